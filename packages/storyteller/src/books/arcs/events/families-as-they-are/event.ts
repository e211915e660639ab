import { kinWords } from '../../../../facts/kin.ts';
import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ALL_OF_US } from './all-of-us.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:${kinWords.join('|')})`;
const STEP = String.raw`(?:step[- ]?(?:mum|mom|mother|dad|father|parent|famil(?:y|ies)))`;
const OLDER = String.raw`(?:gran\p{L}*|nan(?:a|na|ny)?|oma|opa|aunt\p{L}*|uncle)`;

/** A family of two mums, of one gran or of whoever it is; nobody in it remarks upon it. */
export const FAMILIES_AS_THEY_ARE: StoryEvent = {
  id: 'families-as-they-are',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:two|2|both) (?:\p{L}+ )?(?:mums|mummies|moms|mommies|mothers|mamas|dads|daddies|fathers|papas)\b|\b(?:mummy|mum|mommy|mom) (?:and|&) mama\b|\b(?:daddy|dad) (?:and|&) papa\b|\b${STEP}\b|\b${OLDER} (?:who )?(?:brings?|is bringing|brought|raises?|is raising|looks after) (?:\p{L}+ )?up\b|\b${OLDER} (?:raises|is raising|raised) (?:me|him|her|them|us|\p{Lu}\p{L}+)\b|\b(?:brought up|raised|looked after) by (?:his|her|my|their|a) ${OLDER}\b|\bgrow(?:s|ing) up with (?:\p{L}+ )?(?:grandparents|${OLDER})\b|\bliv(?:es?|ing) with (?:(?:just |only )?(?:his|her|my|their) )?${OLDER}(?: and ${OLDER})?$|\bfamil(?:y|ies) (?:come|comes|are|is) (?:in )?(?:all|every|many|different)\b|\b(?:all (?:kinds|sorts) of|different|every|blended|rainbow|patchwork) famil(?:y|ies)\b|\bsame[- ]sex (?:parents|famil\p{L}+)\b|\b(?:just|only) (?:me and )?${KIN} (?:and me)?(?: at home)?$|\bsingle (?:mum|mom|dad|parent)\b`,
    'iu',
  ),
  not: /\b(?:egypt\w*|pyramids?|tomb|bandages?|museum|wicked|cinderella|evil|divorc\w*|died|dead|sad|scared|hates?|jealous|miss(?:es|ing)?|not my|doesn['’]?t like|real (?:dad|mum)|wedding|marry\w*|marri\w*|birthday|christmas|picnic|camp\w*|builds?|tree ?house|beach|zoo|park|football|swim\w*|bak(?:es?|ing)|pancakes?|robots?|ducks? crossing|new baby|school|each other|new (?:step\w+|dad|mum)|moves? in|wolves|adopt\w*|foster\w*)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|vehicle|insect)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.plural === true || hero?.being?.isa === 'person' ? null : somebody(hero),
    other: null,
    thing: about('camera'),
  }),
  plots: [standsApart(ableFriend(ALL_OF_US))],
  talk: {
    young: { yours: [() => 'Who would be in a picture of us?'] },
    older: {
      wonder: [() => 'What can a mirror see that nobody else can?'],
      yours: [() => 'Who takes the pictures, where you are?'],
    },
  },
};
