/** What the text page sends. */
export const TEXT_ANSWER = {
  questionId: "stayed-calm",
  question: "Tell me about a time you stayed calm while people around you did not.",
  situation: "The power failed in our hotel at eleven at night.",
  task: "Two people were in the lift and I was the night manager.",
  action: "I spoke to them through the door and called the engineer.",
  result: "They were out after twenty-five minutes and nobody was hurt.",
  practiceMode: "text",
  sessionDuration: 118.6,
};

/** What the multi-mode page sends. */
export const MULTI_MODE_ANSWER = {
  userId: "me",
  questionId: "1763640000000",
  question: "Tell me about a time you stayed calm while people around you did not.",
  response: {
    situation: TEXT_ANSWER.situation,
    task: TEXT_ANSWER.task,
    action: TEXT_ANSWER.action,
    result: TEXT_ANSWER.result,
  },
  timeSpent: 95,
  practiceMode: "text",
  videoUrl: null,
  audioUrl: null,
};

const { response: _sections, ...MULTI_MODE_FRAME } = MULTI_MODE_ANSWER;

/** What the audio page sends of a recording that nobody wrote down. */
export const SPOKEN_ANSWER = { ...MULTI_MODE_FRAME, practiceMode: "audio", transcript: null };
