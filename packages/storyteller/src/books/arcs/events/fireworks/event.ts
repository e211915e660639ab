import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { HAT_DOWN } from './hat-down.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Fireworks are watched on some evening of the year. */
export const FIREWORKS: StoryEvent = {
  id: 'fireworks',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bfireworks?\b|\bbonfire night\b|\bguy fawkes\b|\bnew year(?:['’]?s)?(?: eve| night| party)?\b|\b(?:fourth|4th) of july\b|\bstay\w* up (?:until|till) midnight\b|\bsparklers?\b/iu,
  not: /\b(?:scared|afraid|fear\w*|frightened|hates?|chinese|lunar|vietnamese|korean|jewish|dragon|diwali|eid|factory|machine|magic\w*|space|moon|witch|wizard|resolution\w*|school|who (?:can['’]?t|wants?|is)|make|makes|made|making|camp\w*|burn\w*|guinea)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || !/^(?:thing|vehicle|sea|insect|weather)$/.test(each.being.isa),
    ) &&
    theme.hero?.plural !== true,
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero && /firework|rocket|sparkler|bonfire|year|night/.test(hero.word) ? null : somebody(hero),
    other: somebody(other),
    thing: about('hat'),
    place: null,
    occasion: null,
    first: null,
  }),
  plots: [standsApart(ableFriend(mateBeside(HAT_DOWN)))],
  talk: {
    young: { yours: [() => 'What colour would your firework be?'] },
    older: {
      wonder: [() => 'Why did the hat have to be too big?'],
      yours: [() => 'What do you do when something is too loud?'],
    },
  },
};
