import type { MockInterviewWords } from "../../schema.ts";

export const BUILT_IN_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "about-yourself": {
    question: "Mi parli di Lei. Perché vuole diventare assistente di volo?",
    expectedPoints: [
      "Chi è oggi, in una o due frasi",
      "Due o tre esperienze di contatto con il pubblico, pressione, sicurezza o squadra",
      "Un motivo che vale per questo lavoro e per nessun altro",
      "Un’idea realistica di questa vita: turni, riserva, feste lontano da casa",
      "La sicurezza indicata come cuore del mestiere",
    ],
    followUp:
      "Se chiedessi alla Sua ultima squadra che cosa è cambiato grazie a Lei, che cosa mi direbbe?",
    whyAsked: "Mostra se sa scegliere l’essenziale e se conosce davvero il mestiere.",
  },
  "difficult-customer": {
    question:
      "Mi racconti una situazione in cui ha dovuto gestire un cliente difficile. Che cosa ha fatto, e come è andata a finire?",
    expectedPoints: [
      "Un cliente vero e ciò di cui aveva bisogno, raccontati con rispetto",
      "Ascoltarlo fino in fondo e ripetere il problema con parole proprie",
      "Voce e postura calme mentre i toni si alzavano",
      "Una soluzione o una scelta nei limiti delle Sue responsabilità",
      "Come il cliente è andato via, e che cosa è stato riferito o imparato",
    ],
    followUp: "Come è andato via quel cliente, e ha più avuto sue notizie?",
    whyAsked:
      "I clienti scontenti sono il nostro quotidiano, e dal Suo racconto si vede come li guarda.",
  },
  "refuses-safety-instructions": {
    question:
      "Prima del decollo, un passeggero si rifiuta di seguire le Sue istruzioni di sicurezza. Che cosa fa?",
    expectedPoints: [
      "Un’istruzione calma e chiara, con il suo motivo",
      "Cercare dietro il rifiuto la paura, la lingua o un problema di udito",
      "Fermezza: l’aereo non parte finché la cabina non è pronta",
      "Informato il responsabile di cabina e, tramite lui, il comandante",
      "I richiami previsti dalla compagnia, fino allo sbarco a terra",
      "Un collega come testimone e appunti per il rapporto",
    ],
    followUp: "Continua a rifiutarsi. Chi decide adesso, e che cosa gli ha riferito?",
    whyAsked: "Verifica che sappia essere gentile e irremovibile nello stesso momento.",
  },
  "medical-emergency": {
    question:
      "Come reagirebbe a un’emergenza medica a bordo, per esempio a un passeggero con un forte dolore al petto?",
    expectedPoints: [
      "Restare con il passeggero e chiamare subito i colleghi",
      "Farsi portare presto ossigeno, kit medico e defibrillatore",
      "Domande su dolore, inizio, malattie, allergie e farmaci",
      "Tenere informato il comandante, che decide di un eventuale dirottamento",
      "Appello a un medico a bordo e parere medico da terra",
      "Sorvegliare le condizioni, annotare gli orari e passare le consegne ai soccorritori",
    ],
    followUp: "I soccorsi sono alla porta. Che cosa riferisce?",
    whyAsked: "Cerca ordine sotto pressione: restare, chiamare, attrezzarsi, informare, annotare.",
  },
};
