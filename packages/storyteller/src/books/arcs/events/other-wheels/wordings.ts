/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bus that would rather be a racing car',
  'the tractor who dreams of being a fire engine',
  "I don't want to be a bin lorry, I want to be an ambulance",
  'a milk float pretending to be a police car',
  'the little van with a pretend siren',
  'dressing up as a digger when you are only a taxi',
  'not a real fire truck',
  'nee-naw says the ice cream van, who longs to be an ambulance',
  'a garbage truck wishes he were a fire truck',
  'a slow old tractor imagines himself a race car',
  "the lorry who wasn't happy being a lorry, he wanted to be a bus",
  'a camper van with a number on his side who thinks he is a racing car',
  'everyone can see what you are, little police car',
  'a car playing at being a fire engin',
  "a dustbin lorry who'd love to be a racing car",
  "the bus pretending he's an aeroplane",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a boy who wants to be a firefighter',
  "a bus driver's day off",
  'two cars who race',
];
