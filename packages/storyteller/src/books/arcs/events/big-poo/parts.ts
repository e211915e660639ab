import type { ActorHint, Figure } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { apart } from '../page.ts';

const REFRAINS = [
  'Not here with that!',
  'Not in here, please!',
  'Take it away!',
  'Away with that!',
  'Oh no, not here!',
  'Not here, thank you!',
  'Please, not here!',
] as const;
export const TITLES = ['who wants it', 'a present for the street', 'the great big poo', 'what the pumpkin liked'];

interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly G: Figure;
  /** The carthorse. */
  readonly D: Figure;
  readonly a: string;
  readonly b: string;
  readonly g: string;
  readonly Gcap: string;
  readonly d: string;
  readonly comesToo: string;
  /** " It was a giant poo.", where the theme says so. */
  readonly huge: string;
  readonly refrain: string;
  readonly along: readonly ActorHint[];
}

/** An animal of the theme's own is whose it is, and the child is who takes it round. */
function takingItRound(given: Going): Going & { readonly D: Figure } {
  const { A, K, company } = given;
  if (A === K) return { ...apart(given), D: company.meet('horse') };
  const B = company.other ?? company.alsoThere[0] ?? company.person(K.name === 'Sal' ? 'Robin' : 'Sal', 'child');
  return { ...given, A: K, a: K.name, B, b: B.name, third: null, comesToo: '', D: A };
}

export function partsOf(given: Going): Parts {
  const { A, B, G, D, a, b, g, Gcap, comesToo, third, raw, chance } = takingItRound(given);
  const along = third ? [seen(third, 'stand', 'happy')] : [];
  const size = /\b(?:giant|gigantic|enormous|huge|massive|smelly|stinky)\b/.exec(raw)?.[0];
  const huge = size === undefined ? '' : ` It was a ${size} poo.`.replace('a enormous', 'an enormous');
  return { A, B, G, D, a, b, g, Gcap, d: D.name, comesToo, huge, refrain: chance.pick(...REFRAINS), along };
}
