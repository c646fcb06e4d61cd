import { A_FLIGHT_QUESTIONS } from "content/assessment-days/a-flight-questions";
import { FLIGHT_QUESTIONS } from "content/assessment-days/flight-questions";
import type { Context } from "./answer/draft.ts";
import { NO_CHOICE } from "./answer/practise.ts";
import { idsIn } from "./knowledge/name-index.ts";
import type { Message } from "./read/message.ts";
import { type ChatRequest, entryRequest } from "./request.ts";

/** What the last reply named for choice, in its order, each with the words that people take it up with. */
interface Choice {
  taken: RegExp;
  request: ChatRequest;
}

const MOST_WORDS = 8;
/** Around what is chosen: "ok, let's do the second one please". */
const AROUND =
  "(?:ok(?:ay)?|yes|yeah|hm+|well|so|then|please|pls|let'?s|lets|start|begin|do|try|go|with|for|i(?:'d| would)? (?:like|love|want|take|choose|pick|prefer)|i'?ll (?:take|go|have)|the|an?|one|some|of|thing|option|first|maybe|rather|just|to|me|give|show|tell|about|my|your|look|at|take|through|hear|and)";
const only = (words: string) =>
  new RegExp(`^(?: ?${AROUND}\\b,?)* ?(?:${words})(?: ?${AROUND}\\b)*[.! ]*$`);

const QUESTION = only("(?:interview |practice |warm-?up )?questions?|practi[sc]e|an? warm-?up");
const FACT = only(
  "facts?|something (?:about|on) (?:the )?(?:cabin|job|flying|planes?|aircraft)|cabin|job|explained|explain(?: something)?|something (?:explained|new|interesting)",
);
const RECORD = only("records?|progress");
const DAY = only("(?:assessment )?day");
const OPEN_DAY = only("open day");
const HIRING = only("hiring|(?:hiring|selection) process|process|selection");
const REQUIREMENTS = only(
  "requirements?|airlines?(?: one)?|criteria|what (?:an |the )?(?:airline|they) (?:asks?|wants?)(?: for)?",
);
const STORY = only("story|stories");
const WEAKEST = only("weakest(?: answer)?");
const ANY =
  /^ (?:(?:ok|hm+|well|i)(?: ?,)? ?)*(?:you (?:choose|decide|pick)|whatever(?: you (?:want|like|think))?|surprise me|don'?t (?:mind|care)|either(?: one)?|any(?:thing)?(?: of them)?|up to you|your (?:choice|call|pick))[.! ]*$/;
const ORDINAL =
  /^ (?:(?:ok|yes|the|let'?s|do|go|with|for|i(?:'d| would)? (?:like|take|choose)|option|number|start)(?: ?,)? ?)*(first|second|third|last|latter|former|1|2|3)(?: (?:one|option|thing|please|pls))*[.! ]*$/;
const PLACES: Readonly<Record<string, number>> = {
  ...{ first: 0, former: 0, "1": 0, second: 1, "2": 1, third: 2, "3": 2, last: -1, latter: -1 },
};

const PRACTISE: ChatRequest = { kind: "practise", choice: NO_CHOICE };
const BEHAVIOURAL: ChatRequest = {
  kind: "practise",
  choice: { ...NO_CHOICE, kind: "behavioural" },
};
const WORTH_KNOWING = [...FLIGHT_QUESTIONS, ...A_FLIGHT_QUESTIONS].map(
  ({ id }) => `assessment-days/asked-${id}`,
);

/** What is taken up of the things that the last reply named for choice: "the second one", "a fact", "you choose"; null where nothing is. */
export function choiceTaken(message: Message, context: Context): ChatRequest | null {
  const { plain, length, isQuestion } = message;
  const choices = choicesOf(context);
  if (choices.length === 0 || length > MOST_WORDS || isQuestion) return null;
  if (ANY.test(plain)) return choices[0]?.request ?? null;
  const place = PLACES[ORDINAL.exec(plain)?.[1] ?? ""];
  if (place !== undefined) return choices.at(place)?.request ?? null;
  if (idsIn(context.knowledge.names.find(message), "airlines").length > 0) return null;
  return choices.find(({ taken }) => taken.test(plain))?.request ?? null;
}

function choicesOf(context: Context): Choice[] {
  const { request } = context.state;
  const question: Choice = { taken: QUESTION, request: PRACTISE };
  // Drawn only where it is named: a draw that nobody wants would change what is drawn next.
  const fact = (): Choice => ({ taken: FACT, request: somethingNew(context) });
  const story: Choice = { taken: STORY, request: BEHAVIOURAL };
  const weakest: Choice = {
    taken: WEAKEST,
    request: { kind: "weakest-answer", isStrongest: false },
  };
  switch (request?.kind) {
    case "introduction": {
      if (request.stage !== null) return [question];
      const airline = request.airlines[0];
      // An airline's open day is told by that airline's own stages.
      if (request.hasDay)
        return [
          ...(airline
            ? [{ taken: OPEN_DAY, request: entryRequest([`airlines/${airline}`], "selection") }]
            : []),
          { taken: DAY, request: { kind: "assessment-day", tells: "course" } },
          question,
        ];
      const asked = airline
        ? `airlines/${airline}`
        : "assessment-days/asked-requirements-in-general";
      return [
        { taken: HIRING, request: { kind: "assessment-day", tells: "hiring" } },
        { taken: REQUIREMENTS, request: entryRequest([asked], airline ? "requirements" : null) },
        question,
      ];
    }
    case "acknowledge":
      return [question, fact(), { taken: RECORD, request: { kind: "progress" } }];
    case "greeting":
      return [question, fact(), story, weakest];
    case "limit":
      return request.limit === "unclear" ? [question, fact()] : [];
    default:
      return [];
  }
}

/** Something of a flight that most people do not know, and that was not told in this talk. */
function somethingNew({ state, random }: Context): ChatRequest {
  const left = WORTH_KNOWING.filter((id) => !state.thisTalk.told.includes(id));
  const from = left.length > 0 ? left : WORTH_KNOWING;
  return entryRequest(from.slice(Math.floor(random() * from.length)).slice(0, 1));
}
