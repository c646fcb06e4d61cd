/** Portuguese words of every day: what people tell, ask and worry about, in the forms that a chat has. */
export const MORE_WORDS = `
call | chamada chamadas chame chamem liguem ligue telefon*
called | chamado chamados chamava chamou chamaram chamávamos
serious | grave graves gravíssimo
short | baixos baixas curtos curtas
guesthouse | pousada hostel pensão
carpet | tapete tapetes
changing room | vestiário vestiários
charge | cobra cobram cobrar cobrou
processes | processos
exclusive | exclusiv*
reasons | motivos razões
participants | participante participantes
torch | tocha
crockery | loiça
there was | havia
people | malta galera
kid | puto putos putinho putinha guri guria gurizada pirralh* moleque molecada menininh* garotinh* criancinhas miudinh* catraio
girls | meninas raparigas garotas moças
boys | rapazes meninos garotos moços
husband | esposo
dad | papai papá paizinho
mum | mamãe mamã mãezinha
grandmother | avozinha vovó vó
grandparents | avós
son | filhote filhinho
daughter | filhinha
siblings | irmãos
sisters | irmãs
cousin | primo prima primos primas
nephew | sobrinho
niece | sobrinha
parents-in-law | sogros
mother-in-law | sogra
twins | gémeos gémeas
teenager | adolescente* adolescência
baby | bebezinho bebezinha nenê
single | solteir*
divorced | divorciad* divórcio
widow | viúva viúvo
marry | casar casei casarmos noivo noiva noivado
relationship | relação relações relacionamento* namoro namorar
love | ama amar amam amava amei amo apaixonad* paixão
jealous | ciument* ciúme ciúmes
resident | utente utentes residente residentes
care home | asilo
carer | babá babysitter
old people | idosas velhinh* velhote* anciã*
bosses | chefes patrões
boss | patrão patroa encarregad* diretora gerência chefinh*
managers | gerentes diretores
team leader | líder líderes
intern | estagiári* estágio*
teachers | professores professoras
coach | treinador* instrutor* instrutora formador*
students | alunos alunas
customers | clientela fregues* hóspedes fregueses
man | sujeito gajo gajos moço cavalheiro
woman | gaja
human | human*
i called | telefonei
we called | chamámos
answered | respondeu responderam respondia
answer | responderem respondesse respondem respondendo respondido respond*
said | disseram dizia diziam dissemos
saying | dizendo
say | digamos dirá direi dirão
told | contaram
tell | contam contando contado contasse
spoke | falou falaram falámos falava falavam
speaking | falando
speak | falado falas falem falasse falarem
asked | perguntava perguntámos
asking | perguntando pedindo
ask | pergunte pergunto perguntarem peço peça pedimos pergunt*
shout | berr* gritando griteiro gritav*
shouting | berros
scream | berrar guinchar
whisper | sussurr* cochich*
talked | conversou conversei conversámos conversaram
talk | conversas conversando convers* papo
did | fizemos fizeram fizeste fazíamos
doing | fazendo
do | fizer fizermos fizerem fizesse fará farei farão fazerem fazermos façamos
went | fomos foste íamos
go | fores formos forem indo
came | viemos vieste viera
come | virá virão venhas vindo vier vierem viria
took | pegou pegaram pegámos tomou tomei tomaram levaram levámos
i took | peguei agarrei
taking | pegando levando tomando
take | pegue peguem tome tomem leve levem levasse pegam tomam
gave | demos dava davam
give | deem dará darei dando dado darem dermos damos
put | pomos põem pusemos punha ponham pondo colocou colocaram coloque coloquem colocad* meteu meto mete metem metido coloc*
wanted | queríamos quiseram queriam querias quereria
want | queremos querendo quiserem queira queiram
could | podíamos podiam pude poderiam pudéssemos pudessem conseguia conseguiam
can | possamos conseguirem consiga consigam consegu*
managed | conseguiu conseguiram conseguimos
had | tínhamos tivemos tiveram tivéssemos tivessem tinhas
have | termos terem tendo tido tivermos
will have | terá terão terei teremos
would have | teria teriam
was | ficava
were | estiveram estivemos
being | estando
been | sido
stayed | ficámos permaneceu
stay | fique ficam ficando ficarem ficasse ficarmos
will stay | ficará ficarei ficarão
left | saímos saíram deixaram deixámos largou larguei
leave | saiam saem saio sairem saindo sairmos deixe deixem deixando deixas larguem licença
arrived | chegámos
arrive | chego chegue chegarem chegarmos chegasse chegado cheg*
returned | voltei voltaram voltámos regressei
return | volte voltam voltando voltasse regress* volt*
entered | entraram entrámos
enter | entrando entrem entrasse
passed | passaram passámos passava
pass | passam passando passasse passarem passado
happened | ocorreu sucedeu aconteceram
happens | acontecem aconteça acontecendo acontec* sucede
knew | soubemos sabias
know | sabemos sabendo saberia saberá souberem
thought | achei pensou achou pensámos achámos
think | pensando achando
felt | sentiu sentia sentimos sentiram
feel | sinta sintam sentes sentem sentindo
saw | viu
see | veja vejam vemos visse vendo
watch | vigi* observ* relógios assistir assisti assistiu
heard | ouviu ouvia
hear | ouvem ouça ouvindo
listened | ouvimos
look | olhe olhem olham olhando olhou olhei aspeto aspecto
found | encontrou encontraram encontrámos encontrado achado
searched | procurei procurou
search | procur* procuro procurando buscas
showed | mostrou mostrei
understood | entendeu percebeu percebemos entenderam compreendeu perceberam
understand | entendo percebem entendem entenda perceba entend* compreend*
remember | lembrei lembro
learned | aprendeu aprendemos
taught | ensinou ensinei ensinaram
teach | ensino ensinam ensinando ensin*
studied | estudou estudava
worked | trabalhou trabalharam trabalhámos trabalhavam
working | trabalhando
work | trabalhe trabalhasse trabalh*
helped | ajudou ajudaram ajudámos
helping | ajudando
help | ajudem ajudasse ajud*
solved | resolveu resolvemos resolveram
tried | tentaram tentava
trying | tentando
try | tente tentem tentam tentasse experiment* tent*
used | usei usou usaram usava usado usada usados usadas
use | usem use usas usando usasse utilizar
waited | esperei esperou esperámos esperava
waiting | aguardando
wait | espere esperem aguarde aguardo esper*
changed | mudaram mudámos troquei trocou trocaram
change | mude mudem mudas mudam mudando trocam troque trocas mudanças mud*
received | recebeu recebemos receberam recebido recebida
paid | paguei pagou pagaram pagámos
pay | pague paguem pagas pagando pagarem pagamentos
bought | comprou compraram comprado
buy | compre compram comprando
sold | vendi vendeu
lent | emprest*
earned | ganhei ganhou
win | vencer ganham ganharam ganhámos ganhas venc*
lost | perdemos perderam perdia
lose | perco perdem perca perdendo
played | jogava joguei
play | brincar brinc* jogam jogas joga joguem jogando
opened | abri abriu abrimos abriram
open | abram abrindo
closed | fechei fechou fecharam
close | feche fechem fechando fechas fech*
locked | tranquei trancou tranc*
locks | fechadura*
started | começámos iniciei
starting | começando
start | comece comecem começam começas
finished | terminei acabei acabou acabámos terminado
finish | termine acabe acabam acab*
stopped | parou pararam estanquei
stop | pare parem param parando estanc*
stand up | levantei levantou levante levantem levantam
sit down | sentei sentou sentam
fell | caíram
fall | caia caiam caindo caísse
jumped | saltei saltou pulou
ran | correram
run | corram correndo corra corro
walking | andando caminhando
walk | ande andem andam
climbed | subiu subi
carry | carreguei carregou carreg*
hold | segure segurem segurei segurou segurando agarre agarrem agarr* segurava
pull | puxe puxem puxei puxou puxando
push | empurre empurrem
tore | rasgou
torn | rasgad* rasgo rasgão
tear | rasgar
break | quebrar quebra quebrei parti recreio intervalo intervalos
broke | avariou estragou estraguei
repair | consert* arranjou arranjei repar*
fix | arrumar
cut | cortei corta corto
throw | atir* jogou atirei lanç*
spilled | entornei derramei
hide | escond* disfarç*
hidden | escondid* ocult*
fled | fugiram
flee | fogem fuja fujam foge
steal | roubou
attack | atac* ataque ataques agressão agressões crise
fight | lut* luta lutar porrada pancadaria
beat | soco socos murro murros chapada espanc*
kill | matar matou
obey | obedeça
refused | recusou recusei recusaram negou
accept | aceitei aceitou aceitaram aceitamos
reject | rejeitar reprovar chumbar chumbam chumb* elimin* exclu*
chose | escolheram
choose | escolhe escolhem escolhes escolh* opt*
decided | decidiu decidimos
organise | organiz* organização
plan | planei* planear
complained | reclamou reclamei reclamaram queixou
promise | promet* promessa
trust | confi* confiança
believe | crer creio
convinced | convenci convenceu
convince | convenc*
persuade | persuad*
calmed | acalmou acalmei tranquilizei
calm | tranquil* sereno
noticed | reparei notei reparou
added | acrescentou
add | acrescent* adicion*
improved | melhorou melhoraram
improve | melhore melhoro melhora melhoram
corrected | corrigiu
corrects | corrig*
disagree | discord*
agree | concord*
unfair | injust* injustiça
fair | justo justa
evaluation | avaliação avaliações
assessment | assessment assessments
criteria | critério critérios
measure | medir mede medem mido medida medidas
weigh | pesar pesam
fail | falhe falho falham falhando fracass* falhanço
guessed | chuto chute palpite palpites
guess | chutar
doubtful | duvid*
hesitate | hesit*
know by heart | decor*
memorise | memoriz*
survivors | sobreviventes
victim | vítima vítimas
witness | testemunha*
hurt | machuc* magoar magoei magoou aleij*
hurts | doendo doía doer doeu
painful | dolor*
swallow | engol*
spit | cusp* cuspiu cuspir
foam | espuma espumar
boiling | ferver fervendo fervente
hot | escald* escaldante
blister | bolha bolhas
ointment | pomada creme cremes
plaster | penso-rápido curativo curativos bandaid
cloth | pano panos
thigh | coxa coxas
shin | canela
knee | joelho joelhos
hip | anca quadril
heel | calcanhar
elbow | cotovelo
chin | queixo
forehead | testa
cheek | bochecha bochechas
stomach | estômago
lungs | pulmão pulmões
bones | osso ossos
muscles | músculo músculos
legs | canelas
ears | orelhas
nails | unhaca
beard | barbudo barbas
neck | nuca
airway | traqueia
electrodes | elétrodo* placas
shave | barbear
grape | uva uvas
fruit | fruta frutas frutos
nuts | noz nozes avelã avelãs castanha castanhas amêndoa amêndoas
egg | ovo ovos
chicken | frango galinha
rice | arroz
salad | salada
soup | sopa
cake | bolo
chocolate | chocolate
vegetables | legume* verdura*
pork | porco
beef | vaca bife
seafood | marisco camarão
tomato | tomate tomates
banana | banana
beer | cerveja cervejas
whisky | uísque
glass | copos vidro vidros
plate | prato pratos
tray | bandeja bandejas tabuleiros
cutlery | talher* garfo colher
snack | lanche lanches
sandwich | sanduíche* sandes
hungry | fome faminto esfomead*
taste | sabor
cook | cozinheir* cozinhar
beauty | estética cabeleireir* esteticista manicure
bill | fatura
receipt | talão talões recibo*
refund | reembols* devolução devoluç*
give back | devolv*
discount | desconto descontos
price | preço preços
expensive | caro
order | encomend*
stock | stock estoque
warehouse | armazém
cash desk | balcão
reception | receção recepção
key | chave chaves
lift | elevador elevadores levant*
corridor | corredores
pool | piscina
lifeguard | nadador-salvador salva-vidas
gym | ginásio academia
sport | desporto* esporte*
player | jogador*
handball | andebol handebol
volleyball | vólei voleibol
basketball | basquete basquetebol
dance | dança danç*
music | música músicas
sing | cantar canta cantam cantavam cantando
piano | piano
match | jogo jogos torneio
captain | capitã
club | clube
winner | vencedor*
training | treinos
volunteering | voluntariado
firefighters | bombeiras
soldier | soldado* tropa militar* exército
police officer | polícias policial policiais
law court | tribunal
driver | motorista* condutor*
bus | autocarro ônibus
taxi | táxi uber
train | comboio
bicycle | bicicleta
motorbike | moto mota
truck | camião caminhão
ship | navio navios
ambulance | ambulância
helicopter | helicóptero
opens | destranca
wings | asinhas
engine | turbina turbinas reator reatores
propeller | hélice hélices
wheel | pneu pneus pneumático
rudder | leme
flaps | flaps
tank | tanque tanques
apu | apu
transponder | transponder
radar | radar
tower | torre controlador*
control | controla controle controlo controla* control* fiscaliz*
air traffic control | atc
equipment | equipamento equipamentos
button | botão botões
switch | interruptor*
lights | lâmpadas
sign | placa sinalização assin*
fasten | apert* afivel*
unfasten | desapert* desafivel*
seatbelts | cintinho
air pocket | poço
cabin | habitáculo
curtain | cortinas
pillow | almofada* travesseiro*
headphones | auscultadores fones headset
film | filme filmes filma filmar filmam filmou filmando filmaram
wifi | wifi wi-fi
internet | internet
map | mapa
sky | céus
sun | sol
rain | chuva chover chovendo
wind | vento ventos
weather | clima
island | ilha ilhas
mountain | montanha montanhas serra
desert | deserto deserta
forest | floresta
atlantic | atlântico
pacific | pacífico
north | norte
south | sul
east | leste oriente
west | oeste
top | topo cima
bottom | embaixo
centre | central
corner | canto cantinho
side | lados
around | redor arredores
direction | direção
straight | reto
near | pertinho
far | distante afastad*
distance | distâncias
height | alturas
deep | fundo
thick | grosso espess*
thin | fino fina magro magra
fat | gordo gorda gordinh* obes*
weight | gordura excesso quilinhos
lose weight | emagrec*
diet | dieta dietas
ugly | feio feia
beautiful | belo bela lindas lindos
dyed | pintad* tingid* descolorid*
dye | pintar tingir tinta
red hair | ruivo ruiva
blond | loiro loira louro loura loiras louras loiros
dark hair | moreno morena
curly | caracóis cachead* encaracolad*
curls | cachos
dreadlocks | rastas dreads dreadlocks
braids | tranças
ponytail | rabo-de-cavalo
bun | coque carrapito
fringe | franja
bald | carec* calvo
shaved | rapad* raspad*
wig | peruca
undercut | undercut
long hair | cabelão cabeludo
freckles | sardas
acne | acne espinha espinhas borbulha borbulhas
birthmark | mancha manchas
hand cream | hidratante
hydrate | hidrat*
lipstick | batons
nail varnish | verniz
concealer | corretor
tights | collants collant meia-calça
dress | vestidos
hat | chapéu boné
scarf | cachecol
coat | casacos
jeans | jeans ganga
trainers | ténis sapatilha*
jewellery | joias bijuteria
perfume | perfumad*
ironed | engomad* passad*
elegant | elegante
smart | formal
casual | informal
tidy | arrumad*
mirror | espelho espelhos
drawing | desenho
butterfly | borboleta
size | tamanhos tamanhinho
stretch | esticar alongar estico
stammer | gaguej* gago gaga gaguez
blush | corar corad* ruboriz*
shyness | timidez acanhad* envergonhad*
confidence | autoestima autoconfiança
insecure | insegur* insegurança
introvert | introvertid*
extrovert | extrovertid*
silent | calad*
talkative | falador* tagarela
sensitive | sensív*
dyslexia | dislexia disléxic*
adhd | tdah phda
depressed | deprimid*
depression | depressão
therapy | terapia psicólog* psiquiatra
fear | pavor temer fobia
scary | assustador*
frighten | assust*
terrible | terrív* horrív* péssim* horror
claustrophobia | claustrofobia claustrofóbic*
vertigo | vertigens vertigem
brave | coraj* coragem
panic | panic*
surprise | surpresa surpreend*
surprised | surpres*
contradictory | contraditór*
strange | bizarr* estranhamente
funny | engraçad* divertid*
boredom | tédio
excited | animad* entusiasmad* empolgad*
enthusiasm | entusiasmo empolgação
happiness | felicidade alegria alegr*
worried | aflit* afliç*
lonely | isolad*
homesick | saudosa saudoso
disappointed | desilu* decepcion* desapont*
disappointment | frustraç* frustrad*
jealousy | inveja
anger | raiva ódio
hurt feelings | mágoa
shocked | chocad*
traumatised | traumat* trauma
proud | orgulho
grateful | agradecid*
lucky | sortud*
bad luck | azar
wonderful | maravilhos* fantástic* incrív* excelente* sensacional
great | excelent* show
lovely | querid* amáv* amor* fofo fofa
intelligent | inteligente*
clever | espert*
crazy | louc* maluc* doid*
lazy | preguiços* preguiça
hard-working | trabalhador* esforçad*
effort | esforço esforç*
dedicated | dedicad* dedicação empenh*
selfish | egoísta
generous | generos*
trustworthy | confiáv*
reliable | fiável fiáveis
organised | organizad*
disorganised | desorganizad*
creative | criativ*
curious | curios* curiosidade
fun | diversão
friendly | simpatia afável gentileza
kindness | bondade
empathy | empatia empátic*
discreet | discret*
firm | firme firmes
assertive | assertiv*
neutral | neutr*
objective | imparcial
guilty | culpad*
blame | culpar culpou
innocent | inocente
liar | mentiros* mentiu
truth | verdades
secret | segredo segredos
gossip | fofoca* coscuvilh*
bully | bullying gozar gozam gozavam
discriminate | discrimin*
racist | racis*
sexist | machist*
gay | gay gays lésbica
trans | trans
foreigner | imigrante*
brazilian | brasileir*
portuguese people | portugueses portuguesas
angolan | angolan*
american | american*
british | britânic*
russian | russo russa
indian | indiano indiana
arab | árabes
chinese | chineses chinesa
german | alemães
buddhist | budista
christian | cristão cristã católic*
church | igreja
god | deus
afford | custear
save money | poup* economiz*
savings | poupanças
debt | dívida dívidas
loan | empréstimo
wage | ordenadinho rendimento
gross | bruto ilíquido
bonus | bónus prémio subsídio subsídios comissões
expenses | despesa despesas contas
tax | imposto impostos irs
pension | reforma aposentadoria
per diem | perdiem
currency | moeda câmbio
bank | bancária
rich | rico rica ricos
poor | pobre pobres
free time | lazer
hours | horários hrs
shift | turno turnos
shifts | plantão plantões
advance notice | antecedência
schedule | calendário agenda
date | datas
deadline | prazo prazos
sick leave | baixa-médica atestados
maternity leave | licença-maternidade
union | sindicato greve união
strike | greves
week off | semaninha
holidays | feriado feriados
easter | páscoa
birthday | aniversário
new year | réveillon
monthly | mensal mensais
daily | diári*
annual | anual
weekly | semanal
life | vidas
apartment | kitnet t1 t2 apartamentos
shared room | quartos
mortgage | hipoteca
nursery | creche infantário
breastfeed | amament*
nappy | fralda fraldas
dummy | chupeta chucha
feeding bottle | biberão mamadeira
toy | brinquedo*
playing | brincando
sickness | doenças
cold | constipad* constipação gripe resfriad* gripad* fresquinh* gelad* frescos
cough | tosses
migraine | enxaqueca enxaquecas
period | menstru* cólicas
back pain | lombar coluna
varicose veins | varizes
cancer | cancro câncer
operation | operação cirurgia operad* operei
treatment | tratamento*
clinic | clínica
test | análises análise
hearing | audição
deafness | surdez
sign language | libras
braille | braille
cane | bengala
leg in plaster | gesso
paralysed | paralític* tetraplégic* paraplégic*
ill | adoeci adoeceu adoecer
recover | recuper*
die | morro morria morrem morrendo faleceu
dead | mort*
funeral | funeral enterro
mourning | luto
gave birth | pariu
newborn | recém
umbilical cord | umbilical cordão
miscarriage | aborto
terrorist | terrorista* terrorismo
hijacker | raptor*
kidnap | rapt*
gun | tiros revólver
threatening | ameaçador*
slap | estalada
handcuff | algem*
tie up | amarr*
drunk | bebaç* bebedeira embebedar
drug | drogad* cocaína maconha haxixe
prison | prisão cadeia
fine | multa multas
forbid | proib*
illegal | ilegal ilegais
mouse | rato ratos
insect | inseto insetos
bird | passarinho papagaio
carrier | transportadoras
cage | gaiola jaula
leash | trela coleira
bite | morder mordedura
bark | ladrar latir latindo late ladra
rabbit | coelho
horse | cavalo
sparks | faísca faíscas
explosion | explos*
gloves | luvinhas
ash | cinza cinzas
cigarette | cigarro cigarros
vaping | vapear
melt | derret*
overheat | sobreaquec* superaquec*
swell | inch*
tank top | alça
rope | corda cordas
whistle | apito
signal flare | sinalizador*
flashlight | holofote
shelter | abrigo
shark | tubarão
hypothermia | hipotermia
drown | afog* afogamento
float | flutu* boia boiar
swimmer | nadador*
wave | onda ondas
bottle | garrafinha
leak | vaza vazou
crack | racha rachad* fissura
fall off | solta solto
loose | frouxo folgado
stuck | encrav* trav*
crush | esmag*
trapped | encurralad*
crawl | gatinh* rastej* engatinh* gatas
bend over | agach*
heads down | baixem
lean | apoi*
support | apoio suporte
protects | defend*
protect | abrig*
danger | arriscad*
safe | salv* cofre
save | salvei salvou salvámos
alert | alert*
warn | avis*
inform | inform*
report | reportei comuniquei reporto relatei
communicate | comunic*
misunderstanding | mal-entendido equívoco
solution | soluções solucion*
compensate | compens* indemniz* indeniz*
voucher | voucher vouchers
upgrade | upgrade
connection | conexão conexões ligação ligações
rebook | remarc* reagend*
queue | bicha
crowd | multidão
chaos | caos confusão
mess | bagunça
hurry | pressa correria apressad*
quick | ligeir* rapidinho
slowly | devagarinho
immediately | imediat*
several | diversos diversas
enough | suficientes
too much | demais demasiad* exagerad*
so much | tanto tanta tantinho
total | total totais
completely | completamente totalmente
simply | simplesmente
honestly | honestamente francamente
absolutely | absolutamente
clearly | claramente obviamente óbvio
probably | provável possivelmente
recently | recentemente ultimamente
personally | pessoalmente
easily | facilmente
mainly | principalmente sobretudo
especially | especialmente
directly | diretamente
fortunately | felizmente
however | todavia contudo entanto
therefore | portanto
besides | além inclusive
except | exceto excepto
through | através
across | atravess*
not | n nn
no | nops nope nah
yes | simm simmm sss yep yup uhum sim
ok | okok okis okei oki blz
wow | wow uaau xiça vish oxe
oops | ups oops
let's go | bora
mate | mana parceiro bro amigão
bye | bjo bjos beijo beijos beijocas abç abçs
thanks | thx agradecimento obgg
welcome | bem-vindo
congratulations | parabéns
everyone | tds tdos
together | jts
nothing | nd
someone | alg
something | algm
time | tmp
tomorrow | amh amnh
minutes | mins
kilometres | quilómetros km
thousand | mil
million | milhão milhões
forty | quarenta
fifty | cinquenta
seventy | setenta
eighty | oitenta
thirteen | treze
fourteen | catorze quatorze
sixteen | dezasseis dezesseis
seventeen | dezassete dezessete
eighteen | dezoito
nineteen | dezanove dezenove
zero | zero
two hundred | duzentos duzentas
fifth | quinto
double | duplo dupla
percent | porcentagem percentagem
letter | letra letras carta cartas
alphabet | alfabeto
word | palavrinha palavrão
sentences | frases
grammar | gramática
vocabulary | vocabulário
pronunciation | pronúncia
translate | traduz*
fluent | fluente fluência
mother tongue | nativ*
beginner | iniciante principiante
intermediate | intermédi* intermediári*
advanced | avançad*
toefl | toefl ielts toeic
page | página site
link | link
email | email emails mail e-mail
linkedin | linkedin
app | aplicação app aplicativo
password | senha
click | clic*
file | ficheiro ficheiros arquivo
video | vídeos
record | gravar gravo gravação gravei grav*
camera | webcam
print | imprim*
signature | assinatura
signed | assinei
cv | currículos
reference | referência referências
skill | aptidões talento talentos
diploma | diplomas mestrado doutoramento
high school | secundário
college | colégio
lesson | aula aulas lição
study | estudos estud*
exam | exaus
learned by doing | autodidata
internship | estágios
knowledge | conhecimento conhecimentos
ability | aptidão
requirement | requisit*
opportunity | oportunidad*
candidate | candidat* concorrente concorrentes
competition | concorrência competição
offer | propost*
hire | recrut* contrat*
reply | retorno feedback
invite | convid* convite
invited | convidad*
selected | selecionad* escolhid*
select | selecion*
join | ingress* ader*
employer | empregador
company | empresas firma firmas
department | departamento setor
business | negócio negócios
economy | económica
executive | executiva
class | classes turma turmas
airline | cia cias
planes | aviãozinho
ticket | bilhetes passagens
check-in | checkin
luggage | malinha
customs | alfândega
gate | portões
terminal | terminais
station | estação
traffic | trânsito
street | ruas
square | praça
bridge | ponte
house | casas
garden | jardim quintal
park | parque
shop | lojas shopping
market | mercado feira
supermarket | supermercados
factory | fábrica
office | escritórios
library | biblioteca
cinema | cinema teatro
nightclub | discoteca boate balada
event | evento eventos
festival | festival festivais
party | festas
hostess | hostess promotora rececionistas
guide | guia guias
housekeeping | camareira arrumadeira limpezas
cleaner | faxineira
barista | barista barman bartender
waiters | garçons
manager | subgerente
secretary | secretári* administrativ*
accountant | contabilista
lawyer | advogad*
engineer | engenheir*
nurse | enfermeiros
paramedic | paramédic* socorrista
psychologist | psicologia
physiotherapist | fisioterapeuta
vet | veterinári*
hairdresser | barbeiro
actor | ator atriz
singer | cantor*
model | manequim
artist | artista
scout | escuteir* escoteir*
reading | leitura
travels | viajei viajou viajava
photos | fotografias imagens
meet | encontro
met | conheci conheceu conhecemos
get to know | conhecendo
dry | seco seca secos secas enxug*
separated | separado separada separados
coordinator | coordenador coordenadora
build | montar montei montou montámos constru* construir
straws | palhinha palhinhas canudo canudos
i endured | aguentei
endure | aguent*
caught | apanhámos apanhou apanharam
bang | estalo estalos
need | precis*
begin | começ*
prepare | prepar*
judge | avali* julgar
receive | receb*
travel | viaj*
practise | trein*
allow | permit*
require | exig*
force | obrigam obrigar obrigaram
takes long | demor*
keep | mantém mantenha mantinha mantemos mantivemos manteve mantendo
suffer | sofr*
deserve | merec*
care | cuid*
faint | desmai*
bleed | sangr*
breathe | respir*
inflate | insufl*
board | embarc*
evacuate | evacu*
land | aterr* pous*
take off | descol* decol*
flew | voei voou voaram
fly | voando voava voem mosca barata mosquito
smoke | fumou fumei fumava fumam
boarding | embarques
ordered | mandou mandaram mandava
draw | desenh*
present | apresent*
perfectionism | perfeccionismo perfeccionist*
video interview | videoentrevista videoentrevistas
is a problem | atrapalh*
weak | fraquinh*
wallet | carteira carteiras
dawn | madrugada madrugadas
knocked over | derrubei derrubou
knock over | derrub*
left over | sobra sobrou sobrava
public | municipal públicos
tourist | turista turistas
gestures | gesto gestos mímica
translator | tradutor*
right | certinho certinha direito
purple | roxo roxa
blue | azulad*
slurred | enrolad* arrastad*
massage | massagem massagens
switch off | desativ* deslig*
switched off | desliguei desligou
switch on | ligad* acend*
detector | detector detetor
deadheading | deadheading
attacks | crises
regret | arrepend*
hell | inferno
own food | marmita marmitas
back | trás
avoid | evit*
appear | aparec*
create | criar criei criou
address | morada endereço
style | estilo estilos
challenge | desafi*
feeling | sentimento sentimentos
detail | detalh* pormenor pormenores
hope | esperança
energy | energia
contact | contacto contato contactar contatar contactos contatos
sense | sentido
pleasure | prazer
real | real reais verdadeiros
possibility | possibilidade possibilidades
opportunities | oportunidades
consequence | consequência consequências
influence | influenc* influência
advantage | vantagem
disadvantage | desvantagem desvantagens
profit | lucro
difficulty | dificuldade dificuldades
necessary | necessidade necessidades
importance | importância
security | seguranças
quantity | quantidade
average | médio média
basic | básic*
general | geral gerais
special | especial especiais particularmente
specific | específic*
main | principal principais
international | internacional internacionais
national | nacional nacionais doméstic*
european | europe*
europe | ue
africa | african*
asia | asiátic*
brazil | br
private | privad* particular particulares
personal | pessoais
commercial | comercial comerciais
official | oficial oficiais
modern | moderno moderna modernos
current | atual atuais
future | futura futuros
past | passados
recent | recente recentes
immediate | imediata imediato
impossible | impossíveis
correctly | corretamente direitinho
together with | juntamente
alternative | alternativ*
available | disponibilidade
limit | limitad* limita
reduce | reduz
increase | aument*
grow | cresc*
decrease | diminui*
reach | alcanc* ating*
exceed | ultrapass*
consider | consider*
compare | compar*
depend | depend*
doubt | duvido
discover | descob* descubr*
invent | invent*
imagine | imagin*
dream | sonh*
sleep | dormi dormiu dormimos dormem durma durmam dormia dormido adormec* cochil*
woke up | acordei
wake up | acordar acorda acordam acorde acordo
shower | banho duche chuveiro
bath | banheira
wash | lav*
washed | lavei
wear | vestia vesti veste vestem usavam vest*
undress | despir
iron | engom*
comb | pente escova escov*
smell | cheir*
noise | barulhos ruídos
sound | sons
dark | escuras
bright | luminos*
heat | quentinho
wet | molh*
dirty | porcaria imundo imunda
broken | partidos partidas quebrados
piece | pedaço pedaços peças
half | metades
group | equipas equipes times
task | tarefinha
project | projetos projecto
meeting | reuniões encontros
speech | discurso
story | contos histórinha
newspaper | jornal
magazine | revista
photo | selfie fotinha
pen | lápis
paper | folha folhas
notebook | caderno
book | livrinho
table | mesas
chair | cadeiras
sofa | sofá
armchair | poltronas
lamp | candeeiro
floor | chãos
money | dinheirinho troco
coin | moedas moedinha
card | cartões
credit card | multibanco
lawsuit | process*
insult | insultos palavrões ofensa ofensas
hit | batido bati batem pontapé pontapés chapadas
pushed | empurrou empurraram
kick | pontape*
knocked | bateram
argued | discutiram discutiu discutimos
arguing | discutindo discussões
shouted | gritávamos
cry | chore choram choro
laughing | rindo
laugh | riso risada risos ri
smile | sorrindo sorriso
hug | abraç*
kiss | beij*
hands | mãozinhas
finger | dedinho
bend | dobr*
turn | virou virei virando gir* viro
turn around | rodar
hang | pendur*
knock | bat*
touch | toquei tocam
squeeze | espremer
pull out | arranc*
drag | arrast*
cover | cobr* tapo tapam tapava
uncover | destap*
find out | descobrir
check | chec* inspecion* inspeção inspeç*
checked | verificou verificámos
guard | vigilante
watch over | vigilância
alarm | sirene
ring | toco
message | whatsapp zap recado recados
send | envi* envie enviem mando mandem manda
sent | enviou enviaram mandado
write | escrevo escrevi
wrote | escreveu escreveram
read | lendo lêem lês leram
those | aqueles aquelas
damn | merda porra caralho
idiot | idiota idiotas
moment | momento momentos instante instantes
war | guerra
bigger | maior maiores
rights | direitos
area | área áreas
government | governo
scene | cena cenas
would stay | ficaria ficariam
should | deveríamos devíamos devias deviam
rubbish | lixo
freedom | liberdade
old | velhos velhas antigos antigas
get | obter obtive
society | sociedade
interest | interesse interesses
interested | interessad*
go down | descer desce desço desçam descem desceu
go up | subo subam subindo
victory | vitória
research | pesquis* investig*
access | acesso
sensation | sensação
effect | efeito efeitos
complete | completo completa complet*
technology | tecnologia tecnologias
favourite | favorit* preferid*
involved | envolvid*
guarantee | garant*
companion | companheir*
lies | mentiras
risk | arrisc*
face | enfrent*
split | divid*
take part | particip*
expert | especialista especialistas
matter | importar importam
use the chance | aproveit*
temperature | temperatura
accompany | acompanh*
machines | máquinas
instructions | instruções instrução
mental | mental mentais
place | localização locais lugarzinho
concentrate | concentr*
expression | expressão expressões
systems | sistemas
satisfied | satisfeit*
visits | visitas
strategy | estratégia estratégias
product | produto produtos mercadoria
existence | existência
carry out | realiz* execut*
form | formar formou
rehearsal | ensaio ensaios ensai*
activity | atividade atividades
description | descrição
concept | conceito
administration | administração
programme | programa programas
unpleasant | desagradáv*
pure | puro pura
same | mesmos mesmas
in these | nestes nestas nesses nessas
such | tais
pull down | baix*
lower | abaix*
separate | separ*
loosen | solt*
hero | herói heroína
coward | covarde
shame | vergonhos*
guilt | remorso
expect | expectativ*
disappointing | decepção desilusão
impress | impression*
impressive | impressionante
motivate | motiv*
inspire | inspir*
encourage | encoraj* incentiv*
praise | elogi*
criticise | critic*
feedback | feedbacks
forgive | perdo* perdão
thank | agradec*
celebrate | celebr* comemor* festej*
compete | compet* concorr*
overcome | super*
born | nascid* nasceu
childhood | infância
youth | juventude
retire | reform* aposent*
resign | demit*
dismissal | despedimento demissão
promoted | promovid*
promote | promov*
lead | lider* chefi*
delegate | deleg*
coordinate | coorden*
negotiate | negoci*
insist | insist*
interrupt | interromp*
ignore | ignor*
tolerate | toler* atur*
mediate | mediar mediador mediação
joking | gozando
joke | brincadeira brincadeiras
tease | goz*
respectful | respeitos* respeit*
polite | delicad* cortês cordial
arrogant | arrogante*
demanding | exigente*
difficult | complicados complicadas chatos chatas
stubborn | teimos*
spoiled | mimad*
nosy | metid*
impatient | impacient*
distracted | distraíd* distrai*
careful | cuidados*
attentive | atent*
fast | veloz
clumsy | desastrad* desajeitad*
shy | tímidos
quiet | sossegad* caladinho
noisy | barulhentos
hygienic | higiénic*
smelly | fedor fedorent* catinga
stink | cheiram fede
fridge | frigorífico geladeira
microwave | microondas
coffee machine | cafeteira
ice cream | sorvete
pasta | esparguete macarrão
potatoes | batata batatas
sauce | molho
dessert | sobremesa
hamburger | hambúrguer*
kosher | kosher
halal | halal
portion | porção dose doses
tip | gorjetinha
guests | convidados
booking | reserv* marcação marcações
booked | reservad*
check out | checkout
suite | suíte
cloakroom | bengaleiro
bathroom | balneário balneários
shop window | montra vitrine
trying on | provador provadores
theft | roubo furto
thief | ladrões ladrão gatuno
inventory | inventário
delivery | entrega entregas
supplier | fornecedor*
goods | mercadorias
target | meta metas
sales | vendas
seller | vendedores
headset | auricular auriculares
phone line | linhas
ticket number | protocolo
technical | técnico
technician | mecânic* técnicos
repairman | eletricista canalizador
fault | avaria avarias
broken down | pane
power cut | apagão
dripping | ping*
flood | inundação inundad* inund*
earthquake | terramoto terremoto sismo
storm | tempestades tormenta furacão ciclone
volcano | vulcão
pandemic | covid pandemia
mask | mascarilha
quarantine | quarentena
fracture | fratur*
blood type | sangues
limping | mancar coxear
dislocated | desloc*
ribs | costela costelas
spine | cervical
skull | crânio
breast | mamas seio seios
vein | veia veias artéria
tourniquet | garrote torniquete
splint | tala talas
gauze | gaze compressa compressas
alcohol gel | gel desinfetante desinfet*
injection | injeção injecção injet*
syringe | seringas
drops | gotas
inhaler | inalador bombinha
nitroglycerin | nitroglicerina
aspirin | aspirina
painkiller | paracetamol ibuprofeno analgésic* dipirona
overdose | overdose
consent | consent* consentimento
lift the chin | hiperextensão
rescue breaths | insuflação ventilação
ambulances | ambulâncias
unconsciousness | inconsciência coma
conscious | consciente
reaction | reação reações reacção
allergies | alergias
itching | comichão coceira coça
rash | erupção urticária
swelling | inchaço
wasp | vespa abelha abelhas
sting | picad* picou
spider | aranha
pregnancy | gestação
contractions | contração
midwife | parteir*
placenta | placenta
wrap | embrulh*
visibility | visibilidade
jet | jatos
nozzle | bico
halon | halon
co2 | co2
pressurise | pressuriz*
hatch | escotilha
pin | pino pinos
strap | correia
windows seat | janelinha
call button | campainha
reading light | luzinha
PA | pa altifalantes
interphone | interfone intercomunicador
headcount | contagens
manifest | manifesto
log | registo registro registos
inspection | auditoria
simulator | simulador*
recurrent training | reciclagem
licence | licenças cédula
anac | anac
easa | easa
certificate | certificação
layover | pernoites
hotel bus | transfer
crew bus | carrinha
suitcases | malonas
uniform shop | fardas
name badge | crachás
group exercise | dinâmica dinâmicas
logic | lógica
be mistaken | enganar engan*
frizzy | cresp*
straighten | alis*
creole | crioulo
seasonal | sazonais
bedridden | acamad*
trip | excursão excursões
accused | acusou acusaram acusad*
accuse | acus*
tears | lágrimas
shock | chocar
is | estiver estiverem
unemployment | desemprego
sit | sento
bossy | mandão mandona autoritári*
cut off | cortava cortavam
timed | cronometrad* cronómetro
written | escrito escrita escritos escritas
bracelet | pulseira pulseiras
anklet | tornozeleira
fabric | tecido algodão seda couro
bitten | roíd*
fixed | fixo fixa fixos
quarrelled | brigavam brigaram discutiam
water heater | esquentador caldeira
heating | aquecimento aquecedor calefação
air conditioning | ac
full | pleno plena
put up | instalei instal* aloj* acomod*
accommodation | alojamentos hospedagem
referee | árbitro árbitra
sent off | expuls*
refugees | refugiad*
pallet | palete paletes
version | versão versões
lime | cal
feverish | febril febris
socket | tomada tomadas
rubber | borracha
went down | descemos
cracked | rachou
motionless | parados paradas imóvel imóveis
vodka | vodka rum gin tequila cachaça champanhe
turtle | tartaruga
runways | pistas
decks | andares pisos
deck | convés
notion | noção
rent | alug* arrend*
landlord | senhorio senhoria
fall in love | apaixonar
goal | golo golos
ball | bola bolas
opponent | adversári* rival rivais
tournament | torneios campeonato liga
running | maratona atletismo corrida corridas
gymnastics | ginástica
judo | judo karaté
tennis player | tenista
rowing | remo vela
climbing | escalada
horse riding | equitação
injury | lesionado lesionada
defeat | derrota
final | finalíssima
maths | matemática
physics | física
geography | geografia
chemistry lesson | química
homework | tpc
marks | boletim
kids | pequeninos pequeninas pequenas
sheets | lençol lençóis
bathrobe | roupão
balcony | varanda sacada
garage | garagem estacionamento
porter | bagageir* porteiro
laundry | lavandaria lavanderia
buffet | buffet
menus | ementas
dish | pratinho tacho panela
cooking | cozinh*
pan | frigideira
oil | óleo azeite
salt | sal
pepper | pimenta
raw | cru crua
burnt | esturricad*
spoiled food | estragada estragado
crane | guindaste empilhador empilhadeira
gardener | jardineiro
painter | pintor
farmer | agricultor
builder | pedreiro obra obras
fisherman | pescador
hunter | caçador
seamstress | costureira
baker | padeir* padaria
butcher | talho talhante açougue
florist | florista floricultura
bookshop | livraria papelaria
jeweller | joalharia ourivesaria
perfume shop | perfumaria
optician | ótica oculista
petrol station | gasolinas
post office | correios correio
bank clerk | bancário
estate agent | imobiliária
tour operator | agência
travel agency | agências
museum | museu
theatre | palco
choir | coral
band | banda
scouts | escuteiros escoteiros
alzheimer | alzheimer demência
walker | andarilho
bed sore | escaras
feeding | alimentar alimentação
medication | medicaç*
exhausted | exaust* esgotad* estafad*
burnout | burnout
break down | desab*
vent | desabaf*
angry | enraivecid* revoltad* indignad*
annoy | irrit* enerv* chate*
impolite | indelicad* malcriação
embarrass | constrang* envergonh*
embarrassing | embaraços* mico vexame
insulting | ofensiv*
racism | racismo xenofobia
prejudice | preconceito* estereótip*
homophobic | homofóbic* homofobia
drugged | pedrado pedrada chapado
smuggle | contraband*
shuttle | vaivém
escort | escolt*
vomit bag | saquinho
nausea | agoni*
dizziness | zonzo zonza tonteira
cramp | cãibra cãibras câimbra
tingling | formigueir* formigamento dormente dormência
numb | anestesiad*
paralysis | paralisia
fainting | desfalec*
dehydrated | desidratad* desidratação
sunstroke | insolação
hypertension | hipertens*
heart failure | cardíac*
pacemakers | pacemakers
kidney | rim rins renal
liver | fígado hepatite
appendicitis | apendicite
tuberculosis | tuberculose
measles | sarampo varicela catapora
lice | piolho piolhos
poisoned | intoxicad*
electric shock | eletrocut*
stab | facada esfaque*
nail | prego
glass splinter | estilhaç* caco cacos
contact lens | lente
amputated | amput* decep*
plaster cast | imobilização
drowsy | sonolent* sonolência
coughing | tossindo
wheezing | pieira chiado
blue lips | cianose
choke | asfixi*
swallowed | ingeriu ingerir
toothpick | palito
sweet | rebuçado bala balas doce doces
chewing gum | pastilha chiclete
essay | redação
zoom | zoom teams
barefoot | descalça descalço descalças
graduated | formada formado
nursing | enfermagem
strict | rigoros*
froze | bloqueou
emergency | urgência urgências
cheered up | animei animou
fit | cabem cabe
previous | anteriores anterior
objects | objeto objetos
snacks | snacks petiscos
pages | páginas
put on make-up | maquilho maquilh* maqui*
highlights | madeixas
i got a tattoo | tatuei
laser | laser
moon | lua
sang | cantou cantei
candles | velas
sweater | camisola suéter pulôver
collapsed | colapsou colapso
given | dada
basket | cesto cesta caixote
sudden | súbita súbito repentin*
muzzle | açaime focinheira
slats | slats
spoilers | spoilers
judged | julgada julgado julgam
weighs | pesa
reconcile | concili*
sick | doentes
stays | estadia estadias
noted | anotado anotada anotei
swear | juro
run-down | pulgueiro pulgueiros
`;

