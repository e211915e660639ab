/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'bunk beds on the railway',
  'asleep while the wheels go clickety clack',
  'we go to the sea by train and sleep on the way',
  'who has the top bunk on the sleeper',
  'waking up when the train slows down',
  'travelling through the dark in pyjamas on rails',
  'a long journey at night to visit grandma by rail',
  'two little bears in the sleeping car',
  'we want to stay awake for the big bridge',
  'a badger and a hedgehog share a compartment all night',
  'the caledonian sleeper to scotland',
  'looking out at the stars from a carriage bed',
  'clickety-clack, lights out, all aboard',
  'my son has never slept on a trane',
  'falling asleep to the sound of the wheels',
  'in the top bunk on the way to Italy',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a train driver who oversleeps',
  'the toy train under the bed',
  "santa's train to the north pole",
];
