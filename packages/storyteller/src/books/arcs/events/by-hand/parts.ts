import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withChildBeside } from '../page.ts';

export const TITLES = ['what? what?', 'the loudest mower', 'see you, biscuit', 'a word in the hand'] as const;

/** What people shout who cannot hear each other. */
export const REFRAIN = 'What? What?';

interface Parts {
  readonly K: Figure;
  readonly k: string;
  /** Who becomes a friend. */
  readonly B: Figure;
  readonly b: string;
}

export function partsOf(going: Going): Parts {
  const { K, B } = withChildBeside(going);
  return { K, k: K.name, B, b: B.name };
}
