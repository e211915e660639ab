import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { BAG } from './bag.ts';
import { BOUNCES } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody who was always in the air stays on the ground. */
export const LOST_BOUNCE: StoryEvent = {
  id: 'lost-bounce',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:los(?:t|es?|ing)|missing|can(?:'|’)?t find|cannot find|looking for|looks for|without) (?:his|her|its|their|the|a|my) (?:\p{L}+ )?${BOUNCES}\b|\bmissing ${BOUNCES}\b|\bwants? (?:his|her|its|their|my) ${BOUNCES} back\b|\bwhere (?:did|has|is) (?:my|his|her|its|the) ${BOUNCES} (?:go|gone)\b|\b(?:forg[eo]ts?|has forgotten) how to ${BOUNCES}\b|\b(?:no longer|can(?:'|’)?t|cannot) ${BOUNCES} any ?more\b|\b${BOUNCES} (?:is |has |was )?(?:lost|missing|gone|disappeared)\b`,
    'iu',
  ),
  not: /\b(?:rope|castle|space|moon|trampoline|football|hurt|broken|died|hospital)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    (theme.hero === null || theme.other === null) &&
    !/^(?:vehicle|thing|sea)$/.test((theme.hero ?? theme.other)?.being?.isa ?? ''),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero ?? other,
    other: null,
    thing: (hero ?? other)?.being ? null : about('bag'),
  }),
  plots: [{ ...BAG, when: new RegExp(String.raw`\b${BOUNCES}\b`, 'i') }],
  talk: {
    young: { yours: [() => 'How high can you jump? And with a bag on?'] },
    older: {
      wonder: [() => 'When did you know where it had gone?'],
      yours: [() => 'Which present is best when one need not carry it?'],
    },
  },
};
