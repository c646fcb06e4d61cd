import type { Lexicon } from "./lexicon.ts";

export const fr: Lexicon = {
  script: "spaced",
  joins:
    "et|mais|donc|alors|puis|car|parce que|quand|lorsque|ensuite|pendant que|tandis que|afin que|pour que|jusqu'a ce que|ou",
  small: `le|la|les|l'|un|une|des|du|de|d'|a|au|aux|en|dans|sur|sous|avec|sans|pour|par|et|ou|mais|donc|car|que|qui|quoi|ne|pas|plus|se|s'|me|m'|te|lui|leur|leurs|y|je|j'ai|j'|tu|il|elle|on|nous|vous|ils|elles|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|ce|cet|cette|ces|c'est|est|etait|suis|ai|as|avons|avez|ont|avait|avais|sont|ete|etre|avoir|fait|faire|tout|tous|toute|toutes|tres|bien|aussi|alors|puis|quand|comme|si|deja|encore|moi|meme|autre|autres|peu|beaucoup|trop|rien|quelque|quelques|chaque|qu'il|qu'elle|d'un|d'une|entre|chez|vers|depuis|avant|apres|pendant|ensuite|parce|celui|celle|ceux|cela|ca|la|n'ai|n'est|n'y|s'il|j'etais|jamais|toujours|dont`,
  markers: {
    i: "je|j'*|me suis|m'interess*|m'attir*|me plait|me motive|me passionne|a moi de|qu'est-ce que j'",
    iPast:
      "j'ai|n'ai|ai|l'ai|y ai|m'ai|en ai|j'avais|j'etais|me suis|suis all*|suis rest*|suis retourn*|suis mont*|suis descend*|suis arriv*|suis ven*|suis entr*|suis sort*|suis part*|suis pass*|suis deven*|suis intervenu*|suis revenu*|je travaillais|je faisais|je devais|je savais|je voulais|je venais|je gerais|les ai|leur ai|lui ai|nous ai|vous ai",
    iWould:
      "je pourrais|je serais|j'aurais|je ferais|je dirais|je vais *|je prendrais|je demanderais|j'irais|*erais|*irais|*drais|*rrais|*erai|*irai|*drai|*rrai|ferai|serai",
    iNow: "je suis|je peux|je dois|je fais|je vais|je prends|je mets|je dis|je regarde|je demande|je sais|je veux|je reste|je m'|je viens|je tiens|j'aime|j'apporte|je propose|je verifie|je connais|je n'",
    we: "nous avons|nous etions|on a|on avait|on etait|l'equipe a|nous",
    wePast: "nous avons|nous avions|nous etions|on a|on avait|on etait|avons",
    weWould: "nous ferions|on ferait|*erions|*irions",
    other: "il|elle|ils|elles|celui-ci|celle-ci|personne|quelqu'un|tout le monde|les gens",
    someone:
      "client*|passager*|dame|monsieur|homme|femme|enfant*|mere|pere|collegue*|responsable|chef*|patron*|directeur|directrice|manager|famille|medecin|voyageur*|le lendemain elle|commandant",
    past: "a|ont|avait|avaient|etait|etaient|est rest*|est ven*|est part*|est arriv*|est deven*|sont|fut|a ete|*aient|*ait|eu",
    would: "*erait|*irait|*eraient|serait|aurait|devrait|pourrait",
    now: "est|sont|c'est|il faut|peut|doit|peuvent|faut|il y a",
    aside: "",
    habit:
      "toujours|en general|generalement|souvent|d'habitude|normalement|parfois|la plupart du temps|habituellement|chaque fois|de temps en temps|je suis quelqu'un|de nature",
  },
  notVerbs:
    "vrai|vrais|français|anglais|frais|mais|jamais|désormais|lait|fait|parfait|souhait|extrait|trait|portrait|relais|palais|délai|essai|mai|quai|balai|irlandais|portugais|japonais|néerlandais|trajet|laquelle|contrait|forfait|bienfait|fais|sais|vais|biais|secrétaire|trai|étai|aie|avais|étais",
  negations: "ne|n|pas|jamais|sans|ni|evit*|plutot",
  deedEndings: {},
  deeds:
    "accompagn|accueil|accept|achet|activ|aid|aler|alerter|allon|amen|annonc|appel|appliqu|apport|appren|appris|apprit|arret|arrang|asper|assis|assur|attach|attrap|avert|avou|baiss|bloqu|boug|boucl|calm|chang|cherch|choisi|coll|command|commenc|communiqu|compar|confirm|conseill|consol|consult|contact|contrôl|control|convainc|coordonn|coup|couvr|couvert|cri|demand|descend|dessin|detach|devin|dirig|discut|distribu|dit|dis|donn|echang|eclair|ecout|ecart|ecri|eloign|encadr|encourag|enseign|entraîn|entrain|envoy|essay|etein|evacu|evit|examin|excus|expliqu|ferm|fix|form|fourni|gard|ger|guid|guet|immobilis|indiqu|inform|insist|install|interromp|interven|interrog|invit|isol|jet|laiss|lav|lev|li|lis|maintenu|maintien|mesur|mett|mis|mets|mont|montr|negoci|nettoy|not|observ|occup|offert|offr|organis|orient|ouvr|ouvert|pay|parl|partag|pass|pens|pos|pratiqu|prepar|present|prend|prends|pris|prevenu|previen|prevenir|proced|promis|propos|proteg|ramass|ramen|rang|rappel|rassur|rattrap|reagi|recu|recup|redig|reduit|refus|regard|rejoi|releve|relu|remboursé|rembours|rempla|rempli|remis|rencontr|renseign|repar|repart|repet|repondu|repond|reserv|resolu|rest|retir|retourn|reuni|revien|revenu|salu|sauv|securis|separ|serr|servi|signal|soign|soulev|souri|stopp|suggér|sugger|suivi|suis|surveill|teleph|tenu|tendu|tends|tien|toqu|touch|tradui|transm|transport|travaill|trouv|utilis|vend|verifi|verrouill|vers|veill|vid|visit",
  signals: {
    number:
      "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|cents|mille|moitie|demi-heure|dizaine|vingtaine|centaine|une seule|un seul|premiere fois",
    time: "janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ete|l'ete dernier|hiver|printemps|automne|noel|l'an dernier|l'annee derniere|il y a un an|il y a deux|il y a trois|il y a quelques|un jour|un soir|une nuit|un matin|une fois|ce jour-la|ce soir-la|minuit|midi|le matin|le soir|la veille|le lendemain|heure*|minutes|pendant|la semaine derniere|le mois dernier|quand je travaillais|lors de|lors d'|en stage|week-end|hier",
    place:
      "hotel|restaurant|brasserie|bar|cafe|magasin|boutique|hopital|clinique|pharmacie|aeroport|gare|accueil|reception|comptoir|cuisine|entrepot|bureau|ecole|universite|creche|supermarche|urgences|piscine|plage|camping|porte d'embarquement|couloir|galley|cabine|toilettes|salle|terrasse|caisse|maison de retraite|ephad|salle de sport|croisiere|bateau|avion|train|bus|musee|theatre|boulangerie|parfumerie|guichet|office|rayon|quai|metro",
    role: "serveu*|receptionniste|vendeu*|hotesse*|steward|infirmier*|aide-soignant*|maitre-nageu*|animat*|professeur|caissier*|stagiaire|benevole|pompier*|equipier*|responsable de|en tant que|comme serveu*|je travaillais|j'ai travaille|apprenti*|saisonnier*|employe*|barman|guide|cuisinier*|conseiller*|agent*|conduct*",
    people:
      "client*|passager*|dame*|monsieur|homme*|femme*|enfant*|mere|pere|fille|fils|collegue*|responsable|chef*|patron*|directeur|directrice|manager|famille*|medecin|voyageur*|commandant|couple|bebe|touriste*|personne agee|voisin*|patient*|eleve*|vieux|vieille|grand-mere|grand-pere|jeune*|mari|stagiaire|apprenti*|habitant*|resident*|adherent*|invite*|ouvrier*|livreur*|usager*|proprietaire|locataire*|relieur|public",
    duty: "je devais|c'etait a moi|a moi de|il fallait que je|il me fallait|j'etais responsable|responsable de|ma responsabilite|mon role|ma mission|ma tache|mon travail|j'etais charge*|charge de|chargee de|mon objectif|je voulais|j'avais pour|il m'incombait|on m'a demande|on m'avait demande|j'etais seul*|mon erreur|je me devais|m'incombait|je ne pouvais compter que|personne d'autre|c'etait mon|revenait|j'avais la charge|j'etais la seule|j'etais le seul|comptait sur moi|sous ma responsabilite",
    stakes:
      "seul*|sans|mais|parce que|sinon|avant que|avant de|malgre|bien que|unique|complet|impossible|ne pouvait|il n'y avait|urgent*|difficile|danger*|risque|peur|allerg*|presse*|plein*|file|fallait|meme si",
    reason:
      "parce que|parce qu'|pour que|pour qu'|afin de|afin qu'|car|puisque|pour eviter|pour ne pas|comme je savais|au lieu de|plutot que|de facon a|de maniere a|c'est pourquoi|ainsi|pour etre sur*|pour verifier|pour|en raison",
    order:
      "d'abord|tout d'abord|en premier|premierement|puis|ensuite|apres|alors|plus tard|enfin|finalement|avant de|pendant ce temps|tout de suite|immediatement|aussitot|en meme temps|une fois|des que|dans un second temps",
    care: "ecout*|excus*|pardon|desole*|rassur*|calm*|demand*|accompagn*|propos*|offert|verre d'eau|eau|couverture|accroupi*|agenouill*|a voix basse|doucement|poli*|a sa hauteur|dans les yeux|souri*|interrompre|compren*|compris|gentil*|respect*|patien*|consol*|expliqu*|aid*|je lui ai dit|assise a cote|assis a cote|peur|ma faute|merci|franchement",
    ending:
      "finalement|au final|remerci*|merci|resolu|regle*|est revenu*|sont revenus|est reparti*|sont repartis|s'est calm*|avis|felicit*|est arriv*|a accepte|a adopte|soulag*|souri*|s'est excus*|n'a pas|il n'y a plus|plus aucun*|personne|sain*|a baisse|a augmente|a ameliore|depuis|a retrouve|a reussi|nous avons pu|a pu|ont pu|termine|a l'heure|le lendemain|etaient en place|a temps|personne n'a ete|est repartie|est reparti",
    proof:
      "remerci*|merci|avis|felicit*|m'a dit|a dit|m'a ecrit|ecrit|lettre|courriel|mail|est revenu*|pourboire|prime|promu*|embauch*|pour cent|aucun*|plus un seul|pas une|adopt*|m'a demande|plainte|recommand*|serre la main|dans les bras|m'a envoye|un avis|mon nom|plus rien confondu|aujourd'hui encore",
    learned:
      "j'ai appris|j'ai compris|j'en ai tire|depuis|desormais|la prochaine fois|maintenant je|cela m'a appris|ca m'a appris|j'ai retenu|lecon|a partir de ce jour|aujourd'hui encore",
    followUp:
      "prevenu|signal*|inform*|note*|j'ai note|rapport|verifi*|propos*|transm*|avert*|le lendemain|suivi|rappel*|j'ai parle a mon|consign*|fiche|main courante|relis",
    risk: "danger*|risque*|feu|incendie|fumee|toxique|explos*|brul*|bless*|grave|tomb*|choc|menace|urgence|propag*|vie|mourir|lithium|panique|depressuris*|asphyx*|arret cardiaque|proteg*|projet*|loi|illegal|interdit*|securite",
    assess:
      "je regarde|je regarderais|j'observe|j'observerais|verifi*|evalu*|je demande|je demanderais|j'ecoute|s'il|si quelqu'un|d'ou vient|je cherche|constat*|identifi*|analys*|repere*|reperer|qui est|s'il respire|j'essaie de comprendre|je verifie d'abord|teint|sueur|souffle|dos de la main|odeur|regarderais|depuis quand|combien|toucher*|je touche|je frappe",
    priority:
      "priorite|d'abord|avant tout|securite|le plus important|en premier|passe avant|avant meme|proteger|que personne|premiere chose|avant le service|sa vie|la vie",
    part: "mon role|ma mission|a moi de|appartient|decide|decision|je n'attends|ma responsabilite|mon devoir|je dois|revient au|revient a|il me revient",
    rule: "regle*|procedure*|consigne*|protocole|loi|reglement*|interdit*|obligatoire|manuel|instruction*|autoris*|selon|check-list|checklist|norme*",
    inform:
      "previens|prevenir|previendrais|inform*|j'appelle|j'appellerais|appeler|interphone|commandant|cheffe de cabine|chef de cabine|poste de pilotage|cockpit|collegue*|equipage|purser|police|medecin|avert*|alert*|signal*",
    procedure:
      "extincteur*|halon|cagoule|oxygene|masque*|defibrillateur|dae|massage cardiaque|trousse|ceinture*|interphone|disjoncteur*|couper l'|gants|gilet*|issue*|porte|chariot|frein*|verrouill*|eau|serviette*|linge|respir*|accroup*|compression*|position laterale|temoin*|siege|galley|strapontin|annonce|attach*|consigne lumineuse|toilettes|liste|position de securite|cafetiere*|range*|spray|allonge*|col|desserr*|buse|poubelle|fond|serviettes mouillees|linge*|isoler|fermer*|deplac*|eloign*|glace|poignee|cale*|tenir|main courante|bloquer*",
    check:
      "verifi*|m'assure*|m'assurer*|surveill*|jusqu'a|control*|confirm*|toutes les|je reste|rien ne|observ*|tant que|rangee par rangee|temperature|je garde un oeil|ne reprend*|feu vert|reprends le pouls|toutes les cinq|toutes les deux|ne le quitte pas|ne la quitte pas|je ne quitte|je retourne|retournerais|repass*|garder un oeil|verrouiller*|je reverifie|controler*|pouls|jusqu'a l'arrivee|jusqu'a l'atterrissage",
    report:
      "rapport*|compte rendu|compte-rendu|carnet|consign*|note*|je note|documenter|rediger|redige*|remplis|debriefing|transmet*|remets|signal*|journal de bord|formulaire|noter*|note l'heure|l'heure|temoins|transmettr*|rempliri*|fiche|consigner*|releve de",
    after:
      "je demande si|rassur*|je reviens|je retourne|apres|une fois|a l'atterrissage|au sol|les autres passagers|blesses|pleure*|peur|m'excus*|remerci*|apporte*|m'occupe|accompagn*|prends des nouvelles|a l'arrivee|les secours|je reste avec|resterais avec|les voisins|ses proches|sa femme|son mari|s'ils vont bien|prendre des nouvelles",
    origin:
      "le declic|declic|quand j'etais|depuis que|ce jour-la|j'ai compris|j'ai decouvert|j'ai decide|j'ai vu|sur un vol|dans un vol|a ce moment|j'ai su|ma mere|mon pere|ma grand-mere|mon grand-pere|ma soeur|mon frere|la premiere fois|m'a inspire*|m'a donne envie|j'ai grandi|j'ai compris que|j'ai su que|a neuf ans|a dix ans|j'ai vole seul*",
    motive:
      "m'attire|ce qui m'|j'aime|j'adore|me passionne|parce que|je veux|je voudrais|m'interesse|me plait|me motive|envie de|ce que je prefere|je souhaite|je reve|me tient a coeur|j'ai choisi|ce que j'aime|je cherche|j'ai compris que|ce qui me|me donne envie|c'est ce moment|se sente en securite|m'a marque*|m'est reste|me comble",
    job: "securite|reserve*|lever*|horaires|decal*|escale*|premiers secours|evacuation|urgence*|turbulence*|embarquement|passager*|equipage|vol*|nuit*|noel|loin de|base|formation|exercice*|service|briefing|flotte|retard*|decalage|feries|fatigue|decollage|atterrissage|verification*|trousse medicale|astreinte|panique|micro|decouchers|reveils|gilet|moyen-courrier|long-courrier|astreinte*|cabine|horaires decales|de nuit|se lever|week-end*|urgences|a bord",
    research:
      "j'ai rencontre|j'ai parle avec|j'ai echange avec|j'ai lu|j'ai demande a|j'ai visite|portes ouvertes|je me suis renseign*|flotte|lignes|boeing|airbus|a320|a350|787|737|destinations|votre site|m'a raconte|m'ont raconte|transavia|air france|base d'|base de|hubs|votre compagnie|parce que vous|vous desservez|je sais ce qui m'attend|votre flotte|vos lignes",
    training:
      "formation|diplome|certificat|cca|brevet|j'ai passe|obtenu|reussi|premiers secours|psc1|anglais|espagnol|allemand|langue*|toeic|examen|etudi*|stage|cours|appris|niveau|b1|b2|c1|benevol*|sauvet*|pompier*|licence|bts|master|organise|encadr*|aide a|css|snsm|croix-rouge|j'apprends|garde par mois|brevet*|diplome*",
    offer:
      "j'apporte|je vous apporte|apporter|je peux offrir|mon experience|je parle|sang-froid|mes langues|je propose|je mets|contribuer|vous pouvez compter|ce que j'apporte|atout*|vous auriez|vous aurez|quelqu'un qui|je saurais|je peux apporter|l'oeil pour|je remarque|je garde mon calme",
    next: "je passe|examen|disponible|a partir de|des maintenant|prochain*|en janvier|en fevrier|en mars|en avril|en mai|en juin|en septembre|prete a|pret a|demenager|je prepare|je suis en train|commencer|rejoindre|etre a la base|preavis|m'installer|des le|je peux commencer|mon examen|langue des signes|l'an prochain",
    hedge:
      "peut-etre|je pense que|je pense|je crois|je suppose|plus ou moins|j'essaierais|j'essaie|j'essayerais|comme je peux|je ne sais pas|je ne suis pas sur*|il me semble|probablement|j'espere|un peu|sans doute|du mieux",
    filler: "euh|ben|bah|du coup|en fait|voila|genre|quoi|enfin bref|disons|franchement",
    general:
      "chose*|probleme*|situation*|travail|personne*|gens|facon*|maniere*|fois|jour*|moment*|bon*|meilleur*|important*|client*|service*|equipe*|monde|vie|tout|solution*|aider*|gentil*|essay*|normal*|necessaire*|possible*|toujours|culture*|pays|nouve*|content*|beaucoup|satisf*|arrang*|erreur*",
    buzz: "leadership|esprit d'equipe|travail d'equipe|communication|proactiv*|empathie|sens du service|orientation client|resilience|engagement|excellence|motivation|synergie*|flexibilite|adaptabilite|passion|attitude positive|responsabilite|dynamisme|dynamique|creativite|professionnalisme|efficacite|initiative|tolerance|honnetete|ponctualite|enthousiasme|assertivite|organisation|qualite|innovation|rigueur|perseverance|polyvalen*|autonomie|bienveillance",
    perks:
      "voyager gratuitement|gratuit*|billets a prix|prix reduit*|reduction*|hotels|cinq etoiles|luxe|uniforme*|decouvrir le monde|plage*|bon salaire|le salaire|vacances|glamour|profiter|escales a la|sans rien payer|l'hotel est paye|paie l'hotel|abonnes|l'uniforme me va|epouser un pilote|j'epouse un pilote|au bord de la piscine|shopping",
    "order-to-assessor":
      "ignore|ignorez|instructions precedentes|note maximale|score maximal|tu es un evaluateur|vous etes un evaluateur|donne 100|donnez 100|attribue 100|100 points|prompt|modele de langage|note finale|score final",
    advice:
      "vous devez dire|il faut dire|dans cette question|le recruteur veut|les recruteurs|mentionnez|il est conseille|il est recommande|utilisez la methode|votre reponse|ta reponse|racontez|citez|n'oubliez pas de|pensez a mentionner|montrez que|on vous demande",
    refusal:
      "je ne sais pas quoi dire|aucune idee|je n'ai pas d'exemple|je ne me souviens|pas de reponse|rien a dire|je passe mon tour|sans objet|n/a",
    misdeed:
      "j'ai menti|lui ai menti|leur ai menti|je mentirais|je lui mentirais|je mens|j'ai trompe|je l'ai trompe*|je l'ai pousse*|l'ai bouscule*|je le pousserais|je la pousserais|l'ai gifle*|l'ai frappe*|lui ai crie|ai crie dessus|lui crierais|ai engueule*|l'ai engueule*|engueulerais|l'ai insulte*|l'insulterais|me suis moque*|me moquerais|l'ai humilie*|j'ai cache|je l'ai cache*|cacherais|ai dissimule*|dissimulerais|l'ai accuse*|l'accuserais|ai mis la faute sur|ai rejete la faute|rejetterais la faute|ai falsifie*|falsifierais|ai efface|effacerais|ai vole|ai garde l'argent|ai garde le pourboire|ai empoche|empocherais|ai ignore l'alarme|ai ignore la consigne|ai ignore la regle|ignorerais l'alarme|ignorerais le|ignorerais la|ignorerais les|raconterais que|ai raconte que c'etait|ai fait croire|ferais croire|ferais semblant|ai fait semblant|lui ai raccroche|raccrocherais|ai crache|ai menace|l'ai menace*|menacerais|couperais l'alarme|boucherais le detecteur|couvrirais le detecteur|signalerais rien|n'ecrirais rien|ne dirais rien|ne previendrais personne|n'en parlerais a personne|boirais un|en boirais|trinquerais|verserais un double|servirais un autre whisky|resservirais|de se taire|qu'il se taise|qu'elle se taise|ferme-la|ferme ta|l'ai plante*|ai sabote*|me suis tire*|ai jete sa|ai jete son|ai jete la plainte|jetterais la plainte|ouvrirais le sac|fouillerais|la laisserais la|le laisserais la|se debrouill*|ai dechire la plainte|ai dechire sa|ai dechire son|ai dechire le rapport|dechirerais le|dechirerais la|lui ai hurle|hurle dessus|hurlerais dessus|j'ai jure que|j'ai efface|j'ai supprime la video|j'ai garde l'argent|j'ai empoche|mis dans ma poche|j'ai jete le ticket|j'ai jete le recu|je n'ai rien vu|dirai que je n'ai rien|dirais que je n'ai rien|comme si de rien|je ne ferais rien|je ne fais rien|je le laisse debout|je la laisse debout|je le laisserais debout|j'ai nie|j'ai tout nie|j'ai fait semblant|je fais semblant|je ferais semblant|je l'ai enferme*|je l'ai attrape par|je l'ai pousse|taisez-vous|la ferme|je l'ai vire|je l'ai mis dehors|j'ai triche|j'ai vole|j'ai deregle son reveil|sous un faux nom|un faux nom|j'ai raconte aux autres qu'elle|j'ai raconte aux autres qu'il|j'ai raconte qu'elle buvait|j'ai fait courir|une rumeur|j'ai continue a dormir|je me suis rendormi*|j'ai coupe l'alarme|j'ai debranche l'alarme|j'ai signe sans|signe la feuille sans|sans verifier|sans mesurer|j'ai tout coche|coche toutes les cases|par terre et je l'ai servi*|j'ai ajoute sur la note|j'ai ajoute a l'addition|qu'ils n'avaient pas command*|m'a donne cinquante|j'ai accepte l'argent|contre de l'argent|contre un billet|je l'ai filme*|j'ai poste la video|je l'ai imite*|j'ai dit que c'etait en panne|en panne pour qu'il|j'ai lu ses messages|j'ai garde le telephone|j'ai fait entrer mes amis|parce qu'il etait etranger|par le col|par les cheveux|je lui prendrais son telephone|je lui prends son telephone|au commandant je ne dis rien|je ne dis rien au commandant|je ne previens pas|je le pousse sur|je coupe le son|je laisse bruler|je le laisse par terre",
    unsafe:
      "crache*|j'ai menti|mentir|menti|mentirais|gifl*|j'ai cache|dissimul*|falsifi*|j'ai vole|garde l'argent|je ne dirais rien|je ne dirai rien|ne previendrais pas|n'appellerais pas|sans rien dire|personne n'a rien su|personne ne le saurait|personne ne saura|garde le silence|modifie le ticket|continuerais a servir|je n'irais pas m'attacher|je ferais semblant|ferme les yeux|fermerais les yeux|je l'ignore*|ignorerais|pot-de-vin|je me suis veng*|veng*|menac*|hurl*|insult*|pas mon probleme|tant pis|n'avait qu'a|ne sert a rien|pas dans le rapport|n'ecrirais pas|je m'en fiche|je m'en fous|laisse accuser|quand elle l'a accusee|c'etait la stagiaire|ivre au travail|trich*|l'ai frapp*|je l'ai gifl*|ca m'est egal|m'en moque|ca ne me regarde pas|pas mes affaires|s'il tombe|si elle tombe|je regarde mon telephone|si on me demande|si on me pose|personne ne l'a su|personne n'a su|personne n'a rien vu|ni vu ni connu|je n'ai rien dit|aucune envie de|je n'avais pas envie|je continue avec le chariot|je continue le service|je continue a servir|pour qu'il ne s'inquiete|se declenche pour rien",
    contempt:
      "idiot*|imbecile*|stupide*|incapable*|connard*|conne|abruti*|debile*|cretin*|bien fait|il l'a bien merite|elle l'a bien merite|merite que|hysterique|vieille peau|ces gens-la|c'est sa faute|c'etait sa faute|de sa faute|pas ma faute|n'importe qui sait|elle en fait trop|en fait toujours trop|je deteste|clochard*|bouffon*|tant pis pour|bien fait pour|je ne supporte pas",
  },
  topics: {
    served:
      "client*|passager*|dame|monsieur|voyageur*|patient*|famille*|couvert*|touriste*|homme|femme",
    colleague: "collegue*|responsable|chef*|patron*|equipe|manager|stagiaire",
    conflict: "disput*|conflit|desaccord|tension*|en colere|opinion|reproch*|fach*|parl*|dispute",
    anger:
      "en colere|fach*|furieu*|cri*|enerv*|plain*|reclam*|mecontent*|agress*|agac*|pleur*|hurl*|haussait le ton|exasper*|tapait|rale*",
    mistake:
      "erreur*|trompe*|oubli*|faute|confond*|rate*|renvers*|casse*|maladress*|meme emplacement|interverti*|confondu*|l'erreur|ma faute|oublie",
    pressure:
      "pression|stress|plein*|file|en meme temps|minutes|deborde*|temps|seul*|manqu*|vite|urgent*|panne",
    culture: "langue|anglais|etranger*|tradui*|gestes|culture*|pays|dessin*|comprend*|compren*",
    safety: "secur*|danger*|risque*|tomb*|accident*|urgence|proteg*",
    medical:
      "medecin|respir*|douleur|malaise|inconscient*|sang|pouls|oxygene|allerg*|evanoui*|massage|malade|15|samu|brul*|crise|pompier*",
    emergency: "urgence|samu|pompier*|incendie|feu|evacu*|accident*|secours|15",
    fire: "feu|fumee|incendie|brul*|flamme*|extincteur|halon|four",
    rule: "regle*|interdi*|reglement*|procedure|autoris*|loi|obligatoire|consigne*",
    alcohol: "alcool*|ivre|bu|boi*|whisky|biere|verre*|vin|saoul*",
    extra:
      "plus que|de ma propre|ce n'etait pas mon|je suis reste*|surprise|attention|personnellement|offert",
    feedback: "critique*|remarque*|m'a dit|conseil*|evaluation|retour|corrig*|amelior*",
    evacuation: "evacu*|issue*|toboggan*|porte*|sortie*",
    child: "enfant*|bebe|fils|fille|petit*|mineur*|gamin*",
    fear: "peur|effray*|panique|angoiss*|trembl*|pleur*",
    turbulence: "turbulence*|ceinture*|secousse*|chariot|siege|attach*|cafetiere*",
    device: "telephone|portable|batterie|lithium|chargeur|fumee|ordinateur|mode avion",
    smoking: "fum*|cigarette|toilettes|detecteur|poubelle|megot",
    seat: "siege*|ceinture*|issue|rangee*",
    security: "valise|sac|suspect*|police|menace*|surete|bagage*",
    crewJob: "equipage*|hotesse*|steward*|vol*|avion|cabine|passager*|compagnie|cca|pnc",
    ourAirline: "compagnie|flotte|lignes|vous|votre|vos|base|air france|transavia|corsair",
    self: "je suis|j'ai|ans|travaill*|viv*|etudi*|grandi",
  },
};
