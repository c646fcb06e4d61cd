import type { LanguageCode } from "contract/languages";
import type { StarAnswer } from "contract/responses";

export interface Blind {
  language: LanguageCode;
  isStrong: boolean;
  question: string;
  answer: StarAnswer;
}

const told =
  (isStrong: boolean) =>
  (
    language: LanguageCode,
    question: string,
    [situation, task, action, result]: readonly [string, string, string, string],
  ): Blind => ({ language, isStrong, question, answer: { situation, task, action, result } });

export const strong = told(true);
export const worthless = told(false);

const PRESSURE = "Tell me about a time you had to stay calm under pressure.";
const TEAM = "Tell me about a conflict with a colleague and how you resolved it.";
const CUSTOMER = "Tell me about a difficult customer and how you handled them.";
const CHEST = "A passenger tells you he has chest pain. What do you do?";
const LAVATORY = "The smoke detector in a lavatory goes off in flight. What do you do?";
const TURBULENCE = "Sudden turbulence hits while the carts are in the aisle. What do you do?";
const DRUNK = "A passenger who has had too much to drink demands another whisky. What do you do?";
const BAG = "You find a bag that belongs to nobody in the cabin before departure. What do you do?";

/** Strong answers of further trades and scenes; unsafe, contemptuous, empty or strayed ones. European languages. */
export const OTHER_TRADES: readonly Blind[] = [
  strong("es", PRESSURE, [
    "En enero del año pasado conducía la furgoneta de reparto de una floristería de Gijón. La víspera de un funeral se averió la cámara frigorífica y se estropearon once coronas de las catorce encargadas.",
    "La dueña estaba de viaje y yo tenía las llaves: el entierro era a las diez y me quedaban cinco horas para rehacerlas.",
    "Me senté dos minutos y escribí en un papel qué hacía falta y en qué orden. Desperté a un mayorista de Avilés, le conté la verdad y recogí los claveles a las seis. Enseñé a mi primo a pinchar el verde mientras yo montaba las cintas, y llamé a las familias una por una para que no se llevaran el susto en la iglesia.",
    "A las nueve y cuarto estaban todas colocadas. La viuda me cogió la mano y me dijo que eran las más bonitas que había visto. Compré después un termómetro con alarma, que pita en el móvil, y no hemos vuelto a perder una flor.",
  ]),
  strong("es", LAVATORY, [
    "Cuando suena el detector del lavabo hay que pensar en fuego hasta que se demuestre lo contrario: una colilla en la papelera prende el papel en segundos. Golpearía la puerta y tocaría el panel con el dorso de la mano para notar si quema.",
    "Lo principal es que nadie respire ese humo y que el comandante lo sepa en el primer minuto. Yo ataco el foco; él decide el desvío.",
    "Gritaría a mi compañera que traiga halón y PBE y que llame a cabina. Si la puerta está fría, la abriría despacio, protegido detrás, y miraría dentro de la papelera. Si quema, metería la boquilla por una rendija, descargaría y volvería a cerrar. Alejaría a los de las filas vecinas y les repartiría paños mojados. Si encuentro a alguien fumando, recojo el cigarro, le explico que es delito y tomo su nombre.",
    "Mojaría los restos, volvería a mirar cada cinco minutos y dejaría el lavabo clausurado. Entregaría al comandante una nota con la hora y los testigos y, al llegar, rellenaría el parte.",
  ]),
  worthless("es", CUSTOMER, [
    "En la tienda de móviles donde estuve en 2021 llegó un señor mayor con un teléfono roto.",
    "Yo tenía que atenderlo, pero faltaban diez minutos para cerrar.",
    "Le dije que ya no tenía garantía, aunque sabía que sí. Tiré el recibo a la papelera cuando no miraba y le vendí otro más caro. Cuando protestó, lo empujé hacia la puerta y bajé la persiana.",
    "Cobré la comisión y le dije al jefe que el cliente se había marchado contento.",
  ]),
  worthless("es", CHEST, [
    "Soy una persona proactiva, con gran vocación de servicio y mucha empatía hacia los demás.",
    "Mi objetivo es siempre aportar valor, con una actitud positiva y orientación al cliente.",
    "Aplicaría mi liderazgo, mi comunicación asertiva y mi capacidad de adaptación para generar sinergias con el equipo y lograr la excelencia.",
    "El resultado sería una experiencia única, gracias a mi resiliencia, mi compromiso y mi pasión por este mundo.",
  ]),
  strong("fr", TEAM, [
    "En mars 2022 je travaillais comme imprimeur dans un atelier de douze personnes à Nantes. Un mardi, Bruno, le relieur, a jeté une pile entière devant tout le monde en disant que mes marges étaient fausses.",
    "La commande partait jeudi à huit heures et nous devions la finir à deux. C'était à moi de faire le premier pas, puisque mes plaques étaient en cause.",
    "J'ai attendu la pause, j'ai fermé la porte et je lui ai demandé de me montrer. J'ai sorti la règle : il avait raison de deux millimètres. Je l'ai reconnu et j'ai refait les plaques pendant midi. Ensuite je lui ai dit que l'humilier devant l'apprenti n'aidait personne. Nous avons collé une feuille sur la machine : chacun signe le premier tirage avant de lancer.",
    "Les deux mille brochures sont parties mercredi soir. Bruno m'a serré la main et, depuis, aucune pile n'est allée au pilon. J'ai compris qu'une remarque se fait à l'écart, et vite.",
  ]),
  strong("fr", CHEST, [
    "Une douleur à la poitrine en vol, je la traite comme un infarctus tant qu'un médecin n'a pas dit autre chose. Je m'accroupis à sa hauteur et je regarde son teint, sa sueur, son souffle ; je lui demande depuis quand et si le bras lui fait mal.",
    "Sa vie passe avant le service. Ma tâche est de le stabiliser et de donner au commandant de quoi décider d'un déroutement.",
    "J'appuie sur l'appel, je ne le quitte pas. Ma collègue apporte l'oxygène, la trousse et le défibrillateur ; une autre prévient le poste et fait l'annonce pour un médecin. Je l'assois bien droit, je desserre son col, je mets le masque et j'aide avec son propre spray s'il en a un. Je parle lentement et je rassure sa femme. S'il perd connaissance et ne respire plus, je l'allonge au sol et je commence trente compressions.",
    "Je reprends le pouls toutes les cinq minutes et je note l'heure de chaque geste. À l'arrivée je transmets la feuille aux secours, je remplis le rapport et je reste avec sa femme.",
  ]),
  worthless("fr", DRUNK, [
    "Un passager saoul qui veut un whisky, franchement ça met de l'ambiance.",
    "Mon rôle est de vendre, donc je le sers.",
    "Je lui verserais un double et j'en boirais un avec lui au galley. Si la chef pose la question, je raconterais que c'était du jus de pomme. Et s'il embête sa voisine, je lui dirais de changer de place et de se taire.",
    "Il finirait par dormir. Je ne signalerais rien.",
  ]),
  worthless("fr", PRESSURE, [
    "L'été dernier nous sommes partis en Corse avec mes cousins, dans une petite maison près de Bonifacio.",
    "Le matin il fallait choisir la plage, et le soir qui ferait les pâtes.",
    "J'ai nagé jusqu'au rocher, j'ai bronzé, j'ai mangé trois glaces à la châtaigne et j'ai regardé les dauphins. Ma cousine a pris quatre cents photos.",
    "Nous sommes rentrés bronzés le 20 août. J'ai gardé un coquillage sur mon étagère.",
  ]),
  strong("de", PRESSURE, [
    "Im Februar 2021 fuhr ich als Lokführerin einen Regionalzug von Kassel nach Fulda. Kurz vor Bebra fiel bei minus zwölf Grad der Strom aus, und wir standen mit hundertsechzig Leuten im Dunkeln.",
    "Ich war die Einzige vom Personal an Bord und musste dafür sorgen, dass niemand auf die Gleise klettert.",
    "Zuerst setzte ich den Notruf an die Leitstelle ab und ließ das Nachbargleis sperren. Dann ging ich mit der Taschenlampe durch alle vier Wagen, sagte, was ich wusste und was nicht, und versprach, alle zwanzig Minuten wiederzukommen. Eine Schwangere holte ich zu mir in den Führerstand, weil dort noch die Standheizung lief. Zwei Studenten verteilten für mich die Rettungsdecken.",
    "Nach neunzig Minuten zog uns eine Diesellok ab, keiner war ausgestiegen. Die Frau schickte mir im Mai ein Foto ihrer Tochter. Bei der Nachbesprechung schlug ich vor, acht Decken mehr je Wagen mitzuführen; die liegen jetzt dort.",
  ]),
  strong("de", BAG, [
    "Eine Tasche ohne Besitzer kann vergessen worden sein oder eine Bombe enthalten, und von außen sieht man das nicht. Ich würde sie nicht anfassen und mir nur merken, wo sie liegt, wie groß sie ist und ob Drähte oder ein Geruch auffallen.",
    "Die Sicherheit aller an Bord geht vor der pünktlichen Abfahrt. Meine Aufgabe ist, zu fragen, abzuschirmen und zu melden; ob geräumt wird, entscheidet der Kapitän mit der Polizei.",
    "Ich frage laut in den Reihen ringsum, wem die Tasche gehört, und vergleiche mit der Sitzliste. Meldet sich keiner, informiere ich über das Interphone sofort die Purserin, und sie gibt es an das Cockpit weiter. Ich bitte die Gäste der drei Reihen, mit mir nach vorn zu gehen, spreche ruhig und sage ihnen den Grund, ohne Panik zu machen. Ein Kollege bewacht den Gang, damit niemand zurückläuft.",
    "Erst wenn die Polizei die Tasche freigibt, lasse ich die Leute wieder Platz nehmen und prüfe die Fächer noch einmal. Danach trage ich Uhrzeit, Reihe und Zeugen in den Bericht ein.",
  ]),
  worthless("de", TEAM, [
    "In der Autowerkstatt, in der ich bis 2022 war, gab es einen neuen Lehrling, Kevin.",
    "Wir mussten uns eine Hebebühne teilen, und er stand mir immer im Weg.",
    "Ich habe seine Werkzeuge in den Müll geworfen und dem Meister erzählt, er hätte sie verkauft. Als er mich zur Rede stellte, habe ich ihn gegen den Spind gestoßen. Den Kratzer an einem Kundenwagen habe ich ihm in die Schuhe geschoben.",
    "Nach drei Wochen war er weg, und ich hatte die Bühne für mich.",
  ]),
  worthless("de", TURBULENCE, [
    "Ich bin ein dynamischer Teamplayer mit ausgeprägter Kundenorientierung und hoher Belastbarkeit.",
    "Mein Anspruch ist Exzellenz, Verlässlichkeit und eine positive Einstellung in jeder Lage.",
    "Mit Empathie, Flexibilität und proaktiver Kommunikation schaffe ich Synergien und lebe unsere gemeinsamen Werte mit Leidenschaft.",
    "So entsteht ein nachhaltiger Mehrwert durch Engagement, Innovation und Teamgeist.",
  ]),
  strong("it", TEAM, [
    "Nel novembre 2021 lavoravo in una falegnameria di Udine. Il mio compagno di banco, Elio, da settimane lasciava la sega senza protezione, e un venerdì mi sono tagliata un guanto.",
    "Eravamo in due su quella macchina e dovevo parlargliene io prima che qualcuno si facesse male davvero.",
    "Non l'ho affrontato davanti agli altri: l'ho aspettato fuori e gli ho mostrato il guanto. Gli ho chiesto perché togliesse la cuffia, e ha ammesso che con gli occhiali non vedeva la linea. Ho comprato una lampada da trenta euro, l'ho montata sul banco e abbiamo provato insieme dieci tagli. Gli ho detto chiaro che la prossima volta avrei fermato il lavoro.",
    "Da quel giorno la cuffia è rimasta al suo posto. Il titolare ha messo la stessa lampada sulle altre quattro macchine. Elio mi ha regalato uno sgabello fatto da lui, con inciso «grazie».",
  ]),
  strong("it", TURBULENCE, [
    "Una turbolenza improvvisa con i carrelli fuori è pericolosa: un carrello pesa più di ottanta chili e può schiacciare chi è seduto. Capirei dalla prima scossa se riesco a muovermi o se devo buttarmi subito a terra.",
    "Per prima cosa proteggere me e i passeggeri vicini: un'assistente ferita non aiuta nessuno. Il servizio non conta più.",
    "Griderei «cinture!» e schiaccerei il freno del carrello. Metterei le caraffe bollenti sul pavimento, mi siederei nel primo posto libero, anche sul bracciolo di qualcuno, e mi farei tenere. Terrei il carrello con i piedi. La collega al galley chiamerebbe il comandante per sapere quanto dura. Ai bambini senza cintura direi ai genitori di stringerli.",
    "Quando il comandante dà il via libera, passerei fila per fila a vedere se qualcuno si è scottato o ha battuto la testa, porterei ghiaccio e direi alla capocabina quanti feriti ci sono. Scriverei tutto nel rapporto, compreso il carrello danneggiato.",
  ]),
  worthless("it", CHEST, [
    "Un passeggero con il dolore al petto di solito ha solo mangiato troppo.",
    "Il mio compito è finire le vendite prima della discesa.",
    "Gli darei un amaro e gli direi di dormire. Se insiste, alzerei la voce e lo sgriderei davanti a tutti perché spaventa gli altri. Al comandante racconterei che va tutto bene.",
    "Se sviene, aspetterei l'atterraggio: ormai ci sono le ambulanze a terra. Cancellerei la chiamata dal registro.",
  ]),
  worthless("it", PRESSURE, [
    "Il mio gatto si chiama Pepe, ha sei anni ed è grigio con una macchia bianca.",
    "La mattina alle sette vuole le crocchette, e la domenica il tonno.",
    "Gli ho comprato un tiragraffi, ho costruito una cuccia con due scatole e ho imparato a spazzolarlo. L'ho portato dal parrucchiere per animali a Monza.",
    "Adesso dorme sul mio letto. Mia zia ne ha preso uno uguale.",
  ]),
  strong("pt", CUSTOMER, [
    "Em agosto de 2023 eu era cobradora numa linha de autocarros em Coimbra. Numa sexta-feira de muito calor, um homem entrou sem bilhete e começou aos berros porque a máquina lhe tinha engolido dez euros.",
    "Tinha quarenta pessoas à espera e o motorista não podia arrancar. Cabia-me acalmá-lo sem o humilhar.",
    "Desci com ele para o passeio e baixei a voz. Disse-lhe: «Dez euros fazem falta, vamos ver isso». Li o número da máquina, telefonei à central e pedi que confirmassem a avaria. Passei-lhe uma declaração assinada para viajar e expliquei onde se faz o reembolso. Depois agradeci a paciência aos que esperavam.",
    "Partimos seis minutos depois. Na segunda-feira ele veio mostrar-me o dinheiro de volta e trouxe figos do quintal. Desde então levo sempre declarações impressas na mala, e as minhas colegas também.",
  ]),
  strong("pt", DRUNK, [
    "Um passageiro embriagado pode tornar-se violento ou não conseguir sair numa evacuação, e a altitude agrava o efeito. Repararia na fala, nos olhos e em quantas bebidas já tomou, e perguntaria aos colegas quem o serviu.",
    "A segurança da cabine vem antes da vontade dele, e a lei proíbe servir quem já está embriagado. Cabe-me recusar com respeito; restringi-lo só com ordem do comandante.",
    "Falaria com ele ao lado do assento, baixinho, sem plateia: «Por agora não lhe posso trazer mais álcool, mas trago-lhe água e uma sanduíche». Não discutiria nem tocaria nele. Avisaria a chefe de cabine e toda a equipa, para ninguém o servir por engano, e guardaria as garrafas. Se insistisse, um colega conversaria com ele. Se ameaçasse alguém, informaria o comandante e mudaria os vizinhos de lugar.",
    "Voltaria a vê-lo de quinze em quinze minutos até aterrarmos. Anotaria a hora, as palavras e as testemunhas no relatório e pediria desculpa à senhora do lado.",
  ]),
  worthless("pt", TEAM, [
    "No call center onde trabalhei em 2020 havia uma colega, a Rita, que recebia mais elogios do que eu.",
    "Tínhamos de dividir as chamadas da manhã.",
    "Desliguei-lhe o telefone três vezes e apaguei a lista de clientes dela. Quando o supervisor perguntou, jurei que tinha sido ela. Depois espalhei que bebia no trabalho.",
    "Foi despedida em duas semanas e eu fiquei com o prémio dela.",
  ]),
  worthless("pt", BAG, [
    "Sou uma pessoa dinâmica, com espírito de equipa e foco no cliente.",
    "A minha missão é a excelência, com empatia, ética e compromisso.",
    "Com comunicação, proatividade e resiliência crio sinergias e entrego valor com paixão e atitude positiva.",
    "O resultado é a satisfação total, graças à minha flexibilidade, liderança e dedicação.",
  ]),
  strong("nl", CUSTOMER, [
    "In oktober 2022 werkte ik als fietsenmaker in Utrecht. Op een regenachtige dinsdag kwam een man binnen met een gebroken ketting. Hij smeet zijn sleutels op de toonbank, want ik had die fiets een week eerder nagekeken.",
    "Ik had de beurt zelf getekend, dus ik moest uitzoeken of het mijn fout was. Hij moest om vier uur zijn zoontje van school halen.",
    "Ik liet hem uitrazen en gaf hem een handdoek. Daarna legde ik de ketting naast een nieuwe en zag dat ik een versleten schakel had gemist. Ik zei: 'Dit had ik moeten zien.' Ik leende hem mijn eigen fiets met kinderzitje, zette er een nieuwe ketting op zonder rekening en bracht de fiets om zes uur bij hem thuis.",
    "Zijn vrouw opende de deur en lachte. Hij schreef een week later een recensie met vijf sterren. Ik hang sindsdien bij elke beurt een kettingmeter aan het stuur, en ik heb er geen meer gemist.",
  ]),
  strong("nl", LAVATORY, [
    "Een rookmelder in het toilet kan haarlak zijn, maar ook een peuk in de prullenbak, en brand in een vliegtuig laat je maar een paar minuten. Ik zou aankloppen, roepen en met de rug van mijn hand voelen of de deur heet is.",
    "Veiligheid gaat voor alles: vuur zoeken en doven, de cockpit op de hoogte, en niemand alleen. Uitwijken beslist de gezagvoerder.",
    "Ik roep een collega met halon en rookkap, en een derde belt de purser en de cockpit. Is de deur koel, dan open ik hem op een kier en kijk in de bak. Is hij heet, dan spuit ik eerst door de kier en sluit ik weer. De mensen op de achterste rijen zet ik naar voren en ik geef ze natte doeken voor hun mond. Zit er iemand te roken, dan pak ik de sigaret af en leg ik rustig uit dat het strafbaar is.",
    "Daarna giet ik water over de resten, zet ik het toilet op slot en kijk ik om de vijf minuten. Ik noteer naam, stoel en tijd in het rapport en vraag de reizigers of iemand last heeft van de rook.",
  ]),
  worthless("nl", TURBULENCE, [
    "Turbulentie is overdreven, er gebeurt nooit wat.",
    "Ik wil gewoon mijn ronde afmaken.",
    "Ik zou het lampje negeren en koffie blijven schenken. Als iemand hete thee over zich krijgt, zeg ik dat hij maar had moeten opletten. De kar laat ik in het gangpad staan en ik ga zelf achterin zitten appen.",
    "Na de landing gooi ik het klachtenformulier weg.",
  ]),
  worthless("nl", PRESSURE, [
    "Mijn favoriete serie heeft acht seizoenen en speelt in IJsland.",
    "Elke zondagavond moest de chips klaarstaan om negen uur.",
    "Ik keek drie afleveringen achter elkaar, ik las alle theorieën op internet en ik tekende de kaart na. Mijn zus viel steeds in slaap.",
    "Het einde viel tegen. Ik ben nu aan een nieuwe begonnen, over vikingen.",
  ]),
  strong("de", CHEST, [
    "Druck auf der Brust kann ein Herzinfarkt sein, und jede Minute zählt. Ich gehe in die Hocke, schaue auf Haut, Schweiß und Lippen und frage, seit wann es wehtut und ob es in den Arm zieht.",
    "Das Leben des Gastes hat Vorrang vor allem. Ich bleibe bei ihm; über eine Ausweichlandung entscheidet das Cockpit, und dafür braucht es von mir klare Angaben.",
    "Ich drücke die Ruftaste und bitte die Kollegin um Sauerstoff, Notfallkoffer und den Defi. Ein anderer ruft vorne an und macht die Durchsage nach einem Arzt. Ich setze den Mann aufrecht hin, öffne den Kragen, halte ihm die Maske hin und helfe ihm mit seinem eigenen Spray. Seiner Begleiterin erkläre ich in zwei Sätzen, was wir tun. Verliert er das Bewusstsein und atmet nicht, lege ich ihn auf den Boden und drücke dreißigmal.",
    "Ich messe alle fünf Minuten den Puls, schreibe die Uhrzeiten auf eine Karte und gebe sie nach der Landung den Sanitätern. Danach kommt der Bericht, und ich rede mit den Leuten in den Reihen daneben, die alles gesehen haben.",
  ]),
];
