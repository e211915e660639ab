import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { DUNKED } from './dunked.ts';
import { ROYAL } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isRoyal = (each: Entity | null): boolean => /^(?:queen|king|princess|prince)$/.test(each?.being?.id ?? '');
const MEAL = String.raw`(?:tea|dinner|lunch|supper|breakfast|cake)`;

/** A queen or a king comes to tea with an ordinary family, which means to behave. */
export const ROYAL_TEA: StoryEvent = {
  id: 'royal-tea',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b${ROYAL}\b[^.]*\b(?:comes?|came|coming|invited|visits?|round|pops? in|drops? in|stays?) (?:\p{L}+ )?(?:to|for|round for|over for)(?: \p{L}+)? ${MEAL}\b`,
      String.raw`\b${MEAL} (?:time |party )?(?:with|for) (?:the|a|our) ${ROYAL}\b`,
      String.raw`\b(?:invit\w+|asks?|asked|having|has) (?:the|a) ${ROYAL} (?:to|round|over|for)\b`,
      String.raw`\b${ROYAL} (?:visits?|comes? to|came to|knocks? (?:at|on)|is at) (?:my|our|his|her|\p{L}+['’]s) (?:house|home|door|flat|front door)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:snow queen|ice queen|fairy|bees?|ants?|lost|dragons?|tiger|toys?|teddy|teddies|scared|chess|christmas|moon|space|castle|palace)\b/i,
  // A tiger that comes to the king's tea is another story.
  fits: ({ hero, other }) => [hero, other].every((each) => !each?.being || isRoyal(each)),
  // Whoever else comes to tea is no queen.
  needs: ({ raw, hero, other }) =>
    new RegExp(String.raw`\b${ROYAL}\b`, 'iu').test(raw) &&
    [hero, other].every((each) => !each?.being || isRoyal(each)),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: [hero, other].find(isRoyal) ?? null,
    thing: about('biscuit'),
    wish: null,
  }),
  plots: [standsApart(DUNKED)],
  talk: {
    young: { yours: [() => 'What do you like to dunk?'] },
    older: {
      wonder: [() => 'Why had the visitor really come?'],
      yours: [() => 'What do you only do at home?'],
    },
  },
};
