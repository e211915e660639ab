import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { FLAT } from './flat.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SIBLING = String.raw`(?:(?:big|little|older|elder|younger|twin|teenage) )?(?:brother|sister|cousin)`;
const ONE = String.raw`(?:me|us|him|her|them|\p{Lu}\p{Ll}+)`;
const ROOM = String.raw`(?:bed ?)?room`;

/** A brother or sister has shut the door, or will not play; the room they share, and what they fight over, are another's. */
export const KEEP_OUT: StoryEvent = {
  id: 'keep-out',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${SIBLING}\b(?: \p{L}+)? (?:(?:who|that) )?(?:(?:always|just|never) )?(?:won['’]?t|will not|wouldn['’]?t|doesn['’]?t|does not|never|stopped|refuses to) ?(?:let(?:s|ting)?|allow(?:s|ing)?) ${ONE} (?:to )?(?:(?:come|go|play|be|stay) )?(?:in|into|inside)\b`,
      String.raw`\b${SIBLING}\b(?: \p{L}+)? (?:(?:who|that) )?(?:(?:always|just|only|now) )?(?:shuts?|closes?|locks?|slams?|shutting|closing|has (?:shut|closed|locked)) (?:the|her|his|their|its) (?:${ROOM} )?door\b`,
      String.raw`\b${SIBLING}['’]s (?:${ROOM} )?door (?:says|is (?:always )?(?:shut|closed|locked)|has a)\b`,
      String.raw`\b(?:not allowed|never allowed|banned|keep out of|kept out of|shut out of|not welcome|wants? to (?:come|go|get|play)) (?:(?:in|into|from|of|inside) )?(?:my |his |her |their |our )?${SIBLING}['’]s ${ROOM}\b`,
      String.raw`\b${SIBLING}\b(?: \p{L}+)? (?:(?:who|that) )?(?:(?:always|just|only) )?(?:(?:won['’]?t|will not|doesn['’]?t|does not) (?:want to |ever )?play|never (?:wants to )?plays?|no longer (?:wants to )?plays?|(?:has|have) no time|(?:is|['’]s) too (?:busy|big|old|grown[- ]up|cool))(?: to play)?(?: with| for| to)? ${ONE}\b`,
      String.raw`\b${SIBLING}\b[^.]*\b(?:keep out|no entry|private|do not disturb)\b`,
      String.raw`\bkeep out\b[^.]*\b(?:${SIBLING}['’]s|door)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:bab(?:y|ies)|hits?|hitting|bites?|biting|hurts?|bull\w*|scared|afraid|died?|dead|hospital|ill|sick|divorc\w*|moved out|moving out|university|college|prison|share|sharing|bunk|treehouse|tree house|castle|cave|wizard\w*|haunted|monster\w*|ghost\w*|secret (?:club|door|garden)|football|lego|bike|ball)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing|bird)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: /^(?:brother|sister|cousin)$/.test(hero?.word ?? '') ? null : somebody(hero),
    other: null,
    thing: about('sign'),
  }),
  quarrel: true,
  plots: [FLAT],
  talk: {
    young: { yours: [() => 'What could get under our door?'] },
    older: {
      wonder: [() => 'What could the paper one not do?'],
      yours: [() => 'When do you like your door to be shut?'],
    },
  },
};
