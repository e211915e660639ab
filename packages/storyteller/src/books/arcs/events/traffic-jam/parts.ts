import type { Figure } from '../../../arc.ts';
import { apart } from '../page.ts';
import type { Going } from '../event.ts';

export const TITLES = ['a bed for a goose', 'pass it on', 'nothing went', 'down the line'] as const;

interface Jam extends Going {
  /** In the lorry in front, with a window that opens. */
  readonly L: Figure;
  /** At the very front. */
  readonly P: Figure;
  /** What the road is kept by. */
  readonly O: Figure;
  /** "the seaside", where the theme says so. */
  readonly to: string;
}

const TO =
  /\bto (the (?:sea ?side|sea|beach|zoo|farm|airport|park|mountains)|(?:grandma|grandpa|granny|nana|nan|gran|grandad)(?:['’]s(?: house)?)?)\b/iu;

export function jamOf(going: Going): Jam {
  const here = apart(going);
  const { company, raw } = here;
  const to = TO.exec(raw)?.[1] ?? 'the sea';
  return {
    ...here,
    L: company.person('Mrs Hatch', 'shopkeeper'),
    P: company.person('Mr Lamb', 'captain'),
    O: company.meet('goose'),
    to: /^the/i.test(to) ? to : to.charAt(0).toUpperCase() + to.slice(1),
  };
}
