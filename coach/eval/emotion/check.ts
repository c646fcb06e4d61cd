import type { LabelledText } from "./format.ts";

/**
 * Texts of an independent writer who has not seen the rules: how the speaker sounds now, as a careful
 * person hears it. `alsoFine` stands where two careful people would differ. A text in a language
 * outside the eleven is neutral whatever it says, since nobody could know better.
 */
export const EMOTION_CHECK: readonly LabelledText[] = [
  // Confident
  {
    text: "Put me on the busiest section and I'll run it. I did New Year's Eve three years in a row as the only head waiter on the floor, and every table went out on time.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I am not nervous at all, to be fair. I've talked in front of bigger rooms than this one.",
    emotion: "confident",
    alsoFine: ["calm"],
    language: "en",
  },
  {
    text: "Two years ago I couldn't ring a customer back without my hands shaking. These days I'm the one they send in when somebody's kicking off, and I know I'll sort it.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "yes i can handle that. when the lift broke with eleven people inside i was the one who took the phone and got everybody out and id do it again tomorrow",
    emotion: "confident",
    language: "en",
  },
  {
    text: "That decision was mine and I stand by it. I closed the pool, forty guests complained, and the water test next morning showed I was right.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "My Tagalog is native, my English you can hear, and my Japanese is good enough to help a lost grandmother in Ueno station. Languages are where I beat most people in this room.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "There's no guest I'm afraid of. Give me two minutes and a glass of water and I'll have him talking about his grandchildren.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I know exactly why I'm here. Six years of night shifts taught me to keep my head, and your crews need people who keep theirs.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "I've never lost a child on a school trip and I don't intend to start. I count, I recount, and people do what I say because I say it clearly.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Did I doubt myself when they made me supervisor at twenty-one? No. I had trained half of that team already.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "English test, swim test, reach test: I've prepared for each one and I'll pass each one.",
    emotion: "confident",
    language: "en",
  },
  {
    text: "Other people panicked, and I get that. I took the microphone, gave three short instructions and the hall was empty in four minutes. That's what I'm good at.",
    emotion: "confident",
    alsoFine: ["calm"],
    language: "en",
  },
  {
    text: "Esa temporada llevé yo sola la recepción de noche, con doscientas habitaciones. Sé lo que hago y no me tiembla el pulso cuando hay que decir que no.",
    emotion: "confident",
    language: "es",
  },
  {
    text: "Nervös? Nein, überhaupt nicht. Ich habe im Rettungsdienst ganz andere Gespräche geführt, das hier kriege ich hin.",
    emotion: "confident",
    language: "de",
  },
  {
    text: "Podem pôr-me à frente de qualquer cliente. Já geri uma sala com cento e vinte pessoas e um cozinheiro a menos, e nenhuma mesa ficou por servir.",
    emotion: "confident",
    language: "pt",
  },
  {
    text: "一百二十人的宴会我一个人带队做下来，没有一桌投诉。把最难的客人交给我，我有把握。",
    emotion: "confident",
    language: "zh",
  },
  {
    text: "그 매장에서 제일 어려운 손님은 항상 제 담당이었습니다. 어떤 상황이 와도 제 몫은 확실히 해낼 수 있습니다.",
    emotion: "confident",
    language: "ko",
  },
  {
    text: "أنا جاهزة لهذه الوظيفة. أدرت فريق الاستقبال في فندق من ثلاثمئة غرفة، وأعرف كيف أتخذ القرار تحت الضغط.",
    emotion: "confident",
    language: "ar",
  },

  // Enthusiastic
  {
    text: "What I love about hotel work is the little things, like remembering that Mrs Okafor takes her tea without milk. I could talk about guests all day, honestly.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I've wanted to do this since my aunt flew for Garuda, and the more I learn about the job the more I like it. Even the safety part, especially the safety part.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Teaching kids to swim is the best job I've had. Every single week one of them floats for the first time and looks at you as if you'd done magic.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "honestly im so passionate about looking after people, my friends tease me because even at my own birthday i end up serving the cake and checking everyones fine",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Your crew on the Doha flight were the reason I applied. They were funny, they were quick, they made my dad feel like a king, and I'd be proud to do that for somebody else's dad.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "I really enjoy working with a team that changes every day. New faces, new stories, you learn so much from each other, it never gets stale for me.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Yes, gladly! I organise the street food evening in our quarter every June, forty cooks, and I look forward to it the whole year.",
    emotion: "enthusiastic",
    alsoFine: ["excited"],
    language: "en",
  },
  {
    text: "I'm fascinated by how a cabin works, I've read about doors and galleys for months now just because I like it. My flatmates know more about slide rafts than they ever asked for.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "It's hard work, sure, twelve hours on your feet. But I go home happy, because I like people, all sorts of them, the grumpy ones too.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Can I tell you about my favourite guest? He came every Tuesday with the same book, and when he finished it he left it for me with a note inside. That is why I do this job.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Not everybody likes early shifts, I do. The city's asleep, the first coffee is brewing, and the first passengers of the day are always so grateful for a warm good morning.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "What a lovely question. I'd say the training: learning from people who have flown for twenty years, I'd drink that up.",
    emotion: "enthusiastic",
    language: "en",
  },
  {
    text: "Me encanta la gente, qué le voy a hacer. En la panadería me sé el nombre de todos, el de los perros también, y los lunes voy a trabajar contenta.",
    emotion: "enthusiastic",
    language: "es",
  },
  {
    text: "Ce que j'aime dans la restauration, c'est le coup de feu du samedi soir, quand toute l'équipe danse sans se parler. Franchement, je ne m'en lasse pas.",
    emotion: "enthusiastic",
    language: "fr",
  },
  {
    text: "Insegno sci ai bambini da quattro inverni e lo rifarei altri quaranta. Vederli scendere da soli per la prima volta mi riempie il cuore.",
    emotion: "enthusiastic",
    language: "it",
  },
  {
    text: "我特别喜欢跟不同的人打交道，每天都能听到新的故事。在民宿工作这三年，我到现在还跟好多客人保持联系呢。",
    emotion: "enthusiastic",
    language: "zh",
  },
  {
    text: "お客様に名前で呼んでいただける旅館の仕事が大好きです。季節ごとにお迎えの花を選ぶのも、毎回楽しみでなりません。",
    emotion: "enthusiastic",
    language: "ja",
  },
  {
    text: "أحب خدمة الناس من صغري، كنت أستقبل ضيوف جدي وأصبّ لهم القهوة. وإلى اليوم أفرح كل ما شفت ضيفًا يطلع من عندنا مبتسمًا.",
    emotion: "enthusiastic",
    language: "ar",
  },

  // Excited
  {
    text: "I got the invitation this morning!! Assessment day in Lisbon, next Friday! I've already told the whole bus.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Oh my god yes, they called, they actually called! I'm shaking but like in a good way, I can't stop smiling.",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I can't wait to see the training centre, I've watched the video of the slide like thirty times!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "wait they want me in dubai in MARCH?? thats five weeks!!! aaah ok ok I need a suitcase",
    emotion: "excited",
    language: "en",
  },
  {
    text: "This is it, this is really it! First final interview of my life and it's with the airline I dreamed of!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Sorry, I'm grinning like an idiot, I just did my first full mock without one pause! Again, can we go again?",
    emotion: "excited",
    language: "en",
  },
  {
    text: "I swear my heart is jumping, tomorrow I fly for the first time ever, window seat, over the Alps!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Wow. Just wow. I read the mail four times and it still says congratulations!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Ooh, that is such a good one, let me try it right now! I have the perfect story!",
    emotion: "excited",
    alsoFine: ["enthusiastic"],
    language: "en",
  },
  {
    text: "Three days to go and I'm counting the hours, uniform fitting, new city, new people, everything at once, it's like Christmas!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Guess who passed the swim test? Me! Fifty metres and I still had breath to shout!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "You are opening a base in Kraków? No way! I'd pack tonight, I'd pack this minute!",
    emotion: "excited",
    language: "en",
  },
  {
    text: "Ça y est, j'ai reçu le mail, je suis prise pour la journée de sélection !!! J'ai hurlé dans le tram !",
    emotion: "excited",
    language: "fr",
  },
  {
    text: "Non ci credo, mi hanno chiamata! Sabato volo a Dublino per il colloquio, ho già la valigia sul letto!",
    emotion: "excited",
    language: "it",
  },
  {
    text: "Gente, passei! Passei pra segunda fase!! Nem acredito, tô pulando aqui na cozinha!",
    emotion: "excited",
    language: "pt",
  },
  {
    text: "Ik mag komen! Donderdag al, op Schiphol! Ik heb meteen mijn moeder gebeld, we stonden allebei te gillen!",
    emotion: "excited",
    language: "nl",
  },
  {
    text: "대박, 저 서류 붙었어요!! 지금 손 떨려서 타자도 잘 안 쳐져요, 다음 주가 면접이래요!",
    emotion: "excited",
    language: "ko",
  },
  {
    text: "وصلتني الدعوة اليوم!!! المقابلة في دبي الأسبوع القادم، والله ما أقدر أنام من الفرحة!",
    emotion: "excited",
    language: "ar",
  },

  // Calm
  {
    text: "Smoke came from the third oven. I switched it off at the wall, closed the door, sent one colleague to the panel and one to the guests, and waited with the blanket in my hand until the fire service came.",
    emotion: "calm",
    alsoFine: ["neutral"],
    language: "en",
  },
  {
    text: "She kept saying 'I can't breathe, I'm going to die.' I knelt down so that she could see my face, breathed slowly with her, and told her what would happen next. After ten minutes she could hold the cup herself.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "Take your time, I'm in no hurry. I'd like to think about the question for a moment before I answer.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "It was loud, people were crying, and one man wanted to jump over the barrier. I spoke quietly and asked each of them for one small thing. Step by step it settled.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "That's all right. If it's a no today, I'll ask what to work on and come back next year.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "First I breathe out. Then I look at who needs me most, and I go there. The rest can wait for thirty seconds.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "no problem, we can do that question again. i'll start with the situation and keep it short this time",
    emotion: "calm",
    alsoFine: ["neutral"],
    language: "en",
  },
  {
    text: "I was terrified of dogs as a child, as it happens. When the guide dog arrived on my ward I noticed the old feeling, let it pass, and got on with the admission.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  {
    text: "A delay of four hours is a long time for a family. I told them what I knew, told them when I'd be back, and came back when I'd said. By the end they were playing cards on the floor.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "My colleague was in a panic, she had lost the key of the medicine cupboard. We sat down, went through her last half hour together, and there it was, in the linen trolley.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "I'm at peace with how it went. Some answers were short, some were good, and the rest isn't in my hands.",
    emotion: "calm",
    language: "en",
  },
  {
    text: "He raised his voice, I lowered mine. There's usually a reason behind it, and it came out once he had a chair.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "en",
  },
  {
    text: "El señor gritaba que tenía miedo y que lo dejaran bajar. Me senté a su lado, le hablé despacito y esperamos juntos a que se le pasara.",
    emotion: "calm",
    language: "es",
  },
  {
    text: "Le client s'est mis à crier devant tout le monde. Je l'ai laissé finir, je lui ai proposé de s'asseoir, puis on a regardé la facture ligne par ligne.",
    emotion: "calm",
    language: "fr",
  },
  {
    text: "Es hat stark geruckelt und hinter mir hat jemand geweint. Ich habe mich festgehalten, gewartet, bis es vorbei war, und dann Reihe für Reihe nachgesehen.",
    emotion: "calm",
    language: "de",
  },
  {
    text: "La signora piangeva per il bagaglio perso. Le ho portato dell'acqua, abbiamo compilato il modulo insieme, una riga alla volta, e quando è uscita respirava di nuovo piano.",
    emotion: "calm",
    language: "it",
  },
  {
    text: "当时火警响了，大家都往门口挤。我先看清楚烟从哪边来，然后请前排的人一个一个走，声音不用大，说清楚就行。",
    emotion: "calm",
    language: "zh",
  },
  {
    text: "손님이 많이 화가 나 계셨는데, 우선 끝까지 들었습니다. 그리고 바로 되는 일과 시간이 걸리는 일을 나누어 천천히 말씀드렸고, 결국 웃으며 가셨습니다.",
    emotion: "calm",
    language: "ko",
  },

  // Neutral
  {
    text: "I worked at a pharmacy in Leeds from 2019 to 2022, mostly on the till and later in the stock room.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "My shift starts at six. We count the drawers, check the fridge temperatures and open the doors at half past.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "I have a diploma in tourism, a first aid certificate valid until next June, and a driving licence.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "There were two queues, one for returns and one for orders. I was responsible for the second.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "i live in manchester, about twenty minutes from the airport by tram. height 168, arm reach 214",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The training took eight weeks. The first four were in a classroom and the rest on the ward with a mentor.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Can you show me the questions about teamwork, please.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "A passenger reported a smell in row 20. The item was found, placed in the bag provided and handed over on arrival.",
    emotion: "neutral",
    alsoFine: ["calm"],
    language: "en",
  },
  {
    text: "We use a form for that. It has three parts, and the manager signs the last one.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "The customer stated she was frightened of the escalator. She was shown the lift.",
    emotion: "neutral",
    alsoFine: ["calm"],
    language: "en",
  },
  {
    text: "My manager was furious about the figures that month. I was in the accounts office then, filing the invoices.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "Nationality Kenyan, second passport none, languages English, Swahili and basic French. Available from 1 September.",
    emotion: "neutral",
    language: "en",
  },
  {
    text: "J'ai travaillé deux ans à l'accueil de la mairie de Roubaix. Je m'occupais des cartes d'identité et du courrier.",
    emotion: "neutral",
    language: "fr",
  },
  {
    text: "Ich habe 2020 die Ausbildung zur Hotelfachfrau in Rostock abgeschlossen und arbeite seitdem im Frühstücksservice.",
    emotion: "neutral",
    language: "de",
  },
  {
    text: "Trabalhei três anos numa papelaria em Braga, de segunda a sábado. Fazia a caixa e as encomendas.",
    emotion: "neutral",
    language: "pt",
  },
  {
    text: "Ik werk sinds 2021 bij een bouwmarkt in Zwolle, op de afdeling verf. Op zaterdag sta ik bij de servicebalie.",
    emotion: "neutral",
    language: "nl",
  },
  {
    text: "我在杭州的一家书店做了两年店员，负责收银和上架，周末轮班。",
    emotion: "neutral",
    language: "zh",
  },
  {
    text: "大学では観光学を専攻し、三年間、駅前のカフェで週に三日働いておりました。",
    emotion: "neutral",
    language: "ja",
  },

  // Nervous
  {
    text: "Um, okay, so, my name is, sorry, can I start again? My name's Aoife and I, um, I work in a, a nursery.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Sorry, my voice is a bit wobbly. I'll be fine in a minute, I hope.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I've got butterflies, I won't lie, I practised this in the shower and now the words are just gone.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "is the camera on already?? ok. ok. hi. sorry im a bit all over the place, my hands are sweating",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Well, I, I think I was, erm, kind of responsible for the, for the desk? Maybe not responsible exactly, I sort of helped.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "I'm fine, honestly, I'm totally fine, absolutely ready, one hundred percent. Really. Is it normal that my knee does this?",
    emotion: "nervous",
    alsoFine: ["anxious"],
    language: "en",
  },
  {
    text: "Last time I stood in front of recruiters I went red up to the ears, and I can feel it starting again.",
    emotion: "nervous",
    alsoFine: ["anxious"],
    language: "en",
  },
  {
    text: "Please don't laugh. My English gets worse when somebody listens to me, so, um, I speak slowly, yes?",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Ha, ha, okay, wow, everybody's so quiet. Um. Where do I look, at you or at the lady who's writing?",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "So the, the first thing I did was, no wait, the second thing, the first was I called, I mean I tried to call my supervisor.",
    emotion: "nervous",
    alsoFine: ["confused"],
    language: "en",
  },
  {
    text: "I am not exactly relaxed, as you can probably hear. First interview in nine years.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Could I have some water? Thank you. My mouth's gone completely dry, this always happens when it is my turn.",
    emotion: "nervous",
    language: "en",
  },
  {
    text: "Perdón, es que me he quedado en blanco. Eh... bueno, yo, o sea, trabajaba en una, en una heladería, ¿puedo empezar otra vez?",
    emotion: "nervous",
    language: "es",
  },
  {
    text: "Euh, oui, bonjour, pardon, j'ai la voix qui tremble un peu, c'est, euh, c'est mon premier entretien.",
    emotion: "nervous",
    language: "fr",
  },
  {
    text: "Allora, ehm, scusi, mi sudano le mani. Dicevo che io, cioè, noi eravamo in tre al bar e, ehm, non mi viene la parola.",
    emotion: "nervous",
    language: "it",
  },
  {
    text: "Eh, nou, ik vind dit best wel spannend, hoor. Mijn stem slaat over, sorry, ik begin even opnieuw.",
    emotion: "nervous",
    language: "nl",
  },
  {
    text: "那个……不好意思，我有点紧张，刚才准备好的话一下子全忘了。我、我重新说一遍可以吗？",
    emotion: "nervous",
    language: "zh",
  },
  {
    text: "あの、すみません、えっと、声が震えてしまって……もう一度最初からよろしいでしょうか。",
    emotion: "nervous",
    language: "ja",
  },

  // Anxious
  {
    text: "What if they ask me something I've never heard of and I just sit there? I keep playing it in my head and it always ends badly.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I haven't slept properly since I got the date. I keep checking whether my scar can be seen under the sleeve, and I'm scared they'll send me home for it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I don't know if I'm good enough for this. Everybody in the group chat has flown before and I've only served pizza.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "they said result in 2 weeks and its been 16 days.. im refreshing my mail every few minutes, i cant eat",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm worried about the swim test, honestly. I nearly drowned when I was seven and the thought of deep water makes my stomach turn.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "My visa runs out in April, and if they don't decide before that, I lose everything I've built here. I can't think about anything else.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm dreading the group exercise. There's always one who talks over me and then I disappear, and they'll write down that I said nothing.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Is it bad that I gave a wrong date on the form? Could they cancel my application for that? It keeps going round in my head.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I left a good job for this. If I fail on Thursday I don't know what I'll tell my parents.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "I'm excited about the job, of course, but mostly I lie awake and imagine forgetting the commands when people's lives depend on it.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Everyone says turbulence isn't dangerous and I repeat it to myself. It doesn't help, I'm still afraid I'll freeze when it's my row.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Maybe I shouldn't go at all. With my luck something will go wrong with the train and then I'm the one who was late.",
    emotion: "anxious",
    language: "en",
  },
  {
    text: "Et si je rate l'anglais ? J'y pense la nuit, je refais l'entretien dans ma tête et à chaque fois ils me disent non.",
    emotion: "anxious",
    language: "fr",
  },
  {
    text: "Ich mache mir ständig Sorgen, dass sie mich wegen meiner Brille aussortieren. Was, wenn der Arzt nein sagt und alles umsonst war?",
    emotion: "anxious",
    language: "de",
  },
  {
    text: "Tô com medo de travar na hora da dinâmica. Fico imaginando todo mundo falando e eu ali, muda, e eles anotando.",
    emotion: "anxious",
    language: "pt",
  },
  {
    text: "这几天我一直睡不好，老是担心体检过不了。要是因为视力被刷下来，这一年就白准备了。",
    emotion: "anxious",
    language: "zh",
  },
  {
    text: "もし英語の質問が聞き取れなかったらどうしようと、毎晩そればかり考えてしまいます。落ちたら両親に何と言えばいいのか。",
    emotion: "anxious",
    language: "ja",
  },
  {
    text: "자꾸 최종에서 떨어지는 꿈을 꿔요. 이번에도 안 되면 나이 때문에 끝일 것 같아서 요즘 밥도 잘 안 넘어가요.",
    emotion: "anxious",
    language: "ko",
  },

  // Confused
  {
    text: "Sorry, I don't quite get the question. Do you mean a conflict with a guest, or with somebody in my team?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Wait, is the result section what happened to the passenger or what I learned? I've read both.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "i dont understand what competency means here. like a skill? or a competition",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Hang on. One page says the A321 has four doors on each side, and the other says doors and overwing exits. Which is it?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I'm a bit lost. First it asked me for the situation, I wrote it, and now it wants the task, but that's the same thing, isn't it?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Hm. When you say 'unattended', do you mean nobody is sitting there, or nobody owns it? It could be both.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "How can I lead if I'm the most junior one? I'm not sure what they're after with this.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "So the slide is armed when the girt bar is in the floor... or is it disarmed? I keep turning it round and I can't make it fit.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "What does 'tell me about yourself' want from me? My hobbies? My CV? My family? Nobody ever explains it.",
    emotion: "confused",
    alsoFine: ["frustrated"],
    language: "en",
  },
  {
    text: "You lost me at 'behavioural'. Should it be a real story, then, or what I'd do?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "Er, is that a trick question? There's no row 13 on the plan and you're asking me who sits in it.",
    emotion: "confused",
    language: "en",
  },
  {
    text: "I thought the score was out of ten, then it says 68, and then there's a bar at four. What am I looking at?",
    emotion: "confused",
    language: "en",
  },
  {
    text: "No entiendo bien la consigna. ¿Tengo que contar algo que me pasó o inventar lo que haría? Porque arriba dice una cosa y abajo otra.",
    emotion: "confused",
    language: "es",
  },
  {
    text: "Moment, wie ist das gemeint? Soll ich erst die Aufgabe beschreiben oder gehört das schon zur Situation?",
    emotion: "confused",
    language: "de",
  },
  {
    text: "Scusate, mi sono perso. Il 'task' è quello che mi ha chiesto il capo o quello che ho deciso io?",
    emotion: "confused",
    language: "it",
  },
  {
    text: "Ik snap de vraag niet helemaal. Bedoel je wat ik toen deed, of wat ik nu anders zou doen?",
    emotion: "confused",
    language: "nl",
  },
  {
    text: "すみません、質問の意味がよく分からないのですが、チームでの失敗の話でしょうか、それとも私個人の失敗でしょうか。",
    emotion: "confused",
    language: "ja",
  },
  {
    text: "عفوًا، لم أفهم السؤال. هل تقصدون موقفًا حدث معي فعلًا أم ماذا سأفعل لو حدث؟",
    emotion: "confused",
    language: "ar",
  },

  // Frustrated
  {
    text: "I've pressed record four times now and it still says no microphone found. I've got an interview tomorrow, I don't have time for this.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Again 'add a number'. I clean rooms, there is no number! What number do you want from me?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Third rejection, same copy-paste email, not one word about what I did wrong. What's the point of asking for feedback?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Oh great, it deleted my answer. Wonderful. Twenty minutes of typing for nothing.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "no thats NOT what i said. i said i called the manager BEFORE. read it again",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Every time I start to speak somebody cuts me off, and then they tell me I'm too quiet. How am I supposed to win that?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I'm tired of explaining my gap year. I looked after my mother, full stop, why does everyone ask it five times?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Seriously? Another video of an hour before I can practise one question?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "We told the management about that broken freezer in May, in June and in July. Nobody lifted a finger, and guess who had to throw away the fish.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "It's not confusing, it's just badly made. The button jumps away whenever I try to hit it.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "I know the answer, I've said it ten times at home, and it comes out as rubbish every single time. It drives me mad.",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "You keep asking the same question with other words. I've answered it. Can we move on, please?",
    emotion: "frustrated",
    language: "en",
  },
  {
    text: "Ya van tres veces que se me cierra la sesión y pierdo todo lo escrito. Así no hay quien practique, de verdad.",
    emotion: "frustrated",
    language: "es",
  },
  {
    text: "Jetzt hat er mich zum fünften Mal nicht verstanden. Ich rede doch deutlich! Langsam habe ich die Nase voll von dieser Spracherkennung.",
    emotion: "frustrated",
    language: "de",
  },
  {
    text: "Já respondi essa pergunta umas dez vezes e ele insiste que falta o resultado. O resultado tá ali, escrito, será que ninguém lê?",
    emotion: "frustrated",
    language: "pt",
  },
  {
    text: "Ja hoor, weer vastgelopen. Dit is de derde keer vanavond en ik heb nog geen één antwoord af kunnen maken.",
    emotion: "frustrated",
    language: "nl",
  },
  {
    text: "아니 왜 자꾸 녹음이 끊기냐고요. 벌써 네 번째예요. 이럴 거면 그냥 글로 쓰게 해 주든가요.",
    emotion: "frustrated",
    language: "ko",
  },
  {
    text: "يا أخي كل مرة أرفع الملف يطلع خطأ! تعبت وأنا أعيد نفس الشيء من الصبح.",
    emotion: "frustrated",
    language: "ar",
  },

  // Outside the eleven: Polish, Turkish, Swedish, Hindi, Russian, Vietnamese, Finnish, Romanian
  {
    text: "Pracowałam cztery lata w aptece w Gdańsku, a teraz bardzo się denerwuję przed rozmową.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Geçen yaz Antalya'da bir otelde resepsiyonda çalıştım, günde yaklaşık yüz misafir karşılıyordum.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Jag ser verkligen fram emot dagen, det ska bli så roligt att träffa alla.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "मैं पिछले तीन साल से एक अस्पताल में काम कर रही हूँ और मरीज़ों से बात करना मेरा रोज़ का काम है।",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Я не понимаю, что здесь нужно написать: свою историю или придуманный пример?",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Em làm lễ tân khách sạn ở Đà Nẵng được hai năm, ca sáng bắt đầu lúc sáu giờ.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Olen hoitanut päiväkotiryhmää yksin, ja tiedän pystyväni tähän.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Am lucrat doi ani la ghișeul unei bănci din Cluj, iar apoi într-o agenție de turism.",
    emotion: "neutral",
    language: null,
  },
];
