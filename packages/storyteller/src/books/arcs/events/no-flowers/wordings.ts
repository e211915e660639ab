/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a bumblebee can't find anything to eat in the street",
  'somebody has pulled up all the dandelions',
  'weeds are food for somebody small',
  'the hungry bee and the tidy neighbour',
  'why we should leave dandelions for the bees',
  'a honeybee in a grey stone town',
  'nowhere for a bee to have breakfast',
  'save the bees',
  'a bee lands on a painted flower by mistake',
  'not a weed at all, says the bee',
  'the bee who looked for nectar in the wrong places',
  'one yellow dandelion left by the wall',
  'how to help a thirsty little bumble bee',
  'buzzy bee has no supper because everything is concrete',
  'buzz buzz, where have all the blossoms gone',
  "a bumblebee can't find anything to drink in our street",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bee who is scared of flying',
  'planting a flower bed with granny',
  'a bee sting on my toe',
];
