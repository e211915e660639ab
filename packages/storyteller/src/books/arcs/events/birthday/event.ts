import { ableFriend } from '../able-friend.ts';
import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BALLOON } from './balloon.ts';
import { CRUMB } from './crumb.ts';
import { RED_DOOR } from './red-door.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A birthday party: the guests, the cake, the balloon. */
export const BIRTHDAY: StoryEvent = {
  id: 'birthday-party',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bbirth ?day\b.*\b(?:part(?:y|ies)|cake|balloons?|guests?|presents?|nobody|no one)\b|\bpart(?:y|ies)\b.*\bbirth ?day\b|\b(?:my|our|his|her|\w+'s|the|a|\w+th|first) birth ?day\b|^birth ?days?$|^(?:the |my |our )?(?:best|worst|big|special|very special|perfect) birth ?day(?: ever)?$|\bnobody (?:comes?|came) to .*\bpart(?:y|ies)\b/i,
  not: /\b(?:snowed|snow ?storm|blizzard|(?:because of|for|by|in) the snow|detectives?|mystery|(?:mum\w*|mom\w*|dad\w*|nan\w*|gran\w*|brother|sister|teacher|friend|cousin|auntie?|uncle)'?s birth|forgets?|forgot|steals?|stole|stolen|(?<!invit\w+ (?:\w+ ){0,3})lost|(?:bakes?|baking|makes?|making) (?:a |the )?(?:birthday )?cake|present for|gift for|surprise|(?:puppy|kitten|hamster) for|space|pool|moon|swim\w*|thief|magic\w*|wish\w*|(?:kept|keeps|keep) (?:on )?(?:growing|getting (?:bigger|taller|higher))|(?:would|wo)n[o'’]?t stop (?:growing|rising)|grew and grew|(?:bigger|taller|higher) and (?:bigger|taller|higher))\b/i,
  reads: ({ hero, other }) => ({
    relation: 'go',
    place: null,
    occasion: null,
    // A birthday balloon is nobody.
    ...(hero?.being?.isa === 'thing' ? { hero: null } : {}),
    thing: hero && hero.being?.isa !== 'thing' ? null : about('birthday'),
    clause: null,
    want: null,
    other: somebody(other),
  }),
  plots: [RED_DOOR, CRUMB, BALLOON].map(ableFriend),
  talk: {
    young: { yours: [() => 'What would your cake look like?'] },
    older: {
      wonder: [() => 'What did the guests say to each other on the way home?'],
      yours: [() => 'Whom would you ask to your party if you could ask anybody, real or not?'],
    },
  },
};
