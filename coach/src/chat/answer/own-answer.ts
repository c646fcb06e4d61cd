import { STAR_SECTIONS, type StarSection } from "contract/star";
import { leadOf } from "../knowledge/entry.ts";
import type { AboutAnswer } from "../read/own-answer.ts";
import type { Take } from "../state.ts";
import { besideAnswer, type Context, type Draft, items, opening } from "./draft.ts";
import { tellsItsEnding } from "./judging.ts";
import { cutOf, lengthOf } from "./length.ts";
import { worthOfTake } from "./of-the-take.ts";
import { citationOf } from "./telling.ts";

const TOLD_WORDS = 45;
const ELSEWHERE = "assessment-days/final-story-from-elsewhere";

/** What was asked beside the verdict: whether it is too long, whether such a story may be told. */
export function besideVerdict(
  about: AboutAnswer | null,
  text: string,
  context: Context,
): Draft | null {
  if (about === "length") return lengthOf(text, context);
  if (about === "suitable")
    return besideAnswer("judge", [context.voice.say("verdict.suitable")], context);
  if (about !== "elsewhere") return null;
  const entry = context.knowledge.entry(ELSEWHERE);
  const lead = leadOf(entry);
  if (!entry || lead === "") return null;
  return {
    ...besideAnswer("judge", [opening(lead, TOLD_WORDS)], context),
    citations: [citationOf(entry, undefined)],
  };
}

/**
 * A question about the answer judged last: its length, its ending, or what to mend.
 * @param section the one that was spoken of a moment before; null where none was
 */
export function onLastAnswer(
  about: AboutAnswer,
  section: StarSection | null,
  context: Context,
): Draft {
  const { voice, state } = context;
  if (about === "mend" && section !== null)
    return besideAnswer(
      "judge",
      [voice.say(`star.${section}`), voice.say("verdict.again")],
      context,
    );
  const take = state.open?.take ?? null;
  const text = take?.text ?? "";
  if (about === "length") return lengthOf(text, context);
  if (about === "bridge") return besideAnswer("judge", [voice.say("verdict.bridge")], context);
  if (about === "cut" && take !== null) return cutOf(take, context);
  if (about === "suitable" && take !== null) {
    const worth = worthOfTake(take, context);
    return { ...worth, paragraphs: [voice.say("verdict.suitable"), ...worth.paragraphs] };
  }
  if (about === "ending" && take !== null && tellsItsEnding(take))
    return besideAnswer("judge", [voice.say("verdict.ask.more-result")], context);
  const next = about === "ending" ? "verdict.ask.result" : "verdict.again";
  // "What could I add?": all that would raise it, the most first, and not only the one thing that the verdict named.
  const gains = about === "mend" ? (state.verdict?.gains ?? []) : [];
  if (gains.length > 1)
    return besideAnswer(
      "judge",
      [items(gains.map(({ text: gain }) => gain)), voice.say(next)],
      context,
    );
  const mend = state.verdict?.mend ?? gains[0]?.text ?? "";
  if (about === "mend" && mend === "" && take !== null) return polish(take, context);
  return besideAnswer("judge", [mend, voice.say(next)].filter(Boolean), context);
}

/** "Which bit should I change?", of an answer in which nothing needs it: the part that has the most room. */
function polish(take: Take, context: Context): Draft {
  const { voice } = context;
  const [section] = STAR_SECTIONS.toSorted(
    (a, b) => (take.sections[a] ?? 0) - (take.sections[b] ?? 0),
  );
  if (section === undefined) return besideAnswer("judge", [voice.say("verdict.again")], context);
  return besideAnswer(
    "judge",
    [
      voice.say("verdict.polish", { section: voice.say(`section.${section}`) }),
      context.state.verdict?.bySection[section] ?? voice.say(`star.${section}`),
    ],
    context,
  );
}
