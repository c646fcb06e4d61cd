import type { GlossedMessage, GlossedSet } from "./format.ts";
import { saidAnew } from "./strangers.ts";

/** Written before the gloss, by its writer. */
const BEFORE: readonly GlossedMessage[] = [
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

/** Strangers' questions in Japanese: said anew once the gloss stood. */
const STRANGERS = `
do I have to speak French to join Air France or is english enough => エールフランスに入るにはフランス語が話せないとだめですか、それとも英語だけで十分ですか？
tell me the hawaiian airlines values and what they mean => ハワイアン航空の価値観とその意味を教えて
code of istanbul airport, the big new one => イスタンブール空港のコード、大きくて新しい方
milan has how many airports n what are the codes => ミラノには空港がいくつあって、コードは何ですか
meaning of deadhead => デッドヘッドの意味
What's an INAD, is that a criminal => INADって何ですか、犯罪者のこと？
ABP stands for?? => ABPって何の略？？
how many exits has an a320 => A320の出口はいくつありますか
A321 ceo and neo have different exits, what's the difference => A321のceoとneoは出口が違うけど、何が違うの？
brace commands, exact words => ブレースのコマンド、正確な言い方
water is up to the sill, still open the door? => 水がドアの敷居まで来ています。それでもドアを開けますか？
how do i recognise a stroke => 脳卒中だとどうやって気づけますか
power banks allowed per person these days? => モバイルバッテリーは今一人何個まで持ち込めますか？
swiss cheese model?? => スイスチーズモデルって？？
until which week may a pregnant lady fly normally => 妊婦さんは普通、妊娠何週まで飛行機に乗れますか
how do i start when they say tell us about yourself => 「自己紹介をしてください」と言われたら、どう話し始めればいいですか
what do they check in the medical => メディカルチェックでは何を調べますか
do i need star for "why do you want this job" too => 「なぜこの仕事がしたいのですか」にもSTARは必要？
what from my resume would be good for a leadership question => 私の履歴書の中で、リーダーシップの質問に使えそうなのは何？
can you apply to british airways for me and send them my answers => 私の代わりにブリティッシュ・エアウェイズに応募して、回答を送ってもらえますか
does ryanair make you pay for the training course => ライアンエアーは訓練費用を自分で払うんですか
southwest training do they pay u => サウスウエストは訓練中に給料が出ますか
what planes does emirates fly => エミレーツはどんな飛行機を飛ばしていますか？
does norwegian accept people with glasses? => ノルウェー・エアシャトルはメガネの人でも採用しますか？
why should I choose Wizz and not Ryanair, what do I answer => なぜライアンエアーではなくウィズエアーなのか、何と答えればいい？
is AKL in australia or new zealand => AKLはオーストラリアですか、ニュージーランドですか
who is the purser and what she does different from normal crew => チーフパーサーって誰で、普通のクルーと何が違うことをするんですか
what is "top of descent" => 「トップ・オブ・ディセント」って何
How long takes the slide to inflate? => スライドが膨らむまでどのくらいかかりますか？
how many seconds do you have to get everybody out of the plane => 全員を飛行機から脱出させるのに何秒ありますか
difference ditching and normal evacuation => 緊急着水と普通の緊急脱出の違い
what is the squawk code for hijack => ハイジャックのときのスコークコードは何番ですか
vape in hold luggage yes or no => 電子タバコは預け荷物に入れていいの、だめなの
how many minutes does the smoke hood last => 防煙フードは何分もちますか
someone called and say there is bomb on the plane.. => 誰かが電話してきて、飛行機に爆弾があると言っています。。
what to say in PA when we have delay and i dont know how long => 遅延していて、どのくらいかかるか分からないとき、機内アナウンスで何と言えばいい？
roleplay with angry passenger, how do they mark it => 怒っているお客様のロールプレイ、どうやって採点されるの？
what is star method, never heard before today => STAR法って何ですか、今日初めて聞きました
why that score? => なんでその点数なの？
make me a plan until 1 december => 12月1日までの計画を立てて
what's the weather in doha tomorrow => 明日のドーハの天気は？
what do i pack for the open day tomorow => 明日のオープンデーには何を持って行けばいい？
why on earth is Chicago ORD => なんでシカゴはORDなんですか
Which document tells the captain there is radioactive stuff in the belly? => 貨物室に放射性物質があることを機長に知らせる書類はどれですか？
by US law how many hours no drinking before work for cabin crew => アメリカの法律では、客室乗務員は勤務の何時間前からお酒を飲んではいけませんか
Can you sit in a Dreamliner slide like in a boat? => ドリームライナーのスライドにはボートみたいに乗れますか？
KSML and MOML and VGML, who eats what => KSMLとMOMLとVGML、誰が食べるもの？
nobody comes to my exit anymore. do i go? => 私の出口にはもう誰も来ません。私も出ていいですか？
My uncle brings frozen fish packed with dry ice. Any limit? => 叔父がドライアイスで冷凍の魚を持ってきます。制限はありますか？
lady wont drop her suitcase at the door and 50 people behind her => ドアのところで女性がスーツケースを放してくれなくて、後ろに50人います
why is there still an ashtray in the toilet when smoking is banned lol => 喫煙禁止なのに、なんでトイレにまだ灰皿があるの（笑）
I keep mixing up MCO. which airport is it and where does the M come from => MCOをいつも間違えます。どこの空港で、Mはどこから来たんですか
baby 8 months choking, belly thrusts? => 8か月の赤ちゃんが喉を詰まらせたら、お腹を突き上げる？
What is a UM / UMNR child and what age normally => UMとかUMNRって何ですか、普通は何歳の子ですか
How long can I breathe in that smoke hood? => その防煙フードの中でどのくらい呼吸できますか？
The captain says 'attention crew, at stations'. Do I open my door? => 機長が「attention crew, at stations」と言いました。ドアを開けますか？
I was asked yesterday whether I would give insulin or juice to a shaky confused diabetic. I said insulin. Bad? => 昨日、震えて混乱している糖尿病の人にインスリンとジュースのどちらを与えるか聞かれました。インスリンと答えました。まずかったですか？
how far away should everybody stand after getting out => 外に出た後、みんなどのくらい離れて立てばいいですか
`;

/** Messages as candidates write them in Japanese. */
export const JAPANESE_MESSAGES: GlossedSet = {
  strangers: saidAnew(STRANGERS),
  before: BEFORE,
  tuned: TUNED,
  reached: { unread: 0.68, read: 0.93, before: 0.89, tuned: 0.92 },
};
