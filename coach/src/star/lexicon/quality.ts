import type { TopicId } from "./topics.ts";

/** Qualities that recruiters listen for, each shown by deeds and by no claim. */
export const QUALITIES = [
  "ownsUp",
  "givesWay",
  "care",
  "initiative",
  "keepsWord",
  "calm",
  "listens",
  "explains",
  "involves",
  "checks",
  "discreet",
  "honest",
  "firm",
  "safety",
  "reports",
  "teaches",
  "perseveres",
  "thorough",
  "learns",
] as const;
export type Quality = (typeof QUALITIES)[number];

/** A deed in which a quality shows. The words are in small letters without punctuation; a name in the middle of a sentence has a ~ before it. */
export interface QualityDeed {
  quality: Quality;
  /** From the candidate's own verb on. */
  says: RegExp;
  /** 1 a first sign … 3 a listener would name it first. */
  weight: number;
  /** It shows this where the question is about one of these. */
  of?: readonly TopicId[];
  /** Nor where it is about one of these. */
  notOf?: readonly TopicId[];
  /** The deed was left undone: "I did not shout back". */
  isLeft?: true;
}

const SOMEBODY =
  "(?:him|her|them|~[\\w']+|(?:the|this|that|a|an|my|our|his|each|every|another|both|two|one)(?: [\\w~'-]+){0,3}? (?:m[ae]n|lad(?:y|ies)|lads?|wom[ae]n|guests?|passengers?|customers?|clients?|child|children|kids?|boys?|girls?|mother|mum|mom|father|dad|son|daughter|sister|brother|grand\\w+|gran|nan|patients?|residents?|colleagues?|co-?workers?|famil(?:y|ies)|couple|baby|neighbours?|neighbors?|students?|pupils?|friends?|apprentice|trainees?|beginners?|visitors?|members?|players?|parents|husband|wife|person|people|others|team|tourists?|fella|guy|chap|bloke|teenager))";
const COMFORTS =
  "(?:teas?|coffees?|water|blankets?|chairs?|seat|jackets?|coat|jumper|toothbrush|food|soup|sandwich\\w*|meals?|cushions?|pillows?|towels?|juices?|tissues?|umbrellas?|chocolate|milk|(?<!dry )ice|biscuits?|cake|toys?|socks|gloves|slippers|t-?shirts?|charger|bag of)";
const HEADS =
  "(?:manager|boss|supervisor|chef|chief|master|leader|nurse|doctor|officer|umpire|referee|ward|teacher|captain|purser|foreman|director|head|inspector|owner|teamleader|lead|head-nurse|matron|police|security|maintenance|engineer|tutor|coach|office|control|caretaker|ambulance|coastguard|firemen|firefighters)";

/** From the verb on: one of the verbs, and what follows it, with {somebody}, {comforts} and {heads} for those words. */
export const says = (verbs: string, rest = ""): RegExp =>
  new RegExp(
    `^(?:${verbs.replaceAll("{somebody}", SOMEBODY)})\\b(?:${rest.replaceAll("{somebody}", SOMEBODY).replaceAll("{comforts}", COMFORTS).replaceAll("{heads}", HEADS)})`,
  );
export const TOLD =
  "told|tell|said|say|wrote|rang|called|phoned|explained|answered|apologi[sz]ed|texted";

/** Qualities that a question asks for: a deed that shows one of them is named first. */
export const WANTED_QUALITIES: Partial<Record<TopicId, readonly Quality[]>> = {
  mistake: ["ownsUp", "learns"],
  failure: ["ownsUp", "perseveres", "learns"],
  feedback: ["learns", "perseveres", "listens"],
  extra: ["care", "initiative", "checks"],
  initiative: ["initiative"],
  team: ["involves", "givesWay", "teaches"],
  colleague: ["givesWay", "listens", "discreet", "teaches"],
  conflict: ["givesWay", "listens", "discreet", "calm"],
  anger: ["calm", "listens"],
  culture: ["explains", "listens"],
  rule: ["firm", "explains", "calm"],
  alcohol: ["firm", "calm"],
  safety: ["safety", "firm", "reports"],
  emergency: ["safety", "calm", "involves"],
  medical: ["safety", "calm", "involves"],
  fire: ["safety", "calm"],
  pressure: ["calm", "involves"],
  leadership: ["involves", "teaches"],
};

type Told = RegExp | { left: RegExp };

/** Deeds of one quality, each with its weight. */
export function rules(quality: Quality, all: readonly (readonly [number, Told])[]): QualityDeed[] {
  return all.map(([weight, told]) =>
    told instanceof RegExp
      ? { quality, weight, says: told }
      : { quality, weight, says: told.left, isLeft: true },
  );
}
