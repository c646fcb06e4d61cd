/** Dutch: how people talk to the coach itself: farewells, protests, wishes about the practice, and what they worry about. */
export const TALK = `
goodbye | ^doeg | ^doeii | ^doeiii | ^doei doei | ^doeidoei | ^daag$ | ^daaag$ | ^ciao | ^bye$ | ^bye bye | ^laters$ | ^tot de volgende keer | ^tot de volgende$ | ^tot gauw | ^tot snel | ^tot horens | ^salukes | ^ajuus | ^trusten$ | ^weltrusten | ^goedenacht | ^goeienacht | ^fijne dag nog | ^fijne dag | ^fijn weekend | ^een fijne avond | ^nog een fijne avond | ik ga slapen$ | ik ga nu slapen$ | ik moet gaan$ | ik moet nu gaan$ | ik moet ervandoor | ik ga ervandoor | ik ga er vandoor | ik ga ervantussen | ik ga stoppen$ | ik ga nu stoppen$ | ik stop ermee voor vandaag | anders ga ik stoppen$ | dan ga ik stoppen$ | dan stop ik$ | ik sluit af$
goodbye and thanks | ^doei en bedankt | ^doei bedankt | ^bedankt en doei | ^bedankt doei | ^dankjewel doei | ^dankjewel en doei | ^dank je en doei | ^thanks doei | ^thnx doei | ^doei dankjewel | ^doei en dankjewel | ^bedankt en tot ziens | ^dank u en tot ziens | ^dank u wel en tot ziens | ^bedankt tot ziens | ^bedankt en tot de volgende keer | ^bedankt tot de volgende keer | ^bedankt en fijne avond | ^bedankt fijne avond | ^bedankt en fijne dag | ^bedankt en slaap lekker | ^bedankt en tot morgen | ^bedankt en tot later | ^merci en salukes | ^merci en tot de volgende | ^dat was het bedankt | ^dat was het dankjewel | ^ik stop bedankt | ^ik ga bedankt
thanks | dankje | ^dank$ | dank je zeer | dankuwel hoor | dankjewel hoor | ^thx | ^thnx | ^tnx | ^tx$ | ^merci beaucoup | ^mercikes | bedankt hoor | bedankt he | bedankt voor je hulp | bedankt voor uw hulp | bedankt voor de hulp | bedankt voor alles | bedankt voor de uitleg | bedankt voor je uitleg | bedankt voor je tijd | bedankt voor de tips | dank voor je hulp | dank voor de hulp | duizendmaal dank | je bent een topper | daar heb ik wat aan | heel fijn bedankt | top bedankt | ok bedankt | oke bedankt | thanks man
which of my answers is weakest? | welk antwoord is het zwakst | welk antwoord is het zwakste | welk antwoord was het zwakst | welk antwoord was het minst | welk antwoord was het minst goed | welk antwoord ging het slechtst | welk antwoord scoorde het laagst | welke was het slechtst | welke van mijn antwoorden is het slechtst | welke van mijn antwoorden is het zwakst | welk van mijn antwoorden was het slechtst | wat was mijn slechtste antwoord | wat is mijn slechtste antwoord | waar scoorde ik het laagst | mijn laagste score | welk antwoord moet nog beter | welk antwoord moet ik opnieuw doen | laat mijn zwakste antwoord zien | wat was mijn zwakste antwoord
which of my answers is strongest? | welk antwoord is het sterkst | welk antwoord is het sterkste | welk antwoord is het beste | welk antwoord is het best | welk antwoord was het best | welk antwoord was het beste | welk antwoord ging het best | welk antwoord scoorde het hoogst | welke van mijn antwoorden is het best | welke van mijn antwoorden is het beste | welke van mijn antwoorden is beter | welke van mijn antwoorden was het best | wat is mijn beste antwoord | wat was mijn beste antwoord | wat is mijn sterkste antwoord | wat was mijn sterkste antwoord | waar scoorde ik het hoogst | mijn hoogste score | laat mijn beste antwoord zien
show me my practised answers | mijn geoefende antwoorden | wat zijn mijn geoefende antwoorden | wat zijn nou mijn geoefende antwoorden | wat zijn mijn antwoorden | laat mijn antwoorden zien | laat me mijn antwoorden zien | toon mijn antwoorden | waar vind ik mijn antwoorden | mijn opgeslagen antwoorden | mijn vorige antwoorden | mijn eerdere antwoorden | welke antwoorden heb je opgeslagen | welke antwoorden heb je van mij | wat heb je van mij opgeslagen | wat heb je opgeslagen | wat heb ik geoefend | wat heb ik tot nu toe geoefend | wat heb ik allemaal geoefend | wat heb ik al geoefend | welke vragen heb ik geoefend | welke vragen heb ik al gehad | hoe waren mijn antwoorden tot nu toe | hoe waren mijn antwoorden | hoe gingen mijn antwoorden
how am i doing | hoe doe ik het tot nu toe | hoe gaat het tot nu toe | hoe ging het tot nu toe | hoe heb ik het gedaan | hoe deed ik het | doe ik het goed | doe ik het een beetje goed | hoe presteer ik | hoe scoor ik | hoe scoor ik tot nu toe | hoe goed ben ik | hoe goed ben ik al | ben ik al een beetje klaar | hoe loopt het met mij | laat mijn resultaten zien | wat zijn mijn resultaten | wat is mijn score tot nu toe | hoe gaat het met oefenen | hoe gaat het oefenen
that was not my answer | dat was niet mijn antwoord | dat was mijn antwoord niet | dit was niet mijn antwoord | dat is niet mijn antwoord | dat is mijn antwoord niet | dat was geen antwoord | dit was geen antwoord | dat is geen antwoord | dit is geen antwoord | ^geen antwoord$ | was geen antwoord hoor | was niet mijn antwoord | ik gaf geen antwoord | ik gaf nog geen antwoord | ik had nog geen antwoord gegeven | ik heb nog geen antwoord gegeven | ik was niet aan het antwoorden | ik was niet aant antwoorden | ik was nog niet aan het antwoorden | ik antwoordde niet | dat was niet bedoeld als antwoord | dat bedoelde ik niet als antwoord | dat was maar een opmerking | dat was een vraag geen antwoord | dat was gewoon een vraag
that is not what i asked | dat vroeg ik niet | dat vroeg ik helemaal niet | dat is niet wat ik vroeg | dat was niet wat ik vroeg | dat was niet mijn vraag | dat was mijn vraag niet | dat is niet mijn vraag | dat is mijn vraag niet | dat heb ik niet gevraagd | daar vroeg ik niet naar | daar vraag ik niet naar | ik vroeg iets anders | ik vroeg wat anders | ik vroeg iets heel anders | dat bedoel ik niet | dat bedoelde ik niet | zo bedoelde ik het niet | zo bedoel ik het niet | je begrijpt me niet | je begrijpt me verkeerd | u begrijpt me niet | u begrijpt me verkeerd | je snapt me niet | je snapt het niet | je snapt mijn vraag niet | je begrijpt mijn vraag niet | je luistert niet | u luistert niet | luister je wel | lees je wel wat ik schrijf | je leest niet wat ik schrijf | je geeft geen antwoord op mijn vraag | dat is geen antwoord op mijn vraag | dat was geen antwoord op mijn vraag | daar heb ik niks aan | da vroeg ik ni | da vroeg ik niet
i did not ask for a question | ik vroeg niet om een vraag | ik vroeg niet om een oefenvraag | ik vroeg niet om een interviewvraag | ik vroeg geen vraag | ik heb niet om een vraag gevraagd | ik had niet om een vraag gevraagd | ik wilde geen vraag | ik wou geen vraag | ik wil geen vraag | ik wil nu geen vraag | ik wil geen oefenvraag | ik wil geen interviewvraag | ik hoef geen vraag | ik hoef nu geen vraag | ik hoef geen interviewvraag | waarom stel je me een vraag | waarom stel je nu een vraag
you said that already | dat zei je al | dat zei u al | dat zei je net al | dat zei je net ook al | dat heb je al gezegd | dat hebt u al gezegd | dat heeft u al gezegd | dat had je al gezegd | dat heb je net al gezegd | dat heb je net gezegd | dit heb je al gezegd | dit zei je al | dat vertelde je al | dat heb je al verteld | je herhaalt jezelf | u herhaalt uzelf | je valt in herhaling | je zegt steeds hetzelfde | je zegt weer hetzelfde | je zegt elke keer hetzelfde | weer hetzelfde | alweer hetzelfde | steeds hetzelfde antwoord | dat is hetzelfde antwoord | dit is hetzelfde als net | dat wist ik al | dat weet ik al | dat had ik al gelezen | dat heb ik al gelezen
no more quiz | geen quiz meer | genoeg quiz | genoeg gequizd | geen quiz | nu geen quiz | stop de quiz | stop met de quiz | stop met quizzen | stop quiz | hou op met de quiz | hou op met quizzen | ik wil geen quiz | ik wil geen quiz meer | ik hoef geen quiz | ik hoef geen quiz meer | ik ben klaar met de quiz | klaar met quizzen | einde quiz | niet meer overhoren | overhoor me niet meer | stop met overhoren | hou op met overhoren | genoeg overhoord | stop met vragen stellen | stop even met vragen stellen | stop ff met vragen stellen | hou eens op met vragen | stop nou eens met vragen | stop met vragen | hou op met vragen stellen | hou op met vragen | stop met me vragen te stellen | genoeg quiz voor vandaag | genoeg geoverhoord
stop the practice | stop met oefenen | stop de oefening | stop het oefenen | ik wil stoppen met oefenen | ik ga stoppen met oefenen | laten we stoppen met oefenen | we stoppen met oefenen | ik stop met oefenen | ik wil niet meer oefenen | niet meer oefenen | even niet oefenen | nu niet oefenen | genoeg geoefend | genoeg geoefend voor vandaag | klaar met oefenen | ^genoeg vragen | ^geen vragen meer$ | ^geen vraag meer$ | ik wil geen vragen meer | ik wil geen vraag meer | ik hoef geen vragen meer | ik hoef geen vraag meer | ik wil geen nieuwe vraag | ik wil geen andere vraag | ik wil niet nog een vraag | ik hoef niet nog een vraag | ^even geen vragen | ^even geen vraag | ^nu even geen vragen | ^nu even geen vraag | ik heb genoeg vragen gehad | einde oefening
another question please | andere vraag graag | een andere vraag graag | een andere vraag alsjeblieft | andere vraag aub | andere vraag pls | ^andere vraag$ | ^andere graag | ^een andere graag | ^een andere aub | ^andere aub | doe een andere | doe maar een andere | doe mij een andere | geef me een andere | geef maar een andere | liever een andere | liever een andere vraag | ik wil een andere vraag | ik wil liever een andere | mag ik een andere | mag ik een andere vraag | kan ik een andere vraag krijgen | kan ik een andere krijgen | kan je een andere vraag stellen | kun je een andere vraag stellen | kunt u een andere vraag stellen | heb je een andere vraag | heb je een andere | volgende vraag graag | volgende vraag aub | de volgende graag | volgende graag | ^volgende aub | ^nieuwe vraag | ^next$ | deze vind ik niks geef me een andere | nog een vraag graag | nog een graag
an easier question please | een makkelijkere vraag | makkelijkere vraag | een makkelijkere vraag graag | ^makkelijkere graag | ^een makkelijkere | ^makkelijker graag | doe een makkelijkere | doe maar een makkelijkere | geef me een makkelijkere | geef me een makkelijkere vraag | stel me een makkelijkere vraag | liever een makkelijkere | mag ik een makkelijkere | mag ik een makkelijkere vraag | kan het makkelijker | kan het wat makkelijker | iets makkelijkers | iets makkelijkers graag | een eenvoudigere vraag | een simpelere vraag | iets simpelers | ^te moeilijk$ | die is te moeilijk | deze is te moeilijk | die vraag is te moeilijk | deze vraag is te moeilijk | dit is te moeilijk voor mij | die is me te moeilijk
ask me a question about … | liever een vraag over | liever een over | liever eentje over | doe maar een vraag over | doe er een over | doe er maar een over | doe maar een over | doe maar eentje over | geef me er een over | geef me een vraag over | geef mij een vraag over | geef eens een vraag over | stel me er een over | stel er een over | stel eens een vraag over | stel een vraag over | ^een over | ^eentje over | ^nee een over | kan ik er een over … krijgen | kan ik een vraag over … krijgen | mag ik er een over … | mag ik er een over … hebben | mag ik een vraag over | ik wil een vraag over | ik wil graag een vraag over | ik wil er een over | heb je er ook een over | heb je een vraag over | kun je me een vraag stellen over | kun je een vraag over … stellen | kunt u een vraag over … stellen | ik wil oefenen met vragen over | vraag me eens iets over | vraag mij iets over
ask me a question for … | ^vraag van | ^eentje voor | ^eentje van | doe een vraag voor | doe maar een vraag voor | doe er een voor | doe er een van | geef me een vraag voor | geef me een vraag van | heb je een vraag voor | heb je een vraag van | geef me er een voor | geef me er een van | stel me een vraag van | stel me er een voor | stel me een vraag zoals bij | stel een vraag voor | stel een vraag van | ik wil een vraag voor | ik wil een vraag van | ik wil graag een vraag voor | een vraag die … stelt | een vraag die … zou stellen | een interviewvraag voor | een interviewvraag van | een oefenvraag voor | een vraag zoals bij | vraag me iets voor
i don't know | ^weet ik niet$ | ^weet ik niet hoor | ^dat weet ik niet$ | ^dat weet ik niet hoor | ^ik weet het niet$ | ^ik weet het niet hoor | ^ik weet niet$ | ^ik weet t niet | ^weet het niet$ | ^weet niet$ | ^wist ik niet$ | ^weetniet$ | ^kweenie | ^kweetniet | ^kwenie | ^geen idee$ | ^echt geen idee | ^geen idee hoor | ^geen flauw idee | ^ik heb geen idee$ | ^heb geen idee$ | ^geen clue$ | ^geen benul$ | ^ik zou het niet weten | ^zou het niet weten | ^al sla je me dood | ^joost mag het weten | ^gene idee | ^geen gedacht | ^pfff geen idee | ^uhm geen idee | ^nee weet ik niet | ^nee geen idee
what is the right answer to that | wat is het goede antwoord$ | wat is het juiste antwoord$ | wat is het goede antwoord dan | wat is dan het goede antwoord | wat is dan het juiste antwoord | wat was het goede antwoord | wat was het juiste antwoord | wat is dan het antwoord | wat is het antwoord dan | ^wat is het antwoord$ | wat was het antwoord | wat had ik moeten zeggen | wat had ik moeten antwoorden | wat had het moeten zijn | wat moest het zijn | wat is het dan wel | wat was het dan wel | wat is een goed antwoord$ | wat is hier een goed antwoord | wat zou jij antwoorden | wat zou je zelf antwoorden | hoe zou jij antwoorden | geef het goede antwoord | geef me het goede antwoord | geef me het antwoord | geef het antwoord | zeg het antwoord | vertel me het antwoord | welk antwoord is goed | welk antwoord is juist
give me a hint | heb je een hint | heb je een tip | heeft u een tip | mag ik een hint | mag ik een tip | kan ik een hint krijgen | kun je me een hint geven | kun je een hint geven | geef eens een hint | geef me eens een hint | geef een tip | hint graag | hint aub | tip graag | een tip graag | een hintje | hintje | ^een tip aub | help me even op weg | help me op weg | waar moet ik op letten bij deze vraag | wat willen ze hier horen | wat moet ik hier zeggen | waar zit de valkuil
why is the … only | waarom is … maar | waarom is … slechts | waarom is … nog maar | waarom is mijn … maar | waarom is mijn … slechts | waarom is de … maar | waarom is het … maar | waarom heb ik voor … maar | waarom krijg ik voor … maar | waarom geef je voor … maar | waarom geef je mijn … maar | waarom staat … op maar | waarom staat … maar op | waarom scoort … maar | waarom scoort mijn … maar | hoezo is … maar | hoezo is mijn … maar | hoe komt het dat … maar
why only | waarom maar | waarom slechts | waarom krijg ik maar | waarom heb ik maar | waarom geef je me maar | waarom geef je maar | hoezo maar | hoe kom ik aan maar
why that score | vanwaar die score | hoe kom je aan die score | hoe kom je aan dat cijfer | hoe kom je bij die score | hoe kom je aan die punten | waarom zo laag | waarom zo'n laag cijfer | waarom maar zo weinig | waarom zo weinig punten dan | hoezo zo weinig | hoezo zo weinig punten | hoezo zo laag | hoezo die score | waarom is mijn score zo laag | waarom is de score zo laag | waarom is het zo laag | waarom krijg ik zo weinig punten | waarom scoor ik zo laag | waar verlies ik dan punten | waar ben ik punten kwijtgeraakt | waarom zo slecht
what is missing in my answer | wat mist er in mijn antwoord | wat mist er aan mijn antwoord | wat mist er nog aan mijn antwoord | wat mis ik in mijn antwoord | ^wat mist er$ | ^wat mist er nog$ | ^wat mis ik$ | ^wat mis ik nog$ | ^en wat mist er nog | wat ontbreekt er in mijn antwoord | wat ontbreekt er aan mijn antwoord | wat ontbreekt er nog aan mijn antwoord | ^wat ontbreekt er$ | ^wat ontbreekt er nog$ | ^wat ontbreekt er dan | wat ben ik vergeten te zeggen | wat heb ik vergeten te zeggen | ^wat ben ik vergeten$ | ^wat ben ik dan vergeten | wat is er mis met mijn antwoord | wat is er niet goed aan mijn antwoord | wat was er niet goed aan mijn antwoord | wat mankeert er aan mijn antwoord | wat klopt er niet aan mijn antwoord | wat moet er nog bij in mijn antwoord | ^wat moet er nog bij$
how can i improve my answer | hoe kan mijn antwoord beter | hoe maak ik dit antwoord beter | hoe kan ik dit antwoord beter maken | hoe kan ik dat antwoord beter maken | hoe kan ik dat antwoord verbeteren | hoe kan ik dit antwoord verbeteren | hoe krijg ik mijn antwoord beter | wat kan er beter aan mijn antwoord | wat kan beter aan mijn antwoord | wat moet ik veranderen aan mijn antwoord | wat moet ik aan mijn antwoord veranderen | wat had ik beter kunnen zeggen | wat had ik beter kunnen doen | ^wat kan er beter$ | ^wat kan beter$ | ^wat kon er beter | ^wat kon beter$ | ^wat moet beter$ | ^wat moet er beter$ | ^hoe kan het beter$ | ^hoe kan dat beter$ | ^hoe kan dit beter$ | ^hoe dan beter$ | ^hoe moet het dan$ | ^hoe verbeter ik dat$ | ^hoe verbeter ik dit$ | ^hoe kan ik dat verbeteren$ | ^hoe kan ik het verbeteren$ | help me mijn antwoord te verbeteren
here is my new ending: | ^hier is mijn nieuwe einde | ^hier is mijn nieuwe slot | ^hier is een nieuw einde | ^hier is het nieuwe einde | ^dit is mijn nieuwe einde | ^dit is mijn nieuwe slot | ^mijn nieuwe einde | ^mijn nieuwe slot | ^nieuw einde | ^nieuw slot | ^nieuwe afloop | ^ander einde | ^ander einde dan | ^een ander einde | ^een ander einde dan | ^ander slot | ^ander slot dan | ^oke ander einde | ^oke ander einde dan | ^ok ander einde | ^ok ander einde dan | ^dan een ander einde | ^ik verander het einde | ^ik pas het einde aan | ^ik verander het slot | ^ik maak er een ander einde van | ^ik doe een ander einde | ^ik probeer een ander einde | ^het einde wordt dan | ^dan wordt het einde | ^einde aangepast | ^nu met ander einde | ^nu met een ander einde
the question was not that one | dat was de vraag niet | dat was niet de vraag | dit was de vraag niet | dit was niet de vraag | dat is de vraag niet | dat is niet de vraag | de vraag was anders | de vraag was een andere | de vraag was een hele andere | je stelde een andere vraag | je vroeg iets anders | je vroeg net iets anders | dat was een andere vraag | dit is een andere vraag dan net | die vraag was het niet | die vraag stelde je niet | ^niet die vraag | de vraag was niet deze | de vraag ging daar niet over | de vraag ging ergens anders over | daar ging de vraag niet over
how does hiring go | hoe gaat het aannemen | hoe gaat solliciteren | hoe gaat het solliciteren | hoe werkt solliciteren | hoe werkt de sollicitatie | hoe werkt het sollicitatieproces | hoe werkt de selectie | hoe gaat het sollicitatieproces | hoe verloopt het sollicitatieproces | hoe ziet het sollicitatieproces eruit | hoe ziet de sollicitatie eruit | hoe ziet de selectie eruit | hoe ziet de selectieprocedure eruit | hoe gaat de selectieprocedure | hoe gaat de sollicitatieprocedure | hoe gaat de sollicitatie van begin tot eind | hoe gaat de selectie van begin tot eind | hoe gaat het van begin tot eind | hoe loopt dat van begin tot eind | hoe gaat dat van sollicitatie tot aanname | welke rondes zijn er | welke rondes heb je | welke stappen zijn er | welke stappen heeft de selectie | welke rondes heeft de selectie | welke stappen zitten er in de selectie | uit welke rondes bestaat de selectie | wat komt er na de sollicitatie | wat komt na de sollicitatie | wat gebeurt er na de sollicitatie | wat gebeurt er na het solliciteren | wat gebeurt er nadat ik gesolliciteerd heb | wat gebeurt er als ik solliciteer | hoe word ik aangenomen | hoe word je aangenomen | hoe word ik stewardess | hoe word je stewardess | hoe word ik steward | hoe word je steward | hoe word ik cabin crew
what happens at an assessment day | wat gebeurt er op zo'n dag | wat gebeurt er op zo'n selectiedag | wat gebeurt er op zo'n assessmentdag | wat doe je op een selectiedag | wat doe je op een assessmentdag | wat doe je op zo'n selectiedag | wat moet je doen op een selectiedag | wat moet je doen op de selectiedag | wat moet ik doen op de selectiedag | wat moet je doen op een assessmentdag | wat gaan we doen op de selectiedag | hoe ziet zo'n selectiedag eruit | hoe ziet zo'n assessmentdag eruit | hoe gaat zo'n dag | hoe de dag gaat | hoe zo'n dag gaat | hoe de selectiedag gaat | hoe zo'n selectiedag gaat | hoe gaat zo'n selectiedag | hoe gaat zo'n assessmentdag | hoe gaat de selectiedag | hoe gaat de assessmentdag | hoe verloopt de assessmentdag | hoe loopt zo'n dag | hoe gaat zo'n assessment | wat kan ik verwachten op een assessmentdag | wat kan ik verwachten op een selectiedag | wat staat me te wachten op zo'n dag | wat doen ze op een assessmentdag
how long does an assessment day take | hoe lang duurt een selectiedag | hoe lang duurt de selectiedag | hoe lang duurt zo'n selectiedag | hoe lang duurt een assessmentdag | hoe lang duurt de assessmentdag | hoe lang duurt zo'n assessmentdag | hoe lang duurt zo'n dag | hoe lang duurt die dag | hoe lang duurt een assessment | hoe lang duurt het assessment | hoe lang duurt de open dag | hoelang duurt zo'n dag | hoelang duurt een assessmentdag | hoelang duurt een selectiedag | hoelang duurt de selectiedag | hoeveel uur duurt een selectiedag | hoeveel uur duurt zo'n dag | hoeveel uur duurt een assessmentdag | hoe lang ben je bezig op zo'n dag | hoe laat is zo'n dag afgelopen | tot hoe laat duurt zo'n dag | tot hoe laat duurt de selectiedag | duurt dat de hele dag | ben je dan de hele dag bezig | ben je de hele dag bezig
what do they watch in the group exercise | waar letten ze op in de groepsopdracht | waar letten ze op bij de groepsopdracht | waar letten ze op tijdens de groepsopdracht | waar letten ze op bij een groepsopdracht | waar letten ze bij de groepsopdracht op | waar letten ze in de groepsopdracht op | waar letten ze tijdens de groepsopdracht op | waar letten ze op bij de groepsoefening | waar letten ze op bij de groepsdiscussie | waar kijken ze naar bij de groepsopdracht | waar kijken ze naar in de groepsopdracht | waar kijken ze naar tijdens de groepsopdracht | wat willen ze zien bij de groepsopdracht | wat willen ze zien in de groepsopdracht | wat beoordelen ze bij de groepsopdracht | wat beoordelen ze in de groepsopdracht | hoe beoordelen ze de groepsopdracht | hoe wordt de groepsopdracht beoordeeld | waar word je op beoordeeld in de groep | waar wordt op gelet in de groepsopdracht | waar wordt op gelet bij de groepsopdracht
what are you, a bot | wat ben je een bot | ben jij een bot | ben jij een robot | bent u een robot | bent u een bot | ben je een chatbot | ben jij een chatbot | is dit een bot | is dit een chatbot | is dit ai | is dit een ai | ben je een echt mens | ben je een echt persoon | ben jij echt | ben jij een computer | ben je een programma | praat ik met een bot | praat ik met een mens | praat ik met een echt mens | praat ik met een computer | spreek ik met een mens | zit er een mens achter | zit hier een mens achter | wat ben jij eigenlijk | wie ben jij eigenlijk | wat voor ding ben jij
what can you do | wat kun je nog meer | wat kan je nog meer | wat kunt u nog meer | wat kun je me leren | wat kan je voor me doen | wat kan jij voor me doen | wat kan deze app | wat kan de app | wat kan ik hier doen | wat kan ik hier allemaal | wat kan ik je allemaal vragen | wat kan ik allemaal vragen | wat kan ik allemaal met je doen | wat heb je te bieden | wat doe jij | waarvoor ben je | waar ben jij voor | waar dien je voor | hoe werkt deze app | hoe werkt deze chat | waarmee kan je helpen | waar kan je me mee helpen | wat kunde gij
which airlines do you have | welke maatschappijen heb je | welke maatschappijen heb jij | welke maatschappijen hebben jullie | welke maatschappijen heeft u | welke luchtvaartmaatschappijen heb je | welke airlines heb je | welke airlines hebben jullie | welke airlines ken je | welke maatschappijen zitten erin | welke maatschappijen staan erin | welke maatschappijen zitten in de app | welke airlines zitten erin | welke maatschappijen zijn er | welke airlines zijn er | over welke maatschappijen weet je iets | van welke maatschappijen weet je iets | over welke airlines weet je iets | lijst met maatschappijen | lijst van maatschappijen | lijst met airlines | wat voor maatschappijen heb je | heb je nog andere maatschappijen
compare | zet … naast elkaar | leg … naast elkaar | kun je … vergelijken | kan je … vergelijken | vergelijk eens | vergelijk even | maak een vergelijking tussen | maak een vergelijking van | ik wil … vergelijken
what is the difference between them | ^wat is het verschil$ | ^en wat is het verschil$ | ^wat is dan het verschil$ | ^wat is het verschil dan$ | ^wat is daar het verschil$ | ^wat is daar het verschil tussen | ^wat is daar het verschil in | wat is het verschil daartussen | wat is het verschil tussen die twee | wat is het verschil tussen de twee | wat is het verschil tussen beide | wat is het verschil tussen allebei | wat zijn de verschillen tussen die twee | ^wat zijn de verschillen$ | ^welke verschillen zijn er$ | waarin verschillen ze | waarin verschillen die twee | hoe verschillen ze van elkaar | wat is er anders aan die twee | wat is er anders tussen die twee
what is the difference with | wat is het verschil met
what about … | ^en hoe is het bij | ^en hoe is het met | ^hoe is dat bij | ^en hoe is dat met | ^hoe doen ze dat bij | ^en hoe gaat het bij | ^en hoe gaat dat bij | ^hoe gaat dat bij | ^en dan bij | ^en dan voor | ^en ook bij | ^geldt dat ook voor | ^geldt dat ook bij | ^en geldt dat ook voor | ^en geldt dat ook bij | ^is dat ook zo bij | ^en is dat ook zo bij | ^is dat bij … hetzelfde | ^is dat bij … ook zo | ^en wat is het bij | ^en wat met | ^wat met | ik heb nog een vraag over | ik heb een vraag over | ik heb ook een vraag over | ik heb een andere vraag over | mag ik iets vragen over | mag ik nog iets vragen over | ik wil iets vragen over | ik had een vraag over | vraagje over
what are the requirements of … | wat zijn de eisen voor | wat zijn de eisen om bij … te werken | wat zijn de vereisten bij | wat zijn de vereisten van | wat zijn de voorwaarden bij | wat zijn de voorwaarden van | wat zijn de functie-eisen bij | welke eisen heeft | welke eisen zijn er bij | welke eisen hebben ze bij | aan welke eisen moet je voldoen bij | aan welke eisen moet je voldoen voor | aan welke eisen moet ik voldoen bij | aan welke eisen moet ik voldoen voor | waar moet je aan voldoen bij | waar moet je aan voldoen voor | waar moet ik aan voldoen bij | waaraan moet je voldoen bij | waaraan moet ik voldoen bij | wat eist | wat vraagt … van je | wat vraagt … van beginners | wat vereist | wat heb je nodig voor | wat heb je nodig om bij … te werken | wat moet je hebben voor | wat zijn ook alweer de eisen van
what are the requirements | wat zijn daar de eisen | wat zijn de eisen daar | wat zijn de eisen | wat zijn er de eisen | welke eisen zijn er | welke eisen hebben ze | welke eisen stellen ze | wat eisen ze | waar moet je aan voldoen | waar moet ik aan voldoen | waaraan moet ik voldoen
am i too old | ik ben te oud | ik ben al te oud | ben ik al te oud | ben ik niet te oud | ben ik daar te oud voor | ben ik hier te oud voor | ben ik daar niet te oud voor | ben ik niet al te oud | ik ben vast te oud | ik ben misschien te oud | ik ben bang dat ik te oud ben | ik te oud ben | ik al te oud ben | maakt mijn leeftijd uit | ik vind mezelf te oud | zijn ze allemaal jonger
am i too young | ik ben te jong | ik ben nog te jong | ben ik nog te jong | ben ik niet te jong | ben ik daar te jong voor | ben ik hier te jong voor | ik ben vast te jong | ik ben misschien te jong | ik ben bang dat ik te jong ben | ik te jong ben | ik nog te jong ben | ben ik wel oud genoeg | ben ik oud genoeg | ben ik al oud genoeg
i am too short | ik ben te klein | ik ben te kort | ik ben net te klein | ik ben eigenlijk te klein | ik ben denk ik te klein | ik ben misschien te klein | ik ben vast te klein | ik ben veel te klein | ik ben bang dat ik te klein ben | ik te klein ben | ik te kort ben | ik niet lang genoeg ben | ik ben maar klein | ik ben best klein | ik ben vrij klein | ik ben niet zo lang | ik ben niet lang genoeg | ik ben niet groot genoeg | ik kom een paar cm tekort
is my height enough | is mijn lengte genoeg | is mijn lengte voldoende | is mijn lengte goed | is mijn lengte ok | is mijn lengte een probleem | ben ik lang genoeg | ben ik groot genoeg | ben ik wel lang genoeg | ben ik wel groot genoeg | is dat lang genoeg$ | is dat groot genoeg$ | mag je zo klein zijn | kan ik met mijn lengte
i am afraid my english is not good enough | ik ben bang dat mijn engels niet goed genoeg is | ben bang dat mijn engels niet goed genoeg is | ik ben bang dat mijn engels te slecht is | mijn engels is niet goed genoeg | mijn engels is niet goed | mijn engels is niet zo goed | mijn engels is niet zo best | mijn engels is niet geweldig | mijn engels is niet perfect | mijn engels is slecht | mijn engels is best slecht | mijn engels is te slecht | mijn engels is zwak | mijn engels is matig | mijn engels is beroerd | mijn engels is waardeloos | mijn engels is roestig | mijn engels is niks | mijn engels stelt niks voor | is mijn engels goed genoeg | is mijn engels wel goed genoeg | ik spreek niet goed engels | ik spreek niet zo goed engels | ik spreek niet goed genoeg engels | ik spreek slecht engels | ik kan niet goed engels | ik kan niet zo goed engels | niet goed genoeg engels spreek | niet goed engels spreek | ik ben onzeker over mijn engels | ik schaam me voor mijn engels | ik praat steenkolenengels
how do i improve my english | hoe verbeter ik mijn engels | hoe kan ik mijn engels verbeteren | hoe kan ik mijn engels beter maken | hoe kan mijn engels beter | hoe krijg ik mijn engels beter | hoe maak ik mijn engels beter | hoe word ik beter in engels | hoe kan ik beter worden in engels | hoe leer ik beter engels | hoe leer ik goed engels | hoe oefen ik engels | hoe oefen ik mijn engels | hoe kan ik engels oefenen | hoe kan ik mijn engels oefenen | hoe spijker ik mijn engels bij | hoe haal ik mijn engels op | mijn engels verbeteren | mijn engels bijspijkeren | mijn engels ophalen | tips voor mijn engels | tips om beter engels te leren | ik wil beter engels leren
i am nervous | ik ben mega zenuwachtig | ik ben super zenuwachtig | ik ben best zenuwachtig | ik ben echt zenuwachtig | ik ben een beetje zenuwachtig | ik ben onwijs zenuwachtig | ben zo zenuwachtig | ben echt zenuwachtig | ik word er zenuwachtig van | ik word zenuwachtig | ik heb de zenuwen | ik ben op van de zenuwen | ik heb het niet meer van de zenuwen | de zenuwen gieren door mijn keel | ik ben aan het stressen | ik zit te stressen | zit helemaal te stressen | ik stress helemaal | ik ben gestresst | ik doe het in mijn broek | ik sta te trillen | ik heb knikkende knieen | ik heb vlinders in mijn buik | ik heb faalangst | ik ben bang voor het interview | ik ben bang voor de selectiedag | ik ben bang voor morgen | ik ben bang dat ik dichtklap | ik vind het zo spannend | ik vind het heel spannend | ik vind het best spannend | ik vind het spannend | ik zie ertegenop | ik zie er zo tegenop | kga dood van de stress
i cry when i am stressed | ik huil als ik stress heb | ik huil als ik gestrest ben | ik huil bij stress | ik huil van stress | ik huil snel | ik huil snel als ik stress heb | ik huil best snel | ik huil altijd als ik stress heb | ik moet snel huilen | ik moet altijd huilen als ik stress heb | ik ga huilen als ik gestrest ben | ik ga huilen als ik stress heb | ik ga huilen van stress | ik ga altijd huilen bij stress | ik begin te huilen als ik zenuwachtig ben | ik begin te huilen bij stress | als ik zenuwachtig ben ga ik huilen | als ik stress heb ga ik huilen | als ik gestrest ben ga ik huilen | bij stress ga ik huilen | ik schiet snel vol | ik barst snel in tranen uit | ik kan mijn tranen niet inhouden | ik krijg snel tranen in mijn ogen | ik word snel emotioneel | ik begin te janken als ik stress heb | ik jank snel | wat als ik moet huilen | wat als ik ga huilen
i was afraid of flying | ik had vliegangst | ik heb vliegangst | ik heb vliegangst gehad | ik heb een beetje vliegangst | ik heb last van vliegangst | vroeger had ik vliegangst | ik had vroeger vliegangst | ik had altijd vliegangst | ik was bang om te vliegen | ik was bang voor vliegen | ik ben bang om te vliegen | ik ben bang voor vliegen | ik ben bang in vliegtuigen | ik ben bang in het vliegtuig | ik was bang in het vliegtuig | ik was bang in vliegtuigen | ik durfde niet te vliegen | ik durf niet te vliegen | ik vond vliegen eng | ik vind vliegen eng | ik vind vliegen een beetje eng
my family does not want me to go | mijn familie wil niet dat ik | mijn familie wil het niet | mijn ouders willen niet dat ik | mijn moeder wil niet dat ik | mijn moeder wil het niet | mijn mama wil niet dat ik | mijn vader wil niet dat ik | mijn vader wil het niet | mijn man wil niet dat ik | mijn man wil het niet | mijn vriend wil niet dat ik | mijn vriend wil het niet | mijn vriendin wil niet dat ik | mijn vriendin wil het niet | mijn vrouw wil niet dat ik | mijn oma wil niet dat ik | mijn moeder is ertegen | mijn vader is ertegen | mijn man is ertegen | mijn familie is ertegen | mijn familie is tegen | mijn ouders vinden het niks | mijn ouders vinden het geen goed idee | mijn moeder vindt het niks | mijn moeder vindt het geen goed idee | mijn man vindt het niks | mijn vriend vindt het niks | mijn ouders zien het niet zitten | mijn moeder ziet het niet zitten | mijn man ziet het niet zitten | mijn vriend ziet het niet zitten | ik mag niet van mijn ouders | ik mag niet van thuis | ik mag het niet van mijn ouders | van mijn ouders mag ik niet | thuis zijn ze ertegen | ze willen thuis niet dat ik ga
i feel alone there | is het daar eenzaam | is het er eenzaam | is het niet eenzaam | is het eenzaam | is het niet heel eenzaam | ben je daar eenzaam | ben je daar niet eenzaam | ben je niet eenzaam | ben je daar niet alleen | ben je veel alleen | ben je vaak alleen | ben je dan veel alleen | zit je dan alleen | voel je je daar niet alleen | voel je je niet alleen | voel je je daar eenzaam | word je niet eenzaam | word je daar niet eenzaam | wat als ik eenzaam ben | wat als ik me eenzaam voel | ik ben bang dat ik eenzaam word | ik ben bang dat ik me alleen voel | ik voel me daar alleen | ik voel me daar vast alleen | ik voel me eenzaam | ik ken daar niemand | ik heb daar niemand | dan zit ik daar alleen | dan zit ik daar helemaal alleen | helemaal alleen in een vreemd land | ik krijg vast heimwee | wat als ik heimwee krijg | ik heb snel heimwee | ik ben bang voor heimwee
homesick | heimwee
what does a normal working day look like | hoe ziet een gewone werkdag eruit | hoe ziet een normale werkdag eruit | hoe ziet een gewone dag eruit | hoe ziet een normale dag eruit | hoe ziet een werkdag eruit | hoe ziet je werkdag eruit | hoe ziet zo'n werkdag eruit | hoe ziet een werkdag … eruit | hoe ziet een gewone werkdag … eruit | hoe ziet een normale werkdag … eruit | hoe ziet een gewone dag … eruit | hoe ziet een normale dag … eruit | hoe ziet een dag als stewardess eruit | hoe ziet een dag als steward eruit | hoe ziet een dag als cabin crew eruit | hoe ziet een dag van een stewardess eruit | hoe ziet een werkdag van een stewardess eruit | hoe is een gewone werkdag | hoe is een normale werkdag | hoe gaat een gewone werkdag | hoe gaat een normale werkdag | hoe verloopt een werkdag | hoe verloopt een gewone werkdag | wat doe je op een normale dag | wat doe je op een gewone werkdag | wat doe je op een werkdag | wat doe je de hele dag | wat doe je zoal op een dag | een dag uit het leven van een stewardess
what does a normal working day look like at … | hoe ziet een werkdag bij … eruit | hoe ziet een gewone werkdag bij … eruit | hoe ziet een normale werkdag bij … eruit | hoe ziet een dag bij … eruit | hoe ziet een gewone dag bij … eruit | hoe is een werkdag bij | hoe is een gewone werkdag bij | hoe gaat een werkdag bij
how many days off are there | hoeveel dagen ben je vrij | hoeveel dagen ben ik vrij | hoeveel dagen vrij heb je | hoeveel dagen vrij krijg je | hoeveel dagen heb je vrij | hoeveel dagen krijg je vrij | hoeveel dagen per maand ben je vrij | hoeveel dagen per week ben je vrij | hoeveel dagen per maand vrij | hoeveel vrije dagen heb je | hoeveel vrije dagen krijg je | hoeveel vrije dagen zijn er | hoeveel vrije dagen krijg ik | hoeveel vrij heb je | hoeveel ben je vrij | hoe vaak ben je vrij | hoe vaak heb je vrij | heb je veel vrij | ben je veel vrij | krijg je genoeg vrij | hoeveel vakantiedagen heb je | hoeveel vakantiedagen krijg je | hoeveel vakantie heb je | hoeveel vakantie krijg je
how often are you away from home | hoe vaak ben je weg | hoe vaak ben je van huis | hoe vaak ben je weg van huis | hoe vaak ben ik weg | hoe vaak ben ik van huis | hoe vaak ben je niet thuis | hoe lang ben je van huis | hoe lang ben je weg | hoe lang ben je weg van huis | hoe veel ben je weg | hoeveel ben je weg | hoeveel ben je van huis | ben je elke nacht weg | ben je elke nacht van huis | ben je vaak weg | ben je vaak van huis | ben je vaak weg van huis | ben je dan vaak weg | ben je dan vaak van huis | ben je dan vaak weg van huis | ben je veel weg | ben je veel van huis | ben je lang van huis | ben je lang weg | hoeveel nachten ben je weg | hoeveel nachten ben je van huis | hoe vaak slaap je niet thuis | hoe vaak slaap je in een hotel | slaap je vaak in een hotel | slaap je vaak in hotels | slaap je elke nacht thuis | slaap je nog wel eens thuis
how often can i go home | hoe vaak kan ik naar huis | hoe vaak kun je naar huis | hoe vaak kan je naar huis | hoe vaak mag ik naar huis | hoe vaak mag je naar huis | hoe vaak ga je naar huis | hoe vaak kom je thuis | hoe vaak kom ik thuis | kan ik vaak naar huis | kun je vaak naar huis | kan ik tussendoor naar huis | kun je tussendoor naar huis | mag ik tussendoor naar huis | kan ik naar huis op mijn vrije dagen | kan ik in mijn vrije tijd naar huis | wanneer kan ik naar huis | wanneer mag ik naar huis | hoe vaak zie ik mijn familie | hoe vaak zie ik mijn ouders | hoe vaak zie je je familie | kan ik mijn familie nog zien | hoe vaak kan ik mijn familie zien | zie ik mijn familie nog
do they give me an apartment | krijg ik een appartement | krijg je een appartement | krijg je daar een appartement | krijg ik daar een appartement | krijg ik een woning | krijg je een woning | krijg ik een huis | krijg je een huis | krijg ik een kamer | krijg je een kamer | krijg je woonruimte | krijg ik woonruimte | krijg je huisvesting | krijg ik huisvesting | krijg ik onderdak | krijg je onderdak | krijg je daar een huis | regelen ze een huis | regelen ze een appartement | regelen ze huisvesting | regelen ze woonruimte | regelen zij een huis | zorgen ze voor huisvesting | zorgen ze voor woonruimte | is de huisvesting geregeld | moet ik zelf een huis zoeken | moet ik zelf een appartement zoeken | moet ik zelf woonruimte zoeken | moet je zelf een huis zoeken | moet je zelf woonruimte zoeken | waar woon je dan | waar kom ik te wonen
how much do they pay | hoeveel betalen ze | wat betalen ze | hoeveel krijg ik betaald | wat krijg ik betaald | hoeveel verdien ik | wat verdien ik | hoeveel ga ik verdienen | wat ga ik verdienen | hoeveel verdienen ze | wat verdienen ze | hoeveel schuift het | wat schuift het | wat schuift dat | verdient het goed | betaalt het goed | betalen ze goed | verdien je goed | krijg je goed betaald | wat is het startsalaris | wat is het loon | hoe hoog is het loon | wat verdien je per maand | hoeveel verdien je per maand | hoeveel is het salaris | hoe is het salaris | hoe is de betaling | hoeveel netto
which experience counts | welke ervaring telt | welke ervaring telt mee | welke werkervaring telt | welke werkervaring telt mee | wat voor ervaring telt | wat voor ervaring telt mee | welke ervaring is nodig | welke ervaring heb je nodig | welke ervaring heb ik nodig | welke werkervaring heb je nodig | wat voor ervaring heb je nodig | wat voor ervaring willen ze | wat voor ervaring vragen ze | welke ervaring willen ze | welke ervaring vragen ze | welke ervaring zoeken ze | wat voor werkervaring zoeken ze | welke ervaring is handig | welke werkervaring is handig | wat telt als ervaring | wat telt mee als ervaring
does my experience count | telt mijn ervaring | telt mijn ervaring mee | telt mijn werkervaring | telt mijn werkervaring mee | telt mijn bijbaan | telt mijn bijbaan mee | telt mijn werk mee | telt dat als ervaring | telt dat mee als ervaring | telt dat ook als ervaring | telt dit als ervaring | telt … als ervaring | telt … mee als ervaring | telt … ook mee | is mijn ervaring genoeg | is mijn ervaring voldoende | is mijn werkervaring genoeg | is dat genoeg ervaring | heb ik genoeg ervaring | heb ik iets aan mijn ervaring | heb ik wat aan mijn ervaring | hebben ze iets aan mijn ervaring | helpt mijn ervaring | helpt mijn bijbaan
can i have children as cabin crew | kan ik kinderen hebben als stewardess | kan je kinderen hebben als stewardess | kun je kinderen hebben als stewardess | kun je kinderen krijgen als stewardess | kan ik stewardess zijn met kinderen | kun je stewardess zijn met kinderen | kun je stewardess zijn met een kind | kan ik stewardess zijn met een kind | kan je stewardess zijn als je kinderen hebt | kan ik stewardess worden met kinderen | kan je stewardess zijn met een kind | kan dat met kinderen | kan dat met een kind | kan dit met kinderen | kan het met kinderen | gaat dat met kinderen | gaat dat samen met kinderen | is het te combineren met kinderen | is dat te combineren met kinderen | is het te combineren met een gezin | is dat te combineren met een gezin | kun je het combineren met een gezin | kun je het combineren met kinderen | kan ik het combineren met kinderen | mag je kinderen hebben | mag ik kinderen hebben | hoe combineer je het met kinderen | hoe combineer je dit met kinderen | hoe combineer je dit met een gezin | hoe combineer je het met een gezin | hoe combineer je dat met een gezin | hoe combineer je dat met kinderen | hoe doe je dat met kinderen | ik heb kinderen kan dat | ik heb een kind kan dat | ik ben moeder kan dat
can i cover my tattoo | kan ik mijn tattoo bedekken | kan ik mijn tatoeage bedekken | mag ik mijn tattoo bedekken | mag ik mijn tatoeage bedekken | mag ik mijn tattoo afdekken | mag ik mijn tatoeage afdekken | kan ik mijn tattoo afdekken | kan ik mijn tatoeage afdekken | kan ik mijn tattoo verbergen | kan ik mijn tattoo wegwerken | kan ik mijn tattoo camoufleren | mag ik mijn tattoo camoufleren | mag ik mijn tattoo wegwerken | mag je een tattoo bedekken | mag je tattoos bedekken | mag je een tatoeage bedekken | kan je een tattoo bedekken | mag ik make-up over mijn tattoo | mag een pleister over mijn tattoo | tattoo bedekken met make-up | tatoeage bedekken met make-up | mag het als ik mijn tattoo bedek | kan ik die bedekken | kan ik hem bedekken | mag ik die bedekken | mag ik hem bedekken | kan ik die tattoo bedekken
do i have to know airport codes | moet ik luchthavencodes kennen | moet ik de luchthavencodes kennen | moet je luchthavencodes kennen | moet ik luchthavencodes leren | moet ik luchthavencodes weten | moet ik vliegveldcodes kennen | moet ik vliegveldcodes leren | moet ik iata codes kennen | moet ik iata codes leren | moet je iata codes kennen | moet ik de codes kennen | moet ik de codes leren | moet ik die codes kennen | moet ik die codes leren | moet ik al die codes leren | moet ik al die luchthavencodes kennen | moet ik al die luchthavencodes leren | moet ik al die vliegveldcodes leren | moet ik al die codes kennen | moet ik codes van luchthavens kennen | moet ik codes van vliegvelden kennen | moet ik airport codes kennen | moet ik airport codes leren | moet ik alle codes uit mijn hoofd kennen | moet ik alle codes uit mijn hoofd leren | vragen ze luchthavencodes | vragen ze naar luchthavencodes
when do they hire again | wanneer nemen ze weer aan | wanneer nemen ze weer mensen aan | wanneer nemen ze weer personeel aan | wanneer nemen ze mensen aan | wanneer komen er weer vacatures | wanneer komen er vacatures | wanneer zijn er weer vacatures | wanneer gaan de vacatures weer open | wanneer gaan de vacatures open | wanneer openen de vacatures weer | wanneer staat de vacature weer open | wanneer komt de vacature weer online | wanneer zoeken ze weer mensen | wanneer zoeken ze weer personeel | wanneer kan je weer solliciteren | wanneer kun je weer solliciteren | wanneer is er weer een open dag | wanneer is er een open dag | wanneer is de open dag | wanneer is er weer een selectiedag | wanneer … weer vacatures opent | wanneer … weer vacatures heeft | wanneer … weer mensen aanneemt | wanneer heeft … weer vacatures | wanneer opent … weer vacatures | wanneer neemt … weer mensen aan | wanneer neemt … weer aan | wanneer zoekt … weer mensen
in dutch please | in het nederlands graag | graag in het nederlands | in het nederlands alsjeblieft | in het nederlands aub | nederlands graag | nederlands aub | kan het in het nederlands | kan dat in het nederlands | kan dit in het nederlands | kan het ook in het nederlands | kan dat ook in het nederlands | kun je dat in het nederlands zeggen | kun je het in het nederlands zeggen | kun je in het nederlands antwoorden | kan je in het nederlands antwoorden | kunt u in het nederlands antwoorden | antwoord in het nederlands | antwoord aub in het nederlands | liever in het nederlands | ^praat nederlands | ^spreek nederlands | zeg het in het nederlands | kun je nederlands praten | kun je het vertalen | kun je dat vertalen | kun je dit vertalen | vertaal dat | vertaal dit | vertaal het | vertaal naar het nederlands | vertaal dat naar het nederlands | ik snap geen engels | ik begrijp geen engels | op zijn nederlands graag
why is that in english | waarom is dat in het engels | waarom is dit in het engels | waarom is het in het engels | waarom is dat engels | waarom is dit engels | waarom in het engels | waarom staat dat in het engels | waarom staat dit in het engels | waarom staat het in het engels | waarom antwoord je in het engels | waarom zeg je dat in het engels | waarom praat je engels | waarom doe je nu engels | waarom doe je engels | waarom praat je ineens engels | waarom schrijf je in het engels | waarom ineens engels | waarom ineens in het engels | waarom is alles in het engels | waarom zijn de vragen in het engels | waarom is de vraag in het engels | waarom stel je de vraag in het engels | ^waarom engels$ | ^hoezo engels$ | hoezo in het engels | hoezo is dat in het engels | waarom half engels
shorter please | korter aub | korter alsjeblieft | korter pls | ^kort aub | kan het wat korter | kan het iets korter | kan dat wat korter | kan dat iets korter | kun je het korter maken | kan je het korter maken | kun je het korter zeggen | maak het korter | maak het wat korter | hou het kort | houd het kort | hou het korter | kort en bondig | kort en bondig graag | kort samengevat | even kort | even kort samengevat | wat een lap tekst | wat een lang verhaal | ^veel tekst | te veel tekst | teveel tekst | dat is veel tekst | veel te lang | ^te lang$ | minder tekst | in één zin graag | in 1 zin | in twee zinnen | ^tldr$ | zonder poespas
explain that more simply | leg eens simpel uit | leg eens simpeler uit | leg eens makkelijker uit | leg het simpel uit | leg dat simpel uit | leg dat simpeler uit | leg het simpeler uit | leg het eens simpel uit | leg dat eens simpel uit | leg het makkelijker uit | leg dat makkelijker uit | leg het eenvoudiger uit | leg dat eenvoudiger uit | kun je dat simpeler uitleggen | kun je het simpeler uitleggen | kan je dat simpeler uitleggen | kunt u dat eenvoudiger uitleggen | kunt u het eenvoudiger uitleggen | kun je dat makkelijker uitleggen | kan dat simpeler | kan het simpeler | kan dat makkelijker uitgelegd | in simpele woorden | in makkelijke woorden | in eenvoudige woorden | in gewone woorden | in jip en janneke taal | in jip-en-janneketaal | jip en janneke taal | leg uit alsof ik vijf ben | leg uit alsof ik 5 ben | ik snap er niks van | snap er niks van | ik snap er niets van | ik begrijp er niks van | ik begrijp er niets van | ^ik snap dat niet$ | dat snap ik niet | dat snap ik niet helemaal | dat begrijp ik niet | dat begrijp ik niet helemaal | ik snap het niet helemaal | ik begrijp het niet helemaal | ^ik begrijp dat niet$ | ^ik snap dit niet$ | ^ik begrijp dit niet$ | ^snap het niet$ | ^snap dat niet$ | ^begrijp ik niet$ | ik kan het niet volgen | wat bedoel je daarmee
tell me more | vertel eens meer | vertel er eens meer over | vertel daar meer over | vertel daar eens meer over | vertel daar iets meer over | vertel nog wat meer | vertel nog iets | vertel verder | kun je meer vertellen | kun je me meer vertellen | kun je er meer over vertellen | kun je daar meer over vertellen | kan je meer vertellen | kunt u meer vertellen | ik wil er meer over weten | ik wil meer weten | ^nog meer$ | ^nog iets$ | ^is er nog meer | ^meer aub | ^meer daarvan | ^wat nog$ | meer uitleg | iets meer uitleg | meer uitleg graag | leg dat uit | leg dat eens verder uit | kun je dat uitleggen | kun je dat uitgebreider uitleggen | vertel meer daarover
an example please | ^voorbeeldje | een voorbeeldje | een voorbeeldje graag | voorbeeld graag | voorbeeld aub | een voorbeeld aub | een voorbeeld alsjeblieft | kun je een voorbeeld geven | kun je me een voorbeeld geven | kan je een voorbeeld geven | kunt u een voorbeeld geven | kun je een voorbeeldje geven | geef eens een voorbeeld | geef me eens een voorbeeld | geef eens een voorbeeldje | heb je daar een voorbeeld van | heb je een voorbeeldje | heeft u daar een voorbeeld van | noem een voorbeeld | noem eens een voorbeeld | mag ik een voorbeeld | doe eens een voorbeeld | wat is daar een voorbeeld van | ^zoals wat | ^bv$ | ^bijv$
why | ^waarom eigenlijk$ | ^maar waarom dan$ | ^waarom is dat$ | ^waarom is dat zo$ | ^en waarom is dat$ | ^waarom dan wel$ | ^hoezo dat$ | ^hoe dat zo$ | ^hoe komt dat$ | ^en hoe komt dat$ | ^hoe kan dat$ | ^waarom precies$ | ^w8 waarom$ | ^waarom moet dat$ | ^vanwaar dat$ | ^ah waarom$
and then? | en dan$ | en dan verder$ | en daarna$ | en toen$ | ^en wat dan$ | ^en wat daarna$ | ^wat daarna$ | ^wat komt daarna | ^wat komt er daarna | ^en wat komt daarna | ^en wat komt er daarna | ^wat komt erna | ^wat komt er dan | ^wat gebeurt er daarna | ^wat gebeurt er dan | ^en wat gebeurt er daarna | ^en wat gebeurt er dan | ^wat volgt er daarna | ^hoe gaat het dan verder | ^hoe gaat het daarna verder | ^en hoe gaat het dan verder | ^en hoe gaat het verder | ^hoe gaat het verder$ | ^en hoe nu verder | ^hoe nu verder | ^en verder$ | ^wat is de volgende ronde
quiz me on … | overhoor me over | overhoor mij over | overhoor me op | overhoor me eens over | overhoor me even over | kun je me overhoren over | kunt u me overhoren over | kun je me … overhoren | wil je me overhoren over | quiz me over | quiz over | een quiz over | een korte quiz over | een quizje over | quizje over | doe een quiz over | doe maar een quiz over | doe een korte quiz over | doe eens een quiz over | maak een quiz over | geef me een quiz over | ik wil een quiz over | mag ik een quiz over | test me over | test mij over | test me op | test mijn kennis over | test mijn kennis van | toets me over | toets me op | stel me quizvragen over | quizvragen over | kennisvragen over | stel me kennisvragen over
quiz me on that | overhoor me daarover | overhoor me hierover | overhoor me daarna | overhoor me eens$ | overhoor me daar eens over | kun je me daarover overhoren | kun je me daar over overhoren | quiz me daarover | quiz me hierover | ^quiz me$ | een quiz daarover | een quiz hierover | quiz daarover | quiz hierover | doe daar een quiz over | doe hier een quiz over | doe daar eens een quiz over | maak daar een quiz van | maak er een quiz van | doe maar een korte quiz | doe maar een quiz | doe maar een quizje | doe een quizje | doe een korte quiz | doe daarna een quiz | doe daarna maar een quiz | doe daarna maar een korte quiz | doe daarna een korte quiz | en dan een quiz | en daarna een quiz | en dan een korte quiz | test me daarover | test me daarop | test me hierover | toets me daarover | stel me daar quizvragen over
quiz me on …, three questions | een quiz van drie vragen over | quiz van drie vragen over | een quiz met drie vragen over | een quizje van drie vragen over | doe een quiz van drie vragen over | drie quizvragen over | stel me drie quizvragen over | geef me drie quizvragen over | 3 quizvragen over | een quiz van 3 vragen over | doe een quiz van 3 vragen over | quiz me over … drie vragen | quiz me over … met drie vragen | een quiz over … met drie vragen | een quiz over … van drie vragen | quiz over … met drie vragen | overhoor me over … drie vragen | overhoor me over … met drie vragen | overhoor me met drie vragen over | test me over … met drie vragen | test me met drie vragen over | drie kennisvragen over
three questions | ^drie vragen$ | ^3 vragen$ | ^met drie vragen$ | ^met 3 vragen$ | ^drie vraagjes$ | ^drie vragen graag$ | ^drie vragen maar$
two questions | ^twee vragen$ | ^2 vragen$ | ^met twee vragen$ | ^twee vraagjes$ | ^twee vragen graag$
five questions | ^vijf vragen$ | ^5 vragen$ | ^met vijf vragen$ | ^met 5 vragen$ | ^vijf vraagjes$ | ^vijf vragen graag$
ten questions | ^tien vragen$ | ^10 vragen$ | ^met tien vragen$ | ^met 10 vragen$
what if he does not wake up | wat als hij niet wakker wordt | wat als die niet wakker wordt | wat als ze niet wakker wordt | wat als zij niet wakker wordt | wat als iemand niet wakker wordt | en als hij niet wakker wordt | en als die niet wakker wordt | en als ze niet wakker wordt | en als zij niet wakker wordt | en als hij niet meer wakker wordt | en als die niet meer wakker wordt | wat als hij niet meer wakker wordt | als hij niet wakker wordt | als die niet wakker wordt | als de passagier niet wakker wordt | wat als de passagier niet wakker wordt | wat als hij niet bijkomt | en als hij niet bijkomt | en als die niet bijkomt | en als ze niet bijkomt | als iemand niet bijkomt | wat als hij niet bij bewustzijn komt | en als hij niet bij bewustzijn komt | en als hij niet bij kennis komt | wat als hij bewusteloos blijft | en als hij bewusteloos blijft | en als die bewusteloos blijft | wat als hij niet reageert | en als hij niet reageert | en als die niet reageert | en als ze niet reageert
what if he does not breathe | wat als hij niet ademt | wat als die niet ademt | wat als ze niet ademt | wat als zij niet ademt | wat als iemand niet ademt | wat als hij niet meer ademt | wat als iemand niet meer ademt | wat als hij niet ademhaalt | wat als hij geen adem haalt | wat als hij stopt met ademen | en als hij niet ademt | en als die niet ademt | en als ze niet ademt | en als hij niet meer ademt | en als die niet meer ademt | en als ze niet meer ademt | en als hij niet ademhaalt | en als hij geen adem haalt | en als hij stopt met ademen | en als hij geen ademhaling heeft | en als er geen ademhaling is | wat als er geen ademhaling is | als hij niet meer ademt | als de passagier niet ademt | wat als de passagier niet ademt | en als de passagier niet ademt
what do i do first | wat doe ik eerst | wat doe je eerst | wat doe ik als eerste | wat doe je als eerste | wat doe ik het eerst | wat doe je het eerst | wat moet ik eerst doen | wat moet je eerst doen | wat moet ik als eerste doen | wat moet je als eerste doen | wat moet ik het eerst doen | wat is het eerste wat ik doe | wat is het eerste wat je doet | wat is het eerste dat ik doe | wat is het eerste dat je doet | wat is het eerste wat ik moet doen | wat is de eerste stap | wat is mijn eerste stap | ^wat eerst$ | ^en wat eerst$ | ^wat als eerste$ | wat doe je dan als eerste | wat doe ik dan eerst
wish me luck | wens me succes | wens mij succes | wenst u me succes | wens me geluk | wens me veel succes | wens me maar succes | wens me sterkte | duim voor me | duim voor mij | duim je voor me | duim maar voor me | duimen maar | ^duimen$ | duimen voor mij | duimt u voor me | hou je duimen voor me | zeg me succes | ik kan wel wat geluk gebruiken | ik kan wel geluk gebruiken | hopelijk gaat het goed | hoop dat het lukt | ik hoop dat het lukt | ik hoop dat het goed gaat
 | haha | hahaha | hahah | hihi | lol | hm | hmm | hmmm | mm | uh | uhm | uhh | eh | ehm | ehh | pff | pfff | pffff | tja | ach | joh | jeetje | jeetje mina | jemig | poeh | oei | oeps | och | sjonge | tsja | zeg maar | weet je | weet je wel | weet jij | weet u | ofzo | of zo | enzo | en zo | enz | btw | trouwens | idd | inderdaad | amai | allee | allez | oh | o ja | oja | ah | aha | wauw | wow | gewoonweg | ff | effe | effen | eventjes | even snel | nog even | gwn | egt | vgm | volgens mij | denk ik | dacht ik | geloof ik | eerlijk gezegd | om eerlijk te zijn | tbh | eruit | kut | klote | shit | verdomme | mijn god | omg
no | nee | neen | nope
ok | oke | okee | okay | oki
sorry | sorry
am i | ben ik
have i | heb ik
can i | kan ik | kan ik dan | kan ik daar | kan ik ook | kan ik nog | kan ik al | kan k | kun ik
may i | mag ik dan | mag ik ook | mag k
i can | ik kan
i want | ik wil | ik zou graag | ik zou graag willen | ik wou | k wil | wil graag | ik wil graag | ik wil heel graag
i want to be cabin crew | ik wil stewardess worden | ik wil steward worden | ik wil graag stewardess worden | ik wil graag steward worden | wil stewardess worden | wil steward worden | wil graag stewardess worden | ik wil cabin crew worden | ik zou graag stewardess worden | ik droom ervan stewardess te worden | stewardess worden is mijn droom
become cabin crew | stewardess worden | steward worden | cabin crew worden
my dream is | mijn droom is | het is mijn droom om | mijn droom om
i work | ik werk | ik werk nu | werk nu | k werk | ik werk momenteel
i worked | ik werkte | ik heb gewerkt
my name is | mijn naam is | ik heet | k heet
i live in | ik woon in | ik kom uit
i think | ik denk | ik vind | ik vind het
i hope | ik hoop | hopelijk
i am afraid | ik ben bang dat | ben bang dat | ik ben best bang dat | ik ben eigenlijk bang dat | ik ben eigenlijk best bang dat | ik ben heel bang dat | ik ben zo bang dat | ik vrees dat | ik maak me zorgen dat
i am afraid of | ik ben bang voor | ben bang voor | ik ben best bang voor | ik ben zo bang voor | ik ben heel bang voor | ik heb angst voor | ik maak me zorgen over | ik ben een beetje bang voor
afraid of | bang voor | angst voor
i do not know | ik weet niet
i do not want | ik wil niet | ik wil geen | ik hoef geen | ik hoef niet
i do not understand | ik snap niet | ik begrijp niet
too old | te oud | te oude
too young | te jong | te jonge
too short | te klein | te kort
too tall | te groot
too long | te lang
too heavy | te zwaar | te dik
too expensive | te duur
too much | te veel | teveel
too few | te weinig
too fast | te snel
too slow | te langzaam
too difficult | te moeilijk | te lastig
too quiet | te stil | te rustig
too shy | te verlegen
too loud | te luid
good enough | goed genoeg
tall enough | lang genoeg | groot genoeg
old enough | oud genoeg
how old | hoe oud
as cabin crew | als stewardess | als steward
as a mother | als moeder
my answer is too long | mijn antwoord is te lang | is mijn antwoord te lang
what do i answer to | wat is een goed antwoord op | wat is het beste antwoord op | wat is een goed antwoord als ze vragen | wat moet ik antwoorden op | wat moet ik zeggen op
what do i have to do there | wat moet je daar doen | wat moet ik daar doen | wat moet je dan doen | wat doe je daar | wat moet je er doen
what can i ask you | ik heb een vraag$ | ik heb een vraagje$ | ik had een vraag$ | ik had een vraagje$ | ik heb nog een vraag$ | ik heb nog een vraagje$ | mag ik iets vragen$ | mag ik wat vragen$ | mag ik nog iets vragen$ | mag ik nog wat vragen$ | kan ik iets vragen$
my hair | mijn haar
my | mijn eigen
his | zn
it | 't
is there | is daar
somebody | iem
nothing yet | nog niks | nog niets
i have nothing yet | ik heb nog niks | ik heb nog niets | heb nog niks
i do not have that | dat heb ik niet
please | pls | plz | plies | alsjeblief | alstublief | als je blieft
not | nie | ni
what | wa | watte
that | da
maybe | mss | msch | mischien | wellicht | misschien wel
usually | normaal gesproken | meestal wel | gewoonlijk | doorgaans
sometimes | soms | af en toe | weleens | wel eens
especially | vooral | met name
exactly | precies | precies hetzelfde
almost | bijna
immediately | meteen | direct
about | ongeveer | rond de | rond
therefore | daarom
through | via | doorheen
per month | per maand | in de maand | maandelijks
per week | per week | wekelijks
per year | per jaar | jaarlijks
this year | dit jaar
next year | volgend jaar
last year | vorig jaar | afgelopen jaar
this week | deze week
next week | volgende week
next month | volgende maand
monday | maandag
tuesday | dinsdag
wednesday | woensdag
thursday | donderdag
friday | vrijdag
saturday | zaterdag
sunday | zondag
january | januari
february | februari
march | maart
may | mei
june | juni
july | juli
august | augustus
october | oktober
in the morning | s ochtends | s morgens | in de ochtend
in the afternoon | s middags | in de middag
at night | s nachts | in de nacht
summer | zomer | in de zomer
higher | hoger | hogere
lower | lager | lagere
easier | makkelijker | eenvoudiger | gemakkelijker
harder | moeilijker
longer | langer
younger | jonger
cheaper | goedkoper
nicer | leuker | mooier
difficult customer | lastige klant | moeilijke klant | vervelende klant
difficult customers | lastige klanten | moeilijke klanten | vervelende klanten
angry customer | boze klant | kwade klant
angry customers | boze klanten | kwade klanten
complaints | klachten
practised | geoefende | geoefend
responsible | verantwoordelijk
usual | gewone
hospitality | horeca
side job | bijbaan | bijbaantje | zaterdagbaan
supermarket | supermarkt | albert heijn | jumbo
cashier | kassa | caissiere | kassamedewerker | kassière
receptionist | receptioniste | receptionist | receptie
teacher | leraar | lerares | juf | docent
hairdresser | kapper | kapster
internship | stage | stageplek | stagiaire | stagiair
student | studente | studeer | ik studeer
high school | middelbare school | havo | vwo | vmbo
university | universiteit | uni | hbo | hogeschool
vacancy | vacature
careers page | vacaturepagina | vacaturesite | werken bij
email | mail | mailtje | e-mail
invitation | uitnodiging | uitgenodigd
feedback | terugkoppeling
upload | uploaden | upload
save | opslaan | sla op
grades | cijfers
idea | idee
mum | mama | mam
dad | papa
grandmother | oma
grandfather | opa
son | zoon | zoontje
daughter | dochter | dochtertje
abroad | in het buitenland
homes | huizen
rent | huur
commute | reistijd | woon-werkverkeer
parking | parkeren
earring | oorbel | oorbellen
nail polish | nagellak
scar | litteken | littekens
necklace | ketting
teeth | gebit | slotjes
lisp | slis | lispel
stutter | stotter | stotteren
i stutter | ik stotter | ik stotter soms
dyslexia | dyslexie | dyslectisch
accent | accentje | tongval
scary | eng | spannend
hurt | gekwetst
ashamed | schaam me | schaam
dare | durf | durft | durven
succeed | lukt | lukken | gelukt
disappointed | teleurgesteld
motivated | gemotiveerd
annoying | irritant | vervelend
excited | enthousiast | heb er zin in
weird | gek
boring | saai
dream | droom | droombaan
goal | doel
confidence | zelfvertrouwen
yes | ^oke doe maar | ^ok doe maar | ^ok prima | ^oke prima | ^ok is goed | ^oke is goed | ^oke graag | ^ok graag | ^oke ja | ^ok ja | ja | jaa | jaaa | yep | ^okee$ | ^oki$ | ^okidoki | ^top$ | ^yess | ^ja leuk$ | ^ja doe | ^ja is goed | ^is goed hoor | ^goed idee | ^let's go
i am | ^ben | k ben | ik zelf ben | ik bn | ik ben nu
and i am | en ben | en ik ben
are you | ben je | ben jij | bent u | zijn jullie
and are you | en ben je | en ben jij | en bent u
and am i | en ben ik
i have | k heb | ^heb een | ^heb net | ^heb geen
and i have | en heb | en ik heb
and have you | en heb je | en heb jij | en heeft u
and have i | en heb ik
i cannot | ik kan niet | k kan niet
cannot | kan niet | kunnen niet | kun niet
can i not | kan ik niet | mag ik niet
long hair | lang haar
short hair | kort haar
coloured hair | gekleurd haar | geverfd haar | haarkleur | haar verven
and what do they watch | en waar letten ze op | en waar kijken ze naar
what do they watch | waar letten ze dan op | waar letten ze daar op | waar kijken ze naar | waar kijken ze dan naar
you | ge | gij
because | wnt | omda
my boyfriend | mijn vriend | mijn vriendje
my girlfriend | mijn vriendin
my husband | mijn man | mijn echtgenoot
my wife | mijn vrouw
work as a carer | werk in de zorg | zit in de zorg
as a carer | in de zorg | in de thuiszorg | in de kinderopvang
hospital | ziekenhuis
sales | verkoper | verkoopster | verkoopmedewerker
ask me a question | stel me maar een vraag | stel mij maar een vraag | stel maar een vraag | stel me maar een interviewvraag | stel me een interviewvraag | geef me een interviewvraag | stel me eens een interviewvraag | kom maar met een vraag | doe maar een interviewvraag | doe mij een vraag | doe me een vraag | vraag me maar iets | vraag maar raak | vraag maar wat | stel maar iets | ^interviewvraag$ | ^vraag maar$ | ^vraagje$ | ^doe een vraag
ask me a | stel me maar een | stel maar een | stel eens een | geef me maar een | geef maar een | doe maar een | doe me een
interview question | interviewvraag
interview questions | interviewvragen
what do i answer when they ask | wat zeg ik als ze vragen | wat antwoord ik als ze vragen | wat zeg je als ze vragen | wat moet ik zeggen als ze vragen | wat moet ik antwoorden als ze vragen | wat als ze vragen | en als ze vragen | en wat als ze vragen
what do i answer when they ask about | wat als ze vragen naar | wat zeg je als ze vragen naar | wat moet ik zeggen als ze vragen naar | wat als ze naar … vragen
they ask | ze vragen | ze vroegen
do they ask | vragen ze
why i want | waarom ik … wil
and i am nervous | en ben zenuwachtig | en ben super zenuwachtig | en ben heel zenuwachtig | en ben zo zenuwachtig | en ben best zenuwachtig | en ik ben zenuwachtig | en ik ben super zenuwachtig | en ik ben heel zenuwachtig | en ik ben zo zenuwachtig
i freeze | ik klap dicht | ik klap altijd dicht | ik klap vaak dicht | ik klap dan dicht | ik sla dicht | ik sla altijd dicht | ik blokkeer | ik blokkeer altijd | ik krijg een black-out | ik krijg dan een black-out | ik kom niet uit mijn woorden | ik dichtklap
whether i passed | of ik door ben | of ik aangenomen ben | of ik het gehaald heb | of ik geslaagd ben
when do i hear back | wanneer hoor ik | wanneer hoor je | wanneer krijg ik bericht | wanneer krijg je bericht | wanneer krijg ik antwoord | wanneer laten ze iets weten | wanneer hoor ik iets
i asked about | ik vroeg naar | ik vraag naar | ik had het over | ik heb het over | mijn vraag ging over
analyse my answer | kun je mijn antwoord nog eens beoordelen | kan je mijn antwoord beoordelen | wil je mijn antwoord beoordelen | beoordeel mijn antwoord nog eens | wat vond je van mijn antwoord | hoe vond je mijn antwoord | kun je dit antwoord beoordelen | beoordeel dit antwoord | wat vind je van dit antwoord | kun je mijn antwoord nakijken | was mijn antwoord goed
how was my answer | hoe ging mijn antwoord | hoe was dat antwoord
how was my last answer | hoe ging mijn laatste antwoord | hoe was mijn laatste antwoord
assess | beoordelen | beoordeel | beoordeelt
such a | zo'n
put up my hair | mijn haar opsteken | je haar opsteken | haar opsteken
your hair | je haar
bun | knot
doors to arrival | doors to arrival
doors to departure | doors to departure
doors | doors
away from home | van huis | weg van huis
is that possible | kan dat | kan dat wel | kan dat ook | kan dat gewoon
a lot | heel veel | best veel | zoveel
rather | liever
it is the day | het is zover | is het zover
have you | hebde | hebt ge
can you | kunde | kunt ge
it is | 't is
that is | da's | dat is
there is | er is | er zijn
am i too old with … | ben ik met … te oud | ben ik met … al te oud | ben ik met … niet te oud | is … te oud | is … niet te oud | is … al te oud
am i too young with … | ben ik met … te jong | ben ik met … nog te jong | ben ik met … niet te jong | is … te jong | is … niet te jong | is … nog te jong
is my height enough with … | ben ik met … lang genoeg | ben ik met … groot genoeg
is that too old | is dat te oud
is that too young | is dat te jong
is that too short | is dat te klein | is dat te kort
i speak | ik spreek | ik praat
i do not speak | ik spreek geen | ik praat geen
i want to know | ik wil weten | ik wil wel weten | ik wou weten
i do not understand the question | ik begrijp de vraag niet | ik snap de vraag niet | ik begrijp deze vraag niet | ik snap deze vraag niet
mock interview | sollicitatiegesprek … naspelen | sollicitatiegesprek … oefenen | interview … naspelen | interview … oefenen
i work as a | ik werk als | werk als | ik werk nu als | ik ben nu werkzaam als
i worked as a | ik werkte als | ik heb gewerkt als | werkte als
as a | als een
hello | ^salut | ^heyy | ^hoii | ^hoihoi | ^hoi hoi | ^hallootjes | ^goeie | ^goeiemiddag | ^goeienavond | ^moi | ^hey coach | ^hoi coach
dream of | droom ervan | droom van | droomde ervan | al jaren droom ik van
which questions do they ask | wat voor vragen stellen ze | wat voor vragen krijg je | welke vragen kan ik verwachten | wat voor vragen kan ik verwachten | welke vragen worden gesteld
what should i wear | hoe kleed ik me | hoe moet ik me kleden | wat voor kleren moet ik aan | wat voor kleding moet ik aan | wat voor kleding | wat doe je aan
how long is the training | hoelang duurt de opleiding | hoelang duurt de training | hoe lang duurt de cursus | hoelang duurt de cursus | hoelang is de opleiding
how long does it take | hoe lang duurt het | hoelang duurt het | hoe lang duurt dat | hoelang duurt dat
how long is | hoe lang duurt | hoelang duurt
do you get paid | krijg je betaald | krijg ik betaald | word je betaald | word ik betaald
do i get | krijg ik
do you get | krijg je
give me feedback | geef me feedback | geef mij feedback | geef feedback
analyse my story | geef me feedback op mijn verhaal | geef feedback op mijn verhaal | beoordeel mijn verhaal | wat vind je van mijn verhaal
never mind | nou ja laat maar | laat maar zitten | laat ook maar | ach laat maar | nvm | ^maakt niet uit
that is not right | dat klopt niet | klopt dat niet | klopt niet | dat is niet waar | dat is fout | dat is onzin
is it true that | is het waar dat | klopt het dat
true or false | waar of niet waar | waar of onwaar
without a chance | kansloos
drill me, three questions | rondje van drie vragen | rondje van 3 vragen | ronde van drie vragen | ronde van 3 vragen
drill me, five questions | rondje van vijf vragen | rondje van 5 vragen | ronde van vijf vragen | ronde van 5 vragen
what time | hoe laat | om hoe laat
may my family | mag je familie | mag mijn familie | mogen mijn ouders
fly with me | meevliegen | mee vliegen
your own | je eigen
stay with them | bij ze blijven | bij hen blijven | daar blijven
them | hen | hun
with them | met ze | met hen
for them | voor ze | voor hen
at them | bij ze | bij hen
whole | hele | heel de | gehele
moment | moment | momentje
danger | gevaar | gevaren
suddenly | plotseling | opeens | ineens | plots
remember | onthouden | onthoud | herinner | herinneren
float | drijven | drijft
sink | zinken | zinkt
tight | strak | vastgesnoerd
everywhere | overal
nowhere | nergens
worse | erger | slechter
avoid | vermijd | vermijden | voorkom
prevent | voorkomen
serious | serieus | serieuze | ernstig | ernstige
ocean | oceaan
message | bericht | berichtje
ago | geleden
sure | zeker | zeker weten
agree | mee eens | eens met
party | feest | feestje
forty | veertig
fifty | vijftig
hundreds | honderden
thousand | duizend
zero | nul
facts | feiten
thin | dun | dunne
fat | dik | dikke
bottom | onderkant | bodem
slowly | langzame
simple | simpel | simpele
asleep | in slaap | slaap gevallen
lungs | longen
trick | truc | trucje
handbag | handtas | handtasje
backpack | rugzak | rugtas
terrible | verschrikkelijk | vreselijk | afschuwelijk
study | studeren | studeert
river | rivier
behave | gedragen
double | dubbel | dubbele
rope | touw
stomach | maag
details | details | bijzonderheden
curtain | gordijn | gordijntje
friendly | vriendelijk | vriendelijke
sports | sport | sporten
buy | kopen | koop | koopt | gekocht
fault | schuld
pool | zwembad
funny | grappig
beach | strand
secret | geheim
truth | waarheid
official | officieel | officiele
welcome | welkom
politely | beleefd
professional | professioneel | professionele
choice | keuze | keus
piece | stukje
bread | brood
newborn | pasgeboren
connecting | aansluitende | overstap
crime | misdaad
respect | respect | respecteren
positive | positief | positieve
foam | schuim
whistle | fluitje | fluiten
shirt | overhemd | blouse
sneakers | sneakers | gympen | sportschoenen
powder | poeder
rush | haast | gehaast
busy | druk bezig | drukte | het druk
chair | stoeltje
knees | knie | knieen
voice | stem
laughed | lachte | uitgelachen
screamed | gilde | schreeuwde
rolled | rolde
jacket | jas | jasje | colbert
lift | til
scared | geschrokken | schrik
fixed | gerepareerd | repareren
quick | vlotte | vluchtig
paper | papier | papiertje
wet | natte
candidates | kandidaten | sollicitanten | andere sollicitanten
candidate | kandidaat | sollicitant
beginner | beginner | beginners
competition | concurrentie
interesting | interessant
important for | belangrijk voor
possible | mogelijk
impossible | onmogelijk
better than | beter dan
more than | meer dan
less than | minder dan
older than | ouder dan
younger than | jonger dan
when i | als ik
if you | als je
before i | voordat ik
after i | nadat ik
what happens | wat gebeurt er
what happens if i | wat gebeurt er als ik
how do i know | hoe weet ik
how do you know | hoe weet je
how do i | hoe moet ik | hoe kan ik het beste
what is it like | hoe is het om | hoe is het werk | hoe is het leven
what if | wat als | en wat als
what if i | wat als ik | en wat als ik
do they look at | kijken ze naar | letten ze op
do they want | willen ze
do they have | hebben ze
do you have to | moet je dan | moet je daar
do i have to | moet ik dan | moet ik daar | moet ik nu
is it hard | is het moeilijk | is het zwaar | is dat moeilijk | is dat zwaar
is it possible | is het mogelijk
is it worth it | is het het waard | loont het
the training is hard | de opleiding is zwaar
be late | te laat komen | te laat kom | kom te laat
i am late | ik ben te laat
i overslept | ik heb me verslapen | ik verslaap me
clothes for the interview | kleding voor het interview
at least | ten minste | op zijn minst
graduated | afgestudeerd
mention | noemen | vermelden | vermeld
name | noem
business | zakelijk
smart | slim | slimme
trays | dienblad | dienbladen
a quiz please | ^quiz$ | ^quizje$ | ^een quiz$ | ^een quizje$ | ^een korte quiz$ | ^quiz graag | ^een quiz graag | ^quizje graag | ik wil een quiz$ | mag ik een quiz$
is that enough | is dat genoeg | is dat voldoende | is dat wel genoeg
my wrist | mijn pols | mijn polsen
cover | bedekken | bedek | bedekt | afdekken
is there an upper age limit | is er ook een leeftijdsgrens | is er ook een leeftijdsgrens naar boven | is er een maximumleeftijd
 | helemaal | typfoutje | typefout
further | verder
i am not sure | ik weet het niet zeker | weet niet zeker | ik weet niet zeker | ik twijfel
how many are rejected | hoeveel mensen vallen er af | hoeveel vallen er af | hoeveel mensen vallen af
may i answer in dutch | mag ik in het nederlands antwoorden | mag ik ook in het nederlands antwoorden | mag ik antwoorden in het nederlands | mag mijn antwoord in het nederlands | mag het antwoord in het nederlands | mag het in het nederlands
do i have to answer in english | moet het antwoord in het engels | moet mijn antwoord in het engels | moet ik in het engels antwoorden | moet ik antwoorden in het engels | moet het in het engels
come across … | kom … over | overkomen
what do i tell | wat vertel ik | wat moet ik vertellen
something new | iets nieuws
earlier | eerder
tourism | toerisme
a better chance | meer kans | een grotere kans
dress up | optutten | opdoffen
`;
