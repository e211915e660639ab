/** What they say at every door, and once, in the end, what she says who carried it there. Without a stop. */
export const REFRAINS: readonly (readonly [not: string, yes: string])[] = [
  ["It isn't for me", "It's for me"],
  ["That's not for me", "That's for me"],
  ['This is not for me', 'This is for me'],
  ['So it is not for me', 'So it is for me'],
  ['It must be for another', 'It must be for me'],
];
