import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { isSpokenOf } from '../../theme/clauses.ts';
import type { Theme } from '../../theme.ts';
import { atHome, isRooted, neighboursOf, type AtHome } from '../at-home.ts';
import { cap, within } from '../wording.ts';
import type { Half, HalfWords } from './half.ts';
import { OF_NOISE } from './halves-of-noise.ts';
import { OF_PLENTY } from './halves-of-plenty.ts';
import { OF_TALK } from './halves-of-talk.ts';
import { OF_TIME } from './halves-of-time.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** Somebody who has too much of something, and somebody far off who has always been short of it. */
export interface OtherHalf extends AtHome {
  readonly hero: Figure;
  readonly child: Figure;
  /** Who has the other half. */
  readonly other: Figure;
  /** To whom it is a bit much. */
  readonly neighbour: Figure;
  readonly half: Half;
  readonly words: HalfWords;
  /** "is always late", as the parent has it. */
  readonly clause: string;
  readonly isShort: boolean;
  readonly refrain: string;
  readonly chance: Chance;
}

const HALVES: readonly Half[] = [...OF_TIME, ...OF_NOISE, ...OF_TALK, ...OF_PLENTY];
/** A wish, an errand or a grief, and what somebody is like only towards somebody. */
const NO_HABIT =
  /\b(?:wants?|wishes|dreams|hopes|scared|afraid|sad|lonely|lost (?!his|her|its)|ill|sick|hurt|died|school|friends?|brother|sister|because)\b/i;
/** Longer than this it is a story of its own. */
const MOST_WORDS = 9;

/** "too slow for his friends": too slow. */
const FOR_OTHERS = / for (?:his|her|its|their|the|all|everyone|everybody|other)\b.*$/i;

function halfOf({ clause: whole, hero }: Theme): Half | undefined {
  const clause = whole?.replace(FOR_OTHERS, '') ?? null;
  if (clause === null || !hero?.being || isRooted(hero.being)) return undefined;
  if (NO_HABIT.test(clause) || !within(MOST_WORDS, clause)) return undefined;
  return HALVES.find((each) => each.asks.test(clause));
}

function bind(company: Company): OtherHalf | null {
  const { theme, hero, child, chance } = company;
  const half = halfOf(theme);
  if (!half || !hero.being || hero.isChild) return null;
  const home = hero.being.setting;
  const near = neighboursOf(company, home);
  if (!near) return null;
  const [other, neighbour] = near;
  const clause = (theme.clause ?? '').trim().replace(/[.!?]+$/, '');
  return {
    hero,
    child,
    other,
    neighbour,
    half,
    words: {
      n: hero.name,
      names: hero.names,
      he: hero.he,
      his: hero.his,
      o: other.name,
      met: other.introduced,
      a: neighbour.theKind,
      A: cap(neighbour.theKind),
      k: child.name,
    },
    clause,
    isShort: within(7, `${hero.name} ${clause}`),
    ...atHome(home, child),
    refrain: chance.pick(
      'There it is again',
      'It would be you',
      'It is a bit much',
      'We did ask',
      'Somebody has to say it',
      'And there we are again',
    ),
    chance,
  };
}

/** What is too much here is somebody else's other half. */
export const otherHalf = arc<OtherHalf>({
  id: 'other-half',
  fits: (theme) => {
    const half = halfOf(theme);
    if (!half) return 0;
    // "too slow for his friends" looks for none.
    const own = FOR_OTHERS.test(theme.clause ?? '') && theme.relation === 'friend';
    // Whoever is always asleep needs no help with it.
    if (theme.relation === 'bedtime') return half.id === 'sleepy' && !/n't|not|never/.test(theme.clause ?? '') ? 15 : 0;
    if (!own && !['none', 'want', 'make', 'too-many', 'lost'].includes(theme.relation)) return 0;
    const { other, place } = theme;
    return other || (place && !isSpokenOf(theme, place)) ? 4 : 10;
  },
  bind,
  young,
  middle,
  old,
});
