/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'he hates having his hair washed',
  'water in my eyes at bath time',
  "a pig who won't get in the tub",
  'too many toys in the bath',
  'where does the water go when you pull the plug',
  'soap in her eyes, tears every evening',
  'a bear covered in foam',
  'my son never wants to get out of the bath',
  'bubbles right up to the ceiling',
  'the muddy dog who needed a good scrub',
  'a girl afraid of going down the plughole',
  'rinsing the soap out of his hair is a nightmare',
  'splashing about with cups and a duck',
  'bathtime with my twins, they always want one more thing in',
  'rubber ducks, boats, bubbles and no room for me',
  'he hates having his hair rinsed, water goes in his eyes',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['swimming lessons', 'a bird bath in the garden', 'brushing her hair'];
