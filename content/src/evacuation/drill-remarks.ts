/** What the debrief says of mistakes that belong to no single step. In English, like the rest of the set. */
export const DRILL_REMARKS = {
  notBefore: (action: string, first: string) => `${action}: not before "${first}".`,
  peopleStillCome:
    "People are still coming to your exit. The search begins when nobody comes any more.",
  wasReady: "It was ready.",
  wasReadyWhy:
    "It stood as it should. What works is used: each second of doubt is a person who waits.",
};
