import { arc, type Company, type Figure } from '../../arc.ts';
import { dangerIn } from '../../gates.ts';
import { anyArc } from '../any-arc.ts';
import { DANGERS, type Danger } from './dangers.ts';
import { middle, old, young } from './tellings.ts';

/** A danger nobody should be talked out of; the brave thing is to keep the line and to tell. */
export interface KeepSafe {
  readonly hero: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  readonly danger: Danger;
}

function bind({ theme, hero, friend, grownUp }: Company): KeepSafe {
  const word = dangerIn(theme.raw) ?? '';
  const danger = DANGERS.find((each) => each.words.test(word));
  if (!danger) throw new Error('The last danger takes every word.');
  return { hero, friend, grownUp, danger };
}

/** Who keeps us safe: told instead of a tale of courage where a child is right to keep away. */
export const keepSafe = anyArc(arc<KeepSafe>({ id: 'keep-safe', fits: () => 0, bind, young, middle, old }));
