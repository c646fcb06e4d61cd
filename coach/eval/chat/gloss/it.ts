import type { GlossedMessage, GlossedSet } from "./format.ts";
import { saidAnew } from "./strangers.ts";

const BEFORE: readonly GlossedMessage[] = [
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

/** Strangers' questions in Italian: said anew once the gloss stood. */
const STRANGERS = `
do I have to speak French to join Air France or is english enough => Bisogna parlare francese per entrare in Air France o basta l'inglese?
tell me the hawaiian airlines values and what they mean => dimmi i valori di Hawaiian Airlines e cosa significano
code of istanbul airport, the big new one => codice dell'aeroporto di Istanbul, quello nuovo grande
milan has how many airports n what are the codes => Milano quanti aeroporti ha e quali sono i codici?
meaning of deadhead => significato di deadhead
What's an INAD, is that a criminal => Cos'è un INAD, un criminale?
ABP stands for?? => ABP sta per??
how many exits has an a320 => quante uscite ha un a320
A321 ceo and neo have different exits, what's the difference => A321 ceo e neo hanno uscite diverse, qual è la differenza?
brace commands, exact words => comandi di brace, parole esatte
water is up to the sill, still open the door? => l'acqua arriva alla soglia, apro lo stesso la porta?
how do i recognise a stroke => come riconosco un ictus
power banks allowed per person these days? => quanti power bank sono ammessi a persona adesso?
swiss cheese model?? => modello del formaggio svizzero??
until which week may a pregnant lady fly normally => fino a che settimana può volare normalmente una donna incinta
how do i start when they say tell us about yourself => come comincio quando mi dicono ci parli di lei?
what do they check in the medical => cosa controllano alla visita medica
do i need star for "why do you want this job" too => STAR serve anche per "perché vuole questo lavoro"?
what from my resume would be good for a leadership question => cosa del mio curriculum andrebbe bene per una domanda sulla leadership?
can you apply to british airways for me and send them my answers => puoi candidarti a British Airways al posto mio e mandare le mie risposte?
does ryanair make you pay for the training course => con Ryanair il corso di formazione te lo devi pagare?
southwest training do they pay u => Southwest ti paga durante il training?
what planes does emirates fly => che aerei usa Emirates?
does norwegian accept people with glasses? => Norwegian prende persone con gli occhiali?
why should I choose Wizz and not Ryanair, what do I answer => perché Wizz e non Ryanair, cosa rispondo?
is AKL in australia or new zealand => AKL è in Australia o in Nuova Zelanda?
who is the purser and what she does different from normal crew => chi è il purser e cosa fa di diverso dal resto dell'equipaggio?
what is "top of descent" => cos'è il "top of descent"
How long takes the slide to inflate? => Quanto ci mette lo scivolo a gonfiarsi?
how many seconds do you have to get everybody out of the plane => in quanti secondi bisogna far uscire tutti dall'aereo
difference ditching and normal evacuation => differenza tra ammaraggio ed evacuazione normale
what is the squawk code for hijack => qual è il codice squawk per un dirottamento
vape in hold luggage yes or no => sigaretta elettronica nel bagaglio da stiva sì o no
how many minutes does the smoke hood last => quanti minuti dura il cappuccio antifumo?
someone called and say there is bomb on the plane.. => ha chiamato uno e dice che c'è una bomba sull'aereo..
what to say in PA when we have delay and i dont know how long => cosa dico nell'annuncio se c'è ritardo e non so di quanto
roleplay with angry passenger, how do they mark it => gioco di ruolo con passeggero arrabbiato, come viene valutato?
what is star method, never heard before today => cos'è il metodo STAR, mai sentito prima di oggi
why that score? => perché questo punteggio?
make me a plan until 1 december => fammi un piano fino al 1 dicembre
what's the weather in doha tomorrow => che tempo fa domani a Doha?
what do i pack for the open day tomorow => cosa mi porto all'open day di domani
why on earth is Chicago ORD => perché mai Chicago è ORD?
Which document tells the captain there is radioactive stuff in the belly? => Quale documento dice al comandante che in stiva c'è materiale radioattivo?
by US law how many hours no drinking before work for cabin crew => per la legge americana quante ore prima del lavoro l'equipaggio di cabina non può bere?
Can you sit in a Dreamliner slide like in a boat? => Nello scivolo di un Dreamliner ci si può sedere come in una barca?
KSML and MOML and VGML, who eats what => KSML, MOML e VGML, chi mangia cosa?
nobody comes to my exit anymore. do i go? => alla mia uscita non viene più nessuno. vado?
My uncle brings frozen fish packed with dry ice. Any limit? => Mio zio porta del pesce congelato con il ghiaccio secco. C'è un limite?
lady wont drop her suitcase at the door and 50 people behind her => una signora non vuole lasciare la valigia alla porta e dietro ha 50 persone
why is there still an ashtray in the toilet when smoking is banned lol => perché in bagno c'è ancora il posacenere se è vietato fumare?
I keep mixing up MCO. which airport is it and where does the M come from => Confondo sempre MCO. che aeroporto è e da dove viene la M?
baby 8 months choking, belly thrusts? => neonato di 8 mesi soffoca, spinte addominali?
What is a UM / UMNR child and what age normally => Cos'è un UM / UMNR e che età ha di solito?
How long can I breathe in that smoke hood? => Per quanto tempo posso respirare con quel cappuccio antifumo?
The captain says 'attention crew, at stations'. Do I open my door? => Il comandante dice 'attention crew, at stations'. Apro la mia porta?
I was asked yesterday whether I would give insulin or juice to a shaky confused diabetic. I said insulin. Bad? => Ieri mi hanno chiesto se darei insulina o succo a un diabetico che trema ed è confuso. Ho detto insulina. Ho sbagliato?
how far away should everybody stand after getting out => a che distanza devono stare tutti dopo essere usciti
`;

/** Messages as candidates write them in Italian. */
export const ITALIAN_MESSAGES: GlossedSet = {
  strangers: saidAnew(STRANGERS),
  before: BEFORE,
  tuned: TUNED,
  reached: { unread: 0.68, read: 0.93, before: 0.89, tuned: 0.92 },
};
