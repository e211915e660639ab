import { script } from '../../../frame.ts';

/** Scenes of school from four to five. */
export const SCHOOL_FOUR_TO_FIVE = script(`
  D<boyorgirl> Children ask a lot of questions. They ask, "Have you got a dog?" They may also ask, "Are you a boy or a girl?" {Name} may not know what to say. A question like that can be left alone. There is a name to give, and it fits.
  P<boyorgirl> Most children ask because they want to know. Then they want to know who has the ball.
  P<boyorgirl> Grown-ups at school can help with questions. It is a part of their job.
  Q<boyorgirl> When that question comes, {Name} may feel ____.
  H<boyorgirl> {helper} can practise a short answer with {him}. ~ It is good to have one ready.
  H<boyorgirl> {helper} can tell a teacher about it. ~ Then the teacher can help, too.
  T<boyorgirl> {he} can say {his} name and go on with the game.
  T<boyorgirl,topic> {he} can say something about {topic}. ~ Then there is something to talk about.
  T<boyorgirl> {he} can go to a grown-up when it does not stop.
  C<boyorgirl> {he} can say, "I am {Name}. Shall we play?"
  A<boyorgirl> The question was asked, and the game goes on. Now the others know a name. {Name} is {Name} all day long. That is a good answer, and a good person to play with.
  D<oneword> "What did you do today?" That is a big question. {Name} may get it right at the door. It is hard to find the first bit, so out comes, "Nothing." The day is in there all the same. It comes out in small bits.
  P<oneword> Grown-ups ask because they were not there. They would like a bit of that day too.
  P<oneword> Some children talk in the bath or in bed. Nobody asked, and out it comes.
  Q<oneword> When somebody asks about the day, {Name} may feel ____.
  H<oneword> {helper} can ask, "Who sat next to you?" ~ A small question has a small answer.
  H<oneword> {helper} can wait with it until there was a snack. ~ A full tummy talks more.
  T<oneword> {he} can tell one thing, or show it with a toy.
  T<oneword> {he} can say, "Ask me later, please."
  C<oneword> {he} can think, "One small bit of the day."
  A<oneword> One small bit came out. It was about glue, or about a snail. The rest of the day can stay in there for now. To be asked is good, and to be quiet is fine.
  D<stopit> A body has an owner. {Name} is the owner of one, with hair and elbows and all. When somebody pulls or pokes at it, that is no game. In a game, one says stop, and it stops. If it does not stop, a grown-up can help.
  P<stopit> Some children pull or poke because they want to play. They do not know how to ask yet. It is still not fine.
  P<stopit> Grown-ups cannot see it all. They need to be told, and told again.
  Q<stopit> When it happens again, {Name} may feel ____.
  H<stopit> {helper} can come along to tell it. ~ With two it is easier.
  H<stopit> {helper} can practise a loud "stop" with {him}.
  T<stopit> {he} can say, "Stop! I don't like that."
  T<stopit> {he} can go and stand near a grown-up.
  C<stopit> {he} can think, "Stop, and then tell."
  A<stopit> Stop was said, and a grown-up knows. To tell about it was right. The hair and the elbows are {Name}'s own. The grown-ups can help to keep it so.
  D<beside> At playtime it is loud, and everybody runs. {Name} may like to stand by a grown-up then. A hand is a good thing to hold. It does not run off, and it knows what comes next. A game is three steps away, and that can be a lot.
  P<beside> A grown-up on the playground likes to have company. They also need to see all the children.
  P<beside> Other children look for somebody to play with, too. They may not see a child who stands by a coat.
  Q<beside> When the hand lets go, {Name} may feel ____.
  H<beside> A teacher can come along and help to start a game.
  H<beside> {helper} can ask one child to come and play. ~ A face that is known is easier to go to.
  T<beside> {he} can watch a game and tell the grown-up what it is.
  T<beside> {he} can have a job in a game, such as the rope.
  C<beside> {he} can think, "One step, and I can come back."
  A<beside> Playtime is over, and there is the line. One step was done today, or none, or all three. The hand was there before and after. It is good to know where it is. A game is near it.
  D<assembly> The hall at school is big, and all the children come in. Some of them are very tall. {Name} may feel small in there. For each child there is one place on the floor. The teacher knows where it is.
  P<assembly> The big children were small in that hall once. They sat at the front too.
  P<assembly> Teachers sit at the side and look along the rows. They see who needs help.
  Q<assembly> When the hall gets full, {Name} may feel ____.
  H<assembly> {helper} can ask to see the empty hall.
  H<assembly> {helper} can ask for a place near the door.
  T<assembly> {he} can sit close to the teacher.
  T<assembly> {he} can look at one face and leave out the others.
  C<assembly> {he} can think, "One place, and it is my place."
  A<assembly> Now the hall is empty, and the chairs go back. The big ones and the small ones are in class. It was a lot of legs. {Name} had one place in it, and it was big enough.
  D<nofriends> "I have no friends," {Name} may say at home. On some days it feels like that. Friends come and go at this age. One is there for the slide, and one for the sand. Now and then there is nobody, and that is a hard bit.
  P<nofriends> Lots of children think that the others have a friend all day. They do not.
  P<nofriends> Teachers see who plays with whom. They can say who it was today.
  Q<nofriends> When nobody is near, {Name} may feel ____.
  H<nofriends> {helper} can ask one child to come and play. ~ With two it is easy to start.
  H<nofriends> {helper} can tell the teacher. ~ A teacher can help to start a game.
  T<nofriends> {he} can stand near a game and ask, "Me too?"
  T<nofriends> {he} can tell one name of somebody who was nice.
  C<nofriends> {he} can think, "One name is a start."
  A<nofriends> At home the day can be looked at again. Perhaps somebody shared a spade, or sat near. That is how friends begin. A hard day can have one good name in it.
`);
