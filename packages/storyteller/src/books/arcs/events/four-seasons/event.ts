import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { YET } from './yet.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:four|4|all (?:the|four)|changing) seasons\b|\bseasons (?:of the year|change|changing|go by|come and go)\b|^(?:the )?seasons$|\bspring,? (?:and )?summer,? (?:and )?(?:autumn|fall)\b|\bwinter,? (?:and )?spring,? (?:and )?summer\b|\b(?:a|one|the) (?:whole )?year (?:in (?:the life of )?|on |of |with |under |around )(?:an?|the|our|my) (?:\p{L}+ ){0,2}(?:tree|orchard|garden|wood|woods|forest|meadow|park|countryside)\b|\btrees?\b[^.]*\b(?:through|all|in every|around|round) (?:the|all) (?:four )?(?:year|seasons?)\b|\b(?:apple|pear|plum|fruit) tree\b[^.]*\b(?:year|seasons?|waits?|waiting)\b|\b(?:wait\w*|wants?) (?:for )?(?:the |an? )?(?:apples?|pears?|plums?) to (?:grow|get ripe|ripen|be ripe|come)\b/iu;

/** A year by one tree: it is not an apple yet. */
export const FOUR_SEASONS: StoryEvent = {
  id: 'four-seasons',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:cherr\w*|christmas|new year|football|cricket|rainy season|oaks?|conkers?|acorns?|chestnut|willow|fir|pine|palm|space|sea|years? old|school year|next year|happy new|lost|stole\w*|magic\w*|dragon|witch\w*|fair(?:y|ies)|salt|pizza|hotel)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea)$/.test(each.being.isa)),
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other].map((each) => (each?.being?.isa === 'thing' ? null : somebody(each)));
    return {
      hero: one ?? null,
      other: two ?? null,
      thing: (one ?? two) ? null : about('tree'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      occasion: null,
    };
  },
  plots: [standsApart({ ...YET, when: OF })],
  talk: {
    young: { yours: [() => 'What is the tree near you doing today?'] },
    older: {
      wonder: [() => 'When was there an apple, and when was there none yet?'],
      yours: [() => 'What have you waited for that could not be hurried?'],
    },
  },
};
