/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'mine! mine! mine! says the squirrel',
  'a bear who keeps all the honey to himself',
  'my toddler grabs everything and says no when asked',
  'a rabbit with both arms round her carrots',
  'hands off my scooter',
  "she won't let anyone else have a go on her trike",
  'a greedy monkey and a heap of bananas',
  'the selfish mouse and his cheese',
  'can I have a bit? no. a crumb? no. a sniff? no',
  'a party with three plates and only one guest',
  'a boy hogging the biscuits',
  "he hangs on to it so tight that he can't scratch his nose",
  'not for you! a dog and his ball',
  "what's the fun in keeping it all for yourself",
  'mine mine mine, says the squirrel',
  'a dragon who keeps all the cookies for himself',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'sharing a bedroom with my sister',
  'a new baby gets all the cuddles',
  'waiting my turn on the slide',
];
