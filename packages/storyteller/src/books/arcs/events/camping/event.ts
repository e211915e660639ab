import { onTheGround, type StoryEvent } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { BLOWN } from './blown.ts';
import { DRIPS } from './drips.ts';
import { NOISE } from './noise.ts';
import { ONE_MORE } from './one-more.ts';
import { RAIN } from './rain.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A night in a tent, and what a tent does. */
export const CAMPING: StoryEvent = {
  id: 'camping',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  // A theme that says no more than that an animal goes camping reaches us as one that makes a den in the woods.
  of: /\bcamp(?:s|ing|ed|out)?\b|\btents?\b|^an? [\p{L} ]+ makes a den in the woods$/iu,
  not: /\b(?:elephant|whale|giraffe|hippo\w*|rhino\w*|dinosaur|diplodocus|mammoth|walrus|cow|horse|camel) (?:[a-z]+ ){0,3}?in(?:to)? (?:an?|the|my|our|his|her) (?:[a-z]+ )?tent\b|\b(?:summer|day|holiday|football|boot|sports|dance|science|base) camps?\b|\bcamper ?vans?\b|\bcircus|\b(?:scared|afraid|frightened|nervous|worried|lost|loses|losing|homesick|misses|missing|party|birthday|wedding|moon|space|mars)\b/i,
  fits: (theme) => onTheGround(theme) || !namesPlace(theme.raw, theme.place?.word ?? ''),
  // "a camping trip" goes to no place that it does not name.
  reads: ({ raw, place, used }) =>
    raw.endsWith('makes a den in the woods')
      ? { place: null, thing: null, used: used.filter((each) => !/^(?:makes?|den|woods)$/i.test(each)) }
      : place && !namesPlace(raw, place.word)
        ? { place: null }
        : {},
  plots: [BLOWN, NOISE, RAIN, ONE_MORE, DRIPS].map(standsApart),
  talk: {
    young: { yours: [() => 'What would you take into a tent?'] },
    older: {
      wonder: [() => 'What do you think the tent was glad of, in the end?'],
      yours: [() => 'Where would you put up a tent if you could put it anywhere? Who would be in it?'],
    },
  },
};

const namesPlace = (raw: string, word: string): boolean => raw.toLowerCase().includes(word.replace(/^the /, ''));
