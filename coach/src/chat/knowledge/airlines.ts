import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";
import type { AirlineRequirements } from "content/airline-requirements/schema";
import { AIRLINES } from "content/airlines/airlines";
import type { AirlineFact, FactSource } from "contract/airline-facts";
import { capitalised } from "../../language/capital.ts";
import { AIRLINE_ALIASES, AIRLINE_NICKNAMES } from "./airline-nicknames.ts";
import { type Entry, type Facet, type Part, part, sourceLine } from "./entry.ts";

/** The airlines of the guide, each with what it asks of a beginner in the cabin. */
export function airlineEntries(): Entry[] {
  return AIRLINES.map((airline) => {
    const asked = AIRLINE_REQUIREMENTS[airline.id];
    return {
      citation: {
        id: `airlines/${airline.id}`,
        title: airline.airlineName,
        source: sourceLine(airline.sources.company),
      },
      set: "airlines",
      names: [
        airline.airlineName,
        ...(AIRLINE_ALIASES[airline.id] ?? []),
        ...(AIRLINE_NICKNAMES[airline.id] ?? []),
        airline.iataCode,
      ],
      parts: [...companyParts(airline), ...(asked ? requirementParts(airline, asked) : [])],
      also: "",
    };
  });
}

/** Of what is special about an airline, the lines that name its aircraft. */
const NAMES_AN_ALLIANCE = /\b(Star Alliance|SkyTeam|oneworld)\b/;
const NAMES_TYPES = /\b(?:Boeing|Airbus|Embraer|ATR|A[23]\d\ds?|7[1-8]7s?)\b/;

function companyParts(airline: AirlineFact): Part[] {
  const { airlineName, sources } = airline;
  const from = (source: FactSource) => ({ source: sourceLine(source) ?? "" });
  const { company, network, people, values, news } = sources;
  const [first = ""] = airline.keyDifferentiators;
  return [
    part(
      "lead",
      {
        id: "airline.lead",
        values: {
          airline: airlineName,
          headquarters: airline.headquarters,
          founded: airline.foundedYear,
          alliance: airline.alliance ?? "Independent",
          fleet: figure(airline.fleetSize),
          destinations: figure(airline.destinations),
          fleetSource: sourceLine(network) ?? "",
        },
      },
      [first],
      from(network),
    ),
    part(
      "special",
      { id: "airline.special", values: { airline: airlineName } },
      airline.keyDifferentiators,
    ),
    part(
      "values",
      { id: "airline.values", values: { airline: airlineName } },
      airline.coreValues,
      from(values),
    ),
    part("tips", { id: "airline.tips", values: { airline: airlineName } }, airline.interviewTips),
    part(
      "headquarters",
      {
        id: "airline.headquarters",
        values: { airline: airlineName, headquarters: airline.headquarters },
      },
      [],
      from(company),
    ),
    part(
      "founded",
      { id: "airline.founded", values: { airline: airlineName, founded: airline.foundedYear } },
      [],
      from(company),
    ),
    part(
      "fleet",
      {
        id: "airline.fleet",
        values: { airline: airlineName, fleet: figure(airline.fleetSize), year: network.year },
      },
      airline.keyDifferentiators.filter((one) => NAMES_TYPES.test(one)),
      from(network),
    ),
    part(
      "destinations",
      {
        id: "airline.destinations",
        values: {
          airline: airlineName,
          destinations: figure(airline.destinations),
          year: network.year,
        },
      },
      [],
      from(network),
    ),
    part(
      "employees",
      {
        id: "airline.employees",
        values: {
          airline: airlineName,
          employees: figure(airline.employeeCount),
          year: people.year,
        },
      },
      [],
      from(people),
    ),
    part(
      "alliance",
      airline.alliance === undefined || airline.alliance === "Independent"
        ? { id: "airline.no-alliance", values: { airline: airlineName } }
        : { id: "airline.alliance", values: { airline: airlineName, alliance: airline.alliance } },
      airline.keyDifferentiators.filter((one) => NAMES_AN_ALLIANCE.test(one)),
      from(company),
    ),
    part(
      "region",
      { id: "airline.region", values: { airline: airlineName, region: airline.region } },
      [],
      from(company),
    ),
    part(
      "code",
      { id: "airline.code", values: { airline: airlineName, code: airline.iataCode } },
      airline.keyDifferentiators.filter(
        (one) => /\bcodes?\b/i.test(one) && one.includes(airline.iataCode),
      ),
      from(company),
    ),
    part("mission", airline.mission, [], {
      label: { id: "airline.mission", values: { airline: airlineName } },
      ...from(values),
    }),
    part("vision", airline.vision, [], {
      label: { id: "airline.vision", values: { airline: airlineName } },
      ...from(values),
    }),
    part(
      "news",
      { id: "airline.news", values: { airline: airlineName } },
      airline.recentNews,
      from(news),
    ),
  ];
}

