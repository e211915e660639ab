import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BOOTS } from './boots.ts';
import { DEN } from './den.ts';
import { DROPS } from './drops.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Rain outside, and everybody in. */
export const RAINY_DAY: StoryEvent = {
  id: 'rainy-day',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\brain\w*\b.*\b(?:home|inside|indoors|in the house|bored|nothing to do|stuck|window|boots|wellies|puddles?)\b|\b(?:home|inside|indoors|stuck|bored|wellies|boots|puddles?)\b.*\brain\w*\b|^(?:a |the |one )?(?:rainy|wet) (?:day|afternoon|sunday|saturday|weekend)s?$|\b(?:build\w*|mak(?:e|es|ing)|built|a|our|the) (?:\w+ )?(?:den|fort)\b.*\b(?:living ?room|sofa|lounge|home|inside|indoors|rain\w*|blankets?|cushions?|pillows?|bedroom)\b|\b(?:blanket|pillow|cushion|sofa) (?:den|fort)\b|\bjump\w* in (?:muddy )?puddles\b/i,
  not: /\b(?:beach|zoo|park|camp\w*|tent|picnic|school|bus|woods|forest|garden|tree ?house|scared|afraid|thunder\w*|festival|holiday|rain ?forest|flood\w*|tree)\b/i,
  reads: ({ hero, other, raw }) => ({
    relation: 'go',
    place: null,
    clause: null,
    want: null,
    activity: null,
    occasion: null,
    other: somebody(other),
    ...(hero && /^(?:indoors?|inside|home|window)$/.test(hero.word) ? { hero: null } : {}),
    thing: hero?.being && hero.known ? null : about(/\b(?:den|fort)\b/i.test(raw) ? 'den' : 'rain'),
  }),
  plots: [DROPS, DEN, BOOTS],
  talk: {
    young: { yours: [() => 'What do you do when it rains?'] },
    older: {
      wonder: [() => 'What would have happened that day if the sun had been out?'],
      yours: [() => 'What would you build in our living room, and what would be the roof?'],
    },
  },
};
