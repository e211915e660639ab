import { kinWords } from '../../../../facts/kin.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { THE_COAT } from './the-coat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:${kinWords.join('|')}|brother|sister|parents?)`;
const BACK = String.raw`(?:comes? (?:back|home)|coming (?:back|home)|is (?:back|home)|gets? (?:back|home)|returns?|be (?:back|home))`;
const AWAY = String.raw`(?:(?:works?|working|is|are|goes|going|has gone|went|gone) (?:\p{L}+ ){0,2}?(?:away|at sea|to sea|abroad|on (?:a )?(?:\p{L}+ )?(?:ship|oil rig|rig|submarine|tour|duty|deployment|(?:work|business) trip)|in the (?:army|navy|air force|forces|military)|deployed)|works? away|on a (?:work|business) trip)`;

/** Somebody is away for a number of nights, and comes back when they are over. Who is never coming back is a gentle book's. */
export const COUNTING_DAYS: StoryEvent = {
  id: 'counting-days',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:count\w*|cross\w* (?:off|out)|how many(?: more)?|\p{L}+ more|too many) (?:\p{L}+ ){0,3}?(?:sleeps|days|nights)\b[^.]{0,20}\b(?:until|till|before)\b[^.]{0,24}\b${KIN}\b[^.]{0,24}\b${BACK}\b|\b(?:sleeps|days|nights) (?:until|till|before) [^.]{0,24}\b${KIN}\b[^.]{0,24}\b${BACK}\b|\b${KIN}\b[^.]{0,20}\b${AWAY}\b[^.]{0,40}\b(?:count\w*|sleeps|days|nights|weeks?|months?|wait\w*|miss\w*|work|army|navy|sea|comes? (?:back|home))\b|\b${KIN}\b[^.]{0,20}\b${AWAY}$|\b${KIN} (?:(?:is|are) )?(?:away )?(?:in the (?:army|navy|forces|military)|a soldier|a sailor|at sea|deployed)\b|\bwhen (?:is|does|will) (?:\p{L}+ )?${KIN} (?:be |get )?(?:com(?:e|ing) )?(?:back|home)\b|\bwait\w* for (?:\p{L}+ )?${KIN} to come (?:back|home) from (?:sea|the sea|the army|the navy|a (?:long )?trip|(?:a )?work trip|far away|work away|the rig)\b`,
    'iu',
  ),
  not: /\b(?:late|christmas|birthday|easter|holidays?|santa|prison|jail|hospital|ill|sick|died?|dead|never|left us|moved out|divorc\w*|separat\w*|weekend at|every other|custody|new baby|baby born|war\b|killed|wounded|missing in|lost|sheep|magic\w*|outer space|rocket|astronaut|pirates?|robot|cries|crying|sad|angry|afraid|scared|gone away for ever|forever|for ever|university|college|grandm\w+ lives)\b/i,
  // The ship that somebody is on is nobody of whom it is told.
  fits: ({ hero, raw }) =>
    hero?.plural !== true &&
    (!/^(?:sea|vehicle|insect|thing)$/.test(hero?.being?.isa ?? '') ||
      new RegExp(
        String.raw`\b(?:on|drives?|driving|sails?) (?:an?|the|his|her) (?:\p{L}+ )?${hero?.word ?? ''}\b`,
        'iu',
      ).test(raw)),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: /^(?:person|vehicle|thing)$/.test(hero?.being?.isa ?? '') ? null : somebody(hero),
    other: null,
    thing: about('coat'),
  }),
  plots: [standsApart(ableFriend(THE_COAT))],
  talk: {
    young: { yours: [() => 'What do you count?'] },
    older: {
      wonder: [() => 'Which is harder, to undo a button or to do one up?'],
      yours: [() => 'What could you use to count nights with?'],
    },
  },
};
