/**
 * Words of the trade in the other languages of the conversation, so that what is asked in them reaches the entries, which are
 * English. A line: English words | Spanish | French | Chinese. Folded; "*" stands for any ending; own work.
 */
export const TRADE = `
passenger | pasajer* | passager* passagere* voyageur* | 乘客 旅客 客人
crew | tripulacion tripulant* | equipage* membre* | 机组 乘务组 空勤
flight attendant | azafat* auxiliar* tcp | hotess* steward* pnc | 空乘 空姐 空少 乘务员
purser | sobrecargo* | chef chefs | 乘务长
captain | comandante* capitan* | commandant* capitaine* | 机长
pilot | pilot* | pilote* | 飞行员 副驾驶
cockpit | cabina* | cockpit poste | 驾驶舱
cabin | cabina* | cabine* | 客舱 机舱
aircraft | avion* aeronave* | avion* appareil* | 飞机 机型
flight | vuelo* | vol vols | 航班 飞行
airline | aerolinea* compania* | compagnie* | 航空公司
airport | aeropuerto* | aeroport* | 机场
runway | pista* | piste* | 跑道
gate | puerta* | porte* | 登机口
door | puerta* | porte* | 舱门 机门 门
exit | salida* | sortie* issue* | 出口
emergency exit | emergencia* | secours | 紧急出口 应急出口
wing | ala alas | aile* | 机翼
slide | tobogan* rampa* | toboggan* | 滑梯
raft | balsa* | radeau* canot* | 救生筏 救生艇
life vest | chaleco* | gilet* | 救生衣
inflate | infla* hincha* | gonfl* | 充气
arm armed | arma* armad* | arme* armer armee* armement | 预位
disarm | desarma* | desarme* | 解除预位
lever handle | palanca* manija* manivela* | levier* poignee* | 手柄 把手
jumpseat | transportin* | strapontin* | 折叠座椅 乘务员座椅
seat | asiento* plaza* butaca* | siege* place* fauteuil* | 座位 座椅
row | fila* | rangee* rang | 排
belt | cinturon* | ceinture* | 安全带
sign | senal* letrero* | consigne* signal* | 信号灯 指示灯
oxygen | oxigeno | oxygene | 氧气
mask | mascara* mascarilla* | masque* | 面罩
decompression pressure | despresurizacion descompresion presion | depressurisation decompression pression* | 失压 释压 气压 压力
turbulence | turbulencia* | turbulence* | 颠簸 气流
take-off | despeg* | decoll* | 起飞
landing | aterriza* | atterri* | 降落 着陆 落地
ditching water | amerizaje amerizar | amerrissage amerrir | 水上迫降
emergency landing | | | 迫降
taxi | rodaje rodando carreteo | roulage roul* | 滑行
departure | salida partir | depart* partir | 离港 出发
arrival | llegada* lleg* | arrivee* arriv* | 到达 到港
evacuation | evacua* | evacu* | 撤离 疏散
command shout | orden* grit* | ordre* commande* cri* | 口令 喊
brace | impacto protegerse agach* | impact* securite | 防冲击 抱紧防撞
fire | fuego incendio* llama* ardiendo arde* quema* | feu incendie* flamme* brul* | 火 着火 起火 失火
smoke | humo* | fumee* | 烟 冒烟
smoking cigarette | fuma* cigarr* | fum* cigarette* | 抽烟 吸烟
extinguisher | extintor* | extincteur* | 灭火器 灭火瓶
lavatory | bano* lavabo* aseo* servicio* | toilette* lavabo* wc | 洗手间 厕所 卫生间
galley oven | horno* cocina* galley | four* galley office | 厨房 烤箱
trolley | carrito* carro* trolley* | chariot* trolley* | 餐车
overhead bin | portaequipaje* maletero* compartimento* | coffre* | 行李架
baggage bag | equipaje* maleta* bolso* mochila* | bagage* valise* sac sacs | 行李 箱子 包
hold | bodega* | soute* | 货舱 托运
battery | bateria* pila* | batterie* pile* | 电池
power bank | | | 充电宝
phone | movil* telefono* celular* | telephone* portable* | 手机
laptop | portatil* ordenador* | ordinateur* | 笔记本电脑 电脑
lithium | litio | lithium | 锂电池 锂
vape e-cigarette | vapea* vape* | vapot* | 电子烟
dangerous goods | peligros* mercancia* | dangereu* marchandise* | 危险品
perfume | perfume* colonia* | parfum* | 香水
hairspray spray | laca* espray* aerosol* spray* | laque* spray* aerosol* | 发胶 喷雾
alcohol | alcohol* borrach* ebri* bebid* | alcool* ivre* saoul* bourre* | 酒 酒精 喝醉
liquid | liquido* | liquide* | 液体
dry ice | | | 干冰
ice | hielo* | glace* givre* | 冰
lighter | encendedor* mechero* | briquet* | 打火机
weapon | arma* pistola* | arme* pistolet* | 武器 枪
bomb | bomba* | bombe* | 炸弹
suspect item | sospechos* | suspect* | 可疑
hijack | secuestr* | detourn* pirat* | 劫机
security | seguridad | surete securite | 安保 安全
unruly disruptive | conflictiv* agresiv* violent* disruptiv* | indiscipline* agressif* agressive* violent* perturbateur* | 闹事 扰乱 不守规矩
trafficking | trata trafico | traite trafic | 贩卖 拐卖
badge id | tarjeta* identificacion* credencial* acreditacion* pase | badge* carte* | 证件 工作证 机组证
passport | pasaporte* | passeport* | 护照
visa | visado* visa* | visa* | 签证
transponder code | transpondedor transponder | transpondeur | 应答机
code | codigo* | code* | 代码 代号
wheelchair | ruedas | fauteuil roulant* | 轮椅
blind | cieg* | aveugle* malvoyant* | 盲人 失明 看不见
deaf | sord* | sourd* malentendant* | 聋 听不见
pregnant pregnancy | embaraza* embarazo* gestante* | enceinte* grossesse* | 怀孕 孕妇
infant baby | bebe* | bebe* nourrisson* | 婴儿 宝宝
child | nin* menor* chic* hij* | enfant* gosse* | 孩子 儿童 小孩
unaccompanied minor | acompanad* | accompagne* | 无人陪伴
pet | mascota* | animaux animal | 宠物
dog | perr* | chien* | 狗
cat | gat* | chat chats | 猫
meal food | comid* aliment* menu* | repas nourriture plateau* | 餐 食物 餐食
allergy | alergi* | allergi* | 过敏
nut peanut | nuez nueces cacahuet* mani | noix cacahuete* arachide* | 坚果 花生
drink | bebida* | boisson* | 饮料
coffee tea hot | cafe* te | cafe* the | 咖啡 热茶
announcement | anuncio* megafon* | annonce* | 广播
megaphone | megafono* | megaphone* | 扩音器
interphone | interfono* | interphone* | 内话
briefing | briefing* | briefing* | 简报 准备会
standby reserve | reserva* guardia* imaginaria* | reserve* astreinte* | 备份 待命
duty | jornada* servicio* turno* | service* garde* | 值勤 执勤 上班
rest | descans* | repos* | 休息
fatigue tired sleep | cansad* fatig* sueno dorm* duerm* agotad* insomnio | fatigu* epuise* dormi* sommeil | 疲劳 累 困 睡
report | presentarse firma* | presentation pointer | 报到 签到
layover | escala* pernocta* | escale* decoucher* | 过夜 驻外
turnaround | escala* rotacion* | rotation* | 过站
delay | retras* demora* tarde | retard* | 延误
overbooked denied boarding | sobreventa overbooking | surbook* surreserv* | 超售
compensation | indemniza* compensa* | indemni* compensation* | 赔偿
refuel | repost* combustible | carburant* plein avitaill* | 加油
de-icing | deshielo hielo | degivr* | 除冰
pushback | remolque pushback | repoussage refoulement | 推出
fuselage | fuselaje* | fuselage* | 机身
engine | motor* | moteur* reacteur* | 发动机 引擎
altitude | altitud* altura* | altitude* | 高度
door safety pressure | | | 充压
interview | entrevista* | entretien* | 面试
recruiter | reclutador* seleccionador* | recruteur* recruteuse* | 面试官 考官
assessment day | seleccion evaluacion jornada | selection recrutement evaluation | 招聘会 评估 选拔
group exercise | grup* dinamica* | group* | 小组 群面 无领导
role play | rol roles | jeu role roles | 角色扮演
weakness | debilidad* defecto* | faiblesse* defaut* | 缺点 弱点
strength | fortaleza* virtud* | force* qualite* | 优点 优势
tell us about yourself | presentate presentarse | parlez-moi vous-meme presentez-vous | 自我介绍
motivation why | motivacion | motivation | 动机
uniform | uniforme* | uniforme* | 制服
tattoo | tatuaj* | tatou* | 纹身
make-up hair | maquill* pelo cabello | maquill* cheveux coiffure | 妆 头发 发型
reach height | estatura altura alcance | taille hauteur | 身高 摸高
swim | nada* natacion | nag* natation | 游泳
age | edad* | age* | 年龄
document | documento* papel* | document* papier* | 文件 材料
reference background | referencia* antecedent* | reference* antecedent* casier | 推荐信 背景调查
gap | hueco* vacio* lagun* | trou* vide* | 空白期 空窗
medical | medic* reconocimiento | medical* visite | 体检
application cv | solicitud* curriculum | candidature* cv | 申请 简历
rejected refused | rechaz* | refus* rejet* recale* | 被拒 拒绝 没通过
offer other airline | | | 别的航空公司 其他航空公司 别家
police | policia* | police* | 警察
law | ley leyes | loi* | 法律 规定
rule | norma* regla* | regle* norme* | 规则
british | britanic* ingles* reino | britannique* anglais* | 英国
`;
