/** How families ask for it; any theme close enough to these is told by it. */
export const WORDINGS: readonly string[] = [
  'saving a ladybird',
  'a worm after the rain',
  'a moth in the bedroom',
  'a bee that is tired',
  'rescuing worms from the path',
  'there is a moth in my room and I do not want to squash it',
  'my daughter picks up every worm on the way to school',
  'a butterfly stuck behind the window',
  'how to get a spider out with a cup',
  'a beetle on its back',
  'my son stops for every snail on the pavement',
  'a bumblebee on the floor who cannot fly any more',
  'helping a bug back outside',
  'a little bear who rescues a ladybird',
  'she carries snails off the path so nobody steps on them',
  'we put the moth out of the window',
  'a ladybird in the house in the winter',
  'a small rescue',
  'do not tread on the worm',
  'giving a tired bee a lift to a flower',
];

/** Themes in some of the same words that are about something else. */
export const NEAR_MISSES: readonly string[] = [
  'my son is scared of moths',
  'a spider who pays rent',
  'a worm who wants to be a snake',
  'our class keeps stick insects',
];
