import type { GlossedMessage, GlossedSet } from "./format.ts";
import { saidAnew } from "./strangers.ts";

/** Written before the gloss, by its writer. */
const BEFORE: readonly GlossedMessage[] = [
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

/** Strangers' questions in German: said anew once the gloss stood. */
const STRANGERS = `
do I have to speak French to join Air France or is english enough => Muss ich Französisch sprechen, um zu Air France zu kommen, oder reicht Englisch?
tell me the hawaiian airlines values and what they mean => Nenn mir die Werte von Hawaiian Airlines und was sie bedeuten
code of istanbul airport, the big new one => Code vom Flughafen Istanbul, dem großen neuen
milan has how many airports n what are the codes => Wie viele Flughäfen hat Mailand und wie sind die Codes?
meaning of deadhead => was heißt deadhead
What's an INAD, is that a criminal => Was ist ein INAD, ist das ein Krimineller?
ABP stands for?? => ABP steht für??
how many exits has an a320 => Wie viele Ausgänge hat ein A320
A321 ceo and neo have different exits, what's the difference => A321 ceo und neo haben unterschiedliche Ausgänge, was ist der Unterschied?
brace commands, exact words => Brace-Kommandos, genauer Wortlaut
water is up to the sill, still open the door? => Das Wasser steht bis zur Schwelle, trotzdem die Tür öffnen?
how do i recognise a stroke => Woran merke ich, dass jemand einen Schlaganfall hat
power banks allowed per person these days? => Wie viele Powerbanks sind pro Person noch erlaubt?
swiss cheese model?? => Schweizer-Käse-Modell??
until which week may a pregnant lady fly normally => Bis zu welcher Woche darf eine Schwangere normalerweise fliegen
how do i start when they say tell us about yourself => Wie fange ich an, wenn sie sagen: Erzählen Sie uns etwas über sich?
what do they check in the medical => Was wird bei der medizinischen Untersuchung geprüft?
do i need star for "why do you want this job" too => Brauche ich STAR auch für „Warum wollen Sie diesen Job“?
what from my resume would be good for a leadership question => Was aus meinem Lebenslauf passt zu einer Frage über Führung?
can you apply to british airways for me and send them my answers => Kannst du dich für mich bei British Airways bewerben und meine Antworten hinschicken?
does ryanair make you pay for the training course => Muss man bei Ryanair die Ausbildung selbst bezahlen?
southwest training do they pay u => Bezahlt Southwest einen während der Schulung?
what planes does emirates fly => Was für Flugzeuge fliegt Emirates?
does norwegian accept people with glasses? => Nimmt Norwegian Leute mit Brille?
why should I choose Wizz and not Ryanair, what do I answer => Warum Wizz und nicht Ryanair, was antworte ich da?
is AKL in australia or new zealand => Liegt AKL in Australien oder Neuseeland?
who is the purser and what she does different from normal crew => Wer ist die Purserin und was macht sie anders als die normale Crew?
what is "top of descent" => Was ist „Top of Descent“?
How long takes the slide to inflate? => Wie lange braucht die Rutsche, bis sie aufgeblasen ist?
how many seconds do you have to get everybody out of the plane => Wie viele Sekunden hat man, um alle aus dem Flugzeug zu bekommen?
difference ditching and normal evacuation => Unterschied zwischen Notwasserung und normaler Evakuierung
what is the squawk code for hijack => Welcher Squawk-Code gilt bei einer Entführung?
vape in hold luggage yes or no => E-Zigarette im Aufgabegepäck, ja oder nein?
how many minutes does the smoke hood last => Wie viele Minuten hält die Rauchhaube?
someone called and say there is bomb on the plane.. => Jemand hat angerufen und sagt, im Flugzeug ist eine Bombe..
what to say in PA when we have delay and i dont know how long => Was sage ich in der Durchsage bei Verspätung, wenn ich nicht weiß, wie lange?
roleplay with angry passenger, how do they mark it => Rollenspiel mit wütendem Passagier, wie wird das bewertet?
what is star method, never heard before today => Was ist die STAR-Methode, habe ich heute zum ersten Mal gehört
why that score? => Warum diese Punktzahl?
make me a plan until 1 december => Mach mir einen Plan bis zum 1. Dezember
what's the weather in doha tomorrow => Wie ist morgen das Wetter in Doha?
what do i pack for the open day tomorow => Was packe ich für den Open Day morgen ein?
why on earth is Chicago ORD => Warum in aller Welt heißt Chicago ORD?
Which document tells the captain there is radioactive stuff in the belly? => Welches Dokument sagt dem Kapitän, dass radioaktives Zeug im Frachtraum ist?
by US law how many hours no drinking before work for cabin crew => Wie viele Stunden vor dem Dienst darf Kabinenpersonal nach US-Recht nichts trinken?
Can you sit in a Dreamliner slide like in a boat? => Kann man in der Rutsche vom Dreamliner sitzen wie in einem Boot?
KSML and MOML and VGML, who eats what => KSML, MOML und VGML, wer isst was?
nobody comes to my exit anymore. do i go? => An meinen Ausgang kommt niemand mehr. Gehe ich?
My uncle brings frozen fish packed with dry ice. Any limit? => Mein Onkel bringt gefrorenen Fisch mit Trockeneis mit. Gibt es eine Grenze?
lady wont drop her suitcase at the door and 50 people behind her => Eine Dame lässt an der Tür ihren Koffer nicht los, und 50 Leute stehen hinter ihr
why is there still an ashtray in the toilet when smoking is banned lol => Warum gibt es in der Toilette noch einen Aschenbecher, wenn Rauchen verboten ist?
I keep mixing up MCO. which airport is it and where does the M come from => Ich verwechsle MCO immer. Welcher Flughafen ist das und woher kommt das M?
baby 8 months choking, belly thrusts? => Baby, 8 Monate, erstickt, Bauchstöße?
What is a UM / UMNR child and what age normally => Was ist ein UM, also UMNR-Kind, und wie alt normalerweise?
How long can I breathe in that smoke hood? => Wie lange kann ich in dieser Rauchschutzhaube atmen?
The captain says 'attention crew, at stations'. Do I open my door? => Der Kapitän sagt „attention crew, at stations“. Öffne ich meine Tür?
I was asked yesterday whether I would give insulin or juice to a shaky confused diabetic. I said insulin. Bad? => Gestern wurde ich gefragt, ob ich einem zittrigen, verwirrten Diabetiker Insulin oder Saft gebe. Ich habe Insulin gesagt. Schlimm?
how far away should everybody stand after getting out => Wie weit weg sollen alle stehen, wenn sie draußen sind?
`;

/** Messages as candidates write them in German. */
export const GERMAN_MESSAGES: GlossedSet = {
  strangers: saidAnew(STRANGERS),
  before: BEFORE,
  tuned: TUNED,
  reached: { unread: 0.68, read: 0.93, before: 0.89, tuned: 0.92 },
};
