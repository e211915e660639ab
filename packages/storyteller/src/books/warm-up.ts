import { tellPictureBook } from './tell-picture-book.ts';

/** Themes that between them ask for every way of reading a theme and most arcs. */
const BRIEFS = [
  ['a dragon who is scared of butterflies', 3],
  ['my daughter and her lost teddy', 6],
  ['helping a grumpy cloud bake a cake', 9],
  ['first day at school', 6],
  ['a lonely owl goes to the moon', 6],
  ['my dog died', 5],
  ['how do bridges stay up', 9],
] as const;

/**
 * Kinds of theme that have tables of their own: wide subjects, a bare being or thing (for whom a premise is made up),
 * two who have no story yet, a place, a day, a lost thing, a feeling, somebody of whom only one thing is said. Each takes twice as long when it is the first.
 */
const FURTHER = [
  ['kindness', 3],
  ['a horse', 6],
  ['something funny', 9],
  ['grandpa and a wobbly chair', 6],
  ['the lost scarf at the castle', 9],
  ['a bus on a Sunday', 6],
  ['the sun in the snow', 9],
  ['second day at nursery', 3],
  ['a duck at the library', 6],
  ['Diwali', 9],
  ['my little brother and a bucket', 3],
  ['a teapot', 9],
  ['a boat in the fog', 3],
  ['I am angry', 6],
  ['a lost spoon on a Friday', 9],
  ['aunt and a very small umbrella', 9],
  ['a heron who stands on the wrong leg', 6],
  ['the lost glove in the playground', 9],
  ['a tram on a Thursday', 9],
  ['my uncle and a very small shoe', 3],
  ['second day at school in the fog', 9],
  ['a goat in the mist', 9],
] as const;

const tell = ([theme, age]: readonly [string, number]): void =>
  void tellPictureBook(
    { theme, childName: 'Mia', age, details: 'Nana. Her blue blanket. She likes football.' },
    { seed: age },
  );

/**
 * Tells a few books and forgets them, so that the first one a family asks for is as quick as all others: the tables are
 * built and the code is hot. For a thread to call once, when it starts; takes a few tenths of a second.
 */
export const warmBooks = (): void => BRIEFS.forEach(tell);

/**
 * Further books to tell and forget, each as long as one book takes (some 50 ms while it is the first of its kind): for a
 * thread that has nothing to do, one at a time, so that nobody waits for them.
 */
export const furtherWarmUps: readonly (() => void)[] = FURTHER.map((brief) => () => tell(brief));
