import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ableFriend } from '../able-friend.ts';
import { BUCKET } from './bucket.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CAUGHT =
  /\b(?:stole|steals?|stealing|stolen|caught|catch(?:es|ing)?|took|takes?|taking|grabs?|grabbed|kidnap\w*|pinch(?:ed|es)?|keeps?|kept|wants? to (?:keep|have|own|catch)|hides?|hid|pulls? down|fish(?:es|ing)? for|brings? home|brought home|lasso\w*) (?:(?:down )?the |a piece of the |some of the )(?:full |big |yellow |silver )?moon\b|\bmoon (?:thief|catcher|robber|fisher)\b|\b(?:moon|moonlight) (?:is )?(?:in|into) (?:a|the|my|his|her) (?:net|bucket|jar|pond|puddle|bag|box|cup|pocket)\b|\bmoon (?:has |had )?(?:fell|falls|fallen|fall|drops|dropped) (?:down )?(?:in|into) (?:a|the|my|our|his|her) (?:\p{L}+ )?(?:pond|puddle|bucket|well|lake|water|river|sea|bath|pail)\b|\bwants? the moon\b|\bmoon (?:is|was|has been|got|gets) (?:stolen|caught)\b/iu;

/** Somebody has the moon, or thinks so. */
export const MOON_CAUGHT: StoryEvent = {
  id: 'moon-caught',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: CAUGHT,
  not: /^who |\b(?:rocket|space|astronaut|spaceship|land(?:s|ed) on|cheese|honeymoon|half the moon|eats?|ate|wolf howls|werewolf|train|bus|cow (?:who )?jump\w*|sun and|birthday|christmas)\b/i,
  fits: ({ hero, other }) =>
    !hero?.plural &&
    [hero, other].every(
      (each) => !each?.being || each.word.startsWith('moon') || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && !hero.word.startsWith('moon') ? somebody(hero) : null,
    other: other && !other.word.startsWith('moon') ? somebody(other) : null,
    thing: about('moon'),
  }),
  plots: [standsApart(ableFriend({ ...BUCKET, when: CAUGHT }))],
  talk: {
    young: { yours: [() => 'Where have you seen the moon in water?'] },
    older: {
      wonder: [() => 'Where was the moon while the cloud was there?'],
      yours: [() => 'What can everybody have at once?'],
    },
  },
};
