/** German words: those that hold a sentence together, those of the trade, of every day, of scenes, and names. */
export const WORDS = `
 | dass daß der den dem des einer einem eines doch mal halt eben denn ja schon sich es eigentlich bloß wohl also so da hier bitteschön sehr ganz ziemlich mich dich euch uns zu dabei dazu daran darauf darüber davon dafür damit drauf dran nun
the | die das
a | ein eine einen
please | bitte
and | und sowie
or | oder
but | aber sondern jedoch
not | nicht
no | kein* nein
i | ich
you | du sie ihr ihnen dir
he | er ihn ihm
we | wir
my | mein meine meiner meinem meinen meines
your | dein* ihre ihrem ihren ihres euer eure*
be | sein
his | seine seiner seinem seinen
our | unser*
me | mir
you | man
somebody | jemand* einer
nobody | niemand*
everybody | alle jeder jede jeden jedem
something | etwas
nothing | nichts
this | dies dieser diese diesem diesen dieses
is | ist sei
are | sind seid
am | bin
was | war
were | waren
has | hat hast habt
have | haben habe hab
had | hatte* gehabt
is | wird wirst
be | werde werden werdet
was | wurde wurden wurdest
would | würde* würden
become | geworden
can | kann kannst können könnt*
must | muss musst muß müss* musste*
should | soll sollst sollen sollte*
may | darf darfst dürf*
want | will willst wollen wollt*
would like | möcht*
do | tun tue tut tust macht machst machen mache mach getan gemacht
did | tat machte
go | gehen geht gehst geh ging* gegangen
come | kommen kommt komme kam* gekommen
give | gibt geben gib gebe gab gegeben
take | nehmen nimmt nehme nahm genommen
what | was
which | welche welcher welches welchen welchem
who | wer wen wem
where | wo wohin woher
when | wann
if | wenn falls
why | warum wieso weshalb
how | wie
in | im in ins
whether | ob
what for | wofür wozu
there | dort
board | bord
bases | basen
work | funktionier*
perfect | perfekt*
on | auf am an
at | bei beim
for | für fürs
with | mit
without | ohne
of | von vom
from | aus ab
to | zum zur nach
about | über
under | unter
until | bis
before | vor bevor vorher
after | nachdem danach nachher
during | während
against | gegen
between | zwischen
because | weil
since | seit
by | durch per
as | als
more | mehr
less | weniger
very | besonders
only | nur
also | auch
still | noch
again | wieder
always | immer
never | nie niemals
often | oft häufig
already | bereits
now | jetzt gerade
today | heute
tomorrow | morgen übermorgen
yesterday | gestern
soon | bald
then | dann
first | zuerst zuallererst erste erster ersten erstes erstens
second | zweite zweiter zweiten zweites
third | dritte dritter dritten drittes
last | letzte letzter letzten letztes zuletzt
next | nächste nächster nächsten nächstes
one | eins
two | zwei
three | drei
four | vier
five | fünf
six | sechs
seven | sieben
eight | acht
nine | neun
ten | zehn
many | viele vielen
much | viel
few | wenige
some | einige manche paar
other | andere anderer anderen anderes
same | gleich* selbe* dasselbe dieselbe derselbe
easy | leicht leichte leichter leichten einfach einfache einfachen
hard | schwer schwere schweren schwierig schwierige schwierigen schwieriger schwieriges
difficult | anstrengend*
good | gut gute guten guter gutes
better | besser*
best | beste besten bester bestes
bad | schlecht*
worst | schlimmste* schlechteste*
weak | schwach* schwäch*
weakest | schwächste*
strong | stark*
strongest | stärkste*
important | wichtig*
right | richtig*
wrong | falsch*
new | neu neue neuen neuer neues
old | alt alte alten alter altes
young | jung* jünger*
older | älter*
big | groß große großen großer großes
bigger | größer*
biggest | größte*
small | klein*
tall | körpergröße
short | kurz*
long | lang lange langen langes
high | hoch hohe hohen
low | niedrig*
fast | schnell*
slow | langsam*
hot | heiß*
cold | kalt*
allowed | erlaubt*
forbidden | verboten*
needed | nötig notwendig*
question | frage fragen
asked | gefragt fragt fragte*
answer | antwort antworten antworte antwortet beantwort*
story | geschichte
stories | geschichten
example | beispiel beispiele
practise | üben übe übung übungen trainieren
drill | drill
interview | interview interviews vorstellungsgespräch* bewerbungsgespräch* gespräch
recruiter | recruiter* personaler* prüfer* prüfende*
assessor | assessor*
application | bewerbung* bewerb* beworben
cv | lebenslauf lebenslaufs
cover letter | anschreiben motivationsschreiben
photo | foto* bewerbungsfoto
experience | erfahrung*
job | job jobs stelle beruf arbeitsplatz
work | arbeit arbeiten arbeite arbeitet gearbeitet
career | karriere laufbahn
training | ausbildung schulung training lehrgang einschulung
course | kurs kurse
trial period probation | probezeit
contract | vertrag verträge arbeitsvertrag befristet* unbefristet*
part-time | teilzeit
full-time | vollzeit
seasonal | saison saisonal*
base | basis stationierung standort*
visa | visum visa
passport | reisepass pass
work permit | arbeitserlaubnis arbeitsgenehmigung
nationality | staatsangehörigkeit nationalität staatsbürgerschaft
degree | studium abschluss hochschulabschluss
school | schule schulabschluss abitur matura
language | sprache sprachen fremdsprache*
english | englisch englischkenntnisse
german | deutsch
french | französisch
spanish | spanisch
italian | italienisch
portuguese | portugiesisch
dutch | niederländisch holländisch
chinese | chinesisch mandarin
japanese | japanisch
korean | koreanisch
arabic | arabisch
height | größe
age | alter
weight | gewicht übergewicht
tattoo | tattoo* tätowier*
visible | sichtbar*
piercing | piercing*
forearm | unterarm
arm | oberarm
hair | haar* frisur
beard | bart
glasses | brille brillenträger
contact lenses | kontaktlinse*
eyesight | sehstärke sehtest augen
headscarf | kopftuch
make-up | make-up schminke schminken geschminkt
uniform | uniform*
clothes | kleid* kleidung anzieh* angezogen
appearance | aussehen äußeres erscheinungsbild
medical check | tauglichkeit* medizincheck gesundheitscheck untersuchung
swim | schwimmen schwimm schwimmt schwimmer*
swimming test | schwimmtest
criminal record | führungszeugnis vorstrafe* vorbestraft
driving licence | führerschein
roster | dienstplan* einsatzplan
days off |  freizeit
standby | bereitschaft bereitschaftsdienst
promotion | beförderung beförder* aufstieg*
allowance | spesen
holiday | urlaub
benefits | vorteile vergünstigung*
children | kinder kindern
child | kind kindes
family | familie familien
pregnant | schwanger*
cabin crew | flugbegleiter* flugbegleiterin* steward* stewardess*
crew | besatzung crew crews
purser | purser* kabinenchef*
captain | kapitän*
co-pilot | copilot* kopilot*
pilot | pilot pilotin piloten
passenger | passagier* fluggast fluggäste* reisende*
guest | gast gäste gästen
airline | airline fluggesellschaft fluglinie arbeitgeber
airlines | airlines fluggesellschaften fluglinien
airport | flughafen flughafens airport
airports | flughäfen
city | stadt städte
country | land länder
code | code codes kürzel
aircraft | flugzeug flugzeuge flugzeugs flugzeugen maschine maschinen flieger flugzeugtyp*
fleet | flotte
destination | ziel ziele reiseziel*
flight | flug flüge flugs flügen
fly | fliegen fliegt fliege geflogen
long-haul | langstrecke* langstreckenflug*
short-haul | kurzstrecke*
alliance | allianz
headquarters | sitz
founded | gegründet gründung
employees | mitarbeiter* angestellte* beschäftigte*
values | wert werte werten
mission | mission leitbild
vision | vision
news | neuigkeit* neues aktuelles nachrichten neueste*
tips | tipps tipp ratschlag ratschläge hinweise
prepare | vorbereit*
selection | auswahl
stages | runden etappen stufen phasen stationen
group | gruppe*
test | test tests prüfung*
online test | onlinetest
video interview | videointerview
cabin | kabine*
cockpit | cockpit cockpits
door | tür türen flugzeugtür kabinentür
exit | ausgang ausgänge ausstieg*
exits | ausgänge
row | reihe reihen sitzreihe
slide | rutsche rutschen notrutsche notrutschen
slide raft | rutschenfloß
armed | scharf gescharft armiert*
arm | scharfmach* armieren
disarm | entschärf* disarm
lever | hebel
handle | griff
window | fenster
seat | sitzplatz platz sitzplätze sitze
jumpseat | klappsitz jumpseat notsitz
galley | galley bordküche küche
oven | ofen öfen backofen
lavatory | toilette* bordtoilette wc klo
trolley | trolley* servierwagen wagen
bag | tasche taschen koffer gepäckstück
baggage | gepäck
wing | tragfläche* flügel
engine | triebwerk* motor*
fuselage | rumpf
wheel | rad räder
runway | landebahn startbahn piste
take-off | start abflug
landing | landung* landen landet gelandet
taxiing | rollen
water | wasser meer
land | festland
evacuation | evakuierung evakuieren evakuiert räumung
command | kommando* befehl* ruf
shout | rufen rufe ruft schreien schreie schreit schrei
announcement | durchsage* ansage*
briefing | briefing* besprechung
emergency | notfall notfälle notfalls
fire | feuer brand
burning | brennend* brenne
smoke | rauch* qualm*
smoking | rauchen raucht
extinguish | löschen lösche löscht
extinguisher | feuerlöscher* löscher
oxygen | sauerstoff*
mask | maske masken
turbulence | turbulenz*
decompression | dekompression*
brace | bracen
life jacket | weste westen
raft | boot boote
megaphone | megafon megaphon
torch | taschenlampe
axe | axt
battery | batterie*
laptop | laptop* notebook
charger | ladegerät ladekabel
e-cigarette | vape*
lighter | feuerzeug*
liquid | flüssig*
perfume | parfüm* parfum
dry ice | trockeneis
weapon | waffe*
knife | messer
bomb threat | bombendrohung
bomb | bombe*
suspicious item | verdächtig*
hijacking | entführ*
security | sicherheitskontrolle*
trafficking | menschenhandel
passport control | passkontrolle
wheelchair | rollstuhl* rollstuhlfahrer*
blind | blind*
deaf | taub* gehörlos*
autism hidden disability | autis*
disability | behinder*
infant | säugling* baby babys kleinkind*
bassinet | babybett babykörbchen
unaccompanied | alleinreisend* unbegleitet*
dog | hund* assistenzhund* blindenhund*
cat | katze*
animal | tier* haustier*
meal | essen mahlzeit* menü*
drink | getränk* trinken
coffee | kaffee
tea | tee
alcohol | alkohol*
drunk | betrunken* besoffen* alkoholisiert*
wine | wein
kosher | koscher*
halal | halal
vegetarian | vegetarisch*
allergy | allergie* allergisch*
peanut | erdnuss* nuss nüsse*
complaint | beschwerde* beschwer* reklamation*
complain | beschwert beklagt
ingredients | zutat*
conflict | konflikt* streit* auseinandersetzung
angry | wütend* sauer verärgert* zornig*
upset | aufgebracht* aufgelöst*
afraid | angst ängstlich*
fear of flying | flugangst
crying | weint weinen weinend*
shouting | schreiend*
refuse | weigert weigern verweiger*
delay | verspät* verspätung*
cancelled | gestrichen annulliert*
overbooked | überbucht* überbuchung
boarding | einsteigen boarding
disembark | aussteigen
first aid | erstehilfe
doctor | arzt ärztin ärzte
medicine | medikament* tablette*
pill | pille
unconscious | bewusstlos* ohnmächtig* bewusstlosigkeit
faint | ohnmacht umkippen kippt
breathing | atmet atmen atmung
breathe | luft
choking | verschluckt* verschlucken erstickt* erstick*
heart | herz
pulse | puls
chest | brust* brustkorb
pain | schmerz* weh
bleeding | blutet blutung* bluten
blood | blut
burn | verbrennung* verbrannt* verbrüht* verbrühung*
seizure | krampfanfall* anfall* krampf* epilep*
diabetes | diabetes* diabetiker* zuckerkrank*
sugar | zucker
asthma | asthma*
stroke | schlaganfall*
fracture | knochenbruch* gebrochen* bruch
wound | wunde*
birth | geburt* wehen
dead | tot tote* gestorben stirbt
death | tod todesfall
die | sterben
infection | infektion* ansteckend*
vomit | erbrech* übergeb* kotz*
sick | krank* übelkeit
nausea | reisekrankheit luftkrankheit
fever | fieber
hyperventilation | hyperventil*
hypoxia | hypoxie sauerstoffmangel
cpr | hlw cpr
defibrillator | defi defibrillator*
bandage | verband pflaster
cool | kühlen kühl
symptoms | symptom* anzeichen
signs | zeichen schild schilder
recognise | erkenn*
treat | behandel* behandl*
help | hilfe helfen hilft geholfen hilf
team | team teams
teamwork | teamwork teamarbeit zusammenarbeit
communication | kommunikation
leadership | führung
initiative | initiative eigeninitiative
integrity | integrität ehrlichkeit
honest | ehrlich*
motivation | motivation motiv*
resilience | resilienz belastbar*
stress | stress stressig*
pressure | druck
nervous | nervös* aufgeregt* nervosität lampenfieber
calm | ruhig* beruhig*
mistake | fehler* irrtum
success | erfolg*
failed | gescheitert* durchgefallen
rejected | abgelehnt* absage*
chance | chance*
hired | eingestellt einstell*
hiring | einstellung
reapply | wiederbewerben
strength | stärke stärken
weakness | schwäche schwächen
hobby | hobby* hobbies
colleague | kolleg* mitarbeiterin
boss | chef* vorgesetzt*
customer | kunde kunden kundin
service | service
situation | situation* lage
task | aufgabe*
action | handlung* handeln
result | ergebnis* resultat*
score | punktzahl bewertung* wertung
points | punkte punkten
difference | unterschied*
differ | unterscheid*
meaning | bedeutung bedeutet heißt
called | genannt
mean | meint meinst
reason | grund gründe
rule | regel*
law | gesetz* recht
duty | pflicht* dienst
duty time | dienstzeit*
rest | ruhezeit* ruhe
fatigue | müdigkeit übermüdung erschöpfung
tired | müde
jet lag | jetlag
layover | layover aufenthalt* zwischenstopp*
hotel | hotel*
night | nacht nächte
day | tag tage tagen
week | woche*
month | monat*
year | jahr jahre jahren
hour | stunde*
minute | minute*
second | sekunde*
time | zeit zeiten mal
how-many | wieviele
open | öffne* offen aufmachen aufgeht öffnet
close | schließ* zumachen geschlossen
locked | verriegelt* abgeschlossen*
blocked | blockiert* versperrt*
broken | kaputt* defekt*
jams | klemmt klemmen
inflate | aufblasen bläst aufgeblasen füllt aufbläst
jump | springen springt spring
run | laufen läuft lauf rennen rennt
sit | sitzen sitzt
stand | stehen steht
leave | verlassen verlässt zurücklassen lassen lass
bring | mitbringen bringen bringt mitnehmen mitnimmt dabeihaben
carry | tragen trägt trage
wear | anhaben
hold | halten halte hält
count | zählen zähle zählt
check | prüfen überprüfen kontrollieren check
know | kennen kennst weiß weißt wissen wisst
learn | lernen lerne gelernt
say | sagen sage sagt sag gesagt
tell | erzähl erzählen erzähle
explain | erklär erkläre erklären erklärst
show | zeig zeige zeigen
describe | beschreib*
speak | sprechen spreche sprichst spricht reden rede
read | lesen lies liest ansehen
write | schreib schreiben schreibe
listen | zuhören hören höre hört
see | sehen sehe sieht gesehen
look | schauen schau schaut
find | finden finde findet
need | brauch* benötig*
use | benutz* verwend* nutzen
expect | erwart*
live | wohnen wohne wohnt leben
move | umziehen umzug
earn | verdien* verdien
pay | zahl* bezahl*
cost | kosten kostet koste
money | geld
begin | anfangen fange fängt beginn*
end | ende enden
finish | beenden
stop | aufhören
survive | überleb*
happen | passier* geschieht geschehen
cause | ursache*
react | reagier*
handle | umgehen umgeh*
late | spät verspätet
early | früh*
alone | allein*
together | zusammen gemeinsam*
man | mann männer herr
woman | frau frauen dame
people | leute menschen personen
person | person mensch
friend | freund freunde freundin freundinnen
mother | mutter
father | vater
head | kopf
face | gesicht*
ear | ohr ohren
eye | auge
nose | nase
hand | hand hände
leg | bein beine
foot | fuß füße
skin | haut
left | links linke*
right side | rechts
front | vorne vorn vorder*
behind | hinten hinter
above | oben
below | unten
inside | drinnen innen
outside | draußen außen außerhalb
full | voll*
empty | leer*
red | rot*
yellow | gelb*
green | grün*
maximum | maximal* höchstens
minimum | mindest* mindestens minimal*
limit | grenze grenzen limit
number | zahl anzahl nummer
percent | prozent
kilo | kilo kilogramm kg
metre | meter metern
centimetres | zentimeter zentimetern
culture | kultur kulturen
handshake | händedruck handschlag
greeting | begrüß* gruß
eye contact | blickkontakt augenkontakt
body language | körpersprache
gift | geschenk*
tip money | trinkgeld
taboo | tabu tabus
bow | verbeug*
scenario | szenario szenarien
weather | wetter
president | präsident*
politics | politik*
football | fußball*
pizza | pizza
joke | witz*
poem | gedicht*
really | wirklich echt tatsächlich
maybe | vielleicht
unfortunately | leider
super | super toll klasse prima
lovely | nett schön schöne schöner
sad | traurig*
happy | glücklich* froh freu*
lonely | einsam*
stupid | dumm* blöd*
`;
