import type { GlossedMessage, GlossedSet } from "./format.ts";

const BEFORE: readonly GlossedMessage[] = [
  // Wishes
  { ask: "اسألني سؤال عن العمل الجماعي", expect: ["intent:practise"] },
  { ask: "ابغى اتدرب شوي على المقابلة", expect: ["intent:practise", "intent:drill"] },
  { ask: "ممكن نسوي مقابلة تجريبية؟", expect: ["intent:drill"] },
  { ask: "عايز خمس أسئلة ورا بعض", expect: ["intent:drill"] },
  { ask: "ما هي أضعف إجابة عندي؟", expect: ["intent:weakest-answer"], after: "three weeks" },
  { ask: "هل تحسنت؟", expect: ["intent:progress"], after: "three weeks" },
  { ask: "ممكن تشوف سيرتي الذاتية؟", expect: ["intent:cv"], after: "three weeks" },
  { ask: "شو بتقدر تعمل؟", expect: ["intent:capabilities"] },
  // Airlines
  {
    ask: "كم الطول المطلوب في طيران الإمارات؟",
    expect: ["airlines/emirates"],
    says: [["212"]],
  },
  {
    ask: "هل مسموح التاتو في القطرية؟",
    expect: ["airlines/qatar-airways"],
    says: [["tattoo"]],
  },
  { ask: "وين مقر لوفتهانزا؟", expect: ["airlines/lufthansa"] },
  { ask: "كيف تتم عملية الاختيار في الاتحاد للطيران؟", expect: ["airlines/etihad"] },
  {
    before: ["كم الطول المطلوب في طيران الإمارات؟"],
    ask: "وفي القطرية؟",
    expect: ["airlines/qatar-airways"],
    says: [["212"]],
  },
  { before: ["ما هي قيم لوفتهانزا؟"], ask: "باختصار لو سمحت", expect: ["airlines/lufthansa"] },
  // Airports
  { ask: "ما هو رمز مطار القاهرة؟", expect: ["airports/CAI"] },
  // Terms, doors, evacuation
  { ask: "ايش معنى deadhead؟", expect: ["terminology/deadhead"] },
  { ask: "ما هو منزلق الإخلاء؟", expect: ["terminology/evacuation-slide"] },
  {
    ask: "ايش اصرخ وقت الإخلاء؟",
    expect: ["evacuation/", "syllabus/announcements-and-commands-evac-calls"],
  },
  {
    ask: "المنزلق ما انتفخ، شو أعمل؟",
    expect: ["evacuation/failure-slide-does-not-fill"],
  },
  // First aid, fire, passengers
  { ask: "راكب جاته جلطة قلبية ايش اسوي؟", expect: ["syllabus/first-aid-heart-attack"] },
  { ask: "كيف أعرف أن الراكب عنده سكتة دماغية؟", expect: ["syllabus/first-aid-stroke"] },
  {
    ask: "ماذا أفعل إذا احترق جوال داخل الطائرة؟",
    expect: ["syllabus/fire-and-smoke-lithium", "syllabus/fire-and-smoke-thermal"],
  },
  {
    ask: "ازاي اتعامل مع راكب سكران؟",
    expect: [
      "syllabus/passenger-handling-alcohol",
      "syllabus/security-deescalate",
      "terminology/disruptive",
    ],
  },
  // The day
  { ask: "كيف يكون يوم التقييم؟", expect: ["intent:assessment-day"] },
  {
    ask: "شو لازم أجيب معي ليوم التقييم؟",
    expect: ["assessment-days/list-what-to-bring"],
  },
  // Limits and feelings
  { ask: "كم راتب المضيفة في طيران الإمارات؟", expect: ["intent:limit", "airlines/emirates"] },
  { ask: "أنا متوترة جدا من مقابلة بكرة", expect: ["intent:nerves"] },
  { ask: "رفضوني وأنا حزينة", expect: ["intent:mood"] },
  { ask: "اكتب لي قصيدة", expect: ["intent:limit"], declines: true },
  { ask: "شكرا جزيلا ما قصرت", expect: ["intent:thanks"] },
  { ask: "اطرح علي سؤالا عن السلامة", expect: ["intent:practise"] },
  { before: ["اسألني سؤال"], ask: "كمان واحد", expect: ["intent:practise"] },
  {
    ask: "أبي أسئلة مثل اللي تسألها طيران الإمارات",
    expect: ["intent:practise", "intent:drill", "airlines/emirates", "questions/emirates"],
  },
  { ask: "اعمل لي خطة للأسبوع الجاي", expect: ["intent:plan"], after: "three weeks" },
  { ask: "ايش هي طريقة ستار؟", expect: ["intent:explain-star"] },
  { ask: "كم لازم يكون طول إجابتي؟", expect: ["intent:explain-star"] },
  { ask: "ليش الدرجة قليلة كذا؟", expect: ["intent:analyse-answer"], after: "analysis" },
  { ask: "شو قيم الخطوط السنغافورية؟", expect: ["airlines/singapore-airlines"] },
  { ask: "هل أحتاج فيزا عشان أشتغل في القطرية؟", expect: ["airlines/qatar-airways"] },
  {
    ask: "من أي عمر تقبل ويز إير المضيفين؟",
    expect: ["airlines/wizz-air"],
    says: [["18"]],
  },
  {
    before: ["ما هي قيم الخطوط القطرية؟"],
    ask: "طيب والتاتو؟",
    expect: ["airlines/qatar-airways"],
    says: [["tattoo"]],
  },
  { ask: "قارن بين الإمارات والقطرية", expect: ["airlines/emirates"] },
  { ask: "إلى أي مطار يشير الرمز JED؟", expect: ["airports/JED"] },
  {
    ask: "ما الفرق بين layover و turnaround؟",
    expect: ["terminology/layover", "terminology/turnaround"],
  },
  { ask: "كم باب في طائرة A٣٢٠؟", expect: ["aircraft/"] },
  {
    ask: "متى ما يصير أفتح الباب؟",
    expect: ["evacuation/", "aircraft/door", "terminology/exit-assessment"],
  },
  { ask: "كيف أوقف نزيف الأنف؟", expect: ["syllabus/first-aid-nosebleed"] },
  {
    before: ["ماذا أفعل إذا اختنق راكب بالطعام؟"],
    ask: "وإذا كان رضيع؟",
    expect: ["syllabus/first-aid-choking-special"],
  },
  {
    ask: "ما علامات انخفاض الضغط في المقصورة؟",
    expect: ["syllabus/decompression-and-turbulence", "terminology/decompression"],
  },
  { ask: "هل مسموح الباور بانك في شنطة الشحن؟", expect: ["syllabus/dangerous-goods"] },
  {
    ask: "لماذا تريدين أن تصبحي مضيفة طيران؟ ماذا أجيب؟",
    expect: ["assessment-days/final-why-cabin-crew", "questions/"],
  },
  {
    ask: "ايش ألبس يوم التقييم؟",
    expect: ["assessment-days/asked-wear", "assessment-days/asked-what", "assessment-days/list"],
  },
  {
    before: ["ما هو girt bar؟"],
    ask: "بالإسبانية لو سمحت",
    expect: ["intent:language", "terminology/girt-bar"],
  },
  {
    ask: "ما نقاط ضعفك، كيف أجاوب على هذا السؤال؟",
    expect: ["assessment-days/final-the-weakness", "assessment-days/asked-a-second-weakness"],
  },
  { ask: "مستحيل أنجح، الكل أحسن مني", expect: ["intent:mood"] },
  { ask: "هل سيقبلونني في الإمارات؟", expect: ["intent:limit"], declines: true },
  { ask: "كيف الطقس بكرة في دبي؟", expect: ["intent:limit"], declines: true },
  { ask: "كيف أصير طيار؟", expect: ["intent:limit"], declines: true },
  { ask: "انت انسان ولا روبوت؟", expect: ["intent:capabilities"] },
  { ask: "السلام عليكم", expect: ["intent:greeting"] },
];

