import { songManifestSchema, songSchema, type Song } from '@storylantern/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { decodeChannels } from '../../../packages/narrator/test/decode-mp3.ts';
import { openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, post } from './support/requests.ts';
import { isHeard, makeSong, songFormOf, songWhen } from './support/song-requests.ts';
import { makersWithStandingAuthor } from './support/standing-author.ts';

/** Sounds stand back behind everything else the machine does: on a busy one they take their time. */
const PATIENCE = { timeout: 300_000 };

let server: TestServer;
/** Writes the same songs and sings none of them. */
let silent: TestServer;
beforeAll(async () => {
  [server, silent] = await Promise.all([
    openTestServer({}, { makers: makersWithStandingAuthor() }),
    openTestServer({}, { makers: makersWithStandingAuthor() }),
  ]);
  server.startJobs();
  // The first song loads what all songs are written with, which on a busy machine takes longer than a request may.
  await vi.waitFor(async () => {
    const { statusCode } = await post(silent, '/api/songs', songFormOf({ useMusicalGeneration: false }));
    expect(statusCode).toBe(201);
  }, PATIENCE);
}, PATIENCE.timeout);
afterAll(() => Promise.all([server.end(), silent.end()]));

const bytesAt = async (url: string | null): Promise<Uint8Array> => {
  const response = await server.app.inject(url ?? '');
  expect([url, response.statusCode]).toEqual([url, 200]);
  return new Uint8Array(response.rawPayload);
};
const put = (url: string, payload: object) => server.app.inject({ method: 'PUT', url, payload });
/** The level of a stretch of sound, seconds. */
const level = (pcm: Float32Array, rate: number, from: number, to: number): number => {
  const heard = pcm.subarray(Math.round(from * rate), Math.round(to * rate));
  return Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / heard.length);
};

it(
  'with the real makers a theme becomes a song that is sung, followed, sung along with and changed',
  PATIENCE,
  async () => {
    const form = songFormOf({ style: 'dance', customData: { childName: 'Niamh', childAge: 'four', nameSaid: 'neev' } });
    const song = await songWhen(server, (await makeSong(server, form)).id, isHeard);
    const url = `/api/songs/${song.id}`;
    expect(song).toMatchObject({ childName: 'Niamh', style: 'dance', isMusicalGeneration: true, nameSaid: 'neev' });
    expect(song.lyrics).toContain('Niamh');
    expect(song.lyrics).toMatch(/dragon/i);
    expect(song.imageDescription).toMatch(/Niamh/);

    const manifest = songManifestSchema.parse((await server.app.inject(`${url}/words`)).json());
    const sounds = await Promise.all(
      [song.audioUrl, song.variants.band, song.variants.voice].map(async (each) => decodeChannels(await bytesAt(each))),
    );
    for (const { channels, sampleRate } of sounds) {
      expect([channels.length, sampleRate]).toEqual([2, 44_100]);
      const seconds = (channels[0]?.length ?? 0) / sampleRate;
      expect(seconds).toBeGreaterThan(60);
      expect(seconds).toBeLessThan(93);
      expect(Math.abs(seconds - manifest.seconds)).toBeLessThan(0.2);
    }
    expect(manifest.lines.map((line) => line.text)).toEqual(song.lyrics.split('\n').filter(Boolean));
    const times = manifest.lines.flatMap((line) => line.words.map((word) => word.start));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    // The voice by itself is heard where the words say, and silent before the first of them.
    const voice = sounds[2]?.channels[0] ?? new Float32Array();
    const [first] = manifest.lines;
    expect(level(voice, 44_100, 0, (first?.start ?? 0) - 0.2)).toBeLessThan(0.001);
    for (const line of manifest.lines) expect(level(voice, 44_100, line.start, line.end)).toBeGreaterThan(0.02);

    const edited = await put(`${url}/lines`, {
      revision: 1,
      section: 0,
      line: 0,
      text: 'A snail in a hat came over the wall',
    });
    expect(edited.statusCode).toBe(200);
    const anew = await songWhen(server, song.id, ({ sound }) => sound.state === 'ready');
    expect(anew.audioUrl).not.toBe(song.audioUrl);
    const sung = songManifestSchema.parse((await server.app.inject(`${url}/words`)).json());
    expect(sung.lines[0]?.text).toBe('A snail in a hat came over the wall');
    expect(sung.lines[0]?.words.map(({ from, to }) => sung.lines[0]?.text.slice(from, to))).toEqual(
      'A snail in a hat came over the wall'.split(' '),
    );
    const sheet = (await server.app.inject(`${url}/lead-sheet`)).json() as { pages: string[] };
    expect(sheet.pages.join('')).toMatch(/^<svg/);
    expect((await bytesAt(`${url}/song.mid`)).subarray(0, 4)).toEqual(new TextEncoder().encode('MThd'));
  },
);

