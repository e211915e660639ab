import { kinWords } from '../../../../facts/kin.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { ableFriend } from '../able-friend.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { TUNE } from './tune.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const NEAR = /forg[eo]t|remember|memory/i;
/** An old person who forgets is no joke to a family. */
const KIN = new RegExp(String.raw`\b(?:${kinWords.join('|')})\b`, 'iu');

/** Somebody who forgets whatever they are told. */
export const FORGETS_IT_ALL: StoryEvent = {
  id: 'forgets-it-all',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bnever remembers$|\bforgetful\b|\b(?:always|never stops?|keeps?|kept|often) (?:on )?(?:forgot\w*|forgets?|forgetting)\b|\bforg[eo]ts? (?:everything|things|all|it all|anything|what (?:he|she|it|they))\b|\bforgetting (?:everything|things)\b|\b(?:can(?:'|’)?t|cannot|can not|could ?n[o'’]?t|could not|never|does ?n[o'’]?t) (?:ever )?remember(?:s|ed)? (?:anything|a thing|things|everything|what)\b|\b(?:no|bad|terrible|poor|lost (?:his|her|its|their)) memory\b|\bwho forg[eo]ts?$/iu,
  not: /\b(?:kit|reading book|trainers|book bag|birthday|christmas|santa|nuts?|acorns?|spells?|magic|homework|name|song|lines|words|home|school|lunch|teddy|how to|dementia|alzheimer\w*|hospital|fly|swim|space|moon|sea|old lady|old man|old woman|fish|goldfish)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    !KIN.test(theme.raw) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || (!each.plural && !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa)),
    ),
  reads: ({ hero: first, other: second, raw }) => {
    // "A wizard and his forgetful owl": it is the owl who forgets.
    const isSecond =
      /\b(?:and|with) (?:an?|the|his|her|its|their|my|our) (?:\p{L}+ )?forgetful\b/iu.test(raw) &&
      somebody(second) !== null;
    const [hero, other] = isSecond ? [second, first] : [first, second];
    return {
      hero: somebody(hero) ?? somebody(other),
      other: somebody(hero) ? somebody(other) : null,
      thing: (somebody(hero) ?? somebody(other)) ? null : about('string'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [standsApart(ableFriend({ ...TUNE, when: NEAR }))],
  talk: {
    young: { yours: [() => 'Which song do you never forget?'] },
    older: {
      wonder: [() => 'What were the scarf, the sock and the ribbon good for?'],
      yours: [() => 'How do you remember a thing that you must not forget?'],
    },
  },
};
