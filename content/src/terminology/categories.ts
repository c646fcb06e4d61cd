/** What a term belongs to, in the order of the filter (specification 2, section 3). */
export const TERM_CATEGORIES = [
  "Aircraft Structure",
  "Safety Equipment",
  "Flight Operations",
  "Communication",
  "Emergency Procedures",
] as const;

/** How soon a newcomer needs a term, the most needed first (specification 2, section 3). */
export const TERM_IMPORTANCES = ["Essential", "Important", "Good to Know"] as const;
