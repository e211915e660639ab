/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a superhero only on tuesdays',
  'a girl who has superpowers only on mondays',
  'a superhero one day a week',
  'he is only strong on fridays',
  'a hero whose powers work on tuesdays and no other day',
  'the tuesday superhero',
  'what if you could only do magic on wednesdays',
  'a bear who can do magic just on sundays',
  'her superpower only works once a week',
  'can it wait until tuesday',
  'a superhero who has six days off',
  'on every other day he is quite ordinary',
  'my son is a superhero on saturdays',
  'a superhero with a timetable',
  'super strong but only on one day of the week',
  'emergencies are saved up for tuesday',
  'it happened on a wednesday and he had no powers',
  'a part-time superhero',
  'a rabbit whose power comes every thursday',
  'the superhero who lost count of the days',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'swimming lessons on tuesdays',
  'a superhero who can only fly very low',
  'kindness is my superpower',
  'pancake tuesday',
];
