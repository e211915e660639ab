/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'baking bread with papa at 4 in the morning in the bakery',
  'up at four to bake the bread',
  'helping daddy in the bakery at night',
  'my dad is a baker and gets up in the middle of the night',
  'mum has a bakery and she takes me along before school',
  'a night in the bakery',
  'making croissants before the sun comes up',
  'the bread for the whole street',
  'the dough has to sleep first',
  'when everyone is asleep the baker bakes',
  "grandpa's bakery early in the morning",
  'in the bakery with grandma while it is still dark',
  'rolls and buns at five in the morning with dad',
  'the smell of fresh bread wakes up the street',
  'he helps his papa bake baguettes before dawn',
  'my uncle the baker works at night',
  'the baker fell asleep on the flour sacks',
  'bread before breakfast in our shop',
  'waiting for the dough to rise in the bakery',
  'we own a bakery and get up very early',
  'a day at the bakery with my mum who bakes bread',
  'who bakes the bread before we are awake',
  'bread is made while everybody else is asleep',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'baking a cake for mum',
  'two rival bakers',
  'gingerbread man',
  'a bear opens a bakery',
  'baking cookies with granny',
  'a loaf of bread that runs away',
];
