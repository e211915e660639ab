/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'times tables are hard',
  'sums',
  'maths',
  'a hedgehog who cannot do sums',
  'my daughter is learning her times tables',
  'the seven times table',
  'numbers will not stay in my head',
  'seven eights',
  'he finds maths tricky',
  'adding up is so hard',
  'a wizard who cannot add up',
  'I always get my sums wrong',
  'learning the tables by heart',
  'she knows the twos and the fives but not the sevens',
  'what is seven times eight',
  'a bear who is bad at maths',
  'take away sums',
  'numbers fall out of my head',
  'I hate maths',
  'multiplication',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'counting to ten',
  'a robot who does my homework',
  'what time is it',
  'setting the table for dinner',
];
