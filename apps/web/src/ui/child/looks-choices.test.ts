import { EYE_COLOURS, HAIR_COLOURS, HAIR_STYLES, SKINS } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { EYE_CHOICES, HAIR_COLOUR_CHOICES, HAIR_STYLE_CHOICES, SKIN_CHOICES } from './looks-choices.ts';

it.each([
  ['hair style', HAIR_STYLE_CHOICES, HAIR_STYLES],
  ['hair colour', HAIR_COLOUR_CHOICES, HAIR_COLOURS],
  ['skin', SKIN_CHOICES, SKINS],
  ['eye colour', EYE_CHOICES, EYE_COLOURS],
])('every %s of the contract is offered once, by a name a parent would use', (_, choices, values) => {
  expect(choices.map((choice) => choice.value)).toEqual(values);
  for (const { label } of choices) expect(label).toMatch(/^[A-Z][a-z ]+$/);
});
