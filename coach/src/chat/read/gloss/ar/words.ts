/** Arabic words: those that hold a sentence together, those of the trade and of every day; the article and endings come off by themselves. */
export const WORDS = `
 | واش هل حسب حتي طبعا خلص جدا لسه ان انه انها انهم يا قد لقد راح رح عم بس يعني طيب طب كذا كده هيك كدا عشان علشان لكي كي حتى اللي الذي التي الذين اللى ياه اصلا والله كتير كثير مرره شوي شويه خلال تم يتم تتم حق حقي تبع بتاع بتاعت
what | ماذا ايش وش شو شنو ايه اش شنهو شنهي ايشو
which | اي اية انهي انهو اياه
who | مين منو
from | من منذ
where | وين فين اين
when | فوقاش متى امتى ايمتى عندما لما وقت حين
if | اذا لو ان
why | ليش ليه لماذا ليا علاش
how | كيفاش كيف ازاي شلون كيفيه اشلون
how many | كم كام شحال شكد
how much | قديش بكم بكام
because | لانه لاني لان لانها بسبب
not | لا لم لن ليس ليست مش مو موب مب غير دون ماهو
without | بدون بلا دون
nothing | لاشيء
nobody | محد
i | انا اني
you | انت انتي انتم حضرتك انتو
he | هو
she | هي
we | نحن احنا نحنا حنا
they | هم هما هن
my | لي عندي لدي معي
me | نفسي لحالي
is | يكون تكون بيكون
was | كان كانت كنت
were | كانوا
be | اكون نكون
have | يملك عنده عندها عندهم لديه لديها لديهم معه معها معهم عندك لديك عندنا
this | هذا هذه هذي هاي هاد هيدا هاذا دا دي ده هاذي
that | ذلك تلك هذاك
there | هناك هنالك
here | هنا هون
and | و ثم
or | او ام ولا
but | لكن ولكن بس
in | في جوا فيها
inside | داخل بداخل
on | على فوق عليه عليها
at | عند لدى
to | الى ل
for | لاجل من-اجل
with | مع معاه
about | عن حول بخصوص بشان
under | تحت
above | فوق
behind | خلف ورا وراء ورى
front | امام قدام امامي
beside | جنب جانب بجانب
between | بين
before | قبل
after | بعد بعدها
during | اثناء وقتها
until | لحد لغايه
against | ضد
like | مثل زي كانه متل
more | اكثر اكتر ازيد اعلى
less | اقل
only | فقط
also | ايضا كمان برضه برضو
still | لسا لسه مازال ماتزال لازال
always | دائما دايما
never | ابدا
now | دابا الان الحين هلق هلا دلوقتي دحين
today | اليوم النهارده
tomorrow | بكره غدا بكرا
yesterday | امس مبارح امبارح
soon | قريبا
first | اول اولا اولى
second | ثاني ثانيه تاني
third | ثالث ثالثه
last | اخر اخير اخيره
next | قادم قادمه جاي جايه تالي تاليه مقبل
one | واحد واحده
two | اثنين اثنان تنين
three | ثلاثه ثلاث تلاته
four | اربعه اربع
five | خمسه خمس
six | سته ست
seven | سبعه سبع
eight | ثمانيه ثمان تمانيه
nine | تسعه تسع
ten | عشره عشر
twenty | عشرين عشرون
thirty | ثلاثين ثلاثون
ninety | تسعين تسعون
hundred | مئه ميه مايه
many | بزاف عديد كثيره كثيرين
some | بعض
all | كل جميع كامل
everybody | الكل كلهم الجميع
everything | كلشي
other | اخرى اخرين ثانيين غيرهم
same | نفس
want | بغيت اريد ابغى ابغي ابي بدي عايز عايزه عاوز عاوزه ودي حاب حابه اود نبغى تبغى يبغى تريد يريد
can | يمكن استطيع تستطيع يستطيع اقدر يقدر تقدر يمكنني يمكنك امكانيه نقدر
must | يجب ضروري مضطر لازم
should | ينبغي مفروض
allowed | مسموح يسمح تسمح يسمحون مسموحه مقبول
forbidden | ممنوع ممنوعه محظور محظوره
needed | مطلوب مطلوبه ضروريه
do | اعمل افعل اسوي يفعل تفعل نفعل تعمل يعمل تسوي يسوي سوي عمل نعمل نسوي فعل عملت سويت
go | اروح اذهب يروح تروح يذهب راح رحت
come | يجي يجيء تاتي ياتي اجي جا جاء جاي
give | اعطي يعطي تعطي عطاني اعطى نعطي اعطاء
take | اخذ ياخذ تاخذ خذ اخد ياخد ناخذ
ask | يسال تسال يسالون يطرح تطرح اسال تسالها تطرحها
question | سؤال سوال سؤالا
questions | اسئله اسيله
answer | اجابه جواب اجاوب اجيب رد يجيب نجاوب
story | قصه حكايه
stories | قصص
example | مثال امثله
practise | تدريب تدرب اتدرب تمرين تمرن نتدرب تدربت
interview | مقابله مقابلات انترفيو مقابلتي
recruiter | مسؤول-التوظيف ريكروتر موظف-التوظيف
assessor | مقيم مقيمين مقيمون
application | تقديم طلب قدمت اقدم
apply | اقدم اتقدم قدم
photo | صوره صور
experience | خبره خبرات
job | وظيفه شغل وظائف مهنه
work | عمل اشتغل اعمل يشتغل تشتغل شغلي دوام
training | دوره تدريبات كورس
course | منهج دورات
contract | عقد عقود
base | قاعده قواعد
visa | فيزا تاشيره فيزه
passport | جواز باسبور
nationality | جنسيه جنسيات
degree | شهاده جامعه بكالوريوس جامعيه
school | مدرسه ثانويه
language | لغه لغات
english | انجليزي انجليزيه انقليزي انكليزي
french | فرنسي فرنسيه
spanish | اسباني اسبانيه
german | الماني المانيه
arabic | عربي عربيه
chinese | صيني صينيه
japanese | ياباني
korean | كوري
height | طول طولي قامه
age | عمر سن عمري اعمار
weight | وزن سمنه
tattoo | تاتو وشم وشوم تاتوه تاتوو
visible | ظاهر ظاهره مرئي باين
piercing | بيرسنج ثقب خرم حلق
arm | ذراع يد
hair | شعر شعري تسريحه
beard | لحيه دقن ذقن
glasses | نظاره نظارات نضاره
eyesight | نظر بصر عيون
headscarf | حجاب محجبه محجبات شيله
make-up | مكياج ميكب
uniform | زي زيي يونيفورم بدله
clothes | ملابس لبس هدوم
wear | البس ارتدي يلبس تلبس ارتداء لابس
appearance | مظهر شكل
swim | سباحه اسبح يسبح عوم اعوم
roster | جدول روستر رحلاتي
standby | ستاندباي احتياط استعداد
promotion | ترقيه ترقيات
allowance | بدل بدلات
holiday | اجازه عطله اجازات
benefits | مزايا مميزات
accommodation | سكن اسكان
child | طفل ولد طفله بنت
children | اطفال اولاد
family | عائله عيله اهل اسره
pregnant | حامل حامله حوامل
cabin crew | مضيف مضيفه مضيفين مضيفات ضيافه
crew | طاقم اطقم كرو
purser | بيرسر بورسر رئيس-الطاقم
captain | كابتن قائد قبطان
pilot | طيار طيارين
passenger | راكب راكبه ركاب مسافر مسافره مسافرين زبون
guest | ضيف ضيوف
airline | شركه طيران
airlines | شركات خطوط
airport | مطار
airports | مطارات
city | مدينه مدن
country | بلد دوله بلدان دول
code | رمز كود رموز
aircraft | طائره طياره طيارات طائرات
fleet | اسطول
destination | وجهه وجهات
flight | رحله رحلات فلايت
fly | اطير يطير تطير نطير
long-haul | طويله-المدى
alliance | تحالف تحالفات
founded | تاسست تاسس تاسيس
employees | موظفين موظف موظفون
values | قيم
value | قيمه
mission | رساله
vision | رؤيه
news | اخبار خبر
tips | نصائح نصايح نصيحه
prepare | استعد احضر اجهز تحضير استعداد اتجهز تجهيز
selection | اختيار
stages | مراحل مرحله خطوات خطوه
group | جماعي جماعيه مجموعه قروب جروب مجموعات
test | اختبار امتحان فحص تست
cabin | مقصوره كابينه كابين
cockpit | كوكبيت قمره
door | باب بابي
doors | ابواب
exit | مخرج
exits | مخارج
row | صف صفوف
slide | منزلق منزلقات زحليقه زلاقه سلايد مزلقه
armed | مهيا مسلح مهياه
arm | تسليح تهيئه
lever | ذراع-الباب عتله
handle | مقبض يده
window | شباك نافذه شبابيك
seat | مقعد كرسي
seats | مقاعد كراسي
galley | مطبخ جالي
oven | فرن افران
lavatory | حمام دوره-المياه تواليت مرحاض حمامات
trolley | عربه ترولي عربيه
bag | شنطه حقيبه شنط حقائب
baggage | امتعه عفش امتعته
wing | جناح
engine | محرك محركات
fuselage | بدن جسم-الطائره
runway | مدرج
take-off | اقلاع اقلع تقلع
landing | هبوط نزول تهبط تنزل
water | ماء مويه مي ميه مياه بحر
evacuation | اخلاء نخلي اخلي
evacuate | يخلي
command | امر اوامر نداء
shout | اصرخ صراخ يصرخ تصرخ اصيح يصيح
announcement | اعلان نداء اعلانات
briefing | بريفنج احاطه بريفينق
emergency | طوارئ طارئ حالات-طارئه
fire | حريق نار حرايق حرائق
burning | يحترق محترق
smoke | دخان دخنه
smoking | تدخين يدخن يدخنون تدخن سيجاره دخن
extinguish | اطفاء اطفي يطفي
extinguisher | طفايه طفايات مطفاه
oxygen | اكسجين اوكسجين
mask | قناع كمامه اقنعه ماسك
turbulence | مطبات مطب اضطرابات
megaphone | ميكروفون-يدوي مكبر
torch | كشاف فلاش مصباح
axe | فاس
battery | بطاريه بطاريات
laptop | لابتوب حاسوب
charger | شاحن
lighter | ولاعه قداحه
liquid | سوائل سائل
perfume | عطر عطور برفان
weapon | سلاح مسدس
knife | سكين سكينه
bomb | قنبله متفجرات
hijacking | اختطاف خطف مختطف يخطف
security | امن امان
safety | سلامه السيفتي
wheelchair | كرسي-متحرك
blind | اعمى كفيف مكفوف ضرير
deaf | اصم اطرش صم
autism hidden disability | توحد
disability | اعاقه معاق احتياجات
infant | رضيع بيبي رضع
bassinet | سرير-رضيع سله-الرضيع
unaccompanied | مصحوب مرافق
dog | كلب كلاب
cat | قطه قط بسه
animal | حيوان حيوانات
meal | وجبه اكل طعام وجبات
drink | شرب يشرب مشروب مشروبات اشرب
coffee | قهوه
tea | شاي
alcohol | كحول خمر كحوليات خمره
drunk | سكران سكرانه مخمور ثمل
vegetarian | نباتي
allergy | حساسيه
peanut | فول-سوداني مكسرات فستق
complaint | شكوى شكاوي
complain | يشتكي اشتكى يشكي اشتكي
conflict | خلاف نزاع خلافات
angry | غضبان معصب عصبي زعلان غاضب معصبه غاضبه منفعل
afraid | خايف خائف خايفه خوف يخاف
crying | يبكي تبكي بكاء يعيط تعيط
refuse | يرفض رفض رافض ترفض
delay | تاخير تاخر متاخره تاخرت
late | متاخر اتاخر
cancelled | الغاء ملغي الغيت
overbooked | حجز-زائد اوفربوكينج
boarding | صعود بوردينج ركوب
doctor | دكتور طبيب دكتوره
medicine | دواء دوا ادويه علاج
unconscious | مغمى فاقد-الوعي اغماء اغمي اغمى
faint | اغماء يغمى دوخه داخ اغمي
breathing | تنفس يتنفس نفس
choking | اختنق يختنق اختناق شرق شرقان غص غصه بيشرق مختنق
heart | قلب
pulse | نبض
chest | صدر
pain | الم وجع يوجع توجع بيوجع
bleeding | نزيف ينزف نزف دم
blood | دم
burn | حرق حروق انحرق اتحرق احترقت
seizure | تشنج صرع نوبه تشنجات
diabetes | سكري السكري سكر
asthma | ربو
fracture | كسر مكسور انكسر
wound | جرح جروح مجروح
birth | ولاده تولد طلق بتولد يولد
dead | ميت مات توفى متوفي
death | وفاه موت
die | يموت يتوفى
infection | عدوى معدي
vomit | استفراغ يستفرغ ترجيع يرجع قيء يتقيا
sick | مريض مريضه مرضى
nausea | غثيان لوعه
fever | حراره حمى سخونه
hypoxia | نقص-الاكسجين
defibrillator | صاعق ديفبريليتر
bandage | ضماد شاش رباط
cool | تبريد ابرد بارد
symptoms | اعراض
signs | علامات علامه اشارات
recognise | اميز يميز
treat | اعالج معالجه
help | مساعده اساعد يساعد ساعد
team | فريق تيم
communication | تواصل اتصال
leadership | قياده
initiative | مبادره
integrity | نزاهه امانه
motivation | دافع حافز دوافع
resilience | مرونه صمود
stress | ضغوط توتر
pressure | ضغط
nervous | توتر متوتر
calm | هادي هدوء اهدي تهدئه هادئ
mistake | خطا غلط اخطاء غلطه
success | نجاح انجاز
failed | فشل رسوب
rejected | مرفوض رفض
chance | فرصه فرص
hired | قبول
reapply | اعاده-التقديم
strength | قوه قوتي
weakness | ضعف ضعفي
hobby | هوايه هوايات
colleague | زميل زميله زملاء
boss | مدير مديري رئيس
customer | عميل زبون زبائن عملاء
service | خدمه سيرفس
situation | موقف حاله
task | مهمه مهام
action | اجراء اجراءات
result | نتيجه نتائج
score | درجه علامه تقييم
points | نقاط نقطه
difference | فرق اختلاف
meaning | معنى معناه
reason | سبب اسباب
rule | قانون قاعده قوانين
duty | واجب
rest | راحه
fatigue | ارهاق تعب
tired | تعبان
layover | ترانزيت ليوفر مبيت
hotel | فندق اوتيل
night | ليل ليله
day | يوم
days | ايام
week | اسبوع
weeks | اسابيع
month | شهر
months | شهور اشهر
year | سنه عام
years | سنين سنوات
hour | ساعه
hours | ساعات
minute | دقيقه دقايق دقائق
seconds | ثواني ثوان
time | زمن مده
open | افتح يفتح فتح مفتوح ينفتح تفتح انفتح نفتح
close | اغلق اقفل يقفل قفل اسكر يسكر مغلق مقفول اغلاق
blocked | مسدود معطل محجوب
broken | خربان عطلان مكسر تعطل عطل
jams | عالق معلق علق
inflate | انتفخ ينتفخ نفخ ينفخ
jump | اقفز قفز يقفز نط انط يقفزون
run | اركض يركض يجري
sit | اجلس يجلس قعد جلوس جالس
stand | اوقف يقف واقف
leave | يترك ترك اترك يخرج اخرج يطلع
bring | اجيب احضر يجيب جيب
carry | احمل يحمل حمل
hold | امسك يمسك مسك
count | عد اعد
check | اتاكد افحص يفحص تشيك
know | اعرف يعرف تعرف عارف ادري
learn | اتعلم تعلم ادرس
say | اقول يقول قول تقول قال قالوا
tell | اخبر يخبر احكي ابلغ
explain | اشرح شرح يشرح
show | ورني وريني اعرض
speak | اتكلم يتكلم تحدث كلام احكي اتحدث
read | اقرا يقرا قراءه
write | اكتب يكتب كتابه
listen | اسمع يسمع استمع
see | اشوف يشوف ارى شفت شاف
look | انظر بص
find | لقيت الاقي وجدت
need | احتاج يحتاج تحتاج محتاج
use | استخدم يستخدم استعمل استخدام
live | اسكن اعيش عايش
earn | اكسب يكسب
pay | ادفع يدفع دفع تدفع
cost | تكلفه تكاليف سعر
money | فلوس مصاري مال
begin | ابدا يبدا بدايه بدء
end | نهايه
stop | وقف توقف ايقاف
happen | يحدث يصير صار حصل يحصل حدث بيصير
cause | يسبب
react | اتصرف تصرف يتصرف
handle | اتعامل تعامل يتعامل
early | بدري مبكر
alone | وحده لوحده وحيد لحاله
together | سوا معا مع-بعض
man | رجل رجال زلمه
woman | امراه مره ست نساء حرمه سيده
people | ناس اشخاص
person | شخص حد واحد احد
friend | صديق صاحب صديقه
mother | ام امي ماما والده
father | اب ابوي بابا والد
head | راس
face | وجه وش
ear | اذن ودن اذان
eye | عين
nose | انف خشم مناخير
hand | يدين ايد
leg | رجل ساق
foot | قدم
skin | جلد بشره
left | يسار شمال
right side | يمين
above | اعلى
below | اسفل
outside | خارج برا بره
full | مليان ممتلئ
empty | فاضي فارغ
red | احمر حمراء
maximum | اقصى اكثر-شي حد-اقصى
minimum | ادنى حد-ادنى
limit | حد حدود
number | رقم عدد ارقام
kilo | كيلو
metre | متر
centimetres | سم سنتي سنتيمتر
culture | ثقافه ثقافات
greeting | تحيه سلام
gift | هديه هدايا
tip money | بقشيش
good | جيد جيده منيح حلو حلوه كويس كويسه زين تمام
better | احسن افضل
best | الافضل الاحسن
bad | سيء سيئ وحش سيئه
worst | اسوا
weak | ضعيف ضعيفه
weakest | اضعف
strong | قوي قويه
strongest | اقوى
important | مهم مهمه
right | صح صحيح
wrong | خاطئ غلطان
new | جديد جديده
old | قديم قديمه
big | كبير كبيره
small | صغير صغيره
tall | طويل طويله
short | قصير قصيره
high | عالي عاليه مرتفع
low | منخفض واطي
fast | سريع بسرعه سريعا
slow | بطيء
hot | حار ساخن سخن
easy | سهل سهله بسيط
hard | صعب صعبه
difficult | متعب
maybe | يمكن ربما
weather | طقس جو
politics | سياسه
football | كوره مباراه
pizza | بيتزا
happy | سعيد مبسوط فرحان سعيده
lonely | وحدي
stupid | غبي
airline staff | موظفي-الطيران
evening | مساء
scenario | سيناريو سيناريوهات
american | امريكي امريكيه
forget | نسيت نسي انسى ينسى
accept | يقبل يقبلون تقبل قبلت
fee | رسوم
carry | تشيل يشيل تسع
disarm | نزع-التسليح
location | موقع
coming out | طالع طالعه
whole | طول
choose | اختار
show | يبين
make | تخلي يخلي
according to | وفق وفقا
nobody | احدش
drop | يفلت
called | يسمى نسمي نسميه يسمون تسمى اسميه يسموه
Boeing | بوينج بوينغ
Airbus | ايرباص ايرباس
Dreamliner | دريملاينر
greet | احيي يحيي اسلم
competencies | كفاءه كفاءات مهارات مهاره صفات
look for | يدورون يدور يبحثون يبحث يدوروا
feel | حست حسيت حاسس
`;
