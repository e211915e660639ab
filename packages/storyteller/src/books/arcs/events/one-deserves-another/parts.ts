import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { soughtIn, type Sought } from './sought.ts';

export const TITLES = [
  'not now',
  'one bow deserves another',
  'everywhere but there',
  'where it was all along',
] as const;
const REFRAINS = ["Not now! I'm looking!", "Not now, I'm looking!", "Shh! I'm looking!"] as const;

interface Parts extends Sought {
  readonly refrain: string;
  /** Who looks: somebody of the theme, a grown-up of the family, else a pirate. Never the child, who sees it at once. */
  readonly L: Figure;
  readonly l: string;
  /** The same with a capital: "Grandpa", "The grown-up". */
  readonly Lcap: string;
  readonly it: 'it' | 'them';
  readonly It: 'It' | 'They';
  readonly was: 'was' | 'were';
  /** Where the child sees it from the first: "A corner of it stuck out under the hat." */
  readonly there: string;
  /** The same in few words. */
  readonly thereShort: string;
  /** How it comes to light when a head is bowed. */
  readonly falls: string;
  readonly fallsShort: string;
}

export function partsOf({ A, K, G, Gcap, raw, company, chance }: Going): Parts {
  const sought = soughtIn(raw);
  const isKin = A === K && G.name !== 'the grown-up' && raw.includes(G.name.toLowerCase());
  const L = isKin ? G : A === K ? company.meet('pirate') : A;
  const { thing, areMany, inHat, hat } = sought;
  return {
    ...sought,
    refrain: chance.pick(...REFRAINS),
    L,
    l: L.name,
    Lcap: L === G ? Gcap : L.name,
    it: areMany ? 'them' : 'it',
    It: areMany ? 'They' : 'It',
    was: areMany ? 'were' : 'was',
    there: inHat
      ? `There ${areMany ? 'were' : 'was'} the ${thing}. One end stuck out from under the ${hat}.`
      : `There ${areMany ? 'were' : 'was'} the ${thing}, right on top of ${L.names} head.`,
    thereShort: inHat
      ? `Look! One end sticks out under the ${hat}.`
      : `Look! ${areMany ? 'They are' : 'It is'} on ${L.names} head.`,
    falls: inHat
      ? `The ${hat} tipped forward. Out of the ${hat} slid the ${thing}, and landed on the ground.`
      : `The ${thing} slid forward, over the forehead, and landed on the ground.`,
    fallsShort: inHat ? `Off comes the ${hat}. Plop!` : `Down, down. Plop!`,
  };
}
