import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { PARROT } from './parrot.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WORD = String.raw`(?:["'‘“]?please["'’”]?|["'‘“]?thank ?you["'’”]?|thanks)`;
const OF = new RegExp(
  [
    String.raw`\b(?:say(?:s|ing)?|said|use[sd]?|using|forgets?|forgot|remember(?:s|ing)?) (?:to (?:say|use) |the word )?${WORD}(?! (?:card|letter|note|present)s?\b)(?= (?:and|or|but|when|any ?more|at|to)\b|$|[.,!])`,
    String.raw`^(?:saying )?${WORD} and ${WORD}$`,
    String.raw`\b(?:good|bad|no|any|nice|terrible|learns?|learning|lost (?:his|her|its)|forgets? (?:his|her|its)|mind(?:s|ing)? (?:your|his|her)) manners\b|^manners$`,
    String.raw`\b(?:be|being|learns? to be|learning to be) polite\b|\b(?:a|the) (?:very |little |so )*rude (?:little )?\p{L}+`,
    String.raw`\bps and qs\b`,
  ].join('|'),
  'iu',
);

/** The small word that nobody seems to need, until it is heard from outside. */
export const SAYS_PLEASE: StoryEvent = {
  id: 'says-please',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:restaurant|table|teacher|doctor|nurse|soldier|autis\w*|speech|stammer\w*|sign language|swear\w*|rude (?:word|awakening|boy at|girl at)s?|bull\w*|teas\w*|friend (?:is|was) rude|rude to (?:me|him|her)|(?:card|letter|note)s?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|weather|thing)$/.test(theme.hero?.being?.isa ?? '') &&
    theme.hero?.being?.id !== 'parrot',
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: null,
    thing: about('milk'),
  }),
  plots: [{ ...standsApart(PARROT), when: OF }],
  talk: {
    young: { yours: [() => 'What would a parrot learn at our house?'] },
    older: {
      wonder: [() => 'What did the small word bring, if it did not bring the milk?'],
      yours: [() => 'What do you say so often that somebody could copy it?'],
    },
  },
};
