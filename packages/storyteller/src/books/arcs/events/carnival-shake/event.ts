import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody, withChildBeside } from '../page.ts';
import { toldWith } from '../told-with.ts';
import { BOTTLE_TOPS } from './bottle-tops.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CARNIVAL = String.raw`(?:carnivals?|carnaval|carneval|karneval|mardi gras)`;
const OF = new RegExp(
  [
    String.raw`\b${CARNIVAL} (?:in|of|at) (?!the park|school|town)[^.]*`,
    String.raw`\b(?:rio|brazil(?:ian)?|notting hill|trinidad|caribbean|cologne|tenerife|salvador|new orleans|street|samba)(?:['’]s)? (?:street )?${CARNIVAL}\b[^.]*`,
    String.raw`\b${CARNIVAL}\b[^.]*\b(?:parade|procession|costumes?|drums?|drumm\w+|feathers?|samba|float|floats|danc\w+|brazil|rio|band)\b[^.]*`,
    String.raw`\b(?:parade|costumes?|drums?|feathers?|samba|float|danc\w+|dress\w* up)\b[^.]*\b${CARNIVAL}\b[^.]*`,
    String.raw`\b(?:samba (?:parade|school|dancers?|drums?)|mardi gras|carnaval|karneval)\b[^.]*`,
    String.raw`^(?:it['’]?s |it is )?${CARNIVAL} time\b[^.]*`,
  ].join('|'),
  'iu',
);

/** Somebody dances in the carnival in a costume that cannot be quiet. */
export const CARNIVAL_SHAKE: StoryEvent = {
  id: 'carnival-shake',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:rides?|goldfish|candy ?floss|popcorn|ferris|roundabout|venice|ghosts?|haunted|scared|afraid|lost|animals|fasching|stole\w*|steals?|clowns?|games?)\b/i,
  fits: onTheGround,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: ((one) => one && { ...one, plural: false })(somebody(hero) ?? somebody(other)),
    other: null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [{ ...toldWith(withChildBeside, BOTTLE_TOPS), when: OF }],
  talk: {
    young: { yours: [() => 'How does your costume go? Shake it!'] },
    older: {
      wonder: [() => 'Why could nobody begin after the rain?'],
      yours: [() => 'What would you dance as in a carnival?'],
    },
  },
};
