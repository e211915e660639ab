/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a friendly vampire nobody lets in',
  'a vampire who is not scary at all',
  'a kind werewolf that everybody runs away from',
  'a zombie who only wants to say hello',
  'a friendly mummy in bandages whom nobody opens the door to',
  'the vampire knocks and everyone hides',
  'a nice vampire who wants to make friends',
  'a polite vampire who has to be invited in',
  'everybody is afraid of the werewolf but he is gentle',
  'a zombie who is nice to his neighbours',
  'the vampire next door is friendly',
  'a werewolf who is kind',
  'nobody will let the little vampire in',
  'doors slam when the vampire comes',
  'a lonely vampire looking for friends',
  'the mummy from the museum is not scary',
  'a good vampire',
  'a shy zombie nobody talks to',
  'people run from the vampire, who is only bringing back a glove',
  'a vampire moves into our street',
  'a wolf who is nice but everyone is afraid of him',
  'a kind bear that all the animals run away from',
  'a dragon who is good and nobody believes it',
  'the big scary monster is really gentle',
  'a troll who looks scary but is kind',
  'everybody is frightened of the lion and he only wants to be friends',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a vampire who faints at ketchup',
  'a vampire who is afraid of the dark',
  'dressing up as a vampire for Halloween',
  'my mummy is kind',
  'a friendly ghost',
];
