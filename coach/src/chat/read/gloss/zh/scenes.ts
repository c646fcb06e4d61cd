/** Further Chinese words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
keep | 留着 保存 保管
away | 远离 走远 离得远
stay | 留 留下 待 待在 呆 呆在 停留
documents | 文件 证件 材料 资料 证明 证明材料 护照证件
certificate | 证书 证 资格证 健康证 资质 资格 急救证
id card | 身份证
packed | 打包 打包好
lost | 丢了 丢失了 弄丢了 不见了 遗失了 迷路 走丢 走失 走散
missing | 缺 缺失 少了 缺少的
missed the flight | 误机 误了飞机 没赶上飞机 错过航班 错过飞机 没赶上航班
connecting flight | 转机 中转 转机航班 联程航班 中转航班 下一程航班
box | 盒子 盒 纸箱
hit | 撞伤 碰伤
floor | 地板 地上 地面 楼层
ground | 地面 地上
smell | 气味 味道 味 闻到 闻 焦味 烧焦味 糊味 异味 臭味 体味
bad smell | 难闻 臭 刺鼻
aisle | 过道 走道 通道 走廊 靠过道
stuck | 卡住 卡在 卡着 困住 被困 被困住
sea | 海 海上 大海 海里 海面
flames | 火焰 火苗 火光
asleep | 睡着了 睡着 睡着的
lap | 腿上 怀里 膝上
gas | 气 气体 煤气 瓦斯
gas cylinder | 气瓶 气罐
notice | 注意 留意 察觉
loud | 大声 响 很响 声音大 吵 响亮
noise | 噪音 声音 响声 异响 动静 杂音
sound | 声 嗓音
voice | 语气 语调 嗓子 声线 音量
level | 水平 程度 级别 等级 档次
tray table | 小桌板 桌板 餐桌板
window blind | 遮光板 遮阳板
seat back | 座椅靠背 靠背 椅背
reclined | 放倒 放倒座椅 调座椅 座椅放倒 往后靠 靠后
notes | 笔记 纸条 便条 字条
accident | 事故 意外 空难 坠机 失事
extra | 额外 多余 另外的
safe | 安全的 安全了 平安
neighbour | 邻座 旁边的乘客 旁边的人 邻居 隔壁 旁边 身边
beside | 旁边的 身旁 边上
police | 警察 公安 警方 报警 机场警察
staff | 工作人员 人员 职工
electricity | 电 电源 电力 断电 停电
electronic device | 电子设备 电子产品 设备
equipment | 装备 器材 应急设备 用具 设施
thrown | 扔出去 抛出 甩
fuel | 燃油 油 燃料 漏油 汽油
refuel | 加油 加燃油
kinds | 种类 类型 种类型
type | 类型 型号 机型
colour | 颜色 色
wall | 墙 墙壁 隔板 壁板
hole | 洞 孔 破洞
ceiling | 天花板 顶部
chemical | 化学品 化学 化学物质
explode | 爆炸 炸 爆
crack | 裂 裂了 裂缝 破裂 裂开
frozen | 冻 冻住 冻僵 吓呆 呆住 愣住 僵住 一动不动
problem | 问题 毛病 难题 麻烦 难处
trouble | 麻烦事
strange | 奇怪 怪 异常 可疑 不正常
wet | 湿 湿了 弄湿
dark | 暗 黑暗 昏暗 天黑
line | 排队 队伍 线
sentence | 句子 句 句话
class | 班级 课堂
drugs | 毒品 吸毒 大麻
near | 附近 近 靠近 临近
abroad | 国外 海外 外国 出国 异国 境外
study abroad | 留学 海归 留学生 留学经历
thing | 东西 玩意 物品
alarm | 警报 报警器 警铃 闹钟
automatic | 自动 自动的
manual | 人工 手动 手册
place | 地方 地点 场所 位置
cargo | 货物 货舱 货
clean | 干净 清洁 整洁 卫生
dirty | 脏 肮脏 弄脏
quiet | 安静 静
morning | 早上 早晨 上午 清晨 凌晨
afternoon | 下午 中午
evening | 傍晚
adult | 成人 成年人 大人 成年
infant life vest | 婴儿救生衣
compressions | 次按压 胸压
press | 按压 按 压
deep | 深 深的 深度
departure | 出发 离港 出发时
arrival | 到达 抵达 到港
throat | 喉咙 嗓子 咽喉
swollen | 肿 肿胀 肿了 浮肿
blanket | 毯子 毛毯 被子
pillow | 枕头
headphones | 耳机
wifi | 无线网 网络 上网
health | 健康 身体 身体状况
body | 身体 全身
office | 办公室 写字楼
plastic | 塑料
pocket | 口袋 兜
leak | 漏 泄漏 漏水 漏气
size | 尺寸 大小 规格
charge | 充电
case | 案件 个案
form | 表格 表 单子
cruise | 巡航 平飞 巡航时 邮轮
climb | 爬升 上升
descent | 下降 紧急下降 下降时
bang | 巨响 砰 爆炸声
warning | 警告 警示 口头警告
screen | 屏幕 显示屏 萤幕
aggressive | 攻击性 暴力 凶 粗暴 动手 打人 好斗
rude | 粗鲁 无礼 没礼貌 不礼貌 不尊重
fight | 打架 斗殴 动手打 互殴 打起来
foreign | 外国的 国外的
foreigner | 外国人 老外 外宾
name | 名字 姓名 名称 姓
risk | 风险 危险 危险性
dangerous | 危险 危险的 有危险
danger | 隐患 险情
badge | 胸牌 名牌 工牌
senior | 资深 高级 前辈
stairs | 楼梯 梯子 客梯 客梯车
shoes | 鞋 鞋子 皮鞋 平底鞋 单鞋
heels | 高跟鞋 高跟 鞋跟
impact | 撞击 冲击 碰撞
entrance | 入口 门口
room | 房间 屋子 空间
arrested | 逮捕 被抓 被捕 拘留
rescue | 救援 营救 救
device | 装置 仪器
sticker | 贴纸 标签
cough | 咳嗽 咳
meat | 肉 肉类
chicken | 鸡肉 鸡肉饭
beef | 牛肉 牛肉饭
pork | 猪肉
fish | 鱼 鱼肉
noodles | 面条
rice | 米饭
bread | 面包
milk | 牛奶 奶 奶粉
juice | 果汁 橙汁
spread | 蔓延 传播 扩散
sweat | 出汗 汗 冒汗 冷汗 冒冷汗 大汗
pale | 苍白 脸色苍白 脸色发白 脸色很差 面色苍白
dizzy | 头晕 眩晕 头晕目眩 发晕
shaky | 发抖 颤抖 哆嗦
confused | 糊涂 混乱 迷糊 困惑 神志不清
brain | 大脑 脑 脑子
raise | 抬高 举高 垫高
needle | 针 针头 注射 打针
epipen | 肾上腺素 肾上腺素笔
inhaler | 吸入器 哮喘喷雾 喷雾剂 喷雾
pen | 笔
upright | 直立 竖直 调直
forward | 向前 往前 前倾 身体前倾
radio | 无线电 收音机
suspect | 怀疑
poison | 毒 毒药 中毒
nap | 小睡 打盹
awake | 醒着 清醒
distance | 距离 远近
instead | 而是 代替
firefighter | 消防员 消防
protect | 保护 护住 防护
table | 桌子 桌 餐桌
shave | 刮 刮胡子 剃须 剃
acid | 酸 硫酸
camera | 相机 摄像头 镜头 拍照 偷拍
mark | 记号 评
care | 关心 关怀 照顾 照料 体贴
unknown | 未知 不认识 陌生 不明
incident | 事件 突发 变故
normal | 正常 普通 一般的
fog | 雾 大雾
rain | 雨 下雨 大雨
snow | 雪 下雪
storm | 暴风雨 雷雨 雷暴 台风
lightning | 闪电 雷击 打雷 雷
bird strike | 鸟击 撞鸟
cup | 杯子 杯
bottle | 瓶子 瓶
worry | 担心 担忧 顾虑 忧虑 操心
worried | 担心 很担心
brakes | 刹车
injury | 受伤 伤势
behaviour | 行为 举止 表现 态度
attitude | 心态 服务态度
restraint | 约束 约束带 绑 捆绑 绑住 控制住
legal | 合法 违法
checklist | 检查单 清单
chime | 铃声 提示音 叮咚
call button | 呼唤铃 呼叫铃 呼叫按钮 按铃
personality | 性格 个性 人格
outgoing | 外向 开朗 活泼
shy | 害羞 腼腆 内向
fasten | 系 系好 扣好 系上
unfasten | 解开 松开
car | 车 汽车
bus | 公交车 大巴
train | 火车 高铁 地铁
bed | 床
twice | 两遍 两回
ticket | 票 机票 飞机票 车票 登机牌
cash | 现金
price | 价格
bill | 账单 发票 收据
accent | 口音 腔调
microphone | 麦克风 话筒 内话 内话机
light | 灯 灯光 光
indicator light | 指示灯
procedure | 程序 流程 步骤 操作流程
christmas | 圣诞节 圣诞 节假日 过节
skirt | 裙子 裙 短裙 连衣裙
jacket | 外套 夹克
trousers | 裤子 长裤 裤
shirt | 衬衫 衬衣
stockings | 丝袜 袜子
earrings | 耳环 耳钉 耳坠
ring | 戒指 婚戒
watch | 手表 表
necklace | 项链
jewellery | 首饰 饰品 珠宝
cheap | 便宜 廉价
expensive | 贵 昂贵
ashtray | 烟灰缸
cigarette | 烟头 香烟
radioactive | 放射性
deported | 遣返 被遣返
different | 不同的 不一样 不一样的 不同 两样
apologise | 道歉 赔礼道歉
insult | 侮辱 辱骂 骂 骂人 歧视
threat | 威胁 恐吓
harassment | 骚扰
sexual harassment | 性骚扰 咸猪手 非礼 猥亵 摸我
flexible | 灵活 变通 灵活性
patience | 耐心 耐性
patient | 耐心的 耐心地 病人 患者
smile | 微笑 笑容 笑
strict | 严格 严厉 严 严格的
overtime | 加班 加班费
private jet | 私人飞机 公务机
altitude | 高度 海拔
speed | 速度
de-icing | 除冰
go-around | 复飞
diversion | 备降 返航 改降
glove | 手套
difficult person | 难相处的人
politely | 礼貌地 客气地 礼貌 客气 有礼貌地
kind | 善良 和善 体贴
culture shock | 文化冲击
adapt | 适应 习惯 适应力
religion | 宗教 信仰 信教
prayer | 祈祷 祷告 礼拜
ramadan | 斋月
muslim | 穆斯林 回族 回民 伊斯兰
buddhist | 佛教徒 佛教
punctual | 准时 守时 按时
slogan | 口号 标语
capital | 首都
luggage allowance | 行李额 免费行李额
sunglasses | 墨镜 太阳镜
fireworks | 烟花 鞭炮 爆竹
matches | 火柴
pacemaker | 起搏器 心脏起搏器
crutches | 拐杖
stretcher | 担架
panic | 恐慌 慌乱 惊慌
hysterical | 歇斯底里 失控 情绪失控
minor | 未成年 未成年人
escape | 逃 逃跑 逃离
toddler | 幼儿 小小孩
thrombosis | 血栓
diving | 潜水
emotion | 情绪 感情 心情
goal | 目标 目的
feedback | 反馈 评价 意见
quality | 品质 素质 质量
skill | 技能 技巧 本领
ability | 能力 实力
solution | 解决方案 解决办法 方案 办法 方法
sure | 确定 肯定 确信
true | 真 真实 真的
memory | 记忆 记忆力 回忆
guess | 猜 猜测 瞎猜
love | 爱 热爱
like | 喜欢
air | 空气
steps | 步骤 步 第几步
bent | 弯 弯腰 弯曲
clear | 清楚 清晰 明确 明白 清楚地
ready | 准备好 就绪 准备就绪
card | 卡 卡片
boat | 船
explosives | 爆炸品
heavy | 重 沉 很重
warm | 温暖 暖和 暖
heat | 高温 热量 暑热
locker | 柜子 储物柜
fumes | 烟气 气体味
meeting | 会议 开会 会
information | 信息 资讯 详情
card payment | 刷卡
announces | 宣布 通知
machine | 机器
useful | 有用 有用的 实用
authority | 权力 权限 权威
conditions | 条件 状况 状态
euros | 欧元
yuan | 元 块钱 人民币
dollars | 美元 美金
station | 车站 岗位 号位
system | 系统 体系
mode | 模式
airplane mode | 飞行模式
manager | 经理 主管
video | 视频 录像 短视频
world | 世界 全世界 全球
telephone | 电话 座机
stretch | 伸 伸展 拉伸 伸直
tiptoe | 踮脚 垫脚 踮起脚尖 踮脚尖
blue skin | 发紫 嘴唇发紫 发绀
monitor | 监控 监测
cocktail | 鸡尾酒
sick bag | 清洁袋 呕吐袋
menu | 菜单
choice | 选择 选项
option a | 选a
option b | 选b
option c | 选c
option d | 选d
run out of meals | 餐食不够 没有了鸡肉 餐不够 餐食没有了 发完了 没餐了
mess | 乱 混乱 一团糟
towel | 毛巾
hygiene | 卫生
rash | 皮疹 起疹子 疹子 荨麻疹
itch | 痒
bracelet | 手链 手镯
hat | 帽子
scarf | 丝巾 围巾
bun | 发髻 丸子头
ponytail | 马尾
vaccination | 疫苗 接种
tall enough | 够高 身高够
sill | 门槛 门框
material | 材质 物料
opposite | 相反 对面 反方
perfect | 完美 完美的
couple | 夫妻 情侣 夫妇 两口子
honeymoon | 蜜月
is worth | 值得 值 值不值得 值得吗
disabled | 残疾的 瘫痪
above | 以上 上方 上面
below | 以下 下方 下面 低于
higher than | 高于 超过
errors | 错误们
industry | 行业 民航 航空业 民航业
aviation school | 航校 航空学校 空乘专业 民航学院 空乘班 航空服务专业 空中乘务专业
major | 专业 学的专业
hidden | 隐藏 暗
club | 社团 学生会 俱乐部
sports | 运动 体育 健身 瑜伽
dance | 舞蹈 跳舞
sing | 唱歌 唱
music | 音乐
game | 游戏
weekend | 周末
monday | 周一 星期一
tuesday | 周二 星期二
wednesday | 周三 星期三
thursday | 周四 星期四
friday | 周五 星期五
saturday | 周六 星期六
sunday | 周日 星期天 星期日
january | 一月 1月
february | 二月 2月
march | 三月 3月
april | 四月 4月
may month | 五月 5月
june | 六月 6月
july | 七月 7月
august | 八月 8月
september | 九月 9月
october | 十月 10月
november | 十一月 11月
december | 十二月 12月
summer | 夏天 夏季 暑假
winter | 冬天 冬季 寒假
spring | 春天 春季
autumn | 秋天 秋季
loneliness | 孤独 寂寞 孤单
alone | 一个人 独自 单独 孤身 自己一个人
homesick | 想家
independent | 独立 自立
hardworking | 勤奋 努力 吃苦 吃苦耐劳 刻苦 勤劳
responsible | 责任 责任心 负责任 责任感 有责任心
detail | 细节 细心 仔细 细致
attention | 注意力 专注
empathy | 共情 同理心 换位思考 理解他人
confidence | 信心 自信 底气
courage | 勇气 勇敢 胆量
effort | 努力 付出
idea | 主意 想法 点子 思路 念头
plan | 计划 方案 规划
schedule | 时间表 日程 安排 行程
deadline | 截止日期 期限
project | 项目 课题
event | 活动 比赛 典礼
competition | 竞争 竞赛 大赛
busy | 忙 繁忙 忙碌 高峰
peak hour | 高峰期 高峰时段 用餐高峰
shortage of staff | 人手不足 人手不够 缺人手 人不够
order | 订单 点单 点菜 点餐
wrong order | 上错菜 上错 点错
refund | 退款 退钱 赔偿 赔
queue | 排队 队列 插队
crowd | 人群 人潮
lost child | 走失的孩子 走丢的孩子 走失儿童
wallet | 钱包
key | 钥匙
photo shoot | 拍摄
training academy | 培训学院 培训中心
instructor | 教员 教官 教练员 培训师
exam | 考试 期末考试
certificate exam | 考证
relationship | 关系 感情 恋爱 谈恋爱
marriage | 婚姻
salary slip | 工资条
tax | 税 免税 交税 个税
save money | 存钱 攒钱
bank | 银行
retire | 退休
years of service | 工龄
seniority | 资历
how long can i do this job | 能干多久 能飞多久 能做多久 可以飞多久
job security | 稳定 铁饭碗 稳定的
tiring | 辛苦 很辛苦 累人
worth | 值
boring | 无聊 枯燥
interesting | 有趣 有意思 好玩
strict rules | 管得严
world travel | 环游世界 周游世界
see the world | 看世界
difference in pay | 薪资差距
opinion | 看法 意见 观点 想法
topic | 话题 主题
word | 词 单词 字
sentence pattern | 句型
grammar | 语法
vocabulary | 词汇 词汇量
pronunciation | 发音
reason for leaving | 离职原因
probability | 概率
average | 平均 平均分
maximum score | 满分
percent | 百分比
correct | 答对 回答正确
wrong answer | 答错 答错了
option | 选项
a | 甲
b | 乙
obey | 服从 听从
permission | 许可 批准
proof | 证明 证据
truth | 真相 事实
lie | 谎话 谎
secret | 秘密
privacy | 隐私
politician | 明星 名人 vip
celebrity | 网红
upgrade | 升舱
seat number | 座位号
window seat | 靠窗的座位 靠窗座位 窗边的位置
aisle seat | 靠过道的座位 过道座位
together seats | 坐在一起 坐一起 连座
separated | 分开 分开坐 隔开
disturb | 打扰 干扰 影响
influence | 影响
interrupt | 打断
ignore | 忽略 无视 不理 忽视
forgive | 原谅 谅解
regret | 后悔
surprised | 惊讶 吃惊 意外
moved to tears | 感动 感动哭
proud | 自豪 骄傲 得意
grateful | 感激 感恩
embarrassed | 尴尬 丢脸 难堪 丢人
hungry | 饿 肚子饿
thirsty | 渴 口渴
dehydration | 脱水
heatstroke | 中暑
cramp | 抽筋
frostbite | 冻伤
hypothermia | 失温
altitude sickness | 高反 高原反应
nosebleed | 鼻血
foreign object | 异物
hot drink | 热饮 热咖啡 热茶
hot soup | 热汤
soup | 汤
fruit | 水果
snack | 零食 小吃
cake | 蛋糕
birthday | 生日
surprise | 惊喜
wedding | 婚礼
trip | 旅程 行程 航程
map | 地图
language barrier | 语言不通 语言障碍
gesture | 手势 比划
interpreter | 翻译员 口译
translation | 翻译软件
turbulence injury | 颠簸受伤
sit down | 坐好 坐下来
hold on | 抓紧 抓牢
mid-air | 空中 半空 高空 飞行中 飞行途中
at the destination | 到达目的地
weather | 天气
reply | 回复 回信
email | 邮件 邮箱 电子邮件
invitation | 邀请 邀请函 邀请信
result notification | 结果通知
waiting list | 等待名单 候补名单
eliminated | 刷掉 筛掉
interview room | 面试室 考场
first impression | 第一印象 印象
posture | 站姿 坐姿 体态
walking test | 走台步
reading aloud | 朗读 念广播词 读广播词 广播词
self-taught | 自学
agency | 中介 机构 培训机构
fee | 费 费用 手续费
scam | 骗子 骗局 骗人
official website | 官网 官方网站 招聘官网
app | 软件 小程序 app
group chat | 微信群 群
contact | 联系 联系方式
date | 日期 号 日
birthday date | 出生
colour blindness | 色盲 色弱
hearing test | 听力测试 听力检查
eyesight test | 视力测试 视力检查
surgery | 手术 近视手术 激光手术 整容 开刀
lasik surgery | 激光矫正 飞秒 全飞秒
period | 月经 例假 大姨妈 生理期
left-handed | 左撇子
mole | 痣
o-shaped legs | o型腿 罗圈腿 x型腿
varicose veins | 静脉曲张
scoliosis | 脊柱侧弯
hepatitis b | 乙肝
turned | 转过 调头
bumps | 颠簸感 摇晃
blow | 吹 吹气
knees | 双膝
belly | 腹
flat | 平 平的 平坦
electric | 电动 触电 电击
grab | 抓 抓住
package | 包裹 快递
secure | 固定好 锁牢
assistant | 助手
crooked | 歪 歪了 歪斜 不齐
invisible | 看不见的 隐形的
hazard | 危险源
useless | 无用 没用的
blank | 空白
parked | 停着 停在停机位
criminal | 罪犯 犯人 囚犯
exact | 准确的 精确
uncle | 叔叔 舅舅 伯伯
aunt | 姑姑 舅妈 婶婶
note | 备注
nervous breakdown | 精神崩溃 崩溃
honesty | 诚实度
jewish | 犹太人 犹太教
motto | 座右铭 格言
crew member | 乘务组成员
children alone | 单独的孩子
usable | 可用 能用
level off | 改平
allergic | 过敏的
allergic to peanuts | 对花生过敏
shock | 休克 震惊
leg cramps | 腿抽筋
flow | 流动
swells | 肿起来 肿起
portable | 便携 便携式
panel | 面板 控制面板
sealed | 密封 封好
lid | 盖子
rough | 粗糙
harm | 伤害 危害
lamp | 台灯
elsewhere | 其他地方 别处
load | 装载 负荷
tilt | 倾斜 仰头 仰头抬颏
pinch | 捏 捏住 捏鼻子
breathless | 喘 气短
alcohol limit | 饮酒限制 酒精限制
sandwich | 三明治
gluten | 麸质 无麸质
nuts | 坚果类 腰果
gloves | 橡胶手套
virus | 病毒性
mosquito | 蚊子 蚊虫
step aside | 让开 让一让
cheese | 奶酪 芝士
swiss cheese model | 瑞士奶酪模型 奶酪模型
dim the lights | 调暗灯光 调暗 关灯
hoverboard | 平衡车
pale face | 脸发白
demo | 示范 演示
harmful | 有害
window blinds | 舷窗遮光板
pull the mask | 拉下面罩
`;
