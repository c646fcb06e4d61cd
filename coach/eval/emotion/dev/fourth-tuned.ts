import type { LabelledText } from "../format.ts";

/** Every other text of a lot written before the rules were widened: the half that they were widened with. */
export const FOURTH_TUNED: readonly LabelledText[] = [
  {
    text: "Eight years behind a reception desk, two languages before breakfast, and in all that time nobody had to come out of the office to rescue me.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I've swum since I was four and I lifeguarded three seasons. The pool part of your training will be the easy day for me.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I put my hand up for the job nobody wanted and six months later it was the best-run section in the hotel.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "No, I wouldn't ask permission. If I smell smoke I act, and I tell the purser while I'm doing it.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "You'll have a lot of pretty CVs on that table. Mine comes with a reference from every boss I ever had.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "When the kitchen caught fire I shut the gas, got the guests out through the terrace and counted heads. Forty-one in, forty-one out.",
    emotion: "confident",
    alsoFine: ["neutral"],
    language: "en",
  },
  {
    text: "I used to be terrified of talking to groups. Now I give the safety talk to two hundred people every Monday and I'm good at it.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I know where my limits are and I know what I do inside them, and service under pressure is well inside.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "My colleague froze, so I took the radio, called it in and sent two people to the exits. I'd had the training and it worked.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Sure, I'm only twenty-one, but I've been running my mum's café since I was sixteen, staff and accounts and all.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "What I like best is the moment right before boarding, when you don't know yet who's going to walk through that door.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I could talk about food for hours, so the idea of serving eleven menus from eleven countries makes me very happy.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Languages are my favourite toy. I started Korean last month only because a guest taught me how to say good night.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Kids on board? Bring them all to me. I do voices, I do paper planes, I have a whole repertoire.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Training sounds brilliant to me, fire drills, slides, first aid, I'm the sort of person who enjoys all of that.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I'm always the first to sign up when there's something new to learn and I'd be so glad to do that with you.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I'd be delighted to work in a team with twenty nationalities, it's exactly what made my exchange year so special.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Hospitality isn't just a job for me, it's what makes me get up in the morning with a smile.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Oh I'd gladly do the night shifts too, I have a soft spot for the quiet cabin and the sunrise over the wing.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I genuinely enjoy the tricky guests, they're like a puzzle and it's fun to find the piece that fits.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "They just emailed!!! I'm through to the final round, I'm actually jumping around the kitchen!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "My mum and I were screaming so loud that the neighbours came over, I got the wings!!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I haven't stopped grinning since the phone rang this morning.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I'm buzzing, I swear, I could run to the airport from here.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Pinch me. I'm sitting in the training centre with the badge round my neck.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Yesss!! Passed the swim test, passed the medical, passed everything!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Tomorrow is the day and I'm so hyped I've already tried the uniform on three times.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I can hardly sit still, is it true we get to see the simulator this afternoon?",
    emotion: "excited",
    language: "en",
  },
  {
    text: "When they called my number I was so thrilled that I hugged the girl next to me, and I still feel like flying.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Finally, finally, finally! The visa came and I'm off on Sunday!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I bend down so that we're at the same height, I keep my voice low, and I let him tell me all of it. Usually by the end he's sitting.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  {
    text: "Turbulence doesn't do much to me. I sit, I buckle up, I watch the cabin and I wait.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Things go wrong, that's life. I look at what can still be done and I do that.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I take one passenger, I finish, and I go to the next one. You can't serve the whole aircraft at once anyway.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "If it isn't this year, it'll be next year. I'm fine either way, I like the job that I have.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I don't get worked up about rude people, they've often had a long day before they meet me.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Take your time with the papers, I'm comfortable here.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "My way is simple: stop, look, think, and then do one thing after the other.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "When everybody runs, I walk. People look at how you walk more than they listen to what you say.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "There's always another flight, another day. I don't lose sleep over a delay.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I worked at the ticket counter from 2016 to 2019 and moved to the lounge after that.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The passenger in 9A was furious because his meal was missing. We gave him a crew meal and wrote it in the report.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Crew brief the exit row before departure and ask each person whether they are willing to help.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The family missed the connection, so the station gave them a hotel and a flight at seven the next day.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "On that day we had eighty covers and two large tables, and the second waiter came at noon.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I have a driving licence, a first aid certificate from last June and no visible tattoos.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: 'The manager said "I\'m so excited to have you all" and then she handed out the schedules.',
    emotion: "neutral",
    language: "en",
  },
  {
    text: "It was a flight from Oslo to Rome with about 140 people on board.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "You put the bag under the seat in front of you or in the overhead locker, and heavy ones go on the floor.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The guest asked for a vegetarian meal, there was none left, so I brought him the pasta without the meat sauce.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Sorry, can I have some water, my mouth is completely dry.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I practised this answer for a week and now it's just gone, wow, okay, give me a second.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I think, maybe, I'm not sure if that's what you want, but I was sort of helping the guests, kind of.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Hi, hello, um, nice to meet you, I'm, I'm Daniel, oh you know that, it's on the paper, sorry.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Well... it was... how do I put it... a sort of conflict? I guess? With a guest.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I didn't sleep much and I couldn't touch my breakfast, first interviews do that to me.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Was that too long? I feel like I rambled, sorry, I do that when I'm being watched.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I keep fiddling with this ring, excuse me, I'll put my hands on my lap.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "You can probably hear it in my voice, it goes all wobbly at the start.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I'm a bit on edge today to be honest, there are so many people out there in the corridor and they all look so perfect.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "What if they ring and I don't hear it? I take the phone to the bathroom, I take it to bed.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "My rent depends on this. If it's a no I honestly don't know what happens to us in January.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm dreading the group exercise, everyone will be louder than me and I'll just disappear.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Suppose there's a fire and I freeze. People could die because of me. That thought won't leave.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "It's been nine days without a word and I imagine the worst, each day a bit more.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I check my inbox every five minutes and my stomach turns each time.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm not sleeping, I'm not eating, all I can think of is that swim test.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Honestly the idea of being so far away from home frightens me, what would I do if my dad got ill again?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "My thoughts go round and round, did I say it wrong, did she frown, is it over?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm in a constant state of alarm since they announced the cuts, every meeting could be my last.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Hang on, a situation where I helped or where I was helped?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Do I click here when I'm finished or does it stop on its own?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Okay, so the first part is about teamwork and the second, no, I've lost it, what was the second part?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "The letter says nine, the website says ten and your colleague said half past, so which is it?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Wait, is this still the practice round or is it already the real one?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Sorry, which of the two do you want to hear, the one in the restaurant or the other?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "That went over my head, could we go back one step?",
    emotion: "confused",
    language: "en",
  },
  {
    text: 'Not sure I understand what you mean by "proactive" in this case.',
    emotion: "confused",
    language: "en",
  },
  {
    text: "Pardon? Did you mean how I feel about it now or how I felt back then?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Huh. What has a golf ball to do with being cabin crew?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I've filled in the same form four times now and each time it throws me out at the last page.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Nobody tells you anything. You wait, you call, they put you on hold, and then it's Friday.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "This stupid microphone cut me off again. Again!",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Two years of preparation and they send me two lines. Two. Not even my name in it.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Fine, whatever, I'll explain it a third time if nobody was listening the first two.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I've had it with group interviews, the loud ones get through and the rest of us are furniture.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "It's not fair, I gave everything and I was measured by my accent.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I'm still angry about that shift, to be honest, they knew we were short and did nothing.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Ugh, this question. Everyone asks it and no one cares about the answer.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "It gets on my nerves that I have to prove over and over that I'm not just a pretty face.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Perdone, es que me sudan las manos y se me va la voz, ¿puedo beber un poco de agua?",
    emotion: "nervous",
    language: "es",
  },
  {
    text: "Llevo cinco meses mandando solicitudes y ni siquiera se molestan en contestar. Estoy harto.",
    emotion: "frustrated",
    language: "es",
  },
  {
    text: "Trabajé dos veranos en un hotel de Mallorca y después hice un curso de primeros auxilios.",
    emotion: "neutral",
    language: "es",
  },
  {
    text: "Et si je n'y arrive pas ? J'y pense toutes les nuits, j'ai une boule au ventre.",
    emotion: "anxious",
    language: "fr",
  },
  {
    text: "Je me mets à sa hauteur, je parle doucement et j'attends qu'il ait fini, il n'y a pas d'urgence.",
    emotion: "calm",
    language: "fr",
  },
  {
    text: "C'est toujours la même chose, on nous promet une réponse et rien ne vient, c'est pénible à la fin.",
    emotion: "frustrated",
    language: "fr",
  },
  {
    text: "Wenn es eng wird, rufen die Kollegen mich. Ich habe noch jede Schicht pünktlich übergeben.",
    emotion: "confident",
    language: "de",
  },
  {
    text: "Was, wenn ich beim Schwimmen versage? Seit Tagen kriege ich kein Auge zu.",
    emotion: "anxious",
    language: "de",
  },
  {
    text: "Zum fünften Mal dasselbe Formular, und am Ende stürzt die Seite ab. Mir reicht's langsam.",
    emotion: "frustrated",
    language: "de",
  },
  {
    text: "Adoro stare con la gente e ogni volta che salgo su un aereo mi sento a casa.",
    emotion: "enthusiastic",
    language: "it",
  },
  {
    text: "Scusi, ehm, mi tremano un po' le mani, posso ricominciare?",
    emotion: "nervous",
    language: "it",
  },
  { text: "Non ho capito, devo parlare di me o del gruppo?", emotion: "confused", language: "it" },
  {
    text: "Adoro aprender línguas e conhecer pessoas, é isso que me faz levantar todos os dias com vontade.",
    emotion: "enthusiastic",
    language: "pt",
  },
  {
    text: "Respiro fundo, falo baixo e resolvo uma coisa de cada vez. Não vale a pena correr.",
    emotion: "calm",
    language: "pt",
  },
  {
    text: "Como assim? É para contar uma situação do trabalho ou da escola?",
    emotion: "confused",
    language: "pt",
  },
  {
    text: "Ik heb zes jaar de balie geleid en als het druk wordt bellen ze mij.",
    emotion: "confident",
    language: "nl",
  },
  {
    text: "Yes!! Ik ben aangenomen, ik kan wel gillen van blijdschap!",
    emotion: "excited",
    language: "nl",
  },
  {
    text: "Rustig aan, we hebben de tijd. Ik doe eerst het ene en dan het andere.",
    emotion: "calm",
    language: "nl",
  },
  {
    text: "すみません、手が震えてしまって、ちょっと水を飲んでもいいですか。",
    emotion: "nervous",
    language: "ja",
  },
  {
    text: "何回送っても返事が来ないんです。もううんざりです。",
    emotion: "frustrated",
    language: "ja",
  },
  {
    text: "すみません、それはどういう意味でしょうか。前の仕事のことですか。",
    emotion: "confused",
    language: "ja",
  },
  { text: "드디어 합격했어요!! 너무 기뻐서 소리 질렀어요!", emotion: "excited", language: "ko" },
  {
    text: "저는 5년 동안 매장을 책임졌고 어떤 손님도 잘 응대할 자신이 있습니다.",
    emotion: "confident",
    language: "ko",
  },
  {
    text: "몇 번을 지원해도 이유도 안 알려 주고, 정말 지긋지긋해요.",
    emotion: "frustrated",
    language: "ko",
  },
  {
    text: "万一体检不过怎么办？我这几天一直睡不着，心里很慌。",
    emotion: "anxious",
    language: "zh",
  },
  { text: "我会先蹲下来，慢慢跟他说，一件一件地处理，不着急。", emotion: "calm", language: "zh" },
  {
    text: "每次都是同样的话，从来不告诉我原因，真让人火大。",
    emotion: "frustrated",
    language: "zh",
  },
  {
    text: "عفواً، لم أستوعب السؤال، هل تقصدين عملي الحالي أم السابق؟",
    emotion: "confused",
    language: "ar",
  },
  {
    text: "ماذا لو رفضوني مرة أخرى؟ لا أنام الليل من كثرة التفكير.",
    emotion: "anxious",
    language: "ar",
  },
  {
    text: "كل مرة نفس الجواب ولا أحد يشرح السبب، تعبت من هذا.",
    emotion: "frustrated",
    language: "ar",
  },
  {
    text: "Put a mop in my hand or a microphone, I'll do either properly.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "If you let me I'd tell you about every single museum in my town, I'm mad about that sort of thing.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Three sleeps until my first flight and I've already told the whole street!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "That's alright, we can do it again from the top, it's only a camera.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "A passenger fainted in the aisle. My colleague took the feet, I fetched the oxygen and a doctor from row 12 helped.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "So, yeah, um, that's... that's basically it, I think. Unless you wanted something else?",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I wish I could stop thinking about it, but what happens to me if the visa doesn't come in time?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Is that a trick question or do you really want the number?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Oh come on, it froze again, I was in the middle of my best answer.",
    emotion: "frustrated",
    language: "en",
  },
];
