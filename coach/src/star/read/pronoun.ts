/** Who does it: the candidate, a group with the candidate in it, the listener, or anybody else. */
export type Subject = "i" | "we" | "you" | "other";

const WE_FORMS = /^(?:we|we'(?:d|ll|re|ve))$/;
const I_FORMS = /^(?:i|i'(?:d|ll|m|ve|am))$/;
const OTHER_PRONOUNS =
  /^(?:he|she|they|who|it|someone|somebody|everyone|everybody|nobody|this|that|(?:he|she|they|it)'(?:d|ll|s|re|ve))$/;
const YOU_FORMS = /^(?:you|you'(?:d|ll|re|ve)|one)$/;

/** The doer that a pronoun names, or null for any other word. */
export function pronounOf(low: string): Subject | null {
  if (I_FORMS.test(low)) return "i";
  if (WE_FORMS.test(low)) return "we";
  if (YOU_FORMS.test(low)) return "you";
  return OTHER_PRONOUNS.test(low) ? "other" : null;
}
