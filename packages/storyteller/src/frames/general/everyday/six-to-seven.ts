import { script } from '../../../frame.ts';

/** Scenes of every day at six and seven. */
export const EVERYDAY_SIX_TO_SEVEN = script(`
  D<boss> Somebody in a game decides how it goes on. It is as if that person wore a captain's hat that nobody can see. {Name} may have it on a lot, because good ideas come fast. To the others there is only one hat and one head. Then they go off, and the captain has no crew.
  D<boss> "No, you stand there, and then you fall over!" {Name} may have the whole game ready before it begins. It is a good plan. But each of the others has a plan as well. When the captain's hat goes round, the plans come out, one by one.
  P<boss> When somebody else makes every rule, playing feels like a job. People leave jobs like that without saying why.
  P<boss> Children who have many ideas are wanted in games. What others look for is room for one of their own.
  Q<boss> When somebody changes the game, {Name} may feel ____. It may be another word a minute later.
  Q<boss> When the others walk off, {Name} may feel ____.
  H<boss> {helper} can play something at home where a real hat goes round. ~ Whoever wears it makes one rule.
  H<boss> {helper} can ask what each child would like to be. ~ It is easy to forget that question.
  T<boss> {he} can ask, "What happens next? You say."
  T<boss> {he} can keep one idea for later and try somebody else's first.
  C<boss> {he} can think, "My idea, their idea, and the hat goes round."
  A<boss> The captain's hat went round, and the ship turned into a hospital for dragons. Nobody could have planned that alone. Some of it was silly, and some of it was better than the plan. At the end the crew was still on board.
  A<boss> On some days the hat stays on one head too long. Then somebody says, "My turn," and it comes off. A game with four plans in it goes on for longer. There is a lot left over for tomorrow.
  D<button> There is one button at the crossing, and there are two people. {Name} may want to be the one who presses it. Pressing is done in a second. The light does not know whose finger it was. It turns green for everybody who stands there.
  D<first> The front of a line is a small place. Only one person fits in it. {Name} may want to be that one each day. Whoever is first sees the door open. Then they all walk through, and nobody can tell who was where.
  P<liftbutton> Many people would like to press it. Grown-ups are just better at looking as if they would not.
  P<button> Somebody may have thought of that button the whole way there. Then another finger is faster, and there is nothing left to press.
  P<first> Some children care a lot about being first, and some about the middle. A few like to be last, and see what everybody does.
  Q<first> When somebody else is first, {Name} may feel ____.
  Q<liftbutton> When another finger was quicker, {Name} may feel ____.
  Q<button> When the button has been pressed already, {Name} may feel ____. It can be big for something so small.
  H<liftbutton> {helper} can settle it before the lift comes. ~ At the button it is too late for that.
  H<button> {helper} can say on the way there whose turn it is. ~ At the button it is too late for that.
  H<first> {helper} can keep a list of days. ~ Paper does not forget who was first.
  T<liftbutton> {he} can call out the numbers as they light up.
  T<button> {he} can say, "This one is yours, and the next one is mine."
  T<first> {he} can choose another job, such as holding the door.
  C<first> {he} can think, "First is one second, and then we are all in."
  A<button> The light turned green, and everybody crossed. Whose finger it was, the cars did not ask. On the way back there is the same button. It has been pressed a thousand times and does not look it.
  A<first> Somebody was first, and somebody held the door. Inside there was enough room for both. Tomorrow there are more doors, a bell and perhaps a lift. Firsts come by quite often.
  C<liftbutton> {he} can think, "Your finger, my numbers."
  C<button> {he} can think, "Same green, whoever pressed."
  D<liftbutton> A lift has a row of buttons, and one of them lights up. {Name} may want to be the one who makes it light. It is over in a second. The lift cannot tell one finger from another. It goes up with everybody in it.
  A<liftbutton> The lift went up, and the door opened for all of them. The button had stopped glowing by then. Down is another button, and it is at the bottom of the row. That one is still free.
  D<hello> A hello is short, and still it can be hard to get out. Somebody looks at {Name} and waits. The longer it takes, the bigger it gets. But a hello can do without a word. In many countries people do it with their eyebrows.
  D<hello> When two people meet, there is a tiny gap. One has said hello, and now it is {his} turn. {Name} may look at the floor, and then the gap gets longer. A nod or a wave fills it, and it is quick. After that the other one can talk.
  P<hello> Somebody who gets no hello may think that they have done something wrong. A small wave tells them that it is not so.
  P<hello> Many children need some minutes with a new face. After that they talk a lot.
  Q<hello> When somebody says hello, {Name} may feel ____. It may be in the tummy or the throat.
  Q<hello> When the hello is over, {Name} may feel ____.
  H<hello> {helper} can say the first hello and leave a small gap. ~ A gap is not a test.
  H<hello> {helper} can say before who will be there. ~ A name makes a face easier.
  T<hello> {he} can lift one hand, or both eyebrows.
  T<hello> {he} can say hello to the dog first, if there is one.
  C<hello> {he} can think, "Eyebrows up, and that is one."
  A<hello> Up went two eyebrows, and the other face did the same. That was a hello, and it is done for today. The words came later, next to a plate of biscuits. Some of them were about dinosaurs.
  A<hello> A hello came out, or it came out as a nod. Both of them count. The next time, that face is not new any more. Hands, eyes and words can take turns.
  D<borrow> On a shelf there is an empty place. Somebody looks for a thing there, and it is gone. {Name} has it, and meant to bring it back. The person at the shelf cannot know that. From there, borrowed and lost look just the same.
  D<borrow> Two people may live in one home, with two sets of things. {Name} may see the other one's things each day. After a while they seem to belong to everybody. The difference is one question. It takes three seconds, and then it is borrowing.
  P<borrow> The owner may not mind the lending at all. It is the looking and not finding that makes people cross.
  P<borrow> Lots of people borrow at home without asking. Grown-ups do it with chargers and pens.
  Q<borrow> With somebody else's thing in the hand, {Name} may feel ____.
  Q<borrow> When the answer is no, {Name} may feel ____.
  H<borrow> {helper} can help both to list what may be taken. ~ Some things are on it, and some are not.
  H<borrow> {helper} can be there when it is brought back. ~ The first sentence is the hardest.
  T<borrow> {he} can ask, "May I borrow it until supper?"
  T<borrow> {he} can put a note in the gap, if nobody is there.
  C<borrow> {he} can think, "First ask, then take."
  A<borrow> The thing is back in its place, and the shelf is full. Next time there is a question first, or a note in the gap. Some answers will be no, and then it stays where it is. Most of them are "yes, but not with jam."
  A<borrow> What was borrowed came home, a bit warmer than before. The owner looked at it from all sides. Asking takes three seconds. Looking for a lost thing takes an afternoon.
  D<sameclothes> Out of a whole drawer, {Name} may choose one thing each morning. It is {garment}. The skin knows it, and so there is nothing to think about. But it gets dirty, and a wash and a dry take a whole day. On that day the drawer is still full of other clothes.
  D<sameclothes> Some people wear the same clothes every day on purpose. It is one thing less to decide. {Name} may understand them well. With {garment} the day is easy. Such people own five of it, though. With only one, there is washing day.
  P<sameclothes> Others at home see the wash and the weather. They may ask for something else. It is nothing against the best one.
  P<sameclothes> New clothes are stiff, because nobody has lived in them. They get soft by being worn.
  Q<sameclothes> In other clothes, {Name} may feel ____. It may be different after breakfast.
  Q<sameclothes> On washing day, {Name} may feel ____.
  H<sameclothes> {helper} can look for a second one that feels nearly the same. ~ Then one can be washed.
  H<sameclothes> {helper} can agree on a washing day and write it down. ~ A known day is easier than a sudden one.
  T<sameclothes> {he} can choose two others the evening before. ~ In the morning there are only two.
  T<sameclothes> {he} can wear a new thing for one hour at home first.
  C<sameclothes> {he} can think, "It is in the wash. It comes back."
  A<sameclothes> On the line it hung upside down and dried from top to bottom. Other clothes went out and came back with mud on them. Tomorrow it is clean and soft. It did not miss much.
  A<sameclothes> The drawer has one more thing for a washing day. It is no favourite. It is just clothes, and the day in it was ordinary.
  D<tworules> Some children know two sets of rules. At {elsewhere}, {Name} may have sweets at four and television until seven. At home there is another list. Coming back, the head is still there, and a no sounds like a mistake. It is only the other list.
  D<tworules> A border is a line where the rules change. {Name} crosses one on the way home from {elsewhere}. On that side it is mostly yes. On this side there is teeth, and tea, and a no now and then. People who cross a border need some minutes to remember where they are.
  P<tworules> Somebody who has {him} for a few hours can say yes to nearly everything. Whoever has every day thinks of tomorrow, too.
  P<tworules> The two grown-ups may have talked about it and still see it differently. That is for the two of them to sort out.
  Q<tworules> Coming through the door at home, {Name} may feel ____.
  Q<tworules> When home says no, {Name} may feel ____.
  H<tworules> {helper} can make the first half hour at home quiet. ~ Rules are heard better after a snack.
  H<tworules> {helper} can say what is the same in both places. ~ There is more of it than one thinks.
  T<tworules> {he} can tell about the visit first and ask for things later.
  T<tworules> {he} can say, "There I may. How is it here?"
  C<tworules> {he} can think, "Two places, two lists, one me."
  A<tworules> One list hangs in one kitchen, and one in the other. Neither of them is wrong. After an hour the rules of home feel ordinary again. The sweets over there are not going anywhere.
  A<tworules> The border has been crossed, and the shoes are in the hall. There was a no, and there was supper. Next time the way goes back, and the rules change again.
  D<laterbed> In many homes there is a line on the clock for each child. {Name has} the first line, and {older} has a later one. From bed it sounds as if the best part was going on downstairs. {Name} may call that unfair. It is different, and it moves along by a bit each year.
  D<laterbed> How much sleep a body needs goes down with age. {Name} needs some more of it than {older} does. It is by the clock. So the clock says up for one and not yet for the other. It can feel like being sent out of the film before the end. The film is mostly people who look for the remote.
  P<laterbed> The older one lay up there once and listened, too. At that age it felt exactly the same.
  P<laterbed> Grown-ups are not giving a prize to one and not to the other. They are counting hours until morning.
  Q<laterbed> Going up first, {Name} may feel ____.
  Q<laterbed> When voices come up from downstairs, {Name} may feel ____.
  H<laterbed> {helper} can say at which birthday the time moves. ~ It is easier to wait for a date.
  H<laterbed> {helper} can keep ten minutes of the evening for just {him}. ~ That is what going first can be good for.
  T<laterbed> {he} can choose what the last ten minutes are for.
  T<laterbed> {he} can draw the clock with a line for each person at home.
  C<laterbed> {he} can think, "My line now. It moves."
  A<laterbed> The clock goes past one line and then past the next. In the end everybody in the house is lying down. The last one up has the dark stairs. The first one has the warm bed and, in the morning, the first toast.
  A<laterbed> Tonight the line is where it is. At some birthday it goes along by a quarter of an hour. Until then there are ten minutes that belong to one person. The clock keeps both.
  D<calls> A call from the kitchen goes through a door and round a corner. {Name} may be in the middle of something good. A brain that is busy turns other voices down, without asking. So the first call gets lost, and the second as well. By the tenth it is loud.
  D<calls> People who are deep in something often do not hear a call. Scientists have tested it. {Name} may only hear the last one: "I have called you ten times!" The nine before were real. They just did not get in.
  P<calls> From the kitchen it looks as if somebody did not want to hear. It makes a grown-up louder each time, and nobody likes that voice.
  P<calls> Grown-ups with a phone in the hand miss calls as well. It can be tried out.
  Q<calls> When a call is loud all at once, {Name} may feel ____.
  Q<calls> When it is time to stop in the middle, {Name} may feel ____.
  H<calls> {helper} can come near, wait for a look and say it once. ~ Eyes open ears.
  H<calls> {helper} can ask what {he} heard. ~ Then both know whether it got in.
  T<calls> {he} can say, "I heard you, and I need two minutes."
  T<calls> {he} can put one thing down as soon as {his} name is called. ~ Free hands help the ears.
  C<calls> {he} can think, "That was my name. Eyes up."
  A<calls> One call, one look, and it was in. It saved nine others. The kitchen was quiet, and there was time left over. What it was about was only shoes.
  A<calls> Some calls still get lost behind the door. Others are caught, like a ball that is seen early. The tenth call has not been used for a while. Nobody misses it.
  D<afterschool> School is six hours of holding things in: feet, words, tears and toilet. {Name} may hold it all very well there. Then the door of home opens, and it comes out at once. It is like a bag that is dropped in the hall. It bursts where there is room for it.
  D<afterschool> Teachers say, "A lovely day," and at home a shoe flies. {Name} may not know why either. The day had been packed into a bag, bit by bit. At home the bag is put down. That is when it gets noticed how heavy it was.
  P<afterschool> It comes out with the people who feel safe. They know that, and it is still loud.
  P<afterschool> "How was your day?" is a big question for a tired head. "Toast or banana?" is a smaller one.
  Q<afterschool> Coming in at the door after school, {Name} may feel ____.
  Q<afterschool> With nothing to do for half an hour, {Name} may feel ____.
  H<afterschool> {helper} can have a snack ready and save the questions for later. ~ Food first is an old trick.
  H<afterschool> {helper} can keep the first half hour free. ~ Nobody unpacks a bag while running.
  T<afterschool> {he} can go to a quiet place for a while before talking.
  T<afterschool> {he} can stamp, run or roll up in a blanket first. ~ Bodies unpack in their own way.
  T<afterschool,comforter> {he} can sit down somewhere with {comforter}.
  C<afterschool> {he} can think, "Bag down. I am home."
  A<afterschool> The bag is in the hall, and half of the day came out. Some was loud, and some was crumbs. After supper one more bit turns up by itself. It was about a joke.
  A<afterschool> School is over for today, and home is where it may come out. The bag gets lighter while somebody sits on the sofa. By the time it is dark there may be a word or two. There is no hurry with those.
  D<seatkick> There is a seat in the car, and behind it there are {his} legs. Legs that sit still for an hour look for work. They find the back of that seat and kick. On the other side, the driver gets each kick in the back. It is hard to look at a road with that.
  P<seatkick> A driver uses eyes, ears, hands and feet all at once. A knock in the back takes some of that away.
  P<seatkick> Nobody is good at sitting on a long drive. Grown-ups only hide it better.
  Q<seatkick> On a long drive, {his} legs may feel ____.
  Q<seatkick> When somebody says, "Stop kicking," {Name} may feel ____.
  H<seatkick> {helper} can stop on a long drive for five minutes of running. ~ It saves time in the end.
  H<seatkick> {helper} can find something for the feet to stand on. ~ Hanging legs swing.
  T<seatkick> {he} can press both feet together and count to twenty. ~ Legs like work.
  T<seatkick> {he} can say when the legs have had enough.
  C<seatkick> {he} can think, "Feet, press, and rest."
  A<seatkick> The car stands still, and the seat in front had a quiet ride. All the kicks that were saved can come out now. There is grass, and perhaps a ball. Nobody is on the other side of a ball.
  A<seatkick> The road was seen from start to end. Two feet pressed each other and were not heard. Now the door opens. The legs go first.
  D<barefoot> Shoes are hot, and toes like to see where they are. {Name} may take them off on the way. Then one falls down, and the wheels roll on. Pavements have stones and glass on them, and in winter they are wet. A shoe is a small house for such places.
  P<barefoot> Somebody goes back and looks for it. Now and then a single shoe stays on a wall for weeks.
  P<barefoot> A shoe that pinches cannot say so. Feet grow, and shoes do not.
  Q<barefoot> With shoes on for a long time, {his} feet may feel ____.
  H<barefoot> {helper} can check whether a shoe is too small.
  T<barefoot> {he} can keep both on as far as the door.
  C<barefoot> {he} can think, "To the door, and then toes."
  A<barefoot> Both shoes came home, and that makes a pair. By the door they lie on their sides and rest. The toes have the whole carpet.
  D<kiss> Somebody in the family bends down and waits for a kiss. {Name} may not want to give one. A kiss is like a present: it only counts when it is given. Nobody would take a present out of a child's hands. Other presents are a wave, a high five or a bow.
  D<kiss> There are places where people rub noses, and places where they shake hands. All of it means the same. {Name} may choose what {his} own goodbye is made of. A cheek belongs to the person who has it. Whoever would have liked a kiss can be told that kindly.
  P<kiss> The other person may be sad for a moment. Grown-ups can look after a feeling like that themselves.
  P<kiss> A good wave can be seen from the end of the street. Few kisses can say that.
  Q<kiss> When somebody bends down for a kiss, {Name} may feel ____.
  Q<kiss> At the door, {Name} may feel ____.
  H<kiss> {helper} can tell the family before that {Name chooses} the goodbye. ~ Then nobody is surprised.
  H<kiss> {helper} can ask, "Wave, high five or hug?" ~ A no is an answer, too.
  T<kiss> {he} can say, "I do high fives today."
  T<kiss> {he} can step back and bow. ~ Kings thought that was polite.
  C<kiss> {he} can think, "My cheek, my choice."
  A<kiss> There was a high five, so loud that it could be heard next door. The goodbye was said, and everybody knew it. On another day it may be a hug. It was nobody's job to find that out in advance.
  A<kiss> From the car a hand could be seen for a long time. It went to and fro like a wiper. That was a goodbye made at home. No cheek was needed for it.
  D<napping> In one room it is night, although it is two in the afternoon. A baby sleeps in there. {Name} may be in the middle of a game with sound effects. Doors keep out legs, but they do not keep out sound. Then there is a cry, and the afternoon of four people changes.
  D<napping> Sound goes through walls better than through air. {Name} may not believe it, but doctors listen to chests for that reason. A baby behind a wall hears a shout quite well. A whisper is too thin to get in. Between the two there are a lot of voices to try out.
  P<napping> A baby who is woken early is no good company. It is tired, and it cannot say so.
  P<napping> The grown-up was just going to sit down. That is why the face looks like that.
  Q<napping> In the quiet hour, {Name} may feel ____.
  Q<napping> When everything is about the baby's sleep, {Name} may feel ____.
  H<napping> {helper} can keep a bit of that hour for just the two.
  H<napping> {helper} can say where loud is fine, such as outside.
  T<napping> {he} can play it as a silent film, with faces and no sound.
  T<napping> {he} can make a sign for the door with a moon on it.
  C<napping> {he} can think, "Silent film until the moon comes off."
  A<napping> The film went on without sound and was surprisingly good. Then the moon came off the door. Somebody small looked round with one red cheek. Now the sound effects can be put in.
  A<napping> It was quiet for most of an hour, and once a brick fell. Nobody woke up. The hour had cocoa in it. After that there was enough noise for everybody.
  D<busy> Grown-ups can be at home and still not be there. They look at a screen, talk to it and hold up one finger. {Name} may wait for that finger to come down. From outside it looks as if the screen were more important. Mostly it is only louder.
  D<busy> A week has many hours, and work, washing and sleep take most of them. {Name} may want some of the rest. Hours that belong to nobody get lost. An hour with a name on it stays where it is. It can even be a short one.
  P<busy> A grown-up who says "in a minute" believes it. Then the minute fills up from the other side.
  P<busy> Those who work a lot often miss their family in the middle of it. They can say so if they are asked.
  Q<busy> When a finger goes up for "not now", {Name} may feel ____.
  Q<busy> In a time that is just for two, {Name} may feel ____.
  H<busy> {helper} can put {his} name on a time in the calendar. ~ Ten minutes with a name are better than an hour some time.
  H<busy> {helper} can put the phone in a drawer for that time.
  T<busy> {he} can ask, "When is my time today?"
  T<busy> {he} can draw what the time is for, and hang it up.
  C<busy> {he} can think, "My name is on the calendar."
  A<busy> There it stands in felt pen, between the dentist and the bins. It is a time with a name. The phone was in the drawer, and it hummed once. Nobody got up. Ten minutes can be rather long.
  A<busy> The screen went dark, and a person turned round. There were two cups and a game with five rules. It was not the whole evening. It was the bit with a name on it.
`);
