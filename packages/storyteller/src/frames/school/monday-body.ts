import { said, type NamedScene } from '../scene.ts';

const EXAMS = String.raw`(?:exams?|sats?|gcses?|mocks?|tests?|eleven plus|11 plus|11 ?\+|a-?levels?|assessments?)`;
const BODY = String.raw`(?:head ?aches?|tummy ?aches?|stomach ?aches?|(?:feel\w*|being|is|gets?) sick|sick (?:feeling|every|on|before)|nausea|throws? up|vomit\w*|sore (?:tummy|stomach))`;

/**
 * A body that aches while exams are on the way. That worry can show as headaches, tummy aches and feeling sick, really felt:
 * Child Mind Institute, "Anxious stomach aches and headaches"; Somerset Council, "Anxiety about attending school". A doctor is
 * asked where it keeps coming.
 */
export const mondayBody: NamedScene = {
  id: 'mondaybody',
  image: 'a body that reads the calendar before the head does',
  cue: said(
    String.raw`(?=[^]*\b${EXAMS}(?!\w))[^]*?\b${BODY}\b`,
    String.raw`\b(?:car ?sick|blood tests?|eye tests?|hearing tests?|covid|results?)\b`,
  ),
  decides: true,
  answers: /\b(?:head ?aches?|sick|tummy|stomach|monday|in may|in june|exams?|sats?)\b/i,
  titles: { young: 'A Tummy That Reads the Calendar', older: 'A Body That Reads the Calendar' },
  // Nobody's Monday is worse than the rest of the week unless a parent says so.
  roles: {
    aday: { fallback: { text: 'a school day' }, cues: [{ match: /\bmondays?\b/i, phrase: { text: 'a Monday' } }] },
  },
  text: {
    '6-7': `
      D<mondaybody> A test is on the calendar, and a tummy seems to know it. {Name} may wake up with an ache or feel sick. It is not made up. A worry makes a body tight, and tight muscles hurt. So an ache can come from a thought and be real.
      P<mondaybody> Grown-ups know that from the morning of a big day. Many cannot eat their toast.
      Q<mondaybody> On a morning like that, {Name} may feel ____. It may be in two places.
      H<mondaybody> {helper} can ask where it is, and believe it.
      H<mondaybody> {helper} can ask a doctor if it comes often. ~ Then one question is answered.
      T<mondaybody> {he} can tell the teacher, "My tummy is worried about the test."
      T<mondaybody> {he} can breathe out slowly, five times, with a hand on the sore place.
      C<mondaybody> {he} can think, "It is an alarm, and alarms go quiet."
      A<mondaybody> By lunch the ache was smaller, as it often is. The test is still on the calendar, in a small square. Around it are a lot of other squares. A body that worries is trying to help.
    `,
    '8-10': `
      D<mondaybody> Some bodies read the calendar before the head does. An exam stands in it, weeks away, and on {aday} the head or the stomach aches. {Name} may know that feeling. It is not an excuse and it is not imagined. Worry tightens muscles in the neck and slows down a stomach, and both of those hurt. The alarm is real. It has only gone off a long time before there is anything to do.
      P<mondaybody> Teachers talk about exams more when they are nervous themselves. The results say a good deal about a school and rather little about a person.
      P<mondaybody> In any class there are several stomachs like that. They do not compare notes.
      Q<mondaybody> On {aday} before breakfast, {Name} might feel ____. It may start the evening before.
      H<mondaybody> {helper} can ask a doctor about aches that keep coming. ~ It is good to have that question out of the way.
      H<mondaybody> {helper} can tell the school, and ask for one calm person in the mornings.
      T<mondaybody> {he} can write down what exactly the exam could bring, and what would happen next. ~ On paper it has edges.
      T<mondaybody> {he} can loosen shoulders and jaw, one after the other, before getting up.
      C<mondaybody> {he} can think, "Real ache, early alarm."
      A<mondaybody> One day it was less, then it was gone, and in another week it looked in again. The exam keeps its square in the calendar, and it is one square. Around it there are weekends, and dinners that taste of something. A body that worries wants to help and has chosen an awkward way.
    `,
    '11+': `
      D<mondaybody> The body keeps its own calendar. An exam is entered in it months ahead, and on {aday} there is a headache, or nausea instead of breakfast. {Name} may have been told that it is only nerves. The word "only" is wrong. Worry tightens the muscles of head and neck and interferes with a stomach, and the pain that results is as real as any other. An alarm can also ring at the desk, and then a mind goes blank for a minute. What is out of proportion is the timing, since an alarm weeks ahead can do nothing about the paper.
      P<mondaybody> Schools are measured by these exams, and pressure travels downwards. A good part of what arrives at a desk was meant for somebody else.
      P<mondaybody> In the mornings a fair number of people in the corridor have not eaten. Hardly anybody mentions it.
      Q<mondaybody> The evening before or in the morning, {Name} might notice ____. It may be in the body before it is a thought.
      H<mondaybody> {helper} can make an appointment with a doctor if it keeps coming. ~ Ruling things out is useful in itself.
      H<mondaybody> {helper} can raise it with the school, with one practical request. ~ Later starts and quiet rooms have been granted before.
      T<mondaybody> {he} can read the whole paper first and begin with the question that is known. ~ A blank usually fills again once the pen moves.
      T<mondaybody> {he} can put the revision on certain evenings, so that the others are officially free.
      T<mondaybody> {he} can write the worst case down to its end, including the day after it. ~ It usually has one.
      C<mondaybody> {he} can think, "The ache is real. The alarm is early."
      A<mondaybody> After a day it had eased, and the following week it was back, a little weaker. An exam asks for a few hours in a hall and has no claim on the weeks before. A body that raises the alarm this early means well and reads the date badly. There is breakfast again on most days, and that is a beginning.
    `,
  },
};
