import { expect, it } from 'vitest';
import { leafAfterLeaf } from '../../test/songs.ts';
import { composeSong } from '../compose/compose-song.ts';
import { midiFile } from './midi-file.ts';

/** A small reader of MIDI files, written from the standard: for each track its events with the tick they come at. */
function readMidi(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const tracks: { tick: number; status: number; data: number[] }[][] = [];
  for (let at = 14; at < bytes.length;) {
    const end = at + 8 + view.getUint32(at + 4);
    at += 8;
    const events: { tick: number; status: number; data: number[] }[] = [];
    let tick = 0;
    const variable = (): number => {
      let value = 0;
      for (;;) {
        const byte = bytes[at++] ?? 0;
        value = (value << 7) | (byte & 127);
        if (byte < 128) return value;
      }
    };
    while (at < end) {
      tick += variable();
      const status = bytes[at++] ?? 0;
      const kind = status === 0xff ? (bytes[at++] ?? 0) : -1;
      const length = status === 0xff ? variable() : (status & 0xf0) === 0xc0 ? 1 : 2;
      events.push({ tick, status: status === 0xff ? kind : status, data: [...bytes.subarray(at, at + length)] });
      at += length;
    }
    tracks.push(events);
  }
  return { format: view.getUint16(8), division: view.getUint16(12), tracks };
}

it('writes a file that another program reads: tempo, tune, words and chords', () => {
  const lyrics = leafAfterLeaf();
  const score = composeSong(lyrics, 'lullaby', { seed: 3 });
  const { format, division, tracks } = readMidi(midiFile(score, lyrics));
  expect([format, division, tracks.length]).toEqual([1, 480, 3]);
  const [conductor = [], tune = [], chords = []] = tracks;
  const tempo = conductor.find(({ status }) => status === 0x51)?.data ?? [];
  const quarter = tempo.reduce((sum, byte) => sum * 256 + byte, 0) / 1e6;
  expect(60 / (quarter * 1.5)).toBeCloseTo(score.tempo, 1);
  expect(conductor.find(({ status }) => status === 0x58)?.data.slice(0, 2)).toEqual([6, 3]);
  const sung = tune.filter(({ status }) => status === 0x90);
  expect(sung.map(({ data }) => data[0])).toEqual(score.notes.map(({ pitch }) => pitch));
  expect(sung.map(({ tick }) => tick)).toEqual(score.notes.map(({ at }) => Math.round(at * 720)));
  const words = tune
    .filter(({ status }) => status === 0x05)
    .map(({ data }) => new TextDecoder().decode(Uint8Array.from(data)));
  expect(words.join('')).toContain('Slow goes the hedge-hog un-der the hedge ');
  expect(chords.filter(({ status }) => status === 0x01)).toHaveLength(score.chords.length);
  const open = new Map<number, number>();
  for (const { status, data } of tune) {
    const pitch = data[0] ?? 0;
    if (status === 0x90) open.set(pitch, (open.get(pitch) ?? 0) + 1);
    if (status === 0x80) open.set(pitch, (open.get(pitch) ?? 0) - 1);
    expect(Math.max(0, ...open.values())).toBeLessThanOrEqual(1);
  }
  expect([...open.values()].every((count) => count === 0)).toBe(true);
});
