/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a monkey stole my hat',
  'the seagull that pinched our chips',
  "a magpie flew off with granny's spoon",
  "a naughty squirrel took Tom's sandwich",
  'give that back, said the girl to the monkey',
  'a crow runs off with my shiny button',
  'our cat nicked the sausages and went up the tree',
  "the raccoon snatched dad's cap",
  'how do you get a hat down from a monkey',
  "the gull has got our sandwich and won't come down",
  'it sat up on the roof with my banana and laughed',
  'a seagul grabbed my ice cream',
  'up in the branches with her scarf, that cheeky ape',
  'a thieving jackdaw',
  'a seagull pinched my chips',
  "the monkey ran up a tree with Dad's hat",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'who stole the cookies, a mystery',
  'a dragon steals the moon',
  'a dog who takes a bath',
];
