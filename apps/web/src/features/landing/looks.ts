import type { Looks } from '@storylantern/contract';
import { EYE_CHOICES, HAIR_COLOUR_CHOICES, HAIR_STYLE_CHOICES, SKIN_CHOICES } from '../../ui/child/looks-choices.ts';

/** How many surprises wear glasses. */
const WITH_GLASSES = 0.35;

/** One of the choices. `chance` gives numbers from 0 up to 1. */
function oneOf<Value>(choices: readonly { readonly value: Value }[], chance: () => number): Value {
  const choice = choices[Math.floor(chance() * choices.length)];
  if (!choice) throw new RangeError('Chance gives numbers from 0 up to 1, and there is something to choose from.');
  return choice.value;
}

/** Another child. `chance` gives numbers from 0 up to 1. */
export const surprisingLooks = (chance: () => number): Looks => ({
  hairStyle: oneOf(HAIR_STYLE_CHOICES, chance),
  hairColour: oneOf(HAIR_COLOUR_CHOICES, chance),
  skin: oneOf(SKIN_CHOICES, chance),
  eyes: oneOf(EYE_CHOICES, chance),
  glasses: chance() < WITH_GLASSES,
  hearingAid: false,
  wheelchair: false,
});

/** The way to the form with these looks in it. */
export function storyWithLooks({ hairStyle, hairColour, skin, eyes, glasses }: Looks): string {
  const query = new URLSearchParams({ hairStyle, hairColour, skin, eyes, glasses: glasses ? '1' : '0' });
  return `/custom-story?${query.toString()}`;
}
