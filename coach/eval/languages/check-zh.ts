import type { LabelledAnswer } from "../star/format.ts";

/** Chinese answers of an independent writer to two questions of the bank. Speakers from the mainland, and one from Taiwan in traditional characters. */
const UNSPOKEN = {
  question: "Describe a time you saw what a customer needed before they asked for it.",
  kind: "behavioural",
} as const;
const SUITCASE = {
  question:
    "In an evacuation a woman stops in the doorway and will not let go of her suitcase. What do you do?",
  kind: "hypothetical",
} as const;

export const CHECK_ZH: readonly LabelledAnswer[] = [
  {
    id: "zh-unspoken-breakfast",
    ...UNSPOKEN,
    level: "strong",
    why: "Observed, found a way that spares the man's pride, made sure that colleagues knew, and the effect outlived the guest.",
    answer: {
      situation:
        "2023年国庆假期，我在苏州一家酒店的早餐厅做领班。有位七十多岁的老先生一个人来，连着三天都只喝白粥，每次拿起鸡蛋又放回去。",
      task: "那天早上有一百八十多位客人，他没有提任何要求，也没叫过人。但我是当班领班，我觉得他不是不想吃，是有什么不方便。",
      action:
        "我先观察了一会儿，发现他右手一直放在桌子下面，剥不了蛋，也拿不稳夹子。我没有当着别人的面问他的手，只是端了一杯热豆浆过去，说：“今天的鸡蛋是刚煮的，我给您剥两个，可以吗？”他点头以后才告诉我，他上个月中风过。我回厨房请师傅把肉和青菜切小，装在一个深一点的碗里，配了勺子，又在交班本上写了房号和注意事项，让晚班和第二天的同事不用再问他一遍。",
      result:
        "接下来四天他都吃完了，退房的时候他女儿打电话来道谢，还在网上写了我的名字。后来我们餐厅准备了六套防滑碗和大柄勺，现在还在用。",
    },
    faults: [],
  },
  {
    id: "zh-unspoken-pram",
    ...UNSPOKEN,
    level: "partial",
    why: "Noticed and acted alone, well described; the end is a thank-you.",
    answer: {
      situation:
        "我在台中一家書店當店員。有一天下午下大雨，一位媽媽推著嬰兒車站在門口，一直看樓梯。",
      task: "她沒有開口，可是我知道童書區在二樓，我們又沒有電梯，我就想幫她。",
      action:
        "我過去問她想找什麼書，請她先坐在一樓的椅子，我上樓挑了五本適合一歲小孩的繪本拿下來給她看，還拿了紙巾幫她擦推車上的雨水。",
      result: "她很開心，跟我說了謝謝。",
    },
    faults: [{ section: "result", fault: "no-number" }],
  },
  {
    id: "zh-unspoken-supermarket",
    ...UNSPOKEN,
    level: "weak",
    why: "A habit of the whole shop, no guest and no moment.",
    answer: {
      situation: "我在超市上班的时候，经常会主动帮助顾客。",
      task: "因为服务行业要有眼力见儿。",
      action: "看到顾客需要什么，我们就马上过去帮忙。",
      result: "顾客都很满意。",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "we-hides-you" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "zh-unspoken-bridge",
    ...UNSPOKEN,
    level: "worthless",
    why: "A bridge model at university; no customer anywhere.",
    answer: {
      situation: "我大学学的是土木工程，大三的时候参加了学校的桥梁模型比赛。",
      task: "我们组要用三十克桐木做一座能承重的桥，我负责画图。",
      action: "我画了五版设计图，最后选了拱桥，晚上在宿舍粘了三个通宵，还写了计算书。",
      result: "我们的桥承重二十八公斤，拿了全校第二名，奖金八百块。",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
  {
    id: "zh-suitcase-hands-free",
    ...SUITCASE,
    level: "strong",
    why: "Seconds, a short positive command, the case taken away from door and assist space, flow and outside watched, cabin checked.",
    answer: {
      situation:
        "疏散已经开始，滑梯充好了，一位女士站在门口死抓着箱子不放，后面的人一直往前挤。她卡住一秒，后面就少出去一个人。",
      task: "我的任务是几秒钟之内让她空着手下去，保证这个门不停。箱子会划破滑梯，也会砸到下面的人，所以绝对不能带。",
      action:
        "我站在协助位置，一只手抓住扶手，对着她一个人大声喊：“松手！什么都不要！跳！”同时用手势指向滑梯。她不松，我就把箱子夺过来，扔到不挡门也不挡协助空间的地方，不跟她争，也不解释。如果她吓呆了，就再喊一遍，推她的后背，让她跳下去。后面的人我一边喊“往这边走，不带行李”，一边继续看外面有没有火、滑梯有没有问题。下面已经有援助者，我会叫他把人带离飞机。",
      result:
        "人流恢复，两条滑道都用上。最后没有人过来了，我喊“还有人吗”，在安全范围内看一眼客舱，拿上手电和扩音器离开。事后写报告，把门口停顿的原因写清楚。",
    },
    faults: [],
  },
  {
    id: "zh-suitcase-take-it",
    ...SUITCASE,
    level: "partial",
    why: "The right order and the case is gone; nothing on keeping the flow or looking outside, and a hopeful end.",
    answer: {
      situation: "紧急撤离时有位女乘客不肯放下行李箱，堵在舱门口。",
      task: "我必须让她马上离开，因为后面还有很多人。",
      action:
        "我会大声告诉她放下行李、马上跳，并且帮她把箱子拿走放到旁边的座位上，然后让后面的乘客继续撤离。",
      result: "她会明白生命比财产重要，大家都能安全撤离。",
    },
    faults: [],
  },
  {
    id: "zh-suitcase-explain",
    ...SUITCASE,
    level: "weak",
    why: "Patience and explanation, where there are seconds.",
    answer: {
      situation: "乘客不愿意放弃自己的箱子，这种情况很常见。",
      task: "要尽快疏散。",
      action: "我会耐心地跟她解释，让她配合。",
      result: "她应该会配合的。",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "zh-suitcase-first",
    ...SUITCASE,
    level: "worthless",
    why: "Stops the evacuation so that the luggage goes first.",
    answer: {
      situation: "那位女士的箱子看起来很贵，里面可能有护照和现金，换成我也舍不得。",
      task: "我觉得服务最重要，不能让乘客有损失，否则她会投诉。",
      action:
        "我会让后面的人先等一等，请两位男乘客帮忙把箱子先从滑梯上推下去，再扶她慢慢坐下来滑。如果后面的人催，我就告诉他们要有礼貌，排好队。其他乘客想带行李，我也会尽量满足。",
      result: "她的箱子一件不少，下飞机以后一定会写表扬信给我。",
    },
    faults: [
      { section: "task", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
];
