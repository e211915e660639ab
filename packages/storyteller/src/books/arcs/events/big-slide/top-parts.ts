/** What somebody on a ladder says to all those behind, before everybody has to climb down again. */
export const BACK = [
  'Everybody back',
  'Everybody down',
  'All back, please',
  'Back down, please',
  'Down again, please',
  'Backwards, please',
  'Back we go',
  'All down again',
  'Excuse me, down',
  'Please go back',
  'Down we go',
] as const;
