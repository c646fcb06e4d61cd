import type { CandidateQuestion } from "./schema.ts";

/** What everybody asks about emergencies: evacuation, fire, pressure, turbulence, equipment and survival, with the reason. As in `candidate-questions.ts`: no figure without its source. */
export const SAFETY_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "last-one-out",
    question: "Do crew have to leave the aircraft last, or go back in for somebody?",
    answer:
      "Crew leave the aircraft last, as far as that's possible, because you're the one who keeps the exit working. When nobody comes any more you call into the cabin, look as far as you can see and breathe, and go. You leave at once when your own life is in danger: no manual asks you to die at the door. Once outside, nobody goes back in. Firefighters have air and hoses; you'd be one more person to find.",
    check: "In an interview say both halves: last to leave, and no hero who needs rescuing.",
  },
  {
    id: "freeze-in-an-emergency",
    question: "What if I freeze or panic in a real emergency? How do crew keep their nerve?",
    answer:
      "Going blank for a moment is normal, and it passes with the first thing you do. That's why commands are drilled until your mouth shouts them by itself, and why you go through your door in your head before every take-off and landing. Nobody flies before passing the drills, and they come back for as long as you fly. The fear stays. It just has something to do.",
    check:
      "Think of a scare you've had: what was your first move? That's a story for the interview.",
  },
  {
    id: "oldabc-letters",
    question: "What do the letters OLDABC stand for in the silent review?",
    answer:
      "OLDABC stands for Operation of exits, Location of equipment, Drills, Able-bodied passengers (and those who need help), Brace position, Commands. On the jumpseat you run through them: how my door opens, where torch and extinguisher are, what I do after a hard stop, who helps me, how I brace, what I shout. Other airlines have other letters or plain questions. You needn't know them before training.",
    check: "Try it once as a passenger: which exit, how many rows, who sits around you?",
  },
  {
    id: "cannot-walk-in-an-evacuation",
    question: "How does a passenger in a wheelchair get out in an evacuation?",
    answer:
      "A passenger in a wheelchair gets out with a helper, and that's settled before take-off: you ask the passenger, and whoever travels along, which exit, when to start and how to lift without hurting. The wheelchair stays behind. The person is carried or pulled to the exit and goes down the slide sitting, held by somebody. Many manuals wait until the first rush has passed, so the aisle isn't blocked for everyone behind.",
    check: "Ask the person and not the companion: 'How can we best help you in an emergency?'",
    source: {
      name: "14 CFR 121.571(a)(3), individual briefing of passengers who may need assistance",
      year: 2024,
    },
  },
  {
    id: "child-on-the-slide",
    question: "How does a parent go down the slide with a baby or a small child?",
    answer:
      "Down the slide a baby goes in the arms, held against the chest with a hand behind the head, and the adult jumps like everybody else. A toddler is held in front on the lap, arms tight round it. A child who can do it alone goes right before or after the parent, so nobody stands waiting at the top. No carrier, no pushchair, no throwing a child down to somebody. Cards differ in the hold they show.",
    check: "To the parent, in six words: 'Hold him tight. Jump with him.'",
  },
  {
    id: "child-alone-in-an-evacuation",
    question: "What happens to children who travel alone when there's an evacuation?",
    answer:
      "Children who travel alone go out with an adult, and you know beforehand who that could be. Crew seat them where they can see them and give them a briefing of their own. With time to prepare, you ask a calm neighbour to take the child by the hand; without time you point at one adult: 'You, take this child.' Outside, the child stays with the crew until somebody who has the right to takes over.",
    check: "At boarding, look who sits beside the child: that's your helper, or isn't.",
  },
  {
    id: "animals-in-an-evacuation",
    question: "What happens to pets and assistance dogs in an evacuation?",
    answer:
      "In an evacuation a pet in its carrier stays behind. That's hard to say, but a box blocks aisle and slide like a suitcase, and whoever bends down for it holds up the whole row. An assistance dog goes with its handler: the two belong together. In many manuals the stiff harness comes off and the leash stays on, because the frame can hurt the dog and tear the slide. People come first in either case.",
    check: "Ask the handler before take-off how the dog is best taken along.",
  },
  {
    id: "hurt-on-the-slide",
    question: "Do people get hurt on evacuation slides?",
    answer:
      "Some people get hurt on the slides, mostly lightly: scraped elbows, friction burns, twisted or broken ankles, knocks at the foot where people pile up. In 46 American evacuations 92 per cent of the 2,846 people on board came away unhurt. So slides are for when staying is worse, and steps or a bridge for when there's time. Heels off, hands empty, up and away at the bottom: that prevents most of it.",
    check: "Say it as a weighing up: a twisted ankle against smoke in the cabin.",
    source: {
      name: "NTSB/SS-00/01, Emergency Evacuation of Commercial Airplanes",
      year: 2000,
    },
  },
  {
    id: "slide-blown-by-mistake",
    question: "What happens if crew blow a slide by mistake? Do they get fired?",
    answer:
      "A slide blown by mistake shoots out within seconds and can badly hurt whoever stands below. Then the flight is late or off: the slide has to be replaced, and without it fewer people may travel. You report it at once. Where a just culture is lived, an honest slip ends in questions, a report and retraining; hiding it, or skipping the check on purpose, is another matter. Airlines differ, and probation protects less.",
    check:
      "The habit that prevents it: stop, look at the lever, say it aloud, then touch the handle.",
  },
  {
    id: "heavy-doors",
    question: "Are aircraft doors heavy, and how strong do I have to be to open one?",
    answer:
      "Aircraft doors are heavy, but hung on an arm so that they swing, and technique does most of it: feet apart, one hand on the assist handle, push from the legs until it locks. In an emergency many types drive an armed door open with stored gas; others you push yourself, slide and all. You open each type in training again and again before you're tested on it. Small, light people pass all the time.",
    check: "Train legs and balance more than arms: a door is pushed from the hips.",
  },
  {
    id: "cold-water-survival",
    question: "How long can somebody survive in cold water?",
    answer:
      "In cold water people survive longer than most think, as long as they float. The Canadian rule for near-freezing water is 1-10-1: about one minute until the gasping stops, about ten minutes in which hands and legs still work, about an hour before the cold makes you pass out. Without a vest people drown long before. So use the ten minutes to get into a raft; in the water draw up your legs, huddle, and don't swim about.",
    check: "Remember the order: breathe, hold on, get out of the water, then stay out of the wind.",
    source: {
      name: "G. Giesbrecht, Cold Water Boot Camp: 1-10-1",
      year: 2008,
    },
  },
  {
    id: "raft-survival-kit",
    question: "What is in the survival kit of a life raft, and is there food?",
    answer:
      "A raft's survival kit holds things that keep you dry, seen and alive: canopy, sea anchor, bailer and sponge, hand pump, repair plugs, knife, line, torch, flares, mirror, whistle, first aid, and a little drinking water or a means of making it. Food is glucose or sweets at most, and that's enough: people live for weeks without food, days without water, hours wet in the wind. Kits differ, so you learn the list of yours.",
    check: "Ask in training to see one unpacked: you'll never forget the order of things again.",
  },
  {
    id: "hudson-ditching",
    question: "What can cabin crew learn from the landing in the Hudson in 2009?",
    answer:
      "On 15 January 2009 birds stopped both engines of an A320, and it came down on the river; all 155 got out. Crew had heard 'brace for impact' and nothing of water. At the back it came in at once, so people were turned round and sent forward. Only about ten passengers took a vest along by themselves, and at least nine fell off the wings. Look out first, redirect, shout for vests.",
    check: "If you tell it in an interview, tell what the cabin crew did, not only the pilots.",
    source: { name: "NTSB/AAR-10/03, US Airways 1549, 15 January 2009", year: 2010 },
  },
  {
    id: "haneda-evacuation",
    question: "What did the evacuation of the burning A350 at Haneda in 2024 show?",
    answer:
      "On 2 January 2024 a Japan Airlines A350 hit a coast guard aircraft on landing and burned. All 379 on board got out; on the other aircraft five of six died. The PA was dead, so crew used voice and megaphone. They kept people seated, judged the outside, opened only three of eight doors, and bags stayed behind. The last was out 18 minutes after landing: order and right doors counted more than a stopwatch.",
    check:
      "It's the best recent example of calm, assessing and commands: know it in three sentences.",
    source: {
      name: "Japan Airlines, statements on flight 516 of 2 January 2024, as reported by the press",
      year: 2024,
    },
  },
  {
    id: "smoke-hoods-for-passengers",
    question: "Why do crew have smoke hoods and passengers don't?",
    answer:
      "Smoke hoods for passengers could cost more lives than they save. After the fire at Manchester in 1985 the British authority worked on it for years: untrained people lose time finding, unpacking and putting on a hood, sit still meanwhile, and then see and hear less. No hood that was offered met its specification. Crew train with theirs and need it to fight the fire. Passengers get low and get out.",
    check: "The short form: a hood helps you stay, and passengers have to leave.",
    source: {
      name: "House of Commons, written answers on aviation fire safety, 24 May 1990",
      year: 1990,
      url: "https://api.parliament.uk/historic-hansard/written_answers/1990/may/24/civil-aviation-fire-safety",
    },
  },
  {
    id: "sucked-out-of-a-window",
    question: "Can somebody be sucked out of the aircraft if a window breaks?",
    answer:
      "Being sucked out of a window has happened, but hardly ever. Behind the outer pane sits a second one that holds alone. If both go, air rushes to the hole for seconds, until pressure is equal. In April 2018 engine parts broke a 737's window; the woman beside it was pulled half out and died. In January 2024 a door plug blew out of another 737: the two seats beside it were empty, and nobody was lost. So: belt on, always.",
    check: "To a nervous passenger say only: 'There are two panes, and the belt does the rest.'",
    source: {
      name: "NTSB reports on Southwest Airlines 1380 (2019) and Alaska Airlines 1282 (2025)",
      year: 2025,
    },
  },
  {
    id: "safest-seat",
    question: "Which seat on an aircraft is the safest?",
    answer:
      "No seat on an aircraft is the safest in general. Accidents differ: once the front comes off better, once the back, and no authority ranks the rows. What helps is near you: sit within a few rows of an exit if you can choose, count the rows to two of them, shoes on for take-off and landing, belt on all the time. A British study of past evacuations found better chances within about five rows of an exit.",
    check: "The honest answer to a passenger: 'The one where you wear your belt.'",
    source: {
      name: "University of Greenwich, E. R. Galea and others, study of seats and exits for the UK CAA",
      year: 2008,
    },
  },
  {
    id: "parachutes-for-passengers",
    question: "Why are there no parachutes for passengers?",
    answer:
      "Parachutes for passengers would hardly save anybody. In cruise the air is too thin and too cold, the aircraft far too fast, and two hundred untrained people can't be strapped up and sent out one by one through doors that pressure holds shut. Most accidents happen close to the ground, at take-off and landing, where there's no time to open one. Weight and money go where they work: seats, materials, exits, slides, crew.",
    check: "A passenger who asks is afraid: answer in one sentence, then ask how they are.",
  },
  {
    id: "surviving-an-accident",
    question: "Do people survive plane crashes at all, and does the crew make a difference?",
    answer:
      "Most people in airline accidents survive. American investigators looked at all 568 of US airlines from 1983 to 2000, small ones too: more than 95 per cent of some 53,000 people on board survived. The famous crashes hide the many that everybody walked away from. What kills after the impact is smoke and time, and there it counts who opens the right door, closes the wrong one and keeps people moving. That's your job.",
    check: "Use it for 'Why is cabin crew a safety job?': one figure, then your part in it.",
    source: {
      name: "NTSB/SR-01/01, Survivability of Accidents Involving Part 121 US Air Carrier Operations",
      year: 2001,
      url: "https://www.ntsb.gov/safety/safety-studies/Pages/DCA01SS001.aspx",
    },
  },
  {
    id: "emergency-equipment-overview",
    question: "Which emergency equipment is on board, and where is it kept?",
    answer:
      "Most emergency equipment sits by doors and crew seats, a step or two away: extinguishers, breathing hoods, torches, oxygen bottles, first-aid kits, megaphone, crew vests. At the front or back, as the airline plans it: medical kit, defibrillator if carried, locator beacon, fire gloves, infant vests and belts, restraints. The crash axe is on the flight deck. Under or beside each seat is a vest, where vests are carried.",
    check: "Each aircraft has a plan of it: crew learn it by walking and touching, not by list.",
  },
  {
    id: "checks-before-boarding",
    question: "What do cabin crew check on board before the passengers come?",
    answer:
      "Before boarding each crew member checks an area. Equipment: there, sealed, in date, gauge in the green. Door: slide pressure, mode, window, nothing in the frame. Your own seat: folds up, harness locks, torch and vest in place. Then interphone, PA, lights, lavatory detectors and bins, galley latches, safety cards, and a security look for what doesn't belong. What's missing goes to purser and captain before boarding.",
    check:
      "Know three items with their reason, and you've answered 'What do crew do before boarding?'",
  },
  {
    id: "survival-on-land",
    question: "What do crew do after a crash in the desert, the jungle or the snow?",
    answer:
      "After a crash on land the order is: away from danger, first aid, shelter, signals, water, and food last. When nothing burns any more you stay near the aircraft: it's found sooner than people on foot, and gives shade, cloth and mirrors. Beacon on. Desert: shade by day, work at night. Jungle: skin covered, sleep off the ground. Snow: out of the wind, dry, close together. Everybody gets a task, so nobody gives up.",
    check: "Learn the order by heart: protection, location, water, food.",
  },
  {
    id: "vaping-in-the-lavatory",
    question: "Somebody smokes or vapes in the lavatory. What do I do, step by step?",
    answer:
      "If somebody smokes or vapes in the lavatory, knock, say who you are, and open if there's no answer. It's a possible fire: find the cigarette end, look in the bin, pour water in, see that the detector's free. Only then the person, quietly: what the rule is, it stops now, the device stays off. Tell purser and captain, note seat, time and words. Covering a detector is an offence in many countries, so police may wait.",
    check: "Words that work: 'That stops now, please. I have to tell the captain.'",
  },
  {
    id: "baby-in-turbulence",
    question: "How should a parent hold a baby in turbulence?",
    answer:
      "In turbulence a baby is held on the lap, facing the parent, pressed to the chest, one arm round the back and a hand behind the head. With loop belts, one goes round the child and hangs on the adult's belt. Never one belt round both: the adult's weight would crush the child. A baby in a bassinet is lifted out first at most airlines. In severe turbulence arms may not hold: safest is an approved seat of its own.",
    check: "Show it to parents before it shakes, with your own arms.",
  },
  {
    id: "lavatory-and-the-belt-sign",
    question: "A passenger needs the toilet while the belt sign is on. What do I say?",
    answer:
      "With the belt sign on, say that the captain expects bumps, and that you can't call it safe to get up. While taxiing, in the climb, on the approach and in real turbulence it's a plain no: 'Please stay seated, I'll tell you as soon as it's possible.' In cruise with light bumps most crews say it once more and hold nobody back by force. If it's a child or somebody unwell, ask the flight deck how long it will last.",
    check: "Never say 'off you go': with the sign on, you'd be telling them that it's safe.",
  },
  {
    id: "fire-first-steps",
    question: "I see flames in the cabin. What are my first steps, in order?",
    answer:
      "Shout for a colleague and take the nearest extinguisher: a fire is small for seconds only. Upright, pin out, base of the flames, sweep. The colleague calls the flight deck and stays on the line; a third brings the next bottle, hood and gloves and moves people away, low. Electric: power off. Dense smoke: hood first. Flames out: cool with water, look behind and below, and don't leave it alone.",
    check: "Before training, this order is enough: fight, tell, clear people away, watch.",
  },
  {
    id: "checks-before-take-off",
    question: "What do cabin crew do for safety between closing the doors and take-off?",
    answer:
      "Once the doors close, crew arm the slides and cross-check each other. Then the demo, the exit rows and whoever needs a briefing of their own. Last the cabin: belts on, seat backs up, tables away, blinds open, bags stowed, aisle and exits clear, laptops away, toilets empty, galley latched. 'Cabin secure' goes to the flight deck. In your own seat: harness, and a silent review of what you'd do if it went wrong.",
    check: "Walk through it in your head from your front door to the jump seat, in that order.",
    source: {
      name: "Regulation (EU) No 965/2012, CAT.OP.MPA.170, 225 and 230; the order as most crews work it",
      year: 2024,
    },
  },
];
