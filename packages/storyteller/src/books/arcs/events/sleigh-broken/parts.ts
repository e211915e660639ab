import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { called } from '../father-christmas/himself.ts';

const REFRAINS = [
  'Ho, ho, no!',
  'Ho, ho, oh no!',
  'Ho, ho, oh dear!',
  'Ho, ho, not quite!',
  'Ho, ho, hm!',
  'Ho, ho, no go!',
  'Ho, ho, nearly!',
  'Ho, ho, not so!',
] as const;
export const TITLES = [
  'the sledge that went left',
  'ho, ho, no!',
  'a runner for the sleigh',
  'all the way round to the left',
] as const;

interface Parts {
  readonly refrain: string;
  /** Who hears the bump, and helps. */
  readonly A: Figure;
  readonly a: string;
  /** A brother or sister whom the parent names, else the child or a small friend. */
  readonly F: Figure;
  readonly f: string;
  readonly S: Figure;
  /** By the name that the family gives him. */
  readonly s: string;
}

/** "Mia's little brother" has no name to be spoken of by. */
const HAS_NO_NAME = /['’]s /u;

export function partsOf({ A, B, K, G, company, raw, chance }: Going): Parts {
  const s = called(raw);
  const S = company.other ?? company.meet('Father Christmas');
  const beside = company.alsoThere.find(({ name }) => !HAS_NO_NAME.test(name));
  const F = A !== K ? K : (beside ?? (B === S || B === G ? company.friend : B));
  return { refrain: chance.pick(...REFRAINS), A, a: A.name, F, f: F.name, S, s };
}
