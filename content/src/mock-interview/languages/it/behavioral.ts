import type { MockInterviewWords } from "../../schema.ts";

export const BEHAVIORAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "conflict-with-colleague": {
    question:
      "Mi parli di un conflitto che ha avuto con un collega o una collega. Come lo avete risolto insieme?",
    expectedPoints: [
      "Un disaccordo vero, raccontato con equità verso entrambi",
      "Un colloquio a quattr’occhi, e senza aspettare",
      "La propria parte riconosciuta",
      "Un accordo che tutti e due potevano rispettare",
      "Come avete lavorato insieme in seguito",
    ],
    followUp: "Dopo di allora, come avete lavorato insieme?",
    whyAsked: "Gli equipaggi cambiano ogni giorno, e una lite non deve salire sul volo seguente.",
  },
  "worked-across-cultures": {
    question:
      "Mi racconti un’esperienza di lavoro con persone di culture molto diverse dalla Sua. Che cosa ha cambiato nel Suo modo di fare?",
    expectedPoints: [
      "Un contesto concreto con persone vere, senza stereotipi",
      "Un momento di incomprensione, e la domanda rivolta prima a sé",
      "Chiedere o osservare prima di giudicare",
      "Un’abitudine di linguaggio o di lavoro che ha cambiato",
      "Che cosa è diventato più semplice per gli altri",
    ],
    followUp: "Da che cosa ha capito che quel cambiamento li aveva aiutati?",
    whyAsked: "Mostra se la differenza suscita in Lei curiosità, prudenza o nessuna delle due.",
  },
  "told-on-yourself": {
    question: "Mi racconti di quando ha segnalato un Suo errore che nessun altro avrebbe scoperto.",
    expectedPoints: [
      "Un errore vero, con una possibile conseguenza",
      "Segnalato presto, e alla persona giusta",
      "Niente scuse e niente colpe date ad altri",
      "Che cosa è stato fatto per limitare il danno",
      "Che cosa è stato cambiato perché non si ripetesse",
    ],
    followUp: "Che cosa ha risposto chi era responsabile, e che cosa è diverso oggi?",
    whyAsked: "La sicurezza vive di segnalazioni che nessuno avrebbe potuto strapparLe.",
  },
  "noticed-unspoken-need": {
    question:
      "Descriva una situazione in cui ha visto di che cosa aveva bisogno un cliente prima che lo chiedesse.",
    expectedPoints: [
      "Il segnale che ha notato",
      "Che cosa ne ha dedotto, e come lo ha verificato",
      "Una proposta semplice e concreta",
      "La dignità salvaguardata: senza pubblico, e facile da rifiutare",
      "La reazione del cliente",
    ],
    followUp: "Che cosa ha detto o fatto quella persona quando se n’è accorta?",
    whyAsked: "Il servizio che i passeggeri ricordano comincia dallo sguardo.",
  },
  "stayed-calm": {
    question:
      "Mi racconti una situazione in cui ha mantenuto la calma mentre gli altri perdevano la loro.",
    expectedPoints: [
      "Una situazione di pressione reale",
      "Come ha gestito la propria agitazione",
      "Ordine: prima la cosa più urgente, e compiti affidati agli altri",
      "Parole brevi e chiare per chi Le stava intorno",
      "Come è finita, e che cosa ha imparato su di sé",
    ],
    followUp: "E quando tutto è finito, come stavano gli altri?",
    whyAsked: "I passeggeri leggono il pericolo sul Suo viso prima di sentire le Sue parole.",
  },
  "hardest-feedback": {
    question:
      "Qual è la critica più dura che Le sia mai stata fatta sul lavoro, e che cosa ne ha fatto?",
    expectedPoints: [
      "Una critica giusta, e che ha fatto male",
      "Ascoltarla senza difendersi, e fare una domanda",
      "Un provvedimento, con una data, o un’abitudine",
      "La prova del cambiamento, venuta da qualcun altro",
      "Un grazie a chi l’ha espressa",
    ],
    followUp: "Chi ha notato il Suo cambiamento, e da che cosa?",
    whyAsked:
      "In addestramento La correggeranno ogni giorno per settimane, e le verifiche durano tutta la carriera.",
  },
  "enforced-unpopular-rule": {
    question:
      "Mi racconti di quando ha dovuto far rispettare una regola che non piaceva. Come ha fatto?",
    expectedPoints: [
      "La regola, e la ragione per cui esiste",
      "Parole rispettose, le stesse per tutti",
      "Il motivo, spiegato in una frase",
      "Un modo di ubbidire senza perdere la faccia",
      "Fermezza fino in fondo, e che cosa hanno fatto le persone",
    ],
    followUp: "Alla fine l’hanno rispettata tutti, e come vi siete lasciati?",
    whyAsked: "Metà del mestiere è chiedere a persone gentili cose che preferirebbero non fare.",
  },
  "mastered-much-in-little-time": {
    question:
      "Quando ha dovuto, l’ultima volta, imparare molte cose nuove in poco tempo, e con quale metodo?",
    expectedPoints: [
      "Che cosa c’era da imparare, per quando e perché",
      "Un piano: dividere, ripetere, mettersi alla prova",
      "Aiuto chiesto presto",
      "Esercitarsi a voce alta o con le mani, non soltanto leggere",
      "Il risultato dell’esame o del primo giorno",
    ],
    followUp: "Che voto ha preso, o che cosa Le hanno detto?",
    whyAsked: "Il corso iniziale concentra manuali, esercitazioni ed esami in poche settimane.",
  },
};
