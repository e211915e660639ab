/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'push me! push me higher!',
  'can I touch that leaf with my feet',
  'a little bear goes to and fro at the playground',
  'my son wants me to push him all day long',
  'learning to pump your legs by yourself',
  'back and forth, back and forth over the puddle',
  'whee, up and down in the park',
  'who will give Mouse a shove?',
  'she did it all on her own for the first time at the park, no pushing',
  "Grandad's arms are tired from pushing",
  'feet out, feet in',
  "a rabbit who can't get going without a push",
  'how high can I go?',
  'the swing stopped and there was nobody to give it another go',
  'push me higher',
  'my toddler never wants to get off the swing',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a monkey on a vine in the jungle',
  'waiting for a turn on the slide',
  'a golf swing',
];
