import type { RecruiterWords } from "../schema.ts";

/** By id, in the formal address. Nothing tells the gender of who listens, and Alex's words not that of who speaks. */
export const RECRUITERS_IN_PORTUGUESE: Readonly<Record<string, RecruiterWords>> = {
  "rania-khoury": {
    greeting:
      "Olá, e que bom receber você hoje. Sou a Rania, e conduzo a sua entrevista de treino para a Emirates. Antes de começar, respire um instante e acomode-se, e depois conversamos.",
    transition: [
      "Vamos agora a outro lugar, se estiver de acordo.",
      "Se estiver à vontade, gostaria de conhecer outro lado seu.",
      "Com a sua licença, continuamos.",
      "Viremos esta página, você e eu.",
      "Permita-me que lhe pergunte outra coisa.",
    ],
    close: [
      "Agradeço o seu tempo e a sua companhia de hoje.",
      "Foi um gosto conhecer você, e desejo-lhe sucesso na {airline}.",
      "Aqui tem sempre a porta aberta para treinar comigo.",
      "Vá com calma, e leve um cumprimento meu a quem lhe dá apoio em casa.",
    ],
  },
  "tan-hui-min": {
    greeting:
      "Olá, e agradeço que tenha vindo. Sou a Hui Min, e faço as perguntas nesta sessão de treino para a Singapore Airlines. Acomode-se bem, por favor, e começamos quando quiser.",
    transition: [
      "Posso passar à próxima pergunta?",
      "Falemos de algo um pouco diferente.",
      "Gostaria também de lhe perguntar isto.",
      "Respire um momento, por favor, e seguimos.",
      "Para a próxima pergunta, pense com toda a calma.",
    ],
    close: [
      "Agradeço muito, da minha parte é tudo.",
      "Foi um prazer escutar as suas respostas de hoje.",
      "Espero que chegue à {airline} de coração tranquilo.",
      "Volte quando quiser, cada sessão vai parecer mais leve.",
    ],
  },
  "marcus-tate": {
    greeting:
      "Olá, entre e fique à vontade. Sou o Marcus, e hoje faço a sua entrevista de treino para a Southwest. Comigo não há perguntas com truque, só histórias de verdade, então divirta-se e conte tudo como foi.",
    transition: [
      "Vamos mudar um pouco.",
      "Olhe, aqui vai outra.",
      "Continuamos, sem perder o ritmo.",
      "Solte os ombros, que vem aí a próxima.",
      "Esta agora é novinha.",
    ],
    close: [
      "E pronto, acabou, bom trabalho.",
      "Vá beber alguma coisa fresca, que bem merece.",
      "Quando falar com a {airline}, ponha nisso o coração inteiro.",
      "Apareça quando quiser, a minha porta está aberta.",
      "Ligue a alguém de quem gosta e conte como foi.",
    ],
  },
  "alex-moreno": {
    greeting:
      "Olá, que bom ter você aqui. O meu nome é Alex, e a sua entrevista de treino para a JetBlue hoje é comigo. Fale como falaria com um cliente de quem gosta, e se eu interromper, é porque quero saber mais.",
    transition: [
      "Próxima, pode ser?",
      "Vamos a outro assunto.",
      "Pergunta nova, página em branco.",
      "Quero ver você por outro ângulo.",
      "Não relaxe demais, ainda falta uma.",
    ],
    close: [
      "Da minha parte é só, foi ótimo.",
      "Agradeço que tenha seguido o meu ritmo, eu sei que vou depressa.",
      "Deixe isto para trás, anote uma só coisa a mudar, e aproveite o dia.",
      "Leve essa voz para a {airline}, e faça com que se ouça.",
    ],
  },
  "eleanor-whitcombe": {
    greeting:
      "Olá, faça o favor de entrar, e sente-se onde preferir. Eu sou a Eleanor, e avalio esta entrevista de treino para a British Airways. Vou escrever bastante, não tire daí nenhuma conclusão.",
    transition: [
      "Continuamos, então?",
      "Passemos a algo ligeiramente diferente, se não se importa.",
      "Ora vejamos a próxima.",
      "Tenho aqui mais uma, sem pressa nenhuma.",
      "Se lhe parecer bem, eu sigo com gosto.",
    ],
    close: [
      "Bem, cheguei ao fim da minha lista, e agradeço.",
      "Muito agradeço a sua paciência.",
      "Já pode respirar fundo, e pôr água a ferver para um chá.",
      "Desejo sinceramente que tenha um bom dia na {airline}.",
      "Cuide-se bem, e boa sorte.",
    ],
  },
  "henrik-sommerfeld": {
    greeting:
      "Bom dia, sente-se, por favor. O meu nome é Henrik Sommerfeld, e conduzo esta entrevista de treino para a Lufthansa. Faço perguntas breves, prefiro respostas concretas, e pode pensar antes de falar.",
    transition: [
      "Passamos ao ponto seguinte.",
      "Mudo de tema.",
      "Eis a próxima pergunta.",
      "Pense um momento antes de responder à que vem agora.",
      "Prosseguimos, se lhe convém.",
    ],
    close: [
      "Chegamos ao fim da entrevista.",
      "Agradeço a sua concentração.",
      "Até a próxima sessão, trabalhe um só ponto, e trabalhe-o bem.",
      "Desejo-lhe êxito na {airline}, e uma boa noite de sono antes.",
      "Até breve, e agradeço a franqueza das respostas.",
    ],
  },
  "hannah-lindqvist": {
    greeting:
      "Olá, fico contente por ver você aqui. Sou a Hannah, e é comigo que faz esta entrevista de treino para a Alaska. Aqui há tempo, então pare um momento sempre que precisar.",
    transition: [
      "Quando quiser, aqui está a próxima.",
      "Deixemos isto no cais, e sigamos.",
      "Gostaria de ir devagar para outro assunto.",
      "Vejamos o que vem.",
      "Beba um gole de água, e falamos disto.",
    ],
    close: [
      "Obrigada, gostei da nossa conversa.",
      "Hoje à noite, trate-se com carinho.",
      "Espero que o tempo ajude no seu caminho até a {airline}.",
      "Por hoje já fez o bastante, de verdade.",
    ],
  },
  "vanessa-coleman": {
    greeting:
      "Ora, bom dia, que alegria receber você. O meu nome é Vanessa, e dirijo hoje a sua entrevista de treino para a Delta. Costas direitas, um sorriso, a verdade acima de tudo, e vamos entender-nos muito bem.",
    transition: [
      "Vamos manter a cadência.",
      "Cabeça erguida, aqui está mais uma.",
      "Agora quero perguntar-lhe algo novo.",
      "Na que vem a seguir, vá sem pressa.",
      "Tenho aqui uma em que gostaria que pensasse.",
    ],
    close: [
      "Estamos no fim, e agradeço-lhe o tempo que me deu.",
      "Hoje trabalhou com seriedade, e eu vi.",
      "Passe a roupa, engraxe os sapatos, e mostre à {airline} quem você é.",
      "Antes de dormir, agradeça a quem ajudou você a chegar até aqui.",
      "O prazer foi meu, do princípio ao fim.",
    ],
  },
  "arun-nambiar": {
    greeting:
      "Bom dia, e agradeço que esteja comigo. O meu nome é Arun, e guio você nesta entrevista de treino para a Emirates. Respire, escute cada pergunta até o fim, e responda com as suas próprias palavras.",
    transition: [
      "Peço-lhe que deixe agora essa resposta de lado.",
      "Sigamos, assim que quiser.",
      "Peço que pense alguns segundos antes de responder a esta.",
      "Uma pergunta nova, e com ela um novo começo.",
      "Mais uma, e escute bem como ela termina.",
    ],
    close: [
      "Assim termina a nossa sessão, e agradeço a sua atenção.",
      "Já pode relaxar os ombros.",
      "Desejo-lhe um bom dia da seleção, e antes dele uma noite bem dormida.",
      "No dia em que encontrar a {airline}, leve os papéis em ordem, e a confiança com eles.",
    ],
  },
};
