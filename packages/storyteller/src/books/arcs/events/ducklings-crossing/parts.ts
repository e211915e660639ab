import { saidOf } from '@storylantern/library';
import { possessive } from '../../../../child/name.ts';
import type { Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import { canCarry } from '../able-friend.ts';
import type { EventPlot, Going } from '../event.ts';
import { toldWith } from '../told-with.ts';

export const TITLES = ['and one more', 'six and one more', 'at the end of the row', 'slap, slap, over the road'];
export const TITLES_OLD = ['one note', 'six and one more', 'at the end of the row', 'the note that nobody played'];

/** Said of the last duckling; and at last of the last one up the stairs, or down the road. */
const REFRAINS = [
  'And one more!',
  'Plus one more!',
  'And then one more!',
  "And there's one more!",
  'And here comes one more!',
  'And another one!',
  'And still one more!',
  'And one more behind!',
  'And the last one!',
  'Oh, and one more!',
] as const;

interface Parts {
  readonly refrain: string;
  /** The mother, and the last of her row. */
  readonly D: Figure;
  readonly d: string;
  readonly L: Figure;
  /** Whoever comes along: the small friend, where the second one of the theme is the duck. */
  readonly M: Figure;
  readonly m: string;
  /** She has the sign that stops the traffic. */
  readonly W: Figure;
  readonly w: string;
}

/** No mother is called Bill, but where the family calls her so. */
const asMother = (who: Figure, name: string): Figure => ({
  ...who,
  name,
  names: possessive(name),
  introduced: `${name} the ${who.kind}`,
  he: 'she',
  him: 'her',
  his: 'her',
  He: 'She',
  His: 'Her',
  ...(isCast(who) ? { character: { ...who.character, name } } : {}),
});

export function partsOf(going: Going): Parts {
  const { A, B, b, a, company, chance } = going;
  const { hero, other, theme } = company;
  const ours = [hero, other].find((each) => each?.being?.id === 'duck');
  const found = ours ?? company.meet('duck');
  const isOurs = ours !== undefined && [theme.hero?.name, theme.other?.name].includes(found.name);
  const D = isOurs || saidOf('duck', found.name) === 'she' ? found : asMother(found, a === 'Dilly' ? 'Tansy' : 'Dilly');
  const beside = B === found ? company.friend : B;
  const M = beside === A ? company.friend : beside;
  const W = company.person([a, b].includes('Mrs Amory') ? 'Mrs Tull' : 'Mrs Amory', 'neighbour');
  return {
    refrain: chance.pick(...REFRAINS),
    D,
    d: D.name,
    L: company.meet('duckling'),
    M,
    m: M.name,
    W,
    w: W.name,
  };
}

/** Who sees the ducks go by: where the theme is about the ducks, the child, with a pet. */
function asSeen(going: Going): Going {
  const { A, K, company } = going;
  if (A.being?.id !== 'duck') return going;
  const [pet] = company.passersBy(1, (being) => being.isa === 'pet' && being.size >= 2 && canCarry(being));
  const B = company.other ?? pet ?? company.grownUp;
  return { ...going, A: K, a: K.name, B, b: B.name, third: null, comesToo: '', all: `${K.name} and ${B.name}` };
}

/** A plot that is about whoever sees the ducks go by. */
export const seenBy = (plot: EventPlot): EventPlot => toldWith(asSeen, plot);
