import type { LabelledText } from "../format.ts";

/** The other half of that lot: read as a figure alone while the rules were widened with the first. */
export const FOURTH_HELD: readonly LabelledText[] = [
  {
    text: "Ask my supervisors who they call when the queue reaches the door. It's me, every time.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "He wanted row one, I explained why it wasn't possible, and he sat down in 23C and thanked me afterwards. That's the kind of conversation I do well.",
    emotion: "confident",
    alsoFine: ["calm"],
    language: "en",
  },
  {
    text: "There isn't much a delayed night flight could throw at me that a hospital ward at 4 a.m. hasn't thrown already.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "My sales were the top of the store nine months running and I never pushed anyone, I simply know how to listen to a customer.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I speak up when something isn't safe, even to people with more stripes than me, and I've done it twice.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I picked up Turkish in four months because the team needed it. New routes, new aircraft, new rules, I'd pick those up as well.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Guests ask for me by name. I think that says more than any adjective I could put here.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Whoever you pair me with, the cabin will be ready on time. I've never once handed over a section late.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I'm the one they send the new starters to, seven so far, and all seven are still there.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I would have no trouble telling a business class guest no. It's all in how you say it and I say it well.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Give me a galley, a good team and a long night, honestly that's my idea of a nice job!",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I've read everything I can find about your airline, the history, the first routes to Lisbon, the uniforms, it's such a great story.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I really want this, not for the travel photos, but because looking after people is the thing I do with my whole heart.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "It gives me so much energy when somebody gets off smiling who came on in tears.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Every time I'm at the airport I end up watching the crews walk by and thinking, that's where I belong.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Meeting strangers all day long would drain some people. It charges my battery.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "My grandmother took me on my first flight and let me have the window. I've been in love with flying since that day.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I find it wonderful how a cup of tea at the right moment can turn somebody's whole flight around.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "There is so much to discover in this job, new cities, new colleagues, and that's what attracts me to it most.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I'd really look forward to being part of your opening team in Nairobi, it's a project I believe in.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Six more days. Six!! I already packed, unpacked and packed again.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Omg omg omg I start on the first of March and my first flight is to Bali!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Wow, a real A380? Today? Can I go up the stairs? This is the best day of my year!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "You have no idea how happy this makes me, I've been waiting for this call for two years and it's finally here!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I'm on cloud nine right now, I told the bus driver, I told the baker, I told everybody!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I get goosebumps just saying it out loud: cabin crew. Me!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I literally squealed in the middle of the office when your message popped up.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Guess who's going to Dubai!!! I'm over the moon, we're having cake for breakfast.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I've never been this happy about an email in my life, I've read it about fifty times.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "My heart is racing but in the good way, I want it to be Monday already!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "If it takes ten minutes it takes ten minutes. First the child, then the mother, then the bags.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Oh, no problem at all, ask me whatever you like, I have the whole afternoon.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "A raised voice is only a raised voice. I don't raise mine, and after a while there's nobody left to shout with.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Before an interview I make tea and go for a short walk, and then whatever happens happens.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "We had smoke in the oven once. I switched it off, closed the door, told the lead and we carried on. It was over in two minutes and nobody noticed.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I gave her water, sat down beside her and we breathed together until the seat belt sign went off.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "The night before an exam I close the book at six and sleep eight hours. What isn't in by then isn't going in.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "It was my first interview too, once, and I was a wreck. These days my pulse hardly changes.",
    emotion: "calm",
    language: "en",
  },
  {
    text: 'He shouted "I want the captain!" and I nodded, put the tray down and asked him quietly what had happened.',
    emotion: "calm",
    language: "en",
  },
  {
    text: "I knew the checklist, so I just followed it line by line and let the noise be noise.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "There were three of us on the shift. One did the door, one the cabin and I was in the galley.",
    emotion: "neutral",
    language: "en",
  },
  { text: "My height is 168 and I can reach 212 on tiptoe.", emotion: "neutral", language: "en" },
  {
    text: "I studied tourism in Porto, did six months in Malta and now live in Leeds.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My notice period is four weeks. I could begin in the middle of May.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My sister is terrified of flying so she takes the train when she visits me.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I received the complaint on Tuesday, forwarded it to the office and called the guest on Wednesday.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "At the moment I'm working part time in a pharmacy and taking evening classes in French.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My colleagues were nervous about the audit, and the auditor came at nine and left at four.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I heard about the position from a friend who works at the same base.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Yes, I've been to the open day. It lasted about three hours and there were two groups.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Um, right, so, I, I had this, this customer, and he was, no wait, she was, sorry, let me start over.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "My knees are actually knocking under the table, I hope you can't hear it.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Is it hot in here or is it me? I always go red when someone looks at me while I talk.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I've got a lump in my throat, this means a lot to me and I don't do well in front of panels.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Forgive me, I talk too fast when there's a camera on me.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "My stomach is doing somersaults but okay, let's, um, let's go.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Uh, my strengths. Okay. I'm, uh, I'm kind, I guess, and, hmm, punctual?",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I, er, lost the thread there. Where was I? Sorry, it's the first time I've done this on video.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Hopefully this is sort of what you meant, I mean, I could try again if it wasn't.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I rehearsed in the mirror and it went fine, and now I can't even look at you, haha, sorry.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I keep thinking about the medical. If they find anything I've got no plan B.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I lie there at three in the morning going over every answer I gave.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I have this tightness in my chest every time I think about the exam and it's still two weeks away.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm scared they'll find out that my English isn't as good as on the form.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I worry that I'm too old already, they'll look at my date of birth and put me at the bottom.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I failed the last two and I'm afraid this will be number three, and I don't think I could take it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm terrified of letting my parents down, they borrowed money for this course.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I can't shake the feeling that something will go wrong on the day, the train, the documents, something.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Each time the plane shakes I picture it going down, and I want to be crew, so how is that ever going to work?",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Three hundred people for ten places. I've no chance, have I? I feel sick just thinking about it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm not following, sorry. You said guest but then you said colleague.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Could you put that another way? I heard the words but I can't tell what you're after.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "What does STAR stand for, do I have to use it for each answer or only this one?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Hm, behavioural question? I've no clue what that is supposed to be.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I don't get it, I should say a weakness but it should be a strength as well?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Am I meant to answer as myself or as if I were already crew?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I thought this was about my weaknesses, and now you're asking me about the airline, I'm a bit lost.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "It makes no sense to me, one page says no heels and the next one says heels are required.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I must have misunderstood something, I've prepared a presentation and nobody here seems to know about it.",
    emotion: "confused",
    language: "en",
  },
  {
    text: 'I can\'t figure out where to type the answer, there are two boxes and both say "response".',
    emotion: "confused",
    language: "en",
  },
  {
    text: "Honestly, what's the point? They had already picked their people before we sat down.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I'm sick of hearing that I need experience when nobody will let me get any.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I did her work and my work for a year, and guess who got the promotion.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "It drives me up the wall when people leave their mess for the next shift and get away with it.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I paid for the course, I paid for the photos, I paid for the train, and for what?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "They keep moving the date. Every single time I book the day off and every single time they cancel.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Why do I even bother answering if you score me zero for a whole minute of talking?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Rejected again. Same sentence, same template. I might as well apply to the moon.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I was let down by my own manager, she promised me the reference and then she didn't pick up the phone for three weeks.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I've tried everything, I've changed the CV, the photo, the letter, and nothing ever changes. I'm done.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "¡¡Me han cogido!! ¡No me lo creo, estoy dando saltos por toda la casa!",
    emotion: "excited",
    language: "es",
  },
  {
    text: "Perdón, ¿se refiere a mi trabajo de ahora o al anterior? No lo he pillado.",
    emotion: "confused",
    language: "es",
  },
  {
    text: "En seis años de recepción no he tenido ni una queja, y a los nuevos los formo yo.",
    emotion: "confident",
    language: "es",
  },
  {
    text: "Ce qui me plaît le plus, c'est le contact avec les passagers, ça me donne une énergie folle.",
    emotion: "enthusiastic",
    language: "fr",
  },
  {
    text: "Euh, je ne vois pas bien ce que vous voulez dire, vous pouvez reformuler ?",
    emotion: "confused",
    language: "fr",
  },
  {
    text: "Je pars lundi à Doha, je suis aux anges, j'ai envie de le crier partout !!",
    emotion: "excited",
    language: "fr",
  },
  {
    text: "Entschuldigung, ich rede gerade viel zu schnell, mein Mund ist ganz trocken.",
    emotion: "nervous",
    language: "de",
  },
  {
    text: "Erst das Kind, dann die Mutter, dann das Gepäck. Es läuft mir ja nichts davon.",
    emotion: "calm",
    language: "de",
  },
  {
    text: "Ich habe von 2018 bis 2021 im Reisebüro gearbeitet und wohne seit März in Köln.",
    emotion: "neutral",
    language: "de",
  },
  {
    text: "Mi hanno presa!!! Parto domenica, sono al settimo cielo!",
    emotion: "excited",
    language: "it",
  },
  {
    text: "Ho paura di non superare la visita medica, non faccio che pensarci e di notte non dormo.",
    emotion: "anxious",
    language: "it",
  },
  {
    text: "So gestire una sala piena da solo, l'ho fatto per quattro stagioni e i clienti chiedono di me.",
    emotion: "confident",
    language: "it",
  },
  {
    text: "Já mandei o mesmo documento três vezes e ninguém responde, é uma falta de respeito.",
    emotion: "frustrated",
    language: "pt",
  },
  {
    text: "Ai, desculpe, deu-me uma branca, estou com o coração aos pulos.",
    emotion: "nervous",
    language: "pt",
  },
  {
    text: "O voo saiu às oito com cento e vinte passageiros e chegou ao Porto às onze.",
    emotion: "neutral",
    language: "pt",
  },
  {
    text: "Ik lig er elke nacht wakker van, stel dat ik zak voor de zwemtest, dan is alles voorbij.",
    emotion: "anxious",
    language: "nl",
  },
  {
    text: "Ik ben het zat, elke keer weer hetzelfde smoesje en nooit een echte reden.",
    emotion: "frustrated",
    language: "nl",
  },
  {
    text: "Sorry, ik volg het niet helemaal, wilt u iets over mijn baan horen of over mijn studie?",
    emotion: "confused",
    language: "nl",
  },
  {
    text: "お客様の笑顔を見るのが何より好きで、この仕事に心から憧れています。",
    emotion: "enthusiastic",
    language: "ja",
  },
  {
    text: "慌てず、まず一つずつ確認して、落ち着いた声でご案内しました。",
    emotion: "calm",
    language: "ja",
  },
  {
    text: "もし落ちたらどうしようと毎晩考えてしまって、眠れません。",
    emotion: "anxious",
    language: "ja",
  },
  { text: "죄송합니다, 너무 떨려서 목소리가 잘 안 나와요.", emotion: "nervous", language: "ko" },
  {
    text: "질문을 잘 못 알아들었는데요, 팀 경험을 말씀하시는 건가요?",
    emotion: "confused",
    language: "ko",
  },
  {
    text: "저는 부산에서 태어났고 호텔에서 2년 동안 일했습니다.",
    emotion: "neutral",
    language: "ko",
  },
  {
    text: "我特别喜欢跟不同国家的人打交道，每次帮到别人都觉得很开心。",
    emotion: "enthusiastic",
    language: "zh",
  },
  {
    text: "天啊，我被录取了！！太开心了，我等这一天等了三年！",
    emotion: "excited",
    language: "zh",
  },
  {
    text: "我带过十二个人的团队，再忙的班我也能稳住，这一点我很有把握。",
    emotion: "confident",
    language: "zh",
  },
  { text: "آسفة، قلبي يدق بسرعة ولا أجد الكلمات.", emotion: "nervous", language: "ar" },
  {
    text: "أحب خدمة الناس والتعرف على ثقافات جديدة، هذا ما يجعلني سعيدة كل يوم.",
    emotion: "enthusiastic",
    language: "ar",
  },
  {
    text: "أتكلم بهدوء وأستمع إليه حتى ينتهي ثم نحل الأمور واحدة تلو الأخرى.",
    emotion: "calm",
    language: "ar",
  },
  {
    text: "My answer is yes. I've thought it through and I'd make the same choice tomorrow.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "What a lovely question, I've got so many stories about this!",
    emotion: "enthusiastic",
    alsoFine: ["excited"],
    language: "en",
  },
  { text: "I got it I got it I got it, they want me!", emotion: "excited", language: "en" },
  {
    text: "When the lights went out I counted the guests, lit the candles and told everyone dinner would be a bit late.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "The course costs four hundred euros and takes place on Saturdays.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I've never spoken to three people at once in English before, please don't laugh.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Last night I dreamt again that I missed the plane, and I woke up soaked.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Sorry, who is asking now, you or the other gentleman? I only see one picture.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "You do everything right for six years and then a spreadsheet decides.",
    emotion: "frustrated",
    language: "en",
  },
];
