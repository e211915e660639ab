/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a witch whose spells never come out the way she means',
  'the wizard waves and nothing happens, at least not in front of him',
  'abracadabra, oh dear, not that!',
  'a witch with a bunged-up nose who asks for one thing and gets another',
  'holding the wand back to front',
  'magic that goes haywire',
  'a rubbish wizard, bless him',
  'a bat instead of a mat and a bug instead of a mug',
  'an apprentice practising cakes with a wand',
  'the magician who makes a mess of every trick of magic',
  'hocus pocus gone wonky',
  'the most hopeless sorcerer in the land',
  'every spell misfires until a child works out why',
  'a which who muddles her words',
  "abracadabra, oh dear, that wasn't meant to happen",
  'a wizard whose magic always goes wrong',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'learning spellings for a test',
  'a witch and her lost broom',
  'a frog that was once a prince',
];
