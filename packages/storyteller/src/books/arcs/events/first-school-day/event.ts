import type { Theme } from '../../../theme.ts';
import { onTheGround, type EventPlot, type Going, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { toldWith } from '../told-with.ts';
import { IS_SHY } from './is-shy.ts';
import { JUST_IN_CASE } from './just-in-case.ts';
import { withStarter } from './who-starts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Nobody: how one gets to school. */
const WAY_THERE = /\b(?:bus|car|bike)$/;

/** Who can carry a rucksack to a peg: nothing with wheels or without a back to put it on. */
const canCarry = (theme: Theme): boolean => {
  const being = theme.hero?.being;
  if (!onTheGround(theme)) return false;
  if (!being || WAY_THERE.test(theme.hero?.word ?? '')) return true;
  return (
    !/^(?:thing|vehicle)$/.test(being.isa) &&
    !(
      'animal' in being.drawing && /^(?:snake|fish|whale|shark|snail|octopus|bee|butterfly)$/.test(being.drawing.animal)
    )
  );
};

/** A child whose soft toy the parent named, and who has nobody else with them. */
const takesComforter = ({ A, K, company }: Going): boolean =>
  A === K && company.comforter !== null && company.other === null;

/** A soft toy that is named goes in the bag, and has the first day with its child. */
const WITH_COMFORTER: EventPlot = {
  ...JUST_IN_CASE,
  young: (going) => (takesComforter(going) ? IS_SHY : JUST_IN_CASE).young(going),
  middle: (going) => (takesComforter(going) ? IS_SHY : JUST_IN_CASE).middle(going),
};

/** The first day at a school or a nursery. */
export const FIRST_SCHOOL_DAY: StoryEvent = {
  id: 'first-school-day',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:first|1st)(?: \w+)? day(?: back)?(?: (?:at|of|in|for))?(?: \w+){0,3} (?:school|nursery|pre-?school|kindergarten|playgroup|reception)\b|\bfirst (?:school|nursery) day\b|\bfirst time (?:at|in) (?:\w+ )?(?:school|nursery)\b|\bstart(?:s|ing|ed)?(?: at| in)?(?: \w+){0,2} (?:school|nursery|pre-?school|kindergarten|playgroup|reception)\b|\b(?:a|the|my|our|his|her|their) new (?:school|nursery)\b|\b(?:is|am|are|was|being|['’]s) (?:the |a )?new(?: (?:girl|boy|child|kid|pupil|student|one))? (?:in|at) (?:\w+ )?(?:class|school|nursery)\b|\bnew (?:\w+ )?(?:rucksack|backpack|school ?bag)\b/i,
  not: /\b(?:secondary|high school|senior school|year (?:7|seven)|on the \w*\s?bus|teachers?|bull(?:y|ied|ies|ying)|snow|play|trip|football|ghosts?|dragons|hates?|swimming|moving|moves?|camping|hik\w+|sports|camera|late)\b/i,
  fits: canCarry,
  // A rucksack is what it is about; who is new there is the theme's own hero, else the child.
  reads: ({ hero, other }) => {
    const who = hero?.being && !WAY_THERE.test(hero.word) ? hero : null;
    return {
      hero: who,
      other: somebody(other),
      thing: about('rucksack'),
      place: null,
      first: null,
      relation: 'none',
      clause: null,
      want: null,
      // The day is what the book is about, and said on its first page.
      occasion: null,
    };
  },
  plots: [toldWith(withStarter, WITH_COMFORTER)],
  talk: {
    young: { yours: [() => 'What would you put in a rucksack?'] },
    older: {
      wonder: [() => 'Why do you think the grown-up had a sock in a pocket?'],
      yours: [() => 'What small thing would you take along to a new place?'],
    },
  },
};
