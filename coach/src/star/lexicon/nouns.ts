import { stems } from "../text/word-set.ts";

/** People whom work brings together: too common in such answers to make one specific. */
export const COMMON_PEOPLE = stems(`
customer guest passenger client patient people person team teammate colleague coworker co-worker staff crew manager boss supervisor member
employee employer leader group everyone friend company`);

/** People whom one serves or looks after. */
export const SERVED_PEOPLE = stems(`
customer guest passenger client patient visitor shopper buyer caller diner resident tourist traveller traveler student pupil child kid baby
parent mother father mum mom dad woman man lady gentleman couple family grandmother grandfather grandma grandpa elder user member tenant
subscriber audience attendee pensioner teenager toddler boy girl bride groom neighbour neighbor fan swimmer hiker camper learner reader player participant flyer`);

/** People one works with or for. */
export const WORK_PEOPLE = stems(`
team teammate colleague coworker co-worker staff crew manager boss supervisor leader captain purser pilot steward stewardess
classmate partner chef cook waiter waitress bartender barista nurse doctor teacher trainer coach mentor director head officer guard security
employee assistant volunteer roommate housekeeper receptionist cashier mechanic engineer technician driver agent apprentice intern trainee
matron principal foreman paramedic firefighter policeman lifeguard janitor cleaner porter dispatcher sergeant instructor`);

export const ROLES = stems(`
waiter waitress barista bartender receptionist cashier nurse teacher tutor volunteer lifeguard intern trainee steward stewardess supervisor
assistant secretary clerk agent operator guide driver courier cook chef babysitter nanny carer caregiver student captain coach
hostess host salesperson salesman saleswoman seller shopkeeper librarian usher animator paramedic firefighter soldier officer dispatcher
mechanic engineer technician accountant hairdresser beautician pharmacist apprentice freelancer interpreter translator instructor
concierge porter housekeeper cleaner manager prefect monitor treasurer president organiser organizer editor`);

export const PLACES = stems(`
hotel restaurant cafe café coffee-shop coffeeshop shop store boutique supermarket mall market bakery pharmacy hospital clinic ward surgery school
university college kindergarten nursery classroom library museum theatre theater cinema gym pool beach park church mosque temple camp festival
airport gate terminal lounge aisle galley cabin cockpit lavatory aircraft plane airplane bus train station tram ferry ship boat cruise taxi
office warehouse factory kitchen reception lobby counter desk till checkout table bar pub club room corridor stairs lift elevator car garage
home house flat apartment farm stadium bank salon spa zoo resort canteen cafeteria hostel hall dormitory hangar ramp depot shelter court
backroom stockroom storeroom basement roof garden yard playground street road village town city airline jumpseat row exit door overwing platform
emergency-room reception ballroom terrace deck dock laboratory lab studio call-centre call-center callcentre`);

export const TIME_WORDS = stems(`
january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
christmas easter ramadan eid diwali halloween thanksgiving spring summer autumn winter weekend midnight noon yesterday tonight dawn
dinner lunch breakfast lunchtime brunch semester ramadan carnival holiday`);

export const TIME_UNITS = stems(
  "second minute hour day week month year night evening morning afternoon shift season term semester decade quarter",
);

export const NUMBER_WORDS = stems(`
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty
fourty fifty sixty seventy eighty ninety hundred thousand million dozen half double twice triple quarter couple pair`);

/** Words without a picture: too general to tell an assessor anything. */
export const ABSTRACT = stems(`
situation problem issue thing stuff matter way time case experience skill ability service quality communication teamwork leadership attitude
professionalism professional responsibility solution result outcome success goal objective target task action challenge opportunity
approach method strategy process improvement performance value mindset passion passionate dedication dedicated commitment committed
motivation motivated motivate energy energetic enthusiasm enthusiastic synergy synergistic excellence excellent efficiency efficient
effectiveness effective empathy empathetic patience patient-centric customer-centric customer-centred customer-focused proactive dynamic innovative creative
creativity flexible flexibility adaptable adaptability resilient resilience reliable reliability hardworking hard-working detail-oriented
goal-oriented results-driven result-driven result-oriented results-oriented team-player player self-motivated initiative critical thinking problem-solving
problem-solver multitask multitasking multi-tasking organisational organizational interpersonal exceptional outstanding world-class best-in-class seamless
holistic robust stakeholder deliverable alignment paradigm leverage optimise optimize maximise maximize transform empower
collaborate collaboration collaborative cooperative cooperation harmony harmonious positive positivity negative good great nice bad best better
important importance necessary possible impossible different difficult difficulty hard easy big small many much various certain general
specific particular overall everything something anything nothing someone everyone everybody anybody people person customer guest
passenger client team colleague staff company organisation organization environment atmosphere work job career life world day part role aspect area
level kind type sort example point fact idea thought feeling emotion expectation need requirement satisfaction satisfied happy glad
pleased fine okay ok well really very always never often usually sometimes successfully properly appropriately accordingly perfectly completely
handle deal manage resolve solve help assist try ensure improve support provide achieve maintain stay keep get make do go come take give have use
start begin continue learn understand know think feel believe want like love respond react demonstrate show work focus strive exceed deliver
personality strength weakness knowledge background profile trait core mission vision integrity respect trust honesty
impact growth journey comfort zone extra mile box bottom line day-to-day fast-paced paced culture diverse diversity inclusion
step procedure policy rule standard practice safety first priority calm`);

/** The stock of keyword lists: what a candidate names who tells nothing. */
export const BUZZWORDS = stems(`
communication teamwork leadership professionalism professional empathy empathetic patience proactive dynamic innovative passionate passion
dedication dedicated committed commitment motivated synergy excellence efficiency effective effectively customer-centric customer-centred
customer-focused centric results-driven results-oriented result-oriented goal-oriented detail-oriented hardworking hard-working flexible flexibility adaptable adaptability
resilience resilient integrity initiative problem-solving problem-solver team-player multitasking multi-tasking collaboration collaborative
interpersonal exceptional outstanding world-class seamless holistic robust stakeholder deliverable leverage optimise optimize maximise maximize
empower strategic strategy accountability accountable transparency reliable reliability enthusiasm enthusiastic creativity creative
responsible responsibility quality success successful satisfaction positive attitude mindset value vision mission growth solution skill competency competence
situation task action result star conflict-resolution organisational organizational time-management self-motivated best-practice professionally
service safety emotional intelligence cross-functional impactful impact diverse diversity inclusion
trustworthy punctual respectful ownership critical thinking decision-making confidence confident engagement performance driven oriented focused`);
