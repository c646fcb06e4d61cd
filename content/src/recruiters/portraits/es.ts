import type { RecruiterPortrait } from "../schema.ts";

/** By id, in the voice of the app, which says "tú". Nothing tells the gender of who reads, or of Alex. */
export const PORTRAITS_IN_SPANISH: Readonly<Record<string, RecruiterPortrait>> = {
  "rania-khoury": {
    position: "Selección de tripulantes de cabina, entrevistas finales",
    culturalBackground:
      "Creció en Beirut entre el árabe, el francés y el inglés, y lleva muchos años en Dubái, rodeada de gente de todas partes.",
    interviewStyle:
      "Empieza con una conversación de verdad y después se queda en una sola historia hasta ver qué hiciste tú.",
    focusAreas: [
      "Trabajar entre culturas",
      "Hospitalidad y empatía",
      "Adaptarse a vivir en otro país",
      "Serenidad e imagen personal",
    ],
  },
  "tan-hui-min": {
    position: "Responsable de selección de tripulantes de cabina",
    culturalBackground:
      "Singapurense de origen chino, creció con el inglés y el mandarín en un edificio donde en un mismo rellano se oían cuatro lenguas.",
    interviewStyle:
      "Preguntas corteses y breves, en varias rondas; deja pausas y escucha cómo dices las cosas tanto como lo que dices.",
    focusAreas: [
      "Atención al detalle en el servicio",
      "Porte e imagen personal",
      "Anuncios y conversación claros",
      "Respeto dentro de la tripulación",
    ],
  },
  "marcus-tate": {
    position: "Reclutador de talento para la cabina",
    culturalBackground:
      "Afroamericano de San Antonio, en Texas, criado en la cafetería de su familia, donde cada cliente recibía un nombre antes que la carta.",
    interviewStyle:
      "Charla como un vecino y luego pide sin rodeos una ocasión real en la que fue difícil, y qué hiciste.",
    focusAreas: [
      "Servicio cálido y personal",
      "Trabajo en equipo y humildad",
      "Humor con buen criterio",
      "Seguridad en escalas cortas",
    ],
  },
  "alex-moreno": {
    position: "Selección de personal de a bordo",
    culturalBackground:
      "De familia dominicana y de Queens, en Nueva York: el inglés y el español son su casa, y el aeropuerto queda a un trayecto de autobús.",
    interviewStyle:
      "Repreguntas rápidas y lenguaje llano; busca los valores en las historias y comprueba los detalles.",
    focusAreas: [
      "Cuidar de los clientes",
      "Integridad en lo pequeño",
      "Hablar claro cuando todo se retrasa",
      "La seguridad como primer valor",
    ],
  },
  "eleanor-whitcombe": {
    position: "Evaluadora de tripulantes de cabina",
    culturalBackground:
      "Nacida en Yorkshire y enfermera antes de volar, vive hoy cerca de Heathrow; dice menos de lo que piensa.",
    interviewStyle:
      "Recorre las competencias por orden, toma muchas notas y pide un poco más cuando quiere decir mucho más.",
    focusAreas: [
      "Servicio con un toque propio",
      "Trabajo en equipo en el ejercicio de grupo",
      "Atender a un cliente molesto",
      "Puntualidad y fiabilidad",
    ],
  },
  "henrik-sommerfeld": {
    position: "Evaluador sénior en la selección de tripulantes de cabina",
    culturalBackground:
      "De Hamburgo, antiguo sobrecargo con el gusto de un ingeniero por las causas; habla alemán, inglés y un español cuidadoso.",
    interviewStyle:
      "Estructurado y franco: una pregunta clara, toda su atención y una segunda pregunta donde la primera respuesta fue vaga.",
    focusAreas: [
      "Precisión y fiabilidad",
      "Seguridad y procedimientos",
      "Conflictos y autocrítica",
      "Explicaciones claras al cliente",
    ],
  },
  "hannah-lindqvist": {
    position: "Jefa de contratación de personal de a bordo",
    culturalBackground:
      "De un pueblo pesquero del estado de Washington, con abuelos suecos; tantos años de ferris al amanecer le enseñaron a contar con el tiempo.",
    interviewStyle:
      "Sin prisa y cercana, con mucha atención al momento en que alzaste la voz, o en que no lo hiciste.",
    focusAreas: [
      "Alzar la voz por la seguridad",
      "Amabilidad que cuesta algo",
      "Entereza con mal tiempo",
      "Hacer lo correcto sin testigos",
    ],
  },
  "vanessa-coleman": {
    position: "Selección para el servicio a bordo",
    culturalBackground:
      "De Atlanta, hija de un director de coro, con dos décadas de vuelos a la espalda y la hospitalidad del sur.",
    interviewStyle:
      "Te pone a gusto y enlaza preguntas sobre tu comportamiento; espera el final de cada historia sin tener que pedirlo.",
    focusAreas: [
      "Liderar sirviendo",
      "Honestidad e integridad",
      "Servicio premium con cariño",
      "Constancia en los días duros",
    ],
  },
  "arun-nambiar": {
    position: "Responsable de las jornadas de evaluación",
    culturalBackground:
      "Nacido en Kerala y escolarizado en Dubái; ha dirigido jornadas de evaluación en decenas de ciudades.",
    interviewStyle:
      "Explica cada ejercicio una sola vez, con claridad, y luego observa quién pregunta, quién incluye a los demás y quién mira el reloj.",
    focusAreas: [
      "Trabajo en equipo en las pruebas de grupo",
      "Inglés hablado claro",
      "Criterio con el tiempo en contra",
      "La seguridad antes que el servicio",
    ],
  },
};
