import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Whoever hides, has a tummy ache or fools about as soon as it is time to read. */
export const whenItIsReadingTime: NamedScene = {
  id: 'hidesfrom',
  image: 'ten minutes behind a door, and one page for two people',
  cue: said(
    String.raw`(?=[^]*\b(?:read\w*|phonics|dyslexi\w*|literacy)\b)[^]*?\b(?:hides? (?:in|under|behind|when|his|her|the)|hiding (?:in|under|behind|when)|toilets?|under the table|tummy ?aches?|stomach ?aches?|mess(?:es|ing) about|plays? up|clown\w*|class clown|disappears?|avoids?|avoiding|gets? out of|pretends? (?:to|he|she|they)|runs? (?:off|out|away)|says (?:he|she|they)(?:['’]s| is| are|['’]re) (?:ill|the only))\b`,
    String.raw`\b(?:potty|wets?|wee|poo|baby (?:ones|books?)|bottom|group so|bedtime stor\w+|glasses)\b`,
  ),
  decides: false,
  titles: { young: 'One Page for Two', older: 'The Quickest Door' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<hidesfrom> When a thing is hard, legs know the way out. It is time to read, and {Name} may want to be somewhere else. A toilet is a good place for that. It is quiet there, and no word needs to be read. But the book is still there after, and now it is even more.
      P<hidesfrom> The others seem to read without any trouble. In each class there are some for whom letters jump or hide. They do not show it, so each of them thinks, "It is only me."
      P<hidesfrom> {teacher} may see an empty chair and think of a sore tummy. To see what is really hard, somebody needs to be told.
      Q<hidesfrom> When the books come out, {Name} may feel ____. It may be in the tummy or the legs.
      H<hidesfrom> {teacher} can read a page with {Name} before the group begins. ~ A known page is half as long.
      H<hidesfrom> {helper} can tell the school what is hard, and when.
      T<hidesfrom> {he} can ask to share a page with somebody, one line each.
      T<hidesfrom> {he} can say, "I can do the first line. Then I need a hand."
      C<hidesfrom> {he} can say, "One line from me, one line from you."
      A<hidesfrom> The page was read, half by one and half by another. It took four minutes. Some days the door may look good again. That can be told. Letters are hard for a lot of clever heads. Some grown-ups know just how to teach those.
    `,
    '8-10': `
      D<hidesfrom> Everybody who finds something hard gets good at something else first, which is getting away from it. {Name} may know several ways out of reading: a sharpener, a stomach, a joke, a visit to the toilets. They work for ten minutes, and they are clever. The trouble is that nobody then sees the real problem. It looks like not wanting, when it is letters that will not stand still.
      P<hidesfrom> In most classes three or four people are doing the same. They hide it so well that each of them believes in being the only one.
      P<hidesfrom> Teachers are trained to help with reading and not to guess at stomachs. The sentence "I can't do this page" saves them weeks.
      Q<hidesfrom> When the books are handed out, {Name} might feel ____. It may begin in the legs.
      H<hidesfrom> {teacher} can give a warning before reading aloud, and let a partner share the page.
      H<hidesfrom> {helper} can ask the school what is being done, and for which part of reading. ~ "More practice" is not an answer by itself.
      T<hidesfrom> {he} can look at the page the evening before, or listen to it. ~ A text that is known holds still.
      T<hidesfrom> {he} can use a sign, such as a pencil laid across the desk, that means "I need help with this."
      C<hidesfrom> {he} can think, "It is hard for me, and I am clever in other ways."
      A<hidesfrom> The way out is still there, and it was used less this week. A page shared with somebody turned out to have an end. Reading that is hard gets easier with the right teaching, slowly, and mostly when nobody is looking. Being good at finding doors is a talent too, and it will be needed for other things.
    `,
  },
};
