/** Further Italian words, as candidates type them in a chat: verbs in all their persons and tenses, everyday things, spoken forms. */
export const MORE_WORDS = `
i did | facevo
we did | facevamo
did | facevano fece fecero
i would do | farei
i will do | farò
would do | farebbe farebbero faresti faremmo
will do | farà faranno faremo farai
do | farlo farla farli farle fargli farmi farci farti fammi facciate
i said | dicevo
said | diceva dicevano disse dissi
saying | dicendo
i would say | direi dirò
would say | direbbe diresti direbbero dirà diranno
say | dirlo dirmi dirti dirci diciamo dite
i went | andavo
went | andava andavano andati andate
we went | andavamo
i would go | andrei andrò
will go | andrà andranno andrai
go | andarci andarmene andarsene andarmi
going | andando
i came | venivo
came | veniva venivano venne venuti
i will come | verrò verrei
will come | verrà verranno
i was | stavo fui
was | stava fosse
were | stavano foste
we were | stavamo fummo
i would be | sarei
i will be | sarò
would be | sarebbero saresti saremmo
will be | sarai saremo
i were | fossi
stay | stare starci starmi stiamo
i would have | avrei
would have | avrebbe avrebbero avresti avremmo
will have | avremo avrai
i will have | avrò
had | avessi avesse avessero ebbe
having | avendo
being | essendo
i could | potevo
could | poteva potevano potevi potrebbero potremmo
we could | potevamo
will be able | potrà potranno potrai
i will be able | potrò
i had to | dovevo
had to | doveva dovevano dovevi dovuto dovuta
we had to | dovevamo
will have to | dovrà dovranno dovrai dovremo
i will have to | dovrò
i knew | sapevo
knew | sapeva sapevano sapevi saputo seppi
i would know | saprei
know | sapessi saprai saprà sappiamo saperlo sapete
we wanted | volevamo
i will want | vorrò
managed | riuscito riuscita riusciva riuscivo riuscivano riusciti
manage | riescono riescì riusciamo riuscirci
will manage | riuscirò riuscirei riuscirà
i took | prendevo presi
took | prendeva prendevano prese
take | prenderlo prenderla prendersi prendermi prenderei prenderò prendiamo prendete prendili prendila
taking | prendendo
i put | mettevo misi
put | metteva mettevano mise messi messe mettiamo mettete mettendo
i gave | davo diedi
gave | dava davano diede dati
give | darei darò darmi darti dando diamo darebbe
i asked | chiedevo chiesi
asked | chiedeva chiedevano chiese
ask | chieder* chiedi chiediamo chieda
asking | chiedendo
i answered | rispondevo risposi
answered | rispondeva rispondevano rispose
answering | rispondendo
i saw | vedevo vidi
saw | vedeva vedevano vide
see | vederlo vederla vedersi vediamo vedrò vedrei vedendo
i felt | sentivo
heard | sentita sentiti sentiva sentivano
feel | sentirmi sentirti
i read | leggo leggevo
read | leggono leggeva
i wrote | scrivevo
i lived | vivevo abitavo
lived | viveva vivevano vissuto vissuta abitat* abitav*
live | vivono viviamo viverci abitar* abita abitano
i slept | dormivo
slept | dormiva dormito dormivano
i ran | correvo
ran | correva correvano corsa
running | correndo
i lost | perdevo
lost | perdeva perduto
break | rompe rompo rompono rompere intervallo
win | vinco vincere vincono
won | vinto vinta vinti vincemmo vittoria vittorie
i drank | bevevo
drank | beveva bevuti
i cried | piangevo pianto
cried | piangeva piangevano
cry | piango piangi
laugh | ridere ridono rido
laughed | rideva ridevano riso
laughing | ridendo
i opened | aprivo
opened | apriva aprii aprivano
served | serviva servivano servito servita servivo
involve | coinvolg*
involved | coinvolt*
divide | divid*
divided | diviso divideva spartito
switch on | accend*
switched on | acceso accesa accesi accese
get off | scend*
got off | scesi sceso scesa scese
get on | salgono salgo sali saliti salito
spend | spend*
spent | speso spendevo
receive | ricev*
received | ricevut* riceveva
welcome | accogli* accolgo benvenut*
welcomed | accolto accoglieva
discuss | discut*
discussed | discusso
offend | offend*
give up | arrend* mollare mollo mollato rinunc*
prefer | prefer*
favourite | preferit*
grow | crescer* cresce cresco
grew up | cresciut*
born | nato nata nati
is born | nasce nascere
lose weight | dimagri*
do i join | inserisco
join | inserir* inserirmi
take part | partecipare partecip*
massage | massagg* massaggio
bandage | fasciatur* fasciare
bend | piegare
sit | accomod* sedermi siedo siediti siedono siedi
get worse | peggiora peggiorare peggiorano
got worse | peggiorato peggiorata
is better | conviene
decrease | diminu*
last | durata
lasted | durato durava
tie | legare legarlo lego
hide | nasconder* nasconde nascondo
hidden | nascosto nascosta nascosti
sneeze | starnut*
scratch | gratta graffi* grattarsi
crash | schiant* precipit*
understood | capiva capiti
i understood | capivo
understand | capirci capiamo capite capirlo
thank | ringraziare ringrazia
thanked | ringraziato ringraziata ringraziati ringraziava
reject | scartare scarto
accept | accettare accettano accetto
accepted | accettato accettata accettati
refund | rimborso rimborsi rimbors*
receipt | scontrin* ricevuta fattura
return | reso resi
till | cassa casse
warehouse | magazzin*
department | reparto reparti
shelf | scaffal*
change money | spiccioli
owner | titolar* padron* proprietar*
intern | stagista tirocinant*
internship | tirocini* stage
ambulance | ambulanz*
hospital | ospedal*
carer | badant* caregiver
grandmother | nonna
grandfather | nonno nonni
cousin | cugin*
twins | gemell*
kid | ragazzin* ragazzett*
teenager | adolescent*
guy | tizio
woman | tizia tipa signorina donnina signor*
old lady | vecchiett* nonnina
crowd | folla ressa calca
mess | casino casini caos macello
referee | arbitro
match | partita partite
field | campo
coach | allenator* allenatric* mister allena allenano
volleyball | pallavolo
basketball | basket pallacanestro
dance | danza balletto
gym | palestra
run | corsetta
captain | capitana
partner | compagno compagna partner socio socia
classmates | compagni
professor | prof
trip | gita gite
resort | villaggio
entertainer | animator* animatric* animazion*
beach | spiaggia
pool | piscina
receptionist | receptionist
reception | reception
barista | barist*
cook | cuoco cuoca chef cucinar* cucinano
dish | piatto piatti
beer | birra birre
aperitif | aperitiv*
bottle | bottiglietta
drunk | sbronz*
cigarette | sigarett* sigaro
vape | svapa svapare svapando
stomach | stomac*
cheek | guancia
tongue | linguetta
ribs | costol* costola
lungs | polmon*
pulse | battito battiti pulsazion*
chills | brivid*
period | mestruazion* ciclo periodo periodi
pimples | brufol*
acne | acne
diet | dieta
vaccine | vaccino
hearing | udito
prosthesis | protesi
surgery | operat* intervento operazione
gauze | garza garze
cream | crema pomata
antihistamine | antistaminic*
adrenaline | adrenalina
inhaler | inalator* spruzzino
pads | elettrod* piastre placche
electric shock | scossa scarica
defibrillation | defibrillazion*
defibrillator | defibrilator* defribillator*
rescue breaths | insufflazion* ventilazion*
gasping | rantol* boccheggi*
foam | schiuma
purple | viola
blue | bluastr* livid*
midwife | ostetric*
umbilical cord | cordone
shellfish | crostac* gamber*
egg | uova uovo
lactose | lattosio
injection | iniezion* puntura
bee | ape api vespa
fourth | quarto quarta
fifth | quinto quinta
sixth | sesto sesta
seventh | settimo settima
eighth | ottavo ottava
ninth | nono nona
tenth | decimo decima
eighteen | diciotto
forty | quaranta
fifty | cinquanta
thousand | mille mila duemila
train | treno treni
bus | autobus pullman bus corriera
street | strada
tank | serbatoi*
tyres | pneumatic* gomme
customs | dogana
wind | vento
rain | pioggia
bin | cestino bidone spazzatura pattumiera
toilet | cesso
cable | cavo filo
rope | corda fune
hostages | ostagg*
terrorist | terrorist* terrorismo
explosive device | ordign*
reinforced door | blindat*
homesick | nostalgi*
relationship | relazion* rapport* fidanzament*
friendship | amicizi*
future | futuro
self-esteem | autostima
courage | coraggi*
phobia | fobi*
nightmare | incub*
embarrassed | imbarazzat* imbarazzo imbarazzant* imbarazzav*
jealous | gelos*
divorced | divorziat*
divorce | divorzi*
single | single singolo singola
boyfriend | fidanzato moroso
girlfriend | fidanzata morosa
mortgage | mutuo
debts | debit*
bills | bollett*
expenses | spesa spese
taxes | tasse tassa
net | netto
gross | lordo
fixed | fisso sistemat* sistemav* aggiustat* aggiustav*
expensive | caro cara cari costos*
deposit | caparra cauzione
union | sindacat* unione
strike | sciopero scioperi
pension | pensione
leave | congedo lasciar*
maternity leave | maternità
sleeping pills | sonnifer*
hydrate | idrat*
dry skin | secchezza
busy | impegnat*
commitment | impegno impegni
effort | sforz*
fun | divert*
boring | noios* noia
fed up | stufo stufa stuf*
furious | infuriat* imbufalit* inviperit* furibond*
annoyed | infastidit* seccat* scocciat*
annoying | fastidios* rompiscatole
irritated | irritat*
nervous | innervos*
introverted | introvers* riservat*
outgoing | estrovers* espansiv* solare
insecure | insicur*
stressed | stressat*
depressed | depress*
lazy | pigr* fannullon*
proactive | proattiv*
precise | puntiglios* meticolos*
curious | curios*
responsible | responsabil*
reliable | affidabil*
serious | seri serio seria grave gravi
hard-working | lavorator* volenteros*
helpful | disponibil* disponibilità
empathy | empati*
fluent | fluent* scorrevol*
grammar | grammatica
pronunciation | pronuncia
jacket | giacchetta blazer
shirt | camicetta
extensions | extension
fringe | frangia frangetta
curly | ricci riccia riccio
hair tie | elastico
small tattoo | tatuaggino tatuaggini
height | altezz*
a lot | parecchio tantissimo tantissima moltissimo
very little | pochissimo pochissima pochino
very few | pochissimi pochissime
very many | tantissimi tantissime moltissimi
very bad | bruttissim* pessimo
very beautiful | bellissim*
very well | benissimo
very difficult | difficilissim*
very easy | facilissim*
very important | importantissim*
very kind | gentilissim*
very long | lunghissim* lunghissimo
very tired | stanchissim*
almost | quasi
just | appena
at least | almeno
rather | piuttosto
probably | probabilmente
immediately | immediatamente
suddenly | improvvisamente
meanwhile | intanto
lately | ultimamente recentemente
currently | attualmente
especially | soprattutto specialmente
otherwise | altrimenti sennò
except | tranne eccetto
although | nonostante sebbene benché
around | attorno intorno
beyond | oltre
on | addosso
practically | praticamente
exactly | esattamente
absolutely | assolutamente
completely | completamente totalmente
finally | finalmente
luckily | fortunatamente menomale
moment | attimo momento momenti
part | parti
way | modo maniera
side | lato fianco
middle | centro
truth | verità
fault | colpa
doubt | dubbi* dubitare dubito
opinion | opinion* parere
discussion | discussioni
agreement | accordo
compromise | compromess*
proposal | propost* propor*
mood | umore
patience | pazient*
attention | attenzione attent*
joke | scherzo scherzi scherz*
embarrassing moment | figuraccia
requirement | requisito
deadline | scadenz*
website | sito pagina
profile | profilo
figures | figure
rotate | ruotare ruotat*
maths | matematica calcoli
percentage | percentual*
puzzle | indovinell* rompicapo
island | isola
survival | sopravvivenza
turn | giro
silent | muto muta silenzios*
interrupt | interromp*
interrupted | interrotto
dominate | domina dominare prevarica*
with | coi cogli colla
are enough | bastano bastavano
copies | copie copia
recorded | registrat*
dye | tingere tingo tingermi
barefoot | scalz*
hire | pigliano pigliare
charter | charter
redo | rifare rifaccio rifarla rifarlo rifatta rifatto
only one | unica
nursery | asilo materna nido
stuck | ficcato ficcata infilato infilata
piece | pezzo pezzi pezzetto
set off | scattato scatta scattare
go out | uscire esce esco usciamo uscivo uscito
went out | usciti uscivano
tourist | turist*
wallet | portafogl*
rewrite | riscrivo riscrivere riscritta
read again | rileggi rileggila rileggo rileggere riletta riletto
wordy | prolisso prolissa
start again | riparto riprendo ricominciare riprendere riprende riprendono ripreso ripresa
raise | alzo
thigh | coscia cosce
reaction | reazione reazioni
sensor | sensore
covered | tappato tappata
annoy | infastid*
fight | mena menarsi combatt* lottare
barks | abbai*
burst | buca bucata
tyre | gomma
false | falso falsa
collapse | crollo crolla crollare crollat* accasci*
now | mo
convince | convince convincono convincere convincerli
convinced | convint*
convincing | convincente convincenti
eating | mangiando
working | lavorativo lavorativa
lenses | lenti
blood test | analisi
fit | idone*
unfit | inidone*
waiting list | graduatoria
email | mail email
portal | portale
attach | allegare allegato allego attaccare
attached | allegata
upload | caricarlo
sign | firmare firmo firma
connection | connessione
freezes | impalla impallato
click | clicc*
them | li
medical | medica mediche
bad at it | negata negato
desire | voglia voglie
consider | considerare
in person | presenza
remote | remoto
freckles | lentiggini
chemotherapy | chemio chemioterapia
cancer | tumore cancro
visit | visita visite visitare
visited | visitato visitata
agency | agenzia agenzie interinale
direct | diretto diretta
pairs | paia
group | comitiva gruppetto
english | inglesi
boss | capa capetto
tact | tatto delicatezza
relative | parente
accompany | accompagn*
accompanied | accompagnat*
prices | prezzi prezzo
added | aggiunto aggiunta
straighten | raddrizz* drizzo
swallow | ingoia ingoio ingoiare
swallowed | ingoiato ingoiata inghiottito
stairs | scaletta scalette
degrees | gradi
blocked | tappano tappate bloccav*
exclude | escludo escluderei escludere
fall ill | ammalo ammalarmi ammalarsi ammala
low | bassi basse
punctured | bucato
it | glielo gliela gliele gliene gliel
worried | preoccupat*
worrying | preoccupante
urgent | urgente urgenti
insurance | assicurazione mutua
supermarket | esselunga coop lidl supermercato supermercati
bakery | panificio forneria
pastry shop | pasticceria
ice cream shop | gelateria
ice cream | gelato gelati
pub | pub
nightclub | discoteca discoteche
bouncer | buttafuori
pharmacy | farmacia
pharmacist | farmacista
secretary | segretari*
warehouse worker | magazziniere
worker | operai*
factory | fabbrica
courier | corriere rider
driver | autista
tour guide | accompagnatrice
summer camp | grest
cinema | cinema
museum | museo
event | eventi evento
wedding | matrimonio matrimoni
bride | sposa
birthday | compleanno
party | festa feste
recipe | ricetta
tray | vassoio vassoi
stain | macchia macchie macchiat*
stained | sporcato sporcata
laundry | lavanderia
discount | sconto
voucher | voucher
booking | prenotazion*
delivery | consegna consegne
phone call | chiamata chiamate telefonata telefonate
calls | squilli squilla
rang | squillato squillava
headset | cuffie cuffia
wait | attese
waited | attendevo attendeva
criterion | criteri criterio
not even | manco neanche nemmeno neppure
eliminated | eliminat*
eliminate | elimina eliminano eliminare
stayed | rimast* rimaneva
fake | finto finta finti finte
little jobs | lavoretti lavoretto
which | cui
same | uguale uguali idem
school level | scolastico
private | privato privata privati privat
visitor | visitatore visitatori
look | sguardo occhiata
warned | avvertito avvertii
warn | avvertire avverto avverti avverte
demanded | pretendeva pretendevano preteso
demand | pretende pretendere pretese
cover | coprirlo coprirla coprirmi coprivo
removed | tolto tolta tolti
reorganise | riorganizz*
gestures | gesti gesto
correct | correggere correggo correggi correggermi
corrected | correggendo
natural | naturale spontaneo spontanea
turns pale | sbianca impallidisce
paper | carta
sedatives | tranquillant* calmanti sedativ*
sleeping pill | sonnifero
staggers | barcolla barcollante barcollando
small knife | coltellino taglierino
move | muovere muovo muove muoversi muovono muovermi
moved | mosso muoveva
position | posizione
top | cima
petrol | benzina
nonsense | cavolata cavolate scemenza sciocchezza cretinata stupidaggine
very shy | timidissim*
anyway | vabbò vabbuò vebbè
switch off | spengono spegnerla
very agitated | agitatissim*
very high | altissim*
very low | bassissim*
very nice | carin* simpatic* simpaticissim*
unfriendly | antipatic* scontros*
arrogant | arrogant* prepotent* presuntuos* altezzos*
capricious | capricci* viziat*
demanding | esigent* pretenzios*
satisfied | soddisfatt* soddisfacente
unsatisfied | insoddisfatt*
disappointed | delus* deludente
surprised | sorpres* stupit*
grateful | grato grata
moved to tears | commoss* commuov*
lonely | isolat*
exciting | emozionant* elettrizzat*
enthusiastic | entusias*
relieved | sollievo sollevata
rejection | rifiuto rifiuti bocciatura
invited candidates | candidat*
competitor | concorren*
timer | timer
role | ruolo ruoli
current | attuali attuale
freezing | ipotermia assiderat*
pull | strapp* tirar* tirano
rubbish | immondizia
cheese | formaggi
chicken | pollo
hunger | fame affamat*
thirst | sete assetat*
heating | riscaldamento
air conditioning | condizionatore condizionata
headphones | cuffiette auricolari
monitor | schermi
dummy | ciuccio
nappy | pannolin* pannolone
bottle for baby | biberon
breastfeed | allatt*
car seat | seggiolin* ovetto
wheelchair user | paraplegic* carrozzella
down syndrome | down
dementia | demenza alzheimer
disoriented | spaesat* disorientat*
disaster | disastro disastri
lessons | ripetizioni lezione lezioni
whole | intero intera
eyelashes | ciglia
ponytail | codino
keys | chiavi chiave
opening | apertura
closing | chiusura
smoked | fumav*
journey | tragitto
caught | beccato beccata
translator | traduttore
version | version*
blisters | bolle bolla vescic*
everywhere | dappertutto ovunque
kick | scalcia calci calcia scalciare
brothers | fratelli
sisters | sorelle
is in command | comanda
stand it | reggere reggo regge
you change | cambi
forty years old | quarantenne
volunteer | volontaria volontario volontari
blame | incolpa incolpare
guilt | colpevole
main | principale principali
fright | spavento
flat | scarico scarichi
definitive | definitiv*
i sweat | sudo
loose | sciolti sciolto sciolta
i turn | compio compiere
request | richiest*
rusty | arrugginit*
cashier | cassier*
accused | accusat* accusava
accuse | accusa accusare accusano
ruined | rovinat*
ruin | rovina rovinare
repair | riparazione
delivery boy | fattorino
therapy | terapia terapie
let off steam | sfogare sfogarsi sfogat*
atmosphere | clima ambiente atmosfera
unplugged | staccato staccata
unplug | staccare stacca stacco
plug | spina
windows | finestre
described | descritt*
sentences | frasi
hit | battuto sbattuto sbatte battere sbattere urtar* urta urtano urtat* urtav*
snores | russa russare
exploded | esplosa esploso esplose
redirect | reindirizz*
spits | sputa sputare sputato sputi
rings | squillare
anger | rabbia
i will finish | finirò
betray | tradire tradirlo tradito tradisce
university | uni
sprain | slogat*
bruise | livido bernoccolo ematoma
blood pressure | ipertensione
perfume | profumata
gel | gel
high | elevato elevata
average | media
score | percentuale
colleagues | colleghi colleghe
pillow | cuscino cuscini
kept | mantenuto mantenuta tenuto tenuta
agreed | concordato accordati
suggested | suggerit* consigliat*
suggest | sugger*
compliment | complimento
injury | infortuni* infortunat*
add | aggiunge aggiungono
belong | appartien* appartenere
take advantage | approfitt*
get angry | arrabbiarsi arrabbio arrabbia arrabbiare
taste | assaggi* gusto gusti
attract | attir*
cross | attravers*
approach | avvicin*
approached | avvicinat*
kiss | bacio baciare baciano
enough | bastare
boil | bollire
burn | bruciare
knock | buss*
calculate | calcol*
sing | cantare cantano canta cantava
commit | commettere
conclude | conclud* concluso
lead | condurre
confirm | conferm*
confuse | confond*
advise | consigliare
advised | consigliato consigliava
consume | consum*
contain | contenere
contribute | contribu*
force | costringere costringono obblig*
forced | costretto costretta obbligat*
create | creare creo crea creano
created | creato creata
creative | creativ* creatività
dedicate | dedic*
defend | difend*
defended | difeso
depend | dipend*
exaggerate | esager*
examine | esamin*
carry out | eseguire eseguo svolg*
carried out | svolto eseguito
exist | esist*
hesitate | esitare esitato esita esitavo
express | esprim*
fail | fallire fallisco fallisce
trust | fiducia fidarsi fido fida fidarmi
trusted | fidato fidata fidava
provide | fornire fornisco forniscono
attend | frequent*
attended | frequentat*
run away | fuggire scappano
turned | giravo girato girata giravano
swear | giurare giuro
enjoy | godere
heal | guarire
healed | guarit*
go crazy | impazz*
prevent | impedire impedisce
prevented | impedito
met | incontrat* incontrav* conosciuto conosciuta
indicate | indic*
insist | insist*
intervene | interven* interveng* interviene
intervened | intervenuto intervenuta
introduce | introdur*
enrol | iscriver* iscrivo
enrolled | iscritt*
enrolment | iscrizion*
was missing | mancav* mancato mancata
miss | mancare
deny | negare nega
mention | nominare nominato menzion*
noticed | notato notata notavo notava
occupy | occupare occupa occupo
occupied | occupato occupata occupati
observe | osserv*
observed | osservat*
get | ottenere ottengo ottiene
got | ottenuto ottenuta
forgive | perdon*
allow | permett*
introduced | presentato presentata presentav*
planned | previsto prevista
predict | prevedere prevedo
go on | proced*
produce | produrre
promise | promett*
pronounce | pronunci*
protected | protetto protetta
punish | puni*
pick up | raccogli* raccolgo
picked up | raccolto raccolta
register | registr*
reduce | ridurre riduce
reduced | ridotto ridotta
think about it | riflett* ripensare
remedy | rimedi*
put back | rimetter* rimetto
repeated | ripetuto ripetuta ripeteva
withdraw | ritirare ritiro
collected | ritirato
come back | ritornare ritorna tornar*
find again | ritrovare ritrovato
see again | rivedere rivedo
turn to | rivolg*
turned to | rivolto rivolta
skipped | saltato saltata saltava
warm up | scaldare scaldo
exchange | scambi*
escaped | scappato scappata
choose | scelgono
discover | scopr*
discovered | scoperto
suffer | soffr*
suffered | sofferto
surprise | sorpresa sorprend*
support | sosten* supporto supportare supportat*
disappear | sparire sparisce
disappeared | sparito sparita
establish | stabilire
play music | suonare suonav* suonato
overcome | superato superata superati
develop | svilupp*
keep quiet | tacere
fear | temere temo
held | tenevo teneva tenevano
hold | tengono teniamo
drag | trascin*
kill | uccidere
unite | unire unisce unito uniti
shouted | urlat* urlav*
be worth | valere valgono
evaluate | valuti valutano valutate valutava
pour | versare
forbid | vietare
habit | abitudin*
ambition | ambizion*
altruistic | altruist*
absence | assenza assente
attitude | atteggiament*
activity | attività
permission | autorizzazion*
adventure | avventur*
remark | battuta battute
beauty | bellezza
category | categori*
figure | cifra cifre
competition | competizion*
competitive | competitiv*
concept | concett*
border | confine
aware | consapevol*
context | contest*
opposite | contrario contraria
belief | convinzion*
correctness | correttezza
constancy | costanza
destiny | destino
determined | determinat*
determination | determinazion* tenacia
detail | dettagli*
detailed | dettagliat*
dialect | dialett*
direction | direzion*
right | diritto diritti
discomfort | disagio disagi
discipline | disciplin*
manners | educazione
effect | effett*
need | esigenz*
strangers | estrane*
ethics | etica
imagination | fantasia
tiring | faticos*
breath | fiato
shape | forma
joy | gioia
newspaper | giornale
ideal | ideale ideali
importance | importanza
impression | impression*
inclusion | inclusion*
address | indirizz*
intelligent | intelligent*
intention | intenzion*
interest | interess*
interesting | interessant*
instinct | istint*
book | libro libri prenot*
malaise | malore malori
lack | mancanz*
method | metod*
improvement | migliorament*
wall | muro
music | musica
opportunity | occasion* opportunità
pride | orgoglio
origin | origin*
obstacle | ostacol*
word | parola parole
passion | passion*
trouble | pasticc* casotto
path | percors*
previous | precedent*
prize | premio premi
performance | prestazion*
principle | principi principio
privacy | privacy
priority | priorità
professionalism | professionalità
professional | professional*
project | progett*
perspective | prospettiv*
quantity | quantità
issue | question*
reality | realtà
regularly | regolarmente
research | ricerc*
line | riga righe
rhythm | ritmo ritmi
careless | sbadat* distratt*
poor | scarsa scarso povero povera
purpose | scopo
secret | segret*
seriousness | serietà
satisfaction | soddisfazion*
explanation | spiegazion*
sport | sport sportiv*
tools | strument*
technique | tecnic*
temperature | temperatur*
tendency | tendenz*
tension | tension*
translation | traduzion*
traffic | traffico
calm | tranquill* tranquillità
transfer | trasferiment*
humanity | umanità
humble | umile umili umiltà
advantage | vantaggio
vocation | vocazion*
will | volontà
area | zona zone
further | ulterior*
efficient | efficac* efficient*
dynamic | dinamic*
sweet | dolce dolci
comfortable | comod*
uncomfortable | scomod*
lively | vivac*
dry | asciutt* secco secca secchi
fresh | fresc*
healthy | sano sana
common | comune comuni
particular | particolar*
general | generale generali
international | internazional*
national | nazional*
local | locale locali
public | pubblic*
personal | personali
typical | tipic*
recent | recent*
following | seguent*
possible | possibil*
impossible | impossibil*
probable | probabil*
complete | complet*
concrete | concret*
vague | vag* generic*
repetitive | ripetitiv*
original | original*
banal | banal* scontat*
superficial | superficial*
specific | specific*
coherent | coerent*
very clear | chiarissim*
in case | casomai semmai
yet | eppure
sometimes | talvolta
gladly | volentieri
who knows | chissà
rarely | raramente
usually | solitamente
as long as | purché
affected | colpita colpito
count | contano contava
glimpse | intravede intravedono
tricks | trabocchett* tranell*
psychological | psicologic*
selection | scrematura
enter | entri entravo entrava entravano
hated | odiavo odiava odiavano
relay | staffetta
shorten | accorci*
slap | schiaff*
called back | richiamato richiamata
recovered | recuperat*
recover | recuper*
attack | attacco attacchi
swollen | gonfio
candles | candele candela
very fast | velocissim*
would give | daresti
former | ex
float | galleggi*
wedding ring | fede
thin | sottile sottili
tuft | ciuffo
porter | portiere facchino
impatient | spazienti* impazient*
church | chiesa parrocchia
sun | sole
shade | ombra
i would pass | passerei supererei
tingling | formiche formicolio
steam | vapore
bone | osso ossa
calf | polpaccio
cap | tappo tappi
new mother | neomamma
cracked | crepata crepato crepa
photograph | fotograf*
floors | piani
disappoint | deludere deludo
i run | scappo
very strong | fortissim*
smashed | sfondato spaccato spaccata
postal | postale
perfume shop | profumeria
committee | commissione
result | esito esiti
stammer | balbett*
stammered | balbettat* balbettav*
i stammered | balbettavo
stumble | impappin* inciamp*
stumbled | impappinat* impappinav* inciampat* inciampav*
throw | buttano
threw | buttat* buttav*
reassure | tranquillizz* rassicur*
reassured | tranquillizzat* tranquillizzav* rassicurat* rassicurav*
comfort | consol*
comforted | consolat* consolav*
collapsed | accasciat* accasciav*
slip | scivol*
slipped | scivolat* scivolav*
press | schiacci*
pressed | schiacciat* schiacciav*
disinfect | disinfett*
disinfected | disinfettat* disinfettav*
avoid | evit*
avoided | evitat* evitav*
coordinate | coordin*
coordinated | coordinat* coordinav*
delegate | deleg*
delegated | delegat* delegav*
encourage | incoraggi*
encouraged | incoraggiat* incoraggiav*
teach | insegn*
taught | insegnat* insegnav*
i taught | insegnavo
deserve | merit*
deserved | meritat* meritav*
judge | giudic*
judged | giudicat* giudicav*
protest | protest*
protested | protestat* protestav*
joked | scherzat* scherzav*
hug | abbracci*
hugged | abbracciat* abbracciav*
save | risparmi* salvar* salva salvano
saved | risparmiat* risparmiav* salvav*
i saved | risparmiavo
drown | anneg*
drowned | annegat* annegav*
took part | partecipat* partecipav*
cooperate | collabor*
cooperated | collaborat* collaborav*
i cooperated | collaboravo
organise | organizz*
organised | organizzat* organizzav*
i organised | organizzavo
respect | rispett*
respected | rispettat* rispettav*
fix | sistemar* aggiust*
unlock | sblocc*
unlocked | sbloccat* sbloccav*
refunded | rimborsat* rimborsav*
booked | prenotav*
order | ordinar* ordina ordinano
ordered | ordinat* ordinav*
i ordered | ordinavo
buy | comprar* compra comprano
bought | comprat* comprav*
i bought | compravo
cooked | cucinat* cucinav*
i cooked | cucinavo
drive | guidar* guidano
drove | guidat* guidav*
i drove | guidavo
argue | litig*
argued | litigat* litigav*
i argued | litigavo
unload | scaric*
unloaded | scaricat* scaricav*
overheat | surriscald*
overheated | surriscaldat* surriscaldav*
frighten | spavent*
frightened | spaventav*
be ashamed | vergogn*
was ashamed | vergognat* vergognav*
embarrass | imbarazz*
stand | sopport*
stood | sopportat* sopportav*
dream | sogn*
dreamed | sognat* sognav*
i dreamed | sognavo
imagine | immagin*
imagined | immaginat* immaginav*
seem | sembr*
seemed | sembrat* sembrav*
prove | dimostr*
proved | dimostrat* dimostrav*
deliver | consegn*
delivered | consegnat* consegnav*
i delivered | consegnavo
put on weight | ingrass* ingrassat* ingrassav*
seize | sequestr*
seized | sequestrat* sequestrav*
focus | concentr*
focused | concentrat* concentrav*
relax | rilass*
relaxed | rilassat* rilassav*
bore | annoi*
bored | annoiat* annoiav*
increase | aument*
increased | aumentat* aumentav*
try | tentar* tenta tentano
tried | tentat* tentav*
treat | trattar* trattano
treated | trattat* trattav*
ignore | ignor*
ignored | ignorat* ignorav*
replace | sostitu*
replaced | sostituit*
i replace | sostituisco
give back | restitu*
gave back | restituit*
i give back | restituisco
look for | cercar* cercano
looked for | cercat* cercav*
i looked for | cercavo
find | trovar* trovano
found | trovav*
pass | passar* passano
passed | passat* passav*
help | aiutano
helped | aiutat* aiutav*
i helped | aiutavo
worked | lavorat* lavorav*
talked | parlat* parlav*
i talked | parlavo
brought | portat* portav*
i brought | portavo
use | usar*
used | usat* usav*
i used | usavo
arrive | arrivar*
arrived | arrivat* arrivav*
i arrived | arrivavo
left | lasciat* lasciav*
i left | lasciavo
call | chiamar*
called | chiamav*
i called | chiamavo
coached | allenat* allenav*
i coached | allenavo
explained | spiegat* spiegav*
i explained | spiegavo
told | raccontat* raccontav*
i told | raccontavo
earned | guadagnat* guadagnav*
i earned | guadagnavo
study | studiar* studia studiano
studied | studiat* studiav*
i studied | studiavo
thought | pensat* pensav*
i thought | pensavo
looked | guardat* guardav*
eat | mangiar* mangiano
ate | mangiat* mangiav*
i ate | mangiavo
came back | tornav*
sent | mandat* mandav*
stop | fermar* ferma fermano
stopped | fermat* fermav*
i stopped | fermavo
block | bloccar* blocca bloccano
stand up | alzar*
stood up | alzat* alzav*
i stood up | alzavo
play | giocar* gioca giocano
played | giocat* giocav*
i played | giocavo
checked | controllat* controllav*
i checked | controllavo
changed | cambiat* cambiav*
make a mistake | sbagliar* sbaglia sbagliano
made a mistake | sbagliat* sbagliav*
i made a mistake | sbagliavo
travelled | viaggiat* viaggiav*
i travelled | viaggiavo
forgot | dimenticat* dimenticav*
listened | ascoltat* ascoltav*
i listened | ascoltavo
pulled | tirat* tirav*
walk | camminar* camminano
walked | camminat* camminav*
i walked | camminavo
informed | avvisat* avvisav*
cut | tagliar* tagliano tagliav*
i cut | tagliavo
`;

