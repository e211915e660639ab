/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'grandma learns to use a phone',
  'grandad learns to use a mobile phone',
  'granny gets her first mobile phone',
  'teaching nana to use the computer',
  'showing grandpa how to use the tablet',
  'nanny gets a tablet and does not know how it works',
  'grandma and her new phone',
  'nana sends her first message',
  'helping grandad with his computer',
  'my grandma cannot work her phone',
  "grandpa doesn't understand his new phone",
  'granny takes pictures of her thumb',
  'teaching grandma to video call',
  'grandad holds the phone upside down',
  'I showed gran how to send a photo',
  'an old lady who learns to text',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'grandma lives far away',
  'too much time on the tablet',
  'a phone that rings in the night',
  'learning to bake with grandma',
  'grandad learns to swim',
];
