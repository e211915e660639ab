import { banned, OWN } from '../rule.ts';

/** "the the"; a refrain has a comma ("step, step"). */
export const noDoubledWords = banned(
  { id: 'doubled', title: 'No word stands twice by mistake', hard: true, basis: OWN },
  /\b(\p{L}+) \1\b/iu,
  'masked',
);
