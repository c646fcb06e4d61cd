import type { Facet } from "../knowledge/entry.ts";
import { IN_GENERAL } from "../knowledge/in-general.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

const DAY = "assessment-days/asked-";
/** What holds at any airline, with the part of an airline's entry in which its own rule stands. */
const OWN_RULE: ReadonlyMap<string, Facet> = new Map<string, Facet>([
  ...Object.entries(IN_GENERAL).map(([facet, id]) => [id, facet as Facet] as const),
  ...(
    [
      ...["hair-and-beard", "small-visible-tattoo", "tattoo-under-a-watch", "make-up-and-nails"],
      ...["piercings-on-the-day", "permanent-make-up-and-laser", "remove-a-tattoo-or-say-nothing"],
      ...["body-hair-and-moustache", "headscarf-and-faith"],
    ] as const
  ).map((id) => [`${DAY}${id}`, "appearance"] as const),
  ...(["a-centimetre-short", "measuring-my-reach", "reach-from-height"] as const).map(
    (id) => [`${DAY}${id}`, "reach"] as const,
  ),
]);
const LONGEST = 12;
const LEANS =
  /\b(?:it|that|this|them|those|these|strict|there|same|one|ones)\b|^ (?:and|what about|how about|so)\b/;

/** "Is easyJet strict about it?", after what holds for beards at any airline: its own rule on looks. */
export function readGeneralThere(
  { plain, length }: Message,
  airlines: readonly string[],
  { topic }: ChatState,
): Reading[] {
  const [id, ...others] = topic?.kind === "entry" ? topic.ids : [];
  const facet = id && others.length === 0 ? OWN_RULE.get(id) : undefined;
  const [airline, ...more] = airlines;
  if (!facet || !airline || more.length > 0 || length > LONGEST || !LEANS.test(plain)) return [];
  return [
    {
      request: entryRequest([airline], facet),
      ...{ score: 0.94, because: "the airline's own rule on what was told in general" },
    },
  ];
}
