import type { MockInterviewWords } from "../../schema.ts";

export const BEHAVIORAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "conflict-with-colleague": {
    question:
      "Vertel over een conflict dat je met een collega had. Hoe hebben jullie het samen opgelost?",
    expectedPoints: [
      "Een echt meningsverschil, eerlijk van beide kanten verteld",
      "Een gesprek onder vier ogen, en snel",
      "Je eigen aandeel toegegeven",
      "Een afspraak waar jullie je allebei aan konden houden",
      "Hoe de samenwerking daarna was",
    ],
    followUp: "Hoe werkten jullie daarna samen?",
    whyAsked:
      "Bemanningen wisselen elke dag en kunnen geen ruzie meenemen naar de volgende vlucht.",
  },
  "worked-across-cultures": {
    question:
      "Vertel over een keer dat je werkte met mensen uit heel andere culturen dan de jouwe. Wat veranderde je aan je manier van werken?",
    expectedPoints: [
      "Een concrete situatie met echte mensen, zonder stereotypen",
      "Een moment van onbegrip, gezien als een vraag aan jezelf",
      "Vragen of kijken voordat je oordeelt",
      "Eén gewoonte in praten of werken die je veranderde",
      "Wat er voor de anderen makkelijker werd",
    ],
    followUp: "Waaraan merkte je dat de verandering hen had geholpen?",
    whyAsked: "Laat zien of verschil je nieuwsgierig of voorzichtig maakt, of geen van beide.",
  },
  "told-on-yourself": {
    question:
      "Vertel over een keer dat je een fout van jezelf meldde die niemand anders had ontdekt.",
    expectedPoints: [
      "Een echte fout met een mogelijk gevolg",
      "Snel gemeld, en bij de juiste persoon",
      "Geen excuus, en niemand anders de schuld gegeven",
      "Wat er gedaan is om de schade te beperken",
      "Wat er veranderd is zodat het niet weer kan gebeuren",
    ],
    followUp: "Wat zei je leidinggevende, en wat is er vandaag anders?",
    whyAsked: "Veiligheid leeft van meldingen die niemand had kunnen afdwingen.",
  },
  "noticed-unspoken-need": {
    question: "Beschrijf een keer dat je zag wat een klant nodig had voordat erom gevraagd werd.",
    expectedPoints: [
      "Het teken dat je opviel",
      "Wat je eruit afleidde, en hoe je dat naging",
      "Een klein, concreet aanbod",
      "De waardigheid bewaard: geen publiek, makkelijk te weigeren",
      "De reactie van de klant",
    ],
    followUp: "Wat zei of deed de klant toen die het merkte?",
    whyAsked: "Service die passagiers onthouden, begint met kijken.",
  },
  "stayed-calm": {
    question:
      "Vertel over een keer dat jij rustig bleef terwijl de mensen om je heen dat niet waren.",
    expectedPoints: [
      "Een situatie met echte druk",
      "Wat je met je eigen zenuwen deed",
      "Orde: het eerste eerst, taken aan anderen gegeven",
      "Korte, duidelijke woorden tegen de mensen om je heen",
      "Hoe het afliep, en wat je over jezelf leerde",
    ],
    followUp: "En toen het voorbij was, hoe ging het met de anderen?",
    whyAsked: "Passagiers lezen het gevaar in je gezicht voordat ze je woorden horen.",
  },
  "hardest-feedback": {
    question:
      "Wat is de hardste feedback die je op je werk gekregen hebt, en wat heb je ermee gedaan?",
    expectedPoints: [
      "Feedback die klopte en pijn deed",
      "Luisteren zonder je te verdedigen, met een vraag terug",
      "Een stap die je zette, met een datum of een gewoonte",
      "Bewijs van de verandering, van iemand anders",
      "Dank aan wie het zei",
    ],
    followUp: "Wie merkte dat je veranderd was, en waaraan?",
    whyAsked:
      "In de training krijg je wekenlang elke dag kritiek, en toetsen blijven er je hele loopbaan.",
  },
  "enforced-unpopular-rule": {
    question:
      "Vertel over een keer dat je mensen een regel moest laten volgen die ze niet prettig vonden. Hoe pakte je dat aan?",
    expectedPoints: [
      "De regel, en waarom die bestaat",
      "Respectvolle woorden, voor iedereen dezelfde",
      "Een reden, in één zin gegeven",
      "Een manier om mee te werken zonder gezichtsverlies",
      "Vastberaden tot het eind, en wat mensen deden",
    ],
    followUp: "Hield iedereen zich er uiteindelijk aan, en hoe gingen jullie uit elkaar?",
    whyAsked:
      "De helft van het werk bestaat uit vriendelijke mensen vragen wat ze liever niet doen.",
  },
  "mastered-much-in-little-time": {
    question:
      "Wanneer moest je voor het laatst heel veel nieuwe stof snel onder de knie krijgen, en hoe pakte je dat aan?",
    expectedPoints: [
      "Wat er geleerd moest worden, voor wanneer en waarom",
      "Een plan: stukken, herhaling, jezelf toetsen",
      "Vroeg om hulp gevraagd",
      "Hardop of met de handen geoefend, niet alleen gelezen",
      "De uitslag van de toets of de eerste dag",
    ],
    followUp: "Welk cijfer of welke feedback kreeg je ervoor?",
    whyAsked: "De basistraining propt handboeken, oefeningen en examens in een paar weken.",
  },
};
