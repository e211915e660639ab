/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'ninety-nine steps up to the lamp',
  'the keeper and his cat on a rock in the sea',
  'who will show the ships the way?',
  'a big light turning round and round on the cliff',
  'a torch behind the great glass',
  "the bulb up there is broken and a ship's coming",
  'Mia stays for a week with the lighthouse keeper',
  'a seal who lives by the lighthouse',
  'the tall red and white tower by the sea',
  "a cat's shadow as big as a house on the clouds",
  "it's foggy and the lamp won't light",
  'a light house with nobody ever coming to tea',
  'a puffin keeps the lamp burning',
  'an old man looks after a light on a tiny island and a boy comes to help',
  'a girl who lives in a lighthouse',
  'the lamp in the lighthouse went out one dark night',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a lantern walk in the park',
  'playing on the beach with a bucket',
  'a sailor lost in a storm',
];
