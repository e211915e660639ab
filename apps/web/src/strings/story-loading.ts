/** The words of the screen that waits for a story (specification, sections 2, 4 and 8). */
export const STORY_LOADING = {
  heading: 'Creating your story...',
  stages: [
    'Preparing story elements...',
    'Creating characters...',
    'Building the narrative...',
    'Adding learning moments...',
    'Finalizing your personalized story...',
    'Almost ready to share...',
  ],
  complete: 'Story complete! Redirecting you now...',
  /** When the work takes longer than the bar. */
  holding: 'This one is taking a little longer. It is still being written.',
  reassurance: 'You may close this page; the story will wait in My library.',
  tip: 'A story works best before the moment it is about, read once or twice, calmly.',
  /** The message of a failed generation whose answer carries none. */
  failed: 'Failed to generate story',
  failedLater: "We couldn't create your story. Please try again later.",
  failedAgain: "We couldn't create your story. Please try again.",
} as const;

/** The error view of every waiting screen. */
export const LOADING_ERROR = { heading: 'Oops! Something went wrong', retry: 'Try Again' } as const;
