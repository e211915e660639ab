/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "st martin's day walk with the kindergarten",
  'walking through the dark with little lights on sticks',
  "Mia sticks more and more stars on hers until it doesn't glow any more",
  'tissue paper, glue and a candle in a jam jar',
  'everyone in the street carries a light that they have made themselves',
  'a hedgehog cuts a star out of the side of his lantern',
  'we sing and carry our lights through the village',
  "laterne laterne, with my son's nursery",
  'a november evening with songs and glowing paper',
  'my lantern is so beautifully decorated that no light gets out',
  'a badger and a mouse make lights out of paper for the long night',
  'the procession goes past with red and yellow lights',
  'homemade lights in the park',
  'a poked-full-of-holes lantern throws little dots on the wall',
  'making paper lanterns',
  'walking through the dark with our lanterns',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'carving a pumpkin',
  'a lighthouse lamp that went out',
  'fairy lights on the christmas tree',
];
