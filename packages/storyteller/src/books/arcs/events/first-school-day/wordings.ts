/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my first day at school',
  'starting nursery',
  'a bear goes to kindergarten',
  "she's starting reception in september",
  'what to pack in a new rucksack',
  'a new girl in the class',
  "just in case, I'll take my spoon and my pillow",
  "he's nervous about going to preschool",
  'big school',
  'a rabbit at playgroup for the first time',
  'the peg with my name on',
  'moving up to a new school',
  'saying bye to mummy at the nursery gate',
  'Leo has a backpack that is much too heavy',
  'she starts nursery on Monday',
  'my first day at big school',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a school trip to the museum', 'a day off school', 'a fish school'];
