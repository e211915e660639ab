import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPicture, picture } from '../../test/any-picture.ts';
import { describePicture } from './describe.ts';

describe('a description', () => {
  it('says who, what, where, when, with whom and how it feels', () => {
    const scene = picture({
      setting: 'bedroom',
      time: 'night',
      pose: 'hug',
      feeling: 'worried',
      companion: 'cat',
      props: ['teddy', 'book'],
    });
    expect(describePicture(scene, 'Mia')).toBe(
      'Mia hugs a teddy bear in the bedroom at night with a cat, looking worried. There is a picture book.',
    );
  });

  it('does not say that something is held which cannot be held', () => {
    const scene = picture({ setting: 'garden', pose: 'hold', props: ['bicycle'] });
    expect(describePicture(scene)).toBe('A child stands in the garden by day, looking happy. There is a bicycle.');
  });

  it('is one or two plain sentences for every picture', () => {
    fc.assert(
      fc.property(anyPicture, (any) => {
        expect(describePicture(any, 'Noor')).toMatch(/^Noor [a-z][^.]+\.( There (is|are) [^.]+\.)?$/);
      }),
    );
  });
});
