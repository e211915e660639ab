import { titled } from '../../wording.ts';
import type { Going } from '../event.ts';
import { withSchoolFriend } from '../page.ts';

const TITLES = ['walk on!', 'what the judge had on', 'the green one'] as const;

const CALLED = /\b(?:pony|horse)(?:['’]s name)?(?: is| was)?,? (?:called |named )?(\p{Lu}\p{L}+)/u;

/** Those of a show: the child, the pony, who holds the carrots, the judge, and somebody small on a grey. */
export function partsOf(asked: Going) {
  const going = withSchoolFriend(asked);
  const { company, chance, K, b } = going;
  const met = company.meet('pony');
  const called = CALLED.exec(`${company.details}. ${company.theme.raw}`)?.[1];
  const P =
    called === undefined ? met : { ...met, name: called, names: `${called}'s`, introduced: `${called} the pony` };
  return {
    ...going,
    P,
    p: P.name,
    J: company.person('Mrs Fanshawe', 'neighbour'),
    S: company.person(K.name === 'Tilly' || b === 'Tilly' ? 'Posy' : 'Tilly', 'child'),
    title: titled(chance.pick(...TITLES)),
    on: 'Walk on!',
  };
}
