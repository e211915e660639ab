import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { GOLD } from './gold.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WORLD = String.raw`(?:worlds?|lands?|planets?|kingdoms?|places?|games?|universes?|city|town)`;
const BLOCKS = String.raw`(?:building )?(?:blocks?|cubes?|squares?|pixels?|bricks?)`;
const OF = new RegExp(
  [
    String.raw`\b${WORLD}\b[^.]*\b(?:made|built|all|out) (?:up )?(?:out )?of (?:\p{L}+ )?${BLOCKS}\b`,
    String.raw`\b(?:block|blocky|cube|cubic|pixel|square|brick) ${WORLD}\b`,
    String.raw`\b${WORLD} (?:where |in which )?everything (?:is |was )?(?:made of |built of )?(?:${BLOCKS}|square)\b`,
    String.raw`\b${WORLD} of (?:${BLOCKS})\b`,
    String.raw`\bminecraft\b|\bmine ?craft\b`,
  ].join('|'),
  'iu',
);

/** A world of blocks in which anything can be built, and every block comes from somewhere. */
export const BLOCK_WORLD: StoryEvent = {
  id: 'block-world',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:party|cake|birthday|too much|screen|addict\w*|turn(?:ing)? off|school|sweets?|chocolate|gingerbread|cheese|tower falls|tidy\w*|town square)\b/i,
  beforeAll: (raw) => /\bmine ?craft\b/iu.test(raw),
  reads: () => ({ ...NOTHING_ELSE, hero: null, other: null, thing: about('blocks'), wish: null, also: [] }),
  plots: [standsApart({ ...GOLD, when: OF })],
  talk: {
    young: { yours: [() => 'What would you build out of blocks?'] },
    older: {
      wonder: [() => 'Where does a thing come from that you build with?'],
      yours: [() => 'What would you build, if you had to put everything back?'],
    },
  },
};
