/** A voice as it is heard. */
export interface Voice {
  /** At its loudest, without a stop: "ROAR". */
  readonly call: string;
  /** The same as small as it goes: "roar". */
  readonly soft: string;
  /** What it is called: "roar", "voice". */
  readonly noun: string;
}

const VOICES: readonly (readonly [RegExp, Voice])[] = [
  [/\b(?:sing\w*|song|sang)\b/i, { call: 'TRALALA', soft: 'Tralala', noun: 'song' }],
  [/\b(?:roar\w*|lion|t-rex|dinosaur|dragon)\b/i, { call: 'ROAR', soft: 'Roar', noun: 'roar' }],
  [/\blaugh\w*\b/i, { call: 'HAHAHA', soft: 'Haha', noun: 'laugh' }],
  [/\bbark\w*|\b(?:dog|puppy)\b/i, { call: 'WOOF', soft: 'Woof', noun: 'bark' }],
  [/\bmoo\w*|\bcow\b/i, { call: 'MOO', soft: 'Moo', noun: 'moo' }],
];
const ANY: Voice = { call: 'HELLO', soft: 'Hello', noun: 'voice' };

/** What somebody is loud with, as far as a theme says. */
export const voiceIn = (theme: string): Voice => VOICES.find(([words]) => words.test(theme))?.[1] ?? ANY;
