/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "she's going to be a flower girl and can't stop practising",
  'Auntie Jo says I do',
  'squeaky shoes up the aisle',
  'my son is page boy for his uncle on Saturday',
  "carrying the rings on a cushion, don't drop them",
  'here comes the bride, squeak squeak',
  'throwing petals at the church',
  'the big day, and everybody turns round to look at me',
  'a rabbit bridesmaid in brand new shoes',
  'two of our friends are tying the knot and she has a job to do',
  'a mouse who has to walk ever so quietly down the aisle with the rings',
  'confetti, rings and a very noisy pair of shoes',
  "the bride's shoes are just as bad",
  'what does a ring bearer do?',
  "I'm going to be a flower girl",
  'auntie is getting married and I carry the rings',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a wedding cake that fell over',
  'mum and dad got divorced',
  "a princess who won't marry a prince",
];
