import { AGE_BANDS, GENDERS } from '@storylantern/contract';
import { CHALLENGES } from '@storylantern/library';
import type { Brief } from '@storylantern/storyteller';

const NAMES = ['Mia', 'Leo', 'Zoë', "O'Neil", 'Anne-Marie', 'Will', 'Noor', 'Priya', 'Kai', 'Ada'];
const NOTES = ['', 'Has a blue blanket. Dad reads at night.', 'Loves trains. Counting to ten helps.'];

/** Two hundred briefs over all challenges, age bands, genders and kinds of note, the same ones each run. */
export const BRIEFS: readonly Brief[] = Array.from({ length: 200 }, (_, index) => ({
  name: NAMES[index % NAMES.length] ?? 'Mia',
  ageBand: AGE_BANDS[index % AGE_BANDS.length] ?? '4-5',
  gender: GENDERS[index % GENDERS.length] ?? null,
  problem: CHALLENGES[index % CHALLENGES.length]?.problem ?? '',
  notes: NOTES[index % NOTES.length] ?? '',
}));
