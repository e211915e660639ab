import { songManifestSchema, songSchema, songStyleEntrySchema, songSummarySchema } from '@storylantern/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, post } from './support/requests.ts';
import { isHeard, makeSong, songFormOf, songWhen } from './support/song-requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  server.startJobs();
});
afterAll(async () => server.end());
afterEach(() => {
  const ready = Promise.resolve();
  Object.assign(server.makers.failing, { musician: false, illustrator: false, author: false });
  Object.assign(server.makers.hold, { musician: ready, illustrator: ready });
});

const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const put = (url: string, payload: object, headers = {}) => server.app.inject({ method: 'PUT', url, payload, headers });
const heardSong = async (request: unknown = songFormOf()) =>
  songWhen(server, (await makeSong(server, request)).id, isHeard);
const words = async (id: string) => songManifestSchema.parse((await get(`/api/songs/${id}/words`)).json());
/** Holds a craft until it is let go. */
function hold(craft: 'musician' | 'illustrator'): () => void {
  const held = Promise.withResolvers<void>();
  server.makers.hold[craft] = held.promise;
  return () => held.resolve();
}

describe('making a song', () => {
  it('gives the words at once, then the sound, then what one sings along with', async () => {
    const play = hold('musician');
    const early = await makeSong(server);
    expect(early).toMatchObject({
      title: 'Sing, Mia, sing',
      style: 'fun',
      isMusicalGeneration: true,
      childName: 'Mia',
      audioUrl: `/api/songs/${early.id}/audio`,
      sound: { state: 'waiting' },
      variants: { band: null, voice: null },
      music: { key: 'C major', tempo: 100, metre: '4/4' },
      notManaged: ['trombones'],
      revision: 1,
    });
    expect(early.sections.map((section) => section.kind)).toEqual(['verse', 'chorus', 'verse']);
    expect(early.order.map((each) => each.section)).toEqual([0, 1, 2, 1]);
    expect(early.lyrics.split('\n\n')).toHaveLength(4);
    expect(early.lyrics.split('\n\n')[1]).toBe('Sing, Mia, sing\nAll the way home');
    expect(failure(await get(`/api/songs/${early.id}/words`)).code).toBe('not-found');
    const waiting = get(early.audioUrl ?? '');
    play();
    const redirect = await waiting;
    const whole = await songWhen(server, early.id, isHeard);
    expect(redirect.headers.location).toBe(whole.audioUrl);
    expect((await get(whole.audioUrl ?? '')).headers['content-type']).toBe('audio/mpeg');
    expect(new Set([whole.audioUrl, whole.variants.band, whole.variants.voice]).size).toBe(3);
    expect(whole.madeBy.music.name).toBe('Quick musician');
    const manifest = await words(early.id);
    expect(manifest.lines.map((line) => line.section)).toEqual([0, 0, 1, 1, 2, 1, 1]);
    expect(manifest.lines[2]).toMatchObject({ kind: 'chorus', line: 0, text: 'Sing, Mia, sing' });
  });

  it('sings by the route or by the switch of the form, and speaks otherwise', async () => {
    const spoken = await makeSong(server, songFormOf({ useMusicalGeneration: false }));
    const bySwitch = await makeSong(server);
    const byRoute = songSchema.parse(
      (await post(server, '/api/musical-moments', songFormOf({ useMusicalGeneration: false }))).json(),
    );
    expect([spoken, bySwitch, byRoute].map((song) => song.isMusicalGeneration)).toEqual([false, true, true]);
  });

  it.each([
    ['Lullaby ', 'lullaby', []],
    ['', 'fun', []],
    [null, 'fun', []],
    [undefined, 'fun', []],
    ['jazz', 'fun', ['jazz']],
  ])('takes the style %j as %s', async (style, understood, notManaged) => {
    const song = await makeSong(server, songFormOf({ style }));
    expect(song.style).toBe(understood);
    expect(song.notManaged).toEqual(['trombones', ...notManaged]);
  });

  it('needs nothing but a theme', async () => {
    const song = await makeSong(server, { theme: 'the moon' });
    expect(song).toMatchObject({ childName: '', isMusicalGeneration: false, style: 'fun' });
  });

  it('asks the voice how a name sounds, as it is respelled', async () => {
    const song = await heardSong(songFormOf({ customData: { childName: 'Niamh', nameSaid: 'neev' } }));
    expect(song.lyrics).toContain('niamh is neev');
    expect(server.makers.performed.findLast(({ variant }) => variant === 'full')?.performance.said).toEqual({
      Niamh: 'neev',
    });
  });

  it('writes one song for one key, and another song each time without', async () => {
    const headers = { 'idempotency-key': 'twice' };
    const [first, second] = await Promise.all([
      makeSong(server, songFormOf(), headers),
      makeSong(server, songFormOf(), headers),
    ]);
    expect(second.id).toBe(first.id);
    expect((await makeSong(server, songFormOf(), headers)).id).toBe(first.id);
    expect(failure(await post(server, '/api/songs', songFormOf({ theme: 'the sea' }), headers)).code).toBe('conflict');
    const another = await makeSong(server);
    expect(another.id).not.toBe(first.id);
    const seeds = server.makers.songsWritten.map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(server.makers.songsWritten.at(-1)?.recent.join('\n')).toContain(first.sections[0]?.lines[0]);
  });

  it('draws a cover, with what it shows in words', async () => {
    const draw = hold('illustrator');
    const song = await makeSong(server);
    const waiting = get(song.imageUrl);
    draw();
    const cover = await waiting;
    expect(cover.statusCode).toBe(302);
    expect((await get(cover.headers.location ?? '')).headers['content-type']).toBe('image/webp');
    const drawn = await songWhen(server, song.id, ({ imageDescription }) => imageDescription.includes('drawn'));
    expect(drawn.imageDescription).toContain('garden');
  });
});

