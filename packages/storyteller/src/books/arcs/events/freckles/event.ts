import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { SANDWICH } from './sandwich.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const HAIR = String.raw`(?:(?:very|so|really|long|short|big|bright|bouncy|lovely) )*(?:curly|frizzy|ginger|red|wavy|fuzzy|afro) ?hair`;

/** Something of one's own looks that everybody asks about. Nobody's looks are put right, and none are made fun of. */
export const FRECKLES: StoryEvent = {
  id: 'freckles',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bfreckl(?:es?|y)\b|\bbirth ?marks?\b|\bbeauty spot\b|(?:\b(?:with|has|have|having|got|my|her|his|their|about|love|loves)(?: \p{L}+){0,2} |^)${HAIR}(?=$|[,.!?]| (?:and|that|is|which|like|than|from|because)\b)|\bhair (?:is|was) (?:so |very |really |all )*(?:curly|frizzy|ginger|red|wavy|fuzzy)\b|\b(?:my|her|his|our|their|bouncy|with|has|have) (?:\p{L}+ )?curls\b(?! up| into)|^curls$|\bafro\b|\bgap (?:in|between) (?:the|my|his|her|their|two) (?:\p{L}+ ){0,2}teeth\b|\b(?:gap|gappy)[- ]?(?:tooth(?:ed)?|teeth|smile)\b|\bears (?:that |which |are )?(?:stick(?:s|ing)?|stuck) out\b|\bstick(?:y|ing)[- ]out ears\b|\b(?:different|odd|two)[- ]colou?red eyes\b|\bone (?:blue|green|brown) eye\b|\bred ?heads?\b`,
    'iu',
  ),
  not: /\b(?:hair ?cut|cut|brush\w*|comb\w*|wash\w*|tangl\w*|knots?|nits|lice|dyed?|dyes|plaits?|bald|wig|straight hair|tooth fell|wobbly|tooth fairy|lost|los(?:es|ing)|fell|falls|chicken ?pox|bull(?:y|ied|ies|ying)|teas(?:e|ed|es|ing)|laugh\w* at|mean|ugly|scars?|burn\w*|operation|doctor|goes|went|going|finds?|found|saves?|meets?|flies|builds?|rescues?|discovers?|becomes?|wins?|moon|space|treasure|princess|red ?heads? woodpecker|ladybirds?|wants to|learns?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (somebody(theme.hero) === null || theme.hero?.plural !== true) &&
    !/^(?:sea|vehicle|insect)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('sandwich'),
  }),
  plots: [SANDWICH],
  talk: {
    young: { yours: [() => 'What is only there when you laugh?'] },
    older: {
      wonder: [() => 'When is it different to be asked?'],
      yours: [() => 'What tall story could you tell about something of yours?'],
    },
  },
};
