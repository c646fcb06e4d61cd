import type { Competency } from "contract/questions";
import { featureOf } from "../../feedback/themes.ts";
import { type AirlineValue, valueFor } from "../../feedback/value.ts";
import { QUALITIES, type Quality } from "../../star/lexicon/quality.ts";
import type { FeatureId } from "../../star/rubric.ts";
import { BANK } from "../knowledge/questions.ts";
import type { Take } from "../state.ts";
import { besideAnswer, type Context, type Draft, items } from "./draft.ts";
import { analysisOf, type Judged, judge } from "./judging.ts";
import { questionById } from "./practise.ts";

/** From here on one hears what was the person's own, and that it was so. */
const HEARD_FROM = 55;
const MOST_DEEDS = 3;
const MOST_COMPETENCIES = 3;

/** The competency that a deed of this quality is told for. */
const SERVES: Record<Quality, Competency> = {
  ownsUp: "integrity",
  givesWay: "conflict-handling",
  care: "customer-care",
  initiative: "initiative",
  keepsWord: "integrity",
  calm: "conflict-handling",
  listens: "communication",
  explains: "communication",
  involves: "teamwork",
  checks: "safety-awareness",
  discreet: "integrity",
  honest: "integrity",
  firm: "decision-making",
  safety: "safety-awareness",
  reports: "safety-awareness",
  teaches: "teamwork",
  perseveres: "resilience",
  thorough: "initiative",
  learns: "resilience",
};

/** Heard as praise of oneself. */
const BOASTS =
  /\b(?:i(?:'m| am| was) (?:always |simply |just |clearly )?(?:the best|the only one who|perfect|very good at|amazing|excellent|a natural)|everyone (?:loves|says|knows)|everybody (?:loves|says|knows)|(?:better|smarter|faster) than (?:the others|everyone|everybody|all)|without me|thanks to me|i never make mistakes|i always (?:know|get it right|succeed))\b/iu;

/**
 * What the answer shows, what it can be told for, and the value of the airline spoken of that it serves.
 * @param asked the competency that is asked after; null where none is named
 * @param airline id of the one whose value is asked after; null for the one spoken of or aimed at
 */
export function showsOf(
  take: Take,
  asked: Competency | null,
  airline: string | null,
  context: Context,
): Draft {
  const { voice, state } = context;
  const question = questionById(state.open?.id ?? "");
  const analysis = analysisOf(take, context);
  const deeds = analysis.strengths.slice(0, MOST_DEEDS);
  const qualities = deeds.flatMap(({ note }) => qualityOf(note.id) ?? []);
  const served = [
    ...new Set([
      ...(question && question.kind === "behavioural" ? [question.competency] : []),
      ...qualities.map((quality) => SERVES[quality]),
    ]),
  ].slice(0, MOST_COMPETENCIES);
  const value = valueServed(analysis, airline, context);
  const other = asked && asked !== question?.competency ? BANK.find(asksFor(asked)) : undefined;
  return besideAnswer(
    "why",
    [
      ...(other
        ? [
            voice.say("shows.as", {
              competency: voice.say(`competency.${other.competency}.name`),
              score: judge(take.text, other, voice.language).take.score ?? 0,
            }),
          ]
        : []),
      ...(served.length > 0
        ? [
            voice.say("shows.serves", {
              list: voice.list(served.map((one) => voice.say(`competency.${one}.name`))),
            }),
          ]
        : []),
      ...(deeds.length > 0 ? [items(deeds.map(({ note }) => note.text))] : []),
      ...(value
        ? [voice.say("shows.value", { airline: value.airline, value: value.value.name })]
        : []),
      voice.say(served.length > 0 ? "shows.once" : "shows.nothing"),
    ],
    context,
  );
}

/** Whether a question asks for an event that shows it, at any airline. */
const asksFor =
  (wanted: Competency) =>
  ({ airline, competency, kind }: (typeof BANK)[number]): boolean =>
    airline === null && competency === wanted && kind === "behavioural";

/** How it comes across: by what in it can be checked, by who acts in it, and by what would be heard as boasting. */
export function impressionOf(take: Take, context: Context): Draft {
  const { voice } = context;
  const analysis = analysisOf(take, context);
  const { specificity, ownership } = analysis.criteria;
  const of = (ids: RegExp) => analysis.strengths.find(({ note }) => ids.test(note.id));
  const exact = (of(EXACT) ?? of(PROVES))?.evidence[0]?.quote;
  const boast = take.text.match(BOASTS)?.[0];
  const isHeard = (score: number | null) => (score ?? 0) >= HEARD_FROM;
  return besideAnswer(
    "why",
    [
      voice.say("impression.lead"),
      items([
        !isHeard(specificity.score)
          ? voice.say("impression.vague")
          : exact
            ? voice.say("impression.exact-quoted", { quote: exact })
            : voice.say("impression.exact"),
        voice.say(isHeard(ownership.score) ? "impression.own" : "impression.hardly-you"),
        boast ? voice.say("impression.boasts", { quote: boast }) : voice.say("impression.modest"),
      ]),
      voice.say("impression.aloud"),
    ],
    context,
  );
}

const EXACT = /\.(?:scene|facts|picture|evidenceDetail|dutyDetail|setting)$/;
const PROVES = /\.(?:proof|outcome)$/;

function qualityOf(note: string): Quality | null {
  const [, name, quality] = note.split(".");
  return name === "deed" ? (QUALITIES.find((id) => id === quality) ?? null) : null;
}

/** The value of the airline that a strength of the answer touches. */
function valueServed(
  { strengths }: Judged["analysis"],
  named: string | null,
  { state, targetAirline, knowledge }: Context,
): { airline: string; value: AirlineValue } | null {
  const id = named ?? state.airline ?? targetAirline?.id ?? null;
  const airline = knowledge.entry(`airlines/${id}`)?.citation.title;
  if (airline === undefined) return null;
  for (const { note } of strengths) {
    const feature = featureOf(note.id);
    const value = feature && feature !== "hesitation" ? valueFor(airline, feature) : null;
    if (value) return { airline, value };
  }
  const byQuestion = VALUED_AS[questionById(state.open?.id ?? "")?.competency ?? "motivation"];
  const value = byQuestion ? valueFor(airline, byQuestion) : null;
  return value && { airline, value };
}

/** What a story of this competency is valued as, where none of its deeds says so itself. */
const VALUED_AS: Partial<Record<Competency, FeatureId>> = {
  "customer-care": "care",
  "conflict-handling": "respect",
  "safety-awareness": "priority",
  "emergency-response": "priority",
  teamwork: "inform",
  integrity: "report",
  resilience: "aftermath",
};
