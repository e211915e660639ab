import { describe, expect, it } from 'vitest';
import { listedSituations, tellSocialStory, understandBrief } from '../../index.ts';
import { HEARD } from '../../match/heard/index.ts';
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
  it('is told in the plain way that suits what is likeliest meant, where it is not told as a kind of matter', () => {
    const told = UNLISTED.map(({ problem, nearest }, seed) => ({
      problem,
      suits: plainThreadFor(nearest),
      thread: tellSocialStory({ ...CHILD, problem }, { seed, recent: [] }).thread,
    })).filter(({ suits, thread }) => suits !== undefined && PLAIN.includes(thread));
    expect(told.length).toBeGreaterThan(2);
    expect(told.filter(({ suits, thread }) => thread !== suits)).toEqual([]);
  });

  it('knows of every situation what kind of matter it is, but of those that none of the plain ways suits', () => {
    const unsuited = listedSituations('help').filter(({ id }) => plainThreadFor(id) === undefined);
    expect(unsuited.map(({ id }) => id).join(' ')).toBe(
      'saying-sorry being-kind broken-bone head-lice carsick biting hitting spitting running-off lying taking-things ' +
        'swearing new-pet body-safety online-kindness is-santa-real',
    );
  });
});
