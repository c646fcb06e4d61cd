import type { LabelledAnswer } from "../star/format.ts";

/** Arabic answers of an independent writer to two questions of the bank. In standard Arabic with the colour of Jordan, Morocco and the Gulf. */
const WELCOME = {
  question: "Describe a time you made a guest from another country feel at home.",
  kind: "behavioural",
} as const;
const JOKE = {
  question:
    "As he puts his case in the locker a man laughs that his bomb will not fit. What do you do?",
  kind: "hypothetical",
} as const;

export const CHECK_AR: readonly LabelledAnswer[] = [
  {
    id: "ar-welcome-ramadan",
    ...WELCOME,
    level: "strong",
    why: "One family, seen needs, own acts in order, cultures on both sides respected, and an effect that stayed in the house.",
    answer: {
      situation:
        "في رمضان 2023 كنت أعمل موظفة استقبال في فندق صغير في عمّان. وصلت عائلة يابانية من خمسة أشخاص بعد رحلة استغرقت عشرين ساعة، وكان معهم جدّ في الثمانين لا يعرف غير لغته، وكل المطاعم حولنا مغلقة حتى المغرب.",
      task: "كنت مسؤولة النوبة وحدي حتى الخامسة. كان عليّ أن أجد لهم طعامًا وأن أجعل الجدّ يفهم ما يجري حوله، لأنه كان يرتبك كلما سمع صوت الناس في الشارع.",
      action:
        "طلبت من الشيف أن يجهّز أرزًا أبيض وشوربة خفيفة في غرفة جانبية حتى يأكلوا براحتهم. كتبت على بطاقات صغيرة باليابانية، بمساعدة هاتفي ثم زميل يدرس اليابانية، خمس جمل يحتاجها الجدّ: أين الحمّام، أنا متعب، أريد ماءً ساخنًا، وهكذا. قبل المغرب بربع ساعة شرحت لهم ما سيحدث عند الأذان، ودعوتهم إلى مائدة الموظفين، وأجلست الجدّ بجانب والدي الذي جاء ليأخذني، فتبادلا الصور دون أي كلمة مشتركة.",
      result:
        "بقوا أربع ليالٍ بدل ليلتين، وأرسلت الحفيدة بعد شهر رسالة وصورة للجدّ مع فنجان القهوة. والبطاقات الخمس صارت بسبع لغات على مكتب الاستقبال، ونستعملها كل أسبوع تقريبًا.",
    },
    faults: [],
  },
  {
    id: "ar-welcome-fez",
    ...WELCOME,
    level: "partial",
    why: "Warm and concrete, first person; the result is thanks.",
    answer: {
      situation:
        "كنت أشتغل في رياض بفاس، وجاءتنا سيدة من البرازيل مسافرة وحدها وكانت خائفة من الأزقة الضيقة.",
      task: "أردت أن تشعر بالأمان لأن بقاءها عندنا كان لثلاثة أيام فقط.",
      action:
        "رافقتها في أول يوم إلى باب السوق، وعرّفتها على بائع العطور وصاحب المخبزة حتى تجد وجهًا تعرفه، ورسمت لها طريقًا بعلامات بسيطة، الباب الأزرق ثم النافورة. وأعطيتها رقم هاتفي.",
      result: "كانت مبسوطة وشكرتني كثيرًا.",
    },
    faults: [{ section: "result", fault: "no-number" }],
  },
  {
    id: "ar-welcome-our-customs",
    ...WELCOME,
    level: "weak",
    why: "How we are as hosts, no guest among them.",
    answer: {
      situation: "بحكم عملي في المطعم نستقبل ضيوفًا من جنسيات كثيرة.",
      task: "واجبنا أن نكرم الضيف، هذه عاداتنا.",
      action: "نرحب بهم ونبتسم لهم ونقدم لهم أحسن خدمة.",
      result: "والحمد لله كلهم يكونون مرتاحين.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "we-hides-you" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "ar-welcome-keywords",
    ...WELCOME,
    level: "worthless",
    why: "Words of a brochure and of a training course.",
    answer: {
      situation: "بيئة عمل متعددة الثقافات، ضيافة عربية أصيلة، معايير عالمية، تميّز، احترافية.",
      task: "التواصل الفعّال، الذكاء العاطفي، روح الفريق، المرونة، تحمّل ضغط العمل، حسن المظهر.",
      action:
        "المبادرة، الإبداع، القيادة، التفكير خارج الصندوق، الإصغاء، الاحترام المتبادل، التخطيط، إدارة الوقت، تجاوز التوقعات، الشغف بخدمة العملاء.",
      result: "رضا العملاء بنسبة مئة بالمئة، ولاء، نجاح، تطوير مستمر، قيمة مضافة.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
  {
    id: "ar-joke-exact-words",
    ...JOKE,
    level: "strong",
    why: "Never decides that it is a joke, exact words to senior and captain in private, bag untouched, door open, neighbour calmed, report.",
    answer: {
      situation:
        "رجل يضع حقيبته في الخزانة ويضحك ويقول إن القنبلة لا تدخل. الركاب من حوله سمعوا، وإحدى السيدات التفتت خائفة. ما زلنا على الأرض والباب مفتوح.",
      task: "لا يحق لي أن أقرر أنها مزحة. كل كلمة كهذه تُبلَّغ، ومهمتي أن أنقلها كما قيلت، وأن أُبقي المقصورة هادئة، وألا أتركه ولا حقيبته بعيدًا عن نظري.",
      action:
        "أتقدّم إليه بهدوء وأسأله بصوت منخفض: ماذا قلت يا سيدي؟ وأقول له بجملة واحدة إن مثل هذا الكلام نأخذه بجدّ وإنني مضطرة إلى الإبلاغ. لا أضحك ولا أجادله ولا أفتّش الحقيبة ولا أحرّكها. أشير إلى زميلتي لتبقى قريبة، وأبلّغ رئيسة الطاقم على انفراد: المقعد، كلماته بالحرف، الوقت، ومن سمعه. هي تبلّغ القبطان فورًا، والباب لا يُغلق حتى يقرر هو مع موظفي الأمن في المطار. وأطمئن السيدة المجاورة بأن الأمر عند المسؤولين دون أن أكرّر الكلمة بصوت عالٍ.",
      result:
        "إن طُلب إنزاله ينزل مع الأمن وتُنزل حقائبه ويُفحص مقعده والخزانة، وإن قرر القبطان أن يسافر فنحن نراقبه بأدب مثل غيره. وأكتب التقرير في اليوم نفسه بالكلمات التي سمعتها، لا بما ظننته.",
    },
    faults: [],
  },
  {
    id: "ar-joke-firm-word",
    ...JOKE,
    level: "partial",
    why: "Firm and polite, a colleague watches; decides alone that it was a joke, and neither senior nor captain hears of it.",
    answer: {
      situation: "راكب يمزح ويقول إن في حقيبته قنبلة.",
      task: "عليّ أن أوقف هذا الكلام لأنه يخيف الآخرين.",
      action:
        "أقول له بحزم وأدب إن هذه المزحة ممنوعة وقد تؤدي إلى إنزاله من الطائرة، وأطلب منه أن يعتذر لمن حوله. ثم أخبر زميلتي لتنتبه له خلال الرحلة، وأبقى هادئة حتى لا يقلق الركاب.",
      result: "في الغالب سيعتذر ويجلس، وتمشي الأمور بشكل عادي.",
    },
    faults: [{ section: "result", fault: "vague" }],
  },
  {
    id: "ar-joke-carefully",
    ...JOKE,
    level: "weak",
    why: "Care, safety, instructions, and God willing.",
    answer: {
      situation: "هذا موقف حساس ويجب التعامل معه بحذر.",
      task: "السلامة أهم شيء.",
      action: "أتصرف حسب التعليمات وأبلّغ المسؤول.",
      result: "وإن شاء الله تنتهي الأمور على خير.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "ar-joke-laugh-along",
    ...JOKE,
    level: "worthless",
    why: "Laughs along, handles the bag, lies to passengers and keeps it from the captain.",
    answer: {
      situation: "واضح أن الرجل دمه خفيف، ومن يحمل قنبلة لا يقول ذلك بصوت عالٍ.",
      task: "دوري أن أجعل الجو لطيفًا وألا نتأخر عن الإقلاع.",
      action:
        "أضحك معه وأقول له: ضعها تحت المقعد إذن يا حبيبي! ثم أحمل الحقيبة بنفسي وأدفعها بقوة حتى تدخل، وأطمئن الركاب بأنه صديقي. لا أخبر القبطان لأنه سيكبّر الموضوع وينزل نصف الركاب.",
      result: "الكل يضحك ونقلع في موعدنا، وهذا معنى الذكاء الاجتماعي في العمل.",
    },
    faults: [
      { section: "situation", fault: "unsafe" },
      { section: "task", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
];
