/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a jollof competition between her two aunties and she has to choose',
  'whose jollof is best',
  'jollof wars',
  'my two grandmas both make the best soup',
  'both grandmothers want to cook the best lasagne',
  'two aunties argue about whose biryani is better',
  'mum and dad have a curry contest and I am the judge',
  'he has to judge the cake of his two uncles',
  'a family cook-off with two aunts',
  'nonna and nana compete with their pasta',
  'which auntie makes the best dumplings',
  'she loves both her aunties and has to say whose stew is best',
  'the rice competition in our family',
  'grandma and nana both think that their pie is the best',
  'the cooking battle of the aunties',
  'Auntie Bisi and Auntie Folake cook against each other',
  'tasting and tasting until I am full',
  'how to choose between two aunts without hurting anybody',
  'the red pot or the blue pot',
  'two tamale makers and one judge',
  'my uncles argue about who makes the best chilli',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'two rival bakers',
  'two aunties get married',
  'baking with auntie',
  'the best pizza in town',
  'mum and dad argue',
  'soup with grandma',
];
