import type { SettingName, ThingName } from '@storylantern/contract';
import type { Activity } from '@storylantern/library';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { besideOf } from '../../company/beside.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody who loves to do a thing and cannot do the hard bit of it, until a habit turns out to be the knack. */
export interface Practice {
  readonly chance: Chance;
  readonly hero: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  readonly activity: Activity;
  readonly setting: SettingName;
  readonly things: readonly ThingName[];
  /** The two tries in the order in which they are made, each with the reason why it fails. */
  readonly tries: readonly [readonly [string, string], readonly [string, string]];
  readonly refrain: string;
  /** When the show, the match or the song is to be, and who will be there: agreed on by all pages. */
  readonly until: string;
  readonly watcher: string;
}

function bind(company: Company): Practice | null {
  const { theme, hero, grownUp, chance } = company;
  const { activity } = theme;
  if (!activity) return null;
  const tries = chance.some(2, activity.tries);
  const [first, second] = tries;
  if (!first || !second) return null;
  return {
    chance,
    hero,
    friend: onLand(besideOf(company), company),
    grownUp,
    activity,
    setting: activity.setting,
    things: activity.gearThing === null ? [] : [activity.gearThing],
    tries: [first, second],
    refrain: chance.pick(
      'Once more',
      'From the top',
      'One more go',
      'Again, from here',
      'And once again',
      'Just one more time',
      'Back to the start',
      'And again',
      'Try again',
      'Right, again',
      'From the beginning',
      'Once more, with care',
      'Another go',
      'One more for luck',
    ),
    until: chance.pick('by Friday', 'before the holidays', 'by the end of the week', 'by Sunday', 'by next Tuesday'),
    watcher: chance.pick(
      'a row of empty chairs',
      'two pigeons',
      'a sock on the line',
      'one passing fly',
      'the weather',
      'a chair with a coat on it',
    ),
  };
}

/** Whoever copies has to be able to stand beside the hero: no goldfish does. */
const onLand = (friend: Figure, { hero, passersBy }: Company): Figure =>
  friend.being?.isa === 'sea' || /fish|tadpole/.test(friend.being?.id ?? '')
    ? hero.being?.isa === 'sea'
      ? friend
      : (passersBy(1, (being) => being.isa === 'pet' && being.size <= 2 && !/fish/.test(being.id))[0] ?? friend)
    : friend;

/** Whoever does too much of it. */
export const CANNOT_STOP =
  /\b(?:(?:can|won|could)(?:no|['’]?)t stop|cannot stop|never stops?|always|too (?:much|loud\w*)) /i;

/** Whoever cannot do it, or will not, does not do it from breakfast on. */
const DOES_NOT =
  /\b(?:can(?:['’]?t|not)|can not|could(?:n['’]?t| not)|won['’]?t|will not|do(?:es)?(?:n['’]?t| not)|hates?|hated|refuses?|refused|never|afraid|scared|nobody|no one)\b/i;

export const practice = arc<Practice>({
  id: 'practice',
  fits: ({ activity, relation, first, fear, thing, raw }) =>
    // Who cannot stop has nothing to practise.
    activity === null || first !== null || fear !== null || CANNOT_STOP.test(raw) || DOES_NOT.test(raw)
      ? 0
      : relation === 'want'
        ? 11
        : relation === 'none' && (thing === null || activity.words.includes(thing.word))
          ? 9
          : 3,
  // Whoever is taught by the hero of a theme is not in it.
  only: /^(?:teach|taught)/,
  bind,
  young,
  middle,
  old,
});
