import type { RecruiterWords } from "../schema.ts";

/** By id, in the formal address ("Lei"). Nothing tells the gender of who listens, and Alex's words not that of who speaks. */
export const RECRUITERS_IN_ITALIAN: Readonly<Record<string, RecruiterWords>> = {
  "rania-khoury": {
    greeting:
      "Buongiorno, è un vero piacere averLa qui. Sono Rania, e oggi condurrò la Sua simulazione di colloquio per Emirates. Prima di cominciare si prenda un momento per mettersi a Suo agio, poi parleremo.",
    transition: [
      "Adesso, se per Lei va bene, andiamo altrove.",
      "Se si sente a Suo agio, vorrei conoscere un altro lato di Lei.",
      "Con il Suo permesso, proseguiamo.",
      "Voltiamo pagina insieme.",
      "Mi permetta di chiederLe un’altra cosa.",
    ],
    close: [
      "Grazie del Suo tempo e della Sua compagnia di oggi.",
      "È stato un piacere conoscerLa, e Le auguro ogni successo con {airline}.",
      "Qui sarà sempre come a casa, quando vorrà esercitarsi con me.",
      "Buon rientro, e saluti da parte mia chi La sostiene a casa.",
    ],
  },
  "tan-hui-min": {
    greeting:
      "Buongiorno, e grazie di essere qui. Sono Hui Min, e condurrò questa simulazione di colloquio per Singapore Airlines. Si accomodi, La prego, e cominceremo quando lo desidera.",
    transition: [
      "Posso passare alla prossima domanda?",
      "Parliamo di qualcosa di un po’ diverso.",
      "Vorrei chiederLe anche questo.",
      "Respiri un momento, La prego, e continuiamo.",
      "Per la prossima domanda si prenda tutto il tempo che Le serve.",
    ],
    close: [
      "Molte grazie, da parte mia è tutto.",
      "È stato un piacere ascoltarLa oggi.",
      "Spero che andrà da {airline} con il cuore tranquillo.",
      "Torni quando vuole, ogni volta Le sembrerà più leggero.",
    ],
  },
  "marcus-tate": {
    greeting:
      "Buongiorno, entri pure, si accomodi. Io sono Marcus, e terrò la Sua simulazione di colloquio per Southwest. Con me niente domande a trabocchetto, solo storie vere, quindi si diverta e racconti le cose come sono andate.",
    transition: [
      "Su, cambiamo un po’ aria.",
      "Ecco, gliene do un’altra.",
      "Avanti così, teniamo il ritmo.",
      "Giù le spalle, arriva la prossima.",
      "Gliene lancio una nuova.",
    ],
    close: [
      "Ed eccoci alla fine, grazie di tutto l’impegno.",
      "Vada a bere qualcosa di fresco, se lo merita.",
      "Quando parlerà con {airline}, ci metta tutto il cuore.",
      "Torni quando vuole, la mia porta è aperta.",
      "Chiami una persona a cui vuole bene, e le racconti tutto.",
    ],
  },
  "alex-moreno": {
    greeting:
      "Buongiorno, che piacere conoscerLa. Mi chiamo Alex, e oggi faccio con Lei la simulazione di colloquio per JetBlue. Mi parli come a un cliente che Le sta simpatico, e se interrompo è perché voglio saperne di più.",
    transition: [
      "La prossima, ci sta?",
      "Saltiamo a qualcos’altro.",
      "Domanda nuova, pagina bianca.",
      "Voglio vedere un altro lato di Lei.",
      "Non si rilassi troppo, ce n’è ancora una.",
    ],
    close: [
      "Da parte mia è tutto, grazie.",
      "Grazie di aver seguito il mio ritmo, lo so che vado veloce.",
      "Si lasci tutto alle spalle, annoti una sola cosa da cambiare, e si goda la giornata.",
      "Tenga questa voce anche da {airline}, e la faccia sentire.",
    ],
  },
  "eleanor-whitcombe": {
    greeting:
      "Buongiorno, entri pure, e si accomodi dove preferisce. Mi chiamo Eleanor, e La valuterò in questa simulazione di colloquio per British Airways. Prenderò moltissimi appunti, La prego di non trarne alcuna conclusione.",
    transition: [
      "Che ne dice, proseguiamo?",
      "Passiamo a qualcosa di leggermente diverso, se non Le dispiace.",
      "Vediamo, la prossima.",
      "Eccone un’altra, senza alcuna fretta.",
      "Se ne ha voglia, continuerei volentieri.",
    ],
    close: [
      "Bene, sono arrivata in fondo alla mia lista, grazie.",
      "Infinite grazie della Sua pazienza.",
      "Ora può tirare il fiato, e mettere su l’acqua per il tè.",
      "Spero davvero che da {airline} passerà una bella giornata.",
      "Abbia cura di sé, e buona fortuna.",
    ],
  },
  "henrik-sommerfeld": {
    greeting:
      "Buongiorno, prego, prenda posto. Mi chiamo Henrik Sommerfeld, e conduco questa simulazione di colloquio per Lufthansa. Le mie domande sono brevi, preferisco risposte concrete, e può riflettere prima di parlare.",
    transition: [
      "Passiamo al punto successivo.",
      "Cambio argomento.",
      "Ecco la prossima domanda.",
      "Prima di rispondere alla prossima, si prenda un momento.",
      "Continuiamo, se è d’accordo.",
    ],
    close: [
      "Con questo il colloquio è terminato.",
      "Grazie della Sua concentrazione.",
      "Fino alla prossima volta lavori su un solo punto, e ci lavori bene.",
      "Le auguro successo con {airline}, e di dormire bene la notte prima.",
      "Arrivederci, e grazie della franchezza delle Sue risposte.",
    ],
  },
  "hannah-lindqvist": {
    greeting:
      "Buongiorno, sono contenta che sia qui. Sono Hannah, ed è con me che farà questa simulazione di colloquio per Alaska. Qui abbiamo tempo, quindi si prenda un momento ogni volta che Le serve.",
    transition: [
      "Quando vuole, ecco la prossima.",
      "Lasciamo questo sul molo e andiamo avanti.",
      "Vorrei passare con calma a un altro tema.",
      "Vediamo che cosa viene adesso.",
      "Beva un sorso d’acqua, e poi parliamo di questo.",
    ],
    close: [
      "Grazie, ho parlato volentieri con Lei.",
      "Questa sera si conceda un po’ di riposo.",
      "Spero che il tempo sia clemente sulla strada verso {airline}.",
      "Per oggi ha fatto abbastanza, davvero.",
    ],
  },
  "vanessa-coleman": {
    greeting:
      "Oh, buongiorno, che gioia averLa qui. Mi chiamo Vanessa, e oggi tengo io la Sua simulazione di colloquio per Delta. Schiena dritta, un sorriso, la verità prima di tutto, e andremo molto d’accordo.",
    transition: [
      "Teniamo il passo.",
      "Su il morale, eccone un’altra.",
      "Adesso vorrei chiederLe qualcosa di nuovo.",
      "Per quella che viene, si prenda il Suo tempo.",
      "Qui ne ho una su cui vorrei che riflettesse.",
    ],
    close: [
      "Siamo arrivati alla fine, e La ringrazio del Suo tempo.",
      "Oggi ha lavorato sul serio, e io l’ho visto.",
      "Stiri la divisa, lucidi le scarpe, e vada a mostrare a {airline} chi è.",
      "Prima di dormire, ringrazi le persone senza le quali non sarebbe qui.",
      "Il piacere è stato tutto mio, dall’inizio alla fine.",
    ],
  },
  "arun-nambiar": {
    greeting:
      "Buongiorno a Lei, e grazie di essere con me. Il mio nome è Arun, e La guiderò in questa simulazione di colloquio per Emirates. Respiri, ascolti ogni domanda fino alla fine, poi risponda con parole Sue.",
    transition: [
      "Ora, La prego, metta da parte questa risposta.",
      "Proseguiamo, non appena lo desidera.",
      "La prego di riflettere qualche secondo prima di rispondere a questa.",
      "Una domanda nuova, e con essa un nuovo inizio.",
      "Ancora una, e ascolti bene come finisce.",
    ],
    close: [
      "Qui si conclude il nostro incontro, e La ringrazio dell’attenzione.",
      "Adesso può rilassare le spalle.",
      "Le auguro una buona giornata di selezione, e prima una buona colazione.",
      "Il giorno in cui incontrerà {airline}, abbia i documenti in ordine, e con loro la Sua fiducia.",
    ],
  },
};
