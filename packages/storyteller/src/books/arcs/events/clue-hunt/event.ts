import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { EATEN } from './eaten.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CLUES = String.raw`(?:clues?|riddles?|puzzles?)`;
const HUNT = String.raw`(?:(?:treasure|scavenger) (?:hunt|trail)s?|treasure)`;
const OF = new RegExp(
  [
    String.raw`\b${HUNT}\b[^.]*\b${CLUES}\b`,
    String.raw`\b${CLUES}\b[^.]*\b(?:${HUNT}|to find (?:the|a) \p{L}+)\b`,
    String.raw`\b(?:riddle|clue) (?:hunt|trail)s?\b`,
    String.raw`\b(?:follow\w*|solv\w*) (?:\p{L}+ ){0,2}(?:clues?|riddles?)\b`,
  ].join('|'),
  'iu',
);

/** A hunt from riddle to riddle, and one of the riddles has been eaten. */
export const CLUE_HUNT: StoryEvent = {
  id: 'clue-hunt',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:detectives?|crime|mystery|mysteries|stole\w*|thief|thieves|pirates?|missing|murder\w*|dragon|dinosaurs?|unicorn|easter|egg hunt|escape rooms?|wizard|space|pyramid\w*|jungle|island|birthday)\b/i,
  fits: (theme) => onTheGround(theme) && !theme.hero?.being,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('riddles'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [standsApart({ ...EATEN, when: OF })],
  talk: {
    young: { yours: [() => 'Where would you hide a treasure?'] },
    older: {
      wonder: [() => 'Why is it so hard to say nothing when one knows it?'],
      yours: [() => 'Which riddle do you know that nobody at home can solve?'],
    },
  },
};
