import { script } from '../../../frame.ts';

/** Scenes of a home at eight to ten: the gap between two rounds of sleep, the second boss, a bowl that waits. */
export const AT_HOME_EIGHT_TO_TEN = script(`
  D<ourbed> Sleep comes in rounds of about an hour and a half, and between two of them nearly everyone wakes up. Most people turn over and know nothing about it in the morning. {Name} may notice it and walk over to the other bed, half asleep, because it has worked before. It does work. It also leaves one bed empty and the other one with too many elbows in it.
  P<ourbed> Grown-ups rarely mind the company at four in the morning. What they mind is the day after it. Tired people look for their glasses while wearing them.
  P<ourbed> A good many children of this age do it and do not talk about it. It has little to do with being small. Nights are long, and company is warm.
  Q<ourbed> Awake between two rounds of sleep, {Name} might feel ____.
  H<ourbed> {helper} can walk back along with {him}, without a conversation. ~ At that hour a brain takes every talk for the start of a day.
  H<ourbed> {helper} can agree on a plan by daylight, such as a mattress on the floor for bad nights.
  T<ourbed> {he} can stay lying down for twenty slow breaths first. ~ The next round often begins by itself.
  T<ourbed,comforter> {he} can keep {comforter} where a hand finds it in the dark.
  C<ourbed> {he} can think, "This is the gap between two rounds. It closes."
  A<ourbed> Some nights still have a walk in them, and some have only a gap that nobody remembers. Both kinds end at breakfast. The bed that was empty at two was warm again at half past. A bed takes no offence, and neither does anybody in it.
  D<sitter> When the grown-ups go out for an evening, a home changes its sound. The steps are different, and so is the way the cupboards shut. {Name} may know very well that {sitter is} there and that everything is settled. The stomach may not have been told. It goes by footsteps.
  P<sitter> People who go out have mostly looked forward to it. They look at their phones more often than they admit. They want two things at once, like everyone.
  P<sitter> Babysitters are sometimes nervous as well. It is somebody else's kitchen, and nobody has told them where the spoons are.
  Q<sitter> When the door shuts, {Name} might feel ____.
  H<sitter> Whoever goes out can leave three facts: where, until when, and which number to ring. ~ Facts keep a stomach quiet.
  H<sitter> {sitter} can come once while everyone is still at home. ~ Footsteps can be learned.
  T<sitter> {he} can plan the evening with {sitter}: what is eaten, what is watched, and when it ends.
  T<sitter> {he} can agree on one message before bed, and one answer.
  C<sitter> {he} can think, "Other steps, same home."
  A<sitter> The evening had a plan, and most of it happened. At some point the other steps were only steps. Late at night the usual ones came back, tried to be quiet, and were not. By breakfast home sounded as it mostly does.
  D<fairhear> Judges hear both sides before they decide, and it takes them months. In the kitchen of {his} home it may take about four seconds. Somebody comes in, sees one face in tears and one in a temper, and says something. After a few times it looks like a system, and it hurts like one.
  P<fairhear> Parents seldom think that they take sides. They think that they are stopping a noise. It can be true that they mean to be fair, and true that it was not fair.
  P<fairhear> Whoever stands on the other side may believe the same thing the other way round. It is possible that both have been counting.
  Q<fairhear> When it has gone the wrong way again, {Name} might feel ____.
  H<fairhear> {helper} can ask what happened before what was seen. ~ That is where most stories begin.
  H<fairhear> {helper} can look at one example on a quiet day, and listen to the end.
  T<fairhear> {he} can write down one example and bring it up the next day. ~ It is easy to argue with "always", and hard to argue with Tuesday.
  T<fairhear> {he} can say, "I would like to be asked as well."
  C<fairhear> {he} can think, "Wait for the quiet hour. Then tell it from the start."
  A<fairhear> There was a quarter of an hour, and one Tuesday was looked at from both sides. Part of it was news. Nobody can say that four seconds in a kitchen will be fair from now on. But somebody has heard that it counts, and that is how a system changes.
  D<halfjoke> Comedians test a joke on people, and when nobody laughs they take it out. {Name} may have one that works only on the person who tells it. A word, a poke, a song sung for the ninth time, and {sib is} in tears. "I was only joking" is then quite true and no use at all. Two people were there, and one of them was having fun.
  P<halfjoke> From the other side it may sound like something else, namely "I can do this to you." It is a small kind of power. It wears off quickly, and what is left is somebody who shuts the door.
  P<halfjoke> Grown-ups hear the shout and not the joke. They come in at the wrong end and are cross with everybody.
  Q<halfjoke> In the second before the ninth time, {Name} might feel ____. Bored is one possible word.
  H<halfjoke> {helper} can settle on a stop word with both of them. ~ It holds for tickling as well.
  H<halfjoke> {helper} can ask what else there is to do. ~ Under a good deal of teasing there is an empty hour.
  T<halfjoke> {he} can stop at the first face that is not laughing. ~ It is what comedians do.
  T<halfjoke> {he} can ask, "Was that funny for you?" and wait for the answer.
  C<halfjoke> {he} can think, "No laugh over there. Take it out."
  A<halfjoke> That joke has been taken out of the programme. There are better ones, and some of them need two, such as the impression of a grown-up looking for keys. It got a laugh from both sides. That is how anybody can tell.
  D<littleboss> In a family with more than one child there is a job that nobody has advertised. It is called second boss. {Name} may have slipped into it: shoes off, not like that, no. Most of it is correct, and it saves the grown-ups a sentence. But {sib has} twice as many people giving orders now, and one person fewer to play with.
  P<littleboss> Younger ones rarely complain about it in words. They do the opposite. That is how they vote.
  P<littleboss> Parents have mixed feelings about a second boss. It is practical for about ten minutes. After that there are two bosses to listen to.
  Q<littleboss> When nobody does what was said, {Name} might feel ____.
  H<littleboss> {helper} can take the job back, in plain words. ~ It was badly paid.
  H<littleboss> {helper} can leave {him} one thing to be in charge of, such as the music at breakfast.
  T<littleboss> {he} can turn one order into a question. ~ A question gets an answer more often than an order does.
  T<littleboss> {he} can show something once and then go away. ~ Nobody learns well while being watched.
  C<littleboss> {he} can think, "Off duty."
  A<littleboss> The job of second boss is free, and nobody has applied. There was some chaos with shoes. Then two people built something without a plan, and neither of them was in charge. It leaned, and it stayed up for a surprisingly long time.
  D<ownplace> If thirty people sit in one hall for a week, each of them has a fixed place by Tuesday. Nobody decides it. {Name has} one at the table at home, and it is more than a chair. It is where the evening looks right from. When somebody else sits there, the reason to be upset sounds small, and the feeling is not small.
  P<ownplace> The other person saw a free chair and sat down. It was hardly meant as a message.
  P<ownplace> Most adults have a side of the bed and a mug. They would rather not be laughed at for it.
  Q<ownplace> Standing beside the wrong chair, {Name} might feel ____.
  H<ownplace> {helper} can settle the places once, out loud. ~ Then nobody needs to defend one.
  H<ownplace> {helper} can name two meals a week at which everybody swaps. ~ A rule is easier than a surprise.
  T<ownplace> {he} can say, "I would like my place back after this meal," and sit down elsewhere.
  T<ownplace> {he} can look at the room from the other side and find one new thing.
  C<ownplace> {he} can think, "It is a chair, it matters, and it keeps."
  A<ownplace> Dinner was eaten from the wrong side, and there was something to see from there. Afterwards all the chairs were pushed in and looked alike. The place is still the place. It has survived one visitor.
  D<supper> Stomachs send reports, and they send them late. At dinner {Name} may feel nothing at all. Two hours later, with the pans washed and the light nearly off, the report arrives. It is a real one. It has only come at a bad time.
  P<supper> Whoever cooked has sat down by then. A request for toast at bedtime sounds to them like a comment on dinner. It mostly is not.
  P<supper> A snack at four o'clock moves everything. Sports people know this, and plan their meals backwards.
  Q<supper> With dinner on the table, {Name} might feel ____.
  H<supper> {helper} can fix one last food of the day, the same one each evening. ~ Then there is nothing to discuss at nine.
  H<supper> {helper} can look at the afternoon with {him} and move the snack.
  T<supper> {he} can eat half of it at dinner and ask for the other half to be kept.
  T<supper> {he} can say at the table, "I am not hungry yet," and stay for the talk.
  C<supper> {he} can think, "The report comes late. Eat a bit for later."
  A<supper> Half of dinner was eaten at dinner, and the stomach sent its report at the usual hour. There was an answer ready for it. Breakfast comes in any case. Stomachs can be moved by about ten minutes a day, which is faster than it sounds.
  D<feedpet> Animals that live with people have stopped looking for their own food. They wait instead, and they cannot send a message. {Name} may have meant to do it, and then there was school, and a game, and the day was over. Forgetting is not the same as not caring. For an animal with an empty bowl the two look alike.
  P<feedpet> Memory is bad at things that happen every day, because it keeps what is new. Pilots have done it a thousand times, and they still use a list.
  P<feedpet> Grown-ups may sound angry, and part of it is fright for the animal. They have a share in it as well. An animal belongs to a whole household.
  Q<feedpet> Thinking of the bowl, {Name} might feel ____.
  H<feedpet> {helper} can be the second pair of eyes and check once a day. ~ Pilots have somebody for that, too.
  H<feedpet> {helper} can help to tie it to something that happens anyway, such as breakfast.
  T<feedpet> {he} can do it before {his} own breakfast and tick it off on a list.
  T<feedpet> {he} can set an alarm with a silly sound for it.
  C<feedpet> {he} can think, "First that bowl, then mine."
  A<feedpet> The bowl is full, and somebody is busy with it. On the list there is a row of ticks with one gap in it. The gap shows what the list is for. An animal does not count gaps. It counts on breakfast.
  D<decider> In many friendships one person proposes and the other one nods. It works well, because nothing needs to be discussed. {Name} may have nodded for so long that nobody remembers asking. From outside it looks like agreement. From inside it can feel like being a passenger with ideas about the route.
  P<decider> The friend may honestly think that both of them like it that way. People who decide a lot rarely do it to be unkind. They find a pause hard to bear.
  P<decider> Going along with things is often called being easy. It is a good quality, and it gets tired.
  Q<decider> When it has been decided again, {Name} might feel ____.
  H<decider> {helper} can try the sentence out with {him} until it comes in an ordinary voice.
  H<decider> {helper} can tell of a friendship that got better after a no.
  T<decider> {he} can begin with something small, such as where to sit.
  T<decider> {he} can say, "Let me think for a second," before nodding.
  C<decider> {he} can think, "No to the plan, and yes to the person."
  A<decider> A small thing was decided from the other side, and nothing fell down. The friend looked surprised for about a second. It may go back to the old way tomorrow, because habits do. A passenger who has given directions once knows that it can be done.
  D<grumpy> Bodies have clocks, and they are not all set alike. Larks are cheerful in the morning, and owls are cheerful in the evening, which is less convenient. {Name} may be one of the owls. At breakfast the voice works, the patience does not, and every spoon is too loud. None of it is about the people at the table, although they are the ones who get it.
  P<grumpy> The larks in a family mean well. They ask about dreams and plans, and it does not occur to them that this can be heard as noise.
  P<grumpy> A growl at seven stays with people for longer than the owl would think. By ten it has been forgotten by one of the two.
  Q<grumpy> In the first ten minutes, {Name} might feel ____.
  H<grumpy> {helper} can move all questions to the evening before. ~ Owls give better answers then.
  H<grumpy> {helper} can leave breakfast quiet until the second cup.
  T<grumpy> {he} can say "Later, please" instead of a growl. ~ It is two words long, and people can live with it.
  T<grumpy> {he} can put everything ready in the evening, when owls are awake.
  C<grumpy> {he} can think, "Early. Not about them."
  A<grumpy> Somewhere between the cereal and the door the patience arrived. It was late, and it was welcome. There was a short apology, or a joke, which does as well. In the evening the larks yawn, and then it is the owls who can be kind.
  D<showoff> An audience changes people. Teams run faster in front of one, and singers sing higher. {Name} may notice it with friends in the room. Answers get sharper, the volume goes up, and a grown-up gets the punchline. The laugh lasts two seconds. What was said stays in the kitchen until the friends have gone.
  P<showoff> Friends laugh, and on the way home some of them wonder about it. It does not make them like anybody more.
  P<showoff> For the grown-up the same words are worse in front of others. They had not known that they were in a show.
  Q<showoff> With an audience, {Name} might feel ____. Tall and nervous go together quite well.
  H<showoff> {helper} can agree beforehand on a look that means "too far".
  H<showoff> {helper} can bring it up afterwards, when nobody else is listening.
  T<showoff> {he} can pick a target that cannot mind, such as the weather or a sock.
  T<showoff> {he} can say "That came out wrong" straight away. ~ It is short, and it works in front of anybody.
  C<showoff> {he} can think, "Good joke. Wrong target."
  A<showoff> The audience went home at six. There was some washing-up, and a sentence that began with "earlier". Being funny was not the trouble, since that is a gift. It has found a better target, and the sock did not mind.
  D<crossface> Brains read faces all day, and they are built to find the bad news first. In a tired face they see a cross one, and in a cross one they look for their own name. {Name} may ask then, "Are you cross with me?", hear a no, and feel the same question come up again. It is a hungry question. An answer keeps it quiet for about ten minutes.
  P<crossface> Adults look stern for dull reasons, such as bills, traffic and new glasses. They would be surprised at what gets read into it.
  P<crossface> Somebody who is asked again and again may begin to sound impatient, and then the face really is cross. It is a circle, and nobody meant to draw it.
  Q<crossface> Just before the question, {Name} might feel ____. It often has a place in the body.
  H<crossface> {helper} can agree to say it in plain words when something is wrong. ~ Then no news is good news.
  H<crossface> {helper} can answer once, kindly, and then talk about something else.
  T<crossface> {he} can wait ten minutes before asking, and see what the face does.
  T<crossface> {he} can write down two other things that it may be about.
  C<crossface> {he} can think, "Tired is not cross, and cross is not for good."
  A<crossface> The face turned out to be about traffic. Now and then it is about something real. Then it is said and put right, and it is over, usually before supper. The question was not a silly one. It only wants to be fed less often.
`);
