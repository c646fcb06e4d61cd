/** What Japanese calls airlines, alliances, airports, cities and countries. */
export const NAMES = `
Emirates | エミレーツ エミレーツ航空
Qatar Airways | カタール カタール航空
Singapore Airlines | シンガポール航空 シンガポールエアライン
Cathay Pacific | キャセイ キャセイパシフィック キャセイパシフィック航空 キャセイ航空
Lufthansa | ルフトハンザ ルフトハンザ航空 ルフトハンザドイツ航空
British Airways | ブリティッシュエアウェイズ ブリティッシュ・エアウェイズ ブリティッシュエアウェイズ航空 英国航空
Air France | エールフランス エールフランス航空 エアフランス
KLM | KLMオランダ航空 KLMオランダ オランダ航空
Turkish Airlines | ターキッシュ ターキッシュエアラインズ ターキッシュ・エアラインズ トルコ航空
Delta Air Lines | デルタ デルタ航空
American Airlines | アメリカン航空 アメリカンエアライン
United Airlines | ユナイテッド ユナイテッド航空
JetBlue Airways | ジェットブルー ジェットブルー航空
Southwest Airlines | サウスウエスト サウスウエスト航空 サウスウェスト サウスウェスト航空
Alaska Airlines | アラスカ航空
Etihad Airways | エティハド エティハド航空 エティハド・エアウェイズ
flydubai | フライドバイ
Saudia | サウディア サウジアラビア航空 サウジア
Oman Air | オマーン航空 オマーンエア
ANA | 全日空 全日本空輸 エーエヌエー アナ
Japan Airlines | 日本航空 ジャル JAL
Korean Air | 大韓航空 コリアンエアー コリアンエア
EVA Air | エバー航空 エヴァー航空 エバーエア
Malaysia Airlines | マレーシア航空
IndiGo | インディゴ インディゴ航空
Air India | エアインディア エア・インディア インド航空
Qantas | カンタス カンタス航空
Air New Zealand | ニュージーランド航空 エアニュージーランド
Virgin Australia | ヴァージンオーストラリア ヴァージン・オーストラリア バージンオーストラリア
Ryanair | ライアンエアー ライアンエア ライアン航空
easyJet | イージージェット
Wizz Air | ウィズエアー ウィズエア ウィズ航空
Jet2 | ジェット2 ジェットツー
Virgin Atlantic | ヴァージンアトランティック ヴァージン・アトランティック バージンアトランティック ヴァージン航空
Aer Lingus | エアリンガス エア・リンガス
SWISS | スイスインターナショナル スイス航空 スイスインターナショナルエアラインズ
SAS | スカンジナビア航空
TAP Air Portugal | TAPポルトガル航空 TAPポルトガル ポルトガル航空
Hawaiian Airlines | ハワイアン航空 ハワイアン
Frontier Airlines | フロンティア航空 フロンティア
Allegiant Air | アレジアント アレジアント航空
SkyWest Airlines | スカイウエスト スカイウエスト航空 スカイウェスト
Republic Airways | リパブリック航空 リパブリック
Asiana Airlines | アシアナ航空 アシアナ
Norwegian | ノルウェー航空 ノルウェージャン
Finnair | フィンエアー フィンランド航空
Star Alliance | スターアライアンス スター・アライアンス スターアラ
oneworld | ワンワールド
SkyTeam | スカイチーム
Airbus | エアバス エアバス社
Boeing | ボーイング ボーイング社
Dreamliner | ドリームライナー
Embraer | エンブラエル
HND | 羽田 羽田空港
Narita | 成田 成田空港
Kansai | 関空 関西国際空港 関西空港 関西
Itami | 伊丹 伊丹空港
Incheon | 仁川 仁川空港 仁川国際空港 インチョン
Gimpo | 金浦 金浦空港 キンポ
Heathrow | ヒースロー ヒースロー空港
Gatwick | ガトウィック ガトウィック空港
Charles de Gaulle | シャルルドゴール シャルル・ド・ゴール ドゴール空港
Schiphol | スキポール スキポール空港
Changi | チャンギ チャンギ空港
JFK | ケネディ国際空港 ケネディ空港
Suvarnabhumi | スワンナプーム
Tokyo | 東京
Osaka | 大阪
Nagoya | 名古屋 中部国際空港 セントレア 中部
Sapporo | 札幌 新千歳 新千歳空港 千歳
Fukuoka | 福岡 福岡空港
Seoul | ソウル
Busan | 釜山 プサン
Jeju | 済州 チェジュ 済州島
Atlanta | アトランタ
Dallas | ダラス
Denver | デンバー
Chicago | シカゴ
Los Angeles | ロサンゼルス ロス ロサンジェルス
New York | ニューヨーク
San Francisco | サンフランシスコ
Seattle | シアトル
Miami | マイアミ
Toronto | トロント
Mexico City | メキシコシティ メキシコシティー
São Paulo | サンパウロ
Bogotá | ボゴタ
Santiago | サンティアゴ
London | ロンドン
Paris | パリ
Frankfurt | フランクフルト
Munich | ミュンヘン
Amsterdam | アムステルダム
Madrid | マドリード マドリッド
Istanbul | イスタンブール
Johannesburg | ヨハネスブルク ヨハネスブルグ
Cairo | カイロ
Addis Ababa | アディスアベバ
Singapore | シンガポール
Hong Kong | 香港 ホンコン
Bangkok | バンコク
New Delhi | ニューデリー デリー
Beijing | 北京 ペキン
Dubai | ドバイ
Doha | ドーハ
Abu Dhabi | アブダビ
Jeddah | ジェッダ
Sydney | シドニー
Auckland | オークランド
Newark | ニューアーク
Boston | ボストン
Washington | ワシントン
Philadelphia | フィラデルフィア
Charlotte | シャーロット
Orlando | オーランド
Fort Lauderdale | フォートローダーデール
Tampa | タンパ
Las Vegas | ラスベガス
Phoenix | フェニックス
San Diego | サンディエゴ
Portland | ポートランド
Salt Lake City | ソルトレイクシティ
Minneapolis | ミネアポリス
Detroit | デトロイト
Houston | ヒューストン
Austin | オースティン
Baltimore | ボルチモア
Nashville | ナッシュビル
New Orleans | ニューオーリンズ
Cincinnati | シンシナティ
Anchorage | アンカレッジ
Montreal | モントリオール
Vancouver | バンクーバー
Calgary | カルガリー
Edmonton | エドモントン
Ottawa | オタワ
Cancún | カンクン
Santo Domingo | サントドミンゴ
Rio de Janeiro | リオデジャネイロ リオ
Brasília | ブラジリア
Buenos Aires | ブエノスアイレス
Lima | リマ
Quito | キト
Caracas | カラカス
Montevideo | モンテビデオ
La Paz | ラパス
Manchester | マンチェスター
Edinburgh | エディンバラ
Birmingham | バーミンガム
Glasgow | グラスゴー
Liverpool | リバプール
Bristol | ブリストル
Dublin | ダブリン
Nice | ニース
Lyon | リヨン
Basel | バーゼル
Brussels | ブリュッセル
Luxembourg | ルクセンブルク
Düsseldorf | デュッセルドルフ
Hamburg | ハンブルク
Cologne | ケルン
Stuttgart | シュトゥットガルト
Berlin | ベルリン
Zurich | チューリッヒ チューリヒ
Geneva | ジュネーブ ジュネーヴ
Vienna | ウィーン
Copenhagen | コペンハーゲン
Stockholm | ストックホルム
Gothenburg | ヨーテボリ
Oslo | オスロ
Helsinki | ヘルシンキ
Rovaniemi | ロヴァニエミ
Riga | リガ
Reykjavík | レイキャビク
Moscow | モスクワ
Saint Petersburg | サンクトペテルブルク
Rome | ローマ
Milan | ミラノ
Venice | ベネチア ヴェネツィア
Naples | ナポリ
Bergamo | ベルガモ
Barcelona | バルセロナ
Palma | パルマ
Málaga | マラガ
Ibiza | イビサ
Lisbon | リスボン
Porto | ポルト
Prague | プラハ
Budapest | ブダペスト
Warsaw | ワルシャワ
Kraków | クラクフ
Bucharest | ブカレスト
Sofia | ソフィア
Belgrade | ベオグラード
Zagreb | ザグレブ
Dubrovnik | ドブロブニク
Athens | アテネ
Santorini | サントリーニ
Cape Town | ケープタウン
Nairobi | ナイロビ
Lagos | ラゴス
Casablanca | カサブランカ
Marrakesh | マラケシュ
Algiers | アルジェ
Tunis | チュニス
Zanzibar | ザンジバル
Sharjah | シャルジャ
Manama | マナーマ
Kuwait City | クウェート
Muscat | マスカット
Riyadh | リヤド
Medina | メディナ
Amman | アンマン
Beirut | ベイルート
Tel Aviv | テルアビブ
Baghdad | バグダッド
Shanghai | 上海
Guangzhou | 広州
Shenzhen | 深圳 深セン
Chengdu | 成都
Kunming | 昆明
Xi'an | 西安
Xiamen | 厦門 アモイ
Taipei | 台北 桃園 桃園空港
Macau | マカオ
Ulaanbaatar | ウランバートル
Kuala Lumpur | クアラルンプール
Phuket | プーケット
Jakarta | ジャカルタ
Denpasar | デンパサール バリ バリ島
Manila | マニラ
Cebu | セブ セブ島
Hanoi | ハノイ
Ho Chi Minh City | ホーチミン ホーチミンシティ
Phnom Penh | プノンペン
Siem Reap | シェムリアップ
Yangon | ヤンゴン
Vientiane | ビエンチャン
Dhaka | ダッカ
Colombo | コロンボ
Malé | マレ
Kathmandu | カトマンズ
Mumbai | ムンバイ
Bengaluru | ベンガルール バンガロール
Hyderabad | ハイデラバード
Chennai | チェンナイ
Kolkata | コルカタ カルカッタ
Karachi | カラチ
Islamabad | イスラマバード
Almaty | アルマトイ
Tashkent | タシケント
Tbilisi | トビリシ
Baku | バクー
Antalya | アンタルヤ
Ankara | アンカラ
Melbourne | メルボルン
Brisbane | ブリスベン
Perth | パース
Adelaide | アデレード
Cairns | ケアンズ
Darwin | ダーウィン
Gold Coast | ゴールドコースト
Christchurch | クライストチャーチ
Wellington | ウェリントン
Queenstown | クイーンズタウン
Nadi | ナンディ
Nouméa | ヌメア
Papeete | パペーテ タヒチ
Guam | グアム
Honolulu | ホノルル
Hawaii | ハワイ
Japan | 日本
South Korea | 韓国
China | 中国
Taiwan | 台湾
Germany | ドイツ
Austria | オーストリア
Switzerland | スイス
France | フランス
Spain | スペイン
Italy | イタリア
Portugal | ポルトガル
Netherlands | オランダ
Belgium | ベルギー
United Kingdom | イギリス 英国
Ireland | アイルランド
Turkey | トルコ
Greece | ギリシャ
Poland | ポーランド
Hungary | ハンガリー
Czechia | チェコ
Sweden | スウェーデン
Norway | ノルウェー
Denmark | デンマーク
Finland | フィンランド
Iceland | アイスランド
Russia | ロシア
India | インド
Thailand | タイ
Vietnam | ベトナム
Philippines | フィリピン
Indonesia | インドネシア
Malaysia | マレーシア
Australia | オーストラリア 豪州
New Zealand | ニュージーランド
Canada | カナダ
United States | アメリカ 米国
Mexico | メキシコ
Brazil | ブラジル
Argentina | アルゼンチン
Egypt | エジプト
Morocco | モロッコ
South Africa | 南アフリカ
Kenya | ケニア
United Arab Emirates | アラブ首長国連邦
Saudi Arabia | サウジアラビア
Oman | オマーン
Qatar | カタール国
Europe | ヨーロッパ 欧州
Asia | アジア
Middle East | 中東 湾岸
Africa | アフリカ
`;
