import type { RecruiterPortrait } from "../schema.ts";

/** By id, in simplified characters. Names stay as they are written on the card. */
export const PORTRAITS_IN_CHINESE: Readonly<Record<string, RecruiterPortrait>> = {
  "rania-khoury": {
    position: "客舱乘务员招聘官，负责终面",
    culturalBackground:
      "在贝鲁特长大，从小说阿拉伯语、法语和英语；在迪拜生活多年，身边的人来自世界各地。",
    interviewStyle: "先真正聊起来，然后停在一个故事上，直到看清你本人做了什么。",
    focusAreas: ["跨文化共事", "好客与同理心", "适应海外生活", "从容与仪容"],
  },
  "tan-hui-min": {
    position: "客舱乘务员选拔专员",
    culturalBackground: "新加坡华人，从小说英语和华语；她家那栋楼的一层楼道里，就能听到四种语言。",
    interviewStyle: "提问礼貌而简短，分几轮进行；会留出停顿，既听你说什么，也听你怎么说。",
    focusAreas: ["服务中的细节", "仪态与仪容", "广播和交谈清楚", "机组内的尊重"],
  },
  "marcus-tate": {
    position: "客舱人才招聘官",
    culturalBackground:
      "来自得克萨斯州圣安东尼奥的非裔美国人，在自家的小餐馆里长大；那里每位客人先有名字，再有菜单。",
    interviewStyle: "像邻居一样聊天，然后直接问你一次真实的难事，以及你是怎么做的。",
    focusAreas: ["温暖而贴心的服务", "团队合作与谦逊", "有分寸的幽默", "快速过站中的安全"],
  },
  "alex-moreno": {
    position: "客舱机组招聘官",
    culturalBackground:
      "来自纽约皇后区的多米尼加裔家庭，英语和西班牙语都是母语，坐一趟公交就到机场。",
    interviewStyle: "追问很快，用词直白；在故事里找价值观，并且核对细节。",
    focusAreas: ["关心旅客", "小事上的诚信", "航班不正常时把话讲清楚", "安全是第一价值"],
  },
  "eleanor-whitcombe": {
    position: "客舱乘务员评估官",
    culturalBackground: "生于约克郡，飞行之前是护士，如今住在希思罗附近；话总比心里想的少。",
    interviewStyle: "按顺序考察每项能力，记很多笔记；她说再多讲一点，其实是希望你多讲很多。",
    focusAreas: ["有个人特色的服务", "小组练习中的团队合作", "应对不满的旅客", "守时可靠"],
  },
  "henrik-sommerfeld": {
    position: "客舱乘务员选拔高级评估官",
    culturalBackground:
      "来自汉堡，曾任乘务长，像工程师一样爱问原因；会说德语、英语和一口认真的西班牙语。",
    interviewStyle: "有条理，也坦率：一个清楚的问题，全神贯注地听，回答含糊的地方再问一次。",
    focusAreas: ["精准可靠", "安全与程序", "冲突与自我反思", "向旅客解释清楚"],
  },
  "hannah-lindqvist": {
    position: "客舱招聘主管",
    culturalBackground:
      "来自华盛顿州的一个渔镇，祖父母是瑞典人；多年赶早班渡轮，让她学会了为天气做打算。",
    interviewStyle: "不慌不忙，亲切自然，特别留意你站出来说话的那一刻，或者你没有说的那一刻。",
    focusAreas: ["为安全站出来说话", "需要付出的善意", "坏天气里的韧劲", "没人看见也做对的事"],
  },
  "vanessa-coleman": {
    position: "机上服务招聘官",
    culturalBackground: "来自亚特兰大，父亲是合唱团指挥；飞了二十年，带着美国南方的好客。",
    interviewStyle: "先让你放松，再一个接一个地问行为问题；故事的结局，她希望你自己讲出来。",
    focusAreas: ["以服务来带领", "诚实与正直", "用心的高端服务", "艰难日子里的坚持"],
  },
  "arun-nambiar": {
    position: "评估日负责人",
    culturalBackground: "生于喀拉拉邦，在迪拜上学；在几十座城市主持过评估日。",
    interviewStyle: "每个任务只讲一遍，讲得清清楚楚，然后看谁会提问，谁带上别人，谁留意时间。",
    focusAreas: ["小组任务中的团队合作", "口语清晰的英语", "时间压力下的判断", "安全先于服务"],
  },
};
