import type { Facet } from "../../knowledge/entry.ts";
import type { Message } from "../message.ts";
import { partFeatures } from "./features.ts";
import fitted from "./weights.json" with { type: "json" };

/** What is asked of an airline; "none" asks something else, though an airline may be named. */
export const PARTS = [
  "none",
  "age",
  "reach",
  "weight-and-fitness",
  "swimming",
  "tattoos-and-piercings",
  "hair-beard-makeup-grooming",
  "glasses-and-medical",
  "languages",
  "education",
  "nationality-visa-passport",
  "experience",
  "contract-and-housing",
  "pay",
  "bases",
  "headquarters-and-home-airport",
  "fleet-types",
  "fleet-size",
  "destinations",
  "alliance-or-group",
  "founded-history",
  "employees",
  "values-mission",
  "what-is-special",
  "selection",
  "training",
  "news",
  "tips",
  "uniform",
  "open-days",
  "interview-questions",
  "roster-and-days-off",
  "travel-benefits",
] as const;
export type PartAsked = (typeof PARTS)[number];

/** The part of an entry that answers; what has none, as pay or rosters, is left to the passages of the entry. */
const FACETS: Partial<Record<PartAsked, Facet>> = {
  age: "age",
  reach: "reach",
  "weight-and-fitness": "medical",
  swimming: "swimming",
  "tattoos-and-piercings": "appearance",
  "hair-beard-makeup-grooming": "appearance",
  "glasses-and-medical": "medical",
  languages: "languages",
  education: "education",
  "nationality-visa-passport": "visa",
  experience: "requirements",
  "contract-and-housing": "contract",
  bases: "bases",
  "headquarters-and-home-airport": "headquarters",
  "fleet-size": "fleet",
  destinations: "destinations",
  "alliance-or-group": "alliance",
  "founded-history": "founded",
  employees: "employees",
  "values-mission": "values",
  "what-is-special": "special",
  selection: "selection",
  training: "training",
  news: "news",
  tips: "tips",
};

/** For each feature "number of a part:hundredths of a log-odds", parted by spaces; by `coach/eval/chat/parts/refit.ts`. */
export type PartWeights = Readonly<Record<string, string>>;
const UNIT = 100;

export interface PartReading {
  part: PartAsked;
  /** The part of the entry that holds it; null where none does. */
  facet: Facet | null;
  /** 0 to 1. */
  share: number;
}

let table: ReadonlyMap<string, readonly (readonly [at: number, weight: number])[]> | null = null;

/** What a message asks of the airline that it names or goes on from, by a log-linear model over how people ask. */
export function readPart(message: Message, weights: PartWeights = fitted): PartReading {
  table ??= new Map(
    Object.entries(weights).map(([key, line]) => [
      key,
      line.split(" ").map((pair) => {
        const [at = 0, units = 0] = pair.split(":").map(Number);
        return [at, units / UNIT] as const;
      }),
    ]),
  );
  const sums = PARTS.map(() => 0);
  for (const [key, value] of partFeatures(message))
    for (const [at, weight] of table.get(key) ?? []) sums[at] = (sums[at] ?? 0) + value * weight;
  const powers = sums.map(Math.exp);
  const total = powers.reduce((sum, power) => sum + power, 0);
  const best = powers.indexOf(Math.max(...powers));
  const part = PARTS[best] ?? "none";
  return { part, facet: FACETS[part] ?? null, share: (powers[best] ?? 0) / total };
}
