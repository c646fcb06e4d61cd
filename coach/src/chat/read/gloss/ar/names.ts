/** What Arabic calls airlines, in several words. */
export const NAMED = `
Emirates | طيران الامارات | خطوط الامارات | شركة الامارات | طيران اماراتي
Qatar Airways | الخطوط القطرية | الخطوط الجوية القطرية | القطرية للطيران | طيران القطرية | طيران قطر | قطر ايرويز | شركة القطرية
Etihad Airways | الاتحاد للطيران | طيران الاتحاد | شركة الاتحاد | الاتحاد
flydubai | فلاي دبي | طيران دبي
Saudia | الخطوط السعودية | الخطوط الجوية العربية السعودية | الخطوط الجوية السعودية | السعودية للطيران | طيران السعودية | شركة السعودية
Oman Air | الطيران العماني | طيران عمان | العماني للطيران
Gulf Air | طيران الخليج
Air Arabia | العربية للطيران | طيران العربية | اير اربيا
flynas | طيران ناس | فلاي ناس
flyadeal | طيران اديل | فلاي اديل
Riyadh Air | طيران الرياض
EgyptAir | مصر للطيران
Royal Jordanian | الملكية الاردنية
Kuwait Airways | الخطوط الكويتية | الخطوط الجوية الكويتية
Middle East Airlines | طيران الشرق الاوسط
Royal Air Maroc | الخطوط الملكية المغربية | الخطوط المغربية
Turkish Airlines | الخطوط التركية | الخطوط الجوية التركية | طيران التركية | التركية للطيران | تركش ايرلاينز
Singapore Airlines | الخطوط السنغافورية | الخطوط الجوية السنغافورية | طيران سنغافورة | خطوط سنغافورة | السنغافورية
Malaysia Airlines | الخطوط الماليزية | الخطوط الجوية الماليزية | طيران ماليزيا
Cathay Pacific | كاثي باسيفيك | كاثاي باسيفيك | كاثي باسفيك
British Airways | الخطوط البريطانية | الخطوط الجوية البريطانية | بريتش ايرويز | بريتش ايرويس | البريطانية
Air France | اير فرانس | الخطوط الفرنسية | الخطوط الجوية الفرنسية
KLM | كي ال ام | كيه ال ام | الخطوط الهولندية | الخطوط الملكية الهولندية
Delta Air Lines | دلتا ايرلاينز | خطوط دلتا | طيران دلتا
American Airlines | امريكان ايرلاينز | الخطوط الامريكية
United Airlines | يونايتد ايرلاينز | يونايتد
JetBlue | جيت بلو
Southwest Airlines | ساوث ويست
Japan Airlines | الخطوط اليابانية | الخطوط الجوية اليابانية | طيران اليابان
Korean Air | الخطوط الكورية | الخطوط الجوية الكورية | كوريان اير
Air India | طيران الهند | اير انديا | الخطوط الهندية
EVA Air | ايفا اير
Air New Zealand | طيران نيوزيلندا | اير نيوزيلندا
Virgin Atlantic | فيرجن اتلانتيك | فيرجين اتلانتيك
Virgin Australia | فيرجن استراليا | فيرجين استراليا
Ryanair | راين اير | رايان اير | ريان اير
easyJet | ايزي جت | ايزي جيت
Wizz Air | ويز اير
Aer Lingus | اير لينجس | اير لينغوس
SWISS | الخطوط السويسرية | سويس اير | طيران سويس
SAS | الخطوط الاسكندنافية
TAP Air Portugal | الخطوط البرتغالية
Alaska Airlines | خطوط الاسكا
Hawaiian Airlines | خطوط هاواي
Star Alliance | ستار الاينس | تحالف ستار
oneworld | ون وورلد | وان وورلد
SkyTeam | سكاي تيم
Abu Dhabi | ابو ظبي
New York | نيو يورك
Los Angeles | لوس انجلوس
San Francisco | سان فرانسيسكو
Mexico City | مكسيكو سيتي
Sao Paulo | ساو باولو
Buenos Aires | بوينس ايرس
Addis Ababa | اديس ابابا
Hong Kong | هونغ كونغ | هونج كونج
New Delhi | نيو دلهي | نيودلهي
Kuala Lumpur | كوالا لمبور
Cape Town | كيب تاون
Sharm El Sheikh | شرم الشيخ
Kuwait City | مدينة الكويت
Tel Aviv | تل ابيب
Las Vegas | لاس فيغاس
Saint Petersburg | سانت بطرسبرغ
Casablanca | الدار البيضاء | كازا بلانكا
United Arab Emirates | الامارات العربية المتحدة | دولة الامارات
Saudi Arabia | المملكة العربية السعودية
South Korea | كوريا الجنوبية
South Africa | جنوب افريقيا
New Zealand | نيوزيلندا
United States | الولايات المتحدة
Middle East | الشرق الاوسط
`;

