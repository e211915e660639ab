/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our school band',
  'starting a band at school',
  'a band of friends at school',
  'we start a rock band',
  'my friends and I form a band',
  'a rock band that practises in secret',
  'the school rock band',
  'a band who have nowhere to practise',
  'the first concert of our band',
  'a girl who starts a rock band with her friend',
  'playing drums in a band',
  'battle of the bands',
  'a singer in a band who is afraid to sing in front of people',
  'we started a group at school with a triangle',
  'our group only has a triangle and a drum',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'joining the orchestra',
  'an octopus in a band',
  'a marching band of ants',
  'a band of pirates',
  'learning the violin',
  'the school choir at christmas',
  'my headband',
];
