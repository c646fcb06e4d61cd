import type { NextInterview } from "coach/plan/interview";
import type { Application } from "contract/applications";
import { type ApplicationFields, applicationOf, NO_APPLICATION } from "./model.ts";

/** What the dialog is open for: an application that is there, or a new one with what is known of it. */
export type Edited =
  | { application: Application; fields: null }
  | { application: null; fields: ApplicationFields };

/** After an interview: the application it belongs to, or a new one of its airline. */
export function editedAfter(
  applications: readonly Application[],
  { airline, stage }: NextInterview,
): Edited {
  const application = applicationOf(applications, { airline });
  if (application) return { application, fields: null };
  return {
    application: null,
    fields: { ...NO_APPLICATION, airline, stage: stage ?? "final-interview" },
  };
}
