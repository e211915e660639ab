import type { ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { atHome, neighboursOf, type AtHome } from '../at-home.ts';
import { within } from '../wording.ts';
import { isGift } from './gift.ts';
import { HIDINGS, JOBS, type Job } from './jobs.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody with a gift is asked for everything but that. */
export interface CouldYouJust extends AtHome {
  readonly hero: Figure;
  readonly child: Figure;
  /** Who asks first. */
  readonly asker: Figure;
  /** Who stands last and wants nothing. */
  readonly last: Figure;
  /** "can talk to animals", as the parent has it. */
  readonly clause: string;
  readonly isShort: boolean;
  readonly jobs: readonly [Job, Job, Job, Job];
  readonly hiding: readonly [tried: string, failed: string];
  readonly spokenOf: ThingName | null;
  /** From five on, what they all say, without a stop. */
  readonly refrain: string;
  readonly chance: Chance;
}

function bind(company: Company): CouldYouJust | null {
  const { theme, hero, child, chance } = company;
  if (!isGift(theme) || !hero.being || hero.id === child.id) return null;
  const home = hero.being.setting;
  const near = neighboursOf(company, home);
  const [first, second, third, fourth] = chance.some(4, JOBS);
  if (!near || !first || !second || !third || !fourth) return null;
  const [tried, failed] = chance.pick(...HIDINGS);
  const clause = (theme.clause ?? '').trim().replace(/[.!?]+$/, '');
  return {
    hero,
    child,
    asker: near[0],
    last: near[1],
    clause,
    isShort: within(7, `${hero.name} ${clause}`),
    jobs: [first, second, third, fourth],
    hiding: [tried.replace('${n}', hero.name), failed],
    spokenOf: theme.thing?.thing?.drawn ?? null,
    ...atHome(home, child),
    refrain: chance.pick(
      'Could you just',
      'Could you possibly',
      'Would you be a dear and',
      "You couldn't just",
      'Might I ask you to',
      'Would you be so kind as to',
    ),
    chance,
  };
}

/** A queue for everything else, and one who has come to see it. */
export const couldYouJust = arc<CouldYouJust>({
  id: 'could-you-just',
  fits: (theme) => {
    if (!isGift(theme) || !['none', 'want', 'make'].includes(theme.relation)) return 0;
    const { other, place, thing, clause } = theme;
    // What the gift is for is never seen here: "can talk to bicycles" is told where there are some.
    if (thing?.being?.isa === 'vehicle') return 3;
    return other && !clause?.includes(other.word) ? 3 : place && !clause?.includes(place.word) ? 4 : 11;
  },
  bind,
  young,
  middle,
  old,
});
