import { banned, OWN } from '../rule.ts';

/** "the the"; a refrain has a comma ("step, step"), and songs begin so ("Twinkle Twinkle"). */
export const noDoubledWords = banned(
  { id: 'doubled', title: 'No word stands twice by mistake', hard: true, basis: OWN },
  /\b(?!(?:twinkle twinkle|row row|baa baa|incy incy|bye bye|night night|wheels wheels|ring ring|dingle dingle|tick tick)\b)(\p{L}+) \1\b/iu,
  'masked',
);
