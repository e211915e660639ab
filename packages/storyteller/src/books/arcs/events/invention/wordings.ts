/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a contraption for tidying your bedroom',
  "the professor's newest machine goes wrong",
  'Mia builds something out of cogs and springs',
  'it was supposed to clear up, but it tidied away the cat',
  'a helper machine with two long arms',
  'a mad scientist in the shed next door',
  'a gadget that puts everything in its place, and everyone',
  'the twins have got an idea for a clever machine',
  'a beaver and his amazing apparatus',
  'she wants to win first prize with her science experiment',
  'nuts and bolts and a lamp for a nose',
  'a girl engineer and her workshop full of bits and bobs',
  'clever contraption reads the words on the boxes and puts things in',
  'my boy is always making gadgets out of junk',
  'a girl who invents things',
  'a tidying up machine',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a washing machine full of socks',
  'mum tidies the kitchen',
  'a time machine to the dinosaurs',
];
