/** Further Portuguese words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
keep | manter guardar mantenho
talk | conversar conversa
away | longe embora
back | costas volta
stay | ficar fico permanecer fiquem
papers | papéis
document | documento documentos
packed | embalad* acondicionad*
waiting | esperando espera
wait | esperar espero aguardar
steps | passos passo
lose | perder perde
lost | perdid* extraviad*
missed | perdi perdeu
box | caixa caixas
turned | virad*
home | casa
walk | andar caminhar
feel | sentir sinto sente sente-se
once | uma-vez
missing | falta faltando
travel | viajar viagem viagens viaja viajo
change | trocar troca mudar-de alter*
bumps | solavancos abanões balança
free | livre livres grátis gratuit*
push | empurr* carrega
pull | puxar puxa puxo
hit | bater bate bateu agred*
gate | porta-de-embarque portão
suitcase | mala-de-viagem
hold | porão
floor | chão piso
ground | solo
pass | passar-no
smell | cheiro cheira odor cheiros
aisle | corredor coxia
stuck | pres* entalad*
blow | soprar sopra
sea | mar
ocean | oceano
flames | chama chamas labaredas
touch | toca tocar tocou apalp*
fall | cair cai caem caiu queda caírem
drop | deixar-cair
bit | mordeu morde
sleep | dormir dorme durmo sono
asleep | adormecid* dormindo
spray | spray
lap | colo
cut | corte cortar cortou
gas | gás
serve | servir sirvo serve servem
member | membro membros
notice | reparar notar noto reparo
loud | barulhent*
noise | barulho ruído
level | nível níveis
send | enviar mandar envia
choose | escolher escolho
belly | barriga abdómen abdome abdominal
girl | rapariga menina moça garota
boy | rapaz menino
notes | notas apontamentos
accident | acidente acidentes
tie | gravata amarrar
flat | apartamento alojamento
climb | subir sobe subida
along | ao-longo
extra | extra adicional
safe | segur*
beside | lado
neighbour | vizinh*
police | polícia
staff | pessoal
company | empresa
speaker | altifalante alto-falante
lie | mentir mentira minto
lie down | deitar deita deitad*
electric | elétric* eletrónic* eletrônic*
grab | agarra
decide | decid*
offer | oferec* proposta oferta
thrown | atirar jogar lançar
fuel | combustível querosene
refuel | abastecimento reabastecimento abastecer
type | tipo-de género
kinds | tipos
colour | cor cores
wall | parede paredes
hole | buraco furo
ceiling | teto tecto
sound | som toca-som
fill | preencher
chemical | químic*
explode | explod* explosão rebent*
frozen | congelad*
try | tentar tento
trouble | problema-com sarilho
finger | dedo dedos
wet | molhad*
dark | escur*
line | linha fila-de
strange | estranh* esquisit*
sentence | frase
class | classe
nurse | enfermeir*
drugs | droga drogas
near | perto próxima-de
abroad | estrangeiro
foreign | estrangeir*
stuff | coisas
material | material
thing | coisa
alarm | alarme alarmes
automatic | automátic*
place | local sítio
cargo | carga
package | pacote embrulho
clean | limp* limpar
certificate | certificad* atestado
secure | fixar prender
enter | entrar entra entro entram
watch | relógio vigiar
quiet | silêncio silencios* quiet*
morning | manhã
evening | noitinha
assistant | acompanhante acompanhantes
adult | adult*
compression | compressões compressão
press | carregar-em apertar aperto
deep | profund*
arriving | chegar chega chegando chegam
arrival | chegada chegadas
departure | partida-de saída-de
neck | pescoço
throat | garganta
problem | problema problemas
crooked | tort*
tongue | língua-da
swollen | inchad*
volunteering | voluntari*
blanket | manta cobertor mantas
health | saúde
office | escritório
plastic | plástic*
pocket | bolso
leak | vazamento fuga derramar
spill | entorn* derram*
size | tamanho dimens*
charge | carregar-bateria carregando
load | carregad* carregamento
case | caso casos
form | formulário ficha
cruise | cruzeiro
bang | estrondo estouro
warning | aviso avisos
search | procurar revist* busca
screen | ecrã tela
aggressive | agressiv* violent*
rude | mal-educad* rud* grosseir* malcriad*
name | nome nomes
risk | risco riscos
badge | crachá cartão-de
senior | antiguidade
stairs | escada escadas
sell | vend*
shoes | sapato sapatos
heels | salto-alto saltos
impact | impacto
entrance | entrada
room | quarto sala
woke | acord*
shoulder | ombro ombros
arrested | pres-o detid*
rescue | salvar resgat*
device | dispositivo aparelho aparelhos
sticker | etiqueta autocolante adesivo
cough | tosse tossir
meat | carne
fish | peixe
sweat | suor suar suando
pale | pálid*
dizzy | tontur* tont*
shaky | trem* tremer
confused | confus*
brain | cérebro
raise | levantar-as elev*
juice | sumo suco
needle | agulha seringa
pen | caneta
teeth | dente dentes
lips | lábio lábios
upright | vertical
forward | adiante
radio | rádio
suspect | suspeit*
poison | veneno envenen* intoxic*
share | partilh* compart*
nap | sesta
awake | acordada acordado
distance | distância
instead | vez-de invés
firefighter | bombeiro*
invisible | invisível invisíveis
protect | proteg* proteção
table | mesa mesinha
tray table | mesinha-de tabuleiro
hazard | perigo perigos
dangerous | perigos*
window blind | persiana cortina
shave | rapar raspar depil*
report | relatório reportar denunciar comunicar
acid | ácid*
spare | sobressalente* reserva
camera | câmara câmera
care | cuidado cuidar
unknown | desconhecid*
incident | incidente
normal | normal normais
fog | nevoeiro neblina
cup | copo chávena xícara
useless | inútil
contain | contém conter
worry | preocup*
brakes | travões freios
injury | lesão lesões
cloud | nuvem nuvens
sky | céu
behaviour | comportamento
restraint | algemas imobiliz*
legal | legal-mente
obey | obedec*
follow | segue seguem seguir
pause | pausa
continue | continuar
steal | roub* furt*
shy | tímid*
disturb | incomod* perturba
checklist | checklist
blank | branca
chime | chime sinal-sonoro
personality | personalidade
car | carro
bed | cama
twice | duas-vezes dobro
ticket | bilhete passagem
cash | numerário
accent | sotaque
microphone | microfone
demo | demonstração demonstrações
light | luz luzes
procedure | procedimento procedimentos
exam | exame exames
christmas | natal
skirt | saia
suit | fato terno tailleur
jacket | casaco blazer
trousers | calças calça
shirt | camisa
earring | brinco brincos
ring | anel aliança-de
cheap | barat*
ashtray | cinzeiro
radioactive | radioativ*
criminal | criminos* crime
inadmissible | inadmissível
deported | deportad*
exact | exat* exact* concret*
words | palavras palavra
uncle | tio
aunt | tia
sister | irmã
brother | irmão
husband | marido
wife | esposa
apologise | desculp* pedir-desculpa
insult | insult* ofend* xing*
threat | ameaç*
note | bilhetinho
reclined | reclin* encosto
stroller | carrinho-de-bebé
proud | orgulh*
flexible | flexív* flexibilidade
patience | paciência
patient | paciente
smile | sorri*
strict | rígid* sever*
overtime | extraordinári*
fired | despedid* demitid*
unemployed | desempregad*
student | estudante*
waiter | empregado-de-mesa garçom garçonete
restaurant | restaurante* café-bar
shop | loja
private jet | jato
landing gear | trem-de-aterragem
altitude | altitude
speed | velocidade
storm | tempestade trovoada
lightning | relâmpago raio raios
ice | gelo
de-icing | degelo
snow | neve
bird strike | pássaro* aves
go-around | borrego arremetid*
diversion | diverg* desviad* alternad*
descent | descida
glove | luva luvas
harassment | assédio assedi*
sexual | sexual
politely | educad* educação
kind | gentil simpátic*
adapt | adapt*
religion | religi*
prayer | oração rezar
ramadan | ramadão ramadã
muslim | muçulman*
jewish | judeu judia judaic*
punctual | pontual*
motto | lema
slogan | slogan
capital | capital
terminal | terminal
lithium | lítio
bottle | garrafa garrafas
oxygen bottle | botija cilindro
sunglasses | óculos-de-sol
fireworks | fogo-de-artifício foguetes
matches | fósforo*
hoverboard | hoverboard trotinete trotinete-elétrica patinete
pacemaker | pacemaker marcapasso
crutches | muletas
stretcher | maca
panic | pânico
hysterical | histéric*
minor | menor menores
freeze | paralis* congela
escape | fuga fugir
usable | utilizável utilizáveis
toddler | criancinha
shock | choque
thrombosis | trombose
diving | mergulh*
emotion | emoç* emocion*
goal | objetiv*
improve | melhorar
quality | qualidade
skill | capacidade capacidades habilidade* competência*
solve | resolv*
solution | solução
guess | adivinh*
sure | certeza
true | verdade verdadeir*
memory | memória
remember | lembr* record*
forget | esquec*
think | pens* penso acha achas
believe | acredit*
hope | espero-que
like | gost* gosto
hate | odi* odeio detest*
love | amor adoro
sill | soleira
air | ar
ready | pronto pronta prontos
list | lista
card | cartão folheto
boat | barco
explosives | explosiv*
heavy | pesad*
warm | morn* aquec*
flow | fluxo
heat | calor
fumes | vapores gases
meeting | reunião
later | mais-tarde
background | passado-profissional
hangs | pendurad*
portable | portáteis
information | informação informações
panel | painel
announces | anuncia
guard | guarda guardas
machine | máquina
sealed | selad*
lid | tampa
useful | útil úteis
manual | manual
authority | autoridade*
harm | dano danos
admitted | admit*
review | rever revisar revisão
conditions | condição condições
euros | euro euros
lamp | lâmpada
station | posto
system | sistema
mode | modo
manager | gerente diretor
elsewhere | noutro
lanes | faixas
video | vídeo
world | mundo
bend | curv* inclin*
clear | clar* desimpedi*
socks | meia meias
rough | brusc*
crash | acidente-de colisão
round | redond* rodada ronda
fit | apto
belongs | pertence
gluten | glúten celíac*
milk | leite
bread | pão
menu | menu cardápio ementa
hygiene | higiene
virus | vírus
scar | cicatriz*
braces | aparelho-dental
vaccination | vacina*
tiptoe | bicos-de-pés pontas
reach | alcançar
opposite | opost*
model | modelo
cheese | queijo
swiss | suíço
taking off | descola decola
capacity | lotação
volunteer | voluntário
manage | consigo
material | matérias
choice | escolha
worse | piorar
dirty | suj*
towel | toalha
choking | engasg* sufoc*
yawn | bocej*
chew | mastigar
nervous | tens*
perfect | perfeit*
couple | casal
dim | reduz* diminu*
blind | cega cegos
hear | ouvi ouviram
repeat | repetir
is worth | vale
errors | falhas
switch off | desligar desliga
`;
