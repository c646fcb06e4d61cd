import type { LabelledText } from "../format.ts";

/** Written after the first rules, without looking at them. */
export const OTHER_SECOND: readonly LabelledText[] = [
  {
    text: "Antes me ponía muy nervioso, ahora voy paso a paso y estoy tranquilo.",
    emotion: "calm",
    language: "es",
  },
  {
    text: "¿Y si me preguntan algo que no sé? Llevo días sin dormir, me da mucho miedo fallar.",
    emotion: "anxious",
    language: "es",
  },
  {
    text: "Franchement je suis trop contente, je pars en formation lundi, j'y crois pas !!",
    emotion: "excited",
    language: "fr",
  },
  {
    text: "Ma collègue était très énervée contre le client. Je lui ai apporté un café.",
    emotion: "neutral",
    language: "fr",
  },
  {
    text: "Der Fluggast war wütend, weil sein Koffer fehlte. Ich habe das Formular geholt.",
    emotion: "neutral",
    language: "de",
  },
  {
    text: "Ich mache mir ständig Sorgen, ob ich den Schwimmtest schaffe, ich liege nachts wach.",
    emotion: "anxious",
    language: "de",
  },
  {
    text: "Non sono per niente nervoso, faccio un respiro e parto.",
    emotion: "calm",
    language: "it",
  },
  {
    text: "Mi dà fastidio quando nessuno ti avvisa e poi la colpa è sempre tua.",
    emotion: "frustrated",
    language: "it",
  },
  {
    text: "Não percebi bem, é para contar uma história ou dizer o que eu faria?",
    emotion: "confused",
    language: "pt",
  },
  {
    text: "Sei lidar com isso, já resolvi casos bem piores e nunca perdi a cabeça.",
    emotion: "confident",
    language: "pt",
  },
  {
    text: "Wat ben ik blij zeg, volgende week begin ik in Schiphol, ik kan niet wachten!",
    emotion: "excited",
    language: "nl",
  },
  {
    text: "Ik heb een jaar in een bakkerij gestaan en daarna bij een reisbureau gewerkt.",
    emotion: "neutral",
    language: "nl",
  },
  { text: "终于收到录取通知了！我激动得一晚上没睡！", emotion: "excited", language: "zh" },
  {
    text: "每次都是我一个人收拾，没有人帮忙，真的很烦。",
    emotion: "frustrated",
    language: "zh",
  },
  { text: "请问您说的“情境题”是什么意思？我没太听懂。", emotion: "confused", language: "zh" },
  {
    text: "面接に落ちたらどうしようと、毎日不安で眠れません。",
    emotion: "anxious",
    language: "ja",
  },
  {
    text: "何度も同じことを言われて、正直うんざりしています。",
    emotion: "frustrated",
    language: "ja",
  },
  {
    text: "大学では観光を学び、三年間カフェで働いていました。",
    emotion: "neutral",
    language: "ja",
  },
  {
    text: "저는 이 일을 잘할 수 있다고 확신합니다. 팀을 이끌어 본 경험도 있습니다.",
    emotion: "confident",
    language: "ko",
  },
  {
    text: "질문을 잘 이해하지 못했는데, 다시 한번 말씀해 주시겠어요?",
    emotion: "confused",
    language: "ko",
  },
  {
    text: "손님이 화를 냈지만 저는 침착하게 차근차근 설명했어요.",
    emotion: "calm",
    alsoFine: ["confident"],
    language: "ko",
  },
  {
    text: "أخيراً وصلني القبول! أنا متحمسة جداً ولا أصدق!",
    emotion: "excited",
    language: "ar",
  },
  { text: "عملت سنتين في فندق في دبي ثم انتقلت إلى الدوحة.", emotion: "neutral", language: "ar" },
  {
    text: "تعبت من كثرة الطلبات، في كل مرة نفس الرد ولا أحد يهتم.",
    emotion: "frustrated",
    language: "ar",
  },
];
