import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { IN_BETWEEN } from './in-between.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SMALL = String.raw`(?:small|little|tiny|short|teeny|wee|mini|miniature)`;
const OF = new RegExp(
  [
    String.raw`\b(?:smallest|littlest|tiniest|shortest) (?:\p{L}+ )?(?:giants?|ogres?|trolls?)\b(?! (?:pumpkin|spider|snail|squid|panda))`,
    String.raw`\b(?:very |too |so )?(?:${SMALL}) (?:\p{L}+ )?(?:giant|ogre)\b(?! (?:pumpkin|spider|snail|squid|panda|rabbit|slide))`,
    String.raw`\b(?:giant|ogre) (?:(?:that|who|which) )?(?:is|was|stays|stayed) (?:(?:much |far )?too |so |very |really |only |the )*(?:${SMALL}|smallest|littlest|tiniest|shortest)\b`,
  ].join('|'),
  'iu',
);

/** Somebody is small among giants and huge among people. */
export const SMALLEST_GIANT: StoryEvent = {
  id: 'smallest-giant',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:space|moon|sea|beans?|beanstalk|birthday|school|football|tooth|teeth|sneez\w*|christmas|shr[iua]nk\w*|potion|afraid|scared|loses|lost)\b/i,
  fits: (theme) =>
    onTheGround(theme) && /giant|ogre|troll/i.test(theme.hero?.word ?? '') && theme.hero?.plural !== true,
  needs: ({ raw }) => /\bgiants?\b|\bogre/i.test(raw),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: null,
    thing: null,
  }),
  plots: [{ ...IN_BETWEEN, when: OF }],
  talk: {
    young: { yours: [() => 'To whom are you big?'] },
    older: {
      wonder: [({ hero }) => `Why could nobody but ${hero} stop the foot?`],
      yours: [() => 'Where are you small, and where are you big?'],
    },
  },
};
