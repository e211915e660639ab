import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LONGS } from './sights.ts';
import { THREE_SIGNS } from './three-signs.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Who cannot go along a road, or lives there already. */
const STAYS =
  /^(?:tree|flower|snowman|scarecrow|lighthouse|star|moon|cloud|sun|seed|mermaid|seagull|crab|boy|girl|goldfish|fish|plane|rocket|helicopter|submarine|windmill)$/;
const FLOATS = /^(?:boat|ship|sailing boat|tugboat|ferry|canoe|rowing boat|yacht)$/;

/** Somebody wants to see a thing they have never seen: a train that wants to see the sea. */
export const WANTS_TO_SEE: StoryEvent = {
  id: 'wants-to-see',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: LONGS,
  not: /\b(?:scared|afraid|race|racing|rescue|lost|football|birthday|christmas|holiday with|live in|back|home|snow(?:man|men|ball|flake)|sea (?:horse|lion|shell|monster)|hibernat\w*|dragon egg)\b/i,
  fits: ({ hero, other, raw }) => {
    if (somebody(hero) === null && hero?.being?.isa !== 'vehicle') return false;
    const { id = '', isa = '' } = hero?.being ?? {};
    if (hero?.plural === true || isa === 'sea' || isa === 'person' || STAYS.test(id)) return false;
    if (FLOATS.test(id) && !/\b(?:sea|ocean)\b/i.test(raw)) return false;
    return somebody(other) === null;
  },
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero,
    other: null,
    thing: null,
    farWish: null,
    occasion: null,
  }),
  plots: [standsApart({ ...THREE_SIGNS, when: LONGS })],
  talk: {
    young: { yours: [() => 'Shut your eyes. How do you know that you are at home?'] },
    older: {
      wonder: [() => 'Would they have known it without the three signs?'],
      yours: [() => 'By which three signs would somebody know your street in a fog?'],
    },
  },
};
