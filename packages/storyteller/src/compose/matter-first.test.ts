import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief.ts';
import { tellSocialStory } from '../tell-social-story.ts';

const brief = (over: Partial<Brief>): Brief => ({
  name: 'Martha',
  ageBand: '8-10',
  gender: 'girl',
  problem: '',
  notes: '',
  ...over,
});
const ON_THE_BUS = 'a big boy on the bus calls her names and takes her hat';

describe('what a parent came with', () => {
  it('stands first where the story says little of it', () => {
    const { content, audit, leftOut } = tellSocialStory(brief({ problem: ON_THE_BUS }), { seed: 7 });
    expect(content.descriptive).toMatch(/^A big boy on the bus calls Martha names and takes her hat\. /);
    expect(audit.passed).toBe(true);
    expect(leftOut).toEqual([]);
  });

  it('makes the general story one about this child', () => {
    const problem = 'she never puts her hand up or joins in group work, sits silently';
    const { content } = tellSocialStory(brief({ problem, situation: 'general' }), { seed: 7 });
    expect(content.descriptive).toMatch(
      /^Martha does not put her hand up or join in group work\. She sits silently\. /,
    );
  });

  it('is said once: the next story of the same child begins with its image', () => {
    const first = tellSocialStory(brief({ problem: ON_THE_BUS }), { seed: 7 });
    const text = Object.values(first.content).join('\n');
    const next = tellSocialStory(brief({ problem: ON_THE_BUS }), { seed: 8, recent: [text] });
    expect(next.content.descriptive).not.toContain('calls Martha names');
  });

  it('is not said where the story tells it in words of its own', () => {
    const { content } = tellSocialStory(brief({ ageBand: '4-5', problem: 'scared of the dark' }), { seed: 7 });
    expect(content.descriptive).not.toMatch(/^Martha is scared of the dark/);
  });

  it('is not said of a death', () => {
    const problem = 'her grandma has gone and she does not want to talk about her';
    const { content } = tellSocialStory(brief({ problem, situation: 'grandparent-death' }), { seed: 7 });
    expect(content.descriptive).not.toMatch(/^Martha's grandma has gone/);
  });
});
