/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'swapping packed lunches',
  'school dinners',
  'what is in my lunch box',
  'a bear who swaps his packed lunch',
  'we swapped sandwiches at school',
  'my daughter only gets cheese sandwiches',
  'the lunch hall',
  'school dinners are yucky',
  'packed lunch or school dinner',
  'he wants the lunch that everybody else has',
  'a note in the lunch box',
  'Mum puts a note in my lunch box',
  'trading snacks at lunch',
  'the same sandwich every day',
  'a rabbit with carrots in her lunch box again',
  'my first school dinner',
  'pizza day at school',
  'her friend always has the better lunch',
  'what did you have for lunch at school',
  'two lunch boxes the same',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mouse who lives in a lunch box',
  'swapping places for a day',
  'a boy who only eats pasta',
  'allergic to nuts at school',
  'a picnic lunch on a windy day',
];
