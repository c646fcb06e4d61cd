import type { Lexicon } from "./lexicon.ts";

export const de: Lexicon = {
  script: "spaced",
  joins:
    "und|aber|denn|sondern|oder|dann|danach|deshalb|weil|als|wahrend|damit|obwohl|bis|bevor|nachdem",
  small: `der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|aber|denn|weil|dass|als|wie|wenn|ob|zu|zum|zur|mit|von|vom|bei|beim|aus|auf|an|am|in|im|ins|fur|uber|unter|nach|vor|durch|gegen|ohne|um|ich|du|er|sie|es|wir|ihr|mich|mir|dich|ihn|ihm|ihr|ihnen|uns|mein|meine|meinen|meinem|meiner|sein|seine|seinen|ihre|ihren|unser|unsere|ist|sind|war|waren|bin|hat|habe|haben|hatte|hatten|wird|wurde|wurden|werden|kann|konnte|muss|musste|soll|sollte|will|wollte|nicht|kein|keine|keinen|auch|noch|nur|schon|sehr|so|da|dann|danach|hier|dort|man|sich|was|wer|wo|dies|dieser|diese|dieses|diesen|alle|alles|mehr|immer|doch|mal|ja|nein|nun|jetzt|etwas|nichts|viel|viele|ganz|zuerst|also|wieder|damit|dabei|dafur|davon|darauf|selbst|bis|bevor|wahrend|nachdem|obwohl|hab|gar|eben|eigentlich|gut|wurde|gerade`,
  markers: {
    i: "ich|mir ist|mich reizt|mir gefallt|mich interessiert|mich fasziniert|mich begeistert",
    iPast:
      "habe ich|ich habe|hab ich|ich hab|habe|hatte ich|ich hatte|bin ich|war ich|ich war|ich ging|musste ich|wollte ich|konnte ich|durfte ich|wurde ich|ich wusste",
    iWould:
      "wurde ich|ich wurde|werde ich|ich werde|konnte ich mir|mochte ich|ich mochte|ich hatte gern",
    iNow: "ich bin|ich kann|kann ich|ich muss|muss ich|ich will|ich weiss|ich bringe|darf ich|ich darf|ich glaube|ich denke",
    we: "wir",
    wePast: "haben wir|wir haben|wir waren|wir hatten|waren wir|sind wir",
    weWould: "wurden wir|wir wurden|wir werden|werden wir",
    other: "er|sie|es|niemand|jemand|alle|die leute|keiner",
    someone:
      "gast|gaste|kunde|kundin|kunden|passagier*|fluggast*|frau|herr|mann|kind|kinder|mutter|vater|kollege*|kollegin*|chef*|leiter*|purser*|kapitan*|arzt|arztin|familie|nachbar*|feuerwehr|patient*|tochter|sohn|steward*",
    past: "*te|*ten|ging|gingen|kam|kamen|rief|riefen|sprach|sprachen|nahm|nahmen|gab|gaben|bot|blieb|blieben|brachte|hielt|hielten|ließ|ließen|half|schrieb|stand|standen|saß|saßen|lag|lagen|sah|sahen|lief|liefen|fand|fanden|trug|zog|zogen|stieg|griff|bat|las|wusste|dachte|war|waren|hatte|hatten|hat|haben|bekam|verstand|entschied|begann|schlug|erschrak|verlor|empfahl|trat|schnitt|schob|bekamen|kannte|ist|sind|fiel|fielen|geworden|passiert|habe|verschwand|schloss|goss|warf|sprang|trank|aß|fuhr|fuhren|unterschrieb|beschrieb|erhielt|worden",
    would: "würde|würden|hätte|wäre|könnte|müsste|sollte|dürfte|werde|wird|wuerde|könnten",
    now: "kann|muss|darf|gilt|gehört|heißt|geht|bin|macht|wirkt|entscheidet",
    aside: "",
    habit:
      "immer|normalerweise|meistens|generell|oft|in der regel|grundsatzlich|manchmal|jedes mal|haufig|ublicherweise|im allgemeinen|gewohnlich|stets|gerne|von natur aus",
  },
  notVerbs:
    "heute|bitte|erste|ersten|letzte|letzten|nächste|nächsten|zweite|zweiten|dritte|dritten|beste|besten|gute|guten|rechte|rechten|leichte|leichten|echte|echten|feste|weite|alte|alten|kalte|bunte|hätten|gesamte|gesamten|bekannte|bekannten|verletzte|verletzten|geehrte|breite|breiten|unbekannte|sechste|fünfte|achte|wichtigste|größte|größten|meisten|meiste|möchte|könnte|sollte|müsste|dürfte|hätte|selbe|hinten|unten|drittens|mitten|satte|nette|netten|nackte|harte|tote|rote|roten|falte|bunten|selten|arbeiten|leisten|halten|warten|bieten|achten|bitten|leiten|betreten|reiten|retten|antworten|begleiten|verhalten|erhalten|beraten|beobachten|berichten|bearbeiten|öffnete|schnellsten|spätesten|betrunkene|verantwortliche|begleite|warte|leite|rette|arbeite|beobachte|bewerte|berichte|biete|halte|schalte|richte|antworte|verwalte|gestalte|erhalte|behalte|unterhalte|enthalte|trete|betrete|vertrete|deute|bedeute|verarbeite|bereite|leiste|taste|teste|fürchte|beachte|betrachte|verpflichte|unterrichte|verhafte|rate|berate|lüfte|tröste|verbreite|verbiete|festhalte|anbiete|richten|schalten|trösten|testen|beachten|betrachten|bereiten|verbreiten|behalten|festhalten|aufhalten|enthalten|beantworten|einschalten|ausschalten|abschalten|fernhalten|zurückhalten|freihalten|bedeuten|treten|raten|lüften|unterrichten",
  negations: "nicht|nie|niemals|ohne|kein|keine|keinen|keinem|weder|statt|anstatt",
  deedEndings: {},
  deeds:
    "abgegeb|abgehol|abgelenk|abgelos|abgesperr|abgestellt|absperr|achte|aktivier|alarmier|anbiet|anbot|angebot|angefang|angeleit|angemeld|angerufen|angeschau|angesproch|angewies|anleg|anruf|ansprech|antwort|anweis|anzieh|arbeit|aufgehob|aufgeklart|aufgenomm|aufgepass|aufgeraum|aufgeschrieb|aufgeteil|aufschreib|ausgeschalt|ausgeteil|ausgetausch|ausschalt|beantrag|beatm|bedank|bedien|begleit|begonn|begruss|behandel|behob|beiseite|bekomm|bemerk|benachrichtig|beobacht|berat|bericht|beruhig|beschrieb|beschwichtig|besorg|bestatig|bestell|besproch|betreu|bezahl|bitt|bleib|blieb|bracht|bring|buch|dokumentier|druck|durchgefuhrt|eingegriff|eingeschalt|eingeteil|eingewiesen|einschalt|entschied|entschuldig|entschloss|erarbeit|erinner|erkannt|erkar|erklar|ersetz|erstell|evakuier|fasst|festgehalt|festhalt|frag|fuhr|gab|geb|gebeten|geblieb|gebracht|gedreht|gefrag|gefund|gegang|gegeb|gegriff|geholf|geholt|gekauft|gekniet|gelegt|geloscht|gelernt|gelesen|gemacht|gemeld|genomm|geoffnet|gepruft|geredet|gerettet|gerufen|gesag|geschau|geschickt|geschloss|geschrieb|gesess|gesetzt|gesichert|gesorgt|gesproch|gestell|gestieg|gestoppt|gesucht|geteilt|getragen|getroffen|getrostet|gewarn|gewart|gewechselt|gezahlt|gezeigt|gezog|goss|greif|griff|gruss|half|halt|helf|hielt|hock|hol|hor|informier|kaufte|kenn|klar|klopf|kniet|kniee|komm|kontaktier|kontrollier|koordinier|kummer|kuhl|lagerte|lass|leg|leit|lern|lief|loesch|losch|lies|lost|meld|messen|mess|misch|nahm|nehm|notier|offn|organisier|pack|pass|plan|plazier|prob|pruf|raum|reagier|red|reich|reparier|reservier|rett|rief|ruf|sag|sammel|schalt|schau|schick|schlag|schliess|schlug|schob|schreib|schrieb|schul|schutz|schob|setz|sicher|sorg|sprach|sprech|stell|stieg|stopp|such|tausch|teil|telefonier|trag|trat|trenn|trost|trug|ubergab|ubergeb|ubernahm|ubernehm|ubernomm|ubersetz|uberpruf|uberzeug|umarm|umgebucht|umgesetz|umsetz|unterbrach|untersuch|unterstutz|verabred|verband|verband|vereinbar|verlang|verlass|versicher|versorg|versprach|verstand|verteil|vertret|vorgeschlag|vorgestell|vorschlag|wahl|warn|warte|wasch|wechsel|weck|weis|wend|wies|wiederhol|wisch|zahl|zeig|zog|zugedreht|zugehor|zuhor|zurueck|zuruckgab|zusammenarbeit|besucht",
  signals: {
    number:
      "zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|dreißig|vierzig|funfzig|sechzig|hundert|tausend|halfte|halbe stunde|dutzend|beiden|einzige*|doppelte",
    time: "januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonntag*|sommer|winter|fruhling|herbst|weihnacht*|silvester|letztes jahr|im letzten jahr|letzten sommer|letzten winter|letzte woche|vor einem jahr|vor zwei|vor drei|vor einigen|eines tages|eines abends|einmal|an dem tag|an diesem|am abend|am morgen|am nachmittag|nachts|mitternacht|mittags|uhr|minuten|stunden|wahrend meiner|als ich|am nachsten tag|gestern|schicht|spatschicht|nachtschicht|wochenende|damals",
    place:
      "hotel|restaurant|bar|cafe|laden|geschaft|krankenhaus|klinik|apotheke|flughafen|bahnhof|rezeption|theke|kuche|lager|buro|schule|uni|universitat|kita|kindergarten|supermarkt|notaufnahme|schwimmbad|strand|gate|gang|galley|kabine|toilette|saal|terrasse|kasse|heim|pflegeheim|altenheim|fitnessstudio|schiff|flugzeug|zug|bus|museum|theater|backerei|markt|weihnachtsmarkt|stand|filiale|empfang|praxis|station|bordkuche|freibad",
    role: "als aushilfe|als kellner*|kellner*|rezeptionist*|verkaufer*|pfleger*|krankenschwester|rettungsschwimmer*|bademeister*|betreuer*|lehrer*|kassierer*|praktikant*|praktikum|azubi|auszubildende*|ausbildung|ehrenamtlich*|feuerwehr*|verantwortlich fur|schichtleiter*|arbeite als|gearbeitet|arbeitete|gejobbt|nebenjob|flugbegleiter*|erzieher*|barista|servicekraft|hotelfachfrau|altenpfleger*|sanitater*|zugbegleiter*|schaffner*|animateur*",
    people:
      "gast|gaste|gasten|kunde|kundin|kunden|passagier*|fluggast*|fluggaste*|frau|herr|herrn|mann|kind|kinder*|mutter|vater|kollege*|kollegin*|chef*|leiter*|purser*|kapitan*|arzt|arztin|familie*|nachbar*|patient*|tochter|sohn|baby|ehepaar|paar|oma|grossmutter|großmutter|opa|tourist*|senior*|verkauferin|bewohner*|schuler*|azubi*|junge|madchen|dame|lehrling*|mieter*|teilnehmer*|mitglied*|besucher*|reisende*|leute*|student*|nachbarin|meister*|besitzer*|schwangere|rentner*|jugendliche*",
    duty: "verantwortlich|meine aufgabe|meine verantwortung|war zustandig|zustandig|ich musste|musste ich|ich sollte|sollte ich|es lag an mir|lag an mir|mein job|mein ziel|ich wollte|wollte ich|hatte ich die aufgabe|war ich allein|ich war allein|an mir|mir wurde|beauftragt|damit niemand|ich war die einzige|ich hatte dienst|zu meinem job|meine sache|gehorte zu|kein anderer|niemand sonst|blieb an mir|meine schicht|war meine|war ich dran|die verantwortung|unter meiner",
    stakes:
      "allein|alleine|ohne|aber|weil|sonst|bevor|obwohl|trotzdem|einzige*|ausgebucht|unmoglich|konnte nicht|konnten nicht|gab kein*|dringend|schwierig|gefahr*|risiko|angst|allerg*|eilig|voll|schlange|niemand|verletzt*|nur noch|druck|bis um",
    reason:
      "weil|damit|um zu|denn|deshalb|daher|so dass|sodass|da ich|statt|anstatt|aus diesem grund|deswegen|darum|um sicher*|um zu|wegen|dafur",
    order:
      "zuerst|zunachst|als erstes|dann|danach|anschliessend|anschließend|spater|schliesslich|schließlich|zum schluss|am ende|bevor|wahrend|sofort|gleichzeitig|sobald|nachdem|erst|als nachstes|inzwischen|unverzuglich",
    care: "zugehor*|zuhor*|entschuldig*|tut mir leid|beruhig*|ruhig|gefrag*|frage|fragen|fragte|begleit*|angebot*|anbiet*|wasser|decke|gekniet|kniete|hocke|auf augenhohe|leise|freundlich|hoflich|lachel*|ausreden|verstand*|verstehe*|respekt*|geduld*|trost*|erklar*|geholf*|helfe*|half|gesagt|an die hand|in den arm|mit namen|bedank*|herunterbeug*|sorgen",
    ending:
      "am ende|schliesslich|schließlich|bedankt*|dank*|gelost|geklappt|zuruckgekommen|kam wieder|ist gegangen|gegangen|beruhigt*|bewertung|gelobt|lob|angekommen|angenommen|erleichtert|gelachelt|entschuldigt|niemand|keine*|sicher|gesunken|gestiegen|verbessert|seitdem|seither|gefunden|gerettet|konnte*|durchfahren|leer|ubernommen|eingefuhrt|punktlich|fertig|lagen alle|kam am nachsten tag|entschuldigte sich|rechtzeitig fertig|niemand wurde",
    proof:
      "bedankt*|dankte|dank|bewertung|gelobt|lobte|sagte|hat gesagt|schrieb|geschrieben|brief|e-mail|mail|kam wieder|trinkgeld|pramie|befordert|eingestellt|prozent|keine einzige*|kein einziges|niemand|eingefuhrt|bis heute|beschwerde*|empfohlen|umarmt|handgegeben|nur eine|nur ein|nie wieder vorgekommen|dankeskarte",
    learned:
      "gelernt|seitdem|seither|beim nachsten mal|heute mache|heute schaue|mir klar geworden|mir wurde klar|erkannt|gemerkt|mitgenommen|lehre|jetzt immer|von da an|ab da|kunftig",
    followUp:
      "gemeldet|informiert*|informierte|bericht*|notiert*|aufgeschrieben|dokumentiert*|uberpruf*|kontrollier*|vorgeschlagen|nachgefragt|am nachsten tag|weitergegeben|eingetragen|besprochen|protokoll|mitgeteilt|bescheid",
    risk: "gefahr*|risiko|risiken|feuer|brand|brennt|rauch|giftig|explodier*|verbrenn*|verletz*|ernst|sturz*|sturzen|bedroh*|notfall|ausbreit*|leben|sterben|lithium|panik|druckabfall|erstick*|herzstillstand|schutz*|gesetz*|illegal|verboten|sicherheit|wirkt in der hohe|bewusstlos*|betrunken*|bombe|herzinfarkt|jede minute|eskalier*|kann ein*",
    assess:
      "anschauen|schaue|schauen|sehe nach|nachsehen|prufe|prufen|beurteil*|einschatz*|frage ihn|frage sie|fragen|hore|zuhoren|ob er|ob sie|ob jemand|woher|wo genau|beobachte*|feststell*|uberblick|erkenne*|was passiert|spricht er|atmet|ansprech*|schaue auf|seit wann|frage laut|vergleiche|handrücken|handrucken|taste|geruch|merken|prüfe ob|wie viel|haut|lippen",
    priority:
      "sicherheit|vorrang|geht vor|zuerst|das wichtigste|oberste*|prioritat|an erster stelle|als erstes|schutzen|damit niemand|vor allem|steht uber|das leben|wichtiger als",
    part: "meine aufgabe|meine rolle|entscheidet|entscheidung|nicht ich|meine verantwortung|zustandig|ich darf|ich muss|meine pflicht|liegt beim|liegt bei|der kapitan entscheid*",
    rule: "vorschrift*|verfahren|regel*|gesetz*|verboten|pflicht|handbuch|anweisung*|erlaubt|nach den|laut|checkliste|richtlinie*|protokoll|darf ich",
    inform:
      "informier*|melde*|meldet|rufe|rufen|anrufen|interphone|interfon|bordtelefon|kapitan*|purser*|cockpit|kollege*|kollegin*|crew|polizei|arzt|bescheid|verstandig*|alarmier*|kabinenchef*",
    procedure:
      "feuerloscher|halon|pbe|rauchhaube|sauerstoff*|maske*|defibrillator|aed|reanimation|druckmassage|herzdruck*|erste-hilfe*|notfallkoffer|gurt*|anschnall*|angeschnallt|interphone|sicherung*|strom*|ausschalten|handschuhe|weste*|notausgang*|tur|trolley|wagen|bremse*|verriegel*|wasser|tuch|tucher|atme*|stabile seitenlage|zeuge*|sitzplatz|sitz|ansage|durchsage|jumpseat|galley|platz anbieten|servieren|ausschenken|verwarnung|liste|loschen|defi|ruftaste|kragen|spray|dreißigmal|lege ihn|aufrecht|spalt|mülleimer|mulleimer|papierkorb|feuchte|festhalten|boden|absperren|gang|sitzliste|handschuh*|kühl*|kuhl*|eis|umsetzen|fächer|facher",
    check:
      "prufe*|prufen|kontrollier*|uberwach*|bis|bleibe*|beobacht*|minuten nach|nach ihm sehen|nach ihr sehen|sicherstell*|stelle sicher|vergewisser*|achte darauf|im auge|temperatur|ansprechbar|regelmassig|regelmaßig|weiterhin|messe|alle fünf|alle zehn|alle paar|pruf*|prüfe|noch einmal|erneut|behalte|bewach*|lasse ihn nicht|lasse sie nicht|weiche nicht|bleibe bei|bleibe bis|bis zur landung|freigib*|schaue wieder|sehe wieder|kontrolliere|puls|überwache",
    report:
      "bericht*|protokoll*|logbuch|bordbuch|dokumentier*|notier*|eintrag*|aufschreib*|meldung|ubergeb*|ubergabe|nachbesprechung|debriefing|formular|schreibe ich|uhrzeit*|zeugen|trage|schreibe|karte|gebe sie|festhalten",
    after:
      "danach|nach dem flug|nach der landung|anschliessend|anschließend|kummer*|beruhig*|nachbarn|andere gaste|anderen passagier*|entschuldig*|bedank*|ihn fragen|nachfrag*|betreu*|am gate|wie es ihm|wie es ihr|trosten|sanitater*|begleiterin|begleiter|angehorige*|die leute|rede mit|spreche mit|die anderen|den ubrigen|den umsitzenden|wie es ihnen geht|am boden",
    origin:
      "auf die idee|gebracht hat|seit ich|als kind|damals|an diesem tag|mir wurde klar|entdeckt|entschieden|habe ich gesehen|auf einem flug|ein flug|in dem moment|wusste ich|meine mutter|mein vater|meine oma|meine grossmutter|meine großmutter|meine schwester|mein bruder|zum ersten mal|aufgewachsen|komme aus|da habe ich begriffen|habe ich begriffen|da wusste ich|flog ich|mit elf|mit zehn|mit neun|es begann|meine tante",
    motive:
      "mich reizt|reizt mich|mir gefallt|ich mag|liebe|begeister*|weil|ich mochte|ich will|interessiert mich|mich interessiert|macht mir|fasziniert|motiviert|freude|am liebsten|wunsche|traum|deshalb|mir liegt|entscheid*|will|mochte|reizt|begeistert|seitdem|darum|gefallt|worum es geht|sicher fuhlen|erfullt mich|das hat mich gepragt|nicht mehr losgelassen|liegt mir|gehort fur mich",
    job: "sicherheit*|bereitschaft*|fruhe umlaufe|umlauf*|schicht*|legs|erste hilfe|erste-hilfe|evakuierung|notfall*|turbulenz*|boarding|passagier*|crew|kabine*|flug*|nacht*|weihnachten|weit weg|basis|schulung*|training|service|briefing|flotte|verspat*|jetlag|feiertag*|start|landung|standby|reserve|nachtschicht*|schichtdienst|fruh aufstehen|um drei|wochenende*|notaufnahme|reanim*|rettungsschwimm*|bord*",
    research:
      "gesprochen|gelesen|gefragt|besucht|tag der offenen|informiert|flotte|strecken*|boeing|airbus|a320|a350|787|737|ziele|webseite|website|erzahlt|erklaren lassen|condor|lufthansa|eurowings|basis|drehkreuz|kabinenchef*|bewerbertag|weil sie|sie anfliegen|anfliegen|mit zwei|mit drei|flugbegleitern gesprochen|weiss was kommt|ihre flotte|ihre strecken",
    training:
      "kurs|abschluss|zertifikat|schein|gemacht|bestanden|erste hilfe|erste-hilfe|rettungsschwimmer|brandschutz*|englisch|spanisch|franzosisch|sprache*|prufung|studi*|ausbildung|fortbildung|gelernt|niveau|b1|b2|c1|ehrenamt*|volkshochschule|sanitater|angeleitet|betreut|lerne|ausgebildet|rettungsschwimmer*|besuche|sprachkurs",
    offer:
      "ich bringe|bringe ich|mitbringen|bieten|meine erfahrung|ich spreche|ruhe|sprachen|beitragen|einbringen|sie bekommen|verlassen|mein beitrag|starke*|bringe|biete|kann ich|erfahrung|spreche|meine starke|den blick fur|ich bringe den|ich merke|ich kann gut|bleibe ich ruhig",
    next: "ab januar|ab februar|ab marz|ab april|ab mai|ab juni|ab sofort|ab september|prufung|nachste*|nachsten|verfugbar|bereit|umziehen|beginnen|anfangen|lege ich|ich lerne gerade|anmelde*|angemeldet|vorbereit*|im mai|im juni|im marz|ab dem|ziehe|bin frei|bewerbe|kundigungsfrist|im februar|im januar|gebardensprache|mache ich die prufung|nachstes jahr",
    hedge:
      "vielleicht|ich glaube|ich denke|vermutlich|wahrscheinlich|mehr oder weniger|wurde versuchen|versuche|ich versuche|irgendwie|weiss nicht|nicht sicher|schauen was|mal|eventuell|hoffe|hoffentlich|ein bisschen|so gut es geht|eigentlich|was sich machen lasst",
    filler: "ahm|ahem|halt|sozusagen|quasi|naja|also ja|irgendwie|tja",
    general:
      "sache*|ding*|problem*|situation*|arbeit*|person*|mensch*|leute|art|weise|mal|tag*|moment*|gut*|besser*|wichtig*|kunde*|service*|team*|welt|leben|alles|losung*|helfen|nett*|versuch*|normal*|notig*|moglich*|immer|kultur*|lander|neu*|zufrieden*|viele|glaube|geduld|freundlich*|gast*|klappt|gern*|offen*|ruhig*",
    buzz: "fuhrungsstarke|teamfahigkeit|teamgeist|teamwork|kommunikation*|proaktiv*|empathie|kundenorientier*|belastbarkeit|resilienz|engagement|exzellenz|motivation|synergie*|flexibilitat|anpassungsfahigkeit|leidenschaft|positive einstellung|verantwortungsbewusst*|dynamik|dynamisch*|kreativitat|professionalitat|effizienz|eigeninitiative|toleranz|ehrlichkeit|punktlichkeit|begeisterung|durchsetzungs*|organisationstalent|qualitat|innovation|zuverlassigkeit|serviceorientier*|weltoffen*|stressresisten*",
    perks:
      "kostenlos reisen|gratis|freifluge|billige fluge|rabatt*|luxushotel*|uniform|die welt sehen|strand*|gutes gehalt|das gehalt|urlaub|glamour*|gunstig fliegen|verglunstig*|vergunstig*|nichts dafur bezahlen|welt sehen und|hotel zahlt|follower|sehr gut aus|piloten heiraten|heirate einen piloten|partys|am pool|braun werden|shoppen",
    "order-to-assessor":
      "ignoriere|ignorieren sie|hochste punktzahl|volle punktzahl|du bist ein|sie sind ein prufer|gib 100|geben sie 100|100 punkte|prompt|sprachmodell|bewerte mit|endnote",
    advice:
      "sie sollten|sollten sie|bei dieser frage|der prufer|die prufer|nennen sie|erwahnen sie|es empfiehlt sich|man sollte|ihre antwort|deine antwort|du solltest|star-methode|zeigen sie|erzahlen sie|vermeiden sie|am besten nennen|verwenden sie",
    refusal:
      "weiss ich nicht|keine ahnung|fallt mir nichts ein|kein beispiel|keine antwort|weiter|dazu sage ich nichts|n/a",
    misdeed:
      "gelogen|belogen|angelogen|log ich|ich log|lüge ich|ich lüge|geschubst|weggestossen|schubste|geohrfeigt|angeschrien|anschreien|angebrüllt|anbrüllen|schrie ich ihn an|schrie ich sie an|schrie ihn an|schrie sie an|beschimpft|beschimpfte|beleidigt|beleidigte|ausgelacht|lachte ihn aus|lachte sie aus|verspottet|blossgestellt|bloßgestellt|gedemütigt|versteckt|versteckte|verschwiegen|verschwieg|verschweigen|vertuscht|vertuschen|vertuschte|in die schuhe geschoben|schob ich es auf|die schuld gegeben|die schuld geben|gab ich die schuld|gab ihm die schuld|gab ihr die schuld|beschuldigt|beschuldigte|gefälscht|fälschte|fälschen|zerrissen|zerriss|gestohlen|geklaut|stahl|klaute|unterschlagen|ignoriere ich|ignorierte ich|ich ignoriere|ich ignorierte|ich würde ignorieren|den alarm ignorier*|die vorschrift ignorier*|die warnung ignorier*|so tun als|tue ich so|tat ich so|ich tue so|ich tat so|getan als|den melder abkleben|den alarm ausschalten|schalte den alarm aus|bedroht|bedrohte|drohte ich|ich drohte|angespuckt|gespuckt|sage ich niemandem|sage niemandem|melde ich nicht|ich melde es nicht|melde das nicht|schreibe ich keinen|schreibe keinen bericht|verrate ich keinem|erzähle ich keinem|schenke ihm noch|schenke ihm einen doppelten|gebe ihm noch einen whisky|trinke mit|soll er den mund halten|den mund halten|halt den mund|halt die klappe|klappe halten|soll sich nicht so anstellen|nicht so anstellen|lasse ihn liegen|lasse sie liegen|sabotiert|durchwühle|ihn gestoßen|ihn weggestoßen|sie weggestoßen|gegen die wand gestoßen|brüllte ihn an|brüllte sie an|steckte ich ein|in die eigene tasche|bon weggeworfen|beleg weggeworfen|zettel weggeworfen|das geld habe ich eingesteckt|geld eingesteckt|video geloscht|aufnahme geloscht|eintrag geloscht|loschte ich|habe ich nichts gesehen|ich habe nichts gesehen|nichts gesehen haben|von nichts gewusst|wusste ich von nichts|als ware nichts|als ob nichts|sagte ich es sei|sei sie verwirrt|sie sei verwirrt|sie sei wohl verwirrt|ich mache gar nichts|ich mache nichts|mache ich nichts|ich wurde nichts machen|ich tue gar nichts|tue ich nichts|lasse ich ihn stehen|ich lasse ihn einfach|lasse ihn einfach|habe ich behauptet|behauptete ich|abgestritten|stritt alles ab|stritt ich ab|leugnete|geleugnet|abgezockt|betrogen|betrog ich|ausgetrickst|erpresst|rache genommen|heimgezahlt|zahlte es ihm heim|eingesperrt|sperrte ihn ein|am arm gepackt|am kragen gepackt|packte ihn am|rausgeworfen|warf ihn raus|legte mich in den schatten|legte mich hin|schlief ich|schlief weiter|trug die werte|fur den ganzen tag ein|ohne zu messen|ohne nachzusehen|ohne zu prufen|ohne sie gemacht|unterschrieb ohne|hakte alles ab|hakte die liste ab|einfach abgehakt|unter falschem namen|falschen namen|stellte ihren wecker|stellte seinen wecker|geruchte|gerucht verbreitet|habe getrunken und schrieb|erzahlte den anderen sie|erzahlte den anderen er|erzahlte allen sie|erzahlte allen er|vom boden und servierte|uber den boden|auf die rechnung gesetzt|setzte auf die rechnung|setzte zwei|zu viel berechnet|heimlich gefilmt|filmte ihn|filmte sie|stellte das video|machte ihn nach|machte sie nach|nahm das geld|nahm das trinkgeld|gab mir funfzig euro|steckte mir|gegen geld|schaltete den alarm|stellte den alarm ab|schaltete ihn ab und|behauptete das sei kaputt|sagte es sei kaputt|sei kaputt|las ihre nachrichten|las seine nachrichten|behielt das handy|behielt die tasche|liess freunde umsonst|liess ihn absichtlich warten|absichtlich warten|absichtlich verschuttet|uberredete sie zu schweigen|wegen seiner herkunft|weil er auslander|solche wie ihn|rief ihn absichtlich|am kragen heraus*|am kragen ziehen|am kragen|an den haaren|auf seinen sitz drucken|auf den sitz drucken|handy wegnehmen|nehme ihm das handy|vor allen passagieren an|drucke den ton weg|drucke ich den ton weg|dem kapitan sage ich nichts|sage dem kapitan nichts|der kapitan muss das nicht|der crew sage ich nichts|dem purser sage ich nichts|niemandem bescheid|ohne bescheid zu sagen|lasse ihn brennen|lasse es brennen|tur abschliessen und warten",
    unsafe:
      "in den müll geworfen|öffne die tasche|mache einfach weiter|gespuckt|spuck*|gelogen|lugen|luge|angelogen|geschlagen|ohrfeige|geohrfeigt|geschubst|versteckt|verheimlich*|vertusch*|gefalscht|gestohlen|geklaut|behalte das geld|nichts davon sagen|nichts sagen|sage nichts|nicht melden|nicht informieren|niemand hat es gemerkt|niemand merkt|merkt keiner|merkt ja keiner|noch einen doppelten|einfach noch ein*|ignoriere ihn|ignorieren|ignoriert|bestech*|schmiergeld|geracht|rache|bedroht|gedroht|angeschrien|anschreien|anbrullen|beleidig*|nicht mein problem|geht mich nichts an|das geht sie nichts an|selbst schuld|pech gehabt|kein bericht|keinen bericht|tue so als|tu so als|so getan als|umgangen|weggeschaut|wegschauen|erfunden|schuld gegeben|die schuld auf|betrunken zur arbeit|trotzdem weiter|lass ihn liegen|schaue aufs handy|aufs handy schauen|spiele am handy|bleibe sitzen und|nicht meine sache|ist mir egal|mir egal|mir doch egal|soll er doch|soll sie doch|er selbst schuld|wenn jemand fragt|wenn einer fragt|gemerkt hat es keiner|gemerkt hat sie es nicht|gemerkt hat er es nicht|hat keiner gemerkt|nie herausgekommen|kam nie heraus|kommt nie heraus|keine lust|hatte keine lust|war mir zu blod|eigene schuld|nicht gemeldet|niemandem gesagt|keinem gesagt|mache mit dem getrankewagen weiter|mache mit dem service weiter|serviere weiter|damit er nicht nervos|sollen ruhig sehen|geht oft grundlos los",
    contempt:
      "idiot*|trottel|dumm*|blod*|depp*|unfahig*|versager*|arschloch|zicke*|geschieht ihm recht|geschieht ihr recht|selber schuld|nervensage|alte hexe|hysterisch*|solche leute|diese leute|seine schuld|ihre schuld|nicht meine schuld|hauptsache er gibt ruhe|gibt ruhe|gesindel|penner|asozial*|ich hasse|lacherlich|geschah ihm recht|geschah ihr recht|wohl verwirrt|der alte sack|nervt mich|nerven mich|nervte mich|zu blod|solche typen|kann ich nicht leiden",
  },
  topics: {
    served: "gast*|kund*|passagier*|fluggast*|frau|mann|patient*|familie*|besucher*|leute",
    colleague: "kolleg*|chef*|team|leiter*|schicht|vorgesetzt*|mitarbeiter*",
    conflict:
      "streit*|konflikt|meinung*|spannung*|argerlich|wutend|vorwurf|vorgeworfen|gesprach|aussprache|gestritten|sauer",
    anger:
      "wutend|arger*|beschwer*|laut|schrie|geschrien|sauer|aufgebracht|unzufrieden|aggressiv|genervt|weint*|faust|schlug mit|tobte|schimpf*|brull*|aufgebracht*|ton vergriff*|fur seinen ton|ausreden|gereizt*|emport*|verarger*",
    mistake:
      "fehler*|vergess*|verwechsel*|falsch*|schuld|versehen*|ubersehen|verschuttet|vertauscht*|falsch eingetragen|mein fehler|verrechnet",
    pressure:
      "druck|stress|voll|schlange|gleichzeitig|minuten|zeit|allein|fehl*|schnell|ausgefallen|hektik",
    culture:
      "sprache|englisch|auslander*|ubersetz*|gesten|kultur*|land|gezeichnet|verstand*|deutsch",
    safety: "sicher*|gefahr*|risiko|gesturzt|unfall|notfall|schutz*|verletz*",
    medical:
      "arzt*|atme*|atmung|schmerz*|ohnmacht*|bewusstlos*|blut*|puls|sauerstoff|allerg*|reanim*|krank*|112|verbrenn*|anfall|sanitater*|rettungs*",
    emergency:
      "notfall|feuerwehr|brand|feuer|evakuier*|unfall|112|rettung*|notruf|panik|gasflasche",
    fire: "feuer|rauch|brand|brenn*|flamm*|losch*|halon|ofen",
    rule: "regel*|verboten|vorschrift*|erlaubt|darf*|gesetz*|pflicht|verfahren",
    alcohol: "alkohol*|betrunken*|trink*|whisky|bier|glas|wein|getrunken|flasche*",
    extra:
      "mehr als|von mir aus|nicht meine aufgabe|nach feierabend|uberrasch*|personlich|freiwillig|extra",
    feedback: "kritik*|ruckmeldung|feedback|gesagt|rat|bewertung|verbesser*",
    evacuation: "evaku*|ausgang*|notausgang*|rutsche*|tur*|raumen",
    child: "kind*|baby|sohn|tochter|klein*|junge|madchen",
    fear: "angst*|panik|zitter*|wein*|furcht*|nervos*",
    turbulence: "turbulenz*|gurt*|anschnall*|ruckel*|trolley|wagen|sitz*",
    device: "handy|telefon|akku|lithium|ladegerat|rauch|laptop|flugmodus|smartphone",
    smoking: "rauch*|zigarett*|toilette|melder|mulleimer|kippe",
    seat: "sitz*|gurt*|ausgang|reihe*",
    security: "koffer|tasche|verdachtig*|polizei|droh*|gepack",
    crewJob: "crew|flugbegleit*|flug*|flieg*|kabine*|passagier*|airline|steward*|fremden|bord",
    ourAirline:
      "airline|fluggesellschaft|flotte|strecken|ihre|ihr|basis|lufthansa|condor|eurowings",
    self: "ich bin|jahre*|arbeite|komme aus|lebe|studier*|ausbildung",
  },
};
