import { withOne, type Line, type Pages } from '../also-there.ts';
import type { Company, Figure, Telling } from '../arc.ts';
import { namePattern } from '../audit/who-is-named.ts';

/** Nobody takes a dog or a baby there. */
const NOT_THERE = /^(?:classroom|space|undersea|sky|hospital)$/;
const GOES_ALONG = /^(?:dog|puppy)$/;
const COMES_HOME = /^(?:cat|kitten)$/;

/** What the pet or the baby of a family does in a book that has no part for them. */
const LINES: Readonly<Record<'dog' | 'cat' | 'baby', readonly [arrives: Line, goesOn: Line, last: Line]>> = {
  dog: [
    ({ introduced }) => `${introduced} came along.`,
    ({ name }) => `"Woof!" said ${name}.`,
    ({ name }) => `${name} wagged and wagged.`,
  ],
  cat: [
    ({ introduced }) => `${introduced} came to look.`,
    ({ name }) => `${name} only yawned.`,
    ({ name }) => `${name} purred.`,
  ],
  baby: [
    ({ name }) => `Baby ${name} was there as well.`,
    ({ name }) => `"Ba!" said Baby ${name}.`,
    ({ name }) => `Baby ${name} clapped.`,
  ],
};

const kindOf = ({ kind }: Figure): keyof typeof LINES | null =>
  kind === 'baby' ? 'baby' : GOES_ALONG.test(kind) ? 'dog' : COMES_HOME.test(kind) ? 'cat' : null;

/** The pet or the baby whom a parent spoke of comes along where the story can do with them. */
export function withSmallOne(
  book: Pages,
  smallOne: Figure,
  { child }: Pick<Company, 'child'>,
  telling: Telling,
): Pages {
  const kind = kindOf(smallOne);
  // In the long books of the oldest their lines stand out, and belong to no event: they are listed.
  if (!kind || telling === 'old') return book;
  const { pages } = book;
  if (pages.some(({ text }) => namePattern(smallOne.name).test(text))) return book;
  if (pages.some(({ scene }) => NOT_THERE.test(scene.setting))) return book;
  return withOne(book, smallOne, { child, alsoThere: [] }, telling, LINES[kind]);
}
