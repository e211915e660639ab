import { script } from '../../../frame.ts';

/** Scenes of school from eight to ten. */
export const SCHOOL_EIGHT_TO_TEN = script(`
  D<hidden> A lesson that somebody has stopped going to leaves an hour in the week that nobody knows about. {Name} may spend it somewhere out of the way, listening for steps. It begins quite small, with one afternoon that was hard to face. After that there are two things to carry: the lesson, and the fact that it has not been told. The second is mostly the heavier one.
  P<hidden> People at home may be cross for a bit when they hear it. What they mind is rarely the lesson. They would rather have known.
  P<hidden> A teacher who waits in a room looks at the clock and wonders. Most of them think of illness first.
  Q<hidden> On the day of the lesson, {Name} might feel ____. Shoulders often know what day it is.
  H<hidden> {helper} can hear it to the end before anything is decided. ~ The first minute belongs to the one who tells.
  H<hidden> {helper} can write to the teacher together with {him}. ~ It is one short letter, and then it is done.
  T<hidden> {he} can say it in one sentence, or leave it on a note by the kettle. ~ A note does not need a face.
  T<hidden> {he} can say which part made it hard: the thing itself, the teacher, the group or the time. ~ They have different answers.
  C<hidden> {he} can think, "One sentence, and it is only an hour."
  A<hidden> The hour is still in the week, and it is known about now. Perhaps the lessons will stop, or perhaps something about them will change. That can be talked about with the door open. There are better places to spend an hour than one where nobody may cough.
  D<boyorgirl> "Are you a boy or a girl?" is a question with two boxes, and boxes are quick. {Name} may get it at the door, in the line and again by the fence. It is tiring to be asked before lunch for something that adults write whole books about. There is no rule that asks for an answer. A name is usually enough to begin with.
  P<boyorgirl> Many who ask are only curious, and a plain sentence ends it. Others ask to see what happens. Those are two kinds of asking, and the second is for adults to stop.
  P<boyorgirl> Whoever asks has a picture in mind of how people look. It was learnt somewhere, and there is room for more in it.
  Q<boyorgirl> When it is asked in front of others, {Name} might feel ____.
  H<boyorgirl> {helper} can practise three answers of different lengths with {him}. ~ The short one is used most.
  H<boyorgirl> {helper} can let the teacher know, and ask first who is to be told what.
  T<boyorgirl> {he} can answer, or say, "I don't feel like explaining that today."
  T<boyorgirl> {he} can write down who asks and how often, if it does not stop. ~ A teacher can do something with a list.
  T<boyorgirl,topic> {he} can give the name and go on to {topic}. ~ Most people are glad of a change of subject.
  C<boyorgirl> {he} can think, "It is their question. I may keep my answer."
  A<boyorgirl> The bell rings, and there is no time for boxes. What people come to know about {Name} is what they know about anybody: jokes, goals and who lends a rubber. The question gets rarer as the name gets better known. Until then it may be answered, or left lying by the fence.
  D<oneword> "How was your day?" sounds like a small question, and it asks for seven hours at once. {Name} may search for the important part and come back with "fine". It is not untrue. It is what is left when a long day gets pressed into one word. Details turn up later, often while the hands are busy and nobody is looking.
  P<oneword> Whoever asks has usually been looking forward to it. One word can sound like a shut door, although it was only a tired mouth.
  P<oneword> Good reporters do not ask how a match was. They ask about the goal in the last minute, because small questions have answers.
  Q<oneword> In the first half hour at home, {Name} might feel ____.
  H<oneword> {helper} can ask about one thing that can be seen, such as lunch or the next seat. ~ It can be answered in four words.
  H<oneword> {helper} can drive, peel or fold something at the same time. ~ Side by side, talking is easier than across a table.
  T<oneword> {he} can offer one true detail and then say, "That's all for now."
  T<oneword> {he} can name a better time to be asked. ~ A later answer is longer.
  C<oneword> {he} can think, "Not the whole day. One thing from it."
  A<oneword> One detail from the day got told, somewhere between the coat and the plates. It was about a goalkeeper, or about glue. The other hours stay where they are and belong to the person who had them. A day has room in it for talking and for keeping quiet.
  D<chatting> In a class of thirty people, a whisper travels further than it means to. {Name} may only have been talking about a pencil case. Ten words take four seconds. The trouble is that they arrive in the middle of somebody else's sentence. A teacher hears the one who is loudest or last. Being named for it in front of others is uncomfortable, even when it is fair.
  P<chatting> Saying "quiet, please" is nobody's favourite part of teaching. By the tenth time it comes out sharper than it was meant.
  P<chatting> The person in the next seat may enjoy it and be behind with the page. People seldom say so to a friend.
  Q<chatting> When a name is called out across the room, {Name} might feel ____.
  H<chatting> {helper} can ask how it looks from that seat: who begins, and when. ~ There is often one lesson in it, or one neighbour.
  H<chatting> {helper} can suggest a quiet sign to the teacher. ~ A tap on the table tells only one person.
  T<chatting> {he} can write the first word of it on the edge of a page and tell it at break. ~ Good stories keep for an hour.
  T<chatting> {he} can ask to sit somewhere else for a fortnight. ~ Asking is better than being moved.
  C<chatting> {he} can think, "It keeps until break."
  A<chatting> At break there is a list of first words and plenty of time for talking. Half of them turn out to be not so urgent, and the other half are very good. It is a talent with opening hours. In between, the class gets to hear the end of a sentence.
  D<knows> Knowing an answer and saying it are two different jobs. {Name} may do the first one well and leave the second to others. A head can know something all alone. Saying it needs an arm and a voice, and thirty faces turn round. It may even be wrong, in front of all of them. Then somebody says the same thing out loud and gets the nod.
  P<knows> To a teacher, a hand that stays down looks like not knowing, or like not caring. It is often neither. They can only count what they see.
  P<knows> Faces that turn round turn back very fast. Most of them are working out what to say if their own name comes next.
  Q<knows> In the second before a hand goes up, {Name} might feel ____.
  H<knows> {helper} can ask the teacher to agree on one question beforehand. ~ A first answer is easier when its minute is known.
  H<knows> {helper} can tell the teacher that a lot is known and little is said. ~ They may be surprised, and then they look out for it.
  T<knows> {he} can write the answer down first and then read it out. ~ A page does not blush.
  T<knows> {he} can choose one lesson a week for one answer. ~ One is a number that can be managed.
  C<knows> {he} can think, "Thirty faces, two seconds."
  A<knows> The faces turn round, hear six words and turn back. That was all of it. In some weeks there will be one hand, and in others none, and what is known stays known in both. It is good for a class to hear such an answer now and then.
  D<changing> Before PE there are five minutes of getting changed. The room has benches and hooks, and too many elbows. {Name} may spend those minutes wondering who is looking. Bodies grow at different speeds. Some people would like a corner, and a year later nearly all of them would. Wanting privacy is ordinary. There are ways of having it.
  P<changing> Most of those on the bench are busy with their own buttons, and hope that nobody looks over. A room full of people who are trying not to be seen does very little seeing.
  P<changing> Teachers know that this is the hard part of PE for many. They can find a corner, a cubicle or a few minutes' start, if they are told.
  Q<changing> Going in at that door, {Name} might feel ____. It may be worse in the corridor than on the bench.
  H<changing> {helper} can ask the school what can be arranged, such as a cubicle. ~ It is a question they know.
  H<changing> {helper} can look for kit that goes on quickly. ~ One layer less is half a minute.
  T<changing> {he} can wear the PE top underneath on those days. ~ Then only a jumper comes off.
  T<changing> {he} can face the wall and talk to one person about something else.
  C<changing> {he} can think, "Five minutes, my hook, my corner."
  A<changing> A whistle goes somewhere, and the benches are empty apart from a lot of socks. Five minutes are over for today. There is a hook at the end of the row that will be free again for the next PE lesson. Getting changed gets quicker, and a body is nobody's business but its owner's.
  D<failed> A piece of paper has said "not passed", or something like it. For a while there seems to be nothing else in the room. {Name} may have worked for it. A result is a number about one day: that room, that hour, those questions or those notes. It is true, and it is small. On the evening it arrives, it looks like a verdict on everything.
  P<failed> Those at home are sorry for the person and not about the number. They may say "never mind", which is the wrong sentence, because somebody does mind.
  P<failed> Plenty of people who are good at something have failed a test in it. Some of them still know the date.
  Q<failed> When it is mentioned, {Name} might feel ____. It may be a different word by Sunday.
  H<failed> {helper} can leave "next time" for a week. ~ First it may simply be a pity.
  H<failed> {helper} can read the comments with {him} when {he wants} to. ~ There is mostly one useful line in them.
  T<failed> {he} can put the paper in a drawer and decide nothing until Saturday. ~ The first hour is a bad one for decisions.
  T<failed> {he} can do the part of it that is fun, with nobody marking it. ~ It is still there.
  C<failed> {he} can think, "One day, one number."
  A<failed> After some days the paper is in a drawer, and what was learnt is not in there with it. Whether there will be another try is a question for later. It may be yes, or it may be something quite different. It is hard to be given a number like that, and people have supper afterwards all the same.
  D<kit> A school day needs about eleven things, and most of them live in different rooms. {Name} may remember the first ten. It is not a matter of being clever. Remembering at the right moment is a job of its own. A head that is full of breakfast does it badly. A list does it rather well.
  P<kit> To a teacher, a thing that was left at home looks like not bothering. They cannot see the one who turned back twice.
  P<kit> Pilots read a list aloud before every flight, even after thirty years. Nobody thinks that they have forgotten how to fly.
  Q<kit> When something turns out to be at home, {Name} might feel ____.
  H<kit> {helper} can put up a list at the door, with a line for each day. ~ Then it is the list that nags.
  H<kit> {helper} can ask whether spare things may stay at school. ~ What stays there cannot be left behind.
  T<kit> {he} can pack in the evening and touch each thing once at the door. ~ In the morning, hands remember better than heads.
  T<kit> {he} can set an alarm for the days that need something extra. ~ A clock does not mind repeating itself.
  C<kit> {he} can think, "List first, then the door."
  A<kit> On most days the bag has in it what it needs, and on one it goes without its ruler. The list gets a stain and a new line. Pilots would approve. It is easier to remember one thing, which is to look at the list, than eleven.
  D<stopit> A thing that happens once may be an accident, and for the second time there may be an excuse. From the third on it is a habit, and it is somebody else's. {Name} may have laughed it off, turned round or told somebody, and it went on all the same. That does not make it harmless. What one person does not want is no joke for two, whoever finds it funny.
  P<stopit> People who do it mostly want to be noticed. Some like the other person and have chosen the worst way of showing it. It makes no difference to how it feels.
  P<stopit> A teacher who was told once may believe that it is over. No news sounds like good news to somebody with thirty pupils.
  Q<stopit> Noticing who is near, {Name} might feel ____.
  H<stopit> {helper} can write to the school with dates. ~ A list is harder to overlook than a complaint.
  H<stopit> {helper} can ask for a new seat without waiting for a reason. ~ It is quick, and it takes nobody's side.
  T<stopit> {he} can say, "Stop. I said no," in a voice that carries one table further. ~ It is news for the others as well.
  T<stopit> {he} can tell the same adult again, with how many times it was. ~ A number gets noticed.
  C<stopit> {he} can think, "I said stop, and I can say it again."
  A<stopit> Somebody has the dates now, and can move a seat, talk to people and look more often. Some things need telling twice before they stop. It is a nuisance that the telling falls to the wrong person. It has been done. A board is easier to look at when there is nothing behind to listen for.
  D<nofriends> "I've got no friends" is true in one way and not in another. It is true of how the day felt. {Name} may have come through a lunch hour alone, while all the rest seemed to be in pairs. Adults may say that it looked fine from where they stood. Both can be right, because being among people and being with somebody are different things.
  P<nofriends> Seen from close up, most groups are less fixed than they look. Half of those in them are not sure of their place either.
  P<nofriends> A teacher who says that all is well has seen no quarrel. What it is like inside does not show from the edge of a playground.
  Q<nofriends> In the long part of lunch, {Name} might feel ____.
  H<nofriends> {helper} can ask which ten minutes were the worst, and listen. ~ Advice can wait until the ten minutes are told.
  H<nofriends> {helper} can ask the teacher for a lunchtime job or a club with a few others in it. ~ A job comes with company.
  T<nofriends> {he} can pick the one person who is easiest to talk to and ask about one thing. ~ One is enough to begin with.
  T<nofriends> {he} can write down three moments with other people from this week. ~ They are easy to forget on a bad day.
  C<nofriends> {he} can think, "It was a long lunch. It was not everything."
  A<nofriends> Lunch hours are long when they are spent waiting. Some will be, and others will have somebody in them for ten minutes. That is how most friends begin, and nobody notices. It is hard to say "no friends" out loud. Since it was said, there are at least two people who know about it.
  D<onesubject> Experts have a problem: they know more than other people want to hear. {Name} may be an expert in one subject. The tenth fact about it is as good as the first, seen from the inside. From the outside it is a long time without a turn. Listening gets tired in about three minutes, whatever the subject is.
  P<onesubject> Friends rarely say, "That's enough." They look round, or answer with "mm", or leave. It is seldom about the person, and mostly about the turn.
  P<onesubject> Museums solve it with small signs: two sentences, and a button for those who would like more. Quite a few people press it.
  Q<onesubject> When somebody looks away in the middle, {Name} might feel ____.
  H<onesubject> {helper} can be the one who presses the button, for a quarter of an hour a day. ~ It is good to be asked the follow-up questions.
  H<onesubject> {helper} can look for a club or a page where others know the same things.
  T<onesubject> {he} can tell the best fact and then ask one question about something else.
  T<onesubject> {he} can watch for "mm", which means that a turn is wanted.
  C<onesubject> {he} can think, "Two sentences, and then the button."
  A<onesubject> Two sentences were told today, and somebody pressed the button and asked. Somebody else did not, and talked about a goat. The subject has kept, with all its details. Experts who ask questions get asked things back, which is how they come to be listened to.
  D<ownway> A way gets learnt twice, once beside somebody and once alone. The second time, {Name} may notice that nobody else is looking out for the corner or the stop. It is the same street, with the same shop and the same crossing. What is new is who looks left and right. It can be practised in pieces before the whole of it is done.
  P<ownway> To other people it is simply somebody on the way. A driver or a person in a shop can be asked. Most of them like being asked a thing they know.
  P<ownway> At home somebody will look at the clock. That is what people do who wait, and it ends with the door or a message.
  Q<ownway> Before the first go, {Name} might feel ____. It can be two things at once.
  H<ownway> {helper} can come along as well, a bit further behind each time. ~ One day there is so much distance that it is alone.
  H<ownway> {helper} can agree with {him} on what happens if something is late or closed. ~ It fits on a small card.
  T<ownway> {he} can draw the way with five things on it that show the next corner or stop.
  T<ownway> {he} can do the last part alone first, and then half of it. ~ A way can be grown into.
  C<ownway> {he} can think, "Look, wait, go. Then the next bit."
  A<ownway> Piece by piece, the way turns from a line into a shop, a crossing and a certain tree. Somebody at home can stop looking at the clock. It is easier each time. One day there is room in it for thinking about something else.
  D<wrongname> A name that is said wrong once is a small matter. {Name} may have heard it so often that it is a question by now. Is it better to put it right again, or to let it go? Putting it right in front of everybody can feel like too much. Letting it go can feel like answering for somebody else. There is a third way. Another person can pass it on, or it can be done in writing.
  P<wrongname> Most people who slip do it out of habit. They are glad to be told, and they would rather know now than in a year.
  P<wrongname> A name that is said wrong for a laugh is no slip. It is unkind, and an adult can deal with it.
  Q<wrongname> When the name comes out wrong again, {Name} might feel ____. The tenth time may be another word than the first.
  H<wrongname> {helper} can send a short note with the name as it sounds. ~ Nobody is embarrassed by a note.
  H<wrongname> {helper} can ask first whether help is wanted with it, and keep to the answer.
  T<wrongname> {he} can keep one short sentence ready, such as "Nearly. It goes like this."
  T<wrongname> {he} can ask one adult to pass it on. ~ It does not need to be said in front of others.
  C<wrongname> {he} can think, "A reminder is not a fuss."
  A<wrongname> People learn names in the same way as tunes, by hearing them right a few times. Some get it at once, and some need to see it written down. After that the name comes out right, and the day goes on. It was a small thing to ask for, and it lasts.
  D<bigroad> Some fears are good sense with a loud voice. A big road has fast traffic on it, and {Name} may be afraid of one crossing there. Nobody needs to be talked out of being careful. It helps to know how such a road is crossed. The right place, a quiet hour and somebody who knows it well make it easier.
  P<bigroad> People who drive for a living respect big roads more than anybody. They cross where drivers expect it.
  P<bigroad> Friends who hear an excuse believe it, and after a while they stop asking. Most of them would wait, or go another way, if they knew the reason.
  Q<bigroad> Near the crossing, {Name} might feel ____. It may be a smaller word when nothing is coming.
  H<bigroad> {helper} can cross it with {him} at a quiet hour, and more than once. ~ Known roads are less loud.
  H<bigroad> {helper} can look on a map for a way round, and try it with {him}.
  T<bigroad> {he} can cross where there is a light, and on foot. ~ A bike can be pushed.
  T<bigroad> {he} can tell one friend the true reason. ~ One is enough to change the way.
  C<bigroad> {he} can think, "Careful is a good thing to be. I can go where it is meant."
  A<bigroad> With every quiet crossing the road is better known, and the voice gets a little lower. One day it may be only a crossing. Or the way round stays the better one, with more trees. Both of them get there.
  D<offclub> Nobody sends a letter when a club stops being fun. One week it is fine, and some weeks later {Name} does not feel like going. There need not be a reason that fits into one sentence. Sometimes a person has left who made it what it was. Then it is the same room with a different sound. That is a kind of missing, and it can look like having had enough.
  P<offclub> Parents ask for a reason because they would like to help. "I don't know" is an honest answer, and some days it is the only one.
  P<offclub> The others there may have noticed a change as well and said nothing. People often wait for somebody else to say it.
  Q<offclub> On the evening of the club, {Name} might feel ____. It may depend on who will be there.
  H<offclub> {helper} can ask what used to be the best part, and whether it is still there. ~ It is an easier question than why.
  H<offclub> {helper} can agree on a break with a date at its end. ~ A break is not the same as stopping.
  T<offclub> {he} can go once as a visitor and notice what is different.
  T<offclub> {he} can write two lists, what is missed and what is not.
  C<offclub> {he} can think, "I can find out why in my own time."
  A<offclub> Perhaps it was one person who was the best part, and perhaps it was nothing much. A club can be gone back to, or it can be left with a wave. A decision can wait for an evening that is not a tired one. What was good there stays good.
  D<cutlery> Cutlery is an instrument for two hands, with a different part for each. Nobody can play one by being told to. {Name} may have got on well with fingers so far. Millions of people eat like that every day, some of them at very fine tables. Who uses what is a matter of practice. It says nothing about what anybody is worth.
  P<cutlery> People who tease about it have forgotten how they learnt it. It took years, and a lot of peas on the floor.
  P<cutlery> A remark at a table is often out before it has been thought about. "That was not kind" is a short answer, and a fair one.
  Q<cutlery> After a remark at a table, {Name} might feel ____.
  H<cutlery> {helper} can practise with {him} at home, for a few minutes at a time. ~ Pancakes are easier than chops.
  H<cutlery> {helper} can have a quiet word with the other family, if {he} would like that.
  T<cutlery> {he} can start with the fork alone, and let the other hand join in later.
  T<cutlery> {he} can say, "I'm still learning it," and go on with the meal.
  C<cutlery> {he} can think, "One hand holds, and one hand saws."
  A<cutlery> It is learnt as other instruments are: at home, badly at first, and without an audience. After some weeks the hands can take it to another table. Cutlery is a useful thing to know. Pizza will still be eaten with fingers, and nobody will say a word.
  D<follow> Everybody has a say in who is near them. Somebody at school goes wherever {Name} goes at break, and it does not stop. It may be meant as a joke, or as wanting to be friends and not knowing how. From the side of the one who is followed, it can be frightening, and that is the side that counts. "Please stop following me" is a fair sentence. If it goes on, it is for an adult to stop it.
  P<follow> Some people follow others because they do not know how else to begin. That may explain it. It is still not all right when the other person does not want it.
  P<follow> Adults on duty see two people walking about. They cannot see who chose it until somebody tells them.
  Q<follow> When that person comes closer, {Name} might notice ____. It may be in the stomach or in the feet.
  Q<follow> Before the bell for break, {Name} might feel ____.
  H<follow> {helper} can tell the school quietly, so that somebody keeps an eye on break. ~ It need not become a big thing.
  H<follow> {helper} can agree with {Name} on what is told and to whom. ~ Having a say makes it easier.
  T<follow> {he} can say once, "Stop following me," and go straight to an adult. ~ Once is enough before it is told.
  T<follow> {he} can spend break with a friend or near an adult for now. ~ It is a choice, and a clever one.
  C<follow> {he} can think, "I choose who is near me, and I can tell."
  A<follow> A few quiet words to the right adult are enough to begin with. Adults can stand where it happens, and they can talk to the other person. If it does not stop, it can be told again, as often as it takes. Break is a time to walk where one likes, with people one has chosen.
`);
