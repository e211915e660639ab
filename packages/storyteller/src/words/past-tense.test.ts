import { expect, test } from 'vitest';
import { isPastForm, pastOf, pastOfBase } from './past-tense.ts';

test.each([
  ['run', 'ran'],
  ['hop', 'hopped'],
  ['quiz', 'quizzed'],
  ['visit', 'visited'],
  ['gallop', 'galloped'],
  ['prefer', 'preferred'],
  ['pedal', 'pedalled'],
  ['boil', 'boiled'],
  ['picnic', 'picnicked'],
  ['whistle', 'whistled'],
  ['carry', 'carried'],
  ['play', 'played'],
  ['learn', 'learnt'],
  ['lay', 'laid'],
  ['lie', 'lay'],
  ['upset', 'upset'],
  ['constructor', 'constructored'],
])('%s -> %s', (base, past) => expect(pastOfBase(base)).toBe(past));

test.each([
  ['learning', 'learnt'],
  ['gets', 'got'],
  ['Fell', 'fell'],
  ['found', 'found'],
  ['agreed', 'agreed'],
  ['succeed', 'succeeded'],
  ['is', 'was'],
  ['blorps', undefined],
  ['constructor', 'constructored'],
])('a verb typed as "%s" was "%s"', (verb, past) => expect(pastOf(verb)).toBe(past));

test.each(['went', 'left', 'fought', 'painted', 'Was'])('"%s" says that something was done', (word) =>
  expect(isPastForm(word)).toBe(true),
);

test.each(['go', 'need', 'hundred', 'upset', 'burnt', 'shed', 'constructor'])('"%s" alone does not', (word) =>
  expect(isPastForm(word)).toBe(false),
);
