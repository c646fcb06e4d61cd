/** French words: those that hold a sentence together, those of the trade and of every day, and verbs in their forms. */
export const WORDS = `
what | quoi quel quelle koi qqe
 | le-meme ne se y l des la-bas-la bah ben hein oh ah eh euh heu puis-donc tres-bien là
the | le la les
a | un une
please | stp svp plait plz
and | et
or | ou
but | mais
not | pas ni
yes | oui ouais ouai ui yep
no | non nan aucun aucune nope
i | je j
me | moi me
you | tu te toi vous t
he | il lui
she | elle
we | on nous ns
they | ils elles eux leur-meme
my | mon ma mes
your | ton ta tes votre vos vtr
his | son sa ses
our | notre nos
their | leur leurs
somebody | quelqu'un qqn quelqu'une
nobody | personne-ne
everybody | tous-le-monde
all | tout toute tous toutes tt ts
something | quelque-chose qqch qqchose
nothing | rien
this | ce cet cette ceci ct
these | ces
that | cela ça celui celle que qui-que k ceux celles ke
is | est soit serait
are | sont sommes êtes es soient seraient sera-t-on
am | suis
be | être
been | été étée
were | étaient étions étiez furent
was | étais était fut
has | a
have | ai as avons avez ont avoir ayant ait aies aient
had | avais avait avaient avions aviez eu eue
will | va vas vont allons
will be | sera serai seront serons serez seras
will have | aura aurai auront aurons aurez auras
would have | aurais aurait auraient
would be | serais
i have | j'ai jai g
i was | j'étais
i had | j'avais
i am | j'suis chui chuis jsuis
i would have | j'aurais
i will have | j'aurai
i will be | j'serai
it is | c'est ces't cest
it was | c'était
would like | voudrais voudrait aimerais aimerait souhaiterais souhaite souhaites voudraient aimeraient souhaitent aimeriez aimerions adorerais adorerait adoreraient adoreriez adorerions kifferais kifferait kifferaient kifferiez kifferions
i would like | j'aimerais
i like | j'adore j'aime
want | veu veux veut voulez veulent voulons vouloir envie
wanted | voulais voulait voulu voulaient voulues
can | peux peut pouvons pouvez peuvent pouvoir puis puisse
could | pourrais pourrait pourraient pouvais pouvait pu pouvaient pourriez
will be able to | pourrai pourra pourront
must | dois doit devons devez doivent devoir faut
had to | devais devait dû falloir fallait devaient
should | devrais devrait devraient devriez faudrait
do | fais fait faire font faisons faites fasse
did | faite faites-part faisais faisait faisaient fis fit
doing | faisant
go | aller vais allez aille aillent
went | allé allais allait allaient allée allés
will go | irai ira iront irais
would go | irait
come | viens vient viennent venir venez vienne
came | venu venue venus venait venais
become | devenir deviens devient devenez
became | devenu devenue devenait
give | donne donner donnes donnent donnez donnons files filent filons filez filer
take | prendre prends prend prennent prenez prenons prenne emmène emmènes emmènent emmenons emmenez emporte emportes emportent emportons emportez emporter
took | pris prise prises prenait prenais emmené emmenée emmenés emmenées emmenais emmenait emmenaient emmena emmenai emporté emportée emportés emportées emportais emportait emportaient emporta emportai
put | mettre mets met mettent mettez mis mise mettait mettais mettons
say | dire dis disent dites disons
said | dit disait disais
tell | raconte raconter racontes racontent racontez
told | raconté racontait racontée
know | savoir sais sait savent savez savons connais connaître connait connaissez connaissent sache
knew | savais savait su connaissait connaissais connu
see | voir vois voit voient voyez voyons
saw | vu vue vus voyait voyais
which | lequel laquelle quels quelles lesquels lesquelles
who | qui
where | où
when | quand lorsque qd lorsqu'il lorsqu'elle lorsqu'on
if | si
why | pourquoi pk pq pkoi pr-quoi
because | parce pcq psk pcque car puisque parceque
how | comment cmt comen coment
in | en dans ds dedans
on | sur dessus
at | chez
with | avec av avc
without | sans
for | pour pr
of | de du
at the | au aux
to | à vers
from | depuis dès
by | par
about | concernant environ
under | sous
until | jusque jusqu'au jusqu'aux jusqu'en jusqu'à
before | avant auparavant
after | après
during | pendant durant lors
against | contre
between | entre parmi
more | plus davantage
less | moins
very | très trop super tellement vachement hyper ultra si-peu
only | seulement juste uniquement
also | aussi également
too | trop-aussi
still | encore toujours
always | tjrs tjs toujours-la
never | jamais
often | souvent
sometimes | parfois quelquefois des-fois
now | maintenant mtn mnt actuellement désormais
today | aujourd'hui auj ajd aujourdhui
tomorrow | demain
yesterday | hier
tonight | ce-soir
soon | bientôt
then | ensuite alors
first | premier première premiers premières 1er 1ère premierement
second | deuxième seconde second 2eme
third | troisième 3eme
last | dernier dernière derniers dernières durons durez
next | prochain prochaine suivant suivante prochains suivants suivantes prochaines
one | un-seul
two | deux
three | trois
four | quatre
five | cinq
six | six
seven | sept
eight | huit
nine | neuf
ten | dix
eleven | onze
twelve | douze
fifteen | quinze quinzaine
twenty | vingt
thirty | trente trentaine
forty | quarante
fifty | cinquante
sixty | soixante
ninety | quatre-vingt-dix
hundred | cent
half | demi moitié demie
many | nombreux nombreuses beaucoup bcp bcoup plein
few | peu
little | petit-peu
some | quelques certains certaines quelque plusieurs
other | autre autres
another | un-autre
same | même mêmes
each | chaque chacun chacune
both | deux-tous
easy | facile faciles simple simples
easily | facilement
lasts | dure durent durer
hard | difficile difficiles dur durs dures compliqué compliquée chaud
good | bon bonne bons bonnes forts
well | bien
better | mieux meilleur meilleure meilleurs meilleures
best | le-mieux idéal idéale
bad | mauvais mauvaise mauvaises mal nul nulle pourri
worst | pire pires
weak | faible faibles
strong | fort forte
important | important importante importants importantes primordial essentiel
right | juste-ment correct correcte corrects exact vrai-bon
wrong | faux fausse erroné incorrect tort
new | nouveau nouvelle nouveaux nouvelles nouvel neuf-neuve
old | vieux vieille vieil ancien ancienne anciens anciennes âgé âgée âgés
young | jeune jeunes
big | grand grande grands grandes gros grosse énorme
small | petit petite petits petites
tall | haut haute hauts hautes
short | court courte courts courtes bref brève
long | long longue longs longues longtemps
fast | rapide rapides
quickly | vite rapidement
slow | lent lente lentement
hot | brûlant brûlante bouillant bouillante chaude chauds
cold | froid froide
allowed | permis autorisé autorisée autorisés autorisées accepté acceptée acceptés acceptées toléré tolérés droit autorisais autorisait autorisaient autorisa autorisai
forbidden | interdit interdite interdits interdites
needed | nécessaire nécessaires obligatoire obligatoires indispensable obligé requis
question | question
questions | questions
answer | réponse réponses rep répondre réponds répond répondent répondez répondons
story | histoire anecdote récit
stories | histoires anecdotes
example | exemple exemples ex
practice | exercice exercices entrainement
practise | entrainer réviser pratiquer entraine pratique pratiques pratiquent pratiquons pratiquez révise révises révisent révisons révisez entraines entrainent entrainons entrainez répète répètes répètent répétons répétez répéter répéte répétes répétent
interview | entretien entretiens interview
recruiter | recruteur recruteuse recruteurs recruteuses rh jury
assessor | évaluateur évaluateurs évaluatrice examinateur examinateurs
application | candidature dossier
candidate | candidat candidate candidats candidates
cv | cv curriculum
photo | photo photos
experience | expérience expériences xp
job | travail métier boulot job taf poste emploi profession postes emplois
career | carrière
training | formation formations training stage formant
course | cours
contract | contrat contrats
seasonal | saisonnier saisonnière saisonniers saison
base | base
bases | bases
visa | visa visas
passport | passeport passeports
nationality | nationalité nationalités citoyenneté
degree | diplôme diplômes licence master bts
school | école fac
language | langue
languages | langues
english | anglais anglaise
german | allemand allemande
french | français française
spanish | espagnol espagnole
italian | italien italienne
portuguese | portugais portugaise
dutch | néerlandais hollandais
chinese | chinois chinoise mandarin
japanese | japonais japonaise
korean | coréen coréenne
arabic | arabe
height | taille hauteur
age | âge
years | ans années
weight | poids surpoids imc
tattoos | tatouages tattoos tatoos tatous
tattoo | tatouage tattoo tatoo tatouée tatoué tatouées
visible | visible visibles apparent apparents apparente voit-on
hidden | caché cachés cachée cachées
piercing | piercing piercings perçage
forearm | avant-bras
arm | bras armer arme armement
wrist | poignet poignets
ankle | cheville chevilles
hair | cheveux coiffure cheveu
beard | barbe
moustache | moustache
glasses | lunettes
eyesight | vision myope myopie dioptries
headscarf | voile hijab foulard
make-up | maquillage maquiller rouge-a-lèvres maquillée
nails | ongles ongle
uniform | uniforme uniformes
clothes | vêtements habits tenue vêtement tailleur-tenue
appearance | apparence présentation look
swimming | natation
swim | nager nage nageur nageuse
roster | planning plannings roulement
rest | repos reposer repose
standby | réserve astreinte astreintes réserves standby
promotion | promotion avancement évolution évoluer
allowance | indemnité indemnités prime primes
holiday | vacances congés congé
benefits | avantages avantage
children | enfants gosses gamins mômes
child | enfant gamin gamine fille-petite gosse môme
families | familles
family | famille familial familiale
pregnant | enceinte grossesse
married | marié mariée mariés
cabin crew | hôtesse hôtesses steward stewards pnc stewardess
flight attendant | navigante navigant navigants
crew | équipage équipages
purser | cc chef-de-cabine purser ccp
captain | commandant cdb commandante
co-pilot | copilote opl
pilot | pilote
pilots | pilotes
passenger | passager passagère pax voyageur voyageuse
passengers | passagers passagères voyageurs
airline | compagnie cie
airlines | compagnies cies
airport | aéroport
airports | aéroports
city | ville
cities | villes
country | pays
code | code codes sigle sigles trigramme
aircraft | avion appareil appareils aéronef
fleet | flotte
destination | destination destinations
flight | vol vols
fly | voler vole volent volez volons voles
flew | volé volée volés volées volais volait volaient vola volai
alliance | alliance alliances
headquarters | siège-social
founded | fondé fondée créée-en
employees | employés employé salariés salarié salariée
values | valeurs valeur
mission | mission
news | actualité actus nouveautés
tips | conseils conseil astuces astuce tips
preparation | préparation
selection | sélection sélections sélectionner recrutement recrutements recruitment
stages | étapes étape phases phase
group | groupe groupes
test | test tests épreuve épreuves examen examens
cabin | cabine cabines
cockpit | cockpit poste-de-pilotage
door | porte portes
exit | issue sortie
exits | issues sorties
row | rang rangée rangs rangées
slide | toboggan toboggans
armed | armé armée armés armées
disarm | désarmer désarme désarmement désarmé
lever | levier
handle | poignée traites traitent traitons traitez traiter
window | hublot hublots fenêtre
seat | siège sièges place places
jumpseat | strapontin strapontins jumpseat
galley | galley galleys office cuisine
oven | four fours
lavatory | toilettes toilette wc
trolley | chariot chariots trolley
bag | sac sacs valise valises bagage-main sacoche
baggage | bagage bagages
wing | aile ailes
engine | moteur moteurs réacteur réacteurs
fuselage | fuselage
tail | queue
wheel | roue roues
runway | piste
take-off | décollage décollages
landing | atterrissage atterrir atterrit atterrissages atterri
taxiing | roulage
water | eau
land | terre
evacuation | évacuation évacuations
evacuate | évacuer évacue évacuent évacues évacuons évacuez
command | ordre ordres commandements commandement
announcement | annonce annonces
briefing | briefing
emergency | urgence urgences
fire | feu incendie feux flammes incendies
burning | brûle brûlent
smoke | fumée fumées fumes fumons fumez
smoking | fumeur fume fumer fument fumant
extinguisher | extincteur
oxygen | oxygène
mask | masque masques
turbulence | turbulence turbulences
life jacket | gilet gilets
megaphone | mégaphone
torch | torche
axe | hache
battery | batterie batteries pile piles
laptop | ordinateur ordi ordinateurs tablette-pc pc
charger | chargeur chargeurs
lighter | briquet briquets
liquid | liquide liquides
perfume | parfum parfums
weapon | armes pistolet flingue
knife | couteau couteaux
bomb | bombe bombes
hijacking | détournement pirate pirates détourner
security | sûreté
trafficking | trafic traite
deaf | sourd sourde sourds
blind | aveugle aveugles
autism hidden disability | autiste autisme autistes
disability | handicap handicaps handicapé handicapée handicapés invalide
reduced mobility | pmr
infant | nourrisson nourrissons
baby | bébé bébés
bassinet | berceau nacelle
dog | chien chiens
cat | chat chats
animal | animal animaux
meal | repas plateau-repas plateau plateaux
eat | manger mangent mangé
food | nourriture bouffe aliment aliments
drink | boire boit bois boivent boisson boissons verre-boisson bu
coffee | café cafés
tea | thé
alcohol | alcool alcools
drunk | ivre bourré bourrée saoul saoule soûl alcoolisé alcoolisée ivres ivresse
wine | vin
kosher | casher kasher cacher-repas
halal | halal
vegetarian | végétarien végétarienne végétariens
vegan | vegane végan végétalien
allergy | allergie allergies
allergic | allergique allergiques
peanut | cacahuète cacahuètes arachide arachides
complaint | réclamation réclamations plainte plaintes
conflict | conflit conflits dispute bagarre altercation tension tensions désaccord
angry | énervé énervée fâché furieux furieuse colère fâchée énervés mécontent mécontente
upset | contrarié contrariée bouleversé bouleversée vexé
afraid | peur peurs effrayé effrayée
crying | pleurs larmes pleurant
delay | retard retards retardé
overbooked | surbooké surréservation overbooking
boarding | embarquement embarquements embarquer embarquent
disembark | débarquer débarquement débarquent
doctor | médecin docteur médecins toubib
medicine | médicament médicaments médoc médocs
pill | comprimé cachet pilule comprimés
unconscious | inconscient inconsciente inconscients
breathing | respiration souffle-vie respirant
breathe | respire respirer respirent respirait respires respirons respirez
choking | s'étouffe s'étouffer étouffe étouffement étouffer s'étouffait étouffait étouffant
heart | coeur cardiaque
chest | poitrine thorax torse
pain | douleur douleurs
bleeding | saigne saignement saigner saignements hémorragie saignait saignant
blood | sang
burn | brûlure brûlures brûlé brûlée brûles brûlons brûlez brûler
diabetes | diabète
diabetic | diabétique diabétiques
sugar | sucré glycémie sucrée
insulin | insuline
asthma | asthme asthmatique
fracture | fracturé
wound | plaie plaies blessure blessures coupure
injured | blessé blessée blessés
birth | accouchement accoucher accouché naissance
labour | contractions travail-accouchement
dead | mort morte morts décédé décédée
death | mort-nom décès
die | mourir meurt meurent
infection | infection infections contagieux contagieuse
sick | malade malades maladie maladies
nausea | nausée nausées
fever | fièvre
hyperventilation | hyperventilation hyperventile
hypoxia | hypoxie
bandage | bandage pansement pansements bande
symptoms | symptômes symptôme
signs | signes signe signaux
help | aide aider aidez aides aident aidons
team | équipe équipes
communication | communication
leadership | leadership
initiative | initiative initiatives
integrity | intégrité honnêteté
honest | honnête honnêtes sincère franc franche
motivation | motivation motivations
motivated | motivé motivée
resilience | résilience
stress | stress stressant stressante strèsse strèsses strèssent stressons stressez stresser paniques paniquent paniquons paniquez paniquer angoisse angoisses angoissent angoissons angoissez angoisser
pressure | pression
nervous | nerveux nerveuse stressé stressée angoissé angoissée anxieux anxieuse tendu tendue
calmly | calmement
calm | calme calmes calment calmons calmez calmer apaise apaises apaisent apaisons apaisez apaiser
mistake | erreur erreurs faute fautes bêtise
success | succès réussite
failed | échoué échec raté ratée loupé planté plantée échouée échoués échouées échouais échouait échouaient échoua échouai ratés ratées ratais ratait rataient rata ratai foiré foirée foirés foirées foirais foirait foiraient foira foirai loupée loupés loupées loupais loupait loupaient loupa loupai
rejected | refusé refusée refusés recalé recalée recalés rejeté rejetée
refusal | refus
chance | chance chances probabilité
hired | embauché embauchée recruté recrutée engagé embauchés embauchées embauchais embauchait embauchaient embaucha embauchai recrutés recrutées recrutais recrutait recrutaient recruta recrutai engagée engagés engagées engageais engageait engageaient engagea engageai
strength | force forces atout atouts
weakness | défaut faiblesse
hobby | loisir loisirs hobby hobbies passion
colleague | collègue collègues
boss | chef patron patronne responsable supérieur manager cheffe supérieure
customer | client cliente clientes
customers | clients clientèle
patient | patient patiente patients
service | service services
situation | situation situations
task | tâche tâches task
action | action actions
result | résultat résultats
score | note notes score scores
points | points point
difference | différence différences
different | différent différente différents différentes
meaning | signification sens
mean | signifie signifient
called | appelé appelée nommé appelés appelées appelais appelait appelaient appela appelai
reason | raison raisons motif
rule | règle règles règlement réglementation
law | loi lois
fatigue | fatigue
tired | fatigué fatiguée fatigués crevé crevée
layover | escale escales layover
hotel | hôtel hôtels
night | nuit nuits
day | jour journée j-jour
days | jours journées
week | semaine
weeks | semaines
weekend | week-end weekend we
month | mois
year | an année
hours | heures heure h
minute | minute minutes min
seconds | secondes
time | temps fois moment
open | ouvrir ouvre ouvrent ouvert ouverte ouverts ouvrez ouvertes
opened | ouvrait
closed | fermé fermée fermés fermées fermais fermait fermaient ferma fermai refermé refermée refermés refermées refermais refermait refermaient referma refermai
close | fermer ferme ferment fermez proche fèrmes fermons refèrme refèrmes refèrment refermons refermez refermer
blocked | bloqué bloquée coincé coincée bloqués bloquées bloquais bloquait bloquaient bloqua bloquai
broken | cassé cassée panne hs
inflate | gonfler gonflent gonflé gonflage
jump | sauter saute sautent sautez saut sautes sautons
run | courir cours-run court-run courent
sit | assis assise asseoir assoit assieds assied assises assieds-toi
standing | debout
leave | partir pars part partent partez laisser laisse laissent quitte quittes quittent quittons quittez quitter laisses laissons laissez
left | parti partie partis laissé laissée partait quitté quittée quittés quittées quittais quittait quittaient quitta quittai laissés laissées laissais laissait laissaient laissa laissai
bring | apporter apporte apportent apportez amener amène ramener emmener apportes apportons ramène ramènes ramènent ramenons ramenez amènes amènent amenons amenez rapporte rapportes rapportent rapportons rapportez rapporter
wear | porter porte-r porté porté-e mettre-habit portent portez portons
hold | tenir tiens tient tenu tiennent
show | montrer montre montrent montres montrons montrez
find | trouver trouve trouvent trouves trouvons trouvez retrouve retrouves retrouvent retrouvons retrouvez retrouver
found | trouvé trouvée trouvais trouvés trouvées trouvait trouvaient trouva trouvai retrouvé retrouvée retrouvés retrouvées retrouvais retrouvait retrouvaient retrouva retrouvai
need | besoin besoins
live | vivre vis vit habiter habite habites vivent vivez habitent habitons habitez
lived | vécu vivais habitais habité habitée habités habitées habitait habitaient habita habitai
life | vie
pay | payer paye paie payent paient payez payes payons
paid | payé payée payés payées payais payait payaient paya payai
paying | payant payante
free | gratuit gratuite gratuits gratuitement libre libres
price | prix tarif tarifs
cost | coûte coûtent coût coûts coûter coûtes coûtons coûtez coûté coûtée coûtés coûtées coûtais coûtait coûtaient coûta coûtai
expensive | cher chère chers
money | argent thune sous-argent fric
begin | commencer commence commences commencent commencez début débuter débute commençons débutes débutent débutons débutez
began | commencé commencée commencés commencées commençais commençait commençaient commença commençai débuté débutée débutés débutées débutais débutait débutaient débuta débutai
end | fin
finish | finir finis finit terminer termine terminent termines terminons terminez achève achèves achèvent achevons achevez achever
finished | fini finie terminé terminée terminés terminées terminais terminait terminaient termina terminai achevé achevée achevés achevées achevais achevait achevaient acheva achevai
stop | arrêter arrête arrêtez arrêtent stop arrêtes arrêtons stoppe stoppes stoppent stoppons stoppez stopper cèsse cèsses cèssent cessons cessez cesser
survive | survivre survit survivent
happen | arrive-passe passe-event
react | réagir réagis réagit réagissent
late | tard
early | tôt avance
together | ensemble
man | homme monsieur mec type gars
men | hommes messieurs
woman | femme dame meuf
women | femmes dames
people | gens personnes
person | personne
friend | ami amie amis amies pote copine copain potes copines
boyfriend | mon-copain mec-copain
mother | mère maman
father | père papa
parents | parents
head | tête
face | visage
ear | oreille oreilles
eye | oeil
eyes | yeux
nose | nez
mouth | bouche
hand | main mains
leg | jambe jambes
thigh | cuisse cuisses
foot | pied pieds
skin | peau
left side | gauche
right side | droite
front | avant-front
behind | derrière
rear | arrière
inside | intérieur
outside | dehors extérieur
full | plein-e pleine complet complète
empty | vide vides
red | rouge rouges
yellow | jaune jaunes
green | vert verte verts
blue | bleu bleue bleus bleues
pink | rose roses
black | noir noire noirs noires
white | blanc blanche blancs
maximum | maximum max maximal maximale
minimum | minimum mini minimal minimale
limit | limite limites
number | nombre numéro
percent | pourcent pourcentage
kilo | kg kilo kilos
metre | mètre mètres
centimetres | cm centimètres
culture | culture cultures
cultural | culturel culturelle culturelles culturels
greeting | salutation salutations
gift | cadeau cadeaux
tip money | pourboire pourboires
taboo | tabou tabous
scenario | scénario scénarios
president | président
politics | politique
football | foot football
pizza | pizza
joke | blague blagues plaisante plaisantes plaisantent plaisantons plaisantez plaisanter
poem | poème
really | vraiment réellement vrmt franchement carrément
maybe | peut-être ptet ptetre
unfortunately | malheureusement
nice | beau belle gentil gentille sympa gentils aimable
sad | triste tristes déçu déçue
happy | heureux heureuse content contente contents
proud | fier fière
stupid | stupide stupides con bête débile
enough | assez suffisamment
level | niveau niveaux
details | détails détail précisions
info | info infos renseignements
serious | grave graves sérieux sérieuse
exactly | exactement
reception | accueil
embarrassing | gênant gênante
the same | pareil pareille
concretely | concrètement
maths | maths math calcul
conscious | conscient consciente
horrible | horrible horribles
cause | cause causes causer
expect | attentes
describe | décrire décris décrit décrivez
cool | refroidir refroidit
jams | coince bloque-p
recognise | reconnaître reconnais reconnait reconnaissent
bow | révérence
cpr | rcp
decompression | décompression dépressurisation
raft | radeau canot
unaccompanied | non-accompagné
stand | lever-debout
times | foi-s
brace | brace
ask | demande demandes demandent demandons demandez demander pose poses posent posons posez poser
asked | demandé demandée demandés demandées demandais demandait demandaient demanda demandai posé posée posés posées posais posait posaient posa posai
asking | demandant posant
will ask | demanderai demandera demanderas demanderont demanderons demanderez poserai posera poseras poseront poserons poserez
would ask | demanderais demanderait demanderaient demanderiez demanderions poserais poserait poseraient poseriez poserions
answered | répondu répondue répondait répondais
will answer | répondrai répondra répondront répondras
would answer | répondrais répondrait répondraient
use | utilise utilises utilisent utilisons utilisez utiliser
used | utilisé utilisée utilisés utilisées utilisais utilisait utilisaient utilisa utilisai
using | utilisant
will use | utiliserai utilisera utiliseras utiliseront utiliserons utiliserez
would use | utiliserais utiliserait utiliseraient utiliseriez utiliserions
helped | aidé aidée aidés aidées aidais aidait aidaient aida aidai
helping | aidant
will help | aiderai aidera aideras aideront aiderons aiderez
would help | aiderais aiderait aideraient aideriez aiderions
call | appèle appèles appèlent appelons appelez appeler appelle appelles appellent
calling | appelant
will call | appèlerai appèlera appèleras appèleront appèlerons appèlerez
would call | appèlerais appèlerait appèleraient appèleriez appèlerions
phone | téléphones téléphonent téléphonons téléphonez téléphoner
phoned | téléphoné téléphonée téléphonés téléphonées téléphonais téléphonait téléphonaient téléphona téléphonai
phoning | téléphonant
will phone | téléphonerai téléphonera téléphoneras téléphoneront téléphonerons téléphonerez
would phone | téléphonerais téléphonerait téléphoneraient téléphoneriez téléphonerions
shout | crie cries crient crions criez crier hurle hurles hurlent hurlons hurlez hurler
shouted | crié criée criés criées criais criait criaient cria criai hurlé hurlée hurlés hurlées hurlais hurlait hurlaient hurla hurlai
shouting | criant hurlant
will shout | crierai criera crieras crieront crierons crierez hurlerai hurlera hurleras hurleront hurlerons hurlerez
would shout | crierais crierait crieraient crieriez crierions hurlerais hurlerait hurleraient hurleriez hurlerions
explain | explique expliques expliquent expliquons expliquez expliquer
explained | expliqué expliquée expliqués expliquées expliquais expliquait expliquaient expliqua expliquai
explaining | expliquant
will explain | expliquerai expliquera expliqueras expliqueront expliquerons expliquerez
would explain | expliquerais expliquerait expliqueraient expliqueriez expliquerions
showed | montré montrée montrés montrées montrais montrait montraient montra montrai
showing | montrant
will show | montrerai montrera montreras montreront montrerons montrerez
would show | montrerais montrerait montreraient montreriez montrerions
listen | écoute écoutes écoutent écoutons écoutez écouter
listened | écouté écoutée écoutés écoutées écoutais écoutait écoutaient écouta écoutai
listening | écoutant
will listen | écouterai écoutera écouteras écouteront écouterons écouterez
would listen | écouterais écouterait écouteraient écouteriez écouterions
talk | parle parles parlent parlons parlez parler discute discutes discutent discutons discutez discuter bavarde bavardes bavardent bavardons bavardez bavarder
talked | parlé parlée parlés parlées parlais parlait parlaient parla parlai discuté discutée discutés discutées discutais discutait discutaient discuta discutai bavardé bavardée bavardés bavardées bavardais bavardait bavardaient bavarda bavardai
talking | parlant discutant bavardant
will talk | parlerai parlera parleras parleront parlerons parlerez discuterai discutera discuteras discuteront discuterons discuterez bavarderai bavardera bavarderas bavarderont bavarderons bavarderez
would talk | parlerais parlerait parleraient parleriez parlerions discuterais discuterait discuteraient discuteriez discuterions bavarderais bavarderait bavarderaient bavarderiez bavarderions
look | regarde regardes regardent regardons regardez regarder
looked | regardé regardée regardés regardées regardais regardait regardaient regarda regardai
looking | regardant
will look | regarderai regardera regarderas regarderont regarderons regarderez
would look | regarderais regarderait regarderaient regarderiez regarderions
watch | surveille surveilles surveillent surveillons surveillez surveiller obsèrve obsèrves obsèrvent observons observez observer
watched | surveillé surveillée surveillés surveillées surveillais surveillait surveillaient surveilla surveillai observé observée observés observées observais observait observaient observa observai
watching | surveillant observant
will watch | surveillerai surveillera surveilleras surveilleront surveillerons surveillerez obsèrverai obsèrvera obsèrveras obsèrveront obsèrverons obsèrverez
would watch | surveillerais surveillerait surveilleraient surveilleriez surveillerions obsèrverais obsèrverait obsèrveraient obsèrveriez obsèrverions
look for | cherche cherches cherchent cherchons cherchez chercher recherche recherches recherchent recherchons recherchez rechercher
looked for | cherché cherchée cherchés cherchées cherchais cherchait cherchaient chercha cherchai recherché recherchée recherchés recherchées recherchais recherchait recherchaient rechercha recherchai
looking for | cherchant recherchant
will look for | chercherai cherchera chercheras chercheront chercherons chercherez rechercherai recherchera rechercheras rechercheront rechercherons rechercherez
would look for | chercherais chercherait chercheraient chercheriez chercherions rechercherais rechercherait rechercheraient rechercheriez rechercherions
finding | trouvant retrouvant
will find | trouverai trouvera trouveras trouveront trouverons trouverez retrouverai retrouvera retrouveras retrouveront retrouverons retrouverez
would find | trouverais trouverait trouveraient trouveriez trouverions retrouverais retrouverait retrouveraient retrouveriez retrouverions
gave | donné donnée donnés données donnais donnait donnaient donna donnai filé filée filés filées filais filait filaient fila filai
giving | donnant filant
will give | donnerai donnera donneras donneront donnerons donnerez filerai filera fileras fileront filerons filerez
would give | donnerais donnerait donneraient donneriez donnerions filerais filerait fileraient fileriez filerions
brought | apporté apportée apportés apportées apportais apportait apportaient apporta apportai ramené ramenée ramenés ramenées ramenais ramenait ramenaient ramena ramenai amené amenée amenés amenées amenais amenait amenaient amena amenai rapporté rapportée rapportés rapportées rapportais rapportait rapportaient rapporta rapportai
bringing | apportant ramenant amenant rapportant
will bring | apporterai apportera apporteras apporteront apporterons apporterez ramènerai ramènera ramèneras ramèneront ramènerons ramènerez amènerai amènera amèneras amèneront amènerons amènerez rapporterai rapportera rapporteras rapporteront rapporterons rapporterez
would bring | apporterais apporterait apporteraient apporteriez apporterions ramènerais ramènerait ramèneraient ramèneriez ramènerions amènerais amènerait amèneraient amèneriez amènerions rapporterais rapporterait rapporteraient rapporteriez rapporterions
taking | emmenant emportant
will take | emmènerai emmènera emmèneras emmèneront emmènerons emmènerez emporterai emportera emporteras emporteront emporterons emporterez
would take | emmènerais emmènerait emmèneraient emmèneriez emmènerions emporterais emporterait emporteraient emporteriez emporterions
accompany | accompagne accompagnes accompagnent accompagnons accompagnez accompagner
accompanied | accompagné accompagnée accompagnés accompagnées accompagnais accompagnait accompagnaient accompagna accompagnai
will accompany | accompagnerai accompagnera accompagneras accompagneront accompagnerons accompagnerez
would accompany | accompagnerais accompagnerait accompagneraient accompagneriez accompagnerions
carry | transporte transportes transportent transportons transportez transporter
carried | transporté transportée transportés transportées transportais transportait transportaient transporta transportai
carrying | transportant
will carry | transporterai transportera transporteras transporteront transporterons transporterez
would carry | transporterais transporterait transporteraient transporteriez transporterions
propose | propose proposes proposent proposons proposez proposer
proposed | proposé proposée proposés proposées proposais proposait proposaient proposa proposai
proposing | proposant
will propose | proposerai proposera proposeras proposeront proposerons proposerez
would propose | proposerais proposerait proposeraient proposeriez proposerions
offer | offrir offre offrent
offered | offert offerte offrait
will offer | offrirai offrira offriront offriras offrai offra offront offras
would offer | offrirais offrirait offriraient offrais offraient
check | vérifie vérifies vérifient vérifions vérifiez vérifier contrôle contrôles contrôlent contrôlons contrôlez contrôler checke checkes checkent checkons checkez checker
checked | vérifié vérifiée vérifiés vérifiées vérifiais vérifiait vérifiaient vérifia vérifiai contrôlé contrôlée contrôlés contrôlées contrôlais contrôlait contrôlaient contrôla contrôlai checké checkée checkés checkées checkais checkait checkaient checka checkai
checking | vérifiant contrôlant checkant
will check | vérifierai vérifiera vérifieras vérifieront vérifierons vérifierez contrôlerai contrôlera contrôleras contrôleront contrôlerons contrôlerez checkerai checkera checkeras checkeront checkerons checkerez
would check | vérifierais vérifierait vérifieraient vérifieriez vérifierions contrôlerais contrôlerait contrôleraient contrôleriez contrôlerions checkerais checkerait checkeraient checkeriez checkerions
report | signale signales signalent signalons signalez signaler
reported | signalé signalée signalés signalées signalais signalait signalaient signala signalai
reporting | signalant
will report | signalerai signalera signaleras signaleront signalerons signalerez
would report | signalerais signalerait signaleraient signaleriez signalerions
inform | informe informes informent informons informez informer prévenir préviens prévient préviennent prévenez alèrte alèrtes alèrtent alertons alertez alerter avise avises avisent avisons avisez aviser
informed | informé informée informés informées informais informait informaient informa informai prévenu prévenue prévenus prévenait alerté alertée alertés alertées alertais alertait alertaient alerta alertai avisé avisée avisés avisées avisais avisait avisaient avisa avisai
informing | informant alertant avisant
will inform | informerai informera informeras informeront informerons informerez alèrterai alèrtera alèrteras alèrteront alèrterons alèrterez aviserai avisera aviseras aviseront aviserons aviserez
would inform | informerais informerait informeraient informeriez informerions alèrterais alèrterait alèrteraient alèrteriez alèrterions aviserais aviserait aviseraient aviseriez aviserions
warn | avertir avertis avertit
warned | averti avertie
calmed | calmé calmée calmés calmées calmais calmait calmaient calma calmai apaisé apaisée apaisés apaisées apaisais apaisait apaisaient apaisa apaisai
calming | calmant apaisant
will calm | calmerai calmera calmeras calmeront calmerons calmerez apaiserai apaisera apaiseras apaiseront apaiserons apaiserez
would calm | calmerais calmerait calmeraient calmeriez calmerions apaiserais apaiserait apaiseraient apaiseriez apaiserions
reassure | rassure rassures rassurent rassurons rassurez rassurer
reassured | rassuré rassurée rassurés rassurées rassurais rassurait rassuraient rassura rassurai
reassuring | rassurant
will reassure | rassurerai rassurera rassureras rassureront rassurerons rassurerez
would reassure | rassurerais rassurerait rassureraient rassureriez rassurerions
apologise | excuse excuses excusent excusons excusez excuser
apologised | excusé excusée excusés excusées excusais excusait excusaient excusa excusai
apologising | excusant
will apologise | excuserai excusera excuseras excuseront excuserons excuserez
would apologise | excuserais excuserait excuseraient excuseriez excuserions
thank | remercie remercies remercient remercions remerciez remercier
thanked | remercié remerciée remerciés remerciées remerciais remerciait remerciaient remercia remerciai
thanking | remerciant
will thank | remercierai remerciera remercieras remercieront remercierons remercierez
would thank | remercierais remercierait remercieraient remercieriez remercierions
insult | insulte insultes insultent insultons insultez insulter
insulted | insulté insultée insultés insultées insultais insultait insultaient insulta insultai
insulting | insultant
will insult | insulterai insultera insulteras insulteront insulterons insulterez
would insult | insulterais insulterait insulteraient insulteriez insulterions
threaten | menacent menaçons menacez menacer
threatened | menacé menacée menacés menacées menaçais menaçait menaçaient menaça menaçai
threatening | menaçant
will threaten | menacerai menacera menaceras menaceront menacerons menacerez
would threaten | menacerais menacerait menaceraient menaceriez menacerions
push | pousses poussent poussons pousser bouscule bouscules bousculent bousculons bousculez bousculer
pushed | poussé poussée poussés poussées poussais poussait poussaient poussa poussai bousculé bousculée bousculés bousculées bousculais bousculait bousculaient bouscula bousculai
pushing | poussant bousculant
will push | pousserai poussera pousseras pousseront pousserons pousserez bousculerai bousculera bousculeras bousculeront bousculerons bousculerez
would push | pousserais pousserait pousseraient pousseriez pousserions bousculerais bousculerait bousculeraient bousculeriez bousculerions
hit | frappent frappons frappez frapper tapent tapons tapez taper cognent cognons cognez cogner frappé frappée frappés frappées frappais frappait frappaient frappa frappai tapé tapée tapés tapées tapais tapait tapaient tapa tapai cogné cognée cognés cognées cognais cognait cognaient cogna cognai
hitting | frappant tapant cognant
will hit | frapperai frappera frapperas frapperont frapperons frapperez taperai tapera taperas taperont taperons taperez cognerai cognera cogneras cogneront cognerons cognerez
would hit | frapperais frapperait frapperaient frapperiez frapperions taperais taperait taperaient taperiez taperions cognerais cognerait cogneraient cogneriez cognerions
refuse | refuse refuses refusent refusons refusez refuser
refused | refusées refusais refusait refusaient refusa refusai
refusing | refusant
will refuse | refuserai refusera refuseras refuseront refuserons refuserez
would refuse | refuserais refuserait refuseraient refuseriez refuserions
accept | accèpte accèptes accèptent acceptons acceptez accepter
accepted | acceptais acceptait acceptaient accepta acceptai
accepting | acceptant
will accept | accèpterai accèptera accèpteras accèpteront accèpterons accèpterez
would accept | accèpterais accèpterait accèpteraient accèpteriez accèpterions
complain | plaindre plains plaint plaignent
complained | plaignait plaignaient
will complain | plaindrai plaindra plaindront plaindras
would complain | plaindrais plaindrait plaindraient
cry | pleure pleures pleurent pleurons pleurez pleurer
cried | pleuré pleurée pleurés pleurées pleurais pleurait pleuraient pleura pleurai
will cry | pleurerai pleurera pleureras pleureront pleurerons pleurerez
would cry | pleurerais pleurerait pleureraient pleureriez pleurerions
wait | attendre attends attend attendent attendez
waited | attendu attendait attendais attendaient
will wait | attendrai attendra attendront attendras
would wait | attendrais attendrait attendraient
pass | passe passes passent passons passez passer
passed | passé passée passés passées passais passait passaient passa passai
passing | passant
will pass | passerai passera passeras passeront passerons passerez
would pass | passerais passerait passeraient passeriez passerions
move | bouge bouges bougent bougeons bougez bouger déplace déplaces déplacent déplaçons déplacez déplacer
moved | bougé bougée bougés bougées bougeais bougeait bougeaient bougea bougeai déplacé déplacée déplacés déplacées déplaçais déplaçait déplaçaient déplaça déplaçai déménagé déménagée déménagés déménagées déménageais déménageait déménageaient déménagea déménageai
moving | bougeant déplaçant
will move | bougerai bougera bougeras bougeront bougerons bougerez déplacerai déplacera déplaceras déplaceront déplacerons déplacerez
would move | bougerais bougerait bougeraient bougeriez bougerions déplacerais déplacerait déplaceraient déplaceriez déplacerions
move house | déménage déménages déménagent déménageons déménagez déménager
moving house | déménageant
will move house | déménagerai déménagera déménageras déménageront déménagerons déménagerez
would move house | déménagerais déménagerait déménageraient déménageriez déménagerions
separate | sépare sépares séparent séparons séparez séparer éloigne éloignes éloignent éloignons éloignez éloigner
separated | séparé séparée séparés séparées séparais séparait séparaient sépara séparai éloigné éloignée éloignés éloignées éloignais éloignait éloignaient éloigna éloignai
separating | séparant éloignant
will separate | séparerai séparera sépareras sépareront séparerons séparerez éloignerai éloignera éloigneras éloigneront éloignerons éloignerez
would separate | séparerais séparerait sépareraient sépareriez séparerions éloignerais éloignerait éloigneraient éloigneriez éloignerions
step back | recule recules reculent reculons reculez reculer
stepped back | reculé reculée reculés reculées reculais reculait reculaient recula reculai
steping back | reculant
will step back | reculerai reculera reculeras reculeront reculerons reculerez
would step back | reculerais reculerait reculeraient reculeriez reculerions
walk | marche marches marchent marchons marchez marcher
walked | marché marchée marchés marchées marchais marchait marchaient marcha marchai
walking | marchant
will walk | marcherai marchera marcheras marcheront marcherons marcherez
would walk | marcherais marcherait marcheraient marcheriez marcherions
enter | entres entrent entrons entrez entrer rentre rentres rentrent rentrons rentrez rentrer
entered | entré entrés entrées entrais entrait entraient entra entrai rentré rentrée rentrés rentrées rentrais rentrait rentraient rentra rentrai
entering | entrant rentrant
will enter | entrerai entrera entreras entreront entrerons entrerez rentrerai rentrera rentreras rentreront rentrerons rentrerez
would enter | entrerais entrerait entreraient entreriez entrerions rentrerais rentrerait rentreraient rentreriez rentrerions
arrive | arrive arrives arrivent arrivons arrivez arriver
arrived | arrivé arrivés arrivées arrivais arrivait arrivaient arriva arrivai
arriving | arrivant
will arrive | arriverai arrivera arriveras arriveront arriverons arriverez
would arrive | arriverais arriverait arriveraient arriveriez arriverions
stay | reste restes restent restons restez rester
stayed | resté restée restés restées restais restait restaient resta restai
staying | restant
will stay | resterai restera resteras resteront resterons resterez
would stay | resterais resterait resteraient resteriez resterions
leaving | quittant laissant
will leave | quitterai quittera quitteras quitteront quitterons quitterez laisserai laissera laisseras laisseront laisserons laisserez
would leave | quitterais quitterait quitteraient quitteriez quitterions laisserais laisserait laisseraient laisseriez laisserions
fall | tombe tombes tombent tombons tombez tomber
fell | tombé tombée tombés tombées tombais tombait tombaient tomba tombai
falling | tombant
will fall | tomberai tombera tomberas tomberont tomberons tomberez
would fall | tomberais tomberait tomberaient tomberiez tomberions
get up | lève lèves lèvent levons levez lever relève relèves relèvent relevons relevez
got up | levé levée levés levées levais levait levaient leva levai relevé relevée relevés relevées relevais relevait relevaient releva relevai
getting up | levant relevant
will get up | lèverai lèvera lèveras lèveront lèverons lèverez relèverai relèvera relèveras relèveront relèverons relèverez
would get up | lèverais lèverait lèveraient lèveriez lèverions relèverais relèverait relèveraient relèveriez relèverions
wake | réveille réveilles réveillent réveillons réveillez réveiller
woke | réveillés réveillées réveillais réveillait réveillaient réveilla réveillai
waking | réveillant
will wake | réveillerai réveillera réveilleras réveilleront réveillerons réveillerez
would wake | réveillerais réveillerait réveilleraient réveilleriez réveillerions
sleep | dormir dors dort dorment
slept | dormi dormait dormais
will sleep | dormirai dormira dormiront dormiras
would sleep | dormirais dormirait dormiraient
work | travaille travailles travaillent travaillons travaillez travailler bosse bosses bossent bossons bossez bosser taffe taffes taffent taffons taffez taffer
worked | travaillé travaillée travaillés travaillées travaillais travaillait travaillaient travailla travaillai bossé bossée bossés bossées bossais bossait bossaient bossa bossai taffé taffée taffés taffées taffais taffait taffaient taffa taffai
working | travaillant bossant taffant
will work | travaillerai travaillera travailleras travailleront travaillerons travaillerez bosserai bossera bosseras bosseront bosserons bosserez tafferai taffera tafferas tafferont tafferons tafferez
would work | travaillerais travaillerait travailleraient travailleriez travaillerions bosserais bosserait bosseraient bosseriez bosserions tafferais tafferait tafferaient tafferiez tafferions
earn | gagne gagnes gagnent gagnons gagnez gagner
earned | gagné gagnée gagnés gagnées gagnais gagnait gagnaient gagna gagnai
earning | gagnant
will earn | gagnerai gagnera gagneras gagneront gagnerons gagnerez
would earn | gagnerais gagnerait gagneraient gagneriez gagnerions
will pay | payerai payera payeras payeront payerons payerez
would pay | payerais payerait payeraient payeriez payerions
costing | coûtant
will cost | coûterai coûtera coûteras coûteront coûterons coûterez
would cost | coûterais coûterait coûteraient coûteriez coûterions
apply | postule postules postulent postulons postulez postuler candidatent candidatons candidatez candidater
applied | postulé postulée postulés postulées postulais postulait postulaient postula postulai candidaté candidatée candidatés candidatées candidatais candidatait candidataient candidata candidatai
applying | postulant candidatant
will apply | postulerai postulera postuleras postuleront postulerons postulerez candidaterai candidatera candidateras candidateront candidaterons candidaterez
would apply | postulerais postulerait postuleraient postuleriez postulerions candidaterais candidaterait candidateraient candidateriez candidaterions
hire | embauche embauches embauchent embauchons embauchez embaucher recrute recrutes recrutent recrutons recrutez recruter engage engages engagent engageons engagez engager
hiring | embauchant recrutant engageant
will hire | embaucherai embauchera embaucheras embaucheront embaucherons embaucherez recruterai recrutera recruteras recruteront recruterons recruterez engagerai engagera engageras engageront engagerons engagerez
would hire | embaucherais embaucherait embaucheraient embaucheriez embaucherions recruterais recruterait recruteraient recruteriez recruterions engagerais engagerait engageraient engageriez engagerions
practised | pratiqué pratiquée pratiqués pratiquées pratiquais pratiquait pratiquaient pratiqua pratiquai révisé révisée révisés révisées révisais révisait révisaient révisa révisai entrainé entrainée entrainés entrainées entrainais entrainait entrainaient entraina entrainai répété répétée répétés répétées répétais répétait répétaient répéta répétai
practising | pratiquant révisant entrainant répétant
will practise | pratiquerai pratiquera pratiqueras pratiqueront pratiquerons pratiquerez réviserai révisera réviseras réviseront réviserons réviserez entrainerai entrainera entraineras entraineront entrainerons entrainerez répèterai répètera répèteras répèteront répèterons répèterez
would practise | pratiquerais pratiquerait pratiqueraient pratiqueriez pratiquerions réviserais réviserait réviseraient réviseriez réviserions entrainerais entrainerait entraineraient entraineriez entrainerions répèterais répèterait répèteraient répèteriez répèterions
study | étudie étudies étudient étudions étudiez étudier
studied | étudié étudiée étudiés étudiées étudiais étudiait étudiaient étudia étudiai
will study | étudierai étudiera étudieras étudieront étudierons étudierez
would study | étudierais étudierait étudieraient étudieriez étudierions
learn | apprendre apprends apprend apprennent apprenez
learned | appris apprenais
will learn | apprendrai apprendra apprendront apprendras
would learn | apprendrais apprendrait apprendraient
teach | enseigne enseignes enseignent enseignons enseignez enseigner
taught | enseigné enseignée enseignés enseignées enseignais enseignait enseignaient enseigna enseignai
teaching | enseignant
will teach | enseignerai enseignera enseigneras enseigneront enseignerons enseignerez
would teach | enseignerais enseignerait enseigneraient enseigneriez enseignerions
understand | comprendre comprends comprend comprennent comprenez
understood | compris comprenait comprenais
will understand | comprendrai comprendra comprendront comprendras
would understand | comprendrais comprendrait comprendraient
think | pènse pènses pènsent pensons pensez penser
thought | pensé pensée pensés pensées pensais pensait pensaient pensa pensai
thinking | pensant
will think | pènserai pènsera pènseras pènseront pènserons pènserez
would think | pènserais pènserait pènseraient pènseriez pènserions
believe | croire crois croit croient croyez
believed | cru croyait croyais
will believe | croirai croira croiront croiras
would believe | croirais croirait croiraient
hope | espérons espérez espérer espére espéres espérent
hoped | espéré espérée espérés espérées espérais espérait espéraient espéra espérai
hoping | espérant
will hope | espèrerai espèrera espèreras espèreront espèrerons espèrerez
would hope | espèrerais espèrerait espèreraient espèreriez espèrerions
like | aime aimes aiment aimons aimez aimer adore adores adorent adorons adorez adorer kiffe kiffes kiffent kiffons kiffez kiffer
liked | aimé aimée aimés aimées aimais aimait aimaient aima aimai adoré adorée adorés adorées adorais adorait adoraient adora adorai kiffé kiffée kiffés kiffées kiffais kiffait kiffaient kiffa kiffai
liking | aimant adorant kiffant
will like | aimerai aimera aimeras aimeront aimerons aimerez adorerai adorera adoreras adoreront adorerons adorerez kifferai kiffera kifferas kifferont kifferons kifferez
hate | détèste détèstes détèstent détestons détestez détester
hated | détesté détestée détestés détestées détestais détestait détestaient détesta détestai
hating | détestant
will hate | détèsterai détèstera détèsteras détèsteront détèsterons détèsterez
would hate | détèsterais détèsterait détèsteraient détèsteriez détèsterions
prefer | préfère préfères préfèrent préférons préférez préférer préfére préféres préférent
preferred | préféré préférée préférés préférées préférais préférait préféraient préféra préférai
prefering | préférant
will prefer | préfèrerai préfèrera préfèreras préfèreront préfèrerons préfèrerez
would prefer | préfèrerais préfèrerait préfèreraient préfèreriez préfèrerions
choose | choisir choisis choisit choisissent choisissez
chose | choisi choisie choisissait
will choose | choisirai choisira choisiront choisiras
would choose | choisirais choisirait choisiraient
decide | décide décides décident décidons décidez décider
decided | décidé décidée décidés décidées décidais décidait décidaient décida décidai
deciding | décidant
will decide | déciderai décidera décideras décideront déciderons déciderez
would decide | déciderais déciderait décideraient décideriez déciderions
solve | résoudre résous résout régler
solved | résolu résolue réglé réglée
will solve | résoudrai résoudra résoudront résoudras
would solve | résoudrais résoudrait résoudraient
manage | gérons gérez gérer gére géres gérent dirige diriges dirigent dirigeons dirigez diriger organise organises organisent organisons organisez organiser
managed | géré gérée gérés gérées gérais gérait géraient géra gérai dirigé dirigée dirigés dirigées dirigeais dirigeait dirigeaient dirigea dirigeai organisé organisée organisés organisées organisais organisait organisaient organisa organisai
managing | gérant dirigeant organisant
will manage | gèrerai gèrera gèreras gèreront gèrerons gèrerez dirigerai dirigera dirigeras dirigeront dirigerons dirigerez organiserai organisera organiseras organiseront organiserons organiserez
would manage | gèrerais gèrerait gèreraient gèreriez gèrerions dirigerais dirigerait dirigeraient dirigeriez dirigerions organiserais organiserait organiseraient organiseriez organiserions
handled | traité traitée traités traitées traitais traitait traitaient traita traitai
handling | traitant
will handle | traiterai traitera traiteras traiteront traiterons traiterez
would handle | traiterais traiterait traiteraient traiteriez traiterions
treat | soigne soignes soignent soignons soignez soigner
treated | soigné soignée soignés soignées soignais soignait soignaient soigna soignai
treating | soignant
will treat | soignerai soignera soigneras soigneront soignerons soignerez
would treat | soignerais soignerait soigneraient soigneriez soignerions
improve | améliore améliores améliorent améliorons améliorez améliorer
improved | amélioré améliorée améliorés améliorées améliorais améliorait amélioraient améliora améliorai
improving | améliorant
will improve | améliorerai améliorera amélioreras amélioreront améliorerons améliorerez
would improve | améliorerais améliorerait amélioreraient amélioreriez améliorerions
change | change changes changent changeons changez changer modifie modifies modifient modifions modifiez modifier
changed | changé changée changés changées changeais changeait changeaient changea changeai modifié modifiée modifiés modifiées modifiais modifiait modifiaient modifia modifiai
changing | changeant modifiant
will change | changerai changera changeras changeront changerons changerez modifierai modifiera modifieras modifieront modifierons modifierez
would change | changerais changerait changeraient changeriez changerions modifierais modifierait modifieraient modifieriez modifierions
replace | remplace remplaces remplacent remplaçons remplacez remplacer
replaced | remplacé remplacée remplacés remplacées remplaçais remplaçait remplaçaient remplaça remplaçai
replacing | remplaçant
will replace | remplacerai remplacera remplaceras remplaceront remplacerons remplacerez
would replace | remplacerais remplacerait remplaceraient remplaceriez remplacerions
repair | répare répares réparent réparons réparez réparer
repaired | réparé réparée réparés réparées réparais réparait réparaient répara réparai
repairing | réparant
will repair | réparerai réparera répareras répareront réparerons réparerez
would repair | réparerais réparerait répareraient répareriez réparerions
clean | nettoie nettoies nettoient nettoyons nettoyez nettoyer nettoye nettoyes nettoyent
cleaned | nettoyé nettoyée nettoyés nettoyées nettoyais nettoyait nettoyaient nettoya nettoyai
cleaning | nettoyant
will clean | nettoierai nettoiera nettoieras nettoieront nettoierons nettoierez
would clean | nettoierais nettoierait nettoieraient nettoieriez nettoierions
prepare | prépare prépares préparent préparons préparez préparer
prepared | préparé préparée préparés préparées préparais préparait préparaient prépara préparai
preparing | préparant
will prepare | préparerai préparera prépareras prépareront préparerons préparerez
would prepare | préparerais préparerait prépareraient prépareriez préparerions
serve | servir sers sert servent
served | servi servie servait servais
will serve | servirai servira serviront serviras
would serve | servirais servirait serviraient
sell | vendre vends vend vendent
sold | vendu vendue vendait
will sell | vendrai vendra vendront vendras
would sell | vendrais vendrait vendraient
buy | achète achètes achètent achetons achetez acheter
bought | acheté achetée achetés achetées achetais achetait achetaient acheta achetai
buying | achetant
will buy | achèterai achètera achèteras achèteront achèterons achèterez
would buy | achèterais achèterait achèteraient achèteriez achèterions
send | envoie envoies envoient envoyons envoyez envoyer envoye envoyes envoyent transférons transférez transférer transfére transféres transférent
sent | envoyé envoyée envoyés envoyées envoyais envoyait envoyaient envoya envoyai transféré transférée transférés transférées transférais transférait transféraient transféra transférai
sending | envoyant transférant
will send | envoierai envoiera envoieras envoieront envoierons envoierez transfèrerai transfèrera transfèreras transfèreront transfèrerons transfèrerez
would send | envoierais envoierait envoieraient envoieriez envoierions transfèrerais transfèrerait transfèreraient transfèreriez transfèrerions
write | écrire écris écrit écrivent écrivez
wrote | écrivait écrivais
will write | écrirai écrira écriront écriras
would write | écrirais écrirait écriraient
read | lire lis lisent lisez lu lue lisait
sign | signent signons signez signer
signed | signé signée signés signées signais signait signaient signa signai
signing | signant
will sign | signerai signera signeras signeront signerons signerez
would sign | signerais signerait signeraient signeriez signerions
note | notent notons notez noter
noted | noté notée notés notées notais notait notaient nota notai
noting | notant
will note | noterai notera noteras noteront noterons noterez
would note | noterais noterait noteraient noteriez noterions
judge | juge juges jugent jugeons jugez juger évalue évalues évaluent évaluons évaluez évaluer
judged | jugé jugée jugés jugées jugeais jugeait jugeaient jugea jugeai évalué évaluée évalués évaluées évaluais évaluait évaluaient évalua évaluai
judging | jugeant évaluant
will judge | jugerai jugera jugeras jugeront jugerons jugerez évaluerai évaluera évalueras évalueront évaluerons évaluerez
would judge | jugerais jugerait jugeraient jugeriez jugerions évaluerais évaluerait évalueraient évalueriez évaluerions
correct | corrige corriges corrigent corrigeons corrigez corriger
corrected | corrigé corrigée corrigés corrigées corrigeais corrigeait corrigeaient corrigea corrigeai
correcting | corrigeant
will correct | corrigerai corrigera corrigeras corrigeront corrigerons corrigerez
would correct | corrigerais corrigerait corrigeraient corrigeriez corrigerions
cite | cite cites citent citons citez citer
quoted | cité citée cités citées citais citait citaient cita citai
citing | citant
will cite | citerai citera citeras citeront citerons citerez
would cite | citerais citerait citeraient citeriez citerions
save | sauve sauves sauvent sauvons sauvez sauver sauvegarde sauvegardes sauvegardent sauvegardons sauvegardez sauvegarder enregistre enregistres enregistrent enregistrons enregistrez enregistrer
saved | sauvé sauvée sauvés sauvées sauvais sauvait sauvaient sauva sauvai sauvegardé sauvegardée sauvegardés sauvegardées sauvegardais sauvegardait sauvegardaient sauvegarda sauvegardai enregistré enregistrée enregistrés enregistrées enregistrais enregistrait enregistraient enregistra enregistrai
saving | sauvant sauvegardant enregistrant
will save | sauverai sauvera sauveras sauveront sauverons sauverez sauvegarderai sauvegardera sauvegarderas sauvegarderont sauvegarderons sauvegarderez enregistrerai enregistrera enregistreras enregistreront enregistrerons enregistrerez
would save | sauverais sauverait sauveraient sauveriez sauverions sauvegarderais sauvegarderait sauvegarderaient sauvegarderiez sauvegarderions enregistrerais enregistrerait enregistreraient enregistreriez enregistrerions
lose | perdre perds perd perdent
lost | perdait
will lose | perdrai perdra perdront perdras
would lose | perdrais perdrait perdraient
forget | oublie oublies oublient oublions oubliez oublier
forgot | oublié oubliée oubliés oubliées oubliais oubliait oubliaient oublia oubliai
forgetting | oubliant
will forget | oublierai oubliera oublieras oublieront oublierons oublierez
would forget | oublierais oublierait oublieraient oublieriez oublierions
remember | rappèle rappèles rappèlent rappelons rappelez rappeler souvenir souviens souvient
remembered | rappelé rappelée rappelés rappelées rappelais rappelait rappelaient rappela rappelai
remembering | rappelant
will remember | rappèlerai rappèlera rappèleras rappèleront rappèlerons rappèlerez
would remember | rappèlerais rappèlerait rappèleraient rappèleriez rappèlerions
succeed | réussir réussis réussit réussissent
succeeded | réussi réussie
will succeed | réussirai réussira réussiront réussiras
would succeed | réussirais réussirait réussiraient
fail | échoue échoues échouent échouons échouez échouer rate rates ratent ratons ratez rater foire foires foirent foirons foirez foirer loupe loupes loupent loupons loupez louper
failing | échouant ratant foirant loupant
will fail | échouerai échouera échoueras échoueront échouerons échouerez raterai ratera rateras rateront raterons raterez foirerai foirera foireras foireront foirerons foirerez louperai loupera louperas louperont louperons louperez
would fail | échouerais échouerait échoueraient échoueriez échouerions raterais raterait rateraient rateriez raterions foirerais foirerait foireraient foireriez foirerions louperais louperait louperaient louperiez louperions
try | essaye essayes essayent essayons essayez essayer tènte tèntes tèntent tentons tentez tenter
tried | essayé essayée essayés essayées essayais essayait essayaient essaya essayai tenté tentée tentés tentées tentais tentait tentaient tenta tentai
trying | essayant tentant
will try | essayerai essayera essayeras essayeront essayerons essayerez tènterai tèntera tènteras tènteront tènterons tènterez
would try | essayerais essayerait essayeraient essayeriez essayerions tènterais tènterait tènteraient tènteriez tènterions
continue | continue continues continuent continuons continuez continuer
continued | continué continuée continués continuées continuais continuait continuaient continua continuai
continuing | continuant
will continue | continuerai continuera continueras continueront continuerons continuerez
would continue | continuerais continuerait continueraient continueriez continuerions
finishing | terminant achevant
will finish | terminerai terminera termineras termineront terminerons terminerez achèverai achèvera achèveras achèveront achèverons achèverez
would finish | terminerais terminerait termineraient termineriez terminerions achèverais achèverait achèveraient achèveriez achèverions
stopped | arrêtés arrêtées arrêtais arrêtait arrêtaient arrêta arrêtai stoppé stoppée stoppés stoppées stoppais stoppait stoppaient stoppa stoppai cessé cessée cessés cessées cessais cessait cessaient cessa cessai
stopping | arrêtant stoppant cessant
will stop | arrêterai arrêtera arrêteras arrêteront arrêterons arrêterez stopperai stoppera stopperas stopperont stopperons stopperez cèsserai cèssera cèsseras cèsseront cèsserons cèsserez
would stop | arrêterais arrêterait arrêteraient arrêteriez arrêterions stopperais stopperait stopperaient stopperiez stopperions cèsserais cèsserait cèsseraient cèsseriez cèsserions
start | démarre démarres démarrent démarrons démarrez démarrer
started | démarré démarrée démarrés démarrées démarrais démarrait démarraient démarra démarrai
starting | démarrant
will start | démarrerai démarrera démarreras démarreront démarrerons démarrerez
would start | démarrerais démarrerait démarreraient démarreriez démarrerions
beginning | commençant débutant
will begin | commèncerai commèncera commènceras commènceront commèncerons commèncerez débuterai débutera débuteras débuteront débuterons débuterez
would begin | commèncerais commèncerait commènceraient commènceriez commèncerions débuterais débuterait débuteraient débuteriez débuterions
living | habitant
will live | habiterai habitera habiteras habiteront habiterons habiterez
would live | habiterais habiterait habiteraient habiteriez habiterions
travel | voyagent voyageons voyagez voyager
travelled | voyagé voyagée voyagés voyagées voyageais voyageait voyageaient voyagea voyageai
traveling | voyageant
will travel | voyagerai voyagera voyageras voyageront voyagerons voyagerez
would travel | voyagerais voyagerait voyageraient voyageriez voyagerions
visit | visite visites visitent visitons visitez visiter
visited | visité visitée visités visitées visitais visitait visitaient visita visitai
visiting | visitant
will visit | visiterai visitera visiteras visiteront visiterons visiterez
would visit | visiterais visiterait visiteraient visiteriez visiterions
return | retourne retournes retournent retournons retournez retourner revenir reviens revient reviennent
returned | retourné retournée retournés retournées retournais retournait retournaient retourna retournai revenu revenue revenait
returning | retournant
will return | retournerai retournera retourneras retourneront retournerons retournerez
would return | retournerais retournerait retourneraient retourneriez retournerions
meet | rencontre rencontres rencontrent rencontrons rencontrez rencontrer
met | rencontré rencontrée rencontrés rencontrées rencontrais rencontrait rencontraient rencontra rencontrai
meeting | rencontrant
will meet | rencontrerai rencontrera rencontreras rencontreront rencontrerons rencontrerez
would meet | rencontrerais rencontrerait rencontreraient rencontreriez rencontrerions
follow | suivre suit suivent suivez
followed | suivi suivie suivait
will follow | suivrai suivra suivront suivras
would follow | suivrais suivrait suivraient
sit down | installe installes installent installons installez installer
sat down | installé installée installés installées installais installait installaient installa installai
sitting down | installant
will sit down | installerai installera installeras installeront installerons installerez
would sit down | installerais installerait installeraient installeriez installerions
touch | touche touches touchent touchons touchez toucher
touched | touché touchée touchés touchées touchais touchait touchaient toucha touchai
touching | touchant
will touch | toucherai touchera toucheras toucheront toucherons toucherez
would touch | toucherais toucherait toucheraient toucheriez toucherions
press | appuie appuies appuient appuyons appuyez appuyer appuye appuyes appuyent
pressed | appuyé appuyée appuyés appuyées appuyais appuyait appuyaient appuya appuyai
pressing | appuyant
will press | appuierai appuiera appuieras appuieront appuierons appuierez
would press | appuierais appuierait appuieraient appuieriez appuierions
pull | tire tires tirent tirons tirez tirer
pulled | tiré tirée tirés tirées tirais tirait tiraient tira tirai
pulling | tirant
will pull | tirerai tirera tireras tireront tirerons tirerez
would pull | tirerais tirerait tireraient tireriez tirerions
will open | ouvrirai ouvrira ouvriront ouvriras
would open | ouvrirais ouvrirait ouvriraient
closing | fermant refermant
will close | fèrmerai fèrmera fèrmeras fèrmeront fèrmerons fèrmerez refèrmerai refèrmera refèrmeras refèrmeront refèrmerons refèrmerez
would close | fèrmerais fèrmerait fèrmeraient fèrmeriez fèrmerions refèrmerais refèrmerait refèrmeraient refèrmeriez refèrmerions
lock | verrouille verrouilles verrouillent verrouillons verrouillez verrouiller
locked | verrouillé verrouillée verrouillés verrouillées verrouillais verrouillait verrouillaient verrouilla verrouillai
locking | verrouillant
will lock | verrouillerai verrouillera verrouilleras verrouilleront verrouillerons verrouillerez
would lock | verrouillerais verrouillerait verrouilleraient verrouilleriez verrouillerions
block | bloque bloques bloquent bloquons bloquez bloquer
blocking | bloquant
will block | bloquerai bloquera bloqueras bloqueront bloquerons bloquerez
would block | bloquerais bloquerait bloqueraient bloqueriez bloquerions
jumped | sauté sautée sautés sautées sautais sautait sautaient sauta sautai
jumping | sautant
will jump | sauterai sautera sauteras sauteront sauterons sauterez
would jump | sauterais sauterait sauteraient sauteriez sauterions
flying | volant
will fly | volerai volera voleras voleront volerons volerez
would fly | volerais volerait voleraient voleriez volerions
will land | atterrirai atterrira atterriront atterriras
would land | atterrirais atterrirait atterriraient
evacuated | évacué évacuée évacués évacuées évacuais évacuait évacuaient évacua évacuai
evacuating | évacuant
will evacuate | évacuerai évacuera évacueras évacueront évacuerons évacuerez
would evacuate | évacuerais évacuerait évacueraient évacueriez évacuerions
extinguish | éteindre éteins éteint éteignent éteignez
put out | éteignait
will extinguish | éteindrai éteindra éteindront éteindras
would extinguish | éteindrais éteindrait éteindraient
burned | brûlés brûlées brûlais brûlait brûlaient brûla brûlai
will burn | brûlerai brûlera brûleras brûleront brûlerons brûlerez
would burn | brûlerais brûlerait brûleraient brûleriez brûlerions
smoked | fumé fumés fumais fumait fumaient fuma fumai
will smoke | fumerai fumera fumeras fumeront fumerons fumerez
would smoke | fumerais fumerait fumeraient fumeriez fumerions
vape | vapote vapotes vapotent vapotons vapotez vapoter
vaped | vapoté vapotée vapotés vapotées vapotais vapotait vapotaient vapota vapotai
vaping | vapotant
will vape | vapoterai vapotera vapoteras vapoteront vapoterons vapoterez
would vape | vapoterais vapoterait vapoteraient vapoteriez vapoterions
breathed | respiré respirée respirés respirées respirais respiraient respira respirai
will breathe | respirerai respirera respireras respireront respirerons respirerez
would breathe | respirerais respirerait respireraient respireriez respirerions
choke | étouffes étouffent étouffons étouffez
choked | étouffé étouffée étouffés étouffées étouffais étouffaient étouffa étouffai
will choke | étoufferai étouffera étoufferas étoufferont étoufferons étoufferez
would choke | étoufferais étoufferait étoufferaient étoufferiez étoufferions
bleed | saignes saignent saignons saignez
bled | saigné saignée saignés saignées saignais saignaient saigna saignai
will bleed | saignerai saignera saigneras saigneront saignerons saignerez
would bleed | saignerais saignerait saigneraient saigneriez saignerions
faint | évanouir évanouit évanouie
tremble | tremble trembles tremblent tremblons tremblez trembler
trembled | tremblé tremblée tremblés tremblées tremblais tremblait tremblaient trembla tremblai
will tremble | tremblerai tremblera trembleras trembleront tremblerons tremblerez
would tremble | tremblerais tremblerait trembleraient trembleriez tremblerions
hurt | blèsse blèsses blèssent blessons blessez blesser blessées blessais blessait blessaient blessa blessai
hurting | blessant
will hurt | blèsserai blèssera blèsseras blèsseront blèsserons blèsserez
would hurt | blèsserais blèsserait blèsseraient blèsseriez blèsserions
will die | mourirai mourira mouriront mouriras
would die | mourirais mourirait mouriraient
count | compte comptes comptent comptons comptez compter
counted | compté comptée comptés comptées comptais comptait comptaient compta comptai
counting | comptant
will count | compterai comptera compteras compteront compterons compterez
would count | compterais compterait compteraient compteriez compterions
compare | compare compares comparent comparons comparez comparer
compared | comparé comparée comparés comparées comparais comparait comparaient compara comparai
comparing | comparant
will compare | comparerai comparera compareras compareront comparerons comparerez
would compare | comparerais comparerait compareraient compareriez comparerions
recommend | conseille conseilles conseillent conseillons conseillez conseiller recommande recommandes recommandent recommandons recommandez recommander
recommended | conseillé conseillée conseillés conseillées conseillais conseillait conseillaient conseilla conseillai recommandé recommandée recommandés recommandées recommandais recommandait recommandaient recommanda recommandai
recommending | conseillant recommandant
will recommend | conseillerai conseillera conseilleras conseilleront conseillerons conseillerez recommanderai recommandera recommanderas recommanderont recommanderons recommanderez
would recommend | conseillerais conseillerait conseilleraient conseilleriez conseillerions recommanderais recommanderait recommanderaient recommanderiez recommanderions
suggest | suggérons suggérez suggérer suggére suggéres suggérent
suggested | suggéré suggérée suggérés suggérées suggérais suggérait suggéraient suggéra suggérai
suggesting | suggérant
will suggest | suggèrerai suggèrera suggèreras suggèreront suggèrerons suggèrerez
would suggest | suggèrerais suggèrerait suggèreraient suggèreriez suggèrerions
require | exige exiges exigent exigeons exigez exiger
required | exigé exigée exigés exigées exigeais exigeait exigeaient exigea exigeai
will require | exigerai exigera exigeras exigeront exigerons exigerez
would require | exigerais exigerait exigeraient exigeriez exigerions
allow | autorise autorises autorisent autorisons autorisez autoriser permettre permet permettent
allowing | autorisant
will allow | autoriserai autorisera autoriseras autoriseront autoriserons autoriserez permettrai permettra permettront permettras
would allow | autoriserais autoriserait autoriseraient autoriseriez autoriserions permettrais permettrait permettraient
forbid | interdire
will forbid | interdirai interdira interdiront interdiras
would forbid | interdirais interdirait interdiraient
cover | couvrir couvre couvrent
covered | couvert couverte
will cover | couvrirai couvrira couvriront couvriras couvrai couvra couvront couvras
would cover | couvrirais couvrirait couvriraient couvrais couvrait couvraient
hide | cache caches cachent cachons cachez cacher dissimule dissimules dissimulent dissimulons dissimulez dissimuler planque planques planquent planquons planquez planquer
hid | cachais cachait cachaient cacha cachai dissimulé dissimulée dissimulés dissimulées dissimulais dissimulait dissimulaient dissimula dissimulai planquée planqués planquées planquais planquait planquaient planqua planquai
hiding | cachant dissimulant planquant
will hide | cacherai cachera cacheras cacheront cacherons cacherez dissimulerai dissimulera dissimuleras dissimuleront dissimulerons dissimulerez planquerai planquera planqueras planqueront planquerons planquerez
would hide | cacherais cacherait cacheraient cacheriez cacherions dissimulerais dissimulerait dissimuleraient dissimuleriez dissimulerions planquerais planquerait planqueraient planqueriez planquerions
wore | portée portés portées portais portait portaient porta portai
wearing | portant
will wear | porterai portera porteras porteront porterons porterez
would wear | porterais porterait porteraient porteriez porterions
dress | habille habilles habillent habillons habillez habiller
dressed | habillé habillée habillés habillées habillais habillait habillaient habilla habillai
dressing | habillant
will dress | habillerai habillera habilleras habilleront habillerons habillerez
would dress | habillerais habillerait habilleraient habilleriez habillerions
remove | enlève enlèves enlèvent enlevons enlevez enlever retire retires retirent retirons retirez retirer ôte ôtes ôtent ôtons ôtez ôter supprime supprimes suppriment supprimons supprimez supprimer efface effaces effacent effaçons effacez effacer
removed | enlevé enlevée enlevés enlevées enlevais enlevait enlevaient enleva enlevai retiré retirée retirés retirées retirais retirait retiraient retira retirai ôté ôtée ôtés ôtées ôtais ôtait ôtaient ôta ôtai supprimé supprimée supprimés supprimées supprimais supprimait supprimaient supprima supprimai effacé effacée effacés effacées effaçais effaçait effaçaient effaça effaçai
removing | enlevant retirant ôtant supprimant effaçant
will remove | enlèverai enlèvera enlèveras enlèveront enlèverons enlèverez retirerai retirera retireras retireront retirerons retirerez ôterai ôtera ôteras ôteront ôterons ôterez supprimerai supprimera supprimeras supprimeront supprimerons supprimerez effacerai effacera effaceras effaceront effacerons effacerez
would remove | enlèverais enlèverait enlèveraient enlèveriez enlèverions retirerais retirerait retireraient retireriez retirerions ôterais ôterait ôteraient ôteriez ôterions supprimerais supprimerait supprimeraient supprimeriez supprimerions effacerais effacerait effaceraient effaceriez effacerions
add | ajoute ajoutes ajoutent ajoutons ajoutez ajouter rajoute rajoutes rajoutent rajoutons rajoutez rajouter
added | ajouté ajoutée ajoutés ajoutées ajoutais ajoutait ajoutaient ajouta ajoutai rajouté rajoutée rajoutés rajoutées rajoutais rajoutait rajoutaient rajouta rajoutai
adding | ajoutant rajoutant
will add | ajouterai ajoutera ajouteras ajouteront ajouterons ajouterez rajouterai rajoutera rajouteras rajouteront rajouterons rajouterez
would add | ajouterais ajouterait ajouteraient ajouteriez ajouterions rajouterais rajouterait rajouteraient rajouteriez rajouterions
keep | garde gardes gardent gardons gardez garder consèrve consèrves consèrvent conservons conservez conserver
kept | gardé gardée gardés gardées gardais gardait gardaient garda gardai conservé conservée conservés conservées conservais conservait conservaient conserva conservai
keeping | gardant conservant
will keep | garderai gardera garderas garderont garderons garderez consèrverai consèrvera consèrveras consèrveront consèrverons consèrverez
would keep | garderais garderait garderaient garderiez garderions consèrverais consèrverait consèrveraient consèrveriez consèrverions
share | partage partages partagent partageons partagez partager
shared | partagé partagée partagés partagées partageais partageait partageaient partagea partageai
sharing | partageant
will share | partagerai partagera partageras partageront partagerons partagerez
would share | partagerais partagerait partageraient partageriez partagerions
support | soutenir soutient soutiens soutiennent
will support | soutenirai soutenira souteniront souteniras
would support | soutenirais soutenirait souteniraient
encourage | encourage encourages encouragent encourageons encouragez encourager
encouraged | encouragé encouragée encouragés encouragées encourageais encourageait encourageaient encouragea encourageai
encouraging | encourageant
will encourage | encouragerai encouragera encourageras encourageront encouragerons encouragerez
would encourage | encouragerais encouragerait encourageraient encourageriez encouragerions
congratulate | félicite félicites félicitent félicitons félicitez féliciter
congratulated | félicité félicitée félicités félicitées félicitais félicitait félicitaient félicita félicitai
congratulating | félicitant
will congratulate | féliciterai félicitera féliciteras féliciteront féliciterons féliciterez
would congratulate | féliciterais féliciterait féliciteraient féliciteriez féliciterions
smile | souris sourit
will smile | sourirai sourira souriront souriras
would smile | sourirais sourirait souriraient
laugh | rigole rigoles rigolent rigolons rigolez rigoler rire ris rit
laughed | rigolé rigolée rigolés rigolées rigolais rigolait rigolaient rigola rigolai
laughing | rigolant
will laugh | rigolerai rigolera rigoleras rigoleront rigolerons rigolerez
would laugh | rigolerais rigolerait rigoleraient rigoleriez rigolerions
joked | plaisanté plaisantée plaisantés plaisantées plaisantais plaisantait plaisantaient plaisanta plaisantai
joking | plaisantant
will joke | plaisanterai plaisantera plaisanteras plaisanteront plaisanterons plaisanterez
would joke | plaisanterais plaisanterait plaisanteraient plaisanteriez plaisanterions
worry | inquiétons inquiétez inquiéter inquiéte inquiétes inquiétent
worried | inquiété inquiétée inquiétés inquiétées inquiétais inquiétait inquiétaient inquiéta inquiétai
worrying | inquiétant
will worry | inquièterai inquiètera inquièteras inquièteront inquièterons inquièterez
would worry | inquièterais inquièterait inquièteraient inquièteriez inquièterions
stressed | stressés stressées stressais stressait stressaient stressa stressai paniqués paniquées paniquais paniquait paniquaient paniqua paniquai angoissés angoissées angoissais angoissait angoissaient angoissa angoissai
stressing | paniquant angoissant
will stress | strèsserai strèssera strèsseras strèsseront strèsserons strèsserez paniquerai paniquera paniqueras paniqueront paniquerons paniquerez angoisserai angoissera angoisseras angoisseront angoisserons angoisserez
would stress | strèsserais strèsserait strèsseraient strèsseriez strèsserions paniquerais paniquerait paniqueraient paniqueriez paniquerions angoisserais angoisserait angoisseraient angoisseriez angoisserions
adapt | adapte adaptes adaptent adaptons adaptez adapter
adapted | adapté adaptée adaptés adaptées adaptais adaptait adaptaient adapta adaptai
adapting | adaptant
will adapt | adapterai adaptera adapteras adapteront adapterons adapterez
would adapt | adapterais adapterait adapteraient adapteriez adapterions
deal with | occupe occupes occupent occupons occupez occuper
dealt with | occupé occupée occupés occupées occupais occupait occupaient occupa occupai
dealing with | occupant
will deal with | occuperai occupera occuperas occuperont occuperons occuperez
would deal with | occuperais occuperait occuperaient occuperiez occuperions
get angry | énèrve énèrves énèrvent énervons énervez énerver fâche fâches fâchent fâchons fâchez fâcher
got angry | énervées énervais énervait énervaient énerva énervai fâchés fâchées fâchais fâchait fâchaient fâcha fâchai
getting angry | énervant fâchant
will get angry | énèrverai énèrvera énèrveras énèrveront énèrverons énèrverez fâcherai fâchera fâcheras fâcheront fâcherons fâcherez
would get angry | énèrverais énèrverait énèrveraient énèrveriez énèrverions fâcherais fâcherait fâcheraient fâcheriez fâcherions
argue | disputes disputent disputons disputez disputer engueule engueules engueulent engueulons engueulez engueuler
argued | disputé disputée disputés disputées disputais disputait disputaient disputa disputai engueulé engueulée engueulés engueulées engueulais engueulait engueulaient engueula engueulai
arguing | disputant engueulant
will argue | disputerai disputera disputeras disputeront disputerons disputerez engueulerai engueulera engueuleras engueuleront engueulerons engueulerez
would argue | disputerais disputerait disputeraient disputeriez disputerions engueulerais engueulerait engueuleraient engueuleriez engueulerions
fight | battre bat battent
steal | dérober
attack | agrèsse agrèsses agrèssent agressons agressez agresser attaque attaques attaquent attaquons attaquez attaquer
attacked | agressé agressée agressés agressées agressais agressait agressaient agressa agressai attaqué attaquée attaqués attaquées attaquais attaquait attaquaient attaqua attaquai
attacking | agressant attaquant
will attack | agrèsserai agrèssera agrèsseras agrèsseront agrèsserons agrèsserez attaquerai attaquera attaqueras attaqueront attaquerons attaquerez
would attack | agrèsserais agrèsserait agrèsseraient agrèsseriez agrèsserions attaquerais attaquerait attaqueraient attaqueriez attaquerions
reacted | réagi
will react | réagirai réagira réagiront réagiras
would react | réagirais réagirait réagiraient
notice | remarque remarques remarquent remarquons remarquez remarquer apercevoir aperçois
noticed | remarqué remarquée remarqués remarquées remarquais remarquait remarquaient remarqua remarquai
noticing | remarquant
will notice | remarquerai remarquera remarqueras remarqueront remarquerons remarquerez apercevoirai apercevoira apercevoiront apercevoiras
would notice | remarquerais remarquerait remarqueraient remarqueriez remarquerions apercevoirais apercevoirait apercevoiraient
hear | entendre entends entend entendent
heard | entendu entendue entendait
will hear | entendrai entendra entendront entendras
would hear | entendrais entendrait entendraient
feel | ressentir sentir sent sentent
felt | senti ressenti sentait sentais
will feel | ressentirai ressentira ressentiront ressentiras sentirai sentira sentiront sentiras
would feel | ressentirais ressentirait ressentiraient sentirais sentirait sentiraient
will see | revoirai revoira revoiront revoiras
would see | revoirais revoirait revoiraient
exist | existe existes existent existons existez exister
existed | existé existée existés existées existais existait existaient exista existai
existing | existant
will exist | existerai existera existeras existeront existerons existerez
would exist | existerais existerait existeraient existeriez existerions
depend | dépendre dépend dépendent
will depend | dépendrai dépendra dépendront dépendras
would depend | dépendrais dépendrait dépendraient
lasted | duré durée durés durées durais durait duraient dura durai
will last | durerai durera dureras dureront durerons durerez
would last | durerais durerait dureraient dureriez durerions
weigh | pèse pèses pèsent pesons pesez peser
weighed | pesé pesée pesés pesées pesais pesait pesaient pesa pesai
weighing | pesant
will weigh | pèserai pèsera pèseras pèseront pèserons pèserez
would weigh | pèserais pèserait pèseraient pèseriez pèserions
measure | mesure mesures mesurent mesurons mesurez mesurer
measured | mesuré mesurée mesurés mesurées mesurais mesurait mesuraient mesura mesurai
measuring | mesurant
will measure | mesurerai mesurera mesureras mesureront mesurerons mesurerez
would measure | mesurerais mesurerait mesureraient mesureriez mesurerions
reach | atteindre atteins atteint
will reach | atteindrai atteindra atteindront atteindras
would reach | atteindrais atteindrait atteindraient
reschedule | reporte reportes reportent reportons reportez reporter décale décales décalent décalons décalez décaler
rescheduled | reporté reportée reportés reportées reportais reportait reportaient reporta reportai décalé décalée décalés décalées décalais décalait décalaient décala décalai
rescheduling | reportant décalant
will reschedule | reporterai reportera reporteras reporteront reporterons reporterez décalerai décalera décaleras décaleront décalerons décalerez
would reschedule | reporterais reporterait reporteraient reporteriez reporterions décalerais décalerait décaleraient décaleriez décalerions
cancel | annule annules annulent annulons annulez annuler
cancelled | annulé annulée annulés annulées annulais annulait annulaient annula annulai
canceling | annulant
will cancel | annulerai annulera annuleras annuleront annulerons annulerez
would cancel | annulerais annulerait annuleraient annuleriez annulerions
book | résèrve résèrves résèrvent réservons réservez réserver
booked | réservée réservés réservées réservais réservait réservaient réserva réservai
booking | réservant
will book | résèrverai résèrvera résèrveras résèrveront résèrverons résèrverez
would book | résèrverais résèrverait résèrveraient résèrveriez résèrverions
deliver | livre livres livrent livrons livrez livrer
delivered | livré livrée livrés livrées livrais livrait livraient livra livrai
delivering | livrant
will deliver | livrerai livrera livreras livreront livrerons livrerez
would deliver | livrerais livrerait livreraient livreriez livrerions
lead | mène mènes mènent menons menez mener
led | mené menée menés menées menais menait menaient mena menai
leading | menant
will lead | mènerai mènera mèneras mèneront mènerons mènerez
would lead | mènerais mènerait mèneraient mèneriez mènerions
translate | traduire traduis traduit
will translate | traduirai traduira traduiront traduiras
would translate | traduirais traduirait traduiraient
repeat | redire redis
will repeat | redirai redira rediront rediras
would repeat | redirais redirait rediraient
introduce | présènte présèntes présèntent présentons présentez présenter
introduced | présenté présentée présentés présentées présentais présentait présentaient présenta présentai
introducing | présentant
will introduce | présènterai présèntera présènteras présènteront présènterons présènterez
would introduce | présènterais présènterait présènteraient présènteriez présènterions
fill | remplir remplis remplit
will fill | remplirai remplira rempliront rempliras
would fill | remplirais remplirait rempliraient
mix up | confondre confonds mélange mélanges mélangent mélangeons mélangez mélanger
mixed up | mélangé mélangée mélangés mélangées mélangeais mélangeait mélangeaient mélangea mélangeai
mixing up | mélangeant
will mix up | mélangerai mélangera mélangeras mélangeront mélangerons mélangerez
would mix up | mélangerais mélangerait mélangeraient mélangeriez mélangerions
lie | mentir mens ment mentent
will lie | mentirai mentira mentiront mentiras
would lie | mentirais mentirait mentiraient
cheat | triche triches trichent trichons trichez tricher
cheated | triché trichée trichés trichées trichais trichait trichaient tricha trichai
cheating | trichant
will cheat | tricherai trichera tricheras tricheront tricherons tricherez
would cheat | tricherais tricherait tricheraient tricheriez tricherions
fasten | attache attaches attachent attachons attachez attacher
fastened | attaché attachée attachés attachées attachais attachait attachaient attacha attachai
fastening | attachant
will fasten | attacherai attachera attacheras attacheront attacherons attacherez
would fasten | attacherais attacherait attacheraient attacheriez attacherions
unfasten | détache détaches détachent détachons détachez détacher
unfastened | détaché détachée détachés détachées détachais détachait détachaient détacha détachai
unfastening | détachant
will unfasten | détacherai détachera détacheras détacheront détacherons détacherez
would unfasten | détacherais détacherait détacheraient détacheriez détacherions
train | forme formes forment formons formez former
trained | formé formée formés formées formais formait formaient forma formai
will train | formerai formera formeras formeront formerons formerez
would train | formerais formerait formeraient formeriez formerions
cross | travèrse travèrses travèrsent traversons traversez traverser
crossed | traversé traversée traversés traversées traversais traversait traversaient traversa traversai
crossing | traversant
will cross | travèrserai travèrsera travèrseras travèrseront travèrserons travèrserez
would cross | travèrserais travèrserait travèrseraient travèrseriez travèrserions
aim for | vise vises visent visons visez viser
aimed for | visé visée visés visées visais visait visaient visai
aiming for | visant
will aim for | viserai visera viseras viseront viserons viserez
would aim for | viserais viserait viseraient viseriez viserions
drive | conduire
will drive | conduirai conduira conduiront conduiras
would drive | conduirais conduirait conduiraient
look like | ressemble ressembles ressemblent ressemblons ressemblez ressembler
looked like | ressemblé ressemblée ressemblés ressemblées ressemblais ressemblait ressemblaient ressembla ressemblai
looking like | ressemblant
will look like | ressemblerai ressemblera ressembleras ressembleront ressemblerons ressemblerez
would look like | ressemblerais ressemblerait ressembleraient ressembleriez ressemblerions
contact | contacte contactes contactent contactons contactez
contacted | contacté contactée contactés contactées contactais contactait contactaient contacta contactai
contacting | contactant
will contact | contacterai contactera contacteras contacteront contacterons contacterez
would contact | contacterais contacterait contacteraient contacteriez contacterions
interrupt | interrompre interrompu
will interrupt | interromprai interrompra interrompront interrompras
would interrupt | interromprais interromprait interrompraient
resign | démissionne démissionnes démissionnent démissionnons démissionnez démissionner
resigned | démissionné démissionnée démissionnés démissionnées démissionnais démissionnait démissionnaient démissionna démissionnai
resigning | démissionnant
will resign | démissionnerai démissionnera démissionneras démissionneront démissionnerons démissionnerez
would resign | démissionnerais démissionnerait démissionneraient démissionneriez démissionnerions
suppose | suppose supposes supposent supposons supposez supposer
supposed | supposé supposée supposés supposées supposais supposait supposaient supposa supposai
supposing | supposant
will suppose | supposerai supposera supposeras supposeront supposerons supposerez
would suppose | supposerais supposerait supposeraient supposeriez supposerions
imagine | imagine imagines imaginent imaginons imaginez imaginer
imagined | imaginé imaginée imaginés imaginées imaginais imaginait imaginaient imagina imaginai
imagining | imaginant
will imagine | imaginerai imaginera imagineras imagineront imaginerons imaginerez
would imagine | imaginerais imaginerait imagineraient imagineriez imaginerions
harass | harcèle harcèles harcèlent harcelons harcelez harceler
harassed | harcelé harcelée harcelés harcelées harcelais harcelait harcelaient harcela harcelai
harassing | harcelant
will harass | harcèlerai harcèlera harcèleras harcèleront harcèlerons harcèlerez
would harass | harcèlerais harcèlerait harcèleraient harcèleriez harcèlerions
hand out | distribue distribues distribuent distribuons distribuez distribuer
handed out | distribué distribuée distribués distribuées distribuais distribuait distribuaient distribua distribuai
handing out | distribuant
will hand out | distribuerai distribuera distribueras distribueront distribuerons distribuerez
would hand out | distribuerais distribuerait distribueraient distribueriez distribuerions
give back | rendre rends rend rendent
gave back | rendu rendue
will give back | rendrai rendra rendront rendras
would give back | rendrais rendrait rendraient
hesitate | hésite hésites hésitent hésitons hésitez hésiter
hesitated | hésité hésitée hésités hésitées hésitais hésitait hésitaient hésita hésitai
hesitating | hésitant
will hesitate | hésiterai hésitera hésiteras hésiteront hésiterons hésiterez
would hesitate | hésiterais hésiterait hésiteraient hésiteriez hésiterions
redo | refaire refais refait
will redo | refairai refaira refairont refairas
would redo | refairais refairait refairaient
leave again | repartir
left again | reparti repartie
finance | finance finances financent finançons financez financer
financed | financé financée financés financées finançais finançait finançaient finança finançai
financing | finançant
will finance | financerai financera financeras financeront financerons financerez
would finance | financerais financerait financeraient financeriez financerions
speed up | accélère accélères accélèrent accélérons accélérez accélérer accélére accéléres accélérent
sped up | accéléré accélérée accélérés accélérées accélérais accélérait accéléraient accéléra accélérai
speeding up | accélérant
will speed up | accélèrerai accélèrera accélèreras accélèreront accélèrerons accélèrerez
would speed up | accélèrerais accélèrerait accélèreraient accélèreriez accélèrerions
`;
