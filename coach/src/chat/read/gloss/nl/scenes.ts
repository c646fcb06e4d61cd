/** Further Dutch words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
keep | bewaar bewaren blijven
stay | blijf blijft gebleven
talk | gepraat kletsen
away | weg
back | terug rug
backwards | achteruit
papers | papieren
documents | document* identiteitsbewijs
put | zet zetten leg legt leggen stop stopt
packed | inpakken pakt-in verpakt
waiting | wachten wacht gewacht
step | stap
food | voedsel voeding
lose | verlies verliezen verliest
lost | kwijt verloren
box | doos doosje kist
turned | draait draaien gedraaid
home | thuis huis
walk | wandel* gelopen
feel | voel* gevoel
once | eenmaal
missed | gemist missen
missing | ontbreekt ontbreken
travel | reis reizen reist
change | wissel* verander* ruilen
bumps | hobbel* schudden geschud
free | gratis vrij vrije
push | duw* duwen
pull | trek trekt trekken
hit | slaan slaat geslagen
gate | gate
suitcase | rolkoffer
hold | vrachtruim laadruim ruim
checked | ingecheckt inchecken
floor | vloer
ground | grond
pass | slagen
smell | ruik* stank geur stinkt lucht
own | eigen
aisle | gangpad
stuck | klem vastgelopen
blow | blazen blaas
sea | zee
flames | vlam vlammen
touch | aanraken aanraakt betast* aangeraakt handtastelijk
fall | val valt vallen gevallen
half | half halve helft
bit | gebeten bijt
sleep | slaap slapen slaapt
everything | alles
spray | spuitbus* spuit* spray
lap | schoot
cut | snij* snee gesneden
bent | voorovergebogen gebogen
gas | gas gassen
serve | serveer* schenken schenk
member | lid leden
notice | merk merkt opval* valt-op
loud | hard luid luide
little | beetje
level | niveau
sent | gestuurd sturen stuur opsturen
meeting | ontmoeting vergadering
choose | kies kiezen kiest
blue | blauw blauwe
belly | buik
belly thrusts | buikstoten buikstoot heimlich
back blows | rugslagen rugslag
chest compressions | borstcompressies compressies
girl | meisje meisjes
boy | jongen jongens
notes | aantekening* notitie*
fit | past passen
accident | ongeluk ongeval
tie | das stropdas vastbinden boeien
flat | plat
apartment | appartement woning
climb | klimmen klim
extra | extra
safe | veilig veilige
everyone | allen
beside | naast
police | politie
staff | personeel
company | bedrijf onderneming
speaker | luidspreker
lie | liegen lieg gelogen leugen
lie down | liggen ligt
electric | elektrisch*
decide | beslis* besloten
offer | aanbod aanbieden
thrown | gooien gooit gegooid
fuel | brandstof kerosine
refuel | tanken getankt bijtanken
type | type soort soorten
colour | kleur kleuren
wall | muur wand
hole | gat
ceiling | plafond
sound | geluid klinkt
fill | vul vullen gevuld
chemical | chemisch*
explode | ontplof* explosie explodeer*
freeze | bevries bevriezen verstijf*
frozen | bevroren diepgevroren ingevroren
disabled | mindervalide
try | probeer* proberen poging
trouble | moeite problemen
mouth | mond
finger | vinger vingers
wet | nat natte
black | zwart zwarte
dark | donker donkere
line | lijn
smiling | lacht lachen glimlach*
strange | vreemd* raar rare
sentence | zin zinnen
warm | warm warme
class | klasse klas
nurse | verpleegkundige verpleger
drugs | drugs
near | dichtbij buurt
abroad | buitenland
stuff | spullen dingen spul
thing | ding zaak
alarm | alarm
automatic | automatisch
place | plek
cargo | vracht
package | pakket* pakje
clean | schoon schone schoonmaken
certificate | certificaat getuigschrift
parents | ouders
secure | vastzetten
enter | binnenkomen betreden
watch | horloge bekijk
pictures | foto's filmen filmt
quiet | stil stille
mornings | ochtends ochtend
evening | avond avonds
european | europees europese
helpers | helper*
later | later
background | achtergrond
adult | volwassene*
press | druk-op indrukken
deep | diep
arrival | aankomst
departure | vertrektijd
neck | nek hals
throat | keel
problem | probleem
white | wit witte
crooked | scheef
droops | hangt hangende
tongue | tong
swollen | gezwollen opgezwollen zwelt zwelling
quickly | vlug
volunteering | vrijwilliger* vrijwilligerswerk
blankets | deken dekens
health | gezondheid gezond
office | kantoor
orange | oranje
plastic | plastic
pocket | zak
leak | lekt lekken lek
spill | gemorst mors*
size | maat
hundred | honderd
charge | opladen laadt
case | geval
form | formulier
cruise | kruishoogte
bang | knal
warning | waarschuwing waarschuw*
search | zoek zoeken zoekt doorzoek*
screen | scherm
aggressive | agressief agressieve gewelddadig*
yell | schelden scheldt uitschelden
rude | onbeleefd brutaal onbeschoft
foreign | buitenlands*
names | naam namen
least | minste
risk | risico risico's
badge | badge pasje
guard | bewaker
senior | senior
ring | ring
stairs | trap trappen
sell | verkoop* verkopen
shoes | schoen schoenen
heels | hakken hoge-hakken
handset | hoorn
impact | klap inslag
capacity | capaciteit
room | kamer ruimte
woke | wakker
shoulder | schouder schouderbladen
arrested | gearresteerd
rescue | redden redt redding
toddler | peuter
machine | apparaat machine
sticker | sticker
patient | patiënt geduldig
cough | hoest*
meat | vlees
fish | vis
spread | verspreid*
sweat | zweet zweten
pale | bleek bleke
dizzy | duizelig*
shaky | trillerig tril* beverig beeft trillende
confused | verward* warrig
brain | hersenen
raise | optillen omhoog
both | beide beiden
insulin | insuline
juice | sap sinaasappelsap
needle | naald*
pen | pen
teeth | tand tanden beugel
lips | lip lippen
upright | rechtop
forward | vooruit
straight | recht
dive | duik*
radio | radio
suspect | vermoed* verdenk*
poison | gif vergif* vergiftig*
share | deel delen deelt
noise | lawaai
nap | dutje
lid | deksel klep
distance | afstand
instead | plaats-van
firefighter | brandweer*
invisible | onzichtbaar onzichtbare
building | gebouw
protect | bescherm*
device | apparaten
vape | vape* vapen
table | tafel* tafeltje
hazard | gevaar
dangerous | gevaarlijk*
window blind | raamschermpje luikje
shave | scheer*
report | meld meldt melden rapport
acid | zuur
belongs | hoort
spare | reserve
camera | camera
mark | markeer*
nails | nagel nagels
mobility | mobiliteit
care | zorg zorgen
unknown | onbekend*
incident | incident*
normal | normaal normale gewoonlijk normaalgesproken
fog | mist
cup | beker kopje
useless | nutteloos
contain | bevat
dissatisfied | ontevreden
satisfied | tevreden
brakes | rem remmen
injury | verwonding* letsel
injured | gewond gewonde
sky | hemel
behaviour | gedrag gedraagt
force | dwing* geweld
restraint | handboeien
obey | gehoorzaam* opvolgen
pause | pauze
medical | medisch*
steal | steelt stelen gestolen diefstal
shy | verlegen
disturb | stoor storen
checklist | checklist
blank | black-out
thirty | dertig
twenty | twintig
fifteen | vijftien
sixty | zestig
ninety | negentig
twelve | twaalf
eleven | elf
bell | bel
chime | gong
personality | persoonlijkheid
fasten | vastmaken
unfasten | losmaken losgemaakt los
car | auto auto's
bed | bed bedden
legroom | beenruimte
twice | tweemaal
ticket | ticket*
cash | contant
accent | accent
microphone | microfoon
follow | volg volgt volgen
demo | demonstratie veiligheidsdemo
lamp | lamp lampje licht lichten
mode | stand modus vliegtuigmodus
procedure | procedure*
sill | drempel
exam | examen
shift | ploegendienst
christmas | kerst feestdagen
skirt | rok
suit | pak kostuum
cheap | goedkoop goedkope
ashtray | asbak
radioactive | radioactief radioactieve radioactiefs
criminal | crimineel criminele
inadmissible | geweigerde
deported | uitgezet uitgezette
wording | bewoording*
exact | precies precieze exact exacte
normally | normaal-gesproken meestal
different | verschillende
uncle | oom
aunt | tante
sister | zus
brother | broer
neighbour | buurman buurvrouw
call | gebeld bellen belt
enough | genoeg voldoende
across | overkant
apologise | excuses sorry verontschuldig*
thank | bedank*
insult | beledig*
threat | dreig* bedreig* dreiging
note | briefje
window seat | raamplaats
aisle seat | gangpadplaats
stroller | buggy kinderwagen
proud | trots
team player | teamspeler
flexible | flexibel* flexibiliteit
patience | geduld
strict | streng*
wage | uurloon
overtime | overuren
fired | ontslagen
unemployed | werkloos
student | student*
waiter | ober kelner serveerster
restaurant | restaurant horeca
shop | winkel
ground staff | grondpersoneel
low-cost airline | prijsvechter* budgetmaatschappij*
private jet | privéjet
tail | staart
landing gear | landingsgestel
altitude | vlieghoogte hoogte
speed | snelheid
storm | storm onweer
lightning | bliksem*
ice | ijs
de-icing | ijsbestrijding
snow | sneeuw
bird strike | vogelaanvaring
go-around | doorstart
diversion | uitwijken uitwijking
descent | daling
cabin pressure | cabinedruk
oxygen bottle | zuurstoffles*
glove | handschoen*
blanket | dekentje
child seat | kinderzitje autostoeltje
toy | speelgoed
scissors | schaar
paint | verf
survival | overleving
ship | schip
crash | neerstorten neergestort
panic | paniek
trapped | opgesloten
elderly | bejaard* oudere-passagier
sexual harassment | aanranding
religion | religie geloof
prayer | bidden gebed
beer | bier
champagne | champagne
thirsty | dorst
hungry | honger
lounge | lounge
queue | wachtrij
list | lijst
bottle | fles flessen
fight | vecht* vechten ruziën
hear | hoor hoort horen gehoord
eat | eet gegeten
fumes | dampen damp
detector | melder rookmelder
guy | kerel gast-die
understand | begrijp* snap*
review | herhaling
information | informatie info
equipment | uitrusting materiaal
forget | vergeet vergeten
accept | accepteer* accepteert
american | amerikaans*
nobody comes | komt-niemand
per | per
attack | aanval* aanvallen
get | krijg krijgt krijgen gekregen
make | maak maakt maken gemaakt
heavy | zwaar zware
expectation | wens wensen
improve | verbeter*
each | elke elk ieder iedere
air | frisse-lucht
drop | laat-vallen neervalt losl*
clear | duidelijk helder
ready | klaar gereed
card | kaart kaartje veiligheidskaart
along | langs
boat | boot boten
grab | grijp* gegrepen
explosive | explosieven springstof
mind | geest
lady | mevrouwen
lead | leid leidt
flow | stroom
trip | reizen trip
heated | verhit
taught | onderwezen
public | publiek openbaar
address | adres aanspreken
arriving | aankomen aangekomen
pop | ploft
traveller | reizigster
cross | oversteken
halon | halon
panel | paneel
portable | draagbaar draagbare
pick | kiest-uit
truck | vrachtwagen
announce | aankondig* omroepen
model | model
alert | alert oplettend
assistant | assistent* begeleider
loudspeaker | luidsprekers
assess | inschatten inschat
sweaty | zweterig bezweet klam
sock | sok sokken
seal | afdichting
clock | klok
awake | wakkere
kinds | soort-van
protective | beschermend*
compartment | vak
parcel | postpakket
load | lading
deal | aanpakken
useful | nuttig handig
manual | handmatig handboek
worry | bezorgd piekeren
anywhere | ergens
clouds | wolk wolken
rough | ruw
authority | autoriteit
unruly | onhandelbaar wangedrag
legal | wettelijk
harm | schade
pouch | zakje
sterile | steriel steriele
intention | bedoeling*
admitted | toegegeven toegeven
phase | fase
mental | mentaal psychisch
conditioning | airco airconditioning
demonstration | demonstratie*
system | systeem
real | echte
world | wereld
reply | reactie
dress | jurk
worked | werkte
quit | gestopt opgezegd
customer | gastvrouw
enjoy | geniet*
eating | etend
let go | loslaten
wake | wekken
wash | wassen
count down | aftellen
mixed up | haal-door-elkaar
`;
