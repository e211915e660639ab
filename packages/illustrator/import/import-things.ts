/**
 * Turns icons of the Fluent Emoji flat set (Microsoft, MIT) into things of our pictures: their shapes in body units with
 * the lower middle at the origin, their colours calmed to sit beside people. Run by hand when the table changes:
 * `node packages/illustrator/import/import-things.ts`; what it writes is kept in src/props/imported/.
 */
import { Resvg } from '@resvg/resvg-js';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import svgpath from 'svgpath';
import { adjust, mix, type Colour } from '../src/paint/colour.ts';
import { IMPORTS, type Import } from './things.ts';

const FOLDER = join(import.meta.dirname, '../src/props/imported');
/** A shape smaller than this share of the whole is a mark upon it and gets no light of its own. */
const MARK = 0.05;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
) as IconSet;

const attribute = (markup: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(markup)?.[1];

/** The outline of an element as path data, in the icon's own units. */
function outline(element: string, kind: string): string {
  const at = (name: string) => Number(attribute(element, name) ?? 0);
  if (kind === 'path') return attribute(element, 'd') ?? '';
  if (kind === 'rect') {
    const [x, y, w, h] = [at('x'), at('y'), at('width'), at('height')];
    const r = Math.min(at('rx') || at('ry'), w / 2, h / 2);
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
  }
  const rx = at('rx') || at('r');
  const ry = at('ry') || at('r');
  return `M${at('cx') - rx} ${at('cy')}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

const svgOf = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;

function boxOf(body: string) {
  const box = new Resvg(svgOf(body)).getBBox();
  if (!box) throw new Error(`Nothing to see in ${body.slice(0, 80)}`);
  return box;
}

/** Chroma a little lower and a little warmer, so that a thing sits beside painted people. */
function calmed(fill: string): Colour {
  const whole = /^#[0-9a-f]{3}$/i.test(fill) ? `#${fill.slice(1).replaceAll(/./g, '$&$&')}` : fill;
  return mix(adjust(whole.toLowerCase() as Colour, 0, 0.86), '#e8c79a', 0.12);
}

function importIcon({ icon, width }: Import) {
  const body = set.icons[icon]?.body;
  if (!body) throw new Error(`The set has no icon ${icon}.`);
  const whole = boxOf(body);
  const scale = width / whole.width;
  const shapes: string[] = [];
  const inherited = attribute(/^<g\b[^>]*>/.exec(body)?.[0] ?? '', 'fill');
  for (const [element, kind = ''] of body.matchAll(/<(path|circle|ellipse|rect)\b[^>]*>/g)) {
    const fill = attribute(element, 'fill') ?? inherited;
    if (!fill?.startsWith('#')) {
      // The icon's one gradient stands for its middle colour.
      if (fill?.startsWith('url(')) shapes.push(shape(element, kind, '#f4a460'));
      continue;
    }
    shapes.push(shape(element, kind, fill));
  }
  function shape(element: string, kind: string, fill: string): string {
    const transform = attribute(element, 'transform');
    const own = transform ? svgpath(outline(element, kind)).transform(transform) : svgpath(outline(element, kind));
    const path = own
      .abs()
      .translate(-(whole.x + whole.width / 2), -(whole.y + whole.height))
      .scale(scale)
      .round(1)
      .toString();
    const box = boxOf(`<path d="${outline(element, kind)}" fill="#000"/>`);
    const mark = box.width * box.height < whole.width * whole.height * MARK;
    return `['${calmed(fill)}', '${path}'${mark ? ', 1' : ''}]`;
  }
  return { height: Math.round(whole.height * scale), shapes };
}

for (const [group, things] of Object.entries(IMPORTS)) {
  const entries = Object.entries(things).map(([name, thing]) => {
    const { height, shapes } = importIcon(thing);
    const { width, places, held, far } = thing;
    const plain = name.replaceAll('-', ' ');
    const words = thing.words ?? `${/^[aeiou]/.test(plain) ? 'an' : 'a'} ${plain}`;
    const more = (held ? `held: { scale: ${held} },` : '') + (far ? 'far: true,' : '');
    return `'${name}': imported({ width: ${width}, height: ${height}, places: ${JSON.stringify(places)}, ${more} words: '${words}', shapes: [${shapes.join(', ')}] }),`;
  });
  const constant = group.toUpperCase().replaceAll('-', '_');
  writeFileSync(
    join(FOLDER, `${group}.ts`),
    `// Written by import/import-things.ts from Fluent Emoji (flat), (c) Microsoft, MIT licence. Change the table there.\nimport { imported } from './imported.ts';\n\nexport const ${constant} = {\n${entries.join('\n')}\n};\n`,
  );
}
