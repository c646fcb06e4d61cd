/** Further Japanese words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
documents | 書類 必要書類 証明書 身分証明書 身分証
certificate | 資格 免状 ライセンス
first aider | 救命講習
aisle | 通路 通路側
ceiling | 天井
floor | 床
wall | 壁
door sill | 敷居
stairs | 階段 タラップ 階段車
bridge | ボーディングブリッジ 搭乗橋
gate | ゲート
hold | 貨物室 カーゴ
cargo | 貨物
fuel | 燃料 給油
refuelling with passengers on board | 搭乗中の給油 搭乗中の燃料補給
engine fire | エンジン火災 エンジンから火 エンジンが燃え
oven fire | オーブン火災 オーブンから煙 オーブンから火 オーブンが燃え
lavatory smoke | トイレから煙 トイレで煙 化粧室から煙 トイレの煙
lavatory fire | トイレ火災 トイレで火 トイレが燃え
lavatory smoke detector | トイレの煙探知機 トイレで煙探知機 トイレの煙感知器 化粧室の煙感知器 トイレで煙感知器
smoke detector | 煙探知機 煙感知器 煙探知器 火災報知器
smoke in the cabin | 機内に煙 客室に煙 煙が充満 機内が煙
smoking in the lavatory | トイレで喫煙 トイレで吸 トイレでタバコ トイレでたばこ
thermal runaway | 熱暴走
overheat | 過熱 熱くなっ オーバーヒート
fire containment bag | 耐火バッグ
explode | 爆発
leak | 漏れ 漏れて 液漏れ
smell | におい 匂い 臭い 異臭 焦げ臭
fumes | フュームイベント フューム ガス
sparks | 火花
bang | 爆音 大きな音
noise | 音 騒音 異音
vibration | 振動
crack | ひび 亀裂
hole | 穴
window crack | 窓にひび 窓が割れ
bird strike | バードストライク 鳥衝突
lightning strike | 落雷 雷 被雷
storm | 嵐 台風 雷雨
ice | 氷 凍結
snow | 雪
de-icing | 除雪氷 除氷 ディアイシング 防除氷
go-around | ゴーアラウンド 着陸復行
diversion | ダイバート 目的地変更
holding | 上空待機
rejected take-off | 離陸中止 離陸中断
runway excursion | オーバーラン
wind shear | ウインドシア
altitude | 高度
cabin altitude | 客室高度
cruise | 巡航 巡航中
climb | 上昇 上昇中
descent | 降下 降下中
top of descent | 降下開始点
sterile flight deck | ステライルコックピット ステライル
critical phases of flight | クリティカルフェーズ クリティカルイレブン クリティカル11 魔の11分 クリティカルイレブンミニッツ
silent review | サイレントレビュー 30秒レビュー サーティーセカンドレビュー
cross-check | クロスチェック 相互確認
interphone | インターホン インターフォン 機内電話
chime | チャイム
call button | コールボタン 呼び出しボタン
cabin secure | キャビンセキュア キャビンレディ
safety demonstration | 安全デモ セーフティデモ 救命胴衣のデモ デモンストレーション デモ
safety card | 安全のしおり セーフティカード
pre-flight check | 飛行前点検 プリフライトチェック 出発前点検
safety equipment | 非常用装備品 非常用装備 安全装備
able-bodied passenger | 援助者 脱出援助者 援助のお客様 アブルボディ abp
exit row | 非常口座席 非常口席 非常口の列 非常口列 非常口の座席
bulkhead | バルクヘッド
90 seconds | 90秒 九十秒 90秒ルール
exit blocked | 出口が塞が 出口が使え 出口が使用不可 非常口が使え ドアが使え ドアが使用不可
fire outside | 外が火事 外に火 外で火 外が燃え ドアの外が火
leave baggage | 荷物を置いて 荷物を持って脱出 荷物を持って逃げ 荷物を持ち出
high heels | ハイヒール ヒール
passenger freezes | 固まって 動けな 動かな 立ちすく
slide pack | スライドパック
manual inflation handle | 手動膨張ハンドル 手動ハンドル
girt | ガート
pilot incapacitation | 機長がコックピットで倒れ 機長が気を失 機長が意識を失 副操縦士が倒れ パイロットが意識を失 機長が急病 パイロットインキャパシテーション インキャパシテーション パイロットが倒れ 機長が倒れ 操縦不能 パイロットが気を失
evacuation signal | 脱出信号 脱出の合図 エバックシグナル
nits briefing | nitsブリーフィング nits
crew resource management | クルーリソースマネジメント crm
notoc | notoc
mel | mel
phonetic alphabet | フォネティックコード フォネティックアルファベット 無線アルファベット
mayday | メーデー メイデー
squawk | スコーク
utc zulu time | 協定世界時 ズールータイム ズール utc
bidding | ビッド ビディング
seniority | シニオリティ
commuting | コミュート
rank stripes | 肩章
wide-body | ワイドボディ ワイドボディー
narrow-body | ナローボディ ナローボディー
codeshare | コードシェア 共同運航
overnight | 宿泊 泊
report time | 出頭時刻 ショーアップ 出社
reserve | リザーブ 予備
inad | 入国拒否 入国拒否旅客 inad
deportee | 強制送還 退去強制者 退去強制
prisoner | 囚人 受刑者
vip | vip 要人 有名人 芸能人
stretcher | ストレッチャー 担架
service animal | 介助犬 聴導犬
walking stick | 杖
interpreter | 通訳
sexual harassment | セクハラ 痴漢 触られ 盗撮
touched | 触っ 触る
fight | 殴り 殴る 暴力 殴られ 乱闘
restrain | 拘束 拘束具 手錠
warn | 警告 警告書 注意する
police | 警察
theft | 盗難 盗ま 窃盗 盗み
lost | 紛失 忘れ物 なくし 無くし 失くし 落し物 落とし物
stolen | 盗まれ
interfering | 妨害
drugs | 麻薬 ドラッグ 薬物
hostage | 人質
biological | 生物兵器 細菌
poison | 毒
insult | 侮辱 暴言 差別
racist | 人種差別
religion | 宗教 イスラム教 ムスリム
prayer | お祈り 礼拝
ramadan | ラマダン
recline | リクライニング 背もたれ 倒し
window blind | シェード ブラインド 窓のシェード
tray table | テーブル
legroom | 足元
blanket | 毛布 ブランケット
pillow | 枕
headphones | イヤホン ヘッドホン
wifi | ワイファイ wi-fi wifi
entertainment | 映画 エンターテインメント
airplane mode | 機内モード フライトモード
duty free | 免税品 免税
upgrade | アップグレード
business class | ビジネスクラス
economy class | エコノミークラス エコノミー
first class | ファーストクラス
smoker | 喫煙者
choice of meal ran out | 機内食が足り 食事が足り 品切れ ミールが足り
wrong meal | 食事を間違 違う食事
cold meal | 冷めて
foreign object | 異物 髪の毛が入 虫
spilled coffee | コーヒーをこぼ 飲み物をこぼ ワインをこぼ
missed connection | 乗り継ぎに間に合 乗り遅れ 乗り継ぎ便
lost baggage | ロストバゲージ 荷物が届か 荷物がな
separated | 離れ離れ 席が離れ 別々の席
crying baby | 泣いている赤ちゃん 赤ちゃんが泣 泣く赤ちゃん 赤ちゃんの泣
wants to change seat | 席を替え 席をかえ
medical kit | 医療キット ドクターズキット
blood pressure | 血圧 高血圧
heart rhythm | 不整脈
epipen | エピペン
inhaler | 吸入器
peanut allergy | ナッツアレルギー ピーナッツアレルギー
swelling | 腫れ 腫れて 浮腫
rash | 発疹 じんましん 蕁麻疹
dizzy | めまい ふらつ 立ちくらみ
pale | 青白 顔色
sweating | 冷や汗 汗
confused | 混乱 錯乱
numb | しびれ 麻痺 ろれつ
face arm speech | 顔が歪 顔のゆがみ
back blows | 背部叩打 背中を叩
abdominal thrusts | 腹部突き上げ 腹部突上げ
30 compressions 2 breaths | 30対2 30:2
adult | 大人 成人
tourniquet | 止血帯 ターニケット
shock | ショック
hypothermia | 低体温 低体温症
frostbite | 凍傷
survival | サバイバル 生存 生き残
jungle | ジャングル
desert | 砂漠
arctic | 極地 北極
signal | 信号
whistle | 笛 ホイッスル
raft | ボート
elt | elt 救命無線機 航空機用救命無線機
pregnancy week | 妊娠何週 何週まで
weeks pregnant | 妊娠週
diving | ダイビング スキューバ
swimming test | 水泳テスト 水泳試験
reach test | リーチ測定 リーチチェック
height measurement | 身長測定
group size | 人数
late for the assessment | 選考会に遅刻 面接に遅刻
arrive early | 早く着 何分前に着
smalltalk | 雑談
nail | 爪 ネイル マニキュア
jewellery | アクセサリー 指輪 ネックレス 腕時計
shoes | 靴 パンプス
skirt | スカート
stockings | ストッキング
perfume | 香り
handwriting | 手書き
phone interview | 電話面接
cabin crew attestation | 客室乗務員証明 アテステーション cca
icebreaker | アイスブレイク
debate | 討論 ディベート
picture description | 写真描写 絵の説明
math test | 計算
personality test | 性格検査 性格診断 パーソナリティ
reference | 推薦状 リファレンス
salary question | 希望年収 希望給与
notice period | 退職
strengths and weaknesses | 長所と短所 長所短所 長所・短所 強みと弱み
proud | 誇り
failure | 挫折
team player | チームプレーヤー
role model | 尊敬する人
why should we hire you | なぜあなたを採用 あなたを採用すべき 採用するメリット
why this airline not another | なぜ他社 他社ではなく
why leave your job | なぜ転職 転職理由 退職理由 なぜ今の仕事を辞め
difficult customer | 難しいお客様 困ったお客様 厄介なお客様 理不尽なお客様 苦手な人
memorise | 暗記 丸暗記
body | 体 身体
blank | 頭が真っ白 真っ白 頭の中が真っ白
talk too fast | 早口
accent | 訛り なまり アクセント
voice | 声 話し方
gesture | ジェスチャー
minutes early | 分前
keep | 保つ 保ち 保管 守る 守り 守ら
away | 遠く 離す
stay | 留まる とどまる 残る 残って 居続け
papers | 紙 新聞 資料
put | 置く しまう しまって 収納
waiting | 待って 待つ 待ち 待た
step | ステップ 段
food | 食べ物 食品 フード 料理
box | 箱 ケース ボックス
turned | 回す 回し 回って 回転
home | 家 自宅 帰宅
walk | 歩く 歩き 歩い 歩け
feel | 感じる 感じた 感じて 気持ち
once | 一度 一回
behind | 後ろの 裏
push | 押す 押し 押さ
hit | ぶつけ ぶつか 打った 打ち 当たっ
pull | 引く 引い 引っ張
travel | 旅行 旅
ground | 地上 地面 陸上 陸
hear | 聞こえ 聴こえ
half | 半分 半
eat | 食べる 食べ
sleep | 寝る 寝て 寝た 睡眠 仮眠 眠
everything | 何もかも
spray | スプレー ヘアスプレー
lap | 膝 ひざ 膝の上
cut | 切る 切れ 切った
serve | 提供 出す 配る 配り
loud | うるさ 大声の
choose | 選ぶ 選び 選ん
blue | 青 青い
notes | メモ
accident | 事故
tie | ネクタイ 縛る 縛り
flat | 平ら アパート
extra | 追加 余分
safe | 安全な
electric | 電気 電子機器
offer | 内定 オファー
thrown | 投げ 捨て 捨てる
type | 種類 タイプ
colour | 色
fill | 満たす 詰める 入れすぎ
frozen | 冷凍
finger | 指
wet | 濡れ
black | 黒 黒い 黒煙
dark | 暗い 暗く 真っ暗
strange | 変な おかしい 怪しい
warm | 暖かい 温かい 温め
alarm | 警報 アラーム
automatic | 自動
place | 場所
package | 小包 荷造り
clean | 掃除 清掃 清潔
quiet | 静か
evening | 夕方 晩
morning | 朝
helper | ボランティア
deep | 深い
arrival | 到着
departure | 出発
problem | 問題 困った 困って
swollen | 腫れた
quickly | 急い 急ぎ 素早
health | 健康
office | オフィス 事務所
charge | 充電中
cruise | クルージング
warning | 警報音
search | 捜索 探す 探し
screen | 画面 モニター
aggressive | 攻撃的 暴力的
rude | 失礼 無礼
foreign | 外国 海外
name | 名前 氏名 呼び名
risk | リスク 危険 危ない
ring | 鳴る 鳴ら
sell | 売る 販売 セールス
impact | 衝撃
rescue | 救助 救出
toddler | 小さい子 小さな子
machine | 機械
patient | 患者 病人
cough | 咳
meat | 肉
fish | 魚
spread | 広がる 広が 延焼
brain | 脳
raise | 上げる 上げ 持ち上げ
lower | 下げる 下げ
both | 両方 両側
juice | ジュース
needle | 注射 注射器 針
lips | 唇
forward | 前へ 前かがみ
seal | 封印 シール
radio | 無線
suspect | 疑い 疑わ
awake | 起きて 目を覚ま
lid | 蓋 ふた
distance | 距離
firefighter | 消防士 消防
building | 建物 ターミナル
protect | 守って 保護
device | 機器 装置 端末
hazard | 危険性
shave | 剃
report | 報告 報告書 レポート
acid | 酸
spare | 予備バッテリー スペア
camera | カメラ
mark | 採点され
load | 積む 積み 搭載
unknown | 未知
incident | 出来事 事案 インシデント
normal | 通常 普通の 一般の
fog | 霧
cup | カップ コップ
satisfied | 満足
worry | 心配
brakes | ブレーキ
injured | けが人 負傷者
behaviour | 行為 態度 振る舞い
understand | 理解 通じな 通じ
wrist | 手首
ankle | 足首
steal | 盗む 盗んだ 盗ん
shy | 人見知り 内気
checklist | チェックリスト
private | プライベート
bed | ベッド
twice | 二回 2回
ticket | チケット 切符
cash | 現金
microphone | マイク
follow | 従う 従っ
lamp | ランプ ライト 照明 電気が
indicator light | 表示灯
procedure | 手続き
shift | 交代
cheap | 安い
ashtray | 灰皿
radioactive | 放射性物質 放射性
criminal | 犯罪者 犯人
different | 異なる
call | 呼ぶ 呼び 電話 呼出
apologise | 謝る 謝り 謝罪 お詫び
thank | お礼
threat | 脅迫 脅し 脅し文句
window seat | 窓側の席
aisle seat | 通路側の席
student | 学生 大学生
waiter | 飲食店 レストラン カフェ 居酒屋
nurse | 看護師経験
ground staff | グランドスタッフ 地上職 地上勤務
tail | 尾部 機尾
speed | 速度 スピード
autopilot | 自動操縦 オートパイロット
lightning | 稲妻
tall enough | 身長が足りる
weekend | 週末
christmas | クリスマス 年末年始
uncle | 叔父 おじ おじさん
aunt | 叔母 おばさん
brother | 兄 弟
sister | 姉 妹
neighbour | 隣 隣の席 隣の人
lady | 女性客 ご婦人
boyfriend | 彼氏
top of descent | トップオブディセント トップ・オブ・ディセント
`;
