import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Two who swap, and what the telling says of it. */
export interface Pair {
  readonly A: Figure;
  readonly B: Figure;
  readonly a: string;
  readonly b: string;
  /** The child beside two others, who goes by what people wear; null where the child is one of the two. */
  readonly by: Figure | null;
  /** What they swap, as it stands after "swap": "schools", "jobs", "places". */
  readonly what: string;
  /** Where each goes in the place of the other: " at the other school"; nothing where they swap places only. */
  readonly where: string;
  readonly areTwins: boolean;
  /** What they say of it: the refrain. */
  readonly saying: string;
  /** What the second one has for dinner. */
  readonly fare: string;
  /** The first one's own noise, "moo"; null where two say the same, or are children. */
  readonly own: string | null;
  /** What comes out when the second one tries it: "moo-eigh". */
  readonly half: string;
}

const SAYINGS = [
  'Nothing to it',
  'Easy as pie',
  'Quite easy',
  'So easy',
  'Anyone can do that',
  'As easy as anything',
  'No trouble at all',
  'Very easy',
  'Simple',
  'Easy, easy',
  'Easier than soup',
] as const;
const WHERE: Readonly<Record<string, string>> = {
  schools: ' at the other school',
  classes: ' in the other class',
  jobs: ' at the wrong work',
  homes: ' at the other house',
  houses: ' at the other house',
  families: ' in the other family',
};
const TWINS = ['Jess', 'Robin', 'Noor', 'Sal', 'Tobi'] as const;
const SWAPPED =
  /\b(schools|jobs|homes|houses|lives|bodies|beds|bedrooms|rooms|families|names|clothes|hats|shoes|classes|days|places)\b/i;

/** "Moo" and "neigh": what is one's own, and what comes of it in the other's throat. */
function noises(one: Figure, two: Figure): { readonly own: string | null; readonly half: string } {
  const isAnimal = (each: Figure) => each.being !== null && !/^(?:person|thing|vehicle|magic)$/.test(each.being.isa);
  const said = (each: Figure) => /^\p{L}+/u.exec(each.says)?.[0].toLowerCase() ?? '';
  const [first, second] = [said(one), said(two)];
  if (!isAnimal(one) || !isAnimal(two) || first.length < 3 || second.length < 3 || first === second)
    return { own: null, half: '' };
  return { own: first, half: `${first.slice(0, 2)}... ${second}` };
}

/** Who swaps in a theme: the two that it names, one of a kind and another of it, twins, or the child and who is there. */
export function pairOf(going: Going): Pair {
  const { A, B, K, third, raw, company, chance } = going;
  const { hero, other } = company.theme;
  const known = company.alsoThere.find(({ name }) => !/['’]s /u.test(name));
  const twin = (): Figure => known ?? company.person(chance.pick(...TWINS.filter((each) => each !== K.name)), 'child');
  const [one, two] =
    hero?.plural && !other && hero.being
      ? [A, company.meet(hero.being.id)]
      : !hero && /\b(?:twins?|two (?:children|girls|boys|friends|kids))\b/i.test(raw)
        ? [K, twin()]
        : [A, B];
  const named = SWAPPED.exec(raw)?.[1]?.toLowerCase();
  return {
    A: one,
    B: two,
    a: one.name,
    b: two.name,
    by: one !== K && two !== K ? K : third,
    what: named ?? 'places',
    where: WHERE[named ?? ''] ?? '',
    areTwins: /\btwins?\b/i.test(raw),
    saying: chance.pick(...SAYINGS),
    fare: two.being?.eats ?? 'cold cabbage soup',
    ...noises(one, two),
  };
}
