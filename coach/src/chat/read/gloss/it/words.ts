/** Italian words: those that hold a sentence together, those of the trade and of every day. */
export const WORDS = `
yes | ^sì$ ^si$ ^certo$ ^certamente$ ^esatto$
another one | ^altra$ ^altro$ ^ancora$
ask me another question | ^prossima$
why | ^perché$
repeat that | ^come$
skip | ^avanti$ ^passo$
stop | ^basta$ ^fine$
tell me more | ^continua$
shorter | ^breve$
what is the source | ^sicuro$ ^fonte$ ^fonti$
for example | ^esempio$ ^tipo$
give me a hint | ^consiglio$
what | ^che
and | ^e
it is | ^è
 | si ci ne mi ti vi gli pure allora insomma proprio beh mah eh davvero quindi cioè magari appunto ecco dunque addirittura persino essi così ormai mica già
the | il lo la i le l
a | un uno una
please | prego perfavore
and | e ed nonché
or | o oppure od
but | ma però bensì tuttavia
not | non
no | no nessun nessuna
i | io
me | me
you | tu te voi lei ella
he | lui egli
she | essa
we | noi
they | loro essi
my | mio mia miei mie
your | tuo tua tuoi tue vostro vostra vostri vostre
his | suo sua suoi sue
our | nostro nostra nostri nostre
somebody | qualcuno qualcuna
nobody | nessuno
everybody | tutti tutte ognuno
all | tutto tutta
everything | tutto-quanto
something | qualcosa
nothing | niente nulla
this | questo questa quest
these | questi queste
that | quello quella quel che ciò
those | quelli quelle quegli quei
is | sia sarebbe è
are | sono siamo siete sei siano
was | era stata stato fu
were | erano stati state eravamo
be | essere
been | esser
has | ha abbia
have | hai abbiamo avete hanno avere aver avuto
i have | ho
may i | posso
i can | riesco
must i | devo
i do | faccio
is | sta
are | stanno
i am | sto
had | aveva avevo avevano
will | sarà saranno avrà
would | vorrebbe
want | voglio vuoi vuole vogliono volere vogliamo voler
would like | vorrei vorrebbero gradirei piacerebbe
can | puoi può possiamo possono potere poter riesce riuscire
could | potrei potresti potrebbe potuto
must | devi deve dobbiamo devono dovere dover
should | dovrei dovresti dovrebbe dovremmo dovrebbero
do | fare fai fa facciamo fanno fate faccia far fatta fatto facendo
did | faceva
go | andare vado vai va vanno andiamo andato andata andar
come | venire vengo viene vengono venuto venuta
become | diventare divento diventa diventato
give | dare dai danno dato dia dammi dargli darle
take | prendere prendo prende prendono preso presa prendi
put | mettere metto mette mettono messo messa metti metterlo metterla
what | cosa cos
which | quale quali qual
who | chi
where | dove
when | quando
if | se qualora
why | perché
because | poiché siccome
how | come
in | in nel nella nello nei nelle negli dentro
on | su sul sulla sullo sui sulle sugli sopra
at | presso
with | con col
without | senza
for | per
of | di del della dello dei delle degli
from | da dal dalla dallo dai dalle dagli
to | a al alla allo ai alle agli ad verso
by | tramite
about | riguardo circa
under | sotto
until | fino finché
before | prima
after | dopo
during | durante
against | contro
between | tra fra
since | dacché
than | rispetto
more | più
less | meno
very | molto molta troppo tanto tanta assai
only | solo soltanto sola solamente unico
also | anche inoltre
still | ancora
always | sempre
never | mai
often | spesso
now | adesso ora subito
today | oggi
tomorrow | domani dopodomani
yesterday | ieri
tonight | stasera stanotte
soon | presto
then | poi
first | primo prima-di primi
second | seconda secondi
third | terzo terza
last | ultimo ultima ultimi ultime
next | prossimo prossima successivo successiva prossimi prossime
two | due
three | tre
four | quattro
five | cinque
seven | sette
eight | otto
nine | nove
ten | dieci
eleven | undici
twelve | dodici
fifteen | quindici
twenty | venti
thirty | trenta
sixty | sessanta
ninety | novanta
hundred | cento
half | mezzo mezza metà
many | molti molte tanti tante parecchi parecchie
few | pochi poche
little | poco poca
some | alcuni alcune qualche certi certe
other | altro altra altri altre
another | un'altra un'altro
same | stesso stessa stessi stesse
each | ogni ciascun* ognun*
both | entramb*
easy | facile facili semplice semplici
lasts | dura durano durare
hard | difficile difficili duro duri
good | buono buona buoni buone buon bravo brava bravi brave
well | bene ben
better | meglio migliore migliori
best | ottimo ottima
bad | cattivo cattiva cattivi male brutto brutta
worst | peggiore peggio peggiori
weak | debole deboli debolezz*
strong | forte forti
important | important*
right | giusto giusta giusti giuste corretto corretta corretti
wrong | sbagliato sbagliata errato errata sbagliate
new | nuovo nuova nuovi nuove
old | vecchio vecchia vecchi anziano anziana anziani
young | giovane giovani
big | grande grandi grosso grossa
bigger | maggiore
small | piccolo piccola piccoli piccole
tall | alto alta alti alte
short | breve brevi basso bassa corto corta
long | lungo lunga lunghi lunghe
fast | veloce veloci velocemente rapidamente
quickly | rapido rapida in-fretta
slow | lento lenta lentamente
hot | caldo calda caldi bollente bollenti
cold | freddo fredda
allowed | permess* consentit* ammess* concess* lecito
forbidden | vietat* proibit*
needed | necessari* obbligatori* indispensabil*
question | domanda
questions | domande
asked | chiesto chiesta
ask | chiedere chiedo chiede chiedono chiedermi
answer | risposta risposte rispondere rispondo risponde risponder rispondono
story | storia racconto episodio
stories | storie
example | esempio esempi
practise | esercitar* allenar* esercito pratica
practise | esercizio esercizi
interview | colloquio colloqui intervista interviste
recruiter | recruiter* selezionator* selezionatric* reclutator*
assessor | valutator* esaminator*
application | candidatura candidature domanda-di-lavoro
apply | candidar* candido candidarmi applicare
cv | curriculum cv
photo | foto fotografia fotografie
experience | esperienz*
job | lavoro mestiere impiego posto-di-lavoro professione lavori
work | lavorare lavora lavorano lavori lavorato lavorar lavorando
career | carriera
training | formazione addestramento training
course | corso corsi
contract | contratto contratti
part-time | part-time
full-time | full-time
seasonal | stagional* stagione
base | base
bases | basi
visa | visto visti
passport | passaporto passaporti
nationality | nazionalità cittadinanza
degree | laurea laureat*
school | scuola diplomat*
language | lingua
languages | lingue
english | inglese
german | tedesco tedesca
french | francese
spanish | spagnolo spagnola
italian | italiano italiana italiani
portuguese | portoghese
dutch | olandese
chinese | cinese
japanese | giapponese
korean | coreano
arabic | arabo
height | altezza statura
age | età
years | anni
weight | peso sovrappeso bmi
tattoo | tatuaggio tatuaggi tatuat* tattoo
visible | visibil*
cover | coprire copro coperto coperti
piercing | piercing
forearm | avambraccio
arm | braccio braccia
wrist | polso
ankle | caviglia
hair | capelli capello acconciatur*
beard | barba
moustache | baffi
glasses | occhiali
eyesight | vista diottrie miop*
headscarf | velo hijab foulard
make-up | trucco make-up truccar* rossetto
nails | unghie unghia smalto
uniform | divisa uniforme divise
clothes | vestiti vestito abiti abito
appearance | aspetto immagine
swim | nuotare nuoto nuotar nuotatore
roster | turni roster turnazione turno
rest | riposo riposare riposi
standby | reperibilità riserva standby
promotion | promozion* avanzamento
allowance | diaria diarie indennità trasferta
holiday | ferie vacanza vacanze
benefits | benefit vantaggi agevolazioni sconti
children | bambini figli bambine
child | bambino bambina figlio figlia bimbo bimba
family | famiglia famiglie familiari parenti
pregnant | incinta gravidanza
married | sposat*
cabin crew | hostess steward stewardess assistente-di-volo
crew | equipaggio equipaggi crew
purser | capocabina purser capo-cabina
captain | comandante capitano
co-pilot | copilota
pilot | pilota
pilots | piloti
passenger | passeggero passeggera viaggiatore
passengers | passeggeri passeggere viaggiatori
guest | ospite ospiti
airline | compagnia vettore
airlines | compagnie vettori
airport | aeroporto scalo
airports | aeroporti
city | città
country | paese nazione paesi
code | codice codici sigla sigle
aircraft | aereo aerei velivol* aeroplan* aeromobil* apparecchio
fleet | flotta
destination | destinazion* meta mete
flight | volo voli
fly | volare vola volano volato
alliance | alleanza alleanze
headquarters | sede
founded | fondat* fondazione
employees | dipendent* impiegat*
values | valori valore
mission | missione
news | novità notizie notizia
tips | consigli consiglio dritte
prepare | preparar* prepara preparato preparazione
selection | selezion*
stages | fasi fase step tappe
group | gruppo gruppi
test | test prova prove esame esami
cabin | cabina
cockpit | cockpit
door | porta porte portellon* portello
exit | uscita
exits | uscite
row | fila file
slide | scivolo scivoli
slide raft | scivolo-zattera
armed | armato armata armate armati
arm | armare armo arma
disarm | disarmare disarmo disarma disarmato disarmata
lever | leva
handle | maniglia
window | finestrino finestrini oblò
seat | posto sedile sedili posti poltrona
jumpseat | strapuntino
galley | galley cucina
oven | forno forni
lavatory | bagno toilette toilet wc bagni gabinetto
trolley | carrello carrelli
bag | borsa borse valigia valigie bagaglio-a zaino borsetta borsone
baggage | bagaglio bagagli
wing | ala ali
engine | motore motori
fuselage | fusoliera
tail | coda
wheel | ruota ruote
runway | pista
take-off | decollo
landing | atterraggio atterrare atterra atterrat*
taxiing | rullaggio
water | acqua
land | terraferma
evacuation | evacuazion* evacuare evacuo evacua evacuiamo evacuato
command | comando comandi ordine ordini
shout | grido gridare grida gridano urlare urlo urla urlano
announcement | annuncio annunci
briefing | briefing
emergency | emergenza emergenze
fire | fuoco incendio fiamme incendi
burning | bruciando brucia bruciano
smoke | fumo fumi
smoking | fumare fuma fumando fumano fumato fumatore
extinguish | spegnere spengo spegne spento spegnerlo
extinguisher | estintor*
oxygen | ossigeno
mask | maschera maschere mascherina
turbulence | turbolenz*
decompression | decompression* depressurizz*
brace | brace
life jacket | giubbotto giubbotti
raft | zatter* canotto barca
megaphone | megafono
torch | torcia pila
axe | ascia accetta
battery | batteria batterie
laptop | computer portatile pc laptop tablet
charger | caricatore caricabatteri*
lighter | accendino accendini
liquid | liquido liquidi
perfume | profumo profumi
weapon | pistola armi
knife | coltello coltelli
bomb | bomba
hijacking | dirottament* dirottare sequestro dirottator*
security | security
trafficking | tratta traffico-di-persone
deaf | sord*
blind | ciechi cieco cieca cieche
autism hidden disability | autis*
disability | disabilità disabil* handicap
reduced mobility | pmr mobilità
infant | neonat* lattant*
baby | bebè baby
bassinet | culla culletta
unaccompanied | non-accompagnato
dog | cane cani
cat | gatto gatti
animal | animale animali
meal | pasto pasti
eat | mangiare mangia mangio mangiato
food | cibo cibi
drink | bere beve bevo bevanda bevande bevuto drink
coffee | caffè
tea | tè
alcohol | alcol alcool alcolic* superalcolic*
drunk | ubriac* brillo brilla
wine | vino
kosher | kosher
halal | halal
vegetarian | vegetarian*
vegan | vegan*
allergy | allergi*
peanut | arachid* noccioline nocciolin* frutta-secca
complaint | reclamo reclami lamentela lamentele
complain | lamenta lamentar* lamentano
conflict | conflitt* lite litigio discussione litigi
argue | litiga* litigano litigare
angry | arrabbiat* furios* incazzat*
upset | sconvolt* turbat*
afraid | paura spaventat* impaurit*
crying | piange piangendo piangere piangono piangente
shouting | urlando gridando
refuse | rifiut*
delay | ritardo ritardi
cancelled | cancellat* annullat*
overbooked | overbooking
boarding | imbarco imbarcar* imbarcano
disembark | sbarco sbarcare sbarcano
doctor | medico dottore dottoressa medici
medicine | medicin* farmac* medicinal*
pill | pastigli* pillol* compress*
unconscious | incosciente incoscienti svenut* privo-di-sensi
faint | sviene svenire svengono svenimento
breathing | respirazione respiro
breathe | respirare respira respir* respirano
choking | soffoca soffocando soffocare soffocamento strozzando soffocat* strozza strozzat* strozzarsi
heart | cuore cardiac*
chest | petto torace toracic*
pain | dolore dolori male-a
bleeding | sanguina sanguinament* emorragi* sanguinando sanguinare
blood | sangue
burn | ustion* scottatur* scottat* bruciatur*
seizure | convulsion* epilessi* epilettic*
diabetes | diabete
diabetic | diabetic*
sugar | zucchero zuccheri
insulin | insulina
asthma | asma asmatic*
stroke | ictus
fracture | frattur* rott*
wound | ferita ferite
injured | ferit*
birth | parto partorire partorisce nascita
labour | doglie travaglio
dead | morto morta morti decedut*
death | morte decesso
die | morire muore muoiono
infection | infezion* contagi* infettiv*
vomit | vomit*
sick | malat* malattia
nausea | nausea mal-d'aria
fever | febbre
hyperventilation | iperventil*
hypoxia | ipossia
cpr | rcp
defibrillator | defibrillatore dae
bandage | benda bende cerotto
cool | raffreddar* raffreddo
symptoms | sintom*
signs | segni segno segnali segnale
recognise | riconosc*
treat | curare curo tratto trattare
help | aiuto aiutare aiuta aiutar* aiuti
team | squadra team
teamwork | teamwork collaborazione
communication | comunicazion*
leadership | leadership guida
initiative | iniziativ*
integrity | integrità onestà
honest | onest* sincer*
motivation | motivazion*
resilience | resilienz*
stress | stress stressant*
pressure | pressione
nervous | nervos* agitat* agitazione ansia ansios*
calm | calma calmo calm*
mistake | errore errori sbaglio sbagli
success | success*
failed | fallit* bocciat* fallimento
rejected | rifiutat* scartat* respint*
chance | possibilità probabilità
hired | assunt*
hiring | assunzion* assumono assume assumendo
reapply | ricandidar*
strength | forza pregio
weakness | difetto
hobby | hobby passatemp*
colleague | colleg*
boss | capo responsabile superiore supervisor
customer | cliente clienti
service | servizio servizi
situation | situazion*
task | compito compiti
action | azione azioni
result | risultat*
score | punteggio punteggi voto voti valutazione
points | punti punto
difference | differenz*
differ | distingu*
meaning | significato
mean | significa significano vuol
called | chiama chiamano chiamat*
call | chiamare chiamo telefonare telefonat*
reason | ragion* motivo motivi
rule | regol* normativa norme norma
law | legge leggi
fatigue | fatica stanchezza affaticament*
tired | stanc*
layover | layover sosta soste
hotel | albergo hotel alberghi
night | notte notti notturn*
day | giorno giornata
days | giorni giornate
week | settimana
weeks | settimane
month | mese
months | mesi
year | anno
hours | ore
minute | minut*
seconds | second*
time | tempo volta orario
times | volte
open | aprire apro apre aperto aperta aperte aperti aprirla aprono aprirsi apri
close | chiudere chiudo chiude chius* chiudono
locked | chiusa-a-chiave chiuso-a-chiave
blocked | bloccat* ostruit* inagibil*
broken | guast* rotto rotta
jams | incastr* inceppa*
inflate | gonfia gonfiare gonfiato gonfiar* gonfiano
jump | saltare salto saltano saltar*
run | correre corre corrono
sit | sedere siede seduto seduta sedersi seduti
stand | piedi alzarsi alza alzano
leave | lasciare lascia lascio lasciano abbandon*
bring | portare porto portato portano portar* porti
carry | trasport*
wear | indoss* indossare vestir* metter*
hold | tenere tiene tengo tenut* trattenere
count | contare conto
check | controll* verific* controllano
know | sapere so sai sa sanno conosc* saper
learn | imparare impar* studio studiare
say | dire dico dice dicono dici detto dirgli dirle
tell | racconta* dimmi dica
explain | spieg*
show | mostr*
describe | descriv*
speak | parlare parla parlo parlano parlato parlar
read | legger* legge letto
write | scriver* scriv* scritt*
listen | ascolt*
hear | sentire sente sento sentono
see | vedere vedo vede vedi vedono
look | guard*
find | trovare trovo trova trovato
need | bisogno serve servono occorr*
use | usare uso usa usato utilizz* usano
expect | aspett*
live | vivere abitare vivo vive
move | trasferir* spostar* traslocare
earn | guadagn*
pay | pagare paga pago pagano pagat*
cost | costo costa costi costano
money | soldi denaro
begin | cominci* inizi* inizia
end | fine finale
finish | finire finisce
stop | smettere smette fermare fermo
survive | sopravviv*
happen | succede succedere capita accade
cause | causa cause
react | reagi*
handle | gestir* gestione gestisc* gestito
late | tardi
early | anticipo
together | insieme
man | uomo uomini signore
woman | donna donne signora
people | persone gente
person | persona
friend | amico amica amici amiche
mother | madre mamma
father | padre papà
parents | genitor*
head | testa
face | viso volto
ear | orecchio orecchi*
eye | occhio occhi
nose | naso
mouth | bocca
hand | mano mani
leg | gamba gambe
foot | piede
skin | pelle
left | sinistr*
right side | destr*
front | davanti anterior*
behind | dietro
rear | posterior*
inside | intern*
outside | fuori esterno esterna
full | pien*
empty | vuot*
red | ross*
yellow | giall*
green | verd*
blue | blu azzurr*
black | nero nera neri nere
white | bianc*
maximum | massim*
minimum | minim*
limit | limite limiti
number | numero numeri
percent | percento
kilo | kg chil*
metre | metro metri
centimetres | centimetri cm
culture | cultur*
greeting | salut*
gift | regal*
tip money | mancia mance
taboo | tabù
bow | inchin*
scenario | scenari*
president | president*
politics | politic*
football | calcio
pizza | pizza
joke | barzellett*
poem | poesi*
really | realmente veramente
maybe | forse
unfortunately | purtroppo
nice | bello bella belli gentile
sad | triste tristi
happy | felic* content*
stupid | stupid* scem*
enough | abbastanza
`;
