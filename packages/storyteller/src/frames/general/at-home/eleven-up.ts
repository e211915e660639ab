import { script } from '../../../frame.ts';

/** Scenes of a home from eleven on: a door that is mostly shut, a list of what was not fair, a bowl that waits. */
export const AT_HOME_ELEVEN_UP = script(`
  D<ownroom> There comes a year in which a door that used to stand open is mostly shut. On one side of it there are people who knock. On the other side {Name} may simply want to be where nobody wants anything. A good part of growing up takes place in rooms like that, without witnesses. The trouble is only that nobody outside can tell a good afternoon in there from a bad one.
  P<ownroom> To the people in the kitchen a shut door is a blank page, and worried people write on blank pages. What looks like checking up may be a wish to hear one sentence.
  P<ownroom> Friends do the same at home, and their parents say the same things. It seems to be a stage that both sides go through.
  Q<ownroom> When there is a knock, {Name} might feel ____. It may depend on who it is.
  H<ownroom> {helper} can knock, wait, and ask nothing for once. ~ Tea can be delivered without an interview.
  H<ownroom> {helper} can keep one thing that the two do together, and not use it for questions.
  T<ownroom> {he} can come out once a day for ten minutes that are not about food.
  T<ownroom> {he} can tell one person if the hours in there are getting heavy. ~ That is different from wanting peace.
  C<ownroom> {he} can think, "One sentence buys a lot of peace."
  A<ownroom> The door is still shut for a good part of the day, and it is a good door. Now and then somebody comes out of it with a mug and says one thing about anything. That turns out to be enough to stop most of the guessing. On the way back into the room, nobody asks how long.
  D<fairhear> Fairness inside a family is difficult to measure, because no two people in it have had quite the same parents. One got beginners, and another got people who had given up on several rules. {Name} may have noticed which way it tends to go, and may have kept a list. The list is probably accurate. It has only been kept on one side.
  P<fairhear> Most parents would deny it, and mean it. They respond to whoever is loudest, youngest or most tired, and from the other chair that can look like a verdict. An example gets further with them than the word "always".
  P<fairhear> The other party may keep a list as well. Comparing the two would make an interesting evening.
  Q<fairhear> When it happens again, {Name} might feel ____. Anger may be only the top layer.
  H<fairhear> {helper} can listen to one example without explaining it away. ~ Explanations can wait a day.
  H<fairhear> {helper} can ask what would have been fair, and try that once.
  T<fairhear> {he} can choose one example and tell it in a calm hour, from its beginning.
  T<fairhear> {he} can say what would have been fair, instead of what was not. ~ A proposal is harder to shrug off.
  C<fairhear> {he} can think, "One example, one calm hour."
  A<fairhear> One item has been taken off the list and talked about. It did not settle who is loved, since that was not in question. It settled a Tuesday. The rest of the list can stay where it is, and it may not need to get much longer.
  D<feedpet> An animal in a household depends on other people's memories, which is a weak foundation. {Name} may have meant to do it, and the day had other plans. Remembering to do something later is a skill of its own, and it fails in everybody, surgeons and pilots included. They do not try harder. They use a list, and somebody who checks it.
  P<feedpet> The anger at home may be loud, and part of it is fright. An adult who finds an empty bowl thinks of the animal first and then says it badly.
  P<feedpet> Nobody at home believes that it was meant. What they want to know is what happens tomorrow morning.
  Q<feedpet> Thinking of the bowl, {Name} might feel ____. Guilt is one possible word, and it is of limited use to the animal.
  H<feedpet> {helper} can check once a day for a month and say nothing when it is done. ~ Animals belong to the whole household.
  H<feedpet> {helper} can take over on agreed days. ~ Shared jobs survive longer.
  T<feedpet> {he} can tie it to something that happens anyway, such as {his} own breakfast. ~ Habits hang well on other habits.
  T<feedpet> {he} can put an alarm on it, and a list by the door.
  C<feedpet> {he} can think, "Not harder. Just before my own breakfast."
  A<feedpet> The bowl is full, and its owner has other things to do than to bear a grudge. There is a list by the door now, with ticks and one gap. The gap is what the list is for. Tomorrow the job takes four minutes, as it did yesterday.
  D<whereabouts> Independence has an odd side effect: the more of it a person has, the less everybody else knows. {Name} may see no reason to announce every bus. From the inside it is simply an afternoon. From the kitchen it is an empty space with somebody in it, and imagination is quick to furnish such a space. One line of text would keep it quiet.
  P<whereabouts> Parents who ask where, with whom and until when sound like customs officers. What they want to know is mostly the hour at which to begin to worry, so that they need not do it before.
  P<whereabouts> Friends get asked the same questions, and most of them have found a formula of five words.
  Q<whereabouts> When the phone asks again, {Name} might feel ____. Watched and missed are both possible.
  H<whereabouts> {helper} can settle for three facts and leave out the comments. ~ Comments make messages shorter.
  H<whereabouts> {helper} can answer with a thumb and nothing else.
  T<whereabouts> {he} can send a place and a time before the door closes, and a second line if the time moves.
  T<whereabouts> {he} can propose a rule for it that is bearable on both sides.
  C<whereabouts> {he} can think, "Five words, and then it is my afternoon."
  A<whereabouts> Two lines went out that evening, eleven words altogether. Nobody rang, and nobody stood in the hall. As privacy goes, it was a bargain, since the afternoon stayed private and only its edges were known. Edges are all that a kitchen needs.
`);
