/** The three decision scenarios, each loaded on its own; `endings` says how many there are. What they rest on: docs/content/scenarios.md. */
export const SCENARIOS = [
  {
    id: "power-bank-fire",
    endings: 4,
    title: "Smoke from the overhead bin",
    load: async () => (await import("./power-bank-fire.ts")).POWER_BANK_FIRE,
  },
  {
    id: "heart-without-words",
    endings: 5,
    title: "A heart and no common language",
    load: async () => (await import("./heart-without-words.ts")).HEART_WITHOUT_WORDS,
  },
  {
    id: "hard-landing-fire",
    endings: 4,
    title: "Hot plastic, a hard landing, a burning wing",
    load: async () => (await import("./hard-landing-fire.ts")).HARD_LANDING_FIRE,
  },
] as const;
