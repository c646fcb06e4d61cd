import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";
import { capitalised } from "../../language/capital.ts";
import { fold } from "../read/message.ts";
import { asksWhatScoresMean } from "../read/own-score.ts";
import { measured, practisedMeant } from "../read/practised.ts";
import { sectionNamedIn, sectionsNamedIn } from "../read/section-named.ts";
import type { ChatRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { changesIn } from "./changes.ts";
import { type Context, type Draft, dayText, items, opening, ownRecord, suggest } from "./draft.ts";
import { tellsItsEnding, tellsNoEvent } from "./judging.ts";
import { opened } from "./opened.ts";
import { extremeSection, noRecord } from "./person.ts";
import { questionById } from "./practise.ts";

type Verdict = NonNullable<ChatState["verdict"]>;

/** Improvements that are told; further ones would bury the first. */
const GAINS = 3;
const LABEL_CHARACTERS = 80;
const GAIN_CHARACTERS = 300;

/** What the last verdict rests on, kept so that "why that score?" can be answered at the next turn. */
export function receiptOf({
  overall,
  improvements,
}: StarAnalysis): Pick<Verdict, "lines" | "gains" | "bySection"> {
  const worded = ({ note, remedy }: StarAnalysis["improvements"][number]) =>
    [note.text, remedy?.text ?? ""].filter(Boolean).join(" ").slice(0, GAIN_CHARACTERS);
  return {
    bySection: Object.fromEntries(
      STAR_SECTIONS.flatMap((section) => {
        const first = improvements.find((one) => one.section === section);
        return first ? [[section, worded(first)]] : [];
      }),
    ),
    lines: rounded(overall),
    gains: improvements
      .filter(({ worth }) => worth > 0)
      .slice(0, GAINS)
      .map((one) => ({ text: worded(one), worth: one.worth })),
  };
}

/** The lines in whole points that add up to the score: what rounding leaves over goes to the first line that has room for it. */
function rounded({ lines, score }: StarAnalysis["overall"]): Verdict["lines"] {
  const whole = lines.map(({ label, points, max }) => ({
    label: label.text.slice(0, LABEL_CHARACTERS),
    points: Math.round(points),
    max: Math.round(max),
  }));
  const over = (score ?? 0) - whole.reduce((sum, { points }) => sum + points, 0);
  const taker = whole.findIndex(
    ({ points, max }) => max > 0 && points + over >= 0 && points + over <= max,
  );
  return whole.map((line, at) =>
    at === taker && score !== null && Math.abs(over) <= MOST_OVER
      ? { ...line, points: line.points + over }
      : { ...line, points: line.max > 0 ? Math.min(line.max, line.points) : line.points },
  );
}

const MOST_OVER = 4;

/** "Why that score?": how the last one is made up and what would raise it; else the practised answer that is meant. */
export function receipt(request: ChatRequest, said: string, context: Context): Draft {
  const { voice, state, isShort } = context;
  const { verdict } = state;
  if (!verdict || verdict.lines.length === 0) return practisedReceipt(request, said, context);
  const section = sectionNamedIn(said);
  const plain = fold(said);
  if (ASKS_WHAT_CHANGED.test(plain)) {
    const changed = ofChanges(request, said, context);
    if (changed) return changed;
  }
  const ofSection =
    section && !asksWhatScoresMean(plain) && ofOneSection(request, section, context);
  // "Why is the task 0 and still I get 84?": what the whole is made of says it.
  if (ofSection && !(NAMES_THE_WHOLE.test(plain) || said.includes(String(verdict.score ?? "–"))))
    return ofSection;
  const lost = [...verdict.lines].sort((a, b) => b.max - b.points - (a.max - a.points))[0];
  const left = lost ? lost.max - lost.points : 0;
  return {
    request,
    paragraphs: [
      ...(asksWhatScoresMean(plain) ? [voice.say("receipt.means")] : []),
      voice.say(isOfSections(state) ? "receipt.lead" : "receipt.lead-whole", {
        score: verdict.score ?? "–",
      }),
      ...(isShort
        ? []
        : [
            items(
              verdict.lines.map(({ label, points, max }) =>
                max > 0
                  ? voice.say("receipt.line", { label, points, max })
                  : voice.say("receipt.cost", { label, points: Math.abs(points) }),
              ),
            ),
          ]),
      ...(lost && left > 0 ? [voice.say("receipt.lost", { label: lost.label, points: left })] : []),
      ...(verdict.gains.length > 0
        ? [
            items(
              verdict.gains
                .slice(0, isShort ? 1 : GAINS)
                .map(({ text, worth }) => voice.say("receipt.gain", { text, worth })),
            ),
          ]
        : []),
    ],
    citations: [],
    suggestions: suggest(voice, [["suggest.star"], ["suggest.another"], ["suggest.stop"]]),
  };
}

/** An answer about oneself is not measured by the four sections. */
const isOfSections = ({ open }: ChatState): boolean =>
  (questionById(open?.id ?? "")?.kind ?? "behavioural") === "behavioural";

/** "Is the ending itself better now, or just the task?" */
const ASKS_WHAT_CHANGED =
  /\b(?:better|higher|improved?|worse|lower|changed?|go up|went up|gone up|gone down|went down)\b(?: \w+){0,3} (?:now|than|this time|or|too|at all)\b|\bwhat (?:has |did |have )?(?:changed?|got better|improved?|went up)\b|\b(?:better|worse|improved?) (?:now|then)?[?.! ]*$|\b(?:mejor|peor) (?:ahora|que)\b|\b(?:mieux|meilleure?) (?:maintenant|que)\b|(?:更好|变好|好一点|提高)了?/;
const NAMES_THE_WHOLE =
  /\b(?:still|overall|total|altogether|whole|in all|yet|makes? no sense|how come i)\b|\b(?:en total|aun asi|au total|quand meme)\b|总分|还是/;

/** What the second telling has changed, and which of the sections that are asked after stayed; null where there was no first telling. */
function ofChanges(request: ChatRequest, said: string, { voice, state }: Context): Draft | null {
  const before = state.verdict?.before;
  const after = state.open?.take?.sections;
  if (!before || !after) return null;
  const changes = changesIn(before, after, voice);
  const same = sectionsNamedIn(said)
    .map((section) => ({ section: voice.say(`section.${section}`), score: after[section] }))
    .filter(({ section, score }) => score !== null && !changes.some((one) => one.includes(section)))
    .map(({ section, score }) => voice.say("receipt.unchanged", { section, score: score ?? 0 }));
  return {
    request,
    paragraphs: [
      ...(changes.length > 0 ? [`${capitalised(voice.list(changes))}.`] : []),
      ...same,
      ...(changes.length + same.length === 0 ? [voice.say("receipt.nothing-changed")] : []),
    ],
    citations: [],
    suggestions: suggest(voice, [["suggest.star"], ["suggest.another"], ["suggest.stop"]]),
  };
}

/** "Why is the action only 37?": what that section lacks; null where it was not measured. */
function ofOneSection(
  request: ChatRequest,
  section: StarSection,
  { voice, state }: Context,
): Draft | null {
  const score = state.open?.take?.sections[section] ?? null;
  if (score === null) return null;
  // "Why only 17 for the result? I said the heating works": what is told is not called missing.
  const take = state.open?.take;
  const isTold = section === "result" && take != null && tellsItsEnding(take);
  const raise =
    take != null && tellsNoEvent(take)
      ? `${voice.say("verdict.no-event")} ${voice.say("verdict.ask.event")}`
      : isTold
        ? voice.say("verdict.ask.more-result")
        : state.verdict?.bySection[section];
  return {
    request,
    paragraphs: [
      voice.say("receipt.section", { section: voice.say(`section.${section}`), score }),
      raise ?? voice.say(`receipt.section.${section}`),
    ],
    citations: [],
    suggestions: suggest(voice, [["suggest.star"], ["suggest.another"], ["suggest.stop"]]),
  };
}

/** The judged answer of the record that a message means: by its score, by its question, else the latest. */
function practisedReceipt(request: ChatRequest, said: string, context: Context): Draft {
  const all = measured(context.person.answers);
  const [latest] = all;
  if (!latest) return noRecord(request, context);
  const meant = practisedMeant(said, all) ?? latest;
  const told = ofPractised(
    { kind: "practised-answer", question: meant.question, asks: "score" },
    context,
  );
  return { ...told, request };
}

/** Why a practised answer scored what it did: its sections, the one that pulls it down in the person's own words, and the next step. */
export function ofPractised(
  request: Extract<ChatRequest, { kind: "practised-answer" }>,
  context: Context,
): Draft {
  const { voice, person } = context;
  if (request.asks === "text") return inOwnWords(request, context);
  const meant = measured(person.answers).find(({ question }) => question === request.question);
  if (!meant) return noRecord(request, context);
  const sections = STAR_SECTIONS.flatMap((section) => {
    const points = meant.sections[section];
    return points === null ? [] : [{ section, points }];
  });
  const lowest = extremeSection(meant, false);
  const text = lowest ? (meant.answer[lowest.section] ?? "").trim() : "";
  return {
    request,
    paragraphs: [
      voice.say("receipt.practised", {
        question: meant.question,
        score: meant.score,
        day: dayText(meant.createdAt, voice.language),
      }),
      ...(sections.length > 0
        ? [
            items(
              sections.map(({ section, points }) =>
                voice.say("receipt.line", {
                  ...{ label: capitalised(voice.say(`section.${section}`)) },
                  ...{ points, max: 100 },
                }),
              ),
            ),
          ]
        : []),
      ...(lowest
        ? [
            [
              voice.say("weakest.section", {
                section: voice.say(`section.${lowest.section}`),
                score: lowest.score,
              }),
              ...(text === "" ? [] : [voice.say("practised.quote", { text: opening(text, 30) })]),
            ].join(" "),
          ]
        : []),
      ...meant.improvements
        .slice(0, 1)
        .map((improvement) => voice.say("weakest.mend", { improvement })),
    ],
    citations: [ownRecord("answers", voice)],
    suggestions: suggest(voice, [["suggest.weakest"], ["suggest.progress"], ["suggest.practise"]]),
    notes: opened(meant),
  };
}

/** What was written for a question, section by section, as it is kept. */
function inOwnWords(
  request: Extract<ChatRequest, { kind: "practised-answer" }>,
  context: Context,
): Draft {
  const { voice, person } = context;
  const meant = person.answers.find(({ question }) => question === request.question);
  if (!meant) return noRecord(request, context);
  const written = STAR_SECTIONS.flatMap((section) => {
    const text = (meant.answer[section] ?? "").trim();
    const label = capitalised(voice.say(`section.${section}`));
    return text === "" ? [] : [voice.say("facet.labelled", { label, text })];
  });
  return {
    request,
    paragraphs: [
      voice.say("practised.wrote", {
        question: meant.question,
        day: dayText(meant.createdAt, voice.language),
      }),
      items(written),
    ],
    citations: [ownRecord("answers", voice)],
    suggestions: suggest(voice, [["suggest.weakest"], ["suggest.progress"], ["suggest.practise"]]),
    notes: opened(meant),
  };
}
