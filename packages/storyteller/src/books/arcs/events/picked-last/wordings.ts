/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'picked last for football again',
  'always gets picked last for teams',
  'the boy who was chosen last',
  'nobody picks her for their team in PE',
  'a penguin who is always picked last',
  'last to be chosen for rounders',
  'being the last one picked at break',
  'no one ever chooses me for dodgeball',
  'the last one left by the wall when they pick teams',
  'a tortoise nobody wants on their team',
  'being picked last at netball',
  'never gets picked for the team at playtime',
  'I am left over every time in PE',
  'the one who is left over when they pick teams',
  'always left over in games',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a bear who picked the last apple',
  'picking a last flower for mummy',
  'a footballer who always comes last',
  'the last dinosaur',
  'why coming last can be good',
  'being picked for the school team',
];
