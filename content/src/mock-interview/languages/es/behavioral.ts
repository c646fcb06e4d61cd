import type { MockInterviewWords } from "../../schema.ts";

export const BEHAVIORAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "conflict-with-colleague": {
    question:
      "Hábleme de un conflicto que tuvo con alguien de su equipo. ¿Cómo lo resolvieron entre los dos?",
    expectedPoints: [
      "Un desacuerdo real, contado con justicia para ambas partes",
      "Una conversación a solas y pronto",
      "Reconoce su propia parte",
      "Un acuerdo que los dos podían cumplir",
      "Cómo trabajaron juntos después",
    ],
    followUp: "¿Cómo fue trabajar juntos a partir de entonces?",
    whyAsked: "La tripulación cambia cada día y una discusión no puede pasar al vuelo siguiente.",
  },
  "worked-across-cultures": {
    question:
      "Cuénteme una ocasión en la que trabajó con personas de culturas muy distintas de la suya. ¿Qué cambió usted en su manera de trabajar?",
    expectedPoints: [
      "Una situación concreta con personas reales, sin estereotipos",
      "Un momento en que no entendió algo y se preguntó por qué",
      "Preguntar u observar antes de juzgar",
      "Una costumbre al hablar o al trabajar que usted cambió",
      "Qué resultó más fácil para los demás",
    ],
    followUp: "¿En qué notó que el cambio les había ayudado?",
    whyAsked:
      "Muestra si la diferencia despierta en usted curiosidad, cautela o ninguna de las dos.",
  },
  "told-on-yourself": {
    question:
      "Cuénteme una ocasión en la que comunicó un error suyo que nadie más habría descubierto.",
    expectedPoints: [
      "Un error real con una posible consecuencia",
      "Lo comunicó pronto y a la persona adecuada",
      "Sin excusas y sin culpar a nadie",
      "Lo que se hizo para limitar el daño",
      "Lo que se cambió para que no vuelva a ocurrir",
    ],
    followUp: "¿Qué le dijo su responsable, y qué es distinto hoy?",
    whyAsked: "La seguridad vive de los avisos que nadie podría haberle obligado a dar.",
  },
  "noticed-unspoken-need": {
    question:
      "Describa una ocasión en la que vio lo que necesitaba un cliente antes de que lo pidiera.",
    expectedPoints: [
      "La señal que notó",
      "Qué dedujo de ella y cómo se aseguró",
      "Un ofrecimiento pequeño y concreto",
      "Con dignidad: sin público y fácil de rechazar",
      "La reacción del cliente",
    ],
    followUp: "¿Qué dijo o hizo esa persona al darse cuenta?",
    whyAsked: "El servicio que los pasajeros recuerdan empieza por saber mirar.",
  },
  "stayed-calm": {
    question: "Cuénteme una ocasión en la que mantuvo la calma mientras los demás la perdían.",
    expectedPoints: [
      "Una situación de verdadera presión",
      "Qué hizo con sus propios nervios",
      "Orden: primero lo primero, y tareas repartidas entre los demás",
      "Palabras breves y claras para quienes estaban cerca",
      "Cómo terminó, y qué descubrió en usted",
    ],
    followUp: "Y cuando todo pasó, ¿cómo estaban los demás?",
    whyAsked: "Los pasajeros leen el peligro en su cara antes de oír sus palabras.",
  },
  "hardest-feedback": {
    question: "¿Cuál es la crítica más dura que ha recibido en el trabajo, y qué hizo con ella?",
    expectedPoints: [
      "Una crítica cierta y que dolió",
      "Escuchar sin defenderse, y preguntar",
      "Un paso que dio, con una fecha o un hábito",
      "Una prueba del cambio que venga de otra persona",
      "Gratitud hacia quien se lo dijo",
    ],
    followUp: "¿Quién notó que usted había cambiado, y en qué?",
    whyAsked:
      "En la formación le corregirán a diario durante semanas, y las pruebas siguen toda la carrera.",
  },
  "enforced-unpopular-rule": {
    question:
      "Cuénteme una ocasión en la que tuvo que hacer cumplir una norma que no gustaba. ¿Cómo lo hizo?",
    expectedPoints: [
      "La norma y la razón de que exista",
      "Palabras respetuosas, las mismas para todos",
      "El motivo, dicho en una frase",
      "Una manera de cumplir sin quedar mal",
      "Firmeza hasta el final, y qué hizo la gente",
    ],
    followUp: "¿La cumplió todo el mundo al final? ¿Y cómo se despidieron?",
    whyAsked: "La mitad del trabajo es pedir a gente amable lo que preferiría no hacer.",
  },
  "mastered-much-in-little-time": {
    question:
      "¿Cuándo fue la última vez que tuvo que aprender mucha materia nueva en poco tiempo, y qué método siguió?",
    expectedPoints: [
      "Qué había que aprender, para cuándo y por qué",
      "Un plan: por partes, con repetición y poniéndose a prueba",
      "Ayuda pedida a tiempo",
      "Practicar en voz alta o con las manos, y no solo leer",
      "El resultado del examen o del primer día",
    ],
    followUp: "¿Qué nota obtuvo, o qué le dijeron después?",
    whyAsked: "La formación inicial reúne manuales, simulacros y exámenes en pocas semanas.",
  },
};
