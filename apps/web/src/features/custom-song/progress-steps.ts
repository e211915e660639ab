/** What is done one after the other while a song is made, as the progress screen says it (specification, section 2). */
export const SONG_STEPS = [
  'Writing lyrics',
  'Composing melody',
  'Adding harmonies',
  'Arranging music',
  'Finalizing song',
] as const;

/** How far the bar moves at a time, in per cent, and how often, in milliseconds (specification, section 9). */
export const SONG_PROGRESS = { step: 1, interval: 150 } as const;

/** The words of the progress screen and of the view that takes its place after a failure (specification, section 2). */
export const SONG_LOADING = {
  heading: 'Creating your song...',
  /** When the work takes longer than the bar. */
  holding: 'This one is taking a little longer. It is still being made.',
  reassurance: 'You may leave this page; the song will wait in',
  failed: 'Failed to generate song',
  toast: { title: 'Error', description: 'Failed to generate song. Please try again.' },
  errorHeading: 'Error Creating Your Song',
  errorAdvice: 'Please try again with a different theme or check your connection.',
} as const;
