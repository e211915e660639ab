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
  D<tales> Some people see a broken rule the way others see a spider. {Name} may notice each one, and telling an adult seems only fair. But there are two kinds of telling. One gets help for somebody who is hurt, scared or not safe, and it is right at any time. The other one gets somebody into trouble, and that kind is hard on friendships.
  P<tales> Children who have been told on often keep their distance at lunch. They are not sure what will be passed on next. That can change, since they are mostly watching to see whether it happens again.
  P<tales> A teacher is glad to know about danger. About the rest a teacher often knows already, and hopes that it gets sorted out by itself.
  Q<tales> When somebody breaks a rule, {Name} might feel ____.
  H<tales> {helper} can ask just one question: "Is that so somebody gets help, or so somebody gets told off?"
  H<tales> {helper} can listen at once when somebody is hurt, scared or not safe. ~ That kind of telling stays right.
  T<tales> {he} can wait ten seconds and see whether it gets solved without an adult. ~ Most small things do.
  T<tales> {he} can say to the person, "That's not in the rules," and then leave it. ~ It was said, and nobody got into trouble.
  C<tales> {he} can think, "Is it help, or is it only a report?"
  A<tales> Eyes that see every rule are useful for refereeing, and there are games that need it. At lunch they can have a rest. It is hard to see a lot and say little, and others notice it after a week or two. Somebody moves a tray a bit closer then. And if anyone is ever in danger, there will be one person who tells.
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
  D<minder> Being the big one is a job, although nobody advertises it as one. {Name} may be asked to look after the younger ones a good deal, while friends are out on their bikes. They want a snack, a turn and a referee, and none of them says thank you. It is hard to be a child oneself and the one who knows where the plasters are. Being fed up with a job is not being fed up with the people in it.
  D<minder> Somebody in a family looks after the little ones, and lately that is often {Name}. It has its proud side. It also has a side with yoghurt on it, and quarrels about the remote control. It is hard when a job like that has no end and no days off. Grown-ups get tired of it as well, and they were asked first.
  P<minder> The grown-ups at work look at the clock, too. Some of them feel bad about it and so do not bring it up.
  P<minder> To the little ones it is simply who is there. They notice who cuts the toast the right way.
  Q<minder> When the others go out to play, {Name} might feel ____. Proud and cross can come together.
  H<minder> {helper} can say which days are free ones, and write them on the calendar.
  H<minder> {helper} can say who to ring when it gets too much. ~ Looking after children is a grown-up's job in the end.
  T<minder> {he} can say it at a quiet time: "It is too often for me."
  T<minder> {he} can ask for one thing to change, such as a free Saturday.
  C<minder> {he} can think, "I can help, and it can be shared."
  A<minder> It was said at a quiet time, and somebody listened. Not every hard job can be given away, and most can be shared out better. On free days the yoghurt is somebody else's business. The little ones have more than one big person, and {Name} gets to be one of the small ones, too.
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
  D<fast> Competitive eating is a sport, and its champions train for it. {Name} may be in a private league at the kitchen table. The plate is empty before the others have finished passing the potatoes. The stomach has no teeth, so whatever arrives unchewed takes it longer. And it reports that it is full about twenty minutes late.
  P<fast> Some people learned to eat fast because lunch breaks are short, or because seconds went to the quickest. The habit stays when the reason is gone.
  P<fast> Those who are still eating would like someone to talk to. An empty plate at minute four puts an end to that.
  Q<fast> When food is on the table, {Name} might feel ____.
  H<fast> {helper} can serve in two rounds, with some time between them.
  H<fast> {helper} can keep the talk going while people chew.
  T<fast> {he} can put the cutlery down between bites and see how odd it feels.
  T<fast> {he} can guess what is in it. ~ That takes a tongue and some time.
  C<fast> {he} can think, "Fork down. There is no prize."
  A<fast> The plate lasted until the end of the conversation, and that was a first. It contained garlic, as was found out around bite seven. Nobody took the potatoes away. The league has lost a player, and the table has gained one.
  D<hopes> Coats for children are often bought two sizes up. Hopes are as well. {Name} may have heard for years what comes later, from people with the best intentions. It is hard to say anything against it, since it is a kind of compliment. But sleeves that hang over the hands get into everything, even into the things one likes.
  D<hopes> "We only want the best for you" is a warm sentence. It can also be like a coat two sizes too big. {Name} may hear it before each test and after each mark. The people who say it mean every word. They may not notice how hard it is to move in it, or that nobody asked about the size.
  P<hopes> Adults who hope for a lot were often short of something themselves. They want to hand it on, whether or not it fits.
  P<hopes> Brothers, sisters and cousins get measured in the same coat. Comparing makes nobody taller.
  Q<hopes> When the subject turns to the future, {Name} might feel ____. Pride and a tight chest can come together.
  H<hopes> {helper} can ask what a good day would be like, and leave out the marks.
  H<hopes> {helper} can say once, clearly, what does not depend on results.
  T<hopes> {he} can say, "I am trying, and I would like to hear that too."
  T<hopes> {he} can keep one thing that nobody marks, and be as bad at it as {he likes}.
  C<hopes> {he} can think, "Their hope, my size."
  A<hopes> The coat hangs in the hall with its long sleeves, and it may fit one day. It may also be handed on to someone who likes that cut. Hopes are meant to keep people warm. When they do not, it can be said out loud, and the sleeves can be turned up.
  A<hopes> There was a mark, and there was supper, and they turned out to be two different things. Nobody gave up hoping, and the hopes were a bit quieter. Somebody's size at this age says little about later. What fits now is to be seen as one is.
  D<between> A sentence goes in at one ear in one language and comes out of the mouth in another. {Name} may do that at a counter, on the phone or at school. Adults train for years to do it and get paid by the hour. It can make a person useful, and feel older than they are. It is hard to translate a bill, or a complaint about oneself.
  D<between> Somebody in the family has few words of the language that is spoken outside. {Name has} plenty, and so {he} may get the letters, the phone or the man at the door. Quite often that is fine. It gets hard when the words are about money, illness or anger. Nobody of this age is meant to carry those alone.
  P<between> Adults who have no words for something can feel like a child. At home, in their own language, they may be the funniest person in the room.
  P<between> Schools and hospitals can book an interpreter. Many forget to offer it when a capable person is standing there.
  Q<between> When everyone waits for the translation, {Name} might feel ____. It can be proud and tired at once.
  H<between> {helper} can ask for an interpreter for the doctor, the school and the bank.
  H<between> {helper} can keep a list of talks that need nobody in between.
  T<between> {he} can say, "I don't have the word for that," in both languages.
  T<between> {he} can pick the talks that are fun, such as the market.
  C<between> {he} can think, "I can do this one, and not every one."
  A<between> Some talks can have a grown-up interpreter, and the easy ones are left, such as melons and bus tickets. Both languages stay at home in one head. Whoever has two of them can make a joke about a melon in front of everybody. The hard words have found somebody whose job they are.
  A<between> Hard letters can wait for someone who is paid to read them. In the meantime there is supper, and talk that nobody needs to carry. It is fast and full of words that exist only here. Being in between has a good side, too. It is having both.
  D<abroad> Distance can be measured in kilometres, in hours of flying or in clocks. {Name} may know the third way best: what time it is for somebody else. When school starts here, lunch may be over there. It is hard to share a day that is not the same day. So one gets the stories late, like the light of stars.
  A<abroad> The next story is on its way, and it will arrive when one of the clocks says supper. Being far apart stays hard, and people have become good at it. They know each other's weather. Somewhere a person has just wondered what time it is here.
  D<babies> Everyone has a birthday, and before that come nine months that nobody remembers. {Name} may have asked about them, which is a reasonable question for a former baby. It starts with two cells, an egg cell from a woman and a sperm cell from a man. They become one, and that one divides in a womb until there are trillions. Not every family's beginning goes the same way, and some include a doctor or a second mother.
  A<babies> Nine months, some trillions of cells, and a name at the end of it. Asking where one comes from is among the oldest habits of humankind. There are good answers, and they can be had in portions. The strangest thing about it is that it worked each time, for everybody on the bus.
  D<back> Somebody who walked a path a hundred times may stop at it after one bad day. {Name} may know such a place, or such a thing. The path is the same, and the legs are not convinced. That is no lack of courage. It is a memory doing its job with too much energy, and it makes the way back hard.
  A<back> It was a very small step, and it was taken three times until it got dull. The bad day is still in there, with less room than before. Coming back is hard, and it can pause whenever it likes. Legs are convinced by evidence, and some has been collected.
  D<before> Swimmers stand on the block and shake their arms, and singers hum behind a door. {Name} may have found other ways of getting through the days before a big one. Nerves are a kind of delivery, with energy that arrives too early. Nobody can send it back. It can be put somewhere until it is needed, and that takes practice.
  A<before> When it began, the energy was used up within a minute, as intended. One part of it was hard, and one went past too quickly to be noticed. The next day can be quite an ordinary one. Those are good as well, and there is toast.
  D<bored> An afternoon without a plan has a particular sound, made of a clock and a fridge. {Name} may have heard it and sighed back. Being bored feels like something that somebody else could repair. It is a mind between two things, and the gap is hard to sit in. Most of the games in the world were invented in it.
  A<bored> Towards four o'clock there was a noise behind the sofa. What it was cannot be explained to adults, and it needed a torch. Being bored was hard for as long as it lasted. It had gone before anyone could thank it.
  D<cheat> A line without an answer looks much larger than the ones that are filled in. {Name} may have filled one with something from another desk, or from a screen. It took seconds. A teacher who reads it believes that this has been understood, and moves on. That is the hard part of it, since the next lesson is built on top.
  A<cheat> It has been said, and it was uncomfortable for about four minutes. The blank line turned out to be useful, for somebody explained what belonged in it. Telling is hard, and it is shorter than hiding. Marks come and go, and being believed is worth more.
  D<chew> In lessons that take some thinking, a number of pencils lose their ends. {Name} may be one of those who think with the jaw, and a sleeve can get it as well. Chewing can wake up a tired brain and calm a busy one. Footballers do it with gum on television. The one who has a complaint is the sleeve.
  A<chew> A fraying cuff has been cut off, and what replaced it can be chewed for a year. Brains think and jaws work, and they are good company. Some days it slips back, and that is no drama. A jumper with two equal sleeves is a small luxury.
  D<club> Adults call it wraparound, as if it were a scarf. {Name} may find that an hour at a club after six hours of school is a lot of scarf. There is noise when a head would like quiet, and there are games that were played yesterday. It can be hard even where people are kind. The hour is going to be there, so it is worth furnishing.
  A<club> When the door opened, the project was not finished, and that was a good sign. The hour at the club was hard in parts, and one part was not bad. On the way home nobody asked for anything. Evenings after such days have slippers in them.
  D<collect> A pack of cards and a pond with a rod in it have one thing in common. Money buys a try, and nobody knows what comes out. {Name} may have noticed how much of the fun lies in the second before. People who design such packs have noticed it as well, and they are paid for it. It is hard to stop after one, because the next could be the rare one. In that way money turns into paper.
  A<collect> The rare one has still not turned up, and somebody in class has it twice. That is how swaps begin, and they cost no money at all. Waiting with a shut pack was hard and rather interesting. The album will be looked at longer because of its gaps.
  D<hands> On a bus two people can talk across six rows without making a sound. {Name} may have done that since before school, with hands and eyebrows. It is the other talks that get hard, the ones at counters, where everyone looks for a voice. Whoever has one is pulled in. It is a compliment and a job at once.
  A<hands> The counters can be left to people who are paid for it, and the bus is for gossip. Being in the middle stays hard on some days. It can be said with two hands: not now. That is understood in both languages at home.
  D<pe> Any run in PE sorts people into a line, and a line has two ends. {Name} may know one of them well. What the race does not show is who got faster since March, or who kept going although it hurt. Bodies at this age are of all sizes, since growing is not done in step. It is hard to be compared in public with somebody's legs.
  A<pe> The race is over, and in the changing room everyone smells the same. Somebody's time was three seconds better than their own last one, and nobody clapped. That is the only result which says anything. It gets easier to know it by oneself.
  D<quit> Some hobbies stop being fun without telling anybody. {Name} may sit in the car on the way there and hope for a flat tyre. To say it aloud is hard, since others have paid, driven and clapped. It feels unfair to them, although nobody can know at six what is fun at ten. Changing one's mind is allowed, and it deserves a proper talk.
  A<quit> There was a proper talk, and both sides were heard. Perhaps there is one more term, and perhaps there is an empty hour. What hands and feet have learnt stays in them for good. Stopping well is hard, and few people ever practise it.
  D<rush> There is a kind of joy in being the first to put the pencil down. {Name} may know it, and also what follows: a page that comes back with red on it. The eye reads what it expects to see, so a writer is the worst checker of the same page. Printers used to read their lines backwards, word by word. It is hard, and it finds nearly everything.
  A<rush> The page was read from the end to the beginning, and it said some odd things on the way. Four slips came to light. It was put down second, or perhaps third, and it did not come back. The time that was saved could be spent outside.
  D<smallroom> Somewhere along the corridor there is a room that is too small for a class. {Name goes} there for some hours of the week. It has a table, a kettle for the adults and time. What is hard in a crowd gets explained there until it makes sense, and nobody sighs. Only getting up in front of the others is not so simple.
  A<smallroom> The thing that made no sense on Monday was explained in a third way, and that was the right one. It came along into the big class by itself. Getting up is still a bit hard. A room with a kettle and time in it is not the worst place to be walking to.
  D<tongue> In some kitchens a sentence can begin in one language and end in another. {Name} may do that without noticing. In front of others it is noticed at once, and then it can be hard to go on. Some researchers find that people with two languages are good at seeing things from two sides. They have been doing it since breakfast.
  A<tongue> Tonight a word was missing in one language, and the other one lent it. In the kitchen nobody noticed. Outside some do, and now and then one asks how it is said. It is hard to be shy and proud of the same thing, and it can be done.
  D<where> A lost jumper, a water bottle and one glove have had a week away from home. {Name} may not have noticed until Friday, because a head full of better things lets go of the small ones. Nobody gets rid of such things on purpose. Memory is bad at "don't forget", and rather good at "when I stand here, I look there". It is hard to change the head, and easier to change the door.
  A<where> Most of it has come home, and one glove has a life of its own. At the door there is something that asks for them each day, and it does not get tired. It is hard to remember, and easier to look. Gloves seldom complain.
  D<crush> Every now and then one person in a class starts to be more interesting than the other twenty-nine. {Name} may have noticed it by the fact that one's own elbows are suddenly in the way. It is rather like sitting with a folded paper aeroplane and no window open. Nothing needs to be done about it. It is only hard to do fractions at the same time.
  P<crush> Others may tease about it, because it is the easiest joke in the world. Most of them are folding one themselves.
  P<crush> The person in question may know nothing, suspect something or be looking at somebody else. None of that can be seen from outside.
  Q<crush> When that person sits down near by, {Name} might feel ____. The face sometimes answers first.
  H<crush> {helper} can listen without a grin, and not bring it up at supper.
  H<crush> {helper} can tell about a first crush, including the embarrassing end.
  T<crush> {he} can begin a talk about something ordinary. ~ Liking somebody does not need to be announced.
  T<crush> {he} can write it down somewhere that has a lid.
  C<crush> {he} can think, "Nice to have. Nothing to hand in."
  A<crush> The aeroplane can be thrown one day or kept in a book, and both are good places for paper. Such feelings come by themselves and change by themselves. It is hard to have a secret of that size, and it is rather nice as well. Elbows go back to normal in time.
  D<eyes> A hall full of people has some four hundred eyes in it. {Name} may have the feeling that a good part of them look one way. That is a feeling nearly everybody knows, and somebody has measured it. People think that about twice as many others notice them as really do. It is still hard to carry a tray through it.
  P<eyes> Most of the eyes are on plates, phones and a certain table at the back. Those who look up are often checking who looks at them.
  P<eyes> Somebody else in the hall would be glad if a person sat down there. That cannot be seen from the door.
  Q<eyes> On the way in, {Name} might feel ____. It may be in the face or in the hands.
  H<eyes> {helper} can find out with {him} which minute is the worst one. ~ It is often the one with nowhere to sit.
  H<eyes> {helper} can ask school for a place or a job for the first ten minutes.
  T<eyes> {he} can agree with somebody beforehand where to sit.
  T<eyes> {he} can look for three blue things in the room. ~ Eyes that are busy feel less looked at.
  C<eyes> {he} can think, "Four hundred eyes, and most of them on chips."
  A<eyes> The tray got to a table, and the eyes went on with their own dinners. It is hard to believe that before, and a bit easier after. Food was eaten, and that is what the hall is for. Tomorrow the way in is one known way.
  A<eyes> By the end of the hour all those eyes were looking at the clock. Nobody could have said who sat where. The feeling of being seen is hard, and it is louder than the seeing. It comes down a little each time.
  D<newclub> Joining something that others have been doing for a while is hard in one particular way. Everybody knows where to stand. {Name} is about to go through such a door for the first time, towards a noise with rules in it. There is no way of learning those at home. They are learnt from somebody two steps ahead, in about five minutes.
  P<newclub> Leaders of such groups see new people each term. They have seen every way of coming in.
  P<newclub> The regulars look up because a new person changes the teams. It is curiosity, and it lasts until somebody has the ball.
  Q<newclub> With a hand on the door, {Name} might feel ____. Wanting to and not wanting to can share a door.
  H<newclub> {helper} can arrive early with {him}, while the hall is still empty.
  H<newclub> {helper} can agree on three visits before anything is decided.
  T<newclub> {he} can look for the other person who does not know where to stand.
  T<newclub> {he} can ask one practical question, such as where the bags go.
  C<newclub> {he} can think, "First time. It only comes once."
  A<newclub> A place to stand was found, next to somebody with a plaster on one knee. The rules made sense after the second round. First times are hard, and they have the advantage that there is only one of them. The door knows its person now.
  A<newclub> The noise behind the door has turned into six or seven people. One of them is funny, and one throws too hard. Going back is easier than going for the first time. Whether it becomes a favourite can be decided in three weeks.
  D<gifts> Opening a parcel in company is a small performance. Everyone watches one face, and {Name} may have one that tells everything. The thing is the wrong size, or there is one already, or it was meant for somebody much younger. It is hard to be honest and kind in the same second. There is a way, and it begins with seeing that two things were in the parcel.
  P<gifts> The person who gave it stood in front of a shelf and tried to think like someone of this age. It is harder than it looks.
  P<gifts> Adults have learnt to separate the thing from the thought. They still get it wrong about soap.
  Q<gifts> In the second after the paper, {Name} might feel ____.
  H<gifts> {helper} can be the one who hears the honest version, later.
  H<gifts> {helper} can hand out hints beforehand, so that fewer people need to guess.
  T<gifts> {he} can thank for the thought, in words that are true. ~ "You remembered that I like animals" is true of nearly any animal.
  T<gifts> {he} can ask a question about it. ~ "Where did you find it?" makes people happy.
  C<gifts> {he} can think, "The thought fits. The thing can wait."
  A<gifts> Something true and kind was said, and the giver has been telling people about it. The thing has moved to a shelf, where it may be swapped, lent or, in one case, become useful. It was hard for as long as a sneeze. The best part of a parcel is hardly ever the thing.
  D<babyish> On a shelf stands something that has been there for years. {Name} likes it, and somebody has said that it is for babies. It is strange how one word can make a thing look different. It is still the same thing, with the same worn patch. What has changed is who was looking, and that is hard.
  D<babyish> Nobody stops liking a thing on a certain birthday. {Name} may like some things from years ago and some that are quite new, all on one shelf. Others say which of them are right for this age. They seem very sure. At home most of them have a shelf like that too, and they do not mention it.
  P<babyish> The word "babyish" is often used by people who have heard it themselves.
  P<babyish> In surveys a good many grown-ups say that they still have a teddy. They do not bring it up at work.
  Q<babyish> When somebody says that it is babyish, {Name} might feel ____.
  H<babyish> {helper} can leave the shelf alone and clear out nothing in secret.
  H<babyish> {helper} can say what stood on the shelf at that age.
  T<babyish> {he} can decide what is for visitors to see and what is not. ~ That is not hiding. It is a door.
  T<babyish> {he} can answer, "I've had it a long time," and talk of something else.
  C<babyish> {he} can think, "I say when."
  A<babyish> The shelf has been looked at, and nothing was thrown away. One thing moved up a row, and one stayed by the pillow. Some day it will be clear that it can go into a box, and nobody needs to name that day. Growing is done by adding.
  A<babyish> In the evening the door was shut, and the thing was where it belongs. It does not ask how old anybody is. What the others said got smaller on the way home. It was hard to hear, and it does not decide what stands on a shelf.
  D<petill> Veterinary surgeons treat patients who cannot say where it hurts, and who may bite. They are good at it all the same. An animal from {his} home is with one of them now. {Name} may have a bowl in view that nobody eats from, and a head full of questions. Some can be answered by telephone, and some only by time.
  D<petill> With an animal at the vet, a house has odd gaps in it, such as no bowl to fill. {Name} may reach for a lead or a box of food out of habit. Heads look for something they did wrong, at night above all. Bodies get ill and have accidents all by themselves. There are people who have studied what can be done about it.
  P<petill> Adults may be careful with what they say, because they do not want to say more than they know. It is their way of being honest.
  P<petill> Some friends understand at once, and others say that it is only an animal. They have probably not had one.
  Q<petill> Between two phone calls, {Name} might feel ____.
  H<petill> {helper} can pass on exactly what the vet said, including what is uncertain.
  H<petill> {helper} can let {him} help to decide what goes along, a blanket or a toy.
  T<petill> {he} can write questions down and have them asked.
  T<petill> {he} can look after what is left to look after: the bowl, the bed, the place.
  C<petill> {he} can think, "It is in good hands, and mine are free to wait."
  A<petill> The bowl has been washed and put back, which is a way of saying something. Nothing can be hurried tonight. The vet knows the name of the animal, and the telephone is charged. There is somebody to wait with, and waiting for two is shorter.
  D<seat> From the front of a hall one can see every face, and also each one that is missing. {Name} may know beforehand which seat in the row is empty, and look there nevertheless. The person it belongs to has a job with hours, and a job does not ask about assemblies. It is possible to understand that completely and to be upset about it. Understanding is in the head, and the other thing is lower down.
  D<seat> Somebody who wants to come cannot, and there is nobody to be angry with. That is a hard sort of disappointment. {Name} may notice that it turns into a bad mood about something else, such as socks. An empty seat in a row weighs surprisingly much. The one whose seat it is knows its weight as well.
  P<seat> Parents who miss such things remember the date for years. They mind it more than they say.
  P<seat> Those who are in the row look out for the ones whose people could not come. It is usually the loudest clapping.
  Q<seat> On the way to the front, {Name} might feel ____.
  H<seat> {helper} can agree with {him} who films, who watches and when it is shown.
  H<seat> {helper} can say plainly that it was wished for, and was not possible.
  T<seat> {he} can do the whole thing again in the kitchen, with comments.
  T<seat> {he} can pick one face in the row and tell it to that one.
  C<seat> {he} can think, "Missing it and missing me are two things."
  A<seat> The second performance took place in a kitchen, before an audience of one who knew when to clap. It contained two mistakes that were new. The seat was empty for half an hour, and it was hard. The interest in it has lasted all evening.
  A<seat> Nobody asked about the seat, because everyone was busy with their own row. At home somebody wanted to know all of it, in order, with voices. A thing that is told well is seen twice. It belongs to two people now.
  D<carehome> When somebody old moves into a care home, a whole flat goes into one room. {Name} may know the chair that stands by the window there, because it used to stand elsewhere. It was hard for the adults to decide, and they decided it because help is needed day and night. Visiting can be odd. There is a smell of soup, a television, and not much to do.
  P<carehome> People who live there often say that a visit was the best of the week. They may not show it while it lasts.
  P<carehome> Adults feel guilty about such decisions, even about the right ones. It makes them busy.
  Q<carehome> In the corridor, {Name} might feel ____. Not wanting to go in is one possible answer.
  H<carehome> {helper} can plan visits of twenty minutes with something to do in them. ~ Short is fine.
  H<carehome> {helper} can say what is likely to be different today.
  T<carehome> {he} can bring photographs and ask who is in them.
  T<carehome> {he} can ring or write in a week without a visit.
  C<carehome> {he} can think, "Twenty minutes, one window, one person."
  A<carehome> There is a photograph on the window sill now, and somebody has told the story that belongs to it. It may be told again next time in the same words. Visiting stays hard on some days. The chair has got a good place, with a view of the car park and who comes.
  D<guests> To invite people is to ask a question and then to wait in public. {Name} may have pictured the table laid for twelve and nobody at it. Brains produce that picture before nearly every party, and they produce it for hosts of fifty as well. Answers come late for dull reasons. A card lies in a school bag under a banana. It is hard to know that only with the head.
  P<guests> Parents answer on the last evening, if at all, and then turn up with three children. It is a nuisance for every host, and very common.
  P<guests> Someone who says no has a grandmother, a match or a cold. It sounds like a verdict only from this side.
  Q<guests> At the thought of that day, {Name} might feel ____.
  H<guests> {helper} can ask round, so that the number is known.
  H<guests> {helper} can plan something that works with three as well as with ten.
  T<guests> {he} can ask the two most important people directly.
  T<guests> {he} can decide what would make it a good day with two guests.
  C<guests> {he} can think, "It takes two for a party, and I am one."
  A<guests> Someone asked round, and now there is a number. A party with three is not the same as a party with twelve, and there are good games for both. It was hard to wait without knowing. A plan that works for any number sits at the table already.
  D<table> Every culture has rules for eating together, and every culture finds the others' odd. In Japan noodles may be slurped, and in Britain soup may not. {Name} may consider all of it pointless, in particular the one about full mouths. The reason is plain enough. The person opposite is trying to eat, and has a front seat.
  P<table> Nobody can hear their own chewing properly, because the skull gets in the way. Everyone else hears it well.
  P<table> Adults go on about it because they imagine restaurants, grandmothers and job interviews.
  Q<table> When the same remark comes for the third time, {Name} might feel ____.
  H<table> {helper} can use a sign and drop the speeches.
  H<table> {helper} can keep one meal a week free of rules. ~ Picnics are good for it.
  T<table> {he} can finish the bite first and start the story second.
  T<table> {he} can find out what is rude in three other countries.
  C<table> {he} can think, "Front seats opposite. Bite first, story second."
  A<table> The story came after the bite, and it gained by it, since everyone was looking up. A burp was followed by two words, and the conversation survived. Manners at a table are a kind of kindness for people who sit opposite. They are also useful in Japan.
  D<resemble> Half of the genes come from each side, and which half is a matter of chance. That is why two children of the same family can look less alike than two neighbours. {Name} may look in the mirror and find hardly anyone from the table there. Some features skip three generations and come back, hair and chins above all. To ask where one comes from is a fair question, and it can be asked without a reason.
  P<resemble> People love to say who looks like whom. They say it of adopted children too, and of dogs.
  P<resemble> The question can make parents stop for a moment. It is mostly surprise, and then they look for the albums.
  Q<resemble> After a remark about it, {Name} might feel ____.
  H<resemble> {helper} can answer directly and show the evidence. ~ Many families have a box of photographs.
  H<resemble> {helper} can tell how it was at the very beginning, with the details.
  T<resemble> {he} can look for the original of one feature in old pictures.
  T<resemble> {he} can list what is alike and cannot be seen, such as humour or temper.
  C<resemble> {he} can think, "Shuffled. And dealt to me."
  A<resemble> In the box was someone from long ago with a familiar chin, looking as if about to make a joke. The question has an answer, and it was given at the kitchen table. Looking alike is one way of belonging together. There are others, and they last longer than hair.
  D<without> A good deal of what people like about a club is the person they go with. {Name} may be finding that out, now that a friend has stopped coming. The hall is the same, and so are the games, and yet it is another place. Going in alone is hard. It is also the only way to learn which part of it was the club.
  D<without> Since one friend left, there has been a gap in the evening of the club. {Name} may see it from the door. It is reasonable to wonder whether it is still worth going. Decisions of that kind are best made after the third evening and not before the first.
  P<without> In any group some people came without a friend in the first place. They know how to find a corner of it.
  P<without> The friend may have stopped for reasons of timetable, and may miss the hall.
  Q<without> With a hand on the door, {Name} might feel ____.
  H<without> {helper} can agree on three evenings, with a real decision afterwards.
  H<without> {helper} can make sure that the friendship has another day in the week.
  T<without> {he} can pick one person there and ask something practical.
  T<without> {he} can take on a small job, such as the balls or the register.
  C<without> {he} can think, "Three evenings. Then I decide."
  A<without> Three evenings are over, and there is a decision. It was made about the club, and not about a gap. The friend has heard all the news on the telephone. In the hall somebody asks where the person with the register has got to.
  A<without> One corner of the hall turned out to contain two people who laugh at the same things. It is not as before, and it is not nothing. A friend and a club can both be kept, on different days. Going in alone has become a little easier.
  D<seen> At the gate one can see everybody's grown-ups side by side, and comparing happens by itself. {Name} may wish that something about {his} own were different, such as the age, the coat or the car. It is a common thing at this age. It is hard, because one loves them and looks the other way at the same time. No family looks from inside as it does from the gate.
  D<seen> Families come in all ages, sizes and voices, and the school gate shows all of them at once. {Name} may have found that it matters, suddenly, who is seen. Before, it did not. What has changed is not the grown-up. It is a new kind of eyes, which everyone grows at some time.
  P<seen> Others look for their own person. They would find it hard to say what anybody else's wears.
  P<seen> Grown-ups were embarrassed by theirs once. Most of them can tell exactly how.
  Q<seen> When {his} own grown-up comes to the gate, {Name} might feel ____.
  H<seen> {helper} can ask, without being hurt, what would be easier.
  H<seen> {helper} can wait at the corner on some days.
  T<seen> {he} can choose a hello that suits both, such as a nod.
  T<seen> {he} can say to a remark, "Yes, that's ours," and go on.
  C<seen> {he} can think, "That one is mine, and I know the inside."
  A<seen> There was a nod at the gate, and behind the corner a hug, with nobody looking. What others think lasts as far as their own front door. The person in that coat knows how the day was before it is told. It is a good person to have.
  A<seen> The gate is empty again, and all the grown-ups have gone home with somebody. Nobody took notes. Being embarrassed is a hard sort of love, and it passes. At supper nobody sees the coat.
  A<block,hard> And {hard}? Getting better at hard things is slow and uneven, and that is true for everyone. A tower that falls leaves all of its blocks behind. The second one goes up faster, because the builder knows more. Some days one block is the right number.
  A<hand,hard> Needing help with one thing says nothing about all the others. And {hard}? It gets easier in good company, and asking is how the company finds out. The hand goes down again quickly. The help can last a good deal longer.
  A<stone,hard> Once the shoe is off, a stone is out in half a minute. And {hard}? That may take longer, and a part of it may stay. It gets easier when other people know what to look for. They can wait, or slow down, or carry something. Then the walk goes on, with one stone less.
  A<sandwich,hard> And {hard}? A hard part with an end is easier to start than one without. The slices may be small, such as a joke before and a biscuit after. A sandwich does not need to be large to have two of them.
  D<loud> Everybody hears their own voice in a different way, since half of it comes through bone. {Name} may therefore not know how far it carries. In a hall that is a gift. At a table of four it is a bit much. A throat has no scale, and so only others can read it off.
  P<loud> People who ask for less volume mean the volume. It often sounds as if they meant the person.
  P<loud> Somebody who grew up in a loud house, or who hears a bit less, cannot notice it alone. A hearing test is quick.
  Q<loud> When somebody says, "Not so loud," {Name} might feel ____.
  H<loud> {helper} can agree on a sign that shows the size of a voice, with two fingers. ~ Nobody else needs to know it.
  H<loud> {helper} can have the ears checked, just to be sure.
  T<loud> {he} can try out three sizes, for one person, for a table and for a field.
  T<loud> {he} can look how far away the listener is before speaking. ~ It is a good measure.
  C<loud> {he} can think, "Size two, for a table."
  A<loud> On the field the big voice reached the far goal, and everybody was glad of it. At supper it was folded up to size two. It still has three sizes, and it is hard to find the right one on lively days. A small sign with two fingers will do.
  D<loved> There is a sentence that is thrown rather than said, and it is about not being loved. {Name} may have used it in a bad quarter of an hour. It is hard to say anything bigger, and that is why it comes when something else has gone wrong. Underneath there is usually a question. A hook in the hall with one name over it gives the same answer each day, and nobody hears it.
  P<loved> Parents are frightened by that sentence, and frightened people explain too much. A shorter answer would do.
  P<loved> Attention is limited, above all in a home with several people in it. Love does not follow the same arithmetic.
  Q<loved> Just after it was said, {Name} might feel ____.
  H<loved> {helper} can answer the question and leave the sentence alone.
  H<loved> {helper} can put an hour for two into the calendar, in ink.
  T<loved> {he} can say what came before it, when it is quieter. ~ It is easier to mend.
  T<loved> {he} can agree on a short sign for bad days.
  C<loved> {he} can think, "That was a question. I can ask it."
  A<loved> The name over the hook was written some years ago, with one letter the wrong way round. Coats have got bigger under it. It has outlasted several rows, and it is not hard to see why. Nobody else fits there.
  D<breakfast> A school at half past seven is a different building. {Name} is there before the noise, with toast and a handful of others. It means getting up in the dark and saying goodbye while there is hardly anybody to see it. On some mornings that is hard, and no amount of jam makes it later. What it does have is an hour that belongs to nobody in particular.
  P<breakfast> A parent's shift is drawn up by somebody who does not know the family. Most parents mind that hour as well.
  P<breakfast> Those at the next table would also rather be asleep. It makes for peaceful company.
  Q<breakfast> On the way there, {Name} might feel ____.
  H<breakfast> {helper} can find out what else could be done in that hour.
  H<breakfast> {helper} can lay everything out the evening before. ~ Five more minutes in bed are worth a lot.
  T<breakfast> {he} can keep one thing for that hour only, such as a comic or a puzzle.
  T<breakfast> {he} can say at home which part of it is the worst. ~ Some parts can be changed.
  C<breakfast> {he} can think, "Toast, an hour, and then the bell."
  A<breakfast> By the time the corridor fills up, the hard part is an hour old and has crumbs on it. Somebody has seen the school with its lights going on one by one. That is a thing the others do not know about. The puzzle has eleven pieces more than yesterday.
  D<photo> Some messages ask for a picture, and they ask again. {Name} may have had one like that, from somebody known or from somebody who only says who they are. A request of that sort is the mistake of the one who sends it. It is hard to say no to, because it comes with jokes or with pressure. Pictures of a body are private, and nobody has a right to them.
  P<photo> People who push for a picture say that everybody does it. It is not so, and they know it.
  P<photo> Grown-ups who hear of it may look shocked. It is about the message, and not about the child.
  Q<photo> When such a message comes, {Name} might feel ____.
  H<photo> {helper} can look at it together with {him}, block the sender and report it. ~ There are people whose job this is.
  H<photo> {helper} can listen without being angry, also if a picture was sent already.
  T<photo> {he} can leave it unanswered and tell a grown-up today.
  C<photo> {he} can think, "Not mine to send, not theirs to ask."
  A<photo> The message has been shown to a grown-up, and it is not a secret any more. That is the part that makes it smaller. If something was sent, it can still be told, and there is help to get it taken down. A phone can lie in another room tonight, and the people at home can carry the rest.
  D<ownbite> A bite into one's own hand looks odd from outside and makes sense from inside. When a feeling gets too strong, {Name} may do it before a single thought has arrived. Hard pressure is such a loud signal that the brain notices little else for a second. That is why it works, and why it comes back. The hand is left with the marks.
  D<ownbite> Jaw muscles are among the strongest in the body, and they tense up when a lot is going on. {Name} may find {his} own hand between the teeth, and not know how it got there. It may happen in anger, in worry or in great excitement. It is a quick way to turn one big feeling into another. There are ways that leave the skin alone.
  P<ownbite> Plenty of people do something like it. They chew a thumbnail, pull at their hair or grind their teeth, and mostly nobody notices. A hand with marks is simply easier to see.
  P<ownbite> People at home see the marks and may get a fright. What sounds like a telling-off is often worry.
  Q<ownbite> In the second before it, {Name} might notice ____. It may be in the jaw, the chest or the arms.
  Q<ownbite> When somebody looks at the marks, {Name} may feel ____.
  H<ownbite> {helper} can help to find something else, such as a stress ball or a chew necklace. ~ It is worth trying out three or four.
  H<ownbite> {helper} can agree with {Name} on a sign that means "too much". ~ At the worst moment, words are hard to find.
  T<ownbite> {he} can press both palms together as hard as they go, and count to ten. ~ It sends the brain the same strong signal.
  T<ownbite> {he} can bite on something that is made for it. ~ Teeth get their work, and skin stays out of it.
  C<ownbite> {he} can think, "Palms first."
  C<ownbite> When it builds up, {he} can think, "Press now, and talk later."
  A<ownbite> The big moment passes, as it does with or without a bite. Palms that were pressed together show nothing of it afterwards. If it happens often or breaks the skin, a doctor or a therapist knows more ways. A habit of the jaw can change, and it takes practice.
  A<ownbite> A hand without marks needs no explanation. On some days the teeth will be faster, and then there is cold water and a plaster. The next time, the palms may be first. It is one feeling, and there is more than one way to let it out.
  D<last> After some minutes of waiting, a head begins to write stories. {Name} may know that from an afternoon on which one coat was left on the hooks. Each story is a bit worse than the one before, and nobody is there to check it. The true reason is mostly too dull to be thought of, such as roadworks or an empty battery. It is hard to wait, and the stories are no news.
  P<last> A late adult sits behind a lorry and talks to it. They know exactly who is waiting, and they cannot make a road shorter.
  P<last> Those in charge have a list of telephone numbers for this very case. Somebody who is last is no nuisance to them. It is the job.
  Q<last> Looking at the door, {Name} might feel ____. It may be anger as well, and that one often comes afterwards.
  H<last> {helper} can settle a plan for late days, with a number and a second person. ~ It is something to hold on to.
  H<last> {helper} can listen to what the thoughts were. ~ Thoughts like that shrink when they are told.
  T<last> {he} can ask somebody in charge to ring. ~ A question is quicker than a story.
  T<last> {he} can give the hands something to do until the door opens.
  C<last> {he} can think, "That is a story. The news comes through the door."
  A<last> The door opens, and the reason is a dull one. Stories that a head writes in a hall are hard to stop, and they are hardly ever right. The last coat goes off its hook. What the waiting was like can be told in the car.
  D<wanted> In a fight people look for the heaviest thing they can throw, and sometimes that is a sentence. One of those may have been thrown at {Name}, about not having been planned, or not wanted. It is hard to think of anything else after that. But "not planned" and "not wanted" are two different things. A great many people in any school were a surprise.
  P<wanted> Whoever said it was furious and reached for something big. It shows how angry that person was. It shows nothing about the one it was thrown at.
  P<wanted> Parents are mostly shocked when they hear of it. It is a question that they would like to answer themselves.
  Q<wanted> When the sentence comes back, {Name} might feel ____. It can come back at odd times.
  H<wanted> {helper} can tell how it was at the beginning, with all the true bits. ~ A true story is longer than a shouted one.
  H<wanted> {helper} can say plainly, "You are wanted here." ~ It is good to hear that on an ordinary Tuesday.
  T<wanted> {he} can ask a parent, "What is true about that?" ~ It is a fair question, and it can be asked twice.
  T<wanted> {he} can tell somebody what was said, word for word. ~ It weighs less when two know it.
  C<wanted> {he} can think, "It was thrown. It is not a fact about me."
  A<wanted> A sentence that was thrown lies there afterwards, and it can be picked up and looked at. By daylight it is mostly smaller. How somebody began is hard to plan, even for careful people. What came after it was chosen, day by day, with breakfast, shoes and somebody at a gate.
  D<landing> Hardly anyone mentions it, but plenty of people would rather not go upstairs alone. {Name} may be one of them. On an empty floor it is quiet, and a brain that is by itself turns up the hearing. It is an old habit, from times when being alone was dangerous. Pipes that cool and wood that shrinks are all reported. It is hard to walk on while they are.
  D<landing> A house makes about the same sounds all day. Downstairs nobody hears them, because people talk. On the stairs, with nobody along, {Name} may hear all of them at once. Wood shrinks when it cools, and pipes tick. It is hard to know that and to go up in spite of it. Knowing is done by one part of a brain, and listening by another.
  P<landing> Somebody may say that there is nothing up there. That is kindly meant, and it is no news. Nobody being there is the whole difficulty.
  P<landing> A good many adults hurry between the light switch and the bed. They do not call it anything.
  Q<landing> At the foot of the stairs, {Name} might notice ____. It may be in the back of the neck.
  H<landing> {helper} can agree on a signal, such as two knocks up and two knocks down. ~ An answer takes less time than coming along.
  H<landing> {helper} can leave out the jokes. ~ They do nothing for ears.
  T<landing> {he} can stay up there for one minute and find out what makes which sound.
  T<landing> {he} can choose how far it is today: the top stair, the landing or the door.
  C<landing> {he} can think, "Wood, pipe, wood. I know those."
  A<landing> The stairs ended where they end every day. Two knocks went down, and two came back. What ticked was a pipe. It is hard until it is boring, and boring is what it is on the way to.
  A<landing> Upstairs there was what had been there in the morning. The house reported its pipes and its wood, and somebody below knocked twice. Nobody needs to like an empty floor. It is enough to get there and back with the thing that was wanted.
  D<chore> There are jobs in a home that nobody sees until they are left undone. {Name} may have one of them, such as {chore}. Somebody calls in the middle of something good, and the answer is "in a minute". That minute can last until bedtime. What is hard about it is getting up. The job itself takes about three songs.
  D<chore> People have shared out dull work for as long as they have lived together. In {his} home it may be about {chore}. The work is short and the talk about it is long, which is strange. One person says "now", another hears "some time", and it is hard to meet in the middle. A clock could settle it.
  P<chore> Whoever calls is carrying a list with everybody's socks on it. To call for the third time is no pleasure either.
  P<chore> Nobody has ever longed to take out rubbish. People do it because they live there, and because the other choice smells.
  Q<chore> When somebody calls in the middle of something, {Name} might feel ____.
  H<chore> {helper} can call ten minutes ahead. ~ A warning is easier than a surprise.
  H<chore> {helper} can let people choose their jobs, and swap them every month.
  T<chore> {he} can answer with a time by the clock, and keep to that.
  T<chore> {he} can put on three songs and try to be done before the end.
  C<chore> {he} can think, "Three songs, and nobody has to ask."
  A<chore> The third song was still playing when the job was done. Nobody called a second time, which was pleasant for two people. It is hard to get up and easy to be finished. Home looks just as before, and that is how such work looks when it is done.
  A<chore> There will be more of it tomorrow, because people eat and wear socks. Today's part is done. The hard minute was the first one, and it was over before the kettle boiled. The rest of the evening belongs to the one who has finished.
  D<visit> A guest brings a bag and a plan, and the plan cannot be seen. {Name} has one too. For the first hour they fit together. Later, when both are tired, it matters a lot who chooses the game and who made up the rules. It is hard to be host and guest for that long. Many quarrels between friends are simply late.
  D<visit> Falling out on a visit is more common than anybody says on Monday. {Name} may be looking forward to the next one and thinking of the last one as well. At school a quarrel can walk off in two directions. In one room it cannot, and that is hard. It helps to decide some things while everybody still likes each other.
  P<visit> The guest may have gone home last time and wondered whose fault it was. Usually nobody asks, and both go on wondering.
  P<visit> Hosts want it to go well. Guests want to be asked. Neither finds it easy to lose at a game in front of the other.
  Q<visit> Before the bell rings, {Name} might feel ____. Looking forward and dreading it can go together.
  H<visit> {helper} can turn up with food at about the time when it went wrong before.
  H<visit> {helper} can agree on a sign that means "please come in and need something".
  T<visit> {he} can write a list together with the guest: three games each, and who starts.
  T<visit> {he} can suggest something without a winner for the late hour, such as a film or a torch.
  C<visit> {he} can think, "Three of mine, three of yours, and food."
  A<visit> There were two low moments and a lot of toast. In the dark somebody told a story that made no sense at all. What was hard last time was noticed earlier this time, or it was not, and there was toast. Next time it is the other one's turn to have people in the house.
  D<gran> A stroke, an accident or a long illness can change a body from one day to the next. {Name} knows somebody to whom that has happened. Words may come out slowly or wrong, and a chair may have wheels. People who cannot find words usually still have the thoughts. It is hard to sit beside that, and staying away for a bit is a common wish.
  D<gran> What two people used to do together can stop working overnight, when one of them falls ill. {Name} may not want to visit, because the person in that chair is the same and not the same. Doctors can often say which part is hurt and what may get better. It was not caused by anybody. It is hard, and it is less so with something to do.
  P<gran> From the inside it is odd too. People tell afterwards that they knew exactly what they wanted to say, and heard something else come out.
  P<gran> Visitors talk too loudly and too cheerfully, because they are nervous. The ill person notices and may find it quite funny.
  Q<gran> On the way there, {Name} might feel ____. Guilty and scared are both common.
  H<gran> {helper} can describe it truthfully beforehand, the face, the chair and the words.
  H<gran> {helper} can agree on a sign for "that is enough for today".
  T<gran> {he} can take along half of something they used to do, and do that half.
  T<gran> {he} can ask one question that a nod can answer, and wait longer than feels polite.
  C<gran> {he} can think, "The words are ill. The person is in."
  A<gran> A quarter of an hour went by, and some of it was spent on one word. It turned out to be "butter". It is hard that things have changed, and nobody needs to pretend otherwise. What two people liked about each other is not in the legs.
  D<outing> Somebody at the bottom of the stairs says "We are all going", and {Name} has already started to mind. A walk has no point that can be seen from a bedroom. It has weather, a long middle and talk about shoes. It is hard to leave a room in which everything is just right. The strange thing is that the worst part is usually the doormat.
  D<outing> Families go out together for reasons that they seldom explain. {Name} may be asked to come when a bed or a game is much nearer. Being told is what makes it hard, more than walking. A body indoors also gets slower, and then everything outdoors looks far.
  P<outing> Parents think of these afternoons as something to keep. They are aware of how few of them there are, and they do not say it.
  P<outing> Brothers and sisters may also not want to go. Somebody has simply said it first.
  Q<outing> When shoes are called for, {Name} might feel ____.
  H<outing> {helper} can say in advance when, where, how long and whether there will be chips.
  H<outing> {helper} can let somebody stay at home now and then, and say which days are for all.
  T<outing> {he} can name one kind of outing that would be worth the shoes.
  T<outing> {he} can bring something along, such as a camera, a ball or one friend.
  C<outing> {he} can think, "The doormat is the worst bit."
  A<outing> It rained, and somebody fell in a ditch, which improved the mood. Getting out was hard and being out was less so. The room had not changed in the meantime. The next time is on the calendar, with the chips.
  D<sportsday> Once a year a school turns itself inside out: the furniture goes onto the field, and the parents come in. {Name} may find sports day hard, and there are plenty of reasons. The timetable is missing, the loudspeaker squeaks, and everybody can see everybody. A race takes about twenty seconds. All the rest of it is sitting on grass, which can be arranged better or worse.
  P<sportsday> Spectators mostly watch one person, and it is their own. For everyone else they clap out of politeness and to keep warm.
  P<sportsday> The day needs people with clipboards, tapes and whistles. Teachers are usually short of them.
  Q<sportsday> When the loudspeaker starts, {Name} might notice ____.
  Q<sportsday> With everybody watching, {Name} might feel ____.
  H<sportsday> {helper} can ask for the running order, and for a place in the shade to go to. ~ Both exist already.
  H<sportsday> {helper} can agree on one event that is worth it, and let the others go.
  T<sportsday> {he} can ask for a job such as timing or scoring. ~ Those who time a race are not in it.
  T<sportsday> {he} can go to the shade before it gets too much, and come back after.
  C<sportsday> {he} can think, "Twenty seconds, and then grass."
  A<sportsday> In the evening the field is flat and full of crisps, and crows hold a sports day of their own. It was hard in places, and it is over for a year. What anybody ran is in a folder that no one will open. Tomorrow there is a timetable again.
  D<guide> Anyone who joins a class in the middle of a year has missed all the explaining. {Name} has been asked to help with that, or might like to. It can be hard, above all when there are few words in common. In fact the most useful things need hardly any, such as where the toilets are and which bell means lunch. People who have been new themselves say that it was one person who made the difference. It was mostly the one who sat down.
  P<guide> The new one is working all day long, with a face that gives little away. By noon a head like that is full. It is not unfriendliness.
  P<guide> A teacher who asks somebody to be a guide has seen something in that person. The teacher is still the one in charge.
  Q<guide> Before the first morning of it, {Name} might feel ____.
  Q<guide> When the talk runs out, {Name} might feel ____.
  H<guide> {helper} can find out how to say three words in the other language. ~ Badly pronounced words are the best start.
  H<guide> {helper} can talk through what {Name} would have wanted to know on a first day.
  T<guide> {he} can show three things a day and leave the rest. ~ More does not go in.
  T<guide> {he} can bring something that two can do without talking, such as cards.
  C<guide> {he} can think, "Toilets, bell, lunch. The rest can wait."
  A<guide> By Friday somebody knows the way to lunch and a few words that are not in the lessons. It was hard at moments, and nobody minded the silences. At some point the showing goes the other way. There is more than one language in which to lose at cards.
  D<coins> How much pocket money somebody gets is one of the few numbers that everyone in a class knows. {Name} may find that number hard to forget. It tells little, since some buy their own socks with it and others only sweets. Families settle it by what they have, what they think and what they had themselves at nine. None of that is about who deserves more.
  D<coins> Money has the odd power of making people compare. {Name} may have noticed it, with a friend's coins and an empty pocket side by side. It is hard to be the one who asks. Asking every day wears a question out, and asking once with reasons makes it strong. Grown-ups are used to that from their own work.
  P<coins> Parents hear a sum and multiply it by weeks and by children. The face they make is arithmetic.
  P<coins> Friends with more may not know what it costs at home. They have not been asked to think about it.
  Q<coins> When others count theirs, {Name} might feel ____.
  H<coins> {helper} can say openly how it works in this family and what is possible.
  H<coins> {helper} can set a date for the talk and keep to it.
  T<coins> {he} can write a proposal: how much, for what, and what stays the same.
  T<coins> {he} can look for one thing to sell, swap or make.
  C<coins> {he} can think, "Ask once, with reasons."
  A<coins> The proposal lies on the kitchen table, with three lines and a signature. The answer may be yes, no or half. It is hard to wait for, and asking it well was worth something in itself. A jar with nothing in it is still a jar.
  D<company> A home full of visitors is a different place with the same furniture. {Name} may prefer the other version. For two hours there are coats on the bed, laughter in the wrong places and somebody in the favourite chair. It is hard to be at home and not at rest. Staying upstairs can be a rest, a protest or simply the best place. From outside these look alike.
  D<company> The worst of having people round is usually the first four minutes. {Name} may know them: the hello, the remark about growing, the question about school. After that guests are busy with each other. It is hard to know that while standing behind a door and listening. Four minutes can be planned.
  P<company> Guests who ask about school have mostly run out of ideas. They are as relieved as anybody when it is over.
  P<company> Parents like to show what they are proud of, and that includes people. It seldom occurs to them to ask first.
  Q<company> When the first car stops outside, {Name} might notice ____.
  H<company> {helper} can say beforehand who is coming, until when, and which minutes matter.
  H<company> {helper} can answer the door questions and leave the hiding place alone.
  T<company> {he} can do four minutes at the beginning and a visit to the food later.
  T<company> {he} can take charge of something that has an exit, such as the coats or the music.
  C<company> {he} can think, "Four minutes, then food, then my door."
  A<company> The last coat has left the bed, and the chair is free again. One of the guests knew about something interesting, and there was no time to hear all of it. Being in company is hard for a lot of people, several of them in that room. The house exhales, or it may be the boiler.
  D<alonehome> A home with one person in it makes other sounds than a full one. {Name} may have noticed it in the first ten minutes alone. The fridge starts, a letter falls, and a minute gets long. It is hard, because a brain on its own keeps watch. Nobody is made to be good at it at once.
  D<alonehome> Being at home alone is a job that nobody explains. {Name} may wonder about the door, the phone and what to do if. A plan for these three things answers most of it. It is hard to be the only one who hears the house. Ten minutes are about three songs.
  P<alonehome> The one who has gone out is hurrying more than usual. Queues seem to be longer on such days.
  P<alonehome> Some children cannot wait to be left, and some would rather come along. Both are usual at this age.
  Q<alonehome> When the key turns from outside, {Name} might feel ____.
  H<alonehome> {helper} can say how long it takes and ring at half time.
  H<alonehome> {helper} can write down the three answers: door, phone, what if. ~ And which neighbour is in.
  T<alonehome> {he} can come along this time, and try three minutes on another day.
  T<alonehome> {he} can start a thing that takes as long as the shop, such as a drawing or a level.
  C<alonehome> {he} can think, "Three songs, and I know who to ring."
  A<alonehome> The second song was still on when the key was back in the door. The fridge had been the fridge. It is hard at first, and it can be done in minutes, like learning to swim by the edge. Whether it is three or ten next time can be talked about.
  D<graze> Skin is the one part of a body that is allowed to get scratched, and it is good at repairs. Seeing blood is another matter, and for {Name} that may be the hard part. Within seconds small plates in the blood begin to stick to the edge and to one another. After some minutes there is a plug, and later a scab. A graze costs a teaspoon at most, out of several litres.
  D<graze> A small cut is a hard thing for some people, and it has little to do with pain. {Name} may see red and notice that the knees go soft. In a good many bodies the sight of blood makes the heart slow down for a moment. Then the head gets less blood, and it turns grey at the edges. Lying down with the feet up puts it right. It is a reflex, and not a question of courage.
  P<graze> Among people who cannot look at blood there are firefighters and a few doctors. They have learned to sit down in time. Nobody thinks less of them.
  P<graze> The one with the flannel is getting dirt out, because dirt is what makes a graze slow. It stings for a minute. Said beforehand, it stings a little less.
  Q<graze> When it comes into view, {Name} might notice ____. It may be in the knees or the stomach.
  H<graze> {helper} can press something clean on it and talk about something else.
  H<graze> {helper} can clean it while {Name} looks at the ceiling. ~ It does not need an audience.
  T<graze> {he} can lie down at the first grey and put both feet up. ~ Early is the trick.
  T<graze> {he} can tense the legs and arms for some seconds, let go, and do it again. ~ It keeps the blood in the head.
  T<graze,comforter> {he} can have {comforter} in one hand.
  C<graze> {he} can think, "It is a teaspoon, and the repairs have started."
  A<graze> By evening there is a scab, which looks worse than it is and itches when it is nearly done. The hard part was the first minute. Under the lid new skin is coming in from the edges. It is done in a week or two, with nobody in charge of it.
  D<growing> Growing pains have a name that says more than anybody knows. {Name} may have such an ache in both legs at night, and it can be hard to lie there. Whether growing has anything to do with it has not been proved. Doctors think more of legs that have done a lot. It comes on some evenings, goes by itself and leaves nothing behind.
  P<growing> Nearly everybody has an aunt who had it. It is common between three and twelve. A doctor likes to hear of it all the same. One leg only, a swelling or an ache by day is a reason to ask again.
  P<growing> Other people cannot see it, so they guess that it is small. It is a real ache. Bodies can produce one without anything being wrong.
  Q<growing> When it starts, {Name} might notice ____. It may be more tiredness than pain.
  H<growing> {helper} can rub the legs or bring a warm pad. ~ For most people one of the two works.
  H<growing> {helper} can keep a note of the days. ~ It is useful for a doctor and often shows what came before.
  T<growing> {he} can stretch the calves against a wall before going to bed. ~ Two minutes a leg are enough.
  T<growing,comforter> {he} can have {comforter} close until it eases.
  C<growing> {he} can think, "Late shift for the legs. It ends by morning."
  A<growing> By breakfast the ache has gone, as it did the other times. It was a hard hour, and it has left the legs as they were. They carry a bag to school and do not mention it. One year it will not have come for months, and nobody will have noticed when that began.
  D<speech> Speaking is one of the quickest things that muscles do. Dozens of them work together, and for {Name} some sounds may still be getting sorted out. It is hard to be asked "What?" when one has said it perfectly well inside. A listener hears only the outside of it. In speech therapy the order gets practised, slowly at first and then in a hurry, as in music.
  P<speech> People say "What?" in the voice they have, and it often sounds ruder than they mean. Most of them are embarrassed that they did not catch it. If they get a second version, they are relieved.
  P<speech> Some answer "yes, yes" without having understood. It is meant to be kind. It is fair to say, "You did not get that, did you?"
  Q<speech> When somebody asks again, {Name} might notice ____. It can be more tired than cross.
  H<speech> {helper} can tell teachers what works: time, quiet, and a question about the part that was clear.
  H<speech> {helper} can leave out finishing the sentence. ~ Half of those guesses are wrong anyway.
  T<speech> {he} can begin with the topic: "It is about the match." ~ A listener who knows the topic hears twice as well.
  T<speech,comforter> {he} can practise in front of {comforter}.
  C<speech> {he} can think, "It is clear in here. I will send it again."
  A<speech> The message got through by the second route, and the joke in it worked. It was hard, and it was worth saying. Sounds go on being practised on Tuesdays. There is no need to be quiet until then.
  D<hob> A flame is not a thing. It is something that happens, and it needs fuel, air and heat at the same time. For {Name} it may be hard to share a kitchen with one. Respect for fire is sensible, and everybody who works with it has some. On a hob the fuel comes through a pipe and stops when the knob is turned. It cannot decide to go anywhere.
  P<hob> Cooks are more careful with fire than anybody. They know where the handles point and where the cloth hangs. They do not think about it, because their hands do.
  P<hob> Other people in the kitchen may see only somebody who stays outside. They do not see how loud the alarm inside is. It can be said in a sentence.
  Q<hob> When the ring is lit, {Name} might notice ____.
  H<hob> {helper} can say aloud what gets done to keep it safe, step by step. ~ It is more than it seems from outside.
  H<hob> {helper} can agree on a distance and stick to it.
  T<hob> {he} can stand at the agreed distance for one minute and see what the alarm inside does. ~ It often climbs and then comes down.
  T<hob,comforter> {he} can have {comforter} along.
  C<hob> {he} can think, "Knob, pipe, flame. It stays where it is."
  A<hob> The pan is off, and the blue ring has gone with a small pop. It was hard, and the distance was kept. Next time it can be the same, or one tile less. Nobody gets it wrong by being careful with fire.
  D<chairs> A seating plan is drawn with a ruler, and friendships are not on it. {Name} was moved away from a friend, and it is hard not to be furious about that. It was decided by somebody else, in a minute, in front of everybody. Teachers do it for reasons of noise, sight or peace. They are thinking about a lesson. From below it looks like a verdict on a friendship.
  P<chairs> Teachers know that it annoys people. They have thirty chairs and no plan that pleases everyone. If they are asked politely and later, they usually say what the reason was.
  P<chairs> The friend is sitting over there with half a joke. It may be just as dull at that end.
  Q<chairs> Seeing somebody else on that chair, {Name} might feel ____.
  H<chairs> {helper} can hear the whole complaint before asking what went on before it. ~ Both belong to the story.
  H<chairs> {helper} can find out when the plan is changed again. ~ A date is easier to bear than "from now on".
  T<chairs> {he} can ask the teacher alone, "What would help, if we want to sit together again?" ~ It is a question that teachers like.
  T<chairs,comforter> {he} can have {comforter} near after a day like that.
  C<chairs> {he} can think, "It is a plan for chairs."
  A<chairs> At break the ruler is back in its drawer, and the friend comes round the corner. It was hard, and it lasted for lessons only. Plans are redrawn after the next holidays. Whatever was to be said across the table can be said on the way home.
  D<blush> Brains keep embarrassing moments with great care. {Name} has a hard one in there, in colour, and it starts again as soon as it is quiet. The face got hot, because blood rushes to the skin when many eyes turn round at once. From inside it seems that everybody saw everything. People who study this have found that others notice about half of it and soon forget the rest.
  D<blush> It was a slip, of the tongue, of the foot or of the memory, and it had an audience. For {Name} it is hard to think of those faces again. A slip happens when the head is doing two things at once, which heads do most of the day. Nobody plans one, and nobody can take it back. It comes from a brain that is busy.
  P<blush> A class that has seen something like that talks about it until the next thing happens. As a rule the next thing happens before lunch.
  P<blush> Adults collect such moments and tell them to friends years later, with gestures. They are among the most popular stories there are.
  Q<blush> At the thought of walking in there, {Name} might notice ____. It often starts in the cheeks.
  H<blush> {helper} can listen to all of it and resist saying that nobody noticed. ~ Somebody did, and it is over all the same.
  H<blush> {helper} can offer a worse one from the past. ~ It takes the shine off.
  T<blush> {he} can prepare one sentence, such as "Yes, that was me." ~ Said first, it leaves nothing to add.
  T<blush> {he} can arrange to walk in with somebody. ~ Two people talking are hard to stare at.
  T<blush,comforter> {he} can have {comforter} near in the evening, when it plays again.
  C<blush> {he} can think, "Half of them noticed, and they had lunch since."
  A<blush> The film in the head gets shorter each time, and some day it is just a funny line in it. It was a hard three seconds. Nothing was broken, and nobody was hurt. People who can say "yes, that was me" are usually good company, and they have at least one story.
  D<elderaway> Older brothers and sisters change without giving notice. One week there is a game for two, and soon there is a shut door with music behind it. {Name} is still on the side where the game was. It is hard to be ignored by somebody who used to be half of everything. It can look as if none of it had mattered. More often, the one behind the door is busy being new at something, and has no words for it.
  P<elderaway> A new school is full of bigger people, and a day there uses up a good deal of friendliness. What comes home is what is left over. It is unfair that home gets the rest.
  P<elderaway> Somebody who is trying to look grown-up may be afraid of being seen with a game. It is about who could be looking, and not about the game.
  Q<elderaway> Outside a shut door, {Name} might feel ____. Angry and sad often stand there together.
  H<elderaway> {helper} can say to the two of them what it looks like. ~ The older one may not have noticed.
  H<elderaway> {helper} can keep one hour a week for both of them, such as a film with a pizza. ~ It is easier to come to than to offer.
  T<elderaway> {he} can knock and ask for one thing with an end, such as one game or ten minutes. ~ Ten minutes are hard to refuse.
  T<elderaway> {he} can write a note and push it under the door. ~ Notes get read when nobody is looking.
  C<elderaway> {he} can think, "The door is shut for now. We are still us."
  A<elderaway> Doors of that kind open again, first for food and later for other things. Brothers and sisters have longer than anyone else to come back round. What the two of them made up together is not undone by a hard year. It is hard to miss somebody who is in the next room, and it may be said out loud.
  D<fitin> A class looks as if everyone had been sorted: these here, those there, with jokes of their own. {Name} may have looked at all of them and found no place of the right shape. That is a hard thing to carry round a playground. What cannot be seen from outside is how many of the others are working at it as well. To fit in takes effort the whole day long. To belong takes none, and it often happens somewhere smaller.
  P<fitin> A surprising number of people feel like the odd one out. They do not tell each other, and so each of them believes it about nobody else.
  P<fitin> Groups look finished from outside. Inside, people wonder about their own place, and some of them would like a way out.
  Q<fitin> Walking past all the groups, {Name} might feel ____.
  H<fitin> {helper} can listen without a list of good qualities. ~ The list is true, and it answers another question.
  H<fitin> {helper} can help to find one more place where it is different. ~ One hour of that in a week goes a long way.
  T<fitin> {he} can look for one person instead of one group. ~ Good company mostly comes one at a time.
  T<fitin,activity> {he} can give more time to {activity}. ~ It is easier among people who like the same thing.
  T<fitin,quiet> {he} can spend time {quiet} where others do that too, such as a club at lunch. ~ It gives people something to talk about.
  C<fitin> {he} can think, "One person is enough to start with."
  A<fitin> The groups will be shuffled again by the summer, as they were last year. Somewhere among them is one other person who has looked for a place. It is hard not to belong, and it is no sign of a fault. The places where it takes no effort are worth going back to.
`);
