/** Dutch words: those that hold a sentence together, those of the trade and of every day. */
export const WORDS = `
 | er dat zich het eens even maar toch ook wel eigenlijk gewoon dus heel erg best hoor hè dan dit-is zo hier alvast daarvan daarbij daarop ervan ervoor erin erop ermee eraan mezelf jezelf zichzelf zelf nou nu-eenmaal allemaal zeg echt te
the | de
a | een
please | alsjeblieft alstublieft aub graag svp
and | en
or | of
but | maar
not | niet
no | geen
i | ik
you | je jij u jullie jou
he | hij hem
she | ze zij
we | wij we
my | mijn m'n
your | jouw uw
his | zijn-eigen z'n
her | haar
our | ons onze
me | me mij
somebody | iemand
nobody | niemand
everybody | iedereen
something | iets
nothing | niets niks
this | dit deze die
is | is wordt word
are | zijn bent ben
was | was werd
were | waren werden
has | heeft
have | heb hebt hebben
had | had hadden gehad
be | worden wezen
become | geworden
would | zou zouden
can | kan kun kunt kunnen
could | kon konden
must | moet moeten moest moesten hoef hoeft
should | hoort behoort
may | mag mogen mocht
want | wil wilt willen wou wilde
do | doe doet doen gedaan
did | deed
go | gaan ga gaat ging gegaan
come | komen kom komt kwam gekomen
give | geef geeft geven gaf gegeven
take | neem neemt nemen nam genomen pak pakt pakken
what | wat
which | welke welk
who | wie
where | waar waarheen waarnaartoe
when | wanneer
if | als indien
why | waarom hoezo
how | hoe
in | in
whether | of-er
there | daar
board | boord
on | op aan
at | bij
for | voor
with | met mee
without | zonder
of | van
from | uit vanaf vandaan
to | naar tot toe
about | over
under | onder
until | totdat
before | voordat vooraf
after | na nadat daarna achteraf
during | tijdens gedurende
against | tegen
between | tussen
because | omdat want
since | sinds
by | door
more | meer
less | minder
only | alleen slechts alleen-maar enkel
still | nog steeds
again | weer
always | altijd
never | nooit
often | vaak
already | al
now | nu
today | vandaag
tomorrow | morgen overmorgen
yesterday | gisteren
soon | binnenkort straks
then | toen vervolgens
first | eerst eerste
second | tweede
third | derde
last | laatste vorige
next | volgende volgend
one | één eentje
two | twee
three | drie
four | vier
five | vijf
six | zes
seven | zeven
eight | acht
nine | negen
ten | tien
many | veel vele
few | weinig
some | sommige enkele paar
other | andere ander anders
same | zelfde dezelfde hetzelfde
easy | makkelijk* gemakkelijk* eenvoudig*
hard | moeilijk* lastig* pittig*
good | goed goede
better | beter betere
best | beste
bad | slecht*
worst | slechtste ergste
weak | zwak zwakke
weakest | zwakst zwakste
strong | sterk sterke
strongest | sterkst sterkste
important | belangrijk*
right | juist juiste correct
wrong | fout verkeerd*
new | nieuw nieuwe
old | oud oude
young | jong jonge
older | ouder oudere
big | groot grote
bigger | groter
biggest | grootst grootste
small | klein kleine
short | kort korte
long | lang lange
high | hoog hoge
low | laag lage
fast | snel snelle
slow | langzaam traag
hot | heet hete
cold | koud koude
allowed | toegestaan toegelaten
forbidden | verboden
needed | nodig noodzakelijk
question | vraag
questions | vragen
ask | stelt stel gevraagd vroeg vraagt
answer | antwoord antwoorden beantwoord* antwoordt
story | verhaal
stories | verhalen
example | voorbeeld voorbeelden
practise | oefen* oefening*
drill | drill
interview | interview* sollicitatiegesprek* gesprek gesprekken
recruiter | recruiter*
assessor | beoordelaar* assessor*
application | sollicitatie*
apply | solliciteer* solliciteren gesolliciteerd
cv | cv
cover letter | motivatiebrief
photo | foto pasfoto
experience | ervaring*
job | baan banen job beroep
work | werk werken werkt gewerkt
career | carrière loopbaan
training | opleiding training trainingen cursus
course | cursus
contract | contract contracten
part-time | deeltijd parttime
full-time | voltijd fulltime
seasonal | seizoen*
base | basis standplaats*
visa | visum
passport | paspoort*
nationality | nationaliteit
degree | diploma* studie
school | school vmbo havo mbo
language | taal talen
english | engels engelse
german | duits
french | frans
spanish | spaans
italian | italiaans
portuguese | portugees
dutch | nederlands
chinese | chinees
japanese | japans
korean | koreaans
arabic | arabisch
height | lichaamslengte lengte
age | leeftijd
weight | gewicht overgewicht
tattoo | tatoeage* tattoo*
visible | zichtbaar zichtbare
piercing | piercing*
forearm | onderarm
arm | arm
hair | haren kapsel
beard | baard
glasses | bril
eyesight | zicht gezichtsvermogen
headscarf | hoofddoek
make-up | make-up opmaken
uniform | uniform*
clothes | kleding kleren
appearance | uiterlijk verzorging
swim | zwemmen zwem zwemt
swimming test | zwemtest zwemproef zwemdiploma
roster | rooster* dienstrooster
days off | vrije-dag
standby | standby reserve
promotion | promotie doorgroeien
allowance | onkostenvergoeding toeslag daggeld
holiday | vakantie verlof
benefits | voordelen arbeidsvoorwaarden
accommodation | huisvesting
children | kinderen
child | kind
family | familie gezin
pregnant | zwanger zwangere
cabin crew | stewardess* steward* purserette
crew | bemanning crew cabinecrew
purser | purser*
captain | gezagvoerder* kapitein
co-pilot | copiloot
pilot | piloot piloten
passenger | passagier* reiziger*
guest | gast gasten
airline | maatschappij luchtvaartmaatschappij
airlines | maatschappijen luchtvaartmaatschappijen
airport | luchthaven vliegveld
airports | luchthavens vliegvelden
city | stad steden
country | land landen
code | code codes afkorting
aircraft | vliegtuig* toestel toestellen
fleet | vloot
destination | bestemming*
flight | vlucht vluchten
fly | vliegen vliegt vlieg gevlogen
long-haul | langeafstand* lange-afstand
short-haul | korteafstand* korte-afstand
alliance | alliantie
founded | opgericht
employees | werknemer* medewerker*
values | waarden
mission | missie
vision | visie
news | nieuws nieuwtje*
tips | tips advies
prepare | voorbereid* voorbereiden
selection | selectie
stages | rondes ronde stappen fases
group | groep groepen
test | test tests toets*
cabin | cabine
cockpit | cockpit
door | deur vliegtuigdeur
doors | deuren
exit | uitgang
exits | uitgangen
row | rij rijen
slide | glijbaan noodglijbaan glijbanen
armed | geactiveerd armed
arm | activeren armen
disarm | deactiveren
lever | hendel
handle | handgreep hendels
window | raam ramen raampje
seat | stoel zitplaats plaats
seats | stoelen plaatsen
jumpseat | klapstoel jumpseat
galley | pantry galley keuken
oven | oven ovens
lavatory | toilet* wc
trolley | trolley* kar serveerwagen
bag | tas tassen koffer koffers
baggage | bagage
wing | vleugel vleugels
engine | motor motoren
fuselage | romp
wheel | wiel wielen
runway | baan-op landingsbaan startbaan
take-off | start vertrek
landing | landing landen landt geland
taxiing | taxiën
water | water
land | aan-land
evacuation | evacuatie evacueren evacueer ontruiming ontruimen
command | commando bevel* kreet
shout | roepen roep roept schreeuw* gil*
announcement | omroep* mededeling*
briefing | briefing*
emergency | noodgeval* noodsituatie* nood
fire | brand vuur brandje
burning | brandend* branden
smoke | rook
smoking | roken rookt roker
extinguish | blus* doven
extinguisher | blusser
oxygen | zuurstof
mask | masker maskers
turbulence | turbulentie
decompression | decompressie
megaphone | megafoon
torch | zaklamp
axe | bijl
battery | batterij* accu accu's
laptop | laptop*
charger | oplader*
lighter | aansteker*
liquid | vloeistof* vloeibaar
perfume | parfum
weapon | wapen*
knife | mes
bomb | bom bommen explosief
hijacking | kaping gekaapt kaper*
security | beveiliging security
safety | veiligheid
wheelchair | rolstoel*
blind | blind blinde
deaf | doof dove
autism hidden disability | autis*
disability | beperking handicap gehandicapt*
infant | baby zuigeling baby's
bassinet | babybedje reiswieg
unaccompanied | alleenreizend*
dog | hond honden hulphond blindengeleidehond geleidehond
cat | kat katten poes
animal | dier dieren huisdier*
meal | maaltijd* eten
drink | drank drankje* drinken drinkt
coffee | koffie
tea | thee
alcohol | alcohol
drunk | dronken bezopen aangeschoten
wine | wijn
kosher | koosjer
halal | halal
vegetarian | vegetarisch*
allergy | allergie* allergisch*
peanut | pinda* noten
complaint | klacht klachten
complain | klagen klaagt
ingredients | ingrediënt*
conflict | conflict* ruzie
angry | boos boze kwaad kwade woedend*
upset | overstuur
afraid | bang angst
crying | huilt huilen huilend* huilende
shouting | schreeuwend*
refuse | weiger* weigert
delay | vertraging*
delayed | vertraagd
cancelled | geannuleerd
overbooked | overboekt overboeking
boarding | instappen boarding
disembark | uitstappen
doctor | dokter arts
medicine | medicijn*
pill | pil pillen
unconscious | bewusteloos bewusteloze buiten-bewustzijn bewustzijn
faint | flauw flauwvallen flauwvalt flauwgevallen
breathing | ademt ademhaling
breathe | ademen adem ademhalen
choking | stikt stikken verslikt verslikken verslikking
heart | hart
pulse | pols hartslag
chest | borst borstkas
pain | pijn zeer
bleeding | bloedt bloeding bloeden
blood | bloed
burn | brandwond* verbrand* verbranding
seizure | epilep* toeval insult stuiptrekking*
diabetes | diabetes suikerziekte
diabetic | diabeet diabeten
sugar | suiker
asthma | astma*
fracture | botbreuk breuk gebroken
wound | wond wonden
birth | bevalling bevalt bevallen geboorte weeën
dead | dood dode overleden
death | overlijden sterfgeval
die | sterven sterft overlijdt
infection | infectie* besmettelijk* besmetting
vomit | overgeven braken kotsen spugen braaksel
sick | ziek zieke misselijk*
nausea | luchtziek luchtziekte
fever | koorts
hyperventilation | hyperventil*
hypoxia | hypoxie zuurstoftekort zuurstofgebrek
cpr | cpr
defibrillator | aed defibrillator*
bandage | verband pleister*
cool | koelen koel
symptoms | symptoom symptomen verschijnselen
signs | tekenen signalen borden bord
recognise | herken*
treat | behandel*
help | hulp helpen helpt geholpen help
team | team teams
communication | communicatie
leadership | leiderschap leiding
initiative | initiatief
integrity | integriteit eerlijkheid
honest | eerlijk*
motivation | motivatie
resilience | veerkracht
stress | stress stressvol
pressure | druk
nervous | nerveus zenuwachtig
calm | rustig kalm kalmeer* kalmeren gerust*
mistake | fout* vergissing
success | succes*
failed | mislukt gezakt
rejected | afgewezen afwijzing
chance | kans kansen
hired | aangenomen aanneemt
reapply | opnieuw-solliciteren
strength | kracht sterktes
weakness | zwakte zwaktes
hobby | hobby hobby's
colleague | collega collega's
boss | baas leidinggevende manager
customer | klant klanten
service | service bediening
situation | situatie
task | taak taken opdracht*
action | actie
result | resultaat resultaten
score | score scores cijfer beoordeling*
points | punten punt
difference | verschil verschillen
differ | verschillend*
meaning | betekenis betekent
called | heet genoemd
reason | reden redenen
rule | regel regels
law | wet wetten recht
duty | plicht dienst diensten
duty time | diensttijd*
rest | rust rusttijd*
fatigue | vermoeidheid oververmoeid*
tired | moe
jet lag | jetlag
layover | layover tussenstop overnachting
hotel | hotel*
night | nacht nachten
day | dag
days | dagen
week | week weken
month | maand maanden
year | jaar jaren
hour | uur uren
minute | minuut minuten
second | seconde seconden
time | tijd keer
open | openen opendoen opengaan opendoet open opent
close | sluit* dichtdoen dicht
locked | slot vergrendeld
blocked | geblokkeerd versperd
broken | kapot stuk defect*
jams | klemt vast vastzit
inflate | opblazen opblaast opgeblazen
jump | springen spring springt
run | rennen ren rent lopen loopt
sit | zitten zit
stand | staan staat sta
leave | verlaten verlaat achterlaten laten laat
bring | meenemen meeneemt brengen brengt
carry | dragen draagt draag
wear | aandoen aantrekken aanhebben
hold | vasthouden houd houdt
count | tel tellen
check | controleer* controleren controleert nakijken
know | weten weet ken kent kennen
learn | leer leert leren geleerd
say | zeggen zegt gezegd zeggen-dat
tell | vertel* verteld
explain | uitleg* uitleggen
show | toon tonen laten-zien
describe | beschrijf* beschrijven
speak | spreken spreek spreekt praten praat
read | lees leest lezen
write | schrijf schrijft schrijven
listen | luister*
see | zien zie ziet gezien
look | kijk kijkt kijken
find | vind vindt vinden gevonden
need | behoefte
use | gebruik*
expect | verwacht*
live | wonen woon woont leven
move | verhuiz* beweeg*
earn | verdien*
pay | betaal* betalen
cost | kosten kost
money | geld
begin | begin beginnen begint
end | eind einde
finish | afmaken
survive | overleef* overleven
happen | gebeurt gebeuren gebeurd
cause | oorzaak oorzaken
react | reageer* reageren
handle | omgaan omgaat
late | laat-is
early | vroeg-op
alone | alleen-is
together | samen
man | man mannen heer meneer
woman | vrouw vrouwen dame mevrouw
people | mensen personen lui
person | persoon mens
friend | vriend vrienden vriendin
mother | moeder
father | vader
head | hoofd
face | gezicht
ear | oor oren
eye | oog ogen
nose | neus
hand | hand handen
leg | been benen
foot | voet voeten
skin | huid
left | links
right side | rechts
front | voor-in voorin vooraan
behind | achter
above | boven
below | beneden
inside | binnen
outside | buiten
full | vol volle
empty | leeg lege
red | rood rode
yellow | geel gele
green | groen groene
maximum | maximaal maximale hoogstens maximum
minimum | minimaal minimale minstens minimum
limit | grens limiet
number | aantal nummer getal
percent | procent
kilo | kilo
metre | meter
centimetres | centimeter
culture | cultuur culturen
handshake | handdruk
greeting | begroeting begroet groet*
gift | cadeau*
tip money | fooi
taboo | taboe*
bow | buiging
scenario | scenario*
weather | weersvoorspelling
president | president
politics | politiek
football | voetbal*
pizza | pizza
joke | mop grap
poem | gedicht
really | werkelijk
maybe | misschien
unfortunately | helaas
super | super top geweldig
lovely | leuk mooi fijn aardig
sad | verdrietig*
happy | blij gelukkig
lonely | eenzaam
stupid | dom stom
`;
