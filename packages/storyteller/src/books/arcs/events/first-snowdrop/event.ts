import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { WHITE_ON_WHITE } from './white-on-white.ts';

/** The first snowdrop of the year is looked for, and is shown to somebody who cannot kneel. */
export const FIRST_SNOWDROP: StoryEvent = {
  id: 'first-snowdrop',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsnow ?drops?\b|\bfirst (?:little |small |white |real )?flowers? (?:of|in|after|this) (?:the |this )?(?:spring|year|winter|snow)\b|\b(?:signs?|start|beginning|first day) of (?:the )?spring\b|\b(?:waits?|waited|waiting|looks?|looking|longs?|longing|searches|searching) for (?:the )?spring(?:time)?\b(?! (?:cleaning|roll|onion))|\b(?:is it|when (?:is|will) (?:it be )?|where is) (?:the )?spring\b|\bspring (?:coming|is late|will not come|won['’]t come|does not come|never comes|comes at last|is coming|has come|is here)\b|\bend of (?:the )?winter\b|\bwinter (?:is|was) over\b|\bflower (?:in|under|through) the snow\b/iu,
  not: /\b(?:called snowdrop|named snowdrop|pony|unicorn|princess|fairy|snow white|hibernat\w*|sleep\w*|asleep|cave|wakes?|woke|four seasons|summer|autumn|died|dead|grave|lambs?|caterpillar|egg|easter|bees?|swallow\w*|bird|poem|song|gives?|gift|present|for (?:my |her |his )?mum)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(lookerOf(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: lookerOf(hero),
    other: lookerOf(hero) === null ? null : lookerOf(other),
    thing: about('bell'),
    occasion: null,
    wish: null,
  }),
  plots: [standsApart(ableFriend(WHITE_ON_WHITE))],
  talk: {
    young: { yours: [() => 'What white things can you find?'] },
    older: {
      wonder: [() => 'What does a snowdrop look at all day?'],
      yours: [() => 'How do you know that it is spring?'],
    },
  },
};

/** Whoever looks for it, where that is no flower and no season. */
function lookerOf(entity: Parameters<typeof somebody>[0]): ReturnType<typeof somebody> {
  const found = somebody(entity);
  return found && !/^(?:snow ?drops?|flowers?|spring|winter)$/i.test(found.word) ? found : null;
}
