import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, num, polygon, tube } from '../paint/path.ts';
import type { Creature } from './creature.ts';
import { drawFeatures } from './features.ts';

export const fish: Creature = {
  height: 130,
  half: 104,
  face: { x: -34, y: -66, r: 42 },
  coat: '#f09a4a',
  draw: (brush, { turn, feeling, asleep }) => {
    const scale: Colour = '#f09a4a';
    const fin = shade(scale, 0.6);
    return (
      brush.shape('M58 -66C84 -110 104 -112 106 -100C96 -80 96 -54 106 -32C104 -20 84 -22 58 -66Z', fin) +
      brush.shape('M-20 -112C0 -140 36 -138 44 -112Z', fin) +
      brush.shape(
        curve([
          [-92, -66],
          [-62, -112],
          [0, -122],
          [50, -92],
          [66, -66],
          [50, -40],
          [0, -12],
          [-62, -22],
        ]),
        scale,
        {
          inside:
            brush.flat('M4 -130q22 64 0 128h24q18 -64 0 -128Z', '#fbf1dc', 0.85) +
            brush.flat('M44 -120q14 54 0 108h14q12 -54 0 -108Z', '#fbf1dc', 0.7),
        },
      ) +
      brush.shape('M-4 -46C16 -30 20 -14 8 -6C-8 -10 -14 -30 -4 -46Z', fin) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 5, asleep, skin: scale, gap: 20, size: 0.92 }), {
        x: -38,
        y: -62,
      })
    );
  },
};

export const whale: Creature = {
  height: 170,
  half: 140,
  face: { x: -50, y: -66, r: 52 },
  coat: '#6f96c4',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const skin: Colour = '#6f96c4';
    const spout = lively || feeling === 'happy' || feeling === 'excited';
    return (
      (spout ? brush.line('M-44 -146q-4 -22 -26 -24M-44 -146q4 -26 26 -26M-44 -146v-22', '#bfe4f2', 6, 0.9) : '') +
      brush.shape(
        'M96 -62C112 -96 110 -120 130 -132C146 -118 136 -100 128 -90C144 -94 158 -84 156 -68C140 -56 116 -50 96 -40Z',
        skin,
      ) +
      brush.shape(
        curve([
          [-132, -58],
          [-116, -116],
          [-50, -142],
          [30, -128],
          [86, -84],
          [116, -52],
          [90, -18],
          [10, -4],
          [-84, -8],
        ]),
        skin,
        {
          inside:
            brush.flat('M-150 -40Q-40 -14 90 -40L90 20H-150Z', '#e6eef4') +
            brush.line('M-104 -24q6 12 2 20M-72 -18q6 10 2 20M-40 -16q6 10 2 18M-8 -16q6 8 2 16', '#b9cbdc', 3, 0.8),
        },
      ) +
      brush.shape('M10 -40C34 -34 50 -12 46 4C24 6 4 -14 2 -34Z', shade(skin, 0.6)) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 6, asleep, skin, gap: 28 }), { x: -52, y: -66 })
    );
  },
};

export const shark: Creature = {
  height: 150,
  half: 140,
  face: { x: -60, y: -62, r: 46 },
  coat: '#8c9bb0',
  draw: (brush, { turn, feeling, asleep }) => {
    const skin: Colour = '#8c9bb0';
    return (
      brush.shape('M-6 -104C4 -136 26 -152 42 -152C40 -128 46 -110 52 -98Z', shade(skin, 0.5)) +
      brush.shape(
        'M104 -58C118 -84 118 -108 140 -116C146 -92 136 -74 132 -62C138 -46 144 -30 138 -14C120 -20 108 -36 100 -44Z',
        skin,
      ) +
      brush.shape(
        curve([
          [-138, -56],
          [-104, -96],
          [-30, -110],
          [50, -96],
          [114, -56],
          [60, -22],
          [-20, -8],
          [-100, -20],
        ]),
        skin,
        { inside: brush.flat('M-150 -44Q-40 -26 110 -46V20H-150Z', '#f0f2f2') },
      ) +
      brush.shape('M-10 -32C14 -20 28 2 22 14C2 10 -18 -10 -22 -26Z', shade(skin, 0.6)) +
      brush.line('M-6 -66v20M6 -68v20M18 -68v18', shade(skin, 1.2), 3, 0.7) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 6, asleep, skin, gap: 24 }), { x: -62, y: -58 })
    );
  },
};

export const octopus: Creature = {
  height: 190,
  half: 108,
  face: { x: 0, y: -108, r: 54 },
  coat: '#d98a9c',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const skin: Colour = '#d98a9c';
    const rise = lively ? -46 : 0;
    const arms = [-1, 1]
      .flatMap((side) =>
        [
          [
            [side * 30, -64],
            [side * 70, -50 + rise * 0.5],
            [side * 96, -20 + rise],
            [side * 104, -46 + rise],
          ],
          [
            [side * 24, -56],
            [side * 54, -30],
            [side * 64, -6],
            [side * 84, -2],
          ],
          [
            [side * 14, -54],
            [side * 28, -24],
            [side * 30, -4],
            [side * 46, 0],
          ],
          [
            [side * 4, -54],
            [side * 10, -26],
            [side * 6, -6],
            [side * 14, 0],
          ],
        ].map((points) => brush.shape(tube(points as [number, number][], [25, 21, 15, 9]), shade(skin, 0.25))),
      )
      .join('');
    return (
      arms +
      brush.shape(
        curve([
          [0, -188],
          [-52, -168],
          [-64, -114],
          [-46, -62],
          [0, -50],
          [46, -62],
          [64, -114],
          [52, -168],
        ]),
        skin,
        {
          inside: [
            [-34, -158, 8],
            [30, -166, 10],
            [44, -140, 6],
            [-46, -134, 5],
          ]
            .map(([x = 0, y = 0, r = 0]) => brush.flat(ellipse(x, y, r), tint(skin, 1.6), 0.7))
            .join(''),
        },
      ) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 9, asleep, skin }), { y: -106 })
    );
  },
};

