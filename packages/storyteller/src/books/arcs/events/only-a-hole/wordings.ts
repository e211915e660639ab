/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "dad's digger",
  "daddy's big digger",
  'daddy drives a digger',
  'my dad drives a digger at work',
  'mummy is a digger driver',
  "a ride in grandad's digger",
  'my daddy works with diggers',
  'dad digs holes all day',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a digger stuck in the mud',
  "dad's digger won't start",
  'a digger in our street',
  "dad's tractor",
  'a digger who is afraid of the dark',
  'digging for treasure',
];
