import type { AgeBand } from '@storylantern/contract';
import * as z from 'zod/mini';

/** How a text is set for the eyes that read it, kept on this device. */
const readingSettingsSchema = z.object({
  /** Per cent of the normal size. */
  size: z.union([z.literal(100), z.literal(115), z.literal(130)]),
  /** Wider letters, words and lines. */
  wide: z.boolean(),
  /** What is lit while it is spoken; 'age' leaves the choice to the child's age. */
  light: z.enum(['age', 'sentence', 'word', 'off']),
});
export type ReadingSettings = z.infer<typeof readingSettingsSchema>;
export type Light = Exclude<ReadingSettings['light'], 'age'>;

export const SIZES = [100, 115, 130] as const;
export const PLAIN: ReadingSettings = { size: 100, wide: false, light: 'age' };
const STORED = 'storylantern.reading';

/**
 * What is lit by default: the sentence for 2 to 5, the word from 6. Preschoolers' eyes do not yet follow single words,
 * first graders' do (studies of gaze during shared reading).
 */
export function lightFor(settings: ReadingSettings, age: AgeBand): Light {
  if (settings.light !== 'age') return settings.light;
  return age === '2-3' || age === '4-5' ? 'sentence' : 'word';
}

/** The settings in a stored text; the plain ones when there are none or they cannot be read. */
export function parseReadingSettings(stored: string | null): ReadingSettings {
  if (stored === null) return PLAIN;
  try {
    const read = readingSettingsSchema.safeParse(JSON.parse(stored));
    return read.success ? read.data : PLAIN;
  } catch {
    // Not JSON: written by something else, and replaced at the next choice.
    return PLAIN;
  }
}

/** The settings of this device; a browser that closes its storage has the plain ones. */
export function loadReadingSettings(): ReadingSettings {
  try {
    return parseReadingSettings(localStorage.getItem(STORED));
  } catch {
    // Storage is closed in this browser; reading works all the same.
    return PLAIN;
  }
}

/** Keeps the settings on this device. */
export function keepReadingSettings(settings: ReadingSettings): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch (storageIsClosed) {
    console.warn('The reading settings hold for this visit only.', storageIsClosed);
  }
}
