import type { Facet } from "../../knowledge/entry.ts";
import { LogLinear, likeliest } from "../../learnt/log-linear.ts";
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

/** Units in a log-odds of 1, in `weights.json`. */
export const UNIT = 100;

export interface PartReading {
  part: PartAsked;
  /** The part of the entry that holds it; null where none does. */
  facet: Facet | null;
  /** 0 to 1. */
  share: number;
}

const model = new LogLinear(PARTS.length, fitted, UNIT);

/** What a message asks of the airline that it names or goes on from; the weights by `coach/eval/chat/parts/refit.ts`. */
export function readPart(message: Message): PartReading {
  const { label, share } = likeliest(PARTS, model.shares(partFeatures(message)));
  return { part: label, facet: FACETS[label] ?? null, share };
}
