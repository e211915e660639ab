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
 * Tells a few books and forgets them, so that the first one a family asks for is as quick as all others: the tables are
 * built and the code is hot. For a thread to call once, when it starts; takes a few tenths of a second.
 */
export function warmBooks(): void {
  for (const [theme, age] of BRIEFS) {
    tellPictureBook(
      { theme, childName: 'Mia', age, details: 'Nana. Her blue blanket. She likes football.' },
      { seed: age },
    );
  }
}
