import { about, somebody } from '../page.ts';
import type { StoryEvent } from '../event.ts';
import { CATCH } from './catch.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GHOSTLY = String.raw`(?:ghost(?:ly)?|haunted|phantom|spooky|ghost pirate)`;
const SHIP = String.raw`(?:pirate )?(?:ships?|boats?|galleons?|schooners?)`;
const OF = new RegExp(
  String.raw`\b${GHOSTLY} ${SHIP}\b|\b${SHIP} (?:full of|of|with) ghosts?\b|\bghosts? (?:pirates? )?(?:on|of|aboard) (?:a|an|the) (?:\p{L}+ )?${SHIP}\b|\bflying dutchman\b|\b(?:ships?|boats?) (?:with (?:nobody|no one|no crew)|that nobody (?:steers|sails))(?: on (?:it|board))?\b|\bghost (?:captain|sailor)s?\b`,
  'iu',
);

/** The white ship that comes with the fog, and what it has been calling. */
export const GHOST_SHIP: StoryEvent = {
  id: 'ghost-ship',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:space ?ships?|space|rocket|moon|train|house|castle|drown\w*|died?|dead|titanic|paper boat|toy|bath)\b/i,
  fits: ({ hero, other }) =>
    [hero, other].every(
      (each) =>
        !each?.being ||
        !/^(?:vehicle|sea|insect|weather)$/.test(each.being.isa) ||
        each.being.id === 'ship' ||
        each.being.id === 'boat',
    ),
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other].map((each) =>
      /^(?:ship|boat|ghost)$/.test(each?.being?.id ?? '') ? null : somebody(each),
    );
    return {
      hero: one ?? two ?? null,
      other: one ? (two ?? null) : null,
      thing: about('ship'),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [{ ...CATCH, when: OF }],
  talk: {
    young: { yours: [() => 'What do you say when you throw a ball?'] },
    older: {
      wonder: [() => 'Why had nobody ever listened to the end?'],
      yours: [() => 'What sounded frightening to you once, and was only something asking?'],
    },
  },
};
