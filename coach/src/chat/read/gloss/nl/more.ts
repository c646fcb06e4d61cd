/** More Dutch words: verbs in all their forms, and those of hiring, jobs, first aid, safety, worries and everyday life. */
export const MORE_WORDS = `
fell | viel
stood | stond
began | begon begonnen
stayed | bleef bleven
let | liet
came back | terugkwam teruggekomen
got | kreeg kregen
saw | zag
said | zei zeiden
sat | zat
did | deden
knew | wist
thought | dacht
found | vond
lay | lag
gave back | teruggegeven teruggaf
walked | liep
ran | rende gerend
called | riep geroepen
helped | hielp
spoke | sprak gesproken
wrote | schreef schreven geschreven opgeschreven ingevuld
read | las
drank | dronk gedronken
ate | aten opgegeten
slept | sliep geslapen
drove | reed gereden
held | gehouden vastgehouden
carried | droeg
hit | sloeg
jumped | sprong gesprongen
chose | koos kozen gekozen
lost | verloor
decided | besloot
offered | bood boden aangeboden aanbood
understood | begreep begrepen
happened | gebeurde gebeurden
started | startte gestart
got worse | verslechterde verergerde
broke | brak
died | stierf
closed | sloot sloten gesloten
brought | bracht gebracht meegebracht teruggebracht
bought | kocht
wanted | wilden
asked | vroegen
lived | woonde
felt | voelde gevoeld
heard | hoorde
listened | luisterde geluisterd
looked | keek keken gekeken nagekeken
tried | probeerde geprobeerd
explained | uitgelegd
solved | opgelost oploste loste
solve | oplossen oplost los-op
solution | oplossing
apologised | verontschuldigde
promised | beloofde beloofd
promise | beloof beloven belofte
arranged | geregeld regelde
arrange | regelen regelt
calmed | kalmeerde gerustgesteld
shouted | schreeuwden geschreeuwd gegild
took over | overgenomen overnam
take over | overnemen overneem
worked together | samengewerkt
work together | samenwerkt
put | zette gezet legde gelegd neergezet neerzetten neergelegd neerleggen
get | haal halen haalde gehaald opgehaald ophalen
returned | teruggegaan terugging
bring back | terugbrengen terugbrengt terugbracht
give back | teruggeven teruggeeft
exchange | omruilen omgeruild ruilde geruild
refund | terugbetaling terugbetaald terugbetalen
voucher | tegoedbon tegoedbonnen waardebon vouchers cadeaubon
receipt | bonnetje kassabon bon
trousers | broek pantalon
blouse | bloesje
finally | uiteindelijk tenslotte eindelijk
desk | balie incheckbalie
booked | geboekt
ambulance | ambulances ziekenwagen
ambulance staff | ambulancemedewerkers ambulancepersoneel
busy | drukke
cafe | kroeg
bar place | barretje
glasses | glazen
glass | glas glaasje
cloth | doek
towel | handdoek
ended | afliep eindigde afgelopen
apart | aparte
stick | plak plakken geplakt plakte
sticker | plakkers pads
electrodes | elektroden elektrode
grape | druif druiven
stands up | opstaat opstaan opstond
pee | plassen plas
jerking | schokken schokt stuiptrekken stuiptrekt
boiling | kokende kokend
thigh | bovenbeen dij dijbeen
waters broke | vliezen
coast | kust
glowing | gloeiend gloeit
hissing | sissen sist sissend
guy | vent gozer
drunk | gezopen
accompany | begeleid begeleidde
parrot | papegaai
bird | vogel
guess | gok gokken raad raden
nag | zeuren zeurt zeur gezeur
chubby | mollig
blotches | vlekken vlek
stutter | hakkel stotterde
in advance | tevoren
wedding | bruiloft trouwfeest huwelijk
relationship | relatie verkering
keep up | volhouden volhoud volgehouden
rather | nogal tamelijk redelijk
jealous | jaloers
dry | droog droge uitgedroogd
bags under the eyes | wallen
part-time | halftijds halftime parttimer
darling | schat lieverd
cook | koken kook gekookt kok
it | em ie
great | toppie tof toffe gaaf gave prachtig perfect fantastisch heerlijk mooie prima keigoed kei supergoed
average | gemiddeld doorsnee
certain | bepaalde bepaald
cognitive | cognitieve cognitief
dominant | dominante overheersend
seconds | sec
thinking time | bedenktijd denktijd
laughing | lachend
nose piercing | neusringetje neusring neuspiercing neusknopje
coloured | geverfde geverfd gekleurd
dye | verven
strands of hair | plukken pluk highlights
just | net zojuist daarnet daarstraks pas-net
toes | tenen teen
returner | herintreder
as for | qua betreft wat-betreft
atmosphere | sfeer
pay in advance | voorschieten voorgeschoten
 | om jaja
throw up | overgeeft braakt kotst gekotst overgegeven overgaf kots
beginning | beginnetje
bleeding | bloedend bloedde
cabin | vliegtuigcabine
breath | ademnood
throws | smijt
lift | tilt tillen tilde opgetild
lie down | neerliggen
holding | vasthoudt vasthoud vasthield
free up | vrijmaken vrijmaakt
stomach | maagstreek
stab | prik prikken geprikt prikte
epipen | epi adrenalinepen
bee | wesp bijen
sting | steek gestoken
result | uitslag
rash | huiduitslag galbulten bultjes bulten
itch | jeuk
swallow | slikken slik doorslikken inslikken ingeslikt
sip | slok slokken
cough up | ophoesten
suffocate | stik stikte
chest pain | borstpijn
grab | pakte gepakt beetpakt beetpakken vastpakken vastpakt grijpt greep
collapse | ingestort instort
collapsed | inzakte ineenzakte ingezakt inelkaarzakte
falls over | omvalt omvallen omviel omgevallen
fainting | flauwte
pulse | polsslag
blister | blaar blaren
burn | verbranden verbrand aangebrand
burnt | verbrande verbrandde
scald | verschroeid
iron | ijzer
press | drukken ingedrukt
pressure bandage | drukverband
bruise | blauwe-plek kneuzing gekneusd
sprain | verstuikt verzwikt verstuiking
contractions | wee
midwife | vroedvrouw verloskundige
umbilical cord | navelstreng
give birth | baren
born | geboren
birthday | verjaardag jarig
miscarriage | miskraam
stroke | tia
paralysed | verlamd verlamming
hot | gloeiendheet bloedheet snikheet
heat | hitte warmte
smells | stinken
smoulder | smeulen smeult smeulend
spark | vonk
extinguishing | blussen geblust bluste
fire gloves | brandhandschoenen
door handle | deurkruk deurklink klink
bucket | emmer
ice cubes | ijsklontjes ijsblokjes
shake | schudt schud schudde trilt trillen trilde
air pocket | luchtzak luchtzakken
belted | vastgegespt vastgeriemd aangesnoerd
buckle | gesp
put on | opzet opgezet opgedaan omdoen omdoet aangedaan aandoet
take off | uitdoen uittrekken uitgedaan afdoen afzetten
floor lights | vloerverlichting grondverlichting
emergency light | noodverlichting noodlicht
raft | vlotten
sank | zonk gezonken
swim | zwom gezwommen
drown | verdrinken verdrinkt verdronken
shark | haai
shore | oever wal
rescuer | redders redder reddingswerkers
survivor | overlevende
hijacker | kapers terrorist gijzelnemer gijzelaars
terrorism | terrorisme terreur aanslag
hostage taking | gijzeling gegijzeld
gun | pistool geweer
joking | grapje geintje geint
spoke to | aansprak aangesproken aanspreekt
harass | lastigvallen lastigvalt
pushy | opdringerig
quarrel | bonje heibel ruzies ruziemaken ruziet
swear | vloeken vloekt
swore at | uitgescholden schold uitschold uitscheldt
shout at | afsnauwen snauwt snauwde uitkafferen
spit | spuugt spuugde spuwen gespuugd
kick | schopt schoppen schop geschopt
slap | mep
restrain | vastbindt bind
intoxicated | beschonken ladderzat stomdronken straalbezopen dronkenlap
hungover | kater
hands | handjes
cried | huilde gehuild janken jankt
sobbing | snikken snikkend
comfort | troosten troost troostte getroost
hug | knuffel
lost child | vermist
kids | kiddo kindjes kleintje kleintjes kleuter kinderwens
teenager | tiener puber
twins | tweeling
pram | wandelwagen
nappy | luier
change a nappy | verschonen verschoon
breastfeed | borstvoeding
highly pregnant | hoogzwanger
visually impaired | slechtziend blindgeboren
hearing impaired | slechthorend hardhorend
walking stick | wandelstok kruk krukken stok
dementia | dementie dement
down syndrome | downsyndroom
rabbit | konijn
snake | slang
bite | bijten
bark | blaft blaffen
wheel chock | remblokken
propeller | propellers
cockpit crew | cockpitbemanning
overhead compartments | bagageluik
window panel | raampaneel
tarmac | platform
terminal | vertrekhal aankomsthal
customs | douane douanier
duty free | taxfree taxvrij belastingvrij
conveyor belt | bagageband
jet bridge | slurf vliegtuigslurf
stairs truck | vliegtuigtrap
air traffic control | luchtverkeersleiding verkeersleiding verkeerstoren toren verkeersleider
autopilot | automatische-piloot
aviation | luchtvaart
holding pattern | wachtpatroon rondjes
take off | opstijgt opgestegen opsteeg
engine failure | motorstoring motorpech motoruitval
fault | storing mankement
lightning strike | blikseminslag
wind | zijwind windvlaag
rain | regen regende
hail | hagel
hurricane | orkaan
strike | staking staken staakt
on strike | staakte
correct | klopt kloppen
doubt | twijfel twijfelde
not sure | onzeker
perhaps | waarschijnlijk vast-wel vermoedelijk
probably | wss waarsch
confuse | verwar verwarren
confusing | verwarrend
forgotten | vergat
solutions | oplossinkje
hesitate | aarzel aarzelde
clearly | duidelijke duidelijker
logical | logisch
worried | ongerust bezorgde
worries | zorgje
miss | mis
blush | blozen bloos
red | rooie knalrood vuurrood
sweats | zweethanden zweetplekken
tremble | bibber bibberig
heart beats | hartkloppingen bonst
crying | huilerig
trembling voice | trilstem
shyness | verlegenheid
introvert | introverte
insecure | onzekerheid
self-confident | zelfverzekerd
fail | falen faal faalde faalangst
fear of failing | faalangstig
laugh at | uitlachen uitlacht
bullied | gepest
bullying | pesten pest pesterijen
burnout | burn-out overspannen
depressed | depressief depressie somber
therapy | therapie psycholoog
panic | paniekeren paniekerig
dreams | dromen
regret | spijt
give up | opgeven opgeef opgegeven
debt | schulden
afford | veroorloven
save | sparen spaar
mortgage | hypotheek
loan | lening lenen leen geleend
tax | belasting
pension | pensioen
insurance | verzekering verzekerd
gross | bruto
net | netto
raise | opslag loonsverhoging
bonus | bonussen
pay rise | salarisverhoging
self-employed | zzp zzp'er zelfstandig
divorced | gescheiden
divorce | scheiding
single | vrijgezel
married | getrouwd gehuwd
marry | trouwen
fiance | verloofde verloofd
babysitter | oppas oppassen
childcare | kinderopvang kinderdagverblijf creche opvang
single mother | alleenstaande
stepchild | stiefkind
housing | woonruimte
shared flat | studentenhuis
roommate | huisgenoot huisgenoten kamergenoot
move out | uithuis
commuter | forens
train | trein
bike | fiets
cycle | fietste
traffic jam | file
early | vroege vroeger
late | laattijdig
sleepless | slapeloos
insomnia | slapeloosheid slaapproblemen
nap | powernap
tiring | vermoeiend slopend
exhausted | uitgeput doodop bekaf kapotmoe
rest | uitrusten uitgerust uitslapen uitslaap
sunday | zondags
weekend | weekends weekenden
public holidays | feestdag
swap | dienstruil
unexpected | onverwacht plotselinge
request | aanvragen aanvraag verzoek aangevraagd
leave | verlofdagen vakantiedagen
sick leave | ziekteverlof ziekmelden ziekgemeld ziekmelding
sick note | ziektebriefje
period | ongesteld menstruatie
back pain | rugpijn rugklachten hernia
varicose veins | spataderen
acne | puistjes puist jeugdpuistjes
eczema | eczeem
cream | creme zalf
vitamins | vitamines
healthy | gezonde
unhealthy | ongezond
lose weight | afvallen
lost weight | afgevallen
gain weight | bijgekomen
exercise | bewegen sportschool fitnessen
diet | dieet
vegan | veganist veganistisch
vegetarian | vega vegetarier
gluten | glutenvrij
snack | snacks
breakfast | ontbijt
lunch | lunchen
dinner | avondeten diner
sandwich | boterham broodje
soup | soep
cheese | kaas
chicken | kip
rice | rijst
beef | rundvlees
pork | varkensvlees
nuts | noot
milk | melk
egg | ei eieren
chocolate | chocola chocolade
cake | taart gebak
cookie | koekje
ice cream | ijsje
this | deez dees
not | nt
why | wrm waarvoor
what | wt
how | hoedan
because | omdt
if | asl
still | nogaltijd
very | superveel mega
whole | gans
completely | totaal volledig volkomen compleet
nevertheless | desondanks
however | echter
although | hoewel alhoewel ook-al
unless | tenzij
despite | ondanks
while | terwijl
except | behalve
according to | volgens
around | rondom
besides | bovendien daarnaast
anyway | sowieso toch-al
of course | natuurlijk tuurlijk uiteraard
instead of | inplaats
both | allebei
everyone | iedereeen alleman
one | ene
whose | wiens
sometime | ooit
often | regelmatig dikwijls
rarely | zelden
every day | dagelijks
tonight | vanavond
this morning | vanmorgen vanochtend
this afternoon | vanmiddag
tonight late | vannacht
afternoon | middag
lately | laatst onlangs pasgeleden
just now | zonet
soon | zometeen dadelijk weldra gauw
late evening | laatavond
year old | jarige
thirteen | dertien
fourteen | veertien
sixteen | zestien
seventeen | zeventien
eighteen | achttien
nineteen | negentien
twenty-five | vijfentwintig
thirty-five | vijfendertig
sixty five | vijfenzestig
seventy | zeventig
eighty | tachtig
a quarter | kwart kwartier
half an hour | halfuur
hours | uurtje uurtjes
fourth | vierde
fifth | vijfde
several | meerdere verschillenden diverse
much | zoveelste
kind | aardige behulpzaam behulpzame
polite | beleefde
impolite | onvriendelijk
unfair | oneerlijk
bold | brutale
lazy | luie
careful | voorzichtig
neat | netjes nette verzorgd
messy | slordig rommelig
dirty | vies vieze vuil smerig
broken | kapotte
sharp | scherp
soft | zacht
smooth | glad gladde
slippery | glibberig
wide | breed brede wijd
narrow | smal smalle
deeply | diepe
hard | keihard
fit | fitte
tough | taai stevig
nasty | gemeen gemene rot rotte
awful | ellendig ellende
ugly | lelijk
beautiful | knap knappe
crazy | krankzinnig maf maffe knettergek gekke
special | speciaal speciale bijzonder
usual | gebruikelijk
known | bekend
popular | populair
modern | moderne
comfortable | comfortabel
nice | lekker
uncomfortable | oncomfortabel ongemakkelijk
difficult | ingewikkeld
necessary | verplicht
optional | vrijwillig optioneel
unnecessary | onnodig
equal | gelijke
right away | gelijk
ordinary | alledaags
personal | persoonlijk
private | prive
international | internationaal internationale
national | nationaal nationale
regional | regionaal regionale
international flights | intercontinentaal intercontinentale
belgian | belgisch belg
flemish | vlaams vlaming
moroccan | marokkaans
turkish | turks
surinamese | surinaams
polish | pools
russian | russisch
muslim | moslim moslima islamitisch
fasting | vasten ramadan
pray | bid
answer | antwoordde
questions | vraagstukken
questionnaire | vragenlijst
instruct | instructies instructie
sentence | zinnetje
word | woord
conversation | praatje praatjes
chat | babbel chatten kletst
text | tekst
spelling mistake | spelfout taalfout
grammar | grammatica
vocabulary | woordenschat
pronunciation | uitspraak
translate | vertalen vertaal vertaald vertaling
english level | b1 b2
lesson | les lessen
practice | praktijk
theory | theorie
homework | huiswerk
study | leerstof
book | boek
learn by heart | uit-mijn-hoofd vanbuiten
brains | geheugen
repeat | herhaal
try again | herkansen herkansing
resit | hertest
passed | geslaagd
finish | afronden afgerond afgemaakt afmaak
mark | cijfertje
group task | groepsgesprek groepsspel groepswerk
individual | individueel individuele
interview | intake kennismaking
candidates | deelnemers deelnemer medekandidaten kandidates
hire | aannemen aanneem
hired | aanneming
recruited | geworven
recruitment | werving
reply | antwoordje
link | linkje
application form | sollicitatieformulier
sign | tekent ondertekenen getekend
register | inschrijven ingeschreven aanmelden aangemeld registreren
profile | profiel
attachment | bijlage
reference | referentie
recommendation letter | aanbevelingsbrief
portrait photo | portretfoto profielfoto
background check | screening achtergrondcheck
fingerprint | vingerafdruk vingerafdrukken
residence permit | verblijfsvergunning
id card | identiteitskaart id-kaart
vaccination | vaccinatie inenting ingeent gevaccineerd vaccin
drug test | drugstest
urine test | plastest
blood test | bloedonderzoek bloedtest
hearing test | gehoortest
eye test | ogentest oogtest
colour-blind | kleurenblind
glasses | brillen
laser eye surgery | ooglaseren gelaserd
braces | slotjesbeugel
tiptoe | tenenstand
reach | reik bereiken bereikt
measure | meten meet gemeten opmeten
weigh | weeg wegen gewogen
weight | bmi
dress size | kledingmaat
jewellery | sieraden sieraad juwelen
bracelet | armband
wedding ring | trouwring
tongue piercing | tongpiercing
ear tunnel | tunnel
plaster | pleistertje
moustache | snor
stubble | stoppels stoppelbaard baardje
shaved | geschoren kaal
bald | kale
curls | krullen krulhaar kroeshaar
wig | pruik
braids | vlechten vlecht
dreads | dreadlocks
ponytail | paardenstaart staartje
bun | knotje
blond | blonde
brown | bruin
grey | grijs grijze
pink | roze
purple | paars
lipstick | lippenstift
eyelashes | wimpers nepwimpers
eyebrows | wenkbrauwen wenkbrauw
tights | panty panty's panties
bra | bh
underwear | ondergoed
polished | gepoetst gestreken
iron | strijken strijkijzer
pencil skirt | kokerrok rokje
knee | kniehoogte
jeans | spijkerbroek
sweater | trui
coat | jassen
scarf | sjaal
hat | hoed pet
heels | hakjes pumps naaldhakken
trainers | gympies
perfume | geurtje
deodorant | deo
stain | vlekje
airport shop | souvenir
crew bag | trolleytje
passengers | passagierslijst paxen pax medereizigers medereiziger medepassagiers
neighbour | buur buren
regular customer | stamgast vaste-klant
client | clienten
resident | bewoner bewoonster
carer | verzorgende verzorgster mantelzorger
nurse | verpleegster zuster verpleging
retirement home | bejaardentehuis verzorgingshuis verpleeghuis verzorgingstehuis rusthuis woonzorgcentrum
call centre | callcenter helpdesk
caller | beller
on the phone | telefonisch aan-de-lijn
shelf | schap schappen vakkenvuller
warehouse | magazijn
packer | inpakker orderpicker
delivery | bezorging bezorger levering
delivered | geleverd
order | bestellen bestel bestelling besteld
bill | rekening
change money | wisselgeld
till | kassa's
theft | winkeldief dief dieven gejat jatten
discount | korting
price | prijs prijzen
trainee | leerling
pupils | scholieren
internship | stages
apprentice | leerjongen
swimming teacher | zwemleraar zwemles badmeester
referee | scheidsrechter
teammate | teamgenoot teamgenoten ploeggenoot ploegmaat
training session | trainde
match | wedstrijd
won | gewonnen wonnen
win | winnen wint
captain of the team | aanvoerder aanvoerster
animator | animatieteam entertainer
tour guide | reisleider reisleidster gids
hostess | gastvrouwen
chambermaid | kamermeisje
cleaner | schoonmaker schoonmaakster schoonmaak
cleaned | schoongemaakt opgeruimd opruimde poetste
clean up | opruimen opruim poetsen poets dweilen
kitchen | restaurantkeuken
chef | chef-kok
dishwasher | afwas afwasser vaatwasser
bartender | barman barvrouw barkeeper barmedewerker
waitressing | bediende
serve | bedienen serveren
served | serveerde
plate | bordje
tray | dienbladje
spilled | morste gemorste omgestoten
apologies | excuus
misunderstanding | misverstand miscommunicatie
misunderstood | misbegrepen
discussion | discussie overleg
discuss | bespreken besproken bespreek overleggen overlegd
agreement | afspraak afspraken akkoord
agreed | afgesproken
appointment | afspraakje
compromise | compromis
feelings | emoties emotie gevoelens
emotional | emotioneel emotionele
fury | woede
tense | gespannen spanning
escalate | escaleren escaleerde escaleert
de-escalate | de-escaleren deescaleren sussen suste
argument | argumenten
accuse | beschuldigen beschuldigt beschuldigde
discriminate | discriminatie discrimineren discrimineerde racisme racistisch racist
blame | verwijt
admit | geef-toe
gossip | roddelen roddel
supervisor | teamleider teamleidster ploegbaas
manager | bedrijfsleider filiaalmanager chefin
owner | eigenaar eigenaresse
colleagues | collegas collegaas
replaced | ingevallen vervangen verving
replace | invallen
understaffed | onderbezet onderbezetting personeelstekort
pressure of work | werkdruk
workload | werklast
hectic | hectisch chaos chaotisch
priority | prioriteit
priorities | prioriteren
planned | gepland
plan | plannen
organise | organiseren organiseer georganiseerd organiseerde
divide tasks | taakverdeling verdeelden
divided | verdeeld
divide | verdelen verdeel
responsibility | verantwoordelijkheid verantwoordelijkheden
trust | vertrouwen vertrouw vertrouwde
cooperate | meewerken meewerkt
reliable | betrouwbaar
punctual | stipt punctueel
social | sociaal sociale
open-minded | ruimdenkend
empathy | empathie inlevingsvermogen empathisch
assertive | assertief
creative | creatief creatieve
ambition | ambitie ambitieus
perfectionist | perfectionistisch perfectionisme
impatient | ongeduldig
stubborn | koppig eigenwijs
chaotic | chaoot
curious | nieuwsgierig
spontaneous | spontaan spontane
cheerful | vrolijk opgewekt
energy | energie energiek
humour | humor
optimistic | optimistisch
attention | aandacht
influence | invloed
advantage | voordeel pluspunt
disadvantage | nadeel nadelen minpunt
opinion | mening
fact | feit
goal | doelen
purpose | nut
lesson learned | leerpunt
improvement | verbetering
progress | vooruitgang vorderingen
effect | gevolg
consequence | consequentie
ending | afloop slotzin
beginning | inleiding
paragraph | alinea
score | puntentelling
verdict | oordeel
judge | oordelen oordeelt
criterion | criteria criterium
unclear | onduidelijk
vague | vaag vage
concrete | concreet
specific | specifiek
rewritten | herschreven
rewrite | herschrijven herschrijf
changed | aangepast veranderd aanpaste gewijzigd
change | aanpassen aanpas wijzigen
added | toegevoegd bijgezet bijgeschreven erbijgezet
add | toevoegen toevoeg
deleted | verwijderd gewist geschrapt
delete | verwijderen wissen schrappen
copy | kopieren gekopieerd
typed | getypt typte
type | typ
click | klik klikken geklikt
button | knop knoppen
voice message | spraakbericht spraakopname
record | opnemen opname opgenomen
film | filmpje video video's
pilot | vlieger
first officer | co-piloot
cockpit door | cockpitdeur
emergency slide | evacuatieglijbaan
life jacket light | vestlampje
lifejacket | reddingvest zwemvestje
crash axe | brandbijl
smoke detector | rookalarm rookmelders
earphones | oortjes oordopjes koptelefoon
cable | kabel snoer
tablet | ipad
socket | stopcontact stekker
short circuit | kortsluiting
spray can | deospray
petrol | benzine
matches | lucifers lucifer
cigarette | sigaret sigaretten peuk
camping gas | gasfles gasbrander
corrosive | bijtend
toxic | giftig
liquid | vloeistoffen
alarm bell | alarmbel
evacuate | ontruimt evacueert
each other | elkaar mekaar
panicking | paniekerige
hysterical | hysterisch
screaming | krijsen krijst krijsend gillend
tumult | opstootje
riot | rel
witness | getuige
statement | verklaring
evidence | bewijs bewijzen bewijsmateriaal
arrest | arresteren arrestatie aanhouden aangehouden
judge | rechter
fine | boete
punishment | straf straffen strafbaar
prison | gevangenis cel
blacklist | zwarte-lijst vliegverbod
damage | beschadigd beschadiging kapotgemaakt schades
compensate | vergoeden vergoedt vergoed schadevergoeding compensatie
wallet | portemonnee portefeuille
key | sleutel
phone | mobieltjes foon
sunglasses | zonnebril
umbrella | paraplu
pillow | kussen
seat back | rugleuning leuning stoelleuning
tray table | tafelblad klaptafel uitklaptafel
headrest | hoofdsteun
armrest | armleuning
window shade | zonwering rolgordijn
reading light | leeslampje
call button | belknop belletje
overhead bin | bagagebakje bakken
emergency equipment | noodmateriaal nooduitrusting
first aider | hulpverlener ehbo'er
breathing | beademen beademing beademt
chest | borstbeen ribben rib
pads | aed-pads
shock | schok
rhythm | ritme
pulse check | hartslagcontrole
artery | slagader halsslagader
vein | ader
neck pain | nekpijn nekkraag
spine | ruggengraat
concussion | hersenschudding
elbow | elleboog
ankle | enkels
hip | heup
ribs | ribbenkast
appendix | blindedarm blindedarmontsteking
stomach ache | buikpijn maagpijn krampen kramp buikkramp
diarrhoea | diarree
headache | hoofdpijnen migraine
cold | verkouden verkoudheid snotneus
flu | griep
lice | luizen
measles | mazelen
chickenpox | waterpokken
wound care | wondzorg
disinfect | ontsmetten ontsmet desinfecteren
gauze | gaas
aspirin | aspirine
painkiller | pijnstiller
inhaler | inhalator pufje puffer puf
overdose | overdosis
sober | nuchter
withdrawal | afkick ontwenning
responsive | aanspreekbaar
conscious | bij-bewustzijn bijkomt bijkomen
comes round | bijkwam
unconscious | buiten-westen bewustloos bewustloze
becomes | raakt raak raken
disoriented | gedesorienteerd
numb | verdoofd gevoelloos
tingling | tintelingen tintelen tintelt
slur | lalt lallen brabbelt
stiff | stijf stijve
weak | slap slappe
pale | lijkbleek
clammy | klamme
cold sweat | koudzweet
dehydration | uitdroging
sunburn | zonnebrand
insect | insecten
mosquito | mug muggen
mouse | muis muizen rat ratten
spider | spin spinnen
safety card | veiligheidskaarten
safety film | veiligheidsfilm veiligheidsfilmpje veiligheidsinstructies
announcement | aankondiging
pa | intercom
interphone | boordtelefoon
signal | sein
command | bevelen commando's
order | volgorde
priority list | prioriteitenlijst
responsible person | eindverantwoordelijke verantwoordelijke
chain of command | hierarchie bevelsketen
copy | nadoen
rank | rang
stripe | streep strepen
medium-haul | middellange
short flights | korteafstandsvluchten
night flight | nachtvlucht
day shift | dagdienst
early shift | vroegedienst
late shift | latedienst
night shift | nachtdienst
working hours | werktijden werktijd werkuren
schedule | planning schema
irregular | onregelmatig wisselend
fixed | vaste
temporary | tijdelijk
temporary contract | jaarcontract tijdelijk-contract
permanent contract | vast-contract
agency | uitzendbureau
union | vakbond
collective agreement | cao
notice period | opzegtermijn
resign | opzeggen ontslag
probation | proefmaand
flight hours | vlieguren vlieguur
per diem | dagvergoeding onkosten
flight tickets discount | personeelstickets ipb
staff travel | personeelskorting
fly free | gratis-vliegen
bonus pay | dertiende-maand
holiday pay | vakantiegeld
crew hotel | crewhotel
hotel room | hotelkamer
swimming | zwemmend
city trip | stedentrip
sightseeing | bezienswaardigheden
beach | stranden
dangerous countries | risicolanden
culture shock | cultuurshock
friends | vriendinnen vriendje vriendjes vriendinnetje
friendship | vriendschap
girlfriends | meiden meid
boyfriend | vriendlief
cheating | vreemdgaan vreemdgaat vreemdging
break up | uitgemaakt
sister | zussen
parents-in-law | schoonouders schoonmoeder
niece | nicht
nephew | neef
grandchildren | kleinkinderen kleinkind
pets | huisdieren
plants | planten plant
moving | verhuizing
village | dorp
street | straat
region | regio omgeving
border | grenzen
world | wereldreis
travelling | rondreizen
backpacking | backpacken gebackpackt
au pair | aupair
gap year | tussenjaar
college | mbo'er hbo'er
drop out | uitgevallen
dropped out | afgehaakt
teacher | leerkracht leraren
kindergarten | kleuterschool peuterspeelzaal
primary school | basisschool lagere-school
dyslexic | dyslectische
autism | asperger
gay | homo
trans | transgender
prejudice | vooroordeel vooroordelen
stereotype | stereotiep
glamorous | glamoureus glamour
dream job | droombanen
childhood dream | jongensdroom meisjesdroom kinderdroom
goosebumps | kippenvel
butterflies | vlinders kriebels
enthusiasm | enthousiasme
motivation | drijfveer drijfveren
luck | geluk mazzel
bad luck | pech
exciting | spannende
relieved | opgelucht
relief | opluchting
surprise | verrassing verrast
surprising | verrassend
shocked | geschokt ontdaan
embarrassing | gênant beschamend
shame | schaamte
pity | jammer
pity | zonde
ridiculous | belachelijk bespottelijk
nonsense | onzin flauwekul quatsch larie lulkoek
unbelievable | ongelofelijk ongelooflijk
fun | plezier pret
cool | chill
fine | tgoed jofel
clever | pienter
understandable | begrijpelijk
handy | handige
hope | hoop hopen hoopte
believe | geloven geloofd gelooft
think | denk vin
wonder | afvragen
suppose | neem-aan stel-dat veronderstel
mean | bedoel bedoelde bedoeld
mean | betekenen beteken
remember | weet-nog onthoudt herinnering
recall | terugdenken
imagine | verbeeld
recommend | aanraden raad-aan aanrader aanbevelen
advise | adviseren adviseer
suggest | suggereren voorstel
suggestion | suggestie
wait | wachtte afwachten
stop | ophouden opgehouden
finish | uitlezen
continue | doorgaan doorgaat verdergaan verder-gaan vervolg
go along | meegaan meegaat
run away | wegrennen weglopen wegloopt wegliep
walk up | toelopen
go to | toegaan
approach | benaderen benader benaderde
come in | binnenkomt binnenkwam
go out | uitgaan uitgaat
go wrong | misgaan misgaat misging fout-gaat
went wrong | misgegaan
succeed | slaag
break down | stukgaan stukgaat begeeft begaf
fix | repareer repareerde herstellen herstel
turn | draai omdraaien omdraait omgedraaid
turn on | aanzetten aanzet aangezet inschakelen
turn off | uitschakelen
sit down | gaan-zitten plaatsnemen
kneel | knielen knielt kniel geknield
bend | bukken buigen buig bukt gebukt
crawl | kruipen kruip
climb out | uitklimmen
slide down | afglijden glijden glijdt glijd
slip | uitglijden uitglijdt uitgleed uitgegleden
stumble | struikelen struikelt struikelde gestruikeld
block | blokkeren blokkeert blokkeer versperren versperrt
cross arms | gekruist kruisen
point | wijzen wijst
wave | zwaaien zwaai
nod | knikken knikt
whisper | fluisteren fluister
sing | zingen zing
dance | dansen dans
laugh | lach lachten gelachen
smile | lachje
stare | staren aanstaren
watch out | pas-op
pay attention | opletten let-op oplet
ignore | negeren negeer negeerde genegeerd
interrupt | onderbreken onderbreekt onderbrak
warn | waarschuwt
threatened | dreigde bedreigde
reported | meldde gemeld
informed | geinformeerd ingelicht
inform | informeren informeer inlichten inlicht
confirm | bevestigen bevestig bevestigd bevestiging
check | checken gecheckt checkte nagaan
control | controle onder-controle
count | geteld telde
measure | maatregel
choose | uitkiezen uitgekozen
search | gezocht zocht opzoeken
find out | uitzoeken uitgezocht achterhalen
discover | ontdekken ontdekt
collect | verzamelen verzamel
throw away | weggooien weggegooid
rubbish | afval vuilnis rommel
bin | prullenbak vuilnisbak afvalbak
borrow | geleende
lend | uitlenen
pass on | doorgeven doorgegeven doorgaf
hand over | overhandigen overdragen overdracht
receive | ontvangen ontvang
send | stuurt stuurde verstuurd versturen opgestuurd verstuur
call back | terugbellen teruggebeld terugbelt
called | belde opgebeld
ring | aangebeld
knock | geklopt aankloppen
hide | verstoppen verstopt verbergen verberg verborgen
guard | bewaken bewaakt
protect | beschermd
save | gered redde
survived | overleefde overleefd
suffer | lijden lijdt last-heb
feel ill | beroerd ellendigs onpasselijk
recover | opknappen herstelt hersteld
drunk man | dronkaard alcoholist
smoked | rookte gerookt
ask | stellen
suggested | stelde
loud | hardop
will | zal zullen zult
most | meeste meest
off | af eraf
watch | letten
worth | waard
where | waarin waarop waaraan waardoor waarvan
to it | ernaar ernaartoe
at it | erbij
behind it | erachter
about it | erover
around it | eromheen
after it | erna
note down | noteren noteer genoteerd opschrijven
made up | verzonnen verzin verzinnen
all | alle
only then | pas
lasted | duurde
last | duren
role | rol rollen
habit | gewoonte
learned | leerde
event | gebeurtenis gebeurtenissen
saved | opgeslagen
date | datum
game | spel spelletje
shared | gedeeld deelde
thought | gedachte nagedacht gedacht
think about | nadenken nadenk nadacht
checked | gecontroleerd controleerde
dressed | gekleed
general | algemeen algemene
quality | kwaliteit
attentive | aandachtig
convincing | overtuigend overtuigen
past | verleden
behaviour | gedragingen
been | geweest
consider | overwegen
file | bestand
pleasant | prettig gezellig
highest | hoogste hoogst
lowest | laagste laagst
longest | langste langst
shortest | kortste kortst
youngest | jongste
oldest | oudste
most beautiful | mooiste
easiest | makkelijkste
hardest | moeilijkste
harder | lastiger zwaarder
stronger | sterker
sooner | sneller
closer | dichterbij
colder | kouder warmer
calmer | rustiger
stay | verblijf verblijven
become | ontstaan ontstaat ontstond
move up | opschuiven
employer | werkgever
permission | toestemming
instructor | instructeur
accept | accepteren
choose | verkies
recruit | werven
rose | roos
ankle | enkeltje
competitor | concurrent
player | speler
climbing frame | klimrek
very | hartstikke enorm ontzettend behoorlijk
give | toedienen toedient toegediend verstrekken
pressing | drukkend
middle | midden
descend | dalen daalt daalde gedaald
climb | stijgen stijgt gestegen
starboard right | stuurboord
port left | bakboord
side | kant zijde
corner | hoek
minus | min
deviation | afwijking
keep | hou hield
at home | thuisgezeten
was wrong | vergiste vergist scheelde
lost | zoekgeraakt verdwenen
disappear | verdwijnen verdwijnt verdween
have his say | zegje
rage | uitrazen razend
blowing | blazend
fail | zakken zakt
passenger | passagierster
meant | bedoelden
answered | geantwoord
visit | bezoek bezocht
visitor | bezoeker
stranger | vreemde onbekenden
man | ventje kerels
crowd | menigte
line | wachtenden
push in | voordringen voordringt voorpiepen voorkruipen voorgedrongen
cross | kruis
fell asleep | ingeslapen
snore | snurken snurkt
stinks | stonk stinkende
sweat smell | zweetlucht zweetgeur
shower | douche gedoucht
feet | voetjes
naked | naakt bloot blote
kiss | zoenen zoent gezoend
sex | seks
film | gefilmd filmde
phone call | telefoontje telefoongesprek
language barrier | taalbarriere
translator | tolk vertaler
sign language | gebarentaal
hearing aid | gehoorapparaat
prosthesis | prothese beenprothese
oxygen tank | zuurstoftank
obese | obees obesitas
extension belt | verlengriem verlengstuk verlenggordel
companion | begeleiding begeleidster
guide | geleiden geleid
calm down | bedaren bedaart kalmeert
breathing exercise | ademhalingsoefening
meditate | meditatie mediteren
relax | ontspannen ontspan relaxen
relaxation | ontspanning
therapist | therapeut logopedist logopedie
early bird | ochtendmens
morning person | ochtendmensen
alarm clock | wekker
oversleep | verslapen verslaap
carpool | carpoolen
parking space | parkeerplaats
far | ver
nearby | vlakbij
amount | bedrag hoeveelheid
euros | euro euro's
thousand | duizenden
income | verdiensten inkomsten
starting salary | startsalaris beginsalaris
hourly wage | uurtarief
payslip | loonstrook loonbrief
rent | huren huurt gehuurd
rental house | huurhuis huurwoning
owner-occupied | koopwoning koophuis
bills | kostenpost
expensive | duur dure
cheaper | goedkopere
sell on board | verkoopdruk
commission | commissie provisie
years of experience | jarenlange
previous | voormalig vroegere
boss | bazin bazen werkgeefster
subordinate | ondergeschikte
new colleague | nieuweling
work floor | werkvloer
shift | dienstje shiften
team leader | floormanager
cash desk | kassameisje
coffee bar | koffiebar koffiezaak
ice cream shop | ijssalon
bakery | bakkerij bakker bakkerswinkel
butcher | slagerij slager
chip shop | snackbar frituur frietkot
festival | evenement
theatre | theater
cinema | bioscoop
playground | speeltuin speelplaats
zoo | dierentuin
hotel guests | hotelgasten hotelgast
chambermaids | schoonmaaksters
luggage | bagages
elevator stuck | vastzat
breakfast buffet | ontbijtbuffet
table | tafels
allergen | allergeen allergenen
special diet | dieetwens
wheat | tarwe
hazelnut | hazelnoot hazelnoten cashewnoten cashew amandel
strawberry | aardbei
kiwi fruit | kiwi
antibiotics | antibiotica penicilline
prescription | recept doktersrecept
pharmacy | apotheek
general practitioner | huisarts
first aid course | bhv bhv'er
diabetic coma | suikercoma
glucose | druivensuiker suikerklontje
blood sugar | bloedsuiker suikerspiegel
blood pressure | bloeddruk
thrombosis | trombose
compression stockings | steunkousen
eye drops | oogdruppels
blood everywhere | bebloed
blanket | noodeken
shiver | rillen rilt rillingen
hypothermia | onderkoeling onderkoeld
warm up | opwarmen
body | lichaam
corpse | stoffelijk
baby born | geboorteverlof
push | persen perst persweeen
pushing | duwde geduwd duwend
threshold | drempels
overrun | doorschoot
belly landing | buiklanding
tyre | band klapband
bird | meeuw
hydraulic | hydrauliek
fuel leak | brandstoflek
emergency call | noodoproep mayday
black boxes | vluchtrecorder
flaps | kleppen flap
wing tip | winglet vleugeltip
cargo hold | laadruimte vrachtruimte
galley cart | maaltijdkar
deck | dek
upper deck | bovenverdieping
first class | eersteklas
business class | businessclass
transfer passenger | transferpassagier overstappers
transfer | overstappen
connection | aansluiting verbinding
ground handling | afhandeling
ramp | helling
airspace | luchtruim
time difference | tijdsverschil
north | noorden noord
south | zuiden zuid
east | oosten oost
west | westen
continent | continenten werelddeel
island | eiland
capital | hoofdstad hoofdsteden
flag | vlag vlaggen
charter | chartervluchten charters
holiday flight | vakantievlucht
line flight | lijnvlucht lijndienst
bankrupt | failliet faillissement
reputation | reputatie imago
rating | waardering recensie
ceo | directeur topman
history | geschiedenis
uniform pieces | uniformonderdelen
sleeve | mouw
cleavage | decollete
neat bun | haarknot
hairspray | haarlak
hair clip | haarspeld
extensions | hairextensions
lip filler | fillers botox
false nails | nepnagels kunstnagels gelnagels acrylnagels gellak
cover-up | camouflage concealer
sleeve tattoo | sleeve
behind the ear | oorlel
upper arm | bovenarm
back of the hand | handrug
shoulders | schoudertje
chin | kin
cheek | wang
forehead | voorhoofd
hairy | behaard
armpit | oksel
muscular | gespierd
slim | slank
overweight | zwaarlijvig
calves | kuit
soles | zolen
pocket money | zakgeld
calculate | rekenen rekent rekensom
maths | wiskunde
logic | logica
reaction test | reactietest
psychologist | psychologisch
multiple choice | meerkeuze meerkeuzevraag meerkeuzevragen
timer | tijdslimiet
laptop camera | webcam
lighting | belichting
script | spiekbriefje
read out | voorlezen oplezen voorlees
silence | stiltes stilte
blank | blackout
slip of the tongue | versprak verspreken verspreek
stumble | haper
presentation | presentatie presenteren pitch
introduce | voorstelrondje
observe | observeren observeert
assessors | beoordelaarster
conversation partner | gesprekspartner
roleplay | rollenspelletje
desert island | onbewoond
tower | bouwopdracht
decide together | consensus
speak up | mondje
chatterbox | kletskous prater
leader | leider leidersfiguur
follower | volger
listener | luisteraar
read up | inlezen ingelezen
something like | zoiets
bridge | brug
build | bouwen bouw gebouwd
furious | woest laaiend
do again | overdoen overdoet
cared | zorgde
engagement ring | verlovingsring
keep on | omhouden
bright blue | knalblauw
dye over | oververven
put up | opsteek opsteken opgestoken
found to be | bevonden
woods | bos bossen
camp | kamp
bouncer | uitsmijter portier
cover for | opvangen opgevangen opving
talked it out | uitgepraat uitgesproken
let finish talking | uitpraten
confessed | opgebiecht
confess | opbiechten opbiecht
power cut | stroomstoring stroomuitval
based | gebaseerd
details | gegevens
bachelors | vrijgezellen
group | clubje
noise | herrie kabaal
cheat on | bedrieg
betrayed | bedrogen
fumble | friemelen
crash | storten stort stortte
down | neer
open | openmaken openmaakt opengemaakt
very tired | oververmoeide
found | terugvonden
accompanied | begeleidden
strange | vreemd
stricter | strenger
wasps | wespen
knee pain | kniepijn
lost | kwijtgeraakt kwijtraakt kwijtraken
cut | sneed
fold | vouwen vouw gevouwen
hang | hing hangen ophangen opgehangen
lock | vergrendelen afsluiten afgesloten
unlock | ontgrendelen ontgrendel
turn | beurt
chased | achterna
followed | gevolgd volgde
kept | bewaard
proved | bewezen
noticed | opgemerkt opmerkte
laughing | giechelen giechelt
strip | lint
weigh less | lichter lichte
play | spelen speelt speel gespeeld speelde
break | breken breekt
poured | schonk geschonken ingeschonken
break up | verbreekt verbroken
leave | verlieten
mentioned | noemde
moved | bewoog bewogen
sounded | klonk
seem | lijken lijkt leek schijnt schijnen
exist | bestaat bestaan bestond
need | hoeven hoefde
taste | proef proeven smaakt smaak
left | vertrok vertrokken weggegaan wegging
leave | vertrekken
arrive | arriveren arriveert arriveerde
cared | gezorgd
hate | haat haten
get used | wennen wen gewend
noticed | gemerkt merkte
startled | schrok schrikken schrikt
support | steunen steunt steun gesteund ondersteunen ondersteuning ondersteund
breathed | ademde geademd
pulled | trok getrokken trokken
threw | gooide gegooide
sprayed | spoot gespoten
opened | opende geopend
silent | zwijgen zweeg zwijgt
smelled | geroken
travelled | reisde gereisd
flew | vloog vlogen
drive | rijden rijdt
climbed | klom geklommen
fought | vocht gevochten
classmate | klasgenoot klasgenoten
boss | chef
separately | apart
day before yesterday | eergisteren
minimum | minst
fresh | fris frisse vers
sweet | zoet lief lieve
in love | verliefd
surprised | verbaasd verbaast
hard-working | ijverig gedreven
supple | soepel
strict | strikt
bone | botten
muscle | spier
joint | gewricht
bathroom | badkamer
elevator | lift
corridor | gang
cupboard | kast
mirror | spiegel
soap | zeep
letter | brief brieven
newspaper | krant tijdschrift
butter | boter
soft drink | frisdrank cola limonade
potato | aardappel
vegetables | groente
apple | appel
banana | banaan
orange | sinaasappel
sweets | snoep
crisps | chips
cookie | koek
boarding pass | instapkaart boardingpass
challenge | uitdaging
challenging | uitdagend
present | aanwezig
absent | afwezig
dependent | afhankelijk
independent | onafhankelijk
conscious | bewust
perseverance | doorzettingsvermogen doorzetter
experienced | ervaren
ease | gemak
lack | gebrek tekort
helpful | hulpvaardig
impression | indruk
effort | inzet inspanning
commit | inzetten ingezet
character | karakter
eager to learn | leergierig
loyal | loyaal
possibility | mogelijkheid mogelijkheden
circumstances | omstandigheden
convinced | overtuigd
convince | overtuig
passion | passie
presentable | representatief representatieve
future | toekomst toekomstige
radiance | uitstraling
versatile | veelzijdig
preference | voorkeur
independence | zelfstandigheid
goal-oriented | doelgericht
hospitable | gastvrij gastgericht
hospitality | gastvrijheid
commercial | commercieel commerciele
unconsciousness | bewusteloosheid
undress | ontkleden uitkleden
shave | scheren scheer
hives | netelroos
speech | spraak
ringing in the ears | oorsuizen
eardrum | trommelvlies
sinuses | bijholten
dived | gedoken dook
leaking | lekkende gelekt lekte
melt | smelten smelt gesmolten
fuse | zekering
seat of the fire | brandhaard
other | alternatieve
floating | drijvend
whistle | fluit
drinking water | drinkwater
beacon | noodzender baken noodbaken
helicopter | helikopter
coast guard | kustwacht
unattended | onbeheerde onbeheerd
negotiate | onderhandelen onderhandel
border police | marechaussee
police report | aangifte
cut through | afknippen doorknippen
squat | hurken hurk
public holiday | sinterklaas pasen pinksteren koningsdag carnaval
funeral | begrafenis crematie uitvaart
grief | rouw
parental leave | ouderschapsverlof
maternity leave | zwangerschapsverlof bevallingsverlof
unpaid | onbetaald
stage fright | plankenkoorts
tears | tranen traan
good | goe
so-so | mwah meh
yes | jawel jahoor jazekers
ok | okidoki
anyway | sws
special | eigenaardig
actually | eig eigelijk
in any case | iniedergeval iedergeval
probably | waarschijnlek waarschijnljk
maybe | msschien misschie
always | altjd altij
aircraft | vlegtuig vliegtug vligtuig
cabin crew | stewadess stewerdess stewardes stewardess's
application | solicitatie sollisitatie solliciatie
apply | solisiteren soliciteren solisiteer sollisiteren
interview | intervieuw interviuw intervju
answer | antwoort antwort
experience | ervaaring
passenger | passasier pasagier passagieren
passport | paspoord pasport
safety | veiligheit veilgheid
i am nervous | zenuwachtg zenuwagtig senuwachtig
insecure | onzeeker
easy | makelijk makklijk
hard | moelijk moeiljk
example | voorbeelt vorbeeld
is | wort
meaning | beteknt betekend
training | opleding
airport | luchhaven vliegvelt
airline | maatschapij maatschappy
airlines | maatschapijen
uniform | uniforn
tattoo | tatoeaze tatoo tatoe
pick | uitpikken
freckle | sproetje sproet
escaped | ontsnapt ontsnappen
bottom | billen kont achterste
basket | mandje mand
piece of glass | glasscherf scherf scherven
overstimulated | overprikkeld
move | verroeren
guessed | gegokt geraden
antidepressants | antidepressiva
trouble | gezeik gedoe
radiation | straling
groceries | boodschappen
hold on | vastgrijpen
cabin bag | trolleykoffer
with me | meegegeven
restless | onrustig rusteloos
breathless | ademloos
gym class | gymles
screw up | verpesten verpest verknallen verknald verprutst
cringe | afgang
wonder | afvraag
understand | verstaan versta verstaat verstond
turnaround time | doorlooptijd
statement | stelling
discuss | discussieren discussieer
send in | insturen ingestuurd instuur
nicest | prettigst leukste leukst fijnste
counter | toonbank toog
client | cliente
tent | tenten
swallowed | slikte
marble | knikker
went to | gestapt stapte
mediocre | matig
fail mark | onvoldoende
prawns | garnalen garnaal schaaldieren schelpdieren
low blood sugar | suikerdip
bump | bult buil
died | gestorven overleed
over it | overheen
pour | gieten giet goot gegoten
smother | smoren verstikken
waves | golven golf
confused talk | wartaal
next to it | ernaast
motion sickness | wagenziekte zeeziekte reisziekte wagenziek zeeziek
guilty | schuldig schuldgevoel
go away | wegga weggaan weggaat
tight | strakke
tested | getest
come back | terugkeren terugkomen terugkomt terugkeer terugkom
thanks | dank toppers
thinking along | meedenken meedacht
wiser | wijzer
sigh | zucht
dating | daten
pull open | opentrek opentrekken
beard | baardgroei
throw away | weggeworpen
natural | natuurlijke
reservation | reservering reservatie
reserved | gereserveerd
pay by card | pinnen pint gepind
chores | klusjes klus karweitje
parties | partijen
scores | scoort scoor scoren scoorde
namely | namelijk
disagree | oneens
button | knoopje
wheezes | piept piepen
football fans | voetbalsupporters supporters hooligans
walking frame | looprek
anxiety disorder | angststoornis
for weeks | wekenlang
in the daytime | overdag
distract | afleiden afleidt
guide dog | assistentiehond
base salary | basisloon basissalaris
whispers | fluistert
lesson | bijles
lower | omlaag
straight | steil
with difficulty | moeizaam
strictest | strengste
self checkout | zelfscankassa zelfscan
fight | gevecht vechtpartij
warned | gewaarschuwd waarschuwde
bit | beet
came up with | bedacht
come up with | bedenken bedenk
injured | geblesseerd blessure
stopped | stilgelegd
in between | ertussen tussendoor
fish bone | visgraat graat
stops | ophoudt
can | blikje blik
thunderstorm | onweersbui
aside | opzij
activates | activeert activeerde
couple | koppel
busiest | drukste
lie | lig
travel costs | reiskosten reiskostenvergoeding
on the way | onderweg
learned | bijgeleerd
kilometres | kilometer km
tournament | toernooi
showed how | voorgedaan voordoen
take part | meedoen meegedaan meedoet
turning bald | kalend
driver | bezorgers chauffeur
it | et
`;
/** More Dutch turns of phrase: separable verbs, idioms, and questions whose words stand in another order in English. */
export const MORE_PHRASES = `
him | hem
in his | in zijn
on his | op zijn | aan zijn
from his | uit zijn
of his | van zijn
with his | met zijn | met z'n
about his | over zijn
to his | naar zijn | tegen zijn
between his | tussen zijn
under his | onder zijn
for his | voor zijn
near his | naast zijn | bij zijn
behind his | achter zijn
his child | zijn kind
his wife | zijn vrouw
his suitcase | zijn koffer
his room | zijn kamer
his seat | zijn stoel
his phone | zijn telefoon
his boss | zijn baas
his bag | zijn tas
his mother | zijn moeder
his order | zijn bestelling
his complaint | zijn klacht
they are | ze zijn | zij zijn | ze waren
they have | ze hebben | zij hebben
they want | ze willen | zij willen
they do | ze doen | zij doen
they go | ze gaan | zij gaan
they can | ze kunnen | zij kunnen
they must | ze moeten | zij moeten
they look | ze kijken | ze letten
they may | ze mogen
they say | ze zeggen | ze zeiden
they know | ze weten
they come | ze komen | ze kwamen
they get | ze krijgen | ze kregen
they expect | ze verwachten
they think | ze denken | ze vinden
they give | ze geven | ze gaven
they take | ze nemen | ze pakken
they were shouting | ze schreeuwden | ze riepen
are they | zijn ze
do they go | gaan ze
can they | kunnen ze
must they | moeten ze
may they | mogen ze
do they think | vinden ze | denken ze
do they do | doen ze
do they expect | verwachten ze
do they say | zeggen ze
do they pay | betalen ze
do they check | controleren ze | checken ze
do they measure | meten ze
do they accept | accepteren ze
do they find out | komen ze erachter | komen ze daarachter
to | om te | om 'm te | om het te
to … | om … te
not to | om niet te
without | zonder te
instead of | in plaats van | ipv
because of | vanwege | wegens | door het | dankzij
as soon as | zodra
as long as | zolang | zo lang als
so that | zodat
even if | zelfs als | ook al
as if | alsof
just as | net als | net zoals
just like | zoals
such | zulke | dergelijke
this kind of | dit soort | dat soort | zo'n soort
with each other | met elkaar | met mekaar
to each other | tegen elkaar | naar elkaar
to me | tegen mij | tegen me | naar mij
to him | tegen hem | naar hem
to her | tegen haar | naar haar
hair | blond haar | bruin haar | rood haar | zwart haar | grijs haar | dik haar | krullend haar | wit haar | roze haar | blauw haar | groen haar | het haar | haar verf | haar knippen | haar wassen
at the same time | tegelijk | tegelijkertijd | op hetzelfde moment
in time | op tijd
on time | stipt op tijd
in advance | van tevoren | op voorhand | vantevoren | van te voren
for a long time | lange tijd | al lang | al heel lang
for years | al jaren | jarenlang
since recently | sinds kort
a while | een tijdje | een poos | een poosje
the whole time | de hele tijd | heel de tijd | heeltijd | de heletijd
every time | elke keer | iedere keer | telkens
every day | elke dag | iedere dag
sometimes | somtijds | zo nu en dan | nu en dan
one day | op een dag
once | een keer
twice | twee keer | 2 keer
three times | drie keer | 3 keer
not yet | nog niet
no longer | niet meer | niet langer
nothing more | niks meer | niets meer
not at all | helemaal niet | totaal niet | absoluut niet
never yet | nog nooit | nooit eerder
everything | van alles | alles wat
as fast as possible | zo snel mogelijk | zsm
as soon as possible | zo gauw mogelijk
little by little | beetje bij beetje | stap voor stap
rather not | liever niet
it depends | hangt ervan af | ligt eraan | dat ligt eraan | hangt er vanaf
or not | of niet$
right? | toch$ | hè$ | niet dan$ | niet waar$
isn't it | is het niet$
you are right | je hebt gelijk | jij hebt gelijk | u hebt gelijk | u heeft gelijk | heb je gelijk | daar heb je gelijk in
am i right | heb ik gelijk
oh well | ach ja | nou ja | tja ja | och ja
wait | wacht even | wacht ff | effe wachten | ogenblikje
never mind | boeit niet | maakt niks uit
it does not matter | maakt niet uit | dat geeft niet | geeft niks
is that bad | is dat slecht | geeft dat | is da erg
i think it is | volgens mij is het | ik denk dat het
i guess | ik gok | ik gok op | gok ik | ik doe een gok
i guess a | doe maar a$ | gok a
maybe | kweet niet misschien | wie weet
no idea | geen idee maar | ik heb echt geen idee
i don't know | ^kweet het niet | ^kweet nie | ^kwee nie | ^weet k niet | ^ik weet het echt niet | ^ik zou het echt niet weten | ^geen flauw benul
i am in doubt between | ik twijfel tussen
is it a | is het a$
i said that | dat heb ik gezegd | dat heb ik toch gezegd | dat zei ik | dat zei ik toch | dat heb ik wel gezegd
i wrote that | dat heb ik wel geschreven | dat heb ik geschreven | dat heb ik toch geschreven | dat schreef ik toch | dat heb ik er toch in gezet | dat staat er toch | dat staat er al | dat staat er wel | het staat er toch | dat stond er al in | dat staat er toch in
i did write that | ik heb dat wel geschreven | ik heb dat geschreven | ik heb het er wel in gezet | ik heb dat er wel in gezet | ik schreef dat wel
i did say what | ik heb wel gezegd wat | ik heb toch gezegd wat | ik heb toch verteld wat
read it again | lees het nog eens | lees nog eens | lees nog es | lees het nog es | lees nog een keer | lees maar na
is it better now | is het nu beter | is dit beter | is dit nu beter | is het zo beter | is dat beter | is dat nu beter | is 't nu beter | is het al beter | ^zo beter$ | ^beter zo$ | ^nu beter$ | ^en nu beter$
i have added | ik heb … toegevoegd | ik heb … erbij gezet | ik heb … bijgezet | ik heb er … bij gezet | heb … toegevoegd
i have changed | ik heb … aangepast | ik heb … veranderd
i have rewritten | ik heb … herschreven
where do i lose points | waar verlies ik punten op | waar gaan mijn punten verloren | waar laat ik punten liggen
what was wrong | wat was er fout | wat was er mis | wat ging er mis | wat is er fout
something wrong | iets mis | iets fout
what do you mean by | wat bedoel je met | wat bedoelt u met
what do you mean | wat bedoel je | wat bedoelt u | hoe bedoel je | hoe bedoelt u
a sentence to say | een zin om te zeggen | een zinnetje om te zeggen
one sentence | één zin | een enkele zin
i do not agree | ik ben het er niet mee eens | ik ben het niet eens | ben het er niet mee eens | daar ben ik het niet mee eens
is that fair | is dat eerlijk | vind je dat eerlijk
that is not fair | dat is niet eerlijk | dat is oneerlijk | niet eerlijk
too strict | te streng
have you read it | heb je het wel gelezen | heb je het gelezen
did you read my answer | heb je mijn antwoord wel gelezen | heb je mijn antwoord gelezen
how it ended | hoe het afliep | hoe het is afgelopen | hoe het eindigde
what i did | wat ik deed | wat ik gedaan heb | wat ik heb gedaan
how do i handle that | hoe ga ik daarmee om | hoe ga je daarmee om | hoe ga ik hiermee om | hoe ga je daar mee om
handled | omgegaan met | ging … om met | ging om met
handle | ga … om met | om te gaan met
i listened to him | ik heb naar hem geluisterd | ik luisterde naar hem
i listened to her | ik heb naar haar geluisterd | ik luisterde naar haar
i took him aside | ik nam hem apart | ik heb hem apart genomen
i took her aside | ik nam haar apart | ik heb haar apart genomen
took aside | nam … apart | apart genomen | apart nam | nam … even apart
i apologised | ik bood mijn excuses aan | ik heb mijn excuses aangeboden | ik bood excuses aan | ik heb sorry gezegd | ik bood meteen mijn excuses aan | ik heb me verontschuldigd
apologise | bied … excuses aan | excuses aanbieden | excuses aan te bieden | sorry zeggen
offered | bood … aan
offer | bied … aan
stayed calm | bleef rustig | bleef kalm | ben rustig gebleven | ben kalm gebleven | rustig gebleven | kalm gebleven
stay calm | blijf rustig | blijf kalm | blijven rustig | rustig blijven | kalm blijven
got angry | werd boos | werd kwaad | werd woedend | boos geworden | kwaad geworden
gets angry | boos wordt | kwaad wordt | wordt boos | wordt kwaad
became | werden | geworden
solved | loste … op | heb … opgelost
solve | los … op | losse … op
took over | nam … over | heb … overgenomen
take over | neem … over | neemt … over
called in | riep … erbij | haalde … erbij
call in | haal … erbij | roep … erbij
called 112 | 112 gebeld | belde 112 | heb 112 gebeld
call 112 | 112 bellen | bel 112
called | belde … op
fetched | haalde … op
picked up | raapte … op | pakte … op
pick up | raap … op | oprapen | opgeraapt
cleaned up | ruimde … op | heb … opgeruimd
clean up | ruim … op
explained | legde … uit
i explained | ik legde uit | ik heb uitgelegd
put down | zette … neer | legde … neer
turned around | draaide … om
turned off | zette … uit | deed … uit
turned on | zette … aan
wear | had … aan$
closed | deed … dicht
opened | deed … open | maakte … open
stood up | stond op$ | opgestaan
falls over | valt om | viel om
fell down | viel neer | viel op de grond | op de grond gevallen
collapses | zakt in elkaar | in elkaar zakt | stort in elkaar | zakt ineen | gaat tegen de vlakte | valt neer
collapsed | zakte in elkaar | in elkaar gezakt | stortte in elkaar | ging onderuit
comes round | komt bij$ | bij kennis
unconscious | buiten westen | buiten kennis | van de wereld | bewusteloos
goes unconscious | raakt buiten westen | raakt bewusteloos | bewusteloos raakt | raakt buiten kennis | buiten bewustzijn raakt | verliest het bewustzijn
does not respond | reageert niet | reageert nergens op | niet aanspreekbaar | geen reactie
does not breathe | ademt niet | ademt niet meer | haalt geen adem | geen ademhaling
does breathe | ademt wel | ademt nog | ademt gewoon
gets no air | krijgt geen lucht | geen lucht krijgt | krijgt geen adem | hapt naar adem | snakt naar adem
short of breath | kortademig | benauwd | buiten adem | benauwdheid | ademnood
choking on | stikt in | verslikt zich in | verslikt in | verslikte zich in
is choking | verslikt zich | dreigt te stikken | zich verslikt
bleeding heavily | bloedt als een rund | bloedt hevig | hevige bloeding | bloedt heel erg | bloedt hard | bloedt flink | ernstige bloeding | slagaderlijke bloeding
the bleeding does not stop | het blijft bloeden | blijft bloeden | bloeding stopt niet | bloeden stopt niet | het bloeden houdt niet op
her waters broke | haar vliezen zijn gebroken | vliezen zijn gebroken | vliezen breken | water gebroken | vruchtwater
give birth | op bevallen staat | moet bevallen | gaat bevallen | staat op bevallen
has contractions | heeft weeën | krijgt weeën | weeën heeft
peanut allergy | pinda allergie | notenallergie | allergisch voor noten | allergisch voor pinda's | allergisch voor pindas
use the epipen | epipen zetten | de epipen zetten | epipen prikken | epipen toedienen | epipen geven
bee sting | bijensteek | wespensteek | gestoken door een bij | gestoken door een wesp
chest compressions | borstmassage | hartmassage geven
do cpr | begin met reanimeren
how deep do i press | hoe diep moet ik drukken | hoe diep druk ik | hoe diep druk je | hoe diep moet je drukken
how fast do i press | hoe snel moet ik drukken | hoe snel druk ik | hoe snel druk je
when do i stop | wanneer stop ik | wanneer mag ik stoppen | wanneer stop je | wanneer mag je stoppen | wanneer moet ik stoppen | wanneer hou ik op | wanneer houd je op
where do i stick | waar plak ik | waar plak je | waar moet ik … plakken | waar moeten … geplakt
the aed pads | de stickers van de aed | aed stickers | aed plakkers | stickers van de aed | de plakkers van de aed
heart patient | hartpatiënt
pacemaker | pacemaker
chest pain | pijn op de borst | pijn op zijn borst | pijn op haar borst | druk op de borst | pijn in de borst | steken in de borst
left arm | linkerarm
right arm | rechterarm
left hand | linkerhand
right hand | rechterhand
droopy mouth | scheve mond | mond hangt scheef | mondhoek hangt
burn | brandwond | brandwonden | verbranding
hot coffee spilled | hete koffie over | kokende koffie over | koffie over zich heen | kokend water over | hete thee over
under cold water | onder de kraan | onder koud water | onder stromend water
smells of burning | ruikt naar verbrand | brandlucht | verbrande lucht | schroeilucht | ruikt verbrand
smoke comes out of | komt rook uit | er komt rook uit | rook komt uit | rook uit
it smokes | het rookt | rookontwikkeling
swollen battery | bolle batterij | bolle accu | opgezwollen batterij
overheats | oververhit | raakt oververhit | te heet wordt | oververhitting | wordt gloeiend heet | wordt heel heet
runaway battery | thermal runaway
catches fire | in brand raakt | raakt in brand | vliegt in de fik | in de fik vliegt
in the bin | in de prullenbak | in de vuilnisbak | in de afvalbak
smoking in the toilet | rookt op het toilet | rookt op de wc | roken op de wc | zit te roken | stiekem roken | rookt stiekem | stiekem gerookt
secretly | stiekem
put on the mask | masker op te zetten | masker opzetten | masker opdoen | zet … masker op | het masker op
oxygen masks fall | maskers naar beneden komen | maskers komen naar beneden | maskers vallen naar beneden | maskers naar beneden vallen | de maskers eruit vallen | maskers vallen eruit
help myself first | eerst mezelf helpen | eerst mijzelf
slide does not inflate | glijbaan gaat niet open | glijbaan doet het niet | glijbaan werkt niet
does not work | doet het niet | werkt niet | doet 't niet | het niet doet | niet werkt
leave everything behind | laat alles achter | alles achterlaten | laat alles liggen | laat je koffer liggen
leave luggage | bagage achterlaten | koffer laten liggen | laat bagage achter | spullen laten liggen
take his luggage | zijn koffer meenemen | hun koffer willen pakken | hun koffers willen meenemen | koffer mee wil nemen | zijn bagage wil meenemen
evacuation | evacueren | het toestel verlaten | vliegtuig verlaten
jump | spring … in
head down | hoofd naar beneden | hoofd omlaag | hoofd tussen de knieën
emergency landing on water | op zee landen | op water landen | in zee landen | landing op zee | in het water landen
inflate the life vest | zwemvest opblazen | reddingsvest opblazen | vest opblazen
life vest | vest | reddingvest
outside the aircraft | buiten het vliegtuig | pas buiten
bomb | bommetje
says for a joke | roept voor de grap | zegt voor de grap | als grap zegt | voor de grap zegt | grapt dat
as a joke | voor de grap | als grap | voor de lol | als geintje
harass | valt … lastig | lastig valt | lastig gevallen | lastiggevallen
harassed | viel … lastig
drunk | heeft te veel gedronken | te veel gedronken | teveel gedronken | te veel op heeft | te veel gezopen | heeft teveel op | zat is | te diep in het glaasje gekeken
gives no more alcohol | geen alcohol meer | niks meer te drinken | niet meer schenken
wants another drink | wil nog een drankje | wil nog een biertje | wil meer drank | wil nog drank
grabs my | zit aan mijn | pakt mijn | grijpt mijn
pinched | kneep | knijpt | geknepen
shouts at me | schreeuwt tegen me | schreeuwt tegen mij | roept tegen mij | scheldt me uit | scheldt mij uit
shouted at me | schreeuwde tegen me | schreeuwde tegen mij | schold me uit | schold mij uit | viel tegen me uit | ging tegen me tekeer | tekeer ging
she began to shout | ze begon te schelden | ze begon te schreeuwen | ze begon te roepen | begon ze te schreeuwen
he began to shout | hij begon te schelden | hij begon te schreeuwen | begon hij te schreeuwen
began to | begon te | begonnen te
fights | gaat op de vuist | op de vuist gaan | slaat iemand | gaan vechten
hits his child | slaat zijn kind | slaat haar kind | zijn kind slaat
do you do something about that | doe je daar iets aan | doe je er iets aan | doe je daar wat aan | wat doe je eraan | wat doe je daaraan | doe ik daar iets aan
there is nothing i can do about it | ik kan er niks aan doen | kan ik niks aan doen | daar kan ik niks aan doen
lost his parents | is zijn ouders kwijt | zijn ouders kwijt
keeps kicking | blijft schoppen | zit te schoppen | schopt tegen mijn stoel | schopt tegen de stoel
keeps crying | blijft huilen | blijft janken | huilt de hele tijd
does not want to sit down | wil niet gaan zitten | weigert te gaan zitten | blijft staan
does not want to buckle up | wil zijn gordel niet om | wil de gordel niet om | weigert zijn gordel | doet zijn gordel niet om | wil haar gordel niet om
fasten | doe … om$ | doet … om$ | doen … om$
visually impaired passenger | slechtziende passagier | blinde passagier
wheelchair passenger | rolstoelpassagier | passagier in een rolstoel | rolstoelgebruiker
how do i guide | hoe begeleid je | hoe begeleid ik
to the toilet | naar de wc | naar het toilet | naar t toilet
highly pregnant | hoog zwanger
weeks pregnant | weken zwanger | weken is
may a pregnant woman fly | mag een zwangere vliegen | mag een zwangere vrouw vliegen | mag je zwanger vliegen | mag een hoogzwangere vrouw nog mee | mag je nog vliegen als je zwanger bent
may fly with | mag … mee
in the cabin | in de cabine | mee in de cabine
dead animal | dood dier
captain decides | gezagvoerder beslist | kapitein beslist
at the front | voorin | aan de voorkant
at the back | achterin | achteraan | aan de achterkant
in the middle | in het midden | middenin
on the left | aan de linkerkant | links voorin
on the right | aan de rechterkant
upstairs | boven in | bovendek
what is the point of | wat heeft het voor zin om | wat is het nut van | waar is … goed voor
what is … for | waar dient … voor | waar is … voor | waarvoor dient | waarvoor is
who sits | wie zit er | wie zit
how many hours may | hoeveel uur mag | hoeveel uur mogen
how many nights are you away from home | hoeveel nachten per maand ben je van huis | hoeveel dagen ben je van huis | hoe vaak slaap je buitenshuis
away from home | buitenshuis | uit huis
how long in advance | hoe lang van tevoren | hoelang van tevoren | hoe ver van tevoren | hoeveel weken van tevoren
when do you get your roster | wanneer krijg je je rooster | wanneer weet je je rooster | hoe lang van tevoren krijg je je rooster | wanneer krijg je het rooster | wanneer ken je je rooster
can you swap | kan je … ruilen | kun je … ruilen | mag je … ruilen
swap shifts | diensten ruilen | dienst ruilen | een dag ruilen | vlucht ruilen | vluchten ruilen
day off | vrije dag | dag vrij | dagje vrij | een vrije dag
days off | dagen vrij
be free | vrij krijgen | vrij nemen | vrij zijn
christmas off | vrij met kerst | kerst vrij | met kerst vrij
call in sick | ziek melden | ziekmelden | meld ik me ziek | meld je je ziek | me ziek melden | je ziek melden
what if i get sick | wat als ik ziek word | wat als ik ziek ben | als ik ziek word
on standby | stand by | stand-by | reserve staan | oproepbaar | oproepdienst | wachtdienst
can you live on it | kan je ervan leven | kun je ervan leven | kan je daarvan leven | kun je ervan rondkomen | kan ik ervan leven | kom je ermee rond
earn well | goed verdienen | verdient dat goed
make ends meet | rondkomen | rond te komen
keep up a relationship | relatie volhouden | een relatie volhouden | relatie onderhouden
does my relationship survive that | overleeft mijn relatie dat | houdt mijn relatie stand
combine … with | combineren | te combineren | combineer | combinatie
with small children | met kleine kinderen | met jonge kinderen | met een kleintje | met kleintjes
work part-time | parttime werken | halftijds werken | deeltijds werken | deeltijds | 50 procent werken | halve dagen
share a room | kamer delen | een kamer delen | deel je een kamer
own room | eigen kamer
do you get your own room | krijg je een eigen kamer | heb je een eigen kamer | slaap je alleen
jet lag | jet lag | jetlags | jetleg
sleep badly | slecht slapen | slaap slecht | slaapt slecht | lig wakker
i cannot sleep | ik slaap niet | kan niet slapen
i get red blotches | ik krijg rode vlekken | ik krijg altijd rode vlekken | rode vlekken in mijn nek | vlekken in mijn nek
i blush | ik word rood | ik word altijd rood | ik bloos | ik krijg een rood hoofd | ik krijg een rooie kop | word rood | rood worden | rood word | rode kop | knalrood word
i stutter | ik hakkel | ik begin te stotteren | ik ga stotteren
i get nervous | ik word nerveus | word zenuwachtig
i shake | ik tril | ik ga trillen | ik bibber
i fail | ik zak | ik faal | door de mand val | ik val door de mand | als ik zak | ik haal het niet
i will fail | ik ga falen | ik ga het verpesten | ik ga afgaan | ik ga zakken
make a fool of myself | voor schut sta | voor paal staan | ik ga af | sta voor gek | mezelf belachelijk maken | voor aap staan | afga
does not like it that | vindt het maar niks dat | vindt het niet leuk dat | vindt het niks dat
my mother does not like it | mijn moeder vindt het maar niks
no chance | geen schijn van kans | geen kans | maak ik geen kans | weinig kans
do i still have a chance | heb ik nog kans | maak ik nog kans | heb ik nog een kans | maak ik dan nog kans
all alone | helemaal alleen | moederziel alleen
i feel lonely | voel me alleen | voel je je eenzaam | eenzaamheid
homesick | heimwee hebben | heb heimwee
i miss | ik mis
i dread | ik zie op tegen | zie ertegen op | zie er tegenop | zie er tegen op
i look forward to it | ik heb er zin in | ik kijk ernaar uit | heb er zin an | ik heb er zo'n zin in
feel like | heb zin in | heb zin om | zin hebben in | zin om te
a sentence in english | een zin in het engels | zin in het engels
no desire | geen zin in | geen zin om | heb geen zin
i do not feel well | ik voel me niet goed | ik voel me niet lekker | ik ben niet lekker | voel me niet lekker
does not feel well | voelt zich niet lekker | voelt zich niet goed | niet lekker wordt | wordt niet lekker | wordt niet goed
i cannot help it | ik kan er niets aan doen
i am ashamed | ik schaam me | schaam ik me | schaam ik me kapot | ik schaam me kapot | ik schaam me dood
i do not dare | ik durf niet | durf ik niet | ik durf het niet
too fat | te mollig | te zwaar voor
do i have to lose weight | moet ik afvallen | moet je afvallen | moet ik eerst afvallen
do they look at that | kijken ze daar naar | kijken ze daarnaar | letten ze daarop | letten ze daar op
do they look at weight | kijken ze naar gewicht | kijken ze naar je gewicht
drop out | val ik af | valt af$ | vallen af | afvallen in de eerste ronde | lig ik eruit | lig je eruit | lig je er uit | vlieg je eruit | vlieg ik eruit
bring up | te berde | ter sprake | begin over
come across as | kom … over als | overkom als
come across | kom ik over | kom ik … over | kom je … over | overkomt | komt … over
too dominant | te dominant | te overheersend | te bazig
too quiet in the group | te stil in de groep
get along | kan het vinden met | opschieten met | overweg met | goed overweg | kon niet opschieten
did not get along | konden niet met elkaar opschieten | lagen elkaar niet | boterde niet
in a clothes shop | in een kledingzaak | in een kledingwinkel | in een modezaak | bij de h&m | bij zara
worked in | werkte in | gewerkt in
at the reception | aan de balie | achter de balie | bij de balie | aan de receptie | op de receptie
behind the bar | achter de bar | achter den toog | achter de toog | aan de bar
in the kitchen | in de keuken | in de bediening
in the waiting room | in de wachtkamer
free drink | drankje van het huis | gratis drankje | van het huis
double booked | dubbel geboekt | dubbelgeboekt
went away satisfied | ging tevreden weg | ging tevreden de deur uit | tevreden de deur uit | tevreden naar huis | blij naar buiten | vertrok tevreden | tevreden vertrokken
was satisfied | was tevreden | was blij | tevreden was
in the end | op het laatst | tot slot | ten slotte | op den duur
it turned out that | bleek dat | het bleek dat | bleek
it turned out well | kwam goed | kwam het goed | goed gekomen | liep goed af | is goed gekomen | kwam allemaal goed | goed afgelopen
it went wrong | het ging mis | ging mis | ging fout | het liep mis | misgegaan | liep verkeerd af | liep uit de hand | uit de hand liep
made a mistake | maakte een fout | een fout gemaakt | fout gemaakt | fout maakte | foutje gemaakt | zat fout | ging in de fout
forgot to | vergat te | vergeten te | was vergeten
my mistake | mijn fout | mijn schuld
by accident | per ongeluk | perongeluk
on purpose | expres | met opzet | opzettelijk
it was very busy | het was heel druk | het was druk | het was superdruk | het was kei druk | was megadruk | het was stervensdruk
very busy | heel druk | superdruk | hartstikke druk | erg druk | zo druk
busy with | bezig met | druk met
i was alone | ik stond er alleen voor | ik was alleen | ik was in mijn eentje | in mijn eentje | stond er alleen voor
called in sick | zich ziek gemeld | ziek gemeld | meldde zich ziek | had zich ziekgemeld | belde zich ziek
did not do his share | deed niks | deed zijn werk niet | liep de kantjes eraf | de kantjes eraf | voerde niks uit | niks uitvoert | zijn steentje
at work | op mijn werk | op het werk | op 't werk | op me werk
my manager | mijn baas | mijn leidinggevende | mijn manager | mijn chef
got along with the team | team goed
i learned that | ik heb geleerd dat | ik leerde dat | ik heb ervan geleerd | daar heb ik van geleerd
what did i learn | wat heb ik geleerd
next time | volgende keer | de volgende keer
what do i do with it | wat doe ik ermee
go well | goed gaan | goed gaat | goed komt | goed verlopen
how high is | hoe hoog is
how does it feel | hoe voelt het
how do i dress | hoe kleed ik | hoe kleed je
hair loose | haar los | los haar | haren los | haar los dragen
tie up hair | haar vast | haar in een knot | haar in een staart | in een staart | in een paardenstaart
take out the piercing | piercing uit doen | piercing uitdoen | piercing eruit | moet die eruit | eruit halen | eruit doen
with laughter | lachend op de foto
in english | engelstalig | int engels | engels cv
speak english well | goed engels spreken | goed engels praten | vloeiend engels | goed engels kunnen
my english is bad | mijn engels is belabberd | slecht engels
how good must my english be | hoe goed moet mijn engels zijn | hoe goed moet je engels zijn | welk niveau engels | welk engels niveau
is … a must | is … verplicht | is … een vereiste | is … een must
do i need a diploma | heb ik een diploma nodig | moet ik een diploma hebben | welk diploma heb je nodig
without a diploma | zonder diploma | geen diploma
when do i hear | wanneer krijg ik te horen | wanneer krijg je te horen | wanneer hoor ik of | wanneer krijg je uitslag | wanneer krijg ik de uitslag
still no reply | nog geen antwoord | nog geen reactie | nog niks gehoord | nog niets gehoord | nog geen bericht
how long until | hoe lang duurt het tot | hoelang duurt het tot
how long between | hoe lang zit er tussen | hoeveel tijd zit er tussen | hoe lang duurt het gemiddeld tussen
how long do i have to wait | hoe lang moet ik wachten | hoelang moet ik wachten
may i apply again | mag ik opnieuw solliciteren | kan ik opnieuw solliciteren | mag ik nog een keer solliciteren | mag ik nog eens solliciteren
how often may i apply | hoe vaak mag ik solliciteren | hoe vaak mag je solliciteren
pay for the training | opleiding betalen | de opleiding voorschieten
who pays for the training | wie betaalt de opleiding
which airline is better | welke maatschappij is beter | wat is beter
in terms of | qua | wat betreft | op het gebied van
as for the atmosphere | qua sfeer
until then | tot dan | tot die tijd
see you | ^tot zo | ^later gozer | ^de mazzel | ^mazzel$ | ^joe$ | ^ajuu | ^tot de volgende x
goodbye | ^ik ga eten | ^ik ga koken | ^ik ga even koken | ^ik moet weg | ^moet weg$ | ^ik moet nu werken | ^ik ben weg | ^ben weg$ | ^ben ervandoor | ^we spreken elkaar | ^tot sebiet | ^slaapwel | ^slaapzacht | ^saluut | ^bonsoir | ^fijne zondag
thanks | ^dankjewel je bent een schat | je bent een schat | je bent een engel | je bent geweldig | je bent super | je bent lief | bedankt schat | dank je schat | thanks schat | superbedankt | enorm bedankt | danku | dank u vriendelijk | duizend keer dank | merci he | merci zenne | bedankt zenne | dankjewel lieverd | tof bedankt | top dankjewel | daar heb ik echt wat aan
good to know | goed om te weten | fijn om te weten
i understand | ik snap em | ik snap het | ik snap 'm | snap ik | snap em | begrijp ik | ik begrijp het | ah snap ik | kben mee
clear | helder dankje | oke duidelijk | ok duidelijk | duidelijk zo
well done | goed gedaan | lekker bezig | goed bezig
fingers crossed | fingers crossed | duimpjes
watched | in de gaten gehouden | in de gaten
keep an eye on | in de gaten houden | hou … in de gaten | houd … in de gaten | oogje in het zeil
his hand | zijn hand
his arm | zijn arm
his leg | zijn been
his head | zijn hoofd
his mouth | zijn mond
his chest | zijn borst
his heart | zijn hart
his teeth | zijn tanden
his throat | zijn keel
his face | zijn gezicht
his foot | zijn voet
his belt | zijn gordel | zijn riem
his medicine | zijn medicijnen
his ticket | zijn ticket
his food | zijn eten | zijn maaltijd
his luggage | zijn bagage | zijn spullen
his passport | zijn paspoort
his money | zijn geld
his work | zijn werk
his parents | zijn ouders
his son | zijn zoon
his daughter | zijn dochter
my ankle | mijn enkel | me enkel
ankle | zijn enkel | haar enkel | enkel gebroken | enkel verzwikt | enkel verstuikt | je enkel
in my | in mijn | in me
you your | je je
your partner | je partner
your family | je gezin
your work | je werk
your rhythm | je ritme
your friends | je vrienden
your own | uw eigen
your tattoo | je tattoo | je tatoeage
your roster | je rooster
your age | je leeftijd
your colleagues | je collega's | je collegas
am i | word ik
are you | word je | wordt u
are they | worden ze
is it | wordt het | wordt dat
gets angry | boos word
do you eat | eten jullie | eet je | eet jij
do we eat | eten we
to eat | te eten | wil eten | gaan eten | om te eten
own food | eigen eten | mijn eten
food on board | eten aan boord
may i bring my own food | mag je eigen eten mee | mag ik eigen eten meenemen | mag ik mijn eigen eten mee
no air | geen lucht | geen lucht meer
gets no air | geen lucht meer krijgt | krijgt geen lucht meer
a piece of | een stuk | een stukje
a lot | een stuk beter
a lot easier | een stuk makkelijker
a lot better | een heel stuk beter
a couple | een stel | een koppel | een stelletje
lights a cigarette | steekt een sigaret op | een sigaret opsteekt | een peuk opsteekt | steekt een peuk op
i guess | ik doe maar een gok | doe maar een gok | ik gok maar | gokje
be wrong | er ook naast zitten | ernaast zitten | naast zitten | het mis hebben | het fout hebben
as an intern | als stagiaire | als stagiair
as a saleswoman | als verkoopster | als verkoper | als verkoopmedewerker
as a waitress | als serveerster | als ober
as a receptionist | als receptioniste
as a nurse | als verpleegkundige
as a teacher | als juf | als leerkracht
as captain of the team | als aanvoerder
as a team leader | als teamleider
as a child | als kind
as a woman | als vrouw
as a man | als man
very afraid | als de dood | doodsbang | doodsbenauwd | ontzettend bang
suggested | stelde … voor om | stelde voor om | stelde voor | voorgesteld
suggest | stel voor om
sit down together | samen gaan zitten | samen zitten | om de tafel
sat down next to her | ging naast haar zitten
sat down next to him | ging naast hem zitten
sat down | ging zitten | ging … zitten
have his say | zijn zegje
found out | kwam erachter | kwam achter | zocht … uit | zocht uit | uitgezocht | ben erachter gekomen
find out | zoek … uit | erachter komen | kom ik erachter | kom je erachter | achter komen
had a quarrel | had ruzie | hadden ruzie | ruzie had | ruzie hadden | lag overhoop | lagen overhoop | lagen met elkaar overhoop
quarrel | maken ruzie | ruzie maken | knallende ruzie | hebben ruzie
i was wrong | ik vergiste me | ik heb me vergist
ten euros | tientje | een tientje
too much back | te veel terug
what was the matter | wat er scheelde | wat er aan de hand was | wat er was
what is the matter | wat er aan de hand is | wat is er aan de hand | wat scheelt er
how many times do i press | hoeveel keer moet je drukken | hoe vaak moet ik drukken | hoeveel keer drukken | hoeveel keer druk ik
how many breaths | hoeveel keer beademen | hoe vaak beademen | hoeveel beademingen
breathe into a bag | in een zakje blazen | in een zakje ademen
no shock advised | geen schok toedienen | geen schok | zegt geen schok
feeling | gevoel
pressure on the chest | drukkend gevoel op zijn borst | drukkend gevoel op de borst | beklemmend gevoel
there is a fire in | er brandt iets in | brandt iets
fire in the toilet | brand op het toilet | brand op de wc | brand in het toilet | brand in de wc
pass out | out gaan | out gaat | ging out | out gegaan
to land | te landen | gaan landen | moeten landen | moet landen
landing | het landen | tijdens landen | bij landen
does not want to sit next to | wil niet naast … zitten
next to | naast
a certain person | een bepaald persoon
a certain | een bepaalde | een bepaald
dog allergy | hondenallergie | allergisch voor honden
guide dog | blindengeleidehond | geleidehond | hulphond
does not support me | ziet het niet zitten | zien het niet zitten
i was at home | ik heb thuisgezeten | thuis gezeten | zat thuis
bad eyes | oogafwijking | slechte ogen
glasses prescription | sterkte min
i had not thought of that | daar had ik niet aan gedacht | niet aan gedacht | daar dacht ik niet aan | nooit bij stilgestaan
thought of | aan gedacht
smart | slim bedacht
starboard | stuurboord
nearby | in de buurt | in de buurt van
live near | dichtbij wonen | in de buurt wonen
the day itself | de dag zelf
only one | maar één
out of | uit de
is not allowed | mag niet | mag je niet | mag niet meer | mogen niet
is allowed | mag wel
may not | mag niet meer mee
can not | kan niet meer | kan je niet | kun je niet
does not want | wil niet | willen niet | wilde niet | wou niet
does not want to | weigert te | weigerde te | wil niet meer
did not | deed niet
has not | heeft niet | heeft geen
had no | had geen
is not | is niet | is geen | was niet | was geen
have not | heb niet | hebben niet
i did not | ik heb niet | ik had niet
will i | zal ik
will they | zullen ze
will it be | zal het
i will | ik zal
would you | zou je | zou jij | zou u
would i | zou ik
i had to | moest ik | ik moest
there was | er was | er waren
there came | er kwam
was there | was er
there is somebody | er zit iemand | er is iemand | er ligt iemand | er staat iemand
somebody lies | ligt iemand | ligt er iemand
lies on the floor | ligt op de grond | ligt op de vloer | op de grond ligt | ligt te
sits | zit er
is busy | is bezig
is crying | zit te huilen | staat te huilen | is aan het huilen | aan het huilen
was crying | zat te huilen | stond te huilen | was aan het huilen
is shouting | staat te schreeuwen | zit te schreeuwen | is aan het schreeuwen | aan het schreeuwen
is waiting | staat te wachten | zit te wachten | aan het wachten
is sleeping | ligt te slapen | zit te slapen | aan het slapen
was doing | was aan het doen
is practising | aan het oefenen
was working | aan het werk | aan het werken
is drinking | zit te drinken | aan het drinken
is vomiting | is aan het overgeven | zit over te geven | moet overgeven | aan het overgeven | moet kotsen | zit te kotsen
vomit | over te geven | geeft over | over geeft | gaf over
takes off his belt | doet zijn gordel af | doet gordel los
take off shoes | schoenen uit | schoenen uitdoen | hoge hakken uit
lets go | laat los | los laat | losgelaten
hold on | hou vast | houd vast | vasthouden aan
drop | liet … vallen | laat … vallen | laten vallen
dropped | liet vallen | uit mijn handen | heb … laten vallen
spilled over | over … gemorst | morste … over | omgegooid | gooide … om | stootte … om | viel over
i am confused | ik ben in de war | ik raak in de war | ben in de war
confused | in de war
mixed up | door elkaar | door elkaar gehaald | haalde door elkaar | haal ik door elkaar | verwisseld
the wrong order | verkeerde bestelling
wrong order | in de verkeerde volgorde
in which order | in welke volgorde | welke volgorde
lost my | mijn … kwijt
at school | op school | op de school
at the checkout | aan de kassa | achter de kassa | op de kassa | bij de kassa
at the shop | in de winkel
at the sports club | op de sportclub | bij de voetbalclub | op voetbal | bij hockey | op hockey
at the call centre | op de klantenservice | bij de klantenservice | in een callcenter
on the phone | aan de telefoon | aan de lijn | per telefoon
i hung up | ik hing op
i called back | ik heb teruggebeld | ik belde terug
called back | belde … terug | heb teruggebeld
calm her down | haar gerust te stellen | haar gerustgesteld | stelde haar gerust | stelde ik haar gerust
calm him down | hem gerust te stellen | hem gerustgesteld | stelde hem gerust
calmed down | stelde … gerust | werd rustig | bedaarde | werd rustiger | kalmeerde
reassure | geruststellen | gerust te stellen | gerustgesteld
after that | daarna | erna | vervolgens
so i | dus ik
that is why | vandaar | daarom heb
what is expected | wat wordt er verwacht | wordt er verwacht
how many rounds | hoeveel rondes | hoeveel ronden
after each round | na elke ronde
does somebody drop out | valt er … iemand af | valt er iemand af | vallen er mensen af
how many drop out | hoeveel vallen er | hoeveel mensen vallen er
during lunch | tijdens de lunch | bij de lunch
connection breaks | wifi uitvalt | verbinding uitvalt | internet uitvalt | verbinding wegvalt | wifi wegvalt | internet eruit ligt
put in the cv | in mijn cv zetten | in je cv zetten | op mijn cv zetten | in mijn cv | op mijn cv
is it better to leave that out | kan dat weg | laat ik dat weg | weglaten
leave out | laat … weg | weggelaten
hair tied up or loose | vast of los | los of vast
tied up | bij elkaar | bijeen
come to the airport at night | s nachts op het vliegveld
what training do i have to do | welke opleiding moet ik doen | welke studie moet ik doen
is that still needed | moet dat nog
what else must i | wat moet er nog bij | wat moet er nog in
how do i get to | hoe kom ik op | hoe kom ik aan | om op … te komen
to get to | om op
out loud | hardop
i keep | ik blijf
stays | blijft
keep your rhythm | ritme houden
how do you keep your | hoe hou je je | hoe houd je je
how do you keep | hoe hou je | hoe houd je
kept | bleef maar
keeps | blijft maar
stay fit | fit blijven | gezond blijven
how do you stay | hoe blijf je | hoe blijf ik
do they serve | serveren ze | schenken ze
what is that | wat is dat | wat is da | wat zijn dat
what does that mean | wat betekent dat | wat wil dat zeggen | wat houdt dat in
who is that | wie is dat
on average | gemiddeld
for how long | voor hoelang | voor hoe lang
or else | of anders
after work | na het werk | na mijn werk
take care | pas goed op jezelf
at the last minute | op het laatste moment | last minute | lastminute
on my own | op mezelf | op mijn eigen
leave home | op kamers | uit huis gaan
live with my parents | woon thuis | woon nog thuis | woon bij mijn ouders
single mother | alleenstaande moeder | alleenstaande mama | single moeder
the little one | de kleine
can i combine it with children | kan ik dit met kinderen
who looks after | wie past op | wie zorgt voor
look after my child | op mijn kind passen
stricter than | strenger dan
faster than | sneller dan
longer than | langer dan
bigger than | groter dan
smaller than | kleiner dan
higher than | hoger dan
lower than | lager dan
nicer than | leuker dan | mooier dan
more expensive than | duurder dan
more expensive | duurder
cheaper than | goedkoper dan
heavier than | zwaarder dan
heavier | zwaarder
harder than | moeilijker dan | lastiger dan
easier than | makkelijker dan
worse than | slechter dan | erger dan
later than | later dan
earlier than | eerder dan
safer than | veiliger dan
safer | veiliger
shorter than | korter dan
more often than | vaker dan
more often | vaker
more friendly | vriendelijker | aardiger
different than | anders dan
the same … as | hetzelfde … als | dezelfde … als
the same as | hetzelfde als | dezelfde als
as … as | net zo … als | even … als
not as … as | niet zo … als
as if it were | als of
when i | toen ik
when the | toen de | toen het
when a | toen een
when there | toen er
when we | toen we | toen wij
when he | toen hij
when she | toen ze | toen zij
when my | toen mijn
when somebody | toen iemand
whether i | of ik
whether you | of je
whether they | of ze
whether you got the job | of je het bent geworden | of je het geworden bent | of ik het geworden ben | of ik het ben geworden | of je bent aangenomen | of je aangenomen bent
once i have | heb ik een keer | ik heb een keer | heb ik een keertje | ik heb eens
once | ooit een keer | op een keer | een keertje
i have a | ik heb een
have i a customer | heb ik een klant
have i a guest | heb ik een gast
have i a colleague | heb ik een collega
have i made a mistake | heb ik een fout gemaakt
have i a solution | heb ik een oplossing
do you get problems with | krijg je last van | heb je last van
trouble with | last van
have trouble with | heb last van
has trouble with | heeft last van
i have trouble with | ik heb last van | ik heb veel last van
in the long run | op de lange duur
does not make sense | slaat nergens op | dat slaat nergens op | kant noch wal | slaat als een tang
what is it based on | waar is dat op gebaseerd | waar … op gebaseerd is | waarop is dat gebaseerd | waar baseer je dat op
goes crazy | gaat door het lint | door het lint | uit zijn dak | over de rooie | flipt | flipte | door het lint ging
turns blue | loopt blauw aan | blauw aanloopt | wordt blauw | ziet blauw | blauw aangelopen | blauwe lippen
fell down the stairs | van de trap gevallen | van de trap viel
broken hip | heup gebroken
broken leg | been gebroken
broken arm | arm gebroken
cut himself | heeft zich gesneden | zich gesneden
the blood spurts out | spuit eruit | bloed spuit eruit | spuit het bloed
stuck between the seats | tussen de stoel gevallen | tussen de stoelen gevallen | klem komen te zitten | klem zit | zit klem | klem zitten
we crash | we storten neer | storten we neer | we storten bijna neer | neerstorten
put upright | rechtop zetten | rechtop te zetten
fire in the left engine | motor in de fik | motor in brand | motor staat in brand | motor in de fik staat
how do you help | hoe help je | hoe help ik
how do you open | hoe open je | hoe open ik | hoe doe je … open
how do you | hoe doe je | hoe doe ik
who flies then | wie vliegt er dan | wie vliegt dan
inside the aircraft already | binnen al
cannot walk | niet kan lopen | niet kunnen lopen | kan niet lopen | slecht ter been | moeilijk loopt
do they reject me | wijzen ze me … af | wijzen ze je … af | wijzen ze me af | keuren ze me af | val ik daarop af
failed the medical | afgekeurd
reject | afkeuren | keuren … af
can i do it | is dat te doen | is het te doen | te doen
i cannot stand stress | ik kan slecht tegen stress | kan niet tegen stress | kan slecht tegen stress | ik kan niet goed tegen stress
i cry easily | ga ik huilen | ik ga huilen | ik begin te huilen | begin ik te huilen
do i have time to | heb ik tijd om | heb je tijd om
something of the city | wat van de stad | iets van de stad
may i refuse | mag ik … weigeren | mag je … weigeren
do you sleep in | slaap je in | slapen jullie in
the same hotel as the pilots | hetzelfde hotel als de piloten
it's | tis | tisda
that is good | da's goed
i am going to sleep | kga slapen | k ga slapen | ik ga pitten | ik ga naar bed
i will | kzal | kga
i have | kheb | khad | keb
i am | kben | kbn | kzijn
i can | kkan
i know | kweet
i must | kmoet
i think | kdenk | kvind
i want | kwil
your ears | je oren
your back | je rug
your hands | je handen
your feet | je voeten
your legs | je benen
your skin | je huid
your body | je lichaam
your nails | je nagels
your teeth | je tanden
your face | je gezicht
your heart | je hart
your belt | je gordel
your parents | je ouders
your children | je kinderen
your child | je kind
your boyfriend | je vriend
your boss | je baas
your cv | je cv
your uniform | je uniform
your answer | je antwoord
your story | je verhaal
your phone | je telefoon
your bag | je tas
your suitcase | je koffer
your passport | je paspoort
your salary | je salaris
your contract | je contract
your holiday | je vakantie
your free time | je vrije tijd
your base | je standplaats
your colleague | je collega
your life | je leven
your height | je lengte
your weight | je gewicht
your english | je engels
your piercing | je piercing
your make-up | je make-up
your clothes | je kleren | je kleding
your seat | je stoel
gap of two years | gat van twee jaar
gap of a year | gat van een jaar
gap in my cv | een gat in mn cv
my sick mother | mijn zieke moeder
took care of | zorgde voor | heb verzorgd | verzorgde
how long may my video be | hoelang mag je filmpje zijn | hoe lang mag je filmpje zijn | hoe lang mag mijn filmpje zijn | hoe lang mag de video zijn
may i do it again | mag je het overdoen | mag ik het overdoen | kan je het overdoen | mag ik opnieuw opnemen | mag je opnieuw opnemen
what kind of | wat voor | wat voor soort
what kind of games do they do | wat voor spelletjes doen ze
can i reach | kan ik wel bij | kom ik wel bij | kan ik bij
why would somebody choose … | waarom zou iemand voor … kiezen
why would you choose … | waarom zou je voor … kiezen
above | boven
a new one | een nieuwe
the same day | dezelfde dag
lost | raakte zoek | raakte kwijt | is zoek | is kwijt | was kwijt | was zoek
found back | vonden … terug | vond … terug | teruggevonden
was angry about | woest was over | boos was over | kwaad was over
i let him finish | ik liet hem uitpraten | ik heb hem laten uitpraten | ik heb hem eerst laten uitpraten | laten uitpraten
i let her finish | ik liet haar uitpraten | ik heb haar laten uitpraten
was late all the time | kwam steeds te laat | kwam altijd te laat | kwam vaak te laat
was too late | kwam te laat | was te laat
talked it out | uitgepraat | heb het uitgepraat | uitgepraat met
called in | erbij geroepen | erbij gehaald | haalde erbij
i said it | ik heb het gezegd | ik heb het verteld
dizzy | draaierig | licht in zijn hoofd | licht in mijn hoofd | sterretjes
pressed | drukte op | ik drukte
i press | ik druk | druk ik
press | druk op
the matter | iets aan de hand | aan de hand
that side | die kant | die zijde
the other side | de andere kant | andere kant | overkant
what do i say to | wat zeg je tegen | wat zeg ik tegen | wat moet ik zeggen tegen
… is not right | klopt … niet
the laundry | de was en | was doen | de was doen
blow up | de boel opblaast | de boel opblazen | vliegtuig opblazen | het vliegtuig opblaast | opblaast met een bom
a hair | een haar
his pills | zijn pillen
his father | zijn vader
his brother | zijn broer
his sister | zijn zus
his colleague | zijn collega
his glasses | zijn bril
his eye | zijn oog | zijn ogen
his ear | zijn oor | zijn oren
his nose | zijn neus
his back | zijn rug
his neck | zijn nek
his dog | zijn hond
his laptop | zijn laptop
his power bank | zijn powerbank
his jacket | zijn jas
his shoes | zijn schoenen
his legs | zijn benen
his hands | zijn handen
his hair | zijn haar
his name | zijn naam
his life | zijn leven
his friend | zijn vriend
his girlfriend | zijn vriendin
his tongue | zijn tong
his bed | zijn bed
remain seated | blijven zitten | blijft zitten | blijf zitten
do not move | verroeren zich niet | bewegen niet | verstijven
do nothing | doen niks | doen niets | doet niks | doet niets
dominates the conversation | aan het woord is | aan het woord | aan het woord blijft
logical reasoning | logisch redeneren | logisch nadenken
computer test | test op de computer | testen maken op de computer | computertest
trouser suit | broekpak
bald spot | kale plek
went under water | kopje onder | ging kopje onder | onder water ging
dived after | dook erachteraan | dook er achteraan | dook er gelijk achteraan | sprong erachteraan
out of the | uit het
how do i check whether | hoe controleer je of | hoe controleer ik of | hoe check je of | hoe check ik of | hoe kijk je of
take off the clothes | doe je kleren uit | kleren uitdoen | kleren uit | borst ontbloten
swells up | zwelt op | opzwelt | zwellen op
how long do i wait | hoe lang wacht je | hoe lang wacht ik | hoelang wacht je
is playing | staat te spelen | zit te spelen | aan het spelen | te spelen
lay hands on each other | gaan elkaar te lijf | elkaar te lijf | gaan met elkaar op de vuist | slaan elkaar | in de haren
touches my bottom | aan mijn billen | aan mijn kont | in mijn billen | knijpt in mijn
alone | in zijn eentje | in haar eentje | in je eentje
escaped | is ontsnapt | uit zijn mandje
why does my score not go up | waarom ga ik niet omhoog | waarom gaat mijn score niet omhoog | waarom stijgt mijn score niet | waarom ga ik niet vooruit
while | terwijl
something else | iets anders | wat anders
where to | waar je naartoe | waar je heen | waar ik naartoe
where do you fly to | waar vlieg je naartoe | waar vlieg je heen | waar ga je naartoe
can you choose where you fly | kun je zelf kiezen waar je naartoe vliegt | kan je kiezen waar je heen vliegt | kun je kiezen waar je naartoe vliegt
new year's eve | oud en nieuw | oudjaar | oudejaarsavond
lump in my throat | brok in mijn keel | een brok in mijn keel
parental leave | ouderschaps verlof
yellow card | gele kaart
suspicious bag | onbeheerde tas | onbeheerde koffer
slide as a raft | glijbaan als vlot
what did they say | wat zeiden ze
could mean for him | voor hem kon betekenen | voor haar kon betekenen
he did not have to pay | hij hoefde niet te betalen | ze hoefde niet te betalen
did not have to | hoefde niet te | hoefden niet te
do not have to | hoef niet te | hoeft niet te | hoef je niet te | hoeven niet te
do i not have to | hoef ik niet | hoef je niet | hoef ik geen
do i have to | moet ik per se | moet je per se
get used to it | eraan wennen | er aan wennen | wen je eraan | wen je daaraan
can i get used to that | kun je daaraan wennen | kan je eraan wennen
i was startled | ik schrok
in the future | in de toekomst | later in
i do my best | ik doe mijn best | ik heb mijn best gedaan
do my best | mijn best doen | mijn best
no reply on | geen reactie op | nog geen reactie op
no reply | krijg geen reactie | steeds geen reactie | geen reactie gekregen
braces | een beugel | beugel
all those | al die
all that | al dat
i become | ik word
i get angry | ik word boos | ik word kwaad
i turn | ik word volgende maand | ik word binnenkort
stay the whole day | de hele dag blijven
the whole day | de hele dag | hele dag
sent home | naar huis gestuurd | naar huis sturen | naar huis moet
see the questions in advance | de vragen vooraf te zien | vragen vooraf te zien | vragen van tevoren te zien
small | klein van stuk
show my level | toon ik mijn niveau aan | mijn niveau aantonen
prove | toon … aan | aantonen
what went wrong | wat er mis was gegaan | wat er mis ging | wat er fout ging | wat er mis was
a fire broke out | brak er brand uit | brak brand uit | brand uitbrak
swallowed | slikte … in
took away | heb … weggehaald
humiliated me | maakte me belachelijk | maakte … belachelijk | belachelijk gemaakt | voor schut gezet
with two people too few | met twee man te weinig
made a list | een lijstje gemaakt | maakte een lijst
gave everybody a task | iedereen een taak gegeven | gaf iedereen een taak
what do you think of it now | wat vind je er nu van | wat vind je ervan | wat vindt u ervan
what do you think of | wat vind je van | wat vindt u van
still | nog steeds
smoke rises from | stijgt rook op uit | er stijgt rook op
the lights go out | lampen vallen uit | licht valt uit | de lichten vallen uit | lampen gaan uit
dives down | duikt naar beneden | naar beneden duikt
down the slide | van de glijbaan | de glijbaan af | van de glijbaan af
how do i know whether it is safe outside | hoe weet ik of het buiten veilig is
left a note | laat … briefje achter | dreigbriefje
threatening note | een dreigbriefje
talks confused | slaat wartaal uit
back and forth | heen en weer
in the world | ter wereld
unlike the others | anders dan de rest
the others | de rest | de anderen
is it not just | is dat niet gewoon | is het niet gewoon
am i wrong | zit ik er naast | zit ik er helemaal naast | zit ik ernaast | heb ik het mis | heb ik het fout
i feel guilty | ik voel me schuldig | voel me schuldig | schuldgevoel
in debt | in het rood | sta in het rood | in de schulden
how do i arrange that | hoe regel ik dat | hoe moet ik dat regelen
get up | opstaan | op te staan | sta op om
what time do i have to get up | hoe laat moet je opstaan | hoe laat moet ik opstaan
out of my own pocket | uit eigen zak | zelf betalen uit
somewhere else | ergens anders
give birth | na een bevalling | na de bevalling
i learned something | ik ben weer een stuk wijzer | weer wat geleerd | weer iets geleerd
distract | leidt … af | leid … af
is it worth | heeft het zin om te | heeft het nog zin om te | heeft het zin | heeft het nog zin | heeft dat zin
what is the difference between | wat is het grote verschil tussen | wat is het grootste verschil tussen | wat zijn de verschillen tussen
his card | zijn pas | zijn pinpas
card | pinpas | bankpas
as a cook | als kok
as crew | als crew | als bemanning
as a mentor | als mentor
hurts | doet pijn | doet zeer | pijn doet
heart stops | hart stilstaat | hart staat stil | hart stopt
i freeze | klap dicht | klapt dicht
fit into the uniform | in het uniform pas | in het uniform passen | pas in het uniform
his trolley | zijn trolley
everything was full | alles was vol | zat vol | alles zat vol
went looking for | ging … zoeken | gaan zoeken
set a good example | het goede voorbeeld gegeven | goede voorbeeld geven | gaf het goede voorbeeld
came back | terug kwam
the baby is coming | kind komt eraan | baby komt eraan | de baby komt | het kind komt
has a weapon | een wapen bij zich heeft | heeft een wapen bij zich | heeft een wapen | wapen bij zich
must cry | moet huilen | moet janken
when do i get the result | wanneer krijg ik daar uitslag van | wanneer is de uitslag | wanneer komt de uitslag
the result of | uitslag van
how many may go on | hoeveel mogen er door | hoeveel gaan er door | hoeveel mensen gaan er door
i can do something with that | daar kan ik iets mee | daar kan ik wat mee
why is my score lower now | waarom scoort mijn antwoord nu lager | waarom is mijn score nu lager | waarom is het nu lager
what do i do if a | wat doe je als een | wat doe ik als een | wat moet ik doen als een | wat moet je doen als een
what if a | wat als een
what if the | wat als de
what do i do if the | wat doe je als de | wat doe ik als de
which airport is the busiest | welke luchthaven is de drukste | welk vliegveld is het drukste | welk vliegveld is de drukste
which airport is the biggest | welke luchthaven is de grootste | welk vliegveld is het grootste
in the air | in de lucht
still a little | nog een beetje
too early | te vroeg
born too early | te vroeg geboren
get up early | vroeg opstaan | vroeg op
very early | heel vroeg | zo vroeg | erg vroeg
kept at a distance | op afstand gehouden
a deaf | een doof
am overlooked in the group | ondersneeuw | ondersneeuwen | in de groep ondersneeuw
no idea | geen idee zunne | geen idee zenne
a lot of | een boel | een hoop
`;
