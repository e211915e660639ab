import type { Theme } from '../../theme.ts';
import { magicThingIn } from '../../theme/magic-thing.ts';

/** Whether a magic thing comes to the child of the book: whoever else a theme names has it otherwise. */
export function isTheChilds({ raw, hero, other, first, fear, wish }: Theme): boolean {
  const thing = magicThingIn(raw);
  const isIt = (each: Theme['hero']): boolean =>
    each !== null && thing !== null && thing.noun.includes((each.word.split(' ').at(-1) ?? each.word).slice(0, 4));
  if (!thing || first || fear || wish || (other?.known && !isIt(other))) return false;
  // The thing itself may have been taken for somebody.
  return hero === null || isIt(hero);
}
