import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { THIN } from './thin.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isMoon = (hero: Theme['hero']): boolean => hero?.being?.id === 'moon';

/** The moon comes to see somebody. */
export const MOON_VISIT: StoryEvent = {
  id: 'moon-visit',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bmoon\b[^.]*\b(?:comes?|came|coming|pops?|drops?|visits?|visiting|knock\w*|climbs?|moves?|stays?|sleeps?)\b[^.]*\b(?:visits?|tea|stay|over|in|night|house|home|room|bedroom|bed|window|door|garden|me|us)\b|\bmoon (?:visits|comes to visit|comes to stay|comes down|came down)\b|\b(?:visit from|tea with|invit\w+) the moon\b|\bmoon (?:in|at) my (?:room|bedroom|window|bed)\b/i,
  not: /\b(?:(?:comes|came|coming) with|out of the sky|follow\w*|fl(?:y|ies|ew|ying) to|to the moon|on the moon|man in|from the moon|rocket|astronaut|spaceship|space|wolf|werewolf|cow|jump\w*|fell|falls?|stole\w*|steals?|lost|sick|afraid|scared|won['’]?t|can['’]?t|cannot|mirror|story|cheese|lonely|sad|daytime|the day)\b/i,
  fits: ({ hero, other }) =>
    (isMoon(hero) || !hero?.being || !/^(?:sea|vehicle|thing|person)$/.test(hero.being.isa)) &&
    (!other || isMoon(other)) &&
    hero?.plural !== true,
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    hero: isMoon(hero) ? null : hero,
    other: null,
    thing: null,
    place: null,
    first: null,
  }),
  plots: [{ ...THIN, when: /\bmoon\b/i }],
  talk: {
    young: { yours: [() => 'What shape is the moon tonight?'] },
    older: {
      wonder: [() => 'Where was the moon on the night when nobody saw it?'],
      yours: [() => 'What would you show to a visitor who had never been indoors?'],
    },
  },
};
