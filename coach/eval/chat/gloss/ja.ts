import type { GlossedMessage, GlossedSet } from "./format.ts";

const HELD: readonly GlossedMessage[] = [
  // Wishes
  { ask: "チームワークについての質問を出してください", expect: ["intent:practise"] },
  { ask: "ちょっと練習したいです", expect: ["intent:practise"] },
  { ask: "模擬面接をお願いできますか？", expect: ["intent:drill"] },
  { ask: "３問連続で出して", expect: ["intent:drill"] },
  {
    ask: "私のエピソードの中で一番弱いのはどれですか",
    expect: ["intent:weakest-answer"],
    after: "three weeks",
  },
  { ask: "前より上手くなってますか？", expect: ["intent:progress"], after: "three weeks" },
  { ask: "面接までに何から始めたらいいですか", expect: ["intent:plan"], after: "three weeks" },
  { ask: "このアプリで何ができるの？", expect: ["intent:capabilities"] },
  // Airlines
  {
    ask: "エミレーツ航空の身長制限は何センチですか？",
    expect: ["airlines/emirates"],
    says: [["212"]],
  },
  {
    ask: "カタール航空は何歳から応募できますか",
    expect: ["airlines/qatar-airways"],
  },
  { ask: "JALってどこのアライアンス？", expect: ["airlines/japan-airlines"], says: [["oneworld"]] },
  {
    ask: "ルフトハンザはタトゥーがあってもCAになれますか",
    expect: ["airlines/lufthansa"],
    says: [["tattoo"]],
  },
  {
    before: ["エミレーツの身長制限は？"],
    ask: "カタールは？",
    expect: ["airlines/qatar-airways"],
    says: [["212"]],
  },
  { before: ["シンガポール航空の価値観は？"], ask: "もっと短く", expect: ["airlines/singapore"] },
  // Airports
  { ask: "羽田の空港コードは何ですか？", expect: ["airports/HND"] },
  // Terms, doors, evacuation
  { ask: "ガートバーとは何ですか", expect: ["terminology/girt-bar", "aircraft/door-girt-bar"] },
  { ask: "デッドヘッドってどういう意味？", expect: ["terminology/deadhead"] },
  {
    ask: "脱出スライドが膨らまない時はどうしますか",
    expect: ["evacuation/failure-slide-does-not-fill"],
  },
  { ask: "A320にはドアがいくつありますか？", expect: ["aircraft/"] },
  // First aid, fire, passengers
  { ask: "お客様が鼻血を出したらどうすればいいですか", expect: ["syllabus/first-aid-nosebleed"] },
  { ask: "脳卒中はどうやって見分けますか？", expect: ["syllabus/first-aid-stroke"] },
  {
    ask: "酔っ払ったお客様への対応は？",
    expect: [
      "syllabus/passenger-handling-alcohol",
      "syllabus/security-deescalate",
      "terminology/disruptive",
    ],
  },
  { ask: "モバイルバッテリーは預け荷物に入れてもいい？", expect: ["syllabus/dangerous-goods"] },
  // The day
  { ask: "選考会の一日の流れを教えてください", expect: ["intent:assessment-day"] },
  {
    ask: "短所を聞かれたら何て答えればいいですか",
    expect: ["assessment-days/final-the-weakness", "assessment-days/asked-a-second-weakness"],
  },
  // Limits and feelings
  { ask: "エミレーツのCAのお給料はいくらですか", expect: ["intent:limit", "airlines/emirates"] },
  { ask: "明日が面接ですごく緊張しています", expect: ["intent:nerves"] },
  { ask: "不合格でした…落ち込んでます", expect: ["intent:mood"] },
  { ask: "明日の東京の天気は？", expect: ["intent:limit"], declines: true },
  { ask: "ありがとうございます！とても助かりました", expect: ["intent:thanks"] },
];

