import { z } from "zod";
import {
  CARD_ANSWERS_MAX,
  CARD_SIDE_MAX_CHARACTERS,
  SET_CARDS_MAX,
  SET_CARDS_MIN,
  SET_CHOICES,
  SET_NAME_MAX_CHARACTERS,
} from "./trainer-set-terms.ts";

const name = z
  .string()
  .trim()
  .min(1, "Give the set a name")
  .max(SET_NAME_MAX_CHARACTERS, `Use at most ${SET_NAME_MAX_CHARACTERS} characters`);

const side = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(CARD_SIDE_MAX_CHARACTERS, `Use at most ${CARD_SIDE_MAX_CHARACTERS} characters`);

const sides = {
  front: side("Write the question of this card"),
  back: side("Write the answer of this card"),
};

/** Refuses what could not be asked: too few different answers to choose from, or one question twice. */
function asQuestions<Card extends { front: string; back: string }>(cards: z.ZodType<Card>) {
  return z
    .array(cards)
    .min(SET_CARDS_MIN, `A set has at least ${SET_CARDS_MIN} cards`)
    .max(SET_CARDS_MAX, `A set has at most ${SET_CARDS_MAX} cards`)
    .refine((all) => new Set(all.map(({ back }) => back)).size >= SET_CHOICES, {
      message: `At least ${SET_CHOICES} cards need different answers: they are what is chosen from`,
    })
    .refine((all) => new Set(all.map(({ front }) => front)).size === all.length, {
      message: "Two cards ask the same question",
    });
}

export const NewTrainerSet = z.strictObject({ name, cards: asQuestions(z.object(sides)) });
export type NewTrainerSet = z.infer<typeof NewTrainerSet>;

export const TrainerSetChange = z.strictObject({
  name,
  /** That of the set as it was last read. */
  version: z.number().int().min(1),
  /** In their order; a card without an id is new, one that is not named goes. */
  cards: asQuestions(z.object({ id: z.uuid().nullable(), ...sides })),
});
export type TrainerSetChange = z.infer<typeof TrainerSetChange>;

/** A set as it stands in its trainer's list. */
export const ListedTrainerSet = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.number().int(),
  cardCount: z.number().int().min(0),
  /** Assignments that ask for it. */
  assignmentCount: z.number().int().min(0),
  createdAt: z.iso.datetime(),
});
export type ListedTrainerSet = z.infer<typeof ListedTrainerSet>;

export const TrainerCard = z.object({ id: z.uuid(), front: z.string(), back: z.string() });
export type TrainerCard = z.infer<typeof TrainerCard>;

export const TrainerSet = ListedTrainerSet.extend({ cards: z.array(TrainerCard) });
export type TrainerSet = z.infer<typeof TrainerSet>;

/** A set as it is practised: by its trainer, and by members of whose group it is asked. */
export const PractisedSet = z.object({
  id: z.uuid(),
  name: z.string(),
  trainerName: z.string(),
  cards: z.array(TrainerCard),
  /** Cards whose last answer was right; one that was wrong counts again only on another day. */
  known: z.array(z.uuid()),
});
export type PractisedSet = z.infer<typeof PractisedSet>;

export const NewCardAnswers = z.strictObject({
  answers: z
    .array(
      z.object({
        /** Made where the answer was given; the same answer sent twice is stored once. */
        id: z.uuid(),
        card: z.uuid(),
        /** The card whose answer was chosen; null where none was. The server compares the two. */
        chosen: z.uuid().nullable(),
        /** By the clock of the device; the server takes a time after its own as its own. */
        answeredAt: z.iso.datetime(),
      }),
    )
    .min(1)
    .max(CARD_ANSWERS_MAX),
});
export type NewCardAnswers = z.infer<typeof NewCardAnswers>;

/** How many of the answers were new to the server. */
export const StoredCardAnswers = z.object({ stored: z.number().int().min(0) });
export type StoredCardAnswers = z.infer<typeof StoredCardAnswers>;
