import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ON_FOOT } from './on-foot.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const POWER = String.raw`super-? ?(?:power(?:ed|s)?|hero(?:es|ine)?)`;
const KIND = String.raw`(?:kindness|kindest|kind(?! of)|niceness|being nice|gentleness|being gentle|helping others|caring|empathy)`;
const NAMED = new RegExp(
  [
    String.raw`\b(?:${POWER}|(?:only|special|secret|magic) power|power)\b[^.]*\b${KIND}\b`,
    String.raw`\b${KIND}\b[^.]*\b${POWER}\b`,
    String.raw`\b(?:captain|super|doctor|wonder) kind(?:ness)?\b`,
    String.raw`\bpower of kindness\b`,
    String.raw`\bwho (?:is|was) always (?:kind|nice)\b`,
  ].join('|'),
  'iu',
);

/** Somebody whose power is kindness. Powers that are merely small have a book of their own. */
export const KIND_POWER: StoryEvent = {
  id: 'kind-power',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NAMED,
  not: /\b(?:kinds? of|un-?kind|not kind|isn['’]?t kind|birthday|christmas|school for|scared|afraid|died|heaven|hospital|grandma|granny|nana|grandad|grandpa|king|queen|stepmother|witch)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|insect|thing|vehicle)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.isa === 'person' && hero.being.id !== 'superhero' ? null : somebody(hero),
    other: somebody(other),
    thing: about('umbrella'),
  }),
  plots: [standsApart(ableFriend({ ...ON_FOOT, when: NAMED }))],
  talk: {
    young: { yours: [() => 'Who has had the umbrella?'] },
    older: {
      wonder: [() => 'How many had to stop for it to come back?'],
      yours: [() => 'What have you given away, and where may it be now?'],
    },
  },
};
