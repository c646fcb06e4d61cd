import type { MockInterviewWords } from "../../schema.ts";

export const SITUATIONAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "belt-sign-during-hot-drinks": {
    question:
      "Sta servendo bevande calde quando l’aereo entra in turbolenza e si accende il segnale delle cinture. Che cosa fa?",
    expectedPoints: [
      "Sospendere subito il servizio e mettere al sicuro per prima cosa i liquidi caldi",
      "Carrello bloccato: freni inseriti, riposto se c’è tempo",
      "Se la turbolenza è forte, il sedile e la cintura più vicini: conta anche la Sua sicurezza",
      "Chiedere con calma di allacciare le cinture, pensando a neonati e toilette",
      "Poi cercare eventuali feriti e riferire alla cabina di pilotaggio",
    ],
    followUp: "È tornata la calma. Che cosa controlla prima di riprendere?",
    whyAsked: "Mostra se il servizio cede il passo alla sicurezza senza che nessuno lo dica.",
  },
  "two-passengers-one-seat": {
    question:
      "L’imbarco è quasi finito e due passeggeri hanno una carta d’imbarco per lo stesso posto. Che cosa fa?",
    expectedPoints: [
      "Leggere le due carte: nome, volo, data, posto",
      "Non dare la colpa a nessuno, e non mandare via nessuno in mezzo al corridoio",
      "Informare il personale di terra e il responsabile di cabina, che vedono la mappa dei posti",
      "Offrire a uno dei due un punto in cui aspettare senza intralciare",
      "Dire con franchezza quanto ci vorrà, e ringraziare tutti e due",
      "Un numero di persone a bordo comunque esatto alla fine",
    ],
    followUp: "Quando la porta si chiude, chi siede dove, e chi lo sa?",
    whyAsked: "Un piccolo disordine contro il tempo: equità, calma e le persone giuste informate.",
  },
  "no-more-alcohol": {
    question:
      "Un passeggero che ha chiaramente bevuto abbastanza ordina un altro whisky. Che cosa gli dice, e che cosa fa?",
    expectedPoints: [
      "Un no gentile e discreto, senza la parola ubriaco",
      "Un’alternativa: acqua, qualcosa da mangiare, più tardi un caffè",
      "Informati colleghi e responsabile di cabina, perché tutti diano la stessa risposta",
      "Pensare alle bottiglie che forse ha nella borsa",
      "Attenzione ai segni di tensione, con passi chiari se la situazione peggiora",
      "Conoscere la ragione: non si serve chi appare ubriaco",
    ],
    followUp: "Va nel galley posteriore e si rivolge al Suo collega. Che cosa succede laggiù?",
    whyAsked: "Dire di no salvando la dignità è un’arte, e qui la legge è dalla Sua parte.",
  },
  "exit-row-doubt": {
    question:
      "Durante l’imbarco, un passeggero seduto a un’uscita di emergenza Le dice che preferirebbe non doverla aprire. Che cosa fa?",
    expectedPoints: [
      "Ringraziarlo per averlo detto, senza pretendere motivi",
      "Cambiargli posto subito, e senza metterlo in imbarazzo",
      "Trovare per quel posto una persona capace e disponibile",
      "Spiegarle l’uscita e chiedere il suo consenso",
      "Tutto sistemato prima che l’aereo lasci la piazzola",
    ],
    followUp: "L’aereo è al completo. Come fa, allora?",
    whyAsked: "Un’uscita vale quanto la persona che le siede accanto.",
  },
  "colleague-smells-of-alcohol": {
    question:
      "Al briefing dell’equipaggio sente odore di alcol nell’alito di un collega. Che cosa fa?",
    expectedPoints: [
      "Agire prima del volo, non dopo",
      "Parlarne subito, con discrezione, al responsabile di cabina o al comandante",
      "Riferire ciò che ha notato, non una sentenza",
      "Amicizia e orario vengono dopo la sicurezza",
      "Sapere che esistono programmi di sostegno, e che coprire non aiuta",
    ],
    followUp: "Il Suo collega La supplica di tacere. Che cosa gli risponde?",
    whyAsked: "Mette alla prova l’integrità quando la lealtà tira dall’altra parte.",
  },
  "briefing-without-sight": {
    question:
      "Un Suo passeggero è cieco e viaggia da solo. Come gli presenta le istruzioni di sicurezza?",
    expectedPoints: [
      "Presentarsi per nome e chiedere come essere di aiuto",
      "Lasciare che le sue mani trovino cintura, maschera, giubbotto e pulsante di chiamata",
      "Contare le file fino alle uscite, in avanti e indietro",
      "Offrire la scheda in braille o a caratteri grandi, se c’è a bordo",
      "Concordare chi verrà in caso di emergenza, e dove stanno il bastone o il cane guida",
      "Parlare alla persona e non a chi le siede vicino",
    ],
    followUp: "Come si assicura, senza farne un esame, di avere detto tutto?",
    whyAsked: "La stessa sicurezza si dice in un altro modo, e si dice con rispetto.",
  },
  "suspected-trafficking": {
    question:
      "Una bambina che viaggia con un adulto sembra spaventata, e l’adulto risponde per lei a ogni domanda. Che cosa fa?",
    expectedPoints: [
      "Osservare e annotare fatti: parole, posti, documenti, comportamento",
      "Nessuna accusa, nessun salvataggio in solitaria, nessuna separazione forzata",
      "Informare il responsabile di cabina e, tramite lui, il comandante",
      "Il comandante fa avvisare le autorità prima dell’atterraggio",
      "Nel frattempo un servizio normale e gentile, per non mettere in pericolo nessuno",
    ],
    followUp: "L’aereo è arrivato e i due si allontanano. A che cosa ha provveduto prima?",
    whyAsked: "L’equipaggio vede ciò che altri non vedono, e lo zelo senza procedura può nuocere.",
  },
  "panic-as-doors-close": {
    question:
      "Le porte sono appena state chiuse quando una donna si alza, respira affannosamente e dice che deve scendere. Che cosa fa?",
    expectedPoints: [
      "Avvicinarsi, all’altezza dei suoi occhi, con voce calma e chiamandola per nome",
      "Respirare lentamente con lei, aria, acqua, spazio intorno",
      "Ascoltare: paura, un malore, o qualcosa che sa del volo",
      "Informare subito il responsabile di cabina: prima della partenza il comandante può ancora farla scendere",
      "Né promesse né costrizioni, e un collega vicino",
      "Se scende, il suo bagaglio e il conteggio dei passeggeri",
    ],
    followUp: "Ha deciso di restare. Che cosa fa per lei durante la salita?",
    whyAsked: "Empatia contro il tempo, con un comandante che deve essere informato.",
  },
};
