import { AGE_BANDS, GENDERS } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { ARTEFACTS, briefFor, fellBack } from '../../test/story-measures.ts';
import { lintFrame } from '../lint-frame.ts';
import { tellSocialStory } from '../tell-social-story.ts';
import { FRAMES } from './index.ts';

describe.each(FRAMES.map((frame, at) => [frame.id, frame, at] as const))('%s', (_, frame, at) => {
  test('has no fault in its authored text', () =>
    expect(lintFrame(frame).filter((each) => each.severity === 'fault')).toEqual([]));

  test('tells sound stories for every age, each of one pronoun in turn', () => {
    let told = 0;
    let inBand = 0;
    for (const ageBand of AGE_BANDS) {
      // Every pronoun and five seeds of each are told by the report of the package; here they take turns.
      const turn = at + AGE_BANDS.indexOf(ageBand);
      const gender = GENDERS[turn % GENDERS.length] ?? 'girl';
      const seed = 1 + (turn % 5);
      const brief = briefFor(frame, ageBand, gender, seed);
      const story = tellSocialStory(brief, { seed });
      const where = `${ageBand} ${gender} ${seed}`;
      const broken = story.audit.findings.filter((each) => each.hard && !each.passed);
      expect(broken, where).toEqual([]);
      const text = `${story.title}\n${Object.values(story.content).join('\n')}`;
      expect(text.replaceAll(brief.name, 'Xa'), where).not.toMatch(ARTEFACTS);
      expect(fellBack(story), `${where} fell back to ${story.thread}`).toBe(false);
      expect(story.benefits, where).toHaveLength(3);
      expect(story.talkTogether, where).toHaveLength(3);
      told++;
      if (story.audit.reading.inBand) inBand++;
    }
    expect(inBand / told).toBeGreaterThanOrEqual(0.98);
  });
});
