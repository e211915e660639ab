import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { familySections, NOT_TAKEN_ALONG } from '../src/family-sections.ts';
import {
  exported,
  filesOf,
  makeFamily,
  openFamilyServer,
  restore,
  rowsOf,
  transfersOf,
} from './support/family-data.ts';
import type { TestServer } from './support/open-test-server.ts';
import { failure, post } from './support/requests.ts';

let server: TestServer;
let empty: TestServer;
let zip: Buffer;
let files: Record<string, Uint8Array>;
let nothing: Record<string, unknown[]>;
let whole: Record<string, unknown[]>;

beforeAll(async () => {
  [server, empty] = await Promise.all([openFamilyServer(), openFamilyServer()]);
  server.startJobs();
  await makeFamily(server);
  zip = await exported(server);
  files = unzipSync(zip);
  nothing = await rowsOf(empty);
  whole = await rowsOf(server);
});
afterAll(async () => {
  await server.end();
  await empty.end();
});

type Data = Record<string, Record<string, unknown>[]>;
const withData = (change: (data: Data) => void): Uint8Array => {
  const data = JSON.parse(strFromU8(files['storylantern.json'] ?? new Uint8Array())) as Data;
  change(data);
  return packed({ ...files, 'storylantern.json': strToU8(JSON.stringify(data)) });
};
const packed = (all: Zippable): Uint8Array => zipSync(all, { level: 0 });
const aSound = (): string => Object.keys(files).find((name) => name.endsWith('.mp3')) ?? '';
const without = (name: string): Record<string, Uint8Array> =>
  Object.fromEntries(Object.entries(files).filter(([each]) => each !== name));
const first = (data: Data, list: string): Record<string, unknown> => data[list]?.[0] ?? {};

async function refused(bytes: Uint8Array): Promise<string> {
  const response = await restore(empty, bytes);
  const { message } = failure(response);
  expect([response.statusCode, message]).toEqual([400, expect.stringMatching(/nothing was changed/)]);
  expect(await rowsOf(empty)).toEqual(nothing);
  expect(filesOf(empty)).toEqual({});
  expect(transfersOf(empty)).toEqual([]);
  return message;
}

describe('a zip that is not as it was downloaded', () => {
  it.each<[string, () => Uint8Array]>([
    ['nothing at all', () => new Uint8Array()],
    ['no zip', () => strToU8('Once upon a time'.repeat(100))],
    ['an empty zip', () => packed({})],
    ['the first half', () => zip.subarray(0, zip.length / 2)],
    ['all but the last byte', () => zip.subarray(0, -1)],
    ['all but the first byte', () => zip.subarray(1)],
    ['another zip', () => packed({ 'letter.txt': strToU8('Dear all') })],
    ['no data', () => packed(without('storylantern.json'))],
    ['no JSON', () => packed({ ...files, 'storylantern.json': strToU8('{') })],
    ['data of another program', () => packed({ ...files, 'storylantern.json': strToU8('{"format":"x","version":1}') })],
    ['a list too few', () => withData((data) => delete data['songs'])],
    ['a column too many', () => withData((data) => Object.assign(first(data, 'stories'), { household_id: 7 }))],
    ['a column too few', () => withData((data) => delete first(data, 'stories')['title'])],
    ['a number for a text', () => withData((data) => Object.assign(first(data, 'children'), { nickname: 5 }))],
    ['a NUL in a text', () => withData((data) => Object.assign(first(data, 'children'), { nickname: 'a\0b' }))],
    ['half a sign', () => withData((data) => Object.assign(first(data, 'children'), { nickname: 'a\ud800' }))],
    ['a story without its words', () => withData((data) => Object.assign(first(data, 'stories'), { text: {} }))],
    ['a song without its words', () => withData((data) => Object.assign(first(data, 'songs'), { lyrics: {} }))],
    ['a book without its pages', () => withData((data) => Object.assign(first(data, 'pictureBooks'), { pages: [{}] }))],
    ['a rating of nine', () => withData((data) => Object.assign(first(data, 'readings'), { interest_rating: 9 }))],
    ['a number of a thousand digits', () => withData((data) => Object.assign(first(data, 'songs'), { seed: 1e300 }))],
    ['two of one id', () => withData((data) => data['children']?.push(first(data, 'children')))],
    ['lists in lists without end', () => packed({ ...files, 'storylantern.json': strToU8('['.repeat(900_000)) })],
    ['no sound', () => packed(without(aSound()))],
    ['another sound', () => packed({ ...files, [aSound()]: strToU8('la la la') })],
    ['a sound under the name of a path', () => withSoundNamed('../../../etc/passwd')],
    ['a name that leads out', () => packed({ ...files, '../storylantern.json': strToU8('{}') })],
    ['a name of a drive', () => packed({ ...files, 'C:\\windows\\a.html': strToU8('') })],
    ['a name from the root', () => packed({ ...files, '/etc/passwd': strToU8('') })],
    ['a program', () => packed({ ...files, 'stories/run.exe': strToU8('MZ') })],
    [
      'a bomb',
      () => zipSync({ ...files, 'media/a.webp': [new Uint8Array(70 * 1024 * 1024), { level: 9 }] }, { level: 0 }),
    ],
    ['a bomb that hides its size', () => lyingBomb()],
    ['files that share bytes', () => overlapping()],
  ])('is refused with a sentence: %s', async (_, bytes) => {
    await refused(bytes());
  });

  it('is refused with another sentence when it comes from a newer version', async () => {
    expect(await refused(withData((data) => Object.assign(data, { version: 2, later: [] })))).toMatch(/newer/);
  });

  it('says what is wrong: a download that broke off is not complete, a letter is not ours', async () => {
    expect(await refused(zip.subarray(0, zip.length / 2))).toMatch(/not complete/);
    expect(await refused(strToU8('Once upon a time'.repeat(100)))).toMatch(/not a zip of a Storylantern family/);
  });

  it('is refused when it is sent as something else, or from elsewhere', async () => {
    expect((await post(empty, '/api/your-data/restore', {})).statusCode).toBe(415);
    const foreign = await restore(empty, zip, { origin: 'https://elsewhere.example' });
    expect(foreign.statusCode).toBe(403);
    expect(await rowsOf(empty)).toEqual(nothing);
  });

  it('changes nothing, or gives the same family, whatever bytes are changed, cut out or put in', async () => {
    const place = fc.nat({ max: zip.length - 1 });
    const damage = fc.oneof(
      fc.record({ kind: fc.constant('flip'), at: place, bits: fc.integer({ min: 1, max: 255 }) }),
      fc.record({ kind: fc.constant('cut'), at: place, bits: fc.integer({ min: 1, max: 5_000 }) }),
      fc.record({ kind: fc.constant('insert'), at: place, bits: fc.integer({ min: 0, max: 255 }) }),
      // The directory at the end is where most depends on a byte.
      fc.record({
        kind: fc.constant('flip'),
        at: place.map((at) => zip.length - 1 - (at % 4_000)),
        bits: fc.constant(1),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (list) => {
        let bytes = new Uint8Array(zip);
        for (const { kind, at, bits } of list) {
          if (kind === 'flip') bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ bits;
          else if (kind === 'cut') bytes = new Uint8Array([...bytes.subarray(0, at), ...bytes.subarray(at + bits)]);
          else bytes = new Uint8Array([...bytes.subarray(0, at), bits, ...bytes.subarray(at)]);
        }
        const response = await restore(empty, bytes);
        if (response.statusCode === 200) {
          expect(await rowsOf(empty)).toEqual(whole);
          await post(empty, '/api/your-data/delete', { sure: 'delete everything' });
        } else {
          expect([response.statusCode, response.body]).toEqual([400, expect.stringMatching(/nothing was changed/)]);
        }
        expect(await rowsOf(empty)).toEqual(nothing);
        expect(filesOf(empty)).toEqual({});
      }),
      { numRuns: 150 },
    );
  });
});

it('a zip that a system unpacked and a parent packed again is still the family', async () => {
  const again = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`storylantern-2031/${name}`, bytes]));
  const notes = {
    '__MACOSX/storylantern-2031/._index.html': strToU8('x'),
    'storylantern-2031/.DS_Store': strToU8('x'),
  };
  expect((await restore(empty, zipSync({ ...again, ...notes }))).statusCode).toBe(200);
  expect(await rowsOf(empty)).toEqual(whole);
});

