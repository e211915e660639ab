import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

export const TITLES = ['a tooth a week', 'not another one', 'the sponge pillow', 'so many teeth'] as const;

/** What the fairy says on lifting the pillow. */
const REFRAINS = [
  'Not another one!',
  'Not ANOTHER!',
  'How many MORE?',
  'Yet another one!',
  'More? Still MORE?',
] as const;

interface Parts {
  readonly refrain: string;
  readonly S: Figure;
  readonly s: string;
  /** The tooth fairy. */
  readonly F: Figure;
  readonly f: string;
  /** Who has one wobbly tooth, and sits on the jetty. */
  readonly C: Figure;
  readonly c: string;
}

export function partsOf(going: Going): Parts {
  const { K, chance } = going;
  const S = theOne(going, 'shark');
  const F = theOne(going, 'fairy');
  return { refrain: chance.pick(...REFRAINS), S, s: S.name, F, f: F.name, C: K, c: K.name };
}
