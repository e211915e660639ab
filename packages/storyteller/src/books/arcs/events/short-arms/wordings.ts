/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a T-rex who can't clap his hands",
  'a T-rex with tiny arms',
  'a dinosaur whose arms are too short',
  'T-rex cannot clap',
  'a T-rex whose arms are too short to clap',
  'a T-rex who wants to clap but has tiny arms',
  'a dinosaur with very short arms who cannot clap',
  'a tyrannosaurus with very short arms',
  'the T-rex who wanted to clap',
  'a dinosaur with little arms wants to clap along',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a T-rex who can't hug",
  'a dinosaur at school',
  'thinks she is a dinosaur',
  'a clap of thunder',
];
