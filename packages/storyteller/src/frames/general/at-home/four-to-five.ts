import { script } from '../../../frame.ts';

/** Scenes of a home at four and five: the big bed, the evening with a sitter, a place at the table, one more drink. */
export const AT_HOME_FOUR_TO_FIVE = script(`
  D<ourbed> In the night it is dark, and {Name wakes} up. Then two feet walk along to the big bed. It is warm in there, and full of knees. The small bed is empty and gets cold.
  D<ourbed> There is a small bed, and there is a big bed. {Name} may start in one and end up in the other. In between is a walk in the dark. Then somebody in the big bed sleeps on the edge.
  P<ourbed> With a foot in the back, grown-ups do not sleep well. At breakfast they yawn and put the milk in the cupboard.
  P<ourbed> All people wake up a bit at night. Most of them turn over and go on.
  Q<ourbed> Awake in the night, {Name} may feel ____.
  H<ourbed> {helper} can walk back with {him} and sit down. ~ The bed is still there.
  H<ourbed> {helper} can say in the evening what happens at night. ~ A plan is good in the dark.
  T<ourbed> {he} can turn the pillow round and lie down again.
  T<ourbed,comforter> {he} can hold {comforter} and lie down again.
  C<ourbed> {he} can think, "My bed is near, and so are they."
  A<ourbed> Two feet went out, and two feet came back. The small bed got warm again. In the morning both beds have a dent in them. That is what beds are for.
  D<sitter> In the evening a coat goes out of the door. {Name stays} at home, and {sitter comes} in. It is the same home and the same bed. Just the voice that reads is new. At night the coat comes back.
  P<sitter> Grown-ups like to go out now and then. They eat and talk, and they look at the clock.
  P<sitter> A babysitter is there to play, to read and to help. It is a real job.
  Q<sitter> When the coat goes out, {Name} may feel ____.
  H<sitter> Whoever goes out can write down how bedtime goes. ~ Then it goes the same way.
  H<sitter> {sitter} can read the book that {Name picks}.
  T<sitter> {he} can show {sitter} where the books are.
  T<sitter,comforter> {he} can keep {comforter} near all evening.
  C<sitter> {he} can think, "Coat out, coat home."
  A<sitter> The book was read, and the light was off. Later a key turned in the door. Then the coat was back, and nobody in bed saw it. At breakfast there is a lot to tell.
  D<thrown> A tummy can be full before a plate is empty. Then {his} hand may throw a bit of food. Down it goes, and it sticks to the floor. A floor cannot eat. So a cloth comes.
  P<thrown> The one who wipes it up is down on both knees. It is sticky there.
  P<thrown> Nobody can see into a tummy. They only see the plate.
  Q<thrown> With a full tummy, {Name} may feel ____.
  H<thrown> {helper} can take the plate when it is time.
  H<thrown> {helper} can put a bowl there for what is left. ~ Then it has a place.
  T<thrown> {he} can push the plate into the middle of the table.
  T<thrown> {he} can hold up two flat hands for "full".
  C<thrown> {he} can say, "All done. I am full."
  A<thrown> A plate goes back to the kitchen with some food on it. That is fine. The mouth said it, so the hand did not need to. Down from the table, and off to play.
  D<byself> It may be a zip, a cup or a belt. {Name} would like to do it with {his} own hands. They are slow, because they are finding out how. Then big hands come, and it is done. That is not the help that was wanted.
  P<byself> Grown-ups help when they look at the clock. They do not see how near it was.
  P<byself> Hands get good at a thing by doing it. They cannot do it by looking on.
  Q<byself> When big hands come, {Name} may feel ____.
  H<byself> {helper} can ask first, "Help, or wait?"
  H<byself> {helper} can start a bit sooner. ~ Then there is time for small hands.
  T<byself> {he} can say, "Please wait. I am on it."
  T<byself> {he} can say which bit is for help.
  C<byself> {he} can think, "My bit first, and then your bit."
  A<byself> One bit was done by small hands, and one by big ones. It took a while. There was a cross minute in it, and that is over. Tomorrow the small hands may get a bit further.
  D<halfjoke> A joke needs two who laugh. {Name} may pull a face, or hide a thing, and laugh. But {sib cries}. Then it is just half a joke. The other half is not there.
  P<halfjoke> It is fun to see what one word can do. But nobody chose to cry.
  P<halfjoke> Grown-ups come when it is loud. They did not see the funny bit.
  Q<halfjoke> When the other one cries, {Name} may feel ____.
  H<halfjoke> {helper} can ask, "Is it fun for two?"
  H<halfjoke> {helper} can think of a trick for both.
  T<halfjoke> {he} can stop and ask, "Is it still fun?"
  T<halfjoke> {he} can try a joke about a banana.
  C<halfjoke> {he} can think, "Two laughs make a joke."
  A<halfjoke> One joke had just one laugh in it. The next one was about a banana in a bed. Two of them laughed, so it was a whole one. There are lots of those.
  D<littleboss> "Sit here! Play it like that!" {Name knows} how a lot of things go. {sib} may not know it yet. So there is a lot to tell, all day long. But small ears get full. Then they do not hear a word.
  P<littleboss> Small ones like to find a thing out. It takes longer, and it is more fun.
  P<littleboss> The telling is a job for grown-ups. So a big one can just play.
  Q<littleboss> When it goes another way, {Name} may feel ____.
  H<littleboss> {helper} can say, "I tell, and you two play."
  H<littleboss> {helper} can find one thing for {him} to show.
  T<littleboss> {he} can ask {sib}, "How do you want it?"
  T<littleboss> {he} can show it once, and then look on.
  C<littleboss> {he} can think, "Show it once, and then play."
  A<littleboss> The tower went up in an odd way, and it stood. One side was small, and one was big. Nobody was the boss of it. It was a good day for playing.
  D<ownplace> At the table {Name has} a place. The chair is right, and the cup is right. Then somebody else sits there. Now the whole table looks wrong. It is the same chair, with another person on it.
  P<ownplace> The one who sat down saw a free chair. Nobody can see whose it is.
  P<ownplace> Lots of people like one place best. Grown-ups have a place, too, and a cup.
  Q<ownplace> When somebody sits there, {Name} may feel ____.
  H<ownplace> {helper} can put a card on the chair. ~ Then the others can see it.
  H<ownplace> {helper} can say before the meal who sits where.
  T<ownplace> {he} can say, "I sit there. Can we swap?"
  T<ownplace> {he} can try one meal in the next chair.
  C<ownplace> {he} can think, "One meal here, and then back."
  A<ownplace> They all had a chair, and they all had dinner. It tasted the same from the other side. Now the chair is free again. Good night, table.
  D<supper> Dinner is on the table, and {Name is} not hungry. There is so much else to do. Then the plate is gone, and it is time for bed. Now the tummy says, "Me!" Tummies cannot tell the time.
  P<supper> Grown-ups cook once in the evening. Then the pans have a bath.
  P<supper> A tummy with a snack in it feels full. It wakes up again later.
  Q<supper> When dinner is on the table, {Name} may feel ____.
  H<supper> {helper} can say what the last food is. ~ It helps to know that.
  H<supper> {helper} can keep the plate for a bit.
  T<supper> {he} can have three bites, and then ask the tummy.
  T<supper> {he} can say, "I am not hungry yet."
  C<supper> {he} can think, "A bite now is for later."
  A<supper> Some dinner went in, and some did not. In bed the tummy was quiet, or it growled a bit. In the morning there is breakfast. Tummies like that very much.
  D<decider> In some games one friend says how it goes. {Name goes} along, again and again. It is nice to play with somebody. But there is an idea in {his} head, too. Nobody can hear an idea that stays in there.
  P<decider> The friend may not know that there is one more idea. Nobody has said it.
  P<decider> Some heads are so full that they forget to ask.
  Q<decider> When the friend picks again, {Name} may feel ____.
  H<decider> {helper} can try out one sentence with {him}. ~ Words are easier the second time.
  H<decider> {helper} can ask whose turn it is to pick.
  T<decider> {he} can say, "Today I want to pick."
  T<decider> {he} can say yes to one thing and no to one.
  C<decider> {he} can think, "My idea is good, too."
  A<decider> One idea came out, and it was heard. They may play it now, or on another day. A friend can hear a no and still be a friend. Tomorrow there are two ideas again.
  D<onemore> Good night, and the door is nearly shut. Then {Name thinks} of a drink, a wee and one more kiss. Each is a small thing. But after the last one comes one more. So the night cannot begin.
  P<onemore> The one who comes each time gets tired, too. Grown-ups have a bedtime as well.
  P<onemore> It is nice when somebody comes. That is why one more sounds so good.
  Q<onemore> When the door is nearly shut, {Name} may feel ____.
  H<onemore> {helper} can do the list before the light goes off. ~ Drink, wee, kiss, and done.
  H<onemore> {helper} can look in once more, with no call. ~ Then it is fine to wait.
  T<onemore> {he} can pick the very last thing.
  T<onemore,comforter> {he} can give {comforter} the last kiss.
  C<onemore> {he} can think, "Drink, wee, kiss, good night."
  A<onemore> The drink is done, and so is the kiss. What comes now can wait till breakfast. Somebody looks in at the door, and it is quiet. Good night to the list.
  D<grumpy> In the morning the eyes are up first. The legs come next, and the words come last. {Name} may sit at breakfast and not want one word. Each "Good morning" is too loud then. It takes a while, and then the rest is up as well.
  P<grumpy> Some people sing at breakfast, and some look at a cup. They live in one home all the same.
  P<grumpy> Grown-ups have mornings like that. They say, "Coffee first."
  Q<grumpy> At breakfast, {Name} may feel ____.
  H<grumpy> {helper} can put breakfast there and ask later.
  H<grumpy> {helper} can let in the light first, and talk second.
  T<grumpy> {he} can hold up a hand for "later".
  T<grumpy> {he} can have the first bites in peace.
  T<grumpy,comforter> {he} can bring {comforter} along to breakfast.
  C<grumpy> {he} can think, "Eyes, legs, and then words."
  A<grumpy> The toast was gone, and the first word came. It was "more". After it came some others. When the shoes are on, the morning is nearly a day.
  D<tellymeal> With {mealscreen} on, the eyes are full. So {his} mouth eats, and the head does not know it. It cannot say if that was a pea or a potato. It cannot say if the tummy is full. With {mealscreen} off it is quiet, and a bit odd.
  P<tellymeal> Grown-ups eat in front of screens, too. Then they look down, and the plate is empty.
  P<tellymeal> At a table there are faces to look at. Some of them tell jokes.
  Q<tellymeal> With {mealscreen} off at dinner, {Name} may feel ____.
  H<tellymeal> {helper} can sit down and eat as well. ~ A face is good to look at.
  H<tellymeal> {helper} can leave it off for the first five bites.
  T<tellymeal> {he} can pick what to talk about.
  T<tellymeal> {he} can look for the best bite on the plate.
  C<tellymeal> {he} can think, "Eyes on the bite."
  A<tellymeal> The first bites were quiet, and the next ones had a story. The mouth knew what it had. Later {mealscreen} can be on, with no plate in front. Each of them is good alone.
  D<cando> Two hands can do a lot: a sock, a cup, a zip. {Name} can do that, and still it is nice to get help. Then there are four hands, and a face close by. It may not be about the sock at all. It may be about the face.
  P<cando> Grown-ups like to help. They have just two hands as well, and one holds a pan.
  P<cando> A thing can be easy one day and hard the next. Being tired does that.
  Q<cando> With nobody to help, {Name} may feel ____.
  H<cando> {helper} can look on, and clap at the end.
  H<cando> {helper} can ask, "Do you want help, or just me?"
  T<cando> {he} can do one sock, and ask for help with the other.
  T<cando> {he} can say, "I want you to look."
  C<cando> {he} can think, "My hands can, and you can look."
  A<cando> One sock was done alone, with somebody to look on. The other one was done by four hands. Now both are on. There was a hug as well, and it was not about socks.
  D<crossface> A face can look cross when it just thinks. {Name} may see it and ask, "Are you cross with me?" The answer is no. Then the face thinks again, and so the question comes again. Faces do a lot of things. Most of them mean nothing at all.
  P<crossface> Grown-ups frown when they count, or look for a key. They cannot see their own face.
  P<crossface> Somebody who was cross is not cross for good. It goes up, and it comes down again.
  Q<crossface> When a face looks like that, {Name} may feel ____.
  H<crossface> {helper} can say, "This is my thinking face."
  H<crossface> {helper} can say when it is about something else.
  T<crossface> {he} can ask one time, and then keep the answer.
  T<crossface> {he} can guess what the face is busy with.
  C<crossface> {he} can think, "A thinking face is just thinking."
  A<crossface> The face was cross with a key, and then it smiled. The answer was no, and it is still no. On some days it is yes, and then it gets put right. A face is a busy thing.
  D<sisroom> There is a door at home, and it is shut. Behind it {elder has} a lot that {Name} likes. The door says no, and a no is hard to hear. Big ones like to have a bit of room. It is about the room, and not about love.
  P<sisroom> Big ones like to find things where they were. Small hands move them.
  P<sisroom> After some time alone, big ones come out again. They are hungry then.
  Q<sisroom> In front of the shut door, {Name} may feel ____.
  H<sisroom> {helper} can fix a time when the door is open. ~ It helps to know it.
  H<sisroom> {helper} can play something with {him} while it is shut.
  T<sisroom> {he} can knock and ask, "Can I come later?"
  T<sisroom> {he} can put a drawing under the door.
  C<sisroom> {he} can think, "Shut now, and open later."
  A<sisroom> The door was shut, and then it was open for a bit. A drawing hangs on the inside now. There was a game for two on the floor. Then it was bedtime, and both doors were shut.
  D<cutwrong> Before a meal there is a picture in {his} head. In it, {snack} looks just right. Then it comes, and it is cut another way. Now the picture and the plate do not match. Nobody can put it back, and that is big.
  P<cutwrong> To a grown-up it is the same food. A picture in a head cannot be seen.
  P<cutwrong> Lots of children want it whole. Some want it in four, and some want no corners.
  Q<cutwrong> When it is not like the picture, {Name} may feel ____.
  H<cutwrong> {helper} can ask before it is cut. ~ Then the picture is known.
  H<cutwrong> {helper} can say, "I see, you wanted it whole."
  T<cutwrong> {he} can say before it, "Like this, please."
  T<cutwrong> {he} can eat one bit and find out how it tastes.
  C<cutwrong> {he} can think, "It looks wrong, and it tastes right."
  A<cutwrong> There are crumbs on the plate. It was not like the picture, and some of it got eaten. It tasted as it does. Next time somebody asks first, or somebody forgets.
`);
