/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my first night away from home',
  "sleeping at nana's house",
  'pyjama party',
  "two beds in Lola's bedroom and a torch",
  'everything is on the wrong side in this bed',
  "spending the night at my best friend's place",
  "a hedgehog stays the night at the mole's",
  'I brought my teddy and my toothbrush',
  "thunder and lightning while we stay at my cousin's",
  "funny noises in somebody else's house",
  "whispering after lights out at Ellie's",
  "will I be able to fall asleep at auntie's",
  'camp bed on the floor next to my friend',
  'a sleap over',
  "a night at my cousin's",
  "sleeping round at Ben's for the first time with my pillow and teddy",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'camping in the garden',
  'a night on the train',
  'grandma lives with us now',
];
