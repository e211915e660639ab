/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'whatever Mia says comes true as long as she wears the hat',
  'a button with powers',
  "I'm so hungry I could eat a horse, and pop, there was a horse",
  'a strange stone, and everything you say when you hold it happens word for word',
  "my granny's teapot is magic and quite literal",
  'the key with a spell on it',
  "an enchanted umbrella which does just as it's told",
  'she found a strange shell and odd things started happening',
  "it's raining cats and dogs, said the boy with the magic spoon",
  "don't say anything silly while you are holding that bell",
  'some very special slippers that do magic',
  'a fox picks up a charmed coin',
  'a mouse and her magical scarf',
  'the wishing feather',
  'a magic hat',
  'a girl finds an enchanted ring and everything she says comes true',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "a magician's card trick",
  'the magic of friendship',
  'a unicorn who lost her magic',
];
