/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "my big sister won't let me play in her room",
  "my brother won't let me in his bedroom",
  "my sister's door says keep out",
  "my big brother doesn't want to play with me any more",
  'my teenage brother never plays with me',
  "I'm not allowed in my sister's room",
  'a girl whose big sister shuts the door',
  'there is a keep out sign on his door',
  'my older sister is too grown up for me now',
  "my big sister has friends round and they won't let me in",
  'she always wants to be in her big brother room and he sends her out',
  'my sister only wants to be by herself',
  'my daughter is sad because her older brother has no time for her',
  'big brother is too cool for little brother',
  'he stands outside the shut door and waits for her to come and play',
  'a bear cub whose big brother shuts him out of the den',
  "when she started at the big school she didn't want to play with me",
  'a door that says go away',
  'posting drawings under the door',
  'knock before you come in',
  'no little brothers allowed, says the sign',
  'my son follows his sister everywhere and she wants to be alone',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'sharing a room with my brother',
  'my sister takes all my things',
  'nobody will play with me at school',
  'a secret door in my bedroom',
  'a new baby sister',
  'my brother is moving out',
  'my little sister keeps me awake',
  'my sister will not let me sleep',
  'my little sister follows me everywhere',
];
