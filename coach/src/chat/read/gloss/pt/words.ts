/** Portuguese words: those that hold a sentence together, those of the trade and of every day. */
export const WORDS = `
what | ^que
and | ^e
is it | ^é
 | lá cá então pois aí né daí se-me lhe lhes ti si afinal mesmo mesma bem-como tal aliás enfim tipo assim já
the | o a os as
a | um uma uns umas
please | favor
and | e
or | ou
but | mas porém
not | não num-não
no | nem nenhum nenhuma
if | se caso
i | eu
me | me mim comigo
you | tu você vocês te contigo vc vcs vós
he | ele
she | ela
we | gente-nós
they | eles elas
my | meu minha meus minhas
your | teu tua teus tuas
his | seu sua seus suas dele dela
our | nosso nossa nossos nossas
somebody | alguém
nobody | ninguém
everybody | todos todas
all | todo toda
everything | tudo
something | algo alguma-coisa
nothing | nada
this | este isto esse essa isso
these | estes estas esses essas
that | que aquele aquela aquilo
is | está fica for seja tá
are | são estão sou estou és somos estamos tô tou
was | era estava fui esteve
were | eram estavam foram
be | ser estar
has | tem tenha têm
have | ter tenho temos tens haver
had | tinha teve tive
there is | há houver
will | vai vão vou ir
would | seria
want | quero quer queres querem querer quiser
would like | queria gostaria gostava
can | pode podes podem poder consegue consegues conseguem conseguir puder
could | poderia podia
must | deve devem dever devemos
should | deveria devia deveriam
do | fazer faço faz fazem fazes fazemos faça
did | fez fiz
go | vamos ide
come | vir vem vêm venho venha
become | tornar torna virar
give | dar dou dão
take | tomar tomo toma pegar pego pega
put | põe ponho colocar coloco coloca meter
which | qual quais
who | quem
where | onde aonde
when | quando
because | porque porquê pois-que
how | como
in | em no na nos nas num numa dentro
on | sobre
at | junto
with | com
without | sem
for | para pra pro pras
of | de do da dos das dum duma
from | desde
to | ao à aos às até-a
by | por pelo pela pelos pelas
about | acerca
under | sob debaixo
until | até
before | antes
after | depois após
during | durante
against | contra
between | entre
than | do-que
more | mais
less | menos
very | muito muita super bem demasiado bastante tão
many | muitos muitas vários várias tantos tantas
only | só apenas somente
also | também
still | ainda
always | sempre
never | nunca jamais
often | frequentemente
now | agora
today | hoje
tomorrow | amanhã
yesterday | ontem
soon | cedo-em
first | primeiro primeira primeiros
second | segunda
third | terceiro terceira
last | último última últimos últimas
lasts | dura duram durar
next | próximo próxima seguinte próximos próximas
two | dois duas
three | três
four | quatro
five | cinco
six | seis
seven | sete
eight | oito
nine | nove
ten | dez
eleven | onze
twelve | doze
fifteen | quinze
twenty | vinte
thirty | trinta
sixty | sessenta
ninety | noventa
hundred | cem cento
half | meio metade
few | poucos poucas
little | pouco pouca
some | algum alguma alguns algumas certos certas
other | outros outras
same | igual iguais
each | cada
both | ambos ambas
easy | fácil fáceis simples
hard | difícil difíceis duro dura-de complicado complicada
good | bom boa bons boas legal
well | bem
better | melhor melhores
bad | mau má maus más ruim mal
worst | pior piores
weak | fraco fraca fracos fracas fraqueza fraquezas
strong | forte fortes
important | importante*
right | certo certa correto correta corretos
wrong | errado errada errados
new | novo nova novos novas
old | velho velha idoso idosa idosos
young | jovem jovens
big | grande grandes
small | pequeno pequena pequenos
tall | alto alta altos
short | baixo baixa curto curta baixinha
long | longo longa comprido comprida longos
fast | rápido rápida
quickly | rapidamente depressa
slow | lento lenta devagar
hot | quente quentes
cold | frio fria
allowed | permitid* autorizad* permite permitem aceite aceites aceito aceita aceitam
forbidden | proibid* proíbe
needed | necessári* obrigatóri* preciso
question | pergunta questão
questions | perguntas questões
asked | perguntaram perguntou perguntam pergunta-se
ask | perguntar pedir pedem pede
answer | resposta respostas responder respondo responde
story | história episódio
stories | histórias
example | exemplo exemplos
practise | treinar praticar treino exercitar ensaiar
interview | entrevista entrevistas
recruiter | recrutador* selecionador*
assessor | avaliador*
application | candidatura candidaturas inscrição
apply | candidatar* concorrer inscrever* candidato candidato-me
applicant | candidato candidata candidatos
cv | currículo cv
photo | foto fotografia fotos
experience | experiência experiências
job | emprego vaga profissão cargo posto-de
work | trabalho trabalhar trabalha trabalham trabalhei trabalhado trabalhos
career | carreira
training | formação treinamento treinamentos treino-de
course | curso cursos
contract | contrato contratos
seasonal | sazonal temporada
base | base
bases | bases
visa | visto vistos
passport | passaporte passaportes
nationality | nacionalidade cidadania
degree | licenciatura faculdade diploma universidade graduação
school | escola escolaridade
language | língua idioma
languages | línguas idiomas
english | inglês
german | alemão alemã
french | francês
spanish | espanhol
italian | italiano
portuguese | português portuguesa
dutch | holandês
chinese | chinês mandarim
japanese | japonês
korean | coreano
arabic | árabe
height | altura estatura
age | idade
years | anos
weight | peso imc excesso-de-peso
tattoo | tatuagem tatuagens tattoo tattoos tatuad*
visible | visível visíveis aparente
cover | tapar tapada coberta cobrir cobre
piercing | piercing piercings
forearm | antebraço
arm | braço braços
wrist | pulso punho
ankle | tornozelo
hair | cabelo cabelos penteado
beard | barba
moustache | bigode
glasses | óculos
eyesight | visão miopia grau
headscarf | lenço hijab véu
make-up | maquilhagem maquiagem batom
nails | unha unhas esmalte
uniform | uniforme farda uniformes
clothes | roupa roupas vestido
appearance | aparência imagem
swim | nadar natação nado
roster | escala escalas
rest | descanso repouso descansar folga
standby | sobreaviso prevenção
promotion | promoção promoções
allowance | diária diárias ajudas
holiday | férias
benefits | benefícios regalias vantagens
children | crianças filhos miúdos
child | criança filho filha miúdo
family | família familiares
pregnant | grávida grávidas gestante gravidez
married | casad*
cabin crew | hospedeira comissária comissário tripulante hospedeiras comissários comissárias tripulantes aeromoça aeromoças
crew | tripulação tripulações
purser | purser chefe-de-cabine supervisor-de-cabine
captain | comandante capitão
co-pilot | copiloto co-piloto
pilot | piloto
pilots | pilotos
passenger | passageiro passageira pax
passengers | passageiros passageiras
guest | hóspede convidado
airline | companhia empresa-aérea
airlines | companhias
airport | aeroporto
airports | aeroportos
city | cidade cidades
country | país países
code | código códigos sigla siglas
aircraft | avião aviões aeronave aeronaves
fleet | frota
destination | destino
destinations | destinos
flight | voo voos
fly | voar voa voo-eu voam viajar-de-avião
alliance | aliança alianças
founded | fundada fundação criada
employees | funcionário* empregad* colaborador*
values | valores valor
mission | missão
news | novidades notícias notícia
tips | dicas conselhos conselho
prepare | preparar preparo prepara preparação
selection | seleção recrutamento
stages | fases etapas fase etapa
group | grupo grupos
test | teste testes prova provas
cabin | cabine cabina
cockpit | cockpit
door | porta portas
exit | saída
exits | saídas
row | fila fileira filas
slide | manga mangas escorrega escorregas escorregador escorregadeira escorregadeiras slide slides tobogã
armed | armada armado armadas
arm | armar arma-a
disarm | desarmar desarma desarmada desarmado
lever | alavanca
handle | pega puxador punho-de maçaneta manípulo
window | janela janelas
seat | assento lugar banco assentos lugares poltrona bancos
jumpseat | jumpseat
galley | galley copa cozinha
oven | forno fornos
lavatory | lavabo lavatório banheiro banheiros wc toalete lavabos
toilet | casa-de-banho sanita vaso
trolley | trolley carrinho carrinhos
bag | mala malas bolsa mochila saco sacola
baggage | bagagem bagagens
wing | asa asas
engine | motor motores
fuselage | fuselagem
tail | cauda
wheel | roda rodas
runway | pista
take-off | descolagem decolagem
landing | aterragem pouso aterrissagem aterrar pousar aterrissar
taxiing | rolagem
water | água
land | terra
evacuation | evacuação evacuar evacuo evacuamos evacuações
command | comando comandos ordem ordens
shout | gritar grito grita gritam
announcement | anúncio anúncios
briefing | briefing
emergency | emergência emergências
fire | fogo incêndio incêndios
burning | queimando arde ardendo queimar
smoke | fumo fumaça
smoking | fumar fuma fumando fumador
extinguish | apagar apago extinguir combater
extinguisher | extintor extintores
oxygen | oxigénio oxigênio
mask | máscara máscaras
turbulence | turbulência
brace | brace
raft | balsa jangada barco-salva
megaphone | megafone
torch | lanterna
axe | machado machadinha
battery | bateria baterias pilha pilhas
laptop | portátil computador notebook tablet
charger | carregador carregadores
lighter | isqueiro isqueiros
liquid | líquido líquidos
perfume | perfume perfumes
weapon | arma armas pistola
knife | faca facas navalha
bomb | bomba
hijacking | sequestro desvio-de sequestrador*
trafficking | tráfico
deaf | surd*
blind | ceg*
autism hidden disability | autis*
disability | deficiência deficiente deficientes
infant | recém-nascido lactente bebé bebê bebés bebês neném
bassinet | berço berços
dog | cão cachorro cães cachorros
cat | gato gatos
animal | animal animais
pet | estimação
meal | refeição refeições
eat | comer come como-eu comem comeu
food | comida alimentos
drink | beber bebe bebida bebidas bebo bebeu
coffee | café
tea | chá
alcohol | álcool alcoólic*
drunk | bêbad* embriagad* alcoolizad*
wine | vinho
vegetarian | vegetarian*
vegan | vegan*
allergy | alergi*
allergic | alérgic*
peanut | amendoim amendoins
complaint | reclamação reclamações queixa queixas
complain | reclamar reclama queixar queixa-se reclamando
conflict | conflito conflitos briga discussão
argue | discutir discutem discute brigando brigam
angry | irritad* zangad* furios* bravo brava
upset | chatead* aborrecid* perturbad*
afraid | medo assustad*
crying | chora chorando chorar
refuse | recusa recusar recus* nega
delay | atraso atrasos
late | atrasad* tarde
cancelled | cancelad*
overbooked | overbooking
boarding | embarque embarcar embarcam
disembark | desembarque desembarcar
doctor | médico médica médicos
medicine | medicamento* remédio remédios medicação
pill | comprimido comprimidos pílula
breathing | respiração
breathe | respirar respira respiro respirando
heart | coração
pulse | pulsação
chest | peito tórax
pain | dor dores
bleeding | sangra sangramento sangrar hemorragia sangrando
blood | sangue
burn | queimadura queimaduras queimou queimad*
seizure | epilepsia epilét* convuls*
diabetes | diabetes
diabetic | diabétic*
sugar | açúcar
insulin | insulina
asthma | asma asmátic*
fracture | fratura fraturas partiu partid* quebrou
wound | ferida feridas ferimento
injured | ferido feridos machucad* magoad*
birth | parto nascer nascimento
labour | contrações
dead | morto morta mortos morreu falecid*
death | morte óbito
die | morrer morre
infection | infeção infecção contagios* infecios*
vomit | vomit* vómito
sick | doente doença enjoad* enjoo enjoos
nausea | náusea náuseas
fever | febre
hyperventilation | hiperventil*
hypoxia | hipóxia hipoxia
defibrillator | desfibrilador desfibrilhador dea dae
bandage | ligadura atadura penso
cool | arrefecer resfriar
symptoms | sintoma sintomas
signs | sinal sinais
recognise | reconhec* identific*
treat | tratar trato
help | ajuda ajudar ajudo socorro
team | equipa equipe time
communication | comunicação
leadership | liderança
initiative | iniciativa proatividade
integrity | integridade honestidade
honest | honest* sincer*
motivation | motivação
resilience | resiliência
stress | stress estresse stressante
pressure | pressão
nervous | nervos* ansios* nervosismo ansiedade
calm | calma calmo acalmar acalmo
mistake | erro erros engano
success | sucesso
failed | falhei falhar falhou fracasso reprovad*
rejected | rejeitad* recusad*
chance | chance hipótese hipóteses chances
hired | contratad*
hiring | contratação contratar contratam recruta
strength | força
hobby | hobby hobbies passatempo
colleague | colega colegas
boss | chefe superior supervisor
customer | cliente clientes
service | serviço serviços atendimento
situation | situação
task | tarefa tarefas
action | ação acção ações
result | resultado resultados
score | pontuação nota pontuações
points | pontos ponto
difference | diferença diferenças
different | diferente diferentes
meaning | significado
mean | significa significam
called | chama chamam
call | ligar ligou chamar chamo telefonar
reason | razão motivo
rule | regra regras norma normas
law | lei leis
duty | dever
fatigue | fadiga cansaço
tired | cansad*
layover | layover pernoite escala-de
hotel | hotel hotéis
night | noite noites noturn*
day | dia
days | dias
week | semana
weeks | semanas
month | mês
months | meses
year | ano
hour | hora
hours | horas
minute | minuto*
seconds | segundo*
time | tempo vez horário
times | vezes
open | abrir abre abro aberta aberto abrem abra
close | fechar fecha fecho fechada fechado
locked | trancad*
blocked | bloquead* obstruíd*
broken | avariad* partida estragad* quebrad*
jams | encrava encravad* emperr*
inflate | insufla insuflar insuflad* inflar infla inflad* encher enche
jump | saltar salto saltam pular pula pulam
run | correr corre
sit | sentar senta sentad*
stand | levantar levanta de-pé
leave | deixar deixa deixo sair largar larga abandon* deixam
bring | trazer traz trago levar leva levo levam
carry | transport* carregar
wear | usar-roupa vestir visto-me calçar
use | usar uso usa usam utiliz*
hold | segurar seguro agarrar
count | contar conto contagem
check | verific* controlar confir* conferir revistar
know | saber sei sabe sabem conhece conhec*
learn | aprender aprend* estudar estudo
say | dizer digo diz dizem disse falar-que
tell | conta conte diga
explain | explic*
show | mostr*
describe | descrev*
speak | falar fala falo falam
read | ler leia leio
write | escrev* redigir
listen | ouvir ouve ouço escut*
see | ver vejo vê veem vi
look | olhar olha
find | encontrar encontr* acho achar
need | precisar necessit* precisam
expect | esperar-de
live | viver morar vivo moro mora
move | mudar mudança mudo
earn | ganhar ganho ganha
pay | pagar paga pago pagam
cost | custa custo custam
money | dinheiro
begin | começar começo começa iniciar
end | fim final
finish | terminar acabar
stop | parar para-de
survive | sobreviv*
happen | acontece acontecer aconteceu ocorre
cause | causa causas
react | reagir reajo
handle | lidar gerir gestão lido
early | cedo
alone | sozinh*
together | juntos juntas junto
man | homem homens senhor
woman | mulher mulheres
lady | senhora
people | pessoas gente
person | pessoa
friend | amigo amiga amigos amigas
mother | mãe
father | pai
parents | pais
head | cabeça
face | cara rosto
ear | ouvido ouvidos orelha
eye | olho olhos
nose | nariz
mouth | boca
hand | mão mãos
leg | perna pernas
foot | pé pés
skin | pele
left | esquerd*
right side | direita
front | frente dianteir*
behind | atrás
rear | traseir*
above | acima em-cima
below | abaixo
inside | dentro interior
outside | fora lá-fora exterior
full | chei*
empty | vazi*
red | vermelh*
yellow | amarel*
green | verde verdes
blue | azul
black | pret* negr*
white | branc*
maximum | máxim*
minimum | mínim*
limit | limite limites
number | número numero números
percent | porcento
kilo | kg quilo quilos
metre | metro metros
centimetres | centímetros cm
culture | cultura culturas
greeting | cumpriment* saudação
gift | presente presentes prenda
tip money | gorjeta gorjetas
taboo | tabu tabus
scenario | cenário cenários
president | presidente
politics | política
football | futebol
pizza | pizza
joke | piada anedota
poem | poema
really | realmente
maybe | talvez
unfortunately | infelizmente
sad | triste tristes
happy | feliz contente felizes
stupid | estúpid* burr*
enough | suficiente bastar
`;
