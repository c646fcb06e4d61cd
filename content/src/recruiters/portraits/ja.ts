import type { RecruiterPortrait } from "../schema.ts";

/** By id, in polite speech (です・ます). Nothing tells the gender of who reads, or of Alex. */
export const PORTRAITS_IN_JAPANESE: Readonly<Record<string, RecruiterPortrait>> = {
  "rania-khoury": {
    position: "客室乗務員採用担当、最終面接",
    culturalBackground:
      "ベイルートでアラビア語、フランス語、英語とともに育ち、世界中の人が集まるドバイで長く暮らしています。",
    interviewStyle:
      "本当の会話から入り、ご本人が何をしたのかが見えるまで、一つのエピソードにとどまります。",
    focusAreas: [
      "異なる文化の人と働く",
      "もてなしと共感",
      "海外生活への順応",
      "落ち着きと身だしなみ",
    ],
  },
  "tan-hui-min": {
    position: "客室乗務員選考担当",
    culturalBackground:
      "中華系シンガポール人。英語と中国語で育ち、住んでいた団地では一つの階で四つの言語が聞こえました。",
    interviewStyle:
      "丁寧で短い質問を何回かに分けて行い、間を取りながら、内容と同じくらい話し方にも耳を傾けます。",
    focusAreas: [
      "細部に行き届くサービス",
      "たたずまいと身だしなみ",
      "明瞭なアナウンスと会話",
      "クルーの中の敬意",
    ],
  },
  "marcus-tate": {
    position: "客室の人材採用担当",
    culturalBackground:
      "テキサス州サンアントニオ出身のアフリカ系アメリカ人。メニューより先に名前を覚える、家族の食堂で育ちました。",
    interviewStyle:
      "ご近所さんのようにおしゃべりしてから、本当に大変だったときのことと、そこで何をしたかを率直に尋ねます。",
    focusAreas: [
      "温かく親身なサービス",
      "チームワークと謙虚さ",
      "節度のあるユーモア",
      "短い折り返しでの安全",
    ],
  },
  "alex-moreno": {
    position: "客室乗務員の採用担当",
    culturalBackground:
      "ニューヨークのクイーンズ、ドミニカ系の家庭の出身。英語とスペイン語が母語で、空港まではバスで一本です。",
    interviewStyle: "素早い追加質問と飾らない言葉で、話の中に価値観を探し、細部を確かめます。",
    focusAreas: [
      "お客様を大切にすること",
      "小さなことでの誠実さ",
      "乱れたときの率直な説明",
      "第一の価値としての安全",
    ],
  },
  "eleanor-whitcombe": {
    position: "客室乗務員評価担当",
    culturalBackground:
      "ヨークシャー生まれ。乗務する前は看護師で、今はヒースローの近くに住み、思っていることを控えめに話します。",
    interviewStyle:
      "能力を一つずつ順に確かめ、たくさん書き留めます。「もう少し」と言うときは、ずっと多くを待っています。",
    focusAreas: [
      "個性のあるサービス",
      "グループ課題でのチームワーク",
      "ご不満のあるお客様への対応",
      "時間厳守と信頼",
    ],
  },
  "henrik-sommerfeld": {
    position: "主任評価担当、客室乗務員選考",
    culturalBackground:
      "ハンブルク出身の元チーフパーサー。技術者のように原因を考え、ドイツ語と英語、勉強中のスペイン語を話します。",
    interviewStyle:
      "順序立てて率直に進めます。明確な質問を一つして集中して聞き、曖昧な所にはもう一つ尋ねます。",
    focusAreas: ["正確さと信頼性", "安全と手順", "対立と自分を振り返る力", "お客様への明確な説明"],
  },
  "hannah-lindqvist": {
    position: "客室乗務員採用の責任者",
    culturalBackground:
      "ワシントン州の漁師町の出身で、祖父母はスウェーデン人。早朝のフェリーで働いた年月から、荒天への備えを学びました。",
    interviewStyle:
      "急がず近い距離で話し、声を上げた瞬間、または上げられなかった瞬間に、特に耳を澄まします。",
    focusAreas: [
      "安全のために声を上げる",
      "自分を惜しまない優しさ",
      "荒天での粘り強さ",
      "誰も見ていない所での正しさ",
    ],
  },
  "vanessa-coleman": {
    position: "機内サービスの採用担当",
    culturalBackground:
      "アトランタ出身、父親は聖歌隊の指揮者。二十年の乗務経験と、南部らしいもてなしの心があります。",
    interviewStyle:
      "気持ちをほぐしてから、行動についての質問を重ね、催促せずに話の結末を待ちます。",
    focusAreas: [
      "尽くすことで導く",
      "正直さと誠実さ",
      "心のこもった上質なサービス",
      "つらい日にもやり抜く力",
    ],
  },
  "arun-nambiar": {
    position: "選考日の進行責任者",
    culturalBackground:
      "ケララ州に生まれ、ドバイで学校に通い、数十の都市で選考日を進めてきました。",
    interviewStyle:
      "どの課題も一度だけはっきり説明し、誰が尋ね、誰が周りを巻き込み、誰が時間を守るかを見ます。",
    focusAreas: [
      "グループ課題でのチームワーク",
      "明瞭に話す英語",
      "素早く確かな判断",
      "サービスより安全",
    ],
  },
};
