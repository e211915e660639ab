import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { ASKS } from './asks.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const GRAND = String.raw`(?:grandma|grandpa|granny|gran|nana|nan|nanny|grandad|granddad|grandmother|grandfather|great-?gran\w*)`;
const SUPER = new RegExp(
  [
    String.raw`\bsuper[- ]?${GRAND}\b`,
    String.raw`\bsuper-? ?hero(?:ine)? ${GRAND}\b`,
    String.raw`\b${GRAND},? (?:the |(?:is|was|who is|who was|becomes|became|turns into|as) (?:secretly |really )?(?:a |the )?(?:\p{L}+ )?)super-? ?hero\w*`,
    String.raw`\b${GRAND}\b[^.]*\bsuper-? ?(?:powers?|hero\w*|strong|fast|cape)\b`,
    String.raw`\bsuper-? ?hero\w*\b[^.]*\b${GRAND}\b`,
    String.raw`\b(?:captain|wonder|bat|flying|mighty|amazing) ${GRAND}\b`,
  ].join('|'),
  'iu',
);

/** A grandmother or a grandfather who is a superhero, and asks first. */
export const SUPER_GRAN: StoryEvent = {
  id: 'super-gran',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SUPER,
  not: /\b(?:supermarket|secretly|might be|could be|died|heaven|hospital|birthday|christmas|dress\w* up|costume|bike|plane|kite|flying (?:to|home))\b/i,
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('superhero'),
    occasion: null,
  }),
  plots: [{ ...ASKS, when: SUPER }],
  talk: {
    young: { yours: [() => 'What would you like to fly over?'] },
    older: {
      wonder: [() => 'Which question was the best one?'],
      yours: [() => 'Who asks you first what is the matter?'],
    },
  },
};
