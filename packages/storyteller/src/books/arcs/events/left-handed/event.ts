import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { NO_BUMP } from './no-bump.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LEFT = String.raw`(?:his|her|their|my|the|its) left (?:hand|paw|claw|fin|foot hand)`;

/** Scissors, ink and elbows, the other way round. Nothing about it is put right. */
export const LEFT_HANDED: StoryEvent = {
  id: 'left-handed',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:left|right)[- ]?(?:hand|paw)(?:ed(?:ness)?|ers?)\b|\bleft[- ]hand (?:scissors|writing|writer|pen)\b|\b(?:lefty|lefties|leftie|southpaw)\b|\b(?:writ(?:es?|ing|ten)|draws?|drawing|paint(?:s|ing)?|eats?|eating|cut(?:s|ting)?|does (?:everything|it all|things)|holds? (?:a|the|his|her|my) (?:pencil|pen|crayon|spoon|fork|wand|brush|sword)) (?:\p{L}+ )?(?:with|in) ${LEFT}\b|\buses? ${LEFT}\b`,
    'iu',
  ),
  not: /\b(?:broke\w*|plaster|cast|hurts?|hurting|sore|cut (?:his|her|my) (?:hand|finger)|lost|gloves?|mittens?|turn left|drive|driving|bull(?:y|ied|ies|ying)|teas(?:e|ed|es|ing)|laugh\w*|hits?|smack\w*|told off|stroke|thief|robbers?|steals?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|bird)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('scissors'),
  }),
  plots: [NO_BUMP],
  talk: {
    young: { yours: [() => 'Which one do you draw with?'] },
    older: {
      wonder: [() => 'Why was there no bump any more?'],
      yours: [() => 'What is made the wrong way round for you?'],
    },
  },
};
