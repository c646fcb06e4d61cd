/** Days back from now; "all" for everything. */
export const ANALYTICS_PERIODS = ["30", "90", "365", "all"] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

/** Interviews scored by two, below which a leaning is not told from chance. */
export const PAIRS_LEAST = 5;
