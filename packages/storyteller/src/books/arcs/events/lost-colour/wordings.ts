/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a chameleon stays green no matter where he sits',
  'everybody else blends in, but not this little chameleon',
  'the chameleon who always stood out',
  'why am I the only one you can see? asked the chameleon',
  "ten cousins you can't see and one lizard you can",
  "karma karma, a green lizard who won't turn red",
  'a chameleon is stuck on one colour',
  "the chameleon who isn't good at hiding",
  "a camelion who can't do camouflage",
  "he sits on a rose and still isn't pink, poor chameleon",
  'the stripy chameleon got it wrong on every leaf',
  "a chameleon whose skin doesn't match anything",
  "a lizard who couldn't disappear like the rest of his family",
  'my son wants one about a chameleon being different from the others',
  "a chameleon who can't change colour",
  'the chameleon that stays green',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'mixing red and yellow paint',
  'a rainbow with one colour missing',
  'a zebra who lost her stripes',
];
