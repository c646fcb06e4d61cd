import type { MockInterviewWords } from "../../schema.ts";

export const BUILT_IN_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "about-yourself": {
    question: "Vertel eens iets over jezelf. Waarom wil je in de cabine gaan werken?",
    expectedPoints: [
      "Wie je vandaag bent, in één of twee zinnen",
      "Twee of drie ervaringen met mensen, druk, veiligheid of teams",
      "Een reden die bij dit werk hoort en bij geen ander",
      "Een nuchter beeld van het leven: uren, standby, feestdagen van huis",
      "Veiligheid genoemd als de kern van het werk",
    ],
    followUp: "Wat zou je laatste team zeggen dat door jou veranderd is?",
    whyAsked: "Laat zien of je hoofdzaken kunt kiezen en weet wat het werk echt inhoudt.",
  },
  "difficult-customer": {
    question:
      "Vertel over een keer dat je met een lastige klant te maken had. Wat deed je, en hoe liep het af?",
    expectedPoints: [
      "Een echte klant en wat die nodig had, met respect verteld",
      "Luisteren tot het eind en het probleem in eigen woorden herhalen",
      "Rustige stem en houding terwijl die van de ander opliepen",
      "Een oplossing of een keuze binnen je eigen bevoegdheid",
      "Hoe de klant wegging, en wat er doorgegeven of geleerd is",
    ],
    followUp: "Hoe ging de klant weg, en heb je later nog iets gehoord?",
    whyAsked: "Boze mensen horen bij elke werkdag, en aan je verhaal is te horen hoe je ze zag.",
  },
  "refuses-safety-instructions": {
    question:
      "Een passagier weigert voor de start je veiligheidsinstructies op te volgen. Wat zou je doen?",
    expectedPoints: [
      "Een rustige, duidelijke instructie met de reden erbij",
      "Nagaan of er angst, taal of gehoor achter de weigering zit",
      "Vastberadenheid: we vertrekken niet zolang de cabine niet klaar is",
      "De purser ingelicht, en via de purser de gezagvoerder",
      "De waarschuwingen van de maatschappij, tot en met van boord gaan op de grond",
      "Een collega als getuige en notities voor het verslag",
    ],
    followUp: "De passagier weigert nog steeds. Wie beslist nu, en wat heb je diegene verteld?",
    whyAsked: "Toetst of je tegelijk vriendelijk en onverzettelijk kunt zijn.",
  },
  "medical-emergency": {
    question:
      "Hoe zou je een medisch noodgeval aan boord aanpakken, bijvoorbeeld een passagier met plotselinge pijn op de borst?",
    expectedPoints: [
      "Bij de passagier blijven en meteen collega’s roepen",
      "Zuurstof, medische kit en AED er vroeg bij",
      "Vragen naar pijn, begin, ziektes, allergieën en medicijnen",
      "De gezagvoerder op de hoogte houden, die over uitwijken beslist",
      "Oproep om medische hulp aan boord en advies vanaf de grond",
      "De toestand volgen, tijden noteren en overdragen aan wie het overneemt",
    ],
    followUp: "De ambulance staat bij de deur. Wat vertel je ze?",
    whyAsked: "Zoekt orde onder druk: blijven, roepen, uitrusten, inlichten, noteren.",
  },
};
