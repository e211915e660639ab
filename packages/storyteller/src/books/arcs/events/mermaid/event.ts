import type { StoryEvent } from '../event.ts';
import { asTheChild } from '../as-the-child.ts';
import { about } from '../page.ts';
import { FLOAT } from './float.ts';
import { SLAP } from './slap.ts';
import { SWISH } from './swish.ts';
import { TIDE } from './tide.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const MERMAID_KIND = /^mer/;

/** The sea below, and who lives there. */
export const MERMAID: StoryEvent = {
  id: 'mermaid',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bmer(?:maids?|men|man|people|folk|boy|king|queen|prince(?:ss)?)\b|\b(?:under ?water|undersea|sunken|sea) (?:kingdoms?|castles?|palaces?|cit(?:y|ies)|worlds?|town|adventures?|tea party|party)\b|\b(?:kingdom|castle|palace|city|world|tea|party|adventure|house) (?:under|beneath|below|at the bottom of) the (?:sea|ocean|waves|water)\b|\b(?:trip|visit|journey|goes|going|dives?|down) (?:under|beneath|below|to the bottom of) the (?:sea|ocean|waves)\b/i,
  not: /\b(?:submarine|learn\w*(?! (?:how )?(?:to swim|swimming))|(?:afraid|scared)(?! (?:of swimming|to swim))|hates?(?! swimming)|(?:lost|loses) (?:her|his|its|their|the)|(?:is|gets?) lost|lost mer\w+|turn(?:s|ed)? into|becomes?|hair|sings?|voice|dress(?:es|ed)?|costume|pool|mountains?|sky|bath|snow|(?:become|becomes|make|makes|are|is) (?:best )?friends|(?:wants?|longs?|wish\w*|dreams?) (?:to|of) (?:see\w*|fly\w*))\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every((each) => !each?.being || each.being.isa !== 'vehicle') &&
    (!hero?.being || hero.being.isa === 'person'),
  reads: ({ hero, other, thing }) => ({
    relation: 'none',
    clause: null,
    place: null,
    thing: (hero ?? other) ? thing : (thing ?? about('cake')),
  }),
  plots: [asTheChild(FLOAT, MERMAID_KIND, SWISH), asTheChild(TIDE, MERMAID_KIND, SWISH), SLAP],
  talk: {
    young: { yours: [() => 'What would you eat at a tea under the sea?'] },
    older: {
      wonder: [() => 'What else would go up, down there, if you let go of it?'],
      yours: [() => 'When is it hard for you to stay on your chair?'],
    },
  },
};
