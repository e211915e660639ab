/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a hippo who wants to be a ballerina',
  'my daughter adores ballet',
  'he always turns the wrong way in dance class',
  'two left feet',
  'a cow at ballet class',
  'twirling and leaping all over the house',
  'a bear who dances everywhere he goes',
  'pirouettes in the hallway all day long',
  'tip tap, tip tap, twirl',
  'practising for the ballet show',
  'everyone goes round to the right and the penguin goes left',
  'a pig and her first dancing lesson',
  'she goes left when all the others go right',
  'the elephant on tiptoe, with ribbons',
  'everyone turns right and I turn left',
  'a hippo goes to ballet class',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a magic pair of dancing shoes',
  'leaves dancing in the wind',
  'a fairy dances on the moon',
];
