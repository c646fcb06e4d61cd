import type { RecruiterPortrait } from "../schema.ts";

/** By id, in the voice of the app, which says "Sie". Nothing tells the gender of who reads, or of Alex. */
export const PORTRAITS_IN_GERMAN: Readonly<Record<string, RecruiterPortrait>> = {
  "rania-khoury": {
    position: "Recruiterin für die Kabine, Abschlussinterviews",
    culturalBackground:
      "Wuchs in Beirut mit Arabisch, Französisch und Englisch auf und lebt seit vielen Jahren in Dubai, unter Menschen von überallher.",
    interviewStyle:
      "Beginnt mit einem echten Gespräch und bleibt dann bei einer Geschichte, bis sie sieht, was Sie selbst getan haben.",
    focusAreas: [
      "Arbeiten zwischen Kulturen",
      "Gastfreundschaft und Einfühlung",
      "Sich im Ausland einleben",
      "Gelassenheit und gepflegtes Auftreten",
    ],
  },
  "tan-hui-min": {
    position: "Zuständig für die Auswahl der Kabinencrew",
    culturalBackground:
      "Chinesische Singapurerin, mit Englisch und Mandarin groß geworden, in einem Haus, wo auf einem Flur vier Sprachen klangen.",
    interviewStyle:
      "Höfliche, kurze Fragen in mehreren Runden; lässt Pausen und hört auf das Wie so sehr wie auf das Was.",
    focusAreas: [
      "Blick fürs Detail im Service",
      "Haltung und gepflegtes Äußeres",
      "Klare Ansagen und Gespräche",
      "Respekt in der Crew",
    ],
  },
  "marcus-tate": {
    position: "Recruiter für die Kabine",
    culturalBackground:
      "Schwarzer Texaner aus San Antonio, aufgewachsen im Diner der Familie, wo jeder Gast vor der Karte einen Namen bekam.",
    interviewStyle:
      "Plaudert wie ein Nachbar und fragt dann geradeheraus nach einem schweren Moment und dem, was Sie getan haben.",
    focusAreas: [
      "Herzlicher, persönlicher Service",
      "Teamgeist und Bescheidenheit",
      "Humor am rechten Ort",
      "Sicherheit bei kurzen Bodenzeiten",
    ],
  },
  "alex-moreno": {
    position: "Recruiting für die Crew an Bord",
    culturalBackground:
      "Aus einer dominikanischen Familie in Queens, New York, zu Hause in Englisch und Spanisch, eine Busfahrt vom Flughafen entfernt.",
    interviewStyle:
      "Schnelle Nachfragen, klare Sprache; sucht die Werte in Geschichten und prüft die Einzelheiten.",
    focusAreas: [
      "Für Gäste da sein",
      "Ehrlich auch im Kleinen",
      "Klare Worte, wenn alles drunter und drüber geht",
      "Sicherheit als erster Wert",
    ],
  },
  "eleanor-whitcombe": {
    position: "Prüferin für die Kabinencrew",
    culturalBackground:
      "In Yorkshire geboren, Krankenpflegerin, bevor sie flog, heute bei Heathrow zu Hause; sagt weniger, als sie meint.",
    interviewStyle:
      "Geht die Kompetenzen der Reihe nach durch, schreibt viel und bittet um ein wenig mehr, wenn sie viel mehr meint.",
    focusAreas: [
      "Service mit eigener Note",
      "Teamarbeit in der Gruppenübung",
      "Umgang mit verärgerten Gästen",
      "Pünktlich und verlässlich sein",
    ],
  },
  "henrik-sommerfeld": {
    position: "Leitender Prüfer, Auswahl der Kabinencrew",
    culturalBackground:
      "Aus Hamburg, früher Purser, mit der Freude des Ingenieurs an Ursachen; spricht Deutsch, Englisch und sorgfältiges Spanisch.",
    interviewStyle:
      "Klar gegliedert und offen: eine deutliche Frage, volle Aufmerksamkeit, und eine zweite, wo die Antwort vage blieb.",
    focusAreas: [
      "Genauigkeit und Verlässlichkeit",
      "Sicherheit und Verfahren",
      "Konflikte und Selbstkritik",
      "Gästen etwas klar erklären",
    ],
  },
  "hannah-lindqvist": {
    position: "Leiterin der Einstellung für die Kabine",
    culturalBackground:
      "Aus einem Fischerort im Staat Washington, mit schwedischen Großeltern; frühe Fähren lehrten sie, mit Wetter zu rechnen.",
    interviewStyle:
      "Ohne Eile und persönlich, mit langer Aufmerksamkeit für den Moment, in dem Sie etwas sagten oder eben nicht.",
    focusAreas: [
      "Für die Sicherheit den Mund aufmachen",
      "Freundlichkeit, die etwas kostet",
      "Durchhalten bei schlechtem Wetter",
      "Richtig handeln, auch unbeobachtet",
    ],
  },
  "vanessa-coleman": {
    position: "Recruiterin für den Service an Bord",
    culturalBackground:
      "Aus Atlanta, Tochter eines Chorleiters, mit zwei Jahrzehnten Flügen hinter sich und dem Sinn des Südens für Gäste.",
    interviewStyle:
      "Nimmt Ihnen die Scheu, fragt dann nach einer Tat um die andere und erwartet das Ende, ohne darum zu bitten.",
    focusAreas: [
      "Führen, indem man dient",
      "Ehrlichkeit und Integrität",
      "Aufmerksamer Service der Spitzenklasse",
      "Ausdauer an schweren Tagen",
    ],
  },
  "arun-nambiar": {
    position: "Leiter der Auswahltage",
    culturalBackground:
      "In Kerala geboren, in Dubai zur Schule gegangen; hat in Dutzenden Städten vor Auswahltagen gestanden.",
    interviewStyle:
      "Erklärt jede Aufgabe einmal und klar, und achtet dann darauf, wer fragt, wer andere einbezieht und wer die Zeit hält.",
    focusAreas: [
      "Teamarbeit in Gruppenaufgaben",
      "Klares gesprochenes Englisch",
      "Urteilen unter Zeitdruck",
      "Sicherheit vor Service",
    ],
  },
};
