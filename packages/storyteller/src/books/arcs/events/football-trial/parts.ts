import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { teamNamed, theTeam } from '../football/own-team.ts';
import { withSchoolFriend } from '../page.ts';

const TITLES = ['yours!', 'who was free?', 'number twenty-three'] as const;

/** Those of a trial: the child, somebody with number thirty-one, and an old man with a flask by the corner flag. */
export function partsOf(asked: Going) {
  const going = withSchoolFriend(asked);
  const { company, chance, K } = going;
  const team = teamNamed(asked);
  return {
    ...going,
    S: company.person('Mr Tarrant', 'neighbour'),
    R: company.person(chance.pick(...['Sami', 'Dev', 'Alix'].filter((each) => each !== K.name)), 'child'),
    ours: team === null ? 'the Greens' : theTeam(team),
    title: titled(chance.pick(...TITLES)),
    yours: 'Yours!',
  };
}
