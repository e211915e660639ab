/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a knight who bakes instead of fighting',
  'the dragon with knitting needles',
  'a pirate more interested in his roses than in gold',
  "everybody expects him to be fierce, but he's reading a book",
  "a troll who'd like nothing better than ballet",
  'a big bad wolf, secretly a poet',
  'a vampire who only wants to make cakes',
  "leave me alone, I'm sewing, said the giant",
  "a gentle bull who'd sooner smell the daisies",
  'the wrong sort of ninja: he gardens',
  'a T-rex with a paintbrush',
  'cook the monster, not cook a monster: a monster chef at heart',
  'a king who hates ruling and loves his watering can',
  'what a soldier really wants is to sing',
  'a knight who prefers baking to battles',
  'the pirate who likes knitting',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a baking competition at school',
  'a fairy bakes a cake',
  'a knight rescues a princess',
];
