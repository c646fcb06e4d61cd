/** Version of the STAR rules. Change it whenever a score may change: takes are compared within one version only. */
export const STAR_RULES_VERSION = "star-17";
