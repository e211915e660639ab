import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { BAG } from './bag.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isFallen = (each: Entity | null): boolean =>
  each !== null && /^(?:star|moon|shooting star|starlight)s?$/.test(each.being?.id ?? each.word);

/** A star or the moon has fallen, and must be got up again. */
export const FALLEN_STAR: StoryEvent = {
  id: 'fallen-star',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:star|moon)\b(?:(?!\bafraid\b)[^.])*\b(?:f[ae]ll(?:s|en|ing)?|landed|lands?|came down|comes down|drops?|dropped|lost (?:his|her|its) way|get (?:back )?home|back (?:to|in|into|up in) the sky)\b|\b(?:fallen|lost|falling|missing) (?:\p{L}+ )?(?:star|moon)\b|\b(?:find|finds|found|finding|catch\w*|caught|help\w*) (?:a |the |an )?(?:\p{L}+ ){0,2}(?:star|moon)\b|\b(?:bring\w*|brought|put\w*) (?:back )?the moon\b|\bmoon (?:is |has |was |had |goes |went |gets )?(?:gone|missing|disappear\w*|vanish\w*|lost)\b|\b(?:where is|where'?s|who took) the moon\b|\ba (?:star|moon) in (?:my|the|our|his|her) garden\b|\b(?:star|moon) comes for supper in our garden\b/iu,
  not: /\b(?:in love|ponds?|lakes?|sea|well|puddle|starfish|rockets?|space ?ship|astronaut|sheriff|film|pop ?star|football|christmas|movie|school|leaves|asleep|sleep\w*|wish\w*|stole|steals?|thief|follow\w*|dragon|made of|cheese|scared|afraid|shy|robot|alien|pirate|mermaid|lighthouse|sun)\b/i,
  fits: (theme) =>
    [theme.hero, theme.other].every(
      (each) => !each?.being || isFallen(each) || !/^(?:thing|vehicle)$/.test(each.being.isa),
    ),
  // Whoever fell is the second one, and whoever finds them the first.
  reads: ({ hero, other }) => {
    const both = [hero, other];
    return {
      hero: both.map((each) => (isFallen(each) ? null : somebody(each))).find((each) => each !== null) ?? null,
      other: both.find((each) => isFallen(each)) ?? null,
      place: null,
      thing: null,
      relation: 'none',
      clause: null,
      want: null,
      activity: null,
    };
  },
  plots: [BAG],
  talk: {
    young: { yours: [() => 'What makes you laugh? Shall I tickle you?'] },
    older: {
      wonder: [() => 'Why did the bag go up, and the balloon burst?'],
      yours: [() => 'What is the best joke that you know?'],
    },
  },
};
