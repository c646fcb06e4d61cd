import type { SearchSet } from "content/search/schema";
import type { Entry } from "../knowledge/entry.ts";
import { measureFor } from "./measure.ts";
import { fold, type Message } from "./message.ts";

/** How likely each set answers this kind of question. */
export function priorFor(
  { plain, length }: Message,
  namesAircraft: boolean,
  isOfFact: boolean,
): (entry: Entry) => number {
  const asked = QUESTION_SHAPES.filter((shape) => shape.test(plain));
  const asksHowToAnswer =
    /\b(answer(ing)?|respond to|question|asked|say (when|if) (they|the recruiter|asked)|tell (me|us) about|why do you want|describe a time|give an example of a time)\b|responder|repondre|回答/.test(
      plain,
    );
  const asksMeaning =
    length <= 9 &&
    /\b(what is|what are|what's|what does|what do .* mean|define|meaning|stands? for|mean)\b|que es|que significa|qu'est-ce|什么是|是什么|意思/.test(
      plain,
    );
  const asksWhatToDo =
    /\b(what (do|should|would|must|can) (you|i|we|crew|the crew|cabin crew|a crew|they)|how (do|should|would|can) (you|i|we|crew|cabin crew)|steps|handle|deal with|react|treat|manage)\b|que hago|que hacer|como (se )?(actua|trata|maneja)|que (dois-je )?faire|comment (reagir|gerer)|怎么(办|处理|做)|如何处理/.test(
      plain,
    );
  const asksForCommand =
    /\b(command|commands|shout|shouts|shouted|yell|call out)\b|ordenes|grita|crie|喊|口令/.test(
      plain,
    );
  const asksForDay =
    /\b(assessment|recruiters?|recruitment|assessors?|interview|application|apply|group (exercise|task|discussion)|role play|open day)\b|entrevista|entretien|面试|评估/.test(
      plain,
    );
  const ofSet = (set: SearchSet) => {
    switch (set) {
      case "questions":
        return asksHowToAnswer ? 1.06 : isOfFact ? 0.45 : 0.6;
      case "assessment-days":
        return asksForDay ? 1.12 : asksHowToAnswer ? 1.06 : 0.95;
      case "terminology":
        return /\b(what do (you|they|we|people|crew) call|what('?s| is) the (\w+ )?(word|term|name) (for|of)|called|(correct|right|proper|english|official|exact|professional) (word|name|term)|how (is|do you|do they|do we) (it |this |that )?(call|name|say))\b/.test(
          plain,
        )
          ? 1.3
          : asksMeaning
            ? 1.08
            : asksForCommand
              ? 0.84
              : asksWhatToDo
                ? 0.88
                : 1;
      case "syllabus":
        return asksWhatToDo ? 1.08 : 1;
      case "evacuation":
        return asksForCommand || /\b(steps?|procedure)\b/.test(plain) ? 1.12 : 0.98;
      case "aircraft":
        return namesAircraft ? 1.25 : 0.9;
      case "cockpit":
        return /cockpit|flight deck|pilots?|panel|display/.test(plain) ? 1.06 : 0.8;
      case "quiz":
        return 0.9;
      case "situational-judgement":
        return 0.9;
      case "scenarios":
        return /scenario|story|simulation/.test(plain) ? 1.1 : 0.55;
      case "recruiters":
        return /recruiter|interviewer|persona/.test(plain) ? 1 : 0.55;
      case "cultures":
        return 0.85;
      default:
        return 1;
    }
  };
  const measured = measureFor(plain);
  const bySet = new Map<SearchSet, number>();
  return (entry) => {
    const { set, citation } = entry;
    const known = bySet.get(set);
    const worth = known ?? ofSet(set);
    if (known === undefined) bySet.set(set, worth);
    const isShaped =
      set === "syllabus" && asked.length > 0 && asked.some((shape) => shape.test(nameOf(entry)));
    // A point of one type's schematic is meant where that type is named.
    const isStray = !namesAircraft && POINT_OF_A_TYPE.test(citation.id);
    const isStep = STEP_OF_ALL.test(citation.id);
    return worth * (isShaped ? 1.08 : 1) * (isStray ? 0.75 : isStep ? 0.97 : 1) * measured(entry);
  };
}

/** Its first name, folded, with a space at both ends; a question has hundreds of entries to choose from. */
function nameOf(entry: Entry): string {
  const known = NAMES.get(entry);
  if (known !== undefined) return known;
  const name = ` ${fold(entry.names[0] ?? "")} `;
  NAMES.set(entry, name);
  return name;
}

const NAMES = new WeakMap<Entry, string>();

/** One step of an evacuation tells less than the command, the term or the card that it rests on. */
const STEP_OF_ALL = /^evacuation\/(land|water)-\d/;
const POINT_OF_A_TYPE = /^aircraft\/(airbus|boeing|embraer)-/;

/** A question after a number is answered by an entry that gives one. */
const QUESTION_SHAPES = [
  /\bhow many\b/,
  /\bhow (much|long|often)\b/,
  /\bwho\b/,
  /\bwhen\b/,
  /\bwhy\b/,
  /\b(which|what) signs|recognise|recognize\b/,
];