/** Strangers' questions, said anew: the half that was read. */
const READ: readonly GlossedMessage[] = [
  {
    ask: "هل لازم أتكلم فرنسي عشان أشتغل في إير فرانس ولا يكفي الإنجليزي؟",
    expect: ["airlines/air-france"],
    says: [["French"]],
  },
  { ask: "رمز مطار اسطنبول الجديد الكبير", expect: ["airports/IST"], says: [["IST"]] },
  { ask: "معنى deadhead", expect: ["terminology/deadhead"], says: [["passenger"]] },
  {
    ask: "ABP اختصار ايش؟؟",
    expect: ["terminology/able-bodied-passenger"],
    says: [["able-bodied passenger"]],
  },
  {
    ask: "الـ A321 ceo والـ neo مخارجهم مختلفة، ايش الفرق؟",
    expect: ["aircraft/airbus-a321", "aircraft/equipment-airbus-a321"],
    says: [["eight"]],
  },
  {
    ask: "الماء وصل لعتبة الباب، أفتح الباب برضو؟",
    expect: [
      "evacuation/outside-water-level",
      "evacuation/water-3",
      "evacuation/water",
      "questions/water-at-the-aft-door",
    ],
    says: [["closed", "never", "do not open", "block"]],
  },
  {
    ask: "كم باور بانك مسموح للشخص هالأيام؟",
    expect: [
      "syllabus/dangerous-goods-power-banks",
      "quiz/dangerous-goods-pb-number",
      "syllabus/dangerous-goods-wh-limits",
    ],
    says: [["two"]],
  },
  {
    ask: "لأي أسبوع تقدر الحامل تسافر عادة؟",
    expect: ["syllabus/passenger-handling-pregnancy"],
    says: [["36"]],
  },
  {
    ask: "ايش يفحصون في الفحص الطبي؟",
    expect: ["assessment-days/medical"],
    says: [["heart"], ["sight", "eyes"]],
  },
  { ask: "ايش من سيرتي الذاتية ينفع لسؤال عن القيادة؟", expect: ["intent:cv", "person/"] },
  {
    ask: "هل راين اير تخليك تدفع تكلفة الدورة التدريبية؟",
    expect: ["airlines/ryanair"],
    says: [["fee"]],
  },
  { ask: "شو الطيارات اللي عند طيران الإمارات؟", expect: ["airlines/emirates"], says: [["A380"]] },
  {
    ask: "ليش أختار Wizz مو Ryanair، ايش أجاوب؟",
    expect: ["airlines/wizz-air"],
    says: [["Ryanair"]],
  },
  { ask: "مين هو البيرسر وايش يسوي مختلف عن الطاقم العادي؟", expect: ["terminology/purser"] },
  {
    ask: "كم ياخذ المنزلق عشان ينتفخ؟",
    expect: [
      "evacuation/slide",
      "quiz/six-seconds",
      "terminology/evacuation-slide",
      "aircraft/door-slide",
      "aircraft/equipment",
    ],
    says: [["6", "six"]],
  },
  {
    ask: "الفرق بين الهبوط على الماء والإخلاء العادي",
    expect: ["terminology/ditching", "evacuation/water"],
  },
  {
    ask: "الفيب في شنطة الشحن، مسموح ولا لا؟",
    expect: ["syllabus/dangerous-goods-e-cigarettes", "quiz/dangerous-goods-vape"],
  },
  {
    ask: "واحد اتصل وقال في قنبلة على الطيارة..",
    expect: ["syllabus/security-bomb-call", "syllabus/security-lrbl", "quiz/security-threat"],
  },
  { ask: "لعب أدوار مع راكب معصب، كيف يقيمونه؟", expect: ["assessment-days/role-play"] },
  { ask: "ليش هذي الدرجة؟", expect: ["intent:analyse-answer"], after: "analysis" },
  { ask: "كيف الطقس في الدوحة بكرة؟", expect: ["intent:limit"], declines: true },
  { ask: "ليش شيكاغو رمزها ORD أصلا؟", expect: ["airports/ORD"], says: [["orchard"]] },
  {
    ask: "حسب القانون الأمريكي كم ساعة ممنوع الشرب قبل الدوام لطاقم المقصورة؟",
    expect: ["syllabus/human-factors-alcohol", "quiz/human-factors-bottle-us"],
    says: [["8 hours"]],
  },
  {
    ask: "KSML و MOML و VGML، مين ياكل ايش؟",
    expect: [
      "terminology/special-meal",
      "syllabus/passenger-handling-meal-codes",
      "quiz/passenger-handling-vgml",
      "quiz/passenger-handling-ksml",
    ],
    says: [["kosher"], ["vegan"]],
  },
  {
    ask: "عمي يجيب سمك مجمد مع ثلج جاف. هل فيه حد؟",
    expect: ["syllabus/dangerous-goods-dry-ice", "quiz/dangerous-goods-dry-ice-limit"],
    says: [["2.5 kg"]],
  },
  {
    ask: "ليش لسا فيه طفاية سجائر في الحمام إذا التدخين ممنوع ههه",
    expect: ["syllabus/fire-and-smoke-lavatory-protection"],
    says: [["ashtray"]],
  },
  {
    ask: "رضيع عمره ٨ شهور اختنق، ضغطات البطن؟",
    expect: ["syllabus/first-aid-choking-special", "quiz/first-aid-choking-infant"],
    says: [["chest thrusts"]],
  },
  {
    ask: "كم أقدر أتنفس في غطاء الدخان هذا؟",
    expect: ["syllabus/fire-and-smoke-pbe", "quiz/fire-and-smoke-pbe-minutes", "terminology/pbe"],
    says: [["15 minutes"]],
  },
  {
    ask: "سألوني أمس هل أعطي انسولين أو عصير لمريض سكري يرجف ومشوش. قلت انسولين. غلط؟",
    expect: [
      "syllabus/first-aid-diabetes",
      "quiz/first-aid-sugar",
      "questions/diabetic-acting-drunk",
    ],
    says: [["sugar", "juice"]],
  },
];

