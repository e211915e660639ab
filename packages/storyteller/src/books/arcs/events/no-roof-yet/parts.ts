import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { liftedIn, type Lifted } from './lifted.ts';

interface Parts {
  readonly lifted: Lifted;
  /** Who looks after everybody on the ground. */
  readonly F: Figure;
  readonly f: string;
  /** Who drives: "Mum", or where the family named nobody "Mia's grown-up"; and how the child calls to them: ", Mum". */
  readonly driver: string;
  readonly call: string;
  readonly title: string;
  readonly refrain: string;
}

export function partsOf({ K, g, Gcap, raw, company, chance }: Going): Parts {
  const F = company.person(
    chance.pick(...['Mr Bell', 'Mr Tan', 'Mrs Rook'].filter((each) => each !== K.name)),
    'neighbour',
  );
  const lifted = liftedIn(raw);
  const isNamed = g !== 'the grown-up';
  return {
    lifted,
    F,
    f: F.name,
    driver: isNamed ? Gcap : `${K.names} grown-up`,
    call: isNamed ? `, ${g}` : '',
    title: chance.pick('up a bit', `the ${lifted.word} and the cloud`, 'left a bit', `a ${lifted.word} in the sky`),
    refrain: chance.pick('Up a bit! Stop! Down again!', 'Up a bit! No! Down a bit!'),
  };
}
