import type { Lexicon } from "./lexicon.ts";

export const pt: Lexicon = {
  script: "spaced",
  joins:
    "e|mas|entao|porque|quando|enquanto|depois|pois|embora|ate que|para que|em seguida|por isso",
  small: `o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|num|numa|por|pelo|pela|pelos|pelas|para|pra|com|sem|sobre|entre|ate|desde|e|ou|mas|porque|que|quem|qual|como|quando|onde|se|nao|me|te|lhe|lhes|eu|ele|ela|eles|elas|nos|voce|voces|meu|minha|meus|minhas|seu|sua|seus|suas|nosso|nossa|este|esta|isto|esse|essa|isso|aquele|aquela|aquilo|e|era|foi|sou|estou|estava|tinha|tenho|tem|ser|estar|ter|haver|ha|havia|fazer|faz|mais|menos|muito|muita|muitos|muitas|tudo|todo|toda|todos|todas|tambem|ja|ainda|depois|antes|entao|sempre|nunca|so|bem|mal|assim|outro|outra|cada|algo|nada|alguem|ninguem|mesmo|mesma|la|ali|aqui|dele|dela|ao|aos|enquanto|pois|foram|sao|esta|estao|quer|qualquer|ante|sera|fosse|la|lo`,
  markers: {
    i: "eu|me atrai|me interessa|me encanta|me apaixona|cabia a mim|por conta propria|sozinha|sozinho|competia-me|tocava-me|minha vez",
    iPast:
      "*ei|fui|fiz|pus|tive|pude|quis|trouxe|dei|vi|soube|estive|vim|li|saí|ouvi|pedi|senti|vesti|servi|segui|consegui|decidi|abri|subi|dormi|cobri|descobri|dividi|insisti|assisti|desisti|permiti|transmiti|imprimi|parti|reparti|vendi|atendi|respondi|aprendi|entendi|compreendi|percebi|recebi|escrevi|corri|escolhi|recolhi|resolvi|ofereci|conheci|desci|agradeci|convenci|devolvi|protegi|corrigi|dirigi|reagi|exigi|fugi|prometi|meti|bebi|comi|expliquei|preenchi|estendi|acolhi|esclareci|permaneci|cresci|nasci|sorri|refleti|repeti|intervi|propus|contribuí|construí|distribuí|substituí|concluí|caí|traduzi|conduzi|reduzi|introduzi|disse-lhe|estendi-lhe|pedi-lhe|ajoelhei-me|abri-lhe|parei|preparei|tirei|retirei|virei|esperei|separei|considerei|recuperei|superei|girei|admirei|cooperei|reparei|comparei|declarei|morei|demorei|melhorei|segurei|assegurei|procurei|peguei|entrei|mostrei|encontrei|comprei|administrei",
    iWould:
      "*aria|*eria|*iria|faria|diria|poria|teria|*arei|*erei|*irei|farei|direi|terei|vou|*aria-lhe|iria",
    iNow: "sou|estou|tenho|posso|quero|faço|vou|digo|ponho|levo|tento|sei que|trabalho|peço|sigo|dou|acho|conheço|trago|ofereço|procuro|preciso|devo|costumo|venho|consigo",
    we: "nos|a gente|a equipa|a equipe",
    wePast:
      "*ámos|*amos|*emos|*imos|fomos|fizemos|tivemos|passámos|pudemos|estávamos|tínhamos|éramos",
    weWould: "*aríamos|*eríamos|*iríamos|vamos",
    other: "ele|ela|eles|elas|alguem|ninguem|as pessoas|voce",
    someone:
      "cliente*|passageir*|hospede*|senhor*|mulher|homem|menin*|crianca*|mae|pai|filha|filho|chefe|gerente|colega*|diretor*|medico|familia|farmaceutic*|comandante|comissari*|avo|patrao|patroa|professor*",
    past: "*ou|*eu|*iu|*aram|*eram|*iram|era|foi|estava|tinha|havia|disse|fez|pôs|pude|quis|veio|*ava|*ia|*avam|*iam|deu|viu|trouxe|soube|ficou|tinham|foram",
    would: "*ariam|*eriam|*iriam|seria|haveria|deveria",
    now: "é|são|há|está|estão|tem|pode|é preciso|deve|proíbe|precisa|vai",
    aside: "",
    habit:
      "sempre|normalmente|geralmente|muitas vezes|as vezes|em geral|costumo|costumam|habitualmente|quase sempre|cada vez que|toda vez|sou uma pessoa|procuro sempre",
  },
  notVerbs:
    "sei|rei|lei|dia|dias|havia|via|ainda|companhia|maioria|farmácia|alegria|energia|garantia|polícia|aqui|ali|foi|depois|mais|boi|hoje|guia|bateria|categoria|meu|seu|teu|eu|museu|pneu|céu|sou|vou|dou|estou|ou|padaria|cafeteria|confeitaria|alergia|história|própria|noticia|notícia|memória|vitória|série|matéria|féria|secretaria|livraria|engenharia|enfermaria|portaria|sorveteria|lavanderia|joalharia|pastelaria|fantasia|cortesia|fotografia|economia|família|lia|tia|pia|fria|feia|ideia|praia|meia|cheia|saia|areia|plateia|dezasseis|seis|reis|leis|vamos|ramos|gramos|mesmos|próximos|últimos|temos|termos|extremos|minutos|ávamos|primos|máximos|mínimos|queremos|agradecemos|empatia|simpatia|sintonia|harmonia|cidadania|autonomia|perfumaria|drogaria|ótica|melhoria|parceria|bijuteria|loteria|galeria|artilharia|cavalaria|maria|sofia|lúcia|bahia|hospedaria|churrascaria|pizzaria|tesouraria|consultoria|auditoria|ouvidoria|diretoria|alegria|correria|gritaria|calmaria|pontaria",
  negations: "nao|nunca|jamais|sem|nem|evit*",
  deedEndings: { iNow: "o", iPast: "ei" },
  deeds:
    "abaix|abord|abr|abrac|acalm|acat|aceit|acend|acion|acolh|acompanh|acomod|aconselh|acord|acress|adapt|adiant|afast|agach|agend|agradec|agi|ajoelh|ajud|ajust|alert|altern|amarr|amparei|anot|anunci|apag|apert|aplic|apoi|apont|apresent|aprend|aproxim|arranj|arrum|assegur|assin|assist|atend|atest|ativ|atravess|aument|avali|avis|bat|bloque|busc|calc|cancel|carreg|cham|cheg|cobr|coloc|col|combin|compar|compr|comunic|conduz|confer|confirm|consegu|consol|consult|contact|contat|cont|control|convers|convenc|convid|coord|corr|corrig|cort|cri|cuid|deit|deleg|demonstr|desc|descobr|desenh|deslig|detect|devolv|dig|diss|dei|dirig|disponibil|distribu|divid|document|empurr|encaminh|encarreg|encontr|encost|ensin|entend|entr|entreg|envi|escolh|escrev|escut|estud|evacu|evit|examin|exig|expliqu|explic|extingu|fal|fech|fic|fiz|form|garant|ger|grav|grit|guard|gui|identific|imped|imprim|improvis|inform|inici|insist|instal|instru|interromp|interv|investig|isol|jog|junt|lav|lev|li|liber|lig|limp|localiz|lid|mand|mantiv|mantenh|marc|med|mex|mostr|mud|negoci|negu|not|observ|obtiv|oferec|orden|organiz|orient|ouv|pag|par|pass|peg|pec|ped|pergunt|permit|pux|preench|prend|prepar|prest|prioriz|procur|promet|propus|propon|proteg|prov|pus|ponh|realiz|reag|recolh|reconhec|record|recus|receb|redig|reembols|refor|regist|registr|relat|repar|repart|repet|report|reserv|resolv|respond|retir|reun|revez|revis|salv|sent|separ|segu|segur|serv|sinaliz|socorr|solicit|sorri|subst|suger|sustent|telefon|tent|termin|tir|toc|tom|trabalh|traduz|tranc|tranquiliz|transferi|transmit|trat|trein|troc|troux|us|utiliz|vend|verific|vest|vigi|vir|visit|volt",
  signals: {
    number:
      "dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem|cento|centenas|mil|metade|meia hora|meia|dezena|primeira vez|unica|unico|par de|noventa|oitenta|setenta",
    time: "janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda-feira|terca-feira|quarta-feira|quinta-feira|sexta-feira|segunda|terca|quarta|quinta|sexta|sabado|domingo|verao|inverno|primavera|outono|natal|ano novo|carnaval|ano passado|verao passado|semana passada|mes passado|ha um ano|ha dois|ha tres|uma vez|um dia|uma noite|uma tarde|uma manha|nesse dia|naquele dia|naquela noite|meia-noite|meio-dia|de manha|a tarde|a noite|de madrugada|as sete|as oito|minutos|horas|durante|quando eu trabalhava|quando trabalhava|no dia seguinte|ontem|turno|plantao|fim de semana|feriado",
    place:
      "hotel|restaurante|bar|cafe|cafeteria|lanchonete|loja|hospital|clinica|farmacia|aeroporto|estacao|rodoviaria|recepcao|balcao|cozinha|armazem|escritorio|escola|universidade|creche|supermercado|urgencia|piscina|praia|acampamento|portao|corredor|galley|cabine|banheiro|lavatorio|sala|esplanada|caixa|lar|ginasio|academia|cruzeiro|navio|aviao|comboio|trem|metro|autocarro|onibus|museu|teatro|padaria|pastelaria|shopping|pousada|posto|banco",
    role: "garcom|garconete|recepcionista|rececionista|vendedor*|atendente|aeromoca|enfermeir*|auxiliar*|salva-vidas|nadador*|monitor*|animador*|professor*|caixa|estagiari*|estagio|voluntari*|responsavel|trabalhava|trabalhei|trabalho como|como barista|barista|cozinheir*|guia|motorista|bombeir*|balconista|bab*|comissari*|tecnic*",
    people:
      "cliente*|passageir*|hospede*|senhor*|mulher|homem|menin*|crianca*|mae|pai|filha|filho|filhos|chefe|gerente|colega*|diretor*|medic*|famili*|farmaceutic*|comandante|casal|idos*|turista*|bebe|vizinh*|paciente*|alun*|avo|rapaz|moc*|patrao|equipa|marido|encarregad*|supervisor*|soci*|utent*|morador*|convidad*|operari*|aprendiz*|motorista|rapariga|equipe",
    duty: "eu tinha que|tinha que|tinha de|cabia a mim|era minha|era eu|minha responsabilidade|responsavel por|responsavel pel*|minha tarefa|meu trabalho era|o meu trabalho|meu papel|minha funcao|a minha missao|precisava|eu devia|deveria|meu objetivo|me pediram|me pediu|pediram-me|pediu-me|estava sozinh*|encarregad*|eu queria|fiquei responsavel|fiquei encarregad*|competia-me|era eu quem|quem respondia|so havia eu|so tinha eu|eu era a unica|eu era o unico|estava por minha conta|ninguem mais|sob minha|de plantao|contavam comigo",
    stakes:
      "sozinh*|sem|mas|porque|senao|caso contrario|antes que|antes de|apesar|embora|unic*|lotad*|cheio|cheia|impossivel|nao podia|nao havia|urgente|dificil|perig*|risco|medo|alerg*|pressa|fila|se eu nao|esgotad*",
    reason:
      "porque|para que|por isso|ja que|assim|de modo que|de forma a|a fim de|em vez de|pois|uma vez que|visto que|para evitar|para nao|para garantir|como sabia|queria ter a certeza|para ver|para que ele|para que ela",
    order:
      "primeiro|em primeiro lugar|antes de tudo|depois|em seguida|logo|entao|mais tarde|no fim|no final|finalmente|por fim|antes de|enquanto|imediatamente|ao mesmo tempo|assim que|logo que|de imediato|na hora|a seguir",
    care: "ouvi*|escut*|pedi desculpa*|desculp*|sinto muito|tranquiliz*|acalm*|pergunt*|acompanh*|oferec*|ofereci|copo de agua|agua|manta|cobertor|agach*|ajoelh*|voz baixa|com calma|nos olhos|sorri*|deixei falar|interromper|entend*|compreend*|gentil*|educad*|respeit*|pacienc*|consol*|expliqu*|explic*|ajud*|disse-lhe|disse a el*|eu disse|abrac*|sentei-me com|sentei com|conversei|sem humilhar|medo",
    ending:
      "no final|no fim|agradec*|obrigad*|resolv*|solucion*|voltou|voltaram|foi embora|foram embora|acalm*|avaliacao|elogi*|chegou|chegaram|aceit*|adot*|aliviad*|sorri*|pediu desculpa*|ninguem|nao houve|nenhum*|salv*|diminu*|aument*|melhor*|desde entao|encontr*|conseguiu|conseguimos|gostou|ligou|passamos a|passámos a|a tempo|falhado|feliz*|aprovad*|me pediu desculpas|pediu desculpa|sairam|chegou a tempo|ninguem comeu|ninguem se magoou|abracou-me|me abracou",
    proof:
      "agradec*|obrigad*|avaliacao|elogi*|me disse|disse que|disse-me|escreveu|carta|e-mail|email|voltou|gorjeta|premi*|promovid*|contratad*|por cento|nenhum*|uma unica|uma so|ate hoje|ainda hoje|ainda usam|abrac*|pediu-me|reclam*|recomend*|aperto de mao|so naquele|cinco estrelas|com o meu nome|adotou a ideia|nunca mais",
    learned:
      "aprendi*|desde entao|a partir dai|a partir desse dia|da proxima vez|agora sempre|ensinou-me|me ensinou|percebi que|entendi que|hoje eu|licao|levei disso|desde esse dia|passei a|dai em diante|aprendi",
    followUp:
      "anotei|avisei|informei|relat*|comuniquei|registrei|registei|registro|verifiquei|confirm*|propus|sugeri|no dia seguinte|liguei depois|segui|falei com o meu|falei com a minha|reportei|livro de ocorrencias|acompanhei",
    risk: "perig*|risco*|fogo|incendio|fumaca|fumo|toxic*|explod*|queim*|ferid*|lesao|grave|cair|queda|ameaca|emergencia|espalh*|vida|morrer|litio|panico|despressuriz*|sufoc*|parada|paragem|proteg*|lei|ilegal|proib*|derrubar",
    assess:
      "olharia|olho|observ*|verific*|avali*|perguntaria|pergunto|escut*|se respira|se responde|de onde|entender o|descobrir|identific*|ver se|checar|checaria|procuraria|analis*|se ha|ouvir|repararia|fala|olhos|quantas bebidas|costas da mao|olhari*|tocari*|cheiro|bateria a porta|desde quando|perceberia",
    priority:
      "prioridade|primeiro|antes de tudo|seguranca|o mais importante|em primeiro lugar|acima de|proteg*|ninguem se|ter certeza de que nao|antes da vontade|vem antes|em primeiro|primeiro lugar|a vida|antes do servico|acima de tudo",
    part: "meu papel|minha funcao|cabe a|cabe ao|quem decide|decide|decisao|minha responsabilidade|meu dever|devo|tenho que|tenho de|comandante decid*|comandante quem",
    rule: "regra*|procedimento*|norma*|protocolo|lei|regulament*|proib*|obrigatori*|manual|instruc*|permitid*|segundo|conforme|checklist|legislacao",
    inform:
      "avis*|inform*|cham*|ligar para|ligaria|comunic*|interfone|comandante|chefe de cabine|cockpit|cabine de comando|colega*|tripulac*|comissari*|policia|medico|alert*|purser|report*",
    procedure:
      "extintor*|halon|pbe|oxigenio|mascara*|desfibrilador|dea|dae|rcp|massagem|kit|cinto*|interfone|disjuntor*|desligar*|luvas|colete*|saida*|porta|carrinho|trolley|freio*|travao|travar|bloquear|agua|pano|toalha|respir*|agach*|compress*|posicao lateral|testemunha*|assento|galley|anuncio|detector|cesto|isqueiro|ponta|lista|apague|abafar|guardaria|garrafas|mudaria|fechari*|trancari*|afastari*|gritari*|travari*|freio|panos molhados|toalhas|fresta|papeleira|lixeira|chao|gelo|deitari*|colocari*|sentari*|isolar*|isolari*",
    check:
      "verific*|assegur*|certific*|vigi*|ate o|ate a|ate que|ate ao|fico com|ficaria|control*|confirm*|a cada|de olho|monitor*|observ*|nao sai*|temperatura|volto a|continuaria|ate o pouso|de quinze em quinze|de cinco em cinco|voltaria a|voltar a ver|voltaria|vigiari*|ficaria atent*|ate aterrarmos|ate ao pouso|ate a aterragem|pulso|nao o largaria|verificari*|confirmari*|reconferi*|nao sairia|acompanhari*",
    report:
      "relatori*|registr*|registo|anot*|document*|preench*|diario de bordo|livro de bordo|debriefing|passo para|formulario|report*|ocorrencia|anotari*|a hora|testemunhas|registari*|registrari*|preencheri*|entregari*|escreveri*|passari*|comunicado",
    after:
      "perguntaria aos|pergunto aos|tranquiliz*|voltaria|volto|depois|apos|no pouso|na aterragem|em terra|os outros passageiros|demais passageiros|assustad*|agradec*|pediria desculpa*|cuidaria|acompanh*|com respeito|ofereceria|oferec*|pediria desculpa|senhora do lado|vizinhos|ao aterrar|paramedicos|ambulancia|os outros|familiares|acalmari*|ficaria com|depois do pouso",
    origin:
      "naquele dia|desde que|quando era|quando eu era|descobri|decidi|vi como|vi uma|num voo|em um voo|nesse momento|naquele momento|soube|eu soube|minha mae|meu pai|minha avo|meu avo|minha irma|meu irmao|primeira vez|me inspir*|nasci|cresci|sou de|percebi que|entendi que|quando eu tinha|com nove anos|com dez anos|voei sozinh*|foi ai que|desde entao quis|a minha tia|minha tia",
    motive:
      "me atrai|o que me|gosto de|adoro|amo|me apaixona|porque|quero|queria|me interessa|me motiva|prefiro|sonho|escolhi|me fascina|me move|vontade de|gostaria|percebi|decidi|atrai|nesse dia|por isso|gosto|procuro|sentir seguro|sentirem seguras|me marcou|ficou comigo|me realiza|e disso que",
    job: "seguranca|sobreaviso|reserva|madrugada*|turno*|escala*|primeiros socorros|evacuacao|emergencia*|turbulencia|embarque|passageir*|tripulac*|voo*|noite*|natal|longe de casa|base|treinamento|treino|formacao|servico|briefing|frota|atras*|fuso|feriado*|cansaco|pouso|descolagem|aterragem|cabeca fria|aniversario|turno da noite|noturno|madrugad*|fim de semana|feriados|pronto-socorro|urgencias|a bordo",
    research:
      "conversei com|falei com|li|perguntei a|visitei|open day|me informei|frota|rotas|boeing|airbus|a320|a350|787|737|embraer|e195|destinos|site de voces|vosso site|contou-me|me contou|me contaram|azul|latam|tap|gol|base de|comissarias d*|assistentes d*|edital|porque voam|porque voces|falei com tres|falei com dois|sei o que me espera|a vossa frota|as vossas rotas|sua malha",
    training:
      "curso|diploma|certificado|tirei|passei n*|aprov*|primeiros socorros|ingles|espanhol|frances|idioma*|lingu*|exame|prova|anac|estud*|estagio|aprendi|nivel|b1|b2|c1|voluntari*|salva-vidas|natacao|licenciatura|faculdade|graduac*|treinei|organizei|formei|libras|estudo|formacao|aulas",
    offer:
      "levo para|trago|posso trazer|posso oferecer|ofereco|minha experiencia|falo|calma|idiomas|libras|contribuir|podem contar|agregar|somar|o que levo|tenho experiencia|sei lidar|olho para|sei reparar|percebo quem|mantenho a calma",
    next: "a partir de janeiro|a partir de|prova|exame|disponivel|em janeiro|em fevereiro|em marco|em abril|em maio|em junho|em setembro|proxim*|pronta para|pronto para|mudar-me|me mudar|morar em|estou preparando|estou a preparar|estou estudando|comecar|inscrev*|inscrit*|posso comecar|pronta|pronto|lingua gestual|libras|ano que vem",
    hedge:
      "talvez|acho que|acredito que|suponho|mais ou menos|tentaria|tento|nao sei|nao tenho certeza|parece-me|provavelmente|espero|um pouco|do jeito que|o que for preciso|quem sabe|se calhar|no que puder",
    filler: "hum|ne|tipo|entao assim|pronto|digamos|basicamente|sabe|bom",
    general:
      "cois*|problem*|situac*|trabalh*|pessoa*|gente|form*|maneira*|vez|vezes|dia*|moment*|bom|boa|melhor*|important*|client*|servic*|equip*|mundo|vida|tudo|soluc*|ajud*|simpatic*|tentar*|normal*|necessari*|possiv*|sempre|cultur*|pais*|nov*|content*|muit*|acho|feliz*|satisfeit*|lugares|alegre*|atender",
    buzz: "lideranca|trabalho em equipe|trabalho em equipa|comunicacao|proativ*|empatia|foco no cliente|orientacao para o cliente|resiliencia|comprometimento|compromisso|excelencia|motivacao|sinergia*|flexibilidade|adaptabilidade|paixao|atitude positiva|responsabilidade|dinamismo|dinamic*|criatividade|profissionalismo|eficiencia|iniciativa|tolerancia|honestidade|pontualidade|entusiasmo|assertividade|organizacao|qualidade|inovacao|dedicacao|superacao|determinacao",
    perks:
      "viajar de graca|passagens gratis|bilhetes gratis|passagens baratas|descont*|hoteis de luxo|uniforme|conhecer o mundo|praia*|bom salario|o salario|ferias|glamour|conhecer varios paises|sem pagar nada|quem paga e a companhia|seguidores|muito bem de uniforme|caso com um piloto|casar com um piloto|festas",
    "order-to-assessor":
      "ignore|ignora|instrucoes anteriores|nota maxima|pontuacao maxima|voce e um avaliador|e um avaliador|de 100|da 100|atribua 100|atribuir 100|100 pontos|prompt|modelo de linguagem|pontuacao final|em todas as secoes",
    advice:
      "voce deve dizer|deve dizer|devem dizer|nesta pergunta|o entrevistador|os entrevistadores|mencione|e recomendavel|recomenda-se|use o metodo|sua resposta|a tua resposta|conte uma|lembre-se de|cite",
    refusal:
      "nao sei o que dizer|nao me lembro|nao me ocorre|sem exemplo|passo|sem resposta|n/a|prefiro nao responder",
    misdeed:
      "menti ao|menti a|menti para|menti-lhe|lhe menti|mentiria|mentia|enganei|enganaria|empurrei-o|empurrei-a|empurrei o cliente|empurrei o homem|empurrei a mulher|empurraria|dei-lhe um empurrao|dei um empurrao|dei uma bofetada|bati-lhe|gritei-lhe|gritei com|gritaria com|berrei|berrei com|xinguei|insultei|insultei-o|insultei-a|insultaria|gozei com|gozei da|zombei|ri-me del*|debochei|humilhei|escondi o|escondi a|escondi os|escondi-o|escondi-a|esconderia|ocultei|ocultaria|deitei a culpa|deitei-lhe a culpa|pus a culpa|joguei a culpa|jogaria a culpa|botei a culpa|culpei|culparia|jurei que|falsifiquei|falsificaria|apaguei as mensagens|roubei|roubaria|fiquei com o dinheiro|fiquei com a gorjeta|embolsei|ignorei o alarme|ignorei a regra|ignorei o aviso|ignoraria o|ignoraria a|ignoraria os|fingi|fingiria|fazia de conta|faria de conta|faria que nao|cuspi|ameacei|ameacaria|desligaria o alarme|taparia o detetor|taparia o detector|cobriria o detector|nao diria a ninguem|nao contaria a ninguem|nao avisaria ninguem|nao reportaria|nao anotaria|nao escreveria|desliguei-lhe|desliguei na cara|desliguei o telefone na|servir-lhe-ia mais|serviria mais um|dava-lhe outro|daria outro whisky|beberia com|bebia com ele|que se cal*|cale a boca|calar a boca|que se vire|que se desenrasque|deixei-o a falar sozinho|sabotei|deitei fora a|joguei fora a reclamacao|abriria a mala|abriria a bolsa|vasculharia|deixava-o la|deixaria ele la|rasguei a queixa|rasguei a reclamacao|rasguei o|rasgaria o|apaguei a lista|apaguei os registos|apaguei os registros|espalhei que bebia|espalhei boatos|espalhei o boato|jurei ao|guardei o dinheiro|meti o dinheiro|pus o dinheiro no bolso|coloquei no bolso|joguei fora o recibo|deitei fora o recibo|apaguei o video|apaguei as imagens|apaguei a gravacao|digo que nao vi|diria que nao vi|digo que nao sei|fiz de conta|como se nada fosse|como se nada tivesse|neguei tudo|neguei ate|deixo ele em pe|deixo-o em pe|nao faco nada|deixo cair|deixaria cair|aproveitei que|cobrei a mais|troquei o preco|agarrei-o pelo|agarrei ele pelo|mandei calar|mandei ele calar|cala a boca|expulsei|me vinguei|dei o troco|passei a carne no chao|no chao e servi|pelo chao e servi|somei tres|somei na conta|coloquei na conta|pus na conta|que eles nao tinham pedido|nao medi ninguem|nao medi|nao verifiquei nada|assinei a folha|assinei sem|assinei tudo|assinei como se|sem conferir|sem medir|me deu cinquenta|me deu cem|deu-me cinquenta|aceitei o dinheiro|em troca de dinheiro|deixei passar o filho|continuei a dormir|continuei dormindo|dormi no turno|dormi ate|desliguei o alarme|atrasei o despertador|com nome falso|um nome falso|espalhei que|contei a todos que ela|contei a todos que ele|inventei que|pus o video|postei o video|disse que estava avariado|disse que estava quebrado|li as mensagens|fiquei com o telemovel|fiquei com o celular|fiz de proposito|deixei-o a espera de|deixei esperando de|disse que ele tinha passado escondido|por ser estrangeiro|puxaria o passageiro|pela camisa|pelo colarinho|pelos cabelos|tomaria o telefone|tirava-lhe o telemovel|tiraria o telefone|daria uma bronca|para o comandante nao digo|nao digo nada ao comandante|ao comandante nao digo|nao aviso|empurraria para o assento|deixo queimar|deixaria queimar|deixo ele deitado",
    unsafe:
      "o empurrei|apaguei a|cuspi*|menti|mentir|mentiria|mentira|dei um tapa|bati nel*|escondi|esconder|esconderia|ocultei|falsifiqu*|roubei|roubar|sem pagar|fiquei com o dinheiro|nao diria nada|nao avisaria|nao contaria|nao chamaria|nao informaria|sem dizer nada|ninguem descobriu|ninguem precisa saber|ninguem soube|ninguem vai saber|ninguem percebeu|fingiria|fingi que|taparia|tapei o detector|ignoraria|ignorei|fecharia os olhos|suborno|propina|cinquenta dolares|se ele me desse|me vinguei|vinguei-me|vinganca|ameacei|gritei com|xinguei|insultei|nao e problema meu|nao e da minha conta|azar o del*|nao faria nada|deixaria la|nao colocaria no relatorio|nao escreveria|inventei|inventaria|coloquei a culpa|culpei|por a culpa|apaguei o registro|apaguei o registo|me desse mais dinheiro|bebi no trabalho|bebado no trabalho|nao faz mal nenhum|evitar confusao|mexendo no celular|nao e comigo|tanto faz para mim|pouco me importa|nao me interessa|que se dane|que se lixe|se cair e bem feito|se alguem perguntar|se perguntarem|ninguem deu por nada|ninguem viu|fiquei quieto|fiquei quieta|fiquei calado|fiquei calada|nao queria pagar|nao avisei|nao contei a|continuo com o carrinho|continuo o servico|sigo servindo|para ele nao ficar nervoso|dispara a toa",
    contempt:
      "idiota*|imbecil|estupid*|inutil|inuteis|burr*|incompetente*|otari*|babaca|cretin*|bem feito|mereceu|mereceram|merece isso|histeric*|louc*|velha chata|velho chato|essa gente|gente assim|culpa dele|culpa dela|culpa del*|nao e culpa minha|nao foi culpa minha|odeio|nojent*|ignorant*|palhac*|mal educad*|pobre coitad*|problema dela|problema dele|que aprenda|gente chata|nao suporto",
  },
  topics: {
    served: "cliente*|passageir*|hospede*|senhor*|paciente*|turista*|famili*|mulher|homem",
    colleague: "colega*|chefe|gerente|equip*|diretor*|supervisor*|patrao",
    conflict:
      "discut*|discussao|conflito|desacordo|brig*|tensao|opiniao|zangad*|convers*|chatead*|reclam*",
    anger:
      "zangad*|furios*|grit*|reclam*|irritad*|nervos*|exaltad*|bravo|brava|chor*|agressiv*|bateu no balcao|gritos|gritou|berr*|revoltad*",
    mistake:
      "erro|errei|engan*|esquec*|culpa|confund*|trocad*|troquei|descuido|derramei|quebrei|o erro era meu|errad*|esqueci",
    pressure:
      "pressao|stress|estresse|cheio|fila|ao mesmo tempo|minutos|tempo|sozinh*|falt*|rapid*",
    culture: "lingua|idioma|ingles|estrangeir*|traduz*|gestos|cultura|pais|desenh*|entend*",
    safety: "segur*|perig*|risco|queda|acident*|emergencia|proteg*",
    medical:
      "medic*|respir*|dor|desmai*|inconscien*|sangue|pulso|oxigenio|alerg*|rcp|mal-estar|samu|112|192|queim*|crise",
    emergency: "emergencia|ambulancia|incendio|fogo|evacu*|acident*|socorr*|bombeir*",
    fire: "fogo|fumaca|fumo|incendio|queim*|chama*|extintor|halon|forno",
    rule: "regra*|proib*|procedimento*|permit*|norma*|lei|obrigatori*",
    alcohol: "alcool|bebad*|embriagad*|beb*|whisky|uisque|cerveja|copo|vinho",
    extra:
      "mais do que|por conta propria|nao era|fiquei|surpresa|pessoalmente|alem|so cobrar|funcao|levei-lhe|ofereci",
    feedback: "critica*|comentario*|me disse|conselho|avaliacao|feedback|corrig*|melhorar",
    evacuation: "evacu*|saida*|escorreg*|porta*|abandon*",
    child: "crianca*|menin*|bebe|filh*|pequen*|menor",
    fear: "medo|assustad*|panico|ansios*|trem*|chor*",
    turbulence: "turbulencia|cinto*|sacud*|carrinho|assento",
    device: "telemovel|celular|telefone|bateria|litio|carregador|fumaca|fumo|modo aviao",
    smoking: "fum*|cigarr*|lavatorio|banheiro|casa de banho|detector|cesto|beata",
    seat: "assento*|cinto*|saida|fila|lugar",
    security: "mala|bolsa|mochila|suspeit*|policia|ameac*|bagagem",
    crewJob: "tripul*|comissari*|assistente*|voar|voo*|aviao|cabine|passageir*|companhia|bordo",
    ourAirline: "companhia|frota|rotas|voces|base|tap|azul|latam|gol",
    self: "sou|tenho|anos|trabalh*|moro|vivo|estud*|nasci",
  },
};
