/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a dragon who swallowed a whistle',
  'the dog who swallowed a bell',
  'a crocodile that swallowed a clock',
  'a cat swallowed a bell and jingles everywhere',
  'the bear who ate a whistle and goes peep when he breathes',
  'a dog that swallowed a whistle',
  'the elephant swallowed an alarm clock',
  'a hippo who swallowed a trumpet',
  'a cow who gulped down a bell',
  'a monster who swallowed a doorbell and every time he burps it rings',
  'the goat who swallowed the school bell',
  'a pig with a whistle in his tummy',
  'there is a clock ticking inside the crocodile',
  'a lion who swallowed a kazoo',
  'a crocodile goes ding dong from inside his tummy',
  "ding dong, goes the hippo's tummy",
  'tick tock in the tummy of a crocodile',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the dragon who ate all the books',
  'an old lady who swallowed a fly',
  'a dog with a bell on his collar',
  'the clock that stopped',
  'a boy who learns to whistle',
];
