import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BLUE } from './blue.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A match at basketball, and a shot of which only one knows from where it was thrown. */
export const TOE_ON_THE_LINE: StoryEvent = {
  id: 'toe-on-the-line',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bbasketball\b|\bslam[- ]?dunks?\b|\bthree[- ]pointers?\b|\bshoot\w* (?:some )?hoops\b|\bwinning (?:basket|hoop)\b/iu,
  not: /\b(?:learn\w*|practis\w*|practic\w*|train\w*|lesson|club|camp|scared|afraid|nervous|worried|los(?:es?|t|ing)|hurt|injur\w*|not picked|dropped|too (?:small|short|little)|wheelchair|bench|bull(?:y|ied|ies)|fell out|hates?|alien|moon|space|can['’]?t|cannot|never|always misses|wants? to (?:be|stop|give up|play)|versus|vs|against)\b/i,
  fits: (theme) => onTheGround(theme) && !theme.hero?.being,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('basketball'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [standsApart({ ...BLUE, when: /\b(?:basketball|hoops?|three[- ]pointers?|slam[- ]?dunks?|basket)\b/iu })],
  talk: {
    young: { yours: [() => 'What can you throw a ball into?'] },
    older: {
      wonder: [() => 'What did the other team’s best player learn from a shoe?'],
      yours: [() => 'When did you know something that nobody else could see?'],
    },
  },
};
