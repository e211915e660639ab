import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ELDER } from './parts.ts';
import { THE_REST } from './the-rest.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FAR = String.raw`(?:(?:so |very |too |really )?far(?: far)? away|(?:a )?long way (?:away|off)|abroad|overseas|(?:in|to) (?:another|a different|a faraway|the other) (?:country|city|town|land)|(?:on|at) the other (?:side|end) of the (?:world|earth|globe|country)|in (?:spain|australia|america|canada|india|china|poland|germany|france|italy|ireland|scotland|turkey|greece|brazil|mexico|japan|kenya|nigeria|ghana|pakistan|jamaica|south africa|new zealand|portugal|romania|england|london|austria))`;
const SCREEN = String.raw`(?:video ?calls?|video ?chats?|(?:on|over|through|in|from|behind) (?:the|a|our|my|his|her) (?:screen|tablet|computer|laptop|phone|telephone|video)|screen|facetim(?:e|ing)|skyp(?:e|ing)|zoom|phone calls?)`;

/** A grandmother or grandfather of whom one sees only the upper half, since the rest is far away. */
export const FAR_GRANDPARENT: StoryEvent = {
  id: 'far-grandparent',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${ELDER}s?\b[^.]{0,50}\b(?:lives?|living|lived|is|are|stays?|moved?|home is|house is) (?:\p{L}+ ){0,2}?${FAR}\b|\b${ELDER}s? ${FAR}\b|\bfar ?-?away ${ELDER}s?\b|\b${ELDER}s?\b[^.]{0,40}\b${SCREEN}\b|\b${SCREEN}\b[^.]{0,40}\b${ELDER}s?\b`,
    'iu',
  ),
  not: /\b(?:died?|dead|dying|heaven|funeral|ill|sick|poorly|hospital|dementia|war|prison|wolf|red riding|pirates?|witch|dragon|magic\w*|robots?|space|moon|rocket|planet|birthday|christmas|recipe|plane|fly|flies|flying|airport|train|journey|drive|too much|screen time|broken|broke|letters?|steals?|stole|funny noises?|stuck|comes to stay|came to stay|visit(?:s|ing)?|going to)\b/i,
  fits: (theme) =>
    onTheGround(theme) && theme.hero?.plural !== true && !/^(?:sea|vehicle|insect)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.isa === 'person' ? null : somebody(hero),
    other: null,
    thing: about('tablet'),
  }),
  plots: [standsApart(ableFriend(THE_REST))],
  talk: {
    young: { yours: [() => 'What do you show to people on a screen?'] },
    older: {
      wonder: [() => 'What does one never see on a screen?'],
      yours: [() => 'Who would like to see all of you, and how could they?'],
    },
  },
};
