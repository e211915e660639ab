/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a dragon practises the violin',
  'the hippo with a trumpet',
  'learning the piano but it only goes plonk',
  'a wolf joins the orchestra',
  'my daughter has started guitar lessons and it sounds awful',
  'a bear in a rock band',
  'an elephant who toots one note over and over',
  'he plays the recorder all day and it is always the same peep',
  'a mouse and a very large tuba',
  'the worst musician in the band',
  'a giraffe would love to be a famous singer',
  'plink plonk, twang, parp',
  'a fox plays the fiddle badly',
  'she got a saxaphone and wants to be in the brass band',
  'a hippo and his trumpet, toot',
  "she practises the piano every day and it's always the same sound",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a lullaby for the baby',
  'a talent contest for frogs',
  'somebody has stolen the drums',
];
