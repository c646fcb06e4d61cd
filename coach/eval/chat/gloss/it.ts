import type { GlossedMessage, GlossedSet } from "./format.ts";

const HELD: readonly GlossedMessage[] = [
  // Wishes
  { ask: "Fammi una domanda sul lavoro di squadra", expect: ["intent:practise"] },
  { ask: "vorrei esercitarmi un po'", expect: ["intent:practise"] },
  { ask: "Possiamo fare una simulazione di colloquio?", expect: ["intent:drill"] },
  { ask: "una domanda difficile sui conflitti per favore", expect: ["intent:practise"] },
  {
    ask: "Quale delle mie storie è la più debole?",
    expect: ["intent:weakest-answer"],
    after: "three weeks",
  },
  { ask: "sono migliorata?", expect: ["intent:progress"], after: "three weeks" },
  { ask: "Puoi dare un'occhiata al mio curriculum?", expect: ["intent:cv"], after: "three weeks" },
  { ask: "ma cosa sai fare esattamente?", expect: ["intent:capabilities"] },
  // Airlines
  {
    ask: "Quanto bisogna essere alti per lavorare in Emirates?",
    expect: ["airlines/emirates"],
    says: [["212"]],
  },
  {
    ask: "posso avere un tatuaggio sull'avambraccio con Lufthansa?",
    expect: ["airlines/lufthansa"],
    says: [["tattoo"]],
  },
  { ask: "A che età si può entrare in Wizz Air?", expect: ["airlines/wizz-air"], says: [["18"]] },
  { ask: "Dove ha la sede KLM?", expect: ["airlines/klm"], says: [["Amstelveen"]] },
  { ask: "come funziona la selezione di easyJet", expect: ["airlines/easyjet"] },
  {
    before: ["Quanto bisogna essere alti per Emirates?"],
    ask: "e per Qatar?",
    expect: ["airlines/qatar-airways"],
    says: [["212"]],
  },
  // Airports
  { ask: "A cosa corrisponde il codice MXP?", expect: ["airports/MXP"] },
  { ask: "qual è il codice dell'aeroporto di Vienna", expect: ["airports/VIE"] },
  // Terms, doors, evacuation
  { ask: "Che cos'è la girt bar?", expect: ["terminology/girt-bar", "aircraft/door-girt-bar"] },
  {
    ask: "come si dice scivolo di emergenza in spagnolo?",
    expect: ["terminology/evacuation-slide"],
  },
  {
    ask: "Cosa devo gridare durante un'evacuazione?",
    expect: ["evacuation/", "syllabus/announcements-and-commands-evac-calls"],
  },
  {
    ask: "lo scivolo non si gonfia, e adesso?",
    expect: ["evacuation/failure-slide-does-not-fill"],
  },
  // First aid, fire, passengers
  {
    ask: "Un passeggero ha un infarto, cosa faccio?",
    expect: ["syllabus/first-aid-heart-attack"],
  },
  {
    ask: "che faccio se prende fuoco un cellulare",
    expect: ["syllabus/fire-and-smoke-lithium", "syllabus/fire-and-smoke-thermal"],
  },
  {
    ask: "Come si gestisce un passeggero ubriaco?",
    expect: [
      "syllabus/passenger-handling-alcohol",
      "syllabus/security-deescalate",
      "terminology/disruptive",
    ],
  },
  // The day
  { ask: "Come si svolge un assessment day?", expect: ["intent:assessment-day"] },
  {
    ask: "Cosa rispondo quando mi chiedono i miei punti deboli?",
    expect: ["assessment-days/final-the-weakness", "assessment-days/asked-a-second-weakness"],
  },
  // Limits and feelings
  { ask: "Quanto si guadagna in Emirates?", expect: ["intent:limit", "airlines/emirates"] },
  { ask: "sono agitatissima per domani", expect: ["intent:nerves"] },
  { ask: "Mi hanno scartata e ci sono rimasta male", expect: ["intent:mood"] },
  { ask: "che tempo farà domani a Roma?", expect: ["intent:limit"], declines: true },
  { ask: "Grazie mille, sei stato utilissimo!", expect: ["intent:thanks"] },
];

