/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'first days at secondary school',
  'starting secondary school',
  'starting Year 7',
  'moving up to high school',
  'the first week at senior school',
  'getting lost in the corridors at the new secondary school',
  'a timetable, different rooms and a bus to the big school',
  'my daughter is nervous about Year 7',
  'going from primary to secondary school',
  'finding the classrooms at secondary school',
  'from the oldest to the youngest at a big new school',
  'her first week in Year 7 with a bus pass and a timetable',
  'moving up in September to the big school',
  "so many teachers and I can't find the room",
  'I cannot find the right room, it is a big school',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the timetable falls off the wall',
  'the first day at nursery',
  'starting Reception',
  'the last day of primary school',
  'bullied on the school bus',
  'homework at secondary school',
  'getting lost in the supermarket',
];
