import { expect, test } from 'vitest';
import { matchSituation } from '../subject.ts';

test.each([
  ['cries every Sunday evening', 'two-homes'],
  ['holds it together at school then explodes at home', 'parents-divorce'],
  ["doesn't want to visit his grandparents any more", 'grandparent-dementia'],
  ['his best friend was diagnosed with cancer', 'parent-ill'],
  ['his friend fasts for Ramadan', 'family-faith'],
  ['lost her balloon at the fair', 'getting-lost'],
  ['walked in on us arguing and now shes worried we are splitting up', 'parents-divorce'],
  ['her friends parents are getting divorced and she is asking about it', 'parents-divorce'],
  ['her hamster had to go to the vets for an operation', 'pet-death'],
  ['scared the cat will die like next doors', 'pet-death'],
  ['lost his nan at the shops and panicked', 'grandparent-death'],
  ['asks if he is adopted because his sister said so', 'adoption'],
  ['her friend is in foster care and she is asking what it means', 'fostering'],
  ['wants a baby sister like her friend', 'new-sibling'],
  [
    'In the seventh month there was no heartbeat and their sister was born very quietly. He tells all he is a brother.',
    'new-sibling',
  ],
  ['his baby sister was stillborn, he asks where the cot went', 'new-sibling'],
  ['his best friend has diabetes', 'long-illness'],
  ['dad shouts and throws things', 'managing-anger'],
  ['fell off the climbing frame and wont go back on it', 'broken-bone'],
  ['refuses to go to secondary school since September', 'first-day-school'],
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
  ['we are splitting up and she is worried', 'parents-divorce'],
  ['we are getting divorced and she is worried', 'parents-divorce'],
  ['our hamster died after an operation at the vets', 'pet-death'],
  ['his grandad died and he is scared that nan will die', 'grandparent-death'],
  ['refuses to go to secondary school since September', 'school-refusal'],
  ['wants to quit rugby because he was not picked for the team', 'handling-disappointment'],
  ['started school last week and refuses to go to school', 'first-day-school'],
])('where it is said, it is told: %j is about %s', (text, id) => expect(matchSituation(text, '').id).toBe(id));
