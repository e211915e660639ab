import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const REFRAINS = [
  'Not that way!',
  'No, not that way!',
  'The sea is over there!',
  'Wrong way again!',
  'Oh! The wrong way!',
  'Turn round, turn round!',
  "That's not the sea!",
  'The other way, please!',
  'Not there! The sea!',
  'But the sea is here!',
] as const;

export const TITLES = ['the brightest thing', 'the wrong way', 'out, said the lamp', 'the small torch'];

export interface Parts {
  /** Who is on its way to the sea. */
  readonly T: Figure;
  /** Who helps, and has a torch. */
  readonly H: Figure;
  /** Who looks after turtles. */
  readonly W: Figure;
  /** Who is with the one who helps: the family's grown-up, or the child. */
  readonly C: Figure;
  readonly lost: string;
}

export function partsOf(going: Going): Parts {
  const { A, K, G, raw, company } = going;
  const isTurtle = (each: Figure): boolean => /turtle|tortoise/.test(each.being?.id ?? '');
  const own = A !== K && !isTurtle(A) ? A : K;
  const found = [A, company.other].find((each) => each && isTurtle(each));
  return {
    T: found ?? company.meet('turtle'),
    H: own,
    W: company.person(K.name === 'Mrs Shell' ? 'Mrs Foam' : 'Mrs Shell', 'other-grandparent'),
    C: own === K ? G : K,
    lost: /\blost\b/.test(raw) ? 'lost' : 'small',
  };
}
