import type { Figure } from '../../arc.ts';
import { adultFigure, childFigure } from '../../company/figure.ts';
import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A book about being teased or left out. What helps is telling; nobody fights back, and nobody is a monster. */
export interface LeftOut extends Held {
  /** The grown-up of the playground. */
  readonly teacher: Figure;
  /** A child who makes room. */
  readonly kind: Figure;
}

const NAMES = ['Wren', 'Ellis', 'Noor', 'Tobi', 'Suki'] as const;
const OLDEST = 12;

export const leftOut = tenderBook<LeftOut>({
  id: 'tender-left-out',
  bind: (held) => {
    const name = held.chance.pick(...NAMES.filter((each) => each !== held.child.name));
    return {
      ...held,
      teacher: adultFigure('teacher', 'the teacher', 'name', 'teacher'),
      kind: childFigure('kind', name, Math.min(OLDEST, held.age), 'name', false),
    };
  },
  young,
  middle,
  old,
});
