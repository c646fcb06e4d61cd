import type { LanguageCode } from "contract/languages";
import type { ChatKnowledge } from "../../knowledge/knowledge.ts";
import { type ChatRequest, MOODS } from "../../request.ts";
import type { Message } from "../message.ts";
import { readAct } from "./acts.ts";
import { questionMeant } from "./interview-question.ts";
import { pastedAnswer } from "./pasted-answer.ts";

/** From here on the act is taken for what is meant, whatever the words may be found in. */
const SURE = 0.6;

export interface Doing {
  request: ChatRequest;
  /** The person's words where they are to be judged, else the whole message. */
  said: string;
}

/** What a message without a word of the trade does; null where it is to be read by its words. */
export function doingOf(
  message: Message,
  language: LanguageCode,
  knowledge: ChatKnowledge,
): Doing | null {
  const { act, share } = readAct(message);
  if (share < SURE) return null;
  const so = (request: ChatRequest | null, said = message.text) => request && { request, said };
  const mood = MOODS.find((one) => one === act);
  if (mood) return so({ kind: "mood", mood });
  switch (act) {
    case "nerves":
      return so({ kind: "nerves" });
    case "hello":
      return so({ kind: "greeting", isSmallTalk: true });
    case "thanks":
    case "bye":
      return so({ kind: "thanks", isBye: act === "bye" });
    case "answer-help":
      return so(questionMeant(message, language, knowledge));
    case "judge": {
      const answer = pastedAnswer(message);
      return answer
        ? so({ kind: "analyse-answer", mode: "judge" }, answer)
        : so({ kind: "analyse-answer", mode: "ask" });
    }
    case "live":
      return so({ kind: "limit", limit: "today" });
    case "others":
      return so({ kind: "limit", limit: "others" });
    case "medical":
      return so({ kind: "limit", limit: "medical" });
    default:
      return null;
  }
}
