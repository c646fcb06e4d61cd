import type { MockInterviewWords } from "../../schema.ts";

export const TECHNICAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "oxygen-masks-drop": {
    question:
      "Sie gehen gerade durch die Kabine, da fallen die Sauerstoffmasken. Was tun Sie als Allererstes, und was kommt danach?",
    expectedPoints: [
      "Sofort die nächste Maske auf, die eigene vor allen anderen",
      "Setzt sich oder hält sich fest: Ein steiler Sinkflug kann folgen",
      "Passagieren zugerufen und gezeigt, wie man die Maske zieht und aufsetzt",
      "Wartet auf das Wort aus dem Cockpit, bevor es weitergeht",
      "Dann tragbarer Sauerstoff und ein Blick auf Kabine, Toiletten und Verletzte",
      "Meldung ans Cockpit",
    ],
    followUp: "Sie hören, dass Sie sich wieder bewegen dürfen. Wohin gehen Sie zuerst?",
    whyAsked:
      "Klares Bewusstsein zählt hier nach Sekunden: Die Reihenfolge der Schritte ist die Antwort.",
  },
  "phone-on-fire": {
    question:
      "Das Handy eines Passagiers zischt und raucht, dann fängt es auf dem Klapptisch Feuer. Was tun Sie?",
    expectedPoints: [
      "Menschen weggebracht, Crew und Cockpit sofort alarmiert",
      "Flammen mit Halon oder seinem Ersatz gelöscht, mit Schutzausrüstung",
      "Gerät danach mit Wasser oder einer anderen alkoholfreien Flüssigkeit gekühlt",
      "Nie Eis, nie abgedeckt, nicht angehoben, solange es wieder aufflammen kann",
      "Danach unter Wasser oder nach dem Verfahren der Airline, bis zum Ende beobachtet",
      "Strom am Sitz abgeschaltet",
    ],
    followUp: "Die Flammen sind weg. Warum sind Sie noch nicht fertig?",
    whyAsked:
      "Akkus überhitzen auf US-Flügen mehr als einmal pro Woche (FAA, 2024), und Halon kühlt sie nicht.",
  },
  "galley-oven-smoke": {
    question:
      "Im Flug kommt Rauch aus einem Ofen in der Galley. Sagen Sie mir Schritt für Schritt, was Sie tun.",
    expectedPoints: [
      "Die Ofentür bleibt zu, damit das Feuer keine Luft bekommt",
      "Strom aus, am Ofen, an der Sicherung oder am Galley-Schalter, wie geschult",
      "Crew gerufen, Feuerlöscher und Rauchhaube geholt",
      "Cockpit früh informiert: wo, welche Art, was getan wird",
      "Gelöscht, falls es weiterbrennt, durch den kleinsten Spalt",
      "Passagiere aus dem Rauch gebracht, Ofen beobachtet und aus gelassen",
    ],
    followUp: "Der Rauch hat aufgehört. Was melden Sie dem Cockpit, und was bleibt, wie es ist?",
    whyAsked: "Sucht verteilte Rollen im Team und Hände, die von der Tür wegbleiben.",
  },
  "choking-passenger": {
    question:
      "Beim Essen greift sich ein Mann an den Hals und kann nicht sprechen. Was tun Sie, Schritt für Schritt?",
    expectedPoints: [
      "Fragt, ob er sich verschluckt hat und ob er husten kann",
      "Bei schwerem Verschluss fünf Schläge zwischen die Schulterblätter",
      "Dann fünf Oberbauchkompressionen, im Wechsel, bis es frei ist oder er zusammenbricht",
      "Druck auf den Brustkorb bei später Schwangerschaft oder zu großem Umfang",
      "Ohne Bewusstsein: auf den Boden, Hilfe und Defibrillator, Wiederbelebung begonnen",
      "Danach ärztlich ansehen lassen, denn die Stöße können verletzen",
    ],
    followUp: "Es kommt heraus, und er kann atmen. Ist es vorbei?",
    whyAsked: "Erste Hilfe wird in jeder Schulung geprüft, und Zögern kostet Minuten.",
  },
  "fire-outside-your-exit": {
    question:
      "Das Cockpit ordnet die Evakuierung an, und durch das Fenster Ihrer Tür sehen Sie Feuer. Was tun Sie?",
    expectedPoints: [
      "Schaut hinaus, bevor geöffnet wird, und lässt diese Tür zu",
      "Sperrt den Ausgang mit Körper und Stimme",
      "Schickt die Menschen mit kurzen Kommandos und Gesten zu benutzbaren Ausgängen",
      "Schaut immer wieder hinaus: Draußen ändert sich die Lage",
      "Schützt den eigenen Platz am Haltegriff, um nicht hinausgedrängt zu werden",
      "Sucht den Bereich ab und geht durch einen benutzbaren Ausgang, spätestens bei Lebensgefahr",
    ],
    followUp: "Es kommt niemand mehr. Wann gehen Sie, und auf welchem Weg?",
    whyAsked:
      "Die falsche Tür lässt das Feuer herein, und eine Menge folgt, wo jemand klar spricht.",
  },
  "cabin-bag-to-the-hold": {
    question:
      "Die Gepäckfächer sind voll, und ein Handgepäckstück muss in den Frachtraum. Was müssen Sie fragen, bevor es die Kabine verlässt?",
    expectedPoints: [
      "Ersatzakkus mit Lithium und Powerbanks herausgenommen und in der Kabine behalten",
      "Auch E-Zigaretten herausgenommen",
      "Medikamente für unterwegs, Pass, Schlüssel und Wertsachen bleiben bei der Person",
      "Ein Smart Bag nur mit ausgebautem Akku",
      "Anhänger mit dem richtigen Ziel, und die Auskunft, wo es das Gepäck zurückgibt",
    ],
    followUp: "Sie sagt, da sei nichts drin. Welche eine Frage stellen Sie trotzdem?",
    whyAsked: "Ein Akkubrand lässt sich in der Kabine bekämpfen und im Frachtraum kaum.",
  },
  "arming-and-crosscheck": {
    question:
      "Was heißt es, eine Tür scharf zu stellen und einen Crosscheck zu machen, und warum geschieht beides auf jedem Flug?",
    expectedPoints: [
      "Scharf: Wird die Tür von innen geöffnet, kommt die Rutsche heraus",
      "Entschärft: Die Tür öffnet ohne Rutsche, für die Menschen am Gate",
      "Auf Anweisung, meist des Pursers, vor dem Abflug und nach der Ankunft",
      "Crosscheck: Eine zweite Person schaut auf die Tür gegenüber und bestätigt",
      "Warum: in Sekunden eine Rutsche bei einer Evakuierung, und keine gegen Menschen am Gate",
    ],
    followUp: "Beim Crosscheck sehen Sie, dass die andere Tür nicht stimmt. Was sagen Sie?",
    whyAsked: "Zeigt, ob Sie die eine Routine verstanden haben, ohne die kein Flug geht.",
  },
  "cabin-secure-for-landing": {
    question:
      "Vor der Landung gehen Sie durch die Kabine, um sie zu sichern. Worauf achten Sie, und wozu dient jedes davon?",
    expectedPoints: [
      "Gurte zu, Lehnen aufrecht, Tische hoch: ein freier Weg und ein gehaltener Körper",
      "Taschen verstaut, Gänge und Ausgänge frei: nichts, was fliegt oder stolpern lässt",
      "Blenden offen, wo die Airline es verlangt: der Blick hinaus, und für Rettungskräfte hinein",
      "Toiletten leer, Galley verriegelt, Trolleys fest",
      "Nachts das Licht gedimmt, damit die Augen an das Dunkel gewöhnt sind",
      "Kabine als gesichert gemeldet, dann der eigene Sitz und die Gurte",
    ],
    followUp: "Und wenn Sie auf Ihrem Jumpseat sitzen, was geht Ihnen durch den Kopf?",
    whyAsked: "Regeln, die man mit ihrem Zweck erklärt, sind Regeln, die eingehalten werden.",
  },
};
