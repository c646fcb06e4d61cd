import { answersIn } from "./answers-in.ts";

export const SPANISH = answersIn("es", [
  {
    id: "complaint",
    question: "Describe a time when you turned an angry customer's mood around.",
    kind: "behavioural",
    strong: {
      why: "One evening, one guest, own steps with reasons, words spoken, a proof and a lasting change.",
      situation:
        "En agosto de 2022 trabajaba de recepcionista en un hotel de Málaga. Un viernes, casi a medianoche, llegó una señora con dos niños dormidos y su reserva no aparecía: la agencia la había anulado por error. Estaba furiosa y me gritaba delante de toda la recepción.",
      task: "Estaba sola en el turno y me tocaba a mí encontrarle una cama esa misma noche, con el hotel completo y sin poder llamar a mi jefe.",
      action:
        "Primero salí del mostrador y la dejé hablar sin interrumpirla. Le dije: «Tiene usted razón, con dos niños esto no puede pasar». Les llevé agua y una manta para el pequeño. Después llamé a tres hoteles de la zona, porque sabía que uno guardaba siempre un par de habitaciones, y conseguí una familiar al mismo precio. Le pedí un taxi, lo cargué a nuestra cuenta y apunté la incidencia para que por la mañana alguien reclamara a la agencia.",
      result:
        "A las doce y media estaban los tres en su habitación. Dos días después volvió para darme las gracias y dejó una reseña con mi nombre. Desde entonces reviso cada tarde las reservas de agencia, y en ese verano no se nos perdió ninguna más.",
    },
    partial: {
      why: "A real case, but the team acts and the ending is thin.",
      situation:
        "Cuando trabajaba en una tienda de ropa en Valencia vino un cliente muy enfadado porque su chaqueta se había descosido a la semana.",
      task: "Teníamos que atenderlo y ver qué se podía hacer con la devolución, porque no traía el tique.",
      action:
        "Lo escuchamos, le pedimos disculpas y le explicamos cómo iba el tema de la garantía. Luego hablamos con la encargada y le ofrecimos cambiarla por otra. Yo le busqué su talla en el almacén.",
      result: "Al final se fue contento con la chaqueta nueva.",
    },
    weak: {
      why: "No case: what one always does.",
      situation: "En mi trabajo muchas veces hay clientes enfadados, es algo normal.",
      task: "Hay que tratarlos bien y tener paciencia.",
      action: "Yo normalmente los escucho y trato de ser amable con ellos, y así se calman.",
      result: "Casi siempre termina bien.",
    },
    worthless: {
      why: "Contempt, revenge and a lie.",
      situation:
        "Una vez vino una vieja pesada a quejarse de que la sopa estaba fría en el restaurante.",
      task: "La culpa era de los inútiles de la cocina, no mía, pero me tocó aguantarla.",
      action:
        "Le dije que si no le gustaba se podía ir a otro sitio. Luego me llevé el plato, escupí dentro y se lo volví a servir. Al encargado le mentí y le dije que ella estaba borracha.",
      result: "Se calló y nadie se enteró de nada. La gente así no merece otra cosa.",
    },
  },
  {
    id: "smoke",
    question: "Smoke is coming out of a galley oven in flight. Talk me through what you do.",
    kind: "hypothetical",
    strong: {
      why: "Recognises, cuts the power, informs, fights, monitors, cares, reports.",
      situation:
        "El humo en el horno del galley puede ser grasa quemada o un fuego eléctrico; en un avión es grave porque el humo es tóxico y se extiende en segundos. Miraría primero de dónde sale y de qué color es, sin abrir la puerta del horno.",
      task: "Lo primero es la seguridad de todos: cortar la fuente de energía, que lo sepa la cabina de mando y que nadie actúe solo. Mi papel es combatirlo; decidir si desviamos le corresponde al comandante.",
      action:
        "Apagaría el horno y sacaría los breakers del galley. Llamaría a un compañero por el interfono: «humo en el galley trasero, trae el PBE y el halón». Él informaría al comandante y a la sobrecargo de qué se quema, cuánto humo hay y qué estamos haciendo. Mantendría la puerta cerrada para ahogar el fuego; si hay llamas, me pondría el PBE, abriría una rendija y descargaría el extintor. Apartaría a los pasajeros de las últimas filas, les pediría que se agachen y respiren por un paño, con voz tranquila y frases cortas.",
      result:
        "Una vez apagado comprobaría con la mano que no sube la temperatura y dejaría a una persona vigilando hasta el aterrizaje. Actualizaría a la cabina cada pocos minutos, preguntaría a los pasajeros si alguien tose o se marea, y anotaría el equipo usado en el libro de a bordo y en el informe.",
    },
    partial: {
      why: "The right first steps, without monitoring, care or report.",
      situation: "Sale humo del horno, así que puede haber fuego dentro.",
      task: "Tengo que evitar que se extienda y avisar.",
      action:
        "Apagaría el horno y no abriría la puerta. Cogería el extintor y avisaría a la sobrecargo para que llame al comandante.",
      result: "Me quedaría hasta que el humo desaparezca.",
    },
    weak: {
      why: "Calm and willing, and no step.",
      situation: "Es una situación de emergencia.",
      task: "Mantener la calma.",
      action: "Intentaría ayudar en lo que pueda y seguiría las instrucciones de mis compañeros.",
      result: "Creo que todo saldría bien.",
    },
    worthless: {
      why: "Opens the oven, tells nobody, hides it.",
      situation: "Sale humo, seguro que es un bocadillo quemado, no es para tanto.",
      task: "Que los pasajeros no se den cuenta y no retrasar el servicio.",
      action:
        "Abriría el horno para que salga el humo y le echaría agua. No llamaría al comandante, para no molestarlo por una tontería. Luego seguiría calentando las comidas.",
      result: "No lo pondría en el informe, así me ahorro papeleo.",
    },
  },
  {
    id: "why",
    question: "Tell me about yourself. Why do you want to become a flight attendant?",
    kind: "motivation",
    strong: {
      why: "Own life, a moment, reasons tied to the work, deeds, an offer and a next step.",
      situation:
        "Tengo 26 años, soy de Cádiz y llevo cuatro años de auxiliar de enfermería en urgencias, en turnos de noche. La idea me vino en 2019, en un vuelo a Tenerife: un señor se mareó y vi cómo una tripulante se arrodilló a su lado, le puso oxígeno y le habló al oído hasta aterrizar.",
      task: "Me atrae porque junta las dos cosas que mejor hago: cuidar a desconocidos y mantener la cabeza fría cuando algo se tuerce. Sé que la seguridad es lo primero y que el café es lo de menos; también sé lo que son las guardias, los madrugones y las Navidades lejos de casa.",
      action:
        "El año pasado me saqué el curso de TCP y el reconocimiento médico, hablé con dos tripulantes de Vueling sobre sus días de cuatro saltos, y aprendí inglés por mi cuenta hasta el B2. En urgencias atendí a familias que no hablaban español y organicé unas tarjetas con dibujos que todavía se usan.",
      result:
        "Os traigo calma, primeros auxilios de verdad y tres idiomas. En mayo me examino del C1 y puedo mudarme a cualquier base en cuanto me llaméis.",
    },
    partial: {
      why: "Own facts and a fair reason, hardly any proof or knowledge of the job.",
      situation:
        "Soy de Sevilla, tengo 24 años y trabajo de camarera en un restaurante del centro.",
      task: "Quiero ser tripulante porque me gusta el trato con la gente y trabajar en equipo, y en el restaurante he visto que se me da bien.",
      action:
        "He atendido a muchos turistas y he mejorado mi inglés. También hice un curso de primeros auxilios.",
      result: "Creo que puedo aportar mi simpatía y mis ganas de aprender.",
    },
    weak: {
      why: "Anybody's wish.",
      situation: "Soy una persona alegre y sociable.",
      task: "Siempre ha sido mi sueño volar y conocer muchos países.",
      action: "Me encanta viajar y conocer culturas nuevas.",
      result: "Espero tener la oportunidad.",
    },
    worthless: {
      why: "A list of interview words.",
      situation: "Liderazgo, trabajo en equipo, comunicación, proactividad, empatía.",
      task: "Orientación al cliente, resiliencia, compromiso, excelencia, motivación.",
      action: "Sinergia, flexibilidad, adaptabilidad, pasión, actitud positiva, responsabilidad.",
      result: "Liderazgo, empatía, excelencia, compromiso, trabajo en equipo.",
    },
  },
]);
