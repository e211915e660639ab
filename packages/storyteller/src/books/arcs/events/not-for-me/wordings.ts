/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my son is allergic to nuts and goes to a party',
  'a squirrel who cannot eat nuts',
  'is it for me? a book about food allergies',
  'a bear allergic to honey',
  'she can’t have milk like the others',
  'no eggs for our daughter, not even in cake',
  'reading the label before you eat',
  'always ask what is in it first',
  'the party table when you have a nut allergy',
  'a mouse who is allergic to cheese',
  'bringing your own cake to the party',
  'what is in this biscuit?',
  'no nuts at our table please',
  'a rabbit who gets ill from carrots',
  'a dragon with a dairy allergy',
  'bringing her own lunchbox because of her allergy',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a squirrel who lost all her nuts',
  'a wolf who is allergic to sheep',
  'a boy who will only eat pasta',
];
