import zh from "../../../words/zh.json" with { type: "json" };
import { type Spoken, spokenLater } from "../format.ts";
import { MORE_PHRASES, MORE_WORDS } from "./more.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { WORDS } from "./words.ts";

/** Characters that are written differently in simplified and in traditional script, in the same order. */
const SIMPLIFIED =
  "万与专业东丝丢两严丧个临为丽举么义乌乐习书买乱争于云亚产亲亵仅从仪们价众优会传伤伦体侣侧俩倾偿储儿党兰关兴兹内冈册写军冲决况冻净凉减几凭击刘则刚创别刹剂剧劝办务动励劲劳势区医华协单卖卢卧卫却厅历厉压厌厕厦厨参双发变叠叶号后吓吗听启呐呕呗员呛咙响哑哒哟唤喂喷喽团园围国图圣场坏块坚坠垫墙声壳处备复够头夸夹奋奖奥妆妇妈婴学宝实宠审宫宽宾对寻导将尔尝尴尸尽层届属岁岗岛币帅师带帮干并广庆应庞废开异弃张弯弹强归当录彻征径忆忧怀态总恋恳恶恼惊惧惨惩惫惯愤愿懒戏战户扑执扩扫扬扰抚抛抢护报担拟拥拧拨择挂挛挠挡挣挥损换捣据携摄摆摇撑攒敌数斋斗断无旧时显晋晒晓晕暂术机杀杂权杆条来极构枢枪枫柜标样档桥梦检楼槛橱欢欧残殴毕气汇汉汤沟没泄泪泼洁洒浇测济浓涂涨温湾湿溃滚满滨潜灭灯灵灾炉点烂烟烦烧烫热爱爷状犹独猪猫环现电画畅疗疮疯痉痒痪痫瘫癫监盖盗盘着矫矶码础硕确碍礼祷离种称税稳窃窍竖竞笔筛筹签简篮类粤紧纠红约级纪纯纱纳纵纷纸纹纽线绀练组细织终绍经绑结给络绝绞统继绩绪续绳维绷综绿缓编缘缝缠缩缴网罗罚罢聋职联聪肃肤肮肾肿胀胁胆胜脉脏脐脑脚脱脸腊舱艰艺节苍苏苹范荐荣荨药莱获萤营萨蓝蔼虑虚虫虽蛮补衬袜装裤见观规视觉触计订认讨让训议讯记讲讳讶许论设访诀证评识诈诉诊词译试诗诚话诞询该详语误说诵诶请诺读课谁调谅谈谎谓谢谱贝负贡责败账货质贩购贴贵费贼贾资赋赔赖赚赛赞赢赶车转轮软轰轻较辅辆辈辐辞辩边达迁过迈运还这进远违连迟迹适选递遗邮邻郑采释针钉钟钥钩钮钱铁铃银链销锁锂锅错键镇镜镯长门闪闭问闯闲间闷闸闹闺闻阀阅队阳阵阶际陆陈险随隐难雾静韧韩页顶项顺须顾顿预领颇颈频颗题颜额颠颤风飞饭饮饰饿馆馈马驶驻驾骂骄验骗骚骤鱼鲁鲜鸟鸡鸣鹰麦黄齐齿龄里松余咸郁划凶伙";
const TRADITIONAL =
  "萬與專業東絲丟兩嚴喪個臨為麗舉麼義烏樂習書買亂爭於雲亞產親褻僅從儀們價眾優會傳傷倫體侶側倆傾償儲兒黨蘭關興茲內岡冊寫軍衝決況凍淨涼減幾憑擊劉則剛創別剎劑劇勸辦務動勵勁勞勢區醫華協單賣盧臥衛卻廳歷厲壓厭廁廈廚參雙發變疊葉號後嚇嗎聽啟吶嘔唄員嗆嚨響啞噠喲喚餵噴嘍團園圍國圖聖場壞塊堅墜墊牆聲殼處備復夠頭誇夾奮獎奧妝婦媽嬰學寶實寵審宮寬賓對尋導將爾嘗尷屍盡層屆屬歲崗島幣帥師帶幫幹並廣慶應龐廢開異棄張彎彈強歸當錄徹徵徑憶憂懷態總戀懇惡惱驚懼慘懲憊慣憤願懶戲戰戶撲執擴掃揚擾撫拋搶護報擔擬擁擰撥擇掛攣撓擋掙揮損換搗據攜攝擺搖撐攢敵數齋鬥斷無舊時顯晉曬曉暈暫術機殺雜權桿條來極構樞槍楓櫃標樣檔橋夢檢樓檻櫥歡歐殘毆畢氣匯漢湯溝沒洩淚潑潔灑澆測濟濃塗漲溫灣濕潰滾滿濱潛滅燈靈災爐點爛煙煩燒燙熱愛爺狀猶獨豬貓環現電畫暢療瘡瘋痙癢瘓癇癱癲監蓋盜盤著矯磯碼礎碩確礙禮禱離種稱稅穩竊竅竪競筆篩籌簽簡籃類粵緊糾紅約級紀純紗納縱紛紙紋紐線紺練組細織終紹經綁結給絡絕絞統繼績緒續繩維繃綜綠緩編緣縫纏縮繳網羅罰罷聾職聯聰肅膚骯腎腫脹脅膽勝脈髒臍腦腳脫臉臘艙艱藝節蒼蘇蘋範薦榮蕁藥萊獲螢營薩藍藹慮虛蟲雖蠻補襯襪裝褲見觀規視覺觸計訂認討讓訓議訊記講諱訝許論設訪訣證評識詐訴診詞譯試詩誠話誕詢該詳語誤說誦誒請諾讀課誰調諒談謊謂謝譜貝負貢責敗賬貨質販購貼貴費賊賈資賦賠賴賺賽贊贏趕車轉輪軟轟輕較輔輛輩輻辭辯邊達遷過邁運還這進遠違連遲跡適選遞遺郵鄰鄭採釋針釘鐘鑰鈎鈕錢鐵鈴銀鏈銷鎖鋰鍋錯鍵鎮鏡鐲長門閃閉問闖閒間悶閘鬧閨聞閥閱隊陽陣階際陸陳險隨隱難霧靜韌韓頁頂項順須顧頓預領頗頸頻顆題顏額顛顫風飛飯飲飾餓館饋馬駛駐駕罵驕驗騙騷驟魚魯鮮鳥雞鳴鷹麥黃齊齒齡裡鬆餘鹹鬱劃兇夥";
