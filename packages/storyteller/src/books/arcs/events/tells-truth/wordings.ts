/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a spell that makes everyone tell the truth',
  'a truth spell',
  'a potion that makes you tell the truth',
  'the day everybody had to tell the truth',
  'a magic sweet that makes people say the truth',
  'everyone in school has to tell the truth for a day',
  'a truth potion in the teachers tea',
  'nobody can tell a lie',
  'a day when nobody can lie',
  'a witch makes everybody tell the truth',
  'truth dust',
  'a wand that makes grown-ups tell the truth',
  'a magic chair that makes you tell the truth',
  'a truth telling biscuit',
  'what if everybody told the truth all day',
  'a spell so that no one can fib',
  'the truth machine',
  'my teacher can only tell the truth',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'telling the truth when you broke something',
  'a boy who told a lie',
  'a parrot who tells everybody secrets',
  'why we should be honest',
  'a spell that goes wrong',
];
