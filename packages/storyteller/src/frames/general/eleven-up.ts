import { script } from '../../frame.ts';

/** What is told of anything that feels hard to a child of 11 and more years. */
export const ELEVEN_UP = script(`
  D<block,hard> There is usually a gap between what a person can do on a good day and what is possible on a bad one. At the moment {Name meets} that gap with something difficult, namely {hard}. Builders deal with such gaps in a plain way. They do not look at the top of the tower, because there is nothing to do up there yet. They look for the next block that can be placed today, and they place it. Seen from close by, even a tall building is a long list of dull afternoons.
  D<block> On a good day more is possible than on a bad one, and with something difficult the gap can be wide. That gap may be familiar to {Name}. Builders deal with such gaps in a plain way. They do not look at the top of the tower, because there is nothing to do up there yet. They look for the next block that can be placed today, and they place it. Seen from close by, even a tall building is a long list of dull afternoons.
  D<hand,hard> Somewhere on the way through school, many hands stop going up. The questions have not stopped, but being seen with one has become expensive. For {Name}, the difficult thing at the moment is {hard}. From outside, something like that can look like a lack of interest, or like nothing at all. That is less a verdict than a lack of information. A sentence or two about what happens, and when, would already change the picture that other people have.
  D<hand> Many hands stop going up somewhere on the way through school. The questions have not stopped, but being seen with one has become expensive. When something is hard for {Name}, it may therefore stay invisible. From outside it can look like a lack of interest, or like nothing at all. That is less a verdict than a lack of information. A sentence or two about what happens, and when, would already change the picture that other people have.
  D<zip,hard> A zip was once the hardest thing in {his} day, and there is no memory of it left. It needed full attention and the patience of everyone who was waiting at the door. Then the movement was practised until the brain could run it alone, and attention was free for other things. What takes all the attention at the moment is {hard}. Everything is like that before a brain can do it without looking.
  D<zip> Nobody remembers the day when a zip was the hardest thing there was, and neither does {Name}. It needed full attention and the patience of everyone who was waiting at the door. Then the movement was practised until the brain could run it alone, and attention was free for other things. Whatever is hard now takes all the attention, as the zip did. Everything is like that before a brain can do it without looking.
  D<stone,hard> People will walk for miles with a stone in a shoe in order not to hold up the others. {Name} may know the indoor version, in which something is hard and it seems simpler to say nothing. Here the hard thing is {hard}. Saying nothing is understandable, because stopping is visible and the stone is not. The price is that all attention goes to one small place, while the others form theories about a bad mood.
  D<stone> People will walk for miles with a stone in a shoe in order not to hold up the others. {Name} may know the indoor version, in which something is hard and it seems simpler to say nothing. The reasoning is understandable. Stopping is visible, and the stone is not. The price is that all attention goes to one small place, while the others form theories about a bad mood.
  D<sandwich,hard> What makes a difficult thing long is often the lack of an end. For {Name}, one of those things at the moment is {hard}. It becomes lighter when something stands on the other side of it. Planners have long names for this, and anybody who has made a sandwich knows the principle. There is a slice of something easy, then the filling, then another slice. The comparison fails in one respect, since nobody looks forward to this particular filling.
  D<sandwich> What makes a difficult afternoon long is often the lack of an end. {Name} may have noticed that the same hour is lighter when something stands on the other side of it. Planners have long names for this, and anybody who has made a sandwich knows the principle. There is a slice of something easy, then the filling, then another slice. The comparison fails in one respect, since nobody looks forward to this particular filling.
  P Other people mostly see results. They do not see the effort behind an ordinary-looking day, so they may praise or blame the wrong thing. Some of them would act differently if they understood more.
  P Adults remember their own version of being young, and they give advice to that person. It can miss the point by a wide margin. They tend to become more useful once they are told what has already been tried.
  P Friends may notice that something is off and decide not to mention it. They often mean it as respect. From the other side it can look as if nobody cared, and so two kind people end up saying nothing.
  P Some people talk about a difficult thing on the same day. Others mention it years later, as a funny story, and leave out the bad part. To anybody who hears only the second kind, other lives can look much easier than they are.
  Q When the hard part comes, {Name} might notice ____. It is worth knowing whether that comes before, during or after.
  Q When the subject comes up, {Name} might feel ____. Two feelings that contradict each other are also an answer.
  Q Afterwards, {Name} might feel ____. Tired is a possible answer, and so is surprised.
  H {helper} can help to work out a plan that {Name has} agreed to. ~ A plan made together is more likely to be used.
  H {helper} can ask which kind of help is wanted, advice or company. ~ Those are two different things, and the wrong one is tiring.
  H<adult> {helper} can help by {adult}, if {he} would like that. ~ What has worked before is a sensible place to start.
  H {helper} can take over one small thing on a difficult day, such as a phone call or a bag. ~ Practical help needs no explanation.
  H {helper} can ask once, and then leave time for an answer. ~ Some answers take a day or two.
  T<block> {he} can choose one part that seems almost too easy, and try it three times this week. ~ Repetition is what makes a thing ordinary.
  T<sandwich> {he} can decide in advance how long to try, and stop when that time is over. ~ An end that is known makes a start less heavy.
  T<hand> {he} can write down what happens, in three lines, and show it to one trusted person. ~ Writing it once saves explaining it five times.
  T<activity> {he} can keep some time for {activity} on the same day. ~ A day with something good in it has more room for something hard.
  T<quiet> {he} can spend half an hour {quiet} before the hard part. ~ Attention is limited, and it can be refilled.
  T<doing> {he} can try {doing}, which has worked before. ~ What already works is worth keeping.
  T<thing> {he} can ask for {thing}, since that has helped before. ~ What already works is worth keeping.
  T<comforter> {he} can have {comforter} within reach for the first try. ~ Nobody else needs to know the reason.
  T {he} can notice for a week when it is worst and when it is not. ~ A pattern is often easier to change than a feeling.
  T {he} can choose one thing that other people could do differently, and ask for it. ~ A clear request is easier to agree to.
  C<block> When it looks impossible, {he} can think, "What is the part I can do today?"
  C<hand> When it looks impossible, {he} can think, "Which two sentences would explain this?"
  C<zip> When it takes everything, {he} can think, "Not by itself yet. That is all."
  C<topic> In the minute before, {he} can think, "Five minutes of this, and then back to {topic}."
  C<stone> When silence looks easier, {he} can think, "Stopping is allowed. The others can wait."
  C<sandwich> Halfway through, {he} can think, "This is the filling. There is another slice."
  A<block> Most skills that look natural were built slowly and out of sight. {Name gets} to set the size of the next block, and some days it can be a small one. Hard things do become easier, though rarely in a straight line. The part that is standing stays there overnight.
  A<hand> Being understood makes difficult things lighter, even when it does not make them smaller. {Name knows} this one from the inside, better than anyone else does. That is knowledge, and it can be shared in the amount that seems right. A hand that goes up at fifteen is as useful as one at five.
  A<zip> It is honest to say that some things stay difficult for a long time. Most of them get easier, and the change is so gradual that nobody can name the day. There is a coat in the hall that closes without any thought. It was a hard one once.
  A<stone> Some difficult things come out as quickly as a stone, as soon as somebody stops and looks. Others do not come out at all, and then the useful question is what makes the walk easier. People who know about it can change the pace or the route. Half a minute on a wall is seldom what anybody remembers of a walk.
  A<sandwich> A plan does not make anything less difficult. It settles when the thing starts, when it stops and what comes afterwards, and so there are three questions fewer. {Name gets} to choose the slices, and nobody else needs to find them exciting. Some days it all falls apart on the plate. It is still lunch.
  D<hands> In a house with a deaf parent, a child who hears is often handed a job without being asked. {Name} may have interpreted at counters, at parents' evenings and on the phone, in two languages with quite different grammars. It takes concentration, tact and a good memory, and trained adults are paid for it by the hour. It is possible to be proud of that and worn out by it. What makes it hard is seldom the language, but being needed at the wrong moment.
  P<hands> Institutions have a duty to provide interpreters, and they forget it easily when somebody capable is standing there. Their gratitude is sincere. It does not replace a booking.
  P<hands> A parent may ask because it is quicker, or because an interpreter is a stranger in a private conversation. Neither reason is selfish. Both can be talked over.
  Q<hands> Before the next call, {Name} might feel ____. Pride, irritation and guilt are all known to turn up together.
  H<hands> {helper} can book an interpreter or a relay service for medical, legal and school matters. ~ That is a right and not a favour.
  H<hands> {helper} can agree on hours in which nobody interprets. ~ It is easier to be generous with what is limited.
  T<hands> {he} can make a list of what is fine to interpret and what is not. ~ A rule is easier to follow than a mood.
  T<hands> {he} can look up a group for children of deaf adults. ~ They have a name for it, and good jokes.
  C<hands> {he} can think, "I am able to, and it is not always mine to do."
  A<hands> The two languages are going to stay, and so is a way of noticing faces that few people learn. The hard part can be shared out to those whose profession it is. That leaves the ordinary part, a family that talks at supper with its mouth full. It is one of the advantages.
  D<oops> Embarrassment is remembered in high definition by one person and in a blur by everybody else. {Name} had a moment of it, with an audience that laughed. Research has a name for the difference, the spotlight effect, and puts it at about half. Others notice half of what a person thinks they do. It is a hard half all the same. The rest is replay, and the replay is edited by the least kind editor there is.
  P<oops> Laughing at something sudden is close to a reflex, and much of it is relief at not being the one. Some of those who joined in will not be pleased with themselves. It would be good if they said so, and they rarely do.
  P<oops> People who seem impossible to embarrass have usually been embarrassed very thoroughly once.
  Q<oops> When the scene runs again at night, {Name} might notice ____. Heat in the face long after the event is usual.
  H<oops> {helper} can listen to it in full and resist the phrase "nobody will remember". ~ It may be true, and it does not help on the day.
  H<oops> {helper} can ask whether anybody filmed it or has kept it going. ~ That would be another matter, and school would need to know.
  T<oops> {he} can tell it once to somebody who will not make it smaller. ~ An account of it is easier to carry than a loop.
  T<oops> {he} can prepare one dry sentence, such as "Yes, a highlight." ~ It closes the subject from the inside.
  C<oops> {he} can think, "They saw seconds of it. I have the rest."
  A<oops> In a while it becomes an anecdote, which is embarrassment with the author in charge. Until then it is simply hard, and it gets easier unevenly. The people who matter will judge by the thousand other hours. It is also worth knowing who did not laugh.
  D<trip> A trip with school is one of those things that are described as fun before anybody has asked. {Name} may be looking at a list of times and a seating plan, and see mainly what could go wrong. That is a reasonable way of reading a list. What makes it hard is usually one item, such as the coach, the room, the food or the company. The item is worth finding, since it can often be arranged.
  P<trip> Staff plan these days down to the spare inhaler, and they would rather hear of a difficulty in advance than on a motorway. They are not easily shocked.
  P<trip> Nobody on the coach will mention being nervous. It is remarkable how many of them are.
  Q<trip> In the week before, {Name} might notice ____. It may look like irritation from outside.
  H<trip> {helper} can write to the teacher about the one thing that matters. ~ It need not be public to make the day easier.
  T<trip> {he} can ask for the timetable and mark where there is time alone. ~ There is usually more than it seems.
  T<trip> {he} can agree with one person on sitting together. ~ That decides about half of such a day.
  C<trip> {he} can think, "It has a start, an end and a way home."
  A<trip> In the evening the coach stops at the same kerb as in the morning. Whatever was hard has either happened or not, and both are easier than waiting for it. Something from the day will be told for years, and it will not be what was on the timetable. It seldom is.
  D<handles> Some difficulties are not tasks, since there is nothing that the person who has them could do to finish them. {Name} may be carrying one of that kind, through lessons, on the bus, and above all between eleven and midnight. The weight has a second part, which is that it is invisible. People only offer to carry what they can see. Telling somebody does not shorten it, but it adds a handle.
  D<handles> There is a plain piece of engineering in every shopping bag, the second handle. It lets two people share a weight that neither of them chose. {Name} may have something hard at the moment that was decided by others or by nobody at all. It is easy to think of it as a thing to be managed alone. Very few people do manage that, and those who look as if they did have usually had somebody at the other end.
  P<handles> Adults tend to reach for a solution, because having none is uncomfortable for them. It can sound as though they had not listened. Being told "I do not need an answer" helps most of them considerably.
  P<handles> Friends may say the wrong thing, or nothing, and mean well by both. A message with three words in it is easier for them to answer than a silence.
  P<handles> A corridor full of people looks like a corridor full of free hands. It is one of the larger errors that one makes at that age, and at all the others.
  Q<handles> When the subject comes up, {Name} might feel ____. Contradictory words are welcome.
  Q<handles> Late in the evening, {Name} might notice ____.
  H<handles> {helper} can ask whether advice or company is wanted, and stick to the answer.
  H<handles> {helper} can say what is certain, what is open and when more will be known. ~ Uncertainty is easier to bear when it has a date.
  H<handles> {helper} can take over one practical thing this week. ~ It is a modest way of carrying, and it works.
  T<handles> {he} can tell one person one sentence, by message if that is easier. ~ It can stop there.
  T<handles> {he} can write it down late in the evening and leave it on the desk. ~ Sleep comes more readily when it has been written down.
  T<handles> {he} can have a good hour without a bad conscience. ~ The rest will still be there, and so will more strength for it.
  C<handles> {he} can think, "I cannot solve it today, and I can say it."
  A<handles> What was heavy remains so for the time being, and it would be dishonest to say otherwise. It has two handles now, or it could have them for the price of a sentence. Two people with one bag are not a graceful sight. They get further, and they get to talk about other things on the way.
  A<handles> There will be days when hardly anything is noticed of it and others when it fills the room. Both are usual with hard things, and neither says how it will go on. Somebody knows, or could know by this evening. It is easier to put down at night what someone else can see.
  D<quit> Years of lessons add up to a kind of contract that nobody signed. {Name} may want to leave one, and finds that others think of it as theirs as well. They see the investment, the talent and the mornings. The sunk cost fallacy is the name for the idea that what has been spent is a reason to spend more. It is not a reason, and it is still hard to walk away from, because some of what was spent is affection.
  P<quit> A parent who is cross about this may be mourning something, such as the hour of talk in the car. That is seldom what gets said.
  P<quit> People who stopped and people who went on regret it in about equal numbers. The ones who mind least are those who decided it themselves and without a row.
  Q<quit> When the subject comes up, {Name} might feel ____. Guilty and relieved is a known mixture.
  H<quit> {helper} can ask what the ideal week would look like, and listen to the end. ~ It may contain less of it, and not nothing.
  H<quit> {helper} can agree on a trial, such as a term without, and a date for looking at it again.
  T<quit> {he} can put the case in writing, with one thing that was good. ~ It is harder to be cross with a fair letter.
  T<quit> {he} can find out whether it is the thing, the teacher or the timetable. ~ They have different remedies.
  C<quit> {he} can think, "I can stop this and still be fond of the people who drove me there."
  A<quit> Whatever is decided, the years stay in the fingers or the feet, and they turn up unannounced at parties. Stopping is harder than it looks and easier than it feels beforehand. The hour that becomes free is likely to be watched with interest. It would be a good idea to do nothing in it at first.
  D<far> Courage is often described as going closer, and a good part of it is knowing how close. {Name} may have something that sets off an alarm at a certain distance, which other people find hard to understand. An alarm of that kind is fast, old and immune to argument. It can be taught, but only from a spot at which it is still possible to think. Where that spot lies is nobody else's decision.
  D<far,hard> Nearly everyone arranges life around something that is better at a distance, and for {Name} it is {hard}. The part of the brain that raises the alarm does so in a tenth of a second, long before the part that could object. It learns slowly and only from experience that ends well. So the useful question is a technical one. At which distance is it possible to be merely interested?
  P<far> Others tend to supply reasons why it is harmless. The reasons are sound, and they are addressed to the wrong department.
  P<far> Adults have fears like this in large numbers, and better excuses. They call them preferences or allergies.
  Q<far> As it comes nearer, {Name} might notice ____. It may be in the breath before it is in the thoughts.
  Q<far> From the right distance, {Name} might feel ____ about it.
  H<far> {helper} can agree on a distance in advance and defend it against jokes.
  H<far> {helper} can help to find somebody who treats such things, if it gets in the way. ~ It is among the most treatable things there are.
  T<far> {he} can set the distance and rate the alarm from one to ten, twice, a few minutes apart.
  T<far> {he} can write a ladder of ten steps, and stay on the first for as long as it is interesting.
  C<far> {he} can think, "I set the distance."
  A<far> At the chosen distance it is an object with properties, and some of them are almost interesting. Nobody is asked to love it. With time the distance may shrink, or it may turn out to be perfectly practical as it is. Hard things get easier by the metre, and the tape measure is in the right hands.
  D<pe> School sport measures one thing in public, and it happens to be one that is largely inherited. Speed depends on muscle fibres, growth, limb length and on how far puberty has got, which in one year group can differ by four years. {Name} is being compared with people who have in effect another body. Nobody would publish spelling results by having everyone run to the answer. It is hard to be slow with an audience, and it says remarkably little.
  P<pe> The fast ones are thinking about their splits. Those in the middle are thinking about not being last. Very little attention is left over for anyone else, however it feels.
  P<pe> Teachers of PE can be glad of a plain sentence, since to many of them running has been a pleasure from the start.
  Q<pe> In the changing room beforehand, {Name} might feel ____.
  H<pe> {helper} can ask the school about aims that are measured against a person's own last result. ~ More and more of them have such aims.
  H<pe> {helper} can look for a way of moving that has nothing to do with school. ~ Bodies like it, and they do not need a whistle.
  T<pe> {he} can talk to the teacher outside the lesson, with one concrete suggestion.
  T<pe> {he} can walk or cycle somewhere twice a week and tell nobody the time.
  C<pe> {he} can think, "One number out of many, and a loud one."
  A<pe> Ten years from now hardly anybody will know their time over fifteen hundred metres. A good many will have found that they like to swim. Fitness comes at every speed. Until then it remains hard on Tuesdays. A heart does not read the results.
  D<cheat> Almost everyone who has been caught cheating describes the same thing: a blank, a clock, and an answer within reach. {Name} may know how little time there was between the three. It is not a mystery, and it is not a character. It is a bad solution to a real problem. The problem is still there, and it is joined now by a conversation that is hard to have.
  P<cheat> Teachers take it personally less often than one might think. What bothers them is that the result no longer tells them anything.
  P<cheat> Friends may call it bad luck. The bad luck was in being found out, they mean, and that is only half of it.
  Q<cheat> When it came out, {Name} might have felt ____. Caught and relieved can be neighbours.
  H<cheat> {helper} can ask what seemed so impossible about a gap, and mean the question. ~ The answer is where the help is needed.
  H<cheat> {helper} can be present when it is put right, and let {him} speak.
  T<cheat> {he} can say it in two sentences, without explanations attached. ~ Explanations can follow if they are asked for.
  T<cheat> {he} can ask for a way to take it again or to learn the part that was missing.
  C<cheat> {he} can think, "I did one thing. I can do the next one."
  A<cheat> There may be consequences, with a beginning and an end. Trust comes back by the ordinary route, which is a number of dull, honest answers in a row. A gap left open in the next paper will look like a failure and be the reverse. It is harder than copying, and it is easier to live with.
  D<abroad> When family is spread over several countries, affection is organised by time zone. {Name} may have somebody whose clock is hours ahead or behind, and who knows about last week but not about today. Nobody is to blame for a distance. That makes it hard to be angry about, and there is some anger in missing people. It tends to arrive with a smell from a kitchen or a word that has no translation.
  P<abroad> On the other side a photograph stands on a shelf and gets dusted. People who are far away tend to say that all is well, because a call is short.
  P<abroad> Parents who left a country behind carry on a second life in their heads. They may be quiet on certain dates and not say why.
  Q<abroad> When the call ends, {Name} might feel ____. Guilty is possible, for having had so little to say.
  H<abroad> {helper} can find a fixed hour, and something to do in it other than asking how school is.
  H<abroad> {helper} can tell the stories that belong to that place, including the unflattering ones.
  T<abroad> {he} can send small things between calls, a picture or ten seconds of sound. ~ Nearness is made of small things.
  T<abroad> {he} can ask for a recipe, and cook it on camera, badly.
  C<abroad> {he} can think, "Far off, and part of it all the same."
  A<abroad> The clocks will go on disagreeing, and the visits will be too short when they come. Missing somebody is hard, and it is the price of having people in more than one place. Few people are at home in two kitchens. Somebody in one of them is probably just putting on the kettle.
  D<before> Nerves before an event are a loan: the body hands out energy some days in advance, and at an awkward time. {Name} may be getting it in the form of bad sleep and an opinionated stomach. Laboratories cannot tell fear from excitement by the measurements, since pulse and breath look the same. In one series of studies, people who told themselves "I am excited" did better than those who told themselves to be calm. It is slightly absurd, and it costs nothing.
  P<before> Those who look composed have usually practised looking composed. Backstage, it is a row of people walking up and down.
  P<before> At home they will try encouragement, food and statistics. What they mean is that the evening will be the same whatever comes.
  Q<before> In the days before, {Name} might notice ____. Irritation is nerves in a coat.
  H<before> {helper} can take over the logistics and keep the advice. ~ Times, bags and lifts are what can be helped with.
  H<before> {helper} can plan something for afterwards that does not depend on how it went.
  T<before> {he} can decide on the first two minutes in detail and leave the rest open. ~ Beginnings can be rehearsed.
  T<before> {he} can tell one person who will be there. ~ It halves the acting.
  C<before> {he} can think, "Same pulse, other name."
  A<before> On the day the loan is paid out in full, and it gets used. There will be a hard stretch somewhere in the middle, because there mostly is. Afterwards the stomach goes back to its ordinary work. The evening has been arranged in any case.
  D<smallroom> Support at school has a design fault, which is that it can be seen. {Name} may find the help itself useful and the walk to it unbearable, past desks at which people are pretending not to look. It is worth taking the two apart. Extra time with an expert is what professionals pay for, and they call it coaching. Being called out in front of others is a matter of organisation, and organisation can be changed.
  P<smallroom> At this age everyone is busy hiding something they find hard. Those who look are often relieved that it is not theirs.
  P<smallroom> Staff plan such hours around rooms and timetables. They rarely hear how it feels to leave, unless someone says so.
  Q<smallroom> On the way to that door, {Name} might feel ____. Annoyed at needing it and glad of it can go together.
  H<smallroom> {helper} can ask the school for a discreet way of doing it, such as another time.
  H<smallroom> {helper} can find out what it is for and how its success is measured. ~ There is a right to know.
  T<smallroom> {he} can tell the tutor what would make it bearable, in one concrete sentence.
  T<smallroom> {he} can settle on a line for people who ask, true and short.
  C<smallroom> {he} can think, "Coaching. The walk is the hard part, and it is twelve steps."
  A<smallroom> What is learnt behind that door does not carry a label when it comes out. It turns up in an exam, a form or a text, and nobody asks where it was made. The walk can be made easier by better timing, and partly by habit. The rest is a room with fewer people in it and more time.
  D<heartbreak> The end of a first love is treated as a small thing by people who have forgotten theirs. In a brain scanner it lights up much the same regions as physical pain. {Name} may be carrying that about, with a phone that still knows all the messages. How it was ended says something about the courage of one person on one evening. It is no verdict on the other.
  P<heartbreak> Friends take sides at once and say things that cannot be unsaid if the two make up. They mean it as loyalty.
  P<heartbreak> Adults will say that there are plenty of other people. The sentence has helped hardly anyone, and it is meant kindly.
  Q<heartbreak> When the phone lights up and it is somebody else, {Name} might feel ____. Relief can be in it, and rage.
  H<heartbreak> {helper} can make toast, ask nothing and be about. ~ It is underrated.
  H<heartbreak> {helper} can listen to the story a third time without advice.
  T<heartbreak> {he} can mute the account for a month. ~ Not knowing is easier than knowing a little.
  T<heartbreak> {he} can write the message that says everything, and not send it.
  C<heartbreak> {he} can think, "It was real, it is over, and it hurts like a real thing."
  A<heartbreak> There is usually one song that cannot be listened to for a while. One day it comes on in a shop, and {Name} gets to the end of it without noticing. That is roughly how it gets easier. Until then it is hard, and people who have been there tend to be gentle about it.
  D<hopes> Expectations are knitted by people with love and poor eyesight. {Name} may be wearing one that was begun before {he was} born, in a pattern that suited somebody else. Objecting seems ungrateful, since a great many hours went into it. Wearing it is hard in another way. Every mark, match or concert then says something about the whole family, which is a lot for one afternoon to say.
  D<hopes> There are families in which the future has been knitted already and only waits to be put on. {Name} may know each row of those hopes: the school, the subject, the profession. It contains no unkind stitch. It leaves out only the question, and the longer that is left out, the harder it becomes to put in.
  P<hopes> Behind a high expectation stands, as a rule, a fear: of a hard life, of waste, of having come such a way for nothing. The fear is theirs, and it can be respected without being inherited.
  P<hopes> People who do well under pressure are rarely asked whether it is heavy. They look as if they were managing.
  Q<hopes> Before the next result, {Name} might notice ____. Ambition and dread can be hard to tell apart.
  H<hopes> {helper} can name something worth having that no result can give or take.
  H<hopes> {helper} can ask about the work before asking about the mark. ~ The order is heard.
  T<hopes> {he} can say which part of the hope is shared and which is not. ~ A part is easier to hear than a no.
  T<hopes> {he} can keep one pursuit that leads nowhere in particular.
  C<hopes> {he} can think, "Made with love. Not made to measure."
  A<hopes> What was knitted for someone else can be unpicked, and the wool is still good. That takes a few conversations, some of them hard and one of them possibly tearful. Nobody's love is in question in any of them. What comes out at the end is there to be worn, and only the wearer knows where it pinches.
  A<hopes> The pattern has been read out again, and this time a question was put after it. It was received with surprise. Futures that are discussed do better than futures that are announced. In the meantime there is an ordinary evening, which nobody marks.
  D<between> At some point it was noticed that {Name speaks} the language of the letters, the surgery and the landlord. Since then {he has} had a second job without a contract. Finding the words is the smaller part. The larger one is softening what an official says, choosing what to leave out and keeping a straight face. Professionals do that in pairs and are told to rest every half hour, because it is hard.
  D<between> Whoever stands between two languages is in the room twice and asked about neither. {Name} may have translated things nobody would otherwise have told a person of that age. One can be proud of it and furious about it. It is also possible to love the person one translates for, and to wish somebody else were standing there.
  P<between> A parent who had a profession, a sense of humour and opinions loses part of them at every counter here. It is humiliating, and now and then it comes out as impatience.
  P<between> Authorities have a duty to communicate, and in many places the law asks them to provide an interpreter. A capable teenager in the doorway makes that easy to forget.
  Q<between> When the next envelope arrives, {Name} might feel ____. Competence and resentment go together quite often.
  H<between> {helper} can ask for an interpreter in writing. ~ Written requests are harder to overlook.
  H<between> {helper} can keep medical and money matters away from the children of the family.
  T<between> {he} can say in advance which subjects are fine and which are not.
  T<between> {he} can translate the tone as well: "They are being rude, by the way." ~ It spreads the weight.
  C<between> {he} can think, "I am the bridge this time. I am not the road."
  A<between> The next appointment can have a stranger in it with a badge and a notebook, who does this for a living. What is left for the family is the easy part, the jokes that work in one language only. Being able to stand on both banks is worth keeping, now that there is somebody else on the bridge.
  A<between> Two languages, and a way of reading faces that took years: those stay, and one day they are an advantage that someone pays for. At present it is enough to carry the easy half. The other half goes to people who close the file at five.
  D<abroad> There is a kind of family, far and wide, in which every good morning is a sum. {Name} may know it by now: plus five, or minus seven, and one more in summer. On a screen everyone looks well and slightly slow. What is hard is less the big days, which are filmed, than the small ones. Nobody rings across an ocean to say that it rained.
  A<abroad> Perhaps somebody could ring to say that it rained. The small days are what people have in common, and they travel surprisingly well. The distance stays hard, and it has not stopped anybody from belonging. In another time zone, a person is looking out of the window.
  D<back> After something has gone wrong once, the body keeps its own minutes of the event. {Name} may be perfectly aware that it is unlikely to happen again, and notice that awareness changes nothing. The hands still hesitate. It is hard to be overruled by one's own legs, and it is not cowardice. It is a warning system that was set by a single day.
  A<back> A warning system is reset by repetition, and preferably by boredom. One step has been repeated until it was dull, and the next can wait. Coming back is hard and rarely looks impressive from outside. Most of the people who seem fearless have done exactly this, somewhere without an audience.
  D<before> The week before something important tends to be worse than the thing itself. {Name} may be sleeping badly, rehearsing disasters and being told to relax. Adrenaline does not know the date. It delivers early, and it makes no difference to it whether the occasion is an exam, a match or three minutes on a stage. Performers do not lose it with experience. They learn to recognise it and to sign for the parcel.
  A<before> On the day there is a queue, a form, a strap that has come loose, and then it has begun. The hard part turns out to be shorter than any of the evenings before it. Whatever the outcome, it will be an outcome and no longer a forecast. There is a kind of tiredness after such days that is among the best there are.
  D<cheat> Copying is easier than it was, and being found out is more thorough. {Name} may have borrowed a paragraph, an answer or a machine that writes in flawless sentences. At eleven at night it looked like a way of saving the situation. By morning it is a second situation. What makes it hard is that the first one, the thing that was not understood, is still waiting underneath.
  A<cheat> There was a conversation, and it was as unpleasant as expected and half as long. What came out of it may include a penalty and an extension, and possibly an explanation of the thing itself. A gap with one's own name on it is respectable. It is hard to hand in, and it is the only place where anything gets filled in.
  D<hands> Some people are bilingual in the air. {Name} may have learned to sign before learning to speak, and to read a face before reading a clock. It becomes hard at the border between that world and the hearing one, where there is no border guard except a relative. Lawyers, banks and doctors address the wrong person with great politeness. Being good at it does not make it one's duty.
  A<hands> Banks and surgeries can find an interpreter within a week, once they are told in writing. It becomes their task again, as it was meant to be. What is hard can be handed on. What is left is a language in which it is possible to gossip through a shop window.
  D<heartbreak> There is no course in how to be left, although nearly everybody takes it. {Name} may know the timetable: sleeping badly, composing messages, deleting them, looking at photographs at one in the morning. It hurts in the chest, and that is not imagination. First love is treated as a rehearsal by those who have been through a second. At the time it is the whole theatre.
  A<heartbreak> One more message was written and not sent, or it was sent, and the world did not end. There will be a morning on which the first thought is about breakfast, and it will only be noticed around noon. It is hard to believe that beforehand. Nobody who says so has found a way to make it quicker.
  D<pe> There are people who look forward to a double lesson of games, and there are people who study the rain. {Name} may be of the second kind. It is a matter of being seen, in a T-shirt, doing something badly, in front of those whose opinion counts. In no other subject is the ranking read out by standing in it. That is hard, and it has turned many a sound pair of lungs against running.
  A<pe> School ends one day, and with it the bleep test. Then it emerges that there are forty ways of moving which nobody times: climbing, dancing in a kitchen, walking home with a friend. It gets easier by a long way when nobody is watching. Until then there is Tuesday, and after Tuesday there is Wednesday.
  D<quit> A decision to stop is announced to people who have only ever been asked to come and watch. {Name} may have been putting it off for weeks. There is the money, the talent that others see, and a coach who will be kind about it, which is worse. What nobody tells a beginner is that starting something does not include a vow. It is hard to be the one who says that the season is over.
  A<quit> It was said, in a kitchen or a car park, and the silence afterwards was shorter than expected. Perhaps there will be a last season, and perhaps an unfilled evening. What was learnt has no use-by date. It is hard to disappoint people on purpose and in good faith, and it belongs to the skills of a grown person.
  D<smallroom> Nobody minds a footballer having a coach, and many find it hard to be seen with one in a small room. {Name} may have noticed the difference. The help is the same in kind: one expert, few people, more time. What is hard is the timetable, which makes it visible twice a week. It is worth asking whether it needs to be so.
  A<smallroom> The arrangement has been looked at, and some of it can be changed. What is learnt in that room belongs to the person who learnt it, without a footnote. It was hard to ask, and it took four minutes. Coaches say that the ones who ask get furthest.
  D<trip> The letter about the trip lists what to bring, and leaves out everything one would want to know. {Name} may be wondering about the coach, the rooms, the food, and who ends up with whom. Some people read such a list with joy. Others find it hard to see past one line, and it is rarely the same line. A question to the person who wrote the letter usually costs less than three weeks of wondering.
  A<trip> The bag has been unpacked, and it contains sand, a receipt and somebody else's sock. The thing that looked so hard on paper turned out to be a line on paper. What will be talked about is something nobody had planned. School resumes on Monday, with a slightly different seating in people's heads.
  P<back> "Get straight back on" is advice from people who have forgotten how they did it. Most of them took the slow road, and nobody filmed it.
  P<back> Those who were there at the time may have been frightened too. They may push or hold back because of that.
  Q<back> Close to it again, {Name} might notice ____. The hands tend to know first.
  H<back> {helper} can agree on a first step that is almost insultingly small, and leave it at that.
  H<back> {helper} can leave out how well it went before. ~ That is known.
  T<back> {he} can write down eight steps from ridiculous to real, and begin with the first.
  T<back> {he} can repeat one step until it is boring. ~ Boredom is the proof that it works.
  C<back> {he} can think, "One dull time more."
  D<crush> Being in love with somebody who has no idea of it is among the most common conditions in any school. {Name} may know the symptoms: a detour past a certain locker, and a good memory for another person's timetable. It is like carrying about a paper aeroplane that is perfectly folded and has no window to be thrown from. It weighs nothing, and it is hard to put down. Nothing about it needs treatment.
  D<crush> Much of literature is about people who said nothing, and a good part of the rest is about people who said it badly. {Name} is in that old company, with one person in the room who is lit a little differently. The paper aeroplane is folded, and the hand is up. What makes it hard is that every possible move is final in the imagination. In fact hardly any of them are.
  P<crush> The other person may be shy, taken, unaware or engaged in exactly the same manoeuvre at a different desk. None of it would be a verdict. Attraction has very little to do with merit.
  P<crush> Friends give advice in such matters with great confidence. They have it from films.
  Q<crush> When that person comes round the corner, {Name} might notice ____. Dignity is rarely the first thing.
  H<crush> {helper} can listen, keep it absolutely private and resist asking for news.
  H<crush> {helper} can take it seriously. ~ It is not practice for something. It is the thing.
  T<crush> {he} can start with an ordinary sentence about an ordinary thing, and then another one tomorrow. ~ People get to know each other from the side.
  T<crush> {he} can write the letter and decide in a month whether it is one that gets sent.
  C<crush> {he} can think, "I can like somebody without handing in an application."
  A<crush> Perhaps the aeroplane will be thrown, and land in the wrong lap, or the right one. Perhaps it stays in a book and is found there years later by somebody who smiles. It is hard, and it is one of the better things that can happen to a Tuesday. Either way it was well folded.
  A<crush> Some weeks from now it will have become a conversation, or a memory of a locker. Both are respectable outcomes. A heart that can do this has been tested and works. The aeroplane can keep its secret as long as it likes.
  D<eyes> A hall full of tables is a theatre in which everyone believes that they are on the stage. {Name} may avoid it for that reason, or keep both eyes on the floor. Psychologists call the effect a spotlight. People guess that twice as many others are watching as really are, and in these years perhaps more. Knowing it does not switch the lamp off. It does say something about who is holding it.
  D<eyes> Walking across a room full of tables is meant to be a matter of legs. {Name} may find that it involves the hands, the face and an awareness of every pair of eyes in the building. It is hard to eat in that state, since a body on alert does not digest. Most of the eyes are occupied with eyes of their own. The ones that do look mostly pass on to the next thing.
  P<eyes> Others look up when a door opens because a door has opened. It takes them less than a second, and they forget it.
  P<eyes> The people who seem at ease in there have a table, and that is usually the whole difference.
  Q<eyes> On the threshold, {Name} might notice ____. It tends to be somewhere between the ears and the stomach.
  H<eyes> {helper} can help to arrange food and a place to eat it that works for now. ~ Skipping a meal makes the alarm louder.
  H<eyes> {helper} can find somebody to talk to, a counsellor or a doctor, if whole weeks are being planned around it. ~ It is very treatable.
  T<eyes> {he} can arrange to meet one person at the door. ~ Two people are a table.
  T<eyes> {he} can go in at the quiet end of the hour and stay for five minutes.
  C<eyes> {he} can think, "They are all on the same stage. Nobody is in the audience."
  A<eyes> It was crossed, with one other person or none. The eyes at the tables had other business. Being seen stays hard for a time, and it gets easier bit by bit rather than by decision. The theatre closes at two, and all the tables are wiped.
  A<eyes> There will be days on which the room is crossed without a thought, and they arrive unannounced. Until then there is the quiet end of the hour, and a place that works. What people remember of such a room is the smell. Hardly anyone ever remembers who crossed it, and the tables remember nothing.
  D<seat> It is perfectly reasonable that a parent is needed at work on a Thursday at two. {Name} may have said so, possibly with a shrug. The eyes go to that seat in the row all the same, since eyes are not reasonable. Being too old to mind is an idea that other people have about this age. It is hard, and it can be said without accusing anyone.
  P<seat> Those who cannot come tend to make light of it, for fear of making it heavier. It can sound as if it did not matter to them.
  P<seat> Teachers notice who has nobody in the hall. The tactful ones say nothing and clap.
  Q<seat> When the hall fills up, {Name} might feel ____.
  H<seat> {helper} can say that it matters, without an apology that needs comforting itself.
  H<seat> {helper} can ask for the recording and watch it properly, with the sound on.
  T<seat> {he} can say, "I'd have liked you there," once. ~ It is a compliment, and it lands as one.
  T<seat> {he} can invite one other person to sit in that row.
  C<seat> {he} can think, "I can understand it and mind it."
  A<seat> Late that evening somebody watched eleven minutes of shaky film and asked to see a part of it again. It is not the same as a seat in a row. It is attention, which is what the seat was for. Both of them have the date in their heads now.
  D<carehome> Care homes are places where people go when love is no longer enough on the practical side. {Name} may have somebody there, in a room with a window and a chair that everyone recognises. It is possible to miss a person who can be visited. It is also possible to put off visiting and to feel bad about it, which makes the next visit harder. Guilt is poor at arranging bus journeys.
  D<carehome> There is a chair by a window that used to stand somewhere else, and so did the person in it. {Name} may find the visits hard: the heating, the repeated question, the feeling of having nothing to say. Staying away is hard in another way. Most people who love somebody in a care home know both. Neither says anything about how much they care.
  P<carehome> Those who live there have days of all kinds and often forget who came when. What seems to last is the mood that a visitor leaves behind.
  P<carehome> The adults in the family have been through a decision that nobody thanks them for. They may be short about it.
  Q<carehome> On the way there, or on the way past, {Name} might feel ____.
  H<carehome> {helper} can go along, and keep it to half an hour with something to do.
  H<carehome> {helper} can leave out the word "should". ~ It has not moved anyone yet.
  T<carehome> {he} can choose a small form of contact, such as a postcard, a call or a song played on a phone.
  T<carehome> {he} can go once with a task: photographs, nail varnish, the crossword.
  C<carehome> {he} can think, "Half an hour, done badly, counts."
  A<carehome> A postcard stands on the window sill, propped against a glass of water. It has been read out to two nurses. Some visits will be hard and some will be unexpectedly funny. Between guilt and a postcard, the postcard gets there.
  A<carehome> Half an hour went by, and in the middle of it there were four minutes that were like before. Those are the ones to keep. The chair by the window has a good view, and nobody in it is counting visits. Going again can be decided on another day.
  D<guests> There are few things as exposed as an invitation. {Name} may have announced that people would be welcome, and they are now free to have plans. In the days before, the mind shows the scene in which nobody rings. Hosts of every age see that film. It is hard to switch off, since it might conceivably be right, and it hardly ever is in full.
  P<guests> People of this age answer late because they are waiting to see what others say. It makes everyone look undecided and nobody is.
  P<guests> A smaller evening than planned is something only the host notices. The guests think it was meant so.
  Q<guests> While the replies are out, {Name} might feel ____.
  H<guests> {helper} can stay calm about numbers and generous about pizza.
  H<guests> {helper} can help to turn it into something that works for four.
  T<guests> {he} can ask two people personally and build the rest around them.
  T<guests> {he} can set a date for answers. ~ People are grateful for one.
  C<guests> {he} can think, "Two would do. More is decoration."
  A<guests> The date for answers has passed, and there is a number. It is a smaller or a larger one than was imagined, and the plan fits it. An evening is made by those who want to be there, which is what a guest list is for. Waiting was the hard part, and it is not invited.
  D<job> An apron with one's name on it, or with somebody else's from last summer, is a strange thing to put on. {Name} is about to be new in a place where everybody knows which drawer the spoons are in. First shifts are hard in a very particular way. One is in the way, one asks everything twice, and time goes at half speed. All the others have had such a day, in that apron.
  D<job> Nobody learns a job from being told about it. {Name} may be going through it at home all the same: the till, the names, the customer who is rude. A first shift consists mostly of watching somebody who does it without looking. The hard part is to be slow in public. It is expected, and it is what the first day is for.
  P<job> Whoever trains new people would rather have ten questions than one broken machine. They remember the ones who asked.
  P<job> Customers see an apron and not a beginner. The impatient ones would be impatient with anybody.
  Q<job> On the way to the first shift, {Name} might feel ____. Pride and dread can wear the same shoes.
  H<job> {helper} can go through the way there, the clothes and the food beforehand.
  H<job> {helper} can wait with questions until the shoes are off.
  T<job> {he} can write three names and one rule on the back of a hand, or a phone.
  T<job> {he} can say, "It's my first day." ~ Four words, and most people become nicer.
  C<job> {he} can think, "Slow is normal today. Ask."
  A<job> The spoons are in the second drawer, as is now known for good. There were two mistakes, one of them with milk, and nobody has been dismissed. The apron smells of the place. A second shift is easier, for one is already somebody there.
  A<job> By four o'clock feet hurt that had not been noticed before. Somebody said, "See you next week," as if it were obvious. The first day of a job is hard once. The apron goes in the wash, and the money is one's own.
  D<seen> At a certain point, parents become visible. {Name} may have noticed it at a gate or in a corridor: the coat, the voice, the age, the wave. It is not that anybody loves them less. Being seen with them has turned into a statement, and one did not write it. It is hard to be embarrassed by people whom one would defend against anyone else.
  P<seen> Parents remember being on the other side of this with people they now miss. It does not stop them from waving.
  P<seen> The others at the gate are busy with their own relatives. They notice about half of what it seems.
  Q<seen> When they come round the corner, {Name} might feel ____. Guilt is often in the queue behind it.
  H<seen> {helper} can ask for the rules: where to stand, what to say, what to leave out.
  H<seen> {helper} can take it with humour and not as a verdict.
  T<seen> {he} can name one thing that would help, such as meeting at the corner.
  T<seen> {he} can say one good thing about them to somebody, on purpose.
  C<seen> {he} can think, "They are mine, and I can say how near."
  A<seen> The corner turned out to be a good meeting place, out of sight and close to the bakery. No one at the gate said anything, or somebody did, and it was over by lunch. Embarrassment of this sort wears off in a few years. It tends to end in imitation.
  A<block,hard> And {hard}? Most things that look natural were built slowly and out of sight. {Name gets} to set the size of the next block, and some days it can be a small one. Hard things do become easier, though rarely in a straight line. The part that is standing stays there overnight.
  A<hand,hard> Being understood makes difficult things lighter, even when it does not make them smaller. And {hard}? {Name knows} it from the inside, better than anyone else does. That is knowledge, and it can be shared in the amount that seems right. A hand that goes up at fifteen is as useful as one at five.
  A<stone,hard> Some difficult things come out as quickly as a stone, as soon as somebody stops and looks. And {hard}? If it stays, the useful question is what makes the walk easier. People who know about it can change the pace or the route. Half a minute on a wall is seldom what anybody remembers of a walk.
  A<sandwich,hard> A plan does not make anything less difficult. And {hard}? The plan settles when it starts, when it stops and what comes afterwards, and so there are three questions fewer. {Name gets} to choose the slices, and nobody else needs to find them exciting. Some days it all falls apart on the plate. It is still lunch.
  D<photo> Pressure to send a picture usually begins politely and becomes less so. {Name} may know the messages: everybody does it, it stays between two people, there is nothing to it. Each of them is a technique, and none is an argument. Whoever asks is responsible for asking, and so is whoever threatens. It is hard to deal with alone, which is exactly what such people count on.
  P<photo> Someone who would like a picture against a person's wish is not a friend in that moment, whatever they are the rest of the time. With people who are known from a screen only, it is often a business.
  P<photo> Police, schools and helplines deal with this every week. They are on the side of the one who was asked, also where a picture has gone out already.
  Q<photo> When the next message comes in, {Name} might feel ____. Flattered, cornered and sick are all known.
  H<photo> {helper} can stay calm, keep the messages as proof and help to block and report. ~ Deleting can wait until somebody has seen them.
  H<photo> {helper} can find out how a picture is taken down, if one was sent. ~ There are services for it, and they are quick.
  T<photo> {he} can stop answering and show the messages to one trusted adult today. ~ No answer gives them nothing to work with.
  T<photo> {he} can say to a friend, "They asked me for one. What would you do?" ~ Hardly anybody is the only one.
  C<photo> {he} can think, "The asking is theirs. The telling is mine."
  A<photo> It has been told, and from that moment the pressure has a witness. Nobody needs to pay, apologise or send a second picture to make up for a first. A message can be reported, and so can a person. What {Name} decides about {his} own picture is decided, and an adult stands behind it.
  D<wanted> A row can turn into an arms race, and at the end of it somebody says the thing that cannot be topped. {Name} may have been told about not having been planned, or not wanted. It is hard to hear anything else afterwards. The two words get mixed up. "Unplanned" describes a calendar, and nearly half of all pregnancies in the world are. "Unwanted" would describe people, and a furious relative is not the one who knows.
  P<wanted> The person who said it wanted to win and had run out of arguments. It is a measure of a temper, and not of anybody's place in a family.
  P<wanted> Parents tend to find out late that it has been said. They are usually horrified, and they may answer clumsily at first.
  Q<wanted> When the sentence comes back at night, {Name} might feel ____. Numb counts as an answer.
  H<wanted> {helper} can tell the beginning as it was, including the panic if there was one. ~ A true story holds better than a smooth one. If it gets too heavy to sleep on, a doctor or a counsellor can listen as well.
  H<wanted> {helper} can take up what was said with the one who said it. ~ That is no job for the person it was aimed at.
  T<wanted> {he} can ask directly, "Is there anything in that?" ~ It is a fair question, and it can be asked in a message.
  T<wanted> {he} can say on another day that it went too far. ~ Quiet sentences last longer than loud ones.
  C<wanted> {he} can think, "That was ammunition. It was not information."
  A<wanted> Hardly anybody's beginning went as planned. It is hard to hear about it in a fight, and it can be heard again from somebody who was there. What has happened since was no accident, such as the lunches, the lifts and the discussions about shoes. People do not do that for years by mistake.
  D<chore> Housework has an odd property, which is that it is seen only when it has not been done. {Name} may know how the row about {chore} goes. Somebody asks, somebody says "in a minute", and the two of them mean different minutes. The job itself takes less time than the argument. What is hard is rarely the work. It is being asked in the middle of something else, in a certain tone, for the third time.
  D<chore> Every shared home has jobs that nobody wants to do. Students fall out over it, and so do astronauts. With {Name} it may be about {chore}, which takes a few minutes and can cost an evening. The hard part is seldom the work. It is who decides when, and how often it gets mentioned.
  P<chore> The person who asks has usually been counting. By the third time it is no longer about {chore}. It is about being heard, and a short "at seven" would have stopped the counting.
  P<chore> Somebody in a household keeps the whole list in mind, which is a job as well. It has no end and earns no thanks. That explains the tone, at least in part.
  Q<chore> When the question comes again, {Name} might feel ____. Hounded is one possible word, and so is caught.
  H<chore> {helper} can name a time by which it needs to be done and say nothing until then. ~ Silence is harder than it looks.
  H<chore> {helper} can share out the jobs again, so that everyone gets what they mind least.
  T<chore> {he} can answer with a time, such as "at seven", and set an alarm for it.
  T<chore> {he} can do one job unasked on fixed days. ~ Nobody can ask for what has been done.
  C<chore> {he} can think, "Six minutes of work, or twenty of discussion."
  A<chore> At seven an alarm went off, and by ten past the job was done. It was dull, and it was quiet. What had been hard was the asking, and that can be arranged between reasonable people. Tomorrow there will be more of it, because everyone will have eaten.
  A<chore> Nobody wins a row about {chore}, since it is still there afterwards. A time on a clock does better, because it has no tone of voice. Getting up stays the hard minute. The rest is a few songs, and then a door that can be closed with a clear conscience.
  D<minder> Being trusted with younger ones is a compliment that comes with work in it. {Name} may be in charge after school, of snacks, shoes and quarrels, while others are at a bus stop with nothing to do. It is a real job, although it is seldom called one. What makes it hard is less the children than the feeling that nobody asked. Being needed and being fed up go together more often than people admit.
  D<minder> There is a stretch between the end of school and the sound of a key, and somebody is needed in it. In {his} family that has been settled without a vote. Younger ones want food, fairness and the remote control, in that order, and they do not say thank you. It is hard to be responsible for people who share one's last name and none of one's views.
  P<minder> The parent at work probably looks at the clock too. Most of them would arrange it differently if they could, and some feel guilty enough not to bring it up.
  P<minder> To the little ones it is not babysitting. It is simply who is there, and that will count for something later.
  Q<minder> When the others make plans for the afternoon, {Name} might feel ____. Proud and resentful can be true at the same time.
  H<minder> {helper} can fix which days it is, and which days are free whatever happens.
  H<minder> {helper} can say who to ring when it gets too much, and mean it. ~ The responsibility stays with the grown-ups.
  T<minder> {he} can name one exact change: an afternoon off, a payment, a neighbour on Thursdays.
  T<minder> {he} can say it at a quiet time and not in the doorway.
  C<minder> {he} can think, "I can help, and it can be shared."
  A<minder> The key turns, and the shift is over. Nothing burned, and somebody ate standing up. It is a hard job on some days and a dull one on others, and both can be said out loud. What has been said can be changed. Unspoken arrangements last the longest.
  D<outing> Around this age a bedroom becomes the best place in the house, and a family walk becomes a public event. {Name} may feel that it is hard to explain what is wrong with fresh air in company. Nothing is wrong with it. It just belongs to somebody else's idea of a Sunday. Wanting a door that shuts and wanting to be asked along can both be true, sometimes within the same hour.
  D<outing> "We are leaving in ten minutes" is a sentence with a good deal of history in it. {Name} may hear a command where somebody meant an invitation. Time alone is not laziness. A brain at this age is being rebuilt, and it does some of that work lying down. All the same it can be hard to come back from a long stretch of one's own company.
  P<outing> Parents remember being wanted on walks, not long ago and by the same person. A closed door reminds them of it. They are more likely to mention the weather.
  P<outing> Younger brothers and sisters find an outing without the eldest less interesting. They would deny it if asked.
  Q<outing> When the others put on their shoes, {Name} might feel ____. Relief and being left out can take turns.
  H<outing> {helper} can settle which outings are for everyone and which are open, once and in writing.
  H<outing> {helper} can ask what would be worth leaving the room for, and take the answer seriously.
  T<outing> {he} can propose one outing a month and choose the place, the length and the food.
  T<outing> {he} can come for half of it, with an exit that was agreed beforehand.
  C<outing> {he} can think, "Half of it, my way, and then the door."
  A<outing> An arrangement was made that suited nobody completely, which is how such things are recognised. There was a hill, and a view that somebody photographed and did not post. The hard part was the hall. Upstairs the room was exactly as it had been left, and it had kept.
  D<sportsday> Sports day is a survival from a time when schools wanted to impress visitors, and it has kept the loudspeaker. {Name} may dread it, for one of several good reasons. There is no timetable, no shade and no way of being unseen. What counts as taking part differs a great deal from school to school. A race lasts less than a minute, and what is hard about the day is usually the other five hours.
  P<sportsday> Hardly anyone is watching with attention. People of that age watch each other out of the corner of an eye, and mainly to see whether anybody is watching them.
  P<sportsday> Staff need timekeepers, scorers and people who carry cones. They rarely ask twice when somebody offers.
  Q<sportsday> At the sound of the loudspeaker, {Name} might notice ____.
  Q<sportsday> In front of the whole year, {Name} might feel ____.
  H<sportsday> {helper} can write two lines to the school beforehand, about noise, heat or being watched. ~ They are asked every year.
  H<sportsday> {helper} can leave it at "how was the grass?" in the evening.
  T<sportsday> {he} can apply for a job with a clipboard. ~ It comes with shade.
  T<sportsday> {he} can pick one event and be done with it early.
  C<sportsday> {he} can think, "Less than a minute. The rest is lawn."
  A<sportsday> By four o'clock the cones are stacked, and the results are in a folder where they will remain. It was hard in stretches and also quite long. Schools will go on doing it, for reasons that nobody recalls. There are three hundred and sixty-four days in between.
  D<company> Visitors turn a home into a stage, and not everyone has applied for a part. {Name} may have developed the art of being upstairs. It is hard to be looked over in one's own kitchen, told about one's height and asked about plans that do not exist yet. Withdrawing is a sensible answer to too many people at once. It only causes trouble because nobody has agreed on it.
  D<company> Some people gain energy from a full house and some pay for it. {Name} may belong to the second kind, which is about half of mankind and most of the cats. It is hard to explain to hosts, who have been peeling things since noon. A short appearance that was agreed beforehand is cheaper for everybody than a long absence.
  P<company> Relatives comment on height because it is the only change they can be sure of. It is clumsy, and it is a form of attention.
  P<company> A closed door upstairs is read as a verdict on the guests. It is hardly ever meant as one.
  Q<company> When the first voices come up the stairs, {Name} might feel ____. Cornered is a possible word.
  H<company> {helper} can say who is coming and until when, and leave the rest open.
  H<company> {helper} can stop the questions at the table with a change of subject. ~ Hosts are allowed to do that.
  T<company> {he} can offer ten minutes and a time, and then keep to both.
  T<company> {he} can choose one guest worth talking to and skip the circle.
  C<company> {he} can think, "Ten minutes, one person, then up."
  A<company> The ten minutes were given, and nobody asked for more. Somebody's uncle turned out to have been in a band. It is hard to be company on demand, and easier by appointment. The stairs were still there afterwards.
  D<graze> There are people who can watch an operation over lunch and people whose knees give way at a paper cut. {Name} may belong to the second group, which is larger than it admits. The sight of blood can trip a reflex in which the pulse and the blood pressure fall, and the world goes grey. It is hard to argue with a reflex. It can be outwitted, though, by lying down early or by tensing the big muscles.
  P<graze> Others tend to be either amused or alarmed. A sentence such as "I go grey, I need to lie down for a minute" turns both into help.
  P<graze> The reflex runs in families, and it turns up in nurses and in goalkeepers. It says nothing about nerve.
  Q<graze> At the first sight of it, {Name} might notice ____. The ears sometimes report first.
  H<graze> {helper} can deal with the cut and keep up a dull conversation. ~ Dull is what is needed.
  T<graze> {he} can tense arms, legs and stomach for ten seconds, release and repeat. ~ Clinics teach it, because it raises the pressure.
  T<graze,comforter> {he} can have {comforter} to hold.
  C<graze> {he} can think, "It is a reflex. Down, feet up, wait."
  A<graze> Within minutes the cut has sealed itself, as cuts of that size do, and the colours are back in their places. It was a hard minute with a physical reason. Skin has meanwhile started on the repairs and needs no supervision. The next plaster can be put on by somebody who likes that sort of thing.
  D<blush> Embarrassment works like a searchlight that is switched on from inside. {Name} may be convinced that a whole room saw it all and has been thinking about it since. Psychologists call this the spotlight effect: asked afterwards, about half as many people have noticed as one would have sworn. The rest were in their own searchlights. None of that makes the moment less hard at three in the morning. It does make it smaller by daylight.
  P<blush> Those who did notice were mostly relieved that it was somebody else. Some of them winced in sympathy, which from the front looks much like a grin.
  P<blush> Teachers and colleagues forget such things with remarkable speed, partly because they produce some themselves.
  Q<blush> When the scene starts again, {Name} might notice ____.
  H<blush> {helper} can hear it without editing, and then bring out something worse from the archives. ~ There is usually a wedding in it.
  H<blush> {helper} can leave it alone after that. ~ A moment that is not mentioned goes out of print.
  T<blush> {he} can mention it first, in half a sentence, and go on. ~ There is little left to do for anybody else.
  T<blush,comforter> {he} can have {comforter} around when it is playing at night.
  C<blush> {he} can think, "It is my searchlight. They have their own."
  A<blush> In a month the scene will have lost its sound, and in a year it may be told at a table to great applause. It was a hard minute with an audience, and audiences go home. What they keep, if anything, is how somebody carried on. That part is still being written.
  D<alonehome> An empty house makes more noise than a full one, or it seems to. {Name} may hear the fridge, the pipes and a letter landing on the mat, all of which were there before and were drowned out. A mind on its own takes over the job of listening, and it reports everything. Being at home alone is not an examination in courage. It is a small collection of decisions that were made beforehand: who has a key, who opens the door, and who gets rung first.
  D<alonehome> The first hours at home alone are mostly spent deciding things that nobody used to notice. {Name} may come in, lock the door and find that no one says what happens next. A snack can be eaten standing up, and the music can be loud. There are three things that might come up, which are the door, the phone and the unexpected. A plan for those three leaves the rest of the time free.
  P<alonehome> Whoever is on the way home has agreed to this calmly, and checks the time more than usually. To hand over a key is a form of trust, and both sides are practising it.
  P<alonehome> People of the same age differ considerably in how they like it. Some wait for the house to be empty, and some turn on three lights and a radio. Adults do both as well.
  Q<alonehome> When the door has shut and the house goes quiet, {Name} might feel ____. Proud and uneasy can arrive in the same minute.
  Q<alonehome> At the sound of the key in the door, {Name} might feel ____.
  H<alonehome> {helper} can go through the plan once, out loud: the key, the door, the phone, and who is near. ~ It takes five minutes and saves an hour of wondering.
  H<alonehome> {helper} can send a message at half time and another on setting off. ~ Knowing exactly when is most of the reassurance.
  T<alonehome> {he} can send one word on arriving, lock the door and leave the bell to ring. ~ Whoever rings can come back later.
  T<alonehome> {he} can give the time a shape, such as a snack, something to do and something to watch. ~ Hours without a shape are the long ones.
  C<alonehome> {he} can think, "I know the plan, and I know who to ring."
  A<alonehome> After the first few times, the house goes back to its usual noises. A key turns, a bag is put down in the hall, and somebody asks whether there is anything left to eat. Being alone for an hour becomes ordinary, and it may even become enjoyable. If it turns out to be hard for now, that can be said as well. Plans are made to be changed.
  D<fitin> Schools sort people into groups that look as old as the building, each with its own jokes and its own way of carrying a bag. {Name} may have walked past all of them and found no gap of the right shape. It is a hard and rather lonely sort of arithmetic. What cannot be seen from outside is that a good many of those inside are working to fit, and hope that nobody notices. Fitting in takes effort all day. Belonging is what is left when the effort stops, and it tends to happen in smaller places.
  P<fitin> When people of this age are asked in private, a great many say that they often feel like outsiders. They do not say it to one another, which is how everybody comes to feel like the only one.
  P<fitin> From inside, most groups are less certain than they look. They are held together partly by the fear of being without one, and that is not the same as friendship.
  Q<fitin> Walking into a room that is full of groups, {Name} might feel ____. Tired is an underrated answer.
  Q<fitin> On the way home after such a day, {Name} might notice ____.
  H<fitin> {helper} can listen without listing anybody's good qualities. ~ The list is accurate, and it answers a different question.
  H<fitin> {helper} can make it easy to get to the one place where it is different. ~ One hour of belonging in a week goes a long way.
  T<fitin> {he} can look for one person instead of one group. ~ Good company mostly comes one at a time.
  T<fitin> {he} can notice where the effort stops, such as a choir, a bus or a kitchen table, and be there more often. ~ It is useful information.
  T<fitin,activity> {he} can give {activity} more room in the week. ~ Shared interests introduce people who would otherwise not sit together.
  C<fitin> {he} can think, "I need a person. A group is optional."
  A<fitin> The groups will be rearranged by next year, as they were last year, with much less drama than anyone expects. Not fitting the present arrangement is hard, and it says little about the person and a good deal about the arrangement. Places where no effort is needed exist already, and more of them turn up with time. Anyone who has stood outside tends to be good at seeing who else is there.
  D<coins> It can be hard to see where money goes, since it runs out at a rate that somebody else seems to have arranged. {Name} may know the day on which it is all gone and the week is not. Much of what is sold to people of this age is built to be bought quickly and in small pieces. Nobody is meant to add them up. Adding them up is dull, and it is the one thing that such shops do not expect. Asking for more begins to work better once it has been done.
  D<coins> There are two ways of finding out what money is worth, and one of them is running out of it. {Name} may have tried that one. Whatever it went on, the hard part is usually the stretch of days afterwards, with the wish still there and nothing to pay for it. A budget is only a way of deciding beforehand which of one's own wishes gets the money.
  P<coins> Whoever says no to more is mostly thinking of rent and food, and of the number of times the question will come. It is arithmetic, and it is not a verdict on the wish.
  Q<coins> When it is all spent and the week goes on, {Name} might notice ____.
  Q<coins> In the minute before buying, {Name} might feel ____. It may be gone ten minutes later.
  H<coins> {helper} can settle once how much it is and what it is meant to cover, and then leave the spending alone. ~ Mistakes with small sums are cheap.
  H<coins> {helper} can go through one month of it together, without comment. ~ Totals speak for themselves.
  T<coins> {he} can wait a day before each purchase and see which wishes are still there.
  T<coins> {he} can put a part aside on the day it comes, before anything else happens to it.
  C<coins> {he} can think, "What will I want on Friday?"
  A<coins> On paper the month looked different from what it had been like: eleven small things, two of which were remembered. That was useful and slightly embarrassing, which is how most adults describe their own. The next sum will come on the usual day. A part of it already has a plan, and the rest may be spent on something silly.
  A<coins> This time there was something left at the end of the week, though not much. It had taken two evenings of wanting something and not buying it. One of the wishes had gone by the second evening. The other one is on a list, and it is being saved for.
`);
