import type { Held } from '../held.ts';
import { tenderBook } from '../told-book.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Being shy among others: nothing is wrong with it, and it comes out in its own time, like a snail. */
export interface Shy extends Held {
  /** The class is a new one: "shy at a new school". */
  readonly isNew: boolean;
}

export const shy = tenderBook<Shy>({
  id: 'tender-shy',
  bind: (held) => ({ ...held, isNew: /\b(?:new|first day|start\w*|just moved)\b/i.test(held.raw) }),
  young,
  middle,
  old,
});
