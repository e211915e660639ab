import { script } from '../../../frame.ts';

/** Scenes of a home at six and seven: a walk in the night, a joke with one laugh in it, and what was not seen of a quarrel. */
export const AT_HOME_SIX_TO_SEVEN = script(`
  D<ourbed> Some nights have a walk in the middle of them. {Name wakes} up, and the feet go off to the big bed. It is warm there, and it is crowded. One person gets a knee, one gets an elbow, and one gets no blanket. The bed that was left behind gets cold.
  P<ourbed> Everybody wakes up a few times at night. Grown-ups do as well, and mostly forget it. They turn over and go on sleeping.
  P<ourbed> Grown-ups do not mind the company. They mind the elbows, and being tired at breakfast.
  Q<ourbed> Awake in the night, {Name} may feel ____. It is often a smaller word in the morning.
  H<ourbed> {helper} can walk back with {him}, with few words. ~ Night is not a good time for talking.
  H<ourbed> {helper} can make a plan for it in the evening. ~ By day a plan is easier to make.
  T<ourbed> {he} can turn the pillow to its cool side and count ten breaths.
  T<ourbed,comforter> {he} can hold {comforter} and count ten breaths.
  C<ourbed> {he} can think, "They are near, and I am warm here."
  A<ourbed> The walk went there and back again. The blanket got warm on both sides. In the morning nobody had a foot in the ear. People and beds get used to each other one night at a time.
  D<sitter> One evening the good shoes go out of the door. {Name stays} at home, and {sitter comes}. It is the same home, the same bed and the same book. What is new is the voice that reads it.
  P<sitter> Whoever goes out thinks of home more than it looks. They peep at the phone under the table.
  P<sitter> A babysitter is there for questions, drinks and dreams. It is a real job, and some of it is fun.
  Q<sitter> When the good shoes go out, {Name} may feel ____.
  H<sitter> Whoever goes out can say where, and until when. ~ It is easier to wait for what is known.
  H<sitter> {sitter} can hear beforehand how bedtime goes here.
  T<sitter> {he} can show {sitter} the book, the light and the best chair.
  T<sitter,comforter> {he} can keep {comforter} near all evening.
  C<sitter> {he} can think, "Shoes out, and shoes home again."
  A<sitter> Late at night a key turned in the door. In the morning the good shoes stood in the hall, next to the others. In the book there is a mark, on a page that another voice read. Now two people know how it goes on.
  D<fairhear> A grown-up who comes in at a noise only sees the end of it. At the end {Name} may have a red face, next to somebody in tears. What came before was not seen. So it can look as if a side had been taken. It is like a film that was switched on too late.
  P<fairhear> Grown-ups want to be fair, and they are often in a hurry. Then they guess. A guess can be wrong.
  P<fairhear> Whoever cries is heard first. It is loud, and loud is not the same as right.
  Q<fairhear> When it seems unfair, {Name} may feel ____. It may be a quieter word an hour later.
  H<fairhear> {helper} can hear both stories to the end. ~ Both may be true.
  H<fairhear> {helper} can say, "I came too late to see it." ~ That is often so.
  T<fairhear> {he} can tell it in a quiet minute, from the beginning.
  T<fairhear> {he} can say, "You saw the end. May I tell you the start?"
  C<fairhear> {he} can think, "There is a start, and I can tell it."
  A<fairhear> The film was told from its beginning, and it took five minutes. Some of it was news to the one who had come in late. Nobody is loved by sides. To be heard is fair, and it can be asked for.
  D<byself> Doing a thing with no help takes three times as long, at first. {Name} may want to do it all the same, from start to end. Then somebody who means well does the last bit. Now it is done, and it is not the same. The last bit was the best one.
  P<byself> Helping is quick, and waiting is hard. Grown-ups often help because of the clock.
  P<byself> Hands learn by doing. Nobody learnt to tie a bow by looking on.
  Q<byself> When somebody takes over, {Name} may feel ____.
  H<byself> {helper} can ask, "Shall I help, or wait?" ~ It is a short question.
  H<byself> {helper} can say how many minutes there are for it. ~ Then both of them know.
  T<byself> {he} can say, "I would like to finish this bit."
  T<byself> {he} can ask for help with just the bit that is stuck.
  C<byself> {he} can think, "My hands first. Help is for the stuck bit."
  A<byself> It took long, and one bit of it was done by four hands. There was a loud moment in the middle. The rest was done alone, and it holds. Next time the bit for help may be smaller.
  D<halfjoke> A joke is a thing for two. {Name} may say something funny, or hide a thing, and wait for the laugh. But {sib gets} louder, and then there are tears. So the joke has only one half. "I was only joking" is true for that half.
  P<halfjoke> The other one cannot see that it was meant to be funny. From there it is only the tenth time today.
  P<halfjoke> To get somebody to shout is easy. To get somebody to laugh is harder, and it lasts longer.
  Q<halfjoke> When the tears come, {Name} may feel ____. A minute before it may have been another word.
  H<halfjoke> {helper} can choose a stop word that holds for all of them. ~ It holds for grown-ups who tickle, too.
  H<halfjoke> {helper} can have five minutes of real nonsense with {him}.
  T<halfjoke> {he} can stop halfway and look at the other face. ~ A face shows what comes next.
  T<halfjoke> {he} can ask, "Is it still fun for you?"
  C<halfjoke> {he} can think, "Two laughs, or it is no joke yet."
  A<halfjoke> One joke had a hole in it, where a laugh was missing. A question can mend that, and so can a better joke. At supper there was one about a sausage, and it got two laughs. That one can be told again.
  D<littleboss> Whoever is bigger knows more. {Name knows} how shoes go on and how a game goes. So {sib hears} it all day: do this, not that, come here. It is mostly right. But a person who is told everything finds out nothing.
  P<littleboss> There are grown-ups for the rules. A big one who plays is harder to find.
  P<littleboss> Grown-ups like the help at first. Then they hear that there is one boss too many.
  Q<littleboss> When it is not done right, {Name} may feel ____.
  H<littleboss> {helper} can say which jobs are for grown-ups. ~ Telling off is one of them.
  H<littleboss> {helper} can choose one thing a week that {he teaches}. ~ One is a good number.
  T<littleboss> {he} can show it once and then wait.
  T<littleboss> {he} can ask {sib}, "How would you do it?"
  C<littleboss> {he} can think, "That is not my job. I can play."
  A<littleboss> The game had odd rules, and one shoe was on the wrong foot. At the door somebody small found out and changed it alone. It was good to see. A boss would have missed it.
  D<ownplace> At home there are no names on the chairs. All the same, {Name knows} which place at the table is the right one. From there the table looks right. Then somebody else is sitting on it. It is only a chair, and it can feel like a lot more.
  P<ownplace> Most people have a place. Whole families sit the same way round for years. Nobody knows who began it.
  P<ownplace> The one who sat down saw a free chair, and not whose it was.
  Q<ownplace> When the place is taken, {Name} may feel ____.
  H<ownplace> {helper} can make a card for each place. ~ Then it is clear before anybody sits down.
  H<ownplace> {helper} can say which meals are for swapping.
  T<ownplace> {he} can say, "I like it there. Can we swap after this?"
  T<ownplace> {he} can look at the table from the other side for one meal.
  C<ownplace> {he} can think, "One meal over there. The chair stays."
  A<ownplace> The meal is over, and all the chairs are pushed in. Nobody can see now who sat where. The potatoes tasted the same on both sides. Next time the place may be free again.
  D<supper> At dinner {Name is} not hungry, and at bedtime {his} tummy is empty. That happens after a late snack, or on a day full of other things. A tummy needs time to notice. By then the pans are clean. Tummies do not read clocks, and dinner goes by the clock.
  P<supper> Grown-ups cook once in the evening. At bedtime they would like to sit down.
  P<supper> It is hard to think of food in the middle of a game. The hungry part comes when it is quiet.
  Q<supper> With the plate in front, {Name} may feel ____.
  H<supper> {helper} can say what the last food of the day is. ~ If it is the same each evening, nobody needs to guess.
  H<supper> {helper} can look at when the last snack was. ~ Sometimes that is all it is.
  T<supper> {he} can eat a little of each thing and then ask the tummy again.
  T<supper> {he} can say, "I am not hungry yet. Can I keep it?"
  C<supper> {he} can think, "A bit now is for the night."
  A<supper> Some of dinner was eaten at dinner time, and some was not. In bed the tummy grumbled, or it kept quiet. It gets breakfast in the morning. Clocks and tummies come a bit closer with time.
  D<decider> Some friends have the whole game ready, with a part for each. {Name} may take the part and play along. That is kind, and it is easy. But there is an idea that stays in {his} own head. Nobody can see it from outside.
  P<decider> A friend who decides a lot may think that both like it so. Nobody has said anything else.
  P<decider> A no to a game is not a no to a friend. It only sounds like that for a second.
  Q<decider> When the next game is decided, {Name} may feel ____.
  H<decider> {helper} can play the friend, and {Name} can try the sentence out. ~ It is easier the second time.
  H<decider> {helper} can invite the friend and let them pick by turns.
  T<decider> {he} can say, "Yours first, and then mine."
  T<decider> {he} can choose one small thing, such as who begins.
  C<decider> {he} can think, "I can like you and want something else."
  A<decider> There were two ideas, and both were said out loud. One was played first, and the other can have its turn. The friend looked surprised, and then asked how it goes. A game with two heads in it lasts longer.
  D<feedpet> A pet cannot open a bag or fill a bowl. It waits, and it cannot call anybody. {Name} may have thought of it, and then there was a game. To forget a thing does not mean that nobody cares. But an empty bowl looks the same both ways.
  P<feedpet> In the first week such a job is fun. Later it is a job. Grown-ups know that from the washing-up.
  P<feedpet> Grown-ups look after the animal as well. It lives with all of them.
  Q<feedpet> In front of the bowl, {Name} may feel ____.
  H<feedpet> {helper} can do the job together with {him} for a week.
  H<feedpet> {helper} can look at the bowl once a day. ~ Two pairs of eyes are better.
  T<feedpet> {he} can do it just before {his} own breakfast.
  T<feedpet> {he} can put a tick on a list by the door.
  C<feedpet> {he} can think, "First that bowl, then mine."
  A<feedpet> The bowl is full, and somebody is busy with it. On the list there is one more tick. Tomorrow it is there again, and so is the animal. It takes about as long as two songs.
  D<onemore> It is night, and the door is nearly shut. Then {Name thinks} of a drink, a cold foot and a second kiss. They are all real things. But they come one by one, and each opens the door again. So the day has ten ends and no last one.
  P<onemore> Whoever comes for the tenth time walks more slowly and says less. That is being tired. It is not about love.
  P<onemore> Nearly everybody likes the day better than its end. Grown-ups look at one more thing on the phone.
  Q<onemore> When the steps go away, {Name} may feel ____.
  H<onemore> {helper} can go through the list with {him} first.
  H<onemore> {helper} can come back once, without being called. ~ Then waiting has an end.
  T<onemore> {he} can put a cup, a tissue and a book by the bed first.
  T<onemore,comforter> {he} can let {comforter} have the last hug.
  C<onemore> {he} can think, "The list is done. The rest can wait till morning."
  A<onemore> The list had five things on it, and each was done once. A new one came up in the dark, as they do. At breakfast it was still there, and it was small. In the night somebody looked in at the door, and nobody had called.
  D<grumpy> In the morning not everything wakes up at once. The eyes are first, then the legs, and the friendly part comes last. {Name} may be at breakfast while that part is still on its way. Then a question sounds like a trumpet. Half an hour later it is only a question.
  P<grumpy> Some people are larks and some are owls. They sit at one table, and each finds the other a bit odd.
  P<grumpy> Whoever says "Good morning" and gets a growl may think that it is meant. Mostly it is only early.
  Q<grumpy> At the table in the morning, {Name} may feel ____. It is often another word at ten.
  H<grumpy> {helper} can keep questions until after the first piece of toast.
  H<grumpy> {helper} can start ten minutes sooner, and with light. ~ A slow start needs time.
  T<grumpy> {he} can say one word, such as "Morning", and eat in peace.
  T<grumpy> {he} can agree on a sign for "not yet".
  C<grumpy> {he} can think, "The friendly part is on its way."
  A<grumpy> It got there with the second piece of toast. Nobody saw it come. There was an answer, and then a whole sentence about a dream. On some mornings it is late again, and breakfast knows about that.
  D<showoff> With friends in the room, {Name} may be louder, funnier and cheekier. The friends laugh, and a laugh is nice to get. The grown-up does not laugh. It is hard to be one for friends and one for home at once.
  P<showoff> Friends do not come because of cheeky words. They come because of the game, and the biscuits.
  P<showoff> A cheeky answer is worse when others can hear it. Nobody likes an audience for that.
  Q<showoff> With friends in the room, {Name} may feel ____.
  H<showoff> {helper} can say beforehand what is funny and what is too much.
  H<showoff> {helper} can ask {him} outside for a word. ~ It is easier with nobody there.
  T<showoff> {he} can be funny about a thing, and not about a person.
  T<showoff> {he} can get a glass of water when it gets too wild.
  C<showoff> {he} can think, "Funny, and still me."
  A<showoff> The friends have gone home, and there are crumbs. Somebody was funny, and nobody was the joke. The one for friends and the one for home have supper now. They are the same person, after all.
  D<tellymeal> A head can look at one thing well. With {mealscreen} on, that is the one thing. {Name} may eat a whole plate and not know what was on it. The mouth works, and nobody tastes it. With {mealscreen} off, a meal seems long and quiet at first.
  P<tellymeal> For a long time families had only each other to look at. On some days that went well.
  P<tellymeal> Tummies send a message when they are full. With a screen on, nobody opens it.
  Q<tellymeal> With the screen off at the table, {Name} may feel ____.
  H<tellymeal> {helper} can leave all screens off, big people's phones as well.
  H<tellymeal> {helper} can bring one riddle to each meal.
  T<tellymeal> {he} can choose the riddle, or the music.
  T<tellymeal> {he} can try the first half of dinner without it.
  C<tellymeal> {he} can think, "Taste first, and watch later."
  A<tellymeal> There was a riddle with the potatoes, and somebody got it wrong. The whole plate was tasted, from one side to the other. After dinner came {mealscreen}, with no fork in front of it. Both were better like that.
  D<cando> There is help for things that are too hard. And there is help for things that {Name} can do, such as socks. That help has another use. For two minutes somebody is near and thinks of nothing else. It is a good thing to want, and it needs no sock.
  P<cando> Grown-ups count it as one more job. They do not see what it is really for.
  P<cando> On tired days things get heavier. A sock may go on well on Monday and not on Friday.
  Q<cando> When somebody says, "You can do that," {Name} may feel ____.
  H<cando> {helper} can keep two minutes for just {him} before the shoes.
  H<cando> {helper} can stand by, with both hands in the pockets.
  T<cando> {he} can do it alone and ask somebody to look.
  T<cando> {he} can say, "I can do it. I would like you here."
  C<cando> {he} can think, "I can do socks. I can ask for company."
  A<cando> The socks are on, and only two hands did it. Somebody sat near by and talked about nothing much. That was the help that was wanted. It takes as long as a pair of socks.
  D<crossface> Faces do not stand still. They frown when somebody counts money, reads a message or looks for the keys. {Name} may see that and ask, "Are you cross with me?" It is a good question, and once is enough. After ten times the answer is the same, and the frown is deeper.
  P<crossface> Nobody can see their own face while they think. It may look cross, and it was about the shopping.
  P<crossface> Some people read faces quickly. It is a gift, and now and then they read too much.
  Q<crossface> Just before the question, {Name} may feel ____. It may be in the tummy.
  H<crossface> {helper} can say what it is about, and when it is over.
  H<crossface> {helper} can agree on a sign that means "not about you".
  T<crossface> {he} can ask once and then keep the answer. ~ It is still true an hour later.
  T<crossface> {he} can guess two other things that it may be about.
  C<crossface> {he} can think, "It may be about the keys."
  A<crossface> The frown went away when the keys were found. The answer was no, and it stayed no the whole time. On a day when it is yes, that can be said and put right. Then it is over, for the face as well.
  D<sisroom> A shut door at home is only a piece of wood. All the same, {Name} may stand in front of it and mind. Behind it {elder has} a room with interesting things. People who get bigger like a place where they decide who comes in. It is a rule about a room, and not about a person.
  P<sisroom> Older ones were small once, and got into everything. They do not like to hear about it.
  P<sisroom> A visitor who knocks gets in more often than one who is in already.
  Q<sisroom> In front of the shut door, {Name} may feel ____.
  H<sisroom> {helper} can help to fix a time with the door open.
  H<sisroom> {helper} can find {him} a place that has a rule as well.
  T<sisroom> {he} can knock and wait for the answer. ~ After a no, tomorrow is another day.
  T<sisroom> {he} can ask {elder} for a visit the other way round.
  C<sisroom> {he} can think, "Knock, wait, and maybe later."
  A<sisroom> There is a sign on the door now, and it has two sides. One says no, and one says knock. One day it showed the second side, and there was a visit. Nothing was broken, so there can be another one.
  D<cutwrong> Heads make a picture of a thing before it comes. {Name} may have a clear one of {snack}, down to the edges. Then it arrives, and it is cut the other way. It cannot be undone, and that is the hard part. A thing that nobody else looks at twice can fill a whole kitchen.
  P<cutwrong> Whoever cut it was looking at the clock. The picture was in another head, where nobody can see it.
  P<cutwrong> Grown-ups have it with coffee. It has the right cup and the right milk, and they call it taste.
  Q<cutwrong> With the wrong edges in front, {Name} may feel ____.
  H<cutwrong> {helper} can ask before it is cut. ~ It is one question.
  H<cutwrong> {helper} can let {him} break it into bits by hand.
  T<cutwrong> {he} can say it beforehand, in four words.
  T<cutwrong> {he} can eat the best part first, whatever its shape.
  C<cutwrong> {he} can think, "Wrong edges, right taste."
  A<cutwrong> Some of it got eaten, and the edges went first. What was left had no shape at all. The picture is still in the head. It can be drawn for the kitchen wall. Then everybody knows.
`);
