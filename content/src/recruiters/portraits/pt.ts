import type { RecruiterPortrait } from "../schema.ts";

/** By id, in the voice of the app. Nothing tells the gender of who reads, or of Alex. */
export const PORTRAITS_IN_PORTUGUESE: Readonly<Record<string, RecruiterPortrait>> = {
  "rania-khoury": {
    position: "Recrutadora de tripulação, entrevistas finais",
    culturalBackground:
      "Cresceu em Beirute entre o árabe, o francês e o inglês, e há muito que vive em Dubai, entre pessoas vindas de toda parte.",
    interviewStyle:
      "Abre com uma verdadeira conversa, e depois fica numa só história até ver o que você fez.",
    focusAreas: [
      "Trabalhar entre culturas",
      "Hospitalidade e empatia",
      "Adaptar-se à vida no exterior",
      "Calma e apresentação",
    ],
  },
  "tan-hui-min": {
    position: "Seleção de tripulação de cabine",
    culturalBackground:
      "Singapuriana de origem chinesa, cresceu com o inglês e o mandarim num prédio em que quatro línguas se cruzavam no mesmo andar.",
    interviewStyle:
      "Perguntas corteses e breves, em várias voltas; deixa silêncios e escuta tanto o modo como o conteúdo.",
    focusAreas: [
      "Cuidado com os detalhes no serviço",
      "Postura e apresentação",
      "Anúncios e conversas claras",
      "Respeito dentro da tripulação",
    ],
  },
  "marcus-tate": {
    position: "Recrutador de tripulações de cabine",
    culturalBackground:
      "Texano negro de San Antonio, criado no restaurante da família, onde cada cliente tinha nome antes de ter menu.",
    interviewStyle:
      "Conversa como um vizinho, e depois pede sem rodeios uma situação difícil de verdade, e o que você fez nela.",
    focusAreas: [
      "Serviço caloroso e pessoal",
      "Espírito de grupo e humildade",
      "Humor na hora certa",
      "Segurança nas escalas curtas",
    ],
  },
  "alex-moreno": {
    position: "Recrutamento de tripulações a bordo",
    culturalBackground:
      "De família dominicana, do Queens, em New York: o inglês e o espanhol são a sua casa, e o aeroporto fica logo ali.",
    interviewStyle:
      "Perguntas rápidas umas atrás das outras e linguagem simples; procura valores nas histórias e verifica os detalhes.",
    focusAreas: [
      "Cuidar dos clientes",
      "Integridade nas coisas pequenas",
      "Falar claro quando tudo falha",
      "Segurança, o primeiro dos valores",
    ],
  },
  "eleanor-whitcombe": {
    position: "Avaliadora de tripulação de cabine",
    culturalBackground:
      "Nasceu no Yorkshire, foi enfermeira antes de voar e vive perto de Heathrow; diz menos do que pensa.",
    interviewStyle:
      "Segue as competências por ordem, escreve muito, e pede um pouco mais quando espera bastante mais.",
    focusAreas: [
      "Um serviço com caráter",
      "Cooperação no exercício de grupo",
      "Diante de um cliente descontente",
      "Pontualidade e confiança",
    ],
  },
  "henrik-sommerfeld": {
    position: "Avaliador principal, seleção de tripulação",
    culturalBackground:
      "De Hamburgo, foi chefe de cabine e tem o gosto de um engenheiro pelas causas; fala alemão, inglês e um espanhol aplicado.",
    interviewStyle:
      "Estruturado e franco: uma pergunta clara, toda a atenção, e uma segunda onde a resposta ficou vaga.",
    focusAreas: [
      "Precisão e palavra cumprida",
      "Segurança e procedimentos",
      "Conflitos e olhar crítico sobre si",
      "Explicações claras aos clientes",
    ],
  },
  "hannah-lindqvist": {
    position: "Responsável pelo recrutamento de cabine",
    culturalBackground:
      "De um porto de pesca do estado de Washington, com avós suecos; anos de ferries de madrugada ensinaram-lhe a prever o mau tempo.",
    interviewStyle:
      "Sem pressa e próxima, muito atenta ao momento em que você falou, ou não falou.",
    focusAreas: [
      "Falar em nome da segurança",
      "Uma gentileza que custa",
      "Aguentar o mau tempo",
      "Fazer o certo sem que ninguém veja",
    ],
  },
  "vanessa-coleman": {
    position: "Recrutadora para o serviço a bordo",
    culturalBackground:
      "De Atlanta, filha de um maestro de coro, com duas décadas de voos e o sentido de hospitalidade do Sul.",
    interviewStyle:
      "Deixa você à vontade, depois encadeia perguntas sobre o que fez e espera pelo fim da história sem ter de o pedir.",
    focusAreas: [
      "Liderar pelo serviço",
      "Honestidade e retidão",
      "Um serviço atento de alto nível",
      "Perseverar nos dias difíceis",
    ],
  },
  "arun-nambiar": {
    position: "Responsável pelos dias da seleção",
    culturalBackground:
      "Nasceu em Kerala e estudou em Dubai; conduziu dias da seleção em dezenas de cidades.",
    interviewStyle:
      "Explica cada prova uma vez, com clareza, e depois observa quem pergunta, quem inclui os outros e quem cumpre o tempo.",
    focusAreas: [
      "Cooperação nas provas de grupo",
      "Um inglês falado com clareza",
      "Decidir depressa e bem",
      "Segurança antes do serviço",
    ],
  },
};
