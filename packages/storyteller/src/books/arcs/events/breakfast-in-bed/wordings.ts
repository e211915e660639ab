/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a surprise for mummy on mothers day',
  'burnt toast on a tray',
  'we must be very quiet, daddy is still asleep',
  'making breakfast for our mum',
  "father's day morning",
  'a bear cub brings his mama toast in bed',
  'two sisters tiptoe to the kitchen',
  "shh, don't wake them",
  'a treat for dad, jam everywhere',
  'how to spoil your mum for one morning',
  'the noisiest secret breakfast in the world',
  'carrying the tray up the creaky stairs',
  'snoring parents and a plan',
  "my boys want to cook something nice for mum's special day",
  "shh, don't wake mummy, we're making toast",
  "a surprise tray for Dad on Father's Day",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'mummy works late',
  "a boy who won't eat his breakfast",
  "a card for father's day",
];
