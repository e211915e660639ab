/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'why does the postman never stop at our house',
  'all the letters go next door',
  'waiting and waiting by the letterbox',
  'is there any mail for me today',
  'a bear watches the mailman every morning',
  'grandma said she posted a present a week ago',
  "a penpal's letter that does not come",
  'the number on our door fell upside down',
  'nine or six? the mail carrier is puzzled',
  'a package that should have arrived by now',
  'she checks the mailbox every day',
  'my postcard never got here',
  'a mouse expects a parcel with stripes',
  'the postie brings everything to the wrong number',
  'has the postie been yet?',
  "every day she runs to the letterbox and there's nothing in it for her",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a letter to santa',
  'a message in a bottle',
  'a wet parcel with no name on it',
];
