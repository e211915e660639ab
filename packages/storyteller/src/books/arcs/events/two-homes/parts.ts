import type { ThingName } from '@storylantern/contract';
import { kinPhrase, kinWords } from '../../../../facts/kin.ts';
import { possessive } from '../../../../child/name.ts';
import type { Going } from '../event.ts';

export const TITLES = ['clank', 'the other house', 'one bag, two homes', 'buckets here, boots there'];

/** True of a boot, and true of whoever goes between. */
const REFRAINS = [
  'In the other house!',
  'At the other house!',
  'Over at the other house!',
  'Try the other house!',
  'Ask at the other house!',
  'Look in the other house!',
  'The other house, of course!',
  'Always the other house!',
  'Guess! The other house!',
  'Where? The other house!',
] as const;

/** What is missed first, as the theme names it. */
const MISSED: readonly ThingName[] = ['teddy', 'blanket', 'football', 'scooter', 'hat', 'scarf', 'book'];

const KIN = new RegExp(String.raw`\b(${kinWords.join('|')})(?:['’]s|s['’]?)?(?!\p{L})`, 'giu');

interface Parts {
  readonly refrain: string;
  /** The two homes as they stand after "at": "Mum's", else "the tall house". */
  readonly x: string;
  readonly y: string;
  /** What is missing first of all: never what the whole book is about. */
  readonly missed: ThingName;
}

export function partsOf({ raw, chance }: Going): Parts {
  const named = [...raw.matchAll(KIN)].map(([, word = '']) => kinPhrase(word)?.text ?? '');
  const [one, two] = [...new Set(named.filter((each) => each !== ''))].map(possessive);
  const house = /\bburrows?\b/.test(raw) ? 'burrow' : /\bdens?\b/.test(raw) ? 'den' : 'house';
  return {
    refrain: chance.pick(...REFRAINS).replace('house', house),
    x: one ?? `the tall ${house}`,
    y: two ?? (one === undefined ? `the small ${house}` : `the tall ${house}`),
    missed: MISSED.find((each) => raw.includes(each)) ?? 'book',
  };
}
