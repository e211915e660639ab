/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a fox and a hen trade lives for the day',
  "you be me and I'll be you",
  'the twins pretend to be each other',
  "I'd have a much easier life if I was you",
  'the town mouse and country mouse change houses',
  "a cat does the dog's job and the dog does the cat's",
  'two neighbours switch lives to see whose is easier',
  'brothers who exchange bedrooms',
  'Daddy and me have changed places for a day',
  "two friends wear each other's clothes to fool everybody",
  "whose life is better, the pig's or the duck's?",
  "spending a night in someone else's bed as someone else",
  "being somebody else isn't as much fun as it looks",
  'the grass is greener on the other side, a badger and a hedgehog find out',
  'a cat and a dog trade lives',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'swapping football stickers',
  'moving to a new house',
  'babies mixed up in the nursery',
];
