import type { LabelledAnswer } from "../star/format.ts";

/** Spanish answers of an independent writer to two questions of the bank. Speakers from Spain, Mexico and Argentina. */
const HANDOVER = {
  question: "Tell me about a handover you gave that made the next shift easier.",
  kind: "behavioural",
} as const;
const DETECTOR = {
  question: "You find the smoke detector in a lavatory covered with wet paper. What do you do?",
  kind: "hypothetical",
} as const;

export const CHECK_ES: readonly LabelledAnswer[] = [
  {
    id: "es-handover-ward",
    ...HANDOVER,
    level: "strong",
    why: "Night in a ward with ordered, checked handover, own acts throughout and a measured effect on the next shift.",
    answer: {
      situation:
        "En marzo de 2024 era auxiliar de enfermería en la cuarta planta de un hospital de Valencia, turno de noche. Éramos dos para veintiocho camas y esa noche hubo tres ingresos y una caída.",
      task: "A las siete me tocaba a mí pasar el parte al turno de mañana, que entraba con una compañera nueva y otra de sustitución que no conocía la planta. Si algo se me olvidaba, nadie más lo sabía.",
      action:
        "A las seis me senté diez minutos y apunté cama por cama solo lo que había cambiado: quién estaba en ayunas, quién se había levantado solo y no debía, dónde habíamos dejado el andador de la 412. Lo ordené por urgencia y no por número. Después pasé el parte de pie delante de las tres primeras camas, para que les pusieran cara, y le pedí a la nueva que me repitiera los dos ayunos. A la señora que se había caído se la presenté yo, porque estaba asustada.",
      result:
        "Salí veinte minutos tarde, pero a la 409 no le dieron el desayuno y entró a quirófano a su hora. La supervisora me pidió la hoja y la usamos desde entonces: en dos meses las llamadas a casa para preguntar cosas bajaron de cuatro o cinco por semana a una.",
    },
    faults: [],
  },
  {
    id: "es-handover-terrace",
    ...HANDOVER,
    level: "partial",
    why: "Concrete and careful, told in the first person; what came of it is not known.",
    answer: {
      situation:
        "Trabajo de capitán de meseros en un restaurante de Oaxaca. Un sábado de julio me tocó cerrar el turno de comida con la terraza llena y entregarle al de la cena.",
      task: "Yo tenía que dejarle claro a Iván qué mesas seguían, qué se había acabado y qué cliente estaba molesto.",
      action:
        "Le dibujé la terraza en una servilleta con las mesas que faltaban de pagar, taché en la carta el mole negro y el pulpo, y lo llevé a presentar con el señor de la mesa nueve, que llevaba media hora esperando. También le dejé montadas dos mesas de ocho para las reservaciones de las siete.",
      result: "Y ya, le entregué y me fui a mi casa porque venía muerto. Supongo que le fue bien.",
    },
    faults: [{ section: "result", fault: "no-outcome" }],
  },
  {
    id: "es-handover-always-talk",
    ...HANDOVER,
    level: "weak",
    why: "What the team always does; no one handover, no own part.",
    answer: {
      situation:
        "En la tienda de ropa siempre hacemos un relevo cuando termina el turno de la mañana y entra el de la tarde.",
      task: "Hay que contar lo que ha pasado para que los compañeros lo tengan más fácil.",
      action:
        "Nosotros lo hablamos todo, qué ha entrado, si hay algo pendiente, y nos ayudamos unos a otros.",
      result: "El equipo funciona bien y no suele haber problemas.",
    },
    faults: [
      { section: "situation", fault: "generic" },
      { section: "action", fault: "we-hides-you" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "es-handover-let-them-learn",
    ...HANDOVER,
    level: "worthless",
    why: "Leaves colleagues without what they need, on purpose, and is proud of it.",
    answer: {
      situation:
        "Hice el relevo en el hotel de Mar del Plata una noche de enero y los de la mañana, como siempre, llegaron dormidos. Con esa gente no se puede trabajar.",
      task: "Lo mío era irme a las siete en punto, para eso me pagan lo que me pagan.",
      action:
        'Les dejé la caja sin contar y un papel que decía "lean el sistema". Si el pibe nuevo no sabe leer, problema de él. Cuando me llamó tres veces al celular no lo atendí, para que aprenda.',
      result:
        "Le faltó plata en la caja y lo suspendieron dos días. Al turno siguiente ya no me llamó nadie, así que el relevo más fácil se los hice yo.",
    },
    faults: [
      { section: "situation", fault: "blames" },
      { section: "task", fault: "blames" },
      { section: "action", fault: "blames" },
      { section: "result", fault: "blames" },
    ],
  },
  {
    id: "es-detector-look-for-fire",
    ...DETECTOR,
    level: "strong",
    why: "Looks for a fire first, restores the detector, senior and captain told, person spoken to in private, watch kept, report.",
    answer: {
      situation:
        "Entro a revisar el baño de atrás, como cada quince o veinte minutos, y el detector está tapado con papel mojado. Alguien ha fumado o pensaba fumar, y mientras siga así no hay aviso si la papelera arde.",
      task: "Lo primero es descartar un fuego, lo segundo que el detector vuelva a funcionar, y después averiguar quién ha sido y que lo sepa el comandante. Manipularlo es delito, no es una travesura.",
      action:
        "Busco la colilla: miro la papelera, la toco con el dorso de la mano, huelo detrás del papel higiénico y echo agua dentro aunque no vea nada. Con el extintor a mano quito el papel y compruebo que el piloto del detector está bien. Cierro el baño, se lo digo a mi sobrecargo por el interfono con hora y baño, y ella informa a la cabina de vuelo. Entre las dos pensamos quién salió por última vez. Si lo sabemos, le hablo en voz baja y con una compañera delante: le digo lo que he encontrado, que es por la seguridad de todos y que queda anotado. No lo acuso delante de la fila. Y durante el resto del vuelo ese baño se mira más a menudo.",
      result:
        "El aparato vuelve a avisar, el comandante decide si espera la policía y yo dejo el parte escrito con hora, asiento y testigo. Guardo el papel en una bolsa por si lo piden.",
    },
    faults: [],
  },
  {
    id: "es-detector-paper-off",
    ...DETECTOR,
    level: "partial",
    why: "Makes the detector work and warns a colleague; never looks for a fire in the bin and tells neither senior nor captain.",
    answer: {
      situation:
        "Estoy haciendo la ronda y veo el detector tapado con papel húmedo en el baño delantero.",
      task: "Tengo que quitarlo enseguida porque sin detector no nos enteraríamos de un incendio.",
      action:
        "Quito el papel, miro que no huela a tabaco y hago un anuncio por megafonía recordando que está prohibido fumar y tocar los detectores. Luego me quedo cerca para ver quién entra y le aviso a mi compañera del otro pasillo para que también esté pendiente.",
      result: "Así el detector vuelve a funcionar y la gente ve que estamos atentos.",
    },
    faults: [],
  },
  {
    id: "es-detector-protocol",
    ...DETECTOR,
    level: "weak",
    why: "One act and the word protocol.",
    answer: {
      situation: "Sería una situación delicada porque fumar en el avión es muy peligroso.",
      task: "Tendría que actuar con profesionalidad.",
      action: "Quitaría el papel y seguiría el protocolo de la compañía.",
      result: "No pasaría nada grave.",
    },
    faults: [
      { section: "task", fault: "generic" },
      { section: "action", fault: "vague" },
      { section: "result", fault: "vague" },
    ],
  },
  {
    id: "es-detector-wink",
    ...DETECTOR,
    level: "worthless",
    why: "Leaves the detector covered, helps the smoker to hide it and keeps it from everybody.",
    answer: {
      situation:
        "Si el papel está ahí es porque alguien lo necesita. En un vuelo de doce horas hay gente que no aguanta sin fumar y hay que entenderla.",
      task: "Mi función es que el pasajero esté contento y no montar un escándalo por una tontería.",
      action:
        "Lo dejo como está y, si veo salir a un señor con olor a tabaco, le guiño el ojo y le digo que la próxima vez abra el grifo para que no se note. No aviso a nadie, porque el sobrecargo haría un informe y tendríamos policía al llegar y una hora perdida.",
      result:
        "El pasajero queda agradecido, seguro que vuelve a volar con nosotros, y yo me voy a casa a mi hora.",
    },
    faults: [
      { section: "task", fault: "unsafe" },
      { section: "action", fault: "unsafe" },
      { section: "result", fault: "unsafe" },
    ],
  },
];
