import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { NOTHING_AT_FIVE } from './nothing-at-five.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WAKES = String.raw`(?:wakes?|woke|waking|gets?|got|getting|is|are|am|be|being)(?: (?:up|awake|out of bed|us|me|him|her|everybody|everyone|mum|dad|mummy|daddy|always|all|the whole (?:house|family)))*`;
const EARLY = String.raw`(?:(?:much |far |very |way |so )*(?:too )?early|at (?:five|5|four|4|half past (?:four|five)|half four|half five|dawn|sunrise|the crack of dawn)(?: ?(?:am|a\.m\.|o['’]?clock))?|before (?:the sun|sunrise|dawn|the birds|everyone|everybody|it is light))`;

/** Somebody is up at five, and wants to play. Bad dreams, nights without sleep and crowing have books of their own. */
export const UP_TOO_EARLY: StoryEvent = {
  id: 'up-too-early',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${WAKES} ${EARLY}\b|\bup (?:much |far |very |way )*too early\b|\bearly risers?\b|\btoo early to get up\b|\b(?:still|too) early to play\b|\b(?:always )?(?:the )?first (?:one )?(?:up|awake) (?:in the (?:house|family|morning)|every (?:day|morning))\b|\b(?:awake|up) at (?:five|5|four|4) ?(?:am|a\.m\.|o['’]?clock|every|in the)|\b(?:is|isn['’]?t) it (?:morning|day|time to get up) (?:yet|now)\b|\bfive o['’]?clock in the morning\b|\bup (?:with the lark|before (?:everyone|everybody|the sun|the birds|dawn))\b`,
    'iu',
  ),
  not: /\b(?:cockerels?|roosters?|crow(?:s|ing)?|owls?|bats?|alarm clock|(?<!before the )sun|moon|stars?|flowers?|bulbs?|hibernat\w+|winter|spring|christmas|birthday|easter|santa|eid|holidays?|airport|plane|fishing|milk|baker\w*|school|scared|frightened|afraid|nightmares?|bad dreams?|monsters?|wet|cries|crying|hungry|ill|sick|won['’]?t|will not|can['’]?t|cannot (?:get|wake)|party|too early for|born)\b/i,
  fits: (theme) => {
    const { hero } = theme;
    return (
      onTheGround(theme) && hero?.plural !== true && !/^(?:sea|vehicle|insect|thing|bird)$/.test(hero?.being?.isa ?? '')
    );
  },
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('boots'),
  }),
  plots: [standsApart(ableFriend(NOTHING_AT_FIVE))],
  talk: {
    young: { yours: [() => 'Who is up first where you live?'] },
    older: {
      wonder: [() => 'Who needed the wave more?'],
      yours: [() => 'What happens outside before you are up?'],
    },
  },
};
