/** More Chinese words: what cannot be done, jobs and their mishaps, illness and injuries on board, feelings, days and dates, the talk of every day. */
export const MORE_WORDS = `
is it | 是不是 是否
do you like | 喜不喜欢
am i allowed | 让不让 许不许
should i | 该不该 应不应该
is it strict | 严不严 严不严格
is it expensive | 贵不贵
does it hurt | 疼不疼 痛不痛
does it count | 算不算
are you afraid | 怕不怕
do they check | 查不查 检不检查
do they care about | 管不管 在不在乎 看不看重
do they hire | 招不招
is it allowed | 可不可
is it safe | 安不安全
is it fast | 快不快
is it far | 远不远
willing to | 愿不愿意 愿意 乐意 情愿
do you mind | 介不介意
mind | 介意 在意 在乎
cannot get a word in | 插不上话 插不上嘴 插不进话 说不上话 没机会说话
interrupt others | 插嘴
cannot say a word | 说不出话 说不出话来 说不出来 讲不出来 一句话也说不出 张不开嘴 开不了口
cannot bear | 受不了 吃不消 扛不住 熬不住 顶不住 撑不住 撑不下去 忍受不了
can bear | 撑得住 受得了 吃得消 扛得住 顶得住
cannot help | 忍不住
no time left | 来不及 来不及了 没来得及
in time | 来得及
cannot find | 找不到 找不着
could not find | 没找到
cannot see | 看不到 看不清 看不清楚
cannot hear | 听不到 听不清 听不清楚
do not understand | 弄不懂 搞不清楚 弄不清楚 不明白
cannot do | 做不到 办不到 做不了
cannot pull open | 拉不开 拽不开
cannot push | 推不开 推不动
cannot close | 关不上 关不了
cannot sleep | 睡不着 睡不着觉 睡不好 失眠睡不着
sleep well | 睡得好 睡得着
cannot breathe | 喘不过气来 透不过气 呼吸不了 呼吸不过来 无法呼吸
cannot stand up | 站不起来 站不住
cannot move | 动不了 动弹不得 走不动
cannot remember | 记不住 记不得 记不起来 背不下来 背不住 想不起来
can not think of | 想不出 想不到
cannot learn | 学不会
cannot change | 改不了
cannot afford | 负担不起 买不起 交不起 付不起
cannot eat | 吃不下 吃不了
cannot get | 拿不到 得不到 领不到
cannot reach | 够不到 摸不到 联系不上 打不通
did not get | 没收到 没拿到 收不到
did not get an answer | 没回复 没回我 没有回复 没有回音 没消息 还没消息 没有消息 还没有消息 没音讯 没下文 石沉大海
cannot get in | 进不去 进不了
cannot get out | 出不来 出不去 逃不出去
cannot wait | 等不及
cannot tell apart | 分不清 分不清楚
cannot control | 控制不住 控制不了
cannot help with | 帮不上忙 帮不了
cannot solve | 解决不了
cannot put out | 灭不掉 扑不灭 灭不了火
cannot swallow | 咽不下 咽不下去
bleeding does not stop | 止不住血 血止不住 血流不止
cannot pass | 过不了 考不过 通不过 过不去
cannot become | 当不了 做不成 当不上
cannot go home | 回不了家 回不去
cannot leave | 离不开 走不开 走不了
do not get along | 合不来 处不来 聊不来 相处不好 处不好
get along | 相处 合得来 处得来 谈得来 打交道
get along well | 相处得好 相处融洽 相处得很好 处得很好
worse than | 比不上 比不过
enter a career | 入行
how do i handle | 怎么破
what do i do | 咋办 咋办啊
terrible | 离谱 太离谱 离谱了 扯淡
i have no chance | 凉了吧 要凉 凉凉 是不是凉了 是不是要凉
no chance | 没戏 没希望 没希望了 没指望 没机会 没机会了
recorded | 录播 录制 录制的 录好的 提前录
record | 录 录音 录一遍 录一次
record again | 重录 重新录 重拍 再录
change career | 改行 换工作
in one month | 一个月内
collarbone | 锁骨
not visible | 看不到吧
stammer | 口吃 结结巴巴 磕磕巴巴 磕巴 说话结巴 打结 嘴瓢
blush | 脸红 红脸 脸发红 脸发烫 脸涨红
fear of strangers | 社交恐惧 怕生 认生
talkative | 社牛 话多 健谈 话痨
quiet person | 话少 不爱说话 不善言辞 不太会说话 不会说话 嘴笨
good at talking | 会说话 能说会道 嘴甜
hot pot | 火锅 锅底 辣锅
mild soup | 清汤锅 清汤
spicy | 辣 太辣 微辣
fruit plate | 果盘 水果拼盘
lobby | 大堂 大厅
smash | 摔 摔东西 摔杯子 砸 砸东西
fall from | 摔下来 摔下去 滚下来
fell | 滑倒了 绊倒了
fall down | 滑倒 绊倒 摔跤
toward me | 冲我 朝我 对着我
at | 冲着
calm him first | 先稳住他 先稳住 稳住情绪 安抚情绪 平复情绪
nursing home | 养老院 敬老院 护理院 老人院
turn purple | 发紫了 紫了 变紫 憋紫了 脸都紫了 脸紫了
mixed up | 弄混了 搞混了 混淆 弄混 搞混 搞混淆了
made a mistake | 搞错了 弄错了 做错了 出错了 犯了错 犯错了 搞错 弄错 出了错
conflict | 闹矛盾 起争执 闹别扭 闹僵 闹翻 闹不愉快 不和
call centre | 呼叫中心 话务中心 客服中心 客服热线
call centre agent | 话务员 接线员 客服专员 客服人员
answer calls | 接电话
was insulted | 挨骂 挨骂了
was told off | 被训 被批评 被说了一顿 被训了 被批了
member | 成员
ambulance | 120急救
hit his head | 磕破了头 撞到头 磕到头 脑袋磕破了 头磕破了 头撞破了 磕破 磕到
electrode pads | 电极片 电极贴片 电极 贴片
stick | 贴 粘贴 贴上 贴在
chest | 胸膛 心口
blisters | 水泡 起水泡 起泡 水疱
pop | 挤破 戳破 挑破 弄破
fit | 全身抽搐
put into his mouth | 往嘴里塞 塞进嘴里 往嘴里放
pour water on | 泼水 倒水上去
secure | 固定住 绑好
pilots seat | 驾驶座
black box | 黑匣子 飞行记录器
part of | 部位
how many | 几台 几副 几排 几层
guess | 瞎蒙 蒙的 蒙一个 随便猜 蒙 蒙对 乱选 瞎选
guess right | 猜对 猜对了 蒙对了
guess wrong | 蒙错了
serve tea and water | 端茶倒水 端茶送水 端盘子
serve | 端 端给 端上
a bit | 有点儿 有些许
lonely | 孤零零 好孤单
serious weakness | 硬伤
days off | 休息天
jet lag | 倒不过来 时差倒不过来
long-distance | 两地分居 分居
for a long time | 久了 长久
hair loss | 掉头发 脱发 秃头
wash | 洗澡 冲澡
bad skin | 爆痘 长痘 长痘痘 皮肤干
get worse | 变差 变坏 恶化 越来越差 更差了
get better | 变好 变好了 变得更好 好起来
man | 大哥 老哥 大兄弟
older passenger | 阿姨们
keep quiet | 不说话
swear | 骂骂咧咧 说脏话 爆粗口 脏话
toilet | 上厕所 上洗手间 去厕所 去洗手间 尿尿 方便一下
use a wheelchair | 坐轮椅的 轮椅旅客 轮椅乘客
in any case | 死活 怎么都
video interview | 线上面 ai面
recruitment | 招募会
no result yet | 没出结果 还没出结果 结果还没出来
got an offer | 拿offer 上岸 拿到录取
offer | 录用通知 录用通知书
background check | 背调 背景调查 政审 政治审查
medical check | 复检
medical check failed | 体检没过 体检不过 体检不合格
written exam | 笔试题
reapply | 二战
waiting period | 冷却期 冻结期 间隔期
submit my application | 投了简历 递交申请 投
last tuesday | 上周二
last monday | 上周一
last wednesday | 上周三
last thursday | 上周四
last friday | 上周五
this week | 本周
this month | 本月
next year | 来年
weekend | 双休 周六日
the night before | 前一晚 头一天晚上 前一天晚上
the day before | 头一天
last night | 昨晚 昨天晚上 昨夜
at night | 半夜三更
at two in the morning | 凌晨两点 半夜两点
at three in the morning | 凌晨三点 半夜三点
rejection letter | 拒绝信
rejected | 刷掉了 被筛掉 挂了 被挂了 没录上 没被选上
rejected in the first round | 初面被刷 初试被刷 第一轮就被刷 一轮游
rejected in the final round | 终面被刷 终面没过
again and again | 屡次 反复 再三 一遍又一遍 一次又一次
many times rejected | 屡战屡败
insist | 非要 执意 硬要 偏要 坚持要 非得要 死活要 一口咬定
somebody insists | 有人死活 有人非要
i called | 我叫了 我叫来 我打了 我喊了 我喊来
use an epipen | 打肾上腺素 打肾上腺素笔 打肾上腺素针
a pregnant woman | 有孕妇 有个孕妇 一个孕妇 一位孕妇 孕妈
does not inflate | 没充起气 没充起气来 充不起来 充不起气
very strict | 管得特别严 管得很严 管得太严 管太严 管得好严
do i need to | 我要不要 我该不该
on my own initiative | 主动 自发 自告奋勇 主动去
am i good enough | 够不够格 够格吗
good enough | 够格
more than ten | 十多 十几个 十几
more than twenty | 二十多 二十几
more than thirty | 三十多 三十几
more than one hundred | 一百多 一百多个 上百 上百个
dozens | 几十 几十个 好几十
there | 在那边 在那里 在那儿 那里 那儿
here | 在这里 在这边 在这儿 这里 这儿
final year | 毕业班
which month | 几月份 几月
what day | 几号 几月几号
how many times | 几回
status | 状态显示 申请状态
under review | 审核中 待审核 审核 处理中 简历评估中
fill in wrong | 写错了 写错
introduction video | 自荐视频 自我介绍视频
background | 背景墙 背景板
plain | 纯色 素色 素
tough people | 硬茬 狠人 大神们
speak over each other | 抢着说 抢着发言 七嘴八舌
speak up | 发言 开口说 出声 说出来
stone face | 板着脸 面无表情 冷着脸 臭脸 黑脸 黑着脸
answered badly | 答砸了 没答好 说砸了 发挥失常
failed badly | 搞砸 演砸了 翻车 翻车了
performed well | 发挥得好 超常发挥 发挥不错
nude stockings | 肉色丝袜 肤色丝袜 肉丝
black stockings | 黑丝
crooked teeth | 牙齿不整齐 龅牙
braces on my teeth | 正畸 矫正牙齿 整牙
single eyelid | 单眼皮
double eyelid | 双眼皮
flat nose | 塌鼻梁 塌鼻子
big face | 大饼脸
round face | 圆脸 脸圆
not pretty enough | 不好看 长得不好看 不漂亮 长得一般 颜值不高 长得丑
lose points | 吃亏
burned when i was little | 小时候烫的 小时候烫伤的
when i was little | 小时候
reject me | 刷我 刷掉我 筛掉我
mandarin level 2a | 二甲 普通话二甲 二级甲等
mandarin level 2b | 二乙 普通话二乙
just passed | 压线过 刚过线 擦线过 压线
full service airline | 全服务航空
promoted fast | 升得快 升职快 晋升快
in uniqlo shop | 优衣库 在优衣库
auntie | 大婶
return goods | 退货 来退 退换货 退换 退衣服
exchange goods | 换货
receipt | 小票 购物小票
according to the rules | 按规定 按照规定 照规定 按规矩 根据规定
make a scene | 撒泼 闹事 大闹 胡闹 无理取闹 耍无赖 闹
unreasonable | 不讲理 蛮不讲理 不讲道理 无理 刁难 故意刁难 找茬 挑刺 挑毛病
bed and breakfast | 民宿
housekeeper | 管家 客房服务员 保洁 清洁工 保洁阿姨
air conditioning | 空调
upgraded | 升级了 免费升级 给他升级
upgrade | 升级
guard | 保安人员
called security | 喊保安
stopped them | 拦住他们 拉开他们 劝住他们
stop | 拦住 拦 拦着
break up a fight | 劝架 拉架
bar | 酒吧 清吧 夜店
bartender | 调酒师 酒保
barista | 咖啡师
broke his tooth | 磕掉了牙 磕掉牙 牙磕掉了
stop the bleeding | 给孩子止血 给他止血 先止血
class leader | 班长 班干部 学习委员 班委 团支书
sports day | 运动会 校运会
disagree | 意见不统一 意见不一致 意见不合 意见不同 有分歧 分歧 各执一词
agree | 意见统一 达成一致 达成共识 谈拢
gave everyone a task | 把任务分给每个人 给每个人分了任务 分配了任务
give tasks | 分配任务 分任务 安排任务
lead a tour group | 带团 带旅游团 带队
tourist | 游客 团员
embassy | 大使馆 领事馆 使馆
get a new one | 补办 重办 补一张
remember wrong | 记错 记错了
heard wrong | 听错 听错了
read wrong | 看错 看错了
made him almost | 害得 害他 害得他
nearly missed the flight | 差点误机 差点赶不上飞机
paid myself | 自己掏钱 自掏腰包 自己出钱 自费
short of staff | 缺人 人手短缺 人手紧张 忙不过来 缺人干活
work for three people | 一个人顶三个人的班
very busy | 忙得脚不沾地 忙疯了 忙得不行 忙得要死 忙得团团转 手忙脚乱
cover a shift | 顶班 替班 代班
change shifts | 换班 调班
delivery | 配送 送餐 送货
delivery driver | 外卖员 骑手 送外卖 快递员
late | 超时 超时了
admit my mistake | 认错 承认错误 承认 认栽 主动认错
coupon | 优惠券 代金券 抵用券
discount | 打折 折扣 优惠
compensation | 补偿 赔付 赔偿金
free gift | 赠品 小礼物 小礼品
last sentence | 结尾那句 最后那句
is that not it | 不就是了吗
last time | 上次那个 上回
which one is right | 到底听哪个 听哪个 哪个才对 哪个是对的
lower than before | 反而低了 反而更低 越改越低 越改越差
what is going on | 怎么回事 咋回事 什么情况啊 怎么一回事 啥情况
do not praise me | 别夸我 别老夸我 不要夸我
tell me what is wrong | 直接说毛病 说毛病 说缺点 挑毛病吧
third paragraph | 第三段
second paragraph | 第二段
first paragraph | 第一段
paragraph | 段落
polish | 润色 润色一下 修饰 打磨
left arm numb | 左胳膊发麻 左臂发麻 左手发麻
numb | 发麻 麻木 麻了
how many times per minute | 一分钟多少下 每分钟多少下 一分钟多少次 每分钟多少次
compression rate | 按压的频率 按压速度
old person | 老人家 老年 大爷大妈
hands shake | 手发抖 发颤 哆哆嗦嗦
cola | 可乐 汽水
had a fit | 抽过去了 抽过去
tilt the head back | 往后仰 头后仰
pinched | 被夹 夹到 夹到手 夹了 夹住 被夹了 夹伤
lost a lot of blood | 流了好多血 流了很多血 失血过多 大量出血 失血
waters broke | 羊水 破水了
two hours until landing | 还有两小时才落地 还有两个小时落地
fire extinguisher | 哈龙灭火瓶 灭火器材
smoke hood | pbe
fire gloves | 防火手套 石棉手套
cut the power | 关电 切断电源 断开电源 拔电源 拉闸
full of smoke | 全是烟 都是烟 浓烟滚滚
panicked | 慌了 慌张了 乱了 乱成一团 恐慌了 吓坏 吓到 吓到了 吓懵了
stay low | 低头弯腰 压低身体 低姿
no sound | 没声音 没声音了 没声 没有声音
is on | 亮了 亮着 亮起 亮起来
is off | 熄灭了 灭了灯
still standing | 还站着 还有人站着 站着
put on oxygen | 吸上氧 戴上氧气 戴氧气面罩 戴面罩
forgot to disarm the door | 忘了解除预位 忘记解除预位 没解除预位 预位忘了解除 门预位忘了解除
what happens | 会怎样 会怎么样 会咋样 会出什么事
runway excursion | 冲出跑道 偏出跑道 冲出了跑道
start the evacuation | 下令撤离 发起撤离 下达撤离 宣布撤离 组织撤离
captain does not react | 机长没有反应 机长不说话 机长没指令
pilot incapacitated | 失能
fall into the water | 掉进水里 掉水里 落水了
keep warm | 保暖 取暖 御寒
play with | 玩弄
play | 玩
emergency exit handle | 应急出口的手柄 应急出口手柄 应急门手柄
argue badly | 吵得不可开交 吵得很凶 吵翻了 大吵 大吵一架
baby | 娃娃 小娃 奶娃
deaf | 听不见的
deaf passenger | 听障旅客 听障乘客
safety instructions | 安全介绍
run around | 乱窜 乱跑 跑来跑去 到处跑 跑出来 跑出来了
minimum equipment list | 最低设备清单 mel
i am confused | 我懵了 懵了 懵 蒙圈 一脸懵 我晕了
i did not learn that | 没学过 真没学过 没学到 还没学
it is only a guess | 反正也是猜 纯属瞎猜 纯猜
daughter | 独生女
son | 独生子
only child | 就我一个闺女 独生子女
do not want to let me go | 舍不得我 不让我去 不想让我去 不放心我 舍不得
lose weight | 减肥 瘦下来 减重 瘦身
cannot lose weight | 降不下来 瘦不下来 减不下来
is it a problem | 要紧不 有没有关系 碍事吗
i am crushed | 心态崩了 崩了 emo
give up | 放弃 算了不去了
my mind goes blank | 脑袋空空
when on stage | 一上台 上台
take-home pay | 到手 到手工资 实发
company pays | 公司出 公司报销 报销 公司承担
early shift | 早班 早班机 早航班
get up | 起床 早起 起得来
late shift | 晚班 小夜班
single room | 单人间 单间 一人一间
double room | 双人间 标间 两人一间
bring family | 带爸妈
funny | 逗 真逗 搞笑 太逗了 好笑 幽默 风趣
how many cm | 几厘米 几公分
paid myself | 我自己掏钱 自己掏腰包
does not stop bleeding | 止不住 血流个不停
apply to | 报外航 报航司 报
applied | 报了 报了名 报名了 投了
45 kilos | 90斤 九十斤
50 kilos | 100斤 一百斤
55 kilos | 110斤 一百一十斤
60 kilos | 120斤 一百二十斤 一百二十几斤
65 kilos | 130斤 一百三十斤
70 kilos | 140斤 一百四十斤
75 kilos | 150斤 一百五十斤
malaysian chinese | 马来西亚华人 大马华人 马来华人
singaporean | 新加坡人
malaysian | 马来西亚人 大马人
malay | 马来语 马来文
taxi | 德士 出租车 打车 的士 滴滴
bus | 巴士
ringgit | 马币 令吉
singapore dollars | 新币
walk-in open day | walkin walk-in现场
at what intervals | 隔多久才可以
try again | 再试 再战 再来一次
time limit | 限时
calculator | 计算器
expected salary | 期望薪资 薪资期望 期望工资 期望薪水
not awkward | 不尴尬
awkward | 冷场 尬 好尬 尬住了 社死
group game | 小游戏 破冰游戏 破冰
build a paper tower | 搭纸塔 搭塔 搭纸桥 搭桥
collapsed | 塌了 塌 倒塌 散架
tired of waiting | 等到头秃 等得心焦 等得好煎熬 煎熬
hunchback | 驼背 含胸
duck walk | 外八 外八字 内八
how i walk | 走路 走路姿势 走姿
contact lenses | 隐形
false eyelashes | 假睫毛 睫毛 睫毛膏
eyebrows | 眉毛 眉
lipstick | 口红颜色 唇膏
unclear speech | 大舌头 平翘舌不分 口齿不清 吐字不清 前后鼻音不分
clear speech | 口齿清楚 口齿清晰 吐字清晰
accent | 乡音
dialect | 家乡话
forgot my words | 忘了词 忘词怎么办 卡住忘词
save the moment | 圆场 救场 怎么圆场
made trouble | 闹起来 闹起来了 闹得很凶
illness | 病情
at the same time | 一边
surround | 围攻 围着 围住 围观
appease | 安抚大家 哄 哄孩子 劝住
gave out | 分发了 派发 分发
mineral water | 矿泉水
swimming pool | 泳池 游泳池 游泳馆
swimming coach | 游泳教练 教游泳
swallow water | 呛水 呛到水 溺水
drowning | 溺水的 落水的人
pull out of the water | 捞上来 救上来 拉上来
private tutor | 家教 做家教 补习老师 补习班
homework | 作业 功课
method | 换了个方法 换个方法 换种方式
final exam | 期末 期中
mall | 商场 购物中心 百货 专柜
got lost | 走丢了 走散了 迷路了
squat down | 蹲下来 蹲下身
his dad | 他爸 他爸爸 孩子爸爸
his mum | 他妈 孩子妈 孩子他妈
lazy | 摸鱼 划水 混日子 不干活
privately | 单独找
boss | 领导们
balance the cash | 对账 盘点 结账 收钱
watch the video | 查监控 看监控 调监控
gave wrong change | 找错钱 找错钱了 收错钱 少收钱
seafood | 海鲜 虾 螃蟹 鱼虾
ask clearly | 问清楚
did not ask clearly | 没问清楚 没问清
serve dishes | 传菜
frightened me | 吓得我 吓死我了 吓死我 吓我一跳
water leak | 漏水了 水管爆了
dormitory | 寝室
instead of him | 替他 帮他做
you did not read it | 你根本没看 你没仔细看 你都没看 你压根没看
better than last time | 比上次强 比上次强点 比上次好点 比上次好一点
points lost | 扣在哪 扣在哪了 扣哪了
say it clearly | 说清楚 讲清楚 说明白
empty words | 空洞 太空了 太笼统 笼统 不具体 太泛 空泛
too long winded | 啰嗦 废话多 废话 流水账
heart patient | 心脏病人 有心脏病的
chest tight | 胸口闷 胸闷气短
own medicine | 硝酸甘油 速效救心丸 自带的药
no shock advised | 说不建议电击 不建议电击 不建议除颤 无需电击
shock | 电击除颤 除颤 放电
go on pressing | 接着按 继续按 继续按压 接着按压
toothpaste | 牙膏 抹牙膏 酱油
smear | 涂上
asthma attack | 哮喘犯了 犯哮喘
bee sting | 蜜蜂 蜇了 被蜇 蜇 蛰
swollen like a bun | 肿成馒头 肿得很厉害
after the fit | 发作完 发作完了 发作之后
attack | 发作 犯病 发病
give water | 喂水 喂他喝水 给他喝水
woman in labour | 产妇 产妇大出血
caught fire by itself | 自燃了
under the seat | 座椅下面 座位下面 座椅底下 座位底下
engine on fire | 发动机冒火 引擎冒火
rear doors | 后门
front doors | 前门
lights are out | 灯全灭了 灯都灭了 停电了
lead passengers | 引导乘客 引导旅客 疏导 引导 指引
hit the ceiling | 撞到头顶
drop down | 脱落 脱落了
put the mask on | 给孩子戴 戴上
wants to open the door | 要开舱门 要开门 试图开门
jump out | 跳机
guys | 哥们 哥们儿 小伙
kick the seat | 踢前排 踢前排椅背
hijacker | 劫机犯 劫匪 歹徒 恐怖分子
at knife point | 拿刀顶着 拿刀 持刀 拿着刀
hostage | 人质 挟持
touch me | 摸我手 摸我腿 动手动脚 占便宜 吃豆腐 揩油
late pregnancy | 孕晚期 孕后期 怀孕后期
early pregnancy | 孕早期 怀孕初期
weeks pregnant | 孕周
roomy | 宽敞 宽松 宽大
in which case | 什么情况下 在什么情况下
auxiliary power unit | apu 辅助动力装置 辅助动力
dump fuel | 放油 空中放油 耗油
what is it | 是干嘛的
undecided | 纠结 犹豫 拿不定主意 选择困难
actually right | 居然对了 竟然对了
single | 单着 没对象 没结婚
push me to marry | 催婚 逼婚 催我结婚 相亲
find a partner | 找对象 脱单 谈对象 谈朋友
savings | 存款 积蓄
travel money | 路费 机票钱 盘缠
save up | 攒
coward | 胆子小 胆小 胆小鬼 怂
roller coaster | 过山车
motion sickness | 晕船
social insurance | 交社保 五险 缴社保 公积金 上保险
insurance | 保险
maternity leave | 产假 休产假 哺乳期 坐月子
sick leave | 病假 请病假 休病假
annual leave | 休年假
ask for leave | 请假 请事假 事假 请个假
cannot get leave | 请不了假 请不到假 休不了假 没法请假
grounded | 停飞了 停飞期
ground job | 地面岗 地面岗位 转地勤
overseas base | 海外基地 外驻
layover city | 过夜站
four days on two days off | 四天休两天 飞四休二 做四休二
day trip flight | 四段班 往返航班 当天往返
sectors | 航段 段航班
hourly pay | 时薪
per diem | 出差补贴 过夜补贴 过夜费 驻外费
deduct money | 扣钱 扣工资 罚钱
pay rise | 涨工资 涨薪 加薪
raise a loan | 贷款 借钱 欠债 花呗
poor family | 家里穷 家庭条件不好 家里条件不好 农村的 农村出身 家境一般 家境不好
training fee | 报班费 学费
cheated | 被骗 被骗了 上当 上当了 被坑了
is it a scam | 靠不靠谱
reliable | 靠谱 可靠
not reliable | 不靠谱 不可靠
worth it | 划算 划得来
depressed | 抑郁 抑郁症 郁闷 低落 很丧
anxious | 焦虑症 焦虑得 心慌 没底 没底气 发慌
i have no confidence | 没自信 不自信 没信心 没有自信 没有信心 自卑 很自卑
encourage me | 打打气 安慰我 安慰一下我
relax | 放松 放轻松 缓一缓 缓缓 歇会儿
too much pressure | 压力大 压力好大 压力太大 压力很大
envy | 羡慕 嫉妒
misunderstand | 误会 误解
blame another | 甩锅 推卸责任 推责任 背锅
take responsibility | 承担责任 担责 负责到底 负起责任
lose one's temper | 发飙 炸毛 急了 急眼 上火
lose patience | 不耐烦 没耐心
wronged | 受委屈 冤枉 被冤枉 被误会 憋屈
swallow my anger | 忍 忍住 忍一忍 忍着 忍气吞声
complaint letter | 意见簿
regular customer | 回头客 熟客 老顾客 常客
bad review | 差评 给差评 打差评
good review | 好评 五星好评
sales target | 业绩 kpi 销售额 指标
top seller | 销冠 销售冠军
store | 分店 店面 小店
night market | 夜市 摆摊 摆地摊
supermarket | 商超 大卖场
cinema | 电影院 影院
theme park | 游乐园 迪士尼 乐园
ktv | 卡拉ok
beauty salon | 美容院 美发店 理发店
bakery | 蛋糕店 面包店 烘焙店
front desk manager | 前厅经理 大堂经理
banquet | 宴会 婚宴
rescue team | 救生员 救生
army | 部队 当过兵 参军 服役
what do you mean | 几个意思
why | 为嘛 干啥要
what | 神马
no | 木有 莫得 冇 没得
very | 炒鸡 灰常 老鼻子 忒 贼拉
what do i do | 肿么办 咋搞 怎么弄好 如何是好
like this | 酱紫 介样
sorry | 对不住 骚瑞
lose points | 被扣 会被扣分
worked as ground staff | 当地服 当地勤 做地服 做地勤
gym | 健身中心
flames | 冒火苗 冒火苗了
roller coaster | 坐过山车
almost | 都快
a few thousand | 几千 几千块 几千块钱
a few hundred | 几百 几百块 几百块钱
a few ten thousand | 几万 几万块
how many | 几
a child got lost | 有小孩走丢 有个小孩走丢
lively | 热闹
hung up | 挂了电话 挂电话 挂断
chase up | 催 催一下 催问
no news | 一点动静都没有 没动静 没有动静
send an email | 发邮件 发个邮件 写邮件 发封邮件
send a message | 发短信 发消息 发微信 发信息
political background | 政治面貌
party member | 党员
coin | 硬币
tied up | 盘起来 扎起来 绑起来 盘好
a little | 一点点 丁点
white trainers | 小白鞋 运动鞋 帆布鞋
dark circles under the eyes | 黑眼圈 眼袋
acne scars | 痘坑
cannot cover | 盖不住 遮不住 遮不了
gap | 空了一大截 一大截
ok | 还行 凑合 马马虎虎
in starbucks coffee shop | 星巴克
long queue | 排长队 排队很长
make coffee | 做咖啡
hospital guide | 导诊 导诊台
rush at | 冲 冲过来 冲过去 扑过来
get angry at | 冲我发火 对我发火
taobao customer service | 淘宝客服
damaged | 破损的 损坏的 坏了的
send again | 补发 补寄 重新发货 重发
coupon | 券 送券
taekwondo | 跆拳道 武术
basketball | 篮球 打篮球
volleyball | 排球
badminton | 羽毛球
table tennis | 乒乓球
tennis | 网球
team members | 队员 队友们 组员们
register | 登记 注册
welcome | 欢迎 欢迎光临
system crash | 系统崩溃 系统崩了 系统坏了 死机 系统瘫痪
by hand | 手写 人工登记
answer back | 顶嘴 回嘴 怼 怼回去 顶撞
in front of everyone | 当着客人的面 当面
lost the game | 输了 输 输掉
blame each other | 互相埋怨 埋怨 互相指责 互相抱怨
bathrobe | 浴袍 浴巾
tactfully | 委婉 委婉地 婉转
by mistake | 不小心 拿错 拿错了
chicken bone | 鸡骨头 骨头 鱼刺
hold back | 憋 憋着 憋气
bright red | 通红 涨红
red rash | 红疹 起红疹 出疹 出疹子
foam at the mouth | 口吐白沫 吐白沫
turned red | 红了 发红 都红了
fell down on the ground | 倒地 倒地了 倒在地上 晕倒在地
is about to give birth | 快要生了 要生孩子了 马上要生了
crushed | 夹扁 压扁 压坏 挤压
rubbish bin | 垃圾桶 垃圾箱
rubbish | 垃圾
how do i use | 怎么使
drops suddenly | 突然往下掉 往下掉 突然下坠 下坠 急坠
flew up | 飞起来 飞起来了 飞到
severe pain | 剧痛 疼得厉害 痛得厉害 疼死
just then | 正在这时
calm the situation | 不激化 缓和 缓和气氛
escalate | 激化 升级矛盾
excited | 喝嗨 嗨 兴奋
football fans | 球迷
twins | 双胞胎
instrument landing | 盲降 仪表着陆
does not look right | 都不像 不像
like | 像 像是 好比
at any time | 随时
in a row | 连着飞 连续飞 连飞
day after day | 一天接一天 日复一日
think it over | 消化 消化一下
beauty sleep | 美容觉
back pain | 腰酸背痛 腰酸
at all times | 时时刻刻
not at home | 不在家 老不在家
education | 教育 教学
society | 社会
management | 管理
market | 市场
environment | 环境 氛围 气氛
government | 政府
basis | 基础 根据
technology | 技术 科技
economy | 经济
history | 历史
development | 发展 成长
content | 内容
influence | 作用 影响力
department | 部门 部
department head | 部长 组长们
conditions of work | 工作环境 工作氛围
spirit | 精神
energy | 精力 活力
no energy | 没精力 没力气 没精神
set up | 制定 设立
real | 实际 真正 现实
rich | 丰富 充实
tradition | 传统
scale | 规模 范围
expert | 专家 专业人士
traffic | 交通 堵车 塞车
obvious | 明显 很明显
character | 特点 特征 特色
knowledge | 知识 常识 专业知识
survey | 调查 问卷
function | 功能 用途
supervise | 监督 监管
step by step | 逐渐 渐渐 循序渐进
right, claim | 权利 权益
apart from | 除了 除去 除开
business | 业务 生意 经营
square | 广场
professor | 教授 导师
effective | 有效 管用 奏效 见效
means | 手段
maybe | 恐怕 没准 搞不好 八成 备不住
climate | 气候
invest | 投入
psychology | 心理 心理学
create | 创造 创作
promote | 促进 推动
even if | 即使 就算 哪怕是 即便 就算是
ever | 曾经 曾
for ever | 一辈子 终身
complicated | 复杂 繁琐 麻烦的
thought that | 以为 原以为 还以为 本以为
district | 社区 小区 地段
practise in real life | 实践 实习实践
play a role | 发挥 起到作用
master | 掌握 精通
attack | 攻击 袭击
pay attention to | 关注 注重
data | 数据
consume | 消费
agreement | 协议 约定
break a promise | 违约 毁约
no matter | 不管 无论 不论
tv | 电视
electronic | 电子
computer | 计算机
tool | 工具
website | 网站 网页 网址 链接
crisis | 危机
rule | 规范 规律 守则 准则 纪律
keep discipline | 守纪律 遵守纪律
balance | 平衡 兼顾 两头兼顾
ideal | 理想
temperature | 温度 气温 体温
unite | 团结 齐心 齐心协力
reasonable | 合理 讲道理
precondition | 前提
style | 风格
early stage | 初期 前期
platform | 平台
loss | 损失 亏损
medical | 医疗 医药
serving posture | 蹲姿
observe | 观察力 观察能力
reflect | 反思 反省 总结经验
review | 复盘 复习 回顾
summary | 总结
contact | 接触
attract | 吸引 吸引人
museum | 博物馆
season | 季节 旺季 淡季
peak season | 春运 暑运
quarter | 季度
decisive | 坚决
performance | 表演 演出
fate | 命运 缘分
talk with | 谈判
speed up | 加速 加快
disappear | 消失
suitable | 适当 适宜 合适的
teamwork | 互相配合
popular | 流行 热门 受欢迎
criminal | 犯罪
advertisement | 广告
audience | 观众
enjoy | 享受 欣赏
for now | 暂时 暂且
invention | 发明
earthquake | 地震
point | 指示 指着
challenge | 挑战 有挑战
tears | 眼泪 泪水
combine | 结合 组合
love | 爱情
junior high | 初中
detailed | 详细
efficiency | 效率
efficient | 高效 效率高
sell | 出售
deliver to | 交给 递到
respect | 尊重 尊敬
install | 安装
forced | 被迫 被逼 逼 被逼无奈 强迫
imagine | 想象 设想
silent | 沉默 不吭声 不出声
sacrifice | 牺牲
obstacle | 障碍
on purpose | 故意 有意 存心
laid off | 下岗
court | 法院 法庭
travel agency | 旅行社
comment | 评论
programme | 节目
as far as possible | 尽量 尽可能 尽力
strategy | 策略 对策
appearance | 模样 样子
no doubt | 毫无疑问 无疑
one after another | 陆续
do the paperwork | 办理 办手续 手续
mysterious | 神秘
holiday season | 节日
vegetables | 蔬菜
duty | 义务 职责
logic | 逻辑 条理
clear order | 有条理 条理清楚 条理清晰 逻辑清楚
excellent | 精彩 出色 优异 杰出 完美地
look round | 参观
occasion | 场合
nerve | 神经
glass | 玻璃 玻璃杯
stage | 舞台 台上
tidy up | 整理 收纳
originally | 原本 本来 原先
poor thing | 可怜
why bother | 何必
as | 作为 当作 身为
promise | 承诺 保证过
keep my word | 说到做到 守信 守信用
buy in | 采购 进货
sons and daughters | 子女
network | 互联网 网上 线上
instant noodles | 泡面 方便面
egg | 鸡蛋 蛋
steamed bun | 馒头 包子
apple | 苹果
banana | 香蕉
shrimp | 虾仁
bean curd | 豆腐
dumplings | 饺子
porridge | 粥
rice box | 便当
cookie | 饼干
ice cream | 冰淇淋
chocolate | 巧克力
ice water | 冷水 凉水
warm water | 温水
straw | 吸管
spoon | 勺子 餐具 叉子 筷子
napkin | 餐巾纸 湿巾
tray | 托盘
chair | 椅子 凳子
furniture | 家具
umbrella | 雨伞 伞
toy | 玩具
step on brakes | 急刹车
muscle | 肌肉 肌肉拉伤
lungs | 肺 肺部
nerve pain | 神经痛
pregnant belly | 孕肚
rib | 肋骨
elbow | 胳膊肘 手肘
thigh | 大腿根
abdomen | 小腹
tongue | 舌头
gum | 口香糖
artificial leg | 假肢
cancer | 癌症 肿瘤
stomach ache | 肚子疼 肚子痛 胃疼 胃痛 腹痛
diarrhea | 拉肚子 腹泻
toothache | 牙疼 牙痛
miscarriage | 流产
placenta | 胎盘
umbilical cord | 脐带
baby is out | 孩子出来了 胎儿 婴儿出来
amputated finger | 手指断了 断指
tourniquet | 止血带
dressing | 敷料 消毒 碘伏 酒精棉
painkiller | 止痛药 止疼药 布洛芬
sleeping pill | 安眠药
sedative | 镇静剂
expired | 过期 过期了
carbon monoxide | 一氧化碳
carbon dioxide | 二氧化碳
alarm goes off | 警报响 警报响了 报警器响了 烟雾报警
escape hood | 逃生头罩
emergency light | 应急照明
emergency slide handle | 人工充气手柄 充气手柄 红色手柄
threat note | 恐吓信 威胁信
stab | 捅 刺
strangle | 掐 掐脖子 勒
beat up | 揍 打了一拳 拳打脚踢
handcuffs | 手铐
confiscate | 没收
quarrel over | 争抢 抢座 抢行李架
seat grabbing | 霸座 占了我的座 坐错 坐错位置
swap seats | 换位置 调座
film | 拍视频
vape | 抽电子烟
barefoot | 光脚 脱鞋 赤脚
body odour | 狐臭 有味道 脚臭
snore | 打呼噜 打鼾
cry all the way | 哭闹不停 大哭大闹
kick | 踹
calm the child | 哄他 哄宝宝
hearing aid | 助听器
cane | 盲杖
wheel well | 轮舱
flaps | 襟翼
rudder | 方向舵
spoiler | 扰流板
control tower | 塔台 空管 管制
apron | 停机坪 机坪
jet bridge | 廊桥
shuttle bus | 摆渡车
gate agent | 登机口工作人员
clean up | 打扫卫生 清扫 搞卫生 拖地
mop | 拖把
wipe | 擦擦 擦一下
warehouse | 仓库
raise money | 筹款 募捐
speech | 演讲 演讲比赛
lecture | 讲座
party | 聚会 派对 晚会
host | 主持人 司仪
rehearse | 排练 彩排
trophy | 证书奖状 奖状 奖杯
champion | 亚军 季军 名次
scholar | 学霸 学渣
classroom | 教室
library | 图书馆
canteen | 食堂
headmaster | 校长 院长 辅导员 班主任
degree paper | 毕业证 学位证 学历证 毕业证书
household register | 户口 户口本 户籍
residence permit | 居留证 居住证
passport expired | 护照过期
visa refused | 拒签 签证被拒
immigrate | 移民
hometown | 家乡 故乡 老家那边 农村
countryside | 乡下 村里 县城
province | 省 外省 外地
loan | 房贷 车贷
mortgage | 还房贷 月供
rent a flat | 租房子 合租 整租
share a flat | 合租房
move out | 搬出去 搬走
cook | 做饭 煮饭 下厨
shopping | 逛街 购物
pet | 宠物狗 养猫 养狗
divorce | 离婚
mother-in-law | 婆婆 丈母娘 岳母
second child | 二胎 二孩
breastfeeding | 喂奶 母乳 母乳喂养 哺乳
daycare | 托儿所 保姆 月嫂
sun cream | 防晒 防晒霜
skin care | 护肤 面膜 保湿
hair dye | 染了头发 染了
highlights | 挑染
bangs | 空气刘海
wig | 假发
curly hair | 卷发 烫头 烫发 自来卷
bald | 光头 寸头 秃
slim | 身材好 身材匀称 匀称
strong arms | 臂力 力气大
flexible body | 柔韧性
stamina | 体力 体能 耐力
sit-ups | 仰卧起坐 俯卧撑
sick of | 烦 烦死 烦死了 腻了 厌倦
awesome | 绝了 绝绝子 yyds 太强了 太牛了
harsh | 苛刻 毒舌 刻薄
fair | 公平 公正
unfair | 偏心 不公正
nonsense | 胡说 胡说八道 瞎说 乱说
contradict | 自相矛盾 前后矛盾
copy | 抄 复制 照抄 套用
template | 模板 套路 范文
natural | 自然 不自然
fake | 假的 编的 编造 瞎编 编
true story | 真事 亲身经历 真人真事
keyword | 关键词
highlight | 亮点 闪光点
deep | 深刻 深入
vague | 模糊 含糊
specific | 具体的
hand in | 上交 交上去 交出来 交 提交
spent | 花了 花费了
spend | 花
move | 动 乱动 挪 挪动 动一下
let | 让
decide | 定
put | 摆 敷
undo | 解
float | 漂 漂着 飘 浮
gather | 聚 聚在一起 聚在一块 聚拢
left over | 剩 剩下 剩下的 余下的
soft | 软
days off | 休
pregnant with | 怀
jump up and down | 蹦 蹦跳 蹦蹦跳跳
point at | 指 指着我
follow | 随
run after | 追 追上 硬追 追赶
hurry | 赶 赶时间 赶着
wave | 挥 挥手 招手
feed | 喂
block | 挡
grab | 抢
pinch | 夹
drag | 拖 拖走
pull out | 拔 拔掉 拔出
put in | 插 插入
search | 搜 搜身
hold out | 撑 撑着
slippery | 滑 很滑 湿滑
soak | 泡
fry | 炒
cook | 煮
bake | 烤
lie face down | 趴 趴下 趴着
shake | 抖
squeeze | 挤 拥挤
pick up | 捡 捡起来 捡到
take out | 掏 掏出 掏出来
broken | 碎 碎了
had stitches | 缝针 缝过针 缝了几针 缝了针
fold | 叠
hard | 硬 狠
thick | 厚
thin | 薄
wide | 宽
narrow | 窄 狭窄
light | 淡 浅
strong | 浓 壮
smells good | 香
bitter | 苦
salty | 咸
ugly | 丑
cool | 酷
crazy | 疯 疯了 发疯
steady | 稳
good child | 乖 听话
not busy | 闲 闲着
grey | 灰色
purple | 紫色
pink | 粉色 粉红
brown | 棕色 咖啡色
bird | 鸟
snake | 蛇
insect | 虫 虫子 蟑螂
parrot | 鹦鹉
rabbit | 兔子
hamster | 仓鼠
turtle | 乌龟
pig | 猪
sheep | 羊
chicken | 鸡
duck | 鸭
beans | 豆
juice | 汁
salt | 盐
sauce | 酱
suitcase | 箱
basin | 盆 脸盆
pot | 锅 壶
bucket | 桶
can | 罐子 易拉罐
stick | 棍 棍子
nail | 钉子
mirror | 镜子
ladder | 梯
sleeve | 袖 袖子
collar | 衣领 领子 领口
short sleeves | 短袖
long sleeves | 长袖
cloth | 布 毛巾布
liver | 肝
kidney | 肾
bowel | 肠
throat | 喉
tongue | 舌
bottom | 屁股 臀部
called the police | 报了警 报警了
police | 警
shore | 岸 岸上 岸边
island | 岛 海岛
river | 河
lake | 湖
bridge | 桥
street | 街 街上
village | 村
hall | 厅
bill | 账
kiss | 吻 亲吻
go around | 绕 绕开
sink | 沉下去 下沉
roll | 滚
dial | 拨
carry | 扛 拎
step over | 跨
stick on | 贴好
give up a habit | 戒 戒烟
worry | 愁 发愁 犯愁
frighten | 吓 吓唬
great | 爽 爽快 棒极了
reject people | 刷人 刷多少人
just short of | 就差 还差 只差
bossy | 强势 霸道 强硬
join the talk | 接话 搭话
seem | 显得 看起来 看上去
edit the photo | p图 修图 美颜 滤镜 磨皮
hair spray | 发胶 发蜡 啫喱 定型喷雾
hair in a bun | 盘头
clearly | 一清二楚
sell | 带货 推销产品
product | 产品
hit the table | 拍桌子
ignored it | 没理会 没搭理 不予理会
talk to | 搭理 理会
comments | 评论区 弹幕
start eating | 动筷子 开动
take on | 承担 担 揽
shady place | 阴凉处 阴凉
fan | 扇风
tutoring school | 英语补习班 培训班老师
school report | 成绩单
thief | 小偷 小偷小摸 扒手
cleaning plan | 值日表 值日
above | 上边
position | 姿势
prompt | 提示
heart rhythm | 心律 心率
analyses the heart rhythm | 分析心律 分析心率
bleeding in pregnancy | 见红 见红了
about to faint | 眼前发黑 两眼发黑 快晕了 要晕了
laptop | 手提电脑
without a shirt | 光着膀子 光膀子 赤膊
whistle | 吹口哨 口哨
is equal to | 相当于
silent review | 默念 三十秒回顾
job only for the young | 青春饭 吃青春饭
young years | 青春
dimples | 酒窝
oily skin | 出油 油皮 爱出油
weak legs | 腿软 脚软
body clock | 生物钟
irregular period | 月经不准 月经不调 月经都不准 例假不准
deposit | 押金 定金
how long off | 休多长 休多久
think again | 再想想 再考虑考虑
be discovered | 被发现
dated | 谈过恋爱
never dated | 没谈过恋爱 没谈过
must be | 绝对是 铁定
turn into | 念成 读成 说成 写成 叫成 看成 当成 翻成 换成了
graphics question | 图形题 找规律 图形推理 逻辑题 推理题
broke down | 抛锚 抛锚了 半路抛锚 熄火
light is bad | 光线不好 光线暗 太暗
light | 光线 亮光
sun | 太阳底下 大太阳
search separately | 分头找
ten minutes | 十分钟
five minutes | 五分钟
an hour | 一小时 一个小时
bride | 新娘 新郎
nanny | 保姆阿姨 育儿嫂
change rooms | 换房 换房间 换一间
fully booked | 满房 订满 客满
that night | 当晚 当天晚上
air purifier | 空气净化器 加湿器
meet halfway | 各退一步 各让一步 折中
made her angry | 惹她生气 惹毛 惹怒
contradict yourself | 自己打自己脸 打脸 前后不一
add | 补 补充一下 补上
mouth is numb | 嘴巴麻 嘴麻 舌头麻
steak | 牛排
saw black | 眼前一黑 两眼一黑
fell over | 栽倒 栽倒了 栽了
fail | 栽在
does not stop | 流个不停 停不下来 不停 停不住
everywhere | 到处 到处都是 满地
on fire | 着了 自己着了 冒烟着火
gives off | 冒
just | 正在 我正
inflated inside | 在客舱里充气 在舱内充气 在客舱里就充气 提前充气
inflate | 充了气 充好气
blown over | 吹翻 吹翻了 吹跑 吹走
secretive | 神神秘秘 鬼鬼祟祟 偷偷摸摸 神秘兮兮
drunk man | 醉汉 酒鬼
does not let go | 不放 抱着不放 不松手
cage | 笼子 航空箱 宠物箱
bark | 狂叫 汪汪叫 乱叫
chin | 下巴
cannot remember well | 记不太清 记不太清了 记不清 记不清了 想不太起来
ruled out | 排除了 排除 排除掉
see for the last time | 见不到最后一面 最后一面
strangers | 生人 见生人 陌生人
hands sweat | 手心冒汗 手心出汗 手出汗
not made for this | 不是这块料 不是那块料 不适合干这个
fear of heights | 恐高 恐高症 怕高
boarding stairs | 舷梯
combine days off | 凑假期 凑假 拼假
hormones | 内分泌失调 内分泌
spots on the face | 长斑 色斑 雀斑 斑
improve my knowledge | 涨姿势
nationality | 籍 国籍的
another day | 改天
your treat | 请你吃饭 请客 请你喝奶茶
remember | 记 记着
deliver | 递上 送上
throw away | 倒掉
card | 贺卡
half way | 半路 半道 中途上
lost my way | 迷失
be careful | 当心 小心点 注意安全
safe flight | 一路平安 起落平安 落地平安
hand over | 交接 交班
handle a crisis | 应急处理
daily work | 日常工作 工作内容 平时工作
routine | 作息
off work | 下班了 下班后
on duty | 当值
on leave | 休假中 放假了
public holiday | 国庆 五一 端午 中秋 法定节假日
spring festival | 除夕 大年三十
get a raise | 升薪
probation | 实习期
contract ends | 合同到期 合同期满
bad for health | 伤身 伤身体的
gain weight | 长胖 发胖 变胖 胖了
constipation | 便秘
stomach trouble | 胃病 肠胃不好 胃不好
neck pain | 颈椎病 颈椎疼 腰椎间盘突出
hearing damage | 听力下降 航空性中耳炎
swollen legs | 腿肿 水肿 脚肿
dark | 黑乎乎 黑漆漆
urgent | 急 急着 着急要 紧急需要
stop | 停 停住 没停 还没停
did not stop | 没停下来 还没停下来
dye | 染 染回 染回黑色
thick | 粗 腿粗
blue face | 发青 脸色发青 脸发青
blue | 青 青色
stood still | 愣了 愣 愣了一下 愣了半天
conclusion | 没结论的 结论
desert island | 荒岛 荒岛求生
rose | 玫瑰
flower | 鲜花 花朵 一束花
sparks | 火花 火星 冒火花 冒火星
sign up for a course | 报班 报个班 报培训班
apprentice | 学徒 徒弟
free of charge | 免单 免了单 免费送
captain of the team | 队长 队友队长
play in the match | 上场 比赛时
gymnastics | 体操
shipping fee | 运费 邮费
teach as a volunteer | 支教
vinegar | 醋 喝醋
unclaimed | 没人认领
break away | 断开 脱开 分离
halon extinguisher | 哈龙 海龙
winglet | 翼尖 翼尖小翼
higher rank | 官大 级别高 职位高
cannot say why | 说不上来
dizzy | 晕乎乎 晕晕的 昏沉
called out from standby | 被抓飞 抓飞 备份被抓
date | 约会 约好的
ruined | 泡汤 泡汤了 全泡汤了
ugly | 难看
does it look fake | 觉得假 显得假 太假
does not fit | 穿不下 穿不上 太小了穿不了
keep | 保存好 保管好
kinds of things | 样东西 样
half day | 半天
as late as this | 到这么晚 这么晚
from last company | 上家公司 上家
cover with a lid | 锅盖 盖子盖住
did i get worse | 我哪退步了 退步了吗 退步
put on the oxygen mask | 戴上氧气罩 戴氧气罩 戴上氧气面罩 戴好氧气面罩
`;

