import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { LEAF } from './leaf.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const HOUSE = String.raw`tree[- ]?(?:house|hut|fort)s?`;

/** A tree house that takes whoever sits in it somewhere else. */
export const MAGIC_TREEHOUSE: StoryEvent = {
  id: 'magic-treehouse',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:magic\w*|enchanted|flying|travelling|time[- ]travel\w*|wishing|adventure) (?:\p{L}+ )?${HOUSE}\b|\b${HOUSE} (?:that|which|who|is|can|could|takes?|took|flies|goes|travels?|with) (?:\p{L}+ ){0,4}?(?:magic\w*|fl(?:y|ies|ew)|travels?|takes?|takes them|goes|adventures?|anywhere|worlds?|lands?|time)\b|\b${HOUSE} (?:adventures?|to another)\b`,
    'iu',
  ),
  not: /\b(?:war|fight|quarrel|build\w*|built|moon|space|planets?|burn\w*|scared|afraid|lost)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('treehouse'),
  }),
  plots: [mateBeside(ableFriend(LEAF))],
  talk: {
    young: { yours: [() => 'Which leaf would you pick up?'] },
    older: {
      wonder: [() => 'What would have happened if everything had been swept?'],
      yours: [() => 'Where should our tree house go, and what would you take for the way home?'],
    },
  },
};
