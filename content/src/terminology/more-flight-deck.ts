import type { Term } from "./schema.ts";

export const MORE_FLIGHT_DECK_TERMS: readonly Term[] = [
  {
    id: "auxiliary-power-unit",
    term: "Auxiliary power unit (APU)",
    definition:
      "A small turbine, usually in the tail, that gives electric power and compressed air while the main engines are stopped: light, air conditioning, and the air that starts the engines. In flight it stands by as a spare source.",
    category: "Aircraft Structure",
    importance: "Good to Know",
    usage:
      "Its whine is what one hears at the gate. When the cabin gets hot or goes dark for a moment before departure, it has just been started, stopped or changed for ground power.",
    relatedTerms: ["turnaround", "pushback", "fuselage"],
    pronunciation: "letters: A P U",
    saidOnBoard:
      "The APU is out of order today, so it stays warm until the engines run; water is on its way.",
    glosses: {
      es: "unidad de potencia auxiliar",
      fr: "groupe auxiliaire de puissance",
      de: "Hilfstriebwerk",
      it: "gruppo ausiliario di potenza",
      pt: "unidade auxiliar de energia",
      nl: "hulpaggregaat",
      zh: "辅助动力装置",
      ja: "補助動力装置",
      ko: "보조동력장치",
      ar: "وحدة الطاقة المساعدة",
    },
    source: {
      name: "FAA-H-8083-31, aviation maintenance technician handbook, airframe",
      year: 2023,
    },
  },
  {
    id: "tcas",
    term: "Traffic alert and collision avoidance system (TCAS)",
    definition:
      "Equipment that questions the transponders of other aircraft and warns the pilots of one that comes too near. First it points at the traffic; if that is not enough, it orders a climb or descent, and two aircraft that both have it the opposite ways. That order counts even before air traffic control.",
    category: "Flight Operations",
    importance: "Good to Know",
    usage:
      "In the cabin you may feel a sudden climb or sink. Sit down and strap in at once, and leave the flight deck alone until it calls.",
    relatedTerms: ["flight-deck", "sterile-flight-deck", "pilot-in-command"],
    pronunciation: "TEE-kass",
    saidOnBoard: "That was TCAS, another aircraft came close; is anybody hurt in the galley?",
    glosses: {
      es: "sistema anticolisión de a bordo",
      fr: "système d'alerte de trafic et d'évitement d'abordage",
      de: "Kollisionswarnsystem",
      it: "sistema anticollisione di bordo",
      pt: "sistema anticolisão de tráfego",
      nl: "botsingvermijdingssysteem",
      zh: "空中交通警戒与防撞系统",
      ja: "航空機衝突防止装置",
      ko: "공중충돌경고장치",
      ar: "نظام تفادي التصادم الجوي",
    },
    source: { name: "FAA, Introduction to TCAS II, version 7.1", year: 2011 },
  },
  {
    id: "rank-stripes",
    term: "Rank stripes (epaulettes)",
    definition:
      "Stripes on shoulders or sleeves that show the rank: as a rule four for the captain, three for the first officer, two or three for a younger one. They are the airline's uniform and no law; senior cabin crew often wear one or two.",
    category: "Flight Operations",
    importance: "Good to Know",
    usage:
      "The captain with four stripes sits on the left and commands, whichever of the two pilots has the controls. Check the pass and not the stripes when somebody wants to come in.",
    relatedTerms: ["pilot-in-command", "purser", "flight-deck"],
    pronunciation: "RANK stryps",
    saidOnBoard:
      "The one with four stripes is our captain today, she will be out for the briefing.",
    glosses: {
      es: "galones de rango",
      fr: "galons",
      de: "Rangstreifen",
      it: "gradi sulle spalline",
      pt: "divisas de posto",
      nl: "rangstrepen",
      zh: "肩章条纹",
      ja: "肩章の線(階級章)",
      ko: "견장 줄(계급 표시)",
      ar: "شرائط الرتبة على الكتف",
    },
  },
];
