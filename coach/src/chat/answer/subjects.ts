import { BANK, type BankQuestion } from "../knowledge/questions.ts";
import { fold } from "../read/message.ts";
import type { Choice } from "../request.ts";

/** What questions are wished for by name that are no competency, and how the bank's questions speak of it. */
const SUBJECTS: readonly (readonly [named: RegExp, asked: RegExp])[] = [
  [
    /\bmistakes?|errors?\b|got (it )?wrong|erreur|error/,
    /mistake|\berror|went wrong|got (something )?wrong/i,
  ],
  [
    /\bfail(ure|ed|ing|s)?\b|setback|fracas|echec/,
    /fail|setback|did not (work|succeed)|did not reach/i,
  ],
  [
    /\bleaders?(hip)?\b|\blead(ing)?\b|in charge|lider|responsable/,
    /\b(took the lead|in charge|leader)/i,
  ],
  [
    /angry|furious|rude|upset|unhappy|shout\w*|difficult (customer|passenger|guest|person|people)|client difficile|passager difficile|cliente dificil/,
    /angry|furious|rude|shout|difficult|complain|upset|unreasonable/i,
  ],
  [/\bchange\b|adapt/, /change your mind|new (rules?|system|way)|adapt|changed because/i],
  [/extra mile|beyond/, /did more for|extra/i],
  [/critici|feedback/, /feedback|critici/i],
  [
    /emergenc|urgence|emergencia/,
    /emergenc|collaps|unconscious|smoke|\bfire\b(?! course)|faint|injur|hurt/i,
  ],
  [/colleague|co-?worker|team ?mate|collegue|companer/, /colleague|team|crew member|workmate/i],
  [/complaints?|queja|reclamation|plainte/, /complain/i],
  [/cultur|nationalit|countr(y|ies)/, /cultur|nationalit|countr|language|abroad/i],
  [/safety|seguridad|securite/, /safe|rule|danger|risk/i],
  [/customers?|guests?|clients?|passengers?|patients?/, /customer|guest|passenger/i],
];

/** Questions that name the subject wished for: of something that happened, and as hard and of such a kind as was wished; none where no subject is named. */
export function onSubject(said: string, { difficulty, kind, airline }: Choice): BankQuestion[] {
  const about = SUBJECTS.find(([named]) => named.test(fold(said)))?.[1];
  return BANK.filter(
    (one) =>
      about?.test(one.question) === true &&
      one.airline === airline &&
      one.kind === (kind ?? "behavioural") &&
      (difficulty === null || one.difficulty === difficulty),
  );
}
