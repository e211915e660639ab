/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a wolf who keeps his mouth shut while the whole pack goes aooo',
  "why doesn't our cockerel ever crow?",
  "the lion who'd sooner whisper",
  'a dog that never says woof',
  'quack? no thank you, said the duck',
  'a shy cow among noisy cows',
  'everyone howls, he just listens',
  'the silent owl',
  "a frog who hasn't croaked once in his life",
  'a hen with nothing to cluck about',
  'an elephant who keeps his trumpet to himself until it matters',
  'not a peep out of the chick',
  'saving your voice for something important',
  "the gentle tiger who wouldn't growl",
  'a cockerel who refuses to crow',
  'the dog that never barks',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bird who lost her voice before the show',
  'a dog who never stops barking',
  'quiet, please, in the library',
];
