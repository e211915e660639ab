/** What is asked outside a door: of the one who has shut it, and at the end by that one. */
export const REFRAINS = [
  'Can I come in?',
  'May I come in?',
  'Can I come in now?',
  'Please may I come in?',
  'Please let me in!',
  'Let me in, please!',
  'Is there room for me?',
  'May I come in yet?',
  'Will you let me in?',
  'Is there any room in there?',
] as const;
export const TITLES = ['under the door', 'keep out, until four', 'the flat one', 'that one can come in'];
