import type { LabelledText } from "../format.ts";

/** Written before any rule: the other ten languages as candidates type and speak them. */
export const OTHER_FIRST: readonly LabelledText[] = [
  // es
  {
    text: "La verdad es que estoy un poco nerviosa, perdón, es que... eh... es mi primera entrevista.",
    emotion: "nervous",
    language: "es",
  },
  {
    text: "Me encanta tratar con la gente, desde niña sueño con volar y cada día lo tengo más claro.",
    emotion: "enthusiastic",
    language: "es",
  },
  {
    text: "No entiendo la pregunta, ¿se refiere a un pasajero o a un compañero?",
    emotion: "confused",
    language: "es",
  },
  {
    text: "Tomé la decisión yo misma, avisé al comandante y sé que hice lo correcto.",
    emotion: "confident",
    language: "es",
  },
  // fr
  {
    text: "Je ne suis pas du tout stressé, on prend les choses une par une et ça se passe bien.",
    emotion: "calm",
    language: "fr",
  },
  {
    text: "J'en ai marre, ça fait trois fois que je recommence et ça ne marche toujours pas.",
    emotion: "frustrated",
    language: "fr",
  },
  {
    text: "J'ai peur de rater l'examen, je n'arrête pas d'y penser et je dors mal.",
    emotion: "anxious",
    language: "fr",
  },
  {
    text: "J'ai travaillé deux ans dans un hôtel à Nantes, puis dans une agence de voyages.",
    emotion: "neutral",
    language: "fr",
  },
  // de
  {
    text: "Ich bin mir sicher, dass ich das kann, ich habe schon drei Jahre ein Team von acht Leuten geleitet.",
    emotion: "confident",
    language: "de",
  },
  {
    text: "Äh, also, ich weiß nicht so genau, vielleicht, ähm, würde ich halt die Chefin fragen?",
    emotion: "nervous",
    alsoFine: ["confused"],
    language: "de",
  },
  {
    text: "Ich freue mich riesig, ich kann es kaum erwarten, endlich geht es los!!",
    emotion: "excited",
    language: "de",
  },
  {
    text: "Es nervt mich total, dass niemand zuhört und immer alles an mir hängen bleibt.",
    emotion: "frustrated",
    language: "de",
  },
  // it
  {
    text: "Non vedo l'ora di cominciare, sono emozionatissima, non ci credo ancora!",
    emotion: "excited",
    language: "it",
  },
  {
    text: "Sono rimasto calmo, ho parlato piano e ho fatto una cosa alla volta.",
    emotion: "calm",
    language: "it",
  },
  {
    text: "Scusi, non ho capito bene, cosa intende con proattività?",
    emotion: "confused",
    language: "it",
  },
  // pt
  {
    text: "Estou com medo de não passar, e se me mandarem embora? Não consigo dormir.",
    emotion: "anxious",
    language: "pt",
  },
  {
    text: "Adoro trabalhar com pessoas, é a minha paixão, e gosto muito de aprender línguas novas.",
    emotion: "enthusiastic",
    language: "pt",
  },
  {
    text: "A passageira estava muito nervosa. O voo saiu às oito e éramos quatro na tripulação.",
    emotion: "neutral",
    language: "pt",
  },
  // nl
  {
    text: "Eh, sorry, ik ben best wel zenuwachtig, mag ik even opnieuw beginnen?",
    emotion: "nervous",
    language: "nl",
  },
  {
    text: "Ik weet zeker dat ik dit kan. Ik heb het jarenlang gedaan en ik los het op.",
    emotion: "confident",
    language: "nl",
  },
  {
    text: "Wat bedoelt u precies? Ik snap de vraag niet helemaal.",
    emotion: "confused",
    language: "nl",
  },
  // zh
  {
    text: "不好意思，我有点紧张，嗯……我重新说一遍可以吗？",
    emotion: "nervous",
    language: "zh",
  },
  { text: "我非常喜欢和人打交道，从小就梦想当空姐。", emotion: "enthusiastic", language: "zh" },
  {
    text: "那位旅客很生气，我的同事给他倒了一杯水，然后登记了座位号。",
    emotion: "neutral",
    language: "zh",
  },
  { text: "我有信心做好这份工作，我带过八个人的团队。", emotion: "confident", language: "zh" },
  // ja
  {
    text: "すみません、えっと、ちょっと緊張していて、うまく話せないかもしれません。",
    emotion: "nervous",
    language: "ja",
  },
  {
    text: "落ち着いて、ゆっくり一つずつ対応しました。",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "ja",
  },
  { text: "すみません、質問の意味がよくわからないのですが。", emotion: "confused", language: "ja" },
  // ko
  {
    text: "저는 사람들을 만나는 일을 정말 좋아해요. 어릴 때부터 승무원이 꿈이었어요.",
    emotion: "enthusiastic",
    language: "ko",
  },
  {
    text: "떨어질까 봐 너무 걱정돼요. 요즘 잠도 잘 못 자고 계속 불안해요.",
    emotion: "anxious",
    language: "ko",
  },
  {
    text: "저는 호텔에서 이 년 동안 일했고 지금은 부산에 살아요.",
    emotion: "neutral",
    language: "ko",
  },
  // ar
  {
    text: "أنا واثق من نفسي وعندي خبرة خمس سنوات في خدمة الضيوف.",
    emotion: "confident",
    language: "ar",
  },
  { text: "عفواً، لم أفهم السؤال، هل تقصد الراكب أم الزميل؟", emotion: "confused", language: "ar" },
  { text: "أنا متوترة قليلاً، آسفة، هذه أول مقابلة لي.", emotion: "nervous", language: "ar" },
  // none of the eleven
  {
    text: "Jestem bardzo zdenerwowana, to moja pierwsza rozmowa o pracę w liniach lotniczych.",
    emotion: "neutral",
    language: null,
  },
  {
    text: "Jag är så glad att få vara här, det har alltid varit min dröm att flyga.",
    emotion: "neutral",
    language: null,
  },
];
