import type { GlossedMessage, GlossedSet } from "./format.ts";

const HELD: readonly GlossedMessage[] = [
  // Wishes
  { ask: "Stell mir bitte eine Frage zu Teamwork", expect: ["intent:practise"] },
  { ask: "Ich würde gern ein bisschen üben", expect: ["intent:practise"] },
  { ask: "Können wir ein Probeinterview machen?", expect: ["intent:drill"] },
  { ask: "Gib mir fünf Fragen hintereinander", expect: ["intent:drill"] },
  { ask: "eine schwierige Frage über Konflikte bitte", expect: ["intent:practise"] },
  {
    ask: "Welche meiner Geschichten ist am schwächsten?",
    expect: ["intent:weakest-answer"],
    after: "three weeks",
  },
  { ask: "Bin ich besser geworden?", expect: ["intent:progress"], after: "three weeks" },
  {
    ask: "Womit soll ich bis zum Interview anfangen?",
    expect: ["intent:plan"],
    after: "three weeks",
  },
  { ask: "Kannst du dir meinen Lebenslauf ansehen?", expect: ["intent:cv"], after: "three weeks" },
  { ask: "Was kannst du eigentlich alles?", expect: ["intent:capabilities"] },
  // Airlines
  { ask: "Wie groß muss man für Emirates sein?", expect: ["airlines/emirates"], says: [["212"]] },
  {
    ask: "Darf ich bei Lufthansa ein Tattoo am Unterarm haben?",
    expect: ["airlines/lufthansa"],
    says: [["tattoo"]],
  },
  {
    ask: "Ab welchem Alter nimmt Wizz Air Flugbegleiter?",
    expect: ["airlines/wizz-air"],
    says: [["18"]],
  },
  { ask: "Wo ist der Hauptsitz von KLM?", expect: ["airlines/klm"], says: [["Amstelveen"]] },
  {
    ask: "Muss ich schwimmen können, um bei Ryanair zu arbeiten?",
    expect: ["airlines/ryanair"],
    says: [["swim", "water", "20 m"]],
  },
  { ask: "Wie läuft das Auswahlverfahren bei easyJet ab?", expect: ["airlines/easyjet"] },
  { ask: "Welche Airlines gehören zur Star Alliance?", expect: ["airlines/lufthansa"] },
  {
    before: ["Wie groß muss man bei Emirates sein?"],
    ask: "und bei Qatar?",
    expect: ["airlines/qatar-airways"],
    says: [["212"]],
  },
  {
    before: ["Was sind die Werte von Lufthansa?"],
    ask: "kürzer",
    expect: ["airlines/lufthansa"],
  },
  // Airports
  { ask: "Wofür steht der Code MUC?", expect: ["airports/MUC"] },
  { ask: "Welchen Code hat der Flughafen Wien?", expect: ["airports/VIE"] },
  // Terms, doors, evacuation
  { ask: "Was ist eine Girt Bar?", expect: ["terminology/girt-bar", "aircraft/door-girt-bar"] },
  { ask: "Was bedeutet Deadheading?", expect: ["terminology/deadhead"] },
  { ask: "Wie heißt die Notrutsche auf Spanisch?", expect: ["terminology/evacuation-slide"] },
  {
    ask: "Was rufe ich bei einer Evakuierung?",
    expect: ["evacuation/", "syllabus/announcements-and-commands-evac-calls"],
  },
  {
    ask: "Die Notrutsche bläst sich nicht auf, was nun?",
    expect: ["evacuation/failure-slide-does-not-fill"],
  },
  // First aid, fire, passengers
  {
    ask: "Ein Passagier hat einen Herzinfarkt, was tue ich?",
    expect: ["syllabus/first-aid-heart-attack"],
  },
  { ask: "Wie erkenne ich einen Schlaganfall?", expect: ["syllabus/first-aid-stroke"] },
  {
    ask: "Was mache ich, wenn ein Handy brennt?",
    expect: ["syllabus/fire-and-smoke-lithium", "syllabus/fire-and-smoke-thermal"],
  },
  {
    ask: "Wie geht man mit einem betrunkenen Passagier um?",
    expect: [
      "syllabus/passenger-handling-alcohol",
      "syllabus/security-deescalate",
      "terminology/disruptive",
    ],
  },
  // The day
  { ask: "Wie läuft ein Assessment Day ab?", expect: ["intent:assessment-day"] },
  {
    ask: "Was soll ich auf die Frage nach meinen Schwächen antworten?",
    expect: ["assessment-days/final-the-weakness", "assessment-days/asked-a-second-weakness"],
  },
  {
    ask: "Was muss ich zum Auswahltag mitbringen?",
    expect: ["assessment-days/list-what-to-bring"],
  },
  // Limits and feelings
  { ask: "Wie viel verdient man bei Emirates?", expect: ["intent:limit", "airlines/emirates"] },
  { ask: "Ich bin total nervös vor morgen", expect: ["intent:nerves"] },
  { ask: "Ich habe eine Absage bekommen und bin traurig", expect: ["intent:mood"] },
  { ask: "Wie wird das Wetter morgen in Berlin?", expect: ["intent:limit"], declines: true },
  { ask: "Schreib mir ein Gedicht", expect: ["intent:limit"], declines: true },
  { ask: "Danke dir, das war super!", expect: ["intent:thanks"] },
];

