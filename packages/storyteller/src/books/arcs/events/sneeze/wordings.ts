/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "atishoo! Bear can't stop",
  'a mouse with the sneezles',
  'the princess who gets the giggles and cannot get rid of them',
  'achoo, achoo, achoo all day long',
  "my daughter's nose keeps tickling and nobody knows why",
  "a cow in fits of laughter that won't go away",
  "somebody keeps tickling the king's nose",
  "the elephant whose ah ah ah choo knocks everyone's hat off",
  "a lion who can't keep a straight face",
  'a boy who titters and chuckles and snorts until his tummy hurts',
  'the hat with a feather that made everyone go achoo',
  'what makes Hedgehog sneaze whenever his friend comes near',
  "silly laughing that starts up again every time they think it's over",
  'a dragon with a tickly nose',
  "achoo! a bear who can't stop",
  "the giggles that wouldn't go away",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a runny nose and a day in bed',
  "hay fever at the doctor's",
  'a monster who never laughs',
];
