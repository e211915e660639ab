import { THINGS } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPage, page } from '../../../test/any-page.ts';
import { PROP_DRAWINGS } from '../../props/props.ts';
import { describePage } from './describe-page.ts';

const actor = (who: string, pose: 'run' | 'hug' | 'sit' | 'sleep' | 'wave', feeling: 'happy' | 'shy' = 'happy') =>
  ({ who, pose, feeling, holds: null }) as const;

describe('the description of a page', () => {
  it('says where and when, who does and feels what, with which things', () => {
    expect(
      describePage(
        page({
          setting: 'beach',
          weather: 'wind',
          actors: [{ ...actor('mia', 'run'), holds: 'kite' }, actor('dog', 'sit', 'shy')],
          things: ['ball', 'bucket'],
        }),
      ),
    ).toBe(
      'At the beach by day, in the wind, Mia runs with a kite, looking happy, while Biscuit the dog sits, looking shy. There are a ball and a bucket and spade.',
    );
  });

  it('calls somebody without a name by the kind that was given, and by no other', () => {
    const shown = page({ actors: [actor('dog', 'sit')] });
    const cast = shown.cast.map((each) => ({ ...each, character: { ...each.character, name: 'the puppy' } }));
    expect(describePage({ ...shown, cast })).toContain('the puppy sits');
  });

  it('says who is hugged', () => {
    expect(describePage(page({ actors: [actor('mia', 'hug'), actor('dog', 'sit')] }))).toContain(
      'Mia hugs Biscuit the dog',
    );
  });

  it('says that who sleeps sleeps', () => {
    expect(describePage(page({ setting: 'bedroom', time: 'night', actors: [actor('mia', 'sleep')] }))).toBe(
      'In the bedroom at night, Mia sleeps in bed.',
    );
  });

  it('names everybody and every thing of any page once, and nobody else', () => {
    fc.assert(
      fc.property(anyPage, (any) => {
        const text = describePage(any);
        const seen = new Set(any.scene.actors.map((each) => each.who));
        for (const { character } of any.cast) expect(text.includes(character.name)).toBe(seen.has(character.id));
        const own = new Set(
          any.cast.flatMap(({ character }) =>
            character.is === 'thing' && seen.has(character.id) ? [character.thing] : [],
          ),
        );
        for (const thing of any.scene.things) if (!own.has(thing)) expect(text).toContain(PROP_DRAWINGS[thing].words);
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text.match(/\. /g)?.length ?? 0).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });

  it('names the colours that the page has', () => {
    const scene = page({ things: ['scarf', 'boots'], colours: { scarf: 'yellow', boots: 'ginger' } });
    expect(describePage(scene)).toMatch(/a yellow scarf and (?:some )?orange boots/);
  });

  it('uses the right number for every thing', () => {
    for (const thing of THINGS) {
      const plural =
        !/^(an?|the|some|one) /.test(PROP_DRAWINGS[thing].words) && PROP_DRAWINGS[thing].words.endsWith('s');
      expect(describePage(page({ things: [thing] }))).toContain(plural ? ' There are ' : ' There is ');
    }
  });
});
