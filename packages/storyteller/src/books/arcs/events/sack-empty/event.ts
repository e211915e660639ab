import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { himself, OF_HIM } from '../father-christmas/himself.ts';
import { somebody } from '../page.ts';
import { HOLE } from './hole.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const HIM = String.raw`(?:santa(?: claus)?|father christmas|(?:saint|st\.?) nick(?:olas)?)`;
const WHAT = String.raw`(?:presents?|toys|gifts|sack|parcels)`;
const GONE = String.raw`(?:los(?:es|t|ing)|drop(?:s|ped)|missing|disappear(?:s|ed)?|vanish(?:es|ed)?|can(?:not|['’]?t) find|f[ae]ll(?:s|en)? out|fell off|gone|empty|hole|misla(?:ys|id))`;
const OF = new RegExp(
  [
    String.raw`\b${HIM}\b[^.]*\b${GONE}\b[^.]*\b${WHAT}\b[^.]*`,
    String.raw`\b${HIM}\b[^.]*\b${WHAT}\b[^.]*\b${GONE}\b[^.]*`,
    String.raw`\b(?:${GONE}|lost)\b[^.]*\b${HIM}['’]?s?\b[^.]*\b${WHAT}\b`,
    String.raw`\b(?:christmas )?presents\b[^.]*\b${GONE}\b[^.]*\b(?:sleigh|christmas)\b[^.]*`,
    String.raw`\b(?:lost|missing) christmas presents\b`,
  ].join('|'),
  'iu',
);

/** The sack is empty on Christmas Eve, and somebody at home helps to look. */
export const SACK_EMPTY: StoryEvent = {
  id: 'sack-empty',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:steals?|stole\w*|stolen|thief|grinch|burglar\w*|robber\w*|chimney|stuck|elf|elves|reindeer (?:is|are|gets?|has|loses|lost)|rudolph|letters?|list|magic|power|voice|beard|wrapp?ing|birthday|hat|glasses|boots?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || OF_HIM.test(each.word) || !/^(?:vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    hero: [hero, other].map(somebody).find((each) => each && !OF_HIM.test(each.word)) ?? null,
    other: himself(raw),
    thing: null,
    also: [],
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...HOLE, when: OF }],
  talk: {
    young: { yours: [() => 'Where do you look when something is lost?'] },
    older: {
      wonder: [({ hero }) => `What told ${hero} that they were not lost?`],
      yours: [() => 'What has turned up by itself in just the right place?'],
    },
  },
};
