import type { ChatKnowledge } from "coach/chat/knowledge/knowledge";
import { reply } from "coach/chat/reply";
import { readState } from "coach/chat/state";
import { percent, share } from "../../shares.ts";
import { NEWCOMER } from "../people.ts";
import told from "./told-of-oneself.json" with { type: "json" };

/** What somebody tells of themselves, and what helps: entries, "nerves", "mood", or "medical" where it is for a doctor. */
type Told = (typeof told)[number];

/** What has been reached: falling behind it fails. Raise it with every gain. */
const REACHED = { read: 0.57, unread: 0.57 };
/** So many of the first were read while the reader was built. */
const READ = 70;

/** Messages of one writer who had seen no file; where nothing of the content helps, nothing is measured. */
export function evaluateTold(knowledge: ChatKnowledge): boolean {
  const isMeasured = ({ right }: Told) => right.length > 0;
  const read = told.slice(0, READ).filter(isMeasured);
  const unread = told.slice(READ).filter(isMeasured);
  const helped = (all: readonly Told[]) => share(all, (one) => isHelped(one, knowledge));
  const shares = { read: helped(read), unread: helped(unread) };
  console.log("\nchat, what people tell of themselves (a writer's), by the entries that she named");
  console.log(`  read: ${percent(shares.read)} of ${read.length}`);
  console.log(`  never read: ${percent(shares.unread)} of ${unread.length}`);
  return shares.read >= REACHED.read && shares.unread >= REACHED.unread;
}

function isHelped({ said, right }: Told, knowledge: ChatKnowledge): boolean {
  const given = reply(
    {
      ...{ message: said, before: [], state: null, person: NEWCOMER, language: "en" },
      ...{ today: "2026-11-29", random: () => 0.3 },
    },
    knowledge,
  );
  const { request } = readState(given.state);
  if (request?.kind === "limit") return right.includes(request.limit);
  return right.includes(
    request?.kind === "entry" ? (request.ids[0] ?? "") : (request?.kind ?? "none"),
  );
}
