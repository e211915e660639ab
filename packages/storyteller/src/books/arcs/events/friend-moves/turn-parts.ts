import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { friendOf, townOf } from './friend.ts';

export const TURN_TITLES = ['two bumps and a turn', 'turn around', 'nose to nose', 'how to say hello'] as const;
const REFRAINS = [
  'Bump, bump, turn around!',
  'One bump, two bumps, turn around!',
  'Bump and bump and turn around!',
  'Bump, and bump, and around!',
  'Left bump, right bump, around!',
] as const;

interface TurnParts {
  readonly refrain: string;
  /** The friend who is left, and whoever is met. */
  readonly F: Figure;
  readonly f: string;
  readonly N: Figure;
  readonly n: string;
  /** Another school, and not another house, is what parts them. */
  readonly isSchool: boolean;
  readonly where: string;
}

/** Who leaves a friend behind, who that is, and who is met in the new place. */
export function turnOf(going: Going): TurnParts {
  const { A, K, raw, company, chance } = going;
  const F = friendOf(going);
  const taken = new Set([A.name, K.name, F.name]);
  const N =
    A !== K && F !== K
      ? K
      : company.person(chance.pick(...['Noor', 'Sal', 'Wren'].filter((each) => !taken.has(each))), 'child');
  const isSchool =
    /\b(?:school|nursery|preschool|kindergarten|class)\b/u.test(raw) &&
    !/\b(?:mov\w+ (?:house|home|away|to)|move house|town|country)\b/u.test(raw);
  return {
    refrain: chance.pick(...REFRAINS),
    F,
    f: F.name,
    N,
    n: N.name,
    isSchool,
    where: isSchool ? 'a new school' : townOf(going),
  };
}
