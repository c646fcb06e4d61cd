import type { LabelledAnswer } from "../star/format.ts";

/** Japanese answers of an independent writer to two questions of the bank. In the polite form of an interview. */
const MISUNDERSTANDING = {
  question:
    "Tell me about a misunderstanding that was your doing. How did you find out, and how did you clear it up?",
  kind: "behavioural",
} as const;
const SNOW = {
  question:
    "During taxi you look out and see snow on the wing, and nobody has de-iced the aircraft. What do you do?",
  kind: "hypothetical",
} as const;

export const CHECK_JA: readonly LabelledAnswer[] = [
  {
    id: "ja-misunderstanding-seven",
    ...MISUNDERSTANDING,
    level: "strong",
    why: "Own fault named without excuse, repaired at once for guest and kitchen, reported by herself, checked afterwards, lasting change.",
    answer: {
      situation:
        "二〇二三年の十一月、京都の旅館でフロントを担当していたときのことです。台湾からお越しの六名様に、夕食は「七時にお部屋で」と英語でお伝えしたつもりでしたが、私の発音と言い方が曖昧で、お客様は「七時にロビー集合」と受け取られていました。",
      task: "七時十分になっても料理に手がつけられていないと仲居から内線が入り、行き違いの原因が自分の説明にあるとすぐ気づきました。お客様をお迎えに行き、温かい料理を出し直せるようにするのが私の責任でした。",
      action:
        "まずロビーへ走らずに歩いて向かい、言い訳をせずに「私のご案内が間違っておりました」とお詫びしました。同時に板場へ電話を入れ、焼き物と椀物を十五分後に出し直してほしいとお願いし、頭を下げました。お部屋までご案内する間に、翌朝の朝食と出発の時刻を紙に数字と絵で書いてお渡しし、お客様の口からもう一度言っていただいて確かめました。その夜のうちに支配人へ自分から報告いたしました。",
      result:
        "お食事は七時半に始まり、皆様完食してくださいました。翌月から館内の時刻案内はすべて四か国語の絵入りカードに変わり、私が原案を作りました。それから半年、時刻の行き違いは一件だけです。「伝えた」ではなく「伝わった」まで確かめるようになりました。",
    },
    faults: [],
  },
  {
    id: "ja-misunderstanding-back-table",
    ...MISUNDERSTANDING,
    level: "partial",
    why: "Owns it and repairs it the same minute; nothing that changed afterwards.",
    answer: {
      situation:
        "名古屋の居酒屋でアルバイトをしていた大学二年のとき、後輩に「奥のテーブルを下げておいて」と頼んだところ、まだお食事中のお客様のお皿まで下げてしまいました。",
      task: "私の言い方が足りなかったので、お客様に謝る必要がありました。",
      action:
        "すぐにお席に伺ってお詫びし、店長に許可を取って同じ料理を作り直してもらいました。後輩には、どの席のことかを言わなかった私が悪かったと伝えました。",
      result: "お客様は笑って許してくださいました。",
    },
    faults: [{ section: "result", fault: "no-number" }],
  },
  {
    id: "ja-misunderstanding-good-experience",
    ...MISUNDERSTANDING,
    level: "weak",
    why: "A misunderstanding of which nobody learns anything.",
    answer: {
      situation: "仕事で誤解を招いてしまったことがあります。",
      task: "コミュニケーションの大切さを感じました。",
      action: "相手ときちんと話し合いました。",
      result: "無事に解決し、良い経験になりました。",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "ja-misunderstanding-their-fault",
    ...MISUNDERSTANDING,
    level: "worthless",
    why: "Insults the customer, hangs up, and writes the blame on to a newcomer.",
    answer: {
      situation:
        "仙台のコールセンターにいたとき、お年寄りのお客さんが私の説明を全然理解しませんでした。耳も頭も悪い人だったと思います。",
      task: "私は正しい説明をしたので、特に直すことはありませんでした。",
      action:
        "三回言っても分からないので、「さっき言いましたよね」と言って電話を切りました。後で苦情が来たので、新人のせいにして報告書を書きました。",
      result: "新人が注意されて、私は何も言われませんでした。誤解する方が悪いと思います。",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "task", fault: "blames" },
      { section: "action", fault: "blames" },
      { section: "result", fault: "blames" },
    ],
  },
  {
    id: "ja-snow-call-now",
    ...SNOW,
    level: "strong",
    why: "Knows that safety may be called during taxi, says exactly what and where, read-back, insists, no guesses to passengers, report.",
    answer: {
      situation:
        "地上走行中に窓から翼を見て、雪か氷のようなものが残っているのに気づいたとします。防除雪氷作業をした様子もありません。周りのお客様も指さして不安そうにしておられます。",
      task: "翼の雪は離陸の安全に直接関わりますので、「操縦室は分かっているはず」とは考えません。離陸前に必ず機長に伝わるようにすることが私の役目です。地上走行中でも、安全に関わることは連絡してよい場面です。",
      action:
        "すぐに最寄りのインターホンを取り、「右後方のドア、佐藤です。右の主翼の上面、前縁から中ほどまで白く雪が残っています。除雪作業は見ていません。離陸前に確認をお願いします」と、場所と見たものだけを短く伝えます。復唱をいただき、先任にも伝えます。もし返事がなければ、もう一度、別の手段でも連絡し、「このままの離陸には不安があります」とはっきり申し上げます。反対側の翼は同僚に見てもらいます。お客様には「操縦室に連絡しました、確認中です」とだけお伝えし、推測は申しません。",
      result:
        "機長が停止や除雪の判断をされ、理由はアナウンスしていただきます。たとえ見間違いだったとしても、連絡したことは間違いではないと考えます。便の後で、見た時刻と位置を報告書に残します。",
    },
    faults: [],
  },
  {
    id: "ja-snow-tell-purser",
    ...SNOW,
    level: "partial",
    why: "The right chain, but without detail, and no making sure that it arrived before take-off.",
    answer: {
      situation: "地上走行中に翼の上に雪が見えました。",
      task: "危険かもしれないので、先輩に知らせなければなりません。",
      action:
        "まずチーフパーサーに内線で「翼に雪があるようです」と報告します。チーフから機長に伝えていただけるようお願いして、自分は席で待機し、お客様が不安にならないように笑顔で対応します。",
      result: "機長が判断してくださると思います。",
    },
    faults: [],
  },
  {
    id: "ja-snow-manual",
    ...SNOW,
    level: "weak",
    why: "A worry, a slogan and the manual.",
    answer: {
      situation: "雪が積もっていたら心配です。",
      task: "安全第一だと思います。",
      action: "落ち着いて、マニュアル通りに行動します。",
      result: "お客様に安心していただけると思います。",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "ja-snow-keywords",
    ...SNOW,
    level: "worthless",
    why: "Words of self-promotion, no wing and no snow.",
    answer: {
      situation: "安全意識、危機管理能力、観察力、プロフェッショナル精神。",
      task: "おもてなしの心、責任感、チームワーク、ホウレンソウの徹底。",
      action:
        "主体性、傾聴力、臨機応変な対応、リーダーシップ、コミュニケーション能力、ポジティブ思考、向上心を最大限に発揮し、全力で取り組みます。",
      result: "お客様満足、信頼関係、自己成長、社会貢献につながります。",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
];
