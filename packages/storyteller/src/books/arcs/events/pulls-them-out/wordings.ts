/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'tractors',
  'a tractor',
  'a red tractor on the farm',
  'my little boy is mad about tractors',
  'a tractor stuck in the mud',
  'the tractor pulls everybody out of the mud',
  'tractors and mud',
  'a slow old tractor',
  'a big green tractor who helps everyone',
  'the tractor that was too slow for the lane',
  'everyone is stuck in the muddy lane and only the tractor can help',
  'the bus gets stuck and a tractor tows it out',
  'who will pull the tractor out?',
  'chug chug goes the old tractor up the hill',
  'the farmer and his tractor',
  'a tractor gets stuck',
  'the little tractor who could pull anything',
  'a tow rope, a muddy dip and a row of cars',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a tractor who wants to be a racing car',
  'a toy tractor',
  'the tractor goes to the moon',
  'a pig stuck in the mud',
  'a tractor that cannot sleep',
];
