import { script } from '../../frame.ts';

/** What is told of anything that feels hard to a child of 8-10 years. */
export const EIGHT_TO_TEN = script(`
  D<block,hard> Some things are hard because they are new, and some because they are loud or sudden. Some are hard for no reason that anyone can see. One of the hard ones for {Name} at the moment is {hard}. People who build tall towers know something about that. A tower is not built as one thing. It is built as one block, and then as the question of where the next one goes. The first block looks like nothing much, and everything else stands on it.
  D<block> Hard things come in different kinds, and {Name has} met a few of each. Some are hard because they are new, and some because they are loud or sudden. Some are hard for no reason that anyone can see. People who build tall towers know something about that. A tower is not built as one thing. It is built as one block, and then as the question of where the next one goes. The first block looks like nothing much, and everything else stands on it.
  D<hand,hard> Putting a hand up is a small movement, and a lot happens because of it. For {Name}, one of the difficult things at the moment is {hard}. It can be tempting to hide something like that and hope that nobody notices. Often nobody does, and then nobody helps either. Most people are not good at guessing. A hand, or a short sentence, saves them the guess.
  D<hand> It takes one second to put a hand up, and a lot happens because of it. When something is hard for {Name}, other people may not see it at all. It can be tempting to hide it and hope that nobody notices. Often nobody does, and then nobody helps either. Most people are not good at guessing. A hand, or a short sentence, saves them the guess.
  D<zip,hard> Hardly anybody in {his} class remembers learning to close a zip, although it was hard for nearly all of them. It took two hands, a lot of looking and many tries. The brain was busy with every single movement. Now it hardly thinks about it. At the moment something else is hard, namely {hard}. It can take up all the thinking, as the zip did before it was ordinary.
  D<zip> Learning to close a zip was hard for {Name}, and for everybody else in the class. Hardly anyone remembers it. It took two hands, a lot of looking and many tries. The brain was busy with every single movement. Now it hardly thinks about it. The things that are hard today take all the thinking too. They are difficult in the way a zip was difficult, before it was ordinary.
  D<stone,hard> A stone in a shoe weighs less than a coin, and it can spoil a whole walk. For {Name}, or for anybody, it is hard to think about something else. The others see a person who is slow, or cross, or keeps stopping. They do not see the stone. At the moment, one of the hard things is {hard}. Part of the difficulty may be that nobody else can see what it is like.
  D<stone> A stone in a shoe weighs less than a coin, and it can spoil a whole walk. For {Name}, or for anybody, it is hard to think about something else. The others see a person who is slow, or cross, or keeps stopping. They do not see the stone. Many difficult things are hidden in the same way. They are small from outside, and from inside they take up all the room.
  D<sandwich,hard> In the head, a hard thing has no edges. For {Name}, one of those things at the moment is {hard}. It can turn up in the thoughts at breakfast, long before its time. A plan gives it edges. It works like a sandwich, with something easy first, the hard part in the middle and something easy afterwards. The comparison is not perfect, because in a sandwich the middle is the best part.
  D<sandwich> In the head, a hard thing has no edges. {Name} may meet it in {his} thoughts at breakfast, although it does not come until the afternoon. A plan gives it edges. It works like a sandwich, with something easy first, the hard part in the middle and something easy afterwards. The comparison is not perfect, because in a sandwich the middle is the best part. But it shows where the middle ends.
  P People who find a thing easy often forget that they once learned it slowly. They may say "just do it" and mean it kindly. It helps them to hear which exact part is difficult.
  P Classmates usually notice less than it seems. They are busy with their own difficult things. Most of them would be surprised to hear what the others find hard.
  P Grown-ups sometimes think that somebody is not trying, when the truth is that something is hard. They see the result and not the effort. Many of them change their minds when they are told.
  P One person minds noise, one minds waiting, and one minds being watched. It is easy to think that everybody minds the same things. So people often help in the way that would help themselves.
  Q When something is hard, {Name} might feel ____. It may be one word in the morning and another at night.
  Q Thinking about it the evening before, {Name} might notice ____. It may be in the stomach, the shoulders or the thoughts.
  Q In the middle of the hard part, {Name} might notice ____. The first sign may be a small one, such as tight hands.
  H<block> {helper} can help to list the parts, from the easiest to the hardest. ~ It is fine to begin with the easiest.
  H {helper} can agree on a sign that means "I need a break". ~ A break that is planned makes it easier to come back.
  H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
  H {helper} can ask what would make it a little easier. ~ A small change is quicker to arrange than a large one.
  H {helper} can tell {Name} about something that was hard at the same age. ~ Those stories are seldom told until somebody asks.
  T<block> {he} can try the first part only, and decide about the second one afterwards. ~ Deciding later takes some of the pressure off.
  T {he} can choose one person to tell, and a good moment for it. ~ In a car or on a walk it is often easier.
  T {he} can write down which part is hard and which parts are not. ~ The list of easy parts is often the longer one.
  T<hand> {he} can tell one person exactly which part is difficult. ~ The more exact the words are, the better the help fits.
  T<activity> {he} can plan some time for {activity} afterwards. ~ It is easier to start when there is something good at the end.
  T<quiet> {he} can spend ten minutes {quiet} before the hard part. ~ A rested brain learns faster than a tired one.
  T<comforter> {he} can take {comforter} along for the first time. ~ Something familiar leaves more attention for what is new.
  T<doing> {he} can try {doing}, because that has helped before. ~ What worked once often works again.
  T<thing> {he} can ask for {thing}, because that has helped before. ~ Asking early makes it easier.
  T<zip> {he} can try it at a quiet time first, when nobody is waiting. ~ A first try without a hurry shows which part is difficult.
  T<sandwich> {he} can set a timer for the hard part and stop when it rings. ~ It is easier to start when the end is known.
  C<block> When it seems too much, {he} can think, "Which block is next?"
  C<hand> When it gets hard, {he} can think, "They cannot guess. I can say it."
  C<zip> When it takes all the thinking, {he} can think, "So did the zip."
  C<topic> In the minute before, {he} can think, "Three facts about {topic}, and then I start."
  C<stone> When nobody seems to understand, {he} can think, "They cannot see the stone. I can point to it."
  C<sandwich> In the middle of it, {he} can think, "This is the filling. The bread comes next."
  A<block> Getting better at hard things is slow and uneven, and that is true for everyone. A tower that falls leaves all of its blocks behind. The second one goes up faster, because the builder knows more. Some days one block is the right number.
  A<hand> Needing help with one thing says nothing about all the others. Hard things get easier in good company, and asking is how the company finds out. The hand goes down again quickly. The help can last a good deal longer.
  A<zip> Most things that are practised do get easier, though nobody can say on which day. It is seldom the day when it is noticed. One morning the coat is closed, and the person inside it was thinking about something else.
  A<stone> Once the shoe is off, a stone is out in half a minute. Most hard things take longer, and a few of them stay. Even those get easier when other people know what to look for. They can wait, or slow down, or carry something. Then the walk goes on, with one stone less.
  A<sandwich> Some days go to plan and some do not, and that is so for everyone. A hard part with an end is easier to start than one without. The slices may be small, such as a joke before and a biscuit after. A sandwich does not need to be large to have two of them.
  D<trip> A school trip is planned by people who have done it often, for others who have not. That is why so much is left unsaid. {Name} may have questions about the coach, the toilets, the lunch or the groups. What is hard about it is often one single thing, and the rest gets its colour from that. Found and named, it can be asked about.
  D<trip> Nearly everything about a school day is known in advance, down to the smell of the hall. A trip takes that away for some hours. {Name} may find that hard, and quite a few others find it thrilling. Often these are the same people at different minutes. The class comes along, and so does the way back.
  P<trip> Teachers sleep badly before trips. They have lists, a first aid bag and a number that is checked at every door. A pupil who says beforehand what might be difficult makes their day easier.
  P<trip> The loudest on the coach may not be the calmest. Some people sing when they are nervous.
  Q<trip> On the evening before, {Name} might feel ____. On the coach it could be the opposite.
  H<trip> {helper} can find out the one thing that matters most. ~ One answer can make the whole day easier.
  H<trip> {helper} can write a line to the teacher in advance. ~ It can stay between the two of them.
  T<trip> {he} can write down the day in steps and put a mark at the step that looks hardest. ~ It is often shorter than it seemed.
  T<trip> {he} can agree with one person to stay together. ~ It only needs to be asked.
  C<trip> {he} can think, "There, and then back, with the same people."
  A<trip> In the afternoon a coach stops where it started, and thirty people get out. Some have wet shoes, and some have a pencil from the shop. The hard thing has been met, or it did not come at all. Both can be told over tea. The next trip is easier in one respect, which is that somebody has been on one.
  D<hands> There are families in which a conversation goes through hands. {Name has} two languages, one to see and one to hear. {he} can carry a sentence from the first to the second. It is a real skill, and adults are paid for it. It is also hard to be in the middle of talks that are not about oneself. It is not a child's job to do that all day.
  P<hands> Shops and surgeries often look at the person who can hear. Most of them do not know that they can book an interpreter, or simply write things down. It is their job to know.
  P<hands> The parent in this is a whole adult who plans, worries and decides. The gap is in the ears of the place and not in the family.
  Q<hands> When everybody looks up and waits, {Name} might feel ____. Proud and tired can come together.
  H<hands> {helper} can book an interpreter for school, doctor and bank. ~ In many places it costs the family nothing.
  H<hands> {helper} can agree on which talks need nobody in the middle. ~ A list makes it easier to say no.
  T<hands> {he} can say, "This one is for an interpreter," and step aside.
  T<hands> {he} can choose the talks that are fun, such as ordering ice cream.
  C<hands> {he} can think, "I can do it, and it is not my job."
  A<hands> Two languages stay for life, and they are worth having. The hard talks can go to people who do them for a living. Then the hands are free for what they are best at in the evening. Jokes in sign language cannot be overheard.
  D<oops> It took a few seconds, and there were a lot of eyes. Something went wrong for {Name}, and people laughed. A laugh at something sudden is older than manners. It comes before thinking, and many who laugh are mostly relieved. From the middle of it that is hard to know, since it only sounds loud.
  D<oops> Psychologists have counted how much others notice of an embarrassing moment. It is about half of what the person in it believes. {Name} had such a moment, with laughing in it, and half is still enough. It is hard to hear, and it keeps coming back in the evening. In the other heads it shares the room with football, spots and lunch.
  P<oops> Some laughed at it, and some because the person beside them did. One or two looked away, which was meant kindly. Hardly anybody knew what to do with their face.
  P<oops> Every adult can tell three stories of this kind without thinking. It is odd how well they are told by then.
  Q<oops> When it comes back in the evening, {Name} might notice ____. It may be heat, or a wish to be somewhere else.
  H<oops> {helper} can hear it without "it was nothing". ~ It was hard, and that can stand.
  H<oops> {helper} can ask whether it has gone on since. ~ If it has, school can be told.
  T<oops> {he} can tell the whole thing once, in order. ~ A told scene is easier to put away.
  T<oops> {he} can have one sentence ready, such as "Yes, that was me." ~ It leaves others very little to add.
  C<oops> {he} can think, "A few seconds. I have thousands."
  A<oops> Some weeks from now it will be a story, and perhaps even a good one. At the moment it is only hard, and it gets easier at its own pace. Each return is a little paler than the last one. Meanwhile someone else has dropped a tray.
  D<handles> There are hard things that nobody of {his} age could solve, because other people decide them. {Name} may carry one of those about all the same, from the first lesson to the last. It weighs more because nobody can see it. A bag with two handles is a clever invention: the weight stays what it was, and each arm gets half. For thoughts, the second handle is a sentence.
  D<handles> When two people carry a heavy bag, they find out something odd. It swings, they need to walk in step, and it is still easier than alone. {Name} may have something heavy at the moment that does not come from any shop. It cannot be put down at the door of a classroom. What can be done is to let somebody know that it is there.
  P<handles> Adults would like to take such a thing away, and often they cannot. Then some of them say nothing, because they think that words are too small for it. They are mostly mistaken.
  P<handles> Friends who notice may make jokes, or talk about something else. For many people that is a way of walking along beside somebody.
  P<handles> Nobody in a corridor looks as if they were carrying anything. A good many are.
  Q<handles> When it comes to mind, {Name} might feel ____. It need not be the same word twice.
  Q<handles> In the middle of something nice, {Name} might notice ____.
  H<handles> {helper} can listen without offering a solution in the first five minutes. ~ It takes some self-control, and it is worth it.
  H<handles> {helper} can say honestly what is known and what is not.
  H<handles> {helper} can tell the teacher one sentence, if that is welcome. ~ Then a quiet day needs no explaining.
  T<handles> {he} can say one sentence about it to one person. ~ Any sentence will do.
  T<handles> {he} can write it down and shut the notebook. ~ Paper does not mind what it is told.
  T<handles> {he} can set it down for an hour and do something good. ~ That is a rest and no betrayal.
  T<handles,quiet> {he} can spend some time {quiet}, with nobody asking anything.
  C<handles> {he} can think, "Not mine to solve. Mine to say."
  A<handles> In the end two people are walking with one bag between them, not very elegantly. It still has in it what it had before. They stop when an arm gets tired, and change sides, and talk about something else. It is easier like that, and it gets home.
  A<handles> It would be untrue to say that it weighs nothing now. Some days it will be heavy, and on some it will be forgotten until supper. The second handle is there on both kinds. A hard thing is easier to lift with one of those.
  D<quit> It is easy to start something with a new bag and a first lesson. To stop is harder, because there is no ceremony for it. {Name} may have had enough of a thing that has been going for a long time. People who invested in it, with money, lifts and hope, may be cross. Economists would say that what is spent is spent, and that the question is only about the next hour.
  P<quit> Parents hear "I want to stop" and think of all the years at once. Some are sad about it and sound annoyed. They may have stopped something themselves once, and regretted it, or not.
  P<quit> A teacher or a coach has seen this many times. Often they know of a third way, such as a break or another teacher.
  Q<quit> On the way to the lesson, {Name} might feel ____. It may be different on the way back.
  H<quit> {helper} can ask when it was last good. ~ The answer shows whether it is the thing itself or something about it.
  H<quit> {helper} can name a date on which it is decided, and talk about other things until then.
  T<quit> {he} can write two lists, what would be missed and what would not. ~ It is fairer than a bad mood.
  T<quit> {he} can suggest one change first, such as fewer lessons or other pieces.
  C<quit> {he} can think, "Stopping is a decision. I can take it slowly."
  A<quit> On the date it gets decided, with both lists on the table. It may go on in a smaller way, or it may be over. Nobody can take back what was learnt, and it turns up again in odd places. A hard decision gets easier when nobody needs to win it.
  D<far> Distance is a tool. Photographers use it, and so do people who feed lions. {Name} may know something that sets off an alarm when it is close. From the other side of a room it hardly does. An alarm is measured in metres, then, and metres can be chosen. What can be watched from a safe spot loses a little of its mystery each time.
  D<far,hard> Most people have something that is better from further away, and for {Name} it is {hard}. A brain files such things under danger for reasons that it keeps to itself. Arguing with it is of little use. It does learn from watching, though, as long as the distance is right. The right distance is the one at which it is possible to be curious.
  P<far> People without this particular alarm tend to explain that there is no reason for it. They are right about the reason, and it makes no difference to the alarm.
  P<far> Adults have arranged their lives around a good many things of this kind. They call it a preference.
  Q<far> When it comes closer, {Name} might notice ____. The knees are often ahead of the head.
  Q<far> At the right distance, {Name} might feel ____ about it.
  H<far> {helper} can agree on a distance beforehand and stick to it. ~ Trust shortens the metres.
  H<far> {helper} can find out facts about it. ~ Facts are a kind of distance, too.
  T<far> {he} can choose a spot and note three things from there, as a reporter would.
  T<far> {he} can rate the alarm from one to ten, wait two minutes and rate it again. ~ It seldom stays the same.
  C<far> {he} can think, "I am the one who decides how near."
  A<far> From the chosen spot it was a thing with edges, doing what it does. Perhaps the spot can be moved by a step next month, or perhaps this is the right one for good. Hard things get easier at a pace that nobody else can set. Lion keepers are respected for knowing exactly where to stand.
  D<club> One hour in the day belongs neither to school nor to home, and {Name} spends it at a club. By that time a head has been listening for six hours. The others have gone out through the gate, and the room smells of toast and felt pens. It is a hard hour for many people, in offices as well. It helps to have something in it that is one's own.
  P<club> Parents who work until then would often rather be at the gate. They say little about it, because there is nothing to be done about the timetable this term.
  P<club> The staff of a club get everyone at their most tired. They can arrange more than people think, if they know what is wanted.
  Q<club> When the gate closes behind the others, {Name} might feel ____.
  H<club> {helper} can ask which twenty minutes of it are the worst. ~ Twenty minutes can be changed.
  H<club> {helper} can have a word with the staff, about noise, snacks or company.
  T<club> {he} can keep a project for that hour only, such as a comic or a code.
  T<club> {he} can ask to spend the first quarter of an hour in a quiet corner.
  C<club> {he} can think, "One hour, and it can be mine."
  A<club> The door opens at its time, and somebody comes in with cold air on a coat. The project goes back into the bag, a page further on. The hour at the club was hard, or partly hard. It did not get the whole of the day.
  D<pe> Sports scientists can say why people run at such different speeds. It depends on muscle fibres, the length of the legs, the size of the heart, sleep and shoes. {Name} did not choose any of these. In PE all of it is pressed into one number, which is the order of arrival. It is hard to come in late with people watching.
  P<pe> Those who arrive first are busy with their own breath. The memory of who was last is kept mainly by the person it concerns.
  P<pe> Many PE teachers became PE teachers because running was easy for them. Some need to be told what it is like otherwise.
  Q<pe> In the changing room before it, {Name} might feel ____.
  H<pe> {helper} can talk to the teacher about aims that are measured against last month. ~ That is a number in which everyone can improve.
  H<pe> {helper} can look for a kind of moving that is fun, without a finishing line.
  T<pe> {he} can time one run each week and compare it with nobody.
  T<pe> {he} can start slowly on purpose. ~ Most people start too fast and pay for it halfway.
  C<pe> {he} can think, "The only runner I need to know about is me."
  A<pe> On the other side of the line everyone is red, and everyone wants water. Hearts get stronger from running at any speed, which is one of the fairer laws of biology. It will be hard again next Tuesday, and possibly a little easier. Somebody slow over sixty metres may be somebody who can walk all day.
  D<cheat> There is a moment in a test when a gap seems unbearable and an answer is eighteen inches away. {Name} may know how short the way is from looking to writing. For a second it feels like a solution. Afterwards there are two problems, the thing that was not known and the thing that was done. It is hard when the second one comes out in front of others.
  P<cheat> Teachers who find it are usually more disappointed than angry. A copied answer hides exactly what they were trying to find.
  P<cheat> People seldom cheat because they are lazy. Mostly they are afraid of a mark, of a face at home, or of not knowing.
  Q<cheat> When it was found out, {Name} might have felt ____. Relief is sometimes in it.
  H<cheat> {helper} can ask first what made the gap so frightening. ~ It is the more interesting question.
  H<cheat> {helper} can come along when it is put right.
  T<cheat> {he} can say to the teacher, "I copied that. I would like to learn it." ~ Two sentences are enough.
  T<cheat> {he} can ask for the topic to be explained once more.
  C<cheat> {he} can think, "A gap can be filled later. It only needs to be mine."
  A<cheat> What follows may be unpleasant, and it has an end. The next test has gaps in it, and leaving one open takes some nerve. An honest gap is a message, and messages get answered. It gets easier after that, and nobody needs to be watched.
  D<chew> A good many people chew when they think. {Name} may find that it is a cuff or a collar that pays for it. The jaw has some of the strongest muscles in the body. Working them has a calming effect on the rest. It is not a bad habit so much as a useful one on the wrong material. Dentists and jumpers would prefer another.
  P<chew> Anyone who looks along a row of desks can see pens with teeth marks. The sleeve is merely easier to notice.
  Q<chew> When the chewing starts, {Name} might notice ____. It may be boredom, noise or a difficult page.
  H<chew> {helper} can look for something made for it, which can be worn and does not attract attention.
  H<chew> {helper} can ask the teacher about gum or crunchy snacks. ~ Some classrooms allow it for tests.
  T<chew> {he} can note when it happens for three days. ~ The pattern is usually clear.
  T<chew> {he} can swap the sleeve for something else each time it is noticed, without any drama.
  C<chew> {he} can think, "Same jaw, better target."
  A<chew> By Friday the cuff has mostly been left alone, and on Thursday it was not. That is how swaps go. The head can keep its way of thinking, and the jaw its job. What it gets to chew is a matter of shopping.
  D<abroad> Somewhere else it is a different time, and {Name} has somebody there. When people live in another country, they are not gone, and they are not here either. Each call begins with working out who is having breakfast. It is a hard kind of missing, since nobody did anything wrong. It comes up at odd moments, with a smell or a song.
  P<abroad> The people on the other clock miss {him} back, often more than they say on the phone. They carry photographs about and show them to shopkeepers.
  P<abroad> Parents with family abroad live by two calendars. They may go quiet on feast days, when the other kitchen is full.
  Q<abroad> When the call ends and the screen goes dark, {Name} might feel ____.
  H<abroad> {helper} can fix a time that suits both clocks and keep it. ~ Something fixed is easier to wait for.
  H<abroad> {helper} can cook from there on some days and tell where it comes from.
  T<abroad> {he} can keep a notebook of things for the next call, so that "How are you?" gets a proper answer.
  T<abroad> {he} can do something at the same time as them, such as the same recipe or the same film.
  C<abroad> {he} can think, "A long way off, and mine."
  A<abroad> Two clocks go on ticking, hours apart, and agree about nothing except the minutes. Missing somebody stays hard on some days. It is also a sign that there is somebody. The notebook has a new line in it, and the next call has a time.
  D<where> Lost things are usually where somebody stopped thinking about them. A brain can only hold a few items at once, and whatever interests it pushes out the water bottle. {Name} may be well known at the lost property box. It is hard to be told to be more careful by people who can see only the result. What helps is to let places do the remembering.
  P<where> Adults pay for little machines that tell them where their keys are. It is the same problem with a battery.
  P<where> From outside it looks like not caring. Mostly it is caring about something else at that second.
  Q<where> When somebody says "Again?", {Name} might feel ____.
  H<where> {helper} can set up one shelf by the door and one list of five words. ~ More than five does not get read.
  H<where> {helper} can ask "where were you when you last had it?" and wait for the answer.
  T<where> {he} can say the five words at each door: bag, bottle, coat, kit, phone.
  T<where> {he} can pack in the evening, when nothing is pulling.
  C<where> {he} can think, "Five words at the door."
  A<where> The shelf by the door holds more or less what belongs there. The rest is in the lost property box. It gets easier with a system and not with scolding. Some of the world's best ideas were had by people who were looking for their glasses. It would still be good to find the kit.
  D<bored> Researchers gave people the dullest task that they could find, copying telephone numbers. Afterwards those people had more ideas than others who had been amused. {Name} may know the first half of the experiment from a long afternoon. Boredom is a mind that has run out of other people's plans and has none of its own yet. The stretch in between is hard, and it is where the interesting part begins.
  P<bored> Adults offer suggestions, and each of them sounds worse than the last. Ideas do not travel well from head to head.
  P<bored> The companies behind screens live on that stretch. They offer to remove it, and with it goes what would have come.
  Q<bored> In the empty part of a day, {Name} might notice ____.
  H<bored> {helper} can leave materials about and make no remarks.
  H<bored> {helper} can agree on a time before which no screen comes to the rescue.
  T<bored> {he} can endure it for a quarter of an hour by the clock. ~ It seldom takes longer.
  T<bored> {he} can choose the most pointless project in the world and begin it.
  C<bored> {he} can think, "This is the dull bit before the other bit."
  A<bored> By four o'clock something was going on, and nobody could have said how it began. There was a rope involved, and a sign. The hard part had lasted for eleven minutes. Boredom had left without saying goodbye, as it does.
  D<before> Before a big day a body behaves like an orchestra that tunes for a week. The stomach plays early, the heart joins in at night, and sleep gets thin. {Name} may know that sound. Scientists find the same signs in people who look forward to something and in people who dread it. The difference is mostly in what they call it.
  P<before> Somebody who says "I am not nervous" is usually speaking to themselves. Even old actors feel it, and they have done it a thousand times.
  P<before> People at home cannot do it for {him}, so they cook, drive and give advice. Most of it means "good luck".
  Q<before> In the days before, {Name} might notice ____. It may change its name on the way.
  H<before> {helper} can go through the day in order, with times and toilets. ~ What is known stops making noise.
  H<before> {helper} can plan an evening for afterwards that does not depend on the result.
  T<before> {he} can say "I am getting ready" whenever it starts. ~ It is true, and it works better than "calm down".
  T<before> {he} can write down the first three things to do on the day and leave the rest.
  C<before> {he} can think, "That is only the tuning."
  A<before> On the day itself there is hardly time for nerves, because there are shoelaces. It begins, it has a hard part, and it ends like every other thing. What is left in the evening is a person who was there. The orchestra can pack up.
  D<back> The brain stores danger with special care. One bad minute gets filed above a hundred good ones, so that it can be found quickly. {Name} may notice it when the same place or the same thing turns up again. The file opens, and the legs vote against it. It cannot be deleted, but others can be laid on top of it, and that is how people come back.
  P<back> "Get straight back on" is old advice, and for some people it works. For others a slower road is better, with more stops.
  P<back> Nearly everyone who is good at something has had such a minute. They talk about it with some pleasure, years later.
  Q<back> Near it again, {Name} might notice ____. The body often knows before the head does.
  H<back> {helper} can agree on a first step that is almost ridiculous. ~ It helps if it can be laughed at.
  H<back> {helper} can leave out the words "last time you did not mind".
  T<back> {he} can draw a ladder with six steps and start on the lowest.
  T<back> {he} can repeat one step until it is dull. ~ Dull is the aim.
  C<back> {he} can think, "One more good one on top."
  A<back> The bad minute is still in the file, and there are some good ones on top of it now. On some days the old one slips out, and that means nothing. Coming back to something is hard and hardly ever goes in a straight line. The lowest step is still there to start from.
  D<smallroom> Learning needs time, and classrooms are short of it. That is why schools have small rooms, in which an hour is divided by three people and not by thirty. {Name goes} to one of them. The work there is not the hard part. The hard part is the walk to the door, with everyone knowing where it leads.
  P<smallroom> Classmates know less about it than it seems. They see somebody go out and come back, and they make up the rest. A short sentence gives them less to make up.
  P<smallroom> Plenty of people get extra time for something: athletes, singers, surgeons. With them it is called coaching.
  Q<smallroom> On the walk to the door, {Name} might feel ____.
  H<smallroom> {helper} can ask the school about the timing, so that no favourite lesson is lost. ~ It can often be moved.
  H<smallroom> {helper} can ask how long it is planned for, and what it is meant to change.
  T<smallroom> {he} can have one sentence ready, such as "I get coaching there." ~ It is true, and it ends the subject.
  T<smallroom> {he} can arrange with the teacher to leave without being called.
  C<smallroom> {he} can think, "Three people, one hour. Good deal."
  A<smallroom> Behind that door a page gets as long as it needs. What is learnt in there comes back into the big room, unannounced. The walk stays a walk of twelve steps, and it gets easier by being dull. Nobody has a question about the thing that happens each Tuesday.
  D<babies> It is one of the oldest questions there are, and {Name} is in good company with it. Every human being starts as a single cell. It is made when an egg cell from a woman and a sperm cell from a man join. That can happen in more than one way, with and without the help of doctors. The cell divides, and after about nine months in a womb there is somebody with fingernails. How it was in one's own case is a story that belongs to the family.
  P<babies> Adults are often embarrassed, because nobody explained it to them without being embarrassed. The facts themselves are quite calm.
  P<babies> What goes round in the playground is usually half right. The other half is worth checking.
  Q<babies> On hearing about it, {Name} might feel ____. Amused and horrified is a common pair.
  H<babies> {helper} can answer exactly what was asked, in plain words.
  H<babies> {helper} can find a good book and leave it lying about.
  T<babies> {he} can collect questions on paper and hand them in.
  T<babies> {he} can ask how it was in this family.
  C<babies> {he} can think, "A fair question. It has an answer."
  A<babies> From one cell to some thirty trillion is a long way, and most of it happens in the dark. It is a fact about everybody on the bus. Each question about it is welcome. One of them can be kept for tomorrow.
  D<collect> Sealed packs are a clever product, because what is sold is mostly the moment before opening. {Name} may know that moment, and how quickly it is over. Nobody can see what is inside, and now and then it is something rare. Brains find that harder to leave alone than a prize that comes each time. It works in the same way with stickers, cards and anything that opens with a flash on a screen.
  P<collect> The makers decide how rare the rare ones are. The last gaps in an album cost more money than all the rest together.
  P<collect> Adults do the same with lottery tickets and sales. Few of them add it up.
  Q<collect> With a sealed pack in the hand, {Name} might feel ____. The word may be another one a minute later.
  H<collect> {helper} can work out with {him} what a full album would cost. ~ The number is instructive.
  H<collect> {helper} can help to set up two jars, one for now and one for something bigger.
  T<collect> {he} can swap first and buy second. ~ Swapping is free, and it needs people.
  T<collect> {he} can leave one pack shut for two days and see how it feels.
  C<collect> {he} can think, "They sell me the minute before."
  A<collect> An album with four gaps in it is a normal album. Two of them got filled in the playground, at no cost in money and with a lot of talking. The second jar makes a better sound each week. What it is for can be seen without tearing anything open.
  D<rush> Speed is a fine thing in a race, because in a race only the end counts. On a page each step counts, and {Name} may be at the end before half of them were seen. The brain of a quick person runs ahead and reads what it meant to write. That is why one's own mistakes are so hard to find. It takes a second look, as a stranger would do it.
  P<rush> Teachers who hand it back are not saying that it is bad. They are saying that it is not yet as good as its writer.
  P<rush> Others who finish late sometimes envy the quick ones, and it goes the other way round on Fridays.
  Q<rush> When it comes back, {Name} might feel ____.
  H<rush> {helper} can be the stranger who reads it aloud, exactly as it stands.
  T<rush> {he} can read the page from the last sentence to the first. ~ Then the brain cannot guess.
  T<rush> {he} can set aside two minutes and call it the second half.
  C<rush> {he} can think, "First fast, then as a stranger."
  A<rush> Two minutes found four small things and one large one. The page is done now, and it will stay so. Being quick is still an advantage, because it leaves time for the second look. Even editors of newspapers are fast and then slow.
  D<tongue> More than half of the people in the world grow up with two languages or more. {Name} is one of them, and can say most things twice. In front of friends, the second language can feel like a coat from home that nobody else is wearing. It is hard to put on when heads turn. They turn at the sound, since ears are built to notice what is new.
  P<tongue> Friends who ask how something is said are interested, and slightly envious. A few may make a joke, because they do not know what else to do.
  P<tongue> For parents it is the language in which they were sung to sleep. They may not say how much it means to hear it.
  Q<tongue> When somebody turns round, {Name} might feel ____.
  H<tongue> {helper} can agree on what is spoken where, and keep to it.
  H<tongue> {helper} can tell what came along in that language, such as a joke that works in no other.
  T<tongue> {he} can teach friends one useful word. ~ Swearing does not count as useful.
  T<tongue> {he} can answer in whichever comes first, and see what happens.
  C<tongue> {he} can think, "I can say it twice. They cannot."
  A<tongue> There are words in each of the two that the other one would like to have. They get on well in one head, and they keep it nimble. A coat from home is warm, with or without an audience. It is worn on some days and hangs ready on the others.
`);
