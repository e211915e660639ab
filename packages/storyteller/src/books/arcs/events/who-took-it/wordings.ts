/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "somebody's pinched the sandwich box, call a detective",
  'whose prints are these across the flower bed?',
  'a hopping boot in the garden',
  "rrrr, tock! what's rolling about above our heads at night",
  'a sleuth with a magnifying glass who never looks behind him',
  'where has the trophy got to?',
  'Inspector Mouse investigates',
  'a whodunnit for little ones',
  'nuts keep going from the loft',
  'Mia P.I. and the vanished biscuit tin',
  "there's a funny rumble over the bedroom and nobody lives up there",
  'my son loves looking for clues, let him solve one',
  'fox and rabbit crack their first case',
  'one gumboot, gone; one set of tracks, fresh',
  'strange noises up in the loft',
  'muddy footprints across the garden',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a dinosaur footprint in a museum',
  'a ghost under the bed',
  'the police catch a bank robber',
];
