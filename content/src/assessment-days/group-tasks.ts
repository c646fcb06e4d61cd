import type { GroupTask } from "./schema.ts";

export const GROUP_TASKS: readonly GroupTask[] = [
  {
    id: "stranded-passengers",
    title: "Forty stranded passengers",
    brief:
      "Your flight has been cancelled at night by snow, and you have forty passengers at the airport: two families with babies, an elderly couple, a school class of fifteen with one teacher, and business travellers. There are eleven double rooms and cots for the babies. Decide together who gets which room, and who tells the passengers.",
    minutes: 20,
    assessorsNote: [
      "Who asks for the criteria before rooms are given away",
      "Whether the children and their teacher are thought of as one group",
      "Who plans the telling as well as the sharing",
      "Whether somebody checks the numbers",
    ],
    rolesThatScore: [
      "The one who writes and adds up",
      "The one who asks what we owe each group",
      "The one who puts the result into words for the passengers",
    ],
    rolesThatLose: [
      "The lawyer who defends his first idea to the end",
      "The silent one who agrees at the end",
      "The joker who makes the passengers ridiculous",
    ],
    ifQuiet: "Take the paper and write the list: who writes down is asked all the time.",
    ifDominant: "Ask two questions for every opinion, and give the pen away.",
    ifNotNative:
      "Say one short thing early, such as 'First the babies and the elderly couple?', and the first step is done.",
    goodClosing:
      "We have two minutes: families, the couple and the class are settled, so may I read the list once and then we agree who speaks?",
  },
  {
    id: "island",
    title: "Eight things for the island",
    brief:
      "Your aircraft has ditched near an island. Of fifteen things in the raft you may take only eight: a first aid kit, a mirror, a rope, matches in a tin, six bottles of water, a radio without batteries, a knife, fishing line, a tarpaulin, a torch, a compass, tinned food, a blanket, a book, a whistle. Agree on a list and give the reason for each choice.",
    minutes: 15,
    assessorsNote: [
      "Whether reasons are heard before votes",
      "How the group deals with the last two places",
      "Who changes their mind and says so",
      "Whether everybody could present the list",
    ],
    rolesThatScore: [
      "The one who groups things by need: water, shelter, signal, health",
      "The one who asks for the reason behind a wish",
      "The timekeeper",
    ],
    rolesThatLose: [
      "The survival expert who lectures",
      "The one who calls for a vote after a minute",
      "The one who sulks over the radio",
    ],
    ifQuiet: "Choose one thing that nobody has mentioned and say in one sentence why.",
    ifDominant: "When you notice that you have decided three times, ask for somebody else's list.",
    ifNotNative:
      "Point at the item and say 'for water' or 'for signals': two words are an argument here.",
    goodClosing:
      "Seven are clear; for the eighth it is rope or torch, so let us hear one reason for each and decide.",
  },
  {
    id: "new-route-service",
    title: "A service for a new route",
    brief:
      "The airline opens a night flight of six hours, leaving at 23:30 and landing at 07:30 local time. Design the service from boarding to landing for a full cabin: what is served when, when it is dark and quiet, and one idea that passengers will tell others about. It must not cost more than today's service.",
    minutes: 20,
    assessorsNote: [
      "Who thinks from the passenger's night",
      "Whether crew work and safety duties are thought of",
      "How cost is handled",
      "Whether ideas are built up or piled up",
    ],
    rolesThatScore: [
      "The one who draws a time line",
      "The one who joins two ideas into one",
      "The one who remembers the budget kindly",
    ],
    rolesThatLose: [
      "The one with ten ideas and no ear",
      "The one who says what cannot be done",
      "The one who only nods",
    ],
    ifQuiet: "Draw the time line: your pen leads without a word.",
    ifDominant: "Give your second idea to somebody else: 'That fits with what Mei said.'",
    ifNotNative: "Use pictures and times: 23:30, dark at 00:30, breakfast at 06:30.",
    goodClosing:
      "So we have a time line, a quiet time and one surprise; shall each of us present one part?",
  },
  {
    id: "paper-bridge",
    title: "A bridge of paper",
    brief:
      "Build from twenty sheets of paper and one roll of tape a bridge between two chairs half a metre apart that carries a full water bottle for ten seconds. You have ten minutes to plan and build and may test only once. Afterwards one of you explains how you worked together.",
    minutes: 15,
    assessorsNote: [
      "Whether they plan before they tear",
      "How work is shared out",
      "What happens when something collapses",
      "Who explains, and whether the explanation says we",
    ],
    rolesThatScore: [
      "The one who asks for one minute of planning",
      "The one who holds while others tape",
      "The one who laughs and starts again",
    ],
    rolesThatLose: [
      "The engineer who builds alone",
      "The critic with empty hands",
      "The one who blames after the test",
    ],
    ifQuiet: "Take a job with your hands at once: rolling, holding, cutting tape.",
    ifDominant: "Give two of your jobs away and ask what they need from you.",
    ifNotNative: "Show it with paper: a rolled sheet needs no grammar.",
    goodClosing:
      "Three minutes left: let us stop improving, strengthen the middle and test together.",
  },
  {
    id: "complaint-letter",
    title: "The letter about the lost birthday cake",
    brief:
      "A family writes that the birthday cake ordered for their daughter was not on board, that a crew member laughed at it, and that they will never fly with you again. Agree on an answer of six sentences and on one change that keeps it from happening again.",
    minutes: 20,
    assessorsNote: [
      "Who reads the letter to the end",
      "Whether the apology is for the right thing",
      "Whether facts and guesses about the colleague are kept apart",
      "Whether the change is concrete",
    ],
    rolesThatScore: [
      "The one who asks what hurt them most",
      "The one who finds plain words",
      "The one who turns blame into a procedure",
    ],
    rolesThatLose: [
      "The defender of the airline",
      "The one who promises free flights for life",
      "The one who condemns the colleague unheard",
    ],
    ifQuiet: "Offer one sentence for the letter: a sentence on paper is a contribution.",
    ifDominant: "Write nothing yourself; ask each for a sentence and put them in order.",
    ifNotNative: "Offer the heart of it: 'We are sorry for her day.' Simple is best here.",
    goodClosing:
      "We have apology, reason, change and offer; may I read it aloud so that we hear how it sounds?",
  },
  {
    id: "crew-positions",
    title: "Six colleagues, one crew",
    brief:
      "You plan the crew of a flight: six cards describe colleagues, among them two who do not get on, one new, one with a sore back, one who speaks the passengers' language and one very experienced. Give each a position in the cabin, and say who supports whom.",
    minutes: 15,
    assessorsNote: [
      "Whether safety decides first: experience near the new one, fitness at the doors",
      "Whether the sore back is taken as a question of fitness to fly",
      "How the group speaks about absent people",
      "Who sums up at the end",
    ],
    rolesThatScore: [
      "The one who asks what each position needs",
      "The one who sees the language as a gain",
      "The one who asks whether somebody with a sore back should fly at all",
    ],
    rolesThatLose: [
      "The one who sorts people by sympathy",
      "The one who makes the new colleague a burden",
      "The one who leaves the quarrel to fate",
    ],
    ifQuiet: "Take one of the cards and be its advocate: you have a role and a turn.",
    ifDominant: "Do not move the cards for others; ask where they would put them.",
    ifNotNative: "Say name, place and one reason: 'Ana, door two, she speaks Thai.'",
    goodClosing:
      "Everybody has a place but Tom; if his back is not better the crew has to be changed, so let us say that in our result.",
  },
  {
    id: "who-first",
    title: "Who gets off first",
    brief:
      "An aircraft arrives seventy minutes late. Twelve passengers have connections in between thirty-five and eighty minutes; one uses a wheelchair, one is an unaccompanied child, two are musicians on their way to a concert tonight. You can escort five people through a short cut. Whom, and what happens to the rest?",
    minutes: 15,
    assessorsNote: [
      "Whether times are compared before fates",
      "Who thinks of rebooking the rest",
      "Whether the child's escort is settled",
      "How the group deals with emotional arguments",
    ],
    rolesThatScore: [
      "The one who makes a table of the times",
      "The one who asks who can really make it",
      "The one who thinks of those left behind",
    ],
    rolesThatLose: [
      "The one who decides by who is nicest",
      "The one who calls it unfair and offers nothing",
      "The one who forgets the rest",
    ],
    ifQuiet: "Write down the times: whoever has the table has the floor.",
    ifDominant: "Let somebody else argue for your favourite.",
    ifNotNative: "Figures help you: read out the minutes and ask 'Possible or not?'",
    goodClosing:
      "Five are chosen by time; two sentences on what we do for the other seven, and we are done.",
  },
  {
    id: "sell-the-city",
    title: "A city in three minutes",
    brief:
      "Choose a destination of our network and prepare in fifteen minutes a presentation of three minutes in which everybody speaks. The listeners are passengers who have never heard of it. No pictures, no telephones.",
    minutes: 20,
    assessorsNote: [
      "Whether everybody really has a part",
      "Who helps whom with words",
      "Whether they practise before they present",
      "How they deal with a slip on stage",
    ],
    rolesThatScore: [
      "The one who shares out parts by strength",
      "The one who suggests a rehearsal",
      "The one who catches a colleague's blackout",
    ],
    rolesThatLose: [
      "The star who takes half of the time",
      "The one who only criticises",
      "The one who reads out",
    ],
    ifQuiet: "Ask for the opening or the closing: a short part that is remembered.",
    ifDominant: "Take the shortest part and coach another person.",
    ifNotNative: "Choose the part about food, colours or sounds: short words, strong pictures.",
    goodClosing:
      "We have four minutes: one run with the clock, and whoever finishes a part looks at the next.",
  },
  {
    id: "uniform-rules",
    title: "Rules for the crew lounge",
    brief:
      "In the crew lounge of 300 colleagues there are quarrels: loud calls, smelly food, sleeping people, children of colleagues on standby. Agree on five rules and on how they are introduced, so that people keep them of their own accord.",
    minutes: 20,
    assessorsNote: [
      "Whether they ask what the lounge is for",
      "How differences of culture are spoken of",
      "Whether the rules are positive and few",
      "Whether somebody thinks of the introduction",
    ],
    rolesThatScore: [
      "The one who asks whom it annoys and why",
      "The one who words a ban as a wish",
      "The one who remembers night shifts",
    ],
    rolesThatLose: [
      "The one who wants ten bans and fines",
      "The one who jokes about the food of others",
      "The one who says that it will not help anyway",
    ],
    ifQuiet: "Turn a ban that somebody has called for into a friendly sentence.",
    ifDominant: "Hold back your own annoyance and ask who sees it differently.",
    ifNotNative: "A rule needs five words: 'Calls outside, quiet inside.'",
    goodClosing:
      "Four rules are agreed; let us choose the fifth from these two, and finish with how we tell people.",
  },
  {
    id: "case-of-the-purser",
    title: "A day without a purser",
    brief:
      "Your group is a crew whose purser fell ill ten minutes before the briefing; a replacement comes in thirty minutes. Prepare the briefing: weather with turbulence after an hour, a passenger with a peanut allergy, a school class, one lavatory out of order. Decide what has to be said, and in which order.",
    minutes: 15,
    assessorsNote: [
      "Whether safety points come first",
      "Who structures it without taking over command",
      "Whether facts are complete: where, who, when",
      "Whether open points are left for the purser",
    ],
    rolesThatScore: [
      "The one who sorts into safety, passengers, service",
      "The one who asks what we do not know",
      "The one who prepares the handover",
    ],
    rolesThatLose: [
      "The self-appointed purser",
      "The one who starts with the menu",
      "The one who waits for the replacement",
    ],
    ifQuiet: "Collect the open questions: that list is what the purser needs most.",
    ifDominant: "Structure it, and then ask another to present it.",
    ifNotNative:
      "Short briefing sentences are your strength: 'Turbulence, after one hour, hot drinks early.'",
    goodClosing:
      "The order is turbulence, allergy, class, lavatory; who hands it over to the purser when she comes?",
  },
];
