/** How people tell where a selection ended for them, and how they ask for sums. By entry of the assessment days; phrases parted by "|". */
export const SAID_OF_STAGES: Readonly<Record<string, string>> = {
  "asked-ended-at-the-form":
    "rejected straight after the application form|they turned me down before any interview|my application never gets past the screening|i always get an automatic no after applying|why am i not even invited to an interview|never invited anywhere i only get no by email|why does my application fail at the first step|i can't get past the form|rejected at the cv stage|my cv never makes it",
  "asked-ended-at-the-cv-drop":
    "i gave my cv at the open day and they never rang|handed in my cv and was not selected|not called back after the cv drop|why was i cut right after handing over my cv|sent away after two minutes at the open day|i was out after the first round where you only hand in the cv|they took my cv and said they would call but never did|failed at the cv collection|open day and only some got the yellow envelope",
  "asked-ended-at-the-online-test":
    "i failed the online assessment what now|didn't pass the psychometric test|why do people fail the personality test|rejected after the online tests|i ran out of time in the reasoning test and failed|how do i pass the online assessment next time|failed the maths test online|what is the pass mark of the online test|went out at the aptitude test|the personality questionnaire knocked me out",
  "asked-ended-at-the-video":
    "rejected after the hirevue|failed the video interview why|never get past the recorded video|what did i do wrong in my video interview|my video interview was unsuccessful|turned down after the one way video|what do they reject people for in the video|i keep failing at the video stage|no after my recorded answers",
  "asked-ended-at-the-reach":
    "i missed the reach by two centimetres|couldn't touch the line and they sent me home|failed the reach test what can i do|too short for the reach test is it over|failed the height check|i'm one centimetre short|didn't reach 212 on the day|sent home because of my height|can i train to reach higher after failing|arm reach failed what now",
  "asked-ended-at-the-english-test":
    "i failed the english test at the assessment|sent home because of my english|didn't pass the english exam at the airline|what do they fail people for in the english test|i went out after the english part|english test rejected me how do i get better|they said my english was not enough|failed the language test",
  "asked-ended-at-the-role-play":
    "i failed the role play|sent home after the roleplay|what do people do wrong in the role play|the angry passenger role play went badly and i'm out|why do they fail you in the role play|i messed up the role play|role play was my last stage|rejected after the role play with the assessor",
  "asked-ended-at-the-final":
    "rejected after the final interview|i got to the last stage and they said no|failed the final interview twice|what decides the final interview|why do people fail the final|i made it to the final and still got rejected|turned down after the one to one|what went wrong in my final interview|no after the final with two recruiters|so close, rejected at the end",
  "asked-ended-at-the-medical":
    "they took back the offer after my medical|failed the medical for cabin crew|my background check failed what now|offer withdrawn after the reference check|rejected because of the medical|accepted and then they said no because of my papers|failed the drug test or the blood test|my old employer didn't answer the reference|the medical said unfit what can i do",
  "asked-sums-in-the-head":
    "how do i work out percentages in my head|how to calculate fifteen percent quickly|how do you convert currency in your head|tricks for mental arithmetic|how do i do the maths without a calculator|how to work out time zones quickly|how do i calculate a discount in my head|quick way to work out 20 percent of something|how do i work out flight time with time zones|how do i convert dollars to euros without a calculator",
  "asked-bad-at-maths":
    "i'm bad at maths will they fail me|i was terrible at maths at school|do i need to be good at maths for this|maths is my weak point|i'm scared of the maths test|i can't do sums under pressure|how good does my maths have to be|i have dyscalculia can i pass the numeracy test|i hate numbers|is the maths test hard",
  "asked-smaller-airline-first":
    "should i start at a small airline first|is it better to get experience at a domestic airline and then go to the gulf|do i need experience before i apply to emirates|start with a low cost airline and move later|will i lose time at a regional airline|apply directly to the big one or build experience|can i switch to a gulf airline after one year|is a low cost a good start|which airline first as a beginner",
  "asked-sending-money-home":
    "can i send money home every month|how do crew send money to india|do i pay tax on my salary in doha|is the salary tax free in dubai|sending money to my parents from the gulf|western union or bank transfer from qatar|how much can i save and send home|do i pay tax at home if i work in dubai",
  "asked-someone-dominates":
    "what if someone talks all the time and i can't get in|someone dominates the group and doesn't let me speak|a candidate who talks over everybody|i'm the quiet type and somebody talks non stop|another candidate doesn't let me say anything",
  "asked-camera-shy":
    "i get so awkward talking to a camera any tips|how do i stop saying um on camera|how do i look less nervous on camera|i freeze when i talk to a camera",
  "role-play":
    "role play with an angry passenger how do i do it well|how do i not mess up the role play|how does the role play go|what happens in the role play|what is the role play like|how do they do the role play",
  "group-exercise":
    "how does the group exercise go|what happens in the group task|what is the group part like",
  "video-interview":
    "how does the video interview go|what happens in the recorded video|what is the hirevue like",
  "english-test":
    "how does the english test go|what comes in the english test|what is the english test like",
  "numeracy-test": "how does the maths test go|what comes in the numeracy test|which sums come",
  "final-interview":
    "how does the final interview go|what happens in the final|what do they ask in the final|what is the last interview like",
  "asked-crew-per-aircraft-type":
    "how many crew work on a 777|how many flight attendants does an a380 have|how many cabin crew are on a flight like this|how many crew are on a dreamliner|cabin crew number by aircraft type|is it always four crew|how many of us are on the plane|how many stewards on an atr",
  "final-story-from-elsewhere":
    "may my story come from my private life|can the example be from home and not from work|does my story have to be from a job|is it ok to use a personal example|can i tell a story about my family|may i use an example from school or sports|is it bad if my story isn't from work|can it be something that happened on holiday",
  "asked-english-what-to-practise":
    "how can i improve my english|how do i get better at english|what can i do to improve my english for the interview|my english is weak how do i work on it|tips to improve my spoken english|how to practise english alone|i want to speak better english for cabin crew",
};
