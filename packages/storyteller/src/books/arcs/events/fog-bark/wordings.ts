/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "the lighthouse keeper's dog",
  'a dog who barks too much and saves a ship',
  'a goose in the fog',
  'stop that barking, said the lighthouse keeper',
  'a seal guides the fishing boats home',
  'who needs a foghorn when you have a donkey',
  'a noisy parrot at the lighthouse',
  'lost in thick fog at sea, the sailors hear a woof',
  'a goat who warns the ferry off the rocks',
  'the cockerel that nobody wanted to listen to rescues the boat',
  'a puppy on the lighthouse rock',
  'why is it good to be loud',
  'follow the bark, follow the bark',
  'hush now, they told the dog all year long',
  'a lighthouse dog who barks in the fog',
  "the boats can't see the light, but they can hear the donkey",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a lighthouse at night', 'a fog in the street', "a pirate's parrot"];
