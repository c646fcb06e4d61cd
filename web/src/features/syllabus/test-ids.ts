/** The tests of an assessment day that can be sat here. */
export const TESTS = ["judgement", "english", "numeracy"] as const;
export type TestId = (typeof TESTS)[number];
