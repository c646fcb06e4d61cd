import { slipsIn } from "../../english/slips.ts";
import { type Context, type Draft, items, suggest } from "./draft.ts";

/** The slips of English in what somebody told, each beside how it is said. @param text what was told, in English */
export function answerSlips(text: string, { voice }: Context): Draft {
  const lines = slipsIn(text).map((slip) => voice.say("slips.line", { ...slip }));
  return {
    request: { kind: "slips" },
    paragraphs: [
      ...(lines.length > 0
        ? [`${voice.say("slips.found")}\n${items(lines)}`]
        : [voice.say("slips.none")]),
      ...(lines.length > 0 ? [voice.say("slips.more")] : []),
    ],
    citations: [],
    suggestions: suggest(voice, [["suggest.practise"]]),
  };
}
