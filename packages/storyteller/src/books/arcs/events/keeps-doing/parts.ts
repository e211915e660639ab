import type { Figure } from '../../../arc.ts';
import { type Going } from '../event.ts';
import { habitIn, MOVE, NOISE, type Habit, type Ways } from './habits.ts';

const REFRAINS = [
  'Just one more!',
  'Only once more!',
  'Once more, only once!',
  'Just one last one!',
  'One more, then I stop!',
  'This is the last one!',
  'Only this one!',
  'One more, and then!',
  'Just this one more!',
  'And one last one!',
] as const;
export const TITLES = ['just one more', 'somebody answers', 'the last one', 'who stops first'];

export interface Parts extends Going {
  readonly habit: Habit;
  readonly ways: Ways;
  readonly refrain: string;
  /** The child, or whoever is with the child; and somebody next door. */
  readonly H: Figure;
  readonly h: string;
  readonly N: Figure;
  readonly n: string;
  /** Whether the theme says that it is at night. */
  readonly atNight: boolean;
}

export function partsOf(going: Going): Parts {
  const { A, B, K, raw, company, chance } = going;
  const habit = habitIn(raw) ?? habitIn('stop barking');
  if (!habit) throw new Error('nothing that goes on');
  const H = A === K ? B : K;
  const N = company.person('Mr Tweed', 'neighbour');
  return {
    ...going,
    habit,
    ways: habit.isNoise ? NOISE : MOVE,
    refrain: chance.pick(...REFRAINS),
    H,
    h: H.name,
    N,
    n: N.name,
    atNight: /\bnights?\b/.test(raw),
  };
}
