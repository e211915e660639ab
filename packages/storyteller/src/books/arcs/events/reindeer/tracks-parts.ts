import type { Going } from '../event.ts';

/** "Too small for the sleigh", of whom a theme says so; nothing else. */
export const ofSmall = ({ raw }: Going, text: string): string =>
  /\b(?:too (?:small|little|young|tiny)|smallest|littlest|tiniest)\b/.test(raw) ? ` ${text}` : '';

/** What is called before each try; in the end nobody calls anything. */
export const REFRAINS = [
  'Ready, steady, up!',
  'One, two, up!',
  'And up we go!',
  'Now, and up!',
  'Up, up, and up!',
  'Heads up, and off!',
  'Off the ground!',
  'Knees high, and up!',
  'Here goes, and up!',
  'Big breath, and up!',
] as const;
export const TITLES = [
  'where the marks stopped',
  'ten steps of clean snow',
  'the letter in the wind',
  'nobody said up',
];
