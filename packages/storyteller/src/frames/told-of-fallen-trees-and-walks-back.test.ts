import type { AgeBand } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { tellSocialStory } from '../index.ts';

const told = (problem: string, ageBand: AgeBand, notes = ''): string => {
  const story = tellSocialStory({ name: 'Ben', ageBand, gender: 'boy', problem, notes }, { seed: 3 });
  return `${story.situation}/${story.thread}`;
};

describe('what has happened is told as what has happened', () => {
  it.each<[string, AgeBand, string]>([
    ['scared of thunder since a storm knocked our tree down', '6-7', 'storms/camedown'],
    ['our fence blew down in the storm and now he panics when it is windy', '8-10', 'storms/camedown'],
    ['the big tree came down in the gale and he is frightened of wind now', '4-5', 'storms/camedown'],
    ['lost his first tooth at school and it got thrown away', '6-7', 'wobbly-tooth/nowhere'],
    ["his tooth fell out on the bus and we can't find it", '6-7', 'wobbly-tooth/nowhere'],
    ['dropped the tooth down the plughole and is heartbroken', '4-5', 'wobbly-tooth/nowhere'],
    ["his friend has a wheelchair and he asked me why his legs don't work", '6-7', 'respecting-differences/whyfriend'],
    [
      'keeps asking why the girl in his class has a tube in her tummy and cannot walk',
      '4-5',
      'respecting-differences/whyfriend',
    ],
    ["moving from Ghana to live with me, he hasn't seen me for 4 years. I'm his mum", '11+', 'parent-away/together'],
    [
      'we have not seen each other for two years, he is joining me in England in August. I am his dad',
      '8-10',
      'parent-away/together',
    ],
    ['told me he did his reading and he hadn’t', '6-7', 'lying'],
    ['spends all his time on his phone and gets really angry when we take it', '11+', 'screen-time'],
    ["doesn't want to share his birthday presents with his cousins", '4-5', 'sharing'],
  ])('%s (%s): %s', (problem, band, scene) => expect(told(problem, band)).toMatch(new RegExp(`^${scene}`)));

  it('tells of a thing that was paid for as paid for, wherever that was said', () => {
    expect(told('took a chocolate bar from the shop', '8-10', 'we went back and paid')).toBe(
      'taking-things/walkedback',
    );
    expect(told('he stole sweets from the shop and we took them back together', '6-7')).toBe(
      'taking-things/walkedback',
    );
  });

  it.each<[string, AgeBand, string]>([
    ['he is afraid a tree will fall on our house when it is windy', '6-7', 'camedown'],
    ['swallowed his tooth with an apple', '6-7', 'nowhere'],
    ['his dad is away for work for three weeks', '8-10', 'together'],
    ['took a toy from the shop and will not give it back', '6-7', 'walkedback'],
    ['shouted why is that man in a wheelchair in the shop', '4-5', 'whyfriend'],
  ])('%s (%s) is not %s', (problem, band, scene) => expect(told(problem, band)).not.toContain(scene));
});
