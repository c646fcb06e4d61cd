import type { GlossedMessage, GlossedSet } from "./format.ts";
import { saidAnew } from "./strangers.ts";

/** Written before the gloss, by its writer. */
const BEFORE: readonly GlossedMessage[] = [
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

/** Strangers' questions in Korean: said anew once the gloss stood. */
const STRANGERS = `
do I have to speak French to join Air France or is english enough => 에어프랑스에 들어가려면 프랑스어를 해야 하나요, 아니면 영어만으로 충분한가요
tell me the hawaiian airlines values and what they mean => 하와이안항공 가치랑 그 의미 알려줘
code of istanbul airport, the big new one => 이스탄불 공항 코드, 새로 생긴 큰 공항요
milan has how many airports n what are the codes => 밀라노에는 공항이 몇 개 있고 코드는 뭐예요
meaning of deadhead => 데드헤드 뜻
What's an INAD, is that a criminal => INAD가 뭐예요, 범죄자인가요
ABP stands for?? => ABP는 뭐의 약자예요??
how many exits has an a320 => A320은 출구가 몇 개예요
A321 ceo and neo have different exits, what's the difference => A321 ceo랑 neo는 출구가 다르던데 차이가 뭐예요?
brace commands, exact words => 브레이스 구호 정확한 문구요
water is up to the sill, still open the door? => 물이 문턱까지 찼는데 그래도 문을 열어요?
how do i recognise a stroke => 뇌졸중인지 어떻게 알아볼 수 있나요
power banks allowed per person these days? => 요즘 보조배터리 한 사람당 몇 개까지 가능해요?
swiss cheese model?? => 스위스 치즈 모델??
until which week may a pregnant lady fly normally => 임산부는 보통 몇 주까지 비행기를 탈 수 있나요
how do i start when they say tell us about yourself => 자기소개 해보라고 하면 어떻게 시작해요
what do they check in the medical => 신체검사에서는 뭘 검사하나요
do i need star for "why do you want this job" too => "왜 이 일을 하고 싶습니까"에도 STAR가 필요해요?
what from my resume would be good for a leadership question => 제 이력서에서 리더십 질문에 쓸 만한 게 뭐가 있을까요
can you apply to british airways for me and send them my answers => 저 대신 영국항공에 지원하고 제 답변을 보내줄 수 있어요?
does ryanair make you pay for the training course => 라이언에어는 교육비를 본인이 내야 하나요
southwest training do they pay u => 사우스웨스트 교육받는 동안 돈 줘요?
what planes does emirates fly => 에미레이트는 어떤 비행기를 운항하나요?
does norwegian accept people with glasses? => 노르웨이항공은 안경 쓴 사람도 뽑나요?
why should I choose Wizz and not Ryanair, what do I answer => 왜 라이언에어가 아니라 위즈에어인지 물어보면 뭐라고 대답해요
is AKL in australia or new zealand => AKL은 호주예요 뉴질랜드예요
who is the purser and what she does different from normal crew => 사무장은 누구고 일반 승무원이랑 뭐가 다른 일을 하나요
what is "top of descent" => "탑 오브 디센트"가 뭐예요
How long takes the slide to inflate? => 슬라이드가 펴지는 데 얼마나 걸려요?
how many seconds do you have to get everybody out of the plane => 모든 사람을 비행기에서 내보내는 데 몇 초가 주어져요
difference ditching and normal evacuation => 비상착수와 일반 비상탈출의 차이
what is the squawk code for hijack => 하이재킹 때 스쿼크 코드가 뭐예요
vape in hold luggage yes or no => 전자담배 부치는 짐에 넣어도 되나요 안 되나요
how many minutes does the smoke hood last => 방연 후드는 몇 분 동안 쓸 수 있어요
someone called and say there is bomb on the plane.. => 누가 전화해서 비행기에 폭탄이 있다고 해요..
what to say in PA when we have delay and i dont know how long => 지연되는데 얼마나 걸릴지 모를 때 기내방송에서 뭐라고 말해요
roleplay with angry passenger, how do they mark it => 화난 승객 롤플레이는 어떻게 채점해요?
what is star method, never heard before today => STAR 기법이 뭐예요, 오늘 처음 들어봐요
why that score? => 왜 그 점수예요?
make me a plan until 1 december => 12월 1일까지 계획 세워줘
what's the weather in doha tomorrow => 내일 도하 날씨 어때요
what do i pack for the open day tomorow => 내일 오픈데이에 뭐 챙겨가요?
why on earth is Chicago ORD => 도대체 왜 시카고는 ORD예요
Which document tells the captain there is radioactive stuff in the belly? => 화물칸에 방사성 물질이 있다고 기장에게 알려주는 서류가 뭐예요?
by US law how many hours no drinking before work for cabin crew => 미국 법으로 승무원은 근무 전 몇 시간 동안 술을 마시면 안 되나요
Can you sit in a Dreamliner slide like in a boat? => 드림라이너 슬라이드는 보트처럼 탈 수 있나요?
KSML and MOML and VGML, who eats what => KSML, MOML, VGML은 누가 먹는 거예요
nobody comes to my exit anymore. do i go? => 제 출구로 더 이상 아무도 안 와요. 저도 나가요?
My uncle brings frozen fish packed with dry ice. Any limit? => 삼촌이 드라이아이스로 포장한 냉동 생선을 가져오는데 제한이 있나요?
lady wont drop her suitcase at the door and 50 people behind her => 문 앞에서 어떤 여자분이 캐리어를 안 놓고 뒤에 50명이 있어요
why is there still an ashtray in the toilet when smoking is banned lol => 흡연 금지인데 왜 화장실에 아직도 재떨이가 있어요 ㅋㅋ
I keep mixing up MCO. which airport is it and where does the M come from => MCO가 자꾸 헷갈려요. 어느 공항이고 M은 어디서 온 거예요?
baby 8 months choking, belly thrusts? => 8개월 아기가 목에 뭐가 걸렸는데 배를 밀어올려요?
What is a UM / UMNR child and what age normally => UM이나 UMNR 아이가 뭐고 보통 몇 살이에요
How long can I breathe in that smoke hood? => 그 방연 후드 쓰고 얼마나 오래 숨 쉴 수 있어요?
The captain says 'attention crew, at stations'. Do I open my door? => 기장이 'attention crew, at stations'라고 해요. 제 문을 열어야 하나요?
I was asked yesterday whether I would give insulin or juice to a shaky confused diabetic. I said insulin. Bad? => 어제 손을 떨고 혼란스러워하는 당뇨 환자에게 인슐린을 줄지 주스를 줄지 질문받았어요. 인슐린이라고 했는데 잘못된 건가요?
how far away should everybody stand after getting out => 밖으로 나온 다음에 다들 얼마나 멀리 떨어져 있어야 해요
`;

/** Messages as candidates write them in Korean. */
export const KOREAN_MESSAGES: GlossedSet = {
  strangers: saidAnew(STRANGERS),
  before: BEFORE,
  tuned: TUNED,
  reached: { unread: 0.68, read: 0.93, before: 0.89, tuned: 0.92 },
};
