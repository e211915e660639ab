/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'we have tadpoles in a bucket',
  'frogspawn in a jar',
  "my son's tadpoles turn into frogs",
  'a bear who keeps a jar of tadpoles',
  'watching tadpoles grow legs',
  'the day we let the tadpoles go',
  'letting the little frogs go in the pond',
  'my daughter collects frogspawn from the pond',
  'our class has tadpoles in a tank',
  'a tadpole who grows legs',
  'from frogspawn to frog',
  'the frogspawn on the windowsill',
  'where does the tail of a tadpole go?',
  'taking the froglets back to where they came from',
  'a jar of jelly with black dots in it',
  'a fox who borrows some frogspawn',
  'giving the tadpoles back to the pond',
  'twelve tadpoles in our kitchen',
  'my boy wants to keep his tadpoles for ever',
  'saying goodbye to our tadpoles',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a frog who cannot jump',
  'the princess and the frog',
  'how does a caterpillar become a butterfly',
  'a goldfish in a bowl',
  'saying goodbye to our old car',
  'saying goodbye to my teacher',
];
