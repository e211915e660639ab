/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'electricity pylons',
  'pylons',
  'my son loves pylons',
  'the giants with the wires',
  'pylons like giants holding skipping ropes',
  'a boy who is obsessed with electricity pylons',
  'counting pylons from the car',
  'power lines',
  'the big metal towers that carry electricity',
  'a book about pylons for a four year old',
  'the pylon family',
  'pylons walking over the hills',
  'birds on the power line',
  'electric pylons in the fields',
  'telegraph poles and pylons',
  'what are the pylons doing',
  'where do the wires go',
  'a lonely pylon',
  'Mia waves to the pylons',
  'electricity poles',
  'my toddler shouts pylon at every pylon',
  'high voltage towers',
  'the wires along the road',
  'overhead cables',
  'a giant pylon on the hill',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a power cut',
  'a friendly giant',
  'a skipping rope',
  'counting things from the car',
  'how electricity is made',
  'a robot with wires',
  'a lighthouse',
];
