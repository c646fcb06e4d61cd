import type { MockInterviewWords } from "../../schema.ts";

export const BUILT_IN_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "about-yourself": {
    question: "Erzählen Sie mir von sich. Warum möchten Sie in der Kabine arbeiten?",
    expectedPoints: [
      "Wer Sie heute sind, in einem oder zwei Sätzen",
      "Zwei oder drei Erfahrungen mit Menschen, Druck, Sicherheit oder Teams",
      "Ein Grund, der zur Kabine gehört und zu keinem anderen Beruf",
      "Ein wirklichkeitsnahes Bild: Arbeitszeiten, Bereitschaft, Feiertage in der Ferne",
      "Sicherheit als Kern der Arbeit benannt",
    ],
    followUp: "Was würde Ihr letztes Team sagen, das sich durch Sie geändert hat?",
    whyAsked: "Zeigt, ob Sie das Wichtige auswählen können und den Beruf wirklich kennen.",
  },
  "difficult-customer": {
    question:
      "Erzählen Sie von einem Mal, als Sie es mit einem schwierigen Gast zu tun hatten. Was haben Sie getan, und wie ging es aus?",
    expectedPoints: [
      "Ein wirklicher Gast und sein Anliegen, mit Respekt erzählt",
      "Bis zum Ende zugehört und das Problem wiederholt",
      "Ruhige Stimme und Haltung, während es auf der anderen Seite lauter wurde",
      "Eine Lösung oder eine Wahl im Rahmen Ihrer Befugnisse",
      "Wie der Gast ging und was weitergegeben oder gelernt wurde",
    ],
    followUp: "Wie ist der Gast gegangen, und haben Sie je wieder von ihm gehört?",
    whyAsked:
      "Verärgerte Menschen sind Alltag, und wie Sie davon erzählen, zeigt, wie Sie sie gesehen haben.",
  },
  "refuses-safety-instructions": {
    question:
      "Vor dem Start weigert sich ein Passagier, Ihre Sicherheitsanweisungen zu befolgen. Was würden Sie tun?",
    expectedPoints: [
      "Ruhige, klare Anweisung mit ihrem Grund",
      "Geprüft, ob Angst, Sprache oder schlechtes Gehör dahintersteckt",
      "Festigkeit: Ohne gesicherte Kabine fliegt das Flugzeug nicht los",
      "Purser informiert und über diesen Weg das Cockpit",
      "Die Warnstufen der Airline, bis zum Aussteigen am Boden",
      "Jemand aus der Crew als Zeuge und Notizen für den Bericht",
    ],
    followUp: "Er weigert sich noch immer. Wer entscheidet jetzt, und was haben Sie gesagt?",
    whyAsked: "Prüft, ob Sie zugleich freundlich und unnachgiebig sein können.",
  },
  "medical-emergency": {
    question:
      "Wie würden Sie bei einem medizinischen Notfall an Bord vorgehen, etwa bei plötzlichen Brustschmerzen eines Passagiers?",
    expectedPoints: [
      "Bleibt bei der Person und ruft sofort die Crew",
      "Sauerstoff, Notfallkoffer und Defibrillator früh geholt",
      "Fragen zu Schmerz, Beginn, Krankheiten, Allergien und Medikamenten",
      "Cockpit laufend informiert, das über eine Ausweichlandung entscheidet",
      "Aufruf nach medizinischer Hilfe an Bord und Rat vom Boden",
      "Zustand beobachtet, Zeiten notiert, Übergabe an die Rettungskräfte",
    ],
    followUp: "Die Rettungskräfte stehen an der Tür. Was sagen Sie ihnen?",
    whyAsked: "Sucht Ordnung unter Druck: bleiben, rufen, ausrüsten, informieren, notieren.",
  },
};
