import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { DIP } from './dip.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isTractor = (each: Entity | null): boolean => each?.being?.id === 'tractor';
const TRACTOR = /\btractors?\b/i;

/** A tractor at its work, and nothing else said of it: it pulls out whoever is stuck, and is stuck itself. */
export const PULLS_THEM_OUT: StoryEvent = {
  id: 'pulls-them-out',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: TRACTOR,
  not: /\b(?:afraid|scared|frightened|fear\w*|good ?night|sleep\w*|awake|bed ?time|tired|birthday|party|toys?|lego|sea|beach|snow\w*|rac(?:e|es|ing)|moon|space|stars?|fly|flies|flying|lost|loses|nest|school|wants?|wish\w*|dreams?|who (?:can['’]?t|won['’]?t|couldn['’]?t)|christmas|santa|dinosaurs?|stole\w*|thief|broken|breaks?|broke|wash\w*|lonely|hiccups?|sneez\w*|sings?|dances?|diggers?|trains?|trucks?|cars?|lorr(?:y|ies)|princess\w*|day out|visit\w*|for the first time|learns? to|friends?|cows?|sheep|ducks?|bath\w*|dirt\w*|clean\w*|spotless|splash\w*)\b/i,
  fits: (theme) => onTheGround(theme) && [theme.hero, theme.other].every((each) => each === null || isTractor(each)),
  // A toy has nobody on a rope.
  needs: ({ hero, other, raw }) => isTractor(hero ?? other) && !/\btoy\b/i.test(raw),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: ((tractor) => tractor && { ...tractor, plural: false })(hero ?? other),
    other: null,
    thing: null,
    also: [],
  }),
  plots: [{ ...DIP, when: TRACTOR }],
  talk: {
    young: { yours: [() => 'Who was stuck first? And who was last?'] },
    older: {
      wonder: [() => 'Why did it not work until they all did it in the same way?'],
      yours: [() => 'What goes better when you do it slowly?'],
    },
  },
};
