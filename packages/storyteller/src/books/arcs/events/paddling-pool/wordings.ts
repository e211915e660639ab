/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'cooling down in the back garden on the hottest day',
  'an inflatable pool with hardly any water in it',
  'feet in, splash, hooray',
  "a boat that will not float because it's too shallow",
  'a bear sits in the kiddie pool',
  'hot day, cold water, lots of toes',
  'filling the blow-up pool with a hose',
  'room for one more in the little pool',
  'wading pool fun with the neighbors',
  'everybody squeezes into the pool in the yard',
  'splashing about outside in our swimsuits',
  'a puppy in a plastic pool',
  'we had a heatwave and grandpa took his socks off',
  'the padling pool',
  'too hot! fill up the little pool on the lawn',
  'splashing about in the back garden in our swimming things',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'swimming lessons and badges',
  'a shark in the bath',
  'a puddle after the rain',
];
