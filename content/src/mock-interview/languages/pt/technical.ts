import type { MockInterviewWords } from "../../schema.ts";

export const TECHNICAL_WORDS: Readonly<Record<string, MockInterviewWords>> = {
  "oxygen-masks-drop": {
    question:
      "Você atravessa a cabine quando as máscaras caem do teto. Qual é o seu primeiro gesto, e o que faz depois?",
    expectedPoints: [
      "A máscara mais próxima, de imediato, a sua antes da dos outros",
      "Sentar-se ou segurar-se bem: pode seguir-se uma descida rápida",
      "Chamar os passageiros e mostrar como puxar e pôr a máscara",
      "Esperar pelo aviso do cockpit antes de circular",
      "Depois a garrafa portátil, e ver a cabine, os lavatórios e os feridos",
      "Informar o cockpit",
    ],
    followUp: "Ouve o aviso de que pode circular. Aonde vai primeiro?",
    whyAsked: "O tempo de consciência útil conta-se em segundos: a ordem dos gestos é a resposta.",
  },
  "phone-on-fire": {
    question:
      "O telefone de um passageiro começa a assobiar e a soltar fumaça, e depois pega fogo na mesa. O que faz?",
    expectedPoints: [
      "Afastar os passageiros, alertar logo os colegas e o cockpit",
      "Combater as chamas com um extintor, de halon ou substituto, e proteção",
      "Esfriar depois o aparelho com água ou outro líquido sem álcool",
      "Nunca gelo, não o cobrir, não lhe tocar enquanto puder reacender",
      "Depois em água ou segundo o procedimento da companhia, e sob vigilância até o fim",
      "Cortar a corrente do assento",
    ],
    followUp: "Já não há chamas. Por que não terminou ainda?",
    whyAsked:
      "Nos voos dos EUA, mais de uma bateria por semana superaquece (FAA, 2024), e o halon não as esfria.",
  },
  "galley-oven-smoke": {
    question: "Em voo, sai fumaça de um forno do galley. Explique-me o que faz, passo a passo.",
    expectedPoints: [
      "A porta do forno fica fechada, para que o fogo não tenha ar",
      "Cortar a corrente do forno, no disjuntor ou no corte do galley, como no curso",
      "Chamar os colegas, mandar vir o extintor e o capuz antifumaça (PBE)",
      "Informar cedo o cockpit: onde, de que tipo, o que está em curso",
      "Se o fogo continuar, o extintor pela menor abertura",
      "Afastar os passageiros da fumaça, vigiar se reacende e deixar o forno desligado",
    ],
    followUp: "A fumaça parou. O que diz ao comandante, e o que deixa como está?",
    whyAsked: "Procura papéis repartidos na tripulação e mãos que não abrem a porta.",
  },
  "choking-passenger": {
    question:
      "Durante a refeição, um homem leva as mãos à garganta e deixa de conseguir falar. O que faz, passo a passo?",
    expectedPoints: [
      "Perguntar se está engasgado e se consegue tossir",
      "Se for grave: cinco pancadas nas costas, entre as omoplatas",
      "Depois cinco compressões abdominais, e alternar até que saia ou ele perca a consciência",
      "Compressões no tórax no fim da gravidez, ou se não se consegue abraçar a pessoa",
      "Sem reação: no chão, ajuda e desfibrilador, começo da reanimação",
      "Depois, uma observação médica, porque as compressões podem ferir",
    ],
    followUp: "Ele expeliu o alimento e respira. Acabou?",
    whyAsked:
      "Os primeiros socorros são avaliados em todos os cursos, e a hesitação custa minutos.",
  },
  "fire-outside-your-exit": {
    question:
      "O comandante ordena a evacuação e, pela janela da sua porta, você vê fogo. O que faz?",
    expectedPoints: [
      "Olhar para fora antes de abrir, e manter essa porta fechada",
      "Bloquear a saída com o corpo e a voz",
      "Mandar os passageiros para as saídas que servem, com ordens curtas e gestos",
      "Continuar a olhar: lá fora a situação muda",
      "Proteger a sua posição e segurar a alça, para que ninguém empurre você para fora",
      "Ver a sua zona e sair por uma saída que sirva, no fim ou se houver risco de vida",
    ],
    followUp: "Já não vem ninguém. Quando sai, e por onde?",
    whyAsked:
      "A porta errada, uma vez aberta, deixa entrar o fogo, e a multidão segue quem fala claro.",
  },
  "cabin-bag-to-the-hold": {
    question:
      "Os bagageiros estão cheios e a mala de cabine de uma passageira tem de ir para o porão. O que lhe deve perguntar antes?",
    expectedPoints: [
      "Baterias de lítio de reserva e power banks retiradas e mantidas na cabine",
      "Vapes retirados também",
      "Medicamentos da viagem, passaporte, chaves e valores ficam com a passageira",
      "Uma mala com bateria própria, só sem ela",
      "A mala etiquetada para o destino certo, e a dona sabe onde a recebe",
    ],
    followUp: "Ela diz que não há nada disso. Que pergunta lhe faz ainda?",
    whyAsked: "Uma bateria em chamas combate-se na cabine, e quase não se combate no porão.",
  },
  "arming-and-crosscheck": {
    question:
      "O que significam armar uma porta e fazer o cross-check, e por que se fazem os dois em cada voo?",
    expectedPoints: [
      "Armada: aberta por dentro, a porta faz sair o slide",
      "Desarmada: abre-se sem ele, para as pessoas que esperam lá fora",
      "À ordem, em geral do chefe de cabine, antes da partida e depois da chegada",
      "Cross-check: uma segunda pessoa olha a porta oposta e confirma",
      "O fim: um slide pronto em segundos na evacuação, e nenhum contra quem está no chão",
    ],
    followUp: "No cross-check, vê que a outra porta não está na posição certa. O que diz?",
    whyAsked: "Mostra se compreendeu a rotina que nenhum voo dispensa.",
  },
  "cabin-secure-for-landing": {
    question:
      "Antes da chegada, você percorre a cabine para a preparar. O que olha, e para que serve cada ponto?",
    expectedPoints: [
      "Cintos apertados, encostos direitos, mesas fechadas: caminho livre e corpo seguro",
      "Bagagem guardada, corredores e saídas livres: nada que voe nem faça tropeçar",
      "Cortinas abertas se a companhia o pede: ver para fora, e deixar ver para dentro",
      "Lavatórios vazios, galley fechado, trolleys travados",
      "De noite, menos luz, para que os olhos se habituem ao escuro",
      "Cabine pronta comunicada ao chefe de cabine, depois o próprio assento e os cintos",
    ],
    followUp: "E já no jump seat, o que repassa na cabeça?",
    whyAsked: "As regras que se explicam pelo seu fim são regras que se cumprem.",
  },
};
