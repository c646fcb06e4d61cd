import type { MockInterviewWords } from "../../schema.ts";

export const SITUATIONAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "belt-sign-during-hot-drinks": {
    question:
      "Je schenkt warme dranken in als het vliegtuig begint te schudden en het riemteken aangaat. Wat doe je?",
    expectedPoints: [
      "Meteen stoppen met schenken, hete dranken het eerst veilig zetten",
      "De trolley vast: op de rem, en opgeborgen als er tijd voor is",
      "Bij zware turbulentie de dichtstbijzijnde stoel en riem, ook voor je eigen veiligheid",
      "Passagiers rustig vragen de riem om te doen, ook aan baby’s en toiletten denken",
      "Daarna controleren op gewonden, en de cockpit inlichten",
    ],
    followUp: "Het is weer rustig. Wat controleer je voordat je verdergaat?",
    whyAsked: "Laat zien of service wijkt voor veiligheid zonder dat iemand het zegt.",
  },
  "two-passengers-one-seat": {
    question:
      "Het instappen is bijna klaar en twee passagiers hebben een instapkaart voor dezelfde stoel. Wat zou je doen?",
    expectedPoints: [
      "Beide instapkaarten gelezen: naam, vlucht, datum, stoel",
      "Niemand de schuld gegeven en niemand in het gangpad weggestuurd",
      "Grondpersoneel en purser ingelicht, die het stoelenplan kunnen zien",
      "Een van beiden een plek aangeboden om even te wachten",
      "Eerlijk gezegd hoe lang het duurt, en beiden bedankt",
      "Aan het eind klopt het aantal mensen aan boord nog",
    ],
    followUp: "Wie zit waar als de deur dichtgaat, en wie weet ervan?",
    whyAsked:
      "Een klein ongemak met een lopende klok: eerlijkheid, rust en de juiste mensen ingelicht.",
  },
  "no-more-alcohol": {
    question:
      "Een passagier die duidelijk genoeg gehad heeft, bestelt nog een whisky. Wat zeg en doe je?",
    expectedPoints: [
      "Vriendelijk en zacht weigeren, zonder het woord dronken",
      "Een alternatief: water, iets te eten, later koffie",
      "Collega’s en purser ingelicht, zodat iedereen hetzelfde zegt",
      "Ook aan eigen flessen in de tas gedacht",
      "Tekenen van onrust in het oog gehouden, met duidelijke stappen als het erger wordt",
      "De reden gekend: wie onder invloed lijkt, mag aan boord niets meer krijgen",
    ],
    followUp:
      "De passagier loopt naar de achterste galley en vraagt het je collega. Wat gebeurt daar?",
    whyAsked:
      "Een nee dat iemands waardigheid bewaart, vraagt vakmanschap, en hier staat de wet erachter.",
  },
  "exit-row-doubt": {
    question:
      "Tijdens het instappen zegt een passagier bij een nooduitgang dat hij die liever niet hoeft te openen. Wat doe je?",
    expectedPoints: [
      "Bedankt voor de eerlijkheid, zonder naar een reden te vragen",
      "Meteen een andere stoel, zonder iemand in verlegenheid te brengen",
      "Iemand gevonden die de stoel kan en wil nemen",
      "Die persoon gebrieft en om instemming gevraagd",
      "Geregeld voordat het vliegtuig de gate verlaat",
    ],
    followUp: "De cabine zit vol. Hoe los je het nu op?",
    whyAsked: "Een uitgang heeft zoveel waarde als de persoon die ernaast zit.",
  },
  "colleague-smells-of-alcohol": {
    question: "Bij de briefing van de bemanning ruik je alcohol bij een collega. Wat doe je?",
    expectedPoints: [
      "Handelen voor de vlucht, niet erna",
      "Meteen en discreet naar de purser of de gezagvoerder gaan",
      "Melden wat je opviel, geen oordeel",
      "Vriendschap en rooster komen na veiligheid",
      "Weten dat er hulpprogramma’s bestaan, en dat verzwijgen niet helpt",
    ],
    followUp: "Je collega smeekt je om niets te zeggen. Wat antwoord je?",
    whyAsked: "Toetst je integriteit waar loyaliteit de andere kant op trekt.",
  },
  "briefing-without-sight": {
    question: "Een van je passagiers is blind en reist alleen. Hoe geef je de veiligheidsuitleg?",
    expectedPoints: [
      "Jezelf met je naam voorstellen en vragen hoe je het best kunt helpen",
      "Handen laten voelen: riem, plek van het masker, reddingsvest en belknop",
      "De rijen tot de uitgangen tellen, in beide richtingen",
      "Een kaart in braille of grote letters aanbieden als die aan boord is",
      "Afspreken wie er in nood komt, en waar stok of geleidehond blijft",
      "Tegen de persoon praten en niet tegen de buur",
    ],
    followUp: "Hoe weet je, zonder te overhoren, dat alles gezegd is?",
    whyAsked: "Gelijke veiligheid vraagt een andere manier van vertellen, met respect.",
  },
  "suspected-trafficking": {
    question:
      "Een meisje dat met een volwassene reist, kijkt angstig, en de volwassene beantwoordt elke vraag voor haar. Wat zou je doen?",
    expectedPoints: [
      "Observeren en feiten noteren: woorden, stoelen, papieren, gedrag",
      "Geen beschuldiging, geen eigen reddingsactie, niet met dwang uit elkaar halen",
      "De purser inlichten, en via de purser de gezagvoerder",
      "De gezagvoerder laat voor de landing de autoriteiten inlichten",
      "Ondertussen gewone, vriendelijke service, zodat niemand gevaar loopt",
    ],
    followUp: "Jullie zijn geland en ze lopen weg. Waar heb je tegen die tijd voor gezorgd?",
    whyAsked: "Bemanning ziet wat anderen niet zien, en ijver zonder procedure kan schade doen.",
  },
  "panic-as-doors-close": {
    question:
      "De deuren zijn net dicht als een vrouw opstaat, snel ademt en zegt dat ze eruit moet. Wat zou je doen?",
    expectedPoints: [
      "Naar haar toe, op ooghoogte, met een rustige stem en haar naam",
      "Samen langzaam ademen, lucht, water, ruimte om haar heen",
      "Luisteren: angst, ziekte, of iets wat ze over de vlucht weet",
      "Meteen de purser inlichten: voor vertrek kan de gezagvoerder haar nog laten gaan",
      "Geen beloften en geen dwang; een collega in de buurt",
      "Aan haar bagage en de passagierstelling gedacht als ze van boord gaat",
    ],
    followUp: "Ze heeft besloten te blijven. Wat doe je voor haar tijdens de klim?",
    whyAsked: "Empathie tegen de klok, met een gezagvoerder die het moet weten.",
  },
};
