import type { Act } from "coach/chat/read/acts/acts";
import { CHAT_CHECK } from "../check.ts";
import { DEV_QUESTIONS } from "../dev.ts";
import type { LabelledQuestion } from "../format.ts";
import { CHAT_FOURTH_HELD } from "../fourth-held.ts";
import { CHAT_FOURTH_TUNED } from "../fourth-tuned.ts";
import { MORE_DEV_QUESTIONS } from "../more-dev.ts";
import { CHAT_SECOND_CHECK } from "../second-check.ts";
import { CHAT_THIRD_CHECK } from "../third-check.ts";
import { COURTESIES } from "./courtesies.ts";
import { FEELINGS } from "./feelings.ts";
import { FEELINGS_AT_HOME } from "./feelings-at-home.ts";
import type { ActText } from "./fit.ts";
import type { ActTexts } from "./format.ts";
import { MORE_COURTESIES } from "./more-courtesies.ts";
import { MORE_FEELINGS } from "./more-feelings.ts";
import { MORE_REQUESTS } from "./more-requests.ts";
import { NONE } from "./none.ts";
import { REQUESTS } from "./requests.ts";

/** What a question of the other sets may ask for without being one of the acts. */
const MAY_BE_AN_ACT = /^(intent:(greeting|thanks|limit|analyse-answer)|questions\/|recruiters\/)/;

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

/** The texts of two writers, and what is none of the acts. */
export const ACT_TEXTS: readonly ActText[] = [
  ...[FEELINGS, COURTESIES, REQUESTS].flatMap(labelled),
  ...[MORE_FEELINGS, MORE_COURTESIES, MORE_REQUESTS].flatMap(labelled),
  ...labelled(FEELINGS_AT_HOME),
  ...NONE.map(none),
  ...ASKED.map(({ ask }) => none(ask)),
];
