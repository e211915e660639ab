import type { ADULTS, BookScript } from '@storylantern/contract';
import { isUnkind } from '../../facts/usable-phrase.ts';
import { sentencesOf } from '../../words/sentences.ts';
import { QUOTED, saidOfWhom, type CalledAtHome } from './called-at-home.ts';

type Role = (typeof ADULTS)[number];

/** Whom a child meets at school and elsewhere, as parents call them, and how a book has them. */
const AT_WORK: readonly (readonly [words: string, roles: readonly Role[], said: string])[] = [
  [
    'teachers?|key ?(?:worker|person)|ta|head ?teacher|coach|instructor',
    ['teacher', 'coach'],
    '[Tt]he (?:teacher|coach)',
  ],
  ['dentist|doctor|gp|nurse|optician|vet|paediatrician', ['doctor'], '[Tt]he (?:dentist|doctor|nurse|optician|vet)'],
  ['librarian', ['librarian'], '[Tt]he librarian'],
  ['child ?minder|babysitter', [], '[Tt]he (?:childminder|babysitter)'],
  ['neighbou?r|next[- ]door', ['neighbour'], '[Tt]he neighbour'],
];

const TITLED = String.raw`(?:Mrs|Ms|Miss|Mr|Mx|Dr|Sir|Coach|Madame|Madam|Sensei|Uncle|Aunt(?:ie|y)?)\.? \p{Lu}[\p{L}'’-]+`;
const FIRST = String.raw`\p{Lu}\p{Ll}{1,11}(?![\p{L}'’-])`;
/** Whom the details name: "her teacher is Ms. Lin", "teacher called Miss Jo", "Mrs Owens is his teacher", "Mr Flint teaches her". */
export function nameOf(words: string, details: string): string | null {
  const word = String.raw`(?:${words})`;
  const found =
    new RegExp(
      String.raw`(?<!\p{L})${word}(?:['’]s(?: name)?)?(?:,|:| -)?(?: is| will be| is going to be)?(?: called| named)? (?<name>${TITLED})`,
      'iu',
    ).exec(details) ??
    new RegExp(
      String.raw`(?<name>${TITLED})(?:,| is) (?:his|her|my|our|their|the) (?:\p{Ll}+ ){0,2}${word}(?!\p{L})`,
      'u',
    ).exec(details) ??
    (words.startsWith('teacher') ? new RegExp(String.raw`(?<name>${TITLED}) teaches\b`, 'u').exec(details) : null) ??
    // "with teacher Dave", "her childminder Tracey", "his coach is Bev".
    new RegExp(
      String.raw`(?<!\p{L})${word}(?:['’]s (?:called|named|name is)|,| is| will be)?(?: called| named)? (?<name>(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)${FIRST})`,
      'u',
    ).exec(details);
  const coach = words.includes('coach')
    ? /(?:^|[.;,]\s*)(?<name>Coach \p{Lu}\p{Ll}{1,11})(?!\p{L})/u.exec(details)
    : null;
  const name = (coach ?? found)?.groups?.['name']?.replace(/^(\p{L}+)\./u, '$1');
  return name === undefined || isUnkind(name) || !/^\p{Lu}/u.test(name) ? null : name;
}

const genderOf = (name: string): 'f' | 'm' | null =>
  /^(?:Mrs|Ms|Miss|Madame?)\b/.test(name) ? 'f' : /^(?:Mr|Sir)\b/.test(name) ? 'm' : null;
const SHE = /\b(?:she|her|hers)\b/i;
const HE = /\b(?:he|his|him)\b/i;

/** Whether a book says of somebody what cannot be said of whoever has the other name: "She had not said how much" of no Mr Dunn. */
function saysOther(script: BookScript, pattern: RegExp, own: string): boolean {
  const gender = genderOf(own);
  return script.pages.some(({ text }) => {
    const told = sentencesOf(text).map((each) => each.text);
    const near = told.filter(
      (each, n) => pattern.test(each) || (pattern.test(told[n - 1] ?? '') && /^(?:She|He|Her|His)\b/.test(each)),
    );
    return near.some((each) => (gender !== 'f' && SHE.test(each)) || (gender !== 'm' && HE.test(each)));
  });
}

/** Whether every "he" of the pages that have Mr Finn is his, so that it may be "she" of Mrs Bell. */
function mayBeSaid({ pages, cast }: BookScript, name: string, said: 'f' | 'm'): boolean {
  const other = said === 'f' ? HE : SHE;
  const others = cast.map((each) => each.name).filter((each) => each !== name);
  return pages
    .filter(({ text }) => text.includes(name))
    .every(({ text }) => {
      const of = saidOfWhom(text, name, others);
      return sentencesOf(text).every((each, n) => of[n] === true || !other.test(each.text.replace(QUOTED, ' ')));
    });
}

/** The teacher, the dentist and the neighbour of a book by the names that the details give them; no name is said twice. */
export function peopleAtWork(details: string, script: BookScript): CalledAtHome[] {
  return AT_WORK.flatMap(([words, roles, said]): CalledAtHome[] => {
    const own = nameOf(words, details);
    if (own === null || script.cast.some((each) => each.name === own)) return [];
    const ours = script.cast.find(
      (each) => each.is === 'adult' && roles.includes(each.role) && each.costume === null && /^\p{Lu}/u.test(each.name),
    );
    if (!ours) {
      const pattern = new RegExp(said, 'u');
      return saysOther(script, pattern, own) ? [] : [{ kin: said, name: own }];
    }
    const isAlike = genderOf(ours.name) !== null && genderOf(ours.name) === genderOf(own);
    if (isAlike || !saysOther(script, new RegExp(ours.name, 'u'), own)) return [{ kin: ours.name, name: own }];
    const gender = genderOf(own);
    return gender !== null && mayBeSaid(script, ours.name, gender) ? [{ kin: ours.name, name: own, said: gender }] : [];
  });
}
