import type { MockInterviewWords } from "../../schema.ts";

export const TECHNICAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "oxygen-masks-drop": {
    question:
      "Está recorriendo la cabina cuando caen las mascarillas de oxígeno. ¿Qué es lo primero que hace y qué viene después?",
    expectedPoints: [
      "La mascarilla más cercana al instante, la suya antes que la de nadie",
      "Se sienta o se agarra con fuerza: puede venir un descenso pronunciado",
      "Llama a los pasajeros y les muestra cómo tirar de la mascarilla y ponérsela",
      "Espera la indicación de los pilotos antes de moverse",
      "Después, oxígeno portátil y revisión de cabina, lavabos y heridos",
      "Informa a la cabina de mando",
    ],
    followUp: "Le indican que ya puede moverse. ¿Adónde va primero?",
    whyAsked: "La consciencia útil se cuenta en segundos: el orden de los actos es la respuesta.",
  },
  "phone-on-fire": {
    question:
      "El teléfono de un pasajero empieza a silbar y a echar humo, y luego se incendia sobre la mesita. ¿Qué hace?",
    expectedPoints: [
      "Aparta a la gente y avisa enseguida a compañeros y pilotos",
      "Combate las llamas con un extintor, de halón o de su sustituto, y con equipo de protección",
      "Después enfría el aparato con agua u otro líquido sin alcohol",
      "Nunca hielo, nunca taparlo, no levantarlo mientras pueda reavivarse",
      "Luego, bajo el agua o según el procedimiento de la aerolínea, y vigilado hasta el final",
      "Corta la corriente del asiento",
    ],
    followUp: "Ya no hay llamas. ¿Por qué no ha terminado todavía?",
    whyAsked:
      "En vuelos de Estados Unidos se sobrecalienta más de una batería por semana (FAA, 2024), y el halón no las enfría.",
  },
  "galley-oven-smoke": {
    question:
      "En pleno vuelo sale humo de un horno del galley. Explíqueme paso a paso lo que hace.",
    expectedPoints: [
      "La puerta del horno sigue cerrada, para que el fuego no reciba aire",
      "Corta la corriente del horno, el disyuntor o todo el galley, según la formación",
      "Llama a los compañeros y hace traer extintor y capucha antihumo",
      "Informa pronto a los pilotos: dónde, de qué tipo y qué se está haciendo",
      "Si el fuego sigue, usa el extintor por la rendija más pequeña",
      "Aleja a los pasajeros del humo, vigila que no se reavive y deja el horno apagado",
    ],
    followUp: "Ya no sale humo. ¿Qué le dice al comandante y qué se queda como está?",
    whyAsked: "Busca tareas repartidas en el equipo y manos que no abran la puerta.",
  },
  "choking-passenger": {
    question:
      "Durante el servicio de comida, un hombre se lleva las manos a la garganta y no puede hablar. ¿Qué hace, paso a paso?",
    expectedPoints: [
      "Pregunta si se ha atragantado y si puede toser",
      "Si es grave: cinco golpes en la espalda, entre los omóplatos",
      "Luego cinco compresiones abdominales, y así alternando hasta que lo expulse o se desplome",
      "Compresiones en el pecho en un embarazo avanzado o si no se puede rodear el cuerpo",
      "Si no responde: al suelo, pide ayuda y el desfibrilador, y empieza la reanimación",
      "Revisión médica después, porque las compresiones pueden lesionar",
    ],
    followUp: "Lo expulsa y ya puede respirar. ¿Con eso ha terminado?",
    whyAsked: "Los primeros auxilios se examinan en toda formación, y dudar cuesta minutos.",
  },
  "fire-outside-your-exit": {
    question:
      "El comandante ordena evacuar y, por la ventanilla de su puerta, usted ve fuego. ¿Qué hace?",
    expectedPoints: [
      "Mira afuera antes de abrir y deja esta puerta cerrada",
      "Bloquea la salida con el cuerpo y con la voz",
      "Envía a la gente a salidas utilizables con órdenes breves y gestos",
      "Sigue mirando: afuera las condiciones cambian",
      "Protege su posición y se sujeta al asidero, para que no le empujen",
      "Revisa su zona y sale por una salida utilizable al terminar o si el riesgo es mortal",
    ],
    followUp: "Ya no viene nadie. ¿Cuándo sale usted, y por dónde?",
    whyAsked:
      "La puerta equivocada, una vez abierta, deja entrar el fuego, y la gente sigue a quien habla claro.",
  },
  "cabin-bag-to-the-hold": {
    question:
      "Los compartimentos están llenos y el equipaje de mano de una pasajera tiene que ir a la bodega. ¿Qué debe preguntarle antes de que salga de la cabina?",
    expectedPoints: [
      "Baterías de litio de repuesto y baterías externas: se sacan y se quedan en la cabina",
      "Cigarrillos electrónicos: se sacan también",
      "Medicación para el viaje, pasaporte, llaves y objetos de valor: los conserva la pasajera",
      "Una maleta inteligente, solo sin su batería",
      "La maleta, etiquetada al destino correcto, y la dueña sabe dónde recogerla",
    ],
    followUp: "Ella dice que no lleva nada de eso. ¿Qué pregunta le hace todavía?",
    whyAsked: "Una batería que arde se puede combatir en la cabina y apenas en la bodega.",
  },
  "arming-and-crosscheck": {
    question:
      "¿Qué significa armar una puerta y hacer el crosscheck, y por qué se hacen las dos cosas en cada vuelo?",
    expectedPoints: [
      "Armada: al abrirla desde dentro se despliega la rampa",
      "Desarmada: se abre sin rampa, para la gente que espera fuera",
      "Se hace a la orden, casi siempre del jefe de cabina, antes de salir y al llegar",
      "Crosscheck: otra persona mira la puerta opuesta y confirma",
      "Para qué: rampa lista en segundos si hay que evacuar, y ninguna rampa contra quien está fuera",
    ],
    followUp: "En el crosscheck ve que la otra puerta está mal. ¿Qué dice?",
    whyAsked: "Muestra si ha entendido la rutina de la que ningún vuelo prescinde.",
  },
  "cabin-secure-for-landing": {
    question:
      "Antes de aterrizar recorre la cabina para asegurarla. ¿En qué se fija, y para qué sirve cada cosa?",
    expectedPoints: [
      "Cinturones abrochados, respaldos rectos, mesitas plegadas: camino libre y cuerpo sujeto",
      "Equipaje guardado, pasillos y salidas despejados: nada que vuele ni haga tropezar",
      "Persianas abiertas si la aerolínea lo pide: ver afuera y que el rescate vea dentro",
      "Lavabos vacíos, galley asegurado, carros bloqueados",
      "De noche, luces bajas para que los ojos se acostumbren a la oscuridad",
      "Comunica al jefe de cabina que la cabina está asegurada y se sienta con el arnés puesto",
    ],
    followUp: "Y ya en su asiento de tripulante, ¿qué repasa mentalmente?",
    whyAsked: "Las normas que se explican por su finalidad son normas que se cumplen.",
  },
};
