import type { Actor, ThingName } from '@storylantern/contract';
import type { Being } from '@storylantern/library';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import type { Theme } from '../../theme.ts';
import { atHome, neighboursOf, staysAtHome, wayTo, type AtHome } from '../at-home.ts';
import { dailyDeedIn, isRound, POSE_OF, type DailyDeed } from './daily-deed.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * Somebody does one thing every day at the same hour, under a clock that stopped long ago, and everybody grumbles. When
 * it is not done for once, the buns burn and the gate stays shut: nobody had known that they all went by it.
 */
export interface MissedAtEight extends AtHome {
  readonly hero: Figure;
  readonly child: Figure;
  /** Who bakes, and takes the buns out just then. */
  readonly baker: Figure;
  /** Who minds the gate. */
  readonly keeper: Figure;
  readonly deed: DailyDeed;
  /** What is said about it day by day, and what is said in the end; each with its mark. */
  readonly grumble: string;
  readonly praise: string;
  readonly pose: Actor['pose'];
  /** What the deed is done with, when a picture can show it. */
  readonly shown: readonly ThingName[];
  readonly chance: Chance;
}

const SAID: readonly (readonly [grumble: string, praise: string])[] = [
  ['Must you?', 'You must!'],
  ['Not again!', 'Again, please!'],
  ['Every single day!', 'Every single day, please!'],
  ['Do stop that!', "Don't ever stop that!"],
  ['Here we go again!', 'Hooray! Here we go again!'],
  ['That again?', 'That again, please!'],
  ['Oh, not now!', 'Oh yes, now!'],
];

function bind(company: Company): MissedAtEight | null {
  const { theme, hero, child, chance } = company;
  const deed = dailyDeedIn(theme);
  if (!deed || !hero.being || hero.isChild || isTooLarge(hero.being, deed) || wayTo(hero.being.setting)) return null;
  const home = hero.being.setting;
  const near = neighboursOf(company, home, null, (being) => being.size > 1 && being.isa !== 'vehicle');
  if (!near) return null;
  const [grumble, praise] = chance.pick(...SAID);
  const drawn = theme.thing?.thing?.drawn ?? theme.activity?.gearThing ?? null;
  return {
    hero,
    child,
    baker: near[0],
    keeper: near[1],
    deed,
    grumble,
    praise,
    pose: POSE_OF.find(([verb]) => verb.test(deed.do))?.[1] ?? 'stand',
    shown: drawn !== null && deed.do.includes(drawn.replaceAll('-', ' ')) ? [drawn] : [],
    ...atHome(home, child),
    chance,
  };
}

/** What comes down the street is at home in it, however large it is. */
const isTooLarge = (being: Being, deed: DailyDeed): boolean => staysAtHome(being) && !isRound(deed);

/** What everybody grumbles at is what everybody goes by. */
export const missedAtEight = arc<MissedAtEight>({
  id: 'missed-at-eight',
  fits: (theme: Theme) => {
    const being = theme.hero?.being ?? null;
    // No buns are baked under water, nor among the stars.
    if (being === null || theme.hero?.plural === true || wayTo(being.setting)) return 0;
    if (!['none', 'want'].includes(theme.relation) || theme.first || theme.fear || theme.wish) return 0;
    const deed = dailyDeedIn(theme);
    if (deed === null || isTooLarge(being, deed)) return 0;
    if (theme.other && !deed.do.includes(theme.other.word)) return 5;
    if (isRound(deed)) return 15;
    if (theme.place && !deed.do.includes(theme.place.word)) return 6;
    return /\bvery \p{Ll}+$/u.test(deed.do) ? 11 : 13;
  },
  bind,
  young,
  middle,
  old,
});
