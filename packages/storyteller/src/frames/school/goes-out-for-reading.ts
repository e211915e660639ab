import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A child who has help with reading and takes it as a sign of being stupid. */
export const goesOutForReading: NamedScene = {
  id: 'clever',
  image: 'a head with many rooms, one of which has a stiff door',
  cue: said(
    String.raw`\b(?:stupid|thick|dumb|dim|an idiot|not (?:clever|smart)|is ?n['’]?t (?:clever|smart)|less clever|bottom (?:group|table|set))\b`,
    String.raw`\b(?:calls?|called) (?:him|her|them)\b|\b(?:book|reading) (?:bands?|levels?|colou?rs?|groups?)\b|\b(?:baby|easy|easier|picture|chapter) books?\b|\blower (?:\w+ )?(?:band|book|group|table)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:dyslexi\w*|reading|read|spell\w*|letters)\b)(?![^]*\b(?:call(?:s|ed)|teas\w*|laugh\w*|maths)\b)[^]*?\b(?:stupid|thick|dumb|not (?:clever|smart)|is ?n['’]?t (?:clever|smart))\b/i,
  titles: { young: 'A Stiff Door', older: 'One Stiff Door' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<clever> A head is like a house with many rooms. One is for building, one is for jokes, and one is for reading. {Name} may have a stiff door at the reading room. It takes a push, and helpers push along. Some people look at the door and forget the house. But all the other rooms are full, and the light is on.
      P<clever> Those who read fast have a stiff door as well, in some other room. They may sing flat, or drop every ball.
      P<clever> Reading is one thing that school can count. Kind, funny and full of ideas are not counted, and matter as much.
      Q<clever> When it is time for reading, {Name} may feel ____.
      H<clever> {teacher} can read a hard page aloud, so that the ideas get in.
      H<clever> {helper} can tell who in the family found letters hard.
      T<clever> {he} can say what {he knows} about a thing, without reading it.
      T<clever> {he} can ask for the word, and go on.
      C<clever> {he} can think, "One stiff door, and a whole house."
      A<clever> The door opens a little more each week, and some days it sticks. People with such a door build bridges, cook, write films and fix hearts. A hard word says nothing about clever. The whole house belongs to {Name}.
    `,
    '8-10': `
      D<clever> At school nearly everything comes in through reading, so reading gets mixed up with being clever. It is not the same. {Name} may have a brain that takes longer over letters, and goes a long way round for each word. Scientists have measured it: how fast somebody reads and how well somebody thinks are two different things. In dyslexia they are especially far apart.
      P<clever> A class knows who reads slowly. It also knows who has good ideas in science, and who makes a whole table laugh.
      P<clever> A surprising number of people who design, act or build things read slowly. They got used to thinking in other ways early on.
      Q<clever> When the books are given out, {Name} might feel ____.
      H<clever> {teacher} can give {him} the same ideas by ear, so that thinking does not wait for letters.
      H<clever> {helper} can ask the school what help there is, and what has been found out so far. ~ Help comes sooner to those who ask.
      T<clever> {he} can say, "I know this, may I tell you instead?" ~ Knowing counts.
      T<clever> {he} can use a ruler under the line, or a book that can be listened to. ~ They are tools, as glasses are.
      C<clever> {he} can think, "Slow at letters. Quick at other things."
      A<clever> The word on the page took three tries, and the idea behind it took none. It is tiring to be quick in a head that reads slowly, and it gets easier with help. School measures reading every day. It hardly measures the other things, and {Name} has those all the same.
    `,
    '11+': `
      D<clever> Secondary school is conducted almost entirely in print, and so speed of reading gets mistaken for speed of thought. {Name} may have made that same mistake in front of a page. Dyslexia, or plain slow reading, is a matter of how a brain turns marks into sounds. It has been measured often, and it hardly goes together with intelligence at all. Someone who reads at half the pace and keeps up is doing more work than the page shows.
      P<clever> Those who finish first are admired for about a minute. Nobody remembers it by the next lesson, except the people who were still on page two.
      P<clever> Teachers may not know how long the homework takes. "Three hours" is news to most of them.
      Q<clever> When the others turn the page, {Name} might notice ____.
      H<clever> {teacher} can provide texts in advance, and accept a spoken answer. ~ Neither is a favour.
      H<clever> {helper} can ask for the extra time in exams that is meant for this.
      T<clever> {he} can listen to the book instead of reading it. ~ The ideas are the same ones.
      T<clever> {he} can say what is known, out loud and early in the lesson.
      C<clever> {he} can think, "Slow reader. Not slow."
      A<clever> Reading will go on taking longer, and there are tools now that did not exist ten years ago. What they cannot supply is the other part: the question nobody else asked, or the picture of how it all fits. Being clever is no matter of pages per hour. The book gets read, at its own pace, by somebody who has thought about it.
    `,
  },
};