describe('what cannot be sung', () => {
  it.each([
    [{ theme: 'ab' }, 'Theme must be at least 3 characters', 'theme'],
    [{ theme: '  a  ' }, 'Theme must be at least 3 characters', 'theme'],
    [{ customData: { childName: '💫' } }, 'This name has no letters.', 'customData.childName'],
    [
      { customData: { childName: 'Mia', nameSaid: '💫' } },
      'Please write how the name sounds in plain letters.',
      'customData.nameSaid',
    ],
  ])('%j is refused with a clear message', async (more, message, field) => {
    const response = await post(server, '/api/songs', songFormOf(more));
    expect(response.statusCode).toBe(400);
    const said = failure(response);
    expect(said.message).toBe(message);
    expect(field).toContain(said.field);
  });

  it('an unsuitable theme is refused as books refuse it, with where to turn', async () => {
    const response = await post(server, '/api/musical-moments', songFormOf({ theme: 'something unsuitable' }));
    expect(response.statusCode).toBe(422);
    expect(failure(response)).toMatchObject({ code: 'unsuitable', help: ['Call somebody you trust.'] });
  });
});

describe('changing a song', () => {
  it('sings other words in one line, also in every chorus, and keeps the old sound until then', async () => {
    const song = await heardSong();
    const play = hold('musician');
    const response = await put(`/api/songs/${song.id}/lines`, {
      revision: song.revision,
      section: 1,
      line: 1,
      text: 'Over the hill',
    });
    const changed = songSchema.parse(response.json());
    expect(changed.sections[1]?.lines).toEqual(['Sing, Mia, sing', 'Over the hill']);
    expect(changed.lyrics.match(/Over the hill/g)).toHaveLength(2);
    expect(changed).toMatchObject({ revision: 2, sound: { state: 'waiting' }, audioUrl: song.audioUrl });
    play();
    const sung = await songWhen(server, song.id, isHeard);
    expect(sung.audioUrl).not.toBe(song.audioUrl);
    expect(sung.variants.band).not.toBe(song.variants.band);
    expect((await words(song.id)).lines.filter((line) => line.text === 'Over the hill')).toHaveLength(2);
  });

  it('follows the hook when its line is changed', async () => {
    const song = await heardSong();
    await put(`/api/songs/${song.id}/lines`, { revision: 1, section: 1, line: 0, text: 'Hum, Mia, hum' });
    await songWhen(server, song.id, isHeard);
    expect(server.makers.performed.at(-1)?.performance.lyrics.hook).toBe('Hum, Mia, hum');
  });

  it('refuses what was read before another change, a line that is not there, and words that cannot be sung', async () => {
    const song = await heardSong();
    const edit = (more: object) =>
      put(`/api/songs/${song.id}/lines`, { revision: 1, section: 0, line: 0, text: 'New words', ...more });
    expect(failure(await edit({ section: 9 })).code).toBe('bad-request');
    expect(failure(await edit({ text: ' ' })).message).toBe('A line needs at least one word.');
    expect(failure(await edit({ text: 'la '.repeat(90) })).message).toMatch(/^Please make the line shorter/);
    const unsung = await edit({ text: 'an unsingable line' });
    expect(unsung.statusCode).toBe(422);
    expect(failure(unsung)).toMatchObject({ message: 'This cannot be sung.', field: 'text' });
    expect(failure(await edit({ text: 'unsuitable words' })).message).toBe('We cannot read this to a child.');
    expect((await edit({})).statusCode).toBe(200);
    expect(failure(await edit({ text: 'Others' })).code).toBe('conflict');
    expect(failure(await put(`/api/songs/${song.id}/sound`, { revision: 1, wishes: { transpose: 1 } })).code).toBe(
      'conflict',
    );
  });

  it('plays it in another key, at another pace, calmer, sung or spoken, with the name said another way', async () => {
    const song = await heardSong(songFormOf({ customData: { childName: 'Niamh' } }));
    const change = async (revision: number, more: object) =>
      songSchema.parse((await put(`/api/songs/${song.id}/sound`, { revision, ...more })).json());
    const higher = await change(1, { wishes: { transpose: 2, pace: 0.9 } });
    expect(higher.music).toEqual({ key: 'D major', tempo: 90, metre: '4/4' });
    const calmer = await change(2, { wishes: { mood: 'calmer' } });
    expect(calmer.wishes).toEqual({ transpose: 2, pace: 0.9, mood: 'calmer' });
    const spoken = await change(3, { isMusicalGeneration: false, nameSaid: 'neev' });
    expect(spoken).toMatchObject({ isMusicalGeneration: false, nameSaid: 'neev', revision: 4 });
    const heard = await songWhen(server, song.id, isHeard);
    expect(server.makers.performed.at(-1)?.performance).toMatchObject({
      sung: false,
      said: { Niamh: 'neev' },
      wishes: { transpose: 2, pace: 0.9, mood: 'calmer' },
    });
    expect(await change(4, { wishes: { mood: 'calmer' } })).toEqual(heard);
    expect(failure(await put(`/api/songs/${song.id}/sound`, { revision: 4, wishes: { transpose: 9 } })).code).toBe(
      'bad-request',
    );
  });

  it('lets go of a sound that nobody wants any more', async () => {
    const { id } = await makeSong(server);
    const before = server.makers.performed.length;
    hold('musician');
    const change = (revision: number, transpose: number) =>
      put(`/api/songs/${id}/sound`, { revision, wishes: { transpose } });
    await change(1, 1);
    const play = hold('musician');
    await change(2, 2);
    play();
    const heard = await songWhen(server, id, isHeard);
    expect(heard.wishes.transpose).toBe(2);
    const keys = server.makers.performed.slice(before).map(({ performance }) => performance.wishes.transpose);
    expect(keys).not.toContain(1);
  });

  it('says when a sound could not be made, and makes it again when asked', async () => {
    server.makers.failing.musician = true;
    const { id } = await makeSong(server);
    const failed = await songWhen(server, id, (song) => song.sound.state === 'failed');
    expect(failed.audioUrl).toBeNull();
    expect(failed.sound.message).toBe('The sound could not be made. The words of the song are safe.');
    expect(failure(await get(`/api/songs/${id}/audio`)).message).toBe(failed.sound.message);
    server.makers.failing.musician = false;
    const again = await post(server, `/api/songs/${id}/sound`, undefined);
    expect([again.statusCode, again.json()]).toEqual([202, { state: 'waiting' }]);
    const heard = await songWhen(server, id, isHeard);
    expect((await post(server, `/api/songs/${id}/sound`, undefined)).json()).toEqual({ state: 'ready' });
    expect(heard.audioUrl).toMatch(/^\/api\/media\//);
  });

  it('keeps the sound from before when a change could not be sung', async () => {
    const song = await heardSong();
    const before = await words(song.id);
    server.makers.failing.musician = true;
    await put(`/api/songs/${song.id}/lines`, { revision: 1, section: 0, line: 0, text: 'Other words' });
    const failed = await songWhen(server, song.id, ({ sound }) => sound.state === 'failed');
    expect([failed.audioUrl, failed.variants]).toEqual([song.audioUrl, song.variants]);
    expect(failed.sections[0]?.lines[0]).toBe('Other words');
    expect(await words(song.id)).toEqual(before);
    for (const url of [song.audioUrl ?? '', `/api/songs/${song.id}/download/band.mp3`]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    }
    server.makers.failing.musician = false;
    await post(server, `/api/songs/${song.id}/sound`, undefined);
    const anew = await songWhen(server, song.id, isHeard);
    expect(anew.audioUrl).not.toBe(song.audioUrl);
    expect((await words(song.id)).lines[0]?.text).toBe('Other words');
  });

  it('says when the band alone could not be made, and makes only that again when asked', async () => {
    server.makers.failing.musician = 'band';
    const { id } = await makeSong(server);
    const without = await songWhen(server, id, ({ sound }) => sound.message !== undefined);
    expect(without.sound.message).toBe('A version to sing along with could not be made. The whole song is safe.');
    expect(without.sound.state).toBe('ready');
    expect((await get(without.audioUrl ?? '')).statusCode).toBe(200);
    expect(failure(await get(`/api/songs/${id}/download/band.mp3`)).message).toBe(without.sound.message);
    const voice = (await songWhen(server, id, ({ variants }) => variants.voice !== null)).variants.voice;
    server.makers.failing.musician = false;
    const performed = server.makers.performed.length;
    const again = await post(server, `/api/songs/${id}/sound`, undefined);
    expect([again.statusCode, again.json()]).toEqual([202, { state: 'ready' }]);
    const whole = await songWhen(server, id, isHeard);
    expect(whole).toMatchObject({ audioUrl: without.audioUrl, variants: { voice }, sound: { state: 'ready' } });
    expect(whole.sound.message).toBeUndefined();
    expect(server.makers.performed.slice(performed).map(({ variant }) => variant)).toEqual(['band']);
  });
});

describe('keeping songs', () => {
  it('lists the styles and the songs, and finds songs in the library', async () => {
    const styles = z.array(songStyleEntrySchema).parse((await get('/api/songs/styles')).json());
    expect(styles.map((style) => style.id)).toEqual(['fun', 'lullaby', 'educational', 'adventure', 'dance']);
    const song = await makeSong(server, songFormOf({ theme: 'Żubr in the forest' }));
    const listed = z.array(songSummarySchema).parse((await get('/api/songs')).json());
    expect(listed[0]).toMatchObject({ id: song.id, kind: 'song', theme: 'Żubr in the forest' });
    const found = (await get(`/api/stories?search=${encodeURIComponent('zubr')}`)).json() as object[];
    expect(found).toEqual([
      expect.objectContaining({ id: song.id, kind: 'song', situation: 'Żubr in the forest', ageBand: '4-5' }),
    ]);
    const reading = { childName: 'Mia', storyTitle: song.title, pieceKind: 'song', pieceId: song.id };
    const ratings = { comprehensionRating: 4, interestRating: 5, repetitionRating: 3, behaviorRating: 2 };
    expect((await post(server, '/api/progress/tracking', { ...reading, ...ratings })).statusCode).toBe(201);
  });

  it('saves, deletes and brings back', async () => {
    const { id } = await makeSong(server);
    const saved = (await post(server, `/api/songs/${id}/save`, undefined)).json() as { savedAt: string };
    expect((await post(server, `/api/songs/${id}/save`, undefined)).json()).toEqual({ id, savedAt: saved.savedAt });
    expect((await server.app.inject({ method: 'DELETE', url: `/api/songs/${id}` })).statusCode).toBe(200);
    expect((await get(`/api/songs/${id}`)).statusCode).toBe(404);
    expect((await get(`/api/songs/${id}/audio`)).statusCode).toBe(404);
    expect((await post(server, `/api/songs/${id}/restore`, undefined)).json()).toMatchObject({ id, kind: 'song' });
    expect((await songWhen(server, id, isHeard)).savedAt).toBe(saved.savedAt);
  });

  it('gives downloads that are named after the song', async () => {
    const song = await heardSong();
    const full = await get(`/api/songs/${song.id}/download/full.mp3`);
    expect(full.headers).toMatchObject({ 'content-type': 'audio/mpeg' });
    expect(full.headers['content-disposition']).toBe(
      `attachment; filename="sing-mia-sing.mp3"; filename*=UTF-8''Sing%2C%20Mia%2C%20sing.mp3`,
    );
    expect((await get(`/api/songs/${song.id}/download/band.mp3`)).headers['content-disposition']).toContain(
      'sing-mia-sing-to-sing-along.mp3',
    );
    expect((await get(`/api/songs/${song.id}/download/drums.mp3`)).statusCode).toBe(404);
    const part = await get(song.audioUrl ?? '', { range: 'bytes=2-5' });
    expect([part.statusCode, part.body]).toEqual([206, full.body.slice(2, 6)]);
    const midi = await get(`/api/songs/${song.id}/song.mid`);
    expect(midi.headers['content-disposition']).toContain('sing-mia-sing.mid');
    const sheet = (await get(`/api/songs/${song.id}/lead-sheet`)).json() as { title: string; pages: string[] };
    expect(sheet).toMatchObject({ title: 'Sing, Mia, sing', pages: [expect.stringContaining('<svg')] });
  });

  it('is not there for another family, by any address', async () => {
    await server.addHousehold(2);
    const song = await heardSong();
    const theirs = { [HOUSEHOLD_HEADER]: '2' };
    expect(failure(await get('/api/songs/none/words')).message).toContain("couldn't find this song");
    const paths = ['', '/words', '/lead-sheet', '/audio', '/song.mid', '/cover', '/download/full.mp3'];
    for (const path of paths) expect([path, (await get(`/api/songs/${song.id}${path}`, theirs)).statusCode]).toEqual([path, 404]); // prettier-ignore
    for (const path of ['/sound', '/save', '/restore']) {
      expect([path, (await post(server, `/api/songs/${song.id}${path}`, undefined, theirs)).statusCode]).toEqual([path, 404]); // prettier-ignore
    }
    const line = { revision: 1, section: 0, line: 0, text: 'Other words' };
    expect((await put(`/api/songs/${song.id}/lines`, line, theirs)).statusCode).toBe(404);
    expect((await put(`/api/songs/${song.id}/sound`, { revision: 1 }, theirs)).statusCode).toBe(404);
    const gone = await server.app.inject({ method: 'DELETE', url: `/api/songs/${song.id}`, headers: theirs });
    expect(gone.statusCode).toBe(404);
    expect((await get('/api/songs', theirs)).json()).toEqual([]);
  });
});
