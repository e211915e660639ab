/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'behind the bookcase there was an opening',
  'a door without a handle',
  'something small and wooden at the foot of the oak with a keyhole',
  'where does this little key go',
  'what is behind there, at the back of the wardrobe',
  'a tiny entrance under the stairs',
  'knock first',
  'we moved the sofa and found a way in',
  "the hatch in grandma's attic",
  'Milo discovers a passage behind a painting',
  'how do you open something with no handle',
  'a gateway to somewhere else at the back of the cupboard',
  'an enchanted gate no bigger than my hand',
  'a dore in the tree',
  'behind the bookcase there was a way in',
  "a handle that wasn't there yesterday",
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'who is knocking at the front door',
  'a door that slams in the wind',
  "a rabbit can't find the right door",
];
