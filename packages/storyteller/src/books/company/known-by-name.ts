import type { BookScript } from '@storylantern/contract';
import { isUnkind } from '../../facts/usable-phrase.ts';
import type { CalledAtHome } from './called-at-home.ts';
import { nameOfToy } from './family.ts';

/** "teacher is Mrs Patel", "his teacher, Miss Lowe". */
const TEACHER = /\b[Tt]eacher(?:'s name)?,?(?: is| is called|'s| called| named)? ((Mrs|Ms|Miss|Mr) \p{Lu}[\p{L}'-]+)/u;
/** "swimming teacher is called Jen". */
const TEACHER_BY_FIRST_NAME = /\b[Tt]eacher (?:is )?(?:called|named) (\p{Lu}\p{Ll}{1,11})(?![\p{L}'’-])/u;
/** A soft toy that a theme only calls by what it is. */
const SOFT_TOY = /\b(?:teddy(?: bear)?|bunny|rabbit|toy rabbit|toy bear|(?<=['’]s |\b(?:my|his|her|a) )bear)\b/i;
const SHE = /\b(?:she|her|hers)\b/i;
const HE = /\b(?:he|his|him)\b/i;

/** Who in a book has a name in the details: the teacher, or the child's own soft toy. */
export function knownByName(
  theme: string,
  details: string,
  childName: string | null,
  script: BookScript,
): CalledAtHome[] {
  const named: CalledAtHome[] = [];
  const teacher = TEACHER.exec(details);
  const at = script.pages.filter((page) => /\bteacher\b/i.test(page.text)).map((page) => page.text);
  const other = teacher?.[2] === 'Mr' ? SHE : HE;
  // "She had not said how much" is of no Mr Dunn, where the teacher is all that it can be of.
  if (teacher?.[1] !== undefined && !isUnkind(teacher[1]) && !at.some((text) => other.test(text)))
    named.push({ kin: '[Tt]he teacher', name: teacher[1] });
  return [
    ...asOwnTeacher(script, named, TEACHER_BY_FIRST_NAME.exec(details)?.[1]),
    ...ownToy(theme, details, childName, script),
  ];
}

/** A teacher who has a name of ours in the book is called by the one that the parent gave, and no name is said twice. */
function asOwnTeacher(script: BookScript, named: readonly CalledAtHome[], first: string | undefined): CalledAtHome[] {
  const ours = script.cast.find((each) => each.is === 'adult' && each.role === 'teacher' && /^\p{Lu}/u.test(each.name));
  const own = named[0]?.name ?? (first !== undefined && !isUnkind(first) ? first : undefined);
  if (!ours || own === undefined || script.cast.some((each) => each.name === own)) return [...named];
  const told = script.pages.map(({ text }) => text).filter((text) => text.includes(ours.name));
  return told.some((text) => SHE.test(text) || HE.test(text)) ? [...named] : [{ kin: ours.name, name: own }];
}

/** The soft toy of the theme, or one that a book calls Teddy, by the name that the details give it. */
function ownToy(theme: string, details: string, childName: string | null, { pages }: BookScript): CalledAtHome[] {
  const toy = SOFT_TOY.exec(theme)?.[0] ?? (pages.some(({ text }) => /\bTeddy\b/.test(text)) ? 'teddy' : undefined);
  const own = toy === undefined ? null : nameOfToy(null, details);
  const isBear = /teddy|bear/i.test(toy ?? '');
  // A theme of "Theo's bear" has a book in which it is called Bear.
  const called = !isBear ? 'Bunny' : pages.some(({ text }) => /\bTeddy\b/.test(text)) ? 'Teddy' : 'Bear';
  // A child may be called Teddy as well.
  return own !== null && called !== childName ? [{ kin: called, name: own }] : [];
}
