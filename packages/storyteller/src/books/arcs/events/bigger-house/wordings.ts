/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'my friend has a bigger house',
  'my best friend lives in a huge house and we have a small flat',
  'my friend has more toys than me',
  'we have less money than the others',
  'why is our home so small?',
  'we live in one room',
  'her friend has a garden and a swimming pool and we do not',
  'a mouse whose friend has a much bigger house',
  'our flat is tiny',
  'he does not want to ask his friend home because our house is small',
  'everyone else has a bigger bedroom',
  'we do not have as much as other families',
  'we cannot afford what my friend has',
  'a rabbit in a very small burrow with a friend in a grand one',
  'my friend has her own room and I share',
  'my friend’s house has so many rooms',
  'being poor and having rich friends',
  'jealous of my friend’s big house',
  'there is not much room at home',
  'a bear who lives in a very small house',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'moving to a bigger house',
  'my friend moves away',
  'a giant in a very big house',
  'my friend will not share toys',
  'a hundred rooms in the castle',
];
