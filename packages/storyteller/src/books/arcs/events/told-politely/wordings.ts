/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the worst school dinner in the world',
  'horrible school dinners',
  'yucky school lunch',
  'our school dinners are disgusting',
  'the dinner lady who cannot cook',
  'the disgusting school dinner',
  'a dinner lady',
  'the school cook',
  'the new school cook makes terrible food',
  'slimy school dinners',
  'the day the school dinner was green',
  'a school canteen with awful food',
  'the best school dinner in the world',
  'a school dinner competition',
  'the worst canteen ever',
  'lumpy custard at school',
  'the dinner ladies',
  'Mia hates school dinners',
  'a funny story about school dinners',
  'school lunches that taste of shoe',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'school dinners',
  'a dinner at Grandma’s',
  'Dad burns the dinner',
  'swapping lunch at school',
  'a lunchbox that talks',
  'having school dinners for the first time',
  'the dinner lady is a robot',
  'a school dinner for dragons',
];
