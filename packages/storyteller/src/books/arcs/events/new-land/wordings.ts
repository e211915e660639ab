/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'rowing to a country nobody has ever been to',
  'a longboat, horned helmets and an island no one knows',
  'exploring unknown shores with shields and oars',
  'Erik the red and his crew go looking for a new place',
  'they sail and sail and find the same island twice',
  'who was here before us? the norsemen find an apple core',
  'Roman soldiers row across the water',
  'brave knights set off by ship to find land',
  'leif erikson finds america',
  'sailors discover somewhere and leave a flag',
  'my son is mad about vikings',
  'a girl captain who wants to find a new continent',
  'land ahoy, but somebody has already been here',
  'the vikins and their dragon-headed boat',
  'rowing across the sea to find a country nobody has ever seen',
  'erik the viking and his crew',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a viking who is scared of the dark',
  'a knight and his horse',
  'moving to a new country with mum and dad',
];
