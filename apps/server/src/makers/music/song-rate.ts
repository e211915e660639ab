/** Samples a second of every song. */
export const SONG_RATE = 44_100;
