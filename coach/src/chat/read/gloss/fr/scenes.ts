/** Further French words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
far | loin
back | dos retour
papers | papiers papier
document | document
documents | documents
packed | emballé emballés
waiting | attente
lost | perdu perdue perdus égaré égarée égarés
box | boîte carton boîtes
home | maison foyer
missing | manquant manquante manque disparu disparue
travel | voyage voyages
change | changement changements
push | pousse poussez
slap | gifle claque
gate | porte-embarquement gate
hold | soute soutes
floor | sol plancher
ground | piste-sol
smell | odeur odeurs pue
aisle | allées couloir
stuck | coincés
sea | mer
ocean | océan
bit | mordu mordue
sleep | sommeil dodo sieste
asleep | endormi endormie endormis
spray | spray aérosol bombe-spray
lap | genoux
knees | genou
cut | couper coupé
gas | gaz
member | membre membres
loud | bruyant bruyante
noise | bruit bruits
belly | ventre abdomen
girl | fille filles
boy | garçon garçons
son | fils
daughter | ma-fille
accident | accident accidents
tie | cravate
flat | appartement appart logement coloc colocation studio
stairs | escalier escaliers passerelle
extra | supplémentaire supplément extra
safe | sûr sûre sauf sécurisé
beside | côté
neighbour | voisin voisine voisins
police | police flics gendarmes policiers
staff | personnel staff
company | entreprise société boîte-travail groupe-aérien
speaker | haut-parleur haut-parleurs interphone
lying down | allongé allongée allongés couché couchée
lie down | allonger allonge
electric | électrique électronique
fuel | carburant kérosène
refuel | ravitaillement avitaillement
type | genre sorte types
colour | couleur couleurs
wall | mur paroi cloison
hole | trou trous
ceiling | plafond
sound | son-bruit
chemical | chimique produit chimiques
explode | explose exploser explosion
frozen | gelé congelé
trouble | ennuis
finger | doigt doigts
wet | mouillé mouillée humide
dark | sombre noir-obscur obscurité
line | ligne file
strange | bizarre étrange louche
sentence | phrase phrases
class | classe classes
nurse | infirmière infirmier aide-soignante aide-soignant infirmières soignante
drugs | drogue drogues stupéfiants
near | proches-de
abroad | étranger
stuff | trucs affaires truc machin
thing | chose choses
alarm | alarme alarmes
automatic | automatique
place | lieu endroit endroits
cargo | fret cargaison
package | paquet colis paquets
clean | propre propres
dirty | sale sales
certificate | attestation certificat certificats attestations
pictures | images
quiet | silencieux silence tranquille
morning | matin matinée
afternoon | après-midi aprem
evening | soir soirée soirs
adult | adulte adultes
deep | profond profonde profondeur
throat | gorge
neck | cou
problem | problème problèmes souci soucis pb galère
swollen | gonflée enflé enflée
volunteering | bénévolat bénévole
blanket | couverture couvertures
health | santé
office | bureau
plastic | plastique
pocket | poche poches
leak | fuite fuites
spill | renversé renverser
case | cas
form | formulaire formulaires
size | dimension dimensions pointure
warning | avertissement alerte
screen | écran écrans
aggressive | agressif agressive agressifs violent violente violents
rude | impoli impolie malpoli malpolie grossier grossière désagréable irrespectueux
foreign | étrangère étrangers étrangères
name | nom prénom noms
risk | risque risques
badge | badge badges
senior | ancienneté sénior
shop | magasin boutique commerce magasins supermarché
shoes | chaussures chaussure
heels | talons talon
impact | impact choc
entrance | entrée
room | chambre pièce salle
shoulder | épaule épaules
arrested | arrêté arrêtée
rescue | sauvetage secours
device | dispositif appareils-elec
sticker | étiquette autocollant
cough | tousse tousser toux
meat | viande porc
fish | poisson
sweat | transpire sueur transpirer sueurs
pale | pâle
dizzy | vertiges vertige étourdi étourdie tourne-tête
confused | confus confuse perdu-confus
brain | cerveau
juice | jus
needle | aiguille seringue
pen | stylo auto-injecteur épipen
teeth | dents dent
lips | lèvres
radio | radio
suspect | suspect suspecte
poison | poison intoxication
awake | réveillé réveillée éveillé
distance | distance
firefighter | pompier pompiers
invisible | invisible invisibles
protect | protéger protège protection
table | table
hazard | danger dangers
dangerous | dangereux dangereuse
window blind | rideau rideaux store stores volet
shave | raser rasé
report | rapport rapports compte-rendu fiche
acid | acide
camera | caméra appareil-photo
care | soin soins
unknown | inconnu inconnue
incident | incident incidents
normal | normal normale normalement
fog | brouillard
cup | tasse verre gobelet
useless | inutile
brakes | freins frein
injury | lésion traumatisme
sky | ciel
behaviour | comportement attitude
handcuffs | menottes contention
legal | légal légale juridique
break | pause pauses
shy | timide réservé timidité
blank | trou-noir
personality | personnalité caractère
car | voiture bagnole
bed | lit lits
twice | deux-fois double
ticket | billet billets
cash | liquide-argent espèces
accent | accent
microphone | micro
parked | garé
demo | démonstration démo
lights | lumières
light | lumière voyant
procedure | procédure procédures
christmas | noël
birthday | anniversaire
skirt | jupe
dress | robe
suit | costume tailleur
jacket | veste
trousers | pantalon
shirt | chemise chemisier
earrings | boucles-d'oreilles boucles
ring | bague anneau alliance-bague bagues
cheap | pas-cher bon-marché
ashtray | cendrier
radioactive | radioactif
criminal | criminel crime
exact | exacte précis précise
uncle | oncle
aunt | tante
sister | soeur
brother | frère
husband | mari conjoint époux
wife | épouse
partner | conjointe compagnon
grandmother | mamie grand-mère
threat | menace menaces
window seat | côté-hublot
reclined | incliné inclinable
stroller | poussette poussettes
flexible | flexible flexibilité
patience | patience
smile | sourire
strict | sévère strict stricte exigeant exigeante
overtime | heures-supplémentaires supp
fired | viré virée licencié licenciée
unemployed | chômage chômeur chômeuse
student | étudiant étudiante étudiants
waiters | serveurs serveuses
waiter | serveur
waitress | serveuse
saleswoman | vendeuse vendeur caissière
teacher | professeur prof enseignante institutrice
hairdresser | coiffeuse coiffeur
receptionist | réceptionniste
restaurant | restaurant resto bar brasserie restauration
hospital | hôpital clinique urgences-h
pharmacy | pharmacie
ground staff | personnel-au-sol agent-d'escale
private jet | jet
altitude | altitude
speed | vitesse
storm | orage orages tempête
lightning | foudre éclair
ice | glace givre
de-icing | dégivrage
snow | neige
bird strike | oiseau oiseaux
go-around | remise-de-gaz
diversion | déroutement dérouté
descent | descente
glove | gant
gloves | gants
harassment | harcèlement
sexual | sexuel sexuelle
politely | poliment
polite | poli polie courtois
kind | gentillesse gentiment
culture shock | choc-culturel
religion | religion
prayer | prière
ramadan | ramadan
muslim | musulman musulmane
jewish | juif juive
punctual | ponctuel ponctuelle ponctualité
terminal | terminal
crew member | membre-d'équipage
lithium | lithium
gas cylinder | bouteille-de-gaz cartouche
sunglasses | lunettes-de-soleil
fireworks | feux-d'artifice pétards
matches | allumettes
scooter | trottinette hoverboard
pacemaker | pacemaker
crutches | béquilles
stretcher | brancard civière
panic | paniqué paniquée
hysterical | hystérique
minor | mineur mineurs mineure
frozen with fear | tétanisé tétanisée paralysé paralysée figé
usable | utilisable praticable
unusable | inutilisable impraticable
electricity | courant-élec électricité
shock | état-de-choc
thrombosis | thrombose phlébite
leg cramps | crampes crampe
diving | plongée
contact | contact contacter
emotion | émotion émotions
goal | objectif objectifs but
feedback | feedback retour-avis
quality | qualité qualités
skill | compétence compétences capacité
solution | solution solutions
sure | certain certaine
true | vrai vraie vrais
memory | mémoire
idea | idée idées
love | amour
dream | rêve rêves
luck | bol
air | air
bottle | bouteille bouteilles
list | liste
bent | penché penchée plié
clear | clair claire dégagé
ready | prêt prête prêts
card | carte cartes
boat | bateau navire
explosives | explosif explosifs
heavy | lourd lourde
warm | tiède
heat | chaleur
fumes | vapeurs émanations
meeting | réunion rendez-vous rdv
later | plus-tard
portable | portatif
information | information informations renseignement
panel | panneau
arrival | arrivée
machine | machine
lid | couvercle
useful | utile utiles
useful to know | utile-savoir
manual | manuel
authority | autorité
harm | mal-dégât dégâts
conditions | conditions condition
requirement | critère
euros | euros euro balles
lamp | lampe
station | gare poste-pnc
system | système
manager | directeur directrice
elsewhere | ailleurs
video | vidéo vidéos visio
world | monde
disagreement | mésentente
trust | confiance
self-confidence | confiance-en-soi
sick bag | sac-à-vomi
sandwich | sandwich
bread | pain
milk | lait
gluten | gluten coeliaque
nuts | noix fruits-à-coque noisettes
menu | menu carte-menu
choice | choix
mess | bordel désordre
towel | serviette
hygiene | hygiène
virus | virus covid
rash | éruption boutons
bracelet | bracelet bracelets
jewellery | bijoux bijou
hat | chapeau
stockings | collants collant bas-contention
bun | chignon
ponytail | queue-de-cheval
dyed | teints teint décolorés coloration teinture
scar | cicatrice cicatrices
braces | appareil-dentaire bagues-dents
vaccination | vaccin vaccins vaccination
sill | seuil
opposite | opposé inverse
model | modèle
cheese | fromage
swiss | suisse
perfect | parfait parfaite
couple | couple
drop | goutte chute
above | au-dessus
below | en-dessous
quiz | quiz qcm
hint | indice
topic | sujet thème sujets
subject | matière
voice | voix
tone | ton-voix
words | mots mot vocabulaire
grammar | grammaire
worried | inquiet inquiète soucieux
exhausted | épuisé épuisée
alone | seul seule seuls seules
sunday | dimanche
saturday | samedi
friday | vendredi
thursday | jeudi
wednesday | mercredi
tuesday | mardi
monday | lundi
january | janvier
february | février
march | mars
april | avril
june | juin
july | juillet
august | août
september | septembre
october | octobre
november | novembre
december | décembre
summer | été-saison
winter | hiver
spring | printemps
lunch | déjeuner midi
dinner | dîner
breakfast | petit-déjeuner ptit-dej
rent | loyer
bank | banque
tax | impôts impôt
studies | études étude
university | université
internship | alternance apprentissage
guest | invité
guests | invités convives
order | commande commandes
bill | addition facture
cook | cuisinier
elderly | personnes-âgées
lady | vieille-dame
tourist | touriste touristes
call | appel appels
key | clé clés clef
phone | téléphone tel portable
instructions | consignes consigne instructions
quietly | doucement
immediately | immédiatement aussitôt direct
suddenly | soudain soudainement
personally | personnellement
honestly | honnêtement sincèrement
clearly | clairement
officially | officiellement
otherwise | sinon
therefore | donc
however | cependant pourtant toutefois néanmoins
although | bien-que
whereas | alors-que tandis
according to | selon d'après
except | excepté
across | travers
everywhere | partout
here | ici
there | là-bas
already | déjà
almost | presque
rather | plutôt assez-adv
especially | surtout notamment
together with | accompagné-de
while | tandis-que
oneself | soi
himself | lui-même
herself | elle-même
myself | moi-même
fluently | couramment
level | b2
TOEIC | toeic
application window | campagne
website | site internet
link | lien
email | mail mails email courriel
message | message messages
application form | dossier-candidature
deadline | date-limite
date | date dates
validity | validité
registered | inscrit inscrite inscrits inscription
degree course | cursus
loneliness | solitude
homesick | mal-du-pays
roommate | colocataire
trip | rotation rotations
long-haul | lc long-courrier
short-haul | mc moyen-courrier
retired | retraité retraitée
mood | humeur ambiance atmosphère
tidy | rangé ranger
hidden | planqué
laptop | tablette tablettes
lost and found | objets-trouvés
fight | bagarres baston
products | produits
dish | plat plats
crash | crash accident-d'avion
as | comme
reopen | rouvrent rouvre rouvrir
tour | tour
priority | priorité
possible | possible possibles
impossible | impossible
conduct | conduit conductrice
candy | bonbon bonbons
daily life | quotidien
shop assistant | conseillère
racist | raciste racistes
gesture | geste gestes
capital | capitale
ability | aptitude aptitudes
announces | annonce-v
assistant | accompagnateur accompagnatrice accompagnant
background | arrière-plan fond
bang | détonation boum
blow | souffler souffle soufflez
blue skin | cyanosé
breathless | essoufflé essoufflée
bumps | secousses secousse
charge | charger charge recharger
checklist | checklist check-list
chime | carillon gong sonnerie
climb | monter monte montée montent grimper
cloud | nuage nuages
compression | compression compressions
contain | contient contenir contiennent
crooked | tordu tordue
cruise | croisière
departure | départ départs
deported | expulsé expulsée
disturb | déranger dérange gêner
errors | errors
escape | fuir fuit échapper
flames | flamme
flow | débit flux
forward | avancer avance-v
freeze | geler fige
grab | attraper attrape saisir saisit
guess | deviner devine
hangs | pend pendent
itch | démangeaison démangeaisons
kinds | catégories
lanes | couloirs
load | chargé chargement
locker | casier-r
material | matériel matériels
mode | mode
monitor | surveillance
mosquito | moustique moustiques
motto | devise
slogan | slogan
nap | siestes
notes | prises-de-notes
obey | obéir obéit
pinch | pincer pince
raise | surélever surélève relever
review | revoir
rough | brusque
scarf | écharpe
search | fouiller fouille
secure | sécuriser sécurise
shaky | tremblant tremblante tremblements
spare | secours-batterie
spread | propage propager
stretch | étirer étirements
swells | gonflement
thrown | jeté jetée lancé lancée
tilt | incliner pencher penche
toddler | bambin
tooth | molaire
turned | tourné tourner
upright | redressé redresser
wet leasing | affrètement
disabled | handicapés-p
`;
