import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BEHIND_YOU } from './behind-you.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const ALONE = String.raw`(?:all )?(?:alone|by (?:him|her|it|my|them)sel(?:f|ves)|on (?:his|her|its|my|their) own|without (?:(?:his|her|its|my|their|a|the|any) )?(?:mum|mummy|dad|daddy|parents?|grown[- ]ups?|me|us))`;
const TO = String.raw`(?:to (?:the )?(?:(?:corner|sweet|village|bread|local|big|new|very) )*(?:school|shops?|bakery|bakers?|baker['’]s)|there)`;
const WALKS = String.raw`(?:walk(?:s|ed|ing)?|go(?:es|ing)?|went|gets?|getting)`;

/** A first walk alone, to school or to the shop, that a grown-up has allowed. Whoever is lost on the way is told elsewhere. */
export const WALK_ALONE: StoryEvent = {
  id: 'walk-alone',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${WALKS} ${TO} ${ALONE}|\b${ALONE},? (?:all the way )?${TO}|\bfirst (?:ever )?(?:time )?(?:walk(?:s|ing)?|trip|errand)? ?(?:(?:${WALKS}) )?(?:${TO} )?${ALONE}|\bwalk(?:s|ed|ing)? (?:${TO} )?${ALONE} for the first time|\bfirst (?:solo )?(?:walk|trip|errand) ${TO}|\bold enough to (?:walk|go) (?:${TO} )?${ALONE}|\bwalk(?:s|ing)? ${ALONE} for the (?:very )?first time|\bfirst solo walk\b`,
    'iu',
  ),
  not: /\b(?:lost|lose|loses|follow(?:s|ed|ing)? (?:him|her|me) home|strangers?|night|dark|woods?|forest|moon|space|home|play\w*|plays|fly|flies|swim\w*|dragon['’]s|sleep\w*|scared of being alone|miss(?:es|ed)|busy road|motorway|lunch|break|toddler wanders|wandered|runs? (?:away|off)|stage|with (?:(?:my|his|her|its|a) )?(?:\p{L}*(?:mum|mummy|dad|daddy|gran\p{L}*|nan\p{L}*|friends?|brother|sister|dog))\b(?! (?:behind|hiding)))\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(hero) === null ? null : somebody(other),
    thing: about('backpack'),
  }),
  plots: [standsApart(ableFriend(BEHIND_YOU))],
  talk: {
    young: { yours: [() => 'Who walks with you?'] },
    older: {
      wonder: [() => 'Whose first time was it?'],
      yours: [() => 'What do you pass on your way?'],
    },
  },
};
