import { TEACHER_WHO_GOES } from '../../teacher-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const TEACHER_WORD = String.raw`(?:teachers?|miss|mrs\.? \w+|mr\.? \w+|ms\.? \w+|ta|key ?worker|key person)`;
const GONE = String.raw`(?:(?:has |have |had )?(?:left|went|gone|stopped)\b(?! (?:the room|him|her|them|early|out))|(?:is|['’]s) (?:off|away|gone) (?:on|sick|ill|with))`;

/** A teacher who has gone in the middle of a year, and the new voice at the door: who is missed, and what the new one does not know yet. */
export const leftInTheMiddle: NamedScene = {
  id: 'gonenow',
  image: 'two good mornings: the one that is missed, and the one that is new',
  cue: said(
    String.raw`\b(?:since|because|now(?: that)?|after|ever since)\b[^.!?]{0,30}\b${TEACHER_WORD}\b[^.!?]{0,24}\b${GONE}|\b${TEACHER_WORD}\b[^.!?]{0,24}\b${GONE}[^.!?]{0,60}\b(?:maternity|half[- ]?term|halfway|mid[- ]?year|middle of|suddenly|sick leave|have (?:a|her) baby)`,
    String.raw`\b(?:died|is leaving|will leave|going to leave|leaves (?:at|in|next)|childminder)\b`,
  ),
  decides: true,
  roles: { gone: { ...TEACHER_WHO_GOES, fallback: { text: 'the last teacher' } } },
  takesHelps: true,
  titles: { young: 'Two Good Mornings', older: 'Who Feeds the Fish?' },
  text: {
    '2-3': `
      D<gonenow> {gone} is not at the door. A new teacher is. The new one says, "Hello, {Name}!" It sounds so new.
      P<gonenow> {gone} is at home now. A new one likes children too.
      Q<gonenow> By the new one, {Name} may feel ____.
      H<gonenow> {helper} can say both names.
      H<gonenow> {newOne} can sing the old song.
      T<gonenow> {he} can show the new one a toy.
      C<gonenow> {he} can say, "Bye-bye, you. Hello, you."
      A<gonenow> The door is the same. The peg is the same. The new teacher sings the song. Hello, hello!
    `,
    '4-5': `
      D<gonenow> {gone} has gone, and there is a new teacher. {newOne} has another voice. {Name} may look for the one who knew where the bear sits. At the gate that can make legs hold on tight. No child made a teacher leave.
      P<gonenow> {newOne} is new in there too. New teachers do not know yet who needs a hand. They can be told.
      P<gonenow> {gone} may think of the class at times.
      Q<gonenow> At the door in the morning, {Name} may feel ____.
      H<gonenow> {newOne} can come to the gate with a small job.
      H<gonenow> {helper} can say goodbye with one hug and one wave.
      T<gonenow> {he} can bring {newOne} one thing to see.
      T<gonenow> {he} can draw a picture for {gone}.
      C<gonenow> {he} can say, "I miss one, and I wave to one."
      A<gonenow> There was one hug, one wave and one job with the register. {gone} is still missed, and that is fine. By now {newOne} knows where the bear sits. {Name} told that.
    `,
    '6-7': `
      D<gonenow> The teacher at the door is a new one. {gone} has left, and {newOne} is there now. Since then {Name} may hold on tighter at the gate. A teacher who is liked knows many small things about a child. A new one begins with none of them. Nothing that {Name} did or said made {gone} go.
      P<gonenow> {newOne} can see that somebody is missed. It is not an easy place to stand in.
      P<gonenow> Others in the class are sad about it as well. Some get loud, and some get a tummy ache.
      Q<gonenow> At the school gate, {Name} may feel ____.
      H<gonenow> {newOne} can have a small job ready, such as feeding the fish. ~ It is easier to walk towards a job.
      H<gonenow> {helper} can keep the goodbye short, and the same each day.
      T<gonenow> {he} can tell {newOne} one thing that {gone} knew well.
      T<gonenow> {he} can write {gone} a card with news in it.
      C<gonenow> {he} can think, "One is missed, and one is new. Both are fine."
      A<gonenow> The goodbye took one hug, and then there were fish to feed. {newOne} asked how much, and {Name} knew. Missing somebody and showing somebody the way can be done in the same minute. On the wall, the old drawings are still up.
    `,
    '8-10': `
      D<gonenow> In the middle of the year {gone} left, and {newOne} took over. {Name} may find that the room is the same and school is another one. With a teacher who knows them, people need not explain themselves. Now it starts again from nothing, and that is tiring enough to make a gate look high. It has nothing to do with how the class behaved.
      P<gonenow> {newOne} hears "we always did it like this" twenty times a day. It is meant kindly, and it is hard work as well.
      P<gonenow> {gone} may have found it hard to go. Teachers do not forget a class they left halfway.
      Q<gonenow> On the way in, {Name} might feel ____. It may be less by ten o'clock.
      H<gonenow> {newOne} can be told in a note what has helped {him} so far. ~ It saves weeks.
      H<gonenow> {helper} can ask about school in the third week and not only on the first day.
      T<gonenow> {he} can tell {newOne} one thing that makes learning easier.
      T<gonenow> {he} can write to {gone} and say what was good.
      C<gonenow> {he} can think, "It was good then, and now can be all right."
      A<gonenow> By now {newOne} knows most of the names and one of the jokes. {gone} is still missed on some mornings, above all on wet ones. A new teacher is a stranger for a few weeks only. They can be told about the fish, and {Name} did that.
    `,
  },
};
