import { expect, test } from 'vitest';
import { understandBrief } from '../index.ts';

const idOf = (problem: string): string => understandBrief({ problem, notes: '' }).situation.id;

test.each([
  'He collects bottle tops and lines them up all over the house and nobody may touch them.',
  'She barks instead of talking.',
  'She barks like a dog at everyone.',
  "She doesn't feel at home anywhere since we came back from Dubai.",
  "She keeps changing her name. Today she's Sparkle.",
  "It's hard for Pat when the house is full.",
  "He keeps things in his pockets that he's found, like snails.",
  'He wants to be a YouTuber and films us without asking.',
])('a shared word is not the matter: %s', (problem) => expect(idOf(problem)).toBe('general'));

test.each([
  ['He does not want to visit his dad.', 'parent-in-hospital', false],
  ['He does not want to visit his dad in hospital.', 'parent-in-hospital', true],
  ['The dog next door barks and she is scared.', 'dogs', true],
  ['He takes things from shops and hides them in his pockets.', 'taking-things', true],
  ["Daddy came back from his tour and she won't go to him.", 'parent-away', true],
  ['He touches other children in their private parts.', 'body-safety', true],
])('%s', (problem, id, isSo) => expect(idOf(problem) === id).toBe(isSo));
