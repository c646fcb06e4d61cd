/** Korean words: those that hold a sentence together, those of the trade and of every day; particles and endings follow "*". */
export const WORDS = `
 | 평균 소속* 스타일* 매너* 예절* 환자* 발견하면 내줘 내주세요 내줄래 들어가* 들어가려면* 입사* 물건* 생각* 모습* 추천* 계속 옆 주세요 주시겠어요 주실* 주시* 주십시오 줘* 줄래* 줄* 주면* 주라 달라* 부탁* 부탁드려요 좀 그냥 정말 진짜 혹시 제발 저기요 저기 음 아 어 네 예 게 것 거 것이 거예요 건 건가요 걸 수 줄 때 때는 때가 이런 그런 저런 이렇게 그렇게 좋을까요 좋아요 좋은가요 좋나요 하나요 하나 하죠 하는 하고 해서 하면 해도 해야 하려면 하려고 하려는데 한다면 한다 하는데 했는데 했어요 합니다 해요 해 할까요 할 하지 할지 인데 인데요 이고 이라서 라서 라고 이라고 라는 이라는 냐고 됐어요 됐는데 되고 되면 되는 될 되려면 싶어요 싶은데 싶다 싶습니다 같아요 같은데 같은 같습니다 같이요 있을 있다면 있고 계시면 계신 계세요 나면 나요 나서 나는데 난 났어요 났을 생기면 생겼을 생겼어요 대해서요 보통 일반적으로 기본적으로 도대체 사실 솔직히 특히 반드시 무조건 따로 만약 만약에 만일 혹은 쪽 정도 본인 그거 이거 저거 요즘 위해 위한 위해서 통해 대로 처럼 만큼 보니 보면 보고 보니까 봤는데 본 적 분이 분 명이 명 씨 님 이용 당하면 당했을 겪는 느끼는 받으면 받은 받고 당황 되어 되었 어떻게든
and | 그리고 및 또한
or | 또는 아니면 혹은
but | 하지만 그러나 근데 그런데 그래도
not | 안 못 않아* 않으* 않는* 않고* 아니* 아닌 없이* 없어* 없으* 없는* 없나* 없고* 못하*
i | 나는 내가 저는 제가 난 전 나도 저도 나 저
my | 내 제 나의 저의
me | 나를 저를 나한테 저한테 나에게 저에게
you | 너 넌 당신* 코치* 너는 니가 네가
we | 우리* 저희*
he | 그는 그가 그분*
they | 그들* 걔네* 거기 그쪽
this | 이 이게 이건 이것* 이번*
that | 그 그게 그건 그것* 저것* 저게
there | 거기서 저기서
here | 여기* 이곳*
somebody | 누군가* 누가 사람이 사람을
nobody | 아무도
everybody | 모두* 다들 모든 전원* 전부*
something | 뭔가를 무언가* 뭐든
nothing | 아무것도
what | 뭐 뭘 뭐가 무엇을 뭐를 무엇 뭐로
which | 어느 어떤 무슨
who | 누구* 누가요
where | 어디* 어디에* 어디서* 어디야 어딘* 어디예요 어디죠 어디인가요 어딘가요
when | 언제*
why | 왜 왜요 이유*
how | 어떻게 어떡
before | 전에 이전* 앞서
after | 후에 이후* 뒤에 다음에 나서
during | 동안* 도중* 중에
until | 까지
because | 때문* 왜냐하면
more | 더 좀더
less | 덜
very | 너무 아주 매우 굉장히 엄청 되게 완전
only | 오직 만 뿐*
also | 또
always | 항상 늘
never | 절대* 한번도
often | 자주
sometimes | 가끔*
already | 이미 벌써
now | 지금* 현재*
today | 오늘*
tomorrow | 내일* 모레*
yesterday | 어제*
soon | 곧 빨리
first | 먼저 우선 처음* 첫 첫번째* 일단 최초*
second | 두번째* 둘째*
third | 세번째* 셋째*
last | 마지막* 지난* 저번*
next | 다음* 담주*
one | 하나* 한 일번
two | 두 둘* 두개*
three | 세 셋* 세개* 3개*
four | 네개* 넷*
five | 다섯* 5개*
six | 여섯*
seven | 일곱*
eight | 여덟*
nine | 아홉*
ten | 열개* 10개*
many | 많이 많은 많아* 많나* 여러*
few | 몇
some | 일부*
other | 다른 다른데*
same | 같은가* 똑같* 동일*
easy | 쉬운 쉬워* 쉽게* 간단*
hard | 어려운 어려워* 어렵* 까다로* 힘든
good | 좋은 잘 괜찮은
better | 나은 나아* 낫*
best | 최고* 최선* 베스트*
bad | 나쁜 나쁘* 안좋*
worst | 최악*
most | 제일 가장
weak | 약한 약해* 약하* 부족*
strong | 강한 강해* 강하*
important | 중요* 중요한
correct | 맞아* 맞나* 맞는* 올바른 정답*
wrong | 틀린* 틀렸* 틀려* 잘못*
new | 새로운 신규*
old | 오래된 낡은
young | 젊은 젊* 어린 어려*
big | 큰 크다 커요 대형*
biggest | 최대*
small | 작은 작아* 작다 작으* 소형*
short | 짧은 짧아*
long | 긴 길어* 길게* 오래*
high | 높은 높이* 높아*
low | 낮은 낮아* 낮게*
fast | 빠른 빨라* 빠르*
hot | 뜨거운 뜨거* 뜨겁* 더운
cold | 차가운 추운 감기*
allowed | 허용* 허가* 허락*
forbidden | 금지* 금지된 불가* 위반*
question | 질문* 문항* 물음*
asked | 물어* 물어봐* 물어봤* 묻는
answer | 답변* 대답* 답을 답* 답하*
story | 경험담* 이야기* 에피소드* 사례* 스토리*
example | 예시* 예가 예를 보기*
practise | 연습* 훈련하*
interview | 면접* 인터뷰* 면접시험*
recruiter | 면접관* 인사담당* 채용담당* 심사위원*
assessor | 평가자* 평가관*
application | 지원서* 원서* 입사지원*
apply | 지원* 지원하* 지원할* 응시* 넣으려*
photo | 사진* 증명사진* 프로필사진*
experience | 경험* 경력* 경력자* 경력직*
job | 직업* 직장* 일자리* 취업* 이직* 직무*
work | 일하* 일해* 일할* 일을 근무* 업무* 일하려면* 일은
training | 훈련* 교육* 트레이닝* 연수* 신입교육*
course | 과정* 코스* 강의* 수업*
trial period probation | 수습* 수습기간* 인턴*
contract | 계약* 계약직* 정규직* 계약서*
part-time | 알바* 아르바이트* 파트타임*
visa | 비자* 취업비자* 워킹비자* 워홀*
passport | 여권* 패스포트*
nationality | 국적* 외국인* 한국인*
degree | 학력* 대졸* 대학* 전문대* 학위* 학점* 전공* 4년제* 초대졸*
school | 학교* 고졸* 고등학교* 고교*
language | 언어* 외국어* 제2외국어* 어학*
english | 영어* 영어가 토익*
german | 독일어*
french | 프랑스어* 불어*
spanish | 스페인어*
italian | 이탈리아어*
portuguese | 포르투갈어*
dutch | 네덜란드어*
chinese | 중국어*
japanese | 일본어* 일어*
korean | 한국어*
arabic | 아랍어*
height | 키 키가 키는 키도 키로 키를 키만 신장* 키요
age | 나이* 연령* 살 세
weight | 체중* 몸무게* 비만* bmi* 뚱뚱* 살이 살을
tattoo | 문신* 타투*
visible | 보이* 보여* 보일* 보임* 드러나*
piercing | 피어싱* 귀걸이* 귀고리* 코걸이*
forearm | 팔뚝* 전완*
arm | 팔 팔에 팔이 팔을 팔은
hair | 머리카락* 머리색* 헤어* 헤어스타일* 앞머리* 염색* 단발* 쪽머리* 올림머리*
beard | 수염* 콧수염* 면도*
glasses | 안경*
contact lenses | 렌즈* 콘택트렌즈* 서클렌즈*
eyesight | 시력* 라식* 라섹* 교정시력*
headscarf | 히잡* 스카프*
make-up | 메이크업* 화장* 립스틱* 화장법*
uniform | 유니폼* 제복*
clothes | 옷* 의상* 면접복* 정장*
suit | 정장* 수트* 블라우스* 자켓*
appearance | 외모* 용모* 이미지* 그루밍* 얼굴* 인상*
teeth | 치아* 교정* 이빨*
scar | 흉터* 여드름*
criminal record | 범죄기록* 범죄* 전과* 범죄경력*
driving licence | 운전면허* 면허*
roster | 스케줄* 근무표* 로스터* 비행스케줄*
standby | 스탠바이* 대기*
promotion | 승진* 진급* 승급*
allowance | 수당* 비행수당* 퍼듐* 체류비*
holiday | 휴가* 연차*
benefits | 복지* 혜택* 직원할인* 복리후생*
children | 아이들* 어린이* 자녀* 애들*
child | 아이* 아동* 소아* 애가
family | 가족* 부모* 부모님*
married | 결혼* 기혼* 유부*
pregnant | 임신* 임산부* 임신부* 임부*
crew | 크루* 승무원들* 동료승무원*
purser | 사무장* 퍼서* 객실사무장* 매니저*
captain | 기장* 캡틴*
co-pilot | 부기장*
pilot | 조종사* 파일럿*
passenger | 승객* 손님* 탑승객* 여객*
guest | 고객*
airline | 항공사* 항공* 회사* 에어라인*
airlines | 항공사들*
low-cost airline | 저비용항공사* 저가항공* 저가항공사* lcc*
airport | 공항* 국제공항*
city | 도시*
country | 나라* 국가*
code | 코드*
aircraft | 비행기* 항공기* 기종* 기체* 여객기*
fleet | 기단* 보유기*
destination | 목적지* 취항지* 노선* 행선지*
flight | 비행* 항공편* 편명* 운항*
fly | 날아* 비행하* 비행할*
long-haul | 장거리* 국제선*
short-haul | 단거리* 국내선*
founded | 설립* 창립*
employees | 직원* 사원*
mission | 미션* 사명*
vision | 비전*
news | 소식* 뉴스* 최신* 근황*
tips | 팁 팁들* 꿀팁* 요령* 노하우* 조언* 주의점* 주의사항* 유의사항*
prepare | 준비* 대비*
stages | 단계* 차수* 라운드* 전형*
group | 그룹* 조별*
test | 시험* 테스트* 필기* 인적성*
english test | 영어시험* 영어테스트* 영어구술*
online test | 온라인테스트* 온라인시험* 인적성검사*
video interview | 영상면접* 화상면접* 비대면면접* 동영상면접* ai면접* 비디오면접* 온라인면접*
cabin | 객실* 기내* 캐빈*
cockpit | 조종실* 콕핏* 칵핏*
door | 문 문이 문을 문은 문에 문도 문의 문만 문으로 문에서 도어* 출입문* 객실문* 기내문*
exit | 출구*
row | 열에 좌석열* 줄에
armed | 암드* 팽창위치* 오토매틱* 자동위치*
disarmed | 디스암드* 디스암* 정상위치* 매뉴얼* 수동위치*
girt bar | 거트바* 거트 걸트바* 거트바가
lever | 레버*
handle | 핸들* 손잡이*
window | 창문* 창가*
seat | 좌석* 자리* 시트*
jumpseat | 점프시트* 승무원좌석*
galley | 갤리* 주방*
oven | 오븐*
lavatory toilet | 화장실* 래버토리* 라바토리*
trolley cart | 카트* 트롤리* 밀카트*
bag | 가방* 백팩* 배낭*
baggage | 짐* 짐을 짐이 짐은 짐에 수하물* 캐리어* 트렁크*
wing | 날개*
engine | 엔진*
fuselage | 동체*
wheel | 바퀴* 타이어*
landing gear | 랜딩기어* 착륙장치*
runway | 활주로*
landing | 착륙*
taxiing | 택싱* 지상활주* 활주*
pushback | 푸시백*
boarding | 탑승* 보딩*
disembark | 하기* 내리* 내려* 하차*
water | 물 물이 물을 물에 물은 물로 물위* 수면*
sea | 바다* 해상*
command | 명령* 구령* 지시*
shout | 외치* 외쳐* 소리치* 소리쳐* 소리지르* 샤우팅*
announcement | 방송* 안내방송* 기내방송* 멘트*
briefing | 브리핑* 미팅*
emergency | 비상* 긴급* 응급*
fire | 불 불이 불을 불은 불도 불길* 화염*
extinguish | 끄는* 끄면* 끄나* 꺼야* 꺼요 진압* 소화하* 끄려면*
extinguisher | 소화기* 할론*
oxygen | 산소*
oxygen bottle | 산소통* 산소병*
mask | 마스크*
pbe | 호흡보호장비* 방연마스크* 스모크후드* 방독면*
megaphone | 메가폰* 확성기*
torch | 손전등* 플래시*
axe | 도끼*
aed defibrillator | 제세동기* 자동심장충격기* 심장충격기* aed*
battery | 배터리* 건전지*
laptop | 노트북* 컴퓨터*
charger | 충전기* 충전*
lighter | 라이터*
liquid | 액체* 액체류*
perfume | 향수*
dry ice | 드라이아이스*
weapon | 무기* 흉기* 총 총기*
knife | 칼 칼이 칼을 칼은 나이프*
bomb threat | 폭파협박* 폭발물협박* 테러협박*
bomb | 폭탄* 폭발물*
suspicious item | 의심물품* 수상한물건* 의심스러운*
suspicious | 수상한 의심*
hijacking | 하이재킹* 납치* 공중납치* 하이잭*
security | 보안* 보안검색* 검색대*
trafficking | 인신매매*
wheelchair | 휠체어*
blind | 시각장애* 시각장애인* 맹인*
deaf | 청각장애* 청각장애인* 농인*
autism hidden disability | 자폐* 발달장애*
disability | 장애* 장애인* 거동이
elderly | 노인* 어르신* 할머니* 할아버지* 고령*
a baby | 아기* 아가* 갓난아기* 신생아*
infant | 유아* 영아*
bassinet | 배시넷* 베시넷* 아기바구니*
stroller | 유모차*
dog | 개 개가 강아지* 안내견* 보조견*
cat | 고양이*
animal | 동물* 반려동물* 펫
meal | 식사* 기내식* 밥 음식*
drink | 음료* 마시* 마셔*
coffee | 커피*
tea | 차를 녹차*
hot water | 뜨거운물* 온수*
alcohol | 술 술을 술이 술은 주류* 알코올* 음주* 술을요
wine | 와인*
beer | 맥주*
drunk | 취해* 취했* 취한
kosher | 코셔*
halal | 할랄*
vegetarian | 채식* 비건* 베지테리언*
allergy | 알레르기* 알러지*
peanut | 땅콩* 견과* 견과류*
complaint | 불평* 항의* 민원*
complain | 불평하* 항의하* 컴플레인하*
conflict | 갈등* 다툼* 싸움* 말다툼* 마찰*
angry | 화난 화가 화내* 화를 분노* 짜증내*
upset | 흥분* 흥분한
fear of flying | 비행공포증* 비행공포* 고소공포증*
afraid | 겁 겁을 겁이 공포* 무서워하*
crying | 우는 울어* 울면* 울고 울음*
refuse | 거부* 거절* 안들으* 듣지
delay | 지연* 지연되* 연착*
late | 늦게 늦어* 늦은 늦으면*
cancelled | 결항* 취소*
overbooked | 오버부킹* 초과예약*
seat change | 자리변경* 좌석변경* 자리교체*
doctor | 의사* 의료진* 간호사*
medicine | 약 약을 약이 약은 의약품* 알약*
breathing | 호흡* 숨쉬*
breathe | 숨 숨을 숨이
heart | 심장*
pulse | 맥박* 맥이
chest | 가슴*
pain | 통증* 아파* 아프* 아픈
bleeding | 출혈* 피가 피를 피나* 지혈*
blood | 피 혈액*
burn | 화상* 데였* 데었* 데인*
seizure | 발작* 간질* 경련* 뇌전증*
diabetes | 당뇨* 당뇨병*
sugar | 당분* 설탕* 당을
insulin | 인슐린*
asthma | 천식*
fracture | 골절* 뼈가 부러*
sprain | 염좌* 삐었* 발목을
wound | 상처* 부상* 다친 다쳤* 다치*
birth | 출산* 분만* 진통* 아기를낳*
dead | 사망* 죽은 죽었* 돌아가* 사망한
death | 죽음*
infection | 감염* 전염병* 전염*
vomit | 구토* 토하* 토해* 토할*
nausea | 멀미* 비행기멀미* 메스꺼*
sick | 아픈데 질병* 병
fever | 열 열이 열나* 고열* 발열*
hyperventilation, breathing too fast | 과호흡* 과호흡증*
hypoxia | 저산소증* 산소부족*
stomach pain | 복통* 배가 설사*
headache | 두통*
deep vein thrombosis | 이코노미클래스증후군* 혈전*
poisoning | 식중독* 중독*
bandage | 붕대* 밴드* 거즈*
cool | 식히* 식혀* 냉찜질*
treat | 치료* 처치*
help | 도움* 도와* 돕는* 돕고*
team | 팀 팀이 팀에서 팀원* 팀을
teamwork | 팀워크* 팀웍* 협동* 협업* 협력*
communication | 의사소통* 소통* 커뮤니케이션*
leadership | 리더십* 리더쉽*
initiative | 주도성* 자발성* 적극성* 주도적*
integrity | 정직* 성실* 진실성* 청렴*
motivation | 동기* 열정* 의욕*
resilience | 회복탄력성* 회복력* 인내심* 끈기*
stress | 스트레스*
calm | 침착* 차분* 진정*
mistake | 실수* 잘못*
failure | 실패*
success | 성공*
chance | 가능성* 확률* 경쟁률*
pass | 합격* 통과*
hiring | 채용* 모집* 공채* 선발* 뽑*
reapply | 재지원* 다시지원* 재도전*
hobby | 취미* 특기*
colleague | 동료* 선배* 후배*
boss | 상사* 점장* 사장*
customer | 고객*
service | 서비스*
safety | 안전* 안전한 안전하*
situation | 상황*
task | 과제* 임무*
action | 행동*
result | 결과*
score | 점수*
points | 점 점이 점을
reason | 이유* 까닭*
rule | 규정* 규칙* 룰* 기준*
law | 법 법적* 법률* 항공법*
duty | 의무* 담당* 역할* 임무*
duty time | 근무시간* 비행시간* 근무시간이
rest | 휴식* 휴게*
fatigue | 피로* 과로* 수면부족*
tired | 피곤*
jet lag | 시차적응* 시차*
layover | 레이오버* 체류*
turnaround | 턴어라운드* 퀵턴*
deadhead | 데드헤드* 데드헤딩* 편승*
hotel | 호텔*
night flight | 야간비행* 야간근무* 밤비행*
day | 날 일 일이
week | 주 주일* 주간*
month | 달 개월* 월
year | 년 해 연간
hour | 시간*
minute | 분 분만
second | 초
time | 시각*
open | 열면* 열어* 열고* 열지* 열려* 열리* 열립* 여나* 여는* 엽니* 열기* 개방* 열때* 열어야* 열어도*
close | 닫는* 닫을* 닫아* 닫고* 닫히* 닫으*
locked | 잠겨* 잠긴* 잠금* 잠가*
blocked | 막힌* 막혀* 막히* 막혔* 못쓰*
broken | 고장* 고장난* 부서* 망가*
inflate | 부풀* 부풀려* 팽창* 부풀리* 부풀어*
jump | 뛰어내리* 뛰어내려* 점프* 뛰어*
run | 뛰는* 뛰면* 달리*
sit | 앉아* 앉으* 앉는* 앉고* 착석*
stand up | 일어나* 일어서* 서있*
leave | 두고* 남기* 떠나* 놓고*
bring | 가져가* 가져와* 챙기* 가져오*
carry | 옮기* 나르* 운반*
wear | 입고* 입어* 입는* 입으* 착용* 신고 신어* 끼고* 쓰고* 써도 쓰면
put | 넣어* 넣으* 넣고* 넣는*
hold | 잡아* 잡고* 안고* 붙잡*
count | 세는 세어*
check | 확인* 점검* 검사* 체크*
know | 알아* 아는 아나* 알고* 아세요*
learn | 배우* 배워* 외워* 외우*
say | 말하* 말해* 말씀* 말을
talk | 대화* 얘기*
listen | 듣고* 듣는* 들으* 경청*
see | 봐야* 봤어*
find | 찾아* 찾으* 찾는* 발견*
notice | 눈치* 알아채*
need | 필요*
use | 써요 써야* 쓰는* 사용* 쓸
live | 살아* 사는 살고* 살 거주*
move | 이사* 이동*
pay | 내야* 지불* 결제*
cost | 비용* 가격* 요금* 값*
money | 돈*
begin | 시작*
end | 끝나* 끝
stop | 멈추* 멈춰* 중지*
happen | 일어나* 발생* 벌어지*
cause | 원인*
fall | 떨어지* 넘어지* 넘어져* 낙상*
spill | 쏟으* 쏟아* 쏟았* 엎질* 흘렸*
alone | 혼자* 단독*
together | 같이 함께
man | 남자* 남성* 남승무원*
woman | 여자* 여성*
person | 사람* 인원*
friend | 친구*
mother | 엄마* 어머니*
father | 아빠* 아버지*
head | 머리 머리가 머리를 머리에
face | 얼굴이 안면*
ear | 귀
eye | 눈 눈이 눈에
nose | 코 코가 코에서
mouth | 입 입이 입에
throat | 목 목이 목에 목구멍*
hand | 손 손이 손을
leg | 다리*
stomach | 배 복부*
back | 등 허리*
skin | 피부*
left | 왼쪽* 좌측*
right | 오른쪽* 우측*
front | 앞 앞쪽* 전방*
aft | 뒤 뒤쪽* 후방* 뒷문*
inside | 안에* 안에서* 내부* 안쪽*
outside | 밖에* 밖* 외부* 바깥*
full | 만석* 가득*
red | 빨간* 빨강* 붉은
yellow | 노란* 노랑*
green | 초록* 녹색*
maximum | 최대* 최고*
minimum | 최소* 최저*
limit | 제한* 한도*
number | 숫자* 번호* 수
percent | 퍼센트*
kilo | 킬로* 키로* kg
metre | 미터*
cm | 센티* 센치* cm 센티미터*
feet | 피트*
culture | 문화*
greeting | 인사* 인사말*
body language | 몸짓* 바디랭귀지* 제스처*
gift | 선물*
taboo | 금기*
bow | 절 고개*
smile | 미소* 웃는 웃음* 스마일*
scenario | 시나리오*
politics | 정치*
football | 축구* 야구*
pizza | 피자*
happy | 행복* 기뻐*
lonely | 외로* 외롭*
married | 미혼*
words | 단어* 용어*
`;
