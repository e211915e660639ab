import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOTHING_HERE } from './nothing-here.ts';
import { CRIED } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WHAT = CRIED.source.replaceAll(String.raw`\b`, '');
const WHO = String.raw`(?:him|her|them|me|(?:the|a|an) \p{L}+)`;

/** Somebody shouts when there is nothing there. Small untruths about what was broken or eaten have a book of their own. */
export const CRIED_WOLF: StoryEvent = {
  id: 'cried-wolf',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`(?:\bcr(?:y|ies|ied)|(?<!\b(?:an?|the|who is|was|of) )\bcrying) ["'“‘]?${WHAT}\b|\b(?:shout|yell|scream|call)(?:s|ed|ing)? (?:out )?["'“‘]?(?:an? )?${WHAT}\b|\btall (?:stories|tales|story|tale)\b|\bfalse alarms?\b|\b(?:nobody|no one|no-one|none of them) (?:ever )?(?:believes?|believed|will believe|would believe) ${WHO} (?:any ?more|any longer|again|now|because|when)|\b(?:until|so|and|but|that) (?:then )?(?:nobody|no one|no-one) (?:ever )?(?:believes?|believed|will believe|would believe) (?:him|her|them|it)\b|\bexaggerat\w+\b|\b(?:says|said|pretends|pretended|shouts|shouted) (?:that )?there(?:['’]s| is| was) (?:an? )?${WHAT} (?:when|but|every|all|until|just)`,
    'iu',
  ),
  not: /\b(?:nice|kind|gentle|friendly|fire ?(?:engine|fighter|drill|station|man|works?)|camp ?fire|bonfire|fishing|fisherman|santa|father christmas|tooth fairy|fairies|magic|police|homework|broke|ate|ghost story)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, childRole, raw }) => {
    const isOfChild =
      childRole !== null ||
      /\b(?:boy|girl|child|kid|son|daughter|brother|sister)\b/iu.test(raw) ||
      /^(?:cry|crying) /iu.test(raw);
    const who = somebody(hero);
    // "The boy who cried wolf" is no wolf's.
    const isCried =
      who !== null &&
      CRIED.test(who.word) &&
      !new RegExp(String.raw`^\s*(?:an?|the) (?:\p{L}+ )?${who.word}\b`, 'iu').test(raw);
    return {
      hero: isOfChild || isCried ? null : who,
      other: null,
      thing: about('gate'),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [standsApart(ableFriend(NOTHING_HERE))],
  talk: {
    young: { yours: [() => 'What small thing did you see today?'] },
    older: {
      wonder: [() => 'Why did everybody come when they were told not to?'],
      yours: [() => 'Who believes you, whatever you say?'],
    },
  },
};
