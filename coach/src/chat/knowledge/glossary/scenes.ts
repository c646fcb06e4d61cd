/** Further words with which scenes are told in the other languages; as in `everyday.ts`. */
export const SCENES = `
sunflower lanyard hidden | girasol* | tournesol* | 向日葵 太阳花
lanyard ribbon | cordon* cinta* | cordon* ruban* | 挂绳 挂带 绶带
crooked droops | torcid* ladead* | travers tordu* | 歪 歪斜
strange | extran* rar* | bizarr* etrang* | 奇怪 怪
slurred speech talk | balbuc* | bafouill* articul* | 口齿不清 说话不清
numb weak | dormid* entumec* debil* | engourdi* faible* | 麻木 无力
swollen | hinch* inflamad* | gonfl* enfl* | 肿
itch hives | picor* ronch* urticari* | demange* urticair* plaqu* | 荨麻疹 发痒 起疹
bite | mord* picadur* | mord* piqu* | 咬 蜇
tongue | lengua* | langue | 舌头
pale | palid* | pale* blanc | 苍白
sweat | sud* | transpir* sueur* | 出汗 冒汗
dizzy fainting | mareo vertig* | vertige* etourdi* tete | 头晕
fever | fiebre* | fievre* | 发烧 发热
cough | tos tose* tosi* | touss* toux | 咳嗽
contagious infection | contagi* infecc* | contagi* infect* | 传染 感染
needle injection | aguja* inyecc* jeringa* | aiguille* piqur* seringue* | 注射 针
thigh | muslo* | cuisse* | 大腿
back | espalda* | dos | 背
stomach belly | estomago barriga vientre | ventre estomac | 肚子 腹部
skin | piel | peau | 皮肤
hair | pelo cabello* | cheveu* | 头发
beard | barba* bigote* | barbe* moustache* | 胡子
tooth | diente* muela* | dent dents | 牙
glasses | gafas lentes lentillas | lunettes lentilles | 眼镜 隐形眼镜
short | baj* bajit* | petit* court* | 矮 太矮
fat weight | gord* sobrepeso peso | gros* surpoids poids | 胖 体重
pulse | pulso | pouls | 脉搏
massage compressions | masaje compresion* | massage compression* | 按压 胸外按压
defibrillator aed | desfibrilador* | defibrillateur* | 除颤仪
recovery position side | lateral | laterale | 侧卧
bandage | venda* | bandage* pansement* | 绷带 包扎
wound cut | herida* corte* | plaie* coupur* | 伤口 割伤
broken bone | hueso* | os | 骨
knee | rodilla* | genou* | 膝盖
ankle | tobillo* | cheville* | 脚踝
pen adrenaline | adrenalina autoinyector* | adrenaline auto-injecteur stylo | 肾上腺素
inhaler | inhalador* | inhalateur* ventoline | 吸入器
insulin | insulina* | insuline* | 胰岛素
juice | zumo* jugo* | jus | 果汁
kit | botiquin* maletin* | trousse* kit* | 急救箱
oxygen bottle | bombona* botell* | bouteille* bonbonne* | 氧气瓶
body | cuerpo* | corps | 遗体 身体
blanket | manta* | couverture* | 毯子
pillow | almohad* | oreiller* | 枕头
towel | toalla* | serviette* | 毛巾
wet | mojad* humed* | mouill* humide* | 湿
floor light path | luces | lumineu* | 地灯
flame | llama* | flamme* | 火焰
explode | explot* explosi* | explos* | 爆炸
melt | derrit* | fond* | 融化
cool | enfri* | refroid* | 冷却 降温
charge charging | carg* recarg* | charg* recharg* | 充电
socket usb | enchufe* | prise* | 插座
cable | cable* | cable* fil fils | 线
spare | repuesto* recambio* | rechange* | 备用
leak | gote* fug* derram* | fuit* coul* | 漏 泄漏
acid | acid* | acide* | 酸
gas | gas gases | gaz | 气体
knife | cuchill* navaja* | couteau* | 刀
gun | pistola* | pistolet* fusil* | 枪支
threat | amenaz* | menac* | 威胁
note paper | nota* papel* | mot papier* billet* | 纸条
restrain tie | at* esposas inmoviliz* | attach* menott* ligot* | 捆绑 约束 绑
handcuffs | esposas grillete* | menotte* | 手铐
prisoner deported | pres* deport* detenid* | prisonnier* expuls* detenu* | 囚犯 遣返
inadmissible refused | inadmit* inadmisible* | refoul* inadmis* | 拒绝入境
escort | escolta* | escort* | 押送
trafficking victim | victima* | victime* | 受害者
kiss touch | manose* | tripot* pelot* | 摸我
drunk | borrach* | ivre* soul* saoul* | 醉
refuse | nieg* neg* rechaz* | refus* | 拒绝
serve | serv* | serv* | 提供 服务
quarrel argue | discut* pele* | disput* engueul* | 吵架 争吵
polite | educ* amable* cortes* | poli* aimable* courtois* | 礼貌
seat back recline | reclin* respaldo* | inclin* dossier* | 靠背 调座椅
window | ventanill* | hublot | 靠窗
aisle | pasillo* | couloir* allee* | 过道 走道
row | fila* | rangee* | 排
change seat | cambi* | chang* | 换座位 换位
count passengers | cont* | compt* | 清点 数人
list | lista* | liste* | 名单
toy | juguet* | jouet* | 玩具
stroller | carrito cochecito* | poussette* | 婴儿车
cradle bassinet | cuna* | berceau* nacelle* | 摇篮
lap infant | regazo falda brazos | genoux | 抱着 膝上
belt extension loop | cinturon* | ceinture* rallonge* | 加长安全带
twins | gemel* mellizo* | jumeau* jumelle* | 双胞胎
vegetarian vegan | vegetarian* vegan* | vegetarien* vegan* | 素食
kosher | kosher | casher kosher | 犹太餐
halal muslim | halal musulman* | halal musulman* | 清真 穆斯林
diabetic meal | diabetic* | diabetique* | 糖尿病餐
wine beer | vino* cerveza* | vin biere* | 葡萄酒 啤酒
spill | derram* | renvers* | 洒
overhead | arriba | haut | 头顶
broken suitcase | rota roto | cassee casse | 箱子坏
lost luggage | extravi* perdid* | perdu* egar* | 行李丢了
police report | denunci* atestado* | plainte rapport* | 报警
captain authority | autoridad* poder* | autorite* pouvoir* | 权力
microphone | microfono* | micro* | 麦克风
voice | voz | voix | 声音
slow | despaci* lent* | lent* doucement | 慢
repeat | repet* repit* | repet* | 重复
sentence words | frase* palabr* | phrase* mot mots | 句子 话
chime bell | timbr* campana* | sonnerie* carillon* gong | 铃声 钟声
lamp signal | senal* | signal* | 信号
knees head | cabez* | tete* | 低头
vest under seat | chalec* | gilet* | 背心
swim | nadar nado | nager nage | 会游泳
sea ocean | oceano* mar | ocean* mer | 海 大海
boat raft | bote* balsa* | canot* radeau* bateau* | 筏 船
sink | hund* | coul* sombr* | 沉
smoke outside | afuera | dehors | 外面有烟
metres away | lejos aleja* distancia | loin eloign* distance | 远离 多远
gather | reun* agrup* | rassembl* regroup* | 集合
helper | ayudant* | aide aidant* assistant* | 帮手 援助者
lane | carril* via* | voie* couloir | 通道 双道
double | doble* | double* | 双
single | simple* sol* unic* | simple* seul* | 单
ninety | noventa | quatre-vingt-dix | 九十
hatch | escotilla* trampilla* | trappe* issue* | 舱口
handle | manivel* palanc* | poignee* levier* | 把手 手柄
strap red | correa* cinta* | sangle* bande* | 红带 红色带子
lever armed automatic | automatic* | automatique* toboggans | 自动位
gauge green | manometr* | manometre* | 压力表
wing | alas ala | ailes aile | 翼 机翼
snow ice | nieve* hielo* | neige* glace* | 雪 结冰
tow tug | remolc* | tract* repouss* | 拖车
fuel smell | queroseno combustible* | kerosene carburant* | 燃油
mistake forget | despist* olvid* | oubli* distrait* | 忘记
decide | decid* | decid* | 决定
order | orden* | ordre* | 命令
responsible | responsab* | responsab* | 负责 责任
sleep nap | siest* | sieste* | 小睡 打盹
coffee | cafe* | cafe* | 咖啡
night duty | nocturn* | nocturne* | 夜班
holiday leave | vacacion* festivo* libre* | vacances conge* repos | 假期 休假
roster schedule | horario* turno* cuadrante* | planning* horaire* | 排班 班表
contract | contrat* | contrat* | 合同
probation trial | prueba periodo | essai periode | 试用期
training course | curso* formacion* entren* | formation* cours stage* | 培训 训练
exam | examen* | examen* epreuve* | 考试
fail | suspend* fall* | rate* echou* | 不及格 失败
base move | base* mud* traslad* | base* demenag* muter* | 基地 搬家
apartment shared | piso apartamento* compart* | appartement* colocation* logement* | 宿舍 住宿
boyfriend family | novi* pareja* | copain copine conjoint* | 男朋友 女朋友
experience | experienci* | experience* | 经验 经历
degree school | titul* estudi* carrera* bachiller* | diplome* etude* bac | 学历 文凭 毕业
accent | acent* | accent* | 口音
shy nervous | timid* | timid* | 内向 害羞
silence pause | silencio* call* | silence* tait tais taire | 沉默 不说话
write note | apunt* anot* | note* | 记笔记
add | anad* agreg* | ajout* rajout* | 补充
group leader | lider* domin* | leader* domin* | 领导者 抢话
speak turn interrupt | interrump* | interromp* coup* | 打断
not perfect language | perfect* | parfait* | 不好 不流利
video interview record | grab* video* | enregistr* video* | 视频面试 录制
camera | camara* | camera* webcam | 摄像头
photo | foto* | photo* | 照片
shoes | zapato* tacon* | chaussure* talon* | 鞋 高跟鞋
suit tie | traje* corbata* | costume* cravate* tailleur* | 西装 领带
skirt trousers | falda* pantalon* | jupe* pantalon* | 裙子 裤子
lipstick | labial* | levres | 口红
handshake | apreton* estrech* | poignee serr* | 握手
bow | reverenci* inclina* | inclin* courbe* | 鞠躬
eye contact | mirada* | regard* | 眼神
card business | tarjeta* | carte visite | 名片
late punctual | tarde puntual* | retard* ponctuel* | 迟到 准时
modest boast | presum* modest* | vant* modest* | 谦虚 炫耀
smile | sonri* | souri* | 微笑
religion | religi* fe | religi* foi | 宗教 信仰
headscarf | velo* hiyab* panuelo* | voile* foulard* | 头巾
lie honest | minti* mentir | menti* | 诚实
fired dismissed gap | despid* despedid* echaron | vire* licenci* renvoy* | 被开除 解雇
unemployed gap | paro desemple* | chomage chomeu* | 失业
steal bottles | hurt* | pique* derob* | 偷
fly | vol* vuel* | voler volent | 坐飞机 飞
arm armed | | arme |
age old years | anos | ans | 岁 年纪
report tell | avis* inform* | signal* prevenir previen* | 报告 告诉
`;
