import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NUMBER_ONE } from './number-one.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CAT = String.raw`(?:cats?|kitty|moggy|tabby|tomcat)`;
const AT = String.raw`(?:(?:every|each|at|all|by|in the) (?:single )?(?:nights?|evenings?|dark)|at bedtime|after dark)`;
const GOES = String.raw`(?:goes?|going|went|sneaks?|slips?|creeps?|disappears?|vanish\w*|wanders?|walks?|gets?)`;
const OF = new RegExp(
  [
    String.raw`\b${CAT}\b[^.]*\b${GOES} (?:out|off|away|somewhere)\b[^.]*`,
    String.raw`\b${CAT}\b[^.]*\b(?:disappears?|vanish\w*|goes missing|is gone|is never home)\b[^.]*\b${AT}\b[^.]*`,
    String.raw`\bwhere (?:does |do |has |is )?(?:our |my |the |her |his |their )?${CAT}\b[^.]*\b(?:go|goes|going|been)\b[^.]*`,
    String.raw`\bwhat (?:does |do )?(?:our |my |the |her |his |their )?${CAT}\b[^.]*\b${AT}\b[^.]*`,
    String.raw`\bfollow(?:s|ed|ing)? (?:our |my |the |her |his |their )(?:\p{L}+ )?${CAT}\b[^.]*`,
    String.raw`\b(?:secret|other|double|night) (?:life|lives|family) of (?:our |my |the |her |his |their )?${CAT}\b`,
    String.raw`\b${CAT}\b[^.]*\b(?:has|have|had) (?:a secret|another (?:family|home|house)|two (?:families|homes|houses|names)|lots of (?:names|homes|families))\b[^.]*`,
    String.raw`\b${CAT}\b[^.]*\b(?:visits everyone|visits everybody|is theirs)\b[^.]*`,
    String.raw`\b${CAT}\b[^.]*\bcomes? (?:home|back) (?:every morning|with)\b[^.]*`,
  ].join('|'),
  'iu',
);

/** Nobody knows where the cat goes at night; she cannot go before one of the house is asleep. */
export const GOES_HER_ROUND: StoryEvent = {
  id: 'goes-her-round',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:cardboard|box|get out|lost|(?<!goes )missing|can(?:not|['’]?t) find|die[sd]?|dead|vet|witch\w*|moon|space|mars|sea|boat|school|shop|market|christmas|kittens?|mouse|mice|magic\w*|superhero|hat|boots|circus|train|pool|swim\w*|for the first time|not allowed|scared|afraid|frightened|wants? to (?:be|see|travel)|fiddle|robots?|pirates?|astronaut|london)\b/i,
  fits: (theme) => onTheGround(theme) && new RegExp(String.raw`\b${CAT}\b`, 'iu').test(theme.raw),
  needs: ({ raw }) => new RegExp(String.raw`\b${CAT}\b`, 'iu').test(raw),
  reads: (theme) => ({
    ...NOTHING_ELSE,
    hero:
      [theme.hero, theme.other].find((each) => each?.being?.id === 'cat' && !each.plural) ?? nounDrawn(theme, 'cat'),
    other: null,
    thing: about('torch'),
    also: [],
  }),
  plots: [{ ...standsApart(NUMBER_ONE), when: OF }],
  talk: {
    young: { yours: [() => 'What are animals doing while you sleep?'] },
    older: {
      wonder: [() => 'What was she waiting for, all that evening?'],
      yours: [() => 'Who is awake at night where you live?'],
    },
  },
};
