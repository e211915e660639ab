import type { ActorHint, Figure } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { cap } from '../../wording.ts';
import { apart } from '../page.ts';

const REFRAINS = [
  'Not mine!',
  'Not mine, no!',
  'No, not mine!',
  'Not my pants!',
  'Those are not mine!',
  'Never seen them!',
  'I never saw them before!',
] as const;
export const TITLES = ['whose pants are those', 'the flying pants', 'the spotted pants', 'not mine'];

interface Parts {
  /** Whose they are. */
  readonly O: Figure;
  /** The child, who knows it and has promised. */
  readonly C: Figure;
  readonly M: Figure;
  /** The mayor. */
  readonly L: Figure;
  readonly o: string;
  /** The same at the beginning of a sentence. */
  readonly Ocap: string;
  /** Who that is, at the first mention, at the beginning of a sentence. */
  readonly Oin: string;
  /** "giant", where the theme says so; and the same as a sentence, with a space before it. */
  readonly big: string;
  readonly huge: string;
  readonly c: string;
  readonly m: string;
  readonly l: string;
  readonly refrain: string;
  readonly along: readonly ActorHint[];
}

/** The pants are the theme's own hero's, or else the grown-up's; the child is whoever keeps quiet about it. */
export function partsOf(given: Going): Parts {
  const { A, B, K, G, company, chance } = apart(given);
  const O = A === K ? G : A;
  const M = A === K ? B : (company.other ?? company.person(K.name === 'Sal' ? 'Robin' : 'Sal', 'child'));
  const L = company.person('Mayor Plum', 'neighbour');
  const size = /\b(?:giant|gigantic|enormous|huge|massive|magic|stripy|spotty)\b/.exec(given.raw)?.[0];
  return {
    O,
    C: K,
    M,
    L,
    o: O.name,
    Ocap: cap(O.name),
    Oin: cap(O.introduced),
    big: size ?? 'big',
    huge: size === undefined ? '' : ` They were quite simply ${size} pants.`,
    c: K.name,
    m: M.name,
    l: L.name,
    refrain: chance.pick(...REFRAINS),
    along: [seen(M, 'stand', 'happy')],
  };
}
