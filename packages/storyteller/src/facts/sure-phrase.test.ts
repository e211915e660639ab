import { expect, test } from 'vitest';
import { surePhrase } from './sure-phrase.ts';

test.each([
  ['going there', 'hates going there now'],
  ['bearing the feeling of sun cream', "can't bear the feeling of sun cream"],
  ['asking why nana', 'asks why nana and grandad have separate bedrooms'],
  ['coming out as bi to {his} friend', 'came out as bi to her friend'],
  ['waking up', "having teeth out, terrified she won't wake up"],
  ['when somebody sits', 'gets upset if somebody sits in their place'],
  ['doing the shopping', 'my anxiety is bad. he does the shopping'],
  ["the girls' line boys' line at school", "hates the girls' line boys' line at school"],
])('no story says what was cut badly, or is no matter of habit: %j', (text, problem) =>
  expect(surePhrase({ text }, problem)).toBeUndefined(),
);

test.each([
  ["letting go of a grown-up's hand now", "letting go of a grown-up's hand"],
  ['having a plaster taken off ever', 'having a plaster taken off'],
  ['moving to canada', 'moving to Canada'],
  ['picking {his} nose', 'picking {his} nose'],
])('what is surely right is told: %j is %j', (text, told) =>
  expect(surePhrase({ text }, 'keeps picking his nose')?.text).toBe(told),
);
