import type { ThingName } from '@storylantern/contract';
import type { Going } from '../event.ts';
import { foodIn, type Food } from './foods.ts';

export const REFRAINS = [
  'Hide it from me!',
  'Quick, hide it from me!',
  'Hide it well!',
  'Please hide it!',
  'Oh, do hide it!',
  'Hide it where I am not!',
  'Hide it far off!',
  'You must hide it!',
  'Hide it better!',
  'Hide it, hide it, hide it!',
] as const;
export const TITLES = ['hide it from me', 'sniff, sniff, there it is', 'a peg on the nose', 'not before sunday'];

/** The food and what it lies in. */
export function kept({ raw }: Going): Food & { readonly things: { readonly things: readonly ThingName[] } } {
  const food = foodIn(raw) ?? foodIn('honey');
  if (!food) throw new Error('no food');
  const things =
    food.tin === 'pot'
      ? { things: ['jar'] as const }
      : food.tin === 'basket'
        ? { things: ['basket'] as const }
        : { things: ['box'] as const };
  return { ...food, things };
}
