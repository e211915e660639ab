import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { breathIn } from './breath.ts';
import { HELLO } from './hello.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SOFT = String.raw`(?:bubbles|flowers|petals|feathers|butterflies|snowflakes|leaves|ribbons|stars|hearts)`;
const BREATH = String.raw`(?:breath\w*|blow(?:s|ing|n)?|blew|puff\w*|snort\w*|roars?|roared|sneez\w*|cough\w*|instead|came out|comes? out)`;
const OF = new RegExp(
  String.raw`\bdragons?\b[^.]*\b${BREATH}\b[^.]*\b${SOFT}\b|\b${SOFT}\b[^.]*\bdragons?\b[^.]*\b${BREATH}\b|\bbubble[ -](?:breathing |blowing )?dragons?\b`,
  'iu',
);

/** A dragon out of whom something soft comes in place of fire; and what that is good for that no fire is. */
export const BREATHES_BUBBLES: StoryEvent = {
  id: 'breathes-bubbles',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:bath\w*|bubble bath|birthday|school|hic+(?:up|cough)\w*|afraid|scared|pop(?:s|ped|ping)? (?:the|all)|sea|swim\w*|shooting stars?|ice|burns?|burn(?:s|ed|t) the flowers)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero?.plural !== true && theme.hero?.word === 'dragon',
  needs: ({ hero, raw }) => hero?.word === 'dragon' && hero.plural !== true && breathIn(raw) !== null,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero,
    other: somebody(other),
    thing: null,
  }),
  plots: [standsApart({ ...HELLO, when: OF })],
  talk: {
    young: { yours: [({ hero }) => `What would you like to come out when you puff, like ${hero}?`] },
    older: {
      wonder: [() => 'Why did the guests always run away before?'],
      yours: [() => 'How can you say hello so that somebody wants to stay?'],
    },
  },
};
