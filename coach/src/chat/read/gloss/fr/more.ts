/** Further French words of every day: spoken and contracted forms, verbs, looks, health, things on board, jobs, moods and money. */
export const MORE_WORDS = `
follow up | relance relances relancent relancer relancez
followed up | relancé relancée relançais relançait
invite | convoque convoques convoquent convoquer convoquez invite invites invitent inviter invitez
invited | convoqué convoquée convoquais convoquait invitée invitais invitait
dominate | monopolise monopolises monopolisent monopoliser monopolisez
dominated | monopolisé monopolisée monopolisais monopolisait
film | filme filmes filment filmer filmez
filmed | filmé filmée filmais filmait
throw | balance balances balancent balancer balancez lance lances lancent lancer lancez
threw | balancé balancée balançais balançait lançais lançait
refund | rembourse rembourses remboursent rembourser remboursez remboursement remboursements
refunded | remboursé remboursée remboursais remboursait
wash | lave laves lavent laver lavez
washed | lavé lavée lavais lavait
admit | avoue avoues avouent avouer avouez admettre admets admet
admitted | avoué avouée avouais avouait admis admise
rush | fonce fonces foncent foncer foncez rush
rushed | foncé foncée fonçais fonçait
collapse | écroule écroules écroulent écrouler écroulez effondre effondres effondrent effondrer effondrez
collapsed | écroulé écroulée écroulais écroulait effondré effondrée effondrais effondrait
inject | pique piques piquent piquer piquez
injected | piqué piquée piquais piquait
swallow | avale avales avalent avaler avalez
swallowed | avalé avalée avalais avalait
scald | ébouillante ébouillantes ébouillantent ébouillanter ébouillantez
scalded | ébouillanté ébouillantée ébouillantais ébouillantait
overheat | surchauffe surchauffes surchauffent surchauffer surchauffez
overheated | surchauffé surchauffée surchauffais surchauffait
grope | tripote tripotes tripotent tripoter tripotez
groped | tripoté tripotée tripotais tripotait
stammer | bégaie bégaies bégaient bégayer bégayez bafouille bafouilles bafouillent bafouiller bafouillez bégaiement bégaiements
stammered | bégayé bégayée bégayais bégayait bafouillé bafouillée bafouillais bafouillait
stay overnight | découche découches découchent découcher découchez
stayed overnight | découché découchée découchais découchait
go wrong | dérape dérapes dérapent déraper dérapez
went wrong | dérapé dérapée dérapais dérapait
spoil | gâche gâches gâchent gâcher gâchez
spoiled | gâché gâchée gâchais gâchait
plan | planifie planifies planifient planifier planifiez plan plans
planned | planifié planifiée planifiais planifiait
anticipate | anticipe anticipes anticipent anticiper anticipez
anticipated | anticipé anticipée anticipais anticipait
negotiate | négocie négocies négocient négocier négociez
negotiated | négocié négociée négociais négociait
persuade | persuade persuades persuadent persuader persuadez
persuaded | persuadé persuadée persuadais persuadait
analyse | analyse analyses analysent analyser analysez
analysed | analysé analysée analysais analysait
take responsibility | assume assumes assument assumer assumez
took responsibility | assumé assumée assumais assumait
criticise | critique critiques critiquent critiquer critiquez
criticised | critiqué critiquée critiquais critiquait
blame | reproche reproches reprochent reprocher reprochez
blamed | reproché reprochée reprochais reprochait
accuse | accuse accuses accusent accuser accusez
accused | accusé accusée accusais accusait
ignore | ignore ignores ignorent ignorer ignorez
ignored | ignoré ignorée ignorais ignorait
provoke | provoque provoques provoquent provoquer provoquez
provoked | provoqué provoquée provoquais provoquait
play | joue joues jouent jouer jouez
played | joué jouée jouais jouait
cook | cuisines cuisinent cuisiner cuisinez cuistot
cooked | cuisiné cuisinée cuisinais cuisinait
give breaths | ventile ventiles ventilent ventiler ventilez
gave breaths | ventilé ventilée ventilais ventilait
spit | crache craches crachent cracher crachez
spat | craché crachée crachais crachait
resuscitate | ranime ranimes raniment ranimer ranimez réanime réanimes réaniment réanimez
resuscitated | ranimé ranimée ranimais ranimait réanimé réanimée réanimais réanimait
slip | glisse glisses glissent glisser glissez
slipped | glissé glissée glissais glissait
stumble | trébuche trébuches trébuchent trébucher trébuchez
stumbled | trébuché trébuchée trébuchais trébuchait
hit | cogne cognes frappe frappes tape tapes
lock in | enferme enfermes enferment enfermer enfermez
locked in | enfermé enfermée enfermais enfermait
unlock | déverrouille déverrouilles déverrouillent déverrouiller déverrouillez
unlocked | déverrouillé déverrouillée déverrouillais déverrouillait
crawl | rampe rampes rampent ramper rampez
crawled | rampé rampée rampais rampait
sink | coule coules coulent couler coulez
sank | coulé coulée coulais coulait
drown | noie noies noient noyer noyez
drowned | noyé noyée noyais noyait
put away | range ranges rangent rangez rangeais rangeait
shake | secoue secoues secouent secouer secouez
shook | secoué secouée secouais secouait
take off | décolles décollez
took off | décollé décollée décollais décollait
disembark | débarque débarques débarquez
disembarked | débarqué débarquée débarquais débarquait
board | embarque embarques embarquez
boarded | embarqué embarquée embarquais embarquait
de-ice | dégivre dégivres dégivrent dégivrer dégivrez
de-iced | dégivré dégivrée dégivrais dégivrait
question | interroge interroges interrogent interroger interrogez
questioned | interrogé interrogée interrogeais interrogeait
be afraid | flippe flippes flippent flipper flippez
was afraid | flippé flippée flippais flippait
make progress | progresse progresses progressent progresser progressez
made progress | progressé progressée progressais progressait
move forward | avances avancent avancez
moved forward | avancé avancée avançais avançait
pass | valide valides valident valider validez
passed | validé validée validais validait
extend | prolonge prolonges prolongent prolonger prolongez
extended | prolongé prolongée prolongeais prolongeait
combine | concilie concilies concilient concilier conciliez
combined | concilié conciliée conciliais conciliait
save | économise économises économisent économiser économisez
saved | économisé économisée économisais économisait
rent | loue loues louent louer louez
rented | loué louée louais louait
accommodate | héberge héberges hébergent héberger hébergez
accommodated | hébergé hébergée hébergeais hébergeait
live | loge loges logent loger logez
lived | logé logée logeais logeait
put on make-up | maquille maquilles maquillent maquillez maquillé maquillais maquillait
tattoo | tatoue tatoues tatouent tatouer tatouez
tattooed | tatouais tatouait
invent | invente inventes inventent inventer inventez
invented | inventé inventée inventais inventait
sum up | résumes résument résumer
summed up | résumé résumée résumais résumait
give details | détailles détaillent détailler
gave details | détaillé détaillée détaillais détaillait
say more | développes développent développer
said more | développé développée développais développait
rephrase | reformule reformules reformulent reformuler reformulez
rephrased | reformulé reformulée reformulais reformulait
exceed | dépasse dépasses dépassent dépasser dépassez
exceeded | dépassé dépassée dépassais dépassait
miss | manques manquent manquer manquez
missed | manqué manquée manquais manquait
put up with | supporte supportes supportent supporter supportez supporté supportée supportais supportait
break down | craque craques craquent craquer craquez
broke down | craqué craquée craquais craquait
wipe | essuie essuies essuient essuyer essuyez
wiped | essuyé essuyée essuyais essuyait
pick up | ramasse ramasses ramassent ramasser ramassez
picked up | ramassé ramassée ramassais ramassait
catch up | rattrape rattrapes rattrapent rattraper rattrapez
caught up | rattrapé rattrapée rattrapais rattrapait
shout | gueule gueules gueulent gueuler gueulez
shouted | gueulé gueulée gueulais gueulait
complain | râle râles râlent râler râlez
complained | râlé râlée râlais râlait
break | casse casses cassent casser cassez péter pète
broke | cassais cassait pétait
search | fouilles fouillent fouillez
searched | fouillé fouillée fouillais fouillait
restrain | maîtrise maîtrises maîtrisent maîtriser maîtrisez
restrained | maîtrisé maîtrisée maîtrisais maîtrisait
prioritise | priorise priorises priorisent prioriser priorisez
prioritised | priorisé priorisée priorisais priorisait
delegate | délégue délégues déléguent déléguer déléguez
delegated | délégué déléguée déléguais déléguait
motivate | motive motives motivent motiver motivez
motivated | motivais motivait
supervise | encadre encadres encadrent encadrer encadrez
supervised | encadré encadrée encadrais encadrait
surprise | étonne étonnes étonnent étonner étonnez surprendre surprend surprends
surprised | étonné étonnée étonnais étonnait surpris surprise
impress | impressionne impressionnes impressionnent impressionner impressionnez
impressed | impressionné impressionnée impressionnais impressionnait
help | dépanne dépannes dépannent dépanner dépannez
helped | dépanné dépannée dépannais dépannait
blush | rougis rougit rougir rougissent rougissez
blushed | rougi rougie rougissais rougissait
grow up | grandis grandit grandir grandissent grandissez
grew up | grandi grandie grandissais grandissait
lose weight | maigris maigrit maigrir maigrissent maigrissez
lost weight | maigri maigrie maigrissais maigrissait
gain weight | grossis grossit grossir grossissent grossissez
gained weight | grossi grossie grossissais grossissait
get older | vieillis vieillit vieillir vieillissent vieillissez
got older | vieilli vieillie vieillissais vieillissait
vomit | vomis vomissez vomito gerber
vomited | vomi vomie vomissais vomissait
faint | évanouis évanouissent évanouissez
fainted | évanouissais évanouissait
get well | guéris guérit guérir guérissent guérissez
got well | guéri guérie guérissais guérissait
gather | réunis réunit réunir réunissent réunissez
gathered | réuni réunie réunissais réunissait
recover | rebondis rebondit rebondir rebondissent rebondissez
recovered | rebondi rebondie rebondissais rebondissait
slow down | ralentis ralentit ralentir ralentissent ralentissez
slowed down | ralenti ralentie ralentissais ralentissait
land | atterris atterrissent atterrissez
landed | atterrie atterrissais atterrissait
land on water | amerris amerrit amerrissent amerrissez
landed on water | amerri amerrie amerrissais amerrissait
suffer | subis subit subir subissent subissez souffrir souffre souffres souffrent morfle morfles morflent morfler morflez
suffered | subi subie subissais subissait souffert souffrait morflé morflée morflais morflait
convince | convaincre convaincs convainc convaincant convaincante
convinced | convaincu convaincue convaincus
stammers | bègue
obtain | obtenir obtiens obtient obtiennent
obtained | obtenu obtenue obtenus
maintain | maintenir maintiens maintient maintenu
drop | lâcher lâche lâches lâché
please | plaire
disappoint | décevoir déçoit
disappointed | déçus déçues
promise | promettre promets promet promesse
promised | promis
live together | cohabiter
be born | naître
born | né née nés
grow | croître
french | françaises
germans | allemands
english | anglaises
european | européennes
airline industry | aéronautique aérien aérienne
selfish | égoïste égoïstes
mothers | mamans mères
fathers | papas pères
use again | ressortir réutiliser réutilise resservir ressors
final | définitive définitif final finale finales finaux
timed | chronométré chronométrée minuté minutée
calculator | calculatrice calculette
fear | trouille frousse flip crainte craintes appréhension
recolour | recolorer recolore
dye | colorer teindre
over | cuit fichu fichue foutu foutue
disqualifying | rédhibitoire éliminatoire éliminatoires
rusty | rouillé rouillée
jumper | pull pulls
face | figure
air conditioning | clim climatisation
breakfast | ptit-déj déj petit-dej
nursing home | ehpad
men | mecs
women | meufs nanas
woman | nana gonzesse
doorman | videur videurs
centre | centre centres
distance | recul
cups | gobelets verres tasses
wedding | mariage mariages noces
match | match matchs
handball | hand handball
teammate | coéquipière coéquipier coéquipiers coéquipières partenaire
partner | binôme binômes
dislocated | déboîté déboîtée luxé luxée
sides | côtés
wrong | cloche
pulse | pouls
throat | gosier
faintness | malaises
toilets | chiottes cabinets
i know | jsais chais
i do not know | jspa chépa chaispas jsépa
i think | jcrois
i can | jpeux
i want | jveux jveu
i would like | jvoudrais
i had | javais
i was | jétais
i am going | jvais jvai
i do | jfais jfé
i must | jdois
i take | jprends
i put | jmets
i see | jvois
i work | jbosse jtravaille
we are | onest
code | indicatif indicatifs
would say | dirais dirait diraient diriez
at random | pif hasard pifomètre
thousand | mille milliers millier
million | million millions
costs | frais
net | net nets
gross | brut bruts
hairs | poils
hair tie | élastique chouchou
gel | gel laque
fringe | frange
braids | tresses tresse nattes dreads dreadlocks locks rastas
bald | chauve
wig | perruque
curly | frisés frisé bouclés bouclé crépus crépu
blond | blond blonde blonds
brown | brun brune marron châtain
redhead | roux rousse
grey | gris grise
purple | violet violette mauve
beige | beige
lipstick | lipstick
mascara | mascara rimmel
foundation | fond-de-teint
eyelashes | cils faux-cils
eyebrows | sourcils sourcil
septum | septum
lobe | lobe lobes
necklace | collier
sneakers | baskets sneakers
jeans | jean jeans
t-shirt | t-shirt tshirt tee-shirt
coat | manteau
scarf | foulards
wrinkles | rides
acne | acné
eczema | eczéma
psoriasis | psoriasis
vitiligo | vitiligo
hearing aid | appareil-auditif sonotone
migraine | migraine migraines
depression | dépression dépressif dépressive burn-out burnout
back pain | lumbago sciatique
surgery | opération opéré opérée chirurgie
epilepsy | épilepsie épileptique épileptiques
seizure | convulsion convulse
heart | palpitations
cramps | courbatures
diarrhoea | diarrhée gastro
cold | rhume rhumes enrhumé
flu | grippe
sinus | sinus
eardrum | tympan tympans
ear infection | otite
cancer | cancer
hiv | vih sida
stomach | estomac bide
lungs | poumon poumons
bone | os
knees | rotule
elbow | coude coudes
hip | hanche hanches
rib | côtes
spine | colonne
forehead | front
chin | menton
hands | mimines
toes | orteils orteil
allergen | allergène allergènes
bee | abeille abeilles guêpe guêpes
injection | piqûre piqûres injection
butter | beurre
eggs | oeuf oeufs
seafood | crustacés crevettes
soy | soja
lactose | lactose
epipen | epipen épipène anapen adrénaline
ointment | pommade biafine
compress | compresse compresses
tourniquet | garrot
first aid kit | trousse trousses
stretcher | civières
wheelchair | fauteuil fauteuils
cane | canne
cast | plâtre plâtré plâtrée
umbilical cord | cordon
placenta | placenta
midwife | sage-femme
newborn | nouveau-né
premature | prématuré prématurée
flame | flammèche
sparks | étincelles étincelle
short circuit | court-circuit
halon | halon
toaster | grille-pain
power bank | powerbanks
vape | puff cigarettes
cigarette | clope clopes cigarette mégot mégots cigare
bin | poubelle poubelles
detector | détecteur détecteurs
washbasin | lavabo évier
flush | chasse
tap | robinet
hatch | trappe
overhead bins | rack
armrest | accoudoir accoudoirs
headrest | appuie-tête
headset | écouteurs écouteur
earplugs | bouchons
pillow | oreiller oreillers coussin
carpet | moquette tapis
rope | corde
ladder | échelle
whistle | sifflet siffle siffles sifflent siffler sifflez
beacon | balise balises
flare | fusée fusées
shark | requin requins
wave | vague vagues
shore | rivage
mountain | montagne montagnes
desert | désert
forest | forêt
jungle | jungle
island | île îles
bridge | pont
hijacker | preneur
hijack | détourne détourné
hostage | otage otages
terrorist | terroriste terroristes terrorisme
attack | attentat attentats
gun | fusil
blade | lame lames cutter
scissors | ciseaux
screwdriver | tournevis
gas spray | lacrymo
suspicious | suspects suspectes
abandoned | abandonné abandonnée
customs officer | douanier douaniers
immigration | immigration
fine | amende amendes
prison | prison
court | tribunal
lawyer | avocat avocate
drunk | pompette torché torchée éméché éméchée pété ivrogne ivrognes
whisky | whisky
vodka | vodka
beer | bière bières
champagne | champagne
soda | soda coca limonade
cocktail | cocktail cocktails
ice cubes | glaçons glaçon
straw | paille
fork | fourchette fourchettes
spoon | cuillère cuillères
plate | assiette assiettes
chicken | poulet
beef | boeuf
pasta | pâtes
rice | riz
salad | salade
soup | soupe
dessert | dessert desserts
cake | gâteau gâteaux
chocolate | chocolat
fruit | fruit fruits
vegetables | légumes légume
toy | jouet jouets peluche
diaper | couches
feeding bottle | biberon biberons
breastfeed | allaiter allaite allaitement
twins | jumeaux jumelles
teenager | ado ados adolescent adolescente
grandparents | grands-parents
grandmother | mamy
grandfather | papi papy grand-père pépé
grandchildren | petits-enfants
cousin | cousin cousine cousins cousines
nephew | neveu neveux
niece | nièce
stepmother | belle-mère
brother-in-law | beau-frère
father-in-law | beau-père
family-in-law | belle-famille
boyfriend | chéri chum
girlfriend | chérie
fiancé | fiancé fiancée
divorce | divorce
divorced | divorcé divorcée
widow | veuve veuf
single | célibataire célibataires
dogs | toutou
rabbit | lapin
bird | perroquet
snake | serpent
horse | cheval chevaux
cage | cage
muzzle | muselière
crutch | béquille
mute | muet muette
sign language | lsf
intellectual disability | trisomique trisomie
old | vieillard
grumpy | grincheux grognon ronchon râleur râleuse
impatient | impatient impatiente impatients
arrogant | arrogant arrogante hautain hautaine prétentieux
nasty | méchant méchante chiant chiante pénible relou relous insupportable odieux odieuse
demanding | exigeants exigeantes
lazy | feignant fainéant fainéante paresseux flemmard flemme
jealous | jaloux jalouse jalousie
generous | généreux généreuse
funny | drôle marrant marrante rigolo rigolote
talkative | bavard
discreet | discret discrète
curious | curieux curieuse
creative | créatif créative
sociable | sociable sociables
introverted | introverti introvertie
extroverted | extraverti extravertie
independent | autonome indépendant indépendante autonomie
reliable | fiable
empathetic | empathique empathie
sensitive | sensible
optimistic | optimiste positif positive positivité
negative | négatif négative
perfectionist | perfectionniste
hard-working | bosseur bosseuse travailleur travailleuse
leader | leader meneur meneuse
natural | naturel naturelle
comfortable | confortable
at ease | aise
clumsy | maladroit maladroite maladresse
ashamed | honte honteux honteuse
ridiculous | ridicule ridicules
embarrassed | gêné gênée
terrified | terrifié terrifiée terrorisé terrorisée
shocked | choqué choquée
disgusted | dégoûté dégoûtée dég dégoutée dégouté
relieved | soulagé soulagée
frustrated | frustré frustrée frustrant
discouraged | découragé découragée démotivé démotivée
desperate | désespéré désespérée
fed up | marre ras-le-bol soûle saoulé saoulée
stage fright | trac
phobia | phobie phobique
claustrophobic | claustrophobe
nightmare | cauchemar hantise
insomnia | insomnie insomnies
alarm clock | réveil
melatonin | mélatonine
time zone | fuseau fuseaux
rota | emploi-du-temps
temporary work | intérim intérimaire
salary | smic
raise | augmentation
trade union | syndicat syndicats grève grèves gréviste
insurance | assurance mutuelle
loan | crédit
debts | dettes
savings | économies
budget | budget
landlord | propriétaire proprio
flatshare | colocs colocations
furnished | meublé meublée
studio | studette
commute | trajet trajets
bicycle | vélo
train | train trains tgv
bus | bus navette
taxi | taxi taxis uber rouler roulent
traffic jam | bouchon embouteillage embouteillages
car park | parking
souvenir | souvenirs
beach | plage
gym | gym muscu salle-de-sport
sport | sport sports sportif sportive
yoga | yoga
running | footing jogging
tennis | tennis
rugby | rugby
basketball | basket
volleyball | volley
judo | judo karaté boxe
dance | danse danses
music | musique
guitar | guitare
piano | piano
cinema | ciné cinéma
series | séries série
book | bouquin bouquins roman
reading | lecture
drawing | dessin
scouts | scout scouts
lifeguard | maître-nageur sauveteur sauveteuse
coach | entraîneur entraîneuse coach
tournament | tournoi tournois
referee | arbitre
champion | champion championne
supermarket | leclerc carrefour auchan lidl
cashier | caissier caissiers caisse
shelf | rayon rayons
stock | stocks stock
delivery | livraison livraisons livreur
exchange | échange échanges échanger échangent échangez
received | reçu reçue reçus
sale | soldes solde vente ventes
cleaner | femme-de-ménage ménage
housekeeper | gouvernante
concierge | concierge groom
check-in | check-in checkin enregistrement
check-out | check-out
barman | barman barmaid
nightclub | boîte-de-nuit discothèque
caregiver | auxiliaire ash ambulancier ambulancière ambulance
babysitter | baby-sitter nounou babysitting
educator | éducatrice éducateur animatrice animateur bafa
camp | colo colonie
kindergarten | crèche maternelle
pupils | élèves élève
exam | brevet partiels concours
team leader | chef-d'équipe
trainee | stagiaire stagiaires apprenti apprentie alternant alternante
intern | interne
secretary | secrétaire assistante
accountant | comptable
engineer | ingénieur
soldier | militaire soldat
policeman | policier flic gendarme
model | mannequin
influencer | influenceur influenceuse
hostess | hôtesse-d'accueil
compromise | compromis
rumour | rumeur rumeurs
gossip | ragots potins
discrimination | discrimination racisme sexisme
misunderstanding | malentendu malentendus quiproquo
argument | engueulade engueulades prise-de-bec
apology | pardon
thief | voleur voleuse
flood | inondation
earthquake | séisme tremblement-de-terre
emergency services | samu
queue | queues
crowd | foule
peak | pic
shift | shift
break room | salle-de-pause
overbooking | surbook
website | site-web appli app
platform | plateforme
robot | robot ia
screenshot | capture
internet | wifi connexion
microphone | micros
webcam | webcam
password | mot-de-passe
spam | spams indésirables
cover letter | lm
reference | référence références recommandation
proof | justificatif justificatifs preuve preuves
copy | copie copies scan copient copier copiez
signature | signature
translation | traduction traductions
certificate | psc1 psc
swimming pool | piscine
medical | médical médicale médicaux médicales
aeromedical | aéromédical aéromédicale
blood test | prise-de-sang
hearing | audition ouïe
urine | urine pipi
fit | apte
unfit | inapte
quarantine | quarantaine
stage | stages
roles | rôle rôles
debate | débat débats débattre
puzzle | énigme énigmes casse-tête
logic | logique
presentation | exposé présentations pitch
icebreaker | brise-glace
timekeeper | chrono
speech | discours parole
majority | majorité
minority | minorité
competition | concurrence concurrent concurrents
candidates | postulants
places | dispos
list | short-list listes
pool | vivier
rejection | rejet
mark | barème
stars | étoile étoiles
percentage | pourcentages
average | moyenne moyens moyennes
total | total totale
quarter | quart
trimester | trimestre
semester | semestre
century | siècle
future | avenir futur future futures futurs
beginning | démarrage
middle | milieu
end | bout
top | top
hydraulic | hydraulique
reactor | turboréacteur
propeller | hélice hélices
landing gear | train-d'atterrissage
flaps | aérofrein aérofreins
black box | boîte-noire
control tower | tour-de-contrôle
air traffic controller | contrôleur contrôleurs aiguilleur
radar | radar
apron | tarmac
jet bridge | passerelles
hub | hubs
terminal | terminaux
connection | correspondance correspondances
economy class | éco
upgrade | surclassée
charter | charter charters
private aviation | aviation
Airbus | airbus
Boeing | boeing
width | largeur
length | longueur
capacity | capacités
two-engine | biréacteur bimoteur
widebody | gros-porteur gros-porteurs
narrowbody | monocouloir
exaggerate | exagère exagères exagèrent exagérer exagérez
exaggerated | exagéré exagérée exagérais
get back | récupère récupères récupérer récupérez
got back | récupéré récupérée récupérés
struggle | galérer
struggled | galéré galérais
do compressions | masser massez
did compressions | massé massais
tolerate | tolérer tolère tolèrent
renew | renouveler renouvelle renouvelles renouvellent
renewed | renouvelé renouvelée renouvellement
work together | coopérer coopère coopération collaboration
coughed | toussait toussé
eliminate | élimine élimines éliminent éliminer éliminez
eliminated | éliminé éliminée éliminais éliminait
try again | retente retentes retentent retentez
tried again | retenté retentée retentais retentait
repeat a year | redouble redoubles redoublent redoubler redoublez
repeated a year | redoublé redoublée redoublais redoublait
place | placent placer placez
placed | placé placée plaçais plaçait
stick | colle colles collent coller collez
stuck | collé collée collais collait
whistled | sifflé sifflée sifflais sifflait
ask for | réclame réclames réclament réclamer réclamez
asked for | réclamé réclamée réclamais réclamait
find | dégote dégotes dégotent dégoter dégotez
found | dégoté dégotée dégotais dégotait
copied | copié copiée copiais copiait
cut | coupe coupes coupent coupez coupée coupais coupait
annoy | saoules saoulent saouler saoulez soûles soûlent soûler soûlez agace agaces agacent agacer agacez emmerde emmerdes emmerdent emmerder emmerdez
annoyed | saoulais saoulait soûlé soûlée soûlais soûlait agacé agacée agaçais agaçait emmerdé emmerdée emmerdais emmerdait
escape | échappe échappes échappent échappez
escaped | échappé échappée échappais échappait
register | inscrie inscries inscrient inscrier inscriez s'inscrire inscrire inscris inscrivent
registered | inscrié inscriée inscriais inscriait
concern | concerne concernes concernent concerner concernez
concerned | concerné concernée concernais concernait
have | dispose disposes disposent disposer disposez
had | disposé disposée disposais disposait
work | exerce exerces exercent exercer exercez fonctionne fonctionnes fonctionnent fonctionner fonctionnez
worked | exercé exercée exerçais exerçait fonctionné fonctionnée fonctionnais fonctionnait
exchanged | échangé échangée échangeais échangeait
consider | envisage envisages envisagent envisager envisagez
considered | envisagé envisagée envisageais envisageait
wish | souhaiter souhaitez
wished | souhaité souhaitée souhaitais souhaitait
dream | rêvent rêver rêvez
dreamed | rêvé rêvée rêvais rêvait
dare | ose oses osent oser osez
dared | osé osée osais osait
risk | risquent risquer risquez
risked | risqué risquée risquais risquait
deserve | mérite mérites méritent mériter méritez
deserved | mérité méritée méritais méritait
guess | devines devinent devinez
guessed | deviné devinée devinais devinait
happen | déroule déroules déroulent dérouler déroulez
happened | déroulé déroulée déroulais déroulait
do | effectue effectues effectuent effectuer effectuez
did | effectué effectuée effectuais effectuait
avoid | évite évites évitent éviter évitez
avoided | évité évitée évitais évitait
climb | grimpe grimpes grimpent grimpez
climbed | grimpé grimpée grimpais grimpait
interest | intéresse intéresses intéressent intéresser intéressez intérêt intérêts
interested | intéressé intéressée intéressais intéressait
let go | lâchent lâchez lâchée lâchais lâchait
go up | montes montez
went up | monté montais montait
panic | panique
enjoy | profite profites profitent profiter profitez
enjoyed | profité profitée profitais profitait
prove | prouve prouves prouvent prouver prouvez
proved | prouvé prouvée prouvais prouvait
represent | représente représentes représentent représenter représentez
represented | représenté représentée représentais représentait
seem | semble sembles semblent sembler semblez
seemed | semblé semblée semblais semblait
empty | vident vider videz
emptied | vidé vidée vidais vidait
make sure | assure assures assurent assurer assurez
made sure | assuré assurée assurais assurait
bore | ennuie ennuies ennuient ennuyer ennuyez
bored | ennuyé ennuyée ennuyais ennuyait
disturb | déranges dérangent dérangez
disturbed | dérangé dérangée dérangeais dérangeait
click | clique cliques cliquent cliquer cliquez
clicked | cliqué cliquée cliquais cliquait
download | télécharge télécharges téléchargent télécharger téléchargez
downloaded | téléchargé téléchargée téléchargeais téléchargeait
post | postent poster postez
posted | posté postée postais postait
confirm | confirme confirmes confirment confirmer confirmez
confirmed | confirmé confirmée confirmais confirmait
give up | abandonne abandonnes abandonnent abandonner abandonnez
gave up | abandonnais abandonnait
regret | regrette regrettes regrettent regretter regrettez
regretted | regretté regrettée regrettais regrettait
comfort | console consoles consolent consoler consolez
comforted | consolé consolée consolais consolait
calculate | calcule calcules calculent calculer calculez
calculated | calculé calculée calculais calculait
draw | dessine dessines dessinent dessiner dessinez
drew | dessiné dessinée dessinais dessinait
go to bed | couchent coucher couchez
went to bed | couchais couchait
shower | douche douches douchent doucher douchez
showered | douché douchée douchais douchait
eat | bouffes bouffent bouffer bouffez
ate | bouffé bouffée bouffais bouffait
pay | paies
fill | remplissent remplissez
filled | rempli remplie remplissais remplissait
chose | choisissais
beginners | débutants débutante débutantes
social media | réseaux insta instagram tiktok facebook snap linkedin
page | page pages
transparent | transparent transparente
final school year | terminale
factory | usine usines
cash desk | caisses
incapable | incapable incapables
discount | réduction réductions remise promo promos rabais
expired | périmé périmée expiré expirée
whole | entier entière entiers
understaffed | sous-effectif
staff number | effectif effectifs
devoirs | homework
homework | devoirs
campsite | camping
midnight | minuit
reservation | réservation réservations résa résas
so much | autant tant
rhythm | rythme rythmes cadence
pads | électrodes électrode
hairy | poilu poilue
reaction | réaction réactions
spots | plaques plaque
pins and needles | fourmis picotements
crossed | croisés croisées
safety | sécu
starboard | tribord
port side | bâbord
completely | complètement totalement entièrement
oral exam | oral
alone | solo
dry | sec sèche secs sèches
cream | crème crèmes hydratant hydratante
misery | misère
great | nickel génial géniale géniaux parfaits excellent excellente excellents formidable magnifique extraordinaire canon
thanks | merci mercii merki thx
worth | vaut valent valoir
capable | capable capables
available | disponible disponibles dispo disponibilité disponibilités
absent | absent absente absents absence absences
present | présent
obvious | évident évidente flagrant
complicated | complexe complexes prise-de-tête
ordinary | banal banale ordinaire classique classiques
special | spécial spéciale spéciaux particulier particulière
specific | spécifique spécifiques
rare | rare rares
frequent | fréquent fréquente fréquents courante
rarely | rarement
frequently | fréquemment régulièrement
usually | habituellement
generally | globalement
probably | probablement sûrement sans-doute
certainly | certainement forcément
necessarily | nécessairement obligatoirement
absolutely | absolument
finally | enfin
recently | récemment
previously | précédemment autrefois
simply | simplement
directly | directement
perfectly | parfaitement impec
slightly | légèrement
strongly | fortement
hardly | à-peine
mainly | principalement
seriously | sérieusement gravement serieux
easily | aisément
naturally | naturellement
physically | physiquement
mentally | mentalement psychologiquement moralement
financially | financièrement
professionally | professionnellement
professional | professionnel professionnelle professionnels pro pros
personal | perso personnelle personnels privé privée
private | privés
public | public publique
international | international internationale internationaux
national | national nationale
local | local locale locaux
mixed | mixte métis métisse
black | renoi
physical | physique physiques
mental | mental mentale psychologique psy
emotional | émotif émotive émotionnel
sporty | athlétique
thin | maigre
fat | enrobée corpulente obèse obésité
pretty | jolie joli belles beaux
ugly | moche laid
elegant | élégant élégante chic
neutral | neutre neutres sobre sobres
colourful | coloré colorée flashy
tight | serré serrée moulant
wide | large larges
thick | épais épaisse
round | rond ronds rondes
square | carré
straight | droits lisse lisses
opposite | contraire
equal | égal égale
similar | similaire similaires semblable
unique | unique
entire | intégral
double | doubles
triple | triple
rich | riche riches
poor | pauvre pauvres
busy | débordé débordée overbookée
urgent | urgent urgente urgents
important | indispensables
crazy | fou folle dingue taré tarée
weird | chelou zarbi
cool | cool stylé
scary | flippant flippante effrayant effrayante
boring | ennuyeux ennuyeuse
interesting | intéressant intéressante intéressants passionnant passionnante captivant
tiring | fatigant fatigante épuisant épuisante crevant
rewarding | gratifiant enrichissant enrichissante
impressive | impressionnant impressionnante
surprising | étonnant surprenant
convincing | percutant percutante
vague | flou floue
abstract | abstrait
honestly said | franco
fair | équitable
unfair | injuste injustes dégueulasse
disgusting | dégoûtant dégueu
true | véritable véridique
false | mytho
responsible | responsables
responsibility | responsabilité responsabilités
guilty | coupable culpabilité
innocent | innocent
victim | victime victimes
witness | témoin témoins
hero | héros
stranger | inconnus
owner | propriétaires
visitor | visiteur visiteurs
citizen | citoyen citoyenne ressortissant
resident | résident résidente
neighbours | voisines
pensioner | pensionné
youth | jeunesse
childhood | enfance
adult | majeur majeure
birth date | date-de-naissance
relationship | relation relations
love story | romance
distance relationship | relation-à-distance
feelings | sentiments sentiment
tears | larme
anger | rage
joy | joie bonheur
hope | espoir
courage | courage courageux courageuse
pride | fierté
shame | pudeur
doubt | doute doutes
worry | inquiétude inquiétudes
pressure | pressions
curiosity | curiosité
desire | désir
will | volonté
effort | effort efforts
energy | énergie
attention | attention
concentration | concentration
respect | respect
tolerance | tolérance
kindness | bienveillance bienveillant bienveillante
politeness | politesse
diplomacy | diplomatie diplomate
tact | tact
adaptability | adaptabilité adaptation
versatile | polyvalent polyvalente polyvalence
rigour | rigueur rigoureux rigoureuse
dynamic | dynamique
smiling | souriant souriante souriants
welcoming | accueillant accueillante
helpful | serviable serviables
warm | chaleureux chaleureuse
advantage | bénéfice
disadvantage | inconvénient inconvénients désavantage
improvement | amélioration améliorations
progress | progrès
challenge | défi défis challenge challenges
obstacle | obstacle obstacles difficulté difficultés
project | projet projets
strategy | stratégie
method | méthode méthodes
way | façon façons manière manières
structure | structure
rank | classement
part | parties
piece | morceau morceaux
corner | coin coins
surface | surface
point of view | point-de-vue
opinion | avis opinion opinions
advice | recommandations
proposal | proposition propositions
request | requête requêtes
need | exigence
decision | décision
agreement | accord
obligation | obligation obligations
permission | autorisation autorisations permission
ban | interdiction interdictions
penalty | sanction sanctions pénalité
verification | vérification vérifications
security check | portique
equipment | équipement équipements
tool | outil outils
object | objet objets
gear | attirail
key ring | porte-clés
wallet | portefeuille portefeuilles
purse | porte-monnaie
handbag | sac-à-main
backpack | sac-à-dos
umbrella | parapluie
newspaper | journal journaux presse
magazine | magazine magazines
letter | lettre lettres courrier
paragraph | paragraphe
text | texte textes sms
chat | discussion discussions conversation conversations
word | terme termes expression expressions
abbreviation | abréviation abréviations acronyme acronymes
definition | définition définitions
spelling | orthographe
pronunciation | prononciation prononcer prononce
mother tongue | langue-maternelle
bilingual | trilingue
intermediate | intermédiaire
lesson | leçon leçons
chapter | chapitre chapitres
programme | programme programmes
module | module modules
theory | théorie théorique
session | session sessions séance séances
timetable | horaire
calendar | calendrier
schedule | agenda
delay | délai délais
deadline | échéance
period | période périodes
era | époque
occasion | occasion occasions opportunité opportunités
event | événement événements évènement
party | fête fêtes soirées anniv
holidays | jours-fériés férié fériés
christmas | réveillon
new year | nouvel-an
easter | pâques
trip | séjour séjours
adventure | aventure aventures
discovery | découverte
nature | nature
environment | environnement
planet | planète
rain | pluie
sun | soleil
wind | vent vents
cloud | nuageux
thunder | tonnerre
hail | grêle
volcano | volcan
temperature | température températures
degrees | degrés degré
north | nord
south | sud
west | ouest
capital city | capitales
village | village
region | région régions province
district | quartier
street | rue rues
address | adresse
house | baraque
floor | étage étages
roof | toit
garden | jardin
bathroom | salle-de-bain
bedroom | piaule
furniture | meuble meubles chaise chaises
table | tables
bed linen | draps
power | puissance
cable | câble câbles
button | bouton
switch | interrupteur
pipe | tuyau
breakdown | pannes
repair | réparation
technician | mécano mécanicien technicien techniciens
maintenance | maintenance
tank | réservoir
tyre | pneu pneus
windshield | pare-brise
pilot cabin | habitacle
wing tip | winglet winglets
luggage | baggages
meal tray | plateaux-repas
water | eaux
hunger | faim
thirst | soif
hungry | affamé affamée
diet | régime régimes
pork | cochon jambon
bacon | lardons
fasting | jeûne jeûner carême
church | église
mosque | mosquée
god | dieu
catholic | catholique chrétien chrétienne
buddhist | bouddhiste
turban | turban kippa
government | gouvernement
war | guerre
refugee | réfugié réfugiés
visa | esta green-card titre-de-séjour carte-de-séjour
residence permit | titre-séjour
eu citizen | ue
spread | étale étales étalent étaler étalez étalé étalée étalais étalait
step in | interpose interposes interposent interposer interposez
stepped in | interposé interposée interposais interposait
charge | encaisse encaisses encaissent encaisser encaissez
charged | encaissé encaissée encaissais encaissait
manage | débrouille débrouilles débrouillent débrouiller débrouillez
managed | débrouillé débrouillée débrouillais débrouillait
quibble | chipote chipotes chipotent chipoter chipotez
quibbled | chipoté chipotée chipotais chipotait
give again | redonne redonnes redonnent redonner redonnez
gave again | redonné redonnée redonnais redonnait
ring | sonne sonnes sonnent sonner sonnez
rang | sonné sonnée sonnais sonnait
cheat on | trompe trompes trompent tromper trompez
cheated on | trompé trompée trompais trompait
pierce | perce perces percent percer percez
pierced | percé percée perçais perçait
share out | répartis répartit répartir répartissent répartissez
shared out | réparti répartie répartissais répartissait
trap | piège pièges
strong make-up | prononcé prononcée
strands | mèches mèche
dialect | dialectal dialecte
supervisor | surveillante pion pionne
articles | article articles
bakery | boulangerie pâtisserie boulanger boulangère
bad | naze nazes
went out | sorti sortie-v
version | version versions
grape | raisin raisins
steam | vapeur
blister | cloque cloques ampoule ampoules
unconscious | inanimé inanimée inerte
school bag | cartable
flat | plat-e plates
claims | prétend prétendait prétendre
certainty | certitude certitudes
move | déménagement
will see | verrai verra verras verrez verront
would see | verrais verrait
will do | ferai fera feras ferons ferez feront
would do | ferais ferait feraient feriez
will say | dirai dira diras diront
will go | iras irons irez
will come | viendrai viendra viendront viendrez
would come | viendrais viendrait
will take | prendrai prendra prendront prendrez
would take | prendrais prendrait prendriez
will put | mettrai mettra mettront mettrez
would put | mettrais mettrait mettriez
will know | saurai saura sauront saurez
would know | saurais saurait sauriez
will have to | devrai devra devront devrez
will want | voudra voudront
will receive | recevrai recevra recevront
receive | recevoir reçois reçoit reçoivent recevez
swollen | gonflées gonflés enflées
ok | ok okay oki okk dac ouai-ok daccord
hi | yo hey coucou wsh salam re rebonjour
kisses | bisous bisou bises biz bizz
massage | massage massages
high school | collège
common | courants courantes
hard to say | dur-à-dire
reject | rejette rejettes rejettent rejeter
rejected | rejetais rejetait
freeze | bugger bugge beugue beug
person in disability | infirme
confirmation | confirmation
psychometric | psychotechnique psychotechniques psychométrique psychotest
jobs | boulots tafs jobs
low | basse basses
reception | réception réceptions
fist | poing poings
counter | comptoir guichet
crouched | accroupi accroupie
lost | perdais perdaient
stop | arrêt arrêts
triggered | déclenché déclenchée
trigger | déclenche déclenchent déclencher
subscriber | abonné abonnée abonnement
cancel | résilier résilie
captain | capitaine
motivated again | remotivé remotivés remotiver
too much | abusé exagéré-trop
with numbers | chiffré chiffrés chiffrée
numbers | chiffre chiffres
rewritten | réécrit réécrite
rewrite | réécrire réécris
context | contexte contextes
sprain | entorse entorses foulure foulé foulée
heats up | chauffe chauffent chauffer chauffait
lower | baisse baisses baissent baisser baissez
slot | slot slots
conscience | scrupules scrupule
exit | sors sortent sortons sortez sortir
reply | réponds-toi
sentence | peine-prison
pass away | décéder
silence | silences
choice | option options
aspect | aspect aspects
role model | exemple-modèle
detail | précision
fatigue | épuisement
dehydration | déshydratation déshydraté déshydratée
radiation | radiations rayonnement
pregnancy | fécondation
varicose veins | varices
fertility | fertilité
anxiety | anxiété
therapy | thérapie psychologue psychiatre
treatment | traitement traitements
hospitalised | hospitalisé hospitalisée
firefighting | anti-incendie
crew bunk | couchette couchettes
heels | escarpins escarpin ballerines
suits | convient conviennent convenir
hide | camoufler camoufle camouflé
change career | reconvertir reconvertis reconvertit
awful | affreux affreuse
stepping stone | tremplin
caught | attrapé attrapée attrapais
canteen | cantine
spat out | recraché
talk again | rediscuter
correction | correction corrections
lines | lignes
handcuffed | menotté menottée
escorted | escorté escortée
supporters | supporters supporter-foot
sing | chante chantent chanter
get off | descendre descends descend descendent
seems | paraît paraitre
isolated | isolé isolée isolement
provide | fournissent fournir
go down | redescendre
weekends | week-ends weekends
years old | balais piges
`;
/** Further turns of phrase: hiring and the assessment day, own stories, protests, first aid, quiz answers, worries and farewells. */
export const MORE_PHRASES = `
it is over | c'est {cuit,fichu,foutu,râpé}
is it over for me | c'est {cuit,mort,fichu,foutu,râpé} pour moi | {je suis,chui,chuis} {foutu,foutue,fichue,grillé,grillée}
a licence | un permis
driving licence | permis {b,de conduire,voiture}
is needed | {est,soit,c'est} obligatoire
in all the job ads | dans toutes les {annonces,offres} | {sur,dans} les {annonces,offres} d'emploi | dans l'annonce
job ad | {offre,annonce} d'emploi | offres d'emploi | annonces d'emploi
do i do it before applying | on le passe avant de postuler | je le passe avant de postuler | {faut,faut il} le passer avant de postuler | {il faut,faut} l'avoir avant de postuler | {je,on} {dois,doit} l'avoir avant de postuler
before applying | avant de postuler | avant de candidater
or does the airline do it | {ou,où} c'est la compagnie qui s'en {occupe,charge} | {ou,où} la compagnie s'en {occupe,charge} | {ou,où} c'est eux qui s'en {occupent,chargent}
or does the airline pay | {ou,où} c'est la compagnie qui {paie,paye}
or is it the airline | ou c'est la compagnie
or is it | ou c'est {plutôt,pas,trop,mieux,un,une,fini,mort,juste}
who takes care of it | qui s'en {occupe,charge}
my aunt thinks it is | ma tante trouve ça
i think it is | {je,moi je} trouve {ça,que c'est}
thinks it is | trouve {ça,que c'est}
i think that is | ça je trouve
that they say | qu'on {dise,disent}
that they tell mothers to | qu'on dise aux {mamans,mères,parents} de
their own mask | leur masque {à elles,à eux,d'abord}
your own mask first | {son,ton,votre} {propre masque,masque à soi} d'abord | d'abord son masque
before the child's mask | avant celui {de l'enfant,des enfants,de son enfant,du bébé,du petit}
the child's | celui {de l'enfant,des enfants,de son enfant}
what is the real reason | {c'est quoi,quelle est} la {vraie,véritable} raison
i do not know what to answer | {je ne,je,j'} {sais,sé} pas quoi {répondre,lui répondre,leur répondre,dire,lui dire}
what to say to him | quoi lui {dire,répondre}
if they ask me | si on me {demande,pose} | s'ils me {demandent,posent} | si ils me {demandent,posent}
they ask me | on me {demande,pose} | ils me {demandent,posent}
if they ask me two different questions | si on me pose {deux,2} questions {différentes,}
i have only one | je n'ai {qu'une seule,qu'un seul,qu'une,qu'un} | j'ai {qu'une seule,qu'un seul,qu'une,qu'un}
i have only | je n'ai {que,qu'} | j'ai que
can i use it again | je peux {la,le} {ressortir,réutiliser,resservir,reprendre} | on peut {la,le} {ressortir,réutiliser,resservir}
can i use the same story | je peux {ressortir,réutiliser,resservir,reprendre,raconter} la même {histoire,anecdote} | {prendre,utiliser,réutiliser} la même {histoire,anecdote}
my height is 1m59 which airlines take me | avec 1m59 je vais où moi
my height is 1m60 which airlines take me | avec {1m60,1m 60} je vais où
should i follow up | je relance | {je dois,faut,faut il,est ce que je dois} {les,} relancer | je {les,} relance ou pas | je {les,} relance quand
three weeks ago | {y'a,il y a,ya,y a,ça fait} {trois,3} semaines
one week ago | {y'a,il y a,ya,y a,ça fait} {une,1} semaine
two weeks ago | {y'a,il y a,ya,y a,ça fait} {deux,2,quinze,15} {semaines,jours}
one month ago | {y'a,il y a,ya,y a,ça fait} {un,1} mois
two months ago | {y'a,il y a,ya,y a,ça fait} {deux,2} mois
three months ago | {y'a,il y a,ya,y a,ça fait} {trois,3} mois
one year ago | {y'a,il y a,ya,y a,ça fait} {un,1} an
still no answer | {toujours,tjrs,tjs,encore} {aucun,pas de,aucune} {retour,réponse,nouvelle,nouvelles}
no answer | {aucun,pas de} retour | aucune réponse | sans réponse | sans nouvelles | pas de nouvelles | silence radio
they never answered | ils {ont,m'ont} jamais répondu | ils n'ont jamais répondu
how long from the assessment to the answer | combien de temps entre {l'assessment,l'assessment day,la journée de sélection,l'entretien} et {la,une} réponse
final answer | réponse {définitive,finale}
in general | en règle générale
do they invite you by | {ils,est ce qu'ils} convoquent par | on est convoqué par
i am invited to | {je suis,j'ai été,chui} {convoqué,convoquée} {à,au,pour}
invitation | convocation
at the assessment day | {à la,pour la,le jour de la} journée de sélection
what do they judge | {on nous juge,ils nous jugent,on est jugé,on est jugés,on est noté,on est notés,ils notent} sur quoi {au juste,exactement,}
exactly | au juste
what do they look at | on regarde quoi {chez nous,}
loudmouth | grande gueule
talks all the time | monopolise la parole | {coupe,prend} {toujours,tout le temps,} la parole
speak up | prendre la parole | prends la parole | prendre la parole en public
public speaking | parler en public
is it timed | {c'est,est ce,est ce que c'est,il est} {chronométré,chronométrée,minuté,minutée}
am i allowed a calculator | {on a,j'ai,a t on} {le,} droit {à la,à une} {calculatrice,calculette}
am i allowed to | {on a,j'ai,ai je,a t on} {le,} droit {de,d'}
are they allowed to | {ils ont,elle a,il a} {le,} droit {de,d'}
frightens me | {me fout,me fait,ça me fout,ça me fait} {la trouille,flipper,peur,stresser,les jetons}
i am afraid | {j'ai,ça me donne} la {trouille,frousse,flippe} | {j'ai,je} flippe {grave,trop,} | je {stresse,flippe} {grave,à mort,de ouf}
film myself | {me,se} filmer
several times | plusieurs fois | à plusieurs reprises
only once | une seule {fois,prise} | qu'une fois | qu'une seule fois
can i record again | {on peut,je peux} {recommencer,refaire} {la vidéo,l'enregistrement,la prise}
recorded video interview | vidéo {différée,asynchrone}
tied back | {cheveux,les cheveux} attachés
hair tied back | cheveux {attachés,tirés}
do i have to tie my hair | {faut,faut il,je dois,on doit} {m',s',} attacher les cheveux
which is better | {lequel est,laquelle est} mieux
dye my hair | {me,se} {teindre,colorer,recolorer} les cheveux | {les recolore,recolorer mes cheveux,teindre mes cheveux}
behind the ear | derrière l'oreille
is it allowed | {ça passe,c'est toléré,c'est permis,ça pose problème,est ce que ça passe} {ou pas,crème,crème ou pas,tranquille,nickel,}
is it a problem | est ce {rédhibitoire,éliminatoire} | {c'est,est ce} {un problème,grave,gênant,handicapant} | ça {gêne,dérange}
am i too old | {je suis,c'est} {pas,} trop {vieux,vieille,âgé,âgée,tard pour moi,vieux pour ça}
about | {à peu près,plus ou moins,dans les environs de}
my english is not good | mon anglais est {rouillé,pas ouf,pas terrible,bof,moyen,pourri,catastrophique,scolaire}
not great | {pas ouf,pas terrible,pas top,pas fou,bof,bof bof,moyen moyen}
which treats employees best | laquelle traite le mieux {ses,les} {salariés,employés,hôtesses,pnc,équipages}
which treats … best | laquelle traite le mieux $
treats its employees well | traite bien {ses,les} {salariés,employés,équipages,pnc}
treat | traitent {leurs,les} | traite {ses,les,le,la,un,mal,bien}
treated badly | {traité,traitée,traités} comme {de la merde,des chiens,un chien,une moins que rien,une merde}
from your own pocket | de {sa,ma,ta} poche
do i have to pay for my training myself | {faut,il faut,on doit} payer {sa,la} formation {de sa poche,soi même,}
threw in my face | m'a {balancé,jeté,lancé,envoyé} {à la,en pleine,dans la} {figure,gueule,tête,tronche}
threw | m'a {balancé,jeté,lancé}
in my face | {à la,en pleine,dans la} {figure,gueule,tronche}
refused to refund her | {refusais,refusait,ai refusé} de {la,le,les} rembourser
the air conditioning did not work | la clim {marchait pas,ne marchait pas,était en panne,fonctionnait pas}
did not work | {marchait pas,ne marchait pas,fonctionnait pas,ne fonctionnait pas,marchaient pas}
does not work | {marche pas,ne marche pas,fonctionne pas,ne fonctionne pas}
broken | {en panne,hors service}
complained that | s'est {plaint,plainte} {que,du,de la,de,des,parce que,car}
complained | s'est {plaint,plainte} | s'est {mis,mise} à râler | a {râlé,rouspété}
i gave him another room | je lui ai {filé,donné,trouvé,proposé} une autre chambre
a breakfast | un {petit déj,ptit déj,petit déjeuner} {offert,gratuit,}
refused to wash | refusait de se laver
and in the end he accepted | et il a fini par accepter
and in the end she accepted | et elle a fini par accepter
in the end he | il a fini par
in the end she | elle a fini par
in the end we | on a fini par
in the end i | j'ai fini par
in the end they | ils ont fini par
two men were fighting | {deux,2} {mecs,types,hommes,clients,gars} se {sont,} {tapés dessus,tapaient dessus,battaient,sont battus,bastonnaient}
were fighting | se {tapaient dessus,battaient,bagarraient} | se sont {tapés dessus,battus,bagarrés,embrouillés}
i separated them | {j'ai,je les ai} {séparé,séparés}
call centre | {centre d'appel,centre d'appels,plateforme téléphonique,call center,callcenter}
we were insulted all day | on se faisait insulter toute la journée | on se faisait insulter
i was insulted | {je me faisais,je me suis fait} {insulter,traiter,agresser}
i was shouted at | je me {faisais,suis fait,suis faite} {engueuler,crier dessus,hurler dessus,gueuler dessus,pourrir}
shouted at me | m'a {crié,hurlé,gueulé} dessus | m'a {engueulé,engueulée} | {me criait,me hurlait,me gueulait} dessus
keep a distance | prendre du recul | pris du recul
i confessed it to my boss | {j'ai,je l'ai} {tout,} avoué {direct,tout de suite,} à {mon,ma} {chef,cheffe,patron,patronne,responsable,manager}
i admitted my mistake | j'ai {reconnu,avoué,assumé,admis} {mon,mes} {erreur,erreurs,faute,tort}
i ran to buy some | j'ai {foncé,couru} en {acheter,chercher}
i stayed with him | je suis {resté,restée} {à ses côtés,avec lui,près de lui,auprès de lui}
i stayed with her | je suis {resté,restée} {avec elle,près d'elle,auprès d'elle}
until help arrived | jusqu'à {l'arrivée des,ce que les} {secours,pompiers} {arrivent,}
help arrived | les {secours,pompiers} sont arrivés
we did not get along | on s'entendait {pas du tout,pas,mal} | on {ne,} s'entendait pas {bien,du tout,} | {ça passait pas,ça collait pas} {entre nous,}
we get along | on s'entend bien | on s'entendait bien
talked it out | {mettre,mis} les choses à plat | {crevé,crever} l'abcès | mis cartes sur table
i have explained everything | j'ai tout {expliqué,dit,écrit,mis,raconté,détaillé} {pourtant,}
but i did write that | {mais,} {je l'ai,j'ai} {écrit,dit,mis,marqué,précisé} {noir sur blanc,pourtant} | mais je l'ai {écrit,dit,mis,marqué,précisé} | mais si je l'ai {écrit,dit,mis,précisé}
i wrote it | {je l'ai,c'est} {écrit,marqué,mis} noir sur blanc | je l'ai {mis,marqué,écrit,précisé} {pourtant,} | c'est écrit
what i did | ce que {j'ai fait,j'ai dit}
is it better now | {c'est,est ce,est ce que c'est} mieux {là,maintenant,comme ça,cette fois,now} | et maintenant c'est mieux | ^et comme ça$
still not enough | {toujours,tjrs,encore} pas {assez,suffisant}
your scoring is too strict | tu {notes,juges} {trop,} {sévère,sévèrement,dur} {je trouve,} | t'es {dur,dure,sévère,vache} {je trouve,} | c'est {sévère,vache,dur} comme {note,notation}
what is wrong with my answer | qu'est ce qui {cloche,va pas,ne va pas,manque} {dans,avec} ma réponse | {il,qu'est ce qu'il} manque quoi {dans ma réponse,}
what is missing | {il me manque,il manque} quoi | qu'est ce qu'il manque | qu'est ce qui manque | manque quoi
what is wrong | qu'est ce qui {cloche,va pas,ne va pas}
collapses | {s'écroule,s'effondre,tombe par terre,tombe raide}
no pulse | {plus de,pas de,aucun,sans} pouls
not breathing | {respire plus,ne respire plus,respire pas,ne respire pas,ne respirent plus,plus de respiration}
where do i start | {on,je} commence par quoi {en premier,} | par quoi {on,je} commence | par où {on,je} {commence,commencer}
where do i inject the epipen | on {pique,injecte,plante} où {avec l'epipen,l'epipen,avec l'épipen,} | {l'epipen,epipen} {on,je} {le,la,l'} {pique,met,plante,injecte} où | où {on,je} {pique,plante,met} {l'epipen,avec l'epipen}
throat is swelling | gorge {qui,} gonfle
choked on | {avale,a avalé,avalé} de travers
choking on a candy | avale de travers un bonbon | s'étouffe avec un bonbon | s'étrangle avec un bonbon
turned blue | {devient,devenait,est devenu,devenu,devenue,vire au} {tout,toute,} {bleu,bleue}
fainted | a fait un malaise {vagal,} | {a,est} tourné de l'oeil | est {tombé,tombée} dans les {pommes,vapes}
faint | {tourne de l'oeil,tomber dans les pommes,tombent dans les pommes,tombe dans les pommes,fait un malaise,fait un malaise vagal}
do i have to raise the legs | {faut,faut il,il faut,on doit} {lui,} {lever,relever,surélever} les {jambes,pieds}
do i put something in the mouth | {faut,faut il,on doit,je dois} lui mettre {un truc,quelque chose} dans la bouche
i should not move it | faut pas {la,le} bouger
the seat must not be moved | faut pas {qu'il,qu'on} {bouge,bougent} le {dossier,siège}
a cabin crew scalded herself with coffee | {une hôtesse,ma collègue,une collègue} s'est {ébouillantée,brûlée} avec {du,le,un} {café,thé}
do i put butter | on met du beurre | faut mettre du beurre
her waters broke | {perd,a perdu,vient de perdre} les eaux | la perte des eaux
do we make an emergency landing | on {se pose,atterrit} en urgence
smoke comes from the toilet | {de la fumée,la fumée} qui sort {des,de la,du} {chiottes,toilettes,wc}
comes out of | {qui sort,sort} {de,du,des,de la}
do i open the door right away | je fonce ouvrir la porte | j'ouvre la porte direct
i run | je fonce
overheated | a surchauffé
fell between the seats | {est,} tombé entre {les,deux} sièges | {coincé,est coincé} entre les sièges
is that right | c'est ça$ | c'est bien ça$ | c'est {juste,bon} {ça,}$
why do we open the window blinds | pourquoi on {relève,ouvre,lève} les {cache-hublots,cache hublots,stores,rideaux,hublots,volets}
window blinds | cache {hublots,hublot}
dim the lights | {tamise,baisse,éteint} {la lumière,les lumières}
i never know | {jsais,je sais,j'sais} jamais
gropes | {met la main aux fesses,touche les fesses} | {tripote,pelote}
does not want to sit down any more | {veut plus,ne veut plus,refuse de} {s'asseoir,se rasseoir}
does not want any more | {veut plus,ne veut plus}
do we tie him up | on l'attache | on le {ligote,menotte}
near an exit | près {d'une,de l'} issue {de secours,}
near | près {de,d',des}
closeby | tout près
where does it go | {il,elle} se met où
where do i put it | {je,on} {le,la,les} {met,mets,range} où
what exactly does … do | {il,elle} fait quoi exactement
what does the co-pilot do | le {copilote,co-pilote} il fait quoi
if both pilots faint | si les {deux,2} pilotes {tombent dans les pommes,font un malaise,s'évanouissent,sont malades}
what is the code of | {c'est quoi,quel est} l'indicatif de | {l'indicatif,le sigle} de
i would say c | je dirais {la,le,} c {au pif,au hasard,} | {au pif,au hasard} {la,le,} c
i would say a | je dirais {la,le,} a | {au pif,au hasard} {la,le,} a$
i would say b | je dirais {la,le,} b {au pif,au hasard,} | {au pif,au hasard} {la,le,} b
i would say d | je dirais {la,le,} d {au pif,au hasard,} | {au pif,au hasard} {la,le,} d
i would say | je dirais
maybe a | peut être {la,} a$ | ptet {la,} a$
maybe b | {peut être,ptet,ptetre} {la,le,} b
maybe c | {peut être,ptet,ptetre} {la,le,} c
maybe d | {peut être,ptet,ptetre} {la,le,} d
between a and b | entre {la,le,} a et {la,le,} b
between a and c | entre {la,le,} a et {la,le,} c
between a and d | entre {la,le,} a et {la,le,} d
between b and c | entre {la,le,} b et {la,le,} c
between b and d | entre {la,le,} b et {la,le,} d
between c and d | entre {la,le,} c et {la,le,} d
a | allez {la,} a$ | réponse a$ | je mets {la,} a$ | la réponse a
b | allez {la,le,} b$ | ^la b$ | réponse b$ | je mets {la,le,} b$
c | allez {la,le,} c$ | ^la c$ | réponse c$ | je mets {la,le,} c$
d | allez {la,le,} d$ | ^la d$ | réponse d$ | je mets {la,le,} d$
at random | {au pif,au hasard,à l'aveugle,au pifomètre,à pouf}
no idea | {aucune,pas la moindre,zéro} idée {du tout,} | j'en sais {rien,trop rien} | {je n',j'} {en,} ai aucune idée
just thinking of it | rien que d'y penser
to | d'y
i blush | je {rougis,deviens rouge,vire au rouge,deviens toute rouge,deviens tout rouge}
i stammer | je {bégaie,bégaye,bafouille,bute sur les mots}
as soon as somebody looks at me | dès qu'on me {regarde,parle}
i am afraid to miss my daughter growing up | {j'ai peur de,peur de} {louper,rater} ma fille qui grandit
miss my children growing up | {louper,rater} {mes enfants,mon fils,ma fille,mes gosses} {qui grandit,qui grandissent}
how often are you away at night | on découche {souvent,beaucoup,combien} | {combien de,beaucoup de} découchers
nights away | {découcher,découchers,découché,nuits dehors,nuits à l'hôtel,nuits loin de chez moi,nuits loin de la maison}
do i pay myself | {c'est,est ce,} à {nos,mes,leurs} frais | {c'est,} pour {ma,notre} pomme
paid by the airline | {pris,prise} en charge {par la compagnie,} | {à la charge de,aux frais de} la compagnie
is it paid by the airline | c'est {pris,prise} en charge | c'est la compagnie qui {paie,paye}
how do you manage | comment {vous,tu} {gérez,gères,faites,fais} {avec,pour,}
net | en net
gross | en brut
i go to work | je {file,pars,vais} {bosser,travailler,au taf,au boulot}
goodbye i go to work | {bon,allez,bon allez} je {file,pars,vais} {bosser,au taf,au boulot}
thanks for the help | merci pour {le coup de main,ton aide,votre aide,l'aide,tes conseils,vos conseils,les conseils,les infos}
help | {coup de main,un coup de pouce}
help him | {lui donner,donner} un coup de main
goodbye | à plus et merci$ | ^à plus et
do they hire beginners | {recrutent,prennent,acceptent,embauchent} {des,les} débutants
how do i register | {faut,faut il,on,je} {s',m',} {inscrire,inscris,inscrit} où
where do i register | où {s'inscrire,m'inscrire,je m'inscris,on s'inscrit}
open day | {journée,journées} {portes ouvertes,porte ouverte,recrutement,de recrutement}
social media | réseaux sociaux
do they look at your social media | {ils regardent,regardent ils} {tes,nos,les,mes} réseaux {sociaux,}
after how long can i reapply | {au bout de,après} combien de temps {je peux,on peut} {retenter,repostuler,me représenter,retenter ma chance,repasser,refaire une candidature} {ma chance,sa chance,}
reapply | {retenter,repostuler,se représenter,me représenter} {ma chance,sa chance,}
i could not say a word | {j'ai,je n'ai} pas {réussi,pu} à en placer une | {j'arrive,j'arrivais} pas à en placer une
step by step | au fur et à mesure
they eliminate during the day | {ils,on} {éliminent,élimine,virent} {au fur et à mesure de la journée,au fur et à mesure,pendant la journée,en cours de journée}
until the end | jusqu'au bout | jusqu'à la fin
it is better to | {il,} vaut mieux | {ça,} vaut mieux
is it worth it | {ça vaut,ça en vaut} {le coup,la peine}
is it worth | {ça vaut,est ce que ça vaut} {le coup,la peine} {de,d'}
one page cv | cv {d'une,sur une} page
do i have to | {c'est obligé,c'est obligatoire,on est obligé,je suis obligé,je suis obligée} {de,d'}
i had to | {j'étais,j'ai été} {obligé,obligée} {de,d'}
is it obligatory | c'est {obligé,obligatoire} | {c'est,est ce} forcément
i have back pain | {j'ai,jai} mal au dos
i have stomach pain | {j'ai,jai} mal {au ventre,à l'estomac}
my ears hurt | {j'ai,jai} mal aux oreilles
i have … pain | j'ai mal {au,aux,à la}
has … pain | a mal {au,aux,à la}
nose piercing | piercing {au,du} nez | anneau {au,dans le} nez | piercing {à la narine,narine,septum}
tongue piercing | piercing {à la,sur la} langue
for men | pour les {mecs,hommes,garçons}
three day beard | barbe de {trois,3} jours
is that enough | ça {suffit,suffira,le fait} {ou pas,}
i did not get my school diploma | {j'ai,je n'ai} pas {eu,} {mon,le} bac
no diploma | {sans,pas de,aucun} {bac,diplôme}
repeated a school year | redoublé {ma,la} {terminale,première,seconde,année}
is the same | {c'est,} kif kif | {c'est,} du pareil au même | c'est la même
working there is hard | c'est {l'usine,l'enfer,la galère,l'esclavage}
true or false | vrai ou faux
at the cash desk | {en,à la,à une} caisse
treated me as | m'a {traité,traitée} {de,d'}
called me incapable | m'a {traité,traitée} {d'incapable,de nulle,de nul,de conne,de con,d'incompétente,d'incompétent}
the voucher had expired | {son,le} bon {de réduction,d'achat} {était périmé,avait expiré}
voucher | bon {de réduction,d'achat}
i looked after children | {je gardais,j'ai gardé,je m'occupais} {des,d'} enfants
caught his fingers in the door | s'est coincé {les doigts,le doigt,la main} dans la porte
i stayed calm | j'ai {gardé,su garder} mon {sang froid,calme} | je suis {resté,restée} {calme,zen} | {garder,gardé} {son,mon} sang froid
i spilled a tray on a customer | j'ai renversé un plateau {entier,} sur {une cliente,un client}
spilled | {ai,a} renversé
i was very ashamed | {j'étais,je suis} {morte,mort} de honte | j'avais {trop,} honte | la honte$
understaffed | en sous effectif | pas assez de personnel | en manque de personnel
by myself | {tout,toute} seul | {toute,tout} seule
blamed me | {rejetait,a rejeté,mettait,a mis,remettait} {la faute,tout,ça} sur {moi,mon dos}
in front of everyone | devant {tout le monde,tous,toute l'équipe,les clients,les autres}
i talked to him about it in private | je lui en ai parlé {en,} {tête à tête,privé,face à face} | j'en ai parlé {avec lui,avec elle,à mon chef}
in private | en {tête à tête,privé,aparté,face à face}
does it count as experience | {ça,est ce que ça} compte comme {expérience,une expérience,xp}
does it count | {ça,est ce que ça} compte {ou pas,aussi,}$
babysitting | {du,} baby sitting
help with homework | aide aux devoirs
a family arrived at midnight without a booking | une famille est arrivée à minuit sans réservation
without a booking | sans {réservation,réserver,résa}
i asked everywhere | {j'ai,} fait le tour des
it is obvious | {ça coule de source,c'est évident,ça tombe sous le sens,ça se comprend,c'est clair et net}
left happy | {est,} {reparti,repartie} {content,contente,satisfait,satisfaite,avec le sourire}
the customer left happy | {le client,la cliente} est {reparti,repartie} {content,contente,satisfait,satisfaite,avec le sourire}
full stop | point barre | un point c'est tout
i added a sentence | j'ai {rajouté,ajouté} une phrase
what is my score now | ça fait combien {maintenant,là,du coup} | {j'ai,je suis à} combien {maintenant,là}
your answer is always the same | {c'est du,tu fais du} {copier coller,copié collé,copié-collé} {ta réponse,tes réponses,}
cardiac massage | massages cardiaques
cardiac arrest | arrêt du coeur
how many compressions and how fast | combien de compressions et à quel rythme
how fast | à quel rythme | à quelle {vitesse,cadence}
where do i stick the pads | {les,} électrodes {du défibrillateur,} {on les,je les,on,} {colle,met,place} où
where do i stick | {on,je} {les,le,la} {colle,mets,met} où
hairy chest | torse poilu
do i tilt the head back | {je,on,faut} {lui,} {penche,pencher} la tête en arrière
nosebleed | {saigne,saignement} {du,de} nez
nut allergy reaction | {réaction,allergie} aux {noix,cacahuètes,arachides}
wheezes | siffle en respirant | respiration sifflante
red spots | {plaques,boutons} {rouges,} {partout,}
sweating | en sueur | {transpire,sue} {beaucoup,} | {plein,pleine} de sueur
talks nonsense | {dit,raconte} {n'importe quoi,des conneries,des trucs bizarres}
anything | n'importe quoi | nimporte quoi
anybody | n'importe qui
anywhere | n'importe où
anyhow | n'importe comment
any | n'importe {quel,quelle}
do i give juice or insulin | {je,on} {lui,} donne du {jus,sucre} ou de l'insuline
pins and needles in the hands | {des,} {fourmis,fourmillements,picotements} dans les {mains,doigts,bras}
what do i switch off | {on,je} coupe quoi
which extinguisher do i take | {on,je} prend quel extincteur
it smells of burning | ça sent le {brûlé,cramé,roussi} | {odeur,une odeur} de {brûlé,cramé}
who do i inform | {on,je} {prévient,préviens,appelle,avertit} qui {en premier,}
or there are flames | ou qu'il y a {des flammes,le feu,du feu}
how do you jump on the slide | {on,je} saute comment {sur,dans} le toboggan
arms crossed | bras croisés | {les bras,bras} {tendus,croisés}
passengers want to take their bags | {les gens,ils,des passagers,les passagers} veulent {récupérer,prendre,emporter,sortir avec} leurs {valises,bagages,sacs,affaires}
annoy me | me {saoulent,soûlent,saoule,gonfle,gavent,énerve,énervent,agace}
while | pendant que
then do i move or stay seated | {et,} {après,} on bouge ou on reste assis
and then | et {après,ensuite,puis}
who decides to remove him from the aircraft | qui décide de {le,la,les} débarquer | qui {peut,a le droit de} {le,la,} débarquer
shout at each other | se {hurlent,hurle,crient,crie,gueulent} dessus
gets worse | {ça,} {dégénère,part en vrille,part en live,tourne mal,tourne au vinaigre}
asks for his mother | réclame {sa,son} {mère,maman,parents}
safety instructions | consignes de {sécu,sécurité}
a cat escaped from its box | un chat s'est échappé {de sa caisse,de sa cage,}
escaped | s'est {échappé,échappée,enfui,enfuie,sauvé,sauvée}
what does turnaround mean | ça veut dire quoi turnaround
what does that mean | ça {veut dire,signifie} quoi$
how do you say in english | on dit {quoi,comment} en anglais {pour,} | comment {on dit,dire,dit on} en anglais | ça se dit comment en anglais
fasten your seat belts | attachez vos ceintures
compared to | par rapport {à,au,aux}
in comparison | par rapport aux autres
i am stuck | je sèche {complètement,totalement,grave,} | je suis {bloqué,bloquée,perdu,perdue,paumé,paumée,coincé,coincée} | j'ai un {trou,blanc} | je cale
i think b | je {crois,pense,dirais} que c'est {la,le,} b
i think a | je {crois,pense,dirais} que c'est {la,le,} a$
i think c | je {crois,pense,dirais} que c'est {la,le,} c
i think d | je {crois,pense,dirais} que c'est {la,le,} d
i am not sure | {j'en,je n'en,je} mettrais pas ma main {à couper,au feu} | sans {certitude,être sûr,être sûre} | pas {sûr,sûre,certain,certaine} {du tout,du coup,à 100,}
i am very shy | je suis {timide maladive,très timide,hyper timide,super timide,trop timide,d'une timidité maladive}
i am afraid of speaking | l'oral c'est {ma hantise,pas mon truc,mon point faible} | {parler en public,l'oral} me {terrifie,bloque,stresse,fait peur}
not my thing | pas mon {truc,fort,délire}
i gained weight | j'ai {pris,} {du poids,pris du poids,grossi,des kilos,10 kilos,quelques kilos} | {prendre,pris} du poids
i lost weight | j'ai {perdu du poids,maigri,minci} | perdre du poids
that they judge me | qu'on me juge | d'être {jugé,jugée}
after my pregnancy | après ma grossesse | après mon accouchement
my parents do not want me to leave | {ma mère,mon père} {veut,ne veut} pas que je parte
it is not a real job | {c'est,ce n'est} pas un vrai {métier,boulot,travail,taf}
i am very afraid of | {j'ai,} {une,} trouille bleue {des,de,du} | j'ai {super,trop,très,hyper,grave} peur {de,du,des,d'}
turbulence | {des,} trous d'air | trou d'air
i am not good enough | je {me sens,suis} pas {à la hauteur,assez bon,assez bonne,capable,légitime} | je ne {me sens,suis} pas {à la hauteur,assez bon,assez bonne,capable}
speak four languages | parlent {quatre,4} langues
i speak only one language | je parle {que,qu'} {une langue,français}
single mother | {maman,mère} {solo,célibataire,seule} | papa solo
when you are a single mother | quand on est {maman,mère} {solo,célibataire,seule}
how does it work with children | {comment on fait,on fait comment,comment faire,ça se passe comment} avec {des,les,ses} {gamins,enfants,gosses,petits}
in the dark | dans le noir {complet,}
it will be difficult | ça va être {galère,chaud,dur,compliqué,difficile,la galère}
dry air | air sec
what cream do you use | {vous mettez,tu mets,on met} quoi comme crème
how often are we on standby | on est d'astreinte {combien de fois,souvent} | on est {de réserve,en réserve} {souvent,combien de fois}
do i have to stay near the airport | {faut,faut il,on doit} rester {près,à côté} de l'aéroport
is it well paid | c'est {bien,correctement,mal} payé
or badly paid at the beginning | ou c'est la misère {au début,}
badly paid | {payé,payée} {une misère,au lance-pierre,des clopinettes}
thanks | ^nickel merci | ^super merci | ^top merci | ^génial merci | ^parfait merci | ^impec merci | {merci,} t'es un {chef,ange,boss,amour} | ^merci {à toi,à vous,bien,beaucoup,infiniment,encore,d'avance,quand même} | trop {sympa,gentil} merci
between a and b | j'hésite entre {la,le,} a et {la,le,} b
between a and c | j'hésite entre {la,le,} a et {la,le,} c
between a and d | j'hésite entre {la,le,} a et {la,le,} d
between b and c | j'hésite entre {la,le,} b et {la,le,} c
between b and d | j'hésite entre {la,le,} b et {la,le,} d
between c and d | j'hésite entre {la,le,} c et {la,le,} d
and if they ask me two different questions | et si on me pose {deux,2} questions {différentes,}
and if they ask me | et si on me {demande,pose} | et s'ils me {demandent,posent}
the customer complained that | {un,le} client s'est plaint {que,}
during take-off | {pendant,lors du} {le,} décollage
during landing | {pendant,lors de} {l',} atterrissage | à l'atterrissage
from morning to evening | du matin au soir
i found | je viens de tomber sur | je suis {tombé,tombée} sur
it takes how many stages | ça se {déroule,passe,fait} en combien d'étapes
how long does it take | ça {s'étale,dure,prend} {sur,} combien de {mois,temps,semaines,jours}
am i out right away | {c'est,on est} {éliminatoire,éliminé,éliminée,recalé} {direct,d'office}
disqualifying | {éliminatoire,rédhibitoire} d'office
on the spot | {sur place,sur le moment}
wait at home | attendre chez soi
do they give the answer on the spot | {ils donnent,on a,on te donne} la réponse {sur place,tout de suite,le jour même}
what is the trap | c'est quoi {le piège,les pièges}
gap in my cv | {un,} trou {de 2 ans,de deux ans,d'un an,de 3 ans,} {sur,dans} mon cv
i have a gap in my cv | {j'ai,jai} {un,des} {trou,trous,blanc} {de 2 ans,de deux ans,d'un an,de 3 ans,de plusieurs mois,} {sur,dans} {mon,le} cv
i looked after my sick mother | je m'occupais de {ma mère,mon père,ma grand mère} malade
i looked after | je {m'occupais,me suis occupé,me suis occupée} {de,des,du,d'}
i look after | je m'occupe {de,des,du,d'}
bad internet connection | connexion {qui,} {lâche,coupe,rame,bugge,bug,saute}
does it count against me | ça joue {contre moi,en ma défaveur}
do i have to cut my hair | {va,} falloir que je {coupe,les coupe} | {faut,il faut} que je les coupe | {faut,je dois} {me,} couper les cheveux
will have to | {va,il va} falloir | va falloir que {je,j'}
are thick tights enough | un collant {épais,opaque} {suffit,ça suffit}
tattoo on the calf | tatouage {au,sur le} mollet
how many metres do i have to swim | {faut,il faut,on doit} {savoir,} nager combien de mètres
is it over from the start | c'est {foutu,mort,cuit,perdu,fichu} d'avance
medical check | {visite,examen} {médicale,médical,d'aptitude} | visite {cemps,chez le médecin aéro}
type 1 | {de,} type 1
somewhere | quelque part
i speak only french | je parle {que,seulement,uniquement} {le,} français
do i have a chance | j'ai {mes,une,des,ma} {chances,chance} {quelque part,ou pas,}
two pupils were fighting | {deux,2} {élèves,enfants,gamins,clients} en sont venus aux mains
came to blows | {en,} {sont,est} {venus,venu} aux mains
i stepped in | je me suis {interposé,interposée}
items were missing | il manquait des {articles,produits,choses}
was missing | {ce qui,qui,il} manquait
at peak time | {à l'heure de pointe,aux heures de pointe,en plein rush,pendant le rush,en plein coup de feu}
broke down | {est,} {tombé,tombée} {en rade,en panne}
choked on her food | {a,} {fait,} une fausse route | fausse route
it came out | {c'est,il est,ça est} {sorti,ressorti}
back blows | {tapes,claques,tapé} dans le dos
was always late | arrivait {toujours,tout le temps,souvent} {en retard,à la bourre}
late | à la bourre
i had to do his work | je devais {me taper,faire,me farcir} {son,tout le} {boulot,travail,taf}
i told her kindly | je lui ai dit {gentiment,calmement,poliment}
i charged the same customer twice | j'ai encaissé {deux,2} fois {le même client,la même cliente,}
by mistake | par erreur | sans faire exprès | par accident
i called him back to return him | je l'ai {rappelé,rappelée} pour lui rendre
i called him back | je l'ai {rappelé,rappelée}
went badly | {partait,partir,part,parti,partie} en {cacahuète,sucette,vrille,live,couille} | s'est mal passé | a mal tourné
i shared out the tasks | j'ai {réparti,partagé,distribué} les {tâches,rôles}
neither french nor english | ni français ni anglais
i managed with gestures | je me suis {débrouillé,débrouillée} avec des {gestes,mains}
i managed | je me suis {débrouillé,débrouillée} | je m'en suis {sorti,sortie}
google translate | google trad | google traduction
that it was me who decided | que c'était moi {qui,} {avais,avait,ai} décidé
it was me who | c'était moi qui | c'est moi qui | c moi qui
or is it bad | ou c'est {naze,nul,pourri,mauvais,la cata,bidon,catastrophique}
give me the corrected version again | {redonne,remets,renvoie} moi {la version corrigée,la correction}
is it still so bad | c'est toujours aussi {pourri,nul,mauvais,naze}
did i gain points | {j'ai,jai} {gagné,pris,perdu} des points
do i give rescue breaths before the compressions | je fais le bouche à bouche avant {le massage,de masser,}
mouth to mouth | {le,} bouche à bouche
not needed | pas la peine {de,d',} | ou pas la peine
choking on a grape | s'étouffe avec un {grain de raisin,raisin}
hand burned by steam | main brûlée par {de,} la vapeur
do i pierce the blister | je {les,la,} perce {les cloques,la cloque,} | {faut,il faut} percer {les cloques,la cloque}
a woman gives birth on board | une {femme,dame,passagère} accouche {dans l'avion,à bord,en vol,en plein vol}
gives birth | {est en train d',va,} {accoucher,accouche}
who cuts the umbilical cord | qui coupe le cordon
do i put him on his side | je {le,la} {mets,met,tourne} sur le côté
on the side | sur le côté
the alarm goes off | l'alarme {sonne,se déclenche,s'active} | l'alarme {a sonné,s'est déclenchée}
flat shoes | chaussures plates
the mask does not fall | le masque {tombe pas,ne tombe pas,est pas tombé,n'est pas tombé}
says he has a bomb | {prétend,dit,affirme} {avoir,qu'il a} une bombe
refuses to be served by her | refuse d'être {servi,servie} par {elle,lui}
how do i help him | comment je {l'aide,peux l'aider} | je l'aide comment
wants to go to the toilet | {il,elle,} veut aller {aux toilettes,au toilette,aux wc,pisser}
is afraid of heights | a le vertige
i am afraid of heights | {j'ai,jai} le vertige
at boarding | {au moment d'embarquer,à l'embarquement,pendant l'embarquement,au moment de l'embarquement}
what is it for | {à,a} quoi {ça sert,sert,il sert,elle sert}
what colour is it | {elle,il} est de quelle couleur | {c'est,elle est,il est} quelle couleur | de quelle couleur
what is the name of the airport | comment s'appelle l'aéroport
what is it called | comment {ça,il,elle} s'appelle | {ça,il,elle} s'appelle comment
final answer | dernier mot$ | c'est mon dernier mot
answer 1 | la {une,première}$ | réponse {1,une,un}$
answer 2 | la {deux,deuxième}$ | réponse {2,deux}$
answer 3 | la {trois,troisième}$ | réponse {3,trois}$
not sure | aucune certitude | {sans,pas} {conviction,certitude}
i try b | b je tente | je tente {la,le,} b
i try a | je tente {la,le,} a$
i try c | c je tente | je tente {la,le,} c
i try d | d je tente | je tente {la,le,} d
i tend to | {j'ai,jai} tendance à
no life experience | aucun vécu | pas de vécu
they will laugh at me | ils vont {me rire au nez,se moquer de moi,se foutre de moi,rigoler}
i want to give up | je {baisse les bras,lâche l'affaire,laisse tomber,veux abandonner,veux tout lâcher}
i have no money | {j'ai,jai} {pas un rond,pas d'argent,pas de thune,plus un rond,plus de thunes,zéro thune} | je suis {fauché,fauchée,à sec,à découvert}
move house | {mon,le,un} déménagement
will i still see my friends | {est ce que,} je verrai encore {mes,} {potes,amis,copines,copains}
such a roster | un planning pareil
like that | {comme ça,comme ca,pareil à ça}
cheat on their boyfriend | trompent leur {mec,copain,mari}
small child | enfant en bas âge | {enfants,bébé} en bas âge
what do cabin crew eat on board | on mange quoi {à bord,en vol} {nous,}
passenger leftovers | les restes des passagers
is it common | c'est {courant,fréquent,commun}
swollen legs | jambes {gonflées,enflées,lourdes}
ok | ok ça marche | ça {marche,roule} | ça joue$ | je {note,prends note}$ | d'acc | d'accord$
i come back after my interview | je {reviens,reviendrai} {te voir,vous voir,} après mon entretien
you are great | {t'assures,tu assures,tu gères,tu déchires} {grave,trop,}
bye | {allez,} {bisous,bisou,bises,gros bisous,la bise} | ^allez {tchao,tchuss,tcho,chao} | ^tcho
i wear | je {porte,mets}
i need help with | {j'ai,jai} besoin d'aide {pour,avec,sur}
is that true | c'est {vrai,sûr,véridique} {ça,ou pas,}$ | {vrai,sérieux}$
i have no | {j'ai,jai} {pas de,aucun,aucune,zéro,pas d'}
there is no | {y'a,y a,ya,il n'y a,il y a} {pas de,pas d',aucun,aucune,plus de}
there were no more | {il n'y avait,il y avait,y'avait,y avait} plus de
how much do you earn | {on,ça,tu,vous} {touche,palpe,gagnez} combien
i am still waiting for my email | j'attends toujours {mon mail,mon email,le mail,leur mail,la réponse,une réponse}
is that normal | c'est normal {ou pas,} | , normal$
how many people do they take | ils {prennent,gardent,recrutent,embauchent} combien de {personnes,candidats,gens,monde}
can i apply to several airlines | {on peut,je peux,peut on,puis je} postuler {dans,chez,à,auprès de} plusieurs compagnies
is it badly seen | {ou,} c'est mal vu | c'est mal {perçu,vu} | {ça fait,ça la fout} mal
how early should i arrive | {faut,il faut,on doit,je dois} arriver combien de temps {en avance,avant,à l'avance}
if nobody speaks in the group | si personne {parle,ne parle,prend la parole} {dans le groupe,}
should i start the discussion | c'est à moi de {lancer,commencer,démarrer} {la discussion,le débat}
what kind of questions are in the psychometric test | {le,les} {test psychotechnique,tests psychotechniques} c'est quoi comme {genre de,type de,} questions
what kind of questions | c'est quoi comme {genre de,type de,} questions | quel {genre,style,type} de questions
presentation video | vidéo de présentation
should i stand or sit | {faut,faut il} {la,le,} faire debout ou assis | {je suis,on est} debout ou assis
what do i write in my cv | je {mets,mes,met} quoi {dans,sur} {le,mon} cv | je {mets,met} quoi comme {expérience,hobby,loisirs}
if i only did small jobs | si j'ai fait que des petits {boulots,jobs}
small jobs | {des,} petits {boulots,jobs,tafs}
ponytail | queue de cheval {basse,haute,}
are they strict about that | ils sont {chiants,stricts,relous,exigeants} {là dessus,sur ça,avec ça}
may i keep my wedding ring | {je peux,on peut} {garder,porter} {mon,son} alliance
wedding ring | {mon,son,une} alliance
i am 1m85 tall is that too tall | mesurer 1m85 pour une fille c'est trop grand
is that too tall | c'est trop {grand,grande}
is that too short | c'est trop {petit,petite}
which toeic score do i need | {faut,il faut} {quel,combien de} {score,points} au toeic | {faut,il faut} combien au toeic
green card | carte verte
who are the competitors of | {c'est qui,qui sont,c'est quoi} les concurrents de
hit his fist on the counter | {tapait,tapé,a tapé} {du,le} poing sur {le comptoir,la table,le bureau}
demanded a free upgrade | {exigeait,voulait,exige} un surclassement {gratuit,}
i crouched to her height | je me suis {accroupi,accroupie,mis,mise} à {sa,leur} hauteur
a little girl was lost in the shop | une petite fille s'était perdue dans le magasin
i had to train a new colleague | j'ai dû former {une nouvelle,un nouveau}
did not understand anything | {comprenait,pigeait,comprenais} rien
i was losing patience | je perdais patience
a woman had a cardiac arrest | une {dame,femme,patiente,cliente} a fait un arrêt {cardiaque,}
had a cardiac arrest | {a,} fait un arrêt {cardiaque,}
i raised the alarm and started compressions | j'ai déclenché l'alerte et commencé à masser
raised the alarm | {donné,déclenché} l'{alerte,alarme}
did not talk to each other any more | se parlaient plus | ne se parlaient plus
i was the go-between | j'ai servi d'{intermédiaire,arbitre}
wanted to cancel | voulait {résilier,annuler}
stayed with us | est {resté,restée} {chez nous,client}
at half-time | à la mi temps
i motivated them again | je les ai {remotivés,remotivé,motivés,boostés}
i could not keep my promise | {j'ai,je n'ai} pas pu tenir {parole,ma promesse,mon engagement}
i had promised a customer something | j'avais promis {un truc,quelque chose} à {une cliente,un client}
that is too strict | c'est {abusé,n'importe quoi,exagéré,vache}
i had given a result with numbers | j'avais {mis,donné} un résultat {chiffré,avec des chiffres}
on top | en plus
can you tell me what is weak | {tu peux me dire,dis moi} ce qui {pêche,cloche,manque,va pas,ne va pas}
i rewrote my text | j'ai {réécrit,refait,repris,retapé} {tout,} {mon,le} {texte,réponse}
tell me if it is better now | dis moi si c'est mieux {là,maintenant,}
how does my situation lack context | en quoi ma situation manque de {contexte,détails,précision}
lacks | manque de | manque d'
does not wake up | se réveille {pas,plus} | ne se réveille {pas,plus}
she does not have her pen with her | elle {a,n'a} pas son {stylo,epipen} {sur elle,avec elle,}
it bleeds a lot | ça {pisse,coule} le sang | ça pisse {le sang,} | {pisse,perd} {beaucoup,plein,} de sang | ça saigne {beaucoup,fort,à mort}
do i put ice | {on met,je mets,faut mettre} {de la glace,de la crème,du froid}
second degree burn | brûlure au {second,deuxième,premier,troisième} degré
how many minutes under cold water | on {passe,met,laisse} sous l'eau {froide,} combien de {minutes,temps}
bin fire in the toilet | feu de poubelle {aux,dans les} toilettes
do i throw water | je {balance,jette,mets,verse} de l'eau
laptop stuck in a seat heats up | ordinateur coincé dans un siège et qui chauffe
that is heating up | qui {chauffe,surchauffe,fume}
the cabin fills with smoke | la cabine se remplit de fumée
do i get down | on se baisse
when are the slides armed | on arme les {toboggans,portes} {à quel moment,quand}
and who checks | et qui {vérifie,contrôle}
which way do we go out | {on,je} {sort,sors,passe} par où {ensuite,après,}
how long does the oxygen last | combien de temps dure l'oxygène {des masques,} | l'oxygène {ça,il} dure combien de temps
can he really do that | il peut vraiment | {c'est,} possible en vrai
asks for more whisky | {réclame,redemande,veut} {encore,} {du,un} {whisky,alcool,verre}
what do i tell him | je lui dis quoi | {je,on} leur dit quoi
breastfeeding at take-off | {qui,} allaite {au décollage,pendant le décollage}
obese man the seat belt is too short | monsieur obèse la ceinture est trop courte
the seat belt is too short | {la,sa} ceinture est trop {courte,petite}
big aircraft | {plus gros,gros} avion {de ligne,}
the biggest aircraft in the world | le plus {gros,grand} avion {de ligne,} {au,du} monde
why are the windows round | {les,} hublots pourquoi ils sont ronds | pourquoi {les hublots,ils} sont ronds
i have no idea | {j'en,je n'en,j'} ai {pas la moindre,aucune} idée
give me a hint | {tu me,vous me} {donnes,donnez,files} un indice
i am worried to leave my dog alone | j'angoisse à l'idée de laisser {mon chien,mon chat,mes animaux} {tout seul,seul,}
i am worried about | j'angoisse à l'idée de
i feel bad about leaving | j'ai {des scrupules,mauvaise conscience,du mal,le coeur gros} à {partir,la laisser,le laisser}
i am ashamed of my accent | j'ai honte de mon {accent,accent du sud,anglais}
do we share the room | on partage {la,sa,une} chambre
days off | {jours,mes jours,ses jours} {off,de off}
swap flights with colleagues | échanger {ses vols,des vols,} {avec,entre} {les,des,} collègues
when do i get my first pay | {à quel moment,quand} on {touche,reçoit} {la,sa} {première,1ere} {paye,paie}
does the relationship survive | la vie de couple {elle,ça} survit
relationship | {la,ma} vie de couple
i got the job | {j'ai été,je suis,chui} {prise,pris,acceptée,retenue}
i go to bed | je vais {me pieuter,dormir,me coucher,pioncer}
goodbye i go to bed | {allez,bon} je vais {me pieuter,pioncer}
are the delays long | les délais sont {longs,courts} | c'est long les délais
do they send a rejection email | on reçoit un mail de refus | ils envoient un mail de refus
or nothing at all | {ou,} rien du tout
i was disappointed | ça m'a {mis un coup,démoralisé,démoralisée,fait mal,dégoûté,dégoûtée}
how many people are in a group | les groupes sont de combien | {on est,ils sont,c'est} combien {par groupe,dans le groupe,dans un groupe}
the cheek | la joue | les joues
what do you think | {vous en pensez,tu en penses,t'en penses} quoi
caught a thief | {attrapé,chopé} {un voleur,une voleuse} {la main dans le sac,}
nobody had reported it | personne {l'avait,ne l'avait} signalé
the customer's card did not work | la carte {bleue,bancaire} {d'un client,d'une cliente,du client} {passait,passe} pas
bank card | carte {bleue,bancaire}
very angry | rouge de {colère,rage}
i went back | j'y suis {retourné,retournée}
i replaced her | j'ai pris sa place {au pied levé,}
at short notice | au pied levé
but i did | alors que si$
there are two of us | on est {deux,2}
who does what | qui fait quoi
do we stop the compressions | on s'arrête de masser | {on,faut} arrête de masser
every 3 minutes | toutes les {3,trois} minutes
vomits blood | {vomit,crache} du sang
does not know where he is any more | {ne,} sait plus où il est
talks strangely | parle de travers
wants to sleep | a envie de dormir
wants to | a envie {de,d'}
is swollen | il gonfle | elle gonfle
do i put it in water | on la met dans l'eau | on le met dans l'eau
may i open this side | je peux ouvrir {ce,de ce} côté
do we push him | on la pousse | on le pousse
what do i shout | je {lui,leur,} crie quoi
is he allowed a knife | il a droit à un couteau
at the back of the cabin | au fond {de la cabine,de l'avion}
hard of hearing passenger | {un,passager} malentendant | {une,passagère} malentendante
wants to get off | veut {descendre,débarquer,sortir de l'avion}
while the aircraft is taxiing | alors qu'on roule | pendant qu'on roule | pendant le roulage
what is the size of | quelle taille fait
seems logical | {me,} {paraît,parait,semble} logique
at ease | {tellement,super,très,trop,plus,pas} à l'aise
motion sickness | {le,} mal {de l'air,des transports}
i get airsick | j'ai le mal {de l'air,des transports}
i am afraid to feel lonely | peur de {me sentir,être} {isolée,isolé,seule,seul}
far from everybody | loin de {tout le monde,tous}
far from my family | loin de {ma famille,mes proches,chez moi,mes parents,mes enfants}
who looks after him at night | qui {le,la,les} garde {la nuit,}
would they take me | {est ce qu'on,on} me prendrait {encore,} | ils me prendraient
at 50 years old | à {50,cinquante} balais
flying terrifies me | l'avion {ça,} me {terrorise,terrifie,fait peur,angoisse,stresse}
how many free weekends | combien de {week ends,weekends,we} {libres,off}
without pork | sans porc
if i get pregnant | si je tombe enceinte
get pregnant | {tombe,tomber,tombée} enceinte
do i keep my job | je garde mon {poste,emploi,travail,boulot}
do they provide accommodation | ils fournissent {le,un} logement
how many people share the flat | on est combien {dans l'appart,par appart,en coloc}
thanks i learned something | je {me couche,dormirai} moins {bête,con}
goodbye | ^bonne continuation
thanks for your patience | {encore,} merci pour {ta,votre} patience
`;
