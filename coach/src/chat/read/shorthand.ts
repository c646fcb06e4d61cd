import type { LanguageCode } from "contract/languages";
import { type Message, readMessage } from "./message.ts";

/** How people shorten words on a telephone, in languages that the reader's own patterns know; English has its own in `message.ts`. */
const SHORT: Partial<Record<LanguageCode, readonly (readonly [short: RegExp, whole: string])[]>> = {
  es: [
    [/(?<![\p{L}\p{N}])(?:xq|pq|xk)(?![\p{L}\p{N}])/giu, "por que"],
    [/(?<![\p{L}\p{N}])(?:q|k|ke)(?![\p{L}\p{N}'])/giu, "que"],
    [/(?<![\p{L}\p{N}])(?:tb|tmb|tambn)(?![\p{L}\p{N}])/giu, "tambien"],
    [/(?<![\p{L}\p{N}])(?:porfa|xfa|pf)(?![\p{L}\p{N}])/giu, "por favor"],
  ],
  fr: [
    [/(?<![\p{L}\p{N}])(?:stp|svp)(?![\p{L}\p{N}])/giu, "s'il te plait"],
    [/(?<![\p{L}\p{N}])(?:pk|pq|pkoi)(?![\p{L}\p{N}])/giu, "pourquoi"],
    [/(?<![\p{L}\p{N}])(?:cb)(?![\p{L}\p{N}])/giu, "combien"],
    [/(?<![\p{L}\p{N}])(?:qd)(?![\p{L}\p{N}])/giu, "quand"],
  ],
};

/** "… because it's close to home lol": said of all of it, and of nothing in it. */
const LAUGHED = /[\s,](?:lol|lmao|lmfao|haha+|hehe+|jaja+|mdr|xd+|rofl)\s*[.!]*$/iu;
const LONGEST_LAUGH = 16;
/** Fewer words before it are a reaction. */
const FEWEST_BEFORE = 4;

/** ":(" between two sentences ends the first. */
const FACE = /\s*(?:[:;]-?[()DPp]|:'\(|<3)(?=\s+[\p{L}])/gu;
/** "And by Eurowings?", as German has it. */
const BY_THEM =
  /^(.{0,40}\b(?:and|is it|what about|how is it|how about)(?: about)?) by (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\s*\?)/iu;

/** A message without the laugh at its end, and with a full stop for a face. */
export function withoutLaugh(whole: string): string {
  const message = whole.replace(FACE, ".").replace(BY_THEM, "$1 at ");
  const end = message.slice(-LONGEST_LAUGH);
  const rest = end.replace(LAUGHED, "");
  if (rest === end) return message;
  const left = message.slice(0, -LONGEST_LAUGH) + rest;
  return left.trim().split(/\s+/, FEWEST_BEFORE).length >= FEWEST_BEFORE ? left : message;
}

/** The message with short words written out; its own words stay as typed. */
export function spelledOut(message: Message, language: LanguageCode): Message {
  const text = (SHORT[language] ?? []).reduce(
    (told, [short, whole]) => told.replace(short, whole),
    message.text,
  );
  return text === message.text ? message : { ...readMessage(text), own: message.own };
}
