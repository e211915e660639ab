/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a football match in the park',
  'scoring my first goal',
  'my son sits on the bench',
  'a hedgehog in goal',
  'the girl who loves soccer',
  "stop the match, there's a hen on the ball",
  'uphill all the way, the pitch with a slope',
  'a unicorn joins the team and the ball goes pop',
  'cup final day',
  'the goalie who saved the match',
  "he's only a sub and would love to play",
  'mad about footie',
  'a kick about with daddy and the neighbours',
  'let me play, ref',
  'we lost again because the pitch is on a slope',
  'sitting on the bench while everybody else plays',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a football shirt that is lost',
  'learning to play tennis',
  'american football',
];
