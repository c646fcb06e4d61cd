/** Everyday words in the other languages of the conversation, as `trade.ts` has those of the trade. */
export const EVERYDAY = `
lose lost | perd* perdid* pierd* | perd* perdu* | 丢 丢失 不见
find found | encontr* encuentr* hall* | trouv* | 发现 找到
forget | olvid* | oubli* | 忘
steal stolen | rob* | vole volee voleur* | 被偷 偷
fall | cae* caid* cay* | tomb* | 掉 摔
hurt pain | duele* dolor* herid* lesion* | mal douleur* bless* | 疼 痛 受伤
ill sick | enferm* marea* | malade* | 生病 不舒服 晕机
vomit | vomit* | vom* | 呕吐 吐
blood bleed | sangr* | sang saign* | 血 流血
burn | quem* quemadur* | brul* brulure* | 烫伤 烧伤
heart | corazon* | coeur* | 心脏
breathe | respir* | respir* | 呼吸
choke | atragant* asfixi* | etouff* etrangl* | 噎
faint unconscious | desmay* inconscient* | evanoui* malaise inconscient* | 晕倒 昏迷 失去意识
stroke | ictus | avc | 中风
seizure | convulsion* epilep* | convuls* epilep* | 癫痫 抽搐
diabetes sugar | diabet* azucar | diabet* sucre | 糖尿病 低血糖
asthma | asma* | asthm* | 哮喘
nose | nariz | nez | 鼻子
ear | oido* oreja* | oreille* | 耳朵
eye | ojo* | oeil yeux | 眼睛
hand | mano* | main* | 手
arm | brazo* | bras | 手臂
leg | pierna* | jambe* | 腿
chest | pecho* | poitrine* | 胸
throat | garganta* | gorge* | 喉咙
head | cabeza* | tete* | 头
face | cara* rostro* | visage* | 脸
mouth lips | boca* labio* | bouche* levre* | 嘴 嘴唇
fracture | fractur* rot* hueso* | fractur* casse* os | 骨折
birth labour | part* nac* | accouch* naiss* | 分娩 生孩子
die death | muer* fallec* | mort* deced* | 死 去世
fear nervous | mied* asusta* nervios* | peur* stress* angoiss* | 害怕 紧张 恐惧
angry | enfad* enoj* furios* | enerve* fach* colere* furieu* | 生气 愤怒
shout | grit* | cri* hurl* | 大喊 吼
cry | llor* | pleur* | 哭
touch | toc* | touch* | 碰 摸
hit fight | golpe* peg* pele* | frapp* bagarr* coup* | 打 打架
help | ayud* | aid* | 帮助 帮忙
ask | pregunt* pid* ped* exig* | demand* exig* | 问 要求
answer | respond* respuest* contest* | repond* repons* | 回答
say tell | dec* dig* dic* dij* | dire dis dit dites | 说
speak language | habl* idioma* | parl* langue* | 语言 讲
understand | entend* entiend* | compren* | 听懂 理解
write | escrib* | ecri* | 写
read | leer leo lee | lire lis lit | 读
call | llam* | appel* | 叫 打电话
name | nombre* | nom noms | 名字
open | abr* abiert* | ouvr* ouvert* | 打开 开
close | cerr* cierr* | ferm* | 关
locked | bloque* cerrad* | verrouill* bloqu* | 锁
push | empuj* | pouss* | 推
pull | tir* jal* | tir* | 拉
wait | esper* | attend* | 等
begin | empez* empiez* comenz* comienz* | commenc* debut* | 开始
finish end | termin* acab* fin final | fini* termin* fin | 结束
last duration | dur* | dur* | 持续
week | seman* | semaine* | 周 星期
day | dia* | jour* | 天
hour | hora* | heure* | 小时
minute | minut* | minute* | 分钟
second | segund* | seconde* | 秒
year | ano anos | an ans annee* | 年
month | mes meses | mois | 月
night | noche* | nuit* | 夜 晚上
morning | manana* madrugada | matin* | 早上
before | antes | avant | 之前 以前
after | despues tras | apres | 之后 以后
first | primer* | premier* | 第一 首先 先
left | izquierd* | gauche* | 左
right | derech* | droite* | 右
front | delant* frente | avant devant | 前面
behind back | detras atras tras | derriere arriere | 后面
inside | dentro | dedans interieur* | 里面
outside | fuera | dehors exterieur* | 外面
up above | arriba encima | haut dessus | 上面
down | abajo | bas dessous | 下面
floor | suelo | sol plancher | 地板
window | ventan* | hublot* fenetre* | 窗 舷窗
wall | pared* | mur* paroi* | 墙
box | caja* | boite* | 盒子 箱
bottle | botella* | bouteille* | 瓶
water | agua* | eau | 水
hot | calient* | chaud* | 热
cold | fri* | froid* | 冷
wind | viento* | vent vents | 风
light | luz luces | lumiere* voyant* | 灯 光
red | roj* | rouge* | 红
yellow | amarill* | jaune* | 黄
green | verde* | vert* | 绿
white | blanc* | blanc* | 白
big | grande* | grand* gros* | 大
small | pequen* | petit* | 小
heavy weight | pesad* peso | lourd* poids | 重
high | alt* | haut* | 高
long | larg* | long* | 长
fast | rapid* | vite rapid* | 快
many | much* cuant* | beaucoup nombre combien | 多
quantity limit | cantidad* limit* maxim* | quantite* limit* maxim* | 限制 最多 数量
kilo | kilo* | kilo* | 公斤 千克
metre | metro* | metre* | 米
permitted | permit* pued* dej* | permis* autoris* peut peux | 允许 可以
forbidden | prohib* | interdi* | 禁止
must | deb* obligator* | doi* oblig* | 必须
need | necesit* | besoin* | 需要
want | quier* quer* | veut veux voul* | 想要
money pay | dinero pag* | argent pay* | 钱 付
euro | euro* | euro* | 欧元
buy | compr* | achet* | 买
eat | com* | mang* | 吃
drink | beb* | boi* bu | 喝
sit | sent* | assis* asseoir | 坐
stand | pie parad* levant* | debout lev* | 站
walk | camin* andar | march* | 走
jump | salt* | saut* | 跳
run | corr* | cour* | 跑
leave | dej* abandon* irse | quitt* laiss* part* | 离开 下机
come | ven* vien* | ven* vien* | 来
bring | llev* trae* | apport* amen* emport* | 带
carry | llev* carg* | port* | 携带
wear | llev* pon* vest* | port* mett* habill* | 穿
keep | guard* manten* | gard* | 保留
throw | tir* lanz* | jet* lanc* | 扔
hide hidden | escond* ocult* | cach* | 藏
look see | mir* ver ve vi | regard* voi* voir vu | 看 看到
hear | oi* escuch* | entend* ecout* | 听
smell | huel* olor* | odeur* sent* | 气味 闻到
noise | ruid* | bruit* | 声音 噪音
work job | trabaj* emple* | travail* boulot* metier* emploi* | 工作
colleague | companer* | collegue* | 同事
boss | jef* | chef* patron* | 领导 上司
friend | amig* | ami amie amis | 朋友
woman girl | mujer* chica* senora* | femme* fille* dame* | 女人 女孩 女士
man | hombre* senor* | homme* monsieur | 男人 男士
family mother father | famili* madre padre | famille* mere pere | 家人 妈妈 爸爸
doctor | medic* doctor* | medecin* docteur* | 医生
medicine drug | medic* pastill* | medicament* | 药
gift present | regal* | cadeau* | 礼物
chocolate sweets | chocolat* bombon* dulce* | chocolat* bonbon* | 巧克力 糖
mistake error | error* equivoc* falt* | erreur* faute* tromp* | 错误
lie | ment* | ment* | 撒谎 说谎
truth honest | verdad* honest* sincer* | verite* honnet* | 诚实 实话
money salary | sueldo* salario* | salaire* | 工资
why reason | porque motivo* razon* | pourquoi raison* | 为什么
how long | | | 多久 多长时间
how many | cuant* | combien | 多少 几个
mean | signific* quiere | signifi* veut | 意思 代表
difference | diferen* | differen* | 区别 不同
example | ejempl* | exempl* | 例子
stress pressure | estres presion | stress pression | 压力
team | equip* | equipe* | 团队
conflict | conflict* | conflit* | 冲突
complaint | quej* reclam* | plaint* plaign* reclam* | 投诉 抱怨
customer | client* | client* | 客户 顾客
culture | cultur* | cultur* | 文化
gift forbidden | | | 送礼
dead body | cadaver* | cadavre* | 尸体
broken | rot* averiad* estrope* | casse* panne* | 坏了
missing | falt* | manqu* | 缺
alone | sol* | seul* | 独自 一个人
together | junt* | ensemble | 一起
new | nuev* | nouv* neuf* | 新
old | viej* | vieux vieil* ancien* | 旧 老
question | pregunt* | question* | 问题
`;