/** Further Italian turns of phrase: stories in the past, doubts, protests, scenes on board, and questions in their English order. */
export const MORE_PHRASES = `
i went | sono andat* | me ne sono andata
went | è andat*
we went | siamo andat*
i came | sono venut*
i stayed | sono rimast* | sono stata lì
stayed calm | ho mantenuto la calma | mantenuto la calma | mi sono mantenuta calma
i had to | ho dovuto | mi è toccato | mi toccava
i could not | non potevo | non riuscivo a | non riuscivo | non ci riuscivo | non sono riuscit* a | non ho potuto
i could | riuscivo a | sono riuscit* a
we could | siamo riuscit* a
i noticed that | mi sono accort* che | mi ero accorta che
i noticed | mi sono accort* | me ne sono accort* | me n'ero accorta
i realised | mi sono resa conto | mi sono reso conto | mi rendo conto
i found myself | mi sono trovat* | mi sono ritrovata
i felt | mi sono sentit*
i apologised | mi sono scusat* | ho chiesto scusa | gli ho chiesto scusa | le ho chiesto scusa
i started to | mi sono mess* a | ho iniziato a | ho cominciato a
started to | si è mess* a | ha iniziato a | ha cominciato a | hanno iniziato a
i offered | mi sono offert* di | ho offerto
i got angry | mi sono arrabbiat* | mi sono incazzata
got angry | si è arrabbiat* | si è incazzat* | ha dato di matto | è andato fuori di testa | ha sclerato
i did not lose my temper | non mi sono scaldata | non mi sono mai scaldata | non ho perso la pazienza | non mi sono arrabbiata | non ho perso la calma
i told him | gli ho detto | gli ho spiegato | gli dissi | gliel'ho detto | gliel'ho spiegato
i told her | le ho detto | le ho spiegato
told me | mi ha detto | mi diceva
they told me | mi hanno detto | mi dicono che | mi dicevano
i helped her | le ho dato una mano
i helped him | gli ho dato una mano
help | dare una mano | dato una mano | do una mano | una mano
i reassured her | l'ho consolata
i reassured him | l'ho calmato
i wrote that | l'avevo scritto | l'ho scritto | io l'ho scritto | ma io l'ho scritto | guarda che l'ho scritto | io l'avevo scritto | ma l'avevo scritto
but i did say that | ma io l'ho detto | guarda che l'ho detto | ma l'ho detto | ma l'avevo detto | io l'ho detto | ma io l'avevo detto | l'ho già detto io
i did mention the result | il risultato c'era | ma il risultato c'era | il risultato l'ho messo | il risultato l'ho scritto | ho messo il risultato
i fixed it | l'ho corretta | l'ho rifatta | l'ho cambiata | l'ho migliorata | l'ho riscritta
is it better now | è migliorata$ | è migliorato$ | è meglio ora | è meglio adesso | va meglio adesso | va meglio ora | ora è meglio | adesso è meglio | com'è adesso$ | com'è ora$ | così com'è$
that is unfair | è una presa in giro | è ingiusto | non è giusto$ | che ingiustizia | mi prendi in giro | mi stai prendendo in giro | non ha senso$ | che senso ha
make fun of | prende in giro | prendono in giro | prendere in giro | prendeva in giro | prendevano in giro
why is my score so low | perché così basso il punteggio | come mai solo … punti | perché solo … punti | ma solo … punti | mi hai dato solo … punti
how do you count the points | come li conti i punti | come li dai i punti | come li assegni i punti | come dai i punti
how long does it take to get an answer | quanto ci mettono a rispondere | in quanto tempo rispondono | dopo quanto si fanno vivi | dopo quanto rispondono | dopo quanto si fanno sentire | quando si fanno vivi | quanto ci mettono a richiamare | dopo quanto ti richiamano | dopo quanto chiamano
they have not answered | non mi hanno più risposto | non si sono fatti vivi | non mi hanno ancora risposto | non mi hanno richiamata | sono spariti | non rispondono più
after i send | dopo che mand* | dopo aver mandato | una volta mandato
before | prima di
how much do they earn per month | quanto si becca al mese | quanto si becca | quanto prendi al mese | quanto ti entra in tasca | quanto si porta a casa | quanto porti a casa | quanto si piglia
i think | mi sa | a me sembra | a me pare | per me è
i guess | tirerei a indovinare | tiro a indovinare | vado a caso | sparo a caso | la butto lì | dico a caso | a caso | a naso | a occhio | tiro a caso
but i am not sure | ma non ci giurerei | ma nn ci giurerei | non ci giurerei | ma ho dei dubbi | ma ho un dubbio | ma boh | ma potrei sbagliarmi | ma forse sbaglio
i don't know | non mi ricordo una mazza | nn mi ricordo na mazza | non ricordo un tubo | non so una mazza | non ne so niente | non ne so nulla | non ci arrivo | non mi viene | non me la ricordo | questa proprio no | buio totale | nebbia totale | zero proprio | mai sentit* | mai sentito nominare
i am undecided between | sono indecis* tra | sono indecisa fra | sto tra | sono in dubbio tra | sono in dubbio fra | indecis* tra
i go for | vado di | vado sulla | punto sulla | opto per | mi butto sulla | mi butto
is that right | ci ho preso$ | ci ho azzeccato$ | ho indovinato$ | è esatto$ | dico bene$ | o sbaglio$ | è giusta$ | era giusta$ | ho fatto giusto$ | ^giusto$ | mi sbaglio$
oh no i got it wrong | che figuraccia | che figura | che scem* | che sbadata | che asina | che ignorante | che vergogna | ops
great | ^evvai | ^grande$ | ^yess* | ^evviva | ^alé | ^wow | ^che bello$ | ^fico$ | ^figo$ | ^che figata | ^spettacolo$ | ^ottimo$ | ^bene bene$ | ^meno male$ | ^menomale$ | ^che sollievo
goodbye | ^ora stacco | ^vabbe ora stacco | ^per oggi stacco | ora stacco | adesso stacco | ^io stacco | stacco che | mi metto a dormire | vado che è tardi | devo scappare al lavoro | mi chiama mia madre | mi tocca andare | ci becchiamo | ci becchiamo domani | ci si becca | ci aggiorniamo | a più tardi | torno dopo | torno domani | torno più tardi | riprendiamo domani | continuiamo domani | finiamo domani | ^devo chiudere$ | ora devo chiudere$ | ^stasera offro io
thanks | ^grz mille | sei un tesoro | sei un angelo | sei una bomba | sei forte | sei troppo forte | grazie assai | mi sei stata utile | mi hai aperto gli occhi | grazie del tuo tempo | sei preziosissimo | gentilissimo grazie
you are annoying me | hai rotto | mi hai rotto | hai stufato | mi hai stufato | mi stai stressando | mi stai stufando | che palle | che pizza$ | che barba$ | che noia$ | rompi | sei pesante
give me a moment | fammi respirare | fammi respirare un attimo | un attimo solo | aspetta un attimo | fammi pensare | aspe | aspè | aspetta che ci penso | ^un attimo | ^un secondo$
is it a problem | rompono le scatole | danno fastidio | mi creano problemi | può darmi problemi | mi frega | mi fregano | posso essere scartata per | è un handicap
do they reject me | mi scartano subito | mi segano | mi tagliano fuori | mi mandano a casa
i turn red | divento un peperone | divento ross* come un peperone | divento tutta rossa | mi faccio rossa | mi faccio tutta rossa | arrossisco subito | avvampo
i stammer | balbetto | sono balbuziente | mi si inceppa la lingua
my mind goes blank | mi impappino | mi si blocca la lingua | mi inceppo | mi incarto | mi incarto sempre | mi si spegne il cervello | mi perdo | mi perdo a metà
nobody listens to me in the group | nessuno mi ascolta | non mi ascolta nessuno | mi parlano sopra | parlano tutti sopra | mi parlano tutti sopra | non mi fanno parlare
i say nothing in the group | sto muta come un pesce | sto zitta | resto zitta | sto muta | non dico una parola | non apro bocca | non spiccico parola
how do i join in | come mi faccio sentire | come entro nella discussione | come prendo la parola
i am dying of fear | sono terrorizzat* | tremo tutta
i feel lonely | mi manca casa | mi manca la mia famiglia | mi mancano i miei | mi mancano gli amici | ho nostalgia | ho nostalgia di casa | resto sola | lontana da tutti | senza amici
my boyfriend does not want me to go | il mio fidanzato è geloso | il mio ragazzo è geloso | mio marito è geloso | non vuole che part* | non vuole che vada via
i have children | ho due bimbi | ho due bambini | ho un bimbo | ho un bambino piccolo | ho due figli | ho un figlio | ho una figlia | sono mamma | sono una mamma | ho due bimbi piccoli
who looks after my children | chi mi tiene i bimbi | chi mi tiene i bambini | chi sta con i bambini | a chi lascio i bambini | a chi lascio i figli | con chi lascio i figli
i have money problems | sono al verde | non ho soldi | sono senza soldi | non ho una lira | non ho risparmi | arrivo a fine mese | non arrivo a fine mese
do they pay for the housing | l'alloggio lo pagano loro | la casa la pagano loro | l'affitto lo pagano loro | pagano loro l'alloggio | pagano loro la casa | l'alloggio è pagato | la casa è pagata
do i have to look for a flat myself | me lo devo cercare io
by day | di giorno
on average | mediamente
sometimes | a volte | ogni tanto | qualche volta | certe volte | alle volte | ogni tanto capita
suddenly | all'improvviso | di colpo | tutto d'un tratto | di punto in bianco
in the meantime | nel frattempo | intanto che
instead of | al posto di | anziché
because of | per colpa di | a causa di | per via di | a causa del | a causa della
even if | anche se | pure se
apart from | a parte | tranne che
at the beginning | all'inizio | agli inizi
for a long time | da tanto | da tanto tempo | da un sacco | per tanto tempo
a lot of | un sacco di | un mucchio di | una marea di | un botto di | una valanga di | pieno di
everything at once | tutto insieme | tutto in una volta
on my own | per conto mio | per i fatti miei
it was chaos | era un casino | era un macello | era il delirio | era il caos | c'era un casino | c'era casino | un casino pazzesco | era un manicomio
it was very busy | c'era il pienone | era strapieno | era pieno di gente | c'era una fila | c'era la fila fuori | la fila arrivava fuori | eravamo strapieni | c'era un sacco di gente
we were short of staff | eravamo in pochi | eravamo sotto organico | eravamo in due | mancava personale | eravamo solo in due
in the queue | in fila | in coda
shouted at me | mi ha urlato contro | mi urlava contro | urlarmi contro | mi ha sgridata | mi ha gridato contro | mi ha aggredita | se l'è presa con me
insulted me | mi ha insultat* | mi ha offesa | mi insultava | ci insultavano | mi ha detto di tutto
complained about | si è lamentat* di | si è lamentat* del | si è lamentat* della | si lamentava di | si lamentava del | si lamentava della
complained | si è lamentat* | si lamentava | si lamentavano | ha fatto reclamo | ha fatto un reclamo
i worked hard | sgobbavo | mi facevo in quattro | mi sono fatta in quattro | mi sono data da fare | mi sono dato da fare | mi sono rimboccata le maniche
we shared the tasks | abbiamo diviso i compiti | ci siamo divis* i compiti | ci siamo organizzat*
we argued | abbiamo litigato | ci siamo scontrati | abbiamo discusso
we talked it through | ne abbiamo parlato | ci siamo parlati | abbiamo parlato con calma | ci siamo chiarit* | abbiamo chiarito
we made peace | abbiamo fatto pace | ci siamo riappacificat*
in the end the customer was happy | alla fine era content* | è andata via contenta | è andato via contento | se n'è andata contenta | se n'è andato contento | è andato via felice | è uscita col sorriso
in the end it went well | si è risolto tutto | si è sistemato tutto | abbiamo risolto tutto
i gave the wrong change | ho sbagliato il resto | ho dato il resto sbagliato
i admitted my mistake | ho ammesso l'errore | ho ammesso il mio errore | ho ammesso di aver sbagliato | mi sono presa la colpa | mi sono presa la responsabilità | mi sono assunta la responsabilità
money was missing | mancavano … euro | mancavano soldi | mancavano i soldi
away from home | fuori casa
in love | innamorat*
water broke | rompe le acque | si rompono le acque | si sono rotte le acque | ha rotto le acque | rotte le acque
she is giving birth | sta partorendo | sta per partorire | partorisce a bordo | nasce il bambino | le doglie
month pregnant | incinta al … mese | incinta di … mesi
when do i stop | quando smetto | quando posso smettere | fino a quando vado avanti | fino a quando continuo | quanto vado avanti | per quanto continuo
when do i use the defibrillator | quando attacco il dae | quando metto il dae
where do i put the pads | dove vanno le piastre | dove attacco le piastre | dove attacco gli elettrodi
where do i inject the epipen | dove gliela pianto | dove pianto la siringa | dove la pianto | dove faccio la puntura | dove gli faccio la puntura | dove pungo | dove inietto l'adrenalina | dove si fa l'epipen | dove si inietta l'epipen | dove va l'epipen
adrenaline pen epipen | penna di adrenalina | penna dell'adrenalina | adrenalina autoiniettabile | autoiniettore
collapses | si accascia | si è accasciat* | crolla a terra | crolla per terra | cade a terra | stramazza | casca per terra | è collassat* | collassa
is choking | gli è andato di traverso | le è andato di traverso | gli va di traverso | ha qualcosa in gola | non riesce a respirare
turned blue | è diventat* viola | diventa viola | è blu | diventa blu | è cianotic*
his face swells | gli si gonfia la faccia | si gonfia la faccia | le si gonfia la faccia | ha la faccia gonfia | gli si gonfiano le labbra | le si gonfiano le labbra | si è gonfiata la faccia | gli si gonfia la lingua
face | la faccia | in faccia | sulla faccia
feels unwell | si sente male | sta male | si è sentit* male | si sente mancare | le gira la testa | gli gira la testa | sta poco bene
i feel dizzy | mi gira la testa
stung by a bee | punt* da un'ape | punt* da una vespa
hit his head | gli è caduto in testa | le è caduto in testa | è caduto in testa a
bleeds heavily | sanguina parecchio | sanguina tanto | perde molto sangue | perde tanto sangue | perde sangue | sanguina a fiotti
burned himself with hot water | si è scottat* | si è ustionat* | si è bruciat*
fire in the lavatory | fumo dal bagno | esce fumo dal bagno
fire in the oven | fumo dal forno | esce fumo dal forno
waste bin | cestino dei rifiuti | bidone della spazzatura
drank too much | ha bevuto come una spugna | ha bevuto troppo | ha alzato il gomito | è ubriaco fradicio | è ubriaca fradicia | ha esagerato col vino
touches | mette le mani addosso | ha messo le mani addosso | allunga le mani | palpeggia
wants to hit | vuole menare | vuole picchiare | alza le mani | ha alzato le mani | sta per menare
where do i seat | dove lo faccio accomodare | dove la faccio accomodare | dove lo faccio sedere | dove la faccio sedere | dove li faccio sedere | dove faccio sedere | dove si siede | dove lo metto a sedere
what do i tell him | cosa gli racconto | che gli racconto | cosa gli dico per calmarlo | cosa le racconto
is homesick | ha il magone | ha nostalgia della mamma | vuole la mamma
when do i inflate the life vest | quando gonfio il giubbotto | quando gonfio il salvagente | quando gonfio il giubbotto salvagente | quando si gonfia il giubbotto
if we ditch on water | se ammariamo | se finiamo in acqua | se finiamo in mare | se si ammara | quando si ammara
the door does not open | la porta non si sblocca | la porta non si muove | la porta non vuole aprirsi | non si apre la porta
what do i shout | che urlo | cosa strillo | che comando urlo | cosa urlo ai passeggeri
throw it away | lo butto | la butto | lo butto nel cesso | lo butto in bagno | buttarlo via
native speaker | da madrelingua | di madrelingua
i get by in english | mi arrangio in inglese | mi arrangio con l'inglese | me la cavo in inglese | me la cavo con l'inglese | in inglese mi arrangio | in inglese me la cavo
is it enough if i get by | basta che mi arrangio | basta che me la cavo | basta cavarsela
is … english enough | è pochino | è poco$
ear pain | mal d'orecchi | mal di orecchi | mi fanno male le orecchie | gli fanno male le orecchie | le orecchie che fanno male
when the plane descends | quando scende l'aereo | quando l'aereo scende
what do you wear | che vi mettete | cosa vi mettete | che si mettono
this thing | sta cosa | sta roba | questa cosa
this question | sta questione
these questions | ste domande
they called me | mi hanno contattat* | mi hanno convocat*
they asked me | mi chiesero
an hour | un'ora | un'oretta
for an hour | da un'ora
an hour ago | un'ora fa | un'oretta fa
for hours | da ore
i was so embarrassed | volevo sprofondare | volevo morire dalla vergogna | che imbarazzo | mi sono vergognat*
somebody | uno si è | uno si
now | ^mo
consulate | del consolato | il consolato | al consolato | ambasciata
a | ^la a | la a$ | la a forse | forse la a
the first one | la prima$ | forse la prima | la prima delle due | ^la prima
the second one | la seconda$ | forse la seconda | ^la seconda
the third one | la terza$ | forse la terza | ^la terza
the last one | l'ultima$ | forse l'ultima
me first | prima io | prima me | prima a me | prima per me | prima la mia
the child first | prima il bambino | prima il bimbo | prima al bambino | prima a lui | prima lui
who first | chi prima | prima chi | a chi prima
necessarily | per forza | x forza | obbligatoriamente
nursing home | casa di riposo | rsa | ospizio
hire you | prenderti | assumerti | che ti prendono | che ti assumano
lost | perso
missed the flight | perso il volo | perso l'aereo | perde il volo | perdono il volo
missed the train | perso il treno
missed the connection | perso la coincidenza | perde la coincidenza | perdono la coincidenza
connecting flight | coincidenza | volo in coincidenza | volo di coincidenza
done | fatto | fatta | fatti | fatte
said | detto | detta
given | dato | data
seen | visto | viste
taken | preso | presi
written | scritto | scritta
gone | andato | andata
come | venuto | venuta
visa | il visto | un visto | visto di lavoro | visto lavorativo | visto per | del visto | ho il visto | senza visto | serve il visto | visto turistico
do i raise the legs | le alzo le gambe | gli alzo le gambe | alzo le gambe | gli sollevo le gambe | le sollevo le gambe | devo alzargli le gambe
do i put something in his mouth | metto qualcosa tra i denti
do i put ice | posso mettere il ghiaccio
how hard do i press | quanto forte si preme | quanto forte premo | quanto forte devo premere | quanto forte spingo | con che forza premo | quanto devo premere
how long do i press | quanto premo | per quanto premo | quanto tengo premuto
how deep | quanto in profondità | quanto profonde
how fast | a che ritmo | con che ritmo | che ritmo | quante al minuto
has trouble breathing | respira male | fa fatica a respirare | fatica a respirare | non riesce a respirare bene | le manca il fiato | gli manca il fiato | ha il fiato corto | è in affanno | ansima
has cold sweat | suda freddo | sudori freddi
is slipped | scivola
he locked himself in the lavatory | si è chius* in bagno | chiuso in bagno | si è barricato in bagno
in his lap | in braccio | in collo
sit at the emergency exit | sedersi all'uscita | sedut* all'uscita
who lands the aircraft | chi atterra | chi pilota | chi guida l'aereo
a tyre bursts | si buca una gomma | scoppia una gomma | è scoppiata una gomma | si è bucata una gomma | scoppia un pneumatico
i am not convinced | non mi convince | nn mi convince | non sono convint* | non mi convincono | non ne sono convint*
my parents | mia madre e mio padre
single room | camera singola | stanza singola | camera tutta mia
i gain weight | ingrasso | prendo peso | metto su chili | metto su peso | prendo chili
face to face | a quattr'occhi | faccia a faccia | a tu per tu | in privato | in disparte
little by little | piano piano | pian piano | poco a poco | poco alla volta | un passo alla volta
slowly | piano
fire alarm | allarme antincendio | allarme incendio | l'allarme antincendio
barely | per un pelo | per un soffio | a malapena | per poco
passport photo | foto tessera | fototessera | fototessere
how is it to work for | com'è lavorare da | come si sta in | come si sta da | come ci si trova in | come ci si trova da | come si lavora da
i fall asleep | crollo dal sonno | casco dal sonno | muoio di sonno | ho sonno | mi si chiudono gli occhi
countdown | conto alla rovescia
panic comes | mi viene il panico | mi prende il panico
thinking time | per pensare | per pensarci
because he | perché lui | perché aveva | perché voleva
because she | perché lei
why he | ^perché lui
why she | ^perché lei
because it was | perché era | perché erano
why was it | ^perché era | ma perché era | e perché era
because there was | perché c'era | perché c'erano
because there was no | perché non c'era | perché non c'erano
because i was | perché ero | perché stavo
because we were | perché eravamo
because i had | perché avevo
because i wanted | perché volevo
because i had to | perché dovevo
because i did not | perché non avevo | perché non facevo | perché non volevo | perché non potevo | perché non sapevo
because we had | perché avevamo
because nobody | perché nessuno
because everybody | perché tutti
because i like | perché mi piace | perché amo | perché adoro
i was | io ero | mi ero
i had | io avevo | ho avuto
i did | io facevo | ho fatto
i can | io posso
i do | io faccio
i do not | io non
i am | io sto
i worked at | lavoravo da | ho lavorato da
i worked as | lavoravo come | ho lavorato come
i play volleyball | gioco a pallavolo
i play | gioco a | gioco in
here is my answer: | ^io rispondo | ^tieni io rispondo | ^ecco rispondo | ^ti rispondo | ^ok rispondo | ^provo a rispondere | ^io direi | ^io risponderei | ^risponderei così
take this | ^tieni
here you are | ^eccola | ^eccolo | ^ecco qui | ^ecco qua
the baby does not cry | il neonato non respira
right | vero$
i go for … | secondo me la …$ | dico la …$ | penso la …$ | credo la …$ | direi la …$ | rispondo la …$ | secondo me è la …$ | scelgo la …$ | mi sa la …$ | forse la …$ | credo sia la …$ | penso sia la …$ | dovrebbe essere la …$
by | entro le | entro il | entro la
within | entro un | entro due
why | come mai | scusa perché | raga perché
there | lì dentro | è lì | da lì | lì fuori | stare lì | tutto lì | lì dove | di lì
i | mi sono
we | ci siamo
they | si sono
had | si era
i forgot | mi sono dimenticat* | mi sono scordat*
left | se n'è andat* | se ne va | se ne sono andati | se ne andava | è partit* | è uscit* | è scappat*
i bent down | mi sono abbassat* | mi sono chinata | mi sono inginocchiata
i asked her | le ho chiesto | le chiesi
i gave her | le ho dato | le ho offerto
i gave him | gli ho dato | gli ho offerto
i have | le ho | gli ho | li ho | ne ho | gliel'ho | c'ho | io c'ho | ci ho
i gave it to him | gliel'ho data | gliel'ho dato
i made him understand | gliel'ho fatto capire | gli ho fatto capire
i have it | ce l'ho
i do not have it | non ce l'ho
are you angry with me | ce l'hai con me | ce l'ha con me | ce l'hai su con me
do i have to | la devo | lo devo | le devo | me li devo | me la devo | me lo devo | me le devo
may i | li posso
years ago | anni fa
a year ago | un anno fa
months ago | mesi fa
a month ago | un mese fa
weeks ago | settimane fa
a week ago | una settimana fa
days ago | giorni fa
hours ago | ore fa
minutes ago | minuti fa
one day | un giorno | un bel giorno
one morning | una mattina
one evening | una sera
one night | una notte
once | una volta | un giorno che | quella volta
one time when | la volta che | quella volta che | una volta che
make you pay for | ti fa pagare | ti fanno pagare | mi fanno pagare | fanno pagare
i am on the waiting list | sono in lista d'attesa | sono nel pool | sono in graduatoria
waiting list | lista d'attesa | lista di attesa
i am bad at it | sono negat* | sono una frana | sono un disastro | sono scars*
i sweat | mi sudano le mani | mi sudano le mani come | sudo tantissimo | sudo come | mi suda la mano
do they notice | ci fanno caso | ci faranno caso | se ne accorgono | lo notano | lo guardano
he was off sick | si era dato malato | si è dato malato | si era messo in malattia | era in malattia | era in mutua
i fall ill | mi ammalo | se mi ammalo | mi becco l'influenza
if i fall ill | quando mi ammalo
we managed | ci siamo arrangiat* | ce la siamo cavata | ce l'abbiamo fatta
i managed it | me la sono cavata | ci sono riuscit*
i can make it | ce la faccio | ce la posso fare | ce la potrei fare
did not get along | non andavamo d'accordo | non andavo d'accordo | non si andava d'accordo
we got along | andavamo d'accordo | andavo d'accordo
i talked about it | ne ho parlato | gliene ho parlato | ne ho parlato con
shopping centre | centro commerciale
emergency room | al pronto soccorso | in pronto soccorso
pushed | ha spinto | mi ha spint* | spintonato
is it right now | se ora ci siamo | ora ci siamo$ | ci siamo$ | adesso ci siamo$
what do you know about it | che ne sai tu | cosa ne sai tu | ma che ne sai | ma cosa ne sai
thirty compressions and two breaths | trenta e due | 30 a 2 | trenta a due | 30 e 2 | trenta compressioni e due | a trenta e poi due
breaths | soffi | insufflazioni
do i remove it | la levo | lo levo | glielo levo
do i give him | gliel* do
swallowed | ha mandato giù
head back or forward | testa avanti o indietro
cannot feel his legs | non sente le gambe | non si sente le gambe | non muove le gambe
the baby is coming | la testa già si vede | si vede la testa | esce la testa | sta uscendo il bambino | sta nascendo
does not cry | non piange
where do i send them | dove li mando | dove li faccio andare | dove mando i passeggeri
the slide is punctured | lo scivolo si buca
takes his bag during the evacuation | prendere il trolley mentre evacuiamo | vuole prendere il trolley | vuole prendere la valigia | prende la valigia | prende il trolley | si porta dietro la valigia
do i open or not | apro o no | apro o non apro | la apro o no
asks strange questions | fa strane domande | fa domande strane
why do ears hurt | perché le orecchie si tappano | perché si tappano le orecchie
blocked ears | si tappano le orecchie | mi si tappano le orecchie
my mind went blank | ho avuto un blackout | ho avuto un vuoto | mi sono bloccat* | mi sono impallata
i feel like | ho voglia di | mi va di | mi andrebbe di
i do not feel like it | non ho voglia | nn ho voglia | niente voglia | zero voglia | non mi va | nn mi va
an easy question | una domanda facile facile | facile facile
ask me | famme | famme na
oh my god | mamma mia | madonna | madò | oh mio dio | omg | o mio dio | gesù | santo cielo
quiz me | mi interroghi | m'interroghi | mi interroga
but why | ok ma perché | ma perché | sì ma perché | sì perché
explain why | spiegami perché | dimmi perché | dici perché | spieghi perché
because the | perché la | perché il | perché i | perché le | perché gli | perché un | perché una | perché l'
why the | ^perché la | ^perché il | ^perché i | ^perché le | ^perché gli | ^perché un | ^perché una
because not | perché non
why not | ^perché non
i notice | me ne accorgo | mi accorgo
i sat him down | l'ho fatt* sedere | l'ho fatt* accomodare
i put | le ho messo
i was with | sono stat* con
from the beginning | da capo | dall'inizio | da zero | daccapo
which way | da che parte | da quale parte | in che direzione
without a contract | in nero
lose consciousness | perdere i sensi | perdono i sensi | perdere conoscenza
reject | eliminano
rejected me | mi hanno eliminat* | mi hanno segat*
in time | appena in tempo
it was my turn to | toccava a me | tocca a me | è toccato a me
that was not okay | così non andava | così non andava bene | non andava bene
i volunteered | mi sono offerta volontaria | mi sono offerto volontario | mi sono offert* io | mi sono propost*
new year's eve | a capodanno
is not bad | niente male | mica male
make it more natural | puoi farmela più naturale | falla più naturale | rendila più naturale | più naturale
sounds learned by heart | sembra letta | sembra imparata a memoria | suona finta | sembra recitata | suona falsa
paper bag | sacchetto di carta | busta di carta
do i let him board | lo faccio salire | la faccio salire | lo imbarco | la imbarco | lo lascio salire
how many seconds | quanti secondi
is frozen with fear | è paralizzat* dalla paura | è pietrificat*
does not want to jump | non salta | ha paura di saltare
explain that more simply | me lo rispieghi meglio | rispiega | puoi rispiegare | non c'ho capito | non c'ho capito na cippa | non ho capito una mazza | non c'ho capito nulla | non c'ho capito niente
what changes | che cambia | cosa cambia
centre of attention | al centro dell'attenzione
let alone | figurati | figuriamoci
my mother is sick | mia madre sta male | mia mamma sta male | mamma sta male | mio padre sta male | mio papà sta male
hungry | ha fame | hanno fame | ho fame
thirsty | ha sete | ho sete
feels cold | ha freddo | hanno freddo
feels hot | ha caldo | hanno caldo
is right | ha ragione | hai ragione | avev* ragione
i was right | avevo ragione
in a hurry | di fretta | in fretta | ha fretta | avevo fretta | di corsa
on purpose | apposta
by mistake | per sbaglio | per errore | senza volere | senza volerlo
for free | gratis
in advance | in anticipo | con anticipo
at the last minute | all'ultimo minuto | all'ultimo secondo | all'ultimo
at work | al lavoro | sul lavoro | a lavoro
at the airport | all'aeroporto
at the counter | al banco | al bancone | allo sportello
in the middle of the night | nel cuore della notte | a notte fonda | alle tre di notte
every day | tutti i giorni | ogni giorno
the whole day | tutto il giorno | tutta la giornata
the whole night | tutta la notte
at the same time | contemporaneamente | nello stesso momento
as soon as | non appena
as soon as possible | il prima possibile | appena possibile
take care of | mi occupo di | mi occupavo di | occuparsi di | si occupa di
i took care of | mi sono occupat* di
get used to | abituarsi | abituarmi | mi abituo
do without | fare a meno
it is up to | dipende da | dipende dal | dipende dalla
it depends | dipende
i do not care | non m'importa | non mi importa | chissenefrega | chi se ne frega | me ne frego
do they care | gli importa | gliene importa
does not matter | non importa | fa niente | fa lo stesso | non fa niente
that is true | verissimo
guilty | in colpa
they blamed me | mi hanno dato la colpa | dava la colpa a me
i feel | mi sento
happened | è success* | è capitato | mi è successo | mi è capitato
what happened | cosa è successo | cos'è successo | che è successo
i got | mi è arrivat*
came | è venut*
came in | è entrat*
got on | è salit*
became | è diventat*
started | è iniziat* | è cominciat* | è partita
part | la parte | sua parte | mia parte | una parte | questa parte
when you leave | quando parti
i am sure | sicur* al cento per cento | sicurissima | sicurissimo | sono sicur*
there is no | ^non c'è | non c'è$ | che non c'è | se non c'è | perché non c'è | dove non c'è
there are no | non ci sono
the first time | la prima volta
the first answer | la prima risposta
the first version | la prima versione | la versione di prima
the first | la prima cosa | la prima domanda
first of all | innanzitutto | per prima cosa | per cominciare
did not show up | non si è presentat* | non è venut* a lavoro
i pass the medical | passo la visita | la passo la visita
cheer up | tirare su il morale | tirato su il morale | tiro su il morale
you cheered me up | mi hai tirat* su | mi hai consolata
i pulled out | l'ho tirat* fuori
pull out | tirare fuori | tirarci fuori
secretly | di nascosto
treats me badly | mi tratta male | mi trattano male | trattava male | mi trattava male | tratta male
the heart stopped | si è fermato il cuore
nobody noticed | nessuno se n'è accorto | non se n'è accorto nessuno
the child kicks the seat | scalcia il sedile | dà calci al sedile | tira calci al sedile
the aircraft breaks in two | si spezza in due | l'aereo si spezza
is under water | sott'acqua
i worked in a shop | facevo la commessa | facevo il commesso | ho fatto la commessa | ho fatto il commesso
i worked as a waitress | facevo la cameriera | facevo il cameriere | ho fatto la cameriera | ho fatto il cameriere
i worked as a barista | facevo la barista | facevo il barista | ho fatto la barista
i worked as a receptionist | facevo la receptionist | facevo il receptionist | ho fatto la receptionist
i worked as a carer | facevo la badante | ho fatto la badante | facevo l'oss
i worked with children | facevo la babysitter | facevo l'animatrice | facevo l'animatore | ho fatto la babysitter | ho fatto l'animatrice | facevo la maestra
because there is | perché c'è | perché ci sono
how often | ogni quanti minuti | ogni quante ore | ogni quanti giorni | ogni quanti mesi
take turns | darmi il cambio | ci diamo il cambio | dare il cambio | darsi il cambio
socket | presa di corrente | dalla presa | nella presa
head down | a testa in giù | testa in giù | testa bassa | giù la testa
was hurt | si è fatt* male | si era fatta male | mi sono fatta male
he is saying no | dice di no
got burned | si è bruciato il braccio | si è bruciato la mano
the connection dropped | mi è caduta la linea | è caduta la linea | si è bloccata la connessione | è saltata la connessione
may i do it again | posso rifarl* | si può rifare | lo posso rifare
what a pity | che rabbia | che peccato | peccato$ | che sfiga | che sfortuna
am i out | sono fuori$ | sono già fuori$ | sono eliminat*
i turn … years old | compio … anni
do i have hope | ho qualche speranza
am i allowed | mi fanno passare
how do i show | come dimostro | come faccio vedere
i let him talk | l'ho lasciat* sfogare | l'ho lasciat* parlare
racist | razzist* | di colore | insulti razzisti
do i give her water | la faccio bere | lo faccio bere | gli do da bere | le do da bere
does not get up | non si alza | non riesce ad alzarsi | non si rialza
says he is fine | dice che sta bene | dice di stare bene
wants to get off | vuole scendere | vogliono scendere
wants to change seat | vuole cambiare posto | vuole spostarsi | vuole un altro posto
fly for the first time | mai preso un aereo | mai volato | primo volo | prima volta in aereo
summer camp | centro estivo
the power went out | è saltata la corrente | è andata via la corrente | è mancata la corrente
hung up on me | mi ha riattaccato il telefono | mi ha chiuso il telefono | mi ha attaccato il telefono
broke his promise | si è rimangiato la parola | non ha mantenuto la promessa
no pulse | non si sente il polso | non ha polso | non c'è polso | senza polso
above all | più di tutto
what score would you give me | quanto mi daresti | che voto mi daresti | che punteggio mi daresti
how do i calm him | come li calmo
how do i stop them | come li fermo | come lo fermo | come la fermo
normal weight | sono nella norma | nella norma
i signed up | mi sono iscritt*
where do we start | da dove si parte | da dove partiamo | da dove si comincia | da dove si inizia
arrive early | arrivare presto | arrivare prima
dry skin | pelle secca
a first cut | prima scrematura
took money for | a pagamento
in your opinion | per te
six years | sei anni
six months | sei mesi
six hours | sei ore
six people | sei persone
i called her | l'ho chiamata
who do i inform | chi avviso | chi devo avvisare | a chi lo dico
and now has | e adesso ha | e ora ha
and now i have | e adesso ho | e ora ho
and now i | e adesso mi | e ora mi
and now is | e adesso è | e ora è
i run | scappo
i disappoint my parents | deludere i miei | deludo i miei
slapped me | mi ha tirato uno schiaffo | mi ha dato uno schiaffo
the customer was satisfied | era soddisfatt*
we did | abbiamo fatto
did | ha fatto
they did | hanno fatto
we said | abbiamo detto
i took | ho preso
we took | abbiamo preso
took | ha preso
they took | hanno preso
we put | abbiamo messo
i gave | ho dato
we gave | abbiamo dato
gave | ha dato
they gave | hanno dato
i saw | ho visto
we saw | abbiamo visto
we heard | abbiamo sentito
i decided | ho deciso
we decided | abbiamo deciso
we called | abbiamo chiamato
we helped | abbiamo aiutato
i found | ho trovato
we found | abbiamo trovato
we looked for | abbiamo cercato
we offered | abbiamo offerto
i handled | ho gestito
we handled | abbiamo gestito
we had | abbiamo avuto
i solved | ho risolto
we solved | abbiamo risolto
we lost | abbiamo perso
i tried to | ho cercato di | ho provato a
we tried to | abbiamo cercato di | abbiamo provato a
and why | e perché
so why | allora perché
understand why | capisco perché | capire perché | capito perché
know why | so perché | sapere perché
`;
