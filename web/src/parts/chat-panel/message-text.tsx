import { detectLanguage } from "coach/language/detect";
import { textBlocks } from "./model.ts";

/**
 * A message's plain text as paragraphs and lists, each in its own direction and, where its words tell it, its own
 * language: facts stand in English in a reply of any language, and a screen reader is to say them so.
 */
export function MessageText({ text }: { text: string }) {
  return textBlocks(text).map((block, index) => {
    const key = index;
    return block.kind === "paragraph" ? (
      <p
        key={key}
        dir="auto"
        lang={languageOf(block.text)}
        className="whitespace-pre-line not-first:mt-2.5"
      >
        {block.text}
      </p>
    ) : (
      <ul
        key={key}
        dir="auto"
        lang={languageOf(block.items.join("\n"))}
        className="grid gap-1 ps-4.5 not-first:mt-1.5 *:list-disc marker:text-lagoon"
      >
        {block.items.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </ul>
    );
  });
}

/** Shorter ones are names and signs, which belong to no language. */
const LEAST_CHARACTERS = 12;

function languageOf(text: string): string | undefined {
  return text.length < LEAST_CHARACTERS ? undefined : (detectLanguage(text) ?? undefined);
}
