/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a pumpkin rolls away from the pot',
  "I'm not going in that stew, said the potato",
  'the carrot who ran off from the kitchen',
  "don't chop me up!",
  'a turnip with other plans than supper',
  "you can't make a pie out of me",
  'what else could a cabbage be good for?',
  'a stubborn parsnip escapes the saucepan',
  'the onion that refused to be dinner',
  "please don't peel me",
  'a marrow on the run from the cook',
  'bang goes the door, and a pumpkin stops it',
  "nobody's eating this apple, says the apple",
  'a vegetable who had rather be a doorstop than lunch',
  "a pumpkin that doesn't want to be cooked",
  'the carrot who ran away from the pot',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a boy who won't eat his soup",
  'carving a pumpkin for Halloween',
  'the enormous turnip is pulled up',
];