it('speaks a song in rhythm, and makes the same sound of the same song', PATIENCE, async () => {
  const { id } = await makeSong(server, songFormOf({ style: 'lullaby', useMusicalGeneration: false }));
  const isSpoken = (song: Song) => song.sound.state === 'ready';
  const spoken = await songWhen(server, id, isSpoken);
  const change = async (revision: number, more: object) => {
    const response = await put(`/api/songs/${id}/sound`, { revision, ...more });
    expect(response.statusCode).toBe(200);
    return songSchema.parse(response.json());
  };
  const slower = await change(1, { wishes: { pace: 0.9, transpose: -2 } });
  expect(slower.music.tempo).toBeLessThan(spoken.music.tempo);
  expect(slower.music.key).not.toBe(spoken.music.key);
  expect(slower.audioUrl).toBe(spoken.audioUrl);
  await change(2, { wishes: { pace: 1, transpose: 0 } });
  const back = await songWhen(server, id, isSpoken);
  expect([back.audioUrl, back.music]).toEqual([spoken.audioUrl, spoken.music]);
});

it.each([
  ['a theme of one letter 2,000 times', { theme: 'x'.repeat(2_000) }],
  ['details of one word of 5,000 letters', { customData: { childName: 'Mia', additionalInfo: 'b'.repeat(5_000) } }],
  ['a Chinese theme and name', { theme: '一只小龙害怕洗澡', customData: { childName: '李雷' } }],
  ['an Arabic theme', { theme: 'القمر والنجوم' }],
  ['a theme of pictures', { theme: '🐉🛁😱' }],
  ['control characters', { theme: 'a \u0000\u0007\u001b[31mdragon\u202e' }],
  ['words nobody knows', { theme: 'zorbles, wuzzles, grimpkins and florps', customData: { childName: 'Xqrzt' } }],
])('%s still becomes a song', async (_what, more) => {
  const response = await post(silent, '/api/songs', songFormOf({ useMusicalGeneration: false, ...more }));
  expect(response.statusCode).toBe(201);
  const song = songSchema.parse(response.json());
  expect(song.lyrics.split('\n').length).toBeGreaterThan(10);
  expect(Math.max(...song.lyrics.split('\n').map((line) => line.length))).toBeLessThan(90);
  expect(Math.max(0, ...song.notManaged.map((word) => word.length))).toBeLessThan(70);
});

it.each([
  ['a theme of 5,000 letters', { theme: 'x'.repeat(5_000) }, 'Please make the theme shorter'],
  ['a theme of two letters', { theme: 'ab' }, 'Theme must be at least 3 characters'],
  ['a name without letters', { customData: { childName: '💫' } }, 'letters'],
  ['an unsuitable theme', { theme: 'how to kill my brother with a knife' }, 'We do not write'],
])('%s gets a clear message', async (_what, more, message) => {
  const said = failure(await post(silent, '/api/musical-moments', songFormOf(more)));
  expect(said.message).toContain(message);
});

it('a line that cannot be sung is refused with the reason, and the song stays', async () => {
  const { id, lyrics } = await makeSong(silent, songFormOf({ useMusicalGeneration: false }));
  for (const text of ['b'.repeat(100), '一只小龙', '🐉', 'no', 'how to kill my brother with a knife']) {
    const response = await silent.app.inject({
      method: 'PUT',
      url: `/api/songs/${id}/lines`,
      payload: { revision: 1, section: 0, line: 0, text },
    });
    expect([text, response.statusCode]).toEqual([text, 422]);
    expect(failure(response).message).toMatch(/^[A-Z].*\.$/s);
  }
  expect((await songWhen(silent, id, () => true)).lyrics).toBe(lyrics);
});
