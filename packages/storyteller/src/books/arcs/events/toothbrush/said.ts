/** What is said to a toothbrush, and done by it. */
export const REFRAINS = [
  'Brush somebody else!',
  'Go and brush others!',
  'Brush anyone but me!',
  'Somebody else first!',
  'Try somebody else!',
  'Others have teeth, too!',
  'Ask somebody else!',
  'Not me, somebody else!',
  'Brush somebody, not me!',
  'Find somebody else!',
] as const;
export const TITLES = ['somebody else', 'others have teeth, too', 'the comb and the rake', 'the brush that went out'];
