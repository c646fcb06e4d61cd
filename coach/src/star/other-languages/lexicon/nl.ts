import type { Lexicon } from "./lexicon.ts";

export const nl: Lexicon = {
  script: "spaced",
  joins:
    "en|maar|want|dus|toen|daarna|omdat|zodat|als|terwijl|totdat|voordat|nadat|of|daarom|vervolgens",
  small: `de|het|een|en|of|maar|want|dus|dat|die|dit|deze|wat|wie|waar|hoe|als|dan|toen|omdat|zodat|om|te|van|voor|met|bij|naar|aan|op|in|uit|over|onder|door|tegen|tot|ik|je|jij|u|hij|zij|ze|wij|we|jullie|hen|hun|hem|haar|mij|me|mijn|zijn|uw|ons|onze|is|was|waren|ben|bent|had|heb|heeft|hebben|hadden|wordt|werd|worden|kan|kon|kunnen|moet|moest|zal|zou|zouden|wil|wilde|niet|geen|ook|nog|wel|al|er|daar|hier|zo|heel|erg|veel|meer|alle|alles|iets|niets|iemand|niemand|altijd|nooit|weer|zich|zelf|eerst|daarna|nu|na|tijdens|sinds|even|toch|omdat|waarbij|waarin|waarom|ander|andere|elke|elk|ieder|iedereen|goed|mee|af|toe|eens|eruit|erop|ervoor|daarvoor|doen|doet|deed|gaan|komen|echt|best|vooral|daarbij`,
  markers: {
    i: "ik|wat mij trekt|spreekt mij aan|spreekt me aan|lijkt me|aan mij",
    iPast:
      "ik heb|heb ik|heb|ik had|had ik|ik was|was ik|ben ik|ik ging|moest ik|ik moest|kon ik|wilde ik",
    iWould: "ik zou|zou ik|ik zal|zal ik",
    iNow: "ik ben|ik kan|kan ik|ik moet|moet ik|ik wil|ik weet|ik neem|mag ik|ik mag|ik denk|ik hou|ik vind",
    we: "wij|we",
    wePast: "hebben we|we hebben|we waren|we hadden|waren we|zijn we",
    weWould: "zouden we|we zouden",
    other: "hij|zij|ze|het|niemand|iemand|iedereen|mensen",
    someone:
      "klant*|gast|gasten|passagier*|mevrouw|meneer|man|vrouw|kind|kinderen|moeder|vader|collega*|baas|chef|manager|leidinggevende|purser|gezagvoerder|captain|arts|dokter|familie|meisje|jongen|dochter|zoon",
    past: "*de|*te|*den|*ten|ging|gingen|kwam|kwamen|riep|sprak|nam|gaf|gaven|bood|bleef|bleven|bracht|hield|liet|lieten|hielp|schreef|stond|stonden|zat|zaten|lag|zag|zagen|liep|liepen|vond|droeg|trok|greep|bad|las|wist|dacht|was|waren|had|hadden|heeft|hebben|kreeg|begreep|besloot|begon|sloeg|schrok|verloor|zei|zeiden|deed|deden|vroeg|vroegen|stak|floot|hing|brak|sloot|verdween|viel|sprong|keek|bleek|won|koos|dronk|at|heb|werd|werden|stapte|is|geworden|gebeurd|verliet|ontving|hield|legde",
    would: "zou|zouden|zal",
    now: "kan|moet|mag|geldt|gaat|beslist|ben|staat|is",
    aside: "",
    habit:
      "altijd|meestal|normaal gesproken|over het algemeen|vaak|in de regel|soms|telkens|gewoonlijk|doorgaans|iedere keer|van nature|als ik iets zie",
  },
  notVerbs:
    "beide|goede|tweede|derde|vierde|vijfde|zesde|einde|kade|beste|laatste|eerste|rechte|minste|korte|echte|grote|tijde|orde|liefde|waarde|schade|aarde|oude|koude|rode|blinde|wilde|lange|juiste|grootste|belangrijkste|meeste|vaste|lichte|witte|natte|platte|hoogte|diepte|ruimte|gedeelte|breedte|lengte|groente|gemeente|minuten|klanten|gasten|kosten|buiten|moeten|zitten|weten|laten|eten|worden|vinden|houden|bieden|rijden|zouden|landen|beneden|handen|hadden|kinderen|vrienden|monden|honden|gebaren|luchten|testen|wachten|starten|praten|letten|vragen|zetten|melden|schudden|meiden|leiden|midden|reden|tanden|tijden|sneden|voorkeuren|kapotte|gehaalde|gezonde|bekende|bepaalde|verschillende|samenwerkende|geoefende|opgeleide|leidende|volgende|vijftiende|tiende|achterste|voorste|dichtste|mede|vrede|sluiten|bezette|zwarte|verkeerde|verwarde|gewonde|breken|hotte|halte|route|vlakte|ziekte|drukte|stilte|toiletten|trente|tante|fluite|fruiten|gezichten|beloofde|harde|luide|hitte|branden|beantwoorden|verspreiden|begeleiden|bereiden|redden|snijden|voorbereiden|verbinden|overleden|lichten|berichten|inlichten|richten|uitzetten|stopzetten|afsluiten|openzetten|vasthouden|tegenhouden|bijhouden|aanhouden|achterlaten|toelaten|verlaten|loslaten|meten|instrumenten|momenten|punten|kanten|planten|studenten|eenheden|omstandigheden|woorden|zijden|zijde|bende|ronde|methode|periode|code|vreemde|dode|onderste|bovenste|veiligste|snelste|hoogste|laagste|ergste|spuiten|gieten|achten|rusten",
  negations: "niet|nooit|zonder|geen|noch|in plaats",
  deedEndings: {},
  deeds:
    "aangebod|aangekek|aangemeld|aangepakt|aangespro|aangezet|aankeek|aanspreek|achterhaal|afgehandel|afgelost|afgepak|afgesprok|afleid|bedacht|bedank|bedien|begeleid|begon|begroet|behandel|bekeek|bekijk|bel|belde|beloof|bereik|beschreef|beslis|besloot|besprak|besproken|bestel|betaal|bied|bleef|blijf|blus|bood|bracht|breng|check|controleer|coordineer|deel|deelde|dok|doof|draag|droeg|druk|duw|evacueer|floot|ga|gaf|gebel|gebet|gebleven|geblust|gebracht|gecheckt|gecontroleerd|gedeeld|gedragen|geef|geeft|gefloten|gegaan|gegeven|gegrepen|gehaal|geholpen|gehouden|gehurkt|gekozen|gekocht|geleerd|gelegd|gelezen|geleid|gelopen|geluisterd|gemaakt|gemeld|genomen|genoteerd|geopend|gepakt|gepraat|geprobeerd|gered|geregeld|geroepen|gerust|geschreven|gesloten|gesproken|gestapt|gesteld|gestopt|gestuurd|getild|getroost|gevonden|gevraagd|gewaarschuwd|gewacht|gewisseld|gewerkt|gewezen|gezegd|gezet|gezocht|gezorgd|gezeten|greep|grijp|haal|haalde|help|hielp|hield|herhaal|hoor|houd|hurk|informeer|ingegrepen|ingeschakeld|ingewerkt|instrueer|keek|kies|kijk|kniel|koel|koos|koppel|laat|leer|leg|legde|leid|les|liep|liet|loop|los|lees|las|maak|maakte|meld|merk|nam|neem|noteer|onderzo|onderbr|ondersteun|ontdek|ontruim|opendraai|open|opgehaald|opgelost|opgeruimd|opgevang|opgeschreven|oplos|opvang|organiseer|overgedragen|overleg|overtuig|pak|pakte|plan|plaats|plant|praat|probeer|regel|reageer|red|reserveer|riep|roep|ruim|schakel|schreef|schrijf|schuif|sla|sluit|spoel|sprak|spreek|spring|sta|stak|stap|stel|stelde|steek|stond|stop|stuur|sust|til|toon|troost|uitgelegd|uitleg|uitgenodigd|uitgezet|vang|vergelijk|verdeel|verbind|verhuis|verplaats|vertaal|vertel|vervang|verzamel|verzeker|verzorg|vinger|voer|volg|voorgesteld|voorstel|vond|vraag|vroeg|vul|waarschuw|wacht|was|wek|werk|wijs|wees|wissel|zag|zat|zeg|zei|zet|zette|zie|zit|zoch|zoek|zorg|meegelopen|nagevraagd|omgedraaid|teruggebel|legde uit|uit laten praten",
  signals: {
    number:
      "twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|zestig|honderd|duizend|helft|halfuur|half uur|tiental|enige|een keer|beide",
    time: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag*|dinsdag*|woensdag*|donderdag*|vrijdag*|zaterdag*|zondag*|zomer|winter|lente|herfst|kerst*|oudejaars*|vorig jaar|afgelopen jaar|vorige week|vorige zomer|een jaar geleden|twee jaar geleden|drie jaar geleden|geleden|op een dag|op een avond|een keer|die dag|die avond|die nacht|die middag|'s avonds|'s nachts|'s ochtends|middernacht|uur|minuten|seconden|tijdens|toen ik|de volgende dag|gisteren|dienst|nachtdienst|weekend|een week later",
    place:
      "hotel|restaurant|bar|cafe|lunchroom|winkel|ziekenhuis|kliniek|apotheek|vliegveld|luchthaven|station|receptie|balie|keuken|magazijn|kantoor|school|universiteit|creche|kinderdagverblijf|supermarkt|spoedeisende|zwembad|strand|camping|gate|gangpad|galley|cabine|toilet|zaal|terras|kassa|verzorgingshuis|verpleeghuis|sportschool|schip|vliegtuig|trein|bus|museum|theater|bakkerij|bioscoop|duikplank|trap|loket|afdeling|schiphol",
    role: "ober|serveerster|receptionist*|verkoper|verkoopster|verpleegkundige|badmeester|begeleider|docent|caissiere|stagiair*|stage|vrijwilliger*|verantwoordelijk voor|werkte ik|ik werkte|werkte als|werk als|gewerkt als|bijbaan|barista|kok|gids|conducteur|brandweer*|steward*|leidster|zorgmedewerker|kapper|host*|medewerker",
    people:
      "klant*|gast|gasten|passagier*|mevrouw|meneer|man|vrouw|kind|kinderen|moeder|vader|collega*|baas|chef|manager|leidinggevende|purser|gezagvoerder|captain|arts|dokter|famili*|meisje|jongen|dochter|zoon|baby|echtpaar|oudere*|toerist*|buur*|patient*|leerling*|oma|opa|reiziger*|bewoner*|huurder*|leden|bezoeker*|reizigster|student*|buurman|buurvrouw|monteur|eigenaar|team|leiding",
    duty: "verantwoordelijk|mijn taak|mijn verantwoordelijkheid|ik moest|moest ik|ik zou|het was aan mij|aan mij|mijn werk was|mijn doel|mijn rol|ik wilde|wilde ik|ik had die|ik had dienst|ik stond er alleen|ik was alleen|mij werd gevraagd|mij gevraagd|ik kreeg de|ik was de enige|ik had de leiding|er was niemand anders|ik moest het|vond ik dat ik|het zeggen|onder mijn|ik was degene|op mij|aan mij om|mijn afdeling|mijn groep|mijn beurt",
    stakes:
      "alleen|zonder|maar|want|omdat|anders|voordat|hoewel|ondanks|enige|vol|onmogelijk|kon niet|konden niet|geen|dringend|moeilijk|gevaarlijk*|risico|angst|bang|allerg*|haast|druk|rij|seconden|niemand|al boven|spoed",
    reason:
      "omdat|zodat|want|om te|daarom|dus|aangezien|in plaats van|doordat|vanwege|om ervoor|om zeker|opdat|voor de zekerheid",
    order:
      "eerst|als eerste|toen|daarna|vervolgens|later|uiteindelijk|tot slot|ten slotte|voordat|terwijl|meteen|direct|onmiddellijk|tegelijk*|zodra|nadat|intussen|ondertussen|beneden",
    care: "luister*|geluisterd|sorry|excuus|excuses|spijt|rustig*|gerust*|gevraagd|vraag|vroeg|begeleid|aangeboden|aanbied*|bied|water|deken|hurken|gehurkt|ooghoogte|zacht*|vriendelijk|beleefd|glimlach*|uit laten praten|uitpraten|begrijp*|begreep|begrip|respect*|geduld|troost*|uitgelegd|uitleg*|leg uit|legde uit|geholpen|help*|hielp|gezegd|aankeek|aangekeken|geschrokken|schrikken|op zijn gemak|fijne plek",
    ending:
      "uiteindelijk|bedankt*|dank*|opgelost|gelukt|kwam terug|teruggekomen|ging weg|weggegaan|gekalmeerd|recensie|compliment*|aangekomen|geaccepteerd|opgelucht|glimlach*|zei sorry|excuses|niemand|geen|veilig|gedaald|gestegen|verbeterd|sindsdien|gevonden|gered|op tijd|hing er|ingevoerd|klaar|gesprongen|op mijn voorstel|lagen ze|kwam later langs|om sorry te zeggen|vertrok tevreden|op tijd klaar|niemand raakte",
    proof:
      "bedankt*|dank*|recensie|compliment*|zei|heeft gezegd|schreef|geschreven|brief|e-mail|mail|kwam terug|fooi|bonus|promotie|aangenomen|procent|geen enkele|niet meer|nooit meer|ingevoerd|nog steeds|klacht*|aanbevolen|een hand|knuffel|voorgekomen|elf keer|met mijn naam|niet meer gebeurd|kaartje|terug geweest",
    learned:
      "geleerd|sindsdien|vanaf toen|volgende keer|nu doe ik|nu kijk ik|besef*|besefte|mij duidelijk|les|sinds die dag|leerde|tegenwoordig|voortaan|vanaf die dag",
    followUp:
      "gemeld|melding|geinformeerd|rapport*|genoteerd|opgeschreven|logboek|gecontroleerd|voorgesteld|voorstel|nagevraagd|de volgende dag|doorgegeven|besproken|overlegd|geregistreerd|formulier|teruggebeld",
    risk: "gevaar*|gevaarlijk*|risico*|vuur|brand|rook|giftig*|ontplof*|verbrand*|gewond*|letsel|ernstig*|vallen|val|dreiging|noodgeval*|verspreid*|leven|sterven|lithium|paniek|decompressie|stik*|hartstilstand|bescherm*|wet|illegaal|verboden|veiligheid|evacuatie|vast|slaan",
    assess:
      "kijk|kijken|kijk eerst|bekijk*|check*|beoordeel*|inschat*|vraag of|vragen of|luister*|of hij|of zij|of er|of het|waar het|onderzoek*|nagaan|vaststel*|vraag eerst|observeer*|ademt|inschatten|zie of|aankloppen|voelen|rug van mijn hand|kijk of|sinds wanneer|hoeveel|ruik*|kijk naar|vraag sinds|of de deur",
    priority:
      "veiligheid|gaat voor|gaat hier voor|voorrang|eerst|belangrijkste|allereerst|prioriteit|op de eerste plaats|beschermen|voor alles|niemand gewond|eerste|leven|belangrijker|niemand alleen",
    part: "mijn taak|mijn rol|beslist|beslissing|beslissen|mijn verantwoordelijkheid|ik mag|ik moet|mijn plicht|is aan de|gezagvoerder beslist",
    rule: "regel*|voorschrift*|procedure*|protocol|wet|verboden|verplicht*|handboek|instructie*|toegestaan|volgens|checklist|richtlijn*|mag er",
    inform:
      "inform*|meld*|roep*|bel|bellen|interphone|intercom|gezagvoerder|captain|purser|cockpit|collega*|crew|bemanning|politie|arts|dokter|waarschuw*|alarm*|vertel*|laat weten",
    procedure:
      "brandblusser*|halon|pbe|rookkap|zuurstof*|masker*|aed|defibrillator|reanim*|borstcompressies|ehbo*|medische kit|gordel*|interphone|stroom*|uitschakel*|zekering*|handschoenen|vest*|nooduitgang*|deur*|luik|trolley|rem|vergrendel*|water|doek*|adem*|stabiele zijligging|getuige*|stoel|stoelen|omroep*|jumpseat|galley|kaart|veiligheidskaart|hendel|nadoen|gebaren|lijst|cabin secure|briefing|instructie|kier|bak|prullenbak|spuit*|natte|op slot|zet ik|naar voren|vloer|grond|vasthoud*|ijs|leg hem|leg ik|masker|koffer|rechtop|kraag|rij|rijen|afzetten|handschoen*",
    check:
      "controleer*|controleren|bewaak*|tot|blijf*|in de gaten|zorg dat|zorg ervoor|verzeker*|monitor*|temperatuur|vast zitten|compleet|als dat klopt|regelmatig|of alles|observeer*|om de vijf|elke vijf|elke tien|om de tien|kijk ik|hou in de gaten|houd in de gaten|blijf bij|tot de landing|nog eens|opnieuw|hartslag|pols|blijf ik bij|weer langs|of iemand",
    report:
      "rapport*|verslag|logboek|noteer*|noteren|documenteer*|schrijf*|formulier*|meldingsformulier|draag over|overdra*|overgedragen|debriefing|melding|invul*|tijd*|getuigen|schrijf|formulier|overdracht|vul*|meld*",
    after:
      "daarna|na de vlucht|na de landing|na de start|geruststellen|andere passagiers|excus*|bedank*|vraag hoe|te vragen of|langs|zorg voor|begeleid*|loop ik|nazorg|de volgende crew|troost*|reizigers|ambulance*|hulpverleners|familie|vraag de|de anderen|op de grond|de mensen ernaast|blijf bij|gerust",
    origin:
      "toen wist ik|wist ik|sinds ik|als kind|die dag|besefte|ontdekt*|besloot|besloten|zag ik|op een vlucht|in een vlucht|op dat moment|mijn moeder|mijn vader|mijn oma|mijn opa|mijn zus|mijn broer|eerste keer|opgegroeid|kom uit|geboren|toen ik|toen snapte ik|toen begreep ik|snapte ik|begreep ik|vloog ik|mijn tante|op mijn tiende|van kinds af|het begon",
    motive:
      "wat mij trekt|trekt mij|trekt me|ik hou van|graag|omdat|ik wil|spreekt mij|spreekt me|motiveert|vind ik leuk|passie|droom|liefst|geniet|kies*|boeit|trekt|spreekt|past bij|sindsdien|daarom|toen wist|vind ik|waar het om gaat|ik wil degene zijn|voldoening|maakt me blij|raakte me|bijgebleven|veilig voelen",
    job: "veiligheid|stand-by|standby|reserve|vroege dienst*|dienst*|vluchten|ehbo|evacuatie|noodgeval*|turbulentie|boarden|boarding|passagier*|crew|cabine|vlucht*|nacht*|kerst|ver van huis|basis|training|opleiding|service|briefing|vloot|vertraging*|jetlag|feestdagen|start|landing|omkeertijd*|controles|deuren|brand|nachtdienst*|opstaan|ritme|onregelmatig*|weekend*|brandoefening*|reanim*|samenwerk*|team|steward*|stewardess*|boord",
    research:
      "gesproken|gelezen|gevraagd|bezocht|open dag|verdiept|vloot|routes|boeing|airbus|a320|a350|787|737|bestemmingen|jullie site|website|vertelde|meegelopen|transavia|klm|tui|basis|purser van|schiphol|eelde|omdat jullie|jullie vliegen|jullie vloot|jullie route*|stewards gesproken|stewardess gesproken|weet wat me|met drie|met twee",
    training:
      "cursus|diploma|certificaat|gehaald|geslaagd|ehbo|aed|engels|spaans|frans|duits|taal|talen|examen|studie|gestudeerd|opleiding|stage|geleerd|niveau|b1|b2|c1|vrijwillig*|zwem*|brandweer|ingewerkt|begeleid|leer|training",
    offer:
      "ik neem|neem ik|ik breng|bieden|mijn ervaring|ik spreek|rust|talen|bijdragen|jullie krijgen|rekenen|ervaring met|toevoeg*|ervaring|rustig|ik bied|breng ik|oog voor|oog mee|ik merk|ik zie het als|kan ik goed|ik blijf kalm",
    next: "vanaf januari|vanaf februari|vanaf maart|vanaf april|vanaf mei|vanaf juni|vanaf september|per direct|examen|volgende|beschikbaar|klaar om|verhuizen|wonen|beginnen|opleiding beginnen|ik leer nu|ik volg nu|aangemeld|in maart|in mei|in juni|per|kan beginnen|binnenkort|opzegtermijn|in februari|in januari|in april|dit jaar nog|volgend jaar|gebarentaal|doe ik examen",
    hedge:
      "misschien|ik denk|ik geloof|waarschijnlijk|min of meer|ik zou proberen|proberen|probeer|op een of andere|weet niet|niet zeker|lijkt me|eventueel|hoop|hopelijk|een beetje|eigenlijk|zo goed mogelijk|wel goed",
    filler: "eh|uh|ehm|nou|zeg maar|gewoon|weet je|soort van|enzo|tja",
    general:
      "ding*|probleem*|problemen|situatie*|werk*|persoon*|mens*|manier*|keer|dag*|moment*|goed*|beter*|belangrijk*|klant*|service|team*|wereld|leven|alles|oplossing*|help*|aardig*|probeer*|normaal*|nodig*|mogelijk*|altijd|cultur*|landen|nieuw*|tevreden|veel|denk|leuk*|graag|lekker|gewoon|spontaan|sociaal|lastig",
    buzz: "leiderschap|teamspirit|teamwork|samenwerking|communicatie*|proactief|empathie|klantgericht*|stressbestendig*|veerkracht|betrokkenheid|excellentie|motivatie|synergie|flexibiliteit|aanpassingsvermogen|passie|positieve instelling|verantwoordelijkheidsgevoel|dynamisch*|creativiteit|professionaliteit|efficientie|initiatief|tolerantie|eerlijkheid|punctualiteit|enthousiasme|assertiviteit|organisatietalent|kwaliteit|innovatie|doorzettingsvermogen|servicegericht*|klantvriendelijk*",
    perks:
      "gratis reizen|gratis vliegen|goedkope tickets|korting*|luxe hotel*|uniform|de wereld zien|strand*|goed salaris|het salaris|vakantie|glamour|lekker weer|goedkoop vliegen|niets voor betalen|hotel betaalt|volgers|piloot trouwen|trouw met een piloot|feesten|aan het zwembad|bruin worden|shoppen",
    "order-to-assessor":
      "negeer|negeer alle|eerdere instructies|vorige instructies|maximale score|hoogste score|je bent een|u bent een beoordelaar|geef 100|100 punten|prompt|taalmodel|eindscore",
    advice:
      "u moet zeggen|je moet zeggen|bij deze vraag|de interviewer|de recruiters|noem|vermeld|het is aan te raden|gebruik de star|je antwoord|uw antwoord|vertel een|vergeet niet|zorg dat je",
    refusal:
      "weet ik niet|geen idee|kan niets bedenken|geen voorbeeld|geen antwoord|volgende vraag|n.v.t|nvt",
    misdeed:
      "gelogen|voorgelogen|loog ik|ik loog|lieg ik|ik lieg|liegen|bedrogen|bedroog|weggeduwd|duwde ik hem|duwde ik haar|een duw|sloeg ik hem|sloeg hem|sloeg haar|tegen hem geschreeuwd|tegen haar geschreeuwd|schreeuwde ik tegen|schreeuw ik tegen|schreeuwde tegen|uitgescholden|schold ik|schold hem|schold haar|beledigd|beledigde|uitgelachen|lachte hem uit|lachte haar uit|lachte ik hem|belachelijk gemaakt|vernederd|verstop ik|verzwegen|verzweeg|verzwijg|de schuld gegeven|gaf ik de schuld|geef ik de schuld|gaf hem de schuld|gaf haar de schuld|in de schoenen geschoven|beschuldigde|beschuldigd|vervalst|vervalste|vervals|verscheurd|verscheurde|verscheur|gewist|gestolen|gejat|achterovergedrukt|in eigen zak|in mijn zak gestoken|negeer ik|ik negeer|negeerde ik|ik negeerde|ik zou het lampje negeren|alarm negeren|negeerde het alarm|regel negeren|zou negeren|lampje negeren|doe ik alsof|deed ik alsof|ik doe alsof|ik deed alsof|zou doen alsof|gespuugd|bedreigd|bedreigde|dreigde ik|de melder afplakken|plak de melder|zet het alarm uit|vertel ik niemand|zeg ik niemand|vertel het niemand|meld ik niet|ik meld het niet|schrijf ik niet op|klachtenformulier weg|klacht weg|schenk hem nog een whisky|geef hem nog een whisky|nog een dubbele|drink ik mee|drink mee|zijn mond houden|haar mond houden|hou je mond|houd je mond|moet zich niet aanstellen|niet zo aanstellen|maar had moeten opletten|had hij maar|zoekt hij het maar|zoek het maar uit|laat hem liggen|laat haar liggen|gesaboteerd|doorzoek ik|blijven schenken|zitten appen|duwde ik hem weg|stak ik het geld|stak het geld|stak ik in mijn zak|gooide de bon weg|gooide ik de bon|bon weggegooid|wiste ik|wiste de beelden|beelden gewist|heb ik niets gezien|ik heb niets gezien|niets gezien te hebben|ik wist van niets|alsof er niets|alsof mijn neus|zei dat ze in de war|ik doe niets|doe ik niets|ik zou niets doen|ik doe niks|laat ik hem staan|ik laat hem gewoon|zwoer ik|ik zwoer|ontkende ik|ik ontkende|alles ontkend|opgelicht|lichtte ik|afgetroefd|betaald gezet|zette het hem betaald|opgesloten|sloot hem op|bij zijn arm gegrepen|bij zijn kraag|greep ik hem|bek houden|eruit gegooid|sliep verder|sliep ik verder|viel ik in slaap|zette het af op|zette het alarm af|tekende af zonder|zonder ze te lopen|zonder te controleren|zonder te meten|vinkte alles af|vinkte ik alles|alles afgevinkt|onder een valse naam|valse naam|zette haar wekker|zette zijn wekker|roddel*|vertelde iedereen dat ze dronk|vertelde de anderen dat|van de vloer en serveerde|over de vloer|op de rekening gezet|zette op de rekening|te veel berekend|stiekem gefilmd|filmde hem|filmde haar|zette het filmpje|deed hem na|deed haar na|nam het geld aan|gaf me vijftig euro|voor geld|zei dat het kapot|zei dat de wc kapot|las haar berichten|las zijn berichten|hield de telefoon zelf|hield de tas zelf|liet vrienden gratis|expres wachten|expres gemorst|vanwege zijn afkomst|haalde haar over om te zwijgen|aan zijn haren|in zijn stoel duwen|duw hem in zijn stoel|pak zijn telefoon af|telefoon afpakken|de captain zeg ik niets|zeg de captain niets|druk het geluid weg|laat het branden",
    unsafe:
      "duwde hem|duwde haar|hem geduwd|haar geduwd|verstopte|maak de tas open|ga gewoon door|gespuugd|spuug*|gelogen|liegen|lieg|geslagen|verstopt|verborgen|verzwegen|vervalst|gestolen|houd het geld|niets zeggen|zeg niets|vertel ik niets|niet melden|meld het niet|niemand komt erachter|niemand komt er achter|niemand wist|niemand merkt|negeer hem|negeren|doen alsof|doe alsof|deed alsof|vink ik aan|afgevinkt|wegkijken|wegkeek|omgekocht|smeergeld|wraak|teruggepakt|bedreigd|uitgescholden|geschreeuwd|beledig*|niet mijn probleem|was niet mijn|eigen schuld|pech gehad|gefilmd|aangemoedigd|geen rapport|verzonnen|de schuld gegeven|schuld geven|dronken op het werk|gewoon doorwerken|gewoon laten|domme|hem gewoon laten zitten|gewoon laten zitten|kijk op mijn telefoon|op mijn telefoon kijken|zit op mijn telefoon|ik blijf zitten en|gaat mij niets aan|niet mijn zaak|kan me niet schelen|maakt me niet uit|boeit me niet|laat hem toch|zijn eigen schuld|haar eigen schuld|als iemand het vraagt|als iemand vraagt|ze merkte het niet|hij merkte het niet|niemand heeft het gemerkt|nooit uitgekomen|geen zin in|niet gemeld|tegen niemand gezegd|ga door met de kar|ga verder met de service|serveer verder|zodat hij niet zenuwachtig|gaat vaak zomaar af",
    contempt:
      "idioot|idioten|domme|stom|stomme|sukkel*|eikel|trut|kutwijf|lul|klootzak|hysterisch*|net goed|dikke bult|verdiend|verdiende loon|zeurkous|zeikerd|dat soort mensen|zulke mensen|zijn schuld|haar schuld|niet mijn schuld|ik haat|waardeloos|achterlijk*|verdiende ze|in de war was|dat oude mens|ouwe zeur|irritant*|zulke types|kan ik niet uitstaan",
  },
  topics: {
    served: "klant*|gast*|passagier*|mevrouw|meneer|vrouw|man|patient*|famili*|reiziger*|bezoeker*",
    colleague: "collega*|baas|chef|manager|team|leidinggevende*",
    conflict: "ruzie|conflict|meningsverschil|spanning*|boos|gesprek|verwijt*|oneens|geirriteerd",
    anger:
      "boos|woedend|klaag*|klacht*|schreeuw*|ontevreden|agressief|geirriteerd|huil*|vuist|sloeg met|uitrazen|tekeer|tierde|boos*|boze|woedend*|mopper*|verontwaardig*",
    mistake:
      "fout*|vergeten|verwissel*|schuld|per ongeluk|vergist*|gemorst|vergissing|verwisseld|mijn fout|over het hoofd|vergiste|verkeerd",
    pressure: "druk|stress|vol|rij|tegelijk*|minuten|tijd|alleen|snel|haast|uitgevallen",
    culture: "taal|engels|buitenland*|vertaal*|gebaren|cultuur|land|getekend|begreep|begrijp*",
    safety: "veilig*|gevaar*|risico*|vallen|gevallen|ongeluk|nood*|bescherm*",
    medical:
      "arts|dokter|adem*|pijn|flauw*|bewusteloos|bloed*|pols|zuurstof|allerg*|reanim*|ziek|112|aed|brandwond*|ambulance",
    emergency: "nood*|ambulance|brand|vuur|evacu*|ongeluk|112|brandweer",
    fire: "vuur|rook|brand*|vlam*|blus*|halon|oven",
    rule: "regel*|verboden|voorschrift*|toegestaan|mag|wet|verplicht*",
    alcohol: "alcohol|dronken|drink*|whisky|bier|glas|wijn|gedronken",
    extra: "meer dan|uit mezelf|niet mijn taak|bleef|verrassing|persoonlijk|extra",
    feedback: "kritiek|opmerking|feedback|zei|advies|beoordeling|verbeter*",
    evacuation: "evacu*|uitgang*|nooduitgang*|glijbaan|deur*|luik",
    child: "kind*|baby|zoon|dochter|klein*|meisje|jongen",
    fear: "bang|angst*|paniek|zenuw*|tril*|huil*",
    turbulence: "turbulentie|gordel*|schok*|trolley|stoel*",
    device: "telefoon|mobiel|accu|batterij|lithium|oplader|rook|laptop",
    smoking: "rook*|rok*|sigaret*|toilet|melder|prullenbak|peuk",
    seat: "stoel*|gordel*|uitgang|rij|plek",
    security: "koffer|tas|verdacht*|politie|dreig*|bagage",
    crewJob: "crew|stewardess*|steward|vlieg*|vlucht*|cabine|passagier*|maatschappij|vak",
    ourAirline: "maatschappij|vloot|routes|jullie|basis|klm|transavia|tui",
    self: "ik ben|jaar|werk|kom uit|woon|studeer*|rijd",
  },
};
