/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'Charlie and his teddy go on an adventure',
  'my daughter and her bunny have an adventure',
  'Ella and her favourite teddy',
  'the adventures of Max and his bear',
  'an adventure with my teddy bear',
  'Noah and his cuddly toy explore the garden',
  'my son and his stuffed elephant go exploring',
  'Isla goes on an adventure with her dolly',
  'Freddie and his toy dinosaur have a big adventure',
  'a boy and his teddy have adventures together',
  'Grace and her soft toy go on a journey',
  'me and my teddy go exploring',
  'Leo takes his teddy on an adventure',
  'a little girl and her doll on a big adventure',
  'Arlo and his stuffed bunny',
  'brave Daisy and her bear in the garden',
  'an adventure for Theo and his best teddy',
  'Rose and her fluffy unicorn go on an adventure',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the teddy who was left on the bus',
  'my teddy is in the wash',
  'a lost teddy',
  'toys that come alive at night',
  'a bear goes on an adventure',
];
