import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { teamNamed, theTeam } from '../football/own-team.ts';
import { withSchoolFriend } from '../page.ts';

const TITLES = ['far too slow', 'the last over', 'a ball with time to spare'] as const;

/** Those of a cricket match: the slow bowler, the captain, and the biggest hitter of the others. */
export function partsOf(asked: Going) {
  const going = withSchoolFriend(asked);
  const { company, chance, K, b } = going;
  const team = teamNamed(asked);
  const others = [K.name, b];
  return {
    ...going,
    C: company.person(others.includes('Rosa') ? 'Tess' : 'Rosa', 'child'),
    H: company.person(others.includes('Hodge') ? 'Marlow' : 'Hodge', 'child'),
    ours: team === null ? 'the village' : theTeam(team),
    title: titled(chance.pick(...TITLES)),
    slow: 'Far too slow!',
  };
}