/** What Arabic calls airlines, cities and countries in one word. */
export const NAMES = `
Emirates | امارات اماراتيه
Qatar Airways | قطريه
Lufthansa | لوفتهانزا لوفتانزا لوفتهنزا لفتهانزا
Saudia | سعوديه
Ryanair | راينير رايناير
easyJet | ايزيجت
Qantas | كانتاس كوانتاس قنطاس
IndiGo | انديغو انديجو
KLM | كيلم
Delta | دلتا
flydubai | فلايدبي
flynas | فلايناس ناس
STAR | ستار
London | لندن
Paris | باريس
Frankfurt | فرانكفورت
Munich | ميونخ ميونيخ
Berlin | برلين
Hamburg | هامبورغ هامبورج
Cologne | كولونيا
Amsterdam | امستردام
Brussels | بروكسل بروكسيل
Zurich | زيورخ زيوريخ
Geneva | جنيف
Vienna | فيينا
Madrid | مدريد
Barcelona | برشلونه
Malaga | مالقا ملقا
Lisbon | لشبونه
Porto | بورتو
Rome | روما
Milan | ميلان ميلانو
Venice | البندقيه فينيسيا
Naples | نابولي
Athens | اثينا
Istanbul | اسطنبول استانبول اسطانبول
Ankara | انقره
Antalya | انطاليا
Moscow | موسكو
Copenhagen | كوبنهاغن كوبنهاجن
Stockholm | ستوكهولم
Oslo | اوسلو
Helsinki | هلسنكي
Dublin | دبلن
Manchester | مانشستر
Edinburgh | ادنبره
Prague | براغ
Budapest | بودابست
Warsaw | وارسو
Bucharest | بوخارست
Sofia | صوفيا
Belgrade | بلغراد
Larnaca | لارنكا
Dubai | دبي
Doha | دوحه
Abu Dhabi | ابوظبي
Sharjah | شارقه
Muscat | مسقط
Manama | منامه
Kuwait | كويت
Riyadh | رياض
Jeddah | جده
Dammam | دمام
Medina | المدينه
Amman | عمان
Beirut | بيروت
Baghdad | بغداد
Cairo | قاهره
Hurghada | غردقه
Casablanca | كازابلانكا
Marrakesh | مراكش
Algiers | الجزائر
Tunis | تونس
Nairobi | نيروبي
Johannesburg | جوهانسبرغ جوهانسبرج
Lagos | لاغوس
Singapore | سنغافوره
Bangkok | بانكوك
Phuket | بوكيت
Tokyo | طوكيو
Osaka | اوساكا
Seoul | سيول سيئول
Beijing | بكين
Shanghai | شنغهاي شنجهاي
Taipei | تايبيه
Jakarta | جاكرتا
Bali Denpasar | بالي
Manila | مانيلا
Hanoi | هانوي
Colombo | كولومبو
Malé | ماليه
Kathmandu | كاتماندو
Dhaka | دكا
Mumbai | مومباي بومباي
Karachi | كراتشي
Islamabad | اسلامبول اسلاماباد
Tashkent | طشقند
Tbilisi | تبليسي
Baku | باكو
Yerevan | يريفان
Sydney | سيدني
Melbourne | ملبورن
Auckland | اوكلاند
Toronto | تورونتو
Montreal | مونتريال
Chicago | شيكاغو شيكاجو
Dallas | دالاس
Atlanta | اتلانتا
Denver | دنفر
Seattle | سياتل
Miami | ميامي
Boston | بوسطن
Washington | واشنطن
Orlando | اورلاندو
Houston | هيوستن
Germany | المانيا
Austria | النمسا نمسا
Switzerland | سويسرا
France | فرنسا
Spain | اسبانيا
Italy | ايطاليا
Portugal | البرتغال برتغال
Netherlands | هولندا
Belgium | بلجيكا
United Kingdom | بريطانيا انجلترا
Turkey | تركيا
Greece | يونان
Poland | بولندا
Sweden | سويد
Norway | نرويج
Denmark | دنمارك
Finland | فنلندا
Ireland | ايرلندا
Japan | يابان
China | صين
South Korea | كوريا
India | هند
Australia | استراليا
Canada | كندا
United States | امريكا
Brazil | برازيل
Mexico | مكسيك
Egypt | مصر
Morocco | مغرب
Jordan | اردن
Lebanon | لبنان
Iraq | عراق
Bahrain | بحرين
Qatar | قطر
Oman | سلطنه
Saudi Arabia | سعودي
Kenya | كينيا
Thailand | تايلاند تايلند
Russia | روسيا
Europe | اوروبا اوربا
Asia | اسيا
Africa | افريقيا
Gulf Middle East | خليج
`;
