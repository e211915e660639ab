/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "a parrot who can't keep a secret",
  'he echoes everything you say',
  'polly says it again and again',
  'the bird told everybody our surprise',
  'careful what you say in front of the cockatoo',
  'a budgie that copies grandma',
  'never tell a parrot where the key is',
  'why do you always say what I say',
  'a chatterbox with feathers',
  'somebody in this house blabs everything',
  'the mynah bird says whatever we say',
  'whatever mummy says, the parrot says too',
  'a dragon who repeats after me',
  'the parot that talks too much',
  'a parrot that gives away secrets',
  'polly says everything I say',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my little brother copies me',
  "a pirate's parrot finds treasure",
  'the same day again and again',
];
