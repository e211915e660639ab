/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a girl who has two mums',
  'our family is two dads and me',
  'a penguin chick with two daddies',
  'Mummy, Mama and me',
  'Daddy and Papa',
  'me and my stepdad',
  'my stepmum is part of our family',
  'a boy who lives with his gran',
  'brought up by her grandmother',
  'families come in all shapes and sizes',
  'every family is different',
  'a fox cub with two mothers',
  'just Mum and me, our small family',
  'a book about same-sex parents',
  'Grandad brings me up',
  'a blended family',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a family of ducks crossing the road',
  'two mummies wake up in the pyramid',
  'a day at the beach with Gran',
];
