import { ASKED } from "coach/chat/knowledge/said/asked";
import { MOVES, type Move } from "coach/chat/read/moves/moves";
import { SETTINGS, type Setting } from "coach/chat/read/moves/setting";
import learners from "../acts/learners.json" with { type: "json" };
import natives from "../acts/natives.json" with { type: "json" };
import askedOfAirlines from "../parts/asked-of-airlines.json" with { type: "json" };
import moreOfAirlines from "../parts/more-asked-of-airlines.json" with { type: "json" };
import afterVerdict from "./after-a-verdict.json" with { type: "json" };
import afterAirline from "./after-an-airline.json" with { type: "json" };
import inTheMiddle from "./in-the-middle.json" with { type: "json" };
import moreAfterVerdict from "./more-after-a-verdict.json" with { type: "json" };

export interface MoveText {
  text: string;
  move: Move;
  setting: Setting;
}

type Texts = Readonly<Record<string, readonly string[]>>;

/** What the writers' labels are as moves, where the name differs. */
const MOVE_OF: Readonly<Record<string, Move | null>> = {
  ...{ another: "practise", other: "elsewhere", take: "answer", kept: "keep", fact: "elsewhere" },
  ...{ "own-answer": "answer", none: "elsewhere", acknowledge: "thanks", live: "unknowable" },
  ...{ failed: "bad-news", doubt: "worry-self", nerves: "worry-self", unsupported: "worry-family" },
  ...{ medical: "elsewhere", "answer-help": "elsewhere" },
  // How somebody is, or what another reader knows better.
  ...{ tired: null, angry: null, judge: null, "judge-ask": null, "group-task": null },
  ...{ "role-play": null, others: null, outside: null },
};

const isMove = (name: string): name is Move => MOVES.some((move) => move === name);

function moveOf(label: string): Move | null {
  const named = MOVE_OF[label];
  if (named !== undefined) return named;
  return isMove(label) ? label : null;
}

const pick = (from: readonly Setting[], at: number): Setting => from[at % from.length] ?? "none";

/** Each text in the setting given, or where it may come after anything in one after the other. */
function labelled(texts: Texts, setting: Setting | null): MoveText[] {
  return Object.entries(texts).flatMap(([label, all]) => {
    const move = moveOf(label);
    if (move === null) return [];
    return all.map((text, at) => ({
      ...{ text, move },
      setting: setting ?? pick(SETTINGS, at),
    }));
  });
}

/** What names the answer or its score means it after anything. */
const NAMES_THE_VERDICT =
  /\b(scor\w*|points?|marks?|verdict|my (answer|story)|tasks?|result|situation|action|ending)\b/i;
const ELSEWHERE: Setting = "entry";

const verdicts = [afterVerdict, moreAfterVerdict].flatMap((texts: Texts) =>
  labelled(texts, "verdict"),
);

/** Of the ways of asking for an entry, and of what is asked of airlines, every so many. */
const EVERY_WAY = 3;
const EVERY_PART = 4;
const ways = (isOfDays: boolean): MoveText[] =>
  Object.entries(ASKED)
    .filter(([id]) => id.startsWith("assessment-days/") === isOfDays)
    .flatMap(([, phrases]) => phrases.split("|"))
    .filter(({ length }) => length % EVERY_WAY === 0)
    .map((text, at) => ({
      ...{ text, move: "elsewhere" as const },
      // What candidates ask may be meant of the airline that is spoken of.
      setting: pick(isOfDays ? NOT_OF_AN_AIRLINE : SETTINGS, at),
    }));
const NOT_OF_AN_AIRLINE = SETTINGS.filter((one) => one !== "airline");
const PARTS = [askedOfAirlines, moreOfAirlines]
  .flatMap((texts: Texts) => Object.entries(texts))
  // Of those, when they hire and where the day is held are moves of their own.
  .flatMap(([part, all]) => (part === "open-days" ? [] : all))
  .filter(({ length }) => length % EVERY_PART === 0)
  .map((text) => text.replaceAll("{A}", "they"));

/** Of what was written for it every so many are held back, and only measured. */
const EVERY_HELD = 10;
const WRITTEN: readonly MoveText[] = [
  ...verdicts,
  ...labelled(
    Object.fromEntries(
      Object.entries(afterAirline as Texts).map(([label, all]) => [
        label === "fact" ? "airline-fact" : label,
        all.map((text) => text.replaceAll("{A}", "they")),
      ]),
    ),
    "airline",
  ),
  ...labelled(inTheMiddle, null),
];

/** Held back from the fit. */
export const HELD_MOVE_TEXTS = WRITTEN.filter((_, at) => at % EVERY_HELD === 0);
const FITTED = WRITTEN.filter((_, at) => at % EVERY_HELD !== 0);

/** All that the reader of moves is fitted to. */
export const MOVE_TEXTS: readonly MoveText[] = [
  ...FITTED,
  ...FITTED.filter(
    ({ text, move, setting }) =>
      setting === "verdict" && move !== "elsewhere" && NAMES_THE_VERDICT.test(text),
  ).map((one) => ({ ...one, setting: ELSEWHERE })),
  ...labelled({ "airline-fact": PARTS }, "airline"),
  ...[learners, natives].flatMap((texts) => labelled(texts, null)),
  ...ways(true),
  ...ways(false),
];
