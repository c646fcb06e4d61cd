import { STAR_SECTIONS, type StarSection } from "contract/star";
import { capitalised } from "../../language/capital.ts";
import type { OpenQuestion } from "../state.ts";
import { changesIn } from "./changes.ts";
import { type Context, opening } from "./draft.ts";
import type { Judged } from "./judging.ts";

const QUOTE_WORDS = 22;
/** A section from here on is told well; under the other it is what holds the answer back. */
const SOUND = 70;
const FAR_BEHIND = 45;

/** The score and how it came about; after a second answer, what has changed. */
export function scoreLine(
  { analysis, take }: Judged,
  open: OpenQuestion | null,
  { voice }: Context,
): string {
  const { score } = take;
  const sections = STAR_SECTIONS.flatMap((section) => {
    const value = take.sections[section];
    return value === null ? [] : [`${voice.say(`section.${section}`)} ${value}`];
  });
  // Where a limit holds every section down, it is the limit that says why.
  const isHeld = analysis.headline.id.startsWith("headline.limit.");
  const made =
    analysis.kind === "behavioural" && sections.length > 0 && !isHeld
      ? voice.list(sections)
      : analysis.headline.text.replace(/\.$/, "");
  const before = open?.take;
  if (!before || before.score === null || score === null)
    return voice.say("verdict.score", { score: score ?? 0, made });
  const changes = changesIn(before.sections, take.sections, voice);
  const id =
    score > before.score
      ? "verdict.rose"
      : score === before.score
        ? "verdict.same"
        : "verdict.fell";
  return [
    voice.say(id, { from: before.score, to: score }),
    changes.length > 0 && analysis.kind === "behavioural"
      ? `${capitalised(voice.list(changes))}.`
      : "",
  ]
    .join(" ")
    .trim();
}

/** What was strong, in the person's own words: first what tells most of them, and beside it one more: a deed, what came of it, or
 * what is known of the work. */
export function strength(
  { analysis }: Judged,
  { voice, isShort, state }: Context,
  said: string,
): string[] {
  if (isShort) return [];
  // Of an answer that was told once more, what is new in it.
  const isNew = ({ evidence }: Strength) =>
    evidence.some(({ effect, quote }) => effect === "earns" && said.includes(quote));
  const first = (state.open?.take ? analysis.strengths.find(isNew) : null) ?? analysis.strengths[0];
  if (!first) return [];
  const second = analysis.strengths.find(
    (one) => one !== first && ((isDeed(first) && (isDeed(one) || isProof(one))) || isKnown(one)),
  );
  return [[first, ...(second ? [second] : [])].map((one) => sayStrength(one, voice)).join(" ")];
}

type Strength = Judged["analysis"]["strengths"][number];

const isDeed = ({ note }: Strength): boolean => note.id.startsWith("strength.deed.");
const isProof = ({ note }: Strength): boolean => /^strength\.(?:proof|aftermath)/.test(note.id);
const isKnown = ({ note }: Strength): boolean => /^strength\.(?:insight|research)/.test(note.id);

function sayStrength({ note, evidence }: Strength, voice: Context["voice"]): string {
  const quote = evidence.find((one) => one.effect === "earns")?.quote;
  // Most strengths quote the words themselves: twice would be an echo.
  return !quote || note.text.includes(quote.slice(0, 20))
    ? note.text
    : voice.say("verdict.strong", { quote: opening(quote, QUOTE_WORDS), note: note.text });
}

/** The one thing to mend, as bluntly as people say it in the region that the person aims at. */
export function mend(
  { analysis, take }: Judged,
  { voice, tone }: Context,
  filled: StarSection | null,
): string[] {
  // What the coach asked for and was told is no longer what to mend, however short it was.
  const open = analysis.improvements.filter(({ section }) => filled === null || section !== filled);
  const pointsOf = ({ section }: (typeof open)[number]) =>
    (section === null ? null : take.sections[section]) ?? null;
  // "Action 38, ending 88": what lies far behind comes first, and what is told well is not called the thing to change.
  const behind = open.filter((one) => (pointsOf(one) ?? SOUND) < FAR_BEHIND);
  const first = behind[0] ?? open.find((one) => (pointsOf(one) ?? 0) < SOUND) ?? open[0];
  if (!first) return [];
  const lead = voice.say(
    tone.tone === "straightforward"
      ? "verdict.mend.straight"
      : tone.directness === "gentle"
        ? "verdict.mend.gentle"
        : "verdict.mend.diplomatic",
  );
  return [[lead, first.note.text, first.remedy?.text ?? ""].filter(Boolean).join(" ")];
}
