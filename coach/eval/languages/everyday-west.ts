import type { EverydayAnswer } from "./everyday.ts";

const SORRY = "Tell me about a time you made a mistake that affected somebody else.";
const UPSET = "Describe a time when you calmed an upset customer.";
const BELT =
  "A passenger stands up during taxi to get something from the overhead locker. What do you do?";
const WHY = "Why do you want to be cabin crew?";

/** Everyday wording in the languages of the West, written to widen the lists with. */
export const EVERYDAY_WEST: readonly EverydayAnswer[] = [
  {
    language: "pt",
    question: UPSET,
    level: "strong",
    answer: {
      situation:
        "Em janeiro do ano passado eu trabalhava no balcão de uma locadora de carros em Florianópolis. Era sábado, umas nove da noite, e um senhor chegou com a esposa e dois filhos: o carro reservado tinha sido entregue a outra pessoa. Ele bateu no balcão e gritou que ia chamar a polícia.",
      task: "O gerente já tinha ido embora e eu estava sozinha. Cabia a mim pôr aquela família na estrada naquela noite.",
      action:
        "Puxei duas cadeiras, trouxe água e escutei até ele acabar. Falei: “O senhor tem razão, e eu não vou embora enquanto não resolver”. Liguei para três lojas da ilha e achei uma van no aeroporto. Como a menina pequena dormia em pé, pedi um táxi por nossa conta, fui junto e instalei eu mesma a cadeirinha. Depois telefonei ao gerente e contei tudo, inclusive o que prometi.",
      result:
        "Às dez e quinze eles saíram, e o senhor me pediu desculpas pelos gritos. Deixou cinco estrelas com o meu nome. Desde então confiro as reservas da noite às cinco da tarde, e não perdemos mais nenhum carro naquele verão.",
    },
  },
  {
    language: "pt",
    question: SORRY,
    level: "strong",
    answer: {
      situation:
        "Em 2022 eu era auxiliar numa padaria do Porto. Numa sexta-feira troquei a caixa de dois bolos de aniversário, e o bolo sem glúten seguiu para a morada errada.",
      task: "A menina era celíaca e a festa começava às quatro. O erro era meu, por isso tinha de ser eu a corrigi-lo.",
      action:
        "Disse logo à dona que tinha sido eu. Telefonei à mãe para que ninguém provasse o bolo, expliquei porquê e pedi desculpa. Meti-me na carrinha, fui buscar o bolo certo à outra casa, troquei-os e levei também um tabuleiro de bolachas sem glúten que fiz na hora.",
      result:
        "Cheguei às três e quarenta, ninguém comeu o bolo errado e a mãe abraçou-me à porta. Ainda hoje encomenda lá. Passei a colar uma etiqueta vermelha nas caixas sem glúten e a loja adotou a ideia.",
    },
  },
  {
    language: "pt",
    question: BELT,
    level: "strong",
    answer: {
      situation:
        "Durante o táxi o avião pode travar de repente: quem está de pé cai e uma mala solta pode ferir quem está ao lado. Quero perceber depressa o que ele procura, pode ser um remédio.",
      task: "A segurança vem antes da comodidade. A regra é clara, com o sinal aceso todos ficam sentados, e a minha função é garantir isso antes da descolagem.",
      action:
        "Do meu lugar, em voz alta e firme, diria: “Por favor, sente-se já”. Se não obedecesse, avisaria a chefe de cabine pelo interfone para que o comandante soubesse e pudesse parar. Assim que se sentasse, veria se o compartimento ficou fechado e explicaria o motivo com calma. Se fosse um remédio, eu mesma o entregaria depois da descolagem.",
      result:
        "Só daria a cabine como pronta depois de ver o cinto apertado. Depois voltaria para lhe levar o que pediu e perguntaria aos vizinhos se estavam bem. Se tivesse recusado, escreveria lugar, hora e palavras no relatório.",
    },
  },
  {
    language: "pt",
    question: UPSET,
    level: "partial",
    answer: {
      situation:
        "Quando eu trabalhava numa loja de roupa, uma cliente ficou brava porque não aceitamos a troca.",
      task: "Eu tinha que acalmar a cliente.",
      action: "Pedi desculpas e expliquei a regra. Depois chamei a gerente.",
      result: "Ela trocou por um vale e foi embora.",
    },
  },
  {
    language: "pt",
    question: SORRY,
    level: "worthless",
    answer: {
      situation: "Derrubei café no computador de um colega.",
      task: "Eu não queria pagar.",
      action:
        "Limpei por fora, deixei lá e fingi que não sabia de nada. Quando o chefe perguntou, jurei que tinha sido a faxineira.",
      result: "Descontaram do salário dela e eu fiquei quieto. Ninguém descobriu.",
    },
  },
  {
    language: "pt",
    question: BELT,
    level: "worthless",
    answer: {
      situation: "Isso acontece sempre.",
      task: "Não é problema meu.",
      action: "Deixo ele em pé, se cair é bem feito. Fico no meu lugar mexendo no celular.",
      result: "Se alguém perguntar, digo que não vi nada.",
    },
  },
  {
    language: "es",
    question: UPSET,
    level: "strong",
    answer: {
      situation:
        "En agosto pasado trabajaba en la recepción de un camping de Tarragona. A las once de la noche llegó una pareja con un bebé y su bungaló estaba ocupado: habían apuntado mal la fecha. El padre daba voces y el niño lloraba.",
      task: "El encargado estaba de vacaciones y yo era la única de guardia. Me tocaba a mí que esa familia durmiera bajo techo.",
      action:
        "Les saqué dos sillas, calenté el biberón y dejé que el padre se desahogara. Luego le dije: “Esta noche no se quedan en la calle, se lo prometo”. Llamé a cuatro hostales y en el último quedaba una habitación. Los acompañé con mi coche porque no conocían el camino, y por la mañana le conté todo al encargado y pagamos la diferencia.",
      result:
        "A medianoche el bebé ya dormía. Volvieron dos días después con una tarta y una reseña en la que salía mi nombre. Desde entonces repaso las llegadas cada tarde a las seis, y en todo el verano no se repitió.",
    },
  },
  {
    language: "es",
    question: WHY,
    level: "strong",
    answer: {
      situation:
        "Con nueve años volé sola a Bogotá para ver a mi padre. Hubo tormenta, y una azafata se sentó a mi lado en el suelo del pasillo y me enseñó a contar hasta veinte en inglés. Entendí que ese trabajo consiste en que la gente se sienta a salvo.",
      task: "He hablado con tres tripulantes y sé lo que me espera: madrugones, festivos lejos de casa, fuego y evacuación cada año. Llevo cuatro años de auxiliar en urgencias, con turnos de noche, y eso es lo que mejor se me da.",
      action:
        "Este año aprobé el B2 de francés, renové el título de primeros auxilios y nado tres veces por semana. Elegí su compañía porque vuela a Dakar y a Casablanca, donde mi francés y mi árabe sirven de algo.",
      result:
        "Puedo aportar ojo para quien se encuentra mal y no lo dice: en urgencias avisé dos veces a tiempo. En marzo termino el curso de lengua de signos y podría empezar en abril.",
    },
  },
  {
    language: "es",
    question: SORRY,
    level: "worthless",
    answer: {
      situation: "Le cobré dos veces a una señora mayor.",
      task: "No se dio cuenta.",
      action:
        "Me quedé con el dinero y tiré el recibo. Cuando volvió a preguntar le dije que estaba mal de la cabeza.",
      result: "Se fue llorando y yo me gasté el dinero en cervezas.",
    },
  },
  {
    language: "es",
    question: BELT,
    level: "worthless",
    answer: {
      situation: "Pues que se levante si quiere.",
      task: "A mí me da igual.",
      action: "No haría nada, si se cae que aprenda. Seguiría hablando con mi compañera.",
      result: "Y si preguntan, yo no he visto nada.",
    },
  },
  {
    language: "fr",
    question: SORRY,
    level: "strong",
    answer: {
      situation:
        "En mars 2023, je travaillais chez un fleuriste à Rennes. La veille de la fête des grands-mères, j'ai interverti les cartes de deux bouquets : celui d'un enterrement est parti chez une mariée.",
      task: "La cérémonie commençait à quinze heures et l'erreur venait de moi, c'était donc à moi de la rattraper.",
      action:
        "J'ai prévenu ma patronne tout de suite. J'ai téléphoné aux deux familles, j'ai reconnu ma faute et je me suis excusée. Puis j'ai pris la camionnette, j'ai récupéré le premier bouquet, refait le second en vingt minutes et je les ai portés moi-même, en passant par le cimetière d'abord parce que l'heure pressait.",
      result:
        "À quatorze heures quarante, les deux bouquets étaient en place. La mariée en a ri et m'a envoyé une photo. Depuis, j'agrafe la carte avant d'emballer, toute l'équipe a repris l'habitude et nous n'avons plus rien confondu.",
    },
  },
  {
    language: "fr",
    question: BELT,
    level: "strong",
    answer: {
      situation:
        "Pendant le roulage, un coup de frein suffit : la personne debout tombe et un sac peut blesser son voisin. Je regarde d'abord ce qu'elle cherche, c'est peut-être un médicament.",
      task: "La sécurité passe avant le confort. Tant que le voyant est allumé tout le monde reste assis, et c'est mon rôle de m'en assurer avant le décollage.",
      action:
        "Depuis mon siège, d'une voix ferme, je dirais : « Asseyez-vous tout de suite, s'il vous plaît ». Si elle refusait, j'appellerais le chef de cabine par l'interphone pour que le commandant soit au courant. Une fois la personne assise, je vérifierais que le coffre est fermé et j'expliquerais pourquoi, calmement. Je lui promettrais de lui apporter son médicament après le décollage.",
      result:
        "Je n'annoncerais la cabine prête qu'après avoir vu la ceinture bouclée. Ensuite je reviendrais avec ce qu'elle voulait et je rassurerais les voisins. En cas de refus répété, je noterais le siège, l'heure et les paroles dans le rapport.",
    },
  },
  {
    language: "fr",
    question: SORRY,
    level: "worthless",
    answer: {
      situation: "J'ai rayé la voiture d'un client sur le parking de l'hôtel.",
      task: "Je n'avais aucune envie de payer.",
      action:
        "Je suis parti comme si de rien n'était. Quand il a demandé, j'ai juré que c'était le voiturier, et j'ai effacé la vidéo.",
      result: "Le voiturier a été viré. Bien fait pour lui.",
    },
  },
  {
    language: "fr",
    question: BELT,
    level: "worthless",
    answer: {
      situation: "Franchement, ça m'est égal.",
      task: "Ce n'est pas mon problème.",
      action:
        "Je le laisse debout, s'il tombe tant pis pour lui. Je reste assise et je regarde mon téléphone.",
      result: "Si on me demande, je dirai que je n'ai rien vu.",
    },
  },
  {
    language: "de",
    question: UPSET,
    level: "strong",
    answer: {
      situation:
        "Letzten Oktober half ich an der Rezeption einer Jugendherberge in Bamberg aus. Gegen zehn Uhr abends stand ein Vater mit drei Kindern vor mir, und sein Zimmer war einen Tag später gebucht. Er schlug mit der Faust auf den Tresen.",
      task: "Der Herbergsvater war nicht da, ich hatte allein Dienst. Also lag es an mir, für die vier noch Betten aufzutreiben.",
      action:
        "Ich holte Stühle und Kakao und ließ ihn ausreden. Dann sagte ich: „Heute Nacht schlafen Sie im Warmen, dafür sorge ich.“ Ich rief fünf Pensionen an, die letzte hatte ein Zimmer. Weil die Jüngste schon schlief, trug ich die Koffer zum Auto und fuhr voraus. Am Morgen erzählte ich dem Herbergsvater alles, und wir übernahmen die zwanzig Euro Unterschied.",
      result:
        "Um halb zwölf lagen alle im Bett. Der Vater kam am nächsten Tag vorbei und entschuldigte sich für seinen Ton. Seitdem gehe ich jeden Nachmittag um vier die Anreisen durch, und es ist nie wieder vorgekommen.",
    },
  },
  {
    language: "de",
    question: WHY,
    level: "strong",
    answer: {
      situation:
        "Mit elf flog ich allein zu meiner Tante nach Lissabon. Über der Biskaya wackelte es, und eine Flugbegleiterin hockte sich neben mich und ließ mich die Lichter zählen. Da habe ich begriffen, worum es in diesem Beruf geht: dass Menschen sich sicher fühlen.",
      task: "Ich habe mit zwei Flugbegleitern gesprochen und weiß, was kommt: Aufstehen um drei, Weihnachten in Bangalore, jedes Jahr Feuer und Evakuierung. Nach vier Jahren Nachtschicht in der Notaufnahme ist mir das vertraut.",
      action:
        "Dieses Jahr habe ich Englisch C1 bestanden, den Rettungsschwimmer gemacht und mit Portugiesisch angefangen, weil Sie Porto und São Paulo anfliegen.",
      result:
        "Ich bringe den Blick für Leute mit, denen es schlecht geht und die nichts sagen. Im Februar mache ich die Prüfung in Gebärdensprache, ab März kann ich anfangen.",
    },
  },
  {
    language: "de",
    question: SORRY,
    level: "worthless",
    answer: {
      situation: "Ich habe einer alten Frau zu viel abgerechnet.",
      task: "Gemerkt hat sie es nicht.",
      action:
        "Das Geld habe ich eingesteckt und den Bon weggeworfen. Als sie fragte, sagte ich, sie sei wohl verwirrt.",
      result: "Sie ging, und ich hatte fünfzig Euro mehr.",
    },
  },
  {
    language: "de",
    question: BELT,
    level: "worthless",
    answer: {
      situation: "Soll er doch aufstehen.",
      task: "Das geht mich nichts an.",
      action:
        "Ich mache gar nichts, wenn er hinfällt, ist er selbst schuld. Ich bleibe sitzen und schaue aufs Handy.",
      result: "Wenn jemand fragt, habe ich nichts gesehen.",
    },
  },
  {
    language: "it",
    question: SORRY,
    level: "strong",
    answer: {
      situation:
        "A maggio dell'anno scorso lavoravo in una lavanderia di Parma. Un sabato scambiai due abiti: quello della sposa finì nella borsa di un'altra cliente.",
      task: "Il matrimonio era alle undici ed ero stata io a chiudere le borse, quindi toccava a me rimediare.",
      action:
        "Lo dissi subito alla titolare. Telefonai alle due signore, spiegai l'accaduto e chiesi scusa. Presi il furgone, andai a Fidenza a recuperare l'abito, lo stirai di nuovo perché era sgualcito e lo portai in chiesa di persona.",
      result:
        "Arrivai alle dieci e venti e la sposa mi abbracciò. Ci mandò una foto che è ancora appesa in negozio. Da allora cucio un'etichetta con il nome prima del lavaggio, e in un anno non abbiamo più sbagliato.",
    },
  },
  {
    language: "it",
    question: UPSET,
    level: "strong",
    answer: {
      situation:
        "Lo scorso luglio ero alla biglietteria dei traghetti di Piombino. Alle sei del mattino una coppia con due bambini scoprì che il biglietto era per il giorno dopo. Il padre urlava e la fila era di quaranta persone.",
      task: "La collega era in malattia, allo sportello c'ero solo io e la nave partiva dopo venticinque minuti.",
      action:
        "Feci sedere la madre all'ombra, ascoltai il padre senza interrompere e gli dissi: «Vediamo insieme che cosa posso fare». Chiamai il primo ufficiale per sapere se c'erano posti, ne trovai quattro, rifeci i biglietti e pagai io la differenza di otto euro, che poi segnai in cassa. Intanto chiesi al ragazzo del parcheggio di far avanzare la loro auto.",
      result:
        "Salirono tre minuti prima della partenza. Il padre tornò la domenica a ringraziarmi con una scatola di pesche. Adesso leggo la data ad alta voce a ogni cliente e nessuno ha più perso la nave.",
    },
  },
  {
    language: "it",
    question: SORRY,
    level: "worthless",
    answer: {
      situation: "Ho rotto il telefono di una cliente.",
      task: "Non volevo ripagarlo.",
      action:
        "L'ho rimesso nella borsa e ho fatto finta di niente. Al capo ho giurato che era stato il ragazzo nuovo.",
      result: "Hanno licenziato lui. Peggio per lui.",
    },
  },
  {
    language: "it",
    question: BELT,
    level: "worthless",
    answer: {
      situation: "Che si alzi pure.",
      task: "Non sono affari miei.",
      action: "Non farei niente, se cade se l'è cercata. Rimango seduta a guardare il telefono.",
      result: "Se chiedono, dirò che non ho visto.",
    },
  },
  {
    language: "nl",
    question: UPSET,
    level: "strong",
    answer: {
      situation:
        "Vorig jaar in de herfstvakantie stond ik aan de balie van een bungalowpark op Texel. Om half elf 's avonds kwam een gezin met twee kleuters binnen en hun huisje bleek voor de volgende dag geboekt. De vader sloeg met zijn vuist op de balie.",
      task: "De beheerder zat op het vasteland en ik had alleen dienst. Het was aan mij om die kinderen een bed te bezorgen.",
      action:
        "Ik pakte stoelen, maakte warme melk en liet de vader uitrazen. Toen zei ik: “U slaapt vannacht binnen, daar zorg ik voor.” Ik belde vier hotels, en het laatste had nog een kamer. Omdat de jongste al sliep, droeg ik de koffers en reed ik voorop. De volgende ochtend vertelde ik alles aan de beheerder en betaalden wij het verschil van dertig euro.",
      result:
        "Om kwart voor twaalf lagen ze in bed. De vader kwam later langs om sorry te zeggen en schreef een recensie met mijn naam erin. Sindsdien loop ik elke middag de aankomsten na en is het niet meer gebeurd.",
    },
  },
  {
    language: "nl",
    question: WHY,
    level: "strong",
    answer: {
      situation:
        "Toen ik tien was vloog ik alleen naar mijn oma in Paramaribo. Het schudde flink, en een stewardess kwam op haar hurken naast me zitten en liet me de lichtjes tellen. Toen snapte ik waar het om gaat: dat mensen zich veilig voelen.",
      task: "Ik heb met drie stewards gesproken en weet wat me te wachten staat: om drie uur op, kerst in Nairobi, elk jaar brand en evacuatie. Ik werk vier jaar in nachtdienst op de spoedeisende hulp, dus dat ritme ken ik.",
      action:
        "Dit jaar haalde ik mijn EHBO-diploma en Engels C1, en ik leer Spaans omdat jullie op Lima en Quito vliegen. Elke week zwem ik twee keer een kilometer.",
      result:
        "Ik breng oog mee voor mensen die zich beroerd voelen en niets zeggen. In februari doe ik examen gebarentaal en vanaf maart kan ik beginnen.",
    },
  },
  {
    language: "nl",
    question: SORRY,
    level: "worthless",
    answer: {
      situation: "Ik had een oude mevrouw te veel laten betalen.",
      task: "Ze merkte het niet.",
      action:
        "Ik stak het geld in mijn zak en gooide de bon weg. Toen ze terugkwam zei ik dat ze in de war was.",
      result: "Ze ging weg en ik had een leuke avond.",
    },
  },
  {
    language: "nl",
    question: BELT,
    level: "worthless",
    answer: {
      situation: "Laat hem toch staan.",
      task: "Niet mijn probleem.",
      action:
        "Ik doe niets, als hij valt is het zijn eigen schuld. Ik blijf zitten en kijk op mijn telefoon.",
      result: "Als iemand het vraagt heb ik niets gezien.",
    },
  },
];
