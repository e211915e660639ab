/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'our class hamster comes home for the weekend',
  "it's my turn to look after the guinea pig",
  "Harriet the hamster isn't in her cage",
  'a boy takes the school pet home',
  "where is the hamster, it's monday tomorrow",
  'bringing home Biscuit from nursery',
  'the cage was empty and teacher will be cross',
  'getting her first hamster',
  'looking after a gerbil for two days',
  'a hamster in the school bag',
  'fat cheeks full of seeds',
  'my daughter has got a new hamster',
  'I lost the class pet',
  'the hamster who hid all weekend',
  "it's my turn to look after the school hamster",
  'the gerbil vanished from his cage over the weekend',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a hamster who goes to the moon', 'a hamster wheel', 'a dog at school'];
