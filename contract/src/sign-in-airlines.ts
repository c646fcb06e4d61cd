/** Target airlines offered at sign-in, in the specified order (1, section 9). */
export const SIGN_IN_AIRLINES = [
  "Emirates",
  "Qatar Airways",
  "Singapore Airlines",
  "Cathay Pacific",
  "Lufthansa",
  "British Airways",
  "Air France",
  "KLM",
  "Turkish Airlines",
  "Delta Air Lines",
  "American Airlines",
  "United Airlines",
  "Other",
] as const;
