import type { GlossedMessage, GlossedSet } from "./format.ts";

const HELD: readonly GlossedMessage[] = [
  // Wishes
  { ask: "팀워크에 대한 질문 하나 해 주세요", expect: ["intent:practise"] },
  { ask: "연습 좀 하고 싶어요", expect: ["intent:practise"] },
  { ask: "모의면접 해볼 수 있을까요?", expect: ["intent:drill"] },
  { ask: "질문 3개 연속으로 내줘", expect: ["intent:drill"] },
  {
    ask: "제 경험담 중에 제일 약한 게 뭐예요?",
    expect: ["intent:weakest-answer"],
    after: "three weeks",
  },
  { ask: "저 예전보다 나아졌나요?", expect: ["intent:progress"], after: "three weeks" },
  { ask: "면접까지 뭐부터 준비하면 좋을까요", expect: ["intent:plan"], after: "three weeks" },
  { ask: "이 앱으로 뭘 할 수 있어?", expect: ["intent:capabilities"] },
  // Airlines
  {
    ask: "에미레이트항공 키 제한이 몇 센티인가요?",
    expect: ["airlines/emirates"],
    says: [["212"]],
  },
  { ask: "카타르 항공은 몇 살부터 지원할 수 있어요?", expect: ["airlines/qatar-airways"] },
  { ask: "대한항공은 어느 동맹이야?", expect: ["airlines/korean-air"], says: [["SkyTeam"]] },
  {
    ask: "루프트한자는 문신 있어도 승무원 될 수 있나요",
    expect: ["airlines/lufthansa"],
    says: [["tattoo"]],
  },
  {
    before: ["에미레이트 키 제한은?"],
    ask: "카타르는?",
    expect: ["airlines/qatar-airways"],
    says: [["212"]],
  },
  { before: ["싱가포르항공의 가치는 뭐예요?"], ask: "더 짧게", expect: ["airlines/singapore"] },
  // Airports
  { ask: "인천공항 코드가 뭐예요?", expect: ["airports/ICN"] },
  // Terms, doors, evacuation
  { ask: "거트바가 뭔가요", expect: ["terminology/girt-bar", "aircraft/door-girt-bar"] },
  { ask: "데드헤드가 무슨 뜻이야?", expect: ["terminology/deadhead"] },
  {
    ask: "탈출 슬라이드가 안 부풀면 어떻게 하나요",
    expect: ["evacuation/failure-slide-does-not-fill"],
  },
  { ask: "A320에는 문이 몇 개 있나요?", expect: ["aircraft/"] },
  // First aid, fire, passengers
  { ask: "승객이 코피를 흘리면 어떻게 해야 되나요", expect: ["syllabus/first-aid-nosebleed"] },
  { ask: "뇌졸중은 어떻게 알아보나요?", expect: ["syllabus/first-aid-stroke"] },
  {
    ask: "술취한 승객은 어떻게 대처하죠?",
    expect: [
      "syllabus/passenger-handling-alcohol",
      "syllabus/security-deescalate",
      "terminology/disruptive",
    ],
  },
  { ask: "보조배터리 부치는 짐에 넣어도 돼요?", expect: ["syllabus/dangerous-goods"] },
  // The day
  { ask: "채용 전형 당일은 어떻게 진행돼요?", expect: ["intent:assessment-day"] },
  {
    ask: "단점을 물어보면 뭐라고 대답해요?",
    expect: ["assessment-days/final-the-weakness", "assessment-days/asked-a-second-weakness"],
  },
  // Limits and feelings
  { ask: "에미레이트 승무원 연봉이 얼마예요?", expect: ["intent:limit", "airlines/emirates"] },
  { ask: "내일 면접인데 너무 떨려요", expect: ["intent:nerves"] },
  { ask: "또 불합격했어요ㅠㅠ 우울하네요", expect: ["intent:mood"] },
  { ask: "내일 서울 날씨 어때?", expect: ["intent:limit"], declines: true },
  { ask: "감사합니다! 정말 도움이 됐어요", expect: ["intent:thanks"] },
];

