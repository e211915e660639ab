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
  A<last> The door opens, and this time it is the right face. The coat comes off the hook and gets two arms in it. It was hard to be one of the last. Now there is somebody to tell about it.
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
  D<walls> A crayon line begins on paper. It goes round a house and up to a sun. {Name} draws, and then the paper is full. The line would like to go on. The wall is so big and so near. But a wall is not for lines, because it stays for years.
  D<walls> Paper has an edge. {Name} knows that, and crayons do not. They roll and run on until somebody stops them. A sofa looks like a very soft page to a crayon. It is not one, and sponges have a hard job there.
  P<walls> People who draw a lot need a lot of room. Painters long ago drew on cave walls. They had no paper.
  P<walls> Grown-ups may be cross about the wall and still like the drawing.
  Q<walls> In front of a big white wall, {Name} may feel ____.
  H<walls> {helper} can hang up paper longer than an arm.
  H<walls> {helper} can show where crayons live when nobody draws.
  T<walls> {he} can ask for more paper before the page is full.
  T<walls> {he} can help with a sponge and warm water.
  C<walls> {he} can say, "Lines on paper, and walls stay bare."
  A<walls> The long paper hangs there now, and the line has gone on. There is a dog on it now, and then a digger. When it is full, there is the other side. The wall looks on.
  A<walls> At the edge of the paper the crayon made a turn. So a dog got a very bendy tail. It is funnier than a straight one. The crayons lie in their box. The wall is as bare as before.
  D<fast> Some dinners are gone in a minute. {Name} takes a bite, and another one goes in behind it. A mouth full to the brim can only push. It cannot taste, and it cannot chew well. The plate stays where it is, so nobody needs to hurry.
  D<fast> A fork is a bit like a lift. It goes up with a bite and comes down with nothing. {Name} may send it up before the last bite is gone. Then it is crowded up there. Teeth work best with one bite at a time.
  P<fast> Tummies are slow. They notice it a good while after the plate does.
  P<fast> Some people eat fast because they are hungry. Others want to get back to a game.
  Q<fast> When the plate comes, {Name} may feel ____.
  H<fast> {helper} can bring a part first, and more later.
  H<fast> {helper} can tell something between the bites.
  T<fast> {he} can put the fork down after each bite.
  T<fast> {he} can find out how a bite tastes at the end.
  C<fast> {he} can say, "Fork down, teeth on."
  A<fast> The fork lies next to the plate and has a rest. Teeth are working. It turns out that carrots get sweeter, the longer they are chewed. Then it is time for the next bite.
  A<fast> The plate got empty, one bite after another. There was even time for a joke with an empty mouth. A tummy has noticed everything by now. It says that it was good.
  D<abroad> A phone can show a face, but it cannot show a smell. {Name} may miss a kitchen that is far away. Over there the clock tells another time. It is hard to love people in two places. They are in the same sky, all the same.
  A<abroad> The call is over, and the clocks tick on. One of them says supper, and one says sleep. It is hard to hug from here. But a voice came all that way, and it said one name.
  D<babies> "Was I there?" {Name} may ask that question about an old photo. No, not yet. At first each baby is a dot that nobody can see. It grows in a womb, in the body of a woman. When it is big enough, it comes out.
  A<babies> So it goes, from a dot to a person with shoes. It is a true story, and it takes nine months. It can be told again tomorrow. Grown-ups were dots once, too.
  D<back> Heads keep a bump for a long time. When {Name} sees the thing again, the head says, "Bump!" That is meant to help. But it is hard to play with that in the ears.
  A<back> The head still says, "Bump!" but not so loudly. One small bit went well, and it keeps that as well. Going back is hard, and slow is a good speed. Tomorrow there may be one more small bit.
  D<bored> "There is nothing to do!" {Name} may say those big words with a big sigh. Being bored is like an empty box. It looks like nothing at first. Then somebody turns it round.
  A<bored> First there was nothing, and that was hard. Then there was a noise, and two chairs, and a blanket. The empty box was in it, too. Nobody is bored in there.
  D<carry> Home is over there, and here are two tired legs. {Name} may hold up both arms then. Grown-up arms may be full of bags. It is hard to walk when a body says stop. It is easier from one thing to the next.
  A<carry> There is the door, after so many small ways. The legs were tired, and they got here. It was hard, and it got shorter with each step. Now they may dangle from a chair.
  D<chew> Some mouths are busy even when there is no food. {Name} may chew on a sleeve and not know it. The sleeve finds out first, for it gets wet. Teeth are strong, and they like to work. They can have a better job than that.
  A<chew> Crunch, crunch, that was an apple. The sleeves are dry. When a head thinks hard, teeth may chew. Now they have something that is meant for it.
  D<club> At the club the chairs are up and the toys are out. {Name} has been at school all day, and now there is this. It can be hard when others go home. The club has an end, and somebody knows the time.
  A<club> There are footsteps, and the door goes. Out comes the one who was waited for. School is over, and so is the club. Home smells the same as in the morning. Tomorrow it goes round again, and the coat comes along.
  D<costume> Some clothes make a game by themselves, such as a cape. {Name} can be a hero in them, or a queen. Then somebody says that it is time for other clothes. It is hard to stop being a hero. But heroes live inside, where no wind gets in.
  A<costume> The cape got a hook of its own. It was hard to let go of it. Under the jumper is the same brave person. Nobody can see it, and that is how heroes like it.
  D<excited> When something good is near, a body starts to fizz. {Name} may hop, shout and run round the table. That is what being excited is like. It bubbles up by itself, like in a bottle. It can be hard for the ears of others.
  A<excited> The fizz came out in jumps and in one long song. It is easier to sit now, and to look. Some bubbles stayed in for the best bit. That was a good use of a garden.
  D<far> Some things are fine in a book and not so close. {Name} may have one of those. When it is close, the tummy says, "Too near!" From over there it is hard to be so scared. So the first job is to find a good place to stand.
  A<far> It did what it does, and it did not come nearer. From the good place it looked small, and a bit busy. Being close is hard, and looking was easier. That is enough for one day.
  D<hero> "Pow!" says one, and another falls over. {Name} may like games with fights and heroes. The falling is the fun, and so is the getting up. But a game can turn round when one has had enough. So heroes look at faces.
  A<hero> One hero put a hand up, and all of them heard it. There was a stop, and a drink of water. Then there was somebody to save, up on the sofa. All heroes got home in time for tea.
  D<last> In the afternoon the room gets empty, one coat after another. {Name} may count the coats on the hooks. Each time the door opens, all heads go up. It is hard to wait when it was not the right one. The clock moves, even if nobody sees it.
  A<last> There is the right coat with the right person next to it. The way home is the same as for the others. Waiting was hard, and now it is over. There is still a lot of day left.
  D<loud> There is a mouse voice, and there is a lion voice. {Name} may use the lion most. It is great for calling a dog in the park. In a small room it fills up every corner. Then there is no room left for another voice.
  A<loud> The lion waits by the door, where the boots are. A mouse voice is in the room and tells a long story. All the ears come a bit closer. Later the park gets the lion.
  D<mess> Glue, mud and paint stay on fingers for a while. {Name} may not want that on a single one. It feels as if it would stay there. It will not, because water is stronger. It is hard to wait for the water.
  A<mess> Here comes the water, and off it goes. The fingers are quiet again. It was hard to have it on, even for a bit. A dry finger can do a lot, such as point at cake.
  D<mouth> Little things feel nice in a mouth. {Name} may find that a bead goes in by itself. The mouth wants to know how it is. But a throat is narrow, and small things slip. A hand can hold them up to the light.
  A<mouth> The small things are back in the pot. The mouth has had a crunchy bit, and it is happy. Some things are for eyes and for fingers. There is a lot to find out that way.
  D<oops> Down it went, or out it came, and others saw. Somebody laughed, and then more of them did. {Name} stood there and had a hot face. A laugh can be like a sneeze. It was out before they could stop. That is hard to know.
  A<oops> The hot face got cool again, as faces do. Others have had an oops as well, and they will have more. It was hard for a bit. Now there is a game, and somebody says, "Come on."
  D<please> "Give me that!" is like a hand that pulls. {Name} may say it when a thing is very nice. "Please" is like a hand that is open. The other person can put something in it.
  A<please> Two small words have been round the table today. One went out before the bread, and one came after. They weigh nothing, and they fit in between two bites. Good words to have.
  D<smallroom> Knock, knock, somebody comes for {Name}. They go down the hall to a small room. It has a round table. What is hard in a loud place can be easier there. The class does other things in the meantime. It is all there after.
  A<smallroom> The hour in the small room is over. Something was tried there, and tried once more. Hard things like to be tried in peace. Back in class a chair is waiting, next to the same friends.
  D<tales> Good eyes can see each rule that somebody breaks. {Name} may run off and tell it at once. Telling is good when somebody is hurt, sad or not safe. It is hard to wait when it is only a small rule. Grown-ups have eyes, too.
  A<tales> The big thing was told, and help came. The small thing was let go, and the game went on. It was hard to keep it in. Now the mouth is free for telling a joke.
  D<tongue> "What does that word mean?" a friend may ask. {Name} has words that the friend does not know. They come from home, and they taste of it. With the friend there are other words. It is fun on some days and hard on others.
  A<tongue> Some words went to bed early, and some are still awake. There are two for the moon, and both of them shine. Nobody needs to choose one. A friend may want to learn a word one day.
  D<wash> Hands look clean, and they are not so clean. {Name} may not want to stop playing for that. Bits from the door, the dog and the nose sit on them. Water alone only wets them. Soap makes them slip, and then they go.
  A<wash> The soap is back in its dish, and the song is over. All the bits have gone down with the water. Clean hands feel a bit cold, and then warm. They are just right for bread.
  D<where> A sock goes off, then a hat, then a toy. {Name} may put each one down and run on. They do not move, but they hide very well. It is hard to find what nobody has seen. A basket by the door could look after them.
  A<where> Some of it was found, and one thing is still away. It lies somewhere and has a rest. It is easier when each thing has a place to live. A basket by the door is full of hats.
  D<newclub> There is a door, and behind it there is noise. {Name} is new there, and this is the first time. The others know where the shoes go. They know it because they had a first time, too. A first time is hard at the door, and easier inside.
  D<newclub> A new place smells new and sounds new. {Name} may hold a hand very tight at first. There are other children, and a grown-up who knows all the names. The first minutes are the hard ones. Then there is something to do.
  P<newclub> The grown-up in there has seen lots of children come in. Some hop, and some hide.
  P<newclub> The other children like to see who comes.
  Q<newclub> At the door, {Name} may feel ____.
  H<newclub> {helper} can come in and look first.
  H<newclub> {helper} can say who comes at the end.
  T<newclub> {he} can watch one game before joining in.
  T<newclub> {he} can put the shoes next to the other shoes.
  C<newclub> {he} can say, "First I look, and then I go."
  A<newclub> The shoes are on again, and the door goes shut. Next time the noise behind it is not so new. It was hard at first. There is a thing to tell at supper.
  A<newclub> In there was a mat and a game with a long name. The first time is over. The door is the same, and it looks smaller. Shoes on, hand in hand, and home.
  D<gifts> A parcel has paper round it, and nobody can see in. {Name} opens it, and it is not what was wished for. That is hard. The mouth may say so at once. But somebody sits there who thought about it in a shop.
  D<gifts> In each parcel are two things. One is the thing. One is a thought: "This is for {Name}." The thing can be the wrong one. Then it is hard to see the other. It is in there all the same.
  P<gifts> The one who gave it may look at a face and wait. That one wants it to be right.
  P<gifts> Grown-ups get parcels with odd socks, too. They say thank you for the thought.
  Q<gifts> When it is the wrong thing, {Name} may feel ____.
  H<gifts> {helper} can talk about it when it is quiet.
  H<gifts> {helper} can tell about an odd present from long ago.
  T<gifts> {he} can find one nice thing about it, such as the colour.
  T<gifts> {he} can say thank you for the thought.
  C<gifts> {he} can think, "One is the thing, and one is the thought."
  A<gifts> The paper is off, and the thing lies there. The thought is in it too, and it fits. It was hard not to say the first word. The parcel string makes a good snake.
  A<gifts> "Thank you" was said, and a face got all soft. That was true, because the thought was nice. The thing can live in the box for now. Some things get liked later.
  D<petill> A bowl stands on the floor, and nobody eats from it today. The animal is ill or hurt, so it is at the vet. {Name} may go past the bowl and think of it. A vet is a doctor for animals. A vet can look, help and take away pain.
  D<petill> At the vet there are cages with blankets, and quiet voices. An animal from home is in there now. {Name} did not make it ill. A body can get hurt or poorly, an animal's body as well. The vet does what can be done.
  P<petill> Animals do not know why they are at the vet. They like a quiet voice and a soft hand.
  P<petill> Grown-ups may be sad or in a hurry. They listen for the phone.
  Q<petill> By the empty bowl, {Name} may feel ____.
  H<petill> {helper} can ring the vet and tell what is true.
  H<petill> {helper} can ask if a blanket may go there.
  T<petill> {he} can draw a picture for the place by the bowl.
  T<petill> {he} can wash the bowl and put it back.
  C<petill> {he} can think, "The vet helps, and I can wait with somebody."
  A<petill> The bowl is washed, and it stands where it stands. Nobody knows yet how it goes on. When the phone rings, {Name} can hear what is known. To think of an animal is a kind thing to do.
  A<petill> Next to the bowl is a drawing with legs and a tail. The vet is at work, or asleep in a chair. At home there are arms for whoever is waiting. Good night, bowl and all.
  D<seat> On the big day people sit in a row and look. One seat is empty, because somebody cannot come. {Name} may look for that face all the same. It is hard that it is not there.
  D<seat> Some days, work says, "Not now." Then somebody who would like to come cannot come. {Name} may think of that seat in the row. It was not because of {Name}. It is hard for two, one here and one there.
  P<seat> The one who cannot come looks at the clock at that time.
  P<seat> Others in the row can clap loudly. They clap for all the children.
  Q<seat> With one seat empty, {Name} may feel ____.
  H<seat> {helper} can say who looks on and who hears later.
  H<seat> {helper} can have the show at home again.
  T<seat> {he} can choose one part to show at home.
  T<seat> {he} can wave at the empty seat.
  C<seat> {he} can think, "I can show it again later."
  A<seat> At home there is one seat, and it is a sofa. Somebody sits on it and looks. The song starts again, from the first line. This time nobody else is in the row.
  A<seat> The row stood up and went home. It was hard to look at that seat. Now somebody comes in and says, "Tell me all of it." That takes as long as supper.
  D<climb> Feet like to go up. {Name} may see a table, and feet see a hill. But some things hold, and some things tip. A table is made for plates. It does not know what to do with feet.
  D<climb> From up high the room looks new. {Name} may like that, and so do cats. A shelf or a table can tip and come down as well. That hurts. Bars and cushions hold better.
  P<climb> Grown-ups see the table and the floor below it. That makes them fast and loud.
  P<climb> Climbers in the mountains pull at a stone first. They want to know if it holds.
  Q<climb> When feet want to go up, {Name} may feel ____.
  H<climb> {helper} can make a hill of cushions.
  H<climb> {helper} can go out to a place with bars.
  T<climb> {he} can ask, "Does it hold?"
  T<climb> {he} can jump ten times on the floor.
  C<climb> {he} can say, "Does it hold or does it tip?"
  A<climb> The hill of cushions was as high as a knee. Feet stood on it and saw the whole room. It does not hold for long. Then it is built again. The table has plates on it now.
  A<climb> At the park there are bars, and they hold. Feet went up, hands held on, and then all came down. At home the chairs stay on the floor. That is where chairs are good.
  D<moon> The moon is up there, and it goes along. When {Name} walks, it walks. When {Name} stops, it stops. It looks like that to all people. It is so far away that steps make no difference.
  D<moon> A tree near the road goes by fast. The moon is so far off that it does not go by. So {Name} may think that it comes along. It is only a very big stone with sun on it.
  P<moon> A child in the next street thinks so, too. That child goes the other way.
  P<moon> Grown-ups thought so when they were small. Some still say good night to it.
  Q<moon> With the moon up there, {Name} may feel ____.
  H<moon> {helper} can look for it with {him}.
  H<moon> {helper} can walk along and stop, too.
  T<moon> {he} can stop and go, and look at it.
  T<moon> {he} can wave, or shut the curtain.
  C<moon> {he} can say, "You are far up there, and I am here."
  A<moon> The curtain is shut, and the moon is outside. It shines on this roof and on all the others. It has no feet. Good night, moon.
  A<moon> In the morning the moon is pale or gone. It went nowhere, and it came to nobody. Tonight or some other night it is round again. It lives up there, far away.
  D<ownbite> When a lot happens, a body fills up to the top. It may be fun, or it may be cross. {Name} may bite {his} own hand then, because teeth are quick. A bite squeezes, and squeezing helps a full body. But the hand gets sore from it.
  D<ownbite> Hands have soft skin, and {Name} can feel that. Teeth are the hardest thing in a body. In a big moment they look for work, near by. They can have something else.
  P<ownbite> Other people jump up and down, or squeal, or bite a lip. It is all the same full feeling.
  P<ownbite> Grown-ups see a red mark and want to help the hand.
  Q<ownbite> Full up to the top, {Name} may feel ____.
  H<ownbite> {helper} can press {his} hands between two big ones.
  H<ownbite> {helper} can have something for chewing in a pocket.
  T<ownbite> {he} can squeeze a ball or a cushion, very tight.
  T<ownbite> {he} can press both hands together and count to three.
  C<ownbite> {he} can say, "Squeeze the ball, and not my hand."
  A<ownbite> Squeeze, squeeze, and the full feeling went into a cushion. It has a dent now. The hand has no mark today, or a small one. It can hold a cup with that.
  A<ownbite> Teeth got a crunchy thing, and the hand got a rest. The big moment is over, as big moments are. Hands can clap for it.
  D<table> At a table there is food, and there are faces. {Name} has a mouth that can chew and can talk. It cannot do both at once, or the peas look out. A burp may come, too, and then somebody giggles. The faces over there would like to eat.
  D<table> A table is a good place for being together. {Name} can smell, taste, talk and laugh there. Some sounds are funny, and some sights put others off their food. It takes a few small tricks. One of them is lips.
  P<table> Others see right into an open mouth. From inside it cannot be seen.
  P<table> Burps are only air. At most tables people say, "Excuse me."
  Q<table> At the table with all the faces, {Name} may feel ____.
  H<table> {helper} can ask when the mouth is empty.
  H<table> {helper} can tap on the lip as a sign.
  T<table> {he} can shut both lips and chew to the end.
  T<table> {he} can say, "Excuse me," after a burp.
  C<table> {he} can say, "Lips shut, and then I talk."
  A<table> The lips were shut, and the peas stayed in. Then came the story, with an empty mouth. All the faces at the table could hear it. There was pudding for the end.
  A<table> A noise came out, and "excuse me" came after it. Then the talk went on. The table is full of crumbs after a good dinner. Faces and plates are happy.
  D<feet> Under a foot are many tiny spots that can feel. So feet notice each blade of grass and each grain of sand. {Name} may not like that at all. It is a lot of news from down there. With shoes on it is quiet.
  D<feet> Grass tickles, sand runs away, and stones poke. {Name} may want the shoes back on at once. Feet are made to notice where they are. For some feet it is hard, because they notice everything.
  P<feet> Other children run with no shoes and laugh. They have other feet.
  P<feet> Grown-ups walk over pebbles like storks. They say "ow" at each step.
  Q<feet> With bare feet on the ground, {Name} may feel ____.
  H<feet> {helper} can bring sandals, and say that they are fine.
  H<feet> {helper} can put down a blanket with an edge.
  T<feet> {he} can put one toe over the edge of the blanket.
  T<feet> {he} can feel it first with a hand.
  C<feet> {he} can say, "One toe first. The rest can wait."
  A<feet> One toe knows {ground} now, and nine do not. It was hard, and it did not take long. The sandals are back on. The blanket is a good place for feet.
  A<feet> The ground was looked at and poked with a stick. A foot went down and up, like a stork. It can try again on another day. Socks are nice, too.
  D<resemble> Each face is made of bits that were there before. {Name} has a nose, a chin and hair. One bit may come from a granny, and one from further back. Some bits hide for a long time and then come out. So a face in a family can look new.
  P<resemble> People say, "You have your mum's eyes!" They like to look for such things.
  P<resemble> Some in a family look alike, and some do not. They sit at one table.
  Q<resemble> In front of the mirror, {Name} may feel ____.
  H<resemble> {helper} can look at old photos with {him}.
  H<resemble> {helper} can tell the story of the first day.
  T<resemble> {he} can draw all the faces of the family.
  T<resemble> {he} can ask, "Who had a nose like that?"
  C<resemble> {he} can think, "My face, and my family."
  A<resemble> In an old photo there is a chin, and it looks familiar. All the faces in the family look at one camera. No two of them are the same. That is what faces are for.
  D<along> Some children have a thing that comes along to all places. {Name} has one, too. It has been to the shops and back. It is small, and it knows the way. With it in a hand, a hard place is not so new. At home it sits down first.
  D<along> Keys, phone, bag, say the grown-ups at the door. {Name} has something on that list as well. It cannot open doors, but it makes a hand less empty. Going out is hard without it.
  P<along> Other people have something in a pocket. It cannot be seen from outside.
  P<along> Grown-ups worry that it gets lost. They think of looking for it in the rain.
  Q<along> With the coat on, {Name} may feel ____.
  H<along> {helper} can agree on where it rides.
  H<along> {helper} can have a hook for it by the door.
  T<along> {he} can let it look out of the bag.
  T<along> {he} can leave it on the seat for five minutes.
  C<along> {he} can say, "It waits, and I come back."
  A<along> It went out, and it came home with sand on it. On the way it sat in the bag and looked. That was hard at the gate, and fine at the swings. Now it has its place by the door.
  A<along> The list is done: keys, phone, bag, and one small thing. All of them are home. A day may come when it likes to stay at home. It can have a rest then.
  D<outside> A house has a door, and some stories are for inside. {Name} likes to tell, and people like to hear it. How loud somebody snores is a story for inside. What hurts, scares or feels wrong may be told anywhere, at once. It is hard to know which is which.
  D<outside> There are stories for outside and stories for inside. A dog in the park is for everyone. {Name} may tell both kinds to anyone who is near. Most of them did not ask who snores. But what hurts, scares or feels wrong may be told anywhere.
  P<outside> People smile when they hear it. They may tell it on, too.
  P<outside> Grown-ups go red when it is about them. They would like to be asked.
  Q<outside> With a good story on the tongue, {Name} may feel ____.
  H<outside> {helper} can say, "That one is for home."
  H<outside> {helper} can be the first to hear all of it.
  T<outside> {he} can look at a grown-up and ask, "Is it for outside?"
  T<outside> {he} can tell about a dog or a digger.
  C<outside> {he} can say, "For inside, or for outside?"
  A<outside> Outside there was a talk about a digger. It was a good one. The other story went home in the bag. At the table it was told, with all the words. There it was just right.
  A<outside> Behind the door somebody laughs about a story. Outside it would be a bit too big. And a thing that hurts or feels wrong may be told anywhere. No one can say no to that.
  D<nextto> Two chairs stand side by side. {Name} likes to have one friend on the next chair. Some days somebody else sits there. Then the friend is over there, by the window. It is hard when one chair is the right one.
  D<nextto> On the carpet there are lots of places. {Name} knows which is the best: the one beside a friend. It cannot be that one each time. A friend who sits far away is a friend all the same. Eyes can find each other.
  P<nextto> Teachers mix the chairs so that all can learn and meet.
  P<nextto> The friend may look over, too, and pull a face.
  Q<nextto> On another chair, {Name} may feel ____.
  H<nextto> {helper} can say when they sit together again.
  H<nextto> {helper} can ask the friend to come and play.
  T<nextto> {he} can wave across the room.
  T<nextto> {he} can ask the one beside, "What's your name?"
  C<nextto> {he} can think, "Far chair, same friend."
  A<nextto> A wave went from chair to chair, and one came back. It was hard at first. Then it was time to go out. There are no chairs there. Two friends ran to the fence.
  A<nextto> Beside {Name} sat somebody with a funny pencil. It has a duck on it. The friend wants to see it, too. At lunch there is a bench for three.
  D<petstays> A suitcase is open, and an animal sits in it. But it cannot come along. {Name} may think, "Who gives it food?" There is a bowl, a list and somebody with a key. It can be hard to go out at the door.
  P<petstays> Animals like their own bed and their own smells. A trip is no fun for many of them.
  P<petstays> The one who comes to feed it knows where all things are.
  Q<petstays> With the bag at the door, {Name} may feel ____.
  H<petstays> {helper} can say who comes, and when.
  H<petstays> {helper} can ask for a photo from home.
  T<petstays> {he} can draw a list: bowl, water, stroke.
  T<petstays> {he} can leave a jumper in the basket.
  C<petstays> {he} can say, "Stay here. I come back."
  A<petstays> On a phone is a photo of an empty bowl. Somebody has been there, and somebody has eaten. It is hard to be apart, and the list is good. Two go to sleep in two beds.
  D<hat> The sun warms all things, and a head is on top. {Name} may not want a hat up there. It is warm, it slips, or it tickles. A hat is a small roof, and shade lives under it. Without it a head gets too hot.
  D<hat> Builders have hats, and so have cooks. {Name} has one for the days with a lot of sun. It may be hard to have it on for long. It does its job while nobody thinks of it.
  P<hat> Skin on a head can burn, even under hair. Nobody sees it until later.
  P<hat> Grown-ups say "hat" a lot in summer. They want the day to go on well.
  Q<hat> With the hat on, {Name} may feel ____.
  H<hat> {helper} can look for one that does not itch.
  H<hat> {helper} can say where it may come off.
  T<hat> {he} can choose which hat it is.
  T<hat> {he} can stop in the shade when it gets warm.
  C<hat> {he} can say, "Sun up, roof on."
  A<hat> The roof sat a bit to one side, but it was there. The sun did its best. In the shade the hat came off, and air came in. Then it was time for a slide.
  A<hat> At home the hat lies upside down and has sand in it. The head under it had a good day. Tomorrow the sun looks in again. The hat is by the door.
  A<block,hard> And {hard}? One block is a start. Tomorrow there may be one more. Small bits make hard things easier.
  A<hand,hard> And {hard}? To ask for help with it is a good thing to do. Help makes hard things easier. Then the hand goes down, and there is time to play.
  A<stone,hard> A shoe comes off, and a stone falls out. And {hard}? That may take longer. It gets easier when somebody knows. The little stone stays on the path.
  A<sandwich,hard> And {hard}? It has a before and an after. It is easier to wait when the end is known. Some sandwiches fall apart. Then somebody makes a new one.
  D<taste> Sand looks a bit like sugar. {Name} may want to know how it is in a mouth. It crunches, and it tastes of nothing. Teeth do not like it, and a tummy cannot use it. In the hands sand can be a cake or a road.
  P<taste> Most people tried it once when they were small. Few of them tried it often.
  P<taste> Cats walk on the ground, too, and worse than that. So grown-ups call out.
  Q<taste> With a handful of it, {Name} may feel ____.
  H<taste> {helper} can bring water and a cup.
  H<taste> {helper} can bring something crunchy that is food.
  T<taste> {he} can smell it and let it run through the fingers.
  C<taste> {he} can think, "For the hands, not for the mouth."
  A<taste> A cake of sand has a leaf on top. Everybody admires it, and nobody eats it. In the bag are crackers for the mouth. They crunch as well.
  D<fly> In films a hero can fly. It is done with ropes and a blue wall. {Name} can run with a cape so that it stands out behind. That is the best part of it. But bodies are heavy, and the ground pulls. So feet stay on the floor.
  P<fly> Birds have bones like straws, and arms that are wings. People have legs that can jump.
  P<fly> Grown-ups get a big fright when somebody stands up high. They come fast then.
  Q<fly> With the cape on, {Name} may feel ____.
  H<fly> {helper} can be the wind and lift {him} up.
  H<fly> {helper} can put cushions down for a low jump.
  T<fly> {he} can fly with both feet on the floor.
  T<fly> {he} can let a toy hero fly as high as it likes.
  C<fly> {he} can say, "Cape up, feet on the floor."
  A<fly> The cape flew, and the feet ran. Round the table, down the hall, and stop. Real heroes look first where they land. The floor was there all the time.
  D<loved> By the door is a hook, and one coat hangs there. It is the hook of {Name}. It is there on cross days, and on soft days. Nobody takes it down. A place in a family is a bit like that.
  P<loved> Grown-ups can be cross and love somebody in the same minute. The cross part is just louder.
  P<loved> Many children ask it now and then. They say it as a big sentence, and they wait.
  Q<loved> After some cross words, {Name} may feel ____.
  H<loved> {helper} can say it plainly, even after a row.
  H<loved> {helper} can find ten minutes for two.
  T<loved> {he} can ask, "Are we all right again?"
  T<loved> {he} can come for a hug, without a word.
  C<loved> {he} can think, "My hook is still there."
  A<loved> In the evening the coat hangs there, a bit muddy. The day was loud in the middle, and it got soft again. It was asked, and it was answered. Nobody else can use that hook.
  D<breakfast> Some children have toast at school, before the bell. {Name} goes there in the morning, when the rooms are still quiet. It is early, and a goodbye comes earlier than for others. That can be hard. Somebody there knows how each one likes the toast.
  P<breakfast> Grown-ups who start work early do not choose the hour.
  P<breakfast> Some of the others there are not quite awake. They talk more after the milk.
  Q<breakfast> At the door, so early, {Name} may feel ____.
  H<breakfast> {helper} can keep the goodbye short.
  H<breakfast> {helper} can tell the people there about the toast.
  T<breakfast> {he} can choose one seat that is good.
  T<breakfast> {he} can take one small job, such as the spoons.
  C<breakfast> {he} can think, "First toast, then the bell."
  A<breakfast> The toast is eaten, and the bell rings. The others come in now and look for their pegs. It was hard at the door. It was warm at the table. There are crumbs to show for it.
  D<who> It is time for {task}. {Name} may want one pair of hands for it. Those hands know how it goes. Other hands hold things in another way. That can feel all wrong. So it is hard to let them.
  D<who> Some jobs have a right person. {Name} knows who it is for {task}. Today {rightone has} no hands free. Somebody else has two. It is hard when they do it in their own way.
  P<who> The one who is not let in may be a bit sad. It is nice to be asked.
  P<who> The one who does it most days has just two hands. Sometimes they are full.
  Q<who> When other hands come, {Name} may feel ____.
  H<who> {helper} can ask, "How does it go?" ~ Whoever knows it can teach it.
  H<who> {helper} can stay near and look on.
  T<who> {he} can tell the other hands how it goes.
  T<who> {he} can do the first bit alone.
  C<who> {he} can say, "Your way, my way, and done."
  A<who> It went another way, and it got done. The right person is still the right person. Now four hands know how it goes. That is good on a day with a lot to do.
  A<who> First it was hard, as it was not the same. Then it was done. Other hands are a bit slow. Next time they know more.
  D<landing> The stairs go up, and it is quiet at the top. {Name} may want somebody to come along. It is hard to go where nobody is. A voice can go up the stairs before the feet do. It can come back down, too.
  D<landing> Downstairs there are voices. {Name} may stand on the first stair and wait for a hand. Upstairs nobody talks, so each sound can be heard. A pipe goes tick, and the floor goes crack. That is just wood and water.
  P<landing> Some children run up and down alone. Some like to have feet behind them.
  P<landing> Lots of grown-ups had a stair that they ran up fast.
  Q<landing> On the first stair, {Name} may feel ____.
  H<landing> {helper} can stand below and talk all the time. ~ A voice gets up there fast.
  H<landing> {helper} can go halfway and wait on a stair.
  T<landing> {he} can call, "Are you there?" from the top.
  T<landing> {he} can go one stair more today.
  C<landing> {he} can say, "I hear you, and you hear me."
  A<landing> A voice goes up, and a voice comes down. It says, "I am here." Today it was four stairs, or all of them. The stairs stay there, so there is time.
  A<landing> Tick goes the pipe, and crack goes the floor. Somebody below says hello. There are just as many stairs as before. Up and down they go, and the feet know them.
  D<whine> A wish can come out long and thin: "I waaant it." {Name} may not hear that it does. It comes when a body is tired, or a wish is big. The wish is fine. It is just hard to hear the words in that voice.
  D<whine> Up, up goes a voice at the end of a long day. {Name} may have such a voice now and then. All people do. It gets so high that the words are hard to hear. An everyday voice is lower, and the words fit in.
  P<whine> Grown-ups hear the sound first. They hear the wish last, and that is a pity.
  P<whine> When the bus is late, grown-ups can sound like that, too.
  Q<whine> When a wish is big, {Name} may feel ____.
  H<whine> {helper} can ask, "Drink, food or a hug?" ~ One of them may be under it.
  H<whine> {helper} can say, "I hear a wish. Tell me again."
  T<whine> {he} can take a breath and say it once more, low.
  T<whine> {he} can show with two hands how big the wish is.
  C<whine> {he} can say, "Big wish, low voice."
  A<whine> Down came the voice, and the words were in it. The answer can be yes, no or later. A no is hard to hear. Then it is good that a lap is near.
  A<whine> The wish was said again, and it was heard. That does not make each wish come true. It was hard, and the voice came down. Now it can be used for a song.
  D<chore> A home has a lot of small jobs in it. One is for {Name} today, such as {chore}. Often it comes in the middle of a game. Then it is hard to start. The job is short, and the game can wait.
  D<chore> Somebody calls, and there is a job for {Name}. The legs may not want to get up. It is hard to stop in the middle of a game. Many hands make a job short.
  P<chore> Grown-ups do such jobs all day. They do not like all of them.
  P<chore> Somebody who helps is a part of the team at home.
  Q<chore> When there is a job to do, {Name} may feel ____.
  H<chore> {helper} can do it side by side. ~ With two it goes fast.
  H<chore> {helper} can say it in good time.
  T<chore> {he} can choose which half to do.
  T<chore> {he} can sing until it is done.
  C<chore> {he} can say, "First the job, then the game."
  A<chore> The job took one long song. It was hard to start and easy to end. The game was still there. Next it is somebody else's turn.
  A<chore> It is done, and hands can be dried. Nobody sees such jobs when they are done. They are there all the same. It was hard, and home is glad of it.
  D<same> There is a right cup or plate, and {Name} knows which. Today it is in the wash, or it is not there. Here is another one. It holds just as much. Still it feels wrong, and that is hard.
  D<same> Same is good. With the same cup, {Name} knows how the day begins. Then another one stands on the table. It looks wrong, and it is hard to drink from wrong. The milk in it has not changed.
  P<same> Grown-ups have a mug they like best. They look for it too.
  P<same> Whoever set the table thought of the milk. They did not think of the cup.
  Q<same> With the other cup, {Name} may feel ____.
  H<same> {helper} can show where the right one is.
  H<same> {helper} can let somebody choose one of two.
  T<same> {he} can take a look at both and choose.
  T<same> {he} can help to wash the right one.
  C<same> {he} can say, "Other cup, same milk."
  A<same> The other cup is empty, or still full. The right cup is dry by now. It was hard, and it was just for one time. Tomorrow it can be on the table again.
  A<same> Drip, drip, the right cup dries up there. The other one did its job, or it had a rest. Same is good, and other is hard. Both are in one cupboard.
  D<visit> {guest comes} to {his} home, and that is nice. It can be hard, too. At home each thing has a place and an owner. A guest does not know which are which. So it is good to talk before the bell rings.
  D<visit> Ding dong, somebody is here for {Name}. Two heads have two ideas of what to play. That is the fun of it, and it is hard as well. A turn to choose for one, and a turn for the other. A snack fits in between.
  P<visit> A guest does not know the rules of this home. It is hard to be new somewhere.
  P<visit> Some toys are for all, and some are just for one. Those can have a nap in a cupboard.
  Q<visit> With a guest in the room, {Name} may feel ____.
  H<visit> {helper} can put some toys away first. ~ They come out again later.
  H<visit> {helper} can be near for the first bit.
  T<visit> {he} can pick three things to play with.
  T<visit> {he} can have a short time alone, and come back.
  C<visit> {he} can say, "You choose, then I choose."
  A<visit> The door shuts, and a hand waves from outside. Some of it was fun, and some was hard. The toys in the cupboard come out again. They have missed nothing but a snack.
  D<nope> No is a short word, and it is strong. {Name} may say it before the question is over. Then there is a no, and nobody knows to what. It can be hard to get back from there. Under a no there is often a wish to choose.
  D<nope> "No!" That can come out all by itself. {Name} may say it to a coat and even to cake. It is good to have a no. It is hard when it is the only word that comes. There is also "later", "this one" and "let me".
  P<nope> Grown-ups say no a lot, and they think theirs do not count.
  P<nope> Somebody who gets a no may not know what to do. They would like a hint.
  Q<nope> When somebody asks for a thing, {Name} may feel ____.
  H<nope> {helper} can ask, "This one or that one?" ~ No is no answer to that.
  H<nope> {helper} can say what comes and then count to ten.
  T<nope> {he} can point at the one that is best.
  T<nope> {he} can say "let me" and do it alone.
  C<nope> {he} can say, "No, but this one."
  A<nope> First came the no, and then came a choice. A hand picked one, and it was done. It is hard to change from no to yes. The no stays where it is, for when it is needed.
  D<gran> Somebody who is loved looks a bit different now. {Name} may see a chair with wheels, or hear bent words. An illness did that. It can be hard to look or to say a thing. A hand is still a hand.
  D<gran> Some things have changed, and some have not. {Name} knows a face and a smell and a laugh. Now the legs do not walk, or the words get stuck. It is hard, and it is nobody's fault. Nobody can catch it from a hug.
  P<gran> The ill one knows who comes in. It is good to see a small face, even from the door.
  P<gran> Grown-ups do not know what to say at first, either. They talk about the rain.
  Q<gran> On the way in, {Name} may feel ____.
  H<gran> {helper} can say before how it looks and sounds.
  H<gran> {helper} can go in too, hand in hand.
  T<gran> {he} can bring a drawing and hold it up.
  T<gran> {he} can wave from the door first.
  C<gran> {he} can say, "It looks new, and I know you."
  A<gran> A drawing hangs by the bed now. A visit can be as short as a song. Some of it was hard, and the hand was warm. It is the same person in there.
  D<sportsday> On sports day, school is out on the grass. There are flags and lines and a lot of clapping. {Name} may find it hard, because it is not like other days. It is loud, and then it is quiet again. It has a start and an end, like all days.
  P<sportsday> Some children like to run, and some like to hold the flag. Both are needed there.
  P<sportsday> Grown-ups clap for all who go by. They mean well, and they are loud.
  Q<sportsday> When the clapping starts, {Name} may feel ____.
  H<sportsday> {helper} can show the plan of the day first. ~ Then it is less new.
  H<sportsday> {helper} can find a quiet place near the field.
  T<sportsday> {he} can do one thing there and look on for the rest.
  T<sportsday> {he} can go to the quiet place and come back.
  C<sportsday> {he} can think, "One day with flags, then none."
  A<sportsday> The flags go into a box. The lines stay on the grass. It was a loud day, and parts of it were hard. Tomorrow is a day like others. The field is just a field.
  D<guide> Somebody new is at school and does not know where things are. {Name} may help with that. It can be hard to know what to say. It is easy to show one thing, such as the hook. A finger can say it, and so can a smile.
  P<guide> The new one may be quiet at first. There is a lot to look at.
  P<guide> A teacher looks after the new one too. It is not a job for one.
  Q<guide> When the new one looks, {Name} may feel ____.
  H<guide> {helper} can help to choose what to show first.
  T<guide> {he} can show one thing, and then play.
  C<guide> {he} can think, "First I show the tap."
  A<guide> The new one knows a hook and a tap now. That is a good start. Some of it was hard without words. Pointing works in each country.
  D<carehome> Some old people move to a house where others help them. {Name} knows somebody who lives there now. There is a bed, a window and a chair from home. It smells new, and feet go slowly there. An old chair in a new room can be hard to see.
  P<carehome> The people who work there help by day and by night. They know who likes jam.
  P<carehome> Old people may be tired today and merry tomorrow. It is not about the visitor.
  Q<carehome> At the door of that room, {Name} may feel ____.
  H<carehome> {helper} can say how long the visit is. ~ Short is fine.
  H<carehome> {helper} can sit by the chair as well.
  T<carehome> {he} can bring a drawing for the wall.
  T<carehome> {he} can show one small thing from home.
  C<carehome> {he} can say, "New room, same you."
  A<carehome> A drawing hangs by the window now. The visit was short, and that was right. It is hard on some days and easy on others. The old chair has a good place in there.
  D<graze> A new scratch can be a hard thing. {Name} may see some red. A few drops look like a lot. There is much more inside, so a bit can come out. A plaster is a lid. Under it the skin shuts the gap.
  D<graze> A plaster is sticky, and some find that hard to like. {Name} may want no plaster at all. It keeps the dirt out and the rubbing off. Under it the skin makes a small door and shuts it. After that, the lid can come off in warm water.
  P<graze> Grown-ups cut a finger on paper and say a word. They look for a plaster too.
  P<graze> Nurses see scratched knees all day. They know that it stings for a bit.
  Q<graze> Looking at the sore place, {Name} may feel ____.
  H<graze> {helper} can wash it and say each step first.
  H<graze> {helper} can soak a plaster off in the bath. ~ Then it hardly pulls.
  T<graze> {he} can choose to look or to look away.
  T<graze> {he} can say when it is time for the plaster.
  T<graze,comforter> {he} can hold {comforter} while it gets washed.
  C<graze> {he} can say, "Skin is at work."
  A<graze> The sting got less, and the skin is at work. That was the hard bit. Soon there is a scab, and one day it falls off. Under it there is new skin, quite pink.
  A<graze> The red has stopped, since skin can do that by itself. It was a hard minute, and it is over. The lid can stay or go. The knee can run.
  D<growing> At night {his} legs may ache. That is hard, because it is dark and late. A doctor calls it growing pains. Nothing in the legs is broken. They ache for a while, and in the morning they can run.
  D<growing> Some legs run all day and talk at night. {Name} may know that hard ache in bed. It is in both legs, deep inside. Lots of children have it. By breakfast it has gone.
  P<growing> Some grown-ups had it when they were small. They know that a warm hand is good.
  P<growing> Nobody can see an ache from outside. So it is good to say it.
  Q<growing> When the legs ache, {Name} may feel ____.
  H<growing> {helper} can rub the legs, slow and warm.
  H<growing> {helper} can bring something warm to put on them.
  T<growing> {he} can call and say where it is.
  T<growing,comforter> {he} can hold {comforter} till it is less.
  C<growing> {he} can think, "Ache at night, run by day."
  A<growing> The hard ache got less under a warm hand. Legs and bed are quiet now. In the morning the legs hop out first. They have places to go.
  D<speech> In {his} head the word is just right. On the way out it gets a bit bent. Somebody says, "What?" That is hard. A mouth has a lot to do for one word. Tongue, lips and air all learn their part bit by bit.
  D<speech> People who do speech therapy know how mouths work. With them {Name} may play games with sounds. It can be hard work for a tongue. Outside, others may still say, "What?" They would like to know the word.
  P<speech> The one who says "what?" is not cross. That person did not catch it, and wants to.
  P<speech> Some children talk early and climb late. Some do it the other way round.
  Q<speech> When somebody says "what?", {Name} may feel ____.
  H<speech> {helper} can get down close and wait.
  H<speech> {helper} can tell others, "Ask {him} to show you." ~ Hands can help a word.
  T<speech> {he} can say it once more, or show it.
  T<speech,comforter> {he} can try new sounds with {comforter}.
  C<speech> {he} can say, "I will show you."
  A<speech> The word got there on the second try, with some help. It was hard, and now they know it. There is a lot in {his} head that is good to hear. Mouths learn a bit each week.
  D<hob> A fire is hot, so it is right to keep away. For {Name} a small one may be hard too. A fire on a hob or on a candle has one place. It stays there, and a grown-up looks after it. Then it is turned off or blown out, and it is gone.
  P<hob> Grown-ups are careful with fire as well. They look two times if it is off.
  Q<hob> When a flame is there, {Name} may feel ____.
  H<hob> {helper} can show how it goes off.
  T<hob> {he} can stand where it feels far enough.
  T<hob,comforter> {he} can hold {comforter} over there.
  C<hob> {he} can say, "It is there, and I am here."
  A<hob> Click, and the flame is gone. It was hard, and it stayed in its place. There was a line on the floor that was far enough. Soup is ready.
  D<chairs> Two friends sat side by side. Now {Name} sits at another table, and that is hard. The friend is still in the room. It is four steps from chair to chair. In the lesson that is far. At play time it is near.
  P<chairs> The teacher wants each child to hear well. It is about ears, and not about friends.
  Q<chairs> On the new chair, {Name} may feel ____.
  H<chairs> {helper} can ask the teacher why, and tell it simply.
  T<chairs> {he} can wave to the friend once, and then look.
  C<chairs> {he} can think, "Four steps, and then it is play time."
  A<chairs> It is play time, and four steps are nothing. It was hard to sit over there. Friends are friends on any chair. They run out by the same door.
  D<blush> Something went a bit wrong, and others saw it. That is hard. {his} face may get hot and red then. A face does that by itself. It goes away by itself too.
  D<blush> There was one hard moment, and there were a lot of eyes. {Name} may think that all of them look still. They looked for a bit. Then they looked at something else.
  P<blush> Grown-ups have moments like that. They say a wrong name or walk into a door.
  P<blush> The others think of their own day now. They have a snack to eat.
  Q<blush> Thinking of that moment, {Name} may feel ____.
  H<blush> {helper} can listen to it all.
  H<blush> {helper} can tell of one from long ago.
  T<blush> {he} can blow out air, long and slow.
  T<blush,comforter> {he} can hold {comforter} and tell about it.
  C<blush> {he} can say, "Oops, and on."
  A<blush> The face is not red any more. It was one hard moment in a long day. The others have a new thing to talk of. Tomorrow there is another.
`);
