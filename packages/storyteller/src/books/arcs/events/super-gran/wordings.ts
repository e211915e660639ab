/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my nan can fly',
  'Grandad in a cape',
  'a granny who saves the day, slowly',
  "you'd never guess it but Nana has powers",
  'old lady to the rescue',
  'the fastest hero in town and my slow grandpa',
  'our gran is better than Superman',
  "super nan asks people first what's wrong",
  'a grandmother with powers helps a cat that was fine where it was',
  'Grandpa zooms over the rooftops, well, floats',
  'is Granny really a hero? she has a cape made of curtains',
  'gran versus the whizz kid superhero',
  'my superhero grandma and me riding on her back',
  'a hero with grey hair and a bag of biscuits',
  'my grandma is a superhero',
  'grandpa in a cape',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'visiting grandma in hospital',
  'a superhero cape for my birthday',
  "Grandad's bike",
];
