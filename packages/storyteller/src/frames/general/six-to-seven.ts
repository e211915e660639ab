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
  D<walls> Every line on paper comes to an edge sooner or later. {Name} has good ideas, and some of them are longer than a page. Then a table or a wall looks like the next sheet. It is only paint and wood, and it keeps a line for years. That is a pity, because ideas change.
  P<walls> Artists who paint on houses ask first. Then they get a ladder and a whole wall.
  P<walls> Those who clean it off do not see the idea. They see the work.
  Q<walls> When a page is full and the idea is not, {Name} may feel ____.
  H<walls> {helper} can find a roll of old wallpaper, long as a hall.
  H<walls> {helper} can show what takes off what. ~ Soap is good for crayon, and not for all pens.
  T<walls> {he} can tape a second sheet to the first.
  T<walls> {he} can ask, "May I draw on this?"
  C<walls> {he} can think, "Ideas go on, and so does paper."
  A<walls> A second sheet of paper hangs below the first, and then a third. The idea has got to the sea by now, with a whale in it. On a wall the whale would bump into the window. Tape is a good invention.
  D<fast> Meals can turn into a race in which nobody else is running. {Name} may be at the last bite before others have sat down well. Jaws are strong, but they need about ten chews for a bite of bread. With fewer chews the bites go down big. Then a stomach does the work of the teeth.
  P<fast> A stomach tells the head that it is full. That takes about twenty minutes. Fast eaters are done before the news comes.
  P<fast> There are people who like to eat fast because something better comes after. The others at the table would like company.
  Q<fast> With a full plate in front, {Name} may feel ____.
  H<fast> {helper} can bring the food in two rounds.
  H<fast> {helper} can ask something that needs an empty mouth.
  T<fast> {he} can put down the fork until the mouth is empty.
  T<fast> {he} can count the chews of one bite, just to know.
  C<fast> {he} can think, "Fork down. It won't run away."
  A<fast> The plate is empty, and so are the others, almost at the same time. In between there was a story about a goat. The stomach has sent its news, and it says enough. Slow bites taste longer, and that is more dinner from one plate.
  D<hopes> Sometimes a coat is bought too big, so that somebody can grow into it. The sleeves hang down over the hands. {Name} may know how that is, with hopes and not with cloth. Big people hope for a lot, and they say it often. It can be hard to hold a pencil in such long sleeves.
  D<hopes> "You are going to be the best," people may say. It is meant as a present. {Name} may find it as heavy as a winter coat in June. It is hard to move in it, and hard to take it off. Nobody asked what size it was.
  P<hopes> People hope for a lot when they love somebody. They do not notice how much it weighs.
  P<hopes> Some grown-ups wore a coat like that as children. They forgot that it pinched.
  Q<hopes> When people talk about what is to come, {Name} may feel ____.
  H<hopes> {helper} can ask what {he likes}, and listen to the end.
  H<hopes> {helper} can be pleased with something that has no mark on it.
  T<hopes> {he} can say, "That is a bit big for me now."
  T<hopes> {he} can do one thing a day only because it is nice.
  C<hopes> {he} can think, "I am the size I am."
  A<hopes> The big coat can hang on the hook for a while. Someone may fit it one day, or may like a different one. Arms without long sleeves can climb, draw and hug. They are the right length for today.
  A<hopes> Hopes are said over a table, and so is "please pass the salt". Now something else has been said there too. It was not easy, and it was heard. A coat can be taken in, and hopes can as well.
  D<between> Sometimes there are two languages in a shop, and people know only one. {Name knows} both. A sentence comes in the first one, and it goes on in the second. It is like carrying a full cup from one table to another. It is a fine thing to do, and it can be hard.
  D<between> "What did she say?" {Name} may hear that a lot, in one language and in the other. Then it takes somebody who carries the words across, like a full cup. Some are easy, such as bread or Tuesday. Others are hard, and they are about grown-up things.
  P<between> Learning a language takes a grown-up years. Someone can be clever and still have few words in it.
  P<between> People at a counter are often glad about help. They may forget that it comes from a child.
  Q<between> In the middle of such a talk, {Name} may feel ____.
  H<between> {helper} can ask the doctor or the school for an interpreter. ~ That is a grown-up with that job.
  H<between> {helper} can learn five words a week, with {him} as the teacher.
  T<between> {he} can say, "I don't know that word."
  T<between> {he} can choose the talks that are easy, such as buying bread.
  C<between> {he} can think, "I can help, and some words are too big."
  A<between> The cup got from one table to the other with most of the tea. Hard talks can wait for a grown-up with that job. For bread there are five new words. Two languages are a lot to own, and jokes can be made in both.
  A<between> At home nobody needs anyone in between. The words come by themselves there, quick and loud. Outside there are other words, and grown-ups can learn them too. It is hard at first, and they have a good teacher.
  D<abroad> A map has room for everybody, but it makes them very small. {Name} may know a spot on it where somebody lives. A clock shows another time there, and it may be night already. It is hard that a finger can get there in a second. A plane takes hours and hours.
  A<abroad> Two clocks tick, and each has moved on by an hour. It is hard to be fond of somebody across a sea. Over there somebody may look up from a cup, and think of one name.
  D<babies> People who know a lot still ask where babies come from. {Name} may have heard three answers, and two of them were about birds. The true one is quieter. A cell from a woman and a cell from a man become one. It is smaller than a grain of sand, and it grows in a womb.
  A<babies> So everybody on the bus was once smaller than a grain of sand. It helps to think of it when somebody is very important. The question has been answered a bit, and there are more bits. They can wait until the next bath.
  D<back> There was one minute that went wrong. {Name} may think of that one first, before all the good ones. A head does it to look after a body. So the way back is longer than the way was before. It can be walked in small steps, with stops.
  A<back> The bad minute still comes up, with a good one beside it now. It was small, and it was made today. Coming back is hard on some days and not on others. There is room for one more tomorrow.
  D<before> Some days are marked with a cross or a star. {Name} may look at one of them every morning now. A body gets ready too early, and so it has hops in the tummy. A race, a show or a match wants a body that is awake. It is just a few days early.
  A<before> The day on the calendar is over, and it was made of ordinary hours. One of them was hard, and it went by. In the evening there were shoes by the door and something good to eat. The hops can have a rest until the next time.
  D<bored> A clock can be very slow on a free afternoon. {Name} may sigh, and lie across a chair, and sigh again. Being bored is the gap between one idea and the next. It is hard in the gap, because nothing holds on. Then something comes, and nobody saw where from.
  A<bored> It took two sighs and one look out of the window. After that there was a plan, and it needed all the cushions. It was dull and hard at first, and then it was not. Nobody can say where the idea came from.
  D<cheat> There is one sheet here, and one on the next table with an answer. {Name} may have looked across when a line was empty. It is quick, and it feels like help. But the teacher reads it and thinks, "That is known already." So nobody comes to explain it, and that is hard later.
  A<cheat> On the next sheet one line may be empty, and that is honest. A teacher can see from that what to explain. It is hard to hand in a gap, and it helps. Gaps are what teachers are for.
  D<chew> A puppy chews while it waits. People do it too, and mostly with pencils. {Name} may use a sleeve, because it is near. It makes a busy head calmer. But sleeves lose the race against teeth, thread by thread.
  A<chew> A pencil, a straw and a carrot have all been tried. The sleeve hangs there as if nothing had been. Teeth that chew can help a head to think. It is only a matter of what they get to chew.
  D<club> A school looks different after the last bell. {Name} may know how the hall sounds then, and who is left in it. At the club there is a snack, and there are the same six games. It is hard to be out so long, even where it is nice. A body would like to put its feet up.
  A<club> Feet are up now, on a sofa and not on a bench. At the club the games are in their boxes. It was a long day, and a part of it was hard. Somebody would like to hear which part.
  D<collect> An album has gaps, and a shiny pack may have the right picture. {Name} may like the second best in which nobody knows. After it there is a picture, and often it is one of last week's. That makes the hand want the next pack. So money can be gone, and the gap is still there.
  A<collect> A pack lay on the shelf all night, and it did not run off. In the morning somebody swapped for the one in the gap. That made no rustle, and it took no money. Two jars are on the shelf as well, and one is heavier now.
  D<excited> Somebody is going to come, or something is going to start. {Name} may feel it in the feet first. They are excited before the rest knows. A body fills its tank for big things, and it fills it too early. A full tank is hard to sit on.
  A<excited> The feet have run round the block, and the tank is half full. That is just right for the start. Excited people see a lot when they can stand still for it. There, it begins.
  D<hands> Two hands can say "good morning", "hurry up" and "I saw that". {Name has} known it since before school. Outside, many people cannot read it. Then they look for a voice, and they look at {him}. It can be hard to have other people's words in one's mouth.
  A<hands> At home the hands talk, and nobody needs to stand in the middle. Jokes go fast there, and across a whole room. The hard words of the day can go to a grown-up with that job. Those hands have earned their supper.
  D<loud> Ears have no lids. {Name} may have a voice that goes in at every ear in the room. It gets bigger when there is something exciting to say. A room sends it back from four walls. So it is heard five times, and that is hard on ears.
  A<loud> A voice in size two told the story, and all the ears leaned in. Outside it grew again and called a dog from across the field. The dog came. It is good to have both sizes.
  D<mess> Glue dries, mud crumbles and jam stays jam. {Name} may mind it more than others when they are on the fingers. Fingertips send a lot of news to the head, and this news is loud. Others wipe it on their trousers and forget it. It is hard to work with ten loud fingers.
  A<mess> The towel took the last of it, and it is quiet again. One finger has been brave for a moment, and the others saw. Hard things do not need to be met with both hands. A brush with a long handle is a clever thing.
  D<pe> In PE everybody can see everybody, and that is not so with sums. {Name} may be fine until the running starts. Then there is a first and a last, and everybody can look. Some bodies grow early, and some are built for far. It is hard to be last where it shows.
  A<pe> The line was crossed, and the hall smelled of trainers. Hearts do not know which place they came in. They know that they were used, and they get stronger from it. Next time it may be a bit easier, or there may be a ball.
  D<quit> A bag with the things in it stands in the hall. Once it was packed with joy. {Name} may walk past it now and hope that nobody says a word. To stop something after so long is hard. It has been a part of the week. It can be said all the same.
  A<quit> Perhaps it has been decided, and perhaps it still waits. Whatever it is, it was talked about openly. Things that were learnt do not get lost when they stop. Nobody is a different person on a free Thursday.
  D<rush> A pencil can fill a page faster than a head can check. {Name} may be on the last line when others are on the first. Being done is a lovely feeling. But a page with small slips in it comes back like a ball. It is hard to be called back when the feet are already outside.
  A<rush> The page went round once more, from the first word to the last. Three slips were sitting there, quite in the open. Now it is done, and it stays done. The feet may go out.
  D<smallroom> There is a door in school with a small room behind it. {Name goes} in there with two or three others, or with none. What went too fast in class can go slowly there. It can be tried four times, and no one groans. The hard part can be to get up and go.
  A<smallroom> The fourth try went well, and only a few ears heard the other three. That is the use of a small room. In class the next page is open. It is hard as well, and a bit less so than yesterday.
  D<tales> Rules are like a fence, and {Name} may see each gap in it. Somebody cuts in, and somebody has a sweet. Then telling comes up like a hiccup. If somebody is hurt, sad or not safe, telling is right, and at once. If not, it is hard to let it go, but it can be done.
  A<tales> One thing was told today, because somebody needed help. Two were let go, and the world went round. It is hard to see a lot and say a little. Good eyes can rest in the evening.
  D<tongue> At the school gate a word from home may slip out. {Name} may look round then, to see who heard. Some faces look puzzled, and that can be hard. Most of them only wonder what it means. At home nobody turns a head.
  A<tongue> A word from home was asked for today. "Say it again," they said, and they tried it. It came out wrong, and it was funny. Words from home are good travellers.
  D<where> A day is full of places where a thing can be put down. {Name} may be at the swings when the coat is still on the fence. A head goes to the next thing, and hands let go. It is hard to think of a coat when it is warm. In the evening everybody looks for it.
  A<where> The coat was on a fence, and it was damp. It is easier when the same hook gets it every day. Some things are not found again, and that is a pity. A hook does not forget, and it needs no sleep.
  D<crush> Sometimes one person in a class is more interesting than all the others. {Name} may look over there a lot and not know why. It is like holding a paper aeroplane that is ready to fly. It can be thrown, or it can stay in the desk. It is hard to think of sums beside it.
  P<crush> Big people may smile about it. They do not mean that it is small.
  P<crush> The other one may not know a thing. People who look at sums do not see who looks at them.
  Q<crush> When that one person comes in, {Name} may feel ____. The tummy and the ears may join in.
  H<crush> {helper} can listen and not laugh.
  H<crush> {helper} can tell about a first love from school.
  T<crush> {he} can ask that person to play, like anybody else.
  T<crush> {he} can draw about it and keep the drawing.
  C<crush> {he} can think, "I like somebody. That is a nice thing to have."
  A<crush> The paper aeroplane is still in the desk. It is good to know that it can fly. Liking somebody is not a task. It is hard on one day and lovely on another. There is a game on the playground, and there is room in it.
  D<newclub> Behind a door there is a lot of noise. It is a club, and {Name goes} in there for the first time. The others seem to know where to stand and what the words mean. They learnt it on a first day of their own. The first five minutes are the hardest part, and they are five minutes long.
  D<newclub> Every club has words that only its people know. On a first day {Name} may hear them all at once. Nobody learns them by thinking about it at home. They are learnt by standing next to somebody. It can be hard to be the newest, and it does not last.
  P<newclub> The people who run it like new faces. They know that new faces are quiet.
  P<newclub> The other children look over because they hope for one more in their team.
  Q<newclub> In front of the door, {Name} may feel ____. After five minutes it may be another word.
  H<newclub> {helper} can go in a bit earlier, when there is less noise.
  H<newclub> {helper} can say who comes at the end, and when.
  T<newclub> {he} can look for one thing to hold, such as a ball.
  T<newclub> {he} can ask somebody, "What comes next here?"
  C<newclub> {he} can think, "Five minutes, and then I know where to stand."
  A<newclub> The door opens, and the noise comes out with all its children. One of them knows a new word, or two. The first time is over, and there is only one of it. The second time the door is easier.
  A<newclub> Five minutes went by, and then many more. There was a place to stand, and a place for the shoes. What was hard before has a smell and a sound now. It is easier to go where one has been.
  D<gifts> When the paper comes off, everybody looks at one face. {Name} may find something in the parcel that is just not right. It is hard to hide that. A true word is out quickly. It can land on the one who chose it and wrapped it.
  D<gifts> A parcel holds a thing and a thought. The thought may be, "What does {Name} like?" Somebody had it on a bus, in a shop and at the till. The thing can be wrong, and the thought is still right. It is hard to see that when the thing is in the way.
  P<gifts> The giver looks for a smile, and worries a bit. Choosing for somebody else is hard.
  P<gifts> People do not mind later if something gets swapped. It is the first minute that counts for them.
  Q<gifts> When it is not what was hoped for, {Name} may feel ____.
  H<gifts> {helper} can listen to the whole truth afterwards, in the kitchen.
  H<gifts> {helper} can help to make a list for the next time.
  T<gifts> {he} can say something about it that is true and kind. ~ "You wrapped it so well" is one.
  T<gifts> {he} can thank for the thought and not for the thing.
  C<gifts> {he} can think, "First the thought, and later the thing."
  A<gifts> The parcel is open, and somebody has been thanked for a thought. That was no fib. The thing can go on the shelf, or be swapped one day. It was hard for a minute, and a face over there was glad.
  A<gifts> In the kitchen the whole truth was told, and it was funny. In the other room somebody was happy with the thank you. Both can be true at the same time. A parcel is for two people, after all.
  D<babyish> There are things on a shelf that have been there since {Name} was small. They are still liked. Then somebody said that they are for babies. It is the same toy as before that word. But it is hard to look at it in the same way.
  D<babyish> People grow bit by bit, and so do the things they like. {Name} may like something old and something new. On a shelf they get on well. A word like "babyish" makes it hard. It is a small word with an elbow in it.
  P<babyish> Those who say it have a toy in bed, too, quite often. They hope that nobody asks.
  P<babyish> Grown-ups keep old toys in boxes. They open the box when nobody looks.
  Q<babyish> When somebody says, "That is for babies," {Name} may feel ____.
  H<babyish> {helper} can leave all the toys where they are.
  H<babyish> {helper} can tell of a toy from long ago.
  T<babyish> {he} can choose what stays out when friends come.
  T<babyish> {he} can say, "I like it," and play on.
  C<babyish> {he} can think, "I say when, and nobody else."
  A<babyish> The toy is back on its shelf, or under the blanket. It does not know the word. It was hard to hear, and now it is night. Old things and new things can sleep in one room.
  A<babyish> On the shelf there is room for old and new. Nothing needs to go because of a word. One day something may move into a box by itself, more or less. That day is not today.
  D<petill> It is odd how quiet a house is with one animal less. The bowl is there, and the animal is at the vet. {Name} may listen for a sound that is not there today. Vets learn for many years how bodies work, from mice to horses. They can stop pain, and often they can mend.
  D<petill> A vet has warm hands, a lamp and patients who cannot talk. So a vet looks very closely. An animal from {his} home is there at the moment. Nobody at home made it ill by a thought or a word. Bowls and blankets wait, and so do people.
  P<petill> An animal does not count days. It notices who talks softly and whether it hurts.
  P<petill> Grown-ups may not tell everything at once, because they wait for news themselves.
  Q<petill> When the phone rings, {Name} may feel ____. Afterwards it may be another word.
  H<petill> {helper} can say what the vet said and what is not known.
  H<petill> {helper} can ask when a visit is possible.
  T<petill> {he} can get the place by the bowl ready.
  T<petill> {he} can write down questions for the vet.
  C<petill> {he} can think, "I can't mend it, and somebody can try."
  A<petill> The bowl is clean, and the blanket has been shaken. The vet is doing what can be done. Waiting is hard, and it is easier with two on one sofa. Whatever the news is, it will be told in true words.
  A<petill> Tonight it is quiet by the bowl. Somebody with a lamp looks in on all the cages. At home people say good night to an empty bowl. It is fine to cry about an animal, and to laugh too.
  D<seat> A row of chairs is full of people, and one of them is missing. {Name} may look along it, although it is clear that nobody sits there. Somebody wanted to and cannot. Work has rules, and they are not made by the one who works. It is hard to be good at something with one pair of eyes missing.
  D<seat> On the day of a show children look for a face. {Name} knows that one face is not in the row today. That is a sad thing to know, or it makes one cross. Nobody chose it. The seat is empty, and the person is thinking of it somewhere else.
  P<seat> Grown-ups who cannot come look at the clock at exactly that time. Some of them cannot work very well for a minute.
  P<seat> Other children have an empty seat, too, on that day or another.
  Q<seat> On the way to the front, {Name} may feel ____. There may be two words.
  H<seat> {helper} can find out who can film it.
  H<seat> {helper} can plan a second show at home, with chairs.
  T<seat> {he} can choose one moment and remember it for telling.
  T<seat> {he} can look at one friendly face in the row.
  C<seat> {he} can think, "Seen later is seen as well."
  A<seat> In the evening there was a row of one chair, and it was taken. The best bit was done twice. It was hard at the front, and it went on all the same. Somebody knows every line of it now.
  A<seat> The chairs in the hall are stacked again, the empty one with the others. What happened in front of them can be told, with voices. The right ears have heard it. They asked for more.
  D<carehome> Some old people move to a house where others help them all day. {Name} knows somebody who lives there now. There is a window, a bed and perhaps a chair from home. It smells different, and there are a lot of people with slow feet. It can be hard to see an old chair in a new room.
  P<carehome> The people who work there know how to lift, wash and listen. They like to hear what somebody was like before.
  P<carehome> Old people may be tired on one day and merry on the next. It is not about the visitor.
  Q<carehome> At the door of that room, {Name} may feel ____.
  H<carehome> {helper} can say how long a visit takes.
  H<carehome> {helper} can tell what it was like in the old home.
  T<carehome> {he} can bring something to show, such as a drawing or a shell.
  T<carehome> {he} can tell about one thing from school.
  C<carehome> {he} can think, "New room, same person."
  A<carehome> By the window there is a drawing now, right across from the chair. The visit was short, and that was right. It is hard on some days and easier on others. Somebody in that room has had a face to look at.
  D<moon> From a car window the fence runs past, and the trees trot past. The moon stays next to the window all the way. {Name} may think that it follows. Far things seem to move along, and the moon is very far. A car would need half a year to get there.
  P<moon> People long ago told stories about it. In many of them the moon is friendly.
  P<moon> Somebody in another car thinks that it follows that one. And that car goes the other way.
  Q<moon> When the moon comes along, {Name} may feel ____.
  H<moon> {helper} can try it out on a walk, there and back.
  H<moon> {helper} can find a picture of people on the moon.
  T<moon> {he} can look at a near thing and a far thing while walking.
  T<moon> {he} can draw how it looks tonight.
  C<moon> {he} can think, "It is only far, and not behind me."
  A<moon> The walk went there and back, and the moon was in the same spot. It is a ball of grey stone, and the sun makes it bright. It looks at nobody. But it is very good at being looked at.
  D<guests> Before a party there is a time in which nobody knows who comes. {Name} may think of an empty table with full plates. The cards have been sent, and answers are slow. It is hard to wait for other people's answers. Mostly they are lying under a magnet on a fridge.
  P<guests> Parents forget to answer, and they come all the same. It happens in each class.
  P<guests> Some children cannot come because of a granny or a match. It is not about the one who asked.
  Q<guests> When {Name thinks} of that day, it may feel ____.
  H<guests> {helper} can ask the other parents and tell what they say.
  H<guests> {helper} can make a plan for two guests or for ten.
  T<guests> {he} can choose a game that works with any number.
  T<guests> {he} can draw the table, with cups.
  C<guests> {he} can think, "Few or many, it is a party."
  A<guests> The table has enough chairs, and one came from the kitchen. Waiting was hard, and it is over when the door goes. A party is made of the ones who are there. There is cake in either case.
  D<table> Eating with others is a bit like playing in a band. Everybody wants to hear the others, and nobody wants a trumpet in the ear. {Name} may talk with a full mouth because the story is good. But then it comes out with bits in it. The others look at their plates and wait for it to be over.
  D<table> A table has rules that nobody wrote on it. Mouths are shut for chewing and open for talking. {Name} may find that silly. After a burp come two words, though burps are funny. At a table they are funny for one person at most.
  P<table> From inside a mouth sounds quite quiet. From outside it is louder than one would think.
  P<table> Rules at tables are not the same everywhere. In some countries people slurp, and it is polite.
  Q<table> When somebody says, "Mouth," {Name} may feel ____.
  H<table> {helper} can agree on a sign that nobody else sees.
  H<table> {helper} can save the best story until the plates are empty.
  T<table> {he} can hold up one finger, which means, "I'll tell it in a second."
  T<table> {he} can put down the fork while {he tells} something.
  C<table> {he} can think, "Chew, swallow, tell."
  A<table> One finger went up, and all the others waited. Then the story came, with no bits in it. It was better like that. Someone laughed, and a pea rolled off the table. The pea was excused.
  A<table> The band has finished, and the plates are empty. Nobody was too loud, and somebody was funny. A table is for that as well as for potatoes. Next time there is soup, and soup is an art.
  D<resemble> When a child begins, a nose and a chin get mixed like cards. {Name} got a hand of cards that nobody had before. Some cards lie face down for a hundred years and then turn up. So a person can look quite different from the others at the table. It is a good question where it comes from.
  P<resemble> People who see a family look for what is alike. They do not see what is alike in laughing, or in being stubborn.
  P<resemble> Families are made in more than one way. How it was in this one is known at home.
  Q<resemble> When somebody says, "You look different," {Name} may feel ____.
  H<resemble> {helper} can tell {him} plainly how it was. ~ The true answer is the best one.
  H<resemble> {helper} can look for the nose in old photos.
  T<resemble> {he} can ask the question as often as {he likes}.
  T<resemble> {he} can look for something that is alike, such as a laugh.
  C<resemble> {he} can think, "Mixed like cards. This hand is mine."
  A<resemble> On a brown photograph stands somebody with the same hair, or the same chin. Nobody knows what they laughed about. The question was asked, and it has an answer. In the family there is one face more, and it is a new one.
  D<outside> Some stories belong to one person, and some belong to a whole family. {Name} may have a lot of both and tell them outside, on the bus. But a story about others is partly theirs. What hurts, scares or feels wrong may be told to a grown-up anywhere. The funny rest can wait for supper.
  D<outside> A house has an inside, and a family has stories in there. {Name} may tell them outside, since they are funny. But people like to choose who knows about them. What hurts or feels wrong may be told at once. That counts even if somebody says no.
  P<outside> Strangers forget most of it. Neighbours do not.
  P<outside> Grown-ups blush at such moments and then laugh about it in the kitchen.
  Q<outside> With a story that wants to come out, {Name} may feel ____.
  H<outside> {helper} can agree on a word that means, "That's for home."
  H<outside> {helper} can say again what may be told at any time.
  T<outside> {he} can ask, "Whose story is it?"
  T<outside> {he} can keep it for supper.
  C<outside> {he} can think, "Mine, or ours?"
  A<outside> On the bus there was talk of sharks, which belong to nobody. The other story was told at supper, with voices. It is a good thing to have somebody to tell. Inside, everybody laughed.
  A<outside> The word for home was said, quite softly, and the story waited. It kept well. Inside, it got a good laugh. And whatever hurts needs no word and no waiting.
  D<nextto> In a classroom somebody decides who sits beside whom. {Name} would like one friend on the next chair, and nobody else. When it turns out another way, half the room seems to be missing. It is hard to do sums then. The friend is six chairs away and has not changed.
  D<nextto> The best chair in a room is the one beside a friend. {Name} does not get it on all days. A different chair has a different view. From there one can see a friend from the side.
  P<nextto> Teachers move chairs about so that people learn and get to know each other. They do not do it against anyone.
  P<nextto> The one who sits there now may wonder if that is all right.
  Q<nextto> On the way to that other chair, {Name} may feel ____.
  H<nextto> {helper} can ask the teacher how long the plan lasts.
  H<nextto> {helper} can plan something for two after school.
  T<nextto> {he} can agree on a sign, such as two fingers on an ear.
  T<nextto> {he} can find out one thing about the person beside {him}.
  C<nextto> {he} can think, "Six chairs away, and still my friend."
  A<nextto> Two fingers went to an ear over there, and two over here. Nobody else noticed. Chairs get mixed again after some weeks. A friend is not a thing that stays in a chair.
  A<nextto> The person on the next chair can draw horses. That would not be known if the chairs had stayed as they were. At the bell two friends met at the door. They had twice as much to tell.
  D<without> The club is the same as before, with the same games. Only one person is not there. {Name} may look at the place where that friend used to stand. It is hard to have fun beside a gap. So it may seem better to stay at home.
  D<without> Some things were fun because of a friend. Now the friend does not come to the club any more. {Name} may find the hall big and the others loud. Is it the club that is no fun, or is it the gap? It takes a few times to find out.
  P<without> Others in the club may have a gap, too. They look for somebody to stand with.
  P<without> The leaders have seen it before. They can put two people in a team.
  Q<without> At the door of the hall, {Name} may feel ____.
  H<without> {helper} can agree on three more times, and then talk again.
  H<without> {helper} can help to meet the friend on another day.
  T<without> {he} can stand next to somebody who stands alone.
  T<without> {he} can tell the friend afterwards how it was.
  C<without> {he} can think, "Three times, and then I know."
  A<without> After the third time it was clearer. There was a game with a rope, and somebody pulled at the same end. A friend can be missed, and a club can be fun or not. Either way it can be said now.
  A<without> Somebody stood in the gap and asked, "Are you in our team?" It was hard to say yes. On the way home there was a thing to tell the friend. It took the whole phone call.
  D<petstays> Animals do not know what a holiday is. They see a bag and wonder about it. {Name} may look back from the door at one who stays at home. It is hard to explain a week to somebody without words. So it is done with a list, a key and a kind person.
  P<petstays> Most animals would rather stay where it smells of home. A car and a strange room are hard for them.
  P<petstays> Whoever looks after it has done it before, or has asked all about it.
  Q<petstays> When the key turns in the door, {Name} may feel ____.
  H<petstays> {helper} can go through the list with the person who comes.
  H<petstays> {helper} can agree on a day for news.
  T<petstays> {he} can write the list: food, water, favourite spot.
  T<petstays> {he} can leave something to sleep on that smells of {him}.
  C<petstays> {he} can think, "The list is there, and so is somebody kind."
  A<petstays> There was news, with a picture of a tail. The bowl had been filled, and it was the right one. Thinking of somebody from far away is hard and kind. On the last day the key turns the other way.
  A<block,hard> And {hard}? One block on the floor is a real start. Some days a tower gets taller, and some days it falls. The blocks are still there for the next day. Hard things get easier in small parts.
  A<hand,hard> Everybody needs help with something. And {hard}? A hand can go up for it, and somebody comes. Asking makes hard things easier. Then the hand goes down again, and there is more time for everything else.
  A<stone,hard> A stone comes out in a minute. And {hard}? That can take longer. It gets easier when somebody else knows where the trouble is. Then two people can look for a way. The stone stays on the path, next to a lot of others.
  A<sandwich,hard> And {hard}? Its place is in the middle, with something easy on both sides. On some days a plan falls apart, as sandwiches do. Then the plate is wiped, and the next plan starts with bread again.
  D<fly> Heroes in films fly on ropes, and a computer rubs out the ropes. {Name} may know that and still want to try. All that jumps comes down, and from high up it comes down hard. It is the same pull for people, cats and pianos. So the best flying is done low down and with a good run.
  P<fly> In films the jumps are done by trained people, with mats.
  P<fly> A body knows nothing of a costume. It weighs the same with it.
  Q<fly> With the arms out and the wind in them, {Name} may feel ____.
  H<fly> {helper} can look for a trampoline or a gym with soft mats.
  T<fly> {he} can make a toy hero fly on a string.
  T<fly> {he} can ask first, "Is that a good height?"
  C<fly> {he} can think, "Low down, and with a run."
  A<fly> On a string above the bed a small hero flies in circles. The big one ran down a hill with open arms. That was close. The ground was there at each step. It is what everybody lands on, heroes as well.
  D<loved> Over one hook in the hall is one name, and it stays there. {Name} may say a big sentence on some days, about not being loved. Such a sentence is hard to say, and it wants an answer. A row makes everything loud except that. What is there on ordinary days does not come down in a row.
  P<loved> Grown-ups who are tired sound as if they did not care. They care and are tired.
  P<loved> When there is a small one in a home, arms are full more often. It says nothing about whom they belong to.
  Q<loved> When the big sentence comes up, {Name} may feel ____. It may be in the throat.
  H<loved> {helper} can answer it each time, and not say, "Don't be silly."
  H<loved> {helper} can keep a small time each day for two.
  T<loved> {he} can say what happened just before. ~ That is often the real sore place.
  T<loved> {he} can choose a sign for loud days, such as three squeezes.
  C<loved> {he} can think, "The name is still up there."
  A<loved> It was asked and answered, and then somebody made toast. On the hook hangs a coat with one sleeve inside out. The name over it is a bit crooked. Nobody has thought of taking it down.
  D<breakfast> Before a school is full of noise, it smells of toast. {Name knows} that, from the club before lessons. The goodbye comes while it is half dark, and others are still in bed. That is hard on some mornings. It is a time in which nobody hurries for the bell.
  P<breakfast> The people who make the toast got up even earlier. They know who likes the crust.
  P<breakfast> Parents leave fast, because of a train or a shift. Fast is not the same as gladly.
  Q<breakfast> When the door shuts behind somebody, {Name} may feel ____.
  H<breakfast> {helper} can choose a quick goodbye, such as a squeeze.
  H<breakfast> {helper} can say who comes at the end of the day.
  T<breakfast> {he} can begin something there that goes on the next day.
  T<breakfast> {he} can sit near one person who is all right.
  C<breakfast> {he} can think, "Toast first. The rest of the school comes later."
  A<breakfast> When the gate opened for the others, somebody was already at home in there. The early part was hard for about one slice of toast. Then there were cards, and nobody had won yet. The game waits under the table until tomorrow.
  D<ownbite> Sometimes a body has more feeling in it than it can hold. It may be anger, or great fun. {Name} may bite {his} own hand then. The bite presses hard, and for a second nothing else is felt. After that the hand hurts.
  D<ownbite> Jaws are strong. {Name} may know that some people bite when a feeling is too big. They bite a sleeve, a pencil or their own hand. The hand has done nothing, and it is left with the marks.
  P<ownbite> Some people make fists, and some chew the inside of a cheek. It is the same job, done by other parts.
  P<ownbite> People who see the marks may be worried. They want to help, and a bite is too quick for words.
  Q<ownbite> Just before the bite, {Name} may feel ____. It may be in the jaw or in the arms.
  Q<ownbite> When it is all too much, {Name} may feel ____.
  H<ownbite> {helper} can keep a chew ring or a carrot ready. ~ Teeth like to have work.
  H<ownbite> {helper} can press {his} shoulders firmly, if that is welcome. ~ Strong pressure can calm a body.
  T<ownbite> {he} can push both hands hard against a wall and count to five. ~ A wall gets no marks.
  T<ownbite> {he} can bite on a rolled-up cloth. ~ A cloth feels nothing.
  C<ownbite> {he} can think, "Wall first, and the hand is safe."
  C<ownbite> {he} can say, "Push, push, push."
  A<ownbite> The big feeling went into a wall, and the wall is still there. Hands can do a lot of things, and more when nothing hurts. A bite may happen again on some days. Then there is a cold cloth, and somebody to sit with.
  A<ownbite> A big moment goes down again, with a bite or without one. Two hands pushed, and they have no marks. Now they can hold a cup or a pencil. They can find the right thing to chew, too.
  D<last> One by one, the coats go off the hooks. One coat is left, and {Name} may be the one who waits. A head can get big thoughts then. Mostly there is a dull reason, like a red light or a bus. It is hard to wait when nobody knows the reason yet.
  P<last> The grown-up who is late thinks of one child all the way. Cars do not go faster for that.
  P<last> Somebody stays with whoever is last. That is a part of the job, and it is a known one.
  Q<last> When the others have gone, {Name} may feel ____. It may change when the door opens.
  H<last> {helper} can make a plan for late days. ~ It says who rings, and who stays.
  H<last> {helper} can tell the reason afterwards, even a dull one. ~ Dull reasons are nice to hear.
  T<last> {he} can ask, "Has anybody rung?" ~ It is a good question.
  T<last> {he} can draw or read until the door opens.
  C<last> {he} can think, "Late means on the way."
  A<last> The last coat goes off its hook, with somebody in it. The dull reason gets told on the way home. Big thoughts get small when a door opens. It was hard to wait, and now there is supper.
  D<wanted> In a fight people throw words, and some of them are heavy. Somebody may have thrown one at {Name}, about not being planned or not wanted. It is hard to put such a word down again. Not planned means that it was a surprise. Lots of children were a surprise.
  P<wanted> People shout heavy words when they are angry. The words show how big the anger was. They do not show what is true.
  P<wanted> Grown-ups want to know when a word like that was said. They would like to answer it.
  Q<wanted> When the word comes back, {Name} may feel ____.
  H<wanted> {helper} can tell how it was when {Name} came. ~ There are true bits in that story, and funny ones.
  H<wanted> {helper} can say, "You are wanted here." ~ It is good to hear that on a plain Tuesday.
  T<wanted> {he} can ask, "What is true about that?" ~ It is a good question for a lap.
  T<wanted> {he} can tell somebody the heavy word. ~ It gets lighter with two.
  C<wanted> {he} can think, "That was anger. I can ask what is true."
  A<wanted> The heavy word was told, and somebody looked at it. It was hard to hear. A surprise can be wanted from the first day on. Somebody at home knows the whole story, and it is longer than one word.
  D<who> Some jobs have a right person for them. {Name} may have one for {task}. No other hands will do. Those hands know each step, and nothing comes as a surprise. Other hands do it in another order. It is hard to hold still for that.
  D<who> How a thing is done is a bit like a path. {Name} may know it well, with one person, at {task} and other times. With somebody else the path has turns that nobody expected. It is hard, even when the end is the same.
  P<who> The one who is sent away may think that it is about love. It is mostly about the way it is done.
  P<who> The one who does it each time has just two hands. Now and then those hands are needed elsewhere.
  Q<who> When other hands offer help, {Name} may feel ____.
  H<who> {helper} can ask for the steps, and do them like that. ~ It is easier when nothing is a surprise.
  H<who> {helper} can hand over one step at a time.
  T<who> {he} can be the teacher and say the steps out loud.
  T<who> {he} can do all the steps alone but one.
  C<who> {he} can think, "A new way, and the same end."
  A<who> It was done in another order, and it came out nearly the same. The right person has not changed. There is a second pair of hands now that knows the steps. It was hard for both, and they are learning.
  A<who> The new hands forgot one step, and they were told. That is how people learn such things. It may stay a bit hard for some time. Two people who know the path are better than one.
  D<landing> From downstairs to upstairs it can be far, in one home. {Name} may know it from fetching something alone. Where people talk, nobody hears the house. Where it is quiet, ears listen more. Then each pipe and each stair can be heard. It is hard to go on.
  D<landing> The stairs have a top end and a bottom end. {Name} may not like to be at one end alone. There need not be a reason for it. It is hard to go where nobody is. A voice can be at both ends at once.
  P<landing> Somebody may say, "But nobody is there." That is true, and it is just what is hard about it.
  P<landing> Plenty of grown-ups ran up some stairs as children, two at a time. Most of them do not tell.
  Q<landing> On the first stair, {Name} may feel ____. It may be in the legs.
  H<landing> {helper} can keep talking from below until the feet are back. ~ A voice goes round corners.
  H<landing> {helper} can come to the top, and another day halfway.
  T<landing> {he} can count the stairs out loud on the way up.
  T<landing> {he} can ask for a word, and call it from the top.
  C<landing> {he} can think, "One home, two ends, one voice."
  A<landing> The stairs were counted, and there were as many as before. A voice went up, and a voice came down. Being up there took about as long as a song. It was hard, and it can be tried in small bits.
  A<landing> The house went tick, and the house went crack, as it does all day. Upstairs it could be heard, and that was all. Somebody at the other end of the stairs said hello. The way back is the same number of stairs.
  D<whine> A wish has words and a tune. {Name} may not hear the tune, as nobody hears that of their own. When somebody is tired or hungry, it gets high and long. Then the words are hard to hear. The same words, said low, weigh more.
  D<whine> Everybody knows the sound of "but I waaant it". {Name} may make it when a day was long. All people do. It comes when a wish has been asked for and not answered. It is hard to ask once more and stay calm. Low words have a better chance to be heard.
  P<whine> Grown-ups hear the sound and miss the wish. They may then answer the sound, and both get cross.
  P<whine> The answer may be no in any voice. It is good to know that before.
  Q<whine> When the answer takes long, {Name} may feel ____.
  H<whine> {helper} can say, "I heard the wish," and then answer. ~ To be heard is half of it.
  H<whine> {helper} can ask if it is hunger, or too long a day.
  T<whine> {he} can breathe out and say it once more, slowly.
  T<whine> {he} can draw the wish, or put it on a list.
  C<whine> {he} can think, "Same words, lower tune."
  A<whine> The words came out low, and they were heard. The answer was an answer, and it may have been a no. It is hard to take a no, and it is over sooner. The high tune is still there, for singing.
  A<whine> A list on the fridge has a wish on it now. Nobody needs to say it ten times, as paper does not forget. Some wishes come true, and some get old. Waiting is hard, and a lower voice makes it quieter.
  D<chore> A home has more small jobs in it than anybody can count. {Name} may be asked to do one, such as {chore}. It tends to come in the middle of something good. Then legs get heavy, and the word is "later". It is hard to begin, and the job itself is short.
  D<chore> Such jobs cannot be seen when they are done. {Name} may know the other side, when somebody calls about {chore}. One person calls, one person says "in a minute". It is hard, for nobody means the same minute. The job takes about two songs.
  P<chore> Whoever calls has a list in the head, with everybody's socks on it. To call three times is no fun either.
  P<chore> Hardly anybody likes such jobs. People do them because they live there.
  Q<chore> When somebody calls about the job, {Name} may feel ____.
  H<chore> {helper} can call five minutes before. ~ Then there is time for an end.
  H<chore> {helper} can do one half, and both are done sooner.
  T<chore> {he} can put on two songs and see what is done by then.
  T<chore> {he} can choose a job, and do it at the same time each day.
  C<chore> {he} can think, "Two songs, and it is done."
  A<chore> The second song is not over, and the job is. Nobody needed to call again. It was hard to get up, and it is nice to sit down. Tomorrow there is more, because people eat and wear socks.
  A<chore> Now it looks as if nothing had happened. That is how it looks when a job is done. It took less than a minute to begin, and that was the hard one. The game is where it was.
  D<same> Some people eat from any plate. {Name} may have one that is right, and know why. It is the same every day, so the day begins as it does. Today another one stands there, and it holds just as much. It is hard all the same. A plate does more than hold things.
  D<same> Days have a lot of new things, and same is a rest. For {Name} that may be a cup or a plate. When it is in the wash, the table looks like the wrong table. It is hard to eat at the wrong table. The food on it has not changed.
  P<same> Nearly every grown-up has a mug of their own. They do not talk about it, but they look for it.
  P<same> The one who set the table was thinking of the food. The plate was just the nearest.
  Q<same> In front of the other one, {Name} may feel ____.
  H<same> {helper} can say it before the meal, and not at the table. ~ It is easier to hear on the way.
  H<same> {helper} can look for a second one of the same kind.
  T<same> {he} can wash the right one and use it wet.
  T<same> {he} can choose a second best one for such days.
  C<same> {he} can think, "Second best, for one meal."
  A<same> The right cup dries upside down on the rack. The other one did its job, or somebody drank from the tap. It was hard, and it was one meal long. Same things can have a day off.
  A<same> The second best plate is back in the cupboard now. Nobody loves it, and it does not mind. It was hard to begin, and the food was the food. Tomorrow the right one is dry.
  D<visit> When {guest comes} to the house, two plans come together. {Name} has one, and the guest has another in a bag. Both think that theirs is the plan. That is how it gets hard in the middle of something good. Two plans fit in one day if they take turns.
  D<visit> A visit is long, longer than a break at school. {Name} may know that the first hour goes well. Then both get tired and hungry, and rules get bigger than games. It is hard to be nice for four hours. A plan with a rest in it helps.
  P<visit> The guest is far from home and cannot go to another room. That can make somebody loud, or very quiet.
  P<visit> Friends who fell out once may both be thinking of it. Neither may say so.
  Q<visit> Just before the bell rings, {Name} may feel ____. It may be two words.
  H<visit> {helper} can call for a snack when voices go up. ~ A snack is a good referee.
  H<visit> {helper} can ask both for a list before they start.
  T<visit> {he} can put away what is not for sharing.
  T<visit> {he} can say, "You choose first, you are the guest."
  C<visit> {he} can think, "Two plans, one after the other."
  A<visit> One plan was done, and a bit of the other. In between there were crumbs. It was hard at one point, and that point had an end. Somebody has gone home with wet socks, which is a good sign.
  D<gran> An illness can change how somebody walks or talks. {Name} knows a person for whom it is so. The words come out bent, or a chair has wheels now. What that person likes and remembers may all be there, behind slow words. It is hard to visit when the old ways do not fit.
  D<gran> There was a way they did things together, and {Name} remembers it. Then an illness came, and a part of the body stopped working. Nobody caused it, and nobody can catch it. It is hard to see, and being a bit afraid is all right. Some of the old way can be done sitting down.
  P<gran> The ill person may be sad or cross about what does not work. It is the illness they are cross with, and not the visitor.
  P<gran> Many visitors do not know where to look. Eyes are a good place, or a hand.
  Q<gran> Before the visit, {Name} may feel ____. It can be two words.
  H<gran> {helper} can tell beforehand what will look different.
  H<gran> {helper} can say that ten minutes is a real visit.
  T<gran> {he} can bring a thing from the old days.
  T<gran> {he} can ask questions with yes and no in them.
  C<gran> {he} can think, "Slow words, same person."
  A<gran> It was a short visit, and there was flour or paper on the table. The words were bent, and one of them made two people laugh. Some things are hard and will stay so. A hand knows how to hold another one.
  D<sportsday> On one day of the year the lessons move out to the field. There are flags, a microphone, lines and rows of people who clap. {Name} may find sports day hard, because nothing on it is as usual. There is noise, sun and a lot of waiting. Then comes a race, and it lasts half a minute. The rest of the day is grass.
  P<sportsday> Those who clap look at their own child and at the ice cream van. They clap for the others because it is friendly.
  P<sportsday> A teacher has other jobs on that day, such as holding the tape. They are glad of helpers.
  Q<sportsday> When the microphone squeaks, {Name} may feel ____.
  Q<sportsday> At the start of a race, {his} legs may feel ____.
  H<sportsday> {helper} can get the plan of the day and go through it. ~ A plan makes it less new.
  H<sportsday> {helper} can ask for a quiet spot or a quiet job. ~ Schools can do that.
  T<sportsday> {he} can choose one thing to join in, and look on for the rest.
  T<sportsday> {he} can go to the quiet spot before it gets too much.
  C<sportsday> {he} can think, "Half a minute, and then grass."
  A<sportsday> The flags are rolled up, and the field is only a field. It was hard in parts, and it ended when it was meant to. Nobody remembers who came fourth in the egg race. The next day has its usual lessons again.
  D<guide> A new child does not know where things are. {Name} may help with that. It can be hard when two people share few words. But most of it can be shown. A hand points, a head nods, and a ball needs no words at all. One thing a day is a lot.
  P<guide> The new one may be quiet and still like it. All the new names are hard work.
  P<guide> The teacher asked for help, and the teacher is still in charge. Nobody needs to do it alone.
  Q<guide> Before the first hello, {Name} may feel ____.
  Q<guide> When nobody knows what to say, {Name} may feel ____.
  H<guide> {helper} can look up how to say hello in the other language. ~ One word opens a lot.
  H<guide> {helper} can help to make a list of things to show. ~ Three are enough.
  T<guide> {he} can show one thing and say its name.
  T<guide> {he} can play something that needs no words.
  C<guide> {he} can think, "One thing to show, and then we see."
  A<guide> Somebody knows where the tap is, and that was {Name}'s doing. It was a bit hard and a bit funny. Tomorrow there is one more thing to show. A word may come back the other way, in another language.
  D<coins> Coins are small, and they can be counted. {Name} may know somebody who gets some each week. It is hard to hear of it and to have none. Families do it in different ways, with a lot, a little or nothing. A sum of money does not say how much somebody is loved.
  D<coins> "But they get some!" That sentence has a point, and {Name} may say it often. Each family has its own plan for money. What one child gets in coins, another gets in other ways. It is hard to see that from outside. A plan can be asked about, and sometimes it changes.
  P<coins> Grown-ups think of the whole month when they hear the word. There is a roof in it, and there are shoes.
  P<coins> Others tell what they get, and seldom what they need to buy with it.
  Q<coins> When others talk of their coins, {Name} may feel ____.
  H<coins> {helper} can say how it is in this family, and why.
  H<coins> {helper} can name a day when it will be talked about.
  T<coins> {he} can write down what the coins would be for.
  T<coins> {he} can ask one time, with a plan on paper.
  C<coins> {he} can think, "Other family, other plan."
  A<coins> The plan was written down, and somebody read it to the end. The answer may be a yes, a no or a number in between. It is hard to wait for coins. A jar can be ready all the same.
  D<company> Home is the place to be as one is, and then the bell rings. {Name} may hear it and think of the bedroom door. All at once there are shoes in the hall, and six voices. It is hard when home gets so loud. A guest comes for an hour or three, and then it is home again.
  D<company> People who visit say hello to everybody, one after the other. {Name} may find that first part the worst. There are eyes, questions and a hand in the hair. It is hard, and it is over in some minutes. After that big people talk about big people's things.
  P<company> Guests ask about school because they do not know what else to ask. They mean it well.
  P<company> Some grown-ups would like to be in their room then, too. They stir in the kitchen for a long time.
  Q<company> When the bell rings, {Name} may feel ____.
  H<company> {helper} can say who comes, and how long they stay.
  H<company> {helper} can agree on a hello, and a way out after it.
  T<company> {he} can have a job at the door, such as the coats.
  T<company> {he} can come in for cake, and go again.
  C<company> {he} can think, "One hello, and then my door."
  A<company> There were nine coats, and now there are three again. The hello took as long as it took to hang them up. Being in one's room was allowed, and there was cake. The home is as quiet as its fridge.
  D<graze> A graze is a place where the top of the skin is missing. It stings, and it is hard to look at. {Name} may be more afraid of the red than of the sting. A body has litres of blood, and a scratch takes a few drops. Small parts in the blood stick together, and the gap gets shut.
  D<graze> Blood is bright red, and so a little looks like a lot. For {Name}, seeing it may be the hard part. Some people even get dizzy from it. It helps to sit or lie down with the feet up. Meanwhile the blood does a useful thing. It gets thick and makes a lid, and that is called a scab.
  P<graze> Lots of grown-ups do not like to see blood. They look at the wall, and that works.
  P<graze> The one who washes it sees dirt that needs to come out. It stings for a moment, and it helps the skin.
  Q<graze> In the first minute, {Name} may feel ____.
  H<graze> {helper} can wash it with {Name} looking or not looking.
  H<graze> {helper} can press a clean cloth on it for some minutes. ~ Pressing helps it to stop.
  T<graze> {he} can sit down, put the feet up and breathe out slowly.
  T<graze> {he} can decide who puts the plaster on.
  T<graze,comforter> {he} can squeeze {comforter} while it stings.
  C<graze> {he} can think, "A few drops, and the lid is coming."
  A<graze> There is a lid on it, from a box or made of scab. The hard minute was the first one. Below, new skin is growing at its own speed. One day the lid falls off by itself, and hardly anybody sees it go.
  A<graze> The place is a bit sore and no longer red. It was hard to look at, and it did its work alone. Skin mends by day and by night. The knee has a story now.
  D<growing> There are aches that come in the evening and are gone by breakfast. {Name} may have them in both legs, and they can be hard. They are called growing pains. Nobody knows for sure what makes them, perhaps all the running. A doctor knows them well. They do no harm to a leg.
  D<growing> It is hard to sleep when legs ache. {his} legs may do it on some nights and not on others. It is deep inside, in the shins or behind the knees. Many children have it between three and twelve. Rubbing helps, and so does warmth. In the morning there is nothing left of it.
  P<growing> An ache cannot be seen from outside. So others may say that it is nothing. It is something, and it goes away.
  P<growing> Doctors ask about such legs. If it is one leg only, or by day, they look again.
  Q<growing> When it begins, {Name} may feel ____.
  H<growing> {helper} can rub the legs for as long as a song.
  H<growing> {helper} can put something warm on them. ~ Warm legs ache less.
  T<growing> {he} can stretch both legs slowly and let them drop.
  T<growing,comforter> {he} can hold {comforter} while it gets less.
  C<growing> {he} can think, "It is here for the night, and gone for breakfast."
  A<growing> The hard bit was in the evening, and the evening is over. Under the blanket it is warm. In the morning two legs get out of bed as if nothing had been. They run to breakfast.
  D<speech> A word is easy to think and hard to make. For one of them, {his} tongue, lips and breath take turns within a second. If one of them is late, the word comes out a bit bent. Then people say, "What?" It can be hard to hear that many times a day. What somebody means is not bent at all.
  D<speech> In speech therapy, sounds are practised like steps of a dance. {Name} may go there and work hard. Outside there are people who have not had that practice. They say "What?" because they want to know. It is still tiring, and it is all right to say so.
  P<speech> The listener has a job as well. Good listeners look, wait and guess from what comes next. Some people have not learned it yet.
  P<speech> The speech therapist has met lots of mouths. Nearly all of them got clearer with time and play.
  Q<speech> On hearing "what?" again, {Name} may feel ____.
  H<speech> {helper} can show others how to ask: "Tell me another way."
  H<speech> {helper} can say which part was clear. ~ "You saw a dog, and then?"
  T<speech> {he} can say it another way, draw it or show it. ~ The second try counts the same.
  T<speech,comforter> {he} can practise with {comforter}, who has time.
  C<speech> {he} can say, "Let me tell you another way."
  A<speech> It was hard, and it arrived, with a second word and a finger. The listener laughed at the right place. So the story was a good one. Sounds are still being practised, and a person can say things meanwhile.
  D<hob> Fire needs three things: something that burns, air and heat. Without one of them it goes out. For {Name} it may be hard to be in a room with a flame. It is right to be careful with fire. A flame in a kitchen can be turned off. Grown-ups are in charge of that.
  P<hob> Grown-ups who cook look at the flame and move cloths away from it. Many homes have an alarm on the ceiling as well.
  P<hob> Careful people stand back from a fire. The question is only how far, and that can be tried out.
  Q<hob> When the flame goes on, {Name} may feel ____.
  H<hob> {helper} can show on and off, from far away.
  H<hob> {helper} can find a line on the floor with {Name}. ~ Behind it is far enough.
  T<hob> {he} can look from the door for ten counts.
  T<hob,comforter> {he} can hold {comforter} behind the line.
  C<hob> {he} can think, "It stays there, and I stay here."
  A<hob> The knob is off, and the flame has gone. It was hard, and there was a line that was far enough. Perhaps the line moves one day, and perhaps not. Carefulness is a good thing in a kitchen.
  D<chairs> A teacher can move chairs, and {Name} was moved away from a friend. It is hard, and it may seem unfair. Teachers do it when a table is loud, or when somebody needs another place. They move chairs and not friends. The friend is four steps away.
  P<chairs> The friend may find it just as hard. At the other table it is a bit quiet too.
  P<chairs> Teachers make a plan with all the chairs on it. They change it a few times in a year.
  Q<chairs> Looking over at the old place, {Name} may feel ____.
  H<chairs> {helper} can listen to the whole anger first. ~ The reasons can come after.
  H<chairs> {helper} can ask the teacher how long this plan is for.
  T<chairs> {he} can agree with the friend where to meet at break.
  T<chairs> {he} can ask the teacher, when it is calm, what the reason is.
  C<chairs> {he} can think, "They moved a chair. We are still friends."
  A<chairs> The lesson was long, and then the bell rang. Four steps are quick when nobody is sitting. It was hard today, and the plan will change again. Jokes keep until break.
  D<blush> A small thing went wrong in front of others, and that is hard. {his} face may get hot, because blood comes to the skin. Nobody can order it to stop. The moment plays again in the head, and each time it looks bigger. In the other heads there is not much of it left.
  D<blush> Mouths and feet make little mistakes all day. Most of them nobody sees. {Name} had a hard one, because everybody saw it. They looked for about three seconds. It can be a long time from inside, and from outside it is short.
  P<blush> In every class somebody has called the teacher by a wrong name. Teachers have heard it a hundred times, and most like it.
  P<blush> The others know that feeling from themselves. They were glad that it was not their turn.
  Q<blush> Thinking of going in there again, {Name} may feel ____.
  H<blush> {helper} can listen to the end, and leave out "it was nothing".
  H<blush> {helper} can tell about a red face from long ago. ~ Most people have a good one.
  T<blush> {he} can practise one sentence for it, such as "Yes, that happened."
  T<blush> {he} can go in with a friend and talk about something else.
  T<blush,comforter> {he} can hold {comforter} and tell it once.
  C<blush> {he} can think, "Three seconds, and then they looked away."
  A<blush> A red face is an ordinary face again after some minutes. It was a hard moment, and a small one. The day had hundreds of others. By the end of the week somebody else will have dropped a tray.
`);
