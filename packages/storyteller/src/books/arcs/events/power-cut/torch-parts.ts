export const REFRAINS = [
  'That is not the torch',
  "That's not the torch",
  "That isn't the torch",
  'Not the torch',
  'Still not the torch',
  "No, that's not the torch",
  "It's not the torch",
  "It isn't the torch",
  'Nearly the torch, but not',
  "That can't be the torch",
  'Not a bit like the torch',
] as const;

export const TITLES = ['not the torch', 'the night the lights went out', 'who had the torch', 'a light in the den'];
