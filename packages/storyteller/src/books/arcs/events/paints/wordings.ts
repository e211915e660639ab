/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a bear with a brush who makes a mess',
  'she makes a picture and it all goes wrong',
  'blobs, drips and splats',
  'a robot discovers art',
  "it doesn't look like anything, says the neighbour",
  'the penguin who would love to be an artist',
  'brown is what happens when you mix all the colours',
  "my son says he can't draw or paint",
  'the accidental masterpiece',
  'a mouse with a big easel',
  'paint everywhere except on the paper',
  'finger painting day for a hedgehog',
  'an elephant paints with her trunk and it drips',
  'the dog walks right through the watercolour',
  'blobs and drips and splashes everywhere',
  'a bear with a brush and an easel',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'painting the bedroom yellow',
  'face painting at the fair',
  'a painting that comes alive',
];
