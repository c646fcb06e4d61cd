import type { LabelledAnswer } from "../star/format.ts";

/** Korean answers of an independent writer to two questions of the bank. In the polite form of an interview. */
const LETDOWN = {
  question: "Tell me about a time you let your team down. How did you win their trust back?",
  kind: "behavioural",
} as const;
const ONCE = {
  question:
    "Why should a passenger who will never fly with us again matter as much as one with a gold card?",
  kind: "motivation",
} as const;

export const CHECK_KO: readonly LabelledAnswer[] = [
  {
    id: "ko-letdown-army-kitchen",
    ...LETDOWN,
    level: "strong",
    why: "Own fault without excuse, people first, reported it himself, a month of acts, and trust shown by what others did.",
    answer: {
      situation:
        "2022년 겨울, 군 복무 중에 취사병으로 있을 때입니다. 새벽 조 담당이던 제가 알람을 못 듣고 40분 늦게 일어나서, 180명 아침 배식이 20분 밀렸고 후임 두 명이 제 몫까지 하느라 손을 데기까지 했습니다.",
      task: "변명할 수 없는 제 잘못이었습니다. 당장 배식을 마치는 것도 제 책임이었지만, 그보다 동료들이 다시 저를 믿고 새벽 조를 맡길 수 있게 만드는 것이 제 몫이라고 생각했습니다.",
      action:
        "도착하자마자 후임을 의무실에 먼저 보내고 국과 밥을 제가 맡았습니다. 배식이 끝난 뒤 네 명을 모아 놓고 ‘제가 늦었고, 그 때문에 두 사람이 다쳤다’고 말하고 사과했습니다. 급양관님께도 제가 먼저 보고드렸습니다. 말로 끝내지 않으려고 한 달 동안 새벽 조를 자원했고, 알람을 두 개로 늘리고 불침번에게 깨워 달라고 명단에 적어 두었습니다. 뜨거운 솥을 혼자 들지 않도록 순서표도 만들어 벽에 붙였습니다.",
      result:
        "그 한 달 동안 한 번도 늦지 않았고, 전역할 때까지 화상 사고는 없었습니다. 다쳤던 후임이 두 달 뒤에 자기 첫 새벽 조 짝으로 저를 골랐습니다. 그때 신뢰는 사과가 아니라 반복으로 돌아온다는 걸 배웠습니다.",
    },
    faults: [],
  },
  {
    id: "ko-letdown-survey",
    ...LETDOWN,
    level: "partial",
    why: "Admits it and mends the work overnight; winning trust back is a round of coffee.",
    answer: {
      situation:
        "대구에서 대학교 3학년에 다닐 때 조별 과제에서 제가 맡은 설문 분석을 마감 전날까지 끝내지 못했습니다. 아르바이트 시간을 잘못 계산했습니다.",
      task: "발표가 다음 날 오전이라 저 때문에 다섯 명의 점수가 걸려 있었습니다.",
      action:
        "저녁 7시에 단체방에 솔직하게 말했고, 밤을 새워 응답 120개를 정리했습니다. 그래프는 다른 조원이 나눠서 도와주었습니다.",
      result: "발표는 무사히 했고 B+를 받았습니다. 조원들한테는 커피를 샀습니다.",
    },
    faults: [],
  },
  {
    id: "ko-letdown-worked-harder",
    ...LETDOWN,
    level: "weak",
    why: "Something once happened, and more effort followed.",
    answer: {
      situation: "예전에 팀원들에게 미안했던 적이 있습니다.",
      task: "팀워크가 중요하다는 것을 느꼈습니다.",
      action: "그래서 더 열심히 노력했습니다.",
      result: "지금은 팀원들과 잘 지내고 있습니다.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "ko-letdown-bent-shelf",
    ...LETDOWN,
    level: "worthless",
    why: "Hides damage to a shelf that may fall, makes a junior lie and take the blame.",
    answer: {
      situation:
        "이천 물류센터에서 일할 때 제가 지게차로 선반을 받아서 물건이 꽤 떨어졌습니다. 사실 다들 그렇게 운전합니다.",
      task: "제 목표는 이 일로 제 평가가 깎이지 않게 하는 것이었습니다.",
      action:
        "CCTV에 안 잡히는 자리였기 때문에 휘어진 선반을 대충 펴 놓고 아무에게도 말하지 않았습니다. 다음 조 막내가 보고하려고 하길래 원래 그랬다고 하라고 했습니다. 술도 한 번 사 줬습니다.",
      result:
        "결국 막내가 경위서를 썼고 저는 우수 사원 후보에 올랐습니다. 팀에서는 아직도 저를 믿습니다.",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "task", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "blames" },
    ],
  },
  {
    id: "ko-once-hospital-desk",
    ...ONCE,
    level: "strong",
    why: "A reason of one's own from the job, one person, a method that was measured, and the thought of the exit door.",
    answer: {
      situation:
        "저는 4년 동안 부산의 한 병원 원무과에서 일했습니다. 한 달에 3천 명쯤 오시는데, 단골 환자보다 평생 한 번 오시는 분이 더 많았습니다.",
      task: "다시 안 올 사람에게 왜 똑같이 해야 하느냐는 질문을 저도 초반에 했습니다. 제 답은 그분에게는 그 한 번이 우리 병원의 전부라는 것입니다. 비행기에서는 하나가 더 있습니다. 비상구 앞에서는 등급이 없습니다.",
      action:
        "기억나는 분이 있습니다. 제주에서 올라오신 할머니가 보호자 없이 접수증을 거꾸로 들고 서 계셨습니다. 줄이 길었지만 동료에게 창구를 부탁하고 검사실 세 곳을 같이 돌았습니다. 12분 걸렸습니다. 그날 이후로 저는 처음 오신 분 접수증에 작은 점을 찍어서 다음 창구에서도 먼저 말을 걸 수 있게 했습니다.",
      result:
        "그 표시를 쓰고 나서 길을 못 찾아 검사를 놓치는 분이 한 달에 열 명 정도에서 두세 명으로 줄었습니다. 할머니는 정말로 다시 오시지 않았습니다. 그래도 그 12분은 똑같이 쓰겠습니다. 골드 카드 손님에게는 이름을 기억해 드리고, 한 번뿐인 손님에게는 길을 알려 드리는 것, 방법은 달라도 무게는 같다고 생각합니다.",
    },
    faults: [],
  },
  {
    id: "ko-once-drawn-maps",
    ...ONCE,
    level: "partial",
    why: "Good reasons and a small habit of one's own; no single guest, no effect.",
    answer: {
      situation: "모든 승객은 같은 값어치의 안전을 사고 타는 것이라고 생각합니다.",
      task: "한 번 타는 손님이라도 그분에게는 신혼여행이거나 부모님 장례일 수 있습니다.",
      action:
        "카페에서 일할 때 관광객이 많았는데, 다시 안 오실 분들이라고 대충 하는 직원도 있었습니다. 저는 지도를 그려 드리거나 맛집을 적어 드렸습니다.",
      result: "그래서 승무원이 되어도 똑같이 대할 것 같습니다.",
    },
    faults: [{ section: "result", fault: "generic" }],
  },
  {
    id: "ko-once-all-precious",
    ...ONCE,
    level: "weak",
    why: "Phrases, and a hope that contradicts the question.",
    answer: {
      situation: "손님은 모두 소중하기 때문입니다.",
      task: "차별하면 안 된다고 생각합니다.",
      action: "항상 웃으면서 친절하게 모시겠습니다.",
      result: "그러면 손님이 다시 찾아 주실 것입니다.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "generic" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "ko-once-fourteen-countries",
    ...ONCE,
    level: "worthless",
    why: "The speaker's own travels and followers.",
    answer: {
      situation:
        "저는 여행을 정말 좋아해서 지금까지 14개국을 다녀왔습니다. 특히 바르셀로나가 좋았습니다.",
      task: "제 꿈은 서른 살 전에 30개국을 가는 것입니다.",
      action: "그래서 적금을 들고 사진 계정도 운영하고 있습니다. 팔로워는 2,300명입니다.",
      result: "승무원이 되면 사진을 더 많이 올릴 수 있을 것 같습니다.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
];
