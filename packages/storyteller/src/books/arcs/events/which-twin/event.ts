import type { Entity } from '../../../theme.ts';
import { TWO_COME } from '../baby-coming/two-come.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { HATS } from './hats.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:mix(?:es|ed|ing)?[- ]?up|confus\w+|tells? (?:\p{L}+ )?|which(?: one| twin)?|pretend\w*|identical|alike|the same|mistak\w+|look(?:s|ing)? exactly|just (?:her|him|my|them)sel(?:f|ves))\b[^.]*\btwins?\b|\btwins?\b[^.]*\b(?:mix(?:es|ed|ing)?[- ]?(?:them )?up|(?:tell|tells|told|telling) (?:them |the )?(?:\p{L}+ )?apart|identical|alike|look(?:s|ing)? (?:exactly )?(?:the same|alike)|which(?: one)?|pretend\w* to be|just (?:her|him|my|them)sel(?:f|ves)|one of two|dress(?:es|ed)? the same)\b|^(?:twins?|twin) day$|^identical twins$|^being (?:a twin|one of two|twins)$/iu;

/** Twins who are not there yet, or only just. */
const ON_THE_WAY = /\b(?:having|expect\w*|pregnant|tummy|bump|on the way|newborn|babies|born)\b/i;

/** "Twin dragons" are one and another of them; the twins of a family are the child and another. */
const ofKind = (hero: Entity | null): Entity | null =>
  hero &&
  somebody(hero) &&
  !/twin|brother|sister|boy|girl|child|people|person/.test(hero.word) &&
  hero.being?.isa !== 'person'
    ? { ...hero, plural: false, adjectives: hero.adjectives.filter((each) => !/twin|identical|two/i.test(each)) }
    : null;

/** Twins are told apart by what they wear, and one evening by what they are. */
export const WHICH_TWIN: StoryEvent = {
  id: 'which-twin',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:expect\w*|baby|babies|born|swap\w*|swop\w*|class(?:es)?|school|bed(?:room)?s?|room|fight\w*|quarrel\w*|separate\w*|superhero\w*|towers?|flames|died|hospital|birthday)\b/i,
  // Who has twins coming is no twin, whatever the words are near to.
  needs: ({ raw }) => /\btwins?\b|\bone of two\b/i.test(raw) && !TWO_COME.test(raw) && !ON_THE_WAY.test(raw),
  fits: (theme) => onTheGround(theme) && !/^(?:thing|vehicle|sea)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: ofKind(hero),
    other: null,
    thing: about('hat'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [{ ...HATS, when: OF }],
  talk: {
    young: { yours: [() => 'Who knows you in the dark?'] },
    older: {
      wonder: [() => 'What did people look at, as long as there were hats?'],
      yours: [() => 'How could somebody tell that it is you, without seeing you?'],
    },
  },
};
