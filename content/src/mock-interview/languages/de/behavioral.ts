import type { MockInterviewWords } from "../../schema.ts";

export const BEHAVIORAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "conflict-with-colleague": {
    question:
      "Erzählen Sie von einem Konflikt mit jemandem aus Ihrem Team. Wie haben Sie ihn gemeinsam gelöst?",
    expectedPoints: [
      "Eine wirkliche Meinungsverschiedenheit, von beiden Seiten gerecht geschildert",
      "Ein Gespräch unter vier Augen, und bald",
      "Der eigene Anteil zugegeben",
      "Eine Abmachung, an die sich beide halten konnten",
      "Wie die Zusammenarbeit danach war",
    ],
    followUp: "Wie haben Sie beide danach zusammengearbeitet?",
    whyAsked: "Crews wechseln täglich und können keinen Streit auf den nächsten Flug mitnehmen.",
  },
  "worked-across-cultures": {
    question:
      "Erzählen Sie von einer Arbeit mit Menschen aus ganz anderen Kulturen. Was haben Sie an Ihrer Arbeitsweise geändert?",
    expectedPoints: [
      "Ein bestimmter Ort mit wirklichen Menschen, ohne Klischees",
      "Ein Moment des Nichtverstehens, als eigene Frage gesehen",
      "Gefragt oder beobachtet, bevor geurteilt wurde",
      "Eine Gewohnheit beim Sprechen oder Arbeiten, die Sie geändert haben",
      "Was für die anderen leichter wurde",
    ],
    followUp: "Woran haben Sie gemerkt, dass die Änderung ihnen geholfen hat?",
    whyAsked: "Zeigt, ob Verschiedenheit Sie neugierig oder behutsam macht oder keines von beidem.",
  },
  "told-on-yourself": {
    question:
      "Erzählen Sie von einem Mal, als Sie einen eigenen Fehler gemeldet haben, den sonst niemand gefunden hätte.",
    expectedPoints: [
      "Ein wirklicher Fehler mit einer möglichen Folge",
      "Bald und der richtigen Person gemeldet",
      "Keine Ausrede und niemand anderem die Schuld gegeben",
      "Was getan wurde, um den Schaden zu begrenzen",
      "Was geändert wurde, damit es nicht wieder geschieht",
    ],
    followUp: "Was hat Ihre Führungskraft gesagt, und was ist heute anders?",
    whyAsked: "Sicherheit lebt von Meldungen, die niemand aus Ihnen hätte herauspressen können.",
  },
  "noticed-unspoken-need": {
    question:
      "Beschreiben Sie ein Mal, als Sie gesehen haben, was ein Gast brauchte, bevor er darum bat.",
    expectedPoints: [
      "Das Zeichen, das Ihnen auffiel",
      "Was Sie daraus geschlossen und wie Sie sich vergewissert haben",
      "Ein kleines, bestimmtes Angebot",
      "Würde gewahrt: kein Publikum, leicht abzulehnen",
      "Die Reaktion des Gastes",
    ],
    followUp: "Was hat die Person gesagt oder getan, als sie es bemerkte?",
    whyAsked: "Service, an den sich Passagiere erinnern, beginnt mit dem Hinschauen.",
  },
  "stayed-calm": {
    question:
      "Erzählen Sie von einem Mal, als Sie ruhig geblieben sind und die Menschen um Sie herum nicht.",
    expectedPoints: [
      "Eine Lage mit wirklichem Druck",
      "Was Sie mit Ihrer eigenen Aufregung gemacht haben",
      "Ordnung: das Erste zuerst, Aufgaben an andere verteilt",
      "Kurze, klare Worte an die Menschen ringsum",
      "Wie es ausging und was Sie über sich gelernt haben",
    ],
    followUp: "Und als es vorbei war, wie ging es den anderen?",
    whyAsked: "Passagiere lesen die Gefahr in Ihrem Gesicht, bevor sie Ihre Worte hören.",
  },
  "hardest-feedback": {
    question:
      "Was ist die härteste Rückmeldung, die Sie bei der Arbeit bekommen haben, und was haben Sie damit gemacht?",
    expectedPoints: [
      "Eine Rückmeldung, die stimmte und wehtat",
      "Zugehört ohne Verteidigung, mit einer Rückfrage",
      "Ein Schritt, den Sie getan haben, mit einem Datum oder einer Gewohnheit",
      "Ein Beleg für die Veränderung von jemand anderem",
      "Dank an die Person, die es gesagt hat",
    ],
    followUp: "Wem fiel auf, dass Sie sich verändert hatten, und woran?",
    whyAsked:
      "In der Schulung gibt es wochenlang täglich Kritik, und Checks begleiten das ganze Berufsleben.",
  },
  "enforced-unpopular-rule": {
    question:
      "Erzählen Sie von einem Mal, als Sie eine Regel durchsetzen mussten, die niemand mochte. Wie sind Sie vorgegangen?",
    expectedPoints: [
      "Die Regel und der Grund, aus dem es sie gibt",
      "Respektvolle Worte, für alle dieselben",
      "Ein Grund, in einem Satz gegeben",
      "Ein Weg, ihr zu folgen, ohne das Gesicht zu verlieren",
      "Fest bis zum Schluss, und was die Menschen taten",
    ],
    followUp: "Haben sich am Ende alle daran gehalten, und wie sind Sie auseinandergegangen?",
    whyAsked:
      "Der halbe Beruf ist, freundliche Menschen um etwas zu bitten, was sie lieber ließen.",
  },
  "mastered-much-in-little-time": {
    question:
      "Wann mussten Sie zuletzt in kurzer Zeit sehr viel Neues lernen, und welche Methode hatten Sie?",
    expectedPoints: [
      "Was zu lernen war, bis wann und warum",
      "Ein Plan: Stücke, Wiederholung, sich selbst prüfen",
      "Früh um Hilfe gebeten",
      "Laut oder mit den Händen geübt, nicht nur gelesen",
      "Das Ergebnis der Prüfung oder des ersten Tages",
    ],
    followUp: "Welche Note oder welche Rückmeldung haben Sie dafür bekommen?",
    whyAsked: "Die Grundschulung packt Handbücher, Drills und Prüfungen in wenige Wochen.",
  },
};
