import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ELEVEN } from './eleven.ts';
import { WANTS } from './parents.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** One of two at home is to do it, and the other one is there. Who has gone away, or is late, is another's. */
export const WANTS_THE_OTHER: StoryEvent = {
  id: 'wants-the-other',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: WANTS,
  not: /\b(?:miss(?:es|ing)?|away|abroad|late|works? nights|night shifts?|divorc\w*|two homes|moved out|lives|live|hospital|ill|poorly|died|dead|birthday|bab(?:y|ies)|breast\w*|milk|lost|leaves|leaving|drop[- ]?offs?|nursery|school|lonely|scared|afraid|dragons?|dinosaurs?|monsters?|wedding|prison|phone)\b/i,
  fits: (theme) => onTheGround(theme) && (somebody(theme.hero) === null || theme.hero?.being?.isa === 'person'),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('sock'),
    wish: null,
  }),
  quarrel: true,
  plots: [ELEVEN],
  talk: {
    young: { yours: [() => 'How many toes have you got? Are they all there?'] },
    older: {
      wonder: [() => 'Who had never been counted, or asked?'],
      yours: [() => 'What does each of us do in a way of their own?'],
    },
  },
};
