import { BEINGS } from '@storylantern/library';
import type { Chance } from '../arc.ts';
import { creaturesErrand } from '../arcs/family-day/creatures.ts';
import { dutyIn } from '../arcs/it-is-shy/duties.ts';
import { awaitedIn } from '../arcs/family-day/meeting.ts';
import { OUTINGS } from '../arcs/family-day/outings.ts';
import { travelledTo } from '../arcs/family-day/travel.ts';
import { doneByTheChild } from '../arcs/so-they-say/done-once.ts';
import { isToldAsEvent } from '../arcs/events/index.ts';
import { askedOnlyHere } from '../arcs/the-one-about/asked-for.ts';
import { madeInTheme } from '../arcs/while-it-lasts/made-in.ts';
import type { Theme } from '../theme.ts';
import { ACTIVITY_WORDS, BEING_WORDS } from './entries.ts';
import { isOfTheFamily } from './household.ts';
import { SCHOOL_RUN } from './meant/where-it-goes.ts';
import { entityOf } from './entity.ts';
import { keepsakeIn } from './keepsake.ts';
import { magicThingIn } from './magic-thing.ts';

/** Small and friendly enough to lead any story. */
const ANYBODY = new Set(['pet', 'farm', 'wild', 'bird']);
const LARGEST = 3;

/** Events, magic things, keepsakes, outings and what a child will not have done have books of their own. */
function isOfAThing(theme: Theme): boolean {
  const { raw } = theme;
  return (
    raw === SCHOOL_RUN ||
    isToldAsEvent(theme) ||
    doneByTheChild({ ...theme, hero: null, other: null }) !== null ||
    dutyIn(raw) !== null ||
    magicThingIn(raw) !== null ||
    keepsakeIn(raw) !== null ||
    awaitedIn(raw) !== null ||
    madeInTheme({ raw }) !== null ||
    travelledTo(raw) !== null ||
    creaturesErrand(raw) !== null ||
    askedOnlyHere(theme) !== null ||
    OUTINGS.some((each) => each.words.test(raw))
  );
}

/** Whether a theme gives a story anything to begin with. */
const isEmpty = ({ hero, other, place, thing, first, fear, activity, relation, raw }: Theme): boolean =>
  relation !== 'bedtime' &&
  // "the girl next door" is somebody.
  !/\bnext[- ]door\b|\b(?:girl|boy|child) (?:across|over) the (?:road|street|way)\b/i.test(raw) &&
  // A trip goes somewhere, though nobody knows the place.
  !(relation === 'go' && place !== null) &&
  // Slime is made, though nobody knows of what.
  !(relation === 'make' && thing !== null) &&
  // A first day somewhere nobody has heard of is still a first day.
  !(relation === 'first' && place !== null) &&
  [hero, other, place, thing].every((each) => each === null || !each.known) &&
  [first, fear, activity].every((each) => each === null);

/**
 * A theme that names nobody and nothing that is known gets somebody to be about: of a kind the child likes, else anybody
 * small. What the theme did say stays in it.
 */
export function enriched(theme: Theme, interests: readonly string[], chance: Chance): Theme {
  // "a quiet day with nothing to do" is the child's own, and needs nobody else.
  if (
    !isEmpty(theme) ||
    theme.hero !== null ||
    isOfTheFamily(theme) ||
    isOfAThing(theme) ||
    theme.occasion !== null ||
    theme.wish
  )
    return theme;
  for (const interest of interests) {
    const activity = ACTIVITY_WORDS.get(interest.toLowerCase());
    if (activity) return { ...theme, relation: 'none', activity: activity.entry };
    const liked = BEING_WORDS.get(interest.toLowerCase());
    if (liked) return { ...theme, relation: 'none', hero: entityOf(liked.word, liked.entry) };
  }
  const anybody = BEINGS.filter((each) => ANYBODY.has(each.isa) && each.size <= LARGEST);
  if (anybody.length === 0) return theme;
  const being = chance.pick(...anybody);
  return { ...theme, relation: 'none', hero: entityOf(being.id, being) };
}
