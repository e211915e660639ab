import type { Going } from '../event.ts';
import { magicThingIn, type MagicThing } from './magic-things.ts';

const REFRAINS = ["I can't stop!", "They won't stop!", "Sorry, can't stop!", 'How do I stop?'] as const;
export const RUNNING_TITLES = [
  'sixty times round the house',
  'the shoes that ran',
  'it is only legs',
  'cannot stop',
] as const;

/** Magic shoes that run, and cannot stop: said by a theme of what it has on its feet. */
export const RUNS =
  /\b(?:magic|magical|enchanted) (?:\p{L}+ )?(?:shoes|slippers|trainers|boots|wellies|wellingtons)\b.*\b(?:run\w*|fast\w*|speed\w*|rac(?:e|es|ing)|stop\w*)\b|\b(?:fast|speedy|running) (?:magic|magical|enchanted) (?:shoes|trainers|boots)\b|\b(?:magic|magical|enchanted) running (?:shoes|boots)\b/iu;

export function runningParts({ raw, chance }: Going): { readonly magic: MagicThing; readonly refrain: string } {
  const magic = magicThingIn(raw) ?? magicThingIn('magic shoes');
  if (!magic) throw new Error('nothing magic');
  return { magic, refrain: chance.pick(...REFRAINS) };
}
