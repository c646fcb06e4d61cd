import type { LabelledText } from "./format.ts";

/**
 * A second set of an independent writer who has not seen the rules. Traps stand among the plain ones:
 * feelings of other people, quoted words, a fear overcome, a question that is none, an emergency told
 * without hurry. A text outside the eleven languages is neutral, as nobody could know better.
 */
export const EMOTION_SECOND_CHECK: readonly LabelledText[] = [
  // Confident
  {
    text: "Languages aren't the problem. I did my diploma in English and at the desk where I work now I answer the phone in Amharic, Italian and French, so ask me in any of those.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "i can do this job. ive raised three kids and run a school canteen for 240, your galley is not going to scare me",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I used to dread speaking in public. That's gone. Two seasons as announcer at a ski school and when I pick up the microphone the room listens. Hand me your PA script and I'll read it cold.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "No, I wouldn't need to fetch the supervisor for that. I've talked down maybe two hundred people outside a nightclub in Leeds and laid hands on four of them. I know how it's done.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "The girl before me came out in tears and half my group can't keep their feet still. I've sat on the assessor's side of that table, I know what a good contribution looks like and I know mine is one.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Would I manage the swim? I teach it. And the reach is 214, flat-footed, measured twice.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "You want me at the door when it goes wrong. The volunteer brigade put me on the radio after one month because I'm clear and I don't get words mixed up.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "my teamwork story is solid, told it to three panels and got through each time. i know exactly where theyll dig and i have the answer ready",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I've never flown as crew. I do pick procedures up fast though: forklift, food hygiene, first aid at work, all passed first time, top of the group in two. Your manual will go the same way.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Fifty-one, yes. I'll out-walk anybody half my age on a night sector. Fourteen years of hospital nights and it was never me asking for a chair.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "They say the Tokyo sectors are the hard ones for service. I trained under a head housekeeper who measured the pillows with a ruler. I'll reach that standard in the first week and I'll hold it.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Ask me the nasty ones. Gaps, weaknesses, why I left the navy, whatever you like. There's nothing on that CV I can't stand behind.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Eso lo sé hacer y lo hago bien. Cuatro años de jefa de rango en un crucero, tres mil cenas por noche, y conmigo nunca se quedó una mesa esperando. Denme el vuelo lleno.",
    emotion: "confident",
    language: "es",
  },
  {
    text: "Was Sie suchen, das bringe ich mit. Als Rettungssanitäterin in Duisburg entscheide ich jeden Tag in Sekunden, und meine Kollegen verlassen sich auf mich. Zu Recht.",
    emotion: "confident",
    language: "de",
  },
  {
    text: "Pode perguntar em inglês, espanhol ou Libras que eu dou conta. Fui líder de turno na rodoviária de Campinas por seis anos e não existe fila que eu não organize.",
    emotion: "confident",
    language: "pt",
  },
  {
    text: "英語での接客なら任せてください。ニセコのホテルで三シーズン、海外のお客様の苦情対応はすべて私が引き受けていました。どんな質問でもお答えできます。",
    emotion: "confident",
    language: "ja",
  },
  {
    text: "أعرف كيف أتعامل مع الناس في أصعب لحظاتهم، وهذا ما أتقنه. أدرتُ استقبال مستشفى في عمّان سبع سنوات، وكنتُ من يُستدعى كلما عجز الآخرون عن تهدئة أحد.",
    emotion: "confident",
    language: "ar",
  },
  // Enthusiastic
  {
    text: "What I like about this work is the small stuff. Somebody's gran is flying for the first time, you show her how the belt clicks, and for six hours she's your best friend. I could do that every day of my life.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I've followed Air New Zealand from a flat in Rotterdam since I was at school, because they let their people talk like themselves. It's a company that loves where it comes from. So do I, which is maybe why it gets to me.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "ok its only a cafe but i really love my regulars. i know who takes oat milk and whose dog had surgery lol. thats the bit of cabin crew that pulls me",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "My aunt was a purser with Varig and every story of hers had people in it. Who wouldn't want a job where lunch is with someone from Recife and dinner with someone from Oslo?",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I read old cabin safety bulletins for fun, my husband thinks I'm odd. How that crew at Haneda got everybody out, row after row, I find it the most beautiful piece of teamwork there is.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Nine years of teaching toddlers to swim and it hasn't worn off. They cling, they scream, they're terrified, and then one day they let go of your neck. I still go home smiling.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Everyone at my station moans about the four o'clock start. Me, I'm fond of it. The bread smells, the first passengers whisper, we sing in the van. I wouldn't swap it.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Why Wizz? Because of one crew on the Kutaisi flight. Dead tired, all of them, and they still joked with an old man about the cheese in his bag. Those are people I'd love to work beside.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I like feeding people, always have. I did it in a mess tent in Sudan and in a hotel in Montreux and I couldn't tell you which was the better job, they were both the best.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Learning the safety part has turned into my favourite bit, who'd have thought! I keep telling my flatmates about slide-rafts. It's so cleverly made.",
    emotion: "enthusiastic",
    alsoFine: ["excited"],
    language: "en",
  },
  {
    text: "i genuinely enjoy the difficult guests?? like finding out whats behind it. had a lady shouting about a pillow and it was her first night as a widow. i love it that you can turn that around",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "It is a great pleasure for me to serve. In Nepal we say the guest is god, and I believe it with my heart. I will be so glad to bring this to every row, every day.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Ce qui me plaît depuis toujours, c'est d'accueillir. Mes parents tenaient une auberge dans le Jura et à huit ans j'adorais déjà porter les tartines aux randonneurs. Votre compagnie a gardé ce goût du détail, ça me touche beaucoup.",
    emotion: "enthusiastic",
    language: "fr",
  },
  {
    text: "Adoro stare in mezzo alla gente, anche alle sei del mattino. Al bar della stazione di Bari conosco tutti per nome e ognuno mi regala un pezzetto della sua giornata. Mi piacerebbe tanto farlo in volo.",
    emotion: "enthusiastic",
    language: "it",
  },
  {
    text: "Wat ik zo mooi vind aan KLM zijn die blauwe huisjes op de schoorsteenmantel van mijn oma, elk met een verhaal. En ik hou gewoon van mensen: in het verzorgingshuis blijf ik altijd even hangen voor een praatje.",
    emotion: "enthusiastic",
    language: "nl",
  },
  {
    text: "我从大学起就喜欢做志愿者，接待外国客人，教他们包饺子、陪他们坐地铁，每次都特别开心。空乘这份工作最吸引我的就是人，我真心愿意一直做下去。",
    emotion: "enthusiastic",
    language: "zh",
  },
  {
    text: "저는 사람 만나는 일이 정말 좋아요. 제주 게스트하우스에서 3년 일했는데 손님들이 보내 준 엽서를 지금도 벽에 다 붙여 놨어요. 승무원도 그런 마음으로 오래 하고 싶습니다.",
    emotion: "enthusiastic",
    language: "ko",
  },
  // Excited
  {
    text: "They just emailed!!! I'm through to Dubai, final stage, tickets and everything. I read it out loud to the whole bus",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Oh my days it's tomorrow. It's actually tomorrow! I've ironed the shirt three times, can we squeeze in one more question, please, I'm buzzing",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Can we start? I've been waiting for this all week, I even got the kids to bed at six.",
    emotion: "excited",
    language: "en",
  },
  { text: "joining date came!! 3 march!!! i cant sit still", emotion: "excited", language: "en" },
  {
    text: "I know I should say this more soberly, but I'm standing inside the building I've driven past for ten years, with a name badge on. Wow. OK. Ask me.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Wait, I'd be on the A350 from the first month? You're not joking? I have to call my mother, hang on.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Guess who's wearing the red hat this morning... they let us try it on! Took about forty pictures. Ahhh",
    emotion: "excited",
    language: "en",
  },
  {
    text: "So the mock score went from five to eight and a half in a week, look at that! Next one, quick, while I'm hot.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I didn't sleep, and no, that wasn't nerves, more like a child before Eid. I've packed and unpacked the bag and I keep laughing for no reason.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Forty minutes till my video call with Qantas and I'm bouncing round the kitchen in a blazer and pyjama bottoms. Let's gooo",
    emotion: "excited",
    language: "en",
  },
  {
    text: "First flight on Sunday, Cebu and back. Sunday! They'd told me June. I can hardly wait to hear the call for the doors and know that one of them's mine.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "hiii just got shortlisted, 14 out of 900 😭😭 happy tears. what do we practise first, tell me everything",
    emotion: "excited",
    language: "en",
  },
  {
    text: "¡No lo puedo creer, pasé! Me acaban de llamar de Aerolíneas y todavía estoy saltando en la vereda. ¿Qué practicamos ahora?",
    emotion: "excited",
    language: "es",
  },
  {
    text: "C'est demain, enfin demain !! J'ai déjà sorti le tailleur, ma sœur me filme toutes les cinq minutes, j'ai trop hâte d'y être",
    emotion: "excited",
    language: "fr",
  },
  {
    text: "Saiu a lista e o meu nome está lá! Estou aos pulos no autocarro, toda a gente a olhar. Vamos, faz-me já uma pergunta!",
    emotion: "excited",
    language: "pt",
  },
  {
    text: "啊啊啊收到通知了！下周一去上海复试！我刚才在宿舍里跳起来，室友以为地震了哈哈，快，我们现在就练！",
    emotion: "excited",
    language: "zh",
  },
  {
    text: "وصلني القبول الآن، الآن! لا أستطيع الجلوس، وأمي تزغرد في المطبخ وأنا أكتب لك. متى نبدأ التدريب؟",
    emotion: "excited",
    language: "ar",
  },
  // Calm
  {
    text: "The left engine gave a fire indication on the climb out of Accra. I was in 14C, on my way home. The crew went through their work, I put my shoes on and read the card again, and an hour later we were in the terminal drinking Fanta.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Take the questions in whatever order you like. I've the whole afternoon and a pot of tea.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "He'd stopped breathing by the time I got to the deck chair. I knelt, counted thirty, gave two, and went on until the lifeboat men took over. Eleven minutes. One does the next thing.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "The first two times I came out in hives. By now it's a conversation with two people. If I get it, good, and if I don't I'll work the summer at the hotel and try again in October.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "A guest threw a plate at the wall beside me. I waited until the pieces had stopped moving and asked whether he'd like to sit somewhere quieter. He did.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I'm sixty next year and I've buried two husbands. A late train full of businessmen doesn't raise my pulse. I bring them water and tell them the time.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  {
    text: "no rush, i can wait while it loads. ill just go through my notes again",
    emotion: "calm",
    alsoFine: ["neutral"],
    language: "en",
  },
  {
    text: "The earthquake came during breakfast. I told my tables to get under them, which they did, and when it was over I checked each one by name. Then we swept up and made fresh coffee.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Right. Let me think about that for a moment. Yes, I would tell the purser first, quietly, and carry on with the boarding while she decides.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  {
    text: "They told us at six that the hotel was closing for good. I finished the turn-down on my floor, said goodbye to the linen ladies and handed in my keys. There's a time for everything.",
    emotion: "calm",
    alsoFine: ["neutral"],
    language: "en",
  },
  {
    text: "There was shouting, people were crying, on one side the lights were out. I spoke slowly, one row at a time, until every belt was fastened. Nothing in me was hurrying.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Se apagaron las luces del ferry y la gente gritaba. Cogí la linterna, fui fila por fila y les pedí que se quedaran sentados. Al cabo de un rato volvió la corriente y seguimos hasta Ceuta.",
    emotion: "calm",
    language: "es",
  },
  {
    text: "Ich habe Zeit. Stellen Sie die Frage ruhig noch einmal, dann überlege ich kurz und antworte Ihnen.",
    emotion: "calm",
    alsoFine: ["neutral"],
    language: "de",
  },
  {
    text: "L'uomo è caduto davanti alla cassa. Mi sono inginocchiata, ho controllato il respiro, ho detto a una collega di chiamare il 118 e ho continuato a parlargli piano finché non sono arrivati. Poi ho riaperto la cassa.",
    emotion: "calm",
    language: "it",
  },
  {
    text: "Het water stond tot aan de tweede tree. We hebben de bewoners één voor één naar boven gebracht, eerst mevrouw Bos, die niet kan lopen. Haast had geen zin, dus die hadden we ook niet.",
    emotion: "calm",
    language: "nl",
  },
  {
    text: "没关系，您慢慢说，我听着。上次航班取消，三百多人围着柜台，我也是一个一个地办。办完最后一位，倒了杯水，才发现天亮了。",
    emotion: "calm",
    language: "zh",
  },
  {
    text: "停電になりましたが、懐中電灯で足元を照らしながら、お客様を一組ずつ非常口までご案内しました。順番にやれば済むことですので、急ぎませんでした。",
    emotion: "calm",
    language: "ja",
  },
  // Neutral
  { text: "Is the height check done with or without shoes?", emotion: "neutral", language: "en" },
  {
    text: "I am 27, from Almaty, and I've worked at the check-in of a business hotel since 2022. I hold a B2 certificate in English.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My notice period is one month. After that I can relocate.",
    emotion: "neutral",
    language: "en",
  },
  { text: "how many questions are in one session", emotion: "neutral", language: "en" },
  {
    text: "The lady next to me was terrified, she left before the maths test. It had twenty items and they gave us fifteen minutes.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "We had two trolleys, one for drinks and one for meals. I started at row 1, my colleague at row 30, and we met in the middle.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: '"I\'m so scared I could scream" is what the passenger says on the exercise sheet. Below it there are three possible replies to choose from.',
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Tattoo on the left ankle, about four centimetres, covered by tights. No piercings apart from the ears.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Switch the interview to French from the next question, please, and keep the text on the screen.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I did secondary school in Harare, then a diploma in tourism in Bulawayo. In 2021 I joined the bus company as a conductor on the Johannesburg line.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The brochure calls it an exciting career with passionate colleagues. Salary and base aren't mentioned. Does your airline page list the bases?",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Le test d'anglais dure combien de temps, et est-ce qu'il y a une partie orale ?",
    emotion: "neutral",
    language: "fr",
  },
  {
    text: "Ich komme aus Erfurt, bin gelernte Hotelfachfrau und arbeite seit August 2020 in einem Tagungshotel. Davor war ich ein Jahr in Irland.",
    emotion: "neutral",
    language: "de",
  },
  {
    text: "O meu certificado de nadador-salvador é válido até 2027. Tenho 1,68 m e carta de condução.",
    emotion: "neutral",
    language: "pt",
  },
  {
    text: "面接は日本語と英語のどちらで行われますか。集合時間は九時と書いてありました。",
    emotion: "neutral",
    language: "ja",
  },
  {
    text: "대학에서 호텔경영을 전공했고 2023년 2월에 졸업했습니다. 현재 부산에 살고 있습니다.",
    emotion: "neutral",
    language: "ko",
  },
  {
    text: "كم عدد مراحل يوم التقييم؟ وهل يجب إحضار الشهادات الأصلية أم تكفي النسخ؟",
    emotion: "neutral",
    language: "ar",
  },
  // Nervous
  {
    text: "sorry my hands are shaking so im typing slow. can i do the question again",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Um, yes, hello, good morning, I'm, sorry, I had this all prepared. My name is Thandiwe and, can I have a sip of water?",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I always go red when the camera's on me. I'm red now, aren't I? Okay. Okay okay. Go.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Well, I guess I'd, maybe, I'd probably tell the captain? Or the purser. I think the purser. If that's, um, if that's allowed.",
    emotion: "nervous",
    alsoFine: ["confused", "anxious"],
    language: "en",
  },
  {
    text: "Twenty minutes to go and my mouth is dry as paper. I've been to the loo three times.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I know this, I swear I know it, I said it in the shower this morning, and now, nothing, it's just white. Give me a second.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "not gonna lie butterflies like crazy rn, they call us in alphabetical order and im a B",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Is it normal that my voice does this? It goes up at the end and, yeah, it wobbles. Happens each time somebody writes while I talk.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I did two tours in the army, never blinked, and here I am in a rented suit with knees like jelly in front of two ladies with a clipboard.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I've, well, I had a job in a, it was a bakery, I mean I worked the counter, sorry, I'm getting all tangled up, may I start over?",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Everyone tells me I look relaxed. If they could see my shirt under this jacket. I'm sweating right through it and I haven't even said my name.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "please dont start the timer yet!! i need to breathe first. my stomach is doing flips",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Ay, perdón, se me fue la voz. Es que me tiemblan las piernas, nunca había hablado delante de una cámara. ¿Puedo empezar otra vez?",
    emotion: "nervous",
    language: "es",
  },
  {
    text: "Allora, io, cioè, mi chiamo Giada e... scusi, ho la bocca secca e il cuore a mille. Un secondo solo.",
    emotion: "nervous",
    language: "it",
  },
  {
    text: "Pff, ik zit hier met klamme handjes achter mijn laptop. Nog tien minuten en dan moet ik, ja, eh, dan ben ik.",
    emotion: "nervous",
    language: "nl",
  },
  {
    text: "不好意思，我手心一直在出汗，刚才背得好好的，现在脑子一片空白……能不能让我先喝口水？",
    emotion: "nervous",
    language: "zh",
  },
  {
    text: "아 잠시만요, 목소리가 떨려서요. 죄송합니다, 심장이 너무 뛰어서 준비한 말이 하나도 생각이 안 나요.",
    emotion: "nervous",
    language: "ko",
  },
  // Anxious
  {
    text: "What if they ask about the eighteen months I was at home with my dad? I go over it at night and there's no version that sounds right.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I can't stop thinking they'll find the caution from 2016 and take the offer back. It was dropped, but will the checks show it?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "My visa runs out on the 30th and the airline hasn't said a word. If the letter doesn't come this week I don't know what we'll do, the children are in school here.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "i keep checking my email every 5 min. no news must be bad news right",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "The medical's on Thursday. I had a murmur as a kid, nobody's mentioned it since, and I've convinced myself that's where it all ends.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Does anybody fail training because of the swim? I can swim, I can, but in clothes, in cold water, with people watching... I wake up thinking about it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm afraid that my accent will put them off before I've said one useful thing. It has happened before.",
    emotion: "anxious",
    alsoFine: ["nervous"],
    language: "en",
  },
  {
    text: "Suppose there is a real fire and I freeze. Suppose it's me they're all looking at. That's the thought that won't go away.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "My wife says I worry too much. She may be right, but with two mortgages and one income six months of probation feels like walking on ice.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "They changed the interviewer at the last minute and now I've a bad feeling about the whole thing. She's supposed to be the one who rejects everybody.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "is there a limit on how many times you can apply?? bc if i mess this one up and its a two yr ban im done, i literally have no plan b",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I signed up for this without telling my father. He'll hear it from someone, he always does, and I don't dare imagine that phone call.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Was mache ich denn, wenn bei der Untersuchung etwas gefunden wird? Seit der Einladung schlafe ich kaum, weil ich immer denke, dass es am Ende am Blutdruck scheitert.",
    emotion: "anxious",
    language: "de",
  },
  {
    text: "J'ai peur qu'on me demande pourquoi j'ai quitté mon dernier poste. Si je dis la vérité, ils vont me rayer, et si j'arrange un peu, ça se verra. J'y pense sans arrêt.",
    emotion: "anxious",
    language: "fr",
  },
  {
    text: "E se poi mi mandano a Charleroi e mia madre resta sola? Non ho ancora firmato niente, ma è tutta la settimana che mi gira in testa.",
    emotion: "anxious",
    language: "it",
  },
  {
    text: "もう三週間も連絡がありません。何か悪いことを言ってしまったのではないかと、毎晩同じことばかり考えてしまいます。落ちていたらどうしよう。",
    emotion: "anxious",
    language: "ja",
  },
  {
    text: "Tenho medo de bloquear quando me pedirem para falar inglês com toda a gente a ouvir. E se não passar outra vez, o que digo aos meus filhos?",
    emotion: "anxious",
    alsoFine: ["nervous"],
    language: "pt",
  },
  // Confused
  {
    text: "Wait, so is STAR four answers or one answer in four bits? The page shows four boxes but the mic only gives me one.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I don't get what 'competency' you want here. Teamwork? Leadership? It says both.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "hm the score went down after i made it longer?? i thought longer was better",
    emotion: "confused",
    language: "en",
  },
  {
    text: "You asked about a conflict and then said my conflict wasn't a conflict. Which part of it are we talking about?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I've read the task three times. Are we supposed to sell the island or leave it? And who's the 'captain' in brackets?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Sorry, could you put the question another way? I lost you after 'proactive ownership of the guest journey'.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "what does it mean disarm the door if there is nobody armed. i think my translator is wrong",
    emotion: "confused",
    language: "en",
  },
  {
    text: "One video says hair must be up, your checklist says neat, and the recruiter wore hers open. So what is it now?",
    emotion: "confused",
    alsoFine: ["frustrated"],
    language: "en",
  },
  {
    text: "Am I the passenger in this one, or crew? I answered as crew and the feedback talks to me as if I'd been on holiday.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Um, the button says 'Result' but my result isn't there, it's where I write what happened? Is that it or am I in the wrong place?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "2L is the second door on the left. Left looking which way, though? From the cockpit, or from where I stand when I face the passengers?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "It's not that the exercise upsets me, I simply can't see what it's asking. Six names, five seats, and a note that one of them has a goat?",
    emotion: "confused",
    language: "en",
  },
  {
    text: 'No entiendo bien la consigna. ¿Tengo que contar algo que hice yo o inventar qué haría? Abajo dice "resultado", pero ¿resultado de qué?',
    emotion: "confused",
    language: "es",
  },
  {
    text: "Attendez, vous me dites « plus précis » et juste après « plus court ». Du coup, je dois enlever quoi ?",
    emotion: "confused",
    language: "fr",
  },
  {
    text: "Moment, jetzt bin ich raus. Ist 1R die Tür, die ich beim Einsteigen rechts sehe, oder die gegenüber? Und warum heißt die bei Ihnen Servicetür?",
    emotion: "confused",
    language: "de",
  },
  {
    text: "这个“行动”和“结果”有什么区别？我两格写的差不多，系统说一个有一个没有，看不懂。",
    emotion: "confused",
    language: "zh",
  },
  {
    text: "질문이 두 개인 건가요? 하나는 갈등이고 하나는 리더십인데 어느 쪽으로 대답하라는 건지 모르겠어요.",
    emotion: "confused",
    language: "ko",
  },
  // Frustrated
  {
    text: "That's the fourth time the microphone has cut me off in the middle of the result. Fourth.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Eleven applications, eleven copy-paste refusals. 'We were impressed by your profile.' Sure you were.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "i wrote 300 words and the page reloaded and its gone. im done for today",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "How many times do I have to say it? I did NOT work alone, there were two of us, it's in the first line!",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "My degree isn't recognised here, my licence isn't recognised here, my twelve years at Damascus airport are apparently nothing. And then they want 'a minimum of one year's experience'.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Three centimetres. Everything else perfect, and they send me home over three centimetres.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Great, another webinar on believing in yourself. What I need is a person who reads my answer and tells me what's wrong with it.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I've done the same question since Monday and I still get a six. Whatever I change, it's a six.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Honestly what's the point. You do the video, you do the tests, you fly to Manchester on your own money, and they let you go after a handshake.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "The recruiter looked at her phone for the whole of my answer. I'm not sad about it, I'm cross.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "ugh it keeps marking 'we' as wrong. in my language you say we for everything, its polite. so annoying",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: 'Di nuovo "sessione scaduta". È la terza volta che riscrivo la stessa risposta, basta, non ne posso più.',
    emotion: "frustrated",
    language: "it",
  },
  {
    text: "Cinco anos tentando e sempre a mesma coisa: chego na final e chamam a sobrinha de alguém. Cansei de ouvir que foi por pouco.",
    emotion: "frustrated",
    language: "pt",
  },
  {
    text: "Ik heb nou al zes keer uitgelegd dat ik géén leidinggevende was, en toch staat er weer 'meer leiderschap tonen'. Hier heb ik dus niks aan.",
    emotion: "frustrated",
    language: "nl",
  },
  {
    text: "また途中で録音が止まりました。これで五回目です。最後まで話せたことが一度もないのに、点数だけ下がっていくのは納得できません。",
    emotion: "frustrated",
    language: "ja",
  },
  {
    text: "كل مرة أرفع السيرة الذاتية يقول الموقع إن الملف غير مقبول، ولا يقول لماذا. ضيّعتُ المساء كله على هذا ولم أتدرّب على سؤال واحد.",
    emotion: "frustrated",
    language: "ar",
  },
  // Outside the eleven languages
  {
    text: "Pracuję w recepcji hotelu w Gdyni i bardzo chciałabym latać, ale strasznie się boję rozmowy po angielsku.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Yarın İstanbul'da mülakatım var, ellerim titriyor, ne yapacağımı bilmiyorum.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Jag har jobbat på färjan till Åland i fyra år och älskar det, så nu söker jag till SAS.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Naku, kinakabahan talaga ako! Bukas na ang final interview ko sa Cebu, sana makapasa na ako ngayon.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Nem értem, mit kellene ide írnom. A helyzetet vagy a feladatot?",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Em đã nộp hồ sơ ba lần mà lần nào cũng trượt vòng tiếng Anh, chán quá.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Δούλεψα πέντε καλοκαίρια σε ξενοδοχείο στη Νάξο και ξέρω να χειρίζομαι δύσκολους πελάτες.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Nilifanya kazi kwenye hoteli Mombasa miaka miwili. Je, mahojiano yanafanyika wapi?",
    emotion: "neutral",
    language: null,
  },
];