function requirementParts(
  { airlineName: airline }: AirlineFact,
  asked: AirlineRequirements,
): Part[] {
  const { person, body, work, selection } = asked;
  const told = (group: {
    source: { name: string; year: number };
    certainty: "published" | "reported";
  }) => ({
    source: sourceLine(group.source) ?? "",
  });
  const fact = (facet: Facet, text: string, group: Parameters<typeof told>[0]): Part => {
    if (text === "unknown")
      return part(facet, { id: "airline.unknown", values: { airline } }, [], {
        ...told(group),
        isUnknown: true,
      });
    return part(facet, text, [], {
      ...told(group),
      note: {
        id: group.certainty === "published" ? "airline.published" : "airline.reported",
        values: { airline, year: group.source.year },
      },
    });
  };
  const age =
    person.minimumAge === "unknown"
      ? "unknown"
      : ({
          id: "airline.age",
          values: { airline, years: person.minimumAge.years, counted: person.minimumAge.counted },
        } as const);
  const reach = body.reach === "unknown" ? "unknown" : reachLine(body.reach);
  const ageText: Part =
    age === "unknown" ? fact("age", age, person) : part("age", age, [], told(person));
  return [
    part(
      "requirements",
      { id: "airline.requirements", values: { airline, year: person.source.year } },
      [
        ...(person.minimumAge === "unknown"
          ? []
          : [`${person.minimumAge.years} years, ${person.minimumAge.counted}`]),
        ...[
          reach,
          person.languages,
          person.education,
          person.rightToWork,
          body.swimming,
          body.appearance,
        ].filter((text) => text !== "unknown"),
      ],
      told(person),
    ),
    ageText,
    fact("reach", reach, body),
    fact("languages", person.languages, person),
    fact("education", person.education, person),
    fact("visa", person.rightToWork, person),
    fact("swimming", body.swimming, body),
    fact("appearance", body.appearance, body),
    fact("medical", body.medical, body),
    fact("contract", work.contract, work),
    fact("training", work.training, work),
    fact("bases", work.bases, work),
    selection.stages === "unknown"
      ? fact("selection", "unknown", selection)
      : part(
          "selection",
          { id: "airline.selection", values: { airline, year: selection.source.year } },
          selection.stages.map(({ name, happens }) => `${name}: ${happens}`),
          told(selection),
        ),
  ];
}

function reachLine(reach: Exclude<AirlineRequirements["body"]["reach"], "unknown">): string {
  const { reachCm, heightCm, rule } = reach;
  const height = [
    heightCm?.from === undefined ? "" : `from ${heightCm.from} cm`,
    heightCm?.to === undefined ? "" : `up to ${heightCm.to} cm`,
  ].filter(Boolean);
  const figures = [
    reachCm === undefined ? "" : `reach ${reachCm} cm`,
    height.length > 0 ? `height ${height.join(" ")}` : "",
  ].filter((text) => text !== "" && !mentions(rule, text));
  return figures.length > 0 ? `${capitalised(figures.join(", "))}. ${rule}` : rule;
}

/** True where the rule's own words give all the figures of the text: 2017 does not give 201. */
function mentions(rule: string, text: string): boolean {
  const figures = (told: string) => told.match(/\d+(?:\.\d+)?/g) ?? [];
  const given = new Set(figures(rule));
  return figures(text).every((figureText) => given.has(figureText));
}

const figure = (value: number) => value.toLocaleString("en");
