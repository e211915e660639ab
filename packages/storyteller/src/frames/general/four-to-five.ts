import { script } from '../../frame.ts';

/** What is told of anything that feels hard to a child of 4-5 years. */
export const FOUR_TO_FIVE = script(`
  D<block,hard> Some things are easy for {Name}, and some are hard. A hard one is {hard}. A tower of blocks is hard to build too. It does not start at the top. It starts with one block, and then there is one more.
  D<block> It is hard to build a tower of blocks. A tower does not start at the top. For {Name} and for everyone, it starts with one block. Then there is one more. Many hard things go like that.
  D<hand,hard> There is a lot that {Name does} alone. Still, some things are hard. One of them is {hard}. When a thing gets too hard, a hand can go up. Then somebody sees it and comes.
  D<hand> A day has easy bits for {Name}, and hard bits too. In a hard bit, a hand can go up. It says, "Help, please," without a word. Then somebody sees it and comes.
  D<zip,hard> When {Name was} small, every zip was hard. Small fingers need time for that. Now another thing is hard. It is {hard}. Hard things are a bit like a zip. They stick, and then they move a little.
  D<zip> Zips are hard for small fingers. They were hard for {Name} too, at first. Now there are other hard things. Hard things are a bit like a zip. They stick, and then they move a little.
  D<stone,hard> Nobody can see a stone in a shoe. Only the foot knows that it is hard. For {Name}, one hard thing is {hard}. Nobody can see that from outside either. So it is good to stop and say so.
  D<stone> When a stone gets into a shoe, only the foot knows. Everybody else walks on. {Name} may know other hard things like that. Nobody can see them from outside. So it is good to stop and say so.
  D<sandwich,hard> A sandwich has bread, then jam, then bread again. A plan can be made like that. One hard thing for {Name} is {hard}. It can go in the middle. Something easy comes first, and something easy comes after.
  D<sandwich> First bread, then jam, then bread. That is how to make a sandwich. A hard thing in {his} day can go in the middle too. Something easy comes first. Something easy comes after, so the hard thing has an end.
  P Other children have hard things too. Some of them show it. Some keep quiet, so nobody can see.
  P Grown-ups were small once. They know that hard things take time. They like it when a child asks.
  P A teacher meets many children. Each of them finds something hard. It is not the same thing for everyone.
  P Some grown-ups are in a hurry. They may not see that it is hard. When they see it, they can wait.
  Q When the hard part comes, {Name} may feel ____.
  Q Just before the hard part, {Name} may feel ____.
  Q On a day with something hard in it, {Name} may feel ____.
  H<zip> {helper} can show the first bit and stay close. ~ There is time.
  H {helper} can say what comes first and what comes next. ~ It helps to know that.
  H<adult> {helper} can help by {adult}. ~ That has helped before.
  H {helper} can ask, "Which bit is hard?" ~ Then the help can fit.
  H {helper} can wait for as long as a song. ~ Waiting is a kind of help.
  T<block> {he} can try one small bit and then have a rest.
  T<zip> {he} can watch first, and then choose a bit to try.
  T {he} can sit close to somebody for a while.
  T<hand> {he} can put up one hand to ask for help.
  T<comforter> {he} can keep {comforter} close for the first bit.
  T<doing> {he} can try {doing}. ~ It has helped before.
  T<thing> {he} can ask for {thing}. ~ It has helped before.
  T<quiet> {he} can spend some time {quiet} before the hard part.
  T {he} can point to the bit that is hard.
  T<sandwich> {he} can ask to do it together the first time.
  C<block> {he} can say, "First one block."
  C<hand> {he} can think, "Hand up, help comes."
  C<zip> {he} can say, "It sticks, and then it moves."
  C<topic> {he} can take one breath and think about {topic}.
  C<stone> {he} can say, "Stop, please. Something is hard."
  C<sandwich> {he} can say, "This is the jam. Then comes bread."
  A<block> One block is a start. Tomorrow there may be one more. Small bits make hard things easier. Tall towers were small first.
  A<hand> To ask is a good thing to do. Help makes hard things easier. When the help is done, the hand goes down. Then there is time to play.
  A<zip> A zip can stick on one day and move on the next. Hard things are like that. They get easier a little at a time. The coat waits on its hook.
  A<stone> A shoe comes off, and a stone falls out. Other hard things take longer than that. They get easier when somebody knows. The little stone stays on the path.
  A<sandwich> A hard thing has a before and an after. It is easier to wait when the end is known. Some sandwiches fall apart. Then somebody makes a new one.
  D<lap> Some days only one lap will do. {Name} may want the one lap for shoes, cups and cuddles. Then somebody else comes to help. The arms are not the same, and the voice is not. That can be hard for a while.
  D<lap> A family has more than one lap. Today {Name wants} one of them for everything. The other lap is empty, and it is ready too. To go from one to the other can be hard. It need not go fast.
  P<lap> Lots of children want one person most. It changes, and then it changes again. Grown-ups know that it is not about who is best.
  P<lap> A grown-up who is not wanted for the shoes can wait. It is fine to need a bit of time.
  Q<lap> When somebody else comes to help, {Name} may feel ____.
  H<lap> {helper} can start with a game. ~ After a game it is easier.
  H<lap> {helper} can ask, "May I do one sock?"
  T<lap> {he} can choose one small job for the other pair of hands.
  T<lap> {he} can show how {he likes} it done.
  C<lap> {he} can say, "You do one sock, please."
  A<lap> One sock was done by other hands. It fits just as well. What is hard gets easier in small bits. A lap does not get used up. There is room on both.
  A<lap> First it was one book on the other lap. It was hard to begin, and then there was a story. The best lap is still there. Now there is another one as well.
  D<room> Grown-ups go in and out of rooms all day. They fetch a cup, or they hang up a towel. {Name} may not see what they do. Then it can be hard to stay and play. Ears can help, for they hear round corners.
  D<room> A room looks big when a grown-up goes out of it. {Name} may stop and look at the door. What is behind it cannot be seen. That can be hard. But it can be heard, with steps and taps and cups.
  P<room> Lots of children like to know where their people are. Some look, and some listen.
  P<room> Grown-ups forget to say where they go. They only want to get the washing.
  Q<room> When the room is empty, {Name} may feel ____.
  H<room> {helper} can say where, and for how long. ~ "To the kitchen, for one song."
  H<room> {helper} can hum on the way. ~ Then ears know the way too.
  T<room> {he} can call, "Where are you?", and listen.
  T<room> {he} can put on three more blocks, and then look.
  T<room,comforter> {he} can tell {comforter} who is where.
  C<room> {he} can think, "I hear you, so you are there."
  A<room> The steps come back, and a cup comes with them. A person in the next room is still at home. Waiting was hard, and three blocks made it easier. Now the tower can go on.
  A<room> Taps, cups, steps, and there is the face again. It was hard to wait, and ears did a good job. Tomorrow the grown-ups will go in and out again. So will the sounds.
  D<elder> In the morning there is a bag by the door. {elder goes} to school with it. {Name stays} here, and the rooms get quiet. It can be hard to be the one who stays. The bag cannot stay, but it comes home.
  D<elder> Two pairs of shoes are by the door. One pair goes to school, and it is not {Name}'s. It is hard when somebody leaves who is good to play with. The other pair has a day as well. It only goes to other places.
  P<elder> At school there is a lot to do. People can like it there and still like to come home.
  P<elder> Grown-ups see who has gone and who is still here. They think of both.
  Q<elder> When the bag goes out of the door, {Name} may feel ____.
  H<elder> {helper} can walk along to the gate on some days.
  H<elder> {helper} can think of a thing to do for two.
  T<elder> {he} can keep one thing to show after school.
  T<elder> {he} can put a drawing in the bag.
  C<elder> {he} can say, "Go, bag. I will show you later."
  A<elder> At home time the bag comes back. It is a bit heavier, and there is a crumb in it. The hard part of the day is over. There is a lot to tell, and something to show.
  A<elder> The shoes come home, and now there are two pairs again. The morning was hard, and then it got easier. A day at home has its own things in it. They can be told on the mat.
  D<stairs> Stairs were made for people with long legs. {Name} may stop in front of them. From the top they look deep, and from below they look high. That can be hard. But nobody takes more than one stair at a time.
  D<stairs> One stair is only as high as a toy box. A lot of them in a row look like a hill. {Name} may not like to look down there. It is hard for many children. Feet like to know what comes next.
  P<stairs> Some people hold on with one hand, and some with two. Some go down on their bottom. All of them get there.
  P<stairs> Grown-ups hold on as well. They just do it with a tray in the other hand.
  Q<stairs> At the top of the stairs, {Name} may feel ____.
  H<stairs> {helper} can go one stair in front. ~ Then there is somebody to look at.
  H<stairs> {helper} can wait at every stair.
  T<stairs> {he} can hold on and count the stairs.
  T<stairs> {he} can sit down and go bump by bump.
  C<stairs> {he} can think, "One stair, stop. One stair, stop."
  A<stairs> The last stair is the floor, and floors are flat. It was hard, and it went stair by stair. Tomorrow the stairs will be just as many. Feet that know them find them easier.
  A<stairs> Bump, bump, and there is the mat. What is hard gets easier when it is cut up small. That is what stairs are for. Nobody could jump up to the bedroom at once.
  D<trip> One day the whole class goes out. The coats go, and the lunch bags go, and so does {Name}. A new place has new sounds and other toilets. That can be hard to think of. But the same faces come along, two by two.
  D<trip> A school trip is a school day that is somewhere else. {Name} may think about it a lot. What is it like there? Who sits where? It can be hard not to know. Some of it can be asked.
  P<trip> Teachers count all the children again and again. They like that number very much.
  P<trip> Some children like the bus best. Some like the way home best.
  Q<trip> On the day of the trip, {Name} may feel ____.
  H<trip> {helper} can find a picture of the place. ~ Then it is a bit less new.
  H<trip> {helper} can ask the teacher what comes first.
  T<trip> {he} can pack one small thing from home in a pocket.
  T<trip> {he} can ask who {his} partner is in the line.
  C<trip> {he} can think, "Out we go, and back we come."
  A<trip> Then the line comes back, two by two. The place is not new any more, and that makes it easier. Some of it was hard, maybe, and some of it was fun. A lunch bag comes home, with crumbs in it.
  A<trip> At home time the coats come back, some with mud. A class goes out, and the same class comes home. What was hard before can be told now. It is easier from the sofa.
  D<oops> Oops! Something went wrong, and others saw it. They laughed, and {Name} could hear it. A laugh can come out fast when a thing is sudden. It comes before anybody thinks. To stand in the middle of it is hard.
  P<oops> Some of them laughed because of the bang. Some laughed because others did. Some did not laugh.
  P<oops> Everybody has had an oops. Grown-ups have big ones, with soup.
  Q<oops> When others laughed, {Name} may have felt ____.
  H<oops> {helper} can hear all of it, and not laugh.
  H<oops> {helper} can tell of an oops from long ago.
  T<oops> {he} can tell it to one person who is kind.
  T<oops> {he} can do a slow breath and look at one thing.
  C<oops> {he} can think, "It was one oops. It is over."
  A<oops> An oops is short, even when it feels hard and long. Then there is lunch, and something else. Tomorrow somebody else may have one. Somebody kind can help to pick things up.
  D<handles> Some things are heavy, and nobody can see them. {Name} may have something like that to carry. A heavy bag has two handles. One is for {him}, and one is for another person. It is the same bag, but it is lighter.
  D<handles> {Name} may have a hard thing to think about. It is like a bag that is too full. Grown-ups have such bags as well. They look for somebody who takes the other handle. That is why a bag has two.
  P<handles> Other people cannot see a thought. They can only see a face. So it helps to say a word.
  P<handles> Grown-ups like to be asked. They have strong arms and big ears.
  Q<handles> With a heavy thought, {Name} may feel ____.
  Q<handles> When {he thinks} of it, {Name} may feel ____.
  H<handles> {helper} can sit down and listen to all of it.
  H<handles> {helper} can say what is known, in plain words.
  H<handles> {helper} can stay close, with no words at all.
  T<handles> {he} can say, "It is heavy today."
  T<handles> {he} can draw it, as big as it is.
  T<handles,comforter> {he} can tell {comforter} first.
  C<handles> {he} can think, "One handle for me, one for you."
  A<handles> Two people walk with one bag. It is still there, and it is lighter. Now and then they put it down and look at a snail. Then each of them takes a handle again.
  A<handles> At night the bag stands on the floor. It need not be carried in bed. In the morning it may be heavy, or a bit lighter. Two handles are on it, and two hands are near.
  D<cream> Cream comes out of the tube white and cold. It goes on the arms, and then it slides about. {Name} may feel every bit of it. Skin likes to be looked after, but not to be surprised. That is what makes it hard.
  P<cream> Grown-ups get cream on their noses too. They look like clowns for a moment.
  P<cream> Some skin feels a lot. A cold dot on it is big news.
  Q<cream> When the cream comes, {Name} may feel ____.
  H<cream> {helper} can warm it between two hands first.
  H<cream> {helper} can say which bit is next. ~ Then skin is not surprised.
  T<cream> {he} can draw a sun on one arm with it.
  T<cream> {he} can do both knees without help.
  C<cream> {he} can count, "Arms, legs, nose, and done."
  A<cream> Arms, legs, nose, and done. The cream has gone in, and nobody can see it now. It stays there and does its job. The hard bit was as long as one song.
  A<cream> The tube is shut, and it has a cap on. The skin was surprised at first, and then it was not. Tomorrow the cream may be a bit easier. It is the same tube, and the same five dots.
  D<far> Things look big near by and small far away. So everybody has a spot that is far enough. {Name} may look for that spot. From there eyes can find out a lot. Feet can stay where they are.
  D<far,hard> Everybody has something that is good to look at from far away. For {Name} it is {hard}. From a good spot, eyes can find out a lot. Feet can stay where they are. They may go a bit nearer, or not.
  P<far> Others may go up close and shout, "It is nothing!" It is nothing for them. Bodies are not all the same.
  P<far> Grown-ups have a spot for some things, too. Some of them stand on chairs.
  Q<far> When it is near, {Name} may feel ____.
  Q<far> From the right spot, {Name} may feel ____.
  H<far> {helper} can stand in the same spot and look.
  H<far> {helper} can tell what it does and does not do.
  T<far> {he} can choose the spot and put both feet on it.
  T<far> {he} can take one small step, or none.
  T<far,comforter> {he} can hold {comforter} up to have a look.
  C<far> {he} can say, "You stay there, and I look from here."
  A<far> From the spot it was as small as a thumb. It stayed there and did its own things. Maybe the spot is one step nearer next time. A good spot far away is a good spot.
  D<club> Some days go on after school. The bell rings, and {Name goes} to the club. Many coats have gone home by then. That can be hard to see. But one coat is on its hook. It knows the way home.
  P<club> Grown-ups work at that time. They look at the clock as well.
  P<club> Other children there wait too. A game makes the big hand go faster.
  Q<club> When the others go home, {Name} may feel ____.
  H<club> {helper} can say when the door opens.
  H<club> {helper} can ask which part of the club is hard.
  T<club> {he} can choose one thing to build each time.
  T<club> {he} can keep a small thing from home in a pocket.
  C<club> {he} can think, "School, club, home. I am in the middle."
  A<club> The door opens, and there is the right face. The coat comes off the hook. What was built can stay for tomorrow or be shown. After the club it is the same way home.
  D<chew> Teeth like to have a job. {Name} may find that they chew on a sleeve. It happens by itself, when a head is busy. A sleeve gets wet and thin from it. There are better things for teeth.
  P<chew> Grown-ups chew pens. They do not notice it.
  Q<chew> When teeth want to chew, {Name} may feel ____.
  H<chew> {helper} can find something that is made to be chewed.
  H<chew> {helper} can bring a crunchy snack.
  T<chew> {he} can chew an apple or a carrot.
  T<chew> {he} can drink through a straw.
  C<chew> {he} can say, "Teeth, here is your job."
  A<chew> The sleeve gets dry again and hangs down nicely. The teeth have a carrot now. That is a loud job, and they like it. Crunch, goes the next bit. To chew is what teeth can do best.
  D<costume> A cape makes a person feel tall. {Name} may want to wear it all day and all night. But some places have their own clothes. School is one, and the bath is one. It is hard to take off a good cape.
  P<costume> Heroes have everyday clothes, too. Nobody knows who they are then. That is how they like it.
  P<costume> A teacher can see who is brave without a cape.
  Q<costume> When the cape comes off, {Name} may feel ____.
  H<costume> {helper} can find a hook for the cape. ~ Then it waits there.
  H<costume> {helper} can say when it is cape time again.
  T<costume> {he} can wear something small under the jumper, such as special socks.
  T<costume> {he} can hang up the cape.
  C<costume> {he} can think, "The cape waits, and I am still me."
  A<costume> On its hook the cape looks quite small. The one who wears it is out and about, in everyday clothes. It was hard at the door. After school the cape goes swish again.
  D<abroad> Some people live so far away that their clock shows another time. {Name} may miss somebody there. When it is supper here, it can be night over there. It is hard to be fond of a face that is far. But it is the same moon.
  P<abroad> They miss {Name} too, and look at photos. They count the sleeps as well.
  P<abroad> Grown-ups can miss somebody in the middle of the washing-up. Then they go a bit quiet.
  Q<abroad> After a call, {Name} may feel ____.
  H<abroad> {helper} can find a good time for both clocks.
  H<abroad> {helper} can cook something that they cook there.
  T<abroad> {he} can draw something and send it.
  T<abroad> {he} can save one thing to tell on the next call.
  C<abroad> {he} can think, "Your clock, my clock, one moon."
  A<abroad> Two clocks tick, one here and one there. It is hard that they are not in one kitchen. The picture is on its way, and somebody will look for it. At night there is a moon for both.
  D<mess> Fingers find out about things. Some things are dry, and some stick. {Name} may not like it at all when fingers are sticky. Hands have more feeling in them than a knee or a back. So it is hard to think of something else then.
  P<mess> Some children like to be wet and muddy up to here. Others keep their hands up in the air. Both can play.
  Q<mess> With messy fingers, {Name} may feel ____.
  H<mess> {helper} can keep a wet cloth near. ~ Then it can be over at once.
  H<mess> {helper} can find a spoon or a stick for it.
  T<mess> {he} can start with one finger.
  T<mess> {he} can ask for the cloth and then go on.
  C<mess> {he} can think, "One finger can try. Nine can watch."
  A<mess> The cloth went round, and all ten fingers are dry. One of them knows a bit more than before. Hard things can be met with one finger. The rest can stay in the air and cheer.
  D<carry> The way is long, and legs are short. {Name} may want to be carried after a bit. It is nice and high up there. Arms get tired too, and so it can be hard for both. A long way can be cut into small ways.
  P<carry> Grown-ups carry bags, keys and thoughts. Sometimes there is no arm left.
  Q<carry> In the middle of a long way, {Name} may feel ____.
  H<carry> {helper} can stop at each bench for a hug.
  H<carry> {helper} can sing a song with steps in it.
  T<carry> {he} can pick the next stop, such as a lamp post.
  T<carry> {he} can count ten steps and then ten more.
  C<carry> {he} can say, "To the lamp post, legs!"
  A<carry> From lamp post to gate, from gate to door. The legs walked it bit by bit, and that was hard. Now they can lie on the sofa. A hug at the end is a bit like being carried.
  D<where> Things can hide without moving. A shoe is put down, and then it is somewhere. {Name} may look for it all over the place. It is hard when the head was busy with another thing. Things need a place to go home to.
  P<where> Grown-ups look for keys every day. They look in the fridge, too.
  Q<where> When a thing is lost again, {Name} may feel ____.
  H<where> {helper} can make one spot by the door for it.
  H<where> {helper} can go back over the way and look along.
  T<where> {he} can put it in its spot and say so.
  T<where> {he} can tie a bright ribbon on it.
  C<where> {he} can say, "Bottle, you live here."
  A<where> The shoe was under the sofa, with some dust. Now it stands in its spot by the door. Not all lost things turn up at once. It is easier when they have a home.
  D<loud> There is a mouse voice and a lion voice. {Name} has both. Inside a room the lion is too big. The walls send it back. Outside there is room for it. A voice does not know where it is, but a head does.
  P<loud> Other people hear with their whole head. A big voice can push everything else out.
  P<loud> When it is loud, people talk louder. Then it gets louder still.
  Q<loud> When somebody says, "Not so loud," {Name} may feel ____.
  H<loud> {helper} can show a sign for the mouse. ~ A sign makes no noise.
  H<loud> {helper} can find a place for the lion each day.
  T<loud> {he} can say it again as a mouse.
  T<loud> {he} can go close to somebody and say it there.
  C<loud> {he} can think, "Mouse in here, lion out there."
  A<loud> In here it is mouse time, and the mouse has good news. In the park the lion gets out and roars at a tree. The tree does not mind. It is one voice, and it can do both.
  D<tales> {Name} may see a lot and want to tell it all. There are two kinds of telling. One gets somebody help, and that is good at any time. One gets somebody told off, and that can wait. It is hard to know which kind it is.
  P<tales> Grown-ups want to know who is hurt, or sad, or not safe. They do not need to know who has the wrong spoon.
  P<tales> A child who tells a lot likes things to be right. That is a good thing to like.
  Q<tales> When somebody does it wrong, {Name} may feel ____.
  H<tales> {helper} can ask, "Does somebody need help?"
  H<tales> {helper} can listen when it is about help. ~ That goes for all days.
  T<tales> {he} can say to the child first, "That one is mine."
  T<tales> {he} can ask, "Does somebody need help?" and then choose.
  C<tales> {he} can think, "Help, or just a spoon?"
  A<tales> Somebody has the wrong spoon, and still eats all the soup. Somebody falls over, and telling is quick and right. Eyes that see a lot are good to have. Now they can have a rest and a pudding.
  D<bored> Nothing is on, and nobody has time. {Name} may feel how long an hour is. Being bored is hard to sit in. It is like a box with nothing in it. A box with nothing in it can become a lot of things.
  P<bored> Grown-ups get bored too. They look at their phones and call it news.
  P<bored> Ideas are a bit shy. They come when it is quiet.
  Q<bored> With nothing to do, {Name} may feel ____.
  H<bored> {helper} can put out three things and go away again.
  H<bored> {helper} can be bored together for five minutes.
  T<bored> {he} can look for something round, something red and something old.
  T<bored> {he} can lie on the floor and look at the ceiling.
  C<bored> {he} can say, "Come on, idea, I am here."
  A<bored> The box was a bus, and then it was a shop. It was hard at the start, when nothing came. Now nobody can find the tape. An idea was here, and it made a mess.
  D<excited> There is something to look forward to, and {his} body knows it. The legs hop, and the voice gets high. Being excited is like a bottle that has been shaken. It wants to fizz out at the top. It is a good feeling, and it can be hard to stop.
  P<excited> Grown-ups get quiet when they are excited, or they clean. It is the same fizz.
  P<excited> Others may find it too much for a while. They have not been shaken.
  Q<excited> When it fizzes, {Name} may feel ____.
  H<excited> {helper} can go out with {him} for a run.
  H<excited> {helper} can say what comes first and what comes next.
  T<excited> {he} can jump ten times and then lie flat.
  T<excited> {he} can squeeze both hands and let go.
  C<excited> {he} can say, "Fizz, fizz, and flat."
  A<excited> After ten jumps the bottle has less fizz in it. There is still some left for the big thing. It was hard to wait, and the body found a way. A bit of fizz tickles nicely.
  D<wash> Hands go everywhere, and small things ride along on them. They are too small to see. {Name} may think that clean-looking hands are clean. Soap takes hold of the small things, and water carries them off. It takes as long as one song.
  P<wash> Grown-ups wash their hands many times a day. They sing it in their heads.
  P<wash> Nurses wash even between the fingers. They know who rides there.
  Q<wash> At the tap, {Name} may feel ____.
  H<wash> {helper} can sing the song at the tap too.
  H<wash> {helper} can put a step by the tap.
  T<wash> {he} can make gloves out of foam.
  T<wash> {he} can do the thumbs first, since nobody else does.
  C<wash> {he} can think, "Off you go, and down you go."
  A<wash> Down the plughole go the riders, and nobody waves. The hands smell of soap, and they can hold a biscuit. Tomorrow there are new riders, and the same song. Soap is ready for them.
  D<please> Some words are very small and do a lot. "Please" is one, and "thank you" is one. {Name} may want a thing so much that the word stays behind. It is not meant badly. The other person gives, and likes to hear that it was seen.
  P<please> People who give things all day hear a lot of "I want". A thank you makes them look up.
  P<please> Grown-ups forget it too. They think it, and it does not come out.
  Q<please> When somebody waits for the word, {Name} may feel ____.
  H<please> {helper} can say it too, to everybody.
  H<please> {helper} can wait for a little and not push. ~ A small word needs a moment.
  T<please> {he} can say it, sign it or smile it.
  T<please> {he} can say thank you for one thing at supper.
  C<please> {he} can think, "Please goes out, and thank you comes after."
  A<please> "Please," says somebody, and a hand opens. "Thank you," says somebody, and a face does too. It takes one second each time. Then the bread can go on round the table.
  D<last> At home time the hooks get empty, one after another. {Name} may see coats go that came at the same time. One coat still hangs there. It is hard when the wrong faces come in. The right face is on its way.
  P<last> Grown-ups come from different places. Some have a slow bus that waits at each stop.
  P<last> The ones who stay see the room when it is quiet. All the good bricks are free then.
  Q<last> When another child goes home, {Name} may feel ____.
  H<last> {helper} can show the time on a clock.
  H<last> {helper} can keep a special box for the last ones.
  T<last> {he} can build one thing with the good bricks.
  T<last> {he} can help to put the chairs up.
  C<last> {he} can think, "My coat is here, so somebody comes for it."
  A<last> The door opens, and this time it is the right face. The coat comes off the hook and gets two arms in it. It was hard to be one of the last. The tower can be shown on the way out.
  D<back> It went well many times, and then it went bump. {Name} may think of the bump first now. A head does that to look after a body. It is a good head, but it counts only the bump. To go back to it can be hard and slow.
  P<back> Others may say, "Just get on!" They were not in the bump.
  P<back> Grown-ups remember bumps, too. Some of them still walk round one dog or one stair.
  Q<back> When the thing is there again, {Name} may feel ____.
  H<back> {helper} can hold on tight.
  H<back> {helper} can start with the smallest bit.
  T<back> {he} can touch it, and then go and play.
  T<back> {he} can show on a toy how it was.
  C<back> {he} can think, "Small bit, and stop. Small bit, and stop."
  A<back> Today it was one small bit, and that is enough. The bump is still in the head. Now a good bit is next to it. Hard things get easier in a row of small bits. The thing waits there and does not mind.
  D<smallroom> At some times of the week {Name goes} to another room. It has a round table and not so many chairs. There is more time there for each person. It can be hard to go out when the others stay. The way back is just as short.
  P<smallroom> Some children go out for letters, and some for quiet. Each of them has a reason.
  P<smallroom> The ones who stay behind may wish to see that room, too.
  Q<smallroom> When it is time to go out, {Name} may feel ____.
  H<smallroom> {helper} can ask what is good there.
  H<smallroom> {helper} can ask the teacher for a quiet sign.
  T<smallroom> {he} can take the pencil along and bring it back.
  T<smallroom> {he} can tell one thing about that room.
  C<smallroom> {he} can think, "Out to the round table, and back."
  A<smallroom> The round table is empty, and a pencil comes back. A hard thing got a bit easier in the small room. Nobody in there is in a hurry. That is what it is for.
  D<babies> That is a good question: where do babies come from? {Name} may think about it at lunch. Each person was once smaller than a dot. A baby grows in a place that is called the womb. It is inside the body of a woman, below the tummy.
  P<babies> Grown-ups may go a bit red when they hear the question. They are looking for good words.
  P<babies> Lots of children ask it. Some ask it on the bus.
  Q<babies> With such a big question, {Name} may feel ____.
  H<babies> {helper} can tell how it was in this family.
  H<babies> {helper} can find a book about it.
  T<babies> {he} can ask the question again, at any time.
  T<babies> {he} can look at baby photos.
  C<babies> {he} can say, "I was a dot, and now I am me."
  A<babies> The dot grew, and it got hands and ears. Then there was a day to be born on. That is the story of all people, and of this one. If there is another question, it can be asked at home.
  D<hero> Heroes in games fight and fall down. Then they get up again. {Name} may like a game like that, with a lot of pow. It is a game when everybody in it knows that. It is no game when one of them is scared or hurt. A hand up means stop, for heroes as well.
  P<hero> Some children like loud games. Some hear the words and get a fright.
  P<hero> A hero does more than fight. A hero finds cats, and carries old ladies' bags.
  Q<hero> In the middle of a loud game, {Name} may feel ____.
  H<hero> {helper} can be the one who needs to be saved.
  H<hero> {helper} can agree on a sign for stop.
  T<hero> {he} can ask, "Do you want to play heroes?"
  T<hero> {he} can look who is not laughing.
  C<hero> {he} can say, "Hand up, heroes stop."
  A<hero> The hand went up, and all the heroes stopped. One had a shoe off. Then the game went on with a cat to save. The cat was a cushion, and it was very brave.
  D<tongue> In some homes there are two words for each thing. {Name knows} one for the home and one for outside. That is a lot for one head, but it has room. Some days one of the words wants to stay in. It is a good word all the same.
  P<tongue> Other children turn round when they hear a new word. It is a bit like music that they do not know.
  P<tongue> Grown-ups learn languages for years, and pay for it.
  Q<tongue> When somebody turns round, {Name} may feel ____.
  H<tongue> {helper} can say some words in both ways.
  T<tongue> {he} can teach one word to a friend.
  T<tongue> {he} can choose which words to use.
  C<tongue> {he} can think, "Two words, and both are mine."
  A<tongue> A cup has two names here, and it holds milk in both. Words do not push each other out. One can be for the bus, and one for the kitchen. Good night has two as well.
  D<mouth> A mouth is good at finding out. It can tell cold from warm and rough from smooth. {Name} may let it find out about coins, beads and sleeves. Some of those can get stuck, and some are not clean. Fingers and cheeks can find out a lot, too.
  P<mouth> Small babies learn with the mouth first. Later the fingers get better at it.
  P<mouth> Grown-ups call out fast when they see it. They want the throat to stay free.
  Q<mouth> With something small in the hand, {Name} may feel ____.
  H<mouth> {helper} can find something that is made for chewing.
  H<mouth> {helper} can put the small things up high.
  T<mouth> {he} can hold it to the cheek and feel it there.
  T<mouth> {he} can ask for something crunchy.
  C<mouth> {he} can say, "Cheek first, mouth only for food."
  A<mouth> The bead is in the box. The mouth has a carrot. It is louder than a bead. The cheek knows now that beads are cold. That was worth finding out.
`);
