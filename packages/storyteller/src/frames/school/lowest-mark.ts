import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** The lowest mark of all, and what a child concludes from it: what was wrong can be learned, and a mark says nothing of a person. */
export const lowestMark: NamedScene = {
  id: 'lowestmark',
  image: 'a ladder on which one rung is missing',
  cue: said(
    String.raw`\b(?:(?:got|had|has|came|was|given|gets?) (?:\w+ ){0,3}?(?:lowest|worst|bottom) (?:mark|score|grade|result|in (?:the|his|her) (?:class|year))|(?:lowest|worst) (?:mark|score|grade|result)s?|came (?:last|bottom) in (?:the |a |his |her )?(?:test|exam|class|spelling|maths))\b`,
    String.raw`\b(?:scared of getting|worried (?:he|she|they)(?:['’]ll| will)|might|race|running|sports|music exam|piano|scared to (?:show|tell)|hides?|hid)\b`,
  ),
  decides: true,
  answers: /\b(?:lowest|stupid|thick|dumb|mark|worst)\b/i,
  titles: { older: 'One Missing Rung' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<lowestmark> There was a test, and {Name} got the lowest mark. That feels like standing at the bottom of a ladder. It is sad, and somebody may think that the head is to blame. That is not so. A mark shows which rung is missing. When the rung is put in, a person can climb on.
      P<lowestmark> In each test somebody is at the bottom. It is a different child in each thing.
      P<lowestmark> Those who had more right may have learned it before, or at another time.
      Q<lowestmark> With that paper in hand, {Name} may feel ____.
      H<lowestmark> {teacher} can show which part to learn next, just one.
      H<lowestmark> {helper} can look at what was right, first of all.
      T<lowestmark> {he} can put a dot by one question to understand.
      T<lowestmark> {he} can ask, "Can you show me that one again?"
      C<lowestmark> {he} can think, "One rung is missing. I am not."
      A<lowestmark> One question has been gone through, and it makes sense now. The test is over, and what was missing can be learned after it. {Name} is good at other things, and no test has asked about them. Up goes one foot.
    `,
    '8-10': `
      D<lowestmark> Somebody gets the lowest mark in every test that was ever written, because that is how lists work. This time it was {Name}. It is a bad feeling, and it comes with a sentence attached, about not being clever. The mark does not say that. It says that certain things had not been learned by a certain Thursday. It is like a ladder with a rung missing. People do not climb badly because of it. They need the rung.
      P<lowestmark> Marks are gaps in knowledge, seen on one day. They cannot see how hard somebody tried, or what came just before.
      P<lowestmark> Maths above all is built in steps. One step missed in spring can cost marks all summer, and it can be put right in an hour.
      Q<lowestmark> When the marks are read out, {Name} might feel ____.
      H<lowestmark> {teacher} can find the step where it began to wobble. ~ It is often further back than it looks.
      H<lowestmark> {helper} can start with what was right, and ask which question was the oddest.
      T<lowestmark> {he} can pick one wrong answer and find out how it goes. ~ One understood is worth ten stared at.
      T<lowestmark> {he} can ask {teacher} not to have marks read out. ~ That is a fair thing to ask.
      C<lowestmark> {he} can think, "It is a missing rung. It is not my head."
      A<lowestmark> The paper has a pencil tick now beside one question that used to be wrong. The missing rung turned out to be something from last year. It took twenty minutes, and it made three other answers clear. The next test has its own list. Being clever has more sides than a list has lines.
    `,
    '11+': `
      D<lowestmark> In every ranked test somebody comes last. It is a property of rankings, and this time it landed on {Name}. What follows is usually a conclusion about the whole person, drawn at speed and on very little evidence. A mark measures what could be produced on one day, on one topic, under one set of conditions. As a measure of a mind it would be thrown out of any laboratory.
      P<lowestmark> Test results depend on sleep, luck in the questions and what was missed two years ago. Ability is in there too, and nobody can read it off a single number.
      P<lowestmark> Teachers who see a very low mark tend to ask what was missing. Most of them are relieved when somebody comes and asks first.
      Q<lowestmark> When the number is in sight, {Name} might notice ____. Shame is loud and not well informed.
      H<lowestmark> {helper} can leave the number alone for an evening, and then ask which question was the strangest.
      T<lowestmark> {he} can sort the errors into three heaps: not known, not understood, not read properly. ~ Each has a different remedy.
      T<lowestmark> {he} can ask the teacher for the one topic that would change most.
      T<lowestmark> {he} can notice what {he says} to {him} about it, and ask whether it would be said to a friend.
      C<lowestmark> {he} can think, "It is data, and there is not much of it."
      A<lowestmark> Of the wrong answers a third came from a single gap, and it has been closed with a video and some patience. The number stays in the teacher's book, beside others that will look different. What a test cannot ask is a long list. It includes most of what people value {Name} for.
    `,
  },
};