const TUNED: readonly GlossedMessage[] = [
  { ask: "안전 관련해서 질문해줘", expect: ["intent:practise"] },
  { before: ["질문해 주세요"], ask: "하나 더", expect: ["intent:practise"] },
  { ask: "불만 고객 응대에 대한 어려운 질문 부탁드려요", expect: ["intent:practise"] },
  { ask: "다음 주까지 연습 계획 짜줘", expect: ["intent:plan"], after: "three weeks" },
  { ask: "제 이력서 좀 봐주실 수 있나요?", expect: ["intent:cv"], after: "three weeks" },
  { ask: "STAR 기법이 뭐야?", expect: ["intent:explain-star"] },
  { ask: "답변은 얼마나 길게 해야 하나요?", expect: ["intent:explain-star"] },
  { ask: "왜 이렇게 점수가 낮아요?", expect: ["intent:analyse-answer"], after: "analysis" },
  {
    ask: "라이언에어에서 일하려면 수영할 줄 알아야 하나요?",
    expect: ["airlines/ryanair"],
    says: [["swim", "water", "20 m"]],
  },
  { ask: "KLM 본사는 어디에 있나요", expect: ["airlines/klm"], says: [["Amstelveen"]] },
  { ask: "대한항공 채용 절차 알려줘", expect: ["airlines/korean-air"] },
  { ask: "에미레이트랑 카타르항공 비교해줘", expect: ["airlines/emirates"] },
  { ask: "스타얼라이언스에 속한 항공사는?", expect: ["airlines/lufthansa"] },
  {
    before: ["카타르항공의 가치는?"],
    ask: "거기는 무슨 질문을 해요?",
    expect: ["questions/qatar", "airlines/qatar-airways"],
  },
  { ask: "MUC는 어느 공항이에요?", expect: ["airports/MUC"] },
  {
    ask: "프랑크푸르트를 허브로 쓰는 항공사가 어디야?",
    expect: ["airports/FRA", "airlines/lufthansa"],
  },
  {
    ask: "레이오버랑 턴어라운드 차이가 뭐예요?",
    expect: ["terminology/layover", "terminology/turnaround"],
  },
  {
    ask: "비상탈출할 때 뭐라고 외치나요",
    expect: ["evacuation/", "syllabus/announcements-and-commands-evac-calls"],
  },
  {
    ask: "언제 문을 열면 안 되나요?",
    expect: ["evacuation/", "aircraft/door", "terminology/exit-assessment"],
  },
  {
    before: ["음식이 목에 걸린 사람이 있으면 어떻게 해요?"],
    ask: "아기의 경우는요?",
    expect: ["syllabus/first-aid-choking-special"],
  },
  {
    ask: "핸드폰에서 연기가 나면 어떡해?",
    expect: ["syllabus/fire-and-smoke-lithium", "syllabus/fire-and-smoke-thermal"],
  },
  { ask: "급감압의 징후는 뭔가요", expect: ["syllabus/decompression-and-turbulence"] },
  {
    ask: "면접날 뭐 입고 가야 돼요?",
    expect: ["assessment-days/asked-wear", "assessment-days/asked-what", "assessment-days/list"],
  },
  {
    ask: "왜 승무원이 되고 싶냐고 물어보면 어떻게 대답하죠?",
    expect: ["assessment-days/final-why-cabin-crew", "questions/"],
  },
  {
    before: ["거트바가 뭐야?"],
    ask: "스페인어로는?",
    expect: ["intent:language", "terminology/girt-bar"],
  },
  { ask: "자신이 없어요. 다른 사람들이 훨씬 잘하는 것 같아요", expect: ["intent:mood"] },
  { ask: "저 합격할까요?", expect: ["intent:limit"], declines: true },
  { ask: "조종사가 되려면 어떻게 해야 해요?", expect: ["intent:limit"], declines: true },
  { ask: "너 사람이야?", expect: ["intent:capabilities"] },
  { ask: "안녕하세요!", expect: ["intent:greeting"] },
];

/** Messages as candidates write them in Korean. */
export const KOREAN_MESSAGES: GlossedSet = {
  held: HELD,
  tuned: TUNED,
  reached: { held: 0.93, tuned: 0.96 },
};
