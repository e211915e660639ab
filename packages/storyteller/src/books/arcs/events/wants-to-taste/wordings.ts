/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a robot who wants to taste ice cream',
  'a ghost who wants to eat cake',
  'the robot who wishes he could taste strawberries',
  'a snowman who wants to try hot chocolate',
  'a scarecrow who wonders what pancakes taste like',
  'a statue that longs to taste an ice cream',
  'a teddy bear who wants to taste real honey',
  'the little robot who had never tasted chocolate',
  'what does cake taste like, asks the ghost',
  'a toy who dreams of eating pizza',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a robot who makes pancakes',
  'a boy who will not taste anything new',
  'an ice cream van that never stops',
  'a ghost who steals biscuits',
  'a cat who wants ice cream',
];
