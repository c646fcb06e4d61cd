import { textBlocks } from "./model.ts";

/** A message's plain text as paragraphs and lists, each in its own direction. */
export function MessageText({ text }: { text: string }) {
  return textBlocks(text).map((block, index) => {
    const key = index;
    return block.kind === "paragraph" ? (
      <p key={key} dir="auto" className="whitespace-pre-line not-first:mt-2.5">
        {block.text}
      </p>
    ) : (
      <ul
        key={key}
        dir="auto"
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
