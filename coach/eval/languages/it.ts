import { answersIn } from "./answers-in.ts";

export const ITALIAN = answersIn("it", [
  {
    id: "colleague",
    question: "Tell me about a conflict with a colleague and how you resolved it.",
    kind: "behavioural",
    strong: {
      why: "One conflict, own initiative, listening, an agreement and what stayed.",
      situation:
        "Nel giugno del 2023 lavoravo come animatrice in un villaggio vicino a Olbia. Il mio collega Davide arrivava ogni mattina con venti minuti di ritardo e toccava a me aprire il miniclub da sola, con quindici bambini. Dopo una settimana gli ho risposto male davanti ai genitori.",
      task: "Ero io la responsabile del miniclub e dovevo chiarire la cosa con lui prima che ne risentissero i bambini, senza passare subito dal direttore.",
      action:
        "La sera stessa gli ho chiesto di bere un caffè lontano dagli ospiti. Prima mi sono scusata per il tono, poi gli ho domandato che cosa stesse succedendo. Mi ha raccontato che l’autobus da Golfo Aranci arrivava alle nove e cinque. Allora ho preparato due turni diversi: io aprivo alle otto e mezza e lui chiudeva alle diciannove. Li ho mostrati al direttore perché li approvasse e ho scritto tutto sul foglio dei turni.",
      result:
        "Dal lunedì dopo non è più arrivato in ritardo una sola volta, e a fine stagione il direttore ha usato gli stessi turni per altri due reparti. Davide mi ha detto: «Potevi farmi richiamare, invece mi hai ascoltato». Ho imparato a chiedere prima di giudicare.",
    },
    partial: {
      why: "Real conflict, few steps, a general end.",
      situation:
        "In un bar di Bologna una collega non puliva mai la macchina del caffè alla fine del suo turno.",
      task: "La trovavo sporca ogni mattina e volevo risolvere la cosa.",
      action:
        "Ne ho parlato con lei e le ho spiegato che così perdevo tempo. Abbiamo deciso di fare a settimane alterne.",
      result: "Da allora è andata meglio.",
    },
    weak: {
      why: "No conflict told.",
      situation: "Con i colleghi di solito vado d’accordo con tutti.",
      task: "Se c’è un problema bisogna parlarne.",
      action: "Io cerco sempre di essere disponibile e di capire l’altro.",
      result: "In genere si trova una soluzione.",
    },
    worthless: {
      why: "Humiliates and takes revenge.",
      situation: "La mia collega era una stupida, una incapace totale, e tutti lo sapevano.",
      task: "Era colpa sua se lavoravamo male, io non c’entravo niente.",
      action:
        "L’ho insultata davanti ai clienti così imparava. Poi le ho nascosto le chiavi dello spogliatoio e ho raccontato al capo che rubava, anche se non era vero.",
      result: "L’hanno licenziata e io ho avuto i suoi turni. Ben le sta.",
    },
  },
  {
    id: "faint",
    question: "A passenger collapses in the aisle and does not answer you. What do you do?",
    kind: "hypothetical",
    strong: {
      why: "Checks response and breathing, calls, CPR and AED, roles, care of others, hand-over and report.",
      situation:
        "Vedo una persona a terra nel corridoio che non risponde: può essere uno svenimento, ma anche un arresto cardiaco, e ogni minuto conta. Per prima cosa controllo che il posto sia sicuro, poi la scuoto per le spalle e guardo se respira.",
      task: "La priorità è la vita del passeggero e il mio compito è iniziare subito il soccorso; se dirottare lo decide il comandante insieme al medico a terra.",
      action:
        "Premo il campanello e chiamo la collega più vicina: «Porta il defibrillatore, l’ossigeno e il kit medico, e avvisa la capocabina». La capocabina informa il comandante e fa un annuncio per cercare un medico. Se non respira comincio le compressioni, trenta e due, e appena arriva il DAE attacco le piastre e seguo la voce. Se respira la metto in posizione di sicurezza e le do ossigeno. Chiedo a chi viaggia con lei se prende farmaci o ha malattie, e con parole gentili faccio spostare i passeggeri vicini.",
      result:
        "Non la lascio mai sola e ricontrollo il respiro ogni due minuti fino all’arrivo del medico. All’atterraggio consegno ai soccorritori l’ora, i sintomi e quello che ho fatto, e compilo il rapporto. Poi torno dai familiari e dai passeggeri spaventati e mi assicuro che stiano bene.",
    },
    partial: {
      why: "Checks and calls; then it stops.",
      situation: "Il passeggero è caduto e non risponde, quindi potrebbe essere grave.",
      task: "Devo aiutarlo subito.",
      action:
        "Controllo se respira e chiamo la capocabina. Chiedo se c’è un medico a bordo e prendo l’ossigeno.",
      result: "Resto con lui finché non si riprende.",
    },
    weak: {
      why: "Only feeling.",
      situation: "Sarebbe un momento difficile per me.",
      task: "Dovrei mantenere la calma.",
      action: "Penso che cercherei di fare del mio meglio per aiutarlo.",
      result: "Spero che si riprenda.",
    },
    worthless: {
      why: "Leaves him and goes on serving.",
      situation: "Magari è solo ubriaco o fa finta.",
      task: "Il servizio deve andare avanti.",
      action:
        "Lo lascerei lì per terra e passerei con il carrello dall’altra parte. Non chiamerei il comandante perché poi si deve atterrare e si perde tempo.",
      result: "Se peggiora ci pensa qualcun altro, io non sono un medico.",
    },
  },
  {
    id: "why",
    question: "Why do you want to fly for our airline and not for another one?",
    kind: "motivation",
    strong: {
      why: "Facts on the airline, own link, deeds, offer.",
      situation:
        "Ho 27 anni, sono di Verona e lavoro da cinque come hostess di terra all’aeroporto Catullo. Nel 2020, durante i rimpatri, ho visto i vostri equipaggi di Neos accompagnare a casa famiglie bloccate da settimane: lì ho capito da che parte del finger volevo stare.",
      task: "Ho scelto voi perché volate lungo raggio con una flotta piccola di 787 e 737, e un assistente resta con lo stesso equipaggio per più giorni. Mi interessa il volo charter perché i passeggeri spesso volano una volta l’anno: hanno paura, domande, bambini, e la sicurezza va spiegata bene.",
      action:
        "Ho parlato con tre vostri assistenti al gate e ho letto il bando fino all’ultima riga. L’anno scorso ho preso il brevetto di salvamento, ho seguito un corso BLSD e ho studiato francese la sera. Al gate ho gestito quattro voli cancellati in una notte e ho trovato un letto per centottanta persone.",
      result:
        "Porto pazienza con la gente stanca e conosco già la rampa e gli orari. Sono pronta a trasferirmi a Malpensa da settembre e sto preparando l’esame di inglese C1.",
    },
    partial: {
      why: "Some link, reasons that fit many.",
      situation: "Ho 25 anni e lavoro in un negozio di ottica a Padova da tre anni.",
      task: "Vorrei volare con voi perché siete una compagnia italiana che cresce e perché amo il contatto con il pubblico.",
      action:
        "Ho letto il vostro sito e ho frequentato un corso di inglese e uno di primo soccorso.",
      result: "Posso portare precisione e un sorriso.",
    },
    weak: {
      why: "Any airline.",
      situation: "Sono una persona solare e dinamica.",
      task: "La vostra è una compagnia molto importante e prestigiosa.",
      action: "Mi piace viaggiare e stare con le persone.",
      result: "Sarei felice di lavorare con voi.",
    },
    worthless: {
      why: "The question pasted back.",
      situation: "Perché voglio volare per la vostra compagnia e non per un’altra?",
      task: "Perché voglio volare per la vostra compagnia e non per un’altra?",
      action: "Voglio volare per la vostra compagnia e non per un’altra compagnia.",
      result: "Perché voglio volare per la vostra compagnia e non per un’altra.",
    },
  },
]);
