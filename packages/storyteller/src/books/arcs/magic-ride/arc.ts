import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { magicThingIn, type MagicThing } from '../../theme/magic-thing.ts';
import { isTheChilds } from '../magic-gift/whose.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { travelledTo } from '../family-day/travel.ts';
import { SNACKS, WHERE, whereIn, whereOf, type Snack, type Where } from './where.ts';
import { young } from './young.ts';

/** What is always forgotten, where it hangs, and how it is missed. */
interface Forgotten {
  readonly noun: string;
  readonly drawn: ThingName;
  /** Said where it is cold: "Mia's neck". */
  readonly cold: string;
}
const FORGOTTEN: readonly Forgotten[] = [
  { noun: 'scarf', drawn: 'scarf', cold: 'neck' },
  { noun: 'hat', drawn: 'hat', cold: 'head' },
  { noun: 'coat', drawn: 'coat', cold: 'back' },
];

/** A magic thing takes the child wherever the last word says; and at home somebody always has the last word. */
export interface MagicRide {
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  /** Met far away, and far from home. */
  readonly stranded: Figure;
  readonly thing: MagicThing;
  /** "the flying carpet". */
  readonly theNoun: string;
  readonly shown: readonly ThingName[];
  readonly forgotten: Forgotten;
  readonly where: Where;
  readonly snack: Snack;
  /** Where it was found. */
  readonly foundAt: SettingName;
  readonly whoosh: string;
  readonly refrain: string;
  readonly chance: Chance;
}

/** Who has a pond to go home to. */
const OF_THE_POND = ['duck', 'goose', 'swan'] as const;

const WITH_KIN =
  /^(?:me and )?(?:my|our) (?:\p{L}+ )?(?:brother|sister|cousin|twin|best friend) and (?:i|me|the|an?|our)\b/iu;

function bind(company: Company): MagicRide | null {
  const { theme, child, hero, friend, chance } = company;
  const thing = magicThingIn(theme.raw);
  if (!thing || thing.ride === null) return null;
  const small = (): Figure | undefined => company.passersBy(1, ({ isa, size }) => isa === 'pet' && size <= 2)[0];
  // "my sister and the magic paintbox": she is who is there.
  const kin = WITH_KIN.test(theme.raw) ? company.alsoThere[0] : undefined;
  const beside = kin ?? (hero.isChild && friend.being && friend.being.size <= 3 ? friend : small());
  const bird = OF_THE_POND.find((id) => ![hero, friend, company.other].some((each) => each?.being?.id === id));
  if (!beside || bird === undefined) return null;
  const stranded = company.meet(bird);
  const far = travelledTo(theme.raw);
  // Where it was found is not where it goes.
  const asked = theme.place !== null && thing.where === null ? whereOf(theme.place, theme.raw) : null;
  const forgotten = chance.pick(...FORGOTTEN.filter((each) => !thing.noun.includes(each.noun)));
  return {
    child,
    friend: beside,
    grownUp: company.grownUp,
    stranded,
    thing,
    theNoun: `the ${thing.noun}`,
    shown: thing.drawn === null ? [] : [thing.drawn],
    forgotten,
    where:
      far !== null
        ? whereIn(far)
        : asked !== null
          ? asked
          : thing.noun.startsWith('time')
            ? (WHERE.find((each) => each.setting === 'castle') ?? chance.pick(...WHERE))
            : chance.pick(...WHERE),
    snack: chance.pick(...SNACKS),
    foundAt: thing.large ? 'garden' : 'living-room',
    whoosh: chance.pick('Whoosh', 'Zoop', 'Fffft', 'Whuff', 'Swish'),
    refrain: `${chance.pick("And don't forget your", 'Not without your', 'Mind you take your', 'First put on your', 'And take your')} ${forgotten.noun}`,
    chance,
  };
}

const MADE =
  /\b(?:build|builds|built|building|make|makes|made|making|invents?|invented|inventing)\b(?! (?:of|out of|from))/i;

/** A magic thing that only hears the end of what is said, and a habit of somebody's that spoils two tries and ends well. */
export const magicRide = arc<MagicRide>({
  id: 'magic-ride',
  // It is found, and it takes somebody somewhere. What is built has to be built first.
  fits: (theme: Theme) => (magicThingIn(theme.raw)?.ride && isTheChilds(theme) ? (MADE.test(theme.raw) ? 6 : 12) : 0),
  bind,
  young,
  middle,
  old,
});
