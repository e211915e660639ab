import type { DeedThread } from './deed-thread.ts';

const TEST = String.raw`\b(?:(?:spelling |maths? |hebrew |english |science |french |reading |mock |times tables? )?tests?|exams?|sats|mocks?|assessments?|quiz|gcses?|(?:eleven|11)[- ]?plus)\b`;
const HARD_FOR = String.raw`\b(?:anxi\w*|nerv\w*|scar\w*|afraid|panic\w*|worr\w*|sick|throw up|threw up|cr(?:y|ied|ying)|tears|terrif\w*|dread\w*|stress\w*|freez\w*|froze|meltdown\w*|refus\w*|beg(?:s|ged)?|hid)\b`;

/** A test that somebody was afraid of and went to: the going, and not the mark. */
export const testDay: DeedThread = {
  id: 'testday',
  image: 'a question that was skipped, and the one after it',
  cue: new RegExp(
    String.raw`^(?![^]*\b(?:blood|hearing|eye|allergy|swab|driving|covid|full marks|top marks|passed|got an? (?:a|b)\b|\d+ out of|belt|grading|swim\w*)\b)(?=[^]*${HARD_FOR})[^]*?${TEST}`,
    'i',
  ),
  decides: true,
  titles: { young: 'The Day of the Test', older: 'The Next Question' },
  text: {
    '6-7': `
      D<testday> On the day of a test, a tummy is often up first. It would like to stay at home. {Name} went all the same and sat down at a table. A test is made of questions, and each one can be left for later. It went on like that, right through to the bell.
      P<testday> Teachers see who finds it hard to come in on such a day. They are glad about each chair with somebody on it.
      P<testday> Others in the room had loud hearts as well. Nobody can hear that from outside.
      Q<testday> Just before it began, {Name} may have felt ____. After it there may have been another word.
      H<testday> {helper} can ask what helped, and write it down.
      H<testday> {helper} can leave the marks for another day.
      T<testday> {he} can tell somebody which part was the longest.
      T<testday> {he} can do something today that has no right answers.
      C<testday> {he} can think, "I went, and I did the next one."
      A<testday> The sheets are in a pile now, and the test is over. {Name} got through the day with it in. The marks come later, and they are only about the questions. The going in was the hard part, and it is done.
    `,
    '8-10': `
      D<testday> A day with a test on it begins long before the test. It begins in the stomach, about when the alarm goes. {Name} got through that part, went in and sat down in front of the paper. Then it was one question after another. One that will not work can be left alone, because the next one does not know about it.
      P<testday> Whoever saw the mornings before this one knows what it took. From outside it looks like a child with a pencil case.
      P<testday> A teacher gives out thirty sheets and can tell fairly well for whom that is easy. The ones who come in all the same are noticed.
      Q<testday> In the minute before it started, {Name} might have felt ____. By the last question it may have been a different word.
      H<testday> {helper} can ask what helped most, and keep a note of it. ~ There will be other tests.
      H<testday> {helper} can leave the marks out of it today.
      T<testday> {he} can tell somebody who dreads tests how the first five minutes went.
      T<testday> {he} can do something now at which nobody counts.
      C<testday> {he} can think, "I did the next one, and then the next one."
      A<testday> The paper has been handed in, and it lies in a pile with the others. Whatever number gets written on it belongs to the questions. Getting through the day was the real work, and no sheet has a box for that. It was done all the same.
    `,
    '11+': `
      D<testday> Exams are said to last an hour. For some people they last about two days, and the hour is the smaller part. {Name} got through the larger one, went in and turned over the paper. From then on it is a matter of the next question, and of leaving alone what will not move. That is a technique, and it works on a bad day too.
      P<testday> Nobody in the room could see what it took to be there. Those who know the evenings before it have a fair idea.
      P<testday> Teachers mark what is on the page. Most of them are aware that there is also a person who came in through the door.
      Q<testday> With the paper still face down, {Name} might have felt ____. On the way out it may have been a shorter word.
      H<testday> {helper} can ask what made the difference, and not what the answer to number six was.
      H<testday> {helper} can let the result be a separate piece of news, for another day.
      T<testday> {he} can write down what worked while it is fresh. ~ It is the most useful sort of revision.
      T<testday> {he} can spend the rest of the day on something that cannot be marked.
      C<testday> {he} can think, "Next question. That was all it needed."
      A<testday> By now the paper is in somebody's bag, between two hundred others. It says how certain questions were answered on a certain day. It has no line for the alarm going off, the stairs and the door, and that was the part that counted. {Name} got through it.
    `,
  },
};
