/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "you can't see the floor in here any more",
  'put everything back where it lives',
  "my son's room looks like a bomb's gone off",
  'clear up this minute!',
  'what colour is the carpet? nobody remembers',
  'she shoves it all under the bed and it comes rolling out again',
  'teddies, socks and bricks all over the place',
  "Rabbit's burrow bedroom is a tip",
  'pick up your toys please, no, please',
  "it's a pigsty, Mia",
  'where does each thing belong?',
  'a mountain of stuff on the rug',
  "I don't wanna clean up!",
  'chaos in the playroom until someone asks each sock where it sleeps',
  "my son's room is a tip",
  "we can't see the floor any more",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'litter on the beach',
  "a new rug for Grandma's kitchen",
  'toys that come alive',
];
