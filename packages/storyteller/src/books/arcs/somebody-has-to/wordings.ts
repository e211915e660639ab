/** Themes as parents type them, of things that are a child's friend. */
export const WORDINGS: readonly string[] = [
  'he thinks the washing machine is his friend and says goodnight to it',
  'a tree in our garden that she reads to every sunday, it has a name (Keith)',
  'she has a pet rock called Susan',
  'his best friend is the hoover',
  'she is friends with a crack in the ceiling that looks like a rabbit',
  'he tells the moon about his day',
  'he thinks the postbox is hungry and feeds it leaves',
  'she says good night to the fridge',
  'he hugs the same lamp post on the way to nursery every day',
  'my son tells the old oak tree all his secrets',
];
