/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'off into the woods with our labrador',
  'Mia takes her spaniel up the hill',
  'our cat Biscuit comes exploring with us',
  'the slowest dog walk ever',
  'sniffing at every single bush',
  'me and rex on a ramble',
  'he has to smell everything on the way',
  'walkies with bella that took all day',
  'a boy, his pup and a sandwich in the countryside',
  'Lottie and her pony go for a trek',
  'come on, boy! but the dog has found a stone',
  'our beagle follows his nose',
  'a hike with my kitten on a string',
  'an expedition with Max our terrier',
  'me and Biscuit the dog go up the hill',
  'a long ramble with our puppy, sniffing at everything',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['our dog is lost', 'a dog who can talk', 'a cat at the vet'];
