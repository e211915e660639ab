import type { Figure } from '../../arc.ts';
import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody at home works while everybody sleeps: the one good night of the day is said at breakfast. */
export interface WorksAtNight extends Held {
  /** Who works at night, in the parent's word. */
  readonly worker: Figure;
}

export const worksAtNight = tenderBook<WorksAtNight>({
  id: 'tender-works-at-night',
  bind: (held) => (held.who === null ? null : { ...held, worker: held.who }),
  young,
  middle,
  old,
});
