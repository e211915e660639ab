import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ELEPHANTS } from './elephants.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const STORM = /^(?:storms?|thunder|thunderstorms?|lightning|flash|weather|night|cloud|rain|bang|noise)$/;

/** Flash and bang at night, and somebody in bed. */
export const THUNDER: StoryEvent = {
  id: 'thunder',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bthunder\w*\b|\blightning\b|\b(?:big|great|terrible|awful|scary|loud|night) (?:\p{L}+ )?storm\b|\bstorm\w* (?:\p{L}+ )?night\b|\bnight of the (?:big |great )?storm\b|^(?:the |a |an? \p{L}+ and (?:the|a) |the \p{L}+ and the )?storm$/iu,
  not: /\b(?:camp\w*|tents?|sleep-?overs?|picnic|sea|ship|boat|sails?|island|power|cut|electricity|lights? (?:went|go|goes)|thunderbirds?|super\w*|hero|magic\w*|snow\w*|sand|space|roof|wizard|witch|god|thor|who (?:makes?|lost|controls|couldn'?t|could not|can)|school|gods|horse|swim\w*|lighthouse|plane|dragon|beach|brain|nest)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    // A cloud that is afraid of it lies in no bed.
    theme.hero?.being?.id !== 'cloud' &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || STORM.test(each.word) || !/^(?:thing|vehicle|weather)$/.test(each.being.isa),
    ),
  // The storm is nobody.
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && !STORM.test(hero.word) ? somebody(hero) : null,
    other: other && !STORM.test(other.word) ? somebody(other) : null,
    thing: about('thunderstorm'),
    occasion: null,
  }),
  plots: [ELEPHANTS],
  talk: {
    young: { yours: [() => 'Shall we count elephants, slowly? How many until your nose tickles?'] },
    older: {
      wonder: [() => 'Why did more elephants fit in every time?'],
      yours: [() => 'Which noise do you not like, and what could you count until it comes?'],
    },
  },
};
