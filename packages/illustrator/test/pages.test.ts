import { POSES, SETTINGS, WEATHERS, type Actor } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castSheet, drawPage, makeTextures, type PageLayout } from '../src/index.ts';
import { anyPage, page } from './any-page.ts';
import { faultsOf } from './svg-faults.ts';

const textures = makeTextures();

const meets = (
  box: { x: number; y: number; w: number; h: number },
  { x, y, r }: { x: number; y: number; r: number },
): boolean =>
  Math.hypot(x - Math.max(box.x, Math.min(x, box.x + box.w)), y - Math.max(box.y, Math.min(y, box.y + box.h))) < r;

/** Faces that are cut off or that something lies over. */
function hiddenFaces({ actors, things }: PageLayout): string[] {
  return actors.flatMap(({ who, face }) => [
    ...(face.x - face.r < 0 || face.x + face.r > 1200 || face.x < 90 || face.x > 1110
      ? [`${who} is cut off at a side`]
      : []),
    ...(face.y < 60 || face.y > 700 ? [`${who} is too high or too low`] : []),
    ...things
      .filter((thing) => !thing.behind && meets(thing.box, face))
      .map((thing) => `${thing.name} lies over ${who}`),
    ...actors
      .filter(
        (other) =>
          other.who !== who &&
          Math.hypot(other.face.x - face.x, other.face.y - face.y) < (other.face.r + face.r) * 0.86,
      )
      .map((other) => `${who} and ${other.who} are one over the other`),
  ]);
}

