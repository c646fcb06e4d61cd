/** The Land / Water toggle of specification 2, section 2.13. */
export const EVACUATION_ENVIRONMENTS = ["Land", "Water"] as const;

/** Specification 2, section 9: the course's clock for the seven steps of each procedure. */
export const EVACUATION_TIMEFRAMES = {
  Land: [
    "0-10 seconds",
    "10-15 seconds",
    "15-25 seconds",
    "25-35 seconds",
    "35-80 seconds",
    "80-90 seconds",
    "90+ seconds",
  ],
  Water: [
    "Pre-impact",
    "0-10 seconds",
    "10-20 seconds",
    "20-35 seconds",
    "35-75 seconds",
    "75-85 seconds",
    "85+ seconds",
  ],
} as const;
