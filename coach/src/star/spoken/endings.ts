/** How people close a story in which nothing else says that it is over. */
const ENDS =
  /\b(?:in the end|at the end of (?:it|that)|finally|eventually|afterwards|since then|from then on|ever since|to this day|as a result|(?:thanked|thanking|hugged|praised|complimented) (?:me|us)|thank(?:ed)? you (?:letter|card|note)|wrote (?:to|a (?:letter|card|review))|c[ao]mes? back (?:again|the next|two|three|a week|every|with)|came back|calmed down|(?:was|were|is|are) (?:ok|okay|fine|safe|happy|grateful|solved|fixed|over|back (?:home|at work))|on time|nobody (?:noticed|complained|left|was hurt)|no (?:such )?(?:complaints?|one)|never again|(?:booked|ordered|used) (?:\w+ )?(?:again|since)|still (?:use|uses|do|does|work)|works? again|for dessert|(?:he|she|they) (?:took it|accepted|left (?:happy|smiling|calm)|stayed|apologi[sz]ed|smiled))\b/i;

/** Whether a sentence tells how something ended. */
export const tellsAnEnding = (sentence: string): boolean => ENDS.test(sentence);
