/** What Chinese calls airlines, alliances, airports, cities and countries. */
export const NAMES = `
Emirates | 阿联酋航空 阿联酋航空公司 阿航 阿联酋航司 迪拜航空 ek
Etihad | 阿提哈德 阿提哈德航空 伊蒂哈德 伊提哈德航空 ey
Qatar Airways | 卡塔尔航空 卡航 卡塔尔航空公司 卡塔尔 卡达航空 qr
Singapore Airlines | 新加坡航空 新航 新加坡航空公司 新加坡航司 sq
Cathay Pacific | 国泰 国泰航空 国泰太平洋 国泰航空公司 cx
Lufthansa | 汉莎 汉莎航空 德国汉莎 德国汉莎航空 德航 汉莎航空公司
British Airways | 英航 英国航空 英国航空公司 不列颠航空
Air France | 法航 法国航空 法国航空公司
KLM | 荷航 荷兰皇家航空 荷兰航空 荷兰皇家
Turkish Airlines | 土航 土耳其航空 土耳其航空公司
Delta Air Lines | 达美 达美航空
American Airlines | 美国航空 美航 美国航空公司
United Airlines | 美联航 联合航空 美国联合航空 美联
JetBlue Airways | 捷蓝 捷蓝航空
Southwest Airlines | 西南航空 美国西南航空
Alaska Airlines | 阿拉斯加航空
flydubai | 迪拜廉航 飞迪拜 弗莱迪拜
Saudia | 沙特航空 沙特阿拉伯航空 沙特航司 沙航
Oman Air | 阿曼航空
Gulf Air | 海湾航空
Air Arabia | 阿拉伯航空
Riyadh Air | 利雅得航空
ANA | 全日空 全日空航空
Japan Airlines | 日航 日本航空 日本航空公司
Korean Air | 大韩航空 大韩 韩国航空
Asiana Airlines | 韩亚 韩亚航空
EVA Air | 长荣 长荣航空 长荣航
China Airlines | 华航 中华航空
STARLUX | 星宇 星宇航空
Malaysia Airlines | 马航 马来西亚航空
AirAsia | 亚航 亚洲航空
Scoot | 酷航
Thai Airways | 泰航 泰国航空
Vietnam Airlines | 越南航空 越航
VietJet | 越捷 越捷航空
Philippine Airlines | 菲律宾航空 菲航
Garuda Indonesia | 印尼航空 印尼鹰航
Hong Kong Airlines | 香港航空 港航
HK Express | 香港快运
Air Macau | 澳门航空 澳航空
Peach | 乐桃 乐桃航空
IndiGo | 靛蓝航空 靛蓝
Air India | 印度航空 印航
Qantas | 澳航 澳洲航空 澳大利亚航空
Air New Zealand | 新西兰航空 纽航
Virgin Australia | 维珍澳洲 维珍澳洲航空 澳洲维珍
Virgin Atlantic | 维珍 维珍航空 维珍大西洋
Ryanair | 瑞安 瑞安航空
easyJet | 易捷 易捷航空
Wizz Air | 威兹 威兹航空 维兹航空
Jet2 | 捷特2
Aer Lingus | 爱尔兰航空
SWISS | 瑞士航空 瑞航 瑞士国际航空
Austrian Airlines | 奥地利航空 奥航
Finnair | 芬航 芬兰航空
SAS | 北欧航空
Norwegian | 挪威航空
Iberia | 伊比利亚航空 西班牙航空
TAP Air Portugal | 葡萄牙航空
ITA Airways | 意大利航空 意航
LOT | 波兰航空
Hawaiian Airlines | 夏威夷航空
Frontier Airlines | 边疆航空
Air Canada | 加拿大航空 加航 枫叶航空
Ethiopian Airlines | 埃塞俄比亚航空 埃航
Air China | 国航 中国国航 中国国际航空 国际航空 国航空
China Eastern | 东航 东方航空 中国东方航空 中国东航
China Southern | 南航 南方航空 中国南方航空
Hainan Airlines | 海航 海南航空
Xiamen Airlines | 厦航 厦门航空
Sichuan Airlines | 川航 四川航空
Shenzhen Airlines | 深航 深圳航空
Spring Airlines | 春秋 春秋航空
Juneyao Air | 吉祥 吉祥航空
Shandong Airlines | 山航 山东航空
Tianjin Airlines | 天津航空
Capital Airlines | 首航 首都航空
Star Alliance | 星空联盟
oneworld | 寰宇一家
SkyTeam | 天合联盟
Airbus | 空客 空中客车 空巴
Boeing | 波音
A380 | 空客380 空客a380 380客机
A320 | 空客320 空客a320
A350 | 空客350 空客a350
A330 | 空客330 空客a330
A321 | 空客321 空客a321
B737 | 波音737 七三七
B777 | 波音777 77w
B787 | 波音787 梦想客机
B747 | 波音747
Heathrow | 希思罗 希思罗机场
Gatwick | 盖特威克 盖特威克机场
Charles de Gaulle | 戴高乐 戴高乐机场
Schiphol | 史基浦 史基浦机场
Changi | 樟宜 樟宜机场
Narita | 成田 成田机场
Haneda | 羽田 羽田机场
Kansai | 关西 关西机场
Incheon | 仁川 仁川机场
Suvarnabhumi | 素万那普
Pudong | 浦东 浦东机场
Hongqiao | 虹桥 虹桥机场
Taoyuan | 桃园 桃园机场
Tokyo | 东京
Osaka | 大阪
Nagoya | 名古屋
Sapporo | 札幌
Fukuoka | 福冈
Seoul | 首尔
Busan | 釜山
Jeju | 济州 济州岛
Beijing | 北京
Beijing Daxing | 大兴 大兴机场 北京大兴
Shanghai | 上海
Guangzhou | 广州 白云机场
Shenzhen | 深圳
Chengdu | 成都
Chongqing | 重庆
Kunming | 昆明
Xi'an | 西安
Xiamen | 厦门
Hangzhou | 杭州
Nanjing | 南京
Wuhan | 武汉
Qingdao | 青岛
Changsha | 长沙
Tianjin | 天津
Harbin | 哈尔滨
Dalian | 大连
Shenyang | 沈阳
Zhengzhou | 郑州
Sanya | 三亚
Haikou | 海口
Urumqi | 乌鲁木齐
Sichuan | 四川
Guangdong | 广东
Hong Kong | 香港
Macau | 澳门
Taipei | 台北
Kaohsiung | 高雄
Taiwan | 台湾
Singapore | 新加坡
Kuala Lumpur | 吉隆坡
Bangkok | 曼谷
Phuket | 普吉 普吉岛
Bali | 巴厘岛
Jakarta | 雅加达
Manila | 马尼拉
Cebu | 宿务
Hanoi | 河内
Ho Chi Minh City | 胡志明市 胡志明 西贡
Phnom Penh | 金边
Yangon | 仰光
Delhi | 德里 新德里
Mumbai | 孟买
Colombo | 科伦坡
Malé | 马累 马尔代夫
Kathmandu | 加德满都
Dubai | 迪拜 杜拜
Abu Dhabi | 阿布扎比
Doha | 多哈
Jeddah | 吉达
Riyadh | 利雅得
Muscat | 马斯喀特
Kuwait | 科威特
Bahrain | 巴林
Istanbul | 伊斯坦布尔
Tel Aviv | 特拉维夫
Cairo | 开罗
Johannesburg | 约翰内斯堡
Cape Town | 开普敦
Nairobi | 内罗毕
Addis Ababa | 亚的斯亚贝巴
Casablanca | 卡萨布兰卡
London | 伦敦
Manchester | 曼彻斯特
Edinburgh | 爱丁堡
Dublin | 都柏林
Paris | 巴黎
Nice | 尼斯
Frankfurt | 法兰克福
Munich | 慕尼黑
Berlin | 柏林
Hamburg | 汉堡
Dusseldorf | 杜塞尔多夫
Amsterdam | 阿姆斯特丹
Brussels | 布鲁塞尔
Zurich | 苏黎世
Geneva | 日内瓦
Vienna | 维也纳
Madrid | 马德里
Barcelona | 巴塞罗那
Lisbon | 里斯本
Rome | 罗马
Milan | 米兰
Venice | 威尼斯
Athens | 雅典
Copenhagen | 哥本哈根
Stockholm | 斯德哥尔摩
Oslo | 奥斯陆
Helsinki | 赫尔辛基
Reykjavík | 雷克雅未克
Warsaw | 华沙
Prague | 布拉格
Budapest | 布达佩斯
Moscow | 莫斯科
New York | 纽约
JFK | 肯尼迪机场 肯尼迪
Los Angeles | 洛杉矶
San Francisco | 旧金山 三藩市
Chicago | 芝加哥
Boston | 波士顿
Washington | 华盛顿
Atlanta | 亚特兰大
Dallas | 达拉斯
Houston | 休斯顿
Denver | 丹佛
Miami | 迈阿密
Orlando | 奥兰多
Las Vegas | 拉斯维加斯
Seattle | 西雅图
Honolulu | 檀香山 火奴鲁鲁
Hawaii | 夏威夷
Vancouver | 温哥华
Toronto | 多伦多
Montreal | 蒙特利尔
Mexico City | 墨西哥城
São Paulo | 圣保罗
Rio de Janeiro | 里约热内卢 里约
Buenos Aires | 布宜诺斯艾利斯
Santiago | 圣地亚哥
Lima | 利马
Bogotá | 波哥大
Sydney | 悉尼 雪梨
Melbourne | 墨尔本
Brisbane | 布里斯班
Perth | 珀斯
Auckland | 奥克兰
Guam | 关岛
China | 中国 祖国 大陆
Chinese | 中国人
Japan | 日本
Japanese | 日本人
South Korea | 韩国
Korean | 韩国人
Thailand | 泰国
Vietnam | 越南
Philippines | 菲律宾
Indonesia | 印尼 印度尼西亚
Malaysia | 马来西亚 大马
India | 印度
Indian | 印度人
Sri Lanka | 斯里兰卡
United Arab Emirates | 阿联酋
Saudi Arabia | 沙特 沙特阿拉伯
Oman | 阿曼
Israel | 以色列
Turkey | 土耳其
Egypt | 埃及
Morocco | 摩洛哥
South Africa | 南非
Kenya | 肯尼亚
Ethiopia | 埃塞俄比亚
United Kingdom | 英国
Ireland | 爱尔兰
France | 法国
Germany | 德国
Netherlands | 荷兰
Belgium | 比利时
Switzerland | 瑞士
Austria | 奥地利
Spain | 西班牙
Portugal | 葡萄牙
Italy | 意大利
Greece | 希腊
Sweden | 瑞典
Norway | 挪威
Denmark | 丹麦
Finland | 芬兰
Iceland | 冰岛
Poland | 波兰
Hungary | 匈牙利
Czechia | 捷克
Russia | 俄罗斯
Ukraine | 乌克兰
Australia | 澳大利亚 澳洲
New Zealand | 新西兰
Canada | 加拿大
United States | 美国
American | 美国人
Mexico | 墨西哥
Brazil | 巴西
Argentina | 阿根廷
Europe | 欧洲
European | 欧洲人
Asia | 亚洲
Asian | 亚洲人
Africa | 非洲
Middle East | 中东 海湾
Southeast Asia | 东南亚
Arab | 阿拉伯 阿拉伯人
European Union | 欧盟
Monaco | 摩纳哥
Cologne | 科隆
Stuttgart | 斯图加特
Basel | 巴塞尔
Lyon | 里昂
Marseille | 马赛
Strasbourg | 斯特拉斯堡
Toulouse | 图卢兹
Naples | 那不勒斯
Turin | 都灵
Florence | 佛罗伦萨
Genoa | 热那亚
Porto | 波尔图
Seville | 塞维利亚
Antwerp | 安特卫普
Luxembourg | 卢森堡
Krakow | 克拉科夫
Bucharest | 布加勒斯特
Belgrade | 贝尔格莱德
Zagreb | 萨格勒布
Sofia | 索非亚
Saint Petersburg | 圣彼得堡
Tunis | 突尼斯
Algiers | 阿尔及尔
Havana | 哈瓦那
Philadelphia | 费城
Qatar | 卡塔尔国
IATA | 国际航协 国际航空运输协会
ICAO | 国际民航组织
FAA | 美国联邦航空局
CAAC | 民航局 中国民航局
`;
