/** Spanish verbs with what stands before them: negations, pronouns, "how do i", "i had to". */
export const VERB_PHRASES = `
i opened | ^abría
when i opened | cuando abría
does not open | no abre | no se abre
do not open | no abren
i do not open | no abro | no me abro
did not open | no abrió
i did not open | no abrí
i open it | lo abro | la abro
i opened it | lo abrí | la abrí
i opened him | le abrí
i opened them | les abrí
we opened it | lo abrimos | la abrimos
may i open it | lo puedo abrir | la puedo abrir
may i open him | le puedo abrir
opened me | me abrió | me abrieron
to open | para abrir
before opening | antes de abrir
when opening | al abrir
how do i open | cómo abro | cómo se abre | cómo abrir
how do i open it | cómo lo abro | cómo la abro
what do i open | qué abro
when do i open | cuándo abro
i closed | ^cerraba
when i closed | cuando cerraba
does not close | no cierra | no se cierra
do not close | no cierran
i do not close | no cierro | no me cierro
did not close | no cerró
i did not close | no cerré
i close it | lo cierro | la cierro
i closed it | lo cerré | la cerré
i closed him | le cerré
i closed them | les cerré
we closed it | lo cerramos | la cerramos
may i close it | lo puedo cerrar | la puedo cerrar
may i close him | le puedo cerrar
closed me | me cerró | me cerraron
to close | para cerrar
before closing | antes de cerrar
when closing | al cerrar
how do i close | cómo cierro | cómo se cierra | cómo cerrar
how do i close it | cómo lo cierro | cómo la cierro
what do i close | qué cierro
when do i close | cuándo cierro
i helped | ^ayudaba | ayudé a
when i helped | cuando ayudaba
does not help | no ayuda | no se ayuda
do not help | no ayudan
i do not help | no ayudo | no me ayudo
did not help | no ayudó
i did not help | no ayudé
i help him | lo ayudo
i help her | la ayudo
we helped him | lo ayudamos
we helped her | la ayudamos
may i help him | lo puedo ayudar | le puedo ayudar
may i help her | la puedo ayudar
helped me | me ayudó | me ayudaron
to help | para ayudar
before helping | antes de ayudar
when helping | al ayudar
how do i help | cómo ayudo | cómo se ayuda | cómo ayudar
how do i help it | cómo lo ayudo | cómo la ayudo
what do i help | qué ayudo
when do i help | cuándo ayudo
help | ayudar a
help the | ayudar al
i help | ayudo a
i help the | ayudo al
i helped the | ayudé al
helped | ayudó a | ayudado a
helped the | ayudó al | ayudado al
helping | ayudando a
helping the | ayudando al
i spoke | ^hablaba
when i spoke | cuando hablaba
does not speak | no habla | no se habla
do not speak | no hablan
i do not speak | no hablo | no me hablo
did not speak | no habló
i did not speak | no hablé
i speak it | lo hablo | la hablo
i spoke it | lo hablé | la hablé
i spoke him | le hablé
i spoke them | les hablé
we spoke it | lo hablamos | la hablamos
may i speak it | lo puedo hablar | la puedo hablar
may i speak him | le puedo hablar
spoke me | me habló | me hablaron
to speak | para hablar
before speaking | antes de hablar
when speaking | al hablar
how do i speak | cómo hablo | cómo se habla | cómo hablar
how do i speak it | cómo lo hablo | cómo la hablo
what do i speak | qué hablo
when do i speak | cuándo hablo
i said | ^decía
when i said | cuando decía
to say | para decir
before saying | antes de decir
when saying | al decir
i gave | ^daba
when i gave | cuando daba
to give | para dar
before giving | antes de dar
when giving | al dar
i put | ^ponía | ^colocaba
when i put | cuando ponía | cuando colocaba
does not put | no pone | no se pone
do not put | no ponen
i do not put | no pongo | no me pongo
did not put | no puso
i did not put | no puse
i put it | lo pongo | la pongo | lo puse | la puse | lo coloco | la coloco | lo coloqué | la coloqué
i put him | le puse | le coloqué
i put them | les puse | les coloqué
we put it | lo pusimos | la pusimos | lo colocamos | la colocamos
may i put it | lo puedo poner | la puedo poner | lo puedo colocar | la puedo colocar
may i put him | le puedo poner | le puedo colocar
put me | me puso | me pusieron | me colocó | me colocaron
to put | para poner | para colocar
before putting | antes de poner | antes de colocar
when putting | al poner | al colocar
how do i put | cómo pongo | cómo se pone | cómo poner | cómo coloco | cómo se coloca | cómo colocar
how do i put it | cómo lo pongo | cómo la pongo | cómo lo coloco | cómo la coloco
what do i put | qué pongo | qué coloco
when do i put | cuándo pongo | cuándo coloco
i asked | ^preguntaba
when i asked | cuando preguntaba
does not ask | no pregunta | no se pregunta
do not ask | no preguntan
i do not ask | no pregunto | no me pregunto
did not ask | no preguntó
i did not ask | no pregunté
i ask it | lo pregunto | la pregunto
i asked it | lo pregunté | la pregunté
we asked it | lo preguntamos | la preguntamos
may i ask it | lo puedo preguntar | la puedo preguntar
may i ask him | le puedo preguntar
asked me | me preguntó | me preguntaron
to ask | para preguntar
before asking | antes de preguntar
when asking | al preguntar
i answered | ^respondía | ^contestaba
when i answered | cuando respondía | cuando contestaba
does not answer | no se responde | no se contesta
do not answer | no contestan
i do not answer | no respondo | no me respondo | no contesto | no me contesto
did not answer | no respondió | no contestó
i did not answer | no respondí | no contesté
i answer it | lo respondo | la respondo | lo contesto | la contesto
i answered it | lo respondí | la respondí | lo contesté | la contesté
i answered him | le respondí | le contesté
i answered them | les respondí | les contesté
we answered it | lo respondimos | la respondimos | lo contestamos | la contestamos
may i answer it | lo puedo responder | la puedo responder | lo puedo contestar | la puedo contestar
may i answer him | le puedo responder | le puedo contestar
answered me | me respondió | me respondieron | me contestó | me contestaron
to answer | para responder | para contestar
before answering | antes de responder | antes de contestar
when answering | al responder | al contestar
how do i answer | cómo se responde | cómo se contesta
how do i answer it | cómo lo respondo | cómo la respondo | cómo lo contesto | cómo la contesto
when do i answer | cuándo respondo | cuándo contesto
i explained | ^explicaba
when i explained | cuando explicaba
does not explain | no explica | no se explica
do not explain | no explican
i do not explain | no explico | no me explico
did not explain | no explicó
i did not explain | no expliqué
i explain it | lo explico | la explico
i explained it | lo expliqué | la expliqué
we explained it | lo explicamos | la explicamos
may i explain it | lo puedo explicar | la puedo explicar
may i explain him | le puedo explicar
explained me | me explicó | me explicaron
to explain | para explicar
before explaining | antes de explicar
when explaining | al explicar
how do i explain | cómo se explica
how do i explain it | cómo la explico
what do i explain | qué explico
when do i explain | cuándo explico
i offered | ^ofrecía
when i offered | cuando ofrecía
i offer it | lo ofrezco | la ofrezco
i offered it | lo ofrecí | la ofrecí
i offered them | les ofrecí
we offered it | lo ofrecimos | la ofrecimos
may i offer it | lo puedo ofrecer | la puedo ofrecer
may i offer him | le puedo ofrecer
offered me | me ofreció | me ofrecieron
to offer | para ofrecer
before offering | antes de ofrecer
when offering | al ofrecer
i asked for | ^pedía
when i asked for | cuando pedía
i ask for it | lo pido | la pido
i asked for it | lo pedí | la pedí
we asked for it | lo pedimos | la pedimos
may i ask for it | lo puedo pedir | la puedo pedir
may i ask for him | le puedo pedir
to ask for | para pedir
before asking for | antes de pedir
when asking for | al pedir
how do i ask for | cómo pido | cómo se pide | cómo pedir
how do i ask for it | cómo lo pido | cómo la pido
what do i ask for | qué pido
when do i ask for | cuándo pido
i called | ^llamaba | llamé a
when i called | cuando llamaba
does not call | no llama | no se llama
do not call | no llaman
i do not call | no llamo | no me llamo
did not call | no llamó
i did not call | no llamé
i call him | lo llamo
i call her | la llamo
i called him | lo llamé | le llamé
i called her | la llamé
i called them | les llamé
we called him | lo llamamos
we called her | la llamamos
may i call him | lo puedo llamar | le puedo llamar
may i call her | la puedo llamar
called me | me llamó | me llamaron
to call | para llamar
before calling | antes de llamar
when calling | al llamar
how do i call | cómo llamo | cómo llamar
how do i call it | cómo lo llamo | cómo la llamo
what do i call | qué llamo
when do i call | cuándo llamo
call | llamar a
call the | llamar al
i call | llamo a
i call the | llamo al
i called the | llamé al
called | llamó a | llamado a
called the | llamó al | llamado al
calling | llamando a
calling the | llamando al
i warned | ^avisaba | avisé a
when i warned | cuando avisaba
does not warn | no avisa | no se avisa
do not warn | no avisan
i do not warn | no aviso | no me aviso
did not warn | no avisó
i did not warn | no avisé
i warn him | lo aviso
i warn her | la aviso
i warned him | lo avisé
i warned her | la avisé
we warned him | lo avisamos
we warned her | la avisamos
may i warn him | lo puedo avisar | le puedo avisar
may i warn her | la puedo avisar
warned me | me avisó | me avisaron
to warn | para avisar
before warning | antes de avisar
when warning | al avisar
how do i warn | cómo aviso | cómo se avisa | cómo avisar
how do i warn it | cómo lo aviso | cómo la aviso
what do i warn | qué aviso
when do i warn | cuándo aviso
warn | avisar a
warn the | avisar al
i warn | aviso a
i warn the | aviso al
i warned the | avisé al
warned | avisó a | avisado a
warned the | avisó al | avisado al
warning | avisando a
warning the | avisando al
i informed | ^informaba | informé a
when i informed | cuando informaba
i inform him | lo informo
i inform her | la informo
i informed him | lo informé | le informé
i informed her | la informé
i informed them | les informé
we informed him | lo informamos
we informed her | la informamos
may i inform him | lo puedo informar | le puedo informar
may i inform her | la puedo informar
informed me | me informó | me informaron
to inform | para informar
before informing | antes de informar
when informing | al informar
how do i inform | cómo informo | cómo se informa | cómo informar
how do i inform it | cómo lo informo | cómo la informo
what do i inform | qué informo
when do i inform | cuándo informo
inform | informar a
inform the | informar al
i inform | informo a
i inform the | informo al
i informed the | informé al
informed | informó a | informado a
informed the | informó al | informado al
informing | informando a
informing the | informando al
i checked | ^comprobaba | ^revisaba
when i checked | cuando comprobaba | cuando revisaba
i check it | lo compruebo | la compruebo | lo reviso | la reviso
i checked it | lo comprobé | la comprobé | lo revisé | la revisé
i checked him | le comprobé | le revisé
i checked them | les comprobé | les revisé
we checked it | lo comprobamos | la comprobamos | lo revisamos | la revisamos
may i check it | lo puedo comprobar | la puedo comprobar | lo puedo revisar | la puedo revisar
may i check him | le puedo comprobar | le puedo revisar
checked me | me comprobó | me comprobaron | me revisó | me revisaron
to check | para comprobar | para revisar
before checking | antes de comprobar | antes de revisar
when checking | al comprobar | al revisar
how do i check | cómo compruebo | cómo se comprueba | cómo comprobar | cómo reviso | cómo se revisa | cómo revisar
how do i check it | cómo lo compruebo | cómo la compruebo | cómo lo reviso | cómo la reviso
what do i check | qué compruebo | qué reviso
when do i check | cuándo compruebo | cuándo reviso
i controlled | ^controlaba
when i controlled | cuando controlaba
does not control | no controla | no se controla
do not control | no controlan
i do not control | no controlo | no me controlo
did not control | no controló
i did not control | no controlé
i control it | lo controlo | la controlo
i controlled it | lo controlé | la controlé
i controlled him | le controlé
i controlled them | les controlé
we controlled it | lo controlamos | la controlamos
may i control it | lo puedo controlar | la puedo controlar
may i control him | le puedo controlar
controlled me | me controló | me controlaron
to control | para controlar
before controlling | antes de controlar
when controlling | al controlar
how do i control | cómo controlo | cómo se controla | cómo controlar
how do i control it | cómo lo controlo | cómo la controlo
what do i control | qué controlo
when do i control | cuándo controlo
i listened | ^escuchaba | escuché a
when i listened | cuando escuchaba
does not listen | no escucha | no se escucha
do not listen | no escuchan
i do not listen | no escucho | no me escucho
did not listen | no escuchó
i did not listen | no escuché
i listen him | lo escucho
i listen her | la escucho
i listened them | les escuché
we listened him | lo escuchamos
we listened her | la escuchamos
may i listen him | lo puedo escuchar | le puedo escuchar
may i listen her | la puedo escuchar
listened me | me escuchó | me escucharon
to listen | para escuchar
before listening | antes de escuchar
when listening | al escuchar
how do i listen | cómo escucho | cómo se escucha | cómo escuchar
how do i listen it | cómo lo escucho | cómo la escucho
what do i listen | qué escucho
when do i listen | cuándo escucho
listen | escuchar a
listen the | escuchar al
i listen | escucho a
i listen the | escucho al
i listened the | escuché al
listened | escuchó a | escuchado a
listened the | escuchó al | escuchado al
listening | escuchando a
listening the | escuchando al
i calmed | ^calmaba | calmé a | ^tranquilizaba | tranquilicé a
when i calmed | cuando calmaba | cuando tranquilizaba
does not calm | no calma | no se calma | no tranquiliza | no se tranquiliza
do not calm | no calman | no tranquilizan
i do not calm | no calmo | no me calmo | no tranquilizo | no me tranquilizo
did not calm | no calmó | no tranquilizó
i did not calm | no calmé | no tranquilicé
i calm him | lo calmo | lo tranquilizo
i calm her | la calmo | la tranquilizo
i calmed them | les calmé | les tranquilicé
we calmed him | lo calmamos | lo tranquilizamos
we calmed her | la calmamos | la tranquilizamos
may i calm him | lo puedo calmar | le puedo calmar | lo puedo tranquilizar | le puedo tranquilizar
may i calm her | la puedo calmar | la puedo tranquilizar
calmed me | me calmó | me calmaron | me tranquilizó | me tranquilizaron
to calm | para calmar | para tranquilizar
before calming | antes de calmar | antes de tranquilizar
when calming | al calmar | al tranquilizar
how do i calm | cómo calmo | cómo se calma | cómo calmar | cómo tranquilizo | cómo se tranquiliza | cómo tranquilizar
how do i calm it | cómo lo calmo | cómo la calmo | cómo lo tranquilizo | cómo la tranquilizo
what do i calm | qué calmo | qué tranquilizo
when do i calm | cuándo calmo | cuándo tranquilizo
calm | calmar a | tranquilizar a
calm the | calmar al | tranquilizar al
i calm | calmo a | tranquilizo a
i calm the | calmo al | tranquilizo al
i calmed the | calmé al | tranquilicé al
calmed | calmó a | calmado a | tranquilizó a | tranquilizado a
calmed the | calmó al | calmado al | tranquilizó al | tranquilizado al
calming | calmando a | tranquilizando a
calming the | calmando al | tranquilizando al
i handled | ^gestionaba | ^manejaba
when i handled | cuando gestionaba | cuando manejaba
i handle it | lo gestiono | la gestiono | lo manejo | la manejo
i handled it | lo gestioné | la gestioné | lo manejé | la manejé
i handled him | le gestioné | le manejé
i handled them | les gestioné | les manejé
we handled it | lo gestionamos | la gestionamos | lo manejamos | la manejamos
may i handle it | lo puedo gestionar | la puedo gestionar | lo puedo manejar | la puedo manejar
may i handle him | le puedo gestionar | le puedo manejar
handled me | me gestionó | me gestionaron | me manejó | me manejaron
to handle | para gestionar | para manejar
before handling | antes de gestionar | antes de manejar
when handling | al gestionar | al manejar
how do i handle it | cómo lo gestiono | cómo la gestiono | cómo lo manejo | cómo la manejo
what do i handle | qué gestiono | qué manejo
when do i handle | cuándo gestiono | cuándo manejo
i treated | ^trataba | traté a
when i treated | cuando trataba
does not treat | no trata | no se trata
do not treat | no tratan
i do not treat | no trato | no me trato
did not treat | no trató
i did not treat | no traté
i treat him | lo trato
i treat her | la trato
i treated him | lo traté | le traté | le curé
i treated her | la traté
i treated them | les traté | les curé
we treated him | lo tratamos
we treated her | la tratamos
may i treat him | lo puedo tratar | le puedo tratar
may i treat her | la puedo tratar
treated me | me trató | me trataron
to treat | para tratar
before treating | antes de tratar
when treating | al tratar
how do i treat | cómo curo | cómo se cura | cómo curar
how do i treat it | cómo lo trato | cómo la trato | cómo lo curo | cómo la curo
what do i treat | qué trato
when do i treat | cuándo trato
treat | tratar a
treat the | tratar al
i treat | trato a
i treat the | trato al
i treated the | traté al
treated | trató a | tratado a
treated the | trató al | tratado al
treating | tratando a
treating the | tratando al
i attended to | ^atendía | atendí a
when i attended to | cuando atendía
i attend to him | lo atiendo
i attend to her | la atiendo
i attended to him | lo atendí | le atendí
i attended to her | la atendí
i attended to them | les atendí
we attended to him | lo atendimos
we attended to her | la atendimos
may i attend to him | lo puedo atender | le puedo atender
may i attend to her | la puedo atender
attended to me | me atendió | me atendieron
to attend to | para atender
before attending to | antes de atender
when attending to | al atender
how do i attend to | cómo atender
how do i attend to it | cómo lo atiendo | cómo la atiendo
what do i attend to | qué atiendo
when do i attend to | cuándo atiendo
attend to | atender a
attend to the | atender al
i attend to | atiendo a
i attend to the | atiendo al
i attended to the | atendí al
attended to | atendió a | atendido a
attended to the | atendió al | atendido al
attending to | atendiendo a
attending to the | atendiendo al
i solved | ^resolvía | ^solucionaba
when i solved | cuando resolvía | cuando solucionaba
does not solve | no resuelve | no se resuelve | no soluciona | no se soluciona
do not solve | no resuelven | no solucionan
i do not solve | no resuelvo | no me resuelvo | no soluciono | no me soluciono
did not solve | no resolvió | no solucionó
i did not solve | no resolví | no solucioné
i solve it | lo resuelvo | la resuelvo | lo soluciono | la soluciono
i solved it | lo resolví | la resolví | lo solucioné | la solucioné
i solved him | le resolví | le solucioné
i solved them | les resolví | les solucioné
we solved it | lo resolvimos | la resolvimos | lo solucionamos | la solucionamos
may i solve it | lo puedo resolver | la puedo resolver | lo puedo solucionar | la puedo solucionar
may i solve him | le puedo resolver | le puedo solucionar
solved me | me resolvió | me resolvieron | me solucionó | me solucionaron
to solve | para resolver | para solucionar
before solving | antes de resolver | antes de solucionar
when solving | al resolver | al solucionar
how do i solve | cómo resuelvo | cómo se resuelve | cómo resolver | cómo soluciono | cómo se soluciona | cómo solucionar
how do i solve it | cómo lo resuelvo | cómo la resuelvo | cómo lo soluciono | cómo la soluciono
what do i solve | qué resuelvo | qué soluciono
when do i solve | cuándo resuelvo | cuándo soluciono
i avoided | ^evitaba
when i avoided | cuando evitaba
i avoid it | lo evito | la evito
i avoided it | lo evité | la evité
i avoided him | le evité
i avoided them | les evité
we avoided it | lo evitamos | la evitamos
may i avoid it | lo puedo evitar | la puedo evitar
may i avoid him | le puedo evitar
avoided me | me evitó | me evitaron
to avoid | para evitar
before avoiding | antes de evitar
when avoiding | al evitar
how do i avoid | cómo evito | cómo se evita | cómo evitar
how do i avoid it | cómo lo evito | cómo la evito
what do i avoid | qué evito
when do i avoid | cuándo evito
i put out | ^apagaba
when i put out | cuando apagaba
does not put out | no apaga | no se apaga
do not put out | no apagan
i do not put out | no apago | no me apago
did not put out | no apagó
i did not put out | no apagué
i put out it | lo apago | la apago | lo apagué | la apagué
i put out him | le apagué
i put out them | les apagué
we put out it | lo apagamos | la apagamos
may i put out it | lo puedo apagar | la puedo apagar
may i put out him | le puedo apagar
put out me | me apagó | me apagaron
to put out | para apagar
before putting out | antes de apagar
when putting out | al apagar
how do i put out | cómo apago | cómo se apaga | cómo apagar
how do i put out it | cómo lo apago | cómo la apago
what do i put out | qué apago
when do i put out | cuándo apago
i used | ^usaba | ^utilizaba
when i used | cuando usaba | cuando utilizaba
does not use | no usa
do not use | no usan
i do not use | no uso | no me uso
did not use | no usó
i did not use | no usé
i use it | lo uso | la uso | lo utilizo | la utilizo
i used it | lo usé | la usé | lo utilicé | la utilicé
i used him | le usé | le utilicé
i used them | les usé | les utilicé
we used it | lo usamos | la usamos | lo utilizamos | la utilizamos
may i use it | lo puedo usar | la puedo usar | lo puedo utilizar | la puedo utilizar
may i use him | le puedo usar | le puedo utilizar
used me | me usó | me usaron | me utilizó | me utilizaron
to use | para usar | para utilizar
before using | antes de usar | antes de utilizar
when using | al usar | al utilizar
how do i use | cómo uso | cómo se usa | cómo usar | cómo utilizo | cómo se utiliza | cómo utilizar
how do i use it | cómo lo uso | cómo la uso | cómo lo utilizo | cómo la utilizo
what do i use | qué uso | qué utilizo
when do i use | cuándo uso | cuándo utilizo
i took | ^llevaba | llevé a | ^tomaba | ^cogía | ^tardaba
when i took | cuando llevaba | cuando tomaba | cuando cogía | cuando tardaba
i take him | lo llevo
i take her | la llevo
i took him | le tomé | le cogí
i took them | les llevé | les tomé | les cogí
we took him | lo llevamos
we took her | la llevamos
may i take him | lo puedo llevar | le puedo llevar | le puedo tomar | le puedo coger
may i take her | la puedo llevar
took me | me llevó | me llevaron | me tomó | me tomaron | me cogió
to take | para llevar | para tomar | para coger | para tardar
before taking | antes de llevar | antes de tomar | antes de coger | antes de tardar
when taking | al llevar | al tomar | al coger | al tardar
take the | llevar al
i take | llevo a
i take the | llevo al
i took the | llevé al
took | llevó a
took the | llevó al
taking | llevando a
taking the | llevando al
taken | llevado a
taken the | llevado al
i brought | ^traía
when i brought | cuando traía
i bring it | lo traigo | la traigo
i brought it | lo traje | la traje
i brought them | les traje
we brought it | lo trajimos | la trajimos
may i bring it | lo puedo traer | la puedo traer
may i bring him | le puedo traer
brought me | me trajo | me trajeron
to bring | para traer
before bringing | antes de traer
when bringing | al traer
i took out | ^sacaba
when i took out | cuando sacaba
i take out it | lo saco | la saco
i took out it | lo saqué | la saqué
i took out him | le saqué
i took out them | les saqué
we took out it | lo sacamos | la sacamos
may i take out it | lo puedo sacar | la puedo sacar
may i take out him | le puedo sacar
took out me | me sacó | me sacaron
to take out | para sacar
before taking out | antes de sacar
when taking out | al sacar
how do i take out | cómo saco | cómo se saca | cómo sacar
how do i take out it | cómo lo saco | cómo la saco
what do i take out | qué saco
when do i take out | cuándo saco
does not take | no toma | no se toma | no coge | no se coge | no tarda | no se tarda
do not take | no toman | no cogen | no tardan
i do not take | no tomo | no me tomo | no cojo | no me cojo | no tardo | no me tardo
did not take | no tomó | no cogió | no tardó
i did not take | no tomé | no cogí | no tardé
i take it | lo tomo | la tomo | lo cojo | la cojo
i took it | lo tomé | la tomé | lo cogí | la cogí
we took it | lo tomamos | la tomamos | lo cogimos | la cogimos
may i take it | lo puedo tomar | la puedo tomar | lo puedo coger | la puedo coger
how do i take | cómo tomo | cómo se toma | cómo tomar | cómo cojo | cómo se coge | cómo coger
how do i take it | cómo lo tomo | cómo la tomo | cómo lo cojo | cómo la cojo
what do i take | qué tomo | qué cojo
when do i take | cuándo tomo | cuándo cojo
i removed | ^quitaba
when i removed | cuando quitaba
does not remove | no quita | no se quita
do not remove | no quitan
i do not remove | no quito | no me quito
did not remove | no quitó
i did not remove | no quité
i remove it | lo quito | la quito
i removed it | lo quité | la quité
i removed him | le quité
i removed them | les quité
we removed it | lo quitamos | la quitamos
may i remove it | lo puedo quitar | la puedo quitar
may i remove him | le puedo quitar
removed me | me quitó | me quitaron
to remove | para quitar
before removing | antes de quitar
when removing | al quitar
how do i remove | cómo quito | cómo se quita | cómo quitar
how do i remove it | cómo lo quito | cómo la quito
what do i remove | qué quito
when do i remove | cuándo quito
i moved | ^movía | ^mudaba
when i moved | cuando movía | cuando mudaba
does not move | no mueve | no se mueve
do not move | no mueven
i do not move | no muevo | no me muevo
did not move | no movió
i did not move | no moví
i move it | lo muevo | la muevo
i moved it | lo moví | la moví
i moved him | le moví
i moved them | les moví
we moved it | lo movimos | la movimos
may i move it | lo puedo mover | la puedo mover
may i move him | le puedo mover
moved me | me movió | me movieron
to move | para mover | para mudar
before moving | antes de mover | antes de mudar
when moving | al mover | al mudar
how do i move | cómo muevo | cómo se mueve | cómo mover | cómo mudo | cómo se muda | cómo mudar
how do i move it | cómo lo muevo | cómo la muevo
what do i move | qué muevo | qué mudo
when do i move | cuándo muevo | cuándo mudo
i stopped | ^paraba
when i stopped | cuando paraba
does not stop | no para | no se para
do not stop | no paran
i do not stop | no paro | no me paro
did not stop | no paró
i did not stop | no paré
to stop | para parar
before stopping | antes de parar
when stopping | al parar
how do i stop | cómo paro | cómo se para | cómo parar
what do i stop | qué paro
when do i stop | cuándo paro
i left | ^dejaba
when i left | cuando dejaba
does not leave | no deja | no se deja
do not leave | no dejan
i do not leave | no dejo | no me dejo
did not leave | no dejó
i did not leave | no dejé
i leave it | la dejo
i left it | lo dejé | la dejé
i left him | le dejé
i left them | les dejé
we left it | la dejamos
may i leave it | lo puedo dejar | la puedo dejar
may i leave him | le puedo dejar
left me | me dejó | me dejaron
to leave | para dejar
before leaving | antes de dejar
when leaving | al dejar
i entered | ^entraba
when i entered | cuando entraba
does not enter | no entra | no se entra
do not enter | no entran
i do not enter | no entro | no me entro
did not enter | no entró
i did not enter | no entré
before entering | antes de entrar
when entering | al entrar
i went out | ^salía
when i went out | cuando salía
does not go out | no sale | no se sale
do not go out | no salen
i do not go out | no salgo | no me salgo
did not go out | no salió
i did not go out | no salí
to go out | para salir
before going out | antes de salir
when going out | al salir
how do i go out | cómo salgo | cómo se sale | cómo salir
what do i go out | qué salgo
when do i go out | cuándo salgo
i arrived | ^llegaba
when i arrived | cuando llegaba
does not arrive | no llega | no se llega
do not arrive | no llegan
i do not arrive | no me llego
did not arrive | no llegó
i did not arrive | no llegué
to arrive | para llegar
before arriving | antes de llegar
when arriving | al llegar
i returned | ^volvía
when i returned | cuando volvía
does not return | no vuelve | no se vuelve
do not return | no vuelven
i do not return | no vuelvo | no me vuelvo
did not return | no volvió
i did not return | no volví
to return | para volver
before returning | antes de volver
when returning | al volver
i went up | ^subía
when i went up | cuando subía
does not go up | no sube | no se sube
do not go up | no suben
i do not go up | no subo | no me subo
did not go up | no subió
i did not go up | no subí
to go up | para subir
before going up | antes de subir
when going up | al subir
how do i go up | cómo subo | cómo se sube | cómo subir
what do i go up | qué subo
when do i go up | cuándo subo
i went down | ^bajaba
when i went down | cuando bajaba
does not go down | no baja | no se baja
do not go down | no bajan
i do not go down | no bajo | no me bajo
did not go down | no bajó
i did not go down | no bajé
to go down | para bajar
before going down | antes de bajar
when going down | al bajar
how do i go down | cómo bajo | cómo se baja | cómo bajar
what do i go down | qué bajo
when do i go down | cuándo bajo
i fell | ^caía
when i fell | cuando caía
does not fall | no cae | no se cae
do not fall | no caen
i do not fall | no caigo | no me caigo
did not fall | no cayó
i did not fall | no caí
to fall | para caer
before falling | antes de caer
when falling | al caer
i ran | ^corría
when i ran | cuando corría
does not run | no corre | no se corre
do not run | no corren
i do not run | no corro | no me corro
did not run | no corrió
i did not run | no corrí
to run | para correr
before running | antes de correr
when running | al correr
i jumped | ^saltaba
when i jumped | cuando saltaba
does not jump | no salta | no se salta
do not jump | no saltan
i do not jump | no salto | no me salto
did not jump | no saltó
i did not jump | no salté
to jump | para saltar
before jumping | antes de saltar
when jumping | al saltar
how do i jump | cómo salto | cómo se salta | cómo saltar
what do i jump | qué salto
when do i jump | cuándo salto
i sat | ^sentaba | senté a
when i sat | cuando sentaba
i sit her | la siento
i sat him | lo senté | le senté
i sat her | la senté
i sat them | les senté
we sat him | lo sentamos
we sat her | la sentamos
may i sit him | lo puedo sentar | le puedo sentar
may i sit her | la puedo sentar
sat me | me sentó | me sentaron
to sit | para sentar
before sitting | antes de sentar
when sitting | al sentar
sit | sentar a
sit the | sentar al
i sit | siento a
i sit the | siento al
i sat the | senté al
sat | sentó a | sentado a
sat the | sentó al | sentado al
sitting | sentando a
sitting the | sentando al
i lifted | ^levantaba
when i lifted | cuando levantaba
does not lift | no levanta | no se levanta
do not lift | no levantan
i do not lift | no levanto | no me levanto
did not lift | no levantó
i did not lift | no levanté
i lift it | lo levanto | la levanto
i lifted it | lo levanté | la levanté
i lifted him | le levanté
i lifted them | les levanté
we lifted it | lo levantamos | la levantamos
may i lift it | lo puedo levantar | la puedo levantar
may i lift him | le puedo levantar
lifted me | me levantó | me levantaron
to lift | para levantar
before lifting | antes de levantar
when lifting | al levantar
how do i lift | cómo levanto | cómo se levanta | cómo levantar
how do i lift it | cómo lo levanto | cómo la levanto
what do i lift | qué levanto
when do i lift | cuándo levanto
i began | ^empezaba | ^comenzaba
when i began | cuando empezaba | cuando comenzaba
does not begin | no empieza | no se empieza
do not begin | no empiezan
i do not begin | no empiezo | no me empiezo
did not begin | no empezó
i did not begin | no empecé
to begin | para comenzar
before beginning | antes de empezar | antes de comenzar
when beginning | al empezar | al comenzar
i finished | ^acababa | ^terminaba
when i finished | cuando acababa | cuando terminaba
does not finish | no acaba | no se acaba | no termina | no se termina
do not finish | no acaban | no terminan
i do not finish | no acabo | no me acabo | no termino | no me termino
did not finish | no acabó | no terminó
i did not finish | no acabé | no terminé
to finish | para acabar | para terminar
before finishing | antes de acabar | antes de terminar
when finishing | al acabar | al terminar
i worked | ^trabajaba | ^funcionaba
when i worked | cuando trabajaba | cuando funcionaba
does not work | no trabaja | no se trabaja | no se funciona
do not work | no trabajan
i do not work | no trabajo | no me trabajo | no funciono | no me funciono
did not work | no trabajó | no funcionó
i did not work | no trabajé | no funcioné
to work | para trabajar | para funcionar
before working | antes de trabajar | antes de funcionar
when working | al trabajar | al funcionar
i studied | ^estudiaba
when i studied | cuando estudiaba
does not study | no estudia | no se estudia
do not study | no estudian
i do not study | no estudio | no me estudio
did not study | no estudió
i did not study | no estudié
to study | para estudiar
before studying | antes de estudiar
when studying | al estudiar
how do i study | cómo estudio | cómo se estudia | cómo estudiar
when do i study | cuándo estudio
i learned | ^aprendía
when i learned | cuando aprendía
does not learn | no aprende | no se aprende
do not learn | no aprenden
i do not learn | no aprendo | no me aprendo
did not learn | no aprendió
i did not learn | no aprendí
to learn | para aprender
before learning | antes de aprender
when learning | al aprender
how do i learn | cómo aprendo | cómo se aprende | cómo aprender
what do i learn | qué aprendo
when do i learn | cuándo aprendo
i showed | ^enseñaba | ^mostraba
when i showed | cuando enseñaba | cuando mostraba
i show it | lo enseño | la enseño | lo muestro | la muestro | lo demuestro | la demuestro
i showed it | lo enseñé | la enseñé | lo mostré | la mostré | lo demostré | la demostré
i showed him | le enseñé | le mostré | le demostré
i showed them | les enseñé | les mostré | les demostré
we showed it | lo enseñamos | la enseñamos | lo mostramos | la mostramos
may i show it | lo puedo enseñar | la puedo enseñar | lo puedo mostrar | la puedo mostrar
may i show him | le puedo enseñar | le puedo mostrar
showed me | me enseñó | me enseñaron | me mostró | me mostraron
to show | para enseñar | para mostrar
before showing | antes de enseñar | antes de mostrar
when showing | al enseñar | al mostrar
i practised | ^practicaba
when i practised | cuando practicaba
does not practise | no practica | no se practica
do not practise | no practican
i do not practise | no practico | no me practico
did not practise | no practicó
i did not practise | no practiqué
to practise | para practicar
before practising | antes de practicar
when practising | al practicar
how do i practise | cómo practico | cómo se practica | cómo practicar
when do i practise | cuándo practico
i trained | ^entrenaba
when i trained | cuando entrenaba
to train | para entrenar
before training | antes de entrenar
when training | al entrenar
how do i train | cómo entreno | cómo se entrena | cómo entrenar
when do i train | cuándo entreno
i prepared | ^preparaba
when i prepared | cuando preparaba
does not prepare | no prepara | no se prepara
do not prepare | no preparan
i do not prepare | no preparo | no me preparo
did not prepare | no preparó
i did not prepare | no preparé
i prepare it | lo preparo | la preparo
i prepared it | lo preparé | la preparé
i prepared him | le preparé
i prepared them | les preparé
we prepared it | lo preparamos | la preparamos
may i prepare it | lo puedo preparar | la puedo preparar
may i prepare him | le puedo preparar
prepared me | me preparó | me prepararon
to prepare | para preparar
before preparing | antes de preparar
when preparing | al preparar
how do i prepare | cómo preparar
how do i prepare it | cómo lo preparo | cómo la preparo
what do i prepare | qué preparo
when do i prepare | cuándo preparo
i reviewed | ^repasaba
when i reviewed | cuando repasaba
to review | para repasar
before reviewing | antes de repasar
when reviewing | al repasar
how do i review | cómo repaso | cómo se repasa | cómo repasar
when do i review | cuándo repaso
i improved | ^mejoraba
when i improved | cuando mejoraba
does not improve | no mejora | no se mejora
do not improve | no mejoran
i do not improve | no mejoro | no me mejoro
did not improve | no mejoró
i did not improve | no mejoré
to improve | para mejorar
before improving | antes de mejorar
when improving | al mejorar
how do i improve | cómo se mejora | cómo mejorar
what do i improve | qué mejoro
when do i improve | cuándo mejoro
i got | ^conseguía
when i got | cuando conseguía
does not get | no consigue | no se consigue
do not get | no consiguen
i do not get | no me consigo
did not get | no consiguió
i get it | lo consigo | la consigo
i got it | la conseguí
i got him | le conseguí
i got them | les conseguí
we got it | lo conseguimos | la conseguimos
may i get it | lo puedo conseguir | la puedo conseguir
may i get him | le puedo conseguir
got me | me consiguió | me consiguieron
to get | para conseguir
before getting | antes de conseguir
when getting | al conseguir
how do i get | cómo consigo | cómo se consigue | cómo conseguir | cómo obtengo | cómo se obtiene | cómo obtener
how do i get it | cómo lo consigo | cómo la consigo
what do i get | qué consigo
when do i get | cuándo consigo
i managed | ^lograba
when i managed | cuando lograba
does not manage | no logra | no se logra
do not manage | no logran
i do not manage | no logro | no me logro
did not manage | no logró
to manage | para lograr
before managing | antes de lograr
when managing | al lograr
i tried | ^intentaba
when i tried | cuando intentaba
does not try | no intenta | no se intenta
do not try | no intentan
i do not try | no intento | no me intento
did not try | no intentó
i did not try | no intenté
to try | para intentar
before trying | antes de intentar
when trying | al intentar
i decided | ^decidía
when i decided | cuando decidía
does not decide | no decide | no se decide
do not decide | no deciden
i do not decide | no decido | no me decido
did not decide | no decidió
i did not decide | no decidí
to decide | para decidir
before deciding | antes de decidir
when deciding | al decidir
i chose | ^elegía
when i chose | cuando elegía
does not choose | no elige | no se elige
do not choose | no eligen
i do not choose | no elijo | no me elijo
did not choose | no eligió
i did not choose | no elegí
i choose it | lo elijo | la elijo
i chose it | lo elegí | la elegí
i chose him | le elegí
i chose them | les elegí
we chose it | lo elegimos | la elegimos
may i choose it | lo puedo elegir | la puedo elegir
may i choose him | le puedo elegir
chose me | me eligió | me eligieron
to choose | para elegir
before choosing | antes de elegir
when choosing | al elegir
how do i choose | cómo elijo | cómo se elige | cómo elegir
how do i choose it | cómo lo elijo | cómo la elijo
what do i choose | qué elijo
when do i choose | cuándo elijo
i thought | ^pensaba
when i thought | cuando pensaba
does not think | no piensa | no se piensa
do not think | no piensan
i do not think | no pienso | no me pienso
did not think | no pensó
i did not think | no pensé
to think | para pensar
before thinking | antes de pensar
when thinking | al pensar
i believed | ^creía
when i believed | cuando creía
does not believe | no cree | no se cree
do not believe | no creen
i do not believe | no me creo
did not believe | no creyó
i did not believe | no creí
to believe | para creer
before believing | antes de creer
when believing | al creer
i understood | ^entendía | ^comprendía
when i understood | cuando entendía | cuando comprendía
does not understand | no entiende | no se entiende | no comprende | no se comprende
do not understand | no entienden | no comprenden
i do not understand | no me entiendo | no me comprendo
did not understand | no entendió | no comprendió
i did not understand | no comprendí
to understand | para entender | para comprender
before understanding | antes de entender | antes de comprender
when understanding | al entender | al comprender
i remembered | ^recordaba
when i remembered | cuando recordaba
does not remember | no recuerda | no se recuerda
do not remember | no recuerdan
i do not remember | no recuerdo | no me recuerdo
did not remember | no recordó
i did not remember | no recordé
to remember | para recordar
before remembering | antes de recordar
when remembering | al recordar
how do i remember | cómo recuerdo | cómo se recuerda | cómo recordar
what do i remember | qué recuerdo
when do i remember | cuándo recuerdo
i forgot | ^olvidaba
when i forgot | cuando olvidaba
does not forget | no olvida | no se olvida
do not forget | no olvidan
i do not forget | no olvido | no me olvido
did not forget | no olvidó
i did not forget | no olvidé
to forget | para olvidar
before forgetting | antes de olvidar
when forgetting | al olvidar
i lost | ^perdía
when i lost | cuando perdía
does not lose | no pierde | no se pierde
do not lose | no pierden
i do not lose | no pierdo | no me pierdo
did not lose | no perdió
i did not lose | no perdí
to lose | para perder
before losing | antes de perder
when losing | al perder
i earned | ^ganaba | ^cobraba
when i earned | cuando ganaba | cuando cobraba
does not earn | no gana | no se gana | no cobra | no se cobra
do not earn | no ganan | no cobran
i do not earn | no gano | no me gano | no cobro | no me cobro
did not earn | no ganó | no cobró
i did not earn | no gané | no cobré
to earn | para ganar | para cobrar
before earning | antes de ganar | antes de cobrar
when earning | al ganar | al cobrar
i paid | ^pagaba
when i paid | cuando pagaba
does not pay | no paga | no se paga
do not pay | no pagan
i do not pay | no pago | no me pago
did not pay | no pagó
i did not pay | no pagué
to pay | para pagar
before paying | antes de pagar
when paying | al pagar
i cost | ^costaba
when i cost | cuando costaba
does not cost | no cuesta | no se cuesta
do not cost | no cuestan
i do not cost | no cuesto | no me cuesto
did not cost | no costó
i did not cost | no costé
to cost | para costar
before costing | antes de costar
when costing | al costar
i lived | ^vivía
when i lived | cuando vivía
does not live | no vive | no se vive
do not live | no viven
i do not live | no vivo | no me vivo
did not live | no vivió
i did not live | no viví
to live | para vivir
before living | antes de vivir
when living | al vivir
i travelled | ^viajaba
when i travelled | cuando viajaba
does not travel | no viaja | no se viaja
do not travel | no viajan
i do not travel | no viajo | no me viajo
did not travel | no viajó
i did not travel | no viajé
to travel | para viajar
before travelling | antes de viajar
when travelling | al viajar
i flew | ^volaba
when i flew | cuando volaba
does not fly | no vuela | no se vuela
do not fly | no vuelan
i do not fly | no vuelo | no me vuelo
did not fly | no voló
i did not fly | no volé
to fly | para volar
before flying | antes de volar
when flying | al volar
i landed | ^aterrizaba
when i landed | cuando aterrizaba
does not land | no aterriza | no se aterriza
do not land | no aterrizan
i do not land | no aterrizo | no me aterrizo
did not land | no aterrizó
i did not land | no aterricé
to land | para aterrizar
before landing | antes de aterrizar
when landing | al aterrizar
i took off | ^despegaba
when i took off | cuando despegaba
does not take off | no despega | no se despega
do not take off | no despegan
i do not take off | no despego | no me despego
did not take off | no despegó
i did not take off | no despegué
to take off | para despegar
before taking off | antes de despegar
i boarded | ^embarcaba
when i boarded | cuando embarcaba
does not board | no embarca | no se embarca
do not board | no embarcan
i do not board | no embarco | no me embarco
did not board | no embarcó
i did not board | no embarqué
to board | para embarcar
before boarding | antes de embarcar
when boarding | al embarcar
how do i board | cómo embarco | cómo se embarca | cómo embarcar
what do i board | qué embarco
when do i board | cuándo embarco
i disembarked | ^desembarcaba
when i disembarked | cuando desembarcaba
does not disembark | no desembarca | no se desembarca
do not disembark | no desembarcan
i do not disembark | no desembarco | no me desembarco
did not disembark | no desembarcó
i did not disembark | no desembarqué
to disembark | para desembarcar
before disembarking | antes de desembarcar
when disembarking | al desembarcar
how do i disembark | cómo desembarco | cómo se desembarca | cómo desembarcar
what do i disembark | qué desembarco
when do i disembark | cuándo desembarco
i evacuated | ^evacuaba | evacué a
when i evacuated | cuando evacuaba
does not evacuate | no evacua | no se evacua
do not evacuate | no evacuan
i do not evacuate | no evacuo | no me evacuo
did not evacuate | no evacuó
i did not evacuate | no evacué
i evacuate him | lo evacuo
i evacuate her | la evacuo
i evacuated him | lo evacué | le evacué
i evacuated her | la evacué
i evacuated them | les evacué
we evacuated him | lo evacuamos
we evacuated her | la evacuamos
may i evacuate him | lo puedo evacuar | le puedo evacuar
may i evacuate her | la puedo evacuar
evacuated me | me evacuó | me evacuaron
to evacuate | para evacuar
before evacuating | antes de evacuar
when evacuating | al evacuar
how do i evacuate | cómo evacuo | cómo se evacua | cómo evacuar
how do i evacuate it | cómo lo evacuo | cómo la evacuo
what do i evacuate | qué evacuo
when do i evacuate | cuándo evacuo
evacuate | evacuar a
evacuate the | evacuar al
i evacuate | evacuo a
i evacuate the | evacuo al
i evacuated the | evacué al
evacuated | evacuó a | evacuado a
evacuated the | evacuó al | evacuado al
evacuating | evacuando a
evacuating the | evacuando al
i shouted | ^gritaba
when i shouted | cuando gritaba
does not shout | no grita | no se grita
do not shout | no gritan
i do not shout | no grito | no me grito
did not shout | no gritó
i did not shout | no grité
to shout | para gritar
before shouting | antes de gritar
when shouting | al gritar
i cried | ^lloraba
when i cried | cuando lloraba
does not cry | no llora | no se llora
do not cry | no lloran
i do not cry | no lloro | no me lloro
did not cry | no lloró
i did not cry | no lloré
to cry | para llorar
before crying | antes de llorar
when crying | al llorar
i breathed | ^respiraba
when i breathed | cuando respiraba
does not breathe | no se respira
do not breathe | no respiran
i do not breathe | no respiro | no me respiro
did not breathe | no respiró
i did not breathe | no respiré
to breathe | para respirar
before breathing | antes de respirar
when breathing | al respirar
i coughed | ^tosía
when i coughed | cuando tosía
does not cough | no tose | no se tose
do not cough | no tosen
i do not cough | no toso | no me toso
did not cough | no tosió
i did not cough | no tosí
to cough | para toser
before coughing | antes de toser
when coughing | al toser
i vomited | ^vomitaba
when i vomited | cuando vomitaba
does not vomit | no vomita | no se vomita
do not vomit | no vomitan
i do not vomit | no vomito | no me vomito
did not vomit | no vomitó
i did not vomit | no vomité
to vomit | para vomitar
before vomiting | antes de vomitar
when vomiting | al vomitar
i bled | ^sangraba
when i bled | cuando sangraba
does not bleed | no sangra | no se sangra
do not bleed | no sangran
i do not bleed | no sangro | no me sangro
did not bleed | no sangró
i did not bleed | no sangré
to bleed | para sangrar
before bleeding | antes de sangrar
when bleeding | al sangrar
i woke up | ^despertaba | desperté a
when i woke up | cuando despertaba
do not wake up | no despiertan
i do not wake up | no despierto | no me despierto
did not wake up | no despertó
i did not wake up | no desperté
i wake up him | lo despierto
i wake up her | la despierto
i woke up him | lo desperté | le desperté
i woke up her | la desperté
i woke up them | les desperté
we woke up him | lo despertamos
we woke up her | la despertamos
may i wake up him | lo puedo despertar | le puedo despertar
may i wake up her | la puedo despertar
woke up me | me despertó | me despertaron
to wake up | para despertar
before waking up | antes de despertar
when waking up | al despertar
wake up | despertar a
wake up the | despertar al
i wake up | despierto a
i wake up the | despierto al
i woke up the | desperté al
woke up | despertó a
woke up the | despertó al
waking up | despertando a
waking up the | despertando al
woken up | despertado a
woken up the | despertado al
i slept | ^dormía
when i slept | cuando dormía
does not sleep | no duerme | no se duerme
do not sleep | no duermen
i do not sleep | no duermo | no me duermo
did not sleep | no durmió
i did not sleep | no dormí
to sleep | para dormir
before sleeping | antes de dormir
when sleeping | al dormir
i ate | ^comía
when i ate | cuando comía
does not eat | no come | no se come
do not eat | no comen
i do not eat | no como | no me como
did not eat | no comió
i did not eat | no comí
to eat | para comer
before eating | antes de comer
when eating | al comer
i drank | ^bebía
when i drank | cuando bebía
does not drink | no bebe | no se bebe
do not drink | no beben
i do not drink | no bebo | no me bebo
did not drink | no bebió
i did not drink | no bebí
to drink | para beber
before drinking | antes de beber
when drinking | al beber
i smoked | ^fumaba
when i smoked | cuando fumaba
does not smoke | no fuma | no se fuma
do not smoke | no fuman
i do not smoke | no fumo | no me fumo
did not smoke | no fumó
i did not smoke | no fumé
to smoke | para fumar
before smoking | antes de fumar
when smoking | al fumar
i swam | ^nadaba
when i swam | cuando nadaba
does not swim | no nada | no se nada
do not swim | no nadan
i do not swim | no me nado
did not swim | no nadó
i did not swim | no nadé
to swim | para nadar
before swimming | antes de nadar
when swimming | al nadar
i died | ^moría
when i died | cuando moría
does not die | no muere | no se muere
do not die | no mueren
i do not die | no muero | no me muero
did not die | no murió
i did not die | no morí
to die | para morir
before dying | antes de morir
when dying | al morir
i survived | ^sobrevivía
when i survived | cuando sobrevivía
does not survive | no sobrevive | no se sobrevive
do not survive | no sobreviven
i do not survive | no sobrevivo | no me sobrevivo
did not survive | no sobrevivió
i did not survive | no sobreviví
to survive | para sobrevivir
before surviving | antes de sobrevivir
when surviving | al sobrevivir
i hurt | ^dolía
when i hurt | cuando dolía
does not hurt | no duele | no se duele
do not hurt | no duelen
i do not hurt | no duelo | no me duelo
did not hurt | no dolió
i did not hurt | no dolí
to hurt | para doler
before hurting | antes de doler
when hurting | al doler
i burned | ^ardía | ^quemaba
when i burned | cuando ardía | cuando quemaba
does not burn | no arde | no se arde | no quema | no se quema
do not burn | no arden | no queman
i do not burn | no ardo | no me ardo | no quemo | no me quemo
did not burn | no ardió | no quemó
i did not burn | no ardí | no quemé
to burn | para arder | para quemar
before burning | antes de arder | antes de quemar
when burning | al arder | al quemar
i exploded | ^explotaba
when i exploded | cuando explotaba
does not explode | no explota | no se explota
do not explode | no explotan
i do not explode | no exploto | no me exploto
did not explode | no explotó
i did not explode | no exploté
to explode | para explotar
before exploding | antes de explotar
when exploding | al explotar
i inflated | ^inflaba
when i inflated | cuando inflaba
do not inflate | no inflan
i do not inflate | no inflo | no me inflo
did not inflate | no infló
i did not inflate | no inflé
i inflate it | lo inflo | la inflo
i inflated it | lo inflé | la inflé
i inflated him | le inflé
i inflated them | les inflé
we inflated it | lo inflamos | la inflamos
may i inflate it | lo puedo inflar | la puedo inflar
may i inflate him | le puedo inflar
inflated me | me infló | me inflaron
to inflate | para inflar
before inflating | antes de inflar
when inflating | al inflar
how do i inflate | cómo inflo | cómo se infla | cómo inflar
how do i inflate it | cómo lo inflo | cómo la inflo
what do i inflate | qué inflo
when do i inflate | cuándo inflo
i armed | ^armaba
when i armed | cuando armaba
i arm it | lo armo | la armo
i armed it | lo armé | la armé
i armed him | le armé
i armed them | les armé
we armed it | lo armamos | la armamos
may i arm it | lo puedo armar | la puedo armar
may i arm him | le puedo armar
armed me | me armó | me armaron
to arm | para armar
before arming | antes de armar
when arming | al armar
how do i arm | cómo armo | cómo se arma | cómo armar
how do i arm it | cómo lo armo | cómo la armo
what do i arm | qué armo
when do i arm | cuándo armo
i disarmed | ^desarmaba
when i disarmed | cuando desarmaba
i disarm it | lo desarmo | la desarmo
i disarmed it | lo desarmé | la desarmé
i disarmed him | le desarmé
i disarmed them | les desarmé
we disarmed it | lo desarmamos | la desarmamos
may i disarm it | lo puedo desarmar | la puedo desarmar
may i disarm him | le puedo desarmar
disarmed me | me desarmó | me desarmaron
to disarm | para desarmar
before disarming | antes de desarmar
when disarming | al desarmar
how do i disarm | cómo desarmo | cómo se desarma | cómo desarmar
how do i disarm it | cómo lo desarmo | cómo la desarmo
what do i disarm | qué desarmo
when do i disarm | cuándo desarmo
does not break | no rompe | no se rompe
do not break | no rompen
i do not break | no rompo | no me rompo
did not break | no rompió
i did not break | no rompí
does not block | no bloquea | no se bloquea
do not block | no bloquean
i do not block | no bloqueo | no me bloqueo
did not block | no bloqueó
i did not block | no bloqueé
does not jam | no atasca | no se atasca
do not jam | no atascan
i do not jam | no atasco | no me atasco
did not jam | no atascó
i did not jam | no atasqué
i served | ^servía
when i served | cuando servía
does not serve | no se sirve
do not serve | no sirven
i do not serve | no me sirvo
did not serve | no sirvió
i did not serve | no serví
to serve | para servir
before serving | antes de servir
when serving | al servir
how do i serve | cómo sirvo | cómo se sirve | cómo servir
what do i serve | qué sirvo
when do i serve | cuándo sirvo
i clean it | lo limpio | la limpio
i cleaned it | lo limpié | la limpié
i cleaned him | le limpié
i cleaned them | les limpié
how do i clean | cómo limpio | cómo se limpia | cómo limpiar
how do i clean it | cómo lo limpio | cómo la limpio
does not sell | no vende | no se vende
do not sell | no venden
i do not sell | no vendo | no me vendo
did not sell | no vendió
i did not sell | no vendí
how do i sell | cómo vendo | cómo se vende | cómo vender
does not buy | no compra | no se compra
do not buy | no compran
i do not buy | no compro | no me compro
did not buy | no compró
i did not buy | no compré
i changed | ^cambiaba
when i changed | cuando cambiaba
does not change | no cambia | no se cambia
do not change | no cambian
i do not change | no cambio | no me cambio
did not change | no cambió
i did not change | no cambié
i change it | lo cambio | la cambio
i changed it | lo cambié | la cambié
i changed him | le cambié
i changed them | les cambié
we changed it | lo cambiamos | la cambiamos
may i change it | lo puedo cambiar | la puedo cambiar
may i change him | le puedo cambiar
changed me | me cambió | me cambiaron
to change | para cambiar
before changing | antes de cambiar
when changing | al cambiar
how do i change | cómo cambio | cómo se cambia | cómo cambiar
how do i change it | cómo lo cambio | cómo la cambio
what do i change | qué cambio
when do i change | cuándo cambio
i sent | ^mandaba | ^enviaba
when i sent | cuando mandaba | cuando enviaba
does not send | no manda | no se manda | no envia | no se envia
do not send | no mandan | no envian
i do not send | no mando | no me mando | no envio | no me envio
did not send | no mandó | no envió
i did not send | no mandé | no envié
i send it | lo mando | la mando | lo envio | la envio
i sent it | lo mandé | la mandé | lo envié | la envié
i sent him | le mandé | le envié
i sent them | les mandé | les envié
we sent it | lo mandamos | la mandamos | lo enviamos | la enviamos
may i send it | lo puedo mandar | la puedo mandar | lo puedo enviar | la puedo enviar
may i send him | le puedo mandar | le puedo enviar
sent me | me mandó | me mandaron | me envió | me enviaron
to send | para mandar | para enviar
before sending | antes de mandar | antes de enviar
when sending | al mandar | al enviar
how do i send | cómo mando | cómo se manda | cómo mandar | cómo envio | cómo se envia | cómo enviar
how do i send it | cómo lo mando | cómo la mando | cómo lo envio | cómo la envio
what do i send | qué mando | qué envio
when do i send | cuándo mando | cuándo envio
i received | ^recibía
when i received | cuando recibía
does not receive | no recibe | no se recibe
do not receive | no reciben
i do not receive | no recibo | no me recibo
did not receive | no recibió
i did not receive | no recibí
to receive | para recibir
before receiving | antes de recibir
when receiving | al recibir
i wrote | ^escribía
when i wrote | cuando escribía
does not write | no escribe | no se escribe
do not write | no escriben
i do not write | no escribo | no me escribo
did not write | no escribió
i did not write | no escribí
to write | para escribir
before writing | antes de escribir
when writing | al escribir
how do i write | cómo escribo | cómo se escribe | cómo escribir
what do i write | qué escribo
when do i write | cuándo escribo
i read | ^leía
when i read | cuando leía
does not read | no lee | no se lee
do not read | no leen
i do not read | no leo | no me leo
did not read | no leyó
i did not read | no leí
to read | para leer
before reading | antes de leer
when reading | al leer
how do i read | cómo leo | cómo se lee | cómo leer
what do i read | qué leo
when do i read | cuándo leo
i looked for | ^buscaba
when i looked for | cuando buscaba
does not look for | no busca | no se busca
do not look for | no buscan
i do not look for | no busco | no me busco
did not look for | no buscó
i did not look for | no busqué
i look for it | lo busco | la busco
i looked for it | lo busqué | la busqué
i looked for him | le busqué
i looked for them | les busqué
we looked for it | lo buscamos | la buscamos
may i look for it | lo puedo buscar | la puedo buscar
may i look for him | le puedo buscar
looked for me | me buscó | me buscaron
to look for | para buscar
before looking for | antes de buscar
when looking for | al buscar
how do i look for | cómo busco | cómo se busca | cómo buscar
how do i look for it | cómo lo busco | cómo la busco
what do i look for | qué busco
when do i look for | cuándo busco
i found | ^encontraba
when i found | cuando encontraba
does not find | no encuentra | no se encuentra
do not find | no encuentran
i do not find | no encuentro | no me encuentro
did not find | no encontró
i did not find | no encontré
i find it | lo encuentro | la encuentro
i found it | lo encontré | la encontré
i found him | le encontré
i found them | les encontré
we found it | lo encontramos | la encontramos
may i find it | lo puedo encontrar | la puedo encontrar
may i find him | le puedo encontrar
found me | me encontró | me encontraron
to find | para encontrar
before finding | antes de encontrar
when finding | al encontrar
how do i find | cómo encuentro | cómo se encuentra | cómo encontrar
how do i find it | cómo lo encuentro | cómo la encuentro
what do i find | qué encuentro
when do i find | cuándo encuentro
i looked at | ^miraba
when i looked at | cuando miraba
does not look at | no mira | no se mira
do not look at | no miran
i do not look at | no miro | no me miro
did not look at | no miró
i did not look at | no miré
i look at it | lo miro | la miro
i looked at it | lo miré | la miré
i looked at him | le miré
i looked at them | les miré
we looked at it | lo miramos | la miramos
may i look at it | lo puedo mirar | la puedo mirar
may i look at him | le puedo mirar
looked at me | me miró | me miraron
to look at | para mirar
before looking at | antes de mirar
when looking at | al mirar
i saw | ^vía
when i saw | cuando vía
to see | para ver
before seeing | antes de ver
when seeing | al ver
i felt | ^sentía
when i felt | cuando sentía
does not feel | no siente | no se siente
do not feel | no sienten
i do not feel | no siento | no me siento
did not feel | no sintió
i did not feel | no sentí
to feel | para sentir
before feeling | antes de sentir
when feeling | al sentir
i noticed | ^notaba
when i noticed | cuando notaba
does not notice | no nota | no se nota
do not notice | no notan
i do not notice | no noto | no me noto
did not notice | no notó
i did not notice | no noté
to notice | para notar
before noticing | antes de notar
when noticing | al notar
i passed | ^pasaba | ^aprobaba | ^superaba
when i passed | cuando pasaba | cuando aprobaba | cuando superaba
does not pass | no pasa | no se pasa | no aprueba | no se aprueba | no supera | no se supera
do not pass | no pasan | no aprueban | no superan
i do not pass | no paso | no me paso | no apruebo | no me apruebo | no supero | no me supero
did not pass | no pasó | no aprobó | no superó
i did not pass | no pasé | no aprobé | no superé
to pass | para pasar | para aprobar | para superar
before passing | antes de pasar | antes de aprobar | antes de superar
when passing | al pasar | al aprobar | al superar
does not happen | no ocurre | no se ocurre | no sucede | no se sucede
do not happen | no ocurren | no suceden
i do not happen | no ocurro | no me ocurro | no sucedo | no me sucedo
did not happen | no ocurrió | no sucedió
i did not happen | no ocurrí | no sucedí
i reacted | ^reaccionaba
when i reacted | cuando reaccionaba
does not react | no se reacciona
do not react | no reaccionan
i do not react | no reacciono | no me reacciono
did not react | no reaccionó
i did not react | no reaccioné
to react | para reaccionar
before reacting | antes de reaccionar
when reacting | al reaccionar
how do i react | cómo reacciono | cómo se reacciona | cómo reaccionar
what do i react | qué reacciono
when do i react | cuándo reacciono
i acted | ^actuaba
when i acted | cuando actuaba
does not act | no actua | no se actua
do not act | no actuan
i do not act | no actuo | no me actuo
did not act | no actuó
i did not act | no actué
to act | para actuar
before acting | antes de actuar
when acting | al actuar
how do i act | cómo actuo | cómo se actua | cómo actuar
what do i act | qué actuo
when do i act | cuándo actuo
i waited | ^esperaba
when i waited | cuando esperaba
does not wait | no espera | no se espera
do not wait | no esperan
i do not wait | no espero | no me espero
did not wait | no esperó
i did not wait | no esperé
to wait | para esperar
before waiting | antes de esperar
when waiting | al esperar
i needed | ^necesitaba
when i needed | cuando necesitaba
does not need | no necesita | no se necesita
do not need | no necesitan
i do not need | no necesito | no me necesito
did not need | no necesitó
i did not need | no necesité
to need | para necesitar
before needing | antes de necesitar
when needing | al necesitar
does not be missing | no falta | no se falta
do not be missing | no faltan
i do not be missing | no falto | no me falto
did not be missing | no faltó
i did not be missing | no falté
i hired | ^contrataba
when i hired | cuando contrataba
does not hire | no contrata | no se contrata
do not hire | no contratan
i do not hire | no contrato | no me contrato
did not hire | no contrató
i did not hire | no contraté
to hire | para contratar
before hiring | antes de contratar
when hiring | al contratar
does not select | no selecciona | no se selecciona
do not select | no seleccionan
i do not select | no selecciono | no me selecciono
did not select | no seleccionó
i did not select | no seleccioné
i rejected | ^rechazaba
when i rejected | cuando rechazaba
does not reject | no rechaza | no se rechaza
do not reject | no rechazan
i do not reject | no rechazo | no me rechazo
did not reject | no rechazó
i did not reject | no rechacé
to reject | para rechazar
before rejecting | antes de rechazar
when rejecting | al rechazar
i accepted | ^aceptaba
when i accepted | cuando aceptaba
does not accept | no acepta | no se acepta
do not accept | no aceptan
i do not accept | no acepto | no me acepto
did not accept | no aceptó
i did not accept | no acepté
to accept | para aceptar
before accepting | antes de aceptar
when accepting | al aceptar
how do i pass | cómo apruebo | cómo se aprueba | cómo aprobar | cómo supero | cómo se supera | cómo superar
what do i pass | qué apruebo | qué supero
when do i pass | cuándo apruebo | cuándo supero
i failed | ^suspendía | ^fallaba
when i failed | cuando suspendía | cuando fallaba
does not fail | no suspende | no se suspende | no falla | no se falla
do not fail | no suspenden | no fallan
i do not fail | no suspendo | no me suspendo | no fallo | no me fallo
did not fail | no suspendió | no falló
i did not fail | no suspendí | no fallé
to fail | para suspender | para fallar
before failing | antes de suspender | antes de fallar
when failing | al suspender | al fallar
i presented | ^presentaba
when i presented | cuando presentaba
to present | para presentar
before presenting | antes de presentar
when presenting | al presentar
how do i present | cómo presento | cómo se presenta | cómo presentar
what do i present | qué presento
when do i present | cuándo presento
i applied for | ^solicitaba
when i applied for | cuando solicitaba
does not apply for | no solicita | no se solicita
do not apply for | no solicitan
i do not apply for | no solicito | no me solicito
did not apply for | no solicitó
i did not apply for | no solicité
to apply for | para solicitar
before applying for | antes de solicitar
when applying for | al solicitar
how do i apply for | cómo solicito | cómo se solicita | cómo solicitar
what do i apply for | qué solicito
when do i apply for | cuándo solicito
i applied | ^postulaba
when i applied | cuando postulaba
does not apply | no postula | no se postula
do not apply | no postulan
i do not apply | no postulo | no me postulo
did not apply | no postuló
i did not apply | no postulé
to apply | para postular
before applying | antes de postular
when applying | al postular
how do i apply | cómo postulo | cómo se postula | cómo postular
what do i apply | qué postulo
when do i apply | cuándo postulo
how do i register | cómo inscribo | cómo se inscribe | cómo inscribir
i met | ^cumplía
when i met | cuando cumplía
does not meet | no cumple | no se cumple
do not meet | no cumplen
i do not meet | no cumplo | no me cumplo
did not meet | no cumplió
i did not meet | no cumplí
to meet | para cumplir
before meeting | antes de cumplir
when meeting | al cumplir
i required | ^exigía | ^requería
when i required | cuando exigía | cuando requería
does not require | no exige | no se exige | no requiere | no se requiere
do not require | no exigen | no requieren
i do not require | no exijo | no me exijo | no requiero | no me requiero
did not require | no exigió | no requirió
i did not require | no exigí | no requerí
to require | para exigir | para requerir
before requiring | antes de exigir | antes de requerir
when requiring | al exigir | al requerir
i measured | ^medía
when i measured | cuando medía
does not measure | no mide | no se mide
do not measure | no miden
i do not measure | no mido | no me mido
did not measure | no midió
i did not measure | no medí
to measure | para medir
before measuring | antes de medir
when measuring | al medir
i weighed | ^pesaba
when i weighed | cuando pesaba
does not weigh | no pesa | no se pesa
do not weigh | no pesan
i do not weigh | no peso | no me peso
did not weigh | no pesó
i did not weigh | no pesé
to weigh | para pesar
before weighing | antes de pesar
when weighing | al pesar
i covered | ^tapaba | ^cubría
when i covered | cuando tapaba | cuando cubría
does not cover | no tapa | no se tapa | no cubre | no se cubre
do not cover | no tapan | no cubren
i do not cover | no tapo | no me tapo | no cubro | no me cubro
did not cover | no tapó | no cubrió
i did not cover | no tapé | no cubrí
i cover it | lo tapo | la tapo | lo cubro | la cubro
i covered it | lo tapé | la tapé | lo cubrí | la cubrí
i covered him | le tapé | le cubrí
i covered them | les tapé | les cubrí
we covered it | lo tapamos | la tapamos | lo cubrimos | la cubrimos
may i cover it | la puedo tapar | la puedo cubrir
may i cover him | le puedo tapar | le puedo cubrir
covered me | me tapó | me taparon | me cubrió | me cubrieron
to cover | para tapar | para cubrir
before covering | antes de tapar | antes de cubrir
when covering | al tapar | al cubrir
how do i cover | cómo tapo | cómo se tapa | cómo tapar | cómo cubro | cómo se cubre | cómo cubrir
how do i cover it | cómo lo tapo | cómo la tapo | cómo lo cubro | cómo la cubro
what do i cover | qué tapo | qué cubro
when do i cover | cuándo tapo | cuándo cubro
how do i make up | cómo maquillo | cómo se maquilla | cómo maquillar
how do i dress | cómo visto | cómo se viste | cómo vestir
how do i do my hair | cómo peino | cómo se peina | cómo peinar
i allowed | ^permitía
when i allowed | cuando permitía
does not allow | no permite | no se permite
do not allow | no permiten
i do not allow | no permito | no me permito
did not allow | no permitió
i did not allow | no permití
to allow | para permitir
before allowing | antes de permitir
when allowing | al permitir
i continued | ^seguía | ^continuaba
when i continued | cuando seguía | cuando continuaba
does not continue | no sigue | no se sigue | no continua | no se continua
do not continue | no siguen | no continuan
i do not continue | no sigo | no me sigo | no continuo | no me continuo
did not continue | no siguió | no continuó
i did not continue | no seguí | no continué
to continue | para seguir | para continuar
before continuing | antes de seguir | antes de continuar
when continuing | al seguir | al continuar
i stayed | ^quedaba
when i stayed | cuando quedaba
does not stay | no queda | no se queda
do not stay | no quedan
i do not stay | no quedo | no me quedo
did not stay | no quedó
to stay | para quedar
before staying | antes de quedar
when staying | al quedar
i lasted | ^duraba
when i lasted | cuando duraba
does not last | no dura | no se dura
do not last | no duran
i do not last | no duro | no me duro
did not last | no duró
i did not last | no duré
to last | para durar
before lasting | antes de durar
when lasting | al durar
does not exist | no se existe
do not exist | no existen
i do not exist | no existo | no me existo
did not exist | no existió
i did not exist | no existí
i meant | ^significaba
when i meant | cuando significaba
does not mean | no significa | no se significa
do not mean | no significan
i do not mean | no significo | no me significo
did not mean | no significó
i did not mean | no signifiqué
to mean | para significar
before meaning | antes de significar
when meaning | al significar
i compared | ^comparaba
when i compared | cuando comparaba
to compare | para comparar
before comparing | antes de comparar
when comparing | al comparar
how do i compare | cómo comparo | cómo se compara | cómo comparar
what do i compare | qué comparo
when do i compare | cuándo comparo
does not recommend | no recomienda | no se recomienda
do not recommend | no recomiendan
i do not recommend | no recomiendo | no me recomiendo
did not recommend | no recomendó
i did not recommend | no recomendé
does not advise | no aconseja | no se aconseja
do not advise | no aconsejan
i do not advise | no aconsejo | no me aconsejo
did not advise | no aconsejó
i did not advise | no aconsejé
i told | ^contaba
when i told | cuando contaba
does not tell | no cuenta | no se cuenta
do not tell | no cuentan
i do not tell | no cuento | no me cuento
did not tell | no contó
i did not tell | no conté
i tell it | lo cuento | la cuento
i told it | lo conté | la conté
we told it | lo contamos | la contamos
may i tell it | lo puedo contar | la puedo contar
may i tell him | le puedo contar
told me | me contó | me contaron
to tell | para contar
before telling | antes de contar
when telling | al contar
how do i tell | cómo cuento | cómo se cuenta | cómo contar
how do i tell it | cómo lo cuento | cómo la cuento
when do i tell | cuándo cuento
how do i describe | cómo describo | cómo se describe | cómo describir
i press it | lo presiono | la presiono | lo aprieto | la aprieto
i pressed it | lo presioné | la presioné | lo apreté | la apreté
i pressed him | le presioné | le apreté
i pressed them | les presioné | les apreté
how do i press | cómo presiono | cómo se presiona | cómo presionar | cómo aprieto | cómo se aprieta | cómo apretar
how do i press it | cómo lo presiono | cómo la presiono | cómo lo aprieto | cómo la aprieto
does not pull | no tira | no se tira
do not pull | no tiran
i do not pull | no tiro | no me tiro
did not pull | no tiró
i did not pull | no tiré
how do i pull | cómo tiro | cómo se tira | cómo tirar
does not push | no empuja | no se empuja
do not push | no empujan
i do not push | no empujo | no me empujo
did not push | no empujó
i did not push | no empujé
i push it | lo empujo | la empujo
i pushed it | lo empujé | la empujé
i pushed him | le empujé
i pushed them | les empujé
how do i push | cómo empujo | cómo se empuja | cómo empujar
how do i push it | cómo lo empujo | cómo la empujo
does not hit | no golpea | no se golpea
do not hit | no golpean
i do not hit | no golpeo | no me golpeo
did not hit | no golpeó
i did not hit | no golpeé
i hit it | lo golpeo | la golpeo | lo golpeé | la golpeé | lo pego | la pego | lo pegué | la pegué
i hit him | le golpeé | le pegué
i hit them | les golpeé | les pegué
does not fight | no pelea | no se pelea
do not fight | no pelean
i do not fight | no peleo | no me peleo
did not fight | no peleó
i did not fight | no peleé
does not argue | no discute | no se discute
do not argue | no discuten
i do not argue | no discuto | no me discuto
did not argue | no discutió
i did not argue | no discutí
i complained | ^quejaba
when i complained | cuando quejaba
does not complain | no queja | no se queja
do not complain | no quejan
i do not complain | no quejo | no me quejo
did not complain | no quejó
i did not complain | no quejé
to complain | para quejar
before complaining | antes de quejar
when complaining | al quejar
does not insult | no insulta | no se insulta
do not insult | no insultan
i do not insult | no insulto | no me insulto
did not insult | no insultó
i did not insult | no insulté
i insult it | lo insulto | la insulto
i insulted it | lo insulté | la insulté
i insulted him | le insulté
i insulted them | les insulté
i threaten it | lo amenazo | la amenazo
i threatened it | lo amenacé | la amenacé
i threatened him | le amenacé
i threatened them | les amenacé
does not disturb | no molesta | no se molesta
do not disturb | no molestan
i do not disturb | no molesto | no me molesto
did not disturb | no molestó
i did not disturb | no molesté
i disturb it | lo molesto | la molesto
i disturbed it | lo molesté | la molesté
i disturbed him | le molesté
i disturbed them | les molesté
i refused | ^negaba
when i refused | cuando negaba
does not refuse | no niega | no se niega
do not refuse | no niegan
i do not refuse | no niego | no me niego
did not refuse | no negó
i did not refuse | no negué
to refuse | para negar
before refusing | antes de negar
when refusing | al negar
does not obey | no obedece | no se obedece
do not obey | no obedecen
i do not obey | no obedezco | no me obedezco
did not obey | no obedeció
i did not obey | no obedecí
does not lie | no miente | no se miente
do not lie | no mienten
i do not lie | no miento | no me miento
did not lie | no mintió
i did not lie | no mentí
i protect it | lo protejo | la protejo
i protected it | lo protegí | la protegí
i protected him | le protegí
i protected them | les protegí
how do i protect | cómo protejo | cómo se protege | cómo proteger
how do i protect it | cómo lo protejo | cómo la protejo
i save it | lo salvo | la salvo
i saved it | lo salvé | la salvé
i saved him | le salvé
i saved them | les salvé
how do i save | cómo salvo | cómo se salva | cómo salvar
how do i save it | cómo lo salvo | cómo la salvo
i rescue it | lo rescato | la rescato
i rescued it | lo rescaté | la rescaté
i rescued him | le rescaté
i rescued them | les rescaté
how do i rescue | cómo rescato | cómo se rescata | cómo rescatar
how do i rescue it | cómo lo rescato | cómo la rescato
i look after him | lo cuido
i look after her | la cuido
i looked after him | lo cuidé | le cuidé
i looked after her | la cuidé
i looked after them | les cuidé
how do i look after | cómo cuido | cómo se cuida | cómo cuidar
how do i look after it | cómo lo cuido | cómo la cuido
look after | cuidar a
look after the | cuidar al
i look after | cuido a
i look after the | cuido al
i looked after | cuidé a
i looked after the | cuidé al
looked after | cuidó a | cuidado a
looked after the | cuidó al | cuidado al
looking after | cuidando a
looking after the | cuidando al
i accompany him | lo acompaño
i accompany her | la acompaño
i accompanied him | lo acompañé | le acompañé
i accompanied her | la acompañé
i accompanied them | les acompañé
accompany | acompañar a
accompany the | acompañar al
i accompany | acompaño a
i accompany the | acompaño al
i accompanied | acompañé a
i accompanied the | acompañé al
accompanied | acompañó a | acompañado a
accompanied the | acompañó al | acompañado al
accompanying | acompañando a
accompanying the | acompañando al
i guide him | lo guio
i guide her | la guio
i guided him | lo guié | le guié
i guided her | la guié
i guided them | les guié
guide | guiar a
guide the | guiar al
i guide | guio a
i guide the | guio al
i guided | guié a
i guided the | guié al
guided | guió a | guiado a
guided the | guió al | guiado al
guiding | guiando a
guiding the | guiando al
how do i lead | cómo dirijo | cómo se dirige | cómo dirigir | cómo lidero | cómo se lidera | cómo liderar
i organise it | lo organizo | la organizo
i organised it | lo organicé | la organicé
i organised him | le organicé
i organised them | les organicé
how do i organise | cómo organizo | cómo se organiza | cómo organizar
how do i organise it | cómo lo organizo | cómo la organizo
how do i work together | cómo colaboro | cómo se colabora | cómo colaborar
how do i share | cómo comparto | cómo se comparte | cómo compartir
how do i hand out | cómo reparto | cómo se reparte | cómo repartir
does not support | no apoya | no se apoya
do not support | no apoyan
i do not support | no apoyo | no me apoyo
did not support | no apoyó
i did not support | no apoyé
i support it | lo apoyo | la apoyo
i supported it | lo apoyé | la apoyé
i supported him | le apoyé
i supported them | les apoyé
i encourage it | lo animo | la animo
i encouraged it | lo animé | la animé
i encouraged him | le animé
i encouraged them | les animé
does not convince | no convence | no se convence
do not convince | no convencen
i do not convince | no convenco | no me convenco
did not convince | no convenció
i did not convince | no convencí
i convince him | lo convenco
i convince her | la convenco
i convinced him | lo convencí | le convencí
i convinced her | la convencí
i convinced them | les convencí
how do i convince | cómo convenco | cómo se convence | cómo convencer
how do i convince it | cómo lo convenco | cómo la convenco
convince | convencer a
convince the | convencer al
i convince | convenco a
i convince the | convenco al
i convinced | convencí a
i convinced the | convencí al
convinced | convenció a | convencido a
convinced the | convenció al | convencido al
convincing | convenciendo a
convincing the | convenciendo al
i suggest it | lo propongo | la propongo | lo sugiero | la sugiero
i suggested it | lo propuse | la propuse | lo sugerí | la sugerí
i suggested him | le sugerí
i suggested them | les propuse | les sugerí
i promise it | lo prometo | la prometo
i promised it | lo prometí | la prometí
i promised him | le prometí
i promised them | les prometí
i thank it | lo agradezco | la agradezco
i thanked it | lo agradecí | la agradecí
i thanked them | les agradecí
how do i adapt | cómo adapto | cómo se adapta | cómo adaptar
how do i get used | cómo acostumbro | cómo se acostumbra | cómo acostumbrar
does not miss | no extraña | no se extraña
do not miss | no extrañan
i do not miss | no extraño | no me extraño
did not miss | no extrañó
i did not miss | no extrañé
i rested | ^descansaba
when i rested | cuando descansaba
does not rest | no descansa | no se descansa
do not rest | no descansan
i do not rest | no descanso | no me descanso
did not rest | no descansó
i did not rest | no descansé
to rest | para descansar
before resting | antes de descansar
when resting | al descansar
how do i rest | cómo descanso | cómo se descansa | cómo descansar
what do i rest | qué descanso
when do i rest | cuándo descanso
does not faint | no desmaya | no se desmaya
do not faint | no desmayan
i do not faint | no desmayo | no me desmayo
did not faint | no desmayó
i did not faint | no desmayé
does not choke | no atraganta | no se atraganta | no ahoga | no se ahoga | no asfixia | no se asfixia
do not choke | no atragantan | no ahogan | no asfixian
i do not choke | no atraganto | no me atraganto | no ahogo | no me ahogo | no asfixio | no me asfixio
did not choke | no atragantó | no ahogó | no asfixió
i did not choke | no atraganté | no ahogué | no asfixié
does not have a seizure | no convulsiona | no se convulsiona
do not have a seizure | no convulsionan
i do not have a seizure | no convulsiono | no me convulsiono
did not have a seizure | no convulsionó
i did not have a seizure | no convulsioné
i bandage it | lo vendo | la vendo
i bandaged it | lo vendé | la vendé
i bandaged him | le vendé
i bandaged them | les vendé
how do i bandage | cómo vendo | cómo se venda | cómo vendar
how do i bandage it | cómo lo vendo | cómo la vendo
i treat it | lo curo | la curo
i treated it | lo curé | la curé
i resuscitate it | lo reanimo | la reanimo
i resuscitated it | lo reanimé | la reanimé
i resuscitated him | le reanimé
i resuscitated them | les reanimé
how do i resuscitate | cómo reanimo | cómo se reanima | cómo reanimar
how do i resuscitate it | cómo lo reanimo | cómo la reanimo
i lie down it | lo acuesto | la acuesto | lo tumbo | la tumbo
i lay down it | lo acosté | la acosté | lo tumbé | la tumbé
i lay down him | le acosté | le tumbé
i lay down them | les acosté | les tumbé
how do i lie down | cómo acuesto | cómo se acuesta | cómo acostar | cómo tumbo | cómo se tumba | cómo tumbar
how do i lie down it | cómo lo acuesto | cómo la acuesto | cómo lo tumbo | cómo la tumbo
i cool it | lo enfrio | la enfrio
i cooled it | lo enfrié | la enfrié
i cooled him | le enfrié
i cooled them | les enfrié
how do i cool | cómo enfrio | cómo se enfria | cómo enfriar
how do i cool it | cómo lo enfrio | cómo la enfrio
how do i heat | cómo caliento | cómo se calienta | cómo calentar
i stow it | lo guardo | la guardo
i stowed it | lo guardé | la guardé
i stowed him | le guardé
i stowed them | les guardé
how do i stow | cómo guardo | cómo se guarda | cómo guardar
how do i stow it | cómo lo guardo | cómo la guardo
does not fasten | no abrocha | no se abrocha
do not fasten | no abrochan
i do not fasten | no abrocho | no me abrocho
did not fasten | no abrochó
i did not fasten | no abroché
how do i fasten | cómo abrocho | cómo se abrocha | cómo abrochar
how do i unfasten | cómo desabrocho | cómo se desabrocha | cómo desabrochar
how do i turn | cómo giro | cómo se gira | cómo girar
does not touch | no toca | no se toca
do not touch | no tocan
i do not touch | no toco | no me toco
did not touch | no tocó
i did not touch | no toqué
i touch it | lo toco | la toco
i touched it | lo toqué | la toqué
i touched him | le toqué
i touched them | les toqué
how do i touch | cómo toco | cómo se toca | cómo tocar
how do i touch it | cómo lo toco | cómo la toco
i hold it | lo sujeto | la sujeto
i held it | lo sujeté | la sujeté
i held him | le sujeté
i held them | les sujeté
how do i hold | cómo sujeto | cómo se sujeta | cómo sujetar
how do i hold it | cómo lo sujeto | cómo la sujeto
i grab it | lo agarro | la agarro
i grabbed it | lo agarré | la agarré
i grabbed him | le agarré
i grabbed them | les agarré
how do i grab | cómo agarro | cómo se agarra | cómo agarrar
how do i grab it | cómo lo agarro | cómo la agarro
i kept | ^mantenía
when i kept | cuando mantenía
i keep it | lo mantengo | la mantengo
i kept it | lo mantuve | la mantuve
i kept him | le mantuve
i kept them | les mantuve
we kept it | lo mantuvimos | la mantuvimos
may i keep it | lo puedo mantener | la puedo mantener
may i keep him | le puedo mantener
kept me | me mantuvo | me mantuvieron
to keep | para mantener
before keeping | antes de mantener
when keeping | al mantener
how do i keep | cómo mantengo | cómo se mantiene | cómo mantener
how do i keep it | cómo lo mantengo | cómo la mantengo
what do i keep | qué mantengo
when do i keep | cuándo mantengo
i add it | lo añado | la añado | lo agrego | la agrego
i added it | lo añadí | la añadí | lo agregué | la agregué
i added him | le añadí | le agregué
i added them | les añadí | les agregué
how do i add | cómo añado | cómo se añade | cómo añadir | cómo agrego | cómo se agrega | cómo agregar
how do i add it | cómo lo añado | cómo la añado | cómo lo agrego | cómo la agrego
does not repeat | no repite | no se repite
do not repeat | no repiten
i do not repeat | no repito | no me repito
did not repeat | no repitió
i did not repeat | no repetí
i correct it | lo corrijo | la corrijo
i corrected it | lo corregí | la corregí
i corrected him | le corregí
i corrected them | les corregí
how do i assess | cómo evaluo | cómo se evalua | cómo evaluar | cómo valoro | cómo valorar
how do i score | cómo puntuo | cómo se puntua | cómo puntuar
how do i show | cómo demuestro | cómo se demuestra | cómo demostrar
how do i show it | cómo lo demuestro | cómo la demuestro
how do i stand out | cómo destaco | cómo se destaca | cómo destacar
does not like | no gusta | no se gusta
do not like | no gustan
i do not like | no gusto | no me gusto
did not like | no gustó
i did not like | no gusté
does not matter | no se importa
do not matter | no importan
i do not matter | no importo | no me importo
did not matter | no importó
i did not matter | no importé
how do i fill in | cómo relleno | cómo se rellena | cómo rellenar
how do i renew | cómo renuevo | cómo se renueva | cómo renovar
i report it | lo notifico | la notifico | lo reporto | la reporto
i reported it | lo notifiqué | la notifiqué | lo reporté | la reporté
i reported him | le notifiqué | le reporté
i reported them | les notifiqué | les reporté
how do i report | cómo notifico | cómo se notifica | cómo notificar | cómo reporto | cómo se reporta | cómo reportar | cómo denuncio | cómo se denuncia | cómo denunciar
how do i report it | cómo lo notifico | cómo la notifico | cómo lo reporto | cómo la reporto
i recognised | ^reconocía
when i recognised | cuando reconocía
does not recognise | no reconoce | no se reconoce
do not recognise | no reconocen
i do not recognise | no reconozco | no me reconozco
did not recognise | no reconoció
i did not recognise | no reconocí
i recognise it | lo reconozco | la reconozco
i recognised it | lo reconocí | la reconocí
i recognised him | le reconocí
i recognised them | les reconocí
we recognised it | lo reconocimos | la reconocimos
may i recognise it | lo puedo reconocer | la puedo reconocer
may i recognise him | le puedo reconocer
recognised me | me reconoció | me reconocieron
to recognise | para reconocer
before recognising | antes de reconocer
when recognising | al reconocer
how do i recognise it | cómo lo reconozco | cómo la reconozco
what do i recognise | qué reconozco
when do i recognise | cuándo reconozco
i knew | ^conocía
when i knew | cuando conocía
does not know | no conoce | no se conoce
do not know | no conocen
i do not know | no conozco | no me conozco
did not know | no conoció
i did not know | no conocí
i know it | lo conozco | la conozco
i knew it | lo conocí | la conocí
i knew him | le conocí
i knew them | les conocí
we knew it | lo conocimos | la conocimos
may i know it | lo puedo conocer | la puedo conocer
may i know him | le puedo conocer
knew me | me conoció | me conocieron
to know | para conocer
before knowing | antes de conocer
when knowing | al conocer
how do i tell apart | cómo se distingue | cómo distinguir | cómo diferencio | cómo se diferencia | cómo diferenciar
does not switch on | no enciende | no se enciende
do not switch on | no encienden
i do not switch on | no enciendo | no me enciendo
did not switch on | no encendió
i did not switch on | no encendí
how do i switch on | cómo enciendo | cómo se enciende | cómo encender
how do i begin | cómo inicio | cómo se inicia | cómo iniciar
how do i activate | cómo activo | cómo se activa | cómo activar
how do i deactivate | cómo desactivo | cómo se desactiva | cómo desactivar
does not interview | no entrevista | no se entrevista
do not interview | no entrevistan
i do not interview | no entrevisto | no me entrevisto
did not interview | no entrevistó
i did not interview | no entrevisté
how do i announce | cómo anuncio | cómo se anuncia | cómo anunciar
i communicate it | lo comunico | la comunico
i communicated it | lo comuniqué | la comuniqué
i communicated him | le comuniqué
i communicated them | les comuniqué
how do i communicate | cómo comunico | cómo se comunica | cómo comunicar
how do i communicate it | cómo lo comunico | cómo la comunico
i translate it | lo traduzco | la traduzco
i translated it | lo traduje | la traduje
i translated him | le traduje
i translated them | les traduje
how do i translate | cómo traduzco | cómo traducir
how do i translate it | cómo lo traduzco | cómo la traduzco
how do i pronounce | cómo pronunciar
i invited | ^invitaba | invité a
when i invited | cuando invitaba
i invite him | lo invito
i invite her | la invito
i invited him | lo invité | le invité
i invited her | la invité
i invited them | les invité
we invited him | lo invitamos
we invited her | la invitamos
may i invite him | lo puedo invitar | le puedo invitar
may i invite her | la puedo invitar
invited me | me invitó | me invitaron
to invite | para invitar
before inviting | antes de invitar
when inviting | al invitar
invite | invitar a
invite the | invitar al
i invite | invito a
i invite the | invito al
i invited the | invité al
invited | invitó a | invitado a
invited the | invitó al | invitado al
inviting | invitando a
inviting the | invitando al
i fire it | lo despido | la despido
i fired it | lo despedí | la despedí
i fired him | le despedí
i fired them | les despedí
does not save | no ahorra | no se ahorra
do not save | no ahorran
i do not save | no ahorro | no me ahorro
did not save | no ahorró
i did not save | no ahorré
does not belong | no pertenece | no se pertenece
do not belong | no pertenecen
i do not belong | no pertenezco | no me pertenezco
did not belong | no perteneció
i did not belong | no pertenecí
`;

