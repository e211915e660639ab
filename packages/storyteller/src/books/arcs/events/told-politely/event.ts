import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { DELICIOUS } from './delicious.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF = new RegExp(
  [
    String.raw`\bschool (?:dinners?|lunch(?:es)?|food|canteens?|cooks?|custard)\b`,
    String.raw`\bdinner ?lad(?:y|ies)\b|\blunch ?lad(?:y|ies)\b`,
    String.raw`\b(?:canteen|custard) (?:at|in) (?:our |the |my )?school\b|\b(?:school|worst|awful|horrible) canteens?\b`,
  ].join('|'),
  'iu',
);

/** The dinners of a school are dreadful, and nobody likes to say so. */
export const TOLD_POLITELY: StoryEvent = {
  id: 'told-politely',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /^(?:the |our )?school (?:dinners?|lunch(?:es)?)$|\b(?:first|new (?:at|to)|scared|afraid|worried|nervous|anxious|won['’]?t eat|will not eat|refus\w*|fussy|picky|allerg\w*|swap\w*|lunch ?box\w*|packed|robots?|aliens?|witch\w*|dragons?|monsters?|spy|secret|superhero\w*|pirates?|animals?|stole\w*|thief|fight|bull\w*|spill\w*|drop\w*|comes? alive|queue|pays?|money|mermaids?|fairy|fairies|princess|unicorns?|ninjas?|yeti|giant|turn(?:s|ed) out|secretly|really an?|supersonic|zombies?|vampires?)\b/i,
  beforeAll: (raw) => /\b(?:school (?:dinners?|lunch(?:es)?)|dinner ?lad(?:y|ies))\b/i.test(raw),
  needs: ({ raw }) => OF.test(raw),
  fits: (theme) => onTheGround(theme) && (!theme.hero?.being || theme.hero.being.isa === 'person'),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('spoon'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [{ ...DELICIOUS, when: OF }],
  talk: {
    young: { yours: [() => 'What tastes yum, and what tastes yuck?'] },
    older: {
      wonder: [() => 'When is it kind to tell somebody what they do not want to hear?'],
      yours: [() => 'How would you have said it?'],
    },
  },
};
