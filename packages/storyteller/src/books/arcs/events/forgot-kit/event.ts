import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { LOOKED_OVER } from './looked-over.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIT = String.raw`(?:(?:my|his|her|their|our|the|its|a|some) )*(?:home ?work|spellings|trainers|(?:pe|p\.e\.|gym|games|sports?|swimming|football|school) (?:kit|things|clothes|bag)|kit|(?:reading|library|school) (?:book|folder|record|diary)|book ?bag)`;
const FORGETS = String.raw`(?:forg[eo]t(?:s|ting|ten)?|leav(?:es|ing)|left|loses|lost|losing|(?:never|doesn['’]?t|does not|can['’]?t|cannot) remembers?|without|no)`;

/** What is needed at school lies at home; nobody is cross, and two see what one does not. */
export const FORGOT_KIT: StoryEvent = {
  id: 'forgot-kit',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${FORGETS} (?:(?:always|again) )?${KIT}\b|\b${KIT} (?:(?:is|was|are|got|has been|had been|that was|still|always|again) )+(?:at home|by the (?:front )?door|forgotten|left|lost|on the (?:kitchen )?table|behind)\b|\bwhere(?:['’]s| is| are) ${KIT}\b|\blost property (?:box|shorts)\b|\b(?:br(?:ings?|ought|inging)|runs?|ran|rac(?:es|ed)) (?:back )?(?:(?:to school )?with |for )?${KIT} (?:(?:in )?to school|back to school)\b|\bforgot(?:ten)? (?:pe|gym|school) (?:kit|things|bag|day)\b`,
    'iu',
  ),
  not: /\b(?:ate|eats|eaten|chewed|gobbled|robots?|aliens?|magic\w*|died|dead|grandma forgets|everything|detention|bull(?:y|ied|ies|ying)|stole\w*|steals?|thief|spells?|dementia|lost (?:his|her|my|our) (?:mum|dad)|no homework|no kit bag)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (somebody(theme.hero) ?? somebody(theme.other))?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test((somebody(theme.hero) ?? somebody(theme.other))?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero) ?? somebody(other),
    other: null,
    thing: about('bag'),
  }),
  plots: [LOOKED_OVER],
  talk: {
    young: { yours: [() => 'What must go with you in the morning?'] },
    older: {
      wonder: [() => 'Did the one with the bell really forget?'],
      yours: [() => 'Who looks you over before you go out?'],
    },
  },
};
