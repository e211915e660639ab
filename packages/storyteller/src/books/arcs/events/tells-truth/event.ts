import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { WHAT_ELSE } from './what-else.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ALL = String.raw`(?:every(?:one|body)|people|you|grown-?ups?|all (?:of )?(?:them|us|the \p{L}+)|the whole \p{L}+|my \p{L}+|(?:the )?(?:teachers?|family|class))`;
const TELL = String.raw`(?:(?:have|has|had|got) to |must |can only |only |always )?(?:tells?|told|telling|speaks?|spoke|says?|said) (?:only |nothing but )?the truth`;
const MAGIC = String.raw`(?:spells?|potions?|magic|sweets?|dust|wands?|biscuits?|lollipops?|machines?|days?|curse|charm|hats?|chair|serum)`;
const OF = new RegExp(
  [
    String.raw`\b${MAGIC}\b[^.]*\b${ALL} (?:to )?${TELL}\b`,
    String.raw`\b${MAGIC}\b[^.]*\b(?:makes?|made|making) [^.]*\btruth\b`,
    String.raw`\btruth[- ](?:telling )?${MAGIC}\b`,
    String.raw`\b${ALL} (?:suddenly )?${TELL}\b[^.]*\b(?:day|spell|school|town|week)\b`,
    String.raw`\b(?:nobody|no ?one|${ALL} (?:can['’]?t|cannot|couldn['’]?t)) (?:can |could )?(?:tell a )?(?:lies?|fib)\b`,
  ].join('|'),
  'iu',
);

/** For one day everybody says what is so, and what is so has a second half, for whoever waits. */
export const TELLS_TRUTH: StoryEvent = {
  id: 'tells-truth',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:lied to|lying to|stole|caught|broke|owned? up|honest\w*|the boy who cried)\b/i,
  fits: onTheGround,
  beforeAll: (raw) => OF.test(raw),
  reads: () => ({ ...NOTHING_ELSE, hero: null, other: null, thing: null, wish: null, also: [] }),
  plots: [standsApart({ ...WHAT_ELSE, when: OF })],
  talk: {
    young: { yours: [() => 'What do you like best about today?'] },
    older: {
      wonder: [() => 'Why was the first half of what they said not the whole of it?'],
      yours: [() => 'Of whom would you like to ask: and what else?'],
    },
  },
};
