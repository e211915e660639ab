/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bear so loud asleep that the whole wood lies awake',
  'daddy snores like a tractor',
  'grandpa is sawing wood in his sleep',
  'the loudest snore in the street',
  'who is making that noise in bed',
  'nobody can get any sleep because of the hippo next to them',
  'the dog who snores on my bed',
  'what is that rumbling from mummy and daddy’s room',
  'a snoring badger has to sleep in the shed',
  'sharing a room with a snorer',
  'snuffle, snort, whistle, goes the pig all night',
  'the house shakes when nana has a nap',
  'a lion who snores and does not believe it',
  'too quiet to sleep',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bear who will not wake up in spring',
  'an owl who cannot sleep at night',
  'a noise under the bed',
];
