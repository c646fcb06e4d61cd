/** Further Spanish words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
keep | mantenga mantengan conserv*
away | lejos fuera-de
back | espalda vuelta regreso
papers | papeles papel
documents | documento documentos documentación
packed | empaquetad*
waiting | esperando espera
lost | perdid* extraviad*
box | caja cajas
home | casa hogar
walk | caminar camino camina caminando paseo andar andando
feelings | sentimientos
missing | falta faltan desaparecid*
travel | viaje viajes
change | cambio cambios
bumps | baches sacudidas meneos
free | gratis gratuit* libre libres
gate | puerta-de-embarque gate
hold | bodega
floor | suelo piso-del-avión
smell | olor olores huele huelen
aisle | pasillo pasillos
stuck | atrapad* encerrad*
blow | soplar sopla soplo
sea | mar
ocean | océano
flames | llamarada
sleep | sueño-de-dormir
asleep | dormido dormida durmiendo
spray | spray aerosol
lap | regazo
knees | rodilla rodillas
cut | cortar corta corto-con
gas | gas
member | miembro miembros
loud | ruidos*
noise | ruido ruidos
level | nivel niveles
choose | escoger escojo escoge
belly | barriga abdomen estómago vientre
girl | chica niña-chica muchacha
boy | muchacho chaval
notes | apuntes notas
accident | accidente accidentes
tie | corbata
climb | escalar trepar
extra | extra extras adicional adicionales
safe | seguro segura seguros
sure | segurísim*
beside | lado
neighbour | vecin*
police | policía guardia-civil
staff | personal
company | empresa empresas
speaker | altavoz altavoces
lie | mentira mentiras
lying down | tumbad* acostad*
electric | eléctric* electrónic*
decision | decisión
decisions | decisiones
offer | oferta ofertas
thrown | lanzad*
throw | lanzar lanza tira-al
fuel | combustible queroseno
refuelling | repostaje repost* reabastecimiento
type | tipo clase-de
types | tipos clases-de
colour | color colores
wall | pared mamparo
hole | agujero hueco
ceiling | techo
sound | sonido sonidos
chemical | químic*
explosion | explosión
frozen | congelad*
trouble | lío líos apuro
finger | dedo dedos
wet | mojad*
dark | oscur*
line | línea
sentence | frase frases
class | clase clases
drugs | droga drogas
abroad | extranjero
thing | cosa
things | cosas
alarm | alarma alarmas
automatic | automátic*
place | lugar sitio
places | lugares sitios
cargo | carga mercancía
package | paquete paquetes
clean | limpi*
certificate | certificado certificados certificación diploma
watch | reloj
pictures | imágenes
silence | silencio
quiet | callad*
afternoon | tarde
evening | tarde-noche
assistant | asistente ayudante acompañante
adult | adulto adulta adultos
deep | profund*
arrival | llegada llegadas
departure | salida-de-vuelo partida
throat | garganta
neck | cuello
problem | problema
problems | problemas
swollen | hinchad* inflamad*
volunteering | voluntariado voluntari*
blanket | manta mantas frazada cobija
health | salud
office | oficina oficinas
plastic | plástic*
pocket | bolsillo bolsillos
leak | fuga-de escape-de-gas
size | tamaño medidas
case | caso casos
form | formulario formularios
cruise | crucero
bang | estallido golpe-fuerte
warning | advertencia advertencias
screen | pantalla pantallas
aggressive | agresiv* violent*
aggression | agresión violencia
rude | maleducad* groser* borde
foreign | extranjera extranjeros
name | nombre nombres apellido
risk | riesgo riesgos
badge | acreditación placa tarjeta-identificativa
seniority | antigüedad
stairs | escalera escaleras
shoes | zapatos zapato
heels | tacones tacón
impact | impacto
entrance | entrada
room | habitación habitaciones cuarto sala
shoulder | hombro hombros
arrested | detenid* arrestad*
device | dispositivo dispositivos aparato
sticker | pegatina etiqueta
cough | tos
meat | carne
fish | pescado
sweat | sudor
pale | pálid*
shaky | temblores temblor*
confused | confus* confundid* desorientad*
brain | cerebro
juice | zumo jugo
needle | aguja jeringa
pen | autoinyector epipen bolígrafo
teeth | dientes diente
lips | labios labio
upright | vertical
forward | adelante
radio | radio
suspicion | sospecha
suspicious | sospechos*
poison | veneno intoxicación
nap | siesta
awake | despiert*
distance | distancia
firefighter | bombero bomberos
invisible | invisible ocult*
protection | protección
table | mesa mesita bandeja
danger | peligro peligros
dangerous | peligros*
window blind | persianilla cortinilla
shaved | afeitad* rapad*
shave | afeitar*
report | informe informes parte-de
acid | ácid*
spare | repuesto recambio
camera | cámara
mark | marca
care | cuidado cuidados atención
unknown | desconocid*
incident | incidente incidentes incidencia
normal | normal normales
fog | niebla
cup | taza vaso vasos
useless | inútil inútiles
content | contenido
worry | preocupación preocupaciones preocupad*
brakes | frenos
injury | lesión lesiones trauma
cloud | nube nubes
sky | cielo
behaviour | comportamiento conducta actitud
restraint | esposas bridas inmovilizar
legal | legal
pause | pausa
theft | robo hurto
shy | tímid* vergonzos*
checklist | checklist
chime | campana timbre campanilla
personality | personalidad carácter
tray table | mesilla
car | coche auto
bed | cama
twice | doble
ticket | billete boleto pasaje tiquete
tickets | billetes boletos pasajes
cash | efectivo
accent | acento
microphone | micrófono interfono
parked | estacionad* aparcad*
demo | demostración demo
light | luz luces
procedure | procedimiento procedimientos protocolo
christmas | navidad navidades
skirt | falda
suit | traje
jacket | chaqueta americana-chaqueta
trousers | pantalón pantalones
shirt | camisa blusa
earrings | pendientes aretes aros
ring | anillo anillos
cheap | barat*
expensive | caro cara-precio caros
ashtray | cenicero ceniceros
radioactive | radioactiv*
criminal | delito delitos criminal
exact | exact* precis*
different | diferent* distint*
uncle | tío-familiar
aunt | tía-familiar
sister | hermana hermanas
brother | hermano hermanos
grandmother | abuela
grandfather | abuelo
husband | marido esposo
wife | esposa
boyfriend | novio
girlfriend | novia
daughter | hijita
apology | disculpa disculpas perdón
insult | insulto insultos
threat | amenaza amenazas
reclined | reclinad* reclinar respaldo
stroller | cochecito carriola
proud | orgullos*
flexible | flexib*
patience | paciencia
patient | paciente pacientes
smile | sonrisa
strict | estrict* exigente severo
fired | despedid*
unemployed | desemplead* paro
student | estudiante estudiantes alumn*
restaurant | restaurante bar cafetería
shop | tienda supermercado comercio
shop assistant | dependienta dependiente vendedor vendedora
receptionist | recepcionista
ground staff | agente-de-tierra handling
private jet | jet
altitude | altitud
speed | velocidad
storm | tormenta
lightning | rayo rayos relámpago
ice | hielo
de-icing | deshielo
snow | nieve
bird strike | pájaro pájaros aves
diversion | desvío desviad*
descent | descenso
glove | guante guantes
harassment | acoso
sexual | sexual
politely | educadamente amablemente
polite | educad* cortés respetuos*
kind | amabl*
kindness | amabilidad
honesty | honestidad sinceridad
adaptation | adaptación
adapted | adaptad*
religion | religión religios*
prayer | rezar oración rezo
ramadan | ramadán
muslim | musulman*
jewish | judí*
punctual | puntual*
motto | lema
capital | capital
terminal | terminal
lithium | litio
gas cylinder | bombona
kit | kit
sunglasses | gafasdesol
fireworks | petardos
matches | cerillas fósforos
scooter | patinete
pacemaker | marcapasos
crutches | muletas
stretcher | camilla
panic | pánico
hysterical | histéric*
minor | menor
minors | menores
paralysed | paralizad*
escape | huir huida escapar
unusable | inutilizable inservible
electricity | electricidad corriente
shock | shock conmoción
thrombosis | trombosis
leg cramps | calambre calambres
diving | buceo bucear
tooth | muela
contact | contacto
emotion | emoción emociones
excited | emocionad* ilusionad*
excitement | ilusión
goal | objetivo objetivos meta metas
feedback | feedback retroalimentación
quality | calidad cualidad
qualities | cualidades
skill | habilidad capacidad destreza
skills | habilidades capacidades competencias
competency | competencia
solution | solución soluciones
memory | memoria
like | parecido
hate | odio
love | amor
air | aire
bottle | botella botellas
steps | pasos
list | lista listado
bent | doblad* inclinad*
clear | clar* despejad*
ready | list*
card | tarjeta ficha
boat | barco
explosives | explosiv*
heavy | pesad*
heat | calor
locker | taquilla armario
fumes | vapores gases
meeting | reunión
background | fondo
portable | portátiles
information | información info datos
panel | panel
guard | guardias
machine | máquina
sealed | sellad*
lid | tapa
useful | útil útiles
manual | manual manuales
authority | autoridad autoridades
harm | daño daños
conditions | condición
system | sistema
mode | modo
manager | gerente director directora mánager
elsewhere | otro-lado
video | vídeo video vídeos videos
world | mundo mundial
load | carga-de
telephone | interfón
stretch | estirar estiro estirad*
sick bag | bolsita
sandwich | bocadillo sándwich sandwich
bread | pan
milk | leche
gluten | gluten celíac* celiac*
choice | elección
mess | desorden desastre
dirty | suci*
towel | toalla toallas
hygiene | higiene
virus | virus covid
mosquito | mosquito mosquitos
rash | sarpullido erupción ronchas
itch | picor picazón
bracelet | pulsera pulseras
necklace | collar
jewellery | joyas joyería
hat | sombrero gorro
scarf | bufanda
stockings | medias
bun | moño
ponytail | coleta
scar | cicatriz
mole | lunar
braces | brackets ortodoncia bráquets
vaccination | vacuna vacunas
centimetre | centimetro
material | material materiales
opposite | contrario opuest*
model | modelo
cheese | queso
perfect | perfect*
couple | pareja
disabled | inválid*
cigarette | cigarro cigarrillo cigarrillos pitillo
sign | cartel letrero
bodily fluids | fluidos
luggage belt | cinta
hospital | hospital clínica
mind | mente
self-confidence | autoestima confianza seguridad-en-mí
confident | confiad*
commitment | compromiso
responsibility | responsabilidad responsabilidades
responsible | responsable responsables
effort | esfuerzo
attention | atentamente
opinion | opinión
respect | respeto
empathy | empatía empátic*
tourism | turismo
tourist | turista turistas
hospitality | hostelería hotelería
ending | desenlace
improvement | mejora mejoras
learning | aprendizaje
challenge | reto desafío retos
surprise | sorpresa
difficulty | dificultad dificultades
worried | inquiet*
surrounded | rodead*
necessary | preciso-es
possible | posible posibles
impossible | imposible
available | disponible disponibles
international | internacional internacionales
national | nacional nacionales
personal | personales
special | especial especiales
general | general generales
final | finales
principal | principal principales
real | real reales
individual | individual individuales
initial | inicial iniciales
physical | físic*
mental | mental
main | principalmente
typical | típic*
usual | habitual habituales
daily | diari*
technical | técnic*
medical | médicas
basic | básic*
correct | correctamente
extremely | extremadamente
completely | completamente totalmente
exactly | exactamente precisamente
especially | especialmente sobre-todo
directly | directamente
currently | actual
recently | recientemente últimamente
finally | finalmente
perfectly | perfectamente
seriously | seriamente
ability | aptitud aptitudes
above | arriba encima
admitted | admitió reconoció
alcohol limit | alcoholemia
bit | mordió mordedura mordido
bitten | mordida
blue skin | cianosis cianótic*
breathless | jadeando ahogad*
charge | cargándose recargar
cocktail | cóctel
compression | compresión
crooked | torcid*
deported | deportad*
dim | atenuar atenúan
drop | soltar suelto suelta
earring | pendiente arete aro
flow | flujo
freeze | congelar
gloves | látex
ground | suelos
guess | adivinar adivina
hangs | cuelga
hazard | riesgoso
hoverboard | hoverboard monopatín
kinds | clases-varias
lamp | lámpara
lanes | carriles
medicine kit | neceser
menu | carta-menú
money belt | riñonera
near | cerca cercano cercana
parcel | bulto
pinch | pellizco pellizcar
post | correo
pram | carricoche
raise | elevar elevo eleva elevar-piernas
rough | brusco bruscamente
search | registrar registro búsqueda
secure | asegurad*
sill | umbral
slogan | eslogan
spread | propagar propaga extiende
station | estación puesto-de-tripulación
stuff | cosas-mías
suspect | sospechar sospecho sospecha-de
swells | hincha hinchando hinchazón
swiss | suizo
talk | charlar charla conversar conversación conversé
tilt | inclinar inclino inclina
tiptoe | puntillas
usable | utilizable operativ*
woke | despertado
yell | chillar chillando chilla
blank | laguna-mental
sill | repisa
errors | faltas
cook | cocinero cocinera
dish | plato platos
consulate | consulado embajada
address | dirección direcciones
sales | ventas
previous | anterior anteriores previo previa
aspirin | aspirina
taxi | taxi
fear | fobia
weekends | findes
hands free | manos-libres
reserved | reservado
manners | modales
unpleasant | desagradable
exhausting | agotador agotadora
interesting | interesante
curious | curios*
serious | seri* grave graves
slight | leve leves
urgent | urgente urgentes
quarantine | cuarentena
tourniquet | torniquete
ice pack | bolsa-de-hielo
cream | crema pomada
swallow | tragar tragado
choke | atragantar
position | posición posiciones postura
pressure bandage | compresivo
legs | piernas
arms | bracitos
life vest | salvavidas
lights | luces
strap | correa arnés
harness | arnés-de-seguridad
button | botón
switch | interruptor
screen time | pantallazo
breakfast | desayunos
water bottle | cantimplora
nationalities | nacionalidades
culture | costumbres costumbre tradición
boring | aburrid*
fun | divertid* diversión
social | sociable extrovertid*
organised | organizad*
punctuality | puntualidad
discipline | disciplina
reference | referencia referencias recomendación
requirement | requerimiento
vaccines | vacunas
marriage | matrimonio boda
partner | pareja-sentimental
money order | giro
savings | ahorros ahorrar ahorro
bonus | bono plus comisiones comisión
gross | bruto brutos
net | neto netos
strike | huelga
union | sindicato
tax | impuestos impuesto
insurance | seguro-médico
pension | jubilación pensión
retire | jubilarse
`;
