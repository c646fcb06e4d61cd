/** Further Spanish words, as candidates type them in a chat in Spain and in America: verbs in their persons and tenses, everyday things, spoken forms. */
export const MORE_WORDS = `
portal | portal plataforma
body | cuerpo cuerpos
andalusian | andaluz andaluza
red | rojas rojos
preference | preferencia preferencias
cake | bizcocho pastel pasteles torta tarta
legally | legalmente
you made | hiciste hicistes
abu | abu
dhabi | dhabi
skip | paso-de-esa
total | total totales
spaghetti | espaguetis espagueti
timed | cronometrad*
transparent | transparente transparentes
dessert | postre postres
music | música
break | recreo receso
strange | raras
thorn | espina espinas
glass | vidrio vidrios cristal cristales
dripping | chorrea chorreando gotea goteando
bears | aguanta aguantan
joke | broma bromas bromear bromean
distress | angustia angustias
advance | anticipación antelación anticipo adelanto
roster | rol malla
lunch box | tupper tóper lonchera táper
okay | ok oks
crosscheck | crosscheck cross-check
hmm | eeeh eeh mmmh mmm mm mmmm hmm hmmm emmm eeem emm ehmm ehh mmmmm
happens | acontece
gliding | planeando
fear | susto
pencil | lápiz
bottle | biberón mamila
stroller | carriola-de-bebé coche-de-bebé
wine bottle | botella-de-vino
song | canción canciones
movie | película películas peli pelis
book | libro libros
news | noticiero
newspaper | periódico
window | ventanita
sink | lavamanos hundir hunden
mirror | espejo
sheet | sábana sábanas
soap | jabón
hand gel | gel gel-antibacterial
map | mapa mapas
desert | desierto
island | isla islas
war | guerra
north | norte
south | sur
east | este-punto-cardinal oriente
west | oeste occidente
coast | costa
neighbourhood | barrio colonia-barrio
village | pueblo pueblito
nature | naturaleza
sport | deporte deportes
gymnastics | gimnasia
yoga | yoga
running | running
vitamins | vitaminas
vegetables | verduras verdura
fruit | fruta frutas
salad | ensalada ensaladas
soup | sopa
breakfast | desayunito
hunger | hambre
thirst | sed
kidney | riñón riñones
liver | hígado
urine | orina pipí pis
cancer | cáncer
aids | vih sida
thyroid | tiroides
surgery | cirugía cirugías operación
prosthesis | prótesis
contraceptives | anticonceptivas
hearing aid | audífono
deafness | sordera
scoliosis | escoliosis
lenses | lente
dentist | dentista
psychologist | psicóloga psicólogo
therapy | terapia
sedative | sedante calmante calmantes
painkiller | analgésico paracetamol ibuprofeno
police officer | policías agente agentes
lawyer | abogado abogada
engineer | ingeniero ingeniera
accountant | contador contadora
secretary | secretaria secretario
seamstress | costurera
businessman | empresario
human resources | rrhh recursos-humanos
jury | jurado
advice | asesoría orientación
academy | academias academia-de-vuelo
licence | licencia licencias
cabin crew certificate | cca habilitación atestación
medical certificate | aptitud-médica
fee | arancel cuota matrícula cuotas tarifa
payment | pagos pagado-extra
tips | propinitas
bonuses | bonos pluses prima-de-vuelo
per diem | per-diem
flight hours | horas-voladas
block hours | horas-block
flights | vueloss
red-eye flight | vuelo-nocturno
overnight | pernoctar pernoctas-fuera
day trip | ida-y-vuelta
return | regresos regresar regresas regresamos regresan regrese regresen
outbound | ida
back of the plane | cola-del-avión parte-de-atrás
front of the plane | parte-de-adelante
nose of the plane | morro
handrail | barandal
hinge | bisagra
glass of water | vaso-de-agua
bucket | cubeta balde cubo
chaos | caos
queue | fila-de-gente colas
crowd | multitud gentío montonera
argument | argumento argumentos
tone | tono
gesture | gesto gestos
hug | abrazo abrazos abrazar abrazas abrazamos abrazan abrace abracen
kiss | beso besos besitos
tears | lágrimas lágrima
heartbeat | latido latidos
luck | suertecita
prize | premio premios
achievement | logros
failure | fracaso fracasos
experience | vivencia vivencias experiencia-previa
growth | crecimiento
future | futuro
change | cambiecito
plan | plan planes planear planean
plan b | plan-b
idea | ideota
theme | temática
order | turno-de-palabra encargo
example answer | respuesta-modelo respuesta-ejemplo
evaluation | evaluación evaluaciones
criteria | criterios criterio
correction | corrección correcciones
improve | mejórala mejóralo
check it | revísala revísalo chécala chécalo
upload | subirlo subir-archivo cargar-archivo
page | página páginas hoja hojas
button | botoncito
part | parte partes
parts | partecitas
side | lados
centre | centro
top | arribita
corner | esquina rincón
distance | metritos
did not recognise | reconocio
hurt | hirio herir hieres herimos hieren hiera hieran hirió hirieron heriste hería herían herid* lastimar lastimas lastimamos lastiman lastime lastimen lastimó lastimaron lastimaste lastimaba lastimaban lastimad*
became | convirtio
put in | metio
admitted | admitio admitieron admitiste admitía admitían
regretted | arrepintio arrepintió arrepintieron arrepentiste arrepentía arrepentían arrepentid*
attended | asistio asistió asistieron asististe asistía asistían asistid*
dared | atrevio atrevió atrevieron atreviste atrevía atrevían atrevid*
competed | compitio compitió compitieron competiste competía competían competid*
confused | confundio confundió confundieron confundiste confundía confundían
defended | defendio defendió defendieron defendiste defendía defendían defendid*
depended | dependio dependió dependieron dependiste dependía dependían dependid*
melted | derritio derritió derritieron derretid*
discovered | descubrio descubrió descubrieron descubriste descubría descubrían descubiert*
divided | dividio dividió dividieron dividid*
spat | escupio escupió escupieron escupiste escupía escupían escupid*
pretended | fingio fingió fingieron fingid*
sank | hundio hundió hundieron hundid*
insisted | insistio insistió insistieron insistid*
bit | mordio poquitito pelín pizca tantito mordieron mordiste mordía mordían mordid*
offended | ofendio ofendió ofendieron ofendid*
preferred | prefirio prefirió prefirieron preferiste prefería preferían preferid*
intended | pretendio pretendió pretendieron pretendid*
proceeded | procedio procedió procedieron procedid*
picked up | recogio recogió recogieron recogiste recogía recogían recogid*
gave up | rindio rindió rindieron rendiste rendía rendían rendid*
resisted | resistio resistió resistieron resistid*
summarised | resumio resumió resumieron resumiste resumía resumían resumid*
gathered | reunio reunió reunieron reuniste reunía reunían reunid*
shook | sacudio sacudió sacudieron sacudid* agitó agitaron agitad*
transferred | transfirio transfirió transfirieron transferid*
boiled | hirvio hirvió hirvieron herviste hervía hervían hervid*
overwhelmed | agobio agobió agobiaron agobiaste agobiaba agobiaban
disobeyed | desobedecio desobedeció desobedecieron desobedecid*
lived together | convivio convivió convivieron conviviste convivía convivían convivid*
divorced | divorcio divorciada divorciado divorciados divorció divorciaron divorciad*
date | fecha fechas
navy blue | azul-marino
laser | láser
take turns | turnarse turnarnos
blood thinners | anticoagulantes anticoagulante
droops | tuerce
full | plena pleno
apu | apu
express | express expresar expresas expresamos expresan exprese expresen
fortune | dineral fortuna
invested | invertí invirtió invertir invertido
thousand | mil
public | público pública públicos
small | chiquito chiquita chiquitos chiquitas chiquitín chiquitina pequeñín pequeñita pequeñitos chiquitico diminuto
website | web página-web pagweb websites
shop | tiendita tiendas tiendecita almacén almacenes bodeguita kiosko kiosco zapatería panadería papelería ferretería frutería
receipt | ticket tickets recibos comprobante comprobantes factura facturas tíquet
deep | hondo honda hondos
pool | alberca pileta piscinas albercas
eyebrow | ceja cejas
gauze | gasa gasas
ambulance | ambulancia ambulancias
aside | aparte
old people's home | geriátrico asilo residencia-de-ancianos residencia-de-mayores hogar-de-ancianos
old lady | abuelita viejita ancianita señora-mayor viejitas
old man | abuelito viejito señor-mayor
old people | abuelitos viejitos abuelos personas-mayores adultos-mayores
piece | pedazo pedacito trozo trozos pedazos cacho trocito
defibrillator | desfi desfibriladores defibrilador dae
thigh | muslo muslos
girl | chava chamaca nena chiquilla muchachita chicas niñita
boy | chavo chamaco chiquillo pibe nene chavito
kids | chavos chamacos chiquillos nenes pibes escuincles peques chiquitines
legs | patas piernitas patitas
hot | calientita calientito calientitos ardiente
close to each other | apegadas apegados apegada apegado
stammer | tartamudo tartamuda tartamudez tartamudeo disfemia tartamudear tartamudeas tartamudeamos tartamudean tartamudee tartamudeen
heights | alturas
money | lana guita varo parné perras-dinero
flat | depa depto departamento depas apartamentos departamentos apartaestudio
worse | peorcito
pimples | granos granitos espinillas acné grano
while | rato ratito ratico ratos
friend | crack amig amigui amiguis parce cuate amigueta colegui
so | tan
annoying | jodida jodido fastidioso fastidiosa cargoso cargosa cansino cansina
lol | jajaj jajjaja jsjs jsjsjs jajajaj jajajj jajjaj jejej juas ajaj ajjaja ajaja ajajaja
look | fíjate fíjese fijate fijense
sell myself cheap | regalarme regalarse malvenderme
slip | resbalón
goodbye | bai bye byee chaito chauchi agur aios adios-adios
hello | holaa holaaa holi holis holita buenass wenas buenaas quiubo quihubo ey hey holap ola alo aló
thanks | graciass grasias grcs grax thx ty gracies grazie
please | porfaa porfaaa porfii pliss plz xfis porfavoor
because | porqe xke
that | qe ke keh
what | kè
also | tamb tambn
nothing | nda nah nadita
now | orita ahoritita ahorititita horita aorita
later | alrato más-tardecito
want | kiero kieren qiero
do | aser hacr acer realizar realizas realizamos realizan realice realicen
you | ud uds usté
well | biem
something | argo algoo
question | preg pregu consulta consultita preguntita interrogante
questions | pregus consultas preguntitas interrogantes
interview | entrevist entrvista intrevista entrebista enrevista
airline | aerolíneas-compañía aereolinea aereolínea aerolina
flight attendant | azafatas-de-vuelo
cabin crew | aeromosa asafata azafta sobrecargos-de-vuelo
plane | avionsote avionetas
public speaking | hablar-en-público
crossed fingers | dedos-cruzados
appointment | cita citas
expenses | gasto gastos
way | forma formas manera maneras
brand | marca-comercial
gym | gimnasio gym
uncomfortable | incómodo incómoda incómodos incomodo incomoda
comfortable | cómodo cómoda cómodos comodidad agustito a-gusto
spirit | ánimos
practical | prácticas-de-empresa
internship | pasantía pasantías becario becaria practicante
level | nivelito
ticket machine | expendedora
notice | aviso-previo
salary | sueldazo nóminas quincena sueldito
minimum wage | salario-mínimo sueldo-mínimo smi
salary expectation | pretensión-salarial pretensiones-salariales expectativa-salarial expectativas-salariales aspiración-salarial aspiraciones-salariales pretensión-de-renta pretensiones-de-renta expectativa-económica
range | rango rangos banda-salarial franja
average | promedio
amount | monto montos cantidad cantidades cifra cifras
pesos | pesos pesitos
dollars | dólares dolar dólar dolares usd
pounds | libras
soles | soles
mexican | mexicanas mejicano
colombian | colombianos
venezuelan | venezolanos
ecuadorian | ecuatoriana ecuatoriano
cuban | cubana cubano
dominican | dominicano
bolivian | boliviana boliviano
paraguayan | paraguaya paraguayo
uruguayan | uruguaya uruguayo
guatemalan | guatemalteca guatemalteco
brazilian | brasileña brasileño
moroccan | marroquí
european | europeas
american | gringo gringa gringos
arab | árabes
indian | indio hindú
russian | ruso rusa
foreigner | guiri guiris
birthday | cumpleaños
party | fiesta fiestas rumba carrete
wedding | bodas casamiento
funeral | funeral entierro velorio
nephew | sobrino sobrinos
niece | sobrina
cousin | primo prima primos primas
grandchildren | nietos nieto nieta
mother | mami madrecita mamita
father | papi papito
mother-in-law | suegra
father-in-law | suegro
brother | hermanito hermanitos bro
sister | hermanita hermanitas
parents | papis
babies | bebitos bebecitos
baby | bebito bebita
twins | gemelos gemelas mellizos
daycare | guardería guarderías
babysitter | niñera
single mother | madre-soltera mamá-soltera
single | soltera soltero solteros solteras
relationship | noviazgo
long-distance relationship | relación-a-distancia amor-de-lejos
jealous | celos celoso celosa celosos
boyfriend | noviecito pololo
girlfriend | noviecita polola
roommates | compis roomies compañeras-de-piso compañeros-de-piso roomie compi-de-piso
room | cuartos recámara dormitorio
mortgage | hipoteca
deposit | depósito fianza
debt | deuda deudas
loan | préstamo préstamos crédito
scholarship | beca becas
cost of living | costo-de-vida coste-de-vida costo-de-la-vida
part time | part-time
permanent contract | fijo-indefinido plaza-fija
temporary | temporal temporales eventual eventuales
sick leave | baja-por-enfermedad licencia-médica incapacidad-médica
maternity leave | licencia-de-maternidad licencia-por-maternidad
unpaid leave | licencia-sin-goce
days off | libranza francos-libres descansos-semanales
day off | franco-libre
shifts | turnitos
early | tempranito prontito madrugón madrugones
dawn | madrugada madrugadas amanecer
awake all night | en-vela desvelada desvelado
insomnia | insomnio
sleepy | somnoliento soñolienta
snoring | ronquidos roncando
alarm clock | despertador
routine | rutina rutinas
flexible hours | flexibilidad-horaria
lifestyle | estilo-de-vida ritmo-de-vida
loneliness | soledades
lonely | sola-y-triste solitaria solitario
homesick | morriña nostalgia añoranza
sadness | tristeza bajón depre
depression | depresión depre-fuerte deprimid*
anxiety | ansiedades
insecure | insegur*
insecurity | inseguridad inseguridades
shame | vergüenza verguenza
shy | introvertid* cohibid* penosit*
blushing | sonrojo rubor sonrojando ruborizando
trembling | tembleque temblor-de-manos
sweating | sudoración
blank | en-blanco mente-en-blanco
silly | bob* pendejad* boberí* babosad* burrad*
nonsense | bobadas pendejadas chorrada chorradas pavada pavadas
stupid mistake | metida-de-pata metedura-de-pata burrada cagada
shit | mierda carajo coño joder puta mierd
cool | chévere chido chida guay bacán bacano bacana genial padrísimo chulo chula brutal chingón chingona copado copada piola bárbaro bárbara estupendo estupenda fenomenal
great | excelente excelentes increíble maravilloso maravillosa buenísimos espectacular fantástico fantástica magnífico magnífica
awful | horrible horribles terrible terribles pésima espantoso horroroso
ugly | feíto feíta
good | buenito buenote
better | mejorcito
fine | bienn okei oki okis okk dale-bien multa multas
yes | sip siii siiii sipi simon sep obvio obvi
no | nop nope nel nones noo nooo noooo
wow | guau wow ala-qué hala órale ándale híjole caray ostia hostia hostias
surprise | sorpresas sorpresita
boring | tostón
difficult | difícilísimo peliagud* enredad* dificultos*
hard | chungo chunga
tricky | tramposa tramposo con-trampa capciosa capcioso
trap | trampa trampas atrapar atrapas atrapamos atrapan atrape atrapen
unfair | injust*
wrong | mall
crappy | chafa cutre chotos berreta
weird | raritos rarísim* extrañ*
lots | montón montones harto harta hartos mogollón
enough | suficientemente
fast | rapidito rapidísimo ayunar ayunan
slowly | despacito lentito
careful | cuidadoso cuidadosa cuidadosamente
carefully | con-cuidado
calmly | tranquilamente serenamente con-calma calmadamente
politely | cortésmente con-educación respetuosamente
firmly | firmemente firmeza
clearly | claramente
honestly | francamente
personally | personalmente
obviously | lógicamente evidentemente
generally | usualmente
suddenly | repentinamente súbitamente
basically | básicamente
apparently | aparentemente por-lo-visto
supposedly | supuestamente se-supone
simply | simplemente sencillamente
practically | prácticamente
constantly | constantemente a-cada-rato todo-el-rato
automatically | automáticamente
alone | solita solito solitos
obviously not | para-nada
maybe | talvez tal-vez a-lo-mejor puede-que igual-y
however | sin-embargo no-obstante
therefore | por-lo-tanto
except | excepto
unless | a-menos-que
according | según-dicen
inside | por-dentro
outside | por-fuera
below | abajo debajo
anywhere | donde-sea
somewhere | algún-lado alguna-parte
nowhere | ningún-lado ninguna-parte
everywhere | todos-lados todas-partes
this time | esta-vez
every time | cada-vez siempre-que
last year | año-pasado
last week | semana-pasada
last month | mes-pasado
next week | semana-que-viene próxima-semana semana-próxima
next month | mes-que-viene próximo-mes mes-próximo
next year | año-que-viene próximo-año
the day after tomorrow | pasado-mañana
the day before yesterday | antier
last night | anoche anoche-mismo
right now | ahora-mismo en-este-momento orita-mismo
century | siglo siglos
spring | primavera
autumn | otoño
holidays | vacas-vacaciones festivos festivo feriado feriados puente-festivo
easter | semana-santa
new year | año-nuevo nochevieja
christmas eve | nochebuena
december | dic
january | ene
application form | formulario-de-solicitud
cover letter | carta-motivacional
cv | hdv currículums
cvs | hojas-de-vida
job posting | vacante vacantes oferta-de-empleo oferta-de-trabajo
vacancies | vacantes-de-empleo
deadline | plazo plazos fecha-límite
email | mail mails email correos correíto emilio e-mail
inbox | bandeja-de-entrada
spam folder | spam no-deseado correo-no-deseado
phone call | telefonazo
message | mensaje mensajes mensajito msj msje msg
link | enlace link liga-web links
profile | perfil perfiles
account | cuenta-de-usuario
password | contraseña clave-de-acceso
attachment | archivo archivos adjunto
headshot | foto-carnet foto-de-carnet foto-tipo-carnet
full-length photo | foto-de-cuerpo-entero foto-cuerpo-completo
smile | sonrisas sonrisita
shortlist | preselección preseleccionad*
finalist | finalista finalistas
waiting list | lista-de-espera
golden call | golden-call
offer letter | carta-oferta carta-de-oferta
start date | fecha-de-inicio fecha-de-incorporación
incorporation | incorporación
reference letter | carta-de-recomendación
competition | concurso
rivals | rivales contrincantes
group dynamics | dinámicas dinámica
role play | roleplays
presentation | presentación presentaciones
elevator pitch | pitch
psychometric test | psicotécnico psicotécnicos psicométrico psicométricos psicotécnica test-psicológico
personality test | test-de-personalidad
math | mates
logic | lógica
grammar | gramática
vocabulary | vocabulario vocab
pronunciation | pronunciación
spelling | ortografía
mistakes | errorcitos fallitos
listening | comprensión-auditiva
reading | lectura
writing | redacción redactando
fluent | fluid* fluidez
bilingual | bilingüe
native | nativ*
beginner | principiante
intermediate | intermedio intermedia
advanced | avanzad*
certificate of english | toeic toefl ielts
sign language | lengua-de-señas lengua-de-signos
translator | traductor traductora
blazer | blazer
blouse | blusita blusas
tights | pantis medias-transparentes pantimedias medias-color-carne
dress shoes | zapatos-de-vestir
dress trousers | pantalón-de-vestir pantalones-de-vestir
flat shoes | zapatos-bajos zapatos-planos zapato-bajo bailarinas flats zapatos-sin-tacón
trainers | tenis zapatillas deportivas championes
jeans | jeans vaqueros mezclilla tejanos
sweater | suéter jersey pulóver chompa chaleco-de-lana
coat | abrigo abrigos
neckline | escote
short sleeve | manga-corta
long sleeve | manga-larga
sleeves | mangas manga
collar | cuello-de-camisa
ironed | planchad* planchó plancharon planchaste planchaba planchaban
wrinkled | arrugad*
dye | tinte tintes teñir tiñes teñimos tiñen tiña tiñan
dyed | teñid* tiñó tiñeron teñiste
highlights | mechas rayitos
blonde | rubi* güera güero catire
dark-haired | moren* castañ*
redhead | pelirroj*
curly | riz* rulos crespo crespa rulitos
straight hair | pelo-lacio pelo-liso
fringe | flequillo copete cerquillo
braids | trenzas trenza rastas
shaved head | calvo calva pelón
wig | peluca extensiones
false eyelashes | pestañas-postizas
eyelashes | pestañas
eyebrows | cejas-depiladas
nail polish | esmalte manicura manicure
gel nails | uñas-de-gel uñas-acrílicas acrílicas
perfume | perfumito
deodorant | desodorante
sunscreen | protector-solar crema-solar
moisturiser | crema-hidratante hidratante
laser eye surgery | operación-láser cirugía-láser láser-ojos
short-sighted | miope miopía-alta
colour blind | daltonismo
overweight | gordit* gord* rellenit* pasada-de-peso
thin | flac* delgad* flaquit*
obesity | obesidad obes*
diet | régimen
tattooed | tatuad* tatuó tatuaron tatuaste tatuaba tatuaban
chest tattoo | tatuaje-en-el-pecho
back tattoo | tatuaje-en-la-espalda
neck tattoo | tatuaje-en-el-cuello
ribs | costillas costilla
hip | cadera caderas
butt | nalga nalgas culo
waist | cintura
knee | rodillita
elbow | codo codos
stomach | panza pancita estómagos guata tripa tripas
tongue | lengüita
nape | nuca
cheek | mejilla cachete cachetes
chin | barbilla mentón
temple | sien
lungs | pulmones pulmón
bone | hueso huesos
muscle | músculo músculos
vein | vena venas
artery | arteria
airway | vía-aérea vías-respiratorias
fist | puño puños
sternum | esternón
navel | ombligo
cardiac arrest | pcr
heart massage | masaje
recovery position | posición-de-seguridad
heimlich manoeuvre | maniobra
pads | parches parche electrodos
electric shock | descarga descargas choque-eléctrico chispazo calambrazo
stroke | embolia apoplejía
seizure | epiléptic*
fainting | lipotimia síncope soponcio patatús
anaphylaxis | anafiláctic*
antihistamine | antihistamínico antihistamínicos
epipen | epi-pen autoinyectable adrenalina-autoinyectable
hives | urticaria habones
nuts | almendras nuez avellanas
seafood | mariscos marisco camarones gambas
lactose | lactosa lácteos
egg | huevo huevos
wasp | avispa
bee | abeja abejas
sting | picadura picaduras
blister | ampolla ampollas
first degree burn | quemadura-de-primer-grado
second degree burn | quemadura-de-segundo-grado
cold water | agua-fría
ointment | ungüento pomadas
tampon | tampón compresa toalla-higiénica
bandages | vendajes apósitos apósito curitas tiritas
first aid kit | botiquines
first aid | primero-auxilios
blood pressure | tensión presión-arterial tensión-arterial
sweet | caramelo caramelos dulce dulces
thermometer | termómetro
dehydration | deshidratación deshidratad*
diarrhoea | diarrea
food poisoning | intoxicación-alimentaria
headache | dolor-de-cabeza jaqueca migraña migrañas
stomach ache | dolor-de-estómago dolor-de-panza dolor-de-barriga
earache | oídos-taponados
chest pain | dolor-en-el-pecho dolor-de-pecho opresión-en-el-pecho
cold | resfriado gripe gripa catarro resfrío constipad* resfriad*
sinus | sinusitis
varicose veins | várices varices
back pain | dolor-de-espalda
hernia | hernia
period | menstruación periodo-menstrual
miscarriage | aborto
waters broke | rompió-aguas rompió-fuente rompió-bolsa rompe-aguas rompe-fuente rompe-bolsa rompió-la-bolsa rompió-la-fuente
umbilical cord | cordón-umbilical cordón
placenta | placenta
midwife | matrona partera comadrona
give birth | parir
gave birth | dio-a-luz
pregnancy | gestación
weeks pregnant | semanas-de-embarazo
crutch | muleta
wheelchair | silla-ruedas
cane | bastón bastones
emotional support dog | perro-de-apoyo perro-de-apoyo-emocional
disabled person | minusválid*
down syndrome | síndrome-de-down
dementia | demencia alzheimer
mute | sordomudo sordomuda
carrier | jaula jaulas trasportín
bird | loro ave
snake | serpiente
rat | ratón rata
sparks | chispas chispa
overheating | sobrecalentamiento sobrecalentad* recalentad*
mobile phone | celu teléfonos-móviles cell
vape | vapeo
smoke detector | detector-de-humos
bin | papelera basurero cesto bote-de-basura tacho zafacón basura
fire extinguisher | matafuego
smoke hood | capucha
fire gloves | guantes-ignífugos
overhead bin | maletero-superior compartimiento portaequipaje
turbulence | sacudón
air pocket | bache-de-aire vacío-de-aire bolsa-de-aire
slide | tobogán-inflable
ditching | amarizaje amaraje-forzoso
crash | accidente-aéreo estrellar estrellan
rejected take-off | despegue-abortado aborto-de-despegue
go-around | aproximación-frustrada
brace position | posición-de-seguridad-de-impacto
cabin pressure | presurización presión-de-cabina
tail wind | viento-de-cola
wind | viento vientos
lightning strike | caída-de-rayo
black box | caja-negra cajas-negras
air traffic control | torre-de-control control-aéreo controladores-aéreos controlador-aéreo atc
tower | torre
cockpit door | puerta-de-cabina puerta-de-la-cabina puerta-del-cockpit
flaps | flaps
landing gear | tren-de-aterrizaje
hangar | hangar
jet bridge | finger pasarela manga-de-embarque
apron | plataforma-del-aeropuerto
terminal | terminales
customs | aduana aduanas
border | frontera migración inmigración extranjería
boarding pass | tarjeta-de-embarque pase-de-abordar pase-de-abordaje
check-in | check-in facturación
hand luggage | carry-on
connection | conexión conexiones trasbordo
scale | báscula balanza
long haul | largo-alcance
short haul | corto-alcance
charter | chárter
low-cost airline | lowcost
flag carrier | aerolínea-de-bandera
legacy airline | aerolínea-tradicional
business class | primera-clase-ejecutiva
frequent flyer | viajero-frecuente millas
hijacker | pirata-aéreo
terrorist | terrorista terroristas terrorismo atentado
unruly passenger | pasajeros-conflictivos pasajeros-disruptivos
aggressive | bravucón
drunk | bebid* ebri* pasado-de-copas pasado-de-tragos alcoholizad* jumo mamado mamada
drunks | borrachines
fight | pleito pleitos riña trifulca pelea-a-golpes golpiza luchar luchas luchamos luchan luche luchen
punch | puñetazo puñetazos golpe-de-puño trompada trompadas
hit | golpe golpes pegaste
kick | patada patadas patear pateas pateamos patean patee pateen
insults | palabrotas malas-palabras insultitos lisuras
threatening | amenazante
pervert | pervertid* viejo-verde
groping | manoseo toqueteo manosear toquetear
racist | racista racistas racismo
discrimination | discriminación
homophobia | homofobia
gay | gay gays lesbiana
trans | trans transgénero
bullying | bullying acoso-laboral mobbing
complaint | quejica hoja-de-reclamaciones libro-de-quejas hoja-de-quejas
complaints book | libro-de-reclamaciones
refund | reembolso reembolsos devolución devoluciones reembolsar reembolsan
exchange | intercambio intercambiar intercambian
discount | descuento rebaja rebajas
voucher | vale-de-compra bono-de-compra cupón
gift card | tarjeta-de-regalo
bill | cuenta-del-restaurante
dishwasher | lavaplatos
kitchen | cocinas
chef | chef chefs
cash register | caja-registradora
cashier | cajera cajero cajeras
supermarket | supermercados
mall | centro-comercial plaza-comercial
call centre | callcenter call-center centro-de-llamadas telemarketing televenta
headset | diadema auriculares audífonos cascos
salesperson | vendedores asesora asesor asesora-de-ventas promotora promotor
stock | stock inventario almacenaje
hotel room | habitación-de-hotel
front desk | recepción
chambermaid | camarista mucama camarera-de-piso
barman | barman bartender barista cantinero mesonera mesonero
waitress | meserita camareras meseras garzona
waiters | meseros camareros mozos garzones
tray | charola bandejas azafate
coffee shop | cafecito
ice cream | helado helados heladería
hairdresser's | salón-de-belleza
nursing | enfermería
carer | cuidadora cuidador cuidadoras
care assistant | auxiliar-de-enfermería gerocultora
diaper | pañal pañales
pharmacy | farmacia
school | cole colegios escuelita liceo
teacher | seño docente
class trip | excursión
high school | bach
university | univ facultad facu
exam | parcial parciales selectividad
team | equipito equipazo
match | partido-de-fútbol partido
player | jugador jugadora jugadores
volleyball | vóley voleibol voley
basketball | básquet baloncesto basket
dance | baile danza bailar bailas bailamos bailan bailen
lifeguard | socorrista socorristas guardavidas
scouts | scout scouts
church | iglesia
camp | campamento campamentos
monitor | monitora-de-niños
red cross | cruz-roja
firefighters | bomberas
army | ejército militar milicia
team leader | líder líderes jefa-de-equipo
shift manager | jefe-de-turno jefa-de-turno encargada-de-turno
manager | gerenta mánagers managers gerentes
bosses | jefes jefas
colleague | compi compañer* compa
lazy | vag* perezos* haragán
liar | mentiros*
arrogant | prepotent* soberbi*
stubborn | testarud* cabezon* necio necia terco terca tercos
difficult person | quisquillos* exigent*
demanding | exigentes
rude | majader* altaner* patán malhabad*
kind | atent* gentil cariños* bondadoso bondadosa
humble | humild*
perfectionist | perfeccionista perfeccionismo
impatient | impacient* impaciencia
sensitive | sensible sensibles
creative | creativ*
hard-working | chambeador* laburante esforzad* currante
ambitious | ambicios*
optimistic | optimista optimistas
negative | negativ* pesimista
cheerful | risueñ*
mature | madur*
independent | independient*
adventurous | aventurer*
multicultural | multicultural multiculturales
strategy | estrategia estrategias
priority | prioridad prioridades
misunderstanding | malentendido malentendidos
rumour | chisme chismes
gossip | chismos* chismorreo cotilleo
secret | secreto secretos
lie | mentirijilla
fault | culpa culpable
blame | culpar
rescue | rescates
witness | testigo testigos
key | llave llaves
wallet | cartera billetera
bag | bolsita-de-mano
toy | juguete juguetes
pillow | almohada almohadas cojín
aisle seat | asiento-de-pasillo
middle seat | asiento-del-medio
seats | sillas silla
space | espacio
back row | última-fila
backrest | respaldos espaldar
blankets | cobijas frazadas
trash bag | bolsa-de-basura
menu choice | pollo-o-pasta
chicken | pollo
rice | arroz
snack | snack snacks merienda botana antojito bocadito
wine glass | copa-de-vino
soda | refresco refrescos gaseosa coca-cola soda
champagne | champán champaña cava
whisky | whisky
ice cubes | hielos cubitos
duty free | duty-free
sale | venta venta-a-bordo
target | meta-de-ventas
sudden | repentin* súbit* imprevist*
unexpected | inesperad*
lost child | niño-perdido
answer a | la-a
answer b | la-b
answer c | la-c
answer d | la-d
options | alternativas alternativa
score | puntitos
percent | por-ciento porcentaje
out of ten | sobre-diez
paragraph | párrafo párrafos
summary | resumen
detail | detalle detalles
details | detallitos
structure | estructura
method | método
specific | específic* concret*
generic | genéric*
short | cortito cortita cortitos cortitas
text | texto textos
keyboard | teclado
typo | dedazo errata
autocorrect | corrector autocorrector
app | app aplicación aplicaciones apps
robot | robot bot ia
screen | pantallita
sound | audio audios
camera | camarita
wifi | wifi conexión-a-internet
background | fondo-de-pantalla
light | iluminación
recording | grabación grabaciones grabando
attempt | intentos
seconds | segs seg
minutes | mins min minutitos
hours | hrs hr horitas
months | mesesitos
adult | mayor-de-edad mayoría-de-edad
underage | menor-de-edad menores-de-edad
residence permit | permiso-de-residencia papeles-de-residencia
work permit | visa-de-trabajo
id card | dni cédula carnet
vaccine | vacunita
tax free | libre-de-impuestos sin-impuestos
bus | bus autobús guagua colectivo
train | tren formar formamos forman forme formen
parking | estacionamiento parking aparcamiento estacionando
traffic | tráfico trancón
late | tardísimo
hurry | prisa prisas afán apurar apuran
noise | ruidito
silence | silencioso
fresh air | aire-fresco
sun | sol
rain | lluvia lluvias
beach | playa playas
mountain | montaña
sea | marecito
trip | viajecito
suitcase | maletita
world traveller | trotamundos
adventure | aventura aventuras
dream job | trabajo-soñado trabajo-de-mis-sueños trabajo-ideal
vocation | vocación pasión
advantage | ventaja
disadvantage | desventaja desventajas inconveniente inconvenientes
pros and cons | pros-y-contras
doubt | dudita
possibility | chances chance
percentage | porcentajes
statistics | estadísticas
first time | primera-vez
second chance | segunda-oportunidad
six months | medio-año
hour and a half | hora-y-media
couple of days | par-de-días
couple of weeks | par-de-semanas
a couple | un-par
fortnight | quince-días
hundreds | cientas centenar
two hundred | doscientos doscientas
three hundred | trescientos
five hundred | quinientos
million | millón millones
thirteen | trece
fourteen | catorce
sixteen | dieciséis
seventeen | diecisiete
nineteen | diecinueve
twenty-one | veintiuno veintiún
twenty-two | veintidós
twenty-three | veintitrés
twenty-four | veinticuatro
twenty-five | veinticinco
twenty-six | veintiséis
twenty-seven | veintisiete
twenty-eight | veintiocho
twenty-nine | veintinueve
seventy | setenta
eighty | ochenta
fourth | cuarta
fifth | quinto quinta
true | cierto
positive | positiv*
i throw | echo aviento
throw | echar echas echamos echan eche echen arrojar arrojan aventar avientas aventamos avientan aviente avienten
throws | echa avienta
i threw | eché arrojé aventé
threw | echó echaron echaste echaba echaban echad* arrojó arrojaron arrojad* aventó aventaron aventaste aventaba aventaban aventad*
throwing | echando arrojando aventando
will throw | echará aventará
would throw | echaría aventaría
hijack | secuestrar secuestras secuestramos secuestran secuestre secuestren
hijacks | secuestra
i hijacked | secuestré
hijacked | secuestró secuestraron secuestraste secuestraba secuestraban secuestrad*
hijacking | secuestrando
will hijack | secuestrará
would hijack | secuestraría
i ruin | arruino
ruin | arruinar arruinas arruinamos arruinan arruine arruinen
ruins | arruina
i ruined | arruiné
ruined | arruinó arruinaron arruinaste arruinaba arruinaban arruinad*
ruining | arruinando
will ruin | arruinará
would ruin | arruinaría
i subtract | resto
subtract | restar restas restamos restan reste resten
subtracts | resta
i subtracted | resté
subtracted | restó restaron restaste restaba restaban restad*
subtracting | restando
will subtract | restará
would subtract | restaría
i place | ubico
place | ubicar ubicas ubicamos ubican ubique ubiquen
places | ubica
i placed | ubiqué
placed | ubicó ubicaron ubicaste ubicaba ubicaban ubicad*
placing | ubicando
will place | ubicará
would place | ubicaría
i uncover | destapo
uncover | destapar destapas destapamos destapan destape destapen
uncovers | destapa
i uncovered | destapé
uncovered | destapó destaparon destapaste destapaba destapaban destapad*
uncovering | destapando
will uncover | destapará
would uncover | destaparía
i swell | hincho
swell | hinchar hinchas hinchamos hinchan hinche hinchen
i swelled | hinché
swelled | hinchó hincharon hinchaste hinchaba hinchaban
will swell | hinchará
would swell | hincharía
hold on | aguantas aguantamos aguante aguanten
i held on | aguanté
held on | aguantó aguantaron aguantaste aguantaba aguantaban aguantad*
holding on | aguantando
will hold on | aguantará
would hold on | aguantaría
i guess | adivino
guess | adivinas adivinamos adivinan adivine adivinen
i guessed | adiviné
guessed | adivinó adivinaron adivinaste adivinaba adivinaban adivinad*
guessing | adivinando
will guess | adivinará
would guess | adivinaría
stole | robaste
will steal | robará
would steal | robaría
tried | probaste
will try | probará
would try | probaría
let go | soltaste
will let go | soltará
would let go | soltaría
valued | valoraste
will value | valorará
would value | valoraría
i abandon | abandono
abandon | abandonar abandonas abandonamos abandonan abandone abandonen
abandons | abandona
i abandoned | abandoné
abandoned | abandonó abandonaron abandonaste abandonaba abandonaban abandonad*
abandoning | abandonando
will abandon | abandonará
would abandon | abandonaría
pay | abonar abonan
pays | abona
i paid | aboné
paid | abonó abonaron abonad*
paying | abonando
hugs | abraza
i hugged | abracé
hugged | abrazó abrazaron abrazaste abrazaba abrazaban abrazad*
hugging | abrazando
will hug | abrazará
would hug | abrazaría
i abuse | abuso
abuse | abusar abusas abusamos abusan abuse abusen
abuses | abusa
i abused | abusé
abused | abusó abusaron abusaste abusaba abusaban abusad*
abusing | abusando
will abuse | abusará
would abuse | abusaría
i approach | acerco
approach | acercar acercas acercamos acercan acerque acerquen
i approached | acerqué
approached | acercó acercaron acercaste acercaba acercaban acercad*
approaching | acercando
will approach | acercará
would approach | acercaría
clarify | aclarar aclaran
clarifies | aclara
i clarified | aclaré
clarified | aclaró aclararon aclarad*
clarifying | aclarando
agree | acordar acuerdas acordamos acuerdan acuerde acuerden
agrees | acuerda
i agreed | acordé
agreed | acordó acordaron acordaste acordaba acordaban acordad*
agreeing | acordando
will agree | acordará
would agree | acordaría
harass | acosar acosas acosamos acosan acose acosen
harasses | acosa
i harassed | acosé
harassed | acosó acosaron acosaste acosaba acosaban acosad*
harassing | acosando
will harass | acosará
would harass | acosaría
accuse | acusar acusan
accuses | acusa
i accused | acusé
accused | acusó acusaron acusad*
accusing | acusando
move forward | adelantar adelantas adelantamos adelantan adelanten avanzar avanzas avanzamos avanzan avance avancen
moves forward | adelanta avanza
moved forward | adelantó adelantaron adelantaste adelantaba adelantaban adelantad* avanzó avanzaron avanzaste avanzaba avanzaban
moving forward | adelantando avanzando
will move forward | adelantará avanzará
would move forward | adelantaría avanzaría
attach | adjuntar adjuntan
attaches | adjunta
i attached | adjunté
attached | adjuntó adjuntaron adjuntad*
attaching | adjuntando
i admit | admito
admit | admitir admites admitimos admita admitan
admits | admite
i admitted | admití
admitting | admitiendo
will admit | admitirá
would admit | admitiría
i affect | afecto
affect | afectar afectas afectamos afectan afecte afecten
affects | afecta
i affected | afecté
affected | afectó afectaron afectaste afectaba afectaban
affecting | afectando
will affect | afectará
would affect | afectaría
loosen | aflojar aflojan
loosens | afloja
i loosened | aflojé
loosened | aflojó aflojaron aflojad*
loosening | aflojando
schedule | agendar agendan
schedules | agenda
i scheduled | agendé
scheduled | agendó agendaron agendad*
scheduling | agendando
isolate | aislar aislan
isolates | aisla
i isolated | aislé
isolated | aisló aislaron aislad*
isolating | aislando
i move away | alejo
move away | alejar alejas alejamos alejan aleje alejen
moves away | aleja
i moved away | alejé
moved away | alejó alejaron alejaste alejaba alejaban alejad*
moving away | alejando
will move away | alejará
would move away | alejaría
feed | alimentar alimentas alimentamos alimentan alimente alimenten
feeds | alimenta
i fed | alimenté
fed | alimentó alimentaron alimentaste alimentaba alimentaban alimentad*
feeding | alimentando
will feed | alimentará
would feed | alimentaría
i rent | alquilo rento
rent | alquilar alquilas alquilamos alquilan alquile alquilen rentar rentas rentamos rentan rente renten
rents | alquila
i rented | alquilé renté
rented | alquiló alquilaron alquilaste alquilaba alquilaban alquilad* rentó rentaron rentaste rentaba rentaban rentad*
renting | alquilando rentando
will rent | alquilará rentará
would rent | alquilaría rentaría
i tie | amarro
tie | amarrar amarras amarramos amarran amarre amarren
ties | amarra
i tied | amarré
tied | amarró amarraron amarraste amarraba amarraban amarrad*
tying | amarrando
will tie | amarrará
would tie | amarraría
i write down | anoto
write down | anotar anotas anotamos anotan anote anoten
writes down | anota
i wrote down | anoté
wrote down | anotó anotaron anotaste anotaba anotaban anotad*
writing down | anotando
will write down | anotará
would write down | anotaría
i appear | aparezco
appear | aparecer apareces aparecemos aparecen aparezca aparezcan
appears | aparece
i appeared | aparecí
appeared | apareció aparecieron apareciste aparecía aparecían aparecid*
appearing | apareciendo
will appear | aparecerá
would appear | aparecería
i crush | aplasto
crush | aplastar aplastas aplastamos aplastan aplaste aplasten
crushes | aplasta
i crushed | aplasté
crushed | aplastó aplastaron aplastaste aplastaba aplastaban aplastad*
crushing | aplastando
will crush | aplastará
would crush | aplastaría
hurries | apura
i hurried | apuré
hurried | apuró apuraron apurad*
hurrying | apurando
i start | arranco
start | arrancar arrancas arrancamos arrancan arranque arranquen
starts | arranca
i started | arranqué
started | arrancó arrancaron arrancaste arrancaba arrancaban arrancad*
starting | arrancando
will start | arrancará
would start | arrancaría
i fix | arreglo
fix | arreglar arreglas arreglamos arreglan arregle arreglen
fixes | arregla
i fixed | arreglé
fixed | arregló arreglaron arreglaste arreglaba arreglaban arreglad*
fixing | arreglando
will fix | arreglará
would fix | arreglaría
i regret | arrepiento
regret | arrepentir arrepientes arrepentimos arrepienten arrepienta arrepientan
regrets | arrepiente
i regretted | arrepentí
regretting | arrepintiendo
will regret | arrepentirá
would regret | arrepentiría
risk | arriesgar arriesgan
risks | arriesga
i risked | arriesgué
risked | arriesgó arriesgaron arriesgad*
risking | arriesgando
i attend | asisto
attend | asistir asistes asistimos asisten asista asistan
attends | asiste
i attended | asistí
attending | asistiendo
will attend | asistirá
would attend | asistiría
i scare | asusto
scare | asustar asustas asustamos asustan asuste asusten espantar espantan
scares | asusta espanta
i scared | asusté espanté
scared | asustó asustaron asustaste asustaba asustaban espantó espantaron espantad*
scaring | asustando espantando
will scare | asustará
would scare | asustaría
i get stuck | atoro
get stuck | atorar atoras atoramos atoran atore atoren
gets stuck | atora
i got stuck | atoré
got stuck | atoró atoraron atoraste atoraba atoraban atorad*
getting stuck | atorando
will get stuck | atorará
would get stuck | atoraría
i trap | atrapo
traps | atrapa
i trapped | atrapé
trapped | atrapó atraparon atrapaste atrapaba atrapaban
trapping | atrapando
will trap | atrapará
would trap | atraparía
i dare | atrevo
dare | atrever atreves atrevemos atreven atreva atrevan
dares | atreve
i dared | atreví
daring | atreviendo
will dare | atreverá
would dare | atrevería
i increase | aumento
increase | aumentar aumentas aumentamos aumentan aumente aumenten
increases | aumenta
i increased | aumenté
increased | aumentó aumentaron aumentaste aumentaba aumentaban aumentad*
increasing | aumentando
will increase | aumentará
would increase | aumentaría
i move forward | avanzo
i moved forward | avancé
fasts | ayuna
i fasted | ayuné
fasted | ayunó ayunaron ayunad*
fasting | ayunando
i dance | bailo
dances | baila
i danced | bailé
danced | bailó bailaron bailaste bailaba bailaban bailad*
dancing | bailando
will dance | bailará
would dance | bailaría
i delete | borro
delete | borrar borras borramos borran borre borren
deletes | borra
i deleted | borré
deleted | borró borraron borraste borraba borraban borrad*
deleting | borrando
will delete | borrará
would delete | borraría
i throw away | boto
throw away | botar botas botamos botan boten
throws away | bota
threw away | botó botaron botaste botaba botaban botad*
throwing away | botando
will throw away | botará
would throw away | botaría
jokes | bromea
i joked | bromeé
joked | bromeó bromearon bromead*
joking | bromeando
catch | cachar cachas cachamos cachan cache cachen pillar pillan
catches | cacha pilla
i caught | caché pillé
caught | cachó cacharon cachaste cachaba cachaban cachad* pilló pillaron pillad*
catching | cachando pillando
will catch | cachará
would catch | cacharía
i be quiet | callo
be quiet | callar callas callamos callan calle callen
is quiet | calla
i was quiet | callé
was quiet | calló callaron callaste callaba callaban
being quiet | callando
will be quiet | callará
would be quiet | callaría
i get tired | canso
get tired | cansar cansas cansamos cansan canse cansen
gets tired | cansa
i got tired | cansé
got tired | cansó cansaron cansaste cansaba cansaban
getting tired | cansando
will get tired | cansará
would get tired | cansaría
sing | cantar cantan
sings | canta
i sang | canté
sang | cantó cantaron cantad*
singing | cantando
punish | castigar castigan
punishes | castiga
i punished | castigué
punished | castigó castigaron castigad*
punishing | castigando
i have dinner | ceno
have dinner | cenar cenamos cenan cene cenen
i had dinner | cené
had dinner | cenó cenaron cenaste cenaba cenaban cenad*
having dinner | cenando
will have dinner | cenará
would have dinner | cenaría
i work | chambeo
work | chambear chambeas chambeamos chambean chambee chambeen currar curras curramos curran curre curren laburar laburas laburamos laburan labure laburen
works | chambea curra labura
i worked | chambeé curré laburé
worked | chambeó chambearon chambeaste chambeaba chambeaban chambead* curró curraron curraste curraba curraban currad* laburó laburaron laburaste laburaba laburaban laburad*
working | chambeando currando laburando
will work | chambeará currará laburará
would work | chambearía curraría laburaría
i check | checo verifico
check | checar checas checamos checan cheque chequen verificar verificas verificamos verifican verifique verifiquen
checks | checa verifica
i checked | chequé verifiqué
checked | checó checaron checaste checaba checaban checad* verificó verificaron verificaste verificaba verificaban verificad*
checking | checando verificando
will check | checará verificará
would check | checaría verificaría
invite | citar citan
i invited | cité
invited | citó citaron citad*
inviting | citando
i cook | cocino
cook | cocinar cocinamos cocinan cocine cocinen
i cooked | cociné
cooked | cocinó cocinaron cocinaste cocinaba cocinaban cocinad*
cooking | cocinando
will cook | cocinará
would cook | cocinaría
i hang up | cuelgo
hang up | colgar cuelgas colgamos cuelgan cuelgue cuelguen
i hung up | colgué
hung up | colgó colgaron colgaste colgaba colgaban colgad*
hanging up | colgando
will hang up | colgará
would hang up | colgaría
i combine | combino compagino
combine | combinar combinas combinamos combinan combine combinen compaginar compaginas compaginamos compaginan compagine compaginen
combines | combina compagina
i combined | combiné compaginé
combined | combinó combinaron combinaste combinaba combinaban combinad* compaginó compaginaron compaginaste compaginaba compaginaban compaginad*
combining | combinando compaginando
will combine | combinará compaginará
would combine | combinaría compaginaría
i compete | compito
compete | competir compites competimos compiten compita compitan
competes | compite
i competed | competí
competing | compitiendo
will compete | competirá
would compete | competiría
i complete | completo
complete | completar completas completamos completan complete completen
completes | completa
i completed | completé
completed | completó completaron completaste completaba completaban completad*
completing | completando
will complete | completará
would complete | completaría
i drive | conduzco
drive | conducir conduces conducimos conducen conduzca conduzcan
drives | conduce
i drove | conduje
drove | condujo condujeron condujiste conducía conducían conducid*
driving | conduciendo
will drive | conducirá
would drive | conduciría
i connect | conecto
connect | conectar conectas conectamos conectan conecte conecten
connects | conecta
i connected | conecté
connected | conectó conectaron conectaste conectaba conectaban conectad*
connecting | conectando
will connect | conectará
would connect | conectaría
i confess | confieso
confess | confesar confiesas confesamos confiesan confiese confiesen
confesses | confiesa
i confessed | confesé
confessed | confesó confesaron confesaste confesaba confesaban confesad*
confessing | confesando
will confess | confesará
would confess | confesaría
i trust | confio
trust | confiar confias confiamos confian confie confien
trusts | confia
i trusted | confié
trusted | confió confiaron confiaste confiaba confiaban
trusting | confiando
will trust | confiará
would trust | confiaría
confuse | confundir confundes confundimos confunden confunda confundan
confuses | confunde
i confused | confundí
confusing | confundiendo
will confuse | confundirá
would confuse | confundiría
comfort | consolar consuelan
comforts | consuela
i comforted | consolé
comforted | consoló consolaron consolad*
comforting | consolando
infect | contagiar contagias contagiamos contagian contagie contagien
infects | contagia
i infected | contagié
infected | contagió contagiaron contagiaste contagiaba contagiaban contagiad*
infecting | contagiando
will infect | contagiará
would infect | contagiaría
i copy | copio
copy | copiar copias copiamos copian copie copien
copies | copia
i copied | copié
copied | copió copiaron copiaste copiaba copiaban copiad*
copying | copiando
will copy | copiará
would copy | copiaría
pay contributions | cotizar cotizan
pays contributions | cotiza
i paid contributions | coticé
paid contributions | cotizó cotizaron cotizad*
paying contributions | cotizando
create | crear creamos
created | creó crearon creaste creaba creaban cread*
creating | creando
will create | creará
would create | crearía
i cross | cruzo
cross | cruzar cruzas cruzamos cruzan cruce crucen
crosses | cruza
i crossed | crucé
crossed | cruzó cruzaron cruzaste cruzaba cruzaban cruzad*
crossing | cruzando
will cross | cruzará
would cross | cruzaría
damage | dañar dañas dañamos dañan dañe dañen
damages | daña
i damaged | dañé
damaged | dañó dañaron dañaste dañaba dañaban
damaging | dañando
will damage | dañará
would damage | dañaría
i dedicate | dedico
dedicate | dedicar dedicas dedicamos dedican dedique dediquen
dedicates | dedica
i dedicated | dediqué
dedicated | dedicó dedicaron dedicaste dedicaba dedicaban dedicad*
dedicating | dedicando
will dedicate | dedicará
would dedicate | dedicaría
i defend | defiendo
defend | defender defiendes defendemos defienden defienda defiendan
defends | defiende
i defended | defendí
defending | defendiendo
will defend | defenderá
would defend | defendería
i take long | demoro
take long | demorar demoramos demoran demore demoren
i took long | demoré
took long | demoró demoraron demoraste demoraba demoraban
taking long | demorando
will take long | demorará
would take long | demoraría
i depend | dependo
depend | depender dependes dependemos dependen dependa dependan
i depended | dependí
depending | dependiendo
will depend | dependerá
would depend | dependería
melt | derretir derriten
melts | derrite
i melted | derretí
melting | derritiendo
discourage | desanimar desaniman
discourages | desanima
i discouraged | desanimé
discouraged | desanimó desanimaron desanimad*
discouraging | desanimando
i disappear | desaparezco
disappear | desaparecer desapareces desaparecemos desaparecen desaparezca desaparezcan
disappears | desaparece
i disappeared | desaparecí
disappeared | desapareció desaparecieron desapareciste desaparecía desaparecían
disappearing | desapareciendo
will disappear | desaparecerá
would disappear | desaparecería
have breakfast | desayunar desayunas desayunamos desayunan desayune desayunen
has breakfast | desayuna
i had breakfast | desayuné
had breakfast | desayunó desayunaron desayunaste desayunaba desayunaban desayunad*
having breakfast | desayunando
will have breakfast | desayunará
would have breakfast | desayunaría
i reject | descarto
reject | descartar descartas descartamos descartan descarte descarten batear batean
rejects | descarta batea
i rejected | descarté bateé
rejected | descartó descartaron descartaste descartaba descartaban bateó batearon batead*
rejecting | descartando bateando
will reject | descartará
would reject | descartaría
i disconnect | desconecto
disconnect | desconectar desconectas desconectamos desconectan desconecte desconecten
disconnects | desconecta
i disconnected | desconecté
disconnected | desconectó desconectaron desconectaste desconectaba desconectaban desconectad*
disconnecting | desconectando
will disconnect | desconectará
would disconnect | desconectaría
distrust | desconfiar desconfian
distrusts | desconfia
i distrusted | desconfié
distrusted | desconfió desconfiaron desconfiad*
distrusting | desconfiando
i discover | descubro
discover | descubrir descubres descubrimos descubren descubra descubran
discovers | descubre
i discovered | descubrí
discovering | descubriendo
will discover | descubrirá
would discover | descubriría
neglect | descuidar descuidan
neglects | descuida
i neglected | descuidé
neglected | descuidó descuidaron descuidad*
neglecting | descuidando
i disinfect | desinfecto
disinfect | desinfectar desinfectas desinfectamos desinfectan desinfecte desinfecten
disinfects | desinfecta
i disinfected | desinfecté
disinfected | desinfectó desinfectaron desinfectaste desinfectaba desinfectaban desinfectad*
disinfecting | desinfectando
will disinfect | desinfectará
would disinfect | desinfectaría
i detect | detecto
detect | detectar detectas detectamos detectan detecte detecten
detects | detecta
i detected | detecté
detected | detectó detectaron detectaste detectaba detectaban detectad*
detecting | detectando
will detect | detectará
would detect | detectaría
i discriminate | discrimino
discriminate | discriminar discriminas discriminamos discriminan discrimine discriminen
discriminates | discrimina
i discriminated | discriminé
discriminated | discriminó discriminaron discriminaste discriminaba discriminaban discriminad*
discriminating | discriminando
will discriminate | discriminará
would discriminate | discriminaría
i enjoy | disfruto
enjoy | disfrutar disfrutas disfrutamos disfrutan disfrute disfruten
enjoys | disfruta
i enjoyed | disfruté
enjoyed | disfrutó disfrutaron disfrutaste disfrutaba disfrutaban disfrutad*
enjoying | disfrutando
will enjoy | disfrutará
would enjoy | disfrutaría
hide | disimular disimulan
hides | disimula
i hid | disimulé
hid | disimuló disimularon disimulad*
hiding | disimulando
i distract | distraigo
distract | distraer distraes distraemos distraen distraiga distraigan
distracts | distrae
i distracted | distraje
distracted | distrajo distrajeron distrajiste distraía distraían distraid*
distracting | distrayendo
will distract | distraerá
would distract | distraería
divide | dividir dividen
divides | divide
i divided | dividí
dividing | dividiendo
bend | doblar doblan
bends | dobla
bent | dobló doblaron
bending | doblando
master | dominar dominan
masters | domina
i mastered | dominé
mastered | dominó dominaron dominad*
mastering | dominando
i get worse | empeoro
get worse | empeorar empeoras empeoramos empeoran empeore empeoren
gets worse | empeora
i got worse | empeoré
got worse | empeoró empeoraron empeoraste empeoraba empeoraban empeorad*
getting worse | empeorando
will get worse | empeorará
would get worse | empeoraría
i fit in | encajo
fit in | encajar encajas encajamos encajan encaje encajen acoplar acoplan
fits in | encaja acopla
i fitted in | encajé acoplé
fitted in | encajó encajaron encajaste encajaba encajaban encajad* acopló acoplaron acoplad*
fitting in | encajando acoplando
will fit in | encajará
would fit in | encajaría
take care of | encargar encargas encargamos encargan encargue encarguen
takes care of | encarga
i took care of | encargué
took care of | encargó encargaron encargaste encargaba encargaban encargad*
taking care of | encargando
will take care of | encargará
would take care of | encargaría
lock in | encerrar encierran
locks in | encierra
i locked in | encerré
locked in | encerró encerraron
locking in | encerrando
i plug in | enchufo
plug in | enchufar enchufas enchufamos enchufan enchufe enchufen
plugs in | enchufa
i plugged in | enchufé
plugged in | enchufó enchufaron enchufaste enchufaba enchufaban enchufad*
plugging in | enchufando
will plug in | enchufará
would plug in | enchufaría
i focus | enfoco
focus | enfocar enfocas enfocamos enfocan enfoque enfoquen
focuses | enfoca
i focused | enfoqué
focused | enfocó enfocaron enfocaste enfocaba enfocaban enfocad*
focusing | enfocando
will focus | enfocará
would focus | enfocaría
i face | enfrento
face | enfrentar enfrentas enfrentamos enfrentan enfrente enfrenten
faces | enfrenta
i faced | enfrenté
faced | enfrentó enfrentaron enfrentaste enfrentaba enfrentaban enfrentad*
facing | enfrentando
will face | enfrentará
would face | enfrentaría
i deceive | engaño
deceive | engañar engañas engañamos engañan engañe engañen
deceives | engaña
i deceived | engañé
deceived | engañó engañaron engañaste engañaba engañaban engañad*
deceiving | engañando
will deceive | engañará
would deceive | engañaría
i get angry | enojo
get angry | enojar enojas enojamos enojan enoje enojen
gets angry | enoja
i got angry | enojé
got angry | enojó enojaron enojaste enojaba enojaban
getting angry | enojando
will get angry | enojará
would get angry | enojaría
practise | ensayar ensayas ensayamos ensayan ensaye ensayen
practises | ensaya
i practised | ensayé
practised | ensayó ensayaron ensayaste ensayaba ensayaban ensayad*
practising | ensayando
will practise | ensayará
would practise | ensayaría
i find out | entero
find out | enterar enteras enteramos enteran entere enteren
finds out | entera
i found out | enteré
found out | enteró enteraron enteraste enteraba enteraban enterad*
finding out | enterando
will find out | enterará
would find out | enteraría
i hand over | entrego
hand over | entregar entregas entregamos entregan entregue entreguen
hands over | entrega
i handed over | entregué
handed over | entregó entregaron entregaste entregaba entregaban entregad*
handing over | entregando
will hand over | entregará
would hand over | entregaría
i entertain | entretengo
entertain | entretener entretienes entretenemos entretienen entretenga entretengan
entertains | entretiene
i entertained | entretuve
entertained | entretuvo entretuvieron entretuviste entretenía entretenían entretenid*
entertaining | entreteniendo
will entertain | entretendrá
would entertain | entretendría
i spit | escupo
spit | escupir escupes escupimos escupen escupa escupan
spits | escupe
i spat | escupí
spitting | escupiendo
will spit | escupirá
would spit | escupiría
make an effort | esforzar esfuerzas esforzamos esfuerzan esfuerce esfuercen
makes an effort | esfuerza
i made an effort | esforcé
made an effort | esforzó esforzaron esforzaste esforzaba esforzaban
making an effort | esforzando
will make an effort | esforzará
would make an effort | esforzaría
i park | estaciono
park | estacionar estacionas estacionamos estacionan estacione estacionen
parks | estaciona
i parked | estacioné
parked | estacionó estacionaron estacionaste estacionaba estacionaban
will park | estacionará
would park | estacionaría
i sneeze | estornudo
sneeze | estornudar estornudas estornudamos estornudan estornude estornuden
sneezes | estornuda
i sneezed | estornudé
sneezed | estornudó estornudaron estornudaste estornudaba estornudaban estornudad*
sneezing | estornudando
will sneeze | estornudará
would sneeze | estornudaría
i exaggerate | exagero
exaggerate | exagerar exageras exageramos exageran exagere exageren
exaggerates | exagera
i exaggerated | exageré
exaggerated | exageró exageraron exageraste exageraba exageraban exagerad*
exaggerating | exagerando
will exaggerate | exagerará
would exaggerate | exageraría
i express | expreso
expresses | expresa
i expressed | expresé
expressed | expresó expresaron expresaste expresaba expresaban expresad*
expressing | expresando
will express | expresará
would express | expresaría
i make easier | facilito
make easier | facilitar facilitas facilitamos facilitan facilite faciliten
makes easier | facilita
i made easier | facilité
made easier | facilitó facilitaron facilitaste facilitaba facilitaban facilitad*
making easier | facilitando
will make easier | facilitará
would make easier | facilitaría
check in baggage | facturar facturan
i checked in baggage | facturé
checked in baggage | facturó facturaron facturad*
checking in baggage | facturando
i pay attention | fijo
pay attention | fijar fijas fijamos fijan fije fijen
pays attention | fija
i paid attention | fijé
paid attention | fijó fijaron fijaste fijaba fijaban fijad*
paying attention | fijando
will pay attention | fijará
would pay attention | fijaría
pretend | fingir fingen
pretends | finge
i pretended | fingí
pretending | fingiendo
float | flotar flotan
i floated | floté
floated | flotó flotaron flotad*
floating | flotando
i train | formo
i trained | formé
trained | formó formaron formaste formaba formaban formad*
training | formando
will train | formará
would train | formaría
frustrate | frustrar frustran
frustrates | frustra
i frustrated | frustré
frustrated | frustró frustraron frustrad*
frustrating | frustrando
guarantee | garantizar garantizan
guarantees | garantiza
i guaranteed | garanticé
guaranteed | garantizó garantizaron garantizad*
guaranteeing | garantizando
spend | gastar gastas gastamos gastan gaste gasten
spends | gasta
i spent | gasté
spent | gastó gastaron gastaste gastaba gastaban gastad*
spending | gastando
will spend | gastará
would spend | gastaría
i record | grabo
record | grabar grabas grabamos graban grabe graben
records | graba
i recorded | grabé
recorded | grabó grabaron grabaste grababa grababan grabad*
will record | grabará
would record | grabaría
i hurt | hiero herí lastimo lastimé
hurts | hiere lastima
hurting | hiriendo lastimando
will hurt | herirá lastimará
would hurt | heriría lastimaría
i moisturise | hidrato
moisturise | hidratar hidratas hidratamos hidratan hidrate hidraten
moisturises | hidrata
i moisturised | hidraté
moisturised | hidrató hidrataron hidrataste hidrataba hidrataban hidratad*
moisturising | hidratando
will moisturise | hidratará
would moisturise | hidrataría
sinks | hunde
i sank | hundí
sinking | hundiendo
ignore | ignorar ignoran
ignores | ignora
i ignored | ignoré
ignored | ignoró ignoraron ignorad*
ignoring | ignorando
i imagine | imagino
imagine | imaginar imaginas imaginamos imaginan imagine imaginen
imagines | imagina
i imagined | imaginé
imagined | imaginó imaginaron imaginaste imaginaba imaginaban imaginad*
imagining | imaginando
will imagine | imaginará
involve | implicar implican
involves | implica
i involved | impliqué
involved | implicó implicaron implicad*
involving | implicando
i impress | impresiono
impress | impresionar impresionas impresionamos impresionan impresione impresionen
impresses | impresiona
i impressed | impresioné
impressed | impresionó impresionaron impresionaste impresionaba impresionaban impresionad*
impressing | impresionando
will impress | impresionará
would impress | impresionaría
i include | incluyo
include | incluir incluyes incluimos incluyen incluya incluyan
includes | incluye
i included | incluí
included | incluyó incluyeron incluiste incluía incluían incluid*
including | incluyendo
will include | incluirá
would include | incluiría
make uncomfortable | incomodar incomodas incomodamos incomodan incomode incomoden
i made uncomfortable | incomodé
made uncomfortable | incomodó incomodaron incomodaste incomodaba incomodaban incomodad*
making uncomfortable | incomodando
will make uncomfortable | incomodará
would make uncomfortable | incomodaría
indicate | indicar indican
indicates | indica
i indicated | indiqué
indicated | indicó indicaron indicad*
indicating | indicando
influence | influir influyen
i influenced | influí
influenced | influyó influyeron influid*
influencing | influyendo
insist | insistir insisten
insists | insiste
i insisted | insistí
insisting | insistiendo
inspire | inspirar inspiran
inspires | inspira
i inspired | inspiré
inspired | inspiró inspiraron inspirad*
inspiring | inspirando
exchanges | intercambia
i exchanged | intercambié
exchanged | intercambió intercambiaron intercambiad*
exchanging | intercambiando
i intervene | intervengo
intervene | intervenir intervienes intervenimos intervienen intervenga intervengan
intervenes | interviene
i intervened | intervine
intervened | intervino intervinieron interviniste intervenía intervenían intervenid*
intervening | interveniendo
will intervene | intervendrá
would intervene | intervendría
i inject | inyecto pincho
inject | inyectar inyectas inyectamos inyectan inyecte inyecten pinchar pinchas pinchamos pinchan pinche pinchen
injects | inyecta pincha
i injected | inyecté pinché
injected | inyectó inyectaron inyectaste inyectaba inyectaban inyectad* pinchó pincharon pinchaste pinchaba pinchaban pinchad*
injecting | inyectando pinchando
will inject | inyectará pinchará
would inject | inyectaría pincharía
i pull | jalo
pull | jalar jalas jalamos jalan jale jalen
pulls | jala
i pulled | jalé
pulled | jaló jalaron jalaste jalaba jalaban jalad*
pulling | jalando
will pull | jalará
would pull | jalaría
play | jugar juegas jugamos juegan juegue jueguen
plays | juega
i played | jugué
played | jugó jugaron jugaste jugaba jugaban jugad*
playing | jugando
will play | jugará
would play | jugaría
judge | juzgar juzgan
judges | juzga
i judged | juzgué
judged | juzgó juzgaron juzgad*
judging | juzgando
i wash | lavo
wash | lavar lavas lavamos lavan lave laven
washes | lava
i washed | lavé
washed | lavó lavaron lavaste lavaba lavaban lavad*
washing | lavando
will wash | lavará
would wash | lavaría
i fight | lucho
fights | lucha
i fought | luché
fought | luchó lucharon luchaste luchaba luchaban luchad* peleaste
fighting | luchando
will fight | luchará peleará
would fight | lucharía pelearía
i get up early | madrugo
get up early | madrugar madrugas madrugamos madrugan madrugue madruguen
gets up early | madruga
i got up early | madrugué
got up early | madrugó madrugaron madrugaste madrugaba madrugaban madrugad*
getting up early | madrugando
will get up early | madrugará
would get up early | madrugaría
mark | marcar marcan
i marked | marqué
marked | marcó marcaron marcad*
marking | marcando
get dizzy | marear mareas mareamos marean maree mareen
gets dizzy | marea
i got dizzy | mareé
got dizzy | mareó marearon mareaste mareaba mareaban
getting dizzy | mareando
will get dizzy | mareará
would get dizzy | marearía
i kill | mato
kill | matar matas matamos matan mate maten
kills | mata
i killed | maté
killed | mató mataron mataste mataba mataban matad*
killing | matando
will kill | matará
would kill | mataría
memorise | memorizar memorizan
memorises | memoriza
i memorised | memoricé
memorised | memorizó memorizaron memorizad*
memorising | memorizando
i mention | menciono
mention | mencionar mencionas mencionamos mencionan mencione mencionen
mentions | menciona
i mentioned | mencioné
mentioned | mencionó mencionaron mencionaste mencionaba mencionaban mencionad*
mentioning | mencionando
will mention | mencionará
would mention | mencionaría
i deserve | merezco
deserve | merecer mereces merecemos merecen merezca merezcan
deserves | merece
i deserved | merecí
deserved | mereció merecieron mereciste merecía merecían merecid*
deserving | mereciendo
will deserve | merecerá
would deserve | merecería
mix | mezclar mezclan
mixes | mezcla
i mixed | mezclé
mixed | mezcló mezclaron mezclad*
mixing | mezclando
i bite | muerdo
bite | morder muerdes mordemos muerden muerda muerdan
bites | muerde
i bit | mordí
biting | mordiendo
will bite | morderá
would bite | mordería
force | obligar obligan
forces | obliga
i forced | obligué
forced | obligó obligaron obligad*
forcing | obligando
use | ocupar ocupan
uses | ocupa
i used | ocupé
used | ocupó ocuparon ocupad*
using | ocupando
offend | ofender ofenden
offends | ofende
i offended | ofendí
offending | ofendiendo
tidy up | ordenar ordenan
i tidied up | ordené
tidied up | ordenó ordenaron ordenad*
tidying up | ordenando
feel | palpar palpan
feels | palpa
i felt | palpé
felt | palpó palparon palpad*
feeling | palpando
i seem | parezco
seem | parecer pareces parecemos parecen parezca parezcan
seems | parece
i seemed | parecí
seemed | pareció parecieron pareciste parecía parecían parecid*
seeming | pareciendo
will seem | parecerá
would seem | parecería
i take part | participo
take part | participar participas participamos participan participe participen
takes part | participa
i took part | participé
took part | participó participaron participaste participaba participaban participad*
taking part | participando
will take part | participará
would take part | participaría
i kick | pateo
kicks | patea
i kicked | pateé
kicked | pateó patearon pateaste pateaba pateaban patead*
kicking | pateando
will kick | pateará
would kick | patearía
will hit | pegará
would hit | pegaría
step on | pisar pisas pisamos pisan pise pisen
steps on | pisa
i stepped on | pisé
stepped on | pisó pisaron pisaste pisaba pisaban pisad*
stepping on | pisando
will step on | pisará
would step on | pisaría
i iron | plancho
iron | planchar planchas planchamos planchan planche planchen
irons | plancha
i ironed | planché
ironing | planchando
will iron | planchará
would iron | plancharía
plans | planea
i planned | planeé
planned | planeó planearon planead*
i talk | platico
talk | platicar platicas platicamos platican platique platiquen
talks | platica
i talked | platiqué
talked | platicó platicaron platicaste platicaba platicaban platicad*
talking | platicando
will talk | platicará
would talk | platicaría
i prefer | prefiero
prefer | preferir prefieres preferimos prefieren prefiera prefieran
prefers | prefiere
i preferred | preferí
preferring | prefiriendo
will prefer | preferirá
would prefer | preferiría
lend | prestar prestan
lends | presta
i lent | presté
lent | prestó prestaron prestad*
lending | prestando
intend | pretender pretenden
intends | pretende
i intended | pretendí
intending | pretendiendo
proceed | proceder proceden
proceeds | procede
i proceeded | procedí
proceeding | procediendo
i cause | provoco
cause | provocar provocas provocamos provocan provoque provoquen
causes | provoca
i caused | provoqué
caused | provocó provocaron provocaste provocaba provocaban provocad*
causing | provocando
will cause | provocará
would cause | provocaría
publish | publicar publican
publishes | publica
i published | publiqué
published | publicó publicaron publicad*
publishing | publicando
i do | realizo
does | realiza
i did | realicé
did | realizó realizaron realizaste realizaba realizaban realizad*
doing | realizando
will do | realizará
would do | realizaría
complain | reclamar reclamas reclamamos reclaman reclame reclamen
complains | reclama
i complained | reclamé
complained | reclamó reclamaron reclamaste reclamaba reclamaban reclamad*
complaining | reclamando
will complain | reclamará
would complain | reclamaría
i pick up | recojo
pick up | recoger recoges recogemos recogen recoja recojan
picks up | recoge
i picked up | recogí
picking up | recogiendo
will pick up | recogerá
would pick up | recogería
i recover | recupero
recover | recuperar recuperas recuperamos recuperan recupere recuperen
recovers | recupera
i recovered | recuperé
recovered | recuperó recuperaron recuperaste recuperaba recuperaban recuperad*
recovering | recuperando
will recover | recuperará
would recover | recuperaría
i write | redacto
write | redactar redactas redactamos redactan redacte redacten
writes | redacta
i wrote | redacté
wrote | redactó redactaron redactaste redactaba redactaban redactad*
will write | redactará
would write | redactaría
i reduce | reduzco
reduce | reducir reduces reducimos reducen reduzca reduzcan
reduces | reduce
i reduced | reduje
reduced | redujo redujeron redujiste reducía reducían reducid*
reducing | reduciendo
will reduce | reducirá
would reduce | reduciría
refunds | reembolsa
i refunded | reembolsé
refunded | reembolsó reembolsaron reembolsad*
refunding | reembolsando
strengthen | reforzar refuerzan
strengthens | refuerza
i strengthened | reforcé
strengthened | reforzó reforzaron reforzad*
strengthening | reforzando
give away | regalar regalas regalamos regalan regale regalen
gives away | regala
i gave away | regalé
gave away | regaló regalaron regalaste regalaba regalaban regalad*
giving away | regalando
will give away | regalará
would give away | regalaría
i scold | regaño
scold | regañar regañas regañamos regañan regañe regañen
scolds | regaña
i scolded | regañé
scolded | regañó regañaron regañaste regañaba regañaban regañad*
scolding | regañando
will scold | regañará
would scold | regañaría
returns | regresa
i returned | regresé
returned | regresó regresaron regresaste regresaba regresaban regresad*
returning | regresando
will return | regresará
would return | regresaría
i relax | relajo
relax | relajar relajas relajamos relajan relaje relajen
relaxes | relaja
i relaxed | relajé
relaxed | relajó relajaron relajaste relajaba relajaban relajad*
relaxing | relajando
will relax | relajará
would relax | relajaría
i give up | rindo
give up | rendir rindes rendimos rinden rinda rindan
gives up | rinde
i gave up | rendí
giving up | rindiendo
will give up | rendirá
would give up | rendiría
resign | renunciar renuncian
resigns | renuncia
i resigned | renuncié
resigned | renunció renunciaron renunciad*
resigning | renunciando
represent | representar representan
represents | representa
i represented | representé
represented | representó representaron representad*
representing | representando
i fail | repruebo
fail | reprobar repruebas reprobamos reprueban repruebe reprueben
fails | reprueba
i failed | reprobé
failed | reprobó reprobaron reprobaste reprobaba reprobaban
failing | reprobando
will fail | reprobará
would fail | reprobaría
i dry out | reseco
dry out | resecar resecas resecamos resecan reseque resequen
dries out | reseca
i dried out | resequé
dried out | resecó resecaron resecaste resecaba resecaban resecad*
drying out | resecando
will dry out | resecará
would dry out | resecaría
resist | resistir resisten
resists | resiste
i resisted | resistí
resisting | resistiendo
respect | respetar respetas respetamos respetan respete respeten
respects | respeta
i respected | respeté
respected | respetó respetaron respetaste respetaba respetaban respetad*
respecting | respetando
will respect | respetará
would respect | respetaría
i summarise | resumo
summarise | resumir resumes resumimos resuma resuman
summarises | resume
i summarised | resumí
summarising | resumiendo
will summarise | resumirá
would summarise | resumiría
remove | retirar retiran
removes | retira
i removed | retiré
removed | retiró retiraron retirad*
removing | retirando
i gather | reuno
gather | reunir reunes reunimos reunen reuna reunan
gathers | reune
i gathered | reuní
gathering | reuniendo
will gather | reunirá
would gather | reuniría
surround | rodear rodean
surrounds | rodea
i surrounded | rodeé
surrounded | rodeó rodearon
surrounding | rodeando
i snore | ronco
snore | roncar roncas roncamos roncan ronque ronquen
snores | ronca
i snored | ronqué
snored | roncó roncaron roncaste roncaba roncaban roncad*
will snore | roncará
would snore | roncaría
shake | sacudir sacuden agitar agitan
shakes | sacude agita
i shook | sacudí agité
shaking | sacudiendo agitando
greet | saludar saludas saludamos saludan salude saluden
greets | saluda
i greeted | saludé
greeted | saludó saludaron saludaste saludaba saludaban saludad*
greeting | saludando
will greet | saludará
would greet | saludaría
dry | secar secas secamos secan seque sequen
i dried | sequé
dried | secó secaron secaste secaba secaban secad*
drying | secando
will dry | secará
would dry | secaría
i separate | separo
separate | separar separas separamos separan separe separen
separates | separa
i separated | separé
separated | separó separaron separaste separaba separaban separad*
separating | separando
will separate | separará
would separate | separaría
blush | sonrojar sonrojas sonrojamos sonrojan sonroje sonrojen ruborizar ruborizan
blushes | sonroja ruboriza
i blushed | sonrojé ruboricé
blushed | sonrojó sonrojaron sonrojaste sonrojaba sonrojaban sonrojad* ruborizó ruborizaron ruborizad*
will blush | sonrojará
would blush | sonrojaría
i put up with | soporto soporté
put up with | soportar soportas soportamos soportan soporte soporten soportó soportaron soportaste soportaba soportaban soportad*
puts up with | soporta
putting up with | soportando
will put up with | soportará
would put up with | soportaría
suppose | suponer supones suponemos suponen suponga supongan
supposes | supone
i supposed | supuse
supposed | supuso supusieron supusiste suponía suponían supuest*
supposing | suponiendo
will suppose | supondrá
would suppose | supondría
stammers | tartamudea
i stammered | tartamudeé
stammered | tartamudeó tartamudearon tartamudeaste tartamudeaba tartamudeaban tartamudead*
stammering | tartamudeando
will stammer | tartamudeará
would stammer | tartamudearía
i tattoo | tatuo
tattoo | tatuar tatuas tatuamos tatuan tatue tatuen
tattooes | tatua
i tattooed | tatué
tattooing | tatuando
will tattoo | tatuará
would tattoo | tatuaría
i dye | tiño
dyes | tiñe
i dyed | teñí
dyeing | tiñendo
will dye | teñirá
would dye | teñiría
i get stuck when speaking | trabo
get stuck when speaking | trabar trabas trabamos traban trabe traben
gets stuck when speaking | traba
i got stuck when speaking | trabé
got stuck when speaking | trabó trabaron trabaste trababa trababan
getting stuck when speaking | trabando
will get stuck when speaking | trabará
would get stuck when speaking | trabaría
apply for | tramitar tramitan
applies for | tramita
i applied for | tramité
applied for | tramitó tramitaron tramitad*
applying for | tramitando
transfer | transferir transfieren
transfers | transfiere
i transferred | transferí
transferring | transfiriendo
move | trasladar trasladan
moves | traslada
i moved | trasladé
moved | trasladó trasladaron trasladad*
moving | trasladando
succeed | triunfar triunfan
succeeds | triunfa
i succeeded | triunfé
succeeded | triunfó triunfaron triunfad*
succeeding | triunfando
ventilate | ventilar ventilan
ventilates | ventila
i ventilated | ventilé
ventilated | ventiló ventilaron ventilad*
ventilating | ventilando
i watch | vigilo
watch | vigilar vigilas vigilamos vigilan vigile vigilen
watches | vigila
i watched | vigilé
watched | vigiló vigilaron vigilaste vigilaba vigilaban vigilad*
watching | vigilando
will watch | vigilará
would watch | vigilaría
stink | apestar apestan
stinks | apesta
i stank | apesté
stank | apestó apestaron apestad*
stinking | apestando
i run over | atropello
run over | atropellar atropellas atropellamos atropellan atropelle atropellen
runs over | atropella
i ran over | atropellé
ran over | atropelló atropellaron atropellaste atropellaba atropellaban atropellad*
running over | atropellando
will run over | atropellará
would run over | atropellaría
be wrong | descuadrar descuadran
is wrong | descuadra
i was wrong | descuadré
was wrong | descuadró descuadraron descuadrad*
being wrong | descuadrando
i boil | hiervo
boil | hervir hierves hervimos hierven hierva hiervan
boils | hierve
i boiled | herví
will boil | hervirá
would boil | herviría
i itch | pico
itch | picar picas picamos pican pique piquen
itches | pica
i itched | piqué
itched | picó picaron picaste picaba picaban picad*
itching | picando
will itch | picará
would itch | picaría
i stick in | clavo
stick in | clavar clavas clavamos clavan clave claven
sticks in | clava
i stuck in | clavé
stuck in | clavó clavaron clavaste clavaba clavaban clavad*
sticking in | clavando
will stick in | clavará
would stick in | clavaría
pay attention to | pelar pelan
pays attention to | pela
i paid attention to | pelé
paid attention to | peló pelaron pelad*
paying attention to | pelando
tripped | tropezaste
will trip | tropezará
would trip | tropezaría
graze | raspar raspan
grazes | raspa
i grazed | raspé
grazed | raspó rasparon raspad*
grazing | raspando
soak | empapar empapan
soaks | empapa
i soaked | empapé
soaked | empapó empaparon empapad*
soaking | empapando
spilled | derramaste
will spill | derramará
would spill | derramaría
bend down | agachar agachan
bends down | agacha
i bent down | agaché
bent down | agachó agacharon agachad*
bending down | agachando
kneel | arrodillar arrodillan
kneels | arrodilla
i knelt | arrodillé
knelt | arrodilló arrodillaron arrodillad*
kneeling | arrodillando
drag | arrastrar arrastran
drags | arrastra
i dragged | arrastré
dragged | arrastró arrastraron arrastrad*
dragging | arrastrando
i explode | estallo
explode | estallar estallas estallamos estallan estalle estallen
explodes | estalla
i exploded | estallé
exploded | estalló estallaron estallaste estallaba estallaban estallad*
exploding | estallando
will explode | estallará
would explode | estallaría
crashes | estrella
i crashed | estrellé
crashed | estrelló estrellaron estrellad* chocaste
crashing | estrellando
will crash | chocará
would crash | chocaría
blow | soplas soplamos soplan sople soplen
i blew | soplé
blew | sopló soplaron soplaste soplaba soplaban soplad*
blowing | soplando
will blow | soplará
would blow | soplaría
broke | rompiste rompid*
will break | romperá
would break | rompería
chat | cotorrear cotorrean charlas charlamos charlan charle charlen
chats | cotorrea
i chatted | cotorreé charlé
chatted | cotorreó cotorrearon cotorread* charló charlaron charlaste charlaba charlaban charlad*
chatting | cotorreando charlando
i chat | charlo
will chat | charlará
would chat | charlaría
move closer | arrimar arriman
moves closer | arrima
i moved closer | arrimé
moved closer | arrimó arrimaron arrimad*
moving closer | arrimando
get out | zafar zafan
gets out | zafa
i got out | zafé
got out | zafó zafaron zafad*
getting out | zafando
scam | estafar estafan
scams | estafa
i scammed | estafé
scammed | estafó estafaron estafad*
scamming | estafando
i lose weight | adelgazo
lose weight | adelgazar adelgazas adelgazamos adelgazan adelgace adelgacen
loses weight | adelgaza
i lost weight | adelgacé
lost weight | adelgazó adelgazaron adelgazaste adelgazaba adelgazaban adelgazad*
losing weight | adelgazando
will lose weight | adelgazará
would lose weight | adelgazaría
gained weight | engordaste
will gain weight | engordará
would gain weight | engordaría
got sick | enfermaste
will get sick | enfermará
would get sick | enfermaría
i catch a cold | resfrio
catch a cold | resfriar resfrias resfriamos resfrian resfrie resfrien
catches a cold | resfria
i caught a cold | resfrié
caught a cold | resfrió resfriaron resfriaste resfriaba resfriaban
catching a cold | resfriando
will catch a cold | resfriará
would catch a cold | resfriaría
sweated | sudaste
will sweat | sudará
would sweat | sudaría
filled in | rellenaste
will fill in | rellenará
would fill in | rellenaría
apply | aplicamos aplican aplique apliquen
i applied | apliqué
applied | aplicó aplicaron aplicaste aplicaba aplicaban aplicad*
applying | aplicando
will apply | aplicará
would apply | aplicaría
registered | inscribiste
will register | inscribirá
would register | inscribiría
signed up | apuntaste
will sign up | apuntará
would sign up | apuntaría
i get excited | emociono
get excited | emocionar emocionas emocionamos emocionan emocione emocionen
gets excited | emociona
i got excited | emocioné
got excited | emocionó emocionaron emocionaste emocionaba emocionaban
getting excited | emocionando
will get excited | emocionará
would get excited | emocionaría
i despair | desespero
despair | desesperar desesperas desesperamos desesperan desespere desesperen
despairs | desespera
i despaired | desesperé
despaired | desesperó desesperaron desesperaste desesperaba desesperaban desesperad*
despairing | desesperando
will despair | desesperará
would despair | desesperaría
overwhelm | agobiar agobias agobiamos agobie agobien
i overwhelmed | agobié
overwhelming | agobiando
will overwhelm | agobiará
would overwhelm | agobiaría
blocked | bloqueaste
will block | bloqueará
would block | bloquearía
i consult | consulto
consult | consultar consultamos consultan consulte consulten
i consulted | consulté
consulted | consultó consultaron consultaste consultaba consultaban consultad*
consulting | consultando
will consult | consultará
would consult | consultaría
delegate | delegar delegan
delegates | delega
i delegated | delegué
delegated | delegó delegaron delegad*
delegating | delegando
negotiate | negociar negocian
negotiates | negocia
i negotiated | negocié
negotiated | negoció negociaron negociad*
negotiating | negociando
i prioritise | priorizo
prioritise | priorizar priorizas priorizamos priorizan priorice prioricen
prioritises | prioriza
i prioritised | prioricé
prioritised | priorizó priorizaron priorizaste priorizaba priorizaban priorizad*
prioritising | priorizando
will prioritise | priorizará
would prioritise | priorizaría
i coordinate | coordino
coordinate | coordinar coordinas coordinamos coordinan coordine coordinen
coordinates | coordina
i coordinated | coordiné
coordinated | coordinó coordinaron coordinaste coordinaba coordinaban coordinad*
coordinating | coordinando
will coordinate | coordinará
would coordinate | coordinaría
handed out | repartiste
will hand out | repartirá
would hand out | repartiría
led | lideraste
will lead | liderará
would lead | lideraría
motivate | motivar motivas motivamos motivan motive motiven
motivates | motiva
i motivated | motivé
motivated | motivó motivaron motivaste motivaba motivaban
motivating | motivando
will motivate | motivará
would motivate | motivaría
argued | discutiste
will argue | discutirá
would argue | discutiría
i recline | reclino
recline | reclinas reclinamos reclinan recline reclinen
reclines | reclina
i reclined | recliné
reclined | reclinó reclinaron reclinaste reclinaba reclinaban
reclining | reclinando
will recline | reclinará
would recline | reclinaría
get drunk | embriagar embriagan emborrachar emborrachan
gets drunk | embriaga emborracha
i got drunk | embriagué emborraché
got drunk | embriagó embriagaron embriagad* emborrachó emborracharon emborrachad*
getting drunk | embriagando emborrachando
i behave | comporto
behave | comportar comportas comportamos comportan comporte comporten portar portan
behaves | comporta porta
i behaved | comporté porté
behaved | comportó comportaron comportaste comportaba comportaban comportad* portó portaron portad*
behaving | comportando portando
will behave | comportará
would behave | comportaría
obeyed | obedeciste
will obey | obedecerá
would obey | obedecería
disobey | desobedecer desobedecen
disobeys | desobedece
i disobeyed | desobedecí
disobeying | desobedeciendo
i ditch on water | amerizo amaro
ditch on water | amerizas amerizamos amerizan americe americen amaras amaramos amaran amare amaren
ditches on water | ameriza amara
i ditched on water | americé amaré
ditched on water | amerizó amerizaron amerizaste amerizaba amerizaban amerizad* amaró amararon amaraste amaraba amaraban amarad*
ditching on water | amerizando amarando
will ditch on water | amerizará amarará
would ditch on water | amerizaría amararía
i deflate | desinflo
deflate | desinflar desinflas desinflamos desinflan desinfle desinflen
deflates | desinfla
i deflated | desinflé
deflated | desinfló desinflaron desinflaste desinflaba desinflaban desinflad*
deflating | desinflando
will deflate | desinflará
would deflate | desinflaría
deploy | desplegar despliegan
deploys | despliega
i deployed | desplegué
deployed | desplegó desplegaron desplegad*
deploying | desplegando
activated | activaste
will activate | activará
would activate | activaría
press | pulsar pulsas pulsamos pulsan pulse pulsen
presses | pulsa
i pressed | pulsé
pressed | pulsó pulsaron pulsaste pulsaba pulsaban pulsad*
pressing | pulsando
will press | pulsará
would press | pulsaría
raise | elevas elevamos elevan eleve eleven
i raised | elevé
raised | elevó elevaron elevaste elevaba elevaban elevad*
raising | elevando
will raise | elevará
would raise | elevaría
missed | extrañaste añoró añoraron añorad*
will miss | extrañará
would miss | extrañaría
miss | añorar añoran
misses | añora
i missed | añoré
missing | añorando
saved money | ahorraste
will save money | ahorrará
would save money | ahorraría
become independent | independizar independizan
becomes independent | independiza
i became independent | independicé
became independent | independizó independizaron independizad*
becoming independent | independizando
i live together | convivo
live together | convivir convives convivimos conviven conviva convivan
lives together | convive
i lived together | conviví
living together | conviviendo
will live together | convivirá
would live together | conviviría
got married | casaste casad*
will get married | casará
would get married | casaría
divorce | divorciar divorcian
divorces | divorcia
i divorced | divorcié
divorcing | divorciando
breastfeed | amamantar amamantan
breastfeeds | amamanta
i breastfed | amamanté
breastfed | amamantó amamantaron amamantad*
breastfeeding | amamantando
i stay up all night | desvelo
stay up all night | desvelar desvelas desvelamos desvelan desvele desvelen
stays up all night | desvela
i stayed up all night | desvelé
stayed up all night | desveló desvelaron desvelaste desvelaba desvelaban desvelad*
staying up all night | desvelando
will stay up all night | desvelará
would stay up all night | desvelaría
stay up late | trasnochar trasnochan
stays up late | trasnocha
i stayed up late | trasnoché
stayed up late | trasnochó trasnocharon trasnochad*
staying up late | trasnochando
`;

