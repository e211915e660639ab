import type { ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { magicThingIn, type MagicThing } from '../../theme/magic-thing.ts';
import { SNACKS, type Snack } from '../magic-ride/where.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { isTheChilds } from './whose.ts';
import { young } from './young.ts';

/** A magic thing brings whatever is said last; and at home somebody always has the last word, which is about the rain. */
export interface MagicGift {
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  /** Who lives in what is left of the pond. */
  readonly thirsty: Figure;
  readonly thing: MagicThing;
  /** "the magic paintbrush". */
  readonly theNoun: string;
  readonly shown: readonly ThingName[];
  readonly snack: Snack;
  /** The noise of it. */
  readonly pop: string;
  /** How something comes, one sentence each that ends with it: "It drew a cloud, all by itself, in the air." */
  readonly brings: (what: string) => string;
  readonly refrain: string;
  readonly chance: Chance;
}

/** Who cannot do without a pond. */
const OF_THE_POND = ['frog', 'toad', 'duck'] as const;

const WITH_KIN =
  /^(?:me and )?(?:my|our) (?:\p{L}+ )?(?:brother|sister|cousin|twin|best friend) and (?:i|me|the|an?|our)\b/iu;

function bind(company: Company): MagicGift | null {
  const { theme, child, hero, friend, chance } = company;
  const thing = magicThingIn(theme.raw);
  if (!thing || thing.ride !== null) return null;
  const small = (): Figure | undefined => company.passersBy(1, ({ isa, size }) => isa === 'pet' && size <= 2)[0];
  // "my sister and the magic paintbox": she is who is there.
  const kin = WITH_KIN.test(theme.raw) ? company.alsoThere[0] : undefined;
  const beside = kin ?? (hero.isChild && friend.being && friend.being.size <= 3 ? friend : small());
  const inIt = [hero, friend, company.other].map((each) => each?.being?.id);
  const wet = OF_THE_POND.find((id) => !inIt.includes(id));
  if (!beside || wet === undefined) return null;
  return {
    child,
    friend: beside,
    grownUp: company.grownUp,
    thirsty: company.meet(wet),
    thing,
    theNoun: `the ${thing.noun}`,
    shown: thing.drawn === null ? [] : [thing.drawn],
    snack: chance.pick(...SNACKS),
    pop: chance.pick('Pop', 'Ping', 'Plonk', 'Fizz', 'Tock'),
    brings: thing.draws
      ? (what) => `All by itself it drew ${what}, in the air.`
      : (what) => `It shook, and grew warm, and there was ${what}.`,
    refrain: chance.pick(
      'As long as there is no rain',
      'If only there is no rain',
      'Just so there is no rain',
      'And let there be no rain',
    ),
    chance,
  };
}

/** A magic thing that only hears the end of what is said: it brings rain, and in the end rain is what is wanted. */
export const magicGift = arc<MagicGift>({
  id: 'magic-gift',
  fits: (theme) => {
    const thing = magicThingIn(theme.raw);
    return thing && thing.ride === null && isTheChilds(theme) ? 12 : 0;
  },
  bind,
  young,
  middle,
  old,
});
