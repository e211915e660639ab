import type { Theme } from '../../theme.ts';
import { magicThingIn } from '../../theme/magic-thing.ts';

/** Whether a magic thing comes to the child of the book: whoever else a theme names has it otherwise. */
export function isTheChilds({ raw, hero, other, first, fear, wish }: Theme): boolean {
  const thing = magicThingIn(raw);
  if (!thing || first || fear || wish || other?.known) return false;
  // The thing itself may have been taken for somebody.
  return hero === null || thing.noun.includes((hero.word.split(' ').at(-1) ?? hero.word).slice(0, 4));
}
