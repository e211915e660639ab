import type { ThingName } from '@storylantern/contract';
import { kinWords } from '../../../../facts/kin.ts';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What the wind takes, and from whom. */
export interface Taken {
  /** "hat". */
  readonly t: string;
  readonly drawn: readonly ThingName[];
  /** Whose it is: the grown-up's where the theme says "grandma's hat". */
  readonly O: Figure;
  /** "on the way to the park". */
  readonly out: string;
}

const THINGS: readonly (readonly [RegExp, string, readonly ThingName[]])[] = [
  [/\bkites?\b/, 'kite', ['kite']],
  [/\bumbrellas?\b|\bbrolly\b/, 'umbrella', ['umbrella']],
  [/\bscarf\b|\bscarves\b/, 'scarf', ['scarf']],
  [/\bwashing\b|\blaundry\b|\bsheets?\b/, 'sheet', []],
];
const OWNER = new RegExp(
  String.raw`\b(?:${kinWords.join('|')})['’]?s (?:\p{L}+ )?(?:hat|umbrella|scarf|kite|washing)\b`,
  'iu',
);

/** What the theme says that the wind takes; a hat where it does not say. */
export function takenIn({ raw, A, G, place }: Going): Taken {
  const [, t, drawn] = THINGS.find(([word]) => word.test(raw)) ?? [null, 'hat', ['hat'] as const];
  return {
    t,
    drawn,
    O: OWNER.test(raw) && G !== A ? G : A,
    out:
      t === 'kite'
        ? `out to fly a kite${place ? ` at ${place}` : ''}`
        : place
          ? `on the way to ${place}`
          : t === 'sheet'
            ? 'by the washing line'
            : 'out for a walk',
  };
}

/** The word for what is taken, for a theme of which nothing else is known. */
export const takenWord = (raw: string): string => THINGS.find(([word]) => word.test(raw))?.[1] ?? 'hat';
