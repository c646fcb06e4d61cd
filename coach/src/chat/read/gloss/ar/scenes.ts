/** Further Arabic words with which scenes on board, at the airport and in an interview are told. */
export const SCENES = `
keep | احتفظ يحتفظ خلي
talk | محادثه حديث
away | بعيد
back | ظهر رجوع
backwards | عكس
stay | ابقى يبقى بقى
papers | اوراق ورق
documents | مستندات وثائق هويه
put | احط يحط حط اضع وضع يضع
waiting | انتظار منتظر ينتظر استنى يستنى
step | خطوه
food | طعامه
lose | خسر يخسر اخسر ضاع فقد يفقد ضيعت
lost | مفقود ضايع ضائع ضايعه
box | صندوق علبه كرتون
home | بيت منزل
walk | امشي يمشي مشي
feel | احس يحس اشعر يشعر حاس شعور
once | مره
missed | فاتتني فاته
missing | ناقص ناقصه
travel | سفر اسافر يسافر
change | تغيير اغير يغير تبديل يبدل غير
free | مجاني مجانا ببلاش بلاش
push | دفع يدف ادف دف
pull | اسحب يسحب سحب شد
hit | ضرب يضرب اضرب
gate | بوابه قيت
suitcase | حقيبه-سفر
hold | مخزن عنبر
floor | ارضيه ارض
pass | نجاح يجتاز اجتاز
smell | رائحه ريحه شم اشم
own | خاص
aisle | ممر
stuck | محصور محشور عالق
flames | لهب السنه
touch | لمس يلمس تحرش يتحرش المس
fall | يسقط يقع وقع طاح يطيح سقط
half | نص نصف
bit | عض عضه
sleep | نوم ينام نايم نام
spray | رش بخاخ سبراي
lap | حضن
serve | اقدم يقدم قدم تقديم
notice | لاحظ الاحظ لاحظت انتبه
loud | عالي
little | قليل قليلا
level | مستوى
sent | ارسل يرسل ارسال رسل
choose | اختار يختار
blue | ازرق
belly | بطن معده
belly thrusts | ضغطات-البطن هيمليك هايمليك
back blows | ضربات-الظهر
chest compressions | ضغطات
accident | حادث حادثه
tie | ربط يربط كرفته
climb | صعود تسلق
extra | اضافي زياده اضافيه
safe | امن امنه
police | شرطه بوليس
staff | كادر
company | شركه
lie | كذب يكذب كذبت
lie down | يستلقي ممدد انسدح مستلقي
electric | كهربائي كهربا كهرباء
decide | قرار قرارات اقرر يقرر
offer | عرض
thrown | رمى يرمي رميت
fuel | وقود بنزين
refuel | تزويد-الوقود تعبئه
type | نوع انواع
colour | لون الوان
wall | جدار حيطه
hole | ثقب
sound | صوت صوته
chemical | كيميائي كيماوي
explode | انفجر ينفجر انفجار
freeze | تجمد يتجمد
disabled | معاق معاقين
try | احاول يحاول حاول محاوله
mouth | فم بوق تم
finger | اصبع
wet | مبلول رطب
lady | سيده مدام
black | اسود
dark | ظلام مظلم
line | طابور خط
smiling | ابتسامه يبتسم ابتسم
strange | غريب غريبه
sentence | جمله
class | درجه-اولى
nurse | ممرض ممرضه
drugs | مخدرات
near | قريب قرب جمب
abroad | خارج-البلد غربه
stuff | اغراض حاجات
thing | شيء شي شئ حاجه
alarm | انذار منبه
automatic | تلقائي اوتوماتيك
place | مكان
cargo | شحن بضاعه
package | طرد
clean | نظيف تنظيف انظف
certificate | شهاده شهادات
parents | والدين اهله والديه
secure | تامين
enter | يدخل ادخل دخول دخل
watch | اراقب يراقب
quiet | هادئ
mornings | صباحا
european | اوروبي اوروبيه
helpers | مساعدين متطوعين
later | لاحقا
background | خلفيه
adult | بالغ كبار
press | اضغط يضغط
deep | عمق عميق
arrival | وصول
departure | مغادره
neck | رقبه
throat | حلق زور حنجره
problem | مشكله مشكل
white | ابيض
crooked | مايل معوج
droops | مرتخي متدلي
tongue | لسان
swollen | متورم ورم منتفخ تورم
health | صحه صحي
office | مكتب
plastic | بلاستيك
pocket | جيب
leak | تسرب تسريب يسرب
spill | انسكب ينسكب انكب كب اندلق
size | حجم مقاس
charge | اشحن
form | استماره نموذج
bang | فرقعه دوي
warning | تحذير
search | تفتيش يفتش ابحث
screen | شاشه
aggressive | عدواني عنيف عنيفه
yell | يزعق زعق يصارخ
rude | وقح قليل-ادب وقحه
foreign | اجنبي اجانب
names | اسماء اسم
risk | خطر مخاطر خطوره
dangerous | خطير خطيره خطر
badge | بطاقه كرت بادج
senior | اقدم سينيور
stairs | درج سلالم سلم
sell | بيع ابيع مبيعات
shoes | جزمه حذاء شوز احذيه
heels | كعب
impact | ارتطام اصطدام صدمه
capacity | سعه
room | غرفه
woke | صحي صحيت
shoulder | كتف
arrested | اعتقال معتقل قبض
rescue | انقاذ ينقذ
machine | جهاز اجهزه
patient | صبور صبر
cough | كحه سعال يكح
meat | لحم
fish | سمك
spread | انتشار ينتشر
sweat | عرق يعرق تعرق
pale | شاحب اصفر مصفر
dizzy | دايخ دوخه دوار دايخه
shaky | يرجف رجفه يرتجف
confused | مشوش مرتبك
brain | دماغ مخ
raise | ارفع يرفع رفع
both | كلاهما
insulin | انسولين
juice | عصير
needle | ابره حقنه
teeth | اسنان
lips | شفايف شفاه
upright | مستقيم
dive | غوص غطس
radio | لاسلكي
suspect | اشتبه اشك شك
poison | سم تسمم مسموم
share | مشاركه اشارك
noise | ضوضاء ازعاج
distance | مسافه
instead | بدل بدلا
firefighter | اطفائي مطافي
building | مبنى
protect | حمايه احمي
device | جهاز-الكتروني
table | طاوله صينيه
hazard | مخاطره
window blind | ستاره ستائر
shave | حلاقه احلق
report | بلاغ تقرير تبليغ
spare | احتياطي احتياطيه
camera | كاميرا
nails | اظافر ضوافر
care | عنايه رعايه اعتني
load | حموله
incident | واقعه
normal | عادي طبيعي
cup | كوب كاس فنجان
useless | عديم
contain | يحتوي تحتوي
dissatisfied | مستاء
satisfied | راضي
worry | قلق هم
brakes | فرامل بريك
injury | اصابه اصابات
injured | مصاب مصابين
cloud | سحاب غيوم
sky | سماء سما
unruly | مشاغب مشاغبين شغب
behaviour | سلوك تصرفات
restraint | تقييد قيود اصفاد
legal | قانوني
continue | استمر يكمل
medical | طبي طبيه
steal | سرق سرقه يسرق مسروق
shy | خجول خجوله
disturb | يزعج ازعج
checklist | تشيكلست
blank | فراغ
bell | جرس
personality | شخصيه
private | خاص خصوصي
fasten | ربط-الحزام اربط
car | سياره عربيه
bed | سرير
twice | مرتين
ticket | تذكره تذاكر
cash | كاش نقد
accent | لهجه لكنه
microphone | ميكروفون مايك
follow | اتبع يتبع
demo | عرض-السلامه ديمو
lamp | لمبه ضوء
mode | وضع
procedure | اجراءات خطوات
sill | عتبه
christmas | عيد
skirt | تنوره جيبه
suit | بدله طقم
cheap | رخيص رخيصه
criminal | مجرم
inadmissible | ممنوع-الدخول
deported | مرحل ترحيل مرحلين
exact | بالضبط تحديدا
different | مختلف مختلفه
sister | اخت اختي
brother | اخ اخوي
uncle | عم خال عمي خالي
neighbour | جار
call | اتصل يتصل مكالمه كلم
name | اسم
enough | كافي يكفي كفايه
wait | انتظر
apologise | اعتذر اعتذار اسف
thank | اشكر
insult | اهانه يشتم شتم سب يسب اهان
threat | تهديد يهدد هدد
note | ورقه ملاحظه
reclined | مايل-للخلف
bassinet | سرير-الطفل
stroller | عربه-الاطفال
proud | فخور فخوره
flexible | مرن مرنه
smile | ابتسامه
strict | صارم
wage | اجر
overtime | اوفرتايم
fired | طرد انفصل مفصول
unemployed | عاطل
student | طالب طالبه
waiter | نادل جرسون ويتر
restaurant | مطعم
shop | محل
ground staff | موظفي-الارض
low-cost airline | اقتصادي
private jet | طياره-خاصه
tail | ذيل
landing gear | عجلات كفرات
altitude | ارتفاع
speed | سرعه
storm | عاصفه
lightning | برق صاعقه
ice | ثلج جليد
snow | ثلوج
bird strike | طيور طير
diversion | تحويل
glove | قفاز قفازات
blanket | بطانيه لحاف
pillow | مخده وساده
child seat | كرسي-طفل
crew rest | راحه-الطاقم
toy | لعبه
scissors | مقص
aerosol | بخاخات
mercury | زئبق
thermometer | ميزان-حراره
gas | غاز
paint | دهان
wheel | عجل كفر
ration | حصه
survival | نجاه
survive | ينجو انجو
rescue signal | اشاره
jungle | غابه
desert | صحراء
polar | قطب
ship | سفينه
raft | قارب طوف
land | يابسه
crash | تحطم سقوط
explosion | تفجير
panic | ذعر
crowd | زحمه
blocked exit | مخرج-مسدود
trapped | محتجز
upside | مقلوب
elderly | مسن مسنه عجوز
limit weight | وزن-زائد
photograph | يصور تصوير اصور
film | فيديو
tired crew | ارهاق-الطاقم
sexual harassment | تحرش
politeness | ادب
honest | صادق صدق صراحه
apology | اعتذار
religion | دين صلاه
fasting | صيام صايم رمضان
prayer | صلاه يصلي
halal | حلال
kosher | كوشر
champagne | شمبانيا
wine | نبيذ
beer | بيره
move | تحرك يتحرك انتقل نقل حركه انتقال
bottle | قاروره قنينه زجاجه قزازه اسطوانه قوارير
turned | دار التفت انقلب
per | لكل
lights | انوار اضواء اناره اضاءه لمبات
list | قائمه لائحه ليسته
cold | بروده برد
around | حوالين حوالي
fight | عراك يتضارب مضاربه خناقه يتخانق شجار مكافحه
hear | يسمع سمعت سماع
eat | ياكل اكلت تاكل ناكل
cut | قطع قص
bent | منحني
member | عضو اعضاء افراد فرد
yellow | صفراء
clear | واضح
ready | جاهز جاهزه مستعد
girl | صبيه فتاه بنوته
few | قليله قليلين
flat | مسطح
card | كرت-السلامه
along | بامتداد
expecting | توقع متوقع
speaker | سماعه
grab | يخطف مسكه
green | اخضر
ceiling | سقف
fill | امتلا يمتلئ
trouble | ورطه
errors | هفوات
roll | لف
heavy | ثقيل ثقيله
warm | دافي دافئ
descent | انحدار
lead | يقود
flow | تدفق
trip | رحلات
fumes | ابخره غازات
packed | مغلف
public | عام
meeting | اجتماع لقاء
career | مسيره كارير
quickly | سرعان
volunteering | تطوع متطوع
cross | يعبر عبور
equipment | معدات تجهيزات ادوات
orange | برتقالي
information | معلومات معلومه
detector | كاشف حساس
pick | التقط
truck | شاحنه
case | قضيه
cruise | تحليق
guard | حارس حراس
alert | يقظه
ring | خاتم
pets | اليف اليفه
handset | هاتف-داخلي
describe | اوصف وصف صف
sweaty | متعرق
finish | انهي خلصت انتهي
straight | مباشره
forward | للامام
nap | قيلوله غفوه
awake | صاحي واعي مستيقظ
lid | غطاء
invisible | مخفي خفيه
acid | حمض اسيد
belongs | يخص
mobility | حركيه
unknown | مجهول
fog | ضباب
useful | مفيد مفيده
percent | نسبه بالمئه
manual | يدوي يدويا دليل
bumpy | مهزوز اهتزاز
authority | سلطه هيئه
guy | شاب ولدين
obey | يطيع ينفذ
harm | اذى ضرر
pause | استراحه
set | مجهز
intention | نيه
admit | اعترف يعترف
understand | افهم يفهم فهم
phase | طور
review | مراجعه اراجع
mental | عقلي ذهني نفسي نفسيه
tray table | طاوله-الطعام
air conditioning | تكييف مكيف
legroom | مساحه
unfasten | يفك فك افك
system | نظام
relocate | انتقل-الى
world | عالم
shift | شفت مناوبه ورديه
dress | فستان
biggest | اكبر
tallest | اطول
cheapest | ارخص
oldest | اقدم-شركه
youngest | اصغر
everyone | جميعهم
thirsty | عطشان
hungry | جوعان
money back | استرداد تعويض
lounge | صاله
queue | دور
`;
