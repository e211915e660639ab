/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a duck who loves her reflection',
  'a dog who barks at his own reflection',
  'who is that in the mirror',
  'a kitten sees another kitten in the mirror',
  'a bear who thinks there is another bear in the pond',
  'the puppy in the puddle',
  'a monkey makes friends with his reflection',
  'somebody looks back at me out of the water',
  'the other one in the lake does everything I do',
  'our budgie talks to himself in the mirror all day',
  'a lion cub sees his face in the river for the first time',
  'a swan who looks at herself in the water',
  'my cat looks behind the mirror for the other cat',
  'a lonely frog and the frog in the pond',
  'it copies everything he does',
  'a reflection taken for a friend',
  'the dog with a bone who sees a dog with a bone in the water',
  'the parrot who falls in love with the mirror',
  'a fox cub waves and someone in the stream waves back',
  'she thinks her reflection is another penguin',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the moon in the pond',
  'a magic mirror that grants wishes',
  'a shadow that runs away',
  'the dentist and her little mirror',
];