/** All forms of the verbs; those that are nouns as well stand among the words. */
export const VERBS = `
open | abrir abres abren abra abran abrís abras
i open | abro
opens | abre
i opened | abrí
opened | abrió abrio abrieron abría abrían abriste abríamos abriera abiertas
we opened | abrimos
opening | abriendo
i will open | abriré
will open | abrirá abrirán
would open | abriría
close | cerrar cierras cierran cierre cierren cerrás cierres
i close | cierro
closes | cierra
i closed | cerré
closed | cerró cerraron cerraba cerraban cerraste cerrábamos cerrara cerradas
we closed | cerramos
closing | cerrando
i will close | cerraré
will close | cerrará cerrarán
would close | cerraría
help | ayudar ayudas ayudan ayuden ayudás ayudes
i help | ayudo
i helped | ayudé ayude
helped | ayudó ayudaron ayudaba ayudaban ayudaste ayudábamos ayudara ayudad*
we helped | ayudamos
helping | ayudando
i will help | ayudaré
will help | ayudará ayudarán
would help | ayudaría
speak | hablar hablas hablan hablen hablás hables
i speak | hablo
speaks | habla
i spoke | hablé hable
spoke | habló hablaron hablaba hablaban hablaste hablábamos hablara
we spoke | hablamos
speaking | hablando
spoken | hablad*
i will speak | hablaré
will speak | hablará hablarán
would speak | hablaría
say | digas
i said | dije
said | dijo dijeron decía decían dijiste decíamos dijera dicho dicha dichos dichas
we said | dijimos
saying | diciendo
i will say | diré
will say | dirá dirán
would say | diría
give | des
i give | do
gave | dó daron daste dábamos dara
given | dada dados dadas
i will give | daré
will give | dará darán
would give | daría
put | poner pones ponen ponga pongan ponemos ponés pongas puso pusieron ponía ponían pusiste poníamos pusiera puesta puestos puestas colocar colocas colocan coloquen colocás coloques colocó colocaron colocaba colocaban colocaste colocábamos colocara colocad*
i put | pongo puse coloco coloqué coloque
puts | pone coloca
we put | pusimos colocamos
putting | poniendo colocando
i will put | pondré colocaré
will put | pondrá pondrán colocará colocarán
would put | pondría colocaría
ask | preguntar preguntan pregunten preguntes
i ask | pregunto
i asked | pregunté pregunte
asked | preguntó preguntaron preguntaba preguntaban preguntaste preguntábamos preguntara preguntad*
we asked | preguntamos
asking | preguntando
i will ask | preguntaré
will ask | preguntará preguntarán
would ask | preguntaría
answer | responder respondes responden responda respondan respondemos respondés respondas contestar contestas contestan contesten contestás contestes
i answer | respondo contesto
answers | responde contesta
i answered | respondí contesté conteste
answered | respondió respondio respondieron respondía respondían respondiste respondíamos respondiera respondid* contestó contestaron contestaba contestaban contestaste contestábamos contestara contestad*
we answered | respondimos contestamos
answering | respondiendo contestando
i will answer | responderé contestaré
will answer | responderá responderán contestará contestarán
would answer | respondería contestaría
explain | explicar explicas explican expliquen explicás expliques
i explain | explico
explains | explica
i explained | expliqué explique
explained | explicó explicaron explicaba explicaban explicaste explicábamos explicara explicad*
we explained | explicamos
explaining | explicando
i will explain | explicaré
will explain | explicará explicarán
would explain | explicaría
offer | ofrecer ofreces ofrecen ofrezca ofrezcan ofrecemos ofrecés ofrezcas
i offer | ofrezco
offers | ofrece
i offered | ofrecí
offered | ofreció ofrecio ofrecieron ofrecía ofrecían ofreciste ofrecíamos ofreciera ofrecid*
we offered | ofrecimos
offering | ofreciendo
i will offer | ofreceré
will offer | ofrecerá ofrecerán
would offer | ofrecería
ask for | pedir pides piden pida pidan pedís pidas
i ask for | pido
asks for | pide
i asked for | pedí
asked for | pidió pidio pidieron pedía pedían pediste pedíamos pidiera pedid*
we asked for | pedimos
asking for | pidiendo
i will ask for | pediré
will ask for | pedirá pedirán
would ask for | pediría
call | llamar llaman llamen llames
i call | llamo
calls | llama
i called | llamé llame
called | llamó llamaron llamaba llamaban llamaste llamábamos llamara
we called | llamamos
calling | llamando
i will call | llamaré
will call | llamará llamarán
would call | llamaría
warn | avisar avisas avisan avisen avisás avises
warns | avisa
i warned | avisé avise
warned | avisó avisaron avisaba avisaban avisaste avisábamos avisara avisad*
we warned | avisamos
warning | avisando
i will warn | avisaré
will warn | avisará avisarán
would warn | avisaría
inform | informar informas informan informen informás
i inform | informo
informs | informa
informed | informó informaron informaba informaban informaste informábamos informara informad*
we informed | informamos
informing | informando
i will inform | informaré
will inform | informará informarán
would inform | informaría
check | comprobar compruebas comprueban compruebe comprueben comprobás compruebes revisar revisas revisan revisen revisás revises
i check | compruebo reviso
checks | comprueba revisa
i checked | comprobé revisé revise
checked | comprobó comprobaron comprobaba comprobaban comprobaste comprobábamos comprobara comprobad* revisó revisaron revisaba revisaban revisaste revisábamos revisara revisad*
we checked | comprobamos revisamos
checking | comprobando revisando
i will check | comprobaré revisaré
will check | comprobará comprobarán revisará revisarán
would check | comprobaría revisaría
control | controlar controlas controlan controlen controlás controles
i control | controlo
controls | controla
i controlled | controlé controle
controlled | controló controlaron controlaba controlaban controlaste controlábamos controlara controlad*
we controlled | controlamos
controlling | controlando
i will control | controlaré
will control | controlará controlarán
would control | controlaría
listen | escuchar escuchas escuchan escuchen escuchás escuches
i listen | escucho
listens | escucha
i listened | escuché escuche
listened | escuchó escucharon escuchaba escuchaban escuchaste escuchábamos escuchara escuchad*
we listened | escuchamos
listening | escuchando
i will listen | escucharé
will listen | escuchará escucharán
would listen | escucharía
calm | calmar calmas calman calmen calmás calmes tranquilizar tranquilizas tranquilizan tranquilicen tranquilizás tranquilices
i calm | calmo tranquilizo
i calmed | calmé calme tranquilicé tranquilice
calmed | calmó calmaron calmaba calmaban calmaste calmábamos calmara tranquilizó tranquilizaron tranquilizaba tranquilizaban tranquilizaste tranquilizábamos tranquilizara tranquilizad*
we calmed | calmamos tranquilizamos
calming | calmando tranquilizando
i will calm | calmaré tranquilizaré
will calm | calmará calmarán tranquilizará tranquilizarán
would calm | calmaría tranquilizaría
calms | tranquiliza
handle | gestionar gestionas gestionan gestionen gestionás gestiones manejar manejas manejan manejen manejás manejes
i handle | gestiono manejo
handles | gestiona maneja
i handled | gestioné gestione manejé maneje
handled | gestionó gestionaron gestionaba gestionaban gestionaste gestionábamos gestionara gestionad* manejó manejaron manejaba manejaban manejaste manejábamos manejara manejad*
we handled | gestionamos manejamos
handling | gestionando manejando
i will handle | gestionaré manejaré
will handle | gestionará gestionarán manejará manejarán
would handle | gestionaría manejaría
treat | tratar tratas tratan traten tratás trates curar curas curan cure curen
i treat | trato curo
treats | trata cura
i treated | traté trate curé
treated | trató trataron trataba trataban trataste tratábamos tratara tratad* curó curaron curaba curaban curad*
we treated | tratamos curamos
treating | tratando curando
i will treat | trataré
will treat | tratará tratarán
would treat | trataría
attend to | atender atiendes atienden atienda atiendan atendemos atendés atiendas
i attend to | atiendo
attends to | atiende
i attended to | atendí
attended to | atendió atendio atendieron atendía atendían atendiste atendíamos atendiera atendid*
we attended to | atendimos
attending to | atendiendo
i will attend to | atenderé
will attend to | atenderá atenderán
would attend to | atendería
solve | resolver resuelves resuelven resuelva resuelvan resolvemos resolvés resuelvas solucionar solucionas solucionan solucionen solucionás
i solve | resuelvo soluciono
solves | resuelve soluciona
i solved | resolví solucioné solucione
solved | resolvió resolvio resolvieron resolvía resolvían resolviste resolvíamos resolviera resuelt* solucionó solucionaron solucionaba solucionaban solucionaste solucionábamos solucionara solucionad*
we solved | resolvimos solucionamos
solving | resolviendo solucionando
i will solve | resolveré solucionaré
will solve | resolverá resolverán solucionará solucionarán
would solve | resolvería solucionaría
avoid | evitar evitas evitan eviten evitás evites
i avoid | evito
avoids | evita
i avoided | evité evite
avoided | evitó evitaron evitaba evitaban evitaste evitábamos evitara evitad*
we avoided | evitamos
avoiding | evitando
i will avoid | evitaré
will avoid | evitará evitarán
would avoid | evitaría
put out | apagar apagas apagan apaguen apagás apagues apagó apagaron apagaba apagaban apagaste apagábamos apagara apagad*
i put out | apago apagué apague
puts out | apaga
we put out | apagamos
putting out | apagando
i will put out | apagaré
will put out | apagará apagarán
would put out | apagaría
use | usar usas usan usen usás uses utilizar utilizas utilizan utilicen utilizás utilices
i use | uso utilizo
i used | usé use utilicé utilice
used | usó usaron usaba usaban usaste usábamos usara usado usada usados usadas utilizó utilizaron utilizaba utilizaban utilizaste utilizábamos utilizara utilizad*
we used | usamos utilizamos
using | usando utilizando
i will use | usaré utilizaré
will use | usará usarán utilizará utilizarán
would use | usaría utilizaría
uses | utiliza
take | llevar llevas llevan lleven llevás lleves tomar tomas toman tomen tomás tomes coger coges cogen coja cojan cogemos cogés cojas tardar tardas tardan tarden tardás tardes
i take | llevo tomo cojo tardo
takes | lleva toma coge tarda
i took | llevé lleve tomé tome cogí
took | llevó llevaron llevaba llevaban llevaste llevábamos llevara tomó tomaron tomaba tomaban tomaste tomábamos tomara cogió cogio cogieron cogía cogían cogiste cogíamos cogiera tardó tardaron tardaba tardaban tardaste tardábamos tardara
we took | llevamos tomamos cogimos tardamos
taking | llevando tomando cogiendo tardando
taken | llevad* tomad* cogid* tardad*
i will take | llevaré tomaré cogeré tardaré
will take | llevará llevarán tomará tomarán cogerá cogerán tardará tardarán
would take | llevaría tomaría cogería tardaría
bring | traes traen traiga traigan traemos traés traigas
i bring | traigo
brings | trae
brought | trajo trajeron traía traían trajiste traíamos trajera traíd*
we brought | trajimos
bringing | trayendo
i will bring | traeré
will bring | traerá traerán
would bring | traería
take out | sacar sacas sacan saquen sacás saques
i take out | saco
takes out | saca
i took out | saqué saque
took out | sacó sacaron sacaba sacaban sacaste sacábamos sacara
we took out | sacamos
taking out | sacando
taken out | sacad*
i will take out | sacaré
will take out | sacará sacarán
would take out | sacaría
remove | quitar quitas quitan quiten quitás quites
removes | quita
i removed | quité quite
removed | quitó quitaron quitaba quitaban quitaste quitábamos quitara quitad*
we removed | quitamos
removing | quitando
i will remove | quitaré
will remove | quitará quitarán
would remove | quitaría
move | mover mueves mueven mueva muevan movemos movés muevas mudar mudas mudan muden mudás mudes
i move | muevo mudo
moves | mueve muda
i moved | moví mudé mude
moved | movió movio movieron movía movían moviste movíamos moviera movid* mudó mudaron mudaba mudaban mudaste mudábamos mudara mudad*
we moved | movimos mudamos
moving | moviendo mudando
i will move | moveré mudaré
will move | moverá moverán mudará mudarán
would move | movería mudaría
stop | parar paras paran paren parás pares detener detienes detienen detenga detengan detenemos
i stopped | paré pare detuve
stopped | paró pararon paraba paraban paraste parábamos parara parad* detuvo detuvieron detenía detenían
we stopped | paramos detuvimos
stopping | parando deteniendo
i will stop | pararé
will stop | parará pararán
would stop | pararía
leave | dejar dejas dejan dejen dejás dejes
i leave | dejo
leaves | deja
i left | dejé deje
left | dejó dejaron dejaba dejaban dejaste dejábamos dejara dejad*
we left | dejamos
leaving | dejando
i will leave | dejaré
will leave | dejará dejarán
would leave | dejaría
enter | entrar entras entran entren entrás entres
i enter | entro
enters | entra
entered | entró entraron entraba entraban entraste entrábamos entrara entrado entrados entradas
we entered | entramos
entering | entrando
i will enter | entraré
will enter | entrará entrarán
would enter | entraría
go out | salir sales salen salga salgan salís salgas
i go out | salgo
goes out | sale
i went out | salí
went out | salió salio salieron salía salían saliste salíamos saliera
we went out | salimos
going out | saliendo
gone out | salido salidos
i will go out | saldré
will go out | saldrá saldrán
would go out | saldría
arrive | llegar llegas llegan lleguen llegás llegues
i arrive | llego
arrives | llega
i arrived | llegué llegue
arrived | llegó llegaron llegaba llegaban llegaste llegábamos llegara llegado llegados
we arrived | llegamos
arriving | llegando
i will arrive | llegaré
will arrive | llegará llegarán
would arrive | llegaría
return | volver vuelves vuelven vuelva vuelvan volvemos volvés vuelvas
i return | vuelvo
returns | vuelve
i returned | volví
returned | volvió volvio volvieron volvía volvían volviste volvíamos volviera vuelto vueltos vueltas
we returned | volvimos
returning | volviendo
i will return | volveré
will return | volverá volverán
would return | volvería
go up | subir subes suben suba suban subís subas
i go up | subo
goes up | sube
i went up | subí
went up | subió subio subieron subía subían subiste subíamos subiera
we went up | subimos
going up | subiendo
gone up | subid*
i will go up | subiré
will go up | subirá subirán
would go up | subiría
go down | bajar bajan bajen bajes
i went down | bajé baje
went down | bajó bajaron bajaba bajaban bajaste bajábamos bajara
we went down | bajamos
going down | bajando
gone down | bajad*
i will go down | bajaré
will go down | bajará bajarán
would go down | bajaría
fall | caer caes caen caiga caigan caemos caés caigas
i fall | caigo
falls | cae
i fell | caí
fell | cayó cayeron caía caían caiste caíamos cayera
we fell | caimos
falling | cayendo
fallen | caído caída caídos caídas
i will fall | caeré
will fall | caerá caerán
would fall | caería
run | correr corres corren corra corran corremos corrés corras corrid*
i run | corro
runs | corre
i ran | corrí
ran | corrió corrio corrieron corría corrían corriste corríamos corriera
we ran | corrimos
running | corriendo
i will run | correré
will run | correrá correrán
would run | correría
jump | saltar saltas saltan salten saltás saltes
i jumped | salté salte
jumped | saltó saltaron saltaba saltaban saltaste saltábamos saltara saltad*
we jumped | saltamos
jumping | saltando
i will jump | saltaré
will jump | saltará saltarán
would jump | saltaría
sit | sentar sientas sientan siente sienten sentás sientes
i sit | siento
sits | sienta
i sat | senté
sat | sentó sentaron sentaba sentaban sentaste sentábamos sentara sentadas
we sat | sentamos
sitting | sentando
i will sit | sentaré
will sit | sentará sentarán
would sit | sentaría
lift | levantar levantas levantan levanten levantás levantes
i lift | levanto
lifts | levanta
i lifted | levanté levante
lifted | levantó levantaron levantaba levantaban levantaste levantábamos levantara levantad*
we lifted | levantamos
lifting | levantando
i will lift | levantaré
will lift | levantará levantarán
would lift | levantaría
begin | empezar empiezas empiezan empiece empiecen empezás empieces comenzar comienzas comienzan comience comiencen comenzás comiences iniciar inicias inician inicie inicien
i begin | empiezo
begins | empieza comienza inicia
i began | empecé comencé inicié
began | empezó empezaron empezaba empezaban empezaste empezábamos empezara comenzó comenzaron comenzaba comenzaban comenzaste comenzábamos comenzara inició iniciaron iniciaba iniciaban
we began | empezamos comenzamos iniciamos
beginning | empezando comenzando iniciando
begun | empezad* comenzad* iniciad*
i will begin | empezaré comenzaré
will begin | empezará empezarán comenzará comenzarán
would begin | empezaría comenzaría
finish | acabar acabas acaban acaben acabás acabes terminar terminas terminan terminen terminás termines
i finish | acabo termino
finishes | acaba termina
i finished | acabé acabe terminé termine
finished | acabó acabaron acababa acababan acabaste acabábamos acabara acabad* terminó terminaron terminaba terminaban terminaste terminábamos terminara terminad*
we finished | acabamos terminamos
finishing | acabando terminando
i will finish | acabaré terminaré
will finish | acabará acabarán terminará terminarán
would finish | acabaría terminaría
work | trabajar trabajas trabajan trabajen trabajás trabajes funcionar funcionas funcionan funcionen funcionás funciones
works | trabaja funciona
i worked | trabajé trabaje funcioné funcione
worked | trabajó trabajaron trabajaba trabajaban trabajaste trabajábamos trabajara trabajad* funcionó funcionaron funcionaba funcionaban funcionaste funcionábamos funcionara funcionad*
we worked | trabajamos funcionamos
working | trabajando funcionando
i will work | trabajaré funcionaré
will work | trabajará trabajarán funcionará funcionarán
would work | trabajaría funcionaría
study | estudiar estudias estudian estudien estudiás estudies cursar cursas cursan curse cursen
i study | estudio
studies | estudia cursa
i studied | estudié estudie cursé
studied | estudió estudio estudiaron estudiaba estudiaban estudiaste estudiábamos estudiara estudiad* cursó cursaron cursaba cursaban cursad*
we studied | estudiamos cursamos
studying | estudiando cursando
i will study | estudiaré
will study | estudiará estudiarán
would study | estudiaría
learn | aprender aprendes aprenden aprenda aprendan aprendemos aprendés aprendas
i learn | aprendo
learns | aprende
i learned | aprendí
learned | aprendió aprendio aprendieron aprendía aprendían aprendiste aprendíamos aprendiera
we learned | aprendimos
learning | aprendiendo
i will learn | aprenderé
will learn | aprenderá aprenderán
would learn | aprendería
show | enseñar enseñas enseñan enseñen enseñás enseñes mostrar muestras muestran muestre muestren mostrás muestres demostrar demuestras demuestran demuestre demuestren
i show | enseño muestro demuestro
shows | enseña muestra demuestra
i showed | enseñé enseñe mostré demostré
showed | enseñó enseñaron enseñaba enseñaban enseñaste enseñábamos enseñara enseñad* mostró mostraron mostraba mostraban mostraste mostrábamos mostrara mostrad* demostró demostraron demostraba demostraban demostrad*
we showed | enseñamos mostramos demostramos
showing | enseñando mostrando demostrando
i will show | enseñaré mostraré
will show | enseñará enseñarán mostrará mostrarán
would show | enseñaría mostraría
practise | practicar practicas practican practiquen practicás practiques
i practise | practico
i practised | practiqué practique
practised | practicó practicaron practicaba practicaban practicaste practicábamos practicara practicad*
we practised | practicamos
practising | practicando
i will practise | practicaré
will practise | practicará practicarán
would practise | practicaría
train | entrenar entrenas entrenan entrenen entrenás entrenes
i train | entreno
trains | entrena
i trained | entrené entrene
trained | entrenó entrenaron entrenaba entrenaban entrenaste entrenábamos entrenara entrenad*
we trained | entrenamos
training | entrenando
i will train | entrenaré
will train | entrenará entrenarán
would train | entrenaría
prepare | preparar preparas preparan preparen preparás prepares
i prepare | preparo
prepares | prepara
i prepared | preparé prepare
prepared | preparó prepararon preparaba preparaban preparaste preparábamos preparara
we prepared | preparamos
preparing | preparando
i will prepare | prepararé
will prepare | preparará prepararán
would prepare | prepararía
review | repasar repasas repasan repasen repasás repases
i review | repaso
reviews | repasa
i reviewed | repasé repase
reviewed | repasó repasaron repasaba repasaban repasaste repasábamos repasara repasad*
we reviewed | repasamos
reviewing | repasando
i will review | repasaré
will review | repasará repasarán
would review | repasaría
improve | mejorar mejoran mejoren
i improve | mejoro
i improved | mejoré mejore
improved | mejoró mejoraron mejoraba mejoraban mejoraste mejorábamos mejorara
we improved | mejoramos
improving | mejorando
i will improve | mejoraré
will improve | mejorará mejorarán
would improve | mejoraría
get | conseguir consigues consiguen consiga consigan conseguís consigas obtener obtienes obtienen obtenga obtengan obtenemos
i get | consigo obtengo
gets | consigue obtiene
i got | conseguí obtuve
got | consiguió consiguio consiguieron conseguía conseguían conseguiste conseguíamos consiguiera conseguid* obtuvo obtuvieron obtenía obtenían obtenid*
we got | conseguimos obtuvimos
getting | consiguiendo obteniendo
i will get | conseguiré
will get | conseguirá conseguirán
would get | conseguiría
manage | lograr logras logran logren lográs logres
i manage | logro
manages | logra
i managed | logré logre
managed | logró lograron lograba lograban lograste lográbamos lograra lograd*
we managed | logramos
managing | logrando
i will manage | lograré
will manage | logrará lograrán
would manage | lograría
try | intentar intentas intentan intenten intentás intentes probar prueban pruebe prueben
i try | intento pruebo
tries | intenta
i tried | intenté intente probé
tried | intentó intentaron intentaba intentaban intentaste intentábamos intentara intentad* probó probaron probaba probaban probad*
we tried | intentamos probamos
trying | intentando probando
i will try | intentaré
will try | intentará intentarán
would try | intentaría
decide | decidir decides deciden decida decidan decidís decidas
i decide | decido
decides | decide
i decided | decidí
decided | decidió decidio decidieron decidía decidían decidiste decidíamos decidiera decidid*
we decided | decidimos
deciding | decidiendo
i will decide | decidiré
will decide | decidirá decidirán
would decide | decidiría
choose | elegir eliges eligen elija elijan elegís elijas
i choose | elijo
chooses | elige
i chose | elegí
chose | eligió eligio eligieron elegía elegían elegiste elegíamos eligiera
we chose | elegimos
choosing | eligiendo
chosen | elegid*
i will choose | elegiré
will choose | elegirá elegirán
would choose | elegiría
think | pensar piensas piensan piense piensen pensás pienses
i think | pienso
thinks | piensa
i thought | pensé
thought | pensó pensaron pensaba pensaban pensaste pensábamos pensara pensad*
we thought | pensamos
thinking | pensando
i will think | pensaré
will think | pensará pensarán
would think | pensaría
believe | creer crees creen crea crean creemos creés creas
i believe | creo
believes | cree
i believed | creí
believed | creyó creyeron creía creían creiste creíamos creyera creid*
we believed | creimos
believing | creyendo
i will believe | creeré
will believe | creerá creerán
would believe | creería
understand | entender entiendes entienden entienda entiendan entendemos entendés entiendas comprender comprendes comprenden comprenda comprendan comprendemos comprendés comprendas
i understand | entiendo comprendo
understands | entiende comprende
i understood | entendí comprendí
understood | entendió entendio entendieron entendía entendían entendiste entendíamos entendiera entendid* comprendió comprendio comprendieron comprendía comprendían comprendiste comprendíamos comprendiera comprendid*
we understood | entendimos comprendimos
understanding | entendiendo comprendiendo
i will understand | entenderé comprenderé
will understand | entenderá entenderán comprenderá comprenderán
would understand | entendería comprendería
remember | recordar recuerdas recuerdan recuerde recuerden recordás recuerdes
i remember | recuerdo
remembers | recuerda
i remembered | recordé
remembered | recordó recordaron recordaba recordaban recordaste recordábamos recordara recordad*
we remembered | recordamos
remembering | recordando
i will remember | recordaré
will remember | recordará recordarán
would remember | recordaría
forget | olvidar olvidas olvidan olviden olvidás olvides
i forget | olvido
forgets | olvida
i forgot | olvidé olvide
forgot | olvidó olvidaron olvidaba olvidaban olvidaste olvidábamos olvidara
we forgot | olvidamos
forgetting | olvidando
forgotten | olvidad*
i will forget | olvidaré
will forget | olvidará olvidarán
would forget | olvidaría
lose | perder pierdes pierden pierda pierdan perdemos perdés pierdas
i lose | pierdo
loses | pierde
i lost | perdí
lost | perdió perdio perdieron perdía perdían perdiste perdíamos perdiera
we lost | perdimos
losing | perdiendo
i will lose | perderé
will lose | perderá perderán
would lose | perdería
earn | ganar ganas ganan ganen ganás ganes cobrar cobras cobran cobren cobrás cobres
i earn | gano cobro
earns | gana cobra
i earned | gané gane cobré cobre
earned | ganó ganaron ganaba ganaban ganaste ganábamos ganara ganad* cobró cobraron cobraba cobraban cobraste cobrábamos cobrara cobrad*
we earned | ganamos cobramos
earning | ganando cobrando
i will earn | ganaré cobraré
will earn | ganará ganarán cobrará cobrarán
would earn | ganaría cobraría
pay | pagar pagas pagan paguen pagás pagues
i pay | pago
pays | paga
i paid | pagué pague
paid | pagó pagaron pagaba pagaban pagaste pagábamos pagara pagad*
we paid | pagamos
paying | pagando
i will pay | pagaré
will pay | pagará pagarán
would pay | pagaría
cost | costar cuestas cuestan cueste cuesten costás cuestes costó costaron costaba costaban costaste costábamos costara costad*
i cost | cuesto
costs | cuesta
we cost | costamos
costing | costando
i will cost | costaré
will cost | costará costarán
would cost | costaría
live | vivir vives viven vivan vivís vivas
i live | vivo
lives | vive
i lived | viví
lived | vivió vivio vivieron vivía vivían viviste vivíamos viviera vivid*
we lived | vivimos
living | viviendo
i will live | viviré
will live | vivirá vivirán
would live | viviría
travel | viajar viajas viajan viajen viajás
i travel | viajo
travels | viaja
travelled | viajó viajaron viajaba viajaban viajaste viajábamos viajara viajad*
we travelled | viajamos
travelling | viajando
i will travel | viajaré
will travel | viajará viajarán
would travel | viajaría
fly | vuelas vuelan vuele vuelen volás vueles
flies | vuela
i flew | volé
flew | voló volaron volaba volaban volaste volábamos volara
we flew | volamos
flown | volad*
i will fly | volaré
will fly | volará volarán
would fly | volaría
land | aterrizar aterrizas aterrizan aterricen aterrizás aterrices
i land | aterrizo
lands | aterriza
i landed | aterricé aterrice
landed | aterrizó aterrizaron aterrizaba aterrizaban aterrizaste aterrizábamos aterrizara aterrizad*
we landed | aterrizamos
landing | aterrizando
i will land | aterrizaré
will land | aterrizará aterrizarán
would land | aterrizaría
take off | despegar despegas despegan despeguen despegás
i take off | despego
takes off | despega
took off | despegó despegaron despegaba despegaban despegaste despegábamos despegara
we took off | despegamos
taking off | despegando
taken off | despegad*
i will take off | despegaré
will take off | despegará despegarán
would take off | despegaría
board | embarcar embarcas embarcan embarquen embarcás embarques
i board | embarco
boards | embarca
boarded | embarcó embarcaron embarcaba embarcaban embarcaste embarcábamos embarcara embarcad*
we boarded | embarcamos
boarding | embarcando
i will board | embarcaré
will board | embarcará embarcarán
would board | embarcaría
disembark | desembarcar desembarcas desembarcan desembarquen desembarcás desembarques
i disembark | desembarco
disembarks | desembarca
disembarked | desembarcó desembarcaron desembarcaba desembarcaban desembarcaste desembarcábamos desembarcara desembarcad*
we disembarked | desembarcamos
disembarking | desembarcando
i will disembark | desembarcaré
will disembark | desembarcará desembarcarán
would disembark | desembarcaría
evacuate | evacuar evacuas evacuan evacuen evacuás evacues
i evacuate | evacuo
evacuates | evacua
i evacuated | evacué evacue
evacuated | evacuó evacuaron evacuaba evacuaban evacuaste evacuábamos evacuara evacuad*
we evacuated | evacuamos
evacuating | evacuando
i will evacuate | evacuaré
will evacuate | evacuará evacuarán
would evacuate | evacuaría
shout | gritar gritas gritan griten gritás grites
shouts | grita
i shouted | grité grite
shouted | gritó gritaron gritaba gritaban gritaste gritábamos gritara gritad*
we shouted | gritamos
i will shout | gritaré
will shout | gritará gritarán
would shout | gritaría
cry | llorar lloras lloran lloren llorás llores
i cry | lloro
cries | llora
i cried | lloré llore
cried | lloró lloraron lloraba lloraban lloraste llorábamos llorara llorad*
we cried | lloramos
i will cry | lloraré
will cry | llorará llorarán
would cry | lloraría
laugh | reír ries rien ria rian
laughs | rie
i laughed | reí
laughed | riyó riyeron reía reían reido reida reidos reidas
we laughed | reimos
laughing | riyendo
smile | sonreír sonries sonrien sonria sonrian
i smile | sonrio
smiles | sonrie
i smiled | sonreí
smiled | sonriyó sonriyeron sonreía sonreían sonreid*
we smiled | sonreimos
smiling | sonriyendo
breathe | respirar respiras respiran respiren respirás respires
i breathe | respiro
breathes | respira
i breathed | respiré respire
breathed | respiró respiraron respiraba respiraban respiraste respirábamos respirara respirad*
we breathed | respiramos
i will breathe | respiraré
will breathe | respirará respirarán
would breathe | respiraría
cough | toser toses tosen tosa tosan tosemos tosés tosas
i cough | toso
coughs | tose
i coughed | tosí
coughed | tosió tosio tosieron tosía tosían tosiste tosíamos tosiera tosid*
we coughed | tosimos
coughing | tosiendo
i will cough | toseré
will cough | toserá toserán
would cough | tosería
vomit | vomitar vomitas vomitan vomiten vomitás vomites
vomits | vomita
i vomited | vomité vomite
vomited | vomitó vomitaron vomitaba vomitaban vomitaste vomitábamos vomitara vomitad*
we vomited | vomitamos
vomiting | vomitando
i will vomit | vomitaré
will vomit | vomitará vomitarán
would vomit | vomitaría
bleed | sangrar sangras sangran sangren sangrás sangres
i bleed | sangro
bleeds | sangra
bled | sangró sangraron sangraba sangraban sangraste sangrábamos sangrara sangrada sangrados sangradas
we bled | sangramos
i will bleed | sangraré
will bleed | sangrará sangrarán
would bleed | sangraría
sweat | sudar sudas sudan sude suden
i sweat | sudo
sweats | suda
i sweated | sudé
sweated | sudó sudaron sudaba sudaban sudad*
we sweated | sudamos
sweating | sudando
shake | temblar tiemblas tiemblan tiemble tiemblen
i shake | tiemblo
shakes | tiembla
i shook | temblé
shook | tembló temblaron temblaba temblaban
we shook | temblamos
shaking | temblando
shaken | temblad*
wake up | despertar despiertas despiertan despierte despierten despertás despiertes
i wake up | despierto
wakes up | despierta
i woke up | desperté
woke up | despertó despertaron despertaba despertaban despertaste despertábamos despertara
we woke up | despertamos
waking up | despertando
woken up | despertada despertados despertadas
i will wake up | despertaré
will wake up | despertará despertarán
would wake up | despertaría
sleep | dormir duermes duermen duerma duerman dormís duermas
i sleep | duermo
sleeps | duerme
i slept | dormí
slept | durmió durmio durmieron dormía dormían dormiste dormíamos durmiera dormidos dormidas
we slept | dormimos
i will sleep | dormiré
will sleep | dormirá dormirán
would sleep | dormiría
eat | comer comes comen coma coman comemos comés comas
eats | come
i ate | comí
ate | comió comio comieron comía comían comiste comíamos comiera
we ate | comimos
eating | comiendo
eaten | comido comidos
i will eat | comeré
will eat | comerá comerán
would eat | comería
drink | beber beben beba beban bebemos bebas
i drink | bebo
i drank | bebí
drank | bebió bebio bebieron bebía bebían bebiste bebíamos bebiera
we drank | bebimos
drinking | bebiendo
drunk | bebido bebidos
i will drink | beberé
will drink | beberá beberán
would drink | bebería
smoke | fumar fumas fuman fumen fumás fumes
i smoke | fumo
smokes | fuma
i smoked | fumé fume
smoked | fumó fumaron fumaba fumaban fumaste fumábamos fumara fumad*
we smoked | fumamos
i will smoke | fumaré
will smoke | fumará fumarán
would smoke | fumaría
swim | nadar nadas nadan naden nadás nades
i swim | nado
i swam | nadé nade
swam | nadó nadaron nadaba nadaban nadaste nadábamos nadara
we swam | nadamos
swimming | nadando
swum | nadad*
i will swim | nadaré
will swim | nadará nadarán
would swim | nadaría
die | morir mueres mueren muera mueran morís mueras
i die | muero
dies | muere
i died | morí
died | murió murio murieron moría morían moriste moríamos muriera muertas
we died | morimos
dying | muriendo
i will die | moriré
will die | morirá morirán
would die | moriría
survive | sobrevivir sobrevives sobreviven sobreviva sobrevivan sobrevivís sobrevivas
i survive | sobrevivo
survives | sobrevive
i survived | sobreviví
survived | sobrevivió sobrevivio sobrevivieron sobrevivía sobrevivían sobreviviste sobrevivíamos sobreviviera sobrevivid*
we survived | sobrevivimos
surviving | sobreviviendo
i will survive | sobreviviré
will survive | sobrevivirá sobrevivirán
would survive | sobreviviría
suffer | sufrir sufres sufren sufra sufran
i suffer | sufro
suffers | sufre
i suffered | sufrí
suffered | sufrió sufrio sufrieron sufría sufrían sufrid*
we suffered | sufrimos
suffering | sufriendo
hurt | doler dueles duelen duela duelan dolemos dolés duelas dolió dolio dolieron dolía dolían doliste dolíamos doliera dolid*
i hurt | duelo dolí
hurts | duele
we hurt | dolimos
hurting | doliendo
i will hurt | doleré
will hurt | dolerá dolerán
would hurt | dolería
burn | arder ardes arden arda ardan ardemos ardés ardas quemar quemas queman quemen quemás quemes
i burn | ardo quemo
burns | arde quema
i burned | ardí quemé queme
burned | ardió ardio ardieron ardía ardían ardiste ardíamos ardiera ardid* quemó quemaron quemaba quemaban quemaste quemábamos quemara quemados quemadas
we burned | ardimos quemamos
i will burn | arderé quemaré
will burn | arderá arderán quemará quemarán
would burn | ardería quemaría
explode | explotar explotas explotan exploten explotás explotes
i explode | exploto
explodes | explota
i exploded | exploté explote
exploded | explotó explotaron explotaba explotaban explotaste explotábamos explotara explotad*
we exploded | explotamos
exploding | explotando
i will explode | explotaré
will explode | explotará explotarán
would explode | explotaría
i work | funciono
inflate | inflar inflas inflan inflen inflás infles
i inflate | inflo
inflates | infla
i inflated | inflé infle
inflated | infló inflaron inflaba inflaban inflaste inflábamos inflara
we inflated | inflamos
inflating | inflando
i will inflate | inflaré
will inflate | inflará inflarán
would inflate | inflaría
arm | armar arman armen armes
i arm | armo
i armed | armé arme
armed | armó armaron armaba armaban armaste armábamos armara
we armed | armamos
arming | armando
i will arm | armaré
will arm | armará armarán
would arm | armaría
disarm | desarmar desarmas desarman desarmen desarmás desarmes
i disarm | desarmo
disarms | desarma
i disarmed | desarmé desarme
disarmed | desarmó desarmaron desarmaba desarmaban desarmaste desarmábamos desarmara
we disarmed | desarmamos
disarming | desarmando
i will disarm | desarmaré
will disarm | desarmará desarmarán
would disarm | desarmaría
break | romper rompes rompen rompa rompan rompemos
i break | rompo
breaks | rompe
i broke | rompí
broke | rompió rompio rompieron rompía rompían
we broke | rompimos
breaking | rompiendo
broken | roto rota rotos rotas
block | bloquear bloqueas bloquean bloquee bloqueen
i block | bloqueo
blocks | bloquea
i blocked | bloqueé
blocked | bloqueó bloquearon bloqueaba bloqueaban
we blocked | bloqueamos
blocking | bloqueando
jam | atascar atascas atascan atasque atasquen
i jam | atasco
jams | atasca
i jammed | atasqué
jammed | atascó atascaron atascaba atascaban
we jammed | atascamos
jaming | atascando
serve | servir sirves sirven sirva sirvan servís sirvas
i serve | sirvo
serves | sirve
i served | serví
served | sirvió sirvio sirvieron servía servían serviste servíamos sirviera servid*
we served | servimos
serving | sirviendo
i will serve | serviré
will serve | servirá servirán
would serve | serviría
clean | limpiar limpias limpian limpie limpien
i clean | limpio
cleans | limpia
i cleaned | limpié
cleaned | limpió limpio limpiaron limpiaba limpiaban limpiad*
we cleaned | limpiamos
cleaning | limpiando
sell | vender vendes venden vendan vendemos
i sell | vendo
sells | vende
i sold | vendí
sold | vendió vendio vendieron vendía vendían vendid*
we sold | vendimos
selling | vendiendo
buy | comprar compras compran compre compren
i buy | compro
buys | compra
i bought | compré
bought | compró compraron compraba compraban comprad*
we bought | compramos
buying | comprando
change | cambiar cambias cambian cambien cambiás cambies
changes | cambia
i changed | cambié cambie
changed | cambió cambiaron cambiaba cambiaban cambiaste cambiábamos cambiara cambiad*
we changed | cambiamos
changing | cambiando
i will change | cambiaré
will change | cambiará cambiarán
would change | cambiaría
send | mandar mandas mandan manden mandás mandes enviar envias envian envien enviás envies
i send | mando envio
sends | manda envia
i sent | mandé mande envié envie
sent | mandó mandaron mandaba mandaban mandaste mandábamos mandara mandad* envió envio enviaron enviaba enviaban enviaste enviábamos enviara enviad*
we sent | mandamos enviamos
sending | mandando enviando
i will send | mandaré enviaré
will send | mandará mandarán enviará enviarán
would send | mandaría enviaría
receive | recibir recibes reciben reciba reciban recibís recibas
i receive | recibo
receives | recibe
i received | recibí
received | recibió recibio recibieron recibía recibían recibiste recibíamos recibiera recibid*
we received | recibimos
receiving | recibiendo
i will receive | recibiré
will receive | recibirá recibirán
would receive | recibiría
write | escribir escribes escriben escriba escriban escribís escribas
i write | escribo
writes | escribe
i wrote | escribí
wrote | escribió escribio escribieron escribía escribían escribiste escribíamos escribiera
we wrote | escribimos
writing | escribiendo
written | escrit*
i will write | escribiré
will write | escribirá escribirán
would write | escribiría
read | leer lees leen lea lean leemos leés leas leyó leyeron leía leían leiste leíamos leyera leido leida leidos leidas
i read | leo leí
reads | lee
we read | leimos
reading | leyendo
i will read | leeré
will read | leerá leerán
would read | leería
look for | buscar buscas buscan busquen buscás busques
i look for | busco
looks for | busca
i looked for | busqué busque
looked for | buscó buscaron buscaba buscaban buscaste buscábamos buscara buscad*
we looked for | buscamos
looking for | buscando
i will look for | buscaré
will look for | buscará buscarán
would look for | buscaría
find | encontrar encuentras encuentran encuentre encuentren encontrás encuentres
i find | encuentro
finds | encuentra
i found | encontré
found | encontró encontraron encontraba encontraban encontraste encontrábamos encontrara encontrad*
we found | encontramos
finding | encontrando
i will find | encontraré
will find | encontrará encontrarán
would find | encontraría
look at | mirar miras miran miren mirás mires
i look at | miro
i looked at | miré mire
looked at | miró miraron miraba miraban miraste mirábamos mirara mirad*
we looked at | miramos
looking at | mirando
i will look at | miraré
will look at | mirará mirarán
would look at | miraría
i see | vo
saw | vió vían viste víamos viera
seen | vido vidos vidas
i will see | veré
will see | verá verán
would see | vería
hear | oír oes oen oigan
i hear | oigo
hears | oe
i heard | oí
heard | oyó oyeron oía oían oida oidas
we heard | oimos
hearing | oyendo
feel | sentir sientes sienten sienta sientan sentís sientas
i feel | siento
feels | siente
i felt | sentí
felt | sintió sintio sintieron sentía sentían sentiste sentíamos sintiera sentid*
we felt | sentimos
feeling | sintiendo
i will feel | sentiré
will feel | sentirá sentirán
would feel | sentiría
notice | notar notan noten notes
i notice | noto
i noticed | noté note
noticed | notó notaron notaba notaban notaste notábamos notara notad*
we noticed | notamos
noticing | notando
i will notice | notaré
will notice | notará notarán
would notice | notaría
pass | pasar pasas pasan pasen pasás pases aprobar apruebas aprueban apruebe aprueben aprobás apruebes superar superas superan superen superás superes
passes | pasa aprueba supera
i passed | pasé pase aprobé superé supere
passed | pasó pasaron pasaba pasaban pasaste pasábamos pasara pasada pasados pasadas aprobó aprobaron aprobaba aprobaban aprobaste aprobábamos aprobara aprobad* superó superaron superaba superaban superaste superábamos superara superad*
we passed | pasamos aprobamos superamos
passing | pasando aprobando superando
i will pass | pasaré aprobaré superaré
will pass | pasará pasarán aprobará aprobarán superará superarán
would pass | pasaría aprobaría superaría
happen | ocurrir ocurres ocurren ocurra ocurran suceder sucedes suceden suceda sucedan sucedemos
i happen | ocurro sucedo
happens | ocurre sucede
i happened | ocurrí sucedí
happened | ocurrió ocurrio ocurrieron ocurría ocurrían ocurrid* sucedió sucedio sucedieron sucedía sucedían sucedid*
we happened | ocurrimos sucedimos
happening | ocurriendo sucediendo
react | reaccionar reaccionas reaccionan reaccionen reaccionás reacciones
i react | reacciono
reacts | reacciona
i reacted | reaccioné reaccione
reacted | reaccionó reaccionaron reaccionaba reaccionaban reaccionaste reaccionábamos reaccionara reaccionad*
we reacted | reaccionamos
reacting | reaccionando
i will react | reaccionaré
will react | reaccionará reaccionarán
would react | reaccionaría
act | actuar actuas actuan actuen actuás actues
i act | actuo
acts | actua
i acted | actué actue
acted | actuó actuaron actuaba actuaban actuaste actuábamos actuara actuad*
we acted | actuamos
acting | actuando
i will act | actuaré
will act | actuará actuarán
would act | actuaría
wait | esperar esperas esperan esperen esperás esperes
i wait | espero
i waited | esperé espere
waited | esperó esperaron esperaba esperaban esperaste esperábamos esperara esperad*
we waited | esperamos
i will wait | esperaré
will wait | esperará esperarán
would wait | esperaría
need | necesitar necesitas necesitan necesiten necesitás necesites
i need | necesito
needs | necesita
i needed | necesité necesite
needed | necesitó necesitaron necesitaba necesitaban necesitaste necesitábamos necesitara necesitad*
we needed | necesitamos
needing | necesitando
i will need | necesitaré
will need | necesitará necesitarán
would need | necesitaría
be missing | faltar falte falten
i be missing | falto
i was missing | falté
was missing | faltó faltaron faltaba faltaban
we was missing | faltamos
being missing | faltando
been missing | faltad*
be left | sobrar sobras sobran sobren
i be left | sobro
is left | sobra
was left | sobró sobraron sobraba sobraban
we was left | sobramos
being left | sobrando
been left | sobrad*
hire | contratar contratas contratan contraten contratás contrates
hires | contrata
i hired | contraté contrate
hired | contrató contrataron contrataba contrataban contrataste contratábamos contratara
we hired | contratamos
i will hire | contrataré
will hire | contratará contratarán
would hire | contrataría
select | seleccionar seleccionas seleccionan seleccione seleccionen
i select | selecciono
selects | selecciona
i selected | seleccioné
selected | seleccionó seleccionaron seleccionaba seleccionaban seleccionad*
we selected | seleccionamos
selecting | seleccionando
reject | rechazar rechazas rechazan rechacen rechazás rechaces
rejects | rechaza
i rejected | rechacé rechace
rejected | rechazó rechazaron rechazaba rechazaban rechazaste rechazábamos rechazara
we rejected | rechazamos
rejecting | rechazando
i will reject | rechazaré
will reject | rechazará rechazarán
would reject | rechazaría
accept | aceptar aceptas aceptan acepten aceptás aceptes
i accept | acepto
accepts | acepta
i accepted | acepté acepte
accepted | aceptó aceptaron aceptaba aceptaban aceptaste aceptábamos aceptara aceptad*
we accepted | aceptamos
accepting | aceptando
i will accept | aceptaré
will accept | aceptará aceptarán
would accept | aceptaría
i pass | apruebo supero
fail | suspender suspendes suspenden suspenda suspendan suspendemos suspendés suspendas fallar fallas fallan fallen fallás falles
i fail | suspendo
fails | suspende falla
i failed | suspendí fallé falle
failed | suspendió suspendio suspendieron suspendía suspendían suspendiste suspendíamos suspendiera falló fallaron fallaba fallaban fallaste fallábamos fallara fallada fallados falladas
we failed | suspendimos fallamos
failing | suspendiendo fallando
i will fail | suspenderé fallaré
will fail | suspenderá suspenderán fallará fallarán
would fail | suspendería fallaría
present | presentar presentas presentan presenten presentás presentes
i present | presento
presents | presenta
i presented | presenté presente
presented | presentó presentaron presentaba presentaban presentaste presentábamos presentara presentad*
we presented | presentamos
presenting | presentando
i will present | presentaré
will present | presentará presentarán
would present | presentaría
apply for | solicitar solicitas solicitan soliciten solicitás solicites
i apply for | solicito
applies for | solicita
i applied for | solicité solicite
applied for | solicitó solicitaron solicitaba solicitaban solicitaste solicitábamos solicitara solicitad*
we applied for | solicitamos
applying for | solicitando
i will apply for | solicitaré
will apply for | solicitará solicitarán
would apply for | solicitaría
apply | postular postulas postulan postulen postulás postules
i apply | postulo
applies | postula
i applied | postulé postule
applied | postuló postularon postulaba postulaban postulaste postulábamos postulara postulad*
we applied | postulamos
applying | postulando
i will apply | postularé
will apply | postulará postularán
would apply | postularía
register | inscribir inscribes inscriben inscriba inscriban
i register | inscribo
registers | inscribe
i registered | inscribí
registered | inscribió inscribio inscribieron inscribía inscribían inscrit*
we registered | inscribimos
registering | inscribiendo
meet | cumplir cumples cumplen cumpla cumplan cumplís cumplas
i meet | cumplo
meets | cumple
i met | cumplí
met | cumplió cumplio cumplieron cumplía cumplían cumpliste cumplíamos cumpliera cumplid*
we met | cumplimos
meeting | cumpliendo
i will meet | cumpliré
will meet | cumplirá cumplirán
would meet | cumpliría
require | exigir exiges exigen exija exijan exigís exijas requerir requieres requieren requiera requieran requerís requieras
i require | exijo requiero
requires | exige requiere
i required | exigí requerí
required | exigió exigio exigieron exigía exigían exigiste exigíamos exigiera exigid* requirió requirio requirieron requería requerían requeriste requeríamos requiriera
we required | exigimos requerimos
requiring | exigiendo requiriendo
i will require | exigiré requeriré
will require | exigirá exigirán requerirá requerirán
would require | exigiría requeriría
measure | medir mides miden mida midan medís midas
i measure | mido
measures | mide
i measured | medí
measured | midió midio midieron medían mediste medíamos midiera medido medida medidos
we measured | medimos
measuring | midiendo
i will measure | mediré
will measure | medirá medirán
would measure | mediría
weigh | pesar pesas pesan pesen pesás peses
weighs | pesa
i weighed | pesé pese
weighed | pesó pesaron pesaba pesaban pesaste pesábamos pesara
we weighed | pesamos
weighing | pesando
i will weigh | pesaré
will weigh | pesará pesarán
would weigh | pesaría
cover | tapar tapas tapan tapen tapás tapes cubrir cubres cubren cubra cubran cubrís cubras
i cover | tapo cubro
i covered | tapé tape cubrí
covered | tapó taparon tapaba tapaban tapaste tapábamos tapara cubrió cubrio cubrieron cubría cubrían cubriste cubríamos cubriera
we covered | tapamos cubrimos
covering | tapando cubriendo
i will cover | taparé cubriré
will cover | tapará taparán cubrirá cubrirán
would cover | taparía cubriría
covers | cubre
make up | maquillar maquillas maquillan maquille maquillen
i make up | maquillo
makes up | maquilla
i maked up | maquillé
maked up | maquilló maquillaron maquillaba maquillaban maquillad*
we maked up | maquillamos
making up | maquillando
dress | vestir vistes visten vistan
dresses | viste
i dressed | vestí
dressed | vistió vistio vistieron vestía vestían vestida vestidos vestidas
we dressed | vestimos
dressing | vistiendo
do my hair | peinar peinas peinan peine peinen
i do my hair | peino
does my hair | peina
i did my hair | peiné
did my hair | peinó peinaron peinaba peinaban
we did my hair | peinamos
doing my hair | peinando
done | peinada peinados peinadas
allow | permitir permites permiten permita permitan permitís permitas
i allow | permito
allows | permite
i allowed | permití
allowed | permitió permitio permitieron permitía permitían permitiste permitíamos permitiera
we allowed | permitimos
allowing | permitiendo
i will allow | permitiré
will allow | permitirá permitirán
would allow | permitiría
forbid | prohibir prohibes prohiben prohiba prohiban
i forbid | prohibo
forbids | prohibe
i forbade | prohibí
forbade | prohibió prohibio prohibieron prohibía prohibían
we forbade | prohibimos
forbiding | prohibiendo
continue | seguir sigues siguen siga sigan seguís sigas continuar continuas continuan continuen continuás continues
i continue | sigo continuo
i continued | seguí continué continue
continued | siguió siguio siguieron seguía seguían seguiste seguíamos siguiera seguid* continuó continuaron continuaba continuaban continuaste continuábamos continuara continuad*
we continued | seguimos continuamos
continuing | siguiendo continuando
i will continue | seguiré continuaré
will continue | seguirá seguirán continuará continuarán
would continue | seguiría continuaría
stay | quedar quedas quedan queden quedás quedes
i stay | quedo
stays | queda
i stayed | quedé quede
stayed | quedó quedaron quedaba quedaban quedaste quedábamos quedara quedad*
we stayed | quedamos
staying | quedando
i will stay | quedaré
will stay | quedará quedarán
would stay | quedaría
last | durar duras duran duren durás dures
i lasted | duré dure
lasted | duró duraron duraba duraban duraste durábamos durara durad*
we lasted | duramos
lasting | durando
i will last | duraré
will last | durará durarán
would last | duraría
exist | existes existen exista existan
i exist | existo
exists | existe
i existed | existí
existed | existió existio existieron existía existían existid*
we existed | existimos
existing | existiendo
mean | significar significas significan signifiquen significás signifiques
i mean | significo
means | significa
i meant | signifiqué signifique
meant | significó significaron significaba significaban significaste significábamos significara significada significados significadas
we meant | significamos
meaning | significando
i will mean | significaré
will mean | significará significarán
would mean | significaría
compare | comparar comparas comparan comparen comparás compares
i compare | comparo
compares | compara
i compared | comparé compare
compared | comparó compararon comparaba comparaban comparaste comparábamos comparara comparad*
we compared | comparamos
comparing | comparando
i will compare | compararé
will compare | comparará compararán
would compare | compararía
recommend | recomendar recomiendas recomiendan recomiende recomienden
i recommend | recomiendo
recommends | recomienda
i recommended | recomendé
recommended | recomendó recomendaron recomendaba recomendaban recomendad*
we recommended | recomendamos
recommending | recomendando
advise | aconsejar aconsejas aconsejan aconseje aconsejen
i advise | aconsejo
advises | aconseja
i advised | aconsejé
advised | aconsejó aconsejaron aconsejaba aconsejaban aconsejad*
we advised | aconsejamos
advising | aconsejando
tell | contar cuentas cuentan cuente cuenten contás cuentes narrar narras narran narre narren
i tell | cuento narro
tells | cuenta narra
i told | conté narré
told | contó contaron contaba contaban contaste contábamos contara contada contados contadas narró narraron narraba narraban narrad*
we told | contamos narramos
telling | contando narrando
i will tell | contaré
will tell | contará contarán
would tell | contaría
describe | describir describes describen describa describan
i describe | describo
describes | describe
i described | describí
described | describió describio describieron describía describían descrit*
we described | describimos
describing | describiendo
press | presionar presionas presionan presione presionen apretar aprietas aprietan apriete aprieten
i press | presiono aprieto
presses | presiona aprieta
i pressed | presioné apreté
pressed | presionó presionaron presionaba presionaban presionad* apretó apretaron apretaba apretaban apretad*
we pressed | presionamos apretamos
pressing | presionando apretando
pull | tirar tiras tiran tire tiren
i pull | tiro
pulls | tira
i pulled | tiré
pulled | tiró tiraron tiraba tiraban tirad*
we pulled | tiramos
pulling | tirando
push | empujar empujas empujan empuje empujen
i push | empujo
pushes | empuja
i pushed | empujé
pushed | empujó empujaron empujaba empujaban empujad*
we pushed | empujamos
pushing | empujando
hit | golpear golpeas golpean golpee golpeen golpeó golpearon golpeaba golpeaban golpead* pegar pegas pegan pegue peguen pegó pegaron pegaba pegaban pegad*
i hit | golpeo golpeé pego pegué
hits | golpea pega
we hit | golpeamos pegamos
hitting | golpeando pegando
fight | pelear pelean pelee peleen
i fight | peleo
i fought | peleé
fought | peleó pelearon peleaba peleaban pelead*
we fought | peleamos
fighting | peleando
argue | discutir discutes discuten discuta discutan
i argue | discuto
argues | discute
i argued | discutí
argued | discutió discutio discutieron discutía discutían discutid*
we argued | discutimos
arguing | discutiendo
complain | quejar quejan quejen quejes
i complain | quejo
i complained | quejé queje
complained | quejó quejaron quejaba quejaban quejaste quejábamos quejara quejad*
we complained | quejamos
complaining | quejando
i will complain | quejaré
will complain | quejará quejarán
would complain | quejaría
insult | insultar insultas insultan insulte insulten
insults | insulta
i insulted | insulté
insulted | insultó insultaron insultaba insultaban insultad*
we insulted | insultamos
insulting | insultando
threaten | amenazar amenazan amenace amenacen
i threaten | amenazo
i threatened | amenacé
threatened | amenazó amenazaron amenazaba amenazaban amenazad*
we threatened | amenazamos
threatening | amenazando
disturb | molestar molestas molestan moleste molesten
i disturbed | molesté
disturbed | molestó molestaron molestaba molestaban molestad*
we disturbed | molestamos
disturbing | molestando
be angry | enfadar enfadas enfadan enfade enfaden
i be angry | enfado
is angry | enfada
i was angry | enfadé
was angry | enfadó enfadaron enfadaba enfadaban
we was angry | enfadamos
being angry | enfadando
refuse | negar niegas niegan niegue nieguen negás niegues
i refuse | niego
refuses | niega
i refused | negué
refused | negó negaron negaba negaban negaste negábamos negara negad*
we refused | negamos
refusing | negando
i will refuse | negaré
will refuse | negará negarán
would refuse | negaría
obey | obedecer obedeces obedecen obedezca obedezcan obedecemos
i obey | obedezco
obeys | obedece
i obeyed | obedecí
obeyed | obedeció obedecio obedecieron obedecía obedecían obedecid*
we obeyed | obedecimos
obeying | obedeciendo
lie | mientes mienten mienta mientan
i lie | miento
lies | miente
i lied | mentí
lied | mintió mintio mintieron mentía mentían mentid*
we lied | mentimos
lying | mintiendo
steal | robar robas roban robe roben
steals | roba
i stole | robé
stole | robó robaron robaba robaban
we stole | robamos
stealing | robando
stolen | robad*
protect | proteger proteges protegen proteja protejan protegemos
i protect | protejo
protects | protege
i protected | protegí
protected | protegió protegio protegieron protegía protegían protegid*
we protected | protegimos
protecting | protegiendo
save | salvar salvas salvan salve salven ahorras ahorran ahorre ahorren
i save | salvo
saves | salva ahorra
i saved | salvé ahorré
saved | salvó salvaron salvaba salvaban salvad* ahorró ahorraron ahorraba ahorraban ahorrad*
we saved | salvamos ahorramos
saving | salvando ahorrando
rescue | rescatar rescatas rescatan rescate rescaten
i rescue | rescato
rescues | rescata
i rescued | rescaté
rescued | rescató rescataron rescataba rescataban rescatad*
we rescued | rescatamos
rescuing | rescatando
look after | cuidar cuidas cuidan cuide cuiden
i look after | cuido
looks after | cuida
i looked after | cuidé
looked after | cuidó cuidaron cuidaba cuidaban cuidada cuidadas
we looked after | cuidamos
looking after | cuidando
accompany | acompañar acompañas acompañan acompañe acompañen
i accompany | acompaño
accompanies | acompaña
i accompanied | acompañé
accompanied | acompañó acompañaron acompañaba acompañaban
we accompanied | acompañamos
accompanying | acompañando
guide | guiar guias guian guie guien
i guide | guio
guides | guia
i guided | guié
guided | guió guio guiaron guiaba guiaban guiad*
we guided | guiamos
guiding | guiando
lead | dirigir diriges dirigen dirija dirijan liderar lideras lideran lidere lideren
i lead | dirijo lidero
leads | dirige lidera
i led | dirigí lideré
led | dirigió dirigio dirigieron dirigía dirigían dirigid* lideró lideraron lideraba lideraban liderad*
we led | dirigimos lideramos
leading | dirigiendo liderando
organise | organizar organizas organizan organice organicen
i organise | organizo
organises | organiza
i organised | organicé
organised | organizó organizaron organizaba organizaban
we organised | organizamos
organising | organizando
work together | colaborar colaboras colaboran colabore colaboren
i work together | colaboro
works together | colabora
i worked together | colaboré
worked together | colaboró colaboraron colaboraba colaboraban colaborad*
we worked together | colaboramos
working together | colaborando
cooperate | cooperar cooperas cooperan coopere cooperen
i cooperate | coopero
cooperates | coopera
i cooperated | cooperé
cooperated | cooperó cooperaron cooperaba cooperaban cooperad*
we cooperated | cooperamos
cooperating | cooperando
share | compartir compartes comparten comparta compartan
i share | comparto
shares | comparte
i shared | compartí
shared | compartió compartio compartieron compartía compartían compartid*
we shared | compartimos
sharing | compartiendo
hand out | repartir repartes reparten reparta repartan
i hand out | reparto
hands out | reparte
i handed out | repartí
handed out | repartió repartio repartieron repartía repartían repartid*
we handed out | repartimos
handing out | repartiendo
support | apoyar apoyas apoyan apoye apoyen
i support | apoyo
supports | apoya
i supported | apoyé
supported | apoyó apoyaron apoyaba apoyaban apoyad*
we supported | apoyamos
supporting | apoyando
encourage | animar animas animan anime animen
i encourage | animo
encourages | anima
i encouraged | animé
encouraged | animó animaron animaba animaban animad*
we encouraged | animamos
encouraging | animando
convince | convencer convences convencen convenca convencan convencemos
i convince | convenco
convinces | convence
i convinced | convencí
convinced | convenció convencio convencieron convencía convencían convencid*
we convinced | convencimos
convincing | convenciendo
suggest | proponer propones proponen proponga propongan proponemos sugerir sugieres sugieren sugiera sugieran
i suggest | propongo sugiero
suggests | propone sugiere
i suggested | propuse sugerí
suggested | propuso propusieron proponía proponían propuest* sugirió sugirio sugirieron sugería sugerían sugerid*
we suggested | propusimos sugerimos
suggesting | proponiendo sugiriendo
promise | prometer prometes prometen prometa prometan prometemos
i promise | prometo
promises | promete
i promised | prometí
promised | prometió prometio prometieron prometía prometían prometid*
we promised | prometimos
promising | prometiendo
thank | agradecer agradeces agradecen agradezca agradezcan agradecemos
i thank | agradezco
thanks | agradece
i thanked | agradecí
thanked | agradeció agradecio agradecieron agradecía agradecían agradecid*
we thanked | agradecimos
thanking | agradeciendo
apologise | disculpar disculpan disculpe disculpen
i apologise | disculpo
i apologised | disculpé
apologised | disculpó disculparon disculpaba disculpaban disculpad*
we apologised | disculpamos
apologising | disculpando
forgive | perdonar perdonas perdonan perdone perdonen
i forgive | perdono
forgives | perdona
i forgave | perdoné
forgave | perdonó perdonaron perdonaba perdonaban
we forgave | perdonamos
forgiving | perdonando
forgiven | perdonad*
congratulate | felicitar felicitas felicitan felicite feliciten
i congratulate | felicito
congratulates | felicita
i congratulated | felicité
congratulated | felicitó felicitaron felicitaba felicitaban felicitad*
we congratulated | felicitamos
congratulating | felicitando
be born | nacer naces nacen nazca nazcan nacemos
i be born | nazco
is born | nace
i was born | nací
was born | nació nacio nacieron nacía nacían
we was born | nacimos
being born | naciendo
born | nacid*
grow up | crecer creces crecen crezca crezcan crecemos
i grow up | crezco
grows up | crece
i grew up | crecí
grew up | creció crecio crecieron crecía crecían
we grew up | crecimos
growing up | creciendo
grown up | crecid*
marry | casar casas casan case casen
i married | casé
married | casó casaron casaba casaban casados casadas
we married | casamos
marrying | casando
adapt | adaptar adaptas adaptan adapte adapten
i adapt | adapto
adapts | adapta
i adapted | adapté
adapted | adaptó adaptaron adaptaba adaptaban
we adapted | adaptamos
adapting | adaptando
get used | acostumbrar acostumbras acostumbran acostumbre acostumbren
i get used | acostumbro
gets used | acostumbra
i got used | acostumbré
got used | acostumbró acostumbraron acostumbraba acostumbraban acostumbrad*
we got used | acostumbramos
getting used | acostumbrando
miss | extrañar extrañas extrañan extrañe extrañen
i miss | extraño
misses | extraña
i missed | extrañé
missed | extrañó extrañaron extrañaba extrañaban extrañad*
we missed | extrañamos
missing | extrañando
rest | descansar descansas descansan descansen descansás descanses
rests | descansa
i rested | descansé descanse
rested | descansó descansaron descansaba descansaban descansaste descansábamos descansara descansad*
we rested | descansamos
resting | descansando
i will rest | descansaré
will rest | descansará descansarán
would rest | descansaría
dream | soñar sueñas sueñan sueñe sueñen
dreams | sueña
i dreamed | soñé
dreamed | soñó soñaron soñaba soñaban soñad*
we dreamed | soñamos
dreaming | soñando
wish | desear deseas desee deseen
i wished | deseé
wished | deseó desearon deseaba deseaban desead*
we wished | deseamos
wishing | deseando
worry | preocupar preocupas preocupan preocupe preocupen
i worry | preocupo
worries | preocupa
i worried | preocupé
worried | preocupó preocuparon preocupaba preocupaban
we worried | preocupamos
worrying | preocupando
get sick | enfermar enfermas enferman enferme enfermen
i got sick | enfermé
got sick | enfermó enfermaron enfermaba enfermaban enfermad*
we got sick | enfermamos
getting sick | enfermando
faint | desmayar desmayas desmayan desmaye desmayen
i faint | desmayo
faints | desmaya
i fainted | desmayé
fainted | desmayó desmayaron desmayaba desmayaban desmayad*
we fainted | desmayamos
fainting | desmayando
choke | atragantas atragantan atragante atraganten ahogar ahogas ahogan ahogue ahoguen asfixiar asfixias asfixian asfixie asfixien
i choke | atraganto ahogo asfixio
chokes | atraganta ahoga asfixia
i choked | atraganté ahogué asfixié
choked | atragantó atragantaron atragantaba atragantaban atragantad* ahogó ahogaron ahogaba ahogaban asfixió asfixio asfixiaron asfixiaba asfixiaban asfixiad*
we choked | atragantamos ahogamos asfixiamos
choking | atragantando ahogando asfixiando
have a seizure | convulsionar convulsionas convulsionan convulsione convulsionen
i have a seizure | convulsiono
has a seizure | convulsiona
i had a seizure | convulsioné
had a seizure | convulsionó convulsionaron convulsionaba convulsionaban convulsionad*
we had a seizure | convulsionamos
having a seizure | convulsionando
bandage | vendar vendan vende venden
i bandage | vendo
i bandaged | vendé
bandaged | vendó vendaron vendaba vendaban vendad*
we bandaged | vendamos
bandaging | vendando
resuscitate | reanimar reanimas reaniman reanime reanimen
i resuscitate | reanimo
resuscitates | reanima
i resuscitated | reanimé
resuscitated | reanimó reanimaron reanimaba reanimaban reanimad*
we resuscitated | reanimamos
resuscitating | reanimando
lie down | acostar acuestas acuestan acueste acuesten tumbar tumbas tumban tumbe tumben
i lie down | acuesto tumbo
lies down | acuesta tumba
i lay down | acosté tumbé
lay down | acostó acostaron acostaba acostaban tumbó tumbaron tumbaba tumbaban
we lay down | acostamos tumbamos
lying down | acostando tumbando
cool | enfriar enfrias enfrian enfrie enfrien
i cool | enfrio
cools | enfria
i cooled | enfrié
cooled | enfrió enfrio enfriaron enfriaba enfriaban enfriad*
we cooled | enfriamos
cooling | enfriando
heat | calentar calientas calientan calienten
i heat | caliento
heats | calienta
i heated | calenté
heated | calentó calentaron calentaba calentaban calentad*
we heated | calentamos
heating | calentando
stow | guardar guardas guardan guarde guarden
i stow | guardo
stows | guarda
i stowed | guardé
stowed | guardó guardaron guardaba guardaban guardad*
we stowed | guardamos
stowing | guardando
hide | esconder escondes esconden esconda escondan escondemos
i hide | escondo
hides | esconde
i hid | escondí
hid | escondió escondio escondieron escondía escondían
we hid | escondimos
hiding | escondiendo
hidden | escondid*
fasten | abrochar abrochas abrochan abroche abrochen
i fasten | abrocho
fastens | abrocha
i fastened | abroché
fastened | abrochó abrocharon abrochaba abrochaban abrochad*
we fastened | abrochamos
fastening | abrochando
unfasten | desabrochar desabrochas desabrochan desabroche desabrochen
i unfasten | desabrocho
unfastens | desabrocha
i unfastened | desabroché
unfastened | desabrochó desabrocharon desabrochaba desabrochaban desabrochad*
we unfastened | desabrochamos
unfastening | desabrochando
taxi | rodar rodas rodan rode roden
i taxi | rodo
taxis | roda
i taxied | rodé
taxied | rodó rodaron rodaba rodaban rodad*
we taxied | rodamos
taxiing | rodando
crash | chocar chocas chocan choque choquen
i crash | choco
crashes | choca
i crashed | choqué
crashed | chocó chocaron chocaba chocaban chocad*
we crashed | chocamos
crashing | chocando
turn | girar giras giran gire giren
turns | gira
i turned | giré
turned | giró giraron giraba giraban girad*
we turned | giramos
turning | girando
touch | tocar tocas tocan toque toquen
i touch | toco
touches | toca
i touched | toqué
touched | tocó tocaron tocaba tocaban tocad*
we touched | tocamos
touching | tocando
hold | sujetar sujetas sujetan sujete sujeten
i hold | sujeto
holds | sujeta
i held | sujeté
held | sujetó sujetaron sujetaba sujetaban sujetad*
we held | sujetamos
holding | sujetando
grab | agarrar agarras agarran agarre agarren
i grab | agarro
grabs | agarra
i grabbed | agarré
grabbed | agarró agarraron agarraba agarraban agarrad*
we grabbed | agarramos
grabbing | agarrando
keep | mantener mantienes mantienen mantenemos mantenés mantengas
i keep | mantengo
keeps | mantiene
i kept | mantuve
kept | mantuvo mantuvieron mantenía mantenían mantuviste manteníamos mantuviera mantenid*
we kept | mantuvimos
keeping | manteniendo
i will keep | mantendré
will keep | mantendrá mantendrán
would keep | mantendría
i stop | detengo
stops | detiene
contain | contener contienes contienen contenga contengan contenemos
i contain | contengo
contains | contiene
i contained | contuve
contained | contuvo contuvieron contenía contenían contenida contenidos contenidas
we contained | contuvimos
containing | conteniendo
add | añadir añades añaden añada añadan agregar agregas agregan agregue agreguen
i add | añado agrego
adds | añade agrega
i added | añadí agregué
added | añadió añadio añadieron añadía añadían añadid* agregó agregaron agregaba agregaban agregad*
we added | añadimos agregamos
adding | añadiendo agregando
repeat | repetir repites repiten repita repitan
i repeat | repito
repeats | repite
i repeated | repetí
repeated | repitió repitio repitieron repetía repetían repetid*
we repeated | repetimos
repeating | repitiendo
correct | corregir corriges corrigen corrija corrijan
i correct | corrijo
corrects | corrige
i corrected | corregí
corrected | corrigió corrigio corrigieron corregía corregían corregid*
we corrected | corregimos
correcting | corrigiendo
assess | evaluar evaluas evaluan evalue evaluen valorar valoras valoran valore valoren
i assess | evaluo valoro
assesses | evalua valora
i assessed | evalué valoré
assessed | evaluó evaluaron evaluaba evaluaban evaluad* valoró valoraron valoraba valoraban valorad*
we assessed | evaluamos valoramos
assessing | evaluando valorando
score | puntuar puntuas puntuan puntue puntuen calificar calificas califican califique califiquen
i score | puntuo califico
scores | puntua califica
i scored | puntué califiqué
scored | puntuó puntuaron puntuaba puntuaban puntuad* calificó calificaron calificaba calificaban calificad*
we scored | puntuamos calificamos
scoring | puntuando calificando
criticise | criticar criticas critican critique critiquen
i criticise | critico
criticises | critica
i criticised | critiqué
criticised | criticó criticaron criticaba criticaban criticad*
we criticised | criticamos
criticising | criticando
improvise | improvisar improvisas improvisan improvise improvisen
i improvise | improviso
improvises | improvisa
i improvised | improvisé
improvised | improvisó improvisaron improvisaba improvisaban improvisad*
we improvised | improvisamos
improvising | improvisando
stand out | destacar destacas destacan destaque destaquen
i stand out | destaco
stands out | destaca
i stood out | destaqué
stood out | destacó destacaron destacaba destacaban destacad*
we stood out | destacamos
standing out | destacando
doubt | dudar dudan dude duden
i doubt | dudo
i doubted | dudé
doubted | dudó dudaron dudaba dudaban dudad*
we doubted | dudamos
doubting | dudando
fear | temer temes temen teman tememos
i fear | temo
fears | teme
i feared | temí
feared | temió temio temieron temía temían temid*
we feared | temimos
fearing | temiendo
hate | odiar odias odian odie odien
hates | odia
i hated | odié
hated | odió odiaron odiaba odiaban odiad*
we hated | odiamos
hating | odiando
love | amar amas aman ame amen encantar encantas encantan encante encanten
i love | amo encanto
loves | ama encanta
i loved | amé encanté
loved | amó amaron amaba amaban amado amada amados amadas encantó encantaron encantaba encantaban encantad*
we loved | amamos encantamos
loving | amando encantando
like | gustar gustas gustan guste gusten
i like | gusto
likes | gusta
i liked | gusté
liked | gustó gustaron gustaba gustaban gustad*
we liked | gustamos
liking | gustando
interest | interesar interesas interesan interese interesen
i interest | intereso
interests | interesa
i interested | interesé
interested | interesó interesaron interesaba interesaban interesad*
we interested | interesamos
interesting | interesando
interrupt | interrumpes interrumpen interrumpa interrumpan
i interrupt | interrumpo
interrupts | interrumpe
i interrupted | interrumpí
interrupted | interrumpió interrumpio interrumpieron interrumpía interrumpían interrumpid*
we interrupted | interrumpimos
interrupting | interrumpiendo
matter | importar importas importan importe importen
i matter | importo
matters | importa
i mattered | importé
mattered | importó importaron importaba importaban importad*
we mattered | importamos
mattering | importando
fill | llenar llenas llenan llene llenen
i fill | lleno
fills | llena
i filled | llené
filled | llenó llenaron llenaba llenaban llenad*
we filled | llenamos
filling | llenando
fill in | rellenar rellenas rellenan rellene rellenen
i fill in | relleno
fills in | rellena
i filled in | rellené
filled in | rellenó rellenaron rellenaba rellenaban rellenad*
we filled in | rellenamos
filling in | rellenando
sign | firmar firmas firman firme firmen
i sign | firmo
signs | firma
i signed | firmé
signed | firmó firmaron firmaba firmaban firmad*
we signed | firmamos
signing | firmando
renew | renovar renuevas renuevan renueve renueven
i renew | renuevo
renews | renueva
i renewed | renové
renewed | renovó renovaron renovaba renovaban renovad*
we renewed | renovamos
renewing | renovando
promote | ascender asciendes ascienden ascienda asciendan ascendemos
i promote | asciendo
promotes | asciende
i promoted | ascendí
promoted | ascendió ascendio ascendieron ascendía ascendían ascendid*
we promoted | ascendimos
promoting | ascendiendo
book | reservar reservas reservan reserve reserven
i book | reservo
books | reserva
i booked | reservé
booked | reservó reservaron reservaba reservaban reservada reservados reservadas
we booked | reservamos
booking | reservando
cancel | cancelar cancelas cancelan cancele cancelen
i cancel | cancelo
cancels | cancela
i canceled | cancelé
canceled | canceló cancelaron cancelaba cancelaban
we canceled | cancelamos
canceling | cancelando
delay | retrasar retrasas retrasan retrase retrasen
delays | retrasa
i delayed | retrasé
delayed | retrasó retrasaron retrasaba retrasaban
we delayed | retrasamos
delaying | retrasando
follow | perseguir persigues persiguen persiga persigan
i follow | persigo
follows | persigue
i followed | perseguí
followed | persiguió persiguio persiguieron perseguía perseguían perseguid*
we followed | perseguimos
following | persiguiendo
report | notificar notificas notifican notifique notifiquen reportar reportas reportan reporte reporten denunciar denuncias denuncian denuncie denuncien
i report | notifico reporto denuncio
reports | notifica reporta denuncia
i reported | notifiqué reporté denuncié
reported | notificó notificaron notificaba notificaban notificad* reportó reportaron reportaba reportaban reportad* denunció denuncio denunciaron denunciaba denunciaban denunciad*
we reported | notificamos reportamos denunciamos
reporting | notificando reportando denunciando
identify | identificar identificas identifican identifique identifiquen
i identify | identifico
identifies | identifica
i identified | identifiqué
identified | identificó identificaron identificaba identificaban identificad*
we identified | identificamos
identifying | identificando
recognise | reconocer reconoces reconocen reconozca reconozcan reconocemos reconocés reconozcas
i recognise | reconozco
recognises | reconoce
i recognised | reconocí
recognised | reconoció reconocieron reconocía reconocían reconociste reconocíamos reconociera reconocid*
we recognised | reconocimos
recognising | reconociendo
i will recognise | reconoceré
will recognise | reconocerá reconocerán
would recognise | reconocería
know | conocer conoces conocen conozca conozcan conocemos conocés conozcas
i know | conozco
knows | conoce
i knew | conocí
knew | conoció conocio conocieron conocía conocían conociste conocíamos conociera
we knew | conocimos
knowing | conociendo
known | conocid*
i will know | conoceré
will know | conocerá conocerán
would know | conocería
tell apart | distinguir distingues distinguen distinga distingan diferenciar diferencian diferencie diferencien
i tell apart | distingo diferencio
tells apart | distingue
i told apart | distinguí diferencié
told apart | distinguió distinguio distinguieron distinguía distinguían distinguid* diferenció diferencio diferenciaron diferenciaba diferenciaban diferenciad*
we told apart | distinguimos diferenciamos
telling apart | distinguiendo diferenciando
operate | operar operas operan opere operen
i operate | opero
operates | opera
i operated | operé
operated | operó operaron operaba operaban operad*
we operated | operamos
operating | operando
dirty | ensuciar ensucias ensucian ensucie ensucien
i dirty | ensucio
dirties | ensucia
i dirtied | ensucié
dirtied | ensució ensucio ensuciaron ensuciaba ensuciaban ensuciad*
we dirtied | ensuciamos
dirtying | ensuciando
spill | derramar derramas derraman derrame derramen
i spill | derramo
spills | derrama
i spilled | derramé
spilled | derramó derramaron derramaba derramaban derramad*
we spilled | derramamos
spilling | derramando
trip | tropezar tropiezas tropiezan tropiece tropiecen
i trip | tropiezo
trips | tropieza
i tripped | tropecé
tripped | tropezó tropezaron tropezaba tropezaban tropezad*
we tripped | tropezamos
triping | tropezando
slip | resbalar resbalas resbalan resbale resbalen
i slip | resbalo
slips | resbala
i slipped | resbalé
slipped | resbaló resbalaron resbalaba resbalaban resbalad*
we slipped | resbalamos
sliping | resbalando
switch on | encender enciendes encienden encienda enciendan encendemos
i switch on | enciendo
switches on | enciende
i switched on | encendí
switched on | encendió encendio encendieron encendía encendían encendid*
we switched on | encendimos
switching on | encendiendo
activate | activar activas activan active activen
i activate | activo
activates | activa
i activated | activé
activated | activó activaron activaba activaban activad*
we activated | activamos
activating | activando
deactivate | desactivar desactivas desactivan desactive desactiven
i deactivate | desactivo
deactivates | desactiva
i deactivated | desactivé
deactivated | desactivó desactivaron desactivaba desactivaban desactivad*
we deactivated | desactivamos
deactivating | desactivando
interview | entrevistar entrevistan entreviste entrevisten
i interview | entrevisto
i interviewed | entrevisté
interviewed | entrevistó entrevistaron entrevistaba entrevistaban entrevistad*
we interviewed | entrevistamos
interviewing | entrevistando
sign up | apuntar apuntas apuntan apunte apunten
i sign up | apunto
signs up | apunta
i signed up | apunté
signed up | apuntó apuntaron apuntaba apuntaban apuntad*
we signed up | apuntamos
signing up | apuntando
graduate | graduar graduas graduan gradue graduen
i graduate | graduo
graduates | gradua
i graduated | gradué
graduated | graduó graduaron graduaba graduaban graduad*
we graduated | graduamos
graduating | graduando
make sure | asegurar aseguras aseguran asegure aseguren
i make sure | aseguro
makes sure | asegura
i made sure | aseguré
made sure | aseguró aseguraron aseguraba aseguraban
we made sure | aseguramos
making sure | asegurando
confirm | confirmar confirmas confirman confirme confirmen
i confirm | confirmo
confirms | confirma
i confirmed | confirmé
confirmed | confirmó confirmaron confirmaba confirmaban confirmad*
we confirmed | confirmamos
confirming | confirmando
announce | anunciar anuncias anuncian anuncie anuncien
announces | anuncia
i announced | anuncié
announced | anunció anunciaron anunciaba anunciaban anunciad*
we announced | anunciamos
announcing | anunciando
communicate | comunicar comunicas comunican comunique comuniquen
i communicate | comunico
communicates | comunica
i communicated | comuniqué
communicated | comunicó comunicaron comunicaba comunicaban comunicad*
we communicated | comunicamos
communicating | comunicando
translate | traducir traduces traducen traduzca traduzcan traducimos
i translate | traduzco
translates | traduce
i translated | traduje
translated | tradujo tradujeron traducía traducían traducid*
we translated | tradujimos
translating | traduciendo
pronounce | pronunciar pronuncias pronuncian pronuncie pronuncien
i pronounce | pronuncio
pronounces | pronuncia
i pronounced | pronuncié
pronounced | pronunció pronuncio pronunciaron pronunciaba pronunciaban pronunciad*
we pronounced | pronunciamos
pronouncing | pronunciando
sound | sonar suenas suenan suene suenen
i sound | sueno
sounds | suena
i sounded | soné
sounded | sonó sonaron sonaba sonaban sonad*
we sounded | sonamos
sounding | sonando
smell | oler hueles huela huelan olemos
i smell | huelo
i smelled | olí
smelled | olió olio olieron olía olían olido olida olidos olidas
we smelled | olimos
smelling | oliendo
invite | invitar invitas invitan inviten invitás invites
i invite | invito
invites | invita
i invited | invité invite
invited | invitó invitaron invitaba invitaban invitaste invitábamos invitara invitada invitados invitadas
we invited | invitamos
inviting | invitando
i will invite | invitaré
will invite | invitará invitarán
would invite | invitaría
fire | despedir despides despiden despida despidan
i fire | despido
fires | despide
i fired | despedí
fired | despidió despidio despidieron despedía despedían
we fired | despedimos
firing | despidiendo
release | sueltas sueltan suelte suelten
i released | solté
released | soltó soltaron soltaba soltaban soltad*
we released | soltamos
releasing | soltando
be wrong | equivocar equivocas equivocan equivoque equivoquen
i be wrong | equivoco
is wrong | equivoca
i was wrong | equivoqué
was wrong | equivocó equivocaron equivocaba equivocaban
we was wrong | equivocamos
being wrong | equivocando
been wrong | equivocados equivocadas
belong | pertenecer perteneces pertenecen pertenezca pertenezcan pertenecemos
i belong | pertenezco
belongs | pertenece
i belonged | pertenecí
belonged | perteneció pertenecio pertenecieron pertenecía pertenecían pertenecid*
we belonged | pertenecimos
belonging | perteneciendo
put on weight | engordar engordas engordan engorde engorden engordó engordaron engordaba engordaban engordad*
i put on weight | engordo engordé
puts on weight | engorda
we put on weight | engordamos
putting on weight | engordando
`;
