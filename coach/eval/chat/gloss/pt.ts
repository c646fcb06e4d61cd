import type { GlossedMessage, GlossedSet } from "./format.ts";
import { saidAnew } from "./strangers.ts";

const BEFORE: readonly GlossedMessage[] = [
  // Wishes
  { ask: "Faz-me uma pergunta sobre trabalho em equipa", expect: ["intent:practise"] },
  { ask: "queria treinar um bocadinho", expect: ["intent:practise"] },
  { ask: "Podemos fazer uma simulação de entrevista?", expect: ["intent:drill"] },
  { ask: "me faz uma pergunta difícil sobre conflitos", expect: ["intent:practise"] },
  {
    ask: "Qual das minhas histórias é a mais fraca?",
    expect: ["intent:weakest-answer"],
    after: "three weeks",
  },
  { ask: "eu melhorei?", expect: ["intent:progress"], after: "three weeks" },
  {
    ask: "Você pode dar uma olhada no meu currículo?",
    expect: ["intent:cv"],
    after: "three weeks",
  },
  { ask: "afinal o que é que sabes fazer?", expect: ["intent:capabilities"] },
  // Airlines
  {
    ask: "Que altura é preciso ter para a Emirates?",
    expect: ["airlines/emirates"],
    says: [["212"]],
  },
  {
    ask: "posso ter uma tatuagem no antebraço na Lufthansa?",
    expect: ["airlines/lufthansa"],
    says: [["tattoo"]],
  },
  {
    ask: "Com que idade dá pra entrar na Wizz Air?",
    expect: ["airlines/wizz-air"],
    says: [["18"]],
  },
  { ask: "Onde fica a sede da KLM?", expect: ["airlines/klm"], says: [["Amstelveen"]] },
  { ask: "como funciona o processo seletivo da easyJet", expect: ["airlines/easyjet"] },
  {
    before: ["Que altura é preciso ter para a Emirates?"],
    ask: "e na Qatar?",
    expect: ["airlines/qatar-airways"],
    says: [["212"]],
  },
  // Airports
  { ask: "O que significa o código LIS?", expect: ["airports/LIS"] },
  { ask: "qual é o código do aeroporto de Viena", expect: ["airports/VIE"] },
  // Terms, doors, evacuation
  { ask: "O que é a girt bar?", expect: ["terminology/girt-bar", "aircraft/door-girt-bar"] },
  {
    ask: "como se diz escorregadeira em espanhol?",
    expect: ["terminology/evacuation-slide"],
  },
  {
    ask: "O que devo gritar numa evacuação?",
    expect: ["evacuation/", "syllabus/announcements-and-commands-evac-calls"],
  },
  {
    ask: "a manga não insufla, e agora?",
    expect: ["evacuation/failure-slide-does-not-fill"],
  },
  // First aid, fire, passengers
  {
    ask: "Um passageiro está a ter um enfarte, o que faço?",
    expect: ["syllabus/first-aid-heart-attack"],
  },
  {
    ask: "o que eu faço se um celular pegar fogo",
    expect: ["syllabus/fire-and-smoke-lithium", "syllabus/fire-and-smoke-thermal"],
  },
  {
    ask: "Como lidar com um passageiro bêbado?",
    expect: [
      "syllabus/passenger-handling-alcohol",
      "syllabus/security-deescalate",
      "terminology/disruptive",
    ],
  },
  // The day
  { ask: "Como é um assessment day?", expect: ["intent:assessment-day"] },
  {
    ask: "O que respondo quando perguntam pelos meus pontos fracos?",
    expect: ["assessment-days/final-the-weakness", "assessment-days/asked-a-second-weakness"],
  },
  // Limits and feelings
  { ask: "Quanto ganha um tripulante na Emirates?", expect: ["intent:limit", "airlines/emirates"] },
  { ask: "estou super nervosa para amanhã", expect: ["intent:nerves"] },
  { ask: "Não passei na seleção e estou muito em baixo", expect: ["intent:mood"] },
  { ask: "como vai estar o tempo amanhã em Lisboa?", expect: ["intent:limit"], declines: true },
  { ask: "Muito obrigada, ajudaste imenso!", expect: ["intent:thanks"] },
];

