/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'let go! no, you let go!',
  'two friends pulling at the same blanket',
  'neither of them would let go of the stick',
  'there is just one red scooter and both of them grabbed it',
  'a squirrel and a jay squabbling over an acorn',
  'whose hat is it anyway?',
  "it's my turn with the skipping rope, no it's my turn",
  'Mia and Zoe each have one end of the scarf',
  'finders keepers',
  'the two bears and the only cushion',
  'they found a shiny stone at the same moment',
  'my two year old and his pal snatch a bucket from each other',
  'i saw it first',
  'a fox and a badger who will not share a comfy chair',
  'two bears and one umbrella',
  "it's mine, no it's mine",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'sharing a pizza fairly',
  'two brothers who fight all the time',
  'one lost mitten',
];
