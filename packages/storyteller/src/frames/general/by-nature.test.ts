import { describe, expect, it } from 'vitest';
import { tellSocialStory, understandBrief } from '../../index.ts';
import { HEARD } from '../../match/heard/index.ts';
import { SITUATIONS } from '../../subject.ts';
import { plainThreadFor } from './by-nature.ts';

const PLAIN = ['knot', 'drum', 'zip', 'stone', 'handles'];
const CHILD = { name: 'Mia', ageBand: '4-5', gender: null, notes: '' } as const;

/** What parents typed of which no situation is told, with what is likeliest meant. */
const UNLISTED = HEARD.filter((_, at) => at % 7 === 0).flatMap(([problem]) => {
  const { occasion, situation, others } = understandBrief({ problem, notes: '' });
  const [nearest] = others;
  return occasion === 'help' && situation.id === 'general' && nearest ? [{ problem, nearest: nearest.id }] : [];
});

describe('a story of nothing listed', () => {
  it('is told in the plain way that suits what is likeliest meant', () => {
    const told = UNLISTED.map(({ problem, nearest }, seed) => ({
      problem,
      suits: plainThreadFor(nearest),
      thread: tellSocialStory({ ...CHILD, problem }, { seed, recent: [] }).thread,
    })).filter(({ suits, thread }) => suits !== undefined && PLAIN.includes(thread));
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ suits, thread }) => thread !== suits)).toEqual([]);
  });

  it('knows only situations that there are', () => {
    const suited = SITUATIONS.filter(({ id }) => plainThreadFor(id) !== undefined);
    expect(suited.length).toBeGreaterThan(140);
  });
});
