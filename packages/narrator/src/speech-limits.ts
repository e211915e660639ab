/**
 * What may reach the speech engine. Measured on it: one "word" of 5,000 letters takes 32 s of computing and yields
 * 18 minutes of sound, and a sentence of 20,000 words does not end within two minutes; within these limits no call
 * takes longer than about a second, and no narration is longer than about twenty minutes.
 */
export const SPEECH_LIMITS = {
  /** Characters in one engine call; longer sentences are cut at a clause boundary. */
  callCharacters: 400,
  /** Letters said for one sentence before it is divided into several tasks, each about a second of computing. */
  sentenceCharacters: 400,
  /** Letters or digits of one written word that are spoken; the rest of the word is not said. */
  wordCharacters: 40,
  /** Characters of all segments together: a 250-word story has about 1,400, a long picture book 6,000. */
  scriptCharacters: 10_000,
  /** Characters after numbers and signs were written out as words: a script of digits alone would grow twelvefold. */
  spokenCharacters: 15_000,
  /** Pieces of the page in one script. */
  segments: 200,
  sentences: 600,
} as const;
