import type { ActorHint, Figure } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { apart } from '../page.ts';
import { withKin } from './kin.ts';

const REFRAINS = [
  'Bump. Not tired!',
  'Bump. Wide awake!',
  'Bump. Out of bed!',
  'Bump. There it goes!',
  'Bump. Up again!',
  'Bump. Off again!',
  'Bump. And out!',
  'Bump. Not asleep!',
] as const;

export interface Bedtime {
  readonly A: Figure;
  /** Who says that it is time for bed. */
  readonly W: Figure;
  /** Whoever else the theme names, on the rug; an early sentence, or nothing. */
  readonly alsoThere: string;
  readonly also: readonly ActorHint[];
  readonly refrain: string;
  readonly titles: readonly [string, ...string[]];
}

export function bedtimeOf(each: Going): Bedtime {
  const kin = withKin(each);
  const going = kin.A === kin.K ? apart(kin) : kin;
  const { A, B, K, G, company, chance } = going;
  const W = A === K ? G : K;
  const isThere = B !== W && B !== A && B !== company.friend;
  return {
    A,
    W,
    alsoThere: isThere ? ` ${B.introduced} sat on the rug, wide awake too.` : '',
    also: isThere ? [seen(B, 'sit', 'curious')] : [],
    refrain: chance.pick(...REFRAINS),
    titles: ['the ball that would not sleep', 'bump in the night', `${A.name} puts a ball to bed`, 'who is not tired'],
  };
}
