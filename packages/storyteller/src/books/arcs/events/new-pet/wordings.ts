/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'we are bringing home a little dog on saturday',
  'the puppy cries on his first night in our house',
  "our kitten hides under the couch and won't come out",
  'where is the puppy taking all the slippers',
  'a tiny hamster comes to live with us',
  'she finally has her own guinea pig',
  'settling in a rescue kitten',
  'a baby bunny in a hutch for Emma',
  'the small new furry member of the family',
  'my socks keep vanishing since the puppy arrived',
  'a cat from the rescue centre moves into our home',
  'patience with a shy little kitten who has just arrived',
  'what shall we call the pup',
  'getting our very first pet',
  'we are picking up our puppy on saturday',
  "the kitten hides and won't come out from behind the couch",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'our old dog died',
  'a puppy who is lost in the park',
  'the vet and the elephant',
];
