/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'no coat! no coat! no coat!',
  'my daughter runs about with nothing on her feet in winter',
  'every morning a fight about putting shoes on',
  'hat off, hat off again',
  "it's freezing out and he says he isn't cold",
  'a penguin who refuses his scarf',
  "I don't need mittens",
  'a jumper that goes to the park by itself',
  'the wellies went without me',
  'getting my toddler dressed is a battle',
  "she'd sooner shiver than put that jacket on",
  'bare toes in the frost, silly bear',
  'trousers? never!',
  'a stubborn little boy and his raincoat on the swing',
  "my toddler won't put his coat on",
  'no socks, no shoes, no hat, never',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'losing my new coat at the park',
  'an itchy label in my jumper',
  'a cat that wears glasses',
];
