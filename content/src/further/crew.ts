import type { FurtherQuestions } from "./schema.ts";

/** What people ask on after entries for crew who change airline, nurses, and people before their first group, by the entry's id. */
export const FURTHER_ON_CREW: FurtherQuestions = {
  "assessment-days/asked-stuck-in-old-ways": [
    {
      id: "name-the-old-airline",
      question: "May I mention my old airline at all?",
      asked: [
        "can i name them then",
        "so never talk about my airline",
        "may i say where i fly now",
        "isn't it strange to leave it out",
      ],
      answer:
        "Of course: once, with thanks, and as the place where the story happened. 'On a late flight at my airline a boy was alone' is fine. 'Our way of loading carts was better' isn't. If they ask what's different there, name one thing without a mark: longer turnarounds, smaller crew, other meals.",
    },
    {
      id: "a-story-of-learning-anew",
      question: "Which story shows that I can learn again?",
      asked: [
        "give me an example for that",
        "what story proves it",
        "how do i show it with a story",
        "like which day for instance",
      ],
      answer:
        "One in which you were good at something and had to do it another way: a new aircraft type, a new service, a merger, another base. Say what your hands did wrong at first, who told you, how you practised, and when it sat. A small slip that you laugh at yourself is worth more than 'I adapt quickly'.",
    },
    {
      id: "younger-trainer",
      question: "What if the trainer has flown less than I have?",
      asked: [
        "and if the instructor is younger than me",
        "i know more than the trainer maybe",
        "what if he has only two years",
        "do i correct the trainer",
      ],
      answer:
        "Then he or she still knows this airline and you don't. Ask, write down, do it their way in the drill even if yours was quicker. If something really looks unsafe, ask in the break: 'We had it otherwise, what's the thought here?' The class watches how you take it, and so do they.",
    },
  ],
  "assessment-days/asked-training-at-a-new-airline": [
    {
      id: "faa-certificate",
      question: "I hold the FAA certificate. Does it count in Europe?",
      asked: [
        "and with an american certificate",
        "i have the faa one, is it the same",
        "can i swap it for the european one",
        "does the us paper count",
      ],
      answer:
        "No: the FAA's certificate of demonstrated proficiency isn't an EASA attestation, and it isn't exchanged for one. You take the European initial training and its examination, mostly with the airline that hires you. Your experience counts in the selection, and you need the right to work there.",
      source: {
        name: "Regulation (EU) No 1178/2011, Annex V (Part-CC); 49 U.S.C. 44728",
        year: 2024,
      },
    },
    {
      id: "same-type-again",
      question: "I already fly the same aircraft type. Why train on it again?",
      asked: [
        "but i know the a320 already",
        "same plane, why again",
        "do they count my type",
        "why the whole type course if it's the same aircraft",
      ],
      answer:
        "Because the type is only half of it: where the extinguishers hang, which galley, which commands, who does what at which door is this airline's own. In the dark your hands would reach for the old place. Some airlines shorten the type part for you, others don't, and your old drills help you either way.",
    },
    {
      id: "long-pause",
      question: "I haven't flown for eight months. What have I lost?",
      asked: [
        "and after a long break",
        "i was off for eight months",
        "what if i had a pause",
        "is it all gone after my leave",
      ],
      answer:
        "Not the attestation: that takes 60 months without work as crew. At your own airline you need a refresher before the first flight after six months without flying, and the yearly training has to be in date. A new airline takes you through its own course anyway, so just give the dates as they are.",
      source: {
        name: "Regulation (EU) No 1178/2011, CC.CCA.105; Regulation (EU) No 965/2012, ORO.CC.140 and 145",
        year: 2024,
      },
    },
  ],
  "assessment-days/asked-purser-skips-a-check": [
    {
      id: "in-the-interview",
      question: "How does that sound as an answer in the interview?",
      asked: [
        "how would i say it in the interview",
        "and as an interview answer",
        "give me the model answer",
        "what do they want to hear there",
      ],
      answer:
        "'I'd think she's under pressure and make it easy: these rows are open, one minute, please. If she still said no, I wouldn't report my part secure, and the captain would know before take-off. Afterwards I'd talk to her alone.' In that order, calm, and without making her a villain.",
    },
    {
      id: "its-an-order",
      question: "What if she says it's an order?",
      asked: [
        "but she ordered it",
        "and if she insists",
        "she is my boss, don't i have to",
        "she says that's an order",
      ],
      answer:
        "An order can't make an unchecked cabin a checked one. Don't argue about who's in charge; stay with what you saw: 'I've done my side to row fourteen, the rest I haven't seen.' You refuse nothing but a false report. The captain decides, and for that he or she has to know it.",
    },
    {
      id: "afterwards",
      question: "Do I report her afterwards?",
      asked: [
        "should i write a report then",
        "do i tell on her later",
        "and after the flight",
        "is that worth a report",
      ],
      answer:
        "If it was haste and you finished together, a word alone with her is enough. If a check was really left out, write a safety report: what, where, when, no adjectives. In a just culture it's read to find out why, and slot pressure may be the answer. If it's a habit of hers, your manager should hear it too.",
    },
  ],
  "assessment-days/asked-past-the-purser": [
    {
      id: "in-the-interview",
      question: "How do I put that as an answer in the interview?",
      asked: [
        "how do i say that in the interview",
        "give me the answer for the recruiter",
        "and as a model answer",
        "what would i say to them",
      ],
      answer:
        "'I'd tell the purser what I see and what worries me, and if she didn't react, once more and more clearly. If it's about safety and she still waves it off, I'd tell her that I'm calling the captain, and call. Afterwards I'd thank her for hearing me out.' Respect, persistence, no drama: that's what they mark.",
    },
    {
      id: "when-she-is-angry",
      question: "What if she's angry with me afterwards?",
      asked: [
        "and if she hates me then",
        "she was furious, what now",
        "how do i face her after that",
        "will i be in trouble with her",
      ],
      answer:
        "Let her be, and do your work. Later, alone: 'I didn't want to go over your head. I was worried and I'd do it again, and next time I'd say it to you more clearly.' Most come round by the hotel. If somebody makes you pay for an honest safety call, write down what was said and take it to your manager.",
    },
    {
      id: "sterile-phase",
      question: "May I call the captain even in the sterile phase?",
      asked: [
        "also during take-off",
        "but the cockpit is sterile then",
        "may i ring when they're landing",
        "isn't calling forbidden at that moment",
      ],
      answer:
        "For safety, yes: the sterile rule keeps out chat and service, not smoke or an unsafe cabin. Use the signal your airline lays down and one sentence: who, where, what. Each airline also says in which seconds, such as the take-off roll, only the gravest things may be called; you learn that list in training.",
    },
  ],
  "assessment-days/asked-summer-job-stories": [
    {
      id: "theme-park",
      question: "How would the theme park story sound?",
      asked: [
        "give me the theme park one",
        "how do i tell the ride story",
        "an example with the angry father",
        "what would i say about the ride",
      ],
      answer:
        "'At my ride a boy was a little too small, and his father got loud. I knelt down to the boy first, then told the father why the bar wouldn't hold him, and which ride would. I held up the queue for a minute and told them so. The boy waved at me from the other one.' The rule stands, nobody loses face.",
    },
    {
      id: "food-bank",
      question: "And the food bank, how do I tell that?",
      asked: [
        "how would the food bank sound",
        "give me the volunteering one",
        "what do i say about the food bank",
        "an example for respect please",
      ],
      answer:
        "'One evening we ran short of bread with forty people outside. I asked our team to halve the portions, then went along the queue and told everybody myself. A man who was there for the first time looked ashamed, so I asked whether he'd help me carry. He's a volunteer today.' Team and respect in one.",
    },
    {
      id: "university-project",
      question: "Does a group project from my studies count?",
      asked: [
        "what about uni projects",
        "can i use a seminar",
        "does a study group count",
        "i only have group work at university",
      ],
      answer:
        "Yes, as the team story, if you did something in it: found out why one had gone silent, shared out the work again, saved the deadline. Leave out the subject and the mark, nobody there needs them. If you also have a job or volunteering, that goes first, because there were strangers in it.",
    },
  ],
  "assessment-days/asked-why-doors-are-disarmed": [
    {
      id: "emergency-at-the-gate",
      question: "And if there's an emergency at the gate while the doors are disarmed?",
      asked: [
        "what if it burns at the gate",
        "then the slide is off, what now",
        "and an emergency while boarding",
        "isn't that a risk at the stand",
      ],
      answer:
        "First the way that's already open: bridge or steps. If that's blocked, crew arm a door, check that nobody and no truck is in front of it, and open it: the slide comes then as well. It takes seconds. That's why crew stay near their doors during boarding, and also while the aircraft is being fuelled.",
    },
    {
      id: "who-opens-at-the-gate",
      question: "Who opens the door at the gate, crew or ground staff?",
      asked: [
        "who opens it then",
        "does somebody outside open the door",
        "do we open it ourselves after landing",
        "what are the knocks for",
      ],
      answer:
        "It depends on the airline and the type. At some the ground staff open it from outside after a knock and a sign through the window, at others crew open it from inside when the bridge or steps stand. Either way both sides have shown that the slide is off before anybody moves the handle.",
    },
  ],
  "assessment-days/asked-armed-door-really-opened": [
    {
      id: "what-prevents-it",
      question: "How do crew make sure that it doesn't happen?",
      asked: [
        "how do you avoid it",
        "what can i do so it never happens to me",
        "how is it prevented",
        "any trick against it",
      ],
      answer:
        "By an order that never changes: wait for the call, move the lever, point at it and say aloud what it shows, look at the door opposite, report. Before opening, look once more. No chat meanwhile, and after an interruption from the top. Many airlines want a second person beside whoever opens.",
    },
    {
      id: "in-the-interview",
      question: "Could they ask me about that in the interview?",
      asked: [
        "will they ask that",
        "do i need to know that for the interview",
        "can it come up at the assessment",
        "what would i say if they ask about slips",
      ],
      answer:
        "Hardly about the slide itself, since you aren't trained. But they do ask for a mistake out of routine, and that's the same thing: something you'd done a thousand times, a moment of hurry, and the habit you've had since. End on the habit: 'Now I read the label aloud before I hand it over.'",
    },
  ],
  "assessment-days/asked-how-long-on-reserve": [
    {
      id: "sooner-off",
      question: "How do I get off reserve sooner?",
      asked: [
        "can i speed that up",
        "how do i get a line earlier",
        "any way to get off it faster",
        "does it help to change base",
      ],
      answer:
        "Bid for the base that nobody wants: people leave it, others join below you, and your number climbs. Bid for what others don't like, too, such as nights, weekends and holidays. Beyond that you wait; neither good flying nor complaining moves you up a seniority list.",
    },
    {
      id: "said-in-the-interview",
      question: "What do I say if they ask how I feel about years on reserve?",
      asked: [
        "how do i answer that in the interview",
        "and if they ask whether i mind",
        "what do i tell the recruiter about it",
        "how do i sound ready for it",
      ],
      answer:
        "With a plan: 'I know it may be years. I'd take a room near the airport, the phone stays on at night, and nobody at home depends on my hours.' That beats 'I don't mind at all', which they hear from everybody. Only say what's so; in the first month they'll ring at two in the morning.",
    },
    {
      id: "life-meanwhile",
      question: "Can I plan anything at all in that time?",
      asked: [
        "so no private life meanwhile",
        "can i book a holiday then",
        "how do i plan anything",
        "do i have days off on reserve",
      ],
      answer:
        "Yes: days off and leave are yours on reserve too, and most contracts fix them when the month is published. On the reserve days themselves plan only what you can drop. For one date that matters, ask early for the day off or move a reserve day, if your contract allows it.",
    },
  ],
  "assessment-days/asked-missed-reserve-by-a-full-flight": [
    {
      id: "points",
      question: "What are attendance points?",
      asked: [
        "which points do you mean",
        "how do the points work",
        "how many points until i'm out",
        "do the points go away again",
      ],
      answer:
        "A count kept by many US airlines: so much for late, sick or not there at all, sometimes more on a holiday. At set levels there are talks, warnings and in the end dismissal; after a time without any they run off again. In probation the patience is shorter. The scale is in your handbook: read it in training.",
    },
    {
      id: "call-in-sick",
      question: "Should I just call in sick instead?",
      asked: [
        "can't i say i'm ill",
        "better to call sick then",
        "what if i call sick instead",
        "nobody would know if i said i was ill",
      ],
      answer:
        "No. The staff bookings show that you tried to get there, and a made-up illness is a question of honesty: that costs jobs where a few points don't. Ring, say that the flight is full, what you've tried and when you can be there. Sometimes you're given a later trip instead.",
    },
  ],
  "assessment-days/asked-us-age-limit-by-law": [
    {
      id: "may-they-ask",
      question: "May a US airline ask how old I am?",
      asked: [
        "can they ask my age",
        "are they allowed to ask that",
        "do i have to tell them my age",
        "what if they ask my birth year",
      ],
      answer:
        "The federal law doesn't forbid the question itself, but it would be looked at closely, so they mostly ask only whether you meet the minimum age. Your date of birth comes with the background check and the papers. If somebody does ask, answer in a friendly way and go on to what you bring.",
      source: { name: "EEOC, Age Discrimination: pre-employment inquiries", year: 2024 },
    },
    {
      id: "turned-down-for-it",
      question: "What if I believe that I was turned down for my age?",
      asked: [
        "and if they reject me because of it",
        "how can i prove it was my age",
        "where do i complain about that",
        "they only took young ones, what now",
      ],
      answer:
        "It's hard to prove, as hardly any airline gives reasons. Write down dates, words and who said them. A charge goes to the EEOC within 180 days, in many states 300. Look honestly first at how the day itself went, and apply at two others meanwhile: that's mostly the quicker way into a cabin.",
      source: { name: "EEOC, Time limits for filing a charge", year: 2024 },
    },
  ],
  "assessment-days/asked-ever-been-rejected": [
    {
      id: "several-times",
      question: "I've been turned down five times. Do I say the number?",
      asked: [
        "and if it was many times",
        "do i say how often",
        "it was five times, do i admit that",
        "isn't five too many to say",
      ],
      answer:
        "If they ask how often, yes. Otherwise 'a few times' is true and enough. Then go on to what you found out: at which point it used to stop, and what you did about that. Five tries with something learnt sound like somebody who wants this job; only the sigh makes them sound like five failures.",
    },
    {
      id: "unasked",
      question: "Do I bring it up myself if nobody asks?",
      asked: [
        "should i mention it unasked",
        "and if they don't ask",
        "do i say it by myself",
        "better to keep quiet about it",
      ],
      answer:
        "Another airline's no: leave it, it's not their business. This airline's no: they can see it, so name it when the talk comes near, in one sentence and with what's new. In a form that asks, answer truthfully each time. A no that comes out later is worse than one you named.",
    },
    {
      id: "why-did-they",
      question: "What if they ask why I was turned down?",
      asked: [
        "and then they ask why",
        "what do i say was the reason",
        "i don't know why, what do i say",
        "they never told me the reason",
      ],
      answer:
        "'They didn't say. My guess is that I was too quiet in the group.' A guess that shows you've thought is better than 'no idea', and far better than 'it was unfair'. Then what you've practised since, in one sentence, and stop there.",
    },
  ],
  "assessment-days/asked-weekends-off": [
    {
      id: "said-in-the-interview",
      question: "Do I say in the interview that I can't do weekends?",
      asked: [
        "do i tell them that",
        "should i say it in the interview",
        "when do i mention it",
        "what if they ask about weekends",
      ],
      answer:
        "If you truly can't, better not apply for this now: nearly every contract includes them. If it's only hard, settle it at home first and then say you can be rostered on all days. A condition before the offer is heard as a no. After the offer you may ask how wishes for days off work.",
    },
    {
      id: "fixed-pattern",
      question: "Are there airlines with a fixed pattern of days?",
      asked: [
        "where are the days fixed",
        "who has a fixed pattern",
        "is there a roster i can count on",
        "which ones let me plan ahead",
      ],
      answer:
        "Yes, some short-haul airlines roll a fixed block, say five days on and three off. Your free days then wander through the week: not each weekend, but you know months ahead which ones. For a child's calendar that's worth more than single wishes. Ask for it when you compare airlines.",
    },
  ],
  "assessment-days/asked-part-time-and-studies": [
    {
      id: "which-share-when",
      question: "When can I go down to part time, and in which shares?",
      asked: [
        "after how long can i reduce",
        "when could i go down to half",
        "which percentages are there",
        "how does the waiting list for part time work",
      ],
      answer:
        "Mostly after probation at the earliest, often after some years, when a place on the list is free. Usual shares are three quarters, half or every second month; the pay goes down with it, and yearly training and standby stay. Parents and carers often have a right to ask earlier. Get the list's rules in writing.",
    },
  ],
  "assessment-days/asked-used-as-the-nurse": [
    {
      id: "blamed",
      question: "Could I be blamed for doing too little or too much as a former nurse?",
      asked: [
        "am i liable then",
        "can they sue me as a nurse",
        "what if i do more than crew may",
        "and my registration, is it at risk",
      ],
      answer:
        "On duty you're measured by what the airline trained you to do, so keep to that, say what you see, and write down what you did and when. If you keep up your registration at home, its rules may reach further: ask your nursing body once, and tell the airline what it answered.",
    },
    {
      id: "keep-the-licence",
      question: "Should I keep up my nursing registration while I fly?",
      asked: [
        "do i keep my licence alive",
        "can i go back to nursing later",
        "should i still do shifts at the hospital",
        "what about my registration then",
      ],
      answer:
        "If you can, yes: it leaves the way back open. Look up how many hours or courses your country wants, and whether the airline allows a second job; hospital shifts count for your fatigue as well. In the interview mention it only if they ask.",
    },
  ],
  "assessment-days/asked-hospital-stories": [
    {
      id: "how-it-sounds",
      question: "How would such a story sound?",
      asked: [
        "give me an example of one",
        "how would i say it",
        "show me a story with a relative",
        "what does that sound like",
      ],
      answer:
        "'A son shouted at me because his mother had waited for three hours. I took him out of the corridor, let him finish and said I'd be worried too. I couldn't change the order, but I told him where she stood and came back every half-hour. In the end he fetched water for the others.' Not one word of medicine.",
    },
    {
      id: "which-to-leave-out",
      question: "Which stories from the ward should I leave out?",
      asked: [
        "which ones better not",
        "what shouldn't i tell",
        "can i tell of somebody who died",
        "is a sad story allowed",
      ],
      answer:
        "Blood, jokes about patients, a doctor you proved wrong, and a death told for its effect. Also those in which you only did as you were told. If your best one is sad, tell it without details and end with what you did for the family; the panel should breathe out, not cry.",
    },
  ],
  "assessment-days/asked-crm-or-team-player": [
    {
      id: "can-i-say-team-player",
      question: "May I still say that I'm a team player?",
      asked: [
        "so i shouldn't say team player",
        "is team player a bad word then",
        "can i use the word anyway",
        "what do i say instead",
      ],
      answer:
        "You may, but it says nothing until a day stands behind it. Say what you do in a team that others don't: 'I'm the one who repeats the order back', or 'I ask the new one what she'd do'. Then tell that day. The word itself you can leave out, and they'll write it down for you.",
    },
    {
      id: "outside-aviation",
      question: "Where do I find CRM outside aviation?",
      asked: [
        "did i ever do crm in my job",
        "is there crm in a restaurant",
        "what would be crm in my work",
        "i never flew, so where is it",
      ],
      answer:
        "Wherever people check each other because a slip is costly: reading back an order with an allergy, a second name on a medicine, a briefing before the rush, two at the till for the cash. And wherever somebody low down said 'wait'. Hospitals took it over from aviation under the same name.",
    },
  ],
  "assessment-days/asked-licence-before-applying": [
    {
      id: "helpful-anyway",
      question: "Does it help if I already have the attestation?",
      asked: [
        "is it an advantage to have it",
        "would it help me anyway",
        "do they prefer people with it",
        "am i faster with it",
      ],
      answer:
        "At airlines that ask for it, it's your ticket; at some others it shortens the course a little; at the rest it changes nothing, and at none does it replace the selection. So first find three vacancies you'd take that demand it. If there are none, keep the money and practise with people instead.",
    },
    {
      id: "britain",
      question: "And in Britain?",
      asked: [
        "what about the uk",
        "and for british airlines",
        "in england too",
        "is it other in uk",
      ],
      answer:
        "Just the same: British airlines hire you first, train you and arrange the attestation of the British authority, the CAA. You apply with your passport, the right to work and your experience with people. A paper from an EU school isn't valid there by itself since Britain left the European agency.",
      source: { name: "UK Civil Aviation Authority, Cabin Crew Attestation", year: 2024 },
    },
  ],
  "assessment-days/asked-failed-after-the-group": [
    {
      id: "next-time",
      question: "What do I do differently in the next group?",
      asked: [
        "how do i do better next time",
        "and what should i change",
        "what do i try in the next one",
        "how do i practise that",
      ],
      answer:
        "Set yourself three turns: one in the first two minutes, one that picks up somebody's idea by name, one on the clock or the sum-up. Between them look at whoever speaks and nod only when you mean it. Practise with four friends and a kitchen timer, and ask which of you they'd like on a flight.",
    },
    {
      id: "was-good-and-still-out",
      question: "I thought I was good and I'm out. Can that be?",
      asked: [
        "but i did everything right",
        "i spoke a lot and still failed",
        "can it be that i was good",
        "was it only bad luck",
      ],
      answer:
        "Yes. They may have had fewer places than good people, or the reason lay before the group: a photo, the reach, an English mark, the talk at the desk. And many who talk a lot think it went well. Ask one person from your group what they remember of you; that's as near as you get to feedback.",
    },
  ],
  "assessment-days/asked-group-phrases": [
    {
      id: "more-for-disagreeing",
      question: "Have you got more lines for disagreeing kindly?",
      asked: [
        "more lines to disagree",
        "how else can i say no to an idea",
        "give me some others for disagreeing",
        "and softer ones",
      ],
      answer:
        "'That would work for adults. And for the baby?' 'Can we look at the other side for a second?' 'I'd see it differently, may I say why?' 'Yes to the tent; the radio I'd swap.' 'What would it cost us?' All of them go against the plan and none against the person. Then listen to the answer as if it might be right.",
    },
    {
      id: "words-missing",
      question: "What do I say when I need time to find the words?",
      asked: [
        "and if my english is too slow",
        "what if a word is missing",
        "i need time to speak, what do i say",
        "how do i win some seconds",
      ],
      answer:
        "'One moment, let me put it simply.' 'I don't have the word: the thing you cook on.' 'Can I come back to the second point?' They buy you seconds and sound calm. A short sentence at the right moment beats a perfect one two minutes late; nobody marks grammar in that round, they mark whether the group got on.",
    },
    {
      id: "two-at-once",
      question: "Two of us start to speak at once. What do I say?",
      asked: [
        "and when we both talk",
        "what if two speak at the same time",
        "i start and somebody else too",
        "do i let the other one go first",
      ],
      answer:
        "'Please, you first, Sara', with a smile, and then really come in after her: 'I'd wanted to add something to that.' It costs you five seconds and everybody has seen it. If it's the third time that you give way, say 'May I finish this one?' instead.",
    },
  ],
  "assessment-days/asked-training-pay": [
    {
      id: "and-where-do-i-live",
      question: "And where do I live during the training?",
      asked: [
        "where do i live meanwhile",
        "and the room, who pays that",
        "do they give me a bed too",
        "where do i sleep in that time",
      ],
      answer:
        "In the Gulf mostly in the airline's own flats from the first night, in the US mostly in a hotel it books, often two to a room. In Europe many go home in the evening; for a centre far away some airlines pay a hotel and some don't. Ask for it with the pay: together they tell you what you have to save.",
    },
  ],
  "assessment-days/asked-training-housing": [
    {
      id: "and-paid",
      question: "And am I paid in those weeks?",
      asked: [
        "and do they pay me too",
        "do i get money as well",
        "is there a salary in that time",
        "what do i live on meanwhile",
      ],
      answer:
        "It differs: a basic salary from the first day at some airlines, an allowance at others, and at several in the US little or nothing until you fly, though with the room. Hours flown come later in every case. Get it in writing with the offer, and have two months' costs put aside.",
    },
    {
      id: "room-mate",
      question: "What if I can't get on with the room-mate?",
      asked: [
        "and if we don't get along",
        "she parties and i have exams",
        "can i change the room",
        "my room mate is loud",
      ],
      answer:
        "Talk on the first evening, before there's anything to quarrel about: light out when, phone where, who showers first. If it doesn't work, say it to her once more, then ask the training office quietly for a change. They've heard it in every class. Don't wait until the night before an exam.",
    },
  ],
};
