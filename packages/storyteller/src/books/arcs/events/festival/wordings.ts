/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'celebrating diwali with our neighbours',
  'eid mubarak',
  'lighting the candles for hanukkah',
  "chinese new year at grandma's",
  'thanksgiving dinner',
  'we make sweets and give them away at the door',
  'the house smells of diwali treats',
  'a festival of lights',
  'the year of the tiger begins',
  'my daughter helps nani roll the ladoos',
  'latkes and a plate by the door',
  'a feast day for my family, eid al-fitr',
  'lunar new year dumplings',
  "one last crooked sweet on the plate, and it's for the new neighbour",
  'our family celebrates Eid',
  'Diwali sweets for all the neighbours',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = ['a christmas tree', 'a music festival in a tent', 'a birthday party'];
