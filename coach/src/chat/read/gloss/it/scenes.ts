/** Further Italian words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
keep | conserv* mantener*
talk | chiacchier* conversa*
away | via lontan*
back | indietro schiena ritorno
stay | restare resta resto rimanere rimane rimango rimangono
papers | carte
documents | document*
packed | imballat* confezionat*
waiting | attesa aspettando aspetta aspettano
wait | attendere aspettare
lose | perdere perde perdo perdono
lost | persa persi smarrit*
box | scatola scatole scatolone
turned | gira girare
home | casa
walk | camminare cammina passeggia*
feel | sente-si sento-mi sentirsi
missed | perso
missing | manca mancano mancante
travel | viagg*
change | cambia* cambio
bumps | scossoni scosse balla ballare
free | liber* gratis gratuit*
push | spinge* spingo spingere spint*
pull | tirare tira tiro
hit | colpi* colpire colpo schiaffo pugno
gate | gate cancello
suitcase | trolleyno
hold | stiva
floor | pavimento
ground | suolo terra
pass | passare passa superare supera supero
smell | odore puzza odori puzz*
aisle | corridoio
stuck | incastrat* bloccato
blow | soffia* soffi*
sea | mare
ocean | oceano
flames | fiamma
touch | tocca* palpa*
fall | cade cadere caduto caduta cadono cadut*
bit | morso morde
sleep | dorme dormire dormo dormono sonno
asleep | addormentat* dormendo
spray | spray
lap | grembo ginocchia
knees | ginocchi*
cut | taglio tagliat* tagliare
gas | gas
serve | servir*
member | membro membri
notice | accorg* accorto notare noto nota
loud | rumoros*
noise | rumor*
level | livello livelli
send | mand* inviare spedir* invi*
choose | sceglier* scelt* scelgo
belly | pancia addome addominal*
girl | ragazza ragazze
boy | ragazzo ragazzi
notes | appunt*
accident | incident*
tie | cravatta
flat | appartament* alloggi*
climb | salita salire sale
extra | extra aggiuntiv*
safe | sicur*
everyone | chiunque
beside | accanto vicino
neighbour | vicin*
police | polizia carabinieri
staff | personale
company | azienda societ* impresa
speaker | altoparlant*
lie | mentire bugi* mento
lie down | sdrai* distes* sdraiar*
electric | elettric* elettronic*
grab | afferr*
decide | decid* decis*
offer | offr* offert*
thrown | lanci* gettar* buttar* butta
fuel | carburante cherosene
refuel | rifornimento
type | tipo tipi
kinds | tipologi*
colour | color*
wall | parete pareti paratia
hole | buco foro buchi
ceiling | soffitto
sound | suono suoni suona
fill | riempi*
chemical | chimic*
explode | esplod* scoppi* esplosion*
frozen | congelat* surgelat*
try | provare provo prov*
trouble | guai
finger | dito dita
wet | bagnat*
dark | buio scuro scura
line | linea
strange | stran*
sentence | frase
class | classe
nurse | infermier*
drugs | droga droghe stupefacent*
near | vicina
abroad | estero
stuff | roba
thing | cose
alarm | allarm*
automatic | automatic*
place | luogo
cargo | merce carico
package | pacco pacchi
clean | puli*
certificate | certificat* attestat*
secure | assicur* fissa*
enter | entrare entra entro entrano entrat*
watch | orologio
pictures | immagini
quiet | silenzi* zitt*
morning | mattin*
evening | sera serata sere
assistant | accompagnator* assistent*
adult | adult*
compression | compressioni
press | premer* preme premo
deep | profond*
arriving | arriv*
departure | partenz* partire parte parto
throat | gola
neck | collo
problem | problem*
crooked | stort*
swollen | gonfi gonfie
volunteering | volontari*
blanket | coperta coperte
health | salute
office | ufficio
plastic | plastic*
pocket | tasca tasche
leak | perdita
spill | rovesci* versat*
size | misura dimension* taglia misure
charge | caricar* carica ricaric*
case | caso casi
form | modulo modul*
cruise | crociera
bang | botto scoppio
warning | avvertiment* avvis*
search | cercare cerco cerca perquisi*
screen | schermo
aggressive | aggressiv* violent*
yell | sbrait*
rude | maleducat* scortes* villan*
foreign | stranier*
name | nome nomi
risk | rischi*
badge | badge tesserin*
senior | anzianità
stairs | scale scala
sell | vend*
shoes | scarp*
heels | tacchi tacco
impact | impatto urto
entrance | ingresso
room | stanza camera
woke | svegli*
shoulder | spall*
arrested | arrest*
rescue | salvare salvo salvat* soccor*
device | dispositiv* apparecch*
sticker | etichett* adesiv*
cough | toss*
meat | carne
fish | pesce
spread | diffond*
sweat | suda* sudor* sudato
pale | pallid*
dizzy | capogir* vertigin*
shaky | trema* tremant*
confused | confus*
brain | cervello
raise | alzare sollev*
juice | succo
needle | ago siringa
pen | penna autoiniettore
teeth | denti dente
lips | labbra labbro
upright | eretto verticale
forward | avanti
radio | radio
suspect | sospett*
poison | veleno avvelen* intossica*
share | condivid*
nap | pisolino
awake | sveglio
distance | distanza
instead | invece
firefighter | pompier* vigili
invisible | invisibil* nascost*
protect | protegg* protezion*
table | tavolin* tavol*
hazard | pericol*
dangerous | pericolos*
window blind | tendin*
shave | rade* rasat*
report | segnal* rapporto denunci*
acid | acid*
spare | ricambio scort*
camera | fotocamera telecamera
mark | segnare
care | cura assist*
unknown | sconosciut*
incident | accadut*
normal | normal*
fog | nebbi*
cup | tazza bicchier*
useless | inutil*
contain | contien* contenut*
worry | preoccup*
brakes | freni freno
injury | lesion* trauma
cloud | nuvol*
sky | cielo
behaviour | comportament* comport*
restraint | manette immobilizz*
legal | legal*
obey | obbed*
pause | pausa
continue | continu*
steal | ruba* furto rubat* rubato
shy | timid*
disturb | disturb*
checklist | checklist
blank | vuoto-di-memoria
chime | campanello segnale-acustico
personality | personalità carattere
tray table | tavolino
fasten | allacci*
unfasten | slacci*
car | auto macchina
bed | letto
twice | due-volte doppio doppia
ticket | bigliett*
cash | contanti
accent | accento
microphone | microfono
follow | segue seguono segui* seguire
parked | parcheggi*
demo | dimostrazion* demo
light | luce luci spia
procedure | procedur*
christmas | natale
skirt | gonna
suit | completo tailleur
jacket | giacca
trousers | pantalon*
shirt | camicia
earrings | orecchin*
ring | anello anelli
cheap | economic*
ashtray | posacenere portacenere
radioactive | radioattiv*
criminal | criminal* reato reati
deported | espuls*
exact | esatt* precis*
different | divers* different*
uncle | zio
aunt | zia
sister | sorella
brother | fratello
husband | marito
wife | moglie
apologise | scus* scusarsi
insult | insult* offes*
threat | minacc*
note | bigliettino
window seat | posto-finestrino
reclined | reclin* schienale
stroller | passeggin*
proud | orgoglios* fier*
flexible | flessibil*
patience | pazienza
patient | paziente pazienti
smile | sorri*
strict | sever* rigid*
overtime | straordinar*
fired | licenziat*
unemployed | disoccupat*
student | student*
waiter | camerier*
restaurant | ristorant* bar
shop | negozi* commess*
ground staff | personale-di-terra
private jet | jet
altitude | quota altitudin*
speed | velocità
storm | tempesta temporal*
lightning | fulmin*
ice | ghiaccio
de-icing | sghiacciament* deicing
snow | neve
bird strike | uccell* volatil*
go-around | riattaccat*
diversion | dirottat*
descent | discesa
glove | guant*
harassment | molest*
sexual | sessual*
money belt | marsupio
nervous breakdown | esaurimento
difficult person | scorbutic*
politely | cortes* educat*
kind | gentil*
culture shock | shock-culturale
honesty | sincerità
adapt | adatt*
religion | religio*
prayer | preghier* pregare
ramadan | ramadan
muslim | musulman* islamic*
jewish | ebre* ebraic*
wet leasing | noleggio
punctual | puntual*
motto | motto
slogan | slogan
capital | capital*
terminal | terminal
luggage allowance | franchigia
pram | carrozzin*
wheel chair | rotelle
crew member | membro-di-equipaggio
lithium | litio
gas cylinder | bombola bombole bombolett*
medicine kit | kit
sunglasses | occhiali-da-sole
fireworks | fuochi-d'artificio petard*
matches | fiammifer*
hoverboard | hoverboard monopattin*
pacemaker | pacemaker
crutches | stampell*
stretcher | barella
panic | panico
hysterical | isteric*
children alone | minori
minor | minore
freeze | paralizza* immobil*
escape | fuga scappar* scappa
usable | utilizzabil* agibil*
unusable | inutilizzabil*
level off | livellat*
electricity | corrente
toddler | bimb*
allergic | allergic*
shock | shock
thrombosis | trombos*
leg cramps | cramp*
diving | immersion* subacque*
tooth | molare
contact | contatt*
emotion | emozion* emozionat*
goal | obiettiv*
feedback | feedback riscontro
improve | miglior* migliorar*
quality | qualità
skill | capacità abilità competenz*
ability | attitudin*
learned | imparat*
solve | risolv* risolt*
solution | soluzion*
guess | indovin*
sure | cert*
true | vero vera veri
memory | memoria
remember | ricord*
forget | dimentic*
think | pens* penso penserei
believe | cred*
hope | sper*
like | piac*
hate | odio odia
love | amo amare amore
air | aria
bottle | bottiglia bottiglie
steps | passi passaggi procedimento
list | lista elenco liste
fall down | cascat* casca
bent | piegat* chinat* curv*
clear | chiar* sgombr* sgombera
ready | pront*
card | scheda tessera
boat | nave
explosives | esplosiv*
heavy | pesant*
warm | tiepid* riscald*
flow | flusso
heat | calore
locker | armadietto
fumes | esalazion* vapori
meeting | riunion* incontro incontrare
later | dopo-che
background | sfondo
hangs | pende pendente
swells | gonfiore gonfia-si
portable | portatil*
information | informazion*
panel | pannell*
announces | annunc*
guard | guardia guardie
arrival | arrivo arrivi
machine | macchinari*
sealed | sigill*
lid | coperchio
useful | util*
manual | manual*
rough | brusc*
authority | autorità
harm | danno danni
admitted | ammett*
review | ripass*
conditions | condizion*
euros | euro
lamp | lampad* lampeggia*
station | stazion* postazion*
system | sistem* impianto
mode | modalità
manager | manager direttore
elsewhere | altrove
lanes | corsie
video | video
world | mondo mondiale
parcel | plico
load | caricato caricata caricati
post | posta
telephone | interfono
stretch | allung*
tilt | inclin*
pinch | pizzic* stringe
blue skin | cianotic* cianosi
breathless | affann*
monitor | monitor*
alcohol limit | tasso
cocktail | cocktail
sick bag | sacchetto
sandwich | panin*
bread | pane
milk | latte
gluten | glutin* celiac*
nuts | noci frutta
menu | menù menu
choice | scelta
window exit | finestra
mess | disordin*
dirty | sporc*
towel | asciugaman*
gloves | lattice
hygiene | igien*
virus | virus covid
mosquito | zanzar*
rash | sfogo eruzione
itch | prurito
eyes | lente
earring | orecchino
bracelet | braccialett*
hat | cappell*
scarf | foulard
stockings | calz* collant
bun | chignon crocchia
ponytail | coda-di-cavallo
colour hair | tint*
scar | cicatric*
braces | apparecchio
vaccination | vaccin*
height measured | misurat*
reach | raggiung* arriva-a
tiptoe | punta
centimetre | centimetro
sill | soglia
would go | andrebbe
material | material*
step aside | sposto sposta
opposite | opposto opposta
model | modello
cheese | formaggio
swiss | svizzero svizzera
boat | barca
perfect | perfett*
couple | coppia
dim | abbass*
found | trovat*
repeat | ripetere
is worth | vale
disabled | invalid*
drop | cadere
above | sovrastante
errors | svist*
`;
