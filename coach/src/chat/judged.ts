import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { worthLine } from "./answer/of-the-take.ts";
import type { Message } from "./read/message.ts";
import { readMessage } from "./read/message.ts";
import { momentNamed } from "./read/moment-answered.ts";
import { asksItsWorth } from "./read/own-story.ts";
import { sentencesIn } from "./read/sentences.ts";
import type { ChatRequest } from "./request.ts";

export const JUDGE: ChatRequest = { kind: "analyse-answer", mode: "judge" };

/** Judges a text as the answer to a question of the bank; to none where `id` is null. */
export function judged(text: string, id: string | null, context: Context): Draft {
  const open = id ? { id, take: null, drill: null } : null;
  return answer(JUDGE, text, { ...context, state: { ...context.state, open } });
}

/** What is told at a moment of the interview, without what is asked of it. */
export function judgedAt(moment: string, { own }: Message, context: Context): Draft {
  const told = sentencesIn(own).filter((one) => !asksItsWorth(readMessage(one).plain));
  return judged(told.join(" "), moment, context);
}

const scoreOf = ({ notes }: Draft): number => notes?.open?.take?.score ?? 0;

/** Another story than the one before: for the question that was put, or for none, whichever it answers better. */
export function judgedAsOther(text: string, message: Message, context: Context): Draft {
  const named = momentNamed(message);
  const asked = context.state.open?.id || null;
  const alone = judged(text, named, context);
  if (named !== null || asked === null) return alone;
  const there = judged(text, asked, context);
  return scoreOf(there) >= scoreOf(alone) ? there : alone;
}

/** "Is it ok for an interview, or too negative?", beside a story: whether it is ready, before what is to be mended. */
export function withItsWorth(draft: Draft, { text }: Message, { voice }: Context): Draft {
  const asks = sentencesIn(text).some((one) => asksItsWorth(readMessage(one).plain));
  const score = draft.notes?.open?.take?.score ?? null;
  const [first = "", ...rest] = draft.paragraphs;
  return asks && score !== null
    ? { ...draft, paragraphs: [first, worthLine(score, voice), ...rest] }
    : draft;
}
