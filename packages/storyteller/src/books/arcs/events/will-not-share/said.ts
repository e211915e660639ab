/** What is said instead of "here you are". */
export const REFRAINS = [
  'All mine!',
  'Mine, all mine!',
  'No, mine!',
  "It's all mine!",
  'Only mine!',
  'Mine, thank you!',
  "That's all mine!",
  'Mine and only mine!',
  'Still all mine!',
  'Every bit is mine!',
] as const;
export const TITLES = ['all mine', 'a party for one', 'behind the hedge', 'an empty place'];
