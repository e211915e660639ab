/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the goldfish that gives you anything you ask for',
  'what would you wish for if a frog offered you one',
  'three wishes and a talking trout',
  'a toad says he can make wishes come true',
  'be careful what you ask the pike',
  'a magpie who hands out wishes, but they come out a bit wrong',
  'Mia catches a fish who will do anything if she lets him go',
  'the hen got the wish all muddled up',
  'nobody ever asked the fish what she wanted',
  'a fox who grants you one wish',
  'wishes from a squirrel are all to do with nuts',
  "an owl that makes people's dreams come true",
  'the fisherman, his wife and the wishing fish',
  'I wished for a bed and the duck gave me a nest',
  'a goldfish that grants wishes',
  'the frog who gives you what you ask for, but never quite right',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'blowing out the candles and making a wish',
  'a genie in a lamp',
  'wishing on a star',
];
