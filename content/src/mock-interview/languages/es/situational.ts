import type { MockInterviewWords } from "../../schema.ts";

export const SITUATIONAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "belt-sign-during-hot-drinks": {
    question:
      "Está sirviendo bebidas calientes cuando empiezan las turbulencias y se enciende la señal de cinturones. ¿Qué hace?",
    expectedPoints: [
      "Deja de servir al momento y asegura primero el líquido caliente",
      "Carro seguro: con el freno puesto, y guardado si hay tiempo",
      "Si es fuerte, el asiento y el cinturón más cercanos: también cuenta su propia seguridad",
      "Pide con calma que se abrochen los cinturones, pensando en bebés y lavabos",
      "Después comprueba si hay heridos e informa a los pilotos",
    ],
    followUp: "Vuelve la calma. ¿Qué comprueba antes de continuar?",
    whyAsked: "Muestra si el servicio cede ante la seguridad sin que nadie se lo diga.",
  },
  "two-passengers-one-seat": {
    question:
      "El embarque casi ha terminado y dos pasajeros tienen tarjeta de embarque para el mismo asiento. ¿Qué haría?",
    expectedPoints: [
      "Lee las dos tarjetas: nombre, vuelo, fecha y asiento",
      "No culpa a ninguno ni lo despacha en pleno pasillo",
      "Avisa al personal de tierra y al jefe de cabina, que pueden ver el plano de asientos",
      "Ofrece a uno de ellos un sitio donde esperar sin estorbar",
      "Dice con franqueza cuánto tardará y da las gracias a los dos",
      "El número de personas a bordo sigue siendo correcto al final",
    ],
    followUp: "Cuando se cierra la puerta, ¿quién se sienta dónde, y quién lo sabe?",
    whyAsked: "Un pequeño lío contra el reloj: justicia, calma y aviso a quien corresponde.",
  },
  "no-more-alcohol": {
    question:
      "Un pasajero que claramente ya ha bebido bastante pide otro whisky. ¿Qué le dice y qué hace?",
    expectedPoints: [
      "Se niega con amabilidad y en voz baja, sin la palabra borracho",
      "Ofrece otra cosa: agua, comida, más tarde un café",
      "Avisa a los compañeros y al jefe de cabina, para que todos digan lo mismo",
      "Piensa en las botellas que pueda llevar en su equipaje",
      "Observa las señales de conflicto y tiene claros los pasos si empeora",
      "Conoce el motivo: no se puede servir a quien parece ebrio",
    ],
    followUp: "El pasajero va al galley de atrás y se lo pide a su compañera. ¿Qué pasa allí?",
    whyAsked: "Un no que respeta la dignidad es un arte, y aquí la ley lo respalda.",
  },
  "exit-row-doubt": {
    question:
      "Durante el embarque, un pasajero sentado junto a una salida de emergencia le dice que preferiría no tener que abrirla. ¿Qué hace?",
    expectedPoints: [
      "Le agradece que lo diga y no le exige motivos",
      "Lo cambia de asiento sin demora y sin avergonzarlo",
      "Busca a alguien capaz y dispuesto a ocupar ese asiento",
      "Le explica la salida a esa persona y le pide su conformidad",
      "Queda resuelto antes de que el avión deje la puerta de embarque",
    ],
    followUp: "El avión va lleno. ¿Cómo lo resuelve ahora?",
    whyAsked: "Una salida vale lo que vale la persona que se sienta a su lado.",
  },
  "colleague-smells-of-alcohol": {
    question:
      "En el briefing de la tripulación nota que el aliento de un compañero huele a alcohol. ¿Qué hace?",
    expectedPoints: [
      "Actúa antes del vuelo y no después",
      "Habla enseguida y con discreción con el jefe de cabina o el comandante",
      "Comunica lo que ha notado, no un veredicto",
      "La amistad y el horario van después de la seguridad",
      "Sabe que existen programas de ayuda y que ocultarlo no ayuda",
    ],
    followUp: "Su compañero le suplica que no diga nada. ¿Qué le responde?",
    whyAsked: "Pone a prueba la integridad cuando la lealtad tira hacia el otro lado.",
  },
  "briefing-without-sight": {
    question:
      "Uno de sus pasajeros es ciego y viaja solo. ¿Cómo le da las instrucciones de seguridad?",
    expectedPoints: [
      "Se presenta por su nombre y pregunta cuál es la mejor forma de ayudar",
      "Deja que sus manos encuentren cinturón, mascarilla, chaleco y botón de llamada",
      "Cuenta las filas hasta las salidas, hacia delante y hacia atrás",
      "Ofrece la tarjeta en braille o en letra grande si se lleva a bordo",
      "Acuerda quién vendrá en una emergencia y dónde van el bastón o el perro guía",
      "Habla con la persona y no con quien va a su lado",
    ],
    followUp: "¿Cómo se asegura, sin hacerle un examen, de que no ha faltado nada?",
    whyAsked: "La misma seguridad pide otra forma de explicarla, y respeto al hacerlo.",
  },
  "suspected-trafficking": {
    question:
      "Una niña que viaja con un adulto parece asustada, y el adulto contesta por ella a todas las preguntas. ¿Qué haría?",
    expectedPoints: [
      "Observa y anota hechos: palabras, asientos, documentos, conducta",
      "No acusa, no intenta un rescate y no los separa por la fuerza",
      "Avisa al jefe de cabina y, a través de él, al comandante",
      "El comandante hace informar a las autoridades antes de aterrizar",
      "Mientras tanto, servicio normal y amable, para no poner a nadie en peligro",
    ],
    followUp: "El avión ha llegado y los dos se marchan. ¿De qué se ha asegurado usted antes?",
    whyAsked:
      "La tripulación ve lo que otros no ven, y el celo sin procedimiento puede hacer daño.",
  },
  "panic-as-doors-close": {
    question:
      "Acaban de cerrarse las puertas cuando una mujer se levanta, respira muy rápido y dice que tiene que bajar. ¿Qué haría?",
    expectedPoints: [
      "Va hacia ella, se pone a su altura y le habla con calma y por su nombre",
      "Respira despacio con ella, le da aire, agua y espacio",
      "Escucha: miedo, enfermedad o algo que sabe sobre el vuelo",
      "Avisa enseguida al jefe de cabina: antes de salir, el comandante aún puede dejarla bajar",
      "Sin promesas y sin fuerza, con un compañero cerca",
      "Si baja, se ocupa de su equipaje y del recuento de pasajeros",
    ],
    followUp: "Ha decidido quedarse. ¿Qué hace por ella durante el ascenso?",
    whyAsked: "Empatía contra el reloj, con un comandante que tiene que saberlo.",
  },
};
