import { NarratorError } from '@storylantern/narrator';

/** The sound that came is of no use, and why. Survives the way out of a worker thread. */
export const badSound = (why: string): NarratorError => new NarratorError('bad-sound', why);

/** A passage of a narration is spoken in under a minute; what is longer than this is no answer to it. */
export const LONGEST_SECONDS = 300;
