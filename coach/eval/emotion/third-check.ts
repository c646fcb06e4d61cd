import type { LabelledText } from "./format.ts";

/**
 * A third set, written before its writer saw a rule, a lexicon or a weight, and labelled by the
 * definitions in `docs/decisions/014-emotion-from-words.md`: as candidates type or speak to an
 * interviewer, a group, a coach; most without a word for the feeling; a sixth not in English.
 * Nothing is tuned on it and nothing is fitted to it.
 */
export const EMOTION_THIRD_CHECK: readonly LabelledText[] = [
  // Confident
  {
    text: "Give me the worst table in the restaurant and I'll have them laughing before the main course. That's not luck, I do it five nights a week.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I would ask him once, politely, and if he refused I would tell the purser and note the seat. I wouldn't raise my voice and I wouldn't need to.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Yes, I meet the height, the reach and the swim. The rest you'll see for yourselves on Thursday.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "We were short by two and I said, fine, I'll take both aisles. Sixty-eight meals in thirty minutes, nobody waited for a drink.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "They asked who wanted to present and I stood up before the others had finished looking at each other. I know how to sum up a discussion, so I did.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "my answer to the smoke question is solid now, i could give it half asleep. ask me something harder",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I was wrong about the rota and I said so to the whole team. That's the sort of person you get with me: I own it, I fix it, we move on.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "No notes. I don't need them, it's my own career I'm talking about.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "My manager was in a flap, running from one desk to the other. I took the list off her, called the three families myself, and by noon every child had a bed. I'd do the same on board.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I've been told I'm too young to lead. I've led a crew of nine lifeguards through two summers with zero incidents, so I let the numbers answer.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Put me with a difficult senior and I'll still get the cabin ready on time. I've worked under two chefs nobody else could stand.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "There isn't a passenger type in your brochure I haven't served. Stag parties, bishops, a man with a hawk.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I used to go bright red when I had to speak in a meeting. These days I chair them.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "My German is good enough to argue in, and I've done that.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I'd stop the service. I don't need to be told twice what that chime means, and I don't need permission to sit people down.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Llevo cuatro veranos de socorrista y he sacado del agua a once personas. Si me preguntan si sé reaccionar, la respuesta es sí.",
    emotion: "confident",
    language: "es",
  },
  {
    text: "Das Rollenspiel kann ich. Ich habe zwei Jahre lang Reklamationen am Schalter bearbeitet, mich bringt da niemand aus dem Konzept.",
    emotion: "confident",
    language: "de",
  },
  {
    text: "这个问题我处理过不止一次。先安抚，再核实，最后给方案，我知道每一步该怎么做。",
    emotion: "confident",
    language: "zh",
  },
  {
    text: "On peut me mettre en première ligne dès le premier jour, j'ai tenu un bar de gare pendant six ans et je sais poser une limite sans hausser le ton.",
    emotion: "confident",
    language: "fr",
  },
  {
    text: "チームをまとめるのは得意です。前の職場でも新人五人を任され、全員を半年で一人前にしました。",
    emotion: "confident",
    language: "ja",
  },
  // Enthusiastic
  {
    text: "I love the bit when the last door closes and it's just us and two hundred people to look after. I could talk about that job all day long.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Galleys fascinate me, honestly! Everything has its place, everything clicks shut. I've drawn three of them from memory.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "What draws me is the people, always has been. I ran the school exchange, then the hostel, then the ferry bar, and I've never once been bored with who comes through the door.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Oh, first aid is my favourite subject by a mile. I read the manuals for fun and I teach it to the scouts on Saturdays.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Every shift I pick up something new from the older ones, and I go home and write it down. It's a wonderful trade, it really is.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Your cabin crew blog is the reason I set my alarm on Mondays. I've read every post and tried the scone recipe.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "i adore airports. always have. the noise, the boards, the smell of coffee at 5am. working in one for three years only made it worse lol",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Serving well is a craft and I want to spend my life getting better at it. The way you fold a napkin says something. I mean that!",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I'd do the safety demo for free. I've done it at weddings. I think it's the best ninety seconds of theatre there is.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Languages are my great pleasure. When I get a Portuguese table I make them speak slowly so I can steal the words.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Honestly the training part of it is what makes me light up: ditching, fire, medical, all of it. I want to know how everything works and why.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I chose hospitality when all my friends chose law and I've never looked back. There's nothing better than a full room that goes home happy.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "The coaching here is such fun, I do one answer before breakfast and one after work, every single day since March. I like seeing each one get sharper.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "My sister thinks flying is dull, a bus with wings she says. To me it's the most interesting workplace in the world and I could list you twenty reasons.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Ever since the crew let me hand out sweets at six years old I have wanted to do this, and the more I learn about it the more I want it.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Adoro receber pessoas. Na pousada dos meus pais eu já fazia isso aos dez anos e até hoje é a parte do dia de que mais gosto.",
    emotion: "enthusiastic",
    language: "pt",
  },
  {
    text: "Il contatto con la gente è la mia passione: dopo dodici ore in sala torno a casa con le storie dei clienti e le racconto a tutti.",
    emotion: "enthusiastic",
    language: "it",
  },
  {
    text: "저는 서비스 일을 정말 좋아합니다. 손님 한 분 한 분의 이야기를 듣는 것이 즐거워서 쉬는 날에도 봉사활동을 나갑니다.",
    emotion: "enthusiastic",
    language: "ko",
  },
  {
    text: "Ik vind dit vak geweldig. Elke vlucht andere mensen, andere vragen, en ik mag het voor ze oplossen, wat wil je nog meer?",
    emotion: "enthusiastic",
    language: "nl",
  },
  {
    text: "Ce métier me passionne depuis toujours, je lis tout ce qui sort sur la sécurité cabine et j'en parle à qui veut bien m'écouter.",
    emotion: "enthusiastic",
    language: "fr",
  },
  // Excited
  {
    text: "I got the email!! Assessment day is the ninth!!! I've read it four times and I'm still grinning at the bus stop.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Two more sleeps. I've laid the suit out, taken it off the hanger, hung it up again. Bring it on already!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Wait, so I'd be on the 787 from the start? Oh wow. Oh, that's amazing, when would training begin?",
    emotion: "excited",
    language: "en",
  },
  {
    text: "guess who's flying to Doha on Friday for the final interview. ME. i screamed so loud my neighbour knocked",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I honestly can't sit still, the results come out at six and I've got such a good feeling!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "My first flight as crew is on Sunday, Lisbon and back, and I've told everybody including the postman!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "So this is the real mock-up? The slide and everything? Can we try it today, please say we can!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Ahh they just announced an open day in my own town, I've never clicked anything so fast in my life",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I'm counting the hours till Monday. New city, new uniform, forty people I've never met, it can't come soon enough.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "When the envelope came I danced round the kitchen with the dog. It starts in three weeks! Three weeks!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Yesss, I passed the video stage, next round is live with a panel!! What do we practise first?",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I've never been on a plane this big and next Tuesday I'll be standing at the door of one saying good morning. It still gives me goosebumps.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Oh my goodness, did you say Tokyo? As the first layover? I'm going to have to pinch myself.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "The countdown on my phone says 4 days 7 hours. I look at it on every traffic light. Pool test, wings, the lot!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "my mum cried, my dad pretended not to, and i'm packing already even though it's not till the 30th hahaha",
    emotion: "excited",
    language: "en",
  },
  {
    text: "¡Me han llamado! ¡El martes tengo la última fase! No paro de dar vueltas por la casa, qué ganas de que llegue ya.",
    emotion: "excited",
    language: "es",
  },
  {
    text: "Gente, passei!! O curso começa segunda e eu já arrumei a mala três vezes, não vejo a hora!",
    emotion: "excited",
    language: "pt",
  },
  {
    text: "终于等到终面通知了！下周三！我高兴得一晚上没睡着，恨不得明天就去！",
    emotion: "excited",
    language: "zh",
  },
  {
    text: "드디어 다음 주에 입사 교육 시작해요! 유니폼 받을 생각에 벌써부터 두근두근해요!",
    emotion: "excited",
    language: "ko",
  },
  {
    text: "Nur noch drei Tage bis zum Assessment, ich kann's kaum erwarten! Der Koffer steht schon seit gestern an der Tür!",
    emotion: "excited",
    language: "de",
  },
  // Calm
  {
    text: "It's all right. We have time. I'd like to take a breath and then tell it in order.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "There was a lot of shouting around me. I kept my voice low, I kneeled down beside her, and we counted the breaths together until the colour came back.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I sleep well before interviews. Whatever comes on the day comes, and I'll answer one thing after the other.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "No hurry from my side, ask in whatever order suits you.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "The captain said brace and I felt very quiet inside. One row after the other, heads down, feet flat. That was all there was to do.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "My colleagues were running. I walked. Somebody has to be the one who walks.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "If they take me, lovely. If they don't, I'll water my tomatoes and try again in spring. I'm at peace with it.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "He called me several names. I let him finish, poured the water, and asked if he wanted ice.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I had my tea, read a chapter, and came over on the early tram. Ready when you are.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "these days i just let the question land, wait a second, and then talk. it's much nicer that way",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Turbulence doesn't bother me. The trolley gets its brake, I sit down, I smile at whoever is looking at me, and we wait.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I was a jittery trainee, everyone will tell you. Twelve years of night shifts have smoothed that off; now the alarm goes and my pulse stays where it is.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "We don't need to solve it all this evening. One answer today, one tomorrow, that is plenty.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "She was trembling so I sat with her, not saying much. After a while the bus came. Nothing had to be rushed.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Thank you, that's a fair point. I'll think about it over the weekend, there's no rush.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Tranquila, no pasa nada. Respiro, ordeno las ideas y empiezo por el principio, sin prisa.",
    emotion: "calm",
    language: "es",
  },
  {
    text: "Ho aspettato che finisse di gridare, poi gli ho parlato piano. A bordo la fretta non serve, una cosa per volta.",
    emotion: "calm",
    language: "it",
  },
  {
    text: "焦らず、一つずつ進めれば大丈夫だと思っています。今は落ち着いた気持ちです。",
    emotion: "calm",
    language: "ja",
  },
  {
    text: "أنا مرتاح. آخذ نفسا عميقا وأجيب عن كل سؤال في وقته، ولا داعي للعجلة.",
    emotion: "calm",
    language: "ar",
  },
  {
    text: "Rustig aan, we hebben de tijd. Ik adem even uit en dan vertel ik het stap voor stap.",
    emotion: "calm",
    language: "nl",
  },
  // Neutral
  {
    text: "I worked at the check-in desk of Billund airport from 2019 to 2022. After that I moved to Aarhus and took a job in a hotel.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The form asks for my passport number, the date of issue and two references.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I can be reached on weekdays after four. My notice period is one month.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "In the second year we covered food hygiene, manual handling and fire doors. The exam was multiple choice.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "there were three of us on the late shift, one at the till and two on the floor",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The lady in 23C was anxious about her connection. I checked the gate on the tablet and told her it was B14.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I have lived in Porto, Leeds and, since last May, in Malmö.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "A colleague was in tears about the roster, so the supervisor swapped her Friday with mine. I worked Friday and had Sunday off.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My height is 166 centimetres and I have one small tattoo on the shoulder blade, covered by the blouse.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "please save this answer and show me the next question",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The group task was about a desert island. We had ten minutes and a flip chart, and each group presented for two.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "First I would check the seat number, then compare it with the boarding pass, then inform the senior crew member.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I speak Turkish at home and English at work. I took German at school for four years.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The bus leaves at 6:40 and gets to the terminal at 7:25, so I'd be there for the 8:00 check-in.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "On the application it says part time. I applied for the 75 percent contract.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "J'ai travaillé deux ans dans une pharmacie à Nantes, au comptoir, puis un an à la réception d'un camping.",
    emotion: "neutral",
    language: "fr",
  },
  {
    text: "Ich wohne in Mainz und habe eine Ausbildung zur Hotelfachfrau. Der Abschluss war im Juli 2023.",
    emotion: "neutral",
    language: "de",
  },
  {
    text: "我二〇二一年毕业，专业是旅游管理，毕业后在一家酒店前台工作了两年。",
    emotion: "neutral",
    language: "zh",
  },
  {
    text: "درست السياحة في جامعة الإسكندرية وعملت سنتين في مكتب سفر، ثم انتقلت إلى دبي في يناير.",
    emotion: "neutral",
    language: "ar",
  },
  {
    text: "저는 대전에서 태어났고 대학에서 일본어를 전공했습니다. 졸업 후 면세점에서 일 년 반 근무했습니다.",
    emotion: "neutral",
    language: "ko",
  },
  // Nervous
  {
    text: "Sorry, can I, um, can I start that one again? My mouth's gone completely dry.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "My hands are doing this thing, ignore my hands. Right. Okay. So. The time I helped someone.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I had it all in my head on the tram, word for word, and now you're looking at me and it's just white.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "is it normal that my voice goes so high when the camera light comes on? it's doing it now",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Er, yes, I mean, I think I'd, well, first I'd say hello, sorry, no, first I'd check the, the seat.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I'm up next. The door keeps opening and it's never my name and each time my stomach drops.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "God, sorry, I'm talking too fast, aren't I? I always do when it counts. Let me slow down.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Could we do the easy questions first? I'm a bit shaky today, don't mind me.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "They'll call me in any minute and I've forgotten how to shake hands. Palms like a fish.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "So, um, my weakness. Hah. I knew you'd ask and I still, um, I still haven't, give me a second.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "It's only you and me and it's only practice and my heart is going like I'd run for the train.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I've done this in front of the mirror fifty times and it was fine, and now I'm sort of, I don't know, rushing, and, sorry, was that even an answer?",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Everyone in the waiting room looks so relaxed. I've been to the loo three times and I can feel my neck going red.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "My friend said just be yourself. Well, myself is gripping the chair at the moment.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Was that okay? I wasn't sure if I should stop or go on so I just sort of kept on talking. Sorry.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Euh, pardon, je recommence. J'ai, euh, j'ai les mains qui tremblent un peu, c'est la caméra.",
    emotion: "nervous",
    language: "fr",
  },
  {
    text: "Ay, perdón, es que me tiembla la voz. Bueno, eh, a ver, yo, yo trabajaba en una tienda y...",
    emotion: "nervous",
    language: "es",
  },
  {
    text: "すみません、あの、えっと、ちょっと声が震えてしまって……もう一度最初から言ってもいいですか。",
    emotion: "nervous",
    language: "ja",
  },
  {
    text: "저, 그게, 어, 죄송합니다. 너무 떨려서 준비한 말이 하나도 생각이 안 나요.",
    emotion: "nervous",
    language: "ko",
  },
  {
    text: "Scusi, ehm, mi batte forte il cuore, posso, posso bere un attimo? Ecco, dunque, io...",
    emotion: "nervous",
    language: "it",
  },
  // Anxious
  {
    text: "What if they ask about the gap in my CV? What if they ring my old boss? I keep going through it at night and I can't find a version that sounds right.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I passed the medical but they said they'd write again about my ears, and nobody has written, and now every time the phone buzzes I think that's it, it's over.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "And if I don't get this one I lose the visa, and if I lose the visa I don't know where we'd live.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I've checked the joining papers six times. I still think there's a page missing that'll get me sent home.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Suppose there's a fire on my very first flight. Suppose I freeze. I've been lying awake with that since Sunday.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "they haven't replied for 12 days. does that mean no? my friend heard after 5. i refresh the page every ten minutes",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "My skin has started coming out in patches since I handed in my notice, I just keep thinking about the rent in January and whether the course date will move again.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm not sure I'd cope with being away from my son. Who picks him up if there's a delay, what happens if he's ill and I'm in Bangkok?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "It's three weeks off and already I can't eat properly. What if my English isn't enough for them, what if the others all have experience?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Do they throw people out if they fail the swim? I can do it in the pool here, but theirs might be deeper, and colder, and if I panic that's the whole year gone.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Everything could go wrong between now and the start date, the reference, the passport, my knee. I make lists of it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Will the mark on my record count against me for ever? It was eight years ago and I've paid it, yet I can't stop picturing them finding it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I keep hearing about airlines going bust. What becomes of us then, trainees with no contract? It goes round and round in my head.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "My sister tells me it'll be fine. She doesn't know how many they turn down. I do, I've counted, and I can't stop counting.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I dread the day the list goes up. If my name isn't on it I'll have to tell my parents, and they've already told the whole village.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "要是体检没通过怎么办？要是他们发现我以前受过伤怎么办？这几天我翻来覆去地想，根本睡不好。",
    emotion: "anxious",
    language: "zh",
  },
  {
    text: "Was ist, wenn sie mich nach der Probezeit nicht behalten? Ich habe die Wohnung schon gekündigt, nachts rechne ich alles durch und finde keine Lösung.",
    emotion: "anxious",
    language: "de",
  },
  {
    text: "E se eu não passar? Já pedi demissão, e se eles mudarem a data de novo? Fico pensando nisso o tempo todo, não consigo dormir.",
    emotion: "anxious",
    language: "pt",
  },
  {
    text: "ماذا لو رفضوني بعد كل هذا؟ لا أنام من كثرة التفكير في ما سيحدث إن لم تصل الموافقة قبل نهاية الشهر.",
    emotion: "anxious",
    language: "ar",
  },
  {
    text: "Wat als ze mijn oude rugklachten ontdekken? Ik lig er elke nacht wakker van en zie mezelf al zonder baan én zonder huis zitten.",
    emotion: "anxious",
    language: "nl",
  },
  // Confused
  {
    text: "Hang on, is this question about a passenger or about a colleague? It says both.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I've read it twice. Do you want one example or a list? And should it be from flying or from any job?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "The page says 78 and the report says 64. Which of those is my score, and what's the other one for?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "so the S is the situation and the T is the task but aren't they kind of the same thing?? where does one stop",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Wait, I thought the reach test was 212 on tiptoe. You're saying flat feet? Which airline is that then?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Sorry, you lost me. When you say result, do you mean for the passenger or for me?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I don't follow. I told you what I did and it says the action is missing.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Assessment day, open day, recruitment day... is there a difference, or are those three names for one thing?",
    emotion: "confused",
    language: "en",
  },
  {
    text: 'Hm. If I\'m meant to say "I" and not "we", then how do I talk about teamwork? That doesn\'t add up for me.',
    emotion: "confused",
    language: "en",
  },
  {
    text: "It wants forty to ninety seconds here and two minutes there. What am I supposed to aim for?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I pressed the thing with the arrow and it went to a different question, or maybe the same one with other words? Not sure where I am now.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "My aunt was crew and says never mention salary, the advice here says ask about it. So is one of them out of date or what?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Er, \"cross-check and report\", is that something I'd say or something I'd hear?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "What does it mean by tone? I wasn't singing. Can you put that in other words?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "He explained the difference between armed and disarmed twice and I nodded both times, but no, it hasn't gone in.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Attendez, je ne comprends pas bien : vous voulez que je parle de mon ancien poste ou de ce que je ferais à bord ?",
    emotion: "confused",
    language: "fr",
  },
  {
    text: "すみません、質問の意味がよく分からないのですが、これは実際の経験を話せばいいのでしょうか、それとも仮の話でしょうか。",
    emotion: "confused",
    language: "ja",
  },
  {
    text: "No entiendo, ¿la tarea no es lo mismo que la acción? ¿Y entonces qué pongo en cada parte?",
    emotion: "confused",
    language: "es",
  },
  {
    text: "لم أفهم السؤال جيدا، هل تقصدون موقفا حدث معي فعلا أم ماذا سأفعل لو حدث؟",
    emotion: "confused",
    language: "ar",
  },
  {
    text: "Scusate, non ho capito: il punteggio è su cento o su dieci? E quello accanto che cosa sarebbe?",
    emotion: "confused",
    language: "it",
  },
  // Frustrated
  {
    text: "Third time it's cut me off in the middle of a sentence. Third time. I'd finally got a good one going.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I've rewritten this answer eight times and the number goes 61, 60, 61, 59. What does it want from me?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "They moved the date again. Nobody rang, nobody wrote, I was already on the train.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Same feedback as last week, word for word: be more specific. I put in the flight number, the row and the name of the soup!",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "oh for heaven's sake, the mic again. it worked two minutes ago",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Four years of experience and they turn me down for a tattoo you can't even see. Come on.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I do all the preparing, the group does none, and then the loudest one takes the flip chart. Every single time.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Fine. Whatever. I'll say it the way the machine likes it, then.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: 'How am I supposed to improve if all it ever says is "good start"? That tells me nothing.',
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "The supervisor promised me the Sunday off, twice, in writing. Guess who worked Sunday.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I'm sick of rewriting about the same angry passenger. He's had more attention than my family this month.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "No, that isn't what I said. I said the crew helped ME. Why does it keep turning it round?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: 'Another "we had many strong candidates" letter. Not a line about what was missing. You\'d think after three rounds someone could manage a line.',
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I've clicked save ten times, it just spins, and there goes half an hour's work.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "My old boss would change the floor plan at noon and blame us at one. I raised it, she shrugged. I raised it again, she shrugged. It wore me out.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Jetzt hat es schon wieder meinen ganzen Text gelöscht! Zum dritten Mal heute, so kann man doch nicht üben.",
    emotion: "frustrated",
    language: "de",
  },
  {
    text: "De novo a mesma nota, de novo o mesmo comentário. Já mudei tudo o que pediram e não adianta nada, que saco.",
    emotion: "frustrated",
    language: "pt",
  },
  {
    text: "又是这样！我都改了五遍了，还说我不够具体，到底要我写多少才算具体？",
    emotion: "frustrated",
    language: "zh",
  },
  {
    text: "Ça fait trois fois que je recommence et ça plante toujours au même endroit, j'en ai vraiment assez.",
    emotion: "frustrated",
    language: "fr",
  },
  {
    text: "아니, 또 꺼졌어요. 벌써 세 번째 녹음인데 매번 끝나기 직전에 멈추네요. 진짜 짜증 나요.",
    emotion: "frustrated",
    language: "ko",
  },
];
