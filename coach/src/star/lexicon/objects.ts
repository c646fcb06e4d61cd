import { stems } from "../text/word-set.ts";

/** Things one can touch or point at, and deeds of daily work: what honest answers name and fine words leave out. */
export const OBJECTS = stems(`
coffee tea soup food meal dinner lunch breakfast bread cake pizza sandwich salad fruit milk juice beer wine whisky bottle cup glass plate tray fork knife
spoon menu bill receipt ticket passport visa card cash money coin euro dollar pound pence till phone laptop computer tablet printer paper
pen pencil note letter email form list sheet label sign poster notice box bag suitcase luggage trolley cart wheelchair pushchair stroller pram crutches stick cane
chair table desk bed mattress pillow blanket towel sheet lamp light bulb window door key lock handle belt seatbelt buckle rope net ladder hammer screw tool glove
helmet jacket coat shirt shoe shoes uniform dress hat scarf ring watch necklace wallet purse mirror camera photo picture video radio headset
microphone speaker bell alarm extinguisher hose bucket mop broom soap water ice fire smoke steam oven stove grill fridge freezer pan pot kettle dishwasher
machine engine motor wheel tyre battery charger cable wire socket plug screen keyboard mouse car truck van bike bicycle bus train
plane aircraft boat wing slide exit overhead bin locker seat armrest row aisle galley medicine pill tablet insulin bandage plaster mask oxygen
defibrillator pulse chest arm leg hand foot head knee back ankle hip eye ear nose face blood vomit wound fever toy bear doll book ball game bike guitar
dog cat horse bird fish flower tree garden snow rain storm fog wind ice sand sea river beach pool stairs lift elevator corridor shelf rack counter
invoice booking reservation order delivery parcel package stock shelf refund voucher discount password system software spreadsheet whatsapp map
wristband badge clipboard envelope stamp folder file log register roster rota schedule queue line shift exam class lesson homework course certificate licence
allergy nut peanut gluten sauce steak burger fries chicken rice pasta cheese egg chocolate cream sugar salt diet sneeze salary flat rent tip customer-card
birthday wedding funeral anniversary honeymoon graduation accent dialect mother father sister brother grandmother grandfather wife husband
son daughter uncle aunt cousin neighbour neighbor family couple boy girl baby toddler child kid`);

/** Reasons for the job that are pleasant for the candidate and of no use to the airline. */
export const PERKS =
  stems(`travel travelling traveling world countries destinations beach salary salaries pay paid money earn flat accommodation pool discount discounts holiday holidays vacation
glamour glamorous elegant uniform free luxury lifestyle sightseeing instagram photos dream childhood always prestige famous visa permit residence`);

/** Images and virtues of solemn prose. In an answer without a fact they stand in for what happened. */
export const FINE_WORDS = stems(`
storm tide tides wave waves horizon horizons journey thread threads fabric tapestry bridge bridges compass anchor bloom root roots voice harmony orchestra symphony melody music heart
soul light shadow shadows dance wings essence essential calling invisible guardian beacon pillar mosaic flame spark spirit embrace weave wove shore shores river ocean mountain summit path seed
grace graceful gracefully poise humility wisdom determination mindful mindfulness composure dignity courage destiny fate universe cosmos canvas chapter crossroads
unwavering profound profoundly transform transformative testament cornerstone hallmark embody embodied resonate illuminate kindle cultivate nurture transcend navigate turbulent waters
infinite eternal timeless heartfelt genuine authentic warmth radiate shine shines dream dreams belief conviction purpose passion art craft dawn whisper silence noble honour honor wiser stronger closer
rhythm mirror fire flourish blossom garden sail voyage lighthouse echo`);

/** Words of reports and consultants: in sentences about oneself they replace the deed. */
export const OFFICE_WORDS = stems(`
optimisation optimise optimize optimization touchpoint touchpoints transformational transformation stakeholder stakeholders synergy synergies leverage leveraged spearhead spearheaded
agile data-driven streamline streamlined end-to-end workflow workflows scalable sustainable cross-functional deliverable deliverables paradigm uplift measurable
championed operational operationalise operationalize holistic best-practice roadmap framework alignment align aligned cascade cascaded mindset kpi kpis metrics value-added
customer-centric customer-centricity fast-paced proactively proactive strategic strategy initiative engagement efficiency readiness positioning future-proof iterative sprints onboarded
verticals ecosystem bandwidth architecture landscape value-stream continuous improvement excellence key impactful robust seamless world-class innovative solution solutions
ownership synergistic organisational organizational optimise maximise maximize empower empowered facilitate facilitated implement implemented foster fostered showcase driving drive drove`);
