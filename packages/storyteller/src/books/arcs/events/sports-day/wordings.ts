/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'balancing an egg all the way to the finishing line',
  'the egg and spoon, on your marks get set go',
  'a wobbly egg and a steady hand',
  "my son's class has races on the field tomorrow",
  'a rabbit carries an egg on a spoon and it starts to hatch',
  'she always comes last on sports morning at school',
  'a chick pops out half way down the track',
  "don't drop it! don't drop it!",
  'running with a spoon, slow and careful',
  'the school races and a very strange egg',
  'a bear cub lines up for the egg race',
  'parents cheering, whistle blown, and then the egg goes crack',
  'twins against each other at the school field day',
  "is it better to win or to look after what's on your spoon",
  "don't drop the egg",
  'running with a spoon at school',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a football match against the next town',
  'cooking eggs for breakfast',
  'a hurdles champion at the Olympics',
];
