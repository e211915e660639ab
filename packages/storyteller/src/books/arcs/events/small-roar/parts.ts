import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { noiseOf, type Noise } from './noise.ts';

export const TITLES = (word: string): readonly string[] => [
  `the small ${word}`,
  'just my size',
  `a ${word} for the small ones`,
  'the one at the end of the row',
];

/** Where nobody could stand on a hill under a bush. */
const INDOORS =
  /^(?:bedroom|bathroom|kitchen|living-room|classroom|stage|shop|library|doctor|undersea|space|sky|boat|pond|cave|street)$/;

interface Parts extends Noise {
  readonly refrain: string;
  readonly setting: SettingName;
  /** "the other lions". */
  readonly others: string;
  /** Who is lost: a chick. */
  readonly P: Figure;
  readonly p: string;
  /** Two who do not run away from a small noise. */
  readonly R: Figure;
}

export function partsOf({ A, raw, company, chance }: Going): Parts {
  const noise = noiseOf(raw, A.being?.id ?? A.kind);
  const home = A.being?.setting ?? 'forest';
  return {
    ...noise,
    refrain: chance.pick(
      `Such a small ${noise.word}!`,
      `What a small ${noise.word}!`,
      `That's a very small ${noise.word}!`,
    ),
    setting: INDOORS.test(home) ? 'farm' : home,
    others: `the other ${A.kinds}`,
    ...((P) => ({ P, p: P.name }))(company.meet('chick')),
    R: company.meet('rabbit'),
  };
}
