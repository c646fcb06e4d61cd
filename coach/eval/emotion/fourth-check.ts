import type { LabelledText } from "./format.ts";

/**
 * Written and labelled by somebody who had seen decision 014's definitions of the states and nothing else: no rule, no
 * lexicon, no earlier set. Nothing is tuned on it or fitted to it, and it was read first as it stands.
 */
export const EMOTION_FOURTH_CHECK: readonly LabelledText[] = [
  // confident
  {
    text: "Two hundred covers on a Saturday, three of us on the floor, and not one plate came back. Put me on a full night flight and you will get exactly the same from me.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I've run a bay of eight post-op patients on nights with one healthcare assistant. When a chap's pressure dropped at four in the morning I had the line in, the registrar on the phone and his wife in a chair before anybody had to ask. I know what I can do, and I don't need somebody standing over me while I do it. That's what you'd be getting.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Staying calm is what I do best, ma'am. In the mall evacuation I kept forty customers moving and nobody fell. You can count on me for that on board.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I used to shake before every speech. Then I joined Toastmasters, gave thirty of them and won the district. Hand me the PA today with four hundred people listening and I'll do it well.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "English, Hindi, Tamil and Malayalam I speak, sir, and I have handled difficult guests in all four. Language will never be a problem if you select me.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "My colleague went to pieces when the booking system crashed. I told her to sit down, took the whole queue myself and cleared it in twenty minutes. That is why my manager phones me first.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I passed selection at the first attempt. I'll pass your training too.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Why me? Because I do what I say. Four years, no sick days, no late starts, employee of the year twice. Ring my supervisor and ask her.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I can swim, I can lift, I can smile at three in the morning and mean it. I raised three younger brothers and took care of a very cranky lola, so believe me po, there is no passenger I cannot handle.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Llevo seis años en sala y nunca he perdido una mesa difícil. Denme el vuelo más complicado que tengan; sé que lo saco adelante.",
    emotion: "confident",
    language: "es",
  },
  {
    text: "語学でも接客でも、誰にも負けない自信があります。前の職場では三年連続で顧客満足度一位でした。御社でも必ず結果を出します。",
    emotion: "confident",
    language: "ja",
  },
  {
    text: "أنا متأكد أنني الشخص المناسب لهذه الوظيفة. أدرت فريقًا من اثني عشر موظفًا ولم نخسر عميلًا واحدًا، وأعدكم بأن أقدم المستوى نفسه على متن طائراتكم.",
    emotion: "confident",
    language: "ar",
  },

  // enthusiastic
  {
    text: "I could talk about coffee until you throw me out. Where the beans grew, how the water changes it, why the second sip beats the first. I go in on my days off just to taste the new roasts.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Eleven years on the ward and I still get there early. I love the handover gossip, the tea round, the moment somebody who couldn't sit up on Monday walks past you on Friday. I like bed baths, I like the drug round, I even like the filing. I read the journals on the train because I want to, and I bore my husband silly with wound dressings. People say you go off it. I never have. If anything I like it more now that I know what I'm doing, and there's always some patient who teaches me a new song.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Most Saturdays you'll find me at the fence at Manchester with a flask and a radio. I know the liveries, the wing tips, who flies what to where. My sister says I'm hopeless. I just think aeroplanes are wonderful and I always have.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Hospitality, hands down. I've never wanted to do anything else and I never get bored of it.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "My flatmates find it dull that I collect airline menus. I find it endlessly fascinating! There are three folders under my bed, and I can tell you what they poured on Concorde.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Five years na at the front desk and I still enjoy check-in more than my own break time. Every guest comes with a story, di ba? I really love hearing them, that's the part of this work that never gets old for me.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I'll be honest, I hated retail for the first month. Then they let me dress the windows, and I've adored it ever since. I sketch ideas on the bus. I photograph other people's shops on holiday.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Teaching small children is such a joy for me, ma'am. Doing the voices, making the charts, even on Sunday I am sitting and stitching some puppet because I like it so much.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Oh, I'm a total geek for safety demos. I watch how every airline does the brace position, I compare the videos with my friends, I have favorites. It's such a neat little piece of theater and I can't get enough of it.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Le vin, c'est ma passion depuis toujours. Je passe mes vacances dans les vignes, je goûte, je note, je lis, et plus j'en apprends, plus j'aime en parler avec les clients.",
    emotion: "enthusiastic",
    language: "fr",
  },
  {
    text: "我特别喜欢跟不同国家的客人聊天,做了四年酒店前台,每天上班还是很享受。研究各地的礼仪和菜谱更是我最大的爱好,怎么学都不觉得累。",
    emotion: "enthusiastic",
    language: "zh",
  },
  {
    text: "Adoro questo mestiere. Stare in sala, raccontare i piatti, vedere la gente che si rilassa: dopo nove anni mi piace ancora come il primo giorno, forse di più.",
    emotion: "enthusiastic",
    language: "it",
  },

  // excited
  {
    text: "Wait, I'm through? I'm actually through to the final? Oh my God. Sorry, I have to ring my mum, I have to ring her this second!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I opened your email in the middle of the supermarket and shrieked so loud that a man dropped his eggs. Assessment day, this Thursday! I've ironed everything I own.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Nine more sleeps till the training school. I have it crossed out on the fridge, and my little boy crosses it with me every morning and we do a dance.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Can you believe it, they have given me the date! Fourteenth March I fly to Doha for joining. Whole building knows it already, my mother has told even the milkman. I keep taking out the letter and reading it again.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Woke at four this morning with the biggest grin, couldn't lie there any longer. It's today. It's finally today! I've been picturing walking through your doors since the invite landed.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Guys guys guys, golden call just came!! I'm jumping up and down in the staff room in my apron, the soup is burning, I don't care!!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "My discharge papers come Friday and on Monday I put on a different uniform. I've counted every day of it. I can't wait to see that first takeoff from a crew seat.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Eeeh, see me see joy! They called my name, number forty-two, and I flew up from that chair. Next week I enter training. Next week! I have not stopped singing since morning.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "My sister was sobbing on the phone, she's scared of planes and thinks I'm mad. Me, I'm bouncing off the walls. First flight on Saturday, London to Nairobi, and I get to wear the hat!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Ich hab die Zusage! Heute früh kam der Anruf, und ich bin durch die ganze Küche gehüpft. In drei Wochen geht es nach Frankfurt, ich kann es kaum erwarten!",
    emotion: "excited",
    language: "de",
  },
  {
    text: "드디어 내일이 첫 비행이에요! 너무 설레서 유니폼을 벌써 세 번이나 입어 봤어요. 빨리 아침이 왔으면 좋겠어요!",
    emotion: "excited",
    language: "ko",
  },
  {
    text: "Passei, passei! Abri a mensagem no ônibus e gritei tanto que o motorista parou. Começo o curso na segunda, não vejo a hora!",
    emotion: "excited",
    language: "pt",
  },

  // calm
  {
    text: "Please, you finish your coffee first. I've the whole afternoon, and the question will still be here when you've done.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "If it comes this spring, that's grand. If it comes next spring, that's grand as well. I've my allotment and my shifts, and I'm content enough with both in the meantime.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "We sat on the ramp for two hours once. I dimmed the lights, brought water round, and told people what I knew, which wasn't much. After a while they dozed. I watched the rain run down the window. It passed, as these things do.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "One patient, then the next one, then the next one. The round gets done. It always has, there is no need to run at it.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "No rush on my side. Ask it whichever way you like, and I'll think about it for a minute and then tell you.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "My grandmother was stirring the pot very slowly and saying, the rice will be ready when it is ready. I am like that also, sir. I take a breath, I see what is in front of me, and I do that one thing. Then I see what is next. If the bus is late I sit under the neem tree and watch the people. If the shop is full I serve this customer, then that customer. Everybody gets their parcel and goes home, and in the evening I also go home.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "He shouted for a bit. I let him. There was nothing in it that couldn't wait, so I stood there and listened till he'd run out, and then we had a chat about his fishing.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I don't mind silence. When a resident can't find a word I just sit there beside her, and we look at the garden till it turns up, or till it doesn't.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "It's okay, my friend, whichever way it goes. I slept well, I had a good breakfast, I walked here along the creek. Let us begin whenever you feel like it.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Neem rustig de tijd, ik heb nergens haast mee. We zien wel hoe het loopt; komt het vandaag niet, dan komt het morgen.",
    emotion: "calm",
    language: "nl",
  },
  {
    text: "どうぞごゆっくり。こちらは急いでおりませんので、お茶でも飲みながら、一つずつお話しできればと思います。",
    emotion: "calm",
    language: "ja",
  },
  {
    text: "Rien ne presse. Je m'assieds, je respire, je regarde ce qu'il y a à faire, et je le fais tranquillement, une chose après l'autre.",
    emotion: "calm",
    language: "fr",
  },

  // neutral
  {
    text: "I worked at a petrol station from 2018 to 2020, then moved to Leeds and joined a hotel as night porter. I've been there since.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The emergency exits are over the wings and at the rear. We check the slides before every departure and sign the sheet.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Could you please send me the address of the venue and tell me whether I should bring the original certificates or copies?",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My height is 168 centimetres and my arm reach is 212. I have my valid passport and my vaccination card also.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The passenger in 14C was very anxious because she had a connection in Madrid. Her husband was annoyed with the airline. I wrote down the flight number and passed it to the purser.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Next month I finish the diploma. After that the plan is to renew the passport, do the swimming certificate in June and apply for the autumn intake.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I'm excited to apply for the position of cabin crew, reference 4471. Please find attached my CV, a full-length photograph and two references. I am available for interview on weekdays after 2 p.m.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "On the twelfth there was a crash on the ring road, so the ward called in extra staff. My shift ran from seven to seven. I had four patients on the left side, and the other nurse had five on the right. At handover we gave the charge nurse the fluid charts and the list of relatives who had telephoned. The following week I was moved to outpatients, where I book the appointments and file the letters. My line manager there is Mrs Okoro, and she can be named as a referee.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "A panic button is under each till. If it is pressed, security come to the front desk, and the manager fills in a form.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Trabajo de lunes a viernes en una farmacia y los sábados doy clases de inglés. Terminé los estudios en 2021 y vivo en Sevilla.",
    emotion: "neutral",
    language: "es",
  },
  {
    text: "我今年二十四岁,身高一米六八,毕业于旅游管理专业。目前在一家酒店做前台,合同到六月底结束。",
    emotion: "neutral",
    language: "zh",
  },
  {
    text: "Ich wohne in Kassel und habe nach der Schule eine Ausbildung zur Hotelfachfrau gemacht. Der Vertrag läuft bis Ende September, danach könnte ich anfangen.",
    emotion: "neutral",
    language: "de",
  },

  // nervous
  {
    text: "Sorry, could I, can I start again? I had it all ready in the corridor and it's just, it's gone.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "My hands are shaking, look. I can't even hold the pen straight. Okay. Okay. So I, I was a waitress, for, um, for two years.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Good morning sir, my name is, sorry, good afternoon. My throat is completely dry, may I please have some water before I speak?",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I'm fine, honestly I'm fine. It's just that there's, there's five of you, and you're all, you're all writing. Where was I? The, the customer. Yes. No, sorry, that was the other one.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Right, so, teamwork, yes, I did write some notes on teamwork, they're in the other bag, sorry. I don't usually talk this fast, I talk fast when people look at me, so if I'm going too fast please, please just put your hand up or something, because I can hear myself doing it and I can't seem to slow down, and now I've forgotten what the second half of the question was, oh dear.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Patients never bother me. Sitting here with that camera pointing at my face, my stomach's in knots.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Ay sorry po ma'am, my voice is trembling, it's my first time to be in front of a panel and, and my English suddenly disappear.",
    emotion: "nervous",
    language: "en",
  },
  { text: "Um. I, well. Sorry. Don't, don't look yet.", emotion: "nervous", language: "en" },
  {
    text: "Abeg, give me small time. My heart is beating like drum, I practised this answer whole night and, see, now that you people are facing me, not even one word is coming.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Desculpe, eu... eu tinha decorado tudo e agora me deu um branco. Minha mão está gelada, minha voz está tremendo, posso começar de novo?",
    emotion: "nervous",
    language: "pt",
  },
  {
    text: "죄, 죄송합니다. 너무 떨려서 준비한 말이 하나도 생각이 안 나요. 손에서 자꾸 땀이 나는데… 다시, 다시 해도 될까요?",
    emotion: "nervous",
    language: "ko",
  },
  {
    text: "عفوًا، أنا... أنا مرتبك قليلًا، صوتي يرتجف ويداي باردتان. هل يمكنني، هل يمكنني أن أعيد الجملة من البداية؟",
    emotion: "nervous",
    language: "ar",
  },

  // anxious
  { text: "What if the medical finds something? What then?", emotion: "anxious", language: "en" },
  {
    text: "It's been eleven days since the final stage and still no mail. I check the spam folder every hour. Other girls have got theirs. Did they lose my file, or is it that I'm rejected and nobody is telling?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I keep going over what will happen to Mum if I get sent to another base. Who'd do her insulin? Who'd hear her if she fell at night? My brother says he'd pop in, but what if he forgets, he forgot her birthday, and what if it's the one evening she's mixed up her tablets? By the time anybody rang me I'd be over the Atlantic with my phone off. I lie there till three working it out, and it never works out.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I've handed my notice in already. Suppose the reference comes back bad. Then there's no job here and no job there, and the rent's due on the first.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "They'll find the old Facebook photos, won't they? I deleted them, but people say nothing's ever really deleted, and I can't stop thinking about somebody in an office scrolling down.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "My recruiter says not to worry, everybody waits this long. I worry anyway. Every time the phone buzzes I think, that's it, that's the no.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "If I fail the swimming they will send me home, and my father sold the tricycle to pay for this course po. I always think about his face when I come back with nothing. What will we do if that happens?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "What about the drills? Say there is smoke for real, some day, and I forget the door. Say people are hurt because of me. This thought doesn't leave me, even when I'm cooking.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm happy to wait, of course. It's only that my visa runs out on the thirtieth, and if your answer comes on the thirty-first I don't know what becomes of me, I really don't.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Continuo a chiedermi cosa succede se mi dicono di no. Ho già lasciato la casa, e se poi non trovo altro? Non ci dormo da una settimana.",
    emotion: "anxious",
    language: "it",
  },
  {
    text: "Stel dat ze bij de keuring iets aan mijn rug vinden? Dan is alles voor niets geweest. Ik lig er elke nacht over te malen, wat als ze me afwijzen?",
    emotion: "anxious",
    language: "nl",
  },
  {
    text: "もし身体検査で落とされたらどうしようと、毎晩そればかり考えてしまいます。結果の連絡もまだ来なくて、このまま不合格だったらと思うと心配で眠れません。",
    emotion: "anxious",
    language: "ja",
  },

  // confused
  {
    text: "Sorry, when you say \"service recovery,\" is that about food we've run out of, or do you mean something else? I've never come across it.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "The mail says come at nine, the link says eleven, and the attachment says a different city. Which one am I supposed to follow? I can't make it out.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I read the question three times, and I don't understand is it asking about me or about my team.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Hm, I'm not sure I follow. You want an example where I was wrong, but where it turned out well because I was wrong? Or in spite of it? I've lost the thread there.",
    emotion: "confused",
    language: "en",
  },
  {
    text: 'Jump seat, dead head, red-eye... is "deadheading" when a person is ill? Somebody explained it to me, and I understand it even less now.',
    emotion: "confused",
    language: "en",
  },
  {
    text: 'Okay so the form has "base" and "home base" and "domicile", and for me po these are all the same place? What\'s the difference ba? I put Cebu in all of them, but maybe it means something else.',
    emotion: "confused",
    language: "en",
  },
  { text: "You've lost me. Is that a yes or a no?", emotion: "confused", language: "en" },
  {
    text: 'I thought that STAR is the airline alliance, so I began to talk about Lufthansa, and the lady looked at me strangely. Now my friend says it is a way to answer. But what is then the T, is it "task" or "time"? And why would an answer need a task? I don\'t get how these go together.',
    emotion: "confused",
    language: "en",
  },
  {
    text: 'My supervisor sounded quite sure about it, but I still don\'t see what "soft product" means. Is it pillows? Is it the people? Which?',
    emotion: "confused",
    language: "en",
  },
  {
    text: 'Perdone, no entiendo la pregunta. ¿Me está pidiendo un ejemplo mío o lo que haría la compañía? ¿A qué se refiere con "proactiva"?',
    emotion: "confused",
    language: "es",
  },
  {
    text: 'Moment, da komme ich nicht mit. Meinen Sie mit "Umlauf" den Dienstplan oder die Strecke? Und was hat das mit dem Hotel zu tun?',
    emotion: "confused",
    language: "de",
  },
  {
    text: '我没太听懂,您说的"机组资源管理"是指管人,还是管设备?还是别的什么意思?我越看越糊涂。',
    emotion: "confused",
    language: "zh",
  },

  // frustrated
  {
    text: "Seventh time I've uploaded that photo. Seventh. Too big, too small, wrong background, and when it's finally right the page logs me out.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I trained both of those lads, and both of them were made supervisor over my head. I asked why and was told I'm \"too valuable on the floor.\" I've been too valuable for five years.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "They told us, come to the open day, all nationalities welcome. I travel nine hours by bus. At the door a man sees my passport and says, not this one. He didn't even open my CV!",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I follow every tip, I record myself, I change the answer, I change it back, and each time it's the same mark. Six out of ten. What more do you people want from me?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I rang the helpline, and they said email. I emailed, and they said ring the helpline. Round and round, for three weeks now. I've had it up to here.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "We report the broken hoist on Monday. We report it Wednesday. Friday it's still broken and it's us that get written up for not lifting safely. You can't win on that unit, you honestly cannot, and then they stand there and ask why nobody stays.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "No be small thing o. I paid the agent, I did the training, I did the test, and now they say the agent is fake and my score doesn't count. All that suffering for nothing, and nobody wants to hear my side!",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Sure, happy to repeat the form. Again. For the fourth time. With the same answers you already lost three times.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: 'Every appraisal they\'re writing "excellent, excellent," and at increment time my name is missing only. I do double duty, he does half, and he gets the promotion because he plays cricket with the boss.',
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "똑같은 서류를 벌써 다섯 번째 내는데 매번 다른 이유로 반려하네요. 물어봐도 담당이 아니라는 말뿐이고, 도대체 어떻게 하라는 건지 정말 답답합니다.",
    emotion: "frustrated",
    language: "ko",
  },
  {
    text: 'È il terzo colloquio in cui mi dicono "le faremo sapere" e poi spariscono. Mi preparo per settimane, pago il treno, e nemmeno una risposta. Non se ne può più.',
    emotion: "frustrated",
    language: "it",
  },
  {
    text: "قدمت الطلب أربع مرات، وفي كل مرة يرفضه الموقع بلا سبب. أتصل فلا يجيب أحد، وأكتب فلا يرد أحد. تعبت من هذا الدوران بلا فائدة، وهذا ظلم.",
    emotion: "frustrated",
    language: "ar",
  },

  // confident
  {
    text: "I out-sold everybody in my region six quarters running, and I did it by shutting up and listening. Give me your duty-free cart and I'll have it empty before the coast.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I am the one they send for when a customer is shouting. I have never failed to bring one down, not once, and I will not fail on your aircraft either.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I've got a fourteen-stone man off a bathroom floor at six in the morning, on my own, got him warm, got him laughing, and nobody hurt their back. I've sat with families on the worst night of their lives and known what to say. I've written the care plans that the inspectors held up as an example, and I've trained nine new starters, seven of whom are still here. So yes, I'd be very good at looking after a cabin. I've no doubt about that at all.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I am not the tallest and my English has still some mistakes, but I learn faster than anyone I know. Eight months ago I could not order a coffee. After your six weeks I will be among your best.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Nervous? No. I played to a full theatre every night for two seasons. I know how to own a room.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "If somebody collapses at thirty-five thousand feet, you want me in that cabin. I've done CPR for real on two people and both of them walked out of hospital.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Thank you, happy to answer that one. My strongest point is judgement. At twenty-two I was left in charge of a sixty-room hotel every night, and in three years the owner never once had to get out of bed.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "In Jumeirah I was promoted two times in fourteen months, because I lead people without raising my voice. Here also I will rise. I see myself as purser inside five years, and I'll earn it.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Give me the ones everybody else avoids. I win them round, every time.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Je sais très bien ce que je vaux. J'ai formé vingt serveurs, tenu une salle de cent couverts toute seule un soir de grève, et je tiendrai votre cabine de la même façon.",
    emotion: "confident",
    language: "fr",
  },
  {
    text: "저는 이 일을 누구보다 잘할 수 있다고 확신합니다. 콜센터에서 2년 동안 불만 고객 만족도 1위를 놓친 적이 없고, 기내에서도 꼭 해내겠습니다.",
    emotion: "confident",
    language: "ko",
  },
  {
    text: "Auf mich ist Verlass, das kann Ihnen jeder auf meiner Station bestätigen. Ich habe schon zweimal jemanden wiederbelebt, und ich weiß, dass ich auch in einer Kabine das Richtige tue.",
    emotion: "confident",
    language: "de",
  },

  // enthusiastic
  {
    text: "There's nothing I enjoy more than a full bar and a stranger who says \"surprise me.\" I read about bitters for fun. I grow my own mint, for heaven's sake.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Winter rescue work. I volunteer for it every year because I love the craft of it: knots, snow, reading a slope, getting a casualty down smoothly. I'd do it for free, and most weekends I do.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Grooming and makeup, I love it die! From secondary school I was doing everybody's face before church. Up till now if you show me a new blending technique I will practise it till midnight, with pleasure.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I adore working with old people, I really do. They tell you about the dances and the bombs and the husband before the husband. I've got residents who've had me in stitches every single shift for six years. Folk pull a face when I say dementia care, and I tell them they've no idea what they're missing. It's the best job I've ever had.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Perfume is my great love. Top note, heart, base, the history behind the bottle; I am studying it at home also after the shop closes, because for me it never feels like work.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Looking after a cabin is my thing. I've done it for years and it still delights me.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "In our house the guest is everything, and I grew up loving that. To pour the gahwa correctly, to notice when the cup should be shaken, to bring the dates before anybody asks. I am still in love with these small details and I study how other cultures do it too.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Languages, languages, languages! I keep Portuguese in the kitchen, Turkish on the bus, and Korean for the gym. Grammar tables make me happy, which I know is odd.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "People ask how I can stand A&E, the panic, the noise, the trolleys. I like it. I've always liked it. No two hours are the same and I find every bit of the medicine interesting.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Eu amo trabalhar com gente. Faz sete anos que recebo turistas no Pelourinho e ainda acho uma delícia contar a história de cada rua; não me canso nunca.",
    emotion: "enthusiastic",
    language: "pt",
  },
  {
    text: "Ik vind koken voor grote groepen gewoon heerlijk werk. Al tien jaar sta ik elke zomer in de kampkeuken en ik verzin thuis nog steeds met plezier nieuwe recepten.",
    emotion: "enthusiastic",
    language: "nl",
  },
  {
    text: "أعشق مهنة الضيافة منذ صغري. أستمتع بكل تفاصيلها، من ترتيب المائدة إلى الحديث مع الضيوف، وحتى في أيام إجازتي أقرأ عنها وأجرب أفكارًا جديدة.",
    emotion: "enthusiastic",
    language: "ar",
  },

  // excited
  {
    text: "Did you say Tokyo? My first trip would be Tokyo? Oh, that's made my whole year, I'm going to burst!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I only found out last night that I'd got the slot today. I ran round the garden in my slippers. The dog ran too. Neither of us has settled since!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Six years I've been serving tables and telling everyone \"one day,\" and one day is on Tuesday. Tuesday, ten o'clock, gate B! I keep laughing for no reason. My regulars clubbed together and bought me a suitcase with wheels that light up, and I've been rolling it round the flat since Sunday. I've laid the outfit on the chair, put it away, laid it out again. When the alarm goes on Tuesday I won't need it, I'll be on the doorstep with my coat on, hopping!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "The uniform fitting is tomorrow, sis, tomorrow! I can't eat, I can't sit, I just keep looking at the photo of that red scarf and squealing.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "By God's grace the visa has come out. Stamped! I was dancing in the embassy car park with strangers. Now only eleven days and I will be in the sky.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "They told us in the barracks corridor and the whole section piled on top of me. Got the place. Start in May. Still can't stop smiling, my face hurts.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I've never looked forward to anything like I'm looking forward to next Friday. Wings ceremony, my grandad's coming, he's ninety-one and he's bought a new tie. Roll on Friday!",
    emotion: "excited",
    language: "en",
  },
  {
    text: 'My husband is calm, he says only "very nice." I am not calm! I got the joining date this morning, I have already told three neighbours and one taxi driver, and my heart is singing.',
    emotion: "excited",
    language: "en",
  },
  {
    text: "Omg ma'am is it true po, you're really taking me for the March batch? I'm screaming inside my pillow right now, my whole family is clapping in the kitchen!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "¡Me han cogido! Acabo de ver el correo y no paro de saltar por el pasillo. El lunes vuelo a Dubái, ¡qué ganas, madre mía!",
    emotion: "excited",
    language: "es",
  },
  {
    text: "Domani salgo per la prima volta su un aereo in divisa! Ho già la valigia davanti alla porta, conto le ore e non riesco a smettere di sorridere.",
    emotion: "excited",
    language: "it",
  },
  {
    text: "我收到录取通知了!刚才在地铁上差点叫出声来,下周一就去培训,太开心了,恨不得明天就是周一!",
    emotion: "excited",
    language: "zh",
  },

  // calm
  {
    text: "Let's leave the phone ringing a moment. Somebody will get it, or they'll ring back. Now, you were asking me about my last job.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "You get used to waiting in the army. You sit on your pack, you share out the biscuits, you watch the sky go light. The lorry comes when it comes. I never saw the point in fretting over it and I don't see it now.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Whatever you decide is all right with me. I enjoyed the talk, and it's a lovely evening for the walk home.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "First I boil the water. Then I wait for the leaves. By the time the tea is poured, the guest has usually told me what was wrong, and mostly it is a small thing. There is no hurry in it.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I just go slow when the floor gets full. Table by table. The food comes out when it comes out, people are talking, there's music on, everybody's going to eat.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Yes, we can do the test again, no problem at all. This afternoon, tomorrow, next week, any time is okay. I brought a book.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "The other girls are all panicking over the group task and walking up and down the corridor. I'm by the window with my tea, watching the planes. It'll start when it starts.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "There's a patient who takes forty minutes over his breakfast. I pull up the chair, we do the toast, we do the tea, we look at the birds. Nobody is timing us. By the time we get to the marmalade the ward has usually gone quiet, and I find that's the nicest part of the morning.",
    emotion: "calm",
    language: "en",
  },
  { text: "It's fine. No hurry. I'll sit here awhile.", emotion: "calm", language: "en" },
  {
    text: "خذ راحتك، لست على عجلة من أمري. نتحدث على مهل، وما لم نكمله اليوم نكمله غدًا، وكل شيء يأتي في وقته.",
    emotion: "calm",
    language: "ar",
  },
  {
    text: "Lassen Sie sich ruhig Zeit. Ich habe heute nichts weiter vor, sitze hier gut, und wenn es noch eine Stunde dauert, ist das auch in Ordnung.",
    emotion: "calm",
    language: "de",
  },
  {
    text: "Não há pressa nenhuma. Vamos por partes, um assunto de cada vez, e o que não ficar resolvido hoje fica para outro dia, sem problema.",
    emotion: "calm",
    language: "pt",
  },

  // neutral
  {
    text: "Three years as a sales assistant in Lagos, two in Abuja. Phones mostly, then household appliances. I report to the branch manager.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "In a decompression the masks drop from the panel above the seat. Crew put on the nearest mask first, sit down, and wait for the call from the flight deck.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Please let me know what time the online interview starts in Manila time, and if the link is the same as last week. Thank you po.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My brother was over the moon when he got into the police, and my mum cried. He does traffic duty in Cardiff. I have one other brother, who's at college.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I was in the Signals for six years, posted to Cyprus and then Catterick. I left as a corporal in August. At present I drive a delivery van four days a week, and on Wednesdays I do a first-aid course at the college.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "On Thursdays we do a stock count. I take the cold room, Meera takes the dry store, and we enter the numbers in the sheet by noon.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "It would be great to reschedule, if possible. Tuesday or Wednesday morning works for me, or any time on Friday.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The fire alarm went at ten past two. We used the east stairs, met at the assembly point and called the register. The brigade found a burnt toaster. Guests went back to their rooms at two forty.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I have Arabic and English, and some Urdu. I live in Sharjah, and the notice period in my company is thirty days.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Abito a Torino con i miei genitori. Ho lavorato due anni in un bar della stazione e adesso seguo un corso serale di inglese, il martedì e il giovedì.",
    emotion: "neutral",
    language: "it",
  },
  {
    text: "現在は駅の案内所で働いています。勤務は週五日で、シフトは早番と遅番があります。来年の三月に契約が終わる予定です。",
    emotion: "neutral",
    language: "ja",
  },
  {
    text: "Ik werk sinds 2019 bij een reisbureau in Utrecht, vier dagen per week. Mijn opzegtermijn is een maand en ik heb een rijbewijs.",
    emotion: "neutral",
    language: "nl",
  },

  // nervous
  {
    text: "I've, I've worked in, hang on. I've worked in care for, gosh, my mind's gone blank, this is silly, I know this.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Is it warm in here or is it just me? I've gone bright red, haven't I. I always do it when everyone turns round at once. I'll, er, I'll try and answer now.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Please don't mind my legs, sir, they are shaking on their own. I will just hold the table and, and say my introduction. My name, my good name is Prakash.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Three tours and I never sweated like this. My collar's soaked. Can you, would you say the question one more time, I was too busy swallowing.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "So the, so a time when I showed, when I showed initiative. Okay. Ha. Sorry. I laugh when I get like this. There was a lady, or, no, there was a, sorry, my mouth's so dry it's sticking.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "You said be natural, and right away I do not know where I should put my hands. I had nice sentences. I had them on the bus. Now I hear only my own breathing, and, and you are waiting, and I say nothing useful, excuse me.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "My palms are wet so I, I'd rather not shake hands, if that's, sorry, is that rude? I'm already doing this wrong, aren't I.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "My friend Hessa went in before me and she was so relaxed, laughing with them even. And me, now I'm on this chair, my knee is jumping and I, I cannot keep my voice steady, sorry.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I know I look composed. I'm not. I can feel my pulse in my ears and I've just read your name badge four times.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Pardon, je... je recommence. J'ai la voix qui tremble, je ne sais plus où j'en étais, c'est parce que vous me regardez tous en même temps.",
    emotion: "nervous",
    language: "fr",
  },
  {
    text: "Perdón, es que... me tiemblan las manos y se me ha ido la frase. La tenía, de verdad que la tenía. ¿Puedo, puedo empezar otra vez?",
    emotion: "nervous",
    language: "es",
  },
  {
    text: "不好意思,我、我有点紧张,手一直在抖,刚才背好的那句话忽然想不起来了,能不能、能不能让我重新说一遍?",
    emotion: "nervous",
    language: "zh",
  },

  // anxious
  {
    text: "I've not told my manager I'm here. If she hears about it before I've got an offer I'll lose my shifts, and then what do the kids eat? It's all I think about.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Has anybody heard after the background check? They're calling my old company, and I left there after a quarrel. I'm so worried what that man will tell them about me.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "What happens when I'm sixty flights in and my back goes again? Will they keep me on? I've looked it up over and over and nobody says, and it eats at me, not knowing.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Supposing I get it, and then I'm away five nights, and my daughter stops wanting to come to the phone. I've seen it happen to a girl on our ward. I lie awake over that.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "They said two weeks. This is week four. I carry the phone into the bathroom, I carry it to prayer, I'm thinking each night maybe I filled the form wrong and it is finished for me already.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I read one more report about job cuts and it starts up again. Would they train us and let us go by Christmas? I've a loan on the training. If they do, I can't pay it back, I just can't.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I slept all right before interviews, always. It's after that gets me. Did I say something they'll hold against me? Will they ring my old sergeant? What'll he dig up?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "My tattoo is covered, but what if it rubs off at the fitting? And the scar? What if they measure me again and I'm half a centimetre short this time? I go over all of it every night.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Everyone at home is celebrating, and I'm in the bathroom doing sums. If they change their minds before the contract, we'd lose the flat. I daren't say it to my wife.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Ich mache mir ständig Sorgen, dass sie in meinem Lebenslauf die Lücke finden. Was, wenn sie nachfragen? Was, wenn deshalb alles platzt? Ich warte seit Wochen auf die Antwort.",
    emotion: "anxious",
    language: "de",
  },
  {
    text: "합격 발표가 다음 주인데 혹시 떨어지면 어떡하죠? 부모님께 뭐라고 말씀드려야 할지, 신체검사에서 문제가 나오면 어떡할지 걱정돼서 잠이 안 와요.",
    emotion: "anxious",
    language: "ko",
  },
  {
    text: "¿Y si no me llaman? ¿Y si ven que dejé la carrera y me descartan por eso? Llevo diez días mirando el móvil cada cinco minutos, pensando en lo que va a pasar si es que no.",
    emotion: "anxious",
    language: "es",
  },

  // confused
  {
    text: "Do you mean, what would I do, or what did I do? Because I can't tell from how it's put.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "It says \"state your availability in UTC\". What is it, this UTC? Is that a city? I wrote London but the page doesn't take it and I don't know what it wants from me.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Purser? Cabin manager? Same person, or two? I'm lost.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I don't quite see what a desert island has got to do with serving dinners. Is there a trick in it? What sort of thing are you looking for?",
    emotion: "confused",
    language: "en",
  },
  {
    text: 'Sir, you are saying "tell me about yourself but not your CV." Then what is left to tell? Family, hobbies, like that? I\'m not getting what is meant.',
    emotion: "confused",
    language: "en",
  },
  {
    text: "So there's a code share, and it's their plane, but our number, but their crew? Or our crew? Who's actually, whose passenger is it, then? And the baggage rule, is that theirs or ours, or does it depend which website she bought it on? No, I'm lost. I thought I'd got it at the start, and then you said \"wet lease\" and it all came apart. Is a wet lease to do with the sea? I've drawn it out with arrows and I understand my own drawing less than the page.",
    emotion: "confused",
    language: "en",
  },
  {
    text: 'Wetin be "competency-based"? I checked it online, and the thing I read now is different from the thing I read yesterday. Which one is correct?',
    emotion: "confused",
    language: "en",
  },
  {
    text: "Was that a question, or were you telling me? I wasn't sure if I should answer.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "My wife understood straight away and laughed. I've read your message five times and still can't work out whether I'm invited or not.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Je ne comprends pas bien ce que vous voulez dire par \"posture de service\". C'est la façon de se tenir debout, ou c'est autre chose ? Je suis un peu perdu.",
    emotion: "confused",
    language: "fr",
  },
  {
    text: 'Espera, não percebi. O documento diz para assinar na página dois, mas a página dois é o mapa. É para assinar onde, afinal? E o que é isto de "anexo B"?',
    emotion: "confused",
    language: "pt",
  },
  {
    text: "すみません、質問の意味がよく分かりません。「強み」というのは性格のことでしょうか、それとも資格のことでしょうか。どちらをお答えすればいいのか分からなくて。",
    emotion: "confused",
    language: "ja",
  },

  // frustrated
  {
    text: 'Four assessment days, four cities, four times told I was "so close". Close to what? Nobody will ever tell me what to fix.',
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "The customer lied, the camera shows she lied, and I'm still the one who got the warning. I've asked for the footage to be looked at three times. They won't even sit down with me.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "This app keeps cutting me off halfway through. I slow down, it cuts me off. I speed up, it cuts me off. What's the point of practising if it never hears the end of a sentence?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I've been doing the senior's work for eighteen months on a junior's pay. I do the rota, I do the orders, I do the complaints. Then a post came up, and I filled in the form, I wrote the two pages, I did the presentation on my day off, and they gave it to a boy from outside who's asking me how the till works. I asked for feedback and got one line. And I'm meant to smile and show him.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "They don't accept my nursing degree because it's from Manila. The same hospital lets me do the same work as an aide for half the salary. How is that fair?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: 'Oh, brilliant. Another "we regret to inform you" that came eleven seconds after I pressed send. Someone really read that one, didn\'t they.',
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I learned your tongue, I passed the exam, I cut my hair like you asked. And again you tell me it's the accent. Always there is one more thing!",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "For two months I'm going to the medical office. The doctor is not there, the stamp is not there, come tomorrow, come Sunday. I take leave from work each time and I come home with nothing in my hand.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I stayed calm with him, I said please, I fetched the manager like you're supposed to. He got a free meal and I got my tips docked. Every single time it's the staff that pay for it.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Voor de zoveelste keer mijn rooster zonder overleg veranderd, en als ik er iets van zeg ben ik lastig. Ik heb alles geprobeerd, mails, gesprekken, en er verandert gewoon niks.",
    emotion: "frustrated",
    language: "nl",
  },
  {
    text: "我已经面试了六次,每次都说我很优秀,最后录取的总是有关系的人。问原因也没人肯说,准备了这么久全白费,真的太不公平了。",
    emotion: "frustrated",
    language: "zh",
  },
  {
    text: "عملت ضعف ما عمله زملائي، ثم أعطوا الترقية لقريب المدير. اشتكيت ثلاث مرات ولم يسمعني أحد، فما فائدة كل هذا التعب؟",
    emotion: "frustrated",
    language: "ar",
  },
];
