import { genericBeing } from '../../../theme/generic-being.ts';
import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { HELD_BREATH } from './held-breath.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isVolcano = (each: Entity | null): boolean => each !== null && /volcano/.test(each.word);

/** A volcano is somebody here: it hears what is called up to it. */
const asSomebody = (named: Entity | null): Entity => ({
  ...(named ?? about('volcano')),
  word: 'volcano',
  plural: false,
  place: null,
  thing: null,
  known: true,
  being: {
    ...genericBeing('volcano', 'thing', { thing: 'rock' }),
    names: ['Old Tor', 'Great Bump', 'Rumbold', 'Mossy'],
    home: 'same place as always',
    setting: 'mountain',
    says: 'Rrrumm',
    size: 5,
  },
});

/** A volcano above a village. */
export const VOLCANO: StoryEvent = {
  id: 'volcano',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bvolcano(?:e?s)?\b/i,
  not: /\b(?:how|why|in(?:side|to)? (?:a|the|of a|my) (?:\p{L}+ )?volcano|model|science|project|school|baking soda|treasure|rescue\w*|island|under ?water|under the sea|moon|mars|dragons?|dinosaurs?|afraid|scared|fear\w*|birthday|christmas|ice cream|chocolate|climb\w*|visit\w*|holiday|trip|sneez\w*|friends?|lonely|move|travel|wants?)\b/iu,
  // It is told in a village, with beds and a duck pond: no shark lives there.
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => isVolcano(each) || !each?.being || !/^(?:vehicle|sea)$/.test(each.being.isa),
    ),
  reads: ({ hero, other, place }) => {
    const volcano = asSomebody([hero, other, place].find(isVolcano) ?? null);
    const who = [hero, other].map((each) => (isVolcano(each) ? null : somebody(each))).find(Boolean) ?? null;
    return {
      hero: who ?? volcano,
      other: who ? volcano : null,
      place: null,
      thing: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [{ ...HELD_BREATH, when: /volcano/i }],
  talk: {
    young: { yours: [() => 'Can you rumble like a volcano? And then be quite quiet?'] },
    older: {
      wonder: [() => 'Which page tells you first where the warm water came from?'],
      yours: [() => 'Which noise would you miss, if it stopped?'],
    },
  },
};
