import { withOne, type Line, type Pages } from '../also-there.ts';
import type { Company, Figure, Telling } from '../arc.ts';
import { namePattern } from '../audit/who-is-named.ts';

/** Nobody takes a dog or a baby there. */
const NOT_THERE = /^(?:classroom|space|undersea|sky|hospital)$/;
const GOES_ALONG = /^(?:dog|puppy)$/;
const COMES_HOME = /^(?:cat|kitten)$/;

/** What the pet or the baby of a family does in a book that has no part for them, and at the end by day or by night. */
const LINES: Readonly<Record<'dog' | 'cat' | 'baby', { arrives: Line; goesOn: Line; byDay: Line; byNight: Line }>> = {
  dog: {
    arrives: ({ introduced }) => `${introduced} came too.`,
    goesOn: ({ name }) => `"Woof!" said ${name}.`,
    byDay: ({ name }) => `${name} wagged and wagged.`,
    byNight: ({ name }) => `${name} was asleep already.`,
  },
  cat: {
    arrives: ({ introduced }) => `${introduced} came to look.`,
    goesOn: ({ name }) => `${name} only yawned.`,
    byDay: ({ name }) => `${name} purred.`,
    byNight: ({ name }) => `${name} was asleep already.`,
  },
  baby: {
    arrives: ({ name }) => `Baby ${name} came too.`,
    goesOn: ({ name }) => `"Ba!" said Baby ${name}.`,
    byDay: ({ name }) => `Baby ${name} clapped.`,
    byNight: ({ name }) => `Baby ${name} was asleep already.`,
  },
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
  if (!kind) return book;
  const { pages } = book;
  if (pages.some(({ text }) => namePattern(smallOne.name).test(text))) return book;
  if (pages.some(({ scene }) => NOT_THERE.test(scene.setting))) return book;
  const { arrives, goesOn, byDay, byNight } = LINES[kind];
  const ends = pages.at(-1)?.scene.time === 'night' ? byNight : byDay;
  return withOne(book, smallOne, { child, alsoThere: [] }, telling, [arrives, goesOn, ends]);
}
