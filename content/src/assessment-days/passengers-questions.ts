import type { CandidateQuestion } from "./schema.ts";

/** What newcomers ask about passengers: the rude, the loving, the lost, the big and the frightened, and what may be said to them. As in `candidate-questions.ts`: no figure without its source. */
export const PASSENGERS_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "what-would-you-do-if",
    question:
      "How do I answer 'What would you do if a passenger shouts or refuses' without having flown?",
    answer:
      "Answer 'What would you do if' by thinking aloud in a fixed order: is anybody in danger, listen to the end, say back what I heard, offer what I can, set a calm limit, fetch a colleague, tell the purser, write it down. Say 'as I'd be trained' where a procedure must exist. Then add one true moment from your own life in which you did just that. They mark the order and the tone, not the manual.",
    check: "Take one case, say the steps aloud in a minute, and end on your own example.",
  },
  {
    id: "passenger-always-right",
    question: "Is the customer always right on board?",
    answer:
      "The customer isn't always right on board, but every passenger has a right to be heard. In taste and comfort you go as far as you can: another drink, another seat, an apology. In safety there's nothing to win: belt, bag, door, alcohol and your own body are not up for discussion. In an interview say both halves, with one case where you said no and the person still left with a thank-you.",
    check: "Find your own story of a friendly no, and keep it ready.",
  },
  {
    id: "rude-to-me",
    question: "A passenger is rude or insults me. How do I stay polite and not take it home?",
    answer:
      "When a passenger insults you, tell yourself that he's shouting at a uniform, a delay or a bad day. Breathe out, drop your voice and answer the matter, not the tone: 'I want to help you. I can't while you speak to me like that.' Said once, calmly, that's allowed and right. Don't answer back. If your hands shake, swap aisles with a colleague, tell the purser, and talk about it after the flight rather than at home.",
    check: "Say your one limit sentence aloud until it sounds friendly.",
  },
  {
    id: "insulted-for-who-i-am",
    question: "What do I do if a passenger makes a racist, sexist or homophobic remark about me?",
    answer:
      "Name a racist, sexist or homophobic remark once, quietly: 'I'm not going to accept that remark. What can I bring you?' Then step away and tell the purser, who speaks to him and lets a colleague serve the row for your sake, not as a favour to him. If it goes on it's unruly conduct, with warning, captain and report. Write down the exact words. You needn't laugh, explain yourself or serve on as if nothing had been said.",
    check: "Ask the airline how crew report abuse and who stands by them afterwards.",
  },
  {
    id: "unruly-how-often",
    question: "How often do passengers get aggressive or violent, and what is it mostly about?",
    answer:
      "Passengers seldom get violent. Airlines reported one unruly event for every 568 flights in 2022, and blows or grabbing once in 17,200. Most of it is refusing: smoking or vaping, the belt, bags, one's own alcohol; then shouting and drink. Crew meet bad tempers every week and a real fight perhaps never. Late, hot, full and after the airport bar is when it starts, so the best work is done at the door.",
    check: "For the interview, know the order: notice, talk, limit, colleague, captain, report.",
    source: {
      name: "IATA, Unruly passenger incidents, press release at the annual general meeting",
      year: 2023,
    },
  },
  {
    id: "passenger-touches-me",
    question: "A passenger touches or gropes me. What do I do?",
    answer:
      "If a passenger touches you, step back and say so that the row hears: 'Take your hand away. Don't touch me.' Then leave and tell the purser, who tells the captain. A colleague takes over that row, you stay away, and police can meet the aircraft: unwanted sexual touching is a crime in most countries. Write down words, seat, time and witnesses, and report it even if he says it was a joke. You did nothing to invite it.",
    check: "Ask in training who reports it, and who's there for you after landing.",
  },
  {
    id: "passenger-asks-me-out",
    question: "A passenger asks me out or wants my number. Am I allowed to give it?",
    answer:
      "Most airlines don't want crew to give out their number on duty, and some forbid it. Take a card with a smile, promise nothing and go on working. Never tell anybody your hotel, your room or your roster: that's security, yours and the crew's. What you do on a free day at home is your own affair. In an interview the answer is short: on board I'm at work, and I'd say no kindly.",
    check: "Have one sentence ready: 'That's kind, but I'm at work. Still or sparkling?'",
  },
  {
    id: "two-passengers-fight",
    question: "Two passengers start hitting each other. Do I step in between?",
    answer:
      "Never put your body between two who fight, and never go alone. Shout 'Stop, sit down' again and again, call colleagues, and have the flight deck told at once. Get neighbours and children out of the rows. Then go in as a team, with strong passengers who agree to help, and take the two to opposite ends of the cabin, each with somebody beside them. No more alcohol, statements from both, police if the captain wants them.",
    check: "Know why: a crew member on the floor is one fewer at the doors.",
  },
  {
    id: "who-puts-somebody-off",
    question: "Can crew refuse or throw a passenger off the plane, and who decides?",
    answer:
      "You report, the captain decides, ground staff and police put the passenger off. What counts is behaviour: drunk, aggressive, threatening, refusing safety instructions, too ill to fly. Looks, origin, faith or a feeling alone never count. Tell the purser what you saw and heard while a door is still open. The hold bag is looked for and taken off too. You don't argue it out in the aisle or put a hand on anybody.",
    check: "Practise the report: who, which seat, what was said and done, since when.",
  },
  {
    id: "police-at-the-gate",
    question: "When are the police called, and what happens to the passenger then?",
    answer:
      "The captain asks for the police by radio: after violence, sexual touching, threats, theft, smoking, or orders refused repeatedly. Everybody stays seated, officers come on board first and take the person off; crew and witnesses give statements. What follows depends on the country: a talk, a fine, a court, prison for serious acts. The airline may ban him and claim the cost of a diversion. You only deliver the facts.",
    check: "In the interview don't threaten with police early: it's a late step.",
  },
  {
    id: "seat-swap",
    question:
      "A family sits apart and nobody wants to swap seats. What can I do, and may I make somebody?",
    answer:
      "You may ask people to swap seats, not force them: they keep the seat on their boarding pass. Look first for a free seat, then ask one person at a time, offering the same or better: window for window, aisle for aisle. Take a no with thanks and ask the next. A small child shouldn't sit far from its adult, so bring in purser and ground staff while the door is open. Nobody is moved to an exit row who doesn't qualify.",
    check: "Say the request in two sentences that still leave a real way to say no.",
  },
  {
    id: "free-upgrade",
    question: "A passenger asks for a free upgrade to business class. What do I say?",
    answer:
      "Free upgrades aren't yours to give: 'I'd love to, but they're given on the ground, and I can't change that.' Some airlines sell them on board: then name the price. Don't say the cabin is full if he can see that it isn't, and don't give in to a birthday or a sad story, because the next row is listening. Offer what's yours: a free row, an extra pillow, a drink, time to talk. A broken seat goes to the purser.",
    check: "Say no without 'unfortunately, policy': give a reason and an offer.",
  },
  {
    id: "seat-or-belt-too-small",
    question:
      "The seat or the belt is too small for a big passenger, or a neighbour complains. What do I do?",
    answer:
      "Bring a big passenger the extension belt folded in your hand, or under a blanket, and say nothing about it in front of others. Use only the airline's own, and at many airlines not in an exit row. If the neighbour complains, never settle it across them: speak to each alone and move whoever wants to. On a full flight the purser and ground staff decide before the doors close. No jokes, no looks, no word about weight.",
    check: "Ask in training where extension belts are kept, and practise handing one over.",
  },
  {
    id: "bag-wont-fit",
    question: "The lockers are full and a passenger won't give up his bag. What do I say?",
    answer:
      "When a bag won't fit, say 'I'd like to find a place for it with you.' Try under his seat, turn other bags, look further back. If it has to go in the hold, say where he gets it back, ask for batteries, medicines, keys and papers to come out, and tag it. If he refuses, no lecture: tell purser and ground staff, as the aircraft doesn't leave with a bag in the aisle or on a lap. His choice: bag below, or both stay here.",
    check: "Know the limit sentence: 'We can leave as soon as your bag is stowed.'",
  },
  {
    id: "lifting-bags",
    question: "Do flight attendants have to lift passengers' heavy bags into the lockers?",
    answer:
      "Crew mostly don't have to lift passengers' bags. At many airlines the rule is: who packs it lifts it, and you help to turn, push and close. Lend a hand to somebody who's small, old, pregnant, injured or alone with a baby, two of you, from the knees, never alone overhead. Many crew have hurt their backs that way. If nobody can lift it, it goes in the hold. Say 'Shall we do it together?' and let him take the weight.",
    check: "Read your airline's rule, and say so in the interview only if they ask.",
  },
  {
    id: "child-kicks-the-seat",
    question: "A child kicks the seat or runs about, and the parents do nothing. What do I do?",
    answer:
      "When a child kicks the seat, speak to the parent as an ally, not as the police: 'The passenger in front feels every kick. May I bring her something to draw?' A game or a walk when the belt sign is off works better than a telling-off. Never touch or scold somebody else's child. Tell the one in front that you've spoken to them, and offer another seat if there is one. In turbulence be plain: 'She has to sit down now.'",
    check: "Have three things in mind that keep a five-year-old busy for ten minutes.",
  },
  {
    id: "holding-a-baby",
    question: "May I hold a baby or watch a child while the mother goes to the lavatory?",
    answer:
      "Whether you may hold a baby depends on your airline: some forbid it, others leave it to you. If you may, then for two minutes, seated, with the belt sign off, hands clean, no hot drinks near, and the mother asked you. Don't walk about: one jolt and you both fall. Otherwise keep an eye on the older child, or help her take the baby along: many aircraft have a changing table. Never leave a baby alone on a seat.",
    check: "Ask in training: may we, and where are the changing tables on this type?",
  },
  {
    id: "smell-in-the-next-seat",
    question: "A passenger smells bad and the people around him complain. What do I do?",
    answer:
      "If a passenger smells bad, thank the one who told you and offer them another seat first: that solves most of it. If you must speak to the other, do it alone and low: 'May I tell you something awkward? Could I bring you some wipes to freshen up?' It may be an illness or a long journey, so no spraying, no faces in the galley. If it's unbearable, the purser tells the captain before departure; many airlines may refuse.",
    check: "Say the awkward sentence once to a friend. It's easier the second time.",
  },
  {
    id: "bare-feet-and-screens",
    question: "Bare feet on the wall, loud videos or porn on a screen: do I say something?",
    answer:
      "Bare feet, loud videos or porn call for a quiet request with a reason. Feet: 'Could you take your feet down? Somebody puts a tray there.' Sound: 'Do you have headphones? I can bring you some.' Porn: 'Other people can see this. I have to ask you to switch it off', said once, without a joke; if it goes on, or he shows others, it's the purser's. If a child appears in it, say nothing to him: tell the captain at once.",
    check: "Say each request in one sentence, without a smile that takes it back.",
  },
  {
    id: "couple-in-the-lavatory",
    question:
      "A couple is in the lavatory together, or too intimate under a blanket. What do I do?",
    answer:
      "If a couple is in the lavatory, knock, say 'Cabin crew, is everything all right?' and wait: one of them may be ill or need help. If not, ask them through the door to come out, one at a time, and leave it at that: no lecture, no audience. In the seats say low: 'There are people around you. I have to ask you to stop.' If they don't, the purser takes over. In some countries it's an offence. It's no story for the galley.",
    check: "Your face decides: calm and a little bored works best.",
  },
  {
    id: "always-ringing",
    question: "One passenger presses the call button every few minutes. How do I handle it?",
    answer:
      "Find out what's behind the constant ringing. Many are afraid, lonely, unwell, hungry or new to flying, and some have had too much to drink. Answer each call, then ask: 'What else can I bring, so that you're comfortable until the meal?' Say when you'll be back, and come before: the ringing mostly stops. Share the row with a colleague. Never switch the light off without going there: the tenth call may be chest pain.",
    check: "Think of a guest who kept calling: what did that person really need?",
  },
  {
    id: "waking-a-sleeper",
    question: "Should I wake sleeping passengers for the meal, the belt or the landing?",
    answer:
      "Don't wake sleeping passengers for the meal, unless they asked for it: leave a note and keep something. For safety you do: if you can't see the belt under the blanket, and always for the descent, seat upright, blind up. Speak first, then touch the shoulder or the armrest lightly. Somebody who doesn't wake may not be asleep: check response and breathing and call for help. People with diabetes may ask you to wake them.",
    check: "Ask at the start of a night flight: 'Shall I wake you for breakfast?'",
  },
  {
    id: "lost-property",
    question:
      "A passenger left a phone or wallet on board. What happens to it, and may I keep found money?",
    answer:
      "Nothing left or found on board is ever yours, not even a coin. Show it to a colleague, note seat, time and what it is, and hand it to the purser or ground staff against a record; they look for the owner. If the passenger is still near, catch him through ground staff. A phone lost in a seat isn't hunted for by moving the seat. On a turnaround a thing nobody owns is a security matter first: don't touch, report.",
    check: "In an interview say 'with a witness, against a record', and stop there.",
  },
  {
    id: "stolen-on-board",
    question: "A passenger says that something was stolen from his bag on board. What do I do?",
    answer:
      "Take a theft on board seriously and don't play the detective. Ask what's missing, when it was last seen and who moved the bag, then help to look again in seat, pocket and locker. Tell the purser and captain before landing: afterwards everybody's gone. Never search people or their bags and never point at anybody. Note seats and witnesses; the owner decides whether police should meet the flight, and has cards blocked.",
    check: "On night flights look up when somebody opens a locker that isn't theirs.",
  },
  {
    id: "giving-medicine",
    question: "May I give a passenger a painkiller or other medicine?",
    answer:
      "Give a passenger only medicine your airline's kit and rules allow, never a tablet from your own bag. Many airlines carry a simple painkiller and something for the stomach, given when asked for: you ask about allergies, other medicines and pregnancy, they read the packet and take it themselves, you write it down. Prescription drugs in the medical kit are for doctors. With chest pain or a child: medical advice first.",
    check: "Ask in training what you may hand out, and how it's recorded.",
  },
  {
    id: "sleeping-pill",
    question: "A passenger took a sleeping pill with alcohol and I can't wake him. What do I do?",
    answer:
      "Somebody you can't wake after a sleeping pill with alcohol is an emergency until he answers. Speak loudly, tap both shoulders, check breathing for up to ten seconds. Breathing normally: on his side or airway held open, somebody with him, captain and medical advice, find the packet. Not breathing normally: CPR and defibrillator. If he wakes but is confused, keep him seated: some wander and remember nothing.",
    check: "Why is 'let him sleep it off' the wrong answer here?",
    source: { name: "European Resuscitation Council Guidelines, basic life support", year: 2025 },
  },
  {
    id: "praying-on-board",
    question: "A passenger wants to pray during the flight. Is that allowed, and where?",
    answer:
      "Passengers may pray on board as long as belts, exits and aisles stay as they must. In the seat it's fine at any time. If somebody wants to stand or kneel, find a quiet corner, belt sign off and no trolley out, and say for how long it's free. Not in take-off or landing, not against an exit, not by the flight deck door. Some airlines have a prayer space. For direction or times, the map or the flight deck can help.",
    check: "Learn from a colleague of that faith what helps. They mostly love to be asked.",
  },
  {
    id: "celebrity-on-board",
    question: "How do I treat a VIP or celebrity on board, and may I ask for a selfie?",
    answer:
      "Treat a VIP or celebrity like everybody else, only quieter. Use the name they booked under, no autograph, no selfie, no 'I love your films', unless they begin. Tell nobody outside who flew where, not even years later. If fans or cameras come, ask them back to their seats. A VIP keeps the belt on like row thirty, and the assistant's wishes go through the purser. What they'll remember is being left in peace.",
    check: "Interview test: name one rule you wouldn't bend for a star.",
  },
  {
    id: "wants-to-get-off",
    question: "A passenger panics before take-off and wants to get off. May he?",
    answer:
      "While the door is open, a passenger who wants to get off may: nobody is held on board. Sit with him first, breathe slowly and ask what frightens him: many stay once somebody has listened. If he still wants out, tell the purser and captain at once: ground staff come, his hold bag is found, his seat and locker are checked. Once you're moving, the captain decides whether to return. Don't talk him into it or shame him.",
    check: "Say what you'd ask him first, in one gentle sentence.",
  },
  {
    id: "older-passenger",
    question: "How do I help an older passenger who travels alone?",
    answer:
      "Ask an older passenger, don't assume: some ran a company, some can't open the butter. Sit down to eye level, speak clearly and not loudly, show call button, belt, lavatory lock and light once with your hands. Offer to open packets, fetch the bag down, walk ahead. Check before landing: is somebody meeting you, do you need a wheelchair or help with the connection? Order it then. Sudden confusion is a medical sign.",
    check: "Learn by name one thing about them and mention it on your next round.",
  },
];
