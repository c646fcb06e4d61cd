import type { Lexicon } from "./lexicon.ts";

export const it: Lexicon = {
  script: "spaced",
  joins: "e|ed|ma|pero|quindi|allora|poi|perche|quando|mentre|dopo|finche|affinche|cosi|anche se",
  small: `il|lo|la|i|gli|le|l'|un|uno|una|un'|di|del|dello|della|dei|degli|delle|dell'|a|al|allo|alla|ai|agli|alle|all'|da|dal|dalla|dai|dalle|in|nel|nello|nella|nei|nelle|nell'|con|su|sul|sulla|sui|per|tra|fra|e|ed|o|ma|perche|che|chi|cosa|come|quando|dove|se|non|si|mi|ti|ci|vi|ne|lui|lei|noi|voi|loro|io|mio|mia|miei|mie|suo|sua|suoi|sue|nostro|nostra|questo|questa|questi|queste|quello|quella|quel|e|era|ero|sono|ho|ha|hanno|abbiamo|avevo|aveva|stato|stata|essere|avere|fare|fatto|piu|meno|molto|molta|molti|molte|tutto|tutti|tutta|tutte|anche|gia|ancora|poi|dopo|prima|allora|sempre|mai|solo|bene|male|cosi|quindi|pero|altro|altra|altri|ogni|qualcosa|niente|nulla|dove|c'era|c'e|nessuno|stesso|stessa|mentre|ne`,
  markers: {
    i: "io|mi piace*|mi attrae|mi attira|mi interessa|mi appassiona|toccava a me|tocca a me|per conto mio|da sola|da solo",
    iPast:
      "ho|l'ho|gliel'ho|mi sono|sono andat*|sono rimast*|sono tornat*|sono arrivat*|sono salit*|sono sces*|sono corsa|sono corso|sono entrat*|sono uscit*|sono stat*|sono intervenut*|sono riuscit*|avevo|ero|facevo|dovevo|volevo|potevo|sapevo|stavo|lavoravo|*avo|*evo|*ivo|feci|dissi|presi|chiesi|misi|decisi|scrissi|vidi|andai|chiamai|*ai|*etti|li ho|le ho",
    iWould:
      "*erei|*irei|farei|direi|darei|starei|andrei|dovrei|potrei|vorrei|saprei|sarei|avrei|verrei|terrei|rimarrei|*erò|*irò|farò|dirò|darò|andrò|potrò|verrò|sarò|avrò",
    iNow: "sono|posso|devo|voglio|faccio|vado|dico|do|so che|sto|vengo|metto|prendo|chiedo|rimango|resto|tengo|cerco|penso|credo|conosco|porto|offro|mi assicuro|mi",
    we: "noi|la squadra",
    wePast: "abbiamo|eravamo|avevamo|siamo|*avamo|*evamo|*ivamo|*ammo|*immo|*emmo",
    weWould: "*eremmo|*iremmo|faremmo|*eremo|*iremo",
    other: "lui|lei|loro|qualcuno|nessuno|la gente|lei mi",
    someone:
      "client*|passegger*|ospit*|signor*|donna|uomo|bambin*|mamma|madre|padre|papa|collega|colleghi|capo|direttore|direttrice|responsabile|medico|famiglia|comandante|capocabina|nonna|nonno|davide|marco",
    past: "ha|hanno|era|erano|aveva|avevano|*ò|*arono|*erono|*irono|è stat*|è arrivat*|è andat*|è tornat*|*ava|*eva|*iva|*avano|*evano|disse|fece|fu|stato|stata",
    would: "*erebbe|*irebbe|*ebbero|sarebbe|avrebbe|dovrebbe|potrebbe",
    now: "è|sono|c'è|bisogna|può|deve|possono|va|*iamo",
    aside: "",
    habit:
      "sempre|di solito|in genere|generalmente|spesso|normalmente|a volte|ogni volta|abitualmente|in generale|cerco sempre|solitamente|la maggior parte",
  },
  notVerbs:
    "mai|assai|ormai|guai|sai|dai|hai|però|può|ciò|arrivo|nuovo|motivo|attivo|positivo|negativo|bravo|vivo|obiettivo|cattivo|uovo|privo|passivo|estivo|festivo|sportivo|relativo|primitivo|altrettanto|bisogno|perciò|viaggiatori|stava|prova|nuova|chiave|neve|breve|diva|estiva|attiva|positiva|viva|creativo|servo|cavo|rilievo|sollievo|allievo|prelievo|medioevo|figurai|semmai|oramai|creativa|iniziativa|tentativo|dispositivo|definitivo|significativo|operativo|decisivo|corrosivo|tram|mamma|gramma|programma|fiamma|dilemma|bai|operai|tuttavia",
  negations: "non|mai|senza|ne|anziche|evit*",
  deedEndings: { iNow: "o" },
  deeds:
    "abbass|accend|acces|accett|accompagn|accud|aggiorn|aggiust|aiut|allaccia|allacci|allen|allert|allontan|alz|ammis|ammett|annot|annunc|apert|apr|append|applic|appogg|appunt|ascolt|aspett|assegn|assicur|assist|attacc|attend|attes|attiv|avvert|avvicin|avvis|bagn|blocc|calm|cambi|cancell|caric|cerc|chiam|chiar|chiest|chied|chius|chiud|colleg|collabor|commis|comp|compil|compr|comunic|condivis|conferm|consegn|consigli|consol|consult|contatt|controll|coordin|copert|copr|corr|cors|cur|dat|decis|decid|deleg|descri|detto|dic|dich|dirott|disegn|distribu|divis|divid|domand|estingu|estrat|evacu|evit|fatto|facc|ferm|fiss|form|forn|gest|gir|grid|guard|guid|imbarc|impar|impost|incoraggi|indic|indoss|inform|inginocch|insegn|insist|interrog|interromp|interven|inventari|invi|invit|isol|lasci|lav|leggo|letto|lett|liber|mand|manten|mett|mess|misur|mostr|mosso|muov|neg|not|notif|occup|offert|offr|ordin|organizz|orient|osserv|ottenut|pag|parl|pass|perlustr|perm|port|prat|prem|prenot|prepar|pres|prend|prest|procur|promess|promett|propost|propon|protett|protegg|prov|pul|qualif|raccogl|raccolt|raccont|raffredd|raggiung|raggiunt|rassicur|reag|recuper|regal|regg|registr|respinto|restitu|ricever|ricevut|richiam|richiest|riconosc|ricontroll|riempi|rifer|rifiut|rimbors|rimedi|rimoss|ringrazi|ripar|ripet|riport|risolt|risolv|risposto|rispond|ritir|riunit|rivolt|salut|salv|sbagliat|scelt|scegl|schiacci|scritt|scriv|scus|segnal|segu|separ|serv|sgombr|siedo|seduto|seduta|sistem|sorri|sostitu|spegn|spent|spieg|spinto|spost|stacc|sta|stud|suggeri|sveglia|svolt|telefon|ten|togl|tolt|torn|tradott|traduc|tranquillizz|tratt|trov|unit|us|utilizz|vend|verific|vers|vigil|visit",
  signals: {
    number:
      "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|cento|centottanta|mille|meta|mezz'ora|mezza|decina|ventina|una sola|un solo|prima volta",
    time: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|estate|inverno|primavera|autunno|natale|capodanno|l'anno scorso|l'estate scorsa|la settimana scorsa|un anno fa|due anni fa|tre anni fa|qualche anno fa|un giorno|una sera|una notte|una mattina|una volta|quel giorno|quella sera|quella notte|la sera stessa|mezzanotte|mezzogiorno|alle|minuti|ore|durante|il giorno dopo|il lunedi|quando lavoravo|ieri|di notte|fine settimana|a fine stagione|turno",
    place:
      "hotel|albergo|ristorante|bar|pizzeria|negozio|ospedale|clinica|farmacia|aeroporto|stazione|reception|bancone|cucina|magazzino|ufficio|scuola|universita|asilo|supermercato|pronto soccorso|piscina|spiaggia|campeggio|villaggio|gate|corridoio|galley|cabina|bagno|sala|terrazza|cassa|casa di riposo|palestra|crociera|nave|aereo|treno|autobus|museo|teatro|panificio|gelateria|miniclub|rampa|agriturismo|rifugio|b&b",
    role: "camerier*|receptionist|commess*|hostess|infermier*|bagnin*|animatrice|animatore|maestr*|insegnante|cassier*|stagista|tirocin*|volontari*|responsabile|lavoravo|lavoro come|come barista|barista|cuoc*|guida|autista|educatr*|educatore|ho lavorato|assistente|addett*|soccorrit*|pompier*|portier*",
    people:
      "client*|passegger*|ospit*|signor*|donna|uomo|bambin*|mamma|madre|padre|papa|collega|colleghi|colleghe|capo|direttore|direttrice|responsabile|medico|famigli*|comandante|capocabina|genitor*|figli*|nonn*|anzian*|turist*|pazient*|coppia|ragazz*|vicin*|familiari|titolare|soci*|utent*|inquilin*|invitat*|operai*|apprendist*|proprietari*|padron*|compagn*|maestr*|squadra|residenti",
    duty: "toccava a me|ero io|ero responsabile|responsabile del|dovevo|il mio compito|mio compito|la mia responsabilita|il mio ruolo|mio ruolo|il mio obiettivo|ero l'unic*|avevo il compito|volevo|mi avevano chiesto|mi ha chiesto di|spettava a me|ero incaricat*|ero da sol*|era compito mio|dipendeva da me|non c'era nessun altro|ero la sola|ero il solo|spettava|era affar mio|rispondevo io|sotto la mia|a me il compito|ero di turno|contavano su di me",
    stakes:
      "sola|solo|senza|ma|perche|altrimenti|prima che|nonostante|anche se|unic*|pieno|piena|impossibile|non potevo|non c'era|urgente|difficile|pericolos*|rischi*|paura|allergi*|fretta|fila|risentissero|subito|complet*",
    reason:
      "perche|affinche|per non|per evitare|cosi da|in modo che|in modo da|dato che|siccome|poiche|invece di|anziche|per questo|quindi|visto che|per essere|per far|sapendo",
    order:
      "prima|per prima cosa|innanzitutto|poi|dopo|in seguito|allora|successivamente|infine|alla fine|intanto|nel frattempo|subito|immediatamente|appena|la sera stessa|contemporaneamente|quindi|a quel punto",
    care: "ascolt*|scus*|mi dispiace|rassicur*|tranquillizz*|calm*|chiest*|chied*|domand*|accompagn*|offert*|offr*|bicchiere d'acqua|acqua|coperta|inginocchi*|a bassa voce|piano|gentil*|educat*|sorri*|interrompere|capi*|compren*|rispett*|pazien*|consol*|spieg*|aiut*|gli ho detto|le ho detto|negli occhi|lontano dagli|parole gentili|assicur*|grazie",
    ending:
      "alla fine|ringrazi*|grazie|risolt*|sistemat*|e tornat*|sono tornat*|se n'e andat*|si e calmat*|recensione|complimenti|e arrivat*|ha accettato|ha adottato|sollevat*|sorri*|si e scusat*|non e piu|nessun*|salv*|diminuit*|aumentat*|migliorat*|da allora|ritrovat*|riuscit*|in orario|ha usato|approvat*|dal lunedi dopo|guarit*|dopo due giorni|salirono|in tempo|nessuno si e|mi abbraccio|torno a ringraziar*",
    proof:
      "ringrazi*|grazie|recensione|complimenti|mi ha detto|ha detto|mi disse|ha scritto|scritto|lettera|mail|e tornat*|mancia|premi*|promoss*|assunt*|per cento|nessun*|una sola volta|neanche|ha usato|usa ancora|usano ancora|mi ha chiesto|reclam*|consigliat*|abbracci*|stretto la mano|ci mando|e ancora appesa|non abbiamo piu|nessuno ha piu",
    learned:
      "ho imparato|ho capito che|da allora|la prossima volta|adesso|mi ha insegnato|da quel giorno|ancora oggi|lezione|ne ho tratto|d'ora in poi|adesso leggo",
    followUp:
      "segnalat*|avvisat*|riferit*|rapporto|annotat*|scritto|controllat*|verificat*|propost*|comunicat*|mostrati al|il giorno dopo|registrat*|informat*|ne ho parlato con|foglio|richiamat*",
    risk: "pericol*|rischi*|fuoco|incendio|fumo|tossic*|esplod*|brucia*|ustion*|ferit*|grave|gravi|cadere|caduta|minaccia|emergenza|diffond*|vita|morire|litio|panico|depressurizz*|soffoc*|arresto|protegger*|legge|illegale|vietat*|svenimento|ogni minuto conta|coscienza",
    assess:
      "guardo|guarderei|osserv*|controll*|verific*|valut*|chiedo|chiederei|ascolt*|se respira|se risponde|da dove|capire|cerco|scuot*|individu*|analizz*|vedo se|che il posto sia sicuro|sicuro|capirei|valuterei|dorso della mano|odore|da quanto|quanto ha bevuto|toccherei|busserei|se riesco",
    priority:
      "priorita|per prima cosa|prima cosa|innanzitutto|sicurezza|la cosa piu importante|prima di tutto|viene prima|protegger*|nessuno si faccia|proteggere|non conta piu|la vita|prima del servizio|la sicurezza",
    part: "mio compito|mio ruolo|spetta a|spetta al|decide|lo decide|decisione|la mia responsabilita|devo|il mio dovere|tocca a me|il comandante decid*|non spetta",
    rule: "regol*|procedur*|norm*|protocollo|legge|regolament*|vietat*|obbligatori*|manuale|istruzion*|permess*|secondo|check-list|checklist",
    inform:
      "avvis*|inform*|chiamo|chiamerei|chiama|chiamare|interfono|comandante|capocabina|cabina di pilotaggio|cockpit|collega|colleghi|equipaggio|purser|polizia|medico|avvert*|allert*|segnal*",
    procedure:
      "estintor*|halon|pbe|cappuccio|ossigeno|mascher*|defibrillatore|dae|rcp|massaggio|kit medico|cintur*|interfono|interruttor*|staccare la|guanti|giubbott*|uscit*|porta|carrello|freno|freni|bloccare|acqua|asciugaman*|respir*|abbassar*|compression*|posizione di sicurezza|posizione laterale|testimon*|sedile|galley|jumpseat|annuncio|piastre|lista|trenta e due|strapuntino|griderei|pavimento|cinture|mi siederei|braccioli|bracciolo|fessura|cestino|asciugamani|bagnati|isolerei|spostare|sposterei|chiuderei|allontaner*|terrei|tenermi|caraffe|sederei|stenderei",
    check:
      "controll*|mi assicur*|assicur*|sorvegli*|fino a|fino all'|finche|resto con|rimango|ricontroll*|verific*|conferm*|ogni due|tengo d'occhio|monitor*|osserv*|non lo lascio|non la lascio|mai sol*|temperatura|passerei|fila per fila|ogni cinque|via libera|ricontrollerei|tornerei|terrei d'occhio|fino all'atterraggio|polso|resterei con|sorveglier*|verificher*|controller*|se qualcuno",
    report:
      "rapporto|relazione|verbale|annot*|compil*|registr*|documenta*|segnal*|debriefing|consegno|consegn*|libro di bordo|modulo|riport*|scriverei|scrivo|l'ora|testimoni|compilerei|annoterei|segnaler*|direi alla capocabina|consegner*|quanti feriti|riferirei",
    after:
      "torno dai|torno da|rassicur*|dopo|una volta|all'atterraggio|a terra|gli altri passeggeri|familiari|spaventat*|mi scuso|ringrazi*|chiedo come|accompagn*|mi assicuro che stiano|si occupa|ghiaccio|feriti|dopo l'atterraggio|soccorritori|ambulanza|i vicini|chiederei a tutti|porterei|resterei con|sua moglie|i parenti|all'arrivo",
    origin:
      "li ho capito|ho capito|quando ero|da quando|quel giorno|ho scoperto|ho deciso|ho visto|in un volo|su un volo|in quel momento|ho saputo|mia madre|mio padre|mia nonna|mio nonno|mia sorella|mio fratello|la prima volta|mi ha ispirat*|sono cresciut*|sono di|sono nat*|ho capito che|a nove anni|a dieci anni|ho volato da sol*",
    motive:
      "mi attrae|mi attira|mi piace*|amo|adoro|mi appassiona|perche|voglio|vorrei|mi interessa|mi motiva|desider*|preferisco|sogno|ho scelto|mi affascina|mi spinge|mi piace|da allora|per questo|ho capito|ho deciso|cerco|sentirsi al sicuro|mi ha segnat*|mi e rimasto|mi realizza",
    job: "sicurezza|reperibilita|riserva|turn*|orari|scali|primo soccorso|evacuazione|emergenz*|turbolenz*|imbarco|passegger*|equipaggio|vol*|notte|notti|natale|lontano da casa|base|addestramento|servizio|briefing|flotta|ritard*|fuso|festivi|stanc*|decollo|atterraggio|lungo raggio|charter|rampa|turni di notte|alzarsi|fine settimana|pronto soccorso|a bordo",
    research:
      "ho parlato con|ho letto|ho chiesto a|ho visitato|open day|mi sono informat*|flotta|rotte|boeing|airbus|a320|a350|787|737|destinazioni|vostro sito|mi ha raccontato|mi hanno raccontato|neos|ita airways|base di|base a|vostri assistenti|vostri equipaggi|bando|malpensa|fiumicino|lungo raggio|perche volate|perche voi|so che cosa mi aspetta|la vostra flotta|le vostre rotte",
    training:
      "corso|diploma|certificat*|attestat*|brevetto|ho preso|superat*|primo soccorso|blsd|inglese|francese|spagnolo|tedesco|lingu*|esame|studi*|tirocinio|imparat*|livello|b1|b2|c1|volontari*|bagnino|salvamento|laurea*|universita|gestito|organizzat*|attestato|studio|patentino",
    offer:
      "porto|posso portare|posso offrire|offro|la mia esperienza|parlo|pazienza|calma|lingue|contribu*|potete contare|metto a disposizione|do al|so|esperienza|occhio per|mi accorgo|mantengo la calma",
    next: "esame|disponibile|da gennaio|da febbraio|da marzo|da aprile|da maggio|da giugno|da settembre|da subito|prossim*|pronta a|pronto a|trasferir*|sto preparando|sto studiando|iniziare|mi iscriv*|iscritt*|sono liber*|mi trasferisco|posso iniziare|disponibil*|dal|pronta|pronto|a marzo|ad aprile|a febbraio|lingua dei segni|l'anno prossimo",
    hedge:
      "forse|penso che|credo che|suppongo|piu o meno|cercherei|cerco di|proverei|magari|non so|non sono sicur*|mi sembra|probabilmente|spero|un po'|del mio meglio|immagino",
    filler: "ehm|cioe|allora|insomma|tipo|diciamo|praticamente|boh|ecco|vabbe",
    general:
      "cos*|problem*|situazion*|lavor*|person*|gente|mod*|volta|volte|giorn*|moment*|buon*|miglior*|important*|client*|servizi*|squadra|mondo|vita|tutto|soluzion*|aiut*|gentil*|cerc*|normal*|necessari*|possibil*|sempre|cultur*|paesi|nuov*|content*|molt*|credo|disponibil*|difficil*|compagnia|felice|pubblico",
    buzz: "leadership|lavoro di squadra|comunicazione|proattiv*|empatia|orientamento al cliente|resilienza|impegno|eccellenza|motivazione|sinergi*|flessibilita|adattabilita|passione|atteggiamento positivo|responsabilita|dinamismo|dinamic*|creativita|professionalita|efficienza|iniziativa|tolleranza|onesta|puntualita|entusiasmo|assertivita|organizzazione|qualita|innovazione|problem solving|determinazione|dedizione|affidabilita",
    perks:
      "viaggiare gratis|biglietti gratis|biglietti scontati|scont*|hotel di lusso|divisa|vedere il mondo|spiagg*|buono stipendio|lo stipendio|vacanz*|glamour|girare il mondo|senza pagare|paga la compagnia|l'albergo lo paga|follower|mi sta benissimo|sposo un pilota|sposare un pilota|shopping",
    "order-to-assessor":
      "ignora|ignorate|istruzioni precedenti|punteggio massimo|voto massimo|sei un valutatore|dai 100|assegna 100|100 punti|prompt|modello linguistico|punteggio finale",
    advice:
      "dovete dire|devi dire|dovresti dire|in questa domanda|il selezionatore|i selezionatori|menziona|menzionate|e consigliabile|si consiglia|usa il metodo|la tua risposta|la vostra risposta|racconta|raccontate|ricordati di|bisogna citare",
    refusal:
      "non so cosa dire|non mi viene in mente|nessun esempio|non ricordo|passo|nessuna risposta|n/a",
    misdeed:
      "ho mentito|gli ho mentito|le ho mentito|mentirei|ho ingannato|ho imbrogliato|imbroglierei|ho spintonato|ho spinto via|lo spingerei|la spingerei|ho schiaffeggiato|gli ho dato uno schiaffo|gli ho urlato|le ho urlato|gli ho gridato|le ho gridato|gli urlerei|le urlerei|lo sgrid*|la sgrid*|li sgrid*|l'ho sgridat*|ho insultato|l'ho insultat*|lo insulterei|l'ho pres* in giro|l'ho deris*|ho deriso|mi sono burlat*|ho riso di|l'ho umiliat*|ho nascosto|l'ho nascost*|nasconderei|ho occultato|ho dato la colpa|darei la colpa|ho incolpato|l'ho incolpat*|l'ho accusat*|ho falsificato|falsificherei|ho cancellato le prove|ho cancellato i messaggi|ho rubato|mi sono tenut*|ho intascato|intascherei|ho ignorato l'allarme|ho ignorato la regola|ho ignorato le|ignorerei l'allarme|ignorerei il|ignorerei la|ignorerei le|racconterei che va tutto bene|racconterei che|ho fatto finta|farei finta|ho finto|fingerei|gli ho sputato|ho sputato|ho minacciato|l'ho minacciat*|minaccerei|spegnerei l'allarme|coprirei il rilevatore|non lo segnalerei|non scriverei|non direi niente|non direi nulla|non avviserei nessuno|non lo direi a nessuno|gli ho riattaccato|le ho riattaccato|ho attaccato il telefono|gli verserei|gli servirei un altro|gli darei un altro whisky|gli darei un amaro|berrei con|di stare zitt*|che stia zitt*|stai zitt*|si arrangi|che si arrangi|l'ho piantat*|ho sabotato|ho buttato il reclamo|aprirei la borsa|frugherei|la lascerei li|lo lascerei li|mi sono messo a urlare|mi sono messa a urlare|ho strappato il reclamo|ho strappato la ricevuta|ho strappato il modulo|strapperei il|ho giurato che|ho tenuto i soldi|messo in tasca|ho buttato lo scontrino|non ho visto niente|diro che non ho visto|direi che non ho visto|non ho visto nulla|fatto finta|faccio finta|come se niente|come se nulla|non farei niente|non farei nulla|non faccio niente|non faccio nulla|lo lascio in piedi|lo lascerei in piedi|ho negato|negai tutto|l'ho chiuso|l'ho afferrato|l'ho spinto|stia zitto|sta zitto|l'ho cacciato|gli ho detto che il bagno era guasto|era guasto cosi|detto che era guasto|abbiamo fatto l'imitazione|fatto l'imitazione|l'ho filmat*|l'ho imitat*|il video l'ho messo|ho pubblicato il video|ho messo il video|ho continuato a dormire|mi sono addormentat*|ho spento l'allarme|ho staccato l'allarme|ho firmato senza|senza controllare|senza misurare|ho spuntato tutto|compilato tutto la mattina|con un nome falso|sotto falso nome|nome falso|ho spostato la sveglia|la sua sveglia|ho messo in giro|ho raccontato a tutti che beveva|raccontato agli altri che|per terra e l'ho servit*|ho aggiunto al conto|messo sul conto|che non avevano ordinato|mi ha dato cinquanta|ho accettato i soldi|in cambio di soldi|ho letto i suoi messaggi|mi sono tenuta il telefono|ho fatto entrare gratis|perche era straniero|per il collo|per il colletto|per i capelli|gli prenderei il telefono|gli tolgo il telefono|al comandante non dico|non dico niente al comandante|lo spingo sul sedile|spengo il suono|lascio bruciare|lo lascio per terra",
    unsafe:
      "l'ho spint*|cancellerei|sputat*|mentit*|mentire|mentirei|ho mentito|bugia|schiaff*|picchiat*|spintonat*|ho nascosto|nascond*|falsificat*|rubat*|rubare|rubava|tenuto i soldi|non direi niente|non direi nulla|non avviserei|non chiamerei|non lo direi|senza dire niente|nessuno se n'e accorto|nessuno lo sapra|nessuno lo sa|lo lascerei li|la lascerei li|lascerei li|ignorerei|farei finta|faccio finta|chiuderei un occhio|mazzetta|tangente|vendicat*|vendett*|minacciat*|insultat*|non e un mio problema|non e affar mio|peggio per|se ne occupera|ci pensa qualcun altro|ci pensera qualcun*|non lo scriverei|dato la colpa|dare la colpa|anche se non era vero|non sono un medico|si perde tempo|cosi imparava|il servizio deve andare avanti|non mi interessa|me ne frego|non me ne importa|non sono affari miei|non e un problema mio|guardare il telefono|guardo il telefono|se chiedono|se qualcuno chiede|nessuno se ne e accorto|nessuno ha scoperto|non ho detto niente|non volevo ripagar*|non volevo pagare|che si alzi|continuo con il carrello|continuo il servizio|continuo a servire|cosi non si agita|scatta per niente",
    contempt:
      "idiot*|imbecill*|stupid*|incapac*|cretin*|scem*|deficient*|stronz*|ben le sta|ben gli sta|se lo merit*|se l'e meritat*|isteric*|vecchiaccia|quella gente|gente cosi|colpa sua|era colpa su*|non e colpa mia|io non c'entravo|odio|schif*|ignorant*|rompiscatole|fa finta|faceva finta|peggio per|se l'e cercata|non sopporto",
  },
  topics: {
    served: "client*|passegger*|ospit*|signor*|pazient*|turist*|famigli*|donna|uomo|bambin*",
    colleague: "colleg*|capo|direttore|direttrice|responsabile|squadra|team|titolare",
    conflict:
      "litig*|conflitt*|disaccordo|tension*|arrabbiat*|opinion*|discuss*|chiar*|parlat*|ritardo",
    anger:
      "arrabbiat*|furios*|url*|lament*|reclam*|nervos*|agitat*|protest*|aggressiv*|piang*|urla*|grida*|alzava la voce|sbatt*",
    mistake:
      "errore|sbagliat*|dimenticat*|colpa|confus*|scambiat*|svista|rovesciat*|rotto|scambiai|scambiato|l'errore",
    pressure: "pressione|stress|pieno|fila|insieme|minuti|tempo|sol*|mancava*|fretta|veloc*",
    culture: "lingua|inglese|stranier*|tradott*|gesti|cultur*|paese|disegn*|capi*",
    safety: "sicur*|pericol*|rischi*|cadut*|incident*|emergenza|protegg*",
    medical:
      "medic*|respir*|dolor*|sven*|incoscient*|sangue|polso|ossigeno|allergi*|compression*|malor*|118|dae|defibrillatore|arresto|ustion*",
    emergency: "emergenza|118|ambulanza|incendio|fuoco|evacua*|incident*|soccors*",
    fire: "fuoco|fumo|incendio|brucia*|fiamm*|estintore|halon|forno",
    rule: "regol*|vietat*|procedur*|permess*|norm*|legge|obbligatori*",
    alcohol: "alcol*|ubriac*|bev*|whisky|birra|bicchiere|vino",
    extra: "piu di|di mia iniziativa|non era mio|sono rimast*|sorpresa|personalmente|regalat*",
    feedback: "critic*|osservazion*|mi ha detto|consiglio|valutazione|feedback|corrett*|migliora*",
    evacuation: "evacua*|uscit*|scivol*|porta|porte|abbandon*",
    child: "bambin*|neonat*|figli*|piccol*|ragazzin*|minore",
    fear: "paura|spaventat*|panico|ansia|trem*|piang*",
    turbulence: "turbolenz*|cintur*|scoss*|carrello|sedil*",
    device: "telefon*|cellulare|batteria|litio|caricatore|fumo|computer|modalita aereo",
    smoking: "fum*|sigaret*|bagno|rilevatore|cestino|mozzicone",
    seat: "sedil*|posto|cintur*|uscita|fila",
    security: "valigia|borsa|sospett*|polizia|minacc*|bagagl*",
    crewJob: "equipagg*|assistent*|vol*|aereo|cabina|passegger*|compagnia|hostess|steward",
    ourAirline: "compagnia|flotta|rotte|voi|vostr*|base|neos|ita|volotea",
    self: "sono|ho|anni|lavoro|vivo|studi*",
  },
};
