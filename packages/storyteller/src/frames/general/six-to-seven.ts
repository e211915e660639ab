import { script } from '../../frame.ts';

/** What is told of anything that feels hard to a child of 6-7 years. */
export const SIX_TO_SEVEN = script(`
  D<block,hard> Everybody has some things that come easily and some that are hard. One hard thing for {Name} is {hard}. A tower of blocks looks hard as well, when it is finished and tall. But nobody builds it from the top. There is a first block on the floor, and it takes one second. After that the next block has a place to go.
  D<block> {Name has} some things that come easily and some that are hard. So does everybody else. A tower of blocks looks hard when it is finished and tall. But nobody builds it from the top. There is a first block on the floor, and it takes one second. After that the next block has a place to go.
  D<hand,hard> In every class there are hands that go up. {Name has} seen lots of them. A hand goes up because something is hard, or because something is not clear. For {Name}, one of the hard things is {hard}. From the outside, other people often cannot see that. A hand tells them.
  D<hand> Hands go up in every class. {Name has} seen lots of them. A hand goes up because something is hard, or because something is not clear. What is hard is not the same for everyone. From the outside, other people often cannot see it. A hand tells them.
  D<zip,hard> There was a time when {Name did} not know how a zip works. It was hard for every grown-up too. The fingers were still learning where to hold and how to pull. A hard thing right now is {hard}. Hard things can fill a whole head. A zip did that once.
  D<zip> Every zip was hard for {Name} once. It was hard for every grown-up too. The fingers were still learning where to hold and how to pull. Other things are hard now, and they take a lot of thinking. A zip took a lot of thinking once.
  D<stone,hard> With a stone in a shoe, it is hard to think of anything else. The stone may be as small as a grain of rice. For {Name}, another hard thing is {hard}. Other people cannot see why, so they go on. It may look small from outside. Things that look small can feel big.
  D<stone> A stone in a shoe can be as small as a grain of rice. It is hard for {Name}, or for anybody, to think of something else then. Other people cannot see it. They go on, and wonder why somebody has stopped. Many hard things are hidden in that way. They look small from outside and feel big.
  D<sandwich,hard> Bread goes first, then jam, and then bread again. A plan for a hard thing can look like that as well. For {Name}, one hard thing is {hard}. In a plan it goes in the middle. Something easy comes before it, and something easy comes after. So it has a start and an end, and both can be written down.
  D<sandwich> On a plan for the day, {Name} may find a hard thing. It stands between two easy ones, and so the plan looks like a sandwich. Bread goes first, then jam, and then bread again. Nobody can keep every hard thing out of a day. But there can be something before it and something after it. Then the end is easy to find.
  P Other people may not notice that something is hard. It may be easy for them, so they go fast. When they know, they often slow down.
  P Some children hide it when a thing is hard. Others get loud, or want to run away. Grown-ups can guess, but they cannot see inside a head.
  P Teachers and parents still find some things hard. They know how long it took to learn the old ones. Most of them needed help, and more than one try.
  P Children at one table may each have a hard thing. They may all keep quiet about it. So two of them can sit side by side and not know.
  Q When something is hard, {Name} may feel ____. It may be another word tomorrow.
  Q Just before the hard part, {Name} may feel ____. It can be in the tummy, the hands or the face.
  Q In the middle of the hard part, {Name} may feel ____. Another child might put in another word.
  H<block> {helper} can make a plan with pictures or words for each part. ~ A plan shows where the end is.
  H<zip> {helper} can do the first part together with {him}. ~ It is easier to begin next to somebody.
  H<adult> {helper} can help by {adult}. ~ It has helped at other times.
  H {helper} can look for what makes it hard. ~ It may be a noise, or a hurry. Sometimes that part can be changed.
  H {helper} can say how long it takes, and what comes after. ~ Waiting is easier when the end is known.
  T<block> {he} can try the first small part, and then stop or go on. ~ Choosing makes it easier to begin.
  T {he} can take three slow breaths and then say one word about it. ~ One word is a good start.
  T<zip> {he} can watch somebody do it first. ~ It helps to see how the end looks.
  T<hand> {he} can ask for help early, before it gets too hard. ~ Early help can be small help.
  T<comforter> {he} can bring {comforter} for the first try. ~ Something from home makes a hard thing less strange.
  T<doing> {he} can try {doing}. ~ It has helped at other times.
  T<thing> {he} can ask for {thing}. ~ It has helped at other times.
  T<quiet> {he} can spend some time {quiet} first. ~ A rested head finds hard things easier.
  T {he} can show somebody which part is the hard one. ~ A finger or a drawing is enough.
  T<sandwich> {he} can stop for three slow breaths and then choose again. ~ A pause is a part of trying.
  C<block> When it looks too big, {he} can think, "Where is the first block?"
  C<hand> When it gets hard, {he} can think, "A hand up is part of trying."
  C<zip> When it gets stuck, {he} can think, "A zip was like this once."
  C<topic> Before the start, {he} can think about {topic} for one slow breath.
  C<stone> {he} can think, "They cannot see my stone. I can tell them."
  C<sandwich> When it gets hard, {he} can think, "This is the middle. Bread comes next."
  A<block> One block on the floor is a real start. Some days a tower gets taller, and some days it falls. The blocks are still there for the next day. Hard things get easier in small parts, with a rest in between.
  A<hand> Everybody needs help with something. Asking makes hard things easier, and it is a clever thing to do. A hand goes up, somebody comes, and the hand goes down again. Then there is a bit more time for everything else.
  A<zip> Hard things get easier, although not every day and not all at once. On some days a zip still gets stuck. Then somebody holds the coat, and it moves. One day nobody thinks about the zip at all.
  A<stone> A stone comes out in a minute. Other hard things can take weeks, and some stay longer than that. They get easier when somebody else knows where the trouble is. Then two people can look for a way. The stone stays on the path, next to a lot of others.
  A<sandwich> It is easier to wait for an end when people know what it is. The middle may be short, or it may be long. On some days a plan falls apart, as sandwiches do. Then the plate is wiped, and the next plan starts with bread again.
  D<trip> A school trip turns a day inside out. The class is still the class, but there is no classroom round it. {Name} may have a lot of questions. What happens on the bus, where are the toilets, and who sits with whom? Not knowing is often the hard part, and questions can be asked.
  D<trip> On most days {Name knows} where things are. On a school trip that is not so, and this can make it hard. There is a new door, a new smell and lunch from a bag. Three things come along all the same. They are the teacher, the class and the way back.
  P<trip> The teacher has a list, and counts the children at every door. It is the job of that day. Whoever is unsure can ask more than once.
  P<trip> Somebody who shouts with joy on the bus may be nervous too. It cannot be seen from outside.
  Q<trip> The evening before the trip, {Name} may feel ____. In the bus it may be another word.
  H<trip> {helper} can tell the day from gate to gate. ~ A day is easier with names on its parts.
  H<trip> {helper} can ask the teacher one thing that nobody knows yet. ~ There is mostly an answer.
  T<trip> {he} can write down two questions and hand them in before. ~ Teachers like to get them early.
  T<trip> {he} can choose one thing to look for on the day. ~ Looking for something keeps eyes busy.
  C<trip> {he} can think, "Gate, bus, place, bus, gate."
  A<trip> Gate, bus, place, bus, gate. In the end the class stands where it stood in the morning. Something may have been hard, and something may have been the best bit. Next time it is easier, for then it is the second trip.
  A<trip> The coats come home with a bit of the place on them. What was new in the morning has a name now. Hard things get easier once somebody has been there. The rest is for telling at the table.
  D<hands> In some families words are made with hands. {Name knows} two ways to talk, with signs and with a voice. So people sometimes look to {him}, in a shop or at a door. {he} can help then. It can also be hard to be in the middle.
  P<hands> People in shops may talk to the wrong person. They do not know that they can look at a grown-up and speak slowly. They can learn it.
  P<hands> A deaf parent decides things, as all parents do. It is only the sounds that need somebody.
  Q<hands> In the middle of a talk, {Name} may feel ____.
  H<hands> {helper} can ask for an interpreter for long talks. ~ That is a grown-up with that job.
  H<hands> {helper} can write on a phone or on paper. ~ Then nobody is in the middle.
  T<hands> {he} can sign, "I want a rest now."
  T<hands> {he} can ask which talks are for an interpreter.
  C<hands> {he} can think, "I can help, and I can play."
  A<hands> Two ways to talk are a lot to have. Some talks are easy and some are hard. The hard ones are for grown-ups. Then hands can be for other things. They can be for jokes, and for supper.
  D<oops> Something went wrong, and others saw it and laughed. {Name knows} how loud that is. A laugh jumps out when a thing is sudden, before anybody can think. That is why even nice people do it. To be the one it is about is hard.
  D<oops> A moment can be very short and have a lot of eyes in it. {Name} had one of those, and there was laughing. Afterwards it plays again and again in the head. In the heads of the others it is soon gone. There is not much room.
  P<oops> Most of those who laughed were glad that it was not them. A few may have felt bad about it later. Hardly anybody says so.
  P<oops> Everybody in that room has a moment like it. Grown-ups have quite a collection.
  Q<oops> When it plays again in the head, {Name} may feel ____. It may be in the face or the tummy.
  H<oops> {helper} can listen to the end, and leave out "never mind". ~ It was hard, and it may be said.
  H<oops> {helper} can talk to the teacher if the laughing goes on. ~ Once is a laugh, and again is something else.
  T<oops> {he} can tell it to one person from start to finish. ~ Told things play less often.
  T<oops> {he} can say, "Well, that happened," and go on. ~ It is short, and nobody has an answer to it.
  C<oops> {he} can think, "It was one moment. I am all the others too."
  A<oops> The moment is over, although it may come back for a visit. Each time it gets easier and a bit shorter. A hard minute fits into a day that has hundreds of them. Somewhere in that class is a person who would have helped.
  A<oops> By Friday the others have something else to talk about. That is how it goes with hard moments. What stays is a person who got up and went on. That part can be told as well.
  D<handles> Some hard things cannot be made or mended by a child. {Name} may have one of those to carry around, and it can be heavy. Shopping bags have two handles for a reason. One person can take one, and another person the other. The bag does not change, but the arms notice it at once.
  D<handles> A heavy thought goes along, like a bag that cannot be put down. {Name} may have it at breakfast and in the middle of a game. From outside nobody can see it. That is the hard part, for people only help with bags they can see. A word about it is like holding out a handle.
  P<handles> Grown-ups cannot make all heavy things go away. They can carry, though, and they have had practice.
  P<handles> Friends may not know what to say. Some of them just walk along, which is one way of carrying.
  P<handles> Other people have their bags too. They only look as if their hands were free.
  Q<handles> When it is heavy, {Name} may feel ____. It may be another word tomorrow.
  Q<handles> In a quiet minute, {Name} may feel ____ about it.
  H<handles> {helper} can listen right to the end before saying anything. ~ Listening is a way of carrying.
  H<handles> {helper} can tell what is known and what is not.
  H<handles> {helper} can do something ordinary with {him}, such as peeling carrots. ~ Hands that are busy make talking easier.
  T<handles> {he} can tell one person one sentence about it. ~ One sentence is a handle.
  T<handles> {he} can put it on paper, as a picture or a list. ~ Paper can hold a lot.
  T<handles> {he} can put it down for a while and play. ~ It is allowed to be fun in between.
  T<handles,comforter> {he} can sit with {comforter} for a while.
  C<handles> {he} can think, "There are two handles. I only need to hold one."
  A<handles> Two people go along a street with one heavy bag. Sometimes they change sides, and sometimes they stop and look into a puddle. The bag gets home like that. Nobody needed to be strong all alone.
  A<handles> It may still be heavy tomorrow. But the bag has two handles, and somebody can take the second one. That makes hard days a bit easier. In the evening it can stand in the hall until the morning.
  D<quit> Sometimes a thing that was fun is not fun any more. {Name} may want to stop something that has been done for a long time. It is hard to say, because others may be cross or sad about it. Some of it was good, and that stays. Wanting to stop can have a reason, and the reason is worth looking for.
  P<quit> Grown-ups think of all the lessons and the long way there. They may sound cross, and mean that it was a lot.
  P<quit> People stop things and start others all their lives. Some go back after a year.
  Q<quit> On the day of the lesson, {Name} may feel ____.
  H<quit> {helper} can ask what was good and what got hard. ~ Both belong to it.
  H<quit> {helper} can agree on a day to decide. ~ Then nobody needs to fight about it today.
  T<quit> {he} can say one true sentence about why.
  T<quit> {he} can try it three more times and then see.
  C<quit> {he} can think, "I can say it, and we can look at it together."
  A<quit> Perhaps it goes on in another way, or perhaps it stops. Both can be right, and open words make it easier. What was learnt lives in the hands and the head. There is room for something new next to it.
  D<far> An eye doctor would say that things look small from far away. That is useful. {Name} may have something that is much too big when it is close. From the right spot it gets a size that can be looked at. The right spot is not the same for everyone.
  D<far,hard> Everybody knows something that is better from a distance. For {Name}, it is {hard}. Bodies have an alarm for such things, and some alarms are early. From a good spot eyes can find out what it does. They can find out what it does not do, as well.
  P<far> Somebody may say, "There is nothing to be scared of." They mean it well. Alarms do not listen to words like that.
  P<far> Grown-ups have such things too. They just walk round them and talk about the weather.
  Q<far> When it comes closer, {Name} may feel ____. It may be in the tummy or the knees.
  Q<far> Seen from the right spot, {Name} may feel ____ about it.
  H<far> {helper} can find the right spot with {him} and stay there. ~ Two people see more than one.
  H<far> {helper} can say beforehand where it may turn up. ~ Alarms like surprises least of all.
  T<far> {he} can choose the spot and then look for three things about it.
  T<far> {he} can go one step nearer, and back, and see how that was.
  T<far,comforter> {he} can let {comforter} look first.
  C<far> {he} can think, "I choose how near."
  A<far> It was there, and {Name} was here, with a bit of air in between. Nobody needed to go nearer. Next time the spot may be the same, or one step on. Hard things get easier at walking pace.
  D<club> Between school and home some children have one more room in the day. {Name goes} to the club there, and others go out through the gate. That can be hard, because a head is tired by then. It has listened since morning. A club is not a lesson, though, and nobody gives marks for it.
  P<club> Parents who come later are not at home without {him}. They are at work, and they look at the clock there.
  P<club> Some of the others at the club would like to go home too. It cannot be seen while they play.
  Q<club> When the gate shuts behind the others, {Name} may feel ____.
  H<club> {helper} can find out which part of it is hard. ~ It may be the noise, the snack or one child.
  H<club> {helper} can talk to the people there about that part.
  T<club> {he} can have a job for that hour, such as a comic page.
  T<club> {he} can ask for a quiet corner in the first ten minutes.
  C<club> {he} can think, "Last room of the day, and it has a door."
  A<club> The door of the club opens, and somebody says the right name. On the way home the street lamps may be on. There is time now to tell one thing, or to say nothing. The hard part of the day has gone home too.
  D<pe> Bodies come with different motors. In PE {Name} runs with all the others at the same time. But some motors start fast, and some go far. It is hard to come in late with people looking. It tells how fast legs are this year, and no more.
  P<pe> Those who come in first look at their own time. Then they look for a drink.
  P<pe> A teacher cannot see what it feels like. A word after the lesson can change a lot.
  Q<pe> On the line before the start, {Name} may feel ____.
  H<pe> {helper} can ask the teacher about another way of counting. ~ Some count against their own last time.
  H<pe> {helper} can run with {him} where nobody looks on.
  T<pe> {he} can look only at {his} own last time.
  T<pe> {he} can look for the part of PE that is not a race.
  C<pe> {he} can think, "My legs, my run."
  A<pe> At the end everybody stands behind the line, and everybody is out of breath. The floor does not know who came first. Running gets easier when it is done, at any speed. After it, water tastes better than at any other time.
  D<cheat> A test asks what is in a head at that moment. Sometimes eyes go to another sheet, and a hand copies what is there. {Name} may know how fast that happens. Then there is an answer on the paper that belongs to somebody else. It is hard when that comes out.
  P<cheat> Teachers want to know what to explain again. With a copied answer they explain the wrong thing.
  P<cheat> People copy when they are afraid of a mark. It does not make them bad people. It makes them people with a problem.
  Q<cheat> When it came out, {Name} may have felt ____.
  H<cheat> {helper} can ask what was difficult, before anything else.
  H<cheat> {helper} can go along to say it to the teacher.
  T<cheat> {he} can say, "I copied it. I did not know it."
  T<cheat> {he} can ask to do the test again another day.
  C<cheat> {he} can think, "An empty line is mine, too."
  A<cheat> It has been said, or it can be said tomorrow. The next test has empty lines. An honest gap in one of them is useful. It says, "Explain this once more." A hard day like that has an evening, too, with supper in it.
  D<chew> Some people think with their teeth. When a head is busy, the mouth starts to chew. {Name} may not notice it until a sleeve is wet. Chewing calms a body, so there is a reason for it. Only wool was made for sheep and jumpers.
  P<chew> Others chew pencils, straws or their own hair. A teacher who knows the reason can help.
  Q<chew> When the teeth start, {Name} may feel ____. It may be busy, bored or something else.
  H<chew> {helper} can look for a thing that is made for chewing. ~ There are some to wear on a string.
  H<chew> {helper} can tell the teacher that it helps with listening.
  T<chew> {he} can ask for something crunchy at break.
  T<chew> {he} can push up the sleeves before a long lesson.
  C<chew> {he} can think, "Teeth, not the wool."
  A<chew> In the evening the cuff is dry, or a bit of it is. The teeth have found something better to chew. A head that is busy can go on being busy. The jumper is glad to stay in one piece.
  D<abroad> The earth turns, so clocks in faraway places show another time. {Name} may be fond of somebody who lives by another clock. When it is breakfast here, they may be asleep. It is hard to miss a person who is well and only far away. There is nobody to be cross with except the sea.
  P<abroad> The ones over there miss {him} as well. They tell their neighbours about each call.
  P<abroad> Grown-ups with family far away can be in two places with their thoughts. It can make them quiet on a Sunday.
  Q<abroad> When a call is over and the screen is dark, {Name} may feel ____.
  H<abroad> {helper} can find an hour that suits both clocks. ~ A fixed time is good to wait for.
  H<abroad> {helper} can tell stories of how it is there.
  T<abroad> {he} can keep a list of things for the next call.
  T<abroad> {he} can learn to cook one thing from there, and show it.
  C<abroad> {he} can think, "Far away is a place, and somebody is in it."
  A<abroad> One clock shows the time here, and a head knows the time there. Missing somebody is hard, and it is made of good things. The list for the next call has three lines already. It can grow until the clocks agree.
  D<mess> Fingertips have more feeling in them than nearly all the rest of a body. They tell the head about each grain of sand. {Name} may get that news very loudly. Then it is hard to listen to anything else until it is off. That is how some hands are made.
  P<mess> Some people like to be muddy up to the elbows. They get the same news in a whisper.
  Q<mess> With something on the hands, {Name} may feel ____.
  H<mess> {helper} can put a bowl of water and a towel close by. ~ Knowing about it is half of it.
  H<mess> {helper} can find tools for it, such as gloves or a spoon.
  T<mess> {he} can begin with one finger and stop at any time.
  T<mess> {he} can choose the dry jobs and leave the wet ones.
  C<mess> {he} can think, "It is loud, and it washes off."
  A<mess> The bowl has done its work, and the towel too. Ten fingers are dry and quiet. Whoever has met a hard thing with one finger knows more about it. Sculptors use gloves too, on some days.
  D<where> Things do not run away. They are put down while a head is somewhere else. {Name} may have lost a good many in that way. It is hard, for others think that it is done on purpose. A head with a lot in it needs places that remember for it.
  P<where> Grown-ups lose keys, phones and cars. Some of them have lost them while holding them.
  P<where> Teachers find thirty jumpers on the floor. They would like names in all of them.
  Q<where> When somebody asks where it is, {Name} may feel ____.
  H<where> {helper} can make a list in pictures for the door.
  H<where> {helper} can go through the day backwards with {him}. ~ Lost things often lie where something interesting was.
  T<where> {he} can touch three things at the door: bag, bottle, coat.
  T<where> {he} can give one thing a home and keep to that for a week.
  C<where> {he} can think, "Bag, bottle, coat. Go."
  A<where> The lost jumper was under another one, as they often are. Some things come back, and some stay in the world. With a place for each, it gets easier. A hook by the door remembers well.
  D<loud> A voice is air that shakes. A lot of air makes it loud, and walls send it back again. {Name} may have a voice that can cross a playground. In a small room it meets itself coming back. It is hard to find the size that fits while a head is busy.
  P<loud> When one person gets louder, the others do as well, to be heard. In the end nobody understands anything.
  P<loud> Some people hear their own voice only quietly. They do not notice how it arrives.
  Q<loud> When somebody says, "Shh," {Name} may feel ____.
  H<loud> {helper} can agree on numbers, from one to five. ~ A raised hand with two fingers says enough.
  H<loud> {helper} can get the ears looked at, if words go missing.
  T<loud> {he} can go nearer and say it there at size two.
  T<loud> {he} can keep size five for the park.
  C<loud> {he} can think, "Size two, and nearer."
  A<loud> In the room it was size two, and everybody heard the joke. In the park it was size five, and a pigeon left. A big voice is useful for calling a bus or cheering. It gets easier to fold it up.
  D<tales> There is telling, and there is telling on. {Name} may care a lot about rules, and see each one that is broken. Telling gets help for somebody who is hurt, scared or not safe. Telling on gets somebody into trouble. It is hard to leave that alone.
  P<tales> Children who get told on often are cross about it. They may think that it is done to be the best.
  P<tales> A teacher is glad to know what is dangerous. The rest is mostly known, or it can be solved without a teacher.
  Q<tales> When somebody breaks a rule, {Name} may feel ____.
  H<tales> {helper} can ask, "Are you telling to help?" ~ It is a quick way to find out.
  H<tales> {helper} can listen at once when somebody is hurt or scared.
  T<tales> {he} can say, "That is not in the rules," and leave it.
  T<tales> {he} can count to ten and see if it still needs a grown-up.
  C<tales> {he} can think, "To help, or to get them told off?"
  A<tales> Somebody pushed in, and the line moved on. Somebody cried behind the shed, and it was good that it was told. Keen eyes for rules can be used for refereeing. For the rest of the day they are off duty.
  D<bored> Scientists once left people alone in a room with nothing to do. After a time they had more ideas than before. {Name} may know the first part, in which an hour is long. Being bored is a head that has not started yet. It is hard to wait until it does.
  P<bored> When a grown-up gives an idea, it is often the wrong one. It was made in another head.
  P<bored> Grown-ups have hardly any boredom left. They keep it off with phones, and miss what comes after it.
  Q<bored> In the empty part of an afternoon, {Name} may feel ____.
  H<bored> {helper} can bring a box, some string and no plan.
  H<bored> {helper} can say how long it is until the next thing.
  T<bored> {he} can be bored on purpose for ten minutes, by the clock.
  T<bored> {he} can make something that nobody needs.
  C<bored> {he} can think, "First dull, then something."
  A<bored> The first part was dull, as it is. Then out came a string, a chair and a sign with "Keep out". What was hard to sit through turned out to be the beginning. Somebody now needs to tidy it up.
  D<excited> Before something good, a body makes extra fuel. The heart goes faster, the voice goes up, and the legs cannot stay still. {Name} may know that, and so may everybody near. Being excited and being worried use the same fuel. It is hard to hold a full tank still.
  P<excited> People who wait as well may be just as full. Some talk, and some go silent.
  P<excited> A grown-up who says "calm down" wants the same thing as the legs. They just do not know how.
  Q<excited> With a full tank, {Name} may feel ____.
  H<excited> {helper} can plan a run before the waiting starts.
  H<excited> {helper} can make a list of days to cross out.
  T<excited> {he} can push the wall for ten counts.
  T<excited> {he} can blow out slowly, as if through a straw.
  C<excited> {he} can think, "I need some of it later."
  A<excited> Some of the fuel went into the wall, and some round the garden. What is left is for the thing itself. Excitement is easier to carry in small cups. And then it begins, with somebody in it who can still see straight.
  D<before> There is a day on the calendar, and the days before are about it. {Name} may think of it at breakfast and again in bed. The body gets ready a bit too early, with hops in the tummy. Runners, singers and footballers know that. It means that something matters.
  P<before> People who seem calm often have the same hops in them. They have only learnt to stand still.
  P<before> Grown-ups say "good luck", because they cannot do it for somebody else. They would if they could.
  Q<before> In the days before it, {Name} may feel ____. On the day it may be another word.
  H<before> {helper} can go through the day in order, from socks to supper.
  H<before> {helper} can plan something nice for the evening after, however it went.
  T<before> {he} can put the things ready the day before.
  T<before> {he} can breathe out slowly, five times, at the start.
  C<before> {he} can think, "My body is getting ready."
  A<before> The day comes, and it goes, as long as other days. Some of it was hard, and some was over before anyone could think. Then there is an evening with something nice in it. The hops have gone to sleep.
  D<back> A head keeps one bad minute better than a hundred good ones. That is how it looks after a body. {Name} may have had such a minute, and now it comes up first. It says, "Stop," although the thing is the same as before. The way back is made of small good minutes.
  P<back> Somebody may say that it was nothing. It was something, or the head would not have kept it.
  P<back> People who do this well have nearly all had a bad minute. They will tell about it if they are asked.
  Q<back> Close to it again, {Name} may feel ____. It may be in the hands or in the knees.
  H<back> {helper} can find a first bit that is silly and small.
  H<back> {helper} can stay next to it and leave the speed to {him}.
  T<back> {he} can do the smallest bit three times and then stop for the day.
  T<back> {he} can tell the bad minute from start to end, once.
  C<back> {he} can think, "One small good minute more."
  A<back> Three small minutes have been put beside the bad one. It is still there, but it is not alone any more. Coming back is hard, and it goes forwards and backwards. The next bit can be just as small.
  D<smallroom> A school has big rooms and small ones. {Name goes} to a small one at times, with only a few people. What is hard in a loud class can be tried there in peace. People go there for all sorts of reasons. The hard part may be the moment of getting up, with eyes on it.
  P<smallroom> Others look because somebody moves. After that they go back to their page. Some of them would like to come along.
  P<smallroom> Teachers plan these times with care. They may forget to say why, and they can be asked.
  Q<smallroom> On getting up to go out, {Name} may feel ____.
  H<smallroom> {helper} can ask for a time that misses no best lesson.
  H<smallroom> {helper} can think of one short answer for those who ask.
  T<smallroom> {he} can say, "I get more time there," and go.
  T<smallroom> {he} can ask the teacher for a sign instead of a call.
  C<smallroom> {he} can think, "More time, fewer ears."
  A<smallroom> The door of the small room closes, and it is quiet in there. A hard thing gets more time, and time is what it wants. Then the chair in class is warm again. The pencil knows a bit more than before.
  D<babies> Where do babies come from? It is one of the best questions there are, and {Name} may ask it. Each person began as one cell, which is smaller than a full stop. Half of it came from a woman, and half came from a man. It grew in a womb for about nine months, with a cord for food.
  P<babies> Grown-ups may need a moment. They would like to tell it well.
  P<babies> Others in class may tell odd stories about it. At home somebody knows which of them are true.
  Q<babies> With a question like that, {Name} may feel ____.
  H<babies> {helper} can answer what was asked, and stop there. ~ The next question comes by itself.
  H<babies> {helper} can tell how this family came together. ~ There is more than one way.
  T<babies> {he} can write down questions and put them in a box.
  T<babies> {he} can ask for a book about bodies and babies.
  C<babies> {he} can think, "I began as a dot, and I can ask about it."
  A<babies> It took about nine months to get from a dot to ears and toes. Since then some years have been added. The question has an answer, and it can be told in small parts. There is time for the next one tomorrow.
  D<collect> An album has more gaps in it than pictures at first. {Name} may want to fill them all, and soon. Shiny packs are made so that nobody knows what is inside. That makes it hard to stop, for the next one might be it. Money goes quickly that way.
  P<collect> The people who print them make a few very rare. They want everybody to buy one more.
  P<collect> Grown-ups collect as well. They call it books, or shoes.
  Q<collect> With a new pack in the hand, {Name} may feel ____.
  H<collect> {helper} can help to make two jars, for now and for later.
  H<collect> {helper} can count with {him} what one more pack costs.
  T<collect> {he} can swap doubles before buying.
  T<collect> {he} can wait one night with the pack still shut.
  C<collect> {he} can think, "The gap can wait. My money is mine."
  A<collect> The album has a gap or two, and it is still a good album. A swap filled one, and it did not cost any money. In the other jar something is growing for later. Gaps are what swapping is for.
  D<rush> Some hands are very quick. {Name} may have finished a page when others look for a pencil. Being first feels good for a moment. Then the page comes back with a few words to do again. It is hard to do a thing twice that was already over.
  P<rush> A teacher can see that the hand was faster than the head.
  P<rush> Others who take longer are not slower thinkers. They only walk once round the page.
  Q<rush> When the page comes back, {Name} may feel ____.
  H<rush> {helper} can agree on one thing to look for.
  T<rush> {he} can put a finger under each line and read it once more.
  T<rush> {he} can draw a star by the best word on the page.
  C<rush> {he} can think, "Done, and one more walk."
  A<rush> One walk round the page takes as long as a yawn. On it there was a word with a letter missing. Now it has one, and the page can stay done. The quick hand is good for so much else.
  D<tongue> Some people have two words for nearly everything. {Name knows} one language for home and one for most other places. To go from one to the other is quick, like changing hats. In front of friends it can be hard, because heads turn. They turn because it is something that they cannot do.
  P<tongue> Friends often do not know what to say. "How do you say dog?" is mostly the first thing.
  P<tongue> Parents and grandparents hear their own childhood in those words. It makes them soft.
  Q<tongue> When heads turn, {Name} may feel ____. Proud and shy can both be in it.
  H<tongue> {helper} can tell a joke that works in one of them only.
  H<tongue> {helper} can agree on what to speak at the gate.
  T<tongue> {he} can teach one good word to a friend.
  T<tongue> {he} can answer in either of the two, just as it fits.
  C<tongue> {he} can think, "Two words for it. I have a spare."
  A<tongue> By supper both kinds of words have been used, and none is worn out. A friend now knows how to say dog. Languages stay best when they are let out, like dogs. Good night can be said twice.
`);
