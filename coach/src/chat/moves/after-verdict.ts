import type { StarSection } from "contract/star";
import { answer } from "../answer/answer.ts";
import type { Context, Draft } from "../answer/draft.ts";
import {
  hasSections,
  readAgain,
  shapeOfSection,
  shapeOfTake,
  worthOfTake,
} from "../answer/of-the-take.ts";
import { onLastAnswer } from "../answer/own-answer.ts";
import { questionById } from "../answer/practise.ts";
import { probesOfTake } from "../answer/probing.ts";
import { followUp } from "../follow-through.ts";
import { notesAfter } from "../notes.ts";
import { toldOf } from "../read/answering.ts";
import { isDispute } from "../read/dispute.ts";
import { asksAnything } from "../read/lead-in.ts";
import type { Message } from "../read/message.ts";
import type { Move } from "../read/moves/moves.ts";
import { askedOfAnswer } from "../read/own-answer.ts";
import { sectionNamedIn } from "../read/section-named.ts";
import { toldIn } from "../read/to-the-coach.ts";
import { entryRequest } from "../request.ts";
import type { Take } from "../state.ts";
import { judgedAsking } from "../with-a-question.ts";
import { type Act, always, day, nearest, say } from "./act.ts";

const why =
  (section: StarSection | ""): Act =>
  (message, _, context) => {
    if (tellsASection(message))
      return answer({ kind: "analyse-answer", mode: "judge" }, toldOf(message), context);
    const take = context.state.open?.take ?? null;
    if (take && section !== "" && WANTS_IT_SHOWN.test(message.plain))
      return shapeOfSection(take, section, context);
    return take && isDispute(message) && hasSections(context)
      ? readAgain(take, context)
      : answer(
          { kind: "analyse-answer", mode: "why" },
          section || (sectionNamedIn(message.text) ?? ""),
          context,
        );
  };

/** "My task was to run the till alone": the section itself, and no question about it; "my task was so low" speaks of its score. */
const tellsASection = (message: Message): boolean =>
  !asksAnything(message) && message.length >= FEWEST_OF_A_SECTION && SECTION.test(message.plain);
const FEWEST_OF_A_SECTION = 6;
const SECTION =
  /^ (?:(?:well|ok|okay|so|yes|and|right|oh|ah|sorry|then|also|hm+)(?: ?,)? ?)*(?:my|our|the) (?:own |main |actual )?(?:task|job|role|goal|aim|duty|responsibility|part|situation|result|outcome|end|ending) (?:there |then |that (?:day|night|evening|afternoon|morning) |in (?:it|this|that) )?(?:was|were|is) (?!(?:so |too |very |really )*(?:low|lower|high|zero|nothing|bad|poor|weak|missing|wrong|unfair|good|fine|clear|there|\d))/;
/** "What's a better way to say the task bit? Can you show me" */
const WANTS_IT_SHOWN =
  /\bshow me\b|\b(?:better|other|different) (?:way|words?|sentence|wording)\b|\bhow (?:would|could|can|should|do) (?:you|i) (?:say|put|phrase|word|write)\b|\b(?:re ?word|rephrase|example)\b|\b(?:give me|what'?s) (?:a |an |one )(?:better |good |possible )?(?:sentence|line|task|ending|result)\b/;
const onTake =
  (told: (take: Take, context: Context) => Draft): Act =>
  (_, __, context) => {
    const take = context.state.open?.take ?? null;
    return take && told(take, context);
  };

/** "What could I put instead?": a question, and no part of the answer; "does that count?", after what is told, is one. */
const asksOfIt = (message: Message): boolean =>
  asksAnything(message) && toldIn(message).words < FEWEST_TOLD;

const FEWEST_TOLD = 12;

/** "I was her waitress, I saw that … Can you show me how you would say it?": what is new is taken into the answer first. */
const shown: Act = (message, input, context, further) => {
  // Reasons and strengths have no four sections: what would lift them is told with frames of its own.
  const question = questionById(context.state.open?.id ?? "");
  if (question && question.kind !== "behavioural") return onLastAnswer("mend", null, context);
  if (toldIn(message).words < FEWEST_TOLD)
    return onTake((take, context) => shapeOfTake(take, context))(message, input, context, further);
  const judged = answer({ kind: "analyse-answer", mode: "judge" }, toldOf(message), context);
  const state = notesAfter(judged, context.state);
  const take = state.open?.take;
  if (!take) return judged;
  const shape = shapeOfTake(take, { ...context, state }, toldOf(message));
  return { ...judged, paragraphs: [...judged.paragraphs.slice(0, 1), ...shape.paragraphs] };
};

/** After a verdict: about the answer that was judged. */
export const OF_THE_VERDICT: Partial<Record<Move, Act>> = {
  answer: (message, _, context) =>
    asksOfIt(message)
      ? null
      : judgedAsking(
          answer({ kind: "analyse-answer", mode: "judge" }, toldOf(message), context),
          message,
          context,
        ),
  receipt: why(""),
  situation: why("situation"),
  task: why("task"),
  action: why("action"),
  result: why("result"),
  mend: (_, __, context) => onLastAnswer("mend", null, context),
  length: ({ plain }, _, context) =>
    onLastAnswer(askedOfAnswer(plain) === "cut" ? "cut" : "length", null, context),
  show: shown,
  good: onTake(worthOfTake),
  disagree: onTake((take, context) =>
    hasSections(context)
      ? readAgain(take, context)
      : answer({ kind: "analyse-answer", mode: "why" }, "", context),
  ),
  retry: (_, { before }, context) => followUp({ does: "retry" }, before, context),
  truth: say(entryRequest([day("asked-polishing-a-story")])),
  suitable: say(entryRequest([day("final-story-from-elsewhere")])),
  followups: onTake(probesOfTake),
  delivery: nearest(always("asked-memorised-answers")),
  keep: say({ kind: "is-kept" }),
  stop: say({ kind: "analyse-answer", mode: "stop" }),
};
