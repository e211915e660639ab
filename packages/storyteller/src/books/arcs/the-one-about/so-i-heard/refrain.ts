/** What each says who is told it, in order not to be the last; in the end it is true. Without a stop. */
export const REFRAINS = [
  'So I heard',
  'So I was told',
  'So they tell me',
  'So I have heard',
  'So I understand',
  'So people say',
  'So I hear',
  'So they told me',
] as const;