const TO_TRADITIONAL = new Map(
  [...SIMPLIFIED].map((one, at) => [one, [...TRADITIONAL][at] ?? one]),
);

/** Where one simplified character stands for several, and the word says which is meant. */
const OF_SEVERAL: readonly (readonly [simplified: string, traditional: string])[] = [
  ["头发", "頭髮"],
  ["发型", "髮型"],
  ["染发", "染髮"],
  ["盘发", "盤髮"],
  ["短发", "短髮"],
  ["长发", "長髮"],
  ["准备", "準備"],
  ["标准", "標準"],
  ["准时", "準時"],
  ["准确", "準確"],
  ["面包", "麵包"],
  ["面条", "麵條"],
  ["饼干", "餅乾"],
  ["干净", "乾淨"],
  ["干冰", "乾冰"],
  ["关系", "關係"],
  ["联系", "聯繫"],
  ["系安全带", "繫安全帶"],
  ["系好", "繫好"],
  ["复杂", "複雜"],
  ["重复", "重複"],
  ["复习", "複習"],
  ["复试", "複試"],
  ["复面", "複面"],
  ["制作", "製作"],
  ["手表", "手錶"],
  ["游戏", "遊戲"],
  ["导游", "導遊"],
  ["旅游", "旅遊"],
];

/** In a chat one says and writes these for each other. */
const ALIKE: readonly (readonly [said: string, also: string])[] = [
  ["怎么", "如何"],
  ["怎么", "咋"],
  ["什么", "啥"],
];

/** What may follow a whole message that a form with "$" is. */
const PARTICLES = ["吧", "啊", "呀"];

function traditional(text: string): string {
  const known = OF_SEVERAL.reduce((left, [from, to]) => left.replaceAll(from, to), text);
  return [...known].map((one) => TO_TRADITIONAL.get(one) ?? one).join("");
}

/** The forms of a table once more as `others` has them written; without those that are written the same. */
function more(table: string, mark: string, others: (form: string) => readonly string[]): string {
  return table
    .split("\n")
    .map((line) => {
      const [english = "", ...rest] = line.split("|");
      const forms = rest
        .join("|")
        .split(mark)
        .map((form) => form.trim());
      const known = new Set(forms);
      const made = new Set(forms.flatMap(others).filter((one) => !known.has(one)));
      return made.size > 0
        ? `${english.trim()} | ${[...made].join(` ${mark.trim()} `.replace("  ", " "))}`
        : "";
    })
    .join("\n");
}

function alike(form: string): string[] {
  // Forms that begin with a gap are tried wherever a sentence begins: few of them keep the reader quick.
  if (form.startsWith("…") || form.startsWith("^…")) return [];
  const said = ALIKE.flatMap(([from, to]) => (form.includes(from) ? [form.replace(from, to)] : []));
  const ended = form.endsWith("$")
    ? PARTICLES.filter((one) => !form.endsWith(`${one}$`)).map(
        (one) => `${form.slice(0, -1)}${one}$`,
      )
    : [];
  return [...said, ...ended];
}

const inTraditional = (form: string) => [traditional(form)];

/** "国泰呢？": what is named and nothing more is asked about like the thing before. */
const askedAbout = () =>
  NAMES.trim()
    .split("\n")
    .map((line) => {
      const [english = "", forms = ""] = line.split("|").map((cell) => cell.trim());
      return `what about ${english} | ${forms
        .split(" ")
        .map((form) => `^${form}呢$`)
        .join(" | ")}`;
    })
    .join("\n");

/** Chinese: read character by character, in simplified and in traditional script. */
export const CHINESE: Spoken = spokenLater(zh, () => {
  const said = PHRASES + TALK + MORE_PHRASES;
  const saidAlso = said + more(said, "|", alike);
  const named = WORDS + SCENES + MORE_WORDS + NAMES;
  return {
    phrases: `${saidAlso}\n${more(saidAlso, "|", inTraditional)}\n${askedAbout()}`,
    words: `${named}\n${more(named, " ", inTraditional)}`,
    spelled: [
      ["您", "你"],
      ["妳", "你"],
      ["裏", "裡"],
      ["臺", "台"],
      ["爲", "為"],
      ["羣", "群"],
      ["啓", "啟"],
      ["衆", "眾"],
    ],
    isUnspaced: true,
  };
});
