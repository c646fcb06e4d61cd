import type { ChatTurnText } from "coach/chat/thread";
import type { ChatMessage, ChatTurn } from "contract/chat";
import type { LanguageCode } from "contract/languages";
import type { User } from "contract/users";
import type { Coach } from "../../ai/coach.ts";
import { type Clock, DAY_MS, MINUTE_MS } from "../../clock.ts";
import type { Database } from "../../db/database.ts";
import { unstorableText } from "../../http/problems.ts";
import type { Random } from "../../random.ts";
import { readPerson } from "./person/read.ts";
import {
  clearMessages,
  findTurn,
  insertTurn,
  listMessages,
  type Row,
  type Turn,
  toMessage,
} from "./store.ts";
import { createTurns } from "./turns.ts";

/** How much of the talk the coach hears again (`ChatInput.before`). */
const TURNS_BEFORE = 40;
/** `ChatReply.state`: what is longer is forgotten rather than stored. */
const STATE_MAX_CHARACTERS = 20_000;
const SUGGESTIONS_MAX = 4;
/** Steps of a number from 0 up to 1. */
const CHANCES = 2 ** 32;

/** What a person sends; a key names one sending, however often it is tried. */
export type Said = { message: string; key?: string | undefined; language: LanguageCode };
/** Hears of a turn while it is made: the message as it will be stored, then the reply in pieces. */
export type Listener = { onMessage?(message: ChatMessage): void; onText?(piece: string): void };

export type Chat = {
  /**
   * The coach's reply, stored together with the message; the same key again gives the turn that was
   * stored first. Nobody needs to wait for it: it is finished and stored all the same.
   */
  say(user: User, said: Said, listener?: Listener): Promise<ChatTurn>;
  /** Somebody looks at their talk and may well say something: what a first reply needs is read meanwhile. */
  open(language: LanguageCode): void;
  /** Forgets the talk, after the reply that may be on its way. */
  clear(userId: string): Promise<void>;
  /** Gives a demo account a talk of yesterday: each of the messages is really replied to. */
  addSamples(
    db: Database,
    user: User,
    messages: readonly string[],
    language: LanguageCode,
  ): Promise<void>;
};

/** First the screen that the talk is on has what else it asked for. */
const PREPARE_AFTER_MS = 400;

export function createChat(deps: {
  db: Database;
  coach: Coach;
  clock: Clock;
  random: Random;
}): Chat {
  const { db, coach, clock, random } = deps;
  const turns = createTurns(db, random);
  const opened = new Set<LanguageCode>();

  const newRow = (userId: string, role: Row["role"], message: string, at: Date) => ({
    ...{ id: random.uuid(), userId, role, message, createdAt: at },
    ...{ citations: [], suggestions: [], source: null, isSample: false },
  });

  /** Has a message replied to, and stores both. Gives what the engine noted as well. */
  const answer = async (
    from: Database,
    user: User,
    { message, key, language }: Said,
    state: unknown,
    { onMessage, onText, sampleAt }: Listener & { sampleAt?: Date },
  ): Promise<{ turn: Turn; state: unknown }> => {
    const person = await readPerson(from, user, language);
    const latest = await listMessages(from, user.id, { limit: TURNS_BEFORE, after: null });
    const isSample = sampleAt !== undefined;
    const sent = { ...newRow(user.id, "user", message, sampleAt ?? clock()), isSample };
    onMessage?.(toMessage(sent));
    const before = latest.toReversed().map(toTurnText);
    const reply = await coach.reply(
      {
        ...{ message, before, state, person, language },
        today: dayIn(user.timezone ?? "UTC", clock()),
        random: () => random.index(CHANCES) / CHANCES,
      },
      { personId: user.id, ...(onText && { onText }) },
    );
    const { text, citations, suggestions, source } = reply;
    const replied = {
      ...newRow(user.id, "assistant", text, sampleAt ?? clock()),
      ...{ citations, source, isSample, replyTo: sent.id },
      suggestions: suggestions.slice(0, SUGGESTIONS_MAX),
    };
    const noted = storable(reply.state);
    const turn = await insertTurn(from, { ...sent, idempotencyKey: key ?? null }, replied, noted);
    return { turn, state: noted };
  };

  return {
    say: async (user, said, listener = {}) => {
      // No database holds this character: better said before the coach has worked for nothing.
      if (said.message.includes("\u0000")) throw unstorableText();
      const turn = await turns.alone(user.id, async (state) => {
        const known = said.key ? await findTurn(db, user.id, said.key) : null;
        if (!known) return (await answer(db, user, said, state, listener)).turn;
        listener.onMessage?.(toMessage(known.message));
        listener.onText?.(known.reply.message);
        return known;
      });
      return { message: toMessage(turn.message), reply: toMessage(turn.reply) };
    },

    open: (language) => {
      if (opened.has(language)) return;
      opened.add(language);
      setTimeout(() => coach.prepare?.(language), PREPARE_AFTER_MS).unref();
    },

    clear: (userId) => turns.alone(userId, () => clearMessages(db, userId)),

    addSamples: async (tx, user, messages, language) => {
      const start = clock().getTime() - DAY_MS;
      let state: unknown = null;
      for (const [index, message] of messages.entries()) {
        const sampleAt = new Date(start + index * MINUTE_MS);
        ({ state } = await answer(tx, user, { message, language }, state, { sampleAt }));
      }
    },
  };
}

function toTurnText({ role, message }: Row): ChatTurnText {
  return { role: role === "user" ? "user" : "assistant", text: message };
}

function storable(state: unknown): unknown {
  const text = JSON.stringify(state ?? null);
  return text.length <= STATE_MAX_CHARACTERS ? (state ?? null) : null;
}

/** The date of a moment where the person lives; the Swedish format is the ISO date. */
function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at);
}
