import type { Lexicon } from "./lexicon.ts";

export const es: Lexicon = {
  script: "spaced",
  joins:
    "y|e|pero|asi que|entonces|porque|aunque|mientras|cuando|luego|despues|sino|pues|ya que|para que|hasta que",
  small: `el|la|los|las|un|una|unos|unas|de|del|a|al|en|con|por|para|sin|sobre|entre|desde|hasta|y|e|o|u|pero|porque|que|como|cuando|donde|si|no|se|le|les|lo|me|te|nos|mi|mis|tu|su|sus|es|son|era|fue|ser|estar|esta|este|esto|eso|esa|ese|estos|estas|muy|mas|menos|tambien|ya|aun|hay|habia|he|ha|han|yo|ella|el|ellos|nosotros|usted|ustedes|todo|todos|toda|todas|nada|algo|asi|luego|despues|antes|entonces|mientras|aunque|pues|quien|cual|cada|otro|otra|mismo|misma|siempre|nunca|solo|bien|mal|donde|porque|estaba|tenia|tengo|hacer|hace|tan|tanto|mucho|mucha|muchos|muchas|ahi|alli|aqui`,
  markers: {
    i: "yo|me gusta*|me encanta*|me atrae*|me interesa*|me apasiona*|me toco|me tocaba|mi turno|por mi cuenta",
    iPast:
      "*é|*í|he|fui|hice|dije|puse|tuve|pude|quise|traje|di|vi|supe|estuve|vine|anduve|propuse|detuve|mantuve|obtuve|conduje|traduje|repuse|sostuve|intervine|deshice|preparé|esperé|miré|retiré|separé|reparé|aclaré|comparé|paré|tiré|giré|consideré|recuperé|superé|liberé|cooperé|declaré|administré|entré|mostré|encontré|compré|logré|aseguré|cerré|me quedé",
    iWould:
      "*aría|*ería|*iría|haría|diría|pondría|tendría|podría|saldría|vendría|sabría|querría|*aré|*eré|*iré|haré|diré|pondré|tendré|podré|saldré|vendré|sabré|voy a",
    iNow: "soy|estoy|tengo|puedo|quiero|hago|voy|digo|pongo|llevo|intento|trato|se que|trabajo|cojo|pido|sigo|doy|creo|suelo|conozco|vengo|aporto|traigo|ofrezco",
    we: "nosotros|nosotras|el equipo",
    wePast:
      "*amos|*imos|hemos|fuimos|hicimos|dijimos|pusimos|tuvimos|pudimos|estábamos|teníamos|*ábamos|*íamos",
    weWould: "*aríamos|*eríamos|*iríamos|*aremos|*eremos|*iremos|vamos a",
    other: "el|ella|ellos|ellas|la gente|alguien|nadie",
    someone:
      "cliente*|pasajer*|huesped*|señor*|senor*|mujer|hombre|niñ*|nin*|madre|padre|hija|hijo|jefe|jefa|encargad*|companer*|director*|gerente|medico|familia|abuela|abuelo|pareja",
    past: "*ó|*aron|*ieron|*eron|fue|era|estaba|había|tenía|hizo|dijo|puso|pudo|quiso|vino|*aba|*ía|*aban|*ían|dio|vio|trajo|supo",
    would: "*arían|*erían|*irían|sería|habría",
    now: "es|son|hay|esta|estan|tiene|puede|hay que|debe*",
    aside: "",
    habit:
      "siempre|normalmente|generalmente|muchas veces|a veces|a menudo|en general|por lo general|habitualmente|suelo|suele|casi siempre|cada vez que|soy una persona|soy alguien",
  },
  notVerbs:
    "así|aquí|allí|ahí|sí|mí|café|qué|porqué|bebé|José|también|usted|casi|policía|compañía|mayoría|día|había|todavía|energía|garantía|alegría|guía|batería|categoría|comida|vamos|ramos|panadería|cafetería|tranvía|alergia|vía|Lucía|María|recepción|teoría|ingeniería|enfermería|librería|comisaría|secretaría|avería|serie|autoría|cortesía|cercanía|fotografía|tía|río|jamás|esquí|rubí|té|fe|pie|porque|Andalucía|cafetería|panadería|algarabía|armonía|empatía|simpatía|sintonía|vamos|últimos|próximos|mismos|kilogramos|máximos|mínimos|tramos|gramos",
  negations: "no|nunca|jamas|sin|tampoco|ni|evit*",
  deedEndings: { iNow: "o", iPast: "e" },
  deeds:
    "abr|aboton|abroch|acerc|acept|aclar|acompan|acomod|aconsej|acord|activ|actu|adapt|administr|advert|agach|agradec|aguant|ajust|alcanc|alej|alert|anot|anunci|apag|apart|aplic|aport|apoy|aprend|apunt|arrodill|asegur|asist|atend|atiend|ausilli|auxili|avis|ayud|baj|bloque|busc|busqu|calent|calm|cambi|cancel|carg|cerr|cobr|cog|coj|coloc|coloqu|compart|comprob|compr|comunic|comuniqu|confirm|consegu|consig|consol|consult|contact|contest|control|coordin|corr|cort|cubr|cuid|curs|delegu|deleg|demostr|denunci|descarg|desconect|descubr|detect|detuv|devolv|dibuj|di|dij|dirig|disculp|distribu|dobl|ech|empec|empez|encarg|encend|encontr|enfri|ensen|entreg|entren|entr|envi|escrib|escuch|estudi|evacu|evit|examin|expliqu|explic|extingu|ferm|fij|firm|form|gestion|gir|grit|guard|gui|habl|hic|identific|indic|indiqu|inform|inici|inmoviliz|insist|instal|interrump|intervin|investig|invit|junt|levant|lav|le|llam|llev|limpi|localiz|localic|logr|mand|manten|mantuv|marc|marqu|mediqu|med|met|mir|monitor|mostr|mov|negoci|neg|not|notific|notifiqu|obsev|observ|ofrec|olvid|orden|organiz|organic|orient|pag|par|pas|pedir|ped|pid|pregunt|prepar|prest|present|prioriz|prioric|proced|prometi|prop|propus|proteg|prob|pus|pon|qued|quit|reaccion|realiz|realic|recog|recoj|reconoc|record|recorr|recib|reclam|rectific|recuper|redact|reduj|reforc|registr|rellen|reorganiz|reorganic|repart|repas|repet|repit|report|resolv|respond|respir|retir|reun|revis|rog|saqu|sac|salud|sal|segu|sell|sent|senal|separ|serv|sirv|sonr|sosten|sujet|supervis|sustitu|telefone|termin|tom|trabaj|traduj|traduc|tranquiliz|tranquilic|transmit|traslad|trat|traj|ubiqu|us|utiliz|utilic|vend|verific|verifiqu|vigil|volv|vuelv",
  signals: {
    number:
      "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|ciento|cientos|mil|medio|media hora|la mitad|primera vez|unica vez|par de",
    time: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|verano|invierno|primavera|otono|navidad|nochebuena|el ano pasado|hace un ano|hace dos|hace tres|hace unos|una vez|un dia|una noche|una tarde|una manana|aquel dia|aquella noche|esa noche|ese dia|medianoche|mediodia|por la manana|por la tarde|por la noche|a las|semana santa|fin de semana|ayer|durante|turno de noche|minutos|horas|cuando trabajaba|la semana pasada|el mes pasado",
    place:
      "hotel|restaurante|bar|cafeteria|cafe|tienda|hospital|clinica|farmacia|aeropuerto|estacion|recepcion|mostrador|cocina|almacen|oficina|colegio|escuela|universidad|guarderia|supermercado|urgencias|piscina|playa|campamento|puerta de embarque|pasillo|galley|cabina|bano|lavabo|sala|terraza|caja|residencia|gimnasio|crucero|barco|avion|tren|autobus|museo|teatro|discoteca|heladeria|panaderia|peluqueria",
    role: "de camarer*|como camarer*|de recepcionista|como recepcionista|recepcionista|camarer*|dependient*|azafat*|enfermer*|auxiliar*|socorrista|monitor*|profesor*|cajer*|vendedor*|trabajaba|trabajaba de|trabajaba en|trabaje de|trabaje en|mi turno|en practicas|becari*|voluntari*|responsable de|encargad*|guia|tripulante*|cociner*|bomber*|conductor*",
    people:
      "cliente*|client*|pasajer*|huesped*|senor*|mujer|hombre|nino*|nina*|madre|padre|hija*|hijo*|jefe|jefa|encargad*|companer*|director*|gerente|medico|medica|familia*|abuela|abuelo|pareja*|ancian*|turista*|bebe|comandante|sobrecargo|vecin*|paciente*|alumn*|anciano|joven|chic*|soci*|usuari*|residente*|chaval*|capataz|duen*|dueñ*|viuda|operari*|repartidor*|invitad*",
    duty: "me tocaba|me toco|tenia que|mi responsabilidad|responsable de|era responsable|estaba a cargo|a mi cargo|mi tarea|mi trabajo era|mi papel|mi funcion|mi mision|dependia de mi|debia|necesitaba|me correspondia|era cosa mia|me encargaba|me encargue|mi objetivo|me pidieron|me pidio|estaba sol*|queria|cosa mia|era mio|era mia|eran mios|no habia nadie mas|de nadie mas|la responsable|el responsable|dependia solo de|nadie mas que yo|habia que",
    stakes:
      "sol*|sin poder|sin|pero|porque|si no|de lo contrario|antes de que|a pesar|aunque|unic*|complet*|no podia*|no habia|urgente|dificil|peligro*|riesgo|miedo|alerg*|prisa|lleno|cola",
    reason:
      "porque|para que|para|ya que|asi que|de modo que|de esa forma|con el fin|en lugar de|en vez de|por eso|puesto que|dado que|debido a|pues|como sabia|para evitar",
    order:
      "primero|en primer lugar|lo primero|luego|despues|a continuacion|entonces|mas tarde|al final|finalmente|por ultimo|antes de|mientras|enseguida|inmediatamente|en seguida|al mismo tiempo|una vez|acto seguido|de inmediato|tras",
    care: "escuch*|disculp*|perdon|lo siento|tranquiliz*|tranquilic*|calm*|pregunt*|acompan*|ofrec*|agua|manta|agach*|arrodill*|voz baja|voz tranquila|con calma|mirandole|a los ojos|sonr*|dejé hablar|la deje hablar|le deje hablar|interrumpir*|entend*|entiendo|comprend*|amable*|amabil*|respeto|educa*|paciencia|consol*|explic*|expliqu*|ayud*|le dije|asegur*|abraz*|compania",
    ending:
      "al final|gracias|agradec*|resolv*|solucion*|volvio|volvieron|se fue|se fueron|se quedo|se calm*|resena|felicit*|llego*|llegaron|consigui*|consegui*|salio|salieron|acept*|termino|terminamos|sonri*|abraz*|pidio perdon|quedo*|recuper*|no hubo|nadie|bajaron|subieron|aument*|mejor*|redu*|evit*|desde entonces|encontr*|aprob*|ya dormia|a tiempo|nadie resulto|se fue contento|se fue contenta",
    proof:
      "gracias|agradec*|resena|felicit*|me dijo|dijo que|me escrib*|escribio|correo|carta|volvio a|propina|premi*|ascend*|contrat*|por ciento|ninguna|ningun|ni una|sin una|todavia se us*|abraz*|me pidio|queja|recomend*|ni un solo|mi nombre|no se repitio|todavia hoy",
    learned:
      "aprendi*|desde entonces|desde ese dia|la proxima vez|ahora siempre|me enseno|me di cuenta|comprendi|entendi que|a partir de|hoy sigo|me sirvio|leccion|a partir de entonces",
    followUp:
      "anot*|apunt*|avis*|inform*|report*|comuniqu*|parte|informe|revis*|comprob*|segui*|llame al dia siguiente|al dia siguiente|propus*|reclam*|registr*|incidencia|se lo conte|hable con mi",
    risk: "peligro*|riesgo*|fuego|incendio|humo*|toxic*|explot*|quem*|herid*|lesion*|asfixi*|grave|caer*|golpe*|amenaza|emergencia|extend*|extiend*|propag*|vida|morir|litio|panico|descompres*|intoxic*|infarto|parada|proteg*|danar|ley|ilegal|prohibid*",
    assess:
      "mirar*|observar*|comprobar*|valorar*|evaluar*|preguntar*|averiguar*|escuchar*|ver si|de donde|que ha pasado|identificar*|mirari*|fijar*|localizar*|revisar*|analiz*|comprobari*|si respira|si responde|de que color|primero mir*|miro|compruebo|pregunto|observo|valoro|tocari*|notar si|ver cuant*|cuanto ha bebido|dorso de la mano|me fijari*|llamar a la puerta|golpeari*|olor|pulso",
    priority:
      "lo primero|primero es|seguridad|prioridad|ante todo|lo mas importante|antes que|antes de nada|por encima|proteger|que nadie|lo principal|lo mas urgente|por delante de|va antes|la vida|antes que el servicio|nadie actue sol*",
    part: "mi papel|mi funcion|me corresponde|le corresponde|corresponde a|decide|decision es|decidir|mi responsabilidad|mi deber|mi tarea|no me toca|comandante decid*|mi parte|debo|tengo que",
    rule: "norma*|procedimiento*|protocolo|ley|reglament*|prohibid*|obligatori*|manual|segun|instruccion*|politica|permitid*|lista de verificacion|checklist",
    inform:
      "avisar*|avisari*|aviso|informar*|informo|comunicar*|interfono|comandante|sobrecargo|capitan|cabina de mando|piloto*|compañer*|companer*|purser|jefe de cabina|jefa de cabina|tripulacion|policia|medico|alert*",
    procedure:
      "extintor*|halon|pbe|oxigeno|mascarilla*|desfibrilador|dea|rcp|botiquin|cinturon*|interfono|breaker*|disyuntor*|guantes|chaleco*|salida*|puerta|trolley|carrito|freno*|bloquear*|agua|panos|pano|respir*|agach*|compresiones|maniobra*|posicion lateral|testigo*|asiento|llama*|galley|panel|transpontin|tripulacion prepar*|lista|inventario|anuncio|megafonia|boquilla|foco|papelera|gritar*|gritari*|reparti*|panuelo*|mojad*|aislar|cerrar*|cerrari*|moveri*|cambiar de asiento|alejar*|alejari*|agarr*|hielo|colocari*|posicion",
    check:
      "comprobar*|comprobari*|asegurar*|me asegur*|vigil*|hasta que|hasta el aterrizaje|no vuelv*|controlar*|revisar*|monitor*|confirmar*|verificar*|cada pocos|estar pendiente|me quedaria|no sube|compruebo|vigilo|observar*|temperatura|estaria pendiente|volveria a mirar|volver a mirar|vuelvo a|cada cinco|cada diez|cada dos minutos|clausurad*|no lo perderia de vista|no me separ*|pulso|repasar*|repasari*|recontar*|vigilari*|me mantendria|seguiria pendiente",
    report:
      "informe*|parte de|libro de a bordo|registr*|anotar*|anotari*|documentar*|reportar*|redactar*|rellenar*|debriefing|dejar constancia|anoto|relleno|libro|nota con|la hora|testigos|rellenari*|rellen*|parte|entregar*|entregari*|apuntar*|apuntari*|escribiri*|traspas*|contaria al comandante",
    after:
      "tranquilizar*|volveri*|seguiria|acompanar*|despues|una vez|tras el|al aterrizar|en tierra|los demas pasajeros|mareado|asustad*|disculp*|agradec*|al llegar|a la llegada|despues de aterrizar|ambulancia|sanitarios|quedarme con|me quedaria con|preguntaria a los|ver como estan|los de al lado",
    origin:
      "la idea|cuando era|desde que|en aquel|ese dia|aquel dia|me di cuenta|descubri|decidi|vi como|vi a|en un vuelo|en ese momento|supe|mi madre|mi padre|mi abuel*|hermana|hermano|la primera vez|me inspir*|entendi que|comprendi que|con nueve anos|con diez anos|vole sola|vole solo|ahi supe|desde aquel",
    motive:
      "me atrae*|me gusta*|me encanta*|me apasiona*|porque|quiero|me interesa*|me llena|me mueve|disfruto|lo que mas|mi motivo|me motiva|sueno|busco|prefiero|elegi|he elegido|me engancha|me tira|me gustaria|quisiera|lo que me|por eso|me hizo|decidi|me emociona|mi razon|sentirse a salvo|a salvo|me marco|se me quedo",
    job: "seguridad|guardia*|imaginaria*|madrug*|turno*|saltos|primeros auxilios|evacuacion|emergencia*|turbulencia*|embarque|pasajero*|tripulacion|vuelo*|noches|navidad*|lejos de casa|base|entrenamiento|instruccion|servicio|briefing|flota|retras*|jet lag|festivos|cansancio|despegue|aterrizaj*|turnos de noche|fines de semana|urgencias|a bordo",
    research:
      "hable con|he hablado con|lei|he leido|pregunte a|visite|jornada de puertas|me informe|flota|rutas|boeing|airbus|a320|a350|787|737|destinos|vuestra pagina|tripulantes de|me conto|me contaron|convocatoria|base de|base en|volé con|vole con|porque vuela|porque volais|se lo que me espera|su flota|sus rutas",
    training:
      "curso|titulo|certificado|me saque|saque el|aprob*|primeros auxilios|ingles|frances|aleman|idioma*|examen|estudi*|me forme|formacion|practic*|aprendi|nivel|b1|b2|c1|tcp|voluntari*|socorr*|natacion|reconocimiento medico|universidad|grado|organic*|atend*|cuid*|cruz roja|carne|diplom*|reanim*|me prepar*|clases|terminé|termine",
    offer:
      "aporto|aportar|os traigo|traigo|puedo ofrecer|ofrezco|mi experiencia|hablo|calma|idiomas|os ofrezco|soy capaz|se trabajar|sumar|contribuir|cuenten con|lo que doy|pongo|puedo dar|se mantener|tengo experiencia|paciencia|soy buen*|puedo aportar|ojo para|me doy cuenta|mantengo la calma",
    next: "me examino|examen|puedo mudarme|mudarme|disponib*|a partir de|desde ya|proximo|proxima|en enero|en febrero|en marzo|en abril|en mayo|en junio|en septiembre|incorporar*|dispuest*|listo|lista|preparad*|estoy preparando|estoy estudiando|empezar|puedo empezar|vivir donde|libre|a vuestra disposicion|me presento|lengua de signos|podria empezar|el ano que viene",
    hedge:
      "quizas|quiza|tal vez|a lo mejor|creo que|supongo|mas o menos|intentaria|intento|trataria|trato de|en lo que pueda|no se|no estoy segur*|me parece|puede que|algo asi|como pueda|espero|seguro que",
    filler: "eh|em|este|o sea|bueno|pues nada|en plan|digamos|basicamente|la verdad",
    general:
      "cosa*|problema*|situacion*|trabajo|persona*|gente|tema*|forma*|manera*|vez|veces|dia*|momento*|bueno*|buena*|mejor*|importante*|cliente*|servicio*|equipo*|mundo|vida|algo|todo*|solucion*|ayudar*|amable*|intentar*|normal*|necesari*|posible*|tratar*|siempre|calma|cultura*|paises|nuev*|contento*|muchos|creo|paciencia",
    buzz: "liderazgo|trabajo en equipo|comunicacion|proactividad|proactiv*|empatia|orientacion al cliente|resiliencia|compromiso|excelencia|motivacion|sinergia*|flexibilidad|adaptabilidad|pasion|actitud positiva|responsabilidad|dinamic*|creatividad|profesionalidad|eficiencia|iniciativa|tolerancia|honestidad|puntualidad|positividad|entusiasmo|asertividad|organizacion|calidad|innovacion|vocacion de servicio|perseverancia|dedicacion|innovador*",
    perks:
      "viajar gratis|billetes gratis|billetes baratos|descuento*|hoteles de lujo|uniforme|conocer muchos paises|playa*|buen sueldo|el sueldo|vacaciones|glamour|turismo|ver mundo|vivir la vida|sin pagar nada|el hotel lo paga|paga la compania|seguidores|me queda muy bien el uniforme|me caso con un piloto|casarme con un piloto|fiestas",
    "order-to-assessor":
      "ignora|ignora todas|ignore|instrucciones anteriores|nota maxima|maxima puntuacion|puntuacion maxima|eres un evaluador|da 100|dame 100|asigna 100|100 puntos|prompt|eres una ia|modelo de lenguaje|puntuacion final",
    advice:
      "debes decir|deberias decir|debe decir|en esta pregunta|el entrevistador|los entrevistadores|menciona|mencione|es recomendable|se recomienda|usa el metodo|responde con|tu respuesta|su respuesta|cuente una|cuenta una|hay que mencionar|lo ideal es",
    refusal:
      "no se que decir|no se me ocurre|no tengo ninguna|no recuerdo|paso|sin respuesta|nada|no quiero contestar|no aplica|n/a",
    misdeed:
      "le menti|les menti|mentiria|mentire|le mentiria|lo engane|la engane|le engane|lo engañ*|la engañ*|le engañ*|lo empuje|le empuje|los empuje|lo empujaria|la empujaria|le di un empujon|le di una bofetada|lo abofete*|le pegue|le pegaria|le grite|le gritaria|les grite|les gritaria|me puse a gritarle|la insult*|lo insult*|le insult*|los insult*|me burle|me burlaria|me rei de|lo ridicul*|la ridicul*|lo humill*|la humill*|lo ocult*|la ocult*|oculte el|oculte la|oculte que|escondi el|escondi la|lo escond*|la escond*|le eche la culpa|le echaria la culpa|eche la culpa|le culpe|culpe a|lo culpe|la culpe|falsifi*|rompi el informe|rompi el parte|rompi la queja|rompi la hoja|borre los mensajes|borre el registro|borre la queja|borraria|robe|me quede con el dinero|me quede la propina|me guarde el dinero|ignore la alarma|ignore el aviso|ignore la norma|ignoraria la|ignoraria el|ignoraria al|no lo reportaria|no lo anotaria|no lo escribiria|no diria nada|no se lo diria a nadie|no avisaria a nadie|lo deje plantad*|la deje plantad*|le colgue|le escupi|lo amenace|la amenace|le amenac*|apagaria el detector|taparia el detector|desconectaria la alarma|le serviria otro|le pondria otro|le daria otro whisky|beberia con|le abriria la puerta|abriria su bolso|fingiria|fingi|haria como que no|hice como que no|me largue|me desentend*|lo dejaria tirado|que se callara|que se calle|que se aguant*|sabotee|menti|me salte la norma|me salte el control|me salte el protocolo|tire la queja|tire su queja|me quede con el|me quede con la|tire el recibo|tire el ticket|rompi el recibo|borre el video|borre la grabacion|borre las imagenes|yo no he visto nada|no he visto nada|dire que no vi|diria que no vi|como si nada|como si no fuera|jure que|negue todo|lo negue|hice como que|haria como que|no haria nada|no hago nada|lo dejo de pie|que se caiga|le dije que estaba mal|le dije que estaba loc*|estaba mal de la cabeza|le cobre de mas|le cobre dos veces|lo encerre|lo agarre del|lo agarre por|le mande callar|callese|callate|lo eche a la calle|lo eche del|segui durmiendo|me dormi|me eche a dormir|dormi en el turno|la apague desde|apague la alarma|desconecte la alarma|sin haberlas hecho|sin haberlo hecho|firme la ronda|firme sin|firme como si|lo marque todo|rellene la hoja de todo|con nombre falso|un nombre falso|le atrase el despertador|cambie su despertador|corri el rumor|conte a todos que ella|conte a todos que el|conte que bebia|invente que|por el suelo y la servi|por el suelo y lo servi|anadi a la cuenta|sume a la cuenta|que no habian pedido|me dio cincuenta|acepte el dinero|a cambio de dinero|lo grabe con|la grabe con|lo filme|la filme|subi el video|imitarlo|lo imite|la imite|le dije que estaba averiado|dije que el bano|lei sus mensajes|me quede el movil|deje entrar gratis|hice esperar adrede|por ser extranjer*|del cuello|por el cuello|de los pelos|por los pelos|le quitaria el movil|le quito el movil|le echaria la bronca|al comandante no le digo|no le digo nada al comandante|lo empujo al asiento|dejo que arda|lo dejo tirado",
    unsafe:
      "la empuje|tire el recibo|escupi*|mienta|mentiria|le pegue|lo pegue|le di un|empujon|bofetada|golpee|lo oculte|ocult*|escond*|falsific*|robe|robar|me quede con el dinero|no avisaria|no llamaria|no informaria|no se lo diria|no diria nada|sin decir nada|nadie se entero|nadie se enteraria|nadie se dio cuenta|nadie lo sabe|no lo pondria|no lo anot*|abriria el horno|no haria nada|no pasa nada si|me iria|lo dejaria ahi|la dejaria ahi|ignoraria|lo ignoraria|bebi|sobornar|soborno|me vengue|amenac*|le grite|insult*|no es mi problema|que se aguante|me lo llev*|lo tire a|no seguiria|me salt*|haria la vista gorda|vista gorda|me inventaria|inventari*|no lo reportaria|no escribiria|papeleo|no molestar*|deje que se|deje que la|le eche la culpa|echar la culpa|culpar|vengue de|venganza|me vengue|le menti|les menti|mentiria|menti a|menti y|menti para|me da igual|me es igual|a mi plin|no es asunto mio|no es cosa mia|si se cae|mirando el movil|mirar el movil|seguiria hablando|si preguntan|si alguien pregunta|nadie lo supo|nadie lo noto|no se dio cuenta|no avise|no dije nada|no queria pagar|que se levante si|sigo con el carrito|sigo con el servicio|seguiria sirviendo|para que no se ponga nervioso|salta por nada",
    contempt:
      "idiota*|imbecil*|estupid*|inutil*|tont*|gentuza|asquer*|la gente asi|se lo merec*|se lo tenia merecido|no merece*|culpa era de|culpa de ella|la culpa es de|maldit*|gilipollas|cretin*|payas*|histeric*|retrasad*|mierda|analfabet*|odio|por su culpa|no es mi culpa|que aprenda|mal de la cabeza|vieja loca|viejo loco|peor para el|peor para ella|no soporto|gente pesada",
  },
  topics: {
    served:
      "cliente*|client*|pasajer*|huesped*|senor*|paciente*|comensal*|turista*|mujer|hombre|familia",
    colleague: "companer*|jefe|jefa|encargad*|equipo|turno|supervisor*|gerente",
    conflict:
      "discut*|discusion|conflicto|desacuerdo|pelea*|enfad*|tension|opinion|no estaba de acuerdo|queja*|molest*|habl*",
    anger:
      "enfad*|furios*|grit*|queja*|quejar*|indignad*|molest*|nervios*|reclam*|enoj*|alterad*|llor*|rabia|disgust*|daba voces|voces|desahog*|furioso|puno|golpeo el",
    mistake:
      "error*|equivoc*|fall*|olvid*|culpa|confund*|despiste|me di cuenta|sin querer|cambie por error|me confundi|apuntado mal|mal apuntado",
    pressure:
      "presion|prisa|estres|lleno|cola|a la vez|minutos|desbord*|tiempo|solo|sola|falta*|rapid*",
    culture: "idioma|ingles|hablaba|extranjer*|traduc*|gestos|cultura*|pais|dibuj*|entend*",
    safety: "segur*|peligr*|riesgo|caer*|accident*|emergenc*|suelo|proteg*",
    medical:
      "medic*|respira*|dolor|desmay*|inconscien*|sangre|pulso|oxigeno|alerg*|mare*|rcp|enferm*|pecho|ambulancia|quem*|convuls*",
    emergency: "emergenc*|ambulancia|incendio|fuego|evacu*|urgenc*|112|bomberos|accident*",
    fire: "fuego|humo|incendio|quem*|llamas|extintor|halon|horno",
    rule: "norma*|regla*|prohib*|politica|permit*|permis*|ley|obligatori*|protocolo",
    alcohol: "alcohol|borrach*|beb*|whisky|cerveza|copa*|vino|ebri*",
    extra:
      "mas de|sin que|por mi cuenta|no era mi|me quede|sorpresa|detalle|fuera de mi|personalmente|regal*",
    feedback: "critica*|comentario*|me dijo|consejo|evaluacion|feedback|correg*|mejorar",
    evacuation: "evacu*|salida*|rampa*|tobogan*|puerta*|abandon*",
    child: "nin*|bebe|hij*|menor*|crio*|pequen*",
    fear: "miedo|asust*|panico|nervios*|tembl*|llor*",
    turbulence: "turbulenc*|cinturon*|sacud*|carrito|asiento",
    device: "movil|telefono|bateria|litio|cargador|humo|portatil|llamada|modo avion",
    smoking: "fum*|cigarr*|lavabo|detector|papelera|colilla|bano",
    seat: "asiento*|cinturon*|salida|fila",
    security: "maleta|bolsa|sospechos*|policia|amenaz*|seguridad|equipaje",
    crewJob: "tripul*|azafat*|volar|vuelo*|avion|cabina|pasajer*|aerolinea|tcp",
    ourAirline:
      "aerolinea|compania|flota|rutas|vosotros|ustedes|base|iberia|vueling|air europa|volotea",
    self: "soy|tengo|anos|trabajo|vivo|estudi*|llevo",
  },
};
