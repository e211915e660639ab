import type { Figure } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  "It isn't doing anything.",
  "It's just sitting there.",
  "It's only sitting.",
  "It won't do anything.",
  "It doesn't do much.",
  'Is it ever going to move?',
] as const;
const TITLES = [
  'people, please do not feed',
  'the tiger at the window',
  'this one is awake',
  'a day at the people',
] as const;

interface Callers {
  /** Who came to look, and looks longest. */
  readonly Z: Figure;
  readonly X: Figure;
  readonly Y: Figure;
  readonly refrain: string;
  /** As it stands before who says it. */
  readonly spoken: string;
  readonly title: string;
}

export function partsOf({ A, K, company, chance }: Going): Callers {
  const Z = A === K ? company.meet('tiger') : A;
  const [x = 'penguin', y = 'giraffe'] = ['penguin', 'giraffe', 'monkey'].filter((each) => each !== Z.being?.id);
  const refrain = chance.pick(...REFRAINS);
  return {
    Z,
    X: company.meet(x),
    Y: company.meet(y),
    refrain,
    spoken: refrain.replace(/\.$/, ','),
    title: titled(chance.pick(...TITLES).replace('tiger', Z.kind)),
  };
}
