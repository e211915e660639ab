/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "our new puppy chewed daddy's slippers",
  'the puppy who chews everything',
  'our puppy chewed my dads best shoes',
  "a puppy who chewed up Grandad's hat",
  'a dog that chews shoes',
  'the dog chewed the slippers again',
  'teething puppy, nothing is safe',
  'our labrador puppy is chewing the whole house',
  'a naughty puppy who chews slippers',
  "he chewed one of mum's wellies",
  'she has chewed every shoe by the door',
  'our dog chews things when we go out',
  'a puppy with sharp new teeth',
  'the pup gnawed a hole in a trainer',
  'chew, chew, chew went the puppy',
  'who chewed the slipper',
  'the puppy destroyed daddys shoes',
  'puppy bites all the socks',
  'half a slipper and a guilty puppy',
  'the puppy that ripped up the cushions',
  'he nibbles shoes because he misses us',
  'he misses us when we are out and chews',
  "the dog ate mummy's flip flops",
  'my spaniel chewed the sofa',
  'the dog had my cushion and my sock',
  'a cushion all in bits and a guilty dog',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the dog ate my homework',
  'a new puppy comes home',
  'a goat that chewed up the shopping list and the road sign',
  'chewing gum',
  'a rabbit chewing a carrot',
  'lost shoe',
];
