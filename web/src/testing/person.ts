import type { User } from "contract/users";

/** A signed-in person as the server gives them. */
export const PERSON: User = {
  id: "0b7d8f0e-51c8-4b3c-9a06-5a2b6f2f0d11",
  name: "Leïla Benali",
  email: null,
  profile: "candidate",
  targetAirline: "Emirates",
  targetRegion: null,
  timezone: null,
  culturalBackground: null,
  interviewDate: null,
  accommodations: { moreTime: false, secondTake: false, noCamera: false },
  isDemo: false,
  hasPasskey: false,
  createdAt: "2026-10-30T09:00:00.000Z",
};
