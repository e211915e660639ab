/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bed that turns into a boat at night',
  'a cot that becomes a boat',
  'my bed is a boat',
  'the bed that sails away',
  'a bed which is a ship when the light goes out',
  'sailing away in my bed',
  'the bunk bed that is a pirate ship at night',
  'her bed floats off every night',
  'the bed that went to sea',
  'a boy who sails his bed down the stairs',
  'at night the sofa turns into a boat',
  'bedtime boat',
  'when I go to sleep my bed becomes a sailing boat',
  'the floor is the sea and my bed is a ship',
  'drifting off to sea in a cot',
  'the night my bed floated out of the room',
  'off to sleep over the carpet in my bed boat',
  'sailing away to sleep in a bed',
  'across the bedroom carpet as if it were the sea',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a boat trip with grandad',
  'moving to a big bed',
  'a boat made of a cardboard box',
  'a monster under the bed',
  'a bed that can fly',
];
