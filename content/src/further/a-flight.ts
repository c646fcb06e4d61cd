import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on a working day on board, on aircraft and on airport words, by the entry's id. */
export const FURTHER_ON_A_FLIGHT: FurtherQuestions = {
  "terminology/briefing": [
    {
      id: "how-long",
      question: "How long does the crew briefing take?",
      asked: [
        "how long does that take",
        "how many minutes is the briefing",
        "is it a long meeting",
        "how much time do we have for it",
        "is it quick or like an hour",
      ],
      answer:
        "Mostly 10 to 20 minutes, a little longer on long haul, where the cabin is bigger and there's more service to plan. The joint part with the pilots is often only five. On the second flight of the day with the same crew it shrinks to a few sentences.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "which-questions",
      question: "Which questions are asked in the briefing?",
      asked: [
        "what kind of questions do they ask there",
        "do they test you",
        "give me an example of such a question",
        "is it an exam every time",
        "what could i be asked",
      ],
      answer:
        "Short ones on safety, first aid or security, each to one person: where's the nearest smoke hood to your seat, what do you do when the masks drop, how do you open door two in an emergency, whom do you call first with a fire. They're about today's aircraft.",
    },
    {
      id: "wrong-answer",
      question: "What happens if I get a briefing question wrong?",
      asked: [
        "and if i don't know the answer",
        "what if i get it wrong",
        "do i get sent home if i fail a question",
        "i blank out, what then",
        "will they kick me off the flight",
      ],
      answer:
        "A slip is corrected and you usually get a second question. Somebody who clearly doesn't know their door or equipment can be taken off the flight and retrained. If your mind is blank, say so and say where it stands in the manual: guessing sounds worse.",
    },
    {
      id: "where-and-with-whom",
      question: "Where is the briefing held, and are the pilots there?",
      asked: [
        "where does that happen",
        "are the pilots there too",
        "is it in an office or on the plane",
        "do i meet the captain there",
        "who leads it",
      ],
      answer:
        "In a room at the crew centre, at the gate, or on board before passengers come; on short haul it's more and more often on board. The purser leads the cabin part, and the captain or first officer adds route, weather, flying time and the words for emergencies.",
    },
    {
      id: "debriefing-after",
      question: "Is there a debriefing after every flight?",
      asked: [
        "and is there one after the flight too",
        "do we sit together afterwards",
        "what about a debriefing",
        "do you talk it through at the end",
        "what happens after the last passenger is off",
      ],
      answer:
        "At many airlines yes, but it's often two minutes at the door or on the bus: what went well, what didn't, what goes into a report. A longer one follows when something happened, such as an illness, a fight or an emergency. You can ask for one yourself.",
    },
  ],
  "terminology/reporting-time": [
    {
      id: "how-early",
      question: "How long before departure do crew have to report?",
      asked: [
        "how early is that",
        "how long before the flight must i be there",
        "how many hours before takeoff",
        "so when do i have to be at the airport",
        "is it two hours before",
      ],
      answer:
        "Usually 45 to 75 minutes before departure on short haul, and 75 to 120 on long haul; each airline sets its own. Add the way from the car park or train through the staff check. For a flight at 6:30 that can mean getting up at three.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "through-security",
      question: "Do crew have to go through airport security as well?",
      asked: [
        "do we go through security like passengers",
        "do they scan my bag too",
        "is there a staff lane",
        "can i skip the queue",
        "do crew get checked at all",
      ],
      answer:
        "Yes, crew and their bags are screened, mostly at a staff or crew lane with a short queue. In the US many may use a programme that checks identity and employment instead, with screening at random. Leave time for it, and leave pocket knives at home.",
    },
    {
      id: "how-to-check-in",
      question: "How do I check in for duty?",
      asked: [
        "where do i report",
        "who do i have to show myself to",
        "do i clock in somewhere",
        "is there an app for that",
        "how do they know i'm there",
      ],
      answer:
        "By an app, a terminal in the crew room, your pass at a reader, or in person at the desk or the gate, as your airline has it. At the same moment you look at the crew list, the aircraft and its position, the passengers with needs, and any new safety notice.",
    },
    {
      id: "flight-already-late",
      question: "Do I report later when the flight is already delayed?",
      asked: [
        "and if the flight is delayed anyway",
        "can i come later if the plane is late",
        "do they tell me when it's delayed",
        "i see online it's two hours late, what now",
        "do i still have to come on time",
      ],
      answer:
        "Only if crew control tells you so. Without a call or a message the planned time counts, whatever the airport's website says: delays shrink, aircraft are swapped, and your duty is counted from the report. If they do move it, get it in writing in the app.",
    },
  ],
  "syllabus/security-search": [
    {
      id: "every-seat",
      question: "Is every single seat searched?",
      asked: [
        "under every seat really",
        "do i have to look in all the pockets",
        "every seat on every flight",
        "even on a full day of short flights",
        "isn't that done by security staff",
      ],
      answer:
        "It depends on the security programme of country and airline. A full search takes in seat pockets, the floor under the seats, lockers, toilets and galleys, for instance after the aircraft stood unguarded; on a short turnaround a shorter check may do. Crew or trained staff do it, and somebody signs for it.",
    },
    {
      id: "how-much-time",
      question: "How much time is there for the search and the equipment checks?",
      asked: [
        "how long does the search take",
        "how much time do i get for that",
        "is there enough time before boarding",
        "what if boarding starts already",
        "what if we are late",
      ],
      answer:
        "About 10 to 15 minutes at your own station, because everybody works at the same time. If the time isn't enough, boarding waits: you say 'not ready' to the purser. Nobody is thanked later for a check that was signed and not done.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "usually-found",
      question: "What do crew usually find in the search?",
      asked: [
        "do you ever find anything",
        "what do you usually find",
        "has anyone found a bomb",
        "what's normally in the pockets",
        "so it's only rubbish mostly",
      ],
      answer:
        "Phones, glasses, toys, passports, half a sandwich and worse: things that people forgot. They go to ground staff with seat and time. What matters is that you know how an empty cabin looks, so the one thing that was put there strikes you.",
    },
    {
      id: "colleague-only-pretends",
      question: "What if a colleague signs without having looked?",
      asked: [
        "what if my colleague just pretends",
        "she says there's nothing anyway",
        "can i skip it when we're late",
        "do people cheat on that",
        "what do i say to a lazy one",
      ],
      answer:
        "Offer to do it together now: 'Come on, five minutes, I'll take the left side.' If the answer is no, it isn't clear, and you tell the purser so before boarding. It's also a usual interview question, and looking away is the wrong answer.",
    },
  ],
  "terminology/boarding": [
    {
      id: "counting",
      question: "How are passengers counted, and who does it?",
      asked: [
        "who counts them",
        "how do you count people",
        "is it with a clicker",
        "do you count every single person",
        "why count if the gate scanned everybody",
      ],
      answer:
        "The gate counts by scanning, and at many airlines the crew count as well: one at the door with a hand counter, or one walking down the aisle with everybody seated, babies separately. Two numbers that come from different places catch the person who walked past one of them.",
    },
    {
      id: "who-goes-first",
      question: "Who boards first?",
      asked: [
        "who is let in first",
        "do families go first",
        "what about wheelchairs",
        "why do people at the back not go first",
        "what's pre boarding",
      ],
      answer:
        "First people who need help or time: wheelchairs, a blind passenger, children flying alone, often families with small ones. Then status and business class, then groups or rows as the airline likes. Deportees with an escort come before everybody.",
    },
    {
      id: "smile-and-watch",
      question: "What are crew looking for while they greet people?",
      asked: [
        "why do they look at everybody like that",
        "what do you look at when you say hello",
        "is the hello just politeness",
        "what do you notice at the door",
        "what's the trick behind the greeting",
      ],
      answer:
        "Whether somebody is drunk, ill, afraid or angry, who has a hand in plaster, who travels with small children, which bag is too big, and who looks strong and calm: those could help at an exit. The smile is meant, and those three seconds are worth a lot in an interview answer.",
    },
    {
      id: "how-long-it-takes",
      question: "How long does boarding take?",
      asked: [
        "how long does it take",
        "how many minutes for a full plane",
        "why does it take so long",
        "is it quicker with two doors",
        "what holds everything up",
      ],
      answer:
        "About 20 to 30 minutes for 180 people through one door, and 40 or more on a large aircraft. Bags hold it up, not walking: one person with two cases stops twenty. So help early in the front rows, and use the second door where there are steps.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
  ],
  "assessment-days/asked-boarding-start-and-doors": [
    {
      id: "who-closes-the-door",
      question: "Who closes the aircraft door, crew or ground staff?",
      asked: [
        "who actually closes it",
        "is that my job or the gate staff's",
        "do i push the door myself",
        "who says that it can be closed",
        "is the door heavy to close",
      ],
      answer:
        "Mostly a crew member from inside, with ground staff outside helping to swing it; at some airlines the ground staff close it. The order comes only when count, papers and bags are right and the captain agrees. It's heavy, but it's on hinges: you learn the grip in training.",
    },
    {
      id: "why-so-early",
      question: "Why are the doors closed before the departure time?",
      asked: [
        "why that early",
        "why not at departure time",
        "what takes so long after closing",
        "what do they do in those minutes",
        "isn't that mean to late people",
      ],
      answer:
        "Because departure means that the wheels roll. Before that the bridge is moved, doors are armed and checked, people counted and seated, the tug connected and the tower asked. Five people strolling in at the last minute would cost the slot of two hundred.",
    },
    {
      id: "boarding-not-ready",
      question: "What if the cabin isn't ready when boarding should start?",
      asked: [
        "what if we aren't ready yet",
        "and if the cleaners are still there",
        "can i stop boarding",
        "who gives the ok to start",
        "who decides that boarding begins",
      ],
      answer:
        "Then it waits. The purser gives the OK to the gate when checks and search are reported and enough crew are on board, after asking the pilots if the aircraft is being fuelled. Cleaners may still be finishing at the back only if the airline's procedure allows it.",
    },
    {
      id: "on-time",
      question: "When does a flight count as on time?",
      asked: [
        "when is it late officially",
        "what counts as on time",
        "how many minutes late is ok",
        "is five minutes a delay",
        "do crew get in trouble for delays",
      ],
      answer:
        "In most statistics up to 14 minutes after schedule, so from 15 minutes on it's late. Each delay gets a code with its cause, such as baggage, weather or crew. Nobody blames you for minutes that safety took; for minutes lost in the crew room they may ask.",
      source: {
        name: "US Department of Transportation, airline on-time statistics, definition",
        year: 2024,
      },
    },
  ],
  "terminology/overhead-bin": [
    {
      id: "bins-are-full",
      question: "What do crew do when the overhead bins are full?",
      asked: [
        "and if they're all full",
        "no more room, what now",
        "where do the last bags go",
        "how do i make space",
        "can i put it in the toilet or galley",
      ],
      answer:
        "First make room: coats out, small bags under seats, cases on their side with wheels first. What's left goes into the hold, tagged, with batteries, medicine and papers taken out before. Ask early, while people still stand near the door, and never use a toilet or a crew seat.",
    },
    {
      id: "moving-others-bags",
      question: "May I move other people's bags to make room?",
      asked: [
        "am i allowed to touch other bags",
        "can i move someone's coat",
        "what if something breaks when i move it",
        "he says don't touch my bag",
        "do i have to ask first",
      ],
      answer:
        "Yes, with a word to the owner: 'Whose is the black one? May I turn it round?' Said loudly and kindly, most people do it themselves. Don't carry a bag off to another row without its owner knowing where: it looks like a theft later, or like a bag that belongs to nobody.",
    },
    {
      id: "bag-falls-out",
      question: "What if a bag falls on somebody's head?",
      asked: [
        "and if one falls down",
        "who pays if it hits someone",
        "a case hit a passenger, what do i do",
        "how do i stop things falling out",
        "does that happen often",
      ],
      answer:
        "Look after the person first: head, neck, how they feel, cold pack, and a doctor if they're dazed, sick or bleeding. Then write down seat, time, whose bag and who saw it, and tell the purser. Money is settled by the airline, not by you, so promise nothing.",
    },
    {
      id: "locker-already-taken",
      question: "A passenger complains that somebody else's bag is above his seat. What do I say?",
      asked: [
        "he says it's his locker",
        "does the bin above belong to my seat",
        "someone is angry about the bag over his seat",
        "what do i say to that man",
        "who owns the space",
      ],
      answer:
        "The space belongs to nobody: it's shared by everybody in that part of the cabin. Don't argue it out. 'I see, that's annoying. I've got a place two rows in front, I'll put it there and show you, and I'll help you get it after landing.' The help matters more than the rule.",
    },
  ],
  "terminology/exit-row": [
    {
      id: "why-no-bag",
      question: "Why may no bag be at the feet in an exit row?",
      asked: [
        "why must my handbag go up there",
        "it's only a small bag, why",
        "why can't she keep it under the seat in front",
        "and if it's tiny",
        "what's the problem with a bag at the feet",
      ],
      answer:
        "Because people will run through there in the dark and in smoke, and a strap round an ankle stops everybody behind. In the minutes of take-off and landing the floor stays empty. In the air, with the sign off, the bag may come down again.",
    },
    {
      id: "paid-for-it",
      question: "What if a passenger paid for the exit row and isn't suitable?",
      asked: [
        "but he paid extra for it",
        "what if they bought the seat",
        "do they get the money back",
        "she insists because she paid",
        "who tells them they have to move",
      ],
      answer:
        "He still moves, because paying doesn't make anybody able to open an exit. Say it quietly, with the reason and another seat in hand: 'I need somebody here who can lift the hatch; I've got 7C for you.' The refund goes through the airline's customer service, so give him the address.",
    },
    {
      id: "who-checks",
      question: "Who checks that the people in the exit row are suitable?",
      asked: [
        "who checks that",
        "is it my job to check them",
        "doesn't check in do that",
        "how can i see if someone is fit",
        "how do i know he speaks english",
      ],
      answer:
        "Check-in and gate do it first, and the crew member of that zone has the last look before the doors close. You talk with each of them: a question that needs a whole sentence as an answer shows language and will. What you see counts more than what the list says.",
    },
    {
      id: "empty-exit-row",
      question: "May an exit row stay empty?",
      asked: [
        "what if nobody sits there",
        "can it be empty",
        "do i have to put someone there",
        "half empty flight, exit row free, ok?",
        "should i move people to the exit",
      ],
      answer:
        "It depends on the airline: many want at least one suitable person at each overwing exit that no crew member sits beside, so that somebody opens it at once. If the row's empty, the purser asks somebody strong and willing to move there, and briefs them.",
    },
    {
      id: "in-the-interview",
      question: "How do I answer an interview question about the exit row?",
      asked: [
        "what do i say about that in the interview",
        "they might ask me this in the role play",
        "what would be a good answer",
        "how do i put that nicely",
        "is that a typical role play",
      ],
      answer:
        "Show three things: you decide by safety and not by who complains loudest, you stay friendly, and you offer something. 'I'd explain why in one sentence, find him another good seat, and be glad to carry his things over.' Nobody expects you to know the rule by heart.",
    },
  ],
  "terminology/armed-door": [
    {
      id: "opened-while-armed",
      question: "What happens if somebody opens an armed door?",
      asked: [
        "and if you open it by accident",
        "what happens when it's opened armed",
        "does it blow up straight away",
        "can you stop it once it starts",
        "what if a passenger opens it",
      ],
      answer:
        "The slide falls out of its pack and inflates within seconds, and nothing stops it once it has begun. Anybody outside on the steps can be thrown down. If you feel that the door pulls or hear the hiss, let go and step back: holding on can drag you out.",
    },
    {
      id: "why-arm-at-all",
      question: "Why are doors armed at all?",
      asked: [
        "why do you arm them",
        "what's the point of arming",
        "why not do it in the emergency",
        "why not leave them armed always",
        "couldn't you arm it when needed",
      ],
      answer:
        "Because in an emergency nobody should have to think of it: you open, and the slide comes. There may be seconds, darkness and smoke, and the person at the door may be a passenger. At the stand it's the other way round: there people walk in and out, so it's disarmed.",
    },
    {
      id: "who-gives-the-order",
      question: "Who gives the order to arm the doors?",
      asked: [
        "who says when",
        "is it the captain",
        "who makes that call",
        "do i wait for somebody",
        "can i arm it by myself",
      ],
      answer:
        "Mostly the purser by PA, at some airlines the captain, once the last door is shut and steps or bridge are leaving. You wait for the words. If they don't come and the aircraft begins to move, don't sit and wonder: call and ask.",
    },
    {
      id: "how-do-i-see-it",
      question: "How do I see whether a door is armed?",
      asked: [
        "how can i tell if it's armed",
        "is there a light",
        "where do i look",
        "what shows that it's armed",
        "how do i know for sure",
      ],
      answer:
        "By the lever and its label, by an indicator on the door, and where there's a visible girt bar, by the bar itself. Many Airbus doors also light a warning by the window if somebody lifts the handle with the slide armed. Read it each time; 'I'm sure I did it' is the usual last sentence before a slide.",
    },
    {
      id: "how-often-and-what-cost",
      question: "How often is a slide blown by mistake, and what does it cost?",
      asked: [
        "how often does that go wrong",
        "how much does a blown slide cost",
        "does that happen a lot",
        "who pays for it",
        "is it really that expensive",
      ],
      answer:
        "Airbus alone hears of 35 to 45 cases a year on its aircraft, and puts the cost at 11,000 dollars with a short delay to 200,000 if the flight is cancelled. The airline pays. What's asked of you is to report it and to tell exactly how it came about.",
      source: {
        name: "Airbus, Safety first no. 27, Preventing inadvertent slide deployments",
        year: 2018,
      },
    },
  ],
  "terminology/cross-check": [
    {
      id: "why-a-second-look",
      question: "Why does a second person have to look at the door?",
      asked: [
        "why check it twice",
        "isn't one look enough",
        "don't they trust me",
        "what's it good for",
        "why does someone else have to look",
      ],
      answer:
        "Because the hand does what it always does, and the head believes it has been done. A second pair of eyes sees the lever that stopped halfway. It's got nothing to do with trust: pilots check each other in just the same way.",
    },
    {
      id: "opposite-door-wrong",
      question: "What do I do when the opposite door isn't as it should be?",
      asked: [
        "what if the other door is wrong",
        "i see her door isn't armed",
        "do i just change it for them",
        "what if my colleague forgot",
        "how do i tell them without a fuss",
      ],
      answer:
        "Say it at once and plainly: 'Two right is still disarmed.' The colleague whose door it is puts it right while you watch, and you both look again. Don't do it silently for them: then two people touch one lever, and nobody learns from it.",
    },
    {
      id: "alone-at-the-doors",
      question: "Who cross-checks when I'm alone at two doors?",
      asked: [
        "and if i'm alone at the back",
        "who checks mine if there's nobody opposite",
        "one crew member with two doors, how",
        "what on small planes",
        "who looks at my door then",
      ],
      answer:
        "On small aircraft and at some stations one person has both doors. Then you do the one, go to the other, and come back to look at the first with fresh eyes, saying aloud what you see. Some airlines send a colleague or the purser to look as well.",
    },
    {
      id: "the-captains-phrase",
      question: "What does the crew's 'cross-check complete' mean for passengers?",
      asked: [
        "why do they say cross check over the speaker",
        "what do passengers hear there",
        "what's cross check complete",
        "is that something bad",
        "why is it announced to everyone",
      ],
      answer:
        "It's crew talk that happens to be heard in the cabin: all doors have been set for departure or arrival, and each has been seen by a second person. Nothing is wrong. A passenger who asks gets it in one sentence: 'We've just checked each other's doors.'",
    },
  ],
  "syllabus/announcements-and-commands-demo-craft": [
    {
      id: "by-heart",
      question: "Do I have to know the safety demonstration by heart?",
      asked: [
        "do i have to learn it by heart",
        "is there a script",
        "who reads the text",
        "what if i forget the next move",
        "how long until you know it",
      ],
      answer:
        "The movements yes, the words no: they're read from a card or recorded, and you follow them. It's about ten gestures and sits after a week of practice. If you lose the thread, look at the colleague in the next aisle and go on.",
    },
    {
      id: "live-or-video",
      question: "Is the safety demonstration live or on video?",
      asked: [
        "isn't that a video nowadays",
        "who does it when there are screens",
        "do i still have to do it myself",
        "what if the screens fail",
        "what do crew do during the video",
      ],
      answer:
        "Both exist: aircraft with screens mostly show a film, the others get it live. Even with a film you stand in the aisle and point out the exits at many airlines. If a screen fails, you do it by hand, so everybody trains it.",
    },
    {
      id: "nobody-watches",
      question: "Nobody watches. Why bother with the safety demonstration?",
      asked: [
        "but nobody looks",
        "everyone is on the phone anyway",
        "why do it if they ignore you",
        "how do i get them to look",
        "it's a bit pointless isn't it",
      ],
      answer:
        "Because the rule asks for it, and because the few who look up are the ones who move first in an emergency. Stand still, look at individual people, and smile at the one who watches. First flyers, children and the anxious watch every time.",
    },
    {
      id: "how-long-it-takes",
      question: "How long does the safety demonstration take?",
      asked: [
        "how many minutes is it",
        "is it long",
        "when exactly do you do it",
        "do you do it while taxiing",
        "what if we reach the runway before it's done",
      ],
      answer:
        "About two to four minutes, usually while the aircraft taxis out. The cabin isn't ready before it's finished, so if the way to the runway is short, the flight deck waits for your report. Never cut it to be quick.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "laughing-passengers",
      question: "What if passengers laugh or film me during the demonstration?",
      asked: [
        "what if they laugh at me",
        "can they film me",
        "i'd feel silly standing there",
        "somebody copies my moves",
        "what do i do with a joker in row 3",
      ],
      answer:
        "Go on calmly to the end, with your eyes on somebody who's paying attention. The joker gets a friendly word afterwards, and so does the one who films: 'I'd rather not be in a video, thank you.' After the third flight you don't feel silly any more.",
    },
  ],
  "terminology/jumpseat": [
    {
      id: "facing-backwards",
      question: "Do crew sit facing backwards, and does it make you sick?",
      asked: [
        "do i have to sit backwards",
        "i get sick facing backwards",
        "which way does it face",
        "is it backwards on every plane",
        "can i pick one facing forward",
      ],
      answer:
        "Many crew seats face backwards, some forwards, depending on type and door. You get used to it within days: look along the cabin at a fixed point and breathe calmly. Facing backwards is also the safer way, as the seat takes the whole back in a hard stop.",
    },
    {
      id: "sitting-on-hands",
      question: "Why do flight attendants sit on their hands for take-off?",
      asked: [
        "why do they sit on their hands",
        "what's with the hands under the legs",
        "is that a brace position",
        "why so stiff",
        "do i have to sit like that",
      ],
      answer:
        "It's their brace position: back and head against the seat, feet flat, hands under the thighs or as the airline has it, so the arms can't fly up in an impact. From there you can also be at the door quickest. Meanwhile they go through their silent review.",
    },
    {
      id: "passenger-on-it",
      question: "May a passenger or a friend sit on the jumpseat?",
      asked: [
        "can a friend sit there",
        "could a passenger use it when the flight is full",
        "can my husband fly on it",
        "who else may sit there",
        "can i fly home on the jumpseat",
      ],
      answer:
        "Passengers no, not even for a minute. Free crew seats may be given to crew or staff who are allowed on them by the airline's rules, with the captain's consent. That's how some colleagues get home on a full flight.",
    },
    {
      id: "sleeping-on-it",
      question: "May crew sleep or read on the jumpseat?",
      asked: [
        "can you sleep on it",
        "can i look at my phone there",
        "do you rest on that seat",
        "is it comfortable",
        "what do you do while you sit there",
      ],
      answer:
        "Not for take-off and landing: no phone, no magazine, eyes on the cabin and the window. In the cruise you may sit there for a break if nothing else is to be done. It's narrow, hard and beside a cold door, so nobody sleeps well on it.",
    },
    {
      id: "too-big-for-it",
      question: "Is there a weight limit for the jumpseat?",
      asked: [
        "do i fit in if i'm big",
        "how wide is it",
        "what if the belt doesn't close",
        "is there a weight limit on it",
        "can they reject me because of the seat",
      ],
      answer:
        "What counts is that you fit between its sides and that the harness closes without an extension, because those seats are tested like that. It's tried on in the training room or at the medical. If you're unsure, ask the airline before you apply, in one sentence.",
    },
  ],
  "terminology/service-trolley": [
    {
      id: "is-it-too-heavy",
      question: "Can a small person push a full trolley?",
      asked: [
        "is that too heavy for me",
        "i'm small, can i push that",
        "do i have to do it alone",
        "how do small people manage it",
        "is it bad for your back",
      ],
      answer:
        "Yes, with technique: both hands, straight back, push from the legs, never pull with an outstretched arm. Two of you move a full one, above all in climb, when the aisle goes uphill. At the low drawers bend your knees and don't twist.",
    },
    {
      id: "red-and-green-pedal",
      question: "How do the brakes on the trolley work?",
      asked: [
        "how does the brake work",
        "which pedal is which",
        "red pedal or green pedal",
        "how do i know the brake is on",
        "what if the brake doesn't hold",
      ],
      answer:
        "You step on a pedal: on most trolleys red brakes and green lets go, and there's a pair at each end. Give it a small push to see that it holds. A trolley whose brake doesn't hold isn't used: stow it, mark it and write it up.",
    },
    {
      id: "leaving-it-alone",
      question: "What if I have to leave the trolley in the aisle?",
      asked: [
        "and if a passenger calls me away",
        "can i leave it for a second",
        "what if somebody faints while i'm there",
        "i need something from the galley, what now",
        "can passengers help themselves",
      ],
      answer:
        "Then your partner stays with it; for a real emergency you brake it, hand it to whoever's near, and push it aside later. Alone in the aisle it's a 100-kilo hammer in turbulence, blocks the way, and has bottles within anybody's reach.",
    },
    {
      id: "toes-and-elbows",
      question: "How do I avoid hitting passengers with the trolley?",
      asked: [
        "i'd hit everyone's elbows",
        "how do you not run over feet",
        "somebody sleeps with his leg out",
        "what if i hit a knee",
        "how do i get past people",
      ],
      answer:
        "Go slowly, look at both sides at knee height, and say 'Mind your elbows, please' in a low voice every few rows. The one in front steers. If you hit somebody, stop, say sorry at once, look at it, get ice, and tell the purser so that it's written down.",
    },
    {
      id: "someone-wants-past",
      question: "What if a passenger wants to get past the trolley?",
      asked: [
        "someone needs the toilet and we block the aisle",
        "how do they get past",
        "do i have to go back",
        "a man wants through right now",
        "what do i say to them",
      ],
      answer:
        "Ask if it can wait five minutes; if it can't, move. Let them step into a free row while you pull the trolley past, or roll back to the galley. Nobody climbs over seats or squeezes by with hot coffee standing on top.",
    },
  ],
  "terminology/special-meal": [
    {
      id: "finding-the-passenger",
      question: "How do I find out who ordered the special meal?",
      asked: [
        "how do i know whose it is",
        "how do i find them",
        "is the seat written on it",
        "what if they changed seats",
        "two people say it's theirs",
      ],
      answer:
        "By the list with names and seats, and by the label on the tray. Many crew greet those passengers before the service and ask for the name. If they've moved, they're often two rows further with their family: ask for the name, not 'Are you the vegan?'",
    },
    {
      id: "not-loaded",
      question: "What if the special meal was ordered but isn't on board?",
      asked: [
        "and if it isn't there",
        "catering forgot it, what now",
        "it's not loaded, what do i say",
        "what can i give instead",
        "who's to blame then",
      ],
      answer:
        "Tell the passenger early and in person, say sorry, and come with what you do have: fruit, salad, bread, parts of other trays whose contents you've read, a crew meal. With an allergy or a religious rule never improvise without showing the label. Then it goes into the report.",
    },
    {
      id: "wants-one-now",
      question: "A passenger who hasn't ordered one now wants a vegetarian meal. What do I do?",
      asked: [
        "he didn't order it but wants it now",
        "can i give a spare one away",
        "what if somebody decides on board",
        "how late can you order",
        "she says she always gets one",
      ],
      answer:
        "Say when and how it's ordered next time, usually at least 24 hours before, online or by phone, then look what there is. Ordered meals wait until their owners have eaten; only what's left after that may be given to somebody else.",
      source: { name: "Common airline practice; order deadlines differ", year: 2026 },
    },
    {
      id: "why-served-first",
      question: "Why are special meals served first?",
      asked: [
        "why do they get it before everyone",
        "why first",
        "others complain that she's eating already",
        "isn't that unfair",
        "is that a rule",
      ],
      answer:
        "Because each of them belongs to one person, and with the trolleys in the aisle you can't get there any more. It also leaves time to find a missing one. It's usual, no law, and some airlines serve them with the row instead.",
    },
    {
      id: "must-i-know-the-codes",
      question: "Do I have to know all the meal codes by heart?",
      asked: [
        "do i have to know all the codes",
        "how many codes are there",
        "will they ask me this in the interview",
        "how do i learn them",
        "which ones come up the most",
      ],
      answer:
        "Not for the interview. In training you learn about twenty, and six you'll see often: VGML, VLML, AVML, MOML, KSML, CHML. Learn them by what's forbidden in each, because that's what the passenger asks.",
    },
  ],
  "syllabus/passenger-handling-alcohol": [
    {
      id: "what-age",
      question: "From what age may alcohol be served on board?",
      asked: [
        "how old do they have to be",
        "from what age",
        "is it 18 or 21",
        "can i give a 17 year old a beer with his parents",
        "which country's law counts up there",
      ],
      answer:
        "Mostly from 18, on US airlines from 21: the rule is your airline's, built on the law of the country where the aircraft is registered. Parents can't allow it. With other cultures and at home different ages are usual, so say 'our rule on board', not 'you're too young'.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
  ],
  "terminology/public-address": [
    {
      id: "nervous-on-the-microphone",
      question: "I'm nervous on the microphone. Do new crew have to make announcements?",
      asked: [
        "i'm scared of the microphone",
        "do beginners have to do that",
        "can i refuse to do announcements",
        "my voice shakes",
        "how do i get over it",
      ],
      answer:
        "Sooner or later yes, but you begin with short ones and read them from a card. Nobody in row 20 sees you. Read it once to yourself, stand, breathe out, press, wait, and speak to one person. After ten flights your pulse stays where it is.",
    },
    {
      id: "made-a-mistake",
      question: "What if I say something wrong in an announcement?",
      asked: [
        "what if i get it wrong",
        "i said the wrong city",
        "i got stuck in the middle",
        "what if i laugh",
        "do i start again from the beginning",
      ],
      answer:
        "Correct it in the same breath, once, and go on: 'to Madrid, sorry, to Malaga'. A smile in the voice wins people over. If it was about safety, such as an exit or a belt, say the right sentence again in full.",
    },
    {
      id: "read-or-free",
      question: "May I speak freely or do I have to read the text?",
      asked: [
        "can i say it in my own words",
        "do i have to read it out",
        "are jokes allowed",
        "is there a book with the texts",
        "do i learn them by heart",
      ],
      answer:
        "Safety texts are read word for word from the airline's book or tablet. Service and goodbye may be your own at many airlines, at some not. Jokes only where the airline likes them, never in a safety text or on a bad day.",
    },
    {
      id: "my-accent",
      question: "Is my accent a problem on the microphone?",
      asked: [
        "is my accent bad for that",
        "they won't understand my english",
        "do i have to sound british",
        "what about my pronunciation",
        "how do i sound clearer",
      ],
      answer:
        "No, as long as people understand you: cabins are full of accents. Slow down, finish the ends of words, and stress figures and places. Practise numbers, times and city names aloud, because those are what people need from it.",
    },
  ],
  "syllabus/announcements-and-commands-after-landing": [
    {
      id: "example",
      question: "Can you give me the wording of a landing announcement?",
      asked: [
        "give me an example",
        "how would you word it",
        "what exactly do i say",
        "can you write me one",
        "what would that sound like",
      ],
      answer:
        "For practice: 'Welcome to Lisbon. Please stay seated with your belt fastened until we've parked and the sign is off. Take care when you open the lockers. It's ten past four, local time, and 22 degrees. Thank you for flying with us, and have a good day.' Safety first, weather after it.",
    },
    {
      id: "still-standing-up",
      question: "What if passengers stand up all the same?",
      asked: [
        "and if they get up anyway",
        "they don't listen, what now",
        "can i shout at them",
        "do i get up and stop them",
        "what if the whole row stands",
      ],
      answer:
        "Stay strapped in and say it again on the PA, shorter and firmer: 'Please sit down now, we're still moving.' Add the reason once. If it's no use, call the flight deck: pilots can stop the aircraft until everybody sits, and that works at once.",
    },
    {
      id: "phones-on",
      question: "When may passengers use their phones after landing?",
      asked: [
        "when can they switch phones on",
        "can they call while taxiing",
        "is flight mode off allowed then",
        "what about phones",
        "may i check my own phone then",
      ],
      answer:
        "It depends on the airline: at most after the aircraft has left the runway, and you say so in the announcement. Large devices stay stowed until parked. Crew leave their own phones alone until the doors are disarmed and people are off.",
    },
    {
      id: "words-at-the-door",
      question: "What do I say at the door when people leave?",
      asked: [
        "what do i say at the door",
        "do i have to say goodbye to everyone",
        "same word 180 times?",
        "what if they are angry",
        "do people say thank you",
      ],
      answer:
        "Vary it: 'Goodbye', 'Take care', 'Thank you', 'Have a good holiday', with a look at each face. To somebody angry: 'I'm sorry it was such a day; the desk on the left rebooks you.' Most say thank you, and it's the last thing they remember.",
    },
  ],
  "terminology/cabin-ready": [
    {
      id: "stands-up-after",
      question: "What if somebody stands up after I reported the cabin secure?",
      asked: [
        "and if one gets up after that",
        "i reported it and then he stood up",
        "can i take it back",
        "somebody runs to the toilet just then",
        "do i call the pilots again",
      ],
      answer:
        "Take it back at once: 'Cabin not secure, passenger standing at row 12.' First tell the person to sit, by PA or voice. The pilots would rather wait a minute than roll with somebody in the aisle, and nobody will be cross with you.",
    },
    {
      id: "why-seats-and-tables",
      question: "Why do seats, tables and window shades belong to it?",
      asked: [
        "why do seats have to be upright",
        "why tables up",
        "what's wrong with a reclined seat",
        "is a laptop bag such a big deal",
        "he only reclines a little, so what",
      ],
      answer:
        "So that everybody can get out of the row, also the ones behind. A table across the lap or a seat in your face costs seconds, and bags trip people. With the shades open you see outside at once whether there's fire.",
    },
    {
      id: "somebody-refuses",
      question: "What if a passenger refuses to fasten the belt or stow the bag?",
      asked: [
        "what if he refuses",
        "she just won't buckle up",
        "he keeps the bag on his lap",
        "how do i make them do it",
        "what if he says it's his business",
      ],
      answer:
        "Ask once kindly, once with the reason, once clearly: 'We can't leave until it's done.' Then it's the purser's, and the captain's after that. On the ground it usually ends there, because the aircraft goes back to the stand and everybody is looking at him.",
    },
    {
      id: "how-long-does-it-take",
      question: "How long do crew have to secure the cabin?",
      asked: [
        "how much time is there",
        "how long does it take",
        "how do four people check 180 seats",
        "is it a rush",
        "what if there's not enough time",
      ],
      answer:
        "A few minutes before take-off and about ten before landing, each of you in your own rows. Walk forward looking at one side, walk back looking at the other. If you can't finish, you report 'not ready': the pilots can slow down or hold.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
  ],
  "terminology/sterile-flight-deck": [
    {
      id: "smoke-then",
      question: "May I call the pilots about smoke or a strange noise in that time?",
      asked: [
        "and if i smell smoke then",
        "do i still wait if something burns",
        "what counts as important enough",
        "may i call about a strange noise",
        "what if somebody faints",
      ],
      answer:
        "Yes, at once, and without thinking whether it might disturb: smoke, fire, fuel, a loud noise, a hurt passenger, somebody fighting, a door light. If you're in doubt whether it's important, it is. They'd rather hear a false alarm than nothing.",
    },
    {
      id: "how-do-i-know",
      question: "How do I know when it begins and ends?",
      asked: [
        "how do i know it's on",
        "when does it end",
        "is there a sign for it",
        "from what height",
        "how many minutes is that",
      ],
      answer:
        "By your airline's signal: mostly a chime or the belt sign at about 10,000 feet, climbing and descending, and at the gate when the doors close or the engines start. That's roughly the first ten minutes and the last quarter of an hour in the air.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "why-ten-thousand",
      question: "Why is it 10,000 feet?",
      asked: [
        "why exactly that height",
        "what's special about ten thousand",
        "why not lower",
        "what happens up to there",
        "where does the number come from",
      ],
      answer:
        "Because below it pilots are busiest: many aircraft, changes of height and speed, radio all the time, and the ground close by. The US made it a rule in 1981, after accidents in which the crew had been talking about other things.",
      source: { name: "14 CFR 121.542, flight crewmember duties, in force since 1981", year: 2024 },
    },
    {
      id: "pilots-call-me",
      question: "What if the pilots call me in that time?",
      asked: [
        "and if they call us",
        "the flight deck calls during climb, what does it mean",
        "do i answer then",
        "can they ask for coffee",
        "is that always an emergency",
      ],
      answer:
        "Answer at once and stay strapped in if you can reach the handset: they wouldn't call without a reason. Say your station, listen, repeat it back. It's often only turbulence ahead, and sometimes the start of something bigger.",
    },
  ],
  "terminology/flight-deck-door": [
    {
      id: "is-there-a-code",
      question: "How do crew get into the flight deck, with a code?",
      asked: [
        "is there a code",
        "how do i get in then",
        "do you knock",
        "do all crew know the code",
        "can you open it from outside",
      ],
      answer:
        "You ask by interphone and with the agreed signal, the pilots look who's there, and they open. A code only announces you, and an emergency code is for pilots who don't answer. Codes and signals are told to nobody, and not to an interviewer either.",
    },
    {
      id: "pilots-dont-answer",
      question: "What if the pilots don't answer?",
      asked: [
        "and if nobody answers",
        "the pilots don't pick up",
        "what if both are asleep",
        "how long do i wait",
        "can i break in",
      ],
      answer:
        "Try again, then the emergency call, and tell the purser. If there's still nothing, the emergency procedure your manual has for just that case is used to get in. How it works is confidential, so in an interview you say: 'There's a procedure, and I'd follow it.'",
    },
    {
      id: "food-for-the-pilots",
      question: "How do the pilots get their food and go to the toilet?",
      asked: [
        "how do they get their food",
        "and when they need the toilet",
        "who brings them coffee",
        "do they come out",
        "is there a toilet in the cockpit",
      ],
      answer:
        "They call when it suits them, and you bring it in, hand it over from behind, not over the controls, and go again. For the toilet one of them comes out, with the area in front cleared first; few types have one inside. How often is a matter of hours and coffee.",
    },
    {
      id: "passenger-asks-about-it",
      question: "A passenger asks how the cockpit door works. What do I say?",
      asked: [
        "what do i tell a curious passenger",
        "someone asks me about the door",
        "is it suspicious if he asks",
        "can i explain it",
        "how do i dodge the question",
      ],
      answer:
        "Something friendly and empty: 'That's one of the things we don't talk about, but the pilots say hello.' Then change the subject. Most people are only curious. If somebody keeps asking, watches the door and counts times, tell the purser.",
    },
    {
      id: "alone-with-one-pilot",
      question: "Why do I sometimes have to sit in there when one pilot comes out?",
      asked: [
        "why must i go in then",
        "what do i do in there",
        "do i have to touch anything",
        "is it so he isn't alone",
        "am i allowed to talk to the pilot",
      ],
      answer:
        "So that the pilot at the controls isn't alone and somebody can open the door. You sit or stand where you're told, touch nothing, stay out of the way, and talk only if the pilot does. It lasts minutes, with the best view on board.",
    },
  ],
  "syllabus/announcements-and-commands-chimes": [
    {
      id: "one-two-three-dings",
      question: "What do one, two or three dings mean?",
      asked: [
        "one ding or two dings, what's the difference",
        "what are the three dings",
        "is a double ding bad",
        "what does the ding after takeoff mean",
        "does it mean the same everywhere",
      ],
      answer:
        "It depends on airline and type. Common are one soft tone for a passenger call or the belt sign, two tones for crew calling crew or the flight deck, and three or a repeated one for something urgent. The one some minutes after take-off often ends the sterile time.",
    },
    {
      id: "how-fast-to-answer",
      question: "How quickly must I answer a call button?",
      asked: [
        "how fast do i have to go",
        "what if i'm busy serving",
        "can i ignore it during takeoff",
        "it rings during the service",
        "do i go if the belt sign is on",
      ],
      answer:
        "As soon as it's safe, mostly within a minute or two. When you're belted for take-off, landing or turbulence you look and call over, and go if it's an emergency. Any call could be somebody who can't breathe, so it's never 'only a water'.",
    },
    {
      id: "at-night",
      question: "How do I answer calls at night without waking everybody?",
      asked: [
        "and in a dark cabin",
        "how do you find the seat in the dark",
        "do i use a torch",
        "everybody sleeps and someone rings",
        "how do i keep quiet",
      ],
      answer:
        "The light over the row and the panel in the galley show you where. Switch the call off first, then kneel or bend down, speak low, and point your torch at the floor, never at a face. Walk the cabin often and fewer people need to ring.",
    },
    {
      id: "emergency-sound",
      question: "How do I recognise the emergency call among all the tones?",
      asked: [
        "how does the emergency one sound",
        "how do i tell it's an emergency",
        "what if i mix them up",
        "is there a light with it",
        "how do i learn the sounds",
      ],
      answer:
        "It's the one that repeats and doesn't stop politely, with a flashing light at the station on most types. You hear it in training and can hear it again at the pre-flight check. If you aren't sure what a tone was, pick up the handset: that's never wrong.",
    },
  ],
  "terminology/crew-rest-compartment": [
    {
      id: "how-much-rest",
      question: "How much rest do crew get on a 12-hour flight?",
      asked: [
        "how long can you sleep there",
        "how many hours rest on twelve hours",
        "is it one break or two",
        "how long is a shift",
        "do you get paid while you sleep",
      ],
      answer:
        "Usually about three hours each on a flight of 12 hours: the time between the first and the last service, divided by two or three groups. It's part of the duty, and paid as your contract counts hours. On flights under eight hours there's often no planned rest at all.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
    {
      id: "who-goes-first",
      question: "Who goes to rest first, and who decides?",
      asked: [
        "who goes first",
        "can i choose my break",
        "first break or second, which is better",
        "who decides on that",
        "is it by seniority",
      ],
      answer:
        "The purser divides the groups so that each part of the cabin keeps enough crew; some draw lots, some go by seniority. First break is hard to fall asleep in, second is the darkest part of the night. A fair purser swaps on the way back.",
    },
    {
      id: "what-its-like",
      question: "What is it like in the crew bunks?",
      asked: [
        "what does it look like in there",
        "is it comfy",
        "are there real beds",
        "is it claustrophobic",
        "do men and women sleep in the same room",
      ],
      answer:
        "Like a sleeping car without a window: six to twelve narrow bunks with a curtain, a belt, a light and a blanket, dry and humming. Mostly everybody sleeps in one room, each behind a curtain. If you don't like tight spaces, take the bunk next to the way out.",
    },
    {
      id: "uniform-or-pyjamas",
      question: "Do crew change clothes for the rest?",
      asked: [
        "do you change into pyjamas",
        "can i take the uniform off",
        "do you sleep in the uniform",
        "what do you wear in there",
        "what about make up",
      ],
      answer:
        "Mostly, yes: something light that you can be seen in if the alarm goes. The uniform hangs up, shoes stand ready. Set your alarm early enough for washing, hair and ten minutes to wake up, because you come back as crew and not as a guest.",
    },
    {
      id: "no-bunks",
      question: "Where do crew rest on aircraft without bunks?",
      asked: [
        "and on planes without beds",
        "what if there's no compartment",
        "where do you rest on a small plane",
        "do you sleep among the passengers",
        "just a seat then?",
      ],
      answer:
        "In seats kept for them, often the last rows behind a curtain, sometimes in business class. On short haul there's only the jumpseat and a few minutes. The kind of seat or bunk decides under European rules how long the duty may be.",
      source: { name: "CS FTL.1.205 (EASA), flight duty period and rest in flight", year: 2024 },
    },
  ],
  "terminology/lavatory": [
    {
      id: "no-answer-inside",
      question: "Somebody has locked himself in and doesn't answer. What do I do?",
      asked: [
        "he's in there and doesn't answer",
        "locked for half an hour, what now",
        "can i just open it",
        "how do you open it from outside",
        "what if someone fainted in there",
      ],
      answer:
        "Knock, call, say who you are and that you'll open. If nothing comes, fetch a colleague, unlock from outside (there's a slide or pin at the sign), and open slowly: somebody may lie behind the door. Folding doors can mostly be lifted out for that reason.",
    },
    {
      id: "why-empty-for-landing",
      question: "Why must it be empty for take-off and landing?",
      asked: [
        "why can't you stay in there",
        "what's the danger in there",
        "why are they locked",
        "he's quick, can he go",
        "and if someone is still in there",
      ],
      answer:
        "There's no seat belt, no way to brace and no quick way out, and the door can jam. So crew look and often lock it. If somebody's still inside, the flight deck is told, and take-off waits until the person sits.",
    },
    {
      id: "blocked-or-dirty",
      question: "What if a toilet is blocked or very dirty?",
      asked: [
        "what if it's blocked",
        "somebody was sick in there",
        "it doesn't flush any more",
        "do i have to clean that up",
        "only one toilet left, what now",
      ],
      answer:
        "Gloves, mask and the kit for it, powder over what's wet, into the bag, wipe, wash. If it can't be used, lock it, put a sign up and write it in the cabin log. Tell the purser when few are left: the captain may want to know on a long flight.",
    },
    {
      id: "queue-at-the-front",
      question: "May passengers queue in front of the toilets?",
      asked: [
        "can they queue there",
        "people stand in my galley and wait",
        "why are they sent back to the seat",
        "may economy use the one in business",
        "how do i break up a queue",
      ],
      answer:
        "A short queue is fine, except near the flight deck door: on flights to the US in particular, groups there are sent back. Say it kindly: 'I'll give you a sign when it's free.' Which class uses which toilet is the airline's rule; a small child in need is always an exception.",
    },
  ],
  "terminology/turnaround": [
    {
      id: "do-crew-clean",
      question: "Do cabin crew have to clean the aircraft in the turnaround?",
      asked: [
        "do we clean it ourselves",
        "who picks up the rubbish",
        "isn't there a cleaning team",
        "do i have to vacuum",
        "is cleaning my job",
      ],
      answer:
        "At low-cost airlines mostly yes: rubbish, belts crossed, pockets tidied, a wipe; a first round for rubbish comes before landing. At many full-service airlines cleaners come on board. Ask at the interview if you like, but ask without a sigh.",
    },
    {
      id: "who-comes-on-board",
      question: "Who comes on board in those minutes, and who watches them?",
      asked: [
        "who comes on board then",
        "how do i know who they are",
        "who lets the caterers in",
        "do i check their badges",
        "is it busy",
      ],
      answer:
        "Cleaners, caterers, engineers, loaders with papers, the gate agent, helpers with wheelchairs. Each needs a pass and a task, and you look at both: a uniform alone is no ticket. Somebody of the crew stays in sight of each open door.",
    },
    {
      id: "do-i-get-off",
      question: "Do crew get off in between, to eat or stretch?",
      asked: [
        "can i get off the plane",
        "do you get time to eat",
        "can i go and buy a coffee",
        "do i see anything of the city",
        "is there a pause",
      ],
      answer:
        "Rarely: in half an hour there's no time, and a minimum of crew has to be there as long as passengers are. You eat standing up when the cleaners are in. With a longer stop the purser lets people go in turns, with a time to be back.",
    },
    {
      id: "shorter-than-planned",
      question: "What if the flight came in late and there's hardly time?",
      asked: [
        "what if we arrive late",
        "how do you make up time",
        "can it be done in fifteen minutes",
        "where do you save time",
        "what may you skip",
      ],
      answer:
        "Save it in order, not in checks: announce early, collect rubbish before landing, board by both doors, help with bags at once. Search, equipment and counting keep their time. If the purser asks 'Ready?' and you aren't, the answer is no.",
    },
  ],
  "syllabus/announcements-and-commands-delay": [
    {
      id: "no-information",
      question: "What do I say when I don't know anything myself?",
      asked: [
        "what if i don't know the reason",
        "nobody tells us anything",
        "what if there's no news",
        "do i make something up",
        "how often should i speak",
      ],
      answer:
        "Say exactly that, and when you'll speak again: 'I don't have a new time yet. I'll be back in fifteen minutes, and I'll tell you what I know then.' Then do it, also if there's still nothing. Silence makes people angrier than bad news.",
    },
    {
      id: "may-they-get-off",
      question: "May passengers get off during a long delay?",
      asked: [
        "can they get off the plane",
        "he wants to leave, is that allowed",
        "how long can you keep them on board",
        "someone says this is kidnapping",
        "can they go for a smoke",
      ],
      answer:
        "The captain decides, with the airline. One person leaving costs time: the bag comes out, the seat is searched, the count is done again. In the US there's a time after which people must be offered to get off; in Europe airport and airline decide. Ask, don't promise.",
    },
    {
      id: "angry-passengers",
      question: "How do I talk to an angry passenger in a delay?",
      asked: [
        "and if they shout at me",
        "what do i say to the angry ones",
        "he says he'll miss a funeral",
        "how do i keep calm there",
        "can you give me the words",
      ],
      answer:
        "Hear him out and name it: 'You'll miss the funeral; I'm so sorry.' Then the next step you can really take: 'I'll ask the captain what the earliest arrival is and come back to you.' No 'calm down', no 'it's not my fault'. And come back, even with nothing.",
    },
    {
      id: "free-drinks",
      question: "Do passengers get something free in a delay?",
      asked: [
        "do they get free water",
        "can i open the bar",
        "is there something to eat for them",
        "do i have to sell in a delay",
        "what can i give them",
      ],
      answer:
        "Water nearly always, food and more by the airline's rule and the length of the delay; the purser decides with the captain. Alcohol stays out of it. On the ground trolleys don't block the aisle, so it's done with trays and from the galley.",
    },
  ],
  "terminology/minimum-crew": [
    {
      id: "on-usual-aircraft",
      question: "How many cabin crew are on an A320, a 737 or an A380?",
      asked: [
        "so how many on an a320",
        "how many is that on a normal plane",
        "and on a jumbo or a380",
        "how many colleagues will i have",
        "how many on a long haul plane",
      ],
      answer:
        "An A320 with 180 seats or a 737 with 189 needs four, a small propeller aircraft with 70 two. Long-haul aircraft carry more than the rule asks for, because of service and rest: roughly eight to fourteen, and an A380 about twenty or more.",
      source: {
        name: "14 CFR 121.391 and ORO.CC.100 (EASA) for the minimum; larger crews: common practice",
        year: 2024,
      },
    },
    {
      id: "one-falls-ill",
      question: "What if one of the minimum crew falls ill before the flight?",
      asked: [
        "what if one is sick",
        "can we fly with three",
        "somebody is missing, what now",
        "who replaces them",
        "do you cancel the flight for one person",
      ],
      answer:
        "A standby is called, or somebody is taken from another crew. If nobody comes, the flight waits or is cancelled; in Europe an approved procedure may allow fewer passengers instead. If it happens in the air, the others divide the doors and the captain is told.",
    },
    {
      id: "why-fifty",
      question: "Why one crew member for every 50 seats?",
      asked: [
        "why exactly 50",
        "where does the number come from",
        "why not one per 30",
        "is that enough in an emergency",
        "what's the reason for it",
      ],
      answer:
        "It follows evacuation, not service: exits have to be opened and people led to them, and the type is tested with that number of crew. One per 50 seats has been the measure in many countries for decades. For a good meal service it's often too few.",
    },
    {
      id: "leave-during-boarding",
      question: "May I leave the aircraft while passengers are on board?",
      asked: [
        "can i step out for a minute",
        "may i go and get something from the gate",
        "what if i need to fetch a wheelchair",
        "can one of us go for coffee",
        "do all of us have to stay",
      ],
      answer:
        "Only if the purser says so and enough crew stay: at the stand rules allow some reductions, but never below what the airline has laid down. Before you step out, somebody has to know, and has to watch your door.",
    },
  ],
  "terminology/pilot-in-command": [
    {
      id: "captain-or-purser",
      question: "Who is the boss for me, the captain or the purser?",
      asked: [
        "so who is my boss",
        "captain or purser, who counts",
        "who do i listen to",
        "can the captain order me around",
        "what if they say different things",
      ],
      answer:
        "In daily work the purser, above all the captain. What the captain orders for safety holds for everybody on board. If the two say different things, do the safe one, and say so to both at once: they often don't know of each other.",
    },
    {
      id: "is-it-always-the-captain",
      question: "Does the captain fly the whole flight?",
      asked: [
        "does the captain fly all the time",
        "what does the copilot do then",
        "who flies and who talks",
        "can the first officer land",
        "is the copilot a beginner",
      ],
      answer:
        "No, they take turns, often flight by flight: one flies, the other does radio and checks. First officers take off and land like captains. The command stays with the captain, whoever's hands are on the controls.",
    },
    {
      id: "am-i-allowed-to-speak",
      question: "May I, as a beginner, contradict the captain?",
      asked: [
        "can i contradict him",
        "i'm new, may i say something",
        "what if the captain is wrong",
        "isn't that rude",
        "how do i tell a captain",
      ],
      answer:
        "Yes, when you've seen, heard or smelt something: it's your duty, and good captains say so in the briefing. 'Captain, there's ice on the left wing, I can see it from row 12.' Fact first, then your worry, then a wish. Being new is no reason for silence.",
    },
    {
      id: "how-to-address",
      question: "How do I address the captain?",
      asked: [
        "do i say captain or the first name",
        "what do i call him",
        "do i have to say sir",
        "how formal is it with the pilots",
        "is it first names on board",
      ],
      answer:
        "As the airline does it: first names among crew at many European and US airlines, 'Captain' with or without the surname at others, in parts of Asia and the Gulf above all. In front of passengers it's 'the captain'. When it's urgent, 'Captain' gets attention fastest.",
    },
  ],
  "terminology/pilot-incapacitation": [
    {
      id: "land-the-aircraft",
      question: "Could a flight attendant land the aircraft if both pilots were out?",
      asked: [
        "could i land the plane",
        "and if both pilots faint",
        "do crew learn to fly for that",
        "what if nobody can fly",
        "has a stewardess ever landed a plane",
      ],
      answer:
        "Hardly by yourself, and it isn't trained. One pilot is enough to fly and land, so you help that one. If both were out, you'd look for a pilot among the passengers and use the radio: controllers can talk somebody through, and the autopilot flies on meanwhile.",
    },
    {
      id: "helping-the-other-pilot",
      question: "How can I help the pilot who is left?",
      asked: [
        "what can i do for the other pilot",
        "do i sit down in the seat",
        "how do i help the one who flies",
        "do i stay in the cockpit then",
        "what if he asks me to read something",
      ],
      answer:
        "Ask, and do just that: read a checklist aloud line by line, hold a chart, bring water, look among passengers and staff for another pilot. Stay out of the way of levers and pedals, don't chat, and tell the purser what the cabin has to expect.",
    },
    {
      id: "how-often",
      question: "How often does that happen?",
      asked: [
        "does that really happen",
        "is it common",
        "how likely is it",
        "do pilots die in flight",
        "should i be afraid of that",
      ],
      answer:
        "Seldom: in a count from Australia on about one in 34,000 airline flights, mostly from stomach trouble, not a collapse, and with hardly any effect on the flight. Pilots have a medical each year or more often, and train for it in the simulator. For you it's one drill among many.",
      source: {
        name: "ATSB, Pilot incapacitation occurrences 2010-2014 (AR-2015-096)",
        year: 2016,
        url: "https://www.atsb.gov.au/publications/2015/ar-2015-096",
      },
    },
    {
      id: "tell-passengers",
      question: "What do you tell the passengers then?",
      asked: [
        "do passengers get told",
        "what do we say to them",
        "do you announce that the pilot is ill",
        "won't they panic",
        "who makes that announcement",
      ],
      answer:
        "As little as is true and needed, by the captain or on the captain's word: that somebody has been taken ill, that you'll land, where and when. Whether it was a pilot is nobody's business in the cabin. The search for a doctor is the ordinary call.",
    },
  ],
  "terminology/wide-body": [
    {
      id: "biggest-aircraft",
      question: "What is the biggest passenger aircraft?",
      asked: [
        "which is the biggest one",
        "is the a380 the biggest",
        "what about the jumbo",
        "how many people fit in the largest",
        "is it still built",
      ],
      answer:
        "The Airbus A380, with two full passenger decks and up to 615 seats at the airline with the densest cabin. The last one was delivered in December 2021. The Boeing 747-8 is a little longer, but has only a short upper deck.",
      source: {
        name: "Airbus A380 and Boeing 747-8, manufacturers' data; Emirates, A380 with 615 seats",
        year: 2021,
      },
    },
    {
      id: "which-will-i-fly",
      question: "Do beginners work on wide-body or narrow-body aircraft?",
      asked: [
        "will i start on a big one",
        "do beginners get long haul",
        "which one do i get",
        "how do i get on the big planes",
        "can i choose",
      ],
      answer:
        "It depends on the airline: at many you start on short haul with one aisle and move over by seniority or application, while long-haul airlines without small aircraft put you on wide-bodies from the first day. Ask about the base as well as the airline: it decides what you fly.",
    },
    {
      id: "which-is-harder",
      question: "Is work harder on a narrow-body or on a wide-body?",
      asked: [
        "which one is more tiring",
        "which is nicer to work on",
        "big or small, what's better",
        "what do crew prefer",
        "is long haul easier",
      ],
      answer:
        "They tire you differently. One aisle: four sectors, quick turnarounds, small crew, home at night. Two aisles: nights, jet lag, long services, a crew of strangers, a hotel at the end. Most people find out after a year which kind they are.",
    },
    {
      id: "how-to-see-it",
      question: "How do I recognise a wide-body from outside?",
      asked: [
        "how can i tell from outside",
        "how do i see which is which",
        "do they have more engines",
        "what do i look for",
        "is a 757 a wide body",
      ],
      answer:
        "By width and doors: a round belly, big engines and three to five pairs of large doors. A 757 or an A321 is long, but slim, so one aisle. Inside it's plain: two aisles, and a row of seats in the middle.",
    },
  ],
  "aircraft/airbus-a320": [
    {
      id: "how-many-crew",
      question: "How many cabin crew work on an A320?",
      asked: [
        "how many crew on it",
        "how many of us work there",
        "is it four",
        "who sits where",
        "how many at the back",
      ],
      answer:
        "Four with 151 to 200 seats, by one for each 50: mostly two at the front and two at the back. With 150 seats three may be enough by the rule, though many airlines keep four. The senior one has door 1L.",
      source: { name: "14 CFR 121.391; ORO.CC.100 (EASA)", year: 2024 },
    },
    {
      id: "family",
      question: "What is the difference between A319, A320, A321 and neo?",
      asked: [
        "what's a neo",
        "difference to the a321",
        "is the a319 the same",
        "do i need a new course for the a321",
        "which is the longest",
      ],
      answer:
        "The same aircraft in different lengths: A319 the shortest, then A320, A321 the longest, with more doors. Neo means newer engines and curved wing tips. For crew it's one family: you learn the differences in doors and equipment, not a new aircraft.",
    },
    {
      id: "how-far",
      question: "How long are flights on an A320?",
      asked: [
        "how far does it fly",
        "how long are the flights",
        "is it only short haul",
        "can it cross the atlantic",
        "does it fly to america",
      ],
      answer:
        "Mostly one to three hours, up to about six. Long-range versions of the A321, the LR and XLR, cross the Atlantic with one aisle. A usual working day on the A320 has two or four flights.",
    },
    {
      id: "first-type",
      question: "Is the A320 a usual aircraft for beginners?",
      asked: [
        "will i start on that one",
        "is that what beginners fly",
        "why does everybody fly it",
        "is it easy to learn",
        "which airlines have it",
      ],
      answer:
        "Yes, together with the 737 it's where most careers begin, because so many short-haul airlines have it. Four doors of one kind, hatches over the wings, one aisle: it can be learnt in a few days of the type course.",
    },
  ],
  "aircraft/boeing-737": [
    {
      id: "how-many-crew",
      question: "How many cabin crew work on a 737?",
      asked: [
        "how many crew on that",
        "how many of us",
        "is four enough for 189",
        "who sits where on it",
        "how many flight attendants does it have",
      ],
      answer:
        "Four with 151 to 200 seats, three with 101 to 150, by one for each 50. Mostly two sit at the front and two at the back. US airlines with about 175 seats fly with four as well.",
      source: { name: "14 CFR 121.391; ORO.CC.100 (EASA)", year: 2024 },
    },
    {
      id: "max-difference",
      question: "What is different on the 737 MAX?",
      asked: [
        "what about the max",
        "is the max safe now",
        "what's new on the max",
        "is it a different plane",
        "do i need a new course for it",
      ],
      answer:
        "Engines, wing tips and parts of the flight deck are new; cabin and doors are much the same, so crew get a short course. After two crashes all of them stood on the ground from March 2019 until authorities let them fly again, the FAA in November 2020, with changed software and pilot training.",
      source: { name: "FAA, return to service of the Boeing 737 MAX", year: 2020 },
    },
    {
      id: "versus-a320",
      question: "Which is better for crew, the 737 or the A320?",
      asked: [
        "which is nicer, boeing or airbus",
        "is the a320 better to work on",
        "which one do crew like more",
        "what's the difference for us",
        "is it narrower",
      ],
      answer:
        "The A320 is a little wider inside, and a lever arms its doors; on most 737s you bend down and move the girt bar by hand. Galleys are small on both. Crew mostly like the one they learnt first.",
    },
    {
      id: "girt-bar-by-hand",
      question: "Why is the door of the 737 armed by hand?",
      asked: [
        "why do you bend down to arm it",
        "what's the bar on the floor",
        "why no lever",
        "is that old fashioned",
        "can you do it wrong",
      ],
      answer:
        "Because the design is from the 1960s and has been kept: a bar at the foot of the slide is clipped into two brackets on the floor. It can be seen from across the cabin, which is good for cross-checks. Clip both ends, and tug at it.",
    },
  ],
  "assessment-days/asked-schedule-abbreviations": [
    {
      id: "etc-others",
      question: "Which other time abbreviations do crew use?",
      asked: [
        "are there more of those",
        "what other times are there",
        "what's ctot or tobt",
        "and atd, ata",
        "which ones do i need to learn",
      ],
      answer:
        "ATD and ATA are the actual times, CTOT is the take-off time that traffic control gives, TOBT the time at which the aircraft plans to be ready to leave the stand, EET the estimated time en route. LT behind a time is local, Z or UTC is Zulu.",
    },
    {
      id: "std-other-meaning",
      question: "Isn't STD something else in ordinary English?",
      asked: [
        "std sounds like a disease",
        "isn't that an illness",
        "can i say std to passengers",
        "lol std",
        "why do they call it that",
      ],
      answer:
        "Yes, in ordinary English it stands for a sexually transmitted disease, which is a good reason to keep it in the crew room. To passengers say 'scheduled departure' or 'We leave at ten'.",
    },
    {
      id: "asked-in-interview",
      question: "Do I have to know these abbreviations for the interview?",
      asked: [
        "do they ask that in the interview",
        "must i know this before",
        "is that in the test",
        "when do i learn them",
        "does it help me if i know them",
      ],
      answer:
        "No, hardly any airline asks a beginner. You learn them in the first week and they're everywhere after that. Knowing ETA, STD and UTC shows interest if it comes up naturally; reciting a list doesn't.",
    },
    {
      id: "late-arrival",
      question: "Why can a flight leave late and still arrive on time?",
      asked: [
        "how can it leave late and arrive on time",
        "do they fly faster then",
        "why is the eta earlier than planned",
        "can pilots make up time",
        "what's the trick",
      ],
      answer:
        "The schedule has minutes to spare for taxiing, queues and wind. With a tailwind, a shorter route or a free runway the aircraft gets them back; flying faster helps only a little and costs fuel. So wait for the pilots' figure before you promise a connection.",
    },
  ],
  "terminology/purser": [
    {
      id: "how-to-become-one",
      question: "How do I become a purser, and after how long?",
      asked: [
        "how do i become one",
        "how many years does it take",
        "can i be a purser quickly",
        "do i have to apply for it",
        "is there an exam",
      ],
      answer:
        "By applying, with reports, an interview and a course; in Europe after a year of flying at the earliest, at large airlines often only after five to ten. Quick-growing low-cost airlines promote after one or two years. At US airlines seniority counts.",
      source: { name: "ORO.CC.200 (EASA), senior cabin crew member", year: 2024 },
    },
    {
      id: "does-she-serve-too",
      question: "Does the purser serve too, or only supervise?",
      asked: [
        "does she serve as well",
        "is it only paperwork",
        "what does he do all flight",
        "does a purser have a door too",
        "is it an easy job",
      ],
      answer:
        "On short haul the purser serves like everybody, has a door and makes the announcements besides. On large aircraft the one in charge of all serves little and talks much: with crew, captain and passengers in trouble, and writes the reports.",
    },
    {
      id: "other-names",
      question: "What is the difference between purser, senior, lead and cabin manager?",
      asked: [
        "is that the same as cabin manager",
        "what's a csm or csd",
        "what is a lead flight attendant",
        "why so many names",
        "is a senior the same",
      ],
      answer:
        "Mostly different names for the one in charge of the cabin: purser, senior cabin crew member, cabin manager, CSM or CSD for customer or cabin service manager and director, lead in the US. Large airlines have two steps: one for the whole aircraft, and one for each cabin.",
    },
    {
      id: "falls-ill",
      question: "Who takes over if the purser falls ill in flight?",
      asked: [
        "and if she gets sick",
        "who's next in line",
        "what if there is no purser",
        "could a beginner have to take over",
        "who decides then",
      ],
      answer:
        "The next in the order that the airline laid down, mostly by rank and experience, and the captain is told. It won't be the newest of you. In Europe every airline has to have a procedure for it.",
      source: { name: "ORO.CC.200(e) (EASA)", year: 2024 },
    },
    {
      id: "disagreeing",
      question: "What if I disagree with the purser?",
      asked: [
        "what if she's wrong",
        "can i say no to a purser",
        "he treats me unfairly",
        "what do i do if i disagree",
        "and if we don't get on",
      ],
      answer:
        "In matters of safety say it at once, with a fact: that's wanted. In matters of service do it their way on board and talk about it afterwards, alone. If it's about how you're treated, note it, talk to the person, and go to your base manager if it goes on.",
    },
  ],
  "terminology/phonetic-alphabet": [
    {
      id: "full-list",
      question: "Can you list the whole alphabet from A to Z?",
      asked: [
        "give me all of it",
        "list all the words please",
        "what's the whole alphabet",
        "a to z please",
        "can you write it all out",
      ],
      answer:
        "Alfa, Bravo, Charlie, Delta, Echo, Foxtrot, Golf, Hotel, India, Juliett, Kilo, Lima, Mike, November, Oscar, Papa, Quebec, Romeo, Sierra, Tango, Uniform, Victor, Whiskey, X-ray, Yankee, Zulu.",
    },
    {
      id: "how-to-learn-it",
      question: "How do I learn it quickly?",
      asked: [
        "how do i learn that fast",
        "any trick to remember it",
        "how long does it take to learn",
        "best way to practise",
        "i can't remember all of them",
      ],
      answer:
        "Five words a day, aloud, then spell what you see: number plates, street names, your shopping list. Say your own name first until it runs. After a week do it both ways, from letters to words and from words to letters, and let a friend time you.",
    },
    {
      id: "when-used",
      question: "When do cabin crew really use it?",
      asked: [
        "when do i need that",
        "do crew even use it",
        "is it not only for pilots",
        "give me an example from the job",
        "what for",
      ],
      answer:
        "Every day: seats ('two two Foxtrot'), gates, names on the phone to ground staff, booking codes, registrations in reports. On the interphone in noise it saves a walk. With passengers speak normally: 'seat 22F' is enough.",
    },
    {
      id: "why-odd-spelling",
      question: "Why is it spelled Alfa and Juliett?",
      asked: [
        "why alfa with f",
        "why two t in juliett",
        "is that a typo",
        "why not alpha",
        "why those words",
      ],
      answer:
        "So that everybody says it right: some languages wouldn't read 'ph' as f, and in French a single t at the end would be silent. The words were tried out with speakers of English, French and Spanish and have hardly changed since 1956.",
      source: {
        name: "ICAO, radiotelephony spelling alphabet, in force since March 1956",
        year: 1956,
      },
    },
  ],
  "terminology/zulu-time": [
    {
      id: "why-utc",
      question: "Why doesn't aviation use local time?",
      asked: [
        "why not just local time",
        "what's the point of utc",
        "why one clock for all",
        "why does it have to be so complicated",
        "who needs that",
      ],
      answer:
        "Because one flight crosses several zones, and pilots, controllers, caterers and crew control in different countries have to mean the same minute. With local times somebody would always be an hour off, twice a year at least.",
    },
    {
      id: "how-to-convert",
      question: "How do I work out local time from Zulu?",
      asked: [
        "how do i convert it",
        "what's 14z in dubai",
        "plus or minus",
        "is there an easy way",
        "give me an example",
      ],
      answer:
        "East you add, west you subtract. 14:00Z is 15:00 in Paris in winter and 16:00 in summer, 18:00 in Dubai all year, 09:00 in New York in winter and 10:00 in summer. Mind the date when you pass midnight.",
    },
    {
      id: "why-z",
      question: "Why is it called Zulu?",
      asked: [
        "why zulu",
        "what does the z stand for",
        "has it to do with africa",
        "where does the name come from",
        "is it the same as gmt",
      ],
      answer:
        "The time zones have letters, the one at Greenwich is Z, and Z is Zulu in the alphabet of the radio. For daily use UTC and GMT are the same.",
    },
    {
      id: "mistakes-with-it",
      question: "What goes wrong with Zulu times?",
      asked: [
        "what's the usual mistake",
        "can i oversleep because of that",
        "how do i avoid mixing it up",
        "which time is on my roster",
        "what do i set my alarm to",
      ],
      answer:
        "Reading a Zulu roster as local time and coming an hour or two late, above all in the week when the clocks change. Write both times beside each report, set two alarms in local time, and tell passengers local times only.",
    },
  ],
  "assessment-days/asked-normal-working-day": [
    {
      id: "most-stressful-moment",
      question: "Which part of the day is the most stressful?",
      asked: [
        "what's the hardest part",
        "when is it most stressful",
        "which part do crew hate",
        "is boarding the worst",
        "what's the nicest part",
      ],
      answer:
        "For most it's boarding: bags, questions, late people and the clock all at once. Then the end of the service on a short flight, when the descent is already coming. The nicest minutes are often the quiet ones in the galley afterwards.",
    },
    {
      id: "after-the-flight",
      question: "What is left to do after the last flight?",
      asked: [
        "what do you do after landing",
        "am i free when the passengers are off",
        "what comes at the end",
        "how long until i can go home",
        "do i write reports",
      ],
      answer:
        "Search the cabin for things left behind, count and seal the bars, write the cabin log and any report, hand over to the next crew or close up, then a short talk. You're off duty about half an hour after parking, later if there's a report on an ill or angry passenger.",
      source: { name: "Common airline practice; no single text", year: 2026 },
    },
  ],
};
