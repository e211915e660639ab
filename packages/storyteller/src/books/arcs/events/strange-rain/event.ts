import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { THIRSTY } from './thirsty.ts';
import { whatFalls } from './what-falls.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What it comes out of is nobody. */
const NO_ONE = /^(?:rain|sky|cloud|weather|storm|shower)$/;

/** It rains something that is not rain: jelly, frogs, cats and dogs. */
export const STRANGE_RAIN: StoryEvent = {
  id: 'strange-rain',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:rain(?:s|ed|ing)|snow(?:s|ed|ing)|pour(?:s|ed|ing)|rain of|shower of|storm of) \p{L}{3,}|\b(?:falls?|fell|falling|drops?|dropped|rains?|rained) (?:down )?(?:from|out of) the (?:sky|clouds?)\b|\b\p{L}{3,} rain(?: ?storm)?$/iu,
  not: /\b(?:stars?|moon|sun|alien\w*|astronaut|ufo|spaceship|rocket|robot|angel|fairy|giant|house|egg|parachut\w*|heavy|acid|spring|summer|first|pouring rain|rain stopped|scared|afraid|fear\w*|arrows?|bombs?|bullets?|blood|fire)\b/i,
  fits: (theme) =>
    whatFalls(theme.raw) !== null &&
    !/^(?:space|undersea)$/.test(theme.place?.place?.setting ?? '') &&
    (!theme.hero?.being ||
      !/^(?:thing|vehicle|sea)$/.test(theme.hero.being.isa) ||
      NO_ONE.test(theme.hero.word) ||
      whatFalls(theme.raw)?.names(theme.hero.word) === true),
  reads: ({ raw, hero, other, place }) => {
    const falling = whatFalls(raw);
    const isFalling = (word: string | undefined) =>
      word !== undefined && (NO_ONE.test(word) || falling?.names(word) === true);
    return {
      hero: isFalling(hero?.word) ? null : hero,
      other: isFalling(other?.word) ? null : somebody(other),
      thing: about(falling?.one ?? 'cloud'),
      also: [],
      place: place?.place?.setting === 'sky' ? null : place,
      relation: 'none',
      clause: null,
      want: null,
      first: null,
      activity: null,
      unused: [],
    };
  },
  plots: [THIRSTY],
  talk: {
    young: { yours: [() => 'What would you like to rain from the sky?'] },
    older: {
      wonder: [() => 'What was it that the cloud wanted all along?'],
      yours: [() => 'What should it rain for one day, and what would you do with all of it?'],
    },
  },
};
