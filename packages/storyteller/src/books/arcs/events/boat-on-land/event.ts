import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ONE_UNDERNEATH } from './one-underneath.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BOAT = String.raw`(?:(?:sail(?:ing)? ?|tug ?|fishing |rowing |life ?|house ?|steam ?|narrow ?|speed ?|motor ?)?boats?|ships?|tugs?|ferry|yacht|dinghy|canoe|kayak)`;
const AFRAID = String.raw`(?:afraid|scared|frightened|terrified|fears?|feared|hates?|hated|(?:does|did)(?:n['’]?t| not) (?:like|want)|won['’]?t go|will not go)`;
const WATER = String.raw`(?:water|sea|ocean|waves?|wet|lake|river|harbour|swim\w*)`;
const OF = new RegExp(String.raw`\b${BOAT}\b[^.]{0,24}\b${AFRAID}\b[^.]{0,24}\b${WATER}\b`, 'iu');
const IS_BOAT = new RegExp(String.raw`\b${BOAT}\b`, 'iu');

/** A boat that is afraid of water: it has seen somebody in it, who is afraid as well. */
export const BOAT_ON_LAND: StoryEvent = {
  id: 'boat-on-land',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:on (?:a|the|our|his|her) (?:boat|ship|ferry)|storms?|sink\w*|sank|sunk|pirates?|ghost|space ?ships?|sharks?|whales?|monsters?|captain|sailor|deep dark)\b/i,
  fits: ({ hero }) => hero?.plural !== true && IS_BOAT.test(hero?.word ?? ''),
  needs: ({ hero, raw }) =>
    hero?.plural !== true && IS_BOAT.test(hero?.word ?? '') && new RegExp(String.raw`\b${AFRAID}\b`, 'iu').test(raw),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero,
    other: somebody(other),
    thing: null,
  }),
  plots: [standsApart({ ...ONE_UNDERNEATH, when: OF })],
  talk: {
    young: { yours: [({ hero }) => `Who was it that ${hero} saw in the water?`] },
    older: {
      wonder: [({ hero }) => `Why did ${hero} dare to go in, in the end?`],
      yours: [() => 'When did you forget to be afraid because somebody needed you?'],
    },
  },
};
