import { z } from "zod";
import { Source } from "../source.ts";
import { EVACUATION_ENVIRONMENTS } from "./terms.ts";

const Id = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const Texts = z.array(z.string().min(15)).min(1).readonly();

const Environment = z.enum(EVACUATION_ENVIRONMENTS);

const EvacuationStep = z
  .object({
    /** 1 to 7. */
    step: z.int().min(1).max(7),
    action: z.string().min(10),
    timeframe: z.string(),
    priority: z.enum(["Critical", "High", "Medium"]),
    details: Texts,
  })
  .strict();

/** One of the two procedures, with everything its five tabs show. */
export const EvacuationProcedure = z
  .object({
    environment: Environment,
    title: z.string(),
    description: z.string().min(80),
    /** Seconds; the training window of specification 2, section 9. */
    timeLimit: z.literal(90),
    /** What the 90 seconds are, and what they are not. */
    timeLimitNote: z.string(),
    timeLimitSource: Source,
    keyFactors: Texts,
    steps: z.array(EvacuationStep).length(7).readonly(),
    equipmentChecks: Texts,
    passengerInstructions: Texts,
    safetyTips: Texts,
  })
  .strict();
export type EvacuationProcedure = z.infer<typeof EvacuationProcedure>;

/** Whom to choose as an able-bodied passenger (specification 2, section 5). */
export const AbleBodiedCriteria = z
  .object({
    criteria: Texts,
    excluded: z.array(z.string()).readonly(),
    /** How airlines and rules word it differently. */
    note: z.string(),
    tasks: Texts,
    source: Source,
  })
  .strict();
export type AbleBodiedCriteria = z.infer<typeof AbleBodiedCriteria>;

/** What is called in the cabin at one moment; the airline's manual has the words that count. */
export const EvacuationCommand = z
  .object({
    id: Id,
    /** The moment, in the order of an event. */
    when: z.string().min(20),
    calledBy: z.enum(["Flight deck", "Cabin crew", "Flight deck or cabin crew"]),
    environments: z.array(Environment).min(1).readonly(),
    /** Wording as often heard at European airlines, phrase by phrase. */
    easaStyle: z.array(z.string()).min(1).readonly(),
    /** Wording as often heard at US airlines. The same list where they do not differ. */
    usStyle: z.array(z.string()).min(1).readonly(),
    /** What the words are for. */
    purpose: z.string().min(40),
    /** Always true: no rule fixes the words. */
    isExample: z.literal(true),
  })
  .strict();
export type EvacuationCommand = z.infer<typeof EvacuationCommand>;

/** The course's figure for one kind of slide, and what the rules really say. */
export const SlideCapacity = z
  .object({
    id: Id,
    name: z.string(),
    /** People in 90 seconds, as the course counts (specification 2, section 9). */
    coursePer90Seconds: z.int().positive(),
    /** The real figure or rule that stands beside it. */
    realFigure: z.string().min(40),
    source: Source,
  })
  .strict();
export type SlideCapacity = z.infer<typeof SlideCapacity>;

/** One thing to look for outside before an exit is opened, and again while it is used. */
export const ExitCondition = z
  .object({
    id: Id,
    condition: z.string(),
    /** What to look for through the window. */
    lookFor: z.string().min(30),
    /** When the exit is not used. */
    unusableWhen: z.string().min(30),
    thenDo: z.string().min(30),
  })
  .strict();
export type ExitCondition = z.infer<typeof ExitCondition>;

/** A way in which an exit fails, and how to turn people round. */
export const ExitFailure = z
  .object({ id: Id, failure: z.string(), firstTry: z.string(), otherwise: z.string() })
  .strict();
export type ExitFailure = z.infer<typeof ExitFailure>;

const RunStep = z
  .object({
    id: Id,
    /** What the person does, short enough for a card. */
    action: z.string().min(8).max(90),
    /** Which of the procedure's seven steps this belongs to. */
    partOf: z.int().min(1).max(7),
  })
  .strict();

const Confusion = z
  .object({
    /** Must be done first. */
    first: Id,
    /** Is often done before it. */
    second: Id,
    /** The mistake, as it happens. */
    mistake: z.string().min(20),
    /** What the wrong order costs. */
    reason: z.string().min(40),
  })
  .strict();

/** The ordered actions of one run and the pairs that people mix up. */
export const EvacuationRun = z
  .object({
    environment: Environment,
    /** What the person is told at the start. */
    scene: z.string().min(60),
    /** In the right order. */
    steps: z.array(RunStep).min(8).readonly(),
    confusions: z.array(Confusion).min(5).readonly(),
  })
  .strict();
export type EvacuationRun = z.infer<typeof EvacuationRun>;
