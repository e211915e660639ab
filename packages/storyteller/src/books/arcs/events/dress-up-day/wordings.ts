/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'world book day',
  'dressing up day at school',
  'my costume for world book day is not ready',
  'we forgot it is dressing-up day',
  'what shall I wear for world book day?',
  'dressing up as a character from a book',
  'a homemade costume out of a cardboard box',
  'everybody at nursery is dressed up',
  'fancy dress day at school',
  'no costume for the costume day',
  'a bear who has nothing to wear for dressing-up day',
  'my daughter goes to school as a book',
  'the costume fell apart before school',
  'only my costume is homemade',
  'book week at school',
  'come as your favourite book character',
  'a fox who does not know what to go as',
  'wearing a costume to school',
  'he does not want to dress up for world book day',
  'the letter about the dressing-up day was at the bottom of the bag',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'dressing up as a ghost for Halloween',
  'learning to get dressed',
  'school photo day',
  'my favourite book got wet',
  'playing in a cardboard box',
  'a dog who wants to go to school',
];