export const crab: Creature = {
  height: 128,
  half: 104,
  face: { x: 0, y: -60, r: 46 },
  coat: '#e0694e',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const shell: Colour = '#e0694e';
    const up = lively ? 26 : 0;
    const claws = [-1, 1]
      .map(
        (side) =>
          brush.line(`M${side * 54} -44L${side * 80} ${-64 - up}`, shade(shell, 0.6), 13) +
          brush.shape(
            `M${side * 70} ${-70 - up}C${side * 62} ${-102 - up} ${side * 92} ${-116 - up} ${side * 104} ${-96 - up}L${side * 86} ${-88 - up}L${side * 106} ${-78 - up}C${side * 100} ${-58 - up} ${side * 78} ${-54 - up} ${side * 70} ${-70 - up}Z`,
            shell,
          ),
      )
      .join('');
    const legs = [-1, 1]
      .flatMap((side) =>
        [44, 60, 74].map((x, at) =>
          brush.line(
            `M${side * x * 0.8} ${-28 + at * 2}Q${side * (x + 16)} -34 ${side * (x + 18)} -2`,
            shade(shell, 0.8),
            8,
          ),
        ),
      )
      .join('');
    return (
      legs +
      claws +
      brush.shape(
        curve([
          [-66, -48],
          [-40, -94],
          [0, -104],
          [40, -94],
          [66, -48],
          [40, -14],
          [0, -8],
          [-40, -14],
        ]),
        shell,
        { inside: brush.flat(ellipse(0, -14, 46, 20), '#f6cfae', 0.85) },
      ) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 7, asleep, skin: shell }), { y: -62 })
    );
  },
};

export const seal: Creature = {
  height: 172,
  half: 92,
  face: { x: 0, y: -122, r: 48 },
  coat: '#9aa3b4',
  draw: (brush, { turn, feeling, asleep }) => {
    const fur: Colour = '#9aa3b4';
    return (
      brush.shape('M46 -26C74 -34 92 -26 100 -8C86 4 62 4 44 -4Z', shade(fur, 0.6)) +
      brush.shape(
        curve([
          [-30, -120],
          [-50, -60],
          [-44, -10],
          [0, 0],
          [54, -6],
          [56, -44],
          [34, -84],
          [30, -120],
        ]),
        fur,
        { inside: brush.flat(ellipse(-4, -44, 30, 46), '#e8e6e2') },
      ) +
      [-1, 1]
        .map((side) =>
          brush.shape(
            `M${side * 34} -48C${side * 66} -34 ${side * 72} -10 ${side * 62} 0C${side * 46} -2 ${side * 34} -18 ${side * 28} -36Z`,
            shade(fur, 0.5),
          ),
        )
        .join('') +
      brush.shape(ellipse(0, -122, 48, 45), fur, { inside: brush.flat(ellipse(turn * 12, -106, 24, 17), '#e8e6e2') }) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 9, asleep, skin: fur, nose: '#3a3040' }), { y: -120 }) +
      brush.line(
        `M${num(-26 + turn * 12)} -104l-22 -3M${num(-26 + turn * 12)} -100l-20 5M${num(26 + turn * 12)} -104l22 -3M${num(26 + turn * 12)} -100l20 5`,
        '#f4f0e8',
        2,
        0.8,
      )
    );
  },
};

export const tortoise: Creature = {
  height: 120,
  half: 100,
  face: { x: -62, y: -70, r: 40 },
  coat: '#8fae6a',
  draw: (brush, { turn, feeling, asleep }) => {
    const skin: Colour = '#8fae6a';
    const shell: Colour = '#a5804e';
    const leg = (x: number) => brush.shape(`M${x - 14} -30h28v24q0 6 -6 6h-16q-6 0 -6 -6Z`, shade(skin, 0.4));
    return (
      brush.shape(
        polygon([
          [84, -22],
          [108, -10],
          [84, -10],
        ]),
        skin,
      ) +
      leg(-22) +
      leg(58) +
      brush.shape('M-46 -24C-44 -90 0 -118 26 -118C62 -116 94 -80 94 -24Z', shell, {
        inside:
          brush.line('M24 -118V-24M-20 -92Q24 -64 70 -90M-44 -52Q24 -34 92 -52', mix(shell, '#6a4a30', 0.6), 5, 0.7) +
          brush.flat(ellipse(4, -100, 16, 8), tint(shell, 1.6), 0.4),
      }) +
      brush.shape('M-52 -30Q24 -14 98 -30L94 -14Q24 -2 -46 -14Z', tint(shell, 0.9)) +
      leg(-2) +
      leg(80) +
      brush.shape(ellipse(-62, -68, 40, 38), skin) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 5, asleep, skin, gap: 18, size: 0.9 }), {
        x: -64,
        y: -66,
      })
    );
  },
};
