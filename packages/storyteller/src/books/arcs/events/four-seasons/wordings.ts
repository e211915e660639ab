/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'when will there be apples on our tree',
  'spring, summer, autumn, winter',
  'the same tree all year long, first bare then blossom then fruit',
  'how the garden changes from january to december',
  'my daughter wants to know why trees lose their leaves and get them back again',
  "a bear can't wait until the pears are ripe",
  'is it an apple yet?',
  'a little mouse watches blossom turn into fruit',
  "why aren't there any plums yet in winter",
  'twelve months with an apple tree',
  'a fox learns about autumn and winter and what comes after',
  'blossom, then green leaves, then fruit, then snow again',
  'the impatient girl and the pear tree',
  'a gentle book about how the seasons come one after another',
  'waiting for the apples to get ripe',
  'spring, summer, autumn, winter in our orchard',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the oak tree that would not drop its acorns',
  'a snowy winter day with a sledge',
  'stealing apples from the neighbour',
];
