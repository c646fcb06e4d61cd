import { answersIn } from "./answers-in.ts";

export const DUTCH = answersIn("nl", [
  {
    id: "risky",
    question: "Tell me about a time you stopped somebody who was about to do something risky.",
    kind: "behavioural",
    strong: {
      why: "One moment, direct act, explanation, report, change.",
      situation:
        "In juli 2023 werkte ik als badmeester in een zwembad in Zwolle. Op een woensdagmiddag zag ik een vader met zijn dochter van een jaar of vijf de trap van de hoge duikplank op lopen. Hij wilde haar op zijn schouders nemen en samen springen.",
      task: "Ik had die kant van het bad en was verantwoordelijk voor wie er sprong. Ik had een paar seconden, want ze stonden al boven.",
      action:
        "Ik floot één keer hard op mijn fluit en stak mijn hand op. Toen liep ik naar de trap, niet te snel, omdat het meisje anders zou schrikken, en vroeg hem rustig om naar beneden te komen. Beneden ging ik op mijn hurken zitten, zodat ik haar ook aankeek, en legde uit dat hun hoofden tegen elkaar kunnen slaan. Hij was boos en zei dat ik me ermee bemoeide. Ik heb hem uit laten praten en daarna de lage plank aangeboden, waar ik zelf in het water ging liggen om haar op te vangen.",
      result:
        "Ze heeft die middag elf keer gesprongen. Bij het weggaan gaf de vader me een hand en zei sorry. Ik heb het in het logboek gezet, en een week later hing er op mijn voorstel een bord met een leeftijd bij de trap. Sindsdien is het niet meer voorgekomen.",
    },
    partial: {
      why: "Real, short, no follow-up.",
      situation:
        "Toen ik in een supermarkt in Breda werkte, wilde een collega met een kapotte heftruck gaan rijden.",
      task: "Ik vond dat gevaarlijk en wilde hem tegenhouden.",
      action:
        "Ik heb tegen hem gezegd dat de rem het niet deed en ik heb de sleutel eruit gehaald.",
      result: "Hij was eerst geïrriteerd, maar later begreep hij het wel.",
    },
    weak: {
      why: "An opinion.",
      situation: "Veiligheid vind ik altijd heel belangrijk.",
      task: "Je moet elkaar daar ook op aanspreken.",
      action: "Als ik iets zie dat niet klopt, zeg ik er meestal wel wat van.",
      result: "Dat wordt vaak gewaardeerd.",
    },
    worthless: {
      why: "Watches, films and laughs.",
      situation: "Een dronken klant wilde over het hek van het terras klimmen, vier meter hoog.",
      task: "Ik had pauze, dus het was niet mijn probleem.",
      action:
        "Ik heb het gefilmd omdat het een sukkel was en ik heb hem nog aangemoedigd ook. Toen mijn chef vroeg wat er gebeurd was, heb ik gelogen dat ik niets had gezien.",
      result: "Hij brak zijn arm. Eigen schuld, dikke bult.",
    },
  },
  {
    id: "exit",
    question: "A passenger at an emergency exit does not understand your briefing. What do you do?",
    kind: "hypothetical",
    strong: {
      why: "Sees the risk, rule, moves the passenger with respect, informs, checks, reports.",
      situation:
        "Bij een nooduitgang moet iemand het luik zelf kunnen openen. Als hij mij niet begrijpt, staat bij een evacuatie een hele rij vast. Ik kijk eerst of het aan de taal ligt, aan een gehoorapparaat of aan de zenuwen, en vraag of hij Engels of een andere taal spreekt.",
      task: "Veiligheid gaat hier voor de stoelkeuze, en volgens de voorschriften mag er op die plek alleen iemand zitten die de instructie begrijpt en wil helpen. De purser beslist mee over het verplaatsen, want het moet vóór het sluiten van de deuren rond zijn.",
      action:
        "Ik zou het nog één keer uitleggen met de veiligheidskaart, met gebaren en korte woorden, en hem laten nadoen hoe de hendel werkt. Lukt dat niet, dan zou ik vriendelijk zeggen: ‘Ik zoek een fijne plek voor u.’ Ik meld het via de interphone aan de purser, die in de lijst kijkt wie er kan ruilen. Ik vraag een passagier die het wel kan, controleer of die wil helpen en geef hem de volledige instructie. Ik draag zelf de tas van de eerste passagier naar zijn nieuwe stoel, zodat hij zich niet weggestuurd voelt.",
      result:
        "Daarna controleer ik of de rij compleet is, de gordels vast zitten en de vloer vrij is, en ik geef ‘cabin secure’ pas als dat klopt. Na de start loop ik bij hem langs om te vragen of alles goed is. Ik noteer de wissel op het formulier zodat de volgende crew het weet.",
    },
    partial: {
      why: "Moves him, without rule, crew or check.",
      situation: "Hij begrijpt mijn uitleg niet en zit wel bij de nooduitgang.",
      task: "Er moet daar iemand zitten die kan helpen.",
      action:
        "Ik zou het nog eens rustig uitleggen met de kaart. Als het niet lukt zou ik hem een andere stoel geven.",
      result: "Dan zit er iemand anders en kunnen we vertrekken.",
    },
    weak: {
      why: "Nothing decided.",
      situation: "Dat is natuurlijk lastig.",
      task: "Ik wil de passagier niet beledigen.",
      action: "Ik zou misschien proberen om het op een andere manier te zeggen.",
      result: "Meestal komt het wel goed.",
    },
    worthless: {
      why: "Leaves it and ticks the box.",
      situation: "Die noodgevallen komen toch nooit voor.",
      task: "We moeten op tijd weg, dat is het enige dat telt.",
      action:
        "Ik zou hem gewoon laten zitten en doen alsof hij geknikt heeft. Op de lijst vink ik aan dat de briefing gegeven is. De purser vertel ik niets.",
      result: "Niemand komt erachter en we vertrekken op tijd.",
    },
  },
  {
    id: "why",
    question: "Why do you want to work as cabin crew?",
    kind: "motivation",
    strong: {
      why: "Own facts, reason lived, deeds, offer.",
      situation:
        "Ik ben 25, kom uit Groningen en rijd sinds drie jaar als conducteur op de nachttreinen. In 2022 kreeg ik in Assen een vrouw die ging bevallen; samen met een arts heb ik haar geholpen tot de ambulance er was. Toen wist ik dat ik verder wilde met zorgen en ingrijpen onderweg.",
      task: "Wat mij trekt is dat je in de cabine geen hulp van buiten hebt en dus op elkaars training bouwt. Ik weet dat het vak voor het grootste deel uit veiligheid bestaat: controles vóór het boarden, deuren, brand, en daarnaast vroege diensten en stand-by.",
      action:
        "Ik heb mijn EHBO en AED gehaald, een dag meegelopen met een purser van Transavia op Eelde en met haar over de korte omkeertijden gesproken. Verder heb ik Spaans geleerd tot B1 en bij de NS acht nieuwe collega’s ingewerkt in het omgaan met agressie.",
      result:
        "Ik neem rust mee, en ervaring met mensen die om drie uur ’s nachts boos of bang zijn. Vanaf maart kan ik bij Schiphol wonen en aan de opleiding beginnen.",
    },
    partial: {
      why: "Own facts; little job knowledge.",
      situation: "Ik ben 21 en werk sinds een jaar in een lunchroom in Arnhem.",
      task: "Ik wil stewardess worden omdat ik graag met gasten omga en goed ben in samenwerken.",
      action:
        "Ik heb in de lunchroom veel Duitse gasten geholpen en daardoor mijn Duits verbeterd.",
      result: "Ik denk dat ik een vrolijke collega ben.",
    },
    weak: {
      why: "Anybody's.",
      situation: "Ik ben een spontaan en sociaal persoon.",
      task: "Reizen is mijn grote passie.",
      action: "Ik hou van andere culturen en lekker weer.",
      result: "Het lijkt me gewoon heel leuk.",
    },
    worthless: {
      why: "Another answer pasted in: a recipe.",
      situation: "Verwarm de oven voor op 180 graden en vet een bakvorm in.",
      task: "Klop vier eieren met 200 gram suiker tot een luchtig mengsel.",
      action: "Spatel de bloem erdoor, giet het beslag in de vorm en bak de taart veertig minuten.",
      result: "Laat de taart afkoelen en bestrooi hem met poedersuiker.",
    },
  },
]);
