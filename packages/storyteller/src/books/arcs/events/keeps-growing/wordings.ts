/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'the loaf rose and rose until it lifted the lid off the oven',
  'my knitting is already longer than the house and still growing',
  'a birthday cake that gets bigger every time you look at it',
  "grandpa's beard reaches the garden gate and it has not finished",
  'the houseplant has taken over the whole living room',
  'the birthday cake that kept on growing',
  'a scarf so long that it goes all round the town',
  'the pudding came out of the window and down the street',
  'a jumper that grows a new sleeve every day',
  'help, the dough is everywhere',
  'a pumpkin as big as a house and still getting bigger',
  'the pancake covered the table, then the kitchen, then the road',
  'it just keeps on growing and growing, whatever we do',
  'my sunflower has gone through the ceiling',
  'a hat that is bigger each morning',
  'the biscuit that would not stay small',
  'how do you stop a cake from growing?',
  'a beard that trips up the postman',
  'the never-ending sock',
  'our pot plant is growing out of the chimney',
  'the bread is as big as the baker now',
  'a sandwich that kept getting bigger',
  'it gets bigger and bigger every day, our loaf',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'growing tomatoes with grandad',
  'a boy who grows bigger every day',
  'the biggest pumpkin in the show',
  'baking a cake for my sister',
  "dad's beard",
  'daddy is shaving off his beard',
];
