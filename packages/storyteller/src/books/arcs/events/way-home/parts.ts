import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** Who lives with people, or in a zoo. */
export const HAS_A_GATE =
  /^(?:dog|puppy|cat|kitten|pony|horse|donkey|goat|sheep|lamb|pig|piglet|hen|chick|duck|duckling|goose|rabbit|guinea pig|hamster|tortoise|parrot|pigeon|llama|alpaca|cow|calf|penguin|elephant|giraffe|monkey|zebra|lion|tiger|bear|polar bear|panda|flamingo|kangaroo|koala|camel|hippo|rhino|robot|teddy|snail|hedgehog)$/;
const OF_A_ZOO =
  /^(?:penguin|elephant|giraffe|monkey|zebra|lion|tiger|bear|polar bear|panda|flamingo|kangaroo|koala|camel|hippo|rhino)$/;

/** Everybody and everything of a way home. */
export interface Parts {
  readonly A: Figure;
  readonly K: Figure;
  readonly G: Figure;
  /** Who sees it all from above, and who goes home as well. */
  readonly P: Figure;
  readonly Q: Figure;
  readonly k: string;
  readonly g: string;
  readonly G0: string;
  /** Where it lives: "the zoo", "the yellow house"; after "at". */
  readonly home: string;
  readonly homeSetting: SettingName;
  /** Where it is lost: "in the city". */
  readonly at: string;
  /** What looks like home, and what it is: for the youngest, and for the older ones. */
  readonly alike: readonly [seen: string, is: string];
  readonly alikeThing: ThingName | null;
  readonly isWhite: boolean;
}

export function partsOf(going: Going): Parts {
  const { A, K, G, g, Gcap, k, raw, company } = going;
  const id = A.being?.id ?? '';
  const isZoo = OF_A_ZOO.test(id);
  const isPenguin = id === 'penguin';
  return {
    A,
    K,
    G,
    P: company.meet(id === 'pigeon' ? 'sparrow' : 'pigeon'),
    Q: company.meet(/^(?:cat|kitten)$/.test(id) ? 'dog' : 'cat'),
    k,
    g,
    G0: Gcap,
    home: isZoo ? 'the zoo' : 'the yellow house',
    homeSetting: isZoo ? 'jungle' : 'garden',
    at: /\bcity\b/.test(raw) ? 'in the city' : /\bvillage\b/.test(raw) ? 'in the village' : 'in the town',
    alike: isPenguin
      ? ['somebody black and white', 'a waiter']
      : isZoo
        ? ['something tall and green', 'a shop for plants']
        : ['a yellow house', 'the wrong one'],
    alikeThing: null,
    isWhite: /\bsnow/.test(raw),
  };
}

export const REFRAINS = [
  'Not home!',
  'This is not home!',
  'Not my home!',
  'No, not home!',
  'Oh. Not home!',
  'That is not home!',
  'Not home yet!',
  "But it isn't home!",
  'Home is not here!',
  'Wrong! Not home!',
] as const;

export const TITLES = ['eek, mmm, dong', 'the gate that wants oil', 'home with both eyes shut', 'listen for the gate'];
