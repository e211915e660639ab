import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { guestsIn, MEANT_FOR, PLACES_AND_TRADES } from './meant-for.ts';
import { ALL_OF_THEM } from './all-of-them.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A hotel for bugs, a dentist for dragons: it is for one kind, says the sign, and everybody else comes. */
export const FOR_THEM: StoryEvent = {
  id: 'for-them',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: MEANT_FOR,
  not: /\b(?:scared|afraid|frightened|lost|stole\w*|steals?|fire|burn\w*|sick|died|bull(?:y|ied)|christmas|santa|birthday|my (?:first|new)|first (?:day|time)|real|school for (?:\p{L}+ )?(?:witch|wizard|ghost|dragon|monster|fair|magic|vampire|super)\p{L}*)\b/iu,
  needs: ({ raw }) => guestsIn(raw) !== null,
  fits: (theme) => onTheGround(theme) && guestsIn(theme.raw) !== null,
  // Whoever it is for comes last, and whoever has the trade is the one with the sign.
  reads: ({ hero, raw }) => {
    const found = guestsIn(raw);
    const keeper = somebody(hero);
    const isKeeper =
      keeper !== null &&
      keeper.plural !== true &&
      !new RegExp(`^(?:${PLACES_AND_TRADES})$`, 'iu').test(keeper.word) &&
      keeper.being?.id !== found?.being.id;
    return {
      hero: isKeeper ? keeper : null,
      other: null,
      thing: about('sign'),
      place: null,
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
    };
  },
  plots: [{ ...ALL_OF_THEM, when: MEANT_FOR }],
  talk: {
    young: { yours: [() => 'What are you a little bit of?'] },
    older: {
      wonder: [() => 'Why did everybody want to be one?'],
      yours: [() => 'What are you, more or less?'],
    },
  },
};
