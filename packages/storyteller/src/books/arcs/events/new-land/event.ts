import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ROUND_AGAIN } from './round-again.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whose ship it is, and the ship: they are met on board. */
const CREW = /viking|knight|roman|centurion|legion|gladiator|ship|boat|galley|sea|sailor|explorer|captain/i;

const aboard = (each: Entity | null): Entity | null =>
  each &&
  (!CREW.test(each.word) || (/^(?:viking|knight|roman)/i.test(each.word) && !each.plural && each.being !== null))
    ? somebody(each)
    : null;
const seaworthy = (each: Entity | null): boolean =>
  !each?.being || CREW.test(each.word) || !/^(?:vehicle|thing|sea)$/.test(each.being.isa);

/** Vikings, knights or Romans row out to find new land. */
export const NEW_LAND: StoryEvent = {
  id: 'new-land',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bvikings?\b|\blong ?ships?\b|\bknights?\b[^.]*\b(?:at sea|sail\w*|on (?:a|the|their) (?:ship|boat|sea)|ships?|boats?)\b|\bromans\b$|\broman (?:soldiers?|ships?|galleys?|legions?|army|legionar\w+)\b|\bcenturions?\b|\bdiscover\w* (?:a |an |the )?(?:\p{L}+ )?(?:new )?(?:lands?|continents?|countr(?:y|ies)|america)\b/iu,
  not: /\b(?:allowed|girls|would rather|seasick|los(?:t|es|ing)|loses|scared|afraid|fear\w*|birthday|party|school|museum|dragons?|can'?t|cannot|won'?t|hates?|sleep\w*|bed(?:time)?|bath|tooth|teeth|knits?|sings?|tea|baby|space|moon|treasure|time (?:machine|travel\w*)|back in time|ancient|hiccups?|horse|pirates?|planets?|dinosaurs?|wants to|football|shoes?|sandals?|boots?|friends?|always late|helmets?|colosseum|wall|roads?)\b/i,
  fits: ({ hero, other }) => seaworthy(hero) && seaworthy(other),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: aboard(hero) && !/\b(?:vikings|knights|romans|soldiers)\b/i.test(hero?.word ?? '') ? aboard(hero) : null,
    other: /^(?:viking|knight|roman)/i.test(other?.word ?? '') ? null : aboard(other),
    thing: about('apple'),
  }),
  plots: [{ ...standsApart(ROUND_AGAIN), when: /viking|long ?ship|knight|roman|centurion|discover/i }],
  talk: {
    young: { yours: [() => 'Can you row? Now row only with one arm. Where do you go?'] },
    older: {
      wonder: [() => 'Why did they come back sooner when they rowed harder?'],
      yours: [() => 'What do you know best because you see it every day?'],
    },
  },
};
