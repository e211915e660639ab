import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const BONE = /\b(?:bones?|fossils?|skeletons?|dinosaurs?|t[- ]?rex|mammoths?)\b/iu;
export const TREASURE = /\b(?:treasures?|treasure ?chests?|chests?|jewels?|gold|coins?)\b/iu;

export const BONE_TITLES = ['nobody had lost it', 'is it yours', 'the pond with a tail', 'one bone too many'] as const;

export const CHEST_TITLES = ['till I am big', 'not to be opened', 'the oldest hole', 'whose treasure'] as const;

/** Who has no legs to shake. */
const LEGLESS = /^(?:snake|worm|snail|slug|seal|goldfish|fish)$/;

interface Diggers extends Going {
  /** Two who are asked, or have plans. */
  readonly W: Figure;
  readonly C: Figure;
  readonly w: string;
  readonly c: string;
  /** Whoever digs with the nose knows one thing more about a bone. */
  readonly smell: string;
}

/** Whoever digs, and two who come by and have bones of their own. */
export function diggersOf(going: Going): Diggers {
  const [W, C] = going.company.passersBy(
    2,
    (being) => /^(?:pet|farm|wild)$/.test(being.isa) && !LEGLESS.test(being.id),
  );
  if (!W || !C) throw new Error('Nobody comes by.');
  const nose = /^(?:dog|puppy|fox|badger|mole)$/.test(going.A.being?.id ?? '');
  return { ...going, W, C, w: W.name, c: C.name, smell: nose ? ' It smelled of nobody.' : '' };
}
