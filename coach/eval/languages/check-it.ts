import type { LabelledAnswer } from "../star/format.ts";

/** Italian answers of an independent writer to two questions of the bank. Speakers from the coast and the north-east of Italy. */
const HELP = {
  question: "Tell me about a time you had to ask for help at work.",
  kind: "behavioural",
} as const;
const POWERBANK = {
  question:
    "In the cruise you see a power bank charging from the seat socket, half hidden under a blanket. What do you do?",
  kind: "hypothetical",
} as const;

export const CHECK_IT: readonly LabelledAnswer[] = [
  {
    id: "it-help-beach",
    ...HELP,
    level: "strong",
    why: "Asked early, one person for one precise thing, kept own part, numbers, and paid the favour back.",
    answer: {
      situation:
        "Ad agosto 2022 ero capo servizio in uno stabilimento balneare a Rimini. Alle 15 il gestionale delle prenotazioni si è bloccato con la fila fino alla strada: novanta ombrelloni e nessuno sapeva più chi avesse pagato.",
      task: "Ero io la responsabile di turno. Potevo provarci da sola, ma avevo tre ragazzi nuovi e i clienti sotto il sole con i bambini.",
      action:
        "Dopo cinque minuti ho capito che da sola non ce l'avrei fatta e ho chiamato Franca, che lì lavorava da vent'anni ed era nel suo giorno libero. Le ho chiesto una cosa precisa: tenere il registro a mano per un'ora, perché conosce i clienti per nome. Intanto io ho mandato un ragazzo con l'acqua lungo la fila, un altro a leggere i numeri degli ombrelloni liberi, e ho telefonato all'assistenza restando in linea. A ogni cliente ho detto quanto avrebbe aspettato.",
      result:
        "In quaranta minuti la fila era finita, con due soli doppioni su novanta, che ho sistemato offrendo la giornata. A Franca ho ceduto io il mio riposo di Ferragosto. Da allora stampiamo l'elenco ogni mattina.",
    },
    faults: [],
  },
  {
    id: "it-help-hoist",
    ...HELP,
    level: "partial",
    why: "True and specific; the help was asked for too late and nothing is said about what changed.",
    answer: {
      situation:
        "Faccio l'operatrice socio-sanitaria in una casa di riposo a Udine. Una sera di novembre ero sola al piano con ventidue ospiti.",
      task: "Dovevo metterli a letto tutti entro le nove e mezza, e una signora non voleva saperne di alzarsi dalla poltrona.",
      action:
        "Ho provato per venti minuti da sola, mi sono anche fatta male alla schiena. Alla fine ho chiamato il collega del piano di sotto e in due l'abbiamo spostata con il sollevatore, che da sola non avrei dovuto nemmeno toccare.",
      result: "Ho finito alle dieci e un quarto. La signora stava bene.",
    },
    faults: [],
  },
  {
    id: "it-help-crowded-shop",
    ...HELP,
    level: "weak",
    why: "Honest, in general, and always in the plural.",
    answer: {
      situation: "Nel negozio dove lavoravo a volte c'era troppa gente.",
      task: "Non riuscivo a fare tutto.",
      action: "Chiedevo aiuto ai colleghi e ci davamo una mano.",
      result: "Alla fine si risolveva sempre.",
    },
    faults: [
      { section: "situation", fault: "vague" },
      { section: "action", fault: "we-hides-you" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "generic" },
    ],
  },
  {
    id: "it-help-parole-chiave",
    ...HELP,
    level: "worthless",
    why: "A list of interview words without an event.",
    answer: {
      situation:
        "Contesto dinamico, alta stagione, forte pressione, obiettivi sfidanti, team multiculturale.",
      task: "Problem solving, leadership, gestione dello stress, lavoro di squadra, orientamento al risultato.",
      action:
        "Ho messo in campo proattività, ascolto attivo, flessibilità, empatia, spirito di iniziativa, capacità organizzative, comunicazione efficace e mentalità positiva, uscendo dalla mia zona di comfort.",
      result:
        "Crescita personale e professionale, sinergia, clima positivo, eccellenza, obiettivo raggiunto al 110%.",
    },
    faults: [
      { section: "situation", fault: "buzzwords" },
      { section: "task", fault: "buzzwords" },
      { section: "action", fault: "buzzwords" },
      { section: "result", fault: "buzzwords" },
    ],
  },
  {
    id: "it-powerbank-look-and-feel",
    ...POWERBANK,
    level: "strong",
    why: "Wakes and explains, uncovers, checks for damage, has a plan for the bad case, senior and captain told, followed up.",
    answer: {
      situation:
        "Siamo in crociera, giro con l'acqua e vedo un filo che esce da sotto la coperta al 18A: un power bank attaccato alla presa del sedile, già tiepido, con il passeggero che dorme.",
      task: "Coperto e in carica può surriscaldarsi senza che nessuno se ne accorga. Devo farlo staccare e tenerlo in vista, senza spaventare chi sta intorno, e tenermi pronta se fosse già danneggiato.",
      action:
        "Sveglio il passeggero con calma, mi presento e gli spiego in una frase perché: lì sotto il calore non esce, e a bordo il power bank non si ricarica. Gli chiedo di scollegarlo lui e di tirarlo fuori dalla coperta. Guardo se è gonfio, se odora di solvente, se scotta. Se è solo tiepido resta fuori, scoperto, davanti a lui, non nella cappelliera, e torno a controllare dopo cinque minuti. Se è gonfio o molto caldo non lo tocco e non lo sposto: faccio alzare la fila, una collega prende estintore e acqua, avverto la responsabile e lei il comandante, e faccio togliere corrente ai sedili. Niente ghiaccio e niente coperta sopra.",
      result:
        "Nel caso normale il signore continua a dormire e il power bank è in vista. Lo dico comunque alla collega della zona e al cambio di servizio, così al prossimo giro lo guarda anche lei. Se c'è stato calore, scrivo il rapporto con posto e ora.",
    },
    faults: [],
  },
  {
    id: "it-powerbank-please-unplug",
    ...POWERBANK,
    level: "partial",
    why: "Right rule, kindly put, with a way out for the phone; no look at its state and nobody told.",
    answer: {
      situation:
        "Vedo un power bank in carica nella presa, mezzo nascosto dalla coperta di una ragazza.",
      task: "Non si può ricaricare a bordo, quindi devo intervenire.",
      action:
        "Mi avvicino, le parlo sottovoce e le chiedo per favore di staccarlo e di tenerlo fuori dalla coperta, spiegandole che è una regola di sicurezza per le batterie al litio. Se mi dice che le serve il telefono, le propongo di caricarlo direttamente dalla presa USB.",
      result: "Lei lo stacca, io la ringrazio e continuo il servizio.",
    },
    faults: [],
  },
  {
    id: "it-powerbank-kindly",
    ...POWERBANK,
    level: "weak",
    why: "One polite sentence and a belief.",
    answer: {
      situation: "Un passeggero sta caricando un power bank.",
      task: "È vietato.",
      action: "Glielo direi con gentilezza.",
      result: "Credo che capirebbe e lo toglierebbe.",
    },
    faults: [
      { section: "task", fault: "vague" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "it-powerbank-tuck-in",
    ...POWERBANK,
    level: "worthless",
    why: "Covers it better, ices and hides it, and keeps the senior from knowing.",
    answer: {
      situation:
        "Il passeggero del 4C è un nostro cliente oro e ha bisogno del telefono per lavorare, quindi il power bank sotto la coperta per me non è un problema.",
      task: "La priorità è non disturbarlo: chi paga la business vuole essere lasciato in pace.",
      action:
        "Gli rimbocco la coperta così il cavo non si vede e gli altri non si lamentano. Se sento che scotta ci metto sopra un sacchetto di ghiaccio del carrello, che raffredda, e lo infilo nella tasca del sedile. Alla capocabina non dico niente, altrimenti comincia con le sue procedure.",
      result:
        "Il cliente atterra con il telefono carico e mi lascia una buona recensione. Non è mai successo niente in vita mia con queste batterie.",
    },
    faults: [
      { section: "situation", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
];
