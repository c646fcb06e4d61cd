import type { ApplicationStage, SelectionStage } from "contract/application-terms";
import type { Application } from "contract/applications";

/** The interview that a plan leads to. */
export interface NextInterview {
  date: string | null;
  airline: string;
  stage: SelectionStage | null;
  /** The tracked application that it comes from; null for the account's own. */
  applicationId: string | null;
}

const ENDED: ReadonlySet<ApplicationStage> = new Set(["offer", "declined"]);

/** Applications with a day still to come, the nearest first. */
function comingDates(applications: readonly Application[], today: string): Application[] {
  return applications
    .filter(({ stage, nextDate }) => !ENDED.has(stage) && nextDate !== null && nextDate >= today)
    .toSorted((a, b) => (a.nextDate ?? "").localeCompare(b.nextDate ?? ""));
}

/**
 * The account's own interview while it is ahead; else the nearest tracked date; else the account's that has passed,
 * or none.
 * @param own what the account says: date "" or null for none
 */
export function nextInterview(
  own: Omit<NextInterview, "applicationId">,
  applications: readonly Application[],
  today: string,
): NextInterview {
  if (own.date !== null && own.date >= today) return { ...own, applicationId: null };
  const [nearest] = comingDates(applications, today);
  if (!nearest) return { ...own, applicationId: null };
  const { id, nextDate, airline, stage } = nearest;
  return {
    ...{ date: nextDate, airline, applicationId: id },
    stage: stage === "interested" || ENDED.has(stage) ? null : (stage as SelectionStage),
  };
}
