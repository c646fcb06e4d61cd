import type { CandidateQuestion } from "./schema.ts";

/** What people ask about illness, first aid and the body on board, beyond the drills. As in `candidate-questions.ts`: no figure without its source. */
export const FIRST_AID_QUESTIONS: readonly CandidateQuestion[] = [
  {
    id: "medical-events-how-often",
    question:
      "Which medical emergencies happen most often in flight, and how often does somebody die?",
    answer:
      "Most medical emergencies in flight are small ones: fainting makes up 37 per cent, then come breathing trouble with 12 and sickness with 10. A study of 11,920 cases counted one call to ground doctors per 604 flights. About 7 per cent ended in a diversion, and 0.3 per cent of the patients followed up died. So you'll see fainting often, cardiac arrest perhaps never, and you train for both.",
    check: "Learn fainting, low sugar and sickness first: you'll meet them in your first months.",
    source: {
      name: "Peterson and others, Outcomes of Medical Emergencies on Commercial Airline Flights, New England Journal of Medicine",
      year: 2013,
    },
  },
  {
    id: "doctor-on-board-how-often",
    question: "How often is there a doctor on board, and what if nobody answers the call?",
    answer:
      "In a study of 11,920 cases a doctor helped in 48 per cent of the cases, and nurses or paramedics in many others. If nobody comes forward, you're not alone: you do the first aid you were trained in, and most airlines have doctors on the ground on call round the clock. They tell you what to do and what to take from the kit, and they advise the captain. Call them early, doctor on board or not.",
    check: "Ask in training how your airline reaches its ground doctors, and who speaks.",
    source: {
      name: "Peterson and others, Outcomes of Medical Emergencies on Commercial Airline Flights, New England Journal of Medicine",
      year: 2013,
    },
  },
  {
    id: "ground-doctor-by-radio",
    question: "Can crew talk to a doctor on the ground during the flight?",
    answer:
      "At most larger airlines crew can talk to a doctor on the ground, reached by satellite phone, radio or data message, from the flight deck and on many aircraft from the cabin too. You give the facts: age, complaint, since when, breathing, pulse if you can, illnesses, medicines, allergies. The doctor tells you what to do and gives the captain advice on going on or landing. Repeat every order and write it down.",
    check: "Practise reporting one patient in thirty seconds, facts only.",
    source: { name: "IATA Medical Manual, medical events and death on board", year: 2020 },
  },
  {
    id: "trouble-for-helping-wrongly",
    question: "Can I get into trouble as crew if I do something wrong in first aid?",
    answer:
      "First aid hardly ever gets crew into trouble if you do what you were trained in and within your airline's procedure. You act as its employee, so claims go to the airline first. Trouble comes from doing nothing, from going beyond your training, such as giving drugs that aren't yours to give, and from recklessness. Laws differ by country, but nobody expects a doctor's skill from you. Note times and what you did.",
    check: "In training, ask what the manual says you may not do. That's the line.",
    source: { name: "14 CFR 121.805(c); IATA Medical Manual", year: 2020 },
  },
  {
    id: "passenger-refuses-first-aid",
    question: "A passenger looks very ill but doesn't want help. What do I do?",
    answer:
      "An adult who's clear in the head may refuse help, and you respect it. Stay near, ask why, offer the smallest step: 'May I just bring you water and sit here?' Tell the purser and the captain anyway, note the time and the refusal, and look in every few minutes. Once he's confused or unconscious, you help: that counts as consent nearly everywhere. Often it's embarrassment, so offer a place without an audience.",
    check: "Say your offer in one kind sentence, with no 'you must' in it.",
  },
  {
    id: "medical-case-at-take-off-or-landing",
    question: "What if somebody becomes seriously ill during take-off or landing?",
    answer:
      "If somebody falls ill in take-off or landing, stay strapped in while you're rolling, climbing or about to land: thrown about, you help nobody, and your door needs you. Call the flight deck at once, which the sterile period allows, shout for neighbours to hold his head and airway, and have the kit ready. The captain may taxi back, level off early, release you, or land first because it's quicker. Then you go.",
    check: "Say the call aloud: seat, what you see, breathing or not, what you need.",
    source: {
      name: "14 CFR 121.391(d) and 121.542; AMC1 ORO.GEN.110(f), sterile flight crew compartment",
      year: 2025,
    },
  },
  {
    id: "when-the-captain-lands-for-a-patient",
    question: "Does the captain always land for a very ill passenger, and who pays for it?",
    answer:
      "The captain doesn't always land for a very ill passenger. It makes sense when hours decide, as in a heart attack, a stroke, hard bleeding or a birth with trouble, and when an airport with a good hospital is nearer than the destination. Weather, fuel, runway and weight count, and sometimes going on is quicker. Doctors advise, the captain decides. The airline bears the cost; asking a truly ill passenger to pay is rare.",
    check: "Give the captain facts and times, never 'I think it's serious' alone.",
    source: { name: "IATA Medical Manual, medical events and death on board", year: 2020 },
  },
  {
    id: "too-ill-to-fly-at-boarding",
    question: "May we leave a passenger behind who looks too ill to fly?",
    answer:
      "A passenger who looks too ill to fly may be left behind, but it isn't your decision alone. Talk to him quietly, away from the queue: what's wrong, since when, has a doctor cleared him? Tell the purser, who tells captain and ground staff; many airlines can ring a medical desk. The captain may refuse somebody whose illness could get worse in the air or be caught by others. It's far easier at the gate than over the sea.",
    check: "Look at faces while you greet: that's your first medical check.",
    source: { name: "IATA Medical Manual, passenger fitness to fly", year: 2024 },
  },
  {
    id: "crew-member-ill-in-flight",
    question: "What happens if one of the cabin crew falls ill during the flight?",
    answer:
      "A colleague who falls ill is a patient like any other: rest, first aid, ground doctor, and no more duties. The purser tells the captain and shares out doors, stations and service anew; a door may need somebody from elsewhere. If fewer crew are left than the rules ask for, this flight is finished under the airline's procedure; the next one needs a replacement, or fewer passengers. Say it early if you feel ill.",
    check: "Know who takes your door if you can't.",
    source: {
      name: "Regulation (EU) No 965/2012, ORO.CC.205, reduction of the number of cabin crew",
      year: 2024,
    },
  },
  {
    id: "sight-of-blood-or-vomit",
    question: "I can't stand the sight of blood or vomit. Can I still be cabin crew?",
    answer:
      "Blood and vomit needn't keep you from flying if you can do what's needed first and feel it afterwards. Vomit you'll meet in your first weeks; real bleeding is rare. Gloves, powder and a fixed order help, because busy hands leave less room for disgust. Breathe through the mouth, look at the face, not the wound. If you faint at blood, tense your legs and belly, and practise with a first-aid course before you apply.",
    check: "Take a course and see how you are after the first half hour of bandages.",
  },
  {
    id: "first-aid-course-beforehand",
    question: "Should I do a first aid course before I apply as cabin crew?",
    answer:
      "No first aid course is needed before you apply at most airlines: they train you from nothing. Australia is the exception: there first aid and responsible service of alcohol are commonly asked for. Elsewhere it still pays: a day with the Red Cross or St John costs little, looks serious in a CV, and gives you a true answer to 'Have you ever helped anyone?' Choose one with practice on manikin and defibrillator.",
    check: "Put course, body and year in the CV, and be ready to show the recovery position.",
  },
  {
    id: "airsick-as-crew",
    question: "I get travel sick in cars or buses. Can I still be cabin crew?",
    answer:
      "Travel sickness probably won't stop you: many who are sick on the back seat of a car are fine on their feet in an aircraft, because they move, look up and have something to do. For most who do feel it at first, it fades within weeks. Sleep, a light meal, water and fresh air from the nozzle help. Pills that make you drowsy aren't allowed on duty. If you're still sick after months, talk to the aviation doctor.",
    check: "Fly once at the very back on a bumpy day and see how you feel.",
  },
  {
    id: "drunk-or-ill",
    question: "How do I tell whether a passenger is drunk or really ill?",
    answer:
      "Drunk and ill often look alike from a distance, so treat both as ill until you know. Low sugar, a stroke, a head injury, hypoxia and the minutes after a seizure all look like drink: slurred speech, staggering, anger. Go close, ask name and place, look for sweat, a crooked smile, a weak arm, a medical bracelet, a pump. Ask who's with him how much he's had. A smell of wine proves nothing: drunk people fall ill too.",
    check: "Ask first about diabetes. It's the quickest to put right.",
  },
  {
    id: "unconscious-from-alcohol-or-drugs",
    question: "A passenger is so drunk or drugged that I can't wake him. What do I do?",
    answer:
      "Whoever can't be woken is an emergency, not a sleeper. Check the breathing. Normal: on his side, airway open, covered, oxygen as procedure says, one person stays and watches each breath, because vomit can choke him and drink or drugs can stop the breathing. Slow, snoring breaths and tiny pupils point to opioids: some airlines carry naloxone spray. Not breathing normally: CPR. Captain, doctor, ask what he took.",
    check: "Never leave him to sleep it off in his seat.",
    source: { name: "European Resuscitation Council Guidelines, first aid", year: 2025 },
  },
  {
    id: "bag-on-the-head",
    question: "A suitcase fell from the locker onto somebody's head. What do I do?",
    answer:
      "After a bag has hit somebody's head, keep him still, press gently on a bleeding wound, cool the bump through a cloth. Ask: were you out, where are you, neck pain, blood thinners? Look in every ten minutes. Danger signs: passing out, confusion, repeated vomiting, a growing headache, drowsiness, a seizure, weakness, unequal pupils, clear fluid from nose or ear. Then captain and medical advice at once. Report it anyway.",
    check: "Ask him the same two questions again later: worse answers are a warning.",
    source: { name: "NHS, Head injury and concussion", year: 2024 },
  },
  {
    id: "child-with-febrile-seizure",
    question: "A small child is very hot and begins to jerk all over. What do I do?",
    answer:
      "A small, hot child who jerks most likely has a febrile seizure: frightening, common from six months to five or six years, and nearly always harmless. Note the time, lay it on the side on something soft, hold nothing down, nothing in the mouth. Most end within five minutes. Then check breathing, take off thick clothes. No cold water. Get medical help always, urgently after five minutes or with a stiff neck or a rash.",
    check: "Tell the parents what you're doing while you do it. They think the child is dying.",
    source: { name: "NHS, Febrile seizures", year: 2023 },
  },
  {
    id: "medicine-in-the-fridge",
    question: "A passenger wants me to put insulin or other medicine in the fridge. Do I?",
    answer:
      "Most airlines say no to a passenger's medicine in the fridge, and with reason: galley chillers freeze or warm up, and frozen insulin is useless; the bag may be forgotten; and it belongs in reach. Offer a cup or bag of ice, cloth between, which keeps it cool without freezing. Insulin in use keeps at room temperature for weeks anyway. If your airline does allow it: name and seat on it, and hand it back before descent.",
    check: "Whatever you store for somebody, write it down where the whole crew sees it.",
  },
  {
    id: "needle-stick-on-board",
    question: "I pricked myself on a used needle in a seat pocket. What now?",
    answer:
      "Let a needle prick bleed, wash it with soap and running water, don't suck or scrub, cover it. Tell the purser and note seat and time. Then see a doctor within hours, not days: medicine that prevents HIV works best at once and is no longer given after 72 hours, and a hepatitis B jab may be due. The risk from one prick is small. Put the needle in a sharps box or a bottle with a lid, with tongs, never back in its cap.",
    check: "Never put a bare hand in a seat pocket: look, then gloves.",
    source: { name: "WHO, Guidelines for HIV post-exposure prophylaxis", year: 2024 },
  },
  {
    id: "belly-pain-in-flight",
    question: "A passenger has strong stomach pain in the middle of the flight. What can I do?",
    answer:
      "Let a passenger with stomach pain lie or sit as it hurts least, often knees drawn up, a bag at hand, nothing to eat, and no painkiller without medical advice. Gas expanding at height is the harmless cause; it passes with walking. Get advice if the belly is hard, the pain sudden or growing, with fever, blood, fainting or vomiting, after an operation, in a possible pregnancy, or when it sits high and may be the heart.",
    check: "Ask: where, since when, worse or better, and could you be pregnant?",
  },
  {
    id: "sleeping-pills-and-melatonin",
    question: "May cabin crew take sleeping pills or melatonin on a layover?",
    answer:
      "Take no sleeping pills or melatonin without asking the aviation doctor first. The pills slow you down for longer than you feel, and nobody may work while one still affects them; some last into the next day. Melatonin is sold freely in some countries, on prescription in others, can't be brought in everywhere, and its effect on jet lag is disputed. Never a colleague's pill. Try dark, cool, earplugs and routine first.",
    check: "Test any new medicine on days off, never before duty.",
    source: {
      name: "EASA, GM1 MED.A.020, medication guidance for pilots and cabin crew",
      year: 2019,
    },
  },
  {
    id: "vaccinations-for-crew",
    question: "Which vaccinations do cabin crew need, and who pays?",
    answer:
      "Which vaccinations you need depends on where you'll fly. Yellow fever is the one countries demand on paper, in the international certificate; one dose counts for life. Airlines commonly ask for tetanus, diphtheria, polio, measles and hepatitis A and B, and advise more for some routes, such as typhoid. Most pay for what they demand once you've joined. If you can't be vaccinated, say so early with a doctor's letter.",
    check: "Find your vaccination record now: it takes weeks to replace.",
    source: { name: "WHO, International Health Regulations, Annex 7", year: 2016 },
  },
  {
    id: "strangers-as-one-crew",
    question: "How do crew who've never met before work as one team?",
    answer:
      "Crew who've never met work as a team because everyone learnt the same job in the same words. Each position has its duties, door and drill, whoever sits there, and commands are identical on every flight. The briefing does the rest: names, the day's threats, who does what, and a purser who says 'Tell me if you see something'. Repeat back, check each other, ask early. Liking each other is a bonus, not a condition.",
    check: "At your next shift, learn every name in the first five minutes.",
    source: { name: "ICAO Doc 10002, Cabin Crew Safety Training Manual", year: 2020 },
  },
  {
    id: "first-aid-differs-on-board",
    question: "How does first aid on board differ from first aid on the ground?",
    answer:
      "First aid on board differs because nobody comes: help may be hours away, and whether to divert is the captain's decision. You have the aircraft's kits, oxygen, mostly a defibrillator, a doctor on the ground by radio, perhaps one among the passengers. There's little room, it's loud and dry, it may shake, and the air is thinner. Call early, move people to a galley or door area, share out the jobs and write down times.",
    check: "In an interview: say first whom you'd tell and what you'd send for.",
  },
  {
    id: "cabin-air-and-the-sick",
    question:
      "Does the thin cabin air make a sick passenger worse? How low does the oxygen in the blood get?",
    answer:
      "Thin cabin air can make a sick passenger worse. In cruise the cabin is like a mountain of up to about 2,400 metres. A healthy person's saturation falls to about 89 to 94 per cent, and they notice nothing. Who has a bad heart, bad lungs or severe anaemia starts lower and has less to spare. That's why crew give oxygen early to somebody short of breath, and airlines want notice of passengers who need it.",
    check: "A reading of 91 on board may be normal for that height: look at the person first.",
    source: { name: "British Thoracic Society, Clinical Statement on air travel", year: 2022 },
  },
];
