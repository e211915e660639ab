import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { YOURS } from './yours.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const TRIAL = String.raw`(?:trials?|try-?outs?|trying out|assessment|selection)`;
const OF = new RegExp(
  [
    String.raw`\b(?:football|soccer|academy|goalkeeper|goalie|striker)\b[^.]*\b${TRIAL}\b`,
    String.raw`\b${TRIAL}\b[^.]*\b(?:football|soccer|academy)\b`,
    String.raw`\b(?:football|talent) scouts?\b|\bscouts?\b[^.]*\b(?:football|pitch|match)\b|\b(?:football|match)\b[^.]*\bscouts?\b`,
    String.raw`\b(?:football|soccer) academy\b|\b(?:get|gets|got|getting|join\w*|picked|chosen|selected) (?:in|into|for|by) (?:the|an?) (?:\p{L}+ )?academy\b`,
  ].join('|'),
  'iu',
);

/** A trial, where everybody wants to be seen, and somebody looks at those who have not got the ball. */
export const FOOTBALL_TRIAL: StoryEvent = {
  id: 'football-trial',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:not (?:get|picked|chosen)|did ?n['’]?t|rejected|released|dropped|dinosaurs?|aliens?|dragons?|witch|wizard|spy|superhero|cub scouts?|scout camp|scouts hut|brownies|beavers)\b/i,
  // A scout who comes to watch is nobody to whom it happens.
  fits: (theme) => onTheGround(theme) && (!theme.hero?.being || /scout|player|striker|keeper/i.test(theme.hero.word)),
  beforeAll: (raw) => OF.test(raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('football'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [standsApart({ ...YOURS, when: OF })],
  talk: {
    young: { yours: [() => 'To whom do you like to pass a ball?'] },
    older: {
      wonder: [() => 'Who saw the things that nobody else wrote down?'],
      yours: [() => 'What do you do well that one hardly ever sees?'],
    },
  },
};
