/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a mermaid and a dolphin',
  'a mermaid and her friend the seahorse',
  'a shark and a little fish are friends',
  'an octopus and a crab',
  'a whale and a tiny fish',
  'the seahorse and the turtle',
  'two friends in the sea who never agree',
  'a dolphin and a whale',
  'a clownfish and an octopus',
  'a bucket falls into the sea and nobody down there knows what it is',
  'a mermaid and a crab find something red',
  'an eel and a lobster who argue about what they found',
  'the octopus thinks it is a hat and the fish thinks it is a bed',
  'a friendly shark and a seal',
  'best friends under the sea, a turtle and a fish',
  'a manatee and a mermaid',
  'a narwhal and a squid',
  'what do fish think of a bucket',
  'two dolphins who are friends',
  'a big whale and a small seahorse',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mermaid who wants legs',
  'a lonely whale',
  'building a sandcastle with my bucket',
  'a pirate and a mermaid',
  'a treasure under the sea',
];