const TUNED: readonly GlossedMessage[] = [
  { ask: "安全に関する質問して", expect: ["intent:practise"] },
  { before: ["質問してください"], ask: "もう一問", expect: ["intent:practise"] },
  { ask: "クレーム対応の難しい質問をお願いします", expect: ["intent:practise"] },
  { ask: "来週までの練習計画を立てて", expect: ["intent:plan"], after: "three weeks" },
  { ask: "履歴書を見てもらえますか？", expect: ["intent:cv"], after: "three weeks" },
  { ask: "STAR法って何？", expect: ["intent:explain-star"] },
  { ask: "回答はどのくらいの長さがいいですか？", expect: ["intent:explain-star"] },
  { ask: "なんでこんなに点数が低いの？", expect: ["intent:analyse-answer"], after: "analysis" },
  {
    ask: "ライアンエアーで働くには泳げないとだめですか？",
    expect: ["airlines/ryanair"],
    says: [["swim", "water", "20 m"]],
  },
  { ask: "KLMの本社はどこにありますか", expect: ["airlines/klm"], says: [["Amstelveen"]] },
  { ask: "ＪＡＬの選考の流れが知りたい", expect: ["airlines/japan-airlines"] },
  { ask: "エミレーツとカタール航空を比べて", expect: ["airlines/emirates"] },
  { ask: "スターアライアンスに入っている航空会社は？", expect: ["airlines/lufthansa"] },
  {
    before: ["カタール航空の価値観は？"],
    ask: "どんな質問をされますか？",
    expect: ["questions/qatar", "airlines/qatar-airways"],
  },
  { ask: "MUCはどこの空港？", expect: ["airports/MUC"] },
  {
    ask: "フランクフルトをハブにしている航空会社はどこ？",
    expect: ["airports/FRA", "airlines/lufthansa"],
  },
  {
    ask: "レイオーバーとターンアラウンドの違いは？",
    expect: ["terminology/layover", "terminology/turnaround"],
  },
  {
    ask: "緊急脱出のときに何と叫びますか",
    expect: ["evacuation/", "syllabus/announcements-and-commands-evac-calls"],
  },
  {
    ask: "どんなときドアを開けてはいけないの？",
    expect: ["evacuation/", "aircraft/door", "terminology/exit-assessment"],
  },
  {
    before: ["食べ物が喉に詰まった人がいたらどうする？"],
    ask: "赤ちゃんの場合は？",
    expect: ["syllabus/first-aid-choking-special"],
  },
  {
    ask: "スマホから煙が出たらどうしたらいい？",
    expect: ["syllabus/fire-and-smoke-lithium", "syllabus/fire-and-smoke-thermal"],
  },
  { ask: "急減圧の兆候は何ですか", expect: ["syllabus/decompression-and-turbulence"] },
  {
    ask: "選考会には何を着て行けばいいですか",
    expect: ["assessment-days/asked-wear", "assessment-days/asked-what", "assessment-days/list"],
  },
  {
    ask: "なぜ客室乗務員になりたいのですか、と聞かれたらどう答える？",
    expect: ["assessment-days/final-why-cabin-crew", "questions/"],
  },
  {
    before: ["ガートバーとは？"],
    ask: "スペイン語では？",
    expect: ["intent:language", "terminology/girt-bar"],
  },
  { ask: "自信がないです。他の人のほうがずっと優秀で…", expect: ["intent:mood"] },
  { ask: "私は受かりますか？", expect: ["intent:limit"], declines: true },
  { ask: "パイロットになるにはどうすればいい？", expect: ["intent:limit"], declines: true },
  { ask: "あなたは人間ですか？", expect: ["intent:capabilities"] },
  { ask: "こんにちは！", expect: ["intent:greeting"] },
];

/** Messages as candidates write them in Japanese. */
export const JAPANESE_MESSAGES: GlossedSet = {
  held: HELD,
  tuned: TUNED,
  reached: { held: 0.9, tuned: 0.96 },
};
