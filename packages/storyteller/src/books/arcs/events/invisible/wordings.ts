/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "where am I? I can't see my own hands",
  'a coat that makes you vanish',
  'she put on something from the dressing up box and disappeared',
  'nobody noticed him standing there because you could look straight through him',
  'jam on the buttons of a see-through coat',
  'footprints but no feet',
  'a cloak like in harry potter',
  'a day of not being seen',
  'poof, and Mia was gone, though her voice was still there',
  'the fox no one could see eats all the jam',
  "getting stuck in a coat with buttons you can't find",
  'what would you do if nobody could see you',
  'an unseen visitor in the kitchen',
  "a wizard boy tries on a strange coat and then he isn't there",
  'a coat that makes you invisible',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my imaginary friend at breakfast',
  'a chameleon that blends in',
  "the magician's rabbit vanished from the hat",
];
