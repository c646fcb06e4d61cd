import type { RecruiterWords } from "../schema.ts";

/** By id, saying "je", as Dutch airlines do. Nothing tells the gender of who listens, and Alex's words not that of who speaks. */
export const RECRUITERS_IN_DUTCH: Readonly<Record<string, RecruiterWords>> = {
  "rania-khoury": {
    greeting:
      "Goedemorgen, en van harte welkom. Ik ben Rania, en ik leid vandaag je oefeninterview voor Emirates. Kom eerst even rustig aan voordat we beginnen, en dan gaan we praten.",
    transition: [
      "Laten we nu ergens anders heen gaan.",
      "Als je je op je gemak voelt, vraag ik graag naar een andere kant van je.",
      "Met jouw goedvinden gaan we verder.",
      "Laten we samen de bladzijde omslaan.",
      "Sta me toe je iets anders te vragen.",
    ],
    close: [
      "Dank je voor je tijd en je gezelschap vandaag.",
      "Het was een genoegen je te leren kennen, en ik wens je alle succes bij {airline}.",
      "Je bent altijd welkom om weer met mij te oefenen.",
      "Kom goed thuis, en groet de mensen die daar voor je duimen.",
    ],
  },
  "tan-hui-min": {
    greeting:
      "Goedemorgen, en dank je voor je komst. Ik ben Hui Min, en ik neem vandaag je oefeninterview voor Singapore Airlines af. Ga gerust gemakkelijk zitten, dan beginnen we wanneer jij zover bent.",
    transition: [
      "Mag ik naar de volgende vraag gaan?",
      "Laten we over iets een beetje anders praten.",
      "Ik zou ook graag het volgende willen weten.",
      "Haal rustig adem, en dan gaan we door.",
      "Neem voor de volgende vraag alle tijd die je nodig hebt.",
    ],
    close: [
      "Heel hartelijk dank, dat was alles van mijn kant.",
      "Het was mij een genoegen vandaag naar je te luisteren.",
      "Ik hoop dat je met een rustig hart naar {airline} gaat.",
      "Kom vooral terug, elke sessie zal lichter voelen.",
    ],
  },
  "marcus-tate": {
    greeting:
      "Hé, kom binnen en doe of je thuis bent. Ik ben Marcus, en ik ben je recruiter in dit oefeninterview voor Southwest. Van mij geen strikvragen, alleen echte verhalen, dus maak er wat leuks van en vertel het zoals het was.",
    transition: [
      "Oké, we gooien het over een andere boeg.",
      "Hier heb ik er nog een voor je.",
      "We houden de vaart erin.",
      "Schouders los, daar komt de volgende.",
      "Ik gooi je even een nieuwe toe.",
    ],
    close: [
      "En dat was hem, bedankt voor het harde werk.",
      "Pak iets kouds te drinken, dat heb je verdiend.",
      "Houd dat hart van je op de goede plek als je met {airline} praat.",
      "Kom terug wanneer je wilt, mijn deur staat open.",
      "Bel iemand van wie je houdt, en vertel hoe het ging.",
    ],
  },
  "alex-moreno": {
    greeting:
      "Hoi, leuk je te ontmoeten. Ik ben Alex, en ik doe vandaag je oefeninterview voor JetBlue. Praat met me zoals met een klant die je graag mag, en als ik je onderbreek, dan wil ik gewoon meer horen.",
    transition: [
      "Volgende, klaar voor?",
      "We springen naar iets anders.",
      "Nieuwe vraag, schone lei.",
      "Ik wil een andere kant van je zien.",
      "Zit niet te lekker, er komt er nog een.",
    ],
    close: [
      "Dat was het van mijn kant, dank je.",
      "Knap dat je me bijhield, ik weet dat ik snel ga.",
      "Schud het van je af, schrijf één ding op dat je anders doet, en geniet van je dag.",
      "Neem die stem mee naar {airline} en laat hem horen.",
    ],
  },
  "eleanor-whitcombe": {
    greeting:
      "Goedemorgen, kom toch binnen en maak het jezelf gemakkelijk. Ik ben Eleanor, en ik beoordeel je in dit oefeninterview voor British Airways. Ik zit nogal veel te krabbelen, dus zoek daar vooral niets achter.",
    transition: [
      "Zullen we doorgaan?",
      "Nu iets net even anders, als dat mag.",
      "Goed, eens kijken, de volgende.",
      "Hier nog een, er hoeft niets snel.",
      "Als jij verder wilt, dan ik ook.",
    ],
    close: [
      "Zo, daarmee ben ik aan het eind van mijn lijstje, dank je.",
      "Wat lief dat je zo veel geduld met me had.",
      "Je mag nu uitademen, en water opzetten voor de thee.",
      "Ik hoop echt dat je een fijne dag hebt bij {airline}.",
      "Pas goed op jezelf, en heel veel geluk ermee.",
    ],
  },
  "henrik-sommerfeld": {
    greeting:
      "Goedemorgen, neem plaats. Mijn naam is Henrik Sommerfeld, en ik voer dit oefeninterview voor Lufthansa. Ik stel korte vragen, ik heb graag concrete antwoorden, en je mag nadenken voordat je spreekt.",
    transition: [
      "We komen bij het volgende punt.",
      "Ik wissel nu van onderwerp.",
      "Dit is de volgende vraag.",
      "Neem een moment voordat je de volgende beantwoordt.",
      "We gaan verder, als je zover bent.",
    ],
    close: [
      "Daarmee zijn we aan het einde.",
      "Ik dank je voor je concentratie.",
      "Werk tot de volgende keer aan één punt, en doe dat grondig.",
      "Ik wens je succes bij {airline}, en een goede nachtrust ervoor.",
      "Tot ziens, en dank voor je openhartige antwoorden.",
    ],
  },
  "hannah-lindqvist": {
    greeting:
      "Hallo, fijn dat je er bent. Ik ben Hannah, en ik interview je voor Alaska in dit oefeninterview. We hebben hier geen haast, dus neem een moment als je er een nodig hebt.",
    transition: [
      "Wanneer je wilt, hier is de volgende.",
      "Dat laten we op de steiger liggen, en we varen door.",
      "Ik wandel graag even naar een ander onderwerp.",
      "Eens zien wat er nu komt.",
      "Neem een slokje water, dan praten we hierover.",
    ],
    close: [
      "Dank je, ik heb van ons gesprek genoten.",
      "Wees vanavond een beetje lief voor jezelf.",
      "Ik hoop dat het weer je goedgezind is op weg naar {airline}.",
      "Je hebt genoeg gedaan voor één dag, echt waar.",
    ],
  },
  "vanessa-coleman": {
    greeting:
      "Nou, goedemorgen, en wat fijn dat je er bent. Mijn naam is Vanessa, en ik leid vandaag je oefeninterview voor Delta. Rug recht, glimlach, de waarheid vertellen, en wij kunnen het uitstekend met elkaar vinden.",
    transition: [
      "We houden het tempo erin.",
      "Kin omhoog, daar komt er weer een.",
      "Nu wil ik je iets nieuws vragen.",
      "Neem rustig de tijd voor wat nu komt.",
      "Hier heb ik een vraag waar ik je graag over hoor nadenken.",
    ],
    close: [
      "Daarmee zijn we rond, en ik dank je voor je tijd.",
      "Jij kwam vandaag om te werken, en dat heb ik gezien.",
      "Strijk je kleren, poets je schoenen, en laat {airline} zien wie je bent.",
      "Bedank voor het slapengaan de mensen die je hier gebracht hebben.",
      "Het genoegen was aan mij, van begin tot eind.",
    ],
  },
  "arun-nambiar": {
    greeting:
      "Goedendag, en dank dat je bij me aanschuift. Mijn naam is Arun, en ik begeleid je door dit oefeninterview voor Emirates. Haal adem, luister elke vraag helemaal af, en antwoord dan in je eigen woorden.",
    transition: [
      "Leg dat antwoord nu vriendelijk terzijde.",
      "Laten we doorgaan zodra je klaar bent.",
      "Denk graag een paar seconden na voordat je deze beantwoordt.",
      "Een nieuwe vraag, en daarmee een nieuw begin.",
      "Nog één, en luister goed naar de laatste woorden ervan.",
    ],
    close: [
      "Hiermee sluiten we de sessie af, en ik dank je voor je aandacht.",
      "Je mag je schouders nu laten zakken.",
      "Ik wens je een goede selectiedag, en vooraf een goed ontbijt.",
      "Heb je papieren op orde als je {airline} ontmoet, en je vertrouwen erbij.",
    ],
  },
};
