/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a koala who will not let go of his mum',
  'my son clings to me at nursery',
  'crying at drop-off',
  'my daughter holds on to my leg at the gate',
  'he sobs when I leave him at nursery',
  'a little monkey who holds on tight to Daddy',
  'she does not want me to go when we get to the childminder',
  'tears every morning at the nursery door',
  'mummy always comes back',
  'saying goodbye at nursery is so hard',
  'a limpet on my coat every morning',
  'he will not let go of my hand at the school gate',
  'a clingy toddler',
  'peeling her off me at drop-off',
  'a joey who will not leave the pouch',
  'bye-bye at the childminder',
  'I do not want you to go, mummy',
  'she hides in my coat when we get there',
  'one more hug and then another one',
  'a baby sloth who hangs on to his mother all day',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my first day at nursery',
  'lost my mummy in the shop',
  'holding on to a balloon',
  'a baby koala who cannot sleep',
];
