import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const REFRAINS = [
  "What's behind us?",
  "What's after us?",
  'Who is behind us?',
  'What is it?',
  "What's coming?",
  'Is it big?',
  'How big is it?',
  'Is it still coming?',
] as const;
export const TITLES = ['what is behind us?', 'one step', 'the wrong way round the barn', 'everybody run'] as const;

interface RunsAfter {
  /** Small, and runs after somebody. */
  readonly S: Figure;
  /** Big, and runs away. */
  readonly L: Figure;
  /** Who sees somebody run, and runs as well, each bigger than the one before. */
  readonly X: Figure;
  readonly Y: Figure;
  readonly M: Figure;
  readonly refrain: string;
}

export function partsOf({ A, B, K, company, chance }: Going): RunsAfter {
  const S = A === K ? company.meet('mouse') : A;
  const L = B === K || B === S ? company.meet(S.being?.id === 'cat' ? 'dog' : 'cat') : B;
  const [x = 'goose', y = 'cow'] = ['goose', 'cow', 'horse'].filter(
    (each) => each !== S.being?.id && each !== L.being?.id,
  );
  return {
    S,
    L,
    X: company.meet(x),
    Y: company.meet(y),
    M: company.person('Mr Hay', 'farmer'),
    refrain: chance.pick(...REFRAINS),
  };
}
