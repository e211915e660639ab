import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about, somebody } from '../page.ts';
import { LAMP_OFF } from './lamp-off.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Down to the bottom of the sea, or to the middle of the earth. */
export const DOWN_DEEP: StoryEvent = {
  id: 'down-deep',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bsubmarines?\b|\b(?:lost|sunken|secret|hidden) (?:city|town|kingdom|palace) (?:under|beneath|below|at the bottom of|in) the (?:sea|ocean|waves|water)\b|\batlantis\b|\b(?:deep sea|deep[- ]sea)\b|\b(?:bottom|floor) of the (?:sea|ocean)\b|\bdivers?\b|\b(?:scuba|deep[- ]?sea) diving\b|\bunder ?(?:the )?(?:sea|ocean|water) (?:adventure|journey|trip|explorers?|mission|world)\b|\b(?:adventure|journey|trip|exploring|explore|holiday) (?:under|beneath|below) the (?:sea|ocean|waves)\b|\b(?:centre|center|middle) of the (?:earth|world)\b|\b20,?000 leagues\b/i,
  not: /\b(?:mermaids?|mermen|treasure|pirates?|pearls?|scared|afraid|frightened|fear\w*|shark|whale|bath|swimming pool|pool|yellow submarine|build\w*|makes?|made|lost (?!city|town|kingdom|palace)|wreck\w*|ship ?wreck\w*|party|birthday|school|football|high diving|dive into|space|plane|moon|christmas|toy|race|rubbish|plastic|monster|kraken|loch)\b/i,
  fits: ({ hero }) =>
    !hero?.being ||
    hero.being.id === 'submarine' ||
    (!hero.plural && !/^(?:thing|vehicle|sea|insect)$/.test(hero.being.isa)),
  reads: ({ hero, other, place, raw }) => ({
    ...NOTHING_DONE,
    hero: hero?.being?.id === 'submarine' || (hero && !hero.being) ? null : hero,
    other: other?.being?.id === 'submarine' ? null : somebody(other),
    place: place?.place?.setting === 'undersea' && raw.toLowerCase().includes(place.word) ? place : null,
    thing: /submarine/i.test(raw) ? about('submarine') : about('lamp'),
    first: null,
  }),
  plots: [
    {
      ...kinBeside(ableFriend(LAMP_OFF)),
      when: /\b(?:submarines?|city|town|kingdom|palace|atlantis|deep|bottom|floor|div\w+|sea|ocean|water|underwater|waves|centre|center|middle)\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'What can you only see when the lamp is off?'] },
    older: {
      wonder: [() => 'What did the stars on the first evening have to do with it?'],
      yours: [() => 'What have you only noticed when you stopped doing something?'],
    },
  },
};
