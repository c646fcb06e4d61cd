/** More German words: stories from jobs, hiring, first aid and safety, worries, and everyday life. */
export const MORE_WORDS = `
fetched | geholt
fetch | hole hol holen holst holt
called | gerufen
shouted at | angebrüllt angemotzt angepampt
shouting at | anschreien anbrüllen
shouted | geschrien gebrüllt
ordered | bestellt bestellte
order | bestellen bestelle bestellung bestellungen
cleaned | geputzt gereinigt aufgewischt
ate | gegessen aß
drank | getrunken
knocked | geklopft
held | gehalten hielt hielten
bled | geblutet
guessed | geraten getippt
guess | rate tippe
guest | stammgast stammgäste
regular customer | stammkunde stammkundin stammkunden
resident | bewohner bewohnerin bewohnern bewohnerinnen
emergency doctor | notarzt notärztin
ambulance | rettungswagen krankenwagen rettungsdienst
paramedic | sanitäter sanitäterin sani
hospital | krankenhaus spital
retirement home | altersheim altenheim pflegeheim
call centre | callcenter
day care centre | kita kindergarten krippe
gym | fitnessstudio fitness
treadmill | laufband
grape | weintraube
back | rücken
collapsed | zusammengebrochen
understaffed | unterbesetzt personalmangel
very angry | stinksauer
crowded | rappelvoll überfüllt
written | geschrieben reingeschrieben aufgeschrieben hingeschrieben
added | ergänzt hinzugefügt dazugeschrieben
add | ergänzen ergänze hinzufügen
exaggerated | übertrieben übertreibt
exaggerate | übertreiben übertreibe übertreibst
speaks | redet
how | woran
cardiac arrest | herzstillstand kreislaufstillstand herzkreislaufstillstand
stick | klebt kleben klebe
electrodes | elektroden
epipen | epipen
slipped | gerutscht ausgerutscht
slip | ausrutschen
rubbish | müll abfall
bin | mülleimer
put on | aufsetzen aufzusetzen aufgesetzt
open | entriegeln entriegelt aufzumachen
beer | bier
armrest | armlehne armlehnen
secretly | heimlich
completely | völlig komplett vollkommen
overwhelmed | überfordert überforderung
overwhelm | überfordern
eats | frisst isst
eat | esse iss
flaps | landeklappen
stare | anstarren anstarrt starren
voice | stimme
worth it | lohnt lohnen
financially | finanziell finanzielle
debts | schulden
pay off | abzuzahlen
relationship | beziehung beziehungen partnerschaft
away | unterwegs
sleep rhythm | schlafrhythmus
dry | trocken trockene
varicose veins | krampfadern
evening | abend abende
blouse | bluse
shirt | hemd
pencil skirt | bleistiftrock
tights | strumpfhose strumpfhosen
jewellery | schmuck
earrings | ohrring ohrringe ohrstecker
ring | ehering
necklace | halskette
tie hair up | zusammenbinden
bun | dutt
ponytail | pferdeschwanz zopf
hip | hüfte hüften
behind | hinterm
sorted out | aussortiert
scar | narbe narben
accommodation | unterkünfte
family-friendly | familienfreundlich familienfreundlicher familienfreundliche
steak | steak
bloody | blutig blutige
online | online
assessment | assessment
dyed | gefärbt gefärbte
dye | färben färbe
blond | blond blonde
grey | grau graue
brown | braun braune
curly | locken
bald | glatze kahl
moustache | schnurrbart
nail polish | nagellack
gel nails | gelnägel
lipstick | lippenstift
acne | akne pickel
birthmark | muttermal feuermal
neurodermatitis eczema | neurodermitis hautausschlag ausschlag
sneakers | turnschuhe sneaker
jeans | jeans
dress | kleid
watch | armbanduhr
clothes size | kleidergröße
slim | schlank dünn
fat | dick dicke dicker mollig
hearing aid | hörgerät
lens | linse linsen
short-sighted | kurzsichtig
hearing | gehör
eyelashes | wimpern
sports | sport sportarten
sporty | sportlich
invitation | einladung einladungen
invited | eingeladen
invite | einladen
answered | geantwortet beantwortet
contact person | ansprechpartner ansprechpartnerin
email | mail email
inbox | postfach spam
deadline | frist bewerbungsfrist fristen
applicant portal | portal
register | registrieren anmelden registriert angemeldet
registration | anmeldung registrierung
upload | hochladen hochgeladen
attach | anhängen
attachment | anhang
reference | referenz referenzen arbeitszeugnis
translated | übersetzt
translate | übersetzen
printed | ausgedruckt
print | ausdrucken
page | seite seiten
waiting list | warteliste
waitlist pool | talentpool
feedback | feedback
decision | entscheidung entscheidungen
starting date | starttermin
date | datum termin termine
competition | konkurrenz wettbewerb
stand out | auffallen
impression | eindruck eindrücke
convince | überzeugen überzeuge überzeugt
convincing | überzeugend
prepared | vorbereitet
unprepared | unvorbereitet
recorded | aufgezeichnet aufgenommen
record | aufnehmen
recording | aufnahme aufzeichnung
connection | verbindung internetverbindung
internet | internet wlan wifi
camera | webcam
lighting | beleuchtung
calculate | rechnen
maths | mathe mathematik
logic | logik logisch logische
concentration | konzentration konzentrationstest
concentrate | konzentrieren konzentriere
tricks | tricks
trick question | fangfrage fangfragen
leader | anführer teamleiter teamleiterin
dominant | dominant dominante
interrupt | unterbrechen unterbreche unterbricht unterbrochen dazwischenreden
let finish speaking | ausreden
discussion | diskussion diskussionen
discuss | diskutieren diskutiert
agree | einig geeinigt
compromise | kompromiss kompromisse
solution | lösung lösungen
solved | gelöst geklärt behoben
solve | lösen
misunderstanding | missverständnis missverständnisse
argue | streiten
argued | gestritten
argument | zoff
mediate | vermitteln vermittelt
criticism | kritik
criticised | kritisiert
criticise | kritisieren
praise | lob loben
apology | entschuldigung
listened | zugehört
promised | versprochen
promise | versprechen
refunded | erstattet zurückerstattet rückerstattet
refund | erstatten erstattung rückerstattung
voucher | gutschein gutscheine
discount | rabatt rabatte
compensation | entschädigung
explained | erklärt erklärte
showed | gezeigt
offered | angeboten
suggested | vorgeschlagen
suggest | vorschlagen vorschlag vorschläge
swapped | getauscht ausgetauscht
exchange | umtausch umtauschen
repaired | repariert
repair | reparieren
replaced | ersetzt
looked for | gesucht
noticed | bemerkt aufgefallen
ran | gerannt gelaufen
drive | fahren fahre fährt fahrt
stood | gestanden stand standen
sat | gesessen saß saßen
lay | gelegen lag lagen
thought | überlegt
think about | überlegen überlege nachdenken
reacted | reagiert reagierte
handled | gemeistert bewältigt
manage | bewältigen meistern
managed | hingekriegt
failing | scheitern versagen
fail | durchfalle durchfällt durchfallen
cancelled | storniert
booking | buchung reservierung buchungen
reserved | reserviert
book | buchen buche
till | kasse
cashier | kassierer
receipt | beleg bon kassenbon quittung kassenzettel
invoice | rechnungen
supermarket | supermarkt
bakery | bäckerei bäcker
branch | filiale
department store | kaufhaus
warehouse | lager
factory | fabrik
shop | geschäft läden
shelf | regal
product | produkt produkte artikel
bar | kneipe
pub | gasthaus
cafe | café
kitchen chef | küchenchef
waited tables | gekellnert
wait tables | kellnern
waitress | kellnerin bedienung
served | bedient
serve | bedienen bediene
temp worker | aushilfe minijob nebenjob werkstudent werkstudentin
internship | praktikum
intern | praktikant
volunteer | fsj
trainer | trainer trainerin
club | verein
players | spieler spielerin
match | turnier
played | gespielt
play | spielen spielt
win | gewinnen gewinne gewonnen
lifeguard | rettungsschwimmer rettungsschwimmerin
swimming pool | schwimmbad freibad becken
classmate | mitschüler
university | uni universität hochschule
presentation | präsentation vortrag
bullied | gemobbt
bullying | mobbing mobben
police | polizist
soldier | bundeswehr soldat
babysitting | babysitten babysitter babysitterin
animator | animateur
tour guide | reiseleiter reiseleiterin reiseleitung
train | zug
bus | busse
neighbourhood | nachbarschaft
director | leiter
manager | vorgesetzter vorgesetzte vorgesetzten
trained | eingearbeitet ausgebildet
train in | einarbeitung
teach | beibringen unterrichten
taught | beigebracht unterrichtet
supported | unterstützt
support | unterstützen unterstützung unterstütze
divided up | aufgeteilt eingeteilt
divide up | aufteilen einteilen aufteilung
organised | organisiert
organise | organisieren organisiere
planned | geplant
plan | planen planung plan pläne
responsibility | verantwortung
responsible | verantwortlich zuständig
took over | übernommen
take over | übernehmen übernehme übernimmt
stepped in | eingesprungen
step in | einspringen einspringe
trust | vertrauen vertraue vertraut
reliable | zuverlässig verlässlich
punctual | pünktlich
punctuality | pünktlichkeit
late | zuspätkommen verspäte
tidy | ordentlich aufgeräumt
tidy up | aufräumen
stain | fleck flecken
cake | kuchen torte
burnt | verbrannt
undercooked | roh
broke | kaputtgegangen kaputtgemacht
glass | glas gläser
plate | teller tablett
bottle | flasche flaschen
spilled | verschüttet
wallet | geldbeutel geldbörse portemonnaie brieftasche
key | schlüssel
lost property | fundbüro
thief | dieb
theft | diebstahl
robbery | überfall
admit | zugebe
hide | verstecken versteckt verheimlichen
secret | geheimnis geheim
mixed up | verwechselt
mix up | verwechseln
overlooked | übersehen
overslept | verschlafen
forgot | vergaß
forget | vergesse vergiss
consequence | konsequenz konsequenzen
since then | seitdem
finally | schließlich
suddenly | plötzlich
immediately | umgehend
carefully | vorsichtig behutsam
friendly | höflich
politeness | höflichkeit freundlichkeit
objective | sachlich
understanding | verständnis verständnisvoll
empathy | empathie mitgefühl
empathetic | einfühlsam empathisch
helpful | hilfsbereit hilfsbereitschaft
curious | neugierig
open-minded | weltoffen aufgeschlossen
outgoing | kontaktfreudig extrovertiert
introverted | introvertiert zurückhaltend
self-confident | selbstbewusst selbstsicher
self-confidence | selbstbewusstsein selbstvertrauen
perfectionist | perfektionist
impatient | ungeduldig ungeduld
stubborn | stur
chaotic | chaotisch chaos
blush | erröte
red face | knallrot
tremble | zittere zittern
self-doubt | selbstzweifel
doubt | zweifel zweifle
panic | panik panisch
ashamed | schäme schämen
disappointed | enttäuscht
frustrated | frustriert frust
desperate | verzweifelt verzweiflung
insecure | unsicherheit
excited | gespannt
motivated | motiviert
shocked | schockiert erschrocken
unsettled | verunsichert
hurt | gekränkt
jealous | eifersucht
married | verheiratet
wedding | heiraten heirate
divorced | geschieden getrennt
daughter | tochter töchter
son | sohn söhne
siblings | geschwister
grandparents | großeltern
grandpa | opa
relatives | verwandte
long-distance relationship | fernbeziehung
child care | kinderbetreuung
look after | betreuen betreut aufpassen
parental leave | elternzeit mutterschutz
birthday | geburtstag geburtstage
easter | ostern
holidays | ferien
sick note | krankmeldung
called in sick | krankgemeldet krankgeschrieben
cold | erkältung erkältet schnupfen
flu | grippe
migraine | migräne
back pain | rückenschmerzen
sunburn | sonnenbrand
insomnia | schlaflos schlaflosigkeit
healthy | gesund
radiation | strahlung
skin cream | creme
vegan | vegan vegane
gluten | gluten glutenfrei
lactose | laktose
depression | depression depressionen depressiv
therapy | therapie
psychologist | psychologe psychologin psychisch
adhd | adhs
vaccination | impfung impfungen geimpft impfen
operation | operiert
pregnancy | schwangerschaft
smoker | raucher
night shift | nachtdienst nachtdienste
working hours | arbeitszeit arbeitszeiten
public holidays | feiertage feiertagen feiertag
request | wünsche
swap | tauschen
salary increase | gehaltserhöhung
basic salary | grundgehalt
starting salary | einstiegsgehalt anfangsgehalt
bonus | zulage
taxes | steuer steuern
insurance | versicherung versichert
pension | altersvorsorge
union | gewerkschaft betriebsrat tarifvertrag
strike | streik streiken streiks
per hour | stündlich
expensive | teuer teure teurer
afford | leisten leiste
save | sparen spare
loan | kredit
deposit | kaution
flat share | wohngemeinschaft mitbewohner mitbewohnerin
move | umgezogen
standby flights | freiflüge
cheap flights | ermäßigung
stay | verbringen verbracht
beach | strand
rested | ausgeschlafen
alarm clock | wecker
time difference | zeitverschiebung
cardiac massage | reanimiere
ventilate | beatmen beatmung
rescue breaths | beatmungen
shock | schock stromschlag
heart rhythm | herzrhythmus
circulation | kreislauf
circulatory problems | kreislaufprobleme kreislaufkollaps
stomach ache | bauchschmerzen bauchweh
toothache | zahnschmerzen
diarrhoea | durchfall
stomach | magen
vomited | erbrochen gekotzt übergeben
vomit bag | spuckbeutel kotztüte
collapse | zusammenbruch zusammenbrechen zusammenbricht
shaking | zuckt zucken zuckungen krampft
bite | beißen
sting | stich insektenstich
bee | biene wespe wespen bienen
nut allergy | nussallergie
swells | anschwillt
swell | anschwellen
rash | quaddeln
airway | atemwege
shortness of breath | atemnot luftnot
gasp | schnappt schnappatmung
wheeze | pfeift
object | gegenstand fremdkörper
sweet | bonbon
heimlich manoeuvre | heimlichgriff
upper body | oberkörper
rib | rippe rippen
bone | knochen
sprained | verstaucht
bruise | prellung
bandage | verbinden binde
plaster | heftpflaster
scald | verbrühen
scalded | verbrüht
blister | blasen brandblase brandblasen
umbilical cord | nabelschnur
midwife | hebamme
miscarriage | fehlgeburt
dead body | leiche
died | verstorben starb
relative | angehörigen
doctor on board | bordarzt
medication | medizin
painkiller | schmerzmittel schmerztablette aspirin
inhaler | asthmaspray
glucose | traubenzucker
mask | atemmaske
dangling | baumelt
sudden | plötzliche plötzlichen
air hole | luftloch luftlöcher
shakes | wackelt wackeln
turbulent | wackelig
buckled up | angegurtet
thrown around | durchgeschüttelt
fell | fiel
descend | sinken sinkt
leaking | undicht tropft
crack | riss risse
window breaks | fensterbruch
short circuit | kurzschluss
fumes | dämpfe
smells | riecht
burning smell | brandgeruch
smoke detector | rauchmelder
fire blanket | löschdecke
extinguished | gelöscht
extinguish | löschst
overheated | überhitzt
glow | glüht
cable | kabel
socket | steckdose
tablet | tablet
headphones | kopfhörer
crushed | eingeklemmt
trapped | eingesperrt
evacuate | räumen räumt evakuiere
evacuated | geräumt
engine failure | triebwerksausfall
failure | ausfall
fails | ausfällt
failed power | stromausfall
emergency lighting | notbeleuchtung
escape path | fluchtweg fluchtwege
armed slide | scharfgeschaltet
arm doors | scharfstellen scharfschalten scharfgemacht
lock | abschließen verriegeln
high heels | stöckelschuhe absatzschuhe
crowd | gedränge
hesitate | zögern zögert
crawl | krabbeln kriechen
gather | sammeln
meeting point | sammelpunkt
survivors | überlebende überlebenden
rescued | gerettet
drown | ertrinken ertrinkt ertrunken
sink | untergehen untergeht
float | treiben
hypothermia | unterkühlung unterkühlt
infant vest | babyweste
life raft | rettungsboot rettungsboote
beacon | notsender
whistle | trillerpfeife
crash landing | bruchlandung
terrorist | terrorist terroristen
terror | terroranschlag anschlag
hijacker | entführer entführern
hostage | geisel geiseln
suspicious | verdächtige
unattended | unbeaufsichtigt
white powder | pulver
scissors | schere
drunk | angetrunken sturzbesoffen
refuses | verweigert
insults | beleidigt beschimpft
swear | schimpfen fluchen beschimpfen
grumbles | meckert
grumble | meckern
threatened | bedroht gedroht
threatens | droht
hit someone | zugeschlagen
fighting | prügelt
harass | belästigen belästigt belästigung
flirt | flirten flirtet
touched | angefasst begrapscht
spits | spuckt angespuckt
kicks | tritt treten
snores | schnarcht schnarchen
smelly | ungepflegt
shoes off | barfuß
feet | füßen
filming | filmt filmen
film | filme
take photos | fotografieren fotografiert
children run around | rumlaufen rumrennen
toys | spielzeug malbuch
nappy | windel windeln
baby food | babynahrung fläschchen
crutches | krücke krücken
cane | blindenstock
deaf person | schwerhörig
dementia | demenz dement alzheimer
elderly people | senioren seniorin
autistic | autist
dog | hündchen
pet carrier | transportbox
barks | bellt bellen
guide dog | begleithund
flight attendant | saftschubse
air traffic control | fluglotse fluglotsen flugsicherung
tower | tower
control | kontrolle steuerung
window shade | rollo
wing tip | winglet winglets
tyre | reifen
hydraulics | hydraulik
helicopter | hubschrauber heli
aircraft maker | hersteller flugzeughersteller
model | modell modelle
apron | vorfeld
terminal | terminals
connection flight | anschlussflug anschluss
transfer | umsteigen umstieg
stopover | zwischenlandung zwischenstop
return flight | rückflug hinflug
charter | charterflug ferienflieger
check-in | check-in checkin einchecken eingecheckt
boarding pass | bordkarte
customs | zoll
border | grenzkontrolle
duty free | dutyfree bordshop
business class | business
economy | economy
continent | kontinent kontinente
capital | hauptstadt
flight time | flugdauer
correct | korrekt
solution | auflösung
option | variante möglichkeit möglichkeiten
bet | wette
assume | vermute schätze
in between | dazwischen
confusing | verwirrend
verdict | urteil
evaluation | auswertung beurteilung
evaluated | ausgewertet
level | sprachniveau
version | version
wording | formulierung formulierungen
phrase | formulieren formuliere
phrased | formuliert
shortened | gekürzt
shorten | kürzen kürze
longer | länger längere
improved | verbessert überarbeitet
improvement | verbesserung verbesserungen fortschritt fortschritte
changed | verändert umgeschrieben
corrected | korrigiert
correct | korrigieren korrigier korrigiere
grammar | grammatik rechtschreibung
vocabulary | vokabeln wortschatz
pronunciation | aussprache
fluent | fließend
mother tongue | muttersprache
bilingual | zweisprachig
example | bsp
maybe | evtl eventuell vllt
or | bzw beziehungsweise
including | inkl inklusive
minutes | min
for example | zb
that is | dh
i think | mmn
not | nöt
a little | bissl
now | jetz jetzat etz etzt
okay | okidoki okeydokey jop
very | unheimlich unglaublich
really | ernsthaft
at least | immerhin
obviously | offensichtlich offenbar anscheinend
certainly | garantiert definitiv
everywhere | überall
nowhere | nirgends
otherwise | ansonsten sonst
besides | außerdem zudem übrigens
additionally | zusätzlich
however | allerdings
as soon as | sobald
as long as | solange
so that | sodass
each other | einander gegenseitig miteinander
against each other | gegeneinander
mainly | hauptsächlich vorallem vor-allem
several | mehrere mehreren mehrerer
whole | ganze ganzen ganzer ganzes
enough | genügend
similar | ähnlich ähnliche ähnlichen
opposite | gegenteil
exception | ausnahme ausnahmen
usual | üblich übliche
rare | seltener
frequent | häufige
relaxed | entspannt entspannter locker lockerer
tense | angespannt
exhausting | anstrengend
exhausted | erschöpft
difficult | knifflig kompliziert
beautiful | hübsch
ugly | hässlich
smaller | kleiner kleinere kleineren
serious | ernst
urgent | dringend eilig
unimportant | unwichtig
interesting | interessant interessante
exciting | spannend spannende aufregend
realistic | realistisch
useful | nützlich sinnvoll
necessary | erforderlich
clear | klar klare klares deutlich
unclear | unklar
true | wahr
real | echte echten real
personal | persönlich persönliche persönlichen persönliches
professional | professionell professionelle
previous | bisherige bisherigen frühere früheren
former | ehemalige ehemaligen ehemaliger ex
current | aktuelle aktuellen aktueller aktuell derzeit momentan zurzeit
earlier | früher
already | schonmal
at that time | damals
recently | neulich letztens kürzlich
noon | mittag mittags
afternoon | nachmittag nachmittags
at night | nachts
in the morning | vormittag vormittags
annually | jährlich
moment | moment augenblick
term | begriff begriffe fachbegriff fachbegriffe
word | wort
letter | buchstaben
text | texte
list | liste
point | punkt
part | teil
way | weise
direction | richtung
centre | mitte zentrum
village | dorf
world | welt
rain | regen regnet
wind | wind
truth | wahrheit
luck | glück
bad luck | pech
interest | interesse interessen interessiert
knowledge | kenntnisse kenntnis
skill | fähigkeit fähigkeiten fertigkeit
quality | qualität eigenschaft
qualities | eigenschaften
future | zukunft
past | vergangenheit
change | veränderung änderung
challenge | herausforderung herausforderungen
opportunity | gelegenheit
advantage | vorteil
compared | verglichen
choice | wahl
chosen | ausgewählt ausgesucht
method | methode methoden
information | info infos information informationen
detail | details einzelheiten
rank | hierarchie
respect | respekt respektieren respektvoll respektiert
respectless | respektlos
discriminate | diskriminieren diskriminiert diskriminierung
racist | rassistisch rassismus
religion | religion religiös religiöse
muslim | muslim muslime islam
pray | beten betet
gay | schwul
foreign languages | fremdsprachen
culture shock | kulturschock
tradition | tradition traditionen
tourist | tourist touristen
visit | besuchen besuche besucht besuch
meet | kennenlernen treffe
met | kennengelernt getroffen
arrive | ankomme ankommt
arrived | angekommen
waited | gewartet
fly | mitfliegen fliegst
came | kam kamen
went | ging gingen
said | meinte meinten
gave | gaben
brought | brachte
saw | sah sahen
heard | hörte
felt | gefühlt fühlte
knew | wusste wussten gewusst kannte
know | wüsste
wanted | wollte wollten
could | konnte konnten konntest
had to | mussten
was allowed to | durfte durften
worked | arbeitete
lived | gewohnt gelebt wohnte lebte
stayed | blieb
started | angefangen begonnen
start | losgehen
lets | lässt
let | lasse ließ
stopped | aufgehört angehalten
paid | gezahlt
lost | verlor
bought | gekauft kaufte
buy | kaufen kaufe kauft
sold | verkauft
hand out | austeilen verteilen
collect | kassiert
stow | verstauen verstaut
lay down | hingelegt
put | gelegt gesetzt hingestellt
sat down | hingesetzt
stood up | aufgestanden
turn | drehe umdrehen
throw away | weggeworfen
hurry | beeilen eile
ignore | ignorieren ignoriert ignoriere
accept | akzeptieren akzeptiere akzeptiert annehmen
accepted | angenommen
reject | ablehnen
allow | erlauben erlaube
forbid | verbieten verbiete
demand | fordern
introduce | vorgestellt
recommend | empfehlen empfiehlst empfehle empfehlung
avoid | vermeide
consider | berücksichtigen beachten
mean | bedeuten
describe | schildern
summarise | zusammenfassen zusammenfassung
repeat | wiederhole
understand | kapiere kapier
believe | glaubt
feel | spüre spürt
hurts | wehtut
love | liebe lieben liebt
loved | geliebt
laugh | lachen lache lacht gelacht
get used to | gewöhnen gewöhne gewöhnt
miss | vermissen vermisse
leave | verlasse
quit | kündigen kündige
hire | einstellen einstellt
hired | angestellt
take part | teilnehmen teilnahme teilgenommen mitmachen
participant | teilnehmer teilnehmerin teilnehmern
pay attention | achten achte
care about | kümmere kümmert
fits | passend
come | komm
wear | trag trägst
weigh | wiege wieg wiegt
see | seh
read | les
run | renn
learn | lern
need | bräuchte bräucht
speak | sprech
change | wechsle
full-length photo | ganzkörperfoto ganzkörperfotos
tears | reißt
torn | gerissen
artificial | künstlich künstliche künstlichen künstlicher
natural colour | naturfarbe
phone call | telefonat telefonate telefongespräch telefoninterview
phone | telefonieren telefoniert
checked | überprüft
youngest | jüngste jüngsten
oldest | älteste ältesten
bases | stützpunkte stützpunkt
refused | geweigert
doorman | türsteher
steal from | beklauen bestehlen
stolen | beklaut bestohlen
handball | handball volleyball basketball
training | handballtraining fußballtraining
ligament | kreuzband bänderriss
cooled | gekühlt
informed | verständigt benachrichtigt
inform | verständigen benachrichtigen
project | projekt projekte
rested | ausgeruht
charged | berechnet
amount | betrag summe
transferred back | zurücküberwiesen überwiesen
put down | runtergemacht
blamed | beschuldigt
blame | beschuldigen
lift | aufzug fahrstuhl
raised | hochgelagert
raise legs | hochlagern
concert | konzert festival
claim | behaupt*
talk around | herumgeredet rumgeredet
recommended | empfohlen
foam | schaum
confused | wirr wirre wirres wirrer
curve | kurve
hits | trifft
knee | knie
elbow | ellbogen ellenbogen
joke | scherz
teenagers | jugendliche jugendlichen teenager jugendlicher
drugged | zugedröhnt
stick | stock
travels | reist
sort out | sortieren aussortieren
eat healthily | ernähre ernähren ernährung
cheaper | verbilligte verbilligt günstiger billiger
about that | davor
middle | mitten
hm | hm hmm mhm
opposite of | gegensatz
accompany | begleiten begleite begleitet
attack | angreifen angriff angegriffen attackiert
bathroom | badezimmer
borrow | leihen ausleihen
busy | beschäftigt
catch | auffangen
caught | erwischt gefangen
celebrate | feiern feier
chair | stuhl
clever | klug schlau intelligent
close | eng knapp
corridor | korridor
cover | abdecken verdecken bedecken überschminken
covered | abgedeckt verdeckt bedeckt
crazy | verrückt wahnsinnig irre
damage | beschädigt beschädigung
dance | tanzen tanze
deliver | liefern geliefert lieferung
depend | abhängen abhängig
disappear | verschwinden verschwunden
disgusting | eklig ekelhaft ekel ekle
escalated | eskaliert eskalierte
escalate | eskalieren
de-escalate | deeskalieren deeskaliert deeskalation
even | sogar
fault | schuldig
fill in | ausfüllen ausgefüllt
first name | vorname
surname | nachname
fit in | reinpassen dazupassen
found out | rausgefunden herausgefunden
find out | rausfinden herausfinden
follow up | nachfassen nachfragen
forgive | verzeihen
freely | spontan
friendship | freundschaft
get off | absteigen
get out | rauskommen rausholen
got out | rausgekommen rausgeholt
give back | zurückgeben zurückgegeben
glad | erleichtert
great | tolle tollen toller tolles
guide | leiten führen führt geführt
happened | passierte geschah
hard-working | fleißig
help out | aushelfen ausgeholfen
humour | humor
hungry | hungrig hunger
thirsty | durst durstig
illness | krankheit krankheiten erkrankung
independent | selbstständig eigenständig selbständig
insist | bestand
join | dazukommen
keep | festhalten
knock | klopfen klopft
lay | legte
lead | leitete
led | geleitet
let go | loslassen
light | hell
liked | gemocht mochte
listening | zuhört
loss | verlust
lunch | mittagessen
lunch break | mittagspause
mark | note noten
measured | gemessen
measure | messen misst
money exchange | wechselgeld
mood | laune stimmung
neither | weder
nerves | nerven
nerve | nerv
opened | geöffnet
overall | insgesamt
owner | besitzer inhaber inhaberin besitzerin
parking | parkplatz
pass on | weitergeben weitergegeben
passed on | weitergeleitet
phone number | telefonnummer handynummer
pick up | abholen abgeholt aufheben
picked up | aufgehoben
pity | mitleid
plan | vorhaben
postpone | verschieben verschoben
pressure | leistungsdruck
progress | vorankommen
proof | nachweis beweis
prove | beweisen nachweisen
punish | bestrafen bestraft strafe
reach | erreichen erreiche erreicht
recover | erholen erholt
relax | entspannen
reminded | erinnert
remove | entfernen rausnehmen wegmachen abnehmen
removed | rausgenommen
replace | ersetzen
resolve | geregelt
retired | rentner rentnerin
return | zurückkommen rückkehr
returned | zurückgebracht
rules | vorschriften vorschrift
safety rules | sicherheitsregeln
sensitive | empfindlich sensibel
separate | trennen
several times | mehrmals mehrfach
shared | geteilt
shock | schreck
shortly | kurzfristig
sign | unterschreiben unterschrift
sing | singen
skip | auslassen
slower | langsamer
faster | schneller
smart | gepflegt
smoothly | reibungslos
sorted | geordnet
spoken | gesprochene
stable | stabil
strength | kraft
study | studiert
stumbled | gestolpert
stumble | stolpern stolpert
supervisor | betreuer betreuerin
surprise | überraschung
surprised | überrascht
take seriously | ernstnehmen
talent | talent talentiert
tension | spannung anspannung
theory | theorie theoretisch
thoughts | gedanken gedanke
tricky | tricky heikel
trip | ausflug trip
tried | versucht probiert ausprobiert
try out | ausprobieren
turned off | ausgeschaltet
turn off | ausschalten ausmachen abstellen
turn on | anschalten einschalten anmachen
turned on | angeschaltet eingeschaltet
upset | aufregen aufgewühlt
used | benutzt verwendet genutzt
valid | gültig
invalid | ungültig
volunteer | freiwillig
waste | verschwenden verschwendung
water | leitungswasser
weak point | schwachpunkt schwachstelle
wedding | hochzeitsfeier
went wrong | schiefgegangen schiefgelaufen
go wrong | schiefgehen schiefgeht
winning | gewinn
worn | getragen
worried | besorgt
worse | schlechter
attach | befestigen
calmly | gelassen
check | nachschauen nachsehen nachgucken
checked | nachgeschaut nachgesehen
convinced | überzeugte
counsel | beraten beratung
high school | gymnasium
hospitality | gastgewerbe
laugh at | auslachen ausgelacht
minus | minus abzug punktabzug
packing | verpackung
participate | beteiligen
really bad | furchtbar schrecklich grauenhaft
terrible | fürchterlich
nice | angenehm
unpleasant | unangenehm
disturbing | störend
take back | zurücknehmen zurückgenommen
weird | schräg
jacket | blazer sakko
scarf | halstuch schal
hat | hut mütze
trousers | hose stoffhose
socks | socken
bag | beutel tüte
closet | schrank
have | hob hama
has | hot
how | wia
what | wos
would like | mecht mechat
no | koa koan koane keen
not | nimma
already | scho
know | kennt
year-old | jährige jährigen jähriger
cross | kreuz
give | angeben
state | angegeben
seems | wirkt
unprofessional | unprofessionell
switched | gewechselt
justify | begründe begründen begründung
nodded | genickt
taken notes | mitgeschrieben
neutral | neutral neutrale
make up for | ausgleichen
disco | disco
worked | gejobbt
ran after | hinterhergerannt
shift leader | schichtführerin
addressed | angesprochen
address | ansprechen ansprech anspreche
in time | rechtzeitig
skiing | skifahren
mountain rescue | bergwacht
alerted | alarmiert
alert | alarmieren
left | dagelassen
from that | daraus
only one | einzige einziger einzigen
begin | fang
stop | stoppt stoppe stoppen
arm | arm
carbon monoxide poisoning | kohlenmonoxidvergiftung
smoke hood | rauchschutzmaske
go back | zurückgehen
too pushy | übergriffig aufdringlich
clings | klammert
cling | klammern
embarrass | blamiere blamieren blamiert
gets on | verträgt
wrinkles | falten
dark blue | dunkelblau
vague | vage
specific | konkret konkrete konkreten konkretes
leave out | weglassen weglasse
hyperventilates | hyperventiliert
jacket | jacke
coat | mantel
guy | kerl
bottom | hintern
strain | anstrengen
deodorant | deo deodorant
sweat stains | schweißflecken
self-presentation | selbstpräsentation
presentation | präsentieren präsentiere
introduction round | vorstellungsrunde
small talk | smalltalk
multitasking | multitasking
language certificate | sprachzertifikat
residence permit | aufenthaltstitel aufenthaltserlaubnis
citizen | staatsbürger
criminal offence | vorstrafen
fine | bußgeld geldstrafe
sick leave | krankenstand
sick days | fehltage
first aider | ersthelfer sanitätsdienst
allergic person | allergiker allergikerin
cleaning lady | reinigungskraft zimmermädchen
camp | ferienlager
scouts | pfadfinder
exchange year | auslandsjahr austauschjahr
deadline pressure | zeitdruck
rush | hektik hektisch
queue | warteschlange
price | preis preise
shouting | geschrei
cried | geweint
comforted | getröstet
comfort | trösten tröste
gossip | lästern gelästert
excluded | ausgeschlossen
accused | vorgeworfen
accusation | vorwurf vorwürfe
defended | verteidigt
defend | verteidigen wehren
justified | berechtigt gerechtfertigt
gave in | nachgegeben
give in | nachgeben
clarified | aufgeklärt
clarify | abklären
agreed | vereinbart abgesprochen
agreement | absprache vereinbarung
rule breaking | verstoß verstoßen
stuck to | eingehalten
stick to | einhalten
prioritise | prioritäten
priority | priorität vorrang
overview | überblick übersicht
overworked | überlastet
burnout | burnout
locked in | eingeschlossen
rang | geklingelt
call back | zurückrufen
infected | angesteckt
wash | gewaschen
disinfect | desinfizieren desinfiziert
hygiene | hygiene hygienisch
swallow | schlucken schluckt
tourniquet | tourniquet
stops breathing | atemstillstand
heat stroke | hitzschlag
poisoned | vergiftet
food poisoning | lebensmittelvergiftung
thrombosis | thrombose
embolism | lungenembolie
lungs | lunge
half of the face | gesichtshälfte mundwinkel
speech problems | sprachstörung lallt
paralysed | gelähmt
pacemaker | herzschrittmacher
premature birth | frühgeburt
claustrophobia | platzangst
coffee machine | kaffeemaschine
kettle | wasserkocher
fire extinguishing | löschmittel
waves | welle wellen
commands | kommandos
counted | gezählt
safety video | sicherheitsvideo
galley curtain | vorhang
catering | catering
headset | headset
pillow | kissen
seats together | nebeneinander
reserve | reservieren
body odour | körpergeruch schweißgeruch
bad breath | mundgeruch
drunk group | junggesellenabschied
football fans | fußballfans
handcuffs | kabelbinder
restrain | fixieren
restrained | fixiert
warned | verwarnt
reported | angezeigt
extend | verlängern verlängert verlängerung
background check | backgroundcheck zuverlässigkeitsprüfung zuverlässigkeitsüberprüfung
been | worden
suspended sentence | bewährungsstrafe bewährung
natural | dezent dezentes
psoriasis | schuppenflechte
unfit | untauglich
fit to fly | flugtauglich tauglich
beards | bärte
jumped the queue | vorgedrängelt
jump the queue | vordrängeln
class representative | klassensprecherin klassensprecher
private tutor | nachhilfelehrerin nachhilfelehrer
tutoring | nachhilfe
deep fryer | friteuse fritteuse
buffet | buffet büffet
taking turns | abwechselnd
pressed | gedrückt
dishes | abwasch
hostel | hostel
celebrated | gefeiert
asked | gebeten bat
ask | bitten
quieter | leiser
knocked over | umgestoßen umgeworfen
confessed | gebeichtet
tell on | verpfeifen petzen
couple | ehepaar pärchen
divided | zerstritten
poured | geschüttet eingeschenkt
dirty | dreckig
cracks | zerspringt
threatened beating | prügel
snaps at | anschnauzt
jewish | jüdischer jüdische jüdisch
dog | hündin
urinated | gepinkelt
first officer | offizier
next to it | daneben
stammer | stotter
were | warst
oh | oh ach och
goodbye | tschö tschüssle
sits | setzt
area | gegend
stack | einräumen
pallet | palette
called in | dazugerufen
hugged | umarmt
meanwhile | währenddessen
from there | daraufhin
that is why | weswegen
by that | dadurch
afterwards | hinterher anschließend
beforehand | vorab
at the same time | gleichzeitig
apart from | abgesehen
possibly | möglicherweise
partly | teilweise
mostly | größtenteils
hardly | kaum
especially | insbesondere
absolutely | absolut unbedingt
kind of | quasi sozusagen
constantly | andauernd permanent
this time | diesmal
mine | meins
yours | deins
one another | untereinander
nobody | keiner
none | keins keines
either | entweder
as well as | sowohl
noted | notiert
understood | kapiert gecheckt gerafft
luckily | glücklicherweise
pleasure | freude
enjoy | genießen genieße
enjoyed | genossen
annoy | ärgern ärgert ärgere
annoyed | geärgert
fault-finding | pingelig
picky | wählerisch
fair | fair gerecht
similar | vergleichbar
complete | vollständig vollständige
incomplete | unvollständig
precise | präzise
alternative | alternative alternativen
introduction | einleitung
main part | hauptteil
structure | struktur aufbau gliederung
stumbled | verhaspelt
stumble over words | verhaspel verhaspeln verspreche
slip of the tongue | versprecher
filler words | füllwörter
mumble | nuscheln nuschel
speak clearly | deutlicher
breathe in | einatmen einatme
breathe out | ausatmen
trick | trick
remember | einfallen einfällt
butterflies | kribbeln
scared to death | todesangst
courage | mut mutig
brave | tapfer
dare | trauen traut wage
stranger | fremder
farewell | abschied
funeral | beerdigung
grieve | trauern trauer
carers | pflegekräfte
vet | tierarzt
grandchild | enkel enkelin
mother-in-law | schwiegermutter schwiegereltern
fiance | verlobter verlobte verlobt
contact | kontakt kontakte
message | nachricht
video call | videoanruf
fun | spaß
turn off | abschalten
introduce | vorstellen
responsive | ansprechbar
liquor | schnaps
find out | erfahre erfahr
unwillingly | ungern
contradict | widersprechen widerspreche widersprach
practise | übt übst
strikes | streikt
breathed deeply | durchgeatmet
interfered | eingemischt
interfere | einmischen
ward manager | stationsleitung
asked | angefragt
smiled | gelächelt
stars | sterne stern
bring | bringe bring
stand | steh stehst
put | räum räume
scorched | verschmort
escaped | entwischt entlaufen abgehauen
fists | faust fäuste fäusten
idea | ahnung
flaky | schuppig
chat | quatschen plaudern
on the side | nebenher
champagne glasses | sektgläser sektgläsern
looked | geguckt geschaut angeschaut
crashed down | runtergekracht
get in | reinkommen reinzukommen
vomit bags | spucktüten
vomit | brechen
travel costs | fahrtkosten reisekosten
triangles | dreieck dreiecke
hot water | warmwasser
ask | erkundige erkundigen
count | rechne
live | leb wohn
talk | quatsche plaudere
wake | wecke wecken geweckt
send | schick schicken verschicken
sign up | anmelde
show | zeigt
think | nachdenke überleg
drive | fahr
train | trainiere
hide | versteck
hurry | beeil
look | guckt
reach | reiche
clothes | klamotten outfit
agrees | einigt
cried | geheult
for free | umsonst
detailed | ausführlich ausführliche
work | jobbe jobben
treat | versorgen versorgt versorge
stationed | stationiert
reason for rejection | ausschlusskriterium ausschlussgrund
single | alleinstehend
breakdown | panne
plausible | plausibel
express | äußern
slipped disc | bandscheibe bandscheibenvorfall
deliver a baby | entbinden entbindet
reading glasses | lesebrille
tiptoes | zehenspitzen
working atmosphere | betriebsklima arbeitsklima
handed out | ausgehändigt ausgeteilt
embassy | botschaft konsulat
tourist | touristin
violent | handgreiflich
scratched | gekratzt
no pulse | pulslos
dislocated | ausgekugelt
swollen battery | aufgebläht
sweating | schweißausbrüche
freckles | sommersprossen
hostage taking | geiselnahme
start | einleiten
visually impaired | sehbehindert sehbehinderter sehbehinderte
dark red | dunkelrot
cheered | angefeuert
soup | suppe
passengers | pax
music | musik
drink | trinke
embarrassing | peinlich peinliche
game | spiel
play | spiele
`;

