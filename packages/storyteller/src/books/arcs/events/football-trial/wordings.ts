/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'a football trial for the academy',
  'football trials',
  'trying out for the football team',
  'a girl goes to a football trial',
  'a trial at the academy',
  'the scout comes to watch our match',
  'a football scout sees me play',
  'getting into the football academy',
  'being picked for an academy',
  'my big football trial on Saturday',
  'soccer tryouts',
  'a talent scout at the football',
  'a goalkeeper has a trial',
  'joining a football academy',
  'selection day for the county football squad',
  'a boy whose dream is the football academy',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'the football final',
  'a trial in court',
  'camping with the scouts',
  'learning to play football',
  'a dragon who plays football',
];
