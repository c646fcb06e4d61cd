import type { CandidateQuestion } from "./schema.ts";

/** What crew who change airline, nurses, beginners with a child and people before their first group ask. As in `candidate-questions.ts`: no figure without its source. */
export const CREW_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "stuck-in-old-ways",
    question: "I've flown for years at one airline. How do I not sound stuck in its ways?",
    answer:
      "Speak of people and judgement, which travel with you, and leave the old procedures at home. To 'Won't you find it hard to learn our way?' say: 'The first weeks, a little: my hands will want the old one. So I'll learn yours as if I knew nothing, and ask when two habits meet. I did it like that when I changed aircraft.' Then tell that day. An honest 'a little' is believed; 'not at all' isn't.",
    check: "Take every 'at my airline we' out of your answers and see what's left.",
  },
  {
    id: "training-at-a-new-airline",
    question:
      "I'm experienced crew. What carries over to a new airline, and what do I train again?",
    answer:
      "In Europe the attestation goes with you: it has no end date, but isn't valid any more after 60 months without work as crew. Trained again: the new airline's procedures and its types in a conversion course with exams, then familiarisation on board. Many airlines put everybody through the whole course. From then on there's the yearly recurrent, and a refresher after six months without flying.",
    check: "Before you leave, ask for your training records and the date of your last recurrent.",
    source: {
      name: "Regulation (EU) No 1178/2011, Annex V, CC.CCA.105; Regulation (EU) No 965/2012, ORO.CC.125, 135, 140 and 145",
      year: 2024,
    },
  },
  {
    id: "purser-skips-a-check",
    question: "My purser skips a safety check or tells me to skip it. What do I do?",
    answer:
      "If a purser skips a check, do it, or say that it isn't done. Nobody can waive the cabin-secure check to save a minute, and your 'secure' is your word. Tell her quietly, with the fact: 'I haven't seen the last six rows, I need one minute.' Mostly she waits. If she says leave it, stay polite: 'Then I can't report my part secure.' If she reports it all the same, the captain has to hear it before take-off.",
    check:
      "In the interview: 'I'd finish the check, say what's open, and never report it done when it isn't.'",
  },
  {
    id: "past-the-purser",
    question: "The purser waves my safety worry away. When do I go past her to the captain?",
    answer:
      "Go past the purser when it's about safety, you've told her clearly twice, and it still matters. Say so and ring: 'I'd like the captain to know, I'm calling now.' Give him the fact, the place, your wish: 'Burning smell at row twelve, please have a look.' In danger you call at once. European rules even oblige each crew member to report what may endanger the flight, unless somebody has. Manners and service can wait.",
    check:
      "In the interview: 'Her first, twice and with the fact. Then the captain, and she'd know that I call.'",
    source: { name: "Regulation (EU) No 965/2012, CAT.GEN.MPA.100(b)", year: 2024 },
  },
  {
    id: "summer-job-stories",
    question: "I've only had a summer job, volunteering, studies or sport. Which story fits what?",
    answer:
      "A summer job or sport gives you three stories. For safety: the theme park ride, where you checked each bar and kept to the height limit. For a customer: the parent who got angry about that limit, or the queue you kept in the picture. For a team: the match you turned, the study group in which one had gone silent, the food bank on its fullest day. The food bank shows respect too: nobody should feel small.",
    check: "Write three words, safety, customer, team, and one true day under each.",
  },
  {
    id: "why-doors-are-disarmed",
    question: "Why aren't aircraft doors left armed all the time? Why disarm them at the gate?",
    answer:
      "Armed means that opening the door fires the slide. Away from the gate that's right: in an emergency nobody has to think of it. At the gate the same door is opened for passengers, caterers and cleaners, and the slide would hit them within seconds, hard enough to throw somebody off the steps. So it's disarmed on command and checked by a colleague. If it gets dangerous there, crew can arm it again.",
    check: "In one line: armed when we might have to jump, disarmed when people walk through.",
  },
  {
    id: "armed-door-really-opened",
    question: "Has anybody ever opened an armed door by mistake? Does that really happen?",
    answer:
      "Armed doors do get opened by mistake: Airbus counted 35 to 45 cases a year on its aircraft. It happens when somebody is tired, hurried, interrupted or new to the type. The slide is out within ten seconds and can't be stopped. People nearby may be badly hurt, the aircraft is out of service, and Airbus put the cost at 11,000 to 200,000 dollars. What helps: stop, read the lever aloud, have it cross-checked, then open.",
    check: "Interrupted at the door? Begin again from the lever, every time.",
    source: {
      name: "Airbus, Safety first no. 27, Preventing inadvertent slide deployments",
      year: 2018,
    },
  },
  {
    id: "how-long-on-reserve",
    question: "How long do new crew stay on reserve: months or years?",
    answer:
      "Time on reserve depends on the base, your seniority and how many are hired after you. At large US airlines it may be months at a base nobody wants during a hiring wave, and years where everybody wants to live; when hiring stops, you stay where you are. At some of them reserve rotates, so that seniors have their turn too. In Europe it's mostly some standby days each month or a standby block, with flights in between.",
    check: "Ask how long the last classes have been on reserve at the bases open to you.",
  },
  {
    id: "missed-reserve-by-a-full-flight",
    question: "My commuting flight is full and I miss a reserve assignment. What happens?",
    answer:
      "With your commuting flight full, ring scheduling before the report time, never after. A missed assignment mostly costs you the pay for it and puts points or a mark on your record; in probation it can cost the job. A full flight by itself seldom excuses you. Some US airlines have a commuter policy, with conditions: United's wants two flights that still had seats a day ahead. So go the day before and have a bed there.",
    check: "Know three flights that work, and never plan on the last of them.",
    source: {
      name: "Association of Flight Attendants at United, agreement, section 28, commuter program",
      year: 2019,
      url: "https://jumpseatnews.com/2019/7/commuter-policy-review-listing-requirements",
    },
  },
  {
    id: "us-age-limit-by-law",
    question: "Is there an age limit by law for flight attendants in the United States?",
    answer:
      "US law sets no upper age limit for flight attendants. The FAA has none for cabin crew; the 65 you may have heard of is for airline pilots. And the Age Discrimination in Employment Act protects you from 40 on: an employer with 20 people or more may not turn you down for being older. The minimum age is each airline's own. What counts at any age is getting through the training, the physical tests and the hours.",
    check: "Look up the airline's minimum age; you won't find a highest one.",
    source: {
      name: "Age Discrimination in Employment Act, 29 U.S.C. 623, 630 and 631; 14 CFR 121.383",
      year: 2024,
    },
  },
  {
    id: "ever-been-rejected",
    question: "'Have you ever been rejected by an airline?' What do I say in the interview?",
    answer:
      "If you've been rejected, say so in one breath and without a sigh: many crew have been. Then what you changed. 'Yes, last spring, after the group task: I'd waited to be asked. Since then I lead the Saturday shift, and I speak early.' No list and no blame. Do you bring it up unasked? Another airline's no, you needn't. If it was this one, it's on file: one sentence from you looks better than waiting for theirs.",
    check: "What's new since that day? If it's nothing yet, start there.",
  },
  {
    id: "weekends-off",
    question: "Can I avoid weekends as new cabin crew, say because I have my child then?",
    answer:
      "New crew can hardly avoid weekends: aircraft fly every day, and free weekends go first to people with seniority or a fixed pattern, so count on working many of them. What you can do: ask for single days, swap where it's allowed, and plan once the roster is out. If your child is with you at weekends by agreement, ask the other parent now whether days could follow the roster, and have somebody who steps in.",
    check: "Ask how many days off you may request a month and how early the roster comes.",
  },
  {
    id: "job-share",
    question: "Is job share possible for cabin crew, two people in one full-time post?",
    answer:
      "Job share seldom exists under that name, but part time often comes to the same: you fly half the days or every second month, and others fly the rest. A few airlines, some in the US among them, have let two flight attendants share a line of trips. All of it tends to go by seniority or a waiting list, so hardly in the first year, and training is full time. If half is all you can do, look for posts advertised that way.",
    check: "After the offer: part time from when, in which patterns, how long is the list?",
  },
  {
    id: "nurse-credit-in-training",
    question: "I'm a nurse or paramedic. Must I do the whole first aid part, or is there credit?",
    answer:
      "A nurse does the whole first aid part, lessons, practice and test. It isn't medicine in general but this cabin, this kit and what crew may do, and the rules ask it of every crew member. Some will be new to you: thin air, a space as wide as a trolley, a captain to inform, a doctor by radio, nothing to prescribe. It'll be your easy week. Help whoever finds compressions hard, and keep your war stories for the break.",
    check: "Note what differs from your ward: that's what the test asks.",
    source: {
      name: "Regulation (EU) No 1178/2011, Part-CC, Appendix 1, point 7; 14 CFR 121.805",
      year: 2024,
    },
  },
  {
    id: "used-as-the-nurse",
    question: "Will they use me as the nurse on board once I'm cabin crew?",
    answer:
      "They'll use you as a nurse a little, within limits. Tell the purser at the briefing; if somebody collapses, you may be the one who goes to the patient while others fetch, call and keep the aisle clear. But you're there as crew: the airline's procedure holds, your door stays your door, and a doctor who comes forward takes the lead. Nor are you on call for each headache. What the others will love is your calm voice.",
    check: "One sentence for the briefing: what you worked as, and until when.",
  },
  {
    id: "hospital-stories",
    question:
      "My customers were patients. Do hospital stories count when they ask about a customer?",
    answer:
      "Hospital stories count: for this question patients and relatives are your customers, often on their worst day. Relatives are best, since they wait, worry and shout just like people in a delay. Say what they wanted, what you could give and what not, and how they went home. Half a sentence of medicine, no names, no blood. Say 'a lady' and 'her son', and the panel sees a passenger.",
    check: "Tell it once without one medical word. Does it still work?",
  },
  {
    id: "crm-or-team-player",
    question: "How is CRM different from simply being a good team player?",
    answer:
      "A team player is pleasant to work with; CRM is a trained way of catching mistakes. It works even among people who don't like each other: brief, repeat back, say what you see, speak up to somebody above you, share out the load, talk it over afterwards. A nice team player may keep quiet for the sake of peace; in CRM that's the fault. And it uses more than people: checklists, equipment, time.",
    check: "Find a day when you spoke up though it was awkward. That's your CRM story.",
  },
  {
    id: "crm-in-a-big-crew",
    question: "What changes in CRM with a cabin crew of ten instead of two or four?",
    answer:
      "In a crew of two you each see nearly everything, and the risk is agreeing too fast, with nobody left to check. With ten nobody sees it all: front and back drift apart, news gets thinner from galley to galley, and each thinks somebody else has called. Most have never met. So a large crew needs names, a clear briefing, one person in charge of each zone, and messages that are repeated back and reach the last galley.",
    check: "Pass one message through a big group and ask the last one what arrived.",
  },
  {
    id: "crm-in-three-sentences",
    question: "How do I explain CRM in an interview in three sentences?",
    answer:
      "'CRM means that a crew uses all it has, people, information, equipment and time, to fly safely. It came out of accidents in which somebody had seen it and nobody had said it, so crews train to speak up, listen and check each other, whatever the rank. I know it from our kitchen, where as the newest I asked about the nuts and the chef stopped the plate.' Then be quiet: the third one makes it yours.",
    check: "Swap the kitchen for a moment of your own, and say it in half a minute.",
  },
  {
    id: "licence-before-applying",
    question: "Do I need a licence or certificate before I apply, or does the airline train me?",
    answer:
      "As a rule you apply without a licence: the airline hires you, trains you, and the paper comes at the end. In Europe that's the Cabin Crew Attestation, in the US the FAA's certificate of demonstrated proficiency, and that one only comes after an airline's own training. The exception: some European vacancies want a valid attestation in the application. What you do need is school, English and the right to work.",
    check: "Search the vacancy for 'attestation' or 'CCA'. If it isn't there, apply.",
    source: {
      name: "Regulation (EU) No 1178/2011, Annex V (Part-CC); 49 U.S.C. 44728",
      year: 2024,
    },
  },
  {
    id: "sent-home-at-each-step",
    question: "How many candidates are sent home at each step of an assessment day?",
    answer:
      "No airline publishes how many it sends home, and it differs from day to day, so distrust every percentage. What people tell is alike: a cut after each step, at an open day often a large one after the CV or the first short talk, then after reach, English and group. Often only a minority sits in the final interview. You're marked by yourself, though: a whole group can go on, or nobody from it.",
    check: "Don't count heads. Ask yourself what the next step wants to see.",
  },
  {
    id: "failed-after-the-group",
    question: "What do they usually fail people for after the group exercise?",
    answer:
      "People hardly ever fail the group exercise for a poor idea. It's for not saying a word, for talking over others or deciding alone, for a face that sulks when an idea loses, for English nobody could follow. Some never use a name or look at whoever speaks, some forget the task and the clock. And some only wake up when an assessor comes near. Those who stay helped the task along a few times and were kind about it.",
    check: "After a practice round ask somebody: what did I do for the group?",
  },
  {
    id: "perfectionist-as-weakness",
    question: "Can I say I'm a perfectionist when they ask for my weakness?",
    answer:
      "Don't just say perfectionist: they hear it all day, and it sounds like praise in disguise. If it's true, narrow it down to one moment and what it did to others: 'I laid a colleague's table again because the glasses weren't in line, and that hurt her. Now I ask myself whether a guest would notice. If not, I leave it.' That's a real weakness, and you've worked on it. With ten minutes to landing, done beats perfect.",
    check: "Strike out the word and tell only the moment. Is it still you?",
  },
  {
    id: "shy-as-weakness",
    question: "Can I say I'm shy when they ask for my weakness?",
    answer:
      "Shyness works only if you narrow it down: 'I'm shy' alone makes them wonder who'll stop a passenger or speak up to a captain. Say where it shows and what you do: 'In a new group I'm quiet for the first half-hour. So I have a rule: I greet each one by name and ask the first question. At our reception nobody notices any more.' It should fit what they've seen of you today. If strangers really frighten you, take another.",
    check: "Will they have seen today that it doesn't stop you? Then use it.",
  },
  {
    id: "group-phrases",
    question: "Which five or six phrases help me in a group discussion?",
    answer:
      "To get in: 'May I add something?' To build: 'I like that, Ana, and we could share the cost.' To disagree: 'I see why. What happens to the family with the pram?' To bring somebody in: 'Tom, which would you begin with?' The clock: 'Five minutes left, shall we settle two?' To sum up: 'So it's water, radio and tent. Is everybody happy?' Short, with a name, looking at the person. Three are plenty.",
    check: "Say each of them aloud three times, then once in words of your own.",
  },
];
