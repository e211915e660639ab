/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'grandad forgets my name but he knows me',
  'grandma keeps asking the same question',
  'an old elephant who forgets names',
  'my nana calls me by the wrong name',
  'granny puts her glasses in the fridge and laughs',
  'an old bear who cannot think of the word',
  'grandpa forgets what things are called',
  'when grandad asked me three times where I live',
  'nan mixes up all our names',
  'an old tortoise who forgets who everyone is',
  'grandma forgets things but she still sings',
  'my grandfather is getting forgetful',
  'an elderly owl who forgets where he put everything',
  'grandad loses his words',
  'the old dog and the girl whose name he forgot',
  'opa forgets, and I remember for him',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'grandma has to go to hospital',
  'a goldfish who forgets everything',
  'Mia forgets her lunch at school',
];
