/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'last day of primary school',
  'last day of nursery',
  'the last day of school',
  'last day of year six',
  'leaving nursery and going to big school',
  'leaving primary school',
  'finishing preschool',
  'goodbye nursery',
  'saying goodbye to her teacher at the end of the year',
  'end of the school year',
  'the end of term and we will not come back',
  'the last week of kindergarten',
  'year six leavers',
  'leavers assembly',
  'my son graduates from kindergarten',
  'her last day in reception with Miss Jones',
  'he will miss his class, it is the last day',
  'the last time in our classroom',
  'the last morning at playgroup',
  'we take our names off the pegs and go home for the summer',
  'school is over and everybody is sad and happy',
  'our teacher sings on the very last day',
  'all the last times at school',
  'who will have my peg next year',
  'goodbye to my old school',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'first day of school',
  'the last day of the holidays',
  'my best friend is moving away',
  'the last dinosaur',
  'a school play',
  'the last bus home from school',
];
