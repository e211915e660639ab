import { describe, expect, it } from 'vitest';
import { EMPTY } from './draft.ts';
import { sampleAge, samplePicture } from './sample-scene.ts';

describe('the sample page', () => {
  it.each([
    ['', 5],
    ['four', 5],
    ['7', 7],
    ['3 years old', 3],
    ['18 months', 2],
    ['1', 2],
    ['41', 12],
  ])('is drawn for an age written as "%s"', (written, years) => expect(sampleAge(written)).toBe(years));

  it('shows the child that the form describes, in the style that is chosen', () => {
    const draft = {
      ...EMPTY,
      style: 'crayon',
      childName: ' Mia ',
      hairColor: 'red',
      looks: { glasses: true },
    } as const;
    expect(samplePicture(draft)).toMatchObject({
      style: 'crayon',
      name: 'Mia',
      looks: { glasses: true },
      words: { hair: 'red', eyes: '', details: '' },
    });
  });
});
