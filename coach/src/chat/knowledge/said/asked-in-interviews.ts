/** How people name the questions of an interview when they ask how to answer them. By entry; phrases parted by "|". */
export const SAID_OF_MOMENTS: Readonly<Record<string, string>> = {
  "final-tell-us-about-yourself":
    "introduce yourself|who are you walk us through your cv|how do i start when they say tell us about you",
  "final-why-this-airline":
    "why them|why our airline|why this company|why did you choose us|why emirates and not qatar|reasons for wanting this airline|what makes us different",
  "final-why-cabin-crew":
    "why do i want to fly|motivation question|what attracts you to the job|reason for wanting to be cabin crew",
  "final-the-weakness":
    "your weakness|what are your weaknesses|my flaws|what should i improve in myself",
  "final-the-gap":
    "gap in my cv|year without work|gap year|was rejected here before and they ask|time off work to explain",
  "final-the-ethical-question":
    "colleague drunk at work|coworker breaks a rule what would you do|see somebody cheating|would you report a colleague|integrity question",
  "final-your-questions":
    "do you have any questions for us|what can i ask them at the end|questions to ask the recruiter|what to ask at the end of the interview",
  "final-the-safety-question":
    "what would you do if there is smoke question in interview|safety question without training|how would i know the procedure they ask in the interview",
  "final-a-real-example":
    "tell me about a time questions|give an example of|situational example question|behavioural questions",
  "final-five-years":
    "where do you see yourself in five years|in 5 yrs|future plans|career plan|how long do you want to stay|long term goals",
  "final-your-strength": "your strengths|greatest strength|best quality|what can you do well",
  "final-why-you":
    "why should we hire you|why should we choose you|why you and not another|what makes you special|what makes you different from the others|sell yourself",
  "final-leaving-the-job":
    "why do you leave your job|why did you leave your last job|why i quit|leaving nursing|reason for leaving|because of my boss how do i say|why do you want to change|running away from my job",
  "final-dismissed":
    "i was fired|got sacked|dismissed|contract not renewed|let go how do i explain",
  "final-many-short-jobs": "many jobs in short time|job hopping|i changed jobs a lot",
  "final-other-applications":
    "have you applied anywhere else|applied to other airlines if they ask|are we your only choice|other interviews",
  "final-plan-b":
    "what will you do if we say no|if you are not selected|plan b|what if you don't get the job question",
  "final-far-from-home":
    "live far from family|being away from home|relocate abroad question|how will you manage alone in a new country|miss your family|moving to the base question",
  "final-children-and-partner":
    "do you have children question|are you married they ask|family plans|pregnant question interview|what if they ask if i want kids|childcare question in the interview",
  "final-shifts-and-holidays":
    "working nights and weekends question|christmas on board|shift work question|irregular hours how do you feel|long hours question|early mornings",
  "final-love-of-travelling":
    "can i say i love travelling|because i want to travel|say that i like to see the world|is travel a good reason",
  "final-career-change":
    "change career how do i explain|coming from another job|i was a teacher nurse why now|i am older than the others how do i answer|career changer",
  "final-work-under-pressure":
    "how do you handle stress|working under pressure|deal with pressure question|stressful situation",
  "final-biggest-mistake":
    "biggest mistake|a time you failed|failure question|something you regret|mistake at work question|a time you got it wrong",
  "final-describe-yourself":
    "describe yourself in three words|one word that describes you|how would you describe yourself",
  "final-what-others-say":
    "what would your friends say about you|how would your boss describe you|what do colleagues say about you|last manager would say",
  "final-hobbies": "hobbies|free time question|what do you do for fun|outside work",
  "final-what-you-know-of-us":
    "what do you know about us|what do you know about our company|research about the airline question|how much should i know about them",
  "final-not-knowing":
    "i don't know the answer in the interview|what if i have no answer|never happened to me what do i say|can i say i dont know|no idea what to reply",
  "final-joining-the-talk":
    "how to join a group discussion|others speak fast i cannot get in|nobody lets me talk in the group|what sentence to enter the discussion|i speak quietly in groups|loud person in the group task takes over",
  "final-speaking-of-the-accent":
    "my english in the interview|my accent when i answer|answer in a second language|grammar mistakes when i speak|words missing in english",
  "final-pay-expectation":
    "salary expectation question|how much do you want to earn question|what pay do you expect",
  "final-why-not-pilot":
    "why not pilot|why not ground staff|why cabin and not check in|do you want to become a pilot later",
  "final-length-and-shape":
    "is my answer too long|too short answer|how many sentences|how long should i speak|i talk too much|ending of my answer is boring|how do i end an answer",
  "final-story-from-elsewhere":
    "can i use a story from school|story from my family|example from sport club|not a work example|story from volunteering|i have only school experience for examples",
};