const TUNED: readonly GlossedMessage[] = [
  { ask: "Frag mich was zum Thema Sicherheit", expect: ["intent:practise"] },
  { before: ["Stell mir eine Frage"], ask: "noch eine", expect: ["intent:practise"] },
  {
    ask: "Stell mir Fragen, wie sie Emirates stellt",
    expect: ["intent:practise", "intent:drill", "airlines/emirates", "questions/emirates"],
  },
  {
    ask: "Mach mir einen Plan für die nächste Woche",
    expect: ["intent:plan"],
    after: "three weeks",
  },
  { ask: "Was bedeutet eigentlich die STAR-Methode?", expect: ["intent:explain-star"] },
  { ask: "Wie lang sollte meine Antwort sein?", expect: ["intent:explain-star"] },
  { ask: "Was gehört ins Ergebnis?", expect: ["intent:explain-star"] },
  { ask: "Warum so wenig Punkte?", expect: ["intent:analyse-answer"], after: "analysis" },
  { ask: "Welche Werte hat Singapore Airlines?", expect: ["airlines/singapore-airlines"] },
  {
    ask: "Brauche ich ein Visum, um bei Qatar Airways zu arbeiten?",
    expect: ["airlines/qatar-airways"],
  },
  {
    before: ["Welche Werte hat Qatar Airways?"],
    ask: "und wie sieht es mit Tattoos aus?",
    expect: ["airlines/qatar-airways"],
    says: [["tattoo"]],
  },
  {
    before: ["Welche Werte hat Qatar Airways?"],
    ask: "Welche Fragen stellen die?",
    expect: ["questions/qatar", "airlines/qatar-airways"],
  },
  { ask: "Vergleiche Emirates und Qatar Airways", expect: ["airlines/emirates"] },
  { ask: "Wessen Drehkreuz ist Frankfurt?", expect: ["airports/FRA", "airlines/lufthansa"] },
  {
    ask: "Was ist der Unterschied zwischen Layover und Turnaround?",
    expect: ["terminology/layover", "terminology/turnaround"],
  },
  { ask: "Wie viele Türen hat ein A320?", expect: ["aircraft/"] },
  {
    ask: "Wann darf ich die Tür nicht öffnen?",
    expect: ["evacuation/", "aircraft/door", "terminology/exit-assessment"],
  },
  { ask: "Was tun bei Nasenbluten?", expect: ["syllabus/first-aid-nosebleed"] },
  {
    before: ["Was tun, wenn jemand sich verschluckt und erstickt?"],
    ask: "und bei einem Baby?",
    expect: ["syllabus/first-aid-choking-special"],
  },
  {
    ask: "Welche Zeichen gibt es für einen Druckverlust?",
    expect: ["syllabus/decompression-and-turbulence"],
  },
  { ask: "Darf man eine Powerbank im Koffer aufgeben?", expect: ["syllabus/dangerous-goods"] },
  {
    ask: "Warum wollen Sie Flugbegleiterin werden? Was antworte ich da?",
    expect: ["assessment-days/final-why-cabin-crew", "questions/"],
  },
  {
    ask: "Was ziehe ich zum Auswahltag an?",
    expect: ["assessment-days/asked-wear", "assessment-days/asked-what", "assessment-days/list"],
  },
  {
    before: ["Was ist eine Girt Bar?"],
    ask: "auf Spanisch bitte",
    expect: ["intent:language", "terminology/girt-bar"],
  },
  { ask: "Ich schaffe das nie, alle anderen sind besser", expect: ["intent:mood"] },
  { ask: "Werde ich bei Lufthansa genommen?", expect: ["intent:limit"], declines: true },
  { ask: "Wie werde ich Pilot?", expect: ["intent:limit"], declines: true },
  { ask: "Bist du ein Mensch?", expect: ["intent:capabilities"] },
  { ask: "Hallo!", expect: ["intent:greeting"] },
];

/** Messages as candidates write them in German. */
export const GERMAN_MESSAGES: GlossedSet = {
  held: HELD,
  tuned: TUNED,
  reached: { held: 0.8, tuned: 0.9 },
};
