import type { FurtherQuestions } from "./schema.ts";

/** What people ask on of the reach, tattoos, the pool, a recorded video, the check before take-off, seasons and money, by the entry's id. */
export const FURTHER_IN_TALKS: FurtherQuestions = {
  "assessment-days/asked-checks-before-take-off": [
    {
      id: "who-gives-cabin-secure",
      question: "Who says 'cabin secure', and to whom?",
      asked: [
        "who reports it",
        "who tells the captain that",
        "and who says it's ready",
        "to whom do i report",
      ],
      answer:
        "Each crew member reports their own area to the purser, and the purser tells the flight deck by interphone or a button. Without it the aircraft doesn't take off, so nobody says it before they have looked.",
    },
    {
      id: "passenger-still-standing",
      question: "What if somebody is still standing then?",
      asked: [
        "and if someone gets up",
        "what if one doesn't sit down",
        "somebody in the toilet at that moment",
        "what if they won't listen",
      ],
      answer:
        "The aircraft waits. Tell the passenger once, clearly and with the reason; if it takes longer, the flight deck hears that the cabin isn't secure and holds. Nobody is hurried into a seat by shouting from the jump seat.",
    },
    {
      id: "what-is-the-silent-review",
      question: "What is the silent review?",
      asked: [
        "what do i think in it",
        "what is that review in the seat",
        "what goes through my head then",
        "which questions do i ask myself",
      ],
      answer:
        "It's thirty seconds on the jump seat in which you go through what you'd do: brace position, commands, my exit and how it opens, is the outside safe, the nearest equipment, who may need help. Take-off and landing are when it would happen.",
    },
  ],
  "assessment-days/asked-pool-day": [
    {
      id: "cannot-swim-well",
      question: "What if I can't swim well?",
      asked: [
        "i'm not a good swimmer",
        "and if i can't swim far",
        "is that a problem for me",
        "i am afraid of the water",
      ],
      answer:
        "Start lessons now and don't wait for the offer. You wear a vest in most of the drill, but some airlines test a distance without one, and panic in deep water is hard to hide. Six to ten weeks change a lot.",
    },
    {
      id: "what-to-wear-for-it",
      question: "What do I wear for it?",
      asked: [
        "do we wear uniform in it",
        "in a swimsuit or clothes",
        "what clothes do i need",
        "may i wear a burkini",
      ],
      answer:
        "Mostly something over swimwear: overalls, an old uniform or leggings and a T-shirt, so that you feel the weight of wet clothes. Covering swimwear is no problem; ask what they hand out, and bring a towel and dry socks.",
    },
    {
      id: "failing-it",
      question: "What if I fail it?",
      asked: [
        "and if i don't pass it",
        "can i do it again",
        "do they throw me out then",
        "how many tries",
      ],
      answer:
        "It's practice more than an exam, and who is nervous gets help and another go. Who can't do it at all has no valid training, so the airline repeats it once or ends the course.",
    },
  ],
  "assessment-days/asked-times-in-a-recorded-video": [
    {
      id: "when-time-runs-out",
      question: "What if the time runs out in the middle of a sentence?",
      asked: [
        "and if i'm cut off",
        "what if it stops before i finish",
        "is it bad if i don't finish",
        "what if i run over",
      ],
      answer:
        "It simply stops, and they've seen it a hundred times. That's why the result belongs in the first minute: if only a closing phrase is lost, nothing is lost. Plan for two thirds of the time.",
    },
    {
      id: "shorter-answer",
      question: "Do I have to use all the time?",
      asked: [
        "is a shorter answer ok",
        "must i fill the whole time",
        "can i stop early",
        "what if i finish early",
      ],
      answer:
        "No. A complete answer of seventy seconds beats two minutes with padding. Below half a minute something is usually missing, mostly what you did or how it ended.",
    },
    {
      id: "notes-during-it",
      question: "May I write notes in the think time?",
      asked: [
        "can i look at notes",
        "can i write something down first",
        "is a cheat sheet ok",
        "may i have keywords beside the screen",
      ],
      answer:
        "Yes: three keywords on a card beside the camera, the story, your deed, the result. Whole sentences show, because your eyes move and your voice goes flat.",
    },
  ],
  "assessment-days/asked-winter-after-the-season": [
    {
      id: "how-to-be-kept",
      question: "What helps to be kept on?",
      asked: [
        "how do i get asked back",
        "how do i become permanent",
        "what do they look at",
        "and who gets to stay",
      ],
      answer:
        "Being there and on time, flights picked up when others were ill, good sales or feedback, and a word to your manager before August that you'd like to stay. Say it in writing and name the bases you'd take.",
    },
    {
      id: "other-airline-in-winter",
      question: "Can I fly for somebody else in winter?",
      asked: [
        "may i work for another airline then",
        "what jobs can i do then",
        "can i do something else in between",
        "and in between what",
      ],
      answer:
        "Once the contract has ended, yes; your attestation and training records stay yours, though a new airline trains you on its own aircraft. Airlines with a winter season, in ski charter or the south, hire at just that time.",
    },
  ],
  "assessment-days/asked-less-pay-than-now": [
    {
      id: "talking-to-the-partner",
      question: "How do I talk to my partner about it?",
      asked: [
        "how do i convince him",
        "what do i tell her",
        "we argue about it",
        "how do i bring it up",
      ],
      answer:
        "Bring figures instead of dreams: the basic pay from a real vacancy, your costs, and the worst month. Then talk about the rest, because money often stands for nights alone and who does the school run.",
    },
    {
      id: "side-job-beside-it",
      question: "Can I have a second job beside it?",
      asked: [
        "can i earn something on the side",
        "may i keep my old job a bit",
        "is a side job allowed",
        "what else can i do for money",
      ],
      answer:
        "Sometimes, with the airline's consent in writing, because your duty and rest hours count for the law whoever pays. What works is work without fixed days; what doesn't is a late shift before an early report.",
    },
  ],
  "assessment-days/asked-scared-of-an-emergency": [
    {
      id: "what-if-i-freeze",
      question: "What if I freeze?",
      asked: [
        "and if i can't move",
        "what if my mind goes blank",
        "what if i panic",
        "and if i forget everything",
      ],
      answer:
        "Freezing for a second is human, and the drill is made for that second: the command is so short and so often said that the mouth begins before the head does. You're also never alone: the crew shout together.",
    },
    {
      id: "how-often-it-happens",
      question: "How often does it really happen?",
      asked: [
        "how many crew live through one",
        "is it likely",
        "does it happen a lot",
        "will it happen to me",
      ],
      answer:
        "Very rarely. Most crew retire without a single evacuation. What you will meet are small things: a faint, smoke from an oven, a bumpy approach, and after some of them you'll know how you react.",
    },
    {
      id: "can-i-say-so-in-the-interview",
      question: "May I say in the interview that it scares me?",
      asked: [
        "should i tell them that",
        "is it bad to admit it",
        "what do i say if they ask",
        "do i tell the recruiter",
      ],
      answer:
        "You may, with the second half of the sentence: I have respect for it, and here is when I stayed clear although I was scared. Only 'I'm never afraid' makes an assessor put the pen down.",
    },
  ],
  "assessment-days/asked-a-centimetre-short": [
    {
      id: "how-long-to-train",
      question: "How long does training it take?",
      asked: [
        "how many weeks",
        "can it work in nine days",
        "how fast does it help",
        "will a week be enough",
      ],
      answer:
        "A few days teach the technique, which is most of it; two or three weeks of daily stretching add a little in calves and shoulders. Bones don't grow, so more than two or three centimetres won't come.",
    },
    {
      id: "shoes-or-tricks",
      question: "Can I wear something that helps?",
      asked: ["do shoes count", "can i jump", "what about socks", "can i wear heels for it"],
      answer:
        "No: it's done barefoot or in stockings, without a jump, and a heel pad is seen. What counts as help is a warm body, a second try and shoulders that go up.",
    },
    {
      id: "it-makes-me-sad",
      question: "It makes me sad, it's only a centimetre. Is the dream over?",
      asked: [
        "that makes me a bit sad, it's just one centimetre",
        "i want this since i was little and now this",
        "i'm so disappointed, it's only a cm",
        "i could cry, so close",
        "is my dream over because of that",
      ],
      answer:
        "It's not over, and being sad about it is only natural when you've wanted this for so long. A centimetre at home is a matter of technique and stretching far more often than an end. And should that wall stay too high, the job isn't: other airlines measure lower, and people fly happily there.",
    },
    {
      id: "go-anyway",
      question: "Should I go anyway?",
      asked: ["should i still go", "do i go there at all", "is it worth going", "or do i cancel"],
      answer:
        "If you've touched the mark once at home, go: warm muscles and a second try make the difference, and a no at the wall isn't held against you. If it's three centimetres and more, keep the fare for an airline with a lower mark.",
    },
  ],
  "assessment-days/asked-remove-a-tattoo-or-say-nothing": [
    {
      id: "how-long-laser-takes",
      question: "How long does laser take?",
      asked: [
        "how many sessions",
        "is it gone in a few weeks",
        "how fast is it",
        "can it be done before the day",
      ],
      answer:
        "Mostly six to ten sessions with six to eight weeks between, so about a year, and a shadow may stay. Ask a dermatologist, not the airline, and don't start shortly before a medical: a fresh patch looks like a wound.",
    },
    {
      id: "they-find-out-later",
      question: "What if they find out later?",
      asked: [
        "and if they see it later",
        "what happens if i hide it",
        "would i lose the job",
        "do they check again",
      ],
      answer:
        "Then it's no longer about ink but about a false answer on a form, and that can end the job even after training. A tattoo you named and they accepted can't be held against you.",
    },
  ],
  "assessment-days/asked-colleague-at-fault-in-a-story": [
    {
      id: "word-stole",
      question: "May I say that he stole?",
      asked: [
        "can i say he stole it",
        "do i use the word stealing",
        "should i say he was drunk",
        "do i call it theft",
      ],
      answer:
        "Say what you saw instead of the word: money went from the jar into a pocket, twice. It's just as clear, it's fair to somebody who isn't there to answer, and it shows how you'd write a report on board.",
    },
    {
      id: "if-they-ask-who",
      question: "What if they ask who it was?",
      asked: [
        "and if they want the name",
        "do i say who it was",
        "what if they know the person",
        "should i name him",
      ],
      answer:
        "Say that you'd rather leave the name out, and go on with what you did. Nobody holds that against you: a recruiter who asks mostly wants to see whether you keep things to yourself.",
    },
  ],
  "assessment-days/asked-years-at-home-on-the-cv": [
    {
      id: "no-work-since",
      question: "What if I've done no work at all since?",
      asked: [
        "and if there was nothing else",
        "i did nothing beside the children",
        "what if i have no course or job in that time",
        "nothing to put below it",
      ],
      answer:
        "Then the line stands alone, and that's fine. Do one small thing now that belongs below it, a first aid day or a few shifts in a café: it shows that you're on your way back, and gives you a fresh story.",
    },
    {
      id: "who-looks-after-them",
      question: "What if they ask who looks after the children?",
      asked: [
        "and if they ask about childcare",
        "will they ask who has the kids",
        "what do i say about the children",
        "do i have to explain the care",
      ],
      answer:
        "In many countries they may not ask, but 'care is arranged, nights and early starts included' answers it in one sentence and closes it. More than that is yours.",
    },
  ],
  "assessment-days/asked-oldest-in-the-room": [
    {
      id: "do-they-hire-older",
      question: "Do they really take older people?",
      asked: [
        "do they take people my age",
        "has anyone my age got in",
        "am i not too old for them",
        "is there a limit",
      ],
      answer:
        "They do: beginners in their forties and fifties sit in every larger course. There's a least age and hardly ever a highest; what counts is the medical, the shifts and the exams.",
    },
    {
      id: "small-talk-with-them",
      question: "What do I talk about with them?",
      asked: [
        "how do i start talking to them",
        "what do we have in common",
        "what do i say in the breaks",
        "how do i chat with them",
      ],
      answer:
        "What everybody has in common that day: the journey, the airline, what they do now. Ask and listen; assessors see the breaks too, and whoever knows three names by noon has done well.",
    },
  ],
  "assessment-days/asked-age-of-a-story": [
    {
      id: "how-to-date-it",
      question: "Do I say how long ago it was?",
      asked: [
        "should i say the year",
        "do i mention when it was",
        "do i have to say it's old",
        "what if they ask when",
      ],
      answer:
        "Say it in half a sentence, 'in my last summer at the hotel, in 2018', and go on. Hidden, it comes out with the first follow-up question; said, it's just a date.",
    },
    {
      id: "only-old-stories",
      question: "I only have old ones. What now?",
      asked: [
        "i have nothing newer",
        "all my stories are old",
        "i've been at home since",
        "nothing happened since then",
      ],
      answer:
        "Life since then counts too: the school fête where the power failed, a neighbour who fell, the course you did. Smaller is fine, as long as you acted. Tell me one and I'll judge it.",
    },
  ],
  "assessment-days/asked-healed-complaint-at-the-medical": [
    {
      id: "could-it-be-a-no",
      question: "Could it still be a no?",
      asked: [
        "could they reject me for it",
        "is it a reason to fail",
        "will they turn me down",
        "does it stop me",
      ],
      answer:
        "Rarely, if you've been free of it and can lift, stand and push. The doctor may want to see you bend and carry, or a report. What ends a medical is mostly something untreated or hidden.",
    },
    {
      id: "on-the-application-form",
      question: "Do I put it in the application form too?",
      asked: [
        "and on the form",
        "do i say it in the interview",
        "should the recruiter know",
        "do i tell them before",
      ],
      answer:
        "Only if the form asks about health, and then truthfully; in many countries it may not before an offer. In the interview leave it out: the doctor asks, and the doctor decides.",
    },
  ],
  "assessment-days/asked-one-free-hour": [
    {
      id: "tomorrow-then",
      question: "And tomorrow?",
      asked: [
        "what do i do tomorrow then",
        "and the next evening",
        "what comes after that",
        "and if i have another hour",
      ],
      answer:
        "Tomorrow take another story and the moment you fear most, the weakness or why them, and answer it aloud. Two short evenings do more than one long one, because you sleep between them.",
    },
  ],
  "assessment-days/asked-two-argue-in-the-group": [
    {
      id: "they-do-not-stop",
      question: "What if they don't stop?",
      asked: [
        "and if they go on",
        "what if it gets worse",
        "what if nobody listens to me",
        "they ignore me then",
      ],
      answer:
        "Use the clock: 'Four minutes left, shall we take the first idea and add the second if there's time?' Say it to the group, not to the two. Once most nod, go on to the next point; you needn't win them over.",
    },
    {
      id: "i-am-attacked",
      question: "What if somebody attacks me?",
      asked: [
        "and if they attack my idea",
        "what if one is rude to me",
        "somebody says my idea is stupid",
        "what if i am one of them",
      ],
      answer:
        "Stay on the idea and thank for the point: 'That's a risk I hadn't seen; would it work if we did it later?' Who stays friendly under it scores, and whoever was rude has done it to himself.",
    },
  ],
  "assessment-days/asked-alcohol-at-a-gulf-base": [
    {
      id: "layovers",
      question: "And on layovers?",
      asked: [
        "and on a layover",
        "may i drink on a layover",
        "what about when i'm away",
        "and between flights",
      ],
      answer:
        "On a layover the hours before duty count from your report, not from take-off, and they're longer at many airlines than the law asks. Most crew keep to one glass with dinner or none, because tests happen at any station.",
    },
    {
      id: "alcohol-test",
      question: "Do they test crew?",
      asked: [
        "do they test us",
        "how often do they check",
        "what if the test is positive",
        "are there random tests",
      ],
      answer:
        "Yes, at random and after incidents, with a breath test and a very low limit. A positive one ends the duty at once and mostly the job.",
    },
  ],
  "assessment-days/asked-shave-for-the-day": [
    {
      id: "grow-it-back",
      question: "Can I grow it back afterwards?",
      asked: [
        "may i grow it back later",
        "and after training",
        "can i have it when i fly",
        "is it forever",
      ],
      answer:
        "If the airline's guide allows beards, yes, mostly in leave so that nobody sees it half grown. In training you're asked to keep the look you came with.",
    },
    {
      id: "religious-beard",
      question: "What if my beard is for religious reasons?",
      asked: [
        "it's for my religion",
        "i'm sikh",
        "my faith asks for it",
        "and for religious reasons",
      ],
      answer:
        "Ask recruitment before you travel, in one line. Some airlines make an exception with a set length, others say that the smoke hood has to seal on the skin. An answer in writing saves you the trip.",
    },
  ],
  "assessment-days/asked-telling-my-partner": [
    {
      id: "come-along",
      question: "Can my partner come along?",
      asked: [
        "can she come with me",
        "could he live there too",
        "may my girlfriend move there",
        "can we live together",
      ],
      answer:
        "Mostly not at first: the airline's visa and flat are for you alone in the first months. Later it depends on visa, marriage and pay; ask the airline how many of its crew live with partners, and from when.",
    },
    {
      id: "long-distance",
      question: "Does long distance work?",
      asked: [
        "do couples survive that",
        "can it work apart",
        "how often would we see each other",
        "is long distance possible",
      ],
      answer:
        "It does for many, and those who last have a date for the next meeting before they part. With days off in a row and staff tickets it's often every four to six weeks; count on it being fewer in the first half year.",
    },
  ],
  "assessment-days/asked-script-or-free-in-the-video": [
    {
      id: "where-to-look",
      question: "Where do I look?",
      asked: [
        "do i look at the lens",
        "look at the screen or the camera",
        "where should my eyes be",
        "how do i keep eye contact",
      ],
      answer:
        "Into the lens while you speak, and at the question only while you read it. A small photo or a dot beside the lens helps. Put your own picture out of sight: everybody looks at it otherwise.",
    },
  ],
};
