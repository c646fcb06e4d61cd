import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries on first aid, health on board and the person of the crew member, by the entry's id. */
export const FURTHER_ON_FIRST_AID: FurtherQuestions = {
  "syllabus/first-aid-primary-survey": [
    {
      id: "why-ten-seconds",
      question: "Why no more than ten seconds for the breathing?",
      asked: [
        "why only ten seconds",
        "why not longer",
        "what if ten seconds isnt enough",
        "cant i take a minute to be sure",
      ],
      answer:
        "Because in ten seconds somebody who breathes normally takes two or three breaths, so you know enough. Every further second without compressions starves the brain. If you're still unsure after ten, treat it as cardiac arrest.",
    },
    {
      id: "how-to-check-breathing",
      question: "How exactly do I check the breathing?",
      asked: [
        "how do i know he's really breathing",
        "how do you check the breath",
        "i cant hear anything with the engines",
        "where do i look",
      ],
      answer:
        "Tilt the head back, lift the chin, put your cheek over the mouth and look along the chest. You look for it to rise, feel air on your cheek and listen, though the engines drown much of it: a hand on the chest helps. Normal is quiet and regular.",
    },
    {
      id: "what-is-gasping",
      question: "What does gasping look like?",
      asked: [
        "what do gasps sound like",
        "how do i tell gasping from breathing",
        "he makes a snoring noise now and then",
        "what if he breathes a little",
      ],
      answer:
        "Single gulps, snores or sighs with long gaps, the jaw moving like a fish's while the chest hardly rises. It comes in the first minutes after the heart has stopped and fools many people. Unresponsive and gasping means: start CPR.",
    },
    {
      id: "no-pulse-check",
      question: "Why don't I feel for a pulse?",
      asked: [
        "shouldnt i check the pulse",
        "do i feel the neck",
        "what about his pulse",
        "isnt the pulse the first thing",
      ],
      answer:
        "Because it takes too long and even trained people get it wrong: they feel their own pulse or miss a weak one. Not responding and not breathing normally is enough to begin. Leave the pulse to the doctor.",
    },
    {
      id: "only-asleep",
      question: "What if he's only asleep and I've made a fool of myself?",
      asked: [
        "what if he just sleeps deeply",
        "maybe he has headphones on",
        "what if i wake him for nothing",
        "isnt that embarrassing",
      ],
      answer:
        "Then he opens his eyes, you say sorry and bring him a water, and nobody holds it against you. People do lie dead under a blanket for hours because nobody wanted to disturb. Speak loudly, lift the headphones, tap both shoulders.",
    },
    {
      id: "found-in-the-seat",
      question: "He's slumped in his seat. Do I check him there or on the floor?",
      asked: [
        "can i check him in his seat",
        "do i pull him out first",
        "he's at the window how do i get him out",
        "do i move him to the floor",
      ],
      answer:
        "Check him where he sits: it takes ten seconds. If he doesn't respond and doesn't breathe normally, he goes to the floor at once, two of you, one under the armpits from behind, one at the knees. A bruise from an armrest is the smallest of his worries.",
    },
  ],
  "syllabus/first-aid-cpr-adult": [
    {
      id: "ribs",
      question: "What if I break a rib?",
      asked: [
        "can i break his ribs",
        "i felt a crack what now",
        "do ribs really break",
        "isnt that dangerous for him",
      ],
      answer:
        "Go on. Cracked ribs are common even with good CPR, above all in older people, and they heal; a stopped heart doesn't. Check that your hands are on the lower half of the breastbone and that you come up fully, and keep the depth.",
    },
    {
      id: "arms-tired",
      question: "What if my arms get tired?",
      asked: [
        "what if i get tired",
        "i cant keep that up",
        "how often do we swap",
        "who takes over from me",
        "what if im too weak",
      ],
      answer:
        "You swap about every two minutes, sooner if you feel the depth going: pushes get shallow before you notice. Count the last ten aloud, and the next person kneels ready opposite. Use straight arms and your weight, and ask strong passengers to take turns.",
    },
    {
      id: "mouth-to-mouth",
      question: "Do I have to give mouth-to-mouth?",
      asked: [
        "do i have to breathe into his mouth",
        "what if i dont want to do the breaths",
        "is there a mask for that",
        "can i catch something",
      ],
      answer:
        "No, nobody has to. On board there's a mask with a valve or a bag in the kit, and you use that. If you've nothing, or don't want to, push without stopping: that's far better than waiting. For children and drowned people breaths matter more.",
    },
    {
      id: "which-song",
      question: "Which song has the right speed?",
      asked: [
        "which song do i think of",
        "what beat is that",
        "how do i keep the rhythm",
        "is it staying alive",
      ],
      answer:
        "'Stayin' Alive' by the Bee Gees is the classic: just over 100 beats a minute. Any song between 100 and 120 will do, and counting aloud works too. The defibrillator often gives the beat as well. Most people get too fast, not too slow.",
    },
    {
      id: "if-pregnant",
      question: "And if she's pregnant?",
      asked: [
        "what if the woman is pregnant",
        "does cpr hurt the baby",
        "anything different with a big belly",
        "can i press on a pregnant woman",
      ],
      answer:
        "Push in the same place, as hard and as fast: the baby's only chance is the mother's blood flow. If the bump reaches the navel or higher, a second person kneels beside her and pushes it with both hands to her left, so that it doesn't lie on the great vein. The defibrillator is used as always.",
    },
    {
      id: "in-the-seat",
      question: "Can't I do it in the seat?",
      asked: [
        "why not in his seat",
        "what if we cant get him out of the seat",
        "what if the aisle is too narrow",
        "why does it have to be the floor",
      ],
      answer:
        "No: a cushion gives way and the body slides, so hardly any blood moves. Flat floor in the aisle works, kneeling beside the head or astride; a galley or door area gives room on both sides. Move first if it takes seconds, push first if it takes longer.",
    },
    {
      id: "why-come-up",
      question: "Why must the chest come all the way up?",
      asked: [
        "why let the chest come back",
        "what happens if i lean on it",
        "why not just push",
        "is leaning on the chest bad",
      ],
      answer:
        "Because the heart fills only while the chest rises. If you lean on it, the next push has nothing to pump. Lift your weight fully and leave your hands where they are.",
    },
  ],
  "syllabus/first-aid-cpr-child": [
    {
      id: "age-limit",
      question: "Until what age is somebody an infant or a child?",
      asked: [
        "when is it a child and when an adult",
        "how old is an infant",
        "what about a teenager",
        "my patient is 13 what now",
      ],
      answer:
        "An infant is under one year. American guidelines call somebody a child until the signs of puberty, European ones until 18, but both say: who looks grown up is treated like an adult. If you can't tell, choose one and begin.",
      source: {
        name: "American Heart Association, Guidelines for CPR and ECC (2025); European Resuscitation Council Guidelines, paediatric life support (2021)",
        year: 2025,
      },
    },
    {
      id: "breaths-for-a-baby",
      question: "How do I give breaths to a baby?",
      asked: [
        "how do i breathe into a baby",
        "mouth or nose with a baby",
        "how much air for a baby",
        "do i tilt a babys head back",
      ],
      answer:
        "Put your mouth over the baby's mouth and nose together and puff in as much air as your cheeks hold, for about a second, until the chest just rises. Keep the head level, as if sniffing, not bent far back: a baby's airway kinks.",
    },
    {
      id: "only-adult-method",
      question: "What if I only know the adult method?",
      asked: [
        "can i do it like with an adult",
        "i forgot how it goes for kids",
        "is the adult way wrong for a child",
        "what if i mix it up",
      ],
      answer:
        "Then use it: 30 to 2, one third of the chest deep, with as much force as that takes. A child treated like an adult has a chance, a child nobody touches has none. If you can, give the breaths too.",
    },
    {
      id: "afraid-to-hurt",
      question: "What if I hurt the baby?",
      asked: [
        "im afraid to break something",
        "what if i press too hard on a baby",
        "isnt that too rough",
        "can i do damage",
      ],
      answer:
        "Too soft is the usual mistake, not too hard. A third of the chest looks brutal on a small body and is what moves the blood. An infant without a heartbeat can't be made worse by you, so press and let the chest come up.",
    },
    {
      id: "where-to-lay",
      question: "Where do I lay a baby for CPR on board?",
      asked: [
        "where do i put the baby",
        "can the mother hold the baby",
        "on the lap or on the floor",
        "can i use the galley counter",
      ],
      answer:
        "On something hard and flat: the galley counter or the floor, on a folded blanket for warmth. Not on the mother's lap and not in the cot, because both give way. Let her sit beside you where she sees the face, with a colleague next to her.",
    },
  ],
  "syllabus/first-aid-aed": [
    {
      id: "pregnant",
      question: "May I use it on a pregnant woman?",
      asked: [
        "what if she is pregnant",
        "is a shock dangerous for the baby",
        "can you shock a pregnant woman",
        "and the unborn child",
      ],
      answer:
        "Yes, with the pads in the usual places and the same shock. Very little current reaches the child, and without a beating heart in the mother it has no chance. Push the bump to her left while you compress.",
    },
    {
      id: "pacemaker",
      question: "And if he has a pacemaker?",
      asked: [
        "what if he has a pacemaker",
        "there is a lump under his collarbone",
        "does a shock break the pacemaker",
        "where do the pads go with a pacemaker",
      ],
      answer:
        "Use it all the same. You'll see or feel a lump, mostly below the left collarbone: put the pad about a hand's width beside it, at least 8 cm by the European guidelines, never on top. If there isn't room, one pad goes on the chest and one on the back.",
      source: {
        name: "European Resuscitation Council Guidelines, adult basic and advanced life support",
        year: 2021,
      },
    },
    {
      id: "bra",
      question: "Do I have to take off a woman's bra?",
      asked: [
        "what about the bra",
        "do i undress her completely",
        "isnt it awkward with a woman",
        "what about her privacy",
      ],
      answer:
        "The pads need bare skin, so open the clothes; the American guidelines of 2025 say a bra may be moved aside instead of cut. Colleagues hold blankets round her. Women get help more rarely because people hesitate: don't.",
    },
    {
      id: "no-shock-advised",
      question: "It says 'no shock advised'. Is he dead or is he fine?",
      asked: [
        "what does no shock mean",
        "it says no shock what now",
        "does no shock mean he is alive",
        "so we stop then",
      ],
      answer:
        "Neither: it only means that this rhythm can't be helped by a shock. Go straight on with compressions, pads on, machine on. It looks again after two minutes and may well advise a shock then.",
    },
    {
      id: "shock-by-mistake",
      question: "Can I shock somebody by mistake?",
      asked: [
        "what if i shock someone who is fine",
        "do i decide about the shock",
        "does it shock by itself",
        "what if i press the button too early",
      ],
      answer:
        "No: the machine reads the heart and charges only for a rhythm that needs it. With most you press the flashing button when told; a few give the shock themselves after a countdown. What you must do is see that nobody's touching him.",
    },
    {
      id: "he-wakes-up",
      question: "What do I do if he wakes up?",
      asked: [
        "what if he comes round",
        "he starts moving what now",
        "do i take the pads off when he breathes",
        "and if he is alive again",
      ],
      answer:
        "Stop compressing, check the breathing, lay him on his side and talk to him. The pads stay on and the machine stays switched on until a doctor takes over, because the heart may stop again. Tell the captain: now the landing matters even more.",
    },
  ],
  "syllabus/first-aid-cpr-stop": [
    {
      id: "hours-to-go",
      question: "What if landing is three hours away?",
      asked: [
        "do i really do it for hours",
        "what if the airport is far",
        "how long is too long",
        "three hours of cpr is impossible",
      ],
      answer:
        "You take turns and let the ground doctor help decide. After 30 minutes or more with no sign of life and no shock advised, many airlines allow you to end it, on medical advice and with the captain knowing. As long as the machine advises shocks or he shows life, go on.",
    },
    {
      id: "family-says-go-on",
      question: "What if the family begs us to go on?",
      asked: [
        "what if his wife says dont stop",
        "the family wants us to continue",
        "how do i tell the family we stop",
        "what do i say to them",
      ],
      answer:
        "The decision follows the doctor's advice and the airline's procedure, not the loudest wish, and you may carry on for a few minutes so that they can take it in. One of you sits down with them: 'We've done everything we can for him. His heart isn't coming back.'",
    },
    {
      id: "breathing-again",
      question: "He breathes again. How long do I watch him?",
      asked: [
        "he breathes again what now",
        "what if it stops again",
        "can i leave him after that",
        "is he safe now",
      ],
      answer:
        "Without a break until somebody medical takes him over, landing included. On his side, airway open, pads on, one hand on the chest. If it stops or turns to gasping, roll him on his back and start again.",
    },
    {
      id: "do-not-resuscitate",
      question: "What if somebody says he wants no resuscitation?",
      asked: [
        "what about a dnr",
        "his wife says he doesnt want cpr",
        "he has a paper that says no cpr",
        "what about a living will",
      ],
      answer:
        "It depends on the airline and the law. As a rule crew begin, because they can't examine papers in that moment; a colleague shows a written order to the captain and the ground doctor, and they decide whether to stop. A sentence from a neighbour isn't enough.",
    },
  ],
  "syllabus/first-aid-choking-adult": [
    {
      id: "why-blows-first",
      question: "Why back blows before the thrusts?",
      asked: [
        "why hit the back first",
        "isnt the heimlich better",
        "why not heimlich straight away",
        "dont back blows push it deeper",
      ],
      answer:
        "They often shake it loose, need no room to get behind him and hardly injure. Bent forward, gravity pulls the piece out, not in. Europe has long taught it so, and the American guidelines agree since 2025: five blows, five thrusts, in turn.",
    },
    {
      id: "it-came-out",
      question: "It came out. Is he all right now?",
      asked: [
        "the food is out is he fine",
        "does he need a doctor after",
        "can he go back to eating",
        "what do i watch for afterwards",
      ],
      answer:
        "Mostly yes, but let him sit and watch him. Anybody who's had abdominal thrusts should see a doctor, since they can injure spleen or liver, and a cough, a hoarse voice or a feeling of something stuck means a piece may be left. Tell the captain and note it.",
    },
    {
      id: "i-choke-alone",
      question: "What if I choke myself and nobody's near?",
      asked: [
        "what if im choking alone",
        "what if it happens to me",
        "can you do it on yourself",
        "alone in the galley and i choke",
      ],
      answer:
        "Bang on something and press any call button, then help yourself: fist above the navel, other hand round it, hard in and up, or throw your belly over the back of a chair or the edge of the counter. Do it at once, while you're strong.",
    },
    {
      id: "stuck-in-the-seat",
      question: "He's in a window seat. How do I get at him?",
      asked: [
        "he sits at the window",
        "theres no space to stand behind him",
        "do i have to get him out of the seat",
        "can you do it in the seat",
      ],
      answer:
        "Blows go first and work where he sits: pull him forward with one hand on his chest, hit with the other. For thrusts get him up into the aisle, or kneel on the seat behind and reach round under the ribs. If you can't reach round, push on the breastbone instead.",
    },
    {
      id: "finger-or-water",
      question: "Can I pull it out with my finger or give him water?",
      asked: [
        "can i get it out with my fingers",
        "do i give him water",
        "should he drink something",
        "can i reach into his mouth",
      ],
      answer:
        "No water while he can't breathe: it goes down the wrong way. A finger only for what you clearly see at the front of the mouth, because a blind one pushes it deeper. Back blows and thrusts are quicker than both.",
    },
  ],
  "syllabus/first-aid-choking-special": [
    {
      id: "how-chest-thrusts",
      question: "How do I give chest thrusts to a pregnant woman?",
      asked: [
        "where do i put my hands when she is pregnant",
        "how does a chest thrust work",
        "what instead of the belly",
        "how do i hold a pregnant woman",
      ],
      answer:
        "Five back blows first, as for anybody. Then stand behind her, arms under her armpits, one fist on the middle of the breastbone, the other hand round it, and pull straight back, hard, up to five times. Stay off the ribs and the tip of the bone.",
    },
    {
      id: "one-year-old",
      question: "And a child of two or three?",
      asked: [
        "what about a toddler",
        "from what age do i do it like an adult",
        "is a two year old a baby",
        "what with a 5 year old",
      ],
      answer:
        "From the first birthday it's as for adults: five back blows, five abdominal thrusts, with less force. Kneel behind, so that you're at the child's height, or lay a small one face down over your thigh for the blows.",
    },
    {
      id: "baby-goes-limp",
      question: "What if the baby goes limp?",
      asked: [
        "what if the baby stops breathing",
        "the baby is unconscious now",
        "what if it doesnt work",
        "the baby turns blue",
      ],
      answer:
        "Start CPR on a hard surface. Open the mouth, take out only what you see, and give breaths: European guidelines begin with five, American ones with 30 compressions. Each time you give breaths, look in the mouth first, and have the captain and medical help called.",
    },
    {
      id: "baby-still-cries",
      question: "The baby coughs and cries. Do I hit it anyway?",
      asked: [
        "the baby is coughing do i do something",
        "it still cries is that ok",
        "when do i start hitting",
        "should i hold the baby upside down",
      ],
      answer:
        "No: crying and coughing mean that air gets through, and a cough beats anything you can do. Hold the baby upright or leaning forward and watch. Start when the cough turns silent or the colour changes, and never hold it by the feet.",
    },
  ],
  "syllabus/first-aid-recovery-position": [
    {
      id: "why-on-the-side",
      question: "Why on the side and not on the back?",
      asked: [
        "why not leave her on her back",
        "whats the point of the side",
        "why turn her over",
        "isnt lying on the back safer",
      ],
      answer:
        "Because on her back the tongue falls into the throat and vomit runs into the lungs. On the side both fall forward and out. It buys safety while you can't hold the airway with your hands every second.",
    },
    {
      id: "pregnant-side",
      question: "And if she's pregnant? Which side?",
      asked: [
        "which side if she is pregnant",
        "left or right for a pregnant woman",
        "does it matter which side",
        "what about the bump",
      ],
      answer:
        "The left. On the right or on her back a big bump can press on the great vein that brings blood to the heart. For anybody else either side will do: take the one where you see the face.",
    },
    {
      id: "stops-breathing",
      question: "And if the breathing stops?",
      asked: [
        "what if she stops breathing",
        "how often do i look",
        "how do i notice that it stops",
        "can i leave her alone",
      ],
      answer:
        "Roll her on her back and start CPR. You'll notice only if somebody stays: a hand on the chest or the cheek at the mouth, at least every minute, and don't go off to fetch things yourself.",
    },
    {
      id: "where-on-board",
      question: "Where do I lay her on an aircraft?",
      asked: [
        "floor or seats",
        "can i lay her across three seats",
        "where is space for that",
        "what about landing",
      ],
      answer:
        "The floor of the galley or the aisle is best, because you could start CPR there at once. Across a row with the armrests up works if she's stable. For landing she has to be secured as the captain and the manual say, still on her side if you can manage it.",
    },
  ],
  "syllabus/first-aid-heart-attack": [
    {
      id: "why-chew",
      question: "Why chew the aspirin and not swallow it?",
      asked: [
        "why chew it",
        "can he swallow it whole",
        "does it matter if he chews",
        "what does aspirin do there",
      ],
      answer:
        "Chewed, it gets into the blood within minutes; swallowed whole it can take much longer. It keeps the clot in the heart's artery from growing. It doesn't stop the pain, so don't wait for that.",
    },
    {
      id: "who-gives-aspirin",
      question: "May I give aspirin myself or does a doctor have to?",
      asked: [
        "am i allowed to give aspirin",
        "is aspirin in the kit",
        "who gives the aspirin",
        "do i need permission",
      ],
      answer:
        "It depends on your airline: many let crew offer it after the questions, others want the ground doctor's word first, so you call at once. Ask about allergy, stomach bleeding, blood thinners and whether a doctor forbade it. He takes it himself. Write down dose and time.",
    },
    {
      id: "women",
      question: "Is it the same in women?",
      asked: [
        "do women have other signs",
        "what does it look like in a woman",
        "she has no chest pain can it be the heart",
        "what if there is no pain",
      ],
      answer:
        "Mostly chest pain too, but women, older people and diabetics more often have something vague: breathlessness, sickness, sweating, pain in jaw, back or upper belly, or great tiredness. If somebody suddenly looks grey and wet, think of the heart.",
    },
    {
      id: "panic-or-heart",
      question: "How do I tell it from panic or indigestion?",
      asked: [
        "maybe its just panic",
        "couldnt it be heartburn",
        "how do i know its the heart",
        "he says its only his stomach",
      ],
      answer:
        "You can't, and nor can a doctor without an ECG, so treat it as the heart. Pressure for more than a few minutes, spreading to arm or jaw, cold sweat and a grey face all speak for it. It's no harm done if it was the curry.",
    },
    {
      id: "he-collapses",
      question: "And if he collapses?",
      asked: [
        "what if he passes out",
        "what if his heart stops",
        "he doesnt react anymore",
        "then what",
      ],
      answer:
        "To the floor, check response and breathing, and if he isn't breathing normally start compressions and put the pads on. That's why the defibrillator has stood beside him from the start: the first minutes decide.",
    },
  ],
  "syllabus/first-aid-fainting": [
    {
      id: "why-legs-up",
      question: "Why are the legs raised?",
      asked: [
        "why the legs up",
        "what's the point of lifting the legs",
        "how does raising feet help",
        "why not just let him lie flat",
      ],
      answer:
        "Blood that has pooled in the legs runs back to the heart, and the brain gets enough again. A bag or a folded blanket under the calves will do. Not after an injury to legs, hips or back, and not with signs of a heart attack or a stroke.",
    },
    {
      id: "hits-his-head",
      question: "And if he hits his head going down?",
      asked: [
        "what if he hit his head",
        "he fell on the armrest",
        "theres blood on his head now",
        "what if he is hurt from the fall",
      ],
      answer:
        "Then the fall may be worse than the faint. Keep him lying, press on any bleeding, ask about neck pain, and look at him every ten minutes for the rest of the flight. Vomiting, confusion, a growing headache or drowsiness: captain and medical advice at once.",
    },
    {
      id: "does-not-wake",
      question: "And if he doesn't wake up?",
      asked: [
        "what if he stays unconscious",
        "how long until he wakes up",
        "he is not coming round",
        "when is it serious",
      ],
      answer:
        "A faint ends within a minute or two once he's flat. If he doesn't come round, it isn't a simple faint: check the breathing, recovery position if it's normal, CPR if it isn't, and call for help. Think of sugar, heart, stroke and seizure.",
    },
    {
      id: "pregnant",
      question: "And if she's pregnant?",
      asked: [
        "what if she is pregnant",
        "fainting while pregnant",
        "how do i lay a pregnant woman",
        "is it dangerous for the baby",
      ],
      answer:
        "Lay her on her left side instead of flat on her back, so the bump doesn't press on the great vein, and raise the legs a little. It's mostly harmless. Pain, bleeding, a bad headache or no quick recovery need medical advice.",
    },
    {
      id: "water-or-sugar",
      question: "Do I give him water or something sweet?",
      asked: [
        "can he drink something",
        "give him water?",
        "does sugar help",
        "should he eat something",
      ],
      answer:
        "Only when he's fully awake and can hold the cup himself. Then water in small sips, and something sweet and salty if he hasn't eaten for hours. Before that he could choke on it. No alcohol, and coffee isn't needed.",
    },
    {
      id: "why-in-flight",
      question: "Why do people faint so often on planes?",
      asked: [
        "why does it happen so much",
        "why do they faint on planes",
        "what makes people faint up there",
        "why always in the aisle",
      ],
      answer:
        "They sit for hours so that blood sinks into the legs, they've slept little, drunk too little water and perhaps some wine, and the air has less oxygen than at sea level. Then they stand up to go to the lavatory. That's why it's so often the aisle.",
    },
    {
      id: "head-between-knees",
      question: "Can't he just sit with his head between his knees?",
      asked: [
        "head between the knees ok?",
        "can he sit down instead",
        "do i put him back in his seat",
        "what if theres no room to lie down",
      ],
      answer:
        "Lying down is better, because sitting he can still pass out and fall. If there's really no room, recline the seat or let him bend forward while you hold him, and raise the legs on a bag. Never prop up somebody who's already unconscious.",
    },
  ],
  "syllabus/first-aid-stroke": [
    {
      id: "why-no-aspirin",
      question: "Why no aspirin, when a heart attack gets it?",
      asked: [
        "why no aspirin",
        "i thought aspirin is good for strokes",
        "can he take his aspirin",
        "isnt it a clot too",
      ],
      answer:
        "Because some strokes are clots and others are bleeds, aspirin makes a bleed worse, and only a scan can tell. And somebody who can't swallow safely chokes on the tablet. So nothing by mouth, not even water.",
    },
    {
      id: "signs-gone",
      question: "And if the signs go away again?",
      asked: [
        "what if its gone after ten minutes",
        "she is fine again now",
        "it went away is that ok",
        "do we still call",
      ],
      answer:
        "It's still an emergency. It may have been a warning stroke, and the risk of a real one is highest in the next hours and days. Note when it began and ended, keep her resting, tell the captain, and have medical help meet the aircraft.",
    },
    {
      id: "how-many-hours",
      question: "How many hours are there for treatment?",
      asked: [
        "how much time do they have",
        "how many hours until its too late",
        "is it worth diverting",
        "whats the time limit",
      ],
      answer:
        "About four and a half hours from when the patient was last well for the drug that dissolves the clot; pulling it out with a catheter can work up to 24 hours in some. Every minute costs brain, so earlier is always better.",
      source: {
        name: "American Heart Association and American Stroke Association, Guidelines for the early management of acute ischaemic stroke",
        year: 2019,
      },
    },
    {
      id: "how-to-lay",
      question: "How do I sit or lay somebody with a stroke?",
      asked: [
        "lying or sitting",
        "how do i put him",
        "which side do i lay him on",
        "can he stay in his seat",
      ],
      answer:
        "As is comfortable, head supported, somewhere he can't fall, no walking. If he's drowsy or vomits, lay him on his side with the mouth free. Free a limp arm that's trapped, speak calmly: he may understand everything and be unable to answer.",
    },
  ],
  "syllabus/first-aid-diabetes": [
    {
      id: "unconscious",
      question: "And if he's unconscious?",
      asked: [
        "what if he passes out",
        "can i put sugar in his mouth",
        "what if he cant swallow",
        "what if he doesnt wake up",
      ],
      answer:
        "Then nothing goes into the mouth: he'd breathe it in. Recovery position, watch the breathing, captain and medical help. A doctor can give glucose into a vein, and some travellers carry glucagon as an injection or nose spray that a companion knows how to use.",
    },
    {
      id: "why-not-diet",
      question: "Why not a diet drink or chocolate?",
      asked: [
        "can i give him diet coke",
        "does chocolate work",
        "what about a biscuit",
        "which drink is best",
      ],
      answer:
        "A diet drink has no sugar at all. Chocolate has, but its fat slows it down. Best are glucose tablets, a sugared soft drink or juice, about half a glass to a glass, and bread or biscuits only once he's better.",
    },
    {
      id: "high-or-low",
      question: "How do I know whether it's high or low?",
      asked: [
        "what if his sugar is too high",
        "what if i make it worse",
        "high or low how do i tell",
        "what does high sugar look like",
      ],
      answer:
        "Low comes within minutes: sweat, shaking, odd or angry behaviour. High builds up over hours or days: thirst, many trips to the lavatory, tiredness, breath that smells of fruit. If you can't tell, give sugar: a little more won't harm the high and saves the low.",
    },
    {
      id: "not-better",
      question: "And if he's no better after the sugar?",
      asked: [
        "how long until it works",
        "what if it doesnt help",
        "he is still shaking",
        "when do i give it again",
      ],
      answer:
        "Give the same amount again after about 15 minutes. If he's no better after the second time, gets drowsier or has a seizure, it's an emergency: captain, doctor call, ground advice. If he has a meter, let him or his companion measure.",
    },
    {
      id: "meal-late",
      question: "His meal is late because of turbulence. What do I do?",
      asked: [
        "he needs to eat now",
        "diabetic and the service is stopped",
        "can he get food earlier",
        "what if the meal comes late",
      ],
      answer:
        "Ask him, not the clock: some have taken their insulin already and need food within minutes. Bring juice, bread, biscuits or whatever's at hand when it's safe to move. And ask diabetics at boarding when they need to eat, then it doesn't happen.",
    },
  ],
  "syllabus/first-aid-seizure": [
    {
      id: "why-nothing-in-mouth",
      question: "Why nothing between the teeth? Doesn't she swallow her tongue?",
      asked: [
        "doesnt she swallow her tongue",
        "why not a spoon in the mouth",
        "she bites her tongue",
        "what about her tongue",
      ],
      answer:
        "Nobody can swallow their tongue. Whatever you push in breaks teeth, cuts your fingers or blocks the airway. She may bite her tongue, which bleeds and heals. Turn her on her side when the jerking stops, and it all runs out.",
    },
    {
      id: "why-not-hold",
      question: "Why shouldn't I hold her down?",
      asked: [
        "why not hold her",
        "cant i hold her arms",
        "she is hitting the seat",
        "wouldnt holding be safer",
      ],
      answer:
        "Because you can't stop it: the cramp is stronger than you, and held limbs tear muscles or break. Guide it instead: cushions and blankets between her and the hard parts, neighbours out of the row, your hand under the head.",
    },
    {
      id: "afterwards",
      question: "How long is she confused afterwards?",
      asked: [
        "how long does she sleep after",
        "why is she so confused now",
        "she doesnt know where she is",
        "when is she normal again",
      ],
      answer:
        "Mostly some minutes up to half an hour, tired, with a headache, sometimes frightened or angry. Tell her where she is and what happened, quietly and more than once. Don't hold her back with force, give nothing to drink yet. If she gets no clearer, call for advice.",
    },
    {
      id: "pregnant",
      question: "And if she's pregnant?",
      asked: [
        "what if she is pregnant",
        "seizure and pregnant",
        "is that dangerous for the baby",
        "she is 7 months pregnant and fits",
      ],
      answer:
        "Then it's an emergency from the first second, however short it is. In the second half of pregnancy a seizure can be eclampsia, which endangers both. Left side, airway, time, oxygen as your procedure says, captain and medical advice at once.",
    },
    {
      id: "wets-herself",
      question: "What if she wets herself or people stare?",
      asked: [
        "she wet herself",
        "how do i keep people away",
        "everyone is filming",
        "how do i keep her dignity",
      ],
      answer:
        "A blanket over her at once, people asked kindly to look away and put phones down, and one crew member who talks to her. Afterwards offer a place to wash and something to wear. Being treated with dignity is what she'll remember.",
    },
    {
      id: "own-medicine",
      question: "Her husband has a medicine for it. May he give it?",
      asked: [
        "her friend has a spray for it",
        "can he give her the medicine",
        "what about the emergency medicine",
        "is there something to stop it",
      ],
      answer:
        "Yes, if it's hers, prescribed for this, and he's been shown how: a liquid for the cheek or a nose spray, mostly after five minutes. You don't give it yourself unless your airline trained you. Note name, dose and time, and watch the breathing, because it can slow it.",
    },
  ],
  "syllabus/first-aid-anaphylaxis": [
    {
      id: "why-the-thigh",
      question: "Why into the thigh?",
      asked: ["why the leg", "can i inject it in the arm", "where exactly", "why not the belly"],
      answer:
        "The big muscle on the outside of the thigh takes the drug into the blood fastest, it's easy to reach, and nothing there can be hit by mistake. Halfway between hip and knee, straight in, through trousers if need be, but not through a seam or a full pocket.",
    },
    {
      id: "not-an-allergy",
      question: "What if it wasn't an allergy after all?",
      asked: [
        "what if im wrong",
        "can adrenaline harm him",
        "what if it wasnt an allergic reaction",
        "isnt that risky for the heart",
      ],
      answer:
        "Then he'll have a racing heart, shaking hands and a headache for some minutes, and it passes. Waiting in a real reaction can kill. So with trouble in breathing, or faintness after food, a sting or a medicine: give it.",
    },
    {
      id: "no-pen",
      question: "And if there's no pen on board?",
      asked: [
        "what if nobody has a pen",
        "he left it in the hold",
        "can i ask other passengers for one",
        "what if there is no epipen",
      ],
      answer:
        "Call for a doctor and ground advice at once: the medical kit usually holds adrenaline that a doctor can draw up, and asking by announcement whether somebody carries a pen has saved people. Until then flat with legs up, or sitting if he can't breathe, oxygen, and the captain told.",
    },
    {
      id: "why-no-antihistamine",
      question: "Why is an antihistamine not enough?",
      asked: [
        "why not an allergy tablet",
        "wont cetirizine do",
        "can he take his allergy pills",
        "whats the tablet good for",
      ],
      answer:
        "It only eases itching and hives, and takes half an hour or more. It does nothing for a throat that's closing or for falling blood pressure. Adrenaline does all of it within minutes. The tablet may come later, if he can swallow.",
    },
    {
      id: "comes-back",
      question: "Can it come back after he feels better?",
      asked: [
        "is he safe after the pen",
        "can it come back",
        "he feels fine again can he get up",
        "does he still need a hospital",
      ],
      answer:
        "Yes, within hours, and the pen itself wears off after some fifteen to twenty minutes. So he stays lying, watched, with the second pen at hand, and goes to hospital after landing. Tell the captain early: it counts for the decision.",
    },
    {
      id: "child",
      question: "And with a child?",
      asked: [
        "what about a small child",
        "can a kid get the adult pen",
        "is there a pen for children",
        "the child has no pen of her own",
      ],
      answer:
        "A child's own pen comes first; there are weaker ones, usually 0.15 mg instead of 0.3. If there's only an adult's and the child can't breathe or goes limp, ask the ground doctor within seconds: in danger of life the stronger one is mostly better than none. Hold the leg still.",
    },
  ],
  "syllabus/first-aid-asthma": [
    {
      id: "no-inhaler",
      question: "And if she has no inhaler with her?",
      asked: [
        "she has no inhaler",
        "its in her checked bag",
        "what if the spray is empty",
        "what do i do without a spray",
      ],
      answer:
        "Upright, calm, oxygen as procedure says, and a call for a doctor and ground advice. The medical kit often has a reliever that may be given on medical advice, and the crew can ask whether a passenger carries one. Tell the captain early, because without it things can turn fast.",
    },
    {
      id: "somebody-elses",
      question: "May she use somebody else's inhaler?",
      asked: [
        "another passenger has one ok?",
        "can i borrow an inhaler",
        "is it bad to share an inhaler",
        "what if it belongs to someone else",
      ],
      answer:
        "In a bad attack with nothing else, yes: a blue reliever from another passenger is nearly always the same drug, and the ground doctor can say so in a moment. Wipe the mouthpiece, check name and date. She decides and takes it herself.",
    },
    {
      id: "how-many-puffs",
      question: "How many puffs may she take?",
      asked: [
        "how many puffs",
        "how often can she spray",
        "can she take too much",
        "what if one puff doesnt help",
      ],
      answer:
        "As her own plan says. A common rule in the UK is one puff every 30 to 60 seconds, up to ten; other countries say four to begin with and again after some minutes. A racing heart and shaking come with it. If that doesn't help, it's an emergency.",
      source: { name: "NHS, Asthma attacks", year: 2024 },
    },
    {
      id: "why-upright",
      question: "Why upright, wouldn't she rest better lying down?",
      asked: ["why not lie her down", "why sit up", "why lean forward", "can she lie down"],
      answer:
        "No: lying down, the belly presses on the lungs and she fights for each breath. Sitting and leaning on the tray table, arms propped, the chest muscles can help. Let her choose what's easiest.",
    },
  ],
  "syllabus/first-aid-hyperventilation-or-hypoxia": [
    {
      id: "why-no-bag",
      question: "Why no paper bag?",
      asked: [
        "why not a bag",
        "my mum always used a paper bag",
        "whats wrong with the paper bag",
        "isnt the bag the trick",
      ],
      answer:
        "Because it takes away oxygen, and you can't be sure it's only panic: in asthma, a heart attack or thin cabin air that can kill. Slow breathing does the same job without the danger.",
    },
    {
      id: "why-tingling",
      question: "Why do the fingers tingle?",
      asked: [
        "where does the tingling come from",
        "why do hands cramp",
        "why do they go numb",
        "is the tingling dangerous",
      ],
      answer:
        "Breathing too fast washes carbon dioxide out of the blood, and that upsets the nerves: tingling round the mouth and in the fingers, then cramped hands. It looks alarming, does no lasting harm, and goes within minutes once the breathing slows.",
    },
    {
      id: "how-to-slow",
      question: "How do I slow the breathing down?",
      asked: [
        "how do i get her to breathe slower",
        "what do i say to her",
        "what does counting look like",
        "she cant calm down",
      ],
      answer:
        "Sit facing her and breathe yourself, visibly: in through the nose while you count to four, out through pursed lips while you count to six. 'With me: in, and slowly out.' Don't say 'calm down'. Ten slow breaths mostly turn it.",
    },
    {
      id: "how-long",
      question: "How long may it last before I call for help?",
      asked: [
        "how long does it take",
        "when do i get a doctor",
        "what if it doesnt stop",
        "and if she faints",
      ],
      answer:
        "If it isn't clearly easing after five to ten minutes, get advice, and at once with chest pain, blue lips, a wheeze, confusion or a fever. If she faints, the breathing slows by itself: lay her down, check it and watch.",
    },
  ],
  "syllabus/first-aid-burns": [
    {
      id: "why-no-ice",
      question: "Why no ice, when we have plenty on board?",
      asked: ["why not ice", "can i put ice on it", "we have so much ice", "isnt colder better"],
      answer:
        "Because ice narrows the vessels and damages skin that's already hurt, and a large burn chills the whole body. Cool means like tap water. You may cool the water in the bottle with ice cubes, but nothing frozen touches the skin.",
    },
    {
      id: "noticed-late",
      question: "She only tells me an hour later. Does cooling still help?",
      asked: [
        "it happened an hour ago",
        "is it too late to cool",
        "does cooling still make sense",
        "how late can i start",
      ],
      answer:
        "Yes: it eases the pain and still helps up to about three hours after the burn, though the first minutes count most. So begin now, 20 minutes, then cover it.",
      source: {
        name: "British Burn Association, First Aid Clinical Practice Guidelines",
        year: 2018,
      },
    },
    {
      id: "blisters",
      question: "What about blisters?",
      asked: [
        "do i open the blister",
        "it has blisters now",
        "what if a blister bursts",
        "should i pop it",
      ],
      answer:
        "Leave them closed: the skin over them is the best dressing there is. If one opens, cover it with a sterile dressing that doesn't stick or clean cling film. No cream, no powder, no plaster on it.",
    },
    {
      id: "clothes-stuck",
      question: "And if the clothes stick to it?",
      asked: [
        "her tights stick to the skin",
        "do i take the clothes off",
        "what about the sleeve",
        "can i pull it off",
      ],
      answer:
        "Take off at once what's wet and hot and comes away easily, because it goes on burning. What sticks stays: cool over it and cut round it. Rings, watch and bracelet come off before it swells.",
    },
    {
      id: "when-doctor",
      question: "When does a burn need a doctor?",
      asked: [
        "is it serious",
        "when do i call a doctor for it",
        "how big is too big",
        "it's a child with a burn",
      ],
      answer:
        "A burn larger than the person's hand, one on face, hands, feet, joints or genitals, white or charred skin, and any but the smallest on a baby or an old person. Get medical advice in flight and have them met. Fill in the report as well: hot drinks end in claims.",
    },
  ],
  "syllabus/first-aid-bleeding-and-shock": [
    {
      id: "soaks-through",
      question: "And if the blood soaks through?",
      asked: [
        "what if it bleeds through",
        "do i change the bandage",
        "it doesnt stop",
        "the bandage is full of blood",
      ],
      answer:
        "Press harder and straight on the spot that bleeds, and lay a second dressing on top of the first; leave the first one, or you tear the clot. If it's an arm or a leg and it still runs or spurts, it's time for the tourniquet.",
    },
    {
      id: "tourniquet-how-long",
      question: "How long may a tourniquet stay on?",
      asked: [
        "how long can it stay",
        "doesnt the leg die",
        "do i open it in between",
        "when do i take the tourniquet off",
      ],
      answer:
        "Until somebody medical takes it off. Up to about two hours a limb usually comes through it, after that the harm grows, so the time written on it matters to the captain's decision. Don't loosen it in between unless the ground doctor tells you.",
      source: { name: "Committee on Tactical Combat Casualty Care, TCCC Guidelines", year: 2021 },
    },
    {
      id: "no-tourniquet",
      question: "What if there's no tourniquet on board?",
      asked: [
        "can i use a belt",
        "what if we dont have one",
        "is a tie ok",
        "can i make one myself",
      ],
      answer:
        "Press on: strong hands on the wound, taking turns, stop nearly all bleeding, and packing the hole with gauze helps. A home-made one of broad cloth twisted tight with a stick-like handle is a last resort. A thin belt or a string cuts without stopping the blood.",
    },
    {
      id: "why-nothing-to-drink",
      question: "Why may he drink nothing?",
      asked: ["he is thirsty can he drink", "why no water", "just a sip?", "why nothing to eat"],
      answer:
        "Because he may be operated on soon, and in shock the stomach stops working: he vomits, drowsy, and breathes it in. Wet his lips with a damp cloth. The thirst comes from the lost blood, and water by mouth won't cure it.",
    },
    {
      id: "object-in-wound",
      question: "And if something is stuck in the wound?",
      asked: [
        "theres glass in it",
        "do i pull it out",
        "what if a piece is sticking out",
        "something is stuck in the wound",
      ],
      answer:
        "Leave it where it is: it's plugging the hole. Press beside it, pad round it with rolled cloths so that nothing pushes on it, and bandage over the pads. Only small splinters lying on the surface may be wiped away.",
    },
    {
      id: "blood-on-me",
      question: "What if his blood gets on me?",
      asked: [
        "i got blood on my hands",
        "am i in danger from the blood",
        "what if i have no gloves",
        "what about hiv",
      ],
      answer:
        "On whole skin nearly nothing can happen: wash with soap and water. In the eye or mouth, rinse for some minutes; on a cut or with a prick, wash and see a doctor within hours. Tell the purser and write it down. No gloves at hand? A plastic bag over the hand will do.",
    },
  ],
  "syllabus/first-aid-nosebleed": [
    {
      id: "why-not-back",
      question: "Why not tip the head back?",
      asked: [
        "why forward",
        "my mum always said head back",
        "whats wrong with head back",
        "cant she lie down",
      ],
      answer:
        "Leaning back, the blood runs down the throat: she swallows it, feels sick and brings it up again, or coughs it into the lungs. And you no longer see how much it is. Forward over a bag, spitting out what comes.",
    },
    {
      id: "tissue-in-nose",
      question: "Can I put a tissue up the nose?",
      asked: [
        "tissue in the nose ok?",
        "cotton wool up the nose?",
        "can he plug it",
        "what about ice on the neck",
      ],
      answer:
        "Better not: it doesn't press where it bleeds, and pulling it out tears the clot. Pinching the soft part does the work. Something cold on forehead or neck does no harm and calms, but don't rely on it.",
    },
    {
      id: "after-a-blow",
      question: "And if it came from a blow or a fall?",
      asked: [
        "he got hit on the nose",
        "what if the nose is broken",
        "he fell on his face",
        "what about clear fluid",
      ],
      answer:
        "Look at the head first: was he out, is he confused, is the neck painful? Pinch only if it doesn't hurt too much, and cool it. Clear, watery fluid after a blow isn't a cold: it may come from a fracture of the skull, so let it run and get advice at once.",
    },
    {
      id: "afterwards",
      question: "What may she do once it has stopped?",
      asked: [
        "it stopped what now",
        "can she blow her nose",
        "can it start again",
        "why do so many bleed on planes",
      ],
      answer:
        "Rest, head up, no hot drinks, no bending for bags, and no blowing or picking for a day. Cabin air is very dry and cracks the lining, so it starts again easily: water to drink, and a little plain ointment or saline if she has it.",
    },
  ],
  "syllabus/first-aid-fracture": [
    {
      id: "why-not-straighten",
      question: "Why don't I straighten it?",
      asked: [
        "should i put it straight",
        "why leave it crooked",
        "cant i pull it back",
        "it looks so bent",
      ],
      answer:
        "Because a bone end can cut a vessel or a nerve on the way, and it hurts terribly. Splint it as it lies. Only when the foot or hand turns cold, pale and numb do you ask the ground doctor, who may talk somebody trained through it.",
    },
    {
      id: "splint-with-what",
      question: "What do I use as a splint?",
      asked: [
        "what can i splint it with",
        "we have no splints",
        "can i use a magazine",
        "how do i keep it still",
      ],
      answer:
        "Rolled magazines, a cushion folded round the ankle, blankets, or the other leg with padding between. Tie above and below the break, never on it, and leave toes or fingers free so that you can look at them. For an arm, a sling from a scarf and the body as a board.",
    },
    {
      id: "how-to-know",
      question: "How do I know whether it's broken or only sprained?",
      asked: [
        "maybe its just sprained",
        "how do i tell a sprain",
        "he can move it is it broken",
        "can he walk on it",
      ],
      answer:
        "Often you can't without an X-ray, so treat it as broken. A bend where none should be, a crack heard, bone grating, numbness, or no weight on it at all speak for a break. Being able to move the toes proves nothing.",
    },
    {
      id: "landing",
      question: "How is he secured for landing?",
      asked: [
        "what about landing",
        "where do i put him for landing",
        "can he leave the leg up",
        "how does he get off",
      ],
      answer:
        "In a seat, belted, the leg supported on cushions if the aisle and the exits stay free, as the captain and the manual say; a row to himself with armrests up makes it easier. Order a wheelchair or an ambulance and somebody to carry him, and let the others off first.",
    },
  ],
  "syllabus/first-aid-barotrauma": [
    {
      id: "babies",
      question: "How do I help a baby whose ears hurt?",
      asked: [
        "what about a crying baby",
        "why do babies scream in descent",
        "baby ears what helps",
        "do i wake the baby to drink",
      ],
      answer:
        "Let it suck: breast, bottle or dummy from the top of descent on, and wake it in time if the parents agree. Each swallow opens the tube. Crying isn't bad either, because it opens the ears too: tell the parents and the neighbours so.",
    },
    {
      id: "with-a-cold",
      question: "What if I have a cold but have to fly?",
      asked: [
        "can i fly with a cold",
        "im congested but on duty tomorrow",
        "blocked nose and i have a flight",
        "does nose spray help",
      ],
      answer:
        "If you can't clear both ears by swallowing, you don't fly: call in sick. A torn drum or blood in the middle ear keeps you on the ground for weeks. A decongestant spray before descent helps passengers; for yourself it's no ticket to fly ill.",
    },
    {
      id: "still-blocked",
      question: "And if the ears stay blocked after landing?",
      asked: [
        "my ears are still closed",
        "how long can it stay blocked",
        "it doesnt open after the flight",
        "when to see a doctor about ears",
      ],
      answer:
        "Mostly they open within hours with swallowing, chewing and yawning, sometimes after a day or two. See a doctor with strong pain, fluid or blood from the ear, dizziness, or if hearing isn't back in a couple of days. Don't fly again until it's clear.",
    },
    {
      id: "why-not-blow-hard",
      question: "Why never blow hard?",
      asked: [
        "what happens if i blow hard",
        "can i burst my ear",
        "why gently",
        "how do i do it right",
      ],
      answer:
        "Because a sudden jet of pressure can tear the eardrum or the inner ear, and it drives germs up from the nose. Pinch, mouth closed, cheeks flat, a soft push for a second, then swallow. Often and early beats hard and late.",
    },
    {
      id: "tooth",
      question: "A passenger has a sudden toothache in the air. Is that the pressure too?",
      asked: [
        "my tooth hurts when flying",
        "why do teeth hurt up there",
        "pain over the eyes in descent",
        "what about the sinuses",
      ],
      answer:
        "It can be: air trapped under a bad filling or in an infected tooth expands in the climb. Pain above the eyes or in the cheeks in descent comes from the sinuses, as with a cold. A cool drink, a painkiller if your rules allow, and a dentist before the flight home.",
    },
  ],
  "syllabus/first-aid-dvt": [
    {
      id: "who-at-risk",
      question: "Who is most at risk?",
      asked: [
        "who gets it",
        "is it only old people",
        "does the pill matter",
        "what about pregnant women",
      ],
      answer:
        "People who've had a clot before, an operation or a plaster cast in the last weeks, cancer, who are pregnant or have just given birth, take the pill or hormones, or are very overweight. Several together count more. Healthy people have little to fear.",
    },
    {
      id: "how-often-move",
      question: "How often should people get up or move?",
      asked: [
        "how often do i walk",
        "what exercises",
        "do i have to walk every hour",
        "what if they're at the window",
      ],
      answer:
        "Feet and calves every half hour or so, and a walk every couple of hours when the sign is off. In the seat: heels up and down, toes up and down, twenty times. No bag under the seat in front helps more than people think.",
    },
    {
      id: "aspirin-before",
      question: "Should people take aspirin before a long flight?",
      asked: [
        "does aspirin help",
        "should i take a blood thinner",
        "what about baby aspirin",
        "can i tell them to take aspirin",
      ],
      answer:
        "No, not on your advice: specialists recommend against aspirin just for flying, since it helps little there and can cause bleeding. Somebody at high risk talks to the doctor before the trip about stockings or injections.",
      source: {
        name: "American College of Chest Physicians, Prevention of VTE in Nonsurgical Patients",
        year: 2012,
      },
    },
    {
      id: "breathless",
      question: "And if she's suddenly short of breath?",
      asked: [
        "what if the clot goes to the lung",
        "she cant breathe now",
        "chest pain after a long flight",
        "what are signs of it in the lung",
      ],
      answer:
        "Then think of a clot in the lung: sudden breathlessness, a stabbing pain on breathing in, a fast pulse, blood coughed up, faintness. Sit her up, no step, oxygen, defibrillator near, captain and medical advice at once. It can come days after the flight too.",
    },
  ],
  "syllabus/first-aid-childbirth": [
    {
      id: "nationality",
      question: "Which nationality does the baby get, and does it fly free for life?",
      asked: [
        "what passport does the baby get",
        "is the baby a citizen of the airline's country",
        "does the baby fly free forever",
        "where is the baby born officially",
      ],
      answer:
        "Mostly that of the parents. A few countries also count a birth in their airspace as one on their soil, and a child who'd otherwise be stateless can have that of the country where the aircraft is registered. Free flights are a story: some airlines gave a present, none has to.",
      source: { name: "Convention on the Reduction of Statelessness, article 3", year: 1961 },
    },
    {
      id: "cord-round-neck",
      question: "And if the cord is round the neck?",
      asked: [
        "the cord is around its neck",
        "what about the cord on the neck",
        "do i cut it then",
        "is the baby strangled",
      ],
      answer:
        "It's common and mostly loose. Slip it gently over the head with a finger; if that doesn't work, let the body be born through the loop and unwind it then. Don't pull it and don't cut it.",
    },
    {
      id: "baby-not-breathing",
      question: "And if the baby doesn't cry or breathe?",
      asked: [
        "the baby doesnt cry",
        "what if it doesnt breathe",
        "the baby is blue",
        "how do i wake a newborn",
      ],
      answer:
        "Dry it hard with a towel, rub the back, flick the soles: that starts most. If not, head level, mouth over mouth and nose, small breaths, in Europe five to begin with. Still no movement: two thumbs on the breastbone, three pushes to one breath. Keep it warm all along.",
    },
    {
      id: "heavy-bleeding",
      question: "And if the mother bleeds heavily?",
      asked: [
        "she bleeds a lot",
        "how much blood is normal",
        "what do i do about bleeding after birth",
        "what helps against the bleeding",
      ],
      answer:
        "About two cups is usual; soaking one pad after another isn't. Lay her flat, legs up, keep her warm, put the baby to the breast, and rub her belly firmly below the navel until the womb feels hard like a ball. Captain, doctor, ground advice: now it's a reason to land.",
    },
    {
      id: "placenta",
      question: "What do I do with the placenta?",
      asked: [
        "what about the afterbirth",
        "when does the placenta come",
        "do i pull on the cord",
        "where do i put it",
      ],
      answer:
        "Wait: it comes by itself, often within half an hour, sometimes an hour. Don't pull on the cord. Put it with the cord still attached in a clean bag beside the baby, at the same height, wrapped up too. The midwives want to see that it's complete.",
    },
    {
      id: "not-born-yet",
      question: "And if she has pains but the birth is far off?",
      asked: [
        "how do i know how long it takes",
        "is it false labour",
        "her waters broke what now",
        "contractions at 30 weeks",
      ],
      answer:
        "Ask how many weeks, which child it is, how far apart the pains are, and whether the waters broke. Pains less than five minutes apart or an urge to push mean soon. Left side, calm, a lavatory only with company, captain and ground advice at once, above all before 37 weeks.",
    },
  ],
  "syllabus/first-aid-kits": [
    {
      id: "whats-inside",
      question: "What's in the first aid kit?",
      asked: [
        "what's inside",
        "does it have plasters",
        "is there something for burns",
        "what does it contain",
      ],
      answer:
        "Bandages, sterile dressings, plasters, a burns dressing, a sling, splints, antiseptic wipes, scissors, tweezers, tape, gloves, a thermometer, a mask for breaths and a leaflet or a form: roughly that, as each country's list and airline adds. Learn where each thing lies, and with the lid open.",
    },
    {
      id: "who-checks",
      question: "Who checks the kits, and how?",
      asked: [
        "who checks it",
        "do i open it to check",
        "how often is it checked",
        "what if the seal is broken",
      ],
      answer:
        "You do, before the flight: in its place, seal whole, date not passed, nothing in front of it. You don't open it for that. A broken seal means you report it before departure; maintenance or the captain says whether the flight may go, by the minimum equipment list.",
    },
    {
      id: "pads",
      question: "Do we carry sanitary pads?",
      asked: [
        "a passenger got her period",
        "do you have tampons on board",
        "what if i need a pad myself",
        "somebody needs a pad",
      ],
      answer:
        "At many airlines yes, in the lavatory drawer, the galley or an amenity box, though not in the first aid kit everywhere. Keep two in your own bag. Hand one over wrapped and without a word too many; a colleague in the other galley nearly always has some.",
    },
    {
      id: "no-doctor-no-kit",
      question: "May we open the medical kit if there's no doctor?",
      asked: [
        "can i open it without a doctor",
        "what if only a nurse is there",
        "can the captain allow it",
        "what if nobody is qualified",
      ],
      answer:
        "Some of it, at some airlines: the ground doctor may let trained crew take out named things, such as a blood pressure cuff, an inhaler or adrenaline, with the captain's agreement. Nurses and paramedics may use what they're qualified for. Never give a drug on your own idea.",
    },
  ],
  "syllabus/first-aid-portable-oxygen": [
    {
      id: "just-asking",
      question: "A passenger simply asks for oxygen. Does he get it?",
      asked: [
        "can i just give it to him",
        "he wants oxygen",
        "is oxygen free for everyone",
        "can he have some for his headache",
      ],
      answer:
        "You ask why before you fetch it: breathless, chest pain, heart or lung trouble, faint? If he's unwell, he gets it by your procedure and you tell the purser. For a hangover or a headache, no: the bottles are few and somebody may need them in an hour.",
    },
    {
      id: "too-much",
      question: "Can you give too much oxygen?",
      asked: [
        "is too much oxygen bad",
        "what about copd",
        "can it harm",
        "is it dangerous for the lungs",
      ],
      answer:
        "For the time of a flight hardly. Some people with chronic lung disease become drowsy on high flow, so with them start low and ask the ground doctor; but nobody who's blue and fighting for breath is refused it. Watch whether he gets sleepy.",
    },
    {
      id: "how-many-bottles",
      question: "How many bottles are there?",
      asked: [
        "how many bottles on board",
        "what if it runs out",
        "do we have enough for the whole flight",
        "what if the bottle is empty",
      ],
      answer:
        "It depends on the aircraft: a handful on a narrow-body, more on long haul. Count litres, not bottles: 310 litres at 4 a minute is little over an hour. If it won't last, tell the captain early: flying lower or landing may be the answer.",
    },
    {
      id: "landing",
      question: "What happens to the bottle at landing?",
      asked: [
        "where does the bottle go at landing",
        "does he keep it on for landing",
        "how do i secure it",
        "can it roll around",
      ],
      answer:
        "It's strapped or stowed where your manual says, so that it can't fly. Whoever needs it may keep it on if bottle and person are secured and the captain knows. A loose bottle is a missile, and an open valve feeds a fire: close it when you stop.",
    },
  ],
  "syllabus/first-aid-doctor-on-board": [
    {
      id: "must-a-doctor-help",
      question: "Does a doctor on board have to help?",
      asked: [
        "is a doctor obliged to help",
        "can a doctor say no",
        "can the doctor be sued",
        "what if the doctor doesnt want to",
      ],
      answer:
        "It depends on the law that applies: Australia and many European countries oblige them, the US and England don't. A US law protects volunteers except for gross negligence or wilful wrong. You ask, you never force. Some come only when asked a second time.",
      source: {
        name: "Nable and others, In-Flight Medical Emergencies during Commercial Travel, New England Journal of Medicine; Aviation Medical Assistance Act of 1998",
        year: 2015,
      },
    },
    {
      id: "real-doctor",
      question: "How do I know that he's a real doctor?",
      asked: [
        "how do i check if he is a doctor",
        "what if he lies",
        "does he need to show a card",
        "he has no id what now",
      ],
      answer:
        "Ask for a card and for his field, kindly; most understand. No card: ask where he works and what he'd do first, tell the captain, and have the ground doctors talk to him. They notice within a minute. Drugs come out only when that's settled.",
    },
    {
      id: "doctors-disagree",
      question: "What if he and the ground doctor disagree?",
      asked: [
        "who do i listen to",
        "the two doctors say different things",
        "what if they disagree",
        "whose word counts",
      ],
      answer:
        "Get them to talk to each other, by handset or with you repeating word for word. If it stays open, most airlines follow their ground service, which knows the kit and the airports. The captain decides about the flight, and you don't do what you're sure is wrong.",
    },
    {
      id: "dentist-or-vet",
      question: "A dentist, a vet or a student offers help. What then?",
      asked: [
        "what if its only a vet",
        "is a dentist ok",
        "a medical student came",
        "what about a nurse or paramedic",
      ],
      answer:
        "Thank them, ask what they can do, and use exactly that. A paramedic or an intensive care nurse is often the best there is in a cardiac arrest; a dentist can hold an airway, a vet can find a vein. The kit goes by your airline's list of who may use it.",
    },
    {
      id: "what-do-i-do-then",
      question: "What do I do once the doctor has taken over?",
      asked: [
        "do i leave them alone",
        "whats my job then",
        "can i go back to service",
        "do i stay with the doctor",
      ],
      answer:
        "You stay: bring, hold, translate, know the kit, keep people away, write times, and pass facts to the captain. Repeat every order before you do it. You're still responsible for the cabin, and the doctor doesn't know where the oxygen is or when to sit down.",
    },
  ],
  "syllabus/first-aid-death-on-board": [
    {
      id: "why-not-lavatory",
      question: "Why not in the lavatory?",
      asked: [
        "why not put him in the toilet",
        "wouldnt the toilet be more private",
        "why not the galley",
        "where else could he go",
      ],
      answer:
        "Because there he can't be belted and might slip or block the door, it can't be opened with dignity later, and the cabin is short of a lavatory. And you wouldn't want it for your own father. A seat, a blanket to the neck, a belt.",
    },
    {
      id: "full-flight",
      question: "And if the flight is full?",
      asked: [
        "what if theres no free row",
        "the plane is full where does he go",
        "does he stay next to his wife",
        "do people have to sit beside him",
      ],
      answer:
        "Then he mostly stays in his own seat, belted, reclined, covered to the neck, and you move the neighbours if there's any seat at all, crew seats included where the rules allow. Ask his companion what she'd like: many want to stay beside him.",
    },
    {
      id: "does-it-land",
      question: "Does the captain land then?",
      asked: [
        "do we divert for a dead body",
        "does the flight turn around",
        "do we still fly to the destination",
        "what happens after landing",
      ],
      answer:
        "Mostly no: nothing can be gained for him any more, and a landing elsewhere means foreign papers and a family stranded. The flight usually goes on, and police and a doctor come on board at the destination. While you're still resuscitating it's another matter.",
    },
    {
      id: "what-to-tell",
      question: "What do I tell the other passengers?",
      asked: [
        "do i tell the others",
        "people ask what happened",
        "what do i say if they ask",
        "kids saw everything",
      ],
      answer:
        "Little, and nothing untrue: 'Somebody has fallen seriously ill. We're looking after him and the family. Thank you for giving them room.' No name, no diagnosis, and no photographs. To those who saw it close by, say a kind word each and offer another seat if you can.",
    },
    {
      id: "why-not-say-dead",
      question: "Why don't crew say that he's dead?",
      asked: [
        "why cant we say dead",
        "who says he is dead",
        "does a doctor on board declare it",
        "whats the time of death",
      ],
      answer:
        "Because certifying death is a legal act for a doctor with authority in that country, and it fixes place and time. You write down when CPR ended and on whose advice; a doctor on board may state it in the report if willing. To the family you do speak plainly.",
    },
  ],
  "syllabus/first-aid-infection": [
    {
      id: "did-i-catch-it",
      question: "Could I have caught it, and what do I do then?",
      asked: [
        "what if i catch it",
        "am i infected now",
        "i sat with him the whole time",
        "do i go home after",
      ],
      answer:
        "With mask, gloves and clean hands the risk is small. Write down who worked near the patient, give your contacts to the health authority, and watch for what they tell you: fever, cough, rash. Measles and chickenpox are the ones to ask about: are you immune? See the company doctor before the next duty.",
    },
    {
      id: "tell-passengers",
      question: "Do we tell the other passengers?",
      asked: [
        "do we say it on the pa",
        "what do i tell the neighbours",
        "will they all panic",
        "do the others have a right to know",
      ],
      answer:
        "Not you, and not by announcement: the health authority decides whom to inform, mostly people within a couple of rows, by the seat list. You say that somebody's unwell and that you've moved him to rest. After landing all may have to wait and fill in a contact card.",
    },
    {
      id: "no-free-seats",
      question: "And if there's no free seat to move him to?",
      asked: [
        "the flight is full",
        "where do i put him then",
        "how far away do others have to sit",
        "can he stay in the row",
      ],
      answer:
        "Then he stays, at the window if possible, masked, and the neighbours get masks if you have them. Any gap is better than none. One lavatory for him alone, closed to the rest, and one of you for him. Tell the captain that he couldn't be moved, so the health authority knows who sat near.",
    },
    {
      id: "vomit-cleaning",
      question: "How do I clean up when somebody has vomited?",
      asked: [
        "how do i clean vomit",
        "what do i wear for cleaning",
        "what about the seat",
        "do i use the powder",
      ],
      answer:
        "Gloves, mask and apron on, powder over it, wait until it sets, scoop it up, disinfect, everything in the marked bag, then wash your hands with soap, since gel doesn't kill norovirus well. Block the seat if it's soaked. Don't serve food until you've washed.",
    },
  ],
  "syllabus/first-aid-fear": [
    {
      id: "how-long-lasts",
      question: "How long does a panic attack last?",
      asked: [
        "how long is it",
        "when does it stop",
        "does it pass by itself",
        "what if it doesnt go away",
      ],
      answer:
        "It peaks within about ten minutes and mostly fades within half an hour. Tell her so: 'This is horrible, it's not dangerous, and it'll pass.' If it doesn't, or there's chest pain, a wheeze or confusion, treat it as illness and get advice.",
    },
    {
      id: "what-not-to-say",
      question: "What should I never say?",
      asked: [
        "what should i not say",
        "is 'calm down' wrong",
        "what are bad words",
        "what would make it worse",
      ],
      answer:
        "'Calm down', 'There's nothing to be afraid of', 'You're holding up the flight', and any statistics. They tell her she's wrong to feel it. Better: 'I'm staying with you. Look at me. We'll breathe together.'",
    },
    {
      id: "wine-to-calm",
      question: "May I give her a glass of wine to calm her?",
      asked: [
        "does a drink help",
        "can she have alcohol",
        "what about her own tablets",
        "a whisky maybe?",
      ],
      answer:
        "Better not: at altitude alcohol works harder, makes the heart race later, and mixes badly with tablets. Her own medicine, if a doctor prescribed it, she takes herself. Water, something to hold, fresh air and you do more.",
    },
    {
      id: "goes-to-the-door",
      question: "And if she runs for the door?",
      asked: [
        "what if she tries to open the door",
        "she runs to the exit",
        "what if she gets aggressive",
        "can she open it",
      ],
      answer:
        "In flight the door can't be opened against the pressure, but on the ground it can. Put yourself between her and the door without touching if you can, speak low, call a colleague, tell the captain. If she reaches for the handle, you stop her: then it's safety, not comfort.",
    },
  ],
  "syllabus/first-aid-airsickness": [
    {
      id: "best-seat",
      question: "Where should she sit?",
      asked: ["which seat is best", "can i move her", "where does it shake least", "front or back"],
      answer:
        "Over the wing, at a window, looking at the horizon, with the head against the rest. The tail swings most. If you can't move her, the eyes shut and the seat back do nearly as well, and no reading or screen.",
    },
    {
      id: "when-worry",
      question: "When is it more than airsickness?",
      asked: [
        "when is vomiting serious",
        "how do i know its not something else",
        "what if she cant stop",
        "blood in the vomit",
      ],
      answer:
        "With fever, strong belly pain, a headache as never before, blood or black stuff in it, chest pain, confusion, or after a blow to the head. Also when she can't keep a sip down for hours, is a small child, or is pregnant and getting dry. Then ask for medical advice.",
    },
    {
      id: "what-to-eat",
      question: "What may she eat or drink?",
      asked: [
        "does ginger help",
        "coke or water",
        "should she eat something",
        "what helps the stomach",
      ],
      answer:
        "Small sips of water or a flat soft drink, then a dry cracker or bread when it settles. Ginger helps some people and harms nobody. No alcohol, no coffee, nothing fatty, and nothing at all for half an hour after she's been sick.",
    },
    {
      id: "bag-and-smell",
      question: "The smell makes others sick too. What do I do?",
      asked: [
        "what about the smell",
        "others feel sick now",
        "where does the bag go",
        "how do i get rid of the smell",
      ],
      answer:
        "Take the bag away closed and at once, in a second bag, into the lavatory bin or the waste your airline names. Open the nozzles, cover what's left with powder or coffee grounds, offer neighbours other seats. A wet towel for her face is kinder than perfume.",
    },
  ],
  "syllabus/first-aid-jet-lag": [
    {
      id: "how-many-days",
      question: "How many days does it take to get over it?",
      asked: [
        "how long does jet lag last",
        "when am i normal again",
        "how many days",
        "does it ever get better",
      ],
      answer:
        "Roughly a day for each time zone, a little less going west. On a layover of one or two days your body never arrives, which is why many crew don't try. Proper nights at home are what put it right.",
    },
    {
      id: "home-or-local",
      question: "Do I live by home time or local time on a layover?",
      asked: [
        "should i stay on home time",
        "do i sleep when they sleep there",
        "local time or home time",
        "what do crew do on short layovers",
      ],
      answer:
        "For a day or two stay near home time if you can: sleep when it's night at home, dark curtains, a main sleep and a nap. From about three days on go over to local time, with daylight in the morning. Either way, sleep before the duty counts most.",
    },
    {
      id: "why-east",
      question: "Why is flying east harder?",
      asked: [
        "why is east worse",
        "why not west",
        "whats the difference east west",
        "why cant i sleep after flying east",
      ],
      answer:
        "Because your inner day is naturally a little longer than 24 hours. Going west you stay up later, which the body likes; going east you have to fall asleep before you're tired. So after an eastbound flight, morning light and an evening without screens help.",
    },
    {
      id: "coffee",
      question: "When should I stop with the coffee?",
      asked: [
        "how late can i drink coffee",
        "how much coffee is ok",
        "what about energy drinks",
        "does coffee help on nights",
      ],
      answer:
        "About six hours before you want to sleep, for some people eight. On a night flight a small cup early and one in the small hours does more than a big one. Up to 400 mg a day is held to be safe for healthy adults, about four cups, and less in pregnancy.",
      source: {
        name: "European Food Safety Authority, Scientific Opinion on the safety of caffeine",
        year: 2015,
      },
    },
  ],
  "syllabus/human-factors-fatigue": [
    {
      id: "get-in-trouble",
      question: "Do I get into trouble if I say I'm too tired?",
      asked: [
        "will they punish me",
        "can they fire me for being tired",
        "what if they get angry",
        "is it like calling in sick",
      ],
      answer:
        "You shouldn't: in Europe the law forbids flying when you're unfit, and the airline has to take fatigue reports without blame; US rules have similar programmes. How it's counted and paid differs, so read it. If you were tired because you partied, that's another talk.",
    },
    {
      id: "tired-in-flight",
      question: "What if I only notice it in the middle of the flight?",
      asked: [
        "i get too tired on board what now",
        "what if i nearly fall asleep",
        "my eyes close on the jumpseat",
        "what do i do during the flight",
      ],
      answer:
        "Say it: 'I'm very tired, please double-check me.' Swap to a task where you stand and move, drink water, have a coffee, light, a short rest if the purser allows. Have somebody cross-check your door. Staying silent is the dangerous part.",
    },
    {
      id: "why-half-per-mille",
      question: "Why is being awake so long like being drunk?",
      asked: [
        "why like drunk",
        "is it really like alcohol",
        "what does 17 hours awake do",
        "how can tired be like drunk",
      ],
      answer:
        "Tests show it: after about 17 hours awake, people react as slowly and miss as much as with half a per mille of alcohol. And as with alcohol, you don't notice it: you feel fine and judge badly. That's why you count hours instead of trusting the feeling.",
    },
    {
      id: "nap",
      question: "How long should a nap be?",
      asked: [
        "how long do i nap",
        "is a nap a good idea",
        "can i nap before a night flight",
        "why only 20 minutes",
      ],
      answer:
        "Twenty to thirty minutes, then quarter of an hour to get going: you wake before deep sleep. If you've more time, make it a whole cycle of about an hour and a half. Before a night flight, an afternoon sleep is worth more than any coffee.",
    },
  ],
  "syllabus/human-factors-alcohol": [
    {
      id: "captain-smells",
      question: "What if the captain smells of alcohol?",
      asked: [
        "what if the pilot is drunk",
        "i smell it on the captain",
        "who do i tell about the captain",
        "do i dare to report a pilot",
      ],
      answer:
        "You say so before the aircraft moves, rank or no rank: to the purser, who speaks to the captain or straight to the duty manager, and you yourself if nobody does. State only what you smelt and saw. A test settles it in minutes, and it protects the captain too if you're wrong.",
    },
    {
      id: "on-a-layover",
      question: "May I drink at all on a layover?",
      asked: [
        "can crew drink on layovers",
        "is a beer ok on a night stop",
        "can i drink in uniform",
        "what if i am off for 24 hours",
      ],
      answer:
        "Yes, off duty, out of uniform, and early enough for your airline's hours, the stricter of law and manual. At some airlines and in some countries it's barred or unwise altogether. Count from report time, remember you might be called earlier, and think of your passport: drunk abroad can end the job.",
    },
    {
      id: "how-fast-it-goes",
      question: "How fast does it go out of the body?",
      asked: [
        "how long until its gone",
        "how long for a bottle of wine",
        "does coffee make it go faster",
        "can i sleep it off",
      ],
      answer:
        "The average adult clears about one UK unit an hour, which is half a medium glass of wine, and nothing speeds it up: no coffee, no shower, no run. A bottle of wine, about ten units, takes ten hours, so eight hours after a party you may well be over.",
      source: { name: "NHS, Alcohol units", year: 2024 },
    },
    {
      id: "on-standby",
      question: "What about standby?",
      asked: [
        "can i drink on standby",
        "does the rule count on standby",
        "what if they call me",
        "reserve at home with a glass of wine",
      ],
      answer:
        "Treat standby as duty: in Europe the eight hours count before its start, and you may be on an aircraft an hour later. So no glass before it and none during it. If you get a call on a day off after drinking, just say you're not able to.",
    },
    {
      id: "what-happens",
      question: "What happens to somebody who's over the limit?",
      asked: [
        "what if you fail the test",
        "do you lose your job",
        "is it a crime",
        "can you go to prison for it",
      ],
      answer:
        "You're taken off the flight at once, and mostly the job is gone. In many countries it's a crime too: in the UK up to two years in prison. Somebody who asks for help before it comes to that is treated very differently, and most airlines have a programme.",
      source: { name: "UK Railways and Transport Safety Act 2003, sections 93 and 96", year: 2003 },
    },
  ],
  "syllabus/human-factors-reporting": [
    {
      id: "tell-or-hide",
      question: "I made a mistake and nobody saw it. Do I tell?",
      asked: [
        "should i tell or hide it",
        "nobody noticed do i have to say it",
        "what if i keep quiet",
        "do i tell my purser",
      ],
      answer:
        "Yes, at once, while something can still be done: 'I reported my door armed and I hadn't looked. I've checked it now.' What you tell is a small thing by evening. What comes out later is a question of whether you can be trusted.",
    },
    {
      id: "get-fired",
      question: "Can I be fired for reporting my own mistake?",
      asked: [
        "will i lose my job",
        "can they punish me",
        "what if they blame me",
        "is it really without blame",
      ],
      answer:
        "For an honest mistake, no: European law protects reporters, and most airlines elsewhere have such a policy. It doesn't cover recklessness, drink or a rule broken on purpose. You may get a talk or an extra lesson, and that's training, not punishment.",
    },
    {
      id: "colleagues-mistake",
      question: "What if it was a colleague's mistake?",
      asked: [
        "do i report a colleague",
        "it was my colleague not me",
        "isnt that snitching",
        "should i tell on her",
      ],
      answer:
        "Speak to her first and let her report it: 'You'd better write that one, shall we do it together?' If she won't and it touches safety, you report what happened, not who's to blame. If it's dangerous now, the purser hears it now.",
    },
    {
      id: "in-the-interview",
      question: "How do I use it in the interview?",
      asked: [
        "what do i say in the interview",
        "they asked about a mistake",
        "can i tell about a mistake",
        "which mistake is a good one",
      ],
      answer:
        "Tell a real one that you reported yourself: what happened, whom you told and how soon, what changed. Choose one with some weight in which nobody was harmed. They listen for one thing: whether you'd tell them when nobody's looking.",
    },
  ],
  "syllabus/human-factors-debrief": [
    {
      id: "after-a-death",
      question: "How do crew cope after somebody has died on the flight?",
      asked: [
        "how do you deal with it after",
        "what if i cant forget it",
        "do you get time off",
        "who helps the crew",
      ],
      answer:
        "Differently, and all of it is normal: crying, talking, silence, being wide awake at night. A talk among the crew the same day, somebody at home who knows, food, sleep and a walk help most. Airlines offer peer support and often free days. Ask for the next duty off if you need it.",
    },
    {
      id: "when-get-help",
      question: "When should I get help for it?",
      asked: [
        "when is it too much",
        "i still see the pictures",
        "how long is it normal",
        "is it weak to ask for help",
      ],
      answer:
        "If after about four weeks you still see it, sleep badly, avoid flying or are jumpy and numb, talk to a professional; sooner if it's getting worse. Peer support is confidential at most airlines. Asking early isn't weakness: it's what keeps people in the job.",
    },
    {
      id: "did-i-do-wrong",
      question: "What if I think it was my fault?",
      asked: [
        "what if i did something wrong",
        "i think i was too slow",
        "could i have saved him",
        "i feel guilty",
      ],
      answer:
        "Nearly everybody thinks so afterwards. Most people whose heart stops in the air don't survive even with everything done right. Say the thought aloud in the debriefing, let the others tell you what they saw, and have a doctor explain it. If something did go wrong, it's for learning.",
    },
    {
      id: "fly-on",
      question: "Do I have to go on working on that flight?",
      asked: [
        "do i have to do the service after",
        "can i sit down",
        "what if i cry on board",
        "do we fly back the same day",
      ],
      answer:
        "You're still crew for the doors, so the purser shares the work out: whoever did the compressions sits, drinks, washes, and somebody else does the cabin. Crying in the galley is all right. The flight home is decided afterwards, and unfit means unfit: say so.",
    },
  ],
  "assessment-days/asked-bag-on-the-head": [
    {
      id: "was-unconscious",
      question: "And if he was out for a moment?",
      asked: [
        "what if he was knocked out",
        "he blacked out for a second",
        "what if he passes out later",
        "he doesnt remember it",
      ],
      answer:
        "Then it's at least a concussion, and you get medical advice even if he feels fine. Somebody watches him all the time, notes how awake he is every ten minutes, and has him met by a doctor. If he passes out again or a pupil widens, the captain needs to know within the minute.",
    },
    {
      id: "may-he-sleep",
      question: "May he sleep afterwards?",
      asked: [
        "can he sleep",
        "do i have to keep him awake",
        "should i wake him up",
        "is sleeping dangerous",
      ],
      answer:
        "Yes, if he's been clear and well, but wake him every half hour or so and ask name and place. Sleep isn't the danger, but it hides him getting worse. If he's hard to wake or talks nonsense, it's an emergency.",
    },
    {
      id: "painkiller",
      question: "Can he have a painkiller?",
      asked: [
        "can i give him something for the headache",
        "is aspirin ok",
        "he wants a tablet",
        "what about paracetamol",
      ],
      answer:
        "Only on medical advice. Aspirin and ibuprofen can make a bleed worse, and any tablet covers up the headache you need to watch. Something cold in a cloth, quiet and dim light come first. No alcohol for the rest of the flight.",
    },
    {
      id: "neck",
      question: "And if his neck hurts?",
      asked: ["what about the neck", "his neck hurts too", "do i turn his head", "can i move him"],
      answer:
        "Leave him as he is and ask him not to turn his head; support it with your hands or rolled blankets on both sides. Don't pull it straight and don't fit anything tight. If he vomits or stops breathing properly, the airway comes first: turn him in one piece.",
    },
  ],
  "assessment-days/asked-drunk-or-ill": [
    {
      id: "what-to-ask",
      question: "What exactly do I ask him?",
      asked: [
        "what questions do i ask",
        "how do i start talking to him",
        "what do i look at",
        "how do i check quickly",
      ],
      answer:
        "'What's your name? Where are we flying? Are you diabetic, do you take medicine? What have you had today?' Then let him smile, lift both arms and say a sentence. It takes a minute and finds most of what isn't drink.",
    },
    {
      id: "already-served",
      question: "And if we served him all that ourselves?",
      asked: [
        "what if we gave him the drinks",
        "its our fault he is drunk",
        "do i say how many he had",
        "what do i tell the captain",
      ],
      answer:
        "Say so honestly: number and times help the doctor. Stop the alcohol, give water and food, keep him in his seat and in sight, and tell the whole crew. For the report count what each galley gave. Altitude, tiredness and tablets make a few drinks look like many.",
    },
    {
      id: "at-boarding",
      question: "What do I do if I notice it at boarding?",
      asked: [
        "he seems drunk at the door",
        "can he come on board like this",
        "what if he is ill at the door",
        "who decides at the door",
      ],
      answer:
        "Talk to him at the side, close enough to smell and look, then tell the purser, who informs the captain and the gate. Drunk or ill, he may have to stay behind, and it's kinder now than in the air. The captain has the last word.",
    },
  ],
  "assessment-days/asked-when-the-captain-lands-for-a-patient": [
    {
      id: "how-long-to-land",
      question: "How long does it take until we're on the ground?",
      asked: [
        "how fast can we land",
        "how many minutes until landing",
        "how long does a diversion take",
        "what if we are over the ocean",
      ],
      answer:
        "From cruise over land, rarely less than 20 to 30 minutes: descent, approach, taxiing, doors. Over an ocean it can be two or three hours. So plan the care for that time: oxygen in litres, people to take turns, who sits where for landing.",
    },
    {
      id: "what-captain-needs",
      question: "What does the captain need from me to decide?",
      asked: [
        "what do i tell the captain",
        "what does the captain want to know",
        "how do i report it",
        "what words do i use",
      ],
      answer:
        "Short and in one go: seat, age and sex, what happened and when, awake or not, breathing, what you've given, what the doctor on board says, and whether it's getting better or worse. Then stop talking and answer questions. Call again at every change.",
    },
    {
      id: "other-passengers",
      question: "What do I say to passengers who miss their connection?",
      asked: [
        "people complain about the landing",
        "they will miss their connection",
        "what do i say to angry passengers",
        "is there compensation for that",
      ],
      answer:
        "'Somebody on board needs a hospital. We'll tell you about your connections as soon as we know.' Most fall silent at that. Rebooking is the airline's business; cash compensation for the delay is seldom due, since a medical case is outside its control.",
    },
    {
      id: "crew-hours",
      question: "And if our own duty time runs out?",
      asked: [
        "what about our hours",
        "do we fly on after that",
        "what if we run out of duty time",
        "do we stay there overnight",
      ],
      answer:
        "The captain works it out with operations: law lets the duty be extended a little when something unforeseen happens, and if that isn't enough, a hotel, a new crew, or a wait. Say honestly if you're no longer fit. Medical kits and oxygen used also have to be replaced first.",
    },
  ],
};
