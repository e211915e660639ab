/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'rock pooling',
  'rock pooling with nanny',
  'looking in rock pools',
  'a day at the rock pools',
  'Finn finds a crab in a rock pool',
  'what lives in the rock pool',
  'the rock pool',
  'catching crabs at the seaside',
  'crabbing with grandad',
  'exploring rock pools with my bucket and net',
  'rock pools at the beach',
  'my daughter loves rock pools',
  'a crab in the rock pool',
  'the tiny world in the rock pool',
  'looking for crabs with daddy',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'building a sandcastle at the beach',
  'a crab who lost his shell',
  'a day at the seaside',
  'a shy octopus in a rock pool',
  'a crab who cannot walk sideways',
  'a paddling pool',
];
