export const REFRAINS = [
  'Is it up yet?',
  'Is it up?',
  'Has it come up?',
  'Is it there yet?',
  'Is it growing?',
  'Has it grown?',
  'Is it up now?',
  'Has it started?',
  'Is it coming?',
  'Is it out yet?',
  'Has it begun?',
] as const;

export const TITLES = ['is it up yet?', 'do not dig', 'the jam jar', 'just to look'];
