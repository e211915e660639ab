import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { IN_THE_HOLE } from './in-the-hole.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PUZZLE = String.raw`(?:jigsaw(?: puzzle)?|puzzle)`;

/** A jigsaw, of which one piece is gone. A piece that is somebody, and riddles to be solved, have other books. */
export const MISSING_PIECE: StoryEvent = {
  id: 'missing-piece',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bjigsaws?\b|\b${PUZZLE} (?:piece|bit)s?\b|\b(?:pieces?|bits?) (?:of|from|in|for|to) (?:(?:the|a|an|my|our|his|her|their|big|new) )*${PUZZLE}s?\b|\b(?:hundred|thousand|\d+)[- ]piece puzzle\b|\bpuzzle (?:with|that has|has|is) (?:a hole|missing|(?:(?:one|a) )?(?:piece|bit) (?:gone|missing|lost|short))|\b(?:do(?:es|ing)?|loves?|likes?|finish(?:es|ed|ing)?) (?:(?:the|a|an|my|our|his|her|their|big|new|doing|to do) )*puzzles?\b|^(?:\p{L}+ )?puzzles?(?: (?:with|on) .*)?$`,
    'iu',
  ),
  not: /\b(?:crosswords?|sudoku|riddles?|mystery|mysteries|detectives?|clues?|treasure|maps?|escape room|(?:puzzle|jigsaw)(?: puzzle)? pieces? (?:called |named )?(?:\p{L}+ )?(?:who|that|which|feels?|is (?:sad|lonely|different|looking))|pieces? (?:who|that) (?:does|do|did|could|can|will|is|feels?|wants?)|fit(?:s|ted)? in|chess|magic(?:al)?|autis\w+|school|classroom|space)\b/iu,
  fits: (theme) => {
    const { hero } = theme;
    return (
      onTheGround(theme) && hero?.plural !== true && !/^(?:sea|vehicle|insect|thing)$/.test(hero?.being?.isa ?? '')
    );
  },
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    // "The dog ate a piece of it": it is the family's jigsaw.
    hero: /\b(?:ate|eats|chewed|stole)\b/i.test(raw) ? null : somebody(hero),
    other: somebody(other),
    thing: about(/\bjigsaw(?! puzzle)/i.test(raw) ? 'jigsaw' : 'puzzle'),
  }),
  plots: [standsApart(ableFriend(IN_THE_HOLE))],
  talk: {
    young: { yours: [() => 'What would you put in the hole?'] },
    older: {
      wonder: [() => 'Why did they keep the hole?'],
      yours: [() => 'Is there something you would rather not know?'],
    },
  },
};
