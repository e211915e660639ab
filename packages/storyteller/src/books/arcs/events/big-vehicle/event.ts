import type { StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { DIGGER } from './digger.ts';
import { EARLY } from './early.ts';
import { FIRE_ENGINE } from './fire-engine.ts';
import { THROWN } from './thrown.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** What comes by, and what is fetched out of the bin asleep: neither is anybody. */
const NOBODY =
  /^(?:teddy|teddies|teddy bear|toy|bin lorry|lorry|truck|fire engine|fire truck|digger|excavator|bin|van|dustcart)$/;

/** A big vehicle comes to our street, and somebody waits for it. */
export const BIG_VEHICLE: StoryEvent = {
  id: 'big-vehicle',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:bin|dustbin|rubbish|garbage|refuse|recycling|trash) ?(?:lorry|lorries|trucks?|vans?|wagons?|men|man|day|people|collectors?)\b|\b(?:diggers?|excavators?|fire (?:engines?|trucks?)|firefighters?)\b.*\b(?:our|my|the) (?:street|road|lane|house|garden|school|nursery|gate)\b|\b(?:diggers?|excavators?|fire (?:engines?|trucks?)) (?:comes?|came|visits?|is coming|outside)\b/i,
  not: /\b(?:wants? to (?:be|drive)|who (?:is|was|wants)|afraid|scared|fear\w*|dreams?|learns?|lost (?:his|her|its)|sick|friends? with|birthday|moon|space)\b/i,
  // It comes by with a driver in it, and is nobody.
  reads: ({ hero, other, raw }) => ({
    relation: 'go',
    place: null,
    other: somebody(other),
    clause: null,
    ...(hero && !NOBODY.test(hero.word)
      ? { thing: null }
      : { hero: null, thing: about(/digg|excav/i.test(raw) ? 'digger' : /fire/i.test(raw) ? 'fire engine' : 'lorry') }),
  }),
  plots: [EARLY, THROWN, DIGGER, FIRE_ENGINE],
  talk: {
    young: { yours: [() => 'What goes down our street? What noise does it make?'] },
    older: {
      wonder: [() => 'What does the driver see from up there that nobody else does?'],
      yours: [() => 'Which big machine would you like to have a go at, and what would you do with it first?'],
    },
  },
};
