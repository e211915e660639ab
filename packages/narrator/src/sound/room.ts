/** Delays of the echoes in seconds: mutually prime lengths near those of a small furnished room (Schroeder, 1962). */
const ECHOES = [0.0177, 0.0203, 0.0227, 0.0251];
const DIFFUSERS = [0.0051, 0.0017];
/** How much of an echo returns each time: the room falls silent within about 0.15 s. */
const RETURN = 0.5;
const DULLING = 0.5;
const DIFFUSION = 0.5;
const LEVEL = 0.05;

/** Seconds the room sounds on after the voice has stopped. */
export const ROOM_TAIL = 0.15;

/** Adds a little of a small room, in place, so that the voice does not sound as if inside one's head. */
export function addRoom(pcm: Float32Array, rate: number): void {
  const wet = new Float32Array(pcm.length);
  for (const delay of ECHOES) addEcho(wet, pcm, Math.round(delay * rate));
  for (const delay of DIFFUSERS) diffuse(wet, Math.round(delay * rate));
  for (let at = 0; at < pcm.length; at++) pcm[at] = (pcm[at] ?? 0) + LEVEL * (wet[at] ?? 0);
}

/** A delay that feeds itself, losing treble at each turn. */
function addEcho(wet: Float32Array, dry: Float32Array, length: number): void {
  const line = new Float32Array(length);
  let dulled = 0;
  for (let at = 0, place = 0; at < dry.length; at++, place = (place + 1) % length) {
    const out = line[place] ?? 0;
    dulled = out * (1 - DULLING) + dulled * DULLING;
    line[place] = (dry[at] ?? 0) + dulled * RETURN;
    wet[at] = (wet[at] ?? 0) + out;
  }
}

/** An all-pass: keeps every frequency's level and spreads it in time. */
function diffuse(wet: Float32Array, length: number): void {
  const line = new Float32Array(length);
  for (let at = 0, place = 0; at < wet.length; at++, place = (place + 1) % length) {
    const out = line[place] ?? 0;
    const value = (wet[at] ?? 0) + out * DIFFUSION;
    line[place] = value;
    wet[at] = out - value * DIFFUSION;
  }
}
