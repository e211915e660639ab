import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NINE_ROOMS } from './nine-rooms.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FRIEND = String.raw`(?:(?:best )?friends?|neighbours?|cousins?|classmates?|(?:the )?other (?:children|kids|families)|the others|everyone else|everybody else|others)`;
const HOME = String.raw`(?:house|home|flat|apartment|room|bedroom|garden|burrow|den|nest)`;
const BIG = '(?:bigger|big|huge|larger|large|nicer|posher|grander|grand|enormous|massive|giant)';

/** "Our flat is small" is about those who live in it. */
const isHome = (hero: Entity | null): boolean =>
  /^(?:friend|house|home|flat|room|bedroom|apartment)s?$/i.test(hero?.word ?? '');

/** A friend has a bigger house, or more of everything. What there is at home is enough, and is used nine times over. */
export const BIGGER_HOUSE: StoryEvent = {
  id: 'bigger-house',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${FRIEND}(?: \p{Lu}\p{L}+)?\b[^.]{0,24}\b(?:has|have|lives? in|with|had|got) (?:\p{L}+ ){0,3}?${BIG} ${HOME}s?\b`,
      String.raw`\b${FRIEND}(?:['’]s|s['’])? ${HOME} (?:is )?(?:\p{L}+ )?${BIG}\b`,
      String.raw`\bwhy is (?:\p{L}+ )?${FRIEND}(?:['’]s|s['’])? ${HOME} (?:\p{L}+ )?${BIG}\b`,
      String.raw`\b${FRIEND}(?: \p{Lu}\p{L}+)? (?:who )?(?:has|have|had|got) (?:got )?(?:so many|so much|lots of|more|a lot more|many more|much more)(?: (?:toys?|money|things|stuff|rooms|clothes|games))?(?: than (?:me|us|i|we|he|she|him|her)(?: (?:have|has|do|does))?)?[.!?]?$`,
      String.raw`\b(?:we|i|he|she|they) (?:have|has|['’]ve|get|got) (?:got )?(?:less|fewer|not as much|not as many|not so many)(?: (?:money|toys|things|space|stuff))?(?: than| as|$)`,
      String.raw`\b(?:do ?n['’]?t|do not|does ?n['’]?t|does not|have ?n['’]?t) (?:have|got|has) (?:got )?(?:as|so) (?:much|many) (?:\p{L}+ )?as\b`,
      String.raw`\b(?:our|my|her|his|their) (?:${HOME}) is (?:\p{L}+ )?(?:small|smaller|tiny|little)(?: than (?:my|her|his|our) ${FRIEND}(?:['’]s|s['’])?)?\b`,
      String.raw`\b(?:lives?|living|live) in (?:a |one |an? only )?(?:very |tiny |really )?(?:small|tiny|little|one|single)(?: (?:house|flat|room|apartment|burrow))+\b`,
      String.raw`\b(?:small|tiny|little) flat\b`,
      String.raw`\b(?:not (?:much|a lot of|enough) money|poor(?:er)? than|can['’]?t afford|cannot afford|rich(?:er)? friends?|friends? (?:is|are|who is|who are) rich(?:er)?)\b`,
      String.raw`\b(?:jealous|envious) of (?:my |her |his |a )?${FRIEND}(?:['’]s|s['’])? (?:\p{L}+ )?(?:${HOME}|toys|things)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:mov(?:e|es|ed|ing)|homeless|evict\w*|food bank|hungry|debt|lost (?:his|her|my|the) job|divorc\w*|castle|giant['’]?s|a giant|hundred rooms|magic\w*|shell|crab|snail|share|shares|sharing|broke|broken|steals?|stole|haunted|ghost|birthday|christmas|doll['’]?s|tree ?house|builds?|building|grow(?:s|ing)?|shrinks?|too (?:small|big)|bear['’]s house|gingerbread|away)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (theme.hero?.plural !== true || somebody(theme.hero) === null) &&
    !/^(?:sea|vehicle|insect|bird)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.isa === 'person' || isHome(hero) ? null : somebody(hero),
    other: null,
    thing: about('plate'),
    wish: null,
  }),
  plots: [standsApart(ableFriend(NINE_ROOMS))],
  talk: {
    young: { yours: [() => 'What else can a table be?'] },
    older: {
      wonder: [() => 'Which of the rooms would you have stayed in?'],
      yours: [() => 'What room could this one be, next?'],
    },
  },
};
