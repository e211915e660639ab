/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'scared of the dark',
  'my son is scared of the dark',
  'a girl who is afraid of the dark',
  'being afraid of the dark at bedtime',
  'she wants the light on all night',
  'he is frightened when the light goes out',
  'does not like the dark',
  'sleeping without a night light',
  'why is it so dark in my room',
  'fear of the dark',
  'where does the dark go when I put the lamp on',
  'the dark is scared of me',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'an owl who is afraid of the dark',
  'a power cut',
  'a monster under my bed',
  'a dark forest',
  'the lighthouse keeper',
  'alone in a dark tunnel',
];
