/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "my son has to wear specs now and isn't keen",
  'everything looks blurry',
  "a mole at the eye doctor's",
  'she squints at everything',
  'the owl who bumps into things because his eyes are bad',
  'Mia picks out red frames',
  'reading the letters on the chart with one eye covered',
  'the world looks so sharp all of a sudden, every leaf',
  'he said good morning to a scarecrow',
  'a rabbit who thought the postbox was a man',
  'our daughter is getting her first pair of glasses next week',
  'a giraffe with poor eyesight',
  "a bear mistakes a coat stand for his aunt, he can't see well at all",
  'wearing a patch and glasses',
  'my daughter has to wear glasses now',
  "an owl who can't see very well",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  "grandpa's glasses have been stolen",
  'cool sunglasses for the beach',
  'looking through a telescope at the stars',
];
