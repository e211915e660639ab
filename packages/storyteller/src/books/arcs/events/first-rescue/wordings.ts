/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a fire engine's very first rescue",
  'nee naw nee naw, somebody needs help',
  'a kitten stuck up on the roof',
  'a loud little ambulance',
  'the police car who was too noisy',
  'a rescue helicopter on its first call',
  "she's brand new and her siren is far too loud",
  'the siren scares the puppy higher and higher',
  'a new fire engine learns to be quiet',
  'who will get the squirrel down',
  'flashing lights and a frightened cat',
  'the brave firetruck',
  'a chopper saves a small owl',
  'hush, said the girl on the bonnet',
  'a brand new fire engine and her first emergency',
  'nee naw, a kitten on the roof',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the fire engine in our street',
  'a toy ambulance',
  'a fire drill at school',
];
