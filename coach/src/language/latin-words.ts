import type { LanguageCode } from "contract/languages";

export type LatinLanguage = Exclude<LanguageCode, "zh" | "ja" | "ko" | "ar">;

/**
 * The words that sentences are held together with, and a few that every candidate says, without
 * accents: people leave them out. A word of several languages stands in each and counts for less.
 */
export const LATIN_WORDS: Readonly<Record<LatinLanguage, string>> = {
  en: `the a an and or but of to in on at for with from by about as into over after before because so if when while
    that this these those there here it its i i'm i've i'd i'll me my you your he she we they them him her his our their us
    is are was were be been being am do does did don't didn't doesn't have has had will would can could should must may might
    not no yes what which who how why where very really just also too than then now never always still even only one more most
    some any every all out up down off again get got make made take took go went come came comes know knew think thought want
    like love feel felt good great well people time work worked working job day first last team flight passenger passengers crew
    guest guests sorry please thanks thank help helped tell told said say ask asked maybe something everything nothing anything
    question answer okay ok it's that's can't won't isn't wasn't couldn't wouldn't let's gonna wanna yeah um uh hello today sure
    year years experience mean interview nervous excited calm happy angry worried service customer customers manager airline safety
    hi hey my wow oh god start finally right left same other need needed much many long years feeling going been i'm im dont cant
    each both another between through during until without around against under customer's better best new old
    give gave keep kept find found see saw look looked try tried use used call called turn leave put run bring hold
    hotel seat door voice understand speak english months weeks two three four five six seven eight nine ten twelve
    dream ready wait confident confused frustrated annoyed anxious scared proud totally completely pretty quite bit lot
    passionate motivated dynamic leadership environment focused teamwork oriented results
    let doing done getting making taking having talking whole thing things way what's how's who's there's i'd we'd you'd they'd
    nobody somebody everybody everyone little girl boy kid kids child children man woman lady family mother father friend
    friends house school shop night morning evening week month year city says sell sells clean cleaned hurt fine
    case second third group my ski summer winter shift bread coffee water food money phone bus train plane
    airport company office restaurant name full date learning guide type back profile account days`,
  es: `altura mido el la los las un una unos unas de del al a en con por para sin sobre entre desde hasta y e o u pero porque que como cuando
    donde si no se le les lo me te nos mi mis tu su sus es son era eran fue fueron ser estar esta estan estaba estoy estamos este
    esto eso esa ese estos muy mas menos tambien ya aun hay habia he ha han hemos hace hacer hago hice tengo tiene tenia tenemos
    puedo puede quiero quiere creo soy siento sentia bien mal mucho mucha muchos todo todos toda nada algo alguien nunca siempre
    yo ella ellos nosotros usted ustedes gracias perdon hola trabajo trabaje trabajar gente personas pasajero pasajeros pasajera
    vuelo cliente clientes pregunta respuesta equipo ano anos dia dias vez veces primero despues antes ahora entonces verdad pues
    encanta gusta se entiendo entender dije dijo nerviosa nervioso tranquila tranquilo miedo seguro segura aunque mientras cada otro
    otra mismo misma solo asi porfavor entrevista aerolinea tripulacion ayudar ayude hotel avion como mejor sueno ilusion vosotros
    cual quien queria mio dos tres idea durante luego cosa cosas estado sido tan tanto harto harta podria cuanto vale bueno buena
    nombre completo fecha vacia todavia tienes tienen tenido borrar cargando cuenta nueva nuevo nuevos mejor peor lo que
    hecho aqui alli queda quedarme buscas eso aquello semana semanas mes meses hora horas noche manana tarde ciudad
    pais casa escuela universidad curso empresa comida agua nino nina ninos madre padre hermana amigo amigos familia hombre
    mujer senor senora llegar llego llegue salir salio hablar hable hablo hablamos escuchar escuche decir dice digo pedir
    pidio dar di dio dieron poner puse ver vi vio vimos saber sabia sabe seguir sigo ir voy
    fui va vamos venir vino llamar llame problema problemas situacion respondi contar cuento decidi logre consegui aprender aprendi
    estudie estudio compre vivo vive alli jefe jefa companero companera companeros siguiente ultimo ultima nadie ambos varios varias
    cualquier hasta demas claro segun contigo conmigo`,
  fr: `le la les un une des de du au aux a en dans avec par pour sans sur entre depuis et ou mais parce que qui quand si ne pas
    plus moins tres aussi deja je j'ai tu il elle on nous vous ils elles me te se lui leur mon ma mes ton ta son sa ses notre votre
    ce cet cette ces c'est c'etait est sont etait etaient suis sommes etre avoir ai as avons avez ont avait avais fait faire fais
    peux peut veux voudrais dois doit crois pense sais bien mal beaucoup tout tous toute rien quelque chose quelqu'un jamais
    toujours merci pardon bonjour desole desolee travail travaille travaillais gens personne personnes passager passagers passagere
    vol client clients question reponse equipe an ans annee annees jour fois premier premiere apres avant maintenant alors donc
    comme meme autre autres chaque encore puis y ca voila oui non d'accord j'aime j'adore j'etais peur calme stressee stresse
    nerveux nerveuse comprends compris veut dire quoi comment pourquoi ou pendant entretien avion hotel mieux envie s'il deux trois
    vraiment peu trop euh enfin juste assez ici sens moi toi eux marre cela ceci etes vais va aller aime sure sur n'est qu'il d'un d'une
    nom complet date vide encore chargement compte nouvelle nouveau nouveaux avant lequel toutes reponses progres votre choisissez ete
    semaine semaines mois heure heures nuit matin soir ville pays maison ecole cours entreprise compagnie repas eau enfant
    enfants mere pere soeur frere ami amis famille homme femme monsieur madame arriver arrive partir parti parler parle
    parlais ecouter dire dit disait demander demande demandait donner donne mettre mis voir vu savoir venir venu aller
    vais allait appeler appele probleme problemes situation repondu raconter decide reussi appris apprendre etudie habite chef collegue collegues
    dernier dernière derniere aucun aucune plusieurs ceux celle celui dont vers chez ainsi selon tant tellement equipage cabine
    service aide aider aidé impossible plutot six sept huit neuf dix`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber denn weil dass wenn als ob wie wo was wer warum
    nicht kein keine keinen nein ja ich du er sie es wir ihr mich mir dich dir ihn ihm uns euch ihnen mein meine meinen meiner dein
    sein seine ihre unser ist sind war waren bin bist hat habe haben hatte hatten wird werde werden wurde wurden kann konnte muss
    musste soll will wollte wurde wurden mochte mag mit von zu zum zur im in an am auf aus bei beim fur nach vor uber unter durch
    ohne gegen seit bis sehr auch noch schon nur mehr weniger immer nie wieder dann da hier jetzt heute gut gerne gern etwas nichts
    alles alle jeder jede man sich also halt eben doch mal ganz so viel viele danke bitte entschuldigung hallo arbeit gearbeitet
    arbeiten leute menschen gast gaste passagier passagiere fluggast flug frage antwort team jahr jahre jahren tag zeit erste ersten
    weiss weiß glaube denke finde freue freut nervos ruhig angst ahnung kollegin kollege kunde kunden liebe wirklich eigentlich
    vielleicht zwei drei genau verstehe verstanden meinen gemacht gesagt dabei damit darauf dieser diese dieses nun weil trotzdem
    ahm nachdem bevor wahrend sondern bereits kaum endlich total fliegen helfen geholfen sicher
    name datum leer woche wochen monat monate stunde stunden nacht morgen abend stadt land haus schule kurs firma
    essen wasser kind kinder mutter vater schwester bruder freund freunde familie mann frau herr kommen kam gekommen gehen
    ging gegangen sprechen gesprochen horen gehort sagen sagte fragen fragte geben gab gegeben sehen sah gesehen problem probleme
    situation entschieden gelernt lernen studiert wohne chef chefin kollegen kolleginnen letzte letzten niemand mehrere einige andere anderen nachste
    dort danach zuerst deshalb darum selbst fluge flugzeug kabine flughafen fluggesellschaft brauche braucht bleiben geblieben blieb geholfen hilft
    bekommen machen mache macht lassen gerade schnell langsam sofort trotzdem`,
  it: `il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella nei
    con su sul sulla per tra fra e ed o ma perche che chi come quando dove se non piu meno molto molta anche gia io tu lui lei noi
    voi loro mi ti ci vi si ne mio mia miei mie tuo suo sua suoi nostro e' c'e era erano sono sei siamo essere avere ho hai ha
    abbiamo hanno avevo aveva fatto fare faccio posso puo voglio vorrei devo credo penso so bene male tutto tutti tutta niente
    qualcosa qualcuno mai sempre grazie scusi scusa buongiorno ciao lavoro lavorato lavorare lavoravo gente persone passeggero
    passeggeri passeggera volo cliente clienti domanda risposta squadra anno anni giorno volta volte primo prima dopo ora adesso
    allora quindi proprio stato stata questo questa questi quello quella ogni altro altra stesso solo cosi poi capito capisco vuol
    dire cosa amo piace paura calma calmo tranquillo tranquilla nervoso nervosa colloquio aereo albergo meglio sogno due tre ancora
    perché l'ho dell'equipaggio vedo davvero po' po magari insomma cioe dunque pero durante mentre qui li quale intende sto stavo
    sento ecco appunto troppo
    nome data vuoto settimana settimane mese mesi ora ore notte mattina sera citta paese casa scuola corso azienda
    compagnia cibo acqua bambino bambina bambini madre padre sorella fratello amico amici famiglia uomo donna signore signora arrivare
    arrivato andare andato parlare parlato ascoltare dire detto chiedere chiesto dare dato mettere messo vedere visto sapere venire
    venuto vado va andiamo chiamare chiamato problema problemi situazione risposto raccontare deciso riuscito riuscita imparato imparare studiato abito
    capo collega colleghi ultimo ultima nessuno nessuna diversi entrambi secondo verso senza invece equipaggio cabina servizio aiutare aiutato
    mani viene vengono possono dovrei dovrebbe mantenere parlo parla finito subito
    qual quali quanti quante svolge funziona significa significato codice requisiti compagnie valori uscita uscite scivolo aeroporto
    aerei fammi dimmi parli parlami mostrami dammi domande risposte storie altezza tatuaggi colloqui selezione bisogna esempio`,
  pt: `o a os as um uma uns umas de do da dos das em no na nos nas ao aos com por pelo pela para sem sobre entre desde ate e ou mas
    porque que quem como quando onde se nao mais menos muito muita muitos tambem ja eu tu ele ela nos voces voce eles elas me te lhe
    meu minha meus minhas seu sua seus suas isto isso esse essa este esta aquele e' era eram foi foram ser estar esta estao estava
    estou estamos sou somos tenho tem tinha temos fazer faco fiz posso pode quero queria acho sei bem mal tudo todos toda nada algo
    alguem nunca sempre obrigado obrigada desculpe desculpa ola trabalho trabalhei trabalhar trabalhava gente pessoas passageiro
    passageiros passageira voo cliente clientes pergunta resposta equipe equipa ano anos dia vez vezes primeiro primeira depois
    antes agora entao verdade pois adoro gosto gostaria entendi entendo percebi disse nervosa nervoso calma calmo medo certeza
    embora enquanto cada outro outra mesmo so assim entrevista companhia tripulacao ajudar ajudei hotel aviao melhor sonho vontade
    sinto fiquei ficar ne la dois duas tres ainda mim pra pro num numa pela estive coisa coisas qual durante aqui ali demais ansiosa
    ansioso tao apenas
    nome data vazio semana semanas mes meses hora horas noite manha tarde cidade pais casa escola curso empresa
    comida agua menino menina criancas crianca mae pai irma irmao amigo amigos familia homem mulher senhor senhora chegar
    chegou cheguei sair saiu falar falei falo falamos ouvir ouvi dizer disse digo pedir pediu dar dei deu
    por ver vi viu saber sabia sabe ir vou foi vamos vir veio chamar chamei problema problemas situacao
    respondi contar decidi consegui aprender aprendi estudei moro chefe colega colegas ultimo ultima ninguem ambos varios qualquer proximo
    voo cabine servico comigo contigo neste nesta disso deste nosso nossa tenha tenho sejam seria
    quais quantos quantas significa codigo requisitos companhias valores saida saidas escorrega escorregador aeroporto aeroportos avioes faca for
    diferenca porta portas fumaca fogo bagagem mala voos comissaria comissario tripulante hospedeira banheiro gelo londres
    diga fale conte mostre perguntas respostas historias altura tatuagem tatuagens entrevistas selecao preciso exemplo precisa`,
  nl: `de het een en of maar want omdat dat als wanneer hoe waar wat wie waarom niet geen nee ja ik jij je hij zij ze wij we jullie
    u mij me jou hem haar ons hun mijn jouw zijn uw onze is was waren ben bent heeft heb hebben had hadden wordt word worden werd
    kan kon kunnen moet moest zal zou wil wilde mag met van te tot in op aan uit bij voor na over onder door zonder tegen sinds heel
    erg ook nog al alleen meer minder altijd nooit weer dan er hier nu vandaag goed graag iets niets alles alle ieder iedereen men
    zich dus even wel eigenlijk misschien veel dank bedankt sorry alstublieft hallo werk gewerkt werken mensen gast gasten passagier
    passagiers vlucht vraag antwoord team jaar jaren dag tijd eerste weet denk vind zenuwachtig rustig bang collega klant klanten
    echt deze dit die daar toen eerst daarna gedaan gezegd snap begrijp bedoelt leuk beetje zo vliegen geholpen helpen zeker
    helemaal precies hou droom twee drie kunt mensen mezelf gewoon best soms onze gaan ging ga kwam vliegtuig opnieuw
    naam datum leeg week weken maand maanden uur nacht ochtend avond stad land huis school cursus bedrijf eten
    water kind kinderen moeder vader zus broer vriend vrienden familie man vrouw meneer mevrouw komen gekomen gegaan praten
    gepraat luisteren zeggen zei vragen vroeg geven gaf gegeven zien zag gezien probleem problemen situatie besloten geleerd leren
    gestudeerd woon baas collega's laatste niemand enkele andere volgende daarom zelf vliegveld cabine nodig blijven gebleven bleef geholpen
    helpt krijgen maken maak maakt laten net snel langzaam meteen toch alweer keer staat stond wist hoor iemand
    overhoor oefen oefenen luchthaven maatschappij maatschappijen eisen deur evacuatie glijbaan
    wachten begin begint`,
};

/** Neighbours in the same script, so that their texts are not taken for one of ours. */
export const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  pl: `jestem sie nie to jest w z na do i ze jak tak ale bardzo moja moj dla przez po przy ten ta co czy mam byl byla bylo sa o
    pracuje praca pasazer lot kiedy bo juz tylko tez od moim tym ktory ktora mnie mi dziekuje prosze w pracy roku jeszcze`,
  sv: `jag ar och det att en ett som pa for med av inte har den till var han hon vi de om sa men fran mig min mitt mycket ocksa
    kan ska vill skulle alltid har varit nar eller bli blir vara fa glad jobbat arbetar arbete hur vad tack dig mer efter utan
    har mina ganska lite nervos`,
  da: `jeg er og det at en et som pa for med af ikke har den til var han hun vi de om sa men fra mig min mit meget ogsa kan skal
    vil ville altid vaeret nar eller blive hvad hvor tak dig mere efter uden arbejde vaere hvordan noget vores lige godt`,
  no: `jeg er og det at en et som pa for med av ikke har den til var han hun vi de om sa men fra meg min mitt veldig ogsa kan
    skal vil ville alltid vaert nar eller bli hva hvor takk deg mer etter uten arbeid vaere hvordan noe vaere`,
  fi: `mina olen on ja ei se etta han me he oli ovat mutta niin kun kuin myos hyvin tama joka mika mita minun sinun meidan ole
    olin ollut kanssa joka vain jos tai nyt tyota kiitos paljon aina koska`,
  tr: `ben bir ve bu de da cok icin ile ama gibi daha ne var yok mi mu benim bana beni sen o biz siz onlar degil olarak kadar
    sonra once her sey cunku calistim calisiyorum yolcu ucus evet hayir nasil en iyi oldu olan olmak istiyorum heyecanliyim biraz`,
  ro: `eu sunt si este nu in la cu de pe pentru ca sa o un am ai are au fost foarte mai dar din care ce imi mi ma mea meu acest
    aceasta lucrat zbor pasager multumesc cand daca doar sau fi cum el ea noi voi ei`,
  cs: `jsem je a se na to ze v s z do jak ale jako byl byla bylo jsou pro pri mam moje muj mne mi velmi take tak kdyz nebo uz jen
    prace pracuji let cestujici dekuji protoze ktery ktera ja ty my vy oni ne ano jsme si co`,
  hu: `en vagyok es a az hogy nem van egy is de meg csak mert ha volt voltam nagyon ez azt mint vagy lesz nekem minden kell utas
    repulo dolgoztam koszonom most mar igen te mi ti ok`,
  hr: `ja sam i je da ne se u na za s sa od do su bio bila bilo sto kako ali jako moj moja mene mi vrlo samo kao ili ako jer kad
    posao radim radila let putnik hvala nije ovo taj smo ste biti nisam`,
  vi: `toi la va co khong cua cho voi duoc mot nhung nguoi trong rat nay cac da se lam khi nhu thi ma hanh khach toi cung viec
    minh em anh ban rang o`,
  id: `saya dan yang di ke dari untuk dengan ini itu tidak adalah pada dalam akan bisa sudah ada juga karena atau sangat kami kita
    mereka dia anda tapi lebih bekerja penumpang penerbangan terima kasih sebagai telah`,
  tl: `ako ay ang ng sa na mga at ko mo siya kami kayo sila hindi para naman lang po opo ito iyon pero kasi kung may mahal
    trabaho gusto talaga sobrang yung`,
  sw: `mimi ni na ya wa kwa katika sana nina ninafanya kazi kama hii hiyo lakini abiria ndege yangu yake wao sisi asante ndiyo
    hapana nilikuwa`,
  ca: `jo soc i el la els les un una de del al amb per sense que com quan no es em et ens meu meva molt tambe pero perque estic
    vaig va ser fer tinc te aixo aquest aquesta treball gent gracies sempre`,
  sq: `une jam dhe ne te se per nje me nuk eshte si por kam shume nga qe punoj punova ky kjo`,
  af: `ek is en die nie het van vir my met wat was dit sal ons kan baie maar om te`,
  la: `sed ut et in ad non est cum per ex ipsum lorem dolor sit amet consectetur adipiscing elit tempor incididunt labore dolore magna aliqua`,
};
