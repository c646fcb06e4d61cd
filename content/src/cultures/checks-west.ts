import type { MultipleChoice } from "../multiple-choice.ts";

export const CHECKS_WEST: Readonly<
  Record<"north-america-us" | "europe-uk" | "oceania-australia", readonly MultipleChoice[]>
> = {
  "north-america-us": [
    {
      id: "us-own-part",
      question:
        "A recruiter in Atlanta asks about your best team success. Which answer serves you best?",
      options: [
        "'We did it together, so I would rather not single anyone out.'",
        "'I reorganised the queue, and two colleagues made it work.'",
        "'It was really my success, since the others only followed.'",
        "'My manager should tell you, praise is not mine to give.'",
      ],
      correctAnswer: "'I reorganised the queue, and two colleagues made it work.'",
      explanation:
        "Many US interviewers want to hear your own part in the first person, followed by credit to others. Hiding behind 'we' is the common mistake: nothing can be scored.",
      difficulty: "Easy",
    },
    {
      id: "us-how-are-you",
      question: "The recruiter says 'Hi, how are you?' while reading your badge. What fits?",
      options: [
        "An honest account of a short night",
        "A silent nod until the first question",
        "'Doing well, thanks, how are you?'",
        "'Why do you ask?' with a smile",
      ],
      correctAnswer: "'Doing well, thanks, how are you?'",
      explanation:
        "It is a greeting. A short positive answer and the question back open the small talk that many recruiters use to see how you would meet passengers.",
      difficulty: "Easy",
    },
    {
      id: "us-event-time-zone",
      question:
        "You live in Chicago. An e-mail invites you to a live video interview 'at 10 a.m. Eastern'. When do you connect?",
      options: [
        "At 9 a.m. on your clock",
        "At 10 a.m. on your clock",
        "At 11 a.m. on your clock",
        "At noon on your clock",
      ],
      correctAnswer: "At 9 a.m. on your clock",
      explanation:
        "Central Time is an hour behind Eastern Time all year, since both change their clocks on the same Sundays. Adding the hour instead of taking it off makes you two hours late.",
      difficulty: "Medium",
    },
    {
      id: "us-politics",
      question:
        "Over coffee at the hiring event another candidate asks what you think of the election. What is wise?",
      options: [
        "State your view and ask for theirs",
        "Say politely that you would rather hear where they flew in from",
        "Warn a recruiter about the candidate",
        "Agree with whatever is said, so that nobody is hurt",
      ],
      correctAnswer: "Say politely that you would rather hear where they flew in from",
      explanation:
        "Politics and religion are risky small talk in the US, and the waiting area belongs to the assessment. Changing the subject kindly is the very thing crew do in a galley.",
      difficulty: "Medium",
    },
    {
      id: "us-background-check",
      question:
        "You are offered a job by a US airline 'conditionally'. What is normally still to come?",
      options: [
        "A second reach test in uniform",
        "A vote by the crew of your base",
        "A timed swim of fifty metres in a pool",
        "Fingerprints, background check and drug test",
      ],
      correctAnswer: "Fingerprints, background check and drug test",
      explanation:
        "Access to secured airport areas takes a fingerprint-based criminal history check, and safety-sensitive jobs a pre-employment drug test. A swim is tested by some airlines elsewhere.",
      difficulty: "Hard",
      source: { name: "49 CFR 1544.229; 14 CFR part 120", year: 2024 },
    },
  ],
  "europe-uk": [
    {
      id: "uk-understatement",
      question:
        "After your answer a British assessor says 'Could you perhaps say a little more about that?' What is meant?",
      options: [
        "A signal to finish soon",
        "A hint that the answer was too personal",
        "A clear request: a part is missing",
        "A courtesy without meaning",
      ],
      correctAnswer: "A clear request: a part is missing",
      explanation:
        "Indirect wording often carries a plain request. Treating it as politeness and moving on loses the points for the part that was missing, mostly the result.",
      difficulty: "Medium",
    },
    {
      id: "uk-group-exercise",
      question:
        "In the group exercise one candidate has said nothing for ten minutes. What do assessors like to see?",
      options: [
        "You ask her by name what she thinks",
        "You finish the task faster without her",
        "You tell the assessor that she is passive",
        "You speak more, so that the group looks lively",
      ],
      correctAnswer: "You ask her by name what she thinks",
      explanation:
        "Bringing somebody in shows the teamwork that is scored. Filling the silence yourself is what most candidates do, and it adds nothing to your sheet.",
      difficulty: "Easy",
    },
    {
      id: "uk-strengths",
      question:
        "You are asked about your greatest strength. Which answer fits a British panel best?",
      options: [
        "'I am probably the best server you will meet today.'",
        "'I would not say that I have one, to be honest.'",
        "'You would have to ask somebody who has to work with me.'",
        "'Guests tend to ask for me by name; I remember theirs.'",
      ],
      correctAnswer: "'Guests tend to ask for me by name; I remember theirs.'",
      explanation:
        "A fact that others can judge sounds confident without boasting. Refusing to name a strength is not modesty here: it leaves the box on the form empty.",
      difficulty: "Medium",
    },
    {
      id: "uk-clock-change",
      question:
        "You live in New York and have a UK video interview at 14:00 London time on the third Tuesday of March. What time is it for you?",
      options: ["8 a.m.", "9 a.m.", "10 a.m.", "11 a.m."],
      correctAnswer: "10 a.m.",
      explanation:
        "The US goes to summer time on the second Sunday of March, the UK on the last. For those weeks London is four hours ahead of New York and not five, so 9 a.m. would be an hour too early.",
      difficulty: "Hard",
      source: { name: "IANA time zone database, rules US and EU", year: 2026 },
    },
    {
      id: "uk-references",
      question:
        "Why does a UK airline ask for five years of jobs, studies and gaps without a hole?",
      options: [
        "The airside pass needs that check",
        "The tax office sets the pay from it",
        "The law on working time asks for it",
        "The uniform order depends on it",
      ],
      correctAnswer: "The airside pass needs that check",
      explanation:
        "Airport identity passes in the UK require a background check of the last five years, in which gaps of more than 28 days need evidence. A missing month delays the start, not only the form.",
      difficulty: "Hard",
    },
  ],
  "oceania-australia": [
    {
      id: "au-tall-poppy",
      question: "Which sentence about an award you won goes down best with an Australian panel?",
      options: [
        "'I was the best in the whole region, three years in a row.'",
        "'I'd rather not mention it, it was pure luck.'",
        "'We got the service award; I ran the roster that made it work.'",
        "'My former boss would tell you that nobody comes close.'",
      ],
      correctAnswer: "'We got the service award; I ran the roster that made it work.'",
      explanation:
        "Plain facts about your part are welcome, standing above others is not. Denying the achievement is the opposite mistake: the panel still has to score you.",
      difficulty: "Medium",
    },
    {
      id: "au-how-are-you-going",
      question: "At reception someone asks 'How are you going?' What do you answer?",
      options: [
        "'By train, thank you.'",
        "'Good thanks, how about you?'",
        "'To the interview on level two.'",
        "'Not before five o'clock.'",
      ],
      correctAnswer: "'Good thanks, how about you?'",
      explanation:
        "It means 'how are you'. Hearing it as a question about transport is the classic slip of visitors and newcomers.",
      difficulty: "Easy",
    },
    {
      id: "au-brisbane-summer",
      question:
        "It is January and noon in Sydney. What time is it in Brisbane, where your interviewer sits?",
      options: ["Noon", "1 p.m.", "10 a.m.", "11 a.m."],
      correctAnswer: "11 a.m.",
      explanation:
        "Queensland keeps standard time all year, so in summer Brisbane is an hour behind Sydney. In winter the two agree, which is why the difference is forgotten.",
      difficulty: "Medium",
      source: {
        name: "IANA time zone database, Australia/Sydney and Australia/Brisbane",
        year: 2026,
      },
    },
    {
      id: "au-acknowledgement",
      question: "The day opens with an Acknowledgement of Country. What do you do?",
      options: [
        "Listen quietly and with attention",
        "Applaud and add a few words",
        "Use the minute to read your notes",
        "Ask whether it will be marked",
      ],
      correctAnswer: "Listen quietly and with attention",
      explanation:
        "It pays respect to the traditional owners of the land. Nothing is asked of guests but attention, and reading through it is seen by everyone in the circle.",
      difficulty: "Easy",
    },
    {
      id: "au-manners-at-reception",
      question:
        "After the day an Australian panel asks reception how the candidates behaved. What do they hope to learn?",
      options: [
        "Who arrived in the smartest suit",
        "Whether manners were the same for everyone",
        "Which of them already had friends at the airline",
        "Who asked first about the pay",
      ],
      correctAnswer: "Whether manners were the same for everyone",
      explanation:
        "Where hierarchy counts for little, warmth for the panel and coldness for the front desk read as false. Polished clothes are noticed as well, but they say nothing about the galley.",
      difficulty: "Medium",
    },
  ],
};
