import { describe, expect, test } from "vitest";
import { AIRLINES } from "../airlines/airlines.ts";
import { Source } from "../source.ts";
import { repeated, textsOf, untidy } from "../walk.ts";
import { AIRPORTS } from "./airports.ts";
import { CONTINENTS } from "./continents.ts";
import { MORE_AIRPORTS } from "./more-airports.ts";
import { Airport } from "./schema.ts";
import { AIRPORT_SOURCES } from "./sources.ts";

const ALL = [...AIRPORTS, ...MORE_AIRPORTS];

/** South, north, west and east edge in degrees. Oceania and the Aleutians apart, none crosses the date line. */
const BOXES: Record<Airport["continent"], readonly [number, number, number, number]> = {
  "North America": [7, 72, -170, -50],
  // From the Canaries to Saint Petersburg, and Cyprus.
  Europe: [27, 71, -28, 38],
  Asia: [-11, 56, 26, 146],
  Oceania: [-48, 24, -180, 180],
  "Middle East": [12, 38, 34, 64],
  Africa: [-35, 38, -26, 60],
  "South America": [-56, 13, -82, -34],
};

/** ICAO prefixes by country, from ICAO Doc 7910. */
const PREFIXES: Record<string, string> = {
  Albania: "LA",
  Algeria: "DA",
  Angola: "FN",
  Argentina: "SA",
  Armenia: "UD",
  Aruba: "TNCA",
  Australia: "Y",
  Austria: "LO",
  Azerbaijan: "UB",
  Bahamas: "MY",
  Bahrain: "OB",
  Bangladesh: "VG",
  Belgium: "EB",
  Bermuda: "TX",
  Bolivia: "SL",
  Brazil: "SB",
  Brunei: "WBS",
  Bulgaria: "LB",
  Cambodia: "VD",
  Canada: "C",
  Chile: "SC",
  China: "Z",
  Colombia: "SK",
  "Cook Islands": "NC",
  "Costa Rica": "MR",
  Croatia: "LD",
  Cyprus: "LC",
  Czechia: "LK",
  "Côte d'Ivoire": "DI",
  Denmark: "EK",
  "Dominican Republic": "MD",
  Ecuador: "SE",
  Egypt: "HE",
  "El Salvador": "MS",
  Ethiopia: "HA",
  Fiji: "NF",
  Finland: "EF",
  France: "LF",
  "French Polynesia": "NT",
  Georgia: "UG",
  Germany: "ED",
  Ghana: "DG",
  Greece: "LG",
  Guam: "PG",
  "Hong Kong SAR, China": "VH",
  Hungary: "LH",
  Iceland: "BI",
  India: "V",
  Indonesia: "W",
  Iraq: "OR",
  Ireland: "EI",
  Israel: "LL",
  Italy: "LI",
  Jamaica: "MK",
  Japan: "R",
  Jordan: "OJ",
  Kazakhstan: "UA",
  Kenya: "HK",
  Kuwait: "OK",
  Laos: "VL",
  Latvia: "EV",
  Lebanon: "OL",
  Luxembourg: "EL",
  "Macao SAR, China": "VM",
  Madagascar: "FM",
  Malaysia: "W",
  Maldives: "VR",
  Malta: "LM",
  Mauritius: "FI",
  Mexico: "MM",
  Mongolia: "ZM",
  Morocco: "GM",
  Mozambique: "FQ",
  Myanmar: "VY",
  Namibia: "FY",
  Nepal: "VN",
  Netherlands: "EH",
  "New Caledonia": "NW",
  "New Zealand": "NZ",
  Nigeria: "DN",
  Norway: "EN",
  Oman: "OO",
  Pakistan: "OP",
  Panama: "MP",
  "Papua New Guinea": "AY",
  Paraguay: "SG",
  Peru: "SP",
  Philippines: "RP",
  Poland: "EP",
  Portugal: "LP",
  "Puerto Rico": "TJ",
  Qatar: "OT",
  Romania: "LR",
  Russia: "U",
  Rwanda: "HR",
  Réunion: "FME",
  "Saudi Arabia": "OE",
  Senegal: "GO",
  Serbia: "LY",
  Seychelles: "FS",
  Singapore: "WS",
  "Sint Maarten": "TNCM",
  "South Africa": "FA",
  "South Korea": "RK",
  Spain: "(LE|GC)",
  "Sri Lanka": "VC",
  Sweden: "ES",
  Switzerland: "LS",
  Taiwan: "RC",
  Tanzania: "HT",
  Thailand: "VT",
  Togo: "DX",
  "Trinidad and Tobago": "TT",
  Tunisia: "DT",
  Türkiye: "LT",
  Uganda: "HU",
  "United Arab Emirates": "OM",
  "United Kingdom": "EG",
  "United States": "[KP]",
  Uruguay: "SU",
  Uzbekistan: "UZ",
  Venezuela: "SV",
  Vietnam: "VV",
  Zambia: "FL",
};

/** Closed or merged: none of them may stand as a hub airline (air-berlin to Vistara). */
const CLOSED =
  /^(Air Berlin|Air Malta|Alitalia|Asiana|Czech Airlines|Flybe|Jet Airways|Jetstar Asia|Monarch|Nordica|PLAY|SpiceXpress|Spirit|Thomas Cook|Vistara|Virgin America|WOW|Wizz Air Abu Dhabi)/i;

const RADIUS_OF_EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
function distanceKm(one: Airport, other: Airport): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude, other.longitude);
  return 2 * RADIUS_OF_EARTH_KM * Math.asin(Math.sqrt(chord));
}

