/** Further German words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
keep | behalten behalte behält
talk | unterhalt* gesprochen geredet
away | weg entfernt
back | zurück
backwards | rückwärts
stay | bleib* geblieben
papers | papiere* unterlagen
documents | dokument* ausweis*
put | stellt gestellt legen lege legt stecken steckt
packed | packen packe packt gepackt einpacken verpackt
waiting | warten warte wartet wart
step | schritt*
food | speise* lebensmittel
lose | verlieren verliere verliert
lost | verloren verlorene*
box | kiste* karton* schachtel* dose
turned | dreht drehen gedreht
home | heim heimat hause nachhause
walk | spazieren zufuß
per | pro je
feel | fühl* gefühl*
once | einmal
missed | verpasst verpassen vermisst
missing | fehlt fehlen fehlend*
travel | reisen reise verreis*
change | wechsel* ändern ändert ändere geändert tausch* umsetzen
bumps | gerüttel holpert holprig* ruckel* rüttelt
free | frei freie freier kostenlos* gratis
push | drück* schieb* schubs*
pull | ziehen zieht ziehe zieh
hit | schlagen schlägt geschlagen schlag
gate | gate gates flugsteig
suitcase | koffer rollkoffer
trolley bag | rollkoffer trolleykoffer
bag | rucksack handtasche
hold luggage | aufgabegepäck
hold | frachtraum laderaum gepäckraum
checked | aufgegeben aufgeben
floor | boden fußboden
ground | erde
pass | bestehen besteht bestehe bestanden
smell | riech* geruch gestank stinkt
apply | bewerben bewirbt
own | eigen*
aisle | gang gänge mittelgang
stuck | steckt feststeck*
blow | pusten
sea | see ozean
flames | flamme*
touch | berühr* anfass* fasst grapsch* begrapsch*
fall | fallen fällt gefallen runtergefallen stürzt gestürzt
half | halb* hälfte
bit | gebissen biss beißt
sleep | schlaf* schläft eingeschlafen
everything | alles
spray | sprüh* spray haarspray
lap | schoß
cut | schnitt* geschnitten
bent | gebeugt vorgebeugt
gas | gas gase
serve | servier* serviert ausschenken ausgeben
member | mitglied*
notice | bemerk* merke merkst merkt gemerkt auffall* auffäll*
loud | laut laute lauter
little | wenig bisschen
level | stufe ebene niveau
sent | geschickt schick* send* hinschicken
meeting | treffen
choose | wählen wählt wähle aussuchen
blue | blau*
belly | bauch*
belly thrusts | bauchstöße oberbauch*
back blows | rückenschläge
chest compressions | druckmassage
round | runde
girl | mädchen
boy | bub
notes | notiz* notier*
fit | passt passen
accident | unfall unfälle unglück
tie | krawatte fesseln fesselt gefesselt
flat | flach
apartment | wohnung unterkunft wg
climb | klettern klettert steigflug
along | entlang
extra | extra zusätzlich*
safe | sicher sichere* unsicher
everyone | allen
beside | neben
next to me | nebenan
police | polizei*
staff | personal
company | firma unternehmen
post | posten
speaker | lautsprecher
lie | lügen lügt gelogen lüge
lie down | liegen liegt hinlegen
electric | elektrisch* elektro*
grab | greifen greift
decide | entscheid* entschieden
offer | angebot* anbieten biete bietet zusage*
thrown | werfen wirft geworfen wegwerfen
fuel | kerosin treibstoff tank*
refuel | betank* tanken
type | typ art arten typen
colour | farbe*
wall | wand wände
hole | loch löcher
ceiling | deckenpaneel
sound | klang ton klingt
fill | füllen gefüllt
chemical | chemi* chemikalie*
explode | explo* platzt
freeze | erstarr* einfrieren
frozen | gefroren* tiefgekühlt*
disabled | behindert*
try | versuch* probier*
trouble | ärger mühe
mind | geist
errors | irrtümer
mouth | mund
finger | finger*
wet | nass nasse nassen
lady | dame damen
roll | rollt rolle
black | schwarz*
dark | dunkel* dunkle*
line | linie schlange
smiling | lächel*
strange | komisch* seltsam* merkwürdig* fremd*
sentence | satz sätze
warm | warm*
class | klasse*
nurse | krankenschwester krankenpfleger pfleger
drugs | droge* rauschgift
flow | fluss
near | nah* nähe
abroad | ausland auslands*
heated | erhitzt
stuff | zeug sachen dinge
thing | ding sache
alarm | alarm*
automatic | automat*
place | ort orte
cargo | fracht
package | paket* päckchen
clean | sauber* reinig* putz*
certificate | zertifikat* bescheinigung* zeugnis*
parents | eltern
secure | sichern gesichert
enter | eintreten betreten betritt einreis*
watch | beobacht* zuschau* uhr
pictures | bild bilder
quiet | leise still
mornings | morgens früh-morgens
evening | abends
european | europäisch* europäer* eu
assistant | assistent* begleitperson*
helpers | helfer* freiwillig*
later | später
background | hintergrund
adult | erwachsen*
compression | kompression*
press | pressen
deep | tief tiefe
arriving | ankommen kommt-an ankunft
arrival | ankunft
departure | abreise
neck | nacken hals
throat | kehle rachen
problem | problem* schwierigkeit*
white | weiße weißer weißes weißen
crooked | schief*
droops | hängt hängen herunterhängt
tongue | zunge*
swollen | geschwoll* anschwell* schwillt schwellung
quickly | rasch zügig
volunteering | ehrenamt* freiwilligendienst
blankets | decke decken
health | gesundheit* gesund*
office | büro*
kinds | sorten
orange | orange*
panel | paneel verkleidung bedienfeld
plastic | plastik kunststoff
pocket | hosentasche jackentasche
leak | leckt lecken ausläuft ausgelaufen leck
spill | verschütt* ausgeschüttet ausgekippt
size | maß maße
hundred | hundert
charge | laden lade lädt aufladen geladen
case | fall fälle
form | formular*
cruise | reiseflug reiseflughöhe
bang | knall*
warning | warnung* warn*
search | suchen suche sucht durchsuch*
screen | bildschirm monitor
aggressive | aggressiv* gewalttätig*
yell | brüll* anschreit angeschrien
rude | unhöflich* frech* unverschämt*
foreign | ausländisch*
foreigner | ausländer*
names | namen name
least | wenigste*
risk | risiko risiken riskant
badge | badge crewausweis
guard | wache* bewach*
senior | dienstälter* erfahren*
ring | ring klingelt
stairs | treppe*
sell | verkauf*
shoes | schuh* absätze high-heels
heels | absatz
handset | hörer
impact | aufprall* aufschlag*
entrance | eingang*
capacity | kapazität
room | zimmer raum
soy | soja
woke | aufgewacht wacht
shoulder | schulter*
arrested | verhaftet* festgenommen* festnahme
rescue | rett* retten
toddler | kleinkind
machine | gerät geräte
sticker | aufkleber* etikett*
patient | patient* geduldig*
cough | hust*
meat | fleisch
fish | fisch*
spread | ausbreit* verteil*
sweat | schwitz* schweiß* verschwitzt
pale | blass* bleich*
dizzy | schwindlig* schwindel*
shaky | zittrig* zitter* zittert
confused | verwirrt* durcheinander
brain | gehirn hirn
raise | heben hebt hochheben anheben hochhalten
both | beide* beides
diabetic | diabetiker diabetikerin diabetisch*
insulin | insulin*
juice | saft orangensaft
needle | nadel* spritze*
pen | pen autoinjektor
teeth | zahn zähne
lips | lippe*
upright | aufrecht*
forward | vorwärts nach-vorn
straight | direkt
dive | tauch*
seal | siegel dichtung
radio | funk*
suspect | verdacht vermut*
poison | gift* vergift*
share | teilen teile teilt
noise | lärm geräusch*
clock | uhrzeit
nap | nickerchen
awake | wach
lid | deckel
distance | abstand entfernung
instead | stattdessen statt anstatt
firefighter | feuerwehr*
invisible | unsichtbar*
building | gebäude
protect | schütz* schutz
shut | zugemacht
device | elektrogerät
vape | dampfen verdampf*
table | tisch* klapptisch
hazard | gefahr gefahren
dangerous | gefährlich*
window blind | fensterblende* blende blenden jalousie*
shave | rasier* abrasier*
report | melde* meldung
acid | säure
belongs | gehört gehören
spare | ersatz* reserve*
camera | kamera*
mark | markier* markierung bewertet
nails | nagel nägel fingernägel
mobility | mobilität* eingeschränkt*
care | pflege* kümmern kümmer*
load | ladung beladen
unknown | unbekannt*
incident | vorfall vorfälle zwischenfall
normal | normal* üblich* gewöhnlich*
fog | nebel*
cup | becher tasse*
useless | nutzlos* sinnlos*
contain | enthält enthalten
dissatisfied | unzufrieden*
satisfied | zufrieden*
brought | gebracht
worry | sorge* sorgen
anywhere | irgendwo
brakes | bremse*
injury | verletzung*
injured | verletzt*
cloud | wolke*
sky | himmel
unruly | randal* ungehorsam*
behaviour | verhalten* benehm* benimmt
force | gewalt zwang zwingen
restraint | fesselung handschellen
rebellious | aufsässig*
legal | legal* rechtlich*
obey | gehorch* befolg*
pause | pause*
require | verlang* verlangt forder* fordert
understand | versteh* verstanden
rejected | abgesagt abgewiesen
ankle | knöchel
wrist | handgelenk
three times | dreimal
english skills | englischkenntnis*
german skills | deutschkenntnis*
language skills | sprachkenntnis*
continue | weitermachen weiterreden fortfahren
medical | medizinisch*
checked | geprüft kontrolliert untersucht
steal | stiehlt stehlen klaut klauen gestohlen geklaut
admitted | zugegeben zugeben
shy | schüchtern*
disturb | stören stört gestört
checklist | checkliste
blank | blackout
thirty | dreißig
twenty | zwanzig
fifteen | fünfzehn
sixty | sechzig
ninety | neunzig
twelve | zwölf
eleven | elf
bell | klingel glocke
chime | gong signalton
personality | persönlichkeit
private | privat*
tray table | tischchen
fasten | anschnallen angeschnallt schnallt
unfasten | abschnallen losschnallen
car | auto autos
bed | bett betten
legroom | beinfreiheit
twice | zweimal doppelt
ticket | ticket* flugticket
cash | bargeld bar
accent | akzent dialekt
microphone | mikrofon mikro
follow | folgen folge folgt
parked | geparkt parkt
demo | vorführung demo sicherheitsdemo
lamp | lampe* licht lichter
indicator light | anzeigelampe leuchte
mode | modus flugmodus
procedure | verfahren* prozedur* vorgehen
sill | schwelle türschwelle
lanes | bahnen spuren
exam | examen
gift | mitbringsel
shift | schicht* schichtdienst
christmas | weihnachten feiertag*
reply | erwider*
skirt | rock röcke
suit | anzug kostüm hosenanzug
cheap | billig* günstig*
smoke hood | rauchhaube* rauchschutzhaube* fluchthaube
ashtray | aschenbecher
radioactive | radioaktiv*
criminal | krimineller kriminell* verbrecher*
inadmissible | zurückgewiesen* einreiseverweiger*
deported | abgeschoben* abschiebung
wording | wortlaut
exact | genau genaue genauer genauen exakt*
allowed | gestattet zulässig*
normally | normalerweise
different | unterschiedlich* verschieden* anders
uncle | onkel
aunt | tante
sister | schwester
brother | bruder
neighbour | nachbar* sitznachbar*
call | anrufen rufe-an angerufen anruf
name | nenn nenne nennen nenn-mir
enough | reicht genug ausreichend
nothing left | niemand-mehr
wait | abwarten
across | drüben hinüber
shake hands | händeschütteln
apologise | entschuldig*
thank | bedank*
insult | beleidig*
threat | droh* drohung bedroh*
bomb | sprengstoff sprengsatz
note | zettel
exit row | notausgangsreihe
window seat | fensterplatz
aisle seat | gangplatz
seat change | platzwechsel
reclined | zurückgelehnt lehne rückenlehne
bassinet | babywiege
stroller | kinderwagen
pushed | gestoßen
proud | stolz*
hobby | freizeitbeschäftigung
team player | teamplayer* teamfähig*
flexible | flexibel flexibilität
patience | geduld
smile | lächeln
strict | streng*
sue | klagen
wage | stundenlohn
overtime | überstunde*
salary | gehaltsvorstellung*
notice period | kündigungsfrist kündigung gekündigt
fired | entlassen* gefeuert
unemployed | arbeitslos*
student | student*
waiter | kellner*
restaurant | restaurant* gastronomie
nurse care | altenpflege
shop | verkäufer*
ground staff | bodenpersonal
low-cost airline | billigflieger* billigairline* billigfluglinie
private jet | privatjet*
airport hub | umsteigeflughafen
overwing | über-der-tragfläche
tail | heck
nose gear | bugrad
landing gear | fahrwerk*
autopilot | autopilot*
instrument | instrument* anzeige anzeigen
altitude | flughöhe höhe
speed | geschwindigkeit tempo
knots | knoten
storm | sturm gewitter
lightning | blitz* blitzschlag
ice | eis vereis*
de-icing | enteis*
snow | schnee
bird strike | vogelschlag
go-around | durchstart* durchgestartet
diversion | ausweichlandung umgeleitet umleit*
holding | warteschleife
slot | slot
descent | sinkflug abstieg
climb out | steigen
ear pressure | ohrendruck druckausgleich
cabin pressure | kabinendruck
oxygen bottle | sauerstoffflasche*
fire containment bag | feuerschutztasche
glove | handschuh*
blanket | wolldecke
first aid kit | erstehilfekasten
kit | notfallkoffer arztkoffer
seat belt extension | gurtverlängerung
child seat | kindersitz*
crew rest | ruheraum
door handle | türgriff
girt bar | girtbar girtbars
red strap | rotes-band
assist handle | haltegriff
`;
