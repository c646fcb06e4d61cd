import type { MockInterviewWords } from "../../schema.ts";

export const SITUATIONAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "belt-sign-during-hot-drinks": {
    question:
      "No meio do serviço de bebidas quentes, o avião entra em turbulência e acende-se o sinal dos cintos. O que faz?",
    expectedPoints: [
      "Parar logo de servir e pôr primeiro o líquido quente em segurança",
      "Trolley travado, e guardado se houver tempo",
      "Se balançar muito, o assento e o cinto mais próximos: a sua segurança também conta",
      "Pedir com calma que apertem os cintos, e pensar nas crianças de colo e nos lavatórios",
      "Depois, procurar feridos e informar o cockpit",
    ],
    followUp: "A calma voltou. O que verifica antes de recomeçar?",
    whyAsked: "Mostra se o serviço dá lugar à segurança sem que ninguém o diga.",
  },
  "two-passengers-one-seat": {
    question:
      "O embarque está quase no fim, e dois passageiros têm cartão de embarque para o mesmo assento. O que faz?",
    expectedPoints: [
      "Ler os dois cartões: nome, voo, data, assento",
      "Não culpar ninguém, e não mandar ninguém embora no meio do corredor",
      "Avisar o pessoal de terra e o chefe de cabine, que veem o mapa de assentos",
      "Oferecer a um dos dois um lugar onde esperar sem incomodar",
      "Dizer com franqueza quanto tempo leva, e agradecer aos dois",
      "No final, o número de pessoas a bordo sempre certo",
    ],
    followUp: "Quando a porta se fecha, quem está sentado onde, e quem o sabe?",
    whyAsked:
      "Uma pequena desordem contra o relógio: justiça, calma, e as pessoas certas avisadas.",
  },
  "no-more-alcohol": {
    question:
      "Um passageiro que já bebeu claramente o bastante pede mais um whisky. O que lhe diz, e o que faz?",
    expectedPoints: [
      "Uma recusa amável e discreta, sem falar de embriaguez",
      "Outra coisa em troca: água, comida, um café mais tarde",
      "Colegas e chefe de cabine avisados, para que todos digam o mesmo",
      "Pensar nas garrafas que talvez tenha na mala",
      "Atenção aos sinais de tensão, com passos claros se piorar",
      "Conhecer a razão: não se serve quem parece embriagado",
    ],
    followUp: "Ele vai ao galley de trás e pede ao seu colega. O que acontece lá?",
    whyAsked: "Dizer não com dignidade é uma arte, e aqui a lei está do seu lado.",
  },
  "exit-row-doubt": {
    question:
      "No embarque, um passageiro sentado junto a uma saída de emergência diz que preferia não ter de a abrir. O que faz?",
    expectedPoints: [
      "Agradecer por o ter dito, sem exigir uma razão",
      "Mudá-lo de lugar sem demora, e sem o embaraçar",
      "Achar alguém capaz e disposto para esse assento",
      "Explicar a saída a essa pessoa e pedir o seu acordo",
      "Tudo resolvido antes que o avião saia da posição",
    ],
    followUp: "O avião está cheio. Como faz, então?",
    whyAsked: "Uma saída só vale o que vale a pessoa sentada ao lado.",
  },
  "colleague-smells-of-alcohol": {
    question: "No briefing da tripulação, nota cheiro de álcool no hálito de um colega. O que faz?",
    expectedPoints: [
      "Agir antes do voo, e não depois",
      "Falar logo, com discrição, com o chefe de cabine ou o comandante",
      "Comunicar o que se notou, não um veredicto",
      "A amizade e os horários vêm depois da segurança",
      "Saber que há programas de ajuda, e que esconder não ajuda",
    ],
    followUp: "O seu colega suplica que não diga nada. O que lhe responde?",
    whyAsked: "Põe à prova a integridade quando a lealdade puxa para o outro lado.",
  },
  "briefing-without-sight": {
    question:
      "Um dos seus passageiros é cego e viaja sem companhia. Como lhe apresenta as instruções de segurança?",
    expectedPoints: [
      "Apresentar-se pelo nome e perguntar como ajudar melhor",
      "Deixar que as mãos dele achem o cinto, a máscara, o colete e o botão de chamada",
      "Contar as filas até as saídas, para a frente e para trás",
      "Oferecer um cartão em braille ou em letras grandes, se houver a bordo",
      "Combinar quem virá numa emergência, e o lugar da bengala ou do cão-guia",
      "Falar com a pessoa e não com quem vai ao lado",
    ],
    followUp: "Como confirma, sem lhe fazer um exame, que tudo ficou dito?",
    whyAsked: "Uma segurança igual diz-se de outro modo, e diz-se com respeito.",
  },
  "suspected-trafficking": {
    question:
      "Uma menina que viaja com um adulto parece assustada, e o adulto responde por ela a todas as perguntas. O que faz?",
    expectedPoints: [
      "Observar e anotar dados: palavras, assentos, documentos, conduta",
      "Nenhuma acusação, nenhum resgate por conta própria, nenhuma separação à força",
      "Avisar o chefe de cabine e, por ele, o comandante",
      "O comandante manda avisar as autoridades antes da chegada",
      "Enquanto isso, um serviço normal e amável, para não pôr ninguém em perigo",
    ],
    followUp: "O avião chegou e os dois se afastam. De que tratou antes disso?",
    whyAsked: "A tripulação vê o que outros não veem, e o zelo sem procedimento pode fazer mal.",
  },
  "panic-as-doors-close": {
    question:
      "As portas acabam de fechar quando uma mulher se levanta, respira muito depressa e diz que tem de sair. O que faz?",
    expectedPoints: [
      "Ir até ela, à altura dos olhos, com voz calma e pelo nome",
      "Respirar devagar com ela, ar, água, espaço à volta",
      "Escutar: medo, um mal-estar, ou algo que ela sabe do voo",
      "Avisar logo o chefe de cabine: antes da partida, o comandante ainda a pode deixar sair",
      "Nem promessas nem pressão, e um colega por perto",
      "Se ela sair, a bagagem e a contagem dos passageiros",
    ],
    followUp: "Ela decidiu ficar. O que faz por ela durante a subida?",
    whyAsked: "Empatia contra o relógio, com um comandante que tem de saber.",
  },
};
