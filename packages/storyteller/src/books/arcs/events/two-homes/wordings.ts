/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "one week at Mum's and one week at Dad's",
  'two beds, two toothbrushes and only one bag',
  'a bear who has two houses and can never find his boots',
  'my daughter lives half with me and half with her dad',
  'everything I need is at the other house',
  'packing the bag for the other home',
  "a squirrel with two dreys, his mother's and his father's",
  'weekends in the other house',
  'she always leaves her book at the other house',
  "Mondays at Mummy's, Fridays at Daddy's",
  'the hedgehog who goes to and fro between two homes',
  'two front doors and one rucksack',
  "a cub who sleeps at mum's den and dad's den",
  'whatever she wants is in the other house',
  'a child with two bedrooms',
  'our family has two homes and a bag that goes between',
  "split between mummy's house and daddy's house",
  "half the week at mum's and half at dad's",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'Mummy and Daddy are splitting up and we are sad',
  'moving to a new house with a big garden',
  'a weekend with Daddy at the beach',
];
