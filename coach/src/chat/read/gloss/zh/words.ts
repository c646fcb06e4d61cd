/** Chinese words: those that hold a sentence together, those of the trade and of every day; verbs with 了 and 过 for what is past. */
export const WORDS = `
choose | 选
part | 部分
most | 最
myself | 自己 我自己
own | 自己的
alone | 一个人 独自
no | 没有 并没有 无
company | 公司
you | 你
close | 关
room | 房间 客房
 | 过
also | 还
already | 已经 早已 已
guest | 客人
 | 的 了 着 地 得 啊 呀 哦 噢 喔 哈 嘿 嗯 呃 额 诶 欸 哎 唉 哟 嘞 咯 啦 呗 哒 滴 哇 吧 呢 之 把 将 给我说说看 请问 请问一下 请教一下 想请教 想请教一下 想问 想问一下 想问下 我想问 我想问一下 我想问下 我想请问 我想请教 问一下 问下 我问一下 我问下 问一个问题 问个事 请教 那个 就是说 其实 的话 来说 来讲 而言 方面 这方面 那方面 个 位 名 只 件 张 条 枚 家 所 份 项 款 艘 架 扇 把儿 颗 粒 顿 番 遍 一下 一下子 下子 看看 看一看 下 那种 这种 一种 种 类 那样的 似的 的时候呢 老师 教练 亲爱的 亲 宝子 宝 姐妹 姐妹们 兄弟 朋友们 家人们 大神 小姐姐 emmm emm em hhh hhhh hh xswl 话说回来 究竟 到底 具体 那 哪怕 居然 竟然 简直 未免 难道 毕竟 似乎 好像 仿佛 罢了 而已 算是 所谓 方 所谓的 这边 儿 者 们 进行 感觉到 东西 事情 事 事儿 一点 一些 些 每当 当 其中 就 才 便 都会 会有 来着 起来 上来 下来 过来看 下去 进去 进来 出去 上去 而 则 乃 亦 其 本 该 此 某 各 终于 总算 果然 原来 反而 不过是 然而呢 上 里 里面 里边 之中 之间 之内 之类 之类的 等等 方式 形式 情况 情况下 状态 程度 方面的 过程 当中 那么 这么 那样 这样 这样子 那样子 如此 咯噔 嘛 呐 嗷 呵呵 嘻嘻 吼 捏 叭 喽 咩 么 也就 也就是 也就是说 换句话说 比如说吧 首先呢 基本上 基本 大概 大约 左右 差不多 大致 大多 多数 来 起
please | 请
wait | 等
when | 的时候 之时 时候
 | 中 时
and | 和 与 及 以及 跟 并且 而且 同时 并 且 还有 再加上 加上 外加 又 另外 此外 同
or | 或 或者 或是 还是说 亦或 要么
but | 但 但是 可是 不过 然而 可 只是 虽然 尽管
not | 不 没 未 非 别 不要 别再 不用 不必 不再 并不 并没 尚未 不曾 从未 不太 不是很 不怎么 没怎么
do not | 请勿 勿 切勿 不可
no | 没有任何 毫无 零
i | 我 俺 本人 咱 在下 偶
me | 对我 给我的 让我 叫我 向我
you | 你 你们 您 您们 对你 给你
he | 他 那人 那个人 那位 对他 给他 让他 叫他 向他
she | 她 对她 给她 让她 叫她 向她
it | 它 对它 它们
we | 我们 咱们 大家 我们大家
they | 他们 她们 对方 人家 对他们 给他们 让他们 他们会 公司方
my | 我的 我自己的 我家的 本人的
your | 你的 你们的
his | 他的 他自己的
her | 她的 她自己的
our | 我们的 咱们的
their | 他们的 她们的 它们的
somebody | 有人 某人 谁谁 有个人 有一个人 某个人
nobody | 没人 没有人 谁都没 谁也不 无人
everybody | 所有人 大家都 每个人 人人 谁都 全体 全员
everyone | 全部人
all | 都 全 全部 所有 所有的 一切 整个 整 全都 统统 全体的
everything | 每件事 什么都 样样
something | 什么东西 某事 某个东西 点什么
nothing | 什么都没 什么也没 什么都不 啥也没
this | 这 这个 这位 这件 这件事 这条 这张 这份 这次 这项 该项 此次 这一 这家 这门 这里的 这种情况
that | 那个事 那件事 那条 那份 那家 那一 那项 那位客人 那种情况 那事
these | 这些 这几个 这几家
those | 那些 那几个
is | 是 属于 为止
was | 被 遭 受到 被人
has | 拥有 具备 具有
have | 有 带有 含有 持有
have no | 无有 缺乏 缺少 没有了
had | 有过 有了
will | 会 将会 将要 就会 要是会 会不会
would | 会是 就会是
want | 想要 想 希望 渴望 期望 打算
would like | 很想 特别想 好想
can | 能 能够 可以 可 能否 可不可以 会不会 能不能
can not | 不能 不可以 没法 无法 没办法 不可能 不会 不行 不得 不了 不允许 不准 不许 不让 无法正常
could | 能够了
must | 必须 得 一定 必要 务必 需 须 应当 非得 一定得 必须得
should | 应该 应 该 最好 应当 理应
do i need | 需不需要 用不用
did | 做了
do | 做 干 弄 搞 办 执行
go | 去 前往
become | 成为 当上 变成 做上 当 担任
what | 什么 何 啥 何种 什么样 什么样的 怎样的 哪种 什么事 什么情况
which | 哪 哪个 哪些 哪一个 哪家 哪种 哪几个 哪位 哪几家 哪条 哪一种 哪一家 哪类
who | 谁 哪位 什么人 谁来 哪个人
where | 哪里 哪儿 何处 什么地方 去哪 去哪里 在哪里 到哪 到哪里
when | 什么时候 何时 几时 什么时间 哪天 的时候 之时 时候 时
if | 如果 如果说 倘若 若 若是 假使 只要 如
why | 为什么 为何 干嘛 怎么会 怎么就 为什么会 干什么要
because | 因此 因 既然
how do i | 怎么 如何 怎样 咋 咋样才能 怎么样才能 怎么才能 要怎么 该怎么 应该怎么 我怎么 我该怎么 怎么去
how | 多么 怎么个 怎么样 怎么样的 怎样的
in | 在 于 处于 位于
with | 带着 用着 伴随 以
without | 没有带 没带 无需 不带 不用
for | 为了 对 对于
from | 从 自 来自 自从 由
to | 到 至 往 向 朝 对着
by | 由 凭 靠 通过
about | 关于 有关 涉及
until | 直到 直至 为止
before | 之前 以前 前 先前 事先 提前
after | 之后 以后 后 后来 然后 接着 随后 事后 完了 完
during | 期间 过程中 途中 中途
against | 反对 违背
between | 之间 介于
since | 自从 以来
than | 比 比起 相比 相较
more | 更 更多 更加 越来越 再 多 多一点 另 额外 越
less | 更少 少一点 较少
very | 很 非常 特别 太 好 超 超级 十分 极 极其 挺 蛮 相当 真 真的 真是 贼 巨 老 超级无敌 尤其 尤为 极度 颇 格外
only | 只 仅 仅仅 只有 才 就只 只能 光 单单 唯一 只是
also | 也 还 亦 也是 也会 也要 还会 还要 也能 同样 也有
still | 还 仍 仍然 依旧 依然 还在
always | 总是 一直 总 始终 老是 永远 经常性 从来 一向 时刻
never | 从不 从没 从来没 从来没有 从未 绝不 永不 决不 从来不
often | 经常 常常 常 时常 往往 频繁 老
sometimes | 有时 有时候 偶尔 时不时
now | 现在 目前 如今 当前 眼下 现在的 这会儿 此刻
today | 今天 今日 今儿
tomorrow | 明天 明日 明儿 后天
yesterday | 昨天 昨日 前天 前几天
tonight | 今晚 今夜
soon | 马上 很快 立刻 立即 快要 即将 赶紧 赶快 尽快 不久 快
immediately | 立马 当即 第一时间 马上就
then | 然后 接着 于是 之后 随后 接下来 后来 那么就
first | 首先 第一 第一个 先 最先 第一步 最初 起初 一开始 刚开始
second | 第二 第二个 其次 第二步
third | 第三 第三个 第三步
last | 最后一个 上一个 上一次 上次 最近一次 上一 最后一
next | 下一个 下次 下一次 下一 下一步 接下来的
one | 一 单个
a | 一个 一名 一位 一件 一场 一份 一条 一张 一架 一台 一项 一杯 一瓶 一道 一间 一只 一家 一对 一些 一辆 一段 一次
two | 二 两 两个 俩 两名 两位 两种 两家 两次 两条 两扇 两只 二个 两件
three | 三 三个 三名 三位 三种 三家 三次 仨
four | 四 四个 四名 四位 四种 四次
five | 五 五个 五名 五位 五种 五次
six | 六 六个 六名
seven | 七 七个 七名
eight | 八 八个 八名
nine | 九 九个
ten | 十 十个 十名
hundred | 百 一百
thousand | 千 一千
ten thousand | 万 一万
half | 一半 半 半个
many | 很多 许多 好多 多 大量 不少 众多 好几个 多个 大批 无数 多位 多名
few | 几个 少数 少 少量 不多 几位 几名
some | 一些 有些 某些 有的
other | 其他 其它 别的 另外的 其余 他人
another | 另一个 另外一个 另一位 另一名 另一 再一个 别的一个
same | 一样 相同 同样的 同一个 同一 一样的 相似 类似 类似的 一致
each | 每 每个 每一个 各个 每位 每名 每次
both | 两个都 两者都 都是 双方 两边
easy | 简单 容易 轻松 简单的 容易的 好过 不难
hard | 难 困难 难度 艰难 难的 困难的 很难 不容易 有难度
good | 好 好的 不错 优秀 棒 很好 挺好 优 良好 厉害 好棒 优质 合适 牛 赞
well | 好好 好好地 流利 流利的 熟练
better | 更好 更好的 好一点 好些 更合适 更棒 更优 比较好
best | 最好 最好的 最佳 最棒 最优 最合适
bad | 坏 差 不好 糟糕 烂 糟 恶劣 很差 坏的 差劲
worst | 最差 最坏 最糟 最糟糕
weak | 弱 薄弱 虚弱 较弱 弱的
strong | 强 强大 强的 擅长 强烈
important | 重要 关键 要紧 重要的 核心 看重 重视
right | 对 正确 对的 正确的 没错 准确
wrong | 错 错误 错的 不对 错误的 错了 不正确 有误
new | 新 新的 全新 新来的 刚 新人
old | 老 旧 老的 陈旧 年纪大
young | 年轻 年轻的 年轻人 小年轻
big | 大 大的 巨大 大型 很大 庞大
bigger | 更大 大一点
small | 小 小的 微小 小型 很小
tall | 高个子 个子高 高个 很高
short | 短 短的 简短 矮 矮的 个子矮
long | 长 长的 长时间 很久 好久 许久 久
fast | 快 快速 快的 迅速 很快地 飞快
quickly | 迅速地 快速地 赶紧地 急忙 连忙 赶忙 匆忙
slow | 慢 慢的 缓慢 慢慢 慢慢地
high | 高 高的 较高
low | 低 低的 较低 偏低
hot | 热 烫 热的 炎热 发烫 滚烫
cold | 冷 冰冷 冷的 寒冷 凉
allowed | 允许 准许 可以的 被允许 获准
forbidden | 禁止 不允许 不准 不许 严禁 违禁
needed | 必要 所需 必需
question | 问题 题 题目 提问 考题 面试题 道题 试题 面试问题 一个问题 疑问
questions | 些问题 几个问题 哪些问题 问题们
answer | 回答 答案 答复 作答
story | 故事 经历 一段经历 事例 案例 真实经历
stories | 哪些故事 几个故事 些故事 这些故事 这些经历
example | 例子 示例 范例 实例 案例 样例
practise | 练习 练 训练 操练
interview | 面试 面谈 访谈 面
recruiter | 招聘官 面试官 hr 人事 招聘人员 招聘者 人力资源 招聘方 主考官 招聘专员 面试人员
assessor | 评委 考官 评审 评估员 评估官 考核官
application | 申请 申请表 报名表 网申 申请书
cv | 简历 履历 个人简历 履历表
photo | 照片 证件照 全身照 生活照 半身照 相片 照
experience | 经验 经历 阅历 工作经验 工作经历 从业经验 服务经验 相关经验
job | 工作 职业 岗位 职位 差事 行业 行当 职务
career | 职业生涯 事业 职场 生涯
training | 培训 训练 受训 集训 岗前培训 培训课
course | 课程 课 培训班
contract | 合同 合约 签约
seasonal | 季节性 季节工
visa | 签证
passport | 护照
nationality | 国籍 外国籍 公民 中国国籍
degree | 学历 学位 本科 大专 专科 文凭 学士 大学文凭 硕士 研究生 本科学历 大专学历
university | 大学 高校 学院 大学生活
student | 学生 大学生 应届生 应届毕业生 在校生 大一 大二 大三 大四 学生党 实习生 在读
school | 学校 中学 小学 学院派 母校
language | 语言 外语 语种 第二外语 小语种 方言
languages | 多门语言 几门语言 几种语言 多种语言 哪些语言 多国语言
english | 英语 英文 英语口语 口语
german | 德语 德文
french | 法语 法文
spanish | 西班牙语 西语 西班牙文
italian | 意大利语 意语
portuguese | 葡萄牙语 葡语
dutch | 荷兰语
chinese | 中文 汉语 普通话 国语 华语 中国话 汉字
cantonese | 粤语 广东话
japanese | 日语 日文
korean | 韩语 韩文 韩国语 朝鲜语
arabic | 阿拉伯语 阿语
russian | 俄语
thai | 泰语
ielts | 雅思
toeic | 托业
toefl | 托福
college english test band 4 | 四级 英语四级 cet4 大学英语四级
college english test band 6 | 六级 英语六级 cet6 大学英语六级
fluent | 流利 流畅
height | 身高 个子 净身高 裸高 个头 身材高度 裸身高 高矮
age | 年龄 年纪 岁数 年纪大小
years old | 岁 周岁 岁了 岁的 虚岁
year | 年 年度 一年
years | 年间 多年 好几年 几年来
weight | 体重 重量 身材 胖瘦 bmi 体型
overweight | 胖 超重 肥胖 太胖 偏胖 微胖
thin | 瘦 苗条 太瘦 偏瘦
tattoo | 纹身 刺青 文身 纹身贴 小纹身 花臂
visible | 可见 看得见 露出 外露 看得到 露在外面 裸露 露
cover | 遮 遮盖 遮住 盖住 遮挡
piercing | 耳洞 打孔 穿孔 鼻钉 鼻环 耳骨钉 舌钉 唇钉 眉钉 脐钉 打耳洞 耳骨
forearm | 前臂 小臂
upper arm | 大臂 上臂
arm | 手臂 胳膊 臂
wrist | 手腕 腕
ankle | 脚踝 踝 脚腕
hair | 头发 发型 发 刘海 染发 盘发 发色 头发颜色
beard | 胡子 胡须 络腮胡
moustache | 小胡子 八字胡
glasses | 眼镜 框架眼镜
eyesight | 视力 近视 散光 裸眼视力 矫正视力 眼力 远视 度数 近视眼
headscarf | 头巾 面纱 希贾布
make-up | 化妆 妆 妆容 彩妆 口红 粉底 上妆 全妆 淡妆 浓妆 化妆品
nails | 指甲 美甲 指甲油
uniform | 制服 工作服 制服装
clothes | 衣服 服装 衣着 衣物 着装 衣裳
suit | 西装 套装 正装 职业装 西服
appearance | 外貌 外表 长相 形象 仪容 仪表 仪容仪表 颜值 相貌 五官 外形 气质 样貌 仪态
pretty | 漂亮 好看 美 美丽 帅 可爱 英俊
swim | 游泳 会游泳
roster | 排班 班表 排班表 航班表 班次 排班制度 月班 班
rest | 休息 歇 歇息
standby | 备份 待命 备勤 主备份 备降备份 候补 待机
promotion | 晋升 升职 升舱晋级 升迁 提拔 升 晋级 晋升机会 晋升空间
allowance | 补贴 津贴 补助 住房补贴 交通补贴 餐补 出差补助 日补 驻外补贴
holiday | 假期 年假 放假 休假 假 带薪假
benefits | 福利 员工福利 员工票 免票 员工机票 福利待遇 优惠票 折扣票 五险一金 社保
children | 孩子们 小孩们 儿童们 小朋友们
child | 孩子 小孩 儿童 小朋友 小孩子 娃 小男孩 小女孩 熊孩子 孩童
family | 家庭 家人 家 亲人 家里 家里人 亲属 家属
pregnant | 怀孕 孕妇 怀孕的 有孕 身孕 孕期 怀孕了 怀了孕
married | 结婚 已婚 结婚了 婚姻 婚
single | 单身 未婚
flight attendant | 飞行服务员
cabin crew member | 一名空乘 一位空乘 一名乘务员 一个空乘 合格的空乘
crew | 机组 机组人员 机组成员 组员 机组员 班组 乘务组员
purser | 乘务长 主任乘务长 带班乘务长 客舱经理 座舱长 事务长
captain | 机长 责任机长
co-pilot | 副驾驶 副机长 副驾
pilot | 飞行员 机师 驾驶员
pilots | 两名飞行员 飞行员们 飞行机组
passenger | 乘客 旅客 乘机人 一名乘客 一位乘客 一个乘客 一名旅客 一位旅客 机上乘客
passengers | 乘客们 旅客们 其他乘客 其他旅客 全体乘客 所有乘客 所有旅客 全体旅客 周围乘客 周围旅客 旁客
guest | 宾客 来宾 嘉宾 贵宾 住客 房客
customer | 顾客 客户 消费者 买家 食客
airline | 航空公司 航司
company | 公司 企业 单位 集团
airport | 机场 航站 飞机场
terminal | 航站楼 候机楼
airports | 各机场 机场们 几个机场
city | 城市 市 都市
country | 国家 国 地区
code | 代码 代号 编码 密码 码 缩写
aircraft | 飞机 机型 客机 航空器 机种 飞行器
fleet | 机队 飞机队
destination | 目的地 航点 航线 通航点
flight | 航班 班机 航程 航次 飞行 班次航班 一趟航班 趟
fly | 飞 飞行 坐飞机 乘飞机 乘机 搭飞机 上飞机
alliance | 联盟 航空联盟
founded | 成立 创立 创建 建立 创办 组建
employees | 员工 职员 雇员 工作人员
values | 价值观 价值 核心价值
mission | 使命
vision | 愿景
news | 新闻 消息 动态 最新消息 资讯 近况
tips | 技巧 建议 窍门 小贴士 诀窍 攻略 干货 秘诀 注意事项 心得 经验分享 贴士
prepare | 准备 备考 备战 预备
selection | 选拔 筛选 甄选 海选 简历筛选
stages | 阶段 环节 轮 轮次 步骤 流程 几轮 关卡
group | 小组 组 团队 团体 一组 群体
test | 测试 考试 测验 考核 笔试 考 检测 测评
cabin | 客舱 机舱 座舱 舱 舱内 机舱里
cockpit | 驾驶舱 驾驶室 机头
door | 门 舱门 客舱门 机门 登机门 车门
doors | 所有舱门 几个门 各舱门
exit | 出口 逃生口 紧急门
exits | 几个出口 所有出口 各出口
row | 排 行 一排 座位排
slide | 滑梯 逃生滑梯 充气滑梯 应急滑梯 撤离滑梯
slide raft | 滑梯筏 救生滑梯 滑梯救生船
armed | 预位的 预位状态 处于预位
armed door | 预位门
arming the doors | 舱门预位 滑梯预位 门预位
disarmed | 解除预位状态 未预位
girt bar | 滑梯杆 滑梯连杆 挡杆 系留杆
lever | 手柄 操纵杆 杆
handle | 把手 门把手 门手柄
window | 窗户 窗 舷窗 观察窗 靠窗 窗口
seat | 座位 座椅 位子 位置 座 席位 坐席
jumpseat | 乘务员座椅 折叠座椅 乘务员座位
galley | 厨房 机上厨房 服务间
oven | 烤箱 烤炉
lavatory | 厕所 洗手间 卫生间 盥洗室 机上厕所 马桶
trolley | 餐车 推车 小推车 水车 饮料车
bag | 包 袋子 背包 书包 手提袋 袋 挎包
baggage | 行李 行李箱 箱子 皮箱
suitcase | 旅行箱 拉杆箱
wing | 机翼 翅膀
engine | 发动机 引擎
fuselage | 机身
tail | 机尾 尾翼 尾部
wheel | 轮子 轮胎 机轮
landing gear | 起落架
runway | 跑道
take-off | 起飞 起飞阶段 起飞时
landing | 降落 着陆 落地 降落时 落地时
taxiing | 滑行 滑行中 滑行时
water | 水 水面 清水
evacuation | 撤离 应急撤离 紧急撤离 逃生 疏散 紧急疏散
command | 口令 命令 指令 指挥
commands | 哪些口令 口令们
shout | 喊 大喊 吼 喊话
announcement | 广播 播音 通告 公告 机上广播 客舱广播
briefing | 准备会 航前准备会 航前会 简报 航前准备 会议简报
emergency | 紧急 应急 突发 紧急的 危急
fire | 火 火灾 火情 火势 火焰 明火 大火
smoke | 烟 烟雾 浓烟 冒烟 冒出烟 冒浓烟 黑烟 白烟 冒烟了
smoking | 抽烟 吸烟 抽 偷偷抽烟 吸烟的
extinguish | 灭火 灭 扑灭 熄灭
oxygen | 氧气 氧 吸氧 供氧
mask | 面罩 口罩
turbulence | 颠簸 气流 乱流 晴空颠簸 遇到气流 遇到颠簸
decompression | 释压 失压
brace | 防冲击 冲撞姿势 抱紧防撞 防撞
life jacket | 救生衣
raft | 筏 皮筏
megaphone | 扩音器 喇叭 大喇叭 喊话器 麦克风喇叭
torch | 手电筒 手电 应急手电
axe | 斧头 斧 应急斧 救生斧
battery | 电池 干电池 备用电池
laptop | 笔记本电脑 笔记本 电脑 平板 ipad
charger | 充电器 充电线
lighter | 打火机 火机
liquid | 液体 液体类 液态
perfume | 香水
weapon | 武器 枪 枪支 凶器 管制刀具
knife | 刀 刀具 水果刀 小刀 刀子 剪刀
bomb | 炸弹 爆炸物 炸药
hijacking | 劫机 劫持 被劫持 劫机者
security | 安保 安检 保安 安全员 航空安全员 空警
trafficking | 贩卖 拐卖
disability | 残疾 残障 残疾人 残障人士 残疾乘客 行动不便
reduced mobility | 行动不便 行动障碍
autism hidden disability | 自闭症 孤独症 发育障碍
elderly | 老人 老年人 老奶奶 老爷爷 年迈 老太太 长者 老年旅客 老大爷 大爷 大妈 老年乘客 年长
infant | 婴儿 婴幼儿 婴儿旅客 两岁以下
baby | 宝宝 小宝宝 小婴儿 宝贝 婴孩
bassinet | 婴儿摇篮 摇篮 婴儿床
stroller | 婴儿车 推车婴儿车 童车
unaccompanied | 无人陪伴 无陪 独自
dog | 狗 犬 小狗
cat | 猫 猫咪
animal | 动物 宠物
meal | 餐 餐食 飞机餐 饭 机餐 餐饮 盒饭 正餐
food | 食物 食品 吃的 吃的东西 菜 菜品
breakfast | 早餐 早饭
lunch | 午餐 午饭
dinner | 晚餐 晚饭
drink | 饮料 喝 喝的 饮品 饮
coffee | 咖啡
tea | 茶 茶水
hot water | 热水 开水 热饮
alcohol | 酒 酒精 酒水 酒类 喝酒 饮酒
beer | 啤酒
wine | 葡萄酒 红酒 红葡萄酒
drunk | 醉 醉酒 喝醉 醉的 喝醉酒
kosher | 犹太餐 洁食
halal | 清真 清真餐 穆斯林餐 清真食品
vegetarian | 素食 素食餐 素食者 素餐 吃素
vegan | 纯素 纯素食
allergy | 过敏 过敏源 过敏症 过敏史 食物过敏
peanut | 花生 坚果
complaint | 投诉 抱怨 客诉 投诉信
angry | 生气 愤怒 发火 恼火 气愤 暴躁 恼怒 不高兴 不满
upset | 难过 烦躁 不开心 激动 情绪激动 不爽 委屈
afraid | 害怕 恐惧 怕 惊恐 胆怯 惊慌 惊慌失措 受惊
crying | 哭 哭闹 哭泣 大哭 流泪 哭声
shouting | 大吼大叫 大喊大叫 吵闹 大声喊叫
refuse | 拒绝 不肯 不愿 不愿意 拒不 不配合 不听
delay | 延误 晚点 误点 延迟 推迟 误机
cancelled | 取消 取消的 被取消
overbooked | 超售 超额预订 超卖
boarding | 登机 上客 上飞机时
disembark | 下机 下飞机 下客 离机
doctor | 医生 大夫 医护人员 医务人员
nurse | 护士 护理 护工
medicine | 药 药物 药品 吃药
pill | 药片 药丸
unconscious | 昏迷 失去意识 无意识 昏迷的
breathing | 呼吸
breathe | 喘气 呼气 吸气
heart | 心脏 心 心跳
pulse | 脉搏 脉
chest | 胸 胸口 胸部
pain | 疼痛 痛 疼 痛苦 酸痛
bleeding | 出血 流血 大出血 止血 流血不止
blood | 血 血液
blood pressure | 血压 高血压 低血压
burn | 烫伤 烧伤 灼伤 烫到 烫 烫伤了 烫到了 被烫伤 被烫到
diabetes | 糖尿病
diabetic | 糖尿病人 糖尿病患者 糖尿病乘客
sugar | 糖 糖分 血糖 糖果 葡萄糖
insulin | 胰岛素
asthma | 哮喘 气喘病
epilepsy seizure | 羊痫风 癫痫病
fracture | 骨折 骨头断了 断了
sprain | 扭伤 崴脚 扭到
wound | 伤口 伤 割伤 划伤 擦伤 创伤
injured | 受伤 伤者 伤员 受伤的 受伤了 负伤 伤到
birth | 分娩 生产 接生 生孩子 生宝宝 临产 早产
labour | 阵痛 宫缩 羊水破了 破水
dead | 死 死亡 去世 死去 遗体 尸体 过世
death | 死亡 去世
infection | 感染 传染病 传染 病毒 流感 新冠
vomit | 呕吐 呕吐物 吐
sick | 生病 病 患病 身体不适 晕机 不适
airsick | 晕机 晕机的 晕机了 晕车
nausea | 恶心 反胃
fever | 发烧 发热 发烧的
cold flu | 感冒
hypoxia | 缺氧 缺氧症
defibrillator | 除颤器 除颤仪 aed 自动体外除颤器 体外除颤器
bandage | 绷带 创可贴 纱布 包扎 创口贴
cool | 冷却 冷敷 降温 冰敷
ice | 冰 冰块 冰袋 结冰
symptoms | 症状 病症 表现 征状
signs | 迹象 征兆 信号 标志
recognise | 识别 辨别 辨认 认出 判断
treat | 治疗 救治 处置 医治
help | 帮助 帮忙 援助 协助 求助 帮 求救
team | 团队 队 队伍 团体
communication | 沟通 交流 沟通能力 表达能力 表达 交际
leadership | 领导力 领导能力 领导 领导才能
integrity | 诚信 正直 诚实守信 操守
honest | 诚实 坦诚 老实 真诚 诚恳 实话 如实
stress | 压力 紧张感 心理压力
pressure | 压力 气压 重压 压强
nervous | 紧张 焦虑 慌张 慌 忐忑 不安
calm | 冷静 镇定 平静 镇静 沉着 淡定 从容
mistake | 错误 失误 差错 过失 犯错 犯错误 出错 过错 犯的错
success | 成功 成就 顺利
failed | 失败 失败了 没成功
rejected | 被拒 被拒绝 淘汰 被刷 被淘汰 落选
chance | 机会 可能性 几率 概率 机率 胜算 希望
hired | 被录取 被录用 录取了 录用了 入职
hiring | 招聘 招人 招募 录用 录取 招收 社招 校招 招工 应聘流程
strength | 优点 优势 强项 长处 力量 力气
strengths | 哪些优点 几个优点
weakness | 缺点 弱点 短板 劣势 不足
weaknesses | 哪些缺点 几个缺点
hobby | 爱好 兴趣 兴趣爱好 特长 才艺
colleague | 同事 同伴 搭档 工友 队友 另一位乘务员 伙伴 组员 前辈 同组
boss | 老板 上司 领导 经理 主管 上级 店长 组长
service | 服务 客舱服务 机上服务 餐饮服务
situation | 情境 情景 场景 处境 局面 背景
task | 任务 工作任务
action | 行动 动作 举动 措施 行为
result | 结果 成果 效果 后果 结局
score | 分数 得分 评分 成绩 打分
points | 分 分值 点数
difference | 区别 不同 差异 差别 不一样
meaning | 意思 含义 意义 定义
called | 叫做 称为 叫 称作 名叫
reason | 原因 理由 缘故
rule | 规定 规则 规矩 制度 规章 条例 政策
law | 法律 法规 法
fatigue | 疲劳 疲惫 劳累 疲倦
tired | 累 疲惫 困 疲劳 累了 很累 辛苦
layover | 过夜 驻外 经停
hotel | 酒店 宾馆 旅馆 旅店 五星级酒店
hotel reception | 酒店前台 前台 酒店大堂
night | 夜 夜班 红眼 红眼航班 夜航
shift | 倒班 轮班 值班 当班 白班
day | 天 日 一天 每天 日子 整天
week | 周 星期 礼拜 一周 每周
month | 月 个月 一个月 每月 每个月
hours | 小时 个小时 钟头 点钟 小时数
minutes | 分钟 分钟内
seconds | 秒 秒钟 秒内
time | 时间 次 回 时刻 时长 时光
times | 倍 几次 多次 好几次 次数
open | 打开 开 开着 开启
close | 关闭 关 关上
locked | 锁 锁着 锁上 上锁 反锁 锁住了
blocked | 堵 堵住 堵塞 挡住 被堵 被挡住 不通 阻塞
broken | 坏 坏的 破损 损坏 故障 失灵 破 破的 不工作
jams | 卡住 卡死 卡住了 卡
jump | 跳 跳下去 跳滑梯
know | 知道 了解 清楚 认识 熟悉
see | 看到 看见 见到 见
need | 需要 要 需求
use | 用 使用 利用
live | 住 居住 定居
apartment | 公寓 房子 宿舍 住宿 员工宿舍 住房 住处
roommate | 室友 舍友 同住
rent | 房租 租房 租金 租
pay | 付钱 付 支付 给钱 交钱 付费
cost | 费用 花费 成本 价格 价钱 收费 价
money | 钱 金钱 现钱 资金
free | 免费 空闲 自由 免费的 有空
begin | 开始 起步
end | 结束 结尾 末 尾
happen | 发生 出现
cause | 导致 引起 造成 引发 使得 使 令
react | 反应 应对
early | 早 早到 提早 很早 早点
late | 迟到 晚 迟 晚到 晚了 太迟
together | 一起 一同 共同 一块儿
man | 男人 男士 男 男的 先生 男生 男性 大叔 男子
woman | 女人 女士 女 女的 小姐 女生 女性 阿姨 女子
boy | 男孩 小伙子
girl | 女孩 姑娘 女孩子 妹子
people | 人 人们 人群 人数 群众
person | 人员 人士 人物
friend | 朋友 好朋友 闺蜜 好友
mother | 妈妈 母亲 妈 老妈 我妈 我妈妈 他妈妈 孩子妈妈
father | 爸爸 父亲 爸 老爸 我爸 我爸爸
parents | 父母 爸妈 家长 爸爸妈妈 双亲
husband | 丈夫 老公 先生丈夫
wife | 妻子 老婆 太太 爱人
boyfriend | 男朋友 男友 对象
girlfriend | 女朋友 女友
brother | 哥哥 弟弟 兄弟
sister | 姐姐 妹妹 姐妹俩
grandmother | 奶奶 外婆 姥姥
grandfather | 爷爷 外公 姥爷
head | 头 头部 脑袋 头上
face | 脸 面部 脸上 脸部 面容
ear | 耳朵 耳 耳部
eye | 眼睛 眼 双眼 眼部
nose | 鼻子 鼻
mouth | 嘴 嘴巴 口 口腔
lips | 嘴唇 唇
neck | 脖子 颈部 颈 后颈
shoulder | 肩膀 肩 肩部
hand | 手 手上 双手 手部 手掌 手背
finger | 手指 指头 手指上
leg | 腿 腿部 小腿 大腿 腿上
foot | 脚 脚部 脚上 双脚 脚背
knee | 膝盖 膝
back | 背部 后背 背 腰 腰部 背上
stomach | 肚子 胃 腹部 腹 肚
skin | 皮肤 肤色
scar | 疤 疤痕 伤疤 伤痕 痘印 胎记
acne | 痘痘 痘 青春痘 粉刺 痤疮
teeth | 牙 牙齿 牙套 虎牙
left | 左 左边 左侧 左手
right side | 右 右边 右侧 右手
front | 前面 前方 前舱 前部 前排
behind | 后面 背后 后方
rear | 后舱 后部 后排
upper deck | 上层 二楼 上层甲板 楼上
inside | 里面 内 内部 里 屋里 之内
outside | 外面 外 外部 窗外 门外 外边 外头
full | 满 满的 坐满 满员 满座
empty | 空 空的 空着 空座
red | 红 红色 红的 大红
yellow | 黄 黄色
green | 绿 绿色
blue | 蓝 蓝色
black | 黑 黑色
white | 白 白色
maximum | 最大 最多 最高 上限 至多 不超过
minimum | 最低 最小 最少 至少 起码 下限 不低于
limit | 限制 上限 限度 界限 限
number | 数 数字 号码 数量 编号
percent | 百分之 成
kilo | 公斤 千克 斤 kg
metre | 米 公尺
cm | 厘米 公分 cm
feet | 英尺 尺
culture | 文化 习俗 风俗 习惯
greeting | 问候 打招呼 问好 迎客 招呼 见面礼
gift | 礼物 礼品
tip money | 小费
taboo | 禁忌 忌讳
bow | 鞠躬
scenario | 情景题 情景 场景题
politics | 政治
football | 足球
pizza | 披萨
really | 真的 确实 实在 的确 真
maybe | 也许 可能 或许 大概 说不定 估计 应该是 大概率
unfortunately | 可惜 遗憾 不幸 很遗憾
nice | 友善 友好 亲切 和蔼 善良 热情 有礼貌
sad | 难过 伤心 悲伤 失望 沮丧
happy | 开心 高兴 快乐 幸福 满意 满足 欣慰 愉快 很开心
satisfied | 满意 很满意
stupid | 笨 傻 蠢 愚蠢
life | 生命 人生 生活 日常
luck | 运气 幸运 好运
dream | 梦想 梦
home | 家 家里 家中 回家 老家
shop | 商店 店 门店 超市 店里 便利店 服装店 奶茶店 专卖店
restaurant | 餐厅 饭店 餐馆 餐饮店 火锅店 西餐厅 咖啡店 咖啡厅 咖啡馆
waitress | 服务员 女服务员 服务生
receptionist | 前台接待 前台工作人员 接待员
sales assistant | 销售员 导购 店员 售货员 营业员
cashier | 收银 收银员
teacher | 老师 教师 幼师 辅导老师
ground staff | 地勤 地服 值机员 地面服务 地面工作人员 地勤人员
check-in counter | 值机柜台 值机 柜台
gate | 登机口 闸口
volunteer | 志愿者 义工 志愿 志愿活动
? | 吗 么 吗的
worked | 上过班 干过活 打过工 实习过 实习
internship | 实习 实习经历 实习经验
i was fired | 我被开除了 我被辞退了 我被炒了
unemployed | 失业 没工作 待业 无业
was able to | 成功地
very happy | 很高兴 非常高兴 十分高兴 很满意 非常满意
thanked me | 感谢我 向我道谢 对我表示感谢 谢谢我 表示感谢 很感谢我
in the end | 最后 最终 到最后
i learned | 我学到 我学到了 我学会了 我从中学到 我明白了 我意识到
i noticed | 我注意到 我发现 我看到 我留意到
i told | 我告诉
i was | 我当时 我那时候
there was | 有一位客人 当时有
there were | 当时有很多
finally | 终于 最终
one day | 有一天 某天 一天晚上 一天
once | 有次 曾有一次 那一次
both sides | 双方
11 | 十一 十一个
12 | 十二 十二个
13 | 十三 十三个
14 | 十四 十四个
15 | 十五 十五个
16 | 十六 十六个
17 | 十七 十七个
18 | 十八 十八个
19 | 十九 十九个
20 | 二十 二十个
21 | 二十一 二十一个
22 | 二十二 二十二个
23 | 二十三 二十三个
24 | 二十四 二十四个
25 | 二十五 二十五个
26 | 二十六 二十六个
27 | 二十七 二十七个
28 | 二十八 二十八个
29 | 二十九 二十九个
30 | 三十 三十个
31 | 三十一 三十一个
32 | 三十二 三十二个
33 | 三十三 三十三个
34 | 三十四 三十四个
35 | 三十五 三十五个
36 | 三十六 三十六个
37 | 三十七 三十七个
38 | 三十八 三十八个
39 | 三十九 三十九个
40 | 四十 四十个
41 | 四十一 四十一个
42 | 四十二 四十二个
43 | 四十三 四十三个
44 | 四十四 四十四个
45 | 四十五 四十五个
46 | 四十六 四十六个
47 | 四十七 四十七个
48 | 四十八 四十八个
49 | 四十九 四十九个
50 | 五十 五十个
51 | 五十一 五十一个
52 | 五十二 五十二个
53 | 五十三 五十三个
54 | 五十四 五十四个
55 | 五十五 五十五个
56 | 五十六 五十六个
57 | 五十七 五十七个
58 | 五十八 五十八个
59 | 五十九 五十九个
60 | 六十 六十个
61 | 六十一 六十一个
62 | 六十二 六十二个
63 | 六十三 六十三个
64 | 六十四 六十四个
65 | 六十五 六十五个
66 | 六十六 六十六个
67 | 六十七 六十七个
68 | 六十八 六十八个
69 | 六十九 六十九个
70 | 七十 七十个
71 | 七十一 七十一个
72 | 七十二 七十二个
73 | 七十三 七十三个
74 | 七十四 七十四个
75 | 七十五 七十五个
76 | 七十六 七十六个
77 | 七十七 七十七个
78 | 七十八 七十八个
79 | 七十九 七十九个
80 | 八十 八十个
81 | 八十一 八十一个
82 | 八十二 八十二个
83 | 八十三 八十三个
84 | 八十四 八十四个
85 | 八十五 八十五个
86 | 八十六 八十六个
87 | 八十七 八十七个
88 | 八十八 八十八个
89 | 八十九 八十九个
90 | 九十 九十个
91 | 九十一 九十一个
92 | 九十二 九十二个
93 | 九十三 九十三个
94 | 九十四 九十四个
95 | 九十五 九十五个
96 | 九十六 九十六个
97 | 九十七 九十七个
98 | 九十八 九十八个
99 | 九十九 九十九个
100 | 一百
200 | 两百 二百
300 | 三百
400 | 四百
500 | 五百
800 | 八百
1000 | 一千
2000 | 两千
3000 | 三千
5000 | 五千
10000 | 一万
150 cm | 一米五 1米5 一米5 1米五 1米50 一百五 一米五零
151 cm | 一米五一 1米51 一米51 1米五一 一百五十一
152 cm | 一米五二 1米52 一米52 1米五二 一百五十二
153 cm | 一米五三 1米53 一米53 1米五三 一百五十三
154 cm | 一米五四 1米54 一米54 1米五四 一百五十四
155 cm | 一米五五 1米55 一米55 1米五五 一百五十五
156 cm | 一米五六 1米56 一米56 1米五六 一百五十六
157 cm | 一米五七 1米57 一米57 1米五七 一百五十七
158 cm | 一米五八 1米58 一米58 1米五八 一百五十八
159 cm | 一米五九 1米59 一米59 1米五九 一百五十九
160 cm | 一米六 1米6 一米6 1米六 1米60 一百六 一米六零
161 cm | 一米六一 1米61 一米61 1米六一 一百六十一
162 cm | 一米六二 1米62 一米62 1米六二 一百六十二
163 cm | 一米六三 1米63 一米63 1米六三 一百六十三
164 cm | 一米六四 1米64 一米64 1米六四 一百六十四
165 cm | 一米六五 1米65 一米65 1米六五 一百六十五
166 cm | 一米六六 1米66 一米66 1米六六 一百六十六
167 cm | 一米六七 1米67 一米67 1米六七 一百六十七
168 cm | 一米六八 1米68 一米68 1米六八 一百六十八
169 cm | 一米六九 1米69 一米69 1米六九 一百六十九
170 cm | 一米七 1米7 一米7 1米七 1米70 一百七 一米七零
171 cm | 一米七一 1米71 一米71 1米七一 一百七十一
172 cm | 一米七二 1米72 一米72 1米七二 一百七十二
173 cm | 一米七三 1米73 一米73 1米七三 一百七十三
174 cm | 一米七四 1米74 一米74 1米七四 一百七十四
175 cm | 一米七五 1米75 一米75 1米七五 一百七十五
176 cm | 一米七六 1米76 一米76 1米七六 一百七十六
177 cm | 一米七七 1米77 一米77 1米七七 一百七十七
178 cm | 一米七八 1米78 一米78 1米七八 一百七十八
179 cm | 一米七九 1米79 一米79 1米七九 一百七十九
180 cm | 一米八 1米8 一米8 1米八 1米80 一百八 一米八零
181 cm | 一米八一 1米81 一米81 1米八一 一百八十一
182 cm | 一米八二 1米82 一米82 1米八二 一百八十二
183 cm | 一米八三 1米83 一米83 1米八三 一百八十三
184 cm | 一米八四 1米84 一米84 1米八四 一百八十四
185 cm | 一米八五 1米85 一米85 1米八五 一百八十五
186 cm | 一米八六 1米86 一米86 1米八六 一百八十六
187 cm | 一米八七 1米87 一米87 1米八七 一百八十七
188 cm | 一米八八 1米88 一米88 1米八八 一百八十八
189 cm | 一米八九 1米89 一米89 1米八九 一百八十九
190 cm | 一米九 1米9 一米9 1米九 1米90 一百九 一米九零
191 cm | 一米九一 1米91 一米91 1米九一 一百九十一
192 cm | 一米九二 1米92 一米92 1米九二 一百九十二
193 cm | 一米九三 1米93 一米93 1米九三 一百九十三
194 cm | 一米九四 1米94 一米94 1米九四 一百九十四
195 cm | 一米九五 1米95 一米95 1米九五 一百九十五
196 cm | 一米九六 1米96 一米96 1米九六 一百九十六
197 cm | 一米九七 1米97 一米97 1米九七 一百九十七
198 cm | 一米九八 1米98 一米98 1米九八 一百九十八
199 cm | 一米九九 1米99 一米99 1米九九 一百九十九
question 1 | 第一题 第一道题 第1题 第一个问题
question 2 | 第二题 第二道题 第2题 第二个问题
question 3 | 第三题 第三道题 第3题 第三个问题
question 4 | 第四题 第四道题 第4题 第四个问题
question 5 | 第五题 第五道题 第5题 第五个问题
help | 帮助 帮 帮忙 协助 帮到
talk to | 交谈 沟通过
tell | 告诉 告知 通知 转告
say | 说 讲 说道
ask | 问 询问 请问过
answer | 回答 答 回复 答复
explain | 解释 说明 讲解
calm | 安抚 安慰 平复
listen | 听 倾听 聆听
apologise | 道歉 赔礼 致歉
offer | 提供 主动提供
give | 给 递给 给予 递 送给
take | 拿 取 拿走 带走 取走
bring | 带 携带 带来 拿来 带上
find | 找到 发现 找 寻找 找出
solve | 解决 搞定 化解
decide | 决定 做出决定
choose | 选择 挑选
work | 工作 上班 干活 打工 任职 就职
learn | 学到 学会 学习 学 学过
call | 叫 打电话 打电话给 呼叫 呼喊 联系
wait | 等 等待 等候 等着
check | 检查 确认 核对 核实 查看 查
report | 报告 汇报 上报
suggest | 建议 提议
thank | 感谢 道谢
serve | 服务 接待 招待
notice | 注意到 察觉 留意到 发觉 意识到
see | 看到 看见 见到 瞧见
look at | 看 看着 瞧
meet | 遇见 遇到过 认识
try | 试 尝试 试着 试图 努力
start | 开始 着手
finish | 完成 做完 结束 弄完
stop | 停止 阻止 制止 停下 停下来
happen | 发生 出现
leave | 离开 走开 走
come | 来 过来 来到 赶来
come back | 回来 返回 回到
go | 去 前往 过去 走到
run | 跑 跑步 奔跑
arrive | 到达 抵达 到场 赶到
open | 打开 开启 开 拉开
close | 关闭 关上 关 合上 关好
push | 推 推开 推搡
pull | 拉 拽 拉动
press | 按 按下 按住
hit | 打 殴打 击打 撞 撞到
lose | 丢失 丢 失去 弄丢 遗失
break | 打破 弄坏 弄碎 摔碎
spill | 洒 洒出 打翻 弄洒 泼 洒到
drop | 掉落 落下 丢下
fall down | 跌落 倒下 倒
sit | 坐 坐下 就座 入座
stand up | 站起来 站立 站 起身
lie down | 躺下 躺 平躺
jump | 跳 跳下 跳下去
slide down | 滑下 滑下去
carry | 搬 抬 背着 抱
lift | 举 抬起 举起
put | 放 放下 放在 摆放 放进 塞
hold | 握住 拿着 抓住 扶 抱住
wear | 穿 戴 佩戴 穿着 戴着
remove | 脱 摘 取下 脱掉 摘掉 移走 去掉
use | 使用 用 利用 用到 采用
make | 制作 做出 做成 制造
do | 做 干 进行 执行
get | 得到 获得 拿到 收到 取得
receive | 接到
buy | 买 购买
sell | 卖 销售 推销
pay | 付 支付 付钱 缴 交钱
eat | 吃 食用
drink | 喝 饮
sleep | 睡 睡觉 睡着 入睡
wake | 醒 醒来 醒过来 吵醒
cry | 哭泣着
laugh | 笑 嘲笑
shout | 喊 大喊 吼 大叫 喊叫 叫喊 大吼 尖叫
complain | 投诉 抱怨
refuse | 拒绝 不肯 拒不
insult | 骂 辱骂 侮辱 骂人
threaten | 威胁 恐吓
argue | 争吵 吵架 争执 争论 吵 吵起来
agree | 同意 赞同 认同 答应
accept | 接受
change | 换 改变 更换 调整 改 变化 改成
improve | 改进 提高 改善 提升 进步 完善
prepare | 准备 备好 筹备
practise | 练习 练 操练 训练一下
remember | 记住 记得 想起
forget | 忘记 忘 忘了
think | 想到 思考 考虑 想想
know | 知道 了解 懂 明白 清楚 懂得 熟悉 晓得
understand | 理解 听懂 看懂
feel | 感到 觉得到 感受到
want | 想 想要 希望
need | 需要
like | 喜欢 爱 喜爱
hate | 讨厌 恨
hope | 盼望 期待
show | 展示 出示 给看 表现 显示 演示
teach | 教 教会 指导
write | 写 填写 写下
read | 读 阅读 念
speak | 说话 讲话 开口
keep | 保持 保留 保管 维持
save | 救 挽救 保存 拯救
treat | 治疗 救治 处置 对待
cover | 遮 盖 遮住 盖住 遮盖 遮挡 覆盖
cut | 剪 切 割
burn | 烧 烧伤过
fly | 飞 飞行 执飞 乘坐 乘机 飞过
travel | 旅行 旅游 出差
move | 搬 移动 搬家 搬到 搬去 转移
live | 住 居住 生活
study | 念书 就读 读书 攻读
graduate | 毕业
pass | 通过 考过 及格 过关
fail | 失败 没通过 不及格 挂掉
join | 加入 参加 参与 入职
organise | 组织 安排 策划
lead | 带领 领导 负责 主持
share | 分享 分担 共享
divide | 分工 分配 划分
cooperate | 配合 合作 协调
volunteer | 做志愿者 当志愿者
win | 赢 获奖 赢得
miss | 错过 误 没赶上 想念
cancel | 取消
delay | 延误 推迟 晚点 延迟
follow | 遵守 跟着 听从 遵循 跟随 服从
break the rule | 违反 违规
evacuate | 撤离 疏散 逃生 撤
rescue | 救援 营救 抢救
inflate | 充气 膨胀
arm | 预位 操作预位
disarm | 解除预位 解除
guard | 看守 守住 看住
block | 挡住 堵 阻挡 阻塞 封住
search | 搜索 搜查 搜寻 翻
touch | 碰 触摸 摸
steal | 偷 盗窃 偷走
smoke | 抽烟 吸烟 抽
hide | 藏 隐藏 躲
lie | 撒谎 说谎 骗 欺骗
send | 发送 寄 发 送
clean | 清洁 打扫 擦 清理 收拾 擦干净
wash | 洗 清洗 冲洗
cool | 冷却 降温 冷敷
swim | 游泳 游 会游泳
earn | 挣 赚 挣钱 赚钱
begin | 起
end | 结束了
return | 归还 退还 退
trust | 信任 相信
react | 反应 应对 反应过来
handle | 处理 应付 对付
survive | 生存 幸存 存活
breathe | 呼吸 喘气
faint | 晕倒 昏倒 晕厥 昏迷 晕过去
vomit | 呕吐 吐
bleed | 流血 出血
choke | 噎
die | 死 死亡 去世 过世
hurt | 受伤 弄伤 伤到
recover | 恢复 康复 好转
count | 数 清点 点人数
sign | 签 签字
translate | 翻译
smile | 微笑 笑着
order | 点餐 点单 订购 命令
book | 预订 预定 订
invite | 邀请 请来
quit | 辞职 离职 辞掉 不干
hire | 录用 录取 聘用 招聘 雇用 招
train | 培训 受训
interview | 面试 面
score | 打分 评分
test | 测试 考 测验 考核 测
mention | 提到 提及
describe | 描述 形容
add | 加 添加 补充 加上
recommend | 推荐
praise | 表扬 夸 称赞 夸奖 赞扬
criticise | 批评 指责 责怪 责备 怪
worry | 着急 操心
encourage | 鼓励 加油
replace | 顶替 替换 代替 更替
take over | 接手 接管 接班
deliver | 交付
fix | 修 修理 修好
switch off | 关掉 关机 关灯
switch on | 开灯 启动
throw | 扔 丢掉 扔掉 抛
pour | 倒水 倒出 浇
spray | 喷 喷洒 喷水
put out | 扑灭 灭 灭掉
alert | 提醒 警告 警示
lock | 锁 锁上 锁住
helped | 帮助了 帮助过 帮了 帮过 帮过了 帮忙了 帮忙过 协助了 协助过 帮到了 帮到过 帮了忙
talked to | 交谈了 交谈过
told | 告诉了 告诉过 告知了 告知过 通知了 通知过 转告了 转告过
said | 说了 说过 说过了 讲了 讲过 讲过了 说道了 说道过
asked | 问了 问过 问过了 询问了 询问过
answered | 回答了 回答过 答了 答过 答过了 回复了 回复过 答复了 答复过
explained | 解释了 解释过 说明了 说明过 讲解了 讲解过
calmed | 安抚了 安抚过 安慰了 安慰过 平复了 平复过
listened | 听了 听过 听过了 倾听了 倾听过 聆听了 聆听过
apologised | 道歉了 道歉过 赔礼了 赔礼过 致歉了 致歉过 道了歉
offered | 提供了 提供过 主动提供了 主动提供过
gave | 给了 给过 给过了 递给了 递给过 给予了 给予过 递了 递过 递过了 送给了 送给过
took | 拿了 拿过 拿过了 取了 取过 取过了 拿走了 拿走过 带走了 带走过 取走了 取走过
brought | 带了 带过 带过了 携带了 携带过 带来了 带来过 拿来了 拿来过 带上了 带上过
found | 找到了 找到过 发现了 发现过 找了 找过 找过了 寻找了 寻找过 找出了 找出过
solved | 解决了 解决过 搞定了 搞定过 化解了 化解过
decided | 决定了 决定过 做出决定了 做出决定过
chose | 选择了 选择过 挑选了 挑选过
worked | 工作了 工作过 上班了 上班过 干活了 干活过 打工了 打工过 任职了 任职过 就职了 就职过
learned | 学到了 学到过 学会了 学会过 学习了 学习过 学了 学过 学过了
called | 叫了 叫过 叫过了 打电话了 打电话过 打电话给了 打电话给过 呼叫了 呼叫过 呼喊了 呼喊过 联系了 联系过 打了电话
waited | 等了 等过 等过了 等待了 等待过 等候了 等候过 等着了 等着过
checked | 检查了 检查过 确认了 确认过 核对了 核对过 核实了 核实过 查看了 查看过 查了 查过 查过了
reported | 报告了 报告过 汇报了 汇报过 上报了 上报过
suggested | 建议了 建议过 提议了 提议过
thanked | 感谢了 感谢过 道谢了 道谢过
served | 服务了 服务过 接待了 接待过 招待了 招待过
noticed | 注意到了 注意到过 察觉了 察觉过 留意到了 留意到过 发觉了 发觉过 意识到了 意识到过
saw | 看到了 看到过 看见了 看见过 见到了 见到过 瞧见了 瞧见过
looked at | 看了 看过 看过了 看着了 看着过 瞧了 瞧过 瞧过了
met | 遇见了 遇见过 认识了 认识过
tried | 试了 试过 试过了 尝试了 尝试过 试着了 试着过 试图了 试图过 努力了 努力过
started | 开始了 开始过 着手了 着手过
finished | 完成了 完成过 做完了 做完过 结束了 结束过 弄完了 弄完过
stopped | 停止了 停止过 阻止了 阻止过 制止了 制止过 停下了 停下过 停下来了 停下来过
happened | 发生了 发生过 出现了 出现过
left | 离开了 离开过 走开了 走开过 走了 走过 走过了
came | 来了 来过 来过了 过来了 过来过 来到了 来到过 赶来了 赶来过
came back | 回来了 回来过 返回了 返回过 回到了 回到过
went | 去了 去过 去过了 前往了 前往过 过去了 过去过 走到了 走到过
ran | 跑了 跑过 跑过了 跑步了 跑步过 奔跑了 奔跑过
arrived | 到达了 到达过 抵达了 抵达过 到场了 到场过 赶到了 赶到过
opened | 打开了 打开过 开启了 开启过 开了 开过 开过了 拉开了 拉开过
closed | 关闭了 关闭过 关上了 关上过 关了 关过 关过了 合上了 合上过 关好了 关好过
pushed | 推了 推过 推过了 推开了 推开过 推搡了 推搡过
pulled | 拉了 拉过 拉过了 拽了 拽过 拽过了 拉动了 拉动过
pressed | 按了 按过 按过了 按下了 按下过 按住了 按住过
hit | 打了 打过 打过了 殴打了 殴打过 击打了 击打过 撞了 撞过 撞过了 撞到了 撞到过
lost | 丢失了 丢失过 丢了 丢过 丢过了 失去了 失去过 弄丢了 弄丢过 遗失了 遗失过
broke | 打破了 打破过 弄坏了 弄坏过 弄碎了 弄碎过 摔碎了 摔碎过
spilled | 洒了 洒过 洒过了 洒出了 洒出过 打翻了 打翻过 弄洒了 弄洒过 泼了 泼过 泼过了 洒到了 洒到过
dropped | 掉落了 掉落过 落下了 落下过 丢下了 丢下过
fell down | 跌落了 跌落过 倒下了 倒下过 倒了 倒过 倒过了
sat | 坐了 坐过 坐过了 坐下了 坐下过 就座了 就座过 入座了 入座过
stood up | 站起来了 站起来过 站立了 站立过 站了 站过 站过了 起身了 起身过
lay down | 躺下了 躺下过 躺了 躺过 躺过了 平躺了 平躺过
jumped | 跳了 跳过 跳过了 跳下了 跳下过 跳下去了 跳下去过
slid down | 滑下了 滑下过 滑下去了 滑下去过
carried | 搬了 搬过 搬过了 抬了 抬过 抬过了 背着了 背着过 抱了 抱过 抱过了
lifted | 举了 举过 举过了 抬起了 抬起过 举起了 举起过
put | 放了 放过 放过了 放下了 放下过 放在了 放在过 摆放了 摆放过 放进了 放进过 塞了 塞过 塞过了
held | 握住了 握住过 拿着了 拿着过 抓住了 抓住过 扶了 扶过 扶过了 抱住了 抱住过
wore | 穿了 穿过 穿过了 戴了 戴过 戴过了 佩戴了 佩戴过 穿着了 穿着过 戴着了 戴着过
removed | 脱了 脱过 脱过了 摘了 摘过 摘过了 取下了 取下过 脱掉了 脱掉过 摘掉了 摘掉过 移走了 移走过 去掉了 去掉过
used | 使用了 使用过 用了 用过 用过了 利用了 利用过 用到了 用到过 采用了 采用过
made | 制作了 制作过 做出了 做出过 做成了 做成过 制造了 制造过
did | 做了 做过 做过了 干了 干过 干过了 进行了 进行过 执行了 执行过
got | 得到了 得到过 获得了 获得过 拿到了 拿到过 收到了 收到过 取得了 取得过
received | 接到了 接到过
bought | 买了 买过 买过了 购买了 购买过
sold | 卖了 卖过 卖过了 销售了 销售过 推销了 推销过
paid | 付了 付过 付过了 支付了 支付过 付钱了 付钱过 缴了 缴过 缴过了 交钱了 交钱过
ate | 吃了 吃过 吃过了 食用了 食用过
drank | 喝了 喝过 喝过了 饮了 饮过 饮过了
slept | 睡了 睡过 睡过了 睡觉了 睡觉过 睡着了 睡着过 入睡了 入睡过
woke | 醒了 醒过 醒过了 醒来了 醒来过 醒过来了 醒过来过 吵醒了 吵醒过
cried | 哭泣着了 哭泣着过
laughed | 笑了 笑过 笑过了 嘲笑了 嘲笑过
shouted | 喊了 喊过 喊过了 大喊了 大喊过 吼了 吼过 吼过了 大叫了 大叫过 喊叫了 喊叫过 叫喊了 叫喊过 大吼了 大吼过 尖叫了 尖叫过
complained | 投诉了 投诉过 抱怨了 抱怨过
refused | 拒绝了 拒绝过 不肯了 不肯过 拒不了 拒不过
insulted | 骂了 骂过 骂过了 辱骂了 辱骂过 侮辱了 侮辱过 骂人了 骂人过
threatened | 威胁了 威胁过 恐吓了 恐吓过
argued | 争吵了 争吵过 吵架了 吵架过 争执了 争执过 争论了 争论过 吵了 吵过 吵过了 吵起来了 吵起来过 吵了架
agreed | 同意了 同意过 赞同了 赞同过 认同了 认同过 答应了 答应过
accepted | 接受了 接受过
changed | 换了 换过 换过了 改变了 改变过 更换了 更换过 调整了 调整过 改了 改过 改过了 变化了 变化过 改成了 改成过
improved | 改进了 改进过 提高了 提高过 改善了 改善过 提升了 提升过 进步了 进步过 完善了 完善过
prepared | 准备了 准备过 备好了 备好过 筹备了 筹备过
practised | 练习了 练习过 练了 练过 练过了 操练了 操练过 训练一下了 训练一下过
remembered | 记住了 记住过 记得了 记得过 想起了 想起过
forgot | 忘记了 忘记过 忘了 忘过 忘过了
thought | 想到了 想到过 思考了 思考过 考虑了 考虑过 想想了 想想过
knew | 知道了 知道过 了解了 了解过 懂了 懂过 懂过了 明白了 明白过 清楚了 清楚过 懂得了 懂得过 熟悉了 熟悉过 晓得了 晓得过
understood | 理解了 理解过 听懂了 听懂过 看懂了 看懂过
felt | 感到了 感到过 觉得到了 觉得到过 感受到了 感受到过
wanted | 想了 想过 想过了 想要了 想要过 希望了 希望过
needed | 需要了 需要过
liked | 喜欢了 喜欢过 爱了 爱过 爱过了 喜爱了 喜爱过
hated | 讨厌了 讨厌过 恨了 恨过 恨过了
hoped | 盼望了 盼望过 期待了 期待过
showed | 展示了 展示过 出示了 出示过 给看了 给看过 表现了 表现过 显示了 显示过 演示了 演示过
taught | 教了 教过 教过了 教会了 教会过 指导了 指导过
wrote | 写了 写过 写过了 填写了 填写过 写下了 写下过
read | 读了 读过 读过了 阅读了 阅读过 念了 念过 念过了
spoke | 说话了 说话过 讲话了 讲话过 开口了 开口过 说了话
kept | 保持了 保持过 保留了 保留过 保管了 保管过 维持了 维持过
saved | 救了 救过 救过了 挽救了 挽救过 保存了 保存过 拯救了 拯救过
treated | 治疗了 治疗过 救治了 救治过 处置了 处置过 对待了 对待过
covered | 遮了 遮过 遮过了 盖了 盖过 盖过了 遮住了 遮住过 盖住了 盖住过 遮盖了 遮盖过 遮挡了 遮挡过 覆盖了 覆盖过
cut | 剪了 剪过 剪过了 切了 切过 切过了 割了 割过 割过了
burned | 烧了 烧过 烧过了
flew | 飞了 飞过 飞过了 飞行了 飞行过 执飞了 执飞过 乘坐了 乘坐过 乘机了 乘机过
travelled | 旅行了 旅行过 旅游了 旅游过 出差了 出差过
moved | 搬了 搬过 搬过了 移动了 移动过 搬家了 搬家过 搬到了 搬到过 搬去了 搬去过 转移了 转移过
lived | 住了 住过 住过了 居住了 居住过 生活了 生活过
studied | 念书了 念书过 就读了 就读过 读书了 读书过 攻读了 攻读过
graduated | 毕业了 毕业过
passed | 及格了 及格过 过关了 过关过
failed | 失败了 失败过 不及格了 不及格过 挂掉了 挂掉过
joined | 加入了 加入过 参加了 参加过 参与了 参与过 入职了 入职过
organised | 组织了 组织过 安排了 安排过 策划了 策划过
led | 带领了 带领过 领导了 领导过 负责了 负责过 主持了 主持过
shared | 分享了 分享过 分担了 分担过 共享了 共享过
divided | 分工了 分工过 分配了 分配过 划分了 划分过
cooperated | 配合了 配合过 合作了 合作过 协调了 协调过
volunteered | 做志愿者了 做志愿者过 当志愿者了 当志愿者过
won | 赢了 赢过 赢过了 获奖了 获奖过 赢得了 赢得过
missed | 误了 误过 误过了 没赶上了 没赶上过 想念了 想念过
cancelled | 取消了 取消过
delayed | 延误了 延误过 推迟了 推迟过 晚点了 晚点过 延迟了 延迟过
followed | 遵守了 遵守过 跟着了 跟着过 听从了 听从过 遵循了 遵循过 跟随了 跟随过 服从了 服从过
broke the rule | 违反了 违反过 违规了 违规过
evacuated | 撤离了 撤离过 疏散了 疏散过 逃生了 逃生过 撤了 撤过 撤过了
rescued | 救援了 救援过 营救了 营救过 抢救了 抢救过
inflated | 充气了 充气过 膨胀了 膨胀过
armed | 预位了 预位过 操作预位了 操作预位过
disarmed | 解除预位了 解除预位过 解除了 解除过
guarded | 看守了 看守过 守住了 守住过 看住了 看住过
blocked | 挡住了 挡住过 堵了 堵过 堵过了 阻挡了 阻挡过 阻塞了 阻塞过 封住了 封住过
searched | 搜索了 搜索过 搜查了 搜查过 搜寻了 搜寻过 翻了 翻过 翻过了
touched | 碰了 碰过 碰过了 触摸了 触摸过 摸了 摸过 摸过了
stole | 偷了 偷过 偷过了 盗窃了 盗窃过 偷走了 偷走过
smoked | 抽烟了 抽烟过 吸烟了 吸烟过 抽了 抽过 抽过了 抽了烟
hid | 藏了 藏过 藏过了 隐藏了 隐藏过 躲了 躲过 躲过了
lied | 撒谎了 撒谎过 说谎了 说谎过 骗了 骗过 骗过了 欺骗了 欺骗过
sent | 发送了 发送过 寄了 寄过 寄过了 发了 发过 发过了 送了 送过 送过了
cleaned | 清洁了 清洁过 打扫了 打扫过 擦了 擦过 擦过了 清理了 清理过 收拾了 收拾过 擦干净了 擦干净过
washed | 洗了 洗过 洗过了 清洗了 清洗过 冲洗了 冲洗过
cooled | 冷却了 冷却过 降温了 降温过 冷敷了 冷敷过
swam | 游泳了 游泳过 游了 游过 游过了 会游泳了 会游泳过
earned | 挣了 挣过 挣过了 赚了 赚过 赚过了 挣钱了 挣钱过 赚钱了 赚钱过
began | 起了 起过 起过了
returned | 归还了 归还过 退还了 退还过 退了 退过 退过了
trusted | 信任了 信任过 相信了 相信过
reacted | 反应了 反应过 应对了 应对过 反应过来了 反应过来过
handled | 处理了 处理过 应付了 应付过 对付了 对付过
survived | 生存了 生存过 幸存了 幸存过 存活了 存活过
breathed | 呼吸了 呼吸过 喘气了 喘气过
fainted | 晕倒了 晕倒过 昏倒了 昏倒过 晕厥了 晕厥过 昏迷了 昏迷过 晕过去了 晕过去过
vomited | 呕吐了 呕吐过 吐了 吐过 吐过了
bled | 流血了 流血过 出血了 出血过 流了血
choked | 噎了 噎过 噎过了
died | 死了 死过 死过了 死亡了 死亡过 去世了 去世过 过世了 过世过
hurt | 受伤了 受伤过 弄伤了 弄伤过 伤到了 伤到过
recovered | 恢复了 恢复过 康复了 康复过 好转了 好转过
counted | 数了 数过 数过了 清点了 清点过 点人数了 点人数过
signed | 签了 签过 签过了 签字了 签字过
translated | 翻译了 翻译过
smiled | 微笑了 微笑过 笑着了 笑着过
ordered | 点餐了 点餐过 点单了 点单过 订购了 订购过 命令了 命令过
booked | 预订了 预订过 预定了 预定过 订了 订过 订过了
invited | 邀请了 邀请过 请来了 请来过
quit | 辞职了 辞职过 离职了 离职过 辞掉了 辞掉过 不干了 不干过 辞了职
hired | 录用了 录用过 录取了 录取过 聘用了 聘用过 招聘了 招聘过 雇用了 雇用过 招了 招过 招过了
trained | 培训了 培训过 受训了 受训过
interviewed | 面试了 面试过 面了 面过 面过了
scored | 打分了 打分过 评分了 评分过
tested | 测试了 测试过 考了 考过 考过了 测验了 测验过 考核了 考核过 测了 测过 测过了
mentioned | 提到了 提到过 提及了 提及过
described | 描述了 描述过 形容了 形容过
added | 加了 加过 加过了 添加了 添加过 补充了 补充过 加上了 加上过
recommended | 推荐了 推荐过
praised | 表扬了 表扬过 夸了 夸过 夸过了 称赞了 称赞过 夸奖了 夸奖过 赞扬了 赞扬过
criticised | 批评了 批评过 指责了 指责过 责怪了 责怪过 责备了 责备过 怪了 怪过 怪过了
worried | 着急了 着急过 操心了 操心过
encouraged | 鼓励了 鼓励过 加油了 加油过
replaced | 顶替了 顶替过 替换了 替换过 代替了 代替过 更替了 更替过
took over | 接手了 接手过 接管了 接管过 接班了 接班过
delivered | 交付了 交付过
fixed | 修了 修过 修过了 修理了 修理过 修好了 修好过
switched off | 关掉了 关掉过 关机了 关机过 关灯了 关灯过
switched on | 开灯了 开灯过 启动了 启动过
threw | 扔了 扔过 扔过了 丢掉了 丢掉过 扔掉了 扔掉过 抛了 抛过 抛过了
poured | 倒水了 倒水过 倒出了 倒出过 浇了 浇过 浇过了
sprayed | 喷了 喷过 喷过了 喷洒了 喷洒过 喷水了 喷水过
put out | 扑灭了 扑灭过 灭了 灭过 灭过了 灭掉了 灭掉过
alerted | 提醒了 提醒过 警告了 警告过 警示了 警示过
locked | 锁了 锁过 锁过了 锁上了 锁上过 锁住了 锁住过
think | 觉得 认为 感觉
carefully | 认真 认真地 仔细 仔细地 小心 小心地 细心地
classmate | 同学 舍友 同班同学
discussion | 讨论 商量 探讨
plate | 盘子 碟子 盘 碗
talk | 谈 聊 聊天 谈话 交谈 谈论
degrees | 度
support | 支持 支撑
sure | 一定会
possible | 可能的 有可能
impossible | 不可能
necessary | 必要的 有必要
special | 特别的 特殊 特殊的 独特
main | 主要 主要的 关键的
common | 常见 常见的 普遍
useful | 有用吗
usual | 平常的
certain | 某
whole | 整个 完整 整
own | 自己的
several | 好几 几位
important point | 重点 要点 关键点
advantage | 好处 优势 加分 加分项 优先
disadvantage | 坏处 劣势 减分 减分项
condition | 条件
standard | 标准 达标 合格
level of difficulty | 难度
official | 官方 正式
public | 公开
private | 私人 私
international | 国际
domestic | 国内
local | 本地 当地 当地人
outfit | 穿搭
white shirt | 白衬衫
black skirt | 黑裙子 黑色裙子
smart | 聪明 机智
lazy | 懒 懒惰
busy | 忙
ready | 备妥
together | 合在一起
side | 侧 旁
way | 路 道路 途径
road | 马路
building | 楼 大楼 楼房
elevator | 电梯
hospital | 医院
emergency room | 急诊
patient | 病患
pregnant woman | 孕妇旅客
bathroom | 浴室
kitchen | 后厨
light meal | 点心
plastic cup | 纸杯
seat belt sign | 安全带指示灯 安全带灯 安全带信号灯
sign | 标识 标志
button | 按钮 按键 键
rope | 绳子 绳 带子
hook | 钩子 钩
pin | 插销 销子
valve | 阀门 阀
tank | 罐
part | 部分 部件 一部分
top | 顶 顶端 上部
bottom | 底 底部 下部
middle | 中间 中部 当中的
edge | 边缘 边
corner | 角落 角
side door | 侧门
window view | 窗外
number one | 第一名 冠军
award | 奖 奖项 奖励
bonus | 奖金 年终奖 提成
scholarship | 奖学金
paper | 纸 报纸 纸巾
book | 书 书籍 本子
computer | 电脑
phone call | 通话
message | 短信 消息 信息
picture | 图片 图 画
movie | 电影
newspaper | 报刊
letter | 信 字母
list | 名单 列表
note down | 记下 记录 做笔记
repeat | 重复 复述
compare | 比较 对比
explain | 解释
introduce | 介绍
advise | 劝 劝说 劝告 建议
persuade | 说服
comfort | 安慰
separate | 隔开 分开 拉开
stand by | 守着
watch | 观察 盯着 留心
protect | 保护
push away | 推开
kick | 踢
bite | 咬
scratch | 抓伤 挠
slap | 打了一巴掌 扇耳光
spit | 吐口水
fall asleep | 睡过去
lean | 靠 靠着
bend over | 弯腰 俯身
kneel | 跪 跪下
squat | 蹲 蹲下
crawl | 爬 爬行
climb over | 翻越
turn | 转 转身 旋转 翻身 拧
turn over | 翻过来 翻转
shake | 摇 摇晃 晃
knock | 敲 敲门 拍打
tap | 拍 轻拍 拍肩
pour | 倒
mix | 混 混合
fill | 装 装满 灌
pack | 收拾行李
unpack | 拆
hang | 挂 挂着
tie | 绑 扎
hide | 躲
show off | 炫耀
pretend | 假装 装作
expect | 预料 预期
believe | 相信 信
doubt | 疑惑
mean | 意味着
belong | 属于
include | 包括 包含 含
depend | 取决于 看情况 视情况 依赖
continue | 继续 接着
increase | 增加 增长 上涨 涨
decrease | 减少 降低 下降 减
reduce | 缩减
exceed | 超 超出
reach | 达到 够
match | 符合 匹配 满足
lack | 缺乏
fit | 适合 合适 适不适合
suit | 适合我
belong to | 归
relate | 相关
compete | 竞争
beat | 打败
prove | 证明
guarantee | 保证 确保
ensure | 确保
avoid | 避免 防止
prevent | 预防
limit | 限
forbid | 禁止
allow | 允许
punish | 惩罚 罚款 罚
arrest | 抓
sue | 告
demand | 要求
request | 请求
beg | 恳求
reject | 拒
cheat | 作弊
blame | 怪罪
shy | 害羞
scream | 尖叫
whisper | 小声
quietly | 小声地 轻声
gently | 轻轻 轻轻地 温柔 温柔地 温和
patiently | 耐心
kindly | 友善地
seriously | 严肃 严重 严重的
completely | 完全 彻底 全程
almost | 几乎 差点 差一点
especially | 特别是 尤其是
suddenly | 突然 忽然 突然间 猛地
actually | 实际上 事实上
probably | 大概率
exactly | 正好 刚好 恰好 具体是
finally | 最终
recently | 最近 近期 近来 这段时间
just now | 刚才 刚刚 刚
later | 晚点 晚些时候 稍后 待会 过后 以后
at once | 当场 当即
at the same time | 同时 与此同时
in advance | 提前 预先
in time | 及时
on time | 准时
for a while | 一会儿 一会 一阵子 一段时间
for a long time | 好久 很久 长期
alone at home | 独居
early morning | 凌晨
all day | 一整天 全天
all night | 通宵 整晚 熬夜
24 hours | 24小时
half a year | 半年
two years | 两年
three years | 三年
five years | 五年
one year | 一年
more than | 多于 超过 大于 不止
at least | 至少 最少 起码
at most | 最多 至多
about | 大约
exact number | 具体数字
lots | 一大堆
zero | 零 〇
plus | 加
minus | 减
equal | 等于 平等
half price | 半价
years ago | 年前
days ago | 天前
someone else's | 别人的
the others | 其他 其他的人 剩下的人
each other | 互相 相互 彼此
oneself | 本身 自身
others | 他人 旁人
nothing serious | 小问题
no problem | 没问题 没关系 没什么
never mind | 没关系 无所谓 随便
why not | 为什么不 为啥不 何不
what a pity | 太可惜
good luck | 加油 好运
wow | 哇塞 天哪 天啊 我的天 妈呀 卧槽
haha | 哈哈 哈哈哈 呵 笑死 笑死我了
oh no | 糟了 完了 完蛋 完蛋了 惨了
fast food | 快餐 麦当劳 肯德基 汉堡店
delivery | 外卖 快递
kindergarten | 幼儿园
nursing | 护理学
bank clerk | 柜员 银行柜员
tour guide | 导游 领队
model | 模特
hairdresser | 理发师 美发
beautician | 美容师 化妆师
secretary | 秘书 文员 助理 行政
soldier | 当兵 军人 退伍
driver | 司机
engineer | 工程师 程序员
accountant | 会计
office worker | 上班族 白领
lawyer | 律师
translator | 翻译员
live streaming | 直播 主播
part-time job | 兼职工作 打零工
trainee | 学员 实习生 新学员
high-speed rail attendant | 高铁乘务员 高乘 动姐
train attendant | 列车员
hotel guest | 住店客人
luggage cart | 行李车
rental car | 租车
subway | 地铁
weight limit | 限重 超重行李
overweight baggage | 行李超重
cabin bag | 登机包
duty free | 免税品 免税店 机上销售
catering | 配餐 航食
crew meal | 机组餐
crew room | 备勤室
seat map | 座位图
boarding pass | 登机牌
customs form | 入境卡
transit | 过境
vip lounge | 贵宾室 休息室
frequent flyer | 常旅客 会员 金卡
child seat | 儿童座椅
safety demonstration | 安全演示 安全示范 安全须知演示
safety video | 安全视频
door mode | 舱门模式
slide indicator | 滑梯指示
pressure gauge | 压力表 压力指针
cross-check | 互检 交叉检查
cabin check | 客舱检查 清舱 舱检
pre-flight check | 航前检查 飞行前检查
post-flight | 航后
delay announcement | 延误广播
sterile cockpit | 静默驾驶舱 静默
lithium battery fire | 锂电池起火 锂电池着火 充电宝起火 充电宝着火 充电宝冒烟 手机着火 手机起火 手机冒烟
thermal runaway | 热失控
overheat | 过热 发热 发烫 鼓包
oven fire | 烤箱着火 烤箱起火 烤箱火灾 烤箱冒烟
lavatory fire | 厕所着火 洗手间着火 卫生间着火 厕所起火 洗手间起火 洗手间冒烟 厕所冒烟 卫生间冒烟
smoking in the lavatory | 在厕所抽烟 在洗手间抽烟 厕所抽烟 洗手间抽烟 洗手间吸烟 厕所里抽烟 洗手间里抽烟 卫生间抽烟
engine fire | 发动机着火 引擎着火 发动机起火
aisle blocked | 通道堵塞
exit row | 出口座位 紧急出口座位 出口座 安全出口座位
able-bodied passenger | 援助者
90 seconds | 90秒 九十秒
cabin altitude | 座舱高度
useful consciousness | 有效意识时间
hypoxia symptoms | 缺氧症状
rank stripes | 肩章
wide-body | 宽体机 宽体
narrow-body | 窄体机 窄体
codeshare | 代码共享
wet lease | 湿租
bidding | 选班
report time | 签到 报到
commute | 通勤
base change | 换基地 调基地
transfer | 调动 转岗
probation exam | 转正 考核期
uniform shoes | 制服鞋
body check | 外貌检查
scars check | 疤痕检查
skin check | 皮肤检查
catwalk | 走秀 走台
small talk | 闲聊 寒暄
topic card | 抽题 话题卡
debate | 辩论 辩论赛
picture description | 看图说话
english reading | 英语朗读
math test | 数学题 数学测试 算术
psychological test | 心理测试 性格测试 心理测评 心理素质
personality test | 性格测验
reference letter | 推荐信
resume photo | 简历照片
full-length photo | 全身照片
headshot | 大头照
one-inch photo | 一寸照
english cv | 英文简历
online application | 网申 线上申请
wait for the call | 等通知
golden call | gc 录用电话
joining date | 入职时间 入职日期
bond | 违约金 服务期 赔违约金
resignation | 离职 辞职 跳槽
retirement age | 退休年龄
career after flying | 转地面 停飞
radiation | 辐射
insomnia | 失眠
back pain | 腰痛 腰疼
irregular schedule | 作息不规律 不规律
health damage | 伤身体 对身体不好
sun | 太阳
tan | 晒黑
darling | 宝贝
one | 壹
fire | 焰
person | 人 者
big | 大
up | 升
down | 降
inside | 内
front | 前
back | 后
east | 东
west | 西
south | 南
north | 北
long | 长
high | 高
low | 低
old | 老 旧
new | 新
good | 佳 优
bad | 差 坏
hot | 烫
cold | 冰
come | 来
go | 往
walk | 走
stand | 站
sit | 坐
see | 看 见
listen | 听
say | 说 言 讲
ask | 问
answer | 答
think | 想
know | 知
feel | 觉
love | 爱
eat | 吃
drink | 喝
wear | 戴 穿
hold | 抱 拿
hit | 打 撞
pull | 拉
push | 推
open | 开
close | 关
push in | 塞
put | 放
take | 取 收
give | 递
give back | 还
buy | 买
sell | 卖
use | 用
make | 造
write | 写
read | 读
learn | 学
teach | 教
work | 干
rest | 歇
sleep | 睡
die | 死
live | 活
born | 生
word | 字 词
sentence | 句
point | 点
thing | 物
matter | 务
day | 日
hour | 时
side | 边 旁
place | 处
door | 门
car | 车
water | 水
sky | 天
earth | 地
air | 空
mountain | 山
sea | 洋
color | 色
face | 脸
hand | 手
foot | 脚
head | 头
heart | 心
body | 身 体
blood | 血
bone | 骨
mouth | 嘴
tooth | 牙
hair | 毛
money | 钱
price | 价
way | 法
language | 语 文
class | 级 班
team | 队
group | 群
family | 户
country | 国
name | 名
form | 型
line | 线
page | 页
bag | 包
bottle | 瓶
cup | 杯
seat | 座
bed | 床
light | 灯
card | 卡
ticket | 票
sign | 标
true | 真
false | 假
right | 对
wrong | 错
same | 同
different | 异
quick | 快
slow | 慢
early | 早
late | 晚
first | 先
last | 末
many | 多
few | 少
all | 全 皆
very | 很
too | 太
again | 再 又
also | 也
only | 只
can | 能
must | 须
will | 将
from | 从
with | 与
by | 被
if | 若
because | 因
so | 故
and | 且
not | 不 没
rain | 雨
wind | 风
snow | 雪
apply | 涂 抹
pay attention | 留神
change | 变
choose | 挑
check | 验
send | 发
receive | 收到
add | 加
cut | 剪
tie | 系
fall | 掉 落
break | 断 裂
burn | 烧 燃
smoke | 烟
smell | 闻
taste | 尝
swallow | 吞 咽
breathe | 吸
cough | 咳
cry | 哭
laugh | 笑
scold | 骂 训
fear | 怕 惧
angry | 怒
sad | 悲
happy | 乐 喜
tired | 困 累
hungry | 饿
thirsty | 渴
painful | 痛 疼
itchy | 痒
sick | 病
dizzy | 晕
 | 号 壳 呢 的话呢 一 间 旁 该 因此而
out | 出 外出
enter | 进 闯进 闯入 冲进 进入 走进 冲入
pick up | 接 接送
accompany | 陪 陪伴 陪着 陪同
sweet | 甜 甜的
dislike | 嫌 嫌弃
gap | 缝 缝隙 间隙
calculate | 算 计算
fire dismiss | 开除 辞退 解雇 炒掉 裁员 开掉
text | 稿子 稿 文稿
short hair | 短发
long hair | 长发
neat | 整齐
fixed | 固定
relieve | 缓解 减轻 舒缓
cabinet | 柜 橱柜 药柜
obviously | 明明 显然
sincerely | 真诚地 真诚 诚心 诚恳地
fetch | 取来
step on | 踩
bump | 碰撞
 | 块 一块儿地
break up | 分手
land | 陆
president | 总统 总裁 主席
joke | 玩笑 开玩笑
poem | 诗
little | 一丁点
burning | 燃着 烧着
hear | 听见 听到
look | 瞧瞧
differ | 不一
`;
