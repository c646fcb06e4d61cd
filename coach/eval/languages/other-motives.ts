import { type Blind, strong } from "./other-trades.ts";

const WHY = "Why do you want to become a flight attendant?";
const FIT = "Why should we choose you for our cabin crew?";

/** Strong reasons in ordinary words, one in each language. */
export const OTHER_MOTIVES: readonly Blind[] = [
  strong("es", WHY, [
    "Soy de Vigo, tengo 31 años y desde hace seis conduzco el autobús nocturno del hospital. A las tres de la madrugada he llevado a recién paridas, a borrachos y a un señor que acababa de perder a su mujer.",
    "Lo que me engancha es cuidar de gente que no ha elegido viajar conmigo. Un avión es eso mismo, sin poder parar en el arcén, y por eso me tira: hay que prever, mirar y actuar antes.",
    "En 2023 reanimé a un pasajero en la parada doce con lo que me enseñó la Cruz Roja. Este invierno terminé el curso de tripulante en A Coruña, con la parte de agua y la de fuego, y quedé con una jefa de cabina que me explicó cómo se vive con el teléfono encendido de guardia.",
    "Pongo sobre la mesa paciencia, galego, portugués e inglés. Puedo empezar el 1 de octubre y vivir donde haga falta.",
  ]),
  strong("fr", WHY, [
    "J'ai 29 ans, je suis née à Brest et je tiens le bar d'un ferry depuis cinq saisons. En février 2022, par une mer très forte, une cheffe de bord m'a appris à rester debout, à compter les enfants et à parler lentement dans le micro.",
    "Ce que j'aime, c'est ce moment où les gens vous regardent pour savoir s'il faut avoir peur. Je ne cherche pas le voyage, je l'ai déjà ; je cherche un métier où la sécurité passe avant le café.",
    "J'ai obtenu le CCA en juin et je fais une garde par mois à la SNSM. J'ai passé une journée à Roissy avec un steward du moyen-courrier qui m'a raconté les réveils à trois heures et les découchers annulés. J'apprends l'espagnol le mardi soir.",
    "Vous auriez quelqu'un qui ne panique pas et qui sait dire non avec le sourire. Mon préavis est d'un mois et je peux m'installer à Orly.",
  ]),
  strong("de", FIT, [
    "Ich bin 27, komme aus Rostock und arbeite seit fünf Jahren als Notfallsanitäterin. Im Mai 2022 saß ich selbst in einer Maschine nach Porto, als ein Mann zusammenbrach. Die Crew hatte in vierzig Sekunden den Koffer da, und ich durfte mithelfen.",
    "Seitdem weiß ich, dass ich diese Arbeit will: Menschen auf engem Raum sicher ans Ziel bringen, vorher denken statt nachher retten. Dass Weihnachten im Hotel in Warschau stattfinden kann und der Wecker um zwei klingelt, kenne ich vom Wachdienst.",
    "Ich habe mir bei Ihrem Infotag in Frankfurt die Attrappe der Kabine zeigen lassen und mit zwei Kolleginnen über Bereitschaft gesprochen. Ich bin Rettungsschwimmerin und habe im letzten Jahr neun Auszubildende angeleitet. Für Türkisch besuche ich mittwochs einen Kurs.",
    "Sie bekommen jemanden, der auch nach zehn Stunden noch freundlich fragt. Ab dem 1. August bin ich frei und ziehe nach München, wenn Sie mich dort brauchen.",
  ]),
  strong("it", WHY, [
    "Ho 28 anni, vengo da Cagliari e da quattro stagioni faccio il bagnino a Villasimius. Nel 2021 ho tirato fuori dall'acqua due fratelli tedeschi; la madre non parlava italiano e l'ho calmata a gesti finché è arrivata l'ambulanza.",
    "Da allora so che mi piace essere quello che resta lucido. In cabina ritrovo la stessa cosa: si sta attenti per ore perché non succeda niente. Il vassoio è la parte facile.",
    "A marzo ho preso l'attestato di assistente di volo a Olbia, con l'evacuazione e il fumo. Ho scritto a una ragazza che vola con voi da Bergamo e mi ha spiegato la riserva e i quattro voli al giorno. Studio inglese ogni mattina prima del turno: ho passato il B2.",
    "Porto occhio, fiato e pazienza con i bambini. Sono libero dal 15 ottobre e mi trasferisco anche domani.",
  ]),
  strong("pt", FIT, [
    "Tenho 33 anos, sou de Setúbal e durante oito fui educadora numa creche. Em 2019, num voo para os Açores, o meu filho engasgou-se e foi uma comissária que lhe tirou o rebuçado da garganta em dez segundos.",
    "Nesse dia percebi que aquele sorriso escondia treino. Quero esse lado da profissão: prevenir, olhar para cada fila, estar pronta. Sei que há madrugadas, reservas e aniversários falhados; na minha família já falámos disso.",
    "Fiz o curso inicial de tripulante em Lisboa no ano passado e repeti o de suporte básico de vida. Geri uma sala com vinte e duas crianças e evacuei-a duas vezes por causa de alarmes. Falei com três tripulantes vossos e li o relatório sobre turbulência da EASA.",
    "Trago calma, francês e inglês, e muita prática em dizer a mesma regra vinte vezes sem me zangar. Posso começar em setembro.",
  ]),
  strong("nl", WHY, [
    "Ik ben 25, kom uit Groningen en werk drie jaar als conducteur op de nachttrein. In december 2022 kreeg een reizigster weeën tussen Zwolle en Assen; ik hield haar hand vast en regelde een ambulance op het perron.",
    "Toen wist ik dat ik graag degene ben naar wie mensen kijken als het spannend wordt. In een vliegtuig kun je niet stoppen, dus moet je het vooraf goed doen. Dat past bij mij.",
    "Ik haalde in mei mijn EHBO-diploma met AED en volg nu zwemmend redden. Op jullie open dag sprak ik met een purser over reservediensten, jetlag en kerst in een hotel. Ik leer Spaans met een buurvrouw uit Chili.",
    "Jullie krijgen iemand die rustig blijft bij boze mensen en die de regels durft te zeggen. Ik kan per 1 november beginnen en woon dan binnen een uur van Schiphol.",
  ]),
  strong("zh", WHY, [
    "我今年二十六岁，老家在洛阳，在急救中心做了三年调度员。二〇二一年冬天，我坐飞机去昆明，旁边的老人突然喘不上气，乘务员跪在过道里给他吸氧，一直握着他的手到落地。",
    "那天我才明白，送餐只是看得见的一小部分，真正的工作是让两百个人平安到家。我喜欢提前想到会出什么事，也清楚这一行要凌晨起床、过年值班、随时备份。",
    "今年三月我考下了急救员证，每周游三次泳，现在能游八百米。我请教过两位在南航飞的学姐，她们告诉我怎么过模拟舱和水上撤离。我还自学了日语，过了二级。",
    "我能带来的是冷静的声音和听懂别人着急的耳朵。我九月就能入职，去哪个基地都可以。",
  ]),
  strong("ja", FIT, [
    "二十七歳、盛岡出身です。五年間、新幹線の車内で販売と案内をしてきました。二〇二二年三月の地震で列車が止まった夜、八百人のお客様と七時間を過ごしました。",
    "あの夜、先輩が懐中電灯で自分の顔を照らしながら話すのを見て、人は落ち着いた声を頼りにするのだと知りました。空の上では外から助けが来ません。だからこそ備えて守る仕事がしたいのです。早朝の勤務や急な呼び出しも経験しています。",
    "昨年、上級救命講習を受け、手話の三級を取りました。御社の説明会では客室乗務員の方に、待機の日の過ごし方と訓練の厳しさを伺いました。車内では車椅子のお客様の案内手順を作り、今も盛岡の班で使われています。",
    "慌てない声と、断るときも相手を立てる言葉をお持ちします。十月から入社でき、羽田でも成田でも転居できます。",
  ]),
  strong("ko", WHY, [
    "저는 스물여덟 살이고 목포에서 왔습니다. 사 년 동안 제주 가는 여객선에서 안내원으로 일했습니다. 2022년 1월 파도가 높던 밤에 할머니 한 분이 쓰러지셨고, 제가 인공호흡을 하며 헬기를 기다렸습니다.",
    "그 밤 이후로 저는 무사히 내려 드리는 일이 좋아졌습니다. 하늘에서는 밖에서 도와줄 사람이 없으니 미리 살피는 눈이 필요하다고 생각합니다. 새벽 출근과 명절 근무, 대기 생활도 배에서 이미 해 보았습니다.",
    "작년에 응급처치 강사 자격을 땄고 수영은 매주 세 번 합니다. 귀사에 다니는 선배 두 명을 만나 안전 훈련과 비상 탈출 시험 이야기를 들었습니다. 중국어는 HSK 5급이고 지금은 6급을 준비하고 있습니다.",
    "저는 흔들릴 때 낮아지는 목소리를 가졌습니다. 10월부터 바로 입사할 수 있고 인천 근처로 이사하겠습니다.",
  ]),
  strong("ar", FIT, [
    "عمري سبعة وعشرون عاماً، من الإسكندرية، وأعمل منذ أربع سنوات في إسعاف الميناء. في يناير 2022 سافرت إلى جدة، ورأيت مضيفة تركع بجانب رجل فقد وعيه وتضغط على صدره حتى عاد نفَسه.",
    "منذ تلك الليلة أعرف أنني أريد هذا العمل: أن أحمي أناساً لا يستطيعون النزول من الطائرة. أعرف أن السلامة قبل القهوة، وأن المناوبات تبدأ في الثالثة فجراً والأعياد تمرّ بعيداً عن البيت.",
    "حصلت في مارس على شهادة الإنعاش المتقدم، وأسبح ثلاث مرات في الأسبوع. حضرت يومكم المفتوح في القاهرة وسألت مضيفتين عن التدريب والإخلاء والاحتياط. دربت ستة متطوعين جدداً، وأتعلم الفرنسية وبلغت المستوى الثاني.",
    "أقدم لكم هدوءاً تعلمته في سيارة الإسعاف وثلاث لغات. أستطيع أن أبدأ في أول سبتمبر وأن أنتقل إلى أي قاعدة.",
  ]),
];