const TUNED: readonly GlossedMessage[] = [
  { ask: "Pergunta-me qualquer coisa sobre segurança", expect: ["intent:practise"] },
  { ask: "Me dá cinco perguntas seguidas", expect: ["intent:drill"] },
  { before: ["Faça-me uma pergunta"], ask: "mais uma", expect: ["intent:practise"] },
  {
    ask: "Faça um plano para a próxima semana",
    expect: ["intent:plan"],
    after: "three weeks",
  },
  {
    ask: "Por onde começo a preparar a entrevista?",
    expect: ["intent:plan"],
    after: "three weeks",
  },
  { ask: "o que quer dizer método STAR?", expect: ["intent:explain-star"] },
  { ask: "Quanto tempo deve durar a minha resposta?", expect: ["intent:explain-star"] },
  { ask: "por que tão poucos pontos?", expect: ["intent:analyse-answer"], after: "analysis" },
  { ask: "Quais são os valores da Singapore Airlines?", expect: ["airlines/singapore-airlines"] },
  {
    ask: "Preciso saber nadar para trabalhar na Ryanair?",
    expect: ["airlines/ryanair"],
    says: [["swim", "water", "20 m"]],
  },
  {
    before: ["Quais são os valores da Qatar Airways?"],
    ask: "e tatuagens?",
    expect: ["airlines/qatar-airways"],
    says: [["tattoo"]],
  },
  {
    before: ["Quais são os valores da Qatar Airways?"],
    ask: "que perguntas é que fazem?",
    expect: ["questions/qatar", "airlines/qatar-airways"],
  },
  {
    before: ["Quais são os valores da Lufthansa?"],
    ask: "mais curto",
    expect: ["airlines/lufthansa"],
  },
  { ask: "Quais companhias fazem parte da Star Alliance?", expect: ["airlines/lufthansa"] },
  { ask: "Compara a Emirates com a Qatar Airways", expect: ["airlines/emirates"] },
  { ask: "de quem é o hub de Frankfurt?", expect: ["airports/FRA", "airlines/lufthansa"] },
  {
    ask: "Qual a diferença entre layover e turnaround?",
    expect: ["terminology/layover", "terminology/turnaround"],
  },
  { ask: "quantas portas tem um A320?", expect: ["aircraft/"] },
  {
    ask: "Quando é que não devo abrir a porta?",
    expect: ["evacuation/", "aircraft/door", "terminology/exit-assessment"],
  },
  { ask: "Como reconheço um AVC?", expect: ["syllabus/first-aid-stroke"] },
  { ask: "o que fazer se alguém sangra do nariz", expect: ["syllabus/first-aid-nosebleed"] },
  {
    before: ["O que faço se alguém se engasgar?"],
    ask: "e se for um bebé?",
    expect: ["syllabus/first-aid-choking-special"],
  },
  {
    ask: "Pode levar power bank na bagagem despachada?",
    expect: ["syllabus/dangerous-goods"],
  },
  {
    ask: "Que roupa levo para o recruitment day?",
    expect: ["assessment-days/asked-wear", "assessment-days/asked-what", "assessment-days/list"],
  },
  {
    ask: "O que tenho de levar para o dia de seleção?",
    expect: ["assessment-days/list-what-to-bring"],
  },
  {
    before: ["O que é a girt bar?"],
    ask: "em espanhol por favor",
    expect: ["intent:language", "terminology/girt-bar"],
  },
  { ask: "nunca vou conseguir, os outros são todos melhores", expect: ["intent:mood"] },
  { ask: "Achas que a Lufthansa me vai aceitar?", expect: ["intent:limit"], declines: true },
  { ask: "escreve-me um poema", expect: ["intent:limit"], declines: true },
  { ask: "Você é uma pessoa de verdade?", expect: ["intent:capabilities"] },
];

