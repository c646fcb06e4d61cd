import type { Term } from "./schema.ts";

/** Words of a crew member's working life that an applicant hears before the first flight. */
export const MORE_CREW_LIFE_TERMS: readonly Term[] = [
  {
    id: "seniority",
    term: "Seniority",
    definition:
      "Rank by length of service at one airline, kept as a numbered list; number one is the most senior. At US airlines it decides who gets which base, trips, days off and leave, and who sits on reserve; elsewhere it often counts for less. It does not move with you to another airline.",
    category: "Flight Operations",
    importance: "Important",
    usage:
      "Say at an interview that you know you start at the bottom of the list and work what is left, holidays included. Ask how long new crew have lately stayed on reserve at the bases that are open.",
    relatedTerms: ["bidding", "reserve", "commuting"],
    pronunciation: "seen-YOR-ih-tee",
    saidOnBoard: "With two years of seniority I cannot hold the Paris trips yet.",
    glosses: {
      es: "antigüedad / escalafón",
      fr: "ancienneté / séniorité",
      de: "Seniorität / Senioritätsliste",
      it: "anzianità di servizio",
      pt: "antiguidade / senioridade",
      nl: "anciënniteit / senioriteit",
      zh: "资历排序",
      ja: "シニオリティ(勤続順位)",
      ko: "시니어리티(근속 서열)",
      ar: "الأقدمية",
    },
    source: {
      name: "Association of Flight Attendants at United, how lines and reserve are awarded",
      year: 2020,
      url: "https://unitedafa.org/news/2020/2/07/vacation-relief-line-award-during-a-vacation-month",
    },
  },
  {
    id: "bidding",
    term: "Bidding",
    definition:
      "Asking for the trips, days off, leave or base that you want, in order of preference. Bids are met from the top of the seniority list down, from ready-made lines or by a program that builds each roster from the wishes (preferential bidding system, PBS). Airlines without bidding plan the roster themselves and take some requests or swaps.",
    category: "Flight Operations",
    importance: "Good to Know",
    usage:
      "Bid further down than what you hope for, since those senior to you are served first and whoever bids too little is given what is left. Ask at an interview how rosters are made there.",
    relatedTerms: ["seniority", "reserve"],
    pronunciation: "BID-ing",
    saidOnBoard: "I bid for weekends off and was awarded four-day trips.",
    glosses: {
      es: "petición de vuelos por preferencias (bidding)",
      fr: "desiderata / bidding",
      de: "Bidding / Flugwünsche",
      it: "richiesta dei voli preferiti / bidding",
      pt: "pedido de voos por preferência / bidding",
      nl: "vluchtverzoeken / bidding",
      zh: "选班(航班竞选)",
      ja: "ビッド(希望フライト申請)",
      ko: "비딩(희망 스케줄 신청)",
      ar: "تقديم طلبات الرحلات (Bidding)",
    },
    source: {
      name: "Association of Flight Attendants at United, bidding for lines and reserve",
      year: 2018,
      url: "https://unitedafa.org/news/2018/9/12/bidding-for-reserve-move-up",
    },
  },
  {
    id: "commuting",
    term: "Commuting",
    definition:
      "Living in one city, being based in another, and travelling to the base in your own time, often on a staff ticket without a sure seat. It is neither duty nor positioning. European guidance advises crew whose way to the base usually takes more than 90 minutes to think of a place to sleep nearer to it.",
    category: "Flight Operations",
    importance: "Important",
    usage:
      "Plan more than one flight that gets you there, and arrive early enough to have slept: you report on time and fit, however you came. Commuters often share a crash pad, a flat with beds near the base.",
    relatedTerms: ["deadhead", "reporting-time", "seniority"],
    pronunciation: "kuh-MYOO-ting",
    saidOnBoard: "I commute from Denver, so I came in last night and slept near the airport.",
    glosses: {
      es: "desplazamiento a la base por cuenta propia",
      fr: "trajet domicile-base / commuting",
      de: "Pendeln / Shutteln",
      it: "pendolarismo verso la base",
      pt: "deslocação própria para a base",
      nl: "pendelen naar de basis",
      zh: "异地通勤",
      ja: "コミュート(ベースまでの自主移動)",
      ko: "커뮤팅(베이스 통근)",
      ar: "التنقل الخاص إلى القاعدة",
    },
    source: { name: "CS FTL.1.200 and GM1 (EASA): home base, travelling times", year: 2014 },
  },
  {
    id: "cabin-crew-attestation",
    term: "Cabin Crew Attestation (CCA)",
    definition:
      "The European proof of having passed the initial course and its examination, issued from the age of 18 by the authority or by an approved airline or school. It has no end date, but is no longer valid when its holder has not worked as cabin crew for 60 months. In the United States the FAA's Certificate of Demonstrated Proficiency stands in its place.",
    category: "Flight Operations",
    importance: "Essential",
    usage:
      "It is yours and goes with you to the next airline, which adds the medical, its own course and the aircraft type before you fly. Some airlines train you for it after hiring, others want it in the application: read the notice.",
    relatedTerms: ["minimum-crew", "purser"],
    pronunciation: "KAB-in kroo at-es-TAY-shun; C-C-A, letter by letter",
    saidOnBoard: "I have held the attestation since 2024, and my last flight was in March.",
    glosses: {
      es: "certificado de TCP (CCA)",
      fr: "certificat de membre d'équipage de cabine (CCA)",
      de: "Flugbegleiterbescheinigung (CCA)",
      it: "attestato di membro d'equipaggio di cabina (CCA)",
      pt: "certificado de tripulante de cabina (CCA)",
      nl: "attest cabinepersoneel (CCA)",
      zh: "客舱乘务员资质证书(欧洲CCA)",
      ja: "客室乗務員証明(欧州CCA)",
      ko: "객실승무원 자격증명(유럽 CCA)",
      ar: "شهادة طاقم المقصورة الأوروبية (CCA)",
    },
    source: {
      name: "Regulation (EU) No 1178/2011, Part-CC, CC.GEN.020 and CC.CCA.105, as told by the Polish authority; 49 U.S.C. 44728",
      year: 2024,
      url: "https://ulc.gov.pl/en/flight-operations/6376-initial-cabin-crew-training-and-issue-of-cabin-crew-attestation-cca",
    },
  },
];
