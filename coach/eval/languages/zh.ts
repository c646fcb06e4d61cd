import { answersIn } from "./answers-in.ts";

export const CHINESE = answersIn("zh", [
  {
    id: "elderly",
    question: "Describe a time you saw what a customer needed before they asked for it.",
    kind: "behavioural",
    strong: {
      why: "One day, one guest, own steps with reasons, words, outcome and change.",
      situation:
        "2023年春节前，我在广州南站做候车厅服务员。那天晚上八点多，人特别多，我看到一位七十多岁的老先生坐在检票口旁边，手一直捂着胸口，额头上都是汗，身边没有家人。",
      task: "那个区域当天由我负责，他没有开口求助，可是他的车还有二十分钟就要发车，我必须马上弄清楚他能不能走。",
      action:
        "我先蹲下来，轻声问他：“爷爷，您是不是不舒服？”他说有点闷，药在箱子里。我帮他找出药盒，核对了名字，又倒了一杯温水。接着我用对讲机通知值班站长和医务室，因为我担心他上车以后没人照顾。等医生来的时候，我给他儿子打了电话，然后替他改签了晚两个小时的车，还把他的行李搬到了休息室。",
      result:
        "医生量了血压，说幸好及时吃了药。十点钟我把他送上车，他儿子第二天打电话来感谢，还写了一封表扬信。后来站长采纳了我的建议，每个候车区都放了一张急救联系卡。从那以后，我巡视的时候都会先看没人陪的老人。",
    },
    partial: {
      why: "Real but short; ending general.",
      situation: "我以前在一家酒店做前台，有一次一位妈妈抱着孩子来办入住，看起来很累。",
      task: "我觉得她需要帮助，就想让她快一点休息。",
      action: "我先帮她办了手续，然后主动给她准备了婴儿床，还帮她把行李送到房间。",
      result: "她很高兴，说了谢谢。",
    },
    weak: {
      why: "A habit.",
      situation: "在服务行业，观察客人是很重要的。",
      task: "我们要做到客人没说就想到。",
      action: "我平时都会多留意客人，尽量满足他们的需求。",
      result: "客人一般都很满意。",
    },
    worthless: {
      why: "Buzzwords repeated.",
      situation: "服务意识、团队精神、沟通能力、责任心、亲和力。",
      task: "以客为先、精益求精、追求卓越、持续改进。",
      action: "主动、热情、耐心、细心、贴心、用心、爱心。",
      result: "团队精神、沟通能力、责任心、追求卓越。",
    },
  },
  {
    id: "battery",
    question:
      "A passenger's phone begins to hiss and smoke, then catches fire on the tray table. What do you do?",
    kind: "hypothetical",
    strong: {
      why: "Danger named, people away, crew and captain told, halon, water, monitoring, report.",
      situation:
        "手机冒烟是锂电池热失控，火灭了以后还可能复燃，而且烟雾有毒，会危及周围的旅客。我会先看清楚火源在哪里、旁边有没有人受伤。",
      task: "最重要的是安全：先让旅客离开，再控制火势，同时让机长知道。我负责灭火，是否备降由机长决定。",
      action:
        "我会大声呼叫同事：“十二排着火，拿灭火瓶和防护式呼吸装置！”请这一排的旅客马上离开座位，低头弯腰，用湿毛巾捂住口鼻。我用海伦灭火瓶扑灭明火，一位同事用内话报告乘务长和机长火源、位置和烟的浓度，另一位同事准备水。火灭以后，我会不停地往手机上浇水或者饮料降温，不用冰块，也不会马上移动它。我还会关掉座椅电源，安抚周围的旅客，告诉他们情况已经受控。",
      result:
        "等电池完全冷却，我会把它放进装了水的容器里，派专人一直监控到落地。我会检查有没有旅客烧伤或者吸入浓烟，需要的话给氧气。最后保留证据，填写报告，记录时间、座位号和处置过程，并移交给地面人员。",
    },
    partial: {
      why: "Fights the fire, little else.",
      situation: "旅客的手机着火了，很危险。",
      task: "我要尽快把火灭掉。",
      action: "我会让旅客离开，用灭火瓶灭火，然后倒水降温，并且报告乘务长。",
      result: "火灭了以后我会继续观察。",
    },
    weak: {
      why: "No step.",
      situation: "这是一个突发情况。",
      task: "我应该保持冷静。",
      action: "我会尽力去处理，听从领导的安排。",
      result: "我相信可以解决好。",
    },
    worthless: {
      why: "Throws it, hides it.",
      situation: "手机冒点烟没什么大不了的。",
      task: "不要影响发餐就行。",
      action:
        "我会直接用手把手机拿起来扔进垃圾桶，不用告诉机长，免得他骂我。旅客乱叫的话我就让他闭嘴。",
      result: "报告就不写了，反正没人知道，是他自己活该。",
    },
  },
  {
    id: "why",
    question: "Why do you want to work as cabin crew?",
    kind: "motivation",
    strong: {
      why: "Own life, the moment, reasons, deeds, offer.",
      situation:
        "我今年二十四岁，来自成都，做了三年儿科护士。2020年我坐飞机去武汉支援，起飞前乘务员给我们每个人写了一张卡片，我那张写着“等你平安回家”，我一直留到现在。",
      task: "我想做乘务员，是因为我喜欢在短短几个小时里照顾陌生人，也因为我知道这份工作首先是安全：航前准备、应急撤离、急救，旅客看不到的才是最重要的。我也清楚要倒班、要备份，过年不一定能回家。",
      action:
        "去年我参加了红十字会的急救培训，拿到了证书；我还请教了两位川航的乘务员，了解她们一天四段的航班是怎么过的。在医院我带过六个新护士，也用英语接待过三十多位外国病人。",
      result:
        "我能带给团队的是冷静和耐心，还有真正的急救经验。下个月我考雅思，目标是六分半，随时可以去任何基地。",
    },
    partial: {
      why: "Own facts, general reason.",
      situation: "我是杭州人，二十二岁，刚从旅游管理专业毕业，在酒店实习过半年。",
      task: "我想当空乘，因为我喜欢和人打交道，也喜欢团队合作。",
      action: "实习的时候我接待了很多外国客人，英语有了进步。",
      result: "我觉得我可以给旅客带来好的服务。",
    },
    weak: {
      why: "Anybody's.",
      situation: "我性格开朗，爱笑。",
      task: "当空姐是我从小的梦想。",
      action: "我喜欢旅行，想去看世界。",
      result: "希望给我一个机会。",
    },
    worthless: {
      why: "The same sentence in each section.",
      situation: "我很喜欢空乘这个职业，我会努力工作，做一名优秀的乘务员。",
      task: "我很喜欢空乘这个职业，我会努力工作，做一名优秀的乘务员。",
      action: "我很喜欢空乘这个职业，我会努力工作，做一名优秀的乘务员。",
      result: "我很喜欢空乘这个职业，我会努力工作，做一名优秀的乘务员。",
    },
  },
]);
