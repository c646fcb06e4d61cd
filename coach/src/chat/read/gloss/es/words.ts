/** Spanish words: those that hold a sentence together, those of the trade and of every day. */
export const WORDS = `
yes | sí ^sí$ ^si$ ^claro$ ^exacto$ ^vale$ ^ok$ ^sip$
another one | ^otra$ ^otro$ ^más$
ask me another question | ^siguiente$
why | ^porqué$
repeat that | ^cómo$ ^perdón$
skip | ^paso$ ^salta$
stop | ^basta$ ^para$ ^fin$
tell me more | ^sigue$ ^continúa$
shorter | ^breve$
what is the source | ^seguro$ ^fuente$ ^fuentes$
for example | ^ejemplo$ ^tipo$
give me a hint | ^pista$ ^consejo$
what | ^que
and | ^y
 | se me te os venga anda madre-mía pues bueno oye oiga mira entonces osea sea vaya jo uf ay eh ah jeje jaja verdad ojalá yo nada-más tío tía weón boludo che wey güey porfis vale ya así propio propia mismo-tiempo uy ufff buah ostras solamente-eso xd jajaja
the | el la los las l
a | un una unos unas
please | porfavor porfa porfi plis pls xfa porfis
and | y e
or | o u
but | pero sino
not | no ni
no | ningún ninguna ninguno ningun
with me | conmigo
you | usted ustedes vos vosotros vosotras ti contigo
she | ella
it | lo ello
him | le
them | les
we | nosotros nosotras nos
they | ellos ellas
my | mi mis mío mía míos mías
his | su sus suyo suya suyos suyas
your | tu tus tuyo tuya tuyos tuyas vuestro vuestra vuestros
our | nuestro nuestra nuestros nuestras
somebody | alguien alguno alguna
nobody | nadie
everybody | todos todas
all | todo toda
something | algo
nothing | nada
this | este esta esto éste ésta
these | estos estas éstos éstas
that | que ese esa eso aquel aquella aquello esos esas
those | aquellos aquellas esos-de esas-de
is | es está sea esté estaa sería
are | son están somos estamos estás estáis sois sean estén eres sos
i am | soy estoy toy
was | era fue estaba estuvo sido estado fuera estuviera
were | eran fueron estaban estuvieron éramos fuimos estábamos estuvimos
be | ser estar
being | siendo estando
will be | será serán estará estarán seré estaré
would be | sería serían estaría estarían
has | ha tiene haya tenga posee
have | has han hemos tener haber tienes tenés tenemos tienen tenéis tengan tengas habéis hayan tenga-que
having | teniendo
i have | he tengo
had | había habían tenía tenían tuvo tuvieron tenido hubo hubiera tuviera habíamos teníamos tuvimos
i had | tuve
will have | tendrá tendrán tendré tendremos habrá habrán
would have | tendría tendrían habría habrían
may i | puedo podría podremos
can | puede pueden puedes podemos poder podés podéis pueda puedan
could | podrías podrían pudo pudieron podían podido pudiera pudieran podíamos pudimos
will be able to | podrá podrán podré
must i | debo
must | debe deben debes debemos deber deberá
should | debería deberías deberían deberíamos debiera
wants | quiere desea
want | quieren quieres querés queremos querer quiera quieran desean
i want | quiero deseo
wanted | quería querían quiso quisieron querido quise
would like | quisiera quisieran querría gustaría
i do | hago
do | hacer haces hacemos hacen hacés haga hagan hagas haz haced hágase hacéis
does | hace
doing | haciendo
did | hizo hicieron hacía hacían hicimos hacíamos
i did | hice
done | hecho hecha hechos hechas
will do | hará harán haré haremos
would do | haría harías harían
go | ir vas vamos vaya vayan vayas ve íd vais
i go | voy
goes | va van
going | yendo
went | iba iban fui ido fuéramos
will go | irá irán iré iremos
come | venir vienen vienes venimos venga-a vengan ven venís
i come | vengo
comes | viene
came | vino-a vinieron venía venían venido vine
become | convertirme convertirse convertir llegar-a-ser hacerme convierte conviertes
became | convertí convirtió
know | saber sabes sabemos saben sepa sepan sabés
i know | sé sabía-yo
knows | sabe
knew | sabía sabían supo supe sabido
will know | sabrá sabré sabrán
see | ver ves vemos ven vea vean veo
saw | vi vio vieron visto veía veíamos vimos
seen | vista-ya
seeing | viendo
give | dar das damos dan den
i give | doy
gives | da
gave | dio dieron di dimos dado daba daban
giving | dando
say | decir dices decimos dicen diga digan decís
i say | digo
says | dice
told | contado
let | deja-que
which | cuál cuáles cual cuales
who | quién quiénes quien quienes
where | dónde donde adónde adonde dnd
when | cuándo cuando cdo
if | si
because | porque
how | cómo
as | como
in | en
on | sobre
with | con
without | sin
for | para pa xa por x
of | de d
of the | del
from | desde
to | a
to the | al
by | mediante vía
about | acerca respecto
under | bajo
until | hasta
before | antes
then | después luego entonces
after | tras
during | durante
against | contra
between | entre
towards | hacia
according to | según
than | que-otro
more | más mas
less | menos
very | muy mucho súper re bien-muy
very much | muchísimo
only | solo sólo solamente únicamente único única
also | también tmb tb tmbn además
neither | tampoco
even | incluso hasta-incluso
still | todavía aún
always | siempre
never | nunca jamás
often | frecuentemente seguido-a
sometimes | a-veces
now | ahora ahorita actualmente
today | hoy
tomorrow | mañana
yesterday | ayer anteayer
tonight | esta-noche
soon | pronto
immediately | inmediatamente enseguida
first | primero primera primer primeros
second | segundo segunda
third | tercero tercera tercer
last | último última últimos últimas pasado
following | siguiente siguientes
next | próximo próxima próximos próximas
one | uno
two | dos
three | tres
four | cuatro
five | cinco
six | seis
seven | siete
eight | ocho
nine | nueve
ten | diez
eleven | once
twelve | doce
fifteen | quince
eighteen | dieciocho
twenty | veinte
thirty | treinta
forty | cuarenta
fifty | cincuenta
sixty | sesenta
ninety | noventa
hundred | cien ciento cientos
half | medio media mitad
many | muchos muchas varios varias bastantes
much | mucha
few | pocos pocas
little | poco poca poquito
some | algunos algunas ciertos ciertas
other | otro otra otros otras demás
same | mismo misma mismos mismas igual
each | cada
any | cualquier cualquiera
both | ambos ambas
easy | fácil fáciles sencillo sencilla simple simples
easily | fácilmente
hard | difícil difíciles duro duros complicado complicada complicados complicadas
good | bueno buena buenos buenas buen
well | bien bn
better | mejor mejores
best | óptimo
bad | malo mala malos malas mal feo fea
worst | peor peores
weak | débil débiles flojo floja flojos
strong | fuerte fuertes
important | importante importantes
exactly | justo justos justa
right | correcto correcta correctos correctas adecuado adecuada
wrong | incorrecto incorrecta equivocado equivocada erróneo mal-hecho
new | nuevo nueva nuevos nuevas
old | viejo vieja viejos mayor mayores anciano anciana ancianos
young | joven jóvenes
big | grande grandes gran enorme
small | pequeño pequeña pequeños pequeñas chico chica-talla pequeñito
tall | alto alta altos altas
high | elevado elevada
short | bajo-de baja bajos bajas corto corta cortos bajito bajita breve breves
long | largo larga largos largas
fast | rápido rápida rápidos rápidamente deprisa
slow | lento lenta despacio lentamente
hot | caliente calientes caluroso hirviendo
cold | frío fría
dry | seco seca
allowed | permitid* autorizad* admitid*
forbidden | prohibid* vetad*
needed | necesari* obligatori* imprescindibl* requerid*
mandatory | obligatoriamente
question | pregunta duda
questions | preguntas dudas
answer | respuesta respuestas
story | historia relato anécdota experiencia-real
stories | historias anécdotas
example | ejemplo ejemplos
practise | práctica ensayo
exercise | ejercicio ejercicios
interview | entrevista entrevistas
recruiter | reclutador* entrevistador* seleccionador*
assessor | evaluador* examinador*
application | solicitud solicitudes postulación candidatura inscripción
apply | aplicar aplicas aplica
candidate | candidat* aspirant* postulant*
cv | currículum currículo curriculum cv
photo | foto fotos fotografía
experience | experiencia experiencias
job | trabajo empleo puesto oficio profesión trabajos curro chamba laburo
career | carrera carreras
training | formación capacitación entrenamiento adiestramiento training instrucción
course | curso cursos cursillo
contract | contrato contratos
seasonal | temporada
base | base
bases | bases
visa | visa visado visados
passport | pasaporte pasaportes
nationality | nacionalidad ciudadanía
degree | título licenciatura titulación grado diplomado máster
studies | estudios
school | escuela colegio academia instituto
language | idioma lengua
languages | idiomas lenguas
english | inglés inglesa
german | alemán alemana
french | francés francesa
spanish | español española españoles castellano
italian | italiano italiana
portuguese | portugués portuguesa
dutch | holandés neerlandés
chinese | chino mandarín
japanese | japonés
korean | coreano
arabic | árabe
height | altura estatura talla
age | edad
years | años añitos
weight | peso sobrepeso imc
tattoo | tatuaje tatu tattoo
tattoos | tatuajes tattoos
visible | visible visibles
cover | cubiert* tapad*
piercing | piercing piercings pírsin
forearm | antebrazo
arm | brazo brazos
wrist | muñeca muñecas
ankle | tobillo tobillos
hair | pelo cabello
hairstyle | peinado recogido
beard | barba
moustache | bigote
glasses | gafas lentes anteojos
eyesight | vista miopía visión
headscarf | velo hijab pañuelo
make-up | maquillaje
lipstick | labial pintalabios
nails | uñas uña
uniform | uniforme uniformes
clothes | ropa vestimenta
dress | vestido
appearance | apariencia imagen aspecto presencia
swim | natación
shift | turno
roster | turnos programación roster cuadrante
rest | descanso descansos reposo
standby | imaginaria imaginarias guardia standby retén
promotion | ascenso ascensos promoción
allowance | dietas dieta viáticos viático pernocta
holiday | vacaciones
benefits | beneficios ventajas prestaciones descuentos
children | niños hijos niñas críos chicos
child | niño niña hijo hija crío
family | familia familias familiares
pregnant | embarazada embarazadas embarazo
married | casado casada
cabin crew | azafata azafatas azafato azafatos tcp tcps aeromoza aeromozas aeromozo tripulante tripulantes tripu cabinera auxiliares sobrecargos hostess
crew | tripulación
purser | sobrecargo purser
captain | comandante capitán comandanta
co-pilot | copiloto
pilot | piloto
pilots | pilotos
passenger | pasajero pasajera viajero viajera pax
passengers | pasajeros pasajeras viajeros
guest | huésped invitado
guests | huéspedes
airline | aerolínea compañía
airlines | aerolíneas compañías
airport | aeropuerto
airports | aeropuertos
city | ciudad
cities | ciudades
country | país
countries | países
code | código códigos siglas iata-código
aircraft | avión aviones avioneta aeronave aeronaves
fleet | flota
destination | destino destinos
flight | vuelo
flights | vuelos
fly | volar
flying | volando
alliance | alianza alianzas
headquarters | sede
founded | fundad*
employees | emplead* trabajador*
values | valores
mission | misión
news | noticias noticia novedades
tips | consejos consejo trucos recomendaciones tip
preparation | preparación
prepared | preparad*
selection | selección
recruitment | reclutamiento contratación convocatoria convocatorias
process | proceso procesos
stages | fases fase etapa etapas
group | grupo grupos grupal
test | test prueba pruebas examen exámenes tests
cabin | cabina
cockpit | cockpit
door | puerta
doors | puertas
exit | salida
exits | salidas
row | fila filas
slide | tobogán rampa rampas
armed | armad*
disarmed | desarmad*
arm | armado-de
lever | palanca
handle | manija manilla manivela
window | ventanilla ventanillas ventana ventanas
seat | asiento asientos butaca
jumpseat | transportín jumpseat
galley | galley galleys cocina
oven | horno hornos
lavatory | baño baños lavabo lavabos aseo aseos wc inodoro váter
trolley | carrito carritos carro carros trolley
bag | bolso bolsa mochila bolsas bolsos
suitcase | maleta maletas valija valijas
baggage | equipaje equipajes
wing | ala alas
engine | motor motores
fuselage | fuselaje
tail | cola
wheel | rueda ruedas
runway | pista
take-off | despegue despegues
landing | aterrizaje aterrizajes
taxiing | rodaje carreteo rodadura
water | agua
land | tierra
evacuation | evacuación evacuaciones
command | comando comandos orden
orders | órdenes
shout | grito gritos
announcement | anuncio anuncios megafonía locución aviso
briefing | briefing
emergency | emergencia emergencias urgencia
fire | fuego incendio incendios fuegos
flames | llamas llama-de-fuego
burning | quemando ardiendo quemado quemada
smoke | humo humos
smoking | fumando fumador
extinguisher | extintor extintores extinguidor
oxygen | oxígeno
mask | máscara máscaras mascarilla mascarillas
turbulence | turbulencia turbulencias
decompression | descompresión despresurización
brace | impacto-brace
life jacket | chaleco chalecos
raft | balsa bote
megaphone | megáfono
torch | linterna linternas
axe | hacha
battery | batería
batteries | baterías pilas
laptop | portátil ordenador computadora laptop tablet compu
charger | cargador cargadores
lighter | mechero mecheros encendedor
liquid | líquido
liquids | líquidos
perfume | perfume perfumes colonia-perfume
weapon | arma armas pistola
knife | cuchillo navaja cuchillos
bomb | bomba
hijacking | secuestro secuestros secuestrador*
deaf | sordo sorda sordos
blind | ciego ciega ciegos
autism hidden disability | autis*
disability | discapacidad discapacitad* minusvalía
reduced mobility | pmr movilidad
infant | lactante lactantes
baby | bebé bebés bebe-niño bb
bassinet | moisés cuna
unaccompanied | acompañad*
dog | perro perra perros
cat | gato gatos
animal | animal animales mascota mascotas
meal | comida comidas menú
food | alimento alimentos
dinner | cena cenas
breakfast | desayuno
lunch | almuerzo
drink | bebida bebidas copa copas trago
coffee | café cafés
tea | té
alcohol | alcohol alcohólic*
drunk | borracho borracha borrachos ebrio ebria
wine | vino vinos
beer | cerveza cervezas
kosher | kosher
halal | halal
vegetarian | vegetarian*
vegan | vegan*
allergy | alergia alergias
allergic | alérgic*
peanut | cacahuete cacahuetes maní cacahuate
complaint | queja quejas reclamo reclamación reclamaciones reclamos
conflict | conflicto conflictos pelea peleas discusión bronca
angry | enfadad* enojad* furios* cabread*
upset | molesto molesta disgustad* alterad* afectad*
fear | miedo miedos temor pánico
afraid | asustad* aterrad*
crying | llorando llanto
shouting | gritando
refusal | negativa
delay | retraso retrasos demora demoras
delayed | retrasad* demorad*
cancelled | cancelad* anulad*
overbooked | overbooking sobreventa
boarding | embarque abordaje
disembarkation | desembarque
doctor | médico médica médicos doctor doctora
medicine | medicina medicamento medicamentos medicación
pill | pastilla pastillas píldora
unconscious | inconsciente inconscientes
breathing | respiración respirando
choking | atragant* asfixi*
heart | corazón cardíac* cardiac*
chest | pecho tórax
pain | dolor dolores
bleeding | hemorragia hemorragias sangrado sangrando
blood | sangre
burn | quemadura quemaduras
seizure | epilepsia
diabetes | diabetes
diabetic | diabétic*
sugar | azúcar
insulin | insulina
asthma | asma asmátic*
stroke | ictus acv
fracture | fractura fracturas esguince fracturad*
wound | herida heridas corte
injured | herido lesionad* heridos
birth | parto nacimiento
labour | contracciones
dead | muerto muerta muertos fallecid*
death | muerte
infection | infección infecciones contagio infeccios*
vomit | vómito vómitos
sick | enfermo enferma enfermos
disease | enfermedad enfermedades
nausea | náuseas arcadas
dizziness | mareo mareos
dizzy | maread*
fever | fiebre
hyperventilation | hiperventil*
hypoxia | hipoxia
cpr | rcp reanimación
defibrillator | desfibrilador dea
bandage | venda vendas vendaje tirita curita
compressions | compresiones
pulse | pulso
symptoms | síntoma síntomas
signs | signo signos señales señal
help | ayuda
team | equipo equipos
teamwork | compañerismo
communication | comunicación
leadership | liderazgo
initiative | iniciativa
integrity | integridad honestidad
honest | honest* sincer*
motivation | motivación motivaciones
motivated | motivad*
resilience | resiliencia
stress | estrés
stressful | estresante
stressed | estresad* agobiad*
pressure | presión
nervous | nervios* nervios ansios* ansiedad
calm | calma tranquilo tranquila tranquilos tranquilidad calmad*
mistake | error fallo equivocación
mistakes | errores fallos
success | éxito
failed | fallado suspendid* reprobad*
rejected | rechazad* descartad*
rejection | rechazo
chance | posibilidad posibilidades oportunidad oportunidades probabilidad opción
options | opciones
hired | contratad*
hiring | contratando
strength | fortaleza fuerza virtud
strengths | fortalezas virtudes
weakness | debilidad defecto
weaknesses | debilidades defectos
hobby | hobby hobbies afición aficiones pasatiempo
colleague | compañero compañera colega
colleagues | compañeros compañeras colegas
boss | jefe jefa supervisor supervisora
person in charge | encargado encargada
customer | cliente clienta
customers | clientes clientas
service | servicio servicios
situation | situación situaciones
task | tarea tareas
action | acción acciones
result | resultado resultados
ending | final-de-respuesta
score | puntuación puntaje nota puntuaciones calificación
points | puntos
point | punto
difference | diferencia diferencias
meaning | significado
called | llamad*
reason | razón motivo razones motivos
rule | regla norma normas reglas normativa
law | ley leyes
fatigue | fatiga cansancio
tired | cansad* agotad*
layover | escala escalas pernocta pernoctas
hotel | hotel hoteles
night | noche nocturn*
day | día
days | días
week | semana
weeks | semanas
month | mes
months | meses
year | año
hour | hora
hours | horas
minute | minuto
minutes | minutos
second | segundo
seconds | segundos
time | tiempo vez momento
times | veces
open | abierto abierta abiertos
closed | cerrado cerrada cerrados
locked | bloqueado-con-llave
blocked | bloquead* atascad* obstruid* trabad*
broken | rot* averiad* estropead* dañad*
inflated | inflad*
jump | salto
sitting | sentado sentada sentados
standing | pie
bring | traer
carry | transport* cargar
wear | lleva-puesto usar-ropa
worn | puesto-ropa
hold | sostener sostengo
count | cuenta-atrás
learned | aprendid*
show | demuestr*
cost | coste costo costos
price | precio precios
money | dinero plata pasta-dinero
euros | euro euros
begin | comienzo inicio principio
end | fin final
cause | causa causas
together | juntos juntas junto
separately | separado
alone | sola solos solas
man | hombre señor caballero varón
men | hombres señores
woman | mujer señora
women | mujeres señoras
lady | dama
people | gente personas
person | persona
friend | amigo amiga
friends | amigos amigas
mother | madre mamá
father | padre papá
parents | padres papás
head | cabeza
face | cara rostro
ear | oído oreja oídos orejas
eye | ojo
eyes | ojos
nose | nariz
mouth | boca
hand | mano
hands | manos
leg | pierna
legs | piernas
foot | pie-del-cuerpo
feet | pies
skin | piel
left | izquierd*
right side | derecha derecho
front | delantera delantero delante frente
behind | detrás atrás
rear | trasera trasero posterior
inside | interior adentro
outside | exterior afuera
full | llen*
empty | vací*
red | rojo roja
yellow | amarill*
green | verde verdes
blue | azul azules
black | negro negra negros
white | blanc*
maximum | máxim*
minimum | mínim*
limit | límite límites
number | número
percent | porciento
kilo | kg kilo kilos
metre | metro metros
centimetres | centímetro centímetros cm cms
culture | cultura culturas
cultural | cultural culturales
greeting | saludo saludos
gift | regalo regalos
tip money | propina propinas
taboo | tabú
bow | reverencia
scenario | escenario escenarios
president | president*
politics | política
football | fútbol
pizza | pizza
joke | chiste
poem | poema
really | realmente verdaderamente
maybe | quizá quizás capaz-que igual-también
probably | probablemente seguramente
almost | casi
terrace | terraza
olives | aceitunas
order slip | comanda comandas
permission | permiso permisos
overwhelms me | agobia agobian
same | iguales
thanks | gracias
tables | mesas
unfortunately | desgraciadamente lamentablemente
nice | bonito bonita lindo linda amable amables simpátic* majo maja
sad | triste tristes
happy | feliz felices content*
glad | alegr*
stupid | tont* estúpid* idiota
strange | raro rara raros
enough | suficiente suficientes bastante
too | demasiado
life | vida
luck | suerte
dream | sueño sueños
topic | tema temas
lunch | mediodía
summer | verano
winter | invierno
weekend | finde finsemana
sunday | domingo domingos
saturday | sábado sábados
friday | viernes
monday | lunes
tuesday | martes
wednesday | miércoles
thursday | jueves
january | enero
february | febrero
march | marzo
april | abril
may month | mayo
june | junio
july | julio
august | agosto
september | septiembre
october | octubre
november | noviembre
december | diciembre
here | aquí acá
there | allí allá ahí
where from | procedencia
idea | idea ideas
agree | acuerdo
voice | voz
notice | preaviso
crazy | loco loca
teacher | profesor profesora maestr* profe
waitress | camarera mesera moza
waiter | camarero mesero mozo
nurse | enfermera enfermero
hairdresser | peluquer*
university | universidad uni
roommate | compañero-de-piso
flat | piso apartamento departamento-casa
rent | alquiler renta
bank | banco
loneliness | soledad
quiz | quiz cuestionario
games | juegos juego
quickly | pronto-y-rápido rapidez
improved | mejorad*
lasts | dura
exist | existir
false | falso falsa
project | proyecto proyectos
review | reseña reseñas
pretty | guapísima guapo guapa guapos guapas
prettier | bellas
coin | moneda monedas
adrenaline | adrenalina
injection | inyección inyecciones
put it in | meterlo meterla
put in | meto meter mete metió metí metes
pour | echo-agua echar-agua
window blinds | persiana persianas
inside | dentro
orders it | ordena
children's | infantil
hold | aguantar aguanto
internet | internet
scars | cicatrices
nights | noches
doors | puertas
diopters | dioptría dioptrías
interrupt | interrumpir
lie | mentir
halon | halón
`;
