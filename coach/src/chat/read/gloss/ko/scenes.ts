/** Further Korean words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
documents | 서류* 증명서* 신분증*
certificate | 자격증* 수료증* 라이센스*
aisle | 통로* 복도*
ceiling | 천장*
floor | 바닥*
wall | 벽
door sill | 문턱*
stairs | 계단* 스텝카*
bridge | 탑승교* 브릿지*
gate | 게이트* 탑승구*
hold | 화물칸* 화물실*
cargo | 화물*
fuel | 연료* 급유* 주유*
refuelling with passengers on board | 탑승중급유* 급유중*
engine fire | 엔진화재* 엔진불*
oven fire | 오븐화재* 오븐불*
lavatory fire | 화장실화재*
smoke detector | 연기감지기* 화재감지기* 연기탐지기*
smoking | 흡연* 담배* 피우* 피우는
thermal runaway | 열폭주*
overheat | 과열*
fire containment bag | 화재진압파우치*
explode | 폭발*
leak | 누출* 누수*
smell | 냄새* 이취* 악취* 탄내*
fumes | 가스* 퓸*
sparks | 불꽃* 스파크*
noise | 소리* 소음*
crack | 금이 균열*
bird strike | 버드스트라이크* 조류충돌*
lightning strike | 낙뢰* 번개* 벼락*
storm | 폭풍* 태풍*
ice | 얼음* 결빙*
snow | 눈보라* 폭설*
de-icing | 제빙* 디아이싱*
go-around | 복행* 고어라운드*
diversion | 회항*
rejected take-off | 이륙중단* 이륙포기*
altitude | 고도*
cabin altitude | 객실고도*
cruise | 순항*
climb | 상승*
descent | 하강* 강하*
top of descent | 강하시작점*
sterile flight deck | 스테라일* 스테릴*
critical phases of flight | 비행중요단계* 크리티컬일레븐* 마의11분* 크리티컬11*
silent review | 사일런트리뷰* 사일런트 30초리뷰*
cross-check | 크로스체크* 상호확인*
interphone | 인터폰*
chime | 차임* 차임벨*
call button | 콜버튼* 호출버튼* 콜벨*
safety demonstration | 안전데모* 세이프티데모* 데모* 안전시연*
safety card | 안전안내서* 세이프티카드*
pre-flight check | 비행전점검* 프리플라이트*
safety equipment | 비상장비* 안전장비* 비상장비품*
able-bodied passenger | 협조자* abp*
exit row | 비상구좌석* 비상구석*
bulkhead | 벌크헤드*
90 seconds | 90초* 구십초*
high heels | 하이힐*
slide pack | 슬라이드팩*
pilot incapacitation | 임무수행불능* 인캐퍼시테이션* 조종불능*
nits briefing | nits*
crew resource management | crm*
phonetic alphabet | 포네틱* 포네틱코드* 음성알파벳* 포네틱알파벳*
mayday | 메이데이*
squawk | 스쿼크*
bidding | 비딩* 스케줄신청*
seniority | 시니어리티* 서열*
commuting | 커뮤팅*
rank stripes | 견장*
wide-body | 광동체*
codeshare | 코드쉐어* 공동운항*
report time | 쇼업* 출근*
reserve | 리저브*
inad | 입국거부* inad*
deportee | 강제추방* 추방자*
prisoner | 죄수* 수감자*
vip | vip* 연예인*
stretcher | 들것* 스트레처*
interpreter | 통역*
sexual harassment | 성희롱* 성추행* 몰카* 불법촬영*
touched | 만지* 만져*
fight | 때리* 때려* 폭행* 폭력* 주먹*
restrain | 구금* 포박* 제압* 결박* 수갑* 구속*
warn | 경고* 경고장*
police | 경찰*
theft | 도난* 절도* 훔치* 훔쳐*
lost | 분실* 잃어버* 유실물*
drugs | 마약*
hostage | 인질*
poison | 독극물*
insult | 욕 욕설* 폭언* 욕하* 모욕*
racist | 인종차별* 차별*
religion | 종교* 이슬람* 무슬림*
prayer | 기도*
ramadan | 라마단*
recline | 등받이* 리클라인* 젖히*
window blind | 창문가리개* 블라인드* 창문덮개*
tray table | 테이블* 트레이*
blanket | 담요*
pillow | 베개*
headphones | 이어폰* 헤드폰*
wifi | 와이파이*
entertainment | 영화*
airplane mode | 비행기모드* 에어플레인모드*
duty free | 면세품* 면세*
upgrade | 업그레이드*
business class | 비즈니스클래스* 비즈니스석* 비즈니스*
economy class | 이코노미* 일반석*
first class | 퍼스트클래스* 일등석* 퍼스트*
missed connection | 환승* 연결편*
lost baggage | 짐분실*
separated | 떨어져앉* 따로앉*
medical kit | 의료키트* 비상의료*
blood pressure | 혈압* 고혈압*
epipen | 에피펜*
inhaler | 흡입기*
swelling | 붓는* 붓고* 부었* 부종*
rash | 두드러기* 발진*
dizzy | 어지러* 어지럼* 현기증*
pale | 창백* 안색*
sweating | 식은땀* 땀*
shaky | 떨면* 떨고*
confused | 혼란* 횡설수설*
numb | 마비* 저리* 어눌*
back blows | 등두드리기*
abdominal thrusts | 복부밀어내기* 복부
adult | 성인* 어른*
shock | 쇼크*
hypothermia | 저체온* 저체온증*
survival | 생존* 서바이벌*
jungle | 정글*
desert | 사막*
arctic | 극지*
signal | 신호*
whistle | 호루라기*
diving | 다이빙* 스쿠버*
nail | 손톱* 네일* 매니큐어*
jewellery | 액세서리* 악세사리* 반지* 목걸이* 시계*
shoes | 신발* 구두*
skirt | 치마* 스커트*
stockings | 스타킹*
phone interview | 전화면접*
icebreaker | 아이스브레이킹*
debate | 토론*
picture description | 사진묘사* 그림묘사*
personality test | 인성검사* 성격검사*
reference | 추천서* 레퍼런스*
resign | 퇴사* 사직*
proud | 자랑스러* 뿌듯*
team player | 팀플레이어*
role model | 존경하는 롤모델*
difficult customer | 까다로운고객* 진상고객*
memorise | 암기* 외운
blank | 백지* 하얘* 하얗*
accent | 억양* 사투리*
voice | 목소리* 음성*
body | 몸 몸에 몸이
swiss cheese model | 스위스치즈*
weekend | 주말*
christmas | 크리스마스* 명절*
uncle | 삼촌*
sister | 언니* 누나* 동생*
neighbour | 옆자리* 옆사람*
student | 학생* 대학생*
teacher | 선생님* 교사*
restaurant | 식당* 카페* 레스토랑*
ground staff | 지상직*
come | 오는 오면* 와요 왔어* 오고 와서 나오면* 나오는* 나온* 안와요
keep | 지키* 지켜* 유지* 보관*
away | 멀리* 떨어져*
stay | 머무* 남아* 남으*
papers | 종이* 신문* 자료*
put | 놓으* 두면* 보관해*
waiting | 기다리* 기다려* 대기하*
step | 스텝* 단계별*
food | 먹을것* 음식물*
box | 상자* 박스*
turned | 돌리* 돌려* 회전*
home | 집에* 집이* 집으로*
walk | 걷는* 걸어*
feel | 느낌* 느껴* 기분*
once | 한번 한번만*
behind | 뒤에* 뒷쪽*
push | 밀어* 밀고* 누르* 눌러*
hit | 부딪* 때린* 맞았*
pull | 당기* 당겨*
travel | 여행*
ground | 지상* 땅*
hear | 들리* 들려*
half | 절반* 반
eat | 먹어* 먹는* 먹으* 먹고*
sleep | 자는* 잠 자고* 자면*
spray | 스프레이*
lap | 무릎*
cut | 자르* 베인* 베였*
serve | 서빙* 제공* 나눠*
loud | 시끄러* 큰소리*
choose | 고르* 골라* 선택*
blue | 파란* 파랑*
notes | 메모*
accident | 사고*
tie | 넥타이* 묶*
flat | 평평* 아파트*
extra | 추가*
electric | 전기* 전자기기*
offer | 오퍼* 합격통지*
thrown | 던지* 던져* 버리*
type | 종류* 타입*
colour | 색깔* 색상*
fill | 채우* 채워*
frozen | 냉동* 얼린*
finger | 손가락*
wet | 젖은* 젖어*
black | 검은* 검정*
dark | 어두* 캄캄*
strange | 이상한* 이상해*
warm | 따뜻*
alarm | 경보* 알람*
automatic | 자동*
place | 장소* 위치*
package | 소포* 포장*
clean | 청소* 깨끗*
quiet | 조용*
evening | 저녁*
morning | 아침*
helper | 봉사*
deep | 깊은* 깊이*
arrival | 도착*
departure | 출발*
problem | 문제* 문제가 곤란*
quickly | 빨리* 신속*
health | 건강*
office | 사무실*
search | 수색* 찾아보*
screen | 화면* 모니터*
aggressive | 공격적* 폭력적*
rude | 무례* 무례한*
foreign | 외국* 해외*
name | 이름* 명칭*
risk | 위험* 위험한*
ring | 울리* 울려*
sell | 팔아* 판매*
impact | 충격*
rescue | 구조*
toddler | 꼬마* 어린애*
machine | 기계*
cough | 기침*
meat | 고기*
fish | 생선* 물고기*
spread | 번지* 번져* 퍼지*
brain | 뇌
raise | 올려* 들어올*
lower | 내려놓* 낮추*
both | 둘다* 양쪽*
juice | 주스*
needle | 주사* 바늘*
lips | 입술*
forward | 앞으로*
radio | 무전* 무선*
suspect | 의심되*
awake | 깨어* 깨우*
lid | 뚜껑*
distance | 거리*
firefighter | 소방*
building | 건물* 터미널*
protect | 보호*
device | 기기* 장치*
shave | 깎아*
report | 보고* 보고서* 신고*
acid | 산성*
spare | 여분* 예비*
camera | 카메라*
load | 싣* 실어*
incident | 사건*
normal | 일반* 평소* 정상*
fog | 안개*
cup | 컵*
satisfied | 만족*
brakes | 브레이크*
injured | 부상자* 다친사람*
behaviour | 행동하*
understand | 이해* 알아듣*
wrist | 손목*
ankle | 발목*
steal | 훔친* 훔쳤*
shy | 내성적* 소심*
checklist | 체크리스트*
bed | 침대*
twice | 두번* 두번이나*
ticket | 티켓* 표를
cash | 현금*
microphone | 마이크*
follow | 따르* 따라*
lamp | 조명* 램프* 불빛*
indicator light | 표시등*
shift | 교대*
cheap | 싼 저렴*
ashtray | 재떨이*
radioactive | 방사성* 방사능*
criminal | 범죄자* 범인*
different | 다르*
call | 전화* 호출* 부르* 불러*
apologise | 사과* 사과하*
threat | 협박* 위협*
waiter | 알바생* 서빙알바*
tail | 꼬리*
speed | 속도*
autopilot | 오토파일럿* 자동조종*
lady | 여자분* 아주머니* 아줌마*
top of descent | 탑오브디센트*
`;
