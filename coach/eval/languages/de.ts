import { answersIn } from "./answers-in.ts";

export const GERMAN = answersIn("de", [
  {
    id: "calm",
    question: "Tell me about a time you stayed calm while people around you did not.",
    kind: "behavioural",
    strong: {
      why: "One event, own steps, roles given out, reasons, outcome with figures and lesson.",
      situation:
        "Im Dezember 2021 habe ich als Aushilfe auf dem Weihnachtsmarkt in Nürnberg gearbeitet. Gegen 19 Uhr ist am Nachbarstand eine Gasflasche in Brand geraten. Die Leute haben geschrien, gefilmt und sich gegenseitig geschoben, und zwei Kinder standen allein zwischen den Buden.",
      task: "Unser Standleiter war gerade beim Großmarkt, also war ich in dem Moment dafür verantwortlich, dass bei uns niemand verletzt wird.",
      action:
        "Zuerst habe ich unser eigenes Gas zugedreht, damit das Feuer nicht überspringt. Dann habe ich die beiden Kinder an die Hand genommen und sie zu einer Verkäuferin gebracht, die ich kannte. Einen Kollegen habe ich mit Namen angesprochen: „Mehmet, ruf die 112 an, Stand 14, Gasflasche.“ Danach bin ich auf eine Bank gestiegen und habe laut und langsam gerufen, dass alle Richtung Brunnen gehen sollen, weil dort der breite Ausgang ist.",
      result:
        "Nach vier Minuten war die Gasse leer, und die Feuerwehr konnte durchfahren. Es gab nur eine leichte Verbrennung. Die Mutter der Kinder hat sich am nächsten Tag bei mir bedankt. Seitdem schaue ich mir an jedem Arbeitsplatz zuerst die Notausgänge an.",
    },
    partial: {
      why: "Real, but told thinly; the ending lacks any proof.",
      situation:
        "Letztes Jahr ist in unserem Café an einem Sonntag die Kasse ausgefallen, und die Schlange ging bis auf die Straße.",
      task: "Meine Kollegin war völlig aufgelöst, und wir mussten irgendwie weitermachen.",
      action:
        "Ich habe ruhig mit ihr gesprochen und dann die Bestellungen auf Zettel geschrieben. Wir haben nur noch Bargeld genommen.",
      result: "Am Ende hat es ganz gut geklappt und die Gäste waren zufrieden.",
    },
    weak: {
      why: "A view of oneself.",
      situation: "Ich bin generell ein sehr ruhiger Mensch, auch wenn es stressig wird.",
      task: "Man muss in solchen Momenten einen kühlen Kopf bewahren.",
      action: "Ich atme dann meistens tief durch und versuche, die anderen zu beruhigen.",
      result: "Das klappt eigentlich immer ganz gut.",
    },
    worthless: {
      why: "Gibberish with the question's mood; nothing is said.",
      situation: "Bla bla bla bla bla bla ruhig ruhig ruhig ruhig ruhig.",
      task: "Ruhig ruhig ruhig bleiben bleiben bleiben bla bla bla.",
      action: "Ruhig bleiben ruhig bleiben ruhig bleiben ruhig bleiben ruhig bleiben.",
      result: "Bla bla ruhig bla bla ruhig bla bla.",
    },
  },
  {
    id: "drunk",
    question: "A passenger who has had enough to drink asks for another whisky. What do you do?",
    kind: "hypothetical",
    strong: {
      why: "Looks first, rule, crew told, polite refusal with alternative, monitoring, report.",
      situation:
        "Zuerst würde ich ihn mir genau anschauen: Spricht er verwaschen, ist er laut, sitzt jemand neben ihm, der sich unwohl fühlt? Alkohol wirkt in der Höhe stärker, und ein betrunkener Gast ist bei einer Evakuierung eine Gefahr für alle.",
      task: "Sicherheit geht vor Service. Nach den Vorschriften darf ich jemandem, der erkennbar betrunken ist, nichts mehr ausschenken. Ob wir die Polizei brauchen, entscheidet der Kapitän, nicht ich.",
      action:
        "Ich würde mich zu ihm herunterbeugen und leise sagen: „Herr Krüger, im Moment kann ich Ihnen keinen Whisky mehr bringen. Ich hole Ihnen gern ein Wasser und etwas zu essen.“ Vorher würde ich die Purserin und die Kolleginnen informieren, damit ihm niemand sonst etwas gibt, und prüfen, ob er eigene Flaschen dabei hat. Falls er lauter wird, bleibe ich höflich, wiederhole den Satz und hole eine zweite Person dazu. Dem Nachbarn würde ich einen anderen Platz anbieten.",
      result:
        "Danach würde ich alle zehn Minuten nach ihm sehen, ob er ansprechbar ist und angeschnallt sitzt. Die Purserin meldet es dem Cockpit, damit bei Bedarf jemand am Gate wartet. Nach dem Flug schreibe ich den Bericht mit Sitzplatz, Uhrzeit und Zahl der Getränke.",
    },
    partial: {
      why: "Refuses and tells a colleague; no rule, no follow-up.",
      situation: "Der Passagier ist schon betrunken und will noch einen Whisky.",
      task: "Ich darf ihm nichts mehr geben, sonst wird es gefährlich.",
      action:
        "Ich würde ihm freundlich erklären, dass es keinen Alkohol mehr gibt, und ihm Wasser anbieten. Meinen Kollegen würde ich Bescheid sagen.",
      result: "Ich hoffe, er versteht es und schläft dann.",
    },
    weak: {
      why: "Nothing decided.",
      situation: "Das kommt im Flugzeug ja öfter vor.",
      task: "Der Kunde soll zufrieden sein.",
      action: "Ich würde vielleicht mal mit ihm reden und schauen, was sich machen lässt.",
      result: "Irgendwie findet man immer eine Lösung.",
    },
    worthless: {
      why: "Serves on, and mocks him.",
      situation: "Wenn er zahlt, kann er trinken, was er will.",
      task: "Hauptsache, er gibt Ruhe und ich habe meinen Umsatz.",
      action:
        "Ich würde ihm einfach noch einen doppelten Whisky geben, dann schläft der Idiot wenigstens ein. Der Purserin würde ich nichts davon sagen, das geht sie nichts an.",
      result: "Wenn er sich danach übergibt, ist das nicht mein Problem.",
    },
  },
  {
    id: "strength",
    question: "Why do you want to work as cabin crew?",
    kind: "motivation",
    strong: {
      why: "Own path, reasons lived, deeds, knowledge of the job, offer and step.",
      situation:
        "Ich bin 31, komme aus Leipzig und arbeite seit acht Jahren als Altenpfleger im Schichtdienst. Auf die Idee gebracht hat mich 2022 ein Flug nach Lissabon: Meine Großmutter bekam Panik, und der Steward hat sich zu ihr gesetzt und ihr jedes Geräusch erklärt.",
      task: "Mich reizt, dass man in wenigen Minuten das Vertrauen von Fremden gewinnen muss und trotzdem zuerst für ihre Sicherheit da ist. Mir ist klar, dass dazu Bereitschaftsdienst, frühe Umläufe und vier Legs am Tag gehören; Nachtdienste kenne ich.",
      action:
        "Ich habe mit einer Kabinenchefin von Condor über ihren Alltag gesprochen und mir die Jahresschulung erklären lassen. Im letzten Jahr habe ich den Rettungsschwimmer gemacht, einen Brandschutzkurs besucht und mein Englisch an der Volkshochschule auf B2 gebracht. Im Heim habe ich zwölf neue Kollegen in Notfällen angeleitet.",
      result:
        "Ich bringe Ruhe, Geduld und echte Erste-Hilfe-Erfahrung mit. Ab April kann ich an jeder Basis anfangen, und im Mai lege ich meine Spanischprüfung ab.",
    },
    partial: {
      why: "Own facts and reason; thin proof.",
      situation:
        "Ich bin 22 und habe gerade meine Ausbildung zur Hotelfachfrau in Köln abgeschlossen.",
      task: "Ich möchte Flugbegleiterin werden, weil ich gern Gäste betreue und im Hotel gemerkt habe, dass mir internationale Gäste Spaß machen.",
      action:
        "In der Ausbildung habe ich an der Rezeption viel Englisch gesprochen und einen Erste-Hilfe-Kurs gemacht.",
      result: "Ich denke, ich kann meine Freundlichkeit gut einbringen.",
    },
    weak: {
      why: "Anybody's.",
      situation: "Ich bin ein offener und kommunikativer Mensch.",
      task: "Fliegen war schon immer mein Traum.",
      action: "Ich reise gern und liebe fremde Kulturen.",
      result: "Ich würde mich sehr freuen.",
    },
    worthless: {
      why: "Advice on answering instead of an answer.",
      situation:
        "Bei dieser Frage sollten Sie zuerst Ihre Person kurz vorstellen und sympathisch wirken.",
      task: "Sie sollten unbedingt Begriffe wie Teamfähigkeit und Belastbarkeit verwenden.",
      action:
        "Nennen Sie am besten zwei Beispiele und sagen Sie, dass Sie gern reisen. Man sollte immer lächeln.",
      result: "Am Ende sollten Sie dem Prüfer danken und Interesse zeigen.",
    },
  },
]);
