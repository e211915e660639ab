/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  "how do you show your garden to someone who can't leave the sea",
  'a dolphin and a dog are best pals',
  'the whale who comes every afternoon to talk to a little boy on the rocks',
  "Mia's friend has got eight arms and lives in the bay",
  'a fox wants to show a fish his apple tree',
  'one of us has fins and one of us has feet',
  "a hedgehog visits his octopus at the water's edge",
  "the girl on the shore and the shark who isn't fierce at all",
  'a seahorse would love to know what a tree is',
  'we live in two different places, me on land and you in the water',
  "what's it like up there? asked the starfish",
  'a squirrel makes friends with a jellyfish',
  'the tide comes in and brings my friend along',
  'a bear chats with a narwhal where the waves stop',
  'a boy and a whale are friends',
  'a fox is best friends with a dolphin',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a goldfish in a bowl on the windowsill',
  'a whale stranded on the sand',
  'a mermaid who wants legs',
];
