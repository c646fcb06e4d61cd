/** How people close a story in which nothing else says that it is over. */
const ENDS =
  /\b(?:in the end|at the end of (?:it|that)|finally|eventually|afterwards|since then|from then on|from that day|ever since|within (?:the|a|one) (?:hour|day|week|month|fortnight)|by the time|to this day|as a result|(?:thanked|thanking|hugged|praised|complimented) (?:me|us)|thank(?:ed)? you (?:letter|card|note)|wrote (?:to|a (?:letter|card|review))|(?:told|wrote to|said to) (?:my|our|the) (?:manager|boss|supervisor|team leader|purser|head|director) (?:that |how |what )?(?:she|he|they|it|much|great|good|well)|after that (?:i|we|he|she|they) (?:always|never|still|now)|c[ao]mes? back (?:again|the next|two|three|a week|every|with)|came back|calmed down|(?:was|were|is|are) (?:ok|okay|fine|safe|happy|grateful|solved|fixed|over|back (?:home|at work))|on time|nobody (?:noticed|complained|left|was hurt)|no (?:such )?(?:complaints?|one)|never again|(?:booked|ordered|used) (?:\w+ )?(?:again|since)|still (?:use|uses|do|does|work)|works? again|for dessert|(?:he|she|they) (?:took it|accepted|left (?:happy|smiling|calm)|stayed|apologi[sz]ed|smiled))\b/i;

/** Whether a sentence tells how something ended. */
export const tellsAnEnding = (sentence: string): boolean => ENDS.test(sentence);

/** What tells of an ending only at the end of a story, and how other languages say it. Folded text. */
const ENDS_AT_LAST =
  /\b(?:at the end|later (?:he|she|they|it)|so (?:everyone|everybody|nobody|no one)|no complaints?|(?:he|she|they) (?:left|got)|al final|desde entonces|me dio las gracias|finalement|depuis|m'a remercie)\b|最后|从那以后|感谢/;

/** Whether the last sentences of a story say that it is over. @param last folded text */
export const closesTheStory = (last: string): boolean =>
  tellsAnEnding(last) || ENDS_AT_LAST.test(last);
