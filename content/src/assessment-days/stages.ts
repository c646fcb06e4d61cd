import type { AssessmentStage } from "./schema.ts";

/** The stages in the order in which they usually come; airlines leave some out and swap others. */
export const ASSESSMENT_STAGES: readonly AssessmentStage[] = [
  {
    id: "application",
    name: "CV and online application",
    happens:
      "You fill in a form with your details, work history, languages and right to work, upload a CV and photographs, and often answer a few short questions. Anything that rules you out straight away, such as age or the right to live at the base, comes up here.",
    minutes: { from: 60, to: 180 },
    observed: [
      "Meets the vacancy's minimum requirements, without rounding up",
      "Experience with people, shown by what you achieved, not by job titles",
      "Care: no gaps in the dates, no typing errors, photographs as asked for",
    ],
    mistakes: [
      "One CV for all airlines, with another airline's name left in it",
      "Unexplained gaps, when you could openly name a year caring for somebody or an illness",
      "A holiday picture, or a photograph edited until it's somebody else",
    ],
    preparation: [
      "Copy the requirements into a list and tick each one off with proof",
      "A one-page CV with three numbers in it: customers a day, people trained, complaints solved",
      "Have your passport, certificates and referees' contact details ready before you start",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "online-tests",
    name: "Online tests",
    happens:
      "You do timed tests at home: English, numbers, logic, sometimes a personality questionnaire or situational judgement. The clock runs, and once you've started a test you usually can't repeat it.",
    minutes: { from: 30, to: 90 },
    observed: [
      "Answers that are right and in time",
      "A consistent picture of yourself when the same question comes back in other words",
      "Judgement that puts safety first and people second",
    ],
    mistakes: [
      "Starting on your phone on the bus",
      "Answering a personality questionnaire as the person you think they want, and contradicting yourself",
      "Spending three minutes on one sum and leaving ten undone",
    ],
    preparation: [
      "Practise against the clock with the exercises here, until no kind of sum surprises you",
      "Good light, a quiet room, a charged computer and a second connection",
      "Skip and come back where the test allows it",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "video-interview",
    name: "Recorded video interview",
    happens:
      "Questions appear on the screen. You get a few seconds to think, one or two minutes to answer, and often a single take. Nobody's listening yet; recruiters watch the recording later.",
    minutes: { from: 20, to: 45 },
    observed: [
      "A clear answer to the question they asked",
      "A real example with a result",
      "Eye contact with the lens, a voice with energy, and a tidy background",
      "English that's easy to follow",
    ],
    mistakes: [
      "Reading from notes beside the camera",
      "Filling the whole time when you'd answered it after a minute",
      "Looking at your own picture instead of the lens",
    ],
    preparation: [
      "Record yourself ten times and watch three",
      "Prepare five stories that fit many questions, and practise them in ninety seconds",
      "Lens at eye level, light in front of you, one sheet of key words at most",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "registration",
    name: "Arrival and registration",
    happens:
      "You arrive at a hotel or training centre, show your documents, get a number, and wait with lots of others. There's often a presentation by the airline. The people who welcome you are often assessors already.",
    minutes: { from: 30, to: 90 },
    observed: [
      "Punctual, groomed and prepared without being told",
      "Friendly to everybody, including the staff at reception",
      "Listens to the presentation, and asks a question it didn't answer",
    ],
    mistakes: [
      "Arriving at the last minute with the wrong documents",
      "Sitting in a corner on your phone",
      "Complaining about the queue to the person next to you, who may be an assessor",
    ],
    preparation: [
      "Do the journey the day before, or allow an hour to spare",
      "Documents in a folder, in the order on the list",
      "Learn the names of the four people near you and use them later",
    ],
    isOftenKnockOut: false,
  },
  {
    id: "reach-and-height",
    name: "Reach and height check",
    happens:
      "You stand at a wall and touch a mark with your fingertips, as the airline's rule says: with or without shoes, on tiptoe or flat. The reason is that emergency equipment is stowed high up.",
    minutes: { from: 5, to: 20 },
    observed: [
      "Fingertips on the mark, steady for as long as they ask",
      "Sticks to the rule as explained, without jumping",
      "Calm and good humour while others are watching",
    ],
    mistakes: [
      "Hearing about the rule for the first time on the day",
      "Tight sleeves or a skirt you can't stretch in",
      "Arguing about a centimetre",
    ],
    preparation: [
      "Measure yourself at a wall in the evening and in the morning: you're a little taller in the morning",
      "Stretch your shoulders and calves for a few weeks",
      "Read the airline's own rule in the requirements section here and on its careers page",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "english-test",
    name: "English test",
    happens:
      "You read a text, fill in gaps, choose words, and write a short text or a letter; some airlines talk to you instead. It's about understanding and being understood in an emergency, not about your accent.",
    minutes: { from: 20, to: 60 },
    observed: [
      "Understands instructions first time",
      "Writes short correct sentences in a polite tone",
      "Speaks clearly, and asks when something isn't clear",
    ],
    mistakes: [
      "Long sentences that lose their way",
      "Translating idioms from your own language",
      "Not reading the task to the end",
    ],
    preparation: [
      "Do the exercises here by type, and note your three most common mistakes",
      "Read announcements aloud every day",
      "Write an eighty-word answer to a complaint in ten minutes",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "numeracy-test",
    name: "Numeracy test",
    happens:
      "You do the short sums you'll need in the job: change, currencies, discounts, time zones, counting stock. Often without a calculator, always against the clock.",
    minutes: { from: 15, to: 40 },
    observed: ["The right kind of sum", "A result that makes sense", "A steady pace"],
    mistakes: [
      "Dividing instead of multiplying by a rate",
      "Treating an hour as a hundred minutes",
      "Not checking whether the answer can possibly be right",
    ],
    preparation: [
      "Ten of the exercises here a day, for a week",
      "Know your times tables up to twelve, tenths and quarters by heart",
      "Estimate first, then calculate, then compare",
    ],
    isOftenKnockOut: true,
  },
  {
    id: "group-exercise",
    name: "Group exercise",
    happens:
      "Six to ten applicants solve a task or discuss a case while assessors sit behind you and take notes. The result hardly counts: they're there to see how you speak, listen and decide together.",
    minutes: { from: 15, to: 45 },
    observed: [
      "Brings in ideas and builds on other people's",
      "Listens with the whole body, uses names, brings in the quiet one",
      "Keeps an eye on the task and the time",
      "Stays friendly when others disagree",
    ],
    mistakes: [
      "Talking the most just to be seen",
      "Agreeing with everything and adding nothing",
      "Correcting others in front of the group",
      "Looking at the assessors",
    ],
    preparation: [
      "Practise one of the tasks here with friends and a clock",
      "Prepare three sentences: one to start, one to bring others in, one to sum up",
      "Decide beforehand that if the group does well, so do you",
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
      "Promising what crew can't give",
      "Repeating the rule louder",
      "Breaking out of the role with a laugh",
    ],
    preparation: [
      "Practise hear, name, act, check: say what you heard, name the feeling, do something, come back",
      "Learn three friendly ways to say no",
      "Ask a friend to play a really difficult passenger",
    ],
    isOftenKnockOut: false,
  },
  {
    id: "final-interview",
    name: "Final interview",
    happens:
      "One or two recruiters ask about your life, your reasons and real situations, mostly by competency. They take notes, ask again, and check whether your stories hold up.",
    minutes: { from: 20, to: 60 },
    observed: [
      "Real examples with your own part and a result",
      "Reasons that only fit this airline",
      "Honesty about weak points",
      "Questions of your own",
    ],
    mistakes: [
      "Saying we where you mean I",
      "Learning answers by heart",
      "Running down a former employer",
    ],
    preparation: [
      "Eight stories, each showing two competencies",
      "The airline's network, base, training and values in five sentences",
      "Practise aloud until a story takes ninety seconds",
    ],
    isOftenKnockOut: false,
  },
  {
    id: "documents",
    name: "Documents and background check",
    happens:
      "After the provisional yes you hand in your passport, certificates, references, a criminal record certificate and photographs. In many countries the airside pass needs a background check of the last five years, with every gap explained.",
    minutes: { from: 60, to: 300 },
    observed: [
      "Everything there, legible and in time",
      "The same dates as on the application",
      "Gaps and convictions you mention before they find them",
    ],
    mistakes: [
      "A passport that runs out during training",
      "Referees who know nothing about it",
      "Not getting the certificate until they ask for it",
    ],
    preparation: [
      "Order the criminal record certificate and translations early",
      "Tell your referees they'll be contacted",
      "Keep a list of your addresses and employers for five years, with months",
    ],
    isOftenKnockOut: false,
  },
  {
    id: "medical",
    name: "Medical examination",
    happens:
      "A doctor goes through your medical history and examines your heart and lungs, muscles and joints, ears, nose and throat, sight and colour vision. Airlines may add blood and drug tests. In Europe you get a cabin crew medical report, renewed at least every five years; elsewhere the country's or the airline's own rules apply.",
    minutes: { from: 60, to: 240 },
    observed: [
      "Fit for the duties of cabin crew, with or without aids such as glasses",
      "Honest answers in the questionnaire",
      "Any vaccinations that are required",
    ],
    mistakes: [
      "Hiding an illness a blood test will show",
      "Coming without your glasses, prescriptions or vaccination card",
      "Not mentioning poppy seed cake or a new medicine before a drug test",
    ],
    preparation: [
      "Bring reports on operations and chronic illnesses",
      "Have your eyes and ears checked beforehand if you're unsure",
      "Sleep, drink water, and don't drink alcohol in the days before",
    ],
    isOftenKnockOut: true,
  },
];