describe("the course", () => {
  test("holds 37 airports on all seven continents, each with a hub", () => {
    expect(AIRPORTS).toHaveLength(37);
    expect(new Set(AIRPORTS.map(({ continent }) => continent))).toEqual(new Set(CONTINENTS));
    expect(AIRPORTS.filter(({ hub }) => hub.length === 0)).toEqual([]);
  });

  test("asks for no city twice", () => {
    expect(repeated(AIRPORTS.map(({ city }) => city))).toEqual([]);
  });

  test("holds a hub of each of the fifteen airlines most applied to", () => {
    const hubs = new Set(AIRPORTS.flatMap(({ hub }) => hub));
    const names = AIRLINES.slice(0, 15).map(({ airlineName }) => airlineName);
    expect(names.filter((name) => !hubs.has(name))).toEqual([]);
  });
});

test("both sets together hold a hub of every airline in the reference guide, spelt as there", () => {
  // These two fly under the names of others, from others' hubs.
  const regional = ["SkyWest Airlines", "Republic Airways"];
  const hubs = new Set([...AIRPORTS, ...MORE_AIRPORTS].flatMap(({ hub }) => hub));
  const names = AIRLINES.map(({ airlineName }) => airlineName);
  expect(names.filter((name) => !hubs.has(name))).toEqual(regional);
});

test("more airports: 240 to 280, on every continent", () => {
  expect(MORE_AIRPORTS.length).toBeGreaterThanOrEqual(240);
  expect(MORE_AIRPORTS.length).toBeLessThanOrEqual(280);
  for (const continent of CONTINENTS) {
    expect(
      MORE_AIRPORTS.filter((airport) => airport.continent === continent).length,
    ).toBeGreaterThan(10);
  }
});

describe("both sets together", () => {
  test("give no code, ICAO code or name twice, so no quiz option is right twice", () => {
    expect(repeated(ALL.map(({ code }) => code))).toEqual([]);
    expect(repeated(ALL.map(({ icao }) => icao))).toEqual([]);
    expect(repeated(ALL.map(({ name }) => name))).toEqual([]);
  });

  test("say no hook twice", () => {
    expect(repeated(ALL.flatMap(({ remember }) => remember ?? []))).toEqual([]);
  });

  test("put no two airports within two kilometres", () => {
    const close = ALL.flatMap((one, index) =>
      ALL.slice(index + 1)
        .filter((other) => distanceKm(one, other) < 2)
        .map((other) => `${one.code} ${other.code}`),
    );
    expect(close).toEqual([]);
  });

  test("put a country on one continent, but for Türkiye and the far islands of the United States", () => {
    const seats = new Map<string, Set<string>>();
    for (const { country, continent } of ALL)
      seats.set(country, (seats.get(country) ?? new Set()).add(continent));
    const split = [...seats].filter(([, continents]) => continents.size > 1);
    expect(split.map(([country]) => country).sort()).toEqual(["Türkiye", "United States"]);
  });

  test("use every prefix of the table", () => {
    const countries = new Set(ALL.map(({ country }) => country));
    expect(Object.keys(PREFIXES).filter((country) => !countries.has(country))).toEqual([]);
  });

  test("name their sources", () => {
    for (const source of Object.values(AIRPORT_SOURCES))
      expect(Source.strict().safeParse(source).error).toBeUndefined();
  });
});

describe.each(ALL.map((airport) => [airport.code, airport] as const))("%s", (_, airport) => {
  test("has the shape of an airport and nothing more", () => {
    expect(Airport.strict().safeParse(airport).error).toBeUndefined();
    expect(untidy(textsOf(airport))).toEqual([]);
  });

  test("has an ICAO code of its country, places on its continent and a zone that is known", () => {
    const { country, icao, continent, latitude, longitude, zone } = airport;
    expect(icao).toMatch(new RegExp(`^${PREFIXES[country] ?? "no prefix for this country"}`));
    const [south, north, west, east] = BOXES[continent];
    expect(latitude).toBeGreaterThan(south);
    expect(latitude).toBeLessThan(north);
    expect(longitude).toBeGreaterThan(west);
    expect(longitude).toBeLessThan(east);
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
  });

  test("keeps a clock within four hours of its sun", () => {
    const { longitude, zone } = airport;
    const offset = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })
      .formatToParts(new Date("2026-01-15T12:00:00Z"))
      .find(({ type }) => type === "timeZoneName")?.value;
    const [, sign, hours, minutes] = offset?.match(/^GMT(?:([+-])(\d\d):(\d\d))?$/) ?? [];
    const zoneHours = (sign === "-" ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
    const sunHours = longitude / 15;
    const apart = Math.abs(((zoneHours - sunHours + 36) % 24) - 12);
    expect(apart).toBeLessThan(4);
  });

  test("does not give its code away in its name", () => {
    expect(airport.name.split(/[^A-Za-z]+/)).not.toContain(airport.code);
    expect(airport.name).not.toMatch(/\b(IATA|ICAO)\b/);
  });

  test("names no hub airline twice and none that is gone", () => {
    expect(repeated(airport.hub)).toEqual([]);
    expect(airport.hub.filter((airline) => CLOSED.test(airline))).toEqual([]);
  });

  test("explains its code by its letters or by the code that it replaced", () => {
    const { code, remember } = airport;
    if (remember === undefined) return;
    expect(remember).toMatch(/\.$/);
    const capitals: string[] = remember.normalize("NFD").match(/[A-Z]/g) ?? [];
    const shown = [...code].filter((letter) => capitals.includes(letter));
    const others = (remember.match(/\b[A-Z]{3}\b/g) ?? []).filter((word) => word !== code);
    expect(shown.length >= 2 || others.length > 0).toBe(true);
  });
});
