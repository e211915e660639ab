/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a whale who sings too loud',
  'a lion whose roar is too loud',
  'the loudest monster in the forest',
  'a little girl with a very big voice',
  'a boy who is always too loud',
  'the elephant who could not whisper',
  'a noisy dinosaur who learns when to be quiet',
  'a giant with a voice so big that everyone covers up',
  'my daughter shouts everything and I want a story where that is a good thing',
  'an ogre who talks so loudly the windows rattle',
  'a frog with an enormous croak',
  'why do you always shout, said the hedgehog',
  'a hippo who laughs louder than anyone',
  'the bear with no inside voice',
  'a princess whose singing is heard three kingdoms away',
  'somebody with a huge voice who everyone tells to pipe down',
  'a T-rex that only knows how to roar',
  'the moose who was just too noisy for his friends',
  'a loud little mouse',
  'she is loud and proud',
  'turn the volume down, said everybody to the gorilla',
  'a bull that bellows all day until his bellow is needed',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bear who is afraid of loud noises',
  'the class is too loud',
  'a lion who lost his roar',
  'a dragon who snores too loudly',
  'a big mouth on a frog that eats too much',
  'a quiet mouse',
];
