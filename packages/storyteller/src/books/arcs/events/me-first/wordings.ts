/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a lorry and a car',
  'the race car and the slow truck',
  'a fire engine and a police car',
  'a tractor and a bus',
  'a red car and a blue car who both want to be first',
  'two trucks meet on a narrow bridge',
  'the taxi and the bin lorry are friends',
  'a car and a motorbike always want to be first',
  'neither the lorry nor the bus would go back',
  'nose to nose on the bridge, and all the traffic waits',
  'a big truck and a little car',
  'a police car and an ambulance',
  'an ice cream van and a milk float',
  'a traffic jam because two cars will not give way',
  'a digger and a tractor',
  'the fast car and the slow tractor become friends',
  'a monster truck and a little van',
  'who goes first over the bridge',
  'two cars that have to learn to take turns on the road',
  'a bus and a taxi',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a car race',
  'a digger and a dump truck on the building site',
  'a fire engine rescues a cat',
  'a tractor stuck in the mud',
  'a goat on a bridge',
];
