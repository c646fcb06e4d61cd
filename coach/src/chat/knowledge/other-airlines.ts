import { AIRLINES } from "content/airlines/airlines";
import { fold } from "../read/message.ts";
import { ALL_AIRPORTS } from "./airports.ts";

/** Airlines that people ask about and the guide does not have; those with a hub in the airports' list come from there. */
const NAMED_ONLY = `Finnair|Norwegian|Vueling|Iberia|Air Canada|WestJet|Spirit Airlines|Thai Airways|Vietnam Airlines|Garuda|AirAsia|Air Asia|Scoot|
Cebu Pacific|Philippine Airlines|SpiceJet|Vistara|Gulf Air|Kuwait Airways|Royal Jordanian|El Al|EgyptAir|Ethiopian Airlines|Kenya Airways|
South African Airways|RwandAir|LATAM|Avianca|Copa Airlines|Aeromexico|Azul|Condor|Eurowings|TUI|Brussels Airlines|Austrian Airlines|
ITA Airways|Alitalia|LOT Polish|Aegean|Icelandair|Air China|China Southern|China Eastern|Hainan Airlines|Asiana|Jeju Air|Starlux|
China Airlines|Jetstar|Fiji Airways|Sun Country|Breeze Airways|Air Arabia|Riyadh Air|Pegasus|SunExpress|Transavia|Volotea|Air Serbia|
Xiamen Air|XiamenAir|Sichuan Airlines|Spring Airlines|Juneyao|Shenzhen Airlines|Shandong Airlines|Iberia Express|Air Europa|Corsair|French Bee|
Norse Atlantic|Discover Airlines|Edelweiss|Smartwings|Wideroe|Flair Airlines|Sunwing|Air Astana|Uzbekistan Airways|Pakistan International|
Biman|Nok Air|VietJet|Lion Air|Batik Air|Citilink|Peach Aviation|Zipair|Air Premia|Jin Air|Air Tahiti Nui|Aerolineas Argentinas|JetSmart|
Sky Airline|Volaris|Viva Aerobus|Salam Air|SalamAir|Flynas|Flyadeal|Jazeera Airways|Middle East Airlines|Air Algerie|Tunisair|Air Senegal|
Asky|FlySafair|Airlink|Air Seychelles|Air Caraibes|Royal Brunei|Air Macau|Hong Kong Airlines|HK Express|
Greater Bay Airlines|Rossiya|Aeroflot|S7 Airlines|Belavia|Royal Air Maroc|Air Mauritius|SriLankan|Akasa|Porter Airlines|Air Transat|Loganair|Air Baltic|airBaltic|Luxair|Croatia Airlines`;

const inGuide = new Set(AIRLINES.map(({ airlineName }) => fold(airlineName.replace(/ \(.*$/, ""))));

const OTHERS: readonly { name: string; folded: string; begins: string }[] = [
  ...new Set([
    ...ALL_AIRPORTS.flatMap(({ hub }) => hub),
    ...NAMED_ONLY.split("|").map((name) => name.trim()),
  ]),
]
  .map((name) => ({ name, folded: fold(name), begins: ` ${fold(name)}` }))
  .filter(({ folded }) => !inGuide.has(folded) && folded.length > 2);

/** What Chinese calls some of them. */
const IN_CHINESE: readonly (readonly [said: RegExp, name: string])[] = [
  [/海南航空|海航/, "Hainan Airlines"],
  [/南方航空|南航/, "China Southern"],
  [/东方航空|东航/, "China Eastern"],
  [/中国国际航空|国航/, "Air China"],
  [/厦门航空|厦航/, "XiamenAir"],
  [/四川航空|川航/, "Sichuan Airlines"],
  [/深圳航空|深航/, "Shenzhen Airlines"],
  [/山东航空|山航/, "Shandong Airlines"],
  [/春秋航空/, "Spring Airlines"],
  [/吉祥航空/, "Juneyao"],
  [/中华航空|华航/, "China Airlines"],
  [/星宇航空/, "Starlux"],
  [/澳门航空/, "Air Macau"],
  [/香港航空/, "Hong Kong Airlines"],
  [/泰国航空|泰航/, "Thai Airways"],
  [/越南航空/, "Vietnam Airlines"],
  [/亚洲航空|亚航/, "AirAsia"],
  [/韩亚航空/, "Asiana"],
  [/加拿大航空|加航/, "Air Canada"],
  [/埃塞俄比亚航空|埃航/, "Ethiopian Airlines"],
  [/俄罗斯航空/, "Aeroflot"],
];

/** Names that are everyday words as well: they have to be written like a name. */
const EVERYDAY = new Set([
  ..."level peach spring play star sky breeze swoop flair link wings".split(" "),
  "air do",
]);

/** The airline without an entry in the guide that a folded message names; null where it names none. */
export function otherAirlineIn(plain: string, text: string): string | null {
  return otherAirlinesIn(plain, text)[0] ?? null;
}

/** All such airlines, the longest name first. */
export function otherAirlinesIn(plain: string, text: string): string[] {
  const found = OTHERS.filter(
    ({ name, folded, begins }) =>
      // Hardly any is named: what most messages cost is one look for each.
      plain.includes(begins) &&
      (!EVERYDAY.has(folded) || text.includes(name)) &&
      [" ", "?", "'", ",", ".", "!", ":", ";"].some((after) => plain.includes(begins + after)),
  );
  const named = found.sort((a, b) => b.folded.length - a.folded.length).map(({ name }) => name);
  const inChinese = IN_CHINESE.filter(([said]) => said.test(text)).map(([, name]) => name);
  return named.length > 0 ? named : inChinese;
}

const WORDS = new Set(OTHERS.flatMap(({ folded }) => folded.split(" ")));

/** Whether a word is part of such a name, and so no slip of spelling. */
export function isOtherAirlineWord(word: string): boolean {
  return WORDS.has(word);
}
