import type { SettingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { wayToSleep, type WayToSleep } from './ways-to-sleep.ts';
import { young } from './young.ts';

/** Somebody who is asked how they do it. */
export interface Sleeper {
  readonly figure: Figure;
  readonly sleeps: string;
  readonly way: WayToSleep;
}

/** Somebody who cannot sleep, and a hum that has been there since the first page. */
export interface Bedtime {
  readonly hero: Figure;
  readonly child: Figure;
  readonly grownUp: Figure;
  readonly sleepers: readonly [Sleeper, Sleeper, Sleeper];
  /** Somebody who is truly awake all night. */
  readonly keeper: Figure;
  /** "Hmm, hmm, hmm-hmm", with a capital and no stop. */
  readonly hum: string;
  /** The child's own soft thing, after "the"; null when there is none. */
  readonly comforter: string | null;
  readonly chance: Chance;
}

/** Nobody wants these to look in at a window by night. */
const NOT_AT_A_BEDSIDE =
  /\b(?:wolf|snake|wasp|bee|rat|spider|slug|worm|bear|crocodile|vulture|eagle|moth|ant|beetle)\b/;
/** Where somebody who is not a child may walk to by night. */
const NEAR: readonly SettingName[] = [
  'garden',
  'farm',
  'forest',
  'pond',
  'street',
  'playground',
  'bedroom',
  'living-room',
  'kitchen',
];
/** Animals that are awake by night, in the order in which they are asked. */
const AWAKE_AT_NIGHT = ['owl', 'hedgehog', 'bat'] as const;

function bind(company: Company): Bedtime | null {
  const { hero, child, grownUp, theme, chance } = company;
  const taken = [theme.hero?.being?.id, theme.other?.being?.id];
  const night = AWAKE_AT_NIGHT.find((id) => !taken.includes(id)) ?? 'owl';
  const sleepers: Sleeper[] = [];
  for (let asked = 0; asked < 3; asked++) {
    const [figure] = company.passersBy(1, (being) => {
      const way = wayToSleep(being);
      const near = hero.isChild ? !NOT_AT_A_BEDSIDE.test(being.id) : NEAR.includes(being.setting);
      return (
        being.id !== night &&
        being.id !== 'bird' &&
        being.id !== 'wasp' &&
        way !== null &&
        way.short !== null &&
        near &&
        sleepers.every((each) => each.way.noise !== way.noise)
      );
    });
    const way = figure?.being && wayToSleep(figure.being);
    if (!figure?.being || !way) return null;
    sleepers.push({ figure, sleeps: figure.being.sleeps, way });
  }
  const [first, second, third] = sleepers;
  if (!first || !second || !third) return null;
  return {
    hero,
    child,
    grownUp,
    sleepers: [first, second, third],
    keeper: company.meet(night),
    hum: chance.pick(
      'Hmm, hmm, hmm-hmm',
      'Mm, mm, mm-mm',
      'Hum, hum, hum-hum',
      'Hm-hm, hm-hm, hmm',
      'Mmm, mm-mm, mmm',
      'Hum-hum, hum, hum-hum',
    ),
    comforter: company.comforter,
    chance,
  };
}

/** Said of somebody, it is a bedtime tale whatever the verb. */
const STAYS_UP =
  /\b(?:stays? up (?:too |so |very )?(?:late|all night)|won'?t (?:ever )?(?:go to )?(?:sleep|bed)|never (?:sleeps|goes to bed)|can'?t (?:get to |fall a)?sleep|wide awake)\b/i;

/** Wide awake: asking everybody how they do it, and coming home to the hum. */
export const bedtime = arc<Bedtime>({
  id: 'bedtime',
  fits: ({ relation, hero, raw, other }) =>
    relation === 'bedtime' ? 12 : relation === 'none' && hero && !other && STAYS_UP.test(raw) ? 12 : 0,
  bind,
  young,
  middle,
  old,
});
