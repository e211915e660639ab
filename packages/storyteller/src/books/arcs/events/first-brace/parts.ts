import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { withClassmate } from '../page.ts';

export const TITLES = ['the one after five', 'a week without s', 'the whistling brace', 'sausages'] as const;

interface Braced extends Going {
  /** Who puts it on. */
  readonly O: Figure;
  /** The dog from next door. */
  readonly D: Figure;
  readonly d: string;
  readonly refrain: string;
}

/** Somebody with a new brace, somebody of the same class, and a dog that has better ears than anybody. */
export function bracedOnes(going: Going): Braced {
  const here = withClassmate(going);
  const { company } = here;
  const D = company.meet('dog');
  return { ...here, O: company.person('Mrs Okoro', 'doctor'), D, d: D.name, refrain: 'The one after five' };
}
