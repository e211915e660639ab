import {
  COMPANIONS,
  EYE_COLOURS,
  FEELINGS,
  HAIR_COLOURS,
  HAIR_STYLES,
  POSES,
  THINGS,
  SETTINGS,
  SKINS,
  TIMES,
  type Looks,
  type Picture,
} from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPicture, picture } from '../../test/any-picture.ts';
import { faultsOf } from '../../test/svg-faults.ts';
import { makeTextures } from '../paint/textures.ts';
import type { Box, FaceCircle } from '../people/figure.ts';
import { drawPicture } from './picture.ts';

const textures = makeTextures();

const meets = (box: Box, { x, y, r }: FaceCircle) =>
  Math.hypot(x - Math.max(box.x, Math.min(x, box.x + box.w)), y - Math.max(box.y, Math.min(y, box.y + box.h))) < r;

describe('any picture of the contract', () => {
  it('is clean SVG: known colours, finite numbers, references that lead somewhere, no text, nothing from outside', () => {
    fc.assert(
      fc.property(anyPicture, (any) => {
        const { svg } = drawPicture(any, { textures });
        expect(faultsOf(svg)).toEqual([]);
        expect(svg.length).toBeLessThanOrEqual(600_000);
      }),
      { numRuns: 90 },
    );
  });

  it('shows every face whole, near enough to be read, and covered by nothing', () => {
    fc.assert(
      fc.property(anyPicture, (any) => {
        const { layout } = drawPicture(any);
        const { face, companionFace, props } = layout;
        const faces = companionFace ? [face, companionFace] : [face];
        // The smallest: a child of two lying asleep beside a grown-up, on a page 1,200 wide.
        expect(face.r).toBeGreaterThanOrEqual(66);
        for (const { x, y, r } of faces) {
          expect(x - r).toBeGreaterThanOrEqual(20);
          expect(x + r).toBeLessThanOrEqual(1180);
          expect(y - r).toBeGreaterThanOrEqual(10);
          expect(y).toBeLessThanOrEqual(760);
        }
        for (const prop of props) expect(faces.filter((each) => meets(prop.box, each))).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it('keeps the things that lie about inside the page and apart from each other', () => {
    fc.assert(
      fc.property(anyPicture, (any) => {
        const boxes = drawPicture(any).layout.props.map((each) => each.box);
        for (const { x, y, w, h } of boxes) {
          expect(x).toBeGreaterThan(0);
          expect(y).toBeGreaterThan(0);
          expect(x + w).toBeLessThan(1200);
          expect(y + h).toBeLessThan(900);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('one picture', () => {
  it('is the same bytes every time, whatever was drawn before it', () => {
    const wanted = picture({ companion: 'fox', props: ['book', 'ball'] });
    const first = drawPicture(wanted, { textures });
    drawPicture(picture({ setting: 'forest', time: 'night' }), { textures });
    const again = drawPicture(wanted, { textures });
    expect(again.svg === first.svg).toBe(true);
    expect(again.layout).toEqual(first.layout);
  });

  it('does not depend on the order in which its fields were written', () => {
    const wanted = picture();
    const turned = Object.fromEntries(Object.entries(wanted).toReversed()) as Picture;
    turned.looks = Object.fromEntries(Object.entries(wanted.looks).toReversed()) as Looks;
    expect(drawPicture(turned).svg === drawPicture(wanted).svg).toBe(true);
  });

  it('may stand in one page with another: they share no name', () => {
    const names = (svg: string) => new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const first = names(drawPicture(picture({ seed: 1 })).svg);
    const second = names(drawPicture(picture({ seed: 2 })).svg);
    expect([...first].filter((id) => second.has(id))).toEqual([]);
  });
});

/** Every value of a list must make a drawing of its own. */
const told = <Value>(values: readonly Value[], more: (value: Value) => Partial<Picture>) =>
  new Set(values.map((value) => drawPicture(picture(more(value))).svg.replaceAll(/[pq][0-9a-z]+x[0-9a-z]+/g, ''))).size;

describe('each value of the closed lists is drawn', () => {
  const base = picture().looks;
  it.each([
    ['settings', SETTINGS.length, () => told(SETTINGS, (setting) => ({ setting }))],
    ['times', TIMES.length, () => told(TIMES, (time) => ({ time }))],
    // Out of the water and off the clouds, floating is jumping.
    ['poses', POSES.length - 1, () => told(POSES, (pose) => ({ pose }))],
    ['poses in the water', POSES.length, () => told(POSES, (pose) => ({ pose, setting: 'undersea' }))],
    ['feelings', FEELINGS.length, () => told(FEELINGS, (feeling) => ({ feeling }))],
    ['companions', COMPANIONS.length + 1, () => told([null, ...COMPANIONS], (companion) => ({ companion }))],
    ['hair styles', HAIR_STYLES.length, () => told(HAIR_STYLES, (hairStyle) => ({ looks: { ...base, hairStyle } }))],
    [
      'hair colours',
      HAIR_COLOURS.length,
      () => told(HAIR_COLOURS, (hairColour) => ({ looks: { ...base, hairColour } })),
    ],
    ['skins', SKINS.length, () => told(SKINS, (skin) => ({ looks: { ...base, skin } }))],
    ['eyes', EYE_COLOURS.length, () => told(EYE_COLOURS, (eyes) => ({ looks: { ...base, eyes } }))],
    ['glasses', 2, () => told([true, false], (glasses) => ({ looks: { ...base, glasses } }))],
    ['hearing aids', 2, () => told([true, false], (hearingAid) => ({ looks: { ...base, hearingAid } }))],
    ['wheelchairs', 2, () => told([true, false], (wheelchair) => ({ looks: { ...base, wheelchair } }))],
  ])('%s', (_name, count, drawn) => {
    expect(drawn()).toBe(count);
  });

  it('of every thing: it finds a place, or is in the hands, or belongs to the place', () => {
    const lost = THINGS.filter((thing, index) => {
      const setting = SETTINGS[index % SETTINGS.length] ?? 'garden';
      const empty = drawPicture(picture({ setting, pose: 'hold' })).svg.length;
      return drawPicture(picture({ setting, pose: 'hold', props: [thing] })).svg.length <= empty;
    });
    // What is painted into a place already is not drawn twice.
    expect(lost.length).toBeLessThanOrEqual(6);
  });
});
