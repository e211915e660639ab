/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Mia wakes up and everyone in her house has turned into animals',
  'my whole family turned into animals',
  'everybody at home has turned into an animal',
  'one morning the whole family are animals',
  'Ben wakes up and his parents are animals',
  'mum and dad turned into animals overnight',
  'everyone has been changed into animals except me',
  'a bear is sitting at breakfast in dads dressing gown',
  'the day my family became animals',
  'everyone in the family turns into a different animal',
  'my daughter wakes up and all the people in the house are animals',
  'what if your family turned into animals',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my dad is a dog this morning',
  'a family of animals goes on holiday',
  'our family goes to see the animals at the zoo',
  'a boy who turns into a bear',
  'everyone loves animals',
];
