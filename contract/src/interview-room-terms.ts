/** Limits of the interview room, without the schemas: the screen holds them before anything is sent. */
export const ROOM_NOTES_MAX_CHARACTERS = 20_000;
export const ROOM_QUESTION_MAX_CHARACTERS = 1000;
export const ROOM_QUESTIONS_MAX = 60;
export const QUESTION_TEMPLATES_MAX = 100;
