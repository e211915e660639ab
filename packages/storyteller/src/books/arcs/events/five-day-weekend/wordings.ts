/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a five-day weekend',
  'no more Mondays',
  'a week that goes the wrong way round',
  'what if every day was Saturday',
  'the weekend that never ends',
  'Monday is cancelled',
  'a bear who crosses out Monday',
  'the day Monday went missing',
  'school for two days and weekend for five',
  'a week of Sundays',
  'why is the weekend so short?',
  'I wish there were no Mondays',
  'two days of school and five days off',
  'nobody wants Monday',
  'Monday sits on our doorstep',
  'the days of the week get mixed up',
  'poor Monday, nobody likes it',
  'a fox who turns the week round',
  'we put everything off until Monday',
  'the longest weekend ever',
  'Tuesday has been cancelled',
  'somebody took Wednesday out of the week',
  'they cancelled Monday',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a tummy ache on Mondays',
  'a weekend camping with Dad',
  'learning the days of the week',
  'a fox who hates Mondays',
  'every other weekend with Dad',
];
