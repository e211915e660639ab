/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a dog show',
  'the worst trained puppy in the world',
  'teaching my dog tricks',
  'a talent show for animals',
  'sit, roll over, jump, all in the wrong order',
  'my cat is going to win a prize',
  'he never does what I tell him',
  'a girl and her pony enter a contest',
  'the dog that did each trick one too late',
  'pets on stage and everybody clapping',
  'what can you do, the judge asked',
  "my rabbit's got talent",
  'trying to train a very stubborn duck',
  'a medal for the silliest pet',
  "my dog's going to be in the talent contest and he does everything one trick too late",
  'a puppy show with medals',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a baking competition', 'a singing contest', 'a race at sports day'];
