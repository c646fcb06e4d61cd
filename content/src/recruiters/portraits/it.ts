import type { RecruiterPortrait } from "../schema.ts";

/** By id, in the voice of the app, which says "Lei". Nothing tells the gender of who reads, or of Alex. */
export const PORTRAITS_IN_ITALIAN: Readonly<Record<string, RecruiterPortrait>> = {
  "rania-khoury": {
    position: "Selezionatrice assistenti di volo, colloqui finali",
    culturalBackground:
      "È cresciuta a Beirut tra arabo, francese e inglese, e vive da molti anni a Dubai in mezzo a persone di ogni provenienza.",
    interviewStyle:
      "Comincia con una vera conversazione, poi resta su un solo racconto finché non vede che cosa ha fatto Lei.",
    focusAreas: [
      "Lavorare tra culture diverse",
      "Ospitalità ed empatia",
      "Ambientarsi in un altro Paese",
      "Padronanza e presenza",
    ],
  },
  "tan-hui-min": {
    position: "Addetta alla selezione del personale di cabina",
    culturalBackground:
      "Singaporiana di origine cinese, cresciuta con inglese e mandarino in un palazzo dove sullo stesso pianerottolo si parlavano quattro lingue.",
    interviewStyle:
      "Domande cortesi e brevi, in più turni; lascia silenzi, e ascolta il modo tanto quanto il contenuto.",
    focusAreas: [
      "La cura dei dettagli nel servizio",
      "Portamento e presenza",
      "Annunci e dialoghi chiari",
      "Rispetto nell’equipaggio",
    ],
  },
  "marcus-tate": {
    position: "Selezionatore per gli equipaggi di cabina",
    culturalBackground:
      "Texano nero di San Antonio, cresciuto nel ristorante di famiglia, dove ogni cliente aveva un nome prima di avere un menu.",
    interviewStyle:
      "Chiacchiera come un vicino di casa, poi chiede senza giri di parole una vera situazione difficile, e che cosa ha fatto Lei.",
    focusAreas: [
      "Un servizio caloroso e personale",
      "Spirito di squadra e umiltà",
      "Umorismo al momento giusto",
      "La sicurezza nelle soste brevi",
    ],
  },
  "alex-moreno": {
    position: "Selezione degli equipaggi di bordo",
    culturalBackground:
      "Di famiglia dominicana, dal Queens di New York: inglese e spagnolo sono casa, e l’aeroporto è a una corsa di autobus.",
    interviewStyle:
      "Domande veloci e parole semplici; cerca i valori nei racconti, e i dettagli li verifica.",
    focusAreas: [
      "Avere cura dei clienti",
      "Integrità nelle piccole cose",
      "Parlare chiaro quando tutto si complica",
      "La sicurezza, primo dei valori",
    ],
  },
  "eleanor-whitcombe": {
    position: "Valutatrice assistenti di volo",
    culturalBackground:
      "Nata nello Yorkshire, infermiera prima di volare, vive vicino a Heathrow; dice meno di quanto pensa.",
    interviewStyle:
      "Segue le competenze in ordine, scrive molto, e chiede un poco quando si aspetta molto di più.",
    focusAreas: [
      "Un servizio con carattere",
      "Spirito di squadra nella prova di gruppo",
      "Davanti a un cliente scontento",
      "Puntualità e affidabilità",
    ],
  },
  "henrik-sommerfeld": {
    position: "Valutatore senior, selezione del personale di cabina",
    culturalBackground:
      "Di Amburgo, ex responsabile di cabina con il gusto dell’ingegnere per le cause; parla tedesco, inglese e uno spagnolo diligente.",
    interviewStyle:
      "Strutturato e franco: una domanda chiara, tutta la sua attenzione, e una seconda domanda dove la risposta restava vaga.",
    focusAreas: [
      "Precisione e affidabilità",
      "Sicurezza e procedure",
      "Conflitti e capacità di autocritica",
      "Spiegazioni chiare ai clienti",
    ],
  },
  "hannah-lindqvist": {
    position: "Responsabile della selezione di cabina",
    culturalBackground:
      "Di un porto di pescatori dello Stato di Washington, con nonni svedesi; anni di traghetti all’alba le hanno insegnato a prevedere il maltempo.",
    interviewStyle:
      "Senza fretta e vicina alle persone, attentissima al momento in cui Lei ha parlato, o ha taciuto.",
    focusAreas: [
      "Parlare per la sicurezza",
      "Una gentilezza che costa",
      "Tenere duro con il maltempo",
      "Agire bene quando nessuno guarda",
    ],
  },
  "vanessa-coleman": {
    position: "Selezionatrice per il servizio di bordo",
    culturalBackground:
      "Di Atlanta, figlia di un direttore di coro, con due decenni di voli alle spalle e l’ospitalità del Sud.",
    interviewStyle:
      "Mette a proprio agio, poi domanda una dopo l’altra le azioni e aspetta il finale senza doverlo chiedere.",
    focusAreas: [
      "Guidare mettendosi al servizio",
      "Onestà e integrità",
      "Un servizio di alto livello, premuroso",
      "Perseverare nei giorni duri",
    ],
  },
  "arun-nambiar": {
    position: "Responsabile delle giornate di selezione",
    culturalBackground:
      "Nato nel Kerala e cresciuto sui banchi di Dubai, ha condotto giornate di selezione in decine di città.",
    interviewStyle:
      "Spiega ogni prova una volta, con chiarezza, poi osserva chi domanda, chi coinvolge gli altri e chi rispetta i tempi.",
    focusAreas: [
      "Spirito di squadra nelle prove di gruppo",
      "Un inglese parlato chiaro",
      "Giudicare presto e bene",
      "La sicurezza prima del servizio",
    ],
  },
};
