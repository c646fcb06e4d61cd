import type { MockInterviewWords } from "../../schema.ts";

export const BUILT_IN_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "about-yourself": {
    question: "Hábleme de usted. ¿Por qué quiere ser tripulante de cabina?",
    expectedPoints: [
      "Quién es hoy, en una o dos frases",
      "Dos o tres experiencias con personas, presión, seguridad o equipos",
      "Un motivo propio de este trabajo y de ningún otro",
      "Una idea realista de esta vida: horarios, guardias, fiestas fuera de casa",
      "La seguridad como centro del trabajo",
    ],
    followUp: "¿Qué diría su último equipo que cambió gracias a usted?",
    whyAsked: "Muestra si sabe elegir lo importante y si conoce de verdad este trabajo.",
  },
  "difficult-customer": {
    question:
      "Cuénteme una ocasión en la que tuvo que atender a un cliente difícil. ¿Qué hizo y cómo terminó?",
    expectedPoints: [
      "Un cliente real y lo que necesitaba, contado con respeto",
      "Escuchar hasta el final y repetir el problema para confirmarlo",
      "Voz y postura tranquilas mientras el otro subía el tono",
      "Una solución o una alternativa que estaba en su mano",
      "Cómo se fue el cliente, y qué se transmitió o se aprendió",
    ],
    followUp: "¿Cómo se marchó el cliente? ¿Volvió a saber de él?",
    whyAsked: "Hay clientes molestos cada día, y la forma de contarlo muestra cómo los ve.",
  },
  "refuses-safety-instructions": {
    question:
      "Antes del despegue, un pasajero se niega a seguir sus instrucciones de seguridad. ¿Qué haría?",
    expectedPoints: [
      "Instrucción tranquila y clara, con su motivo",
      "Ver si detrás de la negativa hay miedo, un idioma o un problema de oído",
      "Firmeza: el avión no sale mientras la cabina no esté asegurada",
      "Aviso al jefe de cabina y, a través de él, al comandante",
      "Los pasos de advertencia de la aerolínea, hasta el desembarque en tierra",
      "Un compañero como testigo y notas para el informe",
    ],
    followUp: "Sigue negándose. ¿Quién decide ahora, y qué información le ha dado usted?",
    whyAsked: "Comprueba si puede ser amable e inflexible al mismo tiempo.",
  },
  "medical-emergency": {
    question:
      "¿Cómo actuaría ante una emergencia médica a bordo, por ejemplo, un pasajero con un dolor repentino en el pecho?",
    expectedPoints: [
      "No deja solo al pasajero y llama enseguida a sus compañeros",
      "Pide pronto oxígeno, botiquín médico y desfibrilador",
      "Pregunta por el dolor, cuándo empezó, enfermedades, alergias y medicación",
      "Mantiene informado al comandante, que decide si se desvía el vuelo",
      "Pide ayuda médica a bordo y consejo médico en tierra",
      "Vigila el estado, anota las horas y hace el relevo a quienes lo atienden después",
    ],
    followUp: "El personal sanitario está en la puerta. ¿Qué le dice?",
    whyAsked: "Busca orden bajo presión: quedarse, llamar, traer el equipo, informar y anotar.",
  },
};
