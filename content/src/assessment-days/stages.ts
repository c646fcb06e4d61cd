import type { AssessmentStage } from "./schema.ts";

/** The stages in the order in which they usually come; airlines leave some out and swap others. */
export const ASSESSMENT_STAGES: readonly AssessmentStage[] = [
  {
    id: "application",
    name: "CV and online application",
    happens:
      "You fill in a form with your data, work history, languages and right to work, upload a CV and photographs, and often answer a few short questions. Rules that end an application at once, such as age or right to live at the base, are asked here.",
    minutes: { from: 60, to: 180 },
    observed: [
      "Meets the minimum requirements of the vacancy, without rounding",
      "Work with people, shown by what was achieved and not by job titles",
      "Care: dates without gaps, no typing errors, photographs as asked for",
    ],
    mistakes: [
      "One CV for all airlines, with another airline's name left in it",
      "Gaps that nobody explains, though a caring year or an illness may be named openly",
      "A holiday picture, or a photograph that has been edited until it is another person",
    ],
    preparation: [
      "Copy the requirements into a list and tick each of them with proof",
      "One page of CV with three numbers in it: guests a day, people trained, complaints solved",
      "Have the passport, certificates and reference addresses at hand before you start",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "online-tests",
    name: "Online tests",
    happens:
      "You sit timed tests at home: English, numbers, logic, sometimes a personality questionnaire or situational judgement. The clock runs, and a test that was started usually cannot be repeated.",
    minutes: { from: 30, to: 90 },
    observed: [
      "Answers that are right and in time",
      "The same picture of yourself in questions that come back in other words",
      "Judgement that puts safety first and people second",
    ],
    mistakes: [
      "Starting on the telephone on the bus",
      "Answering a personality questionnaire as the person you think they want, and contradicting yourself",
      "Spending three minutes on one sum and leaving ten undone",
    ],
    preparation: [
      "Practise under the clock with the exercises here, until the kind of sum surprises you no more",
      "Good light, a quiet room, a charged computer and a second connection",
      "Skip and come back where the test allows it",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "video-interview",
    name: "Recorded video interview",
    happens:
      "Questions appear on the screen. You have some seconds to think, one or two minutes to answer, and often a single take. Nobody is listening yet; people or a team watch the recording later.",
    minutes: { from: 20, to: 45 },
    observed: [
      "A clear answer to the question that was asked",
      "A real example with a result",
      "Eye contact with the lens, a voice with energy, and a tidy background",
      "English that can be followed without effort",
    ],
    mistakes: [
      "Reading from notes beside the camera",
      "Filling the whole time although the answer was complete after a minute",
      "Looking at your own picture instead of the lens",
    ],
    preparation: [
      "Record yourself ten times and watch three",
      "Prepare five stories that fit many questions, and practise them in ninety seconds",
      "Lens at eye height, light in front of you, one sheet with key words at most",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "registration",
    name: "Arrival and registration",
    happens:
      "You come to a hotel or training centre, show your documents, get a number, and wait with many others. There is often a presentation of the airline. Those who welcome you are often assessors already.",
    minutes: { from: 30, to: 90 },
    observed: [
      "Punctual, groomed and prepared without being told",
      "Friendly to everybody, staff at the reception included",
      "Listens in the presentation, and asks a question that was not answered in it",
    ],
    mistakes: [
      "Arriving in the last minute with the wrong documents",
      "Sitting in a corner with a telephone",
      "Complaining about the queue to the person beside you, who may be an assessor",
    ],
    preparation: [
      "Travel the way the day before, or plan an hour of spare time",
      "Documents in the order of the list in a folder",
      "Learn the names of the four people near you and use them later",
    ],
    isOftenKnockOut: false,
  },
  {
    id: "reach-and-height",
    name: "Reach and height check",
    happens:
      "You stand at a wall with a mark and touch it with your fingertips, as the airline's rule says: with or without shoes, on tiptoe or flat. Emergency equipment lies high, which is the reason.",
    minutes: { from: 5, to: 20 },
    observed: [
      "Fingertips on the mark, steady for as long as is asked",
      "The rule kept as it was explained, without a jump",
      "Calm and good humour while others are watching",
    ],
    mistakes: [
      "Hearing about the rule for the first time on the day",
      "Tight sleeves or a skirt that does not let you stretch",
      "Arguing about a centimetre",
    ],
    preparation: [
      "Measure yourself in the evening and in the morning at a wall, since people are a little taller in the morning",
      "Stretch shoulders and calves for a few weeks",
      "Read the airline's own rule in the requirements part of this product and on its careers page",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "english-test",
    name: "English test",
    happens:
      "You read a text, fill gaps, choose words, and write a short text or a letter; some airlines talk with you instead. It is about being understood and understanding in an emergency, not about an accent.",
    minutes: { from: 20, to: 60 },
    observed: [
      "Understands instructions at the first reading",
      "Writes short correct sentences in a polite tone",
      "Speaks clearly, and asks when something was not understood",
    ],
    mistakes: [
      "Long sentences that lose their verb",
      "Translating idioms from your own language",
      "Not reading the task to the end",
    ],
    preparation: [
      "Do the exercises here by kind, and note your three favourite mistakes",
      "Read announcements aloud every day",
      "Write an answer to a complaint in eighty words and in ten minutes",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "numeracy-test",
    name: "Numeracy test",
    happens:
      "You do short sums of the kind that the job brings: change, currencies, discounts, time zones, counting stock. Often without a calculator, always with a clock.",
    minutes: { from: 15, to: 40 },
    observed: ["The right kind of sum chosen", "A result that is plausible", "A steady pace"],
    mistakes: [
      "Dividing instead of multiplying by a rate",
      "Treating an hour as a hundred minutes",
      "Not checking whether the answer can be true at all",
    ],
    preparation: [
      "Ten exercises a day of the kinds here for a week",
      "Tables up to twelve, tenths and quarters by heart",
      "Estimate first, calculate second, compare",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "group-exercise",
    name: "Group exercise",
    happens:
      "Six to ten applicants solve a task or discuss a case while assessors sit behind and write. The result counts for little: how you speak, listen and decide together is what they came for.",
    minutes: { from: 15, to: 45 },
    observed: [
      "Brings in ideas and builds on those of others",
      "Listens with the whole body, uses names, asks the quiet one",
      "Keeps an eye on task and time",
      "Stays friendly under contradiction",
    ],
    mistakes: [
      "Talking most in order to be seen",
      "Agreeing with everything and adding nothing",
      "Correcting others before the group",
      "Looking at the assessors",
    ],
    preparation: [
      "Practise one of the tasks here with friends and a clock",
      "Prepare three sentences: to begin, to invite, to sum up",
      "Decide beforehand that the group's success is yours",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "role-play",
    name: "Role play",
    happens:
      "An assessor plays a passenger or a colleague: angry, afraid, drunk, in a hurry. You have a minute to read and a few minutes to act.",
    minutes: { from: 5, to: 15 },
    observed: [
      "Listens before solving",
      "Calm voice and open posture",
      "Clear limits where safety is concerned",
      "A solution or a next step with a time",
    ],
    mistakes: [
      "Promising what a crew cannot give",
      "Repeating the rule louder",
      "Stepping out of the role with a laugh",
    ],
    preparation: [
      "Practise hear, name, act, check: say what you heard, name the feeling, do something, come back",
      "Learn three friendly ways to say no",
      "Ask a friend to play it nastily",
    ],
    isOftenKnockOut: false,
  },
  {
    id: "final-interview",
    name: "Final interview",
    happens:
      "One or two recruiters ask about your life, your reasons and real situations, mostly by competency. They take notes, ask again, and check whether your stories hold.",
    minutes: { from: 20, to: 60 },
    observed: [
      "Real examples with your own part and a result",
      "Reasons for this airline that only fit this airline",
      "Honesty about weak points",
      "Questions of your own",
    ],
    mistakes: [
      "Saying we where you mean I",
      "Learning answers by heart",
      "Speaking badly of a former employer",
    ],
    preparation: [
      "Eight stories, each with two competencies",
      "The airline's network, base, training and values in five sentences",
      "Practise aloud until a story takes ninety seconds",
    ],
    isOftenKnockOut: false,
  },
  {
    id: "documents",
    name: "Documents and background check",
    happens:
      "After the provisional yes you hand in passport, certificates, references, a criminal record certificate and photographs. In many countries a check of the last five years belongs to it, with every gap explained.",
    minutes: { from: 60, to: 300 },
    observed: [
      "Everything there, legible and in time",
      "The same dates as in the application",
      "Gaps and convictions named before they are found",
    ],
    mistakes: [
      "Passport that runs out in the training",
      "References who know nothing of it",
      "Waiting with the certificate until it is asked for",
    ],
    preparation: [
      "Order the criminal record certificate and translations early",
      "Warn your references",
      "Keep a list of addresses and employers of five years with months",
    ],
    isOftenKnockOut: false,
  },
  {
    id: "medical",
    name: "Medical examination",
    happens:
      "A doctor goes through your medical history and examines heart and lungs, muscles and joints, ears, nose and throat, sight and colour vision. Airlines may add blood and drug tests. In Europe the result is a cabin crew medical report, renewed at least every five years; elsewhere the state's or the airline's own rules hold.",
    minutes: { from: 60, to: 240 },
    observed: [
      "Fit for the duties of cabin crew, with or without aids such as glasses",
      "Truthful answers in the questionnaire",
      "Vaccinations as far as they are required",
    ],
    mistakes: [
      "Hiding an illness that a blood test shows",
      "Coming without glasses, prescriptions or vaccination card",
      "Poppy seed cake or strange medicines before a drug test without saying so",
    ],
    preparation: [
      "Bring reports on operations and chronic illnesses",
      "Have eyes and ears checked beforehand if you are unsure",
      "Sleep, drink water, and take no alcohol in the days before",
    ],
    isOftenKnockOut: true,
  },
];
