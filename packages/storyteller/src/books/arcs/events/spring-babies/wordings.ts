/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our hamster had babies',
  'the rabbit has babies',
  'my guinea pig had babies',
  'our rabbit is having babies',
  'baby bunnies in the hutch',
  'baby hamsters in the cage',
  'the day the guinea pig babies were born',
  'we thought that our hamster was a boy',
  'five baby gerbils',
  'our class hamster has babies',
  'my daughter has to be quiet because the rabbit has babies',
  'the bunny had a litter',
  'a surprise in the rabbit hutch',
  'we must not touch the baby rabbits yet',
  'waiting until we may see the baby hamsters',
  'a bear whose hamster has babies',
  'our mouse had lots of tiny mice',
  'our pet rabbit is a mum now',
  'finding homes for all the baby guinea pigs',
  'the hutch is full of squeaks',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'our cat had kittens in the wardrobe',
  'the new baby sister',
  'our hen has chicks',
  'the hamster has escaped',
  'a rabbit who has to be quiet',
  'a baby alien who misses home',
];
