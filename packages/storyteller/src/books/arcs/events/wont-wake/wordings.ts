/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'rise and shine! no answer',
  'a bear snoozes on though the snow has gone',
  'Dad overslept again',
  'the hedgehog nobody can rouse',
  "up you get, sleepyhead, you'll miss breakfast",
  'lazy bones Fox stays under the covers',
  'how do you get a dormouse out of bed in spring?',
  'five more minutes, groaned the badger',
  'the alarm clock rings and rings and he just turns over',
  'still in bed at noon, that lazy bear',
  'banging saucepans to get Grandpa up',
  'the rooster who slept through dawn',
  "it's morning! it's still dark, he says from under his hat",
  "shh, the dragon is dozing, who's going to disturb him",
  'a bear who sleeps right through spring',
  'getting daddy out of bed in the morning',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "she won't go to bed at night",
  'a nightmare woke me up',
  'a baby wakes too early',
];
