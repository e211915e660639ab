import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['you be the dog', 'a very good dog', 'who has the crown?', 'woof, said the dog'];

/** Said by whoever has the crown. */
const REFRAINS = [
  'You be the dog!',
  'You are the dog!',
  'And you are the dog!',
  'Now you are the dog!',
  'So you are the dog!',
  'Then you are the dog!',
  'You can be the dog!',
  'You will be the dog!',
  'You play the dog!',
  'Right, you are the dog!',
] as const;

const BOSSES = ['Mina', 'Ivo', 'Wren', 'Otto', 'Cleo'] as const;
const SMALL = ['Pim', 'Bo', 'Dot'] as const;

interface Parts {
  readonly refrain: string;
  /** Who decides: the theme's own hero where that one is bossy, else somebody of ours. */
  readonly P: Figure;
  readonly p: string;
  /** Who is the dog. */
  readonly Q: Figure;
  readonly q: string;
  /** Somebody smaller. */
  readonly S: Figure;
  readonly s: string;
}

export function partsOf({ A, B, K, a, b, k, raw, company, chance }: Going): Parts {
  const free = (names: readonly string[]) => chance.pick(...names.filter((each) => ![a, b, k].includes(each)));
  const isFriends = /\bbossy (?:best )?(?:friend|mate|pal)|\bfriends? (?:who )?(?:is|always|that)\b/.test(raw);
  const isBossItself =
    !isFriends && (A !== K || /\bmy (?:son|daughter|child|little (?:girl|boy)|(?:grand)?(?:son|daughter))\b/.test(raw));
  const P = isBossItself ? A : company.person(free(BOSSES), 'child');
  const Q = isBossItself ? B : A;
  const S = company.person(free(SMALL), 'child');
  return { refrain: chance.pick(...REFRAINS), P, p: P.name, Q, q: Q.name, S, s: S.name };
}