/** Further Spanish turns of phrase: questions whose words stand in another order in English, idioms, scenes on board and at work. */
export const MORE_PHRASES = `
they are going to ask me | me van a preguntar | me van a preguntar por | me van a preguntar que | me van a hacer preguntas de
are they going to reject me | me van a descartar | me van a rechazar | me van a eliminar | me van a batear | me van a botar
i do not want them to reject me | no quiero que me descarten | no quiero que me rechacen | no quiero que me eliminen | tampoco quiero que me descarten
but i do not want them to reject me either | pero tampoco que me descarten | pero tampoco que me rechacen | pero tampoco quiero que me descarten
i have no idea how much they pay | no tengo idea de cuánto pagan | no tengo ni idea de cuánto pagan | ni idea de cuánto pagan | no tengo idea cuánto pagan
i do not know how much they pay | no sé cuánto pagan | no sé ni cuánto pagan | no sé cuánto paguen
i do not want to ask for too little | no quiero regalarme | no quiero pedir de menos | no quiero quedarme corta | no quiero quedarme corto | no quiero pedir muy poco
what do i answer when they ask how much i want to earn | qué digo si me preguntan cuánto quiero ganar | qué contesto si me preguntan cuánto quiero ganar | qué respondo si me preguntan cuánto quiero ganar | qué pongo en pretensión salarial | qué pongo en aspiración salarial | qué pongo en expectativa salarial
my current salary is … | ahorita gano … | ahora gano … | actualmente gano … | hoy gano … | hoy día gano …
i turn … | cumplo … años | cumplo los …
i turn … in | cumplo … en | cumplo los … en
i turn eighteen | cumplo dieciocho | cumplo los dieciocho | cumplo 18 | cumplo los 18
it has been … already | ya van … | ya llevo … esperando
it has been … and no answer | ya van … y nada | van … y nada | ya pasaron … y nada | han pasado … y nada | hace … y nada | llevo … esperando y nada | hace … que no me contestan | hace … que no me responden | hace … que no sé nada
they do not answer me | no me contestan | no me responden | no me dicen nada | me dejaron en visto | no me llaman | nadie me contesta
do i still have a chance | o ya valió | o ya valí | todavía tengo chance | aún tengo chance | tengo chance todavía | tengo alguna chance | tengo alguna oportunidad | ya no tengo chance
they take me | me agarran | me cogen | me toman | me pillan
they took me | me agarraron | me cogieron a la primera
i did not get in | no me agarraron
i passed | pasé la prueba | pasé el filtro
they rejected me | me batearon | me han bateado | me eliminaron | me dieron calabazas
how many times can i apply | cuántas veces puedo aplicar | cuántas veces se puede aplicar | cuántas veces puedo postular | cuántas veces me puedo presentar | cuántas veces puedo presentarme
apply again | volver a mandar la solicitud
when may i apply again | en cuánto tiempo puedo volver a aplicar | cuánto tengo que esperar para volver a aplicar | cuánto hay que esperar para volver a aplicar | a los cuántos meses puedo volver a aplicar
is okay | esta bien | esta ok | esta bueno
is it okay | esta bien asi | esta bien así | esta bien si
is wrong | esta mal | esta equivocado
is it wrong | esta mal si
is better | esta mejor
is it better now | ahora esta mejor | y ahora esta mejor | ya esta mejor | ahora sí está mejor | así está mejor | así ya está mejor | y así está mejor | quedó mejor | me quedó mejor | ahora quedó mejor | ya quedó mejor | mejoró algo | está mejor que antes | está mejor que la anterior | es mejor que la anterior | fue mejor que la anterior
is still | sigue igual de
is still the same | sigue igual | esta igual
is very | esta muy | esta bien-muy | esta super | esta re | esta demasiado
is so | esta tan
is all | esta toda | esta todo
it is done | ya esta$ | ya estuvo | ya quedó
is drunk | esta borracho | esta borracha | esta tomado | está tomado | esta pedo | está pedo | esta mamado | está hasta atrás | va tomado | viene tomado | viene borracho
is unconscious | esta desmayado | esta desmayada
is pregnant | esta embarazada
is full | esta lleno | esta llena
is open | esta abierta | esta abierto
is closed | esta cerrada | esta cerrado
is allowed | esta permitido | esta permitida
is forbidden | esta prohibido | esta prohibida
is choking | se esta ahogando | se esta atragantando | se atora con comida | se atoró | esta atragantando | esta ahogando | esta asfixiando
is having a seizure | está convulsionando | esta convulsionando | tiene convulsiones | le dan convulsiones | le da un ataque epiléptico | le dio un ataque epiléptico | le está dando un ataque
but i did write that | pero si lo puse | pero sí lo puse | pero si eso lo puse | pero si eso lo escribí | pero si lo escribí | pero si yo lo puse | pero si eso lo dije | si yo eso lo puse | eso sí lo puse | eso si lo puse | eso sí lo escribí | eso sí lo dije | eso ya lo había puesto | eso ya lo puse | ahí lo puse | ahí lo dice | ahí lo escribí | pero lo puse | pero ahí lo puse | está escrito ahí | si ahí lo dice
i did write | yo sí puse | yo si puse | si yo si puse | yo sí escribí | yo si escribí | sí que puse | si que puse
i did say | yo sí dije | yo si dije | sí que dije | si que dije | pero si yo dije
i did tell | yo sí conté | yo si conté | pero si conté
why only … | por qué solo me das … | por qué solo me diste … | por qué me diste solo … | por qué me pusiste solo … | por qué tan poquito | por qué nomás … | por qué nada más …
why so few points | por qué tan bajo | por qué tan bajita la nota | por qué tan mala nota
why did i lose points | por qué me bajaste puntos | por qué me quitaste puntos | por qué me bajas puntos | por qué me quitas puntos | por qué me bajaron puntos | por qué me bajó la nota | por qué me bajó el puntaje | por qué bajó mi puntaje | por qué bajé
i lost points | me bajaste puntos | me quitaste puntos | me bajó la nota
i disagree with that score | me parece injusto | qué injusto | te pasas | te pasaste con la nota | esa nota no es justa | merezco más | merecía más | yo merezco más puntos | esa nota está mal
what was missing | qué le faltaría | y qué me faltó | qué es lo que falta
what did i do wrong | en qué fallé | qué hice mal | en qué la regué | en qué la cagué | dónde fallé | dónde la regué | en qué me equivoqué
give back | devolver el dinero | devolver la plata | devolver el producto | devolver la ropa | devolver una prenda | devolver un artículo | devolver una compra
i did not want to give back | no le quise devolver | no quise devolver | no le quería devolver
became very angry | se puso como loca | se puso como loco | se puso hecha una furia | se puso hecho una furia | se puso bravo | se puso brava | se encabronó | se emputó | se arrechó | se enojó muchísimo | se puso como una fiera | se alteró mucho
became aggressive | se puso agresivo | se puso agresiva | se puso violento | se puso violenta
became nervous | se puso nerviosa | se puso nervioso
becomes rude | se pone pesado | se pone borde | se pone grosero | se pone altanero | se pone intenso
started crying | se puso a llorar | se soltó a llorar | se echó a llorar | empezó a llorar | rompió a llorar
started shouting | se puso a gritar | empezó a gritar | empezó a gritarme | se puso a gritarme | me empezó a gritar
starts crying | se pone a llorar | empieza a llorar | se suelta a llorar
starts shouting | se pone a gritar | empieza a gritar
starts smoking | se pone a fumar | empieza a fumar
shouted at me | me gritó | me gritaba | me gritaron | me pegó un grito | me alzó la voz | me levantó la voz
shouts at me | me grita | me alza la voz | me levanta la voz
was rude to me | me faltó al respeto | me trató mal | me trató fatal | me habló feo | me contestó feo | me trató de tonta | me insultó | me dijo de todo
is rude to me | me falta al respeto | me trata mal | me habla feo | me contesta feo | me habla mal
blamed me | me echó la culpa | me culpó | me echaron la culpa
i took a deep breath | respiré hondo | respire hondo | respiré profundo
take a deep breath | respirar hondo | respira hondo | respirar profundo
a voucher | un vale | un bono de descuento | un vale de compra | un vale de descuento
i offered him a voucher | le ofrecí un vale | le di un vale
left calm | se fue tranquila | se fue tranquilo | se fue más tranquila | se fue más tranquilo
left happy | se fueron contentos | se fue encantada | se fue encantado | se fue satisfecha
was happy | quedó contenta | quedó contento | quedó feliz | quedó encantada | quedó encantado | quedó satisfecho | quedó satisfecha | quedaron contentos
cut his eyebrow | se abrió la ceja | se partió la ceja
cut his head | se abrió la cabeza | se partió la cabeza | se descalabró
i took her aside | la agarré aparte | la llevé aparte | hablé con ella aparte | hablé a solas con ella | la llamé aparte | la aparté
i took him aside | lo agarré aparte | lo llevé aparte | hablé con él aparte | hablé a solas con él | lo llamé aparte | lo aparté
i made a mistake | metí la pata | la cagué | la regué | la embarré | me equivoqué yo | la lié | la fregué | la pifié
i took responsibility | me hice cargo | di la cara | asumí mi error | asumí la responsabilidad | asumí la culpa | me hice responsable | asumí mi responsabilidad
i took care of | me hice cargo de | me ocupé de
i apologised | les pedí disculpas | ofrecí disculpas
i stayed calm | no perdí la calma | me quedé tranquila
stay calm | no perder la calma | guardar la calma
in the end everything went well | al final todo salió bien | al final salió todo bien | al final salió bien | todo quedó bien
we were short of staff | nos faltaba personal | nos faltaba gente | faltaba personal | faltaba gente | éramos pocos | no dábamos abasto | no nos dábamos abasto
we were very busy | estábamos a tope | estábamos a full | estábamos hasta arriba | estaba a reventar | estaba lleno de gente | estaba llenísimo | había un montón de gente | había muchísima gente | teníamos mucha chamba
the power went out | se fue la luz | se cortó la luz | hubo un apagón
the system went down | se cayó el sistema | no había sistema
money was missing in the till | no me cuadraba la caja | no cuadraba la caja | faltaba dinero en la caja | faltaba plata en la caja | se descuadró la caja
in charge of | a cargo de | encargada de | encargado de | al mando de
i was in charge | yo estaba a cargo | estaba a cargo | estaba al mando | yo era la encargada | yo era el encargado
i called the ambulance | pedí la ambulancia | llamé a la ambulancia | llamé una ambulancia | pedí una ambulancia | llamé a emergencias | llamé al 911 | llamé al 112
i noticed that | me di cuenta que | me fijé que
noticed | se dio cuenta | se dieron cuenta
have just | acabamos de
i am about to | estoy por | estoy a punto de
i had to | me tuve que
we had to | nos tocó
stopped | dejé de | dejó de
i look forward to it | me hace ilusión | me hace mucha ilusión | me da mucha ilusión | tengo muchas ganas
i want to | me dan ganas de | se me antoja
i do not feel like it | no tengo ganas | no me apetece | me da flojera | me da pereza | qué flojera | qué pereza
do you need … for | hace falta … para | se necesita … para | se requiere … para
do i need … | me hace falta … | hace falta … | se ocupa …
what is needed | qué hace falta | qué se necesita | qué se requiere | qué se ocupa | qué ocupo
do they require … | piden … | te piden … | me piden … | exigen … | te exigen … | es requisito …
what do they require | qué te piden | qué requisitos piden | qué requisitos hay | cuáles son los requisitos
may i wear | se vale llevar | puedo llevar puesto | puedo ir con | se puede ir con
may i | se vale
do they let me work | me dejan trabajar
is the pay good | se gana bien | pagan bien | pagan bien o mal | está bien pagado | se cobra bien | se gana bien o no
which pays more | en cuál se cobra más | en cuál se gana más | cuál paga más | cuál paga mejor | dónde pagan más | dónde se gana más | quién paga más | quién paga mejor | en cuál pagan más
how much do they pay | cuánto te pagan | como cuánto pagan | más o menos cuánto pagan | cuánto pagan al mes | cuánto se gana al mes
do you sleep at home | duermes en casa | se duerme en casa todos los días
is it worth it | sale a cuenta
how often | cada cuándo | cada qué tanto
how … is | qué tan … es | qué tan … está | cómo de … es
how hard is it | qué tan difícil es | cómo de difícil es | qué tan complicado es
how strict are they | qué tan estrictos son | qué tan exigentes son | son muy estrictos
how good must my english be | qué tan bueno tiene que ser mi inglés | qué tanto inglés piden | qué tanto inglés tengo que saber
what is … for | para qué sirve … | para qué sirven … | para qué es … | para qué son …
what happens on … | en qué consiste … | de qué trata … | de qué va … | cómo va lo de … | en qué consisten …
what is it like to work at … | cómo es trabajar en … | qué tal es trabajar en … | qué tal trabajar en … | qué tal se trabaja en … | cómo se trabaja en …
what is … like | qué tal es … | qué tal está … | cómo es …
what about | qué onda con | qué hay de | y lo de | qué pasa con lo de | qué pasa con | y qué con | y qué hay de
what is wrong with | qué pedo con | qué tiene de malo
what is the difference to | en qué se diferencia de | qué diferencia hay con | qué lo diferencia de
what is the difference between … and | en qué se diferencian … y | en qué se distinguen … y | qué diferencia hay entre … y | cuál es la diferencia entre … y | diferencia entre … y
what do i say if | qué le digo si | qué digo si | qué se dice si | qué contesto si | qué respondo si | qué les digo si
what do i answer when | qué contesto cuando | qué respondo cuando | qué digo cuando
what do i do when | qué se hace cuando | cómo actúo cuando | qué haces cuando
what do i do if | cómo actúo si | cómo reacciono si | qué se hace en caso de | cómo le hago si | cómo hago si | qué haces si
how do i avoid | cómo le hago para no | cómo hago para no | qué hago para no | cómo puedo evitar
how do i avoid getting stuck when speaking | cómo le hago para no trabarme | cómo hago para no trabarme | qué hago para no trabarme | cómo no trabarme
how do i | cómo le hacen para | qué hago para
what happens if | y qué pasa si
as soon as i join | apenas entre | en cuanto entre
when it comes to | a la hora de
despite | pese a
anyway | de todos modos | de todas maneras
at least | cuando menos
in the end | al fin y al cabo | a fin de cuentas | al final de cuentas
above all | más que nada | más que todo
from time to time | de vez en cuando | de vez en vez | a ratos
soon | dentro de poco
a short time ago | hace poco | hace poquito | hace rato | hace un rato
for a long time | desde hace mucho | desde hace tiempo | hace tiempo | hace mucho$ | hace mucho que | hace un montón que
for … | desde hace …
just in case | por si acaso | por si las dudas | por si las moscas
on my own | yo solita
from the beginning | desde el principio | desde cero | de cero
by mistake | sin querer | por error | por accidente | por equivocación | sin darme cuenta | sin darse cuenta
on purpose | a propósito | adrede | aposta
honestly | la neta | a decir verdad | para serte sincera | para ser honesta | para ser honesto | te soy sincera | te soy sincero
too bad | ni modo | qué lástima | qué pena | qué mal | qué bajón | qué mala onda | lástima | qué rabia | qué coraje
i am nervous | qué nervios | qué nervio | estoy de los nervios | ando nerviosa | ando nervioso | ando nerviosita | me ganan los nervios | me traicionan los nervios
i am very nervous | me muero de los nervios | estoy hecho un flan
i am afraid | qué miedo | me da cosita | me da susto | me da cague | me da yuyu | tengo susto
i am very afraid | me muero de miedo | estoy cagada de miedo | estoy cagado de miedo | estoy cagada | estoy muerta de miedo | me da pánico | me da terror | le tengo pánico a | le tengo terror a
i am afraid of heights | le tengo pánico a las alturas | le tengo miedo a las alturas | me dan miedo las alturas | tengo vértigo | tengo miedo a las alturas
i am shy | me da corte | me da oso | soy penoso | me da mucha vergüenza
i am shy about speaking in public | me da pena hablar en público | me da vergüenza hablar en público | me cuesta hablar en público | me da corte hablar en público | me da miedo hablar en público | me da pánico hablar en público
i blush | me pongo colorado | me pongo roja como un tomate | me pongo rojo como un tomate | me sonrojo | me ruborizo | se me pone la cara roja
i stammer | se me traba la lengua | me trabo | me trabo al hablar | me trabo mucho | soy tartamuda | soy tartamudo | tartamudeo | me atoro al hablar | me trabo hablando
will they notice | se va a notar | se me va a notar | se nota mucho | lo van a notar | se darán cuenta | se van a dar cuenta
my mind goes blank | se me va la onda | se me va el avión | se me va la olla | me bloqueo | se me borra todo | se me pone la mente en blanco | me quedo muda | me quedo mudo
my mind went blank | se me fue la onda | me bloqueé | se me olvidó todo | se me borró todo | me quedé muda | me quedé mudo
what if my mind goes blank | y si se me olvida todo | y si me bloqueo | qué hago si me bloqueo
what if they do not take me | y si no me cogen | y si no me agarran | y si no me seleccionan | y si no quedo | y si me rechazan | y si no me toman | y si no paso | y si no me eligen
what if i fail | y si me va mal | y si fracaso | y si la cago | y si la riego | y si fallo | y si repruebo | y si suspendo
i am not good enough | no soy suficiente | siento que no puedo | no doy el ancho | siento que no doy la talla | no sirvo pa nada
my voice shakes | me tiembla la voz | se me quiebra la voz | se me corta la voz
my hands shake | me tiembla la mano
my hands sweat | me sudan las manos
i find it hard to | me cuesta | me cuesta mucho | me cuesta trabajo | me cuesta un poco | se me hace difícil | se me dificulta | me resulta difícil
i am good at | se me da bien | se me dan bien | soy buena en | soy bueno en | soy buena para | soy bueno para | soy buena con | soy bueno con
i am bad at | se me da mal | se me dan mal | se me da fatal | se me dan fatal | soy mala en | soy malo en | soy mala para | soy malo para | soy malísima en
i do not get on with | me llevo mal con | no me llevo con | no me llevo bien con | no me cae bien | me cae mal | me cae gordo | me caen mal
i get on well with | me llevo muy bien con | me cae bien
we did not get on | nos llevábamos mal | nos llevamos mal | no nos llevábamos bien
does not do his part | no hace su parte | no hace nada | se hace el loco | se hace la loca | se escaquea | no coopera | se rasca la barriga | me deja todo el trabajo
i miss | extraño a | extraño mi | extraño mucho a
i will miss | voy a echar de menos | voy a extrañar | voy a echar mucho de menos | voy a extrañar mucho
leave my family | dejar a mi familia | dejar la familia | dejar mi familia | separarme de mi familia | irme lejos de mi familia
leave my mother alone | dejar a mi mamá sola | dejar sola a mi mamá | dejar sola a mi madre | dejar a mi madre sola
far from home | lejos de los míos
away from home | fuera de casa | fuera de mi casa
how many nights are you away from home | cuántas noches pasas fuera de casa | cuántas noches pasas fuera | cuántas noches duermes fuera | cuántas noches estás fuera de casa
how many days off do you get | cuántos días libres tienes | cuántos libres al mes | cuántos días libres al mes | cuántos días descansas
may i choose my days off | puedo pedir mis días libres | puedo elegir mis días libres | se pueden pedir días libres | se pueden elegir los días libres | puedo pedir días libres
do they decide | te los ponen ellos | lo deciden ellos | los ponen ellos | los deciden ellos
who looks after my child | quién me cuida al niño | quién me cuida a la niña | con quién dejo al niño | con quién dejo a mi hijo | con quién dejo a mi hija | con quién dejo a la niña
the birthday of | el cumple de | el cumpleaños de
my birthday | mi cumple | mi cumpleaños
do they give you a flat | te dan depa | te dan departamento | dan depa | el alojamiento lo ponen ellos | la vivienda la paga la empresa
do i have to pay for the flat myself | hay que rentar depa | lo tienes que rentar tú | lo tienes que rentar tu | lo tienes que pagar tú | lo pagas tú | lo tengo que pagar yo | tengo que pagar el piso | hay que pagar el alojamiento | se paga aparte
i do not have enough money for | no me alcanza la lana para | no me alcanza la plata para | no me alcanza el dinero para | no me alcanza para | no tengo dinero para | no tengo plata para | no tengo lana para
i do not have enough money | no me alcanza | no me alcanza la lana | no me alcanza la plata | no me alcanza el dinero | ando sin dinero | ando corta de dinero | no tengo un peso | estoy sin un duro | no tengo lana | no tengo plata
is it enough to live on | alcanza para vivir | da para vivir | se puede vivir con eso | se vive bien con eso | llegas a fin de mes | se llega a fin de mes
do they pay for | pagan algo de | te pagan el | te pagan la | pagan el | pagan la
my skin dries out | se me reseca la piel | se me reseca mucho la piel | se reseca la piel | se te reseca la piel
my hair falls out | se me cae el pelo | se me cae el cabello
my feet swell | se me hinchan los pies | se te hinchan los pies | se me hinchan las piernas
my ears hurt | se me tapan los oídos | se me taponan los oídos | se tapan los oídos
i get pimples | me salen granos | me salen espinillas | me sale acné | me salen granitos
i get airsick | me mareo en el avión | me mareo en los aviones | me mareo volando | me da mareo
i forgot | se me olvidó | se me pasó | se me fue de la mente
i forget | se me olvida | se me pasa
i dropped | se me cayó | se me cayeron | se me resbaló
i spilled | se me derramó | se me cayó encima | le tiré encima | le derramé | le eché encima
catches fire | se me prende fuego
caught fire | se prendió fuego | prendió fuego | cogió fuego | agarró fuego
it smells of burning | huele como a quemado | huele raro como a quemado
it smells of smoke | huele a humo | hay olor a humo
smoke comes out of | sale humo de | sale humo del | está saliendo humo de | está saliendo humo del | echa humo
do i pour water on it | le tiro agua
do i put something in his mouth | le meto algo en la boca | le pongo algo en la boca | le meto una cuchara en la boca
bite his tongue | se muerda la lengua | morderse la lengua | no se muerda | se muerda
has a heart attack | le da un infarto | le está dando un infarto | le da un ataque al corazón | tiene un infarto | le esta dando un infarto
had a heart attack | le dio un infarto | le dio un ataque al corazón | tuvo un infarto
has a panic attack | le da un ataque de pánico | le da un ataque de ansiedad | tiene un ataque de pánico | entra en pánico | le da pánico | le da una crisis de ansiedad
faints | cae desmayado | cae redondo | le da un síncope | se descompensa | se desploma
his face swells | se le hincha la cara | se le hinchan los labios | se le hincha la boca
his tongue swells | se le hincha la lengua
his throat closes | se le cierra la garganta
cannot breathe | se queda sin aire | no le entra el aire
turns blue | se pone azul | se pone morado | se pone morada | se está poniendo azul
turns pale | se pone pálido | se pone blanco | se pone pálida
do i raise the legs | le levanto las piernas | le levanto las patas | le subo las piernas | le alzo las piernas
on his side | de lado | de costado | de ladito
on his back | boca arriba | de espaldas
face down | boca abajo
i inject the epipen | le clavo el epipen | le pincho el epipen | le pongo el epipen | le inyecto el epipen | le inyecto la adrenalina | le pongo la adrenalina | le clavo la adrenalina
goes into labour | entra en trabajo de parto | esta de parto | va a dar a luz | está a punto de parir | está pariendo
during the flight | en medio del vuelo | durante el vuelo | a mitad del vuelo | a medio vuelo
wants to hit me | me quiere pegar | quiere pegarme | me quiere golpear | quiere golpearme
hit me | me pegó | me golpeó | me dio un golpe | me dio una cachetada | me metió un golpe
touches me | me manosea | me agarra la nalga | me toca el culo | me toca la pierna | me mete mano | se pasa de listo | se propasa
does not want to fasten the seat belt | no quiere ponerse el cinturón | no se quiere poner el cinturón | no se pone el cinturón | no se abrocha el cinturón
tries to open the door | intenta abrir la puerta | quiere abrir la puerta | trata de abrir la puerta
does not stop | no para de | no deja de
keeps kicking the seat | no para de patear el asiento | no deja de patear el asiento | patea el asiento | va dando patadas al asiento | me patea el asiento | está pateando el asiento | le da patadas al asiento
does not listen to me | no me hace caso | no hace caso | no me pela | ni me pela | ni caso | ni me hace caso | pasa de mí | no me obedece | no me da bola
ignores him | ni lo pela | no lo pela | ni caso le hace | no le hace caso | ni le hace caso | pasa de él | no le dice nada
keep an eye on | estar pendiente de | estar al pendiente de | echar un ojo a | echarle un ojo a
do i move him to another seat | lo muevo de lugar | lo cambio de lugar | lo cambio de asiento | lo muevo de asiento | lo siento en otro lado | lo paso a otro asiento
want to swap seats | quiere cambiar de asiento | quiere cambiarse de asiento | se quiere cambiar de asiento | quiere cambiarse de lugar
do i put on my mask first | me pongo yo primero la mascarilla | me pongo primero la mascarilla | primero me pongo la mascarilla | me pongo yo la mascarilla primero | primero la mía
or do i put it on the baby | o se la pongo al bebé | o se la pongo al niño | o primero al niño | o primero al bebé
i guess a | le tiro a la a | le voy a la a | me voy por la a | voy con la a | diría que la a | digo la a | me quedo con la a | pongo la a | será la a | creo que la a | yo digo a | tal vez la a | quizás la a | a lo mejor la a
i guess b | le tiro a la b | le voy a la b | me voy por la b | voy con la b | diría que la b | digo la b | me quedo con la b | pongo la b | será la b | creo que la b | yo digo b | tal vez la b | quizás la b | a lo mejor la b | me la juego con la b
i guess c | le tiro a la c | le voy a la c | me voy por la c | voy con la c | diría que la c | digo la c | me quedo con la c | pongo la c | será la c | creo que la c | yo digo c | tal vez la c | quizás la c | a lo mejor la c | me la juego con la c
i guess d | le tiro a la d | le voy a la d | me voy por la d | voy con la d | diría que la d | digo la d | me quedo con la d | pongo la d | será la d | creo que la d | yo digo d | tal vez la d | quizás la d
no idea, maybe a | ni idea la a | ni idea tal vez la a | no sé la a | no sé quizás la a | no sé será la a
no idea, maybe b | ni idea la b | ni idea tal vez la b | no sé la b | no sé quizás la b | no sé será la b | ni idea le tiro a la b | ni idea pongo la b
no idea, maybe c | ni idea la c | ni idea tal vez la c | no sé la c | no sé quizás la c | no sé será la c | ni idea le tiro a la c | ni idea pongo la c
but i am not sure | pero no estoy segura | pero no estoy seguro | pero no pondría la mano en el fuego | no pondría la mano en el fuego | pero no me hagas caso | pero no me hagas mucho caso | pero ni idea | pero con dudas
i am between … | estoy entre … | dudo entre … | me debato entre …
i am guessing | al tanteo | a la suerte | al azar | al tin marín | a ojo | de tin marín | de chiripa
i have to go | te dejo que | los dejo que | me tengo que ir que | ya me voy que
goodbye | bueno te dejo$ | ^te dejo$ | ^bueno te dejo | nos vemos luego | nos vemos al rato | ahí nos vemos | ^me piro | ^me las piro | ^ya me voy | me voy a clases | me voy a trabajar | ^al rato$ | ^luego te escribo | luego te hablo | luego sigo | después sigo | al rato sigo | más tarde sigo | cuídate | que estés bien | que te vaya bien | buen día$ | buen finde | feliz noche | feliz tarde | bendiciones
i will be back | ahorita regreso | ahorita vuelvo | ahora vuelvo | ya vuelvo | ya vengo | en un rato vuelvo | vuelvo en un rato | regreso al rato
thanks, that helped me | me salvaste la vida | me salvaste | me has salvado | me has salvado la vida | me sirvió un montón | me re sirvió | me fue de gran ayuda | eres una crack | sos un genio | sos una genia | sos lo más | eres la onda | te pasaste gracias | te la rifaste | te luciste
yes | ^va que va | ^sale$ | ^sale pues | ^sale y vale | ^órale pues | ^órale va | ^ándale pues | ^de una | ^dale pues | ^cómo no$ | ^así es$ | ^ya$ | ^ta bien | ^ta bueno | ^me parece bien | ^a full$ | ^joya$ | ^venga vale | ^va va
no | ^ni de broma | ^ni loca | ^ni loco | ^ni hablar$ | ^ni de coña | ^ni en pedo | ^nel$ | ^claro que no | ^no gracias
really? | no manches | no mames | no inventes | no me digas | en serio$ | no jodas | no fastidies | me estás vacilando | es broma$ | estás de broma | qué fuerte | no te creo | anda ya
great | ^qué chido | ^qué padre | ^qué guay | ^qué bien | ^qué bacano | ^qué chévere | ^qué bueno | ^qué genial | ^qué lindo | ^chévere$ | ^bacano$ | ^qué ilusión | ^qué emoción | ^qué alivio | ^de lujo | ^de diez | ^de puta madre | ^a toda madre | ^está chido | ^mola$ | ^mola mucho | ^me mola
how strange | qué raro | qué extraño | está bien rara | esta bien rara | está bien raro | esta bien raro | qué pregunta tan rara | qué pregunta más rara
one that is not so hard | pero no tan jodida | pero no tan difícil | no tan difícil | pero no tan complicada | pero una no tan difícil
another question please | échame otra | aviéntame otra | mándame otra | lánzame otra | va otra | échate otra | dale otra | tirate otra
hello | ^qué onda$ | ^buenas buenas | ^cómo andas | ^cómo vas
may i dye my hair | me puedo teñir el pelo | puedo teñirme el pelo | se puede tener el pelo teñido | puedo llevar el pelo teñido | puedo ir con el pelo teñido | me dejan teñirme el pelo | me puedo pintar el pelo | puedo tener el pelo de color | me puedo teñir | puedo pintarme el pelo
all the time | todo el rato | todo el tiempo
too old | muy grande de edad | ya muy mayor
am i too old to | soy muy vieja para | soy muy viejo para | ya soy muy vieja pa | soy muy mayor para | soy demasiado mayor para | estoy muy vieja para | ya estoy vieja para | estoy muy grande para
am i too short | soy muy chiquita
am i too young | estoy muy chica | estoy muy joven
i am overweight | estoy gordito | estoy pasada de peso | tengo unos kilos de más | me sobran unos kilos | estoy llenita | peso mucho
i have a small tattoo | tengo un tatuaje chiquito | tengo un tatuajito | tengo un tattoo chiquito | tengo un tatuaje pequeñito
can they see it | me lo van a ver | se me ve | se ve con el uniforme | se ve mucho | se alcanza a ver
is that a problem | afecta en algo | influye en algo | hay bronca | hay pedo
i have never worked | no he trabajado nunca | jamás he trabajado
i looked after children | cuidé niños | cuide niños | cuidaba niños | cuidé a niños
i worked as | chambeé de | chambeaba de | curraba de | laburaba de | laburé de
i work as | chambeo de | laburo de
i worked in | chambeaba en | curraba en | laburaba en | chambeé en
i worked | chambeaba | curraba | laburaba
where i worked | donde chambeaba | donde curraba | donde laburaba | donde trabajaba
do they count | cuentan como | sirven como | valen como
do i have to send a photo | tengo que mandar foto | hay que mandar foto | hay que poner foto | piden foto | va con foto | pongo foto
may i send my cv | puedo mandar la hoja de vida | puedo mandar mi hoja de vida | puedo enviar la hoja de vida | puedo mandar mi cv | puedo mandar mi currículum | puedo enviar mi cv
do i have to wait | me toca esperarme | me toca esperar | me tengo que esperar | tengo que esperarme | hay que esperar | o me espero | o tengo que esperar
can i already apply | ya puedo aplicar | ya puedo postularme | ya puedo presentarme | ya me puedo presentar | puedo aplicar ya | puedo ir aplicando
go to | ir a | ir al | ir hasta
in a skirt | en falda | con falda | de falda
in trousers | en pantalón | con pantalón | de pantalón
what do i wear | con qué voy vestida | qué outfit llevo | de qué voy vestida
pretend | hacer como que | hacerse el | hacerse la
turns out that | resulta que | sucede que | pasa que | lo que pasa es que
the thing is that | el caso es que | la cosa es que | la cuestión es que
i mean | quiero decir
let's see | a ver$ | ^a ver | vamos a ver | veamos
did i understand correctly | a ver si entendí | a ver si entendi | a ver si me queda claro | a ver si he entendido | entendí bien | he entendido bien | entonces entendí bien
is that right | está correcto | estoy en lo correcto | estoy en lo cierto | esta correcto | ^es así$
in other words | en otras palabras | dicho de otra forma
take a nap | echar una siesta | echarme una siesta | echarse una siesta
how do i sleep | cómo se duerme | cómo le hacen para dormir | cómo hacen para dormir
i cannot sleep | no puedo dormir | no pego ojo | no duermo nada | no duermo bien
if i do not sleep | si no duermo
get used to | acostumbrarse a | acostumbrarme a | uno se acostumbra a | te acostumbras a
does one get used to it | te acabas acostumbrando
on call | de guardia | de retén | de imaginaria
is there free time | hay tiempo libre | queda tiempo libre | se tiene tiempo libre | te queda tiempo para
my boyfriend says that | mi novio dice que | mi chico dice que | mi pareja dice que
break up | cortar con | dejarlo con | terminar con mi novio | romper con
does a relationship survive that | aguanta la pareja | se puede tener pareja | se puede tener novio | se puede tener novia | cómo se lleva la pareja | cómo le hacen con la pareja
does not speak english | no habla inglés | no entiende inglés
speak slowly | hablar despacio | habla despacio | hablar lento
they fired me | me botaron del trabajo | me corrieron
i am short | soy bajita | soy chaparrita | soy bajito | soy petisa
am i doing well | vamos bien
is wet | esta mojado | esta mojada
is angry | esta enojado | esta enojada | esta enfadado | esta furioso
is scared | esta asustado | esta asustada
is tired | esta cansado | esta cansada
is lost | esta perdido | esta perdida
is hot | esta caliente
is broken | esta roto | esta rota | esta descompuesto
is sick | esta enfermo | esta enferma
is dizzy | esta mareado | esta mareada
is there | esta ahí | esta alli
is in | esta en el | esta en la
who pays | quien paga | quién lo paga | quien la paga
do i have to pay for it myself | la paga uno | lo paga uno | lo pago yo | la pago yo | corre por mi cuenta | sale de mi bolsillo
you have to | te toca | te tocan
do you always have to work | siempre te toca trabajar | siempre toca trabajar | te toca trabajar siempre
be fit | estar en forma | tener buena condición física | tener buena condición
do i have to be fit | hay que estar en forma | tengo que estar en forma | hay que tener condición física
as a joke | de broma | en broma | jugando nomás
how far in advance | con cuánta anticipación | con cuánta antelación | con cuánto tiempo de anticipación | con cuánto tiempo | con qué antelación
roster | rol de vuelos | rol de vuelo | el rol | la malla de vuelos | programación de vuelos | la progra
i left my job | me salí de mi trabajo | dejé mi trabajo | renuncié a mi trabajo | me fui de mi trabajo | me salí del trabajo
why i left my job | por qué me salí | por qué dejé mi trabajo | por qué me salí de mi trabajo | por qué me fui de mi trabajo | por qué renuncié
why i left my last job | por qué me salí de mi trabajo anterior | por qué dejé mi trabajo anterior | por qué dejé mi último trabajo | por qué me fui de mi último trabajo
i run out of time | se me acaba el tiempo | se me acabe el tiempo | no me da tiempo | no me alcanza el tiempo | no me da el tiempo
what if i run out of time | y si se me acaba el tiempo | y si no me da tiempo | qué pasa si se me acaba el tiempo
do i have to take them off | me los tengo que quitar | tengo que quitármelos | me las tengo que quitar | hay que quitárselos
do i have to take it off | me lo tengo que quitar | tengo que quitármelo | hay que quitárselo | me la tengo que quitar
glasses | lentes de aumento | gafas graduadas | lentes graduados
which do you recommend | cuál recomiendas | cuál me aconsejas
as a waitress | de mesera | de camarera | de moza | como mesera | como camarera
as a waiter | de mesero | de camarero | de mozo | como mesero | como camarero
as a shop assistant | de dependienta | de vendedora | como dependienta | como vendedora | de dependiente | de vendedor
as a receptionist | de recepcionista | como recepcionista
as a cashier | de cajera | de cajero | como cajera | como cajero
as a babysitter | de niñera | como niñera | de canguro
had a fight | se agarraron a golpes | se agarraron a trompadas | se pelearon | se liaron a golpes | se dieron de golpes | se dieron de golpes dos | se agarraron
are fighting | se están peleando | se estan peleando | se agarran a golpes | se están agarrando a golpes
i called him again | le volví a marcar | le volví a llamar | lo volví a llamar | la volví a llamar
i wrote it again | la volví a escribir | lo volví a escribir | la escribí otra vez | lo escribí otra vez | la reescribí | la he vuelto a escribir
again i | volví a
hung up on me | me colgó | me colgo | me colgaron
hangs up on me | me cuelga
is the score higher now | ya subió | subió la nota | me subió la nota | ya me subió | subió algo | mejoró la nota
why do you give me … | por qué me pones … | por qué me pones un … | por qué me diste … | por qué me das … | por qué me pusiste … | porque me pones un … | porque me diste … | porque me das …
ask me the same question again | dame la misma pregunta | hazme la misma pregunta | otra vez la misma pregunta | repíteme la misma pregunta | vuelve a hacerme la misma pregunta | ponme la misma pregunta | la misma otra vez
i want to answer it better | la quiero contestar mejor | quiero contestarla mejor | quiero mejorarla | la quiero mejorar | quiero responderla mejor
strange things | cosas raras
the engines fail | se apagan los motores | fallan los motores | se para el motor | se apaga un motor | falla un motor | se paran los motores
do i intervene | me meto$ | tengo que meterme | me tengo que meter | debo meterme | intervengo
is hitting | esta pegandole a | está pegándole a | le está pegando a | le pega a | está golpeando a | esta golpeando | esta pegando
where do … sit | dónde se sienta … | dónde van sentados … | dónde se sientan … | dónde va sentado … | dónde va sentada …
so far away | muy lejos | lejísimos
do you share a hotel room | compartes cuarto de hotel | se comparte habitación | compartes habitación | compartes cuarto | se comparte cuarto | hay que compartir habitación | hay que compartir cuarto
do you get your own room | te dan uno solo para ti | te dan habitación para ti sola | te dan cuarto propio | cada uno tiene su habitación | tienes habitación propia
how it went | cómo me fue | cómo me ha ido | cómo me fue a mí
i will tell you how it went | te cuento cómo me fue | te paso a contar cómo me fue | ya te contaré | ya te cuento | luego te cuento | te contaré cómo me fue | paso a contarte
it was my fault | por mi culpa | fue mi culpa | fue culpa mía | la culpa fue mía | por culpa mía
his blood pressure drops | se le baja la presión | le baja la presión | se le baja la tensión | le da una bajada de tensión | le dio un bajón de tensión | se le bajó la presión
low blood sugar | se le baja el azúcar | le baja el azúcar | le dio un bajón de azúcar | se le bajó el azúcar
cold sweat | sudando frío | sudor frío | suda frío
go on | sigamos | sígale | síguele | dale seguimos | prosigue | prosigamos | avancemos
i am crazy to | estoy loca por | estoy loco por
the wages of | la paga de
it goes well | me va bien | va bien
it went well | me fue genial | me fue súper | salió genial
it went badly | me fue pésimo | salió fatal
my family does not want me to go | mis papás no quieren que me vaya | no quieren que me vaya | mis papás no me apoyan
get stuck in the throat | se le atora en la garganta | se le atoró en la garganta | se le quedó en la garganta | se le metió en la garganta
is helping | esta ayudando
is calling | esta llamando
is warning | esta avisando
is informing | esta informando
is listening | esta escuchando
is treating | esta tratando | esta curando
is serving | esta atendiendo | esta sirviendo
is taking | esta llevando | esta tomando | esta cogiendo | esta tardando
is sitting | esta sentando
is evacuating | esta evacuando
is waking up | esta despertando
is looking after | esta cuidando
is accompanying | esta acompañando
is guiding | esta guiando
is convincing | esta convenciendo
is inviting | esta invitando | esta citando
is opening | esta abriendo
is closing | esta cerrando
is speaking | esta hablando
is saying | esta diciendo
is putting | esta poniendo | esta colocando
is asking | esta preguntando
is answering | esta respondiendo | esta contestando
is explaining | esta explicando
is offering | esta ofreciendo
is asking for | esta pidiendo
is checking | esta comprobando | esta revisando | esta checando | esta verificando
is controlling | esta controlando
is calming down | esta calmando | esta tranquilizando
is managing | esta gestionando | esta logrando
is handling | esta manejando
is solving | esta resolviendo | esta solucionando
is avoiding | esta evitando
is putting out | esta apagando
is using | esta usando | esta utilizando | esta ocupando
is bringing | esta trayendo
is taking out | esta sacando
is removing | esta quitando | esta retirando
is moving | esta moviendo | esta mudando | esta trasladando
is stopping | esta parando | esta deteniendo
is leaving | esta dejando
is entering | esta entrando
is going out | esta saliendo
is arriving | esta llegando
is returning | esta volviendo | esta regresando
is going up | esta subiendo
is going down | esta bajando
is falling | esta cayendo
is running | esta corriendo
is jumping | esta saltando
is lifting | esta levantando
is beginning | esta empezando | esta comenzando | esta iniciando
is finishing | esta acabando | esta terminando
is working | esta trabajando | esta funcionando | esta chambeando | esta currando | esta laburando
is studying | esta estudiando | esta cursando
is learning | esta aprendiendo
is showing | esta enseñando | esta mostrando | esta demostrando
is practising | esta practicando | esta ensayando
is training | esta entrenando | esta formando
is preparing | esta preparando
is reviewing | esta repasando
is improving | esta mejorando
is getting | esta consiguiendo | esta obteniendo
is trying | esta intentando | esta probando
is deciding | esta decidiendo
is choosing | esta eligiendo
is thinking | esta pensando
is believing | esta creyendo
is understanding | esta entendiendo | esta comprendiendo
is remembering | esta recordando
is forgetting | esta olvidando
is losing | esta perdiendo
is earning | esta ganando | esta cobrando
is paying | esta pagando | esta abonando
is costing | esta costando
is living | esta viviendo
is travelling | esta viajando
is landing | esta aterrizando
is taking off | esta despegando
is boarding | esta embarcando
is disembarking | esta desembarcando
is laughing | esta riyendo
is smiling | esta sonriyendo
is coughing | esta tosiendo
is throwing up | esta vomitando
is sweating | esta sudando
is shaking | esta temblando | esta sacudiendo | esta agitando
is eating | esta comiendo
is drinking | esta bebiendo
is swimming | esta nadando
is dying | esta muriendo
is surviving | esta sobreviviendo
is suffering | esta sufriendo
is hurting | esta doliendo | esta hiriendo | esta lastimando
is exploding | esta explotando | esta estallando
is inflating | esta inflando
is arming | esta armando
is disarming | esta desarmando
is breaking | esta rompiendo
is blocking | esta bloqueando
is jaming | esta atascando
is cleaning | esta limpiando
is selling | esta vendiendo
is buying | esta comprando
is changing | esta cambiando
is sending | esta mandando | esta enviando
is receiving | esta recibiendo
is writing | esta escribiendo | esta redactando
is reading | esta leyendo
is looking for | esta buscando
is finding | esta encontrando
is looking at | esta mirando
is hearing | esta oyendo
is feeling | esta sintiendo | esta palpando
is noticing | esta notando
is passing | esta pasando | esta aprobando | esta superando
is happening | esta ocurriendo | esta sucediendo
is reacting | esta reaccionando
is acting | esta actuando
is needing | esta necesitando
is being missing | esta faltando
is being left over | esta sobrando
is selecting | esta seleccionando
is rejecting | esta rechazando | esta descartando | esta bateando
is accepting | esta aceptando
is failing | esta suspendiendo | esta fallando | esta reprobando
is presenting | esta presentando
is applying for | esta solicitando | esta tramitando
is applying | esta postulando | esta aplicando
is registering | esta inscribiendo
is meeting | esta cumpliendo
is requiring | esta exigiendo | esta requiriendo
is measuring | esta midiendo
is weighing | esta pesando
is covering | esta tapando | esta cubriendo
is making up | esta maquillando
is dressing | esta vistiendo
is doing my hair | esta peinando
is allowing | esta permitiendo
is forbiding | esta prohibiendo
is continuing | esta siguiendo | esta continuando
is staying | esta quedando
is lasting | esta durando
is existing | esta existiendo
is meaning | esta significando
is comparing | esta comparando
is recommending | esta recomendando
is advising | esta aconsejando
is telling | esta contando | esta narrando
is describing | esta describiendo
is pressing | esta presionando | esta apretando | esta pulsando
is pulling | esta tirando | esta jalando
is pushing | esta empujando
is fighting | esta peleando | esta luchando
is arguing | esta discutiendo
is complaining | esta quejando | esta reclamando
is insulting | esta insultando
is threatening | esta amenazando
is disturbing | esta molestando
is being angry | esta enfadando
is refusing | esta negando
is obeying | esta obedeciendo
is lying | esta mintiendo
is stealing | esta robando
is protecting | esta protegiendo
is saving | esta salvando
is saving money | esta ahorrando
is rescuing | esta rescatando
is leading | esta dirigiendo | esta liderando
is organising | esta organizando
is working together | esta colaborando
is cooperating | esta cooperando
is sharing | esta compartiendo
is handing out | esta repartiendo
is supporting | esta apoyando
is encouraging | esta animando
is suggesting | esta proponiendo | esta sugiriendo
is promising | esta prometiendo
is thanking | esta agradeciendo
is apologising | esta disculpando
is forgiving | esta perdonando
is congratulating | esta felicitando
is being born | esta naciendo
is growing up | esta creciendo
is getting married | esta casando
is adapting | esta adaptando
is getting used | esta acostumbrando
is missing | esta extrañando | esta añorando
is resting | esta descansando
is dreaming | esta soñando
is wishing | esta deseando
is worrying | esta preocupando
is getting sick | esta enfermando
is fainting | esta desmayando
is bandaging | esta vendando
is resuscitating | esta reanimando
is lying down | esta acostando | esta tumbando
is cooling | esta enfriando
is heating | esta calentando
is stowing | esta guardando
is hiding | esta escondiendo | esta disimulando
is fastening | esta abrochando
is unfastening | esta desabrochando
is taxiing | esta rodando
is crashing | esta chocando | esta estrellando
is turning | esta girando
is touching | esta tocando
is holding | esta sujetando
is grabbing | esta agarrando
is keeping | esta manteniendo
is containing | esta conteniendo
is adding | esta añadiendo | esta agregando
is repeating | esta repitiendo
is correcting | esta corrigiendo
is assessing | esta evaluando | esta valorando
is scoring | esta puntuando | esta calificando
is criticising | esta criticando
is improvising | esta improvisando
is standing out | esta destacando
is doubting | esta dudando
is fearing | esta temiendo
is hating | esta odiando
is loving | esta amando | esta encantando
is liking | esta gustando
is interesting | esta interesando
is interrupting | esta interrumpiendo
is mattering | esta importando
is filling | esta llenando
is filling in | esta rellenando
is signing | esta firmando
is renewing | esta renovando
is promoting | esta ascendiendo
is booking | esta reservando
is canceling | esta cancelando
is delaying | esta retrasando
is following | esta persiguiendo
is reporting | esta notificando | esta reportando | esta denunciando
is identifying | esta identificando
is recognising | esta reconociendo
is knowing | esta conociendo
is telling apart | esta distinguiendo | esta diferenciando
is operating | esta operando
is dirtying | esta ensuciando
is spilling | esta derramando
is tripping | esta tropezando
is sliping | esta resbalando
is switching on | esta encendiendo
is activating | esta activando
is deactivating | esta desactivando
is interviewing | esta entrevistando
is signing up | esta apuntando
is graduating | esta graduando
is making sure | esta asegurando
is confirming | esta confirmando
is announcing | esta anunciando
is communicating | esta comunicando
is translating | esta traduciendo
is pronouncing | esta pronunciando
is sounding | esta sonando
is smelling | esta oliendo
is firing | esta despidiendo
is releasing | esta soltando
is being wrong | esta equivocando | esta descuadrando
is belonging | esta perteneciendo
is gaining weight | esta engordando
is having | esta teniendo
is doing | esta haciendo | esta realizando
is seeing | esta viendo
is giving | esta dando
is flying | esta volando
is burning | esta quemando | esta ardiendo
is breathing | esta respirando
is hiring | esta contratando
is abandoning | esta abandonando
is hugging | esta abrazando
is abusing | esta abusando
is approaching | esta acercando
is clarifying | esta aclarando
is agreeing | esta acordando
is harassing | esta acosando
is accusing | esta acusando
is moving forward | esta adelantando | esta avanzando
is attaching | esta adjuntando
is admitting | esta admitiendo
is affecting | esta afectando
is loosening | esta aflojando
is scheduling | esta agendando
is isolating | esta aislando
is moving away | esta alejando
is feeding | esta alimentando
is renting | esta alquilando | esta rentando
is tying | esta amarrando
is writing down | esta anotando
is appearing | esta apareciendo
is crushing | esta aplastando
is hurrying | esta apurando
is starting | esta arrancando
is fixing | esta arreglando
is regretting | esta arrepintiendo
is risking | esta arriesgando
is throwing | esta arrojando | esta aventando | esta echando
is attending | esta asistiendo
is scaring | esta asustando | esta espantando
is getting stuck | esta atorando
is trapping | esta atrapando
is daring | esta atreviendo
is increasing | esta aumentando
is fasting | esta ayunando
is dancing | esta bailando
is deleting | esta borrando
is throwing away | esta botando
is joking | esta bromeando
is catching | esta cachando | esta pillando
is being quiet | esta callando
is getting tired | esta cansando
is singing | esta cantando
is punishing | esta castigando
is having dinner | esta cenando
is cooking | esta cocinando
is hanging up | esta colgando
is combining | esta combinando | esta compaginando
is competing | esta compitiendo
is completing | esta completando
is driving | esta conduciendo
is connecting | esta conectando
is confessing | esta confesando
is trusting | esta confiando
is confusing | esta confundiendo
is comforting | esta consolando
is infecting | esta contagiando
is copying | esta copiando
is paying contributions | esta cotizando
is creating | esta creando
is crossing | esta cruzando
is damaging | esta dañando
is dedicating | esta dedicando
is defending | esta defendiendo
is taking long | esta demorando
is depending | esta dependiendo
is melting | esta derritiendo
is discouraging | esta desanimando
is disappearing | esta desapareciendo
is having breakfast | esta desayunando
is disconnecting | esta desconectando
is distrusting | esta desconfiando
is discovering | esta descubriendo
is neglecting | esta descuidando
is disinfecting | esta desinfectando
is detecting | esta detectando
is discriminating | esta discriminando
is enjoying | esta disfrutando
is distracting | esta distrayendo
is dividing | esta dividiendo
is bending | esta doblando
is mastering | esta dominando
is getting worse | esta empeorando
is fitting in | esta encajando | esta acoplando
is taking care of | esta encargando
is locking in | esta encerrando
is plugging in | esta enchufando
is focusing | esta enfocando
is facing | esta enfrentando
is deceiving | esta engañando
is getting angry | esta enojando
is finding out | esta enterando
is handing over | esta entregando
is entertaining | esta entreteniendo
is spitting | esta escupiendo
is making an effort | esta esforzando
is parking | esta estacionando
is sneezing | esta estornudando
is exaggerating | esta exagerando
is expressing | esta expresando
is making easier | esta facilitando
is checking in baggage | esta facturando
is paying attention | esta fijando
is pretending | esta fingiendo
is floating | esta flotando
is frustrating | esta frustrando
is guaranteeing | esta garantizando
is spending | esta gastando
is recording | esta grabando
is moisturising | esta hidratando
is sinking | esta hundiendo
is ignoring | esta ignorando
is imagining | esta imaginando
is involving | esta implicando
is impressing | esta impresionando
is including | esta incluyendo
is making uncomfortable | esta incomodando
is indicating | esta indicando
is influencing | esta influyendo
is insisting | esta insistiendo
is inspiring | esta inspirando
is exchanging | esta intercambiando
is intervening | esta interveniendo
is injecting | esta inyectando | esta pinchando
is playing | esta jugando
is judging | esta juzgando
is washing | esta lavando
is getting up early | esta madrugando
is marking | esta marcando
is getting dizzy | esta mareando
is killing | esta matando
is memorising | esta memorizando
is mentioning | esta mencionando
is deserving | esta mereciendo
is mixing | esta mezclando
is biting | esta mordiendo
is forcing | esta obligando
is offending | esta ofendiendo
is tidying up | esta ordenando
is seeming | esta pareciendo
is taking part | esta participando
is kicking | esta pateando
is stepping on | esta pisando
is ironing | esta planchando
is planning | esta planeando
is talking | esta platicando
is preferring | esta prefiriendo
is lending | esta prestando
is intending | esta pretendiendo
is proceeding | esta procediendo
is causing | esta provocando
is publishing | esta publicando
is picking up | esta recogiendo
is recovering | esta recuperando
is reducing | esta reduciendo
is refunding | esta reembolsando
is strengthening | esta reforzando
is selling myself cheap | esta regalando
is scolding | esta regañando
is relaxing | esta relajando
is giving up | esta rindiendo
is resigning | esta renunciando
is representing | esta representando
is drying out | esta resecando
is resisting | esta resistiendo
is respecting | esta respetando
is summarising | esta resumiendo
is gathering | esta reuniendo
is surrounding | esta rodeando
is snoring | esta roncando
is greeting | esta saludando
is drying | esta secando
is separating | esta separando
is blushing | esta sonrojando | esta ruborizando
is putting up with | esta soportando
is supposing | esta suponiendo
is stammering | esta tartamudeando
is tattooing | esta tatuando
is getting stuck when speaking | esta trabando
is transferring | esta transfiriendo
is succeeding | esta triunfando
is ventilating | esta ventilando
is watching | esta vigilando
is stinking | esta apestando
is running over | esta atropellando
is boiling | esta hirviendo
is itching | esta picando
is sticking in | esta clavando
is paying attention to | esta pelando
is grazing | esta raspando
is soaking | esta empapando
is bending down | esta agachando
is kneeling | esta arrodillando
is dragging | esta arrastrando
is blowing | esta soplando
is chatting | esta cotorreando | esta charlando
is moving closer | esta arrimando
is getting out | esta zafando
is scamming | esta estafando
is losing weight | esta adelgazando
is catching a cold | esta resfriando
is getting excited | esta emocionando
is despairing | esta desesperando
is overwhelming | esta agobiando
is consulting | esta consultando
is delegating | esta delegando
is negotiating | esta negociando
is prioritising | esta priorizando
is coordinating | esta coordinando
is motivating | esta motivando
is reclining | esta reclinando
is getting drunk | esta embriagando | esta emborrachando
is behaving | esta comportando | esta portando
is disobeying | esta desobedeciendo
is ditching on water | esta amerizando | esta amarando
is deflating | esta desinflando
is deploying | esta desplegando
is raising | esta elevando
is becoming independent | esta independizando
is living together | esta conviviendo
is divorcing | esta divorciando
is breastfeeding | esta amamantando
is staying up all night | esta desvelando
is staying up late | esta trasnochando
did not close | se cerro
did not help | se ayudo
did not speak | se hablo
did not ask | se pregunto
did not explain | se explico
did not call | se llamo
did not warn | se aviso
did not control | se controlo
did not listen | se escucho
did not treat | se trato
did not put out | se apago
did not use | se uso
took | se llevo | se tomo | se tardo
did not remove | se quito
did not stop | se paro
did not leave | se dejo
did not enter | se entro
did not arrive | se llego
did not go down | se bajo
did not fall | se cayo
did not jump | se salto
did not lift | se levanto
did not begin | se empezo
did not practise | se practico
did not prepare | se preparo
did not improve | se mejoro
did not manage | se logro
did not try | se intento
did not think | se penso
did not believe | se creyo
did not remember | se recordo
did not forget | se olvido
did not pay | se pago
did not cost | se costo
did not travel | se viajo
did not fly | se volo
did not land | se aterrizo
did not take off | se despego
did not board | se embarco
did not disembark | se desembarco
did not evacuate | se evacuo
did not shout | se grito
did not cry | se lloro
did not breathe | se respiro
did not vomit | se vomito
did not bleed | se sangro
did not wake up | se desperto
did not smoke | se fumo
did not swim | se nado
did not explode | se exploto
did not inflate | se inflo
did not block | se bloqueo
did not jam | se atasco
did not buy | se compro
did not read | se leyo
did not look for | se busco
did not find | se encontro
did not look at | se miro
did not notice | se noto
did not react | se reacciono
did not act | se actuo
did not wait | se espero
did not need | se necesito
did not be missing | se falto
did not hire | se contrato
did not select | se selecciono
did not reject | se rechazo
did not accept | se acepto
did not apply for | se solicito
did not apply | se postulo
did not weigh | se peso
did not stay | se quedo
did not last | se duro
did not mean | se significo
did not recommend | se recomendo
did not advise | se aconsejo
did not tell | se conto
did not pull | se tiro
did not push | se empujo
did not hit | se golpeo
did not fight | se peleo
did not complain | se quejo
did not insult | se insulto
did not disturb | se molesto
did not refuse | se nego
did not support | se apoyo
did not miss | se extraño
did not rest | se descanso
did not have a seizure | se convulsiono
did not fasten | se abrocho
did not touch | se toco
did not like | se gusto
did not matter | se importo
did not interview | se entrevisto
did not save | se ahorro
put | se coloco
answered | se contesto
informed | se informo
checked | se comprobo | se reviso | se checo | se verifico
calmed | se calmo | se tranquilizo
handled | se gestiono | se manejo
treated | se curo
solved | se soluciono
avoided | se evito
used | se utilizo | se ocupo
took out | se saco
moved | se mudo | se traslado
sat | se sento
began | se comenzo
finished | se acabo | se termino
worked | se trabajo | se funciono | se chambeo | se curro | se laburo
studied | se curso
showed | se enseño | se mostro | se demostro
trained | se entreno | se formo
reviewed | se repaso
tried | se probo
earned | se gano | se cobro
laughed | se riyo
smiled | se sonriyo
sweated | se sudo
shook | se temblo | se agito
burned | se quemo
armed | se armo
disarmed | se desarmo
sent | se mando
heard | se oyo
passed | se paso | se aprobo | se supero
was left | se sobro
failed | se fallo | se reprobo
presented | se presento
covered | se tapo
maked up | se maquillo
did my hair | se peino
continued | se continuo
compared | se comparo
told | se narro
pressed | se presiono | se apreto | se pulso
hit | se pego
threatened | se amenazo
stole | se robo
saved | se salvo
rescued | se rescato
looked after | se cuido
accompanied | se acompaño
led | se lidero
organised | se organizo
worked together | se colaboro
cooperated | se coopero
encouraged | se animo
apologised | se disculpo
forgave | se perdono
congratulated | se felicito
married | se caso
adapted | se adapto
got used | se acostumbro
dreamed | se soño
wished | se deseo
worried | se preocupo
got sick | se enfermo
choked | se atraganto | se ahogo
bandaged | se vendo
resuscitated | se reanimo
lay down | se acosto | se tumbo
heated | se calento
stowed | se guardo
unfastened | se desabrocho
taxied | se rodo
crashed | se choco | se estrello
turned | se giro
held | se sujeto
grabbed | se agarro
added | se agrego
assessed | se evaluo | se valoro
scored | se puntuo | se califico
criticised | se critico
improvised | se improviso
stood out | se destaco
doubted | se dudo
loved | se amo | se encanto
interested | se intereso
filled | se lleno
filled in | se relleno
signed | se firmo
renewed | se renovo
booked | se reservo
canceled | se cancelo
delayed | se retraso
reported | se notifico | se reporto
identified | se identifico
operated | se opero
spilled | se derramo
tripped | se tropezo
slipped | se resbalo
activated | se activo
deactivated | se desactivo
signed up | se apunto
graduated | se graduo
made sure | se aseguro
confirmed | se confirmo
communicated | se comunico
sounded | se sono
invited | se invito | se cito
released | se solto
was wrong | se equivoco | se descuadro
put on weight | se engordo
threw | se echo | se arrojo | se avento
hijacked | se secuestro
is hijacking | esta secuestrando
ruined | se arruino
is ruining | esta arruinando
subtracted | se resto
placed | se ubico
uncovered | se destapo
swelled | se hincho
is swelling | esta hinchando
held on | se aguanto
is holding on | esta aguantando
guessed | se adivino
is guessing | esta adivinando
abandoned | se abandono
paid | se abono
hugged | se abrazo
abused | se abuso
approached | se acerco
clarified | se aclaro
agreed | se acordo
harassed | se acoso
accused | se acuso
moved forward | se adelanto | se avanzo
attached | se adjunto
affected | se afecto
loosened | se aflojo
scheduled | se agendo
isolated | se aislo
moved away | se alejo
fed | se alimento
rented | se alquilo | se rento
tied | se amarro
wrote down | se anoto
crushed | se aplasto
hurried | se apuro
started | se arranco
fixed | se arreglo
risked | se arriesgo
scared | se asusto | se espanto
got stuck | se atoro
trapped | se atrapo
increased | se aumento
fasted | se ayuno
danced | se bailo
deleted | se borro
threw away | se boto
joked | se bromeo
caught | se cacho | se pillo
was quiet | se callo
got tired | se canso
sang | se canto
punished | se castigo
had dinner | se ceno
cooked | se cocino
hung up | se colgo
combined | se combino | se compagino
completed | se completo
connected | se conecto
confessed | se confeso
comforted | se consolo
paid contributions | se cotizo
created | se creo
crossed | se cruzo
damaged | se daño
dedicated | se dedico
took long | se demoro
discouraged | se desanimo
had breakfast | se desayuno
rejected | se descarto | se bateo
disconnected | se desconecto
neglected | se descuido
disinfected | se desinfecto
detected | se detecto
discriminated | se discrimino
enjoyed | se disfruto
hid | se disimulo
bent | se doblo
mastered | se domino
got worse | se empeoro
fitted in | se encajo | se acoplo
took care of | se encargo
locked in | se encerro
plugged in | se enchufo
focused | se enfoco
faced | se enfrento
deceived | se engaño
practised | se ensayo
found out | se entero
handed over | se entrego
made an effort | se esforzo
parked | se estaciono
sneezed | se estornudo
exaggerated | se exagero
expressed | se expreso
made easier | se facilito
checked in baggage | se facturo
paid attention | se fijo
floated | se floto
frustrated | se frustro
guaranteed | se garantizo
spent | se gasto
recorded | se grabo
moisturised | se hidrato
ignored | se ignoro
imagined | se imagino
involved | se implico
impressed | se impresiono
included | se incluyo
made uncomfortable | se incomodo
indicated | se indico
influenced | se influyo
inspired | se inspiro
injected | se inyecto | se pincho
pulled | se jalo
played | se jugo
judged | se juzgo
hurt | se lastimo
washed | se lavo
fought | se lucho
got up early | se madrugo
marked | se marco
got dizzy | se mareo
killed | se mato
memorised | se memorizo
mentioned | se menciono
mixed | se mezclo
forced | se obligo
tidied up | se ordeno
felt | se palpo
took part | se participo
kicked | se pateo
stepped on | se piso
ironed | se plancho
planned | se planeo
talked | se platico
lent | se presto
caused | se provoco
published | se publico
did | se realizo
complained | se reclamo
recovered | se recupero
wrote | se redacto
refunded | se reembolso
strengthened | se reforzo
gave away | se regalo
scolded | se regaño
returned | se regreso
relaxed | se relajo
represented | se represento
dried out | se reseco
respected | se respeto
removed | se retiro
surrounded | se rodeo
snored | se ronco
greeted | se saludo
dried | se seco
separated | se separo
blushed | se sonrojo | se ruborizo
put up with | se soporto
stammered | se tartamudeo
tattooed | se tatuo
dyed | se tiño
got stuck when speaking | se trabo
applied for | se tramito
succeeded | se triunfo
ventilated | se ventilo
watched | se vigilo
stank | se apesto
ran over | se atropello
itched | se pico
stuck in | se clavo
paid attention to | se pelo
grazed | se raspo
soaked | se empapo
bent down | se agacho
knelt | se arrodillo
dragged | se arrastro
exploded | se estallo
blew | se soplo
chatted | se cotorreo | se charlo
moved closer | se arrimo
got out | se zafo
scammed | se estafo
lost weight | se adelgazo
applied | se aplico
got excited | se emociono
despaired | se desespero
consulted | se consulto
delegated | se delego
prioritised | se priorizo
coordinated | se coordino
motivated | se motivo
reclined | se reclino
got drunk | se embriago | se emborracho
behaved | se comporto | se porto
ditched on water | se amerizo | se amaro
deflated | se desinflo
deployed | se desplego
raised | se elevo
missed | se añoro
became independent | se independizo
breastfed | se amamanto
stayed up all night | se desvelo
stayed up late | se trasnocho
i had a recorded video interview | hice la entrevista grabada | hice la entrevista en video | hice el video de la entrevista | grabé la entrevista | ya grabé la entrevista | hice la videoentrevista
should i worry | debo preocuparme | tengo que preocuparme | me debo preocupar | es para preocuparse
is it true | será verdad | es cierto eso
i lost my job | me quedé sin trabajo | me quedé sin chamba | perdí mi trabajo | perdí el trabajo | me quedé en el paro | me quedé sin empleo
gap in my cv | el hueco | hueco laboral
how do i explain the gap in my cv | cómo explico el hueco | no sé cómo explicar el hueco | cómo explico el hueco en el cv | cómo justifico el hueco
my accent is strong | se me nota mucho el acento | se me nota el acento | tengo mucho acento | tengo un acento muy marcado | tengo acento
does that cost points | resta puntos | baja puntos | quita puntos | me resta puntos | me baja puntos
full-length | de cuerpo completo | de cuerpo entero | cuerpo completo | cuerpo entero
hair down | o suelto | pelo al aire
do they prefer me | me dan preferencia | tengo preferencia | tengo ventaja
i held back my tears | me aguanté las ganas de llorar | me aguante las ganas de llorar | me aguanté el llanto
was stung by | le picó | le pico una | le pico un | le picó una | le picó un
was stung by something | le pico algo | le picó algo | le ha picado algo
we came to an agreement | llegamos a un trato | llegamos a un acuerdo | quedamos en
do i pass with … | con … paso | con … apruebo | con … me aceptan
how many points is it now | ahora cuánto me das | cuánto me das ahora | ahora cuánto es | cuánto me das | ahora cuántos puntos tengo
in which part | en qué parte | en cuál parte
put his hand to his chest | se llevó la mano al pecho | se llevo la mano al pecho | se agarra el pecho | se toca el pecho | se agarró el pecho
where do i stick the pads | dónde se pegan los parches | dónde se ponen los parches | dónde pego los parches | dónde van los parches
do i hit the back | le doy golpes | le doy golpes en la espalda | le pego en la espalda
he finds it hard to | le cuesta
has a fever of | tiene … de fiebre | tiene fiebre de
do i cover him or uncover him | lo tapo o lo destapo | lo abrigo o lo desabrigo
do i pull it out | se lo saco | se lo quito
a man | un tipo | un vato | un wey | un man | un fulano
play along | seguir el juego | sigo el juego | le sigo el juego | le sigo la corriente | seguirle la corriente | seguirle el juego
is very drunk | va muy tomado | está muy tomado | esta muy tomado | va muy borracho | viene muy tomado | va hasta arriba
where do i seat him | dónde lo ubico | dónde lo siento
got loose | se soltó
walks around | anda por | anda suelto por
codeshare | código compartido
i think it is c | me suena la c | me late la c | me suena a la c
i think it is b | me suena la b | me late la b | me suena a la b
i think it is a | me suena la a | me late la a | me suena a la a
no idea | ni papa | ni papas | ni idea tengo | ni la menor idea | ni pajolera idea | no tengo ni papa | sepa la bola | quién sabe
happens to me again | me pase otra vez | me vuelva a pasar | me pase de nuevo
what if i have a panic attack | y si me da un ataque de pánico | y si me da un ataque de pánico a mí | y si a mí me da un ataque de pánico | y si en pleno vuelo me da un ataque de pánico
my back hurts | se me arruina la espalda | me duele la espalda
does the back suffer | se te arruina la espalda | sufre la espalda | se resiente la espalda
have their period | tienen la regla | están en sus días | tienen el periodo | estás en tus días | tienes la regla
made me laugh | me hiciste reír | me has hecho reír | me haces reír
i am very sleepy | me caigo de sueño | me muero de sueño | tengo mucho sueño | ando con sueño
let me think | déjame pensar | dejame pensar | dame un momento | dame un segundo | espérame tantito | aguántame tantito
without knowing how to swim | sin saber nadar
look people in the eye | ver a los ojos
is easy | esta facil
thanks a lot | mil graciasss | ^mil gracias
i feel calmer | me siento más tranquila | me siento mas tranquila | ya me siento más tranquila | ya me siento mejor | me siento más tranquilo | quedo más tranquila
how do i raise the score | cómo le subo a la nota | cómo subo el puntaje
how much is left after tax | cuánto queda limpio | cuánto te queda limpio | cuánto queda neto
distance learning | estudiar a distancia | estudiando a distancia | seguir estudiando
on standby | de reserva
how do i know that | cómo se que | cómo sé que | cómo sé si | cómo se si
toothpaste | pasta de dientes
do they tell you if you got in | te dicen si quedaste
may i change the date | puedo cambiar la fecha | puedo mover la fecha | puedo reprogramar | se puede cambiar la fecha | puedo cambiar el día
stag party | despedida de soltero | despedida de soltera
for me | pa mi$
that sounds like an excuse | me suena a excusa | suena a excusa
say it another way | dame otra forma | dame otra manera | otra forma de decirlo | dímelo de otra forma | dímelo de otra manera | de otra forma
ask me a typical question | hazme una pregunta típica | hazme una pregunta normal | hazme una típica | una pregunta típica | una pregunta normal
will never see me | no me verá el pelo | no me va a ver el pelo | no me ve el pelo | no me verá nunca
that we will never see each other | que no nos veremos | que no nos vamos a ver
is that too old | no es mucho? | es mucho? | no es mucha edad | no soy mayor
and how long does it take | cuánto tarda | y cuánto tarda | cuánto se tarda | y cuánto se tarda
`;
