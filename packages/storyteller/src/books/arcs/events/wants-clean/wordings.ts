/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a pig who can't stand mud",
  'the poshest piglet on the farm, not a speck on him please',
  'a hippo who fancies being spotless',
  'yuck, dirt! says the puppy',
  'a warthog scrubs and scrubs and it only gets worse',
  'how can you stay neat in a muddy yard',
  'the fussy pig',
  "one spotless hoof, that's all she asks",
  'a dog who hates getting his paws mucky',
  'eleven buckets of water and still filthy',
  'a muddy elephant dreams of gleaming',
  'a cow who washes every day and gets grubby again',
  'splat, all over again, poor clean little pig',
  "a buffalo who'd love to know what he looks like underneath",
  "a pig who can't bear mud",
  'the hippo that likes to be spotless',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'cleaning my bedroom',
  'washing hands before dinner',
  'a pig who loves puddles',
];
