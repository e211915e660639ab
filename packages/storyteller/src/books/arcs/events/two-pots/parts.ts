import type { Figure } from '../../../arc.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';
import { cooksIn } from './cooks.ts';

interface Parts {
  readonly dish: string;
  /** "it" and "was", of dumplings "them" and "were". */
  readonly them: string;
  readonly theyWere: string;
  readonly are: string;
  /** With the red pot. */
  readonly R: Figure;
  readonly r: string;
  /** With the blue pot. */
  readonly U: Figure;
  readonly u: string;
  readonly title: string;
  readonly refrain: string;
}

export function partsOf({ G, raw, company, chance }: Going): Parts {
  const { dish, names } = cooksIn(raw, company.theme.raw, company.details);
  const cook = (name: string, role: 'parent' | 'other-parent'): Figure =>
    G.name === name ? G : asKin(company.person(name, role), name);
  const R = cook(names[0], 'parent');
  const U = cook(names[1], 'other-parent');
  const isPlural = /^(?:dumplings|tamales|pierogi|pancakes|noodles)$/.test(dish);
  return {
    dish,
    them: isPlural ? 'them' : 'it',
    theyWere: isPlural ? 'they were' : 'it was',
    are: isPlural ? 'are' : 'is',
    R,
    r: R.name,
    U,
    u: U.name,
    title: chance.pick('the red pot and the blue pot', 'with their eyes shut', 'one more spoonful', 'whose is best?'),
    refrain: chance.pick('One more spoonful!', 'Just one more spoon!'),
  };
}
