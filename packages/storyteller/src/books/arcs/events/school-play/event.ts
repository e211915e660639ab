import type { Told } from '../../../arc.ts';
import type { Theme } from '../../../theme.ts';
import { onTheGround, type EventPlot, type Going, type StoryEvent } from '../event.ts';
import { CURTAIN } from './curtain.ts';
import { HORSE } from './horse.ts';
import { LINE } from './line.ts';
import { SMALL_PART_PLOT } from './small-part.ts';
import { SMALL_PART } from './small-part-words.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who can be in a play: somebody who can stand on a stage. */
const canAct = (theme: Theme): boolean => {
  if (!onTheGround(theme)) return false;
  // "He is the tree in the school play": no tree is the hero of it.
  if (SMALL_PART.test(theme.raw)) return true;
  const drawing = theme.hero?.being?.drawing;
  if (!theme.hero) return true;
  return (
    drawing !== undefined &&
    !('thing' in drawing) &&
    !('animal' in drawing && /^(?:snake|fish|whale|shark|snail|octopus|bee|butterfly)$/.test(drawing.animal))
  );
};

/** The same at a nursery, where the theme has one. */
const atNursery = (plot: EventPlot): EventPlot => {
  const there = (going: Going, told: Told): Told => {
    const said = /\b(?:nursery|pre-?school|playgroup) (play|show|production|performance)\b/.exec(going.raw)?.[0];
    const named = (text: string): string => (said === undefined ? text : text.replace(/\bschool play\b/g, said));
    return { ...told, pages: told.pages.map((each) => ({ ...each, text: [each.text].flat().map(named) })) };
  };
  return {
    ...plot,
    young: (going) => there(going, plot.young(going)),
    middle: (going) => there(going, plot.middle(going)),
    old: (going) => there(going, plot.old(going)),
  };
};

/** A play, with everything that happens in one. */
export const SCHOOL_PLAY: StoryEvent = {
  id: 'school-play',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:school|class|nursery|pre-?school|playgroup|end[- ]of[- ](?:term|year)|summer|spring) (?:play|show|production|performance)\b|\bin (?:a|the|our|my|his|her) (?:school |class |nursery )?(?:play|show)\b|\bforg[eo]t\w* (?:his|her|their|my|its|the) (?:lines?|words)\b|\bputs? on a (?:play|show)\b|\b(?:the|a) (?:play|show) (?:where|when|and)\b|\bstage curtain\b/i,
  not: /\b(?:scared|afraid|frightened|nervous|did ?n[o']?t get|(?:not|wasn'?t) (?:picked|chosen)|auditions?|worried|fright|shy|talent|puppet|dog show|nativity|christmas|easter|halloween|magic|circus|dance|ballet|music|concert|sing\w*|song|first|snow)\b/i,
  fits: canAct,
  // "forgets her line": what she has to say, and no washing line.
  reads: ({ raw, thing }) => ({
    ...(thing !== null && /^(?:line|play|show|words?|costume|curtain)$/.test(thing.word) ? { thing: null } : {}),
    ...(SMALL_PART.test(raw) ? { hero: null, other: null, thing: null, place: null } : {}),
  }),
  plots: [LINE, HORSE, CURTAIN, SMALL_PART_PLOT].map(atNursery),
  talk: {
    young: { yours: [() => 'Who would you like to be in a play?'] },
    older: {
      wonder: [() => 'What do you think the people in the last row said on the way home?'],
      yours: [() => 'If you could have one line in a play, what would it be?'],
    },
  },
};
