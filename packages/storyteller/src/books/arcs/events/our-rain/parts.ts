import type { Going } from '../event.ts';

export const TITLES = ['our rain', 'two in the rain', 'the tune on the shed', 'home by ear', 'not our rain'] as const;

const REFRAINS = [
  "That's not our rain",
  'Not our rain',
  "It isn't our rain",
  "That rain isn't ours",
  'No, not our rain',
  "Somebody else's rain",
  "It's other rain",
  'Not the right rain',
  'That rain is not ours',
] as const;

/** What rain plays on three pots. */
const TUNES = [
  'Pom, pom, plink',
  'Tip, tip, tonk',
  'Plip, plip, bong',
  'Tum, tum, ting',
  'Dum, dum, ping',
  'Tock, tock, plonk',
] as const;

interface Parts {
  readonly refrain: string;
  readonly tune: string;
  /** The same inside a sentence. */
  readonly tuneLow: string;
}

export function partsOf({ chance }: Going): Parts {
  const tune = chance.pick(...TUNES);
  return { refrain: chance.pick(...REFRAINS), tune, tuneLow: tune.toLowerCase() };
}
