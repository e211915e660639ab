/** Sentences that it tells. */
export const WORDINGS: readonly string[] = [
  'a grumpy duck and a very happy frog who have to share one lily pad',
  'a hedgehog and a squirrel have to share a sleeping bag',
  'a lion and a mouse sharing a bunk bed',
  'two cats and one cardboard box',
  'a noisy hen and a shy owl share one nest',
  'me and my sister only have one bike between us',
  'sharing a bed with my brother',
  'three sisters and one umbrella',
  'two robots and one skateboard',
  'me and my brother under one umbrella',
  'only one tablet for three cousins',
  'two dads and one very small bathroom and everyone needs to be out by 8',
  'one bathroom, six people, monday morning',
  'sharing a bedroom with my brother who snores',
];
