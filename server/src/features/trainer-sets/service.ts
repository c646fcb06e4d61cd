import { isKnownAfter } from "coach/review/memory";
import { CARD_ANSWERS_KEPT_MAX, SET_CARDS_MIN, TRAINER_SETS_MAX } from "contract/trainer-set-terms";
import type {
  NewCardAnswers,
  NewTrainerSet,
  PractisedSet,
  TrainerCard,
  TrainerSet,
  TrainerSetChange,
} from "contract/trainer-sets";
import type { User } from "contract/users";
import { isUuid } from "../../accounts/own-id.ts";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import {
  groupFull,
  notFound,
  notYours,
  setChanged,
  setIsAsked,
  tooManyReviews,
  trainersOnly,
} from "../../http/problems.ts";
import type { Random } from "../../random.ts";
import { findSet, readCards } from "../../trainer-sets/store.ts";
import {
  type AnswerRow,
  deleteSet,
  insertAnswers,
  insertSet,
  isAskedOf,
  listAnswers,
  listAskedAt,
  listCards,
  updateSet,
} from "./store.ts";

export type TrainerSets = ReturnType<typeof createTrainerSets>;

/** Study sets that trainers write, and what members of their groups answer to them. */
export function createTrainerSets(deps: { db: Database; clock: Clock; random: Random }) {
  const { db, clock, random } = deps;

  /** The caller's own set: 404 where there is none, 403 for another person's. */
  const own = async (me: User, id: string) => {
    const set = isUuid(id) ? await findSet(db, id) : null;
    if (!set) throw notFound();
    if (set.trainerId !== me.id) throw notYours();
    return set;
  };

  /** A set that the caller may practise. Of another one nobody learns that it exists. */
  const practised = async (me: User, id: string) => {
    const set = isUuid(id) ? await findSet(db, id) : null;
    if (!set || !(set.trainerId === me.id || (await isAskedOf(db, id, me.id)))) throw notFound();
    return set;
  };

  const read = async (me: User, id: string): Promise<TrainerSet> => {
    const { trainerId: _, trainerName: __, ...set } = await own(me, id);
    return { ...set, cards: await listCards(db, id) };
  };

  return {
    read,

    async create(me: User, { name, cards }: NewTrainerSet): Promise<TrainerSet> {
      if (me.profile !== "trainer") throw trainersOnly();
      const set = { id: random.uuid(), trainerId: me.id, name, createdAt: clock() };
      const rows = cards.map((card) => ({ ...card, id: random.uuid() }));
      if (!(await insertSet(db, set, rows))) throw groupFull(TRAINER_SETS_MAX);
      return read(me, set.id);
    },

    async change(me: User, id: string, change: TrainerSetChange): Promise<TrainerSet> {
      await own(me, id);
      const present = new Set((await listCards(db, id)).map((card) => card.id));
      // A card of another set, or one that has gone, becomes a new one: nobody writes over it by its id.
      const cards = change.cards.map((card): TrainerCard => {
        const isHere = card.id !== null && present.delete(card.id);
        return { ...card, id: isHere && card.id ? card.id : random.uuid() };
      });
      const staying = new Set(cards.map((card) => card.id));
      const { name, version } = change;
      const isChanged = await updateSet(
        db,
        { id, name, version, cards, at: clock() },
        async (tx) => {
          const before = (await readCards(tx, [id])).get(id) ?? [];
          for (const at of await listAskedAt(tx, id)) {
            const left = before.filter((card) => card.addedAt <= at && staying.has(card.id));
            if (left.length < SET_CARDS_MIN) throw setIsAsked(SET_CARDS_MIN);
          }
        },
      );
      if (!isChanged) throw setChanged();
      return read(me, id);
    },

    async remove(me: User, id: string): Promise<void> {
      await deleteSet(db, await own(me, id));
    },

    async practise(me: User, id: string): Promise<PractisedSet> {
      const { name, trainerName } = await practised(me, id);
      const cards = await listCards(db, id);
      const last = new Map<string, { isKnown: boolean; lastAt: number }>();
      for (const { card, isCorrect, at } of await listAnswers(db, id, me.id)) {
        const answer = { isCorrect, at: at.getTime() };
        last.set(card, { isKnown: isKnownAfter(last.get(card), answer), lastAt: answer.at });
      }
      const known = cards.filter((card) => last.get(card.id)?.isKnown).map((card) => card.id);
      return { id, name, trainerName, cards, known };
    },

    /** Answers to cards that have gone meanwhile count for nothing. */
    async answer(me: User, id: string, { answers }: NewCardAnswers): Promise<number> {
      await practised(me, id);
      const backs = new Map((await listCards(db, id)).map((card) => [card.id, card.back]));
      const now = clock().getTime();
      const rows = answers.flatMap((answer): AnswerRow[] => {
        const back = backs.get(answer.card);
        if (back === undefined) return [];
        // Two cards may have the same answer: what was read counts, not which card it came from.
        const isCorrect = answer.chosen !== null && backs.get(answer.chosen) === back;
        const answeredAt = new Date(Math.min(Date.parse(answer.answeredAt), now));
        return [{ id: answer.id, cardId: answer.card, isCorrect, answeredAt }];
      });
      if (rows.length === 0) return 0;
      const stored = await insertAnswers(db, { setId: id, userId: me.id }, rows);
      if (stored === "is-full") throw tooManyReviews(CARD_ANSWERS_KEPT_MAX);
      return stored;
    },
  };
}
