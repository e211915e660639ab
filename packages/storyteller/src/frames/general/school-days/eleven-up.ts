import { script } from '../../../frame.ts';

/** Scenes of school from eleven on. */
export const SCHOOL_ELEVEN_UP = script(`
  D<hidden> Stopping something is a decision, and not saying so is a second one, which is usually made by accident. {Name} may have missed one lesson because it was too much on that day, and the next because of the first. By then, an hour of the week needs to be spent out of sight. It is an odd sort of free time, since it is full of listening for footsteps. What was meant to make life easier has become a job with fixed hours.
  P<hidden> Parents who find out tend to be upset about the wrong thing first. Many would have agreed to stopping, or at least to talking about it. It is being the last to know that hurts.
  P<hidden> The teacher has noticed an empty chair and may have drawn the wrong conclusion from it. Most of them have had pupils stop before, and they prefer a plain message to a guess.
  Q<hidden> When that day of the week comes round, {Name} might feel ____. Relief and dread can share an hour.
  H<hidden> {helper} can keep the first conversation to listening, and leave what was paid and hoped for another day. ~ It is easier to be honest with somebody who is not adding up.
  H<hidden> {helper} can ring the teacher afterwards, with {him} in the room. ~ It takes two minutes, and then nobody hides from anybody.
  T<hidden> {he} can tell it in two sentences: what stopped, and since when. ~ A message sent from upstairs counts as telling.
  T<hidden> {he} can work out what it was that got too much, such as the exams, the teacher or the timetable. ~ Each of them has a different remedy.
  C<hidden> {he} can think, "An hour a week takes one minute to say."
  A<hidden> Once it has been said, the hour goes back to being an hour. It may hold the same lesson, or something else, or nothing in particular, and that can be decided in daylight. It was hard to say, and a good deal easier than another week of hiding would have been. There are no footsteps left to listen for.
  D<boyorgirl> "Boy or girl?" is usually asked in passing, as if the question were about the time. {Name} may be expected to have an answer ready that fits into a corridor, and to have it several times a week. Some people have one, some have not, and some have one that is nobody else's business. All of these are in order. A question does not become a debt by being asked.
  P<boyorgirl> Curiosity accounts for most of it, together with a shortage of words. The rest is sport, and it can be told apart by its audience. Somebody who truly wants to know asks quietly.
  P<boyorgirl> Schools are obliged to deal with the second kind. Staff cannot act on what they do not see, but they can act on a date and a name.
  Q<boyorgirl> When it comes up again, {Name} might feel ____. Bored is an underrated possibility.
  H<boyorgirl> {helper} can ask which words are to be used at home and at school, and use them. ~ It costs nothing and saves a lot.
  H<boyorgirl> {helper} can talk to one member of staff, if {he} would like that. ~ It is easier to walk into a room where somebody knows.
  T<boyorgirl> {he} can decide on one sentence for strangers and a longer one for friends. ~ Most people only ever need the first.
  T<boyorgirl> {he} can answer with a name and a question. ~ People like being asked things, too.
  C<boyorgirl> {he} can think, "Asked is not owed."
  A<boyorgirl> Over a year a name fills up with what its owner says and does, and there is less room left for the question. It will turn up again, in a queue or on a form, and it may get an answer or a look. {Name} decides which. Somebody else who gets asked the same thing may be glad to have seen it done.
  D<oneword> At some age the answer to "how was your day" shrinks to one word, and it is not because less happens. {Name} may have spent seven hours being looked at, graded and talked to, and would now like to be none of these for a while. "Fine" is less an answer than a coat hung up at the door. From outside it is hard to tell whether there is a good day behind it or a bad one.
  P<oneword> Those who ask are mostly not collecting information. They have lost the view they used to have into the day, and the question is what remains of it. One word leaves them guessing, and people who guess ask more.
  P<oneword> It is easier to talk to somebody who is looking at something else. That may be why long conversations happen in cars, on walks and over washing-up.
  Q<oneword> Coming in at the door, {Name} might feel ____. Talked out is a fair answer.
  H<oneword> {helper} can let the first hour pass and then ask about one small thing. ~ A question that can be answered with a detail has better chances.
  H<oneword> {helper} can be around without asking, in the car or over the washing-up. ~ Most of what gets told is told sideways.
  T<oneword> {he} can offer one detail unasked. ~ It is surprising how many questions that saves.
  T<oneword> {he} can say plainly that it was a bad day and need not be discussed. ~ Then at least nobody is guessing.
  C<oneword> {he} can think, "One detail, and they can stop guessing."
  A<oneword> By evening the day has shrunk to a size that can be mentioned. Something was funny, somebody was unfair, and there was pasta. A sentence about it, said sideways, is not an interview. The rest may stay unsaid, and the coat hangs where it was hung, ready for tomorrow.
  D<chatting> Talking in class has a price, and it is not shared out equally. Several people talk, and one name gets said. {Name} may be the one with the voice that carries, or the one who answered last. It is irritating, and there is some truth in it. A lesson is a conversation as well, and thirty people can take part in only one at a time. Nobody minds the talking itself. It is the minute that is wrong.
  P<chatting> Teachers hear it as a comment on the lesson, although it is seldom about that. After five lessons in a row there is little patience left for the sixth.
  P<chatting> Whoever sits nearby may be relieved when it stops. Not many will say so to a friend.
  Q<chatting> When the name is said again, {Name} might feel ____. Unfair is one answer, and it may even be right.
  H<chatting> {helper} can hear the whole account before taking a side. ~ Some of it will be unfair, and some will not.
  H<chatting> {helper} can ask the school which lessons it concerns. ~ If it is one out of ten, that is worth knowing.
  T<chatting> {he} can go to the teacher first and suggest a seat. ~ It changes more than an apology does.
  T<chatting> {he} can keep a line at the back of a notebook for whatever cannot wait. ~ Very little of it lasts until the bell.
  C<chatting> {he} can think, "Good line. Wrong minute."
  A<chatting> It helps that lessons end. Outside there are corridors, lunch and a whole afternoon for everything that was saved, and some of it is even better by then. A voice that carries is useful in plenty of places. In class it is mostly a matter of whose minute it is.
  D<knows> Class discussions reward a particular skill, which is speaking before one has finished thinking. {Name} may have the answer ready a little later, in better shape, when the subject has moved on. Being looked at does the rest, and so does the thought of being wrong in front of everybody. A hand stays down, and a report says "could contribute more", which is meant as praise and does not read like it. It describes what could be heard, and not what was known.
  P<knows> Teachers count hands because thoughts cannot be counted. Many would accept a note, a word after the lesson or a nod that was agreed on.
  P<knows> Those who speak a great deal are not necessarily more certain. Some of them find a silence harder to bear than a wrong answer.
  Q<knows> When the room goes quiet for an answer, {Name} might feel ____.
  H<knows> {helper} can tell the school that the work is not the difficulty. ~ It changes what they look for.
  H<knows> {helper} can ask whether there is another way of taking part. ~ Universities use several.
  T<knows> {he} can answer early in a lesson, with something short. ~ After that nobody is waiting for it.
  T<knows> {he} can ask a question instead of giving an answer. ~ It counts, and it cannot be wrong.
  C<knows> {he} can think, "It need not be finished to be said."
  A<knows> At the end of such a lesson there is one sentence more in the room, or there is not. The thought was there in both cases. Putting up a hand is a habit of the arm more than of the mind. It grows from short answers, given early. Those who think first are missed in discussions where nobody does.
  D<changing> The changing room is the part of PE that appears on no timetable and takes up most of the thoughts about it. {Name} may have worked out how long it takes, which corner fills up last and what can be put on beforehand. That is planning, and it is sensible. Bodies are under construction at this age, at different speeds, and hardly anyone is keen to have the site inspected. Privacy is a reasonable thing to want.
  P<changing> Most people in there look at the floor or the wall. Each of them is convinced of being the one who is looked at, which leaves nobody to do the looking.
  P<changing> Staff can offer more than they advertise, such as a cubicle, another room or a few minutes before the others. They cannot guess who would like it.
  Q<changing> At the door of the changing room, {Name} might feel ____.
  H<changing> {helper} can write to the school, so that nothing needs explaining in a corridor. ~ Two lines are enough, and no reasons are owed.
  H<changing> {helper} can help to find kit that works in layers. ~ It is a technical problem, and it has technical solutions.
  T<changing> {he} can come in with the kit on underneath. ~ Half of the business is done at home.
  T<changing> {he} can tell one member of staff what would make it possible. ~ A definite wish is easy to grant.
  C<changing> {he} can think, "Layers, corner, four minutes."
  A<changing> Four minutes later the room is empty and smells of deodorant, and nobody could say who wore what. The PE lesson itself may be good or dreadful, as they are. The arrangement stands, with a corner, a cubicle or some minutes' start, and it can be changed when it no longer fits. A body goes along to school. It is not on display there.
  D<failed> A fail arrives in one word, and it takes a while to find out what it is about. {Name} may hear it as a statement about talent, or about the months that went into it. Somebody listened or read for some minutes, on a certain day, and wrote down a number. That is all it knows. It does not know what was learnt on the way, or what will be wanted next year. "Never again" is what many people say in the first week, and it may be said.
  P<failed> People nearby will offer comfort at the wrong moment, often in the form of famous people who failed as well. They mean it kindly. Quieter company would do.
  P<failed> Teachers take it harder than they show, since it is a mark for them too. They tend to know which part was close and which was not.
  Q<failed> When somebody asks how it went, {Name} might feel ____. Some people are angry first and sad later.
  H<failed> {helper} can let it be a loss for a few days and keep plans out of it. ~ Advice is better received by a rested head.
  H<failed> {helper} can tell the others, so that it is not gone through at every meal.
  T<failed> {he} can fix a date for deciding, two or three weeks away, and drop the subject until then.
  T<failed> {he} can read the comments once, with a pencil, and mark what could be mended. ~ It is usually less than all of it.
  C<failed> {he} can think, "It measured some minutes. I was there for the rest."
  A<failed> In a month that number will be one fact among others. The thing may be tried again, or dropped, or gone on with for no examiner at all, which is an underrated way of doing it. It is hard to fail in something that mattered. What does not matter cannot be failed in.
  D<kit> School at this age is run on memory: kit on one day, a form on another, homework in three different places. {Name} may understand every lesson and still lose the day to a card on the kitchen table. Brains differ in how well they remember to remember. It is a separate skill from being clever, it ripens late, and scolding does not speed it up. What works is moving the job out of the head and onto a list that does not get distracted.
  P<kit> Teachers tend to read it as attitude, because a missing book looks the same whatever the reason. A short explanation with a plan attached is heard differently.
  P<kit> Plenty of capable adults run on lists, alarms and a hook by the door. They do not talk about it, since from outside it looks like a good memory.
  Q<kit> When it comes to light, {Name} might feel ____. Embarrassed and oddly calm is a known combination.
  H<kit> {helper} can help to set a system up once, and after that point to it without a speech. ~ The list can do the nagging.
  H<kit> {helper} can agree with {him} on what gets brought after and what does not. ~ It is easier to know beforehand.
  T<kit> {he} can pack at a fixed time in the evening, with the timetable open. ~ Mornings are the worst time to think.
  T<kit> {he} can keep everything for the day in one place by the door, cards and keys as well. ~ One place is easier to check than four.
  C<kit> {he} can think, "Out of the head, onto the list."
  A<kit> There will be days without a ruler, and there were before. What changes is their number. A list by the door is no monument to a bad memory, as most people who get things done have one. It is easier to be forgetful with a system than careful without one.
  D<pointless> "What is the point of it?" is a fair question, and schools are not at their best in answering it. {Name} may look at quadratic equations, a worksheet about rivers and the clock, and find no connection with anything that matters. Some of it will in fact not be needed. The difficulty is that nobody can say which part. Meanwhile a no to all of it feels like the only thing that can be decided.
  P<pointless> Parents hear the sentence and see the next ten years in it. They answer with jobs and money, which is true and no help on a Monday.
  P<pointless> Several teachers have asked the question themselves, usually in November. The good ones will discuss it, if it is put to them as a question.
  P<pointless> "Pointless" sometimes stands for something else: too hard, too much, or nobody to sit with. That would be worth saying, since it can be changed.
  Q<pointless> On the way in, {Name} might feel ____. Bored may be the whole answer, or only the top layer.
  H<pointless> {helper} can ask which lesson is the least bad, and why. ~ It tells more than the list of the bad ones.
  H<pointless> {helper} can agree on the smallest amount of work that keeps all doors open. ~ It is less than everything.
  T<pointless> {he} can choose one subject to be decent at this term, for a private reason.
  T<pointless> {he} can ask a teacher what a topic is for. ~ It is worth hearing, even if the answer is "the exam".
  C<pointless> {he} can think, "Some of it has a point. I don't know yet which."
  A<pointless> It is Monday again, with rivers. One thing gets done because it might be useful, and one because it is less trouble than a no. That is roughly how adults get through school and work as well. The question stays a good one, and it gets more interesting with every answer that is ruled out.
  D<ownway> A journey looks long on a map because all of it is there at once. On the way there is only ever the next thing: this stop, that door, four minutes of standing about. {Name} may be about to do one alone for the first time, and at night the mind goes through it with every connection missed. That is planning of a clumsy kind. It can be done better by day, with a timetable and a practice run.
  P<ownway> Drivers are asked about stops all day long, and would rather say it once more than see somebody ride past. Other passengers cannot tell a first journey from a hundredth.
  P<ownway> Whoever stays at home will look at the clock. It has little to do with trust. They had a first journey themselves once, and quite a few got off too early.
  Q<ownway> At the stop, on the first morning, {Name} might feel ____.
  H<ownway> {helper} can do the whole way once as a practice, a few seats behind. ~ It turns a map into places.
  H<ownway> {helper} can settle with {him} what to do when nothing comes, and write it in one line. ~ A second plan is seldom used and good to carry.
  T<ownway> {he} can keep a picture of the timetable where it can be found without a signal. ~ Then the times are in a pocket and not in the head.
  T<ownway> {he} can pick out a landmark two stops before each change. ~ It is the sign to pick up the bag.
  C<ownway> {he} can think, "Only the next stop."
  A<ownway> The way will be gone so often that it becomes dull, and dull is the aim. Something will be late one day, and the second plan will get its turn. At the far end there is a gate or a door with people going in, and nobody there knows how anyone came. It is easier with each stop that has a name. By then there is a favourite seat, with a view, if only of some bins.
  D<wrongname> A name is said thousands of times a year, mostly by people who are thinking of something else. When it keeps coming out wrong, {Name} has a choice each time. It can be put right, which holds up the conversation, or it can be let go. By the twentieth time neither is much fun. The choice need not be made on the spot, however. It can be made once, in writing, for all the times to come.
  P<wrongname> Whoever slips is usually running on habit or guesswork. Most of them are glad to be told, and would rather hear it now than find out in a year.
  P<wrongname> Getting it wrong for a laugh is another matter. There it is not up to the person with the name to be patient, and schools have rules about it.
  Q<wrongname> When the name comes out wrong again, {Name} might feel ____. Tired is a possible word.
  H<wrongname> {helper} can pass it on in writing, with the sound as well as the spelling. ~ It is two lines long.
  H<wrongname> {helper} can ask first whether help is wanted with it, and accept a no.
  T<wrongname> {he} can settle on one person who may put it right for {him}. ~ From the next seat it takes two seconds.
  T<wrongname> {he} can send one sentence about it, without an apology in it.
  C<wrongname> {he} can think, "A reminder is not a fuss."
  A<wrongname> Habits give way to reminders, and to friendly ones soonest. Names that were once called difficult are said without thinking a few months later. Some people will need longer, and somebody else can do the reminding. The name itself was right from the start.
  D<bigroad> Not every fear is a mistake. A big road is fast, loud and poorly designed for anyone who is not in a car, and {Name} may simply have noticed. The crossing itself takes half a minute. What takes longer is everything that is arranged around it, such as reasons for not coming along. Avoiding a road and learning how it is crossed are two different things. The second can be done in stages, and in company.
  P<bigroad> Friends who hear an excuse take it at face value. Most of them would wait at a crossing, or go another way, if they knew what it was about.
  P<bigroad> People who drive for a living have great respect for a junction like that. They cross where they can be seen, and do not count on anybody looking.
  Q<bigroad> A hundred metres before it, {Name} might notice ____. It may be the sound more than the cars.
  H<bigroad> {helper} can cross it with {him} at a quiet hour, and later at one that is slightly less quiet. ~ Repetition does more than advice.
  H<bigroad> {helper} can go through the routes with {him}. ~ There is usually a calmer one, which the map does not suggest first.
  T<bigroad> {he} can cross where there are lights, and on foot. ~ A bike can be pushed, and it costs a minute.
  T<bigroad> {he} can tell one friend the real reason. ~ One is enough to change a route.
  C<bigroad> {he} can think, "Quiet hour, proper crossing, good company."
  A<bigroad> After enough quiet crossings a road becomes a known quantity: this light, that gap, so many seconds. Some people end up crossing it without a thought. Others go on preferring the long way, which also arrives. The caution may stay, since it was right about the cars.
  D<offclub> Clubs rarely stop being fun on a particular day. {Name} may have noticed it only by looking for reasons to stay at home. Why is hard to say. Now and then a person has left on whom the whole thing depended, although nobody would have put it like that. What is left has the same name and the same hour, and a different sound. Missing something can look very much like being bored with it.
  P<offclub> Parents would like a reason, because reasons can be dealt with. "I don't know" is an honest answer, and it may take a while to get beyond it.
  P<offclub> The others may have noticed the same change and be waiting for somebody to mention it.
  Q<offclub> On the evening of the club, {Name} might feel ____. Relief and regret can share a sofa.
  H<offclub> {helper} can ask what the best part used to be, and whether it is still there. ~ It is a better question than why.
  H<offclub> {helper} can agree on a break with a date at the end of it. ~ A break keeps the door open.
  T<offclub> {he} can go once as an observer and notice what is different.
  T<offclub> {he} can write down what is missed and what is not.
  C<offclub> {he} can think, "I can find out why before I decide."
  A<offclub> It may turn out to have been one person, or the hour, or simply enough. A club can be gone back to, and it can be left politely. Neither is a matter for a tired evening. Whatever was good about it stays good, and goes along to the next thing.
  D<cutlery> Cutlery is an instrument for two hands with a different part for each, and table manners are the local tuning. {Name} may have got on well with fingers so far. A large part of the world eats that way, some of it at very grand tables. Where the tuning differs, there are looks and remarks. They measure practice, and nobody is worth more for that.
  P<cutlery> People who tease about it have forgotten how they learnt it. It took them years, in private, with a bib.
  P<cutlery> A host mostly notices whether a guest is pleasant company. The fork comes a long way behind.
  Q<cutlery> After a remark at a table, {Name} might feel ____. Some remarks are better the next day.
  H<cutlery> {helper} can practise with {him} at home for a few minutes at a time. ~ Nobody learns an instrument at the concert.
  H<cutlery> {helper} can have a quiet word with whoever makes the remarks, if {he} would like that.
  T<cutlery> {he} can start with one dish that is easy to cut. ~ Pancakes forgive a lot.
  T<cutlery> {he} can say, "I'm still learning it," and change the subject.
  C<cutlery> {he} can think, "It is practice, and practice can be had."
  A<cutlery> It is learnt like any instrument, at home and badly at first. After a few weeks cutlery needs less attention, and there is some left for the conversation. At another table nobody will notice, which is the whole point of it. Pizza remains exempt.
`);
