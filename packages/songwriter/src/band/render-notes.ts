import { seededRandom } from '../random.ts';
import { addHall } from '../sound/hall.ts';
import { silence, type Stereo } from '../sound/stereo.ts';
import { INSTRUMENTS, type InstrumentName } from './instruments.ts';

/** A note of the band as it is heard: seconds, a MIDI pitch, strength from 0 to 1, place from -1 (left) to 1. */
export interface BandNote {
  readonly instrument: InstrumentName;
  readonly at: number;
  readonly seconds: number;
  readonly pitch: number;
  readonly strength: number;
  readonly place: number;
}

/** Lengths of notes are rounded up to this, so that equal ones are played once and copied. */
const LENGTH_STEP = 0.125;
const HALL = { feedback: 0.8, level: 0.13 };

/**
 * Plays notes into one stereo sound of a given length. Each different note is made once; instrument after instrument, so
 * that only one's notes are kept at a time.
 */
export function renderNotes(notes: readonly BandNote[], seconds: number, rate: number): Stereo {
  const out = silence(Math.round(seconds * rate));
  const send = new Float32Array(out.left.length);
  const parts = new Map<InstrumentName, { note: BandNote; number: number }[]>();
  notes.forEach((note, number) => {
    const part = parts.get(note.instrument);
    if (part) part.push({ note, number });
    else parts.set(note.instrument, [{ note, number }]);
  });
  for (const [instrument, part] of parts) {
    const player = INSTRUMENTS[instrument];
    const made = new Map<string, Float32Array>();
    for (const { note, number } of part) {
      const length = Math.ceil(note.seconds / LENGTH_STEP) * LENGTH_STEP;
      const take = number % player.takes;
      const key = `${instrument} ${player.pitched ? note.pitch : 0} ${length} ${take}`;
      let pcm = made.get(key);
      if (!pcm) {
        pcm = player.play(rate, note.pitch, length, seededRandom(take, key));
        made.set(key, pcm);
      }
      const angle = ((note.place + 1) * Math.PI) / 4;
      const gain = note.strength * player.level;
      const start = Math.max(0, Math.round(note.at * rate));
      addTo(out.left, pcm, start, gain * Math.cos(angle));
      addTo(out.right, pcm, start, gain * Math.sin(angle));
      if (player.hall > 0) addTo(send, pcm, start, gain * player.hall);
    }
  }
  addHall(out, send, rate, HALL.feedback, HALL.level);
  return out;
}

function addTo(out: Float32Array, pcm: Float32Array, start: number, gain: number): void {
  const count = Math.min(pcm.length, out.length - start);
  for (let at = 0; at < count; at++) out[start + at] = (out[start + at] ?? 0) + (pcm[at] ?? 0) * gain;
}
