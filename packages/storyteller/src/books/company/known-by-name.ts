import type { BookScript } from '@storylantern/contract';
import type { CalledAtHome } from './called-at-home.ts';
import { nameOfToy } from './family.ts';
import { namedAtHome, toyAtHome } from './named-at-home.ts';
import { peopleAtWork } from './people-at-work.ts';

/** A soft toy that a theme only calls by what it is. */
const SOFT_TOY = /\b(?:teddy(?: bear)?|bunny|rabbit|toy rabbit|toy bear|(?<=['’]s |\b(?:my|his|her|a) )bear)\b/i;
/** Who in a book has a name in the details: the teacher, the dentist, or the child's own soft toy. */
export function knownByName(
  theme: string,
  details: string,
  childName: string | null,
  script: BookScript,
): CalledAtHome[] {
  return [...peopleAtWork(details, script), ...ownToy(theme, details, childName, script)];
}

/** The soft toy of the theme, or one that a book calls Teddy, by the name that the details give it. */
function ownToy(theme: string, details: string, childName: string | null, { pages }: BookScript): CalledAtHome[] {
  const toy = SOFT_TOY.exec(theme)?.[0] ?? (pages.some(({ text }) => /\bTeddy\b/.test(text)) ? 'teddy' : undefined);
  const own =
    toy === undefined ? null : (nameOfToy(null, details) ?? toyAtHome(namedAtHome(theme, details), []) ?? null);
  const isBear = /teddy|bear/i.test(toy ?? '');
  // A theme of "Theo's bear" has a book in which it is called Bear.
  const called = !isBear ? 'Bunny' : pages.some(({ text }) => /\bTeddy\b/.test(text)) ? 'Teddy' : 'Bear';
  // A child may be called Teddy as well.
  return own !== null && called !== childName ? [{ kin: called, name: own }] : [];
}
