import type { MockInterviewWords } from "../../schema.ts";

export const SITUATIONAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "belt-sign-during-hot-drinks": {
    question:
      "Sie schenken heiße Getränke aus, da beginnt das Flugzeug zu wackeln, und die Anschnallzeichen gehen an. Was tun Sie?",
    expectedPoints: [
      "Sofort aufgehört, Heißes zuerst gesichert",
      "Trolley gesichert: Bremsen an, verstaut, wenn Zeit ist",
      "Bei starken Turbulenzen der nächste Sitz und Gurt, auch zur eigenen Sicherheit",
      "Passagiere ruhig zum Anschnallen gebeten, an Babys und Toiletten gedacht",
      "Danach nach Verletzten geschaut und das Cockpit informiert",
    ],
    followUp: "Es ist wieder ruhig. Was prüfen Sie, bevor Sie weitermachen?",
    whyAsked: "Zeigt, ob der Service der Sicherheit weicht, ohne dass es jemand sagen muss.",
  },
  "two-passengers-one-seat": {
    question:
      "Das Boarding ist fast beendet, und zwei Passagiere haben eine Bordkarte für denselben Sitz. Was würden Sie tun?",
    expectedPoints: [
      "Beide Bordkarten gelesen: Name, Flug, Datum, Sitz",
      "Niemandem die Schuld gegeben und niemanden im Gang weggeschickt",
      "Bodenpersonal und Purser informiert, die den Sitzplan sehen",
      "Einer der beiden Personen einen Platz zum Warten angeboten, der nicht stört",
      "Ein ehrliches Wort, wie lange es dauert, und Dank an beide",
      "Die Zahl der Menschen an Bord stimmt am Ende noch",
    ],
    followUp: "Wer sitzt wo, wenn die Tür zugeht, und wer weiß davon?",
    whyAsked: "Ein kleines Durcheinander unter Zeitdruck: Fairness, Ruhe und die richtigen Leute.",
  },
  "no-more-alcohol": {
    question:
      "Ein Passagier, der deutlich genug getrunken hat, bestellt noch einen Whisky. Was sagen und tun Sie?",
    expectedPoints: [
      "Freundlich und leise abgelehnt, ohne das Wort betrunken",
      "Etwas anderes angeboten: Wasser, Essen, später Kaffee",
      "Crew und Purser informiert, damit alle dasselbe sagen",
      "An eigene Flaschen im Handgepäck gedacht",
      "Auf Anzeichen von Ärger geachtet, mit klaren Schritten, falls es schlimmer wird",
      "Den Grund gekannt: Wer betrunken wirkt, darf nicht bedient werden",
    ],
    followUp: "Er geht in die hintere Galley und fragt dort noch einmal. Was geschieht?",
    whyAsked: "Ein Nein, das die Würde wahrt, ist ein Können, und hier steht das Gesetz dahinter.",
  },
  "exit-row-doubt": {
    question:
      "Beim Boarding sagt Ihnen ein Passagier am Notausgang, er würde ihn lieber nicht öffnen müssen. Was tun Sie?",
    expectedPoints: [
      "Dank dafür, dass er es sagt, ohne nach dem Grund zu verlangen",
      "Ohne Aufschub und ohne Peinlichkeit umgesetzt",
      "Jemanden gefunden, der den Platz nehmen kann und will",
      "Diese Person eingewiesen und um Zustimmung gebeten",
      "Geregelt, bevor das Flugzeug das Gate verlässt",
    ],
    followUp: "Die Kabine ist voll. Wie lösen Sie es jetzt?",
    whyAsked: "Ein Ausgang ist nur so gut wie der Mensch daneben.",
  },
  "colleague-smells-of-alcohol": {
    question:
      "Beim Crewbriefing riechen Sie Alkohol im Atem von jemandem aus der Crew. Was tun Sie?",
    expectedPoints: [
      "Handelt vor dem Flug, nicht danach",
      "Spricht sofort und diskret mit Purser oder Cockpit",
      "Meldet, was auffiel, kein Urteil",
      "Freundschaft und Flugplan kommen nach der Sicherheit",
      "Weiß, dass es Hilfsprogramme gibt und dass Verschweigen nicht hilft",
    ],
    followUp: "Man fleht Sie an, nichts zu sagen. Was antworten Sie?",
    whyAsked: "Prüft die Integrität dort, wo die Loyalität in die andere Richtung zieht.",
  },
  "briefing-without-sight": {
    question:
      "Einer Ihrer Passagiere ist blind und reist allein. Wie geben Sie die Sicherheitseinweisung?",
    expectedPoints: [
      "Stellt sich mit Namen vor und fragt, wie zu helfen ist",
      "Lässt die Hände Gurt, Maskenplatz, Schwimmweste und Rufknopf finden",
      "Zählt die Sitzreihen bis zu den Ausgängen, in beide Richtungen",
      "Bietet eine Karte in Braille oder Großdruck an, wo es sie gibt",
      "Vereinbart, wer im Notfall kommt und wo Stock oder Führhund bleibt",
      "Spricht mit der Person und nicht mit dem Nebensitz",
    ],
    followUp: "Wie vergewissern Sie sich, ohne abzufragen, dass alles gesagt wurde?",
    whyAsked: "Gleiche Sicherheit braucht eine andere Art zu erklären, und Respekt dabei.",
  },
  "suspected-trafficking": {
    question:
      "Ein Mädchen reist mit einem Erwachsenen, wirkt verängstigt, und der Erwachsene beantwortet jede Frage für sie. Was würden Sie tun?",
    expectedPoints: [
      "Beobachtet und notiert Tatsachen: Worte, Sitze, Papiere, Verhalten",
      "Keine Anschuldigung, keine eigene Rettung, keine Trennung mit Gewalt",
      "Sagt es dem Purser und über diesen Weg dem Cockpit",
      "Das Cockpit lässt vor der Landung die Behörden informieren",
      "Inzwischen normaler, freundlicher Service, damit niemand gefährdet wird",
    ],
    followUp: "Sie sind gelandet, und die beiden gehen. Wofür haben Sie bis dahin gesorgt?",
    whyAsked: "Crews sehen, was andere nicht sehen, und Eifer ohne Verfahren kann schaden.",
  },
  "panic-as-doors-close": {
    question:
      "Gerade sind die Türen zu, da steht eine Frau auf, atmet schnell und sagt, sie müsse hinaus. Was würden Sie tun?",
    expectedPoints: [
      "Geht zu ihr, auf Augenhöhe, mit ruhiger Stimme und ihrem Namen",
      "Gemeinsam langsam atmen, Luft, Wasser, Platz um sie herum",
      "Hört zu: Angst, Krankheit oder etwas, das sie über den Flug weiß",
      "Sagt es sofort dem Purser: Vor dem Abflug kann das Cockpit sie noch aussteigen lassen",
      "Keine Versprechen und kein Zwang, dazu jemand aus der Crew in der Nähe",
      "Für ihr Gepäck und die Zahl der Passagiere gesorgt, falls sie geht",
    ],
    followUp: "Sie hat sich entschieden zu bleiben. Was tun Sie im Steigflug für sie?",
    whyAsked: "Einfühlung gegen die Uhr, mit einem Cockpit, das Bescheid wissen muss.",
  },
};
