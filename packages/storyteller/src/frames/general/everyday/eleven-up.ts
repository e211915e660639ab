import { script } from '../../../frame.ts';

/** Scenes of every day from eleven on. */
export const EVERYDAY_ELEVEN_UP = script(`
  D<boss> Every group has somebody who can see how it could go best. {Name} may well be that person, with the plan complete while the others are still looking for chairs. Efficiency is on the side of such people, and popularity often is not. Those who only carry out a plan tend to lose interest in it, and then in the company. It is a question of who is holding the pen.
  P<boss> People seldom say that they feel organised. They become busy, reply late, or start a chat of their own.
  P<boss> Conductors make no sound at all, as musicians like to point out. The good ones spend most of a rehearsal listening.
  Q<boss> When a plan is changed by somebody else, {Name} might feel ____. Relief has been known to occur.
  H<boss> {helper} can say how it comes across, once and in private, with an example. ~ General remarks are impossible to use.
  T<boss> {he} can hand over one decision completely, and leave it alone even if it goes sideways.
  T<boss> {he} can ask two questions before making a suggestion. ~ It sounds like a small change and alters most conversations.
  C<boss> {he} can think, "Who has not held the pen yet?"
  A<boss> By the end there were several handwritings in the plan, and one part of it was frankly impractical. It was also the part that everybody talked about. Being able to see how a plan could go best remains a gift. It is liked best in people who occasionally pass the pen.
  D<borrow> In most families, ownership works on trust and is enforced by shouting. {Name} may regard a jumper, a charger or some make-up as there for borrowing, since it is right there. The owner discovers the gap at ten to eight with wet hair. From that side it is not about the object. It is about finding out, again, that nobody asked.
  D<borrow> Lending is an act, and it takes two. If {Name} takes something and means to return it, only half of that has happened. A message of four words would be the other half. It would even leave room for a yes, which is by far the most common answer among people who have been asked.
  P<borrow> The owner is usually less attached to the thing than to being consulted. That is worth testing with something expensive and a polite question.
  P<borrow> Parents take chargers, pens and the last of the good shampoo. They do not regard this as the same thing, and they are open to argument about it.
  Q<borrow> When something turns out to be missed, {Name} might feel ____. Guilt and indignation share a room quite often.
  Q<borrow> At being told no, {Name} might feel ____.
  H<borrow> {helper} can suggest that both sides name three things that are not lent, and three that are. ~ The rest can be negotiated.
  H<borrow> {helper} can stay out of it until somebody asks. ~ Referees tend to prolong a match.
  T<borrow> {he} can send a message first, with a return time in it.
  T<borrow> {he} can return one thing today, unasked and clean. ~ It changes the next answer.
  C<borrow> {he} can think, "Four words first."
  A<borrow> What was borrowed hangs in its place again, washed, which caused some suspicion. No household sorts out ownership entirely. But a person who asks is believed when something really is missing. That is a reputation, and it costs about four words.
  A<borrow> There is now a list of three things that are not lent to anyone, and it is respected on most days. Everything else goes back and forth on the strength of a message. The ten-to-eight shouting has moved on to other subjects.
  D<afterschool> A school day consists of about six hours in which a face is kept in order. {Name} may come home with nothing of that left over, and a door may close more loudly than the situation called for. Psychologists describe the effect as a kind of recoil: what was held back all day lets go in the first place where it safely can. It looks as if home were the problem. Usually home is where the problem gets put down.
  D<afterschool> Between the gate and the kitchen there is an hour that belongs to nobody's timetable. {Name} may be silent in it, or short with people who have only asked about lunch. Conversation takes the very thing that has been used up since nine. A closed door is one way of saying so. It is merely a way that can be misread.
  P<afterschool> Those at home see the door and not the day. They may take it personally, or worry, and ask again at the worst moment.
  P<afterschool> Adults have the same hour and hide it in car parks, showers and long walks with the dog. It is known among them as traffic.
  Q<afterschool> In the first hour at home, {Name} might notice ____. There may be no word for it before eight o'clock.
  Q<afterschool> At the third question in a row, {Name} may feel ____.
  H<afterschool> {helper} can put food within reach and ask one thing in the evening instead of five at four. ~ Silence is easier to share than to answer.
  H<afterschool> {helper} can ask once, later in the week, whether something at school is making it so heavy. ~ A real reason deserves a chance to be told.
  T<afterschool> {he} can send one line from the bus: "Long day, talk later." ~ It does the work of the door, without the noise.
  T<afterschool> {he} can take the hour openly, and say when it ends.
  T<afterschool,activity> {he} can use that hour for {activity}.
  C<afterschool> {he} can think, "Recoil. It wears off by supper."
  A<afterschool> By the evening the face is off duty and the sentences are longer. Nobody is owed a report. Still, something gets said over the washing-up quite often, because there everyone looks at plates. The door has been opened from the inside, which is the direction it opens best.
  A<afterschool> The hour passed, as it tends to when it is left alone. If there was something in the day that was truly wrong, it will still be wrong tomorrow, and there is somebody to tell. Otherwise it was just a heavy day, and it has been put down in the hall with the shoes.
  D<busy> Working from home has a side effect that nobody planned: people who are in the house all day and hardly ever available. {Name} may have noticed that a closed door is closed even when it is made of headphones. Priorities look obvious from the corridor. In reality the loudest thing wins, hour after hour, and nobody in there is pleased with the result. Time that has not been claimed by anyone goes to whoever rings first.
  P<busy> Parents in that position tend to be guilty, and guilt makes people short-tempered. It is a poor substitute for an hour.
  P<busy> "Later" is meant sincerely. It merely has no date, and work has hundreds of them.
  Q<busy> After another "later", {Name} might feel ____. Being reasonable about it does not make it smaller.
  H<busy> {helper} can put one recurring hour into the work calendar, under {his} name, and keep it. ~ Colleagues understand an appointment.
  H<busy> {helper} can listen to the complaint without adding up the working hours. ~ Both sides know the figures.
  T<busy> {he} can propose a specific thing, such as a walk on Thursday or cooking on Sunday. ~ Specific proposals are surprisingly hard to turn down.
  T<busy> {he} can say it as a fact: "We have not talked since Sunday." ~ Facts are answered more often than sighs.
  C<busy> {he} can think, "Not more time. Thursday at six."
  A<busy> Thursday at six has existed for a few weeks now, with one cancellation, which was made up for. It is not a great deal of time, measured against a working week. But it is nobody else's, and the headphones stay on the desk. Quite often it runs over.
`);
