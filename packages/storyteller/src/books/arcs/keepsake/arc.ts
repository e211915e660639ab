import type { ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { keepsakeIn } from '../../theme/keepsake.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Two small marks in something of a grown-up's, a number of tales about them, and whoever really made them. */
export interface KeepsakeTale {
  readonly child: Figure;
  readonly grownUp: Figure;
  /** Who mends things. */
  readonly mender: Figure;
  /** "old watch". */
  readonly noun: string;
  /** Its last word: "watch". */
  readonly it: string;
  /** "dent" or "hole". */
  readonly mark: string;
  /** Where it is kept. */
  readonly at: string;
  /** What the mender does: "knock out". */
  readonly mends: string;
  readonly shown: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

function bind(company: Company): KeepsakeTale | null {
  const { theme, child, grownUp, chance, person } = company;
  const kept = keepsakeIn(theme.raw);
  if (!kept) return null;
  const large = /(?:chair|desk|piano|machine|trunk|chest)$/.test(kept.noun);
  return {
    child,
    grownUp,
    mender: person(chance.pick('Mrs Hill', 'Mr Novak', 'Mrs Lamb', 'Mr Okoro'), 'shopkeeper'),
    noun: kept.noun,
    it: kept.noun.split(' ').at(-1) ?? kept.noun,
    mark: kept.soft ? 'hole' : 'dent',
    at: large ? 'by the window' : kept.soft ? 'on the best chair' : 'on the top shelf',
    mends: kept.soft ? 'darn' : 'mend',
    shown: kept.drawn === null ? [] : [kept.drawn],
    refrain: chance.pick('Or so they say', 'Or something very like it', 'As far as I remember', 'But I may be wrong'),
    chance,
  };
}

/** A mark that everybody has a tale for, and the small tooth that fits it. */
export const keepsake = arc<KeepsakeTale>({
  id: 'keepsake',
  fits: (theme) => (keepsakeIn(theme.raw) && !theme.first && !theme.wish ? 12 : 0),
  bind,
  young,
  middle,
  old,
});
