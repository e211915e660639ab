/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'scratch scratch behind the skirting board',
  "there's someone tiny living in the piano",
  "robins have made a nest in dad's old boot",
  'a hedgehog has set up house under our shed',
  'the spider who pays rent',
  "squatters in the loft, and they're squirrels",
  "who's been sleeping in my slipper?",
  'a family of mice behind the kitchen cupboard',
  'swallows in our garage, every year',
  "we've got visitors in the roof",
  'a toad has taken over the greenhouse',
  'little feet in the walls at night, I think we have mice',
  "a bat settles down in grandpa's umbrella",
  'a fox and her cubs have taken up residence beneath the garden hut',
  'a family of mice lives behind our kitchen wall',
  'a hedgehog has moved into the shed',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a mouse who moves into a castle with a king',
  'we are moving to a new house',
  'a wild bird with a hurt wing',
];
