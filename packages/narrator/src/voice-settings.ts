/** How the voice speaks. Together with the text it decides every sample: the same settings give the same bytes. */
export interface VoiceSettings {
  /**
   * A voice inside the engine's file: `slt` (a woman's) is the storyteller; the others are men's. `kal16` is put together
   * from recorded pairs of sounds and so the least like the rest.
   */
  readonly voice: 'slt' | 'rms' | 'awb' | 'kal16';
  /** Mean pitch in hertz. */
  readonly pitch: number;
  /** How far the pitch moves around its mean: one standard deviation in hertz. */
  readonly spread: number;
  /** Length of every sound against the voice's own pace: 1.16 is 16 % slower. */
  readonly stretch: number;
}

/**
 * The storyteller: calm, a little lower and livelier than the voice's own setting. The stretch was chosen by
 * measuring: a story with its pauses comes out at about 2.6 words a second, inside the 2.4 to 2.8 of people who read
 * to children and under the 3 words a second that pages are paced by.
 */
export const STORY_VOICE: VoiceSettings = { voice: 'slt', pitch: 183, spread: 24, stretch: 1.16 };

/** A name heard alone: slower, so that each sound can be judged. */
export const NAME_VOICE: VoiceSettings = { ...STORY_VOICE, stretch: 1.25 };

/**
 * The settings for one sentence: no two neighbours on quite the same pitch, questions a little higher, joy and direct
 * speech a little livelier. Depends on the sentence alone, so that a sentence sounds the same wherever it stands.
 */
export function settingsFor(sentence: string, settings: VoiceSettings): VoiceSettings {
  const lift = (hash(sentence) % 9) - 4;
  const question = /\?["'”’)]*$/.test(sentence) ? 6 : 0;
  const joy = /!/.test(sentence) ? 7 : 0;
  const quoted = /["“”]/.test(sentence) ? 3 : 0;
  const liveliness = (joy > 0 ? 1.15 : 1) * (quoted > 0 ? 1.08 : 1);
  return { ...settings, pitch: settings.pitch + lift + question + joy + quoted, spread: settings.spread * liveliness };
}

/** FNV-1a over UTF-16 units: small, and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
