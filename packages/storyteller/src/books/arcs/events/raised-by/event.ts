import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { onFeet } from '../pair.ts';
import { VOICE } from './voice.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:raised|adopted|brought up|looked after|reared|fostered|grows? up|grew up|growing up|lives?|living) (?:by|with|among|amongst) (?:a |an |the )?(?:family of |herd of |flock of |pack of |group of )?\p{L}+|\badopts? (?:a|an|the) \p{L}+|\bamong (?:the )?(?:sheep|zebras|cats|dogs|ducks|geese|hens|wolves|lions|cows|pigs|goats|bears)\b/iu;

/** Somebody who grew up among others: a wolf cub raised by sheep. */
export const RAISED_BY: StoryEvent = {
  id: 'raised-by',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:who adopts?|we adopt\w*|adopted (?:sister|brother|child|baby|boy|girl|from)|shelter|grand\w+|mum\w*|dad\w*|family|us|me|him|her|people|humans?|aunt|uncle|children|dwarfs|moon|sea|under|giants?|castle|wants? to|next door|alone|dinosaurs and)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) &&
      onFeet(hero) &&
      onFeet(other) &&
      hero?.being?.isa !== 'person' &&
      other?.being?.isa !== 'person' &&
      hero?.being?.id !== other?.being?.id &&
      hero?.being?.says !== other?.being?.says
    );
  },
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero && { ...hero, plural: false },
    other: other && { ...other, plural: false },
    thing: null,
  }),
  plots: [{ ...VOICE, when: OF }],
  talk: {
    young: { yours: [() => 'Whose voice would you know in the fog?'] },
    older: {
      wonder: [() => 'Why could nobody find anybody, as long as they all called alike?'],
      yours: [() => 'What do you do that nobody else at home does?'],
    },
  },
};
