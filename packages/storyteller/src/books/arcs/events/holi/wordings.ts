/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'throwing coloured powder at everybody',
  'pink hair, green nose, blue ears',
  'the hindu spring festival',
  'everyone is splashed with every colour',
  'may I put some red on your cheek?',
  "a white shirt that doesn't stay white",
  'gulal and water pistols with the cousins',
  'the day everything turns pink and yellow and green',
  'happy holi!',
  'nani sits in her chair in a clean shawl while we all run about covered in paint powder',
  "my daughter's nursery is talking about the indian colour festival",
  'a monkey gets orange powder all over him',
  'a tiger joins in with holi',
  'rang barse, colours everywhere on our street',
  'the festival of colours',
  'throwing powder with my cousins',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'mixing paints to make purple',
  'the rainbow after the rain',
  'diwali lamps on the step',
];
