import { AIRLINES } from "content/airlines/airlines";
import { fold } from "../read/message.ts";
import { ALL_AIRPORTS } from "./airports.ts";

/** Airlines that people ask about and the guide does not have; those with a hub in the airports' list come from there. */
const NAMED_ONLY = `Finnair|Norwegian|Vueling|Iberia|Air Canada|WestJet|Spirit Airlines|Thai Airways|Vietnam Airlines|Garuda|AirAsia|Air Asia|Scoot|
Cebu Pacific|Philippine Airlines|SpiceJet|Vistara|Gulf Air|Kuwait Airways|Royal Jordanian|El Al|EgyptAir|Ethiopian Airlines|Kenya Airways|
South African Airways|RwandAir|LATAM|Avianca|Copa Airlines|Aeromexico|Azul|Condor|Eurowings|TUI|Brussels Airlines|Austrian Airlines|
ITA Airways|Alitalia|LOT Polish|Aegean|Icelandair|Air China|China Southern|China Eastern|Hainan Airlines|Asiana|Jeju Air|Starlux|
China Airlines|Jetstar|Fiji Airways|Sun Country|Breeze Airways|Air Arabia|Riyadh Air|Pegasus|SunExpress|Transavia|Volotea|Air Serbia|
Royal Air Maroc|Air Mauritius|SriLankan|Akasa|Porter Airlines|Air Transat|Loganair|Air Baltic|airBaltic|Luxair|Croatia Airlines`;

const inGuide = new Set(AIRLINES.map(({ airlineName }) => fold(airlineName.replace(/ \(.*$/, ""))));

const OTHERS: readonly { name: string; folded: string }[] = [
  ...new Set([
    ...ALL_AIRPORTS.flatMap(({ hub }) => hub),
    ...NAMED_ONLY.split("|").map((name) => name.trim()),
  ]),
]
  .map((name) => ({ name, folded: fold(name) }))
  .filter(({ folded }) => !inGuide.has(folded) && folded.length > 3);

/** Names that are everyday words as well: they have to be written like a name. */
const EVERYDAY = new Set(
  "level peach spring play star sky breeze condor swoop flair link wings".split(" "),
);

/** The airline without an entry in the guide that a folded message names; null where it names none. */
export function otherAirlineIn(plain: string, text: string): string | null {
  const found = OTHERS.filter(
    ({ name, folded }) =>
      (!EVERYDAY.has(folded) || text.includes(name)) &&
      (plain.includes(` ${folded} `) ||
        plain.includes(` ${folded}?`) ||
        plain.includes(` ${folded}'`)),
  );
  return found.sort((a, b) => b.folded.length - a.folded.length)[0]?.name ?? null;
}

const WORDS = new Set(OTHERS.flatMap(({ folded }) => folded.split(" ")));

/** Whether a word is part of such a name, and so no slip of spelling. */
export function isOtherAirlineWord(word: string): boolean {
  return WORDS.has(word);
}
