/** Words of an evaluation, without the schemas (specification 1, section 5). */
export const RECOMMENDATIONS = ["hire", "consider", "reject"] as const;