/** The other half, never read. */
const UNREAD: readonly GlossedMessage[] = [
  {
    ask: "قل لي قيم خطوط هاواي وماذا تعني",
    expect: ["airlines/hawaiian-airlines"],
    says: [["ho'okipa", "host"], ["malama"]],
  },
  {
    ask: "كم مطار في ميلانو وايش رموزها؟",
    expect: ["airports/MXP", "airports/LIN", "airports/BGY"],
    says: [["MXP"], ["LIN"]],
  },
  {
    ask: "ايش هو INAD، هل هو مجرم؟",
    expect: ["terminology/inad", "syllabus/security-inad", "quiz/security-inad-mean"],
    says: [["refused entry", "never let in", "inadmissible"]],
  },
  {
    ask: "كم مخرج في طائرة a320",
    expect: ["aircraft/airbus-a320", "aircraft/equipment-airbus-a320"],
    says: [["four", "eight"]],
  },
  {
    ask: "أوامر وضعية البريس بالضبط",
    expect: ["evacuation/command-brace", "syllabus/announcements-and-commands-brace-call"],
    says: [["heads down", "brace"]],
  },
  {
    ask: "كيف أعرف أن شخص عنده سكتة دماغية",
    expect: ["syllabus/first-aid-stroke"],
    says: [["face"], ["arm"], ["speech"]],
  },
  {
    ask: "ما هو نموذج الجبنة السويسرية swiss cheese model؟",
    expect: ["syllabus/human-factors-swiss-cheese", "quiz/human-factors-cheese-accident"],
    says: [["holes"]],
  },
  {
    ask: "كيف أبدأ لما يقولون لي عرفنا عن نفسك؟",
    expect: ["assessment-days/final-tell-us-about-yourself", "questions/about-yourself"],
    says: [["now", "today"]],
  },
  { ask: 'هل أحتاج STAR لسؤال "لماذا تريد هذه الوظيفة" أيضا؟', expect: ["intent:explain-star"] },
  {
    ask: "ممكن تقدم لي في بريتش ايرويز وترسل لهم إجاباتي؟",
    expect: ["intent:limit"],
    declines: true,
  },
  {
    ask: "تدريب ساوث ويست، هل يدفعون لك؟",
    expect: ["airlines/southwest-airlines"],
    says: [["without pay"]],
  },
  {
    ask: "هل Norwegian تقبل ناس لابسين نظارات؟",
    expect: ["airlines/norwegian", "assessment-days/asked-glasses-in-general"],
  },
  { ask: "هل AKL في أستراليا ولا نيوزيلندا؟", expect: ["airports/AKL"], says: [["New Zealand"]] },
  { ask: 'ما معنى "top of descent"؟', expect: ["terminology/top-of-descent"] },
  {
    ask: "كم ثانية عندك عشان تطلع كل الناس من الطيارة؟",
    expect: [
      "terminology/ninety-second-test",
      "evacuation/land",
      "evacuation/water",
      "quiz/six-seconds",
      "aircraft/equipment",
    ],
    says: [["90"]],
  },
  {
    ask: "ما هو رمز squawk للاختطاف؟",
    expect: ["cockpit/transponder", "quiz/transponder-code-emergency"],
    says: [["7500"]],
  },
  {
    ask: "كم دقيقة يكفي قناع الدخان؟",
    expect: ["syllabus/fire-and-smoke-pbe", "terminology/pbe", "quiz/fire-and-smoke-pbe"],
    says: [["15"]],
  },
  {
    ask: "ايش أقول في الإعلان لما يصير تأخير وما أعرف كم مدته؟",
    expect: ["syllabus/announcements-and-commands-delay", "quiz/announcements-and-commands-delay"],
  },
  { ask: "ما هي طريقة STAR، أول مرة أسمع عنها اليوم", expect: ["intent:explain-star"] },
  { ask: "اعمل لي خطة لحد 1 ديسمبر", expect: ["intent:plan"], after: "three weeks" },
  {
    ask: "ايش آخذ معي لليوم المفتوح بكرة؟",
    expect: [
      "assessment-days/list-what-to-bring",
      "intent:assessment-day",
      "cultures/module-timing",
    ],
  },
  {
    ask: "أي مستند يخبر الكابتن أن فيه مواد مشعة في مخزن الطائرة؟",
    expect: [
      "terminology/notoc",
      "syllabus/dangerous-goods-notoc",
      "quiz/dangerous-goods-notoc-list",
    ],
    says: [["NOTOC"]],
  },
  {
    ask: "هل تقدر تجلس في منزلق الدريملاينر زي القارب؟",
    expect: ["aircraft/boeing-787", "terminology/slide-raft", "quiz/boeing-787-exits"],
    says: [["raft"]],
  },
  {
    ask: "ما عاد أحد يجي لمخرجي. هل أطلع؟",
    expect: ["evacuation/command-anybody-there", "evacuation/land"],
    says: [["anybody there", "is anyone there"]],
  },
  {
    ask: "سيدة مش راضية تترك شنطتها عند الباب ووراها ٥٠ شخص",
    expect: [
      "questions/suitcase-at-the-slide",
      "syllabus/announcements-and-commands-baggage-call",
      "evacuation/command-belts-and-baggage",
      "evacuation/land",
    ],
  },
  {
    ask: "دايما أخلط MCO. أي مطار هذا ومن وين جاء حرف M؟",
    expect: ["airports/MCO"],
    says: [["McCoy"]],
  },
  {
    ask: "ما هو طفل UM أو UMNR وكم عمره عادة؟",
    expect: [
      "terminology/unaccompanied-minor",
      "syllabus/passenger-handling-umnr",
      "syllabus/passenger-handling-more-codes",
    ],
    says: [["5 to 11"]],
  },
  {
    ask: "الكابتن يقول 'attention crew, at stations'. هل أفتح بابي؟",
    expect: [
      "evacuation/command-alert",
      "syllabus/announcements-and-commands-alert-calls",
      "quiz/announcements-and-commands-alert-open",
    ],
    says: [["nobody opens anything", "open nothing", "opening nothing", "do not open"]],
  },
  {
    ask: "كم لازم يبعد الكل عن الطيارة بعد ما يطلعون؟",
    expect: ["evacuation/land", "evacuation/command-move-away"],
    says: [["100 metres", "upwind"]],
  },
];

/** Messages as candidates write them in Arabic: the written language, and how it is spoken from the Gulf to Egypt. */
export const ARABIC_MESSAGES: GlossedSet = {
  // One of each in turn, as the measure parts them.
  strangers: READ.flatMap((read, at) => [read, ...UNREAD.slice(at, at + 1)]),
  before: BEFORE,
  tuned: [],
  reached: { unread: 0.68, read: 0.93, before: 0.94, tuned: 0 },
};
