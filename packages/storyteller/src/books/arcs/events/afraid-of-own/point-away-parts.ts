import type { Going } from '../event.ts';
import { pointsIn } from './own.ts';

const REFRAINS = [
  'There they are again!',
  'They are still there!',
  'And there they are!',
  'Here they are again!',
] as const;
export const pointParts = ({ raw, chance, A, company }: Going) => {
  const word = pointsIn(raw);
  return {
    word,
    one: word.replace(/s$/, ''),
    M: company.meet(A.being?.id === 'mouse' ? 'beetle' : 'mouse'),
    F: company.meet(A.being?.id === 'fox' ? 'badger' : 'fox'),
    refrain: chance.pick(...REFRAINS),
    titles: [`which way the ${word} point`, 'the soft end', 'all round and not one', 'who is behind me'],
  };
};
