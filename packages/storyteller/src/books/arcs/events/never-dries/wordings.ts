/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a selkie',
  'the selkie girl',
  'a selkie who loses her sealskin',
  'the seal who turns into a girl',
  'a seal that can become a human',
  'a girl finds a sealskin on the beach',
  'selkie folk tale from Scotland',
  'the selkie and the sea',
  'Mia meets a selkie',
  'a selkie wants to go home to the sea',
  'a seal woman who lost her skin',
  'the legend of the selkies',
  'a gentle selkie story',
  'a boy who finds a seal coat',
  'a seal child on the shore',
  'my friend is a selkie',
  'an Irish selkie legend',
  'a silkie from Orkney',
  'half seal half girl',
  'she puts on her sealskin and swims away',
  'a story from the Shetland islands about seals who become people',
  'a selkie and her mother',
  'giving the selkie her skin back',
  'seals that take off their skins and dance on the sand',
  'the selkie song',
  'a selkie bedtime story',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'a seal at the zoo',
  'a mermaid who wants legs',
  'a baby seal is rescued',
  'a seal who loves to clap',
  'a lost coat',
  'a new friend at the beach',
];
