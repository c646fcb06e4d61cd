import type { InterviewType } from "contract/coaching";
import type { InterviewFocus, InterviewLength } from "contract/interview-session-terms";
import type { SessionQuestion } from "contract/interview-sessions";
import { needOf, type PractisedScores, type Trained } from "./weak-spots.ts";

/** A question that may be asked. */
export interface Candidate extends Omit<SessionQuestion, "drawnFor">, Trained {
  /** Asked by the recruiter's own airline only. */
  isOfAirline: boolean;
}

export interface Drawing {
  /** The built-in four, in their order; the first opens every interview. */
  builtIn: readonly Candidate[];
  /** All that may be asked, each id once; those of other airlines are not among them. */
  pool: readonly Candidate[];
  length: InterviewLength;
  focus: InterviewFocus;
  practised: readonly PractisedScores[];
  /** Ids of what was asked in the last sessions, the latest first. */
  askedBefore: readonly (readonly string[])[];
  /** A whole number from 0 to below `count`. */
  index: (count: number) => number;
}

/** Order of an interview, as the built-in four have it: what you did, what you would do, what you know. */
const ORDER: readonly InterviewType[] = ["behavioral", "situational", "technical"];

const WEAK_SPOTS = 2;
/** Questions nearly as needed as the one that is needed most: else everybody would be asked the same one. */
const NEARLY = 0.8;

/**
 * The questions of a session. The short mixed one is the specification's four (1, section 9). Every other one opens with the first
 * of them; then come one question of the airline (two of eight and more), two on the person's weak spots, and others
 * for variety, of the types that the focus asks for. What was asked in the last sessions is asked again only where nothing
 * else is left, no question twice, and one competency again only when the others had their turn.
 */
export function drawQuestions(drawing: Drawing): SessionQuestion[] {
  const { builtIn, pool, length, focus, practised } = drawing;
  if (length === 4 && focus === "mixed")
    return builtIn.map((question) => put(question, "built-in"));
  const [opening] = builtIn;
  const drawn = opening ? [{ candidate: opening, question: put(opening, "built-in") }] : [];
  const places = placesOf(focus, length);

  const take = (candidates: readonly Candidate[], drawnFor: SessionQuestion["drawnFor"]) => {
    const candidate = chooseFresh(
      candidates.filter(({ id }) => drawn.every((one) => one.candidate.id !== id)),
      drawn.map((one) => one.candidate),
      drawing,
    );
    if (!candidate || drawn.length >= length) return;
    drawn.push({ candidate, question: put(candidate, drawnFor) });
    places[candidate.type] -= 1;
  };
  const fitting = () => pool.filter(({ type }) => places[type] > 0);

  for (let turn = 0; turn < (length >= 8 ? 2 : 1); turn++) {
    const own = fitting().filter(({ isOfAirline }) => isOfAirline);
    // No airline asks for bare knowledge in words of its own: what one would do comes nearest.
    take(own.length > 0 ? own : pool.filter(isOwnWhatIf), "airline");
  }
  for (let turn = 0; turn < WEAK_SPOTS; turn++) {
    const taken = new Set(drawn.map(({ candidate }) => candidate.id));
    const open = fitting().filter(({ id }) => !taken.has(id));
    take(mostNeeded(freshest(open, drawing), practised), "weak-spot");
  }
  while (drawn.length < length) {
    const before = drawn.length;
    const widest = Math.max(...ORDER.map((type) => places[type]));
    take(
      pool.filter(({ type }) => places[type] > 0 && places[type] === widest),
      "variety",
    );
    if (drawn.length === before) take(fitting(), "variety");
    if (drawn.length === before) take(pool, "variety");
    if (drawn.length === before) break;
  }
  const [first, ...rest] = drawn.map(({ question }) => question);
  const inOrder = rest.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  return first ? [first, ...inOrder] : inOrder;
}

const isOwnWhatIf = ({ isOfAirline, type }: Candidate) => isOfAirline && type === "situational";

/** How many of each type are asked beside the opening: of a mixed interview the shares that the built-in four have. */
function placesOf(focus: InterviewFocus, length: number): Record<InterviewType, number> {
  const none = { behavioral: 0, situational: 0, technical: 0 };
  if (focus !== "mixed") return { ...none, [focus]: length - 1 };
  const technical = Math.floor(length / 4);
  const behavioral = length / 2;
  return { behavioral: behavioral - 1, situational: length - behavioral - technical, technical };
}

/** Those that a person needs most; none where nothing is known of them. */
function mostNeeded(
  candidates: readonly Candidate[],
  practised: readonly PractisedScores[],
): Candidate[] {
  const needed = candidates.map((candidate) => ({ candidate, need: needOf(candidate, practised) }));
  const most = Math.max(0, ...needed.map(({ need }) => need));
  return needed
    .filter(({ need }) => need > 0 && need >= NEARLY * most)
    .map(({ candidate }) => candidate);
}

/** By chance, among those that were not asked lately and train what was not yet asked for. */
function chooseFresh(
  candidates: readonly Candidate[],
  drawn: readonly Candidate[],
  drawing: Drawing,
): Candidate | undefined {
  const timesTrained = ({ competency }: Candidate) =>
    drawn.filter((one) => one.competency === competency).length;
  const best = leastBy(freshest(candidates, drawing), timesTrained);
  return best.length > 0 ? best[drawing.index(best.length)] : undefined;
}

/** Those asked in none of the last sessions; else those whose session is the longest ago. */
function freshest(candidates: readonly Candidate[], { askedBefore }: Drawing): Candidate[] {
  return leastBy(candidates, ({ id }) => {
    const session = askedBefore.findIndex((ids) => ids.includes(id));
    return session === -1 ? 0 : askedBefore.length - session;
  });
}

function leastBy<Entry>(entries: readonly Entry[], measure: (entry: Entry) => number): Entry[] {
  const least = Math.min(...entries.map(measure));
  return entries.filter((entry) => measure(entry) === least);
}

function put(
  { id, question, type, expectedPoints }: Candidate,
  drawnFor: SessionQuestion["drawnFor"],
): SessionQuestion {
  return { id, question, type, expectedPoints: [...expectedPoints], drawnFor };
}
