import type { Figure } from '../../../arc.ts';
import { notTheChild } from '../the-one.ts';
import type { Going } from '../event.ts';
import { sameThingIn, type SameThing } from './same-thing.ts';

export const TITLES = ['ready, steady, done', 'two of the same', 'the same as you', 'both done'] as const;

interface Parts {
  /** The toy. */
  readonly T: Figure;
  readonly t: string;
  readonly it: SameThing;
  /** "every morning", "many times a day". */
  readonly often: string;
  readonly refrain: string;
}

/** What is told, and of which toy; asked only of themes that say what the child has. */
export function partsOf(going: Going): Parts {
  const it = sameThingIn(going.raw);
  if (it === null) throw new Error(`"${going.raw}" does not say what a child has.`);
  const T = notTheChild(going, 'teddy');
  return {
    T,
    t: T.name,
    it,
    often: it.isOften ? 'many times a day' : 'every morning',
    refrain: 'Ready, steady, done!',
  };
}
