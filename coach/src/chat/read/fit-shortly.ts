import type { Facet } from "../knowledge/entry.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { ChatInput } from "../thread.ts";
import { fold, type Message } from "./message.ts";
import { figuresIn } from "./own-figures.ts";
import { bareOf } from "./said-shortly.ts";
import { airlineSpokenOf } from "./thread-airline.ts";

const MOST_WORDS = 20;
/** "Do I fit?", "am I what they look for?": of all that was told of oneself in the talk. Folded text without what stands around it. */
const ASKS_IF_FIT =
  /^(?:do|would|will|could|can) i (?:then |still |even )?(?:fit|qualify|match|meet|fulfil+)(?: (?:in|them|there|it|what they (?:want|ask for|look for|need)|(?:all )?(?:the|their) (?:requirements?|criteria|conditions|rules)))?(?: .{0,16})?$|^am i (?:eligible|suitable|qualified|(?:tall|old|big) enough|(?:what|who) they(?:'re| are)? (?:want|need|look(?:ing)? for)|too (?:short|small|young|tall))(?: (?:for (?:them|it|this|that)|there))?$/;
/** "Is that enough?", after a figure. */
const ASKS_IF_ENOUGH =
  /^(?:is|would|will|was) (?:that|it|this|mine)(?: be)? (?:then )?(?:enough|sufficient|tall enough|high enough|too (?:short|low|little|small))(?: (?:for (?:them|it|that|this)|there))?$|^(?:enough|will (?:that|it|this) do|does (?:that|it|this) (?:fit|work|count|pass))$/;
/** "And if I reach 213?" */
const TELLS_A_REACH =
  /^(?:(?:what|how) (?:about )?)?(?:if )?i (?:can |could |do |just |only )*(?:reach|touch|get (?:up )?to|make|manage) (?:about |around |only |just |up to )?\d{3}(?: ?cm| centimet(?:re|er)s)?(?: on (?:my )?(?:tip ?toes?|toes))?$/;

/** What else decides whether somebody fits, and was not told in figures. */
const NOT_TOLD = ["reach", "languages", "education"] as const satisfies readonly Facet[];

/** "I'm 163 and I speak French", "i am 178 and 75 kilo": beside the airlines spoken of. */
const TELLS_A_HEIGHT =
  /^(?!.*\b(?:enough|ok(?:ay)?|can|is|do|does|would|will|could|for|at)\b)i(?:'m| am) (?:about |only |just )?(?:1[.,]?[4-9]\d ?(?:cm|m)?(?: tall)?|[45] ?(?:foot|feet|ft|') ?\d{0,2})(?:(?: ?,| and)(?: .{2,60})?)?$/;

/** One's own figures, told anywhere in the talk, beside what the airline spoken of asks for; null where nothing of the kind is asked. */
export function fitShortly(
  message: Message,
  state: ChatState,
  before: ChatInput["before"],
  aimedAt: string | null,
): ChatRequest | null {
  if (message.length > MOST_WORDS) return null;
  const bare = bareOf(message);
  const said = before.filter(({ role }) => role === "user").map(({ text }) => fold(text));
  const hasFigure = (text: string) => Object.values(figuresIn(text)).some((one) => one !== null);
  const isEnough = ASKS_IF_ENOUGH.test(bare) && hasFigure(said.at(-1) ?? "");
  const tells = TELLS_A_REACH.test(bare);
  const isHeight = state.airline !== null && TELLS_A_HEIGHT.test(bare);
  if (!isEnough && !tells && !isHeight && !ASKS_IF_FIT.test(bare)) return null;
  const spoken = airlineSpokenOf(state)?.replace("airlines/", "") ?? state.airline ?? aimedAt;
  const figures = [...said, message.plain].map(figuresIn);
  const last = <Of extends "age" | "heightCm" | "reachCm">(of: Of) =>
    figures.findLast((one) => one[of] !== null)?.[of] ?? null;
  const [age, heightCm, reachCm] = [last("age"), last("heightCm"), last("reachCm")];
  if (age === null && heightCm === null && reachCm === null)
    return spoken === null || isEnough
      ? null
      : entryRequest([`airlines/${spoken}`], "requirements");
  return {
    ...{ kind: "fit", airline: spoken, region: null, age, heightCm, reachCm },
    others:
      isEnough || tells || isHeight
        ? []
        : NOT_TOLD.filter((one) => one !== "reach" || reachCm === null),
    beside: besides(state, spoken),
  };
}

/** The others of those that were told side by side. */
function besides({ topic }: ChatState, spoken: string | null): string[] {
  const told = topic?.kind === "entry" && topic.ids.length > 1 ? topic.ids : [];
  return told
    .filter((id) => id.startsWith("airlines/"))
    .map((id) => id.replace("airlines/", ""))
    .filter((id) => id !== spoken)
    .slice(0, 2);
}