it('every table with rows of a family is in the download with every column, or said not to be', async () => {
  const tables = (await server.database.db.introspection.getTables()).filter(
    ({ name, isView, columns }) =>
      !isView && (name === 'household' || columns.some((column) => column.name === 'household_id')),
  );
  const by = { by: 'embedded', name: 'x' } as const;
  const expected = { picture: by, voice: by, music: by };
  const sections = familySections({ expected, cardPicture: async () => undefined });
  const known = new Map<string, string[]>(Object.keys(NOT_TAKEN_ALONG).map((name) => [name, []]));
  for (const { table, kinds, parts, deleted } of sections) {
    known.set(table, ['household_id', ...Object.keys(kinds), ...(deleted ? [deleted] : [])]);
    if (parts) known.set(parts.table, ['household_id', parts.parent, ...Object.keys(parts.kinds)]);
  }
  expect(tables.map(({ name }) => name).toSorted()).toEqual([...known.keys()].toSorted());
  for (const { name, columns } of tables) {
    if (name in NOT_TAKEN_ALONG) continue;
    expect([name, columns.map((column) => column.name).toSorted()]).toEqual([name, known.get(name)?.toSorted()]);
  }
});

const withSoundNamed = (name: string): Uint8Array =>
  withData((data) => Object.assign(first(data, 'stories'), { narration: { file: name, seconds: 1, maker: {} } }));

/** Says of a file of megabytes of nothing that it has a hundred bytes, in its header and in the directory. */
function lyingBomb(): Uint8Array {
  const bytes = zipSync({ ...files, 'media/aaaa.webp': [new Uint8Array(5_000_000), { level: 9 }] }, { level: 0 });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 4 < bytes.length; at += 1)
    if (view.getUint32(at, true) === 5_000_000) view.setUint32(at, 100, true);
  return bytes;
}

/** Two entries of the directory that name the same bytes. */
function overlapping(): Uint8Array {
  const bytes = packed({ ...files, 'stories/a.html': strToU8('a'), 'stories/b.html': strToU8('a') });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries: number[] = [];
  for (let at = 0; at + 46 < bytes.length; at += 1) if (view.getUint32(at, true) === 0x02014b50) entries.push(at);
  const [a = 0, b = 0] = entries.slice(-2);
  view.setUint32(b + 42, view.getUint32(a + 42, true), true);
  return bytes;
}
