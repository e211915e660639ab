import { ableFriend } from '../able-friend.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BUTTONS } from './buttons.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What a theme says of a balloon that floats off. */
const FLOATS =
  /\bballoon\b|\b(?:fl(?:y|ies|ew|own|ying)|float\w*|los(?:t|es?|ing)|away|let(?:s|ting)? go|gone|chas\w+|follow\w*|last|escap\w*)\b/i;

/** A balloon on a string, which wants to go up. */
export const BALLOON: StoryEvent = {
  id: 'balloon',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bbal(?:l?oo|lo)n\b/i,
  not: /\b(?:hot[- ]?air|pop(?:s|ped|ping)?|burst\w*|bang|hedgehog|cactus|afraid|scared|fear\w*|world|ride|rides|riding|trip|journey|balloonist|basket|space|moon|animals? made|balloon (?:animal|dog|seller|man|shop|house|flight|adventure|voyage)|flies (?:a|the)|takes? (?:a|the)|carried by|flies (?:to|over|across)|magic\w*|who|wants? to|lonely|house|race|(?:in|by) (?:a|the) (?:\p{L}+ )?balloon|water balloon|shar\w*|sad balloon)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        each.word === 'balloon' ||
        (!each.plural && (each.being.id === 'teddy' || !/^(?:thing|vehicle|sea|insect|weather)$/.test(each.being.isa))),
    ),
  // A balloon is held by a string, and is nobody.
  reads: ({ hero, other, place }) => ({
    ...NOTHING_DONE,
    hero: hero?.being?.id === 'teddy' ? hero : somebody(hero?.word === 'balloon' ? null : hero),
    other: somebody(other?.word === 'balloon' ? null : other),
    thing: about('balloon'),
    place:
      place && /\b(?:fair|zoo|park|beach|circus|market|shops?|town|farm|funfair|carnival)\b/.test(place.word)
        ? place
        : null,
    fear: null,
    first: null,
    also: [],
  }),
  plots: [standsApart({ ...BUTTONS, when: FLOATS })].map(ableFriend),
  talk: {
    young: { yours: [() => 'What colour would your balloon be?'] },
    older: {
      wonder: [() => 'Why did the balloon stay by itself in the end?'],
      yours: [() => 'What would you tie to a balloon, to see if it goes up?'],
    },
  },
};
