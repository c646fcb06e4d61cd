import type { MockInterviewWords } from "../../schema.ts";

export const TECHNICAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "oxygen-masks-drop": {
    question:
      "Sta attraversando la cabina quando scendono le maschere dell’ossigeno. Qual è il Suo primissimo gesto, e che cosa fa dopo?",
    expectedPoints: [
      "La maschera più vicina, subito, la Sua prima di quella degli altri",
      "Sedersi o tenersi saldamente: può seguire una discesa rapida",
      "Dire e mostrare ai passeggeri come tirare la maschera e indossarla",
      "Attendere l’annuncio della cabina di pilotaggio prima di muoversi",
      "Poi l’ossigeno portatile, e un controllo di cabina, toilette e feriti",
      "Riferire alla cabina di pilotaggio",
    ],
    followUp: "Le comunicano che può muoversi. Dove va per prima cosa?",
    whyAsked: "Il tempo di coscienza utile si conta in secondi: la risposta è l’ordine dei gesti.",
  },
  "phone-on-fire": {
    question:
      "Il telefono di un passeggero comincia a sibilare e a fumare, poi prende fuoco sul tavolino. Che cosa fa?",
    expectedPoints: [
      "Allontanare i passeggeri, avvertire subito i colleghi e la cabina di pilotaggio",
      "Combattere le fiamme con un estintore, a halon o con il suo sostituto, e una protezione",
      "Poi raffreddare il dispositivo con acqua o un altro liquido analcolico",
      "Mai ghiaccio, non coprirlo, non prenderlo in mano finché può riaccendersi",
      "Quindi immerso in acqua o secondo la procedura della compagnia, sorvegliato fino alla fine",
      "Togliere l’alimentazione elettrica al sedile",
    ],
    followUp: "Le fiamme non ci sono più. Perché non ha ancora finito?",
    whyAsked:
      "Sui voli statunitensi si surriscalda più di una batteria a settimana (FAA, 2024), e l’halon non la raffredda.",
  },
  "galley-oven-smoke": {
    question:
      "In volo, da un forno del galley esce del fumo. Mi spieghi che cosa fa, passo dopo passo.",
    expectedPoints: [
      "Lo sportello del forno resta chiuso, per togliere aria al fuoco",
      "Corrente del forno tolta, con l’interruttore o con quello del galley, come in addestramento",
      "Chiamare i colleghi, farsi portare l’estintore e il cappuccio antifumo",
      "Informare presto la cabina di pilotaggio: dove, che cosa, che cosa si sta facendo",
      "Se il fuoco continua, l’estintore attraverso l’apertura più piccola possibile",
      "Allontanare i passeggeri dal fumo, sorvegliare una ripresa e lasciare il forno spento",
    ],
    followUp: "Il fumo è cessato. Che cosa dice al comandante, e che cosa lascia com’è?",
    whyAsked: "Cerca ruoli divisi nella squadra e mani che non aprono lo sportello.",
  },
  "choking-passenger": {
    question:
      "Durante il servizio del pasto un uomo porta le mani alla gola e non riesce più a parlare. Che cosa fa, passo dopo passo?",
    expectedPoints: [
      "Chiedergli se sta soffocando e se riesce a tossire",
      "Se è grave: cinque colpi sulla schiena, tra le scapole",
      "Poi cinque compressioni addominali, alternando fino all’espulsione o alla perdita di coscienza",
      "Compressioni al torace in gravidanza avanzata, o se non si riesce a cingere la persona",
      "Se non risponde: a terra, aiuto e defibrillatore, inizio della rianimazione",
      "Un parere medico in seguito, perché le compressioni possono ferire",
    ],
    followUp: "L’ha espulso e respira. È finita?",
    whyAsked: "Il primo soccorso si valuta in ogni corso, e l’esitazione costa minuti.",
  },
  "fire-outside-your-exit": {
    question:
      "Il comandante ordina l’evacuazione e, dall’oblò della Sua porta, vede del fuoco. Che cosa fa?",
    expectedPoints: [
      "Guardare fuori prima di aprire, e tenere chiusa quella porta",
      "Bloccare l’uscita con il corpo e con la voce",
      "Dirigere i passeggeri verso le uscite utilizzabili con ordini brevi e gesti",
      "Continuare a guardare: fuori la situazione cambia",
      "Proteggere la propria posizione e reggersi alla maniglia per non farsi spingere fuori",
      "Controllare la propria zona e uscire da un’uscita utilizzabile, a cose fatte o se la vita è in pericolo",
    ],
    followUp: "Non arriva più nessuno. Quando esce, e da dove?",
    whyAsked:
      "La porta sbagliata, una volta aperta, fa entrare il fuoco, e la folla segue chi parla chiaro.",
  },
  "cabin-bag-to-the-hold": {
    question:
      "Le cappelliere sono piene e il bagaglio a mano di una passeggera deve andare in stiva. Che cosa deve chiederle prima che lasci la cabina?",
    expectedPoints: [
      "Batterie al litio di riserva e power bank tolti e tenuti in cabina",
      "Tolte anche le sigarette elettroniche",
      "Farmaci per il viaggio, passaporto, chiavi e oggetti di valore tenuti con sé",
      "Un bagaglio smart, soltanto senza la sua batteria",
      "Il bagaglio etichettato per la destinazione giusta, e la proprietaria sa dove ritirarlo",
    ],
    followUp: "Dice che non c’è niente di tutto questo. Quale altra domanda le fa?",
    whyAsked: "Una batteria in fiamme si combatte in cabina, e quasi per nulla in stiva.",
  },
  "arming-and-crosscheck": {
    question:
      "Che cosa significano l’armamento di una porta e il controllo incrociato, e perché si fanno entrambi a ogni volo?",
    expectedPoints: [
      "Armata: aperta dall’interno, la porta fa uscire lo scivolo",
      "Disarmata: si apre senza, per chi aspetta fuori",
      "A comando, di solito del responsabile di cabina, prima della partenza e dopo l’arrivo",
      "Controllo incrociato: un’altra persona guarda la porta opposta e conferma",
      "Lo scopo: uno scivolo pronto in pochi secondi per l’evacuazione, e nessuno addosso a chi è a terra",
    ],
    followUp: "Nel controllo vede che l’altra porta non è nella posizione corretta. Che cosa dice?",
    whyAsked: "Mostra se ha capito la routine di cui nessun volo può fare a meno.",
  },
  "cabin-secure-for-landing": {
    question:
      "Prima dell’atterraggio percorre la cabina per prepararla. Che cosa guarda, e a che cosa serve ogni punto?",
    expectedPoints: [
      "Cinture allacciate, schienali dritti, tavolini chiusi: passaggio libero e corpo trattenuto",
      "Bagagli riposti, corridoi e uscite liberi: niente che voli o faccia inciampare",
      "Tendine aperte se la compagnia lo chiede: vedere fuori, e far vedere dentro ai soccorsi",
      "Toilette vuote, galley bloccato, carrelli assicurati",
      "Di notte, luci abbassate perché gli occhi si abituino al buio",
      "Cabina pronta comunicata al responsabile di cabina, poi il proprio sedile e le cinture",
    ],
    followUp: "E una volta sullo strapuntino, che cosa ripassa nella mente?",
    whyAsked: "Le regole spiegate con il loro scopo sono quelle che si rispettano.",
  },
};
