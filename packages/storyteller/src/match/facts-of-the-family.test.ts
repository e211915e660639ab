import { expect, test } from 'vitest';
import { matchSituation } from '../subject.ts';

test.each([
  ['cries every Sunday evening', 'two-homes'],
  ['holds it together at school then explodes at home', 'parents-divorce'],
  ["doesn't want to visit his grandparents any more", 'grandparent-dementia'],
  ['his best friend was diagnosed with cancer', 'parent-ill'],
  ['his friend fasts for Ramadan', 'family-faith'],
  ['lost her balloon at the fair', 'getting-lost'],
])('no story states what the parent did not say: %j is not about %s', (text, id) =>
  expect(matchSituation(text, '').id).not.toBe(id),
);

test.each([
  ['teases the new girl because of her accent', 'being-teased'],
  ['says brown skin is dirty', 'prejudice'],
  ['leaves out a girl in her class', 'left-out'],
])('a child who treats somebody badly is not told as the one who is treated so: %j is not about %s', (text, id) =>
  expect(matchSituation(text, '').id).not.toBe(id),
);

test.each([
  ['cries at handover on sundays', 'two-homes'],
  ["gran doesn't know who she is any more", 'grandparent-dementia'],
  ['he is bullied at school', 'bullying'],
])('where it is said, it is told: %j is about %s', (text, id) => expect(matchSituation(text, '').id).toBe(id));
