import type { ChatRequest } from "../request.ts";
import { followUpIn } from "./follow-up.ts";
import { fold, type Message } from "./message.ts";

type Answer = Omit<Extract<ChatRequest, { kind: "quiz-answer" }>, "kind">;

const LETTER =
  /^(?:(?:i think|it's|its|it is|is it|maybe|answer|option|letter|number|the|my answer is|la|le|el|die|der|opcion|reponse|选|答案是?)[ :]*)*\(?([a-d]|[1-4]|first|second|third|fourth)\)?(?: (?:one|answer|option|i think|i guess|please|maybe|right))?$/;
/** "C of course, standing can drop the pressure": the letter first, its reason after it. */
const LETTER_AND_REASON =
  /^(?:i (?:think|guess|say|would say|go (?:for|with))|it'?s|its|maybe|probably|hmm+|ok|so)? ?\(?([a-d])\)?(?:[.,;:!?)-]| (?:of course|because|since|i think|i guess|again|for sure|definitely|but|as|right))/;
const ORDINALS = ["first", "second", "third", "fourth"];
const DOES_NOT_KNOW =
  /^(?:i )?(?:don't know|dont know|do not know|no idea|not sure|no clue|idk|dunno|pass|skip|no (?:lo )?se|ni idea|je (?:ne )?sais (?:pas|plus)|aucune idee|keine ahnung|weiss (?:ich )?nicht|weiß (?:ich )?nicht|non (?:lo )?so|boh|nao sei|sei la|nao faco ideia|geen idee|weet (?:ik )?(?:het )?niet|不知道|不会|わかりません|わからない|分かりません|모르겠(?:어요|습니다|다)?|لا أعرف|لا اعرف|ما بعرف|مش عارفة?|مدري)(?: .{0,20})?$/;
/** A whole word or more of an option counts as naming it. */
const SHORTEST_NAME = 2;
const LONGEST_ANSWER = 25;

/** What a message does with the open question of a quiz; null where it does something else. */
export function quizAnswerIn(message: Message, options: readonly string[]): Answer | null {
  const said = bare(message.own);
  const short = followUpIn(message);
  if (short?.does === "stop" || short?.does === "bye") return { chosen: null, does: "stop" };
  if (short?.does === "skip" || short?.does === "another" || DOES_NOT_KNOW.test(said))
    return { chosen: null, does: "skip" };
  if (message.length > LONGEST_ANSWER) return null;
  const named = optionNamed(said, options.map(bare));
  if (named !== null) return { chosen: named, does: "answer" };
  const letter =
    said.match(LETTER)?.[1] ??
    fold(message.own).trim().match(LETTER_AND_REASON)?.[1] ??
    letterAmong(said);
  if (letter === undefined) return null;
  const ordinal = ORDINALS.indexOf(letter);
  const at =
    ordinal >= 0
      ? ordinal
      : /\d/.test(letter)
        ? Number(letter) - 1
        : letter.charCodeAt(0) - "a".charCodeAt(0);
  return at < options.length ? { chosen: at, does: "answer" } : null;
}

/** "El Cairo no? la b": one letter standing alone; "a" is a word in many languages and has to stand at an end. */
function letterAmong(said: string): string | undefined {
  const words = said.split(" ");
  const letters = words.filter((word) => /^[b-d]$/.test(word));
  if (letters.length === 1) return letters[0];
  const isA = letters.length === 0 && words.at(-1) === "a";
  return isA && words.length <= 3 ? "a" : undefined;
}

/** The one option that is said word for word, that the message is a part of, or that is a part of it. */
function optionNamed(said: string, options: readonly string[]): number | null {
  const exact = options.indexOf(said);
  if (exact >= 0) return exact;
  if (said.length < SHORTEST_NAME) return null;
  const inside = options.flatMap((option, at) => (` ${option} `.includes(` ${said} `) ? [at] : []));
  if (inside.length === 1) return inside[0] ?? null;
  const around = options.flatMap((option, at) => (` ${said} `.includes(` ${option} `) ? [at] : []));
  return around.length === 1 ? (around[0] ?? null) : null;
}

/** The letters of the options as Arabic counts with them. */
const ARABIC_LETTERS: Readonly<Record<string, string>> = { أ: "a", ا: "a", ب: "b", ج: "c", د: "d" };

const bare = (text: string): string =>
  fold(text.replace(/(?<!\p{L})[أابجد](?!\p{L})/gu, (letter) => ARABIC_LETTERS[letter] ?? letter))
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
