import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';

/** What is whispered after every crash. */
export const REFRAINS = [
  'Sh, not a sound!',
  'Sh, like a mouse!',
  'Hush, on your toes!',
  'Sh, not a peep!',
  'Quiet as socks!',
  'As still as jam!',
  'Sh, on tiptoe!',
  'Hush, not so loud!',
  'Sh, like a cat!',
  'Hush, like snow!',
] as const;
export const TITLES = ['breakfast without a sound', 'thirteen stairs', 'the quietest breakfast', 'a bee and a bear'];

/** Who brings it, who comes along, and for whom it is. */
export interface Tray {
  readonly M: Figure;
  readonly X: Figure;
  readonly P: Figure;
  /** "It was Mother's Day." */
  readonly day: string;
}

export function trayOf({ A, B, K, G, g, raw, company }: Going): Tray {
  const father = /\b(?:father|dad|daddy|papa)/i.test(raw);
  const day = /\b(?:day|sunday)\b/i.test(raw) ? (father ? "Father's Day" : "Mother's Day") : 'Sunday';
  const called = father ? 'Dad' : /\bmom/i.test(raw) ? 'Mom' : 'Mum';
  // Whom the family has named is asked for by that name; the day itself names one, where nobody else has.
  const named = g === 'the grown-up' || /^(?:mother|father)$/i.test(g);
  return {
    M: A,
    X: A === K ? (B === G ? company.friend : B) : K,
    P: named ? company.person(called, 'parent') : G,
    day: `It was ${day}.`,
  };
}
