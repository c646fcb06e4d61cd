import { ASKED as ASKED_BY_STRANGERS } from "coach/chat/knowledge/said/asked";
import type { Act } from "coach/chat/read/acts/acts";
import { AIRLINES } from "content/airlines/airlines";
import { CHAT_CHECK } from "../check.ts";
import { DEV_QUESTIONS } from "../dev.ts";
import type { LabelledQuestion } from "../format.ts";
import { CHAT_FOURTH_HELD } from "../fourth-held.ts";
import { CHAT_FOURTH_TUNED } from "../fourth-tuned.ts";
import { MORE_DEV_QUESTIONS } from "../more-dev.ts";
import askedOfAirlines from "../parts/asked-of-airlines.json" with { type: "json" };
import { CHAT_SECOND_CHECK } from "../second-check.ts";
import { CHAT_THIRD_CHECK } from "../third-check.ts";
import { COURTESIES } from "./courtesies.ts";
import { FEELINGS } from "./feelings.ts";
import { FEELINGS_AT_HOME } from "./feelings-at-home.ts";
import type { ActText } from "./fit.ts";
import type { ActTexts } from "./format.ts";
import learners from "./learners.json" with { type: "json" };
import { MORE_COURTESIES } from "./more-courtesies.ts";
import { MORE_FEELINGS } from "./more-feelings.ts";
import { MORE_REQUESTS } from "./more-requests.ts";
import natives from "./natives.json" with { type: "json" };
import { NONE } from "./none.ts";
import { REQUESTS } from "./requests.ts";

/** What a question of the other sets may ask for without being one of the acts. */
const MAY_BE_AN_ACT =
  /^(intent:(greeting|thanks|limit|analyse-answer|quiz)|questions\/|recruiters\/)/;

/** Questions of the other sets that surely ask for something of the course. */
const ASKED: readonly LabelledQuestion[] = [
  ...DEV_QUESTIONS,
  ...MORE_DEV_QUESTIONS,
  ...CHAT_CHECK,
  ...CHAT_SECOND_CHECK,
  ...CHAT_THIRD_CHECK,
  ...CHAT_FOURTH_TUNED,
  ...CHAT_FOURTH_HELD,
].filter(({ expect }) => !expect.some((wanted) => MAY_BE_AN_ACT.test(wanted)));

const labelled = (texts: ActTexts): ActText[] =>
  Object.entries(texts).flatMap(([act, all]) => all.map((text) => ({ text, act: act as Act })));

const none = (text: string): ActText => ({ text, act: "none" });

/** Of the ways of asking for an entry every so many: enough to know what a question looks like. Drawn by their lengths, so that a new phrase changes no other's place. */
const EVERY = 6;
const ASKED_OF_ENTRIES = Object.values(ASKED_BY_STRANGERS)
  .flatMap((phrases) => phrases.split("|"))
  .filter(({ length }) => length % EVERY === 0);

/** What is asked of airlines, each of another one. */
const ASKED_OF_AIRLINES = Object.values(askedOfAirlines)
  .flat()
  .map((text, at) => text.replace("{A}", AIRLINES[at % AIRLINES.length]?.airlineName ?? ""));

/** The texts of four writers, and what is none of the acts. */
export const ACT_TEXTS: readonly ActText[] = [
  ...[FEELINGS, COURTESIES, REQUESTS].flatMap(labelled),
  ...[MORE_FEELINGS, MORE_COURTESIES, MORE_REQUESTS].flatMap(labelled),
  ...labelled(FEELINGS_AT_HOME),
  ...[learners, natives].flatMap(labelled),
  ...NONE.map(none),
  ...ASKED.map(({ ask }) => none(ask)),
  ...[...ASKED_OF_ENTRIES, ...ASKED_OF_AIRLINES].map(none),
];