/** Portuguese turns of phrase of every day: stories from a job, scenes on board, doubts, protests, small reactions. */
export const MORE_PHRASES = `
to | ir ter com
i went to talk to | fui ter com | fui falar com | fui falar com o | fui falar com a | dirigi-me a | dirigi-me ao | fui até
i went to get | fui buscar | fui pegar | fui chamar
i went to | fui ao | fui à | fui para | fui pra | fui lá | eu fui ao | eu fui à | eu fui para | fui num | fui numa | fui em
i was | eu tava
was | tava
were | tavam
i am | eu tô aqui
we are | nós estamos | a gente está | a gente tá | estávamos todos
we were | nós estávamos | a gente estava | a gente tava | estávamos | nós éramos | éramos
we had to | tínhamos de | tínhamos que | tivemos de | tivemos que | a gente tinha que | a gente teve que
i had to | tive de | tive que | tinha de | tinha que | eu tive que | eu tive de | eu tinha que
had to | ele teve de | ele teve que | teve de | teve que
did not want to | não queria | não queriam | não quis | não quiseram
i did not want to | eu não queria | eu não quis
i did not know | não sabia | eu não sabia | não sabia que | n sabia | eu nem sabia
i did not know what to do | não sabia o que fazer | fiquei sem saber o que fazer | não soube o que fazer
i did not know that | não sabia disso | n sabia disso | não fazia ideia
i did not understand the question | não percebi a pergunta | não entendi a pergunta | não percebi a questão
i did not see | não vi | eu não vi
i did not say | não disse | eu não disse | não disse isso | nunca disse isso | eu nunca disse
i did not do | não fiz | eu não fiz
i did not go | não fui lá
he did not | ele não quis | ele não fez
did not | não conseguiu | não conseguiam
i could not | não consegui | eu não consegui | não podia | eu não podia | não conseguia
i called | eu chamei | chamei | liguei | eu liguei | liguei ao | liguei à | liguei para | liguei pra | telefonei ao | telefonei para
i called the manager | chamei o gerente | chamei a gerente | chamei o chefe | chamei a chefe | chamei o supervisor | chamei a supervisora | chamei o meu chefe | chamei a minha chefe | chamei meu chefe | chamei o responsável
i called the ambulance | chamei a ambulância | chamei o 112 | liguei ao 112 | liguei para o 112 | chamei o samu | liguei pro samu | chamei o inem | chamei uma ambulância
i called the police | chamei a polícia | liguei à polícia | liguei para a polícia
i explained | expliquei | eu expliquei | expliquei-lhe | expliquei que | expliquei a situação | lhe expliquei
i explained to him that | expliquei-lhe que | expliquei a ele que | expliquei pra ele que | expliquei a ela que
i offered | ofereci | eu ofereci | ofereci-lhe | ofereci um | ofereci uma | lhe ofereci
i apologised | pedi desculpa | pedi desculpas | eu pedi desculpa | pedi-lhe desculpa | desculpei-me | me desculpei | pedi perdão
i stayed calm | mantive a calma | mantive-me calma | mantive-me calmo | fiquei calma | fiquei calmo | me mantive calma | me mantive calmo | fiquei tranquila | fiquei tranquilo | mantive a cabeça fria
i kept | mantive | eu mantive
i listened | ouvi com atenção | escutei | ouvi o cliente | ouvi a cliente | eu escutei | deixei-o desabafar | deixei-a desabafar | deixei ele falar | deixei ela falar
i solved | resolvi
i solved it | resolvi o problema | resolvi a situação | eu resolvi | resolvi isso | dei a volta à situação | dei conta do recado
i solved the | resolvi o | resolvi a
i decided to | decidi | eu decidi | resolvi fazer
i noticed that | reparei que | notei que | percebi que | apercebi-me que | apercebi-me de que | dei conta que | dei-me conta que | me dei conta que | eu percebi que | vi que
i suggested | sugeri | eu sugeri | propus | eu propus | dei a ideia de
i organised | organizei | eu organizei
i checked | verifiquei | eu verifiquei | confirmei | confirmei que | conferi
i took care of | cuidei de | cuidei da | cuidei do | tomei conta de | tomei conta da | tomei conta do | tratei de | tratei da | tratei do | encarreguei-me de
i took over | assumi | eu assumi | assumi a liderança | tomei as rédeas | assumi o controlo | assumi o comando
i admitted my mistake | assumi o erro | assumi o meu erro | assumi a culpa | admiti o erro | reconheci o erro | assumi a responsabilidade
i divided the tasks | dividi as tarefas | distribuí as tarefas | repartimos as tarefas | dividimos as tarefas | distribuímos as tarefas
i tried to | eu tentei | tentei logo | tentei sempre
we tried to | tentámos | a gente tentou | nós tentamos
i found | encontrei | eu encontrei | eu achei um | eu achei uma
i gave | dei-lhe | lhe dei
i gave him | dei a ele | dei pra ele | dei-lhe um | dei-lhe uma
i put | meti | eu meti | coloquei | eu coloquei | eu botei | botei
i brought | trouxe-lhe | eu levei
i told him | disse-lhe | disse-lhe que | eu disse-lhe | falei pra ele | falei pra ele que | falei para ele | falei-lhe | disse a ele | disse pra ele | contei-lhe
i told her | disse a ela | disse pra ela | falei pra ela | falei pra ela que
i told the team | avisei a equipa | avisei a equipe | avisei os colegas | avisei as colegas | disse à equipa
i told my boss | avisei o chefe | avisei a chefe | avisei o meu chefe | contei ao meu chefe | falei com o meu chefe | falei com meu chefe | falei com a minha chefe | falei com o gerente | falei com a gerente | falei com o supervisor
i talked to him | falei com ele | conversei com ele | falei a sós com ele
i talked to her | falei com ela | conversei com ela | falei a sós com ela
i talked to | falei com | falei com a | falei com o | conversei com | conversei com a | conversei com o | eu conversei com
i learned that | aprendi que | eu aprendi que | aprendi a | com isso aprendi | com isto aprendi | disso aprendi
i worked with | trabalhava com | trabalho com
i worked in | trabalhava em | trabalhava num | trabalhava numa | trabalhava no | trabalhava na | eu trabalhava num | eu trabalhava numa | eu trabalhava no | eu trabalhava na | estava a trabalhar num | estava a trabalhar numa | estava trabalhando num | estava trabalhando numa
i worked as | trabalhava como | eu trabalhava como | era empregada de
i worked | trabalhava | eu trabalhava
i did everything | fiz tudo | fiz de tudo
i felt | senti | senti-me | me senti | eu senti | eu me senti | sentia-me | me sentia
i thought | pensei | eu pensei | eu achei que | achei que | pensei que | eu pensei que
i thought it was | achei que era | pensei que era | pensava que era | achava que era
i was afraid | tive medo | fiquei com medo | eu tinha medo | fiquei assustada | fiquei assustado | apanhei um susto
i was nervous | fiquei nervosa | fiquei nervoso | estava nervosa | estava nervoso | tava nervosa | tava nervoso
i got angry | irritei-me | fiquei irritada | fiquei irritado | passei-me | me irritei | fiquei brava | fiquei bravo
i made a mistake | cometi um erro | fiz um erro | eu errei | fiz asneira | fiz porcaria | fiz merda | fiz burrada | dei barraca | fiz besteira | meti a pata na poça | cometi um engano
it was my fault | a culpa foi minha | a culpa era minha | foi culpa minha | por minha culpa | por culpa minha | foi minha culpa
it was not my fault | não foi culpa minha | a culpa não foi minha | não tive culpa | não era culpa minha
in the end | no fim de contas | no final das contas | acabou por | acabámos por | acabei por | no fim correu | ao fim e ao cabo
in the end it went well | acabou por correr bem | no fim correu bem | no fim correu tudo bem | correu tudo bem | deu tudo certo | no final deu tudo certo | no final deu certo
the customer was satisfied | o cliente ficou satisfeito | a cliente ficou satisfeita | o cliente saiu satisfeito | a cliente saiu contente | o cliente foi embora contente | saiu satisfeito | saiu satisfeita | ficou satisfeito | ficou satisfeita | o hóspede ficou satisfeito
he thanked me | agradeceu-me no fim | ele agradeceu | ela agradeceu | me agradeceu | agradeceram-me
he shouted at me | gritou comigo | gritou-me | começou a gritar comigo | começou a gritar | começou aos gritos | começou aos berros | aos gritos comigo | aos berros comigo | berrou comigo | a gritar comigo | gritando comigo | gritava comigo
shouting | aos gritos | aos berros | a gritar | a berrar
he insulted me | xingou-me | me xingou | insultou-me | me insultou | ofendeu-me | chamou-me nomes | me chamou de | chamou-me de | faltou-me ao respeito | me faltou ao respeito
pay the bill | pagar a conta | pagou a conta | paga a conta
the bill | a conta | uma conta | da conta | conta do
on my own | por mim própria | por mim próprio | pela minha cabeça | desenrasquei-me | desenrascar-me | me virei sozinha | me virei sozinho | tive de me desenrascar
work it out | desenrascar | desenrasco | desenrascamos
to notice | dar conta | aperceber-me | aperceber
lose my temper | perder a cabeça | perder a paciência | passar-me | perdi a cabeça | perdi a paciência
double booking | reserva dupla | reservas duplicadas | overbook
reservation | uma reserva | a reserva
sold out | esgotado | esgotada | esgotados
rush hour | hora de ponta | hora de pico | horário de pico | hora de maior movimento
it was very busy | estava muita gente | estava cheio de gente | a loja estava cheia | o restaurante estava cheio | estava lotado | estava lotada | estávamos cheios | havia muita gente
we were short of staff | faltava gente | faltava pessoal | estávamos com falta de pessoal | éramos poucos | a equipa estava desfalcada | com falta de staff
a colleague was missing | faltou uma colega | faltou um colega | uma colega faltou | um colega faltou | uma colega ficou doente
as a team | em equipa | em equipe | todos juntos
team captain | capitã de equipa | capitão de equipa | capitã da equipa | capitão da equipa | capitã do time | capitão do time
care home | lar de idosos | lar de terceira idade | casa de repouso | num lar | lar
clothes shop | loja de roupas femininas | na zara | boutique
shopping centre | centro comercial | shopping center
hair salon | salão de cabeleireiro | salão de beleza | cabeleireiro
summer camp | campo de férias | colónia de férias | acampamento de verão
night shift | turno da noite | turno de noite | turnos da noite
lost and found | perdidos e achados | achados e perdidos
wrong order | pedido errado | pedido trocado
wrong room | quarto errado
wrong key | chave errada
last year | no ano passado | ano passado
last week | na semana passada | semana passada
last month | no mês passado | mês passado
next year | ano que vem | no próximo ano | para o ano
a year ago | um ano atrás
ago | atrás$
for | há já | faz já
since when | desde quando | há quanto tempo é que
one day | um dia | certo dia | um belo dia | num dia
once | certa vez | houve uma vez
at that time | nessa altura | na altura | naquela altura | nessa época | naquela época
at that moment | nesse momento | naquele momento
at the same time | ao mesmo tempo | em simultâneo
meanwhile | no entretanto
the next day | no dia seguinte | no outro dia
after that | depois disso | a seguir a isso
before that | antes disso
right away | já de seguida | na hora mesmo | na mesma hora | sem demora | logo a seguir
in advance | com antecedência | de antecedência | antecipadamente
how long in advance | com quanta antecedência | com quanto tempo de antecedência | com que antecedência
over and over | vezes sem conta | constantemente
as well | também não
neither | nem eu
me neither | eu também não
above all | acima de tudo | antes de mais
in vain | em vão
on top of | por cima de | por cima da | por cima do | em cima da | em cima do | em cima de
above the | por cima
under the | debaixo do | debaixo da | por baixo do | por baixo da | por baixo
in the middle of | a meio do | a meio da | a meio de | no meio do | no meio da | no meio de
at the end of | ao fim de
at the back | lá atrás | na parte de trás | lá no fundo | ao fundo
at the front | lá à frente | na parte da frente | à frente
next to | ao lado de | ao lado do | ao lado da | ao pé de | ao pé do | ao pé da | do lado do | do lado da
behind the | atrás da | atrás do | por trás da | por trás do
in front of | à frente de | à frente do | à frente da | diante de
out of | para fora de | fora do | fora da
inside | cá dentro | lá dentro | por dentro | dentro do | dentro da
outside | por fora | do lado de fora
up there | lá em cima | lá no ar
down there | lá em baixo
by force | à força
on foot | a pé
in a low voice | em voz baixa | baixinho | em tom baixo
loudly | em voz alta
speak in public | falar para muita gente
is it better now | e agora melhorou | melhorou agora | agora melhorou | ^melhorou$ | agora está melhor | agora ficou melhor | e agora, melhorou | está melhor assim | já melhorou
is it good now | agora está bom | agora está boa | já está bom | já está boa | e agora ficou bom
but i did write that | mas eu escrevi isso | mas eu escrevi isso tudo | eu escrevi isso tudo | mas escrevi isso | eu escrevi isso | mas isso eu escrevi | mas isso está lá | isso está lá escrito | mas está lá escrito | mas está lá tudo | está lá tudo | está tudo lá
but i did say that | mas eu disse isso | eu disse isso | mas eu disse que | mas disse isso | eu disse q | mas eu disse q | mas isso eu disse | mas isso eu já disse | eu falei isso | mas eu falei isso | mas eu falei que
did you not read it | não leste | você não leu | você nem leu | nem leste | leste bem | não leu o que escrevi | leste ao menos
i disagree with the verdict | discordo | não concordo | discordo da avaliação | discordo dessa avaliação | não concordo com a avaliação | não concordo com isso | não concordo com a nota | não concordo nada | discordo totalmente | não acho justo | acho injusto | acho isso injusto | isso é injusto | que injusto | que injustiça | não é justo | isso não é justo
why only | porque só me deste | porque é que só me deste | ^só isso$ | ^só isto$ | ^tão pouco$
what was wrong | o que estava mal | o que está mal | o que está errado | o que fiz mal | o que fiz de errado | o que é que fiz mal | onde errei | onde é que errei | em que errei | onde foi que errei | o que eu errei
what is wrong with | o que tem de mal | qual é o mal de | o que há de errado com
what is missing | o que falta | o que é que falta | falta o quê | que falta
what should i change | o que devo mudar | o que mudo | o que é que mudo | o que tenho de mudar | o que mudarias | o que você mudaria | o que eu mudo
how would you say it | como dirias | como dirias tu | como é que dirias | como você diria | como vc diria | como é que tu dirias
a sentence to say | uma frase para dizer | uma frase pra dizer | uma frase que possa dizer | dá-me uma frase | me dá uma frase | diz-me uma frase | uma frase pronta | uma frase feita | uma frase de exemplo | o que posso dizer | que frase digo | que frase uso
did you count | você contou | contaste com
you did not count | não contaste | você não contou
i added the result | acrescentei o resultado | pus o resultado | juntei o resultado | adicionei o resultado | acrescentei o final | acrescentei um resultado
i added | acrescentei | adicionei | eu acrescentei | eu adicionei | juntei
i changed it | mudei isso | alterei | corrigi | já corrigi | já mudei | reescrevi | já alterei | mudei a resposta
i will try again | vou tentar de novo | vou tentar outra vez | tento de novo | tento outra vez | vou refazer | deixa-me tentar outra vez | deixa eu tentar de novo | quero tentar de novo | quero refazer
no idea | não faço ideia | sem ideia | não faço a mínima | faço ideia nenhuma | nem ideia | não tenho ideia | n faço ideia | sei la eu
maybe | se calhar é | talvez seja | deve ser | deve ser a | acho que deve ser | pode ser que | será que é
maybe a | se calhar a | deve ser a primeira | acho que é a a | acho q é a a | diria a a | arrisco a a | vou na a | vou de a | chuto a a
maybe b | se calhar a b | se calhar b | acho que é a b | acho q é a b | diria a b | eu diria b | arrisco a b | vou na b | vou de b | chuto b | chuto a b | penso que é a b
maybe c | se calhar a c | se calhar c | acho que é a c | acho q é a c | diria a c | eu diria c | arrisco a c | vou na c | vou de c | chuto c | chuto a c | penso que é a c
maybe d | se calhar a d | se calhar d | acho que é a d | acho q é a d | diria a d | eu diria d | arrisco a d | vou na d | vou de d | chuto d | chuto a d | penso que é a d
the first one | a primeira | é a primeira | acho que é a primeira | a 1a | a primeira opção
the second one | é a segunda | acho que é a segunda | a 2a | a segunda opção
the third one | é a terceira | acho que é a terceira | a 3a | a terceira opção | a terceira
the last one | a última | é a última | acho que é a última | a última opção
i guessed | chutei | foi ao calhas | à sorte | foi à sorte | ao calhas | foi um chute | foi no chute | respondi ao calhas | foi palpite | adivinhei
i am not sure | não tenho a certeza | não tenho certeza | n tenho a certeza | não estou certa | não estou certo | não ponho as mãos no fogo | sem certeza | sem ter a certeza | não estou segura | não estou seguro | tenho dúvidas nisso
i am sure | tenho a certeza | tenho certeza | tenho a certeza que | estou certa que
i am torn between | estou entre | estou entre a | estou na dúvida entre | fico na dúvida entre | hesito entre
was that right | ^acertei$ | ^está certo$ | ^está certa$ | ^estava certo$ | ^estava certa$ | é esta$ | acertei ou não | ^está correto$ | ^está correta$ | ^tá certo$ | ^tá certa$
was i wrong | ^está errado$ | ^está errada$ | ^estava errada$ | ^falhei$ | falhei essa
how many did i get right | quantas acertei | quantas é que acertei | quantas tive certas | quantas eu acertei
i keep forgetting | esqueço-me sempre | esqueço sempre | me esqueço sempre | nunca me lembro | estou sempre a esquecer
i can not remember | não me lembro | não lembro | n me lembro | já não me lembro | não me recordo | não lembro mais | esqueci-me disso
how do i remember | como decoro | como é que decoro | como memorizo | como é que memorizo | um truque para decorar | como não esquecer | como me lembro | truque para memorizar
how long until they answer | quanto tempo demora até responderem | quanto tempo demoram a responder | quanto tempo demora a resposta | quando respondem | quando é que respondem | quanto tempo levam a responder | quanto tempo até responderem | quando dão resposta | quando dão a resposta | quanto tempo até ter resposta | quando é que dizem alguma coisa | quando recebo resposta | quanto tempo demora até eles responderem | quanto demoram a responder
they have not answered | ainda não responderam | não responderam | não me responderam | ainda não disseram nada | não disseram nada | não dizem nada | ninguém respondeu | não tive resposta | ainda não tive resposta | sem resposta | não recebi resposta | não recebi nada | ficaram em silêncio | não deram resposta | não me disseram nada
is that a bad sign | é mau sinal | é um mau sinal | é sinal mau | é sinal ruim | isso é mau sinal
is that a good sign | é bom sinal | é um bom sinal | isso é bom sinal
can i call them | posso ligar-lhes | posso ligar para eles | posso mandar email | devo mandar email | devo ligar | posso perguntar-lhes | devo mandar um email
how do they tell you | como avisam | como é que avisam | avisam por email | ligam ou mandam email | dizem por email | como se sabe o resultado | como sei se passei | como é que sei se passei
how many people apply | quantas pessoas concorrem | quantas pessoas se candidatam | quantos se candidatam | quantos candidatos há | quantos candidatos são | são muitos candidatos | são mts candidatos | quantas pessoas vão | quantos candidatos
how many are taken | quantos passam | quantos ficam | quantos entram | quantos são escolhidos | quantos são contratados | quantas pessoas passam
who is in the room | quem lá está | quem avalia | quem nos avalia | quem é que avalia
can i repeat the test | posso repetir o teste | posso repetir a prova | posso fazer outra vez | posso refazer o teste | dá para repetir o teste | posso repetir$
fail the test | chumbar no teste | reprovar no teste | chumbar na prova | não passar no teste | chumbo no teste | se eu chumbar | se chumbar | se reprovar | se eu reprovar | se não passar | se eu não passar
what if i fail | e se chumbo | e se chumbar | e se reprovar | e se eu reprovar | e se eu chumbar | e se falhar | e se eu falhar | e se não passar | e se eu não passar | e se correr mal | e se eu não conseguir | e se não conseguir
how long must i wait to reapply | quanto tempo tenho de esperar para me candidatar outra vez | quando posso voltar a candidatar-me | quando me posso candidatar outra vez | quando posso tentar de novo | quando posso concorrer de novo | daqui a quanto tempo posso tentar outra vez
what happens on the assessment day | o que se passa no assessment | o que acontece no dia | como é o dia | o que fazem no assessment | como é no assessment day | como é que é o dia | o que se faz nesse dia | o que vai acontecer no dia | como funciona o dia
assessment day | dia do assessment | o assessment | no assessment | do assessment | dia da entrevista presencial
group exercise | exercício de equipa | jogo de grupo | tarefa de grupo | tarefa em grupo | atividade de grupo | desafio de grupo | torre de palhinhas
i was too quiet | fiquei calada | fiquei calado | estive calada | estive calado | fiquei muda | fiquei mudo | não falei muito | falei pouco | não abri a boca | quase não falei
the others talk more | os outros falam mais | os outros falavam mais | os outros não me deixam falar | não me deixam falar | ninguém me deixava falar | não me deixaram falar
someone dominates the group | alguém quer mandar em tudo | uma pessoa quer mandar | alguém domina o grupo | um quer mandar em todos | alguém que fala por todos
how do i introduce myself | como é que me apresento | como me devo apresentar | como devo apresentar-me | o que digo na apresentação | como faço a apresentação
video interview | entrevista gravada em vídeo | entrevista pelo zoom | entrevista no zoom | entrevista por zoom
where do i look | para onde olho | pra onde olho | olho para onde | olho pra câmara | devo olhar para a câmara
can i have notes | posso ter apontamentos | posso ter notas | posso usar cábula | posso ter cábulas | posso ter cola
how many seconds do i have | quantos segundos tenho | quanto tempo tenho | quanto tempo tenho para responder | quanto tempo dão para responder
my connection breaks | a net cai | a net vai abaixo | se a net falhar | se a internet cair | a internet cai
photo for the application | foto do currículo | foto no cv
what should i write in my cv | o que ponho no cv | o que ponho no currículo | o que escrevo no cv | o que coloco no currículo | o que devo pôr no cv | o que meto no cv | o que boto no currículo
one page | uma página | uma folha | só uma página
may i wear trousers | posso levar calças | pode ser de calças | pode calças | posso usar calça
may i have dyed hair | posso ter o cabelo pintado | posso pintar o cabelo | posso ter cabelo pintado
dyed hair | cabelo pintado | cabelo colorido | cabelo tingido
dyed red | pintado de ruivo | pintado de vermelho | tingido de vermelho
may i have a beard | posso usar barba | barba é permitida | aceitam barba
tattoo behind the ear | tatuagem atrás da orelha | tattoo atrás da orelha
cover with make-up | cobrir com base | tapar com base | cobre com base | esconder com maquilhagem | esconder com base
on tiptoe | em bicos de pés | na ponta dos pés | em bicos dos pés | nas pontas dos pés
i reach | chego aos | chego a | chego aos 210 | alcanço
i am too late | já vou tarde | já não vou a tempo
am i too old | não é tarde demais | tenho idade a mais | será tarde
language level | nível de inglês | nível de língua | nível do inglês
is my english enough | meu inglês é suficiente | o meu inglês dá | o meu inglês é suficiente | o meu inglês serve
which pays better | qual paga melhor | quem paga melhor | qual das companhias paga melhor | qual delas paga melhor | qual paga mais | quem paga mais
which is better | qual é melhor | qual é a melhor | qual das duas é melhor | qual escolhias | qual você escolheria | qual escolho | qual devo escolher | qual compensa mais | qual vale mais a pena
is it easier at | é mais fácil na | é mais fácil entrar na | é mais fácil no | entra-se mais fácil na
easier | mais fácil | mais fáceis
harder | mais difícil | mais difíceis
better | mais bem
cheaper | mais barato | mais barata
more expensive | mais cara
older | mais velho | mais velha | mais velhos
younger | mais novo | mais nova | mais novos
taller | mais alto | mais alta
bigger | mais grande
earlier | mais cedo
the best | o melhor | a melhor | os melhores | as melhores
most of the time | a maior parte do tempo | na maior parte das vezes | na maioria das vezes
most | a maioria | a maior parte | maioria
does not react | não reage | não responde | não reage a nada | não responde a nada
fell on the floor | caí no chão
is it a problem if | faz mal se
can not | não dá para | não dá pra | não dava para
does not breathe | não respira | não está a respirar | não tá respirando | não está respirando | deixou de respirar | parou de respirar | sem respirar
does not wake up | não acorda
no pulse | sem pulso | não tem pulso | não sinto pulso
how many compressions | quantas compressões | quantas compressões faço | quantas compressões são | quantas compressões por minuto
when do i stop | quando paro | quando é que paro | até quando faço | quando posso parar | quando devo parar | quando é que posso parar | quando é que se para | até quando continuo | quando se deve parar
where do i put the pads | onde ponho os elétrodos | onde se põem os elétrodos | onde se colocam as pás | onde coloco as pás | onde colo as pás | onde meto os elétrodos | onde ponho as pás | onde vão os elétrodos
pads | elétrodos | pás do dea | pás do desfibrilhador | pás do desfibrilador
hairy chest | peito peludo | pelos no peito | peito com pelos
defibrillator | desfibrilhador automático | desfibrilador externo
epipen | epipen | caneta de adrenalina | autoinjetor | adrenalina | caneta de epinefrina | injeção de adrenalina
in the thigh | na perna por fora
nut allergy | alergia a frutos secos | alergia a nozes | alérgica a frutos secos | alérgico a frutos secos | alergia ao amendoim | alergia a amendoim | alérgica a amendoim | alérgico a amendoim | alergia a castanhas | alérgico a nozes
nuts | frutos secos | frutos de casca rija
swollen lips | lábios inchados | lábios a inchar | boca inchada
getting swollen | está a inchar | tá inchando | está inchando | a ficar com os lábios inchados | a ficar inchada | a ficar inchado
can not breathe | não consegue respirar | não conseguem respirar | tem dificuldade em respirar | com falta de ar | falta de ar | está com falta de ar | custa-lhe a respirar | mal consegue respirar | respira mal
baby is choking | bebé engasgado | bebé engasgou-se | bebê engasgou | bebé a sufocar | o bebé engasgou-se | o bebê se engasgou | criança engasgada | criança engasgou-se
do i hit the back | bato nas costas | dou palmadas nas costas | dou pancadas nas costas | bato-lhe nas costas
is choking | se engasgou
fainted | desmaiaram | caiu desmaiado | caiu desmaiada | caiu para o lado | caiu redondo
feels sick | está a sentir-se mal | tá passando mal | está mal disposto | está maldisposto | está mal disposta | está indisposto | está indisposta | sentir-me mal
is having a seizure | está a ter um ataque | está a ter uma convulsão | está tendo uma convulsão | está a convulsionar | tá convulsionando | teve uma convulsão | está com convulsões | a ter um ataque | ataque de epilepsia
do i hold his arms | seguro-lhe os braços | seguro os braços | seguro a pessoa | devo segurá-lo | devo segurar | devo segurá-la | agarro-o
foam at the mouth | espuma da boca | espuma pela boca | deita espuma | a espumar
spilled hot coffee | entornou o café a ferver | entornou café quente | derramou café quente | entornou café | derramou o café
boiling water | água a ferver | água fervente | água a escaldar
hot coffee | café quente | café a ferver | café a escaldar
burned herself | queimou-se | se queimou | queimei-me | me queimei | queimou a mão | queimou-se com café | queimou-se na mão | queimadura na perna | queimadura na mão
do i put ice on it | ponho gelo | coloco gelo | posso pôr gelo | meto gelo | boto gelo | pode pôr gelo | põe-se gelo
do i put cream on it | ponho creme | ponho pomada | passo pomada | posso pôr creme | pasta de dentes
cut himself | cortou-se | se cortou | cortei-me | me cortei | cortou o dedo | cortou a mão
is bleeding a lot | está a sangrar muito | sangra muito | tá sangrando muito | está sangrando muito | a deitar muito sangue | perde muito sangue | está a perder sangue | jorra sangue | não para de sangrar
is bleeding | a sangrar | deita sangue | está a deitar sangue
do i take it out | tiro-o | tiro | posso tirar | devo tirar | devo tirá-lo
broken arm | braço partido | braço quebrado | partiu o braço | quebrou o braço
broken leg | perna partida | perna quebrada | partiu a perna | quebrou a perna
twisted ankle | tornozelo torcido | torceu o pé | torci o pé | entorse | torceu o tornozelo
hit his head | bateu com a cabeça | bateu a cabeça | levou com a mala na cabeça | pancada na cabeça
a bag fell on | caiu uma mala em cima | uma mala caiu em cima | caiu-lhe uma mala
is vomiting | está a vomitar | tá vomitando | está vomitando | vomita | vomitou
chest pain | dor no peito | dores no peito | aperto no peito | dói-lhe o peito
stomach ache | dor de barriga | dores de barriga | dor de estômago
toothache | dor de dentes | dor de dente
food poisoning | intoxicação alimentar
gave birth | deu à luz | dar à luz
is in labour | entrou em trabalho de parto | está a entrar em trabalho de parto | está em trabalho de parto | começou o trabalho de parto | tem contrações | está com contrações
the baby is coming | o bebé está a sair | o bebé está a nascer | o bebê está nascendo | o bebê tá nascendo | o bebé já está a sair | já se vê a cabeça | o bebé vem aí | vai nascer
the waters broke | rebentaram as águas | as águas rebentaram | a bolsa estourou | a bolsa rompeu | estourou a bolsa
umbilical cord | cordão umbilical | corto o cordão
is there a doctor on board | há algum médico a bordo | tem médico a bordo
blood pressure | pressão arterial | tensão arterial | tensão alta | tensão baixa
died on board | morreu a bordo | morre a bordo | alguém morre | um passageiro morre | faleceu a bordo
smoke from the phone | fumo do telemóvel | sai fumo do telemóvel | sair fumo do telemóvel | fumaça do celular | sai fumaça do celular | saindo fumaça do celular | o telemóvel deita fumo | telemóvel a deitar fumo
smoke is coming out of | está a sair fumo | tá a sair fumo | sai fumo | tá saindo fumaça | está saindo fumaça | a sair fumo | sai fumaça | deita fumo
smells of burning | cheira a queimado | cheiro a queimado | cheiro de queimado | cheira a fumo | cheiro a fumo
fire in the lavatory | fogo na casa de banho | fumo na casa de banho | fumo no wc | fumaça no banheiro
fire in the oven | forno a arder | forno em chamas
the phone fell into the seat | o telemóvel caiu no banco | telemóvel caiu entre os bancos | telemóvel preso no assento | telemóvel entalado | celular caiu no assento | celular preso no assento
is hot | está a aquecer | está a ferver
hit the ceiling | bateu no teto | bateram no teto | foi contra o teto | voou até ao teto
air pocket | poço de ar | poços de ar | vácuo no ar
is shaking | está a abanar | a abanar | abana muito | tá balançando | está tremendo | tá tremendo | está a tremer
strap in | pôr o cinto de segurança | prender o cinto
the masks fell down | as máscaras caíram | caíram as máscaras | as máscaras de oxigénio caíram | caíram as máscaras de oxigénio
first me then the child | primeiro eu e depois a criança | primeiro eu depois o filho | primeiro a minha
put on the mask | pôr a máscara | colocar a máscara | põe a máscara | meter a máscara | ponho a máscara | coloco a máscara
her child first | primeiro a do filho | primeiro no filho | primeiro ao filho | primeiro na criança | no filho primeiro
they want to take their bags | querem levar as malas | quer levar a mala | querem levar a bagagem | querem as malas | levam as malas | leva a mala | levar as malas | querem pegar as malas | pegar as malas
leave everything behind | deixem tudo | deixe tudo | deixar tudo | larguem tudo
the slide is torn | a manga rasgou | a manga rasgou-se | manga rasgada | a escorregadeira rasgou | o escorregador rasgou | a manga furou | manga furada
the life vest inflated inside | o colete encheu cá dentro | o colete encheu dentro | encheu o colete dentro | insuflou o colete dentro | inflou o colete dentro | encheu o colete lá dentro | insuflar o colete dentro
the aircraft landed on water | o avião caiu na água | o avião caiu no mar | caímos na água | caímos no mar | amaramos | o avião pousou na água
when do i inflate the life vest | quando encho o colete | quando insuflo o colete | quando se insufla o colete | quando inflo o colete | quando se enche o colete | quando é que encho o colete
opens the door in flight | abre a porta em voo | quer abrir a porta | tenta abrir a porta | tentou abrir a porta | abrir a porta em voo | abrir a porta durante o voo | quer abrir a porta do avião
i can not open the door | não consigo abrir | a porta não abre de jeito nenhum | a porta encravou | a porta emperrou | a porta travou | a porta está encravada
a note says there is a bomb | um bilhete a dizer que há uma bomba | um bilhete no wc a dizer que há uma bomba | bilhete com ameaça de bomba | um papel a dizer que há uma bomba | escrito que há uma bomba | diz que tem uma bomba | diz que há uma bomba
forgotten bag | mala esquecida | mala abandonada | saco abandonado | bolsa abandonada | mochila abandonada | mala sem dono | mala de ninguém
wants to enter the cockpit | quer entrar no cockpit | quer ir ao cockpit | quer entrar na cabine do piloto | quer entrar na cabine de pilotagem | tenta entrar no cockpit | tentou entrar no cockpit | entrar no cockpit à força | quer invadir o cockpit
cockpit | cabine do piloto | cabine de pilotagem | cabine dos pilotos
hijacking | desvio do avião | desvio de avião | sequestro do avião | sequestrar o avião | desviar o avião
hijacker | sequestrador | pirata do ar | piratas do ar
hostage | refém | reféns
he touched my colleague | apalpou a minha colega | apalpou uma colega | apalpou minha colega | tocou na minha colega | passou a mão na minha colega | meteu a mão na minha colega
he touched me | apalpou-me | tocou-me | me apalpou | passou a mão em mim | meteu-me a mão
threatens to hit | ameaça bater | ameaça bater-lhe | ameaçou bater | ameaça me bater | ameaça bater-me
threatens | ameaça | ameaçar | ameaçou | ameaçam
two passengers are fighting | dois passageiros à porrada | dois passageiros à pancada | dois passageiros brigando | dois passageiros a lutar | dois passageiros a discutir | dois passageiros andam à pancada | andam à porrada | à porrada | à pancada
he wants more alcohol | quer mais álcool | quer mais bebida | quer mais uma cerveja | pede mais vinho | quer mais vinho | pede mais bebida
drank too much | bebeu demais | bebeu demasiado | bebeu muito | já bebeu muito | com os copos | está com os copos | tá bêbado | está bêbado | está bêbada | tá bêbada
smokes in the lavatory | fuma no wc | fuma na casa de banho | fuma no banheiro | está a fumar no wc | a fumar na casa de banho | fumar no wc | fumou no wc | fumou no banheiro | fumando no banheiro
does not want to fasten the seat belt | não quer pôr o cinto | não quer colocar o cinto | recusa pôr o cinto | não põe o cinto | recusa-se a pôr o cinto | não quer apertar o cinto
does not want to sit down | não quer sentar-se | não quer sentar | recusa sentar-se | não se senta | não se quer sentar
does not want to switch off | não quer desligar | recusa desligar
wants to change seats | quer trocar de lugar | quer mudar de lugar | querem trocar de lugar | quer outro lugar | quer mudar de assento
kicks the seat | dá pontapés no banco | pontapés no banco | chuta o banco | a dar pontapés | chutando o banco
runs in the aisle | corre pelo corredor | anda a correr no corredor | corre no corredor | correndo no corredor | a correr pelo corredor
child is crying | a criança chora | criança a chorar | criança chorando | menino chorando | menina a chorar | miúdo a chorar
lost child | criança perdida | perdeu-se da mãe | menino perdido
wheelchair passenger | passageiro de cadeira de rodas | senhor de cadeira de rodas | senhora de cadeira de rodas | passageira em cadeira de rodas | passageiro em cadeira de rodas | passageiro cadeirante
wants to sit at the exit | quer sentar-se na fila da saída | quer sentar-se na saída | quer ir na saída de emergência | quer sentar na saída de emergência
exit row | fila da saída | fila de emergência | fila da saída de emergência | fila de saída
reduced mobility | mobilidade reduzida | pmr | prm
blind passenger | passageiro cego | passageira cega | passageiro invisual | invisual
deaf passenger | passageiro surdo | passageira surda
pregnant … weeks | grávida de … semanas | grávida com … semanas
can board | pode embarcar | podem embarcar
can she fly | pode voar | ela pode voar | pode viajar
animal carrier | transportadora | caixa de transporte | caixinha do gato
the cat escaped | o gato fugiu | o cão fugiu | o cachorro fugiu | um cão solto | um gato solto
escaped | fugiu | escapou | soltou-se | se soltou
emotional support animal | animal de apoio emocional | cão de apoio emocional | animal de suporte emocional | cachorro de suporte emocional
assistance dog | cão de serviço | cachorro de serviço | cão de apoio
how many doors has | quantas portas tem | quantas portas tem o | quantas portas há | quantas portas são
how many exits has | quantas saídas há
how many seats has | quantos lugares tem | quantos lugares tem o | quantos assentos tem | quantos passageiros leva | quantas pessoas leva | quantos passageiros cabem
wingspan | envergadura | qual a envergadura
what is it for | serve pra quê | serve para quê | para que é | pra que é | é para quê
which side | de que lado | qual lado | que lado
black box | caixa negra | caixa preta | caixas negras
landing gear | trem de pouso
autopilot | piloto automático
air traffic control | controlo aéreo | controle aéreo | torre de controlo | torre de controle | controlador aéreo | controladores aéreos
ground staff | pessoal de terra | staff de terra | equipa de terra
boarding pass | cartão de embarque | cartões de embarque
lost luggage | mala perdida | malas perdidas | bagagem perdida | bagagem extraviada | perderam a mala | perderam a minha mala | mala extraviada
missed connection | perder a ligação | perder a conexão | voo de ligação perdido | perdeu o voo | perdi o voo
connecting flight | voo de ligação | voo de conexão | ligação para | voo de escala
delayed flight | voo atrasado | voo atrasou | o voo atrasou
cancelled flight | voo cancelado | cancelaram o voo
crew rest | descanso da tripulação
window seat | lugar à janela | lugar na janela | janela do avião
aisle seat | lugar no corredor | lugar de corredor
there is no more chicken | já não há frango | acabou o frango | não tem mais frango | acabou a carne | acabou a massa
the meal is missing | falta a refeição | falta uma refeição | não há refeição | faltou a refeição
the food is cold | a comida vem fria
the screen does not work | o ecrã não funciona | a tela não funciona | a tela não liga | o ecrã está avariado
does not work | não funciona | não funcionam | não dá | não trabalha | está avariado | está avariada | tá quebrado | está quebrado
does not stop | não para | não para de
i blush | fico vermelha | fico vermelho | eu coro | fico corada | fico corado | fico vermelha que nem um tomate | fico vermelho que nem um tomate | fico encarnada | fico vermelhona | coro muito | fico rubra
i stammer | sou gaga | sou gago | gaguejo | gaguejo muito | tenho gaguez | começo a gaguejar | engasgo-me a falar | me embolo toda | me enrolo toda | me atrapalho a falar
my voice trembles | treme-me a voz | a minha voz treme | minha voz treme | a voz treme-me | a voz treme | voz trémula
my hands shake | as mãos tremem | as minhas mãos tremem | minhas mãos tremem | tremo toda | tremo todo | tremo muito
i sweat | suo muito | suo imenso | transpiro muito | transpiro | fico a suar
i can not get a word out | não me sai nada | não sai nada | fico sem palavras | não consigo dizer nada | travo | eu travo | bloqueio toda | bloqueio todo | fico bloqueada | fico bloqueado | me dá um bloqueio | dá-me um branco | dá branco
i am shy | sou muito tímida | sou muito tímido | sou super tímida | sou envergonhada | sou envergonhado | sou acanhada | sou acanhado | sou introvertida | sou introvertido | sou bué tímida | sou caladinha | sou caladinho | sou muito calada | sou muito calado
am i excluded at once | isso elimina-me logo | elimina-me logo | elimina logo | isso me elimina | me elimina | sou logo eliminada | sou logo eliminado | sou logo excluída | sou excluída | fico logo de fora | fico de fora | chumbam-me logo | me reprovam | reprovam-me | isso me reprova
i am afraid of | tenho pânico de | morro de medo do | tenho terror a | tenho fobia de | tenho medo a | tenho mt medo de | tenho muito medo de | tenho muito medo do | tenho muito medo da
i am afraid to fail | medo de falhar | medo de errar | medo de reprovar | medo de chumbar | tenho medo de reprovar
i am afraid to be alone | medo de ficar sozinha | medo de ficar sozinho | medo da solidão
i feel alone | sinto-me sozinha | sinto-me sozinho | me sinto sozinha | me sinto sozinho | sinto-me só | me sinto só
is that contradictory | é contraditório | isso é contraditório | não faz sentido | será que faz sentido
does it make sense | faz sentido | isto faz sentido | isso faz sentido
my mother is sick | o meu pai está doente | meu pai está doente
leave her alone | deixá-la sozinha | deixar a minha mãe | deixar sozinha | deixar minha mãe | deixar minha mãe sozinha | deixar a minha mãe sozinha | deixar a família
i am a single mother | sou mãe solteira | mãe solteira | sou mãe solo | mãe solo
i am a mother | sou pai
i have a baby | tenho um bebé | tenho uma bebé | tenho um recém-nascido
i have children | tenho dois filhos | tenho duas filhas | tenho uma filha | tenho um filho | tenho três filhos
who looks after my child | quem fica com o meu filho | quem fica com a minha filha | quem fica com os miúdos | com quem deixo o meu filho | com quem deixo os filhos | com quem deixo meu filho
can i have a relationship | dá para ter vida amorosa | dá pra ter vida amorosa | dá para namorar | dá pra namorar | dá para ter namorado | dá para ter relação | aguenta um namoro | é possível ter namorado | consegue-se manter uma relação | dá pra casar
love life | vida amorosa | vida sentimental
private life | vida pessoal | vida privada | vida social
my boyfriend is jealous | o meu namorado é ciumento | meu namorado é ciumento | o meu marido é ciumento | meu marido é ciumento | ele é ciumento
my boyfriend does not want it | o meu namorado não gosta da ideia | meu namorado não gosta da ideia | meu namorado não apoia | o meu namorado não apoia | meu namorado é contra
long distance relationship | relação à distância | namoro à distância | relacionamento à distância
i have no money | não tenho dinheiro | estou sem dinheiro | tou sem dinheiro | tô sem grana | sem grana | não tenho grana | estou teso | estou tesa | ando teso | não posso pagar | não tenho como pagar | não tenho dinheiro pra
money | grana | guita | dindim
how much does the course cost | quanto custa o curso | quanto é o curso | qual o preço do curso | quanto custa a formação | quanto custa o treinamento | é caro o curso | o curso é caro
do i have to pay for it | tenho de pagar | tenho que pagar | tem que pagar | pago eu | sou eu que pago | é pago por mim | quem paga | quem é que paga
is there a scholarship | há bolsas | há bolsa | tem bolsa | existem bolsas
do they pay during training | pagam durante a formação | pagam durante o curso | pagam o treinamento | a formação é paga | o curso é pago | recebe-se durante o curso | ganha durante o treinamento
can one live on it | dá para viver | dá pra viver | dá para viver bem | vive-se bem | consegue-se viver com isso | dá pra se manter
how many nights away | quantas noites fora | quantas noites fora se passa | quantas noites por mês | quantas noites dormem fora
when does the roster come out | quando sai a escala | com quanta antecedência sai a escala | quando é que sai a escala | quando se recebe a escala | quando recebemos a escala | quando publicam a escala
can i swap | posso trocar | dá para trocar | dá pra trocar | podem trocar | trocar de voo | trocar voos
can i ask for days off | posso pedir folgas | posso pedir folga | dá para pedir folga | pedir folgas
how many days of leave | quantos dias de férias | quantas férias | quantas semanas de férias
christmas at home | natal em casa | passar o natal em casa | passo o natal em casa | trabalha-se no natal | trabalhar no natal
on call | de prevenção | de sobreaviso | em stand by | de standby
how early do i have to get up | a que horas me levanto | a que horas se acorda | a que horas acordo
at what time | a que horas | que horas | a que hora
how do i sleep | como durmo | como é que se dorme | como se dorme | como consigo dormir | como dormem | como é que dormem
i can not sleep | não durmo bem | durmo mal | tenho insónias | tenho insônia | insónias | insónia
sleep rhythm | ritmo do sono | sono trocado | horários trocados | trocar a noite pelo dia
what helps against jet lag | o que ajuda contra o jet lag | como lidar com o jet lag | como aguentam o jet lag | como se aguenta o jet lag | como vencer o jet lag
does one share the room | partilha-se o quarto | divide o quarto | divide-se o quarto | os quartos são partilhados | partilham quarto | dividem quarto | o quarto é partilhado | tem que dividir o quarto
own room | quarto próprio | quarto individual | quarto só para mim | cada um tem o seu quarto | cada um tem o seu | quarto só pra mim
dry skin | pele seca | a pele seca | pele ressequida | a pele fica seca
is it bad for health | faz mal à saúde | faz mal a pele | prejudica a saúde
what do they eat | o que comem | o que se come | o que é que comem | o que comem a bordo
what do they do in their free time | o que fazem no tempo livre | o que fazem nas folgas | o que se faz nas escalas
can i work part-time | posso trabalhar a tempo parcial | há part-time | dá para fazer part-time | tem meio período | posso trabalhar meio período | é possível part time
can my family fly cheaper | a família viaja mais barato | a minha família tem descontos | a família tem desconto | descontos para a família | voos grátis para a família | a família voa grátis
is it a hard life | é uma vida dura | é um trabalho duro | é muito cansativo | é cansativo | é muito puxado | é puxado | é pesado
tiring | cansativo | cansativa | cansativos | desgastante | puxado
is it worth it | valeu a pena | isto vale a pena | isso vale a pena | vale mesmo a pena
until what age can i work | até que idade se trabalha | até que idade posso trabalhar | até que idade se pode voar | até quantos anos
can i get pregnant | posso engravidar | e se engravidar | e se eu engravidar | se ficar grávida | e se ficar grávida
back to the same | na mesma companhia
am i too fat | sou gorda demais | sou muito gorda | sou gorda | sou gordinha | sou gordo | sou muito gordo | tenho uns quilos a mais | tenho peso a mais | estou acima do peso | tenho excesso de peso | peso a mais
am i ugly | sou feia | sou feio | não sou bonita | não sou bonito | não sou gira
they want only pretty people | só querem gente bonita | só querem bonitas | só aceitam bonitas | só escolhem os bonitos
i do not believe in myself | não tenho confiança | não tenho confiança em mim | tenho falta de confiança | tenho baixa autoestima | falta-me confiança | me falta confiança
i am not made for this | não nasci para isto | não fui feita para isto | não tenho jeito | não tenho jeito para isto | não levo jeito
i want this so much | quero tanto isto | quero muito isto | quero muito isso | é o meu sonho | é meu sonho | é o sonho da minha vida | sempre foi o meu sonho | sempre quis ser | desde pequena que quero | desde pequeno que quero | desde criança
it is my dream | é o meu sonho de criança | sonho de infância
what if i cry | e se chorar | e se começar a chorar
i am good at | sou boa em | sou bom em | sou boa a | sou bom a | tenho jeito para
i am bad at | sou má a | sou mau a | sou péssima em | sou péssimo em | sou ruim em | sou péssima a | sou péssimo a | não sou boa a | não sou bom a | não sou boa em
i get motion sick | enjoo muito | fico enjoada | fico enjoado | enjoo no carro | enjoo a bordo | enjoo em viagem
i wear a hearing aid | uso aparelho auditivo | aparelho auditivo
i take medication | tomo medicação | tomo remédios | tomo remédio | tomo comprimidos | tomo antidepressivos | antidepressivos
i have asthma | sou asmática | sou asmático
i have diabetes | sou diabética | sou diabético
i have a disability | sou deficiente
i have epilepsy | tenho epilepsia | sou epilética | sou epilético
cool | q fixe | mt fixe | que giro | giro | que top | top | q top | que massa | massa demais | da hora | maneiro | irado | altamente | nice | muito legal | q legal | daora
wow | eish | eishh | eishhh | uau | xii | vixe | nossa senhora | minha nossa | meu deus | ai meu deus | jesus | caraca | eita | poxa
thanks mate | valeu mano | obrigadão mano | obrigada mano | obrigado mano | valeu cara | brigado mano
you helped me a lot | foste top | és top | és o maior | és a maior | você é demais | vc é demais | és fixe | és um amor | você é incrível | és incrível | salvaste-me | você me salvou | foste um amor
i like that | gosto disso | gostei | gostei muito | curti | curti muito | adorei isso | gostei disso | gostei da resposta | boa resposta | boa explicação
i did not like that | não gostei | não curti | não gostei nada
that helps me | isso ajuda | isto ajuda | ajuda-me | isso ajuda-me | isso me ajuda | já me ajuda
i understand now | agora percebi | agora entendi | ah ok | ah percebi | ah entendi | ah ya | já entendi | tá explicado | faz sentido agora | saquei | captei
really | a sério mesmo | serio mesmo | jura | é sério | tás a gozar | tá brincando | estás a brincar
are you serious | estás a falar a sério | está falando sério | tás a falar a sério | falas a sério
how annoying | que chato | que saco | que chatice | que raiva | que treta | que porcaria
too bad | que azar | que droga | que pena mesmo
it is what it is | é o que é | é assim a vida | é a vida | faz parte
more tomorrow | amanhã há mais | amanhã tem mais | amanhã continuo | continuo amanhã
another one please | manda vir outra | manda mais uma | manda mais | bora outra | bora lá outra | vem outra | pode mandar outra | manda aí outra | bora mais uma | siga outra | ^siga$ | ^siga lá$ | ^next$
let's go | ^siga para bingo | vamos nessa | vamo | vamo lá | vamo nessa | simbora
one moment | um momento | só um momento | ^um minuto$ | ^um segundo$ | espera um pouco | espera um bocado | já volto | volto já | venho já | só um minuto
i have to think | tenho de pensar | deixa-me pensar | deixa eu pensar | preciso pensar | vou pensar | preciso de pensar
i have no time | não tenho tempo | estou sem tempo | tou sem tempo | tô sem tempo | estou com pressa | tô com pressa
i am in a hurry | tenho pressa | com pressa | à pressa
enough | já chega | é suficiente | chega bem | chega para mim
see you | até depois | até qualquer dia | a gente se vê | vemo-nos | te vejo depois
good night | boa noite$ | durma bem | dorme bem
have a nice day | bom dia para ti | tenha um bom dia | tem um bom dia | bom fim de semana | boa semana | bom trabalho
and a customer | e um cliente | e uma cliente
and a lady | e uma senhora
and a man | e um senhor | e um homem
and a woman | e uma mulher
and a passenger | e um passageiro | e uma passageira
and a mother | e uma mãe
and a child | e uma criança | e um miúdo
and a boy | e um menino | e um rapaz
and a girl | e uma menina | e uma rapariga
and a guest | e um hóspede | e uma hóspede
and a doctor | e um médico
and a nurse | e uma enfermeira
and a resident | e um utente
and a couple | e um casal
and a bag | e uma mala
and a phone | e um telemóvel | e um celular
and a dog | e um cão
and a door | e uma porta
and a glass | e um copo
and a person | e uma pessoa
and a family | e uma família
and a solution | e uma solução
and a question | e uma pergunta
and a test | e um teste
and a group | e um grupo
and a day | e um dia
and a discussion | e uma discussão
and a complaint | e uma reclamação
and a piercing | e um piercing
and a student | e um aluno
and a patient | e um paciente
and a undercut | e um undercut
and a course | e um curso
in the care home where | no lar onde
is it enough or | dá ou
began to shout at me | começou aos berros comigo | começou aos gritos comigo | começou a gritar-me
this is a | isto é um | isto é uma | isso é um | isso é uma
he is a | ele é um | ele é uma
she is a | ela é uma | ela é um
the parents | os pais | aos pais | dos pais | pelos pais | pais da criança | com os pais
my parents | os meus pais | meus pais
what is my weakness | qual meu maior defeito | qual o meu maior defeito | qual é o meu maior defeito
Thursday | ^quinta$ | quinta$ | esta quinta | até quinta | é quinta | quinta que vem
Monday | segunda que vem | até segunda
Tuesday | terça | até terça
Wednesday | até quarta | quarta que vem
it is on Thursday | é na quinta | é quinta feira
is hiring | tá contratando | tá recrutando | ainda está contratando | ainda tá contratando | anda a contratar | ainda recruta
i had to do everything | sobrava tudo para mim | sobrava tudo pra mim | sobrou tudo para mim | sobrou tudo pra mim | ficava tudo para mim | eu fazia tudo
she did nothing | não fazia nada | não fazia nenhum | ela não fazia nada | ele não fazia nada
did not do her part | não fazia a sua parte | não fazia a parte dele | não fazia a parte dela
i called her to talk | chamei ela pra conversar | chamei-a para conversar | chamei ele pra conversar | chamei-o para conversar | chamei-a à parte | chamei-a de lado
because of the | por causa do | por causa da | por causa de | por causa dos | por causa das | por conta do | por conta da
because of that | por causa disso | por isso mesmo
therefore | por isso
that is why | é por isso | é por isso que | foi por isso que
the whole life | a vida toda | a vida inteira | tua vida toda
is it true what they say | é verdade o que dizem | é mesmo como dizem | é verdade isso que dizem
as bad as they say | tão má como dizem | tão mau como dizem | tão ruim como dizem | tão ruim quanto dizem | tão ruim assim
they say that | dizem que | dizem q | ouvi dizer que | ouvi falar que | me disseram que | disseram-me que | contaram-me que
is too strict | é muito rígida | é muito exigente | são muito exigentes | são muito rígidos
hair down | cabelo solto | de cabelo solto
hair up | cabelo preso | cabelo apanhado | cabelo amarrado
i take it out for work | tiro para trabalhar | tiro pra trabalhar | tiro no trabalho | tiro-o para trabalhar
nose piercing | piercing no nariz | argola no nariz
i just finished | acabei de terminar | acabei de acabar | acabei agora
just | acabei de | acabou de | acabaram de
is it a problem | isso atrapalha | atrapalha | isso dá problema | isso pesa contra | isso conta contra mim | isso prejudica
forget it | esquece né
in place of that | no lugar disso | no lugar dele | em vez disso | em vez disto
what do i put instead | o que ponho no lugar disso | o que eu ponho no lugar disso | o que ponho em vez disso | o que coloco no lugar
why did you give me a low score | por que me deu nota baixa | porque me deste nota baixa | porque me deste uma nota tão baixa | por que você me deu nota baixa
i used star | usei o star | segui o star | usei o método star
the end was there | o final tava lá | o final estava lá | o fim estava lá | o resultado está lá | o resultado estava lá
i took out | tirei a parte do | tirei a parte da | tirei essa parte
someone dies in flight | alguém morre no voo | alguém morre a bordo | alguém morre em voo
is turning blue | está a ficar roxo | está a ficar roxa | tá ficando roxa | tá ficando roxo | está ficando roxo | está ficando roxa | a ficar azul | está a ficar azul
swallowed a coin | engoliu uma moeda
swallowed | engoliu | engoli
the bleeding does not stop | o sangue não estanca | não estanca | o sangue não para | não para o sangue
cold sweat | suando frio | suores frios | suor frio | a suar frio
slurred speech | falando enrolado | fala enrolado | fala enrolada | fala arrastada | a falar arrastado
head back or forward | cabeça para trás ou para a frente | cabeça pra trás ou pra frente
backwards | para trás | pra trás
forwards | para a frente | pra frente
heart massage for a baby | massagem num bebé | massagem cardíaca num bebé | massagem cardíaca em bebê
left arm | braço esquerdo
has chest pain | tem dor no peito | está com dor no peito | com dor no peito | com dores no peito | tem uma dor no peito
how much time do we have | quanto tempo temos | quanto tempo a gente tem
outside the door | do lado de fora da porta | fora da minha porta | do lado de fora da minha porta | lá fora da porta
do i open it | abro ou não | devo abrir | posso abrir
which extinguisher do i take | pego qual extintor | qual extintor pego | que extintor uso | qual extintor uso | que extintor pego
do i put it in water | meto em água | ponho em água | coloco na água | ponho dentro de água | meto na água
loud bang | um estalo | um estrondo | um estouro | grande estrondo
smoke from the bin | fumaça saindo do bagageiro | fumo da bagageira | fumo na bagageira | fumaça no bagageiro | fumaça saindo
without stopping | sem parar
fight | pegaram-se à porrada | pegaram-se | se pegaram | saíram na mão | andaram à porrada
where does he sit | onde sento ele | onde o sento | onde se senta | onde sento ela
let go of the baby | largar o bebé
how many cabin crew per passenger | quantos comissários por passageiro | quantos tripulantes por passageiro | quantos tripulantes por passageiros
without any certainty | sem certeza nenhuma | sem nenhuma certeza
i don't know what that is | nem faço ideia do que é | nem faço ideia do que é isso | não faço ideia do que é isso | não sei o que é isso | nem sei o que é isso | não sei o que é
skip this one | essa não sei passa | esta não sei passa
i do not know this one | essa não sei | esta não sei | essa eu não sei | esta eu não sei
i am nervous | com os nervos à flor da pele | tô uma pilha | tô pirando
my father thinks that | meu pai acha que | o meu pai acha que | a minha mãe acha que | minha mãe acha que
not a serious job | não é profissão de gente séria | não é um trabalho a sério | não é profissão | não é emprego sério
anxiety attacks | crises de ansiedade | crises de pânico
do i have to tell them | preciso contar | tenho de contar | tenho que contar | devo contar | tenho de dizer | tenho que dizer | devo dizer | preciso dizer | preciso falar
what if i regret it | e se eu me arrepender | e se me arrepender
what if i want to go home | e se quiser voltar | e se eu quiser voltar | e se quiser ir embora
go back home | voltar pra casa | voltar para casa | voltar a casa | vir a casa | ir a casa | ir pra casa | ir para casa
in the middle of the course | no meio do curso | a meio do curso
sleep during the day | dormir de dia
do you bring your own food | levam marmita | levam comida de casa | posso levar marmita
i had not thought of that | nem tinha pensado nisso | não tinha pensado nisso | nunca tinha pensado nisso
thanks | valeu demais
mouth-to-mouth | boca a boca | respiração boca a boca
the engine is on fire | o motor está a arder | motor a arder | motor pegou fogo | motor em chamas | o motor pegou fogo
at the moment | neste momento | de momento | no momento
at any moment | a qualquer momento
on the right | à direita | do lado direito
on the left | à esquerda | do lado esquerdo
in the past | no passado
in my opinion | a meu ver | pra mim
do you agree | concordas | concorda comigo | você concorda
i agree | concordo contigo | concordo com você | concordo com isso
it depends on | depende de | depende do | depende da
it is up to you | tu é que sabes | você que sabe | escolhe tu | escolhe você
what do you mean | o que queres dizer | o que quer dizer com isso | o que você quer dizer | como assim
what do you recommend | o que recomendas | o que aconselhas | o que você recomenda | o que me aconselhas | o que sugeres
do you have a tip | tem alguma dica | alguma dica | tens dicas | tem dicas
is it necessary | é mesmo preciso | é mesmo necessário
can i | será que posso | posso eu
am i able to | sou capaz de | será que sou capaz | será que consigo
will i manage | será que vou aguentar | será que aguento | vou aguentar | consigo aguentar
what happens if | o que acontece se | o que é que acontece se | que acontece se
what happens when | o que acontece quando
what happens after | o que acontece depois | e o que acontece depois | o que se segue
what if | e se por acaso | e se eu | e se ele | e se ela | e se eles | e se a
who does what | quem faz o quê
who opens | quem abre | quem é que abre
who closes | quem fecha
who gives the order | quem dá a ordem | quem manda evacuar | quem decide evacuar
where is the … kept | onde fica guardado o … $ | onde se guarda o … $
where do i put | onde ponho | onde coloco | onde meto | onde boto | onde é que ponho
where do i find | onde encontro | onde acho | onde posso encontrar
where do i sit | onde me sento | onde é que me sento
how do i know | como sei | como é que sei | como vou saber
how do i do it | como faço | como é que faço | como se faz | como é que se faz | como faz
how do i do that | como faço isso | como é que faço isso | como se faz isso
how do i use | como uso | como se usa | como é que uso | como é que se usa | como usar | como usa
how do i open | como abro | como se abre | como é que abro
how do i help | como ajudo | como posso ajudar | como é que ajudo
how do i talk to | como falo com | como é que falo com
how do i calm him | como o acalmo | como acalmo | como é que acalmo | como acalmar
how long do i | quanto tempo é que
how many times | quantas vezes é que
how many times do i | quantas vezes faço
how heavy | quanto pesa | quantos quilos
which ones | quais delas | quais deles | quais é que
which one | qual delas | qual deles
what else | o que mais é que | mais o quê
what for | pra quê | para quê | pra q
what kind of | que tipo de | que género de | que espécie de
since i was little | desde pequena | desde pequeno | desde miúda | desde miúdo
when i was little | quando era pequena | quando era pequeno | quando eu era criança | quando era criança
when i was | quando estava
when i worked | quando trabalhava | quando eu trabalhava
when i saw | quando vi | ao ver
when i arrived | quando cheguei
when i started | quando comecei | quando eu comecei
i started | eu comecei | comecei a
i stopped | parei | eu parei | deixei de
i left the job | saí do emprego | saí do trabalho | despedi-me | me demiti | demiti-me | pedi demissão | pedi as contas | larguei o emprego
i got fired | fui despedida | fui despedido | fui demitida | fui demitido | mandaram-me embora | me mandaram embora | fui mandada embora
i was promoted | fui promovida | fui promovido
i trained | treinei as | formei
i have worked for … years | trabalho há … anos | já trabalho há … anos | trabalhei … anos
for … years | durante … anos | por … anos | há … anos
for … months | durante … meses | por … meses | há … meses
for … weeks | durante … semanas | há … semanas
i am … years old | tenho … anos | eu tenho … anos | tenho … aninhos
i will be … years old | faço … anos | vou fazer … anos
i weigh … kilos | peso … quilos | peso … kg | eu peso … quilos
per minute | por minuto
per hour | por hora | à hora
at home | em casa
from home | de casa
to the house | pra casa | para casa
on vacation | de férias
on duty | de serviço | ao serviço
in the air | em pleno voo | durante o voo | em voo
at the airport | no aeroporto | ao aeroporto
at the hotel | no hotel
at work | no trabalho | no serviço | no emprego
at school | na escola
at the restaurant | no restaurante | num restaurante
in the kitchen | na cozinha
at the beach | na praia
in the end i | no fim eu | no final eu
so i | então eu | por isso eu | aí eu
then i | depois eu | a seguir eu
because i | porque eu | pq eu
because he | porque ele | pq ele
what i did | o que fiz | aquilo que fiz
what i said | o que disse
what i wrote | o que escrevi | o que eu escrevi
what i learned | o que aprendi | o que eu aprendi
hello | ^boas | ^boas pessoal | ^boas tardes | ^olá boas | ^oi gente | ^hey | ^hi | ^hello
i am still waiting | ainda tou à espera | ainda estou à espera | continuo à espera | ainda tô esperando | ainda espero
is waiting | à espera | à espera de
until they give the answer | até darem a resposta | até darem resposta | até saber o resultado | até saber
am i in trouble | vai dar barraca | vai dar problema | vai dar ruim
right | ^né$ | né$
accelerated | aos poucos
at two in the morning | às duas da manhã | às duas da madrugada
at three in the morning | às três da manhã | às 3 da manhã | às três da madrugada
i worked as a waitress | era empregada de mesa | fui empregada de mesa | fui garçonete | era garçonete
i supported | apoiei | eu apoiei | apoiei na mesma
i took part in | participei | participei em | participei na | participei no | participei num | participei numa
i never took part in | nunca participei | nunca participei em | nunca participei numa | nunca participei num
swapped | troquei os | troquei as
i swapped the orders | troquei os pedidos | troquei pedidos
so many things | tanta coisa | tantas coisas | muita coisa
you are joking | tás a brincar | estás a gozar comigo | só podes estar a brincar | tá zoando | cê tá brincando
explain | explica lá
i do not understand what you want | não percebo o que queres | não percebo o que querias | não entendo o que você quer | não entendi o que você quer
is it right this time | vê lá se é desta | é desta | será desta | vê se agora está bem | vê se agora dá
i rewrote everything | reescrevi tudo | mudei tudo | fiz tudo de novo
got stuck | ficou preso | ficou presa | ficou entalado | ficou entalada
was hit on the head by a bag | levou com uma mala na cabeça | levou uma malada na cabeça
in tears | a chorar | chorando muito | lavada em lágrimas
started to bleed | começou a sangrar
the defibrillator says no shock | o dae diz para não chocar | o dea diz choque não recomendado | choque não recomendado | choque não indicado
to go alone | ir sozinho | ir sozinha
what do i take first | o que pego primeiro | o que agarro primeiro
the mask does not fall | a máscara não cai | máscara não cai | a máscara não caiu
can not swim | não sabe nadar | não sabem nadar | não sei nadar | eu não sei nadar
where do i send them | mando-os pra onde | mando-os para onde | para onde os mando | pra onde mando | para onde mando | mando eles pra onde
he spat in my face | cuspiu-me na cara | me cuspiu na cara | cuspiu na minha cara | cuspiu em mim
jokes about a bomb | na brincadeira que tem uma bomba | a brincar que tem uma bomba | brinca que tem uma bomba | fez piada de bomba | piada com bomba | disse a brincar que tem uma bomba
if the captain faints | se o comandante desmaiar | o comandante desmaia | o comandante desmaiou | comandante desmaiado
pilot incapacitation | incapacitação do piloto
how many minutes to evacuate | quantos minutos há pra evacuar | quantos minutos há para evacuar | quanto tempo há para evacuar | quanto tempo tem pra evacuar | em quanto tempo se evacua
the whole aircraft | o avião todo | todo o avião
i am guessing | estou a mandar pro ar | estou a mandar para o ar | tô chutando | estou chutando | estou a adivinhar | tou a adivinhar
how hard | que difícil | ai que difícil | tão difícil | difícil pra caramba
i cry when they criticise me | choro quando me criticam
i miss | tenho saudades de | tenho saudades do | tenho saudades da | sinto falta da | sinto falta do | sinto falta de
what if i miss my | e se tiver saudades | e se tiver saudades do meu | e se tiver saudades da minha
is it crazy | é loucura | é uma loucura | é de doidos
i am unemployed | estou no desemprego | fiquei desempregada | estou sem trabalho | estou sem emprego
may i refuse | posso dizer que não
if i am sick | se estiver doente | se estiver constipada | se estiver constipado | se eu estiver doente | se ficar doente | se eu ficar doente
if there is | se tiver
if it is | se estiver | se for
if i am | se eu estiver | se eu for
if the door is blocked | se a saída estiver bloqueada
how many hours of sleep | quantas horas se dorme | quantas horas dormem
discount for the family | desconto nas viagens pra família | desconto nas viagens para a família
thanks, you helped me a lot | ajudaste-me bué | ajudaste bué
go on | ^ya manda$ | ^manda$ | ^manda ver$ | ^manda lá$ | ^força nisso$ | ^vai$ | ^vai lá$ | ^pode mandar$
the same | o mesmo | a mesma
for the same | pelo mesmo | pela mesma
the same language | a mesma língua | o mesmo idioma
sweating | a suar | a suar em bica | suando em bica
reading | a ler
speaking | a falar
laughing | a rir
sleeping | a dormir
working | a trabalhar
trying | a tentar
doing | a fazer
looking | a olhar
drinking | a beber
eating | a comer
vomiting | a vomitar
arguing | a discutir
asking | a perguntar | a pedir
listening | a ouvir
going up | a subir
going down | a descer
falling | a cair
studying | a estudar
learning | a aprender
thinking | a pensar
flying | a voar
living | a viver | a morar
paying | a pagar
receiving | a receber
waiting | a esperar
entering | a entrar
opening | a abrir
closing | a fechar
leaving | a sair
saying | a dizer
helping | a ajudar
running | a correr
walking | a andar
playing | a brincar | a jogar
serving | a servir
cleaning | a limpar
travelling | a viajar
trembling | a tremer
breathing | a respirar
travel agency | agência de viagens | agências de viagens
air conditioning | ar condicionado
in total | ao todo | tudo junto
what comes next | o que vem a seguir | o que vem depois | e o que vem a seguir
how many stages are there | quantas etapas são | quantas etapas há | quantas fases são | quantas fases há | quantas etapas tem | quantas fases tem
what do most people fail on | o que mais chumba as pessoas | onde é que as pessoas mais chumbam | onde a maioria chumba | o que mais reprova | onde as pessoas mais erram
interrupted everybody | cortava a palavra a toda a gente | interrompia toda a gente | interrompia todos | cortava a palavra
i am dyslexic | sou disléxica | sou disléxico | tenho dislexia
bitten nails | unhas roídas | roo as unhas
do they notice | reparam nisso | eles reparam | notam isso | será que reparam | será que notam
i wear braces | uso aparelho fixo | aparelho fixo
my height is one metre and | meço um metro e
is it too late to start | é muito pra começar | é muito para começar | é tarde pra começar
from zero | do zero | começar do zero
where does one earn more | onde se ganha melhor | onde se ganha mais | onde pagam melhor | onde pagam mais | onde é que pagam melhor
by accident | sem querer | por acaso | foi sem querer
i had to separate them | tive de os separar | tive que separar | separei-os | separei os dois
in the middle of winter | em pleno inverno | em pleno verão
is it not too little for | não é pouco pra | não é pouco para
or did it not count | ou não contou | ou isso não conta | ou não conta
or did i make it worse | ou estraguei | ou piorei | ou ficou pior
who taught you | quem te ensinou | quem te programou | quem te fez | quem te criou | quem te treinou
how do i turn him | como a viro | como o viro | como viro a pessoa | como viro
rescue breaths | insuflações | ventilações | respirações de resgate
drowned person | afogado | afogada | um afogado
white as a sheet | branco como a cal | branca como a cal | branco que nem papel | muito pálido | muito pálida
febrile seizure | convulsão febril | convulsões febris
after giving birth | depois de dar à luz | depois do parto
smell of burnt rubber | cheiro a borracha queimada | cheiro de borracha queimada | cheira a borracha queimada | cheiro a plástico queimado | cheiro de plástico queimado
we went down steeply | descemos a pique | o avião desce a pique | desce muito depressa | descida rápida
nobody hears the announcements | ninguém ouve os anúncios | ninguém ouve nada | não se ouve nada
the window cracked | janela rachada | vidro rachado | a janela partiu
afraid to jump | medo de saltar | com medo de saltar | medo de pular | com medo de pular | não querem saltar | não quer saltar
films the crew | filma a tripulação | está a filmar | a filmar-me | a filmar a tripulação | filmando a tripulação | filma-me
delete the video | apagar o vídeo
stag party | despedida de solteiro | despedida de solteira
i may be wrong | posso estar enganada | posso estar enganado | posso estar errada | posso estar errado
i have no idea | não tenho a mínima noção | não tenho noção | não tenho a mínima
i blush easily | coro por tudo e por nada | coro facilmente | fico logo vermelha
raised me | criou-me | me criou
it is hard to leave her | custa-me deixá-la | custa-me deixá-lo | custa-me ir embora
it is hard for me to | custa-me
after how many years | ao fim de quantos anos | depois de quantos anos
do they rent us a house | alugam-nos casa | alugam casa
do we have to look for a flat | temos de procurar | temos que procurar casa | temos de procurar casa
what if i fall in love | e se me apaixonar | e se eu me apaixonar
that is what i needed | era isso que precisava | era isso que eu precisava | era mesmo isso | era isto que eu queria | era isso que eu queria
i come back later | volto mais logo | volto mais tarde | volto depois | venho mais tarde | até mais logo
kisses and thanks | beijinho grande | beijo grande | um beijinho | beijinho
thanks for the patience | obrigada pela paciência | obrigado pela paciência
has anyone here passed | alguém aqui já passou | alguém já passou | alguém passou
get pregnant | engravidar | ficar grávida
none of these | nenhuma das anteriores | nenhuma delas | nenhuma dessas | nenhuma destas
is it right | ^certo$
base salary | salário base | ordenado base
new year | ano novo | no ano novo
in two years | daqui a dois anos
… years from now | daqui a … anos
how many people fit | quantas pessoas cabem | quantos cabem
my mask did not fall | as máscaras não saíram | a máscara não saiu | as máscaras não caíram | as máscaras não caem
charge too much | cobrar a mais | cobrei a mais | cobraram a mais
the system crashed | o computador bloqueou | o sistema foi abaixo | o sistema caiu | caiu o sistema | o sistema bloqueou
by hand | à mão
i taught him | ensinei-o | ensinei-lhe | ensinei ele
i taught her | ensinei-a | ensinei ela
i cheered up the team | animei a equipa | animei a equipe | motivei a equipa | motivei a equipe
i forgot | esqueci-me de | me esqueci de | esqueci de
i know nothing | não sei nada | n sei nada | não sei nada disto
i manage in english | o inglês falado safo-me | em inglês safo-me
i manage | safo-me | me safo | desenrasco-me | me viro
not really | nem por isso
honeymoon | lua de mel | em lua de mel
the light went out | faltou a luz | a luz foi abaixo | acabou a luz | caiu a luz
i took off | tirei a
do i take off the mask | tiro a máscara | tiramos a máscara | posso tirar a máscara
wastebasket | cesto do lixo | caixote do lixo | cesto de papéis | lixeira
every five minutes | de 5 em 5 minutos | de cinco em cinco minutos
does not fit | não serve | não servem | não cabe
is she given another | dou outra | dou outra vez
but i would not swear it | mas não juro | não juro | não juro nada
they will not want me | não me vão querer | não vão me querer | não me querem
my friends make fun of me | os meus amigos gozam comigo | meus amigos zoam comigo | gozam comigo
it was useful | foi útil | foi muito útil
out of my own pocket | do meu bolso
before and after | antes e depois
`;
