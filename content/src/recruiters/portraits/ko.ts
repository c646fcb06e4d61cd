import type { RecruiterPortrait } from "../schema.ts";

/** By id, in formal speech (합니다체). Nothing tells the gender of who reads, or of Alex. */
export const PORTRAITS_IN_KOREAN: Readonly<Record<string, RecruiterPortrait>> = {
  "rania-khoury": {
    position: "객실 승무원 채용 담당, 최종 면접",
    culturalBackground:
      "베이루트에서 아랍어, 프랑스어, 영어와 함께 자랐고, 세계 곳곳의 사람이 모인 두바이에서 오래 살고 있습니다.",
    interviewStyle:
      "진짜 대화로 시작해, 본인이 직접 한 일이 보일 때까지 한 가지 이야기에 머무릅니다.",
    focusAreas: ["다른 문화권 사람과 일하기", "환대와 공감", "해외 생활 적응", "침착함과 단정함"],
  },
  "tan-hui-min": {
    position: "객실 승무원 선발 담당",
    culturalBackground:
      "중국계 싱가포르인으로 영어와 중국어를 쓰며 자랐고, 살던 아파트 한 층에서 네 가지 언어가 들렸습니다.",
    interviewStyle:
      "정중하고 짧은 질문을 여러 차례 나누어 하며, 침묵을 두고 내용만큼 말하는 방식에도 귀를 기울입니다.",
    focusAreas: ["세심한 서비스", "품위와 단정함", "또렷한 기내 방송과 대화", "승무원 사이의 존중"],
  },
  "marcus-tate": {
    position: "객실 부문 인재 채용 담당",
    culturalBackground:
      "텍사스 샌안토니오 출신 흑인으로, 메뉴판보다 먼저 손님의 이름을 부르던 가족 식당에서 자랐습니다.",
    interviewStyle:
      "이웃처럼 이야기를 나누다가, 정말 힘들었던 때와 그때 한 일을 단도직입으로 묻습니다.",
    focusAreas: [
      "따뜻하고 친근한 서비스",
      "팀워크와 겸손",
      "분별 있는 유머",
      "짧은 지상 시간에도 안전",
    ],
  },
  "alex-moreno": {
    position: "객실 승무원 채용 담당자",
    culturalBackground:
      "뉴욕 퀸스의 도미니카계 미국인으로, 영어와 스페인어가 모두 편하고 공항까지는 버스로 한 번에 갑니다.",
    interviewStyle:
      "빠른 추가 질문과 쉬운 말로, 이야기 속에서 가치관을 찾고 세부 내용을 확인합니다.",
    focusAreas: [
      "고객에 대한 배려",
      "작은 일에서의 정직",
      "운항 차질 때의 분명한 설명",
      "첫째 가치인 안전",
    ],
  },
  "eleanor-whitcombe": {
    position: "객실 승무원 평가 담당",
    culturalBackground:
      "요크셔 출신으로 비행을 시작하기 전에 간호사 교육을 받았고, 지금은 히스로 근처에 살며 속뜻보다 말을 아낍니다.",
    interviewStyle:
      "역량을 순서대로 짚어 가며 많이 적고, 조금만 더라고 말할 때는 훨씬 더 많은 것을 바랍니다.",
    focusAreas: [
      "개성 있는 서비스",
      "그룹 과제에서의 팀워크",
      "화난 고객 응대",
      "시간 엄수와 신뢰",
    ],
  },
  "henrik-sommerfeld": {
    position: "수석 평가 담당, 객실 승무원 선발",
    culturalBackground:
      "함부르크 출신의 전직 사무장으로, 엔지니어처럼 원인을 파고들며 독일어, 영어와 조심스러운 스페인어를 합니다.",
    interviewStyle:
      "체계적이고 솔직합니다. 분명한 질문 하나에 온전히 집중하고, 답이 막연하면 다시 묻습니다.",
    focusAreas: ["정확성과 신뢰성", "안전과 절차", "갈등과 자기 성찰", "고객에 대한 명확한 설명"],
  },
  "hannah-lindqvist": {
    position: "객실 승무원 채용 책임",
    culturalBackground:
      "워싱턴주의 어촌 출신으로 조부모가 스웨덴인이며, 새벽 여객선에서 일한 세월 덕에 날씨에 대비하는 법을 배웠습니다.",
    interviewStyle:
      "서두르지 않고 친밀하게, 목소리를 낸 순간이나 내지 못한 순간에 오래 귀를 기울입니다.",
    focusAreas: [
      "안전을 위해 목소리 내기",
      "수고를 마다하지 않는 친절",
      "악천후에도 꺾이지 않는 힘",
      "보는 사람이 없어도 옳은 일 하기",
    ],
  },
  "vanessa-coleman": {
    position: "기내 서비스 채용 담당",
    culturalBackground:
      "애틀랜타 출신으로 아버지는 합창 지휘자였고, 20년의 비행 경력과 남부 특유의 환대하는 마음이 있습니다.",
    interviewStyle:
      "마음을 편하게 해 준 다음 경험 질문을 잇달아 던지며, 말하지 않아도 결말까지 들려주기를 기대합니다.",
    focusAreas: [
      "섬기는 리더십",
      "정직과 성실",
      "정성을 담은 프리미엄 서비스",
      "힘든 날에도 버티는 끈기",
    ],
  },
  "arun-nambiar": {
    position: "면접일 진행 책임",
    culturalBackground:
      "케랄라에서 태어나 두바이에서 학교를 다녔고, 수십 개 도시에서 면접일을 이끌었습니다.",
    interviewStyle:
      "과제마다 한 번, 분명하게 설명한 다음, 누가 묻고 누가 남을 참여시키고 누가 시간을 챙기는지 지켜봅니다.",
    focusAreas: [
      "그룹 과제 속의 팀워크",
      "또렷한 영어 말하기",
      "시간 압박 속의 판단력",
      "서비스보다 안전",
    ],
  },
};
