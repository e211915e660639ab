import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { KEY } from './key.ts';
import { MAP } from './map.ts';
import { OWN_STEPS } from './own-steps.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Where a map leads that is no garden with potatoes in it. */
const ELSEWHERE =
  /\b(?:jungle|castle|cave|caves|sea|ocean|island|mountains?|desert|pyramid|park|museum|woods?|forest|beach|school|library|christmas)\b/i;

/** Who has nothing to dig with, or cannot be told of a garden. */
const NOT_DIGGERS = /^(?:fish|whale|shark|octopus|dolphin|seahorse|jellyfish|mermaid|pirate|ship|boat|snowman|spider)$/;

/** A map with an X on it, or a key to nothing. */
export const TREASURE_MAP: StoryEvent = {
  id: 'treasure-map',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\btreasure (?:maps?|hunts?|hunting|chests?)\b|\b(?:hunt(?:s|ing)?|look(?:s|ing)?|dig(?:s|ging)?|search(?:es|ing)?) for (?:the |some |buried |hidden |lost )*treasure\b|\b(?:buried|hidden|secret|lost) treasure\b|\b(?:old|secret|strange|mysterious|magic|grand\w+'s)(?: old)? map\b|\bmaps? (?:(?:hidden|found|tucked|folded|drawn) )?(?:in(?:side)?|out of|at the back of|between the pages of) (?:an? |the |my |our )?(?:\p{L}+ )?(?:library |old )?books?\b|\bx marks the spot\b|\bmap in(?:side)? (?:\p{L}+ )?(?:grand\p{L}+|gran|granny|nan|nana|dad|daddy|mum|mummy)['’]?s (?:\p{L}+ ){0,2}(?:coat|jacket|pocket|suitcase|trunk|drawer|desk|hat|wardrobe|bag|chest)\b|\bmap\b.*\btreasure\b|^(?:the |a )?treasure$|\b(?:finds?|found|finding|discover\w*) (?:a |the |some |real |hidden |buried |gold |golden |pirate |pirates['’] )*treasure\b|\bpirate(?:s?['’]s?)? treasure (?:in|under|behind|at|buried)\b|\bkey (?:that|which) (?:fits|opens|does|doesn|won)\b|\b(?:old|mysterious|strange|secret|rusty|golden|tiny|little|lost|magic|magical|silver|small) (?:old )?key\b|\b(?:finds?|found|finding) (?:a|the|an old) key\b|\bkey\b.*\b(?:fits?|opens?|locks?)\b|\bkey (?:without|with|and|but|has|that has|who has|looking for|in search of) (?:an?|no|its|the) (?:\p{L}+ )?(?:door|lock|keyhole)\b|\blocks? for (?:the|a|its) key\b/iu,
  not: /\b(?:pirates?(?! treasure)(?!['’]s? treasure)|(?<!\bkey (?:without|with no|(?:looking|searching|in search) (?:for|of)|that (?:fits|opens) no|that (?:doesn['’]?t|does not|won['’]?t) (?:fit|open)) (?:\p{L}+ ){0,3})doors?|scared|afraid|fear\w*|space|moon|rocket|birthday|easter|christmas|ship|submarine|underwater|mermaid|time machine|dragon|party|locked out|car keys?|goats?)\b/iu,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    if (!onTheGround(theme)) return false;
    if ([hero, other].some((each) => each?.being && (NOT_DIGGERS.test(each.being.id) || each.being.isa === 'vehicle')))
      return false;
    return /\bkeys?\b/i.test(raw) || !ELSEWHERE.test(raw);
  },
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_DONE,
    // A key is found and tried, and is not the one who tries it.
    hero: hero && /^(?:key|door|lock|keyhole)$/.test(hero.word) ? null : somebody(hero),
    other: other && /^(?:key|door|lock|keyhole)$/.test(other.word) ? null : somebody(other),
    thing: about(/\bkeys?\b/i.test(raw) ? 'key' : 'map'),
  }),
  plots: [MAP, KEY, OWN_STEPS],
  talk: {
    young: { yours: [() => 'What would you like to find in the ground?'] },
    older: {
      wonder: [() => 'What was it for that they did all that work, and what did they get for it?'],
      yours: [() => 'What have you found when you were looking for something else?'],
    },
  },
};
