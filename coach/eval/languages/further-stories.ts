import type { LanguageCode } from "contract/languages";
import type { StarAnswer } from "contract/responses";

interface Story {
  language: LanguageCode;
  question: string;
  answer: StarAnswer;
}

const story = (
  language: LanguageCode,
  question: string,
  [situation, task, action, result]: readonly [string, string, string, string],
): Story => ({ language, question, answer: { situation, task, action, result } });

/** Strong answers written after the rules, about other trades and in ordinary words: what the lists do not hold shows here. */
export const FURTHER_STORIES: readonly Story[] = [
  story("es", "Tell me about a mistake you made at work and how you put it right.", [
    "Hará dos inviernos estaba de monitora de esquí en Baqueira, con un grupo de ocho críos. Un martes conté mal al salir del telesilla y me dejé a uno, Nico, de seis años, arriba del todo.",
    "Los niños eran cosa mía y de nadie más. Había niebla y la estación cerraba las pistas en media hora.",
    "Dejé a los otros siete con Laura, una compañera que pasaba por allí, y llamé por radio a pisteros dando el color del casco y del mono. Subí yo misma en la silla siguiente. Me lo encontré sentado con el operario, comiéndose un bocadillo. Me agaché, le pedí perdón y bajamos de la mano. Esa tarde se lo conté a sus padres antes de que se lo contara otro.",
    "Los padres me agradecieron la franqueza y lo apuntaron la semana siguiente conmigo. Desde aquel día los niños llevan un número en el peto y los cuento en voz alta, arriba y abajo. En toda la temporada no falló ni un recuento.",
  ]),
  story("fr", "Tell me about a time you worked with somebody from a very different culture.", [
    "En 2020, pendant mon service civique dans un foyer à Marseille, j'ai partagé mon bureau avec Amadou, arrivé de Guinée depuis trois mois. Il ne me regardait jamais dans les yeux et je prenais ça pour du mépris.",
    "On devait monter ensemble un repas pour quarante résidents et moi je bloquais, je ne lui parlais plus. C'était à moi de crever l'abcès.",
    "Un midi je lui ai payé un thé et je lui ai demandé comment on saluait un ancien chez lui. Il m'a expliqué que fixer quelqu'un, c'est le défier. Du coup j'ai arrêté de chercher son regard, j'ai noté avec lui qui faisait quoi sur une grande feuille, et je lui ai confié le marché parce qu'il négociait bien mieux que moi.",
    "Le repas a coûté cent dix euros au lieu de deux cents, et douze résidents ont aidé à servir. Amadou m'a invité au mariage de sa sœur. Depuis, quand une attitude me choque, je pose une question avant de me vexer.",
  ]),
  story("de", "Tell me about a time you did more for a customer than your job asked of you.", [
    "Vor zwei Jahren saß ich an der Kasse in einem Baumarkt in Kassel, Freitagabend, zehn Minuten vor Ladenschluss. Da kam eine ältere Dame mit einem Rohrstück in der Hand, bei ihr zu Hause lief das Wasser.",
    "Beraten gehört eigentlich nicht zu meinem Job, aber der Kollege aus der Sanitärabteilung war schon weg.",
    "Ich sperrte die Kasse, lief mit ihr ins Regal und verglich den Durchmesser mit meinem Handy. Weil sie den Haupthahn nicht kannte, rief ich ihren Nachbarn an und erklärte ihm, wo er drehen muss. Ich suchte ihr die passende Muffe heraus, packte Dichtband dazu und schrieb ihr die Schritte groß auf einen Karton. Nach Feierabend fuhr ich noch kurz bei ihr vorbei.",
    "Um halb neun war alles trocken. Am Montag stand sie mit einem Blech Pflaumenkuchen an der Info. Mein Chef druckte meine Anleitung ab, sie hängt heute noch im Gang 7.",
  ]),
  story("it", "Smoke is coming out of a galley oven in flight. Talk me through what you do.", [
    "Il fumo dal forno può essere solo grasso, ma può anche nascondere un incendio elettrico. A bordo il fumo si sparge in un attimo e toglie il respiro. Annuso, guardo se è bianco o nero e non apro lo sportello.",
    "Prima viene la sicurezza di chi è seduto lì dietro. Io devo attaccare subito il fuoco, mentre la decisione di atterrare tocca al comandante.",
    "Tolgo corrente al forno e stacco gli interruttori del galley. Grido alla collega di portarmi l'halon e il PBE, e le chiedo di avvisare la cabina di pilotaggio con l'interfono: dove, che colore, quanto. Se vedo fiamme infilo il cappuccio, apro appena e scarico l'estintore alla base. Intanto un altro collega sposta le ultime tre file e distribuisce tovaglioli bagnati. Parlo piano, con frasi brevi.",
    "Resto davanti al forno fino a terra, tocco lo sportello con il dorso della mano e riferisco ogni cinque minuti. Chiedo ai passeggeri se qualcuno tossisce, do ossigeno a chi ne ha bisogno. A terra compilo il rapporto con ora e attrezzatura usata.",
  ]),
  story("pt", "Tell me about a time you had to work under great pressure.", [
    "No Carnaval de 2019 eu estava na recepção de uma pousada em Olinda. Às onze da noite caiu a energia do bairro inteiro, com quarenta e dois hóspedes chegando do bloco e uma senhora que usava concentrador de oxigênio no quarto 12.",
    "O dono estava viajando, então era eu quem respondia pela casa até de manhã.",
    "Corri primeiro ao quarto 12 e troquei para o cilindro reserva, que durava duas horas. Liguei para o SAMU e para a companhia de luz e pedi previsão. Depois coloquei velas dentro de copos no corredor, para ninguém tropeçar, e fui de porta em porta explicando o que estava acontecendo. Pedi ao vigia que ficasse no portão e ao cozinheiro que servisse água gelada antes que esquentasse.",
    "A ambulância chegou em trinta e cinco minutos e levou a senhora, que voltou bem no dia seguinte e me deu um abraço. Ninguém se machucou. O dono comprou um gerador e o meu roteiro de queda de luz ficou colado atrás do balcão.",
  ]),
  story("nl", "Tell me about a time you gave somebody feedback that was hard to say.", [
    "Vorig najaar liep ik stage op een kinderafdeling in Utrecht. Mijn begeleidster, Marjan, noemde een jongetje van vier steeds 'dikkerdje', waar zijn ouders bij waren. Ik zag zijn moeder wegkijken.",
    "Ik was pas drie weken binnen en zij moest mij beoordelen. Toch vond ik dat ik het moest zeggen, en wel diezelfde dag.",
    "Na de dienst vroeg ik of ze tien minuten had en ik deed de deur van de koffiekamer dicht. Ik zei eerst wat ik van haar had geleerd, namelijk hoe ze prikt zonder dat een kind huilt. Daarna vertelde ik wat ik had gezien: de blik van de moeder. Ik vroeg hoe zij het bedoelde en hield verder mijn mond.",
    "Ze schrok en zei dat niemand het ooit had gezegd. De volgende ochtend bood ze de ouders haar excuses aan. Op mijn eindbeoordeling schreef ze: 'durft'. Nu zeg ik zulke dingen meteen, onder vier ogen.",
  ]),
  story("zh", "Tell me about a conflict with a colleague and how you resolved it.", [
    "前年夏天我在青岛一家海鲜餐厅当领班。旺季第三周，传菜的小刘和我吵了一架，他说我每次都把最远的包间派给他，当着客人的面把托盘摔在台子上。",
    "排班是我做的，这件事只能由我来解决，而且当晚还有两场婚宴，一共二十六桌。",
    "我没有当场跟他争，先把那一桌的菜自己端了上去。打烊以后我请他吃烤串，让他把话说完。我翻出前两周的派单，一数，他确实比别人多跑了四十多趟。我当面向他认错，然后跟他一起画了一张轮换表，每人每天只跑一次三楼。第二天班前会上，我把表贴出来，也说了是小刘的主意。",
    "婚宴那两晚没有一桌催菜。小刘后来做到了副领班，离职那天他对我说：“姐，你是第一个肯看单子的人。”现在我排班之前都会先数一遍。",
  ]),
  story("ja", "Tell me about a mistake you made at work and how you put it right.", [
    "一昨年の十二月、新宿のケーキ店で予約係をしていました。クリスマスイブの朝、田中様という同じ名字のお客様お二人の箱を取り違え、チョコプレートの名前が違うまま片方をお渡ししてしまいました。",
    "受け渡し表に判を押したのは私でした。もう一方の田中様が来られる午後三時までに、正しいケーキをお届けしなければなりませんでした。",
    "気づいた時点で店長に「私の確認漏れです」と報告しました。次に控えの番号へ三回電話をかけ、お子様の誕生会が二時からだと伺いました。パティシエに頼んで新しいプレートを書いてもらい、自転車で十五分かけてお宅まで届けました。玄関で頭を下げ、間違った箱を引き取りました。",
    "誕生会には間に合い、後日お母様から「息子が喜びました」とお葉書をいただきました。その後、受け渡しのときは下の名前と電話番号の下四桁を声に出して確かめる決まりを作り、翌年のイブの取り違えは一件もありませんでした。",
  ]),
  story("ko", "Tell me about a time you helped someone who did not speak your language.", [
    "재작년 여름 강릉 게스트하우스에서 일할 때였습니다. 새벽 두 시쯤 스페인에서 온 여자 손님이 맨발로 내려와 울면서 배를 가리켰습니다. 영어도 거의 통하지 않았습니다.",
    "야간 근무자는 저 하나였고, 이 손님이 지금 병원에 가야 하는지 아닌지를 제가 알아내야 했습니다.",
    "우선 담요를 둘러 드리고 옆에 앉았습니다. 번역기로는 엉뚱한 말이 나와서, 종이에 사람 몸을 그리고 아픈 곳에 동그라미를 치게 했습니다. 오른쪽 아랫배였습니다. 119에 전화해 증상을 말하고, 여권과 보험 서류를 찾아 가방에 넣어 드렸습니다. 구급차에 같이 타서 의사 선생님 말씀을 번역기와 손짓으로 옮겼습니다.",
    "맹장염이었고 그날 아침 수술을 받았습니다. 퇴원하던 날 손님은 저를 안아 주며 서툰 한국어로 “언니”라고 불렀습니다. 저는 그 뒤로 다섯 나라 말로 된 통증 그림표를 만들어 카운터에 두었고, 지금은 옆 숙소 세 곳에서도 씁니다.",
  ]),
  story("ar", "A passenger collapses in the aisle and does not answer you. What do you do?", [
    "راكب ملقى في الممر لا يردّ: قد يكون إغماءً بسيطاً وقد يكون قلبه توقف، وكل دقيقة تأخير تُنقص فرصته. أتأكد أولاً أن المكان آمن، ثم أهزّ كتفيه وأناديه وأنظر إلى صدره هل يرتفع.",
    "حياته هي الأولوية، وواجبي أن أبدأ الإسعاف دون انتظار. أما تغيير مسار الرحلة فيقرره القائد بعد استشارة الطبيب.",
    "أضغط زر النداء وأطلب من زميلتي جهاز الصدمات والأكسجين وحقيبة الإسعاف، وأطلب منها أن تبلغ رئيس الطاقم والقائد. إن لم يتنفس أبدأ ثلاثين ضغطة ونفسين، وحين يصل الجهاز ألصق اللاصقتين وأتبع التعليمات. وإن كان يتنفس أضعه على جانبه. أسأل زوجته عن أدويته بصوت هادئ، ونبعد الجالسين في الصفين القريبين.",
    "لا أتركه حتى يتسلمه الطبيب، وأراقب نفَسه كل دقيقتين. بعد الهبوط أسلّم المسعفين ورقة فيها الوقت وما فعلناه، وأكتب التقرير، ثم أعود إلى زوجته وإلى من خافوا من الركاب.",
  ]),
];
