import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { sizeOf } from '../pair.ts';

export const TITLES = [
  'a hat or a bed',
  'the red thing',
  'what came down',
  'what is it for?',
  'a thing with a handle',
] as const;

/** What the one says it is, and what the other says. */
const REFRAINS: readonly (readonly [string, string])[] = [
  ["It's a hat", "It's a bed"],
  ['A hat, of course', 'A bed, of course'],
  ["That's a hat", "That's a bed"],
  ['Clearly a hat', 'Clearly a bed'],
  ['Surely a hat', 'Surely a bed'],
  ['A hat', 'A bed'],
];

/** From this size on nobody gets into a bucket. */
const TOO_BIG = 4;

interface Parts {
  readonly hat: string;
  readonly bed: string;
  readonly C: Figure;
  readonly c: string;
  /** How the hat fits, and how the bed does; in the present for the smallest. */
  readonly worn: string;
  readonly wornNow: string;
  readonly slept: string;
  readonly sleptNow: string;
}

export function partsOf({ A, B, K, a, b, chance }: Going): Parts {
  const [hat, bed] = chance.pick(...REFRAINS);
  const [isBigA, isBigB] = [sizeOf(A) >= TOO_BIG, sizeOf(B) >= TOO_BIG];
  return {
    hat,
    bed,
    C: K,
    c: K.name,
    worn: isBigA
      ? `It sat on ${a} like a thimble on a hill. At the first nod it fell off.`
      : `It came down over both eyes, and ${a} swam straight into a rock.`,
    wornNow: isBigA ? 'It falls off!' : 'Now it is dark!',
    slept: isBigB
      ? `Only the end of ${b} went in. Then it would not come out.`
      : `A wave came by, and rolled it all along the bottom with ${b} inside.`,
    sleptNow: isBigB ? 'It is too small!' : 'It rolls and rolls!',
  };
}
