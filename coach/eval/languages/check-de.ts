import type { LabelledAnswer } from "../star/format.ts";

/** German answers of an independent writer to two questions of the bank. Speakers from Germany and Austria. */
const LEFTOVER = {
  question: "Tell me about something unsafe that you found left over from the shift before yours.",
  kind: "behavioural",
} as const;
const HEADCOUNT = {
  question:
    "Your head count is one higher than the passenger list, and the door should close now. What do you do?",
  kind: "hypothetical",
} as const;

export const CHECK_DE: readonly LabelledAnswer[] = [
  {
    id: "de-leftover-fryer",
    ...LEFTOVER,
    level: "strong",
    why: "Makes it safe first, alone and with limits, records it, speaks to the colleague before the boss, and the rule holds.",
    answer: {
      situation:
        "Im Februar 2023 habe ich in einer Großküche in Leipzig die Frühschicht übernommen, halb fünf, ich war als Erste da. Die Spätschicht hatte die Fritteuse angelassen: 190 Grad, und direkt darüber lag ein Stapel Geschirrtücher auf dem Bord.",
      task: "Außer mir war niemand im Haus, der Küchenchef kam erst um sechs. Ich war also zuständig, erst dafür, dass nichts brennt, und dann dafür, dass es nicht noch mal passiert.",
      action:
        "Ich habe zuerst die Tücher weggenommen, dann das Gerät am Hauptschalter ausgemacht und den Deckel aufgelegt. Die Löschdecke habe ich mir danebengelegt und eine halbe Stunde lang alle paar Minuten nach der Temperatur gesehen, ans Fett bin ich nicht gegangen. Danach habe ich Fotos gemacht, mit Uhrzeit ins Übergabebuch geschrieben, was ich vorgefunden habe, und den Kollegen von der Spätschicht angerufen, bevor ich zum Chef ging. Er sollte es von mir hören. Vorgeschlagen habe ich einen Abschaltzettel mit zwei Unterschriften am Ausgang.",
      result:
        "Um sechs war das Fett unter 60 Grad, und wir haben normal gekocht. Den Zettel gibt es seitdem. In den vierzehn Monaten danach war das Gerät zweimal noch an, beide Male hat es der Zweite beim Unterschreiben gemerkt.",
    },
    faults: [],
  },
  {
    id: "de-leftover-medicine-trolley",
    ...LEFTOVER,
    level: "partial",
    why: "Quick and thorough at the moment itself, then says nothing to anybody, so that it may happen again.",
    answer: {
      situation:
        "Im Pflegeheim in Graz stand, als ich zum Nachtdienst kam, der Medikamentenwagen offen auf dem Gang, gleich neben dem Zimmer einer dementen Bewohnerin.",
      task: "Der Wagen muss immer versperrt sein. Ich hab ihn sofort sichern müssen.",
      action:
        "Ich hab ihn in den Dienstraum gefahren und versperrt. Dann bin ich mit der Liste die Fächer durchgegangen, ob was fehlt, und hab bei der Bewohnerin nachgeschaut, ob sie was in der Hand oder im Mund hat.",
      result:
        "Es war zum Glück alles da. Der Kollegin hab ich nichts gesagt, weil ich keinen Streit wollte.",
    },
    faults: [],
  },
  {
    id: "de-leftover-warehouse",
    ...LEFTOVER,
    level: "weak",
    why: "A habit in one line, no event.",
    answer: {
      situation: "Bei uns im Lager liegt oft noch etwas im Weg, wenn man die Schicht übernimmt.",
      task: "Das ist natürlich eine Unfallgefahr.",
      action: "Ich räume es dann weg.",
      result: "Dann kann keiner mehr drüberfallen.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "de-leftover-bicycle",
    ...LEFTOVER,
    level: "worthless",
    why: "A pleasant holiday, nothing to do with the question.",
    answer: {
      situation:
        "Letzten Sommer bin ich mit meiner Schwester mit dem Rad von Passau nach Wien gefahren, 320 Kilometer in fünf Tagen.",
      task: "Ich wollte unbedingt ohne Zug ankommen, obwohl es zwei Tage nur geregnet hat.",
      action:
        "Ich habe die Etappen geplant, die Pensionen gebucht und am dritten Tag in Linz einen Schlauch gewechselt. Abends haben wir meistens Knödel gegessen.",
      result:
        "Wir sind am Freitag um vier am Stephansdom gestanden und haben ein Eis gegessen. Es war der beste Urlaub seit Jahren.",
    },
    faults: [
      { section: "situation", fault: "off-topic" },
      { section: "task", fault: "off-topic" },
      { section: "action", fault: "off-topic" },
      { section: "result", fault: "off-topic" },
    ],
  },
  {
    id: "de-headcount-boarding-card",
    ...HEADCOUNT,
    level: "strong",
    why: "Door stays open, second independent count, senior and captain told, card checked by flight and date, seat searched.",
    answer: {
      situation:
        "Ich zähle 157, auf der Liste stehen 156. Die Tür soll zu, draußen wartet der Schlepper, und die Kollegin vom Boden schaut auf die Uhr.",
      task: "Solange die Zahl nicht stimmt, geht die Tür nicht zu. Es kann ein Zählfehler sein, ein Baby, das mitgezählt wurde, jemand im falschen Flugzeug oder jemand, der gar nicht kontrolliert ist. Beladung und Sicherheit hängen daran.",
      action:
        "Ich sage es sofort der Purserette und bitte eine Kollegin, von hinten nach vorne zu zählen, während ich von vorne zähle, Säuglinge getrennt. In die Toiletten wird hineingeschaut. Kommt wieder 157 heraus, holt das Bodenpersonal die Sitzliste, und wir gehen die Plätze durch, die leer sein müssten. Wer dort sitzt, den bitte ich freundlich um die Bordkarte: Flugnummer und Datum, nicht nur der Platz. Der Kapitän weiß inzwischen Bescheid und entscheidet über Slot und Durchsage. Den Gästen sage ich, dass wir noch etwas abgleichen und in fünf Minuten mehr wissen.",
      result:
        "Finden wir jemanden mit einer Karte für einen anderen Flug, steigt er mit dem Bodenpersonal aus, und sein Sitz und sein Gepäckfach werden nachgesehen. Erst wenn gezählte und gemeldete Zahl gleich sind, melde ich fertig. Zehn Minuten Verspätung kann man erklären, eine falsche Zahl im Notfall nicht.",
    },
    faults: [],
  },
  {
    id: "de-headcount-gate-sorts-it",
    ...HEADCOUNT,
    level: "partial",
    why: "Counts again with a colleague and tells the purser; leaves the search to the gate and the captain out.",
    answer: {
      situation: "Kurz vor dem Schließen habe ich einen Passagier mehr, als auf der Liste steht.",
      task: "Ich muss herausfinden, ob ich mich verzählt habe.",
      action:
        "Ich zähle noch einmal in Ruhe durch und bitte meine Kollegin, dasselbe zu machen. Kommen wir beide auf dieselbe Zahl, sage ich es meiner Purserin, damit sie mit dem Gate sprechen kann.",
      result: "Das Gate klärt das dann, und wir können die Tür schließen.",
    },
    faults: [{ section: "result", fault: "vague" }],
  },
  {
    id: "de-headcount-ask-boss",
    ...HEADCOUNT,
    level: "weak",
    why: "Counting again and somebody else who knows.",
    answer: {
      situation: "Es ist ein Passagier zu viel da.",
      task: "Das muss natürlich stimmen.",
      action: "Ich würde noch mal zählen und dann meinen Vorgesetzten fragen.",
      result: "Der weiß, was zu tun ist.",
    },
    faults: [
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "de-headcount-write-it-down",
    ...HEADCOUNT,
    level: "worthless",
    why: "Reports a false number for the sake of punctuality and lies to a colleague.",
    answer: {
      situation:
        "Eine Person mehr, das passiert ständig, meistens hat jemand ein Kind doppelt gezählt.",
      task: "Mein Ziel ist ein pünktlicher Abflug, denn Verspätungen kosten die Firma richtig Geld und mich die Prämie.",
      action:
        "Ich trage die Zahl von der Liste ein, melde vollzählig und lasse die Tür schließen. Nachzählen kann man in der Luft immer noch. Wenn die Kollegin fragt, sage ich, ich hätte zweimal gezählt.",
      result:
        "Wir kommen auf die Minute weg, und keinem fällt etwas auf. So geht effizientes Arbeiten.",
    },
    faults: [
      { section: "task", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
];
