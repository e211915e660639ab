import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withChildBeside } from '../page.ts';

export const TITLES = ['slow in, fast out', 'nine bends', 'wheels and a cheese', 'after that cheese'] as const;

/** What drivers say of bends: brake before one, and push out of it. */
export const REFRAIN = 'Slow in, fast out!';
const COLOURS = ['red', 'blue', 'orange', 'yellow'] as const;

interface Parts {
  readonly K: Figure;
  readonly k: string;
  /** Who takes the steps. */
  readonly B: Figure;
  readonly b: string;
  readonly colour: string;
}

export function partsOf(going: Going): Parts {
  const { K, B } = withChildBeside(going);
  return { K, k: K.name, B, b: B.name, colour: colourSaid(going.raw) ?? going.chance.pick(...COLOURS) };
}

/** "her new purple wheelchair" is purple. */
const colourSaid = (raw: string): string | undefined =>
  /\b(red|blue|green|yellow|orange|purple|pink|silver|gold|black|white)\b/.exec(raw)?.[1];
