import type { Token } from "../text/tokens.ts";
import { stems } from "../text/word-set.ts";
import type { Subject } from "./pronoun.ts";

const TEAM_NOUNS = stems("team crew group staff department class family");

const BESIDE = /^(?:in|on|of|from|at|near|behind)$/;

/** The doer that the noun at an index names: the candidate's own group, or somebody else. `otherwise` stands where there is no noun. */
export function nounSubject(tokens: readonly Token[], noun: number, otherwise: Subject): Subject {
  const token = tokens[noun];
  if (token === undefined) return otherwise;
  const determiner = tokens[noun - 1]?.low ?? "";
  // "A boy in my class hit him": one of them or beside them is not they.
  if (noun > 2 && !tokens[noun - 2]?.afterPause && BESIDE.test(tokens[noun - 2]?.low ?? ""))
    return "other";
  if (TEAM_NOUNS.has(token.stem) && /^(?:our|my|the|whole)$/.test(determiner)) return "we";
  if (determiner === "and" && tokens[noun - 2]?.low === "me") return "we";
  if (tokens[noun - 3]?.low === "me" && tokens[noun - 2]?.low === "and") return "we";
  return "other";
}
