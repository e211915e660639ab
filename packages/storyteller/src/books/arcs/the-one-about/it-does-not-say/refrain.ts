/** What a notice does not tell that has only a name on it; and what it need not tell in the end. Without a stop. */
export const REFRAINS = [
  "It doesn't say",
  "It doesn't say that",
  "That it doesn't say",
  'It does not say',
  'There is nothing about that',
  'It says nothing about that',
  'It leaves that out',
  "That isn't on it",
] as const;
