import { STORY_LENGTHS, STORY_LEVELS, type StoryChange, type StoryTelling } from '@storylantern/contract';
import { AppError } from '../../platform/http/app-error.ts';

/** The changes that are another way of telling. */
type TellingChange = Exclude<StoryChange, 'another-ending' | 'another-picture'>;

const AS_SHORT = 'This story is as short as it gets for this age.';
const AS_LONG = 'This story is as long as it gets for this age.';
const AS_SIMPLE = 'The words of this story are as simple as they get for this age.';
const AS_RICH = 'The words of this story are as rich as they get for this age.';

const FULL: Readonly<Record<TellingChange, string>> = {
  shorter: AS_SHORT,
  longer: AS_LONG,
  simpler: AS_SIMPLE,
  richer: AS_RICH,
  'first-person': 'This story is told as “I” already.',
  'third-person': 'This story is told by name already.',
};

const step = <Value>(values: readonly Value[], value: Value, by: number): Value | undefined =>
  values[values.indexOf(value) + by];

function changed(telling: StoryTelling, change: TellingChange): Partial<StoryTelling> {
  if (change === 'shorter' || change === 'longer') {
    const length = step(STORY_LENGTHS, telling.length, change === 'shorter' ? -1 : 1);
    return length ? { length } : {};
  }
  if (change === 'simpler' || change === 'richer') {
    const level = step(STORY_LEVELS, telling.level, change === 'simpler' ? -1 : 1);
    return level ? { level } : {};
  }
  const person = change === 'first-person' ? 'first' : 'third';
  return person === telling.person ? {} : { person };
}

/**
 * How a story is told after a change.
 * @throws AppError with a sentence when it is told so already.
 */
export function anotherTelling(telling: StoryTelling, change: TellingChange): StoryTelling {
  const difference = changed(telling, change);
  if (Object.keys(difference).length === 0) throw new AppError('bad-request', FULL[change], { field: 'change' });
  return { ...telling, ...difference };
}
