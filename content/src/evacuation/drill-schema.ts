import { z } from "zod";
import { Source } from "../source.ts";
import { EVACUATION_ENVIRONMENTS } from "./terms.ts";

const Id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const Sentence = z.string().min(20).max(330);

/** What the crew member does at one moment: looks, works with the hands, or calls. */
const DRILL_DEEDS = ["look", "do", "call"] as const;

/**
 * Where a thing comes from: `rule` is regulation, `procedure` the operator's manual, `nature` what
 * cannot be otherwise.
 */
const DRILL_BASES = ["rule", "procedure", "nature"] as const;
const Basis = z.enum(DRILL_BASES);

/** One step of the run as a card, beside what `EvacuationRun` says of it. */
const DrillCard = z
  .object({
    /** Id of the run's step. */
    step: Id,
    deed: z.enum(DRILL_DEEDS),
    /** Id of the command that is called; the card then shows its words. */
    command: Id.optional(),
    /** Why the step stands where it stands. */
    why: Sentence,
    basis: Basis,
    /** The rule itself, where `basis` is "rule". */
    rule: z.string().optional(),
  })
  .strict();
export type DrillCard = z.infer<typeof DrillCard>;

/** An order that no manual can turn round, beside the pairs that people confuse. */
const DrillOrder = z.object({ first: Id, second: Id, reason: Sentence }).strict();
export type DrillOrder = z.infer<typeof DrillOrder>;

/** What looks like help and is none. */
const DrillDecoy = z
  .object({
    id: Id,
    deed: z.enum(DRILL_DEEDS),
    /** Of a call: its phrases, with a full stop between them and none at the end. */
    text: z.string().min(8).max(110),
    /** From which to which of the seven steps it is among the cards. */
    from: z.int().min(1).max(7),
    to: z.int().min(1).max(7),
    isCritical: z.boolean(),
    reason: Sentence,
  })
  .strict();
export type DrillDecoy = z.infer<typeof DrillDecoy>;

/** What is seen through the window of a closed exit, told without a judgement. */
const DrillView = z
  .object({
    id: Id,
    /** Id of the exit condition it is about; null for a view of nothing in the way. */
    condition: Id.nullable(),
    seen: Sentence,
    isUsable: z.boolean(),
    why: Sentence,
  })
  .strict();
export type DrillView = z.infer<typeof DrillView>;

/** What happens while people leave. */
const DrillEvent = z
  .object({
    id: Id,
    /** `people`: at the sill; `exit`: the exit is lost, and people have to be sent to another one. */
    kind: z.enum(["people", "exit"]),
    happens: Sentence,
    /** The right one first; a screen shuffles them. An event of the exit is answered by an exit instead. */
    answers: z
      .array(z.object({ text: z.string().min(10).max(140), isCritical: z.boolean() }).strict())
      .readonly(),
    why: Sentence,
  })
  .strict();
export type DrillEvent = z.infer<typeof DrillEvent>;

/** A drill on the run of one environment. */
export const EvacuationDrill = z
  .object({
    environment: z.enum(EVACUATION_ENVIRONMENTS),
    cards: z.array(DrillCard).min(8).readonly(),
    orders: z.array(DrillOrder).min(3).readonly(),
    /** Steps that begin too early at the price of lives: seconds of a pair, of either list. */
    criticalSeconds: z.array(Id).min(1).readonly(),
    decoys: z.array(DrillDecoy).min(4).readonly(),
    views: z.array(DrillView).min(4).readonly(),
    /** Ids of exit failures that may meet the person when the exit is opened, or when it is checked. */
    openFailures: z.array(Id).readonly(),
    checkFailures: z.array(Id).min(1).readonly(),
    events: z.array(DrillEvent).min(2).readonly(),
    /** Steps at which the drill stops to ask. */
    at: z
      .object({
        /** The aircraft has come to rest: from here the clock runs. Null: from the beginning. */
        clockAfter: Id.nullable(),
        look: Id,
        open: Id,
        check: Id,
        /** People begin to leave. */
        flow: Id,
        /** Only when nobody is left. */
        search: Id,
      })
      .strict(),
  })
  .strict();
export type EvacuationDrill = z.infer<typeof EvacuationDrill>;

/** One sentence of regulation about evacuation, for the debrief. */
export const EvacuationRule = z
  .object({ id: Id, text: Sentence, isRegulation: z.boolean(), source: Source.optional() })
  .strict();
export type EvacuationRule = z.infer<typeof EvacuationRule>;
