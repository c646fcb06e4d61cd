/** Chinese: how people talk to the coach itself: farewells, protests, wishes about the practice, and what they worry about. */
export const TALK = `
`;