/** Strangers' questions in Portuguese, of both sides of the ocean: said anew once the gloss stood. */
const STRANGERS = `
do I have to speak French to join Air France or is english enough => Preciso falar francês para entrar na Air France ou inglês chega?
tell me the hawaiian airlines values and what they mean => diz-me os valores da Hawaiian Airlines e o que significam
code of istanbul airport, the big new one => código do aeroporto de Istambul, o novo, o grande
milan has how many airports n what are the codes => quantos aeroportos tem Milão e quais são os códigos?
meaning of deadhead => significado de deadhead
What's an INAD, is that a criminal => O que é um INAD, é um criminoso?
ABP stands for?? => ABP significa o quê??
how many exits has an a320 => quantas saídas tem um a320
A321 ceo and neo have different exits, what's the difference => A321 ceo e neo têm saídas diferentes, qual é a diferença?
brace commands, exact words => comandos de brace, as palavras exatas
water is up to the sill, still open the door? => a água chega à soleira, abro a porta na mesma?
how do i recognise a stroke => como é que reconheço um AVC
power banks allowed per person these days? => quantos power banks são permitidos por pessoa hoje em dia?
swiss cheese model?? => modelo do queijo suíço??
until which week may a pregnant lady fly normally => até que semana uma grávida pode voar normalmente
how do i start when they say tell us about yourself => como é que começo quando dizem fale-nos de si?
what do they check in the medical => o que eles veem no exame médico
do i need star for "why do you want this job" too => também preciso do STAR para "por que quer este trabalho"?
what from my resume would be good for a leadership question => o que do meu currículo serve para uma pergunta sobre liderança?
can you apply to british airways for me and send them my answers => você pode se candidatar à British Airways por mim e enviar as minhas respostas?
does ryanair make you pay for the training course => na Ryanair temos de pagar o curso de formação?
southwest training do they pay u => a Southwest paga o treinamento?
what planes does emirates fly => que aviões tem a Emirates?
does norwegian accept people with glasses? => a Norwegian aceita pessoas com óculos?
why should I choose Wizz and not Ryanair, what do I answer => por que a Wizz e não a Ryanair, o que eu respondo?
is AKL in australia or new zealand => AKL fica na Austrália ou na Nova Zelândia?
who is the purser and what she does different from normal crew => quem é o purser e o que faz de diferente da tripulação normal?
what is "top of descent" => o que é o "top of descent"
How long takes the slide to inflate? => Quanto tempo demora a manga a insuflar?
how many seconds do you have to get everybody out of the plane => quantos segundos temos para tirar toda a gente do avião
difference ditching and normal evacuation => diferença entre amaragem e evacuação normal
what is the squawk code for hijack => qual é o código squawk para sequestro
vape in hold luggage yes or no => cigarro eletrônico na mala despachada sim ou não
how many minutes does the smoke hood last => quantos minutos dura o capuz antifumo?
someone called and say there is bomb on the plane.. => alguém ligou a dizer que há uma bomba no avião..
what to say in PA when we have delay and i dont know how long => o que dizer no anúncio quando há atraso e não sei de quanto tempo
roleplay with angry passenger, how do they mark it => role play com passageiro irritado, como é que avaliam?
what is star method, never heard before today => o que é o método STAR, nunca tinha ouvido falar até hoje
why that score? => porquê essa pontuação?
make me a plan until 1 december => faz-me um plano até 1 de dezembro
what's the weather in doha tomorrow => como vai estar o tempo amanhã em Doha?
what do i pack for the open day tomorow => o que levo para o open day amanhã
why on earth is Chicago ORD => porque raio é que Chicago é ORD?
Which document tells the captain there is radioactive stuff in the belly? => Que documento diz ao comandante que há material radioativo no porão?
by US law how many hours no drinking before work for cabin crew => pela lei americana, quantas horas antes do trabalho é que a tripulação não pode beber?
Can you sit in a Dreamliner slide like in a boat? => Dá para sentar na escorregadeira do Dreamliner como num barco?
KSML and MOML and VGML, who eats what => KSML, MOML e VGML, quem come o quê?
nobody comes to my exit anymore. do i go? => não vem mais ninguém à minha saída. vou?
My uncle brings frozen fish packed with dry ice. Any limit? => O meu tio traz peixe congelado com gelo seco. Há limite?
lady wont drop her suitcase at the door and 50 people behind her => uma senhora não larga a mala na porta e tem 50 pessoas atrás
why is there still an ashtray in the toilet when smoking is banned lol => por que ainda tem cinzeiro no banheiro se é proibido fumar?
I keep mixing up MCO. which airport is it and where does the M come from => Confundo sempre o MCO. que aeroporto é e de onde vem o M?
baby 8 months choking, belly thrusts? => bebê de 8 meses engasgado, compressões abdominais?
What is a UM / UMNR child and what age normally => O que é um UM / UMNR e que idade tem normalmente?
How long can I breathe in that smoke hood? => Quanto tempo consigo respirar com esse capuz antifumaça?
The captain says 'attention crew, at stations'. Do I open my door? => O comandante diz 'attention crew, at stations'. Abro a minha porta?
I was asked yesterday whether I would give insulin or juice to a shaky confused diabetic. I said insulin. Bad? => Ontem perguntaram-me se daria insulina ou sumo a um diabético a tremer e confuso. Eu disse insulina. Fiz mal?
how far away should everybody stand after getting out => a que distância devem ficar todos depois de sair
`;

/** Messages as candidates write them in Portugal and in Brazil. */
export const PORTUGUESE_MESSAGES: GlossedSet = {
  strangers: saidAnew(STRANGERS),
  before: BEFORE,
  tuned: TUNED,
  reached: { unread: 0.68, read: 0.93, before: 0.89, tuned: 0.92 },
};
