import { AGE_BANDS, GENDERS } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { lintFrame } from '../lint-frame.ts';
import { tellSocialStory } from '../tell-social-story.ts';
import { FRAMES } from './index.ts';

/** Parents say nothing, one thing, or a lot. */
const NOTES = [
  '',
  'He has a stuffed rabbit called Pip. Loves trains. Dad reads to him. Counting to ten helps.',
  'Her soft blue blanket. Loves drawing and swimming. It helps when I sing. I am her mum.',
  'Mum and Dad. A hug helps. Holding his hand helps. Loves football and cats.',
  'Plays the drums. She has a baby brother and her teacher is Mrs Lane. Deep breaths help.',
];
const NAMES = ['Leo', 'May', 'Anna-Maria', 'James'];
/** Wording that no finished story may have, whatever its audit says. */
const ARTEFACTS =
  /[{}[\]|~<>]|undefined|\bnull\b|\b(\w+) \1\b|\ba [aeiou](?!ne\b|ni|se|nce|u)|  | [.,!?]|\.\.|\bthey (?:is|has|was|wants)\b|\bhe (?:are|have)\b/i;

describe.each(FRAMES.map((frame) => [frame.id, frame] as const))('%s', (id, frame) => {
  test('has no fault in its authored text', () =>
    expect(lintFrame(frame).filter((each) => each.severity === 'fault')).toEqual([]));

  test('tells sound stories for every age, pronoun and seed', () => {
    let told = 0;
    let inBand = 0;
    for (const ageBand of AGE_BANDS) {
      for (const gender of GENDERS) {
        for (let seed = 1; seed <= 3; seed++) {
          const name = NAMES[(seed + GENDERS.indexOf(gender)) % NAMES.length] ?? 'Leo';
          const story = tellSocialStory(
            {
              name,
              ageBand,
              gender,
              problem: 'He finds it hard.',
              notes: NOTES[(seed + AGE_BANDS.indexOf(ageBand)) % NOTES.length] ?? '',
              situation: id,
            },
            { seed },
          );
          const where = `${ageBand} ${gender} ${seed}`;
          const broken = story.audit.findings.filter((each) => each.hard && !each.passed);
          expect(broken, where).toEqual([]);
          const text = `${story.title}\n${Object.values(story.content).join('\n')}`;
          expect(text.replaceAll(name, 'Xa'), where).not.toMatch(ARTEFACTS);
          expect(story.thread, `${where} did not fall back`).not.toMatch(/^general: /);
          expect(story.benefits, where).toHaveLength(3);
          expect(story.talkTogether, where).toHaveLength(3);
          told++;
          if (story.audit.reading.inBand) inBand++;
        }
      }
    }
    expect(inBand / told).toBeGreaterThanOrEqual(0.95);
  });
});
