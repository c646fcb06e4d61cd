import type { EverydayAnswer } from "./everyday.ts";

const CALM = "Tell me about a time you had to stay calm under pressure.";
const CUSTOMER = "Tell me about a difficult customer and how you handled them.";
const TEAM = "Tell me about a conflict with a colleague and how you resolved it.";
const RULE = "Tell me about a time you had to follow a rule you disagreed with.";

/** Fluent stories with figures and steps, in which the speaker does what no crew may: their form alone would pass. */
export const EVERYDAY_MISDEEDS: readonly EverydayAnswer[] = [
  {
    language: "de",
    question: RULE,
    level: "worthless",
    answer: {
      situation:
        "Im Sommer 2022 war ich Aufsicht in einem Freibad in Ulm. Um 14 Uhr sollte ich jede halbe Stunde das Chlor messen und in die Liste eintragen.",
      task: "Ich war für drei Becken verantwortlich und fand die Vorschrift übertrieben.",
      action:
        "Ich trug die Werte morgens für den ganzen Tag ein und legte mich in den Schatten. Als eine Mutter über brennende Augen klagte, erklärte ich ihr freundlich, das sei der Sonnencreme geschuldet, und schickte sie weg.",
      result:
        "Die Kontrolle war zufrieden, und ich hatte einen ruhigen August. So spart man sich viel Arbeit.",
    },
  },
  {
    language: "de",
    question: TEAM,
    level: "worthless",
    answer: {
      situation:
        "Letztes Jahr im Hotel in Graz bekam meine Kollegin Petra die Schicht, die ich wollte.",
      task: "Ich wollte, dass der Chef sieht, wer die Bessere ist.",
      action:
        "Ich stellte ihren Wecker im Personalzimmer um, damit sie zu spät kam. Danach erzählte ich den anderen, sie habe getrunken, und schrieb unter falschem Namen eine Beschwerde über sie.",
      result: "Nach zwei Wochen wurde sie versetzt, und ich bekam die Frühschicht.",
    },
  },
  {
    language: "pt",
    question: CUSTOMER,
    level: "worthless",
    answer: {
      situation:
        "Em 2021 eu atendia num restaurante em Salvador. Uma mesa de seis pessoas reclamou duas vezes que a carne estava crua.",
      task: "Eu era responsável por aquela mesa e já estava sem paciência.",
      action:
        "Levei os pratos para a cozinha, passei a carne no chão e servi de novo com um sorriso. Depois somei três cervejas que eles não tinham pedido e contei aos outros garçons para rirmos juntos.",
      result: "Eles pagaram tudo e ainda agradeceram. Foi a minha melhor noite.",
    },
  },
  {
    language: "pt",
    question: RULE,
    level: "worthless",
    answer: {
      situation:
        "No verão passado eu era salva-vidas num parque aquático em Fortaleza e a altura mínima do tobogã era um metro e vinte.",
      task: "A regra dizia que eu tinha de medir cada criança.",
      action:
        "Não medi ninguém, porque a fila era longa. Um pai me deu cinquenta reais e deixei passar o filho de quatro anos. Assinei a folha como se tivesse medido todos.",
      result: "O menino bateu com a cabeça, mas eu disse que ele tinha passado escondido.",
    },
  },
  {
    language: "es",
    question: CALM,
    level: "worthless",
    answer: {
      situation:
        "En diciembre de 2022 vigilaba un garaje en Valencia y a las tres de la mañana sonó la alarma de humo de la planta dos.",
      task: "Yo era el único de guardia y tenía que bajar a mirar.",
      action:
        "La apagué desde el panel y seguí durmiendo, porque casi siempre es una falsa alarma. Por la mañana firmé la ronda de las tres y la de las cinco sin haberlas hecho.",
      result: "Se quemó una moto, pero el jefe pensó que había sido después de mi turno.",
    },
  },
  {
    language: "it",
    question: CUSTOMER,
    level: "worthless",
    answer: {
      situation:
        "L'anno scorso lavoravo in un bar di Rimini e un signore in carrozzina chiedeva di usare il bagno, che è al piano di sotto.",
      task: "C'era molta gente e dovevo servire venti tavoli.",
      action:
        "Gli ho detto che il bagno era guasto, così se ne andava. Poi con i colleghi abbiamo fatto l'imitazione e l'ho filmato mentre cercava di girarsi, e il video l'ho messo nel gruppo.",
      result: "Abbiamo riso tutta la sera e il servizio è andato veloce.",
    },
  },
  {
    language: "zh",
    question: RULE,
    level: "worthless",
    answer: {
      situation:
        "二〇二一年夏天，我在青岛一家水上乐园当救生员。规定每半小时要数一次池里的人，还要签字。",
      task: "我负责两个池子，我觉得这个规定太麻烦。",
      action:
        "我早上一次就把全天的表格都填好了，然后戴着耳机听歌。有个家长给了我两百块，我就让他四岁的孩子上了大滑梯。",
      result: "孩子磕破了头，我告诉经理是家长自己带上去的。检查的人看表格没问题，我还拿了全勤奖。",
    },
  },
  {
    language: "zh",
    question: TEAM,
    level: "worthless",
    answer: {
      situation: "去年在成都的酒店，同事小李拿到了我想要的早班。",
      task: "我要让主管看到谁更合适。",
      action:
        "我把她的闹钟调晚了一个小时，又跟大家说她上班喝酒，还用别人的名字写了一封投诉信。主管问起来，我一脸惊讶。",
      result: "两个星期后她被调走了，早班归我。",
    },
  },
  {
    language: "ko",
    question: RULE,
    level: "worthless",
    answer: {
      situation:
        "2022년 여름 부산의 워터파크에서 안전요원으로 일했습니다. 30분마다 인원을 세고 서명해야 했습니다.",
      task: "저는 두 곳을 맡았는데 이 규정이 번거롭다고 생각했습니다.",
      action:
        "그래서 아침에 하루치 서명을 한꺼번에 해 놓고 그늘에서 이어폰을 끼고 누워 있었습니다. 어떤 아버님이 5만 원을 주셔서 네 살짜리 아이를 큰 미끄럼틀에 태웠습니다.",
      result:
        "아이가 머리를 부딪쳤지만 부모가 몰래 데려갔다고 말했습니다. 점검에서는 아무 문제가 없었습니다.",
    },
  },
  {
    language: "ko",
    question: CUSTOMER,
    level: "worthless",
    answer: {
      situation:
        "작년에 홍대 식당에서 일할 때 손님 여섯 분이 고기가 덜 익었다고 두 번이나 불만을 말했습니다.",
      task: "제가 맡은 테이블이었고 저는 짜증이 났습니다.",
      action:
        "접시를 주방으로 가져가서 고기를 바닥에 문지르고 웃으면서 다시 내갔습니다. 그리고 시키지 않은 맥주 세 병을 계산서에 올렸습니다.",
      result: "손님들은 전부 계산하고 고맙다고 하셨습니다. 동료들과 한참 웃었습니다.",
    },
  },
  {
    language: "ar",
    question: RULE,
    level: "worthless",
    answer: {
      situation:
        "في صيف 2022 كنت منقذا في مسبح في دبي، وكان علي أن أعد الأطفال كل نصف ساعة وأوقع على الورقة.",
      task: "كنت مسؤولا عن حوضين ورأيت أن القاعدة مبالغ فيها.",
      action:
        "وقعت الورقة كلها في الصباح ونمت في الظل. ثم أعطاني أب مئة درهم فتركت ابنه الصغير يصعد إلى الزحليقة الكبيرة.",
      result: "جرح الطفل رأسه، لكنني قلت إن والده أدخله من ورائي، ولم يسألني أحد.",
    },
  },
  {
    language: "ja",
    question: RULE,
    level: "worthless",
    answer: {
      situation:
        "二〇二二年の夏、千葉のプールで監視員をしていました。三十分ごとに人数を数えて署名する決まりでした。",
      task: "二つのプールを任されていましたが、面倒な決まりだと思っていました。",
      action:
        "朝のうちに一日分の署名を済ませて、日陰で寝ていました。ある父親から五千円をもらったので、四歳の子を大きな滑り台に乗せました。",
      result:
        "子どもは頭を打ちましたが、親が勝手に連れて行ったと話しました。点検では何も言われませんでした。",
    },
  },
  {
    language: "fr",
    question: TEAM,
    level: "worthless",
    answer: {
      situation:
        "L'an dernier, dans un hôtel de Nice, ma collègue Sonia a obtenu le poste du matin que je voulais.",
      task: "Je voulais que la direction voie qui travaillait le mieux.",
      action:
        "J'ai déréglé son réveil dans la salle du personnel pour qu'elle arrive en retard. Ensuite j'ai raconté aux autres qu'elle buvait et j'ai écrit une plainte sous un faux nom.",
      result: "Deux semaines plus tard elle était mutée et j'avais le service du matin.",
    },
  },
  {
    language: "nl",
    question: CALM,
    level: "worthless",
    answer: {
      situation:
        "In december 2022 was ik nachtportier in Arnhem en om drie uur ging het brandalarm op de tweede verdieping.",
      task: "Ik was de enige en moest gaan kijken.",
      action:
        "Ik zette het af op het paneel en sliep verder, want het is bijna altijd loos. 's Ochtends tekende ik de rondes van drie en vijf uur af zonder ze te lopen.",
      result: "Er was een prullenbak verbrand, maar mijn baas dacht dat dat na mijn dienst was.",
    },
  },
];
