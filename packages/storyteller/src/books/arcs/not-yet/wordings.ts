/** Themes as parents type them, of what a child plants that nobody else would. */
export const WORDINGS: readonly string[] = [
  'a girl plants a button and waits to see if a coat will grow',
  'he planted a jelly bean and waters it every day',
  'she buried a sock to grow a sock tree',
  'she planted a lolly stick to grow a lolly tree',
  'he buried a 10p and waters it so we will be rich',
  'my son planted a chip and thinks a chip tree will grow',
];
