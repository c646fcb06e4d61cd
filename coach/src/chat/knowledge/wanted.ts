/** A word asked for, with other words that would do as well. */
export interface Wanted {
  stems: readonly string[];
}
