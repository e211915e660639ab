/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'where did my other sock go',
  'two socks went into the wash and one came out',
  "she can't find a matching sock and we are late",
  'one red sock and nothing to go with it',
  'the washing machine ate it, says dad',
  'a sock without its partner',
  'only one foot is warm',
  'why do socks always go missing',
  'half a pair',
  'hunting for a stripy sock all over the house',
  'teddy has a funny new hat and I have one bare foot',
  'the sad sock in the drawer who is all by himself',
  'Finn has one sock on and one sock gone',
  'the mistery of the vanishing sock',
  "one red, one blue, where's its twin?",
  'the washing machine ate my stocking',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a sock puppet show',
  'knitting socks for a centipede',
  'a christmas stocking full of presents',
];
