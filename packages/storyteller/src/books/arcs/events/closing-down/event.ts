import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about } from '../page.ts';
import { PLACES } from './place.ts';
import { PUSH } from './push.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CLOSES = String.raw`(?:clos(?:es?|ed|ing)|shut(?:s|ting)? down|shut for good|bankrupt|out of business|knocked down|sold)`;

/** A place that everybody likes is going to close, because nobody comes. */
export const CLOSING_DOWN: StoryEvent = {
  id: 'closing-down',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:sav\w+|keep\w*|rescu\w+|help\w*|fight\w*)\b[^.]*\b(?:${PLACES})\b[^.]*\b${CLOSES}\b|\b(?:${PLACES})\b[^.]*\b(?:is|was|are|about to|going to|might|will) (?:be |being )?${CLOSES}\b|\b(?:sav(?:e|es|ed|ing)) (?:the|our|their|an?) (?:(?:old|local|village|town|little|small|last) )*(?!library)(?:${PLACES})\b`,
    'iu',
  ),
  not: /\b(?:(?:was|were|is|are) (?:closed|shut)(?! down)|ghost|haunted|robots?|aliens?|superhero\w*|fire|flood|monsters?|dinosaurs?|dragons?|lemonade|cakes?|bake|money|christmas|magic\w*|space|thie(?:f|ves)|talks? to|understands?|escap\w*|for the night|at night|holidays?)\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !each?.being || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('sign'),
    wish: null,
  }),
  plots: [kinBeside(PUSH)],
  talk: {
    young: { yours: [() => 'Which door is hard to open?'] },
    older: {
      wonder: [() => 'Why had nobody told Mr Pell?'],
      yours: [() => 'Which place would you keep open, if you could?'],
    },
  },
};
