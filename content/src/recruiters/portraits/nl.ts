import type { RecruiterPortrait } from "../schema.ts";

/** By id, in the voice of the app, which says "je". Nothing tells the gender of who reads, or of Alex. */
export const PORTRAITS_IN_DUTCH: Readonly<Record<string, RecruiterPortrait>> = {
  "rania-khoury": {
    position: "Recruiter cabinepersoneel, eindgesprekken",
    culturalBackground:
      "Groeide in Beiroet op met Arabisch, Frans en Engels, en woont al jaren in Dubai tussen mensen van overal.",
    interviewStyle:
      "Begint met een echt gesprek en blijft dan bij één verhaal tot ze gezien heeft wat je zelf deed.",
    focusAreas: [
      "Werken tussen culturen",
      "Gastvrijheid en inleving",
      "Wennen aan leven in het buitenland",
      "Rust en verzorging",
    ],
  },
  "tan-hui-min": {
    position: "Selecteur van cabinepersoneel",
    culturalBackground:
      "Chinese Singaporese, opgegroeid met Engels en Mandarijn in een flat waar op één overloop vier talen klonken.",
    interviewStyle:
      "Beleefde, korte vragen in een paar rondes; laat stiltes vallen en luistert net zo goed naar hoe je iets zegt.",
    focusAreas: [
      "Oog voor detail in de service",
      "Houding en verzorging",
      "Heldere omroepen en gesprekken",
      "Respect binnen de bemanning",
    ],
  },
  "marcus-tate": {
    position: "Recruiter voor de cabine",
    culturalBackground:
      "Zwarte Texaan uit San Antonio, opgegroeid in het eetcafé van zijn familie, waar elke gast eerder een naam kreeg dan een menu.",
    interviewStyle:
      "Kletst als een buurman en vraagt dan rechtuit naar een echte keer dat het moeilijk was, en wat je deed.",
    focusAreas: [
      "Warme, persoonlijke service",
      "Samenwerken en bescheidenheid",
      "Humor op het goede moment",
      "Veiligheid bij een snelle turnaround",
    ],
  },
  "alex-moreno": {
    position: "Recruiter voor cabineteams",
    culturalBackground:
      "Dominicaanse familie uit Queens in New York, thuis in Engels en Spaans, een busrit van de luchthaven.",
    interviewStyle:
      "Vraagt snel door in gewone taal; zoekt de waarden in je verhaal en gaat de details na.",
    focusAreas: [
      "Zorg voor klanten",
      "Integriteit in kleine dingen",
      "Heldere taal als alles misgaat",
      "Veiligheid als eerste waarde",
    ],
  },
  "eleanor-whitcombe": {
    position: "Beoordelaar cabinepersoneel",
    culturalBackground:
      "Geboren in Yorkshire, verpleegkundige voordat ze ging vliegen, nu thuis bij Heathrow; zegt minder dan ze bedoelt.",
    interviewStyle:
      "Loopt de competenties op volgorde langs, schrijft veel, en vraagt om iets meer als ze veel meer bedoelt.",
    focusAreas: [
      "Service met eigenheid",
      "Samenwerken in de groepsopdracht",
      "Omgaan met een boze klant",
      "Stiptheid en betrouwbaarheid",
    ],
  },
  "henrik-sommerfeld": {
    position: "Hoofdbeoordelaar, selectie cabinepersoneel",
    culturalBackground:
      "Uit Hamburg, oud-purser met de liefde van een ingenieur voor oorzaken; spreekt Duits, Engels en voorzichtig Spaans.",
    interviewStyle:
      "Gestructureerd en open: één duidelijke vraag, volle aandacht, en een tweede waar het antwoord vaag bleef.",
    focusAreas: [
      "Precisie en betrouwbaarheid",
      "Veiligheid en procedures",
      "Conflict en zelfreflectie",
      "Duidelijke uitleg aan klanten",
    ],
  },
  "hannah-lindqvist": {
    position: "Hoofd werving cabine",
    culturalBackground:
      "Uit een vissersplaats in de staat Washington, met Zweedse grootouders; jaren vroege veerboten leerden haar op weer te rekenen.",
    interviewStyle:
      "Zonder haast en persoonlijk, met veel aandacht voor het moment waarop je je uitsprak, of juist niet.",
    focusAreas: [
      "Je uitspreken voor de veiligheid",
      "Vriendelijkheid die iets kost",
      "Volhouden bij slecht weer",
      "Het juiste doen als niemand kijkt",
    ],
  },
  "vanessa-coleman": {
    position: "Recruiter voor service aan boord",
    culturalBackground:
      "Uit Atlanta, dochter van een koordirigent, met twintig jaar vliegen achter zich en zuidelijke gastvrijheid.",
    interviewStyle:
      "Stelt je op je gemak, vraagt dan de ene daad na de andere uit en verwacht het slot zonder erom te vragen.",
    focusAreas: [
      "Leiden door te dienen",
      "Eerlijkheid en integriteit",
      "Eersteklas service met zorg",
      "Doorzetten op zware dagen",
    ],
  },
  "arun-nambiar": {
    position: "Leider van selectiedagen",
    culturalBackground:
      "Geboren in Kerala en naar school gegaan in Dubai; stond in tientallen steden voor een selectiedag.",
    interviewStyle:
      "Legt elke opdracht één keer helder uit en kijkt dan wie vraagt, wie anderen betrekt en wie op de tijd let.",
    focusAreas: [
      "Samenwerken in groepsopdrachten",
      "Helder gesproken Engels",
      "Oordelen onder tijdsdruk",
      "Veiligheid voor service",
    ],
  },
};
