import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { GARMENTS, type Garment } from './garments.ts';

export const titlesOf = (word: string): string[] => [
  `the ${word} that went out alone`,
  `a go for the ${word}`,
  'only visiting',
  `the ${word} first`,
];

export interface Parts {
  readonly word: string;
  /** "it" or "them", "it" or "they", "was" or "were", "it is" or "they are" for the thing to wear. */
  readonly it: string;
  readonly they: string;
  readonly was: string;
  readonly first: string;
  readonly second: string;
  readonly done: string;
  readonly shared: (who: string) => string;
  readonly things: readonly NonNullable<Garment['drawn']>[];
  /** " Mia went in pyjamas.", where nearly all of it is not put on. */
  readonly inPyjamas: string;
  /** Who takes it along: the child where somebody else will not wear it, else the grown-up. */
  readonly C: Figure;
  readonly c: string;
  readonly Ccap: string;
  readonly refrain: string;
  /** What kind of day it was, as a sentence. */
  readonly day: string;
  readonly weather: 'snow' | 'rain' | 'wind';
}

const REFRAINS = [
  "It's only visiting",
  'Only for a visit',
  'Only to say hello',
  'Only having a look',
  "It won't stay long",
  'Just for a minute',
  'Just to say hello',
  'Just calling in',
  'Only passing through',
  'Just to see',
] as const;

export function partsOf({ A, K, G, a, raw, chance }: Going): Parts {
  const garment = GARMENTS.find(({ said }) => said.test(raw)) ?? GARMENTS[0];
  if (!garment) throw new Error('There is nothing to wear.');
  const { word, plural } = garment;
  const C = A === K ? G : K;
  const hand = A.isChild || !A.being ? 'hand' : A.being.isa === 'bird' ? 'wing' : 'arm';
  const said = (text: string) => text.replace('{hand}', hand);
  const isSnow = /\b(?:snow|winter|ice|icy|freez)/.test(raw);
  const isRain = /\brain|\bwet\b/.test(raw);
  return {
    word,
    it: plural ? 'them' : 'it',
    they: plural ? 'they' : 'it',
    was: plural ? 'were' : 'was',
    first: said(garment.first),
    second: said(garment.second),
    done: garment.done,
    shared: (who) => garment.shared.replace('{d}', who),
    things: garment.drawn ? [garment.drawn] : [],
    inPyjamas: garment.isMost && A.isChild ? ` ${a} went in pyjamas.` : '',
    C,
    c: C.name,
    Ccap: cap(C.name),
    refrain: chance.pick(...REFRAINS),
    day: isSnow
      ? 'It was winter, with snow.'
      : isRain
        ? 'It was a wet day, with rain.'
        : 'It was a cold day, with wind.',
    weather: isSnow ? 'snow' : isRain ? 'rain' : 'wind',
  };
}
