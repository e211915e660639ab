/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'squeezing an elephant into a tiny car',
  'the hippo is stuck in our bathtub',
  'how do you get a giraffe into a bunk bed?',
  'a whale came up the plughole and fills the whole bath',
  'there is a rhino on the sofa and nobody else can sit down',
  'a mammoth who wants to sleep in the cot',
  'his legs hang out of the window of our little car',
  'the tent is full of elephant',
  'our guest is so huge that the chair breaks',
  'a dinosaur squashed into a wardrobe',
  'budge up, said the hippo in the paddling pool',
  'a walrus takes up all of the tub',
  'the giraffe drives a mini with its neck through the roof',
  'a cow in a phone box',
  'an elephant hides in a cupboard, and its bottom sticks out',
  'he is far too large for that little boat',
  'a buffalo in a wheelbarrow',
  'the horse that wanted to sit in an armchair',
  'a very big animal in a very small bed',
  'too huge to fit in the den',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mouse in a big bed',
  'an elephant who feels too big at school',
  'driving to the zoo to see the elephants',
  'a bath with rubber ducks',
];
