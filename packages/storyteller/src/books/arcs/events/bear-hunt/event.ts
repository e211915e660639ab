import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { BEHIND } from './behind.ts';
import { HUNTED } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody big is looked for, and nobody is caught. */
export const BEAR_HUNT: StoryEvent = {
  id: 'bear-hunt',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:bear|lion|tiger|dragon|monster|dinosaur|yeti|crocodile|gorilla)[- ]?hunt\w*\b|\b(?:hunt\w*|search\w*|track\w*|look\w*) (?:\p{L}+ )?for (?:a |the |some )?(?:big |brown |real )?(?:bears?|lions?|tigers?|monsters?|dinosaurs?|yetis?)\b|\btracking (?:a |the )?(?:bears?|lions?|tigers?|yetis?)\b/iu,
  not: /\b(?:lost|missing|teddy|teddies|toys?|fossils?|bones?|eggs?|under (?:the|my) bed|friend for|who|food|home|space|gummy)\b/i,
  fits: (theme) => onTheGround(theme),
  // Whoever is hunted for is met on the way.
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && HUNTED.test(hero.word) ? null : somebody(hero),
    other: other && HUNTED.test(other.word) ? null : somebody(other),
    thing: about('backpack'),
  }),
  plots: [mateBeside(ableFriend(BEHIND))],
  talk: {
    young: { yours: [() => 'What would you look for?'] },
    older: {
      wonder: [() => 'When did you know who it was, and when did they?'],
      yours: [() => 'What would you drop, so that somebody had to bring it back?'],
    },
  },
};
