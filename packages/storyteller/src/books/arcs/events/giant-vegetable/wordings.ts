/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a marrow so big that it won't go through the gate",
  'grandad has got a whopper of a pumpkin, wider than the shed',
  'we put a sunflower seed in a pot and nothing happened',
  'the turnip that nobody could pull up',
  'the biggest carrot at the village show',
  'how do we get this whopping great pumpkin out of the garden',
  'first prize for the heaviest leek',
  'a bunny grows a cabbage as big as a bath',
  'the seed fell through a hole in the basket',
  'a sunflower came up where nobody had planted one',
  'my son waters an empty pot every day',
  'a courgette that went on growing all summer',
  'a tomato the size of a football',
  'the little mouse and the ginormous parsnip',
  "the enormous turnip in grandpa's garden",
  "a pumpkin so big that it won't go through the gate",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'carving a pumpkin for halloween',
  "a boy who won't eat carrots",
  'jack and the magic beans',
];
