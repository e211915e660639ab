import type { PageScene, SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { THING_WORDS } from '../../theme/entries.ts';
import { isOf } from '../events/event.ts';
import { BOTH_WANT } from '../events/both-want/event.ts';
import { HAD_IT_FIRST } from '../events/had-it-first/event.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { oneThingIn } from './one-thing.ts';
import { young } from './young.ts';

/**
 * Two who had it first, both of them. Neither lets go all day, which leaves each with one hand; and one hand is no use for
 * anything but what the other one's free hand can help with. By the evening they are a pair.
 */
export interface OneHandEach {
  readonly one: Figure;
  readonly two: Figure;
  /** Who looks on: the grown-up of two children, the child of two others. */
  readonly by: Figure;
  /** "bicycle". */
  readonly noun: string;
  /** It is sat on, and goes nowhere. */
  readonly isSeat: boolean;
  /** "hand", "paw". */
  readonly hand: string;
  readonly at: SettingName;
  readonly late: PageScene['time'];
  readonly shown: readonly ThingName[];
  /** What each says to the other, without a stop; it may mean letting go, or having the first turn. */
  readonly refrain: string;
  readonly chance: Chance;
}

const SIBLING = /\b(?:(?:little|big|baby|twin|older|younger|step) ?)?(brother|sister|twin|cousin)s?\b/i;

function pairOf(company: Company): Pick<OneHandEach, 'one' | 'two' | 'by'> | null {
  const { theme, hero, other, child, grownUp, alsoThere, person, chance } = company;
  const isAlive = hero.being !== null && hero.being.isa !== 'thing' && hero.being.isa !== 'vehicle';
  if (isAlive) return other && other !== hero ? { one: hero, two: other, by: child } : null;
  const kin = SIBLING.exec(theme.raw)?.[1]?.toLowerCase();
  const names = ['Juno', 'Wilf', 'Posy', 'Otto', 'Tilda', 'Robin'].filter((each) => each !== child.name);
  const two = alsoThere[0] ?? person(kin === undefined ? chance.pick(...names) : `${child.names} ${kin}`, 'child');
  return { one: child, two, by: grownUp };
}

/** What is drawn for it: a thing of the theme, or one that the ontology knows. */
function shownFor(noun: string, { theme }: Company): readonly ThingName[] {
  const last = noun.split(' ').at(-1) ?? noun;
  const drawn = THING_WORDS.get(noun)?.entry.drawn ?? THING_WORDS.get(last)?.entry.drawn;
  if (drawn) return [drawn];
  const bodies = [theme.hero, theme.thing].flatMap((each) =>
    each?.being && 'thing' in each.being.drawing && noun.includes(each.word) ? [each.being.drawing.thing] : [],
  );
  return bodies.slice(0, 1);
}

function bind(company: Company): OneHandEach | null {
  const thing = oneThingIn(company.theme);
  const pair = pairOf(company);
  if (!thing || !pair) return null;
  const { being } = pair.one;
  const isPaw = being !== null && being.isa !== 'person' && being.isa !== 'magic' && 'animal' in being.drawing;
  const isInside =
    pair.one.isChild &&
    !/swing|slide|bicycle|bike|scooter|trampoline|ball|kite|sledge|see-?saw|bucket|spade|hammock/.test(thing.noun);
  return {
    ...pair,
    ...thing,
    hand: isPaw ? 'paw' : 'hand',
    at: being ? being.setting : isInside ? 'living-room' : 'garden',
    late: 'sunset',
    shown: shownFor(thing.noun, company),
    refrain: company.chance.pick(
      'You first',
      'After you',
      'You do it first',
      'Well, you first',
      'You go first',
      'You start',
      'You, please',
      'You begin',
    ),
    chance: company.chance,
  };
}

export const oneHandEach = arc<OneHandEach>({
  id: 'one-hand-each',
  // Two friends who both hold on to it have a book of their own, and so have two who both want to ride.
  fits: (theme) => (oneThingIn(theme) === null || isOf(HAD_IT_FIRST, theme) || isOf(BOTH_WANT, theme) ? 0 : 15),
  bind,
  young,
  middle,
  old,
});
