import { EQUIPMENT_OF } from "../knowledge/aircraft.ts";
import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import { readAirlineLists, readAirlines, readOtherAirline } from "./airline-readings.ts";
import { readAirportByWords, readAirports } from "./airport-readings.ts";
import { ownFacetIn } from "./facets.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Readings that rest on what the message calls by name. */
export function readNames(
  message: Message,
  called: readonly Called[],
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): Reading[] {
  return [
    ...readAirlines(message, called, knowledge),
    ...readAirlineLists(message, called),
    ...readOtherAirline(message, called),
    ...readAirports(message, called, knowledge),
    ...readAirportByWords(message, called, wanted, knowledge),
    ...readAircraft(message, called, wanted),
    ...readCultures(message, called),
    ...readRecruiters(message, called, knowledge),
  ];
}

/** A type's part, found by a word of it; the less sure the more else is asked of it. */
function readAircraft(
  message: Message,
  called: readonly Called[],
  wanted: readonly Wanted[],
): Reading[] {
  const models = idsIn(called, "aircraft").filter((id) => EQUIPMENT_OF.has(id));
  if (models.length === 0) return [];
  const facet = ownFacetIn(message.plain, "aircraft");
  const isOfEquipment = facet === "arming" || facet === "procedures" || facet === "features";
  const ids = isOfEquipment ? models.map((id) => EQUIPMENT_OF.get(id) ?? id) : models;
  return [
    {
      request: entryRequest(ids, facet),
      score:
        isOfEquipment ||
        (facet === "exits" &&
          !/\b(open|opens|opened|operate|overwing|throw|use)\b/.test(message.plain)) ||
        /how many|number of|cuant|combien|几个|多少/.test(message.plain)
          ? 0.94
          : facet
            ? 0.79 - LESS_SURE * Math.min(3, besideFacet(message, called, wanted))
            : message.length <= 5
              ? 0.84
              : 0.5,
      because: "aircraft type",
    },
  ];
}

/** Each word that neither names the type nor asks for its part takes so much. */
const LESS_SURE = 0.04;
const OF_A_TYPE = new Set(
  stemsOf(
    "slide door exit seat arm disarm capacity passenger window procedure feature equipment configuration boeing airbus embraer have overwing wing hatch emergency",
  ),
);

function besideFacet(
  { words }: Message,
  called: readonly Called[],
  wanted: readonly Wanted[],
): number {
  const names = new Set(
    called
      .filter(({ entry }) => EQUIPMENT_OF.has(entry.citation.id))
      .flatMap(({ from, to }) => words.slice(from, to))
      .flatMap(stemsOf),
  );
  return wanted.filter(
    ({ stems }) => !stems.some((key) => isWeak(key) || names.has(key) || OF_A_TYPE.has(key)),
  ).length;
}

/** A recruiter of the mock interviews, by any part of the name or by the airline. */
function readRecruiters(
  { plain }: Message,
  called: readonly Called[],
  knowledge: ChatKnowledge,
): Reading[] {
  const recruiters = knowledge.entriesOf("recruiters");
  const named = called.filter(({ entry }) => entry.set === "recruiters");
  const [first] = named.sort((a, b) => b.to - b.from - (a.to - a.from));
  const asksForOne =
    /\b(who is|who's|whos|which|recruiters?|interviewers?|personas?|mock interviews?|strict|style|like|got|have)\b|quien es|qui est|谁/.test(
      plain,
    );
  const airline = knowledge.entry(idsIn(called, "airlines")[0] ?? "");
  const ofAirline =
    airline && /\b(recruiter|interviewer|persona)s?\b/.test(plain) && /\b(which|who)\b/.test(plain)
      ? recruiters.find(({ also }) => also.includes(airline.names[0] ?? " "))
      : undefined;
  const found = first && asksForOne ? first.entry : ofAirline;
  return found
    ? [{ request: entryRequest([found.citation.id]), score: 0.96, because: "recruiter" }]
    : [];
}

function readCultures(message: Message, called: readonly Called[]): Reading[] {
  const ids = idsIn(called, "cultures").filter((id) => !id.includes("module-"));
  if (ids.length === 0) return [];
  // "Other airlines in the UK", "too late for IndiGo and Air India": where they are, and no customs.
  const isOfAirlines =
    /\b(?:other|which|what|any|some) airlines\b/.test(message.plain) ||
    idsIn(called, "airlines").length > 0;
  const facet = isOfAirlines ? null : ownFacetIn(message.plain, "cultures");
  const speaksOfInterviews =
    /interview|entrevista|entretien|面试|cultur|etiquette|recruiter|assess/.test(message.plain);
  return [
    {
      request: entryRequest(ids, facet),
      score: facet ? 0.96 : speaksOfInterviews ? 0.86 : message.length <= 3 ? 0.7 : 0.35,
      because: "region",
    },
  ];
}
