import { tellSocialStory } from '@storylantern/storyteller';
import { BRIEFS } from './briefs.ts';
import { percentile, type Figure } from './figures.ts';

/** The author alone, in this process: its first story, then 200 different briefs. */
export async function measureStoryteller(): Promise<readonly Figure[]> {
  const times = BRIEFS.map((brief, seed) => {
    const start = performance.now();
    tellSocialStory(brief, { seed, recent: [] });
    return performance.now() - start;
  });
  return [
    { name: 'first story of a process', value: times[0] ?? Number.NaN, unit: 'ms' },
    { name: 'story text, p50 of 200 briefs', value: percentile(times, 0.5), unit: 'ms' },
    {
      name: 'story text, p99 of 200 briefs',
      value: percentile(times.slice(1), 0.99),
      unit: 'ms',
      bar: { atMost: 100 },
    },
  ];
}
