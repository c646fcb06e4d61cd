/** French turns of phrase: what people ask the coach for, how they go on, how they are. */
export const PHRASES = `
my name is | {^moi c'est,^je m'appelle,je m'appelle,^mon nom est,^mon prénom c'est,^mon prénom est}
A | {^a$,^la a$,^le a$,^réponse a$,^la réponse a$,^je dis a$,^je dirais a$,donc a$,c'est a$,c'est la a$,la réponse a$,plutôt a$,^option a$,je prends a$,je choisis a$,la a$}
A i think | {^a je pense,^a je crois,^a à mon avis,^je pense a$,^je pense que c'est a$,^je crois que c'est a$,je pense que c'est a}
A because | {^a parce que,^a parce qu',^a car,^a puisque,^a vu que,c'est a car,c'est a parce que,que c'est a car,que c'est a parce que}
A because he | {^a parce qu'il,c'est a parce qu'il}
A because we | {^a parce qu'on,c'est a parce qu'on,^a car on}
it is more | {c'est plus,c'est bien plus,c'est beaucoup plus}
it is clearer | c'est plus clair
no longer takes | {prend plus,prennent plus,demande plus,demandent plus}
i saw that | {j'ai vu que,j'ai lu que,j'ai vu qu'il,j'ai vu qu'ils}
i heard that | {j'ai entendu que,j'ai entendu dire que}
but | {par contre,mais bon,cela dit,en revanche}
on the wrist | au poignet
on the arm | au bras
on the neck | au cou
on the face | au visage
on the finger | au doigt
on the foot | au pied
on the back | au dos
on the calf | au mollet
on the forehead | au front
in the nose | au nez
in the ear | à l'oreille
waiting room | salle d'attente
the most | {les plus,le plus,la plus}
the closest | {les plus proches,le plus proche,la plus proche}
if he | {s'il,si il,s'ils,^s'il}
and if he | {et s'il,et si il,^et s'il,^et si il}
and if she | {et si elle,^et si elle}
and if they | {et s'ils,^et s'ils,^et si ils,^et si elles}
and if i | {^et si je,^et si j'}
and if we | {^et si on}
he does not want to | {il ne veut pas,il veut pas}
does not want to | {ne veut pas,veut pas,ne veulent pas,veulent pas,refuse de}
did not want to | {ne voulait pas,voulait pas,ne voulaient pas,n'a pas voulu,n'avait pas envie de}
if he does not want to | {s'il ne veut pas,s'il veut pas}
i said | j'ai {dit,dis}
we said | on a dit
he said | il a dit
she said | elle a dit
they said | ils ont dit
i did | j'ai {fait,fais}
we did | on a fait | nous avons fait
he did | il a fait
she did | elle a fait
they did | ils ont fait
you did | {tu as,t'as,vous avez} fait
what i did | ce que j'ai {fait,fais}
i took the time to | {j'ai pris le temps de,en prenant le temps de}
i walked round | {j'ai fait le tour de,je fais le tour de}
i made an announcement | j'ai fait une annonce
we had a meeting | on a fait une réunion
i went to see him | {je suis allé le voir,je suis allée le voir,je suis allé la voir,je suis allée la voir,je suis allée vers lui,je suis allé vers lui}
i went to | je suis {allé,allée} {voir,chercher}
i went | {je suis allé,je suis allée,j'suis allée,je suis parti,je suis partie}
i came back | {je suis revenu,je suis revenue,je suis retourné,je suis retournée}
i stayed | {je suis resté,je suis restée}
i stayed with | {je suis resté avec,je suis restée avec}
i arrived | {je suis arrivé,je suis arrivée}
i intervened | {je suis intervenu,je suis intervenue}
he went | {il est allé,il est parti}
she went | {elle est allée,elle est partie}
he came back | {il est revenu,il revenait}
she came back | {elle est revenue,elle est revenu}
he came | {il est venu}
she came | {elle est venue}
we went | {on est allé,on est allés,nous sommes allés,on est partis}
they left | {ils sont partis,elles sont parties}
he left | il est sorti
he stayed | {il est resté}
she stayed | {elle est restée}
if he came back | {s'il était revenu,si il était revenu}
i asked | {j'ai demandé,j'ai demander,j'ai demande} {,à,au,aux}
i told | {j'ai dit,j'ai expliqué,j'ai annoncé} {à,au,aux}
i told my | {j'ai dit,j'ai raconté} à {mon,ma,mes}
i explained to | j'ai expliqué {à,au,aux}
i offered | {j'ai proposé,j'ai proposé à,j'ai proposé de,j'ai offert}
i offered to | j'ai proposé de
i first asked | {j'ai d'abord demandé,j'ai d'abord demandé à,j'ai d'abord demande}
i first | {j'ai d'abord,j'ai tout d'abord,j'ai commencé par}
then i | {j'ai ensuite,ensuite j'ai,puis j'ai,j'ai alors,et j'ai ensuite}
then i asked | {ensuite j'ai demandé,puis j'ai demandé,alors j'ai demandé} {,à,au}
i also | {j'ai aussi,j'ai également}
i immediately | {j'ai tout de suite,j'ai immédiatement,j'ai directement}
so i | {donc j'ai,du coup j'ai,alors j'ai}
got angry | {s'est énervé,s'est énervée,s'est fâché,s'est mis en colère,s'est mise en colère,s'est mis à crier,s'énervait}
started shouting | {s'est mis à crier,s'est mise à crier,a commencé à crier,commençait à crier,a commencé à hurler}
got lost | {s'est perdu,s'est perdue}
got hurt | {s'est blessé,s'est blessée}
fell ill | {a fait un malaise,est tombé malade,est tombée malade}
calmed down | {s'est calmé,s'est calmée,il s'est calmé,elle s'est calmée,se sont calmés}
he calmed down | il s'est calmé
she calmed down | elle s'est calmée
was late | {était en retard,avait du retard}
late | {en retard}
on time | {à l'heure,à temps}
earlier you said | {tout à l'heure tu disais,tout à l'heure tu as dit}
earlier | {tout à l'heure,avant ça,plus tôt}
he thanked me | il m'a {remercié,remerciée}
he asked me | il m'a {demandé,demandée}
they congratulated me | {on m'a,ils m'ont} {félicité,félicitée}
my boss congratulated me | {mon,ma} {chef,patron,responsable,manager,patronne,directeur,directrice} m'a {félicité,félicitée,remercié,remerciée}
my boss told me | {mon,ma} {chef,patron,responsable,manager,patronne} m'a dit
i learned that you must | {j'ai appris qu'il faut,j'ai appris qu'il fallait,j'ai compris qu'il faut}
that you must | {qu'il faut,qu'il fallait,qu'on doit}
because you must | {car il faut,parce qu'il faut,car on doit,parce qu'on doit,car il faut d'abord,puisqu'il faut}
you must first | {on doit d'abord,il faut d'abord,faut d'abord}
no | pas {de,d'}
no longer any | plus de$
no | {^ok non$,^euh non$}
not in the | pas {dans,en}
i do not have a | {j'ai pas,je n'ai pas} {un,une}
i do not have a good level of english | {j'ai pas,je n'ai pas} un bon niveau {,d'anglais,en anglais}
the ones that i | {celles que j'ai,ceux que j'ai,celles que je}
the ones that | {celles que,ceux que,celles qui,ceux qui}
the one that | {celle que,celui que,celle qui,celui qui}
that one | {celle là,celui là,cela là,celui ci,celle ci}
from before | {d'avant,de tout à l'heure,précédente,précédent}
my interview answers | mes réponses {d'entretien,de l'entretien}
in daily life | {au quotidien,^et au quotidien,au jour le jour}
of what | de quoi
what are the requirements | {quelles sont,c'est quoi,quels sont} les {conditions,critères,exigences,prérequis}
what are the differences in requirements | {c'est quoi,quelles sont} les différences {de conditions,de critères,entre les conditions}
are … allowed | {est ce que les,est ce que des,les,^les,^des,est ce que le,est ce que la} … {sont autorisés,sont autorisées,sont acceptés,sont acceptées,sont permis,sont tolérés,sont interdits,sont interdites,est autorisé,est autorisée,est accepté,est interdit,sont ils autorisés,sont ils acceptés,sont ils interdits}
is … allowed | {est ce que,^le,^la,^un,^une} … {est autorisé,est autorisée,est accepté,est acceptée,est permis,est interdit,est interdite,est il autorisé,est elle autorisée}
to become cabin crew | pour {devenir,être,faire} {hôtesse de l'air,hôtesse,steward,pnc}
is choking | {s'étouffe,s'étrangle,est en train de s'étouffer,s'etouffe}
with | avec {de,du,de la,des}
water | de l'eau
oxygen | de l'oxygène
alcohol | de l'alcool
money | de l'argent
more | encore {du,de la,des}
has fever | a de la fièvre
high blood sugar | hyperglycémie
why only … | pourquoi … seulement$
you did not answer my question | {t'as pas répondu,tu n'as pas répondu,tu as pas répondu,tu réponds pas,vous n'avez pas répondu,ça répond pas,ça ne répond pas} à ma question | {t'as pas répondu$,tu n'as pas répondu$}
is … hiring now | {est ce que,est ce qu'} … {recrute,recrutent} {en ce moment,actuellement,cette année,} | ^… {recrute,recrutent} {en ce moment,actuellement}
what are your weaknesses | quels {défauts,points faibles} {,dire,donner,je dis,citer}
real job | vrai {métier,travail,job}
star | ^moi {la,} méthode star | ^moi star
best | {la,le,les} {meilleure,meilleur,meilleures,meilleurs}
which is the best | {quelle est la meilleure,quel est le meilleur,c'est quoi la meilleure,c'est quoi le meilleur}
the best airline | {la meilleure compagnie,la compagnie la mieux}
which airline is best | {quelle est la meilleure compagnie,c'est quoi la meilleure compagnie,quelle compagnie est la mieux,quelle compagnie est la meilleure,quelle compagnie choisir,quelle compagnie tu me conseilles,quelle compagnie vous me conseillez}
how do they mark | on est {noté,notée,évalué,évaluée,jugé,jugée} {sur quoi,comment}
stand out | {me démarquer,se démarquer,sortir du lot,me distinguer}
how do i | comment {je,je me,me,je peux me}
how can i | comment {je peux,puis je}
how do you | comment {on,tu}
crash | {s'écrase,s'écraser,se crashe}
ask me a question for | {une,donne moi une,pose moi une} question {que pose,comme chez,typique de chez}
what do i answer when they ask about | {que dire,quoi dire,je dis quoi,qu'est ce que je dis} {si,quand} {on me demande,ils me demandent,on demande} {,le,la,les,mon,ma,mes}
where do i put him | {on,je} {la,le,les} {met,mets} où | où {on,je} {la,le,les} {met,mets}
there is | {y'en a,il y en a,y en a}
there is always | {y'en a toujours,il y en a toujours,y'a toujours}
is there always one | {y'en a toujours un,il y en a toujours un,y en a t il toujours un,y'en a toujours une}
has a panic attack | {fait,faire} {une crise de panique,une crise d'angoisse,une attaque de panique}
has a heart attack | {fait,faire,a} {une crise cardiaque,un infarctus}
has a seizure | {fait,faire,a} une crise {d'épilepsie,}
has cardiac arrest | {fait,faire,est en} {un,} arrêt cardiaque
has an allergic reaction | {fait,faire,a} une {réaction allergique,allergie}
faint | fait un malaise
he has | il fait une
yes | {^ok d'accord$,^d'accord$,^ok d'acc$,^oui d'accord$,^ok ça marche$,^ok ça me va$,^ok parfait$,^super$,^top$}
i agree | d'accord
is that possible | c'est possible
i am a mother of | je suis maman de
why do i need | pourquoi {il faut,faut il}
why | pourquoi est ce que
must | {il faut bien,doit être}
ask me a question about a difficult passenger | {pose,donne,posez,donnez} moi une question sur {un passager difficile,les passagers difficiles}
it was a difficult customer | c'était un client difficile
i can not reapply | je peux pas repostuler
that was | ça c'était
i would like to know | {j'aimerais savoir,je voudrais savoir}
i want to know | {je veux savoir,je souhaite savoir}
i want to | {je veux,je souhaite} {être,devenir}
do i get | est ce que j'ai
two people | deux personnes
in my old job | {dans mon ancien travail,dans mon ancien boulot,dans mon ancien job,à mon ancien travail}
in my team | dans mon équipe
when i was | {quand j'étais,lorsque j'étais}
when i worked | {quand je travaillais,lorsque je travaillais,quand je bossais}
i was working as | {je travaillais,je bossais,j'ai travaillé,j'ai bossé} {comme,en tant que}
i work as | {je travaille,je bosse,je suis} {comme,en tant que}
as | {en tant que,comme}
i worked | {je travaillais,je bossais,j'ai travaillé,j'ai bossé}
i | {moi je,moi j',^moi je}
me too | moi aussi
and you | {et toi,et vous}
every time | {à chaque fois,chaque fois}
a minor | un mineur
to drink | à boire
to eat | à manger
 | {^moi le,^moi la,^moi les,^moi un,^moi une,^moi ce qu'est,^moi c'est quoi,aïe,aie,y compris,s'en,si possible,par ici,en question,un truc comme ça,un peu près,lol,hihi}
something similar | un truc {proche,similaire,pareil,du même genre} | quelque chose de {similaire,proche}
who pays | {c'est qui paye,c'est qui paie,mais qui paye,et qui paye,qui paye alors}
once | {^une fois,une fois que,une fois qu'}
was fine | allait bien
had pain in | avait mal {à,au,aux}
has pain in | a mal {à,au,aux}
a passenger | {un,le} passager s'est | {une,la} passagère s'est
a customer | {un,le} client s'est | {une,la} cliente s'est
the child | {un,l'} enfant s'est | l'enfant s'est
a man | {un,le} {homme,monsieur} s'est
a woman | {une,la} {dame,femme} s'est
the door | la porte s'est
the aircraft | l'avion s'est
everything | tout s'est
in the | ^à la {cuisse,}
A the thigh | ^a la cuisse donc a$
airport codes | {codes,code} {d'aéroport,d'aéroports,aéroport,aéroports,des aéroports,iata}
quiz me, five questions, on | {je veux,je voudrais,j'aimerais,fais moi} un {quiz,petit quiz} de {5,cinq} questions sur {,le,la,les}
quiz me, three questions, on | {je veux,je voudrais,j'aimerais,fais moi} un {quiz,petit quiz} de {3,trois} questions sur {,le,la,les}
quiz me, ten questions, on | {je veux,je voudrais,j'aimerais,fais moi} un {quiz,petit quiz} de {10,dix} questions sur {,le,la,les}
wear make-up | {me maquiller,se maquiller,être maquillée}
can men | {est ce que les hommes peuvent,les hommes peuvent,les hommes peuvent ils,les mecs peuvent}
can women | {est ce que les femmes peuvent,les femmes peuvent}
may i | {on a le droit,est ce qu'on a le droit} {d'être,de}
how do i | comment {je la,je le,je les,je lui,je l'}
is it true that we | {c'est vrai qu'on,est ce vrai qu'on,est ce que c'est vrai qu'on}
is it true that they | {c'est vrai qu'ils,est ce que c'est vrai qu'ils}
is it true that you must | {c'est vrai qu'il faut,est ce que c'est vrai qu'il faut}
i am afraid of flying | {j'ai peur,j'ai un peu peur} {de l'avion,en avion,de voler,de prendre l'avion}
 | ^bon
on the ankle | {à,a} la cheville
on the hand | {à,a} la main
on the leg | {à,a} la jambe
on the neck | {à,a} la nuque
on the thigh | {à,a} la cuisse
on the chest | {à,a} la poitrine
on the tongue | {à,a} la langue
i am 15 years old | j'ai 15 ans
i am 16 years old | j'ai 16 ans
i am 17 years old | j'ai 17 ans
i am 18 years old | j'ai 18 ans
i am 19 years old | j'ai 19 ans
i am 20 years old | j'ai 20 ans
i am 21 years old | j'ai 21 ans
i am 22 years old | j'ai 22 ans
i am 23 years old | j'ai 23 ans
i am 24 years old | j'ai 24 ans
i am 25 years old | j'ai 25 ans
i am 26 years old | j'ai 26 ans
i am 27 years old | j'ai 27 ans
i am 28 years old | j'ai 28 ans
i am 29 years old | j'ai 29 ans
i am 30 years old | j'ai 30 ans
i am 31 years old | j'ai 31 ans
i am 32 years old | j'ai 32 ans
i am 33 years old | j'ai 33 ans
i am 34 years old | j'ai 34 ans
i am 35 years old | j'ai 35 ans
i am 36 years old | j'ai 36 ans
i am 37 years old | j'ai 37 ans
i am 38 years old | j'ai 38 ans
i am 39 years old | j'ai 39 ans
i am 40 years old | j'ai 40 ans
i am 41 years old | j'ai 41 ans
i am 42 years old | j'ai 42 ans
i am 43 years old | j'ai 43 ans
i am 44 years old | j'ai 44 ans
i am 45 years old | j'ai 45 ans
i am 46 years old | j'ai 46 ans
i am 47 years old | j'ai 47 ans
i am 48 years old | j'ai 48 ans
i am 49 years old | j'ai 49 ans
i am 50 years old | j'ai 50 ans
i am 51 years old | j'ai 51 ans
i am 52 years old | j'ai 52 ans
i am 53 years old | j'ai 53 ans
i am 54 years old | j'ai 54 ans
i am 55 years old | j'ai 55 ans
i am 56 years old | j'ai 56 ans
i am 57 years old | j'ai 57 ans
i am 58 years old | j'ai 58 ans
i am 59 years old | j'ai 59 ans
i am 60 years old | j'ai 60 ans
i am 61 years old | j'ai 61 ans
i am 62 years old | j'ai 62 ans
i am 63 years old | j'ai 63 ans
i am 64 years old | j'ai 64 ans
i am 65 years old | j'ai 65 ans
i am eighteen years old | j'ai dix huit ans
i am 20 years old | j'ai vingt ans
i am 30 years old | j'ai trente ans
i am 40 years old | j'ai quarante ans
i am 25 years old | j'ai vingt cinq ans
my boyfriend | {mon copain,mon mec,mon petit ami,mon conjoint}
my girlfriend | {ma copine,ma petite amie,ma meuf}
has difficulty breathing | {a du mal à respirer,a des difficultés à respirer,respire mal,a des difficultés respiratoires,du mal à respirer,n'arrive plus à respirer,n'arrive pas à respirer}
i have trouble | {j'ai du mal à,j'ai du mal avec,j'ai des difficultés à}
is not breathing | {ne respire plus,respire plus,ne respire pas,respire pas}
from | {à partir de}
from 18 or 21 | à partir de 18 ou 21
you have | {tu l'as,tu me l'as}
you did not see | {tu l'as pas vu,tu l'as pas vue,tu as pas vu,t'as pas vu,tu n'as pas vu}
you already asked me that | {tu me l'as déjà posée,tu me l'as déjà posé,tu me l'as déjà demandé,tu m'as déjà posé}
i already did that | {je l'ai déjà faite,je l'ai déjà fait,je l'ai déjà eue,on l'a déjà faite}
they told me that | {on m'a dit que,ils m'ont dit que,on m'a dit qu'}
too short for | trop {petite,petit} pour
too old for | trop {vieille,vieux,âgée,âgé} pour
too short | trop {petite,petit}
too old | trop {vieille,vieux,âgée,âgé}
too young | trop jeune
arm reach test | {reach test,le reach test,un reach test}
what happens if | {qu'est ce qui se passe si,il se passe quoi si,que se passe t il si,qu'est ce qu'il se passe si}
what happens | {qu'est ce qui se passe,il se passe quoi,que se passe t il,qu'est ce qu'il se passe}
i was too nervous | {j'ai perdu mes moyens,j'ai trop stressé,j'étais trop stressée,j'étais trop stressé,j'ai paniqué}
group interview | {entretien de groupe,entretien collectif,entretiens collectifs}
how tall must | {faut faire,il faut faire,faut,il faut} quelle taille
when do we stop | {on arrête quand,quand est ce qu'on arrête,on s'arrête quand,quand arrêter}
your base | sa base
from family | de sa famille
an advantage | {un plus,un atout}
is it an advantage | {est ce un plus,c'est un plus,est ce que c'est un plus,est ce un avantage,c'est un avantage}
what is the right answer | {tu peux me donner,vous pouvez me donner} la {bonne,} réponse
it is possible | c possible
is that possible | {est ce possible,est ce que c'est possible,c'est possible ou pas}
it is | c {un,une,le,la}
it is good | c {bien,bon}
is that good for | c {bien,bon} pour
it is true | c vrai
is it hard | c {dur,difficile}
is it a problem | {c genant,c'est gênant,c'est genant,c un problème,c'est un souci,c un souci,ça pose souci}
how is it | c {comment}
when is it | c quand
how much is it | c combien
the same | {pareil,la même,le même,les mêmes,pareille}
is it the same | {c'est pareil,c pareil,est ce pareil,est ce que c'est pareil,c'est la même chose}
at the | a la
and he | et il
went | {est allé,est allée,sont allés,s'en est allé}
left | {est parti,est partie,sont partis,sont parties,est sorti,est sortie,est reparti,est repartie,est repartis}
came | {est venu,est venue,sont venus}
arrived | {est arrivé,est arrivée,sont arrivés}
came back | {est revenu,est revenue,sont revenus,est retourné,est retournée}
stayed | {est resté,est restée,sont restés}
got on | {est monté,est montée}
started | {a commencé à,ont commencé à,commençait à,s'est mis à,s'est mise à}
he started | il a commencé à
she started | elle a commencé à
i started | j'ai commencé à
the next day | le lendemain
gift voucher | bon d'achat
clothes shop | magasin de {vêtements,fringues}
do we sleep | {on dort,est ce qu'on dort}
where do we sleep | {on dort où,où est ce qu'on dort,où on dort}
how long do we stay | {combien de temps on reste,on reste combien de temps}
do we have | {est ce qu'on a,a t on}
free tickets | {des,} {billets gratuits,billet gratuit}
which airline do you recommend | {tu me conseilles,vous me conseillez,tu conseilles} quelle compagnie
i hesitate between | {j'hésite,j'hésite encore} entre
is it a permanent contract | c'est {un,} cdi
how do i become cabin crew | {devenir,être} {hôtesse,steward,pnc} {cmt faire,comment faire,comment on fait} | je {veu,veux,voudrais} devenir {hotesse,hôtesse,hôtesse de l'air,steward,pnc} {cmt faire,comment faire}
i want to become cabin crew | je veu {devenir,être} {hotesse,hôtesse,steward,pnc}
difficult questions | questions {difficiles,dures}
hard questions | {3,trois} questions difficiles
drill me, three hard questions on | {donne,donnez,pose,posez} moi {3,trois} questions difficiles sur {,le,la,les}
full-length photo | photo en pied
do they ask | {est ce qu'ils demandent,demandent ils}
do they accept | {est ce qu'ils acceptent,acceptent ils,ils acceptent}
how long before i get an answer | combien de temps avant d'avoir {une,la} réponse | {on a,j'ai,j'aurai,on aura} {la,une} réponse {quand,au bout de combien de temps,en combien de temps}
to sit | {de s'asseoir,s'asseoir,pour s'asseoir}
curfew | couvre feu
upgrade | {être surclassé,être surclassée,surclassement,surclasser,surclassé}
get married | {se marier,me marier}
is born | {naît,nait,est né,est née}
dim the light | {tamise,tamiser,baisse,baisser} {les lumières,la lumière}
you made a mistake | {tu t'es trompé,tu t'es trompée,vous vous êtes trompé,tu te trompes,vous vous trompez}
average | moyen
my average score | {mon score moyen,ma note moyenne}
smells bad | {sent mauvais,pue}
ask me a question for Emirates | {pose,posez} moi {les,des} questions d'emirates
ask me a question for Etihad | {pose,posez} moi {les,des} questions d'etihad
ask me a question for easyJet | {pose,posez} moi {les,des} questions d'easyjet
ask me a question for Air France | {pose,posez} moi {les,des} questions d'air france
full mock interview | entretien complet
where do … sleep | {les,} … {dorment où,dorment ils}
unemployed | {au chômage,demandeur d'emploi,demandeuse d'emploi}
job centre | {france travail,pôle emploi,pole emploi}
does it cost | {ça coute,ça coûte,ca coute}
how much does it cost | {ça coute combien,ça coûte combien,ca coute combien,combien ça coute,combien ça coûte,combien ca coute}
very expensive | {super cher,hyper cher,trop cher,très cher}
you are great | {t'es top,tu es top,t'es au top}
he can not | {il ne peut pas,il peut pas}
she can not | {elle ne peut pas,elle peut pas}
that he can not | qu'il peut pas
with him | avec {lui,eux}
with her | avec elle
for him | pour lui
with them | avec {eux,elles}
in shoulder | à l'épaule
at the reception | à l'accueil
in the group interview | {à l'entretien de groupe,pendant l'entretien de groupe}
at the airport | à l'aéroport
at the hotel | à l'hôtel
at the interview | {à l'entretien,pendant l'entretien,en entretien,lors de l'entretien}
have you already | {tu as déjà,t'as déjà}
with sentences | avec des phrases
short sentences | {des,} phrases courtes
i did it | {je l'ai fait,je l'ai faite}
my height is 1m48 | je fais 1m48 | j'fais 1m48 | moi je fais 1m48
my height is 1m49 | je fais 1m49 | j'fais 1m49 | moi je fais 1m49
my height is 1m50 | je fais 1m50 | j'fais 1m50 | moi je fais 1m50
my height is 1m51 | je fais 1m51 | j'fais 1m51 | moi je fais 1m51
my height is 1m52 | je fais 1m52 | j'fais 1m52 | moi je fais 1m52
my height is 1m53 | je fais 1m53 | j'fais 1m53 | moi je fais 1m53
my height is 1m54 | je fais 1m54 | j'fais 1m54 | moi je fais 1m54
my height is 1m55 | je fais 1m55 | j'fais 1m55 | moi je fais 1m55
my height is 1m56 | je fais 1m56 | j'fais 1m56 | moi je fais 1m56
my height is 1m57 | je fais 1m57 | j'fais 1m57 | moi je fais 1m57
my height is 1m58 | je fais 1m58 | j'fais 1m58 | moi je fais 1m58
my height is 1m59 | je fais 1m59 | j'fais 1m59 | moi je fais 1m59
my height is 1m60 | je fais 1m60 | j'fais 1m60 | moi je fais 1m60
my height is 1m61 | je fais 1m61 | j'fais 1m61 | moi je fais 1m61
my height is 1m62 | je fais 1m62 | j'fais 1m62 | moi je fais 1m62
my height is 1m63 | je fais 1m63 | j'fais 1m63 | moi je fais 1m63
my height is 1m64 | je fais 1m64 | j'fais 1m64 | moi je fais 1m64
my height is 1m65 | je fais 1m65 | j'fais 1m65 | moi je fais 1m65
my height is 1m66 | je fais 1m66 | j'fais 1m66 | moi je fais 1m66
my height is 1m67 | je fais 1m67 | j'fais 1m67 | moi je fais 1m67
my height is 1m68 | je fais 1m68 | j'fais 1m68 | moi je fais 1m68
my height is 1m69 | je fais 1m69 | j'fais 1m69 | moi je fais 1m69
my height is 1m70 | je fais 1m70 | j'fais 1m70 | moi je fais 1m70
my height is 1m71 | je fais 1m71 | j'fais 1m71 | moi je fais 1m71
my height is 1m72 | je fais 1m72 | j'fais 1m72 | moi je fais 1m72
my height is 1m73 | je fais 1m73 | j'fais 1m73 | moi je fais 1m73
my height is 1m74 | je fais 1m74 | j'fais 1m74 | moi je fais 1m74
my height is 1m75 | je fais 1m75 | j'fais 1m75 | moi je fais 1m75
my height is 1m76 | je fais 1m76 | j'fais 1m76 | moi je fais 1m76
my height is 1m77 | je fais 1m77 | j'fais 1m77 | moi je fais 1m77
my height is 1m78 | je fais 1m78 | j'fais 1m78 | moi je fais 1m78
my height is 1m79 | je fais 1m79 | j'fais 1m79 | moi je fais 1m79
my height is 1m80 | je fais 1m80 | j'fais 1m80 | moi je fais 1m80
my height is 1m81 | je fais 1m81 | j'fais 1m81 | moi je fais 1m81
my height is 1m82 | je fais 1m82 | j'fais 1m82 | moi je fais 1m82
my height is 1m83 | je fais 1m83 | j'fais 1m83 | moi je fais 1m83
my height is 1m84 | je fais 1m84 | j'fais 1m84 | moi je fais 1m84
my height is 1m85 | je fais 1m85 | j'fais 1m85 | moi je fais 1m85
my height is 1m86 | je fais 1m86 | j'fais 1m86 | moi je fais 1m86
my height is 1m87 | je fais 1m87 | j'fais 1m87 | moi je fais 1m87
my height is 1m88 | je fais 1m88 | j'fais 1m88 | moi je fais 1m88
my height is 1m89 | je fais 1m89 | j'fais 1m89 | moi je fais 1m89
my height is 1m90 | je fais 1m90 | j'fais 1m90 | moi je fais 1m90
my height is 1m91 | je fais 1m91 | j'fais 1m91 | moi je fais 1m91
my height is 1m92 | je fais 1m92 | j'fais 1m92 | moi je fais 1m92
my height is 1m93 | je fais 1m93 | j'fais 1m93 | moi je fais 1m93
my height is 1m94 | je fais 1m94 | j'fais 1m94 | moi je fais 1m94
my height is 1m95 | je fais 1m95 | j'fais 1m95 | moi je fais 1m95
my height is 1 m | je mesure 1 mètre | je fais 1 mètre
at the final interview | {en entretien final,à l'entretien final,pendant l'entretien final}
switch off the phone | {d'éteindre,éteindre,d'éteigne,couper} {son,le} {téléphone,portable}
you are wrong | {tu as tort,t'as tort,vous avez tort,c'est faux ce que tu dis}
safer | {plus sûr,plus sûre}
braces | {bagues aux dents,appareil dentaire,des bagues dentaires}
require a degree | {demande,exige} {un diplôme,le bac}
which airlines accept | {quelle compagnie accepte,quelles compagnies acceptent,quelle compagnie prend,quelles compagnies autorisent,quelle compagnie autorise}
which airline has the best salary | {laquelle a les meilleurs salaires,laquelle paye le mieux,laquelle paie le mieux,qui paye le mieux}
what was wrong | {ce qui n'allait pas,ce qui n'allait pas bien}
shouted at me | {m'a crié dessus,m'a hurlé dessus,criait sur moi}
private life | vie privée
 | {m'a,m'ont,m'avait,t'a}
stroke | {un avc,l'avc,d'avc,d'un avc,accident vasculaire cérébral,attaque cérébrale,avc$}
at open day | {à l'open day,pendant l'open day}
missed | {j'ai raté,j'ai loupé} le {bus,train,vol}
fasten | attache ta
is allowed | {est permis,est permise}
slide raft | toboggan radeau
level off | mise en palier
luggage allowance | {franchise bagages,franchise bagage}
in simple words, i do not understand | {tu peux expliquer plus simplement,explique plus simplement,j'ai pas bien compris,je n'ai pas bien compris}
tiptoe | sur la pointe
step aside | {s'écarter,écarte toi,écartez vous}
blue lips | lèvres bleues
children alone | {enfants seuls}
instead | {à la place$}
ask me a question | {pose,posez} moi une question | {pose,posez} moi une question {d'entretien,d'embauche} | {pose,posez} moi une question {stp,svp} | {pose,posez} une question | tu peux me poser une question | tu peux me poser une question d'entretien | vous pouvez me poser une question | peux tu me poser une question | pouvez vous me poser une question | pourriez vous me poser une question | pourrais tu me poser une question | {donne,donnez} moi une question | {donne,donnez} moi une question d'entretien | {demande,demandez} moi quelque chose | {demande,demandez} moi un truc | je {veux,voudrais} une question | j'aimerais une question | j'aimerais avoir une question | une question {stp,svp} | ^une question$ | ^question$ | une question d'entretien | {interroge,interrogez} moi | {fais,faites} moi une question | vas y pose ta question | vas y pose moi une question | pose ta question
ask me | {demande,demandez} moi
ask me a | {pose,posez} moi une | {donne,donnez} moi une
ask me an easy question about | une question facile sur | une question facile sur {le,la,les,un,une} | une question simple sur | une question simple sur {le,la,les,un,une} | une question pas trop dure sur
ask me a hard question about | une question {difficile,dure,compliquée,corsée,piège} sur | une question {difficile,dure,compliquée,corsée,piège} sur {le,la,les,un,une}
ask me a question about | une question sur | une question sur {le,la,les,un,une,des,mon,ma,mes} | une question d'entretien sur {,le,la,les,un,une,des} | une question {à propos de,concernant,au sujet de,autour de} | une question à propos {du,des} | une question au sujet {du,des} | ^question sur | ^question sur {le,la,les,un,une} | {pose,posez,donne,donnez} moi une question sur | {pose,posez,donne,donnez} moi une question sur {le,la,les,un,une,des} | {pose,posez} moi une question d'entretien sur {le,la,les,un,une} | {pose,posez} m'en une sur {le,la,les,un,une} | {interroge,interrogez} moi sur une question de | {demande,demandez} moi quelque chose sur | {demande,demandez} moi quelque chose sur {le,la,les} | {pose,posez} moi des questions sur | {pose,posez} moi des questions sur {le,la,les} | je {veux,voulais,voudrais} une question sur | je {veux,voulais,voudrais} une question sur {un,une,le,la,les} | donne moi {plutôt,plutot} une question sur {un,une,le,la,les} | plutôt une question sur {un,une,le,la,les} | j'aimerais une question sur {un,une,le,la,les} | une question qui parle {de,du,des} | une question en rapport avec {,le,la,les,un,une}
ask me a question for | une question pour | ^question pour | {pose,posez,donne,donnez} moi une question pour | une question typique de | une question type | une question de chez
ask me questions like … asks | {pose,posez} moi des questions comme … $ | {pose,posez} moi les questions de … $ | des questions comme chez … $ | {pose,posez} moi des questions comme chez … $ | {pose,posez} moi les questions que pose … $ | des questions à la … $ | des questions comme celles de … $
ask me another question | une autre question | {pose,posez,donne,donnez} moi une autre question | {pose,posez,donne,donnez} m'en une autre | encore une question | une nouvelle question | la prochaine question | ^prochaine question | ^question suivante | la question suivante | la question d'après | ^suivante$ | ^la suivante$ | ^suivant$ | ^la prochaine$ | une question différente | {passe,passez,passons} à la suivante | on passe à la suivante | {passe,passez,passons} à la question suivante | on passe à autre chose$ | {change,changez} de question | je {veux,voudrais} une autre question | j'aimerais une autre question | ^next$
ask me an easy question | une question {facile,simple} | {pose,posez,donne,donnez} moi une question {facile,simple} | une facile$ | une question pas trop {dure,difficile}
ask me a hard question | une question {difficile,dure,compliquée,corsée} | {pose,posez,donne,donnez} moi une question {difficile,dure,compliquée} | une question piège | une difficile$ | une plus dure$ | une question plus {dure,difficile}
let's practise | on s'entraine | entrainons nous | on s'exerce | exerçons nous | on commence | on peut commencer | on y va$ | commençons | on peut s'entrainer | on pourrait s'entrainer | on va s'entrainer | je {veux,voudrais} m'entrainer | je {veux,voudrais} m'exercer | j'aimerais m'entrainer | j'aimerais m'exercer | j'ai envie de m'entrainer | {entraine,entrainez} moi | {fais,faites} moi travailler | {fais,faites} moi réviser | {aide,aidez} moi à m'entrainer | tu peux m'entrainer | on travaille un peu | on révise | je {veux,voudrais} réviser | je {veux,voudrais} bosser un peu | on bosse | on s'y met | je suis {prête,prêt} à commencer | on reprend l'entrainement | on peut faire un entrainement
i want to practise | je {veux,voudrais} m'entrainer un peu | je {veux,voudrais} m'entrainer sur | je {veux,voudrais} m'entrainer sur {le,la,les} | je {veux,voudrais} m'entrainer à | je {veux,voudrais} m'entrainer avec | je {veux,voudrais} m'entrainer pour | j'aimerais m'entrainer {sur,à,pour} | j'aimerais m'entrainer sur {le,la,les} | je {veux,voudrais} travailler sur {,le,la,les} | je {veux,voudrais} travailler {le,la,les} | j'aimerais travailler {sur,le,la,les} | j'ai besoin de m'entrainer | j'ai besoin de pratiquer | je {veux,voudrais} pratiquer
mock interview | simulation d'entretien | une simulation d'entretien | une simulation | simulation de l'entretien | simuler un entretien | simuler l'entretien | {simule,simulez,simulons} un entretien | entretien {blanc,fictif,simulé,test} | faux entretien | un entretien {blanc,fictif,simulé,test} | un faux entretien | entretien d'entrainement | entrainement à l'entretien | entretien pour de faux | {fais,faites} moi passer un entretien | {fais,faites} moi un entretien | {fais,faites} moi passer l'entretien | on fait un entretien
let's do a mock interview | on fait une simulation | on fait une simulation d'entretien | on peut faire une simulation | on peut faire une simulation d'entretien | on peut faire un entretien {blanc,fictif,test} | on fait un entretien {blanc,fictif,test} | on fait un faux entretien | faisons une simulation | faisons un entretien blanc | faisons comme si {,c'était l'entretien,j'étais en entretien} | on fait comme si {,c'était l'entretien,j'étais en entretien,t'étais le recruteur,tu étais le recruteur} | {joue,jouez} le recruteur | {fais,faites} le recruteur | {joue,jouez} le rôle du recruteur | {fais,faites} semblant d'être {le,un} recruteur | fais comme si {t'étais,tu étais} le recruteur | faites comme si vous étiez le recruteur | tu fais le recruteur | tu joues le recruteur | je {veux,voudrais} faire une simulation
drill me | série de questions | une série de questions | {interroge,interrogez} moi en rafale | {teste,testez} moi | {mets,mettez} moi à l'épreuve | {fais,faites} moi un quiz | {fais,faites} moi un test | un quiz {stp,svp} | ^quiz$ | ^un quiz$ | ^un petit quiz$ | {fais,faites} moi un petit quiz | on fait un quiz | on fait un petit quiz | on peut faire un quiz | je {veux,voudrais} un quiz | je {veux,voudrais} faire un quiz | j'aimerais un quiz | j'aimerais faire un quiz | {lance,lancez} un quiz | {lance,lancez} le quiz | tu peux me faire un quiz | un qcm | {fais,faites} moi un qcm | une rafale de questions | questions en rafale
quiz me on | {fais,faites} moi un quiz sur | {fais,faites} moi un quiz sur {le,la,les} | {fais,faites} moi un petit quiz sur | {fais,faites} moi un petit quiz sur {le,la,les} | un quiz sur | un quiz sur {le,la,les} | un petit quiz sur | un petit quiz sur {le,la,les} | ^quiz sur | ^quiz sur {le,la,les} | {interroge,interrogez} moi sur | {interroge,interrogez} moi sur {le,la,les,mes} | {teste,testez} moi sur | {teste,testez} moi sur {le,la,les,mes} | on fait un quiz sur | on fait un quiz sur {le,la,les} | je {veux,voudrais} un quiz sur | je {veux,voudrais} un quiz sur {le,la,les} | je {veux,voudrais} faire un quiz sur {,le,la,les} | j'aimerais un quiz sur | j'aimerais un quiz sur {le,la,les} | un qcm sur | un qcm sur {le,la,les} | {mets,mettez} moi à l'épreuve sur | {mets,mettez} moi à l'épreuve sur {le,la,les} | un autre quiz sur | un autre quiz sur {le,la,les} | {lance,lancez} un quiz sur {,le,la,les} | tu peux m'interroger sur {,le,la,les} | tu peux me faire un quiz sur {,le,la,les}
another quiz | un autre quiz | encore un quiz | {fais,faites} moi un autre quiz | on refait un quiz | on fait un autre quiz
drill me, three questions | {trois,3} questions | {trois,3} questions {stp,svp} | {pose,posez,donne,donnez,fais,faites} moi {trois,3} questions
drill me, two questions | {deux,2} questions | {pose,posez,donne,donnez,fais,faites} moi {deux,2} questions
drill me, four questions | {quatre,4} questions | {pose,posez,donne,donnez,fais,faites} moi {quatre,4} questions
drill me, five questions | {cinq,5} questions | {pose,posez,donne,donnez,fais,faites} moi {cinq,5} questions
drill me, ten questions | {dix,10} questions | {pose,posez,donne,donnez,fais,faites} moi {dix,10} questions
quiz me, three questions, on | {un quiz,quiz,un petit quiz} {de 3 questions,de trois questions} sur {,le,la,les} | {fais,faites} moi {un quiz,un petit quiz} de {3,trois} questions sur {,le,la,les}
quiz me, five questions, on | {un quiz,quiz,un petit quiz} {de 5 questions,de cinq questions} sur {,le,la,les} | {fais,faites} moi {un quiz,un petit quiz} de {5,cinq} questions sur {,le,la,les}
drill me, several questions | {quelques,plusieurs} questions | {pose,posez,donne,donnez} moi {quelques,plusieurs} questions | {pose,posez,donne,donnez} moi des questions | plus de questions$ | d'autres questions | encore des questions | un tas de questions | plein de questions$ | {pose,posez} moi plein de questions
one after the other | l'une après l'autre | une par une | à la suite | d'affilée | les unes après les autres | à la chaine | une à une
analyse my answer | {évalue,évaluez,analyse,analysez,juge,jugez,note,notez,regarde,regardez,vérifie,vérifiez,corrige,corrigez,commente,commentez} ma réponse | {évalue,évaluez,analyse,analysez,juge,jugez,corrige,corrigez} {la,moi} | ma réponse {est bonne,est bien,est correcte} | est ce que ma réponse {est bonne,est bien,est correcte,va,convient} | ma réponse est comment | comment est ma réponse | comment était ma réponse | comment tu trouves ma réponse | comment trouves tu ma réponse | comment vous trouvez ma réponse | comment trouvez vous ma réponse | tu penses quoi de ma réponse | que penses tu de ma réponse | qu'est ce que tu penses de ma réponse | qu'est ce que vous pensez de ma réponse | que pensez vous de ma réponse | t'en penses quoi$ | tu en penses quoi$ | vous en pensez quoi$ | qu'est ce que {tu en penses,t'en penses,vous en pensez}$ | qu'en {penses tu,pensez vous}$ | {donne,donnez} moi {un feedback,ton avis,votre avis,un retour,une note} sur ma réponse | {donne,donnez} moi {un feedback,un retour,ton avis,votre avis,une note}$ | un retour sur ma réponse | un feedback sur ma réponse | tu me {mets,donnes} combien | vous me {mettez,donnez} combien | quelle note tu me {mets,donnes} | tu mets quelle note | ça vaut combien$ | c'est bien comme réponse | c'est bon comme réponse | {est ce que,} c'est une bonne réponse | {sois,soyez} {sévère,strict,stricte,honnête} | {juge,jugez} sévèrement | ça va comme réponse | ça passe comme réponse
here is my answer | {voici,voilà} ma réponse | {voici,voilà} ma nouvelle réponse | ma réponse c'est | ma réponse est la suivante | ma réponse$ | ^ma réponse est | je réponds {ça,ceci,donc} | je te {mets,donne,envoie,colle} ma réponse | je vous {mets,donne,envoie,colle} ma réponse | alors je réponds | alors voici | alors voilà ma réponse | je répondrais {,ça,comme ça}
my answer | ma réponse | ma dernière réponse
which of my answers is weakest | ma réponse la plus faible | ma pire réponse | ma moins bonne réponse | ma plus mauvaise réponse | quelle réponse je dois améliorer | quelle réponse je devrais améliorer | quelle réponse est la moins bonne | quelle réponse dois je améliorer | quelle réponse j'ai le moins bien {réussie,faite} | laquelle de mes réponses je dois {améliorer,retravailler}
which of my stories is weakest | quelle est mon histoire la plus faible | laquelle de mes histoires est la {plus faible,moins bonne} | mon histoire la plus faible | ma pire histoire | ma moins bonne histoire | quelle histoire je dois améliorer | quelle histoire est la {plus faible,moins bonne} | quelle histoire marche le moins
which of my answers is strongest | ma meilleure réponse | ma réponse la plus forte | quelle réponse est la meilleure | quelle est la meilleure de mes réponses | quelle réponse était la meilleure
which of my stories is strongest | ma meilleure histoire | quelle est ma meilleure histoire | quelle est mon histoire la plus forte | laquelle de mes histoires est la {meilleure,plus forte} | mon histoire la plus forte | quelle histoire est la meilleure
where am i weak | où je suis faible | où est ce que je suis faible | où suis je faible | sur quoi je suis faible | sur quoi suis je faible | je suis faible {où,sur quoi,en quoi} | en quoi je suis faible | sur quoi je suis {nulle,nul,mauvaise,mauvais} | où est ce que je perds des points | où je perds des points | où j'ai perdu des points | quels sont mes points faibles | c'est quoi mes points faibles | où je me trompe | qu'est ce que je ne maitrise pas | qu'est ce que je maitrise pas | mes lacunes | quelles sont mes lacunes
what am i good at | en quoi je suis {bonne,bon,forte,fort} | sur quoi je suis {bonne,bon,forte,fort} | où je suis {bonne,bon,forte,fort} | je suis {bonne,bon,forte,fort} {en quoi,sur quoi,où} | qu'est ce que je fais bien | qu'est ce que je sais bien faire | c'est quoi mes points forts | quels sont mes points forts | qu'est ce qui va bien$ | qu'est ce que j'ai bien fait
how am i doing | j'en suis où | où j'en suis | où en suis je | où est ce que j'en suis | ça avance bien | comment je m'en sors | comment j'avance | je suis sur la bonne voie | est ce que je suis {prête,prêt} | je suis {prête,prêt} {ou pas,tu crois,à ton avis,pour l'entretien} | suis je {prête,prêt} | comment va ma préparation | ma préparation avance | est ce que j'avance
am i getting better | est ce que je progresse | je progresse {ou pas,} | est ce que je m'améliore | je m'améliore {ou pas,} | est ce que j'ai progressé | j'ai progressé$ | est ce que je me suis améliorée | j'ai fait des progrès | est ce que j'ai fait des progrès | je fais des progrès
my progress | mes progrès | {montre,montrez} moi mes progrès | ma progression | mon évolution | mes statistiques | mes stats | je peux voir mes progrès | voir mes progrès
my scores | mes scores | mon score | mes notes | ma note | mes points | mes résultats | mes évaluations | ma moyenne
what should i practise next | qu'est ce que je dois {travailler,réviser,apprendre,bosser,préparer} | qu'est ce que je devrais {travailler,réviser,apprendre,bosser} | je dois {travailler,réviser,bosser,apprendre} quoi | je devrais {travailler,réviser,bosser} quoi | sur quoi je dois {travailler,m'entrainer,bosser} | sur quoi {m'entrainer,travailler,je m'entraine,je travaille,je bosse} | sur quoi est ce que je {dois,devrais} {travailler,m'entrainer} | sur quoi devrais je {travailler,m'entrainer} | sur quoi dois je {travailler,m'entrainer} | que dois je {réviser,travailler,apprendre} | qu'est ce que je {révise,travaille,bosse} | je {révise,travaille,bosse} quoi {aujourd'hui,maintenant,ensuite,} | quoi {travailler,réviser,bosser} {ensuite,maintenant,aujourd'hui,} | tu me conseilles de {réviser,travailler,bosser} quoi | c'est quoi la prochaine étape | quelle est la prochaine étape | je fais quoi {ensuite,après} | qu'est ce que je fais {ensuite,après} | la suite c'est quoi
where should i start | par où commencer | par où je commence | par où je dois commencer | par où est ce que je commence | par où je devrais commencer | par quoi commencer | par quoi je commence | par quoi je dois commencer | je commence par {quoi,où} | je dois commencer par {quoi,où} | je devrais commencer par {quoi,où} | on commence par quoi | je sais pas par où commencer | je ne sais pas par où commencer | je ne sais pas trop par où commencer | je sais pas trop par où commencer | par où débuter | comment je commence | comment commencer | comment je commence à me préparer | comment commencer à me préparer
make me a plan | {fais,faites} moi un {plan,planning,programme} | {prépare,préparez} moi un {plan,planning,programme} | {crée,créez} moi un {plan,planning,programme} | un {plan,planning,programme} {de travail,de préparation,de révision,de révisions,d'entrainement} | {plan,planning,programme} de {préparation,révision,révisions} | {organise,organisez} ma préparation | mon plan | mon programme | je {veux,voudrais} un plan | j'aimerais un plan | tu peux me faire un {plan,planning,programme} | il me faut un {plan,programme}
how many days until my interview | combien de jours {avant,jusqu'à} {mon,l'} entretien | combien de jours avant l'entretien | combien de jours jusqu'à l'entretien | combien de jours il {me reste,reste} | il reste combien de jours | il me reste combien de jours | il me reste combien de temps | combien de temps avant {mon entretien,l'entretien} | c'est quand mon entretien | quand est mon entretien | mon entretien c'est quand | dans combien de jours {mon entretien,est mon entretien,c'est mon entretien}
how do i prepare for the interview | comment {je me prépare,me préparer,se préparer,je peux me préparer,puis je me préparer,je dois me préparer,préparer} {à l'entretien,pour l'entretien,l'entretien,un entretien,mon entretien} | comment {je me prépare,me préparer,se préparer,je peux me préparer,puis je me préparer,bien me préparer,bien se préparer} | comment on se prépare | comment réussir {l'entretien,mon entretien,un entretien} | comment préparer {mon entretien,l'entretien,un entretien} | on se prépare comment | je me prépare comment
read my cv | {lis,lisez,regarde,regardez,vérifie,vérifiez,corrige,corrigez,analyse,analysez} mon cv | tu peux {lire,regarder,corriger,vérifier,voir} mon cv | peux tu {lire,regarder,corriger} mon cv | vous pouvez {lire,regarder,corriger} mon cv | pouvez vous {lire,regarder,corriger} mon cv | {jette,jetez} un oeil à mon cv | {jette,jetez} un coup d'oeil à mon cv | {tu penses quoi,que penses tu,que pensez vous,vous pensez quoi} de mon cv | qu'est ce que tu penses de mon cv | {t'as,tu as} lu mon cv | {t'as,tu as} vu mon cv | avez vous lu mon cv | qu'est ce qu'il y a dans mon cv | il y a quoi dans mon cv | comment tu trouves mon cv
my cv | mon cv | mes documents | mon curriculum
what stories are in my cv | quelles histoires {il y a,y a} dans mon cv | quelles histoires {je peux tirer,tirer,je peux prendre} de mon cv | quels exemples {je peux tirer,tirer,je peux prendre} de mon cv | {il y a,y a} quoi comme {histoires,exemples} dans mon cv | qu'est ce que je peux utiliser de mon cv | des exemples tirés de mon cv | des histoires de mon cv
what can you do | {tu sais,tu peux,vous savez,vous pouvez} faire quoi | que {sais tu,peux tu,savez vous,pouvez vous} faire | qu'est ce que {tu sais,tu peux,vous savez,vous pouvez} faire | qu'est ce que tu fais$ | tu fais quoi$ | tu peux faire quoi pour moi | que peux tu faire pour moi | comment {tu peux,peux tu,vous pouvez,pouvez vous} m'aider | tu peux m'aider {à quoi,comment,en quoi} | en quoi {tu peux,peux tu,vous pouvez,pouvez vous} m'aider | tu sers à quoi | à quoi tu sers | à quoi {ça sert,sert} {ce chat,cette appli} | qu'est ce que je peux te demander | qu'est ce que je peux vous demander | je peux te demander quoi | je peux demander quoi | comment marche {cette appli,l'appli,ce chat} | comment ça marche ici | comment tu fonctionnes | comment tu marches | ^aide moi$ | ^aidez moi$ | ^aide$ | ^help$
who are you | {t'es,tu es,vous êtes} qui | qui {es tu,êtes vous} | c'est qui$ | {t'es,tu es} quoi | {t'es,tu es,vous êtes,es tu,êtes vous} {un humain,humain,humaine,une vraie personne,une personne,un robot,un bot,une ia,une intelligence artificielle,une machine,chatgpt,réel,réelle,vrai} | je parle à {un humain,une personne,une vraie personne,un robot,une ia,une machine,qui} | est ce que {tu es,vous êtes} {un humain,un robot,une ia,une vraie personne}
explain star | {explique,expliquez} moi {star,la méthode star,le star} | {explique,expliquez} {star,la méthode star} | c'est quoi {star,la méthode star,le star} | qu'est ce que {star,la méthode star} | qu'est ce que c'est {star,la méthode star} | {star,la méthode star} c'est quoi | comment marche {star,la méthode star} | comment fonctionne {star,la méthode star} | comment {utiliser,on utilise} {star,la méthode star} | que veut dire star | ça veut dire quoi star | star ça veut dire quoi | {la,} méthode star | la technique star | je comprends pas star | je comprends pas la méthode star
show me a star example | {donne,donnez,montre,montrez} moi un exemple {star,de star,de réponse star,avec star} | un exemple {star,de star,de réponse star,avec la méthode star} | exemple {star,de star,de réponse star} | {montre,montrez} moi une réponse star | {fais,faites} moi un exemple {star,de star}
what goes into the situation of a star answer | qu'est ce {que je mets,qu'on met,que je dis} dans la situation | on met quoi dans la situation | je {mets,dis} quoi {dans,pour} la situation | que mettre dans la situation | il faut dire quoi dans la situation | comment je décris la situation | comment décrire la situation
what goes into the task of a star answer | qu'est ce {que je mets,qu'on met,que je dis} dans {la tâche,la task} | on met quoi dans {la tâche,la task} | je {mets,dis} quoi {dans,pour} {la tâche,la task} | que mettre dans {la tâche,la task} | c'est quoi {la tâche,la task} | la tâche c'est quoi | il faut dire quoi dans la tâche | comment décrire la tâche
what goes into the action of a star answer | qu'est ce {que je mets,qu'on met,que je dis} dans {l'action,les actions} | on met quoi dans l'action | je {mets,dis} quoi {dans,pour} l'action | que mettre dans l'action | il faut dire quoi dans l'action | comment décrire l'action | comment je décris l'action
what goes into the result of a star answer | qu'est ce {que je mets,qu'on met,que je dis} dans le résultat | on met quoi dans le résultat | je {mets,dis} quoi {dans,pour} le résultat | que mettre dans le résultat | il faut dire quoi dans le résultat | comment décrire le résultat | comment je décris le résultat
how long should my answer be | {la,ma,une} réponse doit {durer combien de temps,être longue comment,faire combien de temps,faire quelle longueur} | combien de temps {doit durer,dure,devrait durer,doit faire} {la,ma,une} réponse | quelle longueur {pour,doit faire} {la,ma,une} réponse | quelle longueur {la,ma,une} réponse | combien de temps je dois {parler,répondre} | combien de temps dois je {parler,répondre} | combien de temps {parler,répondre} | je dois parler combien de temps | il faut parler combien de temps | une réponse ça doit durer combien | quelle durée pour {la,ma,une} réponse
i have no experience | j'ai {pas,aucune,zéro} {d'expérience,expérience} | je n'ai {pas,aucune} {d'expérience,expérience} | j'ai pas {trop,vraiment,beaucoup} d'expérience | je n'ai pas {trop,vraiment,beaucoup} d'expérience | aucune expérience | sans expérience | zéro expérience | pas d'expérience | j'ai jamais {travaillé,bossé} | je n'ai jamais {travaillé,bossé} | je manque d'expérience | j'ai jamais travaillé dans {ce domaine,le service} | j'ai jamais travaillé avec {le public,des clients}
i have no story | j'ai pas d'histoire | je n'ai pas d'histoire | j'ai aucune histoire | je n'ai aucune histoire | j'ai rien à raconter | je n'ai rien à raconter | je sais pas quoi raconter | je ne sais pas quoi raconter | j'ai pas d'exemple {,à donner,de ça} | je n'ai pas d'exemple | j'ai aucun exemple | rien ne me vient | y a rien qui me vient | rien qui me vient | je trouve pas d'exemple | je ne trouve pas d'exemple | aucune idée d'exemple | j'ai pas vécu ça | j'ai jamais vécu ça
which competencies do assessors look for | quelles {compétences,qualités} {ils cherchent,cherchent ils,cherchent les recruteurs,ils recherchent,sont recherchées,faut il,il faut,faut avoir,demandent ils,sont demandées,sont évaluées} | qu'est ce {que les recruteurs cherchent,que cherchent les recruteurs,que les recruteurs regardent,que regardent les recruteurs,qu'ils cherchent,qu'ils recherchent,qu'ils regardent,qu'ils évaluent} | ils {cherchent,recherchent,regardent,évaluent} quoi | les recruteurs {cherchent,recherchent,regardent,évaluent} quoi | que {cherchent,regardent,recherchent} les {recruteurs,compagnies} | ils font attention à quoi | à quoi ils font attention | à quoi les recruteurs font attention | quel profil {ils cherchent,est recherché,ils recherchent} | sur quoi {on est,je suis,ils nous} {jugé,jugée,évalué,évaluée,notent,évaluent,jugent} | c'est quoi les {qualités,compétences} recherchées
what happens at an assessment day | comment {se passe,se déroule,ça se passe,marche} {l'assessment day,l'assessment,la journée de sélection,une journée de sélection,la journée de recrutement,un assessment day,un open day,l'open day} | {l'assessment day,l'assessment,la journée de sélection,la journée de recrutement,une journée de sélection} {ça se passe comment,se passe comment,se déroule comment,c'est comment,c'est quoi,comment ça se passe} | {qu'est ce qui se passe,qu'est ce qu'on fait,on fait quoi,il se passe quoi,qu'est ce qui m'attend} {à,pendant,lors de} {l'assessment day,l'assessment,la journée de sélection,la journée de recrutement} | comment se passe la journée | comment se déroule la journée | déroulement {de la journée,de la journée de sélection,de l'assessment,de l'assessment day} | {explique,expliquez} moi {l'assessment day,l'assessment,la journée de sélection} | c'est quoi {un assessment day,une journée de sélection,l'assessment day,l'assessment,un assessment}
assessment day | {journée,journées,jour} de {sélection,recrutement} | {journée,journées,jour} {d'évaluation,d'assessment} | centre d'évaluation | assessment center | assessment centre | recruitment day | session de {sélection,recrutement} | assessment day | assessment
at the assessment day | {à,pendant,lors de,durant} l'assessment | {à,pendant,lors de,durant} l'assessment day | {à,pendant,lors de,durant} la journée de {sélection,recrutement} | le jour {de la sélection,de l'assessment,j}
open day | journée portes ouvertes | portes ouvertes | {journée,journées} ouverte | open day | open days
cabin crew | hôtesse de l'air | hôtesses de l'air | hôtesse de bord | {personnel,équipage,membre d'équipage,membres d'équipage} de cabine | {personnel,équipage} navigant | personnel navigant commercial | {membre,membres} de l'équipage de cabine | {agent,agents} de bord | hôtesse ou steward | hôtesse de l'air ou steward | {steward,stewards} ou hôtesse | hôtesses et stewards | hôtesse steward | chef hôtesse
to be cabin crew | être {hôtesse de l'air,hôtesse,steward,pnc} | faire {hôtesse de l'air,hôtesse,steward,pnc}
to become cabin crew | devenir {hôtesse de l'air,hôtesse,steward,pnc}
how do i become cabin crew | comment {devenir,on devient,je deviens,je peux devenir,puis je devenir} {hôtesse de l'air,hôtesse,steward,pnc} | comment faire pour devenir {hôtesse de l'air,hôtesse,steward,pnc}
i want to become cabin crew | je {veux,voudrais,souhaite} {être,devenir,faire} {hôtesse de l'air,hôtesse,steward,pnc} | j'aimerais {être,devenir,faire} {hôtesse de l'air,hôtesse,steward,pnc} | je rêve {d'être,de devenir} {hôtesse de l'air,hôtesse,steward,pnc} | mon rêve c'est {d'être,de devenir} {hôtesse de l'air,hôtesse,steward,pnc}
how do they mark it | comment {c'est noté,ils notent,on est noté,on est notée,on est évalué,on est évaluée,c'est évalué,ils évaluent,est notée la réponse} | c'est noté comment | on est {noté,notée,évalué,évaluée,jugé,jugée} comment | ils {notent,évaluent} comment
why that score | pourquoi {cette note,ce score,si peu,si peu de points,aussi peu de points,une note si basse,une note aussi basse,j'ai eu cette note,j'ai cette note} | pourquoi {j'ai,je n'ai,j'ai eu,seulement} {que,si peu} | pourquoi {seulement,que,juste} | comment ça se fait que j'ai {si peu,que} | d'où {vient,sort} {la note,le score,ce score,cette note} | comment {est calculé,est calculée,c'est calculé,se calcule} {le score,la note,} | pourquoi si {bas,mal noté} | pourquoi {ce,un} résultat si bas
how do i get more points | comment {avoir,gagner,j'ai,je peux avoir,obtenir} plus de points | comment {augmenter,monter,améliorer,remonter} {ma note,mon score,la note} | comment {j'augmente,j'améliore,je monte,je remonte} {ma note,mon score,la note} | comment {arriver,j'arrive} à {80,90,100} | comment je {la,le} remonte | comment {faire,je fais} pour avoir {plus de points,plus,une meilleure note} | comment avoir {une meilleure note,un meilleur score}
is that better | c'est mieux$ | c'est mieux {là,comme ça,maintenant} | est ce que c'est mieux | {et là,là} c'est mieux | mieux comme ça$ | c'est mieux ou pas
shorter | plus court | plus courte | plus court {stp,svp} | en plus court | plus bref | plus brièvement | en bref | en résumé | {résume,résumez} | {résume,résumez} moi ça | {fais,faites} moi un résumé | un résumé | c'est trop long | trop long | {raccourcis,raccourcissez} | {abrège,abrégez} | en {une phrase,quelques mots,deux mots,deux phrases,gros} | plus {simplement,simple} | en plus simple | avec des mots simples | {fais,faites} plus court | {fais,faites} court | version courte
another one | ^une autre | ^un autre | ^encore une | ^encore un | ^autre$ | ^encore$ | une autre {stp,svp} | ^une autre alors$ | ^allez une autre | ^une autre encore
another example | un autre exemple | encore un exemple | un exemple différent | d'autres exemples
tell me more | {dis,dites} m'en plus | {dis,dites} moi en plus | {dis,dites} moi plus | tu peux {m'en dire plus,développer,détailler,approfondir} | {peux tu,pouvez vous,vous pouvez} {m'en dire plus,développer,détailler,approfondir} | plus de {détails,détail,précisions,précision,infos,informations} | ^en détail$ | ^plus en détail | {développe,développez} | {détaille,détaillez} | {approfondis,approfondissez} | {précise,précisez}$ | {explique,expliquez} {mieux,plus,davantage} | {explique,expliquez} moi {mieux,plus} | ^continue$ | ^continuez$ | ^vas y continue$ | quoi d'autre | et quoi d'autre | ^et ensuite$ | ^plus$ | {raconte,racontez}$ | j'aimerais en savoir plus | je {veux,voudrais} en savoir plus
tell me about | {parle,parlez} moi {de,du,des,de la} | {parle,parlez} moi un peu {de,du,des,de la} | {dis,dites} moi {quelque chose,un truc} sur {,le,la,les} | {raconte,racontez} moi {de,sur} | tu {sais,connais} quoi {de,sur} | qu'est ce que {tu sais,vous savez} {de,sur} {,le,la,les} | que {sais tu,savez vous} {de,sur} | {des,} infos sur {,le,la,les} | {des,} informations sur {,le,la,les} | je {veux,voudrais} {en savoir plus,savoir des choses,des infos,des informations} sur {,le,la,les} | j'aimerais {en savoir plus,des infos,des informations} sur {,le,la,les} | qu'est ce que je dois savoir sur {,le,la,les} | tout sur {le,la,les} | qu'est ce qu'il faut savoir sur {,le,la,les} | {dis,dites} m'en plus sur {,le,la,les}
repeat that | {répète,répétez} | {répète,répétez} {stp,svp} | {répète,répétez} {la question,moi la question} | tu peux répéter | vous pouvez répéter | {peux tu,pouvez vous,pourriez vous} répéter | tu peux répéter la question | ^pardon$ | ^comment$ | ^hein$ | ^quoi$ | c'était quoi {la question,déjà la question} | {c'est quoi,quelle était} {la question déjà,déjà la question,la question} | {redis,redites} | {redis,redites} moi {ça,la question} | {repose,reposez} moi la question | la question c'était quoi
again | de nouveau | à nouveau | encore une fois | une nouvelle fois
why | ^pourquoi$ | ^et pourquoi$ | ^mais pourquoi$ | ^pourquoi ça$ | ^comment ça$ | ^ah bon pourquoi$ | ^pourquoi donc$
for example | ^un exemple$ | ^exemple$ | ^par exemple$ | ^par ex$ | ^genre$ | ^genre quoi$ | ^un exemple {stp,svp}$ | {donne,donnez} moi un exemple | {fais,faites} moi un exemple | tu peux me donner un exemple | {peux tu,pouvez vous} me donner un exemple | vous avez un exemple | {t'as,tu as} un exemple | ^comme quoi$ | ça donnerait quoi | je dis quoi concrètement | par exemple | par ex
what is the source | comment {tu le sais,tu sais ça,vous le savez,tu sais,vous savez ça} | d'où {tu sors ça,tu tiens ça,ça vient,vient cette info,vous tenez ça,tu sors cette info} | {quelle est,c'est quoi} {la source,ta source,tes sources,votre source} | ^source$ | ^sources$ | ^la source$ | {ta,tes,votre,vos} sources | quelle source | qui dit ça | {t'es,tu es,vous êtes,es tu,êtes vous} {sûr,sûre} | {t'es,tu es,vous êtes} {sûr,sûre} de {toi,ça,vous,cette info} | c'est {sûr,vrai,fiable}$ | c'est {sûr,vrai,fiable} ça | est ce que c'est {sûr,vrai,fiable}$ | ^vraiment$ | ^sérieux$ | c'est officiel
give me a hint | {donne,donnez} moi {un indice,une piste,un tuyau,un coup de pouce} | un indice | une piste | ^indice$ | ^un petit indice | {aide,aidez} moi {à répondre,pour la réponse,à trouver,avec la question,pour cette question} | tu peux m'aider à répondre | ils veulent entendre quoi | qu'est ce qu'ils veulent entendre | qu'est ce qu'ils attendent {,comme réponse} | ils attendent quoi {,comme réponse} | comment {répondre,je réponds,je dois répondre,on répond} {à ça,là,à cette question} | comment je dois répondre | comment {devrais je,dois je} répondre | comment {répondre,je réponds}$ | qu'est ce que je dois répondre$ | je dois répondre quoi$ | quoi répondre$ | un petit coup de pouce
skip | {passe,passez}$ | on passe$ | {saute,sautez} | {saute,sautez} {la question,celle là,cette question} | on saute {,celle là,cette question} | ^je passe$ | ^passe$ | ^je sais pas$ | ^je ne sais pas$ | ^jsp$ | ^chais pas$ | ^aucune idée$ | ^pas d'idée$ | ^je sèche$ | {j'ai,} aucune idée$ | pas cette question | pas celle là | je sais pas répondre | {passe,passez} la question
stop | ^stop$ | ^arrête$ | ^arrêtez$ | ^arrête toi$ | ^c'est bon$ | ^ça suffit$ | ^assez$ | ^fini$ | ^fin$ | ^j'ai fini$ | ^c'est fini$ | ^on arrête$ | ^on s'arrête$ | je {veux,voudrais} arrêter | j'aimerais arrêter | c'est tout pour aujourd'hui | ça suffit pour aujourd'hui | ^annule$ | ^annulez$ | on finit là | arrêtons là | stop le quiz | {arrête,arrêtez} le quiz | on arrête le quiz | laisse le quiz | laisse tomber le quiz
yes | ^oui$ | ^ouais$ | ^ouai$ | ^oui oui$ | ^ouii*$ | ^oui merci$ | ^oui {stp,svp}$ | ^si$ | ^bien sûr$ | ^bien sûr que oui$ | ^ok$ | ^okay$ | ^oki$ | ^okk$ | ^d'accord$ | ^d'acc$ | ^dac$ | ^ça marche$ | ^ça roule$ | ^volontiers$ | ^avec plaisir$ | ^carrément$ | ^évidemment$ | ^allez$ | ^allez y$ | ^vas y$ | ^go$ | ^let's go$ | ^parfait$ | ^absolument$ | ^exactement$ | ^tout à fait$ | ^pourquoi pas$ | ^c'est parti$ | ^on y va$ | ^je veux bien$ | ^oui je veux bien$ | ^oui vas y$ | ^oui allez y$ | ^ok vas y$ | ^ok go$ | ^oui d'accord$ | ^oui bien sûr$ | ^yes$ | ^yep$ | ^ui$ | ^wi$ | ^je suis {prête,prêt}$ | ^prête$ | ^prêt$ | ^oui ok$ | ^oui avec plaisir$ | ^oui pourquoi pas$ | ^on essaie$ | ^oui c'est ça$ | ^c'est ça$ | ^oui on y va$ | ^ça me va$ | ^oui ça me va$
no | ^non$ | ^nan$ | ^nn$ | ^non merci$ | ^pas maintenant$ | ^pas là$ | ^plus tard$ | ^peut être plus tard$ | ^non pas maintenant$ | ^laisse$ | ^laisse tomber$ | ^laissez tomber$ | ^pas du tout$ | ^non non$ | ^bof$ | ^pas envie$ | ^non pas envie$ | ^nope$ | ^une autre fois$ | ^non laisse tomber$ | ^non c'est bon$ | ^non ça va$ | ^vaut mieux pas$ | ^non pas vraiment$ | ^surtout pas$
thanks | merci beaucoup | merci bcp | merci infiniment | merci {à toi,à vous,pour tout,pour ton aide,pour votre aide,pour les conseils,pour les infos,pour l'info,pour la réponse,pour ta réponse} | un grand merci | mille mercis | je {te,vous} remercie | ^merci | ^mrc | ^mci | ^thx | merci d'avance | {ok,d'accord,super,parfait} merci | merci quand même
hello | ^bonjour | ^bjr | ^salut | ^slt | ^coucou | ^cc | ^bonsoir | ^bsr | ^hello | ^hey | ^hé | ^yo | ^re | ^bonjour à {tous,toi,vous} | ^salut {à toi,toi} | ^rebonjour | ^coucou toi | ^wesh
how are you | comment {vas tu,allez vous,tu vas,vous allez} | {ça va,tu vas bien,vous allez bien,comment ça va,ça va bien,la forme,ça va toi,ça va et toi,quoi de neuf}$ | ^{ça va,tu vas bien,vous allez bien,comment ça va,ça va bien}$ | ça va {aujourd'hui,ce matin}
bye | ^au revoir | ^à {bientôt,plus,demain,la prochaine,plus tard,tout à l'heure,toute,une prochaine,bientot} | ^bonne {nuit,soirée,journée,fin de journée} | ^ciao | ^tchao | ^tchuss | ^bye | ^adieu | ^on se {reparle,revoit,retrouve} | ^salut$ | ^bon je {te,vous} laisse | ^je {te,vous} laisse | je dois {y aller,filer,partir,aller bosser,aller travailler,aller dormir,aller en cours}$ | bon je dois {y aller,filer,partir,aller bosser,aller travailler,aller dormir} | je vais {dormir,me coucher,y aller}$ | {à plus,à bientôt,à demain,bonne soirée,bonne nuit,bonne journée,au revoir}$
i have to go to work | je dois aller {bosser,travailler,au travail,au boulot,au taf} | je pars {bosser,travailler}
and | ^et | ^&
what about | ^et si c'est | ^et {pour ce qui est de,en ce qui concerne,concernant,niveau,côté,question,par rapport à,au niveau de,à propos de} | ^et au niveau {du,des} | ^et {pour,avec,à,en,sur,chez,dans,au,aux,le,la,les,un,une,du,des,mon,ma,mes,sans,de} | ^et sur {le,la,les} | ^et pour {le,la,les,un,une} | ^et avec {le,la,les,un,une} | ^et pour ce qui est {du,des} | ^en ce qui concerne {,le,la,les} | ^concernant {,le,la,les} | ^niveau | ^au niveau {du,de la,des} | ^côté | ^{quid,et quid} {de,du,des}
and if | ^et si | ^et si jamais
in english | en anglais | en anglais {stp,svp}
in german | en allemand
in spanish | en espagnol
in french | en français | en fr$ | en francais {stp,svp}
in italian | en italien
in portuguese | en portugais
in dutch | en néerlandais | en hollandais
in chinese | en chinois | en mandarin
in japanese | en japonais
in korean | en coréen
in arabic | en arabe
speak | ^parle | ^parlez | ^réponds | ^répondez | {parle,parlez} moi en | {réponds,répondez} moi {,en} | {réponds,répondez} en | on peut parler | tu peux {parler,répondre} | vous pouvez {parler,répondre} | {parle,parlez} en | on parle en
i meant | je voulais dire | ^je voulais dire | ^non je voulais dire | je voulais plutôt dire | ^non je parle {de,du,des,de la} | je parle {de,du,des,de la} | je parlais {de,du,des,de la} | je pensais à | ^je parlais | ^non je parlais {de,du,des,de la} | mais je parle {de,du,des,de la}
i am nervous | je suis {,trop ,très ,super ,hyper ,un peu ,tellement ,grave ,vraiment }{stressée,stressé,nerveuse,nerveux,angoissée,angoissé,anxieuse,anxieux,tendue,tendu,inquiète,inquiet,paniquée} | {je stresse,je panique,j'angoisse,je flippe,j'angoisse trop,je stresse trop,je stresse grave,je stresse à mort,je stresse beaucoup} | j'ai {le trac,le stress,la pression,l'angoisse,la boule au ventre,une boule au ventre} | j'ai {trop,tellement,très,super} {peur,le trac} | ^j'ai peur$ | j'ai peur {de l'entretien,de me tromper,de rater,de me planter,pour demain,de mal faire,de foirer,du jour j} | j'arrive {pas,plus} à dormir | je {n'arrive,ne dors} {pas à dormir,plus} | je {dors,dort} plus | comment {gérer,je gère,gérer mon,faire pour gérer} {le stress,mon stress,le trac,l'angoisse} | comment {me calmer,se calmer,je me calme,calmer le stress,gérer ses nerfs} | j'ai les mains qui tremblent | ça me {stresse,angoisse,fait peur} | ça me stresse {trop,grave,de ouf} | le stress me {bouffe,bloque,paralyse} | je perds mes moyens | je suis en {panique,stress} {total,totale,}
i got rejected | j'ai {été,ete} {refusée,refusé,recalée,recalé,rejetée,rejeté} | ils m'ont {refusée,refusé,recalée,recalé,rejetée,pas prise,pas pris,dit non} | on m'a {refusée,refusé,recalée,recalé,dit non} | je me suis fait {recaler,refuser,rejeter} | j'ai {reçu un refus,eu un refus,eu un non,reçu une réponse négative,eu une réponse négative} | {encore un,un autre} refus | j'ai pas été {prise,pris,retenue,retenu,sélectionnée,acceptée} | je n'ai pas été {prise,pris,retenue,retenu,sélectionnée,acceptée} | je suis pas {prise,passée,retenue} | ils ne m'ont pas {prise,pris,retenue,retenu} | ils m'ont pas {prise,pris,retenue,retenu} | {j'ai,je n'ai} pas {réussi,passé} {la sélection,l'entretien,les sélections} | ma candidature {a été,est} {refusée,rejetée} | ça s'est mal passé | j'ai foiré {l'entretien,mon entretien} | j'ai raté {l'entretien,mon entretien,la sélection}
i have been rejected before | j'ai déjà été {refusée,refusé,recalée,recalé} | ils m'ont déjà {refusée,refusé,recalée,recalé} | on m'a déjà {refusée,refusé,recalée,recalé}
i was not rejected | j'ai pas été {refusée,refusé,recalée,recalé} | je n'ai pas été {refusée,refusé,recalée,recalé}
i am sad | je suis {,trop ,très ,tellement }{triste,déçue,déçu,dégoutée,dégouté,au fond du trou,démoralisée,démoralisé,abattue,abattu} | j'ai envie de {pleurer,chialer} | {j'en pleure,je pleure,je déprime,je suis au bout,j'ai le moral à zéro,j'ai le cafard} | ça me {déprime,rend triste} | j'ai le seum
i am not good enough | je ne suis pas {assez bonne,assez bon,à la hauteur,assez bien,capable,faite pour ça,fait pour ça} | je suis pas {assez bonne,assez bon,à la hauteur,assez bien,capable,faite pour ça,fait pour ça} | je suis {trop nulle,trop nul,nulle,nul,incapable,trop bête,pas douée,pas doué,un cas désespéré} | je {vais jamais,n'y arriverai jamais,ne vais jamais,vais pas} {y arriver,réussir,} | j'y arriverai {jamais,pas} | j'y arrive {pas,jamais} | je n'y arrive pas | les autres sont {mieux,meilleures,meilleurs,plus forts,plus fortes} {que moi,} | tout le monde est {mieux,meilleur} que moi | je {crois pas,ne crois pas} en moi | je vaux rien | j'ai {pas confiance,aucune confiance} en moi | je n'ai {pas confiance,aucune confiance} en moi | je manque de confiance {en moi,} | je me sens {pas,nulle,nul} {à la hauteur,}
i am exhausted and want to give up | je suis {épuisée,épuisé,crevée,crevé,à bout,lessivée,au bout du rouleau} | j'en peux plus | je n'en peux plus | je {veux,vais,voudrais} {abandonner,laisser tomber,tout lâcher,lâcher l'affaire} | j'ai envie {d'abandonner,de tout lâcher,de laisser tomber} | je laisse tomber$ | j'abandonne$ | j'ai plus {envie,la force,la motivation,le courage} | je n'ai plus {envie,la force,la motivation,le courage} | je suis {découragée,découragé,démotivée,démotivé} | je baisse les bras | j'en ai marre$
my family does not support me | ma famille {ne me soutient pas,me soutient pas,est contre,n'est pas d'accord,est pas d'accord,veut pas,ne veut pas,comprend pas} | mes parents {ne veulent pas,veulent pas,sont contre,ne me soutiennent pas,me soutiennent pas,comprennent pas,sont pas d'accord} | {mon copain,mon mari,mon mec,ma mère,mon père,ma copine} {ne veut pas,veut pas,est contre,ne me soutient pas,me soutient pas,est pas d'accord,n'est pas d'accord} | {personne,personne ne} {croit,me soutient,me soutiens} {en moi,}
i got the job | {j'ai été,je suis} {prise,pris,embauchée,embauché,acceptée,accepté,retenue,retenu,sélectionnée,sélectionné,recrutée,recruté} | ils m'ont {prise,pris,embauchée,recrutée,acceptée,retenue,dit oui} | j'ai {eu,obtenu,décroché} {le poste,le job,le boulot,le travail,la place,une offre,une proposition} | j'ai réussi {l'entretien,la sélection,les sélections,mon entretien} | j'ai {passé,eu} {la sélection,la golden call,le golden call} | {je l'ai eu,je suis passée,j'ai reçu l'offre,j'ai reçu la golden call,ça y est je suis prise}
i want to kill myself | je veux {mourir,en finir,me tuer,me suicider,plus vivre} | je ne veux plus vivre | {j'ai envie,envie} de {mourir,me tuer,me suicider,en finir} | suicide | me suicider | je vais me {tuer,suicider}
will i get hired | {est ce qu',}ils vont me {prendre,recruter,embaucher} | tu crois {qu'ils vont me prendre,que je serai prise,que je vais être prise,que j'ai mes chances,que j'ai une chance,que je peux y arriver,que ça va marcher} | tu penses {qu'ils vont me prendre,que je serai prise,que je vais être prise,que j'ai mes chances,que j'ai une chance,que je peux y arriver} | {est ce que,} j'ai {mes chances,une chance,des chances} | ai je {mes chances,une chance,des chances} | quelles sont mes chances | c'est quoi mes chances | j'ai combien de chances | je serai {prise,pris,embauchée} | je vais être {prise,pris,embauchée,recrutée} | {est ce que,} je vais {réussir,y arriver,être prise,être pris}
how much do they earn | {combien,cmb} {gagne,touche,est payée,est payé,gagnent,touchent,on gagne,on touche,ça paye,ça paie,paye,paie,payent,paient,ils payent,ils paient,gagne une hôtesse,gagne un steward,gagne un pnc,touche une hôtesse,est ce qu'on gagne,est ce qu'on touche} | {on,ils,elles,une hôtesse,un steward,un pnc,une hôtesse de l'air} {gagne,gagnent,touche,touchent} combien | {on est,on sera} {payé,payée,payés} combien | c'est {payé combien,combien le salaire,combien de salaire,quoi le salaire,quoi la paye} | {quel est,c'est combien} le salaire | le salaire {c'est combien,est de combien,c'est quoi} | quel salaire | {ça,} paie {bien,combien} | ça paye {bien,combien} | combien d'argent | on touche {combien,cmb}
salary | {salaire,salaires,la paie,la paye,ma paye,rémunération,fiche de paie,bulletin de paie,revenus}
what is the weather | quel temps {fait il,il fait,fera t il,il fera} | il fait quel temps | la météo | météo | il va pleuvoir | il pleut
current news | {les,} {actualités,infos du jour,nouvelles du jour,dernières nouvelles,actus}
book me a flight | {réserve,réservez} moi un {vol,billet,billet d'avion} | réserver un {vol,billet,billet d'avion} | {achète,achetez} moi un billet | vol pas cher | {vols,billets} pas chers
write me a poem | {écris,écrivez} moi un poème | {écris,écrivez} un poème | un poème
tell me a joke | {raconte,racontez} moi une {blague,histoire drôle} | {dis,fais} moi une blague | une blague | {fais,faites} moi rire
recipe for | {recette,recettes} {de,du,des,pour} | {la,une} recette {de,du,des,pour}
write me a program | {écris,écrivez} moi {un programme,du code,un code} | {code,programme} moi
write me a cover letter | {écris,écrivez,rédige,rédigez} {moi,} {une,la,ma} lettre {de motivation,de présentation,} | {fais,faites} moi une lettre de motivation | {écris,rédige} moi {un,mon} cv | {fais,faites} moi un cv | {écris,rédige} ma candidature
who won the football game | qui a gagné {,le match,hier} | résultat du match | score du match
ignore all previous instructions | {ignore,ignorez,oublie,oubliez} {toutes,} {les,tes,vos} instructions {,précédentes} | {montre,montrez,affiche} {moi,} {ton,le,votre} prompt {,système} | quel est ton prompt
you are stupid | {t'es,tu es,vous êtes,es tu} {,trop ,vraiment ,complètement }{nul,nulle,con,conne,stupide,idiot,idiote,bête,débile,inutile,naze,pourri,à chier} | {ta gueule,ferme la,ferme ta gueule,va te faire foutre,va te faire voir,nique ta mère,connard,connasse,abruti,espèce d'idiot} | tu sers à rien | tu ne sers à rien | {tu comprends rien,tu piges rien,t'es une merde,tu fais chier,tu me saoules,tu me fais chier}
i love you | je t'aime | {épouse,épousez} moi | veux tu m'épouser | tu es {belle,beau} | je t'adore
are you single | {t'es,tu es,es tu} célibataire | {t'as,tu as} {un copain,une copine,quel âge} | {quel âge as tu,tu habites où,où habites tu,où vis tu,t'habites où}
can i sue them | {est ce que,} je peux {porter plainte,les attaquer en justice,les poursuivre,aller aux prud'hommes} | {porter plainte,attaquer en justice,procès} | {un,besoin d'un} avocat | conseil juridique
i have a headache | j'ai mal {à la,au} {tête,crâne} | j'ai {une,la} migraine | mal de tête
what medicine should i take | {quel,quels} {médicament,médicaments} {je dois,dois je,je peux,} prendre | je {prends,dois prendre,peux prendre} quoi {pour,contre} | qu'est ce que je {prends,peux prendre,dois prendre} {pour,contre}
i have fever | j'ai {de la fièvre,la fièvre,la grippe} | je suis {malade,déprimée,déprimé,en dépression,souffrante} | je fais une dépression
who should i vote for | {je vote,je dois voter,voter} pour qui | pour qui {voter,je vote,je dois voter} | tu penses quoi de {macron,trump,le pen,la politique}
how do i become a pilot | comment {devenir,on devient,je deviens} pilote | je {veux,voudrais} {être,devenir} pilote | j'aimerais {être,devenir} pilote | devenir pilote {de ligne,}
when is the next open day | {c'est quand,quand est,quand a lieu,quand aura lieu,à quand} {le,la} {prochain,prochaine} {open day,recruitment day,session,journée de recrutement,recrutement,sélection,campagne} | {le,la} {prochain,prochaine} {open day,session,recrutement,journée de recrutement,sélection} c'est quand | quand {ouvrent,rouvrent,est ce qu'ouvrent,vont ouvrir} les {candidatures,recrutements,inscriptions,sélections} | quand {ils rouvrent,ils ouvrent,est ce qu'ils rouvrent,est ce qu'ils ouvrent,rouvriront} les {candidatures,recrutements,inscriptions} | {quand,quand exactement} ils recrutent | ils recrutent quand | quand {est ce qu'ils recrutent,recrutent ils} | {est ce qu'ils,est ce qu'elle,ils,elle} {recrute,recrutent} {en ce moment,actuellement,maintenant,cette année} | {est ce que,} ça recrute {en ce moment,} | {y a,il y a} des {postes,recrutements,sélections} {ouverts,ouvertes,en ce moment} | quelles compagnies recrutent {en ce moment,} | qui recrute {en ce moment,} | recrute {en ce moment,actuellement,}$ | recrute t {il,elle,ils} {en ce moment,actuellement,}
applications | candidatures
hiring now | {recrute,recrutent} {en ce moment,actuellement}
how tall must | quelle taille {il faut,faut il,faut,faire,minimum,pour,demande,est demandée,est exigée,est requise,doit on faire,dois je faire,je dois faire,il faut faire,faut il faire,on doit faire} | il faut {faire,mesurer,être grande comment,être grand comment} {combien,quelle taille} | {combien,cmb} il faut mesurer | combien faut il mesurer | {faut,faut il} {faire,mesurer} combien | il faut combien {de taille,pour la taille} | {on,je} doit mesurer combien | je dois mesurer combien | {c'est,} quoi la taille {requise,demandée,exigée,pour} | {quelle est,c'est quoi} la taille | la taille {requise,demandée,exigée} | taille {requise,demandée,exigée} | faut mesurer combien | {quelle,} taille pour {être hôtesse,être pnc,entrer chez,postuler}
am i too short | je suis {,un peu }trop petite | je suis {,un peu }trop petit | trop {petite,petit} ou pas | suis je trop {petite,petit}
am i too tall | je suis trop {grande,grand} | suis je trop {grande,grand}
am i too old | je suis trop {vieille,vieux,agée,agé,âgée} | suis je trop {vieille,vieux,âgée,âgé} | trop {vieille,vieux,âgée,âgé} ou pas | c'est trop tard {pour moi,à mon âge}
am i too young | je suis trop {jeune,jeunes} | suis je trop jeune
at what age | à {quel,partir de quel,combien d'} âge | {jusqu'à,à,dès} quel âge | à partir de quel âge | {quel,c'est quel,il faut quel,faut quel} âge {il faut,faut il,minimum,pour,faut avoir,il faut avoir,requis,faut,avoir} | il faut avoir quel âge | faut avoir quel âge | quel âge faut il avoir | quel âge je dois avoir | quel âge pour {postuler,être,devenir} | à partir de combien d'ans
minimum age | {l',}âge {minimum,minimal,mini,requis,demandé}
minimum height | {taille,hauteur} {minimum,minimale,mini,minimal}
what is the minimum height | {quelle est,c'est quoi,c'est combien} la taille {minimum,minimale,mini} | {y a,il y a,est ce qu'il y a} une taille {minimum,minimale,mini}
what is the minimum age | {quel est,c'est quoi,c'est combien} l'âge {minimum,minimal,mini} | {y a,il y a,est ce qu'il y a} un âge {minimum,mini}
arm reach | {hauteur,} bras {levés,levé,tendus,tendu} | {sur la,} pointe des pieds | {l',}allonge | arm reach | {test,épreuve} {de reach,d'allonge} | {portée,hauteur} {des bras,d'atteinte} | atteinte bras levés
arm reach test | {reach test,test de reach,test du reach,test d'allonge,le reach}
i reach … cm | {j'atteins,je touche,j'arrive à,j'arrive jusqu'à} … cm
is there an upper age limit | {y a,il y a,est ce qu'il y a,y a t il,existe t il,a t il} une {limite d'âge,limite maximale d'âge} | {y a,il y a,est ce qu'il y a,y a t il} un {âge maximum,âge maximal,âge max,âge limite} | {limite d'âge,âge maximum,âge maximal,âge max,âge limite} | {c'est quoi,quel est,quelle est} {l'âge max,l'âge maximum,la limite d'âge,l'âge limite} | jusqu'à quel âge
which languages must i speak | {quelles,quelle} {langues,langue} {faut il parler,il faut parler,dois je parler,je dois parler,faut parler,sont demandées,sont exigées,il faut,faut il,parler,demandent ils,ils demandent,sont requises,sont obligatoires} | il faut parler {quelles,quelle} {langues,langue} | faut parler {quelles,quelle,combien de} {langues,langue} | il faut parler combien de langues | combien de langues {il faut,faut il,} {parler,}
requirements | {conditions,critères,exigences,prérequis,pré requis} | {les,} {conditions,critères,exigences} {requises,requis,demandées,d'admission,de recrutement,à remplir,d'embauche} | {ce qu'il faut,qu'est ce qu'il faut,il faut quoi,faut quoi} pour | {de quoi,qu'est ce que} j'ai besoin pour
what are the requirements of | {quelles sont,c'est quoi,quels sont} les {conditions,critères,exigences,prérequis} {de,du,chez,pour,pour entrer chez,de recrutement de,de recrutement chez,d'embauche chez,pour postuler chez,pour rentrer chez} | {quelles,quels} {conditions,critères,exigences} {chez,pour,demande,a} | {conditions,critères,exigences} {de,chez,pour} | ils demandent quoi {chez,à} | {il faut quoi,faut quoi,qu'est ce qu'il faut,que faut il} {pour entrer chez,pour rentrer chez,pour travailler chez,pour bosser chez,pour postuler chez,chez,pour} | qu'est ce que demande | que demande | {chez,et chez} … ils demandent quoi | qu'est ce qu'ils demandent {chez,à} | qu'est ce qui est demandé chez
what do they require | ils demandent quoi | qu'est ce qu'ils demandent | ils exigent quoi | demande quoi {comme conditions,}$ | demandent quoi {comme conditions,}$
selection process | {processus,procédure,étapes,phases,parcours} de {sélection,recrutement} | {processus,étapes} {d'embauche} | {les,} étapes {de la sélection,du recrutement,de sélection,de recrutement} | comment {se passe,se déroule,ça se passe,marche,fonctionne,se passent,est} {la sélection,le recrutement,les sélections,l'embauche} {de,chez,} | {la sélection,le recrutement,les sélections} {ça se passe comment,se passe comment,se déroule comment,c'est comment} {chez,} | comment {ils recrutent,recrute,recrutent} | {quelles sont,c'est quoi} les étapes | {y a,il y a} combien d'étapes | combien d'étapes | comment ça se passe chez
how does hiring go | comment {se passe,ça se passe,se déroule} {l'embauche,le recrutement} | {l'embauche,le recrutement} comment ça se passe
where is the headquarters of | où {est,se trouve,se situe} le siège {de,d'} | {le,} siège {,social} {de,d'} | où est {basée,basé} {,la compagnie} | {c'est où,il est où} le siège {de,}
headquarters | {siège social,siège principal,quartier général,maison mère}
when was … founded | quand … {a t elle été fondée,a été fondée,a été créée,est née,est elle née,a été créé} $ | en quelle année … {a été fondée,a été créée,a t elle été fondée,est née} $
when was founded | quand {a été fondée,a été créée,est née,a été fondé,a été créé} | en quelle année {a été fondée,a été créée,est née} | depuis quand existe | {date,année} de création {de,}
how many aircraft | combien {d'avions,d'appareils} | {quelle est la,} taille de la flotte | la flotte {compte,a} combien | {elle a,ils ont,il y a} combien d'avions
how many destinations | combien de {destinations,villes} | quelles destinations | {où est ce qu'ils,où} {volent,vole,vont ils} | ils volent où | ils desservent combien de
how many employees | combien {d'employés,de salariés,de personnes travaillent,de pnc} | {elle a,ils ont} combien {d'employés,de salariés}
which alliance | {quelle,dans quelle,à quelle,de quelle} alliance {,appartient,est,fait partie} | {est,sont,ils sont,elle est} dans quelle alliance | fait partie de quelle alliance
which airlines are in star alliance | {quelles,quelle} {compagnies,compagnie} {aériennes,} {sont dans,font partie de,appartiennent à,sont membres de} {la,} star alliance | qui {est dans,fait partie de} {la,} star alliance | {les,} {compagnies,membres} de {la,} star alliance
which airlines are in oneworld | {quelles,quelle} {compagnies,compagnie} {aériennes,} {sont dans,font partie de,appartiennent à,sont membres de} oneworld | qui {est dans,fait partie de} oneworld | {les,} {compagnies,membres} de oneworld
which airlines are in skyteam | {quelles,quelle} {compagnies,compagnie} {aériennes,} {sont dans,font partie de,appartiennent à,sont membres de} skyteam | qui {est dans,fait partie de} skyteam | {les,} {compagnies,membres} de skyteam
which airlines do you know | {quelles compagnies,quelles compagnies aériennes} {tu connais,connais tu,vous connaissez,connaissez vous} | tu connais quelles compagnies | vous connaissez quelles compagnies | sur quelles compagnies {tu as des infos,t'as des infos} | {tu connais,t'as} quoi comme {compagnies,compagnie}
which questions does … ask | quelles questions {pose,posent} … $ | … pose quelles questions $ | quelles questions … {pose,pose t elle,posent} $
which questions does | quelles questions {pose,posent}
which questions do they ask | quelles questions {ils posent,posent ils,on me pose,on pose,sont posées,ils vont me poser,ils vont poser,ils demandent,on va me poser,est ce qu'ils posent,on nous pose} | ils posent {quelles questions,quoi comme questions,quel genre de questions} | {quel genre,quel type} de questions {ils posent,posent ils,on pose,on me pose,ils vont me poser,} | c'est quoi {les questions,les questions posées,comme questions} | on {pose,me pose,te pose,nous pose} {quelles questions,quoi comme questions} | quelles sont les questions {posées,fréquentes,types,classiques} | ils demandent quoi {en entretien,à l'entretien,comme questions,pendant l'entretien} | qu'est ce qu'ils demandent {en entretien,à l'entretien} | qu'est ce qu'ils vont me demander | ils vont me demander quoi
what are the values of | {quelles sont,c'est quoi} les valeurs {de,d',chez,} | les valeurs {de,chez} | quelles valeurs {a,défend,ont}
values | {^valeurs,valeurs de l'entreprise,valeurs de la compagnie}
what is special about | qu'est ce {qui est spécial chez,qui rend,qui distingue,qu'a de spécial,qu'il y a de spécial chez,qui différencie,que … a de spécial} | {en quoi se distingue,qu'est ce qui caractérise,particularités de,spécificités de,ce qui est spécial chez}
how long is the training | combien de temps {dure,prend} {la formation,le training,l'entrainement,le stage,la formation initiale} | {la formation,le training,la formation initiale} {dure combien de temps,dure combien,c'est combien de temps,ça dure combien de temps,ça dure combien,elle dure combien de temps} | {quelle est la durée,durée} de la formation | c'est long la formation
which airport has the code | {quel,c'est quel} aéroport {a le code,a pour code,correspond à,correspond au code,c'est,est} | {à,de} quel aéroport {correspond,est} {le code,}
what is the code of | {quel est,c'est quoi} le code {iata,} {de l'aéroport de,de l'aéroport,de,d',pour} | {le,} code {iata,} de {l'aéroport de,l'aéroport,} | {quel,c'est quel} code {a,pour,a l'aéroport de} | code {aéroport,iata,aéroport de}
what does the code stand for | {à quoi correspond,que veut dire,que signifie,c'est quoi,qu'est ce que veut dire} le code | le code … {c'est quoi,c'est quelle ville,correspond à quoi,c'est quel aéroport} | {c'est,} quelle ville {est,c'est,a le code,correspond à}
which airlines have a hub at | {quelle compagnie,quelles compagnies,qui} {a,ont} {son,leur,un,le} hub {à,au,en,dans} | {c'est le hub de qui,de qui est le hub}
hub | {hub,plateforme de correspondance,base principale}
time zone | {fuseau horaire,fuseaux horaires,décalage horaire entre,heure locale}
what is | c'est quoi | c'est quoi {un,une,le,la,les,des,l',ce,cette} | qu'est ce que c'est {que,} {,un,une,le,la,les} | qu'est ce {qu'un,qu'une,que le,que la,que les,que l',que} | {c koi,c quoi,ces quoi} {,un,une,le,la,les} | {explique,expliquez} moi {,le,la,les,un,une,ce qu'est,c'est quoi} | {tu peux,vous pouvez,peux tu,pouvez vous} m'expliquer {,le,la,les,un,une,ce qu'est,c'est quoi} | {qui est,c'est qui} | {définition,la définition} {de,du,d'un,d'une} | on appelle quoi
what is | quel est {le,la,} | quelle est {le,la,l'} | quels sont {les,} | quelles sont {les,} | quel est | quelle est
what is the meaning of | {que veut dire,que signifie,ça veut dire quoi,ça signifie quoi,qu'est ce que ça veut dire,c'est quoi la signification de,signification de,que veulent dire,qu'est ce que veut dire} | {que veut dire,que signifie} {le,la,un,une}
what does … stand for | que {veut dire,signifie} {le sigle,l'acronyme,l'abréviation} … $ | … {c'est l'abréviation de quoi,c'est le sigle de quoi,ça correspond à quoi} $
what does … mean | … {ça veut dire quoi,veut dire quoi,ça signifie quoi,signifie quoi} $ | ça veut dire quoi … $
what is the word for | comment {s'appelle,s'appellent,on appelle,ça s'appelle,appelle t on} {,le,la,les} | comment on nomme
how do you say … in spanish | comment {on dit,dit on,dire,se dit} … en espagnol | … {se dit comment,on dit comment,comment on dit} en espagnol
how do you say … in english | comment {on dit,dit on,dire,se dit,traduire,je dis} … en anglais | … {se dit comment,on dit comment,comment on dit} en anglais
how do you say … in french | comment {on dit,dit on,dire,se dit} … en français | … {se dit comment,on dit comment} en français
how do you say … in german | comment {on dit,dit on,dire,se dit} … en allemand | … {se dit comment,on dit comment} en allemand
how do you say … in portuguese | comment {on dit,dit on,dire,se dit} … en portugais
how do you say … in chinese | comment {on dit,dit on,dire,se dit} … en chinois
how do you say … in arabic | comment {on dit,dit on,dire,se dit} … en arabe
how do you say … in japanese | comment {on dit,dit on,dire,se dit} … en japonais
how do you say … in italian | comment {on dit,dit on,dire,se dit} … en italien
how do you say | comment {on dit,dit on,dire,se dit,traduire,se traduit} | {traduis,traduisez} moi
how do you pronounce | comment {on prononce,se prononce,prononcer,je prononce} | {la,} prononciation de
what is the difference between | {c'est quoi,quelle est,y a quoi comme,quelles sont,c'est quoi comme,il y a quoi comme} {la,les,} {différence,différences} entre {,le,la,les,un,une} | {quelle,quelles} {différence,différences} entre {,le,la,les,un,une} | {la,les,} {différence,différences} entre {,le,la,les,un,une} | {différence,différences} {entre,de}
compare | {compare,comparez} {moi,} {,les} | {fais,faites} {moi,} {une,un} {comparaison,comparatif} {entre,de} | {comparaison,comparatif} {entre,de} | comparer | {comparé à,par rapport à}
how many | combien {de,d',} | combien {il y a,y a t il,est ce qu'il y a} {de,d'} | il y a combien {de,d'} | y a combien {de,d'} | ils ont combien {de,d'} | on a combien {de,d'} | combien on a {de,d'} | combien a t on {de,d'} | {on,ils} {font,fait} combien de | combien j'ai {de,d'}
how long takes | combien de temps {ça prend,ça met,il faut,faut il,met,prend,mettent,ça peut prendre} | {ça prend,ça met,il faut,ça dure,ça peut durer} combien de temps | en combien de temps
how long | combien de temps | {dure,durent} combien de temps | {pendant,depuis} combien de temps | ça dure {combien,longtemps} | {quelle est la,} durée {de,du,des} | quelle durée
how often | {tous les combien,à quelle fréquence,combien de fois,c'est tous les combien}
how high | {à quelle hauteur,quelle hauteur,à quelle altitude,haut comment}
how far | {à quelle distance,c'est loin,quelle distance}
how fast | {à quelle vitesse,quelle vitesse,en combien de secondes}
how much | {combien ça coûte,ça coûte combien,combien coûte,c'est combien,à combien,combien,cmb,c'est quoi le prix,quel est le prix,quel prix}
how do i recognise | comment {je reconnais,reconnaitre,on reconnait,reconnait on,puis je reconnaitre,je sais si c'est,savoir si c'est,savoir si,je sais si,on sait si,on voit} {,un,une,le,la,les,qu'il s'agit d'un} | à quoi {on reconnait,je reconnais,reconnait on} {,un,une,le,la,les} | {quels sont,c'est quoi} les {signes,symptômes} {de,du,d'un,d'une,de la} | {les,} {signes,symptômes} {de,du,d'un,d'une,de la} | {quels,quel} {signes,symptômes} {pour,} {un,une,}
signs of decompression | {signes,symptômes} {de,d'une} {décompression,dépressurisation}
what do i do | {qu'est ce que je fais,je fais quoi,que faire,je dois faire quoi,qu'est ce que je dois faire,que dois je faire,on fait quoi,il faut faire quoi,faut faire quoi,qu'est ce qu'il faut faire,qu'est ce qu'on fait,que fait on,que fais je,quoi faire,qu'est ce que je devrais faire,comment réagir,comment je réagis,je réagis comment,comment je dois réagir,que fait l'équipage,qu'est ce que fait l'équipage,que doit faire l'équipage,l'équipage fait quoi,tu fais quoi,vous faites quoi,tu ferais quoi,vous feriez quoi,comment intervenir,que dois je faire,que fait une hôtesse,que fait un pnc,comment on fait,on fait comment,je fais comment,comment je fais} | {je fais quoi,on fait quoi} {dans ce cas,dans ce cas là,maintenant,du coup}
what do i do if | {qu'est ce que je fais,je fais quoi,que faire,je dois faire quoi,qu'est ce que je dois faire,que dois je faire,on fait quoi,il faut faire quoi,faut faire quoi,qu'est ce qu'il faut faire,qu'est ce qu'on fait,que fait on,quoi faire,comment réagir,comment je réagis,comment on fait,comment faire,tu fais quoi} {si,s'il,si il,si jamais,quand,en cas de,en cas d',lorsque,au cas où,si on a,s'il y a,si y a,quand il y a,en cas}
how do i handle | comment {gérer,je gère,on gère,traiter,on traite,réagir face à,réagir à,réagir devant,je dois gérer,faire avec,agir avec,je me comporte avec,se comporter avec,soigner,soigne t on,on soigne,calmer,s'occuper de,on s'occupe de,on s'occupe,faire face à} {,un,une,le,la,les,des}
how do you do | comment {on fait,faire} {un,une,le,la,les}
what do i shout | {je crie quoi,on crie quoi,qu'est ce que je crie,qu'est ce qu'on crie,qu'est ce qu'il faut crier,il faut crier quoi,que crier,quels ordres,quelles commandes,quels commandements,quel ordre,quelle commande,c'est quoi les commandes,c'est quoi les ordres,c'est quoi les commandements,l'équipage crie quoi,que crie l'équipage,je dois crier quoi,on doit crier quoi,que doit on crier}
what do i answer when they ask about | {je réponds quoi,qu'est ce que je réponds,que répondre,je dis quoi,comment répondre} {quand,si} {ils me demandent,on me demande,ils demandent,on m'interroge sur,ils posent des questions sur} {,mon,ma,mes,pourquoi} | {si,quand} {on me demande,ils me demandent} {,le,la,les,mon,ma,mes,pourquoi} | {comment répondre,comment je réponds,que répondre} à {la,une} question {sur,de} {,le,la,les}
what do i answer to | {je réponds quoi,qu'est ce que je réponds,que répondre,quoi répondre,comment répondre,comment je réponds,comment répond on} {à,à la question,aux questions}
what do i answer | {je réponds quoi,qu'est ce que je réponds,que répondre,quoi répondre,je dois répondre quoi,comment je réponds}
what do i say | {je dis quoi,qu'est ce que je dis,que dire,quoi dire,je dois dire quoi,qu'est ce que je dois dire,on dit quoi,qu'est ce qu'on dit,que dois je dire,je peux dire quoi,que dit on,il faut dire quoi,qu'est ce qu'il faut dire}
how do i say | comment {je dis,je le dis,dire ça,je dis ça}
how do i explain | comment {j'explique,expliquer,je justifie,justifier,j'explique que} {,mon,ma,mes,le,la,un,une}
what should i bring to | {je dois,il faut,on doit,faut} {apporter,amener,ramener,prendre} quoi {,à,au,le jour de,pour} | {qu'est ce que je dois,qu'est ce qu'il faut,qu'est ce qu'on doit,que dois je,que faut il} {apporter,amener,ramener,emmener} {,à,au,le jour de,pour} | {j'apporte,j'amène,je ramène,je prends} quoi {,à,au,le jour de,pour,avec moi} | quoi {apporter,amener} {,à,au,pour} | quels {documents,papiers} {je dois apporter,il faut,apporter,amener,faut il}
what should i wear | {comment,on} {m'habiller,s'habiller,je m'habille,je dois m'habiller,on s'habille,dois je m'habiller,faut s'habiller,il faut s'habiller,se tenir} | {je m'habille,on s'habille,il faut s'habiller} comment | {je mets quoi,je porte quoi,qu'est ce que je mets,qu'est ce que je porte,qu'est ce que je dois porter,je dois porter quoi,je dois mettre quoi,quelle tenue,quelle tenue porter,quelle tenue mettre,quoi porter,quoi mettre,que mettre,que porter,comment être habillée,dress code,dresscode,la tenue vestimentaire,tenue vestimentaire,quels vêtements} {,pour l'entretien,le jour j,à l'entretien}
which shoes should i wear | {quelles,quelle} chaussures {mettre,porter,je mets,je dois mettre}
does not inflate | {ne se gonfle pas,se gonfle pas,ne gonfle pas,gonfle pas,ne s'est pas gonflé}
door does not open | {la,ma,} porte {ne s'ouvre pas,s'ouvre pas,est bloquée,bloquée,reste bloquée,ne veut pas s'ouvrir,veut pas s'ouvrir,s'ouvre plus,est coincée,n'ouvre pas,ne s'ouvre plus,coincée} | {j'arrive pas,je n'arrive pas,impossible} {à ouvrir,d'ouvrir} {la,ma} porte
catch fire | {prend feu,prendre feu,prennent feu,a pris feu,s'enflamme,s'embrase}
on fire | {en feu,en flammes,brûle,qui brûle}
power bank | {power bank,powerbank,batterie externe,batteries externes,chargeur portable,batterie portable}
mobile phone | {téléphone portable,téléphone,téléphones,portable,portables,smartphone,smartphones,tel,tél}
lithium battery | {batterie,batteries,pile,piles} {au,en,} lithium
dangerous goods | {marchandises,marchandise,matières,objets,produits} {dangereuses,dangereuse,dangereux}
first aid | {premiers secours,premier secours,1ers secours,secourisme,gestes de premiers secours}
first aid kit | {trousse,kit} de {premiers secours,secours,premier secours}
heart attack | {crise cardiaque,infarctus,infarctus du myocarde,attaque cardiaque}
cardiac arrest | {arrêt cardiaque,arrêt cardio respiratoire}
heart massage | {massage cardiaque,compressions thoraciques}
resuscitation cpr | {réanimation,réanimer,rcp,réanimation cardio pulmonaire,réanimation cardiopulmonaire,bouche à bouche}
recovery position | {position latérale de sécurité,pls,position latérale}
nosebleed | {saigne du nez,saignement de nez,saignements de nez,saigner du nez,saignait du nez,épistaxis,nez qui saigne,le nez qui saigne,saigné du nez}
allergic shock | {choc anaphylactique,réaction allergique,choc allergique,crise allergique,anaphylaxie,oedème de quincke}
low blood sugar | {hypoglycémie,crise d'hypoglycémie,hypo,manque de sucre,hypoglycémique}
panic attack | {crise de panique,attaque de panique,crise d'angoisse,crises d'angoisse,attaques de panique,crises de panique}
ear pain | {mal aux oreilles,douleur aux oreilles,oreilles bouchées,mal à l'oreille,mal d'oreille}
emergency exit | {issue de secours,issues de secours,sortie de secours,sorties de secours}
overwing exit | {issue d'aile,issues d'aile,issue sur l'aile,issues sur l'aile,issue au dessus de l'aile,sortie sur l'aile,issue au niveau de l'aile,issue aile,issues de voilure}
emergency landing | {atterrissage d'urgence,atterrissage forcé,atterrissage en urgence}
ditching on water | {amerrissage,amerrir,atterrissage sur l'eau,atterrissage dans l'eau,poser sur l'eau,amerrissage d'urgence}
life vest | {gilet de sauvetage,gilets de sauvetage,gilet}
life raft | {canot de sauvetage,canots de sauvetage,radeau de sauvetage,radeau,canot,canots,radeaux}
oxygen mask | {masque à oxygène,masques à oxygène,masque d'oxygène,masques d'oxygène}
oxygen mask fall down | {les masques,les masques à oxygène,les masques d'oxygène} {tombent,sont tombés}
brace position | {position de sécurité,position brace,position de protection,position d'impact,position de brace}
take off | {décolle,décoller,décollent,au décollage,pendant le décollage}
cabin pressure loss decompression | {décompression,dépressurisation,perte de pression,perte de pressurisation,perte de pression en cabine}
rapid decompression | {décompression,dépressurisation} {rapide,explosive}
severe turbulence | {fortes,grosses,violentes} turbulences | turbulences {fortes,sévères,violentes} | {forte,grosse,violente} turbulence | turbulence sévère
seat belt | {ceinture de sécurité,ceintures de sécurité,ceinture,ceintures}
overhead bin | {coffre à bagages,coffres à bagages,compartiment à bagages,compartiments à bagages,coffre,coffres,racks,rack à bagages}
hand luggage | {bagage à main,bagages à main,bagage cabine,bagages cabine,bagage en cabine,bagages en cabine}
hold luggage | {bagage en soute,bagages en soute,bagage de soute,valise en soute,en soute,dans la soute,bagage enregistré}
special meal | {repas spécial,repas spéciaux}
unaccompanied minor | {mineur non accompagné,mineurs non accompagnés,enfant non accompagné,enfants non accompagnés,enfant qui voyage seul,enfants qui voyagent seuls,enfant seul,enfant voyageant seul}
disruptive passenger | {passager,passagers,passagère,client} {indiscipliné,indisciplinés,indisciplinée,perturbateur,perturbateurs,agressif,agressifs,agressive,violent,violents,violente,agité}
drunk passenger alcohol | {passager,passagers,passagère,client} {ivre,ivres,bourré,bourrés,bourrée,saoul,saoule,soul,alcoolisé,alcoolisée,alcoolisés}
group exercise | {exercice de groupe,exercices de groupe,travail de groupe,épreuve de groupe,discussion de groupe,mise en situation de groupe,exercice collectif,épreuve collective,exercices en groupe,exercice en groupe,dynamique de groupe}
role play | {jeu de rôle,jeux de rôle,jeu de rôles,roleplay,mise en situation,mises en situation}
final interview | {entretien final,entretien individuel,dernier entretien,entretien one to one,entretien en face à face}
tell us about yourself | {parlez nous de vous,parle nous de toi,parlez moi de vous,parle moi de toi,présentez vous,présente toi,me présenter,comment je me présente,comment me présenter,comment se présenter,ma présentation,présentation personnelle,parler de moi,la présentation de soi}
why do you want to be cabin crew | pourquoi {voulez vous,vous voulez,veux tu,tu veux,je veux,vouloir} {être,devenir,faire} {hôtesse de l'air,hôtesse,steward,pnc} | pourquoi {ce métier,ce travail,ce job,hôtesse de l'air,pnc,hôtesse,steward,ce poste}
why do you want to work for us | pourquoi {voulez vous,vous voulez,veux tu,tu veux} {travailler,bosser} {pour nous,chez nous,avec nous} | pourquoi {nous,notre compagnie,notre entreprise,cette compagnie,nous avoir choisi,avez vous choisi notre compagnie}
where do you see yourself in five years | {où,comment} {vous voyez vous,tu te vois,te vois tu,je me vois} dans {cinq,5} ans
what are your weaknesses | {quels sont,c'est quoi} {vos,tes,mes} {points faibles,défauts,faiblesses} | {vos,tes,mes,un,} {points faibles,défauts,faiblesses} | {quel est,c'est quoi} {votre,ton,mon} {plus grand,plus gros,} {défaut,point faible}
weaknesses | {points faibles,point faible,faiblesses,défauts}
what are your strengths | {quels sont,c'est quoi} {vos,tes} {points forts,qualités,forces} | {vos,tes,mes} {points forts,qualités,forces} | {points forts,point fort} | {quelles sont} {vos,tes,mes} {qualités,forces}
questions for the recruiter at the end | {quelles,des} questions {poser,à poser,je peux poser,je pose} {au recruteur,aux recruteurs,à la fin} | {avez vous,vous avez} des questions {pour nous,} | {questions à poser,je pose quoi comme questions} {à la fin,au recruteur,} | je demande quoi {au recruteur,à la fin}
gap in my cv | {trou,trous,vide,blanc} dans {mon,le} cv | période {d'inactivité,sans travail}
i have a gap in my cv | j'ai un {trou,vide,blanc} {dans mon,sur mon,dans le} cv | j'ai un trou {d'un an,de deux ans,de 2 ans,de six mois} dans mon cv
customer service | {service client,service clients,service à la clientèle,relation client,le service client,relation clientèle,service clientèle}
teamwork | {travail d'équipe,travail en équipe,travailler en équipe,esprit d'équipe,bosser en équipe,cohésion d'équipe}
safety | {la,} {sécurité,sûreté}
decision making | {prise de décision,prendre une décision,prendre des décisions,prises de décision,décisions}
problem solving | {résolution de problèmes,résoudre des problèmes,résoudre un problème,résolution de problème}
cultural awareness | {sensibilité culturelle,différences culturelles,ouverture culturelle,différence culturelle,interculturel}
under pressure | {sous pression,sous la pression,sous stress,gestion du stress}
a time when you | {une fois où,une situation où,un moment où,une occasion où,une situation dans laquelle,un jour où} {vous avez,tu as,t'as,vous,tu}
if it does not help | {et si,si,mais si} {ça marche pas,ça ne marche pas,ça suffit pas,ça ne suffit pas,ça aide pas,ça n'aide pas,ça sert à rien,ça marche toujours pas,j'y arrive pas,je n'y arrive pas,c'est pas assez,rien ne marche}
if it does not go out | {et si,si} {ça ne s'éteint pas,ça s'éteint pas,le feu ne s'éteint pas,le feu s'éteint pas,il ne s'éteint pas}
if he still refuses | {et si,si,et s',s',mais s',et si il,si il} {il refuse,elle refuse,il veut pas,il ne veut pas,elle veut pas,elle ne veut pas,il refuse toujours,il refuse encore,il continue à refuser,il m'écoute pas,il ne m'écoute pas,il n'écoute pas,il écoute pas,le passager refuse} | {et s'il,s'il,et si il,si il,mais s'il} {refuse,veut pas,ne veut pas,refuse toujours,refuse encore,n'écoute pas,écoute pas,m'écoute pas,ne m'écoute pas,continue}
if he comes back | {et s'il,s'il,si il} {revient,recommence}
i am | je suis | moi je suis | je suis {un,une} | j'suis | chui | chuis | jsuis | je sui
i am not | je ne suis pas | je suis pas | j'suis pas | chuis pas | moi je suis pas
i was | j'étais | j'ai été | je fus
you are | tu es | t'es | vous êtes
we were | on était | nous étions
they were | ils étaient | elles étaient | c'étaient
there was | il y avait | y avait | il y a eu | y a eu | y'avait
it was | c'était | c'était {un,une} | ça a été | il était | ce fut
it was not | c'était pas | ce n'était pas
he was | lui était | il a été
she was | elle était | elle a été
who was | qui était | qui étaient
i have | moi j'ai | j'ai {,un,une,des} | jai
i have not | je n'ai pas {,de} | j'ai pas {,de} | j'ai pas encore
i do not have | j'ai pas {de,d'} | je n'ai pas {de,d'} | j'ai plus de | je n'ai plus de | j'ai aucun | j'ai aucune | je n'ai aucun | je n'ai aucune
he does not have | il n'a pas {de,} | il a pas {de,}
do you have | {tu as,t'as,vous avez,as tu,avez vous,est ce que tu as,est ce que vous avez} {,un,une,des}
does it have | a t {il,elle} | est ce qu'elle a
he has | il a
she has | elle a
they have | ils ont | elles ont
we have | on a | nous avons
i had | j'avais | j'ai eu
he had | il avait | il a eu
she had | elle avait | elle a eu
we had | on avait | nous avions | on a eu | nous avons eu
they had | ils avaient | ils ont eu
i will | je vais | j'vais
we will | on va | nous allons
they will | ils vont | elles vont | on va me | on va nous
he will | il va | elle va
do i need | {j'ai,est ce que j'ai,ai je,on a,avoir} besoin {de,d'un,d'une,du} | {il,est ce qu'il,faut} me faut {,un,une,le,la,du,des} | {il faut,est ce qu'il faut,faut il,faut t il,fautil,faut} {avoir,} {,un,une,le,la,des,du} | {faut,il faut} avoir | {est ce,c'est} nécessaire {d'avoir,} | {c'est,est ce que c'est,est ce} obligatoire {d'avoir,de,} | {on doit,on doit avoir,dois je avoir,je dois avoir,est ce que je dois avoir,est ce qu'on doit avoir} | est ce {obligatoire,nécessaire}
you need | faudra | il faudra
may i | {je peux,puis je,est ce que je peux,on peut,peut on,est ce qu'on peut,j'ai le droit de,on a le droit de,ai je le droit de,est ce qu'on a le droit de,est ce que j'ai le droit de,puisje,je pourrais,j'pourrais,pourrais je,est ce que je pourrais} | {je peux,puis je,on peut,est ce que je peux,est ce qu'on peut} quand même
may i have | {je peux,puis je,est ce que je peux,on peut,peut on,est ce qu'on peut,est ce que je pourrais,j'ai le droit d',on a le droit d',a t on le droit d',j'ai le droit,on a le droit} avoir | {j'ai le droit,on a le droit,ai je le droit,est ce qu'on a le droit,est ce que j'ai le droit} {d'avoir,à,aux,à un,à une,à des}
can i have | {je peux avoir,puis je avoir,on peut avoir,est ce que je peux avoir,je pourrais avoir}
can i apply | {je peux,puis je,on peut,est ce que je peux,est ce qu'on peut,peut on} {quand même,} postuler
i can not | je {ne peux,peux,ne sais,n'arrive,n'arrive} pas | j'arrive pas {à,} | je {peux,ne peux} plus | je n'arrive pas {à,} | j'arrive plus à | je ne peux pas
i do not | je ne | je n'
we can not | on peut pas | on ne peut pas
can you | {tu peux,vous pouvez,peux tu,pouvez vous,tu pourrais,vous pourriez,pourrais tu,pourriez vous,est ce que tu peux,est ce que vous pouvez,t'arrives à,tu arrives à}
do i have to | {je dois,dois je,est ce que je dois,on doit,doit on,est ce qu'on doit,il faut que je,faut que je,il faut vraiment,faut vraiment,on est obligé de,on est obligée de,je suis obligée de,je suis obligé de,est ce qu'on est obligé de,est ce obligatoire de,c'est obligatoire de,faut absolument,faut forcément,il faut forcément,on doit forcément,est ce que c'est obligatoire de} | {il faut,est ce qu'il faut,faut il} {être,faire,savoir,parler,payer,passer,venir,apporter}$
do i have to be able to swim | {il faut,est ce qu'il faut,faut il,faut,je dois,dois je,on doit,est ce que je dois} savoir nager | {c'est,est ce que c'est} obligatoire {de savoir nager,la natation} | il faut être bon nageur
do i have to be | {il faut,est ce qu'il faut,faut il,faut,je dois,dois je,on doit} être
do i have to pay | {il faut,est ce qu'il faut,faut il,faut,je dois,dois je,on doit} payer
do i have to speak | {il faut,est ce qu'il faut,faut il,faut,je dois,dois je,on doit} parler
do i have to know | {il faut,est ce qu'il faut,faut il,faut,je dois,dois je,on doit} {savoir,connaitre}
do i have to do | {il faut,est ce qu'il faut,faut il,faut,je dois,dois je,on doit} {faire,passer}
is it allowed | {c'est,est ce que c'est,est ce,c'est pas,ce n'est pas} {autorisé,permis,interdit,toléré,accepté} | {est,sont} {t il,ils,elles} {autorisés,autorisées,acceptés,acceptées} | {est,sont} {autorisé,autorisée,autorisés,autorisées,permis,acceptés,acceptées,accepté,acceptée,interdits,interdites,interdit,tolérés,tolérées} | {c'est,est ce} un problème | {c'est,est ce que c'est} {mort,foutu,éliminatoire,rédhibitoire,disqualifiant} | {ça pose,ça pose un,est ce que ça pose un,c'est} problème | ça passe {ou pas,}$
are allowed | sont {autorisés,autorisées,permis,acceptés,acceptées,tolérés}
is there | {y a t il,est ce qu'il y a,existe t il,il existe,est ce qu'y a,y'a t il} {,un,une,des,de la,du} | {il y a,y a,y'a} {toujours,forcément} {,un,une,des}
there is | {il y a,y a,y'a,ya,il ya,voilà} {,un,une,du,de la}
there are | {il y a,y a,y'a} {des,plusieurs,deux,trois,beaucoup de}
there is no | {il n'y a,il y a,y a,y'a,n'y a} {pas,plus,aucun,aucune} {de,d',} | ya {pas,plus} de
it is | c'est | c'est {un,une,le,la,les,des,du} | c'est {quand même,vraiment,juste,trop} | ce sont | c'est pour | cet
is it | {est ce que c'est,est ce,c'est}
is it true that | {c'est vrai que,c'est vrai qu',est ce vrai que,est ce que c'est vrai que,il parait que}
is it true | {c'est vrai,est ce vrai,est ce que c'est vrai}
it is not | {c'est pas,ce n'est pas,c pas,ce n'est plus} {,un,une,le,la,les}
is not | {n'est pas,n'est plus,est pas}
are not | {ne sont pas,sont pas}
is | est ce que c'est
who is | {qui est,c'est qui,qui c'est}
who pays | {qui paye,qui paie,c'est qui qui paye,c'est qui qui paie,qui est ce qui paye}
where is | {où est,où se trouve,où se situe,c'est où,où c'est,il est où,elle est où}
where | {où est ce que,où est ce qu',où ça}
how is | {comment est,comment c'est,c'est comment,comment sont}
how is the life of | {c'est comment,comment est,à quoi ressemble,comment c'est} {la vie,le quotidien,la journée} {d'une,de,d'un,à} | {la vie,le quotidien} d'une {hôtesse,hôtesse de l'air} c'est comment
how is life at the base | {c'est comment,comment est,comment se passe,comment c'est} la vie {à,sur} {la base,base} | la vie {à,sur} la base
life in | la vie à
that is | {ça c'est,qui est,ce qui est}
what is that | {c'est quoi ça,c'est quoi$,qu'est ce que c'est$,qu'est ce$}
why is it | pourquoi c'est
which is | c'est {quel,quelle,lequel,laquelle}
the passenger is | {le,un} passager est | passager est
the passenger is | {la,une} passagère est
the door is | {la,} porte est
the aircraft is | {l'avion,l'appareil} est
the slide is | le toboggan est
the flight is | le vol est
the exit is | {l'issue,la sortie} est
the customer is | {le,un} client est | la cliente est
the captain is | le commandant est
the child is | {l'enfant,le bébé,un enfant} est
my colleague is | {mon,ma,un,une} collègue est
the lavatory is | les toilettes {sont,est}
the seat is | {le,mon} siège est
the man is | {le,un} {monsieur,homme} est
the woman is | {la,une} {dame,femme} est
was not | {n'a pas été,n'ont pas été,n'était pas,était pas,a pas été,n'étaient pas}
if he is | {s'il est,si il est,si elle est}
was | {a été,ont été,était,étaient,fut}
has not | {n'a pas,a pas}
have not | {n'ont pas,ont pas,n'avez pas}
when is | {c'est quand,quand est,quand a lieu,quand c'est}
at the end | {à la fin,pour finir,au final,finalement}
the most | le plus$
of course | {bien sûr,évidemment,bien entendu}
days off | {jours de repos,jours libres,jours de congé,jours off,jour de repos,jour de congé,repos par mois,jours de congés}
how many days off | combien de {jours de repos,jours libres,jours de congé,jours off,repos,jours de congés} | {on a,y a,il y a,ils ont} combien de {jours de repos,jours libres,jours de congé,jours off,repos,jours de congés}
how many days a month away from home | {combien de jours par mois,combien de jours} {on est,on part,on est parti,tu es,est on} {parti,partie,partis,loin de chez soi,absent,loin de la maison,} | {on est,on part} {souvent,} {parti,partis} combien de jours {par mois,}
e-cigarette | {cigarette électronique,cigarettes électroniques,vapoteuse,vape,vapoter,vapote,e cigarette}
hidden disability | {handicap,handicaps} {invisible,invisibles,caché}
medical emergency | {urgence médicale,urgences médicales,urgence sanitaire}
too late | trop tard
if i am late | {si je suis,si j'arrive} en retard
shake hands | {serrer la main,poignée de main,je serre la main,on serre la main,se serrer la main}
per person | {par personne,par tête}
on board | {à bord,à bord de l'avion,dans l'avion,à bord d'un avion,dans un avion,dans les avions}
in flight | {en vol,pendant le vol,en plein vol,durant le vol}
in an emergency | {en cas d'urgence,en urgence,dans l'urgence,en situation d'urgence}
what is there | {il y a quoi,y a quoi,qu'est ce qu'il y a,qu'y a t il}
how does it go | {comment ça marche,comment ça se passe,ça se passe comment,ça marche comment,comment ça fonctionne,comment se passe,comment se déroule,se passe comment,comment ça va se passer,comment ça se passe en vrai}
who decides | {qui décide,c'est qui qui décide}
with what | avec quoi
in general | {en général,généralement,d'habitude,normalement,en temps normal,en gros}
by myself | {toute seule,tout seul,par moi même,moi même}
for the first time | pour la première fois
how many people do they take | {combien de personnes,combien} {ils prennent,ils recrutent,ils embauchent,sont prises,sont recrutées,prennent ils} | ils {prennent,recrutent} combien de {personnes,gens,candidats}
on land | {sur terre,à terre,sur la terre ferme,au sol}
in water | {dans l'eau,sur l'eau,à l'eau}
medical check | {visite médicale,visites médicales,examen médical,contrôle médical,aptitude médicale,certificat médical}
put out | {éteindre,éteins,éteint,éteint on,éteignent,éteindre le,éteignez}
no longer | {ne plus,plus jamais}
lose consciousness faint | {perd connaissance,perdre connaissance,s'évanouit,s'évanouir,évanouie,évanoui,évanouissement,perte de connaissance,perd conscience,tombe dans les pommes,fait un malaise,malaise,faire un malaise,a fait un malaise,s'est évanouie,s'est évanoui,malaise vagal,syncope,s'évanouissent}
throw up vomit | {vomit,vomir,vomissent,a vomi,gerbe,a la gerbe,vomissement,vomissements}
have children | {avoir des enfants,j'ai des enfants,avoir un enfant}
i have a child | j'ai un {enfant,bébé,fils} | j'ai une fille
cover letter | {lettre de motivation,lettre de présentation,lettre d'accompagnement}
criminal record | {casier judiciaire,casier,extrait de casier,casier judiciaire vierge}
driving licence | {permis de conduire,permis b,le permis}
work permit | {permis de travail,autorisation de travail}
trial period probation | {période d'essai,essai}
fixed-term contract | {cdd,contrat à durée déterminée}
permanent contract | {cdi,contrat à durée indéterminée}
part-time | {temps partiel,mi temps,à temps partiel,à mi temps}
full-time | {temps plein,plein temps,à temps plein}
contact lenses | {lentilles de contact,lentilles,lentille}
high school | {lycée,au lycée}
high school diploma | {bac,baccalauréat,le bac,niveau bac}
without a high school diploma | {sans le bac,sans bac,sans diplôme,sans avoir le bac}
i have no high school diploma | {j'ai pas,je n'ai pas} {le bac,mon bac,de diplôme,de bac} | {j'ai,je n'ai} aucun diplôme
i have no degree | {j'ai pas,je n'ai pas} {fait d'études,de licence,fait la fac,de diplôme universitaire}
without a degree | {sans licence,sans études,sans diplôme universitaire}
do i need a degree | {faut il,il faut,est ce qu'il faut,faut,c'est nécessaire} {un,une,le,avoir le,avoir un} {diplôme,bac,licence,bts}
swimming test | {test de natation,épreuve de natation,test de nage,épreuve de nage,test natation}
long-haul | {long courrier,longs courriers,long courriers,lc}
short-haul | {court courrier,moyen courrier,courts courriers,moyens courriers,moyen courriers,court courriers}
low-cost airline | {compagnie low cost,compagnies low cost,low cost,lowcost,compagnie à bas coûts}
airline | {compagnie aérienne,cie aérienne,compagnie d'aviation}
airlines | compagnies aériennes
first class | {première classe,1ère classe,la première}
business class | {classe affaires,classe business}
economy class | {classe éco,classe économique}
eye contact | {contact visuel,regarder dans les yeux,contact des yeux}
body language | {langage corporel,langage du corps,gestuelle,posture}
guide dog | {chien guide,chiens guides,chien d'assistance,chien d'aveugle}
fear of flying | {peur de l'avion,peur de voler,peur en avion,peur des avions,phobie de l'avion}
dry ice | {glace carbonique,carboglace,neige carbonique}
bomb threat | {alerte à la bombe,alertes à la bombe,menace de bombe,bombe à bord}
suspicious item | {objet,objets,colis,sac,paquet,bagage,valise} {suspect,suspects,suspecte,abandonné}
human trafficking | {traite des êtres humains,traite d'êtres humains,trafic d'êtres humains,traite des humains,traite humaine}
passport control | {contrôle des passeports,contrôle passeport,contrôle aux frontières}
wheelchair | {fauteuil roulant,fauteuils roulants,chaise roulante}
hearing | {malentendant,malentendante,malentendants}
blind | {non voyant,non voyante,malvoyant,malvoyante,non voyants}
fire extinguisher | {extincteur,extincteurs}
smoke hood | {cagoule anti fumée,cagoule antifumée,cagoule,cagoules,masque anti fumée}
duty time | {temps de service,heures de service,temps de travail,heures de travail,amplitude}
working hours | {horaires de travail,horaires,les horaires}
flight time | {heures de vol,temps de vol}
jet lag | {décalage horaire,jet lag,jetlag}
crew rest | {repos équipage,repos de l'équipage,repos des équipages}
how do i start | comment {je commence,commencer} {quand,si,à} | comment je commence {ma réponse,une réponse,l'entretien}
i keep mixing up | {je confonds toujours,je confonds tout le temps,je mélange toujours,je mélange tout le temps,je confonds,je mélange}
stands for | {correspond à,est le sigle de,est l'abréviation de}
for how many | pour combien {de,d',}
until which week | jusqu'à {quelle semaine,combien de semaines,quel mois,combien de mois,quel stade}
belly thrusts | {manoeuvre de heimlich,heimlich,compressions abdominales,poussées abdominales,méthode de heimlich}
back blows | {tapes dans le dos,claques dans le dos,tapes dorsales,claques dorsales,taper dans le dos,coups dans le dos}
seat change | {changer de place,changement de place,changer de siège,échanger sa place,échanger de place}
delayed flight | {vol en retard,vol retardé,vols en retard}
take my seat | {prend ma place,prendre ma place,a pris ma place,est à ma place}
what does it do | {ça sert à quoi,à quoi ça sert,à quoi sert,à quoi servent,sert à quoi,servent à quoi}
fasten the seat belt | {attacher,attache,attachez,attachent,s'attacher,mettre,met,boucler,rattacher} {sa,la,leur,ma,votre,ta,les} {ceinture,ceintures}
any limit | {quelle est la limite,y a une limite,il y a une limite,y a t il une limite,est ce qu'il y a une limite,quelle limite,c'est quoi la limite}
enough | {assez,suffit,c'est assez,ça suffit pour}
is that enough | {c'est assez$,ça suffit$,est ce suffisant,c'est suffisant,est ce que ça suffit,est ce que c'est suffisant,c'est trop peu}
please | {s'il te plait,s'il vous plait,si te plait,stp,svp,s'te plait,sil te plait,sil vous plait,s'il vous plaît,plz}
in simple words | {j'ai pas compris,je n'ai pas compris,je comprends pas,je ne comprends pas,c'est pas clair,ce n'est pas clair,pas clair,pas compris,je capte pas,je pige pas,j'ai rien compris,je n'ai rien compris,j'comprends pas,j'ai pas tout compris}$
i did not understand why | {j'ai pas compris,je n'ai pas compris,je comprends pas,je ne comprends pas} pourquoi
i do not understand | {je ne comprends pas,je comprends pas,j'ai pas compris,je n'ai pas compris}
if i do not understand | {si,quand} {je comprends pas,je ne comprends pas,j'ai pas compris,je n'ai pas compris}
what if i do not understand the question | {et si,si} {je comprends pas,je ne comprends pas} la question
i feel terrible | je me sens {trop mal,mal,très mal,horrible,nulle,nul,vide}
seizure | {crise d'épilepsie,crise épileptique,crise convulsive,crises d'épilepsie,convulsions}
asthma attack | {crise d'asthme,crises d'asthme}
last-minute | {à la dernière minute,au dernier moment,dernière minute}
is closed | {est fermée,est fermé,sont fermées}
is full | {est pleine,est plein,est complet}
is blocked | {est bloquée,est bloqué,est coincée,est coincé}
is unconscious | {est inconscient,est inconsciente,est dans les pommes}
is conscious | {est conscient,est consciente}
do i give | {je lui donne,on lui donne,je dois lui donner,je peux lui donner,on donne,faut lui donner,il faut lui donner,je donne}
hurts | {fait mal,font mal,a mal}
bottle of oxygen | {bouteille d'oxygène,bouteilles d'oxygène,bonbonne d'oxygène}
belongs to nobody | {n'est à personne,appartient à personne,n'appartient à personne,est à personne}
is ready | {est prête,est prêt,sont prêts}
safety card | {consignes de sécurité,notice de sécurité,carte de sécurité,fiche de sécurité}
passenger list | {liste des passagers,liste passagers}
in front of everyone | devant tout le monde
lost property | {objets trouvés,objets perdus,objet perdu}
compression socks | {bas de contention,chaussettes de contention,collants de contention}
smoke detector | {détecteur de fumée,détecteurs de fumée}
life jackets | gilets
legroom | place pour les jambes
seven days off | {sept,7} jours {de repos,off,libres}
stay calm | {rester calme,garder son calme,garder mon calme,reste calme,restez calme,restons calmes,garder le calme}
i stayed calm | {je suis restée,je suis resté,j'ai gardé mon,j'ai gardé} calme
say no | {dire non,je dis non}
the pilots do not answer | {les pilotes,le commandant,le cockpit} {ne répondent pas,répondent pas,ne répond pas,répond pas,ne répond plus}
online interview | {entretien en ligne,entretien vidéo,entretien visio,visio,entretien en visio,entretien par vidéo,vidéo entretien,entretien vidéo différé,entretien différé}
online test | {test en ligne,tests en ligne,épreuve en ligne}
english test | {test d'anglais,épreuve d'anglais,examen d'anglais}
english level | {niveau d'anglais,niveau anglais,niveau en anglais}
my english is bad | {mon anglais est,j'ai un anglais} {nul,mauvais,pas bon,pas terrible,faible,catastrophique,horrible,moyen,rouillé} | {je suis,je suis trop} {nulle,nul,mauvaise,mauvais} en anglais | je parle {mal,pas bien,pas trop} {l'anglais,anglais} | mon niveau d'anglais est {nul,mauvais,faible,moyen,bas} | j'ai {un mauvais,un faible} niveau {d'anglais,en anglais} | j'ai pas un bon niveau {d'anglais,en anglais}
my english is good enough | mon anglais est {assez bon,suffisant}
how good must my english be | {quel niveau d'anglais,quel niveau en anglais} {faut il,il faut,est demandé,pour,requis,est requis,ils demandent,demandent ils,faut,dois je avoir} | {il faut,faut,faut il} {quel niveau d'anglais,quel niveau en anglais,parler anglais à quel niveau} | {il faut,faut,faut il} {un bon niveau,un bon niveau d'anglais,parler couramment anglais,bien parler anglais,parler bien anglais}
fluent | {couramment,bilingue,courant}
i understand | {j'ai compris,compris,je comprends,je vois,ok compris,d'accord compris}
unconscious | {a perdu connaissance,a perdu conscience,ayant perdu connaissance}
high fever | {forte fièvre,beaucoup de fièvre,fièvre élevée}
bee sting | {piqûre d'abeille,piqûre de guêpe,piqûre d'insecte,piqué par une abeille,piquée par une abeille}
swollen throat | {gorge gonflée,gorge qui gonfle,gorge enflée}
after how long | {au bout de combien de temps,après combien de temps,après combien de}
how long must i wait | {combien de temps,je dois,il faut,on doit} {attendre,dois je attendre,je dois attendre,faut il attendre,il faut attendre,attendre combien de temps,attendre combien}
reapply | {repostuler,repostule,postuler à nouveau,postuler de nouveau,retenter,recandidater,retenter ma chance,postuler une deuxième fois,me représenter}
as an example of | comme exemple {de,d'un,d'une}
what do i tell | {je raconte quoi,qu'est ce que je raconte,que raconter,quoi raconter,je peux raconter quoi,je dois raconter quoi}
i am ashamed of | j'ai honte {de,du,d'avoir,de ma,de mon,de mes}
i am shy | je suis {,très ,trop ,un peu ,plutôt }{timide,réservée,réservé,introvertie,introverti}
for a question about | pour une question {sur,de} | à une question {sur,de}
when they ask about | {quand,si} {ils demandent,on demande,on me parle de,on parle de,ils parlent de}
why should i choose … and not | pourquoi {choisir,je choisirais,je devrais choisir} … {et pas,plutôt que}
still | {quand même,malgré tout,toujours pas}
would be good | {serait bien,irait,ça irait,ça serait bien,serait bon,serait adapté}
up to the sill | jusqu'au seuil
in your place for me | {à ma place,pour moi,en mon nom}
how old | {il a quel âge,quel âge a,quel âge a t il,quel âge}
is missing | {n'a pas été chargé,n'a pas été chargée,n'ont pas été chargés,n'est pas là,manque à bord}
nobody comes to the exit | {personne ne vient à mon issue,personne vient à mon issue,personne ne me suit,personne vient vers mon issue}
by US law | {selon la loi américaine,d'après la loi américaine,aux états unis légalement}
United States | {états unis,usa,etats unis}
United Arab Emirates | {émirats arabes unis,émirats}
United Kingdom | {royaume uni,grande bretagne}
Cape Town | le cap
Mexico City | mexico
New Zealand | nouvelle zélande
South Korea | corée du sud
South Africa | afrique du sud
Saudi Arabia | arabie saoudite
Middle East | moyen orient
New Delhi | new delhi
New York | new york
Hong Kong | hong kong
Tel Aviv | tel aviv
Abu Dhabi | abu dhabi
Ho Chi Minh City | ho chi minh
fell | {est tombé,est tombée,sont tombés,est tombée par terre,a chuté}
is in | {est dans,est en,est aux,est au,est à}
is broken | {est cassé,est cassée,est en panne,est hs}
is late | {est en retard,sont en retard}
is alone | {est seul,est seule,est toute seule,est tout seul}
is angry | {est énervé,est énervée,est en colère,est furieux,est furieuse,est fâché,est fâchée,s'énerve}
is drunk | {est ivre,est bourré,est bourrée,est saoul,est saoule,est alcoolisé,est soûl}
is afraid | {a peur,ont peur,est effrayé,est effrayée,est paniqué,est paniquée}
is dead | {est mort,est morte,est décédé,est décédée}
is sick | {est malade,sont malades}
is on board | {est à bord,sont à bord}
switch off the phone | {éteindre,éteint,couper,éteigne} {son,le,leur} {téléphone,portable,smartphone}
i heard | j'ai entendu
i helped | j'ai {aidé,aider}
what do i say if i do not know the answer | {je dis quoi,qu'est ce que je dis,je fais quoi,que dire,que faire,je réponds quoi} si je {sais pas,ne sais pas,connais pas la réponse,ne connais pas la réponse,sais pas répondre,ne sais pas répondre,sais pas quoi répondre}
apply | {postuler,candidater,postule,candidate,envoyer ma candidature,déposer ma candidature,déposer une candidature,envoyer mon cv,faire une demande}
i have not applied yet | {j'ai pas,je n'ai pas} encore {postulé,candidaté,postuler} | j'ai même pas encore postulé | je n'ai même pas encore postulé
apply for | {postuler,candidater} {chez,à,pour}
other airlines | {d'autres compagnies,autres compagnies,les autres compagnies}
does it provide | {fournit,donne t elle,ça donne,offre t elle}
do they pay for the training | {la formation est,formation} {payée,gratuite,payante,prise en charge} | {qui paye,qui paie} la formation | la formation {est payée par qui,c'est payant,c'est gratuit}
cabin crew attestation | {cca,le cca,certificat de membre d'équipage de cabine}
do you get used to it | {on s'habitue,on s'y habitue,on s'y fait,tu t'habitues}
i will miss my family | ma famille {va me manquer,me manquera,me manquerait} | {mes proches,mes parents} vont me manquer
social life | {vie sociale,vie privée,vie perso,vie personnelle}
family life | vie de famille
do you see the cities | on {a le temps de visiter,visite,peut visiter,voit les villes} {les villes,} | {est ce qu'on a le temps,on a le temps} de visiter
step by step | {étape par étape,pas à pas,pas par pas}
in detail | {en détail,dans le détail}
so far | {jusqu'ici,jusqu'à présent,pour l'instant,jusqu'à maintenant}
by heart | par coeur
a little | {un peu,un peu de,un petit peu,un peu plus}
i suffer from | je souffre {de,d'}
i am pregnant | je suis enceinte | j'attends un {bébé,enfant}
i am vegetarian | je suis {végétarienne,végétarien}
i am vegan | je suis vegan
i am overweight | je suis {,en ,un peu en }{surpoids,grosse,gros,ronde,enrobée}
i am from | je viens {de,du,de la} | je suis {de,originaire de}
i live in | j'habite {,à,en,au,dans,chez} | je vis {à,en,au} | je suis basée à
i have worked as … for | je {suis,travaille comme} … depuis
i have been … for | je suis … depuis {,plus de}
let me introduce myself | ^je me présente$
i have an interview | j'ai {un,mon,l'} {entretien,assessment,assessment day,open day} | j'ai {entretien,la journée de sélection,ma journée de sélection} | je {passe,vais passer} {un entretien,mon entretien,l'entretien}
i do not have an interview | {j'ai pas,je n'ai pas} {d'entretien,encore d'entretien}
i had an interview | {j'ai eu,j'ai passé,j'ai fait} {un entretien,mon entretien,l'entretien}
my interview is | mon entretien {est,c'est} {,dans,le,demain}
something else | {autre chose,^autre chose,^changeons de sujet,^on change de sujet,on change$,bref on change,^on change}
one last thing | {^dernière chose,^une dernière chose,^dernière question,^une dernière question}
difficult customer | {client,clients,cliente} {difficile,difficiles,compliqué,pénible,chiant,mécontent,énervé} | {gestion d'un,gérer un} client {difficile,mécontent}
difficult passenger | {passager,passagers,passagère} {difficile,difficiles,compliqué,pénible,chiant}
about | ^genre sur
anyway | {^bref,^enfin bref,^en tout cas,^de toute façon,de toute façon,en tout cas}
so | {^donc,^alors,^du coup,du coup,^bah,^ben,^eh bien,^et alors,^ok donc,^bon alors}
by the way | {^au fait,^d'ailleurs,^à propos$}
sorry | {^désolée,^désolé,^pardon,^excuse moi,^excusez moi,^oups,^sorry,^je m'excuse,^mince,^dsl}
i want | {je veux,je souhaite,j'ai envie de,j'ai envie d',moi je veux}
i do not want | {je veux pas,je ne veux pas,je veux plus,je ne veux plus,j'ai pas envie de,je n'ai pas envie de} {,de}
i wanted | {je voulais,je voulai}
i would like | {je voudrais,j'aimerais,je souhaiterais,j'aimerais bien,je voudrais bien,j'aurais voulu,j'adorerais} {,un,une}
i like | {j'aime,j'adore,j'aime bien,je kiffe} {,le,la,les}
i do not like | {j'aime pas,je n'aime pas,j'aime pas trop} {,le,la,les}
i know | je {sais,connais} {,le,la,les} | j'connais | {ça,oui ça} je {le,la,les} sais
i know that | {ça je le sais,je le sais,je sais ça,oui ça je le sais}
i do not know | {je sais pas,je ne sais pas,je sais pas trop,je ne sais pas trop,j'sais pas,jsp,je connais pas,je ne connais pas}
i think | {je pense,je crois,je trouve,j'imagine,je suppose,selon moi,à mon avis,jpense,j'pense}
i think that | {je pense,je crois,je trouve} {que,qu'}
i am afraid of | j'ai {,un peu ,très ,trop ,vraiment }peur {de,du,des,de la,de ne pas} | je crains {de,le,la} | j'ai la phobie {de,du,des}
i am afraid that | j'ai {,un peu ,trop }peur que | je crains que
i am afraid | j'ai peur
it scares me | {ça me fait peur,me fait peur,ça me fait flipper}
what stresses me most is | {ce qui me stresse le plus,ce qui me stresse,ce qui me fait peur,ce qui m'inquiète,ce qui m'angoisse} {c'est,est,}
worries me | {m'inquiète,me stresse,m'angoisse,me fait peur}
is it hard | {c'est dur,c'est difficile,est ce difficile,est ce que c'est dur,est ce que c'est difficile,c'est chaud}
is it difficult to | {c'est dur,c'est difficile} de
you said | {tu disais,tu as dit,t'as dit,vous avez dit,vous disiez,tu m'as dit,tu parlais} {que,qu',de,}
you remember | {tu te souviens,tu te rappelles,vous vous souvenez} {de,}
do you remember my answers | tu te souviens de mes réponses
can you show me | {tu peux,vous pouvez} me {montrer,donner}
show me | {montre,montrez} moi | fais voir | fais moi voir
help me | {aide,aidez} moi {,à} | {tu peux,vous pouvez,pouvez vous,peux tu} m'aider {,à}
how would you answer | {comment tu répondrais,tu répondrais comment,comment répondriez vous,tu dirais quoi toi,tu répondrais quoi}
how was my last answer | {comment était,c'était comment} ma dernière réponse
i only want information | {je veux juste des infos,je veux juste savoir,je voulais juste savoir,c'est juste pour savoir,je cherche juste des infos,je veux juste des informations}
that was a comment | {^c'était un commentaire,^je rigole,^je plaisante,^c'était une blague,^je déconne,c'était une blague}
that was a request | {c'était une demande,c'est une demande,c'était une demande ça}
remove that score | {enlève,enlevez,supprime,supprimez,efface,annule} {cette,la,ma} note | {enlève,supprime,efface} {ce,le} score
why did you quote | {pourquoi tu cites,pourquoi vous citez,pourquoi tu as cité}
as a good point | {comme point positif,comme point fort}
what made me lose points | {qu'est ce qui m'a fait perdre,ce qui m'a fait perdre} {des points,} | {j'ai perdu des points où,où j'ai perdu des points,pourquoi j'ai perdu des points}
why only … for the task | pourquoi {seulement,que,juste} … {pour,dans,en,à,sur} {la,} {tâche,task} | pourquoi j'ai {que,seulement,juste} … {pour,dans,en,à,sur} {la,} tâche | {c'est,} pourquoi {que,seulement} … {pour,à} la {task,partie tâche}
why only … for the result | pourquoi {seulement,que,juste} … {pour,dans,en,à,sur} {le,} résultat | pourquoi j'ai {que,seulement,juste} … {pour,dans,en,à,sur} {le,} résultat
why only … for the action | pourquoi {seulement,que,juste} … {pour,dans,en,à,sur} {l'action,action,les actions} | pourquoi j'ai {que,seulement,juste} … {pour,dans,en,à,sur} {l'action,action}
why only … for the situation | pourquoi {seulement,que,juste} … {pour,dans,en,à,sur} {la,} situation | pourquoi j'ai {que,seulement,juste} … {pour,dans,en,à,sur} {la,} situation
why only | pourquoi {seulement,que} | pourquoi j'ai {que,seulement} | pourquoi je n'ai que
is not bad | {c'est pas mal,pas mal,c'est pas si mal}
is that good | {c'est bien$,c'est bon$,est ce que c'est bien,est ce bien,c'est une bonne note,c'est bien ou pas}
is it normal | {c'est normal,est ce normal,est ce que c'est normal}
what do they make you do | {ils nous font faire quoi,on nous fait faire quoi,ils font faire quoi,qu'est ce qu'on nous fait faire,qu'est ce qu'ils nous font faire}
in which language | {en quelle langue,dans quelle langue,c'est en quelle langue}
is in english | {est en anglais,se passe en anglais,c'est en anglais}
one evening | {un soir,une fois le soir}
one day | {un jour,une fois$}
one night | une nuit
last year | {l'année dernière,l'an dernier,l'année passée,l'an passé}
last month | {le mois dernier,le mois passé}
last week | {la semaine dernière,la semaine passée}
next week | la semaine prochaine
next month | le mois prochain
next year | {l'année prochaine,l'an prochain}
ago | il y a longtemps
two years ago | {il y a,y a} {deux,2} ans
a few years ago | il y a quelques {années,ans}
for … years | depuis … {ans,années}
my height is | je mesure | je mesure environ | je ne mesure que | je mesure que | je mesure seulement | ma taille c'est | ma taille est
i weigh | je pèse
at night | {la nuit,de nuit,le soir tard}
in the morning | {le matin,au matin}
in the evening | {le soir,dans la soirée}
every day | {tous les jours,chaque jour}
every month | {tous les mois,chaque mois}
all the time | tout le temps
everybody | tout le monde
right away | {tout de suite,immédiatement,sur le champ,aussitôt,direct}
at the same time | {en même temps,à la fois}
first of all | {d'abord,tout d'abord,en premier,en premier lieu,avant tout,pour commencer,premièrement}
then | {ensuite,puis,après ça,et puis,par la suite}
meanwhile | {en attendant,entre temps,pendant ce temps}
because | {parce que,car,vu que,étant donné que,puisque,comme quoi}
because of | {à cause de,à cause du,à cause des,grâce à,en raison de}
because he | parce qu'il
because she | parce qu'elle
because we | parce qu'on
because they | parce qu'ils
that he | qu'il
that she | qu'elle
that they | qu'ils
that we | qu'on
so that | {pour que,afin que,de sorte que}
in order to | {afin de,dans le but de}
as soon as | dès que
until | jusqu'à {ce que,}
instead of | {au lieu de,à la place de}
even if | même si
what he | ce qu'il
what they | ce qu'ils
what i | ce que j' | ce que je
what | {ce que,ce qui,quoi}
next to | {à côté de,à côté du,à coté de,près de,près du}
in front of | {devant,en face de}
in the middle of | {au milieu de,en plein}
at home | {à la maison,chez moi,à mon domicile}
at school | {à l'école,au collège,en cours}
at work | {au travail,au boulot,au taf}
at the hospital | {à l'hôpital,aux urgences}
at the restaurant | au {restaurant,resto}
it was my fault | c'était {de,} ma faute
he was angry | il était {énervé,en colère,furieux,fâché,mécontent}
she was angry | elle était {énervée,en colère,furieuse,fâchée,mécontente}
angry | {en colère,hors de lui,hors d'elle}
i listened to him | je l'ai {écouté,écoutée}
i calmed him down | je l'ai {calmé,calmée,apaisé,apaisée}
i reassured him | je l'ai {rassuré,rassurée}
i helped him | je l'ai {aidé,aidée}
i thanked him | je l'ai {remercié,remerciée}
i took him | je l'ai {emmené,emmenée,amené,accompagné,accompagnée,conduit}
i sat him down | je l'ai {assis,assise,installé,installée}
i called him | je l'ai {appelé,appelée}
i told him | je lui ai {dit,dis,annoncé,raconté}
i asked him | je lui ai {demandé,demander}
i explained to him | je lui ai {expliqué,expliquer}
i offered him | je lui ai {proposé,proposer,offert}
i gave him | je lui ai {donné,donner,apporté,fourni}
i showed him | je lui ai {montré,montrer}
i talked to him | je lui ai parlé
i apologised | {je me suis excusé,je me suis excusée,je lui ai présenté mes excuses,j'ai présenté mes excuses,je lui ai fait mes excuses}
he told me | {il m'a dit,il me dit}
she told me | {elle m'a dit,elle me dit}
he asked me | il m'a {demandé,demander}
she asked me | elle m'a {demandé,demander}
he thanked me | il m'a remercié
she thanked me | elle m'a {remercié,remerciée}
he insulted me | il m'a {insulté,insultée}
they told me | {on m'a dit,ils m'ont dit}
my boss told me | mon {chef,patron,responsable,manager} m'a {dit,demandé,félicité,félicitée}
i | {je le,je la,je les,je lui,je leur,je te,je vous,je me,j'y,j'en,je l',je m',je me suis,je l'ai,je les ai,je lui ai,je leur ai,j'en ai,j'y ai,je m'en,je vous ai,je t'ai}
he | {il me,il le,il la,il les,il lui,il se,il s'est,il m'a,il l'a,il s'était,il ne,il en,il y}
she | {elle me,elle le,elle la,elle les,elle lui,elle se,elle s'est,elle m'a,elle l'a,elle s'était,elle ne,elle en}
we | {on le,on la,on les,on lui,on se,on s'est,on l'a,on leur,on les a,on lui a,nous nous,nous l'avons,nous les avons,on ne,on en,on y,on nous,nous nous sommes,on s'}
they | {ils me,ils le,ils la,ils les,ils se,ils se sont,ils m'ont,ils l'ont,ils ne,ils nous,elles se,elles se sont,on m'a,on me,ils en,elles ne,ils te,on te}
you | {tu me,tu le,tu la,tu les,tu te,vous me,vous le,vous vous,tu m'as,vous m'avez,tu ne,vous ne,tu l'as,tu t'es,tu en}
that | {ceci,cela,ça}
made us wait | {nous a fait attendre,m'a fait attendre}
went well | {s'est bien passé,s'est bien passée,s'est bien terminé,a bien marché}
everything went well | {tout s'est bien passé,tout s'est bien terminé}
i learned that | {j'ai appris que,j'ai appris à,j'en ai retenu que,j'ai retenu que}
since then | depuis
is afraid | il a peur | elle a peur
i want to change career | je {veux,voudrais} {changer de métier,changer de travail,me reconvertir,changer de vie,une reconversion} | reconversion professionnelle | je suis en reconversion
career change | {reconversion,changement de carrière}
for health reasons | {pour raisons de santé,pour des raisons de santé}
colour-blind | {daltonien,daltonienne}
left-handed | {gaucher,gauchère}
i wear a headscarf | je porte {le voile,un voile,le foulard,le hijab}
dual citizenship | {double nationalité}
drug test | {test antidrogue,test de drogue,dépistage de drogue,test anti drogue}
i wear glasses | je porte des lunettes
which games do they play | quels jeux {ils font,on fait}
yes or no | oui ou non
i like it better | je préfère
i prefer | {je préfère,plutôt}
rather | plutôt
more than | {plus de,plus d',plus que}
less than | {moins de,moins d',moins que}
at least | {au moins,au minimum}
at most | {au maximum,au plus}
per month | {par mois,au mois}
per day | par jour
per week | par semaine
per year | {par an,à l'année}
a lot of | {beaucoup de,plein de,bcp de,un tas de,pas mal de}
not much | {pas beaucoup,pas grand chose,pas trop}
not at all | pas du tout
not yet | {pas encore}
not only | pas seulement
not very | {pas très,pas trop,pas vraiment}
nothing | ne rien | n' rien
too much | {trop de}
what kind of | {quel genre de,quel type de,quelle sorte de,quels types de}
quiz me | {interroge,interrogez} moi un peu
let's continue | {on peut continuer,on continue,continuons,on reprend}
let's go back to | {on revient à,on revient sur,revenons à}
the same thing | la même chose
by bus | en bus
in the aisle | dans {l'allée,le couloir}
tray table | {tablette}
hair colour | couleur {de cheveux,des cheveux}
nail polish | {vernis à ongles,vernis}
first interview | premier entretien
make contact | {prise de contact,premier contact}
ID | {carte d'identité,pièce d'identité}
language test | test de langue
staff travel | {billets gp,gp,billets à tarif réduit,facilités de transport,avantages voyage}
sick leave | {arrêt maladie,arrêt de travail}
maternity leave | {congé maternité,congé mat}
social security | sécurité sociale
pension | {retraite,cotiser pour la retraite}
free accommodation | {logement gratuit,logement fourni}
is it provided | {est fourni,est fournie,sont fournis,est il fourni,c'est fourni}
staff accommodation | {logement,appart,colocation,coloc}
travel allowance | {indemnités de déplacement,frais de déplacement,indemnités de repas,per diem}
flight allowance | {primes de vol,prime de vol,heures de vol payées}
night flight | {vol de nuit,vols de nuit}
boarding pass | {carte d'embarquement,cartes d'embarquement}
senior cabin crew | {chef de cabine,cheffe de cabine,chef cabine,chefs de cabine,ccp,chef de cabine principal}
customs | {douane,douanes}
defibrillator | {défibrillateur,dae,dsa}
medical doctor on board | {médecin à bord,un médecin à bord}
is there a doctor on board | {y a t il un médecin à bord,est ce qu'il y a un médecin à bord}
where do i put the person | {on met où,où on met,où est ce qu'on met,où mettre} {la personne,le passager,la victime,le patient}
there is no room in the aisle | {y'a,y a,il n'y a,il y a} pas de place dans l'allée
what do i tell the captain | {on dit quoi,je dis quoi,qu'est ce qu'on dit,que dire} {au pilote,au commandant,aux pilotes,au cockpit}
no need to | pas besoin {de,d'}
it does not answer my question | {ça répond pas,ça ne répond pas} {du tout,à ma question,}
i told you that already | {je viens de le dire,je l'ai déjà dit,je te l'ai déjà dit,mais je viens de le dire}
i just | je viens {de,d'}
that has nothing to do with | {rien à voir avec,aucun rapport avec,ça n'a rien à voir avec}
i agree | je suis d'accord
i do not agree | {je ne suis pas d'accord,je suis pas d'accord,pas d'accord}
that is unfair | {c'est pas juste,c'est injuste}
is too strict | {est trop sévère,t'es trop sévère,tu es trop sévère,c'est trop sévère}
so no | {c'est mort,c'est foutu,du coup c'est mort}
Air France | {air france,airfrance}
French | à la française
 | {est ce que,est ce qu',est ce,en fait,en vrai,genre,quoi que ce soit,c'est à dire,euh,heu,ah mince,mince,ah oui,ah ok,lol,mdr,ptdr,xd,haha*,ahah*,hihi,oh,ah,eh,ouf,pff,pfff,grr,bah,ben,oulah,oula,hum,hmm,mouais,tiens,voyons,hein,ouah,waouh,wow,wesh,frère,putain,merde,zut,punaise,purée,quoi$,du tout,t il,t elle,t on,dit on,là$,donc$,alors$,du coup$}
how do i make clear my task in my answer | comment faire comprendre ce qui me revenait à moi | comment faire comprendre ce qui me revenait | comment montrer ce qui me revenait
how can i tell better | comment mieux raconter | comment mieux dire | comment je raconte mieux
at which moment are the doors armed | à quel moment on arme les portes au départ | quand est-ce qu'on arme les portes | quand on arme les portes
when do we | à quel moment on | à quel moment est-ce qu'on
has his mouth hanging on one side, a stroke | a la bouche de travers | a la bouche tordue | a la bouche qui tombe
his mouth hangs on one side, a stroke | la bouche de travers | la bouche tordue | le visage de travers | un côté du visage qui tombe
talks strangely | parle bizarrement | parle bizarre | parle drôlement
suddenly | d'un coup | tout d'un coup | d'un seul coup
when are the doors armed | à quel moment on arme les portes | quand arme-t-on les portes | quand est-ce qu'on arme les portes au départ
what is it and what do i do | c'est quoi et je fais quoi
which airlines take me | je vais où moi | je peux aller où | je vais où du coup
`;
