import type { Figure } from '../../../arc.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

export const TITLES = ['there was something', 'behind the door', 'slippers at the gate', 'what was it again?'];

/** Said at the gate, too late, by one after another. */
const REFRAINS = [
  'I knew there was something!',
  'I knew it! There was something!',
  'There was something! I knew it!',
  'I just knew there was something!',
  'I have forgotten something!',
  'Oh, I forgot something!',
  'Wait! I forgot something!',
  'Wait! There was something!',
  'Stop! There was something!',
  'Oh! There was something!',
] as const;

interface Parts {
  readonly refrain: string;
  /** What is at home, after "the": "PE kit". */
  readonly x: string;
  /** What there is at school instead: a cry for the small ones, and what came out of the box. */
  readonly spareCry: string;
  readonly spare: string;
  readonly spareToo: string;
  /** Who sees them off: the family's grown-up, or the hero's own mum or dad. */
  readonly L: Figure;
  readonly l: string;
  readonly Lcap: string;
  readonly T: Figure;
  readonly t: string;
}

const PARENT = /\b(mummy|mum|mommy|mom|mama|daddy|dad|papa|granny|grandma|nana|gran|grandpa|grandad)\b/;
const KIT = /\b(?:pe|p\.e\.|gym|games|sports?|swimming|football) (?:kit|things|clothes|bag)\b/;

const SPARE = {
  kit: ['Big, big shorts!', 'shorts with room for two, and KEITH on a shirt', 'a shirt with sleeves down to the knees'],
  book: ['A book about mud!', 'another book to read, all about drains', 'a book about the history of gravel'],
  work: [
    'Here is half a pencil!',
    'half a pencil, for doing it over at playtime',
    'a clean page, to do it over at playtime',
  ],
} as const;

export function partsOf({ A, K, G, Gcap, a, b, k, raw, company, chance }: Going): Parts {
  const word = PARENT.exec(raw)?.[1] ?? 'mum';
  const kin = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const L = A === K || A.being === null ? G : asKin(company.meet(A.kind), kin);
  const T = company.person([a, b, k].includes('Lou') ? 'Sandy' : 'Lou', 'teacher');
  const kit = KIT.exec(raw)?.[0];
  const isBook = /\b(?:reading|library|school) (?:book|folder|record|diary)\b|\bbook ?bag\b/.test(raw);
  const [spareCry, spare, spareToo] = isBook
    ? SPARE.book
    : /\bhome ?work|spellings\b/.test(raw)
      ? SPARE.work
      : SPARE.kit;
  return {
    refrain: chance.pick(...REFRAINS),
    x: isBook
      ? 'reading book'
      : /\bhome ?work\b/.test(raw)
        ? 'homework'
        : /\bspellings\b/.test(raw)
          ? 'spellings'
          : kit !== undefined && !kit.startsWith('p')
            ? kit.replace(/(?:things|clothes|bag)$/, 'kit')
            : 'PE kit',
    spareCry,
    spare,
    spareToo,
    L,
    l: L.name,
    Lcap: L === G ? Gcap : L.name,
    T,
    t: T.name,
  };
}
