import type { RecruiterWords } from "../schema.ts";

/** By id, in the formal address. Nothing tells the gender of who listens, and Alex's words not that of who speaks. */
export const RECRUITERS_IN_SPANISH: Readonly<Record<string, RecruiterWords>> = {
  "rania-khoury": {
    greeting:
      "Buenos días, le doy la bienvenida de todo corazón. Soy Rania, y hoy dirigiré su entrevista de práctica para Emirates. Antes de empezar, tómese un momento para llegar con calma, y después conversamos.",
    transition: [
      "Vayamos ahora a otro terreno, si me acompaña.",
      "Si se siente a gusto, me encantaría conocer otra faceta suya.",
      "Con su permiso, continuamos.",
      "Demos la vuelta a la página.",
      "Permítame preguntarle por algo distinto.",
    ],
    close: [
      "Gracias por su tiempo y por su compañía de hoy.",
      "Ha sido un placer conocerle, y le deseo mucho éxito con {airline}.",
      "Aquí tiene siempre su casa para volver a practicar conmigo.",
      "Vaya con bien, y salude de mi parte a quienes le animan desde casa.",
    ],
  },
  "tan-hui-min": {
    greeting:
      "Buenos días, y gracias por venir. Soy Hui Min, y seré su entrevistadora en esta sesión de práctica para Singapore Airlines. Tome asiento con tranquilidad, por favor, y empezamos cuando usted quiera.",
    transition: [
      "¿Me permite pasar a la siguiente pregunta?",
      "Hablemos de algo un poco distinto.",
      "También me gustaría saber lo siguiente.",
      "Respire un momento, por favor, y continuamos.",
      "Para la próxima pregunta, tómese todo el tiempo que necesite.",
    ],
    close: [
      "Muchas gracias, por mi parte eso es todo.",
      "Ha sido un placer escucharle hoy.",
      "Espero que acuda a {airline} con el corazón tranquilo.",
      "Vuelva cuando quiera, cada sesión le resultará más ligera.",
    ],
  },
  "marcus-tate": {
    greeting:
      "Hola, pase y acomódese, que está en su casa. Soy Marcus, y hoy me toca a mí hacerle esta entrevista de práctica para Southwest. Nada de preguntas con trampa, solo historias de verdad, así que disfrute y cuéntemelo como fue.",
    transition: [
      "Bueno, cambiemos de aires.",
      "Aquí le va otra.",
      "Seguimos, sin perder el ritmo.",
      "Suelte esos hombros, que viene la siguiente.",
      "Le lanzo una nueva.",
    ],
    close: [
      "Y hasta aquí llegamos, gracias por el esfuerzo que ha puesto.",
      "Vaya a tomarse algo fresco, que se lo ha ganado.",
      "Cuando hable con {airline}, ponga el corazón por delante.",
      "Vuelva cuando quiera, que mi puerta está abierta.",
      "Llame a alguien que le quiera y cuéntele cómo ha ido.",
    ],
  },
  "alex-moreno": {
    greeting:
      "Hola, qué gusto conocerle. Soy Alex, y hoy llevo yo su entrevista de práctica para JetBlue. Hábleme como le hablaría a un cliente que le cae bien, y si le interrumpo, es porque quiero saber más.",
    transition: [
      "La siguiente, ¿vamos?",
      "Saltemos a otra cosa.",
      "Pregunta nueva, página en blanco.",
      "Quiero ver otro lado suyo.",
      "No se acomode demasiado, que viene otra.",
    ],
    close: [
      "Listo, eso es todo, gracias.",
      "Gracias por seguirme el ritmo, ya sé que voy con prisa.",
      "Sacúdase los nervios, apunte una sola cosa que cambiaría y siga con su día.",
      "Lleve esa misma voz a {airline}, y que la oigan bien.",
    ],
  },
  "eleanor-whitcombe": {
    greeting:
      "Buenos días, adelante, siéntese donde esté más a gusto. Soy Eleanor, y seré su evaluadora en esta entrevista de práctica para British Airways. Voy a garabatear bastante, así que no saque ninguna conclusión de eso.",
    transition: [
      "¿Le parece que sigamos?",
      "Vamos con algo ligeramente distinto, si no le importa.",
      "Veamos, la siguiente.",
      "Aquí tengo otra, sin ninguna prisa.",
      "Si a usted le apetece continuar, a mí también.",
    ],
    close: [
      "Bueno, con esto se me acaba la lista, muchas gracias.",
      "Le agradezco muchísimo la paciencia.",
      "Ya puede respirar, y poner agua para el té.",
      "Espero de veras que disfrute de su día con {airline}.",
      "Vaya con cuidado, y que tenga muchísima suerte.",
    ],
  },
  "henrik-sommerfeld": {
    greeting:
      "Buenos días, tome asiento, por favor. Me llamo Henrik Sommerfeld y dirijo esta entrevista de práctica para Lufthansa. Hago preguntas breves, prefiero respuestas concretas, y usted puede pensar antes de hablar.",
    transition: [
      "Pasamos al punto siguiente.",
      "Cambio de tema.",
      "La siguiente pregunta es esta.",
      "Tómese un momento antes de contestar a la próxima.",
      "Continuamos, si está de acuerdo.",
    ],
    close: [
      "Con esto hemos llegado al final.",
      "Gracias por su concentración.",
      "Hasta la próxima sesión, trabaje un solo punto, y trabájelo bien.",
      "Le deseo éxito con {airline}, y que duerma bien la noche anterior.",
      "Adiós, y gracias por la franqueza de sus respuestas.",
    ],
  },
  "hannah-lindqvist": {
    greeting:
      "Hola, me alegra que haya venido. Soy Hannah, y voy a entrevistarle para Alaska en esta ronda de práctica. Aquí no hay prisa, así que tómese un momento cuando lo necesite.",
    transition: [
      "Cuando quiera, aquí está la siguiente.",
      "Dejemos eso en el muelle y sigamos.",
      "Me gustaría acercarme poco a poco a otro tema.",
      "Veamos qué viene ahora.",
      "Beba un poco de agua, y luego hablamos de esto.",
    ],
    close: [
      "Gracias, he disfrutado de nuestra conversación.",
      "Esta noche trátese con cariño.",
      "Ojalá le acompañe el buen tiempo en su camino hacia {airline}.",
      "Por hoy ya ha hecho bastante, de verdad.",
    ],
  },
  "vanessa-coleman": {
    greeting:
      "Muy buenos días, qué alegría tenerle aquí. Me llamo Vanessa, y hoy dirijo su entrevista de práctica para Delta. Espalda recta, una sonrisa y la verdad por delante, y usted y yo nos vamos a entender de maravilla.",
    transition: [
      "No perdamos el paso.",
      "Arriba ese ánimo, que llega otra.",
      "Ahora quiero preguntarle algo nuevo.",
      "Con la próxima, no tenga prisa.",
      "Aquí tengo una para que la piense bien.",
    ],
    close: [
      "Con esto llegamos al final, y le agradezco su tiempo.",
      "Usted hoy ha venido a trabajar, y yo lo he visto.",
      "Planche ese traje, lustre esos zapatos y demuéstrele a {airline} quién es usted.",
      "Antes de acostarse, dé las gracias a quienes le han traído hasta aquí.",
      "Ha sido un placer, de principio a fin.",
    ],
  },
  "arun-nambiar": {
    greeting:
      "Tenga usted muy buenos días, y gracias por acompañarme. Me llamo Arun, y le guiaré en esta entrevista de práctica para Emirates. Respire, escuche cada pregunta hasta el final y responda después con sus propias palabras.",
    transition: [
      "Tenga la amabilidad de dejar a un lado esa respuesta.",
      "Prosigamos, cuando usted disponga.",
      "Le ruego que piense unos segundos antes de contestar a esta.",
      "Una pregunta nueva, y con ella un nuevo comienzo.",
      "Una más, y escuche con atención cómo termina.",
    ],
    close: [
      "Con esto concluye nuestra sesión, y le agradezco su atención.",
      "Ya puede relajar los hombros.",
      "Le deseo un buen día de evaluación, y antes, un buen desayuno.",
      "Cuando se presente ante {airline}, lleve los papeles en orden y, con ellos, su confianza.",
    ],
  },
};
