import type { Theme } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { CAVE } from './cave.ts';
import { standsApart } from '../stands-apart.ts';
import { STUMP } from './stump.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who is lost in the woods has not lost the woods; who goes into a cave has nothing to win there. */
const reads = (theme: Theme): Partial<Theme> => ({ relation: 'none', clause: null, thing: theme.thing });

/** No way out: of the woods, of a cave. */
export const WOODS: StoryEvent = {
  id: 'woods',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:walk\w*|hik\w+|stroll\w*|adventures?|explor\w*|trip|outing) (?:\w+ ){0,2}(?:in|through|into|to) (?:the |a |an )?(?:\w+ )?(?:woods?|forests?)\b|\bpath (?:through|into|in) the (?:\w+ )?(?:woods?|forest)\b|^(?:in|into|through) the (?:\w+ )?(?:woods?|forest)$|\blost\b.*\b(?:in|at) (?:the |a |an )?(?:\w+ )?(?:woods?|forests?|trees)\b|\b(?:woods?|forests?)\b.*\b(?:lost|way home|way out|path)\b|\b(?:explor\w+|go(?:es|ing)?|walk\w*|trip|visit\w*|adventure|lost|inside|into|in)\b.* (?:a|the|an) (?:\w+ )?caves?\b/i,
  not: /\b(?:scared|afraid|fear\w*|dragons?|bears? (?:in|lives)|treasure|pirates?|lost (?:his|her|their|my|its|the|a)|loses|lives|birthday|christmas|bed(?:time)?|sleep\w*|monsters?|witch\w*|gruffalo|dinosaurs?|cavem[ae]n|stone age|alone|magic|fairy|fairies|unicorns?|mountains?)\b/i,
  fits: onTheGround,
  reads,
  plots: [standsApart(STUMP), standsApart(CAVE)],
  talk: {
    young: { yours: [() => 'What song would you sing, so that we could find you?'] },
    older: {
      wonder: [() => 'Why was it so hard to find the way, and what helped in the end?'],
      yours: [() => 'What shall we do if we ever lose each other?'],
    },
  },
};
