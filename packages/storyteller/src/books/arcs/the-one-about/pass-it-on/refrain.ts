/** What is said behind each message, for the next one on the string; in the end what is passed on is no message. Without a stop. */
export const REFRAINS = [
  'Pass it on',
  'Send it on',
  'Hand it on',
  'Now the next, please',
  'And on it goes',
  'To the next, please',
  'Send it round',
  'Round it goes',
] as const;
