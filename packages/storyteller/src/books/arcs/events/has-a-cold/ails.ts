/** What somebody who lies in bed has, as a theme says it; and how that begins. */
export interface Ails {
  /** After "Ember": "had a cold". */
  readonly had: string;
  /** What one notices of it first, a whole sentence about the one who has it. */
  readonly sign: (a: string) => string;
}

const AILS: readonly (readonly [RegExp, Ails])[] = [
  [/\bthroat|\bhoarse/i, { had: 'had a sore throat', sign: (a) => `It hurt ${a} to swallow.` }],
  [/\bcough/i, { had: 'had a cough', sign: (a) => `"Huff, huff, huff," went ${a}.` }],
  [
    /\b(?:blocked|stuffy|stuffed|bunged)/i,
    { had: 'had a blocked nose', sign: (a) => `Nothing went in or out of ${a} there.` },
  ],
  [/\brunny nose/i, { had: 'had a runny nose', sign: (a) => `Drip, drip, drip, went ${a}.` }],
  [/\bflu\b/i, { had: 'had the flu', sign: (a) => `All of ${a} was hot, and then cold.` }],
  [/\b(?:temperature|fever)\b/i, { had: 'had a temperature', sign: (a) => `All of ${a} was hot, and then cold.` }],
  [/\bcold|\bsniffle|\bsnuffle/i, { had: 'had a cold', sign: (a) => `"Sniff, sniff," went ${a}.` }],
];
const POORLY: Ails = { had: 'was poorly', sign: (a) => `All of ${a} was hot, and then cold.` };

/** What it is in this theme; where it only says so, somebody is poorly. */
export const ailsIn = (raw: string): Ails => AILS.find(([words]) => words.test(raw))?.[1] ?? POORLY;
