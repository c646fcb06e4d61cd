import type { ApplicationStage } from "contract/application-terms";

/** Where the demo's candidate has applied; days count from the sign-in. */
export const DEMO_APPLICATIONS: readonly {
  airline: string;
  stage: ApplicationStage;
  inDays: number | null;
  notes: string;
}[] = [
  {
    airline: "Cathay Pacific",
    stage: "video-interview",
    inDays: 16,
    notes: "Six questions, two minutes each. The link is valid for three days.",
  },
  {
    airline: "Singapore Airlines",
    stage: "application",
    inDays: 24,
    notes: "Photographs still to be taken, as their page asks for.",
  },
  { airline: "Qatar Airways", stage: "declined", inDays: null, notes: "May apply again in May." },
];
