import { saidOf } from '@storylantern/library';
import { possessive } from '../../../../child/name.ts';
import type { Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import type { Going } from '../event.ts';

export const TITLES = ['not in the box', 'anywhere but the box', 'zip, cuff and hem', 'who is in the box?'];

/** Said to the mother, then to whoever wants a clean jumper, then to the three, and at last to be kind to the mother. */
const REFRAINS = [
  'Not in there!',
  'No, not in there!',
  'Oh no, not in there!',
  'Oh, not in there!',
  'Please, not in there!',
  'Anywhere but in there!',
  'Not in there, please!',
  'Oh dear, not in there!',
  'Not there, not in there!',
  'Nobody goes in there!',
] as const;

interface Parts {
  readonly refrain: string;
  /** The mother. */
  readonly M: Figure;
  readonly m: string;
  /** The child of the house. */
  readonly P: Figure;
  readonly p: string;
  readonly young: readonly [Figure, Figure, Figure];
  /** "kittens" or "puppies", and one of them. */
  readonly kittens: string;
  readonly kitten: string;
  /** The noise that they make. */
  readonly mew: string;
  /** "wardrobe", "drawer": where all the clothes of the child are. */
  readonly where: string;
}

const WHERE = /\b((?:sock |airing |laundry |washing |linen |big )?(?:wardrobe|drawer|cupboard|basket))s?\b/i;
const NAMES = ['Zip', 'Cuff', 'Hem'] as const;

const renamed = (who: Figure, name: string): Figure => ({
  ...who,
  name,
  names: possessive(name),
  introduced: who.introduced.startsWith(`${who.name} the `) ? `${name} the ${who.kind}` : name,
  ...(isCast(who) ? { character: { ...who.character, name } } : {}),
});

export function partsOf({ A, K, raw, company, chance }: Going): Parts {
  const isDog = A.kind === 'dog';
  const one = isDog ? 'puppy' : 'kitten';
  // No mother is called Rufus, but where the family calls her so.
  const isOurs = A.being?.names.includes(A.name) === true && saidOf(A.kind, A.name) === 'he';
  const M = isOurs ? renamed(A, 'Moss') : A;
  const little = NAMES.map((name) => {
    const met = company.meet(one);
    return { ...renamed(met, name), introduced: name };
  });
  const [first = A, second = A, third = A] = little;
  return {
    refrain: chance.pick(...REFRAINS),
    M,
    m: M.name,
    P: K,
    p: K.name,
    young: [first, second, third],
    kittens: isDog ? 'puppies' : 'kittens',
    kitten: one,
    mew: isDog ? 'Eep' : 'Mew',
    where: WHERE.exec(raw)?.[1]?.toLowerCase() ?? 'wardrobe',
  };
}
