import type { CastMember, Character } from '@storylantern/contract';
import { castSheet, looksFor } from '@storylantern/illustrator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverPrompt, pagePrompt } from './picture.ts';

const LOOKS = looksFor('Zebulon', 6, { glasses: true, hairStyle: 'afro', hairColour: 'black', wheelchair: true });
const characters: Character[] = [
  { is: 'child', id: 'hero', name: 'Zebulon', age: 6, costume: null },
  { is: 'other-child', id: 'sister', name: 'Quillenne', age: 3, costume: 'pirate' },
  { is: 'animal', id: 'dragon', name: 'Emberly', animal: 'dragon', coat: 'green', size: 'tiny' },
  { is: 'animal', id: 'second', name: 'Sootkin', animal: 'dragon', coat: null, size: null },
  { is: 'adult', id: 'gran', name: 'Granny Wilfreda', role: 'grandparent', costume: null },
  { is: 'thing', id: 'kettle', name: 'Hissop', thing: 'cup', coat: 'red', size: null },
];
const cast: CastMember[] = castSheet(characters, { looks: LOOKS, seed: 4 });
const NAMES = ['Zebulon', 'Quillenne', 'Emberly', 'Sootkin', 'Wilfreda', 'Hissop'];

const scene = (who: readonly string[]) =>
  ({
    setting: 'garden',
    time: 'day',
    weather: 'clear',
    camera: 'wide',
    actors: who.map((each) => ({ who: each, pose: 'walk', feeling: 'curious', holds: null }) as const),
    things: ['ball'],
  }) as const;

describe('what a painter is asked for', () => {
  it('never has a name of the family or the book in it', () => {
    const ids = characters.map((each) => each.id);
    fc.assert(
      fc.property(fc.subarray(ids, { maxLength: 4 }), (who) => {
        const prompt = pagePrompt({
          scene: { ...scene(who), actors: [...scene(who).actors], things: ['ball'] },
          cast,
          style: 'crayon',
          seed: 1,
        });
        for (const name of NAMES) expect(prompt).not.toContain(name);
      }),
    );
    const cover = coverPrompt({
      setting: 'bedroom',
      time: 'night',
      pose: 'hug',
      feeling: 'calm',
      companion: 'grown-up',
      props: ['teddy'],
      seed: 1,
      style: 'watercolor',
      looks: LOOKS,
      age: 6,
    });
    expect(cover).toContain('The child hugs');
    expect(cover).toContain('black afro');
  });

  it('has the same cast on every page, and tells two of a kind apart', () => {
    const sheet = (who: string) => {
      const lines = pagePrompt({
        scene: { ...scene([who]), actors: [...scene([who]).actors], things: ['ball'] },
        cast,
        style: 'cartoon',
        seed: 1,
      }).split('\n');
      return lines.filter((line) => line.startsWith('- '));
    };
    expect(sheet('hero')).toEqual(sheet('dragon'));
    expect(sheet('hero').join('\n')).toContain('the second dragon');
    expect(sheet('hero')[0]).toContain('wheelchair');
  });
});