/** More German turns of phrase: what is told in the perfect tense, questions in their English order, idioms. */
export const MORE_PHRASES = `
how long does the oxygen last | wie lange reicht der sauerstoff | wie lange hält der sauerstoff | wie lange haben wir sauerstoff
i tried hard | mir voll mühe gegeben | mir mühe gegeben | mir viel mühe gegeben | mir so viel mühe gegeben | hab mir mühe gegeben | ich hab mir mühe gegeben | ich habe mir mühe gegeben
give me a sentence to say | gib mir einen satz den ich sagen kann | gib mir nen satz den ich sagen kann | kannst du mir nen satz vorgeben | kannst du mir einen satz vorgeben | gib mir einen satz | gib mir nen satz | kannst du mir einen satz geben
give me a sentence to say | kannst du mir nen satz vorgeben den ich sagen kann | kannst du mir einen satz vorgeben den ich sagen kann | gib mir einen satz zum sagen
i tried hard | hab ich mir voll mühe gegeben | hab ich mir mühe gegeben | habe ich mir mühe gegeben | dabei hab ich mir voll mühe gegeben
my mistake | mein fehler | war mein fehler
do i have to be able to swim … | muss ich … schwimmen können | muss man … schwimmen können
do i have to be able to swim | muss ich schwimmen können | muss man schwimmen können
i fetched … | ich habe … geholt | ich hab … geholt | habe ich … geholt | hab ich … geholt
i called … | ich habe … gerufen | ich hab … gerufen | habe ich … gerufen | hab ich … gerufen | ich habe … angerufen | ich hab … angerufen | habe ich … angerufen
i said … | ich habe … gesagt | ich hab … gesagt | habe ich … gesagt | hab ich … gesagt
i apologised to … | ich habe mich bei … entschuldigt | ich hab mich bei … entschuldigt | habe ich mich bei … entschuldigt | hab ich mich bei … entschuldigt | habe mich bei … entschuldigt
i apologised … | ich habe mich … entschuldigt | ich hab mich … entschuldigt | hab mich … entschuldigt | habe mich … entschuldigt
i apologised | ich habe mich entschuldigt | ich hab mich entschuldigt | habe ich mich entschuldigt | hab ich mich entschuldigt | habe mich entschuldigt | hab mich entschuldigt
i calmed down … | ich habe … beruhigt | ich hab … beruhigt | habe ich … beruhigt | hab ich … beruhigt
i explained to … | ich habe … erklärt | ich hab … erklärt | habe ich … erklärt | hab ich … erklärt
i gave … | ich habe … gegeben | ich hab … gegeben | habe ich … gegeben | hab ich … gegeben
i brought … | ich habe … gebracht | ich hab … gebracht | habe ich … gebracht | hab ich … gebracht
i offered … | ich habe … angeboten | ich hab … angeboten | habe ich … angeboten | hab ich … angeboten
i helped … | ich habe … geholfen | ich hab … geholfen | habe ich … geholfen | hab ich … geholfen
i listened to … | ich habe … zugehört | ich hab … zugehört | habe ich … zugehört | hab ich … zugehört
i noticed … | ich habe … bemerkt | ich hab … bemerkt | habe ich … bemerkt | ich habe … gemerkt | ich hab … gemerkt
i solved … | ich habe … gelöst | ich hab … gelöst | habe ich … gelöst
i informed … | ich habe … informiert | ich hab … informiert | habe ich … informiert | hab ich … informiert
i forgot … | ich habe … vergessen | ich hab … vergessen | hab … vergessen
i wrote … | ich habe … geschrieben | ich hab … geschrieben
i learned … | ich habe … gelernt | ich hab … gelernt | habe ich … gelernt | hab ich … gelernt
i made … | ich habe … gemacht | ich hab … gemacht | habe ich … gemacht | hab ich … gemacht
i found … | ich habe … gefunden | ich hab … gefunden
i looked for … | ich habe … gesucht | ich hab … gesucht
i took over … | ich habe … übernommen | ich hab … übernommen
i organised … | ich habe … organisiert | ich hab … organisiert
i talked to … | ich habe mit … gesprochen | ich hab mit … gesprochen | habe ich mit … gesprochen | ich habe mit … geredet | ich hab mit … geredet | hab ich mit … geredet
i took … | ich habe … genommen | ich hab … genommen | habe ich … genommen | hab ich … genommen
i worked … | ich habe … gearbeitet | ich hab … gearbeitet | hab … gearbeitet
i took care of … | ich habe mich um … gekümmert | ich hab mich um … gekümmert | habe ich mich um … gekümmert
i suggested … | ich habe … vorgeschlagen | ich hab … vorgeschlagen
complained about … | hat sich über … beschwert | haben sich über … beschwert | hat sich wegen … beschwert
complained | hat sich beschwert | haben sich beschwert | sich beschwert hat
was able to | konnten
aside | zur seite | beiseite | auf die seite
we fought | in die haare gekriegt | in die wolle gekriegt | aneinandergeraten | aneinander geraten
cleaning plan | putzplan
stay calm | ruhig bleiben | ruhig bleibe | ruhig geblieben | die ruhe bewahren | ruhe bewahren
stayed calm | bin ruhig geblieben | blieb ruhig
talk in front of people | vor leuten reden | vor leuten sprechen | vor anderen reden | vor der gruppe reden | vor der gruppe zu reden | vor der gruppe sprechen | vor der gruppe zu sprechen
i blush | ich werde rot | ich werd rot | ich werde immer rot | ich werd immer rot | werde rot | werd immer rot | ich laufe rot an | ich lauf rot an | ich werd knallrot | ich werde knallrot | ich werd immer knallrot | ich werde immer knallrot | werd ich rot | werde ich rot
my voice shakes | meine stimme zittert | zittert meine stimme | meine stimme zittert dann
is it worth it | lohnt sich das | lohnt es sich | lohnt sich der job | rentiert sich das | ist es das wert
worth it | lohnt sich
do they answer | melden die sich | melden sie sich | meldet sich … noch | geben die bescheid
when do they answer | wann melden die sich | wann melden sie sich | wann bekomme ich bescheid | wann kriege ich bescheid | wann krieg ich bescheid | wann kriegt man bescheid
how long until they answer | wie lange dauert es bis die sich melden | wie lange dauert es bis sie sich melden | wie lang dauert es bis die sich melden | wie lange dauert die rückmeldung | wie lange muss man auf … warten | wie lange muss ich auf … warten | wie lange wartet man auf … | wie lange muss man … auf ne rückmeldung warten | wie lange muss man … auf eine rückmeldung warten
i heard nothing since then | ich hab nichts mehr gehört | ich habe nichts mehr gehört | ich habe seitdem nichts gehört | ich hab seitdem nichts gehört | noch nichts gehört | keine antwort bekommen
wear … open | … offen tragen
may i wear … | darf ich … tragen | darf man … tragen | kann ich … tragen | kann man … tragen | darf ich … anziehen | kann ich … anziehen | darf man … anziehen
do i have to wear … | muss ich … tragen | muss man … tragen | muss ich … anziehen | muss man … anziehen
may i have … | darf ich … haben | darf man … haben
how often may i repeat … | wie oft darf man … wiederholen | wie oft darf ich … wiederholen | wie oft kann man … wiederholen
can i repeat … | kann ich … wiederholen | kann man … wiederholen | darf man … wiederholen | darf ich … wiederholen
if i fail | wenn ich durchfalle | falls ich durchfalle | wenn man durchfällt | falls man durchfällt | wenn ich durchfall | wenn ich nicht bestehe | wenn ich das nicht bestehe
do i have to know … | muss ich … können | muss man … können | muss ich … wissen | muss man … wissen
i am not sure | bin mir nicht sicher | bin mir aber nicht sicher | ich bin mir nicht sicher | ich bin mir aber nicht sicher | bin nicht sicher | ich bin mir unsicher | bin mir unsicher | ich bin mir nicht ganz sicher | bin mir nicht ganz sicher
i guess … | ich tippe auf | ich tipp auf | tippe auf | ich würde auf … tippen | ich schätze | ich rate mal | ich rate | schätze mal | ich sage mal | ich sag mal
guessed | geraten | nur geraten
was that right | war das richtig | war das jetzt richtig | war das jetzt falsch | stimmt meine antwort | war meine antwort richtig | hatte ich recht | hab ich recht | habe ich recht | lag ich richtig
what was the reason | woran lag es | woran lag es denn | woran lags | woran lag das | woran liegt das | woran liegt es | woran liegts
that was too strict | zu streng | übertrieben streng
what do i do in case of | was tun bei | was mache ich bei | was mach ich bei | was macht man bei | was tut man bei | was mache ich bei einem | was mache ich bei einer | was tun bei einem | was tun bei einer | was macht man bei einem | was macht man bei einer
when may i stop … | wann darf ich mit … aufhören | wann darf man mit … aufhören | wann höre ich mit … auf | wann hör ich mit … auf | wann kann ich mit … aufhören
when do i stop | wann darf ich aufhören | wann höre ich auf | wann hör ich auf | wann kann ich aufhören
cannot breathe | kriegt keine luft | kriegt keine luft mehr | bekommt keine luft | bekommt keine luft mehr | kriege keine luft | keine luft kriegt | keine luft bekommt | keine luft mehr bekommt | keine luft mehr kriegt | ringt nach luft
face swells | gesicht schwillt an | das gesicht schwillt an
with her | dabei hat
is dizzy | ist schwindlig | ist schwindelig | ist schlecht vor | wird schwindlig | wird schwindelig
is sick | ist schlecht | ist übel | wird schlecht | wird übel
head back | kopf in den nacken | den kopf in den nacken
waters break | fruchtblase platzt | platzt die fruchtblase | die fruchtblase ist geplatzt
giving birth | bekommt ein kind | bekommt ihr kind | kriegt ein kind | kriegt ein baby | bekommt ein baby | kind kommt | baby kommt | wehen setzen ein | hat wehen | bekommt wehen | kriegt wehen
fell between the seats | zwischen die sitze gerutscht | zwischen den sitzen gerutscht | zwischen die sitze gefallen | in den sitz gefallen | in den sitz gerutscht
why do i have to … | warum muss ich … | wieso muss ich … | warum muss man … | wieso muss man …
put on the mask | die maske aufsetzen | maske aufsetzen | die maske aufzusetzen | maske aufgesetzt | setzt … maske auf
how many seconds do i have | wie viele sekunden habe ich | wie viele sekunden hat man | wieviel sekunden hat man | wie viele sekunden hab ich
how much time do i have | wie viel zeit habe ich | wie viel zeit hab ich | wie viel zeit hat man | wieviel zeit hat man | wie viel zeit bleibt
smoking in the lavatory | raucht auf der toilette | raucht aufm klo | raucht heimlich aufm klo | raucht auf dem klo | raucht in der toilette | raucht heimlich auf der toilette
what are … for | wofür sind … gut | wofür sind … da | wozu sind … da | wofür ist … gut | wofür ist … da | wofür braucht man
what is … for | wofür ist | wozu dient
what is the difference | was ist der unterschied
how do i deal with | wie kriegt man … hin | wie krieg ich … hin | wie kriege ich … hin | wie komme ich mit … klar | wie kommt man mit … klar | wie schafft man | wie geht ihr mit … um
cope | klarkommen | klarkomme | zurechtkommen | klarkommt
dry skin | trockene haut
see you tomorrow | bis morgen dann | dann bis morgen | ok bis morgen | bis morgen
very helpful | mega hilfreich | sehr hilfreich | super hilfreich | total hilfreich | echt hilfreich
carry on | mach ma weiter | mach mal weiter | weiter gehts | weiter geht's | ^passt weiter | können wir weitermachen | machen wir weiter
thanks a lot | danke vielmals | danke vielmal | vielen herzlichen dank | 1000 dank | danke danke
i did write that | ich hab alles reingeschrieben | ich hab doch alles reingeschrieben | das hab ich doch reingeschrieben | hab ich doch reingeschrieben | das hab ich geschrieben | das habe ich geschrieben
is it better now | jetzt besser | ist es so besser | und jetzt besser | ist das jetzt ok | ist das jetzt gut
she is | sie ist | ist sie
she has | sie hat | hat sie
she was | sie war | war sie
she had | sie hatte | hatte sie
she wanted | sie wollte
she could | sie konnte
she said | sie sagte | sie meinte
he said | er sagte | er meinte
the shop | der laden | im laden | den laden | dem laden
when can i expect … | wann kann ich mit … rechnen | wann darf ich mit … rechnen | wann kann man mit … rechnen
how many applicants are there for one job | wie viele bewerber kommen auf eine stelle | wie viele bewerben sich
does that work | geht das | geht das auch | geht sowas | funktioniert das
does … make sense | macht … sinn | ergibt … sinn
does that make sense | macht das sinn | macht das überhaupt sinn | macht das überhaupt noch sinn | hat das sinn | bringt das was
i disappear in … | gehe ich in … unter | geh ich in … unter | ich gehe in … unter | ich geh in … unter
does not let me speak | lässt mich nicht zu wort kommen | ich komme nicht zu wort | ich komm nicht zu wort | ich komm gar nicht zu wort | ich komme gar nicht zu wort | nicht zu wort komme | nicht zu wort kommen
dominates everything | alles an sich reißt | reißt alles an sich | drängt sich in den vordergrund | sich in den vordergrund drängt
take out … | kann ich … rausnehmen
take it out | rausnehmen | herausnehmen
natural hair colour | naturfarbe | naturhaarfarbe
career change | den beruf wechseln | beruf wechseln | wechsle gerade den beruf | job wechseln | den job wechseln | berufswechsel | jobwechsel
how does it differ, … and | wie unterscheidet sich … von | was unterscheidet … von
what does … mean | was bedeutet … nochmal | was heißt … nochmal
what does pax mean | wofür steht pax
what does apu mean | wofür steht apu
what does atc mean | wofür steht atc
what does ife mean | wofür steht ife
what does the abbreviation … mean | wofür steht die abkürzung | was bedeutet die abkürzung | was heißt die abkürzung
abbreviation | abkürzung | abkürzungen
in my bar | bei mir in der bar | in der bar | in einer bar | ner bar
refused to pay | sich geweigert zu zahlen | geweigert zu zahlen | wollte nicht zahlen | nicht zahlen wollte | nicht bezahlen wollte | wollte nicht bezahlen
i called in … | hab … dazugeholt | habe … dazugeholt | hab ich … dazugeholt | dazugeholt
calmed down | hat sich beruhigt | haben sich beruhigt | sich beruhigt hat | sich wieder beruhigt
tell the bad news to | schonend beibringen
fainted | ist ohnmächtig geworden | ohnmächtig geworden | ohnmächtig wurde | wurde ohnmächtig | in ohnmacht gefallen | wird ohnmächtig | ohnmächtig wird | ist umgekippt | kippt um | weggesackt
raised legs | beine hochgelagert | beine hochlagern | beine hoch
it was not my fault | nichts dafür konnte | konnte nichts dafür | ich konnte nichts dafür | nichts dafür kann | ich kann nichts dafür | war nicht meine schuld | nicht meine schuld
put me down | mich runtergemacht | mich vor allen runtergemacht | mich bloßgestellt | mich vor allen kritisiert
too much | zu viele
talked too long | um den heißen brei herumgeredet | um den heißen brei geredet | drumherum geredet | drumrum geredet | zu viel herumgeredet
not so good | nicht so prickelnd | nicht so toll | nicht so gut | nicht so dolle | nicht so berauschend
that is in the last sentence | das steht doch im letzten satz | steht doch im letzten satz | das steht im letzten satz | steht im letzten satz
the result is missing | da fehlt das ergebnis | das ergebnis fehlt | ergebnis fehlt
let me try again | kann ich es nochmal versuchen | kann ich's nochmal versuchen | kann ich es noch mal versuchen | ich versuchs nochmal | ich versuch es nochmal | ich probiers nochmal | ich probier es nochmal | nochmal versuchen | noch ein versuch | lass es mich nochmal versuchen | darf ich nochmal
i try again tomorrow | ich probiers morgen nochmal | ich versuchs morgen nochmal | morgen nochmal
no shock advised | kein schock empfohlen | kein schock empfohlen wird | keinen schock empfohlen | keinen schock
foam at the mouth | schaum vor dem mund | schaum vorm mund
finger caught in the door | finger in der tür eingeklemmt | den finger in der tür eingeklemmt | finger eingeklemmt | finger gequetscht
confused talk | wirres zeug | redet wirr | redet wirres zeug
what if somebody dies on board | wenn jemand in der luft stirbt | wenn jemand an bord stirbt | wenn jemand stirbt | wenn ein passagier stirbt
where do you put … | wo kommt … hin | wohin kommt | wohin mit | wo tut man … hin | wo legt man … hin
rolls away | rollt … los | rollt los | rollt weg
fall down | fallen … runter | fallen runter | runterfallen | herunterfallen
at what altitude | in welcher höhe | ab welcher höhe | auf welcher höhe
in contrast to | im gegensatz zu | im gegensatz zur | im gegensatz zum
which exit do i use | welche tür nehme ich | welchen ausgang nehme ich | welche tür nehm ich
when do i inflate … | wann bläst man … auf | wann blase ich … auf | wann blas ich … auf | wann pumpt man … auf
until which week can pregnant women fly | bis zu welcher woche dürfen schwangere fliegen | bis zu welcher woche | ab welcher woche dürfen schwangere nicht mehr fliegen | bis wann dürfen schwangere fliegen | bis wann darf man schwanger fliegen
from which week | ab welcher woche
i am between … | ich schwanke zwischen | schwanke zwischen | bin zwischen
stay stuck | hängen bleibe | hängen bleiben | stecken bleibe | stecken bleiben | steckenbleibe | ich bleib hängen | hänge fest | ins stocken | ins stocken komme | hängenbleibe
will they reject me because of that | sortieren die mich deswegen aus | sortieren die mich aus | lehnen die mich deswegen ab | lehnen die mich ab | werde ich deswegen abgelehnt | nehmen die mich deswegen nicht
who looks after … | wer passt … auf | wer kümmert sich um | wer passt dann auf … auf
the little one | die kleine auf | der kleine | die kleinen
how much holiday | wieviel urlaub | wie viel urlaub | wieviele urlaubstage | wie viele urlaubstage
holiday days | urlaubstage | urlaubstag
stay at home | daheim bleiben | zuhause bleiben | zu hause bleiben | daheim sein | zuhause sein
i have a headache | hab kopfweh | hab kopfschmerzen | hab grad kopfweh | ich hab kopfweh
my fault | nicht meine schuld gewesen | meine schuld | war bisschen wirr von mir | war unklar von mir
all right | alles klar | alles roger | geht klar | passt so | passt schon
i am overweight | ich wiege zu viel | ich bin zu dick | bin zu dick | ich bin zu schwer | bin zu schwer
i weigh … kilos | ich wiege … kilo | ich wieg … kilo | wiege … kilo | ich wiege … kg | wiege … kg
what does the crew do | was macht die crew da | was macht die besatzung
how do i feel | wie fühle ich mich
what did i do wrong | was hab ich denn falsch gemacht | was hab ich da falsch gemacht
what exactly was missing | was genau hat gefehlt | was genau fehlt | was genau hat gestört | was genau gestört hat | was hat dich gestört | was hat gestört
where exactly | wo genau
what exactly | was genau
what do you mean by … | was meinst du mit | was meinen sie mit | was heißt das | was soll das heißen
how do i begin … | wie fang ich … an | wie fange ich … an | wie beginne ich
a sentence to say | nen satz vorgeben | einen satz vorgeben | einen satz den ich sagen kann | nen satz den ich sagen kann | einen satz zum sagen | ein satz den ich sagen kann | was ich wörtlich sagen kann
should i leave out … | soll ich … weglassen | kann ich … weglassen
leave out … | lass ich … weg | lasse ich … weg | ich lass … weg
why did i change jobs so often | warum ich so oft den job gewechselt hab | warum ich so oft den job gewechselt habe | warum ich so oft gewechselt hab | warum ich so viele jobs hatte
i quit | gekündigt habe | gekündigt hab | ich habe gekündigt | ich hab gekündigt | hab gekündigt
was fired | gekündigt wurde | ich wurde gekündigt | mir wurde gekündigt
i got rejected | ich bin rausgeflogen | bin rausgeflogen | nach der ersten runde war schluss | in der ersten runde raus | ich bin raus geflogen | ich bin heute rausgeflogen
salary expectation | gehaltsvorstellung | gehaltswunsch | gehaltsvorstellungen
red cross | roten kreuz | rotes kreuz | rote kreuz
at the shop | bei uns im laden | in meinem laden
left her bag | tasche stehen lassen | tasche vergessen | tasche liegen lassen
luckily | zum glück | glücklicherweise | gottseidank | gott sei dank
broke a leg | bein gebrochen | das bein gebrochen | sich das bein gebrochen
broke an arm | arm gebrochen | den arm gebrochen | sich den arm gebrochen
at the end | am schluss | zum schluss | ganz am ende
he thanked me | er sich bei mir bedankt | er sich bedankt | hat er sich bedankt | er hat sich bedankt | sie hat sich bedankt
thanked me | sich bei mir bedankt | bei mir bedankt | hat sich bedankt
from that i learned | daraus hab ich gelernt | daraus habe ich gelernt | draus gelernt | daraus gelernt
always ask | frage ich immer nach | frag ich immer nach | frage immer nach
i asked | hab ich nachgefragt | habe ich nachgefragt | hab nachgefragt
smells of sweat | nach schweiß riecht | riecht nach schweiß | stinkt nach schweiß
smells of … | riecht nach | stinkt nach
came late | kam dauernd zu spät | kam immer zu spät | kommt immer zu spät | zu spät gekommen | zu spät kam
talked to him about it | drauf angesprochen | darauf angesprochen | zur rede gestellt
how do i proceed | wie geh ich vor | wie gehe ich vor | wie geht man vor | wie gehen wir vor | wie soll ich vorgehen
how do i calm down … | wie beruhige ich | wie beruhig ich | wie beruhigt man | wie kann ich … beruhigen
how do i rescue … | wie rettet man | wie rette ich
how do i stop … | wie stoppt man | wie stoppe ich | wie stopp ich
how do i react | wie reagier ich | wie reagiere ich | wie reagiert man | wie soll ich reagieren | wie würdest du reagieren
choking | am ersticken | ist am ersticken | droht zu ersticken
we are taxiing | wir rollen schon | wir rollen | während wir rollen
both pilots are unconscious | piloten sind beide ohnmächtig | beide piloten ohnmächtig | beide piloten bewusstlos | beide piloten fallen aus
sits down in business class | setzt sich einfach in die business class | setzt sich in die business class
touched me | mich angefasst | mich am hintern angefasst | mich begrapscht | mir an den hintern gefasst | mich angegrapscht | mich unsittlich berührt
harasses | ist übergriffig | wird übergriffig | belästigt mich | macht mich an
kicks the seat | gegen den sitz tritt | tritt gegen den sitz | gegen den sitz treten | an den sitz tritt
does not want to fasten | nicht anschnallen | will sich nicht anschnallen | schnallt sich nicht an | will nicht angeschnallt werden
you say | ^sag du | ^sag du's | ^sags mir
i do not know | ^null plan | null plan | null ahnung | weiß ich grad nicht | ^öhm keine ahnung
i embarrass myself | ich mich blamiere | mich blamiere | ich blamiere mich | mich zu blamieren | ich mich zum affen mache
everybody laughs | alle lachen | mich auslachen | alle mich auslachen | ausgelacht werde
up there | da oben | dort oben
now i understand | jetzt versteh ichs | jetzt verstehe ich | endlich kapier ichs | jetzt kapier ichs | jetzt hab ichs verstanden | jetzt check ichs
fits, thanks | ^passt danke | ^passt dankeschön | ok passt danke
no time now | koa zeit | keine zeit mehr | keine zeit | grad keine zeit | jetzt keine zeit
i want to become cabin crew | mecht flugbegleiterin werden | mecht flugbegleiter werden
how does it go | wia läuft des ab | wia geht des | wie geht des | wie läuft des ab
looks unprofessional | wirkt das unprofessionell | wirkt das schlecht
is that a bad sign | ist das ein schlechtes zeichen | ist das schlechtes zeichen | ist das ein gutes zeichen
where should i look | wohin soll ich gucken | wohin soll ich schauen | wo soll ich hinschauen | wo soll ich hingucken | wo schau ich hin | wo guck ich hin
the only one | die einzige | der einzige | als einzige | als einziger
how many doors | wieviel türen | wie viele türen
how many cabin crew | wieviel flugbegleiter | wie viele flugbegleiter
he was | er war | war er
he is | er ist | ist er
he has | er hat | hat er
it was | es war | war es
there was | es gab | gab es | da war
i was | ich war | war ich
i had | ich hatte | hatte ich
i had to | ich musste
we had | wir hatten | hatten wir
we were | wir waren
the guest | der gast | den gast | dem gast
the passenger | der passagier | den passagier | dem passagier
in the air | in der luft
fresh air | frische luft | an die luft
what is the difference between | was is der unterschied zwischen
how long does … take | wie lange zieht sich … hin | wie lange dauert … denn
how long does that take | wie lange zieht sich das | wie lange zieht sich das hin
may i postpone … | kann ich … verschieben | darf ich … verschieben | kann man … verschieben
how do i do my make-up | wie schminke ich mich | wie schmink ich mich
can i go there with … | kann ich mit … hin
well controlled | gut eingestellt
is declared unfit | untauglich geschrieben | für untauglich erklärt
swim breaststroke | brustschwimmen
curfew | ausgangssperre | was ausgang angeht
it escalated | eskalierte es | es eskalierte | eskaliert es | ist es eskaliert | die situation eskalierte | die situation ist eskaliert
i stepped in between | ich bin dazwischen gegangen | bin dazwischen gegangen | ich bin dazwischengegangen | dazwischen gegangen
caught fire | in brand geraten | feuer gefangen | angefangen zu brennen | hat gebrannt
we made a plan | haben wir einen plan gemacht | wir haben einen plan gemacht | einen plan gemacht
asked … to be quieter | … gebeten leiser zu sein
i suggested | ich hab vorgeschlagen | ich habe vorgeschlagen | hab ich vorgeschlagen | habe ich vorgeschlagen | hab vorgeschlagen
you wrote | du hast geschrieben | du schreibst | du schriebst | hast du geschrieben
name numbers | zahlen nennen
which ones | welche denn
i do not understand what … means | versteh nicht was … meint | ich versteh nicht was … bedeutet | versteh nicht was … bedeutet
i do not understand | versteh nicht | verstehe nicht | ich versteh nicht | ich verstehe nicht
am i getting better | hab ich mich verbessert | bin ich besser als letzte woche | hab ich mich verbessert seit letzter woche
bites the tongue | beißt sich auf die zunge | auf die zunge gebissen | sich auf die zunge beißt
put something between the teeth | was zwischen die zähne stecken | etwas zwischen die zähne stecken | was in den mund stecken
spilled coffee on … | sich kaffee über … geschüttet | kaffee über … geschüttet
vomits | übergibt sich | muss sich übergeben | sich übergibt | erbricht sich | muss brechen | muss kotzen
feels very bad | ihm geht es dreckig | geht es dreckig | geht es sehr schlecht | ihm gehts schlecht | geht es ihm schlecht | ihr geht es schlecht
put ice on it | muss da eis drauf | eis drauf | soll da eis drauf
leaves the runway | kommt von der piste ab | kommt von der bahn ab | von der landebahn abgekommen | schießt über die landebahn hinaus
lands hard | setzt hart auf | harte landung
flies around | fliegt durch die gegend | fliegt durch die kabine | durch die gegend fliegt
threatens to hit me | droht mir prügel an | will mich schlagen | droht mich zu schlagen | will zuschlagen
snaps at me | schnauzt mich an | pampt mich an | pflaumt mich an | meckert mich an | motzt mich an | schreit mich an | brüllt mich an | schnauzt … an
is out of food | menü aus ist | essen aus ist | kein essen mehr da
nobody picks him up | keiner holt es ab | niemand holt es ab | holt niemand ab
i am torn | hin und hergerissen | hin und her gerissen
just missed | knapp daneben | fast richtig
i am clumsy | zwei linke hände | ich bin tollpatschig | ich bin ungeschickt
am i wrong there | bin ich da falsch
i stammer | ich stotter | ich stotter manchmal | ich stottere manchmal
that is enough for today | mir reichts für heute | mir reicht es für heute | mir reichts
you were a great help | du warst ne große hilfe | du warst eine große hilfe | du warst mir eine große hilfe | du hast mir sehr geholfen | du hast mir echt geholfen
goodbye | tschau tschau | tschö | tschö mit ö | bis nachher | bis denne | hau rein | ciao ciao | bye | bye bye
be away from home | weit weg sein | so weit weg sein
afterwards | im anschluss | im nachhinein
in front of everybody | vor allen | vor versammelter mannschaft
on my own | auf eigene faust | im alleingang
as a team | als team | im team
i noticed that | mir ist aufgefallen dass | mir ist aufgefallen | ich habe gemerkt dass | ich hab gemerkt dass | ich merkte dass
i decided to | ich habe mich entschieden | ich hab mich entschieden | ich habe beschlossen | ich hab beschlossen | hab ich beschlossen
i stayed calm | ich blieb ruhig | ich hab die ruhe bewahrt | ich habe die ruhe bewahrt | ich hab ruhe bewahrt
in the end | im endeffekt | unterm strich | letzten endes
as a result | dadurch | infolgedessen | das ergebnis war | als ergebnis | im ergebnis
since then | seit dem | ab da | von da an
the flaps | die klappen | den klappen | klappen am flügel | klappen an den flügeln
first officer | erster offizier | erste offizier | ersten offizier
i am torn | bin hin und hergerissen | ich bin hin und hergerissen
it is fun | das macht mir spaß | macht mir spaß | macht spaß | hat spaß gemacht | spaß macht
no problem | kein problem | kein ding | keine ursache | gern geschehen | gerne geschehen
i am on tenterhooks | sitze auf heißen kohlen | ich sitze auf heißen kohlen
how much time is there between … | wie viel zeit liegt zwischen | wie lange dauert es zwischen
does that matter | spielt das ne rolle | spielt das eine rolle | ist das wichtig | macht das einen unterschied
in private | unter vier augen
stood in line | standen schlange | stehen schlange
my nose ring | nasenring | meinen nasenring
cannot swallow | bekommt einen bissen nicht runter
turns blue | läuft blau an | wird blau | blau anläuft
in which position do i put … | in welche lage bringe ich | in welche position lege ich
are finished | sind alle leer | ist ausgegangen | sind ausgegangen | ausgegangen
fight with fists | gehen mit fäusten aufeinander los | gehen aufeinander los | geht auf ihn los
held his ears | hält sich die ohren zu
i don't know | keine ahnung | ach keine ahnung | keine ahnung ehrlich
red patches on the neck | rote flecken am hals | flecken am hals
get lonely | vereinsame | vereinsamen
dry air | trockene luft | trockenen luft | der trockenen luft
it was nice talking to you | war nett mit dir zu quatschen | war nett mit dir | war schön mit dir zu reden | hat spaß gemacht mit dir
goodbye | mach et jut | machet jut
how do i operate … | wie bediene ich | wie bedient man | wie benutze ich | wie benutzt man
must vomit | müssen brechen
get into … | bei … reinzukommen | bei … reinkommen
ask me about … | frag mich nach | frage mich nach | fragen sie mich nach | frag mich mal nach | frag mich bitte nach
a difficult customer | einen schwierigen kunden | einem schwierigen kunden | ein schwieriger kunde | schwierigen kunden | schwieriger kunde | schwierige kunden | schwieriger kundin | schwierigen gast | schwieriger gast
the last time | letztes mal | beim letzten mal | das letzte mal
`;
