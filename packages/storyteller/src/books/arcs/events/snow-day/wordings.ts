/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "we woke up and you couldn't see the cars, it had come down all night",
  "no school today, it's too deep",
  'building a man out of snow with a carrot nose and buttons',
  "somebody keeps nibbling our snowman's nose",
  'whizzing down the hill on a tea tray',
  'Mia and her toboggan',
  'a bear cub catches flakes on his tongue',
  'shovelling the path with the man next door',
  'my two boys on the sledge, it keeps sinking',
  "wrapped up in mittens for the winter's first white morning",
  "blizzard! we're snowed in",
  'a fox makes tracks across the white garden',
  'the whole street digs itself out',
  'will it stick? a little girl waits for the flakes to settle',
  'making a snowman with daddy',
  'school is closed because everything is white outside',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a snow leopard up in the mountains',
  'a snowman who comes alive',
  'skiing on holiday',
];
