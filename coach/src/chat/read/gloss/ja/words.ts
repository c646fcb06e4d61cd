/** Japanese words: those that hold a sentence together, those of the trade and of every day; verbs by their stems. */
export const WORDS = `
 | ています ていますか ばいいですか たらいいですか ばいい たらいい 入る 入って 入れて 入れ 入 出る 出て 出た 出 考え 考 鳴っ 鳴 周り 周 対策 止まな マナー 気をつける 気をつけ 気 取り 取 付け 受け付け 十分 一応 結局 多分 たぶん あなたが あなたの 平均 おすすめ ください 下さい お願いします お願い致します おねがいします いただけますか いただけませんか もらえますか もらえませんか くれますか くれませんか という といった こと 事 もの 物 ところ 所 よう 様 とても 思います 思う 思って ちょっと 少し すこし もう まだ ほう 方 ため 為 場合 時 とき 際 について 関して 対して として なの です ます でした ました さん 御 貴 的 系 用 行 ている ていた てくる しています しました きっと ずっと やっと ちゃんと なんか そもそも 実は 実際 実際に もし もしも 例えば すみません すいません あの えっと ええと えーと まあ 本当に 普通 普通は 基本的に 一般的に 具体的 絶対 必ず 特に どうしても どうやって どうか どうぞ 今さら いったい そういう こういう ああいう みたいな っていう ってこと 人 者 中 度 性 化 感じ かんじ 自身 あり なし 有無 目 点 側 内 上 下 部 部分 件 話 旨 以外 など 等
and | と や および 及び 及 且つ
or | または それとも もしくは あるいは
but | でも しかし だけど けど けれど けれども ただし
not | ない ません なかった 無い
no | ノー 無し
i | 私 わたし 僕 ぼく 俺 自分 あたし
my | 私の 自分の 僕の 私のは
you | あなた 君 きみ コーチ
we | 私たち 私達 我々
he | 彼
she | 彼女
they | 彼ら 先方 向こう
there | そこ あそこ
here | ここ
this | これ この こちら
that | それ その あれ あの人 そちら
somebody | 誰か だれか 人が
nobody | 誰も だれも
everybody | 皆 みんな みなさん 全員
something | 何か なにか
nothing | 何も なにも
what | 何 なに なん なんの 何の 何が 何を
which | どの どれ どちら どっち どんな どういう どのような
who | 誰 だれ どなた
where | どこ 何処 どこに どこで どこの どちらに
when | いつ 何時
why | なぜ なんで どうして 何故 理由は
how | どう どのように どうやったら いかに 方法 仕方 しかた
is there | ありますか あるの あります ある いますか いる
before | 前 まえ 前に 以前
after | 後 あと 後に のち
during | 間 あいだ 最中
without | 無しで なしで 抜きで
until | まで
from | から
because | だから なので
more | もっと より さらに 以上
less | 未満 以下 少ない
only | だけ のみ しか
always | いつも 常に
never | 一度も 決して
often | よく しばしば
sometimes | たまに 時々
already | 既に すでに
now | 今 現在
today | 今日 きょう 本日
tomorrow | 明日 あした あす 明後日
yesterday | 昨日 きのう
soon | すぐ 早速 まもなく
then | その後
first | 最初 初め はじめ まず 一番目 第一 初めて はじめて
second | 二番目 第二 2番目
third | 三番目 第三 3番目
last | 最後 前回 最終
next | 次 つぎ 次回
one | 一つ ひとつ 一 1つ
two | 二つ ふたつ 2つ 二
three | 三つ みっつ 3つ 三
four | 四つ 4つ 四
five | 五つ 5つ 五
six | 六つ 6つ 六
seven | 七つ 7つ 七
eight | 八つ 8つ 八
nine | 九つ 9つ 九
ten | 十 とお
many | たくさん 多く 多い 沢山 大勢
few | 少数 数人
some | いくつか 何人か
all | 全部 すべて 全て 全
other | 他 ほか 別 違う
same | 同じ 一緒 同様
easy | 簡単 易しい やさしい
hard | 難しい 難し むずかし 大変
good | 良い いい よい 良く 良かった
better | ましな
best | ベスト 最高 最適
bad | 悪い 悪く まずい だめ ダメ 駄目
worst | 最悪
most | 一番 いちばん 最も もっとも
weak | 弱い 弱く 弱点 苦手
strong | 強い 強く 得意
important | 大事 大切 重要
correct | 正しい 正解 正し
wrong | 間違い 間違 まちがい 誤り
new | 新しい 新型 新
old | 古い
young | 若い 若く
big | 大きい 大きな 大きく 最大
small | 小さい 小さな 小さく
tall | 背が高い
short | 短い
long | 長い 長く 長時間
high | 高い 高く
low | 低い 低く
fast | 速い 速く 早い 早く
hot | 熱い 暑い 高温
cold | 冷たい 寒い 風邪
allowed | 許可 認可
forbidden | 禁止 禁じ 違反
question | 質問 問い 設問
asked | 聞かれ 訊かれ 尋ねられ 質問され
ask | 聞く 聞き 聞いて 尋ね たずね
answer | 答え 回答 返答 返事 答えて
story | エピソード 体験談 経験談 体験
example | 例 事例
practise | 練習 稽古 訓練練習
interview | 面接 インタビュー
recruiter | 採用担当者 採用担当 面接官 人事 リクルーター
assessor | 審査員 試験官 評価者 アセッサー
application | 応募 エントリー 出願 志願
apply | 応募し 応募でき 受ける 受けたい 受け
photo | 写真 証明写真 履歴書写真
experience | 経験 実務経験 職歴 接客経験
job | 仕事 職業 職 就職 転職
work | 働く 働き 働い 働け 勤務 勤め
training | 訓練 研修 トレーニング 初期訓練
course | 講座 コース 講習
trial period probation | 試用期間
contract | 契約 契約社員 正社員 雇用契約
part-time | パート アルバイト バイト
seasonal | 季節雇用
visa | ビザ 査証 就労ビザ 就労許可 在留資格 ワーホリ
passport | パスポート 旅券
nationality | 国籍 外国籍 日本人 外国人でも
degree | 学歴 大卒 大学 短大 専門学校 専門卒 学位
school | 学校 高卒 高校 高等学校
language | 言語 言葉 語学 外国語 第二外国語
english | 英語 英会話
german | ドイツ語
french | フランス語
spanish | スペイン語
italian | イタリア語
portuguese | ポルトガル語
dutch | オランダ語
chinese | 中国語 北京語
japanese | 日本語
korean | 韓国語
arabic | アラビア語
height | 身長 背 背丈
age | 年齢 歳 才 年令
weight | 体重 bmi 太って 体型
tattoo | タトゥー タトゥ 入れ墨 刺青 入墨 いれずみ
visible | 見える 見えなければ 見えない場所 見える場所 隠せ
piercing | ピアス 耳たぶ 鼻ピアス
forearm | 前腕
arm | 腕 うで
hair | 髪 髪型 髪の毛 ヘアスタイル 前髪 髪色 茶髪 お団子 シニヨン
beard | ひげ 髭 ヒゲ
glasses | メガネ 眼鏡 めがね
contact lenses | コンタクトレンズ コンタクト
eyesight | 視力 裸眼 矯正視力 色覚 レーシック
headscarf | ヒジャブ スカーフ
make-up | メイク 化粧 メーク リップ 口紅
uniform | 制服 ユニフォーム
clothes | 服 洋服
suit | スーツ リクルートスーツ ジャケット
appearance | 外見 見た目 身だしなみ 容姿 グルーミング ルックス
acne scar | ニキビ 傷跡 傷 歯並び 矯正
criminal record | 犯罪歴 前科 犯罪経歴証明書 無犯罪証明書
driving licence | 運転免許 免許証 免許
roster | 勤務表 シフト ロスター スケジュール 勤務スケジュール
standby | スタンバイ 待機
promotion | 昇進 昇格 昇給 キャリアアップ
allowance | 手当 フライト手当 日当 パーディアム
holiday | 有給 休暇 有休
benefits | 福利厚生 特典 社員割引 スタッフトラベル 社割
children | 子供 子ども こども お子様 子連れ
child | 小児 子 お子さん
family | 家族 親 両親
married | 既婚 結婚 主婦
pregnant | 妊娠 妊婦 妊娠中 産休 育休
crew | クルー 乗員 同僚クルー
purser | チーフパーサー パーサー チーフ 先任 先任客室乗務員
captain | 機長 キャプテン
co-pilot | 副操縦士 コパイ コーパイ
pilot | パイロット 操縦士
passenger | お客様 お客さま お客さん 乗客 旅客 客
guest | ゲスト
airline | 航空会社 エアライン 会社 航空
airlines | 航空各社 各社
low-cost airline | lcc 格安航空会社 格安航空
airport | 空港 エアポート 飛行場 国際空港
city | 都市 街 町
country | 国 か国
code | コード 略号 記号
aircraft | 飛行機 機体 機材 機種 航空機 ジェット機 旅客機 機
fleet | 保有機材 フリート
destination | 目的地 就航地 就航都市 行き先
flight | 便 フライト 運航 乗務 航路
fly | 飛ぶ 飛んで 飛べ 搭乗でき
long-haul | 長距離 国際線 長距離路線
short-haul | 短距離 国内線
alliance | アライアンス 航空連合
founded | 設立 創立 創業
employees | 社員 従業員 スタッフ
mission | ミッション 使命
vision | ビジョン
news | ニュース 最近の話題 最新情報 最近
tips | コツ ポイント アドバイス 注意点 助言
prepare | 準備 備え 用意
stages | 段階 次選考 ステージ 一次 二次
group | グループ
test | テスト 試験 筆記 適性検査 spi
english test | 英語試験 英語テスト 英語面接
online test | オンラインテスト webテスト
video interview | 録画面接 動画面接 ビデオ面接 ビデオインタビュー オンライン面接 web面接 動画選考
cabin | 客室 機内 キャビン
cockpit | コックピット 操縦室
door | ドア 扉 とびら 出入口 搭乗口 搭乗扉
exit | 出口 非常口
row | 列 座席列
armed | アームド オートマティック オートマチック アーム
disarm | ディスアーム マニュアル
girt bar | ガートバー ガートバ ガード バー スライドバー
lever | レバー
handle | ハンドル 取っ手 取手
window | 窓 まど 窓側
seat | 座席 席 シート
jumpseat | ジャンプシート 乗務員席 乗務員座席 クルーシート 補助席
galley | ギャレー 調理室 ギャレイ
oven | オーブン
lavatory toilet | トイレ 化粧室 ラバトリー お手洗い 洗面所 ラバ
trolley cart | カート ミールカート ワゴン
bag | かばん カバン 鞄 バッグ リュック ポケット
baggage | 荷物 手荷物 スーツケース キャリーケース
wing | 翼 主翼
engine | エンジン
fuselage | 胴体
wheel | 車輪 タイヤ
landing gear | 着陸装置 降着装置 ギア
runway | 滑走路
landing | 着陸
taxiing | タキシング 地上走行
pushback | プッシュバック
boarding | 搭乗 ボーディング
disembark | 降機 降りる
water | 水 水上 水面
sea | 海 海上
command | コマンド 号令 命令 指示 合図
shout | 叫ぶ 叫び 叫ん 大声
announcement | アナウンス 機内アナウンス 放送 機内放送
briefing | ブリーフィング 打ち合わせ ミーティング
emergency | 緊急 緊急事態 非常 非常事態
fire | 火 炎
smoke | 煙 けむり
smoking | 喫煙 タバコ たばこ 煙草 吸って 吸う 吸い
extinguish | 消す 消し 消火 消せ
extinguisher | 消火器 ハロン
oxygen | 酸素 酸素ボトル
oxygen bottle | 携帯用酸素 酸素ボンベ
mask | マスク
pbe | 防煙フード スモークフード 防煙マスク
megaphone | メガホン
torch | 懐中電灯 フラッシュライト
axe | 斧 クラッシュアックス
aed defibrillator | aed 除細動器
battery | バッテリー 電池
laptop | パソコン ノートパソコン ノートpc pc
charger | 充電器 充電
lighter | ライター
liquid | 液体 液体物
perfume | 香水
dry ice | ドライアイス
weapon | 武器 凶器 銃
knife | ナイフ 刃物 包丁
bomb threat | 爆破予告
bomb | 爆弾 爆発物
suspicious item | 不審物 不審なもの 不審な荷物
suspicious person | 不審者 不審な人
hijacking | ハイジャック
security | 保安 セキュリティ 保安検査
trafficking | 人身売買 人身取引
wheelchair | 車いす 車椅子 車イス
blind | 目の不自由 視覚障害 視覚障がい 盲目 目が見えない
deaf | 耳の不自由 聴覚障害 聴覚障がい 耳が聞こえない
autism hidden disability | 自閉症 発達障害
disability | 障害 障がい 体の不自由
elderly | 高齢者 お年寄り 高齢
a baby | 赤ちゃん 赤ん坊 新生児 ベビー
infant | 乳児 幼児 乳幼児
bassinet | バシネット ベビーベッド
stroller | ベビーカー
unaccompanied | 一人旅 um
dog | 犬 補助犬 盲導犬
cat | 猫
animal | 動物 ペット
meal | 食事 機内食 ミール ご飯
drink | 飲み物 ドリンク 飲料
coffee | コーヒー
tea | お茶 紅茶
hot water | お湯 熱湯
alcohol | アルコール お酒 酒 飲酒 酒類
drunk | 酔
beer | ビール
wine | ワイン
kosher | コーシャ コーシャー
halal | ハラル ハラール
vegetarian | ベジタリアン ヴィーガン ビーガン 菜食
allergy | アレルギー
peanut | ピーナッツ ナッツ 落花生
complaint | クレーム 苦情 不満 不平
complain | 文句
conflict | 対立 喧嘩 けんか ケンカ トラブル 口論 争い
angry | 怒って 怒る 怒り 怒った 激怒 キレ 怒鳴
upset | 取り乱 動揺
fear of flying | 飛行機恐怖症 飛行機が怖い 飛行機を怖が
afraid | 怖が 恐怖 恐れ 怖い
crying | 泣いて 泣いている 泣き止ま 泣く 泣き
refuse | 拒否 従わな 断る 拒む 言うことを聞かな 嫌が
delay | 遅延 遅れ 遅れて
running late | 遅刻 遅れそう
late | 遅く
cancelled | 欠航 キャンセル
overbooked | オーバーブッキング 過剰予約
seat change | 席を替わ 席を変え 席替え 座席変更 席の変更 席を移
doctor | 医師 医者 ドクター 看護師
medicine | 薬 薬剤 錠剤
breathing | 呼吸
breathe | 息
heart | 心臓
pulse | 脈 脈拍
chest | 胸
pain | 痛み 痛い 痛が 痛く
bleeding | 出血 血が出 流血 血が止 止血
blood | 血 血液
burn | やけど 火傷 ヤケド
seizure | てんかん けいれん 痙攣 発作 ひきつけ
diabetes | 糖尿病
sugar | 糖分 砂糖 糖 ブドウ糖
insulin | インスリン インシュリン
asthma | 喘息 ぜんそく
fracture | 骨折
sprain | 捻挫 ねんざ
wound | 切り傷 けが 怪我 ケガ 負傷
birth | 出産 分娩 陣痛 産気 産まれ 生まれ
dead | 死亡 亡くな 死ん 死体
death | 死
infection | 感染 感染症 伝染病
vomit | 嘔吐 吐い 吐く 吐き 吐血
nausea | 吐き気 乗り物酔い 飛行機酔い 酔い止め
sick | 病気
fever | 熱 発熱 高熱
hyperventilation | 過呼吸 過換気 過換気症候群
hypoxia | 低酸素 低酸素症 酸素不足 酸欠
stomach pain | 腹痛 お腹が痛 胃痛 下痢
headache | 頭痛
deep vein thrombosis | エコノミークラス症候群 血栓
dehydration | 脱水
heatstroke | 熱中症
poisoning | 中毒 食中毒
bandage | 包帯 絆創膏 ガーゼ
cool | 冷やす 冷やし 冷やせ
treat | 手当て 治療 処置
help | 助け 手伝 手助け 援助 サポート 助ける 役に立
team | チーム
teamwork | チームワーク 協調性 協力
communication | コミュニケーション 伝え方 意思疎通
leadership | リーダーシップ
initiative | 自発性 主体性 積極性 自主性
integrity | 誠実さ 誠実 正直 正直さ
motivation | 志望 やる気 モチベーション 意欲
resilience | 立ち直る力 レジリエンス
stress | ストレス
calm | 落ち着 冷静 落ちつ
nervous | 緊張 あがら
mistake | 失敗 ミス 過ち
success | 成功 成功体験
chance | 可能性 確率 チャンス 倍率
pass | 合格 受かる 通過
hiring | 採用 募集 新卒採用 中途採用
reapply | 再応募 再受験 もう一度応募 何度でも受け 何回も受け
hobby | 趣味 特技
colleague | 同僚 先輩 後輩 仲間
boss | 上司 店長 上役
customer | 顧客 お客様対応
customer service | カスタマーサービス 接客業 サービス業
service | サービス
safety | 安全 安全性 安全面
situation | 状況 場面 シチュエーション
task | 課題
action | 行動
result | 結果
score | 点数 スコア 得点 採点
points | 点
reason | 理由 わけ 訳 根拠
rule | 規則 ルール 決まり 規定 基準
law | 法律 法令
duty | 義務 任務 担当 役割
duty time | 勤務時間 労働時間 拘束時間
rest | 休憩 休息 休養
fatigue | 疲労 過労 寝不足
jet lag | 時差ボケ 時差ぼけ
layover | レイオーバー ステイ 乗り継ぎ 滞在
turnaround | ターンアラウンド 折り返し
deadhead | デッドヘッド デッドヘッディング 便乗
hotel | ホテル
night flight | 夜勤 夜間飛行 夜便 深夜便
day | 日 日間
week | 週 週間 来週 今週
month | 月 か月 ヶ月 カ月 ヵ月 来月
year | 年 年間
hour | 時間
minute | 分 分間
second | 秒 秒間
time | 時刻
opens | 開く
open | 開け 開い 開き 開放 開かな
close | 閉め 閉じ 閉まっ 閉まら 閉まる
locked | 鍵 ロック 施錠
blocked | 塞が ふさが 塞い ブロック 使えない 使用不可 使えなく
broken | 壊れ 故障 破損
inflate | 膨らむ 膨らみ 膨らま 膨らん ふくらむ ふくらま 膨張 膨らませ
jump | 飛び降り 跳ぶ ジャンプ 飛び込
slide down | 滑り 滑る
run | 走る 走っ 走り
sit | 座る 座っ 座り 着席 座らせ
stand up | 立つ 立っ 立ち 立ち上が
leave | 離れ 残す 置いて 置いていく 置き 残し
bring | 持って行 持ってい 持参 持って来 持ち帰
carry | 運ぶ 運ん 運び
wear | 着る 着用 着け つけて 履く 履い
hold | 持つ 掴む つかむ 抱っこ 抱い
count | 数え 数える
check | 確認 点検 チェック 検査 調べ
know | 知って 知る 知ってい 分かる わかる 分か
learn | 学ぶ 学べ 勉強 習う 覚え 覚える
say | 言う 言い 言わ 言って 言え
talk | 話す 話し 喋
listen | 傾聴
see | 見る 見て 見え
find | 見つけ 見つか 発見 見付け
notice | 気づ 気付
need | 要る 必要な
use | 使う 使い 使っ 使え 使用
live | 住む 住ん 住め 生活
move | 引っ越 移住
pay | 払う 払い 支払 払わ
cost | 費用 料金 値段 代金
money | お金 金
begin | 開始 始まる 始ま
end | 終了 終わる 終わり 終わっ
stop | 止める 止め 停止 止まる
happen | 起きる 起きた 起き 起こ 発生
cause | 原因
fall | 落ちる 転ぶ 転んだ 転倒 落下 落とし 落とした
spill | こぼし こぼす こぼれ こぼした
alone | 一人で 独り 単独
together | 一緒に 共に
man | 男性 男 男子
woman | 女性 女 女子
person | 人間 人物
friend | 友達 友人
mother | お母さん 母 母親
father | お父さん 父 父親
head | 頭
face | 顔
ear | 耳
eye | 眼 瞳
nose | 鼻
mouth | 口
throat | 喉 のど
hand | 手
leg | 足 脚
back | 背中 腰
stomach | お腹 腹 胃
skin | 肌 皮膚
left | 左 左側 左手
right | 右 右側 右手
front | 前方 前部 前側
aft | 後方 後部 後ろ うしろ
upstairs | 上階 二階
inside | 内側 中に
outside | 外 外側 屋外 外の
full | 満席 満員 いっぱい
red | 赤 赤い
yellow | 黄色
green | 緑
maximum | 最大限 上限 最高
minimum | 最低 最小 最少 下限
limit | 制限 限度
number | 数 番号
percent | パーセント 割合
kilo | キロ kg
metre | メートル m
cm | センチ センチメートル cm
feet | フィート
culture | 文化 習慣
greeting | 挨拶 あいさつ
body language | ボディランゲージ 身振り 姿勢
gift | 贈り物 プレゼント お土産
tip money | チップ
taboo | タブー
bow | お辞儀
smile | 笑顔 スマイル 微笑
scenario | シナリオ
politics | 政治
football | サッカー 野球
pizza | ピザ
unfortunately | 残念
happy | 嬉しい うれしい 幸せ
lonely | 寂しい さびしい 孤独
sad | 悲
difference | 差
words | 単語 言葉遣い フレーズ
`;
