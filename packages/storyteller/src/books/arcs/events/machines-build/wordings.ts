/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'diggers building a playground',
  'a digger who builds a house',
  'the diggers are building a new school',
  'diggers and dumper trucks build a park',
  'building a swimming pool with diggers',
  'a digger, a crane and a steamroller build a castle',
  'they are building a playground on our street and he watches the digger',
  'the bulldozer makes a football pitch',
  'machines that build a hospital',
  'construction vehicles building a house together',
  'a big yellow digger digs a swimming pool',
  'the cranes and diggers who made a library',
  'building a skate park',
  'the workmen dig and build a new nursery',
  'how the digger helped to build our school',
  'bulldozers and cranes put up a hospital',
  'what to do with the heap of earth that is left over',
  'a busy digger and a new park at the end',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a digger who is afraid of the dark',
  'building a sandcastle at the beach',
  'a trip to the playground',
  'the three little pigs build a house',
  'my first day at a new school',
  'digging for treasure in the garden',
];
