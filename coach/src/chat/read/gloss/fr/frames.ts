/** Turns of phrase that are alike but for one word: who somebody is, how much of what, verbs after "de", "pas" and "comment", "in" a place. */
export const FRAMES = `
how many aircraft | combien d'avions
how many hours | combien d'heures
how many stages | combien d'étapes
how many cabin crew | combien d'hôtesses
how many employees | combien d'employés
how many years | combien {d'années,d'ans}
how many children | combien d'enfants
how many layovers | combien d'escales
how many interviews | combien d'entretiens
how much alcohol | combien d'alcool
how much money | combien d'argent
how much water | combien d'eau
how many oxygen | combien d'oxygène
how many airports | combien d'aéroports
how much help | combien d'aide
how many english | combien d'anglais
how many studies | combien d'études
how many examples | combien d'exemples
how many stories | combien d'histoires
how many ideas | combien d'idées
how many waiting | combien d'attente
how many mistakes | combien d'erreurs
how many exits | combien d'issues
how many crew | combien d'équipage
how many hotel | combien d'hôtel
how much experience | combien d'expérience
how many of them | combien d'entre eux
how many in advance | combien d'avance
how many example | combien d'exemple
how many uniform | combien d'uniforme
how many other | combien {d'autres,d'autre}
how many friends | combien d'amis
how many accent | combien d'accent
how many fire extinguishers | combien d'extincteurs
how many info | combien d'infos
how many foreigners | combien d'étrangers
how many room | combien d'espace
no aircraft | pas d'avions
no hours | pas d'heures
no stages | pas d'étapes
no cabin crew | pas d'hôtesses
no employees | pas d'employés
no years | pas {d'années,d'ans}
no children | pas d'enfants
no layovers | pas d'escales
no interviews | pas d'entretiens
no alcohol | pas d'alcool
no money | pas d'argent
no water | pas d'eau
no oxygen | pas d'oxygène
no airports | pas d'aéroports
no help | pas d'aide
no english | pas d'anglais
no studies | pas d'études
no examples | pas d'exemples
no stories | pas d'histoires
no ideas | pas d'idées
no waiting | pas d'attente
no mistakes | pas d'erreurs
no exits | pas d'issues
no crew | pas d'équipage
no hotel | pas d'hôtel
no experience | pas d'expérience
no of them | pas d'entre eux
no in advance | pas d'avance
no example | pas d'exemple
no uniform | pas d'uniforme
no other | pas {d'autres,d'autre}
no friends | pas d'amis
no accent | pas d'accent
no fire extinguishers | pas d'extincteurs
no info | pas d'infos
no foreigners | pas d'étrangers
no room | pas d'espace
more aircraft | plus d'avions
more hours | plus d'heures
more stages | plus d'étapes
more cabin crew | plus d'hôtesses
more employees | plus d'employés
more years | plus {d'années,d'ans}
more children | plus d'enfants
more layovers | plus d'escales
more interviews | plus d'entretiens
more alcohol | plus d'alcool
more money | plus d'argent
more water | plus d'eau
more oxygen | plus d'oxygène
more airports | plus d'aéroports
more help | plus d'aide
more english | plus d'anglais
more studies | plus d'études
more examples | plus d'exemples
more stories | plus d'histoires
more ideas | plus d'idées
more waiting | plus d'attente
more mistakes | plus d'erreurs
more exits | plus d'issues
more crew | plus d'équipage
more hotel | plus d'hôtel
more experience | plus d'expérience
more of them | plus d'entre eux
more in advance | plus d'avance
more example | plus d'exemple
more uniform | plus d'uniforme
more other | plus {d'autres,d'autre}
more friends | plus d'amis
more accent | plus d'accent
more fire extinguishers | plus d'extincteurs
more info | plus d'infos
more foreigners | plus d'étrangers
more room | plus d'espace
many aircraft | beaucoup d'avions
many hours | beaucoup d'heures
many stages | beaucoup d'étapes
many cabin crew | beaucoup d'hôtesses
many employees | beaucoup d'employés
many years | beaucoup {d'années,d'ans}
many children | beaucoup d'enfants
many layovers | beaucoup d'escales
many interviews | beaucoup d'entretiens
many alcohol | beaucoup d'alcool
many money | beaucoup d'argent
many water | beaucoup d'eau
many oxygen | beaucoup d'oxygène
many airports | beaucoup d'aéroports
many help | beaucoup d'aide
many english | beaucoup d'anglais
many studies | beaucoup d'études
many examples | beaucoup d'exemples
many stories | beaucoup d'histoires
many ideas | beaucoup d'idées
many waiting | beaucoup d'attente
many mistakes | beaucoup d'erreurs
many exits | beaucoup d'issues
many crew | beaucoup d'équipage
many hotel | beaucoup d'hôtel
many experience | beaucoup d'expérience
many of them | beaucoup d'entre eux
many in advance | beaucoup d'avance
many example | beaucoup d'exemple
many uniform | beaucoup d'uniforme
many other | beaucoup {d'autres,d'autre}
many friends | beaucoup d'amis
many accent | beaucoup d'accent
many fire extinguishers | beaucoup d'extincteurs
many info | beaucoup d'infos
many foreigners | beaucoup d'étrangers
many room | beaucoup d'espace
too many aircraft | trop d'avions
too many hours | trop d'heures
too many stages | trop d'étapes
too many cabin crew | trop d'hôtesses
too many employees | trop d'employés
too many years | trop {d'années,d'ans}
too many children | trop d'enfants
too many layovers | trop d'escales
too many interviews | trop d'entretiens
too many alcohol | trop d'alcool
too many money | trop d'argent
too many water | trop d'eau
too many oxygen | trop d'oxygène
too many airports | trop d'aéroports
too many help | trop d'aide
too many english | trop d'anglais
too many studies | trop d'études
too many examples | trop d'exemples
too many stories | trop d'histoires
too many ideas | trop d'idées
too many waiting | trop d'attente
too many mistakes | trop d'erreurs
too many exits | trop d'issues
too many crew | trop d'équipage
too many hotel | trop d'hôtel
too many experience | trop d'expérience
too many of them | trop d'entre eux
too many in advance | trop d'avance
too many example | trop d'exemple
too many uniform | trop d'uniforme
too many other | trop {d'autres,d'autre}
too many friends | trop d'amis
too many accent | trop d'accent
too many fire extinguishers | trop d'extincteurs
too many info | trop d'infos
too many foreigners | trop d'étrangers
too many room | trop d'espace
enough aircraft | assez d'avions
enough hours | assez d'heures
enough stages | assez d'étapes
enough cabin crew | assez d'hôtesses
enough employees | assez d'employés
enough years | assez {d'années,d'ans}
enough children | assez d'enfants
enough layovers | assez d'escales
enough interviews | assez d'entretiens
enough alcohol | assez d'alcool
enough money | assez d'argent
enough water | assez d'eau
enough oxygen | assez d'oxygène
enough airports | assez d'aéroports
enough help | assez d'aide
enough english | assez d'anglais
enough studies | assez d'études
enough examples | assez d'exemples
enough stories | assez d'histoires
enough ideas | assez d'idées
enough waiting | assez d'attente
enough mistakes | assez d'erreurs
enough exits | assez d'issues
enough crew | assez d'équipage
enough hotel | assez d'hôtel
enough experience | assez d'expérience
enough of them | assez d'entre eux
enough in advance | assez d'avance
enough example | assez d'exemple
enough uniform | assez d'uniforme
enough other | assez {d'autres,d'autre}
enough friends | assez d'amis
enough accent | assez d'accent
enough fire extinguishers | assez d'extincteurs
enough info | assez d'infos
enough foreigners | assez d'étrangers
enough room | assez d'espace
need aircraft | besoin d'avions
need hours | besoin d'heures
need stages | besoin d'étapes
need cabin crew | besoin d'hôtesses
need employees | besoin d'employés
need years | besoin {d'années,d'ans}
need children | besoin d'enfants
need layovers | besoin d'escales
need interviews | besoin d'entretiens
need alcohol | besoin d'alcool
need money | besoin d'argent
need water | besoin d'eau
need oxygen | besoin d'oxygène
need airports | besoin d'aéroports
need help | besoin d'aide
need english | besoin d'anglais
need studies | besoin d'études
need examples | besoin d'exemples
need stories | besoin d'histoires
need ideas | besoin d'idées
need waiting | besoin d'attente
need mistakes | besoin d'erreurs
need exits | besoin d'issues
need crew | besoin d'équipage
need hotel | besoin d'hôtel
need experience | besoin d'expérience
need of them | besoin d'entre eux
need in advance | besoin d'avance
need example | besoin d'exemple
need uniform | besoin d'uniforme
need other | besoin {d'autres,d'autre}
need friends | besoin d'amis
need accent | besoin d'accent
need fire extinguishers | besoin d'extincteurs
need info | besoin d'infos
need foreigners | besoin d'étrangers
need room | besoin d'espace
few aircraft | peu d'avions
few hours | peu d'heures
few stages | peu d'étapes
few cabin crew | peu d'hôtesses
few employees | peu d'employés
few years | peu {d'années,d'ans}
few children | peu d'enfants
few layovers | peu d'escales
few interviews | peu d'entretiens
few alcohol | peu d'alcool
few money | peu d'argent
few water | peu d'eau
few oxygen | peu d'oxygène
few airports | peu d'aéroports
few help | peu d'aide
few english | peu d'anglais
few studies | peu d'études
few examples | peu d'exemples
few stories | peu d'histoires
few ideas | peu d'idées
few waiting | peu d'attente
few mistakes | peu d'erreurs
few exits | peu d'issues
few crew | peu d'équipage
few hotel | peu d'hôtel
few experience | peu d'expérience
few of them | peu d'entre eux
few in advance | peu d'avance
few example | peu d'exemple
few uniform | peu d'uniforme
few other | peu {d'autres,d'autre}
few friends | peu d'amis
few accent | peu d'accent
few fire extinguishers | peu d'extincteurs
few info | peu d'infos
few foreigners | peu d'étrangers
few room | peu d'espace
less aircraft | moins d'avions
less hours | moins d'heures
less stages | moins d'étapes
less cabin crew | moins d'hôtesses
less employees | moins d'employés
less years | moins {d'années,d'ans}
less children | moins d'enfants
less layovers | moins d'escales
less interviews | moins d'entretiens
less alcohol | moins d'alcool
less money | moins d'argent
less water | moins d'eau
less oxygen | moins d'oxygène
less airports | moins d'aéroports
less help | moins d'aide
less english | moins d'anglais
less studies | moins d'études
less examples | moins d'exemples
less stories | moins d'histoires
less ideas | moins d'idées
less waiting | moins d'attente
less mistakes | moins d'erreurs
less exits | moins d'issues
less crew | moins d'équipage
less hotel | moins d'hôtel
less experience | moins d'expérience
less of them | moins d'entre eux
less in advance | moins d'avance
less example | moins d'exemple
less uniform | moins d'uniforme
less other | moins {d'autres,d'autre}
less friends | moins d'amis
less accent | moins d'accent
less fire extinguishers | moins d'extincteurs
less info | moins d'infos
less foreigners | moins d'étrangers
less room | moins d'espace
there is no aircraft | {il y a pas,y a pas,il n'y a pas} d'avions
there is no hours | {il y a pas,y a pas,il n'y a pas} d'heures
there is no stages | {il y a pas,y a pas,il n'y a pas} d'étapes
there is no cabin crew | {il y a pas,y a pas,il n'y a pas} d'hôtesses
there is no employees | {il y a pas,y a pas,il n'y a pas} d'employés
there is no years | {il y a pas,y a pas,il n'y a pas} {d'années,d'ans}
there is no children | {il y a pas,y a pas,il n'y a pas} d'enfants
there is no layovers | {il y a pas,y a pas,il n'y a pas} d'escales
there is no interviews | {il y a pas,y a pas,il n'y a pas} d'entretiens
there is no alcohol | {il y a pas,y a pas,il n'y a pas} d'alcool
there is no money | {il y a pas,y a pas,il n'y a pas} d'argent
there is no water | {il y a pas,y a pas,il n'y a pas} d'eau
there is no oxygen | {il y a pas,y a pas,il n'y a pas} d'oxygène
there is no airports | {il y a pas,y a pas,il n'y a pas} d'aéroports
there is no help | {il y a pas,y a pas,il n'y a pas} d'aide
there is no english | {il y a pas,y a pas,il n'y a pas} d'anglais
there is no studies | {il y a pas,y a pas,il n'y a pas} d'études
there is no examples | {il y a pas,y a pas,il n'y a pas} d'exemples
there is no stories | {il y a pas,y a pas,il n'y a pas} d'histoires
there is no ideas | {il y a pas,y a pas,il n'y a pas} d'idées
there is no waiting | {il y a pas,y a pas,il n'y a pas} d'attente
there is no mistakes | {il y a pas,y a pas,il n'y a pas} d'erreurs
there is no exits | {il y a pas,y a pas,il n'y a pas} d'issues
there is no crew | {il y a pas,y a pas,il n'y a pas} d'équipage
there is no hotel | {il y a pas,y a pas,il n'y a pas} d'hôtel
there is no experience | {il y a pas,y a pas,il n'y a pas} d'expérience
there is no of them | {il y a pas d'entre,y a pas d'entre,il n'y a pas d'entre} eux
there is no in advance | {il y a pas,y a pas,il n'y a pas} d'avance
there is no example | {il y a pas,y a pas,il n'y a pas} d'exemple
there is no uniform | {il y a pas,y a pas,il n'y a pas} d'uniforme
there is no other | {il y a pas,y a pas,il n'y a pas} {d'autres,d'autre}
there is no friends | {il y a pas,y a pas,il n'y a pas} d'amis
there is no accent | {il y a pas,y a pas,il n'y a pas} d'accent
there is no fire extinguishers | {il y a pas,y a pas,il n'y a pas} d'extincteurs
there is no info | {il y a pas,y a pas,il n'y a pas} d'infos
there is no foreigners | {il y a pas,y a pas,il n'y a pas} d'étrangers
there is no room | {il y a pas,y a pas,il n'y a pas} d'espace
i have no aircraft | {j'ai pas,je n'ai pas} d'avions
i have no hours | {j'ai pas,je n'ai pas} d'heures
i have no stages | {j'ai pas,je n'ai pas} d'étapes
i have no cabin crew | {j'ai pas,je n'ai pas} d'hôtesses
i have no employees | {j'ai pas,je n'ai pas} d'employés
i have no years | {j'ai pas,je n'ai pas} {d'années,d'ans}
i have no children | {j'ai pas,je n'ai pas} d'enfants
i have no layovers | {j'ai pas,je n'ai pas} d'escales
i have no interviews | {j'ai pas,je n'ai pas} d'entretiens
i have no alcohol | {j'ai pas,je n'ai pas} d'alcool
i have no money | {j'ai pas,je n'ai pas} d'argent
i have no water | {j'ai pas,je n'ai pas} d'eau
i have no oxygen | {j'ai pas,je n'ai pas} d'oxygène
i have no airports | {j'ai pas,je n'ai pas} d'aéroports
i have no help | {j'ai pas,je n'ai pas} d'aide
i have no english | {j'ai pas,je n'ai pas} d'anglais
i have no studies | {j'ai pas,je n'ai pas} d'études
i have no examples | {j'ai pas,je n'ai pas} d'exemples
i have no stories | {j'ai pas,je n'ai pas} d'histoires
i have no ideas | {j'ai pas,je n'ai pas} d'idées
i have no waiting | {j'ai pas,je n'ai pas} d'attente
i have no mistakes | {j'ai pas,je n'ai pas} d'erreurs
i have no exits | {j'ai pas,je n'ai pas} d'issues
i have no crew | {j'ai pas,je n'ai pas} d'équipage
i have no hotel | {j'ai pas,je n'ai pas} d'hôtel
i have no experience | {j'ai pas,je n'ai pas} d'expérience
i have no of them | {j'ai pas d'entre,je n'ai pas d'entre} eux
i have no in advance | {j'ai pas,je n'ai pas} d'avance
i have no example | {j'ai pas,je n'ai pas} d'exemple
i have no uniform | {j'ai pas,je n'ai pas} d'uniforme
i have no other | {j'ai pas,je n'ai pas} {d'autres,d'autre}
i have no friends | {j'ai pas,je n'ai pas} d'amis
i have no accent | {j'ai pas,je n'ai pas} d'accent
i have no fire extinguishers | {j'ai pas,je n'ai pas} d'extincteurs
i have no info | {j'ai pas,je n'ai pas} d'infos
i have no foreigners | {j'ai pas,je n'ai pas} d'étrangers
i have no room | {j'ai pas,je n'ai pas} d'espace
afraid of aircraft | peur d'avions
afraid of hours | peur d'heures
afraid of stages | peur d'étapes
afraid of cabin crew | peur d'hôtesses
afraid of employees | peur d'employés
afraid of years | peur {d'années,d'ans}
afraid of children | peur d'enfants
afraid of layovers | peur d'escales
afraid of interviews | peur d'entretiens
afraid of alcohol | peur d'alcool
afraid of money | peur d'argent
afraid of water | peur d'eau
afraid of oxygen | peur d'oxygène
afraid of airports | peur d'aéroports
afraid of help | peur d'aide
afraid of english | peur d'anglais
afraid of studies | peur d'études
afraid of examples | peur d'exemples
afraid of stories | peur d'histoires
afraid of ideas | peur d'idées
afraid of waiting | peur d'attente
afraid of mistakes | peur d'erreurs
afraid of exits | peur d'issues
afraid of crew | peur d'équipage
afraid of hotel | peur d'hôtel
afraid of experience | peur d'expérience
afraid of of them | peur d'entre eux
afraid of in advance | peur d'avance
afraid of example | peur d'exemple
afraid of uniform | peur d'uniforme
afraid of other | peur {d'autres,d'autre}
afraid of friends | peur d'amis
afraid of accent | peur d'accent
afraid of fire extinguishers | peur d'extincteurs
afraid of info | peur d'infos
afraid of foreigners | peur d'étrangers
afraid of room | peur d'espace
lack of aircraft | manque d'avions
lack of hours | manque d'heures
lack of stages | manque d'étapes
lack of cabin crew | manque d'hôtesses
lack of employees | manque d'employés
lack of years | manque {d'années,d'ans}
lack of children | manque d'enfants
lack of layovers | manque d'escales
lack of interviews | manque d'entretiens
lack of alcohol | manque d'alcool
lack of money | manque d'argent
lack of water | manque d'eau
lack of oxygen | manque d'oxygène
lack of airports | manque d'aéroports
lack of help | manque d'aide
lack of english | manque d'anglais
lack of studies | manque d'études
lack of examples | manque d'exemples
lack of stories | manque d'histoires
lack of ideas | manque d'idées
lack of waiting | manque d'attente
lack of mistakes | manque d'erreurs
lack of exits | manque d'issues
lack of crew | manque d'équipage
lack of hotel | manque d'hôtel
lack of experience | manque d'expérience
lack of of them | manque d'entre eux
lack of in advance | manque d'avance
lack of example | manque d'exemple
lack of uniform | manque d'uniforme
lack of other | manque {d'autres,d'autre}
lack of friends | manque d'amis
lack of accent | manque d'accent
lack of fire extinguishers | manque d'extincteurs
lack of info | manque d'infos
lack of foreigners | manque d'étrangers
lack of room | manque d'espace
elderly passenger | {passager,passagère} {âgé,âgée,âgés,âgées}
disabled passenger | {passager,passagère} {handicapé,handicapée}
sick passenger | {passager,passagère} malade
unconscious passenger | {passager,passagère} {inconscient,inconsciente}
pregnant passenger | {passager,passagère} enceinte
diabetic passenger | {passager,passagère} diabétique
nervous passenger | {passager,passagère} {anxieux,anxieuse,stressé}
panicking passenger | {passager,passagère} {paniqué,paniquée}
autistic passenger | {passager,passagère} autiste
blind passenger | {passager,passagère} aveugle
deaf passenger | {passager,passagère} {sourd,sourde}
rude passenger | {passager,passagère} {impoli,impolie,malpoli,désagréable}
unhappy passenger | {passager,passagère} {mécontent,mécontente,insatisfait}
angry passenger | {passager,passagère} {énervé,énervée,furieux,furieuse} | {passager en,passagère en} colère
difficult passenger | {passager,passagère} {difficile,difficiles,pénible}
aggressive passenger | {passager,passagère} {agressif,agressive,agressifs}
drunk passenger | {passager,passagère} {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding passenger | {passager,passagère} {exigeant,exigeante}
injured passenger | {passager,passagère} {blessé,blessée}
alone passenger | {passager,passagère} seul
foreign passenger | {passager,passagère} étranger
reluctant passenger | {passager,passagère} réticent
violent passenger | {passager,passagère} violent
crying passenger | {passager qui,passagère qui} pleure
allergic passenger | {passager,passagère} allergique
overweight passenger | {passager en,passagère en} surpoids
passenger with reduced mobility | {passager à mobilité,passagère à mobilité} réduite
elderly passengers | passagers {âgé,âgée,âgés,âgées}
disabled passengers | passagers {handicapé,handicapée}
sick passengers | passagers malade
unconscious passengers | passagers {inconscient,inconsciente}
pregnant passengers | passagers enceinte
diabetic passengers | passagers diabétique
nervous passengers | passagers {anxieux,anxieuse,stressé}
panicking passengers | passagers {paniqué,paniquée}
autistic passengers | passagers autiste
blind passengers | passagers aveugle
deaf passengers | passagers {sourd,sourde}
rude passengers | passagers {impoli,impolie,malpoli,désagréable}
unhappy passengers | passagers {mécontent,mécontente,insatisfait}
angry passengers | passagers {énervé,énervée,furieux,furieuse} | passagers en colère
difficult passengers | passagers {difficile,difficiles,pénible}
aggressive passengers | passagers {agressif,agressive,agressifs}
drunk passengers | passagers {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding passengers | passagers {exigeant,exigeante}
injured passengers | passagers {blessé,blessée}
alone passengers | passagers seul
foreign passengers | passagers étranger
reluctant passengers | passagers réticent
violent passengers | passagers violent
crying passengers | passagers qui pleure
allergic passengers | passagers allergique
overweight passengers | passagers en surpoids
passengers with reduced mobility | passagers à mobilité réduite
elderly customer | {client,cliente} {âgé,âgée,âgés,âgées}
disabled customer | {client,cliente} {handicapé,handicapée}
sick customer | {client,cliente} malade
unconscious customer | {client,cliente} {inconscient,inconsciente}
pregnant customer | {client,cliente} enceinte
diabetic customer | {client,cliente} diabétique
nervous customer | {client,cliente} {anxieux,anxieuse,stressé}
panicking customer | {client,cliente} {paniqué,paniquée}
autistic customer | {client,cliente} autiste
blind customer | {client,cliente} aveugle
deaf customer | {client,cliente} {sourd,sourde}
rude customer | {client,cliente} {impoli,impolie,malpoli,désagréable}
unhappy customer | {client,cliente} {mécontent,mécontente,insatisfait}
angry customer | {client,cliente} {énervé,énervée,furieux,furieuse} | {client en,cliente en} colère
difficult customer | {client,cliente} {difficile,difficiles,pénible}
aggressive customer | {client,cliente} {agressif,agressive,agressifs}
drunk customer | {client,cliente} {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding customer | {client,cliente} {exigeant,exigeante}
injured customer | {client,cliente} {blessé,blessée}
alone customer | {client,cliente} seul
foreign customer | {client,cliente} étranger
reluctant customer | {client,cliente} réticent
violent customer | {client,cliente} violent
crying customer | {client qui,cliente qui} pleure
allergic customer | {client,cliente} allergique
overweight customer | {client en,cliente en} surpoids
customer with reduced mobility | {client à mobilité,cliente à mobilité} réduite
elderly customers | clients {âgé,âgée,âgés,âgées}
disabled customers | clients {handicapé,handicapée}
sick customers | clients malade
unconscious customers | clients {inconscient,inconsciente}
pregnant customers | clients enceinte
diabetic customers | clients diabétique
nervous customers | clients {anxieux,anxieuse,stressé}
panicking customers | clients {paniqué,paniquée}
autistic customers | clients autiste
blind customers | clients aveugle
deaf customers | clients {sourd,sourde}
rude customers | clients {impoli,impolie,malpoli,désagréable}
unhappy customers | clients {mécontent,mécontente,insatisfait}
angry customers | clients {énervé,énervée,furieux,furieuse} | clients en colère
difficult customers | clients {difficile,difficiles,pénible}
aggressive customers | clients {agressif,agressive,agressifs}
drunk customers | clients {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding customers | clients {exigeant,exigeante}
injured customers | clients {blessé,blessée}
alone customers | clients seul
foreign customers | clients étranger
reluctant customers | clients réticent
violent customers | clients violent
crying customers | clients qui pleure
allergic customers | clients allergique
overweight customers | clients en surpoids
customers with reduced mobility | clients à mobilité réduite
elderly man | {homme,monsieur} {âgé,âgée,âgés,âgées}
disabled man | {homme,monsieur} {handicapé,handicapée}
sick man | {homme,monsieur} malade
unconscious man | {homme,monsieur} {inconscient,inconsciente}
pregnant man | {homme,monsieur} enceinte
diabetic man | {homme,monsieur} diabétique
nervous man | {homme,monsieur} {anxieux,anxieuse,stressé}
panicking man | {homme,monsieur} {paniqué,paniquée}
autistic man | {homme,monsieur} autiste
blind man | {homme,monsieur} aveugle
deaf man | {homme,monsieur} {sourd,sourde}
rude man | {homme,monsieur} {impoli,impolie,malpoli,désagréable}
unhappy man | {homme,monsieur} {mécontent,mécontente,insatisfait}
angry man | {homme,monsieur} {énervé,énervée,furieux,furieuse} | {homme en,monsieur en} colère
difficult man | {homme,monsieur} {difficile,difficiles,pénible}
aggressive man | {homme,monsieur} {agressif,agressive,agressifs}
drunk man | {homme,monsieur} {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding man | {homme,monsieur} {exigeant,exigeante}
injured man | {homme,monsieur} {blessé,blessée}
alone man | {homme,monsieur} seul
foreign man | {homme,monsieur} étranger
reluctant man | {homme,monsieur} réticent
violent man | {homme,monsieur} violent
crying man | {homme qui,monsieur qui} pleure
allergic man | {homme,monsieur} allergique
overweight man | {homme en,monsieur en} surpoids
man with reduced mobility | {homme à mobilité,monsieur à mobilité} réduite
elderly woman | {femme,dame} {âgé,âgée,âgés,âgées}
disabled woman | {femme,dame} {handicapé,handicapée}
sick woman | {femme,dame} malade
unconscious woman | {femme,dame} {inconscient,inconsciente}
pregnant woman | {femme,dame} enceinte
diabetic woman | {femme,dame} diabétique
nervous woman | {femme,dame} {anxieux,anxieuse,stressé}
panicking woman | {femme,dame} {paniqué,paniquée}
autistic woman | {femme,dame} autiste
blind woman | {femme,dame} aveugle
deaf woman | {femme,dame} {sourd,sourde}
rude woman | {femme,dame} {impoli,impolie,malpoli,désagréable}
unhappy woman | {femme,dame} {mécontent,mécontente,insatisfait}
angry woman | {femme,dame} {énervé,énervée,furieux,furieuse} | {femme en,dame en} colère
difficult woman | {femme,dame} {difficile,difficiles,pénible}
aggressive woman | {femme,dame} {agressif,agressive,agressifs}
drunk woman | {femme,dame} {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding woman | {femme,dame} {exigeant,exigeante}
injured woman | {femme,dame} {blessé,blessée}
alone woman | {femme,dame} seul
foreign woman | {femme,dame} étranger
reluctant woman | {femme,dame} réticent
violent woman | {femme,dame} violent
crying woman | {femme qui,dame qui} pleure
allergic woman | {femme,dame} allergique
overweight woman | {femme en,dame en} surpoids
woman with reduced mobility | {femme à mobilité,dame à mobilité} réduite
elderly child | enfant {âgé,âgée,âgés,âgées}
disabled child | enfant {handicapé,handicapée}
sick child | enfant malade
unconscious child | enfant {inconscient,inconsciente}
pregnant child | enfant enceinte
diabetic child | enfant diabétique
nervous child | enfant {anxieux,anxieuse,stressé}
panicking child | enfant {paniqué,paniquée}
autistic child | enfant autiste
blind child | enfant aveugle
deaf child | enfant {sourd,sourde}
rude child | enfant {impoli,impolie,malpoli,désagréable}
unhappy child | enfant {mécontent,mécontente,insatisfait}
angry child | enfant {énervé,énervée,furieux,furieuse} | enfant en colère
difficult child | enfant {difficile,difficiles,pénible}
aggressive child | enfant {agressif,agressive,agressifs}
drunk child | enfant {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding child | enfant {exigeant,exigeante}
injured child | enfant {blessé,blessée}
alone child | enfant seul
foreign child | enfant étranger
reluctant child | enfant réticent
violent child | enfant violent
crying child | enfant qui pleure
allergic child | enfant allergique
overweight child | enfant en surpoids
child with reduced mobility | enfant à mobilité réduite
elderly person | personne {âgé,âgée,âgés,âgées}
disabled person | personne {handicapé,handicapée}
sick person | personne malade
unconscious person | personne {inconscient,inconsciente}
pregnant person | personne enceinte
diabetic person | personne diabétique
nervous person | personne {anxieux,anxieuse,stressé}
panicking person | personne {paniqué,paniquée}
autistic person | personne autiste
blind person | personne aveugle
deaf person | personne {sourd,sourde}
rude person | personne {impoli,impolie,malpoli,désagréable}
unhappy person | personne {mécontent,mécontente,insatisfait}
angry person | personne {énervé,énervée,furieux,furieuse} | personne en colère
difficult person | personne {difficile,difficiles,pénible}
aggressive person | personne {agressif,agressive,agressifs}
drunk person | personne {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding person | personne {exigeant,exigeante}
injured person | personne {blessé,blessée}
alone person | personne seul
foreign person | personne étranger
reluctant person | personne réticent
violent person | personne violent
crying person | personne qui pleure
allergic person | personne allergique
overweight person | personne en surpoids
person with reduced mobility | personne à mobilité réduite
elderly colleague | collègue {âgé,âgée,âgés,âgées}
disabled colleague | collègue {handicapé,handicapée}
sick colleague | collègue malade
unconscious colleague | collègue {inconscient,inconsciente}
pregnant colleague | collègue enceinte
diabetic colleague | collègue diabétique
nervous colleague | collègue {anxieux,anxieuse,stressé}
panicking colleague | collègue {paniqué,paniquée}
autistic colleague | collègue autiste
blind colleague | collègue aveugle
deaf colleague | collègue {sourd,sourde}
rude colleague | collègue {impoli,impolie,malpoli,désagréable}
unhappy colleague | collègue {mécontent,mécontente,insatisfait}
angry colleague | collègue {énervé,énervée,furieux,furieuse} | collègue en colère
difficult colleague | collègue {difficile,difficiles,pénible}
aggressive colleague | collègue {agressif,agressive,agressifs}
drunk colleague | collègue {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding colleague | collègue {exigeant,exigeante}
injured colleague | collègue {blessé,blessée}
alone colleague | collègue seul
foreign colleague | collègue étranger
reluctant colleague | collègue réticent
violent colleague | collègue violent
crying colleague | collègue qui pleure
allergic colleague | collègue allergique
overweight colleague | collègue en surpoids
colleague with reduced mobility | collègue à mobilité réduite
elderly baby | bébé {âgé,âgée,âgés,âgées}
disabled baby | bébé {handicapé,handicapée}
sick baby | bébé malade
unconscious baby | bébé {inconscient,inconsciente}
pregnant baby | bébé enceinte
diabetic baby | bébé diabétique
nervous baby | bébé {anxieux,anxieuse,stressé}
panicking baby | bébé {paniqué,paniquée}
autistic baby | bébé autiste
blind baby | bébé aveugle
deaf baby | bébé {sourd,sourde}
rude baby | bébé {impoli,impolie,malpoli,désagréable}
unhappy baby | bébé {mécontent,mécontente,insatisfait}
angry baby | bébé {énervé,énervée,furieux,furieuse} | bébé en colère
difficult baby | bébé {difficile,difficiles,pénible}
aggressive baby | bébé {agressif,agressive,agressifs}
drunk baby | bébé {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding baby | bébé {exigeant,exigeante}
injured baby | bébé {blessé,blessée}
alone baby | bébé seul
foreign baby | bébé étranger
reluctant baby | bébé réticent
violent baby | bébé violent
crying baby | bébé qui pleure
allergic baby | bébé allergique
overweight baby | bébé en surpoids
baby with reduced mobility | bébé à mobilité réduite
elderly candidate | candidat {âgé,âgée,âgés,âgées}
disabled candidate | candidat {handicapé,handicapée}
sick candidate | candidat malade
unconscious candidate | candidat {inconscient,inconsciente}
pregnant candidate | candidat enceinte
diabetic candidate | candidat diabétique
nervous candidate | candidat {anxieux,anxieuse,stressé}
panicking candidate | candidat {paniqué,paniquée}
autistic candidate | candidat autiste
blind candidate | candidat aveugle
deaf candidate | candidat {sourd,sourde}
rude candidate | candidat {impoli,impolie,malpoli,désagréable}
unhappy candidate | candidat {mécontent,mécontente,insatisfait}
angry candidate | candidat {énervé,énervée,furieux,furieuse} | candidat en colère
difficult candidate | candidat {difficile,difficiles,pénible}
aggressive candidate | candidat {agressif,agressive,agressifs}
drunk candidate | candidat {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding candidate | candidat {exigeant,exigeante}
injured candidate | candidat {blessé,blessée}
alone candidate | candidat seul
foreign candidate | candidat étranger
reluctant candidate | candidat réticent
violent candidate | candidat violent
crying candidate | candidat qui pleure
allergic candidate | candidat allergique
overweight candidate | candidat en surpoids
candidate with reduced mobility | candidat à mobilité réduite
elderly patient | patient {âgé,âgée,âgés,âgées}
disabled patient | patient {handicapé,handicapée}
sick patient | patient malade
unconscious patient | patient {inconscient,inconsciente}
pregnant patient | patient enceinte
diabetic patient | patient diabétique
nervous patient | patient {anxieux,anxieuse,stressé}
panicking patient | patient {paniqué,paniquée}
autistic patient | patient autiste
blind patient | patient aveugle
deaf patient | patient {sourd,sourde}
rude patient | patient {impoli,impolie,malpoli,désagréable}
unhappy patient | patient {mécontent,mécontente,insatisfait}
angry patient | patient {énervé,énervée,furieux,furieuse} | patient en colère
difficult patient | patient {difficile,difficiles,pénible}
aggressive patient | patient {agressif,agressive,agressifs}
drunk patient | patient {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding patient | patient {exigeant,exigeante}
injured patient | patient {blessé,blessée}
alone patient | patient seul
foreign patient | patient étranger
reluctant patient | patient réticent
violent patient | patient violent
crying patient | patient qui pleure
allergic patient | patient allergique
overweight patient | patient en surpoids
patient with reduced mobility | patient à mobilité réduite
elderly people | personnes {âgé,âgée,âgés,âgées}
disabled people | personnes {handicapé,handicapée}
sick people | personnes malade
unconscious people | personnes {inconscient,inconsciente}
pregnant people | personnes enceinte
diabetic people | personnes diabétique
nervous people | personnes {anxieux,anxieuse,stressé}
panicking people | personnes {paniqué,paniquée}
autistic people | personnes autiste
blind people | personnes aveugle
deaf people | personnes {sourd,sourde}
rude people | personnes {impoli,impolie,malpoli,désagréable}
unhappy people | personnes {mécontent,mécontente,insatisfait}
angry people | personnes {énervé,énervée,furieux,furieuse} | personnes en colère
difficult people | personnes {difficile,difficiles,pénible}
aggressive people | personnes {agressif,agressive,agressifs}
drunk people | personnes {ivre,bourré,alcoolisé,alcoolisée,ivres}
demanding people | personnes {exigeant,exigeante}
injured people | personnes {blessé,blessée}
alone people | personnes seul
foreign people | personnes étranger
reluctant people | personnes réticent
violent people | personnes violent
crying people | personnes qui pleure
allergic people | personnes allergique
overweight people | personnes en surpoids
people with reduced mobility | personnes à mobilité réduite
aircraft | d'avions
hours | d'heures
stages | d'étapes
cabin crew | d'hôtesses
employees | d'employés
years | d'années | d'ans
children | d'enfants
layovers | d'escales
interviews | d'entretiens
alcohol | d'alcool
money | d'argent
water | d'eau
oxygen | d'oxygène
airports | d'aéroports
help | d'aide
english | d'anglais
studies | d'études
examples | d'exemples
stories | d'histoires
ideas | d'idées
waiting | d'attente
mistakes | d'erreurs
exits | d'issues
crew | d'équipage
hotel | d'hôtel
experience | d'expérience
in advance | d'avance
example | d'exemple
uniform | d'uniforme
other | d'autres | d'autre
friends | d'amis
accent | d'accent
fire extinguishers | d'extincteurs
info | d'infos
foreigners | d'étrangers
room | d'espace
in London | {à,en,au,aux} londres
in Vienna | {à,en,au,aux} vienne
in Munich | {à,en,au,aux} munich
in Cologne | {à,en,au,aux} cologne
in Frankfurt | {à,en,au,aux} francfort
in Hamburg | {à,en,au,aux} hambourg
in Berlin | {à,en,au,aux} berlin
in Hanover | {à,en,au,aux} hanovre
in Zurich | {à,en,au,aux} zurich
in Geneva | {à,en,au,aux} genève
in Basel | {à,en,au,aux} bâle
in Edinburgh | {à,en,au,aux} édimbourg
in Dublin | {à,en,au,aux} dublin
in Paris | {à,en,au,aux} paris
in Lyon | {à,en,au,aux} lyon
in Marseille | {à,en,au,aux} marseille
in Nice | {à,en,au,aux} nice
in Strasbourg | {à,en,au,aux} strasbourg
in Toulouse | {à,en,au,aux} toulouse
in Bordeaux | {à,en,au,aux} bordeaux
in Lille | {à,en,au,aux} lille
in Nantes | {à,en,au,aux} nantes
in Roissy CDG | {à,en,au,aux} roissy
in Orly | {à,en,au,aux} orly
in Milan | {à,en,au,aux} milan
in Rome | {à,en,au,aux} rome
in Venice | {à,en,au,aux} venise
in Naples | {à,en,au,aux} naples
in Turin | {à,en,au,aux} turin
in Florence | {à,en,au,aux} florence
in Genoa | {à,en,au,aux} gênes
in Lisbon | {à,en,au,aux} lisbonne
in Porto | {à,en,au,aux} porto
in Seville | {à,en,au,aux} séville
in Barcelona | {à,en,au,aux} barcelone
in Madrid | {à,en,au,aux} madrid
in Malaga | {à,en,au,aux} malaga
in Palma | {à,en,au,aux} palma
in Athens | {à,en,au,aux} athènes
in Thessaloniki | {à,en,au,aux} thessalonique
in Brussels | {à,en,au,aux} bruxelles
in Antwerp | {à,en,au,aux} anvers
in Luxembourg | {à,en,au,aux} luxembourg
in Amsterdam | {à,en,au,aux} amsterdam
in Warsaw | {à,en,au,aux} varsovie
in Krakow | {à,en,au,aux} cracovie
in Prague | {à,en,au,aux} prague
in Budapest | {à,en,au,aux} budapest
in Bucharest | {à,en,au,aux} bucarest
in Belgrade | {à,en,au,aux} belgrade
in Sofia | {à,en,au,aux} sofia
in Moscow | {à,en,au,aux} moscou
in Saint Petersburg | {à,en,au,aux} saint-pétersbourg
in Copenhagen | {à,en,au,aux} copenhague
in Stockholm | {à,en,au,aux} stockholm
in Oslo | {à,en,au,aux} oslo
in Helsinki | {à,en,au,aux} helsinki
in Cairo | {à,en,au,aux} caire
in Tunis | {à,en,au,aux} tunis
in Algiers | {à,en,au,aux} alger
in Casablanca | {à,en,au,aux} casablanca
in Marrakesh | {à,en,au,aux} marrakech
in Dakar | {à,en,au,aux} dakar
in Abidjan | {à,en,au,aux} abidjan
in Addis Ababa | {à,en,au,aux} addis-abeba
in Nairobi | {à,en,au,aux} nairobi
in Johannesburg | {à,en,au,aux} johannesbourg
in Beijing | {à,en,au,aux} pékin
in Shanghai | {à,en,au,aux} shanghai
in Seoul | {à,en,au,aux} séoul
in Tokyo | {à,en,au,aux} tokyo
in Bangkok | {à,en,au,aux} bangkok
in Singapore | {à,en,au,aux} singapour
in Jakarta | {à,en,au,aux} jakarta
in Manila | {à,en,au,aux} manille
in Jeddah | {à,en,au,aux} djeddah
in Riyadh | {à,en,au,aux} riyad
in Dubai | {à,en,au,aux} dubaï
in Doha | {à,en,au,aux} doha
in Abu Dhabi | {à,en,au,aux} abou-dabi
in Istanbul | {à,en,au,aux} istanbul
in Beirut | {à,en,au,aux} beyrouth
in Havana | {à,en,au,aux} havane
in Montreal | {à,en,au,aux} montréal
in Philadelphia | {à,en,au,aux} philadelphie
in San Francisco | {à,en,au,aux} san-francisco
in Los Angeles | {à,en,au,aux} los-angeles
in Germany | {à,en,au,aux} allemagne
in Austria | {à,en,au,aux} autriche
in Switzerland | {à,en,au,aux} suisse
in France | {à,en,au,aux} france
in Spain | {à,en,au,aux} espagne
in Italy | {à,en,au,aux} italie
in Portugal | {à,en,au,aux} portugal
in Netherlands | {à,en,au,aux} pays-bas
in Belgium | {à,en,au,aux} belgique
in United Kingdom | {à,en,au,aux} angleterre
in Ireland | {à,en,au,aux} irlande
in Turkey | {à,en,au,aux} turquie
in Greece | {à,en,au,aux} grèce
in Poland | {à,en,au,aux} pologne
in Hungary | {à,en,au,aux} hongrie
in Romania | {à,en,au,aux} roumanie
in Sweden | {à,en,au,aux} suède
in Norway | {à,en,au,aux} norvège
in Denmark | {à,en,au,aux} danemark
in Finland | {à,en,au,aux} finlande
in Iceland | {à,en,au,aux} islande
in Japan | {à,en,au,aux} japon
in China | {à,en,au,aux} chine
in South Korea | {à,en,au,aux} corée
in India | {à,en,au,aux} inde
in Thailand | {à,en,au,aux} thaïlande
in Australia | {à,en,au,aux} australie
in New Zealand | {à,en,au,aux} nouvelle-zélande
in Canada | {à,en,au,aux} canada
in United States | {à,en,au,aux} usa
in Brazil | {à,en,au,aux} brésil
in Mexico | {à,en,au,aux} mexique
in Argentina | {à,en,au,aux} argentine
in Egypt | {à,en,au,aux} égypte
in Morocco | {à,en,au,aux} maroc
in Algeria | {à,en,au,aux} algérie
in Tunisia | {à,en,au,aux} tunisie
in Senegal | {à,en,au,aux} sénégal
in Ethiopia | {à,en,au,aux} éthiopie
in South Africa | {à,en,au,aux} afrique-du-sud
in Lebanon | {à,en,au,aux} liban
in United Arab Emirates | {à,en,au,aux} émirats
in Saudi Arabia | {à,en,au,aux} arabie-saoudite
in Qatar | {à,en,au,aux} qatar
in Europe | {à,en,au,aux} europe
in European | {à,en,au,aux} européen
in Asia | {à,en,au,aux} asie
in Africa | {à,en,au,aux} afrique
in Moroccan | {à,en,au,aux} marocain
in Algerian | {à,en,au,aux} algérien
in Tunisian | {à,en,au,aux} tunisien
in Belgian | {à,en,au,aux} belge
in Swiss | {à,en,au,aux} {suisse,swiss}
in Canadian | {à,en,au,aux} canadien
in Emirates | {à,en,au,aux} emirates
in Etihad | {à,en,au,aux} etihad
in easyJet | {à,en,au,aux} easyjet
in Ryanair | {à,en,au,aux} ryanair
in Iberia | {à,en,au,aux} iberia
in ITA Airways | {à,en,au,aux} ita
in Air France | {à,en,au,aux} airfrance
in British Airways | {à,en,au,aux} british-airways
in Qatar Airways | {à,en,au,aux} qatar-airways
in Turkish Airlines | {à,en,au,aux} turkish
in Transavia | {à,en,au,aux} transavia
in Volotea | {à,en,au,aux} volotea
in Lufthansa | {à,en,au,aux} lufthansa
in KLM | {à,en,au,aux} klm
in Brussels Airlines | {à,en,au,aux} brussels-airlines
in Vueling | {à,en,au,aux} vueling
in Royal Air Maroc | {à,en,au,aux} ram
in Air Algérie | {à,en,au,aux} air-algérie
in Tunisair | {à,en,au,aux} tunisair
in Singapore Airlines | {à,en,au,aux} singapore-airlines
in Cathay Pacific | {à,en,au,aux} cathay
in Delta | {à,en,au,aux} delta
in Air Canada | {à,en,au,aux} air-canada
in Air Caraïbes | {à,en,au,aux} air-caraïbes
in French bee | {à,en,au,aux} french-bee
in Corsair | {à,en,au,aux} corsair
in Wizz Air | {à,en,au,aux} wizz
in Norwegian | {à,en,au,aux} norwegian
in Ethiopian Airlines | {à,en,au,aux} ethiopian
in IATA | {à,en,au,aux} iata
in A320 | {à,en,au,aux} a320
in A380 | {à,en,au,aux} a380
in A350 | {à,en,au,aux} a350
in A330 | {à,en,au,aux} a330
in A321 | {à,en,au,aux} a321
in B777 | {à,en,au,aux} b777
in B787 | {à,en,au,aux} b787
to ask | {de,à,pour} {demander,poser}
ask him | lui {demander,poser}
how do i ask | comment {demander,poser}
do not ask | ne pas {demander,poser} | {ne demandent,ne posent} pas
i do not ask | {je demande,je ne demande,je pose,je ne pose} pas
does not ask | {ne demande,ne pose} pas
ask me | me {demande,demandent,pose,posent}
we do not ask | {on demande,on pose} pas
he does not ask | {il demande,il pose} pas
she does not ask | {elle demande,elle pose} pas
that does not ask | {ça demande,ça pose} pas
they do not ask | {ils demandent,ils posent} pas
to answer | {de,à,pour} répondre
answer him | lui répondre
how do i answer | comment répondre
do not answer | ne pas répondre
to use | d'utiliser | {à,pour} utiliser
use him | lui utiliser
how do i use | comment utiliser
do not use | ne pas utiliser | n'utilisent pas
i do not use | {j'utilise,je n'utilise} pas
does not use | n'utilise pas
use me | m'utilise | m'utilisent
we do not use | on utilise pas
he does not use | il utilise pas
she does not use | elle utilise pas
that does not use | ça utilise pas
they do not use | ils utilisent pas
to help | d'aider | {à,pour} aider
help him | lui aider
how do i help | comment aider
do not help | ne pas aider | n'aident pas
i do not help | {j'aide,je n'aide} pas
does not help | n'aide pas
help me | m'aide | m'aident
we do not help | on aide pas
he does not help | il aide pas
she does not help | elle aide pas
that does not help | ça aide pas
they do not help | ils aident pas
to call | d'appeler | {à,pour} appeler
call him | lui appeler
how do i call | comment appeler
do not call | ne pas appeler | n'appèlent pas
i do not call | {j'appèle,je n'appèle} pas
does not call | n'appèle pas
call me | m'appèle | m'appèlent
we do not call | on appèle pas
he does not call | il appèle pas
she does not call | elle appèle pas
that does not call | ça appèle pas
they do not call | ils appèlent pas
to phone | {de,à,pour} téléphoner
phone him | lui téléphoner
how do i phone | comment téléphoner
do not phone | ne pas téléphoner | ne téléphonent pas
i do not phone | {je téléphone,je ne téléphone} pas
does not phone | ne téléphone pas
phone me | me {téléphone,téléphonent}
we do not phone | on téléphone pas
he does not phone | il téléphone pas
she does not phone | elle téléphone pas
that does not phone | ça téléphone pas
they do not phone | ils téléphonent pas
to shout | {de,à,pour} crier | d'hurler | {à,pour} hurler
shout him | lui {crier,hurler}
how do i shout | comment {crier,hurler}
do not shout | ne pas {crier,hurler} | {ne crient,n'hurlent} pas
i do not shout | {je crie,je ne crie,j'hurle,je n'hurle} pas
does not shout | {ne crie,n'hurle} pas
shout me | me {crie,crient} | m'hurle | m'hurlent
we do not shout | {on crie,on hurle} pas
he does not shout | {il crie,il hurle} pas
she does not shout | {elle crie,elle hurle} pas
that does not shout | {ça crie,ça hurle} pas
they do not shout | {ils crient,ils hurlent} pas
to explain | d'expliquer | {à,pour} expliquer
explain him | lui expliquer
how do i explain | comment expliquer
do not explain | ne pas expliquer | n'expliquent pas
i do not explain | {j'explique,je n'explique} pas
does not explain | n'explique pas
explain me | m'explique | m'expliquent
we do not explain | on explique pas
he does not explain | il explique pas
she does not explain | elle explique pas
that does not explain | ça explique pas
they do not explain | ils expliquent pas
to show | {de,à,pour} montrer
show him | lui montrer
how do i show | comment montrer
do not show | ne pas montrer | ne montrent pas
i do not show | {je montre,je ne montre} pas
does not show | ne montre pas
show me | me {montre,montrent}
we do not show | on montre pas
he does not show | il montre pas
she does not show | elle montre pas
that does not show | ça montre pas
they do not show | ils montrent pas
to listen | d'écouter | {à,pour} écouter
listen him | lui écouter
how do i listen | comment écouter
do not listen | ne pas écouter | n'écoutent pas
i do not listen | {j'écoute,je n'écoute} pas
does not listen | n'écoute pas
listen me | m'écoute | m'écoutent
we do not listen | on écoute pas
he does not listen | il écoute pas
she does not listen | elle écoute pas
that does not listen | ça écoute pas
they do not listen | ils écoutent pas
to talk | {de,à,pour} {parler,discuter,bavarder}
talk him | lui {parler,discuter,bavarder}
how do i talk | comment {parler,discuter,bavarder}
do not talk | ne pas {parler,discuter,bavarder} | {ne parlent,ne discutent,ne bavardent} pas
i do not talk | {je parle,je ne parle,je discute,je ne discute,je bavarde,je ne bavarde} pas
does not talk | {ne parle,ne discute,ne bavarde} pas
talk me | me {parle,parlent,discute,discutent,bavarde,bavardent}
we do not talk | {on parle,on discute,on bavarde} pas
he does not talk | {il parle,il discute,il bavarde} pas
she does not talk | {elle parle,elle discute,elle bavarde} pas
that does not talk | {ça parle,ça discute,ça bavarde} pas
they do not talk | {ils parlent,ils discutent,ils bavardent} pas
to look | {de,à,pour} regarder
look him | lui regarder
how do i look | comment regarder
do not look | ne pas regarder | ne regardent pas
i do not look | {je regarde,je ne regarde} pas
does not look | ne regarde pas
look me | me {regarde,regardent}
we do not look | on regarde pas
he does not look | il regarde pas
she does not look | elle regarde pas
that does not look | ça regarde pas
they do not look | ils regardent pas
to watch | {de,à,pour} surveiller | d'observer | {à,pour} observer
watch him | lui {surveiller,observer}
how do i watch | comment {surveiller,observer}
do not watch | ne pas {surveiller,observer} | {ne surveillent,n'obsèrvent} pas
i do not watch | {je surveille,je ne surveille,j'obsèrve,je n'obsèrve} pas
does not watch | {ne surveille,n'obsèrve} pas
watch me | me {surveille,surveillent} | m'obsèrve | m'obsèrvent
we do not watch | {on surveille,on obsèrve} pas
he does not watch | {il surveille,il obsèrve} pas
she does not watch | {elle surveille,elle obsèrve} pas
that does not watch | {ça surveille,ça obsèrve} pas
they do not watch | {ils surveillent,ils obsèrvent} pas
to look for | {de,à,pour} {chercher,rechercher}
look for him | lui {chercher,rechercher}
how do i look for | comment {chercher,rechercher}
do not look for | ne pas {chercher,rechercher} | {ne cherchent,ne recherchent} pas
i do not look for | {je cherche,je ne cherche,je recherche,je ne recherche} pas
does not look for | {ne cherche,ne recherche} pas
look for me | me {cherche,cherchent,recherche,recherchent}
we do not look for | {on cherche,on recherche} pas
he does not look for | {il cherche,il recherche} pas
she does not look for | {elle cherche,elle recherche} pas
that does not look for | {ça cherche,ça recherche} pas
they do not look for | {ils cherchent,ils recherchent} pas
to find | {de,à,pour} {trouver,retrouver}
find him | lui {trouver,retrouver}
how do i find | comment {trouver,retrouver}
do not find | ne pas {trouver,retrouver} | {ne trouvent,ne retrouvent} pas
i do not find | {je trouve,je ne trouve,je retrouve,je ne retrouve} pas
does not find | {ne trouve,ne retrouve} pas
find me | me {trouve,trouvent,retrouve,retrouvent}
we do not find | {on trouve,on retrouve} pas
he does not find | {il trouve,il retrouve} pas
she does not find | {elle trouve,elle retrouve} pas
that does not find | {ça trouve,ça retrouve} pas
they do not find | {ils trouvent,ils retrouvent} pas
to give | {de,à,pour} {donner,filer}
give him | lui {donner,filer}
how do i give | comment {donner,filer}
do not give | ne pas {donner,filer} | {ne donnent,ne filent} pas
i do not give | {je donne,je ne donne,je file,je ne file} pas
does not give | {ne donne,ne file} pas
give me | me {donne,donnent,file,filent}
we do not give | {on donne,on file} pas
he does not give | {il donne,il file} pas
she does not give | {elle donne,elle file} pas
that does not give | {ça donne,ça file} pas
they do not give | {ils donnent,ils filent} pas
to bring | d'apporter | d'amener | {à,pour} {apporter,amener} | {de,à,pour} {ramener,rapporter}
bring him | lui {apporter,ramener,amener,rapporter}
how do i bring | comment {apporter,ramener,amener,rapporter}
do not bring | ne pas {apporter,ramener,amener,rapporter} | {n'apportent,ne ramènent,n'amènent,ne rapportent} pas
i do not bring | {j'apporte,je n'apporte,je ramène,je ne ramène,j'amène,je n'amène,je rapporte,je ne rapporte} pas
does not bring | {n'apporte,ne ramène,n'amène,ne rapporte} pas
bring me | m'apporte | m'apportent | m'amène | m'amènent | me {ramène,ramènent,rapporte,rapportent}
we do not bring | {on apporte,on ramène,on amène,on rapporte} pas
he does not bring | {il apporte,il ramène,il amène,il rapporte} pas
she does not bring | {elle apporte,elle ramène,elle amène,elle rapporte} pas
that does not bring | {ça apporte,ça ramène,ça amène,ça rapporte} pas
they do not bring | {ils apportent,ils ramènent,ils amènent,ils rapportent} pas
to take | d'emmener | d'emporter | {à,pour} {emmener,emporter} | {de,à,pour} prendre
take him | lui {emmener,emporter}
how do i take | comment {emmener,emporter}
do not take | ne pas {emmener,emporter} | {n'emmènent,n'emportent} pas
i do not take | {j'emmène,je n'emmène,j'emporte,je n'emporte} pas
does not take | {n'emmène,n'emporte} pas
take me | m'emmène | m'emmènent | m'emporte | m'emportent
we do not take | {on emmène,on emporte} pas
he does not take | {il emmène,il emporte} pas
she does not take | {elle emmène,elle emporte} pas
that does not take | {ça emmène,ça emporte} pas
they do not take | {ils emmènent,ils emportent} pas
to accompany | d'accompagner | {à,pour} accompagner
accompany him | lui accompagner
how do i accompany | comment accompagner
do not accompany | ne pas accompagner | n'accompagnent pas
i do not accompany | {j'accompagne,je n'accompagne} pas
does not accompany | n'accompagne pas
accompany me | m'accompagne | m'accompagnent
we do not accompany | on accompagne pas
he does not accompany | il accompagne pas
she does not accompany | elle accompagne pas
that does not accompany | ça accompagne pas
they do not accompany | ils accompagnent pas
to carry | {de,à,pour} transporter
carry him | lui transporter
how do i carry | comment transporter
do not carry | ne pas transporter | ne transportent pas
i do not carry | {je transporte,je ne transporte} pas
does not carry | ne transporte pas
carry me | me {transporte,transportent}
we do not carry | on transporte pas
he does not carry | il transporte pas
she does not carry | elle transporte pas
that does not carry | ça transporte pas
they do not carry | ils transportent pas
to propose | {de,à,pour} proposer
propose him | lui proposer
how do i propose | comment proposer
do not propose | ne pas proposer | ne proposent pas
i do not propose | {je propose,je ne propose} pas
does not propose | ne propose pas
propose me | me {propose,proposent}
we do not propose | on propose pas
he does not propose | il propose pas
she does not propose | elle propose pas
that does not propose | ça propose pas
they do not propose | ils proposent pas
to offer | d'offrir | d'offre | {à,pour} {offrir,offre}
offer him | lui {offrir,offre}
how do i offer | comment {offrir,offre}
do not offer | ne pas {offrir,offre}
to check | {de,à,pour} {vérifier,contrôler,checker}
check him | lui {vérifier,contrôler,checker}
how do i check | comment {vérifier,contrôler,checker}
do not check | ne pas {vérifier,contrôler,checker} | {ne vérifient,ne contrôlent,ne checkent} pas
i do not check | {je vérifie,je ne vérifie,je contrôle,je ne contrôle,je checke,je ne checke} pas
does not check | {ne vérifie,ne contrôle,ne checke} pas
check me | me {vérifie,vérifient,contrôle,contrôlent,checke,checkent}
we do not check | {on vérifie,on contrôle,on checke} pas
he does not check | {il vérifie,il contrôle,il checke} pas
she does not check | {elle vérifie,elle contrôle,elle checke} pas
that does not check | {ça vérifie,ça contrôle,ça checke} pas
they do not check | {ils vérifient,ils contrôlent,ils checkent} pas
to report | {de,à,pour} signaler
report him | lui signaler
how do i report | comment signaler
do not report | ne pas signaler | ne signalent pas
i do not report | {je signale,je ne signale} pas
does not report | ne signale pas
report me | me {signale,signalent}
we do not report | on signale pas
he does not report | il signale pas
she does not report | elle signale pas
that does not report | ça signale pas
they do not report | ils signalent pas
to inform | d'informer | d'alerter | d'aviser | {à,pour} {informer,alerter,aviser} | {de,à,pour} prévenir
inform him | lui {informer,prévenir,alerter,aviser}
how do i inform | comment {informer,prévenir,alerter,aviser}
do not inform | ne pas {informer,prévenir,alerter,aviser} | {n'informent,n'alèrtent,n'avisent} pas
i do not inform | {j'informe,je n'informe,j'alèrte,je n'alèrte,j'avise,je n'avise} pas
does not inform | {n'informe,n'alèrte,n'avise} pas
inform me | m'informe | m'informent | m'alèrte | m'alèrtent | m'avise | m'avisent
we do not inform | {on informe,on alèrte,on avise} pas
he does not inform | {il informe,il alèrte,il avise} pas
she does not inform | {elle informe,elle alèrte,elle avise} pas
that does not inform | {ça informe,ça alèrte,ça avise} pas
they do not inform | {ils informent,ils alèrtent,ils avisent} pas
to warn | d'avertir | {à,pour} avertir
warn him | lui avertir
how do i warn | comment avertir
do not warn | ne pas avertir
to calm | {de,à,pour} calmer | d'apaiser | {à,pour} apaiser
calm him | lui {calmer,apaiser}
how do i calm | comment {calmer,apaiser}
do not calm | ne pas {calmer,apaiser} | {ne calment,n'apaisent} pas
i do not calm | {je calme,je ne calme,j'apaise,je n'apaise} pas
does not calm | {ne calme,n'apaise} pas
calm me | me {calme,calment} | m'apaise | m'apaisent
we do not calm | {on calme,on apaise} pas
he does not calm | {il calme,il apaise} pas
she does not calm | {elle calme,elle apaise} pas
that does not calm | {ça calme,ça apaise} pas
they do not calm | {ils calment,ils apaisent} pas
to reassure | {de,à,pour} rassurer
reassure him | lui rassurer
how do i reassure | comment rassurer
do not reassure | ne pas rassurer | ne rassurent pas
i do not reassure | {je rassure,je ne rassure} pas
does not reassure | ne rassure pas
reassure me | me {rassure,rassurent}
we do not reassure | on rassure pas
he does not reassure | il rassure pas
she does not reassure | elle rassure pas
that does not reassure | ça rassure pas
they do not reassure | ils rassurent pas
to apologise | d'excuser | {à,pour} excuser
apologise him | lui excuser
how do i apologise | comment excuser
do not apologise | ne pas excuser | n'excusent pas
i do not apologise | {j'excuse,je n'excuse} pas
does not apologise | n'excuse pas
apologise me | m'excuse | m'excusent
we do not apologise | on excuse pas
he does not apologise | il excuse pas
she does not apologise | elle excuse pas
that does not apologise | ça excuse pas
they do not apologise | ils excusent pas
to thank | {de,à,pour} remercier
thank him | lui remercier
how do i thank | comment remercier
do not thank | ne pas remercier | ne remercient pas
i do not thank | {je remercie,je ne remercie} pas
does not thank | ne remercie pas
thank me | me {remercie,remercient}
we do not thank | on remercie pas
he does not thank | il remercie pas
she does not thank | elle remercie pas
that does not thank | ça remercie pas
they do not thank | ils remercient pas
to insult | d'insulter | {à,pour} insulter
insult him | lui insulter
how do i insult | comment insulter
do not insult | ne pas insulter | n'insultent pas
i do not insult | {j'insulte,je n'insulte} pas
does not insult | n'insulte pas
insult me | m'insulte | m'insultent
we do not insult | on insulte pas
he does not insult | il insulte pas
she does not insult | elle insulte pas
that does not insult | ça insulte pas
they do not insult | ils insultent pas
to threaten | {de,à,pour} menacer
threaten him | lui menacer
how do i threaten | comment menacer
do not threaten | ne pas menacer | ne menacent pas
i do not threaten | {je menace,je ne menace} pas
does not threaten | ne menace pas
threaten me | me {menace,menacent}
we do not threaten | on menace pas
he does not threaten | il menace pas
she does not threaten | elle menace pas
that does not threaten | ça menace pas
they do not threaten | ils menacent pas
to push | {de,à,pour} {pousser,bousculer}
push him | lui {pousser,bousculer}
how do i push | comment {pousser,bousculer}
do not push | ne pas {pousser,bousculer} | {ne poussent,ne bousculent} pas
i do not push | {je pousse,je ne pousse,je bouscule,je ne bouscule} pas
does not push | {ne pousse,ne bouscule} pas
push me | me {pousse,poussent,bouscule,bousculent}
we do not push | {on pousse,on bouscule} pas
he does not push | {il pousse,il bouscule} pas
she does not push | {elle pousse,elle bouscule} pas
that does not push | {ça pousse,ça bouscule} pas
they do not push | {ils poussent,ils bousculent} pas
to hit | {de,à,pour} {frapper,taper,cogner}
hit him | lui {frapper,taper,cogner}
how do i hit | comment {frapper,taper,cogner}
do not hit | ne pas {frapper,taper,cogner} | {ne frappent,ne tapent,ne cognent} pas
i do not hit | {je frappe,je ne frappe,je tape,je ne tape,je cogne,je ne cogne} pas
does not hit | {ne frappe,ne tape,ne cogne} pas
hit me | me {frappe,frappent,tape,tapent,cogne,cognent}
we do not hit | {on frappe,on tape,on cogne} pas
he does not hit | {il frappe,il tape,il cogne} pas
she does not hit | {elle frappe,elle tape,elle cogne} pas
that does not hit | {ça frappe,ça tape,ça cogne} pas
they do not hit | {ils frappent,ils tapent,ils cognent} pas
to refuse | {de,à,pour} refuser
refuse him | lui refuser
how do i refuse | comment refuser
do not refuse | ne pas refuser | ne refusent pas
i do not refuse | {je refuse,je ne refuse} pas
does not refuse | ne refuse pas
refuse me | me {refuse,refusent}
we do not refuse | on refuse pas
he does not refuse | il refuse pas
she does not refuse | elle refuse pas
that does not refuse | ça refuse pas
they do not refuse | ils refusent pas
to accept | d'accepter | {à,pour} accepter
accept him | lui accepter
how do i accept | comment accepter
do not accept | ne pas accepter | n'accèptent pas
i do not accept | {j'accèpte,je n'accèpte} pas
does not accept | n'accèpte pas
accept me | m'accèpte | m'accèptent
we do not accept | on accèpte pas
he does not accept | il accèpte pas
she does not accept | elle accèpte pas
that does not accept | ça accèpte pas
they do not accept | ils accèptent pas
to complain | {de,à,pour} plaindre
complain him | lui plaindre
how do i complain | comment plaindre
do not complain | ne pas plaindre
to cry | {de,à,pour} pleurer
cry him | lui pleurer
how do i cry | comment pleurer
do not cry | ne pas pleurer | ne pleurent pas
i do not cry | {je pleure,je ne pleure} pas
does not cry | ne pleure pas
cry me | me {pleure,pleurent}
we do not cry | on pleure pas
he does not cry | il pleure pas
she does not cry | elle pleure pas
that does not cry | ça pleure pas
they do not cry | ils pleurent pas
to wait | d'attendre | {à,pour} attendre
wait him | lui attendre
how do i wait | comment attendre
do not wait | ne pas attendre
to pass | {de,à,pour} passer
pass him | lui passer
how do i pass | comment passer
do not pass | ne pas passer | ne passent pas
i do not pass | {je passe,je ne passe} pas
does not pass | ne passe pas
pass me | me {passe,passent}
we do not pass | on passe pas
he does not pass | il passe pas
she does not pass | elle passe pas
that does not pass | ça passe pas
they do not pass | ils passent pas
to move | {de,à,pour} {bouger,déplacer}
move him | lui {bouger,déplacer}
how do i move | comment {bouger,déplacer}
do not move | ne pas {bouger,déplacer} | {ne bougent,ne déplacent} pas
i do not move | {je bouge,je ne bouge,je déplace,je ne déplace} pas
does not move | {ne bouge,ne déplace} pas
move me | me {bouge,bougent,déplace,déplacent}
we do not move | {on bouge,on déplace} pas
he does not move | {il bouge,il déplace} pas
she does not move | {elle bouge,elle déplace} pas
that does not move | {ça bouge,ça déplace} pas
they do not move | {ils bougent,ils déplacent} pas
to move house | {de,à,pour} déménager
move house him | lui déménager
how do i move house | comment déménager
do not move house | ne pas déménager | ne déménagent pas
i do not move house | {je déménage,je ne déménage} pas
does not move house | ne déménage pas
move house me | me {déménage,déménagent}
we do not move house | on déménage pas
he does not move house | il déménage pas
she does not move house | elle déménage pas
that does not move house | ça déménage pas
they do not move house | ils déménagent pas
to separate | {de,à,pour} séparer | d'éloigner | {à,pour} éloigner
separate him | lui {séparer,éloigner}
how do i separate | comment {séparer,éloigner}
do not separate | ne pas {séparer,éloigner} | {ne séparent,n'éloignent} pas
i do not separate | {je sépare,je ne sépare,j'éloigne,je n'éloigne} pas
does not separate | {ne sépare,n'éloigne} pas
separate me | me {sépare,séparent} | m'éloigne | m'éloignent
we do not separate | {on sépare,on éloigne} pas
he does not separate | {il sépare,il éloigne} pas
she does not separate | {elle sépare,elle éloigne} pas
that does not separate | {ça sépare,ça éloigne} pas
they do not separate | {ils séparent,ils éloignent} pas
to step back | {de,à,pour} reculer
step back him | lui reculer
how do i step back | comment reculer
do not step back | ne pas reculer | ne reculent pas
i do not step back | {je recule,je ne recule} pas
does not step back | ne recule pas
step back me | me {recule,reculent}
we do not step back | on recule pas
he does not step back | il recule pas
she does not step back | elle recule pas
that does not step back | ça recule pas
they do not step back | ils reculent pas
to walk | {de,à,pour} marcher
walk him | lui marcher
how do i walk | comment marcher
do not walk | ne pas marcher | ne marchent pas
i do not walk | {je marche,je ne marche} pas
does not walk | ne marche pas
walk me | me {marche,marchent}
we do not walk | on marche pas
he does not walk | il marche pas
she does not walk | elle marche pas
that does not walk | ça marche pas
they do not walk | ils marchent pas
to enter | d'entrer | {à,pour} entrer | {de,à,pour} rentrer
enter him | lui {entrer,rentrer}
how do i enter | comment {entrer,rentrer}
do not enter | ne pas {entrer,rentrer} | {n'entrent,ne rentrent} pas
i do not enter | {j'entre,je n'entre,je rentre,je ne rentre} pas
does not enter | {n'entre,ne rentre} pas
enter me | m'entre | m'entrent | me {rentre,rentrent}
we do not enter | {on entre,on rentre} pas
he does not enter | {il entre,il rentre} pas
she does not enter | {elle entre,elle rentre} pas
that does not enter | {ça entre,ça rentre} pas
they do not enter | {ils entrent,ils rentrent} pas
to arrive | d'arriver | {à,pour} arriver
arrive him | lui arriver
how do i arrive | comment arriver
do not arrive | ne pas arriver | n'arrivent pas
i do not arrive | {j'arrive,je n'arrive} pas
does not arrive | n'arrive pas
arrive me | m'arrive | m'arrivent
we do not arrive | on arrive pas
he does not arrive | il arrive pas
she does not arrive | elle arrive pas
that does not arrive | ça arrive pas
they do not arrive | ils arrivent pas
to stay | {de,à,pour} rester
stay him | lui rester
how do i stay | comment rester
do not stay | ne pas rester | ne restent pas
i do not stay | {je reste,je ne reste} pas
does not stay | ne reste pas
stay me | me {reste,restent}
we do not stay | on reste pas
he does not stay | il reste pas
she does not stay | elle reste pas
that does not stay | ça reste pas
they do not stay | ils restent pas
to leave | {de,à,pour} {quitter,laisser,partir}
leave him | lui {quitter,laisser}
how do i leave | comment {quitter,laisser}
do not leave | ne pas {quitter,laisser} | {ne quittent,ne laissent} pas
i do not leave | {je quitte,je ne quitte,je laisse,je ne laisse} pas
does not leave | {ne quitte,ne laisse} pas
leave me | me {quitte,quittent,laisse,laissent}
we do not leave | {on quitte,on laisse} pas
he does not leave | {il quitte,il laisse} pas
she does not leave | {elle quitte,elle laisse} pas
that does not leave | {ça quitte,ça laisse} pas
they do not leave | {ils quittent,ils laissent} pas
to fall | {de,à,pour} tomber
fall him | lui tomber
how do i fall | comment tomber
do not fall | ne pas tomber | ne tombent pas
i do not fall | {je tombe,je ne tombe} pas
does not fall | ne tombe pas
fall me | me {tombe,tombent}
we do not fall | on tombe pas
he does not fall | il tombe pas
she does not fall | elle tombe pas
that does not fall | ça tombe pas
they do not fall | ils tombent pas
to get up | {de,à,pour} {lever,relever}
get up him | lui {lever,relever}
how do i get up | comment {lever,relever}
do not get up | ne pas {lever,relever} | {ne lèvent,ne relèvent} pas
i do not get up | {je lève,je ne lève,je relève,je ne relève} pas
does not get up | {ne lève,ne relève} pas
get up me | me {lève,lèvent,relève,relèvent}
we do not get up | {on lève,on relève} pas
he does not get up | {il lève,il relève} pas
she does not get up | {elle lève,elle relève} pas
that does not get up | {ça lève,ça relève} pas
they do not get up | {ils lèvent,ils relèvent} pas
to wake | {de,à,pour} réveiller
wake him | lui réveiller
how do i wake | comment réveiller
do not wake | ne pas réveiller | ne réveillent pas
i do not wake | {je réveille,je ne réveille} pas
does not wake | ne réveille pas
wake me | me {réveille,réveillent}
we do not wake | on réveille pas
he does not wake | il réveille pas
she does not wake | elle réveille pas
that does not wake | ça réveille pas
they do not wake | ils réveillent pas
to sleep | {de,à,pour} dormir
sleep him | lui dormir
how do i sleep | comment dormir
do not sleep | ne pas dormir
to work | {de,à,pour} {travailler,bosser,taffer}
work him | lui {travailler,bosser,taffer}
how do i work | comment {travailler,bosser,taffer}
do not work | ne pas {travailler,bosser,taffer} | {ne travaillent,ne bossent,ne taffent} pas
i do not work | {je travaille,je ne travaille,je bosse,je ne bosse,je taffe,je ne taffe} pas
does not work | {ne travaille,ne bosse,ne taffe} pas
work me | me {travaille,travaillent,bosse,bossent,taffe,taffent}
we do not work | {on travaille,on bosse,on taffe} pas
he does not work | {il travaille,il bosse,il taffe} pas
she does not work | {elle travaille,elle bosse,elle taffe} pas
that does not work | {ça travaille,ça bosse,ça taffe} pas
they do not work | {ils travaillent,ils bossent,ils taffent} pas
to earn | {de,à,pour} gagner
earn him | lui gagner
how do i earn | comment gagner
do not earn | ne pas gagner | ne gagnent pas
i do not earn | {je gagne,je ne gagne} pas
does not earn | ne gagne pas
earn me | me {gagne,gagnent}
we do not earn | on gagne pas
he does not earn | il gagne pas
she does not earn | elle gagne pas
that does not earn | ça gagne pas
they do not earn | ils gagnent pas
to pay | {de,à,pour} payer
pay him | lui payer
how do i pay | comment payer
do not pay | ne pas payer | ne payent pas
i do not pay | {je paye,je ne paye} pas
does not pay | ne paye pas
pay me | me {paye,payent}
we do not pay | on paye pas
he does not pay | il paye pas
she does not pay | elle paye pas
that does not pay | ça paye pas
they do not pay | ils payent pas
to cost | {de,à,pour} coûter
cost him | lui coûter
how do i cost | comment coûter
do not cost | ne pas coûter | ne coûtent pas
i do not cost | {je coûte,je ne coûte} pas
does not cost | ne coûte pas
cost me | me {coûte,coûtent}
we do not cost | on coûte pas
he does not cost | il coûte pas
she does not cost | elle coûte pas
that does not cost | ça coûte pas
they do not cost | ils coûtent pas
to apply | {de,à,pour} {postuler,candidater}
apply him | lui {postuler,candidater}
how do i apply | comment {postuler,candidater}
do not apply | ne pas {postuler,candidater} | {ne postulent,ne candidatent} pas
i do not apply | {je postule,je ne postule,je candidate,je ne candidate} pas
does not apply | {ne postule,ne candidate} pas
apply me | me {postule,postulent,candidate,candidatent}
we do not apply | {on postule,on candidate} pas
he does not apply | {il postule,il candidate} pas
she does not apply | {elle postule,elle candidate} pas
that does not apply | {ça postule,ça candidate} pas
they do not apply | {ils postulent,ils candidatent} pas
to hire | d'embaucher | d'engager | {à,pour} {embaucher,engager} | {de,à,pour} recruter
hire him | lui {embaucher,recruter,engager}
how do i hire | comment {embaucher,recruter,engager}
do not hire | ne pas {embaucher,recruter,engager} | {n'embauchent,ne recrutent,n'engagent} pas
i do not hire | {j'embauche,je n'embauche,je recrute,je ne recrute,j'engage,je n'engage} pas
does not hire | {n'embauche,ne recrute,n'engage} pas
hire me | m'embauche | m'embauchent | m'engage | m'engagent | me {recrute,recrutent}
we do not hire | {on embauche,on recrute,on engage} pas
he does not hire | {il embauche,il recrute,il engage} pas
she does not hire | {elle embauche,elle recrute,elle engage} pas
that does not hire | {ça embauche,ça recrute,ça engage} pas
they do not hire | {ils embauchent,ils recrutent,ils engagent} pas
to practise | {de,à,pour} {pratiquer,réviser,répéter} | d'entrainer | d'entraîner | {à,pour} {entrainer,entraîner}
practise him | lui {pratiquer,réviser,entrainer,entraîner,répéter}
how do i practise | comment {pratiquer,réviser,entrainer,entraîner,répéter}
do not practise | ne pas {pratiquer,réviser,entrainer,entraîner,répéter} | {ne pratiquent,ne révisent,n'entrainent,n'entraînent,ne répètent} pas
i do not practise | {je pratique,je ne pratique,je révise,je ne révise,j'entraine,je n'entraine,j'entraîne,je n'entraîne,je répète,je ne répète} pas
does not practise | {ne pratique,ne révise,n'entraine,n'entraîne,ne répète} pas
practise me | me {pratique,pratiquent,révise,révisent,répète,répètent} | m'entraine | m'entrainent | m'entraîne | m'entraînent
we do not practise | {on pratique,on révise,on entraine,on entraîne,on répète} pas
he does not practise | {il pratique,il révise,il entraine,il entraîne,il répète} pas
she does not practise | {elle pratique,elle révise,elle entraine,elle entraîne,elle répète} pas
that does not practise | {ça pratique,ça révise,ça entraine,ça entraîne,ça répète} pas
they do not practise | {ils pratiquent,ils révisent,ils entrainent,ils entraînent,ils répètent} pas
to study | d'étudier | {à,pour} étudier
study him | lui étudier
how do i study | comment étudier
do not study | ne pas étudier | n'étudient pas
i do not study | {j'étudie,je n'étudie} pas
does not study | n'étudie pas
study me | m'étudie | m'étudient
we do not study | on étudie pas
he does not study | il étudie pas
she does not study | elle étudie pas
that does not study | ça étudie pas
they do not study | ils étudient pas
to learn | d'apprendre | {à,pour} apprendre
learn him | lui apprendre
how do i learn | comment apprendre
do not learn | ne pas apprendre
to teach | d'enseigner | {à,pour} enseigner
teach him | lui enseigner
how do i teach | comment enseigner
do not teach | ne pas enseigner | n'enseignent pas
i do not teach | {j'enseigne,je n'enseigne} pas
does not teach | n'enseigne pas
teach me | m'enseigne | m'enseignent
we do not teach | on enseigne pas
he does not teach | il enseigne pas
she does not teach | elle enseigne pas
that does not teach | ça enseigne pas
they do not teach | ils enseignent pas
to understand | {de,à,pour} comprendre
understand him | lui comprendre
how do i understand | comment comprendre
do not understand | ne pas comprendre
to think | {de,à,pour} penser
think him | lui penser
how do i think | comment penser
do not think | ne pas penser | ne pènsent pas
i do not think | {je pènse,je ne pènse} pas
does not think | ne pènse pas
think me | me {pènse,pènsent}
we do not think | on pènse pas
he does not think | il pènse pas
she does not think | elle pènse pas
that does not think | ça pènse pas
they do not think | ils pènsent pas
to believe | {de,à,pour} croire
believe him | lui croire
how do i believe | comment croire
do not believe | ne pas croire
to hope | d'espérer | {à,pour} espérer
hope him | lui espérer
how do i hope | comment espérer
do not hope | ne pas espérer | n'espèrent pas
i do not hope | {j'espère,je n'espère} pas
does not hope | n'espère pas
hope me | m'espère | m'espèrent
we do not hope | on espère pas
he does not hope | il espère pas
she does not hope | elle espère pas
that does not hope | ça espère pas
they do not hope | ils espèrent pas
to like | d'aimer | d'adorer | {à,pour} {aimer,adorer} | {de,à,pour} kiffer
like him | lui {aimer,adorer,kiffer}
how do i like | comment {aimer,adorer,kiffer}
do not like | ne pas {aimer,adorer,kiffer} | {n'aiment,n'adorent,ne kiffent} pas
i do not like | {j'aime,je n'aime,j'adore,je n'adore,je kiffe,je ne kiffe} pas
does not like | {n'aime,n'adore,ne kiffe} pas
like me | m'aime | m'aiment | m'adore | m'adorent | me {kiffe,kiffent}
we do not like | {on aime,on adore,on kiffe} pas
he does not like | {il aime,il adore,il kiffe} pas
she does not like | {elle aime,elle adore,elle kiffe} pas
that does not like | {ça aime,ça adore,ça kiffe} pas
they do not like | {ils aiment,ils adorent,ils kiffent} pas
to hate | {de,à,pour} détester
hate him | lui détester
how do i hate | comment détester
do not hate | ne pas détester | ne détèstent pas
i do not hate | {je détèste,je ne détèste} pas
does not hate | ne détèste pas
hate me | me {détèste,détèstent}
we do not hate | on détèste pas
he does not hate | il détèste pas
she does not hate | elle détèste pas
that does not hate | ça détèste pas
they do not hate | ils détèstent pas
to prefer | {de,à,pour} préférer
prefer him | lui préférer
how do i prefer | comment préférer
do not prefer | ne pas préférer | ne préfèrent pas
i do not prefer | {je préfère,je ne préfère} pas
does not prefer | ne préfère pas
prefer me | me {préfère,préfèrent}
we do not prefer | on préfère pas
he does not prefer | il préfère pas
she does not prefer | elle préfère pas
that does not prefer | ça préfère pas
they do not prefer | ils préfèrent pas
to choose | {de,à,pour} choisir
choose him | lui choisir
how do i choose | comment choisir
do not choose | ne pas choisir
to decide | {de,à,pour} décider
decide him | lui décider
how do i decide | comment décider
do not decide | ne pas décider | ne décident pas
i do not decide | {je décide,je ne décide} pas
does not decide | ne décide pas
decide me | me {décide,décident}
we do not decide | on décide pas
he does not decide | il décide pas
she does not decide | elle décide pas
that does not decide | ça décide pas
they do not decide | ils décident pas
to solve | {de,à,pour} {résoudre,régler}
solve him | lui {résoudre,régler}
how do i solve | comment {résoudre,régler}
do not solve | ne pas {résoudre,régler} | ne règlent pas
i do not solve | {je règle,je ne règle} pas
does not solve | ne règle pas
solve me | me {règle,règlent}
we do not solve | on règle pas
he does not solve | il règle pas
she does not solve | elle règle pas
that does not solve | ça règle pas
they do not solve | ils règlent pas
to manage | {de,à,pour} {gérer,diriger} | d'organiser | {à,pour} organiser
manage him | lui {gérer,diriger,organiser}
how do i manage | comment {gérer,diriger,organiser}
do not manage | ne pas {gérer,diriger,organiser} | {ne gèrent,ne dirigent,n'organisent} pas
i do not manage | {je gère,je ne gère,je dirige,je ne dirige,j'organise,je n'organise} pas
does not manage | {ne gère,ne dirige,n'organise} pas
manage me | me {gère,gèrent,dirige,dirigent} | m'organise | m'organisent
we do not manage | {on gère,on dirige,on organise} pas
he does not manage | {il gère,il dirige,il organise} pas
she does not manage | {elle gère,elle dirige,elle organise} pas
that does not manage | {ça gère,ça dirige,ça organise} pas
they do not manage | {ils gèrent,ils dirigent,ils organisent} pas
to handle | {de,à,pour} traiter
handle him | lui traiter
how do i handle | comment traiter
do not handle | ne pas traiter | ne traitent pas
i do not handle | {je traite,je ne traite} pas
does not handle | ne traite pas
handle me | me {traite,traitent}
we do not handle | on traite pas
he does not handle | il traite pas
she does not handle | elle traite pas
that does not handle | ça traite pas
they do not handle | ils traitent pas
to treat | {de,à,pour} soigner
treat him | lui soigner
how do i treat | comment soigner
do not treat | ne pas soigner | ne soignent pas
i do not treat | {je soigne,je ne soigne} pas
does not treat | ne soigne pas
treat me | me {soigne,soignent}
we do not treat | on soigne pas
he does not treat | il soigne pas
she does not treat | elle soigne pas
that does not treat | ça soigne pas
they do not treat | ils soignent pas
to improve | d'améliorer | {à,pour} améliorer
improve him | lui améliorer
how do i improve | comment améliorer
do not improve | ne pas améliorer | n'améliorent pas
i do not improve | {j'améliore,je n'améliore} pas
does not improve | n'améliore pas
improve me | m'améliore | m'améliorent
we do not improve | on améliore pas
he does not improve | il améliore pas
she does not improve | elle améliore pas
that does not improve | ça améliore pas
they do not improve | ils améliorent pas
to change | {de,à,pour} {changer,modifier}
change him | lui {changer,modifier}
how do i change | comment {changer,modifier}
do not change | ne pas {changer,modifier} | {ne changent,ne modifient} pas
i do not change | {je change,je ne change,je modifie,je ne modifie} pas
does not change | {ne change,ne modifie} pas
change me | me {change,changent,modifie,modifient}
we do not change | {on change,on modifie} pas
he does not change | {il change,il modifie} pas
she does not change | {elle change,elle modifie} pas
that does not change | {ça change,ça modifie} pas
they do not change | {ils changent,ils modifient} pas
to replace | {de,à,pour} remplacer
replace him | lui remplacer
how do i replace | comment remplacer
do not replace | ne pas remplacer | ne remplacent pas
i do not replace | {je remplace,je ne remplace} pas
does not replace | ne remplace pas
replace me | me {remplace,remplacent}
we do not replace | on remplace pas
he does not replace | il remplace pas
she does not replace | elle remplace pas
that does not replace | ça remplace pas
they do not replace | ils remplacent pas
to repair | {de,à,pour} réparer
repair him | lui réparer
how do i repair | comment réparer
do not repair | ne pas réparer | ne réparent pas
i do not repair | {je répare,je ne répare} pas
does not repair | ne répare pas
repair me | me {répare,réparent}
we do not repair | on répare pas
he does not repair | il répare pas
she does not repair | elle répare pas
that does not repair | ça répare pas
they do not repair | ils réparent pas
to clean | {de,à,pour} nettoyer
clean him | lui nettoyer
how do i clean | comment nettoyer
do not clean | ne pas nettoyer | ne nettoient pas
i do not clean | {je nettoie,je ne nettoie} pas
does not clean | ne nettoie pas
clean me | me {nettoie,nettoient}
we do not clean | on nettoie pas
he does not clean | il nettoie pas
she does not clean | elle nettoie pas
that does not clean | ça nettoie pas
they do not clean | ils nettoient pas
to prepare | {de,à,pour} préparer
prepare him | lui préparer
how do i prepare | comment préparer
do not prepare | ne pas préparer | ne préparent pas
i do not prepare | {je prépare,je ne prépare} pas
does not prepare | ne prépare pas
prepare me | me {prépare,préparent}
we do not prepare | on prépare pas
he does not prepare | il prépare pas
she does not prepare | elle prépare pas
that does not prepare | ça prépare pas
they do not prepare | ils préparent pas
to serve | {de,à,pour} servir
serve him | lui servir
how do i serve | comment servir
do not serve | ne pas servir
to sell | {de,à,pour} vendre
sell him | lui vendre
how do i sell | comment vendre
do not sell | ne pas vendre
to buy | d'acheter | {à,pour} acheter
buy him | lui acheter
how do i buy | comment acheter
do not buy | ne pas acheter | n'achètent pas
i do not buy | {j'achète,je n'achète} pas
does not buy | n'achète pas
buy me | m'achète | m'achètent
we do not buy | on achète pas
he does not buy | il achète pas
she does not buy | elle achète pas
that does not buy | ça achète pas
they do not buy | ils achètent pas
to send | d'envoyer | {à,pour} envoyer | {de,à,pour} transférer
send him | lui {envoyer,transférer}
how do i send | comment {envoyer,transférer}
do not send | ne pas {envoyer,transférer} | {n'envoient,ne transfèrent} pas
i do not send | {j'envoie,je n'envoie,je transfère,je ne transfère} pas
does not send | {n'envoie,ne transfère} pas
send me | m'envoie | m'envoient | me {transfère,transfèrent}
we do not send | {on envoie,on transfère} pas
he does not send | {il envoie,il transfère} pas
she does not send | {elle envoie,elle transfère} pas
that does not send | {ça envoie,ça transfère} pas
they do not send | {ils envoient,ils transfèrent} pas
to write | d'écrire | {à,pour} écrire
write him | lui écrire
how do i write | comment écrire
do not write | ne pas écrire
to read | {de,à,pour} lire
read him | lui lire
how do i read | comment lire
do not read | ne pas lire
to sign | {de,à,pour} signer
sign him | lui signer
how do i sign | comment signer
do not sign | ne pas signer | ne signent pas
i do not sign | {je signe,je ne signe} pas
does not sign | ne signe pas
sign me | me {signe,signent}
we do not sign | on signe pas
he does not sign | il signe pas
she does not sign | elle signe pas
that does not sign | ça signe pas
they do not sign | ils signent pas
to note | {de,à,pour} noter
note him | lui noter
how do i note | comment noter
do not note | ne pas noter | ne notent pas
i do not note | {je note,je ne note} pas
does not note | ne note pas
note me | me {note,notent}
we do not note | on note pas
he does not note | il note pas
she does not note | elle note pas
that does not note | ça note pas
they do not note | ils notent pas
to judge | {de,à,pour} juger | d'évaluer | {à,pour} évaluer
judge him | lui {juger,évaluer}
how do i judge | comment {juger,évaluer}
do not judge | ne pas {juger,évaluer} | {ne jugent,n'évaluent} pas
i do not judge | {je juge,je ne juge,j'évalue,je n'évalue} pas
does not judge | {ne juge,n'évalue} pas
judge me | me {juge,jugent} | m'évalue | m'évaluent
we do not judge | {on juge,on évalue} pas
he does not judge | {il juge,il évalue} pas
she does not judge | {elle juge,elle évalue} pas
that does not judge | {ça juge,ça évalue} pas
they do not judge | {ils jugent,ils évaluent} pas
to correct | {de,à,pour} corriger
correct him | lui corriger
how do i correct | comment corriger
do not correct | ne pas corriger | ne corrigent pas
i do not correct | {je corrige,je ne corrige} pas
does not correct | ne corrige pas
correct me | me {corrige,corrigent}
we do not correct | on corrige pas
he does not correct | il corrige pas
she does not correct | elle corrige pas
that does not correct | ça corrige pas
they do not correct | ils corrigent pas
to cite | {de,à,pour} citer
cite him | lui citer
how do i cite | comment citer
do not cite | ne pas citer | ne citent pas
i do not cite | {je cite,je ne cite} pas
does not cite | ne cite pas
cite me | me {cite,citent}
we do not cite | on cite pas
he does not cite | il cite pas
she does not cite | elle cite pas
that does not cite | ça cite pas
they do not cite | ils citent pas
to save | {de,à,pour} {sauver,sauvegarder} | d'enregistrer | {à,pour} enregistrer
save him | lui {sauver,sauvegarder,enregistrer}
how do i save | comment {sauver,sauvegarder,enregistrer}
do not save | ne pas {sauver,sauvegarder,enregistrer} | {ne sauvent,ne sauvegardent,n'enregistrent} pas
i do not save | {je sauve,je ne sauve,je sauvegarde,je ne sauvegarde,j'enregistre,je n'enregistre} pas
does not save | {ne sauve,ne sauvegarde,n'enregistre} pas
save me | me {sauve,sauvent,sauvegarde,sauvegardent} | m'enregistre | m'enregistrent
we do not save | {on sauve,on sauvegarde,on enregistre} pas
he does not save | {il sauve,il sauvegarde,il enregistre} pas
she does not save | {elle sauve,elle sauvegarde,elle enregistre} pas
that does not save | {ça sauve,ça sauvegarde,ça enregistre} pas
they do not save | {ils sauvent,ils sauvegardent,ils enregistrent} pas
to lose | {de,à,pour} perdre
lose him | lui perdre
how do i lose | comment perdre
do not lose | ne pas perdre
to forget | d'oublier | {à,pour} oublier
forget him | lui oublier
how do i forget | comment oublier
do not forget | ne pas oublier | n'oublient pas
i do not forget | {j'oublie,je n'oublie} pas
does not forget | n'oublie pas
forget me | m'oublie | m'oublient
we do not forget | on oublie pas
he does not forget | il oublie pas
she does not forget | elle oublie pas
that does not forget | ça oublie pas
they do not forget | ils oublient pas
to remember | {de,à,pour} {rappeler,souvenir}
remember him | lui {rappeler,souvenir}
how do i remember | comment {rappeler,souvenir}
do not remember | ne pas {rappeler,souvenir} | ne rappèlent pas
i do not remember | {je rappèle,je ne rappèle} pas
does not remember | ne rappèle pas
remember me | me {rappèle,rappèlent}
we do not remember | on rappèle pas
he does not remember | il rappèle pas
she does not remember | elle rappèle pas
that does not remember | ça rappèle pas
they do not remember | ils rappèlent pas
to succeed | {de,à,pour} réussir
succeed him | lui réussir
how do i succeed | comment réussir
do not succeed | ne pas réussir
to fail | d'échouer | {à,pour} échouer | {de,à,pour} {rater,foirer,louper}
fail him | lui {échouer,rater,foirer,louper}
how do i fail | comment {échouer,rater,foirer,louper}
do not fail | ne pas {échouer,rater,foirer,louper} | {n'échouent,ne ratent,ne foirent,ne loupent} pas
i do not fail | {j'échoue,je n'échoue,je rate,je ne rate,je foire,je ne foire,je loupe,je ne loupe} pas
does not fail | {n'échoue,ne rate,ne foire,ne loupe} pas
fail me | m'échoue | m'échouent | me {rate,ratent,foire,foirent,loupe,loupent}
we do not fail | {on échoue,on rate,on foire,on loupe} pas
he does not fail | {il échoue,il rate,il foire,il loupe} pas
she does not fail | {elle échoue,elle rate,elle foire,elle loupe} pas
that does not fail | {ça échoue,ça rate,ça foire,ça loupe} pas
they do not fail | {ils échouent,ils ratent,ils foirent,ils loupent} pas
to try | d'essayer | {à,pour} essayer | {de,à,pour} tenter
try him | lui {essayer,tenter}
how do i try | comment {essayer,tenter}
do not try | ne pas {essayer,tenter} | {n'essayent,ne tèntent} pas
i do not try | {j'essaye,je n'essaye,je tènte,je ne tènte} pas
does not try | {n'essaye,ne tènte} pas
try me | m'essaye | m'essayent | me {tènte,tèntent}
we do not try | {on essaye,on tènte} pas
he does not try | {il essaye,il tènte} pas
she does not try | {elle essaye,elle tènte} pas
that does not try | {ça essaye,ça tènte} pas
they do not try | {ils essayent,ils tèntent} pas
to continue | {de,à,pour} continuer
continue him | lui continuer
how do i continue | comment continuer
do not continue | ne pas continuer | ne continuent pas
i do not continue | {je continue,je ne continue} pas
does not continue | ne continue pas
continue me | me {continue,continuent}
we do not continue | on continue pas
he does not continue | il continue pas
she does not continue | elle continue pas
that does not continue | ça continue pas
they do not continue | ils continuent pas
to finish | {de,à,pour} terminer | d'achever | {à,pour} achever
finish him | lui {terminer,achever}
how do i finish | comment {terminer,achever}
do not finish | ne pas {terminer,achever} | {ne terminent,n'achèvent} pas
i do not finish | {je termine,je ne termine,j'achève,je n'achève} pas
does not finish | {ne termine,n'achève} pas
finish me | me {termine,terminent} | m'achève | m'achèvent
we do not finish | {on termine,on achève} pas
he does not finish | {il termine,il achève} pas
she does not finish | {elle termine,elle achève} pas
that does not finish | {ça termine,ça achève} pas
they do not finish | {ils terminent,ils achèvent} pas
to stop | d'arrêter | {à,pour} arrêter | {de,à,pour} {stopper,cesser}
stop him | lui {arrêter,stopper,cesser}
how do i stop | comment {arrêter,stopper,cesser}
do not stop | ne pas {arrêter,stopper,cesser} | {n'arrêtent,ne stoppent,ne cèssent} pas
i do not stop | {j'arrête,je n'arrête,je stoppe,je ne stoppe,je cèsse,je ne cèsse} pas
does not stop | {n'arrête,ne stoppe,ne cèsse} pas
stop me | m'arrête | m'arrêtent | me {stoppe,stoppent,cèsse,cèssent}
we do not stop | {on arrête,on stoppe,on cèsse} pas
he does not stop | {il arrête,il stoppe,il cèsse} pas
she does not stop | {elle arrête,elle stoppe,elle cèsse} pas
that does not stop | {ça arrête,ça stoppe,ça cèsse} pas
they do not stop | {ils arrêtent,ils stoppent,ils cèssent} pas
to start | {de,à,pour} démarrer
start him | lui démarrer
how do i start | comment démarrer
do not start | ne pas démarrer | ne démarrent pas
i do not start | {je démarre,je ne démarre} pas
does not start | ne démarre pas
start me | me {démarre,démarrent}
we do not start | on démarre pas
he does not start | il démarre pas
she does not start | elle démarre pas
that does not start | ça démarre pas
they do not start | ils démarrent pas
to begin | {de,à,pour} {commencer,débuter}
begin him | lui {commencer,débuter}
how do i begin | comment {commencer,débuter}
do not begin | ne pas {commencer,débuter} | {ne commèncent,ne débutent} pas
i do not begin | {je commènce,je ne commènce,je débute,je ne débute} pas
does not begin | {ne commènce,ne débute} pas
begin me | me {commènce,commèncent,débute,débutent}
we do not begin | {on commènce,on débute} pas
he does not begin | {il commènce,il débute} pas
she does not begin | {elle commènce,elle débute} pas
that does not begin | {ça commènce,ça débute} pas
they do not begin | {ils commèncent,ils débutent} pas
to live | d'habiter | {à,pour} habiter | {de,à,pour} vivre
live him | lui habiter
how do i live | comment habiter
do not live | ne pas habiter | n'habitent pas
i do not live | {j'habite,je n'habite} pas
does not live | n'habite pas
live me | m'habite | m'habitent
we do not live | on habite pas
he does not live | il habite pas
she does not live | elle habite pas
that does not live | ça habite pas
they do not live | ils habitent pas
to travel | {de,à,pour} voyager
travel him | lui voyager
how do i travel | comment voyager
do not travel | ne pas voyager | ne voyagent pas
i do not travel | {je voyage,je ne voyage} pas
does not travel | ne voyage pas
travel me | me {voyage,voyagent}
we do not travel | on voyage pas
he does not travel | il voyage pas
she does not travel | elle voyage pas
that does not travel | ça voyage pas
they do not travel | ils voyagent pas
to visit | {de,à,pour} visiter
visit him | lui visiter
how do i visit | comment visiter
do not visit | ne pas visiter | ne visitent pas
i do not visit | {je visite,je ne visite} pas
does not visit | ne visite pas
visit me | me {visite,visitent}
we do not visit | on visite pas
he does not visit | il visite pas
she does not visit | elle visite pas
that does not visit | ça visite pas
they do not visit | ils visitent pas
to return | {de,à,pour} {retourner,revenir}
return him | lui {retourner,revenir}
how do i return | comment {retourner,revenir}
do not return | ne pas {retourner,revenir} | ne retournent pas
i do not return | {je retourne,je ne retourne} pas
does not return | ne retourne pas
return me | me {retourne,retournent}
we do not return | on retourne pas
he does not return | il retourne pas
she does not return | elle retourne pas
that does not return | ça retourne pas
they do not return | ils retournent pas
to meet | {de,à,pour} rencontrer
meet him | lui rencontrer
how do i meet | comment rencontrer
do not meet | ne pas rencontrer | ne rencontrent pas
i do not meet | {je rencontre,je ne rencontre} pas
does not meet | ne rencontre pas
meet me | me {rencontre,rencontrent}
we do not meet | on rencontre pas
he does not meet | il rencontre pas
she does not meet | elle rencontre pas
that does not meet | ça rencontre pas
they do not meet | ils rencontrent pas
to follow | {de,à,pour} suivre
follow him | lui suivre
how do i follow | comment suivre
do not follow | ne pas suivre
to sit down | d'installer | {à,pour} installer
sit down him | lui installer
how do i sit down | comment installer
do not sit down | ne pas installer | n'installent pas
i do not sit down | {j'installe,je n'installe} pas
does not sit down | n'installe pas
sit down me | m'installe | m'installent
we do not sit down | on installe pas
he does not sit down | il installe pas
she does not sit down | elle installe pas
that does not sit down | ça installe pas
they do not sit down | ils installent pas
to touch | {de,à,pour} toucher
touch him | lui toucher
how do i touch | comment toucher
do not touch | ne pas toucher | ne touchent pas
i do not touch | {je touche,je ne touche} pas
does not touch | ne touche pas
touch me | me {touche,touchent}
we do not touch | on touche pas
he does not touch | il touche pas
she does not touch | elle touche pas
that does not touch | ça touche pas
they do not touch | ils touchent pas
to press | d'appuyer | {à,pour} appuyer
press him | lui appuyer
how do i press | comment appuyer
do not press | ne pas appuyer | n'appuient pas
i do not press | {j'appuie,je n'appuie} pas
does not press | n'appuie pas
press me | m'appuie | m'appuient
we do not press | on appuie pas
he does not press | il appuie pas
she does not press | elle appuie pas
that does not press | ça appuie pas
they do not press | ils appuient pas
to pull | {de,à,pour} tirer
pull him | lui tirer
how do i pull | comment tirer
do not pull | ne pas tirer | ne tirent pas
i do not pull | {je tire,je ne tire} pas
does not pull | ne tire pas
pull me | me {tire,tirent}
we do not pull | on tire pas
he does not pull | il tire pas
she does not pull | elle tire pas
that does not pull | ça tire pas
they do not pull | ils tirent pas
to open | d'ouvrir | {à,pour} ouvrir
open him | lui ouvrir
how do i open | comment ouvrir
do not open | ne pas ouvrir
to close | {de,à,pour} {fermer,refermer}
close him | lui {fermer,refermer}
how do i close | comment {fermer,refermer}
do not close | ne pas {fermer,refermer} | {ne fèrment,ne refèrment} pas
i do not close | {je fèrme,je ne fèrme,je refèrme,je ne refèrme} pas
does not close | {ne fèrme,ne refèrme} pas
close me | me {fèrme,fèrment,refèrme,refèrment}
we do not close | {on fèrme,on refèrme} pas
he does not close | {il fèrme,il refèrme} pas
she does not close | {elle fèrme,elle refèrme} pas
that does not close | {ça fèrme,ça refèrme} pas
they do not close | {ils fèrment,ils refèrment} pas
to lock | {de,à,pour} verrouiller
lock him | lui verrouiller
how do i lock | comment verrouiller
do not lock | ne pas verrouiller | ne verrouillent pas
i do not lock | {je verrouille,je ne verrouille} pas
does not lock | ne verrouille pas
lock me | me {verrouille,verrouillent}
we do not lock | on verrouille pas
he does not lock | il verrouille pas
she does not lock | elle verrouille pas
that does not lock | ça verrouille pas
they do not lock | ils verrouillent pas
to block | {de,à,pour} bloquer
block him | lui bloquer
how do i block | comment bloquer
do not block | ne pas bloquer | ne bloquent pas
i do not block | {je bloque,je ne bloque} pas
does not block | ne bloque pas
block me | me {bloque,bloquent}
we do not block | on bloque pas
he does not block | il bloque pas
she does not block | elle bloque pas
that does not block | ça bloque pas
they do not block | ils bloquent pas
to jump | {de,à,pour} sauter
jump him | lui sauter
how do i jump | comment sauter
do not jump | ne pas sauter | ne sautent pas
i do not jump | {je saute,je ne saute} pas
does not jump | ne saute pas
jump me | me {saute,sautent}
we do not jump | on saute pas
he does not jump | il saute pas
she does not jump | elle saute pas
that does not jump | ça saute pas
they do not jump | ils sautent pas
to fly | {de,à,pour} voler
fly him | lui voler
how do i fly | comment voler
do not fly | ne pas voler | ne volent pas
i do not fly | {je vole,je ne vole} pas
does not fly | ne vole pas
fly me | me {vole,volent}
we do not fly | on vole pas
he does not fly | il vole pas
she does not fly | elle vole pas
that does not fly | ça vole pas
they do not fly | ils volent pas
to land | d'atterrir | {à,pour} atterrir
land him | lui atterrir
how do i land | comment atterrir
do not land | ne pas atterrir
to evacuate | d'évacuer | {à,pour} évacuer
evacuate him | lui évacuer
how do i evacuate | comment évacuer
do not evacuate | ne pas évacuer | n'évacuent pas
i do not evacuate | {j'évacue,je n'évacue} pas
does not evacuate | n'évacue pas
evacuate me | m'évacue | m'évacuent
we do not evacuate | on évacue pas
he does not evacuate | il évacue pas
she does not evacuate | elle évacue pas
that does not evacuate | ça évacue pas
they do not evacuate | ils évacuent pas
to extinguish | d'éteindre | {à,pour} éteindre
extinguish him | lui éteindre
how do i extinguish | comment éteindre
do not extinguish | ne pas éteindre
to burn | {de,à,pour} brûler
burn him | lui brûler
how do i burn | comment brûler
do not burn | ne pas brûler | ne brûlent pas
i do not burn | {je brûle,je ne brûle} pas
does not burn | ne brûle pas
burn me | me {brûle,brûlent}
we do not burn | on brûle pas
he does not burn | il brûle pas
she does not burn | elle brûle pas
that does not burn | ça brûle pas
they do not burn | ils brûlent pas
to smoke | {de,à,pour} fumer
smoke him | lui fumer
how do i smoke | comment fumer
do not smoke | ne pas fumer | ne fument pas
i do not smoke | {je fume,je ne fume} pas
does not smoke | ne fume pas
smoke me | me {fume,fument}
we do not smoke | on fume pas
he does not smoke | il fume pas
she does not smoke | elle fume pas
that does not smoke | ça fume pas
they do not smoke | ils fument pas
to vape | {de,à,pour} vapoter
vape him | lui vapoter
how do i vape | comment vapoter
do not vape | ne pas vapoter | ne vapotent pas
i do not vape | {je vapote,je ne vapote} pas
does not vape | ne vapote pas
vape me | me {vapote,vapotent}
we do not vape | on vapote pas
he does not vape | il vapote pas
she does not vape | elle vapote pas
that does not vape | ça vapote pas
they do not vape | ils vapotent pas
to breathe | {de,à,pour} respirer
breathe him | lui respirer
how do i breathe | comment respirer
do not breathe | ne pas respirer | ne respirent pas
i do not breathe | {je respire,je ne respire} pas
does not breathe | ne respire pas
breathe me | me {respire,respirent}
we do not breathe | on respire pas
he does not breathe | il respire pas
she does not breathe | elle respire pas
that does not breathe | ça respire pas
they do not breathe | ils respirent pas
to choke | d'étouffer | {à,pour} étouffer
choke him | lui étouffer
how do i choke | comment étouffer
do not choke | ne pas étouffer | n'étouffent pas
i do not choke | {j'étouffe,je n'étouffe} pas
does not choke | n'étouffe pas
choke me | m'étouffe | m'étouffent
we do not choke | on étouffe pas
he does not choke | il étouffe pas
she does not choke | elle étouffe pas
that does not choke | ça étouffe pas
they do not choke | ils étouffent pas
to bleed | {de,à,pour} saigner
bleed him | lui saigner
how do i bleed | comment saigner
do not bleed | ne pas saigner | ne saignent pas
i do not bleed | {je saigne,je ne saigne} pas
does not bleed | ne saigne pas
bleed me | me {saigne,saignent}
we do not bleed | on saigne pas
he does not bleed | il saigne pas
she does not bleed | elle saigne pas
that does not bleed | ça saigne pas
they do not bleed | ils saignent pas
to faint | d'évanouir | {à,pour} évanouir
faint him | lui évanouir
how do i faint | comment évanouir
do not faint | ne pas évanouir
to tremble | {de,à,pour} trembler
tremble him | lui trembler
how do i tremble | comment trembler
do not tremble | ne pas trembler | ne tremblent pas
i do not tremble | {je tremble,je ne tremble} pas
does not tremble | ne tremble pas
tremble me | me {tremble,tremblent}
we do not tremble | on tremble pas
he does not tremble | il tremble pas
she does not tremble | elle tremble pas
that does not tremble | ça tremble pas
they do not tremble | ils tremblent pas
to hurt | {de,à,pour} blesser
hurt him | lui blesser
how do i hurt | comment blesser
do not hurt | ne pas blesser | ne blèssent pas
i do not hurt | {je blèsse,je ne blèsse} pas
does not hurt | ne blèsse pas
hurt me | me {blèsse,blèssent}
we do not hurt | on blèsse pas
he does not hurt | il blèsse pas
she does not hurt | elle blèsse pas
that does not hurt | ça blèsse pas
they do not hurt | ils blèssent pas
to die | {de,à,pour} mourir
die him | lui mourir
how do i die | comment mourir
do not die | ne pas mourir
to count | {de,à,pour} compter
count him | lui compter
how do i count | comment compter
do not count | ne pas compter | ne comptent pas
i do not count | {je compte,je ne compte} pas
does not count | ne compte pas
count me | me {compte,comptent}
we do not count | on compte pas
he does not count | il compte pas
she does not count | elle compte pas
that does not count | ça compte pas
they do not count | ils comptent pas
to compare | {de,à,pour} comparer
compare him | lui comparer
how do i compare | comment comparer
do not compare | ne pas comparer | ne comparent pas
i do not compare | {je compare,je ne compare} pas
does not compare | ne compare pas
compare me | me {compare,comparent}
we do not compare | on compare pas
he does not compare | il compare pas
she does not compare | elle compare pas
that does not compare | ça compare pas
they do not compare | ils comparent pas
to recommend | {de,à,pour} {conseiller,recommander}
recommend him | lui {conseiller,recommander}
how do i recommend | comment {conseiller,recommander}
do not recommend | ne pas {conseiller,recommander} | {ne conseillent,ne recommandent} pas
i do not recommend | {je conseille,je ne conseille,je recommande,je ne recommande} pas
does not recommend | {ne conseille,ne recommande} pas
recommend me | me {conseille,conseillent,recommande,recommandent}
we do not recommend | {on conseille,on recommande} pas
he does not recommend | {il conseille,il recommande} pas
she does not recommend | {elle conseille,elle recommande} pas
that does not recommend | {ça conseille,ça recommande} pas
they do not recommend | {ils conseillent,ils recommandent} pas
to suggest | {de,à,pour} suggérer
suggest him | lui suggérer
how do i suggest | comment suggérer
do not suggest | ne pas suggérer | ne suggèrent pas
i do not suggest | {je suggère,je ne suggère} pas
does not suggest | ne suggère pas
suggest me | me {suggère,suggèrent}
we do not suggest | on suggère pas
he does not suggest | il suggère pas
she does not suggest | elle suggère pas
that does not suggest | ça suggère pas
they do not suggest | ils suggèrent pas
to require | d'exiger | {à,pour} exiger
require him | lui exiger
how do i require | comment exiger
do not require | ne pas exiger | n'exigent pas
i do not require | {j'exige,je n'exige} pas
does not require | n'exige pas
require me | m'exige | m'exigent
we do not require | on exige pas
he does not require | il exige pas
she does not require | elle exige pas
that does not require | ça exige pas
they do not require | ils exigent pas
to allow | d'autoriser | {à,pour} autoriser | {de,à,pour} permettre
allow him | lui {autoriser,permettre}
how do i allow | comment {autoriser,permettre}
do not allow | ne pas {autoriser,permettre} | n'autorisent pas
i do not allow | {j'autorise,je n'autorise} pas
does not allow | n'autorise pas
allow me | m'autorise | m'autorisent
we do not allow | on autorise pas
he does not allow | il autorise pas
she does not allow | elle autorise pas
that does not allow | ça autorise pas
they do not allow | ils autorisent pas
to forbid | d'interdire | {à,pour} interdire
forbid him | lui interdire
how do i forbid | comment interdire
do not forbid | ne pas interdire
to cover | {de,à,pour} {couvrir,couvre}
cover him | lui {couvrir,couvre}
how do i cover | comment {couvrir,couvre}
do not cover | ne pas {couvrir,couvre}
to hide | {de,à,pour} {cacher,dissimuler,planquer}
hide him | lui {cacher,dissimuler,planquer}
how do i hide | comment {cacher,dissimuler,planquer}
do not hide | ne pas {cacher,dissimuler,planquer} | {ne cachent,ne dissimulent,ne planquent} pas
i do not hide | {je cache,je ne cache,je dissimule,je ne dissimule,je planque,je ne planque} pas
does not hide | {ne cache,ne dissimule,ne planque} pas
hide me | me {cache,cachent,dissimule,dissimulent,planque,planquent}
we do not hide | {on cache,on dissimule,on planque} pas
he does not hide | {il cache,il dissimule,il planque} pas
she does not hide | {elle cache,elle dissimule,elle planque} pas
that does not hide | {ça cache,ça dissimule,ça planque} pas
they do not hide | {ils cachent,ils dissimulent,ils planquent} pas
to wear | {de,à,pour} porter
wear him | lui porter
how do i wear | comment porter
do not wear | ne pas porter | ne portent pas
i do not wear | {je porte,je ne porte} pas
does not wear | ne porte pas
wear me | me {porte,portent}
we do not wear | on porte pas
he does not wear | il porte pas
she does not wear | elle porte pas
that does not wear | ça porte pas
they do not wear | ils portent pas
to dress | d'habiller | {à,pour} habiller
dress him | lui habiller
how do i dress | comment habiller
do not dress | ne pas habiller | n'habillent pas
i do not dress | {j'habille,je n'habille} pas
does not dress | n'habille pas
dress me | m'habille | m'habillent
we do not dress | on habille pas
he does not dress | il habille pas
she does not dress | elle habille pas
that does not dress | ça habille pas
they do not dress | ils habillent pas
to remove | d'enlever | d'effacer | {à,pour} {enlever,effacer} | {de,à,pour} {retirer,ôter,supprimer}
remove him | lui {enlever,retirer,ôter,supprimer,effacer}
how do i remove | comment {enlever,retirer,ôter,supprimer,effacer}
do not remove | ne pas {enlever,retirer,ôter,supprimer,effacer} | {n'enlèvent,ne retirent,ne ôtent,ne suppriment,n'effacent} pas
i do not remove | {j'enlève,je n'enlève,je retire,je ne retire,je ôte,je ne ôte,je supprime,je ne supprime,j'efface,je n'efface} pas
does not remove | {n'enlève,ne retire,ne ôte,ne supprime,n'efface} pas
remove me | m'enlève | m'enlèvent | m'efface | m'effacent | me {retire,retirent,ôte,ôtent,supprime,suppriment}
we do not remove | {on enlève,on retire,on ôte,on supprime,on efface} pas
he does not remove | {il enlève,il retire,il ôte,il supprime,il efface} pas
she does not remove | {elle enlève,elle retire,elle ôte,elle supprime,elle efface} pas
that does not remove | {ça enlève,ça retire,ça ôte,ça supprime,ça efface} pas
they do not remove | {ils enlèvent,ils retirent,ils ôtent,ils suppriment,ils effacent} pas
to add | d'ajouter | {à,pour} ajouter | {de,à,pour} rajouter
add him | lui {ajouter,rajouter}
how do i add | comment {ajouter,rajouter}
do not add | ne pas {ajouter,rajouter} | {n'ajoutent,ne rajoutent} pas
i do not add | {j'ajoute,je n'ajoute,je rajoute,je ne rajoute} pas
does not add | {n'ajoute,ne rajoute} pas
add me | m'ajoute | m'ajoutent | me {rajoute,rajoutent}
we do not add | {on ajoute,on rajoute} pas
he does not add | {il ajoute,il rajoute} pas
she does not add | {elle ajoute,elle rajoute} pas
that does not add | {ça ajoute,ça rajoute} pas
they do not add | {ils ajoutent,ils rajoutent} pas
to keep | {de,à,pour} {garder,conserver}
keep him | lui {garder,conserver}
how do i keep | comment {garder,conserver}
do not keep | ne pas {garder,conserver} | {ne gardent,ne consèrvent} pas
i do not keep | {je garde,je ne garde,je consèrve,je ne consèrve} pas
does not keep | {ne garde,ne consèrve} pas
keep me | me {garde,gardent,consèrve,consèrvent}
we do not keep | {on garde,on consèrve} pas
he does not keep | {il garde,il consèrve} pas
she does not keep | {elle garde,elle consèrve} pas
that does not keep | {ça garde,ça consèrve} pas
they do not keep | {ils gardent,ils consèrvent} pas
to share | {de,à,pour} partager
share him | lui partager
how do i share | comment partager
do not share | ne pas partager | ne partagent pas
i do not share | {je partage,je ne partage} pas
does not share | ne partage pas
share me | me {partage,partagent}
we do not share | on partage pas
he does not share | il partage pas
she does not share | elle partage pas
that does not share | ça partage pas
they do not share | ils partagent pas
to support | {de,à,pour} soutenir
support him | lui soutenir
how do i support | comment soutenir
do not support | ne pas soutenir
to encourage | d'encourager | {à,pour} encourager
encourage him | lui encourager
how do i encourage | comment encourager
do not encourage | ne pas encourager | n'encouragent pas
i do not encourage | {j'encourage,je n'encourage} pas
does not encourage | n'encourage pas
encourage me | m'encourage | m'encouragent
we do not encourage | on encourage pas
he does not encourage | il encourage pas
she does not encourage | elle encourage pas
that does not encourage | ça encourage pas
they do not encourage | ils encouragent pas
to congratulate | {de,à,pour} féliciter
congratulate him | lui féliciter
how do i congratulate | comment féliciter
do not congratulate | ne pas féliciter | ne félicitent pas
i do not congratulate | {je félicite,je ne félicite} pas
does not congratulate | ne félicite pas
congratulate me | me {félicite,félicitent}
we do not congratulate | on félicite pas
he does not congratulate | il félicite pas
she does not congratulate | elle félicite pas
that does not congratulate | ça félicite pas
they do not congratulate | ils félicitent pas
to smile | {de,à,pour} sourire
smile him | lui sourire
how do i smile | comment sourire
do not smile | ne pas sourire
to laugh | {de,à,pour} {rigoler,rire}
laugh him | lui {rigoler,rire}
how do i laugh | comment {rigoler,rire}
do not laugh | ne pas {rigoler,rire} | ne rigolent pas
i do not laugh | {je rigole,je ne rigole} pas
does not laugh | ne rigole pas
laugh me | me {rigole,rigolent}
we do not laugh | on rigole pas
he does not laugh | il rigole pas
she does not laugh | elle rigole pas
that does not laugh | ça rigole pas
they do not laugh | ils rigolent pas
to joke | {de,à,pour} plaisanter
joke him | lui plaisanter
how do i joke | comment plaisanter
do not joke | ne pas plaisanter | ne plaisantent pas
i do not joke | {je plaisante,je ne plaisante} pas
does not joke | ne plaisante pas
joke me | me {plaisante,plaisantent}
we do not joke | on plaisante pas
he does not joke | il plaisante pas
she does not joke | elle plaisante pas
that does not joke | ça plaisante pas
they do not joke | ils plaisantent pas
to worry | d'inquiéter | {à,pour} inquiéter
worry him | lui inquiéter
how do i worry | comment inquiéter
do not worry | ne pas inquiéter | n'inquiètent pas
i do not worry | {j'inquiète,je n'inquiète} pas
does not worry | n'inquiète pas
worry me | m'inquiète | m'inquiètent
we do not worry | on inquiète pas
he does not worry | il inquiète pas
she does not worry | elle inquiète pas
that does not worry | ça inquiète pas
they do not worry | ils inquiètent pas
to stress | {de,à,pour} {stresser,paniquer} | d'angoisser | {à,pour} angoisser
stress him | lui {stresser,paniquer,angoisser}
how do i stress | comment {stresser,paniquer,angoisser}
do not stress | ne pas {stresser,paniquer,angoisser} | {ne strèssent,ne paniquent,n'angoissent} pas
i do not stress | {je strèsse,je ne strèsse,je panique,je ne panique,j'angoisse,je n'angoisse} pas
does not stress | {ne strèsse,ne panique,n'angoisse} pas
stress me | me {strèsse,strèssent,panique,paniquent} | m'angoisse | m'angoissent
we do not stress | {on strèsse,on panique,on angoisse} pas
he does not stress | {il strèsse,il panique,il angoisse} pas
she does not stress | {elle strèsse,elle panique,elle angoisse} pas
that does not stress | {ça strèsse,ça panique,ça angoisse} pas
they do not stress | {ils strèssent,ils paniquent,ils angoissent} pas
to adapt | d'adapter | {à,pour} adapter
adapt him | lui adapter
how do i adapt | comment adapter
do not adapt | ne pas adapter | n'adaptent pas
i do not adapt | {j'adapte,je n'adapte} pas
does not adapt | n'adapte pas
adapt me | m'adapte | m'adaptent
we do not adapt | on adapte pas
he does not adapt | il adapte pas
she does not adapt | elle adapte pas
that does not adapt | ça adapte pas
they do not adapt | ils adaptent pas
to deal with | d'occuper | {à,pour} occuper
deal with him | lui occuper
how do i deal with | comment occuper
do not deal with | ne pas occuper | n'occupent pas
i do not deal with | {j'occupe,je n'occupe} pas
does not deal with | n'occupe pas
deal with me | m'occupe | m'occupent
we do not deal with | on occupe pas
he does not deal with | il occupe pas
she does not deal with | elle occupe pas
that does not deal with | ça occupe pas
they do not deal with | ils occupent pas
to get angry | d'énerver | {à,pour} énerver | {de,à,pour} fâcher
get angry him | lui {énerver,fâcher}
how do i get angry | comment {énerver,fâcher}
do not get angry | ne pas {énerver,fâcher} | {n'énèrvent,ne fâchent} pas
i do not get angry | {j'énèrve,je n'énèrve,je fâche,je ne fâche} pas
does not get angry | {n'énèrve,ne fâche} pas
get angry me | m'énèrve | m'énèrvent | me {fâche,fâchent}
we do not get angry | {on énèrve,on fâche} pas
he does not get angry | {il énèrve,il fâche} pas
she does not get angry | {elle énèrve,elle fâche} pas
that does not get angry | {ça énèrve,ça fâche} pas
they do not get angry | {ils énèrvent,ils fâchent} pas
to argue | {de,à,pour} disputer | d'engueuler | {à,pour} engueuler
argue him | lui {disputer,engueuler}
how do i argue | comment {disputer,engueuler}
do not argue | ne pas {disputer,engueuler} | {ne disputent,n'engueulent} pas
i do not argue | {je dispute,je ne dispute,j'engueule,je n'engueule} pas
does not argue | {ne dispute,n'engueule} pas
argue me | me {dispute,disputent} | m'engueule | m'engueulent
we do not argue | {on dispute,on engueule} pas
he does not argue | {il dispute,il engueule} pas
she does not argue | {elle dispute,elle engueule} pas
that does not argue | {ça dispute,ça engueule} pas
they do not argue | {ils disputent,ils engueulent} pas
to fight | {de,à,pour} battre
fight him | lui battre
how do i fight | comment battre
do not fight | ne pas battre
to steal | {de,à,pour} dérober
steal him | lui dérober
how do i steal | comment dérober
do not steal | ne pas dérober | ne dérobent pas
i do not steal | {je dérobe,je ne dérobe} pas
does not steal | ne dérobe pas
steal me | me {dérobe,dérobent}
we do not steal | on dérobe pas
he does not steal | il dérobe pas
she does not steal | elle dérobe pas
that does not steal | ça dérobe pas
they do not steal | ils dérobent pas
to attack | d'agresser | d'attaquer | {à,pour} {agresser,attaquer}
attack him | lui {agresser,attaquer}
how do i attack | comment {agresser,attaquer}
do not attack | ne pas {agresser,attaquer} | {n'agrèssent,n'attaquent} pas
i do not attack | {j'agrèsse,je n'agrèsse,j'attaque,je n'attaque} pas
does not attack | {n'agrèsse,n'attaque} pas
attack me | m'agrèsse | m'agrèssent | m'attaque | m'attaquent
we do not attack | {on agrèsse,on attaque} pas
he does not attack | {il agrèsse,il attaque} pas
she does not attack | {elle agrèsse,elle attaque} pas
that does not attack | {ça agrèsse,ça attaque} pas
they do not attack | {ils agrèssent,ils attaquent} pas
to react | {de,à,pour} réagir
react him | lui réagir
how do i react | comment réagir
do not react | ne pas réagir
to notice | {de,à,pour} remarquer | d'apercevoir | {à,pour} apercevoir
notice him | lui {remarquer,apercevoir}
how do i notice | comment {remarquer,apercevoir}
do not notice | ne pas {remarquer,apercevoir} | ne remarquent pas
i do not notice | {je remarque,je ne remarque} pas
does not notice | ne remarque pas
notice me | me {remarque,remarquent}
we do not notice | on remarque pas
he does not notice | il remarque pas
she does not notice | elle remarque pas
that does not notice | ça remarque pas
they do not notice | ils remarquent pas
to hear | d'entendre | {à,pour} entendre
hear him | lui entendre
how do i hear | comment entendre
do not hear | ne pas entendre
to feel | {de,à,pour} {ressentir,sentir}
feel him | lui {ressentir,sentir}
how do i feel | comment {ressentir,sentir}
do not feel | ne pas {ressentir,sentir}
to see | {de,à,pour} {revoir,voir}
see him | lui revoir
how do i see | comment revoir
do not see | ne pas revoir
to exist | d'exister | {à,pour} exister
exist him | lui exister
how do i exist | comment exister
do not exist | ne pas exister | n'existent pas
i do not exist | {j'existe,je n'existe} pas
does not exist | n'existe pas
exist me | m'existe | m'existent
we do not exist | on existe pas
he does not exist | il existe pas
she does not exist | elle existe pas
that does not exist | ça existe pas
they do not exist | ils existent pas
to depend | {de,à,pour} dépendre
depend him | lui dépendre
how do i depend | comment dépendre
do not depend | ne pas dépendre
to last | {de,à,pour} durer
last him | lui durer
how do i last | comment durer
do not last | ne pas durer | ne durent pas
i do not last | {je dure,je ne dure} pas
does not last | ne dure pas
last me | me {dure,durent}
we do not last | on dure pas
he does not last | il dure pas
she does not last | elle dure pas
that does not last | ça dure pas
they do not last | ils durent pas
to weigh | {de,à,pour} peser
weigh him | lui peser
how do i weigh | comment peser
do not weigh | ne pas peser | ne pèsent pas
i do not weigh | {je pèse,je ne pèse} pas
does not weigh | ne pèse pas
weigh me | me {pèse,pèsent}
we do not weigh | on pèse pas
he does not weigh | il pèse pas
she does not weigh | elle pèse pas
that does not weigh | ça pèse pas
they do not weigh | ils pèsent pas
to measure | {de,à,pour} mesurer
measure him | lui mesurer
how do i measure | comment mesurer
do not measure | ne pas mesurer | ne mesurent pas
i do not measure | {je mesure,je ne mesure} pas
does not measure | ne mesure pas
measure me | me {mesure,mesurent}
we do not measure | on mesure pas
he does not measure | il mesure pas
she does not measure | elle mesure pas
that does not measure | ça mesure pas
they do not measure | ils mesurent pas
to reach | d'atteindre | {à,pour} atteindre
reach him | lui atteindre
how do i reach | comment atteindre
do not reach | ne pas atteindre
to reschedule | {de,à,pour} {reporter,décaler}
reschedule him | lui {reporter,décaler}
how do i reschedule | comment {reporter,décaler}
do not reschedule | ne pas {reporter,décaler} | {ne reportent,ne décalent} pas
i do not reschedule | {je reporte,je ne reporte,je décale,je ne décale} pas
does not reschedule | {ne reporte,ne décale} pas
reschedule me | me {reporte,reportent,décale,décalent}
we do not reschedule | {on reporte,on décale} pas
he does not reschedule | {il reporte,il décale} pas
she does not reschedule | {elle reporte,elle décale} pas
that does not reschedule | {ça reporte,ça décale} pas
they do not reschedule | {ils reportent,ils décalent} pas
to cancel | d'annuler | {à,pour} annuler
cancel him | lui annuler
how do i cancel | comment annuler
do not cancel | ne pas annuler | n'annulent pas
i do not cancel | {j'annule,je n'annule} pas
does not cancel | n'annule pas
cancel me | m'annule | m'annulent
we do not cancel | on annule pas
he does not cancel | il annule pas
she does not cancel | elle annule pas
that does not cancel | ça annule pas
they do not cancel | ils annulent pas
to book | {de,à,pour} réserver
book him | lui réserver
how do i book | comment réserver
do not book | ne pas réserver | ne résèrvent pas
i do not book | {je résèrve,je ne résèrve} pas
does not book | ne résèrve pas
book me | me {résèrve,résèrvent}
we do not book | on résèrve pas
he does not book | il résèrve pas
she does not book | elle résèrve pas
that does not book | ça résèrve pas
they do not book | ils résèrvent pas
to deliver | {de,à,pour} livrer
deliver him | lui livrer
how do i deliver | comment livrer
do not deliver | ne pas livrer | ne livrent pas
i do not deliver | {je livre,je ne livre} pas
does not deliver | ne livre pas
deliver me | me {livre,livrent}
we do not deliver | on livre pas
he does not deliver | il livre pas
she does not deliver | elle livre pas
that does not deliver | ça livre pas
they do not deliver | ils livrent pas
to organise | d'organiser | {à,pour} organiser
organise him | lui organiser
how do i organise | comment organiser
do not organise | ne pas organiser | n'organisent pas
i do not organise | {j'organise,je n'organise} pas
does not organise | n'organise pas
organise me | m'organise | m'organisent
we do not organise | on organise pas
he does not organise | il organise pas
she does not organise | elle organise pas
that does not organise | ça organise pas
they do not organise | ils organisent pas
to lead | {de,à,pour} mener
lead him | lui mener
how do i lead | comment mener
do not lead | ne pas mener | ne mènent pas
i do not lead | {je mène,je ne mène} pas
does not lead | ne mène pas
lead me | me {mène,mènent}
we do not lead | on mène pas
he does not lead | il mène pas
she does not lead | elle mène pas
that does not lead | ça mène pas
they do not lead | ils mènent pas
to translate | {de,à,pour} traduire
translate him | lui traduire
how do i translate | comment traduire
do not translate | ne pas traduire
to repeat | {de,à,pour} redire
repeat him | lui redire
how do i repeat | comment redire
do not repeat | ne pas redire
to introduce | {de,à,pour} présenter
introduce him | lui présenter
how do i introduce | comment présenter
do not introduce | ne pas présenter | ne présèntent pas
i do not introduce | {je présènte,je ne présènte} pas
does not introduce | ne présènte pas
introduce me | me {présènte,présèntent}
we do not introduce | on présènte pas
he does not introduce | il présènte pas
she does not introduce | elle présènte pas
that does not introduce | ça présènte pas
they do not introduce | ils présèntent pas
to fill | {de,à,pour} remplir
fill him | lui remplir
how do i fill | comment remplir
do not fill | ne pas remplir
to mix up | {de,à,pour} {confondre,mélanger}
mix up him | lui {confondre,mélanger}
how do i mix up | comment {confondre,mélanger}
do not mix up | ne pas {confondre,mélanger} | ne mélangent pas
i do not mix up | {je mélange,je ne mélange} pas
does not mix up | ne mélange pas
mix up me | me {mélange,mélangent}
we do not mix up | on mélange pas
he does not mix up | il mélange pas
she does not mix up | elle mélange pas
that does not mix up | ça mélange pas
they do not mix up | ils mélangent pas
to lie | {de,à,pour} mentir
lie him | lui mentir
how do i lie | comment mentir
do not lie | ne pas mentir
to cheat | {de,à,pour} tricher
cheat him | lui tricher
how do i cheat | comment tricher
do not cheat | ne pas tricher | ne trichent pas
i do not cheat | {je triche,je ne triche} pas
does not cheat | ne triche pas
cheat me | me {triche,trichent}
we do not cheat | on triche pas
he does not cheat | il triche pas
she does not cheat | elle triche pas
that does not cheat | ça triche pas
they do not cheat | ils trichent pas
to panic | {de,à,pour} paniquer
panic him | lui paniquer
how do i panic | comment paniquer
do not panic | ne pas paniquer | ne paniquent pas
i do not panic | {je panique,je ne panique} pas
does not panic | ne panique pas
panic me | me {panique,paniquent}
we do not panic | on panique pas
he does not panic | il panique pas
she does not panic | elle panique pas
that does not panic | ça panique pas
they do not panic | ils paniquent pas
to fasten | d'attacher | {à,pour} attacher
fasten him | lui attacher
how do i fasten | comment attacher
do not fasten | ne pas attacher | n'attachent pas
i do not fasten | {j'attache,je n'attache} pas
does not fasten | n'attache pas
fasten me | m'attache | m'attachent
we do not fasten | on attache pas
he does not fasten | il attache pas
she does not fasten | elle attache pas
that does not fasten | ça attache pas
they do not fasten | ils attachent pas
to unfasten | {de,à,pour} détacher
unfasten him | lui détacher
how do i unfasten | comment détacher
do not unfasten | ne pas détacher | ne détachent pas
i do not unfasten | {je détache,je ne détache} pas
does not unfasten | ne détache pas
unfasten me | me {détache,détachent}
we do not unfasten | on détache pas
he does not unfasten | il détache pas
she does not unfasten | elle détache pas
that does not unfasten | ça détache pas
they do not unfasten | ils détachent pas
to train | {de,à,pour} former
train him | lui former
how do i train | comment former
do not train | ne pas former | ne forment pas
i do not train | {je forme,je ne forme} pas
does not train | ne forme pas
train me | me {forme,forment}
we do not train | on forme pas
he does not train | il forme pas
she does not train | elle forme pas
that does not train | ça forme pas
they do not train | ils forment pas
to cross | {de,à,pour} traverser
cross him | lui traverser
how do i cross | comment traverser
do not cross | ne pas traverser | ne travèrsent pas
i do not cross | {je travèrse,je ne travèrse} pas
does not cross | ne travèrse pas
cross me | me {travèrse,travèrsent}
we do not cross | on travèrse pas
he does not cross | il travèrse pas
she does not cross | elle travèrse pas
that does not cross | ça travèrse pas
they do not cross | ils travèrsent pas
to aim for | {de,à,pour} viser
aim for him | lui viser
how do i aim for | comment viser
do not aim for | ne pas viser | ne visent pas
i do not aim for | {je vise,je ne vise} pas
does not aim for | ne vise pas
aim for me | me {vise,visent}
we do not aim for | on vise pas
he does not aim for | il vise pas
she does not aim for | elle vise pas
that does not aim for | ça vise pas
they do not aim for | ils visent pas
to drive | {de,à,pour} conduire
drive him | lui conduire
how do i drive | comment conduire
do not drive | ne pas conduire
to look like | {de,à,pour} ressembler
look like him | lui ressembler
how do i look like | comment ressembler
do not look like | ne pas ressembler | ne ressemblent pas
i do not look like | {je ressemble,je ne ressemble} pas
does not look like | ne ressemble pas
look like me | me {ressemble,ressemblent}
we do not look like | on ressemble pas
he does not look like | il ressemble pas
she does not look like | elle ressemble pas
that does not look like | ça ressemble pas
they do not look like | ils ressemblent pas
to contact | {de,à,pour} contacter
contact him | lui contacter
how do i contact | comment contacter
do not contact | ne pas contacter | ne contactent pas
i do not contact | {je contacte,je ne contacte} pas
does not contact | ne contacte pas
contact me | me {contacte,contactent}
we do not contact | on contacte pas
he does not contact | il contacte pas
she does not contact | elle contacte pas
that does not contact | ça contacte pas
they do not contact | ils contactent pas
to interrupt | d'interrompre | {à,pour} interrompre
interrupt him | lui interrompre
how do i interrupt | comment interrompre
do not interrupt | ne pas interrompre
to resign | {de,à,pour} démissionner
resign him | lui démissionner
how do i resign | comment démissionner
do not resign | ne pas démissionner | ne démissionnent pas
i do not resign | {je démissionne,je ne démissionne} pas
does not resign | ne démissionne pas
resign me | me {démissionne,démissionnent}
we do not resign | on démissionne pas
he does not resign | il démissionne pas
she does not resign | elle démissionne pas
that does not resign | ça démissionne pas
they do not resign | ils démissionnent pas
to suppose | {de,à,pour} supposer
suppose him | lui supposer
how do i suppose | comment supposer
do not suppose | ne pas supposer | ne supposent pas
i do not suppose | {je suppose,je ne suppose} pas
does not suppose | ne suppose pas
suppose me | me {suppose,supposent}
we do not suppose | on suppose pas
he does not suppose | il suppose pas
she does not suppose | elle suppose pas
that does not suppose | ça suppose pas
they do not suppose | ils supposent pas
to imagine | d'imaginer | {à,pour} imaginer
imagine him | lui imaginer
how do i imagine | comment imaginer
do not imagine | ne pas imaginer | n'imaginent pas
i do not imagine | {j'imagine,je n'imagine} pas
does not imagine | n'imagine pas
imagine me | m'imagine | m'imaginent
we do not imagine | on imagine pas
he does not imagine | il imagine pas
she does not imagine | elle imagine pas
that does not imagine | ça imagine pas
they do not imagine | ils imaginent pas
to harass | d'harceler | {à,pour} harceler
harass him | lui harceler
how do i harass | comment harceler
do not harass | ne pas harceler | n'harcèlent pas
i do not harass | {j'harcèle,je n'harcèle} pas
does not harass | n'harcèle pas
harass me | m'harcèle | m'harcèlent
we do not harass | on harcèle pas
he does not harass | il harcèle pas
she does not harass | elle harcèle pas
that does not harass | ça harcèle pas
they do not harass | ils harcèlent pas
to hand out | {de,à,pour} distribuer
hand out him | lui distribuer
how do i hand out | comment distribuer
do not hand out | ne pas distribuer | ne distribuent pas
i do not hand out | {je distribue,je ne distribue} pas
does not hand out | ne distribue pas
hand out me | me {distribue,distribuent}
we do not hand out | on distribue pas
he does not hand out | il distribue pas
she does not hand out | elle distribue pas
that does not hand out | ça distribue pas
they do not hand out | ils distribuent pas
to give back | {de,à,pour} rendre
give back him | lui rendre
how do i give back | comment rendre
do not give back | ne pas rendre
to hesitate | d'hésiter | {à,pour} hésiter
hesitate him | lui hésiter
how do i hesitate | comment hésiter
do not hesitate | ne pas hésiter | n'hésitent pas
i do not hesitate | {j'hésite,je n'hésite} pas
does not hesitate | n'hésite pas
hesitate me | m'hésite | m'hésitent
we do not hesitate | on hésite pas
he does not hesitate | il hésite pas
she does not hesitate | elle hésite pas
that does not hesitate | ça hésite pas
they do not hesitate | ils hésitent pas
to redo | {de,à,pour} refaire
redo him | lui refaire
how do i redo | comment refaire
do not redo | ne pas refaire
to leave again | {de,à,pour} repartir
leave again him | lui repartir
how do i leave again | comment repartir
do not leave again | ne pas repartir
to finance | {de,à,pour} financer
finance him | lui financer
how do i finance | comment financer
do not finance | ne pas financer | ne financent pas
i do not finance | {je finance,je ne finance} pas
does not finance | ne finance pas
finance me | me {finance,financent}
we do not finance | on finance pas
he does not finance | il finance pas
she does not finance | elle finance pas
that does not finance | ça finance pas
they do not finance | ils financent pas
to speed up | d'accélérer | {à,pour} accélérer
speed up him | lui accélérer
how do i speed up | comment accélérer
do not speed up | ne pas accélérer | n'accélèrent pas
i do not speed up | {j'accélère,je n'accélère} pas
does not speed up | n'accélère pas
speed up me | m'accélère | m'accélèrent
we do not speed up | on accélère pas
he does not speed up | il accélère pas
she does not speed up | elle accélère pas
that does not speed up | ça accélère pas
they do not speed up | ils accélèrent pas
to do | {de,à,pour} faire
to be | d'être | {à,pour} être
to have | d'avoir | {à,pour} avoir
to know | {de,à,pour} savoir
to put | {de,à,pour} mettre
to say | {de,à,pour} dire
to go | d'aller | {à,pour} aller
to come | {de,à,pour} venir
to be able to | {de,à,pour} pouvoir
to become | {de,à,pour} devenir
to drink | {de,à,pour} boire
to eat | {de,à,pour} manger
to go out | {de,à,pour} sortir
to swim | {de,à,pour} nager
to board | d'embarquer | {à,pour} embarquer
`;
