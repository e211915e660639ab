/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my grandma lives far away',
  'grandma lives in another country',
  'we only see Granny on the screen',
  'a video call with Grandpa',
  'talking to Nana on the tablet every Sunday',
  'grandad is on the phone but never here',
  'her grandparents live on the other side of the world',
  'Oma lives abroad and we ring her up',
  'a bear whose granny lives a long way off',
  'grandma is only a face on the computer',
  'missing a grandma who lives far away',
  'why does Grandpa live so far away?',
  'my nan is in Spain and we see her on the laptop',
  'he knows his grandfather only from video calls',
  'a gran in the tablet',
  'seeing Abuela on the screen at weekends',
  'a penguin who talks to grandpa over the screen',
  'the grandmother in Australia',
  'Grandma waves from the screen',
  'I have never seen my granny’s feet',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a day with Grandma',
  'too much time on the tablet',
  'grandpa forgets my name',
  'my best friend moves far away',
];
