import type { MockInterviewWords } from "../../schema.ts";

export const TECHNICAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "oxygen-masks-drop": {
    question:
      "Je loopt door de cabine als de zuurstofmaskers vallen. Wat doe je het allereerst, en wat komt daarna?",
    expectedPoints: [
      "Meteen het dichtstbijzijnde masker op, je eigen masker voor dat van een ander",
      "Gaan zitten of je stevig vasthouden: er kan een steile daling volgen",
      "Passagiers roepen en voordoen hoe ze het masker trekken en opzetten",
      "Wachten op bericht uit de cockpit voordat je gaat lopen",
      "Dan draagbare zuurstof, en een controle van cabine, toiletten en gewonden",
      "Melden aan de cockpit",
    ],
    followUp: "Je hoort dat je weer mag lopen. Waar ga je het eerst heen?",
    whyAsked:
      "Hoe lang je helder blijft, telt in seconden: de volgorde van handelen geeft het antwoord.",
  },
  "phone-on-fire": {
    question:
      "De telefoon van een passagier begint te sissen en te roken, en vliegt op het tafeltje in brand. Wat doe je?",
    expectedPoints: [
      "Mensen weg, collega’s en cockpit meteen gewaarschuwd",
      "Vlammen blussen met halon of de vervanger ervan, met bescherming aan",
      "Het toestel daarna koelen met water of een andere drank zonder alcohol",
      "Nooit ijs, nooit afdekken, niet oppakken zolang het weer kan oplaaien",
      "Daarna onder water of volgens de procedure, en tot het eind in het oog houden",
      "De stroom van de stoel uitgezet",
    ],
    followUp: "De vlammen zijn weg. Waarom ben je nog niet klaar?",
    whyAsked:
      "Op Amerikaanse vluchten raakt meer dan één accu per week oververhit (FAA, 2024), en halon koelt ze niet.",
  },
  "galley-oven-smoke": {
    question: "Tijdens de vlucht komt er rook uit een galley-oven. Neem me mee in wat je doet.",
    expectedPoints: [
      "De ovendeur blijft dicht, zodat het vuur geen lucht krijgt",
      "Stroom van de oven af, met zekering of galleyschakelaar zoals getraind",
      "Collega’s geroepen, blusser en rookkap erbij",
      "De cockpit vroeg ingelicht: waar, wat voor rook, wat er gedaan wordt",
      "Blussen als de brand doorgaat, door de kleinste kier",
      "Passagiers uit de rook, de oven in het oog gehouden en uit gelaten",
    ],
    followUp: "De rook is gestopt. Wat vertel je de gezagvoerder, en wat blijft zoals het is?",
    whyAsked: "Zoekt rollen in een team, en handen die van de deur afblijven.",
  },
  "choking-passenger": {
    question:
      "Tijdens de maaltijd grijpt een man naar zijn keel en kan niet praten. Wat doe je, stap voor stap?",
    expectedPoints: [
      "Vragen of hij zich verslikt en of hij kan hoesten",
      "Ernstig: vijf klappen tussen de schouderbladen",
      "Dan vijf buikstoten, en zo om en om tot het loskomt of hij in elkaar zakt",
      "Borststoten bij een late zwangerschap, of als je er niet omheen kunt",
      "Geen reactie: op de vloer, hulp en AED gevraagd, reanimatie gestart",
      "Daarna een medische controle, want stoten kunnen verwonden",
    ],
    followUp: "Het schiet los en hij kan ademen. Is het nu voorbij?",
    whyAsked: "Eerste hulp wordt in elke training getoetst, en aarzelen kost minuten.",
  },
  "fire-outside-your-exit": {
    question:
      "De gezagvoerder beveelt een evacuatie, en door het raampje van jouw deur zie je vuur. Wat doe je?",
    expectedPoints: [
      "Naar buiten kijken voor het openen, en deze deur dicht houden",
      "De uitgang blokkeren met lichaam en stem",
      "Mensen naar bruikbare uitgangen sturen met korte commando’s en gebaren",
      "Blijven kijken: buiten verandert de toestand",
      "Je eigen plek en handgreep vasthouden, zodat niemand je naar buiten duwt",
      "Je zone nalopen en via een bruikbare uitgang gaan als die leeg of levensgevaarlijk is",
    ],
    followUp: "Er komt niemand meer. Wanneer ga je zelf, en langs welke weg?",
    whyAsked: "De verkeerde deur laat het vuur binnen, en een menigte volgt wie duidelijk is.",
  },
  "cabin-bag-to-the-hold": {
    question:
      "De bagagevakken zijn vol en de tas van een passagier moet naar het ruim. Wat vraag je voordat die de cabine verlaat?",
    expectedPoints: [
      "Losse lithiumbatterijen en powerbanks eruit, die blijven in de cabine",
      "Ook elektronische sigaretten eruit",
      "Medicijnen voor onderweg, paspoort, sleutels en kostbaarheden blijven bij de passagier",
      "Een slimme koffer alleen zonder batterij",
      "Het juiste label eraan, en de eigenaar weet waar de tas terugkomt",
    ],
    followUp: "Ze zegt dat er niets in zit. Welke ene vraag stel je toch nog?",
    whyAsked: "Een batterijbrand valt in de cabine te blussen en in het ruim nauwelijks.",
  },
  "arming-and-crosscheck": {
    question:
      "Wat betekent het om een deur te armen en te crosschecken, en waarom gebeurt dat allebei op elke vlucht?",
    expectedPoints: [
      "Armed: wie de deur van binnen opent, laat de glijbaan uitkomen",
      "Disarmed: de deur gaat zonder glijbaan open, voor mensen aan de gate",
      "Op commando, bij de meeste maatschappijen van de purser, voor vertrek en na aankomst",
      "Crosscheck: een tweede persoon kijkt naar de deur aan de overkant en bevestigt",
      "Waarom: bij een evacuatie binnen seconden een glijbaan, en aan de gate juist geen",
    ],
    followUp: "Bij de crosscheck zie je dat de andere deur verkeerd staat. Wat zeg je?",
    whyAsked: "Laat zien of je de ene routine begrijpt die op geen enkele vlucht ontbreekt.",
  },
  "cabin-secure-for-landing": {
    question:
      "Voor de landing loop je door de cabine om alles vast te zetten. Waar let je op, en waar is elk punt voor?",
    expectedPoints: [
      "Riemen vast, rugleuningen rechtop, tafeltjes omhoog: een weg naar buiten en steun voor het lichaam",
      "Tassen opgeborgen, gangpaden en uitgangen vrij: niets om rond te vliegen of over te struikelen",
      "Raamschermen open waar de maatschappij dat vraagt: zicht naar buiten, en naar binnen voor hulpverleners",
      "Toiletten leeg, galley vergrendeld, trolleys vast",
      "’s Nachts het licht gedimd, zodat ogen aan het donker gewend zijn",
      "De cabine gereedgemeld bij de purser, dan je eigen stoel en harnas",
    ],
    followUp: "En als je op je jump seat zit, wat gaat er dan door je hoofd?",
    whyAsked: "Regels die met hun doel worden uitgelegd, worden nageleefd.",
  },
};
