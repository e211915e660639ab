import type { Theme } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { FLOOR } from './floor.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody comes to a house and is there at bedtime. */
const STAYS =
  /\b(?:comes?|came|coming|wants?|wanted|asks?|asked|invited) (?:\p{L}+ )?(?:to|and) (?:stay|sleep|live)\b|\b(?:stay(?:s|ed|ing)?|sle(?:eps?|pt|eping)) (?:over|the night|for (?:a|one|the) (?:night|week|weekend)|with (?:us|me|mia)|at (?:our|my) (?:house|home|flat))\b|\bmov(?:es?|ed|ing) in(?:to (?:our|my|the) (?:house|flat|bedroom|room|spare room))?(?: with (?:us|me))?$|\b(?:lives?|living|lived) (?:with us|(?:in|at) (?:our|my) (?:house|home|flat|bedroom|living room|spare room))\b|\b(?:house ?guest|overnight guest)\b/iu;

/** From this size on, of five, nobody fits into a child's bed. */
const TOO_BIG_FOR_A_BED = 4;

/** The big animal that comes, whichever part of the theme it was read as. */
function guestOf({ hero, other }: Theme): Theme['hero'] {
  const all = [hero, other].filter((each) => each?.being && each.being.isa !== 'person');
  const [only] = all;
  if (all.length !== 1 || !only?.being || only.plural) return null;
  const { id, isa, size } = only.being;
  return size >= TOO_BIG_FOR_A_BED &&
    /^(?:wild|farm|magic|bird)$/.test(isa) &&
    !/^(?:crocodile|alligator|ghost|snowman)$/.test(id)
    ? only
    : null;
}

/** Somebody far too big for a bed comes to stay. */
export const COMES_TO_STAY: StoryEvent = {
  id: 'comes-to-stay',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: STAYS,
  not: /\b(?:school|zoo|class|hibernat\w*|wont sleep|won'?t sleep|can'?t sleep|asleep|cave|castle|forest|jungle|wakes?|woke|egg|lost|sick|ill|jail|next door|polar bear|penguin|yeti|walrus|reindeer|monster)\b/i,
  fits: (theme) => onTheGround(theme) && guestOf(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_DONE,
    hero: guestOf(theme),
    other: null,
    thing: about('bed'),
    first: null,
    occasion: null,
  }),
  plots: [{ ...FLOOR, when: STAYS }],
  talk: {
    young: { yours: [() => 'Who would you like to come and stay? Where would they sleep?'] },
    older: {
      wonder: [({ hero }) => `Why did ${hero} say that it was comfortable?`],
      yours: [() => 'When did you say that something was lovely, to be kind?'],
    },
  },
};
