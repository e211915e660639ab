/** What families tell of themselves, as they type it. */
export const WORDINGS: readonly string[] = [
  'the tent fell down on us in the night and we all slept in the car',
  'we got stuck in a lift with a brass band',
  "We missed the train to auntie's and had to wait two hours, and made up a game with the pigeons",
  'the ferry was cancelled so we slept in the chip shop, well nearly, the lady let us wait there till midnight',
  'learning to drive the narrowboat with auntie Jo and getting stuck sideways in the canal for three hours',
  'We have been looking for the tortoise all afternoon and he was under the sofa',
  'the summer he and his step brother built a raft out of milk bottles and it actually floated',
  "the morning our car wouldn't start and we were late for the wedding",
  'the day I forgot to pick up the birthday cake and we had to make one out of pancakes',
  'dad reversed the caravan into the pond',
];
