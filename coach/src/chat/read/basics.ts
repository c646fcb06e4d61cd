import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { OF_SAFETY } from "./basics-of-safety.ts";
import { BASICS } from "./basics-of-the-way.ts";
import { isDependent } from "./dependence.ts";
import type { Message } from "./message.ts";
import { settingOf } from "./moves/setting.ts";
import { PLAINLY as PLAINLY_BASIC } from "./plainly-basics.ts";
import { PLAINLY_IN_TALKS } from "./plainly-in-talks.ts";
import type { Reading } from "./skills.ts";

/** Longer messages tell circumstances, and are read by all their words. */
const MOST_WORDS = 22;
/** Asked at the end of a long message as often as alone. */
const ASKED_AT_LENGTH: ReadonlySet<string> = new Set(["asked-life-at-a-gulf-base"]);
const MOST_WORDS_AT_LENGTH = 32;
const SURE = 0.915;
const LEANING = 0.55;
/** Asked of those in the cabin or of a guest it is another matter. */
const OF_OTHERS = /\b(passengers?|guests?|customers?|pax|captain|pilots?)\b/;

const PLAINLY = [...PLAINLY_IN_TALKS, ...PLAINLY_BASIC];
const ALL = [...PLAINLY, ...BASICS];
/** Asked with a guest in it. */
const OF_OTHERS_TOO: ReadonlySet<string> = new Set([
  ...["asked-difficult-guest-story#not-a-customer", "asked-role-play-words"],
  "asked-difficult-guest-story#never-had-difficult",
  "asked-strangers-as-one-crew",
]);
/** No airline has a rule of its own on these, whichever is named. */
const WITH_AN_AIRLINE: ReadonlySet<string> = new Set([
  ...["asked-several-airlines", "asked-searching-for-words", "asked-lifeguard-or-first-aider"],
  ...["asked-hardest-part-answer", "asked-duties-of-crew", "asked-best-and-worst#is-it-for-me"],
  ...["final-biggest-mistake#not-my-fault", "asked-difficult-guest-story#not-a-customer"],
  ...["final-story-from-elsewhere", "asked-back-to-flying", "asked-too-old", "final-the-gap"],
  ...["asked-too-qualified", "asked-passenger-gets-abusive#turns-violent"],
  ...["asked-how-pay-works#pay-cut", "asked-ever-been-rejected"],
  ...["final-career-change", "asked-life-on-standby"],
  ...["asked-shoes-on-duty#skirt-or-trousers"],
  ...["asked-experience-that-counts", "asked-stories-from-my-job", "asked-no-job-for-me-they-say"],
  ...["asked-health-in-the-job", "asked-sleep-around-early-starts"],
  ...["asked-only-man", "asked-family-against-it"],
  ...["asked-nationality-and-marriage", "asked-nurse-credit-in-training"],
  ...["asked-crew-housing-rules", "asked-times-in-a-recorded-video"],
  ...["asked-checks-before-take-off", "asked-checks-before-boarding"],
  ...["asked-scared-of-an-emergency", "asked-wear-to-the-day"],
  ...["asked-two-argue-in-the-group", "asked-photos-at-home"],
  ...["asked-script-or-free-in-the-video", "asked-video-goes-wrong", "asked-wear-for-the-video"],
  ...["asked-shave-for-the-day", "asked-alcohol-at-a-gulf-base", "asked-telling-my-partner"],
  ...["final-your-questions", "asked-hardest-part-of-training"],
  ...["asked-one-free-hour", "asked-age-of-a-story", "asked-oldest-in-the-room"],
  ...["asked-years-at-home-on-the-cv", "asked-healed-complaint-at-the-medical"],
  ...["asked-licence-before-applying", "asked-lead-in-the-group"],
  ...["asked-fail-training", "asked-fear-of-danger", "asked-blank-in-the-interview"],
  ...["asked-hospital-stories", "asked-stories-from-my-job"],
  ...["final-the-safety-question", "final-joining-the-talk", "asked-headscarf-and-faith"],
  ...["asked-nerves-that-show#panic-attack", "asked-swimming-in-general#out-of-practice"],
]);

/** Id of the entry that a message asks for in one of these ways, whatever airline it names; null for none. */
export function basicIn(plain: string): string | null {
  if (OF_OTHERS.test(plain)) return null;
  const found = ALL.find(([, pattern]) => pattern.test(plain));
  return found ? `assessment-days/${found[0].split("#")[0]}` : null;
}

/** "What do I wear?", "how many days off?": questions of the way to the job and of the job itself, where no airline is named. */
export function readBasics(
  message: Message,
  isAirline: boolean,
  state: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  const { plain, length } = message;
  const { topic } = state;
  if (length > MOST_WORDS_AT_LENGTH) return [];
  const asked = isAirline ? PLAINLY.filter(([one]) => WITH_AN_AIRLINE.has(one)) : ALL;
  // What leans on an entry that was told asks on of that.
  const leans = topic?.kind === "entry" && isDependent(message);
  const isOfOthers = OF_OTHERS.test(plain);
  const found = asked.find(
    (one) =>
      (!isOfOthers || OF_OTHERS_TOO.has(one[0]) || OF_TALKS.has(one)) &&
      (length <= MOST_WORDS || ASKED_AT_LENGTH.has(one[0]) || PLAIN.has(one)) &&
      one[1].test(plain),
  );
  const isPlain = found !== undefined && PLAIN.has(found);
  // "What do I wear for it?", after a recorded interview was spoken of: before a camera.
  const isOnCamera =
    found?.[0] === WHAT_TO_WEAR && topic?.kind === "entry" && ON_CAMERA.test(topic.ids[0] ?? "");
  const id = found
    ? `assessment-days/${isOnCamera ? ON_CAMERA_WEAR : found[0]}`
    : isAirline
      ? undefined
      : OF_SAFETY.find(([, pattern]) => length <= MOST_WORDS && pattern.test(plain))?.[0];
  // "What questions do they ask?", of the airline spoken of: its own.
  const isTheirs = id === WHICH_QUESTIONS && settingOf(state) === "airline";
  const [whole = "", further = null] = isTheirs ? [] : (id ?? "").split("#");
  const entry = knowledge.entry(whole);
  return entry
    ? [
        {
          request: { ...entryRequest([entry.citation.id]), further },
          score: isPlain ? SURE_OVER_A_NAME : leans ? LEANING : SURE,
          // What is whole in itself yields to nothing that was found by its words.
          because: `${isPlain ? "plainly" : "basics"}, ${id}`,
        },
      ]
    : [];
}

/** Said with a guest or a customer in it, they ask the same. */
const OF_TALKS: ReadonlySet<(typeof PLAINLY)[number]> = new Set(PLAINLY_IN_TALKS);
/** Whole in themselves: a name in it, or a word that seems to lean on what was told, changes nothing. */
const PLAIN: ReadonlySet<(typeof PLAINLY)[number]> = new Set(PLAINLY);
const SURE_OVER_A_NAME = 0.97;

const WHAT_TO_WEAR = "asked-wear-to-the-day";
const ON_CAMERA_WEAR = "asked-wear-for-the-video";
const ON_CAMERA = /video|recorded|online-interview/;
export const WHICH_QUESTIONS = "assessment-days/asked-which-questions-come";

/** Whether a reading is one of these. */
export const isBasic = ({ because }: Pick<Reading, "because">): boolean => IS_BASIC.test(because);
const IS_BASIC = /^(?:basics|plainly), /;
/** Whether it is one that nothing else can be meant by. */
export const isPlainlyBasic = ({ because }: Pick<Reading, "because">): boolean =>
  because.startsWith("plainly, ");
