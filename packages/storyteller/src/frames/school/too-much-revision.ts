import { said, type NamedScene } from '../scene.ts';

/** Revising late into the night. */
export const tooMuchRevision: NamedScene = {
  id: 'revision',
  image: 'a desk lamp after midnight, and what a sleeping brain does with a page',
  cue: said(
    String.raw`\b(?:revis\w+|studie[sd]|study(?:ing)?|cramm\w+|works?|working)\b[^.!?]{0,30}\b(?:all night|(?:till|until|til|past|after|into) (?:\w+ )?(?:late|midnight|\d+ ?(?:am|pm)?|one|two|three|the night|small hours)|all the time|non-?stop|never stops|constantly|too (?:much|hard|late))\b|\b(?:won['’]?t|can(?:['’]?t|not)) stop (?:revising|studying|working)\b`,
    String.raw`\bhome ?work\b|\bredo\w*\b|\bparent|\b(?:i|dad|mum|his dad|her dad|his mum|her mum) works?\b`,
  ),
  decides:
    /^(?=[^]*\b(?:exams?|tests?|gcse\w*|mocks?|sats|a levels?|revis\w+|11 plus)\b)[^]*?\b(?:revis\w+|stud(?:y|ies|ying))\b[^.!?]{0,30}\b(?:all night|(?:till|until|til|past) (?:\w+ )?(?:late|midnight|\d+|one|two|three)|non-?stop|constantly|all the time|too (?:much|hard|late))\b/i,
  titles: { older: 'The Lamp After Midnight' },
  text: {
    '8-10': `
      D<revision> A desk lamp makes a small bright circle, and late at night the test in it looks very large. {Name} may sit there long after there is anything left to take in. It feels safer than stopping. But learning has a second half, and it happens in the dark. While somebody sleeps, the brain goes through the day again and puts things where they can be found. Without that, pages get read and fall out.
      P<revision> Teachers would rather have somebody awake than somebody who did page forty twice.
      P<revision> People who say that they have done nothing for it are often fibbing. It is no use to measure against them.
      Q<revision> When the lamp goes off, {Name} might feel ____. It may be a worry or a relief.
      H<revision> {helper} can agree on a time when the books are shut, and sit down for a biscuit then.
      H<revision> {helper} can say that the test changes nothing about Saturday.
      T<revision> {he} can cover the page and tell it to somebody from memory. ~ Five minutes of that beats an hour of reading.
      T<revision> {he} can pack the bag and put it by the door. ~ It tells a head that today is done.
      C<revision> {he} can think, "The second half is sleeping."
      A<revision> The lamp is off, and somewhere in a dark room a brain is filing. In the morning a few things will be where nobody put them. A test asks for an hour of a rested head. The answer to question four came in the bath, which was not on the plan.
    `,
    '11+': `
      D<revision> At half past twelve a page of notes becomes oddly smooth, and the eyes slide off it. {Name} may stay at the desk all the same, because stopping feels like a risk with every exam still to come. It is the wrong sum. Memory is written in two stages, and the second takes place in deep sleep. Studies of students before exams find it with great regularity: the hour after midnight costs more marks the next day than it brings.
      P<revision> Revision has become something that people perform for one another, in hours. The hours are mostly invented, and nobody is examined on them.
      P<revision> Parents who admire such diligence can be worried by it at the same time. They would like to turn off the lamp and do not dare.
      Q<revision> When the lamp finally goes off, {Name} might notice ____.
      H<revision> {helper} can set a closing time with {him} and defend it, as a shop does.
      H<revision> {helper} can say, out loud and once, what will be the same after any result.
      T<revision> {he} can test instead of reading: a blank page, and whatever comes. ~ What does not come is tomorrow's list.
      T<revision> {he} can work in three blocks that end before supper, and leave the evening alone.
      C<revision> {he} can think, "The rest of the revision is done by sleeping."
      A<revision> The shop shuts at nine now, more or less. The notes are no thicker, and more of what is in them has stayed. Exams go by, one after another, each with its question that nobody could have guessed. A person who has slept meets it with a working brain, and that is about the most that can be arranged.
    `,
  },
};
