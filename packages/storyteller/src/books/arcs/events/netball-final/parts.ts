import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { coachNamed, teamNamed, theTeam } from '../football/own-team.ts';
import { withSchoolFriend } from '../page.ts';

const TITLES = ['the empty end', "what's happening?", 'a toe behind the line'] as const;

/** Those of a netball match: the goal keeper, who shoots against her, and the captain at the far end. */
export function partsOf(asked: Going) {
  const going = withSchoolFriend(asked);
  const { company, chance, K, b } = going;
  const team = teamNamed(asked);
  return {
    ...going,
    R: company.person(K.name === 'Delia' || b === 'Delia' ? 'Winnie' : 'Delia', 'child'),
    T: coachNamed(asked) ?? company.person('Mrs Bell', 'coach'),
    ours: team === null ? 'the Greens' : theTeam(team),
    title: titled(chance.pick(...TITLES)),
    what: "What's happening?",
  };
}
