import { script } from '../../../frame.ts';

/** Scenes of school from six to seven. */
export const SCHOOL_SIX_TO_SEVEN = script(`
  D<boyorgirl> {Name} may hear a lot of questions in a playground. "What is in your lunchbox?" is an easy one. "Are you a boy or a girl?" can be hard. It can come again and again. No one owes an answer to it. A question can be left where it is.
  P<boyorgirl> Most children who ask have not thought about it before. They may know only two boxes, one for boys and one for girls. People do not all fit into boxes.
  P<boyorgirl> Some children ask again because they want to see a face change. Then it is not a real question any more. A grown-up can stop that.
  Q<boyorgirl> When the question comes, {Name} may feel ____. It may be another word the tenth time.
  H<boyorgirl> {helper} can think up two or three answers with {him}. ~ Then there is one to pick.
  H<boyorgirl> {helper} can talk to the teacher about it. ~ A whole class can hear it once from a grown-up.
  T<boyorgirl> {he} can choose: a name, an answer, or no answer at all. ~ All three are fine.
  T<boyorgirl> {he} can say, "I don't want to say," and play on.
  C<boyorgirl,topic> {he} can say, "I am {Name}, and I like {topic}."
  C<boyorgirl> {he} can say, "I am {Name}. What are you playing?"
  A<boyorgirl> The question may come again, and it finds the same person. Being {Name} is enough for a game and for a friend. Answers can be given, or kept. When the asking does not stop, there is somebody who can help.
  D<oneword> "How was school?" is a short question about six long hours. {Name} may look for an answer and find so much that nothing comes. So the mouth says, "Fine." It is a small word with a whole day behind it. The rest may come out later, when no one is asking.
  P<oneword> People at home were somewhere else all day. They ask because they would have liked to see it.
  P<oneword> Grown-ups do the same. When somebody asks how work was, most of them say, "Busy."
  Q<oneword> Right after school, {Name} may feel ____. Full is a word for it, and so is empty.
  H<oneword> {helper} can leave the questions until after a snack. ~ A head likes a rest first.
  H<oneword> {helper} can tell about something silly first. ~ Then there are two days to talk about.
  T<oneword> {he} can tell one good thing and one silly thing. ~ Then the big question is done.
  T<oneword> {he} can say, "Not yet. Ask me at bedtime."
  C<oneword> {he} can think, "One bit of the day is enough."
  A<oneword> The day is over, and most of it has not been told. One bit has, and somebody laughed, or nodded. There is no need to tell it all. The hours at school belong to {Name}, and some are for sharing.
  D<chatting> Talking is a good thing to be able to do. In class there are times for it. {Name} may have something to say right in the middle of a lesson. A friend is near, and the mouth is quick. Then the teacher says a name.
  P<chatting> A teacher talks to thirty people at once. Each small chat is one more sound in the room. So it gets hard to hear, also for the ones who chat.
  P<chatting> The one in the next seat may like the chat and miss the sum. It is hard to do both.
  Q<chatting> When the teacher says {his} name, {Name} may feel ____.
  H<chatting> {helper} can ask the teacher for a small sign. ~ A finger on the table is quieter than a name.
  H<chatting> {helper} can hear all of it after school. ~ News keeps quite well.
  T<chatting> {he} can draw a dot for each thing there is to tell. ~ At playtime the dots can talk.
  T<chatting> {he} can put a hand up when it is about the lesson.
  C<chatting> {he} can think, "That keeps until playtime."
  A<chatting> The bell goes, and it is time to talk. Out come the dots, one after the other. Some of them are funny, and one has been forgotten. In class everybody could hear, and now {Name} can be heard. It is good to have somebody to talk to.
  D<knows> The teacher asks something, and {Name} may know the answer. It is right there in the head. But the whole class can see a hand, and that can be too much. So it stays on the table. Then somebody else says it, and it was the same answer.
  P<knows> Teachers can see a hand. They cannot see an answer that is inside a head. They would like to know that it is there.
  P<knows> Many of the others are afraid of being wrong, too. Some put up a hand and hope for another name.
  Q<knows> Just before a hand goes up, {Name} may feel ____. It may be in the tummy or the ears.
  H<knows> {helper} can ask the teacher for a small way to start. ~ A thumb on the table can be a sign.
  H<knows> {helper} can play school at home, with toys in the class. ~ Toys are good listeners.
  T<knows> {he} can put a hand up once a day, for an easy one.
  T<knows> {he} can whisper the answer to a friend first. ~ Then it has been outside already.
  C<knows> {he} can think, "It is in my head. Up it comes."
  A<knows> A hand on a table can go up as far as the chin. Some answers are right, and some are not. Both get heard, and then the lesson goes on. What {Name} knows is in there all the time.
  D<stopit> Pulling and poking are small things. When the same person does it again and again, it gets big. {Name} may have said nothing, or may have told somebody once. Then it came again. To do that to another person is not fine, not even for fun. The word for it is stop, and the rest is for grown-ups.
  P<stopit> The one who does it may think it is funny. That is a reason. It is no excuse.
  P<stopit> Teachers look at thirty children at once, so they miss a lot. A thing that was told once may need to be told again. Then they know that it did not stop.
  Q<stopit> When it happens again, {Name} may feel ____. It may be two feelings at once.
  H<stopit> {helper} can write down when it was, for the teacher. ~ On paper it does not get forgotten.
  H<stopit> {helper} can ask for another seat or another place in the line.
  T<stopit> {he} can say, "Stop, I don't like that," loudly and once. ~ It is good when others hear it.
  T<stopit> {he} can go straight to a grown-up, each time it happens.
  C<stopit> {he} can think, "Say stop, and then tell."
  A<stopit> It was said out loud, and it was told. Now it is a job for grown-ups. They can move seats and talk to people. It may take more than one day. Every child has a right to be left in peace. Stop is a whole sentence.
  D<beside> A playground has lots of games and hardly any signs. {Name} may go and stand by a teacher. There it is clear what to do. A teacher listens, and does not change the rules half way. Children are quicker and louder. It is three steps to the next game, and nobody says when.
  P<beside> Teachers like a chat at playtime. They know, too, that they cannot be the goalkeeper.
  P<beside> The ones in the game do not look round much. They may be glad of one more and not think of asking.
  Q<beside> With a game near by, {Name} may feel ____.
  H<beside> A teacher can come along for the first minute of a game. ~ Then it has a start.
  H<beside> {helper} can invite one child for an afternoon. ~ On the playground there is then a face that is known.
  T<beside> {he} can choose one game and watch it to the end first.
  T<beside> {he} can go back to the teacher and tell how it was.
  C<beside> {he} can think, "Three steps there, and three steps back."
  A<beside> The whistle blew, and the games came apart. A teacher is a good place to start from. On some playtimes it will be three steps, and on others just one. Both count.
  D<onesubject> Some things are so good that one could talk about them all day. {Name} may know a subject like that. A friend can listen for a while, and then the ears get full. It is the same with pudding. The subject is still good, and the friend would like a turn.
  P<onesubject> Friends may not say that they have had enough. They look at their shoes or at a ball.
  P<onesubject> Somewhere there are other people who love the very same thing. With them it can go on for an hour.
  Q<onesubject> When a friend looks away, {Name} may feel ____.
  H<onesubject> {helper} can hear ten whole minutes of it each day. ~ Then it has been told.
  H<onesubject> {helper} can look for a book or a club for it.
  T<onesubject> {he} can tell one fact and then ask, "And what do you like?"
  T<onesubject> {he} can stop when the other one looks away, and play.
  C<onesubject> {he} can think, "One fact, and then one question."
  A<onesubject> One fact was told, and one question was asked. The answer was about something else, and it was not bad. The good subject is at home, in a book and in a head. It does not get smaller when it waits for its turn.
  D<assembly> In assembly a whole school sits in one hall. {Name} may notice how loud so many people are, even when they are quiet. There are coughs, shoes and a song. The tall ones sit at the back and look taller than they are. Each person needs one small place on the floor, and no more.
  P<assembly> The tall ones at the back sat at the front once. They know which tile is the cold one.
  P<assembly> Teachers at the side watch the rows, not the stage. They are there for anyone who needs to go out.
  Q<assembly> When the hall fills up, {Name} may feel ____. It may be less when the song starts.
  H<assembly> {helper} can ask for a place at the end of a row. ~ The way out is short from there.
  H<assembly> {helper} can ask to see the hall when it is empty.
  T<assembly> {he} can go in first or last, when there is less of a crowd.
  T<assembly> {he} can press both hands together and count the lights.
  C<assembly> {he} can think, "It is loud, and it has an end."
  A<assembly> Then everybody stands up, and the hall gets its floor back. It was full and loud, and it had an end. A hall is only a big room with an echo. Tomorrow it smells of lunch again.
  D<nofriends> "I have no friends" is a sentence for the end of a hard day. {Name} may say it and mean it. One sad moment at playtime is so big that it hides the rest. There may have been ten minutes with somebody as well. They do not come to mind just then.
  P<nofriends> Teachers see a day from the side. They may have seen a game with {Name} in it. Both can be true, the game and the sad bit.
  P<nofriends> Many children think that everyone else has a best friend. Most have a few people they play with, and it often changes.
  Q<nofriends> At the end of such a day, {Name} may feel ____. There may be one moment that it came from.
  H<nofriends> {helper} can listen to the sad bit first, all of it. ~ After that there is room for the other bits.
  H<nofriends> {helper} can invite one child for an hour. ~ It is easier to get to know each other with two.
  T<nofriends> {he} can count the people who said something nice today. ~ One counts.
  T<nofriends> {he} can choose one child and ask, "Shall we play that again?"
  C<nofriends> {he} can think, "A hard day is not every day."
  A<nofriends> The day had a hard bit in it, and now somebody knows. It had other bits too. Friends are made of small times, put together, ten minutes and then ten more. There is another playtime, and there are people in it.
  D<wrongname> A name is short, and a person hears it many times a day. Said wrong, it is like a shoe on the wrong foot. {Name} may wait for it each time and not know what to say. It is fine to say how the name goes. Somebody else can say it, too.
  P<wrongname> Most people who get a name wrong do not know it, or they forget. They are glad when somebody tells them.
  P<wrongname> Saying it wrong to tease is not fair. A grown-up can stop that.
  Q<wrongname> When the name comes out wrong, {Name} may feel ____.
  H<wrongname> {helper} can write it down for them as it sounds. ~ It takes one minute.
  H<wrongname> {helper} can tell them how the name goes.
  T<wrongname> {he} can say it once and slowly: "It goes like this."
  T<wrongname> {he} can choose a grown-up who tells people for {him}.
  C<wrongname> {he} can think, "It is my name, and I can say how it goes."
  A<wrongname> New names take practice, like new songs. Some people need to hear one three times. Then the name comes out right, and nobody thinks about it any more. It is a good name to say.
  D<bigroad> A big road is loud and fast. {Name} may not like one crossing there at all. To be careful is clever, because a car needs a long way to stop. Some places are made for crossing, with a button and a green light. At such a road, two can cross hand in hand.
  P<bigroad> Grown-ups look twice at a big road, too. Many of them wait for the green light.
  P<bigroad> Friends may not know that it is about the road. Once they know, they can go another way together.
  Q<bigroad> At the edge of the road, {Name} may feel ____.
  H<bigroad> {helper} can cross it with {him} when it is quiet. ~ Early in the day there are few cars.
  H<bigroad> {helper} can look on a map for another way round.
  T<bigroad> {he} can stop well before the road and wait for a hand.
  T<bigroad> {he} can tell a friend, "I do not like that road."
  C<bigroad> {he} can think, "Stop, look, and wait for green."
  A<bigroad> Some days the way goes over the road, and some days it goes round. Both ways get there. A crossing that two have done together is known a little better. The light turns green for everybody.
  D<offclub> A club that was fun can stop being fun, and nobody can say when. {Name} may not want to go there any more. There may be no word yet for why. Perhaps something there has changed, or somebody has left. Perhaps a head has just had enough. It is fine not to know.
  P<offclub> Grown-ups ask "Why?" a lot. A why can take days to find.
  P<offclub> In a club people come and go. The others may miss somebody, too.
  Q<offclub> On the day of the club, {Name} may feel ____.
  H<offclub> {helper} can ask what the best bit used to be. ~ That is easier to say than why.
  H<offclub> {helper} can choose a day to talk about it again. ~ Until then it can rest.
  T<offclub> {he} can go once more and just look.
  T<offclub> {he} can draw what is not the same there.
  C<offclub> {he} can think, "I do not have to know why yet."
  A<offclub> Perhaps the club gets fun again in a new way. Perhaps that evening is free for a while. The good days there were real, and they stay. A bit of the why may turn up in the bath.
  D<cutlery> Cutlery is like an instrument for two hands. One hand holds, and the other goes to and fro. {Name} may like fingers better, and fingers are good at it. In many lands people eat with them at fine tables. Cutlery can be learnt, bit by bit.
  P<cutlery> Everybody began with fingers. Some hands have had more practice, that is all.
  P<cutlery> A child who laughs at it has forgotten how long it took. It is not kind to laugh, and it can be said.
  Q<cutlery> When others look at {his} hands, {Name} may feel ____.
  H<cutlery> {helper} can cut side by side with {him}. ~ A pancake is a good start.
  H<cutlery> {helper} can keep it short, and let the rest go by hand.
  T<cutlery> {he} can practise at home first, for the first five bites.
  T<cutlery> {he} can say, "I am still learning it."
  C<cutlery> {he} can think, "One hand holds, and one hand saws."
  A<cutlery> Some bites went by fork today, and some went by hand. All of them got there. What hands learn at home they can do at another table. A tune does not come on the first day, either.
  D<follow> Everyone can choose who is near them. Somebody at school goes wherever {Name} goes at break, and does not stop. It may be meant as a game. It may be a way to make friends that has gone wrong. If it makes {Name} feel bad, it needs to stop. A grown-up can help with that.
  P<follow> Some children do not know how to begin, so they follow. It is still not okay when the other one does not want it.
  P<follow> Grown-ups on duty see two children who walk. They need to be told what it is.
  Q<follow> When that child comes close, {Name} may feel ____.
  H<follow> {helper} can tell the school in a quiet way. ~ Then somebody looks out at break.
  H<follow> {helper} can ask {Name} who is good to have near.
  T<follow> {he} can say once, "Stop following me," and go to a grown-up.
  T<follow> {he} can stay with a friend or near a grown-up at break.
  C<follow> {he} can think, "I choose who is near me, and I can tell."
  A<follow> It has been told now, and that can be done quietly. Grown-ups can stand where it happens and talk with the other child. If it does not stop, it can be told again. Break is for going where one likes.
  D<changing> Before PE everyone gets changed, and there is a lot of noise and elbows. {Name} may want nobody to look. A body is private, and it is fine to feel that. Most of the others are busy with a sleeve or a sock. It takes about as long as two songs.
  P<changing> Some children do not mind, and some turn to the wall. Both are usual.
  P<changing> Teachers know that children like to have a corner. They can help when they are told.
  Q<changing> When it is time to get changed, {Name} may feel ____.
  H<changing> {helper} can ask the school for a corner or a small room.
  H<changing> {helper} can see to it that clothes go on and off easily.
  T<changing> {he} can turn to the wall and put the new top on first. ~ Then the old one comes off from under it.
  T<changing> {he} can wear the PE shorts under the trousers on that day.
  C<changing> {he} can think, "My corner, my hook, two songs."
  A<changing> The clothes are on the hook, and the noise has gone to the hall. Somebody has a sock on inside out. In the corner it was quicker than before. A body can be private at school, and it can still go and play.
`);
