import type { GroupTask } from "./schema.ts";

export const GROUP_TASKS: readonly GroupTask[] = [
  {
    id: "stranded-passengers",
    title: "Forty stranded passengers",
    brief:
      "Your flight has been cancelled at night because of snow, and you have forty passengers at the airport: two families with babies, an elderly couple, a school class of fifteen with one teacher, and business travellers. There are eleven double rooms and cots for the babies. Decide together who gets which room, and who tells the passengers.",
    minutes: 20,
    assessorsNote: [
      "Who asks about criteria before giving rooms away",
      "Whether the children and their teacher are treated as one group",
      "Who plans what to tell people as well as who gets what",
      "Whether somebody checks the numbers",
    ],
    rolesThatScore: [
      "The one who writes it down and adds it up",
      "The one who asks what we owe each group",
      "The one who puts the result into words for the passengers",
    ],
    rolesThatLose: [
      "The lawyer who defends his first idea to the end",
      "The silent one who agrees at the end",
      "The joker who makes the passengers ridiculous",
    ],
    ifQuiet: "Take the paper and write the list: whoever's writing gets asked all the time.",
    ifDominant: "Ask two questions for every opinion, and give the pen away.",
    ifNotNative:
      "Say one short thing early, such as 'First the babies and the elderly couple?', and the first step is done.",
    goodClosing:
      "We have two minutes: families, the couple and the class are settled, so can I read out the list and then we agree who speaks?",
  },
  {
    id: "island",
    title: "Eight things for the island",
    brief:
      "Your aircraft has ditched near an island. Of fifteen things in the raft you can take only eight: a first aid kit, a mirror, a rope, matches in a tin, six bottles of water, a radio without batteries, a knife, fishing line, a tarpaulin, a torch, a compass, tinned food, a blanket, a book, a whistle. Agree on a list and give the reason for each choice.",
    minutes: 15,
    assessorsNote: [
      "Whether reasons are heard before votes",
      "How the group deals with the last two places",
      "Who changes their mind and says so",
      "Whether anybody could present the list",
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
    ifQuiet: "Choose one thing nobody's mentioned and say why in one sentence.",
    ifDominant: "If you notice you've decided three times, ask for somebody else's list.",
    ifNotNative:
      "Point at the item and say 'for water' or 'for signals': two words are enough of an argument here.",
    goodClosing:
      "We agree on seven; for the eighth it's rope or torch, so let's hear one reason for each and decide.",
  },
  {
    id: "new-route-service",
    title: "A service for a new route",
    brief:
      "The airline is starting a six-hour night flight, leaving at 23:30 and landing at 07:30 local time. Design the service from boarding to landing for a full cabin: what you serve when, when it's dark and quiet, and one idea passengers will tell others about. It mustn't cost more than today's service.",
    minutes: 20,
    assessorsNote: [
      "Who starts from how the passenger's night feels",
      "Whether anybody thinks of crew workload and safety duties",
      "How they handle the cost",
      "Whether they build on ideas or just pile them up",
    ],
    rolesThatScore: [
      "The one who draws a time line",
      "The one who joins two ideas into one",
      "The one who remembers the budget kindly",
    ],
    rolesThatLose: [
      "The one with ten ideas and no ear",
      "The one who says what can't be done",
      "The one who only nods",
    ],
    ifQuiet: "Draw the time line: your pen leads without a word.",
    ifDominant: "Give your second idea to somebody else: 'That fits with what Mei said.'",
    ifNotNative: "Use pictures and times: 23:30, dark at 00:30, breakfast at 06:30.",
    goodClosing:
      "So we've got a time line, a quiet time and one surprise; shall we each present a part?",
  },
  {
    id: "paper-bridge",
    title: "A bridge of paper",
    brief:
      "From twenty sheets of paper and one roll of tape, build a bridge between two chairs half a metre apart that holds a full water bottle for ten seconds. You have ten minutes to plan and build, and you can only test it once. Afterwards one of you explains how you worked together.",
    minutes: 15,
    assessorsNote: [
      "Whether they plan before they tear",
      "How they share out the work",
      "What happens when something collapses",
      "Who explains, and whether they say 'we'",
    ],
    rolesThatScore: [
      "The one who asks for one minute of planning",
      "The one who holds while others tape",
      "The one who laughs and starts again",
    ],
    rolesThatLose: [
      "The engineer who builds alone",
      "The critic with empty hands",
      "The one who blames others after the test",
    ],
    ifQuiet: "Take a job with your hands at once: rolling, holding, cutting tape.",
    ifDominant: "Give two of your jobs away and ask what the others need from you.",
    ifNotNative: "Show it with paper: a rolled sheet needs no grammar.",
    goodClosing:
      "Three minutes left: let's stop improving, strengthen the middle and test it together.",
  },
  {
    id: "complaint-letter",
    title: "The letter about the lost birthday cake",
    brief:
      "A family writes that the birthday cake ordered for their daughter was not on board, that a crew member laughed at it, and that they'll never fly with you again. Agree on a six-sentence answer and on one change that stops it happening again.",
    minutes: 20,
    assessorsNote: [
      "Who reads the letter to the end",
      "Whether the apology is for the right thing",
      "Whether they separate facts from guesses about the colleague",
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
      "The one who condemns the colleague without hearing her side",
    ],
    ifQuiet: "Offer one sentence for the letter: a sentence on paper is a contribution.",
    ifDominant:
      "Don't write anything yourself; ask each person for a sentence and put them in order.",
    ifNotNative: "Offer the heart of it: 'We're sorry we spoilt her day.' Simple is best here.",
    goodClosing:
      "We've got the apology, the reason, the change and the offer; can I read it aloud so we hear how it sounds?",
  },
  {
    id: "crew-positions",
    title: "Six colleagues, one crew",
    brief:
      "You plan the crew of a flight: six cards describe colleagues, among them two who don't get on, one new, one with a sore back, one who speaks the passengers' language and one very experienced. Give each a position in the cabin, and say who supports whom.",
    minutes: 15,
    assessorsNote: [
      "Whether safety decides first: experience near the new one, fitness at the doors",
      "Whether they treat the sore back as a question of fitness to fly",
      "How the group talks about people who aren't there",
      "Who sums up at the end",
    ],
    rolesThatScore: [
      "The one who asks what each position needs",
      "The one who sees the language as an asset",
      "The one who asks whether somebody with a sore back should fly at all",
    ],
    rolesThatLose: [
      "The one who sorts people by who they like",
      "The one who treats the new colleague as a burden",
      "The one who ignores the quarrel and hopes for the best",
    ],
    ifQuiet: "Take one of the cards and speak up for that person: it gives you a role and a turn.",
    ifDominant: "Don't move the cards for others; ask where they'd put them.",
    ifNotNative: "Say name, place and one reason: 'Ana, door two, she speaks Thai.'",
    goodClosing:
      "Everybody has a place but Tom; if his back isn't better we need a crew change, so let's say that in our result.",
  },
  {
    id: "who-first",
    title: "Who gets off first",
    brief:
      "An aircraft arrives seventy minutes late. Twelve passengers have connections in between thirty-five and eighty minutes; one uses a wheelchair, one is an unaccompanied child, two are musicians on their way to a concert tonight. You can escort five people through a short cut. Who do you take, and what happens to the rest?",
    minutes: 15,
    assessorsNote: [
      "Whether they compare times before personal stories",
      "Who thinks of rebooking the rest",
      "Whether somebody settles who escorts the child",
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
      "We've chosen five by time; two sentences on what we do for the other seven, and we're done.",
  },
  {
    id: "sell-the-city",
    title: "A city in three minutes",
    brief:
      "Choose a destination on our network and take fifteen minutes to prepare a three-minute presentation in which everybody speaks. Your audience is passengers who've never heard of the place. No pictures, no phones.",
    minutes: 20,
    assessorsNote: [
      "Whether everybody really has a part",
      "Who helps others find the words",
      "Whether they practise before they present",
      "How they deal with a slip while presenting",
    ],
    rolesThatScore: [
      "The one who shares out parts by people's strengths",
      "The one who suggests a rehearsal",
      "The one who steps in when a colleague's mind goes blank",
    ],
    rolesThatLose: [
      "The star who takes half the time",
      "The one who only criticises",
      "The one who just reads it out",
    ],
    ifQuiet: "Ask for the opening or the closing: a short part people remember.",
    ifDominant: "Take the shortest part and coach somebody else.",
    ifNotNative: "Choose the part about food, colours or sounds: short words, strong pictures.",
    goodClosing:
      "We have four minutes: one run against the clock, and when you finish your part, look at the next person.",
  },
  {
    id: "uniform-rules",
    title: "Rules for the crew lounge",
    brief:
      "The 300 colleagues who share a crew lounge keep quarrelling: loud calls, smelly food, people sleeping, children of colleagues on standby. Agree on five rules and on how to introduce them, so that people want to keep to them.",
    minutes: 20,
    assessorsNote: [
      "Whether they ask what the lounge is for",
      "How they talk about cultural differences",
      "Whether the rules are positive and few",
      "Whether anybody thinks about how to introduce them",
    ],
    rolesThatScore: [
      "The one who asks who it annoys and why",
      "The one who turns a ban into a request",
      "The one who remembers night shifts",
    ],
    rolesThatLose: [
      "The one who wants ten bans and fines",
      "The one who jokes about other people's food",
      "The one who says it won't help anyway",
    ],
    ifQuiet: "Take a ban somebody has suggested and turn it into a friendly sentence.",
    ifDominant: "Hold back your own annoyance and ask who sees it differently.",
    ifNotNative: "A rule needs five words: 'Calls outside, quiet inside.'",
    goodClosing:
      "We've agreed four rules; let's choose the fifth from these two, and finish with how we tell people.",
  },
  {
    id: "case-of-the-purser",
    title: "A day without a purser",
    brief:
      "Your group is a crew whose purser fell ill ten minutes before the briefing; a replacement is thirty minutes away. Prepare the briefing: turbulence forecast after an hour, a passenger with a peanut allergy, a school class, one lavatory out of order. Decide what has to be said, and in what order.",
    minutes: 15,
    assessorsNote: [
      "Whether safety points come first",
      "Who structures it without taking over command",
      "Whether the facts are complete: where, who, when",
      "Whether they leave open points for the purser",
    ],
    rolesThatScore: [
      "The one who sorts into safety, passengers, service",
      "The one who asks what we don't know",
      "The one who prepares the handover",
    ],
    rolesThatLose: [
      "The self-appointed purser",
      "The one who starts with the menu",
      "The one who waits for the replacement",
    ],
    ifQuiet: "Collect the open questions: that list is what the purser needs most.",
    ifDominant: "Structure it, then ask somebody else to present it.",
    ifNotNative:
      "Short briefing sentences are your strength: 'Turbulence, after one hour, hot drinks early.'",
    goodClosing:
      "The order's turbulence, allergy, class, lavatory; who'll hand over to the purser when she gets here?",
  },
];
