import { stems } from "../text/word-set.ts";

/** Everyday English content words: only to tell English from letters thrown together. */
export const COMMON = stems(`
able accept access accident account across act action activity add afraid afternoon age ago air alcohol alone along alarm allergic allergy allow
almost already amount angry animal announcement anxious apple area argue argument arm arrive article assess attention aunt available away
baby back bad bag baggage balance ball bank baby base bathroom battery beautiful bed beer believe belong belt bell best better big bill bird birthday bit black blame
blanket blood blue board body book booking boring born boss bottle bottom box boy brave bread break breath bridge bright brother brown budget
burn busy button cake camera candle card care career careful case cash cat cause cell centre center certain certificate chain chair chance change
chart cheap cheese chest chicken chief chocolate choice chronic church circle citizen class clear clever clinic clock clothes cloud coat code coffee cold
colour comfortable comment common company competition complain complaint complete computer concern condition confident confuse connection
contract control conversation cool corner correct cost country couple course cousin cover crash crazy cream credit crowd cry cup current curtain
customer damage dance danger dangerous dark data date daughter dead deadline deal dear death decision deep delay department deposit desk
detail device diabetes diet difference difficult dinner direction dirty disability disabled discount disease dish distance doctor document dog door double doubt
dream dress drink drug drunk dry duty early earth easy egg electric elderly elevator email emergency empty end energy engine english enough
equipment error event exact exam example excited excuse exhausted exit expensive expert explosion extinguisher extra eye face fact fair faint fall
false family famous far fast fat fault favourite fear feedback fee feel fever field figure film final fire firm fish flag flight floor flower
focus food foot foreign form forward free fresh friend friendly front fruit fuel full fun funny furious future game garden gas gate
general gift girl glad glass goal gold good grandmother great green ground group guest guide gun hair half hall hand happen happy hard hat head
health heart heat heavy height help high hill history hobby hole holiday home honest hope hospital host hot hotel hour house hungry hurry hurt husband
ice idea identity image important impossible incident include increase information injured injury ink inside instruction insulin insurance interest
internet interview invite island item jacket job joke journey juice jump key kind kitchen knee knife knowledge label lady lamp land language
large last late laugh law lazy leader leaflet leak leg lesson letter level library licence life lift light line lip list literally little local lock
long lost lot loud love low luck luggage lunch machine mad mail main major manager manual map mark market married match maths matter meal
mean meat medical medication medicine medium meeting member memory menu mess message metal middle milk mind minute mirror mistake misunderstanding
mix mobile modern moment money month mood morning motion mountain mouth movie music name narrow nation nature near neck need nervous net
new news newspaper nice night noise noisy normal north nose note notice number nurse nut object ocean offer office official oil old online
open operation opinion option orange order original oven oxygen pacemaker page pain paint pair panic paper parcel parent park part
partner party passenger passport past patient pay peace peanut pen people pepper percent period person pet phone photo phrase piece pill pillow
pizza place plan plane plant plastic plate play pleasure plenty pocket point police polite pool poor popular position positive possible post
potato power practice pregnant present president pressure pretty price printer prize problem product programme project promise proud public
purse quality quantity quarter queen question queue quick quiet radio rain rate raw reach ready real reason receipt record red regular
relationship remote rent report request respect rest restaurant result review reward rice rich right ring risk road rock role roof room rope
rough round routine row rubbish rude rule rush sad safe salad salary sale salt sand sandwich saturday sauce scared scene schedule school science
scissors screen sea search season seat seatbelt second secret section seizure sense sentence serious service shape sharp sheet shift ship shirt shock shoe
short shoulder shower shy sick side sign silence silver similar simple single sink sister situation size skin sky slide slow small smart smell
smoke snack snow soap social sock soft solution son song soup south space spare special speed spoon sport staff stage stain stairs
star start state station steak stomach stop storm story straight strange stranger street stress strong student study stupid style sudden sugar
suit suitcase sun supplier supply sure surface surprise sweet swimming system table tablet talent tall tank task taste tax taxi tea team tear
technology teenager temperature terrible test text thick thin thing ticket tidy time tip tired title toast toilet tomorrow tone tool tooth top
topic total touch tour towel tower toy traffic transfer trash travel tray trip trolley trouble truck true trust truth turbulence turn twin
type ugly umbrella uncle uniform unit unusual upset urgent use vacation vegan vegetable vegetarian vehicle video view village visa visit voice
voucher wage wall wallet war warm warning waste watch water wave weak weather wedding week weight wheel wheelchair white wide wife wild win
wind window wine wing winter wire woman wonder wood word work world worry worse worst wound wrong year yellow young zone
aboard absence absent accurate address adult advance aid aircraft aisle ambulance amazing announce annual anxiety appeal applicant appointment appropriate
approximately arrival asleep aspect assault assessor asthma attack attempt attendant audio authority aviation await aware background
ban bandage basic basket batch behaviour belief blocked boarding bored boundary bowl brand brief broken buffet bunch burnt cabin calm campaign cancel candidate captain
cardiac cart category ceiling charity charger chat chef choking cleaner climate cockpit colleague collect comfort committee communicate compensation
competitor complex concept conscious consequence constant contact container context conversation copy crew crisis cultural culture damage database
deaf defibrillator dehydrate department departure destination dialect diarrhoea disagreement discussion display dispute disrupt divide dizzy donation drama drill driver
dust effort empathy employee engineer entrance environment equal escape essential evacuation evening evidence exhausted expectation explanation express extend eyesight
failure faith familiar favour fellow female file finance fluent flu forecast formal frame frequent frustrated frustrating fuel function furniture gap gear generation
gesture glove grade grateful greeting grief guilty habit handbag harm headache headset hearing hearing-impaired heel helpful hostile household hundred hygiene immediate
impatient individual inform ingredient initial inquiry insult inventory invoice junior justice keyboard label lack laptop layout lid limit lithium location
loyal luckily male management mask mass mature maximum meantime mechanical mental minor missing monthly motorbike muscle native negative neighbour
nervous nowadays nut objective obvious occasion odd onboard ongoing opposite ordinary outfit outlet overbook overbooked overdue oversell overtime
owner package panel partial patience pattern permission personal pharmacy physical platform podium policy polish portion presentation previous pride priority private process
profit progress prohibited proof proper property protocol purchase purpose queue quiz recent reception recipe reference refreshment regional regulation reliable religion religious
reminder replacement requirement rescue reservation resource responsible revenue roster routine safety sample satisfied scan scenario sensitive session settle severe shelf
shortage shy signal slip smooth software solid source speech stable standard status steady stressful stressed strict stroller structure substance sufficient suspicious symptom
target teamwork technical tense tension terminal thankful theory threat threaten tone tourist tradition training tray trouble turnover typical unaccompanied unattended unhappy
unique unwell update urgent valuable vape various vital volume volunteer vomit vulnerable wealthy website weekly welcome whistle wifi workload worried yell yelling`);
