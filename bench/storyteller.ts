import { listedSituations, tellSocialStory, type Brief } from '@storylantern/storyteller';
import { BRIEFS } from './briefs.ts';
import { percentile, type Figure } from './figures.ts';

const STORY_MS = 60;
/** The first stories of a process load its tables; the server's author tells a few before anybody asks. */
const FIRST = 20;
/** The longest text that is read, and more of it than any parent writes. */
const LONGEST = 20_000;
/** Every brief, its problem said again and again, */
const SAID_AGAIN: readonly Brief[] = BRIEFS.map((brief) => ({
  ...brief,
  problem: `${brief.problem}. Then on Tuesday Grandma's dog Biscuit barked at the tall gate. `
    .repeat(LONGEST / 40)
    .slice(0, LONGEST),
}));
/** and with the problems of all the others after it, which is everything that families meet at once. */
const WITH_ALL_OTHERS: readonly Brief[] = BRIEFS.map((brief, n) => ({
  ...brief,
  problem: [brief, ...BRIEFS.slice(n), ...BRIEFS]
    .map((each) => each.problem)
    .join('. ')
    .repeat(3)
    .slice(0, LONGEST),
}));
/** The longest of all once as each situation that a parent can choose: every cue of every scene is read over it. */
const AS_EACH: readonly Brief[] = WITH_ALL_OTHERS.slice(0, 1).flatMap((brief) =>
  listedSituations('help').map(({ id }) => ({ ...brief, situation: id })),
);

/**
 * Milliseconds of processor time of the thread that tells, for each story: other work on the machine does not count, nor what
 * the engine compiles and collects in threads of its own.
 */
const timesOf = (briefs: readonly Brief[]): number[] =>
  briefs.map((brief, seed) => {
    const before = process.threadCpuUsage();
    tellSocialStory(brief, { seed, recent: [] });
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });

/** The author alone, in this process: its first story, then 200 different briefs, then very long ones. */
export async function measureStoryteller(): Promise<readonly Figure[]> {
  const told = timesOf(BRIEFS);
  const [first = Number.NaN] = told;
  const times = told.slice(FIRST);
  const again = timesOf(SAID_AGAIN);
  const varied = timesOf(WITH_ALL_OTHERS);
  const asEach = timesOf(AS_EACH);
  const atMost = { atMost: STORY_MS };
  return [
    { name: 'first story of a process, processor time', value: first, unit: 'ms' },
    { name: 'story text, processor time, p50 of 180 briefs', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'story text, processor time, p99 of 180 briefs', value: percentile(times, 0.99), unit: 'ms', bar: atMost },
    { name: 'a problem of 20,000 characters, p50', value: percentile(again, 0.5), unit: 'ms' },
    {
      name: `a problem of 20,000 characters, p99 of ${again.length}`,
      value: percentile(again, 0.99),
      unit: 'ms',
      bar: atMost,
    },
    { name: 'a problem of 20,000 characters, worst', value: Math.max(...again), unit: 'ms' },
    { name: '20,000 characters of all that families meet, p50', value: percentile(varied, 0.5), unit: 'ms' },
    {
      name: `20,000 characters of all that families meet, p99 of ${varied.length}`,
      value: percentile(varied, 0.99),
      unit: 'ms',
      bar: atMost,
    },
    { name: '20,000 characters of all that families meet, worst', value: Math.max(...varied), unit: 'ms' },
    { name: '20,000 characters as each listed situation, p50', value: percentile(asEach, 0.5), unit: 'ms' },
    {
      name: `20,000 characters as each listed situation, p99 of ${asEach.length}`,
      value: percentile(asEach, 0.99),
      unit: 'ms',
      bar: atMost,
    },
    { name: '20,000 characters as each listed situation, worst', value: Math.max(...asEach), unit: 'ms' },
  ];
}
