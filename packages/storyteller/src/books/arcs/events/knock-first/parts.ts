import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { openedIn, type Opened } from './opened.ts';

export const TITLES = ['knock first', 'somebody in there', 'nobody ever came', 'by the front door'];

/** Said from inside, whenever anybody opens it. */
const REFRAINS = [
  'Knock first!',
  'You might knock first!',
  'Do knock first!',
  'Please knock first!',
  'Knock first, please!',
  'One knocks first!',
] as const;

interface Parts extends Opened {
  readonly refrain: string;
  /** Who lives in it, "Ember the dragon", "Ember". */
  readonly X: Figure;
  readonly who: string;
  readonly x: string;
  readonly xs: string;
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** The first word of what it is opened for, as a sentence: "Toast". */
  readonly Use: string;
}

/** Who lives in what. */
export function partsOf({ A, K, G, g, Gcap, company, chance }: Going): Parts {
  const opened = openedIn(company.theme.raw) ?? { what: 'cupboard', use: 'a cup', setting: 'kitchen' };
  return {
    ...opened,
    refrain: chance.pick(...REFRAINS),
    X: A,
    who: A.introduced,
    x: A.name,
    xs: A.names,
    K,
    k: K.name,
    G,
    g,
    Gcap,
    Use: cap(opened.use),
  };
}