const TUNED: readonly GlossedMessage[] = [
  { ask: "Chiedimi qualcosa sulla sicurezza", expect: ["intent:practise"] },
  { ask: "Dammi cinque domande di fila", expect: ["intent:drill"] },
  { before: ["Fammi una domanda"], ask: "un'altra", expect: ["intent:practise"] },
  {
    ask: "Mi faccia un piano per la prossima settimana",
    expect: ["intent:plan"],
    after: "three weeks",
  },
  {
    ask: "Da dove comincio per prepararmi al colloquio?",
    expect: ["intent:plan"],
    after: "three weeks",
  },
  { ask: "cosa vuol dire metodo STAR?", expect: ["intent:explain-star"] },
  { ask: "Quanto deve essere lunga la risposta?", expect: ["intent:explain-star"] },
  { ask: "perché così pochi punti?", expect: ["intent:analyse-answer"], after: "analysis" },
  { ask: "Quali sono i valori di Singapore Airlines?", expect: ["airlines/singapore-airlines"] },
  {
    ask: "Bisogna saper nuotare per lavorare con Ryanair?",
    expect: ["airlines/ryanair"],
    says: [["swim", "water", "20 m"]],
  },
  {
    before: ["Quali sono i valori di Qatar Airways?"],
    ask: "e i tatuaggi?",
    expect: ["airlines/qatar-airways"],
    says: [["tattoo"]],
  },
  {
    before: ["Quali sono i valori di Qatar Airways?"],
    ask: "che domande fanno?",
    expect: ["questions/qatar", "airlines/qatar-airways"],
  },
  {
    before: ["Quali sono i valori di Lufthansa?"],
    ask: "più breve",
    expect: ["airlines/lufthansa"],
  },
  { ask: "Quali compagnie fanno parte di Star Alliance?", expect: ["airlines/lufthansa"] },
  { ask: "Confronta Emirates e Qatar Airways", expect: ["airlines/emirates"] },
  { ask: "di chi è l'hub di Francoforte?", expect: ["airports/FRA", "airlines/lufthansa"] },
  {
    ask: "Che differenza c'è tra layover e turnaround?",
    expect: ["terminology/layover", "terminology/turnaround"],
  },
  { ask: "quante porte ha un A320?", expect: ["aircraft/"] },
  {
    ask: "Quando non devo aprire la porta?",
    expect: ["evacuation/", "aircraft/door", "terminology/exit-assessment"],
  },
  { ask: "Come riconosco un ictus?", expect: ["syllabus/first-aid-stroke"] },
  { ask: "cosa fare se a qualcuno sanguina il naso", expect: ["syllabus/first-aid-nosebleed"] },
  {
    before: ["Cosa faccio se qualcuno sta soffocando?"],
    ask: "e se è un neonato?",
    expect: ["syllabus/first-aid-choking-special"],
  },
  {
    ask: "Si può mettere un power bank nel bagaglio da stiva?",
    expect: ["syllabus/dangerous-goods"],
  },
  {
    ask: "Come mi vesto per il recruitment day?",
    expect: ["assessment-days/asked-wear", "assessment-days/asked-what", "assessment-days/list"],
  },
  {
    ask: "Che cosa devo portare al giorno di selezione?",
    expect: ["assessment-days/list-what-to-bring"],
  },
  {
    before: ["Che cos'è la girt bar?"],
    ask: "in spagnolo per favore",
    expect: ["intent:language", "terminology/girt-bar"],
  },
  { ask: "non ce la farò mai, gli altri sono più bravi", expect: ["intent:mood"] },
  { ask: "Secondo te mi prendono in Lufthansa?", expect: ["intent:limit"], declines: true },
  { ask: "scrivimi una poesia", expect: ["intent:limit"], declines: true },
  { ask: "Sei una persona vera?", expect: ["intent:capabilities"] },
];

/** Messages as candidates write them in Italian. */
export const ITALIAN_MESSAGES: GlossedSet = {
  held: HELD,
  tuned: TUNED,
  reached: { held: 0.95, tuned: 0.95 },
};
