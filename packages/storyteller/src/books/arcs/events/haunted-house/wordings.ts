/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a haunted house',
  'a haunted castle',
  'the haunted mansion',
  'a spooky castle',
  'the spooky old house at the end of the street',
  'ghosts in the castle',
  'a ghost in the old castle',
  'a night in a haunted house',
  'exploring a haunted castle',
  'two friends go into a haunted house',
  'is the castle haunted',
  'a creepy old mansion but with a nice ghost',
  'a visit to a castle with ghosts',
  'a ghost tour',
  'my daughter wants to meet a ghost in a castle',
  'a friendly ghost shows them round the castle',
  'a school trip to a haunted castle',
  'the castle ghost',
  'looking for ghosts',
  'ghost hunters in an old house',
  'a ghost hunt',
  'who haunts the old hall',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a ghost who is afraid of people',
  'a ghost in the attic',
  'trick or treat at a haunted house',
  'a princess in a castle',
  'moving into an old house',
  'a ghost ship',
];
