import type { BookScript, Character } from '@storylantern/contract';
import { adultFigure, beingFigure, childFigure, isCast } from '../books/company/figure.ts';
import type { Figure } from '../books/arc.ts';
import { pageText } from '../books/audit/page-text.ts';
import { namesWord } from '../books/audit/thing-words.ts';
import { isNamed, kindsOf, namePattern } from '../books/audit/who-is-named.ts';
import { beingNamed } from '../books/theme/entries.ts';
import { genericBeing } from '../books/theme/generic-being.ts';
import { understandTheme } from '../books/theme/understand.ts';
import { kinPhrase } from '../facts/kin.ts';
import type { BookCase } from './book-case.ts';
import type { BookProposal } from './book-proposal.ts';
import { framedCast } from './book-frame.ts';

/** A cast as `BookScript` knows it. */
export interface ProposedCast {
  /** The hero first. */
  readonly cast: readonly Character[];
  readonly friends: BookScript['friends'];
}

const CHILD = /\b(?:girl|boy|child|kid|schoolmate|classmate|cousin|twin|pupil|toddler|brother|sister|friend)s?$/i;
const ADULT =
  /\b(?:woman|man|lady|gentleman|grown-?up|neighbour|teacher|doctor|nurse|vet|librarian|shopkeeper|baker|farmer|gardener|captain|sailor|pilot|driver|coach|postman|postwoman|conductor|keeper|cook|chef|builder|inventor|scientist|guard|person|mum|dad|mother|father|parent|grand\p{L}+|aunt|uncle)$/iu;
const ROLES: readonly (readonly [RegExp, Extract<Character, { is: 'adult' }>['role']])[] = [
  [/teacher/i, 'teacher'],
  [/doctor|nurse|vet|dentist/i, 'doctor'],
  [/librarian/i, 'librarian'],
  [/shop|baker|cook|chef/i, 'shopkeeper'],
  [/farmer|gardener/i, 'farmer'],
  [/captain|sailor|pilot|driver/i, 'captain'],
  [/coach/i, 'coach'],
  [/grand/i, 'grandparent'],
];
const MOST_CAST = 12;

/** Somebody who is new, by what it is in free words. */
function newFigure(id: string, name: string, kind: string, age: number): Figure {
  const plain = kind
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .trim();
  const last = plain.split(' ').at(-1) ?? plain;
  const being = beingNamed(plain) ?? beingNamed(last);
  if (being) return beingFigure(id, being, { name, said: 'name', age });
  if (/^bab(?:y|ies)$/.test(last)) return childFigure(id, name, 2, 'name', false);
  if (CHILD.test(plain)) return childFigure(id, name, age, 'name', false);
  if (ADULT.test(plain) || kinPhrase(last))
    return adultFigure(id, name, 'name', ROLES.find(([word]) => word.test(plain))?.[1] ?? 'neighbour');
  const meant = understandTheme(`a ${plain}`, null).hero?.being ?? genericBeing(last, 'animal');
  return beingFigure(id, meant, { name, said: 'name', age });
}

/** The cast of a proposal: those of ours that its pages name, and those of its own. Nobody else is in the book. */
export function castOf({ own, age, family, sheet, theme }: BookCase, proposal: BookProposal): ProposedCast {
  const text = [proposal.title, ...proposal.pages.map((page) => page.text)].join('\n');
  const isTold = (name: string): boolean => namePattern(name).test(text);
  const framed = framedCast({ own, sheet });
  const kept = framed.filter((each, n) => n === 0 || each.is === 'child' || isNamed(pageText(text), each, theme));
  const taken = new Set(framed.map((each) => each.name.toLowerCase()));
  const grown = family.grownUp?.name ?? 'the grown-up';
  const figures: Figure[] = proposal.cast
    .filter(({ name }) => name.trim() !== '' && !taken.has(name.trim().toLowerCase()))
    .filter(({ name, kind }) => isTold(name.trim()) || namesWord(text, kind.trim()))
    .slice(0, MOST_CAST)
    .map(({ name, kind }, n) => newFigure(`new-${n + 1}`, name.trim(), kind, age));
  if (!taken.has(grown.toLowerCase()) && isTold(grown) && !figures.some((each) => each.name === grown))
    figures.push(adultFigure('grown-up', grown, 'name', 'parent'));
  // Whom the theme names and the pages tell of is somebody, also when its author forgot to say so.
  for (const [n, entity] of [theme.hero, theme.other].entries()) {
    if (!entity?.being || !namesWord(text, entity.word)) continue;
    const { being, word } = entity;
    const isThere = [...framed, ...figures.filter(isCast).map((each) => each.character)].some((each) =>
      kindsOf(each, theme).includes(being.id),
    );
    if (!isThere) figures.push(beingFigure(`asked-${n + 1}`, being, { name: `the ${word}`, said: 'name', word, age }));
  }
  const fresh = figures.filter(isCast);
  const cast = [...kept, ...fresh.map((each) => each.character)].slice(0, MOST_CAST);
  const isIn = (id: string): boolean => cast.some((each) => each.id === id);
  return {
    cast,
    friends: [
      ...own.friends.filter(({ id }) => isIn(id)),
      ...fresh.flatMap(({ id, name, being }) =>
        being && isIn(id) ? [{ id, name, kind: being.id, said: 'name' as const }] : [],
      ),
    ],
  };
}
