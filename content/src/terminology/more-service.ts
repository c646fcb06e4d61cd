import type { Term } from "./schema.ts";

export const MORE_SERVICE_TERMS: readonly Term[] = [
  {
    id: "service-trolley",
    term: "Trolley / cart",
    definition:
      "The wheeled container for meals, drinks, sales or waste, in full and half size. Loaded, a full-size one may weigh around 100 kilos, so it has a brake pedal at each end.",
    category: "Flight Operations",
    importance: "Important",
    usage:
      "Never left alone in the aisle, brake on at every stop, two people on a slope. In sudden turbulence brake it, drinks on the floor, and sit.",
    relatedTerms: ["galley", "turbulence", "catering-uplift"],
    pronunciation: "TROL-ee",
    saidOnBoard: "Brake on, I am coming round to your side.",
    glosses: {
      es: "carro de servicio / trolley",
      fr: "chariot / trolley",
      de: "Trolley / Servierwagen",
      it: "carrello",
      pt: "carrinho de serviço / trolley",
      nl: "trolley / serveerwagen",
      zh: "餐车",
      ja: "カート(ミールカート)",
      ko: "카트(밀카트)",
      ar: "عربة الخدمة",
    },
  },
  {
    id: "special-meal",
    term: "Special meal (SPML)",
    definition:
      "A meal ordered beforehand for diet, belief, age or health, with a four-letter code: VGML vegan, KSML kosher, MOML Muslim, HNML Hindu, DBML diabetic, GFML gluten-intolerant, CHML child.",
    category: "Flight Operations",
    importance: "Important",
    usage:
      "Check names and seats against the list before departure and serve them first. With an allergy never guess: say what you know and what you do not.",
    relatedTerms: ["passenger-list", "catering-uplift"],
    pronunciation: "by its code: V-G-M-L, letter by letter",
    saidOnBoard: "Ms Okafor, you ordered a vegan meal; may I confirm your name and seat?",
    glosses: {
      es: "comida especial",
      fr: "repas spécial",
      de: "Sondermahlzeit / Spezialmenü",
      it: "pasto speciale",
      pt: "refeição especial",
      nl: "speciale maaltijd",
      zh: "特殊餐食",
      ja: "特別機内食",
      ko: "특별 기내식",
      ar: "وجبة خاصة",
    },
  },
  {
    id: "catering-uplift",
    term: "Catering uplift",
    definition:
      "What the caterer loads for a flight: meals by class, drinks, dry goods and equipment, with a paper or tablet list.",
    category: "Flight Operations",
    importance: "Good to Know",
    usage:
      "Count before the truck leaves: meals against passengers, special meals by name, crew meals, ice, water. A seal that is broken or a trolley too many is a security matter.",
    relatedTerms: ["service-trolley", "special-meal", "turnaround"],
    pronunciation: "KAY-ter-ing UP-lift",
    saidOnBoard: "Uplift checked, six meals short in economy, the truck is bringing them.",
    glosses: {
      es: "carga de catering",
      fr: "chargement hôtelier",
      de: "Catering-Beladung",
      it: "imbarco catering",
      pt: "carregamento de comissaria / catering",
      nl: "cateringbelading",
      zh: "配餐装机",
      ja: "ケータリング搭載",
      ko: "케이터링 탑재",
      ar: "تموين الطائرة",
    },
  },
];
