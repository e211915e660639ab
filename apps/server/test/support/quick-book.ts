import type { BookScript, CastSheet, Character, Looks, PageScene, SettingName } from '@storylantern/contract';
import type { BookBrief } from '@storylantern/storyteller';

const PLACES: readonly SettingName[] = [
  'bedroom',
  'garden',
  'forest',
  'beach',
  'street',
  'kitchen',
  'space',
  'bedroom',
];

const scene = (setting: SettingName): PageScene => ({
  setting,
  time: 'day',
  weather: 'clear',
  camera: 'medium',
  actors: [
    { who: 'child', pose: 'stand', feeling: 'happy', holds: null },
    { who: 'ember', pose: 'sit', feeling: 'curious', holds: null },
  ],
  things: ['lamp'],
});

/** A book of eight pages about whatever was asked for. */
export function quickBook({ theme, childName, age }: BookBrief): BookScript {
  const child = childName ?? 'Robin';
  return {
    title: `${child} and the ${theme.slice(0, 40)}`,
    arc: 'quick',
    refrain: null,
    cast: [
      { is: 'child', id: 'child', name: child, age, costume: null },
      { is: 'animal', id: 'ember', name: 'Ember', animal: 'dragon', coat: 'green', size: 'small' },
      { is: 'adult', id: 'gran', name: 'Gran', role: 'grandparent', costume: null },
    ],
    pages: PLACES.map((place, page) => ({
      text: `${child} is in the ${place}. Page ${page + 1}.`,
      scene: scene(place),
    })),
    notManaged: ['trombones'],
    onlySaid: ['seaside'],
    findings: [],
    talk: [{ question: `What did ${child} see first?`, answer: null }],
    facts: [{ says: 'Bridges push back.', source: 'A museum of bridges' }],
    friends: [{ id: 'ember', name: 'Ember', kind: 'dragon', said: 'she' }],
  };
}

const isPerson = (character: Character): boolean => character.is !== 'animal' && character.is !== 'thing';

/** Everybody in the same clothes; the child with its own looks. */
export const quickCast = (characters: readonly Character[], looks: Looks): CastSheet =>
  characters.map((character) => ({
    character,
    person: isPerson(character)
      ? {
          looks: character.is === 'child' ? looks : { ...looks, hairColour: 'grey' },
          outfit: {
            garment: 'jumper',
            print: 'plain',
            top: 'teal',
            bottom: 'navy',
            shoes: 'red',
            accent: 'mustard',
          },
        }
      : null,
  }));
