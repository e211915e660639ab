import type { BookScript } from '@storylantern/contract';
import { isUnkind } from '../../facts/usable-phrase.ts';
import type { CalledAtHome } from './called-at-home.ts';
import { nameOfToy } from './family.ts';
import { namedAtHome, toyAtHome } from './named-at-home.ts';
import { nameOf, peopleAtWork } from './people-at-work.ts';

/** A soft toy that a theme only calls by what it is. */
const SOFT_TOY = /\b(?:teddy(?: bear)?|bunny|rabbit|toy rabbit|toy bear|(?<=['’]s |\b(?:my|his|her|a) )bear)\b/i;
/** Who in a book has a name in the details: the teacher, the dentist, or the child's own soft toy. */
export function knownByName(
  theme: string,
  details: string,
  childName: string | null,
  script: BookScript,
): CalledAtHome[] {
  return [
    ...peopleAtWork(details, script),
    ...whoMinds(details, script),
    ...ownFairy(details),
    ...ownToy(theme, details, childName, script),
  ];
}

const AT_NIGHT = /\b(?:bed|bedtime|night|asleep|pillow|tucked|breakfast|woke|morning)\b/i;
/** Who looks after a child by day is the grown-up of a book by day, where the details name nobody else. */
function whoMinds(details: string, { pages }: BookScript): CalledAtHome[] {
  const name = nameOf('child ?minder|babysitter|au pair', details);
  const their = pages.filter(({ text }) => /\b[Tt]he grown-up\b/.test(text));
  const isByDay = their.every(({ text, scene }) => scene.setting !== 'bedroom' && !AT_NIGHT.test(text));
  return name !== null && their.length > 0 && isByDay ? [{ kin: '[Tt]he grown-up', name }] : [];
}

/** "Our tooth fairy is called Twinkle". */
function ownFairy(details: string): CalledAtHome[] {
  const name = /\b[Tt]ooth fairy(?: is|['’]s| who is)? (?:called|named|name is) (\p{Lu}\p{Ll}{1,14})(?!\p{L})/u.exec(
    details,
  )?.[1];
  return name === undefined || isUnkind(name) ? [] : [{ kin: '[Tt]he tooth fairy', name }];
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
