/** What Korean calls airlines, alliances, airports, cities and countries; two words are also written as one. */
export const NAMES = `
Emirates | 에미레이트* 에미레이츠* 에미레이트항공*
Qatar Airways | 카타르항공* 카타르*
Singapore Airlines | 싱가포르항공* 싱가폴항공* 싱가포르에어라인*
Cathay Pacific | 캐세이* 캐세이퍼시픽* 캐세이패시픽*
Lufthansa | 루프트한자* 루프트한자항공*
British Airways | 영국항공* 브리티시항공* 브리티시에어웨이즈*
Air France | 에어프랑스*
KLM | 네덜란드항공* klm항공*
Turkish Airlines | 터키항공* 튀르키예항공* 터키쉬항공*
Delta Air Lines | 델타* 델타항공*
American Airlines | 아메리칸항공* 아메리칸에어라인*
United Airlines | 유나이티드* 유나이티드항공*
JetBlue Airways | 제트블루* 젯블루*
Southwest Airlines | 사우스웨스트* 사우스웨스트항공*
Alaska Airlines | 알래스카항공*
Etihad Airways | 에티하드* 에티하드항공*
flydubai | 플라이두바이*
Saudia | 사우디아항공* 사우디아* 사우디항공*
Oman Air | 오만항공* 오만에어*
ANA | 전일본공수* 아나항공* 전일공*
Japan Airlines | 일본항공* jal* 제이에이엘*
Korean Air | 대한항공* 코리안에어*
EVA Air | 에바항공* 에바에어*
Malaysia Airlines | 말레이시아항공*
IndiGo | 인디고* 인디고항공*
Air India | 에어인디아* 인도항공*
Qantas | 콴타스* 콴타스항공*
Air New Zealand | 뉴질랜드항공* 에어뉴질랜드*
Virgin Australia | 버진오스트레일리아* 버진호주*
Ryanair | 라이언에어* 라이언항공*
easyJet | 이지젯* 이지제트*
Wizz Air | 위즈에어* 위즈항공*
Jet2 | 제트2* 젯투*
Virgin Atlantic | 버진애틀랜틱* 버진아틀란틱* 버진항공*
Aer Lingus | 에어링구스* 에어링거스*
SWISS | 스위스항공* 스위스국제항공*
SAS | 스칸디나비아항공* sas항공*
TAP Air Portugal | 포르투갈항공* 탑포르투갈* tap항공*
Hawaiian Airlines | 하와이안항공* 하와이안* 하와이항공*
Frontier Airlines | 프런티어항공* 프론티어항공* 프론티어*
Allegiant Air | 얼리전트항공* 얼리전트* 앨리전트*
SkyWest Airlines | 스카이웨스트*
Republic Airways | 리퍼블릭항공* 리퍼블릭*
Asiana Airlines | 아시아나* 아시아나항공*
Jeju Air | 제주항공*
Jin Air | 진에어*
T'way Air | 티웨이* 티웨이항공*
Air Busan | 에어부산*
Air Seoul | 에어서울*
Eastar Jet | 이스타* 이스타항공*
Air Premia | 에어프레미아* 프레미아*
Zipair | 집에어*
Peach Aviation | 피치항공*
VietJet | 비엣젯* 비엣젯항공*
Vietnam Airlines | 베트남항공*
Thai Airways | 타이항공* 태국항공*
AirAsia | 에어아시아*
Scoot | 스쿠트* 스쿠트항공*
China Eastern | 동방항공* 중국동방항공*
China Southern | 남방항공* 중국남방항공*
Air China | 에어차이나* 중국국제항공*
China Airlines | 중화항공*
Starlux | 스타럭스* 스타럭스항공*
Philippine Airlines | 필리핀항공*
Cebu Pacific | 세부퍼시픽*
Garuda | 가루다* 가루다항공*
Ethiopian Airlines | 에티오피아항공*
Riyadh Air | 리야드에어* 리야드항공*
Gulf Air | 걸프에어* 걸프항공*
Kuwait Airways | 쿠웨이트항공*
Air Arabia | 에어아라비아*
LOT Polish | 폴란드항공*
Air Canada | 에어캐나다*
Eurowings | 유로윙스*
Austrian Airlines | 오스트리아항공*
HK Express | 홍콩익스프레스*
Hainan Airlines | 하이난항공*
Norwegian | 노르웨이항공* 노르위전*
Finnair | 핀에어*
Star Alliance | 스타얼라이언스* 스타동맹*
oneworld | 원월드*
SkyTeam | 스카이팀*
Airbus | 에어버스*
Boeing | 보잉*
Dreamliner | 드림라이너*
Embraer | 엠브라에르*
HND | 하네다* 하네다공항*
Narita | 나리타* 나리타공항*
Kansai | 간사이* 간사이공항*
Itami | 이타미*
Incheon | 인천* 인천공항* 인천국제공항*
Gimpo | 김포* 김포공항*
Heathrow | 히스로* 히드로*
Gatwick | 개트윅*
Charles de Gaulle | 샤를드골*
Schiphol | 스키폴*
Changi | 창이* 창이공항*
JFK | 케네디공항*
Suvarnabhumi | 수완나품*
Tokyo | 도쿄* 동경*
Osaka | 오사카*
Nagoya | 나고야*
Sapporo | 삿포로*
Fukuoka | 후쿠오카*
Seoul | 서울*
Busan | 부산* 김해*
Jeju | 제주*
Atlanta | 애틀랜타* 아틀란타*
Dallas | 댈러스* 달라스*
Denver | 덴버*
Chicago | 시카고*
Los Angeles | 로스앤젤레스* 엘에이*
New York | 뉴욕*
San Francisco | 샌프란시스코*
Seattle | 시애틀*
Miami | 마이애미*
Toronto | 토론토*
Mexico City | 멕시코시티*
São Paulo | 상파울루*
Bogotá | 보고타*
Santiago | 산티아고*
London | 런던*
Paris | 파리*
Frankfurt | 프랑크푸르트* 프랑크프루트*
Munich | 뮌헨*
Amsterdam | 암스테르담*
Madrid | 마드리드*
Istanbul | 이스탄불*
Johannesburg | 요하네스버그*
Cairo | 카이로*
Addis Ababa | 아디스아바바*
Singapore | 싱가포르* 싱가폴*
Hong Kong | 홍콩*
Bangkok | 방콕*
New Delhi | 뉴델리* 델리*
Beijing | 베이징* 북경*
Dubai | 두바이*
Doha | 도하*
Abu Dhabi | 아부다비*
Jeddah | 제다*
Sydney | 시드니*
Auckland | 오클랜드*
Newark | 뉴어크*
Boston | 보스턴*
Washington | 워싱턴*
Philadelphia | 필라델피아*
Charlotte | 샬럿*
Orlando | 올랜도*
Fort Lauderdale | 포트로더데일*
Tampa | 탬파*
Las Vegas | 라스베이거스* 라스베가스*
Phoenix | 피닉스*
San Diego | 샌디에이고*
Portland | 포틀랜드*
Salt Lake City | 솔트레이크시티*
Minneapolis | 미니애폴리스*
Detroit | 디트로이트*
Houston | 휴스턴*
Austin | 오스틴*
Baltimore | 볼티모어*
Nashville | 내슈빌*
New Orleans | 뉴올리언스*
Cincinnati | 신시내티*
Anchorage | 앵커리지*
Montreal | 몬트리올*
Vancouver | 밴쿠버*
Calgary | 캘거리*
Edmonton | 에드먼턴*
Ottawa | 오타와*
Cancún | 칸쿤*
Santo Domingo | 산토도밍고*
Rio de Janeiro | 리우데자네이루* 리우*
Brasília | 브라질리아*
Buenos Aires | 부에노스아이레스*
Lima | 리마*
Quito | 키토*
Caracas | 카라카스*
Montevideo | 몬테비데오*
La Paz | 라파스*
Manchester | 맨체스터*
Edinburgh | 에든버러*
Birmingham | 버밍엄*
Glasgow | 글래스고*
Liverpool | 리버풀*
Bristol | 브리스틀*
Dublin | 더블린*
Nice | 니스*
Lyon | 리옹*
Basel | 바젤*
Brussels | 브뤼셀*
Luxembourg | 룩셈부르크*
Düsseldorf | 뒤셀도르프*
Hamburg | 함부르크*
Cologne | 쾰른*
Stuttgart | 슈투트가르트*
Berlin | 베를린*
Zurich | 취리히*
Geneva | 제네바*
Vienna | 빈 비엔나* 빈공항* 빈의
Copenhagen | 코펜하겐*
Stockholm | 스톡홀름*
Gothenburg | 예테보리*
Oslo | 오슬로*
Helsinki | 헬싱키*
Rovaniemi | 로바니에미*
Riga | 리가*
Reykjavík | 레이캬비크*
Moscow | 모스크바*
Saint Petersburg | 상트페테르부르크*
Rome | 로마*
Milan | 밀라노*
Venice | 베네치아* 베니스*
Naples | 나폴리*
Bergamo | 베르가모*
Barcelona | 바르셀로나*
Palma | 팔마*
Málaga | 말라가*
Ibiza | 이비사*
Lisbon | 리스본*
Porto | 포르투공항* 포르토*
Prague | 프라하*
Budapest | 부다페스트*
Warsaw | 바르샤바*
Kraków | 크라쿠프*
Bucharest | 부쿠레슈티*
Sofia | 소피아*
Belgrade | 베오그라드*
Zagreb | 자그레브*
Dubrovnik | 두브로브니크*
Athens | 아테네*
Santorini | 산토리니*
Cape Town | 케이프타운*
Nairobi | 나이로비*
Lagos | 라고스*
Casablanca | 카사블랑카*
Marrakesh | 마라케시*
Algiers | 알제*
Tunis | 튀니스*
Zanzibar | 잔지바르*
Sharjah | 샤르자*
Manama | 마나마*
Kuwait City | 쿠웨이트*
Muscat | 무스카트*
Riyadh | 리야드*
Medina | 메디나*
Amman | 암만*
Beirut | 베이루트*
Tel Aviv | 텔아비브*
Baghdad | 바그다드*
Shanghai | 상하이* 상해*
Guangzhou | 광저우*
Shenzhen | 선전* 심천*
Chengdu | 청두* 성도공항*
Kunming | 쿤밍*
Xi'an | 시안*
Xiamen | 샤먼*
Taipei | 타이베이* 타이페이* 대만공항*
Macau | 마카오*
Ulaanbaatar | 울란바토르*
Kuala Lumpur | 쿠알라룸푸르*
Phuket | 푸켓* 푸껫*
Jakarta | 자카르타*
Denpasar | 덴파사르* 발리*
Manila | 마닐라*
Cebu | 세부*
Hanoi | 하노이*
Ho Chi Minh City | 호치민* 호찌민*
Phnom Penh | 프놈펜*
Siem Reap | 시엠레아프* 씨엠립*
Yangon | 양곤*
Vientiane | 비엔티안*
Dhaka | 다카*
Colombo | 콜롬보*
Malé | 말레*
Kathmandu | 카트만두*
Mumbai | 뭄바이*
Bengaluru | 벵갈루루* 방갈로르*
Hyderabad | 하이데라바드*
Chennai | 첸나이*
Kolkata | 콜카타*
Karachi | 카라치*
Islamabad | 이슬라마바드*
Almaty | 알마티*
Tashkent | 타슈켄트*
Tbilisi | 트빌리시*
Baku | 바쿠*
Antalya | 안탈리아*
Ankara | 앙카라*
Melbourne | 멜버른*
Brisbane | 브리즈번*
Perth | 퍼스*
Adelaide | 애들레이드*
Cairns | 케언스* 케언즈*
Darwin | 다윈*
Gold Coast | 골드코스트*
Christchurch | 크라이스트처치*
Wellington | 웰링턴*
Queenstown | 퀸스타운*
Nadi | 난디*
Nouméa | 누메아*
Papeete | 파페에테* 타히티*
Guam | 괌*
Honolulu | 호놀룰루*
Hawaii | 하와이*
Japan | 일본*
South Korea | 한국* 대한민국*
China | 중국*
Taiwan | 대만*
Germany | 독일*
Austria | 오스트리아*
Switzerland | 스위스*
France | 프랑스*
Spain | 스페인*
Italy | 이탈리아*
Portugal | 포르투갈*
Netherlands | 네덜란드*
Belgium | 벨기에*
United Kingdom | 영국*
Ireland | 아일랜드*
Turkey | 터키* 튀르키예*
Greece | 그리스*
Poland | 폴란드*
Hungary | 헝가리*
Czechia | 체코*
Sweden | 스웨덴*
Norway | 노르웨이*
Denmark | 덴마크*
Finland | 핀란드*
Iceland | 아이슬란드*
Russia | 러시아*
India | 인도*
Thailand | 태국*
Vietnam | 베트남*
Philippines | 필리핀*
Indonesia | 인도네시아*
Malaysia | 말레이시아*
Australia | 호주* 오스트레일리아*
New Zealand | 뉴질랜드*
Canada | 캐나다*
United States | 미국*
Mexico | 멕시코*
Brazil | 브라질*
Argentina | 아르헨티나*
Egypt | 이집트*
Morocco | 모로코*
South Africa | 남아공* 남아프리카*
Kenya | 케냐*
United Arab Emirates | 아랍에미리트*
Saudi Arabia | 사우디* 사우디아라비아*
Oman | 오만*
Qatar | 카타르국
Europe | 유럽*
Asia | 아시아*
Middle East | 중동*
Africa | 아프리카*
`;
