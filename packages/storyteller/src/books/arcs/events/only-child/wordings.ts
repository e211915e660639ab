/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'being an only child',
  'only child',
  'I have no brothers or sisters',
  'my daughter is an only child and wants a sister',
  'everyone has a brother except me',
  'a little bear who is an only child',
  'my son asks why he has no siblings',
  'I wish I had a sister',
  'an only child who has nobody to blame',
  'the only kid in our house',
  'she would love a brother',
  'all my friends have brothers and sisters',
  'a dragon without any brothers or sisters',
  'why am I an only child?',
  'our family of three',
  'he is an only child and likes it',
  'a rabbit with no brothers and no sisters',
  'nobody to share the back seat with',
  'it is just me and my mum and dad',
  'my only child wants somebody to play with at home',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a new baby brother',
  'fighting with my sister',
  'the only child in the village who could fly',
  'twins who do everything together',
  'my little sister and me',
  'me and my brother',
];