/** More Chinese turns of phrase: what is done to somebody or something ("把…"), protests, guesses, farewells, and questions in the English order. */
export const MORE_PHRASES = `
when …, | 在…的时候 | 当…的时候 | 正在…的时候
when i am nervous, | 一紧张就 | 我一紧张就 | 只要一紧张就 | 我一紧张 | 一紧张
when i think of …, | 一想到…就 | 我一想到…就
when i see …, | 一看到…就 | 我一看到…就 | 一见到…就
when i hear …, | 一听到…就 | 我一听到…就
when i get …, | 一遇到…就 | 我一遇到…就 | 一碰到…就
when i speak english, | 一说英语就 | 我一说英语就 | 一讲英语就 | 一说英文就
when i speak | 一说话就 | 我一说话就 | 一开口就 | 我一开口就
put … in | 把…放进 | 把…放到 | 把…放在 | 把…塞进 | 把…装进
secure … | 把…固定住 | 把…固定好 | 把…固定 | 把…锁好 | 把…绑好
switch off … | 把…关掉 | 把…关了
close … | 把…关上 | 把…关好
open … | 把…打开
lost … | 把…弄丢了 | 把…搞丢了 | 把…丢了
broke … | 把…弄坏了 | 把…摔坏了 | 把…打碎了 | 把…摔碎了 | 把…搞坏了
mixed up … | 把…弄混了 | 把…搞混了 | 把…搞错了 | 把…弄错了
forgot … | 把…忘了 | 把…给忘了 | 把…落在
spilled … | 把…洒了 | 把…打翻了 | 把…弄洒了 | 不小心把…洒了
spilled … on | 把…洒在 | 把…泼到 | 把…洒到 | 把…泼在 | 不小心把…洒在 | 不小心把…洒到
take … to | 把…带到 | 把…送到 | 把…扶到 | 把…带去
give … to | 把…交给 | 把…递给 | 把…给了
separate … | 把…分开 | 把…拉开
restrain … | 把…绑起来 | 把…控制住 | 把…制服
insulted … | 把…骂了一顿 | 把…臭骂一顿
read … aloud | 把…念出来
finish … | 把…做完 | 把…搞定
was insulted by … | 被…骂了 | 被…骂哭了 | 被…骂过 | 被…骂
got a complaint from … | 被…投诉了 | 被…投诉
was hit by … | 被…打了 | 被…打到
was burned by … | 被…烫到了 | 被…烫伤了 | 被…烫到 | 被…烫伤
was rejected by … | 被…拒了 | 被…刷了 | 被…拒绝了 | 被…淘汰了
explain to … | 给…解释 | 跟…解释 | 向…解释
explained to … | 给…解释了 | 跟…解释了 | 向…解释了
apologise to … | 跟…道歉 | 向…道歉 | 给…道歉 | 给…赔礼道歉 | 跟…赔不是
apologised to … | 跟…道了歉 | 向…道了歉 | 给…道了歉
get along with … | 跟…相处 | 和…相处 | 与…相处
conflict with … | 跟…闹矛盾 | 和…闹矛盾 | 跟…起冲突 | 和…起冲突 | 跟…吵架 | 和…吵架 | 跟…发生冲突 | 和…发生冲突 | 与…发生冲突 | 跟…闹不愉快
argued with … | 跟…吵架了 | 和…吵架了 | 跟…吵起来了 | 和…吵起来了 | 跟…吵了起来 | 跟…吵了一架
cooperate with … | 跟…配合 | 和…配合 | 与…配合
compared with … | 跟…比起来 | 和…比起来 | 跟…相比 | 和…相比 | 与…相比
why only … points | 为啥只有…分 | 为啥才…分 | 为啥才给…分 | 咋才…分 | 才…分啊 | 就给…分啊 | 怎么就…分 | 就…分啊
but i did write that | 我明明写过 | 我有写啊 | 我写了啊 | 我写了呀 | 我都写了 | 我写过了啊 | 可是我写了 | 但我写了啊 | 我已经写了 | 我不是写了吗 | 我明明写过了
but i did say that | 我有说啊 | 我说了啊 | 我说了呀 | 可是我有说 | 可是我说了 | 但我说了 | 我不是说了吗 | 我明明有说 | 我都说了
did you not see that | 你没看到吗 | 你没看见吗 | 你看不到吗 | 你是不是没看到 | 你没注意到吗 | 你漏看了吧 | 你没看吧 | 你有没有认真看 | 你到底有没有看
is it better now | 好一点了没 | 好点了没 | 好点了吗 | 好一点了吗 | 好一点没有 | 这样好点没 | 这样好一点吗 | 这样好点了吗 | 这样会不会好一点 | 现在好点了吗 | 现在好点没 | 现在好一点了吗 | 现在怎么样了$ | 改完好点了吗 | 改了之后好点了吗 | 这次好点了吗 | 这次怎么样 | 这版怎么样 | 这样改怎么样 | 这样改可以吗 | 这样改行吗 | 这样是不是好一点
i disagree with that score | 评分太离谱了 | 评分也太离谱了 | 这个评分太离谱了 | 打分太离谱 | 这分给低了 | 分给低了 | 给分太低了 | 你打分太低了 | 你是不是打错了 | 是不是评错了 | 我不服 | 不服气 | 这也太低了吧 | 这也太低了 | 也太低了吧 | 太低了吧 | 太苛刻了 | 太严了吧
i am not sure | 不是很确定 | 拿不准 | 不太肯定 | 吃不准 | 没把握 | 没什么把握
no idea, maybe | 不知道,可能是 | 不知道可能是 | 不清楚可能是 | 没把握可能是
the answer is A | ^瞎蒙一个a | ^蒙一个a | ^猜a | ^我猜a | ^我猜是a | ^我选a | ^可能是a吧 | ^大概是a | ^应该选a | ^那就a | ^盲猜a | ^就a吧 | ^还是a吧 | ^会不会是a | ^不会是a吧
the answer is B | ^瞎蒙一个b | ^蒙一个b | ^猜b | ^我猜b | ^我猜是b | ^我选b | ^可能是b吧 | ^大概是b | ^应该选b | ^那就b | ^盲猜b | ^就b吧 | ^还是b吧 | ^会不会是b | ^不会是b吧
the answer is C | ^瞎蒙一个c | ^蒙一个c | ^猜c | ^我猜c | ^我猜是c | ^我选c | ^可能是c吧 | ^大概是c | ^应该选c | ^那就c | ^盲猜c | ^就c吧 | ^还是c吧 | ^会不会是c | ^不会是c吧
the answer is D | ^瞎蒙一个d | ^蒙一个d | ^猜d | ^我猜d | ^我猜是d | ^我选d | ^可能是d吧 | ^大概是d | ^应该选d | ^那就d | ^盲猜d | ^就d吧 | ^还是d吧 | ^会不会是d | ^不会是d吧
i go now, bye | ^我去洗澡了 | ^去洗澡了 | ^我要去洗澡了 | ^我去上班了 | ^去上班了 | ^我要上班了 | ^我去上课了 | ^要上课了 | ^我去做饭了 | ^我先去洗澡 | ^撤了$ | ^闪了$ | ^我闪了 | ^我溜了 | ^下线了 | ^我下线了 | ^得去睡了 | ^困了先睡了 | ^困了睡了 | ^今天就到这里吧 | ^今天就到这吧 | ^今天先这样 | ^今天先这样吧 | ^就先这样 | ^那就这样吧 | ^那今天就这样 | ^有空再聊 | ^下回再聊 | ^明儿见
thanks, that helps | 受教了 | 学到了$ | 涨知识了 | 长知识了 | 豁然开朗 | 茅塞顿开 | 太专业了 | 你太专业了 | 讲得真好 | 说得真好 | ^讲得很清楚 | ^说得很清楚 | 一下子就懂了 | ^懂了谢谢 | ^明白了谢谢 | ^谢谢你的建议 | ^谢谢建议 | ^谢谢指点 | ^谢谢指导 | ^谢谢分享 | ^谢谢解答 | ^感谢解答
i got it | ^收到了$ | ^了解了$ | ^懂了$ | ^明白了$ | ^get了$ | ^get到了$ | ^哦哦$ | ^哦哦懂了 | ^噢噢$ | ^这样啊$ | ^哦这样 | ^原来这样 | ^有道理$ | ^说得对$ | ^说的对$ | ^说的有道理
ok | ^好嘞 | ^好滴 | ^好哒 | ^好叭 | ^行叭 | ^中$ | ^得嘞 | ^oki$ | ^好der | ^要得 | ^没毛病 | ^妥$ | ^妥了$ | ^可以可以 | ^行行行 | ^好好好
you are funny | 你真逗 | 你好逗 | 你太逗了 | 你好搞笑 | 你真搞笑 | 你真幽默 | 你还挺幽默
why do you say there is no result | 凭什么说我没写结果 | 为什么说我没写结果 | 为什么说我没有结果 | 怎么说我没写结果 | 怎么说我没有结果 | 我不是写了结果吗 | 我写了结果啊 | 我写结果了 | 我有写结果
but i did write the situation | 我明明写了情境 | 我写了情境啊 | 我有写情境 | 我明明写了背景
but i did write the task | 我明明写了任务 | 我写了任务啊 | 我有写任务
but i did write the action | 我明明写了行动 | 我写了行动啊 | 我有写行动 | 我明明写了我做了什么 | 我写了我做了什么啊 | 我写了我怎么做的
why is my score lower now | 改完之后分数反而低了 | 改完分数反而低了 | 改了以后分反而低了 | 怎么越改越低 | 为什么越改越低 | 改了还低 | 改完还低了
improve … | 帮我把…润色一下 | 把…润色一下 | 帮我把…改一下
tell … how | 怎么给…讲 | 怎么跟…讲
what do i do when … | ^遇到…咋办 | ^碰到…咋办 | ^碰上…怎么办
how far in advance | 提前多久 | 提前几天 | 提前几个小时
should i or not | 到底要不要 | 到底该不该 | 要还是不要
what should i prepare | 该准备些什么 | 该准备些啥 | 要准备些什么 | 要准备些啥 | 需要准备些什么 | 应该准备些什么 | 该准备点什么
somebody …? | 有人…吗
a passenger …? | 有乘客…吗 | 有旅客…吗 | 有个乘客…吗 | 有个旅客…吗 | 有位乘客…吗 | 有位旅客…吗
improve … | 帮我把…改得更好
can i take … on board | 能带…上飞机吗 | 可以带…上飞机吗 | 能不能带…上飞机 | 可不可以带…上飞机
may i bring … into the cabin | 可以把…带进客舱吗 | 能把…带进客舱吗
is … a problem | …要紧吗 | …有影响吗 | …有没有影响
what do i say so that it is not | 该咋说才不 | 怎么说才不 | 怎么回答才不 | 怎么答才不
does the company pay for … | 公司会不会出… | 公司报销…吗 | 公司给报销…吗 | 公司会出…吗
will … be a reason for rejection | 会因为…被刷吗 | 会不会因为…被刷 | 会因为…刷我吗 | 会不会因为…刷掉我 | 会因为…被淘汰吗 | 会不会因为…被淘汰 | 会因为…不要我吗 | 会不会因为…不要我
what happens if … | 要是…会怎样 | 如果…会怎样 | 万一…会怎样 | 要是…会怎么样 | 如果…会怎么样
is it true that … | 听说…是真的吗 | 听说…真的假的
when can i | 什么时候才能 | 什么时候可以 | 什么时候能
how long does it last | 能撑多久 | 能用多久 | 能维持多久 | 可以撑多久
was rejected by … | 被…刷过 | 被…拒过 | 被…刷掉 | 被…刷下来
`;
