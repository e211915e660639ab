/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a whale who has nobody to talk to',
  'the lonliest fish in the ocean',
  'nobody hears the little octopus',
  'an octopus would like a pal',
  'a fish with bubbles instead of words',
  'a shy seahorse asks everyone to be her friend',
  'a shark no one wants to play with',
  'glub glub, says the fish, but what does it mean',
  'a starfish on his own at the bottom',
  'company for a jellyfish',
  'the crab at the top heard every word the dolphin said',
  'the narwhal who swims by himself',
  'will you be my friend? says the turtle under the waves',
  'a squid all by itself',
  'a lonely octopus at the bottom of the ocean',
  'the jellyfish has nobody to play with',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a goldfish in a bowl',
  'a lonely lighthouse keeper',
  'an imaginary friend',
];
