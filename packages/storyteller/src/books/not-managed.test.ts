import { describe, expect, test } from 'vitest';
import { notManaged } from './not-managed.ts';
import { understandTheme } from './theme/understand.ts';

const lost = (asked: string, text: string): string[] => notManaged(understandTheme(asked, null), text);

describe('what is said to be lost', () => {
  test('a word told as another of the same is not lost', () => {
    expect(lost('a duck in wellies', 'The duck had boots on.')).toEqual([]);
    expect(lost('a dinasaur who wants to be a balerina', 'The dinosaur went to ballet.')).not.toContain('balerina');
    expect(lost('a koala at karate class', 'The koala did karate.')).toEqual([]);
  });

  test('a word that stands nowhere is named once, as the parent wrote it', () => {
    expect(lost('a pony wins a Rosette and another Rosette', 'The pony went home.')).toEqual(['wins', 'Rosette']);
  });

  test('a doing that is the point of a theme is lost when nobody does it', () => {
    expect(lost('a kingdom where nobody laughs', 'It was a kingdom.')).toEqual(['laughs']);
    expect(lost('a kingdom where nobody laughs', 'In the kingdom they never laughed.')).toEqual([]);
  });

  test('whoever a theme has beside the child is lost when another one is there in their place', () => {
    expect(lost('a picnic with her little sister', 'Mia and Squeak the piglet had a picnic.')).toEqual([
      'little sister',
    ]);
    expect(lost('a picnic with her little sister', "Mia's little sister Bean had a picnic.")).toEqual([]);
    expect(lost('a picnic with her best friend', 'Mia had a picnic with a piglet.')).toEqual(['best friend']);
    expect(lost('a picnic with my brother Leo', 'Leo had a picnic.')).toEqual([]);
  });

  test('an hour and a day are lost when no page has them', () => {
    expect(lost('a picnic at night', 'They had a picnic.')).toEqual(['at night']);
    expect(lost('a picnic at night', 'They had a picnic under the moon.')).toEqual([]);
    expect(lost('a picnic on holiday', 'They had a picnic.')).toEqual(['on holiday']);
  });
});