describe('any page of any book', () => {
  it('is clean SVG of a size that can be sent', () => {
    fc.assert(
      fc.property(anyPage, (any) => {
        const { svg } = drawPage(any, { textures });
        expect(faultsOf(svg)).toEqual([]);
        // Characters before compression; the fullest pages found (four people in a library) have just over 600,000.
        expect(svg.length).toBeLessThanOrEqual(750_000);
      }),
      { numRuns: 90 },
    );
  });

  it('shows everybody it names once, with the face free, and every thing', () => {
    fc.assert(
      fc.property(anyPage, (any) => {
        const { layout } = drawPage(any);
        expect(layout.actors.map((each) => each.who)).toEqual(any.scene.actors.map((each) => each.who));
        expect(hiddenFaces(layout)).toEqual([]);
        expect(layout.missing).toEqual([]);
        // A close one may cut legs, and nothing else; wings and tails of giants may touch the rim.
        for (const { who, box } of layout.actors) {
          expect(box.y, who).toBeGreaterThanOrEqual(0);
          expect(box.x, who).toBeGreaterThanOrEqual(0);
          expect(box.x + box.w, who).toBeLessThanOrEqual(1200);
          // The water of the pool covers swimmers to the chest.
          if (any.scene.camera !== 'close' && any.scene.setting !== 'swimming-pool')
            expect(box.y + box.h, who).toBeLessThanOrEqual(900);
        }
      }),
      { numRuns: 160 },
    );
  });

  it('keeps things inside the page and apart from each other', () => {
    fc.assert(
      fc.property(anyPage, (any) => {
        const { things } = drawPage(any).layout;
        for (const { box, name, behind } of things) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.w).toBeLessThanOrEqual(1200);
          expect(box.y + box.h).toBeLessThanOrEqual(900);
          for (const other of things) {
            if (other.name === name || behind || other.behind) continue;
            const w = Math.min(box.x + box.w, other.box.x + other.box.w) - Math.max(box.x, other.box.x);
            const h = Math.min(box.y + box.h, other.box.y + other.box.h) - Math.max(box.y, other.box.y);
            expect(w > 0 && h > 0 ? (w * h) / (box.w * box.h) : 0).toBeLessThanOrEqual(0.05);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is the same bytes every time', () => {
    fc.assert(
      fc.property(anyPage, (any) => {
        expect(drawPage(structuredClone(any)).svg).toBe(drawPage(any).svg);
      }),
      { numRuns: 15 },
    );
  });
});

describe('words of a user', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '"/><image href="http://evil.example/x.png"/>',
    "'; url(javascript:alert(1)); '",
    '</svg><svg onload=alert(1)>',
    '&lt;b&gt;\u0000\u202e',
    'Zqxjk',
  ];

  it.each(HOSTILE)('never reach the drawing: a name like %j', (name) => {
    const cast = castSheet(
      [
        { is: 'child', id: 'mia', name, age: 6, costume: null },
        { is: 'adult', id: 'mum', name: `${name} too`, role: 'parent', costume: null },
        { is: 'animal', id: 'dog', name, animal: 'dog', coat: null, size: null },
      ],
      { seed: 2 },
    );
    const { svg } = drawPage(
      page(
        { actors: ['mia', 'mum', 'dog'].map((who) => ({ who, pose: 'wave', feeling: 'happy', holds: null })) },
        { cast },
      ),
    );
    expect(faultsOf(svg)).toEqual([]);
    expect(svg).not.toContain(name);
  });

  it('are refused where a colour is expected', () => {
    const [child] = page().cast;
    if (!child?.person) throw new RangeError('A cast without a child');
    const looks = { ...child.person.looks, skin: 'red" onload="alert(1)' as 'honey' };
    expect(() =>
      drawPage(page({}, { cast: [{ ...child, person: { ...child.person, looks } } as typeof child] })),
    ).toThrow();
  });
});

describe('a page', () => {
  const actor = (more: Partial<Actor>): Actor => ({
    who: 'mia',
    pose: 'stand',
    feeling: 'happy',
    holds: null,
    ...more,
  });

  it('shows every pose and every weather in a way of its own', () => {
    const plain = (svg: string) => svg.replaceAll(/q[0-9a-z]+x[0-9a-z]+/g, '');
    const poses = POSES.map((pose) => plain(drawPage(page({ actors: [actor({ pose })], setting: 'undersea' })).svg));
    expect(new Set(poses).size).toBe(POSES.length);
    const weathers = WEATHERS.map((weather) => plain(drawPage(page({ weather })).svg));
    expect(new Set(weathers).size).toBe(WEATHERS.length);
  });

  it.each(SETTINGS)('in the %s has room for four', (setting) => {
    const four = (['mia', 'mum', 'sam', 'dog'] as const).map((who) => actor({ who }));
    const { layout } = drawPage(page({ setting, actors: four, things: ['ball', 'book', 'apple'] }));
    expect(hiddenFaces(layout)).toEqual([]);
    expect(layout.missing).toEqual([]);
    for (const { face } of layout.actors) expect(face.r).toBeGreaterThanOrEqual(26);
  });

  it('comes nearer from wide to medium to close', () => {
    const radius = (camera: 'wide' | 'medium' | 'close') => drawPage(page({ camera })).layout.actors[0]?.face.r ?? 0;
    expect(radius('wide')).toBeGreaterThanOrEqual(68);
    expect(radius('medium')).toBeGreaterThan(radius('wide') * 1.1);
    expect(radius('close')).toBeGreaterThan(radius('medium') * 1.1);
  });

  it('is composed another way for another seed', () => {
    const both = { actors: [actor({}), actor({ who: 'dog' })] };
    const sides = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const [first, second] = drawPage(page(both, { seed })).layout.actors;
        return (first?.face.x ?? 0) < (second?.face.x ?? 0);
      }),
    );
    expect(sides.size).toBe(2);
  });

  it('takes what somebody holds into the hands and does not show it twice', () => {
    const { layout } = drawPage(page({ actors: [actor({ pose: 'hug', holds: 'teddy' })], things: ['teddy', 'ball'] }));
    expect(layout.things.map((each) => each.name)).toEqual(['ball']);
  });

  it('puts what cannot be held beside whoever has it', () => {
    const { layout } = drawPage(page({ actors: [actor({ pose: 'stand', holds: 'bicycle' })] }));
    expect(layout.things.map((each) => each.name)).toEqual(['bicycle']);
  });

  it('is a place alone when nobody is there', () => {
    const { layout, description } = drawPage(page({ actors: [], things: ['ball'] }));
    expect(layout.actors).toEqual([]);
    expect(layout.missing).toEqual([]);
    expect(description).toBe('A quiet place, in the garden by day. There is a ball.');
  });
});
