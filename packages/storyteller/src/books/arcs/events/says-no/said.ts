/** The one word. */
export const REFRAINS = [
  'No!',
  'No, no!',
  'NO!',
  'No, no, no!',
  'Oh, no!',
  'Never, no!',
  'No and no!',
  'No, I say!',
  'No, no, NO!',
  'I say no!',
] as const;
export const TITLES = ['no!', 'always no', 'the last pancake', 'a very short word'];
