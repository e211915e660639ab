/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'bump, scrape, what is that behind my bedroom wall',
  'the neighbours are being noisy',
  'something is moving furniture on the other side',
  'somebody knocks back when I knock on the wall',
  'strange sounds at night through the wall',
  'a rabbit hears thumping in the house beside hers',
  'who lives next door and why do they bump about',
  'it must be a cow in boots over there',
  "I can't see them but I can hear them",
  'put your ear to the wall and listen',
  'our neighbour drags a chair every night',
  'a curious bear and the sound in the wall',
  'a mysterous noise from number seven',
  'twins listen at the wall with a glass',
  'what is that thumping on the other side of my bedroom wall?',
  'scrape, bump, every night at nine',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a ghost that rattles in the attic',
  'dad snores so loud',
  'the dog next door barks all day',
];
