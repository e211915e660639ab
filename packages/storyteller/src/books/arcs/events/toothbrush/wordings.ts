/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'scrub scrub scrub, not my teeth!',
  'my son clamps his mouth shut every night in the bathroom',
  'the toothbrush that went off to find somebody who would let it',
  'two minutes, top and bottom, no!',
  "she'd rather have jam on her teeth",
  'a rake with sparkling clean teeth',
  'a runaway brush does the comb and the zip',
  'a bear who refuses to do his fangs',
  'who will the brush clean if not me?',
  'getting a toddler to brush, please help',
  "why doesn't my brush come back",
  'monster with mucky gnashers and a cross little brush',
  'morning and evening battles at the sink over brushing',
  'a dirty toothbrush needs a wash',
  'my son hates cleaning his teeth',
  'the toothbrush that ran off',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a hairbrush full of knots',
  'a wobbly tooth and the tooth fairy',
  'a trip to the dentist',
];
