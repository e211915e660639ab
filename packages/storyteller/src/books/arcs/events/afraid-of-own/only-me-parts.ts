import type { Going } from '../event.ts';

const REFRAINS = ["There's one in here!", 'There is one now!', 'Now there is one!', 'I can feel one!'] as const;
export const onlyParts = ({ chance, A, company }: Going) => ({
  M: company.meet(A.being?.id === 'mouse' ? 'beetle' : 'mouse'),
  refrain: chance.pick(...REFRAINS),
  titles: [`is there ${A.aKind} in here`, 'only me', `the ${A.kind} in every room`, 'yes, there is one'],
});
