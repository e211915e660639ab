import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { kinWords } from '../../../../facts/kin.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { UG } from './ug.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NEAR =
  /\bcolds?\b|throat|cough|nose|\bflu\b|temperature|fever|poorly|\bill\b|\bsick\b|unwell|sniffl|snuffl|not well|weather/i;
const POORLY = /\b(?:poorly|ill|sick|unwell|under the weather|not (?:feeling )?(?:very )?well)\b/i;
const KIN = new RegExp(String.raw`\b(?:${kinWords.join('|')})\b`, 'iu');

/** Somebody lies in bed with a cold or a sore throat. */
export const HAS_A_COLD: StoryEvent = {
  id: 'has-a-cold',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:has|have|had|having|with|catch\w*|caught|got|gets?|getting|gave|gives?) (?:\p{L}+ )?(?:a|the) (?:\p{L}+ ){0,2}(?:colds?|sniffles|snuffles|flu|cough|temperature|fever|throat|nose)\b(?! (?:winter|day|night|morning|heart|nose|drink|snack|wind|shower|swim|bath|hand|foot|feet))|\b(?:sore|tickly|scratchy|hoarse) throat\b|\b(?:runny|blocked|stuffy|bunged[- ]up|snotty|drippy) nose\b|\bnose (?:that |is |was |will not stop |won'?t stop )*(?:runs|running|blocked|bunged up|drips|dripping)\b|\b(?:is|was|feels?|felt|feeling|are|gets?|got|being|when|off) (?:\p{L}+ )?(?:poorly|ill|unwell|sick|under the weather)\b|\bpoorly \p{L}+|\bsick (?:bear|dragon|bunny|rabbit|fox|dinosaur|teddy|puppy|kitten|child|day|bed)\b|\bnot (?:feeling )?(?:very )?well\b|\b(?:doesn'?t|does not|didn'?t) feel (?:very )?well\b|\p{L}['’]s (?:\p{L}+ )?cold$|\bcatching (?:a )?colds?\b|\bin bed with\b/iu,
  not: /\b(?:sneez\w*|atchoo|tissue|hospital|operation|doctor|vet|cancer|chickenpox|chicken pox|spots?|died|dies|dead|sick of|sea ?sick\w*|home ?sick\w*|car ?sick\w*|travel ?sick\w*|love ?sick\w*|tummy|stomach|toothache|baby|big nose|red nose|long nose|magic\w*|toy doctor|toys|lost (?:his|her|its|my|the) voice|pinocchio|clown|sea|ocean|space|moon|football|school play|kills?|nose picking|wet nose|mental\w*|pirate|ship|boat|ferry|witch|wizard|christmas|santa|cold water|medicine|pandemic|covid|virus|germs?|vegetables?|chocolate|sweets|ate)\b/i,
  // Grown-ups who are ill are another matter than a grown-up's cold.
  fits: (theme) =>
    onTheGround(theme) &&
    !(POORLY.test(theme.raw) && KIN.test(theme.raw) && !/\bcold\b/i.test(theme.raw)) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || (!each.plural && !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)),
    ),
  // Whoever stands beside it is the one who comes to see them; a child named first visits.
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero) ?? somebody(other),
    other: somebody(hero) ? somebody(other) : null,
    thing: (somebody(hero) ?? somebody(other)) ? null : about('bed'),
  }),
  plots: [standsApart(ableFriend({ ...UG, when: NEAR }))],
  talk: {
    young: { yours: [() => 'What do you want when you are poorly?'] },
    older: {
      wonder: [({ hero }) => `When did you know what ${hero} wanted?`],
      yours: [() => 'What is the first thing you would bring somebody who has to lie in bed?'],
    },
  },
};
