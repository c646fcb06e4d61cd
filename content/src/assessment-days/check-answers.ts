/** What the coach says once somebody has answered the question at the end of an entry, whatever their answer; by the entry's id. */
export const CHECK_ANSWERS: Readonly<Record<string, string>> = {
  "perks-as-a-reason":
    "One such sentence is enough, and it belongs at the end. Turn any others round: who gets something from you, on which evening, and what you did. If none starts that way, check that a real guest turns up in it.",
  stammer:
    "Count again tomorrow. What matters is a command that's understood, and a short block you push through doesn't spoil that. If one word always catches, practise that one in time with your steps; in training much is shouted in chorus.",
  "normal-working-day":
    "Whichever day it is, try that one on, because beginners get plenty of what others don't want. Set the alarm for it once, plan when you'd eat and sleep. If you can live with that day, the rest of the roster will feel lighter.",
  "codes-for-the-interview":
    "What you can say without looking is ready. Whatever's missing stands on the airline's own pages, under fleet and destinations: put base, types and routes on one card and say them aloud each morning until the day.",
  "searching-for-words":
    "Listen for why one is easier: mostly it's the shorter sentences and the fewer stops, so do more of those. If there's nothing to compare yet, record one question tonight, ninety seconds without stopping, and keep it as day one.",
  "what-goes-in-the-cv":
    "Each line with a person in it can stay. Where one only names a duty, add whom you did it for and a figure: 'till' becomes guests a shift, 'stockroom' the colleagues who relied on you. Then read it aloud once more.",
  "allergy-why-lie-flat":
    "Compare yours with this: 'Please stay down, even if you feel better. Standing up now could stop your heart. I'm staying with you.' Three things belong in it: no getting up, not even to the lavatory, the reason, and that you're there.",
  "cardiac-arrest-first-minute":
    "First to second: 'Cardiac arrest, row ten, bring the defibrillator.' Second to third: 'Tell the captain, call for a doctor.' Third to fourth: 'Oxygen, mask and kits.' Say yours aloud until it comes without thinking, row included.",
  "defibrillator-who-and-why-dry":
    "Scissors first, to bare the chest. Then the towel if the skin is wet, then the pads; the razor only if hair keeps them from sticking. Say that order aloud twice today with your hands moving, and it'll be there when you need it.",
  "hardly-travelled":
    "Three are plenty, as long as you know where you got them from. Any that are missing you'll find tonight: choose a place on the airline's map, read one page about it, and note one thing that'd help you look after a guest from there.",
  "lifeguard-or-first-aider":
    "Take the rescue you see most clearly, and make the change its last sentence: a new sign, a better handover, a report somebody read. If nothing was different there, say what you've done differently yourself since then.",
  "where-i-lost-it-last-time":
    "Write both down while you still see them: the stage says what was tested, the ten minutes what they saw of you. Rehearse just that stretch with a strict friend this week. If it's all a blur, start with the stage you dreaded most.",
  "ended-at-the-form":
    "What's only missing on paper comes first: order the certificate, book the language test, ask an old employer for a reference before you apply again. If you can prove every line, the work is in the CV: service first, every gap named.",
  "ended-at-the-english-test":
    "Then that one gets the quarter of an hour, and the others rest. Reading: short articles against the clock. Writing: one polite mail a day. Listening: an announcement twice, then say it back. Speaking: one answer recorded, every evening.",
  "ended-at-the-final":
    "Take that question first: a true event, your part in 'I', how it ended and who said so. Tell it aloud three times with somebody asking why after each, until nothing new comes out. Say it here and I'll mark it.",
  "ended-at-the-video":
    "Aim to be in your example by the second or third sentence. The longer it takes, the more general talk stands in front: cut that and begin with the place and the person. If no example comes, choose one scene and record it again tonight.",
  "ended-at-the-reach":
    "Measure on three evenings and believe the middle figure. Close to the mark, technique and weeks of stretching can do the rest; far from it, look for airlines that ask for less. Once you reach it, practise until it works on a tired day too.",
  "ended-at-the-role-play":
    "Look at what was in it. Their trouble belongs there; a rule or a solution can wait. Next time let the guest finish, name what they feel, ask one question, then offer. If you've forgotten the words, record the next try.",
  "boarding-start-and-doors":
    "Most passes print when boarding starts or when the gate closes, often beside the departure time. The last door is hardly ever on one. That's why a guest who walks up at departure time is too late, and you'll explain it often.",
  "welcome-announcement-example":
    "Whatever's missing on paper was said too fast: pause before the number, say it figure by figure, breathe before the time. If both are there, do it again with the kitchen tap running, because a cabin is never quiet.",
  "what-the-demo-is":
    "Hands that know the way leave your eyes free for the rows; that's the point of it. Take any strap with a buckle, stand before a mirror and look yourself in the face while you do it up. Once that works, talk at the same time.",
  "nothing-for-the-cv":
    "A line like that goes right after school and languages, with how often and for how long. If there's none yet, ask at home what they couldn't have managed without you, or give a club or a school fair a few Saturdays and write that.",
  "written-by-ai":
    "Where your friend hears somebody else, that sentence goes: tell it aloud as you'd say it, and write down those words. Where it sounds like you, keep even the plain bits. They'll ask about every line, so each one has to be yours.",
  "missed-call":
    "If both are done, ring it from another phone and listen once. If not, do it before the next call comes: your full name, 'please leave your number, I'll ring back today', no music. Then save their number, so you'll know it next time.",
  "when-to-give-notice":
    "Put that day in your calendar, and beside it what must be there first: contract in writing, medical, checks, a fixed date. If the notice runs longer than you've got, name your earliest day to the airline now. No date yet means no notice yet.",
  "from-one-airline-to-another":
    "Check that it points forward: a base, a fleet, a network, a kind of service you'd be joining. Turn anything that complains about the old place into what you're looking for. Then say it aloud until it fits into one breath.",
  "present-boss-knows":
    "Ticked is how it should be, and your list of references should say the same. If it isn't, or the form has no such box, write it beside that name in the list and tell the recruiter once. Until there's a contract it's your own affair.",
  "camera-shy":
    "If you would, remember how you sat and what you thought of, and do that again. If not, look for what's missing: eyes on the lens, a smile before the first word, light from the front. Change one thing, do another take, turn off the sound.",
  "lead-in-the-group":
    "Offer that one in the first minute: 'Shall I keep the time?' If somebody has it already, take the next; the summary at the end is often still free. And if none of them feels like you, drawing in the quiet one is a task too.",
  "idea-ignored":
    "Something like: 'Then let's take the train. I'll work out the times.' It names their idea and gives you a hand in it. Hold yours against that: an 'I still think' or a 'well, fine' has to go. Say it once more with a friendly face.",
  "difficult-guest-story":
    "That guest should be able to nod at every sentence. Go through it and swap each word that judges, 'rude', 'mad', 'impossible', for what was said or done. Once it's fair, see that most of it is what you did.",
  "teamwork-story":
    "Each 'we' that hides your part becomes an 'I' with a verb: I rang, I swapped, I carried. Keep 'we' for the aim and the result, and leave one sentence for what somebody else did. Then they can see you in the team.",
  "story-that-ended-badly":
    "If you can, learn that sentence by heart and add one moment in which it worked. If nothing honest comes, the story isn't ready: take another mistake, or begin the new habit this week and tell it once you've really done it.",
  "invented-story":
    "A story that holds will show you the room while they ask. One that runs dry after two questions is too long ago or not quite yours, so swap it for a smaller one you remember. Let a friend do the asking tonight.",
  "notes-in-the-interview":
    "Those words are all you need to carry in. Any that didn't come are stories you haven't told often enough: tell each aloud once a day, then say only its word. The card is for outside the door and stays in your bag.",
  "probed-on-a-story":
    "Have one breath ready for each why: what you knew, what was yours to decide, what waiting would have cost. Where you've got no answer, say what you'd do differently today. A story that has no answers at all is better swapped.",
  "short-or-long-haul":
    "Take it into the adverts with you: missing the bed speaks for short haul from a base near home, missing the free days for long haul and its hotels. If it's both or neither, apply for either and let the first offer teach you.",
  "living-on-the-first-pay":
    "If something's left, take off shoes, layover food and the trips home as well. If nothing is, think of a shared flat, a base near home or savings for the first months. With no figure yet, ask for the guaranteed pay before you sign.",
  "pets-at-home":
    "If there's a name, give that person a key and the vet's number before your first trip, and find a second for the day the first can't. If nobody comes to mind, look for a sitter or a neighbour before you sign: delays don't ask first.",
  "always-ringing":
    "Behind the bell there's mostly something simple: fear, company, hunger, or knowing that somebody would come. Next time offer that first and say when you'll be back. If no guest comes to mind, a patient, a child or a neighbour will do.",
  "sleeping-pill":
    "Because somebody you can't wake isn't asleep. Alcohol and a pill together can slow the breathing until it stops, or he vomits and chokes, and nobody sees it under a blanket. So check him, get help, and one of you stays beside him.",
  "oldabc-letters":
    "Keep the number of rows above all: in smoke you count the headrests by hand. Whether that was your last seat or will be the next, do it before take-off, with a second exit, one neighbour who could help and one who'd need it.",
  "new-aircraft-type":
    "Within a family a short differences course mostly does; a name outside it means class, exam and drills again. Anything you weren't sure of stands on the airline's fleet page, and knowing it shows interest in the interview too.",
  "check-flight":
    "Whatever you'd change is your list: do that one thing properly on every flight, and a check is just another flight with somebody along. If there's nothing, or you don't fly yet, start with what slips first: really looking at each row.",
  "hospital-stories":
    "If it works, tell it exactly like that. If it falls apart, look for what the person wanted from you and how they went home; that's the story, and the medicine was only the place. Say 'a lady' instead of 'the patient' and try again.",
  "perfectionist-as-weakness":
    "If it's still you, that's your weakness: one moment, what it did to somebody, what you do now. If it feels like somebody else's, think of what colleagues tease you about; a truer one is often there, with a better scene.",
  "email-for-applying":
    "It should show first name and surname, nothing else. If a nickname or a family account turns up, change the display name in the settings, or open a new address before your first form. Then keep that one for every step.",
  "english-level":
    "What a stranger could write down, a panel can follow. If bits would get lost, go slower and shorter before you learn new words, two minutes every evening for a fortnight. If all of it would stay, try it standing up, with the radio on.",
  "another-name-in-my-papers":
    "If it does, leave it alone until you've joined. If one of them differs, the passport decides: bring form and CV in line with it letter for letter, and put the paper that joins the two names beside the older ones.",
  "contacting-recruiters":
    "Found in one of the three, it saves you a mail. If it isn't there and their own date has passed, write once, to the address in the invitation: name and reference at the top, that one question in two lines, thanks, done.",
  "bald-wig-extensions":
    "If it sits, wear it for a whole day before the one that counts. If it slips, change the tape, the clips or the fit and try again, because a smoke hood pulls harder than a jumper. With a bald head there's nothing to fix, only to keep neat.",
  "permanent-make-up-and-laser":
    "Go by the photo, as they will. What looks like everyday make-up is fine. If a tattoo or a patch shows, wait until it's gone or the uniform covers it, or send them that photo and ask. If nothing shows, dress just like that on the day.",
  "lashes-and-fillers":
    "If it's the eyes, only the airline's own guide is left to check. If it's the lashes, go shorter or back to mascara for the photo and the day. Where your friend can't decide, take the shorter ones and smile: that's what they want to see.",
  "holy-days-and-fasting":
    "If it would be enough, find out how your airline swaps and bids, and give generously when others need their day. If it wouldn't, look for fixed days off in the contract before you apply, because the first years seldom give them away.",
  "epilepsy-as-crew":
    "The exact word counts: a faint, a single seizure and epilepsy lead to three different answers. Go by the paper, not by memory. If you haven't got it, ask the hospital for your file, and show it to an aviation doctor before you spend money.",
  "back-and-operations":
    "If you woke up as usual, tell the doctor just that and bring the report. If it ached or locked, see a physiotherapist, build it up and try again in some weeks. And if you're not allowed to load it yet, wait for that line first.",
  "quiet-or-high-voice":
    "Every word that's missing tells you what to do: a swallowed ending wants a wider mouth, a lost line wants you slower and aimed at the far wall. If it's all there, put the radio on and try again, because a cabin hums.",
  "where-to-sit-and-badge":
    "If they can, leave it: high on the right, straight, clear of hair and jacket. If not, write your first name again with a thick pen, as large as the badge allows. Look once more after the coffee; jackets slide over it.",
  "watch-scent-and-gum":
    "Where there's anything to smell, use less or none on the day and air the jacket overnight, since smoke sits in cloth. If there's nothing, keep it like that and pack a mint for the door. You stop noticing your own scent, so trust your friend's nose.",
  "adult-content-online":
    "Take down first what you wouldn't want shown in the crew room, then write to the sites that copied it. If there's nothing, look again shortly before the interview. Either way have one true sentence ready in case they ask.",
  "thank-you-mail":
    "If there is, send it and leave it at that. If not, think of one thing they told you, the base, the early shifts, how they began, and make it your second line. And if you've got no address, the thanks you gave at the door will do.",
  "pending-case-or-sealed-record":
    "Go by the certificate, not by memory: order it, read every line, and lay it beside the exact wording in the form. If it's clean, keep it with your papers. If anything's on it, see a lawyer or the pass office before you tick a box.",
  "heights-and-small-spaces":
    "If you got there, even with a beating heart, training will do the rest. If you had to come out, note how far you counted and go a little further every few days. Where it won't move, see a therapist: it's one of the fears that goes best.",
  "quitting-early":
    "If it'd be the same anywhere, it's the job, and you may go in good order: in writing, with the notice in your contract. If it's this base or airline, a transfer or a switch may mend it. And if it harms you, don't sit out three months.",
  "what-service-means":
    "Take that scene apart: what they noticed, what they did, how you felt. Out of it comes a sentence of your own that starts 'Good service is when'. Then find the evening on which you did the same for somebody; that's the one you tell.",
  "initiative-story":
    "Whatever came to mind first is your story, however small: what you noticed, whom you asked, that it's still done. If nothing's left of it, take something that helped one person for a while. School, a club and the family count too.",
  "cultures-story":
    "That surprise is the first half of your story; the second is how you found out and what you've done since. If none comes to mind, go through neighbours, exchange pupils and grandparents: what seemed rude was often just another habit.",
  "broke-a-rule":
    "If you'd be glad, tell it, and let your owning up be the turning point. If the thought makes you hot, choose something smaller and longer ago that you told somebody yourself. Safety, money, alcohol and lies stay out either way.",
  "why-these-studies":
    "Put each into a scene: close reading becomes a meal label checked twice, keeping calm becomes a row that settles. Two good ones will do for the answer. If they didn't come easily, ask what the studies trained in you besides facts.",
  "phone-music-and-films-as-crew":
    "Unless it's a clear yes to both, it stays in the bag. An earphone takes the bell away and a film takes the door, even in a quiet hour. In the bunk, on your break, you're free, so save it for then.",
  "change-story":
    "Day two is the heart of it, because on day one most people just grumble. Say what you tried and whom you took along, and end on board. If this year was quiet, go further back or smaller: a plan that fell over before breakfast will do.",
  "loud-group":
    "It's often not the loudest: look for the one they glance at before they laugh or answer. Go to that person, get down to eye level, use the name and ask for help. You can train your eye tonight on any table of friends in a café.",
  "teenager-orders-beer":
    "Whichever it goes by, learn the age and the reason in one sentence, because you'll be asked for both in the aisle. If you couldn't find it, or there's no airline yet, note it for training. Until you know, ask the purser before you pour.",
};
